"""The cards. These names are what one needs to write cards of one's own."""

from fiefdom.cards.printed import Bonus, card
from fiefdom.engine.card import ACTION, ATTACK, CURSE, DURATION, REACTION, TREASURE, VICTORY, Card, Kind
from fiefdom.engine.player import Player
from fiefdom.engine.seat import ALL

__all__ = [
    "ACTION",
    "ALL",
    "ATTACK",
    "CURSE",
    "DURATION",
    "REACTION",
    "TREASURE",
    "VICTORY",
    "Bonus",
    "Card",
    "Kind",
    "Player",
    "card",
]
