"""Better versions of one strategy."""

from __future__ import annotations

import pickle
from itertools import pairwise
from pathlib import Path

import pytest

from fiefdom import lab
from fiefdom.bots.plan import Line, Plan, read_plan, read_rule
from fiefdom.bots.shipped import shipped
from fiefdom.cards.kingdoms import kinds_named
from fiefdom.engine.rng import seeded
from fiefdom.roster import NamedBot
from fiefdom.search.duels import Duel, play_duel
from fiefdom.search.improve import Improver
from fiefdom.search.races import Races
from fiefdom.search.variation import adjusted, mutations

KINGDOM = tuple(kind.name for kind in kinds_named("First Game"))
MONEY = shipped()["big-money-ultimate"]
ENGINE = Plan(
    "mine",
    tuple(map(read_rule, ("Province", "Market if count(Market) < 9", "Smithy", "Village if turn > 4", "Silver"))),
    author="Ann",
    beats_money=12,
)


def improver(plan: Plan, seed: int = 0) -> Improver:
    return Improver(plan, Races(KINGDOM, 2, [MONEY], seed), seed, 20)


def test_a_strategy_is_improved_with_its_own_cards_and_keeps_its_name() -> None:
    better = improver(ENGINE)
    assert list(better.rounds(4)) == [1, 2, 3, 4]
    best = better.best
    assert best.lines != ENGINE.lines
    assert {line.card for line in best.lines} <= {"Province", "Duchy", "Estate", "Gold", "Silver"} | {
        kind.name for kind in ENGINE.needs()
    }
    assert (best.name, best.author, best.beats_money) == ("mine", "Ann", None)
    before, after = (play_duel(Duel(plan, MONEY, KINGDOM, 2, range(9_000, 9_100))).points for plan in (ENGINE, best))
    assert after > before + 20


def test_only_a_better_version_takes_the_place_of_the_best(monkeypatch: pytest.MonkeyPatch) -> None:
    better = improver(ENGINE)
    monkeypatch.setattr(better.races, "better", lambda *_: None)
    list(better.rounds(3))
    assert better.best is ENGINE


def test_every_rule_of_a_new_best_version_is_changed_before_anything_changes_at_random(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The second round is won by a version, and the others by nobody."""
    better = improver(ENGINE)
    tried: list[list[Plan]] = []

    def race(_best: Plan, children: list[Plan], *_: int) -> Plan | None:
        tried.append(children)
        return children[0] if len(tried) == 2 else None

    monkeypatch.setattr(better.races, "better", race)
    list(better.rounds(4))
    assert [len(children) > 16 for children in tried] == [True, False, True, False]
    assert better.tried == sum(map(len, tried))


def test_a_strategy_of_plain_money_has_other_versions() -> None:
    plan = Plan("plain", tuple(map(read_rule, ("Province if money > 15", "Gold", "Silver"))))
    rng = seeded(1)
    found = [child.lines for _ in range(10) for child in mutations([plan], [plan], [], rng)]
    assert len(set(found)) > 20
    assert all(line.card in ("Province", "Duchy", "Estate", "Gold", "Silver") for lines in found for line in lines)


def test_the_name_of_a_group_is_no_number_to_change() -> None:
    plan = read_plan(
        'name = "x"\ngroups = { pair2 = "Moat" }\nrules = """\nGold if count(pair2) > 3\nSilver\n"""\n', "x"
    )
    rng = seeded(2)
    for lines in (adjusted(plan, rng) for _ in range(50)):
        assert any("count(pair2) > " in line.condition for line in lines)


def test_the_same_seed_improves_in_the_same_way_with_any_number_of_processes() -> None:
    found = [lab.improve("smithy", "militia", "random", rounds=2, games=40, seed=2, jobs=jobs) for jobs in (1, 2)]
    assert found[0] == found[1]


def test_rounds_meet_no_seed_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds: list[range] = []
    better = improver(ENGINE)
    fresh = better.races.fresh_seeds

    def noted(n: int) -> range:
        seeds.append(fresh(n))
        return seeds[-1]

    monkeypatch.setattr(better.races, "fresh_seeds", noted)
    list(better.rounds(2))
    assert all(one.stop == other.start for one, other in pairwise(seeds))


def test_a_bot_is_a_guest_in_duels_by_its_name_alone(tmp_path: Path) -> None:
    file = tmp_path / "lazy.py"
    file.write_text("class Lazy:\n    def answer(self, view, decision):\n        return range(decision.least)\n")
    duel = Duel(Plan("p", (Line("Gold"), Line("Silver"))), NamedBot(str(file)), KINGDOM, 2, range(3))
    earned = play_duel(duel)
    assert earned == play_duel(pickle.loads(pickle.dumps(duel)))
    assert earned.points == 3
