"""Plants faults in the plain sources, one at a time, and says which of them no test notices; `make mutants` runs it.

Usage: python tests/mutants/plant.py [--jobs N] [WORD ...]

Words choose mutants: those with one of them in their file or in what they mean. The mutants stand beside this program,
in a TOML file for each part of the house.
"""

from __future__ import annotations

import argparse
import compileall
import os
import re
import shutil
import signal
import subprocess
import sys
import time
import tomllib
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from py_compile import PycInvalidationMode
from queue import SimpleQueue
from tempfile import TemporaryDirectory

from tqdm import tqdm

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
# Fewer than this share of mutants caught is a failure.
ENOUGH = 0.9
# How many seconds tests may take before they are taken to hang because of a mutant.
PATIENCE = 600
PYTEST = (sys.executable, "-m", "pytest", "-q", "--no-header", "-p", "no:cacheprovider", "-p", "pytest_cov")
VITEST = ("node_modules/.bin/vitest", "run")
# How pytest says which tests have failed: scenarios by their file, and others whatever they were run with.
FAILED = re.compile(r"^(?:FAILED|ERROR) (\S+?\.toml|\S+?::\w+)", re.MULTILINE)
# What is not copied: compiled modules, and what is large and never changed here.
LEFT_OUT = shutil.ignore_patterns("*.so", "__pycache__", "node_modules")


@dataclass(frozen=True)
class Mutant:
    """A fault: what it means for people who play, where it is planted, and which tests should catch it."""

    means: str
    file: str
    text: str
    becomes: str
    tests: tuple[str, ...]

    def planted(self, source: str) -> str:
        """The source with the fault in it."""
        if (n := source.count(self.text)) != 1:
            raise ValueError(f"{self.file} has this text {n} times instead of once: {self.text!r} ({self.means})")
        return source.replace(self.text, self.becomes)

    def is_about(self, words: Sequence[str]) -> bool:
        return not words or any(word in f"{self.file} {self.means}" for word in words)


def mutants() -> list[Mutant]:
    return [
        Mutant(each["means"], each["file"], each["text"], each["becomes"], tuple(each["tests"]))
        for file in sorted(HERE.glob("*.toml"))
        for each in tomllib.loads(file.read_text(encoding="utf-8"))["mutant"]
    ]


def misplaced(among: Iterable[Mutant]) -> Iterator[str]:
    """What is wrong with mutants that no longer fit the sources or the tests."""
    for mutant in among:
        try:
            mutant.planted((ROOT / mutant.file).read_text(encoding="utf-8"))
        except (OSError, ValueError) as problem:
            yield str(problem)
        for test in mutant.tests:
            file, _, name = test.partition("::")
            if not (ROOT / file).exists() or (name and f"def {name}(" not in (ROOT / file).read_text(encoding="utf-8")):
                yield f"There is no test {test} ({mutant.means})"


def copied(folder: Path) -> Path:
    """A copy of the sources, without anything compiled."""
    for part in ("src", "web"):
        shutil.copytree(ROOT / part, folder / part, ignore=LEFT_OUT)
    (folder / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    # Bytecode that is checked by what the source says: by its time, a change within a second would go unnoticed.
    compileall.compile_dir(folder / "src", quiet=1, invalidation_mode=PycInvalidationMode.CHECKED_HASH)
    return folder


def run(tests: Sequence[str], copy: Path, *options: str) -> tuple[int, str]:
    """The exit status of these tests on a copy of the sources, and what they say; 1 if they take too long."""
    status, said = 0, ""
    in_web = tuple(test.removeprefix("web/") for test in tests if test.startswith("web/"))
    in_python = tuple(test for test in tests if not test.startswith("web/"))
    commands = [
        *([((*PYTEST, *options, *in_python), ROOT)] if in_python else []),
        *([((*VITEST, *in_web), copy / "web")] if in_web else []),
    ]
    # The sources of the copy come before those that are installed; nothing that the tests keep is the user's.
    env = {
        **os.environ, "PYTHONPATH": str(copy / "src"), "HOME": str(copy), "PYTHONDONTWRITEBYTECODE": "1",
        # Looking for plug-ins takes longer than most tests.
        "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
    }  # fmt: skip
    for command, folder in commands:
        with subprocess.Popen(
            command, cwd=folder, env=env, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
            start_new_session=True,
        ) as process:  # fmt: skip
            try:
                said += process.communicate(timeout=PATIENCE)[0]
                status = status or process.returncode
            except subprocess.TimeoutExpired:
                return 1, f"{said}\nstopped after {PATIENCE} s"
            finally:
                with suppress(ProcessLookupError):  # nothing that the tests have started is left
                    os.killpg(process.pid, signal.SIGKILL)
    return status, said


def caught_by(mutant: Mutant, copy: Path) -> set[str]:
    """The tests that fail with this mutant planted in the copy; none if it survives."""
    file = copy / mutant.file
    source = file.read_text(encoding="utf-8")
    file.write_text(mutant.planted(source), encoding="utf-8")
    try:
        status, said = run(mutant.tests, copy, "-x")
    finally:
        file.write_text(source, encoding="utf-8")
    if status not in (0, 1):
        raise RuntimeError(f"The tests of this mutant could not be run: {mutant.means}\n{said}")
    # If pytest names none, tests of the browser client have failed, or all of them hang.
    return (set(FAILED.findall(said)) or set(mutant.tests)) if status else set()


def plant(chosen: Sequence[Mutant], jobs: int) -> list[Mutant]:
    """Plant these mutants, and return those that survive."""
    survivors: list[Mutant] = []
    failed: set[str] = set()
    with TemporaryDirectory() as folder:
        first = copied(Path(folder) / "0")
        copies: SimpleQueue[Path] = SimpleQueue()
        copies.put(first)
        for n in range(1, jobs):
            copies.put(shutil.copytree(first, Path(folder) / str(n), symlinks=True))

        def verdict(mutant: Mutant) -> tuple[set[str], float]:
            copy, begun = copies.get(), time.monotonic()
            try:
                return caught_by(mutant, copy), time.monotonic() - begun
            finally:
                copies.put(copy)

        with ThreadPoolExecutor(jobs) as pool, tqdm(total=len(chosen), unit="mutant") as progress:
            asked = {pool.submit(verdict, mutant): mutant for mutant in chosen}
            try:
                for done in as_completed(asked):
                    mutant, (tests, seconds) = asked[done], done.result()
                    tqdm.write(f"{'caught  ' if tests else 'SURVIVED'} {seconds:5.1f} s  {mutant.file}: {mutant.means}")
                    progress.update()
                    failed |= tests
                    if not tests:
                        survivors.append(mutant)
            finally:
                pool.shutdown(wait=False, cancel_futures=True)
        print("What has failed has to pass where nothing is planted.", flush=True)
        status, said = run(sorted(failed), first, "-p", "xdist", "-n", str(jobs)) if failed else (0, "")
        if status:
            raise RuntimeError(f"It does not, so that says nothing about mutants:\n{said}")
    return survivors


def main() -> int:
    options = argparse.ArgumentParser(description="Plants faults in the sources and says which ones no test notices.")
    options.add_argument("words", nargs="*", metavar="WORD", help="only mutants with this in their file or meaning")
    options.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many processes test at a time")
    wanted = options.parse_args()
    chosen = [mutant for mutant in mutants() if mutant.is_about(wanted.words)]
    if problems := list(misplaced(chosen)):
        print(*problems, sep="\n", file=sys.stderr)
        return 2
    try:
        survivors = plant(chosen, wanted.jobs)
    except RuntimeError as problem:
        print(problem, file=sys.stderr)
        return 2
    caught = len(chosen) - len(survivors)
    print(f"{caught} of {len(chosen)} caught.")
    for mutant in survivors:
        print(f"Survived: {mutant.file}: {mutant.means}\n  {mutant.text}\n  -> {mutant.becomes}")
    return 0 if caught >= ENOUGH * len(chosen) else 1


if __name__ == "__main__":
    sys.exit(main())
