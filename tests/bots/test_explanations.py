"""What bots say after a game: what they went for, by the cards that they own in the end, and why."""

from __future__ import annotations

from dataclasses import replace

import pytest
from screens import KINGDOM
from searches import FEW

from fiefdom import Table, choose_kingdom, make_bot
from fiefdom.bots.foresight import Effort
from fiefdom.bots.opponents import OPPONENTS, Search
from fiefdom.bots.plan import Plan, read_rule
from fiefdom.bots.shipped import shipped
from fiefdom.bots.went_for import went_for
from fiefdom.locale.speaker import languages, speaker
from fiefdom.roster import opponent
from fiefdom.tui.pages import end_page

ENGLISH = speaker("en")
START = {"Copper": 7, "Estate": 3}
RATIO = "In practice games beforehand, its plan won 76% against plain money."


def plan_of(*rules: str, beats_money: int | None = None) -> Plan:
    return Plan("plan", tuple(read_rule(rule) for rule in rules), beats_money=beats_money)


def end_text(table: Table, language: str = "en") -> str:
    return " ".join(" ".join(end_page(speaker(language), table)).split())


def test_every_opponent_says_afterwards_what_it_went_for_and_why() -> None:
    kingdom = [kind.name for kind in choose_kingdom("First Game", 0)]
    bots = {seat: opponent(name, seat, by_games=True) for seat, name in enumerate(OPPONENTS)}
    for bot in (bots[2], bots[3]):
        bot.level = replace(bot.level, plan=Search(games=FEW, seconds=60), effort_by_games=Effort(20, None))
    table = Table([bot.name for bot in bots.values()], kingdom, 3, bots=bots)
    assert table.is_over
    plan = bots[2].went_for
    assert plan is not None
    text = end_text(table)
    assert "easy went for" in text
    assert "It chooses a few cards at random." in text
    assert "fair went for money with Smithy. It adds the Action that looks strongest by its numbers." in text
    assert text.count(f"its plan won {plan.beats_money}% against plain money.") == 2


SMITHIES, COUNCILS = ["Province", "Smithy", "Village"], ["Province", "Council Room", "Laboratory", "Festival"]
GARDENS = ["Gardens", "Workshop", "Copper"]


@pytest.mark.parametrize(
    ("rules", "cards", "sentence"),
    [
        (["Gold", "Province"], {"Gold": 4}, "went for money and nothing else"),
        (["Province", "Smithy", "Silver"], {"Smithy": 2, "Silver": 9}, "went for money with Smithy"),
        (SMITHIES, {"Smithy": 4, "Village": 5, "Gold": 6}, "built an engine of Smithy and Village"),
        (SMITHIES, {"Smithy": 1, "Village": 1, "Silver": 9}, "went for money with Smithy and Village"),
        (SMITHIES, {"Smithy": 2, "Moat": 3}, "went for money with Smithy"),
        (
            COUNCILS,
            {"Festival": 5, "Laboratory": 4, "Council Room": 2, "Gold": 2},
            "built an engine of Council Room, Laboratory and Festival",
        ),
        (COUNCILS, {"Council Room": 1, "Silver": 16}, "went for money with Council Room"),
        (GARDENS, {"Gardens": 8, "Workshop": 7}, "rushed for points with Gardens and Workshop"),
        (GARDENS, {"Workshop": 7}, "rushed for points with Workshop"),
    ],
)
def test_a_player_went_for_the_cards_of_the_plan_that_it_owns(
    rules: list[str], cards: dict[str, int], sentence: str
) -> None:
    assert went_for(ENGLISH, "Bo", "plan", plan_of(*rules), START | cards) == f"Bo {sentence}."
    measured = plan_of(*rules, beats_money=76)
    assert went_for(ENGLISH, "Bo", "strong", measured, START | cards) == f"Bo {sentence}. {RATIO}"


def test_a_plan_that_came_to_nothing_is_told_without_boasting() -> None:
    plan = plan_of(*COUNCILS, beats_money=76)
    assert went_for(ENGLISH, "Bo", "strong", plan, START | {"Silver": 16}) == (
        "Bo went for money and nothing else. It also planned to buy Council Room, Laboratory and Festival, "
        "but never got that far."
    )


def test_a_search_that_ends_with_money_says_that_nothing_did_better() -> None:
    plan = shipped()["big-money-ultimate"]
    sentence = "Bo went for money and nothing else. In practice games beforehand, nothing did better."
    assert went_for(ENGLISH, "Bo", "master", plan, START | {"Gold": 5}) == sentence


@pytest.mark.parametrize(
    ("language", "sentence", "reason"),
    [
        (
            "pl",
            "W tej grze Bo buduje silnik z kart Kuźnia, Wioska i Targowisko.",
            "W partiach próbnych ta strategia wygrała 76% gier przeciwko strategii na same pieniądze.",
        ),
        (
            "hu",
            "Bo akciómotort épített ezekből: Kovácsműhely, Falu és Piac.",
            "A játszma előtti próbákon ez a terv a játszmák 76%-át nyerte meg a sima pénz ellen.",
        ),
        (
            "cs",
            "V této hře Bo staví engine z karet Kovárna, Vesnice a\N{NO-BREAK SPACE}Trh.",
            "Ve cvičných hrách tahle strategie vyhrála 76 % her proti samotným penězům.",
        ),
    ],
)
def test_it_is_told_in_other_languages(language: str, sentence: str, reason: str) -> None:
    plan = plan_of("Province", "Smithy", "Village", "Market", beats_money=76)
    deck = START | {"Smithy": 3, "Village": 3, "Market": 3, "Silver": 2}
    assert went_for(speaker(language), "Bo", "strong", plan, deck) == f"{sentence} {reason}"


@pytest.mark.parametrize("language", languages())
def test_a_strategy_says_it_too_by_its_name_or_from_a_file(language: str) -> None:
    found = replace(shipped()["smithy"], name="found", beats_money=72)
    table = Table(["found", "gardens"], KINGDOM, 1, bots={0: found.strategy(), 1: make_bot("gardens")})
    say = speaker(language)
    for sentence in (
        say.say("play-went-for-money", player="found", cards=say.card("Smithy")),
        say.say("play-why", percent=72),
        say.say("play-went-for-nothing", player="gardens"),
        say.say("play-why-not", cards=say.all_of(["Gardens", "Ironworks"])),
    ):
        assert " ".join(sentence.split()) in end_text(table, language)


def test_a_bot_without_a_plan_says_nothing() -> None:
    table = Table(["Ann", "Bob"], KINGDOM, 1, bots={0: make_bot("random"), 1: make_bot("big-money")})
    assert "Ann went" not in end_text(table)
    assert end_text(table).endswith("Bob went for money and nothing else.")
