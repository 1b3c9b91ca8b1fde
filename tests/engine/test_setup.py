"""How games begin: deals, seeds, first players, kingdoms."""

import gc
from collections import Counter
from itertools import pairwise

import pytest

from fiefdom import Complaint, Table, View, catalog, choose_kingdom, make_bot, make_setup
from fiefdom.cards.basic import copper, estate
from fiefdom.engine.result import Result, Standing, next_first

pytestmark = pytest.mark.rules


def test_nothing_is_left_of_a_setup_that_nobody_needs_any_more() -> None:
    def lists_after(seeds: range) -> int:
        for seed in seeds:
            game = make_setup(2, choose_kingdom(None, seed)).start(seed)
            game.seat_bots([make_bot("random", seed), make_bot("random", ~seed)], View)
            for _ in range(20):
                game.play_turn()
        gc.collect()
        # By type, not isinstance: that asks objects of other packages for their class, and some warn.
        return sum(type(each) is list for each in gc.get_objects())

    counts = [lists_after(range(seed, seed + 20)) for seed in (0, 20, 40, 60)]
    # Something else in this process may keep a few lists for itself, but not again and again.
    assert min(later - earlier for earlier, later in pairwise(counts)) < 20


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_everybody_starts_with_seven_coppers_and_three_estates_five_of_them_in_hand(players: int) -> None:
    game = make_setup(players, choose_kingdom("First Game", 0)).start(seed=3)
    for player in game.players:
        cards = [card.kind for card in player.hand.cards + player.deck.cards]
        assert Counter(cards) == {copper: 7, estate: 3}
        assert len(player.hand) == 5


@pytest.mark.parametrize(("players", "coppers"), [(2, 106), (3, 99), (4, 92), (5, 85), (6, 78)])
def test_the_treasures_of_two_boxes_can_be_used_together(players: int, coppers: int) -> None:
    """Intrigue, Preparation: whoever owns several boxes may set out all Treasures; other piles stay as they are."""
    usual, larger = (make_setup(players, choose_kingdom("First Game", 0), both).layout.piles for both in (False, True))
    sizes = {pile.kind.name: pile.n for pile in larger}
    assert (sizes["Copper"], sizes["Silver"], sizes["Gold"]) == (coppers, 80, 60)
    treasures = ("Copper", "Silver", "Gold")
    assert all(sizes[pile.kind.name] == pile.n for pile in usual if pile.kind.name not in treasures)


def test_the_first_player_is_random_and_fair() -> None:
    setup = make_setup(4, choose_kingdom("First Game", 0))
    firsts = Counter(setup.start(seed).turn for seed in range(2000))
    assert sorted(firsts) == [0, 1, 2, 3]
    assert all(400 < n < 600 for n in firsts.values())


def test_the_first_player_can_be_chosen() -> None:
    table = Table(3, "First Game", seed=1, first=2)
    assert table.pending is not None
    assert table.pending.seat == 2


def test_a_seed_deals_the_same_game_again_and_another_seed_another() -> None:
    hands = [Table(2, "First Game", seed).picture(0)["hand"] for seed in (5, 5, *range(20))]
    assert hands[0] == hands[1]
    assert len({tuple(hand) for hand in hands}) > 3


def test_negative_and_very_large_seeds_are_seeds_too() -> None:
    for seed in (-1, 2**63, 2**200):
        assert Table(2, "First Game", seed).pending is not None


def test_a_random_kingdom_has_ten_different_cards_of_the_boxes_and_edition_asked_for() -> None:
    for seed in range(50):
        kinds = choose_kingdom(None, seed, boxes=["dominion"], editions=(2,))
        assert len(set(kinds)) == 10
        assert all(kind.box == "dominion" and 2 in kind.editions for kind in kinds)
    assert len({tuple(kind.name for kind in choose_kingdom(None, seed)) for seed in range(50)}) == 50


def test_every_kingdom_card_is_in_some_random_kingdom() -> None:
    seen = {kind for seed in range(200) for kind in choose_kingdom(None, seed)}
    assert seen >= set(catalog.kingdom_cards(["dominion"]))


@pytest.mark.parametrize("written", ["council room", "councilroom", "Council_Room", " COUNCIL  ROOM "])
def test_case_spaces_and_underscores_of_a_name_do_not_matter(written: str) -> None:
    assert catalog.find(written).name == "Council Room"


@pytest.mark.parametrize(
    ("kingdom", "key"),
    [
        ("Smithy, Moat, Village, Market, Cellar, Mine, Militia, Remodel, Witch, Festival, Chapel", "kingdom-size"),
        ("Smithy, Smithy", "kingdom-twice"),
        ("Smithy, Copper", "kingdom-basic"),
        ("Smithy, Smity", "unknown-card"),
        ("First Gane", "unknown-kingdom"),
        # Like a message, whose key begins as those of kingdoms do.
        ("A kingdom needs ten cards", "unknown-kingdom-at-all"),
    ],
)
def test_an_impossible_kingdom_is_refused(kingdom: str, key: str) -> None:
    with pytest.raises(Complaint) as refused:
        Table(2, kingdom)
    assert refused.value.key == key


@pytest.mark.parametrize("players", [0, 1, 7])
def test_two_to_six_can_play(players: int) -> None:
    with pytest.raises(Complaint, match="two to six"):
        Table(players, "First Game")


def standings(winners: tuple[int, ...], players: int) -> Result:
    ranks = [1 if seat in winners else 2 for seat in range(players)]
    return Result(tuple(Standing(seat, 0, 1, rank, ()) for seat, rank in enumerate(ranks)), winners)


def test_in_a_series_the_player_to_the_left_of_the_winner_begins() -> None:
    assert next_first(standings((0,), 3), seed=1) == 1
    assert next_first(standings((2,), 3), seed=1) == 0


def test_after_a_tie_a_random_one_of_those_who_did_not_win_begins() -> None:
    begun = {next_first(standings((0, 2), 4), seed) for seed in range(40)}
    assert begun == {1, 3}


def test_after_a_tie_of_all_anybody_may_begin() -> None:
    assert {next_first(standings((0, 1), 2), seed) for seed in range(40)} == {0, 1}


def test_an_unknown_bot_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(Complaint, match="easy, fair, strong, master, random"):
        make_bot("small-money")
