"""The types of cards: a row for each, and everything else loops over them."""

from __future__ import annotations

from typing import Final

ACTION: Final = 1 << 0
TREASURE: Final = 1 << 1
VICTORY: Final = 1 << 2
CURSE: Final = 1 << 3
ATTACK: Final = 1 << 4
REACTION: Final = 1 << 5
DURATION: Final = 1 << 6
NIGHT: Final = 1 << 7
COMMAND: Final = 1 << 8
LOOTER: Final = 1 << 9
RUINS: Final = 1 << 10
KNIGHT: Final = 1 << 11
SHELTER: Final = 1 << 12
PRIZE: Final = 1 << 13
REWARD: Final = 1 << 14
RESERVE: Final = 1 << 15
TRAVELLER: Final = 1 << 16
GATHERING: Final = 1 << 17
CASTLE: Final = 1 << 18
FATE: Final = 1 << 19
DOOM: Final = 1 << 20
HEIRLOOM: Final = 1 << 21
SPIRIT: Final = 1 << 22
ZOMBIE: Final = 1 << 23
LIAISON: Final = 1 << 24
AUGUR: Final = 1 << 25
CLASH: Final = 1 << 26
FORT: Final = 1 << 27
ODYSSEY: Final = 1 << 28
TOWNSFOLK: Final = 1 << 29
WIZARD: Final = 1 << 30
LOOT: Final = 1 << 31
OMEN: Final = 1 << 32
SHADOW: Final = 1 << 33
# What lies on the table, and that nobody has in a deck.
EVENT: Final = 1 << 34
PROJECT: Final = 1 << 35
LANDMARK: Final = 1 << 36
WAY: Final = 1 << 37
ALLY: Final = 1 << 38
TRAIT: Final = 1 << 39
PROPHECY: Final = 1 << 40
BOON: Final = 1 << 41
HEX: Final = 1 << 42
STATE: Final = 1 << 43
ARTIFACT: Final = 1 << 44
RULE: Final = 1 << 45  # a rule that cards bring along, such as how to spend their tokens

LANDSCAPES: Final = EVENT | PROJECT | LANDMARK | WAY | ALLY | TRAIT | PROPHECY | BOON | HEX | STATE | ARTIFACT | RULE
# The landscapes that are chosen with a kingdom; the others come with cards.
CHOSEN: Final = EVENT | PROJECT | LANDMARK | WAY | ALLY | TRAIT | PROPHECY

# Everything that is about types loops over these, in this order.
TYPE_NAMES: Final[dict[int, str]] = {
    ACTION: "Action",
    NIGHT: "Night",
    TREASURE: "Treasure",
    VICTORY: "Victory",
    CURSE: "Curse",
    DURATION: "Duration",
    ATTACK: "Attack",
    REACTION: "Reaction",
    COMMAND: "Command",
    LOOTER: "Looter",
    RUINS: "Ruins",
    KNIGHT: "Knight",
    SHELTER: "Shelter",
    PRIZE: "Prize",
    REWARD: "Reward",
    RESERVE: "Reserve",
    TRAVELLER: "Traveller",
    GATHERING: "Gathering",
    CASTLE: "Castle",
    FATE: "Fate",
    DOOM: "Doom",
    HEIRLOOM: "Heirloom",
    SPIRIT: "Spirit",
    ZOMBIE: "Zombie",
    LIAISON: "Liaison",
    AUGUR: "Augur",
    CLASH: "Clash",
    FORT: "Fort",
    ODYSSEY: "Odyssey",
    TOWNSFOLK: "Townsfolk",
    WIZARD: "Wizard",
    LOOT: "Loot",
    OMEN: "Omen",
    SHADOW: "Shadow",
    EVENT: "Event",
    PROJECT: "Project",
    LANDMARK: "Landmark",
    WAY: "Way",
    ALLY: "Ally",
    TRAIT: "Trait",
    PROPHECY: "Prophecy",
    BOON: "Boon",
    HEX: "Hex",
    STATE: "State",
    ARTIFACT: "Artifact",
    RULE: "Rule",
}
SHIPPED_TYPES: Final = frozenset(TYPE_NAMES)
# What `names_of` has found before.
NAMES_FOUND: Final[dict[int, list[str]]] = {}
# The types by their names in small letters, for whoever reads many.
TYPES_BY_WORD: Final[dict[str, int]] = {name.casefold(): bit for bit, name in TYPE_NAMES.items()}


def card_type(name: str) -> int:
    """Add a type that cards can have; returns its bit."""
    for bit, known in TYPE_NAMES.items():
        if known == name:
            return bit
    bit = 2 * max(TYPE_NAMES)
    TYPE_NAMES[bit] = name
    TYPES_BY_WORD[name.casefold()] = bit
    NAMES_FOUND.clear()
    return bit


def names_of(types: int) -> list[str]:
    """The names of these types, as a new list."""
    names = NAMES_FOUND.get(types)
    if names is None:
        names = NAMES_FOUND[types] = [name for bit, name in TYPE_NAMES.items() if types & bit]
    return names.copy()
