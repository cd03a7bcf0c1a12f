"""Texts and buttons: always shown as they are, never read as markup; and what is painted, told to those who hear the window."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, TypeVar

from PySide6.QtCore import QObject, QPoint, QSize, Qt, Signal, SignalInstance
from PySide6.QtGui import (
    QAccessible,
    QAccessibleInterface,
    QAction,
    QFont,
    QKeyEvent,
    QMouseEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAccessibleWidget,
    QDoubleSpinBox,
    QLabel,
    QListWidgetItem,
    QPushButton,
    QSizePolicy,
    QSpinBox,
    QToolTip,
    QTreeWidgetItem,
    QWidget,
)

from ringside_manager.gui.language import Term, explained, told
from ringside_manager.gui.look import follow_look, icon, px, square, theme, typeface
from ringside_manager.gui.place import Place
from ringside_manager.text_safety import plain_tip

# What is painted, for those who hear the window


class Spoken:
    """A painted widget with a role of its own; its accessible name says what it is.

    What it shows is its accessible description, unless ``in_words`` works it out when a screen reader asks.
    """

    told_as: ClassVar[QAccessible.Role] = QAccessible.Role.Graphic

    def in_words(self) -> str:
        """Return what is drawn; empty where the accessible description says it."""
        return ""


class Ornament(Spoken):
    """A painted widget beside words that say all it says: a screen reader passes it over."""

    told_as = QAccessible.Role.Whitespace


class _Told(QAccessibleWidget):
    """A ``Spoken`` widget as Qt hands it to a screen reader."""

    def text(self, kind: QAccessible.Text) -> str:
        """Answer with what is drawn where its description or its value is asked for."""
        drawn = self.object()
        if kind in (QAccessible.Text.Description, QAccessible.Text.Value) and isinstance(drawn, Spoken):
            said = drawn.in_words() or super().text(QAccessible.Text.Description)
            return said if said != self.text(QAccessible.Text.Name) else ""
        return super().text(kind)

    def state(self) -> QAccessible.State:
        """Say that an ornament is not to be seen."""
        state = super().state()
        if isinstance(self.object(), Ornament):
            state.invisible = True
        return state


def _told(_kind: str, drawn: QObject) -> QAccessibleInterface | None:
    """Qt asks for every widget once, when a screen reader runs, and owns the answer."""
    if isinstance(drawn, QWidget) and isinstance(drawn, Spoken):
        return _Told(drawn, drawn.told_as)
    return None


QAccessible.installFactory(_told)


# Texts

_HEADINGS = {1: (1.75, QFont.Weight.Bold), 2: (1.25, QFont.Weight.Bold), 3: (1.0, QFont.Weight.DemiBold)}


def plain_label(text: str = "", *, wrap: bool = False, tone: str = "", size: float = 1.0) -> PlainLabel:
    """A text, selectable by mouse; ``tone`` colours it (``muted``, ``good``, ``bad``, ``red`` …)."""
    label = PlainLabel(text, size)
    label.setWordWrap(wrap)
    set_tone(label, tone)
    return label


def note(text: str = "") -> QLabel:
    """A quiet explanation of one or more lines."""
    return plain_label(text, wrap=True, tone="muted")


def set_tone(label: QLabel, tone: str) -> None:
    """Give a text another tone."""
    if (label.property("tone") or "") == tone:
        return
    label.setProperty("tone", tone)
    if label.testAttribute(Qt.WidgetAttribute.WA_WState_Polished):
        label.style().unpolish(label)
        label.style().polish(label)


class SizedLabel(QLabel):
    """A plain text at ``size`` times the normal size, whatever the zoom."""

    def __init__(
        self,
        text: str = "",
        size: float = 1.0,
        weight: int = QFont.Weight.Normal,
        *,
        display: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._shape = (size, weight, display)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(text)
        if size != 1.0 or weight != QFont.Weight.Normal:
            self._resize()
            follow_look(self._resize)

    def _resize(self) -> None:
        size, weight, display = self._shape
        self.setFont(typeface(size, weight, display=display))


class PlainLabel(SizedLabel):
    """A plain text that can be marked by mouse.

    What Qt needs for marking costs more than the rest of the label, and is made for every label that takes the focus, so
    both wait until the mouse is pressed.
    An abbreviation in it is explained under the mouse, and at once by a click.
    """

    def __init__(self, text: str = "", size: float = 1.0) -> None:
        self._explained, self.term = "", ""
        super().__init__(text, size)

    def setText(self, text: str) -> None:
        """Show another text, which may hold an abbreviation."""
        super().setText(text)
        before, self._explained = self._explained, explained(text)
        if self._explained != before:
            set_tip(self, self._explained)

    def explain(self, term: Term) -> None:
        """Stand for this term, whatever its letters mean elsewhere."""
        self._explained, self.term = told(term), term.name()
        set_tip(self, self._explained)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        if self._explained and not self.hasSelectedText():
            show_tip(event.globalPosition().toPoint(), self._explained, self)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """F1 explains the abbreviation where the window has nothing more to say to it."""
        if event.key() == Qt.Key.Key_F1 and self._explained:
            show_tip(self.mapToGlobal(self.rect().bottomLeft()), self._explained, self)
            return
        super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        wanted = Qt.TextInteractionFlag.TextSelectableByMouse
        if self.textInteractionFlags() != wanted:
            self.setTextInteractionFlags(wanted)  # which lets a click bring the focus, from the next one on
            self.setFocus(Qt.FocusReason.MouseFocusReason)
        super().mousePressEvent(event)


class LineLabel(SizedLabel):
    """A text on one line or ``rows`` of them, cut at its end where there is no room; then a tool tip says all of it."""

    def __init__(
        self, text: str = "", tone: str = "", size: float = 1.0, weight: int = QFont.Weight.Normal
    ) -> None:
        super().__init__("", size, weight)
        self.whole = ""
        self._rows = 1
        self.cut = Qt.TextElideMode.ElideRight
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        set_tone(self, tone)
        self.show_whole(text)

    def show_whole(self, text: str) -> None:
        """Show another text, as far as there is room for it."""
        self.whole = text
        self._cut()

    def set_rows(self, rows: int) -> None:
        """Keep room for so many lines."""
        if rows != self._rows:
            self._rows = rows
            self.setWordWrap(rows > 1)
            self.updateGeometry()
            self._cut()

    def sizeHint(self) -> QSize:
        """Ask for the whole text's width and all lines, whether there is a text or not."""
        metrics = self.fontMetrics()
        return QSize(metrics.horizontalAdvance(self.whole) + 2, metrics.lineSpacing() * self._rows + 2)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.sizeHint().height())

    def hasHeightForWidth(self) -> bool:
        return False

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._cut()

    def _cut(self) -> None:
        room = self.width() * self._rows - (self._rows - 1) * px(90)  # a word may not fit the end of a line
        shown = self.fontMetrics().elidedText(self.whole, self.cut, room)
        self.setText(shown)
        set_tip(self, self.whole if shown != self.whole else "")
        self.setAccessibleName(self.whole)


class Sign(Ornament, QLabel):
    """A drawing beside words that say the same."""


class Heading(SizedLabel):
    """A heading of level 1 (a page), 2 (a part) or 3 (a group)."""

    def __init__(self, text: str = "", level: int = 2, parent: QWidget | None = None) -> None:
        size, weight = _HEADINGS[level]
        super().__init__(text, size, weight, display=level < 3, parent=parent)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setWordWrap(level == 1)


def set_tip(thing: QWidget | QAction | QListWidgetItem | QTreeWidgetItem, text: str, column: int = 0) -> None:
    """Give ``thing`` a tool tip shown as it is; a line of a tree has one for each ``column``."""
    if isinstance(thing, QTreeWidgetItem):
        thing.setToolTip(column, plain_tip(text))
    else:
        thing.setToolTip(plain_tip(text))


def show_tip(place: QPoint, text: str, widget: QWidget) -> None:
    """Show a tool tip at ``place`` on the screen now, as it is; an empty text hides the one that is there."""
    QToolTip.showText(place, plain_tip(text), widget)


Figure = TypeVar("Figure", QSpinBox, QDoubleSpinBox)


def roomy(box: Figure) -> Figure:
    """Give a field of a figure room between its frame and the cursor, which no style sheet can."""
    box.lineEdit().setTextMargins(px(6), 0, 0, 0)
    return box


def show_if(widget: QWidget, shown: bool) -> None:
    """Show or hide a widget; one that nobody can see yet is left to be shown with what it stands in.

    One that stands nowhere would come up as a window of its own for a moment; one whose parent is not seen would have
    its style and its layout worked out at once, and once more when it is seen.
    """
    parent = widget.parentWidget()
    if not shown or (parent is not None and parent.isVisible()):
        widget.setVisible(shown)
    elif parent is None:
        widget.setAttribute(Qt.WidgetAttribute.WA_WState_ExplicitShowHide, on=False)
        widget.setAttribute(Qt.WidgetAttribute.WA_WState_Hidden, on=True)
    elif widget.isHidden():
        widget.setAttribute(Qt.WidgetAttribute.WA_WState_Hidden, on=False)
        widget.updateGeometry()


def show_text(label: QLabel, text: str) -> None:
    """Show a text, or nothing at all where it is empty."""
    label.setText(text)
    show_if(label, bool(text))


class Badge(QLabel):
    """A short word in a rounded frame; its tone is never all it says."""

    def __init__(self, text: str = "", tone: str = "neutral", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setProperty("badge", "true")
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Maximum)
        self.set(text, tone)

    def set(self, text: str, tone: str = "neutral") -> None:
        """Show another word; an empty one hides the badge."""
        self.setText(text)
        if meaning := explained(text):
            set_tip(self, meaning)
        show_if(self, bool(text))
        set_tone(self, tone)


class _Sized(QObject):
    """Belongs to its widget, and gives it its font again when the zoom changes."""

    def __init__(self, widget: QWidget, size: float) -> None:
        super().__init__(widget)
        self._widget, self._size = widget, size
        follow_look(self._resize)
        self._resize()

    def _resize(self) -> None:
        self._widget.setFont(typeface(self._size, QFont.Weight.Bold, display=True))


def enlarge(widget: QWidget, size: float) -> None:
    """Write a widget in ``size`` times the usual type, now and after every change of zoom."""
    _Sized(widget, size)


# Buttons, plain and as links

_KEYPAD = Qt.KeyboardModifier.KeypadModifier


def button(
    text: str,
    act: Callable[[], object] | None = None,
    *,
    kind: str = "",
    tip: str = "",
    picture: str = "",
    name: str = "",
) -> QPushButton:
    """A button; ``kind`` is ``primary``, ``danger``, ``flat``, ``line`` or nothing, ``name`` what a screen reader says."""
    made = PictureButton(text.replace("&", "&&"), picture)
    made.setProperty("kind", kind)
    made.dress()
    set_tip(made, tip)
    made.setAccessibleName(name or text)
    made.setAutoDefault(False)
    if act is not None:
        made.clicked.connect(lambda _checked=False: act())
    return made


class PictureButton(QPushButton):
    """A button whose picture has the colours of the theme in force; ``""`` for none."""

    def __init__(self, text: str, picture: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self._picture = picture
        if picture:
            follow_look(self.dress)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses the button that has the focus, as Space does."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.modifiers() & ~_KEYPAD:
            self.click()
            return
        super().keyPressEvent(event)

    def dress(self) -> None:
        colours = theme()
        if not self._picture:
            return
        self.setIconSize(square(16))
        self.setIcon(icon(self._picture, colours.on_accent if self.property("kind") == "primary" else ""))


def link_button(text: str, act: Callable[[], object], *, tip: str = "") -> QPushButton:
    """A button that looks like a link."""
    made = button(text, act, kind="link", tip=tip)
    made.setCursor(Qt.CursorShape.PointingHandCursor)
    made.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
    return made


class Link(QPushButton):
    """The name of something with a page of its own; ``go`` carries the place to go to, on to the ``go`` given."""

    go = Signal(object)

    def __init__(
        self, text: str = "", place: Place | None = None, *, go: SignalInstance | None = None
    ) -> None:
        super().__init__()
        self.place: Place | None = None
        if go is not None:
            self.go.connect(go)
        self.setProperty("kind", "link")
        self.setAutoDefault(False)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.clicked.connect(self._follow)
        self.set(text, place)

    def set(self, text: str, place: Place | None) -> None:
        """Name another thing; without a place it is only a text."""
        self.place = place
        self.setText(text.replace("&", "&&"))
        self.setAccessibleName(text)
        self.setEnabled(place is not None)
        shape = Qt.CursorShape.PointingHandCursor if place else Qt.CursorShape.ArrowCursor
        self.setCursor(shape)

    def _follow(self) -> None:
        if self.place is not None:
            self.go.emit(self.place)
