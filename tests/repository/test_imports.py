"""Import rules of pyproject.toml that lint-imports cannot check: lazy imports, and a layer for every module."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator

import pytest
from folders import ROOT

SOURCES = {
    ".".join(file.relative_to(ROOT / "src").with_suffix("").parts).removesuffix(".__init__"): file
    for file in sorted((ROOT / "src").rglob("*.py"))
}
TOOLS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]


def late_imports(module: str, node: ast.AST) -> Iterator[str]:
    """The imports below a node that are not at the top of the module, by statement or by call."""
    for child in ast.iter_child_nodes(node):
        at_top = isinstance(node, ast.Module)
        match child:
            # Only for the type checker, since the engine's classes name each other.
            case ast.If(test=ast.Name("TYPE_CHECKING")) if at_top and module.startswith("fiefdom.engine."):
                for other in child.orelse:
                    yield from late_imports(module, other)
                continue
            case ast.Import() if not at_top:
                yield from (name.name for name in child.names)
            case ast.ImportFrom() if not at_top:
                yield str(child.module)
            case ast.Call(func=ast.Name("import_module" | "__import__") | ast.Attribute(attr="import_module")):
                name = child.args[0]
                yield str(name.value) if isinstance(name, ast.Constant) else ast.unparse(name)
        yield from late_imports(module, child)


def lazy_imports() -> set[str]:
    trees = {module: ast.parse(file.read_text(encoding="utf-8")) for module, file in SOURCES.items()}
    return {f"{module} -> {name}" for module, tree in trees.items() for name in late_imports(module, tree)}


def test_every_import_that_waits_is_named_with_its_reason() -> None:
    named: dict[str, str] = TOOLS["fiefdom"]["lazy-imports"]
    assert lazy_imports() == set(named)
    assert [imported for imported, reason in named.items() if not reason.strip()] == []


@pytest.mark.parametrize(
    ("module", "code", "found"),
    [
        ("fiefdom.a", "import x\nfrom y import z", []),
        ("fiefdom.a", "def f():\n    import x, y.z", ["x", "y.z"]),
        ("fiefdom.a", "class C:\n    def f(self):\n        with open('f'):\n            from y.z import x", ["y.z"]),
        ("fiefdom.a", "try:\n    import x\nexcept ImportError:\n    pass", ["x"]),
        ("fiefdom.a", "if TYPE_CHECKING:\n    import x", ["x"]),
        ("fiefdom.engine.a", "if TYPE_CHECKING:\n    import x\nelse:\n    def f():\n        import y", ["y"]),
        ("fiefdom.engine.a", "def f():\n    if TYPE_CHECKING:\n        import x", ["x"]),
        ("fiefdom.a", "x = importlib.import_module('x.y')", ["x.y"]),
        ("fiefdom.a", "x = import_module(f'x.{y}')", ["f'x.{y}'"]),
    ],
)
def test_imports_that_wait_are_found(module: str, code: str, found: list[str]) -> None:
    assert list(late_imports(module, ast.parse(code))) == found


def test_every_module_stands_in_a_layer_or_above_all() -> None:
    contracts = {contract["name"]: contract for contract in TOOLS["importlinter"]["contracts"]}
    layers = contracts["Imports go one way"]["layers"]
    named = {f"fiefdom.{name}" for layer in layers for name in re.findall(r"[\w.]+", layer)}
    above = contracts["Nothing inside uses the packages that gather or divide layers"]["forbidden_modules"]
    assert {module for module in SOURCES if not is_in(module, named)} == {*above, "fiefdom_command"}


def is_in(module: str, names: set[str]) -> bool:
    return any(f"{module}.".startswith(f"{name}.") for name in names)
