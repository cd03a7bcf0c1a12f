"""Friends with a computer each, and a synchroniser between their folders that does all that such programs have done."""

from __future__ import annotations

import os
import random
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest

from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.orders import OfferBout, Order, SetFightPlan
from ringside_manager.club import keeper, member
from ringside_manager.club.device import fingerprint, this_device
from ringside_manager.club.keeper import kept
from ringside_manager.club.member import Fetched
from ringside_manager.club.parcels import Collected
from ringside_manager.office.office import Office
from tests.office.clubs import club, founding

MEMBERS = ("Ann", "Bob", "Cleo")
Wish = Callable[[Office], Order]
"""An order made on what a copy of the league shows."""
SEATS = (*MEMBERS, "ai:Dan")


class Friends:
    """A keeper and three members, each with a data folder and a shared folder of his own."""

    def __init__(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.top, self._patch = tmp_path, monkeypatch
        for name in ("keeper", *MEMBERS):
            self.folder(name).mkdir(parents=True)
        self.save = tmp_path / "keeper" / "club.ringside"
        with club(self.save, founding(SEATS, options={"tournament_night": "40"})):
            pass

    def folder(self, name: str) -> Path:
        return self.top / name / "shared"

    def copy(self, name: str) -> Path:
        return self.top / name / "mine.ringside"

    def be(self, name: str) -> Path:
        """Sit down at somebody's computer; his shared folder."""
        self._patch.setenv("XDG_DATA_HOME", str(self.top / name / "data"))
        return self.folder(name)

    def sync(self, *, chance: random.Random | None = None) -> None:
        """Bring every file everywhere; with ``chance`` late, cut short, twice, in any order and with conflict copies."""
        names = ["keeper", *MEMBERS]
        for giver in names:
            for taker in names:
                files = [path for path in self.folder(giver).rglob("*") if path.suffix in (".ring", ".json")]
                if chance:
                    chance.shuffle(files)
                for path in files:
                    if giver != taker and "conflict" not in path.name:
                        self._carry(path, self.folder(taker) / path.relative_to(self.folder(giver)), chance)

    def _carry(self, path: Path, to: Path, chance: random.Random | None) -> None:
        content = path.read_bytes()
        if to.exists() and len(to.read_bytes()) >= len(content):
            return
        to.parent.mkdir(exist_ok=True)
        what = chance.choice(["whole", "late", "cut", "conflict", "whole", "part"]) if chance else "whole"
        if what == "late":
            return
        if what == "conflict":
            to.with_name(f"{to.stem}.sync-conflict-20260101-101010-ABCDEFG{to.suffix}").write_bytes(content)
        if what == "part":
            to.with_name(f".syncthing.{to.name}.tmp").write_bytes(content[:99])
        to.write_bytes(content[: chance.randrange(len(content))] if what == "cut" and chance else content)
        age = chance.randrange(10**9) if chance else 0
        os.utime(to, (age, age))

    def start(self, *, members: Sequence[str] = MEMBERS) -> None:
        """Start the folder with invitations, join, be admitted, fetch."""
        with Office.open(self.save) as office:
            _, codes = keeper.start(office, self.be("keeper"), members)
        self.sync()
        for name in members:
            member.join(self.be(name), name, codes[name])
        self.sync()
        self.collect()
        self.sync()
        for name in members:
            self.fetch(name)

    def collect(self, *admit: str, over_gaps: bool = False) -> Collected:
        with kept(self.be("keeper")) as (_, shared):
            done = shared.collect(admit, over_gaps=over_gaps)
            shared.publish()
        return done

    def hold(self) -> Collected:
        with kept(self.be("keeper")) as (_, shared):
            if not shared.is_listed:
                shared.collect(over_gaps=True)
            done = shared.hold()
            shared.publish()
        return done

    def fetch(self, name: str) -> Fetched:
        return member.fetch(self.be(name), self.copy(name))

    def hand_in(self, name: str, *wishes: Wish) -> int:
        folder = self.be(name)
        with Office.open(self.copy(name), read_only=True) as copy:
            return member.hand_in(folder, copy, [wish(copy) for wish in wishes])[0]

    def key(self, name: str) -> str:
        self.be(name)
        return this_device().key

    def digits(self, name: str) -> str:
        return fingerprint(self.key(name))

    @contextmanager
    def office(self) -> Iterator[Office]:
        with Office.open(self.save, read_only=True) as office:
            yield office


def man_of(office: Office, name: str, place: int = 0) -> int:
    return list(office.books.managers[office.party(name).manager or 0].stable)[place]


def plan_of(name: str, mark: str) -> Wish:
    plan = f"name: {mark}\norders:\n  - {{request: rush, choose: hold}}\n"
    return lambda office: SetFightPlan(man_of(office, name), plan)


def offer_of(name: str, to: str, word: str = "") -> Wish:
    def offer(office: Office) -> Order:
        night = office.books.closed + 1
        return OfferBout(night, man_of(office, name), man_of(office, to), Arena.PITS, note=word)

    return offer
