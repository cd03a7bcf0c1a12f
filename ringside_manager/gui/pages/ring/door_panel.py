"""Before the first bell: who sits in the corners, and whose dice are thrown."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QWidget

from ringside_manager.bout.corner import CORNERS, RED
from ringside_manager.gui.pages.ring.entering import CornerDoor, RingDoor
from ringside_manager.gui.start.field import Field
from ringside_manager.gui.widgets import Heading, Panel, button, clear_layout, column, note, row
from ringside_manager.language import tr, translated
from ringside_manager.play import Seat, Sitter


class DoorPanel(QWidget):
    """Asks who boxes; ``ready`` when the bell can ring."""

    ready = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.heading = Heading("", 1)
        self.told = note(
            tr(
                "The dice of this bout are those the night would throw anyway, and every decision is kept at once. "
                "It counts when the night is held. Should the night be taken back, that stands in the journal."
            )
        )
        self.corners = row(space=4)
        self.who: list[QComboBox] = []
        self.hidden = QCheckBox(tr("Keep the scorecards closed until the end"))
        self.real_dice = QCheckBox(tr("We throw real dice and enter the rolls"))
        self.bell = button(tr("Ring the bell"), self.ready.emit, kind="primary", picture="bell")
        box = column(
            self.heading, self.told, self.corners, self.hidden, self.real_dice, row(self.bell, None), None,
            space=4, parent=self,
        )  # fmt: skip
        box.setStretch(2, 0)

    def show_door(self, door: RingDoor, *, hidden: bool) -> None:
        """Ask for another bout."""
        red, blue = (corner.fighter for corner in door.corners)
        self.heading.setText(tr("{red} against {blue}").format(red=red, blue=blue))
        self.hidden.setChecked(hidden)
        clear_layout(self.corners)
        self.who = []
        self._seats: list[list[Seat]] = []
        for corner, facts in zip(CORNERS, door.corners, strict=True):
            self._add(tr("Red corner") if corner is RED else tr("Blue corner"), facts)

    @property
    def seats(self) -> tuple[Seat, Seat]:
        """Who decides in red and blue."""
        red, blue = (seats[box.currentIndex()] for seats, box in zip(self._seats, self.who, strict=True))
        return red, blue

    def _add(self, title: str, facts: CornerDoor) -> None:
        panel = Panel(title)
        seats = [Seat(Sitter.PERSON, facts.person)] if facts.person else []
        seats += facts.seats
        choice = QComboBox()
        choice.addItems([_told(seat) for seat in seats])
        choice.setEnabled(len(seats) > 1)
        manager = facts.manager or tr("no manager")
        panel.body.addWidget(
            Field(
                tr("Who decides for {fighter} ({manager})").format(fighter=facts.fighter, manager=manager),
                choice,
            )
        )
        self.who.append(choice)
        self._seats.append(seats)
        self.corners.addWidget(panel, 1)


def _told(seat: Seat) -> str:
    if seat.is_person:
        return tr("{name}, at this keyboard").format(name=seat.name)
    if seat.sitter is Sitter.PLAN:
        return tr("The fight plan sealed for him")
    if seat.level == "plain":
        return tr("The dice alone")
    return tr("The program, {level}").format(level=translated(seat.level))
