"""Where the sentences of a language are: in its folder here, and in a file of each box, ours or somebody's own."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files
from importlib.resources.abc import Traversable

# The folders of people's own boxes, by name, and what to call when there is another.
own_boxes: dict[str, Traversable] = {}
followers: list[Callable[[], None]] = []


def text_files(language: str) -> dict[str, Traversable]:
    """The files of a language, by their names: those about everything, and one for each box."""
    general = sorted(files(__package__).joinpath(language).iterdir(), key=lambda file: file.name)
    boxes = {box.name: box for box in sorted(files("fiefdom.boxes").iterdir(), key=lambda box: box.name)}
    found = {file.name.removesuffix(".ftl"): file for file in general if file.name.endswith(".ftl")}
    found |= {name: box.joinpath("locale", f"{language}.ftl") for name, box in (boxes | own_boxes).items()}
    return {name: file for name, file in found.items() if file.is_file()}


def add_own_box(name: str, folder: Traversable) -> None:
    own_boxes[name] = folder
    for follow in followers:
        follow()
