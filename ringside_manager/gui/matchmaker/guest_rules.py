"""Guest rules: what the promoter says of a bout he makes, besides its setting."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QWidget

from ringside_manager.bout import registry
from ringside_manager.campaign.orders import MakeBout, OfferBout
from ringside_manager.errors import RingsideError
from ringside_manager.gui.plans.small import Choice
from ringside_manager.gui.session import Session
from ringside_manager.gui.widgets import column, note, plain_label, row
from ringside_manager.gui.widgets.texts import show_if
from ringside_manager.language import tr


class GuestRules(QWidget):
    """Under which bout system, and whether it counts; ``changed`` after every change."""

    changed = Signal()

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.rules = Choice(tr("Rules of this bout"), _entries(session), self._on_change)
        self.exhibition = QCheckBox(tr("Exhibition"))
        self.exhibition.setAccessibleName(tr("An exhibition, which does not count"))
        self.told = note()
        self.exhibition.toggled.connect(self._on_change)
        label = plain_label(tr("Rules"), tone="muted")
        label.setBuddy(self.rules)
        line = row(label, self.rules, self.exhibition, space=3)
        line.setStretch(1, 1)
        column(line, self.told, space=1, parent=self)
        self._tell()

    def applied(self, order: OfferBout | MakeBout) -> OfferBout | MakeBout:
        """The order with what is said here, if it is the promoter's."""
        if not isinstance(order, MakeBout):
            return order
        return replace(order, system=str(self.rules.currentData()), exhibition=self.exhibition.isChecked())

    def clear(self) -> None:
        """The league's own rules again, and a bout that counts."""
        self.rules.setCurrentIndex(0)
        self.exhibition.setChecked(False)
        self._tell()

    def _on_change(self) -> None:
        self._tell()
        self.changed.emit()

    def _tell(self) -> None:
        text = ""
        if self.exhibition.isChecked():
            text = tr("No purse, no record, no popularity; but both will need their rest.")
        elif self.rules.currentData():
            text = tr("It counts as any bout of the league; what a man loses is carried over by its share.")
        self.told.setText(text)
        show_if(self.told, bool(text))


def _entries(session: Session) -> list[tuple[str, object]]:
    """The league's own system first, which needs no name."""
    own = session.books.system
    entries: list[tuple[str, object]] = [(tr("{system} (the league's)").format(system=_title(own)), "")]
    return [*entries, *((_title(name), name) for name in registry.names() if name != own)]


def _title(system: str) -> str:
    try:
        return str(registry.get(system).info.title)
    except RingsideError:  # a system that is not installed any more
        return system
