"""Alembic runs this to migrate the database that `fiefdom.server.database` has opened and locked."""

from __future__ import annotations

from alembic import context

from fiefdom.server.schema import schema

context.configure(connection=context.config.attributes["connection"], version_table=schema.name)
context.run_migrations()
