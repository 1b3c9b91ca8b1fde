"""One game with people at it: ask, answer, take back, look, save. Everything that people play on stands on this."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from fiefdom.cards.kingdoms import choose_kingdom, make_setup
from fiefdom.engine.decision import (
    Answer,
    Decision,
    Diverged,
    GameError,
    GameOver,
    IllegalAnswer,
    NotYourDecision,
    Suspend,
)
from fiefdom.engine.event import BOUGHT, GAINED
from fiefdom.engine.game import Game, Given
from fiefdom.engine.result import Result, result
from fiefdom.errors import Complaint
from fiefdom.records.lines import check_number, resolve
from fiefdom.records.record import Record
from fiefdom.views.seen import SeenEvent, picture, question, seen_events
from fiefdom.views.view import View
from fiefdom.views.worlds import another_world

TRIES = 100


class Table:
    """A game from players, a kingdom and a seed. Seats count from 0; those without a bot are people's.

    It keeps a checkpoint of the game, between two effects, and the answers given since. To go on, it runs the
    checkpoint again with one answer more; so every method either does its work or leaves the table as it was.
    """

    def __init__(
        self,
        players: int | Sequence[str] = 2,
        kingdom: str | Sequence[str] | None = None,
        seed: int = 0,
        *,
        bots: Mapping[int, Any] | None = None,
        first: int | None = None,
        boxes: Iterable[str] | None = None,
        editions: Iterable[int] = (1, 2),
        checked: bool = False,
    ) -> None:
        self.names = [f"Player {seat + 1}" for seat in range(players)] if isinstance(players, int) else list(players)
        for name in self.names:
            if self.names.count(name) > 1:
                raise Complaint("name-twice", name=name)
            if not name.strip() or any(mark in name for mark in ",():\n"):
                raise Complaint("name-form", name=name)
        self.kingdom = choose_kingdom(kingdom, seed, boxes, editions)
        self.seed = seed
        self.first = first
        self.setup = make_setup(len(self.names), self.kingdom)
        self.bots = dict(bots or {})
        for seat in [*self.bots, *([] if first is None else [first])]:
            if not 0 <= seat < len(self.names):
                raise Complaint("no-such-seat", seat=seat + 1, n=len(self.names))
        self.checked = checked
        self._pending: Decision | None = None
        # Where the table's game begins: the deal, or, in another world, where that world was made.
        self._origin = self._start()
        self._is_dealt = True
        self._checkpoint = self._game = self._origin
        self._go_on(self._origin, [])

    @classmethod
    def from_record(cls, record: Record, bots: Mapping[int, Any] | None = None, file: str = "record") -> Table:
        """The table that a record tells of, at the decision where it stops; these bots then take their seats."""
        try:
            table = cls(record.players, record.kingdom, record.seed, first=record.first)
        except Complaint as complaint:
            raise record.complaint(complaint, file) from complaint
        lines = record.answer_lines or range(1, len(record.answers) + 1)
        for line, (seat, purpose, picks) in zip(lines, record.answers, strict=True):
            decision = table.pending
            if decision is None:
                raise Complaint("record-over", file=file, line=line)
            if (decision.seat, decision.purpose) != (seat, purpose):
                asked = f"{decision.seat + 1} {decision.purpose}"
                raise Complaint("record-other", file=file, line=line, asked=asked)
            try:
                table.answer(seat, places_named(picks, decision))
            except Complaint as problem:
                raise Complaint("record-answer", file=file, line=line, problem=problem) from problem
        table.seat_bots(bots or {})
        return table

    # -- Looking ------------------------------------------------------------------------------------

    @property
    def pending(self) -> Decision | None:
        """The decision that the table waits for; None when the game is over."""
        return self._pending

    @property
    def is_over(self) -> bool:
        return self._game.is_over

    @property
    def players(self) -> int:
        return len(self.names)

    @property
    def result(self) -> Result:
        """Scores, ranks with ties, turns and decks, as they are now."""
        return result(self._game)

    def view(self, seat: int) -> View:
        return View(self._game, seat)

    def picture(self, seat: int) -> dict[str, Any]:
        """All that the seat may know, as plain data, the question before it included."""
        return picture(self.view(seat)) | {"question": question(self._pending, seat)}

    def events(self, seat: int | None, since: int = 0) -> list[SeenEvent]:
        """What happened from event number `since` on, as this seat may know it; None knows all."""
        return seen_events(self._game, seat, since)

    def record(self) -> Record:
        """The game as it can be written to a file: options, seed and answers."""
        if not self._is_dealt:
            raise Complaint("record-world")
        return Record(
            players=tuple(self.names),
            bots={seat: getattr(bot, "name", "bot") for seat, bot in self.bots.items()},
            kingdom=tuple(kind.name for kind in self.kingdom),
            seed=self.seed,
            first=self.first,
            answers=tuple((given.seat, given.purpose, tuple(given.picked)) for given in self._game.given),
        )

    # -- Going on -----------------------------------------------------------------------------------

    def answer(self, seat: int, picks: Sequence[int] | Sequence[str]) -> None:
        """Answer the pending decision, by the places of options or by their names."""
        decision = self._pending
        if decision is None:
            raise GameOver("the game is over: there is nothing to decide")
        if seat != decision.seat:
            raise NotYourDecision(f"it is for seat {decision.seat} to decide, not for seat {seat}")
        answer = decision.accept(places_of(picks, decision))
        self._go_on(self._checkpoint, [*self._since(), Given(decision, answer, len(self._game.events))])

    def seat_bots(self, bots: Mapping[int, Any]) -> None:
        """These bots sit at their seats from now on, and people at all others; the table goes on."""
        self.bots = dict(bots)
        # What is undone begins again at the origin, which clones of this table may share.
        self._origin = self._origin.copy()
        for game in (self._origin, self._checkpoint):
            game.seat_bots(self._bots_by_seat(), View)
        self._go_on(self._checkpoint, self._since())

    def undo(self, seat: int | None = None, *, force: bool = False) -> None:
        """Take back the last answer that a person gave; unless forced, only while it told nobody anything new.

        `seat` is who asks for it: an answer of somebody else is then taken back by force only.
        """
        given = self._game.given
        begun = len(self._origin.given)
        last = max((i for i in range(begun, len(given)) if given[i].seat not in self.bots), default=-1)
        if last < 0:
            raise Complaint("undo-nothing")
        if not force:
            decided = given[last].seat
            if last < len(given) - 1 or seat not in (None, decided):
                raise Complaint("undo-answered")
            asks_another = self._pending is not None and self._pending.seat != decided
            # Where gains can be reacted to, whoever does not react has nothing to react with.
            gains = (GAINED, BOUGHT) if self._game.has_gain_reactions else ()
            if asks_another or any(
                event.discloses(decided) or event.name in gains for event in self._game.events[given[last].events :]
            ):
                raise Complaint("undo-seen")
        self._go_on(self._origin, given[begun:last])

    def clone(self) -> Table:
        """Another table at the same decision; what happens there does not happen here."""
        return self._copy_with(self._origin, self._checkpoint, self._since())

    def resample(self, seat: int, seed: int = 0) -> Table:
        """A table with another world that this seat cannot tell from this one: what it may not see is mixed anew.

        That world begins here: nothing that was answered before is taken back there, and it has no record.
        """
        here = (self.picture(seat), self.events(seat))
        for attempt in range(TRIES):
            world = another_world(
                self._checkpoint, self._game, seat, seed * TRIES + attempt, is_timid=attempt > TRIES // 4
            )
            try:
                table = self._copy_with(world, world, self._since())
            except (Diverged, Suspend, GameError):
                # In that world somebody would have been asked otherwise, and the seat would have noticed.
                continue
            if (table.picture(seat), table.events(seat)) == here:
                return table
        return self.clone()

    # -- How it goes on -----------------------------------------------------------------------------

    def _start(self) -> Game:
        game = self.setup.layout.copy()
        game.recording = True
        game.listening = True
        game.checked = self.checked
        game.seat_bots(self._bots_by_seat(), View)
        self.setup.deal(game, self.seed, -1 if self.first is None else self.first)
        return game

    def _bots_by_seat(self) -> list[Any]:
        return [self.bots.get(seat) for seat in range(len(self.names))]

    def _since(self) -> list[Given]:
        """The answers given since the checkpoint."""
        return self._game.given[len(self._checkpoint.given) :]

    def _go_on(self, checkpoint: Game, script: list[Given]) -> None:
        """Run from a checkpoint with these answers, and on until a person is asked or the game is over."""
        game = checkpoint.copy()
        game.script = list(script)
        pending: Decision | None = None
        while not game.is_over:
            try:
                game.step()
            except Suspend as suspended:
                pending = suspended.decision
                break
            checkpoint = game.copy()
        self._checkpoint, self._game, self._pending = checkpoint, game, pending

    def _copy_with(self, origin: Game, checkpoint: Game, script: list[Given]) -> Table:
        table = Table.__new__(Table)
        table.__dict__.update(self.__dict__)
        # A bot that remembers something offers a copy of itself; one that does not can sit at two tables.
        table.bots = {seat: bot.copy() if hasattr(bot, "copy") else bot for seat, bot in self.bots.items()}
        table._origin, checkpoint = origin, checkpoint.copy()
        table._is_dealt = self._is_dealt and origin is self._origin
        checkpoint.seat_bots(table._bots_by_seat(), View)
        table._go_on(checkpoint, script)
        return table


def places_of(picks: Sequence[int] | Sequence[str], decision: Decision) -> Answer:
    """Picks by place or by name, as places."""
    if all(isinstance(pick, int) for pick in picks):
        return tuple(int(pick) for pick in picks)
    try:
        return places_named([str(pick) for pick in picks], decision)
    except Complaint as complaint:
        raise IllegalAnswer(str(complaint)) from complaint


def places_named(picks: Sequence[str], decision: Decision) -> Answer:
    """The places of options that are named; whatever cannot be answered so is complained of."""
    answer = resolve(picks, decision.options.names())
    check_number(decision, len(answer))
    return answer
