"""The plain client: a game line by line, in a terminal or through a pipe."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import partial

from fiefdom.bots.opponents import Opponent
from fiefdom.bots.own_bots import BotFailed
from fiefdom.cards.catalog import catalog
from fiefdom.cards.mistakes import complaint_of
from fiefdom.deals import is_secret
from fiefdom.engine.decision import BUY, PLAY, Answer, Decision, IllegalAnswer
from fiefdom.engine.price import covers
from fiefdom.errors import Complaint, Part, cards
from fiefdom.files import write_text
from fiefdom.locale.layout import fitted, screen_height, whole
from fiefdom.locale.speaker import Speaker
from fiefdom.locale.wording import card_in_full, log, price_text, prompt
from fiefdom.records.position import POSITION_HEADING
from fiefdom.table import Table
from fiefdom.tui.colours import bold, painter
from fiefdom.tui.invocation import command_with_cards, resume_command
from fiefdom.tui.pages import end_page, kingdom_page, purse, question_page, supply_page, table_page
from fiefdom.tui.typed import Choices, completed, rest_after, understood, unquoted, words_for
from fiefdom.views.view import View

# At least this much of the log is shown, however long the question is.
LEAST_OF_LOG = 8

# People at one keyboard play on the terminal's second screen, which cannot be scrolled back and leaves no trace.
OTHER_SCREEN = "\033[?1049h"
FIRST_SCREEN = "\033[?1049l"
CLEAR = "\033[2J\033[H"


def nothing() -> None:
    """Do nothing: for terminals where nothing is typed ahead, and for games that are not saved."""


class Quit(Exception):
    """A player stops the game before its end."""

    def __init__(self, status: int = 0) -> None:
        self.status = status


@dataclass
class Terminal:
    """Where lines are read from and written to, and the colours of types of cards, if it has any."""

    read: Callable[[str], str]
    write: Callable[[str], None]
    is_interactive: bool
    forget_typed: Callable[[], None] = nothing
    colours: dict[int, str] = field(default_factory=dict)


def laid_out(lines: Iterable[str]) -> str:
    """Lines that fit the screen."""
    return "\n".join(part for line in "\n".join(lines).split("\n") for part in fitted(line))


class PlainClient:
    """People at one keyboard, playing at a table."""

    def __init__(
        self,
        table: Table,
        speaker: Speaker,
        terminal: Terminal,
        notices: Iterable[str] = (),
        keep: Callable[[], None] = nothing,
    ) -> None:
        self.table = table
        self.speaker = speaker
        self.terminal = terminal
        self.keep = keep
        self.is_saved = True
        self.people = [seat for seat in range(table.players) if seat not in table.bots]
        self.events_shown = {seat: self.last_turn_of(seat) for seat in range(table.players)}
        self.at_screen = self.people[0] if len(self.people) == 1 else None
        self.turn_shown: tuple[int, int] | None = None
        self.welcomed: set[int] = set()
        self.paint = painter(speaker, table.onlooker().supply, terminal.colours)
        # What the next person at the screen reads first.
        self.notices = [*notices]
        # The question as it is on the screen, and whether the player was warned that there are coins left to spend.
        self.question: list[str] = []
        self.options: list[str] = []
        self.is_warned = False

    def run(self) -> None:
        """Play to the end; raises Quit or EOFError if somebody stops before."""
        hides = self.terminal.is_interactive and len(self.people) > 1
        if hides:
            self.terminal.write(OTHER_SCREEN)
        try:
            self.let_bots_begin()
            while (decision := self.table.pending) is not None:
                self.keep_game()
                self.sit_down(decision.seat)
                self.welcome(decision.seat)
                self.tell_news(decision.seat)
                self.show_turn(decision)
                self.ask(decision)
        finally:
            if hides:
                self.terminal.write(FIRST_SCREEN)
        self.keep_game()
        self.tell_news(self.people[0] if self.at_screen is None else self.at_screen)
        self.write(*self.notices, *end_page(self.speaker, self.table))

    def let_bots_begin(self) -> None:
        """Let bots play if it is their turn, after the header; one that takes long to make its plan says so."""
        for seat, bot in self.table.bots.items():
            if isinstance(bot, Opponent):
                bot.on_wait = partial(self.say_planning, self.table.names[seat])
        if self.table.pending is not None and self.table.pending.seat in self.table.bots:
            if self.at_screen is not None:
                self.welcome(self.at_screen)
            self.table.let_bots_play()

    def say_planning(self, player: str) -> None:
        self.say("play-planning", player=player)

    def ask_for_another(self, first: int) -> str:
        """Ask whether to play another game; the finished one can still be saved at this prompt."""
        while True:
            try:
                reply = self.terminal.read(self.speaker.say("play-rematch", player=self.table.names[first]) + " ")
            except (Quit, EOFError, KeyboardInterrupt):
                self.terminal.write("")
                return ""
            word, _, rest = reply.strip().partition(" ")
            if word.casefold() not in words_for(self.speaker, "command-save"):
                return reply.strip().casefold()
            try:
                self.save(rest.strip())
            except Complaint as complaint:
                self.say(complaint.key, **complaint.parts)

    def keep_game(self) -> None:
        """Save the game as it stands; if that fails, play goes on after one notice."""
        was_saved = self.is_saved
        try:
            self.keep()
            self.is_saved = True
        except Complaint as problem:
            self.is_saved = False
            if was_saved:
                self.notices.append(self.speaker.say("play-not-saved", problem=problem))

    def last_turn_of(self, seat: int) -> int:
        """The number of the event that began the seat's last turn before the current one."""
        turns = [event.number for event in self.table.events(seat) if event.name == "turn" and event.seat == seat]
        if self.table.view(seat).turn == seat:
            turns = turns[:-1]
        return turns[-1] if turns else 0

    def say(self, key: str, **parts: Part) -> None:
        self.write(self.speaker.say(key, **parts))

    def write(self, *lines: str) -> None:
        self.put(self.paint(laid_out(lines)))

    def write_bold(self, *lines: str) -> None:
        text = self.paint(laid_out(lines))
        self.put(bold(text) if self.terminal.colours else text)

    def put(self, text: str) -> None:
        for line in text.split("\n"):
            self.terminal.write(line)

    # -- Output -------------------------------------------------------------------------------------

    def sit_down(self, seat: int) -> None:
        """Hand the screen to another person, after clearing what the last one saw."""
        if seat == self.at_screen:
            return
        player = self.table.names[seat]
        if self.terminal.is_interactive:
            self.terminal.write(CLEAR)
            # A key pressed too early must not reveal somebody else's hand.
            self.terminal.forget_typed()
            self.terminal.read(self.speaker.say("play-pass", player=player))
        else:
            self.say("play-pass-piped", player=player)
        self.at_screen = seat
        self.turn_shown = None

    def welcome(self, seat: int) -> None:
        """Show what people should know before they start, once per person in a terminal, and any notices."""
        if not self.welcomed or (self.terminal.is_interactive and seat not in self.welcomed):
            self.welcomed.add(seat)
            kingdom = sorted((kind.name for kind in self.table.kingdom), key=self.speaker.sort_key)
            # What began in a position was not dealt from a seed.
            if is_secret(self.table.seed) or self.table.position:
                self.say("play-start", kingdom=self.speaker.listed(kingdom))
            else:
                self.say("play-start-chosen", kingdom=self.speaker.listed(kingdom), seed=str(self.table.seed))
            self.say("play-hint")
        self.write(*self.notices)
        self.notices.clear()

    def tell_news(self, seat: int) -> None:
        events = self.table.events(seat, self.events_shown[seat])
        self.events_shown[seat] += len(events)
        for line in log(self.speaker, events, self.table.names, brief=True):
            is_own_turn = line.startswith(f"── {self.table.names[seat]},")
            (self.write_bold if is_own_turn else self.write)(line)

    def show_turn(self, decision: Decision) -> None:
        """Show the supply, once for each turn that somebody decides in."""
        view = self.table.view(decision.seat)
        turn = (view.turn, view.turns(view.turn))
        if turn != self.turn_shown:
            self.turn_shown = turn
            self.write(*supply_page(self.speaker, view, purse(view, decision)))

    def ask(self, decision: Decision) -> None:
        """Show the table, and ask until somebody answers or a command changes the table."""
        view = self.table.view(decision.seat)
        self.write(*table_page(self.speaker, view, self.table.names))
        choices = Choices(decision, self.speaker, prompt(self.speaker, decision, self.table.names))
        self.question, self.options = question_page(self.speaker, view, choices)
        self.is_warned = False
        self.write_question()
        while True:
            text = self.terminal.read(self.speaker.say("play-prompt", player=self.table.names[decision.seat]) + " ")
            try:
                if self.obey(text.strip(), decision, choices):
                    return
                self.write("")
                self.write_question()
            except BotFailed:
                raise
            except Complaint as complaint:
                self.write(self.speaker.say_complaint(complaint))
            except IllegalAnswer as mistake:
                self.write(self.speaker.say_complaint(complaint_of(mistake)))

    def write_question(self) -> None:
        self.write_bold(*self.question)
        self.write(*self.options)

    def show(self, lines: Iterable[str]) -> None:
        """Write lines that may be many; in a terminal, one screenful at a time until the reader has had enough."""
        parts = [part for line in lines for part in fitted(line)]
        height = screen_height() - 1 if self.terminal.is_interactive else len(parts)
        for i in range(0, len(parts), height):
            if i and self.terminal.read(self.speaker.say("play-more", n=len(parts) - i) + " ").strip():
                return
            self.write(*parts[i : i + height])

    # -- Input --------------------------------------------------------------------------------------

    def obey(self, text: str, decision: Decision, choices: Choices) -> bool:
        """Do what was typed; True if the question is done with."""
        word, _, rest = text.partition(" ")
        command = self.commands().get(word.casefold())
        if command is not None:
            return command(rest.strip())
        if decision.purpose == PLAY and decision.source is None and rest_after(self.speaker, BUY, text):
            self.buy_at_once(text, decision)
            return True
        answer = self.typed_answer(text, choices, self.table) if text else self.answer_of_enter(decision)
        self.table.answer(decision.seat, answer)
        return True

    def typed_answer(self, text: str, choices: Choices, table: Table) -> Answer:
        """The answer that was typed; a card that cannot be bought is refused with the reason."""
        try:
            return choices.answer(text)
        except Complaint as complaint:
            view = table.view(choices.decision.seat)
            reason = self.why_not_bought(text, view) if choices.decision.purpose == BUY else None
            raise reason or complaint from complaint

    def why_not_bought(self, text: str, view: View) -> Complaint | None:
        kind = catalog.known(self.completed_card(rest_after(self.speaker, BUY, text) or text))
        if kind is None or kind not in view.supply:
            return None
        if not view.left(kind):
            return Complaint("play-none-left", card=cards(kind.name))
        cost, coins = view.cost(kind), view.coins(view.seat)
        if covers(coins, cost):
            return None
        return Complaint("play-too-dear", card=cards(kind.name), cost=price_text(self.speaker, cost), coins=coins)

    def buy_at_once(self, text: str, decision: Decision) -> None:
        """Play all Treasures and buy what was typed, if it does not matter how they are played; else change nothing."""
        if not decision.is_for_treasures:
            raise Complaint("play-actions-left", text=text)
        seat = decision.seat
        asked = self.table.question(seat)
        treasures = asked["treasure_order"] if asked is not None else []
        if len(treasures) < len(decision.options):
            raise Complaint("play-treasures-how")
        trial = self.table.clone()
        trial.answer(seat, treasures)
        # Treasures are played at once only where the same player is asked next.
        assert trial.pending is not None
        choices = Choices(trial.pending, self.speaker, prompt(self.speaker, trial.pending, trial.names))
        answer = self.typed_answer(text, choices, trial)
        trial.pending.accept(answer)
        self.table.answer(seat, treasures)
        self.table.answer(seat, answer)

    def answer_of_enter(self, decision: Decision) -> Answer:
        """All Treasures if that cannot be a mistake, else nothing; but warn once before money is left unspent."""
        view = self.table.view(decision.seat)
        if decision.is_for_treasures:
            if not view.has_plain_money:
                raise Complaint("play-treasures-how")
            return tuple(range(len(decision.options)))
        if decision.purpose == BUY and not self.is_warned:
            kinds = (decision.options.kind(place) for place in range(len(decision.options)))
            if any(kind is not None and view.cost(kind) > 0 for kind in kinds):
                self.is_warned = True
                raise Complaint("play-unspent", coins=view.coins(decision.seat), buys=view.buys(decision.seat))
        return ()

    def commands(self) -> dict[str, Callable[[str], bool]]:
        """The commands, by all words for them: those of the language, and the English ones."""
        commands = {
            "command-undo": self.undo,
            "command-log": self.show_log,
            "command-supply": self.show_supply,
            "command-kingdom": self.show_kingdom,
            "command-help": self.help,
            "command-save": self.save,
            "command-position": self.write_position,
            "command-quit": self.quit,
        }
        return {word: command for key, command in commands.items() for word in words_for(self.speaker, key)}

    def undo(self, how: str) -> bool:
        try:
            # If you play alone against bots, there is nobody to ask.
            is_forced = len(self.people) == 1 or how.casefold() in words_for(self.speaker, "command-force")
            self.table.undo(None if is_forced else self.at_screen, force=is_forced)
        except Complaint as complaint:
            if complaint.key == "undo-nothing":
                raise
            raise Complaint("play-undo-refused", problem=complaint) from complaint
        # Forget the news of the answer that was undone.
        events = self.table.count_events()
        self.events_shown = {seat: min(shown, events) for seat, shown in self.events_shown.items()}
        self.notices.append(self.speaker.say("play-undone"))
        return True

    def show_log(self, how: str) -> bool:
        """Show the last lines of the log: as many as fit above the question, as many as asked for, or all."""
        assert self.at_screen is not None
        events = self.table.events(self.at_screen)
        lines = [part for line in log(self.speaker, events, self.table.names) for part in fitted(line)]
        if how.casefold() in words_for(self.speaker, "command-all"):
            n = len(lines)
        elif re.fullmatch("[0-9]{1,6}", how):
            n = int(how)
        elif how:
            raise Complaint("play-log-how", text=how)
        else:
            # The screen also needs a line about what is left out, an empty line and the prompt.
            n = max(LEAST_OF_LOG, screen_height() - len(self.question) - len(self.options) - 3)
        left_out = max(0, len(lines) - n)
        if left_out:
            self.say("play-log-before", n=left_out)
        self.show(lines[left_out:])
        return False

    def show_supply(self, _: str) -> bool:
        assert self.at_screen is not None
        assert self.table.pending is not None
        view = self.table.view(self.at_screen)
        self.write(*supply_page(self.speaker, view, purse(view, self.table.pending)))
        self.write(*table_page(self.speaker, view, self.table.names))
        return False

    def show_kingdom(self, _: str) -> bool:
        self.show(kingdom_page(self.speaker, self.table.kingdom))
        return False

    def help(self, name: str) -> bool:
        if name:
            self.show(card_in_full(self.speaker, catalog.find(self.completed_card(name))))
        else:
            command = whole(resume_command(self.speaker, self.table))
            self.show(self.speaker.say("play-help", command=command).split("\n"))
        return False

    def completed_card(self, typed: str) -> str:
        """The card in the supply whose name begins like this; else what was typed."""
        names = [kind.name for kind in self.table.onlooker().supply]
        wordings = ([each.card(english) for english in names] for each in understood(self.speaker))
        return completed(typed, names, *wordings)

    def save(self, name: str) -> bool:
        path = unquoted(name)
        if not path:
            raise Complaint("play-save-where")
        self.table.secret_record().write(path)
        if self.table.is_over:
            self.say("play-saved-over", command=whole(command_with_cards(self.speaker, "replay", path)))
        else:
            self.say("play-saved", command=whole(resume_command(self.speaker, self.table, path)))
        return False

    def write_position(self, name: str) -> bool:
        path = unquoted(name)
        if not path:
            raise Complaint("play-position-where")
        write_text(path, self.table.secret_position(), POSITION_HEADING)
        command = command_with_cards(self.speaker, "play", "--position", path)
        self.say("play-position-saved", file=whole(path), command=whole(command))
        return False

    def quit(self, _: str) -> bool:
        raise Quit
