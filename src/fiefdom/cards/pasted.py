"""Lists of cards and landscapes in whatever form people write them, and programs of others."""

from __future__ import annotations

import re
from urllib.parse import unquote_plus

from fiefdom.cards.catalog import catalog
from fiefdom.locale.names import folded

# Characters that may surround a name in a list.
BULLETS = " \t\r.*-•·"
# The parts of a randomizer's URL that have names, and those that only say yes.
NAMES_IN_URL = (
    *("supply", "events", "landmarks", "projects", "ways", "ally", "prophecy", "traits"),
    *("bane", "ferryman", "riverboat", "boons", "colonies", "shelters"),
)
# What people write for what some games have besides the ten piles, and what they write after it if a game has not.
BESIDES = {
    **dict.fromkeys(("colonies", "platinumcolony", "colonyplatinum"), ("Platinum", "Colony")),
    "platinum": ("Platinum",),
    "colony": ("Colony",),
    "shelters": ("Shelters",),
}
NO = ("0", "no", "false", "none", "off")
# Headings of what is chosen for a card, where they are not the name of that card.
CHOSEN = ("bane", "banecard", "mouse")


def names_in(text: str) -> list[str]:
    """The names in a list as people paste it: separated by commas, semicolons or lines, with or without headings.

    It may also be a randomizer's URL, the `<board contents="...">` of Geronimoo's simulator, or Provincial's
    `Kingdom cards: ...`, where settings follow after an @. What is chosen for a card, as in `Bane: Moat` or `Obelisk
    (Moat)`, comes last, unless it is in the list anyway.
    """
    names: list[str] = []
    chosen: list[str] = []
    for entry in re.split(r"[,;\n]", plain_list(text)):
        heading, _, rest = (part.strip(BULLETS) for part in entry.rpartition(":"))
        name, choice = in_parentheses(rest)
        if folded(heading or rest) in BESIDES:
            names += [] if rest.casefold() in NO else BESIDES[folded(heading or rest)]
        elif folded(heading) in CHOSEN or (heading and is_name(heading)):
            chosen += [heading, name] if is_name(heading) else [name]
        else:
            names.append(name)
            chosen.append(choice)
    listed = {folded(name) for name in names}
    return [name for name in names if name] + [
        name for name in dict.fromkeys(chosen) if name and folded(name) not in listed
    ]


def plain_list(text: str) -> str:
    """What other programs write, as a list that a person could have written."""
    given = dict(re.findall(r"\b(\w+)=([^&#\s]*)", text))
    if "supply" in given:
        return "\n".join(f"{part}: {unquote_plus(given[part])}" for part in NAMES_IN_URL if given.get(part))
    board = re.search(r"<board\b[^>]*\bcontents\s*=\s*([\"'])(.*?)\1", text, re.DOTALL)
    return re.sub(r"@\w*", "", board[2] if board else text)


def in_parentheses(entry: str) -> tuple[str, str]:
    """A name, and what is chosen for it in parentheses; anything else in parentheses is a remark."""
    name, opening, inside = entry.removesuffix(")").rpartition("(")
    if not opening or not entry.endswith(")"):
        return entry, ""
    return name.strip(BULLETS), inside if is_name(inside) else ""


def is_name(text: str) -> bool:
    """Whether a card or landscape is called so, also one that Fiefdom does not have yet."""
    return catalog.known(text) is not None or catalog.later(text) is not None
