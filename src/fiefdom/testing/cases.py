"""Standard cases: positions that every card has to get through, made for it alone, and what holds in each of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from random import Random
from typing import Any, NamedTuple

from fiefdom.cards.catalog import catalog
from fiefdom.engine.ability import HAND
from fiefdom.engine.card import Kind
from fiefdom.engine.card_type import ACTION, ATTACK, TREASURE
from fiefdom.engine.decision import BUY, PLAY, REACT, Answer, Decision, first, one
from fiefdom.engine.moment import PLAYING
from fiefdom.engine.player import Player
from fiefdom.engine.rng import seeded
from fiefdom.engine.sight import EVERYBODY
from fiefdom.records.answers import count_names
from fiefdom.records.record import Record
from fiefdom.records.scenario import Scenario
from fiefdom.table import Table
from fiefdom.testing.misbehaviour import misbehaviour
from fiefdom.testing.secrets import mixed_for
from fiefdom.views.ahead import whole_picture
from fiefdom.views.picture import SeenEvent
from fiefdom.views.pictured import PictureReader
from fiefdom.views.resample import NoOtherWorld
from fiefdom.views.shapes import Picture

# What other cards are tried with: a card that plays one twice, an Attack, and one that blocks Attacks.
TWICE = "Throne Room"
ATTACKER = "Militia"
SHIELD = "Moat"
RICH = "Copper, Silver, Estate, Curse, Gold"
DECK = "Gold, Estate, Copper, Duchy, Silver, Curse, Copper"
# After this many answers, a card has shown all that it does in a case.
MOST_ANSWERS_TRIED = 40
# The cases in which playing the card is the first thing that is done.
PLAYED = ("small hand", "empty deck", "empty piles", "three players", "reactions", "kept off")
# People who pick as much as they can, as little as they must, or anything.
MANNERS = ("much", "little", "anything")


class Case(NamedTuple):
    """A card in a position, with what the first player and the others have there, and how people play."""

    kind: Kind
    name: str
    own: Mapping[str, Any]
    others: Mapping[str, Any]
    more: Mapping[str, Any] = {}
    players: int = 2
    manner: str = "much"
    seed: int = 0

    @property
    def is_play(self) -> bool:
        """Whether the first thing to do there is to play the card."""
        return self.name in PLAYED

    def table(self) -> Table:
        """The position, at a table with all checks on."""
        seats = {f"seat{seat + 1}": dict(self.others if seat else self.own) for seat in range(self.players)}
        is_money = self.is_play and not self.kind.types & ACTION
        before = {**({"phase": "buy"} if is_money else {}), **self.more, **seats}
        kingdom = () if self.kind.box == "basic" else (self.kind.name,)
        table = Table.from_position(Scenario("", self.name, "", self.players, kingdom, self.seed, before, (), {}))
        table.checked = True
        return table


def cases(kind: Kind) -> Iterator[Case]:
    """The standard cases of a card."""
    card = count_names([kind.name])
    own = {"hand": f"{card}, {RICH}", "deck": DECK}
    others = {"hand": RICH, "deck": DECK}
    if kind.types & (ACTION | TREASURE):
        yield Case(kind, "small hand", {"hand": card}, {})
        yield Case(kind, "empty deck", {"hand": f"{card}, Estate", "discard": DECK}, {"hand": RICH, "discard": DECK})
        yield Case(kind, "empty piles", own, others, {"supply": no_piles(kind)})
        yield Case(kind, "three players", own, others, players=3)
        yield Case(kind, "reactions", own, others | {"hand": f"{reactions()}, {RICH}"})
    if kind.types & ACTION:
        yield Case(kind, "played twice", own | {"hand": f"{TWICE}, {card}, {RICH}"}, others)
    if kind.types & ATTACK:
        yield Case(kind, "kept off", own, others | {"hand": f"{SHIELD}, {RICH}"}, players=3)
    yield Case(kind, "bought", {"hand": RICH, "deck": DECK, "coins": 12, "buys": 2}, others, {"phase": "buying"})
    yield Case(kind, "in others' hands", own | {"hand": f"{ATTACKER}, {RICH}"}, others | {"hand": f"{card}, {RICH}"})


def reactions() -> str:
    """A card of each kind that reacts to Attacks."""
    return count_names([kind.name for kind in catalog.kinds if kind.awaits(HAND) & PLAYING])


def no_piles(kind: Kind) -> dict[str, int]:
    """The card's own pile and the basic ones, empty."""
    return {each.name: 0 for each in catalog.kinds if each.box == "basic" or each is kind}


class Person:
    """Plays and buys a card as soon as possible, and reacts once; answers everything else in some manner."""

    def __init__(self, case: Case) -> None:
        self.eager_for = [catalog.find(TWICE), case.kind]
        self.manner = case.manner
        self.rng = seeded(case.seed)
        self.reacted: set[int] = set()

    def answer(self, decision: Decision) -> Answer:
        least, most = decision.least, decision.most
        if decision.purpose == REACT and least == 0:
            self.reacted ^= {decision.seat}
            return first(min(most, int(decision.seat in self.reacted)))
        places = [decision.options.find(kind) for kind in self.eager_for if decision.purpose in (PLAY, BUY)]
        if most and (eager := [place for place in places if place >= 0]):
            return one(eager[0])
        picks = list(first(len(decision.options)))
        n = most if self.manner == "much" else least
        if self.manner == "anything":
            self.rng.shuffle(picks)
            n += self.rng.below(most - least + 1)
        return tuple(picks[: most if decision.all_or_none and n else n])


def played(case: Case, table: Table) -> Iterator[Decision]:
    """Play on until the turn has come round to the first player; what has been asked, after each answer."""
    person = Person(case)
    begun = table.turn
    for _ in range(MOST_ANSWERS_TRIED):
        decision = table.pending
        seat, turn = table.turn
        if decision is None or (seat == begun[0] and turn > begun[1] and decision.phase != "start"):
            return
        table.answer(decision.seat, person.answer(decision))
        yield decision


# -- What holds -----------------------------------------------------------------------------------------


def obeys_the_rules(case: Case) -> None:
    """Every card stays itself and is somewhere; the card is played, twice or blocked, and gives what is printed."""
    kind, table = case.kind, case.table()
    idents = identities(table)
    turn = table.turn
    me = table._game.players[0]
    promised = numbers_after(kind, me)
    others = [zones(player) for player in me.others()]
    for number, _ in enumerate(played(case, table)):
        table._game.check()
        assert identities(table) == idents, "a card has come from nowhere, or is nowhere"
        if number == 0 and case.is_play and kind.is_vanilla:
            assert numbers(table._game.players[0]) == promised, "it does not give what is printed"
        if case.name == "kept off" and table.turn == turn and table._game.effect is None:
            assert [zones(player) for player in table._game.players[1:]] == others, f"{SHIELD} does not keep it off"
    plays = [event for event in table.secret_events() if event.name == "play" and event.cards == (kind.name,)]
    if case.is_play:
        assert plays, "it cannot be played"
    if case.name == "played twice":
        assert len([event for event in plays if event.cause == TWICE]) >= 2, f"{TWICE} does not play it twice"


def goes_on_when_resumed(case: Case) -> None:
    """Saved in the middle and resumed, it is the same game, and the same answers lead to the same end."""
    table = case.table()
    middle = len([*played(case, table)]) // 2
    answers = table.secret_answers()
    saved = replace(table.secret_record(), answers=answers[:middle])
    resumed = Table.from_record(Record.from_text(saved.text()))
    assert resumed.secret_answers() == answers[:middle], "it is resumed at another answer"
    for answer in answers[middle:]:
        resumed.answer_named(*answer)
    assert everything(resumed) == everything(table), "resumed, it is another game"


def can_be_undone(case: Case) -> None:
    """Each answer can be undone, back to the beginning, with everything as it was."""
    table = case.table()
    moments = [everything(table)]
    for _ in played(case, table):
        moments.append(everything(table))
    for moment in reversed(moments[:-1]):
        table.undo(force=True)
        assert everything(table) == moment, "undone, something is not as it was"


def looks_the_same_resampled(case: Case) -> None:
    """With all that it cannot see shuffled or dealt again, a seat sees the same; outside an effect, it can be dealt."""
    table = case.table()
    for number, _ in enumerate(played(case, table)):
        seat = number % table.players
        mixed = mixed_for(table, seat, Random(number))
        assert seen(mixed, seat) == seen(table, seat), f"player {seat + 1} sees something of what is hidden"
        try:
            world = table.resample(seat, number)
        except NoOtherWorld:
            assert table._game.effect is not None, f"what player {seat + 1} has seen fits no other deal"
            continue
        assert seen(world, seat) == seen(table, seat), f"player {seat + 1} sees that cards were dealt again"
        if not table._game.knowledge.passes:
            assert world.secret_result == table.secret_result, "dealt again, somebody has other cards"


def looks_the_same_from_afar(case: Case) -> None:
    """A program far away makes a game of a seat's picture, and it looks the same."""
    table = case.table()
    reader = PictureReader(table.picture(0))
    for number, _ in enumerate(played(case, table)):
        seat = number % table.players
        here = table.picture(seat, looks_ahead=True)
        there = whole_picture(reader.view(here)._game, seat, looks_ahead=True)
        assert {**there, "question": here["question"]} == here, f"from afar, player {seat + 1} sees something else"


WAYS: tuple[Callable[[Case], None], ...] = (
    obeys_the_rules, goes_on_when_resumed, can_be_undone, looks_the_same_resampled, looks_the_same_from_afar,
)  # fmt: skip


def check_cases(
    kind: Kind, ways: Iterable[Callable[[Case], None]] = WAYS, manners: Iterable[str] = MANNERS, seed: int = 0
) -> None:
    """Raise Misbehaviour unless all this holds for a card in all standard cases."""
    for position in cases(kind):
        for manner in manners:
            case = position._replace(manner=manner, seed=seed)
            for way in ways:
                try:
                    way(case)
                except Exception as problem:
                    raise misbehaviour(problem, f"{kind.name}: {case.name}, picking {manner}, seed {seed}") from problem


def identities(table: Table) -> list[int]:
    game = table._game
    piles = [pile for pile in game.piles if pile.sight == EVERYBODY]
    return sorted(card.ident for zone in [*game.zones(), *piles] for card in zone.cards)


def numbers(me: Player) -> tuple[int, ...]:
    """How many cards in hand, Actions, Buys and $ a player has."""
    return (len(me.hand), me.actions, me.buys, me.coins)


def numbers_after(kind: Kind, me: Player) -> tuple[int, ...]:
    """What they must be when the player has played a card that only gives what is printed on it."""
    drawn = min(kind.cards, len(me.deck) + len(me.discards))
    spent = 1 if kind.types & ACTION else 0
    gives = (drawn - 1, kind.actions - spent, kind.buys, kind.coins)
    return tuple(had + given for had, given in zip(numbers(me), gives, strict=True))


def zones(player: Player) -> list[list[int]]:
    """Which cards a player has where."""
    return [[card.ident for card in zone.cards] for zone in player.zones()]


def seen(table: Table, seat: int | None) -> tuple[Picture, list[SeenEvent]]:
    return table.picture(seat, looks_ahead=True), table.events(seat)


def everything(table: Table) -> tuple[object, ...]:
    """All that an onlooker and the player who is asked see, and where every card of a player is."""
    asked = table.pending and table.pending.seat
    return seen(table, None), seen(table, asked), [zones(player) for player in table._game.players]
