"""What seats know beyond what they see, in scenario files: which cards, where, and who knows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fiefdom.cards.catalog import catalog
from fiefdom.engine.card import Card
from fiefdom.engine.game import Game
from fiefdom.engine.knowledge import Pass
from fiefdom.engine.sight import EVERYBODY
from fiefdom.engine.zone import Zone
from fiefdom.errors import Complaint
from fiefdom.files import quoted
from fiefdom.records.sorts import in_list
from fiefdom.records.waiting import call, card_called, parts, split

# The keys of scenario files for what is known, and the fields of their entries: texts, then seats.
SAID = {
    "known": (("zone", "cards"), ("seat", "by")),
    "jumbled": (("zone", "cards"), ("seat", "by")),
    "passed": (("card",), ("source", "target", "by")),
}
# Stands for onlookers among the seats that know something.
WATCHERS = 0


def check_knowledge(table: Mapping[str, Any], players: int) -> None:
    for key, (texts, seats) in SAID.items():
        entries = table.get(key, [])
        if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
            raise Complaint("scenario-value", name=key, expected=Complaint("expects-tables"))
        for entry in entries:
            for name in entry:
                if name not in (*texts, *seats):
                    raise Complaint("scenario-key", name=f"{key}.{name}", allowed=", ".join((*texts, *seats)))
            for name in texts:
                if not isinstance(entry.get(name, "" if name == "cards" else None), str):
                    raise Complaint("scenario-value", name=f"{key}.{name}", expected=Complaint("expects-cards"))
            for name in seats:
                least = WATCHERS if name == "by" else 1
                said = in_list(entry.get(name, [])) if name == "by" else [entry.get(name)]
                if not all(type(seat) is int and least <= seat <= players for seat in said):
                    raise Complaint("scenario-value", name=f"{key}.{name}", expected=Complaint("expects-seats"))
            for card in (*parts(entry, "cards"), *parts(entry, "card")):
                catalog.find(split(card)[0])


def know(game: Game, table: Mapping[str, Any]) -> None:
    """Let seats know what a scenario says they know, in a game whose cards are in place."""
    if not any(table.get(key) for key in SAID):
        return
    knowledge = game.unshared_knowledge()
    knowledge.track()
    for entry in table.get("known", []):
        knowledge.remember(named_cards(game, entry), bits_of(game, entry))
    for entry in table.get("jumbled", []):
        knowledge.jumble(named_cards(game, entry), bits_of(game, entry))
    for entry in table.get("passed", []):
        kind = catalog.find(entry["card"])
        passed = Pass(game.stock.slot_of(kind), entry["source"] - 1, entry["target"] - 1, bits_of(game, entry))
        knowledge.passes = (*knowledge.passes, passed)


def named_cards(game: Game, entry: Mapping[str, Any]) -> list[Card]:
    """The cards that an entry names, or else all in its zone."""
    seat, name = entry["seat"] - 1, entry["zone"]
    if "cards" in entry:
        return [card_called(game, seat, name, card) for card in parts(entry, "cards")]
    return [card for zone in game.players[seat].zones() if zone.name == name for card in zone.cards]


def bits_of(game: Game, entry: Mapping[str, Any]) -> int:
    return sum({1 << (len(game.players) if seat == WATCHERS else seat - 1) for seat in in_list(entry.get("by", []))})


def knowledge_entries(game: Game) -> dict[str, list[str]]:
    """What seats know, as inline tables of a scenario file."""
    entries: dict[str, list[str]] = {key: [] for key in SAID}
    knowledge = game.knowledge
    zones = [zone for player in game.players for zone in player.zones()] if knowledge.is_tracked else []
    for zone in zones:
        if zone.sight == EVERYBODY:
            continue
        # Leave out seats that see the card anyway.
        known = [(card, knowledge.known[card.ident] & ~knowledge.viewers(zone)) for card in zone.cards]
        for bits in dict.fromkeys(bits for _, bits in known if bits):
            entries["known"].append(entry_line(game, zone, [card for card, each in known if each == bits], bits))
    for jumble in knowledge.jumbles:
        cards = [game.stock.cards[ident] for ident in jumble.idents]
        holding = next(zone for zone in zones if zone.holds(cards[0]))
        entries["jumbled"].append(entry_line(game, holding, cards, jumble.seats))
    for each in knowledge.passes:
        card = quoted(game.stock.kinds[each.slot - 1].name)
        seats = f"source = {each.source + 1}, target = {each.target + 1}, by = {seats_of(game, each.known_to)}"
        entries["passed"].append(f"{{ card = {card}, {seats} }}")
    return entries


def entry_line(game: Game, zone: Zone, cards: list[Card], bits: int) -> str:
    seat = max(zone.owner, 0)
    named = ", ".join(call(game, seat, zone.name, card) for card in cards)
    alike = [each for each in game.players[seat].zones() if each.name == zone.name]
    said = "" if cards == zone.cards and len(alike) == 1 else f"cards = {quoted(named)}, "
    return f"{{ seat = {seat + 1}, zone = {quoted(zone.name)}, {said}by = {seats_of(game, bits)} }}"


def seats_of(game: Game, bits: int) -> list[int]:
    watchers = [WATCHERS] if bits >> len(game.players) & 1 else []
    return [seat + 1 for seat in range(len(game.players)) if bits >> seat & 1] + watchers
