"""Writes docs/notebooks/ranks.md: how soon bots play each Action; `make docs` runs it."""

from pathlib import Path

from fiefdom import View, catalog
from fiefdom.bots.actions import rank
from fiefdom.bots.worth import NO_WISHES
from fiefdom.cards import ranks
from fiefdom.cards.ranks import TIER, TIERS
from fiefdom.engine.card import Kind
from fiefdom.engine.card_type import ACTION
from fiefdom.records.scenario import read_scenarios, set_up

PAGE = Path(__file__).parent / "notebooks" / "ranks.md"
HEAD = """# How soon bots play each card

`make docs` writes this page. Bots play the Action that stands highest here, if it is worth playing at all. A
[tier](../../src/fiefdom/cards/ranks.py) comes before all after it. The value, in tenths of a coin, says which card of a
tier comes first. A card is listed where it stands in a usual hand with one action left. Where it can stand elsewhere,
with an action to spare or in a hand that it was made for, the last column says so.
"""
USUAL = 'hand = "{}, 2 Copper, Silver, Estate"'
# Hands, and the table around them, in which some cards are played sooner or later.
OTHER_TIMES = (
    'hand = "{}, 2 Copper, Silver, Estate", actions = 2',
    'hand = "{}, {}, 2 Curse, Estate"',
    'hand = "{}, Copper, Estate"',
    'hand = "{}, 4 Copper", in_play = "3 Village"',
)


def rank_in(kind: Kind, seat: str) -> int:
    """The rank of a card in a position, with a pile of it and of Curses in the supply."""
    position = f'[[scenario]]\ntitle = "rank"\nseat1 = {{ {seat.replace("{}", kind.name)} }}\n'
    [scenario] = read_scenarios(position, "rank")
    return rank(View(set_up(scenario), 0), kind, NO_WISHES)


def tier(name: str) -> int:
    value: int = vars(ranks)[name]
    return value


def written_rank(rank: int) -> str:
    [name] = [name for name in TIERS if tier(name) == rank // TIER * TIER]
    return f"{name} + {rank % TIER}"


def page() -> str:
    actions = [kind for kind in catalog.kinds if kind.types & ACTION]
    usual = {kind: rank_in(kind, USUAL) for kind in actions}
    parts = [HEAD]
    for name, what in TIERS.items():
        parts.append(f"\n## {name}\n\n{what[0].upper()}{what[1:]}.\n")
        inside = [kind for kind in actions if 0 <= usual[kind] - tier(name) < TIER]
        if inside:
            parts.append("\n| Card | Value | At other times |\n|---|---|---|\n")
        for kind in sorted(inside, key=lambda kind: (-usual[kind], kind.name)):
            others = sorted({rank_in(kind, seat) for seat in OTHER_TIMES} - {usual[kind]}, reverse=True)
            parts.append(f"| {kind.name} | {usual[kind] % TIER} | {', '.join(map(written_rank, others))} |\n")
    return "".join(parts)


def main() -> None:
    PAGE.write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()
