"""Trains a policy with sb3-contrib's MaskablePPO against big-money-ultimate in the First Game.

Usage: python train_sb3.py [--steps 100000] [--output trained-sb3.zip]
"""

import argparse

import gymnasium
from sb3_contrib import MaskablePPO

import fiefdom.agents


def main() -> None:
    parser = argparse.ArgumentParser(description="Train a policy with MaskablePPO.")
    parser.add_argument("--steps", type=int, default=100_000)
    parser.add_argument("--output", default="trained-sb3.zip")
    arguments = parser.parse_args()
    env = gymnasium.make(
        "fiefdom/Dominion-v0",
        opponents=["big-money-ultimate"],
        kingdom="First Game",
        rewards=fiefdom.agents.Rewards(score=0.02, lead=0.02),
        plays_money=True,
    )
    model = MaskablePPO("MlpPolicy", env, n_steps=min(2048, arguments.steps), seed=1, verbose=1)
    model.learn(arguments.steps)
    model.save(arguments.output)


if __name__ == "__main__":
    main()
