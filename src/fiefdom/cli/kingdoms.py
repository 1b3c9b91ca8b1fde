"""`fiefdom kingdoms`: recommended kingdoms, random ones, or any ten cards."""

from __future__ import annotations

import argparse
import json

from fiefdom.cards.kingdoms import Kingdom, recommended, recommended_with
from fiefdom.cli.options import RANDOM_OPTIONS, add_random_options, kingdom_wanted, seed_of
from fiefdom.cli.parser import Commands
from fiefdom.errors import Complaint
from fiefdom.locale.layout import wrapped
from fiefdom.locale.speaker import Speaker
from fiefdom.locale.wording import in_shelf_order, price_text, type_line


def add(commands: Commands) -> None:
    say = commands.say
    kingdoms = commands.add("kingdoms", run_kingdoms)
    kingdoms.add_argument("kingdom", nargs="*", metavar="KINGDOM", help=say.say("cli-kingdoms-kingdom"))
    kingdoms.add_argument("--random", action="store_true", help=say.say("cli-kingdoms-random"))
    add_random_options(kingdoms, say)
    kingdoms.add_argument("--seed", metavar="N", help=say.say("cli-kingdoms-seed"))
    kingdoms.add_argument("--json", action="store_true", help=say.say("cli-json"))


def run_kingdoms(options: argparse.Namespace, say: Speaker) -> int:
    wanted = " ".join(options.kingdom)
    is_random = not wanted and any(getattr(options, name) for name in ("random", *RANDOM_OPTIONS, "seed"))
    if wanted and options.random:
        raise Complaint("cli-random-alone", option="--random")
    if wanted or is_random:
        kinds = in_shelf_order(say, kingdom_wanted(options, wanted or None, seed_of(options)))
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
            for line in wrapped(say.listed(sorted(kingdom.cards, key=say.sort_key)), "  "):
                print(line)
    for kind in kinds:
        cost = price_text(say, kind.cost)
        print(say.say("cli-kingdoms-card", card=say.card(kind.name), cost=cost, types=type_line(say, kind)))
    if kinds:
        # On one line, however long, so that it can be copied and sent.
        print(", ".join(say.card(kind.name) for kind in kinds))
    return 0


def source_of(say: Speaker, kingdom: Kingdom) -> str:
    """The box and edition whose rulebook recommends it."""
    box, _, edition = kingdom.source.partition(", ")
    return say.say("cli-kingdoms-source", box=say.say(f"box-{box.lower()}"), edition=edition.split()[0])
