"""Tests at full strength: too long for every day, and what they do is done in small by the other tests.

.venv/bin/python tests/soak             lists them
.venv/bin/python tests/soak attacks     runs one; add --help for what it can be told
"""

from __future__ import annotations

import runpy
import sys
from pathlib import Path

HERE = Path(__file__).parent

sys.path[1:1] = [str(HERE.parent / "support"), str(HERE.parents[1])]
if sys.argv[1:] and (HERE / f"{sys.argv[1]}.py").is_file():
    sys.argv = [f"{HERE.name} {sys.argv[1]}", *sys.argv[2:]]
    runpy.run_module(sys.argv[0].split()[1], run_name="__main__", alter_sys=True)
else:
    sys.exit("Run one of: " + ", ".join(sorted(file.stem for file in HERE.glob("[!_]*.py"))))
