"""The journal: every entry, what became of it, and what can be done about it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QLine, QModelIndex, QPersistentModelIndex, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QDialog,
    QPushButton,
    QSplitter,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from ringside_manager.campaign.schedule import nights_of, season_of
from ringside_manager.gui.justice import (
    MendingDialog,
    deed_words,
    mender,
    restore_dialog,
    shut_text,
    strike_dialog,
    undo_to_dialog,
)
from ringside_manager.gui.justice.branching import BranchDialog, SiblingTabs, VerifyDialog, head_row
from ringside_manager.gui.justice.comparing import CompareBranches
from ringside_manager.gui.justice.correcting import CorrectDialog
from ringside_manager.gui.look import px, theme
from ringside_manager.gui.pages import Page
from ringside_manager.gui.pages.people import page_box
from ringside_manager.gui.place import Place
from ringside_manager.gui.session import Session
from ringside_manager.gui.tables import Column, Table
from ringside_manager.gui.widgets import (
    Facts,
    Link,
    Panel,
    Scroll,
    button,
    clear_layout,
    column,
    note,
    plain_label,
    set_tip,
    show_if,
)
from ringside_manager.gui.widgets.fields import combo
from ringside_manager.gui.widgets.frames import Flow
from ringside_manager.gui.widgets.texts import show_text
from ringside_manager.language import tr, translated
from ringside_manager.office.facts.journal import NOBODY, EntryRow, entry_rows, why_of
from ringside_manager.office.mending import refusal
from ringside_manager.office.undoing import act_of, reading_of

# The columns of the journal


STRUCK_COLUMNS = frozenset({3})
"""The columns of a struck entry with a line through them: what it tells."""


def entry_columns() -> tuple[Column[EntryRow], ...]:
    """An entry of the journal."""
    return (
        Column("entry", tr("Entry"), lambda row: row.entry, align="right", width=6),
        Column("night", tr("Night"), lambda row: row.night, align="right", width=6, tip=tr("The league's night when it was written.")),
        Column("by", tr("By"), lambda row: deed_words.who_text(row.by), width=9),
        Column("what", tr("What was done"), lambda row: deed_words.deed_text(row.facts), width=52, tip=lambda row: deed_words.deed_text(row.facts)),
        Column("state", tr("Standing"), deed_words.state_text, width=18, rule="C3"),
        Column("why", tr("Why"), why_text, width=20, hidden=True),
        Column("kind", tr("Kind"), lambda row: deed_words.kind_text(row.kind), width=14, hidden=True),
        Column("act", tr("Act"), lambda row: row.act, align="right", width=6, hidden=True, tip=tr("The first entry of what was done in one step.")),
        Column("bout", tr("Bout"), lambda row: row.facts.bout or None, lambda row: tr("No. {bout}").format(bout=row.facts.bout) if row.facts.bout else "", place=bout_place, width=9, hidden=True),
    )  # fmt: skip


def bout_place(row: EntryRow) -> Place | None:
    """The bout an entry speaks of."""
    return Place("bout", row.facts.bout) if row.facts.bout else None


def why_text(row: EntryRow) -> str:
    """The reason of a strike or correction, or of the one that speaks of this entry."""
    if row.why:
        return row.why
    word = row.struck or row.corrected
    return why_of(word) if word is not None else ""


# Rows of a table that are struck through, because what they tell does not count any more


Index = QModelIndex | QPersistentModelIndex
_SIDE = 6


class StruckPainter(QStyledItemDelegate):
    """Draws cells as the table does, and a line through those whose row is struck and whose column tells it."""

    def __init__(
        self, view: QAbstractItemView, is_struck: Callable[[int], bool], columns: frozenset[int]
    ) -> None:
        super().__init__(view)
        self._inner = view.itemDelegate()
        self._is_struck = is_struck
        self._columns = columns

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        self._inner.paint(painter, option, index)
        if index.column() in self._columns and self._is_struck(index.row()):
            self._strike(painter, option, index)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return self._inner.sizeHint(option, index)

    def _strike(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        rect, text = option.rect, str(index.data() or "")
        side = px(_SIDE)
        width = min(painter.fontMetrics().horizontalAdvance(text), rect.width() - 2 * side)
        right = bool(
            int(index.data(Qt.ItemDataRole.TextAlignmentRole)) & int(Qt.AlignmentFlag.AlignRight.value)
        )
        left = rect.right() - side - width if right else rect.left() + side
        middle = rect.center().y() + 1
        painter.save()
        painter.setPen(QPen(QColor(theme().bad), px(1)))
        painter.drawLine(QLine(QPoint(left, middle), QPoint(left + width, middle)))
        painter.restore()


# One entry of the journal and what can be done about it


UNDO_TO, STRIKE, RESTORE, CORRECT, BRANCH = "undo_to", "strike", "restore", "correct", "branch"


class EntryPanel(Panel):
    """Who wrote it, when, what was said of it, and buttons; ``wanted`` carries which of them was pressed."""

    wanted = Signal(str)
    go = Signal(object)

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(tr("Entry"), parent)
        self._session = session
        self.told = plain_label(wrap=True, size=1.15)
        self.facts = Facts()
        self.links = QVBoxLayout()
        self.acts: dict[str, QPushButton] = {}
        self.why_not = note()
        for key, text, picture in (
            (UNDO_TO, tr("Undo to here…"), "undo"),
            (STRIKE, tr("Strike this act…"), "close"),
            (RESTORE, tr("Bring this act back…"), "redo"),
            (CORRECT, tr("Correct this result…"), "edit"),
            (BRANCH, tr("Branch from here…"), "bracket"),
        ):
            self.acts[key] = button(text, partial(self.wanted.emit, key), picture=picture)
            self.acts[key].setProperty("rule", "C3")
        inside = QWidget()
        column(self.told, self.facts, self.links, None, space=3, parent=inside, margins=(0, 0, 2, 0))
        self.body.addWidget(Scroll(inside), 1)
        self.body.addLayout(column(self.why_not, *self.acts.values(), space=2))
        self.show_entry(None)

    def show_entry(self, row: EntryRow | None) -> None:
        """Show another entry; none says what one can do here."""
        clear_layout(self.links)
        if row is None:
            self.set_title(tr("Entry"))
            self.told.setText(tr("Choose an entry to see who wrote it, and what can be done about it."))
            self.facts.set(())
            self._allow({})
            return
        self.set_title(tr("Entry {entry}").format(entry=row.entry))
        self.told.setText(deed_words.deed_text(row.facts))
        self.facts.set(_facts(row))
        if row.facts.bout and row.facts.bout in self._session.books.bouts:
            books = self._session.books
            red, blue = (books.fighters[number].name for number in books.bouts[row.facts.bout].fighters)
            self._link(
                tr("The bout: {red} – {blue}").format(red=red, blue=blue), Place("bout", row.facts.bout)
            )
        for word in (row.struck, row.corrected):
            if word is not None:
                self._link(tr("Entry {entry}").format(entry=word.number), Place("journal", word.number))
        self._allow(objections(self._session, row))

    def _link(self, text: str, place: Place) -> None:
        made = Link(text, place, go=self.go)
        self.links.addWidget(made)

    def _allow(self, objections: dict[str, str]) -> None:
        """Buttons that make no sense for the entry are away, those not allowed are grey and say why."""
        for key, made in self.acts.items():
            show_if(made, key in objections)
            made.setEnabled(not objections.get(key))
            set_tip(made, objections.get(key, ""))
        said = list(dict.fromkeys(text for text in objections.values() if text))
        show_text(self.why_not, "\n".join(said))


def objections(session: Session, row: EntryRow) -> dict[str, str]:
    """What makes sense for an entry, each with the reason why it cannot be done now, or an empty text."""
    entries, books, by = session.entries, session.books, mender(session)
    shut = shut_text(session)
    act = act_of(entries, row.act)
    between_others = reading_of(act, entries, books, session.viewer or NOBODY).hidden
    hidden = tr("It concerns others; they or the promoter can strike it.") if between_others else ""
    said: dict[str, str] = {}
    since: Sequence[object] = entries[act[-1].number :]
    if since:
        said[UNDO_TO] = shut or translated(refusal(books, entries[act[-1].number :], by))
    if row.act > 1:
        key = STRIKE if row.counts else RESTORE
        said[key] = shut or hidden or translated(refusal(books, act, by))
    if row.kind == "bout_fought" and row.counts:
        said[CORRECT] = shut or translated(refusal(books, [entries[row.entry - 1]], by))
    said[BRANCH] = ""
    return said


def _facts(row: EntryRow) -> list[tuple[str, str | QWidget]]:
    found: list[tuple[str, str | QWidget]] = [
        (tr("Kind"), deed_words.kind_text(row.kind)),
        (tr("On night"), str(row.night)),
    ]
    if row.by:
        found.insert(1, (tr("Written by"), deed_words.who_text(row.by)))
    if row.act != row.entry:
        found.append((tr("Part of"), tr("the act of entry {entry}").format(entry=row.act)))
    if row.why:
        found.append((tr("Reason"), row.why))
    for name, word in ((tr("Struck"), row.struck), (tr("Corrected"), row.corrected)):
        if word is not None:
            sentence = tr("by {who} on night {night}, entry {entry}").format(
                who=deed_words.who_text(word.by), night=word.night, entry=word.number
            )
            found.append(
                (
                    name,
                    tr("{told}: {why}").format(told=sentence, why=why_of(word)) if why_of(word) else sentence,
                )
            )
    return found


# The journal: every entry ever written, what became of it, and how to mend it


class JournalPage(Page):
    """Entries on the left, the chosen one with what can be done about it on the right.

    ``open_league`` carries the path of a branch somebody wants to open.
    """

    def build(self) -> None:
        self.tabs = SiblingTabs("journal")
        self.tabs.go.connect(self.go)
        self.compare = button(tr("Compare branches…"), self._compare, picture="compare")
        self.verify = button(tr("Verify the books"), self.verify_books, picture="check")
        self.nights = combo(tr("Nights"))
        self.kinds = combo(tr("Kind of entry"))
        self.kinds.addItem(tr("Every kind"), "")
        for kind in deed_words.KINDS:
            self.kinds.addItem(deed_words.kind_text(kind), kind)
        self.only_counting = QCheckBox(tr("Only what counts"))
        self.only_counting.setAccessibleName(tr("Only what counts"))
        self.private = QCheckBox()
        set_tip(self.private, tr("Offers and deals between other managers stay hidden from you."))
        for chooser in (self.nights, self.kinds):
            chooser.currentIndexChanged.connect(lambda _index: self._fill())
        switches = (self.only_counting, self.private)
        for switch in switches:
            switch.toggled.connect(lambda _on: self._fill())
        self._make_table()
        self.panel = EntryPanel(self.session)
        self.panel.wanted.connect(self._mend)
        self.panel.go.connect(self.go)
        split = QSplitter()
        split.setChildrenCollapsible(False)
        split.setAccessibleName(tr("Entries and the one chosen"))
        split.addWidget(self.table)
        split.addWidget(self.panel)
        split.setStretchFactor(0, 1)
        split.setSizes([px(760), px(300)])
        chosen = Flow(space=3)
        for widget in (plain_label(tr("Show"), tone="muted"), self.nights, self.kinds, *switches):
            chosen.addWidget(widget)
        box = page_box(self, [])
        box.addLayout(head_row(self.tabs, self.compare, self.verify))
        box.addLayout(chosen)
        box.addWidget(split, 1)

    def _compare(self) -> None:
        """Lay branches of the league beside it."""
        CompareBranches(self.session, self.window()).open()

    def _make_table(self) -> None:
        self.table: Table[EntryRow] = Table(
            "journal.entries",
            entry_columns(),
            lambda entry: entry.entry,
            tr("Nothing of the kind was written."),
        )
        self.table.set_title(tr("Journal"))
        self.table.selected_changed.connect(lambda _row: self._show_chosen())
        self.table.activated.connect(self._open)
        self.table.go.connect(self.go)
        painter = StruckPainter(
            self.table.view, lambda line: not self.table.model.row(line).counts, STRUCK_COLUMNS
        )
        self.table.view.setItemDelegate(painter)

    def show_place(self, place: Place) -> None:
        """Show the journal, with the entry of that number chosen."""
        self.place = place
        self._offer_nights()
        entries = self.session.entries
        if 1 <= place.number <= len(entries):
            self._choose_span(entries[place.number - 1].night)
            self.kinds.setCurrentIndex(0)
            self.only_counting.setChecked(False)
            self.table.clear_filters()
        self.refresh()
        if 1 <= place.number <= len(entries) and not self.table.select(place.number):
            self.private.setChecked(True)
        if place.number:
            self.table.select(place.number)
        self._show_chosen()

    def refresh(self) -> None:
        self._offer_nights()
        self._fill()

    def title(self) -> str:
        return tr("Journal")

    def verify_books(self) -> VerifyDialog:
        dialog = VerifyDialog(self.session, self.window())
        dialog.open()
        dialog.start()
        return dialog

    # inside -------------------------------------------------------------------------------------------

    def _fill(self) -> None:
        rows = entry_rows(
            self.session.entries, self.session.books, self.session.viewer or NOBODY, self.nights.currentData()
        )
        count = sum(entry.hidden for entry in rows)
        text = tr("%n private entry of others", "%n private entries of others", count)
        self.private.setText(text)
        self.private.setAccessibleName(text)
        show_if(self.private, count > 0)
        self.table.set_rows([entry for entry in reversed(rows) if self._is_wanted(entry)])
        self._show_chosen()

    def _is_wanted(self, entry: EntryRow) -> bool:
        """Whether an entry is shown; what is private to others fills no screens unless it is asked for."""
        kind = self.kinds.currentData()
        if entry.hidden and not self.private.isChecked() and kind != entry.kind:
            return False
        return kind in ("", entry.kind) and (entry.counts or not self.only_counting.isChecked())

    def _offer_nights(self) -> None:
        latest = season_of(self.session.books.night)
        spans = [nights_of(season) for season in range(latest, 0, -1)]
        texts = [tr("Season {season}").format(season=season) for season in range(latest, 0, -1)]
        texts.append(tr("All nights"))
        if texts == [self.nights.itemText(index) for index in range(self.nights.count())]:
            return
        kept = self.nights.currentText()
        self.nights.blockSignals(True)
        self.nights.clear()
        for text, span in zip(texts, [*spans, None], strict=True):
            founding = span is not None and span.start == 1
            self.nights.addItem(text, range(span.stop) if founding and span is not None else span)
        self.nights.setCurrentIndex(max(0, texts.index(kept) if kept in texts else 0))
        self.nights.blockSignals(False)

    def _choose_span(self, night: int) -> None:
        for index in range(self.nights.count()):
            span = self.nights.itemData(index)
            if span is None or night in span:
                self.nights.blockSignals(True)
                self.nights.setCurrentIndex(index)
                self.nights.blockSignals(False)
                return

    def _show_chosen(self) -> None:
        self.panel.show_entry(self.table.selected())

    def _open(self, entry: EntryRow) -> None:
        if entry.facts.bout in self.session.books.bouts:
            self.go.emit(Place("bout", entry.facts.bout))

    def _mend(self, key: str) -> None:
        """Ask, in a dialog that shows what follows, and then do it."""
        chosen = self.table.selected()
        if chosen is None or objections(self.session, chosen).get(key, "?"):
            return
        dialog = self.dialog_for(key, chosen)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def dialog_for(self, key: str, chosen: EntryRow) -> QDialog:
        entries, books = self.session.entries, self.session.books
        if key == BRANCH:
            branching = BranchDialog(self.session, chosen.entry, self.window())
            branching.open_wanted.connect(self.open_league)
            return branching
        made: MendingDialog
        if key == CORRECT:
            made = CorrectDialog(self.session, chosen.entry, self.window())
        else:
            act = act_of(entries, chosen.act)
            what = deed_words.act_text(reading_of(act, entries, books, self.session.viewer or NOBODY))
            if key == STRIKE:
                made = strike_dialog(self.session, chosen.act, what, self.window())
            elif key == RESTORE:
                made = restore_dialog(self.session, chosen.act, what, self.window())
            else:
                made = undo_to_dialog(self.session, act[-1].number, what, self.window())
        made.go.connect(self.go)
        return made
