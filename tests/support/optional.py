"""Packages that few tests need, and that not everybody installs."""

from __future__ import annotations

from importlib.util import find_spec

import pytest
from amounts import IS_FULL


def needs(module: str) -> None:
    """Where the package is missing, the test is skipped; in CI, it fails."""
    if find_spec(module) is None:
        missing = f"{module} is not installed: make agents"
        if IS_FULL:
            pytest.fail(missing)
        pytest.skip(missing)
