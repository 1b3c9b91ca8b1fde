"""Kingdoms: recommended ones by name, and lists of cards in whatever form people write them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources.abc import Traversable
from urllib.parse import unquote_plus

from fiefdom.cards.basic import STARTING_CARDS, basic_piles, pile_size
from fiefdom.cards.catalog import catalog
from fiefdom.cards.randomizer import PILES, random_kingdom
from fiefdom.engine.card import Kind
from fiefdom.engine.setup import FEWEST_PLAYERS, MOST_PLAYERS, PilePlan, Setup
from fiefdom.errors import Complaint, Names, cards
from fiefdom.files import read_toml
from fiefdom.locale.names import find_named, find_nearest, folded, in_all_languages

# Characters that may surround a name in a list.
BULLETS = " \t\r.*-•·"


@dataclass(frozen=True)
class Kingdom:
    """A recommended kingdom: ten names, and where they are recommended."""

    name: str
    source: str
    cards: tuple[str, ...]


def recommended() -> tuple[Kingdom, ...]:
    """The kingdoms that boxes recommend, box by box."""
    return kingdoms_in(tuple(box.folder.joinpath("kingdoms.toml") for box in catalog.folders))


@cache
def kingdoms_in(lists: tuple[Traversable, ...]) -> tuple[Kingdom, ...]:
    texts = {str(file): file.read_text(encoding="utf-8") for file in lists if file.is_file()}
    entries = [entry for file, text in texts.items() for entry in read_toml(text, file)["kingdom"]]
    return tuple(Kingdom(entry["name"], entry["source"], tuple(entry["cards"])) for entry in entries)


def recommended_with(names: Iterable[str]) -> list[Kingdom]:
    """The recommended kingdoms that have exactly these cards."""
    wanted = set(names)
    return [kingdom for kingdom in recommended() if set(kingdom.cards) == wanted]


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
    if len(kinds) == PILES:
        return kinds
    vetoed = [catalog.find(name) for name in veto]
    kinds = list(dict.fromkeys([*kinds, *(kind for kind in needed if kind not in vetoed)]))
    if len(kinds) > PILES:
        raise Complaint("kingdom-needs", n=len(kinds), cards=cards(*(kind.name for kind in kinds)))
    return random_kingdom(seed, boxes, editions, wishes, [kind.name for kind in vetoed], kinds)


def kinds_named(wanted: str | Sequence[str]) -> list[Kind]:
    """The kinds of a recommended kingdom by its name, or of a list of up to ten names."""
    kingdom = recommended_called(wanted) if isinstance(wanted, str) else None
    if kingdom is not None:
        return [catalog.find(name) for name in kingdom.cards]
    names = names_in(wanted) if isinstance(wanted, str) else wanted
    kinds = check_kingdom([catalog.find(name) for name in names])
    if len(kinds) > PILES:
        raise Complaint("kingdom-size", n=len(kinds))
    return kinds


def recommended_called(text: str) -> Kingdom | None:
    """The recommended kingdom of this name; None if the text names cards. Complains if it is neither."""
    name = folded(text)
    english = {folded(kingdom.name): kingdom for kingdom in recommended()}
    names = names_in(text)
    if name not in english and names and all(folded(each) in catalog.by_name for each in names):
        return None  # without reading any other language
    kingdom = find_named(name, english, "kingdom")
    if kingdom is not None or len(names) > 1 or any(catalog.known(each) for each in names):
        return kingdom
    # A single name that no card or kingdom has, or no name at all.
    kingdoms = in_all_languages(english, "kingdom")
    either: dict[str, Kind | Kingdom] = {**in_all_languages(catalog.by_name, "card"), **kingdoms}
    closest = find_nearest(name, either, n=1)
    if not closest:
        raise Complaint("unknown-kingdom-at-all", kingdom=text.strip())
    if isinstance(closest[0], Kind):
        catalog.find(text)  # complains, and suggests that card
    nearest = Names("kingdom", tuple(each.name for each in find_nearest(name, kingdoms)))
    raise Complaint("unknown-kingdom", kingdom=text.strip(), nearest=nearest)


def names_in(text: str) -> list[str]:
    """The names in a list as people paste it: separated by commas, semicolons or lines.

    It may also be a randomizer's URL, the `<board contents="...">` of Geronimoo's simulator, or Provincial's
    `Kingdom cards: ...`, where settings follow after an @.
    """
    url = re.search(r"\bsupply=([^&#\s]*)", text)
    board = re.search(r"<board\b[^>]*\bcontents\s*=\s*([\"'])(.*?)\1", text, re.DOTALL)
    if url:
        text = unquote_plus(url[1])
    elif board:
        text = board[2]
    text = re.sub(r"@\w*", "", re.sub(r"^\s*kingdom cards:", "", text, flags=re.IGNORECASE))
    return [name.strip(BULLETS) for name in re.split(r"[,;\n]", text) if name.strip(BULLETS)]


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
    piles = [*basic_piles(players, all_treasures), *((kind, pile_size(kind, players)) for kind in kingdom)]
    return Setup(players, [PilePlan([pile]) for pile in piles], STARTING_CARDS)
