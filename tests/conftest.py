"""Scenario files are tests too, all tests may run the command, and those that take long are for CI."""

import os
import signal

import pytest
from amounts import IS_FULL

from fiefdom.testing.scenarios import *  # noqa: F403
from fiefdom.version import IS_COMPILED

pytest_plugins = ["boxes", "commands"]

# Rules that the two builds could keep differently: `make test` runs these rooms on both, and CI all rules.
BUILDS = {"engine", "golden", "scenarios"}

# Whatever language the machine speaks, the tests begin in English.
os.environ["LC_ALL"] = "C.UTF-8"
# However the tests are started, also in the background of a script, what they start can be stopped by Ctrl-C.
signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_configure(config: pytest.Config) -> None:
    """Stop the first of two tracers: pytest-cov starts one before it knows that a process belongs to xdist.

    The second one takes over when the tests begin; under it, the first one would go on in what is not to be traced.
    """
    tracing = config.pluginmanager.get_plugin("_cov")
    if hasattr(config, "workerinput") and tracing is not None and tracing.cov_controller is not None:
        tracing.cov_controller.cov.stop()


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    for item in items:
        room = item.path.relative_to(config.rootpath / "tests").parts[0]
        is_rule = item.get_closest_marker("rules") is not None
        # Tests are traced only where that says something: on both builds on the slower one, and not in a browser.
        if room == "web" or (IS_COMPILED and is_rule):
            item.add_marker("no_cover")
        if is_rule and room in BUILDS:
            item.add_marker("builds")
    # Who names a test wants it.
    if not IS_FULL and not any("::" in word for word in config.args):
        for_ci = [item for item in items if item.get_closest_marker("long")]
        config.hook.pytest_deselected(items=for_ci)
        items[:] = [item for item in items if not item.get_closest_marker("long")]


def pytest_report_header() -> str:
    return "all tests" if IS_FULL else "tests that take long are left out: FIEFDOM_TESTS=all runs them, as CI does"
