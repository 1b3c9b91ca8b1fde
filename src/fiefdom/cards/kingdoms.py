"""Kingdoms: recommended ones by name, and lists of ten cards, however they were written."""

from __future__ import annotations

import difflib
import re
import tomllib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from urllib.parse import unquote_plus

from fiefdom.cards.basic import STARTING_CARDS, basic_piles, pile_size
from fiefdom.cards.catalog import catalog
from fiefdom.cards.randomizer import PILES, random_kingdom
from fiefdom.engine.card import Kind
from fiefdom.engine.rng import seeded
from fiefdom.engine.setup import FEWEST_PLAYERS, MOST_PLAYERS, PilePlan, Setup
from fiefdom.errors import Complaint, Names, cards
from fiefdom.locale.names import plain, translations

# What may stand around a name in a list.
BULLETS = " \t\r.*-•·"


@dataclass(frozen=True)
class Kingdom:
    """A recommended kingdom: ten names, and where they are recommended."""

    name: str
    source: str
    cards: tuple[str, ...]


@cache
def recommended() -> tuple[Kingdom, ...]:
    text = files("fiefdom.cards").joinpath("kingdoms.toml").read_text(encoding="utf-8")
    return tuple(
        Kingdom(
            name=entry["name"],
            source=entry["source"],
            cards=tuple(entry["cards"]),
        )
        for entry in tomllib.loads(text)["kingdom"]
    )


def choose_kingdom(
    wanted: str | Sequence[str] | None,
    seed: int,
    boxes: Iterable[str] | None = None,
    editions: Iterable[int] = (1, 2),
    wishes: Iterable[str] = (),
    veto: Iterable[str] = (),
) -> list[Kind]:
    """Ten kinds: of a recommended kingdom by its name, of a list of names, or random ones for this seed."""
    if wanted is None or wanted == "":
        return random_kingdom(seed, boxes, editions, wishes, veto)
    if isinstance(wanted, str):
        known = {plain(kingdom.name): kingdom for kingdom in recommended()}
        kingdom = known.get(plain(wanted)) or known.get(translations("kingdom").get(plain(wanted), ""))
        if kingdom is not None:
            return [catalog.find(name) for name in kingdom.cards]
        names = names_in(wanted)
        if len(names) < 2:
            forms = translations("kingdom") | {key: key for key in known}
            close = difflib.get_close_matches(plain(wanted), list(forms), n=3, cutoff=0.4)
            nearest = dict.fromkeys(known[forms[key]].name for key in close) or [each.name for each in recommended()]
            raise Complaint("unknown-kingdom", kingdom=wanted.strip(), nearest=Names("kingdom", tuple(nearest)))
        wanted = names
    kinds = check_kingdom([catalog.find(name) for name in wanted])
    if len(kinds) != PILES:
        raise Complaint("kingdom-size", n=len(kinds))
    return kinds


def names_in(text: str) -> list[str]:
    """The names of a list as people paste it: separated by commas, semicolons or lines, or in a randomizer's URL."""
    url = re.search(r"\bsupply=([^&#\s]*)", text)
    if url:
        text = unquote_plus(url[1])
    return [name.strip(BULLETS) for name in re.split(r"[,;\n]", text) if name.strip(BULLETS)]


def check_kingdom(kinds: list[Kind]) -> list[Kind]:
    """The same kinds, if each may be in a kingdom and none is there twice."""
    for kind in kinds:
        if kind.box == "basic":
            raise Complaint("kingdom-basic", card=cards(kind.name))
        if kinds.count(kind) > 1:
            raise Complaint("kingdom-twice", card=cards(kind.name))
    return kinds


def fill(kinds: list[Kind], seed: int, candidates: list[Kind]) -> list[Kind]:
    """These kinds, filled up to ten with random ones of the candidates."""
    others = [kind for kind in candidates if kind not in kinds]
    if len(kinds) + len(others) < PILES:
        raise Complaint("too-few-cards", n=len(others))
    seeded(~seed).shuffle(others)
    return kinds + others[: PILES - len(kinds)]


def make_setup(players: int, kingdom: list[Kind]) -> Setup:
    if not FEWEST_PLAYERS <= players <= MOST_PLAYERS:
        raise Complaint("player-number", n=players)
    piles = [*basic_piles(players), *((kind, pile_size(kind, players)) for kind in kingdom)]
    return Setup(players, [PilePlan([pile]) for pile in piles], STARTING_CARDS, len(catalog.kinds))
