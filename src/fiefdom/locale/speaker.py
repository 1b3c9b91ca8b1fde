"""Reads the .ftl files of a language, and makes sentences from them."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import cache, cached_property, partial
from importlib.resources import files
from itertools import groupby
from weakref import WeakSet

from babel.lists import format_list
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentInt
from fluent.syntax.ast import Junk, Message

from fiefdom.engine.label import bonus_of
from fiefdom.errors import Complaint, Names, Part
from fiefdom.locale.names import folded, harmless, key_of, translations
from fiefdom.locale.sources import followers, text_files

ENGLISH = "en"
# The most letters of a text to show in a sentence, and of somebody's input in a complaint about it.
# Fluent refuses anything longer than 2,500.
LONGEST_TEXT = 2_000
LONGEST_GIVEN = 300
# Our English has no comma before the "and" of a list.
LISTED_AS = {ENGLISH: "en_GB"}

# All that have read their files.
speaking: WeakSet[Speaker] = WeakSet()


class Speaker:
    """Says things in one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        # Without direction marks around each part, which many terminals show as boxes.
        self.bundle = FluentBundle([language], use_isolating=False)
        self.keys: list[str] = []
        # Those of cards that mean something else by a label than usual.
        self.label_keys: list[str] = []
        self.files: set[str] = set()
        self.catch_up()
        speaking.add(self)

    def catch_up(self) -> None:
        """Read the files that have not been read yet."""
        for name, file in text_files(self.language).items():
            if name not in self.files:
                self.read(f"{self.language}/{name}.ftl", file.read_bytes())
                self.files.add(name)

    def read(self, name: str, content: bytes) -> None:
        try:
            self.add(name, content.decode())
        except UnicodeDecodeError as problem:
            line = content.count(b"\n", 0, problem.start) + 1
            raise Complaint("locale-broken", file=name, line=line) from problem

    def add(self, name: str, text: str) -> None:
        """Add the text of a file; raises Complaint with the line if it is broken."""
        # Somebody's own box may have signs that a terminal would obey.
        text = "\n".join(map(harmless, text.splitlines()))
        resource = FluentResource(text)
        for entry in resource.body:
            if isinstance(entry, Junk):
                spans = [part.span.start for part in [*entry.annotations, entry] if part.span]
                raise Complaint("locale-broken", file=name, line=text.count("\n", 0, spans[0]) + 1)
        self.bundle.add_resource(resource)
        keys = [entry.id.name for entry in resource.body if isinstance(entry, Message)]
        self.keys += keys
        self.label_keys += [key for key in keys if key.startswith("labels-")]

    def knows(self, key: str) -> bool:
        return self.bundle.has_message(key)

    def is_said(self, key: str) -> bool:
        """Whether there is a sentence for this key; people's own cards bring names that have none."""
        return self.knows(key) or speaker(ENGLISH).knows(key)

    def names(self, prefix: str) -> dict[str, list[str]]:
        """The texts of all keys with this prefix, in all their forms, by the rest of the key."""
        found: dict[str, list[str]] = {}
        for key in self.keys:
            if key.startswith(prefix):
                message = self.bundle.get_message(key)
                forms = [message.value, message.attributes.get("also")]
                found[key.removeprefix(prefix)] = [str(self.bundle.format_pattern(form)[0]) for form in forms if form]
        return found

    def name(self, what: str, english: str) -> str:
        """The name of a card or kingdom; somebody's own card keeps its name."""
        return self.formatted(f"{what}-{key_of(english)}", {}) or harmless(english)

    def card(self, english: str) -> str:
        return self.name("card", english)

    def zone(self, name: str) -> str:
        """The name of a mat or another zone; the mat of somebody's own card keeps its name."""
        return self.say(f"zone-{name}") if self.is_said(f"zone-{name}") else harmless(name)

    def card_type(self, name: str) -> str:
        """The name of a type of cards; one from somebody's own card keeps its name."""
        return self.say(f"type-{name}") if self.is_said(f"type-{name}") else harmless(name)

    def player_number(self, name: str, n: int) -> str:
        """A player's number and what it counts; what somebody's own card counts keeps its name."""
        return self.say(f"number-{name}", n=n) if self.is_said(f"number-{name}") else f"{harmless(name)} {n}"

    def bonus(self, name: str, n: int) -> str:
        """More of a player's number, such as +1 Action."""
        return self.say(f"bonus-{name}", n=n) if self.is_said(f"bonus-{name}") else f"{n:+} {harmless(name)}"

    def label(self, name: str, card: str = "") -> str:
        """A named option: a bonus, a label with a key, a card, or the label of somebody's own card as it is written.

        What only one card means by a label or a number stands under the card.
        """
        return self.own_label(f"labels-{key_of(card)}", name) or self.usual_label(name) or self.card(name)

    def labels(self, name: str) -> Iterator[str]:
        """The words for a named option: the usual ones, and those of cards that mean something else by it."""
        yield self.usual_label(name)
        for key in self.label_keys:
            yield self.own_label(key, name)

    def usual_label(self, name: str) -> str:
        bonus = bonus_of(name)
        if bonus is not None:
            # What somebody's own card gives is called as that card writes it.
            return self.bonus(*bonus) if self.is_said(f"bonus-{bonus[0]}") else harmless(name)
        return self.formatted("label-" + "-".join(name.split()), {}) or ""

    def own_label(self, key: str, name: str) -> str:
        """What the card with this key means by a label; empty if that is nothing special."""
        is_number = re.fullmatch("[0-9]{1,9}", name) is not None
        attributes = self.bundle.get_message(key).attributes if self.knows(key) else {}
        form = attributes.get("number" if is_number else "-".join(name.split()))
        parts = {"n": self.as_argument(int(name))} if is_number else {}
        return str(self.bundle.format_pattern(form, parts)[0]) if form else ""

    def card_text(self, english: str, text: str) -> str:
        """The text of a card; English texts, and those of people's own cards, are written with the card."""
        key = f"card-{key_of(english)}"
        if not self.knows(key):
            return harmless(text)
        pattern = self.bundle.get_message(key).attributes.get("text")
        return str(self.bundle.format_pattern(pattern)[0]) if pattern else ""

    def about(self, strategy: str, english: str) -> str:
        """The description of a shipped strategy; the English one is in its file."""
        return self.formatted(f"about-{key_of(strategy)}", {}) or english

    def say(self, key: str, **parts: Part) -> str:
        """The sentence for this key; parts that are complaints or names are put into words first.

        If a sentence is missing or broken in this language, the English one is used.
        """
        text = self.formatted(key, parts)
        if text is not None:
            return text
        if self.language == ENGLISH:
            raise KeyError(key)
        return speaker(ENGLISH).say(key, **parts)

    def say_best(self, keys: Sequence[str], **parts: Part) -> str:
        """The first of these sentences that there is."""
        return self.say(next(filter(self.is_said, keys), keys[-1]), **parts)

    def formatted(self, key: str, parts: Mapping[str, Part]) -> str | None:
        """The sentence for this key; None if there is none, or if it needs a part that is missing."""
        pattern = self.bundle.get_message(key).value if self.knows(key) else None
        if pattern is None:
            return None
        text, errors = self.bundle.format_pattern(pattern, {name: self.as_argument(parts[name]) for name in parts})
        if errors:
            return None
        if any(isinstance(part, int) and part < 0 for part in parts.values()):
            return re.sub(r"-(?=\d)", "−", str(text))
        return str(text)

    def listed(self, english: Iterable[str], what: str = "card") -> str:
        """The names of cards, kingdoms or labels, with equal neighbours counted."""
        name_of = self.label if what == "label" else partial(self.name, what)
        runs = [(name_of(name), len(list(run))) for name, run in groupby(english)]
        return ", ".join(name if n == 1 else self.say("counted", n=n, name=name) for name, n in runs)

    def all_of(self, cards: Iterable[str]) -> str:
        """The names of cards as part of a sentence, with the word for "and" before the last one."""
        return str(format_list([self.card(name) for name in cards], locale=LISTED_AS.get(self.language, self.language)))

    @cached_property
    def letters(self) -> dict[str, int]:
        """The letters of the language with their places in its alphabet; some letters have two signs, such as "ch"."""
        places = enumerate(self.say("alphabet").split(), 1)
        return {letter: place for place, letters in places for letter in letters.split("/")}

    def sort_key(self, english: str) -> tuple[list[int], str]:
        """The sort key of a card by its name in this language."""
        name = self.card(english)
        signs = "|".join(sorted(self.letters, key=len, reverse=True))
        found = re.findall(rf"{signs}|\w|\s", name.casefold())
        return [self.letters.get(letter) or self.letters.get(folded(letter), 0) for letter in found], name

    def number(self, value: float, digits: int = 1) -> str:
        """A number as the language writes it, with this many decimal places."""
        whole = "#,##0" if is_grouped(value) else "0"
        text = format_decimal(value, format=f"{whole}.{'0' * digits}" if digits else whole, locale=self.language)
        return text.replace("-", "−")

    def as_argument(self, part: Part) -> FluentInt | str:
        if isinstance(part, int):
            return FluentInt(part, useGrouping=is_grouped(part))
        if isinstance(part, Complaint):
            part = self.say_complaint(part)
        elif isinstance(part, Names):
            names = sorted(part.names, key=self.sort_key) if part.by_alphabet else part.names
            part = self.listed(names, part.what)
        return harmless(shortened(part, LONGEST_TEXT))

    def say_complaint(self, complaint: Complaint) -> str:
        given = {
            name: shortened(part, LONGEST_GIVEN) for name, part in complaint.parts.items() if isinstance(part, str)
        }
        return self.say(complaint.key, **(complaint.parts | given))


def shortened(text: str, longest: int) -> str:
    """The text, or only its beginning and end if it is too long."""
    return text if len(text) <= longest else f"{text[: longest - longest // 4]}…{text[1 - longest // 4 :]}"


def is_grouped(value: float) -> bool:
    """Whether to group thousands: Polish and Hungarian do from five digits on, and the others may."""
    return abs(value) >= 10_000


def languages() -> list[str]:
    """The codes of all languages."""
    return sorted(entry.name for entry in files(__package__).iterdir() if re.fullmatch("[a-z]{2}", entry.name))


def catch_up() -> None:
    """Read what somebody's own box says."""
    for each in speaking:
        each.catch_up()
    translations.cache_clear()


followers.append(catch_up)


@cache
def speaker(language: str) -> Speaker:
    return Speaker(language)


@cache
def speakers() -> list[Speaker]:
    """The speakers whose files could be read; broken ones are reported when chosen."""
    found: list[Speaker] = []
    for language in languages():
        with suppress(Complaint):
            found.append(speaker(language))
    return found


def language_of_environment() -> str:
    """The language of the environment's locale, if we have it; else English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(variable):
            language = language_of_locale(os.environ[variable])
            return language if language in languages() else ENGLISH
    return ENGLISH


def language_of_locale(name: str) -> str:
    """The two letters of a locale such as `pl_PL.UTF-8`; anything else is returned as it is."""
    found = re.fullmatch(r"([A-Za-z]{2})([_.@-].*)?", name)
    return found[1].lower() if found else name
