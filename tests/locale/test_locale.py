"""Every key that the program uses exists in every language, and every key that exists is used."""

import re
from collections import Counter
from functools import cache
from itertools import combinations
from pathlib import Path

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax import parse
from folders import ROOT

import fiefdom
from fiefdom import catalog, recommended
from fiefdom.bots.opponents import OPPONENTS
from fiefdom.bots.shipped import shipped
from fiefdom.cards.kingdoms import recommended_later
from fiefdom.cards.later import later_in
from fiefdom.cards.randomizer import WISHES
from fiefdom.engine.card_type import TYPE_NAMES
from fiefdom.engine.decision import (
    PURPOSES,
)
from fiefdom.engine.moment import EVENTS
from fiefdom.engine.number import PLAYER_NUMBERS
from fiefdom.files import PROBLEMS
from fiefdom.locale.names import folded, key_of
from fiefdom.locale.sources import text_files
from fiefdom.locale.speaker import languages, speaker
from fiefdom.locale.wording import rulings
from fiefdom.server.limits import USUAL

SOURCES = Path(fiefdom.__file__).parent
WEB = ROOT / "web" / "src"
# The mistakes of the engine, and those that are made of them.
MISTAKES = (
    "BrokenCard|Diverged|AsksEndlessly|GameError|IllegalAnswer|NotYourDecision|GameOver|IllegalAction|NoOtherWorld"
)
OTHERS = [language for language in languages() if language != "en"]
# Keys that are put together at run time.
MADE = (
    {f"type-{name}" for name in TYPE_NAMES.values()}
    | {f"number-{number.name}" for number in PLAYER_NUMBERS}
    | {"box-basic", *(f"box-{key_of(box.name)}" for box in catalog.folders)}
    | {f"bonus-{field}" for field in ("cards", *(number.name for number in PLAYER_NUMBERS))}
    | {"price-potions", "price-debt"}
    | {f"event-spend-{name}" for name in ("number", "coins", "debt", "coffers", "villagers", "favors")}
    | {"ask-cards", *(f"ask-{purpose}" for purpose in PURPOSES)}
    | {f"event-{name}" for name in EVENTS}
    | {
        f"event-{name}-hidden"
        for name in ("draw", "discard", "topdeck", "look", "take", "pass", "tuck", "set_aside", "get")
    }
    | {"ask-topdeck-secret-passage", "ask-choose-secret-passage", "ask-choose-embargo", "ask-gain-swindler"}
    | {"event-turn-extra", *(f"event-gain-{place}" for place in ("hand", "deck", "set_aside", "mat"))}
    | {
        "event-choose-pile",
        "event-token-pirate_ship",
        "token-pirate_ship",
        "play-token",
        "play-tokens-embargo",
        "play-tokens",
    }
    | {"play-traps-blockade", "play-traps"}
    | {"label-set-aside", "labels-secret-passage", "labels-native-village"}
    | {f"zone-{name}" for name in ("revealed", "looked_at", "set_aside", "held_out", "island", "native_village")}
    | {f"cli-{command}" for command in ("play", "serve", "join", "games", "replay", "scenario", "cards", "kingdoms")}
    | {f"cli-{command}" for command in ("simulate", "find", "tournament", "improve", "strategies")}
    | {f"server-is-{status}" for status in ("open", "drafting", "playing", "paused", "over", "ended")}
    | {f"{what}-{style}" for what in ("play-went-for", "find-plan") for style in ("money", "engine", "rush", "nothing")}
    | {level.why for level in OPPONENTS.values()}
    | {"cli-required", "cli-unrecognized", "cli-expected", "cli-choice", "client-refused"}
    | {"server-too-fast", "server-many-tables", "server-chatty", "server-other-rules"}
    | {"server-many-replays", "server-full-of-replays"}
    | {"strategy-line", "strategy-needs", "word-command"}
    | {*PROBLEMS.values(), "os-other", "toml-broken", "toml-twice"}
    | {f"command-{word}" for word in ("all", "none", "undo", "force", "log", "supply", "kingdom", "help", "save")}
    | {"command-position", "command-quit", *(f"verb-{purpose}" for purpose in PURPOSES)}
    | {f"wish-{name}" for name in WISHES}
    | {f"limit-{name}" for name in USUAL}
    | {"play-yes", "play-no", "play-random", "docs-cards", "docs-own-words"}
    | {f"rulings-{key_of(kind.name)}" for kind in catalog.kinds}
)
# English names and texts are written with the cards, kingdoms and strategies.
TRANSLATED = (
    {f"card-{key_of(kind.name)}" for kind in catalog.kinds}
    | {f"kingdom-{key_of(kingdom.name)}" for kingdom in recommended()}
    | {f"about-{key_of(name)}" for name in shipped()}
)
# Of what Fiefdom does not have yet, only names that were published are translated.
PUBLISHED = {f"card-{key_of(each.name)}" for each in later_in(catalog.facts).values()} | {
    f"kingdom-{key_of(kingdom.name)}" for kingdom in recommended_later()
}


@cache
def messages(language: str) -> dict[str, fluent.Message]:
    found: dict[str, fluent.Message] = {}
    for name, file in text_files(language).items():
        for entry in parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, fluent.Junk), (name, entry.content)
            if isinstance(entry, fluent.Message):
                assert entry.id.name not in found, f"{entry.id.name} is defined twice in {language}"
                found[entry.id.name] = entry
    return found


@cache
def keys_said() -> set[str]:
    """The keys in the sources: the first arguments of say, Complaint and the like, and the labels of cards."""
    sources = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES.rglob("*.py"))
    said = set(
        re.findall(rf"""(?:say|say_whole|Complaint|BotFailed|Unreachable|{MISTAKES})\(\s*["']([\w-]+)["']""", sources)
    )
    labels = {
        label
        for call in re.findall(r"\.choose\(([^)]*)\)", sources)
        for label in re.findall(r'"([a-zA-Z][^"]*)"', call)
    }
    pages = "\n".join(path.read_text(encoding="utf-8") for path in WEB.rglob("*") if path.suffix in (".ts", ".svelte"))
    said |= set(re.findall(r"""["'`](web-[\w-]+)["'`]""", pages))
    # `web-theme-${theme}` says every key that begins like that.
    for start in re.findall(r"`(web-[\w-]+-)\$\{", pages):
        said |= {key for key in messages("en") if key.startswith(start)}
    words = {f"word-{word.lower()}" for word in re.findall(r'metavar="(\w+)', sources)}
    said |= {name for message in messages("en").values() for name in named_in(message, fluent.MessageReference)}
    return said | MADE | words | {"label-" + "-".join(label.split()) for label in labels}


def expected(language: str) -> set[str]:
    return keys_said() if language == "en" else keys_said() | TRANSLATED


@pytest.mark.parametrize("language", languages())
def test_no_key_is_missing(language: str) -> None:
    assert expected(language) - set(messages(language)) == set()


@pytest.mark.parametrize("language", languages())
def test_no_key_is_unused(language: str) -> None:
    assert set(messages(language)) - expected(language) - PUBLISHED == set()


def named_in(node: object, sort: type[fluent.VariableReference | fluent.MessageReference]) -> set[str]:
    """The names of the parts, or of the other sentences, that a sentence needs."""
    found = {node.id.name} if isinstance(node, sort) else set()
    if isinstance(node, fluent.BaseNode):
        for value in vars(node).values():
            for each in value if isinstance(value, list) else [value]:
                found |= named_in(each, sort)
    return found


def placeholders(message: fluent.Message) -> set[str]:
    return named_in(message, fluent.VariableReference)


@pytest.mark.parametrize("language", OTHERS)
def test_placeholders_are_those_of_english(language: str) -> None:
    english, other = messages("en"), messages(language)
    for key, message in english.items():
        assert placeholders(other[key]) == placeholders(message), key
        assert [each.id.name for each in other[key].attributes] == [each.id.name for each in message.attributes], key


@pytest.mark.parametrize("language", OTHERS)
def test_every_card_has_a_name_a_text_and_its_rulings(language: str) -> None:
    say = speaker(language)
    names = [say.card(kind.name) for kind in catalog.kinds]
    assert len(set(map(folded, names))) == len(names)
    for kind in catalog.kinds:
        text = say.card_text(kind.name, kind.text)
        assert bool(text) == bool(kind.text), kind.name
        assert not text or text != kind.text, kind.name
        assert len(rulings(say, kind)) == len(rulings(speaker("en"), kind)) >= 1, kind.name
        assert rulings(say, kind) != rulings(speaker("en"), kind), kind.name
        assert "…" not in rulings(speaker("en"), kind), kind.name  # a stub


@pytest.mark.parametrize("language", languages())
def test_rulings_are_shared_by_the_same_cards(language: str) -> None:
    for key, message in messages("en").items():
        if key.startswith("rulings-"):
            named = [named_in(each, fluent.MessageReference) for each in (message, messages(language)[key])]
            assert named[0] == named[1], key


@pytest.mark.parametrize("language", languages())
def test_no_ruling_is_written_twice(language: str) -> None:
    """What is so for several cards has a name, and their rulings refer to it: `{ ruling-only-card }`."""
    texts = [file.read_text(encoding="utf-8") for file in text_files(language).values()]
    said = [each for text in texts for each in re.findall(r"^rulings?-.*\n(?:[ \t]+.*\n)*", text, re.MULTILINE)]
    lines = Counter(line.strip() for each in said for line in each.partition("=")[2].splitlines())
    assert len(lines) > len(catalog.kinds)
    assert [line for line, n in lines.items() if n > 1 and line and not line.startswith("{")] == []


# The same in several languages: a name, the name of the command before a complaint, and words that players share.
SAME = {
    "box-dominion",
    "cli-error",
    "client-refused",
    "type-Zombie",
    "web-chat",
    "web-my-cards",
    "web-seat-bot",
    "web-seat-bot-of",
    "word-text",
    "word-url",
}


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_english(language: str) -> None:
    assert alike(language, "en", words=1) - SAME == set()


@pytest.mark.parametrize(("language", "other"), list(combinations(OTHERS, 2)))
def test_no_sentence_is_left_in_the_language_that_was_copied(language: str, other: str) -> None:
    """Single words may be the same in two languages."""
    assert alike(language, other, words=2) - SAME == set()


def alike(language: str, other: str, words: int) -> set[str]:
    """The keys whose texts are the same in two languages and have at least so many words."""
    ours, theirs = messages(language), messages(other)
    texts = {key: text_in(ours[key]) for key in ours.keys() & theirs.keys()}
    return {
        key for key, text in texts.items() if text == text_in(theirs[key]) and len(re.findall(r"\w{3,}", text)) >= words
    }


def text_in(node: fluent.BaseNode | None) -> str:
    """All text of a message, in all its variants."""
    if isinstance(node, fluent.TextElement):
        return " ".join(node.value.split())
    parts = [each for value in vars(node).values() for each in (value if isinstance(value, list) else [value])]
    return " ".join(filter(None, (text_in(part) for part in parts if isinstance(part, fluent.BaseNode))))
