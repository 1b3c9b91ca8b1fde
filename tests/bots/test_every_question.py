"""Every bot answers every shape of question that a card can ask, whatever its purpose."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product

import pytest

from fiefdom.agents.answering import Answering
from fiefdom.agents.numbering import numbering
from fiefdom.bots.bot import Bot, RandomBot
from fiefdom.bots.foresight import Effort, Foresight
from fiefdom.bots.habits import habit
from fiefdom.bots.plan import Line, Plan
from fiefdom.cards import ACTION, Kind, Player, card
from fiefdom.cards.catalog import catalog
from fiefdom.engine.decision import PURPOSES, Answer, Decision, IllegalAnswer
from fiefdom.engine.question import ask_for_pile
from fiefdom.engine.rng import seeded
from fiefdom.engine.zone import Zone
from fiefdom.lab.match import Nobody
from fiefdom.records.scenario import Scenario, set_up
from fiefdom.roster import make_bot
from fiefdom.views.view import View

pytestmark = pytest.mark.rules

NUMBERS = [(0, 1), (1, 1), (0, 2), (2, 3), (0, 9)]


def zones_of(me: Player) -> Iterator[Zone]:
    """Own and others' cards, in a hand and elsewhere, and those of nobody."""
    other = me.left()
    yield from (me.hand, other.hand, me.reveal_top(3), me.in_play, me.game.trash)


def ask_everything(me: Player) -> None:
    """Everything that a card can ask without moving a card."""
    for zone, purpose, (least, most) in product(zones_of(me), PURPOSES, NUMBERS):
        for ordered, all_or_none in product((False, True), repeat=2):
            me.pick(purpose, zone, least, most, ordered=ordered, all_or_none=all_or_none)
    for purpose, may in product(PURPOSES, (False, True)):
        me.pick_pile(purpose, 0, 6, may=may)
        ask_for_pile(me, purpose, me.game.offer(0, 6, 0, None, me.left().seat), may)
    for least, most in [(0, 1), (1, 1), (0, 3), (2, 3), (3, 3)]:
        me.choose("sing", "+1 Card", "trash", least=least, most=most)
    for highest in (0, 5, 70):
        me.choose_number(highest)
    me.choose_pile()
    me.name_card()
    me.reveal(2)
    me.topdeck_all(me.reveal_top(2))
    for zone in (*me.game.temporary,):
        me.discard_all(zone)


def asking(ask: Callable[[Player], None]) -> Kind:
    kind = card("Riddle", cost=3, types=ACTION)
    kind.play(ask)
    catalog.add("own", [kind])
    return kind


class ByActions:
    """Takes any legal action of a learning program, until they add up to an answer."""

    def __init__(self) -> None:
        self.rng = seeded(1)

    def answer(self, view: View, decision: Decision) -> Answer:
        answering = Answering(numbering())
        answering.begin(decision, view)
        while True:
            actions = answering.legal_actions()
            answer = answering.take(actions[self.rng.below(len(actions))])
            if answer is not None:
                return answer


class ByHabit:
    def answer(self, view: View, decision: Decision) -> Answer:
        return habit(view, decision)


# It plays certain cards first, and minds the end of the game.
RULES = ("Province", "Village", "Silver")
PLANNED = Plan("planned", tuple(Line(name) for name in RULES), play=("Chapel", "Village"))

BOTS: dict[str, Callable[[], Bot]] = {
    "random": lambda: RandomBot(3),
    "nobody": Nobody,
    "habit": ByHabit,
    "actions": ByActions,
    "easy": lambda: make_bot("easy"),
    "fair": lambda: make_bot("fair"),
    "strategy": PLANNED.strategy,
    "foresight": lambda: Foresight(PLANNED.strategy(), 1, Effort(games=1, seconds=None)),
}


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize(
    ("hand", "provinces"), [("Copper, Estate, Gold, Village", 8), ("Province, Chapel, Moat, Curse", 1)]
)
def test_bots_answer_every_shape_of_question(name: str, hand: str, provinces: int) -> None:
    kind = asking(ask_everything)
    cards = {"deck": "Gold, Estate, Copper, Village, Duchy", "discard": "Silver, Curse, Gold"}
    before = {
        "seat1": {"hand": f"{kind.name}, {hand}", "in_play": "Wharf, Pirate, Tide Pools", **cards},
        "seat2": {"hand": "Gold, Curse, Moat, Copper", **cards},
        "supply": {"Province": provinces},
        "trash": "Gold, Copper, Estate, Village",
    }
    game = set_up(Scenario("", "", "", 2, (kind.name, "Village", "Chapel", "Moat"), 1, before, (), {}))
    bot = BOTS[name]()
    game.seat_bots([Plays(kind, bot), Plays(kind, bot)], View)
    game.step()
    assert game.players[0].in_play.count_of(kind) == 1


def test_advice_with_a_forbidden_number_is_not_mended() -> None:
    """Whoever wrote it should hear of it."""

    def discard_two(me: Player) -> None:
        me.discard_cards(me.pick("discard", me.hand, 0, 2, all_or_none=True), me.hand)

    kind = asking(discard_two)
    kind.advice("discard")(lambda _view, _decision, _wishes: (0,))
    before = {"seat1": {"hand": f"{kind.name}, Copper, Estate, Gold"}}
    game = set_up(Scenario("", "", "", 2, (kind.name,), 1, before, (), {}))
    game.seat_bots([Plays(kind, PLANNED.strategy())] * 2, View)
    with pytest.raises(IllegalAnswer):
        game.step()


class Plays:
    """Plays a card when that is asked, and otherwise answers as a bot does."""

    def __init__(self, kind: Kind, bot: Bot) -> None:
        self.kind = kind
        self.bot = bot

    def answer(self, view: View, decision: Decision) -> Answer:
        if decision.source is None and self.kind in decision.options:
            return (decision.options.find(self.kind),)
        return self.bot.answer(view, decision)
