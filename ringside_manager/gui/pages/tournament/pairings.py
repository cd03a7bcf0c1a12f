"""The pairings of a tournament as a table: the bracket for those who would rather read it."""

from __future__ import annotations

from dataclasses import dataclass

from ringside_manager.gui.pages.tournament.bracket_words import how_decided, mark, round_name
from ringside_manager.gui.place import Place
from ringside_manager.gui.tables import Column, Table
from ringside_manager.language import tr
from ringside_manager.office.facts.tournaments import BracketRow, Cell, Entrant


@dataclass(frozen=True, slots=True)
class PairingLine:
    """One pairing with the name of its round."""

    cell: Cell
    round_name: str

    @property
    def place(self) -> Place | None:
        """Where it leads: the bout, or the upper man."""
        if self.cell.bout:
            return Place("bout", self.cell.bout)
        return _place(self.cell.red)


def pairing_rows(row: BracketRow) -> list[PairingLine]:
    """Every pairing, round by round from the top."""
    return [PairingLine(cell, round_name(row, cell.round)) for cells in row.rounds for cell in cells]


def pairings_table() -> Table[PairingLine]:
    """The table."""
    columns: list[Column[PairingLine]] = [
        Column("round", tr("Round"), lambda line: line.cell.round, lambda line: line.round_name, width=14),
        Column("place", tr("Pairing"), lambda line: line.cell.place, align="right", width=8, rule="C61"),
        Column("night", tr("Night"), lambda line: line.cell.night or None, align="right", width=7, rule="C62"),
        Column(
            "red", tr("Red corner"), lambda line: _name(line.cell.red),
            place=lambda line: _place(line.cell.red), width=22,
        ),
        Column(
            "blue", tr("Blue corner"), lambda line: _name(line.cell.blue),
            place=lambda line: _place(line.cell.blue), width=22,
        ),
        Column(
            "result", tr("Result"), lambda line: mark(line.cell) or None,
            place=lambda line: Place("bout", line.cell.bout) if line.cell.bout else None, width=9,
        ),
        Column("how", tr("Who goes on"), lambda line: how_decided(line.cell) or None, width=40, rule="C63"),
    ]  # fmt: skip
    table: Table[PairingLine] = Table(
        "pairings",
        columns,
        lambda line: (line.cell.round, line.cell.place),
        tr("There is no tournament yet."),
    )
    table.set_title(tr("Pairings"))
    return table


def _name(side: Entrant | None) -> str | None:
    return None if side is None else side.name


def _place(side: Entrant | None) -> Place | None:
    return None if side is None else Place("fighter", side.fighter)
