"""A tournament: every strategy plays every other, and a ranking."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

from fiefdom.errors import Complaint
from fiefdom.lab.match import Outcome, entrants_of, kingdom_for, match
from fiefdom.lab.statistics import interval


@dataclass
class Tournament:
    """The matches between pairs of strategies so far."""

    strategies: tuple[str, ...]
    kingdom: tuple[str, ...]
    matches: list[Outcome] = field(default_factory=list)

    @property
    def games(self) -> int:
        return sum(outcome.games for outcome in self.matches)

    def points(self, name: str, other: str | None = None) -> tuple[float, int]:
        """Games won, with shared wins as half, and games played, against one other strategy or all."""
        won, played = 0.0, 0
        for outcome in self.matches:
            if name in outcome.names and (other is None or other in outcome.names):
                row = outcome.standing(outcome.names.index(name))
                won += row["wins"] + row["shared"] / 2
                played += row["games"]
        return won, played

    def share(self, name: str, other: str | None = None) -> float:
        won, played = self.points(name, other)
        return won / played if played else 0.0

    def ranking(self) -> list[tuple[str, float, tuple[float, float]]]:
        """The strategies by their share of points, the best first, with the interval of that share."""
        names = dict.fromkeys(name for outcome in self.matches for name in outcome.names)
        rows = [(name, self.share(name), interval(*self.points(name))) for name in names]
        return sorted(rows, key=lambda row: -row[1])

    def data(self) -> dict[str, Any]:
        return {
            "games": self.games,
            "kingdom": list(self.kingdom),
            "ranking": [
                {"name": name, "share": share, "interval": list(bounds)} for name, share, bounds in self.ranking()
            ],
            "matches": [outcome.data() for outcome in self.matches],
        }


def tournament(
    *strategies: str,
    games: int = 1000,
    kingdom: str | Sequence[str] | None = None,
    seed: int = 0,
    jobs: int | None = None,
    cluster: str | None = None,
    progress: Callable[[int, int], None] | None = None,
    so_far: Callable[[Tournament], None] | None = None,
) -> Tournament:
    """Play every strategy against every other for this many games, all in one kingdom."""
    if len(strategies) < 2 or len(set(strategies)) < len(strategies):
        raise Complaint("lab-tournament-of", n=len(strategies))
    kinds = [kind.name for kind in kingdom_for(entrants_of(strategies), kingdom)]
    pairs = list(combinations(strategies, 2))
    held = Tournament(tuple(strategies), tuple(kinds))
    try:
        for done, (one, other) in enumerate(pairs):
            before = done * games

            def tell(n: int, _all: int, before: int = before) -> None:
                if progress is not None:
                    progress(before + n, games * len(pairs))

            match(
                one,
                other,
                games=games,
                kingdom=kinds,
                seed=seed,
                jobs=jobs,
                cluster=cluster,
                progress=tell,
                so_far=held.matches.append,
            )
    finally:
        if so_far is not None and held.matches:
            so_far(held)
    return held
