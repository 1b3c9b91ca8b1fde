"""Scenario files are tests too, and all tests may run the command."""

from fiefdom.testing.scenarios import *  # noqa: F403

pytest_plugins = ["commands"]
