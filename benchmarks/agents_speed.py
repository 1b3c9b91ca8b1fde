"""Steps per CPU second of the environments, with random actions over random kingdoms, and what the engine could do.

Usage: python agents_speed.py [--seconds S]

Prints one JSON object. Raw questions are those of games among random bots, a kingdom each, without and with tracking
what seats know, which the environments do. The measurements take turns, so that a noisy machine disturbs them alike.
"""

import argparse
import itertools
import json
import random
import time
from collections.abc import Callable, Iterator

import numpy as np

from fiefdom import View, choose_kingdom, make_setup
from fiefdom.agents import Dealer, Games, fiefdom_v0
from fiefdom.bots.bot import RandomBot
from fiefdom.bots.tally import MOST_TURNS
from fiefdom.engine.decision import Answer, Decision
from fiefdom.engine.log import Log
from fiefdom.engine.wiring import Wiring

ROUNDS = 5


class Counting(RandomBot):
    """A random bot that counts its questions."""

    asked = 0

    def answer(self, view: View, decision: Decision) -> Answer:
        Counting.asked += 1
        return super().answer(view, decision)


def raw_questions(tracked: bool) -> Iterator[int]:
    """Plays a game at a time, and tells how many questions it had."""
    for seed in itertools.count():
        game = make_setup(2, choose_kingdom(None, seed)).start(seed)
        wiring = Wiring([Counting(seed), Counting(~seed)], [View(game, 0), View(game, 1)])
        wiring.log = Log() if tracked else None
        game.listen(wiring)
        before = Counting.asked
        while not game.is_over and game.players[game.turn].turns < MOST_TURNS:
            game.play_turn()
            if tracked:
                wiring.log = Log()
        yield Counting.asked - before


def vector_steps(n: int) -> Iterator[int]:
    games = Games(n, Dealer(), seed=1)
    while True:
        for _ in range(64):
            games.step(games.random_actions())
        yield 64 * n


def pettingzoo_steps(make: Callable[[], fiefdom_v0.raw_env]) -> Iterator[int]:
    """The loop of PettingZoo's documentation, with its way to choose a random legal action."""
    env = make()
    rng = random.Random(1)
    for seed in itertools.count():
        env.reset(seed=seed)
        steps = 0
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            done = terminated or truncated
            env.step(None if done else rng.choice(np.flatnonzero(observation["action_mask"])))
            steps += 1
        yield steps


def main() -> None:
    parser = argparse.ArgumentParser(description="Time the environments for learning programs.")
    parser.add_argument("--seconds", type=float, default=1.0)
    arguments = parser.parse_args()
    work: dict[str, Iterator[int]] = {
        "raw questions": raw_questions(tracked=False),
        "raw questions, knowledge tracked": raw_questions(tracked=True),
        "steps of 4 games at once": vector_steps(4),
        "steps of 8 games at once": vector_steps(8),
        "steps of 64 games at once": vector_steps(64),
        "steps of PettingZoo's loop": pettingzoo_steps(fiefdom_v0.env),
        "steps of PettingZoo's loop, raw_env": pettingzoo_steps(fiefdom_v0.raw_env),
    }
    done = dict.fromkeys(work, 0)
    spent = dict.fromkeys(work, 0.0)
    for _ in range(ROUNDS):
        for name, steps in work.items():
            start = time.process_time()
            while time.process_time() - start < arguments.seconds / ROUNDS:
                done[name] += next(steps)
            spent[name] += time.process_time() - start
    print(json.dumps({name: round(done[name] / spent[name]) for name in work}))


if __name__ == "__main__":
    main()
