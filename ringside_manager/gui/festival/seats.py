"""Who sits in the corners of a bout of a festival, and who withdraws from it."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QDialogButtonBox, QLineEdit, QWidget

from ringside_manager.bout.drive import corner_at
from ringside_manager.campaign.festivals import Man, Meeting
from ringside_manager.gui import words
from ringside_manager.gui.ring.exhibition.corner_box import PERSON, TakingBox, still_off
from ringside_manager.gui.ring.live_bout import TakingBack
from ringside_manager.gui.settings import settings
from ringside_manager.gui.widgets import Dialog, Panel, column, note, row, show_if
from ringside_manager.gui.widgets.fields import Field
from ringside_manager.language import tr, translated
from ringside_manager.office.festivals import Festival
from ringside_manager.play import Seat, Sitter

_PERSONS = "festival/persons"
"""The key of the settings under which the names of the last two persons are kept."""


class BoxersDialog(Dialog):
    """Asks who decides in each corner; ``made`` carries the seats, and whether decisions may be taken back."""

    made = Signal(object, object)

    def __init__(self, festival: Festival, meeting: Meeting, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Who boxes?"))
        names = [*settings().texts(_PERSONS), "", ""]
        usual = (tr("Player one"), tr("Player two"))
        self.corners = (
            _Corner(festival, meeting.red, tr("Red corner"), names[0] or usual[0], boxes=True),
            _Corner(festival, meeting.blue, tr("Blue corner"), names[1] or usual[1], boxes=False),
        )
        self.taking = TakingBox()
        self.taking.choose(TakingBack.NEVER)
        self.little = note(
            tr("Under these rules a corner decides little more than whether to throw in the towel.")
        )
        info = festival.engine.info
        show_if(self.little, bool(still_off(info, dict(festival.options))))
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.start = self.buttons.addButton(tr("To the ring"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.start.setProperty("kind", "primary")
        self.buttons.accepted.connect(self._done)
        self.buttons.rejected.connect(self.reject)
        where = note(translated(meeting.key.where()))
        taking = row(Field(tr("May decisions be taken back?"), self.taking), None)
        said = note(tr("The bout is kept after every decision, and counts for the festival when it is over."))
        column(
            where, row(*self.corners, space=4), self.little, taking, said, self.buttons,
            space=3, margins=4, parent=self,
        )  # fmt: skip
        self.corners[0].person.setFocus()

    def _done(self) -> None:
        red, blue = self.corners
        settings().set_value(_PERSONS, [red.person.text().strip(), blue.person.text().strip()])
        self.accept()
        self.made.emit((red.seat, blue.seat), self.taking.chosen)


class _Corner(Panel):
    """A man and who decides for him."""

    def __init__(self, festival: Festival, man: Man, title: str, person: str, *, boxes: bool) -> None:
        super().__init__(tr("{corner}: {name}").format(corner=title, name=festival.name(man)))
        maker = corner_at(festival.corner, festival.engine.info)
        assert maker is not None, "checked when the festival was founded or read"
        self._level = maker.level
        self.who = QComboBox()
        self.who.addItem(tr("A person at this keyboard"), PERSON)
        self.who.addItem(words.program(self._level or festival.engine.info.best_level), "program")
        self.who.setCurrentIndex(0 if boxes else 1)
        self.person = QLineEdit(person)
        self.person.setMaxLength(60)
        self.field = Field(tr("Name of the person"), self.person)
        for part in (Field(tr("Who decides"), self.who), self.field):
            self.body.addWidget(part)
        self.body.addStretch(1)
        self.who.currentIndexChanged.connect(self._on_who)
        self._on_who()

    @property
    def seat(self) -> Seat:
        """The seat as it was said."""
        if self.who.currentData() == PERSON:
            return Seat(Sitter.PERSON, self.person.text().strip() or self.person.placeholderText())
        return Seat(Sitter.PROGRAM, level=self._level)

    def _on_who(self) -> None:
        show_if(self.field, self.who.currentData() == PERSON)


class WithdrawDialog(Dialog):
    """Asks who boxes no more; ``chosen`` carries his seed."""

    chosen = Signal(int)

    def __init__(self, festival: Festival, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Somebody withdraws"))
        self.who = QComboBox()
        for row_ in festival.course.standing(festival.told):
            if row_.man not in festival.told.withdrawn:
                self.who.addItem(festival.name(row_.man), row_.man)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        yes = self.buttons.addButton(tr("He withdraws"), QDialogButtonBox.ButtonRole.DestructiveRole)
        yes.clicked.connect(self._done)
        self.buttons.rejected.connect(self.reject)
        text = tr(
            "He boxes no more and cannot win; whoever would have met him goes on. This cannot be undone (F5)."
        )
        column(
            note(text), Field(tr("Who"), self.who, rule="F5"), self.buttons, space=3, margins=4, parent=self
        )

    def _done(self) -> None:
        self.accept()
        self.chosen.emit(self.who.currentData())
