"""The names of players' mats and tokens in scenario files: those that cards declare."""

from __future__ import annotations

from fiefdom.cards.catalog import catalog
from fiefdom.engine.ability import BEFORE
from fiefdom.engine.sight import EVERYBODY, OWNER, UNSAID
from fiefdom.engine.zone import ASIDE, Zone
from fiefdom.locale.names import folded

# Endings of keys that say who sees the cards; without one, the card that first uses the mat decides.
SIGHTS = {"_face_up": EVERYBODY, "_face_down": OWNER}
# What lies there is face up unless a file says otherwise.
OPEN = (ASIDE, BEFORE)


def all_mats() -> list[str]:
    """The names of all mats that cards declare, and of the places for what is set aside or lies before a player."""
    return [ASIDE, BEFORE, *(name for kind in catalog.kinds for name in kind.mats)]


def all_tokens() -> list[str]:
    """The names of all players' tokens that cards declare."""
    return [name for kind in catalog.kinds for name in kind.tokens]


def declared(key: str, names: list[str]) -> str:
    """The one of these names that a key stands for: a file may say `my_mat` for My Mat. Empty if it is none of them."""
    return key if key in names else {folded(name): name for name in names}.get(folded(key), "")


def tokens_named(key: str) -> str:
    """The name of tokens; empty if no card declares them."""
    return declared(key, all_tokens())


def mat_named(key: str) -> tuple[str, int]:
    """The name and the sight of a mat; the name is empty if no card declares it.

    Cards that are set aside or lie before a player are face up.
    """
    for ending, sight in SIGHTS.items():
        if key.endswith(ending):
            return declared(key.removesuffix(ending), all_mats()), sight
    return declared(key, all_mats()), EVERYBODY if key in OPEN else UNSAID


def mat_key(zone: Zone) -> str:
    """The key for a player's zone other than the hand, the deck, the discard pile and the cards in play."""
    if zone.name in OPEN and zone.sight == EVERYBODY:
        return zone.name
    return zone.name + next((ending for ending, sight in SIGHTS.items() if sight == zone.sight), "")
