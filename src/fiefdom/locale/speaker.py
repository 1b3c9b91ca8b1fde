"""Reading the .ftl files of a language, and saying what stands there."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Mapping
from contextlib import suppress
from functools import cache, cached_property, partial
from importlib.resources import files
from itertools import groupby

from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentInt
from fluent.syntax.ast import Junk, Message

from fiefdom.errors import Complaint, Names, Part
from fiefdom.locale.names import harmless, key_of, plain

ENGLISH = "en"
# So many letters of a text are shown in a sentence, and so many of what somebody gave where it is complained of.
# Fluent would refuse to say anything longer than 2,500.
LONGEST = 2_000
LONGEST_GIVEN = 300


class Speaker:
    """Says things in one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        # Marks of direction around each part would only show as boxes in many terminals.
        self.bundle = FluentBundle([language], use_isolating=False)
        self.keys: list[str] = []
        for file in sorted(files(__package__).joinpath(language).iterdir(), key=lambda file: file.name):
            if file.name.endswith(".ftl") and file.is_file():
                self.read(f"{language}/{file.name}", file.read_bytes())

    def read(self, name: str, content: bytes) -> None:
        try:
            self.add(name, content.decode())
        except UnicodeDecodeError as problem:
            line = content.count(b"\n", 0, problem.start) + 1
            raise Complaint("locale-broken", file=name, line=line) from problem

    def add(self, name: str, text: str) -> None:
        """Add a file's text; a place in it that cannot be read is complained of with its line."""
        resource = FluentResource(text)
        for entry in resource.body:
            if isinstance(entry, Junk):
                spans = [part.span.start for part in [*entry.annotations, entry] if part.span]
                raise Complaint("locale-broken", file=name, line=text.count("\n", 0, spans[0]) + 1)
        self.bundle.add_resource(resource)
        self.keys += [entry.id.name for entry in resource.body if isinstance(entry, Message)]

    def knows(self, key: str) -> bool:
        return self.bundle.has_message(key)

    def is_said(self, key: str) -> bool:
        """Whether there is a sentence of this key: what people's own cards bring along has none."""
        return self.knows(key) or speaker(ENGLISH).knows(key)

    def names(self, prefix: str) -> dict[str, list[str]]:
        """What stands under the keys that begin so, in all its forms, by the rest of the key."""
        found: dict[str, list[str]] = {}
        for key in self.keys:
            if key.startswith(prefix):
                message = self.bundle.get_message(key)
                forms = [message.value, message.attributes.get("also")]
                found[key.removeprefix(prefix)] = [str(self.bundle.format_pattern(form)[0]) for form in forms if form]
        return found

    def name(self, what: str, english: str) -> str:
        """The name of a card or kingdom; somebody's own keeps the one it has."""
        return self.formatted(f"{what}-{key_of(english)}", {}) or harmless(english)

    def card(self, english: str) -> str:
        return self.name("card", english)

    def zone(self, name: str) -> str:
        """A mat or another place; that of somebody's own card as it is written."""
        return self.say(f"zone-{name}") if self.is_said(f"zone-{name}") else harmless(name)

    def label(self, name: str, card: str = "") -> str:
        """A named option: a bonus, one that has its key, a card, or, of somebody's own card, as it is written.

        A few cards mean something of their own by a label or a number: that stands with the label, by the card's key.
        """
        forms = self.labels(name)
        return forms.get(key_of(card)) or forms.get("") or self.card(name)

    def labels(self, name: str) -> dict[str, str]:
        """The words for a named option, and those that a card has for itself, by its key."""
        bonus = re.fullmatch(r"\+(\d{1,9}) (Card|Action|Buy)s?|\+\$(\d{1,9})", name)
        if bonus:
            field = f"{bonus[2].lower()}s" if bonus[2] else "coins"
            return {"": self.say(f"bonus-{field}", n=int(bonus[1] or bonus[3]))}
        is_number = re.fullmatch("[0-9]{1,9}", name) is not None
        key = "label-number" if is_number else "label-" + "-".join(name.split())
        if not self.knows(key):
            return {}
        message = self.bundle.get_message(key)
        parts = {"n": self.said(int(name))} if is_number else {}
        forms = {"": message.value, **message.attributes}
        return {card: str(self.bundle.format_pattern(form, parts)[0]) for card, form in forms.items() if form}

    def card_text(self, english: str, text: str) -> str:
        """The text of a card; English, and that of somebody's own card, stands with the card."""
        key = f"card-{key_of(english)}"
        if not self.knows(key):
            return harmless(text)
        pattern = self.bundle.get_message(key).attributes.get("text")
        return str(self.bundle.format_pattern(pattern)[0]) if pattern else ""

    def about(self, strategy: str, english: str) -> str:
        """What a shipped strategy does; English stands in its file."""
        return self.formatted(f"about-{key_of(strategy)}", {}) or english

    def say(self, key: str, **parts: Part) -> str:
        """The sentence of this key; a part that is itself a complaint, or names, is said first.

        A language that is not finished says in English what it lacks, or has wrong.
        """
        text = self.formatted(key, parts)
        if text is not None:
            return text
        if self.language == ENGLISH:
            raise KeyError(key)
        return speaker(ENGLISH).say(key, **parts)

    def formatted(self, key: str, parts: Mapping[str, Part]) -> str | None:
        """The sentence of this key; None if there is none, or if it asks for something that is not there."""
        pattern = self.bundle.get_message(key).value if self.knows(key) else None
        if pattern is None:
            return None
        text, errors = self.bundle.format_pattern(pattern, {name: self.said(parts[name]) for name in parts})
        if errors:
            return None
        if any(isinstance(part, int) and part < 0 for part in parts.values()):
            return re.sub(r"-(?=\d)", "−", str(text))
        return str(text)

    def listed(self, english: Iterable[str], what: str = "card") -> str:
        """Cards, kingdoms or labels by their names, neighbours that are alike counted."""
        called = self.label if what == "label" else partial(self.name, what)
        runs = [(called(name), len(list(run))) for name, run in groupby(english)]
        return ", ".join(name if n == 1 else self.say("counted", n=n, name=name) for name, n in runs)

    @cached_property
    def letters(self) -> dict[str, int]:
        """The letters of the language and their places in its alphabet; some languages have letters of two signs."""
        places = enumerate(self.say("alphabet").split(), 1)
        return {letter: place for place, letters in places for letter in letters.split("/")}

    def place(self, english: str) -> tuple[list[int], str]:
        """Where a card stands when cards are sorted by their names in this language."""
        name = self.card(english)
        signs = "|".join(sorted(self.letters, key=len, reverse=True))
        found = re.findall(rf"{signs}|\w|\s", name.casefold())
        return [self.letters.get(letter) or self.letters.get(plain(letter), 0) for letter in found], name

    def number(self, value: float, digits: int = 1) -> str:
        """A number as the language writes it, with so many digits behind the point."""
        whole = "#,##0" if is_grouped(value) else "0"
        text = format_decimal(value, format=f"{whole}.{'0' * digits}" if digits else whole, locale=self.language)
        return text.replace("-", "−")

    def said(self, part: Part) -> FluentInt | str:
        if isinstance(part, int):
            return FluentInt(part, useGrouping=is_grouped(part))
        if isinstance(part, Complaint):
            part = self.say_complaint(part)
        elif isinstance(part, Names):
            names = sorted(part.names, key=self.place) if part.by_alphabet else part.names
            part = self.listed(names, part.what)
        return harmless(shortened(part, LONGEST))

    def say_complaint(self, complaint: Complaint) -> str:
        given = {
            name: shortened(part, LONGEST_GIVEN) for name, part in complaint.parts.items() if isinstance(part, str)
        }
        return self.say(complaint.key, **(complaint.parts | given))


def shortened(text: str, longest: int) -> str:
    """A text, or, if it is long, its beginning and its end."""
    return text if len(text) <= longest else f"{text[: longest - longest // 4]}…{text[1 - longest // 4 :]}"


def is_grouped(value: float) -> bool:
    """Whether thousands stand apart; Polish and Hungarian ask for that from five digits on, and nobody minds it."""
    return abs(value) >= 10_000


def languages() -> list[str]:
    """The languages there are."""
    return sorted(entry.name for entry in files(__package__).iterdir() if re.fullmatch("[a-z]{2}", entry.name))


@cache
def speaker(language: str) -> Speaker:
    return Speaker(language)


@cache
def speakers() -> list[Speaker]:
    """Who speak the languages whose files can be read; of the others it is told where they are spoken."""
    found: list[Speaker] = []
    for language in languages():
        with suppress(Complaint):
            found.append(speaker(language))
    return found


def language_of_environment() -> str:
    """What the environment's locale asks for, if there is such a language here; else English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(variable):
            language = language_of_locale(os.environ[variable])
            return language if language in languages() else ENGLISH
    return ENGLISH


def language_of_locale(name: str) -> str:
    """The two letters of a locale such as `pl_PL.UTF-8`; what is no locale stays as it is."""
    found = re.fullmatch(r"([A-Za-z]{2})([_.@-].*)?", name)
    return found[1].lower() if found else name
