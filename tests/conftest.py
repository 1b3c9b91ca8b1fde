"""Scenario files are tests too, and all tests may run the command and use a database."""

import os

import pytest

from fiefdom.testing.scenarios import *  # noqa: F403
from fiefdom.version import IS_COMPILED

pytest_plugins = ["boxes", "browser", "commands", "halls", "postgres"]

# Whatever language the machine speaks, the tests begin in English.
os.environ["LC_ALL"] = "C.UTF-8"
# Whatever proxy it uses, the servers of the tests are reached without.
os.environ["NO_PROXY"] = os.environ["no_proxy"] = "127.0.0.1,localhost"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests are traced only where that says something: on both builds on the slower one, and not in a browser."""
    for item in items:
        if item.path.parent.name == "web" or (IS_COMPILED and item.get_closest_marker("rules")):
            item.add_marker("no_cover")
