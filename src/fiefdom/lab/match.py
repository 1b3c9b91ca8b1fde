"""A match: strategies play each other over many games, and the outcome."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from itertools import permutations
from pathlib import Path
from typing import Any, TypeAlias

from fiefdom.bots.bot import Bot
from fiefdom.bots.own_bots import is_file
from fiefdom.bots.plan import Plan, needed_by
from fiefdom.bots.tally import Tally, added, opening_kinds, opening_split
from fiefdom.cards.catalog import catalog
from fiefdom.cards.kingdoms import check_players, choose_kingdom, make_setup
from fiefdom.engine.card import Kind
from fiefdom.engine.setup import FEWEST_PLAYERS
from fiefdom.errors import Complaint
from fiefdom.lab.statistics import interval, interval_of_seeds, weight_of_game
from fiefdom.lab.workers import results
from fiefdom.roster import for_another_game, make_bot, plan_named

SEATS = ("rotate", "fixed")
# A piece of work is about this many games, however many processes there are.
GAMES_A_PIECE = 500
MOST_GAMES = 10_000_000

# Who plays: a plan, or the name or Python file of a bot without one.
Entrant: TypeAlias = Plan | str


@dataclass(frozen=True)
class Piece:
    """Some seeds of a match: the work for one process, with plans included, as another machine may lack their files."""

    strategies: tuple[Entrant, ...]
    kingdom: tuple[str, ...]
    orders: tuple[tuple[int, ...], ...]
    seeds: range


@dataclass
class Outcome:
    """The results of a match so far."""

    entrants: tuple[Entrant, ...]
    kingdom: tuple[str, ...]
    seats: str
    seed: int
    seconds: float = 0.0
    counts: dict[str, Any] = field(default_factory=dict)

    @property
    def games(self) -> int:
        return int(self.counts["games"]) if self.counts else 0

    @property
    def strategies(self) -> tuple[str, ...]:
        return tuple(entrant_name(entrant) for entrant in self.entrants)

    @property
    def names(self) -> list[str]:
        """The names of the strategies, numbered where several have the same name."""
        strategies = self.strategies
        return [
            name if strategies.count(name) == 1 else f"{name} ({strategies[:i].count(name) + 1})"
            for i, name in enumerate(strategies)
        ]

    def standing(self, strategy: int, seat: int | None = None) -> dict[str, Any]:
        """Games won, shared and lost by a strategy at one seat or all, and the interval of its share of wins."""
        rows = self.counts["outcomes"][strategy]
        wins, shared, losses = (
            sum(row[i] for place, row in enumerate(rows) if seat is None or place == seat) for i in range(3)
        )
        games = wins + shared + losses
        squares = self.counts["squares"][strategy][len(rows) if seat is None else seat]
        return {
            "games": games,
            "wins": wins,
            "shared": shared,
            "losses": losses,
            "interval": list(interval_of_seeds(wins, games, squares, self.counts["seeds"])),
        }

    def by_turn(self, strategy: int) -> list[dict[str, float]]:
        """Mean score, money and Provinces after each turn, over the games that lasted so long."""
        counts = self.counts
        return [
            {
                "turn": turn,
                "games": n,
                "score": counts["scores"][strategy][turn] / n,
                "money": counts["money"][strategy][turn] / n,
                "provinces": counts["provinces"][strategy][turn] / n,
            }
            for turn, n in enumerate(counts["reached"][strategy])
            if n
        ]

    def bought(self, strategy: int) -> dict[str, dict[str, Any]]:
        """For each card bought: how many per game, the mean turn, and how many per game in each turn."""
        found: dict[str, dict[str, Any]] = {}
        for number, turns in sorted(self.counts["bought"][strategy].items(), key=lambda item: -sum(item[1])):
            total = sum(turns)
            last = max(turn for turn, n in enumerate(turns) if n)
            found[catalog.kinds[number].name] = {
                "per_game": total / self.games,
                "mean_turn": sum(turn * n for turn, n in enumerate(turns)) / total,
                "by_turn": [n / self.games for n in turns[1 : last + 1]],
            }
        return found

    def provinces(self, strategy: int) -> dict[int, dict[str, float]]:
        """For the first, second, ... Province: the share of games that had it, and the mean turn."""
        rows = self.counts["province_turns"][strategy]
        return {n: {"share": rows[n][0] / self.games, "mean_turn": rows[n][1] / rows[n][0]} for n in sorted(rows)}

    def openings(self, strategy: int) -> list[dict[str, Any]]:
        """What was bought in the first two turns, by how their money was split: how often, and how often that won.

        Games of one seed at the same seat start with the same hands, so they count for less.
        """
        squares = self.counts["squares"][strategy]
        told = min(
            weight_of_game(row[0], sum(row), squares[seat], self.counts["seeds"])
            for seat, row in enumerate(self.counts["outcomes"][strategy])
        )
        found = []
        for opening, (wins, shared, losses) in self.counts["openings"][strategy].items():
            kinds = [catalog.kinds[number] for number in opening_kinds(opening, len(catalog.kinds))]
            games = wins + shared + losses
            found.append(
                {
                    "cards": [kind.name for kind in sorted(kinds, key=lambda kind: (-kind.cost, kind.name))],
                    "split": opening_split(opening, len(catalog.kinds)),
                    "games": games,
                    "wins": wins,
                    "shared": shared,
                    "losses": losses,
                    "interval": list(interval(wins * told, games * told)),
                }
            )
        return sorted(found, key=lambda row: (-row["games"], row["cards"]))

    def data(self) -> dict[str, Any]:
        """Everything, as data for JSON."""
        counts = self.counts
        players = len(self.strategies)
        # A strategy that plays alone has as many turns as the game is long.
        alone = sum(length * n for length, n in counts["lengths"].items())
        return {
            "games": self.games,
            "kingdom": list(self.kingdom),
            "seats": self.seats,
            "seed": self.seed,
            "turns_mean": (counts["turns"] / players if players > 1 else alone) / self.games,
            "ended_by_provinces": self.games - counts["by_piles"] - counts["stopped"],
            "ended_by_piles": counts["by_piles"],
            "stopped": counts["stopped"],
            "games_per_second": self.games / self.seconds if self.seconds else 0.0,
            "lengths": dict(sorted(counts["lengths"].items())),
            "strategies": [
                {
                    "name": name,
                    **self.standing(i),
                    "by_seat": [{"seat": seat + 1, **self.standing(i, seat)} for seat in range(players)],
                    "score_mean": sum(score * n for score, n in counts["final_scores"][i].items()) / self.games,
                    "scores": dict(sorted(counts["final_scores"][i].items())),
                    "leads": dict(sorted(counts["leads"][i].items())),
                    "openings": self.openings(i),
                    "by_turn": self.by_turn(i),
                    "bought": self.bought(i),
                    "provinces": self.provinces(i),
                }
                for i, name in enumerate(self.names)
            ],
        }

    def rows(self) -> list[dict[str, Any]]:
        """A row for each strategy and turn, ready for a table of data: pandas.DataFrame(outcome.rows())."""
        return [{"strategy": name, **row} for i, name in enumerate(self.names) for row in self.by_turn(i)]


def match(
    *strategies: Entrant,
    games: int = 1000,
    kingdom: str | Sequence[str] | None = None,
    seed: int = 0,
    seats: str = "rotate",
    jobs: int | None = None,
    cluster: str | None = None,
    progress: Callable[[int, int], None] | None = None,
    so_far: Callable[[Outcome], None] | None = None,
) -> Outcome:
    """Play strategies, given as plans or by names or files, against each other; a single one plays alone.

    Every seed is played in all seat orders, unless seats are `fixed`: then the first one always goes first. `progress`
    gets the games done and the total; `so_far` gets the results, even if the match is stopped.
    """
    if seats not in SEATS:
        raise Complaint("lab-seats", seats=seats, allowed=", ".join(SEATS))
    if not 1 <= games <= MOST_GAMES:
        raise Complaint("lab-games", n=games, most=MOST_GAMES)
    check_players(max(FEWEST_PLAYERS, len(strategies)))
    entrants = entrants_of(strategies)
    kinds = kingdom_for(entrants, kingdom)
    orders = seat_orders(len(strategies), seats)
    seeds = -(-games // len(orders))
    step = max(1, GAMES_A_PIECE // len(orders))
    pieces = [
        Piece(
            entrants,
            tuple(kind.name for kind in kinds),
            tuple(orders),
            range(seed + first, seed + min(first + step, seeds)),
        )
        for first in range(0, seeds, step)
    ]
    # Report mistakes in names or files before any work begins.
    bots_of(entrants)
    outcome = Outcome(entrants, pieces[0].kingdom, seats, seed)
    begun = time.perf_counter()
    try:
        for counts in results(play_piece, pieces, jobs, cluster):
            outcome.counts = added(outcome.counts, counts) if outcome.counts else counts
            outcome.seconds = time.perf_counter() - begun
            if progress is not None:
                progress(outcome.games, seeds * len(orders))
    finally:
        if so_far is not None and outcome.games:
            so_far(outcome)
    return outcome


def play_piece(piece: Piece) -> dict[str, Any]:
    """Play the seeds of a piece in all its seat orders."""
    setup = make_setup(max(2, len(piece.strategies)), [catalog.find(name) for name in piece.kingdom])
    tally = Tally(setup.players, len(catalog.kinds))
    bots = bots_of(piece.strategies)
    for seed in piece.seeds:
        for order in piece.orders:
            tally.play(setup, [for_another_game(bot, seed) for bot in bots], list(order), seed)
        tally.end_seed()
    return tally.data()


def entrants_of(strategies: Iterable[Entrant]) -> tuple[Entrant, ...]:
    """The plan of each strategy, or the name or full path of a bot, which every process makes for itself."""
    return tuple(strategy if isinstance(strategy, Plan) else entrant_named(strategy) for strategy in strategies)


def entrant_named(name: str) -> Entrant:
    return plan_named(name) or (str(Path(name).resolve()) if is_file(name) else name)


def bots_of(entrants: Iterable[Entrant]) -> list[Bot]:
    bots = [each.strategy() if isinstance(each, Plan) else make_bot(each, by_games=True) for each in entrants]
    return bots if len(bots) > 1 else [*bots, Nobody()]


class Nobody:
    """The opponent of a strategy that plays alone: does as little as the rules allow."""

    def answer(self, _view: object, decision: Any) -> tuple[int, ...]:
        return tuple(range(decision.least))


def entrant_name(entrant: Entrant) -> str:
    return entrant.name if isinstance(entrant, Plan) else Path(entrant).name


def seat_orders(players: int, seats: str) -> list[tuple[int, ...]]:
    if players == 1:
        return [(0, 1)]
    first = tuple(range(players))
    if seats == "fixed":
        return [first]
    return list(permutations(first))


def kingdom_for(entrants: Iterable[Entrant], kingdom: str | Sequence[str] | None) -> list[Kind]:
    """The kingdom asked for; if it has fewer than ten cards, what the strategies need is added, then random cards."""
    plans = [entrant for entrant in entrants if isinstance(entrant, Plan)]
    return choose_kingdom(kingdom, 0, needed=needed_by(plans))
