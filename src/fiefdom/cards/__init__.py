"""The cards. These names are what one needs to write cards of one's own."""

from fiefdom.engine.card import ACTION, ATTACK, CURSE, REACTION, TREASURE, VICTORY, Card, Kind, card
from fiefdom.engine.player import ALL, Player

__all__ = ["ACTION", "ALL", "ATTACK", "CURSE", "REACTION", "TREASURE", "VICTORY", "Card", "Kind", "Player", "card"]
