"""The career of a fighter: the picture of it, every bout, and the record by method."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QGridLayout, QWidget

from ringside_manager.gui import words
from ringside_manager.gui.look import px, set_margins, spacing
from ringside_manager.gui.pages.people import shown
from ringside_manager.gui.pages.people.fighter_view import FighterView
from ringside_manager.gui.pages.people.late_chart import LateChart
from ringside_manager.gui.pages.people.parts import Part, TallScroll, leading
from ringside_manager.gui.place import Place
from ringside_manager.gui.widgets import Facts, Panel, clear_layout, column, plain_label, row
from ringside_manager.gui.widgets.texts import SizedLabel, set_tone
from ringside_manager.language import tr
from ringside_manager.office.facts.fighters import FighterFacts
from ringside_manager.office.facts.roster import NextBout


class CareerPart(Part[FighterView]):
    """The picture of a career, and what it adds up to beside it."""

    def build(self) -> None:
        """Make the picture and the column of facts."""
        self.chart = LateChart()
        self.chart.setMinimumHeight(px(260))
        self.chart.go.connect(self.go)
        self.methods = Methods()
        self.streaks = Facts()
        self.future = Facts()
        box = row(space=4, parent=self)
        set_margins(box, 0, 3, 0, 0)
        box.addWidget(self.chart, 1)
        box.addWidget(self._side())

    def _side(self) -> QWidget:
        inner = QWidget()
        records, streaks, future = (
            Panel(tr("Record by method")),
            Panel(tr("Streaks")),
            Panel(tr("What lies ahead")),
        )
        records.body.addWidget(self.methods)
        streaks.body.addWidget(self.streaks)
        future.body.addWidget(self.future)
        column(records, streaks, future, None, space=3, parent=inner)
        side = TallScroll(inner)
        side.setMinimumWidth(px(270))
        side.setMaximumWidth(px(300))
        return side

    def fill(self, facts: FighterView) -> None:
        """Show another fighter's career."""
        self.chart.show_later(facts.career)
        self._fill(facts.facts)

    def _fill(self, facts: FighterFacts) -> None:
        self.methods.fill(facts)
        streaks = facts.streaks
        self.streaks.set(
            [
                (tr("Now"), shown.streak(facts.row.streak)),
                (tr("Longest winning"), words.number(streaks.longest_winning)),
                (tr("Longest unbeaten"), words.number(streaks.longest_unbeaten)),
                (tr("Longest losing"), words.number(streaks.longest_losing)),
                (
                    tr("Knockdowns"),
                    tr("{scored} scored, {suffered} suffered").format(
                        scored=facts.row.knockdowns, suffered=facts.row.knockdowns_suffered
                    ),
                ),
            ]
        )
        self.future.set(self._ahead(facts))

    def _ahead(self, facts: FighterFacts) -> list[tuple[str, str | QWidget]]:
        if facts.row.is_retired:
            told: list[tuple[str, str | QWidget]] = [
                (tr("Retired"), facts.retired_reason or tr("No reason given"))
            ]
            if facts.replaced_by is not None:
                link = self.link(facts.replaced_by.name, shown.fighter_place(facts.replaced_by))
                told.append((tr("Replaced by"), leading(link)))
            return told
        booked = [self._booked(bout) for bout in facts.booked] or [(tr("Next bout"), tr("Nothing made yet"))]
        return [*booked, (tr("Retirement"), _retirement(facts))]

    def _booked(self, bout: NextBout) -> tuple[str, str | QWidget]:
        """The opponent's name leads to the bout, or to the bracket that will make it; the arena stands below."""
        place = Place("tournament", bout.tournament or 0) if bout.bout is None else Place("bout", bout.bout)
        link = self.link(bout.name, place)
        told = QWidget()
        column(leading(link), plain_label(words.arena(bout.arena), wrap=True), space=1, parent=told)
        return tr("Night {night}").format(night=bout.night), told


class Methods(QWidget):
    """Wins and losses by method as a small grid."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(spacing(3))
        self._grid.setVerticalSpacing(spacing(1))
        self._grid.setColumnStretch(0, 1)
        self.setAccessibleName(tr("Record by method"))

    def fill(self, facts: FighterFacts) -> None:
        """Show another fighter's record."""
        clear_layout(self._grid)
        record = facts.record
        lines = [("", tr("Won"), tr("Lost"))]
        lines += [
            (words.method(m.method), str(m.wins), str(m.losses))
            for m in facts.methods
            if _counts(m.method.value, m.wins + m.losses)
        ]
        lines.append((tr("In all"), str(record.wins), str(record.losses)))
        for line, cells in enumerate(lines):
            for place, text in enumerate(cells):
                last = line == len(lines) - 1
                label = SizedLabel(text, weight=QFont.Weight.DemiBold if last else QFont.Weight.Normal)
                set_tone(label, "muted" if line == 0 or (place == 0 and not last) else "")
                if place:
                    label.setAlignment(Qt.AlignmentFlag.AlignRight)
                self._grid.addWidget(label, line, place)
        drawn = tr("%n drawn", "%n drawn", record.draws)
        if record.no_contests:
            drawn = tr("{drawn}, %n no contest", "{drawn}, %n no contest", record.no_contests).format(
                drawn=drawn
            )
        self._grid.addWidget(plain_label(drawn, tone="muted"), len(lines), 0, 1, 3)


def _counts(method: str, bouts: int) -> bool:
    """The rare ones are told only where they happened."""
    return bool(bouts) or method != "DQ"


def _retirement(facts: FighterFacts) -> str:
    fact = facts.retirement
    if fact.may:
        return tr("His manager may retire him")
    told = tr("Not yet: {bouts} of {needed} bouts, {losses} of {losses_needed} losses in a row")
    return told.format(
        bouts=fact.bouts,
        needed=fact.bouts_needed,
        losses=fact.losses_in_a_row,
        losses_needed=fact.losses_needed,
    )
