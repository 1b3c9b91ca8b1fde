"""A Gymnasium environment: one seat learns, and bots sit in the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Unpack

import gymnasium
import numpy as np
from numpy.typing import NDArray

from fiefdom.agents.arrays import Arrays, LegalActions, Mask, observation_space
from fiefdom.agents.dealer import Dealer, EpisodeOptions, Kingdoms
from fiefdom.agents.episode import Episode, Rewards
from fiefdom.engine.rng import Rng, seeded

ENV_ID = "fiefdom/Dominion-v0"


class DominionEnv(gymnasium.Env[Any, np.int64]):
    """Answer the questions of one seat; an action that is masked out raises IllegalAction and changes nothing."""

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 - an instance variable to Gymnasium

    def __init__(
        self,
        opponents: Sequence[str] = ("big-money-ultimate",),
        kingdom: Kingdoms = None,
        rewards: Rewards | None = None,
        *,
        flat: bool = True,
        render_mode: str | None = None,
        **options: Unpack[EpisodeOptions],
    ) -> None:
        self.dealer = Dealer.against(opponents, kingdom, rewards, **options)
        self.flat = flat
        self.render_mode = render_mode
        self.observation_space = observation_space(self.dealer.writer, flat)
        self.action_space = LegalActions(self.dealer.numbering.actions, self.legal_mask)
        self.episode: Episode | None = None
        self.seat = 0
        self.episodes = 0
        self.rng: Rng | None = None

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        if seed is not None or self.rng is None:
            self.rng = seeded(random_seed() if seed is None else seed)
            self.episodes = 0
        self.episode, seats = self.dealer.deal(self.rng, self.episodes, self.episode)
        self.seat = seats[0]
        self.episodes += 1
        self.arrays = Arrays(self.dealer.writer, self.flat)
        return self.arrays.observation(self.episode, self.seat), self.info()

    def step(self, action: np.int64 | int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        episode = self.going()
        episode.act(int(action))
        is_over = episode.is_over
        observation = self.arrays.observation(episode, self.seat)
        reward = episode.claim(self.seat)
        return observation, reward, is_over and not episode.is_stopped, is_over and episode.is_stopped, self.info()

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal now, as sb3-contrib asks for it."""
        return self.arrays.mask(self.going(), self.seat).astype(np.bool_)

    def legal_mask(self) -> Mask | None:
        return None if self.episode is None else self.arrays.mask(self.episode, self.seat)

    def info(self) -> dict[str, Any]:
        return {"seat": self.seat, "action_mask": self.arrays.mask(self.going(), self.seat)}

    def going(self) -> Episode:
        if self.episode is None:
            raise gymnasium.error.ResetNeeded("call reset() first: there is no game yet")
        return self.episode

    def clone(self) -> DominionEnv:
        """An independent copy, at the same question."""
        return self.with_episode(self.going().clone())

    def resample(self, seat: int | None = None, seed: int = 0) -> DominionEnv:
        """A copy that looks the same to a seat, by default the one that learns, with all that is hidden dealt again."""
        return self.with_episode(self.going().resample(self.seat if seat is None else seat, seed))

    def with_episode(self, episode: Episode) -> DominionEnv:
        new = DominionEnv.__new__(DominionEnv)
        new.__dict__.update(self.__dict__)
        new.episode = episode
        new.arrays = Arrays(self.dealer.writer, self.flat)
        new.action_space = LegalActions(self.dealer.numbering.actions, new.legal_mask)
        if self.rng is not None:
            new.rng = seeded(0)
            new.rng.become(self.rng)
        return new

    def render(self) -> str | None:
        return None if self.render_mode is None else rendered(self.going(), self.seat)


def rendered(episode: Episode, seat: int) -> str:
    """The position and the question as a seat sees them, in two lines."""
    decision = episode.pending
    asked = "the game is over" if decision is None else f"seat {decision.seat + 1} decides"
    return f"{episode.views[seat]}\n{decision if decision is not None and decision.seat == seat else asked}"


def random_seed() -> int:
    """A seed for callers who give none."""
    return int(np.random.SeedSequence().generate_state(1, np.uint64)[0])


def register() -> None:
    """Make the environment known to gymnasium.make and make_vec, once."""
    if ENV_ID not in gymnasium.registry:
        gymnasium.register(
            ENV_ID,
            entry_point="fiefdom.agents.gym_env:DominionEnv",
            vector_entry_point="fiefdom.agents.vector:DominionVectorEnv",
        )
