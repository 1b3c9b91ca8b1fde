"""Checks games at a table of people: effects run again and again, and everything is put into words for everybody."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import replace

from fiefdom.bots.bot import RandomBot
from fiefdom.engine.card import Kind
from fiefdom.engine.decision import Decision, Diverged, LabelOptions
from fiefdom.errors import Complaint
from fiefdom.locale.speaker import speakers
from fiefdom.locale.wording import log
from fiefdom.records.record import Record
from fiefdom.table import Table
from fiefdom.testing.misbehaviour import ADVICE, Misbehaviour, misbehaviour
from fiefdom.testing.secrets import check_secrets
from fiefdom.tui.plain import PlainClient, Quit, Terminal
from fiefdom.views.picture import SeenEvent
from fiefdom.views.sentences import how_many

# The rest of a random game would be more of the same.
ANSWERS_PLAYED = 300
# Checking for leaked secrets takes a while, so only one answer in this many is checked.
ANSWERS_A_CHECK = 3


class Differs(Exception):
    """The same answers did not lead to the same game."""


class Audience:
    """Has the plain client show everything in every language, except what it has shown before."""

    def __init__(self, own: Sequence[Kind]) -> None:
        self.own = own
        self.seen: set[object] = set()

    def look(self, table: Table, decision: Decision) -> None:
        """Show the question and the table, if there is anything new about them."""
        if self.news(to_be_said(table, decision)):
            self.show(table, ["supply"])

    def read_on(self, table: Table) -> None:
        """Show the log as every seat, an onlooker and someone who knows everything see it; and the cards."""
        for all_events in (table.secret_events(), *(table.events(seat) for seat in (None, *range(table.players)))):
            events = {content(event): event for event in all_events}
            news = self.news(events)
            for speaker in speakers():
                log(speaker, [event for each, event in events.items() if each in news], table.names)
        self.show(table, ["log all", *(f"help {kind.name}" for kind in self.own)])

    def news(self, things: Iterable[object]) -> set[object]:
        """Those of the things that are new."""
        news = {*things} - self.seen
        self.seen |= news
        return news

    def show(self, table: Table, typed: Iterable[str]) -> None:
        """Show the screen of the player who is asked, and what comes after they type this."""
        for speaker in speakers():
            keyboard = iter(typed)

            def read(_: str, keyboard: Iterable[str] = keyboard) -> str:
                for text in keyboard:
                    return text
                raise Quit

            with suppress(Quit):
                PlainClient(table, speaker, Terminal(read, lambda _: None, is_interactive=False)).run()


def to_be_said(table: Table, decision: Decision) -> Iterator[object]:
    """Everything about a question and the table that decides which sentences are used."""
    options = decision.options
    labels = options.names() if isinstance(options, LabelOptions) else []
    yield (decision.purpose, decision.source, how_many(decision), options.sort(), *labels)
    view = table.view(decision.seat)
    for seat in range(view.players):
        yield from ((zone, cards is None) for zone, cards, n in view.uncovered(seat) if n)
        yield from view.tokens(seat)
    for kind in view.supply:
        yield from (("on a pile", card) for card in view.tokens_on(kind))


def content(event: SeenEvent) -> object:
    return replace(event, number=0, seat=0, cause=None, depth=0, origin="")


def check_table(players: int, kingdom: Sequence[Kind], seed: int, audience: Audience) -> None:
    """Play a game at a table, with all checks on."""
    names = [kind.name for kind in kingdom]
    where = f"at a table, {players} players, kingdom {', '.join(names)}, seed {seed}"
    try:
        table, twin = (Table(players, names, seed, checked=True) for _ in range(2))
        play_both(table, twin, seed, audience)
        audience.read_on(table)
        check_record(table)
    except (Differs, Diverged) as problem:
        raise Misbehaviour(f"{problem}; {ADVICE} ({where})") from problem
    except Exception as problem:
        raise misbehaviour(problem, where) from problem


def play_both(table: Table, twin: Table, seed: int, audience: Audience) -> None:
    """Give the same random answers at both tables, which must lead to the same game."""
    people = [RandomBot(seed + seat) for seat in range(table.players)]
    seen = 0
    for answers in range(ANSWERS_PLAYED):
        decision = table.pending
        if decision is None:
            return
        audience.look(table, decision)
        if answers % ANSWERS_A_CHECK == 0:
            check_secrets(table, seed)
        answer = people[decision.seat].answer(table.view(decision.seat), decision)
        try:
            table.answer(decision.seat, answer)
            twin.answer(decision.seat, answer)
        except Diverged as problem:
            raise Differs(f"{suspect(decision)}: {problem}") from problem
        news = table.secret_events(seen)
        if news != twin.secret_events(seen) or repr(table.pending) != repr(twin.pending):
            raise Differs(f"{suspect(decision, news)} did something different when run again with the same answers")
        seen += len(news)


def suspect(decision: Decision, news: Sequence[SeenEvent] = ()) -> str:
    """The card that most likely did what followed a question: the first one played then, or else the one that asked."""
    played = (event.cards[0] for event in news if event.name == "play" and event.cards)
    return next(played, decision.source.name if decision.source else "the game")


def check_record(table: Table) -> None:
    """Check that the record of a game replays to the same game."""
    text = table.secret_record().text()
    try:
        again = Table.from_record(Record.from_text(text))
    except Complaint as problem:
        line = text.splitlines()[int(str(problem.parts.get("line", 1))) - 1]
        raise AssertionError(f"the record of the game cannot be replayed at “{line}”: {problem}") from problem
    for seat in (None, *range(table.players)):
        if (table.picture(seat), table.events(seat)) != (again.picture(seat), again.events(seat)):
            raise Differs("the record of the game replays as a different game")
