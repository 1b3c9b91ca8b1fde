"""`fiefdom join`: somebody's own bot at a table on a server, rematches included, and everything that can go wrong."""

from __future__ import annotations

import signal
import subprocess
from collections.abc import Iterator
from pathlib import Path
from threading import Thread
from typing import Any

import msgspec
import pytest
from commands import OWN_CARD, Command
from folders import EXAMPLES
from online import OPTIONS, picks
from patience import ENOUGH
from serving import COMMAND, Served

from fiefdom import Table, make_bot
from fiefdom.client import Seat, open_table, take_seat
from fiefdom.client import player as players
from fiefdom.locale.speaker import languages
from fiefdom.packages import install_command
from fiefdom.server.messages import End, Pause, Rematch, Resume, State, Undo
from fiefdom.views.pictured import PictureReader
from fiefdom.views.shapes import QuestionSeen

PATIENT = str(EXAMPLES / "patient.py")


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    # These tests open more tables than an address may in an hour.
    with Served(tmp_path_factory.mktemp("server"), "--unlimited") as server:
        yield server


@pytest.fixture
def ann(served: Served) -> Iterator[Seat]:
    """The host of a table at which one seat is free."""
    with open_table(served.address, "Ann", **OPTIONS | {"seats": [{}, {}]}) as seat:
        yield seat


class Playing(Thread):
    """Plays for somebody while the test does something else; what goes wrong there fails the test."""

    def __init__(self, work: Any, *parts: Any) -> None:
        super().__init__(daemon=True)
        self.work, self.parts = work, parts
        self.problem: BaseException | None = None
        self.start()

    def run(self) -> None:
        try:
            self.work(*self.parts)
        except BaseException as problem:
            self.problem = problem
            self.parts[0].send(End())  # so that the bot does not wait for ever

    def done(self) -> None:
        self.join(ENOUGH)
        assert not self.is_alive()
        if self.problem is not None:
            raise self.problem


def play_games(seat: Seat, games: int) -> None:
    """Play so many games, ask for a rematch after each, and close the table after the last."""
    for game in range(1, games + 1):
        for state in seat.questions():
            seat.answer(picks(state))
        assert seat.state.standings is not None
        seat.send(End() if game == games else Rematch())
        assert game == games or seat.next_game(ENOUGH)


@pytest.mark.parametrize("bot", [PATIENT, "easy", "smithy"])
def test_a_bot_plays_to_the_end(fiefdom: Command, ann: Seat, bot: str) -> None:
    playing = Playing(play_games, ann, 1)
    done = fiefdom("join", str(ann.link), "--bot", bot, "--seed", "1")
    playing.done()
    assert (done.status, done.err) == (0, "")
    name = Path(bot).name
    seated, notice, over = done.out.splitlines()
    assert seated.startswith(f"{name} is in seat 2.")
    assert "chose how the cards are dealt" in notice
    assert over.startswith("The game is over: ")
    assert name in over


def test_a_bot_plays_every_rematch(fiefdom: Command, ann: Seat) -> None:
    playing = Playing(play_games, ann, 3)
    done = fiefdom("join", str(ann.link), "--bot", PATIENT, "--name", "Pat")
    playing.done()
    assert done.status == 0
    seated, _notice, *games = done.out.splitlines()
    assert [line[:8] for line in (seated, *games)] == ["Pat is i", *["The game"] * 3]


def test_a_bot_alone_with_bots_does_not_wait_for_a_rematch(fiefdom: Command, served: Served) -> None:
    with open_table(served.address, "", **OPTIONS | {"seats": [{}, {"bot": "easy"}], "visibility": "open"}) as host:
        done = fiefdom("join", served.address, "--bot", "big-money")
        assert done.status == 0
        while host.state.table.status != "over":
            host.news()


def test_a_bot_gives_up_on_a_rematch_when_all_others_are_gone(
    fiefdom: Command, ann: Seat, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(players, "PATIENCE_ALONE", 0.2)
    monkeypatch.setattr(players, "GLANCE", 0.1)

    def play_and_go(seat: Seat) -> None:
        for state in seat.questions():
            seat.answer(picks(state))
        seat.close()

    playing = Playing(play_and_go, ann)
    assert fiefdom("join", str(ann.link), "--bot", "big-money").status == 0
    playing.done()


def test_a_bot_waits_while_the_game_is_paused_and_agrees_to_an_undo(fiefdom: Command, ann: Seat) -> None:
    def play(seat: Seat) -> None:
        for state in seat.questions():
            if turns(state) == 3 and len(picks(state)) == 1:
                break
            seat.answer(picks(state))
        seat.send(Pause())
        until(seat, lambda state: state.table.status == "paused")
        seat.send(Resume())
        until(seat, lambda state: state.table.status == "playing")
        seat.answer(picks(seat.state))
        until(seat, lambda state: seat.is_asked)
        step = seat.state.step
        seat.send(Undo())
        until(seat, lambda state: state.step > step)
        assert turns(seat.state) == 3
        play_games(seat, 1)

    playing = Playing(play, ann)
    assert fiefdom("join", str(ann.link), "--bot", "big-money").status == 0
    playing.done()


def turns(state: State) -> int:
    assert state.picture is not None
    return state.picture["players"][0]["turns"]


def until(seat: Seat, holds: Any) -> State:
    while not holds(seat.state):
        seat.news()
    return seat.state


def test_two_bots_of_one_name_get_different_names(fiefdom: Command, served: Served) -> None:
    with open_table(served.address, "fair", **OPTIONS | {"seats": [{}, {}]}) as host:
        playing = Playing(play_games, host, 1)
        done = fiefdom("join", str(host.link))
        playing.done()
    assert done.out.startswith("fair 2 is in seat 2.")


def test_the_link_of_a_seat_leads_back_to_it(fiefdom: Command, ann: Seat) -> None:
    with take_seat(str(ann.link), "Bob") as bob:
        link = str(bob.link.leading_back(bob.keys[0]))
    playing = Playing(play_games, ann, 1)
    done = fiefdom("join", link, "--bot", "big-money")
    playing.done()
    assert done.out.startswith(f"Bob is in seat 2. Press Ctrl-C to leave; this link leads back: {link}")


@pytest.mark.parametrize("discreet", [False, True])
def test_at_a_discreet_table_a_bot_takes_as_long_where_there_is_nothing_to_decide(
    ann: Seat, discreet: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A quick answer would tell the others."""
    slept: list[float] = []
    monkeypatch.setattr("fiefdom.client.player.time.sleep", slept.append)
    picture = Table(2, "First Game", seed=3, first=0).picture(0, looks_ahead=True)
    assert picture["question"] is not None
    forced: QuestionSeen = {**picture["question"], "options": ["Copper"], "least": 1, "most": 1}
    table = msgspec.structs.replace(ann.state.table, discreet=discreet)
    state = msgspec.structs.replace(ann.state, table=table, picture=picture, question=forced)
    player = players.BotPlayer(ann, make_bot("big-money"))
    player.taken.append(0.7)
    assert player.picks(PictureReader(picture), state) == (0,)
    assert slept == ([0.7] if discreet else [])
    assert len(player.taken) == (1 if discreet else 2)


def test_a_bot_plays_where_people_are_not_shown_their_decks(fiefdom: Command, served: Served) -> None:
    options = OPTIONS | {"seats": [{}, {"bot": "easy"}], "visibility": "open", "show_deck": False}
    with open_table(served.address, "", **options):
        assert fiefdom("join", served.address, "--bot", "strong").status == 0


# -- What goes wrong --------------------------------------------------------------------------------

BROKEN = {
    "raises.py": ("class Broken:\n    def answer(self, view, decision):\n        return 1 / 0\n", "division by zero"),
    "wrong.py": ("class Broken:\n    def answer(self, view, decision):\n        return [99]\n", "[99]"),
    "empty.py": ("x = 1\n", "answer"),
}


@pytest.mark.parametrize("file", BROKEN)
def test_a_broken_bot(fiefdom: Command, served: Served, file: str) -> None:
    text, problem = BROKEN[file]
    Path(file).write_text(text)
    with open_table(served.address, "Ann", **OPTIONS | {"seats": [{}, {}], "first": 1}) as ann:
        done = fiefdom("join", str(ann.link), "--bot", file)
    assert done.status == 2
    assert file in done.err
    assert problem in done.err
    assert len(done.err.splitlines()) == 1


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    "url",
    ["nonsense://x", "http://127.0.0.1:9", "{server}/table/none", "{server}/table/{table}#wrong", "{server}", "{full}"],
)
def test_what_cannot_be_joined_is_told_in_one_line(
    fiefdom: Command, served: Served, ann: Seat, url: str, language: str
) -> None:
    with open_table(served.address, "Ann", **OPTIONS) as full:
        url = url.format(server=served.address, table=ann.link.table, full=full.link)
        done = fiefdom("join", url, "--lang", language)
    assert (done.status, done.out) == (2, "")
    assert len(done.err.splitlines()) == 1
    assert done.err.startswith("fiefdom: ")
    assert (language == "en") == (done.err == fiefdom("join", url).err)


@pytest.mark.parametrize(
    "words", [("--seat", "7"), ("--seat", "x"), ("--bot", "nobody"), ("--name", "a,b"), ("--seat", "1")]
)
def test_wrong_options(fiefdom: Command, ann: Seat, words: tuple[str, ...]) -> None:
    done = fiefdom("join", str(ann.link), *words)
    assert done.status == 2
    assert len(done.err.splitlines()) == 1
    assert ann.state.table.seats[1].is_free


def test_cards_that_are_not_known_here(fiefdom: Command, tmp_path: Path) -> None:
    file = tmp_path / "tower.py"
    file.write_text(OWN_CARD)
    with (
        Served(tmp_path, "--cards", str(file)) as served,
        open_table(served.address, "", seats=[{}, {"bot": "easy"}], kingdom=["Bell Tower"], visibility="open"),
    ):
        done = fiefdom("join", served.address)
        assert done.status == 2
        assert "Bell Tower" in done.err
        assert "--cards" in done.err


@pytest.mark.parametrize("is_started", [False, True])
def test_ctrl_c_leaves_cleanly(served: Served, is_started: bool) -> None:
    """Before the game, the seat is free again; later, the table waits, and the link leads back."""
    seats: list[dict[str, str]] = [{}, {}] if is_started else [{}, {}, {}]
    with open_table(served.address, "Ann", **OPTIONS | {"seats": seats}) as host:
        joined = subprocess.Popen(
            [COMMAND, "join", str(host.link), "--lang", "en"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        assert joined.stdout is not None
        assert joined.stdout.readline().startswith("fair is in seat 2.")
        until(host, lambda state: state.table.seats[1].present)
        joined.send_signal(signal.SIGINT)
        out, err = joined.communicate(timeout=ENOUGH)
        assert (joined.returncode, err) == (130, "")
        # What everybody at the table should know may have come before.
        assert out.splitlines()[-1] == "The bot has left the table."
        until(host, lambda state: not state.table.seats[1].present)
        until(host, lambda state: state.table.seats[1].is_free != is_started)


def test_without_the_extra(fiefdom: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "fiefdom.client.player", None)
    done = fiefdom("join", "http://127.0.0.1:9")
    assert done.status == 2
    assert "fiefdom.client.player is missing" in done.err
    assert install_command() in done.err
