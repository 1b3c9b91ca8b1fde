"""`fiefdom cards`: what cards do."""

from __future__ import annotations

import argparse
import json

from fiefdom.cards.catalog import catalog
from fiefdom.cli.parser import Commands
from fiefdom.engine.card import Kind
from fiefdom.engine.price import coin_part, parts_of
from fiefdom.locale.speaker import Speaker, speakers
from fiefdom.locale.wording import card_in_full, card_lines, card_page, in_shelf_order, rulings


def add(commands: Commands) -> None:
    say = commands.say
    cards = commands.add("cards", run_cards)
    cards.add_argument("name", nargs="*", metavar="NAME", help=say.say("cli-cards-name"))
    cards.add_argument("--json", action="store_true", help=say.say("cli-json"))


def run_cards(options: argparse.Namespace, say: Speaker) -> int:
    kinds = [catalog.find(" ".join(options.name))] if options.name else in_shelf_order(say, catalog.kinds)
    if options.json:
        print(json.dumps([card_data(say, kind) for kind in kinds], ensure_ascii=False, indent=2))
        return 0
    for kind in kinds:
        for line in card_in_full(say, kind) if options.name else card_page(say, kind):
            print(line)
    return 0


def card_data(say: Speaker, kind: Kind) -> dict[str, object]:
    return {
        "name": say.card(kind.name),
        "set": kind.box,
        "editions": list(kind.editions),
        "cost": coin_part(kind.cost),
        **parts_of(kind.cost),
        "types": kind.type_names(),
        "text": "\n".join(card_lines(say, kind)),
        "rulings": rulings(say, kind),
        "names": {each.language: each.card(kind.name) for each in speakers()},
    }
