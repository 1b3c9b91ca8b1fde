"""Showing cards and kingdoms."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable

from fiefdom.cards.catalog import catalog
from fiefdom.cards.kingdoms import Kingdom, recommended, recommended_with
from fiefdom.cli.common import RANDOM_OPTIONS, Commands, add_random_options, kingdom_of, seed_of
from fiefdom.engine.card import Kind
from fiefdom.errors import Complaint
from fiefdom.locale.speaker import Speaker, speakers
from fiefdom.locale.wording import card_lines, rulings, type_line
from fiefdom.tui.pages import card_in_full, card_page, wrapped


def add(commands: Commands) -> None:
    say = commands.say
    cards = commands.add("cards", run_cards)
    cards.add_argument("name", nargs="*", metavar="NAME", help=say.say("cli-cards-name"))
    cards.add_argument("--json", action="store_true", help=say.say("cli-json"))
    kingdoms = commands.add("kingdoms", run_kingdoms)
    kingdoms.add_argument("kingdom", nargs="*", metavar="KINGDOM", help=say.say("cli-kingdoms-kingdom"))
    kingdoms.add_argument("--random", action="store_true", help=say.say("cli-kingdoms-random"))
    add_random_options(kingdoms, say)
    kingdoms.add_argument("--seed", metavar="N", help=say.say("cli-kingdoms-seed"))
    kingdoms.add_argument("--json", action="store_true", help=say.say("cli-json"))


def run_cards(options: argparse.Namespace, say: Speaker) -> int:
    kinds = [catalog.find(" ".join(options.name))] if options.name else shelved(say, catalog.kinds)
    if options.json:
        print(json.dumps([card_data(say, kind) for kind in kinds], ensure_ascii=False, indent=2))
        return 0
    for kind in kinds:
        for line in card_in_full(say, kind) if options.name else card_page(say, kind):
            print(line)
    return 0


def shelved(say: Speaker, kinds: Iterable[Kind]) -> list[Kind]:
    """The basic cards first, then by box, cost and name."""
    return sorted(kinds, key=lambda kind: (kind.box != "basic", kind.box, kind.cost, say.place(kind.name)))


def card_data(say: Speaker, kind: Kind) -> dict[str, object]:
    return {
        "name": say.card(kind.name),
        "set": kind.box,
        "editions": list(kind.editions),
        "cost": kind.cost,
        "types": kind.type_names(),
        "text": "\n".join(card_lines(say, kind)),
        "rulings": rulings(say, kind),
        "names": {each.language: each.card(kind.name) for each in speakers()},
    }


def source_of(say: Speaker, kingdom: Kingdom) -> str:
    """The box and edition whose rulebook recommends it."""
    box, _, edition = kingdom.source.partition(", ")
    return say.say("cli-kingdoms-source", box=say.say(f"box-{box.lower()}"), edition=edition.split()[0])


def run_kingdoms(options: argparse.Namespace, say: Speaker) -> int:
    wanted = " ".join(options.kingdom)
    is_random = not wanted and any(getattr(options, name) for name in ("random", *RANDOM_OPTIONS, "seed"))
    if wanted and options.random:
        raise Complaint("cli-random-alone", option="--random")
    if wanted or is_random:
        kinds = shelved(say, kingdom_of(options, wanted or None, seed_of(options)))
        names = tuple(kind.name for kind in kinds)
        kingdoms = recommended_with(names) or [Kingdom("", "", names)]
    else:
        kinds = []
        kingdoms = list(recommended())
    if options.json:
        data = [{"name": each.name, "source": each.source, "cards": list(each.cards)} for each in kingdoms]
        print(json.dumps(data, ensure_ascii=False, indent=2))
        return 0
    for kingdom in kingdoms:
        if kingdom.name:
            print(f"{say.name('kingdom', kingdom.name)} · {source_of(say, kingdom)}")
        if not kinds:
            for line in wrapped(say.listed(sorted(kingdom.cards, key=say.place)), "  "):
                print(line)
    for kind in kinds:
        print(say.say("cli-kingdoms-card", card=say.card(kind.name), cost=kind.cost, types=type_line(say, kind)))
    if kinds:
        # One line, however long, to be copied and sent.
        print(", ".join(say.card(kind.name) for kind in kinds))
    return 0
