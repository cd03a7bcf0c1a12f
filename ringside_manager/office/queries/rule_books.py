"""Bouts of the league as other bout systems would have them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ringside_manager.bout.engine import AnyEngine
from ringside_manager.bout.registry import get
from ringside_manager.bout.setup import Setup
from ringside_manager.campaign.books import Books, BoutBook, BoutState
from ringside_manager.campaign.bouts import setup_of
from ringside_manager.campaign.schedule import order_of_work
from ringside_manager.errors import RuleError
from ringside_manager.office.bout_rules import check_strength
from ringside_manager.office.dates import booking


def night_to_compare(books: Books) -> int:
    """The next night that has a card; without one the latest on which bouts were fought, else the coming one."""
    made = (bout.night for bout in books.bouts.values() if bout.state is BoutState.MADE)
    over = (bout.night for bout in books.bouts.values() if bout.is_over)
    return min(made, default=max(over, default=books.closed + 1))


def bouts_to_compare(books: Books, night: int) -> tuple[BoutBook, ...]:
    """The bouts of a night in the order they are fought (C5); ``RuleError`` C2 if it has none."""
    bouts = [bout for bout in books.bouts_of_night(night) if bout.state is not BoutState.CANCELLED]
    if not bouts:
        other = night_to_compare(books)
        raise RuleError(
            "C2",
            f"Night {night} has no bouts.",
            next_step="" if other == night else f"Night {other} may have some.",
        )
    return tuple(books.bouts[booked.number] for booked in order_of_work(booking(books, one) for one in bouts))


def setups_of_bout(books: Books, bout: BoutBook, engines: Sequence[AnyEngine]) -> tuple[Setup, ...]:
    """A bout under each of these systems: its fighters as they are today, with the losses they carry (C57, CV62).

    Under the league's own system its options are in force, under another that system's defaults.  ``RuleError``
    C58 for one who would begin with nothing, R10 for a length a system does not have.
    """
    return tuple(_setup(books, replace(bout, system=engine.info.system)) for engine in engines)


def setups_of_pair(
    books: Books, red: int, blue: int, rounds: int, engines: Sequence[AnyEngine]
) -> tuple[Setup, ...]:
    """Two fighters of the league under each of these systems as they are today, rested; errors as ``setups_of_bout``."""
    return tuple(_rested(books, (red, blue), rounds, engine) for engine in engines)


def _setup(books: Books, bout: BoutBook) -> Setup:
    """The bout under the system it names; one that is over with what was carried into it."""
    if bout.state is BoutState.MADE:
        for number in bout.fighters:
            check_strength(books, books.fighters[number], bout.night, bout.rounds, bout.system)
        return setup_of(books, bout)
    setup = _rested(books, bout.fighters, bout.rounds, get(bout.system))
    return replace(setup, terms=replace(setup.terms, carried=bout.carried))


def _rested(books: Books, pair: tuple[int, int], rounds: int, engine: AnyEngine) -> Setup:
    red, blue = (books.fighters[number].card(engine) for number in pair)
    options = dict(books.options.bout_options) if engine.info.system == books.system else {}
    return Setup(engine, red, blue, engine.info.terms(rounds, options))
