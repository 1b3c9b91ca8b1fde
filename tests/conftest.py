"""Scenario files are tests too, and all tests may run the command."""

import os
import signal

import pytest

from fiefdom.testing.scenarios import *  # noqa: F403
from fiefdom.version import IS_COMPILED

pytest_plugins = ["boxes", "commands"]

# Whatever language the machine speaks, the tests begin in English.
os.environ["LC_ALL"] = "C.UTF-8"
# However the tests are started, also in the background of a script, what they start can be stopped by Ctrl-C.
signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests are traced only where that says something: on both builds on the slower one, and not in a browser."""
    for item in items:
        if item.path.parent.name == "web" or (IS_COMPILED and item.get_closest_marker("rules")):
            item.add_marker("no_cover")
