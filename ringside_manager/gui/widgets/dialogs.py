"""Windows over another: dialogs that never leave the screen, messages and questions; and how anything leaves the window."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QMarginsF, QSize, Qt
from PySide6.QtGui import QPagedPaintDevice, QPageLayout, QPageSize, QShowEvent
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QLayout,
    QMessageBox,
    QVBoxLayout,
    QWidget,
)

from ringside_manager.errors import RingsideError
from ringside_manager.gui.language import error_text
from ringside_manager.gui.look import LOOK, px
from ringside_manager.gui.widgets.frames import Flow
from ringside_manager.gui.widgets.panes import Scroll
from ringside_manager.language import later

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
