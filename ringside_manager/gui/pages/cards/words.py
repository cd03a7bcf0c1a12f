"""Bouts, nights and places of the board in words."""

from __future__ import annotations

from collections.abc import Callable

from ringside_manager.campaign.books import Books
from ringside_manager.campaign.seasons import night_of_season, season_of
from ringside_manager.gui import words
from ringside_manager.gui.language import tr
from ringside_manager.office.queries.calendar import Cell, Chip, ChipState, RoundDue

SIGNS = {
    ChipState.MADE: "✓",
    ChipState.FOUGHT: "●",
    ChipState.OFFERED: "…",
    ChipState.ASKED: "?",
    ChipState.PENDING: "…",
}
"""A sign beside each state, so that colour is never all there is."""

_STATES: dict[ChipState, Callable[[], str]] = {
    ChipState.MADE: lambda: tr("agreed"),
    ChipState.FOUGHT: lambda: tr("fought"),
    ChipState.OFFERED: lambda: tr("offered, waiting"),
    ChipState.ASKED: lambda: tr("waits for your answer"),
    ChipState.PENDING: lambda: tr("offered, waiting"),
}


def state(chip: Chip) -> str:
    """Where a bout stands."""
    return _STATES[chip.state]()


def short_state(chip: Chip) -> str:
    """Length and state, with its sign."""
    return tr("{sign} {rounds} rds, {state}").format(
        sign=SIGNS[chip.state], rounds=chip.rounds, state=state(chip)
    )


def pair(books: Books, chip: Chip) -> tuple[str, str]:
    """The names of both in full."""
    return books.fighters[chip.red].name, books.fighters[chip.blue].name


def full(books: Books, chip: Chip) -> str:
    """Everything about a bout, as a sentence."""
    red, blue = pair(books, chip)
    texts = [
        tr("{red} against {blue}").format(red=red, blue=blue),
        tr("%n round(s)", chip.rounds),
        words.arena(chip.arena),
        words.night(chip.night),
    ]
    if chip.title:
        texts.append(tr("for the title"))
    if chip.tournament is not None:
        texts.append(books.tournaments[chip.tournament].name)
    return ", ".join((*texts, state(chip)))


def place(cell: Cell) -> str:
    """An arena on a night, with what is there."""
    name = tr("{arena}, {night}").format(arena=words.arena(cell.arena), night=words.night(cell.night))
    texts = [name, tr("%n bout(s)", len(cell.chips)) if cell.chips else tr("nothing yet")]
    if cell.places_left is not None:
        texts.append(places(cell.places_left))
    return ", ".join(texts)


def places(left: int) -> str:
    """How many bouts a card still takes."""
    return tr("%n place(s) left", left) if left else tr("card is full")


def due(books: Books, found: RoundDue) -> str:
    """A round of a tournament that is to come."""
    name = books.tournaments[found.tournament].name
    if found.round == found.rounds:
        return tr("{tournament}: final").format(tournament=name)
    return tr("{tournament}: round {round} of {rounds}").format(
        tournament=name, round=found.round, rounds=found.rounds
    )


def column(night: int) -> str:
    """A night as the head of a column."""
    return tr("Night {night}").format(night=night_of_season(night))


def season(night: int) -> str:
    """The season a night is in."""
    return tr("Season {season}").format(season=season_of(night))
