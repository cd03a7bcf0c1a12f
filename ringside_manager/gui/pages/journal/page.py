"""The journal: every entry ever written, what became of it, and how to mend it."""

from __future__ import annotations

from PySide6.QtWidgets import QCheckBox, QComboBox, QDialog, QSplitter

from ringside_manager.campaign.seasons import nights_of, season_of
from ringside_manager.gui.justice.act_dialogs import restore_dialog, strike_dialog, undo_to_dialog
from ringside_manager.gui.justice.branch_dialog import BranchDialog
from ringside_manager.gui.justice.correct_dialog import CorrectDialog
from ringside_manager.gui.justice.deed_words import KINDS, kind_text
from ringside_manager.gui.justice.head import SiblingTabs, head_row
from ringside_manager.gui.justice.mending_dialog import MendingDialog
from ringside_manager.gui.justice.undo_words import act_text
from ringside_manager.gui.justice.verify_dialog import VerifyDialog
from ringside_manager.gui.look import px, spacing
from ringside_manager.gui.pages.journal.columns import STRUCK_COLUMNS, entry_columns
from ringside_manager.gui.pages.journal.entry_panel import (
    BRANCH,
    CORRECT,
    RESTORE,
    STRIKE,
    EntryPanel,
    objections,
)
from ringside_manager.gui.pages.journal.struck import StruckPainter
from ringside_manager.gui.pages.page import Page
from ringside_manager.gui.place import Place
from ringside_manager.gui.tables import Table
from ringside_manager.gui.widgets import button, column, plain_label, row, set_tip
from ringside_manager.language import tr
from ringside_manager.office.queries.journal import EntryRow, entry_rows
from ringside_manager.office.queries.secrecy import NOBODY
from ringside_manager.office.undoing import act_of, reading_of


class JournalPage(Page):
    """Entries on the left, the chosen one with what can be done about it on the right.

    ``open_league`` carries the path of a branch somebody wants to open.
    """

    def build(self) -> None:
        """Make the widgets."""
        self.tabs = SiblingTabs("journal")
        self.tabs.go.connect(self.go)
        self.verify = button(tr("Verify the books"), self.verify_books, picture="check")
        self.nights = QComboBox()
        self.nights.setAccessibleName(tr("Nights"))
        self.kinds = QComboBox()
        self.kinds.setAccessibleName(tr("Kind of entry"))
        self.kinds.addItem(tr("Every kind"), "")
        for kind in KINDS:
            self.kinds.addItem(kind_text(kind), kind)
        self.only_counting = QCheckBox(tr("Only what counts"))
        self.only_counting.setAccessibleName(tr("Only what counts"))
        self.private = QCheckBox()
        set_tip(self.private, tr("Offers and deals between other managers say nothing to you."))
        for chooser in (self.nights, self.kinds):
            chooser.currentIndexChanged.connect(lambda _index: self._fill())
        for switch in (self.only_counting, self.private):
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
        chosen = row(
            plain_label(tr("Show"), tone="muted"),
            self.nights,
            self.kinds,
            self.only_counting,
            self.private,
            None,
            space=3,
        )
        box = column(head_row(self.tabs, self.verify), chosen, space=3, parent=self)
        box.addWidget(split, 1)
        margin = spacing(5)
        box.setContentsMargins(margin, spacing(3), margin, spacing(4))

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
        """Read the journal."""
        self._offer_nights()
        self._fill()

    def title(self) -> str:
        """What is shown."""
        return tr("Journal")

    def verify_books(self) -> VerifyDialog:
        """Audit the league and say what was found."""
        dialog = VerifyDialog(self.session, self.window())
        dialog.open()
        dialog.start()
        return dialog

    # inside -------------------------------------------------------------------------------------------

    def _fill(self) -> None:
        rows = entry_rows(
            self.session.entries,
            self.session.books,
            self.session.viewer or NOBODY,
            self.nights.currentData(),
        )
        self._offer_private(sum(entry.hidden for entry in rows))
        self.table.set_rows([entry for entry in reversed(rows) if self._is_wanted(entry)])
        self._show_chosen()

    def _is_wanted(self, entry: EntryRow) -> bool:
        """Whether an entry is shown; what is private to others fills no screens unless it is asked for."""
        kind = self.kinds.currentData()
        if entry.hidden and not self.private.isChecked() and kind != entry.kind:
            return False
        return kind in ("", entry.kind) and (entry.counts or not self.only_counting.isChecked())

    def _offer_private(self, count: int) -> None:
        """The switch says how much is left out; it is away if nothing is."""
        text = tr("%n private entry of others", "%n private entries of others", count)
        self.private.setText(text)
        self.private.setAccessibleName(text)
        self.private.setVisible(count > 0)

    def _offer_nights(self) -> None:
        """The season that runs, the earlier ones, and all."""
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
        """Enter goes to the bout an entry speaks of."""
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
        """The dialog behind a button."""
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
            what = act_text(reading_of(act, entries, books, self.session.viewer or NOBODY))
            if key == STRIKE:
                made = strike_dialog(self.session, chosen.act, what, self.window())
            elif key == RESTORE:
                made = restore_dialog(self.session, chosen.act, what, self.window())
            else:
                made = undo_to_dialog(self.session, act[-1].number, what, self.window())
        made.go.connect(self.go)
        return made
