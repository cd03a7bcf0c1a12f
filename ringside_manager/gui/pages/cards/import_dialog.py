"""A schedule from a table: what each line asks for, what the office says to it, and handing it in."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtWidgets import QDialog, QWidget

from ringside_manager.gui import words
from ringside_manager.gui.look import set_margins, size_window
from ringside_manager.gui.matchmaker.words import with_rule
from ringside_manager.gui.messages import translated
from ringside_manager.gui.session import Session
from ringside_manager.gui.tables import Column, Table
from ringside_manager.gui.widgets import Heading, button, column, note, row
from ringside_manager.language import tr
from ringside_manager.office.docket import Party
from ringside_manager.office.facts.objections import objection
from ringside_manager.office.office import Receipt
from ringside_manager.office.schedule_file import Planned, hand_in_schedule


@dataclass(frozen=True, slots=True)
class _Line:
    """A line of the schedule and what the office says to it."""

    planned: Planned
    answer: str
    stands: bool


class ImportDialog(QDialog):
    """Shows the lines with what the office would say to each by itself; hands them in one by one."""

    def __init__(
        self, session: Session, planned: Sequence[Planned], source: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.session, self.planned = session, tuple(planned)
        self.setWindowTitle(tr("Import a schedule"))
        self.told = note()
        self.table = self._table()
        self.handing_in = button(tr("Hand them in"), self.hand_in, kind="primary", picture="import")
        self.leaving = button(tr("Close"), self.reject)
        heading = Heading(tr("Schedule from {file}").format(file=source), 2)
        buttons = row(self.leaving, None, self.handing_in)
        box = column(heading, self.told, self.table, buttons, space=3, parent=self)
        box.setStretch(2, 1)
        set_margins(box, 5)
        size_window(self, 760, 520)
        self._weigh()
        session.viewer_changed.connect(self.reject)

    @property
    def party(self) -> Party:
        """Whose schedule it is."""
        return self.session.viewer or Party("")

    def hand_in(self) -> None:
        """Every line as an order of its own; what is refused changes nothing."""
        self.handing_in.setEnabled(False)
        planned, by = self.planned, self.party
        title = tr("Handing in a schedule")
        self.session.do(title, lambda office, _job: hand_in_schedule(office, planned, by), self._answered)

    def _weigh(self) -> None:
        """What the office would say now, to each line as if it were the only one."""
        books = self.session.books
        found = [objection(books, line.order, self.party) for line in self.planned]
        self._show([("" if bar is None else with_rule(books, bar)) for bar in found], tr("allowed"))
        possible = sum(bar is None for bar in found)
        self.told.setText(
            tr(
                "%n line would be allowed as things stand. Lines are judged one after the other.",
                "%n lines would be allowed as things stand. Lines are judged one after the other.",
                possible,
            )
        )
        self.handing_in.setEnabled(bool(self.planned) and not self.session.read_only)

    def _answered(self, receipts: tuple[Receipt, ...]) -> None:
        self._show([translated(receipt.refusal) for receipt in receipts], tr("done"))
        stood = sum(receipt.accepted for receipt in receipts)
        refused = len(receipts) - stood
        told = (
            tr("%n line stands.", "%n lines stand.", stood),
            tr("%n line was refused.", "%n lines were refused.", refused) if refused else "",
        )
        self.told.setText(" ".join(filter(None, told)))

    def _show(self, refusals: Sequence[str], good: str) -> None:
        lines = [
            _Line(planned, refusal or good, not refusal)
            for planned, refusal in zip(self.planned, refusals, strict=True)
        ]
        self.table.set_rows(lines)

    def _table(self) -> Table[_Line]:
        def name(number: int) -> str:
            return self.session.books.fighters[number].name

        columns: tuple[Column[_Line], ...] = (
            Column("line", tr("Line"), lambda line: line.planned.line, align="right", width=6),
            Column("night", tr("Night"), lambda line: line.planned.order.night, align="right", width=7),
            Column(
                "arena",
                tr("Arena"),
                lambda line: (line.planned.order.arena.place,),
                lambda line: words.arena(line.planned.order.arena),
                width=12,
            ),
            Column("red", tr("Red corner"), lambda line: name(line.planned.order.red), width=18),
            Column("blue", tr("Blue corner"), lambda line: name(line.planned.order.blue), width=18),
            Column("answer", tr("The office says"), _sign, tip=lambda line: line.answer, width=44),
        )
        empty = tr("The table has no bouts.")
        return Table("board-import", columns, lambda line: line.planned.line, empty)


def _sign(line: _Line) -> str:
    return f"{'✓' if line.stands else '✗'} {line.answer}"
