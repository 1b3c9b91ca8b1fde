"""Every key that the program says is there, and every key that is there is said."""

import ast
import re
from importlib.resources import files
from pathlib import Path

import pytest

import fiefdom
from fiefdom import Table, catalog, make_bot
from fiefdom.engine.card import TYPE_NAMES
from fiefdom.engine.decision import PURPOSES
from fiefdom.engine.event import EVENTS
from fiefdom.locale.speaker import languages, speaker
from fiefdom.locale.telling import card_lines, how_many, log, prompt

SOURCES = Path(fiefdom.__file__).parent
# Keys that are put together when they are needed.
MADE = (
    {f"type-{name}" for name in TYPE_NAMES.values()}
    | {f"box-{box}" for box in ("basic", *catalog.boxes())}
    | {f"bonus-{field}" for field in ("cards", "actions", "buys", "coins")}
    | {f"ask-{purpose}" for purpose in PURPOSES}
    | {f"event-{name}" for name in EVENTS}
    | {f"event-{name}-hidden" for name in ("draw", "discard", "topdeck", "look", "take", "pass", "tuck", "set_aside")}
    | {"event-gain-hand", "event-gain-deck", "event-gain-set_aside", "token-pirate_ship"}
    | {f"zone-{name}" for name in ("revealed", "looked_at", "set_aside", "held_out", "island", "native_village")}
    | {f"cli-{command}" for command in ("play", "replay", "scenario", "cards", "kingdoms")}
)


def keys_there(language: str) -> set[str]:
    folder = files("fiefdom.locale").joinpath(language)
    texts = [file.read_text(encoding="utf-8") for file in folder.iterdir() if file.name.endswith(".ftl")]
    return {key for text in texts for key in re.findall(r"^([\w-]+) =", text, flags=re.MULTILINE)}


def keys_said() -> set[str]:
    """The keys in the sources: first arguments of say, Complaint and the like, and the labels that cards offer."""
    sources = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES.rglob("*.py"))
    said = set(re.findall(r'(?:say|Complaint)\(\s*"([\w-]+)"', sources))
    labels = {
        label
        for call in re.findall(r"\.choose\(([^)]*)\)", sources)
        for label in re.findall(r'"([a-zA-Z][^"]*)"', call)
    }
    return said | MADE | {"label-" + "-".join(label.split()) for label in labels}


@pytest.mark.parametrize("language", languages())
def test_no_key_is_missing(language: str) -> None:
    assert keys_said() - keys_there(language) == set()


@pytest.mark.parametrize("language", languages())
def test_no_key_is_unused(language: str) -> None:
    assert keys_there(language) - keys_said() == set()


def test_no_sentence_for_people_stands_in_the_clients() -> None:
    """What clients print comes from the locale: no string in them has two words that a person would read."""
    for path in [*(SOURCES / "cli").glob("*.py"), *(SOURCES / "tui").glob("*.py")]:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        docs = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs:
                assert not re.search(r"[a-z]{2,} [a-z]{2,}", node.value), (path.name, node.value)


def test_bonuses_are_generated_from_the_fields() -> None:
    say = speaker("en")
    assert card_lines(say, catalog.find("Market")) == ["+1 Card, +1 Action, +1 Buy, +$1"]
    assert card_lines(say, catalog.find("Festival")) == ["+2 Actions, +1 Buy, +$2"]
    assert card_lines(say, catalog.find("Gold")) == ["Worth $3."]
    assert card_lines(say, catalog.find("Estate")) == ["1 victory point."]
    assert card_lines(say, catalog.find("Curse")) == ["−1 victory point."]


def test_every_card_that_does_more_has_a_text_of_our_own() -> None:
    for kind in catalog.kinds:
        does_more = kind.on_play or kind.on_score or kind.on_attack or kind.on_later or kind.on_clean_up
        assert bool(kind.text) == bool(does_more), kind.name


@pytest.mark.parametrize("seed", range(6))
def test_every_question_and_event_of_a_game_has_its_sentence(seed: int) -> None:
    say = speaker("en")
    table = Table(2 + seed % 3, None, seed)
    bots = [make_bot("random", seat) for seat in range(table.players)]
    for _ in range(150):
        if (decision := table.pending) is None:
            break
        question = prompt(say, decision, table.names)
        assert question
        assert "{" not in question
        assert how_many(decision) in ("one", "exact", "may", "upto", "any", "all_or_none")
        table.answer(decision.seat, bots[decision.seat].answer(table.view(decision.seat), decision))
    for seat in (None, *range(table.players)):
        for line in log(say, table.events(seat), table.names):
            assert line
            assert "{" not in line
