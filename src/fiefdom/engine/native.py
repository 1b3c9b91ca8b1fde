"""The compiler's types and functions, and what they mean in plain Python. This module is not compiled."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import append as append
    from librt.vecs import vec as vec
    from mypy_extensions import i16 as i16
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
    from mypy_extensions import u8 as u8
else:
    u8 = i16 = i64 = int

    class vec:
        """A row of numbers: packed in the compiled build, a list here."""

        def __class_getitem__(cls, _numbers):
            return list

    def append(numbers, number):
        """The row with one more number at its end; don't use the old row any more."""
        numbers.append(number)
        return numbers

    def mypyc_attr(**_hints):
        """Hints for the compiled build: `acyclic` (never in a reference cycle), `free_list_len` (memory held ready)."""
        return lambda cls: cls
