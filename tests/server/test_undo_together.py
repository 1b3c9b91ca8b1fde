"""Undo at tables of the server: what is free, what the others are asked, and what their silence means."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from halls import Scene, people, refused, seated, seen, sit, turn_of, until

from fiefdom.roster import make_bot
from fiefdom.server import driver, messages
from fiefdom.server.hall import Hall
from fiefdom.server.options import SeatOptions


def test_what_is_free_is_undone_at_once(play: Callable[[Scene], None]) -> None:
    async def scene(hall: Hall) -> None:
        ann, bob = await seated(hall, people(2, first=0), "Ann", "Bob")
        assert ann.state["can"]["undo"] == "no"
        before = ann.state["picture"]
        await ann.answer("Copper", "Copper")
        assert ann.state["can"]["undo"] == "free"
        await ann.ask(messages.Undo())
        assert ann.state["picture"] == before
        assert ann.events == seen(ann)
        assert bob.events == seen(bob)

    play(scene)


@pytest.mark.parametrize("agreed", [True, False])
def test_more_than_that_needs_the_others(play: Callable[[Scene], None], agreed: bool) -> None:
    async def scene(hall: Hall) -> None:
        ann, bob, cid = await seated(hall, people(3, first=0), "Ann", "Bob", "Cid")
        await turn_of(ann)
        step = ann.state["step"]
        assert ann.state["can"]["undo"] == "ask"
        await ann.ask(messages.Undo())
        assert bob.state["undo_asked"] == 0
        assert bob.state["can"]["agree"]
        await refused(ann.ask(messages.Agree(True)), "server-no-undo")
        await bob.ask(messages.Agree(True))
        assert cid.state["undo_asked"] == 0
        assert ann.state["step"] == step
        await cid.ask(messages.Agree(agreed))
        assert ann.state["undo_asked"] is None
        assert (ann.state["question"]["seat"] == 0) == agreed
        assert bob.events == seen(bob)

    play(scene)


def test_silence_is_a_no(play: Callable[[Scene], None], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(driver, "TIME_TO_AGREE", 0.05)

    async def scene(hall: Hall) -> None:
        ann, bob = await seated(hall, people(2, first=0), "Ann", "Bob")
        await turn_of(ann)
        await ann.ask(messages.Undo())
        await until(lambda: bob.state["undo_asked"] is None)
        assert 0 in [state["undo_asked"] for state in bob.states], "Bob was asked"
        assert bob.state["question"]["seat"] == 1

    play(scene)


def test_nobody_waits_for_the_silence_of_somebody_who_is_away(play: Callable[[Scene], None]) -> None:
    async def scene(hall: Hall) -> None:
        ann, bob, cid = await seated(hall, people(3, first=0), "Ann", "Bob", "Cid")
        await turn_of(ann)
        cid.leave()
        complaint = await refused(ann.ask(messages.Undo()), "server-undo-away")
        assert complaint.parts["name"] == "Cid"
        assert bob.state["undo_asked"] is None, "it is a no at once, and Bob is not asked in vain"
        # Another process may say that Cid is connected there; and a bot that plays for Cid agrees.
        hall.presence.meet(ann.table, "other", {2}, ())
        await ann.ask(messages.Undo())
        await bob.ask(messages.Agree(False))
        hall.presence.meet(ann.table, "other", set(), ())
        await refused(ann.ask(messages.Undo()), "server-undo-away")
        await ann.ask(messages.Replace(2))
        await ann.ask(messages.Undo())
        await bob.ask(messages.Agree(True))
        assert ann.state["question"]["seat"] == 0

    play(scene)


def test_whoever_goes_away_after_being_asked_has_the_rest_of_the_minute_to_come_back(
    play: Callable[[Scene], None],
) -> None:
    async def scene(hall: Hall) -> None:
        ann, bob = await seated(hall, people(2, first=0), "Ann", "Bob")
        await turn_of(ann)
        await ann.ask(messages.Undo())
        bob.leave()
        back = await sit(hall, ann.table, bob.key)
        assert back.state["can"]["agree"]
        await back.ask(messages.Agree(True))
        assert ann.state["question"]["seat"] == 0

    play(scene)


def test_bots_agree(play: Callable[[Scene], None]) -> None:
    async def scene(hall: Hall) -> None:
        (ann,) = await seated(hall, people(2, first=0, seats=(SeatOptions(), SeatOptions("fair"))), "Ann")
        await turn_of(ann)
        await until(lambda: ann.state["question"] is not None and ann.state["question"]["seat"] == 0)
        await ann.ask(messages.Undo())
        assert ann.state["picture"]["turn"] == 0
        assert ann.state["picture"]["players"][0]["turns"] == 1

    play(scene)


@pytest.mark.parametrize(("undo", "key"), [("off", "server-undo-off"), ("free", "undo-seen")])
def test_a_table_may_have_less_undo(play: Callable[[Scene], None], undo: str, key: str) -> None:
    async def scene(hall: Hall) -> None:
        ann, _ = await seated(hall, people(2, first=0, undo=undo), "Ann", "Bob")
        await turn_of(ann)
        assert ann.state["can"]["undo"] == "no"
        await refused(ann.ask(messages.Undo()), key)

    play(scene)


@pytest.mark.parametrize("opponent", ["", "big-money"])
def test_only_somebody_alone_goes_back_to_before_the_end(play: Callable[[Scene], None], opponent: str) -> None:
    """The record, which everybody may have at the end, says where all cards are and how they will be shuffled."""

    async def scene(hall: Hall) -> None:
        names = ("Ann",) if opponent else ("Ann", "Bob")
        clients = await seated(hall, people(2, seats=(SeatOptions(), SeatOptions(opponent))), *names)
        bot = make_bot("big-money")
        ann, game = clients[0], clients[0].game
        while not game.is_over:
            await until(lambda: game.is_over or (game.pending is not None and game.pending.seat < len(clients)))
            if game.pending is not None:
                seat, picks = game.pending.seat, bot.answer(game.view(game.pending.seat), game.pending)
                await clients[seat].ask(messages.Answer(ann.gathering.room.step, tuple(picks)))
        await until(lambda: ann.state["table"]["status"] == "over")
        assert (await hall.record(ann.table, (ann.key,))).seed == 58
        assert {client.state["can"]["undo"] for client in clients} == {"ask" if opponent else "no"}
        if opponent:
            await ann.ask(messages.Undo())
            assert ann.state["table"]["status"] == "playing"
        else:
            # Whoever gave the last answer hears why; for the other one it is not theirs to undo.
            for client, key in zip(clients, ("undo-seen", "undo-answered"), strict=True):
                await refused(client.ask(messages.Undo()), key)

    play(scene)
