"""One game with people at it: ask, answer, undo, look, save. All clients are built on this."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager
from itertools import islice
from pathlib import PurePath
from typing import Any

from fiefdom.cards.catalog import catalog
from fiefdom.cards.kingdoms import check_players, choose_kingdom, make_setup
from fiefdom.cards.mistakes import complaint_of
from fiefdom.cards.randomizer import PILES
from fiefdom.course import Course, opened
from fiefdom.deals import is_secret, public_seed
from fiefdom.engine.checkpoint import Checkpoint, take_apart
from fiefdom.engine.decision import RESIGN, Decision, GameError, GameOver, IllegalAnswer, NotYourDecision
from fiefdom.engine.game import Game
from fiefdom.engine.log import Given, Log, resignation
from fiefdom.engine.result import Result, result
from fiefdom.engine.wiring import Wiring, World
from fiefdom.errors import Complaint
from fiefdom.records.answers import resolve
from fiefdom.records.position import position_text
from fiefdom.records.record import GivenAnswer, Record
from fiefdom.records.scenario import Scenario, only_scenario, scenario_kingdom, set_up
from fiefdom.seating import any_bots, bot_name, check_names, checked_bots, copies, plan_of, prepare
from fiefdom.tempo import Tempo
from fiefdom.treasures import treasures
from fiefdom.undo import last_answer, why_not
from fiefdom.views.ahead import whole_picture
from fiefdom.views.counts import known_score
from fiefdom.views.drawing import drawn
from fiefdom.views.onlooker import Onlooker
from fiefdom.views.picture import SeenEvent, question_in, secret_events, seen_events
from fiefdom.views.resample import find_another_world
from fiefdom.views.shapes import Picture, QuestionSeen
from fiefdom.views.view import View


class Table:
    """A game from players, a kingdom and a seed. Seats count from 0; people sit where there is no bot.

    It keeps a checkpoint of the game, between two effects, and the answers given since. To continue, it runs the
    checkpoint again with one more answer, so every method either does its work or leaves the table as it was.
    """

    # Whether nobody else has a view or a copy of any of its games: then they are freed with the table, or sooner.
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
        # The position that the game began in, as the text of a scenario file; empty if it was dealt.
        self.position = ""
        # If it is resampled: how it differs from the real game.
        self._world: World | None = None
        # The checkpoint before the last answer, so that undo does not have to start from the beginning.
        self._before: Checkpoint | None = None
        # How many cards there are, if every card is accounted for.
        self._card_count = 0
        prepare(self.bots, self.kingdom, self.players)
        setup = make_setup(len(self.names), self.kingdom, all_treasures)
        # Where the table's game begins: at the deal, in a position or, if it is resampled, where that was done.
        self._origin = opened(setup.layout, self._wiring_for(setup.layout, self.bots))
        setup.deal(self._origin.game, seed, -1 if first is None else first)
        self._course = self._from(self._origin, [])
        self._is_private = not any_bots(self.bots)
        self._is_copy = False

    def __del__(self) -> None:
        if self._is_private and not self._is_copy:
            for game in self._games():
                take_apart(game)

    @classmethod
    def from_position(
        cls, position: Scenario | str, players: Sequence[str] | None = None, seed: int = 0, *, discreet: bool = False
    ) -> Table:
        """A table in the position of a scenario, or of a text of `secret_position`, after its script; see `set_up`."""
        scenario = position if isinstance(position, Scenario) else only_scenario(position)
        kingdom = [kind.name for kind in scenario_kingdom(scenario)]
        table = cls(players or scenario.players, kingdom, seed, discreet=discreet or scenario.is_discreet)
        if table.players != scenario.players:
            raise Complaint("position-players", n=scenario.players, given=table.players)
        table._begin(set_up(scenario, seed))
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
            return cls.from_position(only_scenario(record.position, file), record.players, record.seed)
        return cls(
            record.players, record.kingdom, record.seed, first=record.first, discreet=record.discreet,
            all_treasures=record.all_treasures,
        )  # fmt: skip

    def __repr__(self) -> str:
        names = [f"{name} ({bot_name(self.bots[i])})" if i in self.bots else name for i, name in enumerate(self.names)]
        seed = "a secret deal" if is_secret(self.seed) else f"seed {self.seed}"
        first, *_, last = str(self).splitlines()
        return f"table of {', '.join(names)}; {seed}; {first}; {last}"

    def __str__(self) -> str:
        return drawn(Onlooker(self._game), self.names, self._now.count_given(), self.pending)

    # -- Queries ------------------------------------------------------------------------------------

    @property
    def pending(self) -> Decision | None:
        """The decision that the table waits for; None when the game is over."""
        return self._course.pending

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

    def picture(self, seat: int | None, looks_ahead: bool = False) -> Picture:
        """Everything that a seat may know, as plain data, with the pending question; None means an onlooker.

        With `looks_ahead`, there is also what it takes to make a game of it.
        """
        seen = whole_picture(self._game, seat if seat is None else self._eyes(seat), looks_ahead)
        return {**seen, "question": self.question(seat)}

    def question(self, seat: int | None) -> QuestionSeen | None:
        """The pending question as plain data, as far as this seat may know it; None means an onlooker."""
        seen = question_in(self._game, self.pending, self._eyes(seat))
        if seen is not None and "options" in seen:
            seen["treasures"], seen["treasure_order"] = treasures(self._course, self._trial)
        return seen

    def _trial(self, course: Course, picks: Sequence[int]) -> AbstractContextManager[Course]:
        return course.trial(tuple(picks), lambda game: self._wiring_for(game, copies(self.bots)), self._world)

    def scores(self, seat: int | None) -> tuple[int, ...]:
        """Everybody's score so far, as far as this seat can know; None means an onlooker.

        Everybody sees what is gained and trashed, but not what others pass to each other; at the end, all is known.
        """
        if self.is_over:
            return tuple(standing.score for standing in self.result.standings)
        viewer = Onlooker(self._game, self._eyes(seat))
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
            # Only their names: a record is for others, too, and your folders are not their business.
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
        (seat, turns), game = self.turn, self._course.checkpoint.game
        title = f"{', '.join(self.names)}: turn {turns} of {self.names[seat]}"
        return position_text(title, self.kingdom, game, self._now.given, self.pending, self.discreet)

    # -- Answers, undo and copies -------------------------------------------------------------------

    def answer(self, seat: int, picks: Sequence[int | str]) -> tuple[str, ...]:
        """Answer the pending decision, with the indices or the names of options; the names of what was picked."""
        decision = self.pending
        if decision is None:
            raise GameOver("game-is-over")
        if seat != decision.seat:
            raise NotYourDecision("not-your-decision", seat=seat + 1, asked=int(decision.seat) + 1)
        given = self._course.given(resolve(picks, decision))
        before = self._course.checkpoint
        self._go_on(before, [*self._now.given, given], before)
        return given.picked

    def answer_named(self, seat: int, purpose: str, picks: Sequence[int | str]) -> tuple[str, ...]:
        """Do the same with an answer that says what it is for."""
        decision = self.pending
        if decision is None:
            raise Complaint("answers-over")
        if (decision.seat, decision.purpose) != (seat, purpose):
            raise Complaint("answers-other", asked=f"{decision.seat + 1} {decision.purpose}")
        return self.answer(seat, picks)

    def repeat_answer(self, seat: int, purpose: str, picks: Sequence[str]) -> None:
        """Give an answer again, as a record, a script or an old log has it; complains if it does not fit."""
        if purpose == RESIGN and self.pending is not None:
            self.resign(seat)
            return
        self.pass_over(seat, purpose, len(picks))
        try:
            self.answer_named(seat, purpose, picks)
        except IllegalAnswer as mistake:
            raise complaint_of(mistake) from mistake

    def pass_over(self, seat: int, purpose: str, n: int) -> None:
        """Give the only possible answers until one with n picks fits: discreet tables once did not ask for some."""
        while (decision := self.pending) is not None and self.is_forced:
            if (decision.seat, decision.purpose, decision.least) == (seat, purpose, n):
                return
            self.answer_forced()

    def resign(self, seat: int) -> None:
        """Take a player out of the game, no matter who is asked; if only one is left, that one wins.

        Nothing that was done before can be undone after that.
        """
        self._check_seat(seat)
        if self.is_over:
            raise GameOver("game-is-over")
        if self._game.has_resigned(seat):
            raise Complaint("resigned-before", seat=seat + 1)
        given = [*self._now.given, resignation(seat, self._now.count_events())]
        self._go_on(self._course.checkpoint, given, self._before)

    @property
    def is_forced(self) -> bool:
        """Whether this is a discreet table that asks a question with only one answer."""
        return self.discreet and self.pending is not None and self.pending.is_forced()

    def pause(self, tempo: Tempo | None = None) -> float | None:
        """At a discreet table, how many seconds to wait before `answer_forced`; None if there is something to decide.

        It is as random as people's thinking. With a `Tempo` that knows how long this player took earlier, it is like
        those times. It does not depend on anybody's hand.
        """
        return (tempo or Tempo()).pause(self.pending) if self.pending is not None and self.is_forced else None

    def answer_forced(self) -> None:
        """Give the only possible answer, for the player who is asked."""
        decision = self.pending
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
        prepare(self.bots, self.kingdom, self.players)

    def let_bots_play(self) -> None:
        """Continue until a person has to decide or the game is over."""
        self._go_on(self._course.checkpoint, self._now.given, self._before)

    def undo(self, seat: int | None = None, *, force: bool = False, decided: bool = True) -> None:
        """Undo the last answer that a person gave; unless forced, only if nobody has learned anything new from it.

        `seat` is who asks for it: then it is their own last answer, and without force nobody may have answered since.
        At a discreet table, it is the last answer that was `decided`, because the table would only give a forced one
        again. (Older logs say otherwise.)
        """
        if not force and decided and (problem := self.why_no_undo(seat)) is not None:
            raise problem
        last = self._last_answer(seat, decided)
        if last < 0:
            raise Complaint("undo-nothing")
        checkpoint = self._before or self._origin
        if checkpoint.count_given() > last:
            checkpoint = self._origin
        answered = checkpoint.count_given()
        self._go_on(checkpoint, self._now.given_since(answered)[: last - answered], None)

    def why_no_undo(self, seat: int | None = None) -> Complaint | None:
        """Why the last answer cannot be undone freely; None if it can."""
        return why_not(self._course, self._last_answer(seat))

    def has_answered(self, seat: int | None = None) -> bool:
        """Whether a person, or this seat, has given an answer that could be undone."""
        return self._last_answer(seat) >= 0

    def _last_answer(self, seat: int | None, decided: bool = True) -> int:
        """The number of the last answer of this seat or, without one, of any person; -1 if there is none.

        If it is to be `decided`, those that a discreet table gives itself do not count.
        """

        def counts(given: Given) -> bool:
            is_own = given.seat == seat or (seat is None and given.seat not in self.bots)
            return is_own and not (decided and self.discreet and given.is_forced)

        return last_answer(self._now, self._origin.count_given(), counts)

    def clone(self) -> Table:
        """An independent copy of the table, at the same decision."""
        self._is_private = False
        return self._copy_with(self._origin, self._course.checkpoint, self._world)

    def resample(self, seat: int, seed: int = 0) -> Table:
        """A copy of the table that looks the same to this seat, with everything that it cannot see dealt again.

        The copy begins here: earlier answers cannot be undone there, and it has no record. Raises NoOtherWorld if no
        such deal is found: inside an effect, few may fit everything that was picked and seen.
        """
        here = self._course.checkpoint
        since = 0 if here.log is None else here.log.count_events()

        def play(dealt: Game, world: World) -> Table:
            checkpoint = Checkpoint(dealt, here.log)
            return self._copy_with(checkpoint, checkpoint, world)

        def look(table: Table) -> tuple[Picture, list[SeenEvent]]:
            return table.picture(seat), table.events(seat, since)

        answers = self._now.count_given()
        table, world = find_another_world(seat, seed, here.game, self._game, answers, play, look, look(self))
        table._world = world
        return table

    # -- Replay -------------------------------------------------------------------------------------

    @property
    def _game(self) -> Game:
        return self._course.game

    @property
    def _now(self) -> Log:
        return self._course.now

    def _wiring_for(self, game: Game, bots: Mapping[int, Any]) -> Wiring:
        """Bots and people sit down at a game."""
        seats = range(self.players)
        wiring = Wiring([bots.get(seat) for seat in seats], [View(game, seat) for seat in seats])
        wiring.is_checked = self.checked
        wiring.is_discreet = self.discreet
        wiring.card_count = self._card_count
        return wiring

    def _begin(self, game: Game) -> None:
        self._origin = opened(game, self._wiring_for(game, self.bots))
        self._course = self._from(self._origin, [])

    def _from(self, checkpoint: Checkpoint, given: Sequence[Given]) -> Course:
        """Run from a checkpoint with these answers, until a person has to decide or the game is over."""
        return Course(checkpoint, given, lambda game: self._wiring_for(game, self.bots), self._world)

    def _go_on(self, checkpoint: Checkpoint, given: Sequence[Given], before: Checkpoint | None) -> None:
        """Do so with the table's game, and free games that the table no longer needs."""
        course = self._from(checkpoint, given)
        games = self._games()
        self._course, self._before, self._card_count = course, before, course.game.wiring.card_count
        if self._is_private:
            needed = self._games()
            for game in games:
                if game not in needed:
                    take_apart(game)

    def _games(self) -> list[Game]:
        checkpoints = [self._origin, self._course.checkpoint, *([self._before] if self._before else [])]
        return [self._course.game, *(checkpoint.game for checkpoint in checkpoints)]

    def _copy_with(self, origin: Checkpoint, checkpoint: Checkpoint, world: World | None) -> Table:
        """Another table that continues from this checkpoint, with the answers given here since. History is shared."""
        table = Table.__new__(Table)
        table.__dict__.update(self.__dict__)
        table._is_copy = True
        table.bots = copies(self.bots)
        table._origin, table._before, table._world = origin, None, world
        table._course = table._from(checkpoint, self._now.given)
        return table
