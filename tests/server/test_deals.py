"""The deal is a secret: nothing that anybody is sent says how the cards lie or how they will be shuffled."""

from __future__ import annotations

import asyncio
import secrets
from pathlib import Path
from random import Random
from typing import Any

import pytest
from halls import hall_in
from seats import answer, seated

from fiefdom.bots.bot import RandomBot
from fiefdom.cards.catalog import catalog
from fiefdom.cards.kingdoms import choose_kingdom
from fiefdom.deals import LARGEST_SEED, following, is_secret, new_secret, public_seed, seat_seed
from fiefdom.engine.rng import SECRETS, Rng, seeded
from fiefdom.locale.speaker import speaker
from fiefdom.records.record import Record
from fiefdom.records.running import run_scenario
from fiefdom.records.scenario import read_scenarios, set_up
from fiefdom.server import messages
from fiefdom.server.frames import table_seen
from fiefdom.server.options import SeatOptions, TableOptions
from fiefdom.server.room import Room
from fiefdom.table import Table

SILVERS = ", ".join(["Silver"] * 6)
ALONE = (SeatOptions(), SeatOptions("big-money"))


def decks(table: Table) -> list[list[str]]:
    """Every hand and every deck, in order."""
    return [[kind.name for zone in (player.hand, player.deck) for kind in zone.kinds] for player in table._game.players]


async def opened(folder: Path, n: int, seats: tuple[SeatOptions, ...] = ALONE) -> list[Room]:
    """Tables with random kingdoms, as their host opens them."""
    async with hall_in(folder) as hall:
        names = [
            (await hall.open_table(messages.OpenTable("Ann", TableOptions(seats, first=0)))).table for _ in range(n)
        ]
        return [hall.gatherings[name].room for name in names]


def few_numbers(monkeypatch: pytest.MonkeyPatch, numbers: int) -> None:
    """Let everything that draws a secret or a seed draw one of so few that all of them can be searched."""
    draw = Random(7)
    monkeypatch.setattr(secrets, "randbelow", lambda _: draw.randrange(numbers))
    monkeypatch.setattr(secrets, "randbits", lambda _: draw.randrange(numbers))


def test_the_ten_cards_do_not_tell_the_deal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The attack: search for the seed that gives these ten cards, deal from it, and know every hand."""
    numbers, tables = 16, 24
    kingdoms = {frozenset(kind.name for kind in choose_kingdom(None, n)): n for n in range(numbers)}
    few_numbers(monkeypatch, numbers)
    known = 0
    for room in asyncio.run(opened(tmp_path, tables)):
        assert room.table is not None
        found = kingdoms[frozenset(room.options.kingdom)]
        names = room.table.names
        guesses = [decks(Table(names, room.options.kingdom, seed)) for seed in (found, SECRETS + found)]
        known += decks(room.table) in guesses
    # By chance it is one in sixteen; when both came from one number, it was all of them.
    assert known < tables / 3


def test_a_secret_and_a_kingdom_say_nothing_about_each_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patched:
        patched.setattr("fiefdom.server.hall.new_secret", lambda: SECRETS + 5)
        rooms = asyncio.run(opened(tmp_path / "one", 6))
    assert len({str(decks(room.table)) for room in rooms if room.table}) == 1
    assert len({room.options.kingdom for room in rooms}) == 6
    monkeypatch.setattr("fiefdom.server.options.public_seed", lambda _: 5)
    rooms = asyncio.run(opened(tmp_path / "other", 6))
    assert len({room.options.kingdom for room in rooms}) == 1
    assert len({str(decks(room.table)) for room in rooms if room.table}) == 6


def test_a_kingdom_is_sent_in_order_and_the_secret_is_not_sent(tmp_path: Path) -> None:
    async def sent() -> tuple[Room, bytes]:
        async with hall_in(tmp_path) as hall:
            table = await hall.open_table(messages.OpenTable("Ann", TableOptions(ALONE)))
            gathering, guest = await hall.enter(table.table, messages.Hello(messages.PROTOCOL, (table.seat_key,)))
            frames = []
            while not guest.queue.empty():
                frames.append(guest.queue.get_nowait() or b"")
            return gathering.room, b"".join(frames)

    room, frames = asyncio.run(sent())
    assert list(room.options.kingdom) == sorted(room.options.kingdom)
    assert is_secret(room.seed)
    assert room.options.seed is None
    assert b'"kingdom"' in frames
    assert str(room.seed).encode() not in frames
    assert f"{room.seed:x}".encode() not in frames


def test_a_rematch_has_a_secret_of_its_own(tmp_path: Path) -> None:
    async def twice() -> list[Room]:
        async with hall_in(tmp_path) as hall:
            table = await hall.open_table(
                messages.OpenTable("Ann", TableOptions(ALONE, pace=0.0, kingdom="First Game"))
            )
            gathering, guest = await hall.enter(table.table, messages.Hello(messages.PROTOCOL, (table.seat_key,)))
            await hall.request(gathering, guest, messages.Resign())
            await hall.request(gathering, guest, messages.Rematch())
            return [gathering.room, hall.gatherings[gathering.room.rematch].room]

    first, second = asyncio.run(twice())
    assert is_secret(first.seed)
    assert is_secret(second.seed)
    assert first.seed != second.seed


def test_a_game_from_a_secret_is_recorded_and_goes_on_from_a_position() -> None:
    secret = new_secret()
    table = Table(2, "First Game", secret)
    bot = RandomBot(1)
    while table.turn[1] < 8:
        assert table.pending is not None
        seat = table.pending.seat
        table.answer(seat, bot.answer(table.view(seat), table.pending))
    again = Table.from_record(Record.from_text(table.secret_record().text()))
    assert again.seed == secret
    assert again.secret_events() == table.secret_events()
    assert again._game.rng.is_at(table._game.rng)
    [scenario] = read_scenarios(table.secret_position(), "position.toml")
    assert set_up(scenario).rng.state() == table._course.checkpoint.game.rng.state()
    assert run_scenario(scenario).differences == []


def test_all_bits_of_a_secret_are_drawn() -> None:
    secrets = [new_secret() for _ in range(200)]
    assert all({secret >> bit & 1 for secret in secrets} == {0, 1} for bit in range(128))
    assert max(secrets) <= LARGEST_SEED


@pytest.mark.rules
def test_all_bits_of_a_secret_count() -> None:
    secret = 0x0123456789ABCDEF0123456789ABCDEF | 1 << 127
    first = [seeded(secret ^ 1 << bit).word() for bit in range(128)]
    assert len({seeded(secret).word(), *first}) == 129


@pytest.mark.rules
def test_whoever_knows_all_of_one_shuffle_knows_nothing_of_the_next() -> None:
    """The numbers of one shuffle may be worked out from all its cards; the next one is unrelated."""
    rng, found = seeded(new_secret()), Rng()
    same = 0
    for _ in range(50):
        rng.shuffle(list(range(10)))
        found.restore(rng.state()[:4])
        cards, guess = list(range(10)), list(range(10))
        rng.shuffle(cards)
        found.shuffle(guess)
        same += cards == guess
    assert same == 0


# The same on every build: these come from hashlib and the published sfc32.
@pytest.mark.rules
def test_a_secret_gives_these_orders_on_every_build() -> None:
    rng = seeded(SECRETS)
    orders = []
    for n in (5, 10, 12):
        cards = list(range(n))
        rng.shuffle(cards)
        orders.append(cards)
    assert orders == [[4, 3, 2, 1, 0], [5, 7, 2, 4, 6, 1, 8, 3, 9, 0], [9, 7, 0, 1, 11, 8, 5, 4, 2, 6, 3, 10]]
    assert rng.below(1000) == 546
    assert seeded(LARGEST_SEED).below(10**6) == 847765


def test_what_a_seed_decides_besides_the_cards() -> None:
    assert public_seed(7) == 7
    assert public_seed(SECRETS) != public_seed(SECRETS)
    assert public_seed(None) != public_seed(None)
    assert following(7) == 8
    assert following(LARGEST_SEED) not in (LARGEST_SEED + 1, following(LARGEST_SEED))
    secret = new_secret()
    assert seat_seed(secret, 1) == seat_seed(secret, 1)
    assert len({seat_seed(secret, seat) for seat in range(6)}) == 6


def test_a_bot_does_not_decide_by_what_shuffles_the_cards() -> None:
    """A bot's numbers once were those of the deal: seat 0 decided by the very words that had dealt the hands."""
    for seed in (3, new_secret()):
        own = RandomBot(seat_seed(seed, 0)).rng
        assert all(not own.is_at(seeded(seed + seat)) for seat in range(6))


@pytest.mark.rules
@pytest.mark.parametrize("played", ["nothing", "Minion", "Militia"])
def test_the_top_of_discarded_cards_does_not_tell_which_was_drawn_last(played: str) -> None:
    tops = set()
    for cards in ("Copper, Gold, Estate, Copper, Duchy", "Duchy, Copper, Copper, Estate, Gold"):
        hand = cards if played == "nothing" else played
        table = seated(seat1={"hand": hand, "deck": SILVERS}, seat2={"hand": cards, "deck": SILVERS})
        table._course.checkpoint.game.rng.seed(SECRETS + 1)
        if played == "Minion":
            answer(table, "Minion", "discard hand")
        elif played == "Militia":
            answer(table, "Militia", "Gold, Estate")
        else:
            while table.turn[0] == 0:
                answer(table, "-")
        tops.add(table.onlooker().discard_top(0 if played == "nothing" else 1))
    assert len(tops) == 1
    if played != "Militia":
        # The player has most of these, so the others would have guessed it.
        assert tops == {catalog.find("Copper")}


def test_everybody_hears_before_they_sit_down_that_somebody_may_know_more(tmp_path: Path) -> None:
    async def notices(**options: Any) -> list[str]:
        async with hall_in(tmp_path) as hall:
            table = await hall.open_table(messages.OpenTable("Ann", TableOptions(**options)))
            room = hall.gatherings[table.table].room
            assert room.status in ("open", "playing")
            return list(table_seen(room, (), speaker("en")).notices)

    two = (SeatOptions(), SeatOptions())
    assert asyncio.run(notices(seats=two)) == []
    assert "chose how the cards are dealt" in asyncio.run(notices(seats=two, seed=3))[0]
    assert "sees all hands" in asyncio.run(notices(seats=two, open_hands=True))[0]
    assert len(asyncio.run(notices(seats=two, open_hands=True, seed=3))) == 2
    assert asyncio.run(notices(seats=ALONE, seed=3, open_hands=True)) == []


@pytest.mark.rules
def test_the_order_of_trashed_cards_does_not_tell_in_which_they_were_drawn() -> None:
    seen = []
    for cards in ("Copper, Gold, Estate, Duchy", "Duchy, Estate, Copper, Gold"):
        table = seated(seat1={"hand": f"Chapel, {cards}", "deck": SILVERS}, seat2={})
        table._course.checkpoint.game.rng.seed(SECRETS + 1)
        answer(table, "Chapel")
        table.answer(0, range(4))
        seen.append([event.cards for event in table.events(1) if event.name == "trash"])
    assert seen[0] == seen[1]
    assert len(seen[0]) == 4
