"""Kingdoms: random ones with wishes, and lists as people write and paste them."""

import pytest
from commands import TEN, Command

from fiefdom import Complaint, catalog, choose_kingdom
from fiefdom.cards.randomizer import WISHES, random_kingdom

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
    ],
)
def test_a_pasted_list_is_understood(pasted: str) -> None:
    assert names(pasted) == names("First Game")


@pytest.mark.parametrize(
    "name", ["council room", "councilroom", "Council_Room", "COUNCIL ROOM", "Council'Room", "council-room"]
)
def test_what_does_not_matter_in_a_name(name: str) -> None:
    assert catalog.find(name) is catalog.find("Council Room")


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
