"""The environments keep to PettingZoo's, Gymnasium's and OpenSpiel's rules, by the tests that these bring along."""

from __future__ import annotations

import sys
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any

import gymnasium
import numpy as np
import pettingzoo.test
import pytest
from gymnasium.utils.env_checker import check_env
from optional import needs
from pettingzoo.utils import parallel_to_aec

from fiefdom.agents import DominionVectorEnv, IllegalAction, OneOf, Rewards, Sampled, fiefdom_v0, numbering
from fiefdom.agents.answering import WAIT
from fiefdom.agents.gym_env import ENV_ID, DominionEnv, rendered
from fiefdom.errors import Complaint

OURS = Sampled(boxes=["dominion", "intrigue", "seaside"])
# What api_test warns of in every environment whose observations come with masks.
KNOWN_WARNINGS = ("Observation space for each agent probably should be", "Observation is not a NumPy array")


@contextmanager
def usual_warnings() -> Iterator[None]:
    with warnings.catch_warnings():
        for text in KNOWN_WARNINGS:
            warnings.filterwarnings("ignore", message=text)
        yield


# -- PettingZoo -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("flat", [True, False])
def test_pettingzoo_finds_nothing_wrong(players: int, flat: bool) -> None:
    with usual_warnings():
        env = fiefdom_v0.env(players=players, kingdom=OURS, flat=flat, history=not flat)
        pettingzoo.test.api_test(env, num_cycles=200)


def test_pettingzoo_finds_that_the_same_seed_is_the_same_game() -> None:
    pettingzoo.test.seed_test(lambda: fiefdom_v0.env(players=3, kingdom=OURS), num_cycles=300)
    pettingzoo.test.parallel_seed_test(lambda: fiefdom_v0.parallel_env(players=3, kingdom=OURS), num_cycles=100)


def test_pettingzoo_finds_that_cycles_are_counted() -> None:
    """In its loop all agents act in a cycle, so it is the parallel environment that this is about."""

    def aec(max_cycles: int) -> Any:
        return parallel_to_aec(fiefdom_v0.parallel_env(kingdom=OURS, max_cycles=max_cycles))

    def parallel(max_cycles: int) -> Any:
        return fiefdom_v0.parallel_env(kingdom=OURS, max_cycles=max_cycles)

    pettingzoo.test.max_cycles_test(SimpleNamespace(parallel_env=parallel, env=aec))


def test_the_parallel_environment_keeps_to_the_rules() -> None:
    with usual_warnings():
        pettingzoo.test.parallel_api_test(fiefdom_v0.parallel_env(players=3, kingdom=OURS), num_cycles=300)


def test_pettingzoos_benchmark_runs(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """`make bench` has the figures; here its clock goes faster, so that it takes no five seconds."""
    seconds = iter(range(0, 1000, 2))
    benchmark = sys.modules["pettingzoo.test.performance_benchmark"]
    monkeypatch.setattr(benchmark, "time", SimpleNamespace(time=lambda: next(seconds)))
    pettingzoo.test.performance_benchmark(fiefdom_v0.env(kingdom=OURS))
    assert "turns per second" in capsys.readouterr().out


def test_a_loop_as_in_the_docs_plays_whole_games() -> None:
    env = fiefdom_v0.env(players=3, kingdom=OURS, rewards=Rewards(lead=0.01))
    for seed in range(3):
        env.reset(seed=seed)
        total = dict.fromkeys(env.agents, 0.0)
        for agent in env.agent_iter():
            observation, reward, terminated, truncated, _ = env.last()
            total[agent] += reward
            done = terminated or truncated
            env.step(None if done else env.action_space(agent).sample(observation["action_mask"]))
        assert sum(total.values()) == pytest.approx(0)
        assert max(total.values()) > 0


def test_an_illegal_action_ends_the_episode_or_raises() -> None:
    env = fiefdom_v0.env(kingdom=OURS)
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(WAIT)
    assert all(env.terminations.values())
    assert env._cumulative_rewards[agent] == -1
    raw = fiefdom_v0.raw_env(kingdom=OURS)
    raw.reset(seed=1)
    with pytest.raises(IllegalAction, match="masked out"):
        raw.step(WAIT)
    with pytest.raises(IllegalAction, match="has to act"):
        raw.step(None)
    parallel = fiefdom_v0.parallel_env(kingdom=OURS)
    parallel.reset(seed=1)
    with pytest.raises(IllegalAction, match="can only wait"):
        parallel.step(dict.fromkeys(parallel.agents, 0))


def test_whoever_is_not_asked_sees_no_question() -> None:
    env = fiefdom_v0.raw_env(kingdom=OURS, render_mode="ansi")
    env.reset(seed=2)
    [other] = [agent for agent in env.agents if agent != env.agent_selection]
    assert np.flatnonzero(env.observe(other)["action_mask"]).tolist() == [WAIT]
    names = env.match.dealer.writer.names()
    shown = {names[i] for i in np.flatnonzero(env.observe(other)["observation"])}
    assert not any(name.startswith(("purpose: ", "options: ", "from: ")) for name in shown)
    assert "next 1: asked" in shown
    assert "to play" in str(env.render())
    assert "decides" in rendered(env.match.going(), env.match.seat_of[other])


def test_copies_of_the_pettingzoo_environment() -> None:
    env = fiefdom_v0.raw_env(kingdom=OURS)
    env.reset(seed=4)
    for _ in range(30):
        env.step(env.action_space(env.agent_selection).sample())
    agent = env.agent_selection
    before = env.observe(agent)["observation"]
    for copy in (env.clone(), env.resample(agent, seed=1)):
        assert np.array_equal(copy.observe(agent)["observation"], before)
        for _ in range(30):
            copy.step(copy.action_space(copy.agent_selection).sample())
    assert np.array_equal(env.observe(agent)["observation"], before)


# -- Gymnasium --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("flat", [True, False])
def test_gymnasium_finds_nothing_wrong(flat: bool) -> None:
    env = gymnasium.make(ENV_ID, kingdom=OURS, opponents=["big-money", "random"], flat=flat, render_mode="ansi")
    check_env(env.unwrapped, skip_render_check=False)


def test_gymnasium_environment_against_bots() -> None:
    env = DominionEnv(opponents=["big-money-ultimate"], kingdom="First Game")
    seats, outcomes = set(), []
    env.reset(seed=5)
    for _ in range(20):
        seats.add(env.seat)
        done = False
        while not done:
            masks = env.action_masks()
            assert masks.dtype == np.bool_
            _, reward, terminated, truncated, _ = env.step(env.action_space.sample())
            done = terminated or truncated
        outcomes.append(reward)
        env.reset()
    assert seats == {0, 1}
    assert outcomes.count(-1.0) > 15


def test_copies_of_the_gymnasium_environment() -> None:
    env = DominionEnv(kingdom=OURS, opponents=["random"])
    env.reset(seed=6)
    for copy in (env.clone(), env.resample(seed=3)):
        assert np.array_equal(copy.action_masks(), env.action_masks())
        for _ in range(20):
            copy.step(copy.action_space.sample())
    assert env.going().views[env.seat].turns(env.seat) == 1


def test_reset_is_needed_first() -> None:
    with pytest.raises(gymnasium.error.ResetNeeded, match="reset"):
        DominionEnv().step(0)


@pytest.mark.parametrize("make", [DominionEnv, DominionVectorEnv])
def test_unknown_bots_and_kingdoms_are_told_in_one_line(make: Any) -> None:
    with pytest.raises(Complaint, match="no bot called"):
        make(opponents=["nobody-at-all"])
    with pytest.raises(Complaint, match="no kingdom or card called"):
        make(kingdom="Atlantis Rising")


def test_vectors_step_many_games() -> None:
    kingdoms = OneOf(["First Game", "Size Distortion"])
    env = gymnasium.make_vec(ENV_ID, 5, vectorization_mode="vector_entry_point", kingdom=kingdoms, max_turns=6)
    assert isinstance(env.unwrapped, DominionVectorEnv)
    games = env.unwrapped.games
    runs = []
    for _ in range(2):
        observations, info = env.reset(seed=8)
        assert observations is games.observations
        finished, rewarded = 0, 0.0
        for _ in range(300):
            actions = np.array(games.random_actions())
            assert info["action_mask"][np.arange(5), actions].all()
            observations, rewards, terminated, truncated, info = env.step(actions)
            ended = terminated | truncated
            assert ("final_obs" in info) == ended.any()
            finished += int(ended.sum())
            rewarded += float(np.abs(rewards).sum())
        runs.append((finished, rewarded, observations.copy()))
    assert runs[0][0] == runs[1][0] > 5
    assert runs[0][1] == runs[1][1] > 0
    assert np.array_equal(runs[0][2], runs[1][2])
    with pytest.raises(IllegalAction):
        env.step(np.full(5, WAIT))


def test_vectors_see_what_single_environments_see() -> None:
    vector = DominionVectorEnv(1, kingdom="First Game")
    single = DominionEnv(kingdom="First Game")
    rows, _ = vector.reset(seed=9)
    row, info = single.reset(seed=9)
    for _ in range(200):
        assert np.array_equal(rows[0], row)
        assert np.array_equal(vector.action_masks()[0], info["action_mask"])
        action = single.action_space.sample()
        rows, rewards, terminated, truncated, _ = vector.step(np.array([action]))
        row, reward, ended, stopped, info = single.step(action)
        assert (rewards[0], terminated[0], truncated[0]) == (reward, ended, stopped)
        if ended or stopped:
            row, info = single.reset()


def test_gymnasiums_own_vectors_use_several_processes() -> None:
    env: Any = gymnasium.make_vec(ENV_ID, 2, vectorization_mode="async", kingdom="First Game")
    try:
        env.reset(seed=1)
        masks = np.stack(env.call("action_masks"))
        observations, *_ = env.step(masks.argmax(axis=1))
        assert observations.shape == (2, *env.single_observation_space.shape)
    finally:
        env.close()


# -- OpenSpiel --------------------------------------------------------------------------------------------


def spiel() -> Any:
    needs("pyspiel")
    import pyspiel

    import fiefdom.agents.spiel  # noqa: F401

    return pyspiel


@pytest.mark.parametrize("players", [2, 3])
def test_openspiel_finds_nothing_wrong(players: int) -> None:
    pyspiel = spiel()
    game = pyspiel.load_game(f"fiefdom_dominion(players={players},kingdom=First Game,seeds=50,max_turns=6)")
    pyspiel.random_sim_test(game, num_sims=2, serialize=False, verbose=False)


def test_openspiel_deals_are_not_told_apart_by_the_kingdom() -> None:
    pyspiel = spiel()

    def kingdoms(parameters: str) -> set[str]:
        game = pyspiel.load_game(f"fiefdom_dominion({parameters})")
        found = set()
        for deal in range(5):
            state = game.new_initial_state()
            state.apply_action(deal)
            found.add(", ".join(sorted(kind.name for kind in state.episode.game.kinds)))
        return found

    assert len(kingdoms("kingdom_seed=1")) == 1
    assert kingdoms("kingdom_seed=1") != kingdoms("kingdom_seed=2")


def test_openspiel_playthrough() -> None:
    spiel()
    from open_spiel.python.algorithms import generate_playthrough

    text = generate_playthrough.playthrough(
        "fiefdom_dominion(kingdom=First Game,max_turns=2)", action_sequence=None, seed=1
    )
    assert "ObservationTensor(0)" in text
    assert "InformationStateString(0)" in text
    assert text == generate_playthrough.playthrough(
        "fiefdom_dominion(kingdom=First Game,max_turns=2)", action_sequence=None, seed=1
    )


def test_openspiel_states_can_be_cloned_and_resampled() -> None:
    pyspiel = spiel()
    game = pyspiel.load_game("fiefdom_dominion(kingdom=First Game)")
    state = game.new_initial_state()
    assert state.is_chance_node()
    state.apply_action(7)
    rng = np.random.RandomState(1)
    for _ in range(40):
        state.apply_action(rng.choice(state.legal_actions()))
    player = state.current_player()
    told = state.information_state_string(player)
    world = state.resample_from_infostate(player, rng.random_sample)
    clone = state.clone()
    assert clone.information_state_string(player) == world.information_state_string(player) == told
    assert state.information_state_string(1 - player) != world.information_state_string(1 - player)
    while not world.is_terminal():
        world.apply_action(rng.choice(world.legal_actions()))
    assert sum(world.returns()) == 0
    assert state.information_state_string(player) == told
    assert state.legal_actions() == clone.legal_actions()
    assert "buy: " in state.action_to_string(player, numbering().actions - 13)
