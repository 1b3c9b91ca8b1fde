"""Trains a policy with RLlib's PPO: both seats of a First Game learn from playing each other.

RLlib wants an older Gymnasium than the rest of the packages here, so give it an environment of its own:
in a clone of the repository, pip install '.[agents]' 'ray[rllib]' torch

Usage: python train_rllib.py [--rounds 10] [--batch 4000]
"""

import argparse
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo.utils import BaseWrapper
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.multi_rl_module import MultiRLModuleSpec
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.env.wrappers.pettingzoo_env import PettingZooEnv
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule
from ray.tune.registry import register_env

from fiefdom.agents import fiefdom_v0


class ForRLlib(BaseWrapper):
    """What RLlib's policy with masks expects: real numbers, under the name `observations`."""

    def observation_space(self, agent: str) -> spaces.Dict:
        space = super().observation_space(agent)
        seen = spaces.Box(-np.inf, np.inf, space["observation"].shape)
        return spaces.Dict(observations=seen, action_mask=spaces.Box(0, 1, space["action_mask"].shape))

    def observe(self, agent: str) -> dict[str, Any]:
        seen = super().observe(agent)
        return {
            "observations": seen["observation"].astype(np.float32),
            "action_mask": seen["action_mask"].astype(np.float32),
        }


def main() -> None:
    parser = argparse.ArgumentParser(description="Train a policy with RLlib.")
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--batch", type=int, default=4000)
    arguments = parser.parse_args()
    options = {"players": 2, "kingdom": "First Game", "max_turns": 20, "plays_money": True, "flat": True}
    register_env("fiefdom", lambda _: PettingZooEnv(ForRLlib(fiefdom_v0.env(**options))))
    policy = RLModuleSpec(module_class=ActionMaskingTorchRLModule, model_config={"head_fcnet_hiddens": [128]})
    training = (
        PPOConfig()
        .environment("fiefdom", disable_env_checking=True)
        .env_runners(num_env_runners=0)
        .multi_agent(policies={"both"}, policy_mapping_fn=lambda *_, **__: "both")
        .rl_module(rl_module_spec=MultiRLModuleSpec(rl_module_specs={"both": policy}))
        .training(train_batch_size_per_learner=arguments.batch, minibatch_size=min(128, arguments.batch), num_epochs=4)
        .build_algo()
    )
    for number in range(1, arguments.rounds + 1):
        found = training.train()["env_runners"]
        print(f"round {number}: {found['num_episodes']} games of {found['episode_len_mean']:.0f} actions")
    training.stop()


if __name__ == "__main__":
    main()
