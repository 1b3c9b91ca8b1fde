"""Trains a network to beat big-money-ultimate in the First Game, and saves it as a bot.

It first imitates how its opponent buys, for a minute or so, and then gets better than that by PPO.

Usage: python train_ppo.py [--steps 700000] [--output trained.npz] [--curve curve.csv]

Needs PyTorch (the CPU build will do) and the extra `agents`. Afterwards, without PyTorch:

    fiefdom simulate trained.npz big-money-ultimate --kingdom "First Game" --games 1000
    fiefdom play --bots trained.npz --kingdom "First Game"
"""

import argparse
import time
from itertools import pairwise
from pathlib import Path

import numpy as np
import torch
from torch import nn

from fiefdom import choose_kingdom, make_bot, make_setup
from fiefdom.agents import DominionVectorEnv, Network, Rewards, action_names, dense_layers, feature_names, numbering

KINGDOM = "First Game"
OPPONENT = "big-money-ultimate"
GAMES, STEPS = 128, 64  # games at once, and steps of each between two updates
HIDDEN = 64
EPOCHS, MINIBATCH = 3, 2048
DISCOUNT, LAMBDA, CLIP = 1.0, 0.97, 0.2
LESSONS, DOUBT = 400, 0.2  # steps of imitation, and how much of it is left to chance
# What the cards of this kingdom ask for.
PURPOSES = ("play", "buy", "gain", "discard", "trash", "react")
CALM = 0.8  # when it plays, it tries things out less than when it learns
COLUMNS = ("supply", "me: owned", "me: hand", "me: in_play", "next 1: owned", "question: asks", "question: picked")


def wanted(kingdom: list[str]) -> tuple[list[str], list[str]]:
    """The features that the network sees, and the actions that it can take: those of the cards in this kingdom."""
    names = feature_names()
    inputs = [name for name in names if name.startswith(("me: ", "next 1: score", "purpose: ", "question: ", "empty"))
              and not any(name.endswith(f": {kind.name}") for kind in numbering().kinds)]  # fmt: skip
    inputs += [f"{column}: {card}" for card in kingdom for column in COLUMNS]
    outputs = [f"{purpose}: {card}" for purpose in PURPOSES for card in kingdom]
    return inputs, ["done", *(name for name in outputs if name not in ("buy: Curse", "buy: Copper"))]


def layers(sizes: list[int]) -> nn.Sequential:
    parts: list[nn.Module] = []
    for before, after in pairwise(sizes):
        parts += [nn.Linear(before, after), nn.Tanh()]
    return nn.Sequential(*parts[:-1])


def main() -> None:
    parser = argparse.ArgumentParser(description="Train a bot by PPO.")
    parser.add_argument("--steps", type=int, default=700_000)
    parser.add_argument("--output", default="trained.npz")
    parser.add_argument("--curve", default="curve.csv")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    torch.manual_seed(arguments.seed)
    torch.set_num_threads(1)

    kingdom = [kind.name for kind in make_setup(2, choose_kingdom(KINGDOM, seed=0)).stock.kinds]
    inputs, outputs = wanted(kingdom)
    features, actions = feature_names(), action_names(numbering())
    columns = np.array([features.index(name) for name in inputs])
    numbers = np.array([actions.index(name) for name in outputs])
    scales = np.array(
        [10.0 if ": " in name and name.split(": ")[-1] in kingdom else 20.0 for name in inputs], np.float32
    )

    rewards = Rewards(win=1.0, score=0.02)
    env = DominionVectorEnv(GAMES, [OPPONENT], KINGDOM, rewards, max_turns=30, plays_money=True)
    policy = layers([len(inputs), HIDDEN, HIDDEN, len(outputs)])
    critic = layers([len(inputs), HIDDEN, HIDDEN, 1])
    with torch.no_grad():
        policy[-1].weight *= 0.01
    optimizer = torch.optim.Adam([*policy.parameters(), *critic.parameters()], lr=1e-3, eps=1e-5)

    def look(observations: np.ndarray, masks: np.ndarray) -> tuple[torch.Tensor, torch.Tensor]:
        seen = observations[:, columns].astype(np.float32) / scales
        legal = masks[:, numbers]
        legal[~legal.any(axis=1), 0] = True  # none of its actions is legal: the first legal one is taken below
        return torch.from_numpy(seen), torch.from_numpy(legal)

    def distribution(seen: torch.Tensor, legal: torch.Tensor) -> torch.distributions.Categorical:
        return torch.distributions.Categorical(logits=policy(seen).masked_fill(~legal, -1e9), validate_args=False)

    observations, info = env.reset(seed=arguments.seed)
    seen, legal = look(observations, info["action_mask"])
    imitate(env, look, policy, outputs, numbers)
    observations, info = env.reset(seed=arguments.seed)
    seen, legal = look(observations, info["action_mask"])
    start, steps, games = time.process_time(), 0, 0
    recent: list[float] = []
    curve = ["cpu_minutes,steps,games,won"]
    while steps < arguments.steps:
        progress = steps / arguments.steps
        for group in optimizer.param_groups:
            group["lr"] = 1e-3 * max(0.05, 1 - progress)
        batch = []
        for _ in range(STEPS):
            with torch.no_grad():
                chances = distribution(seen, legal)
                picks = chances.sample()
                value = critic(seen).squeeze(1)
            chosen = numbers[picks.numpy()]
            masks = info["action_mask"]
            lost = ~masks[np.arange(GAMES), chosen]
            chosen[lost] = masks[lost].argmax(axis=1)
            observations, reward, terminated, truncated, info = env.step(chosen)
            done = terminated | truncated
            batch.append((seen, legal, picks, chances.log_prob(picks), value,
                          torch.from_numpy(reward.copy()), torch.from_numpy(done.copy())))  # fmt: skip
            recent += [float(outcome) for outcome in info["outcome"][done]] if done.any() else []
            seen, legal = look(observations, info["action_mask"])
        steps += GAMES * STEPS
        learn(batch, critic(seen).squeeze(1).detach(), distribution, critic, optimizer, progress)
        if len(recent) >= 500:
            games += len(recent)
            won = np.mean([(outcome + 1) / 2 for outcome in recent])
            curve.append(f"{(time.process_time() - start) / 60:.2f},{steps},{games},{won:.3f}")
            print(curve[-1], flush=True)
            recent.clear()

    with torch.no_grad():
        policy[-1].weight /= CALM
        policy[-1].bias /= CALM
    exported = dense_layers([parameter.detach().numpy() for parameter in policy.parameters()])
    Network(2, False, True, tuple(inputs), tuple(outputs), scales, exported).save(arguments.output)
    Path(arguments.curve).write_text("\n".join(curve) + "\n", encoding="utf-8")


def imitate(env, look, policy, outputs, numbers) -> None:
    """Teach the network to buy like its opponent, in positions that it gets into with some doubt about that."""
    teacher = make_bot(OPPONENT)
    optimizer = torch.optim.Adam(policy.parameters(), lr=1e-3)
    rng = np.random.default_rng(1)
    seen, legal = look(env.games.observations, env.games.masks)
    for _ in range(LESSONS):
        lesson = np.zeros(GAMES, np.int64)
        for i in range(GAMES):
            episode = env.games.batch.episode(i)
            decision = episode.pending
            allowed = np.flatnonzero(legal[i])
            lesson[i] = allowed[rng.integers(len(allowed))]
            if decision.purpose == "buy":
                answer = teacher.answer(episode.views[decision.seat], decision)
                lesson[i] = outputs.index(f"buy: {decision.options.name(answer[0])}" if answer else "done")
        wanted = DOUBT * legal / legal.sum(1, keepdim=True)
        wanted[torch.arange(GAMES), torch.from_numpy(lesson)] += 1 - DOUBT
        loss = -(wanted * torch.log_softmax(policy(seen).masked_fill(~legal, -1e9), 1).clamp(min=-50)).sum(1).mean()
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        astray = rng.random(GAMES) < DOUBT / 2
        lesson[astray] = [rng.choice(np.flatnonzero(legal[i])) for i in np.flatnonzero(astray)]
        observations, _, _, _, info = env.step(numbers[lesson])
        seen, legal = look(observations, info["action_mask"])


def learn(batch, last_value, distribution, critic, optimizer, progress) -> None:
    """One round of PPO with what was just played."""
    seen, legal, picks, old, values, rewards, done = (torch.stack(column) for column in zip(*batch, strict=True))
    advantages = torch.zeros_like(values)
    ahead, following = torch.zeros(GAMES), last_value
    for step in reversed(range(STEPS)):
        going = (~done[step]).float()
        error = rewards[step] + DISCOUNT * following * going - values[step]
        ahead = error + DISCOUNT * LAMBDA * going * ahead
        advantages[step], following = ahead, values[step]
    returns = (advantages + values).flatten()
    flat = [column.flatten(0, 1) for column in (seen, legal, picks, old, advantages)]
    seen, legal, picks, old, advantages = flat
    advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-8)
    matters = legal.sum(1) > 1
    for _ in range(EPOCHS):
        for rows in torch.randperm(len(returns)).split(MINIBATCH):
            chances = distribution(seen[rows], legal[rows])
            ratio = (chances.log_prob(picks[rows]) - old[rows]).exp()
            clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
            gain = torch.min(ratio * advantages[rows], clipped * advantages[rows])[matters[rows]].mean()
            entropy = chances.entropy()[matters[rows]].mean()
            miss = (critic(seen[rows]).squeeze(1) - returns[rows]).pow(2).mean()
            loss = -gain + 0.5 * miss - 0.02 * (1 - progress) * entropy
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_([p for group in optimizer.param_groups for p in group["params"]], 0.5)
            optimizer.step()


if __name__ == "__main__":
    main()
