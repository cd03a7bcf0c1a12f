"""Packs of house rules opened and saved as files, and two of them compared."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from pathlib import Path

from PySide6.QtWidgets import (
    QFileDialog,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from ringside_manager import paths
from ringside_manager.campaign.house_packs import HousePack, pack_text
from ringside_manager.campaign.house_rules import (
    HouseRules,
)
from ringside_manager.errors import RingsideError
from ringside_manager.files import write_text
from ringside_manager.gui import words
from ringside_manager.gui.language import error_text
from ringside_manager.gui.look import size_window
from ringside_manager.gui.settings import settings
from ringside_manager.gui.widgets import Dialog, MessageBox, button, column, note, plain_label, row
from ringside_manager.gui.widgets.fields import combo
from ringside_manager.language import tr, translated
from ringside_manager.office.house_rules import CHAPTERS, SHIPPED, load_pack, rows, shipped
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
