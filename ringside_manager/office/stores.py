"""Where many leagues are kept: a folder of files, or a PostgreSQL database that several programs may serve at once.

A folder may begin with the sample league, to look around in: four managers, the thirty heavyweights, well into its second season.

with open_store("postgresql://club@localhost/boxing") as store:
    store.put_in(Path("friday.ringside"))
    with store.open("friday") as office:
        ...
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from pathlib import Path
from types import TracebackType
from typing import Self

from ringside_manager.campaign.books import ManagerKind, StableMethod, Temperament
from ringside_manager.campaign.schedule import SEASON
from ringside_manager.errors import CancelledError, NoSaveError, excerpt
from ringside_manager.fighters.sets import load_set
from ringside_manager.files import is_there, new_file
from ringside_manager.language import say
from ringside_manager.league import database, moving
from ringside_manager.league.copies import restore
from ringside_manager.league.header import SUFFIX
from ringside_manager.league.postgres import Address, Connections, is_address
from ringside_manager.league.postgres_store import check_name
from ringside_manager.office.docket import PROGRAM, NightOrder
from ringside_manager.office.founding import founding_act, league_options
from ringside_manager.office.founding_script import Choice, Founding, Seat
from ringside_manager.office.office import Office
from ringside_manager.office.orders.offers import addressee, open_offers


class LeagueStore(ABC):
    """Many leagues in one place, each by a name: up to 80 letters, digits, spaces, dots, hyphens and underlines.

    ``place`` is what to call it, never with a password.  A store may be used by several threads; each office belongs to
    the thread that opened it.  Every method raises ``SaveError`` of the disk or the database, ``UsageError`` for a name no
    league can have, ``NoSaveError`` for one that none has.
    """

    place: str

    @abstractmethod
    def leagues(self) -> tuple[str, ...]:
        """The names of the leagues, in their order; none of them is opened."""

    @abstractmethod
    def open(self, name: str, *, read_only: bool = False, thorough: bool = True) -> Office:
        """Open a league; see ``Office.open``.

        In a database others may open it at the same time: every verb judges by the newest books, ``Office.refresh``
        takes up what others have written.  One whose tables belong to another minor version opens for reading.
        """

    @abstractmethod
    def found(self, name: str, founding: Founding, choices: Sequence[Choice] | None = None) -> Office:
        """Found a league and open it; ``SaveExistsError`` if the name is taken, and as ``Office.found``."""

    @abstractmethod
    def put_in(self, save: Path, name: str = "") -> str:
        """Copy the league of a file in, under its file's name unless another is given; its name.

        Journal, digests and bouts in the ring are the same; the file stays as it is.  Raises ``SaveExistsError`` if the
        name is taken, ``DamagedError`` and whatever else opening the file does.
        """

    @abstractmethod
    def take_out(self, name: str, to: Path) -> None:
        """Move a league out into the new file ``to``, as ``put_in`` would put it in; it is here no longer.

        Raises ``SaveExistsError`` if there is such a file; on any error the league stays here.
        """

    @abstractmethod
    def close(self) -> None:
        """Let go of the store, when its offices are closed."""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def open_store(where: str | Path) -> LeagueStore:
    """Open the store at an address ``postgresql://user@host:port/database`` or the path of a folder.

    A database that has no leagues yet is made ready for them.  The password comes from where libpq looks for it: the
    variable ``PGPASSWORD``, the password file.  Raises ``UsageError`` for an address that holds one or cannot be read, and
    where the driver is not installed; ``UnreachableError``; ``TooNewError`` and ``TooOldError`` for tables of another major
    version; ``NoSaveError`` where there is no such folder.
    """
    if isinstance(where, str) and is_address(where):
        return _Database(Connections(Address.of(where)))
    return _Folder(Path(where))


class _Database(LeagueStore):
    """The leagues of a PostgreSQL database."""

    def __init__(self, database: Connections) -> None:
        self.place = str(database)
        self._database = database
        database.prepare()

    def leagues(self) -> tuple[str, ...]:
        return moving.stored_leagues(self._database)

    def open(self, name: str, *, read_only: bool = False, thorough: bool = True) -> Office:
        return Office(moving.open_league(self._database, name, read_only=read_only, thorough=thorough))

    def found(self, name: str, founding: Founding, choices: Sequence[Choice] | None = None) -> Office:
        act = founding_act(founding, choices)
        return Office(moving.create_league(self._database, name, act, PROGRAM))

    def put_in(self, save: Path, name: str = "") -> str:
        moving.put_in(self._database, save, name or save.stem)
        return name or save.stem

    def take_out(self, name: str, to: Path) -> None:
        moving.take_out(self._database, name, to)

    def close(self) -> None:
        self._database.close()


class _Folder(LeagueStore):
    """The league files of a folder, by their names without the suffix."""

    def __init__(self, folder: Path) -> None:
        if not (is_there(folder) and folder.is_dir()):
            raise NoSaveError(say("There is no folder {folder}.", folder=folder))
        self.place = str(folder)
        self._folder = folder

    def leagues(self) -> tuple[str, ...]:
        return moving.leagues_in(self._folder)

    def open(self, name: str, *, read_only: bool = False, thorough: bool = True) -> Office:
        return Office.open(self._there(name), read_only=read_only, thorough=thorough)

    def found(self, name: str, founding: Founding, choices: Sequence[Choice] | None = None) -> Office:
        return Office.found(self._path(name), founding, choices)

    def put_in(self, save: Path, name: str = "") -> str:
        name = name or save.stem
        restore(save, self._path(name))
        return name

    def take_out(self, name: str, to: Path) -> None:
        moving.take_file_out(self._there(name), to)

    def close(self) -> None:
        """Nothing is held open."""

    def _path(self, name: str) -> Path:
        check_name(name)
        return self._folder / f"{name}{SUFFIX}"

    def _there(self, name: str) -> Path:
        path = self._path(name)
        if not path.is_file():
            raise NoSaveError(
                say("There is no league {name} in {folder}.", name=excerpt(name), folder=self._folder)
            )
        return path


# The sample league


SAMPLE_NAME = "Thursday Night Boxing"
SEED = 1976
SEASONS = 3
NIGHTS = 58
"""Fight nights on which the program decides for everybody."""
MOST_QUIET_NIGHTS = 8
"""The most nights held after that on which persons are asked and do not answer."""
SEATS = (  # one person: whoever looks around alone is handed no keyboard
    Seat("Ann", ManagerKind.PERSON),
    Seat("Ben", ManagerKind.AI, Temperament.BALANCED),
    Seat("Cyrus", ManagerKind.AI, Temperament.CAREFUL),
    Seat("Dolores", ManagerKind.AI, Temperament.RECKLESS),
)
STABLE_SIZE = 6

Told = Callable[[int, int], bool]
"""Told (nights held, nights in all) before every night; false stops, and no file is left."""


def make_sample(folder: Path, progress: Told = lambda done, total: True) -> Path:
    """Play the sample league into a new file in ``folder``, which is made if need be; where it lies.

    Always the same league, and never in place of a file that is there.  Raises ``CancelledError`` when
    stopped, ``SaveError`` for a disk that will not take it.
    """
    folder.mkdir(parents=True, exist_ok=True)
    path = fresh_path(folder, SAMPLE_NAME)
    with new_file(path) as part, Office.found(part, sample_founding()) as office:
        _play(office, progress)
    return path


def latest_sample(folder: Path) -> Path | None:
    """The sample league in ``folder`` that was written last, by its file name; ``None`` without one."""
    numbered = (
        file
        for file in folder.glob(f"{SAMPLE_NAME} *.ringside")
        if file.stem[len(SAMPLE_NAME) + 1 :].isdecimal()
    )
    there = [file for file in (folder / f"{SAMPLE_NAME}.ringside", *numbered) if file.is_file()]
    return max(there, key=lambda file: (file.stat().st_mtime_ns, file.name), default=None)


def persons_of_older(sample: Path) -> tuple[str, ...]:
    """The persons a sample league of an earlier version hands the keyboard to in turn; none of one that seats a person alone."""
    names, kinds = (database.peek(sample, "managers", column) for column in ("name", "kind"))
    persons = tuple(
        name for name, kind in zip(names, kinds, strict=False) if kind == ManagerKind.PERSON.value
    )
    return persons if len(persons) > 1 else ()


def fresh_path(folder: Path, name: str) -> Path:
    """``name.ringside`` in ``folder``, or the first numbered name that is not taken."""
    path, number = folder / f"{name}.ringside", 1
    while path.exists() or path.is_symlink():
        number += 1
        path = folder / f"{name} {number}.ringside"
    return path


def sample_founding() -> Founding:
    """What the sample league is founded on; the program is its promoter."""
    heavyweights = load_set("heavyweights")
    chosen = {"nights": str(SEASONS * SEASON)}
    return Founding(
        name=SAMPLE_NAME,
        system="ringside",
        set_name=heavyweights.name,
        fighters=heavyweights.fighters,
        seats=SEATS,
        promoter="",
        options=league_options("ringside", StableMethod.DRAFT, STABLE_SIZE, chosen),
        seed=SEED,
    )


def _play(office: Office, progress: Told) -> None:
    """A season and more without the persons, then nights on which they are asked until all of them are."""
    total = NIGHTS + 2
    for night in range(NIGHTS + MOST_QUIET_NIGHTS):
        if night >= total and _all_asked(office):
            return
        if not progress(min(night, total), total):
            raise CancelledError(say("Stopped; the sample league was not made."))
        office.hold_night(NightOrder(SEED, autopilot=night < NIGHTS))


def _all_asked(office: Office) -> bool:
    """Whether every person has an offer to answer."""
    books = office.books
    asked = {addressee(books, offer) for offer in open_offers(books)}
    return asked >= {page.number for page in books.managers.values() if page.kind is ManagerKind.PERSON}
