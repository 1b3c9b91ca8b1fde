"""The cards. These names are what you need to write cards of your own."""

from fiefdom.cards.define import card
from fiefdom.engine.ability import ANYBODY, HAND, IN_PLAY, ITSELF, OTHERS, OWN, PILE
from fiefdom.engine.card import PAYS, RANK, Bonus, Card, Kind
from fiefdom.engine.card_type import ACTION, ATTACK, CURSE, DURATION, REACTION, TREASURE, VICTORY, card_type
from fiefdom.engine.moment import (
    ACTIONS_END,
    BOUGHT,
    BUYS_BEGIN,
    BUYS_END,
    CLEAN_UP,
    DISCARDED,
    GAINED,
    OVER,
    PLAYED,
    PLAYING,
    REVEALED,
    SHUFFLED,
    TRASHED,
    TURN,
    TURN_ENDS,
)
from fiefdom.engine.number import number
from fiefdom.engine.pile import Pile
from fiefdom.engine.player import ALL, Player
from fiefdom.engine.price import DEBT, POTION
from fiefdom.engine.sight import EVERYBODY, OWNER
from fiefdom.engine.zone import Zone

__all__ = [
    "ACTION",
    "ACTIONS_END",
    "ALL",
    "ANYBODY",
    "ATTACK",
    "BOUGHT",
    "BUYS_BEGIN",
    "BUYS_END",
    "CLEAN_UP",
    "CURSE",
    "DEBT",
    "DISCARDED",
    "DURATION",
    "EVERYBODY",
    "GAINED",
    "HAND",
    "IN_PLAY",
    "ITSELF",
    "OTHERS",
    "OVER",
    "OWN",
    "OWNER",
    "PAYS",
    "PILE",
    "PLAYED",
    "PLAYING",
    "POTION",
    "RANK",
    "REACTION",
    "REVEALED",
    "SHUFFLED",
    "TRASHED",
    "TREASURE",
    "TURN",
    "TURN_ENDS",
    "VICTORY",
    "Bonus",
    "Card",
    "Kind",
    "Pile",
    "Player",
    "Zone",
    "card",
    "card_type",
    "number",
]
