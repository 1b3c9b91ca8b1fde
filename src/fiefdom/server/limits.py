"""How much anybody may ask of the server, as numbers. The person who runs it can change each of them:
`--limit tables=500`.
"""

from __future__ import annotations

from dataclasses import dataclass, field, fields, replace
from typing import Any

# The largest number that a limit can be, which is as good as none.
MOST = 1_000_000_000


def limit(usual: int, least: int = 1) -> Any:
    """A limit that is this number unless somebody changes it, and never below the least."""
    return field(default=usual, metadata={"usual": usual, "least": least})


@dataclass(frozen=True)
class Limits:
    """What one connection, one address, one table and all together may have.

    A field is an option (`tables_an_hour` is `--limit tables-an-hour=60`), and the locale says what it means
    (`limit-tables-an-hour`). docs/server.md lists them.
    """

    requests_a_second: int = limit(20)
    pages_a_second: int = limit(100)
    sockets_per_address: int = limit(200, least=8)
    connections_per_address: int = limit(50)
    connections: int = limit(5_000)
    tables_an_hour: int = limit(60)
    tables: int = limit(10_000)
    table_entries: int = limit(10_000, least=100)
    thinking_per_table: int = limit(3_600)
    thinking_per_address: int = limit(7_200)
    watchers_per_table: int = limit(100, least=0)
    messages_a_second: int = limit(20)
    message_bytes: int = limit(16_384, least=1_024)
    lines_a_minute: int = limit(30)
    record_bytes: int = limit(200_000, least=1_024)
    record_answers: int = limit(5_000)
    position_bytes: int = limit(50_000, least=1_024)
    position_cards: int = limit(1_000, least=100)
    position_answers: int = limit(100)
    replay_steps: int = limit(64)
    replay_bytes: int = limit(500_000, least=1_024)
    replay_seconds: int = limit(20)
    replays_per_address: int = limit(8)
    replays: int = limit(100)
    watchers_lines_per_table: int = limit(30, least=0)
    watchers_lines_per_address: int = limit(15)

    @classmethod
    def none(cls) -> Limits:
        """No limits but those on sizes."""
        return cls(**{each.name: MOST for each in fields(cls) if not each.name.endswith("_bytes")})

    def changed(self, numbers: dict[str, int]) -> Limits:
        """The same limits, but some of them, by the names of their options, with another number."""
        return replace(self, **{name.replace("-", "_"): number for name, number in numbers.items()})


# What every limit usually is, and the least that it can be, by the name of its option.
USUAL: dict[str, int] = {each.name.replace("_", "-"): each.metadata["usual"] for each in fields(Limits)}
LEAST: dict[str, int] = {each.name.replace("_", "-"): each.metadata["least"] for each in fields(Limits)}
