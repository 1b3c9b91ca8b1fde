"""Compiles modules with mypyc and builds the browser client whenever a wheel or an editable install is made.

If the modules listed in pyproject.toml cannot be compiled, the same sources run uncompiled. With FIEFDOM_PURE=1,
nothing is compiled; with FIEFDOM_PURE=0, it is an error if there is a compiler but the sources do not compile. If the
client cannot be built, the package has none. With FIEFDOM_WEB=0, it is not built; with FIEFDOM_WEB=1, it is an error if
it cannot be. Run as a program, it says that it will compile.
"""

import hashlib
import os
import platform
import runpy
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from importlib import metadata
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")
INTERPRETED = {"__init__.py", "native.py"}
# Rooms that no compiled module imports: the compiler does not see them, so nothing is compiled again if they change.
ABOVE = ("cli", "client", "lab", "server", "testing", "tui", "web")
# Without the types of other packages, which may be large and are the same to mypyc as none.
MYPYC = [
    sys.executable, "-m", "mypyc", "--config-file=", "--no-site-packages", "--follow-imports=silent",
    "--ignore-missing-imports",
]  # fmt: skip
# CFLAGS in the environment replace those that Python was built with, so the ones that matter are repeated here.
# -O3, -flto and -g take longer to compile and make games no faster; of -O3, only these inlining limits help. What is
# switched off of -O2 takes a fifth of the time to compile and makes games slower: 1 to 1.5% more instructions.
FAST = {
    "CFLAGS": "-DNDEBUG -fwrapv -fno-semantic-interposition"
    " --param max-inline-insns-auto=40 --param inline-min-speedup=10 --param inline-unit-growth=200"
    " -fno-schedule-insns2 -fno-tree-vectorize -fno-gcse -fno-tree-pre -fno-crossjumping -fno-ivopts"
    " -fno-rerun-cse-after-loop -fno-cse-follow-jumps -fno-tree-vrp -fno-split-paths -fno-tree-loop-im",
    "MYPYC_OPT_LEVEL": "2",
    "MYPYC_DEBUG_LEVEL": "0",
}

# Why the engine was not compiled.
REASONS = {
    "tool": "{} is not installed",
    "compiler": "there is no C compiler ({})",
    "headers": "Python's C headers are missing (on Debian, install python3-dev)",
    "failed": "mypyc failed, see {}",
}

# The machines that PyPI has a Node for.
NODE_MACHINES = {"x86_64", "amd64", "aarch64", "arm64"}


class BuildHook(BuildHookInterface):
    def dependencies(self) -> list[str]:
        """What a build in an environment of its own needs besides what pyproject.toml says: Node, if there is none."""
        has_node = os.environ.get("FIEFDOM_WEB") == "0" or runpy.run_path(f"{self.root}/web/build.py")["machine_node"]()
        return [] if has_node or platform.machine().lower() not in NODE_MACHINES else [locked_node(self.root)]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client while mypyc compiles."""
        build = Path(self.root) / "build"
        build.mkdir(exist_ok=True)
        client = Path(self.root, "src", "fiefdom", "web") if version == "editable" else build / "web-in-wheel"
        building = None if os.environ.get("FIEFDOM_WEB") == "0" else start_client(self.root, client)
        self.compile_modules(version, build_data)
        is_built = building is not None and self.is_finished(building, build / "web.log")
        if is_built and version != "editable":
            build_data["force_include"][str(client)] = "fiefdom/web"

    def is_finished(self, building: subprocess.Popen[str], log: Path) -> bool:
        """Wait for the client; if it could not be built, say why."""
        output, _ = building.communicate()
        log.unlink(missing_ok=True)
        if building.returncode:
            if os.environ.get("FIEFDOM_WEB") == "1":
                raise RuntimeError(output)
            log.write_text(output)
            self.app.display_warning(output.partition("\n")[0])
        return building.returncode == 0

    def compile_modules(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        src, build = root / "src", root / "build"
        # If nothing is compiled, one of these says why: something is missing, or compiling failed.
        missed, failed = build / "missing.log", build / "compile.log"
        missed.unlink(missing_ok=True)
        failed.unlink(missing_ok=True)
        if version == "editable":
            for old in src.rglob("*.so"):
                old.unlink()
        if is_pure():
            return
        reason, detail = missing()
        output = ""
        if not reason:
            try:
                compiled = self.compile(src)
            except subprocess.CalledProcessError as error:
                reason, detail, output = "failed", str(failed), error.output
                if os.environ.get("FIEFDOM_PURE") == "0":
                    raise RuntimeError(output) from None
        if reason:
            says = f"Fiefdom was not compiled, so it runs more slowly: {REASONS[reason].format(detail)}"
            self.app.display_warning(says)
            (failed if output else missed).write_text(f"{says}\n{output}")
            if version != "editable":
                # pip hides the warning, so the command says it once: src/fiefdom/cli/notice.py.
                note = build / "not-compiled.txt"
                note.write_text(f"{reason} {detail}\n", encoding="utf-8")
                build_data["force_include"][str(note)] = "fiefdom/not-compiled.txt"
            return
        for file in sorted(compiled.rglob(f"*{SUFFIX}")):
            inside = file.relative_to(compiled)
            if version == "editable":
                shutil.copy(file, src / inside)
            else:
                build_data["force_include"][str(file)] = inside.as_posix()
                build_data.update(pure_python=False, infer_tag=True)

    def compile(self, src: Path) -> Path:
        """The folder of compiled modules, laid out as in src/: the last one if nothing has changed since."""
        cache = Path(self.root) / "build" / "mypyc" / self.key(src)
        if not cache.exists():
            shutil.rmtree(cache.parent, ignore_errors=True)
            try:
                self.mypyc(src, cache, FAST | os.environ)
            except subprocess.CalledProcessError:
                self.mypyc(src, cache, dict(os.environ))
        return cache

    def mypyc(self, src: Path, cache: Path, environ: dict[str, str]) -> None:
        patterns = [Path(pattern).relative_to("src").as_posix() for pattern in self.config["compile"]]
        # In a copy, because mypyc works in the current folder and setuptools would read our pyproject.toml there.
        with tempfile.TemporaryDirectory() as name:
            work = Path(name)
            for file in sources(src):
                copy = work / file.relative_to(src)
                copy.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(file, copy)
            files = sorted(file for pattern in patterns for file in work.glob(pattern) if file.name not in INTERPRETED)
            command = [*MYPYC, *(str(file.relative_to(work)) for file in files)]
            subprocess.run(
                command, cwd=work, env=environ, check=True, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
            )
            shutil.copytree(next(work.glob("build/lib*")), cache)

    def key(self, src: Path) -> str:
        """A key that changes with anything that the compiled modules are made from."""
        tools = [metadata.version(tool) for tool in ("mypy", "setuptools")]
        flags = [os.environ.get(name) for name in ("CC", "CFLAGS", "LDFLAGS", "MYPYC_OPT_LEVEL")]
        digest = hashlib.sha256(repr([SUFFIX, tools, flags, self.config["compile"]]).encode())
        for file in [Path(__file__), *sources(src)]:
            digest.update(repr(file.relative_to(self.root).as_posix()).encode() + file.read_bytes())
        return digest.hexdigest()[:16]


def sources(src: Path) -> list[Path]:
    """The modules that the compiler sees."""
    package = src / "fiefdom"
    return sorted(file for file in package.rglob("*.py") if file.relative_to(package).parts[0] not in ABOVE)


def locked_node(root: str) -> str:
    """Node from PyPI, in the version that is locked."""
    return Path(root, "locks", "node.txt").read_text().split()[0]


def start_client(root: str, target: Path) -> subprocess.Popen[str]:
    command = [sys.executable, f"{root}/web/build.py", str(target)]
    return subprocess.Popen(command, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)


def is_pure() -> bool:
    """Whether compiling is switched off."""
    return os.environ.get("FIEFDOM_PURE", "0") not in ("", "0")


def missing() -> tuple[str, str]:
    """What this machine lacks for compiling: which of the reasons, and its detail; empty if it lacks nothing."""
    for tool in ("mypyc", "setuptools"):
        if not find_spec(tool):
            return "tool", tool
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if os.name == "posix" and not shutil.which(compiler):
        return "compiler", compiler
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "headers", ""
    return "", ""


if __name__ == "__main__" and not is_pure() and missing() == ("", ""):
    print("Compiling the engine, unless it has been compiled before: about a minute.")
