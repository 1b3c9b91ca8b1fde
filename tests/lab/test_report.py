"""The page of a match: its content is right, and it needs no other files."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from datetime import date
from functools import cache
from xml.etree.ElementTree import Element

import pytest
from elements import Tree, all_of, words
from folders import EXAMPLES
from searches import FEW

from fiefdom import catalog, lab
from fiefdom.bots.opponents import OPPONENTS, Search
from fiefdom.lab.markup import document, tag
from fiefdom.lab.plots import Scale, ticks, weight_shown
from fiefdom.lab.report import report
from fiefdom.lab.text import described
from fiefdom.locale.speaker import languages, speaker
from fiefdom.locale.wording import type_line
from fiefdom.roster import make_bot
from fiefdom.table import Table
from fiefdom.version import VERSION

DAY = date(2031, 8, 4)
STARTING_DECK = Counter(Copper=7, Estate=3)


@cache
def outcome() -> lab.Outcome:
    return lab.match("smithy", "big-money", games=400, jobs=1, kingdom="First Game", seed=12345)


@cache
def page(language: str = "en") -> str:
    return report(speaker(language), outcome(), DAY)


def section(root: Element, heading: str) -> Element:
    [found] = [each for each in root.iter("section") if words(each[0]) == heading]
    return found


@pytest.mark.parametrize("language", languages())
def test_the_page_says_who_played_what_where_and_when(language: str) -> None:
    say = speaker(language)
    root = Tree(page(language)).root
    assert root[0].get("lang") == language
    facts = words(root.find(".//header") or Element("none"))
    assert "smithy" in facts
    assert "big-money" in facts
    assert {"en": "August 4, 2031", "pl": "4 sierpnia 2031", "hu": "2031. augusztus 4.", "cs": "4. srpna 2031"}[
        language
    ] in facts
    assert f"Fiefdom {VERSION}" in facts
    assert re.search(r"\b400\b", facts)
    assert re.search(r"\b12345\b", facts)
    plans = [entrant for entrant in outcome().entrants if not isinstance(entrant, str)]
    articles = all_of(root, "article")
    assert [[words(rule) for rule in all_of(article, "li")] for article in articles] == [
        [line.text() for line in plan.lines] for plan in plans
    ]
    assert [described(plan, say).description in words(articles[i]) for i, plan in enumerate(plans)] == [True, True]
    kinds = [catalog.find(name) for name in outcome().kingdom]
    assert [words(card) for card in all_of(root, "li", "card")] == [
        f"{kind.cost} {say.card(kind.name)} {type_line(say, kind)}" for kind in kinds
    ]


@pytest.mark.parametrize("language", languages())
def test_numbers_are_written_as_the_language_has_them(language: str) -> None:
    root = Tree(page(language)).root
    written = " ".join(words(text) for text in (*all_of(root, "text"), *all_of(root, "td")))
    mark, other = (".", ",") if language == "en" else (",", ".")
    assert re.search(rf"\d{re.escape(mark)}\d", written)
    assert not re.search(rf"\d{re.escape(other)}\d", written)


@pytest.mark.parametrize("language", languages())
def test_the_page_is_well_formed_small_and_needs_nothing_else(language: str) -> None:
    text = page(language)
    assert text.startswith("<!DOCTYPE html>\n")
    assert len(text.encode()) < 1_000_000
    root = Tree(text).root
    names = [element.get("id") for element in root.iter() if element.get("id")]
    assert len(names) == len(set(names))
    assert set(re.findall(r"url\(#([\w-]+)\)", text)) == set(names)
    assert re.findall(r"url\((?!#)|@import|<(?:script|link|img|iframe|object|embed)\b", text) == []
    assert [element for element in root.iter() if {"src", "href", "onclick"} & set(element.keys())] == []
    assert set(re.findall(r"https?://[^\"<\s]+", text)) == {"http://www.w3.org/2000/svg"}
    for plot in all_of(root, "svg"):
        assert plot.get("aria-label") or plot.get("aria-hidden")
    assert root.find(".//title") is not None


@pytest.mark.parametrize("language", languages())
def test_no_line_ends_with_a_word_of_one_letter_where_that_is_bad_style(language: str) -> None:
    root = Tree(page(language)).root
    told = "\n".join(text for element in all_of(root, "p") for text in element.itertext())
    may_end_a_line = re.search(r"(?<!\w)[^\W\d_] ", told) is not None
    assert may_end_a_line == (language in ("en", "hu"))


def test_styles_and_rules_keep_their_spaces() -> None:
    told = document("pl", "", "a b { }", tag("p", "A z ", tag("code", "x y"), " i ", tag("b", "o 3 w")))
    shown = told.replace("\N{NO-BREAK SPACE}", "_")
    assert "<style>a b { }</style>" in shown
    assert "<p>A_z_<code>x y</code> i_<b>o_3 w</b></p>" in shown


def test_every_class_has_its_style() -> None:
    text = page()
    style, body = text.split("</style>")
    for look in {look for classes in re.findall(r'class="([^"]+)"', body) for look in classes.split()}:
        assert f".{look} " in style.replace(",", " ").replace("{", " ").replace(":", " "), look


def test_a_strategy_of_odd_name_is_only_text() -> None:
    plan = outcome().entrants[0]
    assert not isinstance(plan, str)
    odd = type(plan)(name='<b onclick="x">&amp;', lines=plan.lines)
    strange = lab.Outcome((odd, odd), outcome().kingdom, "rotate", 0, counts=outcome().counts)
    root = Tree(report(speaker("en"), strange, DAY)).root
    assert '<b onclick="x">&amp; (1)' in words(root.find(".//h1") or Element("none"))


def test_who_won_is_drawn_with_intervals() -> None:
    won = section(Tree(page()).root, "Who won")
    [plot] = all_of(won, "svg")
    across = Scale(0, 1, 4, 352)
    for i in range(2):
        standing = outcome().standing(i)
        [bar] = all_of(plot, "line", f"strategy-{i + 1}")
        [dot] = all_of(plot, "circle", f"strategy-{i + 1}")
        drawn = [float(bar.get("x1", "")), float(dot.get("cx", "")), float(bar.get("x2", ""))]
        low, high = standing["interval"]
        assert drawn == pytest.approx([across(low), across(standing["wins"] / 400), across(high)], abs=0.1)
    assert len(all_of(plot, "line", "even")) == 2


def test_a_card_has_the_same_colour_everywhere() -> None:
    root = Tree(page()).root
    colours: dict[str, set[str]] = {}
    for legend in all_of(root, "ul", "legend"):
        for item in legend:
            if item[0].tag == "i":
                card = re.sub(r"^\d+ ", "", words(item))
                colours.setdefault(card, set()).add(item[0].get("class", "").split()[-1])
    assert {"Silver", "Gold", "Province", "Smithy", "Copper"} <= set(colours)
    assert all(len(looks) == 1 for looks in colours.values())
    looks = [look for found in colours.values() for look in found]
    assert len(set(looks)) == len(looks)
    # Bars, strips and marks use no other colours.
    drawn = {box.get("class", "").split()[-1] for box in all_of(root, "rect", "box")}
    assert drawn <= set(looks)


def test_lines_fade_where_few_games_lasted_that_long_and_say_how_many() -> None:
    went = section(Tree(page()).root, "How the games went")
    rows = [row for row in outcome().by_turn(0) if row["games"] >= 4]
    stops = all_of(went, "linearGradient".lower())[0]
    shown = [float(stop.get("stop-opacity", "")) for stop in stops]
    assert len(shown) == len(rows)
    assert shown == pytest.approx([weight_shown(row["games"] / 400) for row in rows], abs=1e-3)
    assert shown[0] == 1
    assert shown[-1] < 0.25
    lengths = outcome().counts["lengths"]
    lasting = {turn: sum(n for length, n in lengths.items() if length >= turn) for turn in (10, 20)}
    plot = all_of(went, "svg")[2]
    below = [words(text) for text in all_of(plot, "text", "middle")]
    assert below[:2] == ["10", "20"]
    assert [str(lasting[10]), str(lasting[20])] == below[len(below) // 2 :][:2]


def test_the_distribution_of_the_difference_is_a_plot_with_its_numbers() -> None:
    ended = section(Tree(page()).root, "How the games ended")
    [figure] = [each for each in all_of(ended, "figure") if words(each[0]) == "Difference in points"]
    assert len(all_of(figure, "path", "heap")) == 1
    table = {words(row[0]).replace("−", "-"): words(row[1]) for row in all_of(figure, "tr")[1:]}
    leads = outcome().counts["leads"][0]
    assert table == {str(lead): f"{100 * leads[lead] / 400:.1f}%" for lead in sorted(leads)}


def test_openings_are_shown_with_the_share_that_was_won() -> None:
    opened = section(Tree(page()).root, "Openings")
    uneven, even, other, _ = all_of(opened, "figure")
    assert words(uneven[0]) == "How smithy opened with $5 and $2"
    assert words(even[0]) == "How smithy opened with $4 and $3"
    [row, *_] = outcome().openings(0)
    assert (row["cards"], row["split"]) == (["Smithy", "Silver"], "4/3")
    label, value = (words(text) for text in all_of(even, "text")[5:7])
    assert label == "Smithy, Silver"
    assert value == f"{100 * row['wins'] / row['games']:.1f}% · {row['games']} games"
    assert "Silver, nothing" in words(other)
    assert "Smithy, nothing" in words(uneven)


def test_the_sample_is_the_first_game_of_the_match_with_its_last_decks() -> None:
    """Big money and Smithy gain only what they buy and lose nothing, so a deck is the starting cards plus the buys."""
    sample = section(Tree(page()).root, "A sample game")
    table = Table(["A", "B"], outcome().kingdom, 12345, bots={0: make_bot("smithy"), 1: make_bot("big-money")}, first=0)
    decks = [STARTING_DECK.copy(), STARTING_DECK.copy()]
    for event in table.secret_events():
        if event.name == "buy":
            decks[event.seat].update(event.cards or ())
    shown = {}
    for figure in all_of(sample, "figure"):
        counts = (words(item).split(" ", 1) for item in all_of(figure, "li"))
        shown[words(figure[0])] = Counter({card: int(n) for n, card in counts})
    standings = sorted(table.result.standings, key=lambda standing: standing.rank)
    names = ("smithy", "big-money")
    assert shown == {
        f"{standing.rank}. {names[standing.seat]}: {standing.score} points in {standing.turns} turns": decks[
            standing.seat
        ]
        for standing in standings
    }
    told = words(all_of(sample, "ol", "log")[0])
    assert "smithy plays Smithy." in told
    assert told.count("── smithy, turn ") + told.count("── big-money, turn ") == sum(
        standing.turns for standing in standings
    )
    first = lab.match("smithy", "big-money", games=1, seats="fixed", jobs=1, kingdom="First Game", seed=12345)
    assert [list(scores) for scores in first.counts["final_scores"]] == [
        [standing.score] for standing in table.result.standings
    ]


def test_whoever_plays_alone_has_provinces_by_turn_instead_of_wins() -> None:
    alone = lab.match("big-money", games=60, jobs=1)
    root = Tree(report(speaker("en"), alone, DAY)).root
    headings = [words(heading) for heading in root.iter("h2")]
    assert "Who won" not in headings
    assert "Province 4: turn " in words(section(root, "When it got its Provinces"))
    assert "Difference in points" not in words(root)
    assert len(all_of(section(root, "A sample game"), "figure")) == 1


def test_opponents_without_written_rules_show_the_plan_they_made(monkeypatch: pytest.MonkeyPatch) -> None:
    quick = replace(OPPONENTS["strong"], plan=Search(games=FEW, seconds=60))
    monkeypatch.setitem(OPPONENTS, "strong", quick)
    mixed = lab.match("random", "fair", "strong", games=6, jobs=1, kingdom="First Game")
    root = Tree(report(speaker("en"), mixed, DAY)).root
    chance, fair, strong = (words(article) for article in all_of(root, "article"))
    assert chance == "random Buys and plays at random."
    assert "When it saw the kingdom, it made this plan: Province" in fair
    assert "When it saw the kingdom, it made this plan: Province" in strong
    assert len(all_of(section(root, "How the games ended"), "path", "heap")) == 6


def test_a_bot_of_a_python_file_is_called_by_its_name_alone() -> None:
    file = EXAMPLES / "patient.py"
    own = lab.match(str(file), "big-money", games=2, jobs=1)
    text = report(speaker("en"), own, DAY)
    assert "A bot written in Python" in words(all_of(Tree(text).root, "article")[0])
    assert str(file.parent) not in text


def test_ticks_are_round_and_cover_the_range() -> None:
    assert ticks(0, 57) == [0, 10, 20, 30, 40, 50, 60]
    assert ticks(0, 0.155) == pytest.approx([0, 0.05, 0.1, 0.15, 0.2])
    assert ticks(-23, 31) == [-30, -20, -10, 0, 10, 20, 30, 40]
    assert ticks(0, 0) == [0]
    assert ticks(1, 4, least_step=1.0) == [1, 2, 3, 4]
