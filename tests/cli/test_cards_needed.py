"""Strategies as opponents: a kingdom has the cards that they need, or it is told that it lacks them."""

from __future__ import annotations

from pathlib import Path

import pytest
from commands import TEN, Command, Ended
from screens import KINGDOM, SAY, Screen, money_play_then

from fiefdom.bots.plan import Line, Plan
from fiefdom.cards.catalog import catalog
from fiefdom.roster import make_bot
from fiefdom.table import Table
from fiefdom.tui.session import play_series, resume

pytestmark = pytest.mark.usefixtures("state")

MINE = 'name = "mine"\nrules = ["Province", "Gold", "Smithy if count(Smithy) < 2", "Duke", "Silver"]\n'


def kingdom_of(outcome: Ended) -> list[str]:
    """The cards that a game begins with."""
    return " ".join(outcome.out.split()).split(" Answer with ")[0].split(", ")


@pytest.mark.parametrize("bots", ["gardens", "mine.toml", "gardens,mine.toml"])
@pytest.mark.parametrize("options", [[], ["--random"], ["--box", "seaside"], ["--kingdom", "Moat, Witch"]])
def test_a_kingdom_has_what_strategies_need(fiefdom: Command, bots: str, options: list[str]) -> None:
    Path("mine.toml").write_text(MINE, encoding="utf-8")
    outcome = fiefdom("play", "--bots", bots, *options, typed="quit\n")
    needed = {"gardens": ["Gardens", "Ironworks"], "mine.toml": ["Smithy", "Duke"]}
    there = kingdom_of(outcome)
    assert {card for bot in bots.split(",") for card in needed[bot]} <= set(there)
    assert len(there) == 10
    assert "skipped" not in outcome.out


def test_new_players_get_first_game_against_a_strategy_that_finds_its_cards_there(fiefdom: Command) -> None:
    assert kingdom_of(fiefdom("play", "--bots", "smithy,big-money", typed="quit\n")) == TEN.split(", ")


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "mine: this kingdom lacks Smithy and Duke, so the rules for them are skipped."),
        ("pl", "mine: w tym zestawie nie ma kart Kuźnia i Książę, więc reguły o nich są pomijane."),
        (
            "hu",
            "mine: ebben a birodalomban nincs Kovácsműhely és Herceg, ezért a rájuk vonatkozó szabályok kimaradnak.",
        ),
        ("cs", "mine: v této sestavě nejsou karty Kovárna a Vévoda, takže pravidla o nich se vynechávají."),
    ],
)
def test_it_is_told_if_a_kingdom_lacks_what_a_strategy_needs(fiefdom: Command, language: str, line: str) -> None:
    """The game is played anyway."""
    Path("mine.toml").write_text(MINE, encoding="utf-8")
    options = ["--bots", "mine.toml,big-money", "--kingdom", "Size Distortion", "--lang", language]
    outcome = fiefdom("play", *options)
    assert outcome.status == 0
    assert " ".join(outcome.out.split()).count(line) == 1


def test_more_than_ten_cards_that_are_needed_are_too_many(fiefdom: Command) -> None:
    Path("mine.toml").write_text(MINE, encoding="utf-8")
    nine = "Bridge, Pawn, Mill, Patrol, Replace, Courtier, Swindler, Lurker, Baron"
    outcome = fiefdom("play", "--bots", "mine.toml", "--kingdom", nine)
    assert (outcome.status, outcome.out) == (2, "")
    assert "add up to 11, but a kingdom has ten: Bridge, " in outcome.err


def test_a_random_kingdom_after_a_game_has_what_strategies_need() -> None:
    screen = Screen()
    screen.typed = money_play_then(screen, "r")
    play_series(Table(["Ann", "Bot"], KINGDOM, 4, bots={1: make_bot("gardens", 1)}), SAY, screen.terminal)
    assert {"Gardens", "Ironworks"} <= {kind.name for kind in resume(None)[0].kingdom}


def test_strategies_that_need_too_many_cards_together_can_only_play_the_same_kingdom_again() -> None:
    cards = [kind.name for kind in catalog.kingdom_cards(["seaside"])]
    greedy = [Plan(f"greedy {i}", tuple(map(Line, ["Province", *cards[i : i + 6], "Silver"]))) for i in (0, 6)]
    bots = {seat: plan.strategy() for seat, plan in enumerate(greedy, start=1)}
    screen = Screen()
    screen.typed = money_play_then(screen, "r", "y")
    play_series(Table(["Ann", "Bot", "Bot 2"], KINGDOM, 4, bots=bots), SAY, screen.terminal)
    assert "add up to 12" in screen.text
    assert {kind.name for kind in resume(None)[0].kingdom} == set(KINGDOM)
