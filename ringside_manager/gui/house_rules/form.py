"""A pack of house rules as a form by chapters: every number with its value by the book, its range and its rule."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import (
    QAbstractItemModel,
    QCoreApplication,
    QModelIndex,
    QPersistentModelIndex,
    QSignalBlocker,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QDoubleSpinBox,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from ringside_manager.campaign.house_packs import HousePack, unchecked
from ringside_manager.campaign.house_rules import (
    BY_THE_BOOK,
    Contradiction,
    HouseRules,
    contradictions,
    numbers,
)
from ringside_manager.campaign.numbers import Number, changed
from ringside_manager.gui import words
from ringside_manager.gui.house_rules.compare import OWN, CompareDialog, ask_open, ask_save, pack_title
from ringside_manager.gui.look import px, theme, typeface
from ringside_manager.gui.widgets import button, column, note, plain_label, row
from ringside_manager.gui.widgets.fields import combo
from ringside_manager.gui.widgets.texts import show_text
from ringside_manager.language import tr, translated
from ringside_manager.office.house_rules import CHAPTERS, SHIPPED, UNITS, packs, rows, shipped


def _range(number: Number) -> str:
    meaning = number.meaning
    return tr("{lowest} to {highest}").format(
        lowest=words.rule_figure(number, meaning.lowest), highest=words.rule_figure(number, meaning.highest)
    )


# The form


NUMBER = Qt.ItemDataRole.UserRole
NAME, VALUE, BOOK_COLUMN, UNIT, RANGE, RULE = range(6)


class PackTree(QTreeWidget):
    """Every number of a pack by chapters: value, what it is by the book, range and rule; what differs is marked.

    ``edited`` after every change somebody makes.
    """

    edited = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setColumnCount(6)
        self.setHeaderLabels([tr("Number"), tr("Value"), tr("Book"), tr("Unit"), tr("Range"), tr("Rule")])
        self.setAccessibleName(tr("House rules"))
        self.setItemDelegateForColumn(VALUE, _Spin(self))
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setUniformRowHeights(True)
        self.setMinimumHeight(px(240))
        head = self.header()
        head.setStretchLastSection(False)
        head.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        head.setSectionResizeMode(NAME, QHeaderView.ResizeMode.Stretch)
        self._values: dict[tuple[str, ...], int] = {}
        self._items: dict[tuple[str, ...], QTreeWidgetItem] = {}
        self._only = False
        self.read_only = False
        self._build()
        self.itemActivated.connect(lambda item, _column: self._edit(item))
        self.itemClicked.connect(lambda item, at: self._edit(item) if at == VALUE else None)

    def _build(self) -> None:
        chapters: dict[str, QTreeWidgetItem] = {}
        parts: dict[tuple[str, str], QTreeWidgetItem] = {}
        for number in numbers():
            chapter = number.path[0]
            above = chapters.get(chapter)
            if above is None:
                above = chapters[chapter] = QTreeWidgetItem(self, [translated(CHAPTERS[chapter])])
                above.setFont(NAME, typeface(1.0, 600))
            if name := words.rule_part(number):
                inside = parts.get((chapter, name))
                if inside is None:
                    inside = parts[chapter, name] = QTreeWidgetItem(above, [name])
                above = inside
            item = QTreeWidgetItem(above, [translated(number.meaning.label)])
            item.setData(NAME, NUMBER, number.name)
            item.setText(BOOK_COLUMN, words.rule_figure(number, number.book))
            item.setText(UNIT, translated(UNITS[number.meaning.unit]))
            item.setText(RANGE, _range(number))
            item.setText(RULE, number.rule)
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsEditable)
            self._items[number.path] = item

    @property
    def values(self) -> dict[tuple[str, ...], int]:
        """The numbers as they stand, by their paths."""
        return dict(self._values)

    def show_rules(self, rules: HouseRules) -> None:
        self._values = {number.path: number.of(rules) for number in numbers()}
        self._paint()

    def show_only_differences(self, on: bool) -> None:
        self._only = on
        self._paint()

    def _paint(self) -> None:
        with QSignalBlocker(self):
            for number in numbers():
                self._paint_one(number)
            for place in range(self.topLevelItemCount()):
                _gather(self.topLevelItem(place), hide=self._only)

    def _paint_one(self, number: Number) -> None:
        item, value = self._items[number.path], self._values[number.path]
        differs = value != number.book
        item.setText(
            VALUE, f"★ {words.rule_figure(number, value)}" if differs else words.rule_figure(number, value)
        )
        item.setData(
            VALUE, Qt.ItemDataRole.ForegroundRole, QColor(theme().accent_strong) if differs else None
        )
        item.setFont(VALUE, typeface(1.0, 600 if differs else 400))
        state = tr("differs from the book") if differs else tr("as in the book")
        item.setData(VALUE, Qt.ItemDataRole.AccessibleTextRole, f"{words.rule_value(number, value)}, {state}")
        item.setHidden(self._only and not differs)

    def number_at(self, index: QModelIndex | QPersistentModelIndex) -> Number | None:
        """The number a row shows; ``None`` for a heading."""
        name = (
            index.model().index(index.row(), NAME, index.parent()).data(NUMBER) if index.isValid() else None
        )
        return next((number for number in numbers() if number.name == name), None)

    def value_at(self, number: Number) -> int:
        return self._values[number.path]

    def set_value(self, number: Number, value: int) -> None:
        """Give a number another value, as somebody does by hand."""
        if self._values[number.path] != value:
            self._values[number.path] = value
            self._paint()
            self.edited.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A figure typed begins a new value."""
        if event.text() and event.text() in "0123456789-":
            self._edit(self.currentItem())
            box = self.findChild(QDoubleSpinBox)
            if box is not None:
                box.selectAll()
                QCoreApplication.sendEvent(box, event)
            return
        super().keyPressEvent(event)

    def _edit(self, item: QTreeWidgetItem | None) -> None:
        """Only the values of numbers are typed over, whichever column of a row was meant."""
        if item is not None and not self.read_only and item.data(NAME, NUMBER):
            self.setCurrentItem(item, VALUE)
            self.editItem(item, VALUE)

    def mark(self, names: Iterable[str]) -> None:
        """Go to the first of these numbers."""
        for number in numbers():
            if number.name in names:
                self.scrollToItem(self._items[number.path])
                self.setCurrentItem(self._items[number.path])
                return


def _gather(item: QTreeWidgetItem | None, *, hide: bool) -> int:
    """Open what holds something that differs, and hide what holds nothing if asked to; how many rows are in sight."""
    if item is None:
        return 0
    if item.data(NAME, NUMBER):
        return int(not item.isHidden())
    inside = sum(_gather(item.child(place), hide=hide) for place in range(item.childCount()))
    item.setHidden(hide and not inside)
    if hide:
        item.setExpanded(True)
    return inside


class _Spin(QStyledItemDelegate):
    """A value is typed into a box that knows its range and its step."""

    def __init__(self, tree: PackTree) -> None:
        super().__init__(tree)
        self._tree = tree

    def createEditor(
        self, parent: QWidget, _option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QWidget:
        """A box for the number of a row."""
        number = self._tree.number_at(index)
        box = QDoubleSpinBox(parent)
        if number is not None:
            meaning, divided = number.meaning, 2 if number.is_half else 1
            box.setDecimals(1 if number.is_half else 0)
            box.setRange(meaning.lowest / divided, meaning.highest / divided)
            box.setSingleStep(meaning.step / divided)
            box.setGroupSeparatorShown(True)
            box.setAccessibleName(translated(meaning.label))
        return box

    def setEditorData(self, editor: QWidget, index: QModelIndex | QPersistentModelIndex) -> None:
        number = self._tree.number_at(index)
        if number is not None and isinstance(editor, QDoubleSpinBox):
            editor.setValue(self._tree.value_at(number) / (2 if number.is_half else 1))

    def setModelData(
        self, editor: QWidget, _model: QAbstractItemModel, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Take the value over, to the nearest its step allows."""
        number = self._tree.number_at(index)
        if number is None or not isinstance(editor, QDoubleSpinBox):
            return
        editor.interpretText()
        value, step = round(editor.value() * (2 if number.is_half else 1)), number.meaning.step
        self._tree.set_value(number, round(value / step) * step)


class PackForm(QWidget):
    """A pack to be chosen, changed, opened and saved; ``changed`` after each of these.

    ``pack`` is what it says, ``None`` while its numbers contradict each other.
    """

    changed = Signal()

    def __init__(self, pack: HousePack, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pack = pack
        self.packs = combo(tr("Pack"))
        self._known = packs()
        for one in self._known:
            self.packs.addItem(pack_title(one), one.name)
        self.about = note()
        self.tree = PackTree()
        self.wrong = plain_label(wrap=True, tone="bad")
        self.wrong.hide()
        self.only = QCheckBox(tr("Only what differs from the book"))
        self.open = button(tr("Open…"), self._open, picture="folder")
        self.save = button(tr("Save as…"), self._save, picture="save")
        self.compare = button(tr("Compare…"), self._compare, picture="compare")
        self.why = note()
        column(
            row(self.packs, self.open, self.save, self.compare, None, space=2),
            self.about, self.only, self.wrong, (self.tree, 1), self.why,
            space=3, parent=self,
        )  # fmt: skip
        self.show_pack(pack)
        self.packs.activated.connect(lambda _at: self._choose_again())
        self.only.toggled.connect(self.tree.show_only_differences)
        self.tree.edited.connect(self._on_edit)
        self.tree.currentItemChanged.connect(lambda *_: self._explain())

    @property
    def pack(self) -> HousePack | None:
        """What the form says; ``None`` while numbers contradict each other."""
        return None if self.faults() else self._pack

    def faults(self) -> tuple[Contradiction, ...]:
        """The numbers that contradict each other."""
        return tuple(contradictions(unchecked(BY_THE_BOOK, self.tree.values)))

    def show_pack(self, pack: HousePack) -> None:
        """Show a pack; one that is not among those there are by name has an entry of its own."""
        self._pack = pack
        named = [(one.name, one.rules) for one in self._known]
        is_new = (pack.name, pack.rules) not in named
        while self.packs.count() > len(named):
            self.packs.removeItem(len(named))
        if is_new:
            self.packs.addItem(pack.title, pack.name)
        self.packs.setCurrentIndex(len(named) if is_new else named.index((pack.name, pack.rules)))
        self.tree.show_rules(pack.rules)
        self._judge()

    def set_read_only(self, on: bool) -> None:
        """Show the numbers without taking any."""
        self.tree.read_only = on
        for part in (self.packs, self.open):
            part.setVisible(not on)

    def _choose_again(self) -> None:
        """Go back to a pack of the list; the entry after them is the one that is shown."""
        if self.packs.currentIndex() < len(self._known):
            self._choose(self._known[self.packs.currentIndex()])

    def _choose(self, pack: HousePack) -> None:
        self.show_pack(pack)
        self.changed.emit()

    def _on_edit(self) -> None:
        if not self.faults():
            rules = changed(BY_THE_BOOK, self.tree.values)
            same = next((shipped(name) for name in SHIPPED if shipped(name).rules == rules), None)
            kept = self._pack.name if self._pack.name not in SHIPPED else OWN
            title = self._pack.title if self._pack.name not in SHIPPED else tr("Our own")
            self.show_pack(same or HousePack(kept, title, "", rules))
        self._judge()
        self.changed.emit()

    def _judge(self) -> None:
        found = self.faults()
        show_text(self.wrong, translated(found[0].why) if found else "")
        count = sum(row.differs for row in rows(self._pack.rules))
        said = translated(self._pack.description) if self._pack.description else ""
        told = tr("%n number differs from the book.", "%n numbers differ from the book.", count)
        self.about.setText(f"{said} {told}".strip())

    def _explain(self) -> None:
        number = self.tree.number_at(self.tree.currentIndex())
        if number is None:
            self.why.setText("")
            return
        sentence = tr("{label}: {why} {range}. Rule {rule}.").format(
            label=translated(number.meaning.label), why=translated(number.meaning.why),
            range=_range(number), rule=number.rule,
        )  # fmt: skip
        self.why.setText(sentence)

    def _open(self) -> None:
        found = ask_open(self)
        if found is not None:
            self._choose(found)

    def _save(self) -> None:
        if self.faults():
            return
        saved = ask_save(self, self._pack)
        if saved is not None and not self.tree.read_only:
            self._choose(saved)

    def _compare(self) -> None:
        dialog = CompareDialog((self._pack, *self._known), self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()
