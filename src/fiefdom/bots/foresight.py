"""Foresight: before a choice is made, games are played on with each answer that is worth a trial."""

from __future__ import annotations

import time
from dataclasses import dataclass

from fiefdom.bots.ahead import best_answer
from fiefdom.bots.ending import is_mine_from_supply, is_out_of_reach, loses_by
from fiefdom.bots.neighbours import neighbours
from fiefdom.bots.shipped import shipped
from fiefdom.bots.strategy import Strategy
from fiefdom.cards.basic import copper, curse
from fiefdom.engine.decision import BUY, GAIN, NAME, ORDER, PLAY, REACT, Answer, Decision, PileOptions, one
from fiefdom.engine.game import Game
from fiefdom.engine.player import Player
from fiefdom.engine.rng import SECRETS, seeded
from fiefdom.views.view import View

# The most answers that are tried beside the usual one.
MOST_TRIALS = 8
# Questions that are answered as usual: most of the time, one answer is clearly right.
CLEAR = (REACT, NAME, ORDER)
# How much of the time for a turn is left for what to buy, and how much of it there is on another player's turn.
FOR_BUYING = 1 / 3
ON_OTHERS_TURNS = 1 / 3
# From this turn on, the others' cards say whether they follow the same plan.
TURN_TO_TELL = 5


@dataclass(frozen=True)
class Effort:
    """How much somebody thinks: games played on for a decision, and seconds a turn, if a clock limits it too.

    With `last_gains`, they only think once so few gains may end the game.
    """

    games: int
    seconds: float | None
    last_gains: int | None = None


class Foresight:
    """Looks ahead with a strategy as everybody's way of playing, or plain money for those who leave its cards alone.

    Without that, whoever plans a rush would count on the others to empty the piles.
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
            return usual  # nothing is better than to win now
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
        return any(player.owned[kind.number] for kind in self.cards)

    def deadline(self, view: View, decision: Decision) -> float | None:
        """When to stop thinking about a decision: half of what is left of the time for this turn may be spent on it.

        A part of the time is left for what to buy. On another player's turn, who has to wait, there is less of it.
        """
        if self.effort.seconds is None:
            return None
        now = time.perf_counter()
        turn = (view.turn, view.turns(view.turn))
        is_mine = view.turn == view.seat
        if turn != self.turn:
            self.turn = turn
            self.until = now + self.effort.seconds * (1.0 if is_mine else ON_OTHERS_TURNS)
        kept = self.effort.seconds * FOR_BUYING if is_mine and decision.purpose != BUY else 0.0
        return now + max(0.0, self.until - kept - now) / 2

    def answers(self, view: View, decision: Decision, usual: Answer) -> list[Answer]:
        """The answers that are worth a trial, the usual one first; none but that if the question is a small one."""
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
                places.append((kind not in wanted, -view.cost(kind), i))
        return [*(one(i) for _, _, i in sorted(places)[:MOST_TRIALS]), *([] if decision.least else [()])]


def ends_and_loses(view: View, decision: Decision, answer: Answer) -> bool:
    """Whether gaining a card ends a game that is lost then: somebody may still make a mistake."""
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
