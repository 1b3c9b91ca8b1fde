"""What seats know: cards that they saw go somewhere, cards in some order, and cards that were passed in secret."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from fiefdom.cards.catalog import catalog
from fiefdom.engine.card import Card, Kind
from fiefdom.engine.game import Game
from fiefdom.engine.knowledge import NOTHING, Knowledge
from fiefdom.engine.native import i64, vec
from fiefdom.engine.sight import EVERYBODY, NOBODY, OWNER, TOP_ONLY
from fiefdom.engine.stock import Stock
from fiefdom.engine.zone import TABLE, Zone

pytestmark = pytest.mark.rules

# Three players and whoever looks on, each as a bit.
ADA, BEN, CLEO, WATCHERS = 0b0001, 0b0010, 0b0100, 0b1000
ALL = ADA | BEN | CLEO | WATCHERS
SIGHTS = {"hand": OWNER, "held": OWNER, "deck": NOBODY, "discard": TOP_ONLY, "in_play": EVERYBODY}


class Room:
    """Zones of three players and of the table, and what the players know of the cards there."""

    def __init__(self) -> None:
        self.stock = Stock()
        self.box = {name: self.stock.make(catalog.find(name), 3) for name in ("Gold", "Silver", "Copper", "Curse")}
        self.knowledge = Knowledge(self.stock, ALL)
        self.knowledge.track()
        self.zones: dict[tuple[str, int], Zone] = {}

    def zone(self, name: str, owner: int = 0, sight: int | None = None) -> Zone:
        sight = SIGHTS[name] if sight is None else sight
        zone = Zone(name, owner, sight, self.stock, self.stock.nothing, 0)
        return self.zones.setdefault((name, owner), zone)

    def put(self, names: str, zone: Zone) -> list[Card]:
        """Put cards from the box in a zone, the last one on top; nobody has seen them yet."""
        cards = [self.box[name].pop() for name in names.split(", ")]
        for card in cards:
            zone.put(card.ident)
        return cards

    def move(self, cards: Iterable[Card], source: Zone, target: Zone, *seen_by: int) -> int:
        moved = list(cards)
        for card in moved:
            assert source.remove(card.ident)
            target.put(card.ident)
        return int(self.knowledge.move(moved, source, target, *seen_by))

    def knowing(self, card: Card) -> int:
        return sum(1 << seat for seat in range(4) if self.knowledge.knows(seat, card))

    def jumbles(self, seat: int) -> list[list[str]]:
        return [[self.stock.cards[ident].kind.name for ident in idents] for idents in self.knowledge.jumbled(seat)]


@pytest.fixture
def room() -> Room:
    return Room()


# -- Where nothing is known -------------------------------------------------------------------------


def test_where_nobody_keeps_track_nobody_knows_anything(room: Room) -> None:
    [card] = room.stock.make(catalog.find("Gold"), 1)
    knowledge = Knowledge(room.stock, ALL)
    assert not knowledge.is_tracked
    assert not knowledge.knows(0, card)
    assert knowledge.jumbled(0) == []
    assert knowledge.copy() is NOTHING
    assert NOTHING.copy() is NOTHING


def test_copies_share_nothing_until_there_is_something_to_know(room: Room) -> None:
    game = Game(room.stock, 3)
    assert game.copy().knowledge is NOTHING
    game.unshared_knowledge().track()
    assert game.knowledge is not NOTHING
    assert game.copy().knowledge is not game.knowledge
    assert not NOTHING.is_tracked


def test_what_is_learned_in_a_copy_is_learned_there_only(room: Room) -> None:
    hand = room.zone("hand")
    gold, silver = room.put("Gold, Silver", hand)
    room.knowledge.remember([silver], BEN)
    room.knowledge.pass_on([gold], 0, 1)
    copy = room.knowledge.copy()
    copy.remember([gold], ALL)
    copy.jumble([gold, silver], CLEO)
    copy.pass_on([silver], 0, 1)
    assert copy.knows(1, silver)
    assert copy.jumbled(2)
    assert room.knowing(gold) == 0
    assert room.jumbles(2) == []
    assert [len(each.passes) for each in (room.knowledge, copy)] == [1, 2]


# -- Who sees a card move ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("source", "target", "seen_by"),
    [
        ("deck", "hand", ADA),
        ("hand", "deck", ADA),
        ("hand", "in_play", ALL),
        ("in_play", "deck", ALL),
        ("hand", "discard", ALL),  # it lies on top
        ("discard", "deck", ADA),  # she looked for it
        ("deck", "discard", ALL),
    ],
)
def test_whoever_sees_one_of_the_two_places_sees_a_card_move(
    room: Room, source: str, target: str, seen_by: int
) -> None:
    gold, _ = room.put("Gold, Silver", room.zone(source))
    assert room.move([gold], room.zone(source), room.zone(target)) == seen_by
    assert room.knowing(gold) == seen_by


def test_of_several_discarded_cards_others_see_the_last_one(room: Room) -> None:
    gold, silver = room.put("Gold, Silver", room.zone("hand"))
    assert room.move([gold, silver], room.zone("hand"), room.zone("discard")) == ADA
    assert (room.knowing(gold), room.knowing(silver)) == (ADA, ALL)


def test_the_top_card_of_a_pile_is_seen_by_everybody_as_it_leaves(room: Room) -> None:
    pile = room.zone("supply", TABLE, TOP_ONLY)
    _, gold = room.put("Silver, Gold", pile)
    assert room.move([gold], pile, room.zone("hand")) == ALL
    face_down = room.zone("boons", TABLE, NOBODY)
    [curse] = room.put("Curse", face_down)
    assert room.move([curse], face_down, room.zone("hand")) == ADA


# -- Cards that were seen ---------------------------------------------------------------------------


def test_a_card_that_was_seen_going_to_a_hand_is_known_until_one_leaves_unseen(room: Room) -> None:
    hand = room.zone("hand")
    gold, silver, copper = room.put("Gold, Silver, Copper", hand)
    room.knowledge.show([gold], hand.cards)
    room.move([silver], hand, room.zone("deck"))
    assert room.knowing(gold) == ADA
    room.knowledge.show([copper], hand.cards)
    room.move([gold], hand, room.zone("in_play"))
    assert room.knowing(copper) == ALL


def test_who_knew_a_card_of_the_deck_knows_it_in_the_hand(room: Room) -> None:
    deck, hand = room.zone("deck"), room.zone("hand")
    gold, silver = room.put("Gold, Silver", deck)
    room.knowledge.remember([silver], BEN)
    room.move([silver], deck, hand)
    room.move([gold], deck, hand)
    assert (room.knowing(silver), room.knowing(gold)) == (ADA | BEN, ADA)


def test_a_shuffle_makes_everybody_forget(room: Room) -> None:
    discards = room.zone("discard")
    cards = room.put("Gold, Silver", discards)
    room.knowledge.remember(cards, ALL)
    room.knowledge.mix(discards)
    assert [room.knowing(card) for card in cards] == [0, 0]


def test_cards_of_a_kind_are_alike(room: Room) -> None:
    """Ben knew of one Curse in the hand and sees another one played: for him it is the one that he knew."""
    hand = room.zone("hand")
    known, other, _ = room.put("Curse, Curse, Gold", hand)
    room.knowledge.remember([known], BEN)
    room.move([other], hand, room.zone("in_play"))
    assert room.knowing(known) == 0


def test_a_hand_that_goes_as_a_whole_is_followed(room: Room) -> None:
    hand = room.zone("hand")
    cards = room.put("Gold, Silver", hand)
    room.knowledge.remember(cards[:1], BEN)
    room.move(cards, hand, room.zone("held"))
    assert [room.knowing(card) for card in cards] == [ADA | BEN, ADA]


# -- Jumbles ----------------------------------------------------------------------------------------


def test_of_a_known_hand_one_card_leaves_unseen(room: Room) -> None:
    hand, deck = room.zone("hand"), room.zone("deck")
    gold, silver, copper = room.put("Gold, Silver, Copper", hand)
    room.knowledge.remember([gold, silver, copper], BEN)
    room.move([gold], hand, deck)
    assert sorted(room.jumbles(1)[0]) == ["Copper", "Gold", "Silver"]
    assert room.jumbles(2) == []
    # It is found out card by card: one of the others is shown, then another.
    room.knowledge.show([silver], hand.cards)
    assert sorted(room.jumbles(1)[0]) == ["Copper", "Gold"]
    room.knowledge.show([copper], hand.cards)
    assert room.jumbles(1) == []
    assert room.knowledge.knows(1, gold)


def test_the_order_of_cards_that_go_face_down_is_known_to_their_owner_only(room: Room) -> None:
    revealed = room.zone("revealed", 0, EVERYBODY)
    cards = room.put("Gold, Silver", revealed)
    assert room.move(cards, revealed, room.zone("deck"), ALL) == ADA
    assert [room.jumbles(seat) for seat in range(4)] == [
        [],
        [["Gold", "Silver"]],
        [["Gold", "Silver"]],
        [["Gold", "Silver"]],
    ]


def test_the_order_of_cards_of_one_kind_is_nothing_to_know(room: Room) -> None:
    revealed = room.zone("revealed", 0, EVERYBODY)
    cards = room.put("Gold, Gold", revealed)
    assert room.move(cards, revealed, room.zone("deck"), ALL) == ALL
    assert room.jumbles(1) == []


def test_the_order_of_cards_put_on_a_pile_is_known_to_whoever_put_them_there(room: Room) -> None:
    pile, revealed = room.zone("boons", TABLE, NOBODY), room.zone("revealed", 0, EVERYBODY)
    cards = room.put("Gold, Silver", revealed)
    assert room.move(cards, revealed, pile, ALL) == ADA
    assert room.jumbles(1) == [["Gold", "Silver"]]
    # From one place of the table to another, nobody knows it.
    open_mat = room.zone("mat", TABLE, EVERYBODY)
    others = room.put("Copper, Curse", open_mat)
    assert room.move(others, open_mat, pile, ALL) == 0
    assert room.jumbles(0) == [["Copper", "Curse"]]


def test_a_jumble_is_lost_with_one_of_its_cards(room: Room) -> None:
    deck = room.zone("deck")
    cards = room.put("Gold, Silver", deck)
    room.knowledge.jumble(cards, BEN)
    room.knowledge.mix(deck)
    assert room.jumbles(1) == []
    assert [room.knowing(card) for card in cards] == [0, 0]


def test_a_card_that_somebody_else_gets_unseen_leaves_a_jumble(room: Room) -> None:
    hand = room.zone("hand")
    gold, silver = room.put("Gold, Silver", hand)
    room.knowledge.remember([gold, silver], CLEO)
    room.move([gold], hand, room.zone("held"))
    assert room.jumbles(2) == [["Gold", "Silver"]]
    room.move([gold], room.zone("held"), room.zone("hand", 1))
    assert room.jumbles(2) == []
    assert (room.knowing(gold), room.knowing(silver)) == (ADA | BEN, 0)


def test_cards_of_two_homes_are_never_in_one_jumble(room: Room) -> None:
    """Ben knows both cards; one of them goes on a pile, unseen. Where it is now, cards have another home."""
    hand, pile = room.zone("hand"), room.zone("boons", TABLE, NOBODY)
    gold, silver = room.put("Gold, Silver", hand)
    room.knowledge.remember([gold, silver], BEN)
    room.move([gold], hand, pile)
    assert room.jumbles(1) == []
    assert not room.knowledge.knows(1, silver)


# -- Piles with hidden cards ------------------------------------------------------------------------


def test_everybody_knows_the_card_that_another_one_was_put_on(room: Room) -> None:
    pile, hand = room.zone("supply", TABLE, TOP_ONLY), room.zone("hand")
    lower, upper = room.put("Gold, Silver", pile)
    [copper] = room.put("Copper", hand)
    room.move([copper], hand, pile)
    assert (room.knowing(lower), room.knowing(upper)) == (0, ALL)


# -- Cards passed in secret -------------------------------------------------------------------------


def having(room: Room, kind: Kind, n: int) -> vec[i64]:
    """What a seat owns that has n cards of one kind."""
    game = Game(room.stock, 1)
    game.add_player()
    numbers = game.players[0].owned
    numbers[game.stock.slot_of(kind)] = i64(n)
    return numbers


def owned(room: Room, seat: int, viewer: int, name: str, n: int) -> int:
    """How many cards of a kind a seat has, as another one knows, if it has n."""
    kind = catalog.find(name)
    return int(room.knowledge.owned_as_known(having(room, kind, n), seat, viewer)[room.stock.slot_of(kind)])


def test_a_card_that_was_passed_is_counted_where_one_knew_it_to_be(room: Room) -> None:
    room.put("Gold", room.zone("hand"))
    [gold] = room.zone("hand").cards
    room.knowledge.pass_on([gold], 0, 1)
    assert [owned(room, 1, viewer, "Gold", 1) for viewer in range(4)] == [1, 1, 0, 0]
    assert [owned(room, 0, viewer, "Gold", 0) for viewer in range(4)] == [0, 0, 1, 1]


def test_it_turns_out_when_one_loses_more_than_others_knew_of(room: Room) -> None:
    [gold] = room.put("Gold", room.zone("hand"))
    room.knowledge.pass_on([gold], 0, 1)
    room.knowledge.lose(gold.slot, having(room, gold.kind, 0), 1)
    assert room.knowledge.passes == ()
    room.knowledge.pass_on([gold], 0, 1)
    room.knowledge.lose(gold.slot, having(room, gold.kind, 1), 1)
    assert len(room.knowledge.passes) == 1, "it may have been another Gold"


def test_of_two_players_both_know_what_was_passed_unless_somebody_looks_on(room: Room) -> None:
    cards = room.stock.make(catalog.find("Gold"), 1)
    untracked, tracked = Knowledge(room.stock, 0b111), Knowledge(room.stock, 0b111)
    tracked.track()
    for knowledge in (untracked, tracked):
        knowledge.pass_on(cards, 0, 1)
    assert [len(each.passes) for each in (untracked, tracked)] == [0, 1]
    assert tracked.passes[0].known_to == 0b011


# -- Other cards in the same places -----------------------------------------------------------------


def test_what_was_known_of_a_place_is_known_of_the_card_that_lies_there_instead(room: Room) -> None:
    gold, silver, copper = room.put("Gold, Silver, Copper", room.zone("deck"))
    room.knowledge.remember([gold], BEN)
    room.knowledge.jumble([silver, copper], CLEO)
    room.knowledge.swap({gold.ident: silver, silver.ident: gold})
    assert (room.knowing(gold), room.knowing(silver), room.knowing(copper)) == (CLEO, BEN, CLEO)
    assert room.jumbles(2) == [["Gold", "Copper"]]
