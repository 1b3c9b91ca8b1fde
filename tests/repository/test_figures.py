"""A figure is the same on every page: what is measured stands in the notebooks, what is counted in the code."""

from __future__ import annotations

import re

import pytest
from folders import ROOT

from fiefdom.bots.opponents import OPPONENTS
from fiefdom.cards.catalog import catalog
from fiefdom.cards.kingdoms import recommended
from fiefdom.lab.match import GAMES_A_PIECE

MEASURED = "docs/notebooks/measurements.md"


def text_of(page: str) -> str:
    """A page on one line."""
    return " ".join((ROOT / page).read_text(encoding="utf-8").split())


def row(start: str) -> list[str]:
    """The cells of the first row of the measurements that begins with this one."""
    lines = (ROOT / MEASURED).read_text(encoding="utf-8").splitlines()
    found = next(line for line in lines if line.startswith(f"| {start} |"))
    return [cell.strip() for cell in found.strip("|").split("|")][1:]


def number(cell: str) -> float:
    return float(re.sub(r"[,×%]|\(.*", "", cell))


# Of w1, w2 and w3: turns, games a second compiled and how many times pyminion's, the same uncompiled, pyminion's.
SPEEDS = [[number(cell) for cell in row(name)] for name in ("w1", "w2", "w3")]


def span(column: int, step: float = 1) -> str:
    """From the lowest to the highest, rounded to steps."""
    values = [speeds[column] for speeds in SPEEDS]
    return " to ".join(f"{round(value / step) * step:,}" for value in (min(values), max(values)))


def share(start: str) -> str:
    """A share of the points, in whole percent, with the games that it is of."""
    kingdoms, games, points, _ = row(start)
    return f"{round(number(points))}% against `{start.split()[-1]}` ({games} games on {kingdoms} kingdoms)"


def found(pattern: str) -> str:
    """A figure in the text of the measurements."""
    match = re.search(pattern, text_of(MEASURED))
    assert match, pattern
    return match[1]


CARDS = [kind for kind in catalog.kingdom_cards() if kind.box in ("dominion", "intrigue", "seaside")]
AHEAD = OPPONENTS["master"].effort
assert AHEAD is not None
TRIED = found(r"It looked ahead by ([\d,]+) games a decision")

REPEATED = {
    "README.md": [
        f"it plays {span(1, 1000)} games per second of CPU time",
        f"That is {span(2)} times as fast as pyminion 0.4.0",
        f"without a compiler it is {span(4, 0.1)} times as fast",
        f"{len(CARDS)} kingdom cards with their rulings",
        f"the {len(recommended())} kingdoms that the rulebooks recommend",
        "`strong` takes about two seconds to search",
        f"up to {AHEAD.games:,} times before it buys",
        f"only {TRIED} times, it scores {share('master against strong')}",
    ],
    "docs/design/bots.md": ["`strong` searches for about two seconds"],
    "docs/design/walks.md": [f"batches of about {GAMES_A_PIECE} games"],
    "docs/lab.md": [
        "`strong` searches for a strategy for about two seconds",
        f"plays the game out up to {AHEAD.games:,} times",
    ],
    "docs/notebooks/measurements.md": [
        f"where at a table it has up to {AHEAD.games:,}",
        f"the {len(recommended())} recommended",
    ],
}


@pytest.mark.parametrize(("page", "sentence"), [(page, each) for page, told in REPEATED.items() for each in told])
def test_a_figure_is_the_same_wherever_it_stands(page: str, sentence: str) -> None:
    assert sentence in text_of(page)


def test_how_many_times_as_fast_follows_from_the_speeds() -> None:
    for _, compiled, times, uncompiled, times_uncompiled, pyminion in SPEEDS:
        assert times == round(compiled / pyminion)
        assert times_uncompiled == round(uncompiled / pyminion, 1)


COPIES, COPIES_INTO = "copies of a game per CPU second", "the same, into the memory of another game"


def test_other_figures_that_follow_from_the_measurements() -> None:
    copies, copies_into = (number(row(name)[0]) for name in (COPIES, COPIES_INTO))
    assert copies_into / copies > 3
    assert "which is more than three times as fast" in text_of("docs/library.md")
    answers = max(number(each) for each in re.findall(r"\| \d+, ([\d,]+) \|", text_of(MEASURED)))
    assert answers > 1000
    assert "more than 1,000 answers a second" in text_of("docs/server.md")


def test_the_readme_promises_no_other_figures() -> None:
    section = (
        (ROOT / "README.md").read_text(encoding="utf-8").partition("## Why Fiefdom")[2].partition("## The command")[0]
    )
    promises = re.sub(r"^    .*$|<img.*>|pyminion [\d.]+", "", section, flags=re.M)
    checked = " ".join(REPEATED["README.md"]) + " 95% intervals"
    figures = re.findall(r"\d[\d,.]*\d%?|\d%?", promises)
    assert [each for each in figures if each not in checked] == []


def test_the_design_pages_leave_what_is_measured_to_the_measurements() -> None:
    pages = ["ARCHITECTURE.md", *(f"docs/design/{page.name}" for page in (ROOT / "docs" / "design").glob("*.md"))]
    found = [figure for page in pages for figure in re.findall(r"\d[\d.,]* ?(?:ms\b|%|kB|MB|×|seconds)", text_of(page))]
    assert found == []
