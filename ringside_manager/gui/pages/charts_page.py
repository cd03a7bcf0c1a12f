"""The page of charts: a list on the left, the chart and whom it is about on the right."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QAbstractItemView, QListWidget, QListWidgetItem, QSplitter, QWidget

from ringside_manager.campaign.books import FighterBook
from ringside_manager.gui.charts import About, ChartEntry, Choice, group_of
from ringside_manager.gui.charts.league_charts import CHARTS, chart_entry
from ringside_manager.gui.charts.panel import ChartPanel, Named, PersonChooser
from ringside_manager.gui.look import follow_look, px, typeface
from ringside_manager.gui.pages import Page
from ringside_manager.gui.place import Place
from ringside_manager.gui.widgets import Heading, column, plain_label, row, show_if
from ringside_manager.language import tr

KEY = Qt.ItemDataRole.UserRole
_MEN = (About.FIGHTER, About.PAIR)


class ChartsPage(Page):
    """Charts of the league, of a fighter, of a manager; ``Place("charts", number, part)`` names one of them."""

    def build(self) -> None:
        self.entry = CHARTS[0]
        self.choice = Choice()
        self._numbers: dict[bool, int] = {}
        self.list = self._make_list()
        self.panel = ChartPanel()
        self.panel.go.connect(self.go)
        self.fighter = PersonChooser(tr("Fighter"))
        self.other = PersonChooser(tr("Compare with"))
        self.manager = PersonChooser(tr("Manager"))
        self.division = PersonChooser(tr("Weight class"))
        self.against = plain_label(tr("against"), tone="muted")
        self.fighter.chosen.connect(self._go_to)
        self.manager.chosen.connect(self._go_to)
        self.other.chosen.connect(self._compare)
        self.division.chosen.connect(self._show_division)
        self._lay_out()

    def _make_list(self) -> QListWidget:
        made = QListWidget()
        made.setAccessibleName(tr("Charts"))
        made.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        made.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        group = ""
        for entry in CHARTS:
            if group_of(entry.about) != group:
                group = group_of(entry.about)
                head = QListWidgetItem(group, made)
                head.setFlags(Qt.ItemFlag.NoItemFlags)
            item = QListWidgetItem(entry.text(), made)
            item.setData(KEY, entry.key)
        made.currentItemChanged.connect(self._on_list)
        return made

    def _lay_out(self) -> None:
        for chooser in (self.division, self.fighter, self.manager, self.against, self.other):
            chooser.hide()  # else the page would begin as wide as all of them
        self._space_list()
        follow_look(self._space_list)
        choosers = row(self.division, self.fighter, self.manager, self.against, self.other, None, space=2)
        right = QWidget()
        column(choosers, self.panel, margins=(2, 0, 0, 0), parent=right)
        split = QSplitter(Qt.Orientation.Horizontal)
        split.addWidget(self.list)
        split.addWidget(right)
        split.setStretchFactor(1, 1)
        split.setChildrenCollapsible(False)
        split.setSizes([px(190), px(900)])
        column(Heading(tr("Charts"), 1), (split, 1), space=3, margins=(5, 4, 5, 5), parent=self)

    def _space_list(self) -> None:
        """Rows high enough to be hit, heads of groups set apart; again when the size of letters changes."""
        head = typeface(0.88, QFont.Weight.DemiBold)
        for index in range(self.list.count()):
            item = self.list.item(index)
            is_head = not item.data(KEY)
            item.setFont(head if is_head else typeface())
            item.setSizeHint(QSize(0, px(38 if is_head and index else 30)))
            if is_head:
                item.setTextAlignment(Qt.AlignmentFlag.AlignBottom)
        self.list.setMinimumWidth(px(150))

    # where we are -------------------------------------------------------------------------------------

    def title(self) -> str:
        return self.panel.chart.title if self.panel.chart is not None else tr("Charts")

    def show_place(self, place: Place) -> None:
        """Show the chart that ``part`` names, of the fighter or manager of that number."""
        self.entry = chart_entry(place.part)
        if place.number:
            self._numbers[self.entry.about is About.MANAGER] = place.number
        super().show_place(place)

    def refresh(self) -> None:
        for index in range(self.list.count()):
            if self.list.item(index).data(KEY) == self.entry.key:
                self.list.blockSignals(True)
                self.list.setCurrentRow(index)
                self.list.blockSignals(False)
        self._fill_choosers()
        self.panel.setProperty("rule", self.entry.rule)
        self.panel.show_chart(self.entry.make(self.session.books, self.choice))
        self.retitled.emit()

    def _fill_choosers(self) -> None:
        about, books = self.entry.about, self.session.books
        men = self._men() if about in _MEN else []
        people = men if about in _MEN else self._managers()
        wanted = self._numbers.get(self.entry.about is About.MANAGER, 0)
        number = wanted if wanted in dict(people) else people[0][0] if people else 0
        classes: list[Named] = list(enumerate(books.divisions))
        first = next(iter(books.divisions), "")
        weight_class = self.choice.weight_class if self.choice.weight_class in books.divisions else first
        other = self.choice.other if about is About.PAIR and self.choice.other in dict(men) else None
        self.choice = Choice(number, other, weight_class)
        show_if(self.fighter, about in _MEN)
        show_if(self.manager, about is About.MANAGER)
        show_if(self.other, about is About.PAIR)
        show_if(self.against, about is About.PAIR)
        show_if(self.division, about is About.DIVISION and len(classes) > 1)
        if self.entry.about in _MEN:
            self.fighter.set_people(men, self.choice.number)
            nobody = (0, tr("nobody"))
            self.other.set_people([nobody, *men], self.choice.other or 0)
        self.manager.set_people(self._managers(), self.choice.number)
        names = [name for _, name in classes]
        self.division.set_people(classes, names.index(self.choice.weight_class) if names else 0)

    def _men(self) -> list[Named]:
        """Every fighter, the champions and the ranked first, then by name."""
        fighters = sorted(self.session.books.fighters.values(), key=_prominence)
        return [(fighter.number, fighter.name) for fighter in fighters]

    def _managers(self) -> list[Named]:
        return [(manager.number, manager.name) for manager in self.session.books.standings()]

    # what one does ------------------------------------------------------------------------------------

    def _on_list(self, item: QListWidgetItem | None) -> None:
        if item is not None and item.data(KEY):
            self._choose(chart_entry(item.data(KEY)))

    def _choose(self, entry: ChartEntry) -> None:
        number = self._numbers.get(entry.about is About.MANAGER, 0)
        needs_number = entry.about in {*_MEN, About.MANAGER}
        self.go.emit(Place("charts", number if needs_number else 0, entry.key))

    def _go_to(self, number: int) -> None:
        self._numbers[self.entry.about is About.MANAGER] = number
        self._choose(self.entry)

    def _compare(self, number: int) -> None:
        self.choice = Choice(self.choice.number, number or None, self.choice.weight_class)
        self.refresh()

    def _show_division(self, index: int) -> None:
        weight_class = list(self.session.books.divisions)[index]
        self.choice = Choice(self.choice.number, self.choice.other, weight_class)
        self.refresh()


def _prominence(fighter: FighterBook) -> tuple[bool, bool, int, str]:
    return (fighter.is_retired, fighter.rank is None, fighter.rank or 0, fighter.name.casefold())
