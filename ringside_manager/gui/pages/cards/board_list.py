"""The board as a list, for whoever reads rather than looks."""

from __future__ import annotations

from ringside_manager.gui import words
from ringside_manager.gui.pages.cards.words import short_state, state
from ringside_manager.gui.place import Place
from ringside_manager.gui.session import Session
from ringside_manager.gui.tables import Column, Table
from ringside_manager.language import tr
from ringside_manager.office.facts.cards import Chip


def board_table(session: Session) -> Table[Chip]:
    """Every bout and offer of the nights on the board, night by night."""

    def name(number: int) -> str:
        return session.books.fighters[number].name

    columns: tuple[Column[Chip], ...] = (
        Column(
            "night",
            tr("Night"),
            lambda chip: chip.night,
            lambda chip: words.night(chip.night),
            place=lambda chip: Place("night", chip.night),
            width=18,
        ),
        Column(
            "arena",
            tr("Arena"),
            lambda chip: (chip.arena.place,),
            lambda chip: words.arena(chip.arena),
            rule="C40",
        ),
        Column(
            "red",
            tr("Red corner"),
            lambda chip: name(chip.red),
            place=lambda chip: Place("fighter", chip.red),
            width=18,
        ),
        Column(
            "blue",
            tr("Blue corner"),
            lambda chip: name(chip.blue),
            place=lambda chip: Place("fighter", chip.blue),
            width=18,
        ),
        Column("rounds", tr("Rounds"), lambda chip: chip.rounds, align="right", rule="C51", width=8),
        Column("title", tr("Title"), lambda chip: tr("title") if chip.title else "", rule="C40", width=8),
        Column("state", tr("State"), state, width=20),
        Column(
            "result",
            tr("Result"),
            lambda chip: "" if chip.method is None else short_state(session.books, chip),
            width=20,
        ),
    )
    empty = tr("No bout is made or offered for these nights.")
    return Table("board", columns, lambda chip: (chip.is_offer, chip.number), empty)
