"""Boxes: folders with cards and everything that is about them alone."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from types import ModuleType

from fiefdom.cards.loading import load_file, load_folder, own_modules
from fiefdom.errors import Complaint
from fiefdom.files import read_toml

OUR_BOXES = "fiefdom.boxes"


@dataclass(frozen=True)
class Box:
    """A folder with `cards.py` and, if the box has them, `box.toml`, `advice.py`, `strategies/` and `locale/`.

    One of ours may have no `cards.py` yet: then it has the names of what it will bring, and its kingdoms.

    `also` has the names that later printings gave to some cards. If it `is_implied`, files that do not say which boxes
    their random cards come from mean this one, too: such a file stays the same when there are more boxes.
    """

    name: str
    folder: Traversable
    package: str
    published: tuple[int, int] = (0, 0)
    also: dict[str, str] = field(default_factory=dict)
    is_implied: bool = False
    is_installed: bool = True

    @property
    def is_ours(self) -> bool:
        return self.package.startswith(OUR_BOXES)

    def module(self, name: str) -> ModuleType | None:
        """One of its modules, if it has that."""
        file = self.folder.joinpath(f"{name}.py")
        if not file.is_file():
            return None
        full = f"{self.package}.{name}"
        if not self.is_ours:
            own_modules.add(full)
        return import_module(full) if self.is_installed else load_file(str(file), full)


def our_boxes() -> list[Box]:
    """The boxes that come with Fiefdom, the oldest first."""
    folders = [each for each in files(OUR_BOXES).iterdir() if each.joinpath("box.toml").is_file()]
    found = [read_box(each.name, each, f"{OUR_BOXES}.{each.name}") for each in folders]
    return sorted(found, key=lambda box: (box.published, box.name))


def box_in(folder: Path, name: str) -> Box:
    """Somebody's own box in a folder."""
    if not folder.joinpath("cards.py").is_file():
        raise Complaint("file-missing", file=str(folder / "cards.py"))
    return replace(read_box(name, folder, load_folder(folder)), is_installed=False)


def read_box(name: str, folder: Traversable, package: str) -> Box:
    file = folder.joinpath("box.toml")
    about = read_toml(file.read_text(encoding="utf-8"), str(file)) if file.is_file() else {}
    published = (about.get("year", 0), about.get("month", 0))
    return Box(name, folder, package, published, about.get("also", {}), about.get("is_implied", False))
