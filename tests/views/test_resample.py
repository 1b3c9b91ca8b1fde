"""Other worlds that a seat cannot tell from its own: what is the same in them, and what chance spreads."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest
from seats import SECRET_DECK, answer, chi_square, deck, hand, passing, seated, worlds

from fiefdom.engine.decision import Decision, Suspend
from fiefdom.engine.game import Game
from fiefdom.engine.rng import seeded
from fiefdom.engine.wiring import Wiring
from fiefdom.table import Table
from fiefdom.views.resample import Imagined, NoOtherWorld, imagined
from fiefdom.views.view import View

pytestmark = pytest.mark.rules


def test_inside_masquerade_the_lead_is_the_same_in_every_world() -> None:
    table = seated(
        3,
        seat1={"hand": "Masquerade, Copper", "deck": "Copper, Copper, Estate, Curse, Gold"},
        seat2={"hand": "Estate, Duchy", "deck": "Copper"},
        seat3={"hand": "Province, Silver", "deck": "Duchy, Curse, Province"},
    )
    answer(table, "Masquerade", "Estate", "Province")
    assert table.pending is not None
    assert table.pending.purpose == "trash"
    assert {world.view(1).lead for world in worlds(table, 1)} == {table.view(1).lead}


def test_what_was_gained_inside_an_effect_is_in_one_place_in_every_world() -> None:
    """Throne Room and Artisan: a card is gained to the hand, then one from the hand goes on the deck in secret."""
    table = seated(
        seat1={"hand": "Throne Room, Artisan, Province, Gold", "deck": "Silver, Estate, Duchy, Curse"},
        seat2={"hand": "Copper"},
    )
    answer(table, "Throne Room", "Artisan", "Duchy", "Province", "Silver")
    for world in worlds(table, 1):
        world._game.check()


def test_in_every_world_others_know_the_same_places() -> None:
    """Courtyard: whoever put a card on their deck knows that card, whichever one it is in that world."""
    table = seated(
        seat1={"hand": "Courtyard, Gold, Silver, Estate", "deck": "Duchy, Curse, Copper, Village, Smithy, Market"},
        seat2={"hand": "Copper"},
    )
    answer(table, "Courtyard", "Gold")
    known = [world.view(0).known(0) for world in worlds(table, 1)]
    assert {str([places for places, _ in entries]) for entries in known} == {"[[('deck', 0)]]"}
    assert len({kinds[0].name for [(_, kinds)] in known}) > 2


def test_at_an_ordinary_table_one_knows_who_was_not_asked() -> None:
    """Militia: a player whose cards all have one name has no choice; at a discreet table nobody sees that."""
    alike = {}
    for discreet in (False, True):
        table = seated(
            3,
            discreet=discreet,
            seat1={"hand": "Militia"},
            seat2={"hand": "Copper, Copper, Copper, Copper", "deck": "Gold, Copper, Copper, Copper"},
            seat3={"hand": "Copper, Gold, Silver, Estate"},
        )
        answer(table, "Militia", *["Copper"] * discreet)
        assert table.pending is not None
        assert table.pending.seat == 2
        alike[discreet] = {len(set(hand(world, 1))) == 1 for world in worlds(table, 2)}
    assert alike == {False: {True}, True: {True, False}}


def test_a_shuffle_inside_an_effect_does_not_foretell_the_next_one() -> None:
    """Smithy shuffles, then Cellar asks; nobody knows the hand after the next shuffle."""
    table = seated(
        seat1={
            "hand": "Cellar, Gold, Silver, Estate, Duchy",
            "deck": "",
            "discard": "Copper, Curse, Province, Estate, Village, Smithy, Moat, Market",
        },
        seat2={},
    )
    answer(table, "Cellar", "Gold, Silver, Estate")
    later: set[tuple[str, ...]] = set()
    for world in worlds(table, 0, 30):
        while world.pending is not None and world.view(0).turns(0) < 4:
            answer(world, "-")
        later.add(tuple(hand(world, 0)))
    assert len(later) > 5


class Idle:
    """A bot that does as little as it can, and leaves after two turns."""

    name = "idle"

    def answer(self, view: View, decision: Decision) -> tuple[int, ...]:
        if view.turns(view.seat) > 2:
            raise Suspend(decision)
        return tuple(range(decision.least))


def test_bots_in_another_world_do_not_play_with_true_chance() -> None:
    """Only the coming shuffle is hidden, and no person answers between resampling and the bots."""
    table = seated(
        seat1={"hand": "Copper", "discard": "Gold, Silver, Estate, Duchy, Province, Curse, Village, Moat, Smithy"},
        seat2={"hand": "Copper", "deck": "Copper, Copper, Copper, Copper, Copper"},
    )
    hands = set()
    for seed in range(20):
        world = table.resample(0, seed)
        world.seat_bots({0: Idle(), 1: Idle()})
        hands.add(tuple(hand(world, 0)))
    assert len(hands) > 10


def share_luck(games: list[Table]) -> bool:
    """Whether the next shuffle is the same in any two of these."""
    return any(one._game.rng.is_at(other._game.rng) for one, other in combinations(games, 2))


def test_the_next_shuffle_is_another_one_in_every_world() -> None:
    """Smithy shuffles; so do the turns after it."""
    table = seated(seat1={"hand": "Smithy", "discard": SECRET_DECK}, seat2={"hand": "Copper"})
    games = [table.clone(), *worlds(table, 0, 3)]
    assert not share_luck(games)
    assert not share_luck([answer(game, "Smithy") for game in games])


def test_an_imagined_game_has_other_luck_than_the_real_one() -> None:
    table = seated(seat1={"hand": "Smithy", "discard": SECRET_DECK}, seat2={"hand": "Copper"})
    found = table.view(0).imagine(seeded(1))
    assert found is not None
    assert not found.game.rng.is_at(table._game.rng)


def test_what_somebody_has_picked_in_secret_is_not_known_inside_the_effect() -> None:
    table = seated(
        3,
        seat1={"hand": "Masquerade, Gold, Estate", "deck": "Copper, Copper"},
        seat2={"hand": "Silver, Duchy, Curse, Gold", "deck": SECRET_DECK},
        seat3={"hand": "Province, Copper"},
    )
    answer(table, "Masquerade", "Gold", "Silver")
    assert table.pending is not None
    assert table.pending.seat == 2
    held = {zone.cards[0].kind.name for world in worlds(table, 2) for zone in world._game.temporary if zone.owner == 1}
    assert len(held) > 3


def test_what_an_attacker_still_holds_is_not_known_inside_the_attack() -> None:
    """The index of the option picked would tell how many Actions are before it, so cards are picked, not indices."""
    table = seated(
        seat1={"hand": "Smithy, Village, Militia, Copper, Copper", "deck": "Copper, Copper, Silver, Estate, Estate"},
        seat2={"hand": "Copper, Silver, Gold, Estate, Duchy"},
    )
    answer(table, "Militia")
    n = 1000
    found = Counter(str(sum(name in ("Smithy", "Village") for name in hand(world, 0))) for world in worlds(table, 1, n))
    # Two of nine cards are Actions, and four of the nine are in hand; 99.9 % below 13.8.
    assert chi_square(found, {"0": n * 10 / 36, "1": n * 20 / 36, "2": n * 6 / 36}) < 13.8


def test_what_others_passed_each_other_may_have_been_another_card() -> None:
    table = answer(passing("Province, Curse, Duchy"), "Masquerade", "Duchy", "-")
    assert table.pending is not None
    found = worlds(table, 0)
    assert {tuple(hand(world, 2)) for world in found} == {("Curse",), ("Duchy",), ("Province",)}
    for world in found:
        assert world.view(0).lead == table.view(0).lead
        world._game.check()


def test_in_another_world_haven_gives_back_what_it_set_aside_there() -> None:
    table = seated(
        seat1={"hand": "Haven, Gold, Estate, Duchy", "deck": "Copper, Silver, Province, Curse, Estate, Copper, Copper"},
        seat2={"deck": "Copper, Copper, Copper, Copper, Copper"},
    )
    answer(table, "Haven", "Gold")
    sizes, names = set(), set()
    for world in worlds(table, 1, 20):
        aside = [zone.cards[0].kind.name for zone in world._game.players[0].mats]
        names.add(aside[0])
        while world.pending is not None and world.view(0).turns(0) < 2:
            answer(world, "-")
        sizes.add(len(world.view(0).hand))
        assert aside[0] in hand(world, 0)
    assert sizes == {6}
    assert len(names) > 3


def test_if_no_other_world_is_found_it_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(2, "First Game", 1)
    monkeypatch.setattr("fiefdom.views.resample.TRIES", 0)
    with pytest.raises(NoOtherWorld):
        table.resample(0)


# -- Chance -----------------------------------------------------------------------------------------------


def test_what_a_seat_knows_nothing_of_is_spread_as_chance_would_have_it() -> None:
    """The first card of another hand, and the top of its deck, over many resamples: five kinds, 99.9 % below 18.47."""
    table = seated(
        seat1={"hand": "Copper"},
        seat2={"hand": "Gold, Gold, Silver, Estate, Duchy", "deck": "Gold, Silver, Silver, Province, Duchy"},
    )
    n = 2000
    shares = {"Gold": 0.3, "Silver": 0.3, "Estate": 0.1, "Duchy": 0.2, "Province": 0.1}
    expected = {name: share * n for name, share in shares.items()}
    found = worlds(table, 0, n)
    in_hand = Counter(world._game.players[1].hand.cards[0].kind.name for world in found)
    on_top = Counter(deck(world, 1)[0] for world in found)
    assert chi_square(in_hand, expected) < 18.47
    assert chi_square(on_top, expected) < 18.47


def test_inside_an_effect_it_is_spread_so_too() -> None:
    """The attacked player has picked what to discard; a random three of the six other cards are in the hand."""
    table = seated(
        3,
        seat1={"hand": "Militia"},
        seat2={"hand": "Gold, Silver, Estate, Duchy, Curse", "deck": "Province"},
        seat3={"hand": "Copper, Copper, Estate, Estate, Gold"},
    )
    answer(table, "Militia", "Estate, Curse")
    assert table.pending is not None
    assert table.pending.seat == 2
    n = 2000
    found = worlds(table, 2, n)
    # Everybody saw the Curse on top of the discard pile; the other discard is not known.
    in_hand = Counter(name for world in found for name in hand(world, 1))
    hidden = ["Gold", "Silver", "Estate", "Duchy", "Province"]
    assert set(in_hand) == set(hidden)
    assert chi_square(in_hand, dict.fromkeys(hidden, n * 3 / 5)) < 18.47


def test_an_imagined_hand_does_not_tell_where_a_card_that_was_shown_stands_in_the_real_one() -> None:
    imagined_hands = set()
    for turned in (False, True):
        table = Table(2, "First Game", seed=1, first=0)
        game = table._game
        hand = game.players[1].hand
        game.knowledge.remember(hand.cards[:1], 0b11)
        if turned:
            hand.fill(hand.cards[::-1])
        world = imagined(game, 0, seeded(5))
        assert world is not None
        imagined_hands.add(tuple(world.game.players[1].hand.kinds))
    assert len(imagined_hands) == 1


# -- Games imagined inside an effect ---------------------------------------------------------------------


def inside_warehouse() -> Table:
    """Three cards were drawn, and three of the hand have to be discarded."""
    table = seated(
        seat1={
            "hand": "Warehouse, Cellar, Copper, Estate",
            "deck": "Gold, Silver, Duchy, Curse, Province, Village, Smithy",
        },
        seat2={"hand": "Copper, Silver", "deck": "Estate, Gold, Duchy"},
    )
    return answer(table, "Warehouse")


def asked_in(found: Imagined) -> tuple[Game, Decision]:
    """An imagined game, run until it asks what is not answered yet."""
    game = found.game.copy()
    wiring = Wiring([None] * len(game.players), [])
    wiring.script, wiring.world = list(found.given), found.world
    game.wiring = wiring
    with pytest.raises(Suspend) as asked:
        game.step()
    return game, asked.value.decision


def test_inside_an_effect_the_imagined_game_asks_the_same_and_hides_what_the_seat_does_not_know() -> None:
    table = inside_warehouse()
    orders = set()
    for seed in range(30):
        found = table.view(0).imagine(seeded(seed))
        assert found is not None
        game, decision = asked_in(found)
        assert repr(decision) == repr(table.pending)
        assert sorted(map(str, game.players[0].hand.kinds)) == sorted(map(str, table.view(0).hand))
        orders.add(tuple(kind.name for kind in game.players[0].deck.kinds))
    assert len(orders) > 10


def test_the_luck_after_an_imagined_answer_is_not_that_of_the_real_game() -> None:
    """After a shuffle inside the effect to come, the cards drawn differ from world to world."""
    lucks = set()
    table = inside_warehouse()
    for seed in range(5):
        found = table.view(0).imagine(seeded(seed))
        assert found is not None
        game, _ = asked_in(found)
        assert not game.rng.is_at(table._game.rng)
        lucks.add(game.rng.word())
    assert len(lucks) == 5


def check_that_hidden_cards_do_not_change_what_is_imagined(table: Table, seat: int) -> None:
    other = 1 - seat
    here = table.view(seat).imagine(seeded(5))
    assert here is not None
    for world in worlds(table, seat, 12):
        assert deck(world, seat) != deck(table, seat) or hand(world, other) != hand(table, other)
        there = world.view(seat).imagine(seeded(5))
        assert there is not None
        assert [zone.kinds for zone in there.game.zones()] == [zone.kinds for zone in here.game.zones()]
        assert asked_in(there)[0].rng.is_at(asked_in(here)[0].rng)


def test_inside_an_effect_hidden_cards_do_not_change_what_is_imagined() -> None:
    check_that_hidden_cards_do_not_change_what_is_imagined(inside_warehouse(), 0)


def inside_an_attack(card: str, discard: str = "") -> Table:
    """Somebody else has played a card, and the second player has to answer it."""
    table = seated(
        seat1={
            "hand": f"{card}, Village, Copper, Estate, Gold",
            "deck": "Duchy, Silver, Curse, Smithy",
            "discard": discard,
        },
        seat2={"hand": "Copper, Silver, Gold, Estate, Village", "deck": "Estate, Gold, Duchy, Smithy, Curse"},
    )
    return answer(table, card)


@pytest.mark.parametrize("card", ["Militia", "Ghost Ship", "Torturer"])
def test_on_another_players_turn_the_imagined_game_asks_the_same_and_hides_what_the_seat_does_not_know(
    card: str,
) -> None:
    table = inside_an_attack(card)
    hands, decks = set(), set()
    for seed in range(30):
        found = table.view(1).imagine(seeded(seed))
        assert found is not None
        game, decision = asked_in(found)
        assert repr(decision) == repr(table.pending)
        assert game.players[1].hand.kinds == table.view(1).hand
        assert game.players[0].in_play.kinds == table.view(1).in_play(0)
        hands.add(tuple(sorted(kind.name for kind in game.players[0].hand.kinds)))
        decks.add(tuple(kind.name for kind in game.players[1].deck.kinds))
    assert len(hands) > 5
    assert len(decks) > 10


@pytest.mark.parametrize("card", ["Militia", "Ghost Ship", "Torturer"])
@pytest.mark.parametrize("discard", ["", "Province, Copper, Gardens, Moat"])
def test_on_another_players_turn_hidden_cards_do_not_change_what_is_imagined(card: str, discard: str) -> None:
    check_that_hidden_cards_do_not_change_what_is_imagined(inside_an_attack(card, discard), 1)


def test_nothing_is_imagined_inside_an_effect_in_which_others_have_shown_something() -> None:
    table = seated(
        3,
        seat1={"hand": "Militia, Copper", "deck": "Copper"},
        seat2={"hand": "Copper, Estate, Gold, Silver"},
        seat3={"hand": "Copper, Estate, Gold, Silver"},
    )
    answer(table, "Militia", "Copper")
    assert table.pending is not None
    assert table.pending.seat == 2
    assert table.view(2).imagine(seeded(1)) is None
