"""A private PostgreSQL for the tests that need one."""

from __future__ import annotations

import fcntl
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from secrets import token_hex
from typing import IO

import pytest
from sockets import SOCKETS

MISSING = "PostgreSQL is not installed; on Debian, install the package postgresql"
USER = "fiefdom"
# The tests kill our own processes, but not PostgreSQL or the machine, so nothing has to reach the disk.
OPTIONS = "-c fsync=off -c listen_addresses="


class Server:
    """PostgreSQL in a folder of its own, with a socket there. It refuses to run as root: then another user runs it."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self.programs = programs
        self.folder = folder
        self.user = next(user for user in ("postgres", "nobody") if is_user(user)) if os.getuid() == 0 else None

    def start(self) -> None:
        data = self.folder / "data"
        data.mkdir(mode=0o700, parents=True)
        if self.user:
            shutil.chown(self.folder, self.user)
            shutil.chown(data, self.user)
        options = f"{OPTIONS} -c unix_socket_directories={self.folder}"
        self.run("initdb", "-D", "data", "--username", USER, "--auth", "trust", "--no-sync")
        self.run("pg_ctl", "start", "-D", "data", "--wait", "--log", "server.log", "--options", options)

    def stop(self) -> None:
        self.run("pg_ctl", "stop", "-D", "data", "--wait", "--mode", "immediate")

    def ask(self, sql: str) -> str:
        """What an administrator is told."""
        connection = ("--host", str(self.folder), "--username", USER, "--dbname", "postgres")
        return self.run("psql", *connection, "--no-psqlrc", "--tuples-only", "--no-align", "--command", sql).strip()

    def run(self, program: str, *words: str) -> str:
        group = pwd.getpwnam(self.user).pw_gid if self.user else None
        with tempfile.TemporaryFile("w+") as output:  # a pipe would stay open for as long as the server runs
            done = subprocess.run(
                [self.programs / program, *words],
                cwd=self.folder,
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=subprocess.STDOUT,
                user=self.user,
                group=group,
                extra_groups=None if group is None else (),
            )
            output.seek(0)
            said = output.read()
        assert done.returncode == 0, said
        return said

    def url(self, database: str) -> str:
        return f"postgresql://{USER}@/{database}?host={self.folder}"


def is_user(name: str) -> bool:
    return any(user.pw_name == name for user in pwd.getpwall())


def find_programs() -> Path | None:
    """The folder with the programs of the newest PostgreSQL; Debian does not put them on the path."""
    packaged = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda folder: float(folder.parent.name))
    found = shutil.which("initdb", path=os.pathsep.join([*map(str, reversed(packaged)), os.environ.get("PATH", "")]))
    return Path(found).resolve().parent if found else None


def installed_programs() -> Path:
    """Where there are none, the test is skipped; with FIEFDOM_POSTGRES=required, it fails."""
    programs = find_programs()
    if programs is None:
        if os.environ.get("FIEFDOM_POSTGRES") == "required":
            pytest.fail(MISSING)
        pytest.skip(MISSING)
    return programs


@contextmanager
def locked(file: Path) -> Iterator[IO[str]]:
    """A file that no other process can open meanwhile, at its beginning."""
    with file.open("a+") as opened:
        fcntl.flock(opened, fcntl.LOCK_EX)
        opened.seek(0)
        yield opened


@pytest.fixture(scope="session")
def postgres_server(tmp_path_factory: pytest.TempPathFactory, testrun_uid: str) -> Iterator[Server]:
    """The first process of a test run that needs the server starts it, and the last one that goes stops it."""
    programs = installed_programs()
    folder = tmp_path_factory.getbasetemp()
    users_file = (folder.parent if "PYTEST_XDIST_WORKER" in os.environ else folder) / "postgres.users"
    server = Server(programs, Path(SOCKETS, f"fiefdom-{testrun_uid[:16]}"))
    with locked(users_file) as users:
        if not users.read():
            server.start()
        users.write("x")
    yield server
    with locked(users_file) as users:
        others = len(users.read()) - 1
        users.truncate(others)
        if not others:
            server.stop()
            shutil.rmtree(server.folder)


@pytest.fixture
def postgres_database(postgres_server: Server) -> Iterator[str]:
    """The name of a new database."""
    name = f"test_{token_hex(8)}"
    postgres_server.ask(f"CREATE DATABASE {name}")
    yield name
    postgres_server.ask(f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database; a test that takes it runs on both kinds."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'fiefdom.db'}"
    server: Server = request.getfixturevalue("postgres_server")
    return server.url(request.getfixturevalue("postgres_database"))
