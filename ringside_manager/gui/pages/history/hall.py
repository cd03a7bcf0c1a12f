"""The honoured: the plaques of the hall of fame, who is watched for it, and the line of champions."""

from __future__ import annotations

from PySide6.QtWidgets import QComboBox, QHBoxLayout, QWidget

from ringside_manager.campaign.awards import HONOUR_HALF, THRESHOLD_HALF, Career, Honour
from ringside_manager.campaign.books import ReignEnd
from ringside_manager.gui import words
from ringside_manager.gui.look import px
from ringside_manager.gui.pages.history.awards import hall_formula, honour_name
from ringside_manager.gui.pages.people import PagePart
from ringside_manager.gui.place import Place
from ringside_manager.gui.session import Session
from ringside_manager.gui.tables import Column, Table
from ringside_manager.gui.widgets import (
    Badge,
    Empty,
    Heading,
    Panel,
    Scroll,
    clear_layout,
    column,
    link_button,
    note,
    plain_label,
    row,
    show_if,
)
from ringside_manager.gui.widgets.dialogs import CardGrid
from ringside_manager.gui.widgets.texts import enlarge
from ringside_manager.language import tr
from ringside_manager.office.facts import Named, record
from ringside_manager.office.facts.history import hall
from ringside_manager.office.facts.rankings import Lineage, ReignFacts, lineages

# The hall of fame: plaques of its members, and who knocks at the door


PLAQUE_WIDE = 320


class HallPart(PagePart[Session]):
    """Members first, then those with most points who are not in."""

    def build(self) -> None:
        self.rule = note()
        self.plaques = CardGrid(PLAQUE_WIDE, fill=False)
        self.none = note(tr("Nobody has been inducted yet: great careers take time."))
        self.watched = watched_table()
        self.watched.go.connect(self.go)
        self.watched.activated.connect(lambda line: self.go.emit(Place("fighter", line.fighter.number)))
        self.watched.setMinimumHeight(px(300))
        explain = link_button(tr("How is this decided?"), lambda: hall_formula(self).open())
        inner = QWidget()
        column(
            row(self.rule, explain),
            self.none,
            self.plaques,
            Heading(tr("At the door"), 2),
            (self.watched, 1),
            space=3,
            parent=inner,
        )
        column(Scroll(inner), margins=(0, 3, 0, 0), parent=self)

    def fill(self, facts: Session) -> None:
        members, watched = hall(facts.books)
        self.rule.setText(
            tr(
                "A fighter is inducted once he has retired with {points} points or more for his whole career."
            ).format(points=words.pop(THRESHOLD_HALF))
        )
        plaques = [Plaque(member) for member in members]
        for plaque in plaques:
            plaque.go.connect(self.go)
        self.plaques.set_cards(plaques)
        show_if(self.plaques, bool(plaques))
        show_if(self.none, not plaques)
        self.watched.set_rows(watched)


class Plaque(PagePart[None]):
    """One member: name, record, what he is in for."""

    def __init__(self, member: Career, parent: QWidget | None = None) -> None:
        self.member = member
        super().__init__(parent)

    def build(self) -> None:
        member, fighter = self.member, self.member.fighter
        panel = Panel(raised=True)
        name = self.link(fighter.name, Place("fighter", fighter.number))
        enlarge(name, 1.25)
        points = Badge(words.points(member.points_half), "gold")
        panel.body.addLayout(row(name, None, points))
        if nickname := fighter.fighter.nickname:
            panel.body.addWidget(plain_label(tr("“{nickname}”").format(nickname=nickname), tone="muted"))
        panel.body.addWidget(
            plain_label(
                tr("{record}, retired on night {night}").format(
                    record=record(fighter.tally), night=fighter.retired_night
                ),
                wrap=True,
            )
        )
        panel.body.addWidget(note(honours_text(member)))
        panel.body.addStretch(1)
        column(panel, parent=self)


def honours_text(line: Career) -> str:
    """What brought the points, the largest first."""
    honours = sorted(line.honours.items(), key=lambda one: -one[1] * HONOUR_HALF[one[0]])
    return "\n".join(_honour(*one) for one in honours)


def _honour(honour: Honour, count: int) -> str:
    points = words.pop(count * HONOUR_HALF[honour])
    if honour is Honour.UNBEATEN:
        return tr("{what} ({points} points)").format(what=honour_name(honour), points=points)
    return tr("{what}: {count} ({points} points)").format(
        what=honour_name(honour), count=count, points=points
    )


def watched_table() -> Table[Career]:
    """Those with most points who are not in."""
    columns: list[Column[Career]] = [
        Column("name", tr("Name"), lambda line: line.fighter.name, place=lambda line: Place("fighter", line.fighter.number), width=22),
        Column(
            "points", tr("Points"), lambda line: line.points_half / 2,
            lambda line: words.pop(line.points_half), align="right", width=8,
        ),
        Column("record", tr("Record"), lambda line: record(line.fighter.tally), width=10),
        Column("state", tr("State"), _state, width=22),
        *(_honour_column(honour) for honour in (Honour.TITLES, Honour.DEFENCES, Honour.CHAMPIONS_BEATEN, Honour.AWARDS)),
    ]  # fmt: skip
    table: Table[Career] = Table(
        "hall_watched", columns, lambda line: line.fighter.number, tr("Nobody has points yet.")
    )
    table.set_title(tr("At the door of the hall of fame"))
    table.sort_first_by("points", descending=True)
    return table


def _state(line: Career) -> str:
    if not line.fighter.is_retired:
        return tr("Still boxing")
    return tr("Retired, not enough points")


def _honour_column(honour: Honour) -> Column[Career]:
    titles = {
        Honour.TITLES: tr("Titles"),
        Honour.DEFENCES: tr("Defences"),
        Honour.CHAMPIONS_BEATEN: tr("Champions beaten"),
        Honour.AWARDS: tr("Fighter of the season"),
    }
    return Column(
        honour.value,
        titles[honour],
        lambda line: line.honours.get(honour, 0),
        align="right",
        tip=honour_name(honour),
        width=10,
    )


# The line of champions: every reign as an entry of a chronicle, the latest first


class LineagePart(PagePart[Session]):
    """One weight class at a time."""

    def build(self) -> None:
        self._lines: tuple[Lineage, ...] | None = None
        self.classes = QComboBox()
        self.classes.setAccessibleName(tr("Weight class"))
        self.classes.currentIndexChanged.connect(lambda _place: self._show())
        inner = QWidget()
        self.entries = column(space=2, parent=inner)
        self.scroller = Scroll(inner)
        self.empty = Empty(
            tr("There has been no champion yet: the tournament for the title crowns the first.")
        )
        column(
            row(self.classes, None),
            (self.scroller, 1),
            (self.empty, 1),
            space=3,
            margins=(0, 3, 0, 0),
            parent=self,
        )

    def fill(self, facts: Session) -> None:
        known = lineages(facts.books)
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
        show_if(self.classes, len(names) > 1)
        self._show()

    def _show(self) -> None:
        clear_layout(self.entries)
        place = self.classes.currentIndex()
        known_lines = self._lines or ()
        line = known_lines[place] if 0 <= place < len(known_lines) else None
        known = line is not None and bool(line.reigns)
        show_if(self.scroller, known)
        show_if(self.empty, not known)
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


class ReignEntry(PagePart[None]):
    """One reign: who, how long, how it began and how it ended."""

    def __init__(self, reign: ReignFacts, longest: int, parent: QWidget | None = None) -> None:
        self.reign = reign
        self._longest = longest
        super().__init__(parent)

    def build(self) -> None:
        reign = self.reign
        panel = Panel()
        number = plain_label(str(reign.number), tone="gold", size=1.6)
        number.setMinimumWidth(px(34))
        name = self.link(reign.champion.name, Place("fighter", reign.champion.number))
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
            self._text(how_won(reign), reign.won_bout),
            self._text(how_lost(reign), reign.lost_bout),
            space=1,
        )
        line = row(number, (right, 1), space=3)
        panel.body.addLayout(line)
        column(panel, parent=self)

    def _text(self, text: str, bout: int | None) -> QHBoxLayout:
        """A sentence, with a link to the bout it tells of."""
        link = [self.link(tr("The bout"), Place("bout", bout))] if bout else []
        return row((plain_label(text, wrap=True), 1), *link)


def how_won(reign: ReignFacts) -> str:
    """How a reign began, in a sentence."""
    night = words.night(reign.from_night)
    by = "" if reign.won_by is None else words.method(reign.won_by)
    if not reign.won_bout:
        return tr("{night}: champion without a final in {tournament}.").format(
            night=night, tournament=reign.tournament
        )
    if reign.took_it:
        return tr("{night}: took the title from {other}. {method}.").format(
            night=night, other=_name(reign.won_from), method=by
        )
    if reign.tournament:
        return tr("{night}: won the final of {tournament} against {other}. {method}.").format(
            night=night, tournament=reign.tournament, other=_name(reign.won_from), method=by
        )
    return tr("{night}: won the vacant title against {other}. {method}.").format(
        night=night, other=_name(reign.won_from), method=by
    )


def how_lost(reign: ReignFacts) -> str:
    """How it ended, in a sentence."""
    night = words.night(reign.until_night) if reign.until_night else ""
    by = "" if reign.lost_by is None else words.method(reign.lost_by)
    if reign.end is None:
        return tr("Champion to this day.")
    if reign.end is ReignEnd.RETIRED:
        return tr("{night}: retired as champion.").format(night=night)
    if reign.end is ReignEnd.STRIPPED:
        return tr("{night}: stripped, not having defended in time.").format(night=night)
    if reign.end is ReignEnd.MOVED:
        return tr("{night}: went to another weight class.").format(night=night)
    if reign.end is ReignEnd.BEATEN:
        return tr("{night}: lost the title to {other}. {method}.").format(
            night=night, other=_name(reign.lost_to), method=by
        )
    return tr("{night}: another became champion without him.").format(night=night)


def _name(fighter: Named | None) -> str:
    return "" if fighter is None else fighter.name
