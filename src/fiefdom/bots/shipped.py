"""The strategies that come with Fiefdom: those of the boxes, and those that need no box."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from fiefdom.bots.plan import Plan, read_plan
from fiefdom.cards.catalog import catalog
from fiefdom.errors import Complaint
from fiefdom.files import read_text
from fiefdom.locale.names import meant_by


@cache
def shipped() -> dict[str, Plan]:
    """The strategies that come with Fiefdom, by name."""
    folders = [files("fiefdom.bots"), *(box.folder for box in catalog.folders)]
    found = [file for folder in folders for file in folder.joinpath("strategies").iterdir()]
    texts = {file.name: file.read_text(encoding="utf-8") for file in found}
    plans = [read_plan(texts[name], name) for name in sorted(texts)]
    return {plan.name: plan for plan in plans}


def find_plan(name: str) -> Plan:
    """A shipped strategy by its name, or a strategy from a file."""
    if name.endswith(".toml"):
        return read_plan(read_text(name), name)
    if name not in shipped():
        near = meant_by(name, shipped())
        if not near:
            raise Complaint("unknown-strategy-at-all", strategy=name)
        raise Complaint("unknown-strategy", strategy=name, nearest=", ".join(near))
    return shipped()[name]
