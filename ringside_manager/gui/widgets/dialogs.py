"""Panes, of which less is seen than they hold; windows over another, which never leave the screen; and how anything leaves the window."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, QMarginsF, QSize, Qt
from PySide6.QtGui import QFocusEvent, QPagedPaintDevice, QPageLayout, QPageSize, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QFileDialog,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLayout,
    QMessageBox,
    QScrollArea,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from ringside_manager.errors import RingsideError
from ringside_manager.gui.language import error_text
from ringside_manager.gui.look import LOOK, px, spacing
from ringside_manager.gui.widgets.frames import Flow, grid
from ringside_manager.language import later

_BY_TAB = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)


# Panes: what is scrolled, what stands one behind the other, what goes on in the next line


class Scroll(QScrollArea):
    """A widget that can be scrolled, sideways only where it cannot be as narrow as its room.

    Keys stop at it, framed, only where there is something to scroll and nothing in it takes the keyboard.
    The widget is taken in when a size is first asked for: Qt lays out what it takes in at once, and the style of all that
    is inside would be worked out again for every frame this is put into.
    """

    def __init__(self, widget: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        widget.setObjectName("scrolled")
        widget.setAttribute(
            Qt.WidgetAttribute.WA_Resized
        )  # it has the size of this: none is to be worked out
        widget.setParent(self.viewport())
        self._outside: QWidget | None = widget
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._edge = QFrame(self)
        self._edge.setObjectName("edge")
        self._edge.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._edge.hide()
        self.verticalScrollBar().rangeChanged.connect(self._on_range)

    def widget(self) -> QWidget | None:
        """Return what can be scrolled, or None."""
        self._take_in()
        return super().widget()

    def setWidget(self, widget: QWidget) -> None:
        """Scroll another widget from now on; the one before is deleted."""
        self._take_in()
        super().setWidget(widget)

    def ensureWidgetVisible(self, child: QWidget, xmargin: int = 50, ymargin: int = 50) -> None:
        """Scroll as far as needed for something inside to be seen."""
        self._take_in()
        super().ensureWidgetVisible(child, xmargin, ymargin)

    def sizeHint(self) -> QSize:
        self._take_in()
        return super().sizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._take_in()
        super().resizeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        self._take_in()
        super().showEvent(event)

    def _take_in(self) -> None:
        widget, self._outside = self._outside, None
        if widget is not None:
            super().setWidget(widget)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Hand the keyboard on to what is inside and takes it; else be called what is read first inside."""
        if not self.accessibleName():
            labels = self.viewport().findChildren(QLabel)
            self.setAccessibleName(next((label.text() for label in labels if label.text()), ""))
        super().focusInEvent(event)
        reason = event.reason()
        if reason in _BY_TAB and self._holds_a_stop():
            self.focusNextPrevChild(reason is Qt.FocusReason.TabFocusReason)
            return
        self._edge.setGeometry(self.rect())
        self._edge.raise_()
        self._edge.show()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._edge.hide()

    def _on_range(self, _least: int, most: int) -> None:
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if most else Qt.FocusPolicy.NoFocus)

    def _holds_a_stop(self) -> bool:
        """Whether Tab stops at something inside."""
        return any(
            inner.focusPolicy() & Qt.FocusPolicy.TabFocus and inner.isVisible() and inner.isEnabled()
            for inner in self.viewport().findChildren(QWidget)
            if not isinstance(inner, QScrollArea)
        )


class Stack(QStackedWidget):
    """Widgets of which one is seen; while the stack is not, the one in front is left to be shown with it.

    Qt works out style and layout of what comes to the front at once, even where nobody sees it and its size is not known yet.
    """

    def addWidget(self, widget: QWidget) -> int:
        """Add a widget behind the others; the first is in front."""
        widget.setParent(self)
        if not self.count():
            self._leave_for_later(widget)
        return super().addWidget(widget)

    def setCurrentWidget(self, widget: QWidget) -> None:
        """Bring one of the widgets to the front."""
        if widget is not self.currentWidget():
            self._leave_for_later(widget)
        super().setCurrentWidget(widget)

    def _leave_for_later(self, widget: QWidget) -> None:
        if not self.isVisible():
            widget.setAttribute(Qt.WidgetAttribute.WA_WState_ExplicitShowHide)
            widget.setAttribute(Qt.WidgetAttribute.WA_WState_Hidden, on=False)


# Cards beside each other, as many in a row as there is room for


class CardGrid(QWidget):
    """Widgets in columns of at least ``wide`` pixels at normal size; few of them share the whole width if ``fill``."""

    def __init__(self, wide: float, parent: QWidget | None = None, *, fill: bool = True) -> None:
        super().__init__(parent)
        self._wide = wide
        self._fill = fill
        self._cards: list[QWidget] = []
        self._columns = 0
        self._grid = grid(3, parent=self)

    def set_cards(self, cards: Sequence[QWidget]) -> None:
        """Show other cards; the old ones are deleted."""
        for card in self._cards:
            self._grid.removeWidget(card)
            card.hide()
            card.deleteLater()
        self._cards = []
        self.add_cards(cards)

    def add_cards(self, cards: Sequence[QWidget]) -> None:
        """Show these cards behind the others."""
        self._cards += cards
        self._columns = 0
        self._lay_out()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def _lay_out(self) -> None:
        columns = max(1, int(self.width() // px(self._wide)))
        if self._fill:
            columns = min(columns, max(1, len(self._cards)))
        if columns == self._columns:
            return
        for place in range(self._columns):
            self._grid.setColumnStretch(place, 0)
        self._columns = columns
        for place in range(columns):
            self._grid.setColumnStretch(place, 1)
        for place, card in enumerate(self._cards):
            self._grid.removeWidget(card)
            self._grid.addWidget(card, place // columns, place % columns, Qt.AlignmentFlag(0))


class FlowRow(QWidget):
    """Small widgets beside each other, wrapped onto further lines where there is no room."""

    def __init__(self, widgets: Sequence[QWidget], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._widgets = list(widgets)
        self._lines: tuple[int, ...] = ()
        self._grid = grid(1, parent=self)
        self._lay_out()

    def minimumSizeHint(self) -> QSize:
        widest = max((widget.sizeHint().width() for widget in self._widgets), default=0)
        return QSize(widest, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def _lay_out(self) -> None:
        lines, room, line = [], self.width(), -1
        left = 0
        for widget in self._widgets:
            wide = widget.sizeHint().width() + spacing(1)
            if line < 0 or left + wide > room:
                line, left = line + 1, 0
            lines.append(line)
            left += wide
        if tuple(lines) == self._lines:
            return
        for place in range(len(self._widgets) + 1):
            self._grid.setColumnStretch(place, 0)
        self._lines = tuple(lines)
        counts: dict[int, int] = {}
        for widget, number in zip(self._widgets, lines, strict=True):
            self._grid.removeWidget(widget)
            self._grid.addWidget(widget, number, counts.get(number, 0))
            counts[number] = counts.get(number, 0) + 1
        self._grid.setColumnStretch(max(counts.values(), default=0), 1)


# Dialogs


class Dialog(QDialog):
    """A window over another that stays on its screen: where its parts need more room, all but the last scroll.

    The last part of its layout is its foot, with the buttons; one with a single part scrolls whole.
    """

    def setVisible(self, visible: bool) -> None:
        """Show the dialog no larger than the screen, or hide it."""
        if visible:
            self._keep_on_screen()
        super().setVisible(visible)

    def event(self, event: QEvent) -> bool:
        """Look again whether all has room when a part has grown."""
        answer = super().event(event)
        if event.type() is QEvent.Type.LayoutRequest and self.isVisible():
            self._keep_on_screen()
        return answer

    def resize_on_screen(self, width: int, height: int) -> None:
        """Give the dialog a size in pixels, as far as there is room."""
        self.resize(QSize(width, height).boundedTo(LOOK.room(self)))

    def _keep_on_screen(self) -> None:
        room = LOOK.room(self)
        box = self.layout()
        self.setMinimumSize(self.minimumSize().boundedTo(room))
        if isinstance(box, QVBoxLayout):
            _break_foot(box, room.width())
        if isinstance(box, QVBoxLayout) and not _is_scrolled(box) and not _fits(box, self.width(), room):
            width = max(self.width(), box.totalMinimumSize().width())
            focused = self.focusWidget()
            _scroll_all_but_the_last(box)
            box.activate()
            if focused is not None:
                focused.setFocus()
            self.resize_on_screen(width, room.height())


def _fits(box: QLayout, width: int, room: QSize) -> bool:
    least = box.totalMinimumSize()
    high = max(least.height(), box.totalMinimumHeightForWidth(max(width, least.width())))
    return least.width() <= room.width() and high <= room.height()


def _is_scrolled(box: QVBoxLayout) -> bool:
    first = box.itemAt(0)
    return first is None or isinstance(first.widget(), _Parts)


def _break_foot(box: QVBoxLayout, width: int) -> None:
    """Let the buttons of a foot that is wider than the screen stand in several lines."""
    foot = box.itemAt(box.count() - 1)
    line = foot.layout() if foot is not None else None
    edges = box.contentsMargins()
    if (
        not isinstance(line, QHBoxLayout)
        or line.minimumSize().width() <= width - edges.left() - edges.right()
    ):
        return
    box.removeItem(line)
    flow = Flow(2)
    while (item := line.takeAt(0)) is not None:
        if (widget := item.widget()) is not None:
            flow.addWidget(widget)
        elif (layout := item.layout()) is not None:
            layout.setParent(None)
            holder = QWidget()
            holder.setLayout(layout)
            flow.addWidget(holder)
    box.addLayout(flow)


class _Parts(Scroll):
    """All of a dialog that had no room."""


def _scroll_all_but_the_last(box: QVBoxLayout) -> None:
    inner = QWidget()
    inside = QVBoxLayout(inner)
    inside.setContentsMargins(0, 0, 0, 0)
    inside.setSpacing(box.spacing())
    for _ in range(max(1, box.count() - 1)):
        stretch, item = box.stretch(0), box.takeAt(0)
        assert item is not None
        if (widget := item.widget()) is not None:
            inside.addWidget(widget, stretch)
        elif (layout := item.layout()) is not None:
            inside.addLayout(layout, stretch)
        else:
            inside.addStretch(stretch)
    box.insertWidget(0, _Parts(inner), 1)


class MessageBox(QMessageBox):
    """A message whose texts are shown as they are; its owner adds buttons and opens it."""

    def __init__(
        self,
        parent: QWidget,
        title: str,
        text: str,
        buttons: QMessageBox.StandardButton = QMessageBox.StandardButton.NoButton,
        *,
        picture: QMessageBox.Icon = QMessageBox.Icon.NoIcon,
    ) -> None:
        super().__init__(picture, title, "", buttons, parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(text)

    def showEvent(self, event: QShowEvent) -> None:
        """Give the text lines of a readable length; one that is higher than the screen scrolls."""
        label, layout = self.findChild(QLabel, "qt_msgbox_label"), self.layout()
        if isinstance(label, QLabel) and layout is not None:
            room = LOOK.room(self) - QSize(px(160), px(160))
            size = QSize(min(px(480), room.width(), label.sizeHint().width()), room.height())
            label.setMinimumWidth(size.width())
            label.setWordWrap(True)
            if label.heightForWidth(size.width()) > size.height():
                layout.replaceWidget(label, scroll := Scroll(QWidget()))
                scroll.setWidget(label)
                scroll.setMinimumSize(size)
                label.setMinimumWidth(0)
        super().showEvent(event)


def warn(parent: QWidget, title: str, text: str) -> None:
    """Tell what could not be done and wait until it is read."""
    kinds = QMessageBox.StandardButton
    box = MessageBox(parent, title, text, kinds.Ok, picture=QMessageBox.Icon.Warning)
    box.exec()
    box.deleteLater()


def question(
    parent: QWidget,
    title: str,
    text: str,
    buttons: QMessageBox.StandardButton,
    default: QMessageBox.StandardButton = QMessageBox.StandardButton.Cancel,
) -> QMessageBox.StandardButton:
    """Ask and wait for one of ``buttons``: the default for Enter, Cancel if the question is closed."""
    box = MessageBox(parent, title, text, buttons, picture=QMessageBox.Icon.Question)
    box.setDefaultButton(default)
    answer = QMessageBox.StandardButton(box.exec())
    box.deleteLater()
    return answer


# How anything leaves the window: the file it is written to, the paper it is printed on


KINDS: dict[str, Callable[[], str]] = {
    "csv": later("Table (*.csv)"),
    "html": later("Web page (*.html)"),
    "pdf": later("Document (*.pdf)"),
    "png": later("Picture (*.png)"),
    "svg": later("Drawing (*.svg)"),
}
"""What can be written, by the suffix of the file, and how a dialog for files names it."""


def ask_for_file(parent: QWidget, title: str, name: str, kind: str) -> Path | None:
    """Ask where to save ``name`` as one of ``KINDS``; ``None`` for nowhere, the suffix is added if it lacks one."""
    chosen, _ = QFileDialog.getSaveFileName(parent, title, f"{name}.{kind}", KINDS[kind]())
    path = Path(chosen)
    return None if not chosen else path if path.suffix else path.with_suffix(f".{kind}")


def write_or_warn(parent: QWidget, write: Callable[[], object], failed: str) -> None:
    """Write under a waiting cursor; what goes wrong on the disk is said under the title ``failed``."""
    QApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
    trouble = ""
    try:
        write()
    except (OSError, RingsideError) as error:
        trouble = error_text(error).text
    finally:
        QApplication.restoreOverrideCursor()
    if trouble:
        warn(parent, failed, trouble)


def lay_out(device: QPagedPaintDevice, margin_mm: float = 15, *, wide: bool = False) -> None:
    """Set paper and margins: A4, on its side if ``wide``."""
    device.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    device.setPageOrientation(QPageLayout.Orientation.Landscape if wide else QPageLayout.Orientation.Portrait)
    device.setPageMargins(QMarginsF(*[margin_mm] * 4), QPageLayout.Unit.Millimeter)


def preview_and_print(
    parent: QWidget,
    title: str,
    name: str,
    lay_out: Callable[[QPagedPaintDevice], object],
    paint: Callable[[QPagedPaintDevice], object],
) -> None:
    """Ask for a printer, show the pages ``paint`` draws on it, print; ``name`` is what the printer calls them."""
    from PySide6.QtPrintSupport import QPrinter, QPrintPreviewDialog

    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setDocName(name)
    lay_out(printer)
    preview = QPrintPreviewDialog(printer, parent)
    preview.setWindowTitle(title)
    preview.paintRequested.connect(paint)
    preview.exec()
