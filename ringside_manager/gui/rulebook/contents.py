"""What the rulebook holds: its chapters as a tree, their text as pages, and the way back to those before."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPainter
from PySide6.QtWidgets import (
    QListWidget,
    QListWidgetItem,
    QStackedWidget,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from ringside_manager.gui.look import px, theme, typeface
from ringside_manager.gui.widgets import Empty, set_tip
from ringside_manager.language import tr
from ringside_manager.palette import Colours
from ringside_manager.rulebook import (
    Block,
    Chapter,
    Grid,
    Hit,
    Piece,
    Rule,
    Rulebook,
    pieces,
)
from ringside_manager.text_safety import html_text

# The left side of the rulebook: its contents, or what a search has found


Role = Qt.ItemDataRole
ID_ROLE, EXCERPT_ROLE = Role.UserRole, Role.UserRole + 1
CONTENTS, HITS, NOTHING = range(3)


class Contents(QStackedWidget):
    """Contents and hits; ``chosen`` carries the id of a rule somebody chose."""

    chosen = Signal(str)

    def __init__(self, book: Rulebook) -> None:
        super().__init__()
        self.tree = _Tree(book)
        self.hits = _Hits()
        self._nothing = Empty(tr("No rule holds these words. Try fewer of them, or only their beginnings."))
        for widget in (self.tree, self.hits, self._nothing):
            self.addWidget(widget)
        self.tree.currentItemChanged.connect(self._tree_moved)
        self.hits.currentItemChanged.connect(self._hit_moved)
        self.hits.itemActivated.connect(self._hit_moved)

    def show_hits(self, found: tuple[Hit, ...] | None) -> None:
        """Show what was found, or the contents for ``None``."""
        if found is None:
            self.setCurrentIndex(CONTENTS)
        elif found:
            self.hits.fill(found)
            self.setCurrentIndex(HITS)
        else:
            self.setCurrentIndex(NOTHING)

    def take_focus(self) -> None:
        (self.hits if self.currentIndex() == HITS else self.tree).setFocus()

    def mark(self, rule_id: str) -> None:
        self.tree.mark(rule_id)
        self.hits.mark(rule_id)

    def _tree_moved(self, item: QTreeWidgetItem | None) -> None:
        if item is not None and item.data(0, ID_ROLE):
            self.chosen.emit(item.data(0, ID_ROLE))

    def _hit_moved(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            self.chosen.emit(item.data(ID_ROLE))


class _Tree(QTreeWidget):
    """Books, chapters and rules; a chapter leads to its first rule."""

    def __init__(self, book: Rulebook) -> None:
        super().__init__()
        self._items: dict[str, QTreeWidgetItem] = {}
        self.setHeaderHidden(True)
        self.setAccessibleName(tr("Contents of the rulebook"))
        self.setIndentation(px(16))
        self.setUniformRowHeights(True)
        bold = QFont(self.font())
        bold.setWeight(QFont.Weight.DemiBold)
        for one in book.books:
            top = QTreeWidgetItem(self, [one.title])
            top.setFont(0, bold)
            top.setExpanded(True)
            for chapter in one.chapters:
                lone = len(chapter.rules) == 1 and chapter.rules[0].title == chapter.title
                parent = top if lone or one.key == "about" else _item(top, chapter.title, chapter.rules[0].id)
                for rule in chapter.rules:
                    self._items[rule.id] = _item(parent, rule.heading, rule.id)

    def mark(self, rule_id: str) -> None:
        """Make the item of a rule the current one, without choosing it again."""
        item = self._items.get(rule_id)
        if item is not None and not self._stands_at(item):
            self.blockSignals(True)
            self.setCurrentItem(item)
            self.scrollToItem(item)
            self.blockSignals(False)

    def _stands_at(self, item: QTreeWidgetItem) -> bool:
        here = self.currentItem()
        return here is not None and here.data(0, ID_ROLE) == item.data(0, ID_ROLE)


def _item(parent: QTreeWidgetItem, text: str, rule_id: str) -> QTreeWidgetItem:
    item = QTreeWidgetItem(parent, [text])
    item.setData(0, ID_ROLE, rule_id)
    set_tip(item, text, 0)
    return item


class _Hits(QListWidget):
    """What a search has found, the best first."""

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(tr("Rules found"))
        self.setItemDelegate(_HitPainter(self))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def fill(self, found: tuple[Hit, ...]) -> None:
        self.blockSignals(True)
        self.clear()
        for hit in found:
            item = QListWidgetItem(hit.rule.heading)
            item.setData(ID_ROLE, hit.rule.id)
            item.setData(EXCERPT_ROLE, hit.excerpt)
            item.setData(Role.AccessibleTextRole, f"{hit.rule.heading}. {hit.excerpt}")
            self.addItem(item)
        self.blockSignals(False)

    def mark(self, rule_id: str) -> None:
        for line in range(self.count()):
            if self.item(line).data(ID_ROLE) == rule_id:
                self.blockSignals(True)
                self.setCurrentRow(line)
                self.blockSignals(False)
                return


class _HitPainter(QStyledItemDelegate):
    """A hit in two lines: the rule, and the sentence that answers."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        item: object = option
        metrics = item.fontMetrics  # type: ignore[attr-defined]  # known to Qt at run time only
        return QSize(px(120), 2 * metrics.height() + px(16))

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        item: object = option
        rect: QRect = item.rect  # type: ignore[attr-defined]
        state: QStyle.StateFlag = item.state  # type: ignore[attr-defined]
        colours, pad = theme(), px(8)
        painter.save()
        if state & QStyle.StateFlag.State_Selected:
            painter.fillRect(rect, QColor(colours.chosen))
        elif state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(rect, QColor(colours.hover))
        upper = rect.adjusted(pad, pad, -pad, -rect.height() // 2)
        lower = rect.adjusted(pad, rect.height() // 2, -pad, -pad)
        painter.setPen(QColor(colours.text))
        painter.setFont(typeface(weight=QFont.Weight.DemiBold))
        self._line(painter, upper, str(index.data()))
        painter.setPen(QColor(colours.muted))
        painter.setFont(typeface(0.92))
        self._line(painter, lower, str(index.data(EXCERPT_ROLE)))
        painter.restore()

    @staticmethod
    def _line(painter: QPainter, rect: QRect, text: str) -> None:
        cut = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, rect.width())
        painter.drawText(rect, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, cut)


# Chapters as pages of rich text: every text escaped, rules as links, words searched for marked


SCHEME = "rule:"
"""What the address of a link to a rule begins with."""
_READING = ("Our reading:", "Unsere Lesart:")


@dataclass(frozen=True, slots=True)
class Writer:
    """Writes pages of one rulebook; ``wanted`` are the words to mark, ``chosen`` the rule in question."""

    book: Rulebook
    wanted: tuple[str, ...] = ()
    chosen: str = ""
    known: frozenset[str] | None = None
    """What is a link where a text names it; by itself what the chapter's book can mean."""

    def chapter(self, chapter: Chapter) -> str:
        if chapter.rules and self.known is None:
            return replace(self, known=self.book.known_in(chapter.rules[0].book)).chapter(chapter)
        lone = len(chapter.rules) == 1 and chapter.rules[0].title == chapter.title
        head = "" if lone else f"<h1>{self._text(chapter.title)}</h1>"
        return "".join([head, *self._blocks(chapter.blocks), *(self._rule(rule) for rule in chapter.rules)])

    def books(self) -> str:
        return "".join(
            f"<h1>{html_text(book.title)}</h1>" + "".join(self.chapter(chapter) for chapter in book.chapters)
            for book in self.book.books
        )

    def _rule(self, rule: Rule) -> str:
        kind = "chosen" if rule.id == self.chosen else "plain"
        number = f'<span class="id">{rule.id}</span>&nbsp; ' if rule.numbered else ""
        head = (
            f'<h2><a name="{rule.id}"></a><span class="{kind}">{number}{self._text(rule.title)}</span></h2>'
        )
        return "".join([head, *self._blocks(rule.blocks), self._see(rule)])

    def _see(self, rule: Rule) -> str:
        if not rule.see:
            return ""
        links = ", ".join(self._link(rule_id, full=True) for rule_id in rule.see)
        return f'<p class="see">{html_text(tr("See also:"))} {links}</p>'

    def _blocks(self, blocks: Iterable[Block]) -> Iterator[str]:
        for block in blocks:
            if isinstance(block, str):
                kind = "reading" if block.startswith(_READING) else "plain"
                yield f'<p class="{kind}">{self._text(block)}</p>'
            elif isinstance(block, tuple):
                yield f"<ul>{''.join(f'<li>{self._text(item)}</li>' for item in block)}</ul>"
            else:
                head = self._cells(block.head, "th", block)
                lines = "".join(f"<tr>{self._cells(line, 'td', block)}</tr>" for line in block.lines)
                yield f'<table cellspacing="0" cellpadding="7"><tr>{head}</tr>{lines}</table>'

    def _cells(self, cells: Sequence[str], tag: str, grid: Grid) -> str:
        return "".join(
            f"<{tag} align={'right' if _is_figures(grid, place) else 'left'}>{self._text(cell)}</{tag}>"
            for place, cell in enumerate(cells)
        )

    def _text(self, text: str) -> str:
        return "".join(self._piece(piece) for piece in pieces(text, self.known or (), self.wanted))

    def _piece(self, piece: Piece) -> str:
        if piece.rule:
            return self._link(piece.rule)
        return f'<span class="found">{html_text(piece.text)}</span>' if piece.found else html_text(piece.text)

    def _link(self, rule_id: str, *, full: bool = False) -> str:
        rule = self.book.rule(rule_id)
        words = rule.heading if full or not rule.numbered else rule.id
        return f'<a href="{SCHEME}{rule.id}" title="{html_text(rule.heading)}">{html_text(words)}</a>'


def style_of(colours: Colours, points: float) -> str:
    """The style of pages in the colours of a theme, for text of ``points``."""
    return f"""
        body {{ color: {colours.text}; }}
        h1 {{ font-size: {points * 1.7:.1f}pt; margin-top: 0px; margin-bottom: 6px; }}
        h2 {{ font-size: {points * 1.15:.1f}pt; margin-top: 22px; margin-bottom: 4px; }}
        p {{ margin-top: 4px; margin-bottom: 8px; line-height: 128%; }}
        p.reading {{ color: {colours.muted}; font-style: italic; }}
        p.see {{ color: {colours.muted}; font-size: {points * 0.92:.1f}pt; }}
        li {{ margin-bottom: 3px; line-height: 128%; }}
        a {{ color: {colours.link}; text-decoration: none; }}
        span.id {{ color: {colours.gold}; }}
        span.chosen {{ background-color: {colours.chosen}; }}
        span.found {{ background-color: {colours.chosen}; font-weight: 600; }}
        table {{ border-collapse: collapse; margin-top: 6px; margin-bottom: 10px; }}
        th {{ border-bottom: 1px solid {colours.muted}; color: {colours.muted}; font-weight: 600; }}
        td {{ border-bottom: 1px solid {colours.line}; }}
    """


def _is_figures(grid: Grid, place: int) -> bool:
    column = [line[place] for line in grid.lines]
    return all(any(sign.isdigit() or sign == "½" for sign in cell) and " " not in cell for cell in column)
