"""The line of champions: every reign as an entry of a chronicle, the latest first."""

from __future__ import annotations

from PySide6.QtWidgets import QComboBox, QHBoxLayout, QWidget

from ringside_manager.campaign.books import ReignEnd
from ringside_manager.gui import words
from ringside_manager.gui.look import px, set_margins
from ringside_manager.gui.pages.history.large import enlarge
from ringside_manager.gui.pages.people.parts import Part
from ringside_manager.gui.place import Place
from ringside_manager.gui.session import Session
from ringside_manager.gui.widgets import (
    Badge,
    Empty,
    Panel,
    Scroll,
    clear_layout,
    column,
    note,
    plain_label,
    row,
)
from ringside_manager.language import tr
from ringside_manager.office.facts.history import Line, ReignRow, lines


class LineagePart(Part[Session]):
    """One weight class at a time."""

    def build(self) -> None:
        """Make the choice of the class and the chronicle."""
        self._lines: tuple[Line, ...] | None = None
        self.classes = QComboBox()
        self.classes.setAccessibleName(tr("Weight class"))
        self.classes.currentIndexChanged.connect(lambda _place: self._show())
        inner = QWidget()
        self.entries = column(space=2, parent=inner)
        self.scroller = Scroll(inner)
        self.empty = Empty(
            tr("There has been no champion yet: the tournament for the title crowns the first.")
        )
        box = column(row(self.classes, None), space=3, parent=self)
        box.addWidget(self.scroller, 1)
        box.addWidget(self.empty, 1)
        set_margins(box, 0, 3, 0, 0)

    def fill(self, facts: Session) -> None:
        """Read the line again."""
        known = lines(facts.books)
        if known == self._lines:
            return
        self._lines = known
        names = [line.weight_class for line in self._lines]
        shown = self.classes.currentText()
        self.classes.blockSignals(True)
        self.classes.clear()
        self.classes.addItems(names)
        self.classes.setCurrentIndex(max(0, self.classes.findText(shown)))
        self.classes.blockSignals(False)
        self.classes.setVisible(len(names) > 1)
        self._show()

    def _show(self) -> None:
        clear_layout(self.entries)
        place = self.classes.currentIndex()
        known_lines = self._lines or ()
        line = known_lines[place] if 0 <= place < len(known_lines) else None
        known = line is not None and bool(line.reigns)
        self.scroller.setVisible(known)
        self.empty.setVisible(not known)
        if line is None:
            return
        if line.vacant_since:
            self.entries.addWidget(
                note(tr("The title has been vacant since night {night}.").format(night=line.vacant_since))
            )
        longest = max((reign.nights for reign in line.reigns), default=0)
        for reign in reversed(line.reigns):
            entry = ReignEntry(reign, longest)
            entry.go.connect(self.go)
            self.entries.addWidget(entry)
            if reign.vacant_nights:
                self.entries.addWidget(
                    note(tr("Vacant for %n night", "Vacant for %n nights", reign.vacant_nights))
                )
        self.entries.addStretch(1)


class ReignEntry(Part[None]):
    """One reign: who, how long, how it began and how it ended."""

    def __init__(self, reign: ReignRow, longest: int, parent: QWidget | None = None) -> None:
        self.reign = reign
        self._longest = longest
        super().__init__(parent)

    def build(self) -> None:
        """Write the entry."""
        reign = self.reign
        panel = Panel()
        number = plain_label(str(reign.number), tone="gold", size=1.6)
        number.setMinimumWidth(px(34))
        name = self.link(reign.name, Place("fighter", reign.fighter))
        enlarge(name, 1.2)
        badges: list[QWidget] = []
        if reign.end is None:
            badges.append(Badge(tr("Champion"), "gold"))
        badges.append(Badge(tr("%n night", "%n nights", reign.nights)))
        badges.append(
            Badge(tr("%n defence", "%n defences", reign.defences), "good" if reign.defences else "neutral")
        )
        right = column(
            row(name, *badges, None),
            self._told(how_won(reign), reign.won_bout),
            self._told(how_lost(reign), reign.lost_bout),
            space=1,
        )
        line = row(number, right, space=3)
        line.setStretch(1, 1)
        panel.body.addLayout(line)
        column(panel, parent=self)

    def _told(self, text: str, bout: int) -> QHBoxLayout:
        """A sentence, with a link to the bout it tells of."""
        link = [self.link(tr("The bout"), Place("bout", bout))] if bout else []
        told = row(plain_label(text, wrap=True), *link)
        told.setStretch(0, 1)
        return told


def how_won(reign: ReignRow) -> str:
    """How a reign began, in a sentence."""
    night = words.night(reign.from_night)
    by = "" if reign.won_by is None else words.method(reign.won_by)
    if not reign.won_bout:
        return tr("{night}: champion without a final in {tournament}.").format(
            night=night, tournament=reign.tournament
        )
    if reign.took_it:
        return tr("{night}: took the title from {other}. {method}.").format(
            night=night, other=reign.won_from, method=by
        )
    if reign.tournament:
        return tr("{night}: won the final of {tournament} against {other}. {method}.").format(
            night=night, tournament=reign.tournament, other=reign.won_from, method=by
        )
    return tr("{night}: won the vacant title against {other}. {method}.").format(
        night=night, other=reign.won_from, method=by
    )


def how_lost(reign: ReignRow) -> str:
    """How it ended, in a sentence."""
    night = words.night(reign.until_night) if reign.until_night else ""
    by = "" if reign.lost_by is None else words.method(reign.lost_by)
    if reign.end is None:
        return tr("Champion to this day.")
    if reign.end is ReignEnd.RETIRED:
        return tr("{night}: retired as champion.").format(night=night)
    if reign.end is ReignEnd.BEATEN:
        return tr("{night}: lost the title to {other}. {method}.").format(
            night=night, other=reign.lost_to, method=by
        )
    return tr("{night}: another became champion without him.").format(night=night)
