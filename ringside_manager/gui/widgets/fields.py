"""Fields of a form: under a label and judged when left, and small ones that leave wheel and undo to the window."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QKeySequence, QPainter, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QSizePolicy,
    QSpinBox,
    QWidget,
)

from ringside_manager.errors import RingsideError
from ringside_manager.gui.language import error_text
from ringside_manager.gui.look import px, theme
from ringside_manager.gui.widgets import button, column, note, plain_label
from ringside_manager.gui.widgets.texts import Ornament, SizedLabel, roomy, show_if, show_text

# A field of a form: what it asks, the widget, a hint, and what is wrong with it, beside it


Check = Callable[[], object]
"""Raises an error of the house if the field cannot stand so."""


class Field(QWidget):
    """A widget under its label; ``changed`` after every change of it, judged when it is left."""

    changed = Signal()

    def __init__(
        self,
        label: str,
        widget: QWidget,
        *,
        hint: str = "",
        check: Check | None = None,
        rule: str = "",
        beside: QWidget | None = None,
    ) -> None:
        super().__init__()
        self.widget, self._check, self._typed = widget, check, False
        self.label = SizedLabel(label)
        self.label.setBuddy(widget)
        show_if(self.label, bool(label))
        self.hint = note(hint)
        show_if(self.hint, bool(hint))
        self.wrong = plain_label(wrap=True, tone="bad")
        self.wrong.hide()
        widget.setAccessibleName(label or widget.accessibleName())
        widget.setAccessibleDescription(hint)
        if rule:
            widget.setProperty("rule", rule)
        if isinstance(widget, QSpinBox):
            widget.setMaximumWidth(px(200))
        self._lay_out(beside)
        listen(widget, self._on_change)
        widget.installEventFilter(self)

    def _lay_out(self, beside: QWidget | None) -> None:
        box = column(space=1, parent=self)
        for part in (self.label, beside or self.widget, self.wrong, self.hint):
            box.addWidget(part)

    @property
    def message(self) -> str:
        """What is wrong with the field as it stands; empty if nothing is."""
        if self._check is None or not self.isEnabled():
            return ""
        try:
            self._check()
        except RingsideError as refused:
            return error_text(refused).text
        return ""

    def validate(self) -> bool:
        """Check the field and show what is wrong with it; whether it can stand."""
        message = self.message
        show_text(self.wrong, message)
        mark_wrong(self.widget, message)
        return not message

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Judge the field when it is left."""
        if event.type() == QEvent.Type.FocusOut and self._typed:
            self.validate()
        return super().eventFilter(watched, event)

    def _on_change(self) -> None:
        """Judge a choice at once; what is typed only if something was wrong before, else when the field is left."""
        self._typed = isinstance(self.widget, QLineEdit | QPlainTextEdit) and self.widget.hasFocus()
        if self.wrong.text() or not self._typed:
            self.validate()
        self.changed.emit()


def mark_wrong(widget: QWidget, message: str) -> None:
    """Frame a widget as faulty, or no longer; the message is what a screen reader adds."""
    flag = "true" if message else "false"
    if widget.property("wrong") != flag:
        widget.setProperty("wrong", flag)
        widget.style().unpolish(widget)
        widget.style().polish(widget)
    if message:
        widget.setAccessibleDescription(message)


def listen(widget: QWidget, told: Callable[[], None]) -> None:
    """Call ``told`` after every change a person makes to a widget of a form."""
    match widget:
        case QLineEdit() | QPlainTextEdit():
            widget.textChanged.connect(lambda *_: told())
        case QSpinBox():
            widget.valueChanged.connect(lambda *_: told())
        case QComboBox():
            widget.currentIndexChanged.connect(lambda *_: told())
        case QAbstractButton():
            widget.toggled.connect(lambda *_: told())


# Fields by themselves, named for screen readers


def line_edit(name: str, text: str = "", *, hint: str = "", most: int = 0, secret: bool = False) -> QLineEdit:
    """A line to type in: ``hint`` while it is empty, at most ``most`` letters if given, dots if ``secret``."""
    made = QLineEdit(text)
    made.setAccessibleName(name)
    made.setPlaceholderText(hint)
    if most:
        made.setMaxLength(most)
    if secret:
        made.setEchoMode(QLineEdit.EchoMode.Password)
    return made


def combo(name: str, entries: Iterable[tuple[str, object]] = (), *, rule: str = "") -> QComboBox:
    """A list to choose from: what is shown of each entry, and what it stands for."""
    made = QComboBox()
    made.setAccessibleName(name)
    if rule:
        made.setProperty("rule", rule)
    for text, value in entries:
        made.addItem(text, value)
    return made


def spin(name: str, least: int, most: int, value: int | None = None, *, rule: str = "") -> QSpinBox:
    """A whole number between two others."""
    made = roomy(QSpinBox())
    made.setAccessibleName(name)
    made.setRange(least, most)
    if value is not None:
        made.setValue(value)
    if rule:
        made.setProperty("rule", rule)
    return made


# Small controls of the plan editor


class Choice(QComboBox):
    """A list to choose from that never turns under a wheel meant for the page; ``act`` hears of people's choices."""

    def __init__(
        self, name: str, entries: Iterable[tuple[str, object]], act: Callable[[], object] | None = None
    ) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(8)
        self.setMaxVisibleItems(16)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.offer(entries)
        if act is not None:
            self.activated.connect(lambda _place: act())

    def offer(self, entries: Iterable[tuple[str, object]]) -> None:
        """Offer other entries: what is shown, and what it stands for."""
        self.clear()
        for text, value in entries:
            self.addItem(text, value)

    def show_value(self, value: object, text: str = "") -> None:
        """Show what is chosen; what is not among the entries is added as ``text``."""
        values = [self.itemData(place) for place in range(self.count())]
        if value not in values:
            self.addItem(text or str(value), value)
            values.append(value)
        self.setCurrentIndex(values.index(value))

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


class Whole(QSpinBox):
    """A whole number that never turns under a wheel meant for the page."""

    def __init__(self, name: str, lowest: int, highest: int) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.setRange(lowest, highest)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAlignment(Qt.AlignmentFlag.AlignRight)

    def show_value(self, value: int) -> None:
        """Show a number without telling anybody; the range grows where it has to."""
        if value == self.value():
            return
        self.blockSignals(True)
        self.setRange(min(self.minimum(), value), max(self.maximum(), value))
        self.setValue(value)
        self.blockSignals(False)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


class ShareBar(Ornament, QWidget):
    """A share of the whole as a bar, with a whisker for how far the truth may lie from it."""

    def __init__(self, colour: str = "accent", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.share, self.error = 0.0, 0.0
        self._colour = colour
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(px(90), px(14))

    def minimumSizeHint(self) -> QSize:
        """Short, but still a bar."""
        return QSize(px(36), px(14))

    def show_share(self, share: float, error: float = 0.0) -> None:
        """Show another share, 0 to 1."""
        self.share, self.error = share, error
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        colours, height = theme(), px(8)
        top = (self.height() - height) // 2
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QColor(colours.line))
        painter.setBrush(QColor(colours.hover))
        painter.drawRoundedRect(0, top, self.width() - 1, height - 1, height / 2, height / 2)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(getattr(colours, self._colour)))
        painter.drawRoundedRect(0, top, round(self.share * self.width()), height, height / 2, height / 2)
        if self.error:
            self._whisker(painter)

    def _whisker(self, painter: QPainter) -> None:
        painter.setBrush(QColor(theme().text))
        ends = [
            min(max(at, 0.0), 1.0) * self.width() for at in (self.share - self.error, self.share + self.error)
        ]
        middle, tall = self.height() / 2, px(10)
        painter.drawRect(round(ends[0]), round(middle) - 1, max(1, round(ends[1] - ends[0])), 2)
        for at in ends:
            painter.drawRect(min(round(at), self.width() - 2), round(middle - tall / 2), 2, tall)


def small_button(picture: str, name: str, act: Callable[[], object], tip: str = "") -> QPushButton:
    """A button that is a picture; ``name`` is what it is called."""
    made = button("", act, kind="flat", picture=picture, name=name, tip=tip or name)
    made.setFixedWidth(px(34))
    made.setStyleSheet(f"padding: {px(5)}px {px(4)}px;")
    return made


class StepsToTheWindow(QObject):
    """Leaves undo and redo to the window: there is one story of changes, not one in each field."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            steps = (QKeySequence.StandardKey.Undo, QKeySequence.StandardKey.Redo)
            if any(event.matches(step) for step in steps):
                event.ignore()
                return True
        return super().eventFilter(watched, event)


def leave_steps(widget: QWidget) -> None:
    """Let a field and what it is made of leave undo and redo to the window."""
    keeper = StepsToTheWindow(widget)
    for part in (widget, *widget.findChildren(QLineEdit)):
        part.installEventFilter(keeper)
