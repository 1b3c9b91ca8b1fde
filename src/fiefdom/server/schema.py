"""What a database holds: every table, and the entries of its log."""

from __future__ import annotations

from alembic.command import upgrade
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
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
    func,
    select,
)

from fiefdom.errors import Complaint

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
VERSION_TABLE = "fiefdom_schema"
# Any number that no other program is likely to lock in the same database.
MIGRATION_LOCK = 0x66696566


def migrate(connection: Connection) -> None:
    """Bring a database up to this schema. Other processes that want the same wait until this transaction is over."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(MIGRATION_LOCK)))
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", "fiefdom.server:migrations")
    known = {step.revision for step in ScriptDirectory.from_config(config).walk_revisions()}
    if not known.issuperset(versions(connection)):
        raise Complaint("database-newer")
    upgrade(config, "head")


def versions(connection: Connection) -> tuple[str, ...]:
    """The version of the schema that a database has; none if it has nothing of ours."""
    return MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE}).get_current_heads()
