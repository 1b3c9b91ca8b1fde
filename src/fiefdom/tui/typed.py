"""Understands what people type: words of the language, and answers by number, name or start of a name."""

from __future__ import annotations

import re
from collections.abc import Sequence

from fiefdom.cards.catalog import catalog
from fiefdom.engine.decision import CHOOSE, PURPOSES, Answer, Decision, PileOptions
from fiefdom.errors import Complaint, Names
from fiefdom.locale.names import find_among, folded, spelling
from fiefdom.locale.speaker import ENGLISH, Speaker, speaker
from fiefdom.locale.wording import option
from fiefdom.records.answers import NOTHING_SIGN, indices_of, list_names

# A single letter could too easily mean something else.
SHORTEST = 2
# In many languages a name has another ending as an object, and in most in the plural.
SHORTEST_STEM = 4
LONGEST_ENDING = 2
LONGEST_ANSWER = 2_000


def understood(say: Speaker) -> list[Speaker]:
    """The languages in which words are understood: the user's, and English."""
    return [say] if say.language == ENGLISH else [say, speaker(ENGLISH)]


def words_for(say: Speaker, key: str) -> list[str]:
    """All words for the command or reply with this key."""
    return [word for each in understood(say) for word in each.say(key).split()]


def unquoted(text: str) -> str:
    """A name without the quotes that people put around it, as for a shell."""
    is_quoted = len(text) > 1 and text[0] == text[-1] and text[0] in "\"'"
    return text[1:-1] if is_quoted else text


def rest_after(say: Speaker, purpose: str, text: str) -> str | None:
    """What follows the verb for this purpose, such as `buy`; None if the text does not start with it."""
    phrases = [phrase.split() for each in understood(say) for phrase in each.say(f"verb-{purpose}").split(",")]
    words = text.split()
    for phrase in sorted(phrases, key=len, reverse=True):
        n = len(phrase)
        if len(words) > n and list(map(folded, words[:n])) == list(map(folded, phrase)):
            return " ".join(words[n:])
    return None


def completed(typed: str, names: Sequence[str], *wordings: Sequence[str]) -> str:
    """The only name that starts with what was typed, or differs from it just in its ending; else what was typed.

    `wordings` are the words for these names, language by language.
    """
    short = spelling(typed)
    if len(short) < SHORTEST or catalog.known(typed) is not None:
        return typed
    for is_like in (str.startswith, is_inflected):
        for words in wordings:
            found = {name: None for name, word in zip(names, words, strict=True) if is_like(spelling(word), short)}
            if len(found) > 1:
                raise Complaint("play-several", text=typed, names=Names("label", tuple(found), by_alphabet=True))
            if found:
                return next(iter(found))
    return typed


def is_inflected(word: str, typed: str) -> bool:
    """Whether this is the word with another ending: Coppers, Wioskę, Falut."""
    stem = word if len(word) <= SHORTEST_STEM else word[:-1]
    return typed.startswith(stem) and len(typed) <= len(word) + LONGEST_ENDING


class Choices:
    """The options of a decision, grouped by name, as they are numbered on the screen."""

    def __init__(self, decision: Decision, say: Speaker, question: str) -> None:
        self.decision = decision
        self.say = say
        self.question = question
        self.names = decision.options.names()
        self.indices = [i for i, name in enumerate(self.names) if name not in self.names[:i]]
        if isinstance(decision.options, PileOptions):
            self.indices.sort(key=self.cost)

    def cost(self, index: int) -> tuple[int, tuple[list[int], str]]:
        kind = self.decision.options.kind(index)
        return (kind.cost if kind else 0, self.say.sort_key(self.names[index]))

    def copies(self, index: int) -> int:
        return self.names.count(self.names[index])

    def as_shown(self, say: Speaker) -> list[str]:
        """The options exactly as they are on the screen in this language."""
        return [option(say, self.decision, index) for index in range(len(self.names))]

    def answer(self, text: str) -> Answer:
        """The picks that were typed: numbers, names, `all` or none, perhaps after the verb of the question."""
        if len(text) > LONGEST_ANSWER:
            raise Complaint("play-not-understood", text=text, n=len(self.indices))
        labels = self.by_their_words(text)
        if labels is not None:
            return labels
        text = rest_after(self.say, self.decision.purpose, text) or text
        if text.casefold() in words_for(self.say, "command-all"):
            if self.decision.most < len(self.names):
                raise Complaint("play-not-all", most=self.decision.most)
            return tuple(range(len(self.names)))
        if text == NOTHING_SIGN or text.casefold() in words_for(self.say, "command-none"):
            return ()
        labels = self.by_their_words(text)
        if labels is not None:
            return labels
        if self.decision.purpose == CHOOSE and len(self.names) == 1:
            if text.casefold() in words_for(self.say, "play-yes"):
                return (0,)
            if text.casefold() in words_for(self.say, "play-no"):
                return ()
        words = [word for word in re.split(r"[,\s]+", text) if word]
        if all(re.fullmatch("[0-9]{1,3}", word) for word in words):
            numbers = [int(word) for word in words]
            if not all(1 <= number <= len(self.indices) for number in numbers):
                raise self.complaint(text)
            return indices_of([self.names[self.indices[number - 1]] for number in numbers], self.names)
        as_shown = [self.as_shown(say) for say in understood(self.say)]
        picks = [completed(pick, self.names, *as_shown) for pick in list_names(text)]
        if all(find_among(pick, self.names) is None for pick in picks):
            raise self.complaint(text)
        return indices_of(picks, self.names)

    def by_their_words(self, text: str) -> Answer | None:
        """The options typed exactly as they are on the screen; None if something else was typed."""
        words = [word.casefold() for word in self.as_shown(self.say)]
        picks: list[int] = []
        for part in [text] if text.casefold() in words else text.split(","):
            index = next(
                (i for i, word in enumerate(words) if word == part.strip().casefold() and i not in picks), None
            )
            if index is None:
                return None
            picks.append(index)
        return tuple(picks)

    def complaint(self, text: str) -> Complaint:
        """What is wrong with a text that names none of the options."""
        if any(rest_after(self.say, purpose, text) for purpose in PURPOSES):
            return Complaint("play-other-verb", text=text, question=self.question)
        return Complaint("play-not-understood", text=text, n=len(self.indices))
