"""All kinds of cards, by name: those of the boxes, and those that people add."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from types import ModuleType

from fiefdom.cards import basic
from fiefdom.cards.box import Box, box_in, our_boxes, read_box
from fiefdom.cards.later import Later, later_in
from fiefdom.cards.loading import in_one_line, is_stop, load_file, own_modules
from fiefdom.engine.card import Kind
from fiefdom.errors import Complaint, Names, cards
from fiefdom.locale.names import find_named, find_nearest, folded, in_all_languages
from fiefdom.locale.sources import add_own_box

CARD_PACKAGES = "fiefdom.cards"


class Catalog:
    """Kinds by name. Each gets its number when it is added."""

    def __init__(self) -> None:
        self.kinds: list[Kind] = []
        self.by_name: dict[str, Kind] = {}
        # The boxes that kingdoms are made from.
        self.boxes: list[str] = []
        # Those that are folders, also where there are no cards yet, and what to call for each.
        self.folders: list[Box] = []
        self.readers: list[Callable[[Box], None]] = []
        # The names of these, with their files of facts.
        self.facts: tuple[tuple[str, Traversable], ...] = ()
        # People's own files that were added, by the name that was given, with their boxes; and their modules, by full
        # path.
        self.files: dict[str, str] = {}
        self.modules: dict[str, ModuleType] = {}

    def add(self, box: str, kinds: Iterable[Kind], file: str = "") -> None:
        """Add all of these kinds, or none if one of them cannot be added."""
        new = list(kinds)
        names = dict(self.by_name)
        for kind in new:
            # Names in other languages are looked up for people's own cards only: reading them takes time.
            name = folded(kind.name)
            known = find_named(name, names, "card") if file else names.get(name)
            if known is not None:
                raise Complaint("card-exists", card=cards(known.name), file=file or box)
            names[name] = kind
        for kind in new:
            kind.box = box
            kind.number = len(self.kinds)
            self.kinds.append(kind)
        self.by_name = names
        if new and box not in ("basic", *self.boxes):
            self.boxes.append(box)

    def add_module(self, box: str, contents: Mapping[str, object], file: str = "") -> None:
        """Add the kinds that a module defines, in the same order."""
        kinds = [thing for thing in contents.values() if isinstance(thing, Kind) and thing.number < 0]
        if file and not kinds:
            raise Complaint("cards-none", file=file)
        self.add(box, kinds, file)

    def add_box(self, box: Box, file: str = "") -> ModuleType | None:
        """Add the cards of a folder, if it has some yet, and report it to everything that reads more from boxes."""
        cards = box.module("cards")
        if cards is not None:
            self.add_module(box.name, vars(cards), file)
        for name, known in box.also.items():
            self.by_name[folded(name)] = self.find(known)
        if not box.is_ours:
            add_own_box(box.name, box.folder)
        self.folders.append(box)
        self.facts += ((box.name, box.folder.joinpath("facts.csv")),)
        for read in self.readers:
            read(box)
        return cards

    def for_each_box(self, read: Callable[[Box], None]) -> None:
        """Call this for each box that is a folder, and for each that is added later."""
        for box in self.folders:
            read(box)
        self.readers.append(read)

    def add_file(self, path: str) -> list[Kind]:
        """Add the cards of a Python file, or of a folder that is a box."""
        file = Path(path)
        full = file.resolve()
        before = len(self.kinds)
        name = f"{full.stem}-own" if full.stem in {"basic", *self.boxes} else full.stem
        if file.is_dir():
            cards = self.add_box(box_in(file, name), path)
            assert cards is not None, "box_in looks for cards.py"
            module = cards
        else:
            module = load_file(path)
            self.add_module(name, vars(module), path)
        self.files[path] = name
        self.modules[str(full)] = module
        return self.kinds[before:]

    def files_with(self, kinds: Iterable[Kind]) -> list[str]:
        """The people's own files that these kinds come from."""
        boxes = {kind.box for kind in kinds}
        return [file for file, box in self.files.items() if box in boxes]

    def add_installed(self) -> None:
        """Add the cards of installed packages that offer some: a module, or a package that is a box."""
        for entry in entry_points(group=CARD_PACKAGES):
            own_modules.add(entry.module)
            try:
                self.add_package(entry.name, entry.load())
            except BaseException as problem:
                if is_stop(problem):
                    raise
                raise Complaint("cards-package", package=entry.value, problem=in_one_line(problem)) from problem

    def add_package(self, name: str, module: ModuleType) -> None:
        if hasattr(module, "__path__") and files(module).joinpath("cards.py").is_file():
            self.add_box(read_box(name, files(module), module.__name__))
        else:
            self.add_module(name, vars(module))

    def known(self, name: str) -> Kind | None:
        """The kind of this name in any language, if there is one."""
        return find_named(folded(name), self.by_name, "card")

    def later(self, name: str) -> Later | None:
        """What has this name in any language, if Fiefdom does not have it yet."""
        if folded(name) in self.by_name:
            return None
        found = find_named(folded(name), later_in(self.facts), "card")
        return None if found is None or folded(found.name) in self.by_name else found

    def find(self, name: str) -> Kind:
        kind = self.known(name)
        if kind is None:
            if later := self.later(name):
                raise Complaint("card-later", card=cards(later.name), box=Names("box", (later.box,)))
            close = find_nearest(folded(name), in_all_languages(self.by_name, "card"))
            if not close:
                raise Complaint("unknown-card-at-all", card=name.strip())
            raise Complaint("unknown-card", card=name.strip(), nearest=cards(*(kind.name for kind in close)))
        return kind

    def kingdom_cards(self, boxes: Iterable[str] | None = None, editions: Iterable[int] = (1, 2)) -> list[Kind]:
        """The kinds that can be in a kingdom, from some boxes and editions."""
        wanted = self.boxes if boxes is None else [self.find_box(box) for box in boxes]
        chosen = set(editions)
        return [
            kind
            for kind in self.kinds
            if kind.in_kingdom and kind.box in wanted and not chosen.isdisjoint(kind.editions)
        ]

    def implied_boxes(self) -> list[str]:
        """The boxes that are meant where nothing says where random cards come from."""
        return [box.name for box in self.folders if box.is_implied]

    def boxes_to_draw_from(self, *, is_repeatable: bool) -> list[str]:
        """The boxes of a random kingdom for somebody who names none: all that there are.

        If it must come out the same whenever it is asked for, as with a number for a seed, only the implied ones and
        people's own files, which have to be named each time.
        """
        return [*self.implied_boxes(), *self.files.values()] if is_repeatable else list(self.boxes)

    def find_box(self, name: str) -> str:
        """A box by its name in any language."""
        if name in self.boxes:
            return name
        box = find_named(folded(name), {folded(box): box for box in self.boxes}, "box")
        if box is None:
            raise Complaint("unknown-box", box=name, boxes=Names("box", tuple(self.boxes)))
        return box


catalog = Catalog()
catalog.add_module("basic", vars(basic))
for each in our_boxes():
    catalog.add_box(each)
