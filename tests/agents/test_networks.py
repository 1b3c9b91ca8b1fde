"""Networks as files and as bots, and the examples that train and search."""

from __future__ import annotations

import json
import runpy
import sys
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from commands import Command
from folders import EXAMPLES

from fiefdom import Table, make_bot
from fiefdom.agents import Network, NetworkBot, action_names, dense_layers, feature_names, fiefdom_v0, numbering
from fiefdom.agents.extras import check_installed
from fiefdom.bots.bot import RandomBot
from fiefdom.bots.own_bots import BotFailed
from fiefdom.cli.main import main
from fiefdom.errors import Complaint


def network(loves: str = "buy: Silver", players: int = 2, **changes: Any) -> Network:
    """A network of two layers that likes one action, and all others a little, in order."""
    outputs = tuple(name for name in action_names(numbering()) if name.startswith(("buy: ", "play: ", "done")))
    weights = np.zeros((3, 4), np.float32), np.ones(4, np.float32)
    values = np.linspace(0, -1, len(outputs), dtype=np.float32)
    values[outputs.index(loves)] = 5
    layers = (weights, (np.zeros((4, len(outputs)), np.float32), values))
    inputs = ("me: coins", "me: buys", "me: hand: Copper")
    parts: dict[str, Any] = {
        "players": players,
        "history": False,
        "plays_money": True,
        "inputs": inputs,
        "outputs": outputs,
    }
    return Network(**(parts | {"scales": np.ones(3, np.float32), "layers": layers} | changes))


def saved(tmp_path: Path, **changes: Any) -> str:
    path = str(tmp_path / "trained.npz")
    network(**changes).save(path)
    return path


def test_a_file_is_read_as_it_was_written(tmp_path: Path) -> None:
    one, other = network(), Network.load(saved(tmp_path))
    assert (one.inputs, one.outputs, one.players, one.plays_money) == (
        other.inputs, other.outputs, other.players, other.plays_money,
    )  # fmt: skip
    row = np.array([3, 1, 2], np.float32)
    assert np.array_equal(one.values(row), other.values(row))


def test_a_network_sits_at_a_table(tmp_path: Path) -> None:
    """It loves Silver, so it buys some as soon as it can; everything else it does is legal."""
    for kingdom in ("First Game", "High Seas", "Deconstruction"):
        bot = make_bot(saved(tmp_path))
        table = Table(2, kingdom, 3, bots={0: bot, 1: RandomBot(1)}, checked=True)
        bought = [event for event in table.secret_events() if event.name == "buy" and event.seat == 0]
        assert table.is_over
        assert any(event.cards == ("Silver",) for event in bought)


def test_the_lab_and_records_know_networks(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = saved(tmp_path)
    assert main(["simulate", path, "big-money", "--games", "20", "--kingdom", "First Game", "--jobs", "1"]) == 0
    assert "trained.npz" in capsys.readouterr().out
    table = Table(2, "First Game", 3, bots={0: make_bot(path)})
    assert table.secret_record().bots == {0: "trained.npz"}


@pytest.mark.parametrize("text", [b"", b"no archive", b"PK\x03\x04broken"])
def test_a_file_that_is_something_else_is_refused(tmp_path: Path, text: bytes) -> None:
    path = tmp_path / "other.npz"
    path.write_bytes(text)
    with pytest.raises(Complaint, match="is not a network"):
        make_bot(str(path))


def test_what_does_not_fit_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Complaint, match="There is no file"):
        make_bot(str(tmp_path / "nowhere.npz"))
    for changes in ({"inputs": ("me: luck",) * 3}, {"outputs": ("done",)}, {"layers": ()}):
        with pytest.raises(Complaint, match="is not a network"):
            Network.load(saved(tmp_path, **changes))
    with pytest.raises(BotFailed, match="2 players"):
        Table(3, "First Game", 1, bots=dict.fromkeys(range(3), make_bot(saved(tmp_path))))


def test_a_network_of_another_version_is_refused(tmp_path: Path) -> None:
    path = saved(tmp_path)
    with np.load(path) as archive:
        arrays = dict(archive)
    about = json.loads(str(arrays.pop("about"))) | {"version": 99}
    np.savez(path, about=np.array(json.dumps(about)), **arrays)
    with pytest.raises(Complaint, match="version 0"):
        Network.load(path)


def test_layers_are_turned_round() -> None:
    [(weights, bias)] = dense_layers([np.arange(6).reshape(2, 3), np.zeros(2)])
    assert weights.shape == (3, 2)
    assert weights[2, 0] == 2
    assert bias.dtype == np.float32


def test_the_bot_knows_what_it_knows_nothing_of() -> None:
    bot = NetworkBot("blank", network(outputs=("done",), layers=((np.zeros((3, 1)), np.zeros(1)),)))
    table = Table(2, "First Game", 1, bots={0: bot, 1: RandomBot(2)})
    assert table.is_over
    assert len(feature_names()) == bot.writer.size


def test_what_is_missing_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fiefdom.agents.extras.find_spec", lambda name: None if name == "gymnasium" else name)
    with pytest.raises(ImportError, match=r"needs gymnasium\. To install it: .*\[agents\]"):
        check_installed()


# -- Examples ---------------------------------------------------------------------------------------------


def run_example(name: str, *arguments: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", [name, *arguments])
    runpy.run_path(str(EXAMPLES / name), run_name="__main__")


def test_the_search_looks_ahead_without_changing_the_game() -> None:
    assert len((EXAMPLES / "ismcts.py").read_text(encoding="utf-8").splitlines()) <= 150
    search = runpy.run_path(str(EXAMPLES / "ismcts.py"))["search"]
    env = fiefdom_v0.raw_env(kingdom="First Game")
    env.reset(seed=1)
    before = env.observe(env.agent_selection)
    for _ in range(4):
        action = search(env, 6, Random(1))
        assert before["action_mask"][action]
        assert np.array_equal(env.observe(env.agent_selection)["observation"], before["observation"])
        env.step(action)
        before = env.observe(env.agent_selection)


def test_the_search_runs_as_a_program(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("fiefdom.agents.dealer.Dealer.max_turns", 3, raising=False)
    run_example("ismcts.py", "--looks", "1", "--games", "1", monkeypatch=monkeypatch)
    assert "the search gets" in capsys.readouterr().out


@pytest.mark.filterwarnings("default")
def test_the_training_example_trains(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("torch", reason="PyTorch is not installed: make torch")
    output, curve = str(tmp_path / "t.npz"), tmp_path / "curve.csv"
    run_example("train_ppo.py", "--steps", "9000", "--output", output, "--curve", str(curve), monkeypatch=monkeypatch)
    assert curve.read_text(encoding="utf-8").startswith("cpu_minutes,steps,games,won")
    assert Table(2, "First Game", 1, bots={0: make_bot(output), 1: RandomBot(1)}).is_over


@pytest.mark.filterwarnings("default")
def test_the_sb3_example_trains(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("sb3_contrib", reason="sb3-contrib is not installed: make torch")
    run_example("train_sb3.py", "--steps", "128", "--output", str(tmp_path / "t.zip"), monkeypatch=monkeypatch)
    assert (tmp_path / "t.zip").exists()


@pytest.mark.filterwarnings("default")
def test_the_torchrl_example_trains(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("torchrl", reason="TorchRL is not installed: make torch")
    run_example("train_torchrl.py", "--games", "1", "--output", str(tmp_path / "t.pt"), monkeypatch=monkeypatch)
    assert (tmp_path / "t.pt").exists()


@pytest.mark.filterwarnings("default")
def test_the_rllib_example_trains(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("ray.rllib", reason="RLlib wants an older Gymnasium: see docs/examples/train_rllib.py")
    run_example("train_rllib.py", "--rounds", "1", "--batch", "200", monkeypatch=monkeypatch)
    assert "round 1: " in capsys.readouterr().out


def test_a_network_says_that_it_cannot_play_far_away(tmp_path: Path, fiefdom: Command) -> None:
    """Pictures of a server do not have all that is counted for it: it would play on what it does not see."""
    done = fiefdom("join", "http://127.0.0.1:1/table/some", "--bot", saved(tmp_path))
    assert done.status == 2
    assert "trained.npz cannot play on a server yet" in done.err
    assert len(done.err.splitlines()) == 1
