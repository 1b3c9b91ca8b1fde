"""Where episodes come from: a kingdom, seats, bots and a seed for each, all of it from one stream of random numbers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, TypedDict, Unpack

from fiefdom.agents.answering import Answering
from fiefdom.agents.episode import Episode, Rewards
from fiefdom.agents.numbering import numbering
from fiefdom.agents.writer import ObservationWriter
from fiefdom.bots.bot import Bot
from fiefdom.bots.tally import MOST_TURNS
from fiefdom.cards.kingdoms import check_players, choose_kingdom, make_setup
from fiefdom.engine.card import Kind
from fiefdom.engine.rng import Rng, seeded
from fiefdom.engine.setup import Setup
from fiefdom.errors import Complaint
from fiefdom.roster import for_another_kingdom, make_bot


class KingdomSource(Protocol):
    """Chooses a kingdom for each episode; episodes count from 0."""

    def kingdom(self, episode: int, seed: int) -> list[Kind]: ...


@dataclass(frozen=True)
class Sampled:
    """Random kingdoms: the cards that you name, filled up from boxes and editions so that your wishes are fulfilled."""

    named: str | Sequence[str] | None = None
    boxes: Iterable[str] | None = None
    editions: Iterable[int] = (1, 2)
    wishes: Iterable[str] = ()
    veto: Iterable[str] = ()

    def kingdom(self, episode: int, seed: int) -> list[Kind]:
        return choose_kingdom(self.named, seed, self.boxes, self.editions, self.wishes, self.veto)


@dataclass(frozen=True)
class OneOf:
    """One of several kingdoms, all equally likely."""

    kingdoms: Sequence[str | Sequence[str]]

    def kingdom(self, episode: int, seed: int) -> list[Kind]:
        return choose_kingdom(self.kingdoms[seeded(seed).below(len(self.kingdoms))], seed)


@dataclass(frozen=True)
class Curriculum:
    """Kingdoms in stages: this many episodes from each source, and the last source for ever."""

    stages: Sequence[tuple[int, KingdomSource]]

    def kingdom(self, episode: int, seed: int) -> list[Kind]:
        for episodes, source in self.stages[:-1]:
            if episode < episodes:
                return source.kingdom(episode, seed)
            episode -= episodes
        return self.stages[-1][1].kingdom(episode, seed)


Kingdoms = str | Sequence[str] | KingdomSource | None


class EpisodeOptions(TypedDict, total=False):
    """The options for games that every environment takes by name; Dealer has the defaults."""

    max_turns: int
    shuffle_seats: bool
    history: bool
    plays_money: bool


@dataclass
class Dealer:
    """Deals episodes. `opponents` are names or files of bots, for all seats but the first; without, all seats learn."""

    players: int = 2
    kingdom: Kingdoms = None
    opponents: Sequence[str] = ()
    rewards: Rewards = field(default_factory=Rewards)
    max_turns: int = MOST_TURNS
    shuffle_seats: bool = True
    history: bool = False
    # Whether Treasures that only give +$ are all played, without asking.
    plays_money: bool = False
    # Whether episodes remember all that happens in them, for those who want to recall it.
    remembers: bool = False

    def __post_init__(self) -> None:
        if self.opponents:
            self.players = 1 + len(self.opponents)
        check_players(self.players)
        if self.max_turns < 1:
            raise Complaint("turn-limit", n=self.max_turns)
        self.numbering = numbering()
        self.writer = ObservationWriter(self.numbering, self.players, self.history)
        self.source: KingdomSource = (
            Sampled(self.kingdom) if self.kingdom is None or isinstance(self.kingdom, str | Sequence) else self.kingdom
        )
        self.bots: list[Bot] = [make_bot(name) for name in self.opponents]
        self.setups: dict[tuple[str, ...], Setup | None] = {}
        # The mistakes of a kingdom show now, not in some later episode.
        self.source.kingdom(0, 0)

    @classmethod
    def against(
        cls, opponents: Sequence[str], kingdom: Kingdoms, rewards: Rewards | None, **options: Unpack[EpisodeOptions]
    ) -> Dealer:
        """A dealer for one player who learns against these."""
        return cls(1 + len(opponents), kingdom, opponents, rewards or Rewards(), **options)

    def deal(self, rng: Rng, number: int, last: Episode | None) -> tuple[Episode, list[int]]:
        """Episode `number`, and the seat of each player; an episode that is over lends its memory to the next."""
        kingdom_seed, seed = draw_seed(rng), draw_seed(rng)
        setup = self.setup_of(self.source.kingdom(number, kingdom_seed))
        seats = list(range(self.players))
        if self.shuffle_seats:
            rng.shuffle(seats)
        bots: list[Any] = [None] * self.players
        for i, bot in enumerate(self.bots, start=1):
            bots[seats[i]] = for_another_kingdom(bot, seed + i)
        if last is not None and last.setup is not setup:
            last.dissolve()
            last = None
        episode = last or self.new_episode(setup)
        episode.start(seed, -1, bots)
        return episode, seats

    def new_episode(self, setup: Setup) -> Episode:
        return Episode(setup, Answering(self.numbering), self.rewards, self.max_turns, self.plays_money, self.remembers)

    def setup_of(self, kingdom: list[Kind]) -> Setup:
        """The setup of a kingdom; one that comes again is remembered, which most random kingdoms never do."""
        names = tuple(kind.name for kind in kingdom)
        if names not in self.setups and len(self.setups) >= KINGDOMS:
            self.setups.pop(next(iter(self.setups)))
        comes_again = names in self.setups
        setup = self.setups.get(names) or make_setup(self.players, kingdom)
        self.setups[names] = setup if comes_again else None
        return setup


# How many kingdoms a dealer remembers.
KINGDOMS = 64


def draw_seed(rng: Rng) -> int:
    return rng.word() << 32 | rng.word()
