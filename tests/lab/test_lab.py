"""The lab: matches with their statistics, tournaments, improvements, and the opponents for people."""

import json
import os
import pickle
import subprocess
import sys
from ast import literal_eval
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from commands import Command
from optional import needs
from sockets import SOCKETS

from fiefdom import Complaint, catalog, choose_kingdom, lab, make_setup
from fiefdom.bots.plan import read_plan
from fiefdom.bots.shipped import shipped
from fiefdom.bots.strategy import Strategy
from fiefdom.bots.tally import Tally
from fiefdom.lab.statistics import interval, interval_of_seeds
from fiefdom.lab.workers import Crew
from fiefdom.locale.speaker import speaker
from fiefdom.search.duels import Duel
from fiefdom.search.races import Races


def shares(outcome: lab.Outcome, strategy: int) -> tuple[float, float, float]:
    row = outcome.standing(strategy)
    return tuple(100 * row[key] / row["games"] for key in ("wins", "shared", "losses"))


@pytest.mark.parametrize(
    ("one", "other", "seats", "wins", "losses", "shared"),
    [
        ("big-money", "big-money", "fixed", 24, 43, 33),
        ("big-money-ultimate", "big-money-ultimate", "rotate", 46, 45, 9),
        ("smithy", "big-money-ultimate", "rotate", 72, 22, 6),
    ],
)
def test_figures_of_other_simulators(one: str, other: str, seats: str, wins: int, losses: int, shared: int) -> None:
    outcome = lab.match(one, other, games=6000, seats=seats)
    assert shares(outcome, 0) == pytest.approx((wins, shared, losses), abs=3)


def test_big_money_alone_has_its_fourth_province_at_turn_16_8() -> None:
    outcome = lab.match("big-money", games=3000)
    assert outcome.provinces(0)[4]["mean_turn"] == pytest.approx(16.8, abs=0.15)
    assert 25 < outcome.data()["turns_mean"] < 27


def test_every_seed_is_played_in_all_seat_orders() -> None:
    outcome = lab.match("smithy", "big-money", "big-money-ultimate", games=30)
    assert outcome.games == 30
    for strategy in range(3):
        assert [outcome.standing(strategy, seat)["games"] for seat in range(3)] == [10, 10, 10]


def test_nobody_ends_a_lost_game_so_big_money_takes_longer() -> None:
    """About 20.3 turns, as in other simulators; by its rules alone it would be 19.1."""
    outcome = lab.match("big-money-ultimate", "big-money-ultimate", games=6000)
    assert outcome.data()["turns_mean"] == pytest.approx(20.3, abs=0.3)


def test_a_strategy_against_itself_is_even_in_all_seat_orders() -> None:
    outcome = lab.match("smithy", "smithy", games=200)
    assert outcome.standing(0)["wins"] == outcome.standing(1)["wins"]


@pytest.mark.parametrize("jobs", [2, 3])
def test_the_result_does_not_depend_on_the_number_of_processes(jobs: int) -> None:
    one = lab.match("smithy", "random", games=900, seed=7, jobs=1, kingdom="First Game")
    several = lab.match("smithy", "random", games=900, seed=7, jobs=jobs, kingdom="First Game")
    assert one.counts == several.counts


def test_other_seeds_are_other_games() -> None:
    assert (
        lab.match("smithy", "big-money", games=100).counts
        != lab.match("smithy", "big-money", games=100, seed=50).counts
    )


def test_a_cluster_that_does_not_answer_is_told_at_once() -> None:
    needs("ray")
    with pytest.raises(Complaint) as complaint:
        lab.match("smithy", "big-money", games=600, cluster="127.0.0.1:1")
    assert complaint.value.key == "cluster-unreachable"


def test_a_cluster_that_cannot_be_started_is_told_with_its_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    def init(**_: object) -> None:
        raise Exception("The current node timed out during startup.\nMore about that.")

    monkeypatch.setitem(sys.modules, "ray", SimpleNamespace(is_initialized=lambda: False, init=init))
    with pytest.raises(Complaint) as complaint:
        lab.match("smithy", "big-money", games=600, cluster="local")
    assert complaint.value.key == "cluster-unstarted"
    assert speaker("en").say_complaint(complaint.value) == (
        "Ray could not be started: The current node timed out during startup."
    )


@pytest.mark.parametrize(
    ("raised", "address", "key"),
    [
        (ValueError("no such folder"), "local", "cluster-unstarted"),
        (ValueError("Malformed address"), "auto", "cluster-unreachable"),
        (ConnectionError("Could not find any running Ray instance."), "auto", "cluster-unreachable"),
        (Exception(), "local", "cluster-unstarted"),
    ],
)
def test_whatever_keeps_ray_from_starting_is_one_line(
    raised: Exception, address: str, key: str, monkeypatch: pytest.MonkeyPatch, fiefdom: Command
) -> None:
    def init(**_: object) -> None:
        raise raised

    monkeypatch.setitem(sys.modules, "ray", SimpleNamespace(is_initialized=lambda: False, init=init))
    done = fiefdom("simulate", "smithy", "big-money", "--games", "600", "--cluster", address)
    assert done.status == 2
    problem = str(raised) or "Exception"
    assert done.err == f"fiefdom: {speaker('en').say_complaint(Complaint(key, problem=problem, address=address))}\n"


@pytest.mark.parametrize("lost", ["RayError", "ConnectionError"])
def test_a_cluster_that_fails_in_the_middle_is_told(lost: str, monkeypatch: pytest.MonkeyPatch) -> None:
    class RayError(Exception):
        pass

    class RayTaskError(RayError):
        pass

    def get(_: object) -> None:
        raise {"RayError": RayError, "ConnectionError": ConnectionError}[lost]("\nThe node died.\nTrace.")

    ray = SimpleNamespace(
        is_initialized=lambda: True,
        cluster_resources=lambda: {"CPU": 2.0},
        remote=lambda _work: SimpleNamespace(remote=lambda _piece: None),
        get=get,
        exceptions=SimpleNamespace(RayError=RayError, RayTaskError=RayTaskError),
    )
    monkeypatch.setitem(sys.modules, "ray", ray)
    with pytest.raises(Complaint) as complaint:
        lab.match("smithy", "big-money", games=600, cluster="local")
    assert speaker("en").say_complaint(complaint.value) == "The cluster failed: The node died."


@pytest.mark.long
def test_on_a_cluster_the_result_is_the_same() -> None:
    """With a real Ray, on this machine; in a process of its own, because Ray leaves its mark on one."""
    needs("ray")
    here = lab.match("smithy", "big-money", games=600, jobs=1)
    code = 'from fiefdom import lab; print(lab.match("smithy", "big-money", games=600, cluster="local").counts)'
    for _ in range(5):
        environment = os.environ | {"RAY_TMPDIR": SOCKETS}
        there = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=environment)
        # It gives up if it has not begun within half a minute, as on a busy machine.
        if "timed out during startup" not in there.stderr:
            break
    assert there.returncode == 0, there.stderr
    assert here.counts == literal_eval(there.stdout)


def test_rows_are_ready_for_a_table_of_data() -> None:
    rows = lab.match("smithy", "big-money", games=40).rows()
    assert {tuple(row) for row in rows} == {("strategy", "turn", "games", "score", "money", "provinces")}
    [first] = [row for row in rows if (row["strategy"], row["turn"]) == ("smithy", 1)]
    assert first["money"] > 7
    assert first["score"] == 3


def test_at_fixed_seats_the_other_seats_have_no_games() -> None:
    data = lab.match("smithy", "big-money", games=20, seats="fixed").data()
    assert [row["games"] for row in data["strategies"][0]["by_seat"]] == [20, 0]


def test_a_game_that_was_stopped_has_not_ended_by_piles() -> None:
    """Nobody buys anything, so it would go on for ever."""
    kingdom = choose_kingdom("First Game", 0)
    tally = Tally(2, len(catalog.kinds))
    tally.play(make_setup(2, kingdom), [Strategy("idle", [])] * 2, [0, 1], 1)
    assert (tally.games, tally.stopped, tally.by_piles) == (1, 1, 0)


def test_what_a_match_tells_adds_up() -> None:
    data = lab.match("smithy", "big-money", games=300).data()
    one, other = data["strategies"]
    assert one["wins"] == other["losses"]
    assert one["wins"] + one["shared"] + one["losses"] == data["games"] == 300
    assert data["ended_by_provinces"] + data["ended_by_piles"] + data["stopped"] == 300
    assert one["interval"][0] < one["wins"] / 300 < one["interval"][1]
    assert sum(row["wins"] for row in one["by_seat"]) == one["wins"]
    assert sum(data["lengths"].values()) == 300
    assert sum(one["scores"].values()) == 300
    assert one["bought"]["Smithy"]["per_game"] > 0.5
    assert sum(one["bought"]["Silver"]["by_turn"]) == pytest.approx(one["bought"]["Silver"]["per_game"])
    json.dumps(data)


def test_a_game_that_nobody_ends_is_stopped(tmp_path: Path) -> None:
    file = tmp_path / "idle.toml"
    file.write_text('name = "idle"\nrules = "Curse if turn > 1000"\n', encoding="utf-8")
    assert lab.match(str(file), str(file), games=2).data()["stopped"] == 2


def test_work_elsewhere_needs_no_strategy_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The file is gone when a process starts the work, as it would be on another machine."""
    file = tmp_path / "mine.toml"
    text = 'name = "mine"\nrules = """\nProvince\nGold\nSmithy if count(Smithy) < 1\nSilver\n"""\n'
    for name, work in (("fiefdom.lab.match", "play_piece"), ("fiefdom.lab.lots", "play_here")):
        module = import_module(name)
        do = getattr(module, work)

        def elsewhere(piece: Any, do: Any = do) -> Any:
            file.unlink(missing_ok=True)
            return do(pickle.loads(pickle.dumps(piece)))

        monkeypatch.setattr(module, work, elsewhere)
    file.write_text(text, encoding="utf-8")
    assert lab.match(str(file), "big-money", games=20, jobs=1).counts["bought"]
    file.write_text(text, encoding="utf-8")
    assert lab.improve("smithy", str(file), "random", rounds=1, games=8, jobs=1).games


def test_games_of_a_seed_that_go_alike_tell_less() -> None:
    """Sixty games won in ten seeds of twelve games: half of each seed, or all games of five seeds."""
    assert interval_of_seeds(60, 120, 10 * 6**2, 10) == pytest.approx(interval(60, 120))
    low, high = interval_of_seeds(60, 120, 5 * 12**2, 10)
    assert high - low > 3 * (interval(60, 120)[1] - interval(60, 120)[0])
    assert interval_of_seeds(60, 120, 60, 120) == interval(60, 120)
    assert interval_of_seeds(0, 120, 0, 10) == interval(0, 120)
    assert interval_of_seeds(0, 0, 0, 10) == interval(0, 0)
    low, high = interval_of_seeds(300, 720, 300**2, 1)
    assert high - low > 0.7


def test_an_interval_is_wilsons() -> None:
    assert interval(50, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert interval(0, 10)[0] == 0
    assert interval(0, 0) == (0, 1)


@pytest.mark.parametrize(
    ("options", "key"),
    [
        ({"games": 0}, "lab-games"),
        ({"seats": "round"}, "lab-seats"),
        ({"kingdom": "Nowhere"}, "unknown-kingdom-at-all"),
    ],
)
def test_what_cannot_be_is_refused(options: dict[str, object], key: str) -> None:
    with pytest.raises(Complaint) as complaint:
        lab.match("big-money", "smithy", **options)  # type: ignore[arg-type]
    assert complaint.value.key == key


def test_a_tournament_ranks_and_tells_who_beats_whom() -> None:
    held = lab.tournament("big-money", "big-money-ultimate", "smithy", games=200)
    assert [name for name, _, _ in held.ranking()] == ["smithy", "big-money-ultimate", "big-money"]
    assert held.share("smithy", "big-money") > 0.8
    assert held.share("smithy", "big-money") + held.share("big-money", "smithy") == pytest.approx(1)
    assert held.matches[0].standing(0)["shared"] > 0
    assert held.share("big-money", "big-money-ultimate") + held.share(
        "big-money-ultimate", "big-money"
    ) == pytest.approx(1)


def test_an_improvement_is_measured_on_fresh_seeds(tmp_path: Path) -> None:
    file = tmp_path / "slow.toml"
    file.write_text('name = "slow"\nrules = """\nProvince if money > 40\nGold\nSilver\n"""\n', encoding="utf-8")
    found = lab.improve(str(file), "big-money", rounds=12, games=120, seed=3)
    assert found.points_after > found.points_before
    assert found.after.lines != found.before.lines
    assert found.games == 600


def test_no_game_of_the_search_is_in_the_measurement(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever was chosen because it was lucky there would be lucky again."""
    played: list[range] = []
    duels = Races.duels

    def noted(races: Races, pairs: Any, seeds: range) -> list[Duel]:
        played.append(seeds)
        return duels(races, pairs, seeds)

    monkeypatch.setattr(Races, "duels", noted)
    lab.improve("smithy", "big-money", rounds=2, games=8, jobs=1)
    assert set(played[0]).isdisjoint(played[-1])


def test_nothing_is_measured_after_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise, a card that never ends would make the user wait once more."""
    begun: list[int] = []

    def fail(_: object, __: object, pieces: list[object]) -> None:
        begun.append(len(pieces))
        raise Complaint("worker-lost")

    monkeypatch.setattr(Crew, "results", fail)
    with pytest.raises(Complaint):
        lab.improve("smithy", "big-money", rounds=2, games=20, jobs=1)
    assert len(begun) == 1


def test_an_improvement_of_ours_is_written_in_the_language(fiefdom: Command, tmp_path: Path) -> None:
    file = tmp_path / "better.toml"
    words = ["smithy", "big-money", "-n", "40", "--rounds", "1", "--jobs", "1", "--output", str(file)]
    out = fiefdom("improve", *words, "--lang", "pl").out
    assert f"Zapisano: {file}" in out
    assert "Big Money z" in file.read_text(encoding="utf-8")


def test_a_plan_keeps_how_it_did_and_no_nonsense() -> None:
    plan = replace(shipped()["smithy"], beats_money=72)
    assert read_plan(plan.text(), "smithy.toml") == plan
    for wrong in ("101", "-1", "true", '"72"', "7.2"):
        with pytest.raises(Complaint) as complaint:
            read_plan(plan.text().replace("= 72", f"= {wrong}"), "smithy.toml")
        assert complaint.value.key == "strategy-percent"


@pytest.mark.parametrize("name", ["fair", pytest.param("strong", marks=pytest.mark.long)])
def test_easy_is_beaten(name: str) -> None:
    assert shares(lab.match(name, "easy", games=80, kingdom="First Game"), 0)[0] > 60


def test_strong_beats_fair_where_there_is_something_better_than_its_plan() -> None:
    """Fair plays money with one Action, and ignores Gardens."""
    kingdom = [
        "Gardens",
        "Workshop",
        "Ironworks",
        "Village",
        "Moat",
        "Cellar",
        "Chancellor",
        "Woodcutter",
        "Feast",
        "Spy",
    ]
    assert shares(lab.match("strong", "fair", games=200, kingdom=kingdom), 0)[0] > 60
