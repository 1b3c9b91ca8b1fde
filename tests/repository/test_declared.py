"""What the sources import is declared in pyproject.toml, for each part; and the locks have what it pins."""

from __future__ import annotations

import ast
import re
import runpy
import sys
import tomllib
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.metadata import distribution, distributions
from pathlib import Path

import pytest
from amounts import IS_FULL
from folders import ROOT
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

DECLARED = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
EXTRAS: dict[str, list[str]] = DECLARED["project"]["optional-dependencies"]
GROUPS: dict[str, list[str]] = DECLARED["dependency-groups"]
ALWAYS: list[str] = DECLARED["project"]["dependencies"]
LIGHT: list[str] = GROUPS["light"]
BUILD: list[str] = DECLARED["build-system"]["requires"]

# Parts that need more than a light install: the first that a file is in counts.
PARTS = {
    "src/fiefdom/agents/spiel.py": [*LIGHT, *EXTRAS["openspiel"]],
    "src/fiefdom/lab/workers.py": [*LIGHT, *EXTRAS["cluster"]],
    "src/fiefdom/testing/scenarios.py": [*LIGHT, *EXTRAS["testing"]],
    "src/fiefdom/client": ALWAYS,
    "src/fiefdom/server": ALWAYS,
    "src": LIGHT,
    "hatch_build.py": BUILD,
    "web/build.py": [],
}
FILES = [*sorted((ROOT / "src").rglob("*.py")), ROOT / "hatch_build.py", ROOT / "web" / "build.py"]


def imported(code: str) -> Iterator[str]:
    """The modules of other people that a source imports, wherever it does."""
    for node in ast.walk(ast.parse(code)):
        names: list[str] = []
        match node:
            case ast.Import():
                names = [name.name for name in node.names]
            case ast.ImportFrom():
                names = [str(node.module)]
            # What is not a plain name is one of our boxes.
            case ast.Call(
                func=ast.Name("import_module" | "__import__") | ast.Attribute(attr="import_module"),
                args=[ast.Constant(str(name))],
            ):
                names = [name]
        for name in names:
            if name.partition(".")[0] not in {"fiefdom", "fiefdom_command", *sys.stdlib_module_names}:
                yield name


@cache
def modules_of(package: str) -> frozenset[str]:
    """The modules that a package installs."""
    files = [Path(file) for file in distribution(package).files or () if file.suffix in (".py", ".so")]
    places = [file.parent if file.stem == "__init__" else file.parent / file.name.partition(".")[0] for file in files]
    return frozenset(".".join(place.parts) for place in places)


def undeclared(names: Iterable[str], requirements: Iterable[str]) -> list[str]:
    """The modules that come with none of these packages themselves, though perhaps with one that they need."""
    packages = [Requirement(each).name for each in requirements]
    return sorted(name for name in set(names) if not any(name in modules_of(package) for package in packages))


def are_installed(requirements: Iterable[str]) -> bool:
    """Only then their modules are known. OpenSpiel and Ray are for CI and whoever wants them."""
    here = {canonicalize_name(str(each.name)) for each in distributions()}
    packages = [Requirement(each) for each in requirements]
    return all(canonicalize_name(each.name) in here for each in packages if each.marker is None)


def needed_by(file: Path) -> list[str]:
    return next(found for part, found in PARTS.items() if file.is_relative_to(ROOT / part))


def test_every_import_is_declared() -> None:
    """For the type checker only, too: compiled modules import that all the same."""
    files = [file for file in FILES if IS_FULL or are_installed(needed_by(file))]
    found = {str(file): undeclared(imported(file.read_text(encoding="utf-8")), needed_by(file)) for file in files}
    assert {file: names for file, names in found.items() if names} == {}


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ("import os, json\nfrom fiefdom.cli import main", []),
        ("from babel.dates import format_date", []),
        ("from fluent.syntax.ast import Junk", []),
        ("def f():\n    from sqlalchemy import event", ["sqlalchemy"]),
        ("import pydantic, hypothesis", ["hypothesis", "pydantic"]),
        ("importlib.import_module('ray')", ["ray"]),
    ],
)
def test_an_import_that_nothing_declares_is_found(code: str, found: list[str]) -> None:
    assert undeclared(imported(code), LIGHT) == found
    assert undeclared(["fluent.syntax.ast"], ["fluent.runtime"]) == ["fluent.syntax.ast"]


def test_a_light_install_is_part_of_the_whole() -> None:
    assert set(LIGHT) - {*ALWAYS, *EXTRAS["agents"]} == set()
    assert set(EXTRAS["agents"]) <= set(LIGHT)


def locked(name: str) -> dict[str, str]:
    """The versions in a lock, by the name of the package; the last one where they depend on the Python."""
    text = (ROOT / "locks" / f"{name}.txt").read_text(encoding="utf-8")
    return {canonicalize_name(package): version for package, version in re.findall(r"^([\w.-]+)==(\S+)", text, re.M)}


def lacking(requirements: Iterable[str], name: str) -> list[str]:
    """Which of these a lock lacks, or has in another version than they want."""
    versions = locked(name)
    found = [Requirement(each) for each in requirements]
    return [
        str(each)
        for each in found
        if canonicalize_name(each.name) not in versions or versions[canonicalize_name(each.name)] not in each.specifier
    ]


@pytest.mark.parametrize(
    ("name", "requirements"),
    [
        ("run", [*ALWAYS, *BUILD]),
        ("light", LIGHT),
        ("extras", EXTRAS["cluster"]),
        ("dev", [*GROUPS["dev"], *EXTRAS["agents"], *EXTRAS["testing"]]),
        ("dev-agents", [*GROUPS["dev-agents"], *EXTRAS["openspiel"], *EXTRAS["cluster"]]),
        ("node", GROUPS["node"]),
        ("bench", GROUPS["bench"]),
        ("pictures", GROUPS["pictures"]),
    ],
)
def test_a_lock_has_what_is_declared(name: str, requirements: list[str]) -> None:
    assert lacking(requirements, name) == []


def test_locks_that_are_installed_together_agree() -> None:
    for name in ("light", "extras", "dev", "dev-agents"):
        common = locked("run").keys() & locked(name).keys()
        assert {package: locked(name)[package] for package in common} == {
            package: locked("run")[package] for package in common
        }


def test_a_build_uses_one_version_of_each_tool() -> None:
    hook = runpy.run_path(str(ROOT / "hatch_build.py"))
    node = hook["locked_node"](ROOT)
    for requirement in (*BUILD, node):
        assert [each.operator for each in Requirement(requirement).specifier] == ["=="], requirement
    assert lacking(GROUPS["node"], "node") == lacking([node], "node") == []
