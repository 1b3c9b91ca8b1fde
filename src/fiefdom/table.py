"""One game with people at it: ask, answer, undo, look, save. All clients are built on this."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from itertools import islice
from pathlib import PurePath
from typing import Any

from fiefdom.cards.catalog import catalog
from fiefdom.cards.kingdoms import check_players, choose_kingdom, make_setup
from fiefdom.cards.mistakes import complaint_of
from fiefdom.cards.randomizer import PILES
from fiefdom.deals import is_secret, public_seed
from fiefdom.engine.ability import HAND
from fiefdom.engine.card import Kind
from fiefdom.engine.decision import (
    BUY,
    PLAY,
    RESIGN,
    Conceded,
    Decision,
    GameError,
    GameOver,
    IllegalAnswer,
    NotYourDecision,
    Suspend,
)
from fiefdom.engine.desk import EMPTY_DESK, Desk, Given, Log, World, resignation
from fiefdom.engine.event import Event
from fiefdom.engine.game import Game
from fiefdom.engine.moment import BOUGHT, GAINED, PLAYED, PLAYING
from fiefdom.engine.result import Result, result
from fiefdom.errors import Complaint
from fiefdom.records.answers import resolve
from fiefdom.records.position import position_text
from fiefdom.records.record import GivenAnswer, Record
from fiefdom.records.scenario import Scenario, read_scenarios, scenario_kingdom, set_up
from fiefdom.seating import any_bots, bot_name, check_names, checked_bots, plan_of, prepare
from fiefdom.tempo import Tempo
from fiefdom.views.counts import known_score
from fiefdom.views.onlooker import Onlooker
from fiefdom.views.picture import SeenEvent, picture, public_picture, question, secret_events, seen_events
from fiefdom.views.resample import same_to
from fiefdom.views.shapes import Picture, QuestionSeen
from fiefdom.views.view import View


class Table:
    """A game from players, a kingdom and a seed. Seats count from 0; people sit where there is no bot.

    It keeps a checkpoint of the game, between two effects, and the answers given since. To continue, it runs the
    checkpoint again with one more answer, so every method either does its work or leaves the table as it was.
    """

    # Whether nobody else has a view or a copy of any of its games: then they go when the table moves on, and with it.
    _is_private = False
    # Whether it began with a game of another table, which may go on there.
    _is_copy = True

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
        discreet: bool = False,
        all_treasures: bool = False,
        checked: bool = False,
    ) -> None:
        check_players(players if isinstance(players, int) else len(players))
        self.names = [f"Player {seat + 1}" for seat in range(players)] if isinstance(players, int) else list(players)
        check_names(self.names)
        self.kingdom = choose_kingdom(kingdom, public_seed(seed), boxes, editions)
        self.seed = seed
        self.first = first
        self.all_treasures = all_treasures
        self.bots = checked_bots(bots or {})
        for seat in [*self.bots, *([] if first is None else [first])]:
            self._check_seat(seat)
        self.discreet = discreet
        self.checked = checked
        self._pending: Decision | None = None
        # The position that the game began in, as the text of a scenario file; empty if it was dealt.
        self.position = ""
        # Where the table's game begins: at the deal, in that position or, if it is resampled, where that was done.
        self._world: World | None = None
        self._origin_log = Log()
        # The checkpoint before the last answer, so that undo does not have to start from the beginning.
        self._before: tuple[Game, Log] | None = None
        for bot in self.bots.values():
            prepare(bot, self.kingdom, self.players)
        setup = make_setup(len(self.names), self.kingdom, all_treasures)
        self._origin = self._game = setup.layout
        self._sit_at(self._origin, self._origin_log, [])
        setup.deal(self._origin, seed, -1 if first is None else first)
        self._go_on(self._origin, self._origin_log, [])
        self._is_private = not any_bots(self.bots)
        self._is_copy = False

    def __del__(self) -> None:
        if self._is_private and not self._is_copy:
            for game in self._games():
                take_apart(game)

    @classmethod
    def from_position(cls, scenario: Scenario, players: Sequence[str] | None = None) -> Table:
        """A table in the position of a scenario, after its script."""
        kingdom = [kind.name for kind in scenario_kingdom(scenario)]
        discreet = scenario.before.get("discreet", False)
        table = cls(players or scenario.players, kingdom, scenario.seed, discreet=discreet)
        if table.players != scenario.players:
            raise Complaint("position-players", n=scenario.players, given=table.players)
        table._origin = table._game = set_up(scenario)
        table._origin_log = Log()
        table._sit_at(table._origin, table._origin_log, [])
        table._go_on(table._origin, table._origin_log, [])
        table.position = table.secret_position().strip("\n")
        for line, seat, purpose, picks in scenario.script:
            try:
                table.repeat_answer(seat, purpose, picks)
            except Complaint as problem:
                raise Complaint("scenario-line", line=line, problem=problem) from problem
        return table

    @classmethod
    def from_record(cls, record: Record, bots: Mapping[int, Any] | None = None, file: str = "record") -> Table:
        """The table of a record, at the decision where the record stops; then these bots take their seats."""
        *_, table = cls.replayed(record, file)
        table.seat_bots(bots or {})
        return table

    @classmethod
    def replayed(cls, record: Record, file: str = "record") -> Iterator[Table]:
        """The table of a record after the deal and after each answer: always the same table, one step further on."""
        try:
            if len(record.kingdom) != PILES:
                raise Complaint("kingdom-size", n=len(record.kingdom))
            table = cls._begun(record, file)
        except Complaint as complaint:
            raise record.complaint(complaint, file) from complaint
        yield table
        yield from table.repeat(record, file)

    def repeat(self, record: Record, file: str = "record", since: int = 0) -> Iterator[Table]:
        """Give the answers of the table's record from number `since` on; the table after each of them."""
        lines = record.answer_lines or range(1, len(record.answers) + 1)
        for line, (seat, purpose, picks) in islice(zip(lines, record.answers, strict=True), since, None):
            try:
                self.repeat_answer(seat, purpose, picks)
            except Complaint as problem:
                raise Complaint("record-answer", file=file, line=line, problem=problem) from problem
            yield self

    @classmethod
    def _begun(cls, record: Record, file: str) -> Table:
        """The table of a record before its first answer."""
        if record.position:
            scenario, *_ = read_scenarios(record.position, file)
            return cls.from_position(scenario, record.players)
        return cls(
            record.players, record.kingdom, record.seed, first=record.first, discreet=record.discreet,
            all_treasures=record.all_treasures,
        )  # fmt: skip

    def __repr__(self) -> str:
        names = [f"{name} ({bot_name(self.bots[i])})" if i in self.bots else name for i, name in enumerate(self.names)]
        turn = f"turn {self._game.players[self._game.turn].turns} of {self.names[self._game.turn]}"
        waits = "over" if self._pending is None else f"{self.names[self._pending.seat]} to {self._pending.purpose}"
        seed = "a secret deal" if is_secret(self.seed) else f"seed {self.seed}"
        return f"table of {', '.join(names)}; {seed}; {turn}; {waits}"

    # -- Queries ------------------------------------------------------------------------------------

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
        """Scores, ranks with ties, turns and decks, once the game is over."""
        if not self.is_over:
            raise GameError("game-not-over")
        return self.secret_result

    def view(self, seat: int) -> View:
        self._check_seat(seat)
        self._is_private = False
        return View(self._game, seat)

    def onlooker(self) -> Onlooker:
        """What an onlooker may know."""
        self._is_private = False
        return Onlooker(self._game)

    @property
    def turn(self) -> tuple[int, int]:
        """The seat whose turn it is, and how many turns it has had, with this one."""
        seat = self._game.turn
        return int(seat), int(self._game.players[seat].turns)

    def picture(self, seat: int | None) -> Picture:
        """Everything that a seat may know, as plain data, including the pending question; None means an onlooker."""
        eyes = self._eyes(seat)
        seen = public_picture(Onlooker(self._game)) if seat is None else picture(View(self._game, eyes))
        return {**seen, "question": self.question(seat)}

    def question(self, seat: int | None) -> QuestionSeen | None:
        """The pending question as plain data, as far as this seat may know it; None means an onlooker."""
        seen = question(self._pending, self._eyes(seat))
        if seen is not None and "options" in seen:
            seen["treasures"], seen["treasure_order"] = self._treasures()
        return seen

    def _treasures(self) -> tuple[int | None, list[int]]:
        """Which Treasures the player who is asked can play at once, in an order that is best, and how many $ they give.

        Those that only give +$ come first, the cheaper before the dearer, in case the first one is lost. The others
        follow if none of them asks or shows anything, and if they are all of one kind; otherwise the order is up to the
        player. In the Action phase, these are the Treasures of the Buy phase.
        """
        decision = self._pending
        if decision is None or decision.purpose != PLAY or decision.source is not None:
            return None, []
        if decision.is_for_treasures:
            return self._best_treasures(decision)
        with self._after(()) as trial:
            asked = trial.pending
            if asked is None or asked.seat != decision.seat or not asked.is_for_treasures:
                return None, []
            return trial._best_treasures(asked)

    def _best_treasures(self, asked: Decision) -> tuple[int | None, list[int]]:
        kinds = [kind for i in range(len(asked.options)) if (kind := asked.options.kind(i))]
        order = sorted(range(len(kinds)), key=lambda i: (not kinds[i].is_money, kinds[i].cost, kinds[i].name))
        plain = [i for i in order if kinds[i].is_money]
        is_order_open = len({kinds[i] for i in order[len(plain) :]}) > 1
        for wished in [plain] if is_order_open else [order, plain]:
            coins = self._coins_of(wished)
            if coins is not None:
                return coins, wished
        return None, []

    def _coins_of(self, treasures: list[int]) -> int | None:
        """How many $ these Treasures give; None if there are none or playing them asks or shows anything."""
        if not treasures:
            return None
        seat = int(self._game.turn)
        with self._after(treasures) as trial:
            is_news = any(event.discloses(seat) for event in trial._now.events_since(self.count_events()))
            asked = trial.pending
            is_done = asked is not None and asked.seat == seat and (asked.purpose == BUY or asked.is_for_treasures)
            gained = int(trial._game.players[seat].coins - self._game.players[seat].coins)
            return gained if is_done and not is_news else None

    @contextmanager
    def _after(self, picks: Sequence[int]) -> Iterator[Table]:
        """A copy of the table after this answer to the pending decision, to look at for a moment."""
        decision = self._pending
        assert decision is not None
        given = Given(decision, decision.accept(tuple(picks)), self._now.count_events())
        trial = self._copy_with(self._origin, self._origin_log, self._checkpoint, self._world, given)
        yield trial
        take_apart(trial._game)
        if trial._checkpoint is not self._checkpoint:
            take_apart(trial._checkpoint)

    def scores(self, seat: int | None) -> tuple[int, ...]:
        """Everybody's score so far, as far as this seat can know; None means an onlooker.

        Everybody sees what is gained and trashed, but not what others pass to each other; at the end, all is known.
        """
        if self.is_over:
            return tuple(standing.score for standing in self.result.standings)
        viewer = Onlooker(self._game) if seat is None else View(self._game, self._eyes(seat))
        return tuple(known_score(viewer, other) for other in range(self.players))

    def count_events(self) -> int:
        """How many things have happened."""
        return self._now.count_events()

    def events(self, seat: int | None, since: int = 0) -> list[SeenEvent]:
        """What happened from event number `since` on, as far as this seat may know; None means an onlooker."""
        return seen_events(self._now, self._eyes(seat), since)

    def _eyes(self, seat: int | None) -> int:
        """The number of a seat in sets of seats that have seen something; onlookers count as one more seat."""
        if seat is None:
            return self.players
        self._check_seat(seat)
        return seat

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.players:
            raise Complaint("no-such-seat", seat=seat + 1, n=self.players)

    # -- Secrets, for files, referees and tests but not for players -------------------------------------

    @property
    def secret_result(self) -> Result:
        """Scores, ranks, turns and decks as they are now."""
        return result(self._game)

    def secret_events(self, since: int = 0) -> list[SeenEvent]:
        """What happened, including every hidden card."""
        return secret_events(self._now, since)

    def secret_record(self) -> Record:
        """The game as a record that can be saved: options, seed, answers, and the plans of bots that have one."""
        if self._world is not None:
            raise Complaint("record-world")
        return Record(
            players=tuple(self.names),
            bots={seat: bot_name(bot) for seat, bot in self.bots.items()},
            plans={seat: plan for seat, bot in self.bots.items() if (plan := plan_of(bot))},
            kingdom=tuple(kind.name for kind in self.kingdom),
            seed=self.seed,
            first=self.first,
            discreet=self.discreet,
            # Only their names: a record is for others, too, whom somebody's folders do not concern.
            card_files=tuple(PurePath(file).name for file in catalog.files_with(self.kingdom)),
            all_treasures=self.all_treasures,
            position=self.position,
            answers=self.secret_answers(),
        )

    def secret_answers(self, since: int = 0) -> tuple[GivenAnswer, ...]:
        """The answers from number `since` on, by the names of what was picked."""
        return tuple((given.seat, given.purpose, given.picked) for given in self._now.given_since(since))

    def secret_position(self) -> str:
        """The position as the text of a scenario file, hidden cards included.

        Inside an effect, it is the position before that effect, with the answers given since as the script.
        """
        turn = self._game.turn
        title = f"{', '.join(self.names)}: turn {self._game.players[turn].turns} of {self.names[turn]}"
        return position_text(title, self.kingdom, self._checkpoint, self._now.given, self._pending, self.discreet)

    # -- Answers, undo and copies -------------------------------------------------------------------

    def answer(self, seat: int, picks: Sequence[int | str]) -> tuple[str, ...]:
        """Answer the pending decision, with the indices or the names of options; the names of what was picked."""
        decision = self._pending
        if decision is None:
            raise GameOver("game-is-over")
        if seat != decision.seat:
            raise NotYourDecision("not-your-decision", seat=seat + 1, asked=int(decision.seat) + 1)
        given = Given(decision, resolve(picks, decision), self._now.count_events())
        with self._moving_on():
            before = (self._checkpoint, self._log)
            self._go_on(self._checkpoint, self._log, [*self._now.given, given])
            self._before = before
        return given.picked

    def answer_named(self, seat: int, purpose: str, picks: Sequence[int | str]) -> tuple[str, ...]:
        """Do the same with an answer that says what it is for."""
        decision = self._pending
        if decision is None:
            raise Complaint("answers-over")
        if (decision.seat, decision.purpose) != (seat, purpose):
            raise Complaint("answers-other", asked=f"{decision.seat + 1} {decision.purpose}")
        return self.answer(seat, picks)

    def repeat_answer(self, seat: int, purpose: str, picks: Sequence[str]) -> None:
        """Give an answer again, as a record, a script or an old log has it; complains if it does not fit."""
        if purpose == RESIGN and self._pending is not None:
            self.resign(seat)
            return
        self.pass_over(seat, purpose, len(picks))
        try:
            self.answer_named(seat, purpose, picks)
        except IllegalAnswer as mistake:
            raise complaint_of(mistake) from mistake

    def pass_over(self, seat: int, purpose: str, n: int) -> None:
        """Give the only possible answers until one with n picks fits: discreet tables once did not ask for some."""
        while (decision := self._pending) is not None and self.is_forced:
            if (decision.seat, decision.purpose, decision.least) == (seat, purpose, n):
                return
            self.answer_forced()

    def resign(self, seat: int) -> None:
        """Take a player out of the game, whoever is asked; if only one is left, that one wins.

        Nothing that was done before can be undone after that.
        """
        self._check_seat(seat)
        if self.is_over:
            raise GameOver("game-is-over")
        if self._game.has_resigned(seat):
            raise Complaint("resigned-before", seat=seat + 1)
        with self._moving_on():
            self._go_on(self._checkpoint, self._log, [*self._now.given, resignation(seat, self._now.count_events())])

    @property
    def is_forced(self) -> bool:
        """Whether this is a discreet table that asks a question with only one answer."""
        return self.discreet and self._pending is not None and self._pending.is_forced()

    def pause(self, tempo: Tempo | None = None) -> float | None:
        """At a discreet table, how many seconds to wait before `answer_forced`; None if there is something to decide.

        It is as random as people's thinking. A `Tempo` that was told how long this player took earlier makes it like
        those times. Nobody's hand has anything to do with it.
        """
        if self._pending is None or not self.is_forced:
            return None
        return (tempo or Tempo()).pause(self._pending)

    def answer_forced(self) -> None:
        """Give the only possible answer, for whoever is asked."""
        decision = self._pending
        if decision is None or not decision.is_forced():
            raise GameError("question-open")
        self.answer(decision.seat, range(decision.least))

    def seat_bots(self, bots: Mapping[int, Any]) -> None:
        """Seat these bots, with people in all other seats, and continue."""
        self.invite_bots(bots)
        self.let_bots_play()

    def invite_bots(self, bots: Mapping[int, Any]) -> None:
        """Give these bots their seats. They may begin to think, but wait for the next answer, or `let_bots_play`."""
        self.bots = checked_bots(bots)
        self._is_private = self._is_private and not any_bots(self.bots)
        for bot in self.bots.values():
            prepare(bot, self.kingdom, self.players)

    def let_bots_play(self) -> None:
        """Continue until a person has to decide or the game is over."""
        with self._moving_on():
            self._go_on(self._checkpoint, self._log, self._now.given)

    def undo(self, seat: int | None = None, *, force: bool = False, decided: bool = True) -> None:
        """Undo the last answer that a person gave; unless forced, only if nobody has learned anything new from it.

        `seat` is who asks for it: then it is their own last answer, and without force nobody may have answered since.
        At a discreet table, it is the last answer that was `decided`, because the table would give one that is the only
        possible one again. (Logs from before that was so say otherwise.)
        """
        if not force and decided and (problem := self.why_no_undo(seat)) is not None:
            raise problem
        last = self._last_answer(seat, decided)
        if last < 0:
            raise Complaint("undo-nothing")
        checkpoint, log = self._before or (self._origin, self._origin_log)
        if log.count_given() > last:
            checkpoint, log = self._origin, self._origin_log
        with self._moving_on():
            self._go_on(checkpoint, log, self._now.given_since(log.count_given())[: last - log.count_given()])
            self._before = None

    def why_no_undo(self, seat: int | None = None) -> Complaint | None:
        """Why the last answer cannot be undone freely; None if it can."""
        if not self.has_answered(seat):
            return Complaint("undo-nothing")
        given, *since = self._now.given_since(self._last_answer(seat))
        if any(each.seat != given.seat for each in since):
            return Complaint("undo-answered")
        asks_another = self._pending is not None and self._pending.seat != given.seat
        return Complaint("undo-seen") if asks_another or self._tells_news(given) else None

    def has_answered(self, seat: int | None = None) -> bool:
        """Whether a person, or this seat, has given an answer that could be undone."""
        return self._last_answer(seat) >= 0

    def _last_answer(self, seat: int | None, decided: bool = True) -> int:
        """The number of the last answer of this seat or, without one, of any person; -1 if there is none.

        If it is to be `decided`, those that a discreet table gives itself do not count.
        """
        begun = self._origin_log.count_given()
        for number in range(self._now.count_given() - 1, begun - 1, -1):
            given = self._now.given_at(number)
            if given.purpose == RESIGN:
                return -1
            is_own = given.seat == seat or (seat is None and given.seat not in self.bots)
            if is_own and not (decided and self.discreet and given.is_forced):
                return number
        return -1

    def _tells_news(self, given: Given) -> bool:
        """Whether somebody has learned something new since this answer."""
        events = self._now.events_since(given.events)
        if any(event.discloses(given.seat) for event in events):
            return True
        reactions = self._reactions_of_others(given.seat)
        return any(self._tells_by_silence(event, reactions) for event in events)

    def _reactions_of_others(self, seat: int) -> list[Kind]:
        """Reactions that somebody else owns: whoever does not show one has probably none in hand."""
        others = self._game.players[seat].others()
        reactions = [kind for kind in self._game.stock.kinds if kind.awaits(HAND)]
        return [kind for kind in reactions if any(other.owns(kind) for other in others)]

    def _tells_by_silence(self, event: Event, reactions: list[Kind]) -> bool:
        """Whether somebody could have reacted to it."""
        stock = self._game.stock
        concerns = {kind: stock.concerns[stock.slot_of(kind)] for kind in event.kinds}
        when = event.what | (PLAYING if event.what == PLAYED else GAINED if event.what == BOUGHT else 0)
        return any(concerns[kind] & each.awaits(HAND) & when for each in reactions for kind in event.kinds)

    def clone(self) -> Table:
        """An independent copy of the table, at the same decision."""
        self._is_private = False
        return self._copy_with(self._origin, self._origin_log, self._checkpoint, self._world)

    def resample(self, seat: int, seed: int = 0) -> Table:
        """A copy of the table that looks the same to this seat, with everything that it cannot see dealt anew.

        The copy begins here: earlier answers cannot be undone there, and it has no record. Raises NoOtherWorld if no
        such deal is found: inside an effect, few may fit everything that was picked and seen.
        """
        since = self._log.count_events()

        def play(checkpoint: Game, world: World) -> Table:
            return self._copy_with(checkpoint, self._log, checkpoint, world)

        def look(table: Table) -> tuple[Picture, list[SeenEvent]]:
            return table.picture(seat), table.events(seat, since)

        answers = self._now.count_given()
        table, world = same_to(seat, seed, self._checkpoint, self._game, answers, play, look, look(self))
        table._world = world
        return table

    # -- Replay -------------------------------------------------------------------------------------

    @property
    def _now(self) -> Log:
        """Answers and events since the checkpoint, with a link to everything before it."""
        log = self._game.desk.log
        assert log is not None, "at a table somebody listens"
        return log

    def _sit_at(self, game: Game, log: Log, script: Sequence[Given]) -> None:
        """Seat bots and people at a game; these answers are given first."""
        bots = [self.bots.get(seat) for seat in range(self.players)]
        desk = Desk(bots, [View(game, seat) for seat in range(self.players)])
        desk.log = log
        desk.script = list(script)
        desk.is_checked = self.checked
        desk.is_discreet = self.discreet
        desk.world = self._world
        desk.card_count = self._game.desk.card_count
        game.listen(desk)

    @contextmanager
    def _moving_on(self) -> Iterator[None]:
        """Let games go that the table no longer needs."""
        before = self._games()
        yield
        if self._is_private:
            now = self._games()
            for game in before:
                if not any(game is kept for kept in now):
                    take_apart(game)

    def _games(self) -> list[Game]:
        return [self._origin, self._game, self._checkpoint, *([self._before[0]] if self._before else [])]

    def _go_on(self, checkpoint: Game, log: Log, script: Sequence[Given]) -> None:
        """Run from a checkpoint with these answers, until a person has to decide or the game is over."""
        begun, game = checkpoint, checkpoint.copy()
        self._sit_at(game, Log(log), script)
        game.desk.checkpoint = checkpoint
        pending: Decision | None = None
        while not game.is_over:
            try:
                game.step()
            except Suspend as suspended:
                pending = suspended.decision
                break
            except Conceded:
                break
            assert game.desk.log is not None
            if checkpoint is not begun:
                take_apart(checkpoint)
            checkpoint, log = game.copy(), game.desk.log.closed()
            game.desk.log, game.desk.checkpoint = Log(log), checkpoint
        self._checkpoint, self._log, self._game, self._pending = checkpoint, log, game, pending

    def _copy_with(self, origin: Game, origin_log: Log, checkpoint: Game, world: World | None, *more: Given) -> Table:
        """Another table that continues from this checkpoint, with the answers given here since, and perhaps more.

        History is shared.
        """
        table = Table.__new__(Table)
        table.__dict__.update(self.__dict__)
        table._is_copy = True
        # A bot that remembers something has a `copy` method; one that does not can sit at two tables.
        table.bots = {seat: bot.copy() if hasattr(bot, "copy") else bot for seat, bot in self.bots.items()}
        table._origin, table._origin_log, table._world = origin, origin_log, world
        table._before = None
        table._go_on(checkpoint, self._log, [*self._now.given, *more])
        return table


def take_apart(game: Game) -> None:
    """Free the memory of a game that nobody can look at any more.

    Its players refer to it and it to them, so it would wait for the garbage collector, and hundreds of others with it.
    """
    game.desk = EMPTY_DESK
    game.players.clear()
