"""The draft of the rookies: whom a manager would have, the first first, before the program asks him no more (Y8)."""

from __future__ import annotations

from PySide6.QtWidgets import QCheckBox, QWidget

from ringside_manager.campaign.books import FighterBook
from ringside_manager.campaign.careers import age_of
from ringside_manager.campaign.orders import DraftRookies
from ringside_manager.campaign.rookies import choosers, promise, undrafted
from ringside_manager.gui.look import size_window
from ringside_manager.gui.pages.office.contracts import manager_of
from ringside_manager.gui.session import Session
from ringside_manager.gui.start.draft_room import about
from ringside_manager.gui.tables import Column, Table
from ringside_manager.gui.widgets import Dialog, Heading, button, column, note, row
from ringside_manager.gui.widgets.texts import SizedLabel
from ringside_manager.language import tr


class DraftDialog(Dialog):
    """Lets the person at the keyboard put the rookies of the year in the order he would have them."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.setWindowTitle(tr("Draft of the rookies"))
        self.setProperty("rule", "Y8")
        books, manager = session.books, session.books.managers[manager_of(session) or 0]
        self.rookies = undrafted(books)
        waiting = {page.number for page in self.rookies}
        self._wished = [number for number in manager.draft_list if number in waiting]
        self.only = QCheckBox(tr("Nobody but these: leave the place empty if others have taken them"))
        self.only.setChecked(manager.draft_only)
        self.table = self._made_table()
        self.chosen, self.facts = SizedLabel(size=1.2, weight=700), note()
        self.wisher = button("", self._toggle)
        self.keep = button(tr("Keep this order"), self._keep, kind="primary")
        names = ", ".join(page.name for page in choosers(books))
        text = tr("Before night {night} the managers choose in turn, who has least money first: {names}.")
        column(
            Heading(self.windowTitle(), 1), note(text.format(night=books.closed + 1, names=names)),
            note(tr("Whom you leave open the program chooses for you, the most promising first.")),
            (self.table, 1), row((column(self.chosen, self.facts, space=0), 1), self.wisher), self.only,
            row(None, button(tr("Cancel"), self.reject), self.keep), space=3, margins=5, parent=self,
        )  # fmt: skip
        size_window(self, 820, 600)
        self._refresh()
        if self.rookies:
            self.table.select(self.rookies[0].number)

    def _made_table(self) -> Table[FighterBook]:
        books = self._session.books
        columns: tuple[Column[FighterBook], ...] = (
            Column("choice", tr("Choice"), self._choice, lambda page: str(self._choice(page) or ""), "right", width=7),
            Column("name", tr("Name"), lambda page: page.name, width=22),
            Column("age", tr("Age"), lambda page: age_of(books, page), align="right", width=6),
            Column("class", tr("Weight class"), lambda page: page.weight_class, width=14, hidden=not books.options.weight_classes),
            Column("endurance", tr("Endurance"), lambda page: page.abilities.endurance, align="right", width=9),
            Column("punches", tr("Punches"), lambda page: sum(page.abilities.punches), align="right", width=9),
            Column("promise", tr("Promise"), lambda page: promise(page.abilities), align="right", width=9),
        )  # fmt: skip
        table: Table[FighterBook] = Table(
            "draft", columns, lambda page: page.number, tr("No rookie waits for the draft.")
        )
        table.set_title(tr("Rookies of the year"))
        table.selected_changed.connect(lambda _row: self._show_chosen())
        table.activated.connect(lambda _row: self._toggle())
        return table

    def _choice(self, page: FighterBook) -> int | None:
        return self._wished.index(page.number) + 1 if page.number in self._wished else None

    def _toggle(self) -> None:
        """Make the marked man the next choice, or leave him open again."""
        page = self.table.selected()
        if page is None:
            return
        if page.number in self._wished:
            self._wished.remove(page.number)
        else:
            self._wished.append(page.number)
        self._refresh()
        self.table.view.setFocus()

    def _refresh(self) -> None:
        self.table.set_rows(list(self.rookies))
        self._show_chosen()

    def _show_chosen(self) -> None:
        page = self.table.selected()
        self.wisher.setEnabled(page is not None)
        wished = page is not None and page.number in self._wished
        next_one = tr("Make him choice no. {place}").format(place=len(self._wished) + 1)
        self.wisher.setText(tr("Leave him open") if wished else next_one)
        self.chosen.setText(page.name if page else "")
        self.facts.setText(about(page.fighter) if page else "")

    def _keep(self) -> None:
        self._session.hand_in(DraftRookies(tuple(self._wished), only=self.only.isChecked()))
        self.accept()
