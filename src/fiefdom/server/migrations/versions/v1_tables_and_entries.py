"""Tables and the entries of their logs."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Column, Double, ForeignKey, Integer, LargeBinary, String, text

revision = "1"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        Column("id", String, primary_key=True),
        Column("made", Double, nullable=False),
        Column("touched", Double, nullable=False),
        Column("lobby", LargeBinary),
    )
    in_lobby = text("lobby IS NOT NULL")
    op.create_index("lobby", "tables", ["touched"], sqlite_where=in_lobby, postgresql_where=in_lobby)
    op.create_table(
        "entries",
        Column("table", String, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        Column("number", Integer, primary_key=True, autoincrement=False),
        Column("seat", Integer),
        Column("what", LargeBinary, nullable=False),
        Column("when", Double, nullable=False),
        sqlite_with_rowid=False,
    )
