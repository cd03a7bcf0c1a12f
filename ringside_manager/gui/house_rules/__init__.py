"""Packs of house rules: opened and saved as files, two of them compared, and one as a tree of its numbers by chapters."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

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
    QDoubleSpinBox,
    QFileDialog,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from ringside_manager import paths
from ringside_manager.campaign.house_packs import HousePack, pack_text
from ringside_manager.campaign.house_rules import (
    HouseRules,
    numbers,
)
from ringside_manager.campaign.numbers import Number
from ringside_manager.errors import RingsideError
from ringside_manager.files import write_text
from ringside_manager.gui import words
from ringside_manager.gui.language import error_text
from ringside_manager.gui.look import px, size_window, theme, typeface
from ringside_manager.gui.settings import settings
from ringside_manager.gui.widgets import Dialog, MessageBox, button, column, note, plain_label, row
from ringside_manager.gui.widgets.fields import combo
from ringside_manager.language import tr, translated
from ringside_manager.office.house_rules import CHAPTERS, SHIPPED, UNITS, load_pack, rows, shipped
from ringside_manager.text_safety import file_slug
from ringside_manager.written.own_files import ORIGINS, Origin

OWN = "our_rules"
"""What a pack is called that was changed here and has no file yet."""


# Files


_FOLDER = "house_rules/folder"


def ask_open(parent: QWidget) -> HousePack | None:
    """A pack from a file somebody chooses; what is wrong with one is told by line and column."""
    chosen, _ = QFileDialog.getOpenFileName(
        parent, tr("Open house rules"), str(settings().value(_FOLDER, "")), tr("House rules (*.yaml *.yml)")
    )
    if not chosen:
        return None
    settings().set_value(_FOLDER, str(Path(chosen).parent))
    try:
        return load_pack(Path(chosen))
    except RingsideError as refused:
        _tell(parent, refused)
        return None


def ask_save(parent: QWidget, pack: HousePack) -> HousePack | None:
    """Write a pack into a file somebody chooses; it goes by the file's name from then on."""
    with suppress(OSError):  # then another folder is chosen
        paths.own_rules().mkdir(parents=True, exist_ok=True)
    start = Path(str(settings().value(_FOLDER, "") or paths.own_rules())) / f"{pack.name}.yaml"
    chosen, _ = QFileDialog.getSaveFileName(
        parent, tr("Save the house rules"), str(start), tr("House rules (*.yaml)")
    )
    if not chosen:
        return None
    path = Path(chosen) if Path(chosen).suffix else Path(chosen).with_suffix(".yaml")
    named = own_pack(pack.rules, path.stem, pack.title)
    try:
        write_text(path, [pack_text(named)], overwrite=True)
    except (RingsideError, OSError) as fault:
        _tell(parent, fault)
        return None
    settings().set_value(_FOLDER, str(path.parent))
    return named


def pack_title(pack: HousePack) -> str:
    """The title of a pack, with a word that it is the person's own if it does not come with the program."""
    title = translated(pack.title)
    return (
        title
        if pack.name in SHIPPED
        else tr("{title} ({origin})").format(title=title, origin=translated(ORIGINS[Origin.OWN]))
    )


def own_pack(rules: HouseRules, name: str = OWN, title: str = "") -> HousePack:
    """Rules under a name of their own: a shipped name is left to the pack that was shipped."""
    slug = file_slug(name, OWN)[:40].strip("-_") or OWN
    slug = f"{slug[:35]}-own" if slug in SHIPPED else slug
    known = {shipped(one).title for one in SHIPPED}
    return HousePack(slug, title if title and title not in known else slug, "", rules)


def _tell(parent: QWidget, fault: OSError | RingsideError) -> None:
    said = error_text(fault)
    box = MessageBox(
        parent, said.title or tr("This could not be done"), said.text, picture=MessageBox.Icon.Warning
    )
    if said.next_step:
        box.setInformativeText(said.next_step)
    box.exec()


# Two packs side by side


class CompareDialog(Dialog):
    """Two packs, number by number where they differ; a pack from a file can be laid beside."""

    def __init__(self, packs: tuple[HousePack, ...], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("House rules compared"))
        self._packs = list(dict.fromkeys(packs))
        self.sides = combo(tr("One pack")), combo(tr("The other pack"))
        for side in self.sides:
            side.activated.connect(lambda _at: self._compare())
        self.table = QTreeWidget()
        self.table.setRootIsDecorated(False)
        self.table.setUniformRowHeights(True)
        self.table.setAccessibleName(tr("What differs"))
        self.count = note()
        self.file = button(tr("Open…"), self._open, picture="folder")
        close = button(tr("Close"), self.accept, kind="primary")
        column(
            row(self.sides[0], plain_label("↔"), self.sides[1], None, self.file, space=3),
            (self.table, 1), self.count, row(None, close), space=4, margins=5, parent=self,
        )  # fmt: skip
        self._fill(0, len(self._packs) - 1 if len(self._packs) > 1 else 0)
        size_window(self, 860, 560)

    def _fill(self, *chosen: int) -> None:
        for side, at in zip(self.sides, chosen, strict=True):
            side.clear()
            for pack in self._packs:
                side.addItem(translated(pack.title))
            side.setCurrentIndex(at)
        self._compare()

    def _compare(self) -> None:
        one, other = (self._packs[side.currentIndex()] for side in self.sides)
        self.table.clear()
        self.table.setHeaderLabels(
            [
                tr("Chapter"),
                tr("Number"),
                translated(one.title),
                translated(other.title),
                tr("By the book"),
                tr("Rule"),
            ]
        )
        found = [each for each in rows(one.rules, other.rules) if each.differs]
        for each in found:
            number = each.number
            chapter = words.rule_part(number) or translated(CHAPTERS[number.path[0]])
            cells = [
                chapter, translated(number.meaning.label), words.rule_value(number, each.value),
                words.rule_value(number, each.other), words.rule_figure(number, number.book), number.rule,
            ]  # fmt: skip
            self.table.addTopLevelItem(QTreeWidgetItem(cells))
        for place in range(6):
            self.table.resizeColumnToContents(place)
        self.count.setText(
            tr("%n number differs.", "%n numbers differ.", len(found))
            if found
            else tr("The two have the same numbers.")
        )

    def _open(self) -> None:
        found = ask_open(self)
        if found is not None:
            self._packs.append(replace(found))
            self._fill(self.sides[0].currentIndex(), len(self._packs) - 1)


# A pack as a tree


def range_text(number: Number) -> str:
    """What a number may be, as people read it."""
    meaning = number.meaning
    return tr("{lowest} to {highest}").format(
        lowest=words.rule_figure(number, meaning.lowest), highest=words.rule_figure(number, meaning.highest)
    )


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
            item.setText(RANGE, range_text(number))
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
