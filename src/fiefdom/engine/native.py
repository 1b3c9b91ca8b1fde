"""The compiler's words, at one place, with what they are to Python without it. This module is not compiled."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    i64 = int

    def mypyc_attr(**_hints):
        """Hints for the compiled build: `acyclic` (never in a reference cycle), `free_list_len` (memory kept ready)."""
        return lambda cls: cls
