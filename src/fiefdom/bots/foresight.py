"""Foresight: before a choice is made, games are played on with each answer that is worth trying."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import inf, sqrt

from fiefdom.bots.ending import is_mine_from_supply, is_out_of_reach, loses_by
from fiefdom.bots.shipped import shipped
from fiefdom.bots.strategy import Strategy
from fiefdom.bots.tally import lead_after, points_for, value_of
from fiefdom.cards.basic import copper, curse
from fiefdom.engine.decision import (
    BUY,
    GAIN,
    NAME,
    ORDER,
    PLAY,
    REACT,
    Answer,
    Decision,
    Diverged,
    GameError,
    PileOptions,
    one,
)
from fiefdom.engine.game import Game
from fiefdom.engine.log import Given
from fiefdom.engine.player import Player
from fiefdom.engine.price import dearness
from fiefdom.engine.rng import SECRETS, Rng, seeded
from fiefdom.views.resample import Imagined
from fiefdom.views.view import View

# The most answers that are tried besides the usual one.
MOST_TRIALS = 8
# Questions that are answered as usual: most of the time, one answer is clearly right.
CLEAR = (REACT, NAME, ORDER)
# How much of the time for a turn is left for what to buy, and how much of it there is on another player's turn.
FOR_BUYING = 1 / 3
ON_OTHERS_TURNS = 1 / 3
# From this turn on, the others' cards say whether they follow the same plan.
TURN_TO_TELL = 5
# A game that goes on longer than this counts as it stands.
TURNS_AHEAD = 30
# Play at least this many worlds between two looks at how the answers do, and take about this many looks in total, so
# that one unlucky streak does not eliminate an answer.
WORLDS_AT_ONCE = 16
LOOKS = 8
# With fewer worlds than this, luck decides.
LEAST_WORLDS = 8
# An answer that is this many standard errors behind the best one is dropped; the usual one only if it is far behind,
# since the best of many answers is sometimes ahead by luck.
BEHIND = 2.0
FAR_BEHIND = 4.0
# After this many worlds, the usual answer is changed for one that is a standard error better; after a quarter of them,
# for one that is two better, and so on. The usual answer is a good one, and it takes more than a little luck to tell.
WORLDS_TO_TRUST = 100
# Once this few gains may end the game, winning matters, and hardly by how much.
NEAR_END = 2
BY_HOW_MUCH = 0.1
# Inside an effect, this many worlds may turn out not to fit what has happened, for each one that does.
MISFITS = 4


@dataclass(frozen=True)
class Effort:
    """How much a bot thinks: games played on for a decision, and seconds a turn, if a clock limits it too.

    With `last_gains`, it only thinks once this few gains may end the game.
    """

    games: int
    seconds: float | None
    last_gains: int | None = None


class Foresight:
    """Looks ahead with a strategy as everybody's way of playing, or plain money for those who leave its cards alone.

    Without that, a bot that plans a rush would count on the others to empty the piles.
    """

    def __init__(self, strategy: Strategy, seed: int, effort: Effort) -> None:
        self.strategy = strategy
        self.seed = seed
        self.effort = effort
        self.money = shipped()["big-money-ultimate"].strategy()
        # The cards of the kingdom that the strategy buys.
        self.cards = [rule.kind for rule in strategy.rules if rule.kind.box != "basic"]
        # The turn of the last decision, as a seat and its turns, and when to have thought about it.
        self.turn = (-1, 0)
        self.until = 0.0

    def answer(self, view: View, decision: Decision) -> Answer:
        usual = self.strategy.answer(view, decision)
        if self.effort.last_gains is not None and view.gains_to_end > self.effort.last_gains:
            return usual
        if is_out_of_reach(view):
            return usual  # an even wider lead would only take longer
        if decision.purpose in (BUY, GAIN) and self.strategy.win_at_once(view, decision):
            return usual  # nothing is better than winning now
        answers = self.answers(view, decision, usual)
        if len(answers) < 2:
            return usual
        # The same for the same game, and nothing that the seat cannot see.
        turn = view.turns(view.seat)
        moment = 1000 * turn + 100 * view.actions(view.seat) + 10 * view.buys(view.seat) + view.hand_size(view.seat)
        rng = seeded((self.seed * 1_000_003 + moment) % SECRETS)
        until = self.deadline(view, decision)
        return best_answer(view, decision, answers, self.players, rng, self.effort.games, until)

    def players(self, world: Game, seat: int) -> list[Strategy]:
        """Who plays on in a world that this seat imagines."""
        is_told = world.players[seat].turns >= TURN_TO_TELL and bool(self.cards)
        return [
            self.money if is_told and player.seat != seat and not self.follows(player) else self.strategy
            for player in world.players
        ]

    def follows(self, player: Player) -> bool:
        """Whether a player has a card of the plan."""
        return any(player.owns(kind) for kind in self.cards)

    def deadline(self, view: View, decision: Decision) -> float | None:
        """When to stop thinking about a decision: half of what is left of the time for this turn may be spent on it.

        A part of the time is left for what to buy. On another player's turn there is less of it, because they have to
        wait.
        """
        if self.effort.seconds is None:
            return None
        now = time.perf_counter()
        turn = (view.turn, view.turns(view.turn))
        is_mine = view.turn == view.seat
        if turn != self.turn:
            self.turn = turn
            self.until = now + self.effort.seconds * (1.0 if is_mine else ON_OTHERS_TURNS)
        reserve = self.effort.seconds * FOR_BUYING if is_mine and decision.purpose != BUY else 0.0
        return now + max(0.0, self.until - reserve - now) / 2

    def answers(self, view: View, decision: Decision, usual: Answer) -> list[Answer]:
        """The answers that are worth trying, the usual one first; only that one if the question is a small one."""
        if decision.purpose in CLEAR or decision.is_for_treasures or (decision.ordered and decision.most > 1):
            return [usual]
        options = decision.options
        if isinstance(options, PileOptions) and options.owner < 0:
            others = self.piles(view, decision)
        elif decision.purpose == PLAY and decision.source is None:
            others = plays(decision)
        else:
            others = neighbours(decision, usual)[:MOST_TRIALS]
        picked = decision.picked(usual)
        if view.may_end and decision.purpose in (BUY, GAIN):
            others = [answer for answer in others if not ends_and_loses(view, decision, answer)]
        return [usual, *(answer for answer in others if decision.picked(answer) != picked)]

    def piles(self, view: View, decision: Decision) -> list[Answer]:
        """The cards of the plan first, then the most expensive others, and nothing at all if that is allowed."""
        options = decision.options
        wanted = [rule.kind for rule in self.strategy.rules]
        places: list[tuple[bool, int, int]] = []
        for i in range(options.size()):
            kind = options.kind(i)
            if kind is not None and kind is not curse and (kind is not copper or kind in wanted):
                places.append((kind not in wanted, -dearness(view.cost(kind)), i))
        return [*(one(i) for _, _, i in sorted(places)[:MOST_TRIALS]), *([] if decision.least else [()])]


def ends_and_loses(view: View, decision: Decision, answer: Answer) -> bool:
    """Whether gaining a card ends a game that is then lost: the others may still make a mistake."""
    kinds = [decision.options.kind(pick) for pick in answer] if is_mine_from_supply(decision) else []
    return any(kind is not None and loses_by(view, kind, decision.purpose == BUY) for kind in kinds)


def plays(decision: Decision) -> list[Answer]:
    """Each kind of Action once, and none, if there is a choice."""
    options = decision.options
    first_of: dict[int, Answer] = {}
    for i in range(options.size()):
        kind = options.kind(i)
        if kind is not None:
            first_of.setdefault(kind.number, one(i))
    return [*first_of.values(), ()] if len(first_of) > 1 else []


def neighbours(decision: Decision, answer: Answer) -> list[Answer]:
    """The answers near a given one: with another pick instead of one of its own, one more, one fewer, or none at all.

    Only those that are allowed, without the answer itself; options of the same name count as the same.
    """
    places: dict[str, list[int]] = {}
    for i, name in enumerate(decision.options.names()):
        places.setdefault(name, []).append(i)
    picked = dict.fromkeys(places, 0)
    for name in decision.picked(answer):
        picked[name] += 1
    fewer = [picked | {name: picked[name] - 1} for name in places if picked[name]]
    found = [
        each | {name: each[name] + 1}
        for each in [*fewer, picked]
        for name in places
        if each[name] < len(places[name]) and each[name] <= picked[name]
    ]
    answers = [taken(places, counts) for counts in [*found, *fewer, dict.fromkeys(places, 0)] if counts != picked]
    return [each for each in dict.fromkeys(answers) if decision.allows(len(each))]


def taken(places: dict[str, list[int]], counts: dict[str, int]) -> Answer:
    """The first options of each name, as many as counted, in the order of the options."""
    return tuple(sorted(place for name, n in counts.items() for place in places[name][:n]))


# -- Playing on with each answer -------------------------------------------------------------------


class Trial:
    """An answer, and how much it was worth in each world."""

    def __init__(self, decision: Decision, answer: Answer) -> None:
        self.answer = answer
        self.given = Given(decision, answer, 0)
        self.values: list[float] = []

    @property
    def mean(self) -> float:
        return sum(self.values) / len(self.values)


def best_answer(
    view: View,
    decision: Decision,
    answers: Sequence[Answer],
    players: Callable[[Game, int], Sequence[Strategy]],
    rng: Rng,
    games: int,
    deadline: float | None = None,
) -> Answer:
    """The best of these answers, of which the first is the usual one, by about this many games.

    All answers are played on in the same worlds with the same luck, so that little but the answer makes a difference.
    Each world is one that the seat cannot tell from the real one; `players` says who plays on in it. The best of many
    answers is partly lucky, so it has to be better than the usual one once more, in fresh worlds.
    """
    value = value_near_end if view.gains_to_end <= NEAR_END else value_of
    worlds = Worlds(view, players, rng, value)
    if len(answers) > 2:
        games //= 2
        hopeful = worlds.best_of([Trial(decision, answer) for answer in answers], games, halfway_to(deadline))
        answers = list(dict.fromkeys([answers[0], hopeful.answer]))
    if len(answers) < 2:
        return answers[0]
    usual, better = [Trial(decision, answer) for answer in answers]
    worlds.best_of([usual, better], games, deadline)
    if len(usual.values) < LEAST_WORLDS:
        return usual.answer
    needed = sqrt(WORLDS_TO_TRUST / len(usual.values))
    return better.answer if errors_behind(usual, better) > needed else usual.answer


class Worlds:
    """Worlds that a seat cannot tell from the real one, in which several answers are played on."""

    def __init__(
        self,
        view: View,
        players: Callable[[Game, int], Sequence[Strategy]],
        rng: Rng,
        value: Callable[[int], float],
    ) -> None:
        self.view = view
        self.players = players
        self.rng = rng
        self.value = value
        # The game that all of them are played on in.
        self.scratch: Game | None = None

    def best_of(self, trials: Sequence[Trial], games: int, deadline: float | None) -> Trial:
        """The best of these trials after about this many games; those that fall behind are given up on the way.

        The first is the usual answer: it is the one if too little could be tried.
        """
        usual = trials[0]
        at_once = max(WORLDS_AT_ONCE, games // (LOOKS * len(trials)))
        played = 0
        while len(trials) > 1 and played < games and not is_past(deadline):
            fitting = 0
            for _ in range(at_once * MISFITS):
                imagined = self.view.imagine(self.rng)
                if imagined is None:
                    return usual
                leads = leads_after(imagined, self.game_like(imagined.game), trials)
                for trial, lead in zip(trials, leads, strict=False):
                    trial.values.append(self.value(lead))
                played += len(trials)
                fitting += 1 if leads else 0
                if fitting == at_once or is_past(deadline):
                    break
            if not fitting:
                return usual
            best = max(trials, key=lambda trial: trial.mean)
            limits = {id(best): inf, id(usual): FAR_BEHIND}
            trials = [trial for trial in trials if errors_behind(trial, best) < limits.get(id(trial), BEHIND)]
        if len(usual.values) < LEAST_WORLDS:
            return usual
        return max(trials, key=lambda trial: trial.mean)

    def game_like(self, world: Game) -> Game:
        """A game with those who play on, made once, when the first world is known."""
        if self.scratch is None:
            self.scratch = world.copy()
            self.scratch.seat_bots(list(self.players(world, self.view.seat)), View)
        return self.scratch


def halfway_to(deadline: float | None) -> float | None:
    """When half of the time until then is over."""
    return None if deadline is None else (time.perf_counter() + deadline) / 2


def is_past(deadline: float | None) -> bool:
    return deadline is not None and time.perf_counter() >= deadline


def value_near_end(lead: int) -> float:
    """What a final lead is worth, from 0 to 1, when the end is near: a player who is behind had better take a risk."""
    return (1 - BY_HOW_MUCH) * points_for(lead) + BY_HOW_MUCH * value_of(lead)


def leads_after(imagined: Imagined, scratch: Game, trials: Sequence[Trial]) -> list[int]:
    """The final lead after each trial; none if this world does not fit, since other things are asked there."""
    try:
        return [lead_after(imagined, scratch, trial.given, TURNS_AHEAD) for trial in trials]
    except (Diverged, GameError):
        return []


def errors_behind(trial: Trial, best: Trial) -> float:
    """How many standard errors of the difference one answer is behind another, in the worlds that both have played."""
    n = len(trial.values)
    behind = [other - own for own, other in zip(trial.values, best.values, strict=False)]
    mean = sum(behind) / n
    variance = sum((each - mean) ** 2 for each in behind) / max(1, n - 1)
    return mean / sqrt(variance / n) if variance > 0 else 0.0 if mean == 0 else mean * sqrt(n) * 10
