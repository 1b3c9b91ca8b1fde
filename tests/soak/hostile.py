"""Random broken inputs for every command, made from seeds, and checks of what happens; `make soak` runs many.

Usage: python tests/soak hostile [--inputs N] [--seed FIRST]

Every seed gives a different input: words, files, what is typed, the environment. A run of the command is fine if it
ends with status 0, 1 or 2 within ten seconds of CPU time, without a traceback, within 1 GB, and writes nothing that a
terminal would obey. --seed SEED --inputs 1 runs one seed alone and shows what happened.
"""

from __future__ import annotations

import argparse
import faulthandler
import io
import json
import os
import resource
import subprocess
import sys
import tempfile
import time
import traceback
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from unittest.mock import patch

from boxes import own_cards_forgotten
from commands import OWN_CARD, RECORD, SCENARIO, TEN
from folders import DATA, GOLDEN, ROOT, SCENARIOS

from fiefdom.cli.main import main
from fiefdom.locale.names import is_line

SECONDS = 10
# On a busy machine, ten seconds of CPU time may take long.
SECONDS_BY_THE_CLOCK = 120
BYTES = 1 << 30
# One input in this many gets its own process.
APART = 50
# How many inputs one process runs.
CHUNK = 100
# Repeated lines have at most this many characters, so that the input itself fits into the memory.
LONGEST = 30_000_000

SIGNS = "\0\x07\x1b\r\n\t \x7f\x9b\u2028\u202e\ufeff\u0130ßł²٣…×€🂡\"'`\\{}[]()<>=#@|,;:.-+*/%$&^~!?_"
NUMBERS = (
    "0", "-1", "1", "2", "7", "999", "1000", "65536", "1" + "0" * 9, "1" + "0" * 21, "9" * 400, "9" * 5000, "1e400",
    "nan", "inf", "-0", "1.5", "1_000", "0x10", "²", "٣", "--", "",
)  # fmt: skip
WORDS = (
    "Village", "Milita", "if", "and", "not", "-", "all", "undo", "save /", "save ~nouser/x", "position x.toml", "quit",
    "help Moat", "count(Gold)", "\x1b[2J", "../..", "/dev/null", "~nouser/x", "None", "true", "[[scenario]]", "%s",
    "Wioska", "Falu", "Vesnice", "x" * 3000, " " * 30_000, "x, " * 5000, "(" * 500, "- " * 500, "1 + " * 20_000 + "1",
    "a." * 20_000 + "a", "999 Copper, " * 300, "Copper" + " " * 30_000 + "x3",
)  # fmt: skip
STRATEGY = """name = "mine"
kingdom = "Militia, Smithy"
rules = \"\"\"
Province if money > 15 or left(Province) <= 4
Militia if count(Militia) < 1 and turn > 2
Smithy if count(Smithy) < count(Treasure) / 9
Gold
Silver
\"\"\"
"""
EFFECTS = (
    "me.nobody()", "raise SystemExit(0)", "raise KeyError('\\x1b[2J')", "tower_play(me)", "me.plus(coins=10**30)",
    "me.choose()", "me.choose('\\x1b[2J', 'b\\nc')", "me.hand.cards.clear()", "me.draw(-5)", "me.draw(10**9)",
    "me.mat('\\x9bmat')", "me.take_tokens('x', 10**20)", "[0] * 10**12", "return 3", "me.discard_down_to('x')",
    "me.coins = None", "me.gain(None)", "me.game.players.clear()", "me.pick(None)", "1 / 0", "me.extra_turn()",
)  # fmt: skip
TYPED = "all\nBell Tower\nSmithy\n-\n1\n2\n3\nundo\nall\nVillage\nlog\nsupply\n"
LANGUAGES = ("en", "pl", "hu", "cs", "en_US.UTF-8", "xx", "", "C", "\x1b")
COLUMNS = ("", "0", "1", "2", "-5", "12", "80", "999999", "x")


@dataclass
class Input:
    """What the command is given."""

    words: list[str]
    files: dict[str, str] = field(default_factory=dict)
    typed: str = ""
    environment: dict[str, str] = field(default_factory=dict)


@dataclass
class Ended:
    status: int
    out: str
    err: str
    seconds: float = 0.0

    def problem(self) -> str:
        """What is wrong; empty if all is well."""
        if self.status not in (0, 1, 2):
            return f"status {self.status}"
        if "Traceback" in self.err:
            return "a traceback"
        if self.seconds > SECONDS:
            return f"{self.seconds:.1f} seconds"
        if self.status == 2 and not any(line.startswith("fiefdom: ") for line in self.err.splitlines()):
            return "it failed without a message"
        if not all(is_line(line) for line in (self.out + self.err).split("\n")):
            return "characters that a terminal takes for commands"
        return ""


# -- Inputs -----------------------------------------------------------------------------------------


def make_input(seed: int) -> Input:
    rng = Random(seed)
    command = rng.choice((play, play, replay, scenario, scenario, simulate, simulate, lab, imports, shelf, options))
    made = command(rng)
    if rng.random() < 0.15:
        made.words += ["--lang", rng.choice(LANGUAGES)]
    if rng.random() < 0.3:
        made.environment["COLUMNS"] = rng.choice(COLUMNS)
    # Neither arguments nor the environment can contain this character.
    made.words = [word.replace("\0", "") for word in made.words]
    return made


def broken(rng: Random, text: str) -> str:
    """The text with some things in it broken."""
    for _ in range(rng.choice((0, 1, 1, 1, 2, 3, 8))):
        text = rng.choice((change_sign, change_word, change_number, change_lines, cut))(rng, text)
    return text


def change_sign(rng: Random, text: str) -> str:
    at = rng.randint(0, len(text))
    return text[:at] + rng.choice(SIGNS) * rng.choice((1, 1, 1, 2, 50)) + text[at + rng.randint(0, 2) :]


def change_word(rng: Random, text: str) -> str:
    words = text.split(" ")
    words[rng.randrange(len(words))] = rng.choice(WORDS)
    return " ".join(words)


def change_number(rng: Random, text: str) -> str:
    places = [i for i, sign in enumerate(text) if sign.isdigit()]
    if not places:
        return text + rng.choice(NUMBERS)
    at = rng.choice(places)
    return text[:at] + rng.choice(NUMBERS) + text[at + 1 :]


def change_lines(rng: Random, text: str) -> str:
    lines = text.split("\n")
    at, other = rng.randrange(len(lines)), rng.randrange(len(lines))
    change = rng.choice(("delete", "repeat", "exchange", "many"))
    if change == "delete":
        del lines[at]
    elif change == "repeat":
        lines.insert(other, lines[at])
    elif change == "exchange":
        lines[at], lines[other] = lines[other], lines[at]
    else:
        times = min(rng.choice((10, 3000)), LONGEST // (len(lines[at]) + 1))
        lines[at:at] = [lines[at]] * times
    return "\n".join(lines)


def cut(rng: Random, text: str) -> str:
    return text[: rng.randint(0, len(text))]


def any_of(rng: Random, folder: Path, ending: str) -> str:
    return rng.choice(sorted(folder.rglob(f"*{ending}"))).read_text(encoding="utf-8")


def with_own_card(rng: Random, made: Input) -> Input:
    """The same input with own cards, which may be broken or do what they should not."""
    source = OWN_CARD
    if rng.random() < 0.6:
        source = source.replace("other.discard_down_to(4)", rng.choice(EFFECTS))
    made.files["own.py"] = broken(rng, source) if rng.random() < 0.5 else source
    made.words += ["--cards", "own.py"]
    return made


def value(rng: Random) -> str:
    """A value for an option."""
    return rng.choice((rng.choice(NUMBERS), rng.choice(WORDS), broken(rng, TEN), "First Game", "random", "a,b,c"))


def play(rng: Random) -> Input:
    kingdom = TEN.replace("Workshop", "Bell Tower") if rng.random() < 0.5 else TEN
    made = Input(["play", "--seed", "58", "--kingdom", kingdom, "--first", "1"], typed=broken(rng, TYPED * 3))
    if "Bell Tower" in kingdom:
        return with_own_card(rng, made)
    for option in ("--players", "--bots", "--seed", "--first", "--kingdom", "--box", "--wish", "--veto", "--resume"):
        if rng.random() < 0.15:
            made.words += [option, value(rng)] if rng.random() < 0.8 else [f"{option}={value(rng)}"]
    return made


def replay(rng: Random) -> Input:
    text = RECORD if rng.random() < 0.7 else any_of(rng, GOLDEN, ".record.txt")
    words = rng.choice((["replay", "file"], ["play", "--resume", "file"], ["games", "file"]))
    return Input(words, {"file": broken(rng, text)}, broken(rng, TYPED))


def scenario(rng: Random) -> Input:
    text = SCENARIO if rng.random() < 0.5 else any_of(rng, SCENARIOS, ".toml")
    made = Input(["scenario", "file"], {"file": broken(rng, text)})
    if rng.random() < 0.2:
        made.files["file"] = broken(rng, text.replace("Village", "Bell Tower"))
        return with_own_card(rng, made)
    return made


def simulate(rng: Random) -> Input:
    text = STRATEGY if rng.random() < 0.5 else any_of(rng, Path(catalog_folder()), ".toml")
    words = ["simulate", "mine.toml", "big-money", "-n", "4", "--jobs", "1", *rng.choice(([], ["--json"]))]
    made = Input(words, {"mine.toml": broken(rng, text)})
    if rng.random() < 0.3:
        made.files["mine.toml"] = STRATEGY.replace("Militia", "Bell Tower")
        return with_own_card(rng, made)
    return made


def catalog_folder() -> Path:
    return ROOT / "src" / "fiefdom" / "bots" / "strategies"


def lab(rng: Random) -> Input:
    command = rng.choice(("simulate", "tournament", "improve"))
    strategies = [
        rng.choice(("big-money", "mine.toml", "random", value(rng))) for _ in range(rng.choice((0, 1, 2, 2, 9)))
    ]
    made = Input([command, *strategies, "-n", "2", "--jobs", "1"], {"mine.toml": STRATEGY})
    if command == "improve":
        made.words += ["--rounds", "1"]
    for option in ("-n", "--seed", "--kingdom", "--seats", "--csv", "--output"):
        if rng.random() < 0.2:
            made.words += [option, value(rng)]
    return made


def imports(rng: Random) -> Input:
    text = (DATA / rng.choice(("simulator.xml", "menus.txt", "leaders.txt"))).read_text(encoding="utf-8")
    return Input(["strategies", "--import", "file"], {"file": broken(rng, text)})


def shelf(rng: Random) -> Input:
    command = rng.choice(("cards", "kingdoms", "strategies"))
    words = [value(rng) for _ in range(rng.choice((0, 1, 2)))]
    made = Input([command, *words, *rng.choice(([], ["--json"], ["--random"], ["--seed", value(rng)]))])
    return with_own_card(rng, made) if command == "cards" and rng.random() < 0.5 else made


def options(rng: Random) -> Input:
    """Random words and options."""
    known = (
        "play",
        "cards",
        "simulate",
        "--help",
        "--seed",
        "--lang",
        "--json",
        "--cards",
        "--version",
        "--",
        "-h",
        "-n",
    )
    return Input([rng.choice((*known, value(rng))) for _ in range(rng.randint(0, 6))])


# -- Runs -------------------------------------------------------------------------------------------


@contextmanager
def in_folder(made: Input) -> Iterator[dict[str, str]]:
    """A folder with the files of an input, and the environment for it."""
    before = Path.cwd()
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        try:
            for name, text in made.files.items():
                Path(name).write_text(text, encoding="utf-8", errors="replace")
            yield {"LC_ALL": "C.UTF-8", "XDG_DATA_HOME": f"{folder}/state", **made.environment}
        finally:
            os.chdir(before)


def run_here(made: Input) -> Ended:
    """Run the command's main function in this process, and forget the cards it added."""
    out, err = io.StringIO(), io.StringIO()
    begun = time.process_time()
    with (
        own_cards_forgotten(),
        in_folder(made) as environment,
        patch.dict(os.environ, environment),
        patch.object(sys, "stdin", io.StringIO(made.typed)),
        redirect_stdout(out),
        redirect_stderr(err),
    ):
        try:
            status = main(made.words)
        except SystemExit as stop:
            status = int(stop.code or 0)
        except BaseException:
            status = -1
            err.write(traceback.format_exc())
        seconds = time.process_time() - begun
    return Ended(status, out.getvalue(), err.getvalue(), seconds)


def limit() -> None:
    resource.setrlimit(resource.RLIMIT_AS, (BYTES, BYTES))
    resource.setrlimit(resource.RLIMIT_CPU, (10 * SECONDS, 10 * SECONDS))


def run_apart(made: Input) -> Ended:
    """Run the command as people start it."""
    paths = os.pathsep.join(path for path in sys.path if path)
    with in_folder(made) as environment:
        done = subprocess.run(
            [sys.executable, "-m", "fiefdom", *(os.fsencode(word) for word in made.words)],
            input=made.typed.encode(errors="replace"),
            capture_output=True,
            env=os.environ | environment | {"PYTHONPATH": paths, "PYTHONIOENCODING": "utf-8"},
            timeout=SECONDS_BY_THE_CLOCK,
        )
    return Ended(done.returncode, done.stdout.decode(), done.stderr.decode())


def work_through(seeds: range) -> None:
    """Run the inputs of these seeds in this process, within limits, and print what happened with each."""
    limit()
    for seed in seeds:
        print(json.dumps([seed]), flush=True)
        faulthandler.dump_traceback_later(SECONDS_BY_THE_CLOCK, exit=True)
        made = make_input(seed)
        outcome = run_apart(made) if seed % APART == 0 else run_here(made)
        faulthandler.cancel_dump_traceback_later()
        print(json.dumps([seed, outcome.problem() and f"{outcome.problem()}\n{outcome.err[-2000:]}"]), flush=True)


def failures(seeds: range) -> list[tuple[int, str]]:
    """The seeds whose inputs the command cannot stand, and what happened."""
    found: list[tuple[int, str]] = []
    while seeds:
        words = ["--worker", "--seed", str(seeds.start), "--inputs", str(len(seeds))]
        paths = os.pathsep.join(path for path in sys.path if path)
        done = subprocess.run(
            [sys.executable, __file__, *words],
            capture_output=True,
            encoding="utf-8",
            errors="replace",
            env=os.environ | {"PYTHONPATH": paths},
        )
        lines = [json.loads(line) for line in done.stdout.splitlines() if line.startswith("[")]
        found += [(seed, problem[0]) for seed, *problem in lines if problem and problem[0]]
        if done.returncode == 0:
            break
        # The last input ended the process; start another one after it.
        last = lines[-1][0] if lines else seeds.start
        found.append((last, f"the process ended with {done.returncode}\n{done.stderr[-2000:]}"))
        seeds = range(last + 1, seeds.stop)
    return found


def show(seed: int) -> None:
    made = make_input(seed)
    print(made.words, made.environment, *(f"--- {name}\n{text[:2000]}" for name, text in made.files.items()), sep="\n")
    outcome = run_here(made)
    print(f"--- status {outcome.status}, {outcome.seconds:.1f} s\n{outcome.out[-2000:]}{outcome.err[-4000:]}")
    print(outcome.problem() or "passed")


def main_here() -> int:
    parser = argparse.ArgumentParser(description="Give every command broken inputs.")
    parser.add_argument("--inputs", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=0, help="the first seed")
    parser.add_argument("--worker", action="store_true", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    seeds = range(arguments.seed, arguments.seed + arguments.inputs)
    if arguments.worker:
        work_through(seeds)
        return 0
    if len(seeds) == 1:
        show(seeds.start)
        return 0
    chunks = [seeds[i : i + CHUNK] for i in range(0, len(seeds), CHUNK)]
    failed: list[int] = []
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for done, found in enumerate(pool.map(failures, chunks), start=1):
            for seed, problem in found:
                failed.append(seed)
                print(f"\nseed {seed} failed: {problem}", flush=True)
            print(f"\r{min(done * CHUNK, len(seeds))} of {len(seeds)} inputs", end="", file=sys.stderr, flush=True)
    print(f"\n{len(seeds)} inputs, failed seeds: {', '.join(map(str, failed)) or 'none'}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main_here())
