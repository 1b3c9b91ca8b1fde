"""Build the wheel and the sdist, install each into empty environments, with a compiler on PATH and without, and play.

.venv/bin/python tests/soak packages

In each, `fiefdom play` serves the page, and a turn is played there in a real browser. A light install runs the lab and
the environments; the command that it names for the rest is run too, and then it plays as well. Wheels for the other
Pythons of this machine are built and tried in the same way. What was built is left in the folder that the variable
FIEFDOM_DIST names.
"""

from __future__ import annotations

import os
import re
import runpy
import shlex
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from browser import MISSING, PROGRAMS, Visitor
from folders import ROOT
from patience import ENOUGH
from playwright.sync_api import Browser, expect, sync_playwright
from seating import by_mouse, open_table, own, play_out, ready, sit, step_of
from terminals import AtTerminal

UV = str(Path(sys.executable).with_name("uv"))
COMPILERS = re.compile(r"(.*-)?(cc|c\+\+|gcc|g\+\+|clang|clang\+\+|cpp|tcc|c89|c99)(-[\d.]+)?")
NOT_COMPILED = "The engine was not compiled when Fiefdom was installed"
# The Pythons that Fiefdom runs on, besides the one that this is run with.
PYTHONS = tuple(f"3.{minor}" for minor in range(11, 15) if minor != sys.version_info.minor)
# Wheels for other Pythons that nobody keeps are compiled in less than half the time, and play more slowly.
QUICKLY = {"MYPYC_OPT_LEVEL": "0"}
# Enough for a turn, and to see the next one.
ANSWERS = 5
LIGHT = """
import fiefdom, fiefdom.agents, fiefdom.lab
from fiefdom.agents import fiefdom_v0
env = fiefdom_v0.env(players=2, kingdom="First Game")
env.reset(seed=1)
print(env.agent_selection, fiefdom.lab.match("smithy", "big-money", games=20, jobs=1).games)
"""


@dataclass
class Install:
    """A package in an environment of its own, that was empty before."""

    name: str
    folder: Path
    path: str
    is_compiled: bool
    base: str = sys.executable

    @property
    def python(self) -> str:
        return str(self.folder / "bin" / "python")

    @property
    def environ(self) -> dict[str, str]:
        """What a newcomer has: nothing of this environment, and a home with no games yet."""
        ours = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "VIRTUAL_ENV"))}
        return ours | {"PATH": self.path, "XDG_DATA_HOME": str(self.folder / "data"), "LC_ALL": "C.UTF-8"}

    def run(self, *command: str, status: int = 0) -> subprocess.CompletedProcess[str]:
        done = subprocess.run(command, cwd=self.folder, env=self.environ, check=False, capture_output=True, text=True)
        assert done.returncode == status, f"{self.name}: {shlex.join(command)}: {done.stdout}{done.stderr}"
        return done

    def fiefdom(self, *words: str, status: int = 0) -> subprocess.CompletedProcess[str]:
        return self.run(str(self.folder / "bin" / "fiefdom"), *words, status=status)


def build(out: Path, *, sort: str, python: str = sys.executable) -> Path:
    environ = os.environ | {"FIEFDOM_PURE": "0", "FIEFDOM_WEB": "1"}
    if python != sys.executable and "FIEFDOM_DIST" not in os.environ:
        environ |= QUICKLY
    command = [UV, "build", "--quiet", f"--{sort}", "--python", python, "--out-dir", str(out), str(ROOT)]
    subprocess.run(command, check=True, env=environ)
    [made] = (file for file in out.iterdir() if file.suffix in (".whl", ".gz"))
    return made


def python_of(version: str) -> str:
    """The Python of that version on this machine, also if pyenv keeps it; empty if there is none that starts."""
    found = [shutil.which(f"python{version}")]
    if pyenv := shutil.which("pyenv"):
        root = subprocess.run([pyenv, "root"], check=True, capture_output=True, text=True).stdout.strip()
        found += map(str, sorted(Path(root, "versions").glob(f"{version}.*/bin/python")))
    started = (each for each in found if each and subprocess.run([each, "-c", ""], capture_output=True).returncode == 0)
    return next(started, "")


def path_without_compilers(folder: Path) -> str:
    """A folder of links to every command that this machine has, but none to a compiler."""
    folder.mkdir()
    for place in os.environ["PATH"].split(os.pathsep):
        for program in Path(place).glob("*") if place else ():
            if not COMPILERS.fullmatch(program.name) and not (folder / program.name).exists():
                (folder / program.name).symlink_to(program.resolve() if program.name in ("node", "npm") else program)
    assert not any(shutil.which(name, path=str(folder)) for name in ("cc", "gcc", "clang"))
    return str(folder)


def locked_versions() -> str:
    """The versions of the lock, without its hashes: the same packages every time, whatever is new today."""
    lines = (ROOT / "locks" / "run.txt").read_text(encoding="utf-8").splitlines()
    return "\n".join(line.removesuffix("\\").strip() for line in lines if not line.startswith(" "))


def install(made: Install, package: Path) -> Install:
    """A wheel by uv, in a tenth of the time; an sdist by pip, because uv would use what it has built before."""
    make_environment(made)
    constraints = made.folder / "constraints.txt"
    constraints.write_text(locked_versions(), encoding="utf-8")
    by_uv, by_pip = (UV, "pip", "install", "--python", made.python), (made.python, "-m", "pip", "install")
    installing = by_uv if package.suffix == ".whl" else by_pip
    made.run(*installing, "--quiet", "--constraint", str(constraints), str(package))
    return made


def build_there(made: Install, out: Path) -> Install:
    """A wheel for another Python, in an environment of that Python."""
    return install(made, build(out, sort="wheel", python=made.base))


def make_environment(made: Install) -> None:
    """Empty but for pip, as venv makes it."""
    subprocess.run([UV, "venv", "--quiet", "--seed", "--python", made.base, str(made.folder)], check=True)


def check_starts(made: Install) -> None:
    first, second = made.fiefdom("--version"), made.fiefdom("--version")
    assert first.stdout == second.stdout
    assert ("engine compiled" in first.stdout) == made.is_compiled, first.stdout
    assert first.stderr.startswith("" if made.is_compiled else NOT_COMPILED), first.stderr
    assert bool(first.stderr) != made.is_compiled
    assert second.stderr == ""


def check_plays(made: Install, browser: Browser) -> None:
    with AtTerminal(made.folder / "data", python=made.python) as play:
        said = " ".join(play.read_until("Ctrl-C").split())
        found = re.search(r"Open (http://127\.0\.0\.1:\d+)/ in a browser", said)
        assert found, said
        site: Any = SimpleNamespace(address=found[1])
        visitor = Visitor(browser, site)
        page = visitor.open("/")
        page.get_by_role("button", name="Play now").click()
        ready(page)
        # With cards that ask nothing else, against a bot that attacks nobody.
        page = sit(visitor, own(open_table(site, seats=[{}, {"bot": "big-money"}])))
        play_out(page, by_mouse, ANSWERS)
        assert int(step_of(page)) > ANSWERS
        visitor.close()
        assert play.stop() == 0


def check_light(made: Install, wheel: Path) -> None:
    lock = str(ROOT / "locks" / "light.txt")
    make_environment(made)
    made.run(UV, "pip", "install", "--quiet", "--python", made.python, "--requirements", lock)
    made.run(UV, "pip", "install", "--quiet", "--python", made.python, "--no-deps", str(wheel))
    assert "20" in made.run(made.python, "-c", LIGHT).stdout
    made.fiefdom("simulate", "smithy", "big-money", "-n", "100")
    said = made.fiefdom("serve", status=2).stderr
    made.run(*shlex.split(said.rpartition(": ")[2]))


@contextmanager
def timed(name: str) -> Iterator[None]:
    start = time.monotonic()
    yield
    print(f"{name}: {time.monotonic() - start:.0f} s", flush=True)


def main() -> int:
    program = next(filter(None, map(shutil.which, PROGRAMS)), None)
    if program is None:
        sys.exit(MISSING)
    if runpy.run_path(str(ROOT / "hatch_build.py"))["missing"]() != ("", ""):
        sys.exit("There is no C compiler here, or Python's headers are missing: install gcc and python3-dev.")
    with tempfile.TemporaryDirectory() as name, ThreadPoolExecutor(2) as pool, sync_playwright() as playwright:
        folder = Path(name)
        expect.set_options(timeout=1000 * ENOUGH)
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        without, with_one = path_without_compilers(folder / "commands"), os.environ["PATH"]
        with timed("build"):
            sdist, wheel = build(folder / "sdist", sort="sdist"), build(folder / "wheel", sort="wheel")
        wanted = [
            (Install("wheel with a compiler", folder / "wheel-with", with_one, True), wheel),
            (Install("wheel without a compiler", folder / "wheel-without", without, True), wheel),
            (Install("sdist without a compiler", folder / "sdist-without", without, False), sdist),
            (Install("sdist with a compiler", folder / "sdist-with", with_one, True), sdist),
        ]
        # While one compiles, others are tried.
        installing = [pool.submit(install, *each) for each in wanted]
        for version in PYTHONS:
            if python := python_of(version):
                wanted_there = Install(f"wheel for Python {version}", folder / version, with_one, True, python)
                installing.append(pool.submit(build_there, wanted_there, folder / f"wheel-{version}"))
            else:
                print(f"wheel for Python {version}: not tried, there is no such Python here", flush=True)
        for each in installing:
            with timed("install"):
                made = each.result()
            with timed(made.name):
                check_starts(made)
                check_plays(made, browser)
        light = Install("light install", folder / "light", without, True)
        with timed(light.name):
            check_light(light, wheel)
            check_plays(light, browser)
        browser.close()
        if kept := os.environ.get("FIEFDOM_DIST"):
            Path(kept).mkdir(exist_ok=True)
            for package in [sdist, *folder.glob("wheel*/*.whl")]:
                shutil.copy(package, kept)
    return 0


if __name__ == "__main__":
    sys.exit(main())
