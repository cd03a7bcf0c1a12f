"""Leagues in files for the tests of the office; the like of them are founded once and copied."""

from __future__ import annotations

import hashlib
import random
import secrets
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from ringside_manager.campaign.books import ManagerKind, StableMethod, Temperament
from ringside_manager.fighters.sets import load_set
from ringside_manager.office.docket import NightOrder
from ringside_manager.office.founding import league_options
from ringside_manager.office.founding_script import Founding, Seat
from ringside_manager.office.office import Office

TEMPERAMENTS = (Temperament.BALANCED, Temperament.CAREFUL, Temperament.RECKLESS)
FOUR = ("ai:Ada", "ai:Ben", "ai:Cleo", "ai:Dan")
PERSONS = ("Ann", "Bob", "ai:Cy")


def seats(names: tuple[str, ...], turn: int = 0) -> tuple[Seat, ...]:
    """Persons as they are, ``ai:Name`` as AI managers whose temperaments go round, beginning with ``turn``."""
    return tuple(
        Seat(name[3:], ManagerKind.AI, TEMPERAMENTS[(turn + place) % 3])
        if name.startswith("ai:")
        else Seat(name, ManagerKind.PERSON)
        for place, name in enumerate(names)
    )


def founding(
    names: tuple[str, ...] = FOUR,
    seed: int = 7,
    method: str = "draft",
    size: int = 4,
    *,
    promoter: str = "",
    turn: int = 0,
    options: Mapping[str, str] | None = None,
    system: str = "ringside",
) -> Founding:
    """What a league of the thirty heavyweights is founded on, plain corners; managers and rules of bouts are as in the leagues of old."""
    agreed = {"corners": "plain", "conduct": "in_turn", "judgement": "rough", **(options or {})}
    chosen = replace(league_options(system, StableMethod(method), size, agreed), bout_rules=1)
    fighters = load_set("heavyweights").fighters
    return Founding("Club", system, "heavyweights", fighters, seats(names, turn), promoter, chosen, seed)


CLASSES = "Super Welterweight", "Middleweight", "Super Middleweight"


def of_classes(names: tuple[str, ...] = FOUR, seed: int = 7, **options: str) -> Founding:
    """A league of three weight classes whose men may change theirs every ten nights, and fill out with the years (Y13)."""
    base = founding(names, seed, size=6, options={"weight_classes": ", ".join(CLASSES), **options})
    numbers = ("weights.move_nights", 10), ("weights.growth_percent", 4), ("years.a_season", 1)
    return replace(base, options=replace(base.options, house_numbers=numbers))


def by_contract(names: tuple[str, ...] = FOUR) -> Founding:
    """A league of several seasons whose men box by contracts of three seasons at most (Y9)."""
    base = founding(names, size=3, options={"nights": "156"})
    return replace(base, options=replace(base.options, house_numbers=(("contracts.seasons", 3),)))


@contextmanager
def club(path: Path, founded: Founding | None = None, nights: int = 0, seed: int = 7) -> Iterator[Office]:
    """A league at ``path``, some nights old, open; the disk is not waited for."""
    with opened(aged(path, founded, nights, seed)) as office:
        yield office


def aged(path: Path, founded: Founding | None = None, nights: int = 0, seed: int = 7) -> Path:
    """Lay a league of some nights at ``path``."""
    path.write_bytes(_played(founded or founding(), nights, seed))
    return path


@contextmanager
def known_secrets(seed: int = 7) -> Iterator[None]:
    """The secrets of sealed nights follow from ``seed``, so that a test has the same bouts every time."""
    dice = random.Random(seed)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(secrets, "token_hex", lambda length: dice.randbytes(length).hex())
        yield


@contextmanager
def opened(path: Path) -> Iterator[Office]:
    """A league open; the disk is not waited for."""
    with Office.open(path) as office:
        hurry(office)
        yield office


def hurry(office: Office) -> Office:
    """Do not wait for the disk, where a test does not ask whether it was waited for."""
    office._league._save.database.pragma("synchronous", 0)
    return office


def play(office: Office, nights: int, seed: int = 7, *, autopilot: bool = True) -> None:
    """Hold some nights."""
    for _ in range(nights):
        office.hold_night(NightOrder(seed, autopilot))


@cache
def _played(founded: Founding, nights: int, seed: int) -> bytes:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "club.ringside"
        with Office.found(path, founded) as office:
            hurry(office)
            play(office, nights, seed)
        return path.read_bytes()


def exported(office: Office, folder: Path) -> str:
    """SHA-256 of the whole journal as it is exported."""
    target = folder / "export.jsonl"
    office.export_journal(target, overwrite=True)
    return hashlib.sha256(target.read_bytes()).hexdigest()
