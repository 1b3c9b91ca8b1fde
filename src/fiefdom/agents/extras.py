"""Says in one line what to install, before an import fails with a less helpful message."""

from __future__ import annotations

from importlib.util import find_spec

from fiefdom.packages import install_command

NEEDED = ("gymnasium", "numpy", "pettingzoo")


def check_installed() -> None:
    missing = [name for name in NEEDED if find_spec(name) is None]
    if missing:
        raise ImportError(f"fiefdom.agents needs {', '.join(missing)}. To install it: {install_command('agents')}")


check_installed()
