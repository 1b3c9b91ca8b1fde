"""One game for learning programs: it goes from action to action, and can be cloned and resampled in between.

It keeps a checkpoint and the answers given since, as a table does, but reuses the memory of two games for all episodes.
Unless it remembers, nothing is left of what happened before the checkpoint, except what seats know.
"""

from __future__ import annotations

from typing import Any, Final, final

from fiefdom.agents.answering import DONE, MONEY, PLAY_ALL, Answering, IllegalAction
from fiefdom.engine.checkpoint import Checkpoint, take_apart
from fiefdom.engine.decision import BUY, FIRST, GAME_OVER, PLAY, START, Answer, Decision, GameError, Suspend
from fiefdom.engine.game import Game
from fiefdom.engine.log import Log
from fiefdom.engine.moment import PLAYED, PLAYING
from fiefdom.engine.native import i64
from fiefdom.engine.result import merit
from fiefdom.engine.setup import Setup
from fiefdom.engine.turn import next_question, play_on
from fiefdom.engine.wiring import Wiring, World
from fiefdom.views.picture import picture, question, seen_events
from fiefdom.views.resample import find_another_world
from fiefdom.views.view import View

# A checkpoint is taken before more answers than this would have to be given again.
MOST_TO_REPEAT: Final = 16


@final
class Rewards:
    """What seats are rewarded with.

    `win`: for winning alone. A shared win gives less and losing takes away, so that all seats together get nothing.
    `score`: for every point that a seat is ahead of the best other seat at the end.
    `lead`: for every point that a seat's lead has grown since its last turn. At the end the seat gives all of that
    back, so it changes when rewards come, but not what they add up to.
    """

    def __init__(self, win: float = 1.0, score: float = 0.0, lead: float = 0.0) -> None:
        self.win: Final = float(win)
        self.score: Final = float(score)
        self.lead: Final = float(lead)

    def at_end(self, scores: list[int], turns: list[int]) -> list[float]:
        """What each seat gets for the end of the game."""
        players = len(scores)
        earned = [merit(scores[seat], turns[seat]) for seat in range(players)]
        best = max(earned)
        winners = earned.count(best)
        found: list[float] = []
        for seat in range(players):
            share = 1.0 / winners if earned[seat] == best else 0.0
            others = max([scores[other] for other in range(players) if other != seat])
            found.append(self.win * (share * players - 1.0) / (players - 1.0) + self.score * (scores[seat] - others))
        return found


@final
class Episode:
    """A game, the question that it waits for, and how far its answer has been picked."""

    def __init__(
        self,
        setup: Setup,
        answering: Answering,
        rewards: Rewards,
        most_turns: int,
        plays_money: bool = False,
        remembers: bool = False,
    ) -> None:
        self.setup: Final = setup
        self.answering: Final = answering
        self.rewards: Final = rewards
        # The game is stopped before anybody takes more turns than this.
        self.most_turns: Final = most_turns
        # Whether Treasures that only give +$ are all played, without asking.
        self.plays_money: Final = plays_money
        # Whether answers and events are stored from the beginning, not just from the checkpoint on.
        self.remembers: Final = remembers
        self.game: Final[Game] = setup.layout.copy()
        self.checkpoint: Final = Checkpoint(setup.layout.copy(), Log())
        self.views: Final[list[View]] = [View(self.game, seat) for seat in range(setup.players)]
        self.bots: list[Any] = []
        self.pending: Decision | None = None
        # The actions of the answer so far.
        self.taken: list[int] = []
        self.is_stopped = False
        # What each seat has earned and not yet been given; the lead that it was last rewarded for, and in which turn.
        self.earned: list[float] = [0.0] * setup.players
        self.leads: list[int] = [0] * setup.players
        self.turns: list[int] = [0] * setup.players

    @property
    def is_over(self) -> bool:
        return self.pending is None

    # -- Running --------------------------------------------------------------------------------------

    def start(self, seed: int, first: int, bots: list[Any]) -> None:
        """Deal a game and go to its first question; `bots` has None for each seat that learns."""
        self.game.become(self.setup.layout)
        self.sit_down(bots, Log(None, self.remembers))
        self.setup.deal(self.game, seed, first)
        self.is_stopped = False
        self.earned = [0.0] * self.setup.players
        self.leads = [0] * self.setup.players
        self.turns = [0] * self.setup.players
        self.save()
        self.run()
        self.take_forced()

    def sit_down(self, bots: list[Any], log: Log | None) -> None:
        self.bots = bots
        wiring = Wiring(bots, [*self.views])
        wiring.log = log
        self.game.listen(wiring)

    def save(self) -> None:
        """Take a checkpoint, between two effects."""
        self.checkpoint.save(self.game, self.log().closed() if self.remembers else self.checkpoint.log)
        wiring = self.game.wiring
        wiring.log = Log(self.checkpoint.log, self.remembers)
        wiring.world = None

    def dissolve(self) -> None:
        """Free its games at once, because nobody needs it any more; the garbage collector would take its time."""
        take_apart(self.game)
        take_apart(self.checkpoint.game)

    def run(self) -> None:
        """Go on to the next question of a seat that learns, or to the end."""
        game = self.game
        self.pending = None
        self.taken = []
        try:
            while game.phase != GAME_OVER and not self.is_stopped:
                if self.bots[game.turn] is not None:
                    if not game.wiring.script and (game.phase == START or self.is_long()):
                        self.save()
                elif game.wiring.next is None and not game.wiring.script:
                    # Without Suspend, wherever possible: it costs more than the rest.
                    self.pending = next_question(game)
                    if self.pending is not None:
                        break
                play_on(game, whole_turn=False)
                self.is_stopped = game.phase == START and game.players[game.turn].turns >= self.most_turns
        except Suspend as suspended:
            self.pending = suspended.decision
        decision = self.pending
        if decision is None:
            self.save()
            self.answering.clear()
            self.reward_end()
        else:
            self.answering.begin(decision, self.views[decision.seat])
            if self.rewards.lead:
                self.reward_lead(decision.seat)

    # -- Actions --------------------------------------------------------------------------------------

    def act(self, action: i64) -> None:
        """Do one action for the seat that is asked."""
        if not self.answering.is_legal(action):
            legal = ", ".join([str(each) for each in self.answering.legal_actions()])
            raise IllegalAction("action-masked", action=int(action), allowed=legal or "–")
        self.take(action)
        self.take_forced()

    def take_forced(self) -> None:
        """Do everything that can be done in only one way."""
        while self.answering.n == 1 or (self.plays_money and self.answering.is_money()):
            self.take(self.answering.legal[0] if self.answering.n == 1 else PLAY_ALL)

    def take(self, action: i64) -> None:
        answering = self.answering
        answer = answering.take(action)
        if answer is None:
            self.taken.append(action)
            return
        # Once a seat has said which Treasures it plays, the question whether it plays more has been answered too.
        plays_no_more = answering.sort == MONEY and action == DONE and len(answer) > 0
        self.give(answer)
        if plays_no_more and self.pending is not None and self.pending.is_for_treasures:
            self.give(FIRST[0])

    def give(self, answer: Answer) -> None:
        """Answer the question that the game waits for."""
        decision = self.pending
        assert decision is not None, "there is a question to answer"
        if self.is_between_effects():
            # The game can go on as it is. A checkpoint is for what may ask in the middle of an effect now.
            if self.is_worth_saving(decision, answer):
                self.save()
        else:
            self.checkpoint.resume(self.game, self.log().given, self.game.wiring.world, self.remembers)
        self.game.wiring.next = answer
        self.run()

    def is_between_effects(self) -> bool:
        """Whether it is the turn itself that asks."""
        decision = self.pending
        is_of_turn = decision is not None and (decision.purpose == PLAY or decision.purpose == BUY)
        return is_of_turn and self.game.effect is None

    def is_worth_saving(self, decision: Decision, answer: Answer) -> bool:
        """Whether an effect is likely to ask before the turn does again, or there are many answers to give again."""
        if self.is_long():
            return True
        if len(answer) == 0 or decision.purpose != PLAY or self.answering.sort == MONEY:
            # Little is asked then. If something is, the answers since an older checkpoint are given again.
            return False
        kind = decision.options.kind(answer[0])
        assert kind is not None, "cards are played"
        stock = self.game.stock
        awaited = stock.concerns[stock.slot_of(kind)] | self.game.awaited
        return not kind.is_vanilla or awaited & (PLAYING | PLAYED) != 0

    def is_long(self) -> bool:
        """Whether there are many answers to give again from the checkpoint."""
        return len(self.log().given) >= MOST_TO_REPEAT

    def log(self) -> Log:
        log = self.game.wiring.log
        assert log is not None, "what seats know is tracked"
        return log

    # -- Rewards --------------------------------------------------------------------------------------

    def reward_lead(self, seat: i64) -> None:
        view = self.views[seat]
        if view.turns(seat) != self.turns[seat]:
            lead = view.lead
            self.earned[seat] += self.rewards.lead * (lead - self.leads[seat])
            self.leads[seat] = lead
            self.turns[seat] = view.turns(seat)

    def at_end(self, rewards: Rewards) -> list[float]:
        """What these rewards give each seat for the game as it stands."""
        players = self.game.players
        return rewards.at_end([player.score() for player in players], [int(player.turns) for player in players])

    def outcome(self, seats: list[int]) -> list[float]:
        """Who won, for these seats: 1 for a win, less for a shared one, below zero for a loss."""
        at_end = self.at_end(Rewards())
        return [at_end[seat] for seat in seats]

    def reward_end(self) -> None:
        at_end = self.at_end(self.rewards)
        for seat in range(len(at_end)):
            self.earned[seat] += at_end[seat] - self.rewards.lead * self.leads[seat]
            self.leads[seat] = 0

    def claim(self, seat: i64) -> float:
        """What a seat has earned since it last claimed."""
        earned = self.earned[seat]
        self.earned[seat] = 0.0
        return earned

    # -- Copies ---------------------------------------------------------------------------------------

    def clone(self) -> Episode:
        """An independent copy, at the same question."""
        return self.copy_with(self.checkpoint.game, self.game.wiring.world)

    def resample(self, seat: int, seed: int) -> Episode:
        """A copy that looks the same to this seat, with everything that it cannot see dealt again.

        Raises NoOtherWorld if no such deal is found: inside an effect, few may fit all that was picked and seen.
        """
        if self.pending is None:
            raise GameError("game-is-over")
        # Copies hear what happened since the checkpoint.
        here = self.clone()
        if here.is_between_effects():
            here.save()
        answers = here.log().count_given()

        def look(episode: Episode) -> tuple[Any, Any, Any]:
            return seen(episode, seat)

        found, world = find_another_world(
            seat, seed, here.checkpoint.game, here.game, answers, here.copy_with, look, look(here)
        )
        if found.is_between_effects():
            found.game.rng.become(world.chance)
            found.save()
        else:
            found.game.wiring.world = world
        return found

    def copy_with(self, checkpoint: Game, world: World | None) -> Episode:
        """An episode that goes on from this checkpoint, with the answers given here since."""
        answering = Answering(self.answering.numbering)
        new = Episode(self.setup, answering, self.rewards, self.most_turns, self.plays_money, self.remembers)
        new.checkpoint.save(checkpoint, self.checkpoint.log)
        # A bot that remembers something has a `copy` method; one that does not can sit at two tables.
        new.sit_down([bot.copy() if hasattr(bot, "copy") else bot for bot in self.bots], None)
        new.checkpoint.resume(new.game, self.log().given, world)
        new.is_stopped = self.is_stopped
        new.leads = self.leads.copy()
        new.turns = self.turns.copy()
        new.run()
        new.earned = self.earned.copy()
        for action in self.taken:
            if not new.answering.is_legal(action):
                raise GameError("picked-elsewhere")
            new.answering.take(action)
        new.taken = self.taken.copy()
        return new


def seen(episode: Episode, seat: int) -> tuple[Any, Any, Any]:
    """What a seat sees of an episode: the position, its question, and what happened since the checkpoint."""
    log = episode.log()
    return picture(episode.views[seat]), question(episode.pending, seat), seen_events(log, seat, log.events_before)
