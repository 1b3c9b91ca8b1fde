"""Prints what a card costs whoever adds it: the places that it has in the repository, and how many lines in each.

Usage: python benchmarks/card_cost.py [--at COMMIT] CARD ...

Counted is what is written by hand: rules, facts, texts, symbol, scenarios, and what bots know about it. Not counted are
pages that a program writes, and tests that merely play with the card. Older cards have many scenarios, some from before
there were standard cases; so it also says what a card costs with three that are as long as the example in the docs.
"""

from __future__ import annotations

import argparse
import ast
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PLACES = ("src", ":!src/fiefdom/testing", "web/src", "tests/scenarios", "tests/data", "tests/test_golden.py")
# A new card has two to four scenarios, each of so many lines.
SCENARIOS = 3
LINES = 14


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    options.add_argument("cards", nargs="+", metavar="CARD")
    options.add_argument("--at", default="HEAD", metavar="COMMIT", help="look at another commit than the newest")
    chosen = options.parse_args()
    for name in chosen.cards:
        costs = {file: n for file, text in files_with(name, chosen.at) if (n := lines_about(name, file, text))}
        total = sum(costs.values())
        print(f"{name} at {chosen.at}: {total} lines in {len(costs)} places")
        for file, n in costs.items():
            print(f"{n:6} {file}")
            if "scenarios" in file:
                scenarios = run("git", "show", f"{chosen.at}:{file}").count("[[scenario]]")
                like_new = total - n + SCENARIOS * LINES
                print(f"       {scenarios} scenarios; with {SCENARIOS} of {LINES} lines: {like_new} lines in all")


def files_with(name: str, commit: str) -> Iterator[tuple[str, str]]:
    """The files of a commit that mention a card, or are named after it, and their texts."""
    words = ["-e", name, "-e", spelled(name, "_"), "-e", spelled(name, "-")]
    found = run("git", "grep", "-l", "-I", "-i", "-F", *words, commit, "--", *PLACES)
    for line in found.splitlines():
        file = line.partition(":")[2]
        yield file, run("git", "show", f"{commit}:{file}")


def run(*command: str) -> str:
    return subprocess.run(command, cwd=ROOT, capture_output=True, encoding="utf-8", check=True).stdout


def spelled(name: str, joint: str) -> str:
    return re.sub(r"[^a-z]+", joint, name.replace("'", "").lower())


def lines_about(name: str, file: str, text: str) -> int:
    """How many lines of a file are about a card."""
    path = Path(file)
    if "scenarios" in path.parts:
        return len(text.splitlines()) if path.stem == spelled(name, "_") else 0
    if path.suffix == ".py":
        return len(python_lines(name, text))
    if path.suffix == ".ftl":
        return sum(len(block.splitlines()) for block in messages(spelled(name, "-"), text))
    if path.name == "sensible.toml":
        blocks = re.split(r"\n(?=\[\[)", text)
        return sum(
            len(block.splitlines()) for block in blocks if re.search(rf'^(?:title|rule) = ".*{name}', block, re.M)
        )
    if path.suffix in (".csv", ".svg"):
        word = rf'^"?{name}"?,' if path.suffix == ".csv" else rf'id="(?:[a-z]+-)?{spelled(name, "-")}"'
        return sum(bool(re.search(word, line)) for line in text.splitlines())
    return 0


def python_lines(name: str, text: str) -> set[int]:
    """The lines of definitions whose decorators or names have the card's name, and others that mention it."""
    word = spelled(name, "_")
    found: set[int] = set()
    for statement in ast.parse(text).body:
        if isinstance(statement, ast.Import | ast.ImportFrom):
            continue
        nodes = [node for node in ast.walk(statement) if is_about(node, name, word)]
        decorators = getattr(statement, "decorator_list", [])
        is_own = isinstance(statement, ast.Assign) and any(is_about(target, name, word) for target in statement.targets)
        is_its = any(is_about(node, name, word) for each in decorators for node in ast.walk(each))
        if is_own or is_its:
            begin = min([statement.lineno, *(each.lineno for each in decorators)])
            found |= {*range(begin, (statement.end_lineno or begin) + 1)}
        else:
            found |= {node.lineno for node in nodes if hasattr(node, "lineno")}
    return found


def is_about(node: ast.AST, name: str, word: str) -> bool:
    is_named = isinstance(node, ast.Name) and node.id == word
    return is_named or (
        isinstance(node, ast.Constant) and isinstance(node.value, str) and name in node.value.split(", ")
    )


def messages(key: str, text: str) -> Iterator[str]:
    """The messages of a card in a file of texts, with everything indented below them."""
    yield from re.findall(rf"^(?:card|rulings|labels)-{key} =.*\n(?:[ \t]+.*\n|\n(?=[ \t]))*", text, re.MULTILINE)


if __name__ == "__main__":
    main()
