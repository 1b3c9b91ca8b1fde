"""Who is connected to which table: other processes hear of it, and the database learns which tables are in use."""

from __future__ import annotations

import logging
import time

from fiefdom.server.driver import Tables
from fiefdom.server.gathering import Gathering
from fiefdom.server.store import StoreFailed

log = logging.getLogger(__name__)


class Presence:
    """Says who is at the tables of this process, and hears it from other processes that share the database."""

    def __init__(self, hall: Tables) -> None:
        self.hall = hall

    def announce(self, gathering: Gathering) -> None:
        """Tell other processes who is connected to this one."""
        if self.hall.store.listener is not None and not self.hall.is_closing:
            self.hall.spawn(self._announcing(gathering))

    async def _announcing(self, gathering: Gathering) -> None:
        name = gathering.room.name
        try:
            await self.hall.store.announce(name, gathering.present_here(), gathering.watching_here())
        except StoreFailed as problem:
            log.warning("others could not be told who is here: %s", problem, extra={"table": name})

    def announce_all(self) -> None:
        """Tell other processes again, so that they notice if this one is gone."""
        for gathering in self.hall.gatherings.values():
            if gathering.guests:
                self.announce(gathering)

    def meet(self, name: str, process: str, seats: set[int], watchers: tuple[str, ...]) -> None:
        """Another process says who is connected to it; if it is new to this table, it hears who is here."""
        gathering = self.hall.gatherings.get(name)
        if gathering is None:
            return
        if process not in gathering.elsewhere and gathering.guests:
            self.announce(gathering)
        gathering.elsewhere[process] = (seats, watchers, time.monotonic())
        self.hall.spawn(self.hall.tell_all(gathering))

    async def note_use(self, gathering: Gathering) -> bool:
        """Tell the database that somebody is at a table; False if it has been deleted."""
        gathering.noted = time.time()
        return await self.hall.store.touch([gathering.room.name]) == 1

    async def note_all_in_use(self) -> None:
        """Make sure that no table is deleted while somebody is there who does more than watch."""
        for gathering in list(self.hall.gatherings.values()):
            if gathering.is_in_use() and gathering.is_quiet():
                await self.note_use(gathering)
