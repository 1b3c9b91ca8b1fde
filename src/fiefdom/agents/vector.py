"""Many games stepped at once in one call, on one core; arrays are made once and written again at every step."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Unpack

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from fiefdom.agents.arrays import box, shared
from fiefdom.agents.batch import Batch, new_bytes, new_numbers, new_row
from fiefdom.agents.dealer import Dealer, EpisodeOptions, Kingdoms
from fiefdom.agents.episode import Episode, Rewards
from fiefdom.agents.gym_env import random_seed
from fiefdom.engine.rng import seeded


class Games:
    """`n` games at once. Without opponents all seats are yours: `seats` says whose question each game is at.

    After `step`, `observations` and `masks`, which are there to be read only, show the seats that are asked now. Games
    that are over have begun again; `terminated` and `truncated` say which, and `rewards` has what each player of each
    game has earned in this step. `finals` has, for these games, what the seat that acted last saw at the end.
    """

    def __init__(self, n: int, dealer: Dealer, seed: int | None = None) -> None:
        self.dealer = dealer
        self.n = n
        writer = dealer.writer
        actions = dealer.numbering.actions
        rows, seen = shared(new_row, n * writer.size, np.int16)
        masks, marks = shared(new_bytes, n * actions, np.uint8)
        # The seat that is asked in each game.
        seats, self.seats = shared(new_numbers, n, np.int64)
        self.batch = Batch(writer, n, rows, masks, seats)
        self.observations: NDArray[np.int16] = seen.reshape(n, writer.size)
        self.masks: NDArray[np.bool_] = marks.view(np.bool_).reshape(n, actions)
        self.rewards: NDArray[np.float32] = np.zeros((n, dealer.players), np.float32)
        # How games that are over ended: 1 for a win, -1 for a loss against one other player, whatever rewards are.
        self.outcomes: NDArray[np.float32] = np.zeros((n, dealer.players), np.float32)
        self.terminated: NDArray[np.bool_] = np.zeros(n, np.bool_)
        self.truncated: NDArray[np.bool_] = np.zeros(n, np.bool_)
        self.finals: dict[int, NDArray[np.int16]] = {}
        # The seat of each player, by game.
        self.seating: list[list[int]] = [[] for _ in range(n)]
        self.episodes = 0
        self.reset(seed)

    def reset(self, seed: int | None = None) -> None:
        """Begin all games; the same seed and the same actions give the same games."""
        chosen = random_seed() if seed is None else seed
        self.rng = seeded(chosen)
        self.chance = seeded(~chosen)
        self.episodes = 0
        for i in range(self.n):
            self._deal(i)
        self._clear()

    def step(self, actions: NDArray[Any] | Sequence[int]) -> None:
        """Do an action in each game; raises IllegalAction if one is masked out."""
        chosen = actions.tolist() if isinstance(actions, np.ndarray) else list(actions)
        if self.finals:
            self._clear()
        over = self.batch.step(chosen)
        if self.dealer.rewards.lead:
            for i in range(self.n):
                self._claim(i, self.batch.episode(i))
        for i in over:
            episode = self.batch.episode(i)
            self._claim(i, episode)
            self.outcomes[i] = episode.outcome(self.seating[i])
            self.terminated[i], self.truncated[i] = not episode.is_stopped, episode.is_stopped
            self.finals[i] = self.observations[i].copy()
            self._deal(i)

    def _clear(self) -> None:
        """Forget which games ended and what they earned, before others do."""
        self.rewards[:] = 0
        self.terminated[:] = self.truncated[:] = False
        self.finals = {}

    def random_actions(self) -> list[int]:
        """A random legal action for each game."""
        return self.batch.random_actions(self.chance)

    def _claim(self, i: int, episode: Episode) -> None:
        for player, seat in enumerate(self.seating[i]):
            self.rewards[i, player] = episode.claim(seat)

    def _deal(self, i: int) -> None:
        episode, self.seating[i] = self.dealer.deal(self.rng, self.episodes, self.batch.episodes[i])
        self.episodes += 1
        self.batch.put(i, episode)


class DominionVectorEnv(VectorEnv[NDArray[np.int16], NDArray[np.int64], NDArray[Any]]):
    """The Gymnasium environment many times over; what `make_vec` makes for vectorization_mode="vector_entry_point".

    Games that are over begin again in the same step. The arrays that it returns are overwritten by the next step.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 - an instance variable to Gymnasium

    def __init__(
        self,
        num_envs: int = 1,
        opponents: Sequence[str] = ("big-money-ultimate",),
        kingdom: Kingdoms = None,
        rewards: Rewards | None = None,
        **options: Unpack[EpisodeOptions],
    ) -> None:
        self.num_envs = num_envs
        dealer = Dealer.against(opponents, kingdom, rewards, **options)
        self.games = Games(num_envs, dealer)
        self.single_observation_space = box((dealer.writer.size,))
        self.single_action_space = spaces.Discrete(dealer.numbering.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.int16], dict[str, Any]]:
        first = seed[0] if isinstance(seed, list) else seed
        self.games.reset(first)
        return self.games.observations, self.info()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[NDArray[np.int16], NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        games = self.games
        games.step(actions)
        return games.observations, games.rewards[:, 0], games.terminated, games.truncated, self.info()

    def info(self) -> dict[str, Any]:
        games = self.games
        info: dict[str, Any] = {"action_mask": games.masks}
        if games.finals:
            finals = np.full(self.num_envs, None, object)
            for i, row in games.finals.items():
                finals[i] = row
            info["final_obs"] = finals
            info["_final_obs"] = games.terminated | games.truncated
            info["outcome"] = games.outcomes[:, 0]
        return info

    def action_masks(self) -> NDArray[np.bool_]:
        return self.games.masks
