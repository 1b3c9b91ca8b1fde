"""When a discreet table of a server answers for those who have nothing to decide."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

import pytest
from halls import Client, Scene, people, play, refused, seated, sit, until

from fiefdom.server import entries, messages
from fiefdom.server.hall import Hall
from fiefdom.server.options import SeatOptions, TableOptions, checked
from fiefdom.server.pauses import Pauses
from fiefdom.server.room import Room
from fiefdom.table import Table
from fiefdom.tempo import LONGEST_PAUSE, Tempo

__all__ = ["play"]

TWO = (SeatOptions(), SeatOptions())
ALONE = (SeatOptions(), SeatOptions("fair"))
SHORT = 0.05


@pytest.fixture(autouse=True)
def short_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Tempo, "pause", lambda *_: SHORT)


async def at_nothing(hall: Hall, **options: Any) -> tuple[Client, Client]:
    """Ann's first turn, where she has no Action to play. Ann is the host."""
    ann, bob = await seated(hall, people(2, discreet=True, first=0, **options), "Ann", "Bob")
    return ann, bob


async def at_a_choice(client: Client) -> None:
    """Wait until there is something to decide, and the client has heard of it."""
    await until(lambda: not is_at_nothing(client) and client.state["step"] == client.gathering.room.step)


def is_at_nothing(client: Client) -> bool:
    return client.game.is_forced


@pytest.mark.parametrize(
    ("seats", "chosen", "becomes"),
    [(TWO, None, True), (ALONE, None, False), (TWO, False, False), (ALONE, True, True)],
)
def test_a_table_of_two_or_more_people_is_discreet_unless_they_choose(
    seats: tuple[SeatOptions, ...], chosen: bool | None, becomes: bool
) -> None:
    assert checked(TableOptions(seats=seats, discreet=chosen)).discreet is becomes


def test_a_log_without_the_option_is_of_an_ordinary_table() -> None:
    """So it was when the option had two values, and was left out if it was off."""
    log = b'{"what":"opened","options":{"seats":[{},{}],"kingdom":["Cellar","Market","Militia","Mine","Moat","Remodel",'
    log += b'"Smithy","Village","Woodcutter","Workshop"]},"rules":"0.3.0","host":"","watch":""}'
    room = Room("old")
    room.apply(entries.decode(log), 0.0)
    room.apply(entries.Joined(0, "Ann", "a"), 0.0)
    room.apply(entries.Joined(1, "Bob", "b"), 0.0)
    room.apply(entries.Started(), 0.0)
    assert room.table is not None
    assert not room.table.discreet


def test_whoever_fills_the_table_up_with_bots_need_not_hide_anything(play: Callable[[Scene], None]) -> None:
    async def scene(hall: Hall) -> None:
        for free, discreet in ((1, False), (2, True)):
            seats = (SeatOptions(),) * (1 + free)
            opened = await hall.open_table(messages.OpenTable("Ann", TableOptions(seats=seats)))
            ann = await sit(hall, opened.table, opened.seat_key, opened.host_key)
            if free == 2:
                await hall.take_seat(opened.table, messages.TakeSeat("Bob", key=opened.watch_key))
            assert ann.gathering.room.options.discreet
            await ann.ask(messages.Start("fair"))
            assert ann.game.discreet is discreet

    play(scene)


def test_the_table_answers_for_whoever_is_there(play: Callable[[Scene], None]) -> None:
    async def scene(hall: Hall) -> None:
        ann, bob = await at_nothing(hall)
        before = ann.gathering.room.step
        assert is_at_nothing(ann)
        await at_a_choice(ann)
        assert ann.state["question"]["phase"] == "buy"
        # Bob is told the same as if Ann had thought about it.
        assert bob.state["step"] == before + 1
        assert bob.state["question"] == {"seat": 0, "source": None}
        assert [state["step"] for state in bob.states[-2:]] == [before, before + 1]

    play(scene)


def test_a_wrong_answer_to_a_question_with_one_answer_changes_nothing(play: Callable[[Scene], None]) -> None:
    async def scene(hall: Hall) -> None:
        ann, _ = await at_nothing(hall)
        number, position = ann.gathering.room.number, ann.game.secret_position()
        await refused(ann.answer("Copper", "Copper"), "server-answer")
        assert (ann.gathering.room.number, ann.game.secret_position()) == (number, position)
        assert is_at_nothing(ann)

    play(scene)


def test_nobody_is_answered_for_while_they_are_away(play: Callable[[Scene], None]) -> None:
    """Whoever had something to decide would not answer, either."""

    async def scene(hall: Hall) -> None:
        ann, bob = await at_nothing(hall)
        step = ann.gathering.room.step
        ann.leave()
        await asyncio.sleep(4 * SHORT)
        assert bob.gathering.room.step == step
        back, came = await sit(hall, ann.table, ann.key), time.monotonic()
        await until(lambda: back.gathering.room.step > step)
        assert time.monotonic() - came >= SHORT

    play(scene)


def test_a_table_that_was_paused_gives_as_much_time_again(play: Callable[[Scene], None]) -> None:
    """Else a host could pause, wait, go on, and see an answer that no person could give so soon."""

    async def scene(hall: Hall) -> None:
        ann, _ = await at_nothing(hall)
        step = ann.gathering.room.step
        await ann.ask(messages.Pause())
        await asyncio.sleep(4 * SHORT)
        assert ann.gathering.room.step == step
        await ann.ask(messages.Resume())
        resumed = time.monotonic()
        await until(lambda: ann.gathering.room.step > step)
        assert time.monotonic() - resumed >= SHORT

    play(scene)


def test_the_table_does_not_answer_while_an_undo_is_to_be_agreed_on(play: Callable[[Scene], None]) -> None:
    """Whoever thinks is asked about the undo first; an answer meanwhile would refuse it."""

    async def scene(hall: Hall) -> None:
        ann, bob = await at_nothing(hall)
        await at_a_choice(ann)
        while ann.gathering.room.asked_seat == 0:
            await until(lambda: ann.state["step"] == ann.gathering.room.step)
            if is_at_nothing(ann):
                await asyncio.sleep(0.01)
            else:
                await ann.answer()
        assert is_at_nothing(bob)
        step = ann.gathering.room.step
        await ann.ask(messages.Undo())
        assert ann.state["undo_asked"] == 0
        await asyncio.sleep(4 * SHORT)
        assert ann.gathering.room.step == step
        await bob.ask(messages.Agree(False))
        await until(lambda: ann.gathering.room.step > step)

    play(scene)


def test_an_undo_does_not_stop_at_an_answer_that_the_table_gave(play: Callable[[Scene], None]) -> None:
    async def scene(hall: Hall) -> None:
        ann, _ = await at_nothing(hall)
        await at_a_choice(ann)
        order = ann.state["question"]["treasure_order"]
        await ann.answer(*order)
        await at_a_choice(ann)
        assert ann.state["question"]["purpose"] == "buy"
        assert ann.state["can"]["undo"] == "free"
        await ann.ask(messages.Undo())
        assert ann.state["question"]["treasure_order"] == order
        # Nothing is left but what the table gave.
        assert ann.state["can"]["undo"] == "no"
        again = Room(ann.table)
        for row in await hall.store.rows(ann.table, 0):
            again.replay(entries.decode(row.what), row.when)
        assert again.table is not None
        assert again.table.picture(0) == ann.game.picture(0)

    play(scene)


def test_an_undo_of_an_older_log_took_back_what_the_table_gave() -> None:
    table = Table(2, "First Game", 58, first=0, discreet=True)
    table.answer_forced()
    assert table.count_events() > 0
    table.undo(0, force=True, decided=False)
    assert table.is_forced


def test_pauses_leave_most_of_the_clock() -> None:
    seen: list[float] = []

    class Watched(Tempo):
        def pause(self, decision: Any, longest: float = LONGEST_PAUSE) -> float:
            seen.append(longest)
            return 0.0

    room = Room("clock")
    options = checked(people(2, discreet=True, first=0, turn_seconds=60))
    room.clock.tempo = Watched()
    room.apply(entries.Opened(options, "0.3.0", "", ""), 0.0)
    for seat, name in enumerate(("Ann", "Bob")):
        room.apply(entries.Joined(seat, name, name), 0.0)
    for asked_at in (time.time(), time.time() - 40, time.time() - 60):
        if room.table is None:
            room.apply(entries.Started(), asked_at)
        room.clock.asked_at = asked_at
        assert Pauses().left(room, {0}) == 0.0
    assert seen == pytest.approx([6.0, 2.0, 0.01], abs=0.1)


def test_only_people_who_had_a_choice_are_timed() -> None:
    noted: list[tuple[str, int, float]] = []

    class Watched(Tempo):
        def note(self, decision: Any, picks: int, seconds: float) -> None:
            noted.append((decision.purpose, picks, seconds))

    room = Room("timed")
    room.clock.tempo = Watched()
    room.apply(entries.Opened(checked(people(2, discreet=True, first=0)), "0.3.0", "", ""), 0.0)
    for seat, name in enumerate(("Ann", "Bob")):
        room.apply(entries.Joined(seat, name, name), 0.0)
    room.apply(entries.Started(), 10.0)
    assert room.pending is not None
    assert room.pending.is_forced()
    room.apply(entries.Answered(0, "play", ()), 12.0)
    room.apply(entries.Said("Hello", 1), 13.0)
    room.apply(entries.Answered(0, "play", ()), 15.0)
    room.apply(entries.Paused(), 16.0)
    room.apply(entries.Resumed(), 100.0)
    room.apply(entries.Answered(0, "buy", ("Copper",)), 101.0)
    assert noted == [("play", 0, 3.0), ("buy", 1, 1.0)]


def test_a_bot_with_nothing_to_decide_takes_as_long_as_it_lately_thought() -> None:
    room = Room("bots")
    room.apply(entries.Opened(checked(people(2, seats=ALONE, discreet=True, first=1)), "0.3.0", "", ""), 0.0)
    room.apply(entries.Joined(0, "Ann", "a"), 0.0)
    room.apply(entries.Started(), 0.0)
    assert room.asked_seat == 1
    pauses = Pauses()
    assert room.table is not None
    assert room.table.is_forced
    assert pauses.left(room, (), pace=0.0) == 0.0
    slow = Pauses()
    slow.note_bot(1, 3.0)
    assert slow.left(room, (), pace=0.01) == pytest.approx(3.0, abs=0.1)
    paces = sorted(slow.of_bot(room, 0.5) for _ in range(1001))
    assert paces[500] == pytest.approx(0.5, abs=0.1)
    assert len(set(paces)) > 1000


def test_what_a_bot_answers_in_a_row_is_told_one_by_one(play: Callable[[Scene], None]) -> None:
    """Else the others could count which of its questions had more than one answer."""

    async def scene(hall: Hall) -> None:
        [ann] = await seated(hall, people(2, seats=ALONE, discreet=True, first=1), "Ann")
        while ann.game.turn[1] < 6:
            await until(lambda: ann.gathering.room.asked_seat == 0)
            await at_a_choice(ann)
            if ann.gathering.room.asked_seat == 0:
                await ann.answer()
        ann.read()
        steps = [state["step"] for state in ann.states]
        assert steps == list(range(steps[0], steps[-1] + 1))

    play(scene)
