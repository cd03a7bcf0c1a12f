"""A server on somebody's computer: how it is started, and how its members come in."""

from __future__ import annotations

from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path

from ringside_manager.campaign.seals import Role
from ringside_manager.club.server.registry import Registry
from ringside_manager.errors import LockedError, UsageError, misused, without_extra
from ringside_manager.fighters.finding import find
from ringside_manager.language import say
from ringside_manager.office.office import Office
from ringside_manager.office.parties import names_in, promoter_of
from ringside_manager.office.stores import open_store

HELD_SECONDS = 75
"""How long an idle connection is held: longer than browsers, windows and proxies hold theirs, so that it is they who close."""


def check_installed() -> None:
    """Raise ``UsageError`` where the libraries of the server are not installed."""
    missing = [name for name in ("fastapi", "uvicorn", "nacl") if find_spec(name) is None]
    if missing:
        raise misused(
            "A server cannot be started here: {missing} is not installed.",
            missing=", ".join(missing),
            next_step=without_extra("club"),
        )


def address(listen: str) -> tuple[str, int]:
    """Return host and port of ``HOST:PORT``; ``UsageError`` for anything else."""
    host, colon, port = listen.rpartition(":")
    if not colon or not host or not port.isascii() or not port.isdigit() or not 0 <= int(port) <= 65_535:
        raise misused("{listen} is no address to listen on; one looks like 127.0.0.1:8080.", listen=listen)
    return host.strip("[]"), int(port)


def invite(save: Path, name: str, role: Role) -> str:
    """Return the path of an invitation into the league of a file, for a name of it, or for any guest's.

    Raises what opening the league does, and ``UnknownNameError`` for a seat nobody has.
    """
    seat = name if role is Role.GUEST else _seat_named(save, name)
    word = Registry(save.parent).invite(save.stem, seat, role)
    return f"{path_of(save.stem)}/invitation?code={word}"


def _seat_named(save: Path, name: str) -> str:
    """The seat meant by ``name``, also while the league is served."""
    try:
        with Office.open(save, read_only=True) as office:
            return office.party(name).name
    except LockedError:
        managers, _ = names_in(save)
        return find("manager", name, managers, str)


def path_of(league: str) -> str:
    """The path of a league on a server."""
    from urllib.parse import quote

    return f"/l/{quote(league, safe='')}"


def keeper_of(save: Path) -> str:
    """Who keeps the league of a file: its promoter, or its first manager where the program is the promoter."""
    with Office.open(save, read_only=True) as office:
        if office.books.promoter:
            return promoter_of(office.books)
        return next(iter(office.books.managers.values())).name


def put_in(save: Path, store: str) -> str:
    """Put the league of a file into a store where it is not there yet; its name there, empty if nothing was done."""
    with open_store(store) as leagues:
        known = {league.name for league in leagues.leagues()}
        return "" if save.stem in known else leagues.put_in(save)


def serve(
    where: Path | str, listen: str, *, tls: tuple[Path, Path] | None, proxied: bool, sealed: bool,
    told: Callable[[str], None], messages: Path | None = None,
) -> None:  # fmt: skip
    """Serve a league or a folder of leagues until it is interrupted.

    ``told`` is called with sentences for whoever started it; ``messages`` is the file of who is told what.  Raises ``UsageError`` for an address that cannot be had, and
    what opening the store does.
    """
    import socket

    import uvicorn

    from ringside_manager.club.server.app import make_app
    from ringside_manager.club.server.clock import Clock
    from ringside_manager.club.server.hosting import Leagues
    from ringside_manager.club.server.telling import Teller, read_messages
    from ringside_manager.club.server.visitors import Server

    host, port = address(listen)
    read = None if messages is None else read_messages(messages)
    leagues = Leagues(where, sealed=sealed)
    registry = Registry(leagues.folder)
    kind = socket.AF_INET6 if ":" in host else socket.AF_INET
    door = socket.socket(kind, socket.SOCK_STREAM)
    door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        door.bind((host, port))
        door.listen(1_024)
    except OSError as error:
        door.close()
        raise UsageError(
            say("{listen} cannot be listened on: {error}.", listen=listen, error=error.strerror or error),
            next_step=say("Another program may have it; name another port."),
        ) from error
    port = door.getsockname()[1]
    scheme = "https" if tls else "http"
    shown = f"[{host}]" if ":" in host else host
    told(say("The league is served at {address}", address=f"{scheme}://{shown}:{port}/"))
    if leagues.only and isinstance(where, Path) and not registry.has_keeper(leagues.only):
        word = registry.invite(leagues.only, keeper_of(where), Role.KEEPER)
        path = f"{path_of(leagues.only)}/invitation?code={word}"
        told(say("Your own seat: {address}", address=f"{scheme}://{shown}:{port}{path}"))
    tellers = [] if read is None else [Teller(read, leagues.folder, told)]
    server = Server(leagues, registry, secure=tls is not None, proxied=proxied)
    app = make_app(server, Clock(registry, told), *tellers)
    settings = uvicorn.Config(
        app, log_level="warning", access_log=False, server_header=False, timeout_graceful_shutdown=2,
        timeout_keep_alive=HELD_SECONDS,
        ssl_certfile=None if tls is None else str(tls[0]), ssl_keyfile=None if tls is None else str(tls[1]),
    )  # fmt: skip
    uvicorn.Server(settings).run(sockets=[door])
