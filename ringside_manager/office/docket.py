"""The docket: the books as they stand, the act that is being written, who gives orders, and the register of how they are judged."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import singledispatch, wraps
from pathlib import Path
from typing import Concatenate, ParamSpec, Protocol, TypeVar

from ringside_manager.bout.chance import Chance
from ringside_manager.campaign.books import Books, BoutBook, FighterBook, ManagerBook, ManagerKind
from ringside_manager.campaign.orders import Order
from ringside_manager.errors import against
from ringside_manager.fighters.finding import find
from ringside_manager.league import database
from ringside_manager.league.deeds import Deed
from ringside_manager.league.league import League
from ringside_manager.text_safety import match_key

PROGRAM = "program"
"""Who signs what nobody in person did."""


class Act(Protocol):
    """An act in progress: a deed added is posted at once and kept with all the others, or none is."""

    def add(self, deed: Deed, record: str | None = None) -> int:
        """Post a deed; the number of its entry."""
        ...  # pragma: no cover


@dataclass(frozen=True, slots=True)
class Party:
    """Who gives an order: a manager by his number, or the promoter, who manages no fighters (C3)."""

    name: str
    manager: int | None = None
    promoter: bool = False


@dataclass(frozen=True, slots=True)
class Docket:
    """The books of an open league and the act they are written in."""

    books: Books
    act: Act

    def write(self, deed: Deed, record: str | None = None) -> int:
        """Write a deed; the number of its entry, which names what it brought into the world."""
        return self.act.add(deed, record)

    @property
    def next_night(self) -> int:
        """The fight night to come (C2)."""
        return self.books.closed + 1

    def fighter(self, number: int) -> FighterBook:
        """The fighter of that number; ``RuleError`` if there is none."""
        found = self.books.fighters.get(number)
        if found is None:
            raise against("C4", "There is no fighter number {number} in this league.", number=number)
        return found

    def manager(self, number: int) -> ManagerBook:
        """The manager of that number; ``RuleError`` if there is none."""
        found = self.books.managers.get(number)
        if found is None:
            raise against("C4", "There is no manager number {number} in this league.", number=number)
        return found

    def bout(self, number: int) -> BoutBook:
        """The bout of that number; ``RuleError`` if there is none."""
        found = self.books.bouts.get(number)
        if found is None:
            raise against("C4", "There is no bout number {number} in this league.", number=number)
        return found

    def party_of(self, fighter: int) -> Party:
        """The manager of a fighter, as who gives an order for him; a free agent has none."""
        number = self.fighter(fighter).manager
        return Party("" if number is None else self.manager(number).name, number)

    def active(self) -> Iterator[FighterBook]:
        """Every unretired fighter, in order of entry."""
        return (fighter for fighter in self.books.fighters.values() if not fighter.is_retired)


@singledispatch
def judge(order: Order, _docket: Docket, _by: Party, _chance: Chance) -> None:
    """Write what an order asks for, or raise ``RuleError`` of the first rule that forbids it, nothing written.

    Each kind's judge is registered in its chapter of ``office/orders``; ``chance`` rolls what the order brings
    with it: a newcomer, a percentage, seeds.
    """
    raise TypeError(f"nobody judges the order {order.kind}")


# Leagues that several programs serve at once


class _Desk(Protocol):
    @property
    def _league(self) -> League: ...  # pragma: no cover


D = TypeVar("D", bound=_Desk)
P = ParamSpec("P")
R = TypeVar("R")


def on_the_newest(verb: Callable[Concatenate[D, P], R]) -> Callable[Concatenate[D, P], R]:
    """Let a verb see the newest books, with nobody else writing until it has written; see ``League.alone``."""

    @wraps(verb)
    def alone(desk: D, /, *args: P.args, **words: P.kwargs) -> R:
        with desk._league.alone():  # noqa: SLF001 - the desk's own
            return verb(desk, *args, **words)

    return alone


# What one fight night is to be held with


Progress = Callable[[int, int], bool]
"""Told (bouts fought, bouts of the night) before each bout; false stops, as if the night had not begun."""


@dataclass(frozen=True, slots=True)
class NightOrder:
    """One fight night to be held.

    ``seed`` decides everything chance decides on it.  ``autopilot``: the program also decides for
    seats of persons, as far as they have given no orders themselves.  ``finish_ring``: bouts under way in the ring
    are fought to their end by the corners.  ``night`` is the night that is meant: if somebody else has held it
    meanwhile, nothing is done; 0: whichever comes next.
    """

    seed: int
    autopilot: bool = True
    progress: Progress | None = None
    finish_ring: bool = False
    night: int = 0

    def decides(self, books: Books, manager: int | None) -> bool:
        """Whether the program decides for a manager tonight."""
        if manager is None:
            return False
        return self.autopilot or books.managers[manager].kind is ManagerKind.AI


# Finding fighters and managers of a league by what people type


def find_fighter(books: Books, name: str) -> FighterBook:
    """The fighter meant by ``name``, regardless of case and accents; part of a name will do if only one fits.

    Raises ``AmbiguousNameError`` with all who fit, or ``UnknownNameError`` with close matches.
    """
    return find("fighter", name, books.fighters.values(), lambda fighter: fighter.name)


def find_manager(books: Books, name: str) -> ManagerBook:
    """The manager meant by ``name``; see ``find_fighter``."""
    return find("manager", name, books.managers.values(), lambda manager: manager.name)


def names_in(save: Path) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The names of managers and of fighters in a league that may be open elsewhere; none of a file that tells none.

    Neither waits for the league nor takes its lock, and believes what stands there: for suggestions only.
    """
    fighters = database.peek(save, "fighters", "fighter_name") or database.peek(
        save, "fighters", "name"
    )  # as it was before 2.0
    return database.peek(save, "managers", "name"), fighters


PROMOTER = "promoter"
"""What the promoter can always be called, whoever he is."""


def promoter_of(books: Books) -> str:
    """The promoter's name; where the program is the promoter, whoever speaks for all managers signs as it."""
    return books.promoter or PROGRAM


def find_party(books: Books, name: str) -> Party:
    """Who ``name`` is: the promoter by his name or as ``promoter``, or a manager as ``find_manager`` finds him."""
    if match_key(name) in (match_key(promoter_of(books)), PROMOTER):
        return Party(promoter_of(books), promoter=True)
    manager = find_manager(books, name)
    return Party(manager.name, manager.number)
