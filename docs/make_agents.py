"""Writes the last section of docs/agents.md: the numbers of actions and features; `make docs` runs it."""

from pathlib import Path

from fiefdom.agents.answering import Numbering
from fiefdom.agents.features import kind_feature_names
from fiefdom.agents.numbering import action_names, version_lists
from fiefdom.agents.writer import ObservationWriter
from fiefdom.cards.catalog import catalog
from fiefdom.engine.decision import PURPOSES

PAGE = Path(__file__).parent / "agents.md"
HEADING = "## All actions and features\n"


def section() -> str:
    """The tables of version 0, without people's own cards."""
    names, labels = version_lists()
    numbers = Numbering([catalog.find(name) for name in names], list(labels), len(catalog.kinds))
    return "\n".join([HEADING, *actions(numbers), *observations(numbers), *cards(numbers)])


def actions(numbers: Numbering) -> list[str]:
    names = action_names(numbers)
    first = int(numbers.first_kind)
    lines = [
        "### Actions\n",
        f"There are {len(names)}. First come those without a card:\n",
        "| Number | Action |",
        "|---|---|",
    ]
    lines += [f"| {number} | {names[number]} |" for number in range(first - 64)]
    lines.append(f"| {first - 64} to {first - 1} | {names[first - 64]} to {names[first - 1]} |")
    lines.append(
        "\nThen each card has a block of actions, one for each purpose. Add these to its first number, below:\n"
    )
    lines += ["| Add | Purpose |", "|---|---|"]
    lines += [f"| {place} | {purpose} |" for place, purpose in enumerate(PURPOSES)]
    return [*lines, ""]


def observations(numbers: Numbering) -> list[str]:
    writer = ObservationWriter(numbers, 2, with_history=True)
    plain = ObservationWriter(numbers, 2, with_history=False)
    lines = ["### Observations\n"]
    lines.append(
        f"For two players, a flat observation has {plain.size} numbers: {plain.numbers} about the table, the seats and "
        f"the question, and {plain.width} for each of the {len(numbers.kinds)} cards. With history, cards have "
        f"{writer.width}. Each further player adds as many as `next 1` has.\n"
    )
    lines += ["| Place | Number |", "|---|---|"]
    lines += [f"| {place} | {name} |" for place, name in enumerate(writer.number_names())]
    lines += [
        "\nThe columns of each card, those with history in italics:\n",
        "| Column | What it counts |",
        "|---|---|",
    ]
    lines += [f"| {place} | {name} |" for place, name in enumerate(plain.column_names())]
    extra = [name for name in writer.column_names() if name not in plain.column_names()]
    lines += [f"| after the other columns of the seat | *{name}* |" for name in extra]
    lines.append(f"\n`kind_features()` has for each card: {', '.join(kind_feature_names())}.\n")
    return lines


def cards(numbers: Numbering) -> list[str]:
    lines = ["### Cards\n", "| Row | First action | Card |", "|---|---|---|"]
    block = len(PURPOSES)
    first = int(numbers.first_kind)
    lines += [f"| {slot} | {first + slot * block} | {kind.name} |" for slot, kind in enumerate(numbers.kinds)]
    return [*lines, ""]


def written(page: str) -> str:
    """The page with its last section up to date."""
    return page.partition(HEADING)[0] + section()


def main() -> None:
    PAGE.write_text(written(PAGE.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
