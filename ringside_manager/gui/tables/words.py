"""The filter language as a person reads it: a small help card, and what is wrong in words."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QVBoxLayout, QWidget

from ringside_manager.gui.look import px, theme, typeface
from ringside_manager.gui.tables.filtering import FilterError, FilterFault
from ringside_manager.gui.widgets import plain_label
from ringside_manager.language import tr


def told(error: FilterError) -> str:
    """What is wrong with a filter, as a sentence."""
    sentences = {
        FilterFault.NOTHING_TO_COMPARE: tr("A word or a number is missing after {part}."),
        FilterFault.NUMBER_WANTED: tr("{part} needs numbers: this column holds numbers."),
        FilterFault.OPEN_QUOTE: tr("The quotation mark of {part} is not closed."),
        FilterFault.NO_ALTERNATIVE: tr("The bar | stands between two words, and one is missing in {part}."),
        FilterFault.BACKWARDS: tr("{part} ends before it begins."),
    }
    return sentences[error.fault].format(part=error.part)


def words_only() -> str:
    """Where numbers are compared, for whoever does it in the search."""
    return tr(
        "The search looks for words. To compare numbers, write this under a heading: Ctrl+F opens the filter row."
    )


def grammar() -> tuple[tuple[str, str], ...]:
    """Examples of the language with what they find."""
    return (
        ("lou", tr("lou anywhere: Louis, Claudio; capitals and accents do not matter")),
        (">50   <=3", tr("more than 50; 3 or less")),
        ("10..20   10..", tr("from 10 to 20; 10 or more")),
        ("=9   =ali", tr("exactly 9; exactly Ali")),
        ("!draw", tr("everything without draw")),
        ("ko|tko", tr("one or the other")),
        ("joe smith", tr("both words, wherever they stand")),
        ('"joe smith"', tr("the two words next to each other")),
    )


class HelpCard(QFrame):
    """Floats under a field without taking the keyboard; the fault first if there is one."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.ToolTip)
        self.setObjectName("filterHelp")
        self.setAccessibleName(tr("How to write a filter"))
        self._fault = QLabel()
        self._fault.setTextFormat(Qt.TextFormat.PlainText)
        self._fault.setWordWrap(True)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(px(14), px(12), px(14), px(12))
        layout.addWidget(self._fault)
        layout.addLayout(_examples())

    def show_under(self, field: QWidget, fault: str = "") -> None:
        """Show the card under ``field``, inside the window where there is room."""
        colours = theme()
        self.setStyleSheet(
            f"#filterHelp {{ background: {colours.raised}; border: 1px solid {colours.line}; }}"
            f"QLabel {{ color: {colours.text}; background: transparent; }}"
        )
        self._fault.setText(fault)
        self._fault.setStyleSheet(f"color: {colours.bad}; font-weight: 600;")
        self._fault.setVisible(bool(fault))
        self.adjustSize()
        window = field.window()
        corner = field.mapToGlobal(QPoint(0, field.height() + px(4)))
        right = window.mapToGlobal(QPoint(window.width(), 0)).x() - self.width() - px(8)
        self.move(max(window.mapToGlobal(QPoint(0, 0)).x(), min(corner.x(), right)), corner.y())
        self.show()


def _examples() -> QGridLayout:
    grid = QGridLayout()
    grid.setHorizontalSpacing(px(20))
    grid.setVerticalSpacing(px(4))
    for line, (example, meaning) in enumerate(grammar()):
        for place, text in enumerate((example, meaning)):
            label = plain_label(text)
            if place == 0:
                label.setFont(typeface(weight=600))
            grid.addWidget(label, line, place)
    return grid
