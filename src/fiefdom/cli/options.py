"""Reads options that several commands share: numbers, seeds, lists of names, kingdoms."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterable, Sequence

from fiefdom.bots.plan import Plan
from fiefdom.cards.catalog import catalog
from fiefdom.cards.kingdoms import choose_kingdom, kinds_named
from fiefdom.cards.randomizer import PILES, WISHES
from fiefdom.deals import LARGEST_CHOSEN, LARGEST_SEED, is_secret, new_secret, public_seed
from fiefdom.engine.card import Kind
from fiefdom.errors import Complaint, Names
from fiefdom.locale.speaker import Speaker
from fiefdom.records.answers import whole_number

# The options that describe a random kingdom.
RANDOM_OPTIONS = ("box", "edition", "wish", "veto")


def whole_option(option: str, text: str, least: int = -LARGEST_CHOSEN, most: int = LARGEST_CHOSEN) -> int:
    """The whole number given for an option."""
    number = whole_number(text.strip())
    if number is None and not re.fullmatch("[-+]?[0-9]+", text.strip()):
        raise Complaint("cli-whole-number", option=option, text=text)
    if number is None or not least <= number <= most:
        # As text, without grouped thousands, so that the number can be typed as it is.
        raise Complaint("cli-number", option=option, text=text, least=str(least), most=str(most))
    return number


def seed_of(options: argparse.Namespace) -> int:
    """The seed that was asked for, which may be that of a record; otherwise a new secret."""
    return new_secret() if options.seed is None else whole_option("--seed", options.seed, most=LARGEST_SEED)


def split_names(text: str | None) -> list[str]:
    return [name.strip() for name in (text or "").split(",") if name.strip()]


def add_random_options(parser: argparse.ArgumentParser, say: Speaker) -> None:
    """Add the options that describe a random kingdom."""
    parser.add_argument("--box", metavar="BOXES", help=say.say("cli-random-box"))
    parser.add_argument("--edition", choices=("1", "2"), help=say.say("cli-random-edition"))
    parser.add_argument(
        "--wish", metavar="WISHES", help=say.say("cli-random-wish", wishes=Names("wish", tuple(WISHES)))
    )
    parser.add_argument("--veto", metavar="CARDS", help=say.say("cli-random-veto"))


def kingdom_wanted(
    options: argparse.Namespace, wanted: str | None, seed: int, needed: Iterable[Kind] = ()
) -> list[Kind]:
    """The kingdom asked for, with the cards that are needed if there is room; if all ten are named, options for a
    random one are refused."""
    if wanted and len(kinds_named(wanted)) == PILES:
        for name in RANDOM_OPTIONS:
            if getattr(options, name) is not None:
                raise Complaint("cli-random-alone", option=f"--{name}")
    return choose_kingdom(
        wanted,
        public_seed(seed),
        boxes=boxes_wanted(options, seed),
        editions=(1, 2) if options.edition is None else (int(options.edition),),
        wishes=split_names(options.wish),
        veto=split_names(options.veto),
        needed=needed,
    )


def boxes_wanted(options: argparse.Namespace, seed: int) -> list[str]:
    """The boxes asked for, or else those that random cards of this seed come from."""
    return split_names(options.box) or catalog.boxes_to_draw_from(is_repeatable=not is_secret(seed))


def rules_skipped(say: Speaker, plans: Sequence[Plan], kingdom: Sequence[Kind]) -> list[str]:
    """A line for each strategy that has rules for cards that this kingdom does not have."""
    lacking = [(plan.name, [kind.name for kind in plan.lacks(kingdom)]) for plan in plans]
    return [say.say("play-lacks", name=name, n=len(lacks), cards=say.all_of(lacks)) for name, lacks in lacking if lacks]
