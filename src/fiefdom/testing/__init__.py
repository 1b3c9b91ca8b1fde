"""For people who write cards and bots: checks that theirs behave, and scenario files as tests of pytest."""

from fiefdom.testing.conformance import Misbehaviour, check_bot, check_cards

__all__ = ["Misbehaviour", "check_bot", "check_cards"]
