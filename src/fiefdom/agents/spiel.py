"""An OpenSpiel game, registered as `fiefdom_dominion` when this module is imported.

All chance is in the seed: the game begins with a chance node that draws one of `seeds` deals. All deals have the same
kingdom: with one for each, the kingdom, which everybody sees, would tell the whole deal.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import numpy as np

from fiefdom.packages import install_command

try:
    import pyspiel
except ModuleNotFoundError as missing:
    advice = f"fiefdom.agents.spiel needs OpenSpiel. To install it: {install_command('openspiel')}"
    raise ModuleNotFoundError(advice, name=missing.name) from missing

from fiefdom.agents.arrays import Arrays
from fiefdom.agents.dealer import Dealer
from fiefdom.agents.episode import Episode
from fiefdom.agents.numbering import action_names, numbering
from fiefdom.bots.tally import MOST_TURNS
from fiefdom.cards.kingdoms import choose_kingdom
from fiefdom.engine.rng import seeded
from fiefdom.engine.setup import FEWEST_PLAYERS, MOST_PLAYERS
from fiefdom.views.picture import picture, question, seen_events

GAME_NAME = "fiefdom_dominion"
# The longest game in actions, which OpenSpiel wants to know; no game comes near it.
LONGEST_GAME = 1_000_000
# `kingdom` is a recommended one or cards, and `boxes` are boxes, separated by semicolons; what the kingdom lacks,
# `kingdom_seed` draws from the boxes.
PARAMETERS: dict[str, int | str] = {
    "players": FEWEST_PLAYERS,
    "kingdom": "",
    "boxes": "",
    "kingdom_seed": 0,
    "seeds": 1000,
    "max_turns": MOST_TURNS,
}

GAME_TYPE = pyspiel.GameType(
    short_name=GAME_NAME,
    long_name="Dominion by Fiefdom",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=MOST_PLAYERS,
    min_num_players=FEWEST_PLAYERS,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=PARAMETERS,
)


class Deal:
    """What a state knows of its episode; a deep copy is a clone."""

    def __init__(self, dealer: Dealer, seeds: int, episode: Episode | None = None) -> None:
        self.dealer = dealer
        self.seeds = seeds
        self.episode = episode

    def __deepcopy__(self, _memo: dict[int, Any]) -> Deal:
        return Deal(self.dealer, self.seeds, None if self.episode is None else self.episode.clone())


class DominionGame(pyspiel.Game):  # type: ignore[misc]
    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = PARAMETERS | (params or {})
        named = str(chosen["kingdom"]).replace(";", ",")
        boxes = [box for box in str(chosen["boxes"]).split(";") if box]
        kingdom = [kind.name for kind in choose_kingdom(named or None, int(chosen["kingdom_seed"]), boxes or None)]
        self.dealer = Dealer(
            players=int(chosen["players"]),
            kingdom=kingdom,
            max_turns=int(chosen["max_turns"]),
            shuffle_seats=False,
            remembers=True,
        )
        self.seeds = int(chosen["seeds"])
        info = pyspiel.GameInfo(
            num_distinct_actions=self.dealer.numbering.actions,
            max_chance_outcomes=self.seeds,
            num_players=self.dealer.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST_GAME,
        )
        super().__init__(GAME_TYPE, info, params or {})

    def new_initial_state(self, _from: str | None = None) -> DominionState:
        return DominionState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> DominionObserver:
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return DominionObserver(self.dealer, wanted.perfect_recall)


class DominionState(pyspiel.State):  # type: ignore[misc]
    """A position; before the deal, it is chance's turn."""

    def __init__(self, game: DominionGame) -> None:
        super().__init__(game)
        self.deal = Deal(game.dealer, game.seeds)

    @property
    def episode(self) -> Episode | None:
        return self.deal.episode

    def current_player(self) -> int:
        if self.episode is None:
            return int(pyspiel.PlayerId.CHANCE)
        decision = self.episode.pending
        return int(pyspiel.PlayerId.TERMINAL) if decision is None else int(decision.seat)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(seed, 1.0 / self.deal.seeds) for seed in range(self.deal.seeds)]

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self.episode is None else sorted(self.episode.answering.legal_actions())

    def _apply_action(self, action: int) -> None:
        if self.episode is None:
            self.deal.episode, _ = self.deal.dealer.deal(seeded(action), 0, None)
        else:
            self.episode.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == pyspiel.PlayerId.CHANCE else action_names(numbering())[action]

    def is_terminal(self) -> bool:
        return self.episode is not None and self.episode.is_over

    def returns(self) -> list[float]:
        if self.episode is None or not self.episode.is_over:
            return [0.0] * self.deal.dealer.players
        return list(self.episode.earned)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float] = random.random) -> DominionState:
        """A state that looks the same to this player; `sampler` gives random numbers from 0 to 1."""
        assert self.episode is not None, "nothing is hidden before the deal"
        state: DominionState = self.clone()
        state.deal.episode = self.episode.resample(player, int(sampler() * 2**53))
        return state

    def __str__(self) -> str:
        return "not dealt" if self.episode is None else f"{self.episode.game}; {self.episode.pending}"


class DominionObserver:
    """What a player sees, as a tensor and as a string; with perfect recall, the string has all that it saw and did."""

    def __init__(self, dealer: Dealer, recalls: bool) -> None:
        self.recalls = recalls
        self.arrays = Arrays(dealer.writer, flat=True)
        self.tensor = np.zeros(dealer.writer.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: DominionState, player: int) -> None:
        self.tensor[:] = 0 if state.episode is None else self.arrays.observation(state.episode, player)

    def string_from(self, state: DominionState, player: int) -> str:
        episode = state.episode
        if episode is None:
            return "not dealt"
        here = [str(picture(episode.views[player])), str(question(episode.pending, player))]
        if episode.pending is not None and episode.pending.seat == player:
            here.append(f"so far: {episode.taken}")
        return "\n".join([*recalled(episode, player), *here] if self.recalls else here)


def recalled(episode: Episode, player: int) -> list[str]:
    """Everything that a player has seen, and what it has answered."""
    log = episode.log()
    events = [(event.number, 1, str(event)) for event in seen_events(log, player)]
    answers = [(each.events, 0, f"{each.purpose}: {each.picked}") for each in log.given_since(0) if each.seat == player]
    return [text for _, _, text in sorted([*events, *answers], key=lambda entry: entry[:2])]


pyspiel.register_game(GAME_TYPE, DominionGame)
