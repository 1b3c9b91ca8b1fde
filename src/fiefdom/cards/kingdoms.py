"""Kingdoms: recommended ones by name, and lists of cards in whatever form people write them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib.resources.abc import Traversable
from typing import Any

from fiefdom.cards.catalog import catalog
from fiefdom.cards.later import not_yet
from fiefdom.cards.pasted import names_in
from fiefdom.cards.piles import piles, starting_cards
from fiefdom.cards.randomizer import PILES, count_piles, random_kingdom
from fiefdom.engine.card import Kind
from fiefdom.engine.setup import FEWEST_PLAYERS, MOST_PLAYERS, Setup
from fiefdom.errors import Complaint, Names, cards
from fiefdom.files import read_toml
from fiefdom.locale.names import find_named, find_nearest, folded, in_all_languages


@dataclass(frozen=True)
class Kingdom:
    """A recommended kingdom: ten piles, the landscapes, what else goes with them, and where it is recommended.

    `besides` has what is used besides the ten piles, such as Platinum and Colony, or Shelters. `set_up` has what the
    set-up chooses for a card or landscape: the Bane for Young Witch, the Way of the Mouse's card, the pile of a Trait.
    """

    name: str
    source: str
    cards: tuple[str, ...]
    landscapes: tuple[str, ...] = ()
    besides: tuple[str, ...] = ()
    set_up: Mapping[str, tuple[str, ...]] = field(default_factory=dict, hash=False)

    @property
    def names(self) -> tuple[str, ...]:
        """Everything that is used in it, once each."""
        chosen = [name for names in self.set_up.values() for name in names]
        return tuple(dict.fromkeys([*self.cards, *self.landscapes, *self.besides, *chosen]))

    @property
    def needs(self) -> tuple[str, ...]:
        """The boxes that Fiefdom has to get before this can be played, the oldest first."""
        later = {each.box for each in map(catalog.later, self.names) if each is not None}
        return tuple(box.name for box in catalog.folders if box.name in later)


def recommended() -> tuple[Kingdom, ...]:
    """The kingdoms that boxes recommend and that can be played, box by box."""
    # A kingdom is in the folder of its newest box, so only boxes with cards have some.
    return tuple(each for each in kingdoms_of(catalog.boxes) if not each.needs)


def recommended_later() -> tuple[Kingdom, ...]:
    """The recommended kingdoms that need boxes which are not there yet, box by box."""
    return tuple(each for each in kingdoms_of(box.name for box in catalog.folders) if each.needs)


def kingdoms_of(boxes: Iterable[str]) -> tuple[Kingdom, ...]:
    wanted = set(boxes)
    return kingdoms_in(tuple(box.folder.joinpath("kingdoms.toml") for box in catalog.folders if box.name in wanted))


@cache
def kingdoms_in(lists: tuple[Traversable, ...]) -> tuple[Kingdom, ...]:
    texts = {str(file): file.read_text(encoding="utf-8") for file in lists if file.is_file()}
    return tuple(kingdom_in(entry) for file, text in texts.items() for entry in read_toml(text, file)["kingdom"])


def kingdom_in(entry: Mapping[str, Any]) -> Kingdom:
    """A kingdom as it stands in a `kingdoms.toml`."""
    set_up = {
        card: (chosen,) if isinstance(chosen, str) else tuple(chosen)
        for card, chosen in entry.get("set_up", {}).items()
    }
    cards, landscapes, besides = (tuple(entry.get(part, ())) for part in ("cards", "landscapes", "besides"))
    return Kingdom(entry["name"], entry["source"], cards, landscapes, besides, set_up)


def recommended_with(names: Iterable[str]) -> list[Kingdom]:
    """The recommended kingdoms that have exactly these cards."""
    wanted = set(names)
    return [each for each in recommended() if {*each.cards, *each.landscapes, *each.besides} == wanted]


def choose_kingdom(
    wanted: str | Sequence[str] | None,
    seed: int,
    boxes: Iterable[str] | None = None,
    editions: Iterable[int] = (1, 2),
    wishes: Iterable[str] = (),
    veto: Iterable[str] = (),
    needed: Iterable[Kind] = (),
) -> list[Kind]:
    """Ten kinds: a recommended kingdom by its name, or a list of names, filled up with random ones for this seed.

    These come from the boxes or, without any, from those that are implied, as in `random_kingdom`. Before them come
    the kinds that are needed, for instance by bots, unless they are vetoed.
    """
    kinds = kinds_named(wanted) if wanted else []
    if count_piles(kinds) == PILES:
        return kinds
    vetoed = [catalog.find(name) for name in veto]
    kinds = list(dict.fromkeys([*kinds, *(kind for kind in needed if kind not in vetoed)]))
    if count_piles(kinds) > PILES:
        raise Complaint("kingdom-needs", n=len(kinds), cards=cards(*(kind.name for kind in kinds)))
    return random_kingdom(seed, boxes, editions, wishes, [kind.name for kind in vetoed], kinds)


def kinds_named(wanted: str | Sequence[str]) -> list[Kind]:
    """The kinds of a recommended kingdom by its name, or of a list of up to ten names."""
    kingdom = recommended_called(wanted) if isinstance(wanted, str) else None
    if kingdom is not None:
        return [catalog.find(name) for name in (*kingdom.cards, *kingdom.landscapes, *kingdom.besides)]
    names = names_in(wanted) if isinstance(wanted, str) else wanted
    if len(names) > 1:
        check_known(names)
    kinds = check_kingdom([catalog.find(name) for name in names])
    if count_piles(kinds) > PILES:
        raise Complaint("kingdom-size", n=count_piles(kinds))
    return kinds


def recommended_called(text: str) -> Kingdom | None:
    """The recommended kingdom of this name; None if the text names cards. Complains if it is neither."""
    name = folded(text)
    english = {folded(kingdom.name): kingdom for kingdom in recommended()}
    names = names_in(text)
    if name not in english and names and all(folded(each) in catalog.by_name for each in names):
        return None  # without reading any other language
    kingdom = find_named(name, english, "kingdom")
    if kingdom is not None:
        return kingdom
    later = {folded(each.name): each for each in recommended_later()}
    kingdom = find_named(name, later, "kingdom")
    if kingdom is not None:
        raise Complaint("kingdom-boxes", kingdom=Names("kingdom", (kingdom.name,)), boxes=Names("box", kingdom.needs))
    if len(names) > 1 or any(catalog.known(each) or catalog.later(each) for each in names):
        return None
    # A single name that no card or kingdom has, or no name at all.
    kingdoms = in_all_languages(english | later, "kingdom")
    either: dict[str, Kind | Kingdom] = {**in_all_languages(catalog.by_name, "card"), **kingdoms}
    closest = find_nearest(name, either, n=1)
    if not closest:
        raise Complaint("unknown-kingdom-at-all", kingdom=text.strip())
    if isinstance(closest[0], Kind):
        catalog.find(text)  # complains, and suggests that card
    nearest = Names("kingdom", tuple(each.name for each in find_nearest(name, kingdoms)))
    raise Complaint("unknown-kingdom", kingdom=text.strip(), nearest=nearest)


def later_kingdom(text: str) -> Kingdom | None:
    """The recommended kingdom of this name in any language, if it needs boxes that are not there yet."""
    return find_named(folded(text), {folded(each.name): each for each in recommended_later()}, "kingdom")


def check_known(names: Iterable[str]) -> None:
    """Complain if some of these are not there yet, and name the others, too."""
    later = [each for each in map(catalog.later, names) if each is not None]
    if later:
        known = [kind.name for kind in map(catalog.known, names) if kind is not None]
        raise Complaint("kingdom-later", later=not_yet(later), n=len(known), known=cards(*known))


def check_kingdom(kinds: list[Kind]) -> list[Kind]:
    """The same kinds, if each may be in a kingdom and none appears twice."""
    for kind in kinds:
        if kind.box == "basic":
            raise Complaint("kingdom-basic", card=cards(kind.name))
        if kinds.count(kind) > 1:
            raise Complaint("kingdom-twice", card=cards(kind.name))
    return kinds


def check_players(players: int) -> None:
    if not FEWEST_PLAYERS <= players <= MOST_PLAYERS:
        raise Complaint("player-number", n=players)


def make_setup(players: int, kingdom: list[Kind], all_treasures: bool = False) -> Setup:
    """The piles for this many players; with `all_treasures`, those of Copper, Silver and Gold are from two boxes."""
    check_players(players)
    return Setup(players, piles(kingdom, players, all_treasures), starting_cards(kingdom))
