"""What scenario files call the mats and tokens of players: as the cards do that use them."""

from __future__ import annotations

from fiefdom.cards.catalog import catalog
from fiefdom.cards.words import words_of
from fiefdom.engine.zone import EVERYBODY, OWNER, UNSAID, Zone
from fiefdom.locale.names import plain

SET_ASIDE = "set_aside"
# What a key may end with, to say at once who sees the cards; else the card says so that first uses the mat.
SIGHTS = {"_face_up": EVERYBODY, "_face_down": OWNER}


def name_used(key: str) -> str:
    """The name of a mat or of tokens as a card uses it: a file may have `my_mat` for My Mat. Empty if no card does."""
    words = {word for kind in catalog.kinds for word in words_of(kind)}
    return key if key in words else {plain(word): word for word in words}.get(plain(key), "")


def mat_named(key: str) -> tuple[str, int]:
    """The name and the sight of a mat; what is set aside lies face up. The name is empty if no card uses it."""
    for ending, sight in SIGHTS.items():
        if key.endswith(ending):
            return name_used(key.removesuffix(ending)), sight
    return name_used(key), EVERYBODY if key == SET_ASIDE else UNSAID


def mat_key(zone: Zone) -> str:
    """What a scenario file calls a zone of a player's beside hand, deck, discards and what is in play."""
    if (zone.name, zone.sight) == (SET_ASIDE, EVERYBODY):
        return SET_ASIDE
    return zone.name + next((ending for ending, sight in SIGHTS.items() if sight == zone.sight), "")
