"""For people who write cards and bots: checks that theirs behave, and scenario files as tests of pytest."""

from fiefdom.testing.conformance import check_bot, check_cards
from fiefdom.testing.misbehaviour import Misbehaviour

__all__ = ["Misbehaviour", "check_bot", "check_cards"]
