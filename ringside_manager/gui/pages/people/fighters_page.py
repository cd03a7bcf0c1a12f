"""All fighters of the league in one table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from ringside_manager.gui.commands import Command
from ringside_manager.gui.pages.page import Page
from ringside_manager.gui.pages.people import memory
from ringside_manager.gui.pages.people.fighter_columns import fighter_columns
from ringside_manager.gui.pages.people.parts import page_box
from ringside_manager.gui.pages.people.view_tabs import ViewTabs
from ringside_manager.gui.place import Place
from ringside_manager.gui.settings import settings
from ringside_manager.gui.tables import Table
from ringside_manager.gui.widgets import button, row
from ringside_manager.language import tr
from ringside_manager.office.facts.roster import RosterRow, roster


@dataclass(frozen=True, slots=True)
class View:
    """A saved view: which fighters it shows."""

    key: str
    text: str
    shows: Callable[[RosterRow], bool]


class FightersPage(Page):
    """Views above, the table below; two fighters selected can be compared."""

    def build(self) -> None:
        """Make views and table."""
        books = self.session.books
        self._watched: set[int] = set(memory.watched(self.session))
        self.table: Table[RosterRow] = Table(
            "fighters",
            fighter_columns(classes=len(books.options.weight_classes) > 1, watched=self._watched),
            lambda row: row.number,
            tr("There is no fighter to show here."),
            empty_act=(tr("Show all active fighters"), lambda: self.choose("active")),
        )
        self.table.set_title(tr("Fighters"))
        self.table.sort_first_by("rank")
        self.views = ViewTabs()
        for view in self._all_views():
            self.views.setTabData(self.views.addTab(view.text), view.key)
        self.compare = button(
            tr("Compare"),
            self._compare,
            picture="compare",
            tip=tr("Select two fighters with Ctrl to compare them"),
        )
        box = page_box(self, [])
        box.addLayout(row(self.views, None, self.compare))
        box.addWidget(self.table, 1)
        self._open(settings().value("people/fighters_view", "active"))
        self._connect()
        self._told_selection()

    def _connect(self) -> None:
        self.views.currentChanged.connect(lambda _place: self._view_chosen())
        self.table.activated.connect(lambda row: self.go.emit(Place("fighter", row.number)))
        self.table.go.connect(self.go)
        self.table.row_menu.connect(self._add_to_menu)
        self.table.view.selectionModel().selectionChanged.connect(lambda *_: self._told_selection())

    def _all_views(self) -> tuple[View, ...]:
        return (
            View("active", tr("All active"), lambda row: not row.is_retired),
            View("mine", tr("My stable"), self._is_mine),
            View("contenders", tr("Contenders"), lambda row: row.rank is not None),
            View("free", tr("Free agents"), lambda row: row.manager is None and not row.is_retired),
            View("watched", tr("Watched"), lambda row: row.number in self._watched),
            View("retired", tr("Retired"), lambda row: row.is_retired),
            View("all", tr("Everybody"), lambda _row: True),
        )

    def _is_mine(self, row: RosterRow) -> bool:
        viewer = self.session.viewer
        return (
            viewer is not None
            and viewer.manager is not None
            and row.manager == viewer.manager
            and not row.is_retired
        )

    def choose(self, key: str) -> None:
        """Show the view of that key; an unknown one changes nothing."""
        self._open(key)

    @property
    def view(self) -> str:
        """The key of the view shown."""
        return str(self.views.tabData(self.views.currentIndex()))

    def _open(self, key: str) -> None:
        keys = [self.views.tabData(place) for place in range(self.views.count())]
        if key in keys:
            self.views.setCurrentIndex(keys.index(key))

    def _view_chosen(self) -> None:
        settings().set_value("people/fighters_view", self.view)
        self.refresh()

    def refresh(self) -> None:
        """Read all fighters and show those of the view."""
        rows = roster(self.session.books)
        self._watched.clear()
        self._watched.update(memory.watched(self.session))
        for place, view in enumerate(self._all_views()):
            count = sum(map(view.shows, rows))
            self.views.setTabText(place, tr("{view}  {count}").format(view=view.text, count=count))
        shows = {view.key: view.shows for view in self._all_views()}[self.view]
        self.table.set_rows([row for row in rows if shows(row)])

    def show_place(self, place: Place) -> None:
        """Show the table; ``part`` of a place names the view."""
        self.place = place
        self._open(place.part)
        self.refresh()

    def title(self) -> str:
        """What is shown."""
        return tr("Fighters")

    def commands(self) -> tuple[Command, ...]:
        """Comparing, for menu and palette."""
        return (
            Command(
                "compare_selected", tr("Compare the selected fighters"), self._compare, icon="compare",
                why_not=lambda: "" if self._pair() else tr("Select two fighters first."),
            ),
        )  # fmt: skip

    def _pair(self) -> tuple[int, int] | None:
        chosen = self.table.selected_rows()
        return (chosen[0].number, chosen[1].number) if len(chosen) == 2 else None

    def _compare(self) -> None:
        pair = self._pair()
        if pair is not None:
            self.go.emit(Place("compare", pair[0], str(pair[1])))

    def _told_selection(self) -> None:
        self.compare.setEnabled(self._pair() is not None)

    def _add_to_menu(self, menu: QMenu, chosen: RosterRow) -> None:
        on = chosen.number not in self._watched
        text = tr("Watch") if on else tr("Do not watch any more")
        menu.addAction(text).triggered.connect(lambda _checked=False: self._watch(chosen.number, on=on))
        compare: QAction = menu.addAction(tr("Compare with…"))
        compare.triggered.connect(lambda _checked=False: self.go.emit(Place("compare", chosen.number)))
        if self._is_mine(chosen):
            find = menu.addAction(tr("Find a bout"))
            find.triggered.connect(lambda _checked=False: self.go.emit(Place("matchmaker", chosen.number)))

    def _watch(self, number: int, *, on: bool) -> None:
        memory.watch(self.session, number, on=on)
        self.refresh()
