"""Effects that wait for something to happen, in scenario files: when, whose, which card, which cards."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from fiefdom.cards.catalog import catalog
from fiefdom.engine.ability import ALWAYS, IN_PLAY, NEXT_TURN, THIS_TURN
from fiefdom.engine.card import Card
from fiefdom.engine.card_type import TYPE_NAMES
from fiefdom.engine.game import Game
from fiefdom.engine.moment import MOMENTS
from fiefdom.engine.waiting import Waiting
from fiefdom.engine.waiting import wait as wait_in
from fiefdom.engine.zone import ASIDE
from fiefdom.errors import Complaint, cards
from fiefdom.files import quoted
from fiefdom.records.sorts import in_list

WAITING_KEYS = ("seat", "card", "when", "of", "types", "by", "until", "keeps", "cards")
WHEN = {name.lower(): moment for name, moment in MOMENTS.items()}
UNTIL = {"this turn": THIS_TURN, "next turn": NEXT_TURN, "always": ALWAYS}


def check_waiting(entries: Any, players: int) -> None:
    """Complain unless these are effects that can wait in a game with this many players."""
    if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
        raise Complaint("scenario-value", name="waiting", expected=Complaint("expects-tables"))
    for entry in entries:
        for key in entry:
            if key not in WAITING_KEYS:
                raise Complaint("scenario-key", name=f"waiting.{key}", allowed=", ".join(WAITING_KEYS))
        for seat in (entry.get("seat"), *in_list(entry.get("by", []))):
            if type(seat) is not int or not 1 <= seat <= players:
                raise Complaint("scenario-value", name="waiting.seat, waiting.by", expected=Complaint("expects-seats"))
        for key in ("card", "keeps", "cards", "of", "types"):
            if not isinstance(entry.get(key, None if key == "card" else ""), str):
                raise Complaint("scenario-value", name=f"waiting.{key}", expected=Complaint("expects-cards"))
        for key, choices in (("when", WHEN), ("until", UNTIL)):
            if entry.get(key, "next turn") not in tuple(choices):
                one_of = Complaint("expects-one-of", choices=", ".join(choices))
                raise Complaint("scenario-value", name=f"waiting.{key}", expected=one_of)
        for name in parts(entry, "types"):
            if name not in TYPE_NAMES.values():
                one_of = Complaint("expects-one-of", choices=", ".join(TYPE_NAMES.values()))
                raise Complaint("scenario-value", name="waiting.types", expected=one_of)
        for name in [
            *parts(entry, "of"),
            *(split(name)[0] for key in ("card", "keeps", "cards") for name in parts(entry, key)),
        ]:
            catalog.find(name)


def wait(game: Game, entry: Mapping[str, Any]) -> None:
    """Let an effect wait in a game whose cards are in place."""
    seat = entry["seat"] - 1
    until = UNTIL[entry.get("until", "next turn")]
    keeps = parts(entry, "keeps") if "keeps" in entry or until == THIS_TURN else parts(entry, "card")
    watched = [each - 1 for each in in_list(entry.get("by", []))] or [seat]
    wait_in(
        game,
        Waiting(
            WHEN[entry["when"]],
            seat,
            card_called(game, seat, IN_PLAY, entry["card"]),
            tuple(catalog.find(name) for name in parts(entry, "of")),
            sum(bit for bit, name in TYPE_NAMES.items() if name in parts(entry, "types")),
            sum({1 << each for each in watched}),
            until,
            tuple(card_called(game, seat, IN_PLAY, name) for name in keeps),
            tuple(card_called(game, seat, ASIDE, name) for name in parts(entry, "cards")),
        ),
    )


def waiting_line(game: Game, waiting: Waiting) -> str:
    """A waiting effect as an inline table of a scenario file."""
    seat = waiting.seat
    card = call(game, seat, IN_PLAY, waiting.card)
    said: dict[str, str] = {"card": card, "when": next(name for name, bit in WHEN.items() if bit == waiting.when)}
    said["of"] = ", ".join(kind.name for kind in waiting.of)
    said["types"] = ", ".join(name for bit, name in TYPE_NAMES.items() if waiting.types & bit)
    said["until"] = next(text for text, until in UNTIL.items() if until == waiting.until) * (waiting.until != NEXT_TURN)
    keeps = ", ".join(call(game, seat, IN_PLAY, each) for each in waiting.keeps)
    said["keeps"] = "" if keeps == ("" if waiting.until == THIS_TURN else card) else keeps or "-"
    said["cards"] = ", ".join(call(game, seat, ASIDE, each) for each in waiting.cards)
    fields = [f"seat = {seat + 1}", *(f"{key} = {quoted(text)}" for key, text in said.items() if text)]
    if waiting.watched != 1 << seat:
        fields.append(f"by = {[i + 1 for i in range(len(game.players)) if waiting.watched >> i & 1]}")
    return "{ " + ", ".join(fields) + " }"


# -- Card names ---------------------------------------------------------------------------------------


def in_order(game: Game, seat: int, first: str) -> list[Card]:
    """All cards: first those in the seat's zones of that name, then the seat's other cards, then all others."""
    me = game.players[seat]
    zones = [*me.zones(), *(zone for other in me.others() for zone in other.zones()), game.trash, *game.piles]
    zones.sort(key=lambda zone: (zone.name, zone.owner) != (first, seat))
    return [card for zone in zones for card in zone.cards]


def call(game: Game, seat: int, first: str, card: Card) -> str:
    """The name of a card, with its number among cards of that name except for the first: `Haven`, `Haven#2`."""
    alike = [each for each in in_order(game, seat, first) if each.kind is card.kind]
    number = alike.index(card) + 1
    return card.kind.name if number == 1 and "#" not in card.kind.name else f"{card.kind.name}#{number}"


def card_called(game: Game, seat: int, first: str, text: str) -> Card:
    name, number = split(text)
    kind = catalog.find(name)
    alike = [card for card in in_order(game, seat, first) if card.kind is kind]
    if not 1 <= number <= len(alike):
        raise Complaint("scenario-no-card", card=cards(kind.name), n=len(alike))
    return alike[number - 1]


def split(text: str) -> tuple[str, int]:
    found = re.fullmatch(r"(.+)#([0-9]{1,3})", text)
    return (found[1], int(found[2])) if found else (text, 1)


def parts(entry: Mapping[str, Any], key: str) -> list[str]:
    """The names in a list separated by commas."""
    return [name.strip() for name in entry.get(key, "").split(",") if name.strip() not in ("", "-")]
