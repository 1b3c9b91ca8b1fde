"""Bots that people write themselves, in Python files or installed packages."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from commands import TEN, Command
from folders import EXAMPLES

from fiefdom import Complaint, Record, Table, bot_names, lab, make_bot, recorded_bots
from fiefdom.testing import Misbehaviour, check_bot

PATIENT = EXAMPLES / "patient.py"
ASKED = """
class Asked:
    def answer(self, view, decision):
        return range(decision.least)
"""
NOTED = f"""
from pathlib import Path
{ASKED}

def make_bot(seed):
    with Path("made.txt").open("a") as made:
        print(seed, file=made)
    return Asked()
"""
CHANCE = """
from fiefdom.bots.bot import RandomBot

def make_bot(seed):
    return RandomBot(seed)
"""


@pytest.fixture
def patient(state: Path) -> str:
    """The example of the documentation, as a file in the folder where the command runs."""
    shutil.copy(PATIENT, "patient.py")
    return "patient.py"


def written(code: str, name: str = "mine.py") -> str:
    Path(name).write_text(code, encoding="utf-8")
    return name


OF_CARDS = """
from fiefdom.cards import ACTION, card
from fiefdom.cards.catalog import catalog

hamlet = card("Hamlet", cost=2, types=ACTION, cards=1, actions=2)

class Mayor:
    def answer(self, view, decision):
        assert hamlet in catalog.kinds
        return range(decision.least)
"""


# -- Contents of a file -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "code",
    [
        ASKED,
        f"from fiefdom import make_bot\nfrom fiefdom.bots.bot import RandomBot\n{ASKED}",
        f"{ASKED}\nclass Other(Asked):\n    pass\n\ndef make_bot(seed):\n    return Other()\n",
        "from __future__ import annotations\nfrom dataclasses import dataclass\n@dataclass\nclass Asked:\n"
        "    n: int = 0\n    def answer(self, view, decision):\n        return tuple(range(decision.least))\n",
    ],
    ids=["a class", "imports do not count", "a function says which", "a dataclass"],
)
@pytest.mark.usefixtures("state")
def test_a_bot_of_a_file_plays(code: str) -> None:
    table = Table(2, TEN.split(", "), bots={0: make_bot(written(code)), 1: make_bot("big-money")})
    assert table.result.winners == (1,)


@pytest.mark.usefixtures("state")
def test_a_function_is_given_the_seed() -> None:
    file = written(CHANCE)

    def answers(seed: int) -> str:
        return Table(2, "First Game", seed=1, first=0, bots={0: make_bot(file, seed)}).secret_record().text()

    assert len({answers(seed) for seed in range(10)}) > 1
    assert answers(3) == answers(3)


@pytest.mark.parametrize(
    ("code", "parts"),
    [
        ("x = 1", ["mine.py has no bot", "answer(self, view, decision)", "make_bot(seed)"]),
        ("from fiefdom.bots.bot import RandomBot\nfrom fiefdom import make_bot", ["mine.py has no bot"]),
        (f"{ASKED}\nclass Other(Asked):\n    pass\n", ["several bots", "Asked, Other", "make_bot(seed)"]),
        ("def make_bot(seed):\n    return 5", ["mine.py", "answer(view, decision)"]),
        ("def make_bot(seed):\n    return\\\n 1 / 0", ["mine.py, line 3: division by zero"]),
        ("def make_bot():\n    return 5", ["mine.py: ", "make_bot() takes 0"]),
        ("1 / 0", ["mine.py, line 1: division by zero"]),
        ("raise BaseException('gone')", ["mine.py, line 1: gone"]),
        ("def make_bot(seed):\n    raise SystemExit(3)", ["mine.py, line 2: SystemExit 3"]),
        (ASKED.replace("range(decision.least)", "exit()"), ["mine.py, line 4: SystemExit"]),
        (ASKED.replace("range(decision.least)", "(exit() for _ in [1])"), ["mine.py", "not allowed: <generator"]),
        ("raise KeyboardInterrupt", ["mine.py, line 1: KeyboardInterrupt"]),
        (ASKED.replace("range(decision.least)", "(_ for _ in ()).throw(KeyboardInterrupt)"), ["mine.py, line 4: Keyb"]),
        ("raise OSError('\\x1b[2J')", ["mine.py, line 1: ?[2J"]),
        ("def", ["mine.py, line 1", "not valid Python"]),
        (ASKED.replace("range(decision.least)", "view.nothing"), ["mine.py, line 4: ", "nothing"]),
        (ASKED.replace("range(decision.least)", "[99]"), ["mine.py", "not allowed: [99]", "Copper"]),
        (ASKED.replace("range(decision.least)", "None"), ["mine.py", "not allowed: None"]),
        (ASKED.replace("range(decision.least)", "['Copper']"), ["mine.py", "not allowed: ['Copper']"]),
    ],
)
@pytest.mark.parametrize("words", ["play --first 2 --bots", "simulate --games 600 --jobs 2 big-money"])
def test_what_is_wrong_is_told_in_one_line(fiefdom: Command, words: str, code: str, parts: list[str]) -> None:
    outcome = fiefdom(*words.split(), written(code))
    assert outcome.status == 2
    assert "turn 1" not in outcome.out
    assert outcome.err.count("\n") == 1
    assert [part for part in parts if part not in outcome.err] == []


def test_a_file_of_cards_and_bots_is_loaded_once(fiefdom: Command) -> None:
    mine = written(OF_CARDS)
    words = ("simulate", mine, "big-money", "--cards", mine, "--kingdom", "Hamlet", "-n", "4", "--jobs")
    outcome = fiefdom(*words, "2")
    assert (outcome.status, outcome.err) == (0, "")


def test_a_file_that_is_missing_or_no_python(fiefdom: Command) -> None:
    assert "no-such.py" in fiefdom("play", "--bots", "no-such.py").err
    assert "(.py)" in fiefdom("play", "--bots", "no-such-bot").err


def test_a_bot_that_fails_leaves_the_game_kept(fiefdom: Command, state: Path) -> None:
    file = written(ASKED.replace("range(decision.least)", "[99]"))
    outcome = fiefdom("play", "--bots", file, "--first", "1", typed="\n" * 20)
    assert outcome.status == 2
    assert "The game is saved as it was before" in outcome.err
    assert "(mine.py)" in next(state.rglob("*.txt")).read_text(encoding="utf-8")


# -- Games and matches --------------------------------------------------------------------------------


def test_it_plays_against_people(fiefdom: Command, patient: str) -> None:
    outcome = fiefdom("play", "--bots", f"{patient},{patient}", "--seed", "3", "--first", "2")
    assert "patient buys" in outcome.out or "patient: " in outcome.out
    assert "patient 2" in outcome.out


def test_it_plays_in_the_lab(fiefdom: Command, patient: str) -> None:
    assert "patient.py" in fiefdom("simulate", patient, "big-money", "-n", "20", "--jobs", "1").out
    assert "patient.py" in fiefdom("tournament", patient, "big-money", "-n", "20", "--jobs", "1").out
    assert fiefdom("improve", "smithy", patient, "-n", "8", "--rounds", "1", "--jobs", "1").status == 0


@pytest.mark.usefixtures("state")
def test_processes_play_it_alike(patient: str) -> None:
    one = lab.match(patient, "big-money", games=1200, jobs=1)
    assert lab.match(patient, "big-money", games=1200, jobs=2).counts == one.counts
    # It plays money without Duchies and Estates, which is about as good.
    assert 0.2 < one.standing(0)["wins"] / one.games < 0.5


@pytest.mark.usefixtures("state")
def test_it_is_made_anew_for_every_game() -> None:
    lab.match(written(NOTED), "big-money", games=20, jobs=1)
    made = Path("made.txt").read_text(encoding="utf-8").split()
    assert [made.count(str(seed)) for seed in range(1, 10)] == [2] * 9


# -- Installed packages -------------------------------------------------------------------------------


@pytest.mark.parametrize("target", ["shop", "shop:Asked", "shop:make"])
def test_installed_packages_offer_bots_by_an_entry_point(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, target: str
) -> None:
    module = f"shop_{abs(hash(target))}"
    (tmp_path / f"{module}.py").write_text(f"{ASKED}\ndef make(seed):\n    return Asked()\n", encoding="utf-8")
    info = tmp_path / "shop-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: shop\nVersion: 1\n", encoding="utf-8")
    entry = target.replace("shop", module, 1)
    (info / "entry_points.txt").write_text(f"[fiefdom.bots]\nshopper = {entry}\nbroken = {module}:no\n")
    assert "shopper" not in bot_names()
    monkeypatch.syspath_prepend(str(tmp_path))
    assert "shopper" in bot_names()
    table = Table(2, "First Game", bots={0: make_bot("shopper"), 1: make_bot("big-money")})
    assert table.result.winners == (1,)
    assert lab.match("shopper", "big-money", games=4, jobs=1).standing(0)["losses"] == 4
    assert list(recorded_bots(table.secret_record())) == [0, 1]
    with pytest.raises(Complaint) as complaint:
        make_bot("broken")
    assert complaint.value.key == "bots-package"


# -- Records ------------------------------------------------------------------------------------------


def test_a_saved_game_says_what_it_needs(fiefdom: Command, patient: str) -> None:
    saved = fiefdom("play", "--bots", patient, "--seed", "3", "--first", "1", typed="save game.txt\n")
    assert "fiefdom play --resume game.txt --bots patient.py" in saved.out
    assert "To resume it: fiefdom play --resume --bots patient.py" in saved.out
    assert "player: patient (patient.py)\n" in Path("game.txt").read_text(encoding="utf-8")
    # The file is there, but a record must not decide what code to run.
    refused = fiefdom("play", "--resume", "game.txt")
    assert refused.status == 2
    assert "game.txt, line 4: patient.py plays in this game" in refused.err
    assert "--bots patient.py" in refused.err
    resumed = fiefdom("play", "--resume", "game.txt", "--bots", f"../here/{patient}", typed="all\n\n")
    assert resumed.status == 0
    assert "patient" in resumed.out
    for other in ("strong", "other.py"):
        assert f"no {other} plays in this game" in fiefdom("play", "--resume", "game.txt", "--bots", other).err


@pytest.mark.usefixtures("state")
def test_a_record_is_gone_on_with_in_python(patient: str) -> None:
    table = Table(2, "First Game", first=0, bots={1: make_bot(patient)})
    record = Record.from_text(table.secret_record().text(), "game.txt")
    with pytest.raises(Complaint, match=r"patient\.py"):
        recorded_bots(record)
    again = Table.from_record(record, recorded_bots(record, own=[patient]))
    assert again.secret_record() == record


# -- Conformance checks -------------------------------------------------------------------------------


@pytest.mark.usefixtures("state")
def test_the_kit_checks_it(patient: str) -> None:
    check_bot(lambda seed: make_bot(patient, seed), games=5)
    file = written(ASKED.replace("range(decision.least)", "[99]"))
    with pytest.raises(Misbehaviour, match=r"mine\.py"):
        check_bot(lambda seed: make_bot(file, seed), games=1)


@pytest.mark.usefixtures("state")
def test_a_clone_has_a_bot_of_its_own() -> None:
    code = ASKED + "    def copy(self):\n        new = Asked()\n        new.of = self\n        return new\n"
    table = Table(2, "First Game", first=0, bots={1: make_bot(written(code))})
    assert table.clone().bots[1].bot.of is table.bots[1].bot
