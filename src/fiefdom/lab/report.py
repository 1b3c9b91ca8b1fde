"""A match as a single HTML page: who played, who won and how, and a sample game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import date
from functools import cached_property
from importlib.resources import files
from xml.etree.ElementTree import Element

from babel.dates import format_date

from fiefdom.bots.bot import Bot, RandomBot
from fiefdom.bots.opponents import Opponent
from fiefdom.bots.plan import Plan
from fiefdom.bots.tally import MOST_TURNS, OPENING_TURNS, SPLITS
from fiefdom.cards.catalog import catalog
from fiefdom.engine.card_type import ATTACK, TYPE_NAMES
from fiefdom.engine.decision import Answer, Decision, Suspend
from fiefdom.lab.markup import Content, document, tag
from fiefdom.lab.match import Entrant, Outcome, bots_of
from fiefdom.lab.plots import Axes, Point, Series, Span, curves, heaps, spans, strip, ticks, towers
from fiefdom.lab.statistics import interval
from fiefdom.lab.text import between, described, percent
from fiefdom.locale.names import key_of
from fiefdom.locale.speaker import Speaker
from fiefdom.locale.wording import log, type_line
from fiefdom.roster import for_another_game
from fiefdom.table import Table
from fiefdom.version import VERSION
from fiefdom.views.picture import SeenEvent
from fiefdom.views.view import View

# Averages over less than this share of all games are not drawn.
FEWEST = 0.01
MOST_OPENINGS = 8
MOST_PILES = 10
# Where a card's name has a word this long, all cards of the kingdom are wider.
LONG_WORD = 12


def report(say: Speaker, outcome: Outcome, day: date) -> str:
    """The page as text, with its date."""
    page = Page(say, outcome)
    style = files("fiefdom.lab").joinpath("report.css").read_text(encoding="utf-8")
    return document(say.language, page.title, style, *page.content(day))


class Page:
    """The content of the page, section by section."""

    def __init__(self, say: Speaker, outcome: Outcome) -> None:
        self.say = say
        self.outcome = outcome
        self.names = outcome.names
        self.title = " – ".join(self.names)
        self.strategies = range(len(self.names))
        self.is_alone = len(self.names) == 1

    def content(self, day: date) -> list[Content]:
        sections = [
            self.milestones() if self.is_alone else self.wins(),
            self.plans(),
            self.kingdom(),
            self.growth(),
            self.endings(),
            self.openings(),
            self.bought(),
            self.sample(),
        ]
        about = self.say.say("cli-about")
        return [self.heading(day), tag("main", *sections), tag("footer", tag("p", about))]

    # -- Heading, strategies and kingdom ------------------------------------------------------------

    def heading(self, day: date) -> Element:
        say, outcome = self.say, self.outcome
        first = say.say("report-begins", name=self.names[0])
        facts = [
            say.say("report-games", n=outcome.games),
            say.say("report-seed", seed=str(outcome.seed)),
            *([] if self.is_alone else [say.say("report-rotated") if outcome.seats == "rotate" else first]),
            f"Fiefdom {VERSION}",
        ]
        when = tag("time", format_date(day, "long", locale=say.language), datetime=day.isoformat())
        names = [tag("span", *self.known_by(i, name)) for i, name in enumerate(self.names)]
        return tag(
            "header",
            tag("h1", *joined(names, "\N{NO-BREAK SPACE}– ")),
            tag("ul", *(tag("li", fact) for fact in facts), tag("li", when), class_="facts"),
        )

    def plans(self) -> Element:
        plans = [self.plan(i, entrant) for i, entrant in enumerate(self.outcome.entrants)]
        return section(self.say.say("report-strategies"), tag("div", *plans, class_="side"))

    def plan(self, strategy: int, entrant: Entrant) -> Element:
        say = self.say
        parts: list[Content] = [tag("h3", *self.known_by(strategy, self.names[strategy]))]
        plan = entrant if isinstance(entrant, Plan) else self.plans_made.get(strategy)
        if plan is None:
            note = say.say("report-chance") if entrant == RandomBot.name else say.say("report-own-bot")
            return tag("article", *parts, tag("p", note))
        about = described(plan, say).description if plan is entrant else say.say("report-plan-made")
        if about:
            parts.append(tag("p", about))
        parts.append(tag("ol", *(tag("li", tag("code", line.text())) for line in plan.lines), class_="rules"))
        if plan.play:
            parts.append(tag("p", say.say("report-play", cards=", ".join(say.card(name) for name in plan.play))))
        if not plan.minds_the_end:
            parts.append(tag("p", say.say("report-rules-alone")))
        return tag("article", *parts)

    def kingdom(self) -> Element:
        cards = []
        for name in self.outcome.kingdom:
            kind = catalog.find(name)
            kinds = [TYPE_NAMES[bit].lower() for bit in TYPE_NAMES if kind.types & bit and bit != ATTACK]
            # A card of two types has both their colours.
            field = tag("span", tag("b", str(kind.cost)), class_=f"field {kinds[0]} second-{kinds[-1]}")
            attack = " attack" if kind.types & ATTACK else ""
            words = tag("span", tag("strong", self.say.card(name)), tag("small", type_line(self.say, kind)))
            cards.append(tag("li", field, words, class_=f"card{attack}"))
        longest = max(len(word) for name in self.outcome.kingdom for word in self.say.card(name).split())
        look = "kingdom roomy" if longest >= LONG_WORD else "kingdom"
        return section(self.say.say("report-kingdom"), tag("ul", *cards, class_=look))

    # -- Wins ---------------------------------------------------------------------------------------

    def wins(self) -> Element:
        say, outcome = self.say, self.outcome
        heading = say.say("report-wins")
        rows, lines = [], []
        for i, name in enumerate(self.names):
            for seat in (None, *self.strategies):
                standing = outcome.standing(i, seat)
                if not standing["games"]:
                    continue
                shares = [standing[key] / standing["games"] for key in ("wins", "shared", "losses")]
                won, shared, lost = (percent(say, share) for share in shares)
                place = "" if seat is None else say.say("lab-seat", seat=seat + 1)
                certain = between(say, standing["interval"])
                lines.append([name, place, won, certain, shared, lost, str(standing["games"])])
                if seat is None:
                    value = f"{won} ({certain})"
                    low, high = standing["interval"]
                    rows.append(Span(name, value, low, shares[0], high, self.look(i)))
        head = ["", "", *(say.say(key) for key in ("lab-wins", "lab-certain", "lab-shared", "lab-losses"))]
        return section(
            heading,
            tag("p", say.say("report-wins-note")),
            self.figure(
                "",
                spans(heading, rows, self.share, 1 / len(self.names)),
                self.numbers([*head, say.say("report-count")], lines, words=2),
            ),
            *self.length_lines(),
        )

    def milestones(self) -> Element:
        """For a strategy that played alone: when each Province came."""
        say = self.say
        turns = self.outcome.provinces(0)
        lines = [say.say("lab-alone", n=n, turn=say.number(row["mean_turn"])) for n, row in turns.items()]
        return section(say.say("report-alone"), tag("ul", *(tag("li", line) for line in lines)), *self.length_lines())

    def length_lines(self) -> list[Element]:
        say = self.say
        data = self.outcome.data()
        games = self.outcome.games
        lengths = say.say(
            "lab-lengths",
            turns=say.number(data["turns_mean"]),
            provinces=percent(say, data["ended_by_provinces"] / games),
            piles=percent(say, data["ended_by_piles"] / games),
        )
        stopped = [say.say("lab-stopped", n=data["stopped"])] if data["stopped"] else []
        return [tag("p", line) for line in (lengths, *stopped)]

    # -- Growth, lengths and final scores -----------------------------------------------------------

    @cached_property
    def lasting(self) -> dict[int, int]:
        """How many games lasted until each turn."""
        lengths = self.outcome.counts["lengths"]
        return {turn: sum(n for length, n in lengths.items() if length >= turn) for turn in range(1, max(lengths) + 1)}

    def growth(self) -> Element:
        say = self.say
        return section(
            say.say("report-growth"),
            tag("p", say.say("report-growth-note")),
            self.legend(),
            tag(
                "div",
                self.grown(say.say("report-score"), "score", say.say("lab-score")),
                self.grown(say.say("report-money"), "money", say.say("lab-money")),
                self.grown(say.say("report-provinces"), "provinces", say.say("lab-provinces")),
                self.lengths(),
                class_="side",
            ),
        )

    def grown(self, heading: str, what: str, up: str) -> Element:
        """How something grew by turn, for as long as at least one game in a hundred lasted."""
        say, outcome = self.say, self.outcome
        rows = [
            {row["turn"]: row for row in outcome.by_turn(i) if row["games"] >= FEWEST * outcome.games}
            for i in self.strategies
        ]
        lines = [
            Series(
                name,
                self.look(i),
                [Point(turn, row[what], row["games"] / outcome.games) for turn, row in rows[i].items()],
            )
            for i, name in enumerate(self.names)
        ]
        turns = sorted({turn for by_turn in rows for turn in by_turn})
        table, hints = [], []
        for turn in turns:
            games = say.number(self.lasting[int(turn)], 0)
            values = [say.number(by_turn[turn][what]) if turn in by_turn else "" for by_turn in rows]
            table.append([str(turn), *values, games])
            hints.append(
                (
                    turn,
                    say.say("report-hint", turn=int(turn), games=games, values=self.side_by_side(self.names, values)),
                )
            )
        counts = [
            (turn, say.number(self.lasting[int(turn)], 0)) for turn in ticks(turns[0], turns[-1]) if turn in turns
        ]
        axes = Axes(say.say("lab-turn"), up, self.number, self.number, hints, say.say("report-count"), counts)
        head = [say.say("lab-turn"), *self.names, say.say("report-count")]
        return self.figure(heading, curves(heading, what, lines, axes), self.numbers(head, table))

    def lengths(self) -> Element:
        lengths = self.outcome.counts["lengths"]
        heading = self.say.say("report-lengths")
        return self.distribution(heading, [("", "all", lengths)], self.say.say("lab-turn"))

    def endings(self) -> Element:
        say, counts = self.say, self.outcome.counts
        looks = [(name, self.look(i)) for i, name in enumerate(self.names)]
        scores = [(*look, counts["final_scores"][i]) for i, look in enumerate(looks)]
        leads = [(*look, counts["leads"][i]) for i, look in enumerate(looks)]
        plots = [self.distribution(say.say("report-scores"), scores, say.say("lab-score"))]
        if len(self.names) == 2:
            # The other strategy's leads are the same, mirrored.
            across = say.say("report-lead-of", name=self.names[0], other=self.names[1])
            plots.append(self.distribution(say.say("report-leads"), leads[:1], across))
        elif not self.is_alone:
            plots.append(self.distribution(say.say("report-leads"), leads, say.say("report-lead")))
        return section(say.say("report-endings"), self.legend(), tag("div", *plots, class_="side"))

    def distribution(self, heading: str, rows: Sequence[tuple[str, str, dict[int, int]]], across: str) -> Element:
        """The share of games in which each number came up."""
        say, games = self.say, self.outcome.games
        series = [Series(name, look, [Point(x, n / games) for x, n in counts.items()]) for name, look, counts in rows]
        values = sorted({x for _, _, counts in rows for x in counts})
        names = [name or say.say("report-share") for name, _, _ in rows]
        table, hints = [], []
        for x in values:
            percents = [percent(say, counts.get(x, 0) / games) for _, _, counts in rows]
            table.append([say.number(x, 0), *percents])
            hints.append((x, f"{across} {say.number(x, 0)}: {self.side_by_side(names, percents)}"))
        axes = Axes(across, say.say("report-share"), self.number, self.share, hints)
        return self.figure(heading, heaps(heading, series, axes), self.numbers([across, *names], table))

    # -- Purchases ----------------------------------------------------------------------------------

    def openings(self) -> Element:
        """The share of games won after each opening, by split; for a strategy that plays alone, how often it came."""
        say = self.say
        note = say.say("report-openings-alone") if self.is_alone else say.say("report-openings-note")
        plots = [self.opened(i, split) for i in self.strategies for split in SPLITS]
        found = [plot for plot in plots if plot is not None]
        return section(say.say("report-openings"), tag("p", note), tag("div", *found, class_="side"))

    def opened(self, strategy: int, split: str) -> Element | None:
        """The openings with this split; None if there were none."""
        say, games = self.say, self.outcome.games
        rows, table = [], []
        for opening in self.outcome.openings(strategy):
            if opening["split"] != split:
                continue
            nothing = [say.say("report-nothing")] * (OPENING_TURNS - len(opening["cards"]))
            cards = ", ".join([*(say.card(card) for card in opening["cards"]), *nothing])
            n = opening["games"]
            share = n / games if self.is_alone else opening["wins"] / n
            bounds = interval(n, games) if self.is_alone else opening["interval"]
            marks = [self.card_look(card) for card in opening["cards"]]
            value = f"{percent(say, share)} · {say.say('report-games', n=n)}"
            rows.append(Span(cards, value, bounds[0], share, bounds[1], self.look(strategy), marks))
            table.append([cards, percent(say, share), between(say, bounds), say.number(n, 0)])
        if not rows:
            return None
        high, low = split.split("/")
        heading = say.say("report-opened", name=self.names[strategy], high=high, low=low)
        shares = say.say("report-share") if self.is_alone else say.say("lab-wins")
        numbers = self.numbers(["", shares, say.say("lab-certain"), say.say("report-count")], table)
        return self.figure(heading, spans(heading, rows[:MOST_OPENINGS], self.share), numbers)

    def bought(self) -> Element:
        say = self.say
        plots = []
        for i, name in enumerate(self.names):
            bought = self.outcome.bought(i)
            if not bought:
                continue
            turns = range(1, self.last_turn + 1)
            rows = {card: [*row["by_turn"], *[0.0] * len(turns)][: len(turns)] for card, row in bought.items()}
            series = [
                Series(say.card(card), self.card_look(card), [Point(turn, row[turn - 1]) for turn in turns])
                for card, row in rows.items()
            ]
            names = [each.name for each in series]
            counts = {turn: [say.number(row[turn - 1], 2) for row in rows.values()] for turn in turns}
            hints = [
                (turn, f"{say.say('lab-turn')} {turn}: {self.side_by_side(names, counts[turn])}") for turn in turns
            ]
            axes = Axes(say.say("lab-turn"), say.say("report-cards"), self.number, self.number, hints)
            heading = say.say("report-bought", name=name)
            head = [say.say("lab-turn"), *names]
            plots.append(
                self.figure(
                    heading,
                    self.cards_named(rows),
                    towers(heading, series, axes),
                    self.numbers(head, [[str(turn), *counts[turn]] for turn in turns]),
                )
            )
        note = tag("p", say.say("report-purchases-note"))
        return section(say.say("report-purchases"), note, tag("div", *plots, class_="side"))

    @property
    def last_turn(self) -> int:
        """The last turn that enough games reached."""
        return max(turn for turn, n in self.lasting.items() if n >= FEWEST * self.outcome.games)

    # -- Sample game --------------------------------------------------------------------------------

    @cached_property
    def first_game(self) -> Table:
        outcome = self.outcome
        bots = {
            seat: Patient(for_another_game(bot, outcome.seed)) for seat, bot in enumerate(bots_of(outcome.entrants))
        }
        return Table([str(seat + 1) for seat in bots], outcome.kingdom, outcome.seed, bots=bots, first=0)

    @property
    def plans_made(self) -> dict[int, Plan]:
        """By strategy: the plans that opponents made when they saw the kingdom."""
        bots = {seat: patient.bot for seat, patient in self.first_game.bots.items()}
        return {seat: bot.went_for for seat, bot in bots.items() if isinstance(bot, Opponent) and bot.went_for}

    def sample(self) -> Element:
        """The first game of the match: its final decks, and the log of the whole game."""
        say = self.say
        names = [*self.names, "–"]
        table = self.first_game
        decks = []
        for standing in sorted(table.secret_result.standings, key=lambda standing: (standing.rank, standing.seat)):
            if standing.seat not in self.strategies:
                continue
            name = names[standing.seat]
            heading = say.say(
                "play-standing", rank=standing.rank, player=name, score=standing.score, turns=standing.turns
            )
            parts = [(self.card_look(card), n) for card, n in standing.cards]
            cards = dict(standing.cards)
            decks.append(
                self.figure(heading, strip(say.say("report-deck", name=name), parts), self.cards_named(cards, cards))
            )
        turns: list[list[SeenEvent]] = [[]]
        for event in table.secret_events():
            if event.name == "turn":
                turns.append([])
            turns[-1].append(event)
        dealt, *played = [log(say, turn, names) for turn in turns]
        return section(
            say.say("report-sample"),
            tag("p", say.say("report-sample-note")),
            tag("div", *decks, class_="side"),
            tag(
                "details",
                tag("summary", say.say("report-log")),
                tag("ol", turn_item("", dealt), *(turn_item(turn[0], turn[1:]) for turn in played), class_="log"),
                class_="game",
            ),
        )

    # -- Shared parts -------------------------------------------------------------------------------

    def look(self, strategy: int) -> str:
        return f"strategy-{strategy + 1}"

    def card_look(self, card: str) -> str:
        """The CSS class of a card's colour, the same all over the page."""
        if card in self.outcome.kingdom:
            return f"pile-{self.outcome.kingdom.index(card) % MOST_PILES + 1}"
        return f"basic-{key_of(card)}"

    def known_by(self, strategy: int, name: str) -> list[Content]:
        line = tag("line", x1=0, x2=22, y1=5, y2=5, class_="line")
        return [tag("svg", line, class_=f"mark {self.look(strategy)}", viewBox="0 0 22 10", aria_hidden="true"), name]

    def legend(self) -> Element:
        items = [tag("li", *self.known_by(i, name)) for i, name in enumerate(self.names)]
        return tag("ul", *items, class_="legend")

    def cards_named(self, cards: Iterable[str], counts: dict[str, int] | None = None) -> Element:
        """Cards with their colours on this page, and how many of each there are, if given."""
        items = []
        for card in cards:
            name = self.say.card(card)
            text = self.say.say("counted", n=counts[card], name=name) if counts else name
            items.append(tag("li", tag("i", class_=f"card-mark {self.card_look(card)}"), text))
        return tag("ul", *items, class_="legend")

    def side_by_side(self, names: Sequence[str], values: Sequence[str]) -> str:
        return " · ".join(f"{name} {value}" for name, value in zip(names, values, strict=True) if value)

    def figure(self, heading: str, *content: Element) -> Element:
        return tag("figure", *([tag("h3", heading)] if heading else []), *content)

    def numbers(self, head: Sequence[str], rows: Sequence[Sequence[str]], words: int = 1) -> Element:
        """The table behind a plot; its first `words` columns hold words."""
        table = tag(
            "table",
            tag("thead", tag("tr", *(tag("th", cell, scope="col") for cell in head))),
            tag("tbody", *(tag("tr", *cells(row, words)) for row in rows)),
        )
        return tag("details", tag("summary", self.say.say("report-numbers")), tag("div", table, class_="wide"))

    def number(self, value: float) -> str:
        return self.say.number(value, 0 if value == int(value) else 1)

    def share(self, value: float) -> str:
        """A share as percent, with no more digits than it needs."""
        return self.say.say("lab-percent", n=self.number(round(100 * value, 1)))


def section(heading: str, *content: Content) -> Element:
    return tag("section", tag("h2", heading), *content)


def cells(row: Sequence[str], words: int) -> list[Element]:
    first = tag("th", row[0], scope="row")
    return [first, *(tag("td", cell, **({"class_": "word"} if i < words else {})) for i, cell in enumerate(row[1:], 1))]


def turn_item(heading: str, lines: Sequence[str]) -> Element:
    parts = [tag("strong", heading)] if heading else []
    return tag("li", *parts, tag("ul", *(tag("li", line) for line in lines)))


def joined(parts: Sequence[Element], between: str) -> list[Content]:
    """The elements, with a text between neighbours."""
    found: list[Content] = []
    for part in parts:
        found += [between, part] if found else [part]
    return found


class Patient:
    """A bot that stops a game where a match would stop it, if nobody ends it before."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    def answer(self, view: View, decision: Decision) -> Answer:
        if view.turns(view.seat) >= MOST_TURNS:
            raise Suspend(decision)
        return self.bot.answer(view, decision)
