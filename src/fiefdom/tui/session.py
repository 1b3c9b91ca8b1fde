"""A series of games at one keyboard: seats, resumed games, rematches."""

from __future__ import annotations

import contextlib
import os
import signal
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from fiefdom.bots.own_bots import PYTHON
from fiefdom.bots.plan import needed_by
from fiefdom.cards.blame import blamed, stop_alarm_clock
from fiefdom.cards.catalog import catalog
from fiefdom.cards.kingdoms import check_players, choose_kingdom
from fiefdom.cards.loading import in_one_line, is_ctrl_c
from fiefdom.deals import following, is_secret, new_secret, public_seed, seat_seed
from fiefdom.engine.card import Kind
from fiefdom.engine.result import next_first
from fiefdom.errors import Complaint
from fiefdom.files import place_of
from fiefdom.locale.layout import whole
from fiefdom.locale.names import harmless
from fiefdom.locale.speaker import Speaker
from fiefdom.records.scenario import Scenario
from fiefdom.roster import for_another_game, for_another_kingdom, make_bot, plans_of, recorded_bots
from fiefdom.seating import seat_name
from fiefdom.table import Table
from fiefdom.tui.colours import colours_of
from fiefdom.tui.invocation import command_with_cards, resume_command
from fiefdom.tui.plain import PlainClient, Quit, Terminal
from fiefdom.tui.saved import Keeper, game_file, is_saved, read_game, saved_games
from fiefdom.tui.typed import words_for


def standard_terminal() -> Terminal:
    if sys.stdin is None or not sys.stdin.isatty():
        return Terminal(read=echoed_input, write=show, is_interactive=False)
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401  (lines can then be edited as they are typed)
    return Terminal(
        read=input, write=show, is_interactive=True, forget_typed=forget_typed, colours=colours_of(sys.stdout)
    )


def show(line: str) -> None:
    """Print a line at once, also through a pipe: a bot may take a while until the next one."""
    print(line, flush=True)


def forget_typed() -> None:
    """Drop keys pressed before the question, and the history of typed lines."""
    try:
        import readline
        import termios
    except ImportError:  # not on every system
        return
    termios.tcflush(sys.stdin, termios.TCIFLUSH)
    readline.clear_history()


def echoed_input(question: str) -> str:
    """Read from a pipe, and print what was read, so that the output looks like a game at the keyboard."""
    if sys.stdin is None:
        raise EOFError
    text = input(question)
    print(harmless(text))
    return text


def seats(people: Sequence[str], bots: Sequence[str], seed: int) -> tuple[list[str], dict[int, Any]]:
    """The names at the table, people first, and the bots by seat."""
    check_players(len(people) + len(bots))
    names = list(people)
    seated: dict[int, Any] = {}
    for word in bots:
        bot: Any = make_bot(word, seat_seed(seed, len(names)))
        seated[len(names)] = bot
        names.append(seat_name(bot.name.removesuffix(PYTHON), names))
    return names, seated


def new_table(
    names: Sequence[str],
    kingdom: Iterable[Kind],
    seed: int,
    bots: Mapping[int, Any],
    first: int | None,
    all_treasures: bool = False,
) -> Table:
    """A table where bots do not play before somebody sees it, because their first plans may take a while."""
    table = Table(names, [kind.name for kind in kingdom], seed, first=first, all_treasures=all_treasures)
    table.invite_bots(bots)
    return table


def table_at(scenario: Scenario, names: Sequence[str], bots: Mapping[int, Any], seed: int) -> Table:
    """A table where the game goes on from a position; the seed shuffles the cards if that does not say how."""
    try:
        table = Table.from_position(scenario, names, seed)
    except Complaint as problem:
        raise Complaint("scenario-wrong", file=scenario.file, title=scenario.title, problem=problem) from problem
    if table.is_over:
        raise Complaint("position-over", file=scenario.file)
    table.invite_bots(bots)
    return table


def resume(word: str | None, own_bots: Sequence[str] = ()) -> tuple[Table, Keeper]:
    """The table and keeper of a saved game, or without a word, of the last unfinished one.

    `own_bots` are the files of the user's own bots in that game.
    """
    return resume_newest(own_bots) if word is None else resume_file(game_file(word), own_bots)


def resume_newest(own_bots: Sequence[str]) -> tuple[Table, Keeper]:
    unplayable = Complaint("cli-nothing-saved")
    for file in saved_games():
        try:
            return resume_file(str(file), own_bots)
        except Complaint as problem:
            if problem.key in ("record-older", "record-newer"):
                unplayable = problem
            elif problem.key != "resume-over":
                raise
    raise unplayable


def resume_file(file: str, own_bots: Sequence[str]) -> tuple[Table, Keeper]:
    record = read_game(file)
    table = Table.from_record(record, file=file)
    if table.is_over:
        raise Complaint("resume-over", file=file)
    if len(record.bots) == len(record.players):
        raise Complaint("resume-bots", file=file)
    table.invite_bots(recorded_bots(record, file, own_bots))
    return table, Keeper(place_of(file).resolve() if is_saved(file) else None)


@contextlib.contextmanager
def stopping_in_order() -> Iterator[None]:
    """Stop the game in order, as `quit` does, when the process is ended or its terminal is closed."""
    numbers = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]

    def stop(number: int, _: object) -> None:
        stop_alarm_clock()
        for each in numbers:
            signal.signal(each, signal.SIG_IGN)
        if number != signal.SIGTERM:
            # The terminal is gone, so nobody can read any more output.
            sys.stdout = sys.stderr = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115  (until the end)
        raise Quit(128 + number)

    before = {number: signal.signal(number, stop) for number in numbers}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def play_series(
    table: Table, speaker: Speaker, terminal: Terminal, notices: Sequence[str] = (), keeper: Keeper | None = None
) -> int:
    """Play and save games until nobody wants another; returns the exit status."""
    with stopping_in_order():
        while True:
            keeper = keeper or Keeper()
            client = PlainClient(table, speaker, terminal, notices, partial(keeper.keep, table))
            status = play_game(client, keeper)
            if status is not None:
                return status
            following = next_table(client)
            if following is None:
                return 0
            table, notices, keeper = following, (), None


def next_table(client: PlainClient) -> Table | None:
    """The table of the next game, with the same kingdom or a random one; None if nobody wants another."""
    table = client.table
    seed = new_secret() if table.position else following(table.seed)
    first = next_first(table.result, public_seed(seed))
    while True:
        word = client.ask_for_another(first)
        if word in words_for(client.speaker, "play-yes"):
            bots = {seat: for_another_game(bot, seat_seed(seed, seat)) for seat, bot in table.bots.items()}
            return new_table(table.names, table.kingdom, seed, bots, first, table.all_treasures)
        if word not in words_for(client.speaker, "play-random"):
            return None
        bots = {seat: for_another_kingdom(bot, seat_seed(seed, seat)) for seat, bot in table.bots.items()}
        try:
            boxes = catalog.boxes_to_draw_from(is_repeatable=not is_secret(seed))
            kingdom = choose_kingdom(None, public_seed(seed), boxes, needed=needed_by(plans_of(bots.values())))
        except Complaint as complaint:
            client.write(client.speaker.say_complaint(complaint))
        else:
            return new_table(table.names, kingdom, seed, bots, first, table.all_treasures)


def stopped(client: PlainClient, keeper: Keeper, stop: BaseException) -> int:
    """Save the game of a player who stops, and say how to resume it; returns the exit status."""
    keeper.keep(client.table)
    client.terminal.write("")
    command = resume_command(client.speaker, client.table, keeper.name_to_resume())
    client.say("play-saved-here", command=whole(command))
    if isinstance(stop, Quit):
        return stop.status
    return 130 if isinstance(stop, KeyboardInterrupt) else 0


def play_game(client: PlainClient, keeper: Keeper) -> int | None:
    """Play a game to its end; returns the exit status if somebody stops before."""
    try:
        client.run()
    except OSError:
        # The output cannot be written.
        keeper.keep(client.table)
        raise
    except BaseException as failure:
        if isinstance(failure, Quit | EOFError) or is_ctrl_c(failure):
            return stopped(client, keeper, failure)
        # An effect failed, most likely that of somebody's own card. The table is as it was before that answer.
        keeper.keep(client.table)
        raise Complaint("game-stopped", problem=blamed(failure) or in_one_line(failure)) from failure
    if client.is_saved:
        client.say("play-saved-here-over", command=whole(command_with_cards(client.speaker, "replay", keeper.name)))
    return None
