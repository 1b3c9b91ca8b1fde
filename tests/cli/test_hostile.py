"""Whatever input the command gets, it neither crashes nor hangs: broken inputs from seeds, and some by hand."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from amounts import IS_FULL, today
from commands import OWN_CARD, RECORD, SCENARIO, TEN, Command, is_refused, run_apart
from hostile import CHUNK, failures
from patience import ENOUGH

from fiefdom.cards import blame
from fiefdom.locale.speaker import LONGEST_GIVEN, LONGEST_TEXT, speaker

INPUTS, EVERYDAY, OF = 1000, 200, 10_000
STRATEGY = 'name = "bells"\nkingdom = "Bell Tower"\nrules = "Bell Tower"\n'
ESCAPE = "\x1b[2J"


@pytest.mark.parametrize("part", range(0, INPUTS if IS_FULL else EVERYDAY, CHUNK))
def test_broken_inputs_are_borne(part: int) -> None:
    first = today(EVERYDAY, OF) + part
    assert failures(range(first, first + CHUNK)) == []


# -- Output -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("length", [299, 2_499, 2_500, 100_000])
def test_a_long_text_is_shortened_where_it_is_shown(fiefdom: Command, length: int) -> None:
    outcome = fiefdom("cards", "x" * length)
    is_refused(outcome)
    assert outcome.err.count("x") == min(length, LONGEST_GIVEN - 1)


def test_what_is_no_mistake_is_shown_longer() -> None:
    say = speaker("en")
    assert len(say.say("play-in-play", cards="x" * 10_000)) < LONGEST_TEXT + 50
    assert "x" * 1_900 in say.say("play-in-play", cards="x" * 1_900)


@pytest.mark.parametrize("sign", ["\x1b", "\x07", "\x9b", "\r", "\u202e", "\u2028"])
def test_no_sign_that_a_terminal_obeys_is_shown(fiefdom: Command, sign: str) -> None:
    own = (
        f'from fiefdom.cards import ACTION, card\n\ntower = card("Tower", cost=2, types=ACTION, text={f"a{sign}b"!r})\n'
    )
    Path("own.py").write_text(own)
    Path("game.txt").write_text(RECORD.replace("Bob", f"B{sign}b").replace("\r", "\x0b"))
    Path("one.toml").write_text(SCENARIO.replace("A Village", f"A\\u{ord(sign):04x}Village"))
    shown = [
        fiefdom("cards", "Tower", "--cards", "own.py"),
        fiefdom("cards", f"Tow{sign}er"),
        fiefdom("replay", "game.txt"),
        fiefdom("replay", f"no{sign}file"),
        fiefdom("scenario", "one.toml"),
        fiefdom("play", "--players", f"A{sign}b,Bob"),
        fiefdom("play", "--seed", "58", "--kingdom", TEN, typed=f"{sign}x\n"),
    ]
    assert not [outcome for outcome in shown if sign in outcome.out + outcome.err]


# -- Size limits ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "words",
    [["replay"], ["scenario"], ["strategies", "--import"], ["play", "--resume"], ["simulate", "big-money", "--cards"]],
)
def test_a_file_that_is_too_large_is_refused(fiefdom: Command, words: list[str]) -> None:
    Path("large.py").write_text("#" * 1_000_001)
    is_refused(fiefdom(*words, "large.py"), "large.py", "1,000,000")


def test_a_file_without_end_is_refused(fiefdom: Command) -> None:
    is_refused(fiefdom("replay", "/dev/zero"), "/dev/zero")
    is_refused(fiefdom("replay", "~nouser/x"), "~nouser/x")


@pytest.mark.parametrize(
    ("rules", "parts"),
    [
        ("Gold if " + "1 + " * 200_000 + "1", ["column 2018", "1000"]),
        ("Gold if money > " + "9" * 400, ["column 26", "9 digits"]),
        ("Gold" + " " * 100_000 + "x", ["no card"]),
        ("\\n".join(["Gold"] * 20_000), ["1000", "20,000"]),
    ],
)
def test_a_strategy_that_is_too_long_is_refused(fiefdom: Command, rules: str, parts: list[str]) -> None:
    Path("mine.toml").write_text(f'name = "x"\nrules = "{rules}"\n')
    is_refused(fiefdom("simulate", "mine.toml", "big-money"), "mine.toml", *parts)


def test_a_key_with_many_parts_is_refused_at_once(fiefdom: Command) -> None:
    Path("mine.toml").write_text(".".join(["a"] * 400_000) + " = 1\n")
    is_refused(fiefdom("simulate", "mine.toml", "big-money"), "mine.toml", "line 1")


def test_a_condition_as_long_as_may_be_is_played(fiefdom: Command) -> None:
    Path("mine.toml").write_text('name = "x"\nrules = "Gold if ' + "1 + " * 498 + '1"\n')
    assert fiefdom("simulate", "mine.toml", "big-money", "-n", "2", "--jobs", "1").status == 0


@pytest.mark.parametrize(
    "line",
    [
        "seat1.coins = 1000000000000000000000",
        "supply.Copper = 1000000000",
        "embargo.Silver = 1000000000",
        "supply.Copper = 10000\nsupply.Silver = 1",
        'seat1.hand = "' + "999 Copper, " * 11 + '"',
        'seat1.hand = "' + "999 Copper, " * 10 + '"\nseat2.hand = "99 Copper"',
    ],
)
def test_a_position_that_is_too_large_is_refused(fiefdom: Command, line: str) -> None:
    Path("one.toml").write_text(SCENARIO.replace('seat1.hand = "Village"', line))
    is_refused(fiefdom("scenario", "one.toml"), "one.toml", "A Village")


@pytest.mark.parametrize(
    "words",
    [
        ["simulate", "big-money", "big-money", "-n", "1000000000000"],
        ["simulate", "big-money", "big-money", "-n", "0"],
        ["simulate", "big-money", "big-money", "--jobs", "0"],
        ["simulate", "big-money", "big-money", "--seed", "9" * 5000],
        ["simulate", *["big-money"] * 12],
        ["improve", "big-money", "--rounds", "-1"],
        ["play", "--seed", "9" * 5000],
        ["play", "--seed=--"],
        ["play", "--first", "9" * 19],
        ["play", "--players", "x," * 50_000],
        ["play", "--bots", "random," * 15_000],
        ["play", "--box", "dominion" + " " * 100_000 + "x"],
    ],
)
def test_a_number_out_of_range_is_refused(fiefdom: Command, words: list[str]) -> None:
    is_refused(fiefdom(*words))


@pytest.mark.parametrize(
    "text", ["nothing of ours\n" * 200, "<a><b/></a>", "<buy", '<?xml encoding="utf-7"?><a/>', "e-x@1"]
)
def test_an_import_of_something_else_is_refused(fiefdom: Command, text: str) -> None:
    Path("other").write_text(text)
    is_refused(fiefdom("strategies", "--import", "other"), "other")


def test_a_long_answer_changes_nothing(fiefdom: Command, state: Path) -> None:
    long = ["x" * 30_000, "Copper" + " " * 30_000 + "x", "Copper, " * 4_000, "9" * 30_000]
    assert fiefdom("play", "--seed", "58", "--kingdom", TEN, typed="\n".join(long)).status == 0
    assert "1 play" not in next(state.rglob("*.txt")).read_text()


# -- Own cards --------------------------------------------------------------------------------------


def own_card(effect: str) -> None:
    """A file with a card whose effect does this, and files of every sort that play it."""
    Path("own.py").write_text(OWN_CARD.replace("other.discard_down_to(4)", effect))
    Path("bells.toml").write_text(STRATEGY)
    kingdom = TEN.replace("Workshop", "Bell Tower")
    script = 'seat1.hand = "Bell Tower"\nscript = ["1 play Bell Tower"]\n'
    Path("one.toml").write_text(f'[[scenario]]\ntitle = "A bell"\nkingdom = "Bell Tower"\n{script}')
    answers = "1 play 4 Copper\n1 buy Bell Tower\n2 play 3 Copper\n2 buy -\n1 play Bell Tower\n"
    Path("game.txt").write_text(RECORD.replace(TEN, kingdom).partition("1 play")[0] + answers)


# Raise what is no Exception, and what cannot say what it is.
ESCAPING = "raise type('Escaping', (BaseException,), {})()"
SPEECHLESS = "raise type('Speechless', (Exception,), {'__str__': lambda self: 1 / 0})()"
MUTE = "raise type('Mute', (Exception,), {'__str__': lambda self: (_ for _ in ()).throw(KeyboardInterrupt)})()"

COMMANDS = {
    "simulate": ["simulate", "bells.toml", "big-money", "-n", "20", "--jobs", "1"],
    "processes": ["simulate", "bells.toml", "big-money", "-n", "4000", "--jobs", "2"],
    "tournament": ["tournament", "bells.toml", "big-money", "-n", "20", "--jobs", "1"],
    "improve": ["improve", "bells.toml", "big-money", "-n", "20", "--jobs", "1"],
    "scenario": ["scenario", "one.toml"],
}


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("effect", ["me.nobody()", "raise SystemExit(0)", "tower_play(me)"])
def test_an_own_card_that_fails_is_told_with_its_place(fiefdom: Command, command: str, effect: str) -> None:
    own_card(effect)
    run = run_apart if command == "processes" else fiefdom
    outcome = run(*COMMANDS[command], "--cards", "own.py")
    assert outcome.status == 2
    assert outcome.err.count("\n") == 1, outcome.err
    assert "own.py, line" in outcome.err
    assert "Bell Tower" in outcome.err


@pytest.mark.parametrize("command", ["simulate", "processes", "scenario"])
@pytest.mark.parametrize("effect", [ESCAPING, SPEECHLESS, MUTE, "raise KeyboardInterrupt", "raise GeneratorExit"])
def test_an_own_card_that_fails_in_an_odd_way_is_told_as_any_other(state: Path, command: str, effect: str) -> None:
    own_card(effect)
    outcome = run_apart(*COMMANDS[command], "--cards", "own.py")
    assert outcome.status == 2
    assert outcome.err.count("\n") == 1, outcome.err
    assert "Bell Tower" in outcome.err


@pytest.mark.parametrize(
    ("command", "effect"),
    [
        ("simulate", "while True: pass"),
        ("simulate", "while True: me.choose('a', 'b')"),
        ("scenario", "while True: pass"),
    ],
)
def test_an_own_card_that_never_ends_is_stopped(
    fiefdom: Command, monkeypatch: pytest.MonkeyPatch, command: str, effect: str
) -> None:
    monkeypatch.setattr(blame, "PATIENCE", 1)
    own_card(effect)
    is_refused(fiefdom(*COMMANDS[command], "--cards", "own.py"), "own.py, line 10", "Bell Tower", "1 second")


@pytest.mark.parametrize("effect", ["raise KeyboardInterrupt", "raise GeneratorExit", MUTE])
def test_an_own_card_that_pretends_to_be_stopped_is_told_at_a_table(state: Path, effect: str) -> None:
    own_card(effect)
    words = ["play", "--cards", "own.py", "--kingdom", "Bell Tower", "--bots", "bells.toml"]
    outcome = run_apart(*words, typed="all\n-\n" * 40)
    assert outcome.status == 2
    assert "own.py, line 10: Bell Tower failed" in outcome.err
    assert outcome.err.count("\n") == 1, outcome.err


@pytest.mark.parametrize("source", ["raise KeyboardInterrupt", MUTE])
def test_a_file_of_cards_that_pretends_to_be_stopped_is_told(state: Path, source: str) -> None:
    Path("own.py").write_text(source)
    is_refused(run_apart("cards", "--cards", "own.py"), "own.py, line 1")


def test_an_own_card_that_asks_and_asks_at_a_table_is_stopped(
    fiefdom: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before its time is up, because every answer is written down and takes memory."""
    monkeypatch.setattr(blame, "PATIENCE", 600)
    own_card("while True: me.choose('a', 'b')")
    words = ["--cards", "own.py", "--kingdom", "Bell Tower", "--bots", "bells.toml"]
    outcome = fiefdom("play", *words, typed="all\n-\n" * 40)
    assert outcome.status == 2
    assert "own.py, line 10: Bell Tower failed: it asked more than 100,000 questions in a row." in outcome.err


def test_a_file_of_cards_that_never_ends_is_stopped(fiefdom: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(blame, "PATIENCE", 1)
    Path("own.py").write_text("while True:\n    pass\n")
    is_refused(fiefdom("cards", "--cards", "own.py"), "own.py, line")


def start(*words: str) -> subprocess.Popen[str]:
    paths = os.pathsep.join(path for path in sys.path if path)
    return subprocess.Popen(
        [sys.executable, "-m", "fiefdom", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        env=os.environ | {"PYTHONPATH": paths},
        start_new_session=True,
    )


def alive_in(session: int) -> list[int]:
    """The processes of a session that are still running."""
    found: list[int] = []
    for entry in Path("/proc").iterdir():
        try:
            fields = (entry / "stat").read_text().rpartition(")")[2].split() if entry.name.isdecimal() else []
        except OSError:  # ended meanwhile
            continue
        if fields and int(fields[3]) == session and fields[0] != "Z":
            found.append(int(entry.name))
    return found


def wait_until_alive(session: int, n: int) -> None:
    end = time.monotonic() + ENOUGH
    while len(alive_in(session)) < n and time.monotonic() < end:
        time.sleep(0.1)
    assert len(alive_in(session)) >= n


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="needs /proc to find processes")
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_whoever_stops_the_lab_waits_for_nothing_and_leaves_no_process_behind(state: Path, how: signal.Signals) -> None:
    own_card("while True: pass")
    process = start("simulate", "bells.toml", "big-money", "-n", "100000", "--jobs", "2", "--cards", "own.py")
    wait_until_alive(process.pid, 3)
    time.sleep(1)
    process.send_signal(how)
    _, err = process.communicate(timeout=ENOUGH)
    assert (process.returncode, err) == (130 if how == signal.SIGINT else -how, "")
    end = time.monotonic() + ENOUGH
    while alive_in(process.pid) and time.monotonic() < end:
        time.sleep(0.1)
    assert alive_in(process.pid) == []


@pytest.mark.skipif(not hasattr(signal, "pthread_sigmask"), reason="needs signals that can be held back")
def test_ctrl_c_is_not_lost_while_processes_start(state: Path) -> None:
    """It comes in the parent just before, and in the child just after, a process is forked."""
    stop = "lambda: os.kill(os.getpid(), signal.SIGINT)"
    words = ["simulate", "smithy", "big-money", "-n", "100000", "--jobs", "2"]
    code = f"""
import os, signal, sys
from fiefdom.cli.main import main
os.register_at_fork(before={stop}, after_in_child={stop})
sys.exit(main({words}))
"""
    paths = os.pathsep.join(path for path in sys.path if path)
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        encoding="utf-8",
        env=os.environ | {"PYTHONPATH": paths},
        timeout=ENOUGH,
    )
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "")


# -- Terminals --------------------------------------------------------------------------------------


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
@pytest.mark.parametrize("unbuffered", ["", "1"])
@pytest.mark.parametrize("words", [["cards"], ["strategies", "--json"], ["--version"], ["--help"]])
def test_output_that_cannot_be_written_is_told(state: Path, words: list[str], unbuffered: str) -> None:
    with Path("/dev/full").open("w") as full:
        paths = os.pathsep.join(path for path in sys.path if path)
        done = subprocess.run(
            [sys.executable, "-m", "fiefdom", *words],
            stdout=full,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            env=os.environ | {"PYTHONPATH": paths, "PYTHONUNBUFFERED": unbuffered},
        )
    assert done.returncode == 2
    assert done.stderr == "fiefdom: The output could not be written: no space left on the disk.\n"


@pytest.mark.parametrize("columns", ["1", "2", "0", "-3", "x"])
@pytest.mark.parametrize("words", [["cards", "Moat"], ["kingdoms"], ["--help"], ["simulate", "--help"], ["strategies"]])
def test_a_narrow_terminal_is_written_to(
    fiefdom: Command, monkeypatch: pytest.MonkeyPatch, columns: str, words: list[str]
) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    assert fiefdom(*words).status == 0
