"""Trains a policy by REINFORCE with TorchRL: both seats of a First Game learn from playing each other.

Usage: python train_torchrl.py [--games 200] [--output trained-torchrl.pt]
"""

import argparse

import torch
from torchrl.envs import PettingZooWrapper
from torchrl.modules import MaskedCategorical

from fiefdom.agents import fiefdom_v0


def main() -> None:
    parser = argparse.ArgumentParser(description="Train a policy with TorchRL.")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--output", default="trained-torchrl.pt")
    arguments = parser.parse_args()
    torch.manual_seed(1)
    env = PettingZooWrapper(
        fiefdom_v0.raw_env(players=2, kingdom="First Game", max_turns=20, plays_money=True, flat=True), use_mask=True
    )
    seats = list(env.group_map)
    seen, actions = env.observation_spec[seats[0]]["observation", "observation"], env.action_spec[seats[0]]["action"]
    policy = torch.nn.Sequential(
        torch.nn.Linear(seen.shape[-1], 128), torch.nn.Tanh(), torch.nn.Linear(128, actions.space.n)
    )
    learning = torch.optim.Adam(policy.parameters(), lr=1e-3)
    for game in range(arguments.games):
        step, chosen, earned = env.reset(), {seat: [] for seat in seats}, dict.fromkeys(seats, 0.0)
        while not step["done"].item():
            for seat in seats:
                if not step[seat, "mask"].item():
                    continue  # the other seat is asked
                scores = policy(step[seat, "observation", "observation"].float() / 10)
                choice = MaskedCategorical(logits=scores, mask=step[seat, "action_mask"])
                step[seat, "action"] = choice.sample()
                chosen[seat].append(choice.log_prob(step[seat, "action"]))
            step = env.step(step)["next"]
            for seat in seats:
                earned[seat] += step[seat, "reward"].item()
        loss = -sum(earned[seat] * torch.stack(chosen[seat]).sum() for seat in seats if chosen[seat])
        learning.zero_grad()
        loss.backward()
        learning.step()
        print(f"game {game + 1}: {sum(map(len, chosen.values()))} actions, rewards {list(earned.values())}")
    torch.save(policy.state_dict(), arguments.output)


if __name__ == "__main__":
    main()
