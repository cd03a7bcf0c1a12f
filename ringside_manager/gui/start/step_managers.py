"""Second step: who manages, in the order of the seats, and who promotes."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QLineEdit, QVBoxLayout, QWidget

from ringside_manager.campaign.books import ManagerKind, Temperament
from ringside_manager.errors import UsageError
from ringside_manager.gui.look import spacing
from ringside_manager.gui.start.corners import PALETTE
from ringside_manager.gui.start.field import Field
from ringside_manager.gui.start.plan import Plan, SeatPlan
from ringside_manager.gui.start.seat_row import SeatRow
from ringside_manager.gui.start.step import Step
from ringside_manager.gui.widgets import Heading, button, note, row
from ringside_manager.language import tr
from ringside_manager.office.founding import check_name, check_names, check_promoter
from ringside_manager.text_safety import match_key

MOST_SEATS = 32
PEOPLE = ("Ann", "Ben", "Carla", "Dan", "Eva", "Frank", "Greta", "Hugh")
PROGRAMS = ("Cyrus", "Dolores", "Marlow", "Vera", "Silas", "Ida", "Bruno", "Pearl", "Otis", "Nell")
_TEMPERS = (Temperament.BALANCED, Temperament.RECKLESS, Temperament.CAREFUL)


def default_seats() -> tuple[SeatPlan, ...]:
    """Two persons against two AI managers."""
    return (
        SeatPlan(PEOPLE[0], ManagerKind.PERSON, colour=PALETTE[0].key),
        SeatPlan(PEOPLE[1], ManagerKind.PERSON, colour=PALETTE[1].key),
        SeatPlan(PROGRAMS[0], ManagerKind.AI, Temperament.CAREFUL, PALETTE[2].key),
        SeatPlan(PROGRAMS[1], ManagerKind.AI, Temperament.RECKLESS, PALETTE[3].key),
    )


class ManagersStep(Step):
    """Lines of managers, and the promoter."""

    def __init__(self, plan: Plan) -> None:
        super().__init__(
            tr("Managers"),
            tr(
                "Persons share this keyboard, each at a desk of his own; the program manages the other seats."
            ),
        )
        self.rows: list[SeatRow] = []
        self._lines = QVBoxLayout()
        self._lines.setSpacing(spacing(2))
        self.body.addLayout(self._lines)
        self.add_person = button(tr("Add a person"), lambda: self._add(ManagerKind.PERSON))
        self.add_ai = button(tr("Add a seat for the program"), lambda: self._add(ManagerKind.AI))
        self.body.addLayout(row(self.add_person, self.add_ai, None))
        self._lay_out_promoter(plan)
        self.body.addStretch(1)
        for seat in plan.seats or default_seats():
            self._insert(seat)

    def _lay_out_promoter(self, plan: Plan) -> None:
        self.promoters = QComboBox()
        self.promoters.addItem(tr("The program"), "")
        self.promoters.addItem(tr("A person"), "person")
        self.promoters.setCurrentIndex(int(bool(plan.promoter)))
        self.promoter = QLineEdit(plan.promoter)
        self.promoter.setMaxLength(60)
        self.pin = QLineEdit(plan.promoter_pin)
        self.pin.setEchoMode(QLineEdit.EchoMode.Password)
        self.pin.setMaxLength(12)
        self.promoters_field = self.add(Field(tr("Who that is"), self.promoters, rule="C3"))
        self.promoter_field = self.add(
            Field(tr("Name of the promoter"), self.promoter, check=self._check_promoter, rule="C3")
        )
        self.pin_field = self.add(Field(tr("PIN of the promoter, if wanted"), self.pin))
        self.body.addWidget(Heading(tr("The promoter")))
        self.body.addWidget(
            note(
                tr(
                    "The promoter approves cards, settles disputes and corrects results. "
                    "The program does so by the rules; a person who promotes manages no fighters."
                )
            )
        )
        line = row(space=4)
        for field in (self.promoters_field, self.promoter_field, self.pin_field):
            line.addWidget(field, 1, Qt.AlignmentFlag.AlignTop)
        self.body.addLayout(line)
        self.promoters.currentIndexChanged.connect(self._on_promoter)
        self._on_promoter()

    @property
    def names(self) -> list[str]:
        """The managers' names as they stand."""
        return [line.seat.name for line in self.rows]

    def write(self, plan: Plan) -> Plan:
        """The plan with its managers and promoter."""
        person = bool(self.promoters.currentData())
        return replace(
            plan,
            seats=tuple(line.seat for line in self.rows),
            promoter=" ".join(self.promoter.text().split()) if person else "",
            promoter_pin=self.pin.text() if person else "",
        )

    def faulty(self) -> QWidget | None:
        """The first name that will not do."""
        wrong = [line.name for line in self.rows if not line.validate()]
        return wrong[0] if wrong else super().faulty()

    def _check_name(self, name: str) -> None:
        """A manager's name, alone and beside those above him."""
        check_name(name)
        same = [other for other in self.names if match_key(other) == match_key(name)]
        if len(same) > 1:
            check_names(same)

    def _check_promoter(self) -> None:
        name = " ".join(self.promoter.text().split())
        if not name:
            raise UsageError(tr("A person who promotes needs a name."))
        check_promoter(name, self.names)

    def _add(self, kind: ManagerKind) -> None:
        taken = {match_key(name) for name in self.names}
        pool = PEOPLE if kind is ManagerKind.PERSON else PROGRAMS
        name = next((one for one in pool if match_key(one) not in taken), "")
        used = {line.seat.colour for line in self.rows}
        free = next((colour.key for colour in PALETTE if colour.key not in used), PALETTE[0].key)
        temper = None if kind is ManagerKind.PERSON else _TEMPERS[len(self.rows) % len(_TEMPERS)]
        made = self._insert(SeatPlan(name, kind, temper, free))
        made.name.setFocus()
        made.name.selectAll()
        self.changed.emit()

    def _insert(self, seat: SeatPlan) -> SeatRow:
        made = SeatRow(seat, self._check_name)
        made.changed.connect(self._on_rows)
        made.moved.connect(lambda by: self._move(made, by))
        made.removed.connect(lambda: self._remove(made))
        self.rows.append(made)
        self._lines.addWidget(made)
        self._renumber()
        return made

    def _move(self, line: SeatRow, by: int) -> None:
        here = self.rows.index(line)
        there = here + by
        self.rows.insert(there, self.rows.pop(here))
        self._lines.removeWidget(line)
        self._lines.insertWidget(there, line)
        self._renumber()
        (line.up if by < 0 and there else line.down if there < len(self.rows) - 1 else line.up).setFocus()
        self.changed.emit()

    def _remove(self, line: SeatRow) -> None:
        here = self.rows.index(line)
        self.rows.remove(line)
        self._lines.removeWidget(line)
        line.hide()
        line.deleteLater()
        self._renumber()
        self.rows[min(here, len(self.rows) - 1)].name.setFocus()
        self._on_rows()

    def _renumber(self) -> None:
        """Tell every line its seat; tab goes from line to line."""
        for seat, line in enumerate(self.rows, 1):
            line.number(seat, len(self.rows))
        chain = [
            w
            for r in self.rows
            for w in (r.colour, r.name, r.kind, r.pin, r.temperament, r.up, r.down, r.remove)
        ]
        for before, after in zip(chain, [*chain[1:], self.add_person], strict=True):
            QWidget.setTabOrder(before, after)
        for act in (self.add_person, self.add_ai):
            act.setEnabled(len(self.rows) < MOST_SEATS)

    def _on_rows(self) -> None:
        for line in self.rows:
            if line.wrong.text() or not line.name.hasFocus():
                line.validate()
        self._on_change()

    def _on_promoter(self) -> None:
        person = bool(self.promoters.currentData())
        self.promoter_field.setVisible(person)
        self.pin_field.setVisible(person)
