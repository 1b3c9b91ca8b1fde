"""Scenario files are tests too."""

from fiefdom.testing.scenarios import *  # noqa: F403
