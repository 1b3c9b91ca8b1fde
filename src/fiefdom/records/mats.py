"""The names of players' mats and tokens in scenario files, taken from the cards that use them."""

from __future__ import annotations

from fiefdom.cards.catalog import catalog
from fiefdom.cards.words import words_of
from fiefdom.engine.zone import EVERYBODY, OWNER, UNSAID, Zone
from fiefdom.locale.names import folded

ASIDE = "set_aside"
# Endings of keys that say who sees the cards; without one, the card that first uses the mat decides.
SIGHTS = {"_face_up": EVERYBODY, "_face_down": OWNER}


def name_used(key: str) -> str:
    """The name of a mat or of tokens in a card: a file may say `my_mat` for My Mat. Empty if no card uses it."""
    words = {word for kind in catalog.kinds for word in words_of(kind)}
    return key if key in words else {folded(word): word for word in words}.get(folded(key), "")


def mat_named(key: str) -> tuple[str, int]:
    """The name and the sight of a mat; cards set aside are face up. The name is empty if no card uses it."""
    for ending, sight in SIGHTS.items():
        if key.endswith(ending):
            return name_used(key.removesuffix(ending)), sight
    return name_used(key), EVERYBODY if key == ASIDE else UNSAID


def mat_key(zone: Zone) -> str:
    """The key for a player's zone other than the hand, the deck, the discard pile and the cards in play."""
    if (zone.name, zone.sight) == (ASIDE, EVERYBODY):
        return ASIDE
    return zone.name + next((ending for ending, sight in SIGHTS.items() if sight == zone.sight), "")
