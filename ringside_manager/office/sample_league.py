"""A league to look around in: four managers, the thirty heavyweights, well into its second season."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from ringside_manager.campaign.books import ManagerKind, StableMethod, Temperament
from ringside_manager.campaign.schedule import SEASON
from ringside_manager.errors import CancelledError
from ringside_manager.fighters.sets import load_set
from ringside_manager.files import new_file
from ringside_manager.language import say
from ringside_manager.league import database
from ringside_manager.office.docket import NightOrder
from ringside_manager.office.founding import league_options
from ringside_manager.office.founding_script import Founding, Seat
from ringside_manager.office.office import Office
from ringside_manager.office.orders.offers import addressee, open_offers

NAME = "Thursday Night Boxing"
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
    path = fresh_path(folder, NAME)
    with new_file(path) as part, Office.found(part, sample_founding()) as office:
        _play(office, progress)
    return path


def latest_sample(folder: Path) -> Path | None:
    """The sample league in ``folder`` that was written last, by its file name; ``None`` without one."""
    numbered = (file for file in folder.glob(f"{NAME} *.ringside") if file.stem[len(NAME) + 1 :].isdecimal())
    there = [file for file in (folder / f"{NAME}.ringside", *numbered) if file.is_file()]
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
        name=NAME,
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
