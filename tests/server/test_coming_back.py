"""What is in the log of a table: for whoever comes back, for other processes, and where the database fails."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from halls import Scene, hall_at, hall_in, people, refused, seated, seen, sit, turn_of, until
from msgspec import structs
from patience import ENOUGH
from postgres import Server

from fiefdom.errors import Complaint
from fiefdom.server import driver, entries, listener, messages
from fiefdom.server.gathering import MOST_WAITING
from fiefdom.server.hall import Hall
from fiefdom.server.options import SeatOptions, checked
from fiefdom.server.room import MOST_SAID, Room
from fiefdom.server.store import Outrun, Store, StoreFailed
from fiefdom.server.thinker import Thought
from fiefdom.version import VERSION


def test_who_was_away_gets_what_they_missed(play: Callable[[Scene], None]) -> None:
    async def scene(hall: Hall) -> None:
        ann, bob = await seated(hall, people(2, first=0), "Ann", "Bob")
        have, known = bob.state["number"], len(bob.events)
        bob.leave()
        await turn_of(ann)
        back = await sit(hall, ann.table, bob.key, have=have)
        assert back.state["events_from"] == known
        assert bob.events + back.state["events"] == seen(back)
        fresh = await sit(hall, ann.table, bob.key, have=10_000)
        assert fresh.state["events_from"] == 0
        assert fresh.events == seen(fresh)

    play(scene)


def test_who_missed_an_undo_is_told_from_where_things_changed(play: Callable[[Scene], None]) -> None:
    async def scene(hall: Hall) -> None:
        ann, bob = await seated(hall, people(2, first=0), "Ann", "Bob")
        await ann.answer("Copper", "Copper")
        bob.read()
        have = bob.state["number"]
        bob.leave()
        await ann.ask(messages.Undo())
        await ann.answer("Copper")
        back = await sit(hall, ann.table, bob.key, have=have)
        assert back.state["events_from"] < len(bob.events)
        assert bob.events[: back.state["events_from"]] + back.state["events"] == seen(back)

    play(scene)


def test_who_missed_an_undo_and_as_much_again_knows_nothing_that_never_happened(
    play: Callable[[Scene], None],
) -> None:
    async def scene(hall: Hall) -> None:
        ann, bob = await seated(hall, people(2, first=0), "Ann", "Bob")
        await ann.answer("Copper", "Copper")
        bob.read()
        have = bob.state["number"]
        bob.leave()
        await ann.ask(messages.Undo())
        await turn_of(ann)
        back = await sit(hall, ann.table, bob.key, have=have)
        assert len(seen(back)) == len(bob.events)
        assert bob.events[: back.state["events_from"]] + back.state["events"] == seen(back)

    play(scene)


def test_a_table_whose_bot_thinks_stays_in_memory(
    play: Callable[[Scene], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(hall: Hall) -> None:
        thinking, is_done = asyncio.Event(), asyncio.Event()
        think = hall.thinkers.think

        async def think_long(*about: Any) -> Thought:
            thinking.set()
            await is_done.wait()
            return await think(*about)

        monkeypatch.setattr(hall.thinkers, "think", think_long)
        opened = await hall.open_table(messages.OpenTable("", people(2, seats=(SeatOptions("big-money"),) * 2)))
        await thinking.wait()
        hall.rest(0)
        assert opened.table in hall.gatherings
        is_done.set()
        await until(lambda: hall.gatherings[opened.table].room.status == "over")
        await until(lambda: not hall.gatherings[opened.table].is_at_work())
        hall.rest(0)
        assert not hall.gatherings

    play(scene)


def test_a_table_that_rested_is_rebuilt_from_its_log(play: Callable[[Scene], None]) -> None:
    async def scene(hall: Hall) -> None:
        ann, bob = await seated(hall, people(2, first=0), "Ann", "Bob")
        await turn_of(ann)
        await bob.answer("Copper")
        await bob.ask(messages.Undo())
        before = bob.state
        hall.rest(0)
        assert hall.gatherings, "somebody is there"
        ann.leave()
        bob.leave()
        await until(
            lambda: all(gathering.driver is None or gathering.driver.done() for gathering in hall.gatherings.values())
        )
        hall.rest(0)
        assert not hall.gatherings
        back = await sit(hall, ann.table, bob.key)
        changes = {"events", "events_from", "table", "can"}
        assert {key: back.state[key] for key in back.state.keys() - changes} == {
            key: before[key] for key in before.keys() - changes
        }
        assert back.events == bob.events

    play(scene)


def test_of_two_servers_that_answer_one_question_one_wins(tmp_path: Path) -> None:
    async def scene() -> None:
        async with hall_in(tmp_path) as one, hall_in(tmp_path) as other:
            ann, _ = await seated(one, people(2, first=0), "Ann", "Bob")
            elsewhere = await sit(other, ann.table, ann.key)
            step = ann.state["step"]
            await ann.ask(messages.Answer(step, ("Copper",)))
            await refused(elsewhere.ask(messages.Answer(step, ("Copper", "Copper"))), "server-answered")
            assert elsewhere.state["picture"]["players"][0]["numbers"]["coins"] == 1
            assert elsewhere.state["step"] == step + 1
            await elsewhere.answer("Copper")
            other.gatherings[ann.table].guests.clear()
            assert len(await other.store.rows(ann.table)) == elsewhere.state["number"]

    asyncio.run(scene())


def test_what_is_about_no_question_is_done_though_the_game_has_gone_on_at_another_server(tmp_path: Path) -> None:
    async def scene() -> None:
        async with hall_in(tmp_path) as one, hall_in(tmp_path) as other:
            ann, _ = await seated(one, people(2, first=0), "Ann", "Bob")
            elsewhere = await sit(other, ann.table, ann.key)
            await ann.answer("Copper")
            await elsewhere.ask(messages.Say("I give up"))
            await ann.ask(messages.Say("Do you?"))
            await elsewhere.ask(messages.Resign())
            assert elsewhere.state["table"]["status"] == "over"
            await ann.ask(messages.Say("Again?"))
            await ann.ask(messages.Rematch())
            await elsewhere.ask(messages.Rematch())
            assert elsewhere.gathering.room.rematch == ann.gathering.room.rematch != ""

    asyncio.run(scene())


def test_what_could_not_be_stored_has_not_happened(
    play: Callable[[Scene], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(hall: Hall) -> None:
        ann, bob = await seated(hall, people(2, first=0), "Ann", "Bob")
        before = ann.state

        async def fails(*_: object, **__: object) -> None:
            raise StoreFailed("disk full")

        with monkeypatch.context() as patch:
            patch.setattr(hall.store, "append", fails)
            with pytest.raises(StoreFailed):
                await ann.answer("Copper")
        assert ann.state == before
        assert bob.gathering.room.step == before["step"]
        await ann.answer("Copper")
        assert ann.state["step"] == before["step"] + 1

    play(scene)


def test_while_the_database_is_away_every_answer_hears_so(
    play: Callable[[Scene], None], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene(hall: Hall) -> None:
        ann, bob = await seated(hall, people(2, first=0), "Ann", "Bob")
        before = ann.state

        async def fails(*_: object, **__: object) -> None:
            raise StoreFailed("gone")

        with monkeypatch.context() as patch:
            for question in ("append", "rows"):
                patch.setattr(hall.store, question, fails)
            for _ in range(3):
                with pytest.raises(StoreFailed):
                    await ann.answer("Copper")
            # Whoever else asks for the table takes it away from nobody.
            with pytest.raises(StoreFailed):
                await sit(hall, ann.table, bob.key)
            await hall.tell_all(ann.gathering)
            hall.hear_all()
            await asyncio.sleep(0.01)
        assert ann.state == before
        cid = await sit(hall, ann.table, bob.key)
        assert ann.state["step"] == before["step"], "both are at the same table"
        await ann.answer("Copper")
        assert ann.state["step"] == bob.state["step"] == cid.state["step"] == before["step"] + 1

    play(scene)
    assert caplog.text == ""


def test_whoever_cannot_come_back_while_the_database_is_away_is_not_there(
    play: Callable[[Scene], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(hall: Hall) -> None:
        ann, bob = await seated(hall, people(2, first=0), "Ann", "Bob")
        bob.leave()
        await ann.ask(messages.Replace(1, "big-money"))

        async def fails(*_: object, **__: object) -> None:
            raise StoreFailed("gone")

        with monkeypatch.context() as patch:
            patch.setattr(hall.store, "append", fails)
            with pytest.raises(StoreFailed):
                await sit(hall, ann.table, bob.key)
        assert ann.gathering.guests == {ann.guest}
        await sit(hall, ann.table, bob.key)
        assert not ann.state["table"]["seats"][1]["bot"]

    play(scene)


def test_another_process_plays_for_a_bot_when_the_one_that_was_to_do_so_has_died(
    postgres_server: Server, postgres_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Which takes about three seconds, with the figures that a server has."""
    monkeypatch.setattr(listener, "PULSE", 0.05)
    monkeypatch.setattr(listener, "SILENCE", 0.6)
    monkeypatch.setattr(driver, "GLANCE", 0.05)
    monkeypatch.setattr(driver, "TIME_TO_THINK", 10 * ENOUGH)

    async def scene() -> None:
        url = postgres_server.url(postgres_database)
        async with hall_at(await Store.open(url)) as one, hall_at(await Store.open(url)) as other:
            thinking = asyncio.Event()

            async def think(*_: object) -> None:
                thinking.set()
                await asyncio.sleep(ENOUGH)

            monkeypatch.setattr(one.thinkers, "think", think)
            (ann,) = await seated(one, people(1, seats=(SeatOptions(), SeatOptions("big-money")), first=0), "Ann")
            there = await sit(other, ann.table, ann.key)
            await turn_of(ann)
            await thinking.wait()
            step = ann.state["step"]
            await until(lambda: there.state["step"] == step)
            assert one.store.listener is not None
            # As long as it is there, it is waited for.
            await asyncio.sleep(0.9)
            assert there.state["step"] == step
            await one.store.listener.stop()
            await until(lambda: there.state["step"] > step)

    asyncio.run(asyncio.wait_for(scene(), ENOUGH))


def test_a_record_is_there_as_soon_as_the_game_has_ended_in_another_process(
    postgres_server: Server, postgres_database: str
) -> None:
    async def scene() -> None:
        url = postgres_server.url(postgres_database)
        async with hall_at(await Store.open(url)) as one, hall_at(await Store.open(url)) as other:
            ann, _ = await seated(one, people(2), "Ann", "Bob")
            await sit(other, ann.table, ann.key)
            assert other.store.listener is not None
            await other.store.listener.stop()
            await ann.ask(messages.Resign())
            assert (await other.record(ann.table, (ann.key,))).answers

    asyncio.run(asyncio.wait_for(scene(), ENOUGH))


def test_a_table_of_other_rules_can_only_be_looked_at() -> None:
    options = checked(people(2, seats=(SeatOptions(name="Ann"), SeatOptions(name="Bob")), first=0))
    room = Room("old")
    room.replay(entries.Opened(options, "0.3.0", "", ""), 0.0)
    room.replay(entries.Started(), 0.0)
    room.replay(entries.Answered(0, "play", ("Copper",)), 0.0)
    room.replay(entries.Answered(0, "trash", ("Province",)), 0.0)
    assert room.problem is not None
    assert room.problem.key == "server-read-only"
    assert "entry 4" in str(room.problem)
    with pytest.raises(Complaint):
        room.apply(entries.Answered(0, "play", ("Copper",)), 0.0)
    old = Room("older")
    old.replay(entries.Opened(options, "0.2.0", "", ""), 0.0)
    assert old.problem is not None
    assert "0.2.0" in str(old.problem)


def test_the_record_of_a_running_game_is_secret(play: Callable[[Scene], None]) -> None:
    async def scene(hall: Hall) -> None:
        ann, bob = await seated(hall, people(2, first=0), "Ann", "Bob")
        await refused(hall.record(ann.table, (ann.key,)), "server-record-secret")
        await bob.ask(messages.Resign())
        record = await hall.record(ann.table, (ann.key,))
        assert record.players == ("Ann", "Bob")

    play(scene)


def test_a_client_that_does_not_read_is_cut_off(play: Callable[[Scene], None]) -> None:
    async def scene(hall: Hall) -> None:
        ann, bob = await seated(hall, people(2, first=0), "Ann", "Bob")
        for _ in range(MOST_WAITING):
            await ann.answer("Copper")
            await ann.ask(messages.Undo())
        assert bob.guest.queue.get_nowait() is None
        assert bob.guest.queue.empty()

    play(scene)


def test_a_newcomer_to_a_talkative_table_is_sent_the_chat_and_not_cut_off(play: Callable[[Scene], None]) -> None:
    async def scene(hall: Hall) -> None:
        ann, bob = await seated(hall, people(2, first=0), "Ann", "Bob")
        for number in range(MOST_SAID + 10):
            await ann.ask(messages.Say(f"line {number}"))
            bob.read()
        late = await sit(hall, ann.table, bob.key)
        late.read()
        assert not late.guest.is_cut_off
        assert [line["text"] for line in late.others] == [f"line {n}" for n in range(10, MOST_SAID + 10)]
        assert late.state["you"]["seat"] == 1

    play(scene)


def test_outruns_are_not_swallowed(play: Callable[[Scene], None], monkeypatch: pytest.MonkeyPatch) -> None:
    """If the log has gone on elsewhere, whoever is told so gets the new state."""

    async def scene(hall: Hall) -> None:
        ann, _ = await seated(hall, people(2, first=0), "Ann", "Bob")
        told = len(ann.states)

        async def outrun(*_: object, **__: object) -> None:
            raise Outrun(ann.table, 5)

        with monkeypatch.context() as patch:
            patch.setattr(hall.store, "append", outrun)
            await refused(ann.answer("Copper"), "server-answered")
        ann.read()
        assert len(ann.states) == told + 1

    play(scene)


def test_a_table_whose_own_cards_are_not_there_says_what_is_missing() -> None:
    named = people(2, seats=(SeatOptions(name="Ann"), SeatOptions(name="Bob")), first=0)
    kingdom = ("Big Hive", *checked(named).kingdom[1:])
    room = Room("own")
    room.replay(entries.Opened(structs.replace(checked(named), kingdom=kingdom), VERSION, "", ""), 0.0)
    room.replay(entries.Started(), 0.0)
    assert room.problem is not None
    assert room.problem.key == "server-lacks-cards"
    assert "--cards" in str(room.problem)
