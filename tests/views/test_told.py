"""Whatever is part of a game is told by a picture, or there is a reason why not: nothing new can be forgotten."""

from __future__ import annotations

import ast

import pytest
from folders import ROOT

from fiefdom.views.shapes import Ahead, Picture, PlayerSeen, Remembered, WaitingSeen

SHAPES = {"": Picture, "ahead": Ahead, "player": PlayerSeen, "more": Remembered, "waiting": WaitingSeen}

# By class of the engine, each attribute and the fields of a picture that tell it, or why none does.
TOLD: dict[str, dict[str, list[str] | str]] = {
    "game.Game": {
        "turn": ["turn"],
        "phase": ["phase", "question"],
        "regular_turn": ["ahead.regular_turn"],
        "is_extra_turn": ["ahead.is_extra_turn"],
        "extra_turns": ["ahead.extra_turns"],
        "resigned": ["ahead.resigned", "player.resigned"],
        "price_changes": ["ahead.cheaper", "costs", "price_parts"],
        "waiting": ["ahead.waiting", "traps"],
        "effect": ["ahead.attack", "ahead.has_reacted", "is_safe"],
        "temporary": ["player.uncovered"],
        "knowledge": ["player.known", "more.discards"],
        "trash": ["trash"],
        "piles": ["supply"],
        "empty_piles": ["empty_piles", "is_over"],
        "piles_to_end": ["piles_to_end"],
        "players": ["players", "ahead.players"],
        "rng": "the luck to come is a secret",
        "awaited": "counted with what waits",
        "empty": "counted with the piles",
        "ending": "the same in all games with these piles",
        "shelf": "found again by the piles that are empty",
        "unshared_piles": "which piles a copy shares changes nothing",
        "stock": "made from the kingdom",
        "everybody": "made from the number of players",
        "wiring": "who answers and listens is no part of a position",
    },
    "player.Player": {
        "seat": ["seat", "player.seat"],
        "hand": ["hand", "player.hand_size"],
        "deck": ["deck_size"],
        "discards": ["player.discard_top"],
        "in_play": ["player.in_play", "player.from_before"],
        "mats": ["player.uncovered", "more.sights"],
        "numbers": ["player.numbers"],
        "owned": ["owned", "score", "more.owned", "more.total"],
        "tokens": ["player.tokens"],
        "turns": ["player.turns"],
        "played": ["more.played"],
        "gained": ["more.gained"],
        "bought": ["more.bought"],
        "next_hand": ["more.next_hand"],
        "game": "the game that the picture is of",
    },
    "pile.Pile": {
        "idents": ["supply"],
        "n": ["supply"],
        "kind": ["supply"],
        "tokens": ["tokens"],
        "place": "the same in all games with these piles",
        "kinds_in_it": "the same in all games with these piles",
        "is_mixed": "the same in all games with these piles",
        "in_supply": "the same in all games with these piles",
        "is_sold": "the same in all games with these piles",
        "randomizer": "the same in all games with these piles",
    },
    "waiting.Waiting": {
        "seat": ["waiting.seat"],
        "card": ["waiting.card", "waiting.at"],
        "when": ["waiting.when"],
        "of": ["waiting.of"],
        "types": ["waiting.types"],
        "watched": ["waiting.watched"],
        "until": ["waiting.until"],
        "keeps": ["waiting.keeps"],
        "about": ["waiting.about"],
        "sequel": "what the card does then",
    },
}
# What a picture has besides: itself.
NO_ATTRIBUTE = {"ahead"}


def attributes(path: str) -> set[str]:
    """The attributes that a class of the engine gives its objects."""
    module, _, name = path.partition(".")
    tree = ast.parse((ROOT / "src" / "fiefdom" / "engine" / f"{module}.py").read_text(encoding="utf-8"))
    [found] = [node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == name]
    return {
        node.attr
        for node in ast.walk(found)
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store) and ast.unparse(node.value) == "self"
    }


@pytest.mark.parametrize("path", TOLD)
def test_every_part_of_a_game_is_told_or_has_a_reason(path: str) -> None:
    assert attributes(path) == set(TOLD[path])


def test_every_field_of_a_picture_tells_a_part_of_the_game() -> None:
    fields = {f"{shape}.{name}".strip(".") for shape, seen in SHAPES.items() for name in seen.__annotations__}
    assert {
        field for parts in TOLD.values() for told in parts.values() if isinstance(told, list) for field in told
    } == (fields - NO_ATTRIBUTE)
