"""Kingdoms: random ones with wishes, and lists as people write and paste them."""

from dataclasses import replace

import pytest
from commands import TEN, Command

from fiefdom import Complaint, Table, catalog, choose_kingdom
from fiefdom.cards import ACTION, card
from fiefdom.cards.kingdoms import kinds_named
from fiefdom.cards.randomizer import WISHES, random_kingdom
from fiefdom.errors import cards
from fiefdom.lab.match import entrants_of, kingdom_for
from fiefdom.locale.speaker import speaker

SEEDS = range(40)
OURS = [
    *("Chapel", "Moneylender", "Remodel", "Sentry", "Steward", "Masquerade", "Trading Post", "Upgrade", "Replace"),
    *("Lookout", "Salvager", "Sailor"),
]


def names(kingdom: str) -> list[str]:
    return sorted(kind.name for kind in choose_kingdom(kingdom, seed=0))


@pytest.mark.parametrize("wish", WISHES)
def test_a_wish_is_fulfilled_in_every_kingdom(wish: str) -> None:
    for seed in SEEDS:
        kinds = random_kingdom(seed, wishes=[wish])
        assert len(set(kinds)) == 10
        assert any(WISHES[wish](kind) for kind in kinds)


def test_without_the_wish_it_is_not_always_fulfilled() -> None:
    for wish, fulfils in WISHES.items():
        assert not all(any(fulfils(kind) for kind in random_kingdom(seed)) for seed in range(200)), wish


def test_all_wishes_at_once() -> None:
    for seed in SEEDS:
        kinds = random_kingdom(seed, wishes=WISHES)
        assert all(any(fulfils(kind) for kind in kinds) for fulfils in WISHES.values())


@pytest.mark.parametrize(
    ("wish", "cards", "others"),
    [
        ("actions", ["Village", "Festival", "Nobles", "Fishing Village", "Diplomat"], ["Market", "Throne Room"]),
        ("buys", ["Market", "Woodcutter", "Pawn", "Courtier", "Wharf", "Tactician", "Astrolabe"], ["Bazaar", "Gold"]),
        ("trashing", OURS, ["Thief", "Ambassador", "Smithy"]),
        ("attack", ["Witch", "Sea Hag", "Replace", "Corsair"], ["Moat", "Masquerade", "Tribute"]),
        ("reaction", ["Moat", "Secret Chamber", "Diplomat"], ["Lighthouse", "Pirate"]),
    ],
)
def test_which_cards_fulfil_a_wish(wish: str, cards: list[str], others: list[str]) -> None:
    fulfils = WISHES[wish]
    assert [name for name in cards if not fulfils(catalog.find(name))] == []
    assert [name for name in others if fulfils(catalog.find(name))] == []


def test_five_and_five_from_two_boxes() -> None:
    for seed in SEEDS:
        boxes = [kind.box for kind in random_kingdom(seed, boxes=["dominion 5", "seaside:5"])]
        assert (boxes.count("dominion"), boxes.count("seaside")) == (5, 5)


def test_a_share_of_one_box_and_the_rest_from_another() -> None:
    for seed in SEEDS:
        boxes = [kind.box for kind in random_kingdom(seed, boxes=["intrigue=3", "dominion"])]
        assert (boxes.count("intrigue"), boxes.count("dominion")) == (3, 7)


def test_a_veto_keeps_cards_out() -> None:
    vetoed = {catalog.find(name) for name in OURS}
    for seed in SEEDS:
        assert not vetoed & set(random_kingdom(seed, veto=OURS))


def test_a_seed_gives_the_same_kingdom_again() -> None:
    assert random_kingdom(7, wishes=["attack"]) == random_kingdom(7, wishes=["attack"])
    assert random_kingdom(7) != random_kingdom(8)


@pytest.mark.parametrize(
    ("options", "key"),
    [
        ({"wishes": ["luck"]}, "unknown-wish"),
        ({"boxes": ["dominion 6", "seaside 5"]}, "box-shares"),
        ({"boxes": ["dominion 4", "seaside 5"]}, "box-shares"),
        ({"boxes": ["prosperity 10"]}, "unknown-box"),
        ({"veto": ["Wich"]}, "unknown-card"),
        ({"boxes": ["seaside"], "editions": [2], "wishes": ["reaction"]}, "wishes-too-many"),
        ({"boxes": ["dominion"], "veto": [kind.name for kind in catalog.kingdom_cards(["dominion"])]}, "too-few-cards"),
    ],
)
def test_what_cannot_be_is_refused(options: dict[str, list[str]], key: str) -> None:
    with pytest.raises(Complaint) as complaint:
        random_kingdom(0, **options)  # type: ignore[arg-type]
    assert complaint.value.key == key


@pytest.mark.parametrize(
    "pasted",
    [
        "cellar,market,merchant,militia,mine,moat,remodel,smithy,village,workshop",
        "CELLAR; Market; Merchant; Militia; Mine; Moat; Remodel; Smithy; Village; Workshop.",
        "Cellar\nMarket\nMerchant\nMilitia\nMine\nMoat\nRemodel\nSmithy\nVillage\nWorkshop\n",
        "- Cellar\n- Market\n- Merchant\n* Militia\n• Mine\n Moat\n Remodel\nSmithy\nVillage\nWorkshop",
        "https://example.org/?supply=cellar,market,merchant,militia,mine,moat,remodel,smithy,village,workshop&x=1#top",
        "https://example.org/#/?a=b&supply=Cellar%2CMarket%2cMerchant,Militia,Mine,Moat,Remodel,Smithy,Village,Workshop",
        "supply=cellar,market,merchant,militia,mine,moat,remodel,smithy,village,workshop",
        "Kingdom cards:\tcellar,market,merchant,militia,mine,moat,remodel,smithy,village,workshop@25Split@NoProsperity",
        "cellar,market,merchant,militia,mine,moat,remodel,smithy,village,workshop@34Split",
        '<board contents="Cellar, Market, Merchant, Militia, Mine, Moat, Remodel, Smithy, Village, Workshop" bane=""/>',
        "<board bane='' contents='Cellar,Market,Merchant,Militia,Mine,Moat,Remodel,Smithy,Village,Workshop'>",
    ],
)
def test_a_pasted_list_is_understood(pasted: str) -> None:
    assert names(pasted) == names("First Game")


@pytest.mark.parametrize(
    "name", ["council room", "councilroom", "Council_Room", "COUNCIL ROOM", "Council'Room", "council-room"]
)
def test_what_does_not_matter_in_a_name(name: str) -> None:
    assert catalog.find(name) is catalog.find("Council Room")


@pytest.mark.parametrize(
    ("name", "near"),
    [
        ("Festvial", ["Festival"]),
        ("lab", ["Laboratory"]),
        ("Fishing", ["Fishing Village"]),
        ("Throne", ["Throne Room"]),
        ("Aluminium", None),
        ("Zzyzx", None),
        ("la", None),
    ],
)
def test_only_names_that_are_near_are_suggested(name: str, near: list[str] | None) -> None:
    with pytest.raises(Complaint) as complaint:
        catalog.find(name)
    if near is None:
        assert complaint.value.key == "unknown-card-at-all"
    else:
        assert complaint.value.parts["nearest"] == cards(*near)


def test_harem_has_a_later_name() -> None:
    assert catalog.find("Farm") is catalog.find("Harem")
    assert speaker("en").card("Harem") == "Harem"


def test_the_line_that_a_kingdom_is_shared_by_gives_it_again(fiefdom: Command) -> None:
    shown = fiefdom("kingdoms", "--random", "--seed", "5", "--wish", "attack,reaction").out.splitlines()
    assert len(shown) == 11
    again = fiefdom("kingdoms", shown[-1]).out.splitlines()
    assert again == shown


def test_a_kingdom_that_is_recommended_is_told_by_its_name(fiefdom: Command) -> None:
    assert fiefdom("kingdoms", TEN).out.splitlines()[0] == "First Game · Dominion, second edition"


def test_options_of_a_random_kingdom_are_refused_beside_a_kingdom(fiefdom: Command) -> None:
    for words in (["kingdoms", "First Game"], ["play", "--kingdom", "First Game"]):
        outcome = fiefdom(*words, "--veto", "Moat")
        assert (outcome.status, outcome.out) == (2, "")
        assert "--veto" in outcome.err


# -- Fewer than ten names -----------------------------------------------------------------------------


@pytest.mark.parametrize("named", ["Village", "village,  WITCH", "Wioska; Moat\nCellar", ["Village", "Moat"]])
def test_fewer_than_ten_names_are_filled_up_at_random(named: str | list[str]) -> None:
    wanted = kinds_named(named)
    kingdoms = [choose_kingdom(named, seed) for seed in SEEDS]
    for kinds in kingdoms:
        assert kinds[: len(wanted)] == wanted
        assert len(set(kinds)) == 10
    assert choose_kingdom(named, 3) == kingdoms[3] != kingdoms[4]


def test_what_is_filled_up_comes_from_the_boxes_and_keeps_to_wishes_and_vetoes() -> None:
    for seed in SEEDS:
        kinds = choose_kingdom("Village", seed, ["seaside"], [2], ["attack"], ["Corsair"])
        assert [kind.box for kind in kinds] == ["dominion"] + 9 * ["seaside"]
        assert all(2 in kind.editions for kind in kinds)
        assert any(WISHES["attack"](kind) for kind in kinds)
        assert catalog.find("Corsair") not in kinds


def test_named_cards_count_as_some_of_their_box() -> None:
    for seed in SEEDS:
        boxes = [kind.box for kind in choose_kingdom("Village, Moat", seed, ["dominion 3", "seaside"])]
        assert (boxes.count("dominion"), boxes.count("seaside")) == (3, 7)
        boxes = [kind.box for kind in choose_kingdom("Pawn", seed, ["dominion 5", "seaside 5"])]
        assert boxes[0] == "intrigue"
        assert sorted((boxes.count("dominion"), boxes.count("seaside"))) == [4, 5]


def test_a_box_of_ones_own_may_end_in_a_number() -> None:
    """In `dominion 5`, 5 is the number of cards; but a file called `cards 5.py` is a box of that name."""
    catalog.add("cards 5", [card("Own", cost=2, types=ACTION)])
    assert len(random_kingdom(0)) == 10


@pytest.mark.parametrize("name", ["First Game", "Pierwsza rozgrywka"])
def test_the_name_of_a_kingdom_comes_first(name: str) -> None:
    assert names(name) == sorted(TEN.split(", "))


def test_a_record_has_all_ten_cards() -> None:
    record = Table(2, "First Game").secret_record()
    with pytest.raises(Complaint) as complaint:
        Table.from_record(replace(record, kingdom=record.kingdom[:9]))
    assert "ten cards; you gave 9" in str(complaint.value)


def test_the_lab_adds_what_strategies_need_to_the_cards_named() -> None:
    kinds = [kind.name for kind in kingdom_for(entrants_of(["witch", "big-money"]), "Moat, Village")]
    assert kinds[:3] == ["Moat", "Village", "Witch"]
    assert len(set(kinds)) == 10
    nine = TEN.replace(", Workshop", "").replace("Militia", "Bridge")
    with pytest.raises(Complaint) as complaint:
        kingdom_for(entrants_of(["witch", "militia"]), nine)
    assert (complaint.value.key, complaint.value.parts["n"]) == ("kingdom-needs", 11)


def test_cards_that_are_needed_come_before_random_ones_unless_they_are_vetoed() -> None:
    needed = kinds_named("Gardens, Ironworks")
    for seed in SEEDS:
        assert choose_kingdom("Moat", seed, ["seaside"], needed=needed)[:3] == kinds_named("Moat, Gardens, Ironworks")
        without = choose_kingdom(None, seed, veto=["Gardens"], needed=needed)
        assert (without[0].name, catalog.find("Gardens") in without) == ("Ironworks", False)
    assert names("First Game") == sorted(kind.name for kind in choose_kingdom("First Game", 0, needed=needed))


@pytest.mark.parametrize("wanted", ["First Game", TEN, "Village", TEN.split(", ")])
def test_no_language_is_read_for_english_names(wanted: str | list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def read(_: str) -> dict[str, str]:
        raise AssertionError("a language file was read")

    monkeypatch.setattr("fiefdom.locale.names.translations", read)
    assert len(choose_kingdom(wanted, seed=0)) == 10
