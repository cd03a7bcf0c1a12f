"""The rulebook on the screen: its text, searched and printed."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, Qt, QUrl, Signal
from PySide6.QtGui import (
    QFont,
    QKeyEvent,
    QPagedPaintDevice,
    QPdfWriter,
    QResizeEvent,
    QShortcut,
    QTextDocument,
)
from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QLineEdit,
    QMenu,
    QSplitter,
    QTextBrowser,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from ringside_manager.campaign.house_rules import HouseRules
from ringside_manager.errors import UnknownNameError
from ringside_manager.files import new_file
from ringside_manager.gui import words
from ringside_manager.gui.look import follow_look, icon, px, square, theme, typeface
from ringside_manager.gui.place import Trail
from ringside_manager.gui.rulebook.contents import SCHEME, Contents, Writer, style_of
from ringside_manager.gui.tables.bar import bar_tool
from ringside_manager.gui.widgets import plain_label
from ringside_manager.gui.widgets.dialogs import ask_for_file, lay_out, preview_and_print, write_or_warn
from ringside_manager.gui.widgets.texts import show_text
from ringside_manager.language import LANGUAGE, tr
from ringside_manager.office.house_rules import differing
from ringside_manager.palette import LIGHT
from ringside_manager.rulebook import rulebook, words_of

# The rulebook on paper: black on white, pages numbered


POINTS = 10.0
RESOLUTION = 300
_MARGIN_MM = 20


def save_pdf(html: str, path: Path) -> None:
    """Write pages as a PDF document, all of it or nothing."""
    with new_file(path, overwrite=True) as part:
        writer = QPdfWriter(str(part))
        writer.setResolution(RESOLUTION)
        writer.setTitle(tr("Rulebook"))
        lay_out(writer, _MARGIN_MM)
        document(html).print_(writer)
        del writer


def document(html: str) -> QTextDocument:
    """The pages in the colours of paper."""
    made = QTextDocument()
    font = QFont(QApplication.font().family())
    font.setPointSizeF(POINTS)
    made.setDefaultFont(font)
    made.setDefaultStyleSheet(style_of(LIGHT, POINTS))
    made.setHtml(html)
    return made


def ask_and_save(parent: QWidget, html: str) -> None:
    """Ask for a file and save there; what goes wrong on the disk is told in a sentence."""
    path = ask_for_file(parent, tr("Save the rulebook"), "rulebook", "pdf")
    if path is not None:
        write_or_warn(parent, lambda: save_pdf(html, path), tr("The rulebook was not written"))


def ask_and_print(parent: QWidget, html: str) -> None:
    """Show the pages, ask for a printer, print."""
    pages = document(html)

    def paint(device: QPagedPaintDevice) -> None:
        """Print; unlike a bound method of the pages this function keeps them alive."""
        pages.print_(device)

    on_paper = partial(lay_out, margin_mm=_MARGIN_MM)
    preview_and_print(parent, tr("Print the rules"), tr("Rulebook"), on_paper, paint)


# The rulebook to read: contents or hits on the left, the text on the right; needs no league


FIRST = "welcome"
_NARROW = 560
"""Below so many pixels at normal size contents and text stand under each other."""
_MEASURE = 780
"""Lines are never longer: the eye would lose the next one."""
Key = Qt.Key


House = Callable[[], HouseRules | None]
"""The house rules of the league that is open, if one is."""


class RulebookView(QWidget):
    """Shows the rulebook; ``read`` carries the id of the rule that is shown now.

    ``house`` says what the open league has otherwise.  Where it is narrow, contents and text stand under each other; with ``narrow`` they always do.
    """

    read = Signal(str)

    def __init__(
        self, parent: QWidget | None = None, *, narrow: bool = False, house: House | None = None
    ) -> None:
        super().__init__(parent)
        self._always_narrow, self._house = narrow, house
        self.house = plain_label(wrap=True, tone="accent")
        self.house.hide()
        self.book = rulebook(LANGUAGE.code)
        self._trail: Trail[str] = Trail()
        self._wanted: tuple[str, ...] = ()
        self.back = bar_tool(tr("Back"), tr("Back to what was read before (Backspace)"))
        self.on = bar_tool(tr("Forward"), tr("Forward again"))
        self.listing = bar_tool(tr("Contents"), tr("Show or hide the contents"))
        self.paper = bar_tool(tr("Print"), tr("Print or save as a document"))
        self.search = QLineEdit()
        self.contents = Contents(self.book)
        self.text = QTextBrowser()
        self._splitter = QSplitter()
        self._moved = False
        self._lay_out()
        self._connect()
        self._dress()
        self.show_rule(FIRST)

    @property
    def rule_id(self) -> str:
        return self._trail.here or ""

    def show_rule(self, rule_id: str) -> bool:
        """Show a rule in its chapter; whether there is one of that id."""
        try:
            found = self.book.rule(rule_id).id
        except UnknownNameError:
            return False
        self._trail.visit(found)
        self._go()
        return True

    def go_back(self) -> None:
        self._trail.back()
        self._go()

    def go_on(self) -> None:
        self._trail.forward()
        self._go()

    def find(self, words: str = "") -> None:  # type: ignore[override]
        """Search for words, or put the keyboard into the search field."""
        if words:
            self.search.setText(words)
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    def page(self) -> str:
        chapter = self.book.chapter(self.book.rule(self.rule_id))
        return Writer(self.book, self._wanted, self.rule_id).chapter(chapter)

    # inside -------------------------------------------------------------------------------------------

    def _go(self) -> None:
        self._write()
        self.contents.mark(self.rule_id)
        self.back.setEnabled(self._trail.can_go_back)
        self.on.setEnabled(self._trail.can_go_forward)
        self.show_house()
        self.read.emit(self.rule_id)

    def show_house(self) -> None:
        """Say what the open league has otherwise than this rule."""
        rules = self._house() if self._house else None
        found = () if rules is None else differing(rules, {self.rule_id})
        show_text(
            self.house, "\n".join((tr("In your league:"), *map(words.house_rule, found))) if found else ""
        )

    def _write(self) -> None:
        document = self.text.document()
        document.setDefaultFont(typeface(1.05))
        document.setDefaultStyleSheet(style_of(theme(), typeface(1.05).pointSizeF()))
        document.setDocumentMargin(px(22))
        document.setIndentWidth(px(20))
        self.text.setHtml(self.page())
        self._bring()

    def _bring(self) -> None:
        """Bring the rule to the top; the first of a chapter stays under the chapter's heading."""
        room = self.text.viewport().width()
        self.text.setLineWrapColumnOrWidth(min(room, px(_MEASURE)))
        first = self.book.chapter(self.book.rule(self.rule_id)).rules[0].id
        if self.rule_id != first:
            self.text.scrollToAnchor(self.rule_id)

    def _search(self, text: str) -> None:
        self._wanted = words_of(text)
        self.contents.show_hits(self.book.search(text) if self._wanted else None)
        if self._narrow():
            self.contents.setVisible(bool(self._wanted) or self.listing.isChecked())
        self.contents.mark(self.rule_id)
        self._write()

    def _choose_first(self) -> None:
        hits = self.book.search(self.search.text())
        if hits:
            self.show_rule(hits[0].rule.id)
            self.contents.hits.setFocus()

    def _follow(self, address: QUrl) -> None:
        self.show_rule(address.toString().removeprefix(SCHEME))

    def _print_menu(self) -> None:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        chapter = self.book.chapter(self.book.rule(self.rule_id))
        plain = Writer(self.book)
        menu.addAction(tr("Print this chapter…"), lambda: ask_and_print(self, plain.chapter(chapter)))
        menu.addAction(tr("Print the whole rulebook…"), lambda: ask_and_print(self, plain.books()))
        menu.addAction(tr("Save the whole rulebook as PDF…"), lambda: ask_and_save(self, plain.books()))
        menu.popup(self.paper.mapToGlobal(self.paper.rect().bottomLeft()))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            if watched is self.search and event.key() == Key.Key_Down:
                self.contents.take_focus()
                return True
            if watched is self.search and event.key() == Key.Key_Escape and self.search.text():
                self.search.clear()
                return True
            if watched is self.text and event.key() == Key.Key_Backspace:
                self.go_back()
                return True
        if event.type() == QEvent.Type.Resize and watched is self.text.viewport():
            self._bring()
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _narrow(self) -> bool:
        return self._always_narrow or self.width() < px(_NARROW)

    def _arrange(self) -> None:
        narrow = self._narrow()
        direction = Qt.Orientation.Vertical if narrow else Qt.Orientation.Horizontal
        self.listing.setVisible(narrow)
        self.contents.setVisible(not narrow or self.listing.isChecked() or bool(self._wanted))
        turned = self._splitter.orientation() != direction
        self._splitter.setOrientation(direction)
        if turned or not self._moved:
            left = min(px(290), round(self.width() * 0.36))
            sizes = [px(200), px(400)] if narrow else [left, self.width() - left]
            self._splitter.setSizes(sizes)

    def _keep_sizes(self) -> None:
        self._moved = True

    def _connect(self) -> None:
        self._splitter.splitterMoved.connect(self._keep_sizes)
        self.back.clicked.connect(self.go_back)
        self.on.clicked.connect(self.go_on)
        self.listing.toggled.connect(self._arrange)
        self.paper.clicked.connect(self._print_menu)
        self.search.textChanged.connect(self._search)
        self.search.returnPressed.connect(self._choose_first)
        self.contents.chosen.connect(self.show_rule)
        self.text.anchorClicked.connect(self._follow)
        self.search.installEventFilter(self)
        self.text.installEventFilter(self)
        self.text.viewport().installEventFilter(self)
        follow_look(self._dress)
        here = Qt.ShortcutContext.WidgetWithChildrenShortcut
        QShortcut("Ctrl+F", self, self.find, context=here)

    def _dress(self) -> None:
        for tool, name in (
            (self.back, "back"),
            (self.on, "forward"),
            (self.listing, "columns"),
            (self.paper, "print"),
        ):
            tool.setIcon(icon(name))
            tool.setIconSize(square(18))
        if self.rule_id:
            self._write()

    def _lay_out(self) -> None:
        self.search.setPlaceholderText(tr("Search the rules, such as: saved by the bell"))
        self.search.setAccessibleName(tr("Search the rules"))
        self.search.setClearButtonEnabled(True)
        for clear in self.search.findChildren(QToolButton):
            clear.setAccessibleName(tr("Clear the search"))
        self.text.setAccessibleName(tr("Text of the rules"))
        self.text.setOpenLinks(False)
        self.text.setLineWrapMode(QTextBrowser.LineWrapMode.FixedPixelWidth)
        self.text.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.listing.setCheckable(True)
        bar = QHBoxLayout()
        bar.setSpacing(px(4))
        for widget in (self.back, self.on, self.listing):
            bar.addWidget(widget)
        bar.addWidget(self.search, 1)
        bar.addWidget(self.paper)
        self._splitter.addWidget(self.contents)
        self._splitter.addWidget(self.text)
        self._splitter.setStretchFactor(1, 1)
        self._splitter.setChildrenCollapsible(False)
        self._splitter.setHandleWidth(px(8))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(px(8))
        layout.addLayout(bar)
        layout.addWidget(self.house)
        layout.addWidget(self._splitter, 1)
        self.setFocusProxy(self.search)
