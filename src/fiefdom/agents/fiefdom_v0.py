"""The PettingZoo environment, for two to six seats that learn.

`env` is for AEC loops. An action that is masked out ends its episode, and the player who took it loses, as usual with
PettingZoo's wrappers; in `raw_env` it raises IllegalAction and changes nothing. In `parallel_env` all agents act at
every step, and those that are not asked can only wait.
"""

from __future__ import annotations

from operator import attrgetter
from typing import Any, ClassVar, Unpack

from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from fiefdom.agents.answering import WAIT, IllegalAction
from fiefdom.agents.arrays import Arrays, LegalActions, Mask, mask_space, observation_space
from fiefdom.agents.dealer import Dealer, EpisodeOptions, Kingdoms
from fiefdom.agents.episode import Episode, Rewards
from fiefdom.agents.gym_env import random_seed, rendered
from fiefdom.engine.rng import seeded

__all__ = ["env", "parallel_env", "raw_env"]

ENVIRONMENT = "fiefdom_v0"


class Match:
    """An episode in which every seat is an agent, `player_0` and so on; the seats they sit in may change."""

    def __init__(self, dealer: Dealer, max_cycles: int | None, flat: bool) -> None:
        self.dealer = dealer
        self.max_cycles = max_cycles
        self.flat = flat
        self.names = [f"player_{i}" for i in range(dealer.players)]
        writer = self.dealer.writer
        space = spaces.Dict({"observation": observation_space(writer, flat), "action_mask": mask_space(writer)})
        self.observation_spaces: dict[str, spaces.Space[Any]] = dict.fromkeys(self.names, space)
        self.action_spaces = {name: self.actions_of(name) for name in self.names}
        self.episode: Episode | None = None
        self.episodes = 0
        self.cycles = 0
        self.rng = seeded(random_seed())

    def actions_of(self, name: str) -> LegalActions:
        return LegalActions(self.dealer.numbering.actions, lambda: None if self.episode is None else self.mask(name))

    def reset(self, seed: int | None) -> None:
        if seed is not None:
            self.rng = seeded(seed)
            self.episodes = 0
        self.episode, seats = self.dealer.deal(self.rng, self.episodes, self.episode)
        self.seat_of = dict(zip(self.names, seats, strict=True))
        self.sitting = [self.names[seats.index(seat)] for seat in range(len(seats))]
        self.arrays = Arrays(self.dealer.writer, self.flat)
        self.episodes += 1
        self.cycles = 0

    def going(self) -> Episode:
        assert self.episode is not None, "call reset() first: there is no game yet"
        return self.episode

    def act(self, action: int) -> None:
        self.going().act(action)
        self.cycles += 1

    @property
    def is_over(self) -> bool:
        return self.going().is_over

    @property
    def is_cut(self) -> bool:
        """Whether it ended, or has to end, before the game was over."""
        return self.going().is_stopped or (not self.is_over and self.cycles == self.max_cycles)

    @property
    def asked(self) -> str | None:
        decision = self.going().pending
        return None if decision is None else self.sitting[decision.seat]

    def mask(self, name: str) -> Mask:
        return self.arrays.mask(self.going(), self.seat_of[name])

    def observe(self, name: str) -> dict[str, Any]:
        return {
            "observation": self.arrays.observation(self.going(), self.seat_of[name]),
            "action_mask": self.mask(name),
        }

    def claim(self) -> dict[str, float]:
        episode = self.going()
        return {name: episode.claim(seat) for name, seat in self.seat_of.items()}

    def with_episode(self, episode: Episode) -> Match:
        """A copy that goes on with another episode."""
        new = Match.__new__(Match)
        new.__dict__.update(self.__dict__)
        new.episode = episode
        new.arrays = Arrays(self.dealer.writer, self.flat)
        new.action_spaces = {name: new.actions_of(name) for name in self.names}
        new.rng = seeded(0)
        new.rng.become(self.rng)
        return new

    def render(self) -> str:
        decision = self.going().pending
        return rendered(self.going(), 0 if decision is None else int(decision.seat))


class Playground:
    """What the AEC environment and the parallel one have in common."""

    def __init__(
        self,
        players: int = 2,
        kingdom: Kingdoms = None,
        rewards: Rewards | None = None,
        *,
        max_cycles: int | None = None,
        flat: bool = True,
        render_mode: str | None = None,
        **options: Unpack[EpisodeOptions],
    ) -> None:
        self.match = Match(Dealer(players, kingdom, (), rewards or Rewards(), **options), max_cycles, flat)
        self.render_mode = render_mode
        self.possible_agents = self.match.names
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.match.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.match.action_spaces[agent]

    def render(self) -> str | None:
        return None if self.render_mode is None else self.match.render()

    def close(self) -> None:
        pass


class raw_env(Playground, AECEnv[str, Any, Any]):  # type: ignore[misc]
    """The AEC environment without wrappers."""

    metadata: ClassVar[dict[str, Any]] = {"name": ENVIRONMENT, "render_modes": ["ansi"], "is_parallelizable": False}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.match.reset(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {"seat": self.match.seat_of[agent]} for agent in self.agents}
        self.agent_selection = self.match.asked or self.agents[0]

    def observe(self, agent: str) -> dict[str, Any]:
        return self.match.observe(agent)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise IllegalAction("action-none")
        match = self.match
        match.act(int(action))
        self._cumulative_rewards[agent] = 0.0
        asked = match.asked
        is_cut = match.is_cut
        if asked is None or is_cut:
            self.terminations = dict.fromkeys(self.agents, not is_cut)
            self.truncations = dict.fromkeys(self.agents, is_cut)
        else:
            self.agent_selection = asked
        self.rewards = match.claim()
        self._accumulate_rewards()

    def clone(self) -> raw_env:
        """An independent copy, at the same question."""
        return self.with_match(self.match.with_episode(self.match.going().clone()))

    def resample(self, agent: str, seed: int = 0) -> raw_env:
        """A copy that looks the same to this agent, with everything that it cannot see dealt again."""
        match = self.match
        return self.with_match(match.with_episode(match.going().resample(match.seat_of[agent], seed)))

    def with_match(self, match: Match) -> raw_env:
        new = raw_env.__new__(raw_env)
        new.__dict__.update(self.__dict__)
        new.match = match
        for name in ("agents", "rewards", "_cumulative_rewards", "terminations", "truncations", "infos"):
            setattr(new, name, getattr(self, name).copy())
        return new


class Shortcuts:
    """Lets a wrapper read what it reads again and again at once, not by PettingZoo's `__getattr__` at every step."""

    agents = property(attrgetter("env.agents"))
    agent_selection = property(attrgetter("env.agent_selection"))
    terminations = property(attrgetter("env.terminations"))
    truncations = property(attrgetter("env.truncations"))
    infos = property(attrgetter("env.infos"))
    rewards = property(attrgetter("env.rewards"))
    _cumulative_rewards = property(attrgetter("env._cumulative_rewards"))


class EndIfIllegal(Shortcuts, wrappers.TerminateIllegalWrapper[str, Any, Any]):  # type: ignore[misc]
    """PettingZoo's wrapper: an action that is masked out ends the episode."""


class WithinBounds(Shortcuts, wrappers.AssertOutOfBoundsWrapper[str, Any, Any]):  # type: ignore[misc]
    """PettingZoo's wrapper: an action has to be in the action space."""


def env(**options: Any) -> AECEnv[str, Any, Any]:
    """The AEC environment with PettingZoo's usual wrappers."""
    return wrappers.OrderEnforcingWrapper(WithinBounds(EndIfIllegal(raw_env(**options), illegal_reward=-1)))


class parallel_env(Playground, ParallelEnv[str, Any, Any]):  # type: ignore[misc]
    """All agents act at once; those that are not asked wait."""

    metadata: ClassVar[dict[str, Any]] = {"name": ENVIRONMENT, "render_modes": ["ansi"]}

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        self.match.reset(seed)
        self.agents = list(self.possible_agents)
        return self.see(), self.infos()

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        match = self.match
        asked = match.asked
        for agent in self.agents:
            if agent != asked and int(actions[agent]) != WAIT:
                raise IllegalAction("action-waits", agent=agent, action=WAIT)
        match.act(int(actions[asked or self.agents[0]]))
        is_over, is_cut = match.is_over or match.is_cut, match.is_cut
        agents = self.agents
        if is_over:
            self.agents = []
        return (
            {agent: match.observe(agent) for agent in agents},
            match.claim(),
            dict.fromkeys(agents, is_over and not is_cut),
            dict.fromkeys(agents, is_cut),
            {agent: {"seat": match.seat_of[agent]} for agent in agents},
        )

    def see(self) -> dict[str, Any]:
        return {agent: self.match.observe(agent) for agent in self.agents}

    def infos(self) -> dict[str, dict[str, Any]]:
        return {agent: {"seat": self.match.seat_of[agent]} for agent in self.agents}
