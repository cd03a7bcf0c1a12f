"""The hall of fame: plaques of its members, and who knocks at the door."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from ringside_manager.campaign.hall_of_fame import Honour, HonourCount
from ringside_manager.gui import words
from ringside_manager.gui.look import px, set_margins
from ringside_manager.gui.pages.history.flow import CardGrid
from ringside_manager.gui.pages.history.formulas import hall_formula, honour_name
from ringside_manager.gui.pages.history.large import enlarge
from ringside_manager.gui.pages.people.parts import Part
from ringside_manager.gui.place import Place
from ringside_manager.gui.session import Session
from ringside_manager.gui.tables import Column, Table
from ringside_manager.gui.widgets import (
    Badge,
    Heading,
    Panel,
    Scroll,
    column,
    link_button,
    note,
    plain_label,
    row,
)
from ringside_manager.language import tr
from ringside_manager.office.facts.history import HallRow, hall

PLAQUE_WIDE = 320


class HallPart(Part[Session]):
    """Members first, then those with most points who are not in."""

    def build(self) -> None:
        """Make plaques and table."""
        self.rule = note()
        self.plaques = CardGrid(PLAQUE_WIDE, fill=False)
        self.none = note(tr("Nobody has been inducted yet: great careers take time."))
        self.watched = watched_table()
        self.watched.go.connect(self.go)
        self.watched.activated.connect(lambda line: self.go.emit(Place("fighter", line.fighter)))
        self.watched.setMinimumHeight(px(300))
        explain = link_button(tr("How is this decided?"), lambda: hall_formula(self).open())
        inner = QWidget()
        box = column(
            row(self.rule, explain),
            self.none,
            self.plaques,
            Heading(tr("At the door"), 2),
            self.watched,
            space=3,
            parent=inner,
        )
        box.setStretch(4, 1)
        outer = column(Scroll(inner), parent=self)
        set_margins(outer, 0, 3, 0, 0)

    def fill(self, facts: Session) -> None:
        """Read the hall again."""
        shown = hall(facts.books)
        self.rule.setText(
            tr(
                "A fighter is inducted once he has retired with {points} points or more for his whole career."
            ).format(points=words.pop(shown.threshold_half))
        )
        plaques = [Plaque(member) for member in shown.members]
        for plaque in plaques:
            plaque.go.connect(self.go)
        self.plaques.set_cards(plaques)
        self.plaques.setVisible(bool(plaques))
        self.none.setVisible(not plaques)
        self.watched.set_rows(shown.watched)


class Plaque(Part[None]):
    """One member: name, record, what he is in for."""

    def __init__(self, member: HallRow, parent: QWidget | None = None) -> None:
        self.member = member
        super().__init__(parent)

    def build(self) -> None:
        """Write the plaque."""
        member = self.member
        panel = Panel(raised=True)
        name = self.link(member.name, Place("fighter", member.fighter))
        enlarge(name, 1.25)
        points = Badge(tr("{points} points").format(points=words.pop(member.points_half)), "gold")
        panel.body.addLayout(row(name, None, points))
        if member.nickname:
            panel.body.addWidget(
                plain_label(tr("“{nickname}”").format(nickname=member.nickname), tone="muted")
            )
        panel.body.addWidget(
            plain_label(
                tr("{record}, retired on night {night}").format(
                    record=member.record, night=member.retired_night
                ),
                wrap=True,
            )
        )
        panel.body.addWidget(note(honours_text(member)))
        panel.body.addStretch(1)
        column(panel, parent=self)


def honours_text(line: HallRow) -> str:
    """What brought the points, the largest first."""
    honours = sorted(line.honours, key=lambda honour: -honour.points_half)
    return "\n".join(_honour(honour) for honour in honours)


def _honour(honour: HonourCount) -> str:
    if honour.honour is Honour.UNBEATEN:
        return tr("{what} ({points} points)").format(
            what=honour_name(honour.honour), points=words.pop(honour.points_half)
        )
    return tr("{what}: {count} ({points} points)").format(
        what=honour_name(honour.honour), count=honour.count, points=words.pop(honour.points_half)
    )


def watched_table() -> Table[HallRow]:
    """Those with most points who are not in."""
    columns: list[Column[HallRow]] = [
        Column("name", tr("Name"), lambda line: line.name, place=lambda line: Place("fighter", line.fighter), width=22),
        Column(
            "points", tr("Points"), lambda line: line.points_half / 2,
            lambda line: words.pop(line.points_half), align="right", width=8,
        ),
        Column("record", tr("Record"), lambda line: line.record, width=10),
        Column("state", tr("State"), _state, width=22),
        *(_honour_column(honour) for honour in (Honour.TITLES, Honour.DEFENCES, Honour.CHAMPIONS_BEATEN, Honour.AWARDS)),
    ]  # fmt: skip
    table: Table[HallRow] = Table(
        "hall_watched", columns, lambda line: line.fighter, tr("Nobody has points yet.")
    )
    table.set_title(tr("At the door of the hall of fame"))
    table.sort_first_by("points", descending=True)
    return table


def _state(line: HallRow) -> str:
    if not line.retired_night:
        return tr("Still boxing")
    return tr("Retired, not enough points")


def _honour_column(honour: Honour) -> Column[HallRow]:
    titles = {
        Honour.TITLES: tr("Titles"),
        Honour.DEFENCES: tr("Defences"),
        Honour.CHAMPIONS_BEATEN: tr("Champions beaten"),
        Honour.AWARDS: tr("Fighter of the season"),
    }
    return Column(
        honour.value,
        titles[honour],
        lambda line: next((one.count for one in line.honours if one.honour is honour), 0),
        align="right",
        tip=honour_name(honour),
        width=10,
    )
