"""Bouts, nights and places of the board in words."""

from __future__ import annotations

from collections.abc import Callable

from ringside_manager.bout.outcome import Method
from ringside_manager.campaign.books import Books
from ringside_manager.gui import words
from ringside_manager.language import later, tr
from ringside_manager.office.facts.cards import Cell, Chip, ChipState, RoundDue

SIGNS = {
    ChipState.MADE: "✓",
    ChipState.FOUGHT: "●",
    ChipState.OFFERED: "…",
    ChipState.ASKED: "?",
    ChipState.PENDING: "…",
}
"""A sign beside each state, so that colour is never all there is."""

_STATES: dict[ChipState, Callable[[], str]] = {
    ChipState.MADE: later("agreed"),
    ChipState.FOUGHT: later("fought"),
    ChipState.OFFERED: later("offered, waiting"),
    ChipState.ASKED: later("waits for your answer"),
    ChipState.PENDING: later("offered, waiting"),
}


def state(chip: Chip) -> str:
    """Where a bout stands."""
    return _STATES[chip.state]()


_SHORT: dict[ChipState, Callable[[], str]] = {
    **_STATES,
    ChipState.OFFERED: later("offered"),
    ChipState.ASKED: later("answer it"),
    ChipState.PENDING: later("offered"),
}


def short_state(books: Books, chip: Chip) -> str:
    """Length and state with its sign; of a bout that was fought, who won and how."""
    if chip.method is not None:
        return _result(books, chip, chip.method)
    return tr("{sign} {state}, {rounds} rds").format(
        sign=SIGNS[chip.state], rounds=chip.rounds, state=_SHORT[chip.state]()
    )


def _result(books: Books, chip: Chip, method: Method) -> str:
    if chip.winner is None:
        return words.method(method)
    name = books.fighters[chip.winner].name.split()[-1]
    short = words.method_short(method)
    if not method.is_stoppage or not chip.ended:
        return tr("{name}, {method}").format(name=name, method=short)
    return tr("{name}, {method} {round}").format(name=name, method=short, round=chip.ended)


def pair(books: Books, chip: Chip) -> tuple[str, str]:
    """The names of both in full."""
    return books.fighters[chip.red].name, books.fighters[chip.blue].name


def full(books: Books, chip: Chip) -> str:
    """Everything about a bout, as a sentence."""
    red, blue = pair(books, chip)
    texts = [
        tr("{red} against {blue}").format(red=red, blue=blue),
        tr("%n round", "%n rounds", chip.rounds),
        words.arena(chip.arena),
        tr("night {night}").format(night=chip.night),
    ]
    if chip.title:
        texts.append(tr("for the title"))
    if chip.tournament is not None:
        texts.append(books.tournaments[chip.tournament].name)
    result = "" if chip.method is None else _result(books, chip, chip.method)
    return ", ".join((*texts, state(chip), *filter(None, [result])))


def place(cell: Cell) -> str:
    """An arena on a night, with what is there."""
    name = tr("{arena}, night {night}").format(arena=words.arena(cell.arena), night=cell.night)
    texts = [name, tr("%n bout", "%n bouts", len(cell.chips)) if cell.chips else tr("nothing yet")]
    if cell.places_left is not None:
        texts.append(places(cell.places_left))
    return ", ".join(texts)


def places(left: int) -> str:
    """How many bouts a card still takes."""
    return tr("%n place left", "%n places left", left) if left else tr("card is full")


def due(books: Books, found: RoundDue) -> str:
    """A round of a tournament that is to come."""
    name = books.tournaments[found.tournament].name
    if found.round == found.rounds:
        return tr("{tournament}: final").format(tournament=name)
    return tr("{tournament}: round {round} of {rounds}").format(
        tournament=name, round=found.round, rounds=found.rounds
    )


def span(first: int, last: int) -> str:
    """From which night to which."""
    return tr("Nights {first} to {last}").format(first=first, last=last)
