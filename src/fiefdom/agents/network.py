"""A trained network as a file and as a bot: layers of weights in a NumPy archive, so that playing needs no PyTorch."""

from __future__ import annotations

import json
import zipfile
from collections.abc import Callable
from dataclasses import dataclass
from io import BytesIO
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from fiefdom.agents.answering import PLAY_ALL, Answering, Numbering
from fiefdom.agents.arrays import shared
from fiefdom.agents.batch import new_row
from fiefdom.agents.numbering import VERSION, action_names, numbering
from fiefdom.agents.writer import ObservationWriter
from fiefdom.engine.decision import Answer, Decision
from fiefdom.engine.rng import seeded
from fiefdom.errors import Complaint
from fiefdom.files import problem_of
from fiefdom.views.view import View

Weights = NDArray[np.float32]
FORMAT = "fiefdom-network-1"
# How finely chance is divided when an action is drawn.
CHANCES = 1 << 30


@dataclass(frozen=True)
class Network:
    """A network of dense layers, with the names of what goes in and what comes out.

    `inputs` are names of features, `scales` what they are divided by, `outputs` names of actions. All layers but the
    last are followed by tanh. The outputs are logits: a legal action is drawn by them or, if `is_greedy`, the one with
    the highest output is taken. With `plays_money`, Treasures that only give +$ are all played first.
    """

    players: int
    history: bool
    plays_money: bool
    inputs: tuple[str, ...]
    outputs: tuple[str, ...]
    scales: Weights
    layers: tuple[tuple[Weights, Weights], ...]
    is_greedy: bool = False

    def save(self, path: str) -> None:
        """Write it to a file that ends in .npz."""
        about = {
            "format": FORMAT,
            "version": VERSION,
            "players": self.players,
            "history": self.history,
            "plays_money": self.plays_money,
            "is_greedy": self.is_greedy,
            "inputs": self.inputs,
            "outputs": self.outputs,
        }
        arrays: dict[str, Any] = {
            f"layer{i}_{part}": array
            for i, layer in enumerate(self.layers)
            for part, array in zip("wb", layer, strict=True)
        }
        with Path(path).open("wb") as file:
            np.savez_compressed(file, about=np.array(json.dumps(about)), scales=self.scales, **arrays)

    @classmethod
    def load(cls, path: str) -> Network:
        try:
            with np.load(BytesIO(Path(path).read_bytes()), allow_pickle=False) as archive:
                about = json.loads(str(archive["about"]))
                if about["format"] != FORMAT or about["version"] != VERSION:
                    raise Complaint("network-version", file=path, version=VERSION)
                n = sum(name.endswith("_w") for name in archive.files)
                layers = tuple((archive[f"layer{i}_w"], archive[f"layer{i}_b"]) for i in range(n))
                scales = archive["scales"]
            network = cls(
                int(about["players"]),
                bool(about["history"]),
                bool(about["plays_money"]),
                tuple(about["inputs"]),
                tuple(about["outputs"]),
                scales,
                layers,
                bool(about.get("is_greedy", False)),
            )
            network.check()
            return network
        except Complaint:
            raise
        except FileNotFoundError:
            raise Complaint("file-missing", file=path) from None
        except OSError as problem:
            raise Complaint("file-unreadable", file=path, problem=problem_of(problem)) from problem
        except (ValueError, KeyError, TypeError, EOFError, zipfile.BadZipFile) as problem:
            raise Complaint("network-form", file=path) from problem

    def check(self) -> None:
        """Raise ValueError if its layers do not fit together or name something that is not there."""
        sizes = [len(self.inputs), *(len(bias) for _, bias in self.layers)]
        shapes = [weights.shape for weights, _ in self.layers]
        if not self.layers or shapes != list(pairwise(sizes)) or sizes[-1] != len(self.outputs):
            raise ValueError("the layers do not fit together")
        names = ObservationWriter(numbering(), self.players, self.history).names()
        if not set(self.inputs) <= set(names) or not set(self.outputs) <= set(action_names(numbering())):
            raise ValueError("there is no such feature or action")

    def values(self, row: NDArray[np.float32]) -> Weights:
        """The outputs for one observation, or for several."""
        for weights, bias in self.layers[:-1]:
            row = np.tanh(row @ weights + bias)
        weights, bias = self.layers[-1]
        values: Weights = row @ weights + bias
        return values


class NetworkBot:
    """A bot that answers as a network says, action by action."""

    # Observations are counted in the game itself, which is not there at a table on a server.
    needs_game = True

    def __init__(self, name: str, network: Network, seed: int = 0) -> None:
        self.name = name
        self.rng = seeded(seed)
        self.network = network
        self.numbering: Numbering = numbering()
        self.writer = ObservationWriter(self.numbering, network.players, network.history)
        places = {feature: place for place, feature in enumerate(self.writer.names())}
        self.inputs = np.array([places[feature] for feature in network.inputs])
        numbers = {action: number for number, action in enumerate(action_names(self.numbering))}
        # The output of each action, or -1 if the network has none for it.
        self.output_of = np.full(self.numbering.actions, -1)
        self.output_of[[numbers[action] for action in network.outputs]] = np.arange(len(network.outputs))
        self.answering = Answering(self.numbering)
        row, self.array = shared(new_row, self.writer.size, np.int16)
        self.observation = self.writer.observation(row, 0)

    def answer(self, view: View, decision: Decision) -> Answer:
        if view.players != self.network.players:
            raise Complaint("network-players", bot=self.name, n=self.network.players)
        self.answering.begin(decision, view)
        while True:
            answer = self.answering.take(self.choose(view, decision))
            if answer is not None:
                return answer

    def choose(self, view: View, decision: Decision) -> int:
        """A legal action that the network likes; the first one if it knows none of them."""
        legal = self.answering.legal_actions()
        if self.network.plays_money and self.answering.is_money():
            return PLAY_ALL
        outputs = self.output_of[legal]
        known = [action for action, output in zip(legal, outputs, strict=True) if output >= 0]
        if len(known) < 2:
            return known[0] if known else legal[0]
        self.writer.write(view, decision, self.answering, self.observation)
        row = self.array[self.inputs].astype(np.float32) / self.network.scales
        values = self.network.values(row)[self.output_of[known]]
        if self.network.is_greedy:
            return known[int(values.argmax())]
        chances = np.exp(values.astype(np.float64) - values.max()).cumsum()
        return known[int(np.searchsorted(chances, self.rng.below(CHANCES) / CHANCES * chances[-1], side="right"))]

    def copy(self) -> NetworkBot:
        """A copy for another table, which will answer as this one would."""
        new = NetworkBot(self.name, self.network)
        new.rng.become(self.rng)
        return new


def bots_of(path: str) -> Callable[[int], NetworkBot]:
    """Makes bots from a file, each with its seed."""
    network = Network.load(path)
    return lambda seed: NetworkBot(Path(path).name, network, seed)


def dense_layers(arrays: list[Any]) -> tuple[tuple[Weights, Weights], ...]:
    """Layers from weights and biases in turn, as `torch.nn.Sequential` lists its parameters (outputs by inputs)."""
    pairs = zip(arrays[::2], arrays[1::2], strict=True)
    return tuple((np.asarray(weights, np.float32).T.copy(), np.asarray(bias, np.float32)) for weights, bias in pairs)
