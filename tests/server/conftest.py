"""Tests of the server play in halls and use databases."""

from halls import play
from postgres import database_url, postgres_database, postgres_server

__all__ = ["database_url", "play", "postgres_database", "postgres_server"]
