"""What doors show of a league: frozen facts read from the books, without a word of prose."""

from __future__ import annotations

from typing import NamedTuple

from ringside_manager.bout import registry
from ringside_manager.campaign.books import Books, FighterBook, ManagerKind, Tally
from ringside_manager.errors import UnknownNameError
from ringside_manager.language import later, say, word


def dollars(cents: int) -> int | float:
    """Cents as dollars: whole where they are whole, exact to the cent."""
    return cents // 100 if cents % 100 == 0 else cents / 100


def money(cents: int) -> str:
    """Cents as people write dollars: ``$1,234.50``, whole amounts without cents."""
    sign = "-" if cents < 0 else ""
    rest = f".{abs(cents) % 100:02}" if cents % 100 else ""
    return f"{sign}${abs(cents) // 100:,}{rest}"


def pop(half: int) -> int | float:
    """Half points as points of POP."""
    return half // 2 if half % 2 == 0 else half / 2


def record(tally: Tally) -> str:
    """Wins, losses and draws, such as ``7-2-1``."""
    return f"{tally.wins}-{tally.losses}-{tally.draws}"


def manager_name(books: Books, number: int | None) -> str:
    """A manager's name; empty for a free agent."""
    return "" if number is None else books.managers[number].name


def played_by(kind: str, temperament: str = "", skill: str = "") -> str:
    """Who plays a manager of this kind, how the program leans and how well it judges, for people to read."""
    if kind != ManagerKind.AI.value:
        return word(kind)
    if not temperament:
        return say("the program")
    if not skill:
        return say("the program, {temperament}", temperament=word(temperament))
    return say("the program, {temperament}, {skill}", temperament=word(temperament), skill=word(skill))


def standing(fighter: FighterBook) -> str:
    """``champion``, ``ranked 3``, ``unranked`` or ``retired``."""
    if fighter.is_retired:
        return say("retired")
    if fighter.rank is None:
        return say("unranked")
    return say("ranked {rank}", rank=fighter.rank) if fighter.rank else say("champion")


def cause_text(cause: str) -> str:
    """A system's word for what ended a bout; empty where the method says it already."""
    return _CAUSES[cause] if cause in _CAUSES else word(cause.replace("_", " "))


_CAUSES = {
    "technical_decision": "",
    "knocked_out": "",
    "points": "",
    "punches": "",
    "hurt": "",
    "stopped": "",
    "cut": later("cuts"),
    "doctor": later("ring doctor"),
    "quit": later("gave up"),
    "intent": later("deliberate butt"),
    "head_case": later("lost his head"),
    "low_blow": later("low blows"),
    "head_butt": later("head butts"),
    "rabbit_punch": later("rabbit punches"),
    "late_punch": later("punch after the bell"),
    "temper": later("lost his temper"),
    "referee": later("stopped by the referee"),
    "will_not_rise": later("did not rise"),
    "cannot_rise": later("could not rise"),
}


def clock_of(system: str) -> str:
    """The unit of time in bouts of a system; empty where it is not installed."""
    try:
        return registry.get(system).info.clock
    except UnknownNameError:
        return ""


class Named(NamedTuple):
    """Something the window can link to: its number in the books, and its name."""

    number: int
    name: str


class Record(NamedTuple):
    """Wins, losses, draws and bouts without a result."""

    wins: int = 0
    losses: int = 0
    draws: int = 0
    no_contests: int = 0

    @property
    def bouts(self) -> int:
        return sum(self)


def named_fighter(books: Books, number: int) -> Named:
    """A fighter by his number."""
    return Named(number, books.fighters[number].name)


def named_manager(books: Books, number: int | None) -> Named | None:
    """A manager by his number; ``None`` where nobody managed."""
    return None if number is None else Named(number, books.managers[number].name)


def record_of(tally: Tally) -> Record:
    """A tally without its methods."""
    return Record(tally.wins, tally.losses, tally.draws, tally.no_contests)
