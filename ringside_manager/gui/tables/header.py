"""The header of a table with the filter row under it."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QHeaderView, QLineEdit, QTableView, QWidget

from ringside_manager.gui.look import px, theme
from ringside_manager.gui.widgets import set_tip
from ringside_manager.language import tr

_GAP = 2
Key = Qt.Key


class FilterField(QLineEdit):
    """The filter of one column: red with its fault told when it cannot be read."""

    entered = Signal()
    left = Signal()
    help_wanted = Signal()
    into_rows = Signal()

    def __init__(self, title: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.set_fault("")
        self.setAccessibleName(tr("Filter of {column}").format(column=title))
        set_tip(self, tr("Filters this column; F1 tells how"))

    def set_fault(self, fault: str) -> None:
        """Tell what is wrong with the text; an empty ``fault`` for nothing."""
        self.fault = fault
        self.setAccessibleDescription(fault)
        self.setProperty("wrong", bool(fault))
        colour = f"color: {theme().bad};" if fault else ""
        self.setStyleSheet(f"QLineEdit {{ {colour} padding-left: 2px; padding-right: 2px; }}")

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Bring the column into sight."""
        super().focusInEvent(event)
        self.entered.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Put the help away."""
        super().focusOutEvent(event)
        self.left.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Down and Enter lead into the rows, Escape clears and then leads there too, F1 tells the language."""
        if event.key() in {Key.Key_Down, Key.Key_Return, Key.Key_Enter}:
            self.into_rows.emit()
        elif event.key() == Key.Key_Escape and self.text():
            self.clear()
        elif event.key() == Key.Key_Escape:
            self.into_rows.emit()
        elif event.key() == Key.Key_F1:
            self.help_wanted.emit()
        else:
            super().keyPressEvent(event)


class FilterHeader(QHeaderView):
    """A horizontal header that can show a field under each column."""

    opened = Signal(bool)

    def __init__(self, parent: QTableView) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.fields: dict[int, FilterField] = {}
        self._open = False
        self.setSectionsClickable(True)
        self.setSectionsMovable(True)
        self.setHighlightSections(False)
        self.setMinimumSectionSize(24)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.sectionResized.connect(self._place_fields)
        self.sectionMoved.connect(self._order_fields)
        parent.horizontalScrollBar().valueChanged.connect(self._place_fields)

    @property
    def is_open(self) -> bool:
        """Whether the filter row is shown."""
        return self._open

    def set_open(self, opened: bool) -> None:
        """Show or hide the filter row."""
        if opened == self._open:
            return
        self._open = opened
        self.opened.emit(opened)
        self.updateGeometries()
        self.updateGeometry()
        self._place_fields()

    def add_field(self, section: int, title: str) -> FilterField:
        """Make the field of a column."""
        field = FilterField(title, self)
        self.fields[section] = field
        field.hide()
        return field

    def sizeHint(self) -> QSize:
        """Titles, and the fields when they are open."""
        size = super().sizeHint()
        return QSize(size.width(), size.height() + px(8) + self._field_height())

    def updateGeometries(self) -> None:
        """Leave room for the fields."""
        self.setViewportMargins(0, 0, 0, self._field_height())
        super().updateGeometries()
        self._place_fields()

    def _field_height(self) -> int:
        if not self._open or not self.fields:
            return 0
        return max(field.sizeHint().height() for field in self.fields.values()) + 2 * _GAP

    def _place_fields(self) -> None:
        for section, field in self.fields.items():
            shown = self._open and not self.isSectionHidden(section)
            if shown:
                field.setGeometry(self._rectangle(section, field.sizeHint().height()))
            field.setVisible(shown)

    def _rectangle(self, section: int, height: int) -> QRect:
        width = self.sectionSize(section)
        left = self.sectionViewportPosition(section)
        return QRect(left + _GAP, self.viewport().height() + _GAP, max(width - 2 * _GAP, 0), height)

    def _order_fields(self) -> None:
        sections = [self.logicalIndex(place) for place in range(self.count())]
        fields = [self.fields[section] for section in sections if section in self.fields]
        for field, following in pairwise(fields):
            QWidget.setTabOrder(field, following)
        self._place_fields()
