"""How to win a kingdom as a single HTML page: what was found, how sure that is, and a match of the best."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from importlib.resources import files
from xml.etree.ElementTree import Element

from babel.dates import format_date

from fiefdom.cards.kingdoms import recommended_with
from fiefdom.lab.find import CardTried, Found
from fiefdom.lab.markup import Content, document, tag
from fiefdom.lab.match import Outcome
from fiefdom.lab.plots import Span, spans
from fiefdom.lab.report import Page, section
from fiefdom.lab.statistics import interval
from fiefdom.lab.text import between, percent
from fiefdom.locale.speaker import Speaker
from fiefdom.search.races import Points, share
from fiefdom.version import VERSION


def find_report(say: Speaker, found: Found, outcome: Outcome, day: date) -> str:
    """The page as text, with its date; `outcome` is a match of the best strategies."""
    style = files("fiefdom.lab").joinpath("report.css").read_text(encoding="utf-8")
    match = Page(say, outcome)
    sections = [
        best(say, found),
        matrix(say, found),
        cards(say, found, match),
        others(say, found),
        match.kingdom(),
        match.growth(),
        match.openings(),
        match.bought(),
        match.sample(),
    ]
    title = title_for(say, found.kingdom)
    footer = tag("footer", tag("p", say.say("cli-about")))
    return document(say.language, title, style, heading(say, found, title, day), tag("main", *sections), footer)


def title_for(say: Speaker, kingdom: Sequence[str]) -> str:
    """The title of the page, with the kingdom's name if it is a recommended one."""
    known = recommended_with(kingdom)
    if not known:
        return say.say("findings-title")
    return say.say("findings-title-named", kingdom=say.name("kingdom", known[0].name))


def heading(say: Speaker, found: Found, title: str, day: date) -> Element:
    kingdom = ", ".join(say.card(name) for name in found.kingdom)
    facts = [
        say.say("find-searched", tried=found.tried, games=found.games, kingdom=kingdom),
        say.say("findings-players", n=found.players),
        say.say("report-seed", seed=str(found.seed)),
        f"Fiefdom {VERSION}",
    ]
    when = tag("time", format_date(day, "long", locale=say.language), datetime=day.isoformat())
    listed = tag("ul", *(tag("li", fact) for fact in facts), tag("li", when), class_="facts")
    return tag("header", tag("h1", title), listed)


def bounded(say: Speaker, points: Points) -> list[str]:
    """A share and its interval, in words."""
    return [percent(say, share(points)), between(say, interval(*points))]


def best(say: Speaker, found: Found) -> Element:
    """The best strategy, and what each of its rules is worth."""
    names = "; ".join(plan.name for plan in found.judges)
    won, certain = bounded(say, found.whole)
    note = say.say("findings-best-note", share=f"{won} ({certain})", names=names)
    head = [column(), column(say.say("findings-without"), tag("small", say.say("lab-certain")))]
    rows = []
    for line, points in zip(found.best.lines, found.without, strict=True):
        cell = tag("td") if points is None else result(say, points)
        rows.append(tag("tr", tag("th", tag("code", line.text()), scope="row"), cell))
    notes = [tag("p", line) for line in (note, *circle_sentences(say, found))]
    return section(say.say("find-name", name=found.best.name), *notes, table(head, rows, class_="worth"))


def table(head: Sequence[Element], rows: Sequence[Element], **attributes: str) -> Element:
    parts = tag("thead", tag("tr", *head)), tag("tbody", *rows)
    return tag("div", tag("table", *parts, **attributes), class_="wide")


def column(*heading: Content) -> Element:
    return tag("th", *heading, scope="col")


def result(say: Speaker, points: Points, **attributes: str) -> Element:
    """A cell with a share, and its interval in small type."""
    won, certain = bounded(say, points)
    return tag("td", won, tag("small", certain), **attributes)


def matrix(say: Speaker, found: Found) -> Element:
    """How each of the best does against all rivals; clear results stand out."""
    equal = 1 / found.players
    rows = []
    for number, (plan, results) in enumerate(zip(found.plans, found.matrix, strict=True), start=1):
        cells: list[Element] = []
        for points in results:
            if points is None:
                cells.append(tag("td", "–"))
                continue
            low, high = interval(*points)
            look = "ahead" if low > equal else "behind" if high < equal else "open"
            cells.append(result(say, points, class_=look))
        rows.append(tag("tr", tag("th", f"{number}. {plan.name}", scope="row"), *cells))
    numbers = [str(number) for number in range(1, len(found.plans) + 1)]
    head = [column(name) for name in ("", *numbers, *(plan.name for plan in found.against))]
    notes = [say.say("findings-matrix-note")]
    if found.players > 2:
        notes.append(say.say("findings-even-share", n=found.players, share=percent(say, equal)))
    return section(say.say("findings-matrix"), *(tag("p", note) for note in notes), table(head, rows, class_="matrix"))


def cards(say: Speaker, found: Found, match: Page) -> Element:
    """What each card of the kingdom does for the best strategy, or would do to it."""
    used = sorted((one for one in found.cards if one.is_used), key=lambda one: share(one.points))
    left = sorted((one for one in found.cards if not one.is_used), key=lambda one: -share(one.points))
    figures = []
    for title, tried in ((say.say("findings-used"), used), (say.say("findings-left"), left)):
        if tried:
            rows = [span(say, one, match) for one in tried]
            behind = [[say.card(one.card), *bounded(say, one.points)] for one in tried]
            numbers = match.numbers(["", say.say("findings-points"), say.say("lab-certain")], behind)
            figures.append(match.figure(title, spans(title, rows, match.share, found.whole_share), numbers))
    note = tag("p", say.say("findings-cards-note"))
    lines = [tag("p", line) for line in cards_sentences(say, found)]
    return section(say.say("findings-cards"), note, *lines, tag("div", *figures, class_="side"))


def span(say: Speaker, one: CardTried, match: Page) -> Span:
    low, high = interval(*one.points)
    middle = share(one.points)
    return Span(say.card(one.card), percent(say, middle), low, middle, high, match.card_look(one.card))


def circle_sentences(say: Speaker, found: Found) -> list[str]:
    """A sentence on the strategies that beat each other in a circle with the best one, if there are any."""
    circle = found.circle()
    if not circle:
        return []
    pairs = zip([circle[0], *reversed(circle[1:])], [*reversed(circle[1:]), circle[0]], strict=True)
    beats = [say.say("find-beats", one=one.name, other=other.name) for one, other in pairs]
    return [say.say("find-circle", beats="; ".join(beats))]


def cards_sentences(say: Speaker, found: Found) -> list[str]:
    """A line on the cards that matter, and one on those to skip, if there are any."""
    matter = [
        say.say("find-card-without", card=say.card(one.card), share=percent(say, share(one.points)))
        for one in found.matter()
    ]
    leave = [say.card(one.card) for one in found.leave()]
    lines = [say.say("find-matter", cards=", ".join(matter))] if matter else []
    return [*lines, say.say("find-leave", cards=", ".join(leave))] if leave else lines


def others(say: Speaker, found: Found) -> Element:
    articles: list[Content] = []
    for number, plan in enumerate(found.plans[1:], start=2):
        rules = tag("ol", *(tag("li", tag("code", line.text())) for line in plan.lines), class_="rules")
        articles.append(tag("article", tag("h3", f"{number}. {plan.name}"), rules))
    return section(say.say("findings-others"), tag("div", *articles, class_="side"))
