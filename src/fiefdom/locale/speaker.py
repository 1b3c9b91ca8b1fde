"""Reading the .ftl files of a language, and saying what stands there."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message

from fiefdom.errors import Complaint


class Speaker:
    """Says things in one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        # Marks of direction around each part would only show as boxes in many terminals.
        self.bundle = FluentBundle([language], use_isolating=False)
        self.keys: list[str] = []
        for file in sorted(files(__package__).joinpath(language).iterdir(), key=lambda file: file.name):
            if file.name.endswith(".ftl"):
                resource = FluentResource(file.read_text(encoding="utf-8"))
                self.bundle.add_resource(resource)
                self.keys += [entry.id.name for entry in resource.body if isinstance(entry, Message)]

    def knows(self, key: str) -> bool:
        return self.bundle.has_message(key)

    def names(self, prefix: str) -> dict[str, list[str]]:
        """What stands under the keys that begin so, in all its forms, by the rest of the key."""
        found: dict[str, list[str]] = {}
        for key in self.keys:
            if key.startswith(prefix):
                message = self.bundle.get_message(key)
                forms = [message.value, message.attributes.get("also")]
                found[key.removeprefix(prefix)] = [str(self.bundle.format_pattern(form)[0]) for form in forms if form]
        return found

    def say(self, key: str, **parts: str | int | Complaint) -> str:
        """The sentence of this key; a part that is itself a complaint is said first."""
        message = self.bundle.get_message(key)
        if message.value is None:
            raise KeyError(key)
        said = {name: self.say_complaint(part) if isinstance(part, Complaint) else part for name, part in parts.items()}
        text, errors = self.bundle.format_pattern(message.value, said)
        if errors:
            raise errors[0]
        return str(text)

    def say_complaint(self, complaint: Complaint) -> str:
        return self.say(complaint.key, **complaint.parts)


def languages() -> list[str]:
    """The languages there are."""
    return sorted(entry.name for entry in files(__package__).iterdir() if entry.is_dir() and len(entry.name) == 2)


@cache
def speaker(language: str) -> Speaker:
    return Speaker(language)
