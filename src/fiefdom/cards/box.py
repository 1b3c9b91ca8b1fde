"""Boxes: folders with cards and everything that is about them alone."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from types import ModuleType

OUR_BOXES = "fiefdom.boxes"


@dataclass(frozen=True)
class Box:
    """A box that is a package: `box.toml`, `cards.py`, `advice.py`, `strategies/`, `locale/` and `facts.csv`.

    `also` has the names that later printings gave to some cards.
    """

    name: str
    package: str
    published: tuple[int, int]
    also: dict[str, str]

    @property
    def folder(self) -> Traversable:
        return files(self.package)

    def module(self, name: str) -> ModuleType | None:
        """One of its modules, if it has that."""
        if not self.folder.joinpath(f"{name}.py").is_file():
            return None
        return import_module(f"{self.package}.{name}")


def our_boxes() -> list[Box]:
    """The boxes that come with Fiefdom, the oldest first."""
    folders = [each for each in files(OUR_BOXES).iterdir() if each.joinpath("box.toml").is_file()]
    return sorted((read_box(each.name, f"{OUR_BOXES}.{each.name}", each) for each in folders), key=age)


def read_box(name: str, package: str, folder: Traversable) -> Box:
    about = tomllib.loads(folder.joinpath("box.toml").read_text(encoding="utf-8"))
    return Box(name, package, (about["year"], about["month"]), about.get("also", {}))


def age(box: Box) -> tuple[tuple[int, int], str]:
    return box.published, box.name
