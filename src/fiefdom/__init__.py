"""Fiefdom: play, study and extend the deck-building game Dominion."""

from fiefdom.bots.bot import Bot
from fiefdom.bots.tally import play_out
from fiefdom.bots.worth import Wishes
from fiefdom.cards.catalog import catalog
from fiefdom.cards.kingdoms import choose_kingdom, make_setup, recommended
from fiefdom.engine.decision import Decision, GameError, GameOver, IllegalAnswer, NotYourDecision
from fiefdom.errors import Complaint
from fiefdom.records.record import Record
from fiefdom.roster import bot_names, make_bot, recorded_bots
from fiefdom.table import Table
from fiefdom.version import VERSION as __version__
from fiefdom.views.onlooker import Onlooker
from fiefdom.views.resample import NoOtherWorld
from fiefdom.views.view import View

__all__ = [
    "Bot",
    "Complaint",
    "Decision",
    "GameError",
    "GameOver",
    "IllegalAnswer",
    "NoOtherWorld",
    "NotYourDecision",
    "Onlooker",
    "Record",
    "Table",
    "View",
    "Wishes",
    "__version__",
    "bot_names",
    "catalog",
    "choose_kingdom",
    "make_bot",
    "make_setup",
    "play_out",
    "recommended",
    "recorded_bots",
]
