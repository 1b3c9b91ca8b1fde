"""Information-set Monte Carlo tree search: it plays well because it looks ahead, and fairly because it guesses.

Before each look ahead, `resample` deals everything that the agent cannot see again. All these worlds share one tree,
whose nodes are the actions taken since the question; what is legal differs from world to world (Cowling, Powley and
Whitehouse, 2012).

Usage: python ismcts.py [--looks 200] [--games 2]
"""

from __future__ import annotations

import argparse
import math
import random
from contextlib import suppress
from dataclasses import dataclass, field

from fiefdom import NoOtherWorld
from fiefdom.agents import PLAY_ALL, action_names, fiefdom_v0, numbering

DEPTH = 120  # actions until a look ahead is cut off and judged by the score
CURIOSITY = 0.7
NAMES = action_names(numbering())
# In the rollouts, money is spent and Actions are played; what is left to chance is which.
DULL = {NAMES.index(name) for name in ("done", "buy: Copper", "buy: Curse", "gain: Copper", "gain: Curse")}


@dataclass
class Node:
    """What has become of an action: how often it was tried and could have been tried, and what it was worth."""

    tries: int = 0
    chances: int = 0
    worth: float = 0.0
    children: dict[int, Node] = field(default_factory=dict)

    def best(self, legal: list[int]) -> int:
        """The legal action that is most worth trying."""
        for action in legal:
            if action not in self.children:
                return action
            self.children[action].chances += 1
        return max(legal, key=lambda action: self.children[action].promise())

    def promise(self) -> float:
        return self.worth / self.tries + CURIOSITY * math.sqrt(math.log(self.chances + 1) / self.tries)


def legal_actions(env: fiefdom_v0.raw_env) -> list[int]:
    return env.match.going().answering.legal_actions()


def is_over(env: fiefdom_v0.raw_env) -> bool:
    return any(env.terminations.values()) or any(env.truncations.values())


def search(env: fiefdom_v0.raw_env, looks: int, rng: random.Random) -> int:
    """The action that an agent should take, as far as it can know."""
    agent = env.agent_selection
    root = Node()
    for _ in range(looks):
        with suppress(NoOtherWorld):  # inside an effect, few deals may fit what was seen
            look_ahead(root, env.resample(agent, rng.getrandbits(32)), rng)
    return max(root.children or legal_actions(env), key=lambda action: root.children.get(action, Node()).tries)


def look_ahead(root: Node, world: fiefdom_v0.raw_env, rng: random.Random) -> None:
    """Go down the tree, add a node, play on at random, and tell all nodes on the way how it ended."""
    node, path = root, []
    total = dict.fromkeys(world.possible_agents, 0.0)
    while not is_over(world):
        actor, action = world.agent_selection, node.best(legal_actions(world))
        is_new = action not in node.children
        node = node.children.setdefault(action, Node(chances=1))
        path.append((actor, node))
        act(world, action, total)
        if is_new:
            break
    for _ in range(DEPTH):
        if is_over(world):
            break
        act(world, casual(world, rng), total)
    value = {agent: judge(world, agent, total) for agent in world.possible_agents}
    for actor, passed in path:
        passed.tries += 1
        passed.worth += value[actor]


def act(world: fiefdom_v0.raw_env, action: int, total: dict[str, float]) -> None:
    world.step(action)
    for agent, reward in world.rewards.items():
        total[agent] += reward


def casual(world: fiefdom_v0.raw_env, rng: random.Random) -> int:
    legal = legal_actions(world)
    if PLAY_ALL in legal:
        return PLAY_ALL
    return rng.choice([action for action in legal if action not in DULL] or legal)


def judge(world: fiefdom_v0.raw_env, agent: str, total: dict[str, float]) -> float:
    """How the game ended for an agent or, if it was cut off, how it looks; from -1 to 1."""
    if is_over(world):
        return total[agent]
    episode = world.match.going()
    return math.tanh(episode.views[world.match.seat_of[agent]].lead / 10)


def play(looks: int, seed: int) -> dict[str, float]:
    """A game of search against chance; returns what each agent got."""
    rng = random.Random(seed)
    env = fiefdom_v0.raw_env(kingdom="First Game", max_turns=30)
    env.reset(seed=seed)
    total = dict.fromkeys(env.possible_agents, 0.0)
    while not is_over(env):
        thinks = env.agent_selection == "player_0" and len(legal_actions(env)) > 1
        act(env, search(env, looks, rng) if thinks else casual(env, rng), total)
    return total


def main() -> None:
    parser = argparse.ArgumentParser(description="Let a search play against chance.")
    parser.add_argument("--looks", type=int, default=200)
    parser.add_argument("--games", type=int, default=2)
    arguments = parser.parse_args()
    for seed in range(arguments.games):
        print(f"game {seed + 1}: the search gets {play(arguments.looks, seed)['player_0']:+.0f}")


if __name__ == "__main__":
    main()
