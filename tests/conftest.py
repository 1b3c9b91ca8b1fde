"""Scenario files are tests too, and all tests may run the command."""

import os

from fiefdom.testing.scenarios import *  # noqa: F403

pytest_plugins = ["commands"]

# Whatever language the machine speaks, the tests begin in English.
os.environ["LC_ALL"] = "C.UTF-8"
