"""Nobody sits down under a name that looks like another one at the table, or that cannot be seen."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from halls import Scene, people, refused, sit

from fiefdom.errors import Complaint
from fiefdom.server.hall import Hall
from fiefdom.server.lookalikes import FILE, check_name, is_like, lookalikes
from fiefdom.server.messages import OpenTable, Start, TakeSeat
from fiefdom.server.options import SeatOptions, checked

# A name, and why it is refused beside Ann.
IMITATIONS = [
    ("Ann", "name-twice"),
    ("ann", "name-alike"),
    ("ANN", "name-alike"),
    ("Ann\u200b", "name-invisible"),
    ("A\u00adnn", "name-invisible"),
    ("Ann\u2060", "name-invisible"),
    ("Ann\u3164", "name-invisible"),
    ("\u3164", "name-invisible"),
    ("Ann\u2800", "name-invisible"),
    ("An\u200dn", "name-alike"),
    ("\u0410nn", "name-alike"),  # Cyrillic
    ("\u0391nn", "name-alike"),  # Greek
    ("An\u0578", "name-alike"),  # Armenian
    ("\uff21nn", "name-alike"),  # wide
    ("\U0001d400nn", "name-alike"),  # mathematical
]
FAIR = [
    "Anna", "Ann 2", "Ánn", "Łukasz", "Ágnes", "Žofie", "Őrs", "Анна", "Ελένη", "Անի", "王小明", "さくら", "محمد",
    "\u0639\u0644\u06cc\u200c\u0631\u0636\u0627",
    "👩\u200d💻", "Ann ❤\ufe0f", "🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f",
]  # fmt: skip


def shown(name: str) -> str:
    return name.encode("unicode_escape").decode()


@pytest.mark.parametrize(("name", "key"), IMITATIONS, ids=shown)
def test_a_name_is_not_imitated(name: str, key: str, play: Callable[[Scene], None]) -> None:
    async def scene(hall: Hall) -> None:
        opened = await hall.open_table(OpenTable("Ann", people(2)))
        await refused(hall.take_seat(opened.table, TakeSeat(name)), key)
        # Where she was there first, Ann could not sit down beside her imitator either.
        if key == "name-alike":
            opened = await hall.open_table(OpenTable(name, people(2)))
            await refused(hall.take_seat(opened.table, TakeSeat("Ann")), key)

    play(scene)


@pytest.mark.parametrize("name", FAIR, ids=shown)
def test_names_of_all_alphabets_are_welcome(name: str) -> None:
    check_name(name, ["Ann", "", "Lukasz", "Agnes", "Zofie", "Zofia"])


def test_letters_that_look_alike_are_told_apart_from_those_that_only_sound_alike() -> None:
    assert is_like("lan", "Ian")
    assert is_like("\u0412\u041e\u0412", "Bob"), "Cyrillic, and in capitals"
    assert not is_like("Ian", "Lan")
    assert not is_like("Bot 1", "Bot 2")
    assert not is_like("Łukasz", "Lukasz")


@pytest.mark.parametrize("name", ["fair bot", "F\u0430ir bot", "Fair  bot"])
def test_nobody_passes_for_a_bot(name: str, play: Callable[[Scene], None]) -> None:
    async def scene(hall: Hall) -> None:
        seats = (SeatOptions(), SeatOptions(), SeatOptions("fair", "Fair bot"))
        opened = await hall.open_table(OpenTable("Ann", people(3, seats=seats)))
        await refused(hall.take_seat(opened.table, TakeSeat(name)), "name-alike")

    play(scene)


def test_a_bot_gets_a_name_that_nobody_has(play: Callable[[Scene], None]) -> None:
    async def scene(hall: Hall) -> None:
        opened = await hall.open_table(OpenTable("F\u0430ir", people(3)))
        host = await sit(hall, opened.table, opened.seat_key, opened.host_key)
        await host.ask(Start("fair"))
        assert [seat["name"] for seat in host.state["table"]["seats"]] == ["F\u0430ir", "fair 2", "fair 3"]

    play(scene)


def test_seats_are_not_named_alike_from_the_start() -> None:
    with pytest.raises(Complaint) as complaint:
        checked(people(2, seats=(SeatOptions("", "Bob"), SeatOptions("fair", "B\u043eb"))))
    assert complaint.value.key == "name-alike"


def test_the_data_says_where_it_is_from() -> None:
    head = FILE.read_text(encoding="utf-8").split("\n", 3)[:3]
    assert "Unicode Technical Standard #39" in head[1]
    licence = head[2].split()[-1].rstrip(".")
    assert licence.startswith("lookalikes.licence")
    assert "UNICODE LICENSE V3" in Path(FILE).with_name("lookalikes.licence.txt").read_text(encoding="utf-8")
    assert lookalikes()["\u0410"] == "A"
