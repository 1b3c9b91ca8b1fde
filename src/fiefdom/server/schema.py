"""What a database holds: every table, and the entries of its log."""

from __future__ import annotations

from sqlalchemy import (
    Column,
    Connection,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    inspect,
    select,
)

metadata = MetaData()

# Times are Unix times. `lobby` is what the lobby shows of the table, if it shows the table.
tables = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("made", Double, nullable=False),
    Column("touched", Double, nullable=False),
    Column("lobby", LargeBinary),
)
in_lobby = tables.c.lobby.is_not(None)
Index("lobby", tables.c.touched, sqlite_where=in_lobby, postgresql_where=in_lobby)

# Without row numbers, SQLite keeps the entries of a table side by side.
entries = Table(
    "entries",
    metadata,
    Column("table", ForeignKey(tables.c.id, ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer),
    Column("what", LargeBinary, nullable=False),
    Column("when", Double, nullable=False),
    sqlite_with_rowid=False,
)

# Where Alembic notes the version of the schema; other programs may note theirs in the same database.
schema = Table("fiefdom_schema", MetaData(), Column("version_num", String))
# The version of what is above, which the last of the migrations leads to.
NEWEST = "1"


def versions(connection: Connection) -> list[str]:
    """The version of the schema that a database has; none if it has nothing of ours."""
    is_ours = inspect(connection).has_table(schema.name)
    return list(connection.scalars(select(schema.c.version_num))) if is_ours else []
