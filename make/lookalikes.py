"""Writes src/fiefdom/server/lookalikes.txt: which characters look alike.

It is made from the data of the package confusable_homoglyphs, which has to be installed for that. They are those of
Unicode Technical Standard #39. What names never have by the time they are compared is left out: characters that stand
for others in another width or style, and invisible ones.

    python make/lookalikes.py
"""

from __future__ import annotations

import json
import unicodedata
from importlib.metadata import version
from importlib.resources import files

from fiefdom.server.lookalikes import FILE, is_invisible

PACKAGE = "confusable_homoglyphs"
HEAD = """\
# Which characters look alike: in each line, the one that stands for all of them, and the others, as code points.
# Made by make/lookalikes.py from the data in confusable_homoglyphs {version}, Unicode Technical Standard #39.
# © Unicode®, Inc. The licence is in lookalikes.licence.txt.
"""


def groups(alike: dict[str, list[str]]) -> dict[str, list[str]]:
    """By what stands for a group, the others: it is what all others are like; of two, the longer or the lower one."""
    found: dict[str, list[str]] = {}
    seen: set[str] = set()
    for each in sorted(alike, key=lambda each: (-len(alike[each]), -len(each), each)):
        if each not in seen:
            seen |= {each, *alike[each]}
            found[each] = sorted(alike[each])
    return found


def compact(alike: dict[str, list[str]]) -> str:
    rows = []
    for shown, others in sorted(groups(alike).items()):
        letters = [each for each in others if len(each) == 1]
        letters = [each for each in letters if unicodedata.normalize("NFKC", each) == each and not is_invisible(each)]
        if letters:
            rows.append(
                f"{'+'.join(f'{ord(each):x}' for each in shown)} {' '.join(f'{ord(each):x}' for each in letters)}\n"
            )
    return HEAD.format(version=version(PACKAGE)) + "".join(rows)


if __name__ == "__main__":
    data = json.loads(files(PACKAGE).joinpath("confusables.json").read_text(encoding="utf-8"))
    FILE.write_text(
        compact({each: [other["c"] for other in others] for each, others in data.items()}), encoding="utf-8"
    )
