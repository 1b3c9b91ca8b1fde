"""How to install what this install of Fiefdom lacks."""

from __future__ import annotations

import json
import shlex
import sys
from importlib import metadata
from typing import Any
from urllib.parse import urlsplit
from urllib.request import url2pathname

PACKAGE = "fiefdom"


def install_command(extra: str = "") -> str:
    """The command that installs Fiefdom with all its packages, and those of an extra, from where it came from."""
    return shlex.join([sys.executable, "-m", "pip", "install", *wanted(f"[{extra}]" if extra else "")])


def wanted(extra: str) -> list[str]:
    origin = read_origin()
    if origin is None:
        return [PACKAGE + extra]
    if origin.get("dir_info", {}).get("editable"):
        return ["--editable", url2pathname(urlsplit(origin["url"]).path) + extra]
    return [f"{PACKAGE}{extra} @ {origin['url']}"]


def read_origin() -> dict[str, Any] | None:
    """Where Fiefdom was installed from, as installers note it; None if that was a package index."""
    try:
        noted = metadata.distribution(PACKAGE).read_text("direct_url.json")
    except metadata.PackageNotFoundError:
        return None
    return None if noted is None else json.loads(noted)
