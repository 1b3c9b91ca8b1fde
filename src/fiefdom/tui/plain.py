"""The plain client: a game line by line, in a terminal or through a pipe."""

from __future__ import annotations

import re
import shlex
from collections.abc import Callable
from dataclasses import dataclass

from fiefdom.bots.own import BotFailed, OwnBot
from fiefdom.cards.catalog import catalog
from fiefdom.engine.decision import BUY, CHOOSE, PLAY, Answer, Decision, PileOptions
from fiefdom.errors import Complaint, Part
from fiefdom.locale.names import mark, meant
from fiefdom.locale.speaker import ENGLISH, Speaker, language_of_environment, speakers
from fiefdom.locale.telling import how_many, log, option, prompt
from fiefdom.records.files import write_text
from fiefdom.records.lines import check_number, list_names, resolve
from fiefdom.records.position import HEADING as POSITION_HEADING
from fiefdom.records.record import HEADING
from fiefdom.table import Table
from fiefdom.tui.pages import card_in_full, end_page, screen_width, supply_page, table_page, wrapped

# People at one keyboard play on a screen of its own, which cannot be scrolled back and leaves nothing behind.
OTHER_SCREEN = "\033[?1049h"
FIRST_SCREEN = "\033[?1049l"
CLEAR = "\033[2J\033[H"


def nothing() -> None:
    """What is done to forget what was typed ahead, where nothing can be."""


class Quit(Exception):
    """Somebody stops the game before its end."""


@dataclass
class Terminal:
    """Where lines are read from and written to."""

    read: Callable[[str], str]
    write: Callable[[str], None]
    is_interactive: bool
    forget_typed: Callable[[], None] = nothing


class PlainClient:
    """People at one keyboard, playing at a table."""

    def __init__(self, table: Table, speaker: Speaker, terminal: Terminal) -> None:
        self.table = table
        self.speaker = speaker
        self.terminal = terminal
        self.people = [seat for seat in range(table.players) if seat not in table.bots]
        self.told = {seat: self.last_turn_of(seat) for seat in range(table.players)}
        self.at_screen = self.people[0] if len(self.people) == 1 else None
        self.turn_shown: tuple[int, int] | None = None
        self.welcomed: set[int] = set()
        # What the next person at the screen is to read first.
        self.notices: list[str] = []

    def run(self) -> None:
        """Play to the end; Quit or EOFError if somebody stops before."""
        hides = self.terminal.is_interactive and len(self.people) > 1
        if hides:
            self.terminal.write(OTHER_SCREEN)
        try:
            while (decision := self.table.pending) is not None:
                self.sit_down(decision.seat)
                self.welcome(decision.seat)
                self.tell_news(decision.seat)
                self.show_turn(decision.seat)
                self.ask(decision)
        finally:
            if hides:
                self.terminal.write(FIRST_SCREEN)
        self.tell_news(self.people[0] if self.at_screen is None else self.at_screen)
        self.write(*end_page(self.speaker, self.table))

    def last_turn_of(self, seat: int) -> int:
        """The number of the event with which the seat's turn before the present one began."""
        turns = [event.number for event in self.table.events(seat) if event.name == "turn" and event.seat == seat]
        if self.table.view(seat).turn == seat:
            turns = turns[:-1]
        return turns[-1] if turns else 0

    def say(self, key: str, **parts: Part) -> None:
        self.write(self.speaker.say(key, **parts))

    def write(self, *lines: str) -> None:
        for line in "\n".join(lines).split("\n"):
            for part in wrapped(line) if len(line) > screen_width() else [line]:
                self.terminal.write(part)

    # -- What is shown ------------------------------------------------------------------------------

    def sit_down(self, seat: int) -> None:
        """Another person comes to the screen: what the last one saw there goes away first."""
        if seat == self.at_screen:
            return
        player = self.table.names[seat]
        if self.terminal.is_interactive:
            self.terminal.write(CLEAR)
            # A key pressed too early must not uncover somebody else's hand.
            self.terminal.forget_typed()
            self.terminal.read(self.speaker.say("play-pass", player=player))
        else:
            self.say("play-pass-piped", player=player)
        self.at_screen = seat
        self.turn_shown = None

    def welcome(self, seat: int) -> None:
        """What people should know before they start, on every screen of its own, and what is new there."""
        if not self.welcomed or (self.terminal.is_interactive and seat not in self.welcomed):
            self.welcomed.add(seat)
            kingdom = sorted((kind.name for kind in self.table.kingdom), key=self.speaker.place)
            self.say("play-start", kingdom=self.speaker.listed(kingdom), seed=str(self.table.seed))
            self.say("play-hint")
        self.write(*self.notices)
        self.notices.clear()

    def tell_news(self, seat: int) -> None:
        events = self.table.events(seat, self.told[seat])
        self.told[seat] += len(events)
        self.write(*log(self.speaker, events, self.table.names, brief=True))

    def show_turn(self, seat: int) -> None:
        """The supply and the table, once for each turn that somebody decides in."""
        view = self.table.view(seat)
        turn = (view.turn, view.turns(view.turn))
        if turn != self.turn_shown:
            self.turn_shown = turn
            self.write(*supply_page(self.speaker, view))

    def ask(self, decision: Decision) -> None:
        """Put the question until it is answered, or until something else than an answer changes the table."""
        view = self.table.view(decision.seat)
        self.write(*table_page(self.speaker, self.table, decision.seat))
        question = prompt(self.speaker, decision, self.table.names)
        if not decision.least:
            how = "any" if decision.purpose in (PLAY, BUY) else how_many(decision)
            question = self.speaker.say("play-may", question=question, how=how)
        self.write(question)
        groups = Groups(decision, self.speaker)
        for number, place in enumerate(groups.places, start=1):
            text = option(self.speaker, decision, place)
            kind = decision.options.kind(place)
            if isinstance(decision.options, PileOptions) and kind is not None:
                left = view.left(kind)
                text = self.speaker.say(
                    "play-option-pile", card=self.speaker.card(kind.name), cost=view.cost(kind), left=left
                )
            copies = groups.copies(place)
            self.write(f"  {number:>2} {text}" + (f" ×{copies}" if copies > 1 else ""))
        while True:
            text = self.terminal.read(self.speaker.say("play-prompt", player=self.table.names[decision.seat]) + " ")
            try:
                if self.obey(text.strip(), decision, groups):
                    return
            except BotFailed:
                raise
            except Complaint as complaint:
                self.say(complaint.key, **complaint.parts)

    # -- What is typed ------------------------------------------------------------------------------

    def obey(self, text: str, decision: Decision, groups: Groups) -> bool:
        """Do what was typed; True if the question is not to be asked again as it stands."""
        word, _, rest = text.partition(" ")
        command = self.commands().get(word.casefold())
        if command is not None:
            return command(rest.strip())
        answer = groups.answer(text)
        check_number(decision, len(answer))
        self.table.answer(decision.seat, answer)
        return True

    def commands(self) -> dict[str, Callable[[str], bool]]:
        """What can be typed beside answers, by all words for it: those of the language, and the English ones."""
        commands = {
            "command-undo": self.undo,
            "command-log": self.show_log,
            "command-supply": self.show_supply,
            "command-help": self.help,
            "command-save": self.save,
            "command-position": self.write_position,
            "command-quit": self.quit,
        }
        return {word: command for key, command in commands.items() for word in words_for(self.speaker, key)}

    def undo(self, how: str) -> bool:
        self.table.undo(self.at_screen, force=how.casefold() in words_for(self.speaker, "command-force"))
        # What was told of the answer taken back did not happen.
        events = len(self.table.events(None))
        self.told = {seat: min(told, events) for seat, told in self.told.items()}
        self.notices.append(self.speaker.say("play-undone"))
        return True

    def show_log(self, _: str) -> bool:
        assert self.at_screen is not None
        self.write(*log(self.speaker, self.table.events(self.at_screen), self.table.names))
        return False

    def show_supply(self, _: str) -> bool:
        assert self.at_screen is not None
        self.write(*supply_page(self.speaker, self.table.view(self.at_screen)))
        self.write(*table_page(self.speaker, self.table, self.at_screen))
        return False

    def help(self, name: str) -> bool:
        if name:
            self.write(*card_in_full(self.speaker, catalog.find(name)))
        else:
            self.say("play-help")
        return False

    def save(self, path: str) -> bool:
        if not path:
            raise Complaint("play-save-where")
        write_text(path, self.table.secret_record().text(), HEADING)
        self.say("play-saved", command=resume_command(self.speaker, self.table, path))
        return False

    def write_position(self, path: str) -> bool:
        if not path:
            raise Complaint("play-position-where")
        write_text(path, self.table.secret_position(), POSITION_HEADING)
        self.say("play-position-saved", file=path, command=command_with_cards(self.speaker, "scenario", path))
        return False

    def quit(self, _: str) -> bool:
        raise Quit


def words_for(say: Speaker, key: str) -> list[str]:
    """The words that mean this, in the language that is spoken and in English."""
    understood = (each for each in speakers() if each.language in (say.language, ENGLISH))
    return [word for each in understood for word in each.say(key).split()]


def resume_command(say: Speaker, table: Table, path: str = "") -> str:
    """The command that goes on with a saved game, with the files of the bots that are somebody's own."""
    files = dict.fromkeys(bot.file for bot in table.bots.values() if isinstance(bot, OwnBot) and bot.file)
    bots = ["--bots", ",".join(files)] if files else []
    return command_with_cards(say, "play", "--resume", *([path] if path else []), *bots)


def command_with_cards(say: Speaker, *words: str) -> str:
    """A command of these words, with the cards that are in use, in the language that is spoken."""
    language = [] if say.language == language_of_environment() else ["--lang", say.language]
    cards = [word for file in catalog.files for word in ("--cards", file)]
    return shlex.join(["fiefdom", *words, *cards, *language])


class Groups:
    """The options of a decision with those of a name together, as they are numbered on the screen."""

    def __init__(self, decision: Decision, speaker: Speaker) -> None:
        self.decision = decision
        self.speaker = speaker
        self.names = decision.options.names()
        self.places = [i for i, name in enumerate(self.names) if name not in self.names[:i]]
        if isinstance(decision.options, PileOptions):
            self.places.sort(key=self.cost)

    def cost(self, place: int) -> tuple[int, tuple[list[int], str]]:
        kind = self.decision.options.kind(place)
        return (kind.cost if kind else 0, self.speaker.place(self.names[place]))

    def by_their_words(self, text: str) -> Answer | None:
        """The options that are named, each just as it stands on the screen; None if that is not what was typed."""
        words = [option(self.speaker, self.decision, place).casefold() for place in range(len(self.names))]
        picks: list[int] = []
        for part in [text] if text.casefold() in words else text.split(","):
            place = next(
                (i for i, word in enumerate(words) if word == part.strip().casefold() and i not in picks), None
            )
            if place is None:
                return None
            picks.append(place)
        return tuple(picks)

    def copies(self, place: int) -> int:
        return self.names.count(self.names[place])

    def answer(self, text: str) -> Answer:
        """Picks as they were typed: numbers, names, `all`, or nothing."""
        if text.casefold() in words_for(self.speaker, "command-all"):
            if self.decision.most < len(self.names):
                raise Complaint("play-not-all", most=self.decision.most)
            return tuple(range(len(self.names)))
        if text in ("", "-"):
            return ()
        labels = self.by_their_words(text)
        if labels is not None:
            return labels
        if self.decision.purpose == CHOOSE and len(self.names) == 1:
            if text.casefold() in words_for(self.speaker, "play-yes"):
                return (0,)
            if text.casefold() in words_for(self.speaker, "play-no"):
                return ()
        words = [word for word in re.split(r"[,\s]+", text) if word]
        if all(re.fullmatch("[0-9]{1,3}", word) for word in words):
            numbers = [int(word) for word in words]
            if not all(1 <= number <= len(self.places) for number in numbers):
                raise Complaint("play-not-understood", text=text, n=len(self.places))
            return resolve([self.names[self.places[number - 1]] for number in numbers], self.names)
        picks = list_names(text)
        marks = [mark(name) for name in self.names]
        if not any(meant(pick, self.names) in marks for pick in picks):
            raise Complaint("play-not-understood", text=text, n=len(self.places))
        return resolve(picks, self.names)
