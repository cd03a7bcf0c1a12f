"""Second step: who manages, in the order of the seats, and who promotes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QLineEdit, QStackedWidget, QWidget

from ringside_manager.campaign.books import ManagerKind, Skill, Temperament
from ringside_manager.errors import RingsideError, UsageError
from ringside_manager.gui import words
from ringside_manager.gui.language import error_text
from ringside_manager.gui.look import px, square
from ringside_manager.gui.seats import PALETTE, colour_icon, colour_of
from ringside_manager.gui.start.plan import Plan, SeatPlan, Step
from ringside_manager.gui.widgets import Heading, button, column, note, plain_label, row, set_tip
from ringside_manager.gui.widgets.fields import Field, mark_wrong
from ringside_manager.language import tr
from ringside_manager.office.founding import check_name, check_names, check_promoter
from ringside_manager.text_safety import match_key

# One line of the managers' step: a manager with his corner, kind, temperament or PIN


CheckName = Callable[[str], object]


class SeatRow(QWidget):
    """Colour, name, person or AI, and what goes with it; moved and removed by the buttons at its end."""

    changed = Signal()
    moved = Signal(int)
    removed = Signal()

    def __init__(self, plan: SeatPlan, check: CheckName) -> None:
        super().__init__()
        self._check = check
        self.name = QLineEdit(plan.name)
        self.colour = _colours(plan.colour)
        self.kind = QComboBox()
        for kind, text in ((ManagerKind.PERSON, tr("Person")), (ManagerKind.AI, tr("The program"))):
            self.kind.addItem(text, kind)
        self.temperament = QComboBox()
        for temper in Temperament:
            self.temperament.addItem(words.temperament(temper), temper)
        self.skill = QComboBox()
        for level in Skill:
            self.skill.addItem(words.skill(level), level)
        self.pin = QLineEdit(plan.pin)
        self.wrong = plain_label(wrap=True, tone="bad")
        self.wrong.hide()
        self._settle(plan)
        self._lay_out()
        self._on_kind()

    def _settle(self, plan: SeatPlan) -> None:
        self.name.setMaxLength(60)
        self.name.setPlaceholderText(tr("Name"))
        self.name.setMinimumWidth(px(150))
        self.pin.setPlaceholderText(tr("PIN, if wanted"))
        hint = self.pin.fontMetrics().horizontalAdvance(self.pin.placeholderText())
        self.pin.setMinimumWidth(hint + px(28))
        self.pin.setEchoMode(QLineEdit.EchoMode.Password)
        self.pin.setMaxLength(12)
        set_tip(self.pin, tr("Keeps honest friends from looking at this desk by mistake."))
        self.kind.setCurrentIndex(self.kind.findData(plan.kind))
        self.temperament.setCurrentIndex(max(0, self.temperament.findData(plan.temperament)))
        set_tip(
            self.temperament, tr("What kind of manager the program is: how much it risks and whom it picks.")
        )
        self.skill.setCurrentIndex(self.skill.findData(plan.skill or Skill.EXPERT))
        set_tip(self.skill, tr("How well the program judges what a bout is worth: a novice is easy to beat."))
        self.name.textChanged.connect(lambda _text: self.changed.emit())
        self.name.editingFinished.connect(self.validate)
        self.kind.currentIndexChanged.connect(self._on_kind)
        for choice in (self.kind, self.temperament, self.skill, self.colour):
            choice.currentIndexChanged.connect(lambda _index: self.changed.emit())

    def _lay_out(self) -> None:
        self.more = QStackedWidget()
        self.more.addWidget(self.pin)
        self.program = QWidget()
        row(self.temperament, self.skill, space=2, parent=self.program)
        self.more.addWidget(self.program)
        self.up = button("▲", lambda: self.moved.emit(-1), kind="flat", tip=tr("Move up"))
        self.down = button("▼", lambda: self.moved.emit(1), kind="flat", tip=tr("Move down"))
        self.remove = button("✕", self.removed.emit, kind="flat", tip=tr("Remove this manager"))
        line = row(space=2)
        for widget, stretch in ((self.colour, 0), (self.name, 4), (self.kind, 0), (self.more, 2)):
            line.addWidget(widget, stretch)
        acts = row(space=0)
        for act in (self.up, self.down, self.remove):
            act.setFixedWidth(px(28))
            act.setStyleSheet(f"padding: {px(6)}px 0;")
            acts.addWidget(act)
        line.addLayout(acts)
        column(line, self.wrong, space=1, parent=self)

    @property
    def seat(self) -> SeatPlan:
        person = self.kind.currentData() is ManagerKind.PERSON
        return SeatPlan(
            " ".join(self.name.text().split()),
            self.kind.currentData(),
            None if person else self.temperament.currentData(),
            self.colour.currentData(),
            self.pin.text() if person else "",
            None if person else self.skill.currentData(),
        )

    def number(self, seat: int, seats: int) -> None:
        """Say which seat this is, counted from 1, and what may be done with it."""
        told = {
            self.name: tr("Name of manager {seat}"),
            self.kind: tr("Person or the program, seat {seat}"),
            self.temperament: tr("Temperament of manager {seat}"),
            self.skill: tr("Level of manager {seat}"),
            self.pin: tr("PIN of manager {seat}"),
            self.colour: tr("Colour of manager {seat}"),
            self.up: tr("Move manager {seat} up"),
            self.down: tr("Move manager {seat} down"),
            self.remove: tr("Remove manager {seat}"),
        }
        for widget, text in told.items():
            widget.setAccessibleName(text.format(seat=seat))
        self.up.setEnabled(seat > 1)
        self.down.setEnabled(seat < seats)
        self.remove.setEnabled(seats > 2)

    def validate(self) -> bool:
        """Show what is wrong with the name; whether it will do."""
        message = ""
        try:
            self._check(self.seat.name)
        except RingsideError as refused:
            message = error_text(refused).text
        self.wrong.setText(message)
        self.wrong.setVisible(bool(message))
        mark_wrong(self.name, message)
        return not message

    def _on_kind(self) -> None:
        person = self.kind.currentData() is ManagerKind.PERSON
        self.more.setCurrentWidget(self.pin if person else self.program)


def _colours(chosen: str) -> QComboBox:
    made = QComboBox()
    for colour in PALETTE:
        made.addItem(colour_icon(colour, 32), colour.title(), colour.key)
    made.setCurrentIndex(max(0, made.findData(colour_of(chosen).key)))
    made.setIconSize(square(16))
    made.view().setMinimumWidth(made.sizeHint().width())
    made.setFixedWidth(px(54))
    set_tip(made, tr("The colour of the corner"))
    return made


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
            " ".join(
                (
                    tr(
                        "Persons share this keyboard, each at a desk of his own; the program manages the other seats."
                    ),
                    tr(
                        "Beside its name stand its temperament and how well it judges, from novice to expert."
                    ),
                )
            ),
        )
        self.rows: list[SeatRow] = []
        self._lines = column()
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
        return [line.seat.name for line in self.rows]

    def write(self, plan: Plan) -> Plan:
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
            for w in (r.colour, r.name, r.kind, r.pin, r.temperament, r.skill, r.up, r.down, r.remove)
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
