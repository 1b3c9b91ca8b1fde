"""Cards, kingdoms and bots as clients show them, in one language."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from msgspec import Struct

from fiefdom.bots.opponents import OPPONENTS
from fiefdom.bots.roster import bot_names
from fiefdom.bots.shipped import shipped
from fiefdom.cards.catalog import catalog
from fiefdom.cards.kingdoms import recommended
from fiefdom.locale.speaker import Speaker
from fiefdom.locale.wording import card_lines, rulings, type_line


class CardSeen(Struct, frozen=True):
    """A card: its English name, by which pictures call it, and what is printed on it."""

    name: str
    title: str
    box: str
    editions: tuple[int, ...]
    cost: int
    types: tuple[str, ...]
    type_line: str
    lines: tuple[str, ...]
    rulings: tuple[str, ...]
    cards: int
    actions: int
    buys: int
    coins: int


class KingdomSeen(Struct, frozen=True):
    name: str
    title: str
    source: str
    cards: tuple[str, ...]


class BotSeen(Struct, frozen=True):
    """A bot that can take a seat; a level is an opponent for people, all others are strategies."""

    name: str
    is_level: bool
    about: str


@cache
def cards(say: Speaker) -> list[CardSeen]:
    return [
        CardSeen(
            name=kind.name,
            title=say.card(kind.name),
            box=kind.box,
            editions=tuple(kind.editions),
            cost=kind.cost,
            types=tuple(kind.type_names()),
            type_line=type_line(say, kind),
            lines=tuple(card_lines(say, kind)),
            rulings=tuple(rulings(say, kind)),
            cards=kind.cards,
            actions=kind.actions,
            buys=kind.buys,
            coins=kind.coins,
        )
        for kind in catalog.kinds
    ]


@cache
def kingdoms(say: Speaker) -> list[KingdomSeen]:
    return [KingdomSeen(each.name, say.name("kingdom", each.name), each.source, each.cards) for each in recommended()]


@cache
def bots(say: Speaker) -> list[BotSeen]:
    plans = shipped()
    return [
        BotSeen(name, name in OPPONENTS, say.about(name, plans[name].description) if name in plans else "")
        for name in bot_names()
    ]


@cache
def texts(language: str, only: tuple[str, ...] = ()) -> str:
    """All sentences of a language, or only those of the files with these names, in one Fluent file."""
    folder = files("fiefdom.locale").joinpath(language)
    names = sorted(file.name for file in folder.iterdir() if file.name.endswith(".ftl"))
    parts = [folder.joinpath(name) for name in names if not only or name.removesuffix(".ftl") in only]
    return "\n".join(file.read_text(encoding="utf-8") for file in parts)
