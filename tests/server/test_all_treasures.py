"""Tables of a server with the Treasures of two boxes: the game, its bots, its record and what is played on from it."""

from __future__ import annotations

from collections.abc import Callable

from halls import Scene, people, seated, until

from fiefdom.server import messages
from fiefdom.server.hall import Hall
from fiefdom.server.options import SeatOptions

ANN_AND_A_BOT = (SeatOptions(), SeatOptions(bot="big-money"))


def test_the_treasures_of_two_boxes_at_a_table_with_a_bot(play: Callable[[Scene], None]) -> None:
    async def scene(hall: Hall) -> None:
        options = people(2, seats=ANN_AND_A_BOT, all_treasures=True, first=1)
        [ann] = await seated(hall, options, "Ann")
        await until(lambda: ann.state["table"]["asked"] == 0)
        assert ann.state["table"]["all_treasures"]
        assert ann.state["picture"]["supply"]["Gold"] == 60
        record = await hall.record(ann.table, (ann.key,))
        again = messages.OpenTable("Ann", people(2, seats=ANN_AND_A_BOT), record.text(), len(record.answers))
        opened = await hall.open_table(again)
        room = (await hall.alive(opened.table)).room
        assert room.options.all_treasures
        assert room.record().answers == record.answers

    play(scene)
