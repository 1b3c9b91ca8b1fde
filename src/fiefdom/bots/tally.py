"""Playing games and counting what happens in them, as fast as the engine goes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, final

from fiefdom.cards.basic import province
from fiefdom.engine.card_type import TREASURE
from fiefdom.engine.decision import GAME_OVER
from fiefdom.engine.game import Game
from fiefdom.engine.log import Given
from fiefdom.engine.native import i64, vec
from fiefdom.engine.player import Player
from fiefdom.engine.result import merit
from fiefdom.engine.score import money
from fiefdom.engine.setup import Setup
from fiefdom.views.resample import Imagined
from fiefdom.views.view import View

# Some strategies never end the game, so it is stopped once somebody has had this many turns.
MOST_TURNS: Final = 200
TURNS: Final = MOST_TURNS + 1
# The buys of this many turns are an opening: they are made with the cards that everybody starts with.
OPENING_TURNS: Final = 2
# How the money of the first two hands can be split, in either order.
SPLITS: Final = ("5/2", "4/3")
# The places of the counts of a strategy's games.
WON: Final = 0
SHARED: Final = 1
LOST: Final = 2
# A lead of this many half points is worth halfway between a tie and the largest lead there can be.
WIDE: Final = 20


def play_out(setup: Setup, bots: Sequence[Any], seed: int, first: int = -1) -> list[tuple[int, int]]:
    """Play a game to its end, and return each seat's score and turns."""
    game = begin_game(setup, list(bots), seed, first)
    game.run()
    return end_game(setup, game)


def final_lead(setup: Setup, bots: list[Any], seed: int, seat: int, most_turns: int) -> int:
    """Play a game in which the first seat goes first, and return the final lead of a seat, see `lead_of`.

    A game that is not over after this many turns counts as it stands.
    """
    game = begin_game(setup, bots, seed, 0)
    play_until(game, most_turns)
    lead = lead_of(game, seat)
    setup.put_away(game)
    return lead


def lead_after(imagined: Imagined, scratch: Game, given: Given, most_turns: int) -> int:
    """Play on in a copy of an imagined game, with this answer next, and return the final lead of the seat that gave it.

    `scratch` is a game of the same setup with the bots that play; it is overwritten.
    """
    imagined.begun.resume(scratch, [*imagined.given, given], imagined.world)
    play_until(scratch, scratch.players[scratch.turn].turns + most_turns)
    return lead_of(scratch, given.seat)


def play_until(game: Game, turns: int) -> None:
    """Play to the end of the game, or until somebody has had this many turns."""
    while game.phase != GAME_OVER:
        me = game.players[game.turn]
        game.play_turn()
        if me.turns >= turns:
            break


def lead_of(game: Game, seat: int) -> int:
    """How far a seat is ahead of the best of the others, in half points.

    1 and -1 mean a tie that turns decide, and 0 a shared win.
    """
    me = game.players[seat]
    score, turns = me.score(), me.turns
    least: i64 = 1_000_000
    for other in game.players:
        if other is not me:
            lead = 2 * (score - other.score())
            if lead == 0 and turns != other.turns:
                lead = 1 if turns < other.turns else -1
            if lead < least:
                least = lead
    return least


def points_for(lead: int) -> float:
    """The points for a final lead: 1 for a win, a half for a shared win."""
    return 1.0 if lead > 0 else 0.5 if lead == 0 else 0.0


def value_of(lead: int) -> float:
    """What a final lead is worth, from 0 to 1: how wide it is counts too, so that fewer games show who is better."""
    return 0.5 + 0.5 * lead / (abs(lead) + WIDE)


def begin_game(setup: Setup, bots: list[Any], seed: int, first: int) -> Game:
    game = setup.start(seed, first)
    game.seat_bots(bots, View)
    return game


def end_game(setup: Setup, game: Game) -> list[tuple[int, int]]:
    """Put a game away, and return each seat's score and turns."""
    ended = [(player.score(), int(player.turns)) for player in game.players]
    setup.put_away(game)
    return ended


@final
class ByTurn:
    """What is counted for a strategy, turn by turn.

    How many games had that turn; the sums of score, money and Provinces after it; and the cards bought, by kind.
    """

    def __init__(self, kinds_known: int) -> None:
        self.reached: Final[vec[i64]] = vec[i64]([0] * TURNS)
        self.scores: Final[vec[i64]] = vec[i64]([0] * TURNS)
        self.money: Final[vec[i64]] = vec[i64]([0] * TURNS)
        self.provinces: Final[vec[i64]] = vec[i64]([0] * TURNS)
        self.kinds_known: Final = kinds_known
        self.bought: Final[vec[i64]] = vec[i64]([0] * (TURNS * kinds_known))
        # Whether any card of a kind was bought.
        self.is_bought: Final[vec[i64]] = vec[i64]([0] * kinds_known)
        # The first buy of each opening turn of this game, as one number that `opening_kinds` reads.
        self.opening: i64 = 0
        # How many Treasures the second hand of this game had.
        self.second_hand: i64 = 0

    def count(self, me: Player, turn: i64, provinces: i64) -> None:
        self.reached[turn] += 1
        self.scores[turn] += me.score()
        self.money[turn] += money(me)
        self.provinces[turn] += provinces
        bought = me.bought
        i: i64 = 0
        while i < bought.n:
            kind = bought.stock.kind_numbers[i64(bought.idents[i])]
            self.bought[TURNS * kind + turn] += 1
            self.is_bought[kind] = 1
            i += 1
        if turn <= OPENING_TURNS:
            first: i64 = 0
            if bought.n:
                first = i64(bought.stock.kind_numbers[i64(bought.idents[0])]) + 1
            base = i64(self.kinds_known) + 1
            self.opening = self.opening * base + first
            if turn == 1:
                self.second_hand = len(me.hand.of(TREASURE))

    def end_opening(self) -> int:
        """The opening of the finished game, the same for either order of its turns; resets it for the next game."""
        base = i64(self.kinds_known) + 1
        one, other = self.opening // base, self.opening % base
        self.opening = 0
        is_even: i64 = 1 if self.second_hand == 3 or self.second_hand == 4 else 0
        return int(is_even * base * base + max(one, other) * base + min(one, other))

    def bought_by_kind(self) -> dict[int, list[int]]:
        """The number of cards bought in each turn, for each kind that was bought at all."""
        found: dict[int, list[int]] = {}
        for kind in range(self.kinds_known):
            if self.is_bought[kind]:
                found[kind] = as_list(self.bought[TURNS * kind : TURNS * kind + TURNS])
        return found


def opening_kinds(opening: int, kinds_known: int) -> list[int]:
    """The numbers of the kinds in an opening; a turn without a buy adds none."""
    base = kinds_known + 1
    return [place - 1 for place in divmod(opening % (base * base), base) if place]


def opening_split(opening: int, kinds_known: int) -> str:
    """How the starting money was split over the two hands of an opening: one of SPLITS."""
    base = kinds_known + 1
    return SPLITS[opening // (base * base)]


def as_list(numbers: vec[i64]) -> list[int]:
    return [int(number) for number in numbers]


@final
class Tally:
    """The counts of a match, in whole numbers only, so that tallies of its parts add up the same in any order."""

    def __init__(self, strategies: int, kinds_known: int) -> None:
        self.games = 0
        self.turns = 0
        self.by_piles = 0
        self.stopped = 0
        # By strategy and seat: games won, shared, lost.
        self.outcomes: Final = [[[0, 0, 0] for _ in range(strategies)] for _ in range(strategies)]
        # Seeds played; and by strategy and seat (last: all seats), the sum over seeds of the games won, squared.
        self.seeds = 0
        self.squares: Final = [[0] * (strategies + 1) for _ in range(strategies)]
        self.won: Final = [[0] * strategies for _ in range(strategies)]
        self.by_turn: Final = [ByTurn(kinds_known) for _ in range(strategies)]
        # By strategy and number of Provinces: in how many games it got that many, and the sum of the turns when it did.
        self.province_turns: Final[list[dict[int, list[int]]]] = [{} for _ in range(strategies)]
        # How many games had this length, and, by strategy, this final score.
        self.lengths: Final[dict[int, int]] = {}
        self.final_scores: Final[list[dict[int, int]]] = [{} for _ in range(strategies)]
        # By strategy: how many games it ended with this lead over the best of the others.
        self.leads: Final[list[dict[int, int]]] = [{} for _ in range(strategies)]
        # By strategy and opening, with its split and in either order of its turns: games won, shared, lost.
        self.openings: Final[list[dict[int, list[int]]]] = [{} for _ in range(strategies)]

    def play(self, setup: Setup, bots: list[Any], order: list[int], seed: int) -> None:
        """Play and count a game in which strategy `order[i]` has seat i; the first seat goes first."""
        game = begin_game(setup, [bots[strategy] for strategy in order], seed, 0)
        while game.phase != GAME_OVER:
            me = game.players[game.turn]
            strategy = order[me.seat]
            had = me.owns(province)
            game.play_turn()
            turn = me.turns
            if turn >= MOST_TURNS:
                self.stopped += 1
                break
            has = me.owns(province)
            self.by_turn[strategy].count(me, turn, has)
            while had < has:
                had += 1
                row = self.province_turns[strategy].setdefault(had, [0, 0])
                row[0] += 1
                row[1] += turn
        self.games += 1
        provinces = game.pile(province)
        if game.phase == GAME_OVER and provinces is not None and provinces.n:
            self.by_piles += 1
        ended = end_game(setup, game)
        earned = [merit(score, turns) for score, turns in ended]
        best = max(earned)
        winners = earned.count(best)
        longest = 0
        for seat in range(len(ended)):
            strategy = order[seat]
            score, turns = ended[seat]
            outcome = LOST if earned[seat] != best else WON if winners == 1 else SHARED
            self.outcomes[strategy][seat][outcome] += 1
            self.final_scores[strategy][score] = self.final_scores[strategy].get(score, 0) + 1
            lead = score - max([ended[other][0] for other in range(len(ended)) if other != seat])
            self.leads[strategy][lead] = self.leads[strategy].get(lead, 0) + 1
            self.openings[strategy].setdefault(self.by_turn[strategy].end_opening(), [0, 0, 0])[outcome] += 1
            self.turns += turns
            longest = max(longest, turns)
        self.lengths[longest] = self.lengths.get(longest, 0) + 1

    def end_seed(self) -> None:
        """Finish a seed: its games share their shuffles, so only together do they count as one random sample."""
        self.seeds += 1
        for strategy in range(len(self.outcomes)):
            total = 0
            for seat in range(len(self.outcomes)):
                wins = self.outcomes[strategy][seat][WON]
                won = wins - self.won[strategy][seat]
                self.won[strategy][seat] = wins
                self.squares[strategy][seat] += won * won
                total += won
            self.squares[strategy][len(self.outcomes)] += total * total

    def points(self, strategy: int) -> float:
        """How many games a strategy has won, in all seats; a shared win is half a point."""
        return sum([row[WON] + row[SHARED] / 2 for row in self.outcomes[strategy]])

    def data(self) -> dict[str, Any]:
        """All counts as plain data, to send from one process to another."""
        return {
            "games": self.games,
            "turns": self.turns,
            "by_piles": self.by_piles,
            "stopped": self.stopped,
            "seeds": self.seeds,
            "squares": self.squares,
            "outcomes": self.outcomes,
            "reached": [as_list(rows.reached) for rows in self.by_turn],
            "scores": [as_list(rows.scores) for rows in self.by_turn],
            "money": [as_list(rows.money) for rows in self.by_turn],
            "provinces": [as_list(rows.provinces) for rows in self.by_turn],
            "bought": [rows.bought_by_kind() for rows in self.by_turn],
            "province_turns": self.province_turns,
            "lengths": self.lengths,
            "final_scores": self.final_scores,
            "leads": self.leads,
            "openings": self.openings,
        }


def added(one: Any, other: Any) -> Any:
    """The sum of two tallies' data: numbers are added, lists and dictionaries entry by entry."""
    if isinstance(one, dict):
        return {key: added(one[key], other[key]) if key in one and key in other else one.get(key, other.get(key))
                for key in [*one, *(key for key in other if key not in one)]}  # fmt: skip
    if isinstance(one, list):
        return [added(one[i], other[i]) for i in range(len(one))]
    return one + other
