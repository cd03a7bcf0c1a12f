"""Who enters a festival, in the order of the seeds: men of any sets, ordered by hand or by dice."""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QSizePolicy,
    QWidget,
)

from ringside_manager.bout.chance import SeededChance, derive_seed
from ringside_manager.campaign.festivals import FEWEST, MOST
from ringside_manager.campaign.tournament import roll_seeds
from ringside_manager.errors import RingsideError
from ringside_manager.fighters import Fighter
from ringside_manager.gui.language import error_text
from ringside_manager.gui.look import px
from ringside_manager.gui.ring.beginning import Candidate, Source
from ringside_manager.gui.start.option_field import SetFilter
from ringside_manager.gui.widgets import Heading, button, column, plain_label, row
from ringside_manager.gui.widgets.fields import Field, spin
from ringside_manager.gui.widgets.texts import show_text
from ringside_manager.language import tr

Here = Qt.ShortcutContext.WidgetWithChildrenShortcut
_WHO = Qt.ItemDataRole.UserRole


class Entrants(QWidget):
    """The men of a set on the left, who is entered on the right; ``changed`` follows every change of the second."""

    changed = Signal()

    def __init__(self, sources: Sequence[Source], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sources = tuple(sources)
        self._offered: tuple[Candidate, ...] = ()
        self.men: tuple[Fighter, ...] = ()
        """Who is entered, the first seed first."""
        self.source = QComboBox()
        self.source.addItems([source.title for source in self._sources])
        self.filter = SetFilter()
        self.search = QLineEdit()
        self.search.setPlaceholderText(tr("Search"))
        self.search.setAccessibleName(tr("Search"))
        self.search.setClearButtonEnabled(True)
        self.there = _list(tr("Fighters of the set"))
        self.there.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.first = spin(tr("How many of the list"), FEWEST, MOST, 8, rule="F1")
        self.entered = _list(tr("Who is entered, in the order of the seeds"))
        self.entered.setProperty("rule", "F1")
        self.entered.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        self.head = Heading("", 3)
        self.wrong = plain_label(wrap=True, tone="bad")
        self._lay_out()
        self.source.currentIndexChanged.connect(self._on_source)
        self.filter.changed.connect(self._offer)
        self.search.textChanged.connect(self._offer)
        self.there.itemActivated.connect(lambda _item: self.enter())
        self.entered.model().rowsMoved.connect(self._moved)
        QShortcut("Alt+Up", self.entered, lambda: self.shift(-1), context=Here)
        QShortcut("Alt+Down", self.entered, lambda: self.shift(1), context=Here)
        QShortcut("Del", self.entered, self.take_out, context=Here)
        self._on_source()

    def _lay_out(self) -> None:
        left, right = QWidget(), QWidget()
        firsts = row(button(tr("Enter the first"), self.enter_first), self.first, None)
        add = button(tr("Enter the chosen"), self.enter, picture="forward")
        sources = row(Field(tr("Fighters from"), self.source), (self.filter, 1), space=3)
        column(
            sources, self.search, (self.there, 1), row(add, None, firsts), self.wrong, space=2, parent=left
        )
        movers = row(
            button("", lambda: self.shift(-1), tip=tr("Alt+Up"), picture="up", name=tr("Move up")),
            button("", lambda: self.shift(1), tip=tr("Alt+Down"), picture="down", name=tr("Move down")),
            button(tr("Take out"), self.take_out, tip=tr("Del")),
            None,
            button(tr("Nobody"), lambda: self.set_men(())),
        )
        column(self.head, (self.entered, 1), movers, space=2, parent=right)
        row((left, 5), (right, 4), space=4, parent=self)

    # who is entered ------------------------------------------------------------------------------------

    def set_men(self, men: Sequence[Fighter], at: int = -1) -> None:
        """Enter these and nobody else; the one ``at`` a place is marked."""
        self.men = tuple(men)
        self.entered.clear()
        for seed, man in enumerate(self.men, 1):
            item = QListWidgetItem(tr("{seed}. {name}").format(seed=seed, name=man.name))
            item.setData(_WHO, seed - 1)
            self.entered.addItem(item)
        if self.men:
            self.entered.setCurrentRow(min(max(at, 0), len(self.men) - 1))
        self.head.setText(tr("%n entered", "%n entered", len(self.men)))
        self.changed.emit()

    def enter(self) -> None:
        """Enter who is chosen in the list, after those who are."""
        chosen = [self._offered[item.data(_WHO)].person for item in self.there.selectedItems()]
        self._enter(chosen)

    def enter_first(self) -> None:
        """Enter the first so many of the list and nobody else."""
        self.set_men(tuple(one.person for one in self._shown()[: self.first.value()]))

    def take_out(self) -> None:
        """Let the man chosen stay at home."""
        here = self.entered.currentRow()
        if here >= 0:
            self.set_men((*self.men[:here], *self.men[here + 1 :]), here)

    def shift(self, step: int) -> None:
        """Move the man chosen up (-1) or down (1)."""
        here = self.entered.currentRow()
        there = here + step
        if here >= 0 and 0 <= there < len(self.men):
            men = list(self.men)
            men[here], men[there] = men[there], men[here]
            self.set_men(men, there)

    def in_order(self, seed: int, *, dice: bool) -> tuple[Fighter, ...]:
        """Who is entered in the order of the seeds: as they stand, or by a d100 each from a seed (C61)."""
        if not dice:
            return self.men
        return roll_seeds(self.men, SeededChance(derive_seed(seed, "seeds")))

    def _enter(self, men: Sequence[Fighter]) -> None:
        names = {man.name.casefold() for man in self.men}
        new = [man for man in men if man.name.casefold() not in names]
        self.set_men((*self.men, *new)[:MOST], len(self.men))

    def _moved(self) -> None:
        """A name was dragged to another place."""
        order = [self.entered.item(place).data(_WHO) for place in range(self.entered.count())]
        self.set_men([self.men[place] for place in order], self.entered.currentRow())

    # who is offered ------------------------------------------------------------------------------------

    def _on_source(self) -> None:
        show_text(self.wrong, "")
        try:
            self._offered = tuple(self._sources[self.source.currentIndex()].load())
        except RingsideError as refused:
            self._offered = ()
            show_text(self.wrong, error_text(refused).text)
        self.filter.offer(map(attrgetter("person"), self._offered))
        self._offer()

    def _shown(self) -> list[Candidate]:
        takes = self.filter.choosing.takes
        words = self.search.text().casefold().split()
        return [
            one
            for one in self._offered
            if takes(one.person) and all(word in one.name.casefold() for word in words)
        ]

    def _offer(self) -> None:
        self.there.clear()
        places = {id(one): place for place, one in enumerate(self._offered)}
        for one in self._shown():
            item = QListWidgetItem(one.name)
            item.setData(_WHO, places[id(one)])
            self.there.addItem(item)


def _list(name: str) -> QListWidget:
    made = QListWidget()
    made.setAccessibleName(name)
    made.setMinimumHeight(px(72))
    made.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
    made.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    return made
