"""`fiefdom kingdoms`: recommended kingdoms, also those that need later boxes, random ones, or any ten cards."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable, Iterator

from fiefdom.cards.kingdoms import Kingdom, later_kingdom, recommended, recommended_later, recommended_with
from fiefdom.cli.options import RANDOM_OPTIONS, add_random_options, kingdom_wanted, seed_of
from fiefdom.cli.parser import Commands
from fiefdom.engine.card import Kind
from fiefdom.errors import Complaint, Names
from fiefdom.locale.layout import wrapped
from fiefdom.locale.names import folded
from fiefdom.locale.speaker import Speaker
from fiefdom.locale.wording import in_shelf_order, price_text, type_line


def add(commands: Commands) -> None:
    say = commands.say
    kingdoms = commands.add("kingdoms", run_kingdoms)
    kingdoms.add_argument("kingdom", nargs="*", metavar="KINGDOM", help=say.say("cli-kingdoms-kingdom"))
    kingdoms.add_argument("--search", metavar="TEXT", help=say.say("cli-kingdoms-search"))
    kingdoms.add_argument("--random", action="store_true", help=say.say("cli-kingdoms-random"))
    add_random_options(kingdoms, say)
    kingdoms.add_argument("--seed", metavar="N", help=say.say("cli-kingdoms-seed"))
    kingdoms.add_argument("--json", action="store_true", help=say.say("cli-json"))


def run_kingdoms(options: argparse.Namespace, say: Speaker) -> int:
    wanted = " ".join(options.kingdom)
    is_random = not wanted and any(getattr(options, name) for name in ("random", *RANDOM_OPTIONS, "seed"))
    if wanted and options.random:
        raise Complaint("cli-random-alone", option="--random")
    kinds: list[Kind] = []
    later: list[Kingdom] = []
    if options.search:
        kingdoms = [each for each in (*recommended(), *recommended_later()) if has(say, each, options.search)]
        if not kingdoms:
            raise Complaint("cli-kingdoms-none", text=options.search)
    elif wanted and (kingdom := later_kingdom(wanted)):
        kingdoms = [kingdom]
    elif wanted or is_random:
        kinds = in_shelf_order(say, kingdom_wanted(options, wanted or None, seed_of(options)))
        names = tuple(kind.name for kind in kinds)
        kingdoms = recommended_with(names) or [Kingdom("", "", names)]
    else:
        kingdoms = list(recommended())
        later = list(recommended_later())
    if options.json:
        print(json.dumps([kingdom_data(each) for each in (*kingdoms, *later)], ensure_ascii=False, indent=2))
        return 0
    for kingdom in kingdoms:
        if kingdom.name:
            print(" · ".join(heading(say, kingdom)))
        for line in [] if kinds else contents(say, kingdom):
            for part in wrapped(line, "  "):
                print(part)
    for line in by_box(say, later):
        print(line)
    for kind in kinds:
        cost = price_text(say, kind.cost)
        print(say.say("cli-kingdoms-card", card=say.card(kind.name), cost=cost, types=type_line(say, kind)))
    if kinds:
        # On one line, however long, so that it can be copied and sent.
        print(", ".join(say.card(kind.name) for kind in kinds))
    return 0


def kingdom_data(kingdom: Kingdom) -> dict[str, object]:
    return {
        "name": kingdom.name,
        "source": kingdom.source,
        "cards": kingdom.cards,
        "landscapes": kingdom.landscapes,
        "besides": kingdom.besides,
        "set_up": kingdom.set_up,
        "needs": kingdom.needs,
    }


def has(say: Speaker, kingdom: Kingdom, text: str) -> bool:
    """Whether the kingdom, something in it or a box that it needs has this text in its name, also in English."""
    names = [
        ("kingdom", kingdom.name),
        *(("card", name) for name in kingdom.names),
        *(("box", box) for box in kingdom.needs),
    ]
    return any(folded(text) in folded(each) for what, name in names for each in (name, say.name(what, name)))


def heading(say: Speaker, kingdom: Kingdom) -> Iterator[str]:
    """The name of a kingdom, where it is recommended, and what is missing."""
    yield say.name("kingdom", kingdom.name)
    yield source_of(say, kingdom)
    if kingdom.needs:
        yield say.say("cli-kingdoms-needs", boxes=Names("box", kingdom.needs))


def contents(say: Speaker, kingdom: Kingdom) -> Iterator[str]:
    """The ten piles; and a line with landscapes, what is chosen for them or for cards, and what is used besides."""
    yield say.listed(sorted(kingdom.cards, key=say.sort_key))
    chosen = {name: f"{say.card(name)} ({say.listed(names)})" for name, names in kingdom.set_up.items()}
    others = dict.fromkeys([*kingdom.landscapes, *chosen, *kingdom.besides])
    if others:
        yield "+ " + ", ".join(chosen.get(name) or say.card(name) for name in others)


def by_box(say: Speaker, kingdoms: Iterable[Kingdom]) -> Iterator[str]:
    """Kingdoms that need boxes which are not there yet, by the newest of these boxes."""
    names: dict[str, list[str]] = {}
    for kingdom in kingdoms:
        names.setdefault(kingdom.needs[-1], []).append(say.name("kingdom", kingdom.name))
    if names:
        yield ""
        yield from wrapped(say.say("cli-kingdoms-later", n=sum(map(len, names.values()))))
    for box, called in names.items():
        yield f"{say.name('box', box)} ({len(called)})"
        yield from wrapped(" · ".join(called), "  ")


def source_of(say: Speaker, kingdom: Kingdom) -> str:
    """The box, and the edition if it has several, whose rulebook recommends it."""
    boxes, _, edition = kingdom.source.partition(", ")
    box = " & ".join(say.name("box", name) for name in boxes.split(" & "))
    return say.say("cli-kingdoms-source", box=box, edition=edition.split()[0]) if edition else box
