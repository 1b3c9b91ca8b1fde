"""Writes the stubs of a new card, and says what is to be filled in; `make card NAME='Sea Dog' BOX=seaside` runs it."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]

SCENARIO = """\
[[scenario]]
title = "{name} …"
rule = "{title}, {name}"
players = 2
kingdom = "{name}"
seat1.hand = "{name}"
script = ["1 play {name}"]
[scenario.after]
seat1.in_play = "{name}"
"""
CARD = '''

{word} = card("{name}", cost=0, types=ACTION, text="""
    …""")  # fmt: skip


@{word}.play
def {word}_play(me: Player) -> None:
    raise NotImplementedError
'''
NAMED = """
# ours
card-{key} = {name}
    .text = …
"""
RULINGS = """
rulings-{key} =
    …
"""


def main(name: str, box: str) -> int:
    boxes = {folder.parent.name: folder.parent for folder in ROOT.glob("src/fiefdom/boxes/*/cards.py")}
    if box not in boxes or not re.fullmatch("[A-Z][A-Za-z' ]+", name):
        print(f"make card: NAME is the card's name in English, BOX one of {', '.join(sorted(boxes))}", file=sys.stderr)
        return 2
    if f'card("{name}",' in (boxes[box] / "cards.py").read_text(encoding="utf-8"):
        print(f"make card: {box} has {name} already", file=sys.stderr)
        return 2
    for file, hint in write(name, boxes[box], ROOT / "tests" / "scenarios" / box):
        print(f"{file.relative_to(ROOT)}: {hint}")
    return 0


def write(name: str, box: Path, scenarios: Path) -> Iterator[tuple[Path, str]]:
    """Add the card in each place; yields the files, and what is to be done there."""
    words = {"name": name, "title": box.name.title(), "key": key(name, "-"), "word": key(name, "_")}
    scenario = scenarios / f"{words['word']}.toml"
    scenario.parent.mkdir(exist_ok=True)
    scenario.write_text(SCENARIO.format(**words), encoding="utf-8")
    yield scenario, "what should happen, from the rulebook: two to four scenarios"
    cards = box / "cards.py"
    cards.write_text(cards.read_text(encoding="utf-8") + CARD.format(**words), encoding="utf-8")
    yield cards, "cost, types, numbers, text and rules"
    facts = box / "facts.csv"
    head, *rows = facts.read_text(encoding="utf-8").splitlines()
    printed = {"card": name, "editions": "1 2", "cost": "0", "types": "Action"}
    rows.append(",".join(printed.get(column, "") for column in head.split(",")))
    facts.write_text("\n".join([head, *sorted(rows), ""]), encoding="utf-8")
    yield facts, "what is printed on it, and its published names"
    for file in sorted((box / "locale").glob("*.ftl")):
        is_english = file.stem == "en"
        insert(file, ("" if is_english else NAMED.format(**words)) + RULINGS.format(**words))
        yield file, "rulings" if is_english else "name, text and rulings"


def key(name: str, joint: str) -> str:
    return re.sub(r"[^a-z]+", joint, name.replace("'", "").lower())


def insert(file: Path, text: str) -> None:
    """Put an entry below the last rulings, above what else the box says."""
    before = file.read_text(encoding="utf-8")
    last = list(re.finditer(r"^rulings-[^\n]*\n(?:    [^\n]*\n)+", before, flags=re.MULTILINE))
    place = last[-1].end() if last else len(before)
    file.write_text(before[:place] + text + before[place:], encoding="utf-8")


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit("make card NAME='Sea Dog' BOX=seaside")
    sys.exit(main(*sys.argv[1:]))
