"""For people who write cards and bots: checks that these behave, and scenario files as pytest tests."""

from fiefdom.testing.conformance import check_bot, check_cards
from fiefdom.testing.misbehaviour import Misbehaviour

__all__ = ["Misbehaviour", "check_bot", "check_cards"]
