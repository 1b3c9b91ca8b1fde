"""Observations and masks as NumPy arrays, and the spaces that they are from."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from fiefdom.agents.answering import WAIT
from fiefdom.agents.batch import new_row
from fiefdom.agents.episode import Episode
from fiefdom.agents.writer import ObservationWriter

Numbers = NDArray[np.int16]
Mask = NDArray[np.int8]


def shared(make: Callable[[int], Any], size: int, dtype: Any) -> tuple[Any, NDArray[Any]]:
    """A row that compiled code writes, and the same memory as an array; without compiled code, both are the array."""
    row = make(size)
    if isinstance(row, list):
        array = np.zeros(size, dtype)
        return array, array
    return row, np.frombuffer(row, dtype)


class Arrays:
    """What the seats of one episode see, as arrays that are the caller's to keep."""

    def __init__(self, writer: ObservationWriter, flat: bool) -> None:
        self.writer = writer
        self.flat = flat
        row, self.array = shared(new_row, writer.size, np.int16)
        self.current = writer.observation(row, 0)

    def observation(self, episode: Episode, seat: int) -> Any:
        decision = episode.pending
        answering = episode.answering if decision is not None and decision.seat == seat else None
        self.writer.write(episode.views[seat], decision, answering, self.current)
        row = self.array.copy()
        return row if self.flat else parts(self.writer, row)

    def mask(self, episode: Episode, seat: int) -> Mask:
        """1 for each legal action; for a seat that is not asked, that is only to wait."""
        mask = np.zeros(self.writer.numbering.actions, np.int8)
        decision = episode.pending
        if decision is not None and decision.seat == seat:
            mask[episode.answering.legal_actions()] = 1
        else:
            mask[WAIT] = 1
        return mask


def parts(writer: ObservationWriter, row: Numbers) -> dict[str, Numbers]:
    """The two parts of an observation: numbers, and a row for each kind."""
    return {"numbers": row[: writer.numbers], "kinds": row[writer.numbers :].reshape(-1, writer.width)}


def observation_space(writer: ObservationWriter, flat: bool) -> spaces.Space[Any]:
    if flat:
        return box((writer.size,))
    kinds = (len(writer.numbering.kinds), writer.width)
    return spaces.Dict({"numbers": box((writer.numbers,)), "kinds": box(kinds)})


def box(shape: tuple[int, ...]) -> spaces.Box:
    limits = np.iinfo(np.int16)
    return spaces.Box(limits.min, limits.max, shape, np.int16)


def mask_space(writer: ObservationWriter) -> spaces.Box:
    return spaces.Box(0, 1, (writer.numbering.actions,), np.int8)


class LegalActions(spaces.Discrete):
    """All actions; without a mask of yours, it samples those that are legal now."""

    def __init__(self, actions: int, legal: Callable[[], Mask | None]) -> None:
        super().__init__(actions)
        self.legal = legal

    def sample(self, mask: Mask | None = None, probability: Any = None) -> np.int64:
        if mask is None and probability is None:
            mask = self.legal()
        return super().sample(mask, probability)

    def __reduce__(self) -> tuple[type[spaces.Discrete], tuple[int]]:
        """In another process, and in a copy, there is no game to know the legal actions of."""
        return spaces.Discrete, (int(self.n),)
