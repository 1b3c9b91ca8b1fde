"""A page that is fed what a table would tell it, without a server's table: any moment of any game can be looked at."""

from __future__ import annotations

import json
from time import monotonic
from typing import TYPE_CHECKING, Any

from browser import DESKTOP, Visitor
from patience import ENOUGH
from playwright.sync_api import expect

from fiefdom.server.messages import Can, SeatSeen, State, TableSeen, You, encode
from fiefdom.table import Table

if TYPE_CHECKING:
    from playwright.sync_api import Page, WebSocketRoute

NAMES = ("Anna", "Bartek", "Čeněk", "Dóra", "Emil", "Fruzsina")
TABLE = "feed"


def state_for(table: Table, seat: int | None, step: int, **more: Any) -> bytes:
    """The state of a table as a server would send it to somebody in this seat."""
    names = NAMES[: table.players]
    look = table.onlooker()
    seats = tuple(SeatSeen(name, "", True, False, True, False) for name in names)
    seen = TableSeen(
        TABLE, "", "playing", (), seats, "free", "link", 0, False, False, "", "", turn=look.turns(look.turn)
    )
    picture = table.picture(seat)
    question = picture.pop("question", None)
    state = State(
        step, step, You(seat, True), seen, picture, question, 0, table.events(seat), Can("free", say=True), **more
    )
    return encode(state)


class Feed:
    """A browser at such a table: `show` it a moment, and look at what it `sent`."""

    def __init__(self, visitor: Visitor, size: dict[str, int] = DESKTOP, **options: Any) -> None:
        settings = {"speed": "none", "skipPhases": False} | options.pop("settings", {})
        context = visitor.context(size, settings=settings, **options)
        self.sent: list[dict[str, Any]] = []
        self.step = 0
        self.last = b""
        self.socket: WebSocketRoute | None = None
        context.route_web_socket("**/api/tables/*/socket", self.connect)
        # Somebody who has been here before is not asked to join.
        mine = [{"table": TABLE, "keys": [], "seats": [], "seatKeys": [], "watchKey": "", "since": 1, "isOver": False}]
        kept = json.dumps(json.dumps(mine))
        context.add_init_script(f"if (location.protocol !== 'about:') localStorage.setItem('fiefdom-games', {kept})")
        self.page: Page = context.new_page()

    def connect(self, socket: WebSocketRoute) -> None:
        self.socket = socket
        socket.on_message(self.hear)

    def hear(self, message: str | bytes) -> None:
        said = json.loads(message)
        if said["type"] == "hello" and self.socket is not None:
            self.socket.send(self.last.decode())
        elif said["type"] != "ping":
            self.sent.append(said)

    def answered(self) -> list[Any]:
        """What the page has picked, as soon as it has told."""
        end = monotonic() + ENOUGH
        while not self.sent and monotonic() < end:
            self.page.wait_for_timeout(20)
        return [said["picks"] for said in self.sent]

    def show(self, table: Table, seat: int | None, **more: Any) -> Page:
        """Wait until the page shows the table as it is now."""
        self.step += 1
        self.last = state_for(table, seat, self.step, **more)
        self.sent.clear()
        if self.socket is None:
            self.page.goto(f"/table/{TABLE}")
        else:
            self.socket.send(self.last.decode())
        expect(self.page.locator(f'.table[data-step="{self.step}"]')).to_be_visible()
        return self.page


def long_game(turns: int, players: int = 6) -> Table:
    """A game of so many turns for each player, who buy for a while and then only play what they have."""
    table = Table(NAMES[:players], ["Smithy", "Village", "Market", "Festival"], seed=7, first=0)
    while (decision := table.pending) is not None:
        look = table.onlooker()
        if look.turns(decision.seat) > turns:
            break
        names = decision.options.names()
        wanted = [name for name in ("Festival", "Market", "Smithy", "Village") if name in names]
        if decision.purpose == "buy":
            is_buying = look.turns(decision.seat) <= 8 and wanted
            table.answer(decision.seat, [wanted[0]] if is_buying else [])
        else:
            table.answer(decision.seat, range(len(names)) if decision.is_for_treasures else [0])
    return table
