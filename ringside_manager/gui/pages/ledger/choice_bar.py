"""Which lines of the ledger to show."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QComboBox, QWidget

from ringside_manager.campaign.books import Books, LedgerKind
from ringside_manager.campaign.seasons import nights_of, season_of
from ringside_manager.gui.justice.deed_words import movement_text
from ringside_manager.gui.look import px
from ringside_manager.gui.widgets import column, plain_label, row
from ringside_manager.language import tr
from ringside_manager.office.facts.ledger import MONTH, Choice

Option = tuple[str, object]


class ChoiceBar(QWidget):
    """Manager, fighter, kind and nights; ``changed`` follows every choice."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.manager = _box(tr("Manager"))
        self.fighter = _box(tr("Fighter"))
        self.kind = _box(tr("Why money moved"))
        self.nights = _box(tr("Nights"))
        self._boxes = (self.manager, self.fighter, self.kind, self.nights)
        labelled = [
            column(plain_label(box.accessibleName(), tone="muted"), box, space=1) for box in self._boxes
        ]
        bar = row(space=4, parent=self)
        for part in labelled:
            bar.addLayout(part)
        bar.addStretch(1)
        for box in self._boxes:
            box.currentIndexChanged.connect(lambda _index: self.changed.emit())

    @property
    def choice(self) -> Choice:
        """What is chosen."""
        kind: LedgerKind | None = self.kind.currentData()
        return Choice(
            self.manager.currentData() or 0,
            self.fighter.currentData() or 0,
            None if kind is None else frozenset({kind}),
            self.nights.currentData(),
        )

    def fill(self, books: Books) -> None:
        """Offer whoever and whatever there is, keeping what is chosen."""
        seats = sorted(books.managers.values(), key=lambda page: page.seat)
        fighters = sorted(books.fighters.values(), key=lambda page: page.name)
        _offer(self.manager, [(tr("All managers"), 0), *((page.name, page.number) for page in seats)])
        _offer(self.fighter, [(tr("All fighters"), 0), *((page.name, page.number) for page in fighters)])
        kinds: list[Option] = [(movement_text(kind), kind) for kind in LedgerKind]
        _offer(self.kind, [(tr("Everything"), None), *kinds])
        _offer(self.nights, _spans(books.closed))

    def choose_manager(self, number: int) -> None:
        """Show one manager, 0 for all."""
        _choose(self.manager, number)

    def choose_fighter(self, number: int) -> None:
        """Show one fighter, 0 for all."""
        _choose(self.fighter, number)


def _spans(closed: int) -> list[Option]:
    """All nights, the month just over, and every season, the latest first."""
    month = range(max(1, closed - MONTH + 1), closed + 1)
    seasons = range(season_of(closed), 0, -1)
    return [
        (tr("All nights"), None),
        (tr("The last four nights"), month),
        *((tr("Season {season}").format(season=season), nights_of(season)) for season in seasons),
    ]


def _offer(box: QComboBox, options: Sequence[Option]) -> None:
    """Other options under the choice that was made; telling nobody unless the choice is gone."""
    texts = [text for text, _ in options]
    if texts == [box.itemText(index) for index in range(box.count())]:
        for index, (_, value) in enumerate(options):
            box.setItemData(index, value)
        return
    kept = box.currentText()
    with QSignalBlocker(box):
        box.clear()
        for text, value in options:
            box.addItem(text, value)
        box.setCurrentIndex(texts.index(kept) if kept in texts else 0)


def _choose(box: QComboBox, number: int) -> None:
    place = next((index for index in range(box.count()) if box.itemData(index) == number), 0)
    with QSignalBlocker(box):
        box.setCurrentIndex(place)


def _box(name: str) -> QComboBox:
    made = QComboBox()
    made.setAccessibleName(name)
    made.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
    made.setMaximumWidth(px(240))
    made.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
    made.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    return made
