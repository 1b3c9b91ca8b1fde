"""What pyproject.toml says of imports and lint-imports cannot hold: that every module has a layer."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]
SOURCES = {
    ".".join(file.relative_to(ROOT / "src").with_suffix("").parts).removesuffix(".__init__"): file
    for file in sorted((ROOT / "src" / "fiefdom").rglob("*.py"))
}
TOOLS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]


def test_every_module_stands_in_a_layer_or_above_all() -> None:
    contracts = {contract["name"]: contract for contract in TOOLS["importlinter"]["contracts"]}
    layers = contracts["Imports go one way"]["layers"]
    named = {f"fiefdom.{name}" for layer in layers for name in re.findall(r"[\w.]+", layer)}
    above = contracts["Nothing inside uses the packages that gather or divide layers"]["forbidden_modules"]
    assert {module for module in SOURCES if not is_in(module, named)} == set(above)


def is_in(module: str, names: set[str]) -> bool:
    return any(f"{module}.".startswith(f"{name}.") for name in names)
