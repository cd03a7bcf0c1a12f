"""The left side of the rulebook: its contents, or what a search has found."""

from __future__ import annotations

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
from ringside_manager.rulebook import Hit, Rulebook

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
        """Put the keyboard into what is shown."""
        (self.hits if self.currentIndex() == HITS else self.tree).setFocus()

    def mark(self, rule_id: str) -> None:
        """Show which rule is being read."""
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
        self._fill(book)

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

    def _fill(self, book: Rulebook) -> None:
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
        """List the hits."""
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
        """Make the hit of a rule the current one."""
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
        """Two lines of text with air around them."""
        item: object = option
        metrics = item.fontMetrics  # type: ignore[attr-defined]  # known to Qt at run time only
        return QSize(px(120), 2 * metrics.height() + px(16))

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Draw one hit."""
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
