"""Writes the last section of docs/own-cards.md: imports, hooks and verbs with their signatures; `make docs` runs it."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from fiefdom import cards
from fiefdom.cards import facts

DOCS = Path(__file__).parent
PAGE = DOCS / "own-cards.md"
HEADING = "## All words, with their signatures\n"
SOURCES = DOCS.parent / "src" / "fiefdom"
BOXES = [SOURCES / "cards" / "basic.py", *sorted(SOURCES.glob("boxes/*/cards.py"))]
# Where the words are defined: the file and the class in the engine, the name cards use for it, and its introduction.
CLASSES = (
    ("card.py", "Kind", "name", "What you write below `name = card(...)`. The decorators go above a function."),
    ("player.py", "Player", "me", "What a function does with `me`, or with another player."),
    ("zone.py", "Row", "zone", "What you can ask of a hand, a deck, a mat, or of what was played this turn."),
)


def section(above: str) -> str:
    """Everything that our own boxes use or the page above mentions; the rest is not meant for cards."""
    blocks = re.findall(r"^```.*?^```", above, flags=re.M | re.S)
    used = set(re.findall(r"\.(\w+)", "".join([*(file.read_text(encoding="utf-8") for file in BOXES), *blocks])))
    prose = re.sub(r"^```.*?^```", "", above, flags=re.M | re.S)
    used.update(word for code in re.findall(r"`([^`\n]+)`", prose) for word in re.findall(r"\w+", code))
    parts = [HEADING, "Everything that the cards of the three boxes use. Import what you need from here:\n"]
    parts.append(f"```python\nfrom fiefdom.cards import (\n{names()})\n```\n")
    printed = definitions(SOURCES / "cards" / "define.py", "")
    parts += [entry("", function) for function in printed if function.name == "card"]
    for file, name, word, about in CLASSES:
        found = [each for each in definitions(SOURCES / "engine" / file, name) if each.name in used]
        parts.append(f"### {name}\n\n{about}\n")
        parts += [entry(f"{word}.", function) for function in found]
    parts.append("### Facts for bots\n\nWhat `name.fact(...)` says, from `fiefdom.cards.facts`.\n")
    parts.append("| Fact | Your card... |\n|---|---|\n" + "".join(map(fact_row, facts.FACTS)))
    return "\n".join(parts)


def fact_row(fact: int) -> str:
    """A fact by its name, with its value where it has one, and what it says."""
    name = next(name for name, value in vars(facts).items() if value == fact and name.isupper())
    value = "".join(f", {word}" for word in re.findall(r"{(\w+)}", facts.FACTS[fact]))
    return f"| `{name}{value}` | {re.sub(r'[{}]', '`', facts.FACTS[fact])} |\n"


def names() -> str:
    return "".join(f"    {name},\n" for name in cards.__all__)


def definitions(file: Path, name: str) -> Iterator[ast.FunctionDef]:
    """The public functions of a class, or, without a name, of the module."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    classes = [node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == name]
    for node in classes[0].body if name else tree.body:
        if isinstance(node, ast.FunctionDef) and not node.name.startswith("_"):
            yield node


def entry(prefix: str, function: ast.FunctionDef) -> str:
    """A function as you call it, and its docstring."""
    is_property = any(isinstance(each, ast.Name) and each.id == "property" for each in function.decorator_list)
    arguments = function.args
    if prefix:
        arguments.args = arguments.args[1:]  # without self
    call = "" if is_property else f"({ast.unparse(arguments)})"
    returned = "" if function.returns is None else f" -> {ast.unparse(function.returns)}"
    # To a card, the compiler's name for a whole number is just int.
    signature = re.sub(r"\bi64\b", "int", f"{prefix}{function.name}{call}{returned}")
    about = " ".join((ast.get_docstring(function) or "").split())
    return f"- `{signature}`" + (f"  \n  {about}" if about else "") + "\n"


def written(page: str) -> str:
    """The page with its last section up to date."""
    above = page.partition(HEADING)[0]
    return above + section(above)


def main() -> None:
    PAGE.write_text(written(PAGE.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
