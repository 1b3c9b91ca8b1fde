"""Cards, kingdoms and bots as clients show them, in one language."""

from __future__ import annotations

import re
from collections.abc import Collection
from functools import cache
from typing import Literal

from msgspec import Struct

from fiefdom.bots.opponents import OPPONENTS
from fiefdom.bots.plan import Plan
from fiefdom.bots.shipped import shipped
from fiefdom.cards.catalog import catalog
from fiefdom.cards.kingdoms import (
    Kingdom,
    choose_kingdom,
    kinds_named,
    recommended,
    recommended_later,
    recommended_with,
)
from fiefdom.cards.randomizer import WISHES
from fiefdom.deals import public_seed
from fiefdom.engine.price import coin_part, parts_of
from fiefdom.locale import sources
from fiefdom.locale.speaker import Speaker, speakers
from fiefdom.locale.wording import card_lines, in_shelf_order, rulings, text_lines, type_line
from fiefdom.roster import bot_names
from fiefdom.server.options import needed_for

# Stands for the files of all boxes where clients ask for some files only.
BOXES = "boxes"


class CardSeen(Struct, frozen=True):
    """A card: its English name, by which pictures call it, and what is printed on it.

    `cost` is in coins, and `price_parts` has the Potions or debt that it costs besides. `lines` is everything that it
    says; `text` leaves out what the numbers say: its worth, bonuses and points. `good_for` has the wishes for a kingdom
    that it fulfils.
    """

    name: str
    title: str
    box: str
    editions: tuple[int, ...]
    cost: int
    price_parts: dict[str, int]
    types: tuple[str, ...]
    type_line: str
    lines: tuple[str, ...]
    text: tuple[str, ...]
    rulings: tuple[str, ...]
    cards: int
    actions: int
    buys: int
    coins: int
    points: int
    good_for: tuple[str, ...]


class CardInFull(Struct, frozen=True):
    """What a page about one card has besides: its names by language, and the kingdoms and strategies that use it."""

    name: str
    names: dict[str, str]
    kingdoms: tuple[KingdomSeen, ...]
    strategies: tuple[BotSeen, ...]


class KingdomWish(Struct, frozen=True):
    """What kingdom to have: a recommended one by its name, or cards, named in any language, as people paste them.

    The cards that these `bots` need and random ones fill it up to ten, unless `fill_up` is false.
    """

    kingdom: str | tuple[str, ...] = ""
    boxes: tuple[str, ...] = ()
    edition: Literal[0, 1, 2] = 0
    wishes: tuple[str, ...] = ()
    veto: tuple[str, ...] = ()
    bots: tuple[str, ...] = ()
    fill_up: bool = True


class KingdomSeen(Struct, frozen=True):
    """A kingdom; without name and source if nobody recommends it."""

    name: str
    title: str
    source: str
    cards: tuple[str, ...]


class KingdomLater(Struct, frozen=True):
    """A recommended kingdom that needs boxes which are not there yet, with all that goes with its ten cards.

    `besides` has piles besides the ten, `set_up` what is chosen for a card or landscape. `titles` has the names, in the
    client's language, of what is in no catalogue yet, where they are not the English ones.
    """

    name: str
    title: str
    source: str
    cards: tuple[str, ...]
    landscapes: tuple[str, ...]
    besides: tuple[str, ...]
    set_up: dict[str, tuple[str, ...]]
    needs: tuple[str, ...]
    titles: dict[str, str]


class BotSeen(Struct, frozen=True):
    """A bot that can take a seat; a level is an opponent for people, all others are strategies, with what they need."""

    name: str
    is_level: bool
    about: str
    needs: tuple[str, ...]


@cache
def cards(say: Speaker) -> list[CardSeen]:
    return [
        CardSeen(
            name=kind.name,
            title=say.card(kind.name),
            box=kind.box,
            editions=tuple(kind.editions),
            cost=int(coin_part(kind.cost)),
            price_parts=parts_of(kind.cost),
            types=tuple(kind.type_names()),
            type_line=type_line(say, kind),
            lines=tuple(card_lines(say, kind)),
            text=tuple(text_lines(say, kind)),
            rulings=tuple(rulings(say, kind)),
            cards=kind.cards,
            actions=kind.actions,
            buys=kind.buys,
            coins=kind.coins,
            points=kind.points,
            good_for=tuple(wish for wish, fulfils in WISHES.items() if fulfils(kind)),
        )
        for kind in catalog.kinds
    ]


def card_in_full(name: str, say: Speaker) -> CardInFull:
    """A card by its name in any language."""
    kind = catalog.find(name)
    users = {each for each, plan in shipped().items() if kind in plan.needs()}
    return CardInFull(
        name=kind.name,
        names={each.language: each.card(kind.name) for each in speakers()},
        kingdoms=tuple(each for each in kingdoms(say) if kind.name in each.cards),
        strategies=tuple(each for each in bots(say) if each.name in users),
    )


def choose(wish: KingdomWish, say: Speaker) -> KingdomSeen:
    """The kingdom that was wished for, in the order in which cards lie in the box."""
    if wish.fill_up:
        kinds = choose_kingdom(
            wish.kingdom,
            public_seed(None),
            wish.boxes or catalog.boxes,
            (wish.edition,) if wish.edition else (1, 2),
            wish.wishes,
            wish.veto,
            needed_for(wish.bots),
        )
    else:
        kinds = kinds_named(wish.kingdom) if wish.kingdom else []
    names = tuple(kind.name for kind in in_shelf_order(say, kinds))
    same = recommended_with(names)
    name, source = (same[0].name, same[0].source) if same else ("", "")
    return KingdomSeen(name, say.name("kingdom", name) if name else "", source, names)


@cache
def kingdoms(say: Speaker) -> list[KingdomSeen]:
    return [KingdomSeen(each.name, say.name("kingdom", each.name), each.source, each.cards) for each in recommended()]


@cache
def kingdoms_later(say: Speaker) -> list[KingdomLater]:
    return [kingdom_later(each, say) for each in recommended_later()]


def kingdom_later(kingdom: Kingdom, say: Speaker) -> KingdomLater:
    return KingdomLater(
        name=kingdom.name,
        title=say.name("kingdom", kingdom.name),
        source=kingdom.source,
        cards=kingdom.cards,
        landscapes=kingdom.landscapes,
        besides=kingdom.besides,
        set_up=dict(kingdom.set_up),
        needs=kingdom.needs,
        titles={name: say.card(name) for name in kingdom.names if catalog.later(name) and say.card(name) != name},
    )


@cache
def bots(say: Speaker) -> list[BotSeen]:
    return [bot_seen(name, shipped().get(name), say) for name in bot_names()]


def bot_seen(name: str, plan: Plan | None, say: Speaker) -> BotSeen:
    about, needs = ("", []) if plan is None else (say.about(name, plan.description), plan.needs())
    return BotSeen(name, name in OPPONENTS, about, tuple(kind.name for kind in needs))


def texts(language: str, only: Collection[str] = ()) -> str:
    """All sentences of a language, or only those of the files with these names, in one Fluent file."""
    if not only:
        return "\n".join(text_files(language).values())
    named = {**text_files(language), BOXES: words_of_boxes(language)}
    return "\n".join(text for name, text in named.items() if name in only)


@cache
def text_files(language: str) -> dict[str, str]:
    """The Fluent files of a language, by their names."""
    return {name: file.read_text(encoding="utf-8") for name, file in sources.text_files(language).items()}


@cache
def words_of_boxes(language: str) -> str:
    """What boxes say in questions and about the table; the texts of cards and bots are sent with these."""
    boxes = {box.name for box in catalog.folders}
    texts = [text for name, text in text_files(language).items() if name in boxes]
    entries = [entry for text in texts for entry in re.split("^(?=[a-z])", text, flags=re.MULTILINE)]
    return "".join(
        entry for entry in entries if not entry.startswith(("#", "card-", "ruling-", "rulings-", "kingdom-", "about-"))
    )
