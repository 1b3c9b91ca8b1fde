"""The steps by which the database got its schema. Each is a module in `versions`; a step is never changed later."""

from __future__ import annotations

from alembic.command import upgrade
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, func, select

from fiefdom.errors import Complaint
from fiefdom.server.schema import versions

# Any number that no other program is likely to lock in the same database.
MIGRATION_LOCK = 0x66696566


def migrate(connection: Connection) -> None:
    """Take all steps that are left. Other processes that want the same wait until this transaction is over."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(MIGRATION_LOCK)))
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", "fiefdom.server:migrations")
    known = {step.revision for step in ScriptDirectory.from_config(config).walk_revisions()}
    if not known.issuperset(versions(connection)):
        raise Complaint("database-newer")
    upgrade(config, "head")
