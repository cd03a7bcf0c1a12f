"""Two states of a league side by side: what a change makes of its books, and branches beside it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QHeaderView, QTreeWidget, QTreeWidgetItem, QVBoxLayout, QWidget

from ringside_manager.campaign.books import BoutState, Doubt
from ringside_manager.errors import RingsideError
from ringside_manager.gui import words
from ringside_manager.gui.language import error_text
from ringside_manager.gui.look import px, set_margins, size_window, spacing
from ringside_manager.gui.operation import Background
from ringside_manager.gui.session import Session
from ringside_manager.gui.widgets import (
    Dialog,
    Empty,
    Facts,
    Heading,
    Panel,
    Scroll,
    button,
    clear_layout,
    column,
    note,
    plain_label,
    row,
    set_tip,
    show_if,
)
from ringside_manager.language import later, tr, translated
from ringside_manager.office.facts.charting import MOST_BRANCHES, Branch, Comparison, TitleLine, compare
from ringside_manager.office.office import Office
from ringside_manager.office.previewing import BoutFacts, Consequences, FighterState, ReignFacts, TitleChange


class CompareBranches(Dialog):
    """The open league and the branches somebody adds; each is read, none is changed."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Compare branches"))
        self.setObjectName("compare_branches")
        self._session = session
        self._background = Background(self)
        self._branches = [Branch(session.books, tuple(session.entries))]
        self.said = note()
        self.empty = Empty(
            tr(
                "Add a league that was branched from this one, or the one it was branched from. Money, ranks and titles then stand side by side."
            )
        )
        self.table = QTreeWidget()
        self.table.setUniformRowHeights(True)
        self.table.setRootIsDecorated(False)
        self.table.setAccessibleName(tr("Branches side by side"))
        self.table.header().setStretchLastSection(False)
        self.table.header().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.add = button(tr("Add a branch…"), self._ask, picture="plus")
        close = button(tr("Close"), self.reject)
        column(
            Heading(self.windowTitle(), 1), self.said, (self.empty, 1), (self.table, 1),
            row(self.add, None, close, space=2), space=3, margins=5, parent=self,
        )  # fmt: skip
        size_window(self, 820, 640)
        self._show(None)

    def _ask(self) -> None:
        chosen, _ = QFileDialog.getOpenFileName(
            self, tr("Add a branch"), str(self._session.path.parent), tr("Leagues (*.ringside)")
        )
        if chosen:
            self.read(Path(chosen))

    def read(self, path: Path) -> None:
        """Read a branch off the window's thread, and show it beside the others."""
        self.add.setEnabled(False)
        self._background.run(self.windowTitle(), lambda _job: _read(path), self._read, self._fail)

    def _read(self, branch: Branch) -> None:
        branches = [*self._branches, branch]
        try:
            found = compare(branches)
        except RingsideError as refused:
            self._fail(refused)
            return
        self._branches = branches
        self._show(found)

    def _fail(self, refused: RingsideError) -> None:
        self.add.setEnabled(True)
        self.said.setText(error_text(refused).whole)
        self.said.show()

    def _show(self, found: Comparison | None) -> None:
        show_if(self.empty, found is None)
        show_if(self.table, found is not None)
        show_if(self.said, found is not None)
        full = len(self._branches) >= MOST_BRANCHES
        self.add.setEnabled(not full)
        set_tip(self.add, tr("No more than {most} at once").format(most=MOST_BRANCHES) if full else "")
        if found is None:
            return
        told = tr(
            "They share everything up to night {parted}. Compared is how they stood after night {night}."
        )
        self.said.setText(told.format(parted=found.parted, night=found.night))
        self.table.clear()
        self.table.setHeaderLabels(["", *found.names])
        many = len(found.names)
        for place in range(1, many + 1):
            self.table.headerItem().setTextAlignment(place, _RIGHT)
        self._section(tr("Money"), [(line.name, list(map(_money, line.cents))) for line in found.money], many)
        self._section(tr("Ranks"), [(line.name, list(map(_rank, line.ranks))) for line in found.ranks], many)
        longest = max(map(len, found.titles), default=0)
        reigns = [
            ("", [_reign(each[place]) if place < len(each) else "" for each in found.titles])
            for place in range(longest)
        ]
        self._section(tr("Champions since they parted"), reigns, many)
        self.table.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)

    def _section(self, title: str, rows: Sequence[tuple[str, list[str]]], many: int) -> None:
        """A heading and its rows; what differs from the first league is in bold."""
        head = QTreeWidgetItem([title])
        letters = head.font(0)
        letters.setBold(True)
        head.setFont(0, letters)
        head.setFlags(Qt.ItemFlag.ItemIsEnabled)
        self.table.addTopLevelItem(head)
        for name, cells in rows or [("", [tr("nobody")] * many)]:
            item = QTreeWidgetItem([name, *cells])
            for place in range(1, many + 1):
                item.setTextAlignment(place, _RIGHT)
                if cells[place - 1] != cells[0]:
                    item.setFont(place, letters)
            self.table.addTopLevelItem(item)


_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


def _read(path: Path) -> Branch:
    with Office.open(path, read_only=True) as office:
        return Branch(office.books, office.entries)


def _money(cents: int | None) -> str:
    return "–" if cents is None else words.money(cents)


def _rank(rank: int | None) -> str:
    if rank is None:
        return "–"
    return words.number(rank) if rank else tr("champion")


def _reign(line: TitleLine) -> str:
    until = tr("to night {night}").format(night=line.until) if line.until is not None else tr("on")
    return tr("{champion}, from night {since} {until}").format(
        champion=line.champion, since=line.since, until=until
    )


# Differences between the books before and after a change, as pairs of a name and what differs


Row = tuple[str, str]


def money_rows(changes: Consequences) -> Iterator[Row]:
    """Every manager whose money differs."""
    for name, before, after in changes.money:
        change = words.signed(words.money(after - before))
        sentence = tr("{before} → {after} ({change})").format(
            before=words.money(before), after=words.money(after), change=change
        )
        yield name, sentence


def fighter_rows(changes: Consequences) -> Iterator[Row]:
    """Every fighter whose book differs, and in what."""
    for name, before, after in changes.fighters:
        yield name, _fighter(before, after)


def title_rows(changes: Consequences) -> Iterator[Row]:
    """Every title with another champion or other reigns."""
    for change in changes.titles:
        yield from _title(change)


def tournament_rows(changes: Consequences) -> Iterator[Row]:
    """Every place of a bracket from which somebody else goes on."""
    for name, round_number, before, after in changes.tournaments:
        where = tr("{tournament}, round {round}").format(tournament=name, round=round_number)
        yield where, _arrow(before or tr("open"), after or tr("open"))


def bout_rows(changes: Consequences) -> Iterator[Row]:
    """Every bout that stands otherwise."""
    for bout in changes.bouts:
        who = tr("Night {night}: {red} – {blue}").format(night=bout.night, red=bout.red, blue=bout.blue)
        yield who, _arrow(_bout(bout.before), _bout(bout.after))


def doubt_rows(doubts: Iterable[Doubt]) -> Iterator[Row]:
    """Things in doubt, each with its entry and rule."""
    for doubt in doubts:
        yield doubt_place(doubt), translated(doubt.why)


def doubt_place(doubt: Doubt) -> str:
    """Where a doubt is: its entry and the rule that speaks against it."""
    if not doubt.rule:
        return tr("Entry {entry}").format(entry=doubt.entry)
    return tr("Entry {entry}, {rule}").format(entry=doubt.entry, rule=doubt.rule)


def _arrow(before: str, after: str) -> str:
    return tr("{before} → {after}").format(before=before, after=after)


def _fighter(before: FighterState | None, after: FighterState | None) -> str:
    if after is None:
        return tr("is not in the league any more")
    if before is None:
        return tr("is in the league again")
    return "; ".join(_parts(before, after))


def _parts(before: FighterState, after: FighterState) -> Iterator[str]:
    for label, told in _COMPARED:
        if told(before) != told(after):
            yield f"{label()} {_arrow(told(before), told(after))}"


def _record(state: FighterState) -> str:
    return "-".join(str(part) for part in state.record)


def _rank_of(state: FighterState) -> str:
    if state.champion:
        return tr("champion")
    return tr("none") if not state.rank else str(state.rank)


def _percentage(state: FighterState) -> str:
    return tr("none") if state.percentage is None else f"{state.percentage} %"


_COMPARED: tuple[tuple[Callable[[], str], Callable[[FighterState], str]], ...] = (
    (later("Record"), _record),
    (later("Popularity"), lambda state: words.pop(state.pop_half)),
    (later("Rank"), _rank_of),
    (later("Earnings"), lambda state: words.dollars(state.earnings_dollars)),
    (later("Percentage"), _percentage),
    (later("Learned"), lambda state: str(state.gained)),
    (later("Manager"), lambda state: state.manager or tr("none")),
    (later("Retired"), lambda state: tr("yes") if state.retired else tr("no")),
)


def _title(row: TitleChange) -> Iterator[Row]:
    name = row.weight_class or tr("The title")
    if row.champion_before != row.champion_after:
        yield name, _arrow(row.champion_before or tr("vacant"), row.champion_after or tr("vacant"))
    for label, reigns in ((tr("Reigns before"), row.lost), (tr("Reigns after"), row.won)):
        if reigns:
            yield label, "; ".join(map(_reign_of, reigns))


def _reign_of(reign: ReignFacts) -> str:
    if reign.until_night is None:
        return tr("{champion} from night {first}").format(champion=reign.champion, first=reign.from_night)
    return tr("{champion}, nights {first} to {last}").format(
        champion=reign.champion, first=reign.from_night, last=reign.until_night
    )


def _bout(facts: BoutFacts | None) -> str:
    if facts is None:
        return tr("not made")
    if facts.state is not BoutState.FOUGHT or facts.method is None:
        return words.bout_state(facts.state)
    if not facts.winner:
        return words.method(facts.method, facts.cause)
    if not facts.round:
        return tr("{winner}, {method} before the first bell").format(
            winner=facts.winner, method=words.method_short(facts.method)
        )
    return tr("{winner}, {method} in round {round}").format(
        winner=facts.winner, method=words.method_short(facts.method), round=facts.round
    )


# What a change would bring, shown before it is done


MOST = 30
"""Rows shown of one kind; how many more there are is said."""


class ConsequencesView(Panel):
    """The differences a change would make, by kind; or a word instead."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(tr("What it changes"), parent)
        self._inside = QWidget()
        self._rows = QVBoxLayout(self._inside)
        set_margins(self._rows, 0, 0, 2, 0)
        self._rows.setSpacing(spacing(1))
        self.body.addWidget(Scroll(self._inside))
        self.setMinimumHeight(px(180))
        self.say(tr("Say what is different, and what follows from it is shown here."))

    def say(self, text: str, tone: str = "muted") -> None:
        clear_layout(self._rows)
        self._rows.addWidget(plain_label(text, wrap=True, tone=tone))
        self._rows.addStretch(1)

    def show_changes(self, changes: Consequences) -> None:
        clear_layout(self._rows)
        self._rows.addWidget(note(_summary(changes)))
        self._add(tr("Comes into doubt"), doubt_rows(changes.new_doubts))
        self._add(tr("No longer in doubt"), doubt_rows(changes.gone_doubts))
        self._add(tr("Titles"), title_rows(changes))
        self._add(tr("Money"), money_rows(changes))
        self._add(tr("Fighters"), fighter_rows(changes))
        self._add(tr("Tournaments"), tournament_rows(changes))
        self._add(tr("Bouts"), bout_rows(changes))
        self._rows.addStretch(1)

    def _add(self, title: str, rows: Iterable[tuple[str, str]]) -> None:
        every = iter(rows)
        shown: Sequence[tuple[str, str]] = list(islice(every, MOST))
        if not shown:
            return
        more = sum(1 for _ in every)
        self._rows.addSpacing(spacing(2))
        self._rows.addWidget(Heading(title, 3))
        self._rows.addWidget(Facts(shown))
        if more:
            self._rows.addWidget(note(tr("and %n more", "and %n more", more)))


def _summary(changes: Consequences) -> str:
    before, after = changes.nights
    if changes.is_nothing:
        return tr("No book changes: no money, no record, no rank.")
    if after < before:
        return tr("The league goes back from night {before} to night {after}.").format(
            before=before, after=after
        )
    if after > before:
        return tr("The league goes on from night {before} to night {after}.").format(
            before=before, after=after
        )
    return tr("Everything after it is worked out anew.")
