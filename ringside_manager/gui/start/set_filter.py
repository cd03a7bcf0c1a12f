"""Which men of a fighter set are meant, asked beside every choice of a set: an era and a weight class."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QWidget

from ringside_manager.fighters.fighter import YEARS, Fighter
from ringside_manager.fighters.finding import ERAS, Choosing, Era, classes_of, years_of
from ringside_manager.gui.widgets.fields import Field
from ringside_manager.gui.widgets.texts import show_if
from ringside_manager.language import tr


class SetFilter(QWidget):
    """Two lists, each there only if the men at hand differ in it; ``changed`` after every change by a person."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.era, self.weight_class = QComboBox(), QComboBox()
        self.era_field = Field(tr("Who boxed in the years"), self.era)
        self.class_field = Field(tr("Weight class"), self.weight_class)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        for field in (self.era_field, self.class_field):
            layout.addWidget(field)
        layout.addStretch(1)
        for box in (self.era, self.weight_class):
            box.activated.connect(lambda _index: self.changed.emit())

    def offer(self, fighters: Iterable[Fighter], chosen: Choosing = Choosing()) -> None:  # noqa: B008 - a frozen value
        """Offer the eras and classes these men boxed in; ``chosen`` stays chosen if it is among them."""
        men = tuple(fighters)
        years, classes = years_of(men), classes_of(men)
        eras = (
            () if years is None else tuple(era for era in (*ERAS, *_decades(years)) if _lies_in(era, years))
        )
        _fill(self.era, [(tr("Any"), None), *((_told(era), era) for era in eras)], chosen.era)
        _fill(self.weight_class, [(tr("Any"), ""), *((name, name) for name in classes)], chosen.weight_class)
        show_if(self.era_field, bool(eras))
        show_if(self.class_field, len(classes) > 1)
        show_if(self, bool(eras) or len(classes) > 1)

    @property
    def choosing(self) -> Choosing:
        return Choosing(self.era.currentData(), self.weight_class.currentData() or "")


def told(choosing: Choosing) -> str:
    """The era and class in words; empty if neither is said."""
    era = "" if choosing.era is None else _told(choosing.era)
    return ", ".join(part for part in (choosing.weight_class, era) if part)


def _fill(box: QComboBox, choices: list[tuple[str, object]], chosen: object) -> None:
    box.blockSignals(True)
    box.clear()
    for text, value in choices:
        box.addItem(text, value)
    box.setCurrentIndex(next((at for at, (_, value) in enumerate(choices) if value == chosen), 0))
    box.blockSignals(False)


def _decades(years: Era) -> tuple[Era, ...]:
    return tuple((first, first + 9) for first in range(years[0] // 10 * 10, years[1] + 1, 10))


def _lies_in(era: Era, years: Era) -> bool:
    return era[0] <= years[1] and years[0] <= era[1]


def _told(era: Era) -> str:
    first, last = era
    if first == YEARS[0]:
        return tr("until {year}").format(year=last)
    if last == YEARS[-1]:
        return tr("since {year}").format(year=first)
    return f"{first}–{last}"
