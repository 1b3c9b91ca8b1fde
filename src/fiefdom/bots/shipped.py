"""The strategies that come with Fiefdom: those of boxes, and those that need no box."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fiefdom.bots.plan import Plan, read_plan
from fiefdom.cards.catalog import catalog
from fiefdom.errors import Complaint
from fiefdom.files import read_text
from fiefdom.locale.names import meant_by

WITHOUT_A_BOX = files("fiefdom.bots")


def shipped() -> dict[str, Plan]:
    """The strategies that come with Fiefdom and with people's own boxes, by name."""
    return plans_in((WITHOUT_A_BOX, *(box.folder for box in catalog.folders)))


@cache
def plans_in(folders: tuple[Traversable, ...]) -> dict[str, Plan]:
    found: dict[str, Plan] = {}
    for folder in (folder.joinpath("strategies") for folder in folders):
        for file in folder.iterdir() if folder.is_dir() else ():
            if file.name.endswith(".toml"):
                plan = read_plan(file.read_text(encoding="utf-8"), str(file))
                if plan.name in found:
                    raise Complaint("strategy-exists", file=str(file), strategy=plan.name)
                found[plan.name] = plan
    return {name: found[name] for name in sorted(found)}


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
