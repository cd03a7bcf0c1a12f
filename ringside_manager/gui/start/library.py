"""The library: every fighter set and pack of house rules with its origin, looked at, used, installed and removed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, TypeVar

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFileDialog, QTabWidget, QWidget

from ringside_manager.campaign.house_packs import HousePack
from ringside_manager.campaign.house_rules import BOOK, differences
from ringside_manager.errors import RingsideError, SaveExistsError, UsageError
from ringside_manager.fighters import FighterSet
from ringside_manager.fighters.sets import OWN_SETS, load_set, shipped_sets
from ringside_manager.gui.house_rules import CompareDialog
from ringside_manager.gui.language import error_text
from ringside_manager.gui.look import px, size_window
from ringside_manager.gui.operation import Background
from ringside_manager.gui.settings import forget_set, known_sets, remember_set, settings
from ringside_manager.gui.start.draft_room import prospect_columns
from ringside_manager.gui.tables import Column, Table
from ringside_manager.gui.widgets import (
    Dialog,
    Heading,
    MessageBox,
    button,
    column,
    note,
    plain_label,
    question,
    row,
    show_if,
)
from ringside_manager.gui.widgets.fields import line_edit
from ringside_manager.gui.widgets.frames import flow
from ringside_manager.language import Message, tr, translated
from ringside_manager.office.house_rules import OWN_PACKS, SHIPPED, load_pack, shipped
from ringside_manager.office.live_founding import Prospect, prospects
from ringside_manager.written.own_files import ORIGINS, Origin, OwnFiles

# What there is


T = TypeVar("T", FighterSet, HousePack)
_FOLDER = "library/folder"


@dataclass(frozen=True, slots=True)
class Entry(Generic[T]):
    """A set or pack; ``what`` is the name it was shipped under or its file, ``fault`` why it is of no use as it is."""

    what: str | Path
    origin: Origin
    made: T | None
    fault: str = ""

    @property
    def title(self) -> str:
        if self.made is None:
            return Path(self.what).name
        return translated(self.made.title) or self.made.name

    @property
    def place(self) -> str:
        return str(self.what) if isinstance(self.what, Path) else ""


def _entries(
    own: OwnFiles[T], names: tuple[str, ...], others: tuple[Path, ...], load: Callable[[Any], T]
) -> list[Entry[T]]:
    """Everything there is of a kind: what was shipped, the person's own, and files from elsewhere."""
    entries = [Entry(name, Origin.SHIPPED, load(name)) for name in names]
    hidden: dict[Path, Message] = own.passed_over()
    for file in dict.fromkeys((*own.files().values(), *hidden, *others)):
        try:
            made, fault = (None if file.is_symlink() else load(file)), translated(hidden.get(file, ""))
        except RingsideError as refused:
            made, fault = None, error_text(refused).text
        entries.append(Entry(file, own.origin(file), made, fault))
    return entries


def _all_sets() -> list[Entry[FighterSet]]:
    return _entries(OWN_SETS, shipped_sets(), tuple(map(Path, known_sets())), load_set)


def _all_packs() -> list[Entry[HousePack]]:
    return _entries(OWN_PACKS, SHIPPED, (), load_pack)


# One kind of them, in a table


class Shelf(QWidget, Generic[T]):
    """A table of one kind, and what can be done with what is chosen in it; ``use`` carries the entry."""

    use = Signal(object)

    def __init__(
        self,
        own: OwnFiles[T],
        entries: Callable[[], list[Entry[T]]],
        texts: tuple[str, str, str, str],
        count: Callable[[T], int],
        kinds: str,
    ) -> None:
        super().__init__()
        self._own: OwnFiles[T] = own
        self._entries: Callable[[], list[Entry[T]]] = entries
        self._kinds = kinds
        title, counted, self._ask, use = texts
        self._background = Background(self)
        columns = _columns(counted, count)
        self.table: Table[Entry[T]] = Table(
            f"library {own.what}", columns, lambda one: one.what, tr("They are being read…")
        )
        self.table.set_title(title)
        self.table.selected_changed.connect(self._choose)
        self.table.activated.connect(lambda _one: self._use())
        self.open = button(use, self._use, kind="primary")
        self.install = button(tr("Install from a file…"), self._install, picture="import")
        self.keep = button(tr("Keep among yours"), self._keep, picture="save")
        self.remove = button(tr("Remove"), self._remove, picture="trash")
        self.said = note()
        self.acts = flow(self.install, self.keep, self.remove, self.open, space=2)
        column((self.table, 1), self.said, self.acts, space=3, margins=3, parent=self)
        self._choose(None)
        self.refresh()

    def refresh(self) -> None:
        """Read them again, away from the window's thread."""
        self._background.run(self.table.title, lambda _job: self._entries(), self._show, self._tell)

    def install_file(self, file: Path, name: str = "", *, replace: bool = False) -> bool:
        """Install a file; where its name is taken, another is asked for.  Whether it was."""
        try:
            place = self._own.install(file, name, replace=replace)
        except (SaveExistsError, UsageError) as taken:
            return self._ask_name(file, taken, name)
        except (OSError, RingsideError) as refused:
            self._tell(refused)
            return False
        self.said.setText(tr("Installed as {name}: {place}").format(name=place.stem, place=place))
        self.refresh()
        return True

    def _ask_name(self, file: Path, taken: RingsideError, name: str) -> bool:
        dialog = NameDialog(
            error_text(taken).text, name or file.stem, self, can_replace=isinstance(taken, SaveExistsError)
        )
        if not dialog.exec():
            return False
        return self.install_file(file, name if dialog.replaces else dialog.name, replace=dialog.replaces)

    def _show(self, entries: list[Entry[T]]) -> None:
        self.table.set_rows(entries)
        self._choose(self.table.selected())

    def _choose(self, chosen: object) -> None:
        one = chosen if isinstance(chosen, Entry) else None
        self.open.setEnabled(one is not None and one.made is not None)
        self.keep.setEnabled(one is not None and one.origin is Origin.FILE and one.made is not None)
        self.remove.setEnabled(one is not None and one.origin is not Origin.SHIPPED)
        if one is not None:
            self.said.setText(one.fault or _about(one))

    def _use(self) -> None:
        one = self.table.selected()
        if one is not None and one.made is not None:
            self.use.emit(one)

    def _install(self) -> None:
        start = str(settings().value(_FOLDER, ""))
        chosen, _ = QFileDialog.getOpenFileName(self, self._ask, start, self._kinds)
        if chosen:
            settings().set_value(_FOLDER, str(Path(chosen).parent))
            self.install_file(Path(chosen))

    def _keep(self) -> None:
        one = self.table.selected()
        if one is not None and isinstance(one.what, Path) and self.install_file(one.what):
            forget_set(one.what)

    def _remove(self) -> None:
        """Take a file from elsewhere off the list; put one of the person's own aside, if he means it."""
        one = self.table.selected()
        if one is None or not isinstance(one.what, Path):
            return
        if one.origin is Origin.FILE:
            forget_set(one.what)
            self.refresh()
            return
        kinds = MessageBox.StandardButton
        text = tr("It is put into the folder “removed” beside your own. Leagues are not touched by it.")
        asked = tr("Remove {title}?").format(title=one.title)
        if question(self, asked, text, kinds.Yes | kinds.Cancel) == kinds.Yes:
            self.remove_own(one.what)

    def remove_own(self, file: Path) -> None:
        try:
            aside = self._own.remove(file.stem)
        except (OSError, RingsideError) as refused:
            self._tell(refused)
            return
        self.said.setText(tr("Removed; it is kept as {place}.").format(place=aside))
        self.refresh()

    def _tell(self, error: OSError | RingsideError) -> None:
        """Say what went wrong, the first lines at once and all of it on demand."""
        said = error_text(error)
        lines = said.text.splitlines()
        ok, warning = MessageBox.StandardButton.Ok, MessageBox.Icon.Warning
        box = MessageBox(self.window(), said.title, "\n".join(lines[:6]), ok, picture=warning)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        if len(lines) > 6:
            box.setDetailedText("\n".join(lines))
        box.open()


def _columns(counted: str, count: Callable[[T], int]) -> tuple[Column[Entry[T]], ...]:
    return (
        Column("title", tr("Title"), lambda one: one.title, width=30, tip=_about),
        Column("count", counted, lambda one: None if one.made is None else count(one.made), align="right", width=12),
        Column("origin", tr("Origin"), _origin, width=22),
        Column("place", tr("File"), lambda one: one.place, width=40, tip=lambda one: one.place),
    )  # fmt: skip


def _origin(one: Entry[T]) -> str:
    origin = translated(ORIGINS[one.origin])
    if not one.fault:
        return origin
    told = tr("{origin}, hidden") if one.made else tr("{origin}, not readable")
    return told.format(origin=origin)


def _about(one: Entry[T]) -> str:
    return "" if one.made is None else " ".join(translated(one.made.description).split())


class NameDialog(Dialog):
    """Why a file cannot be installed under its name, and another name for it."""

    def __init__(self, why: str, name: str, parent: QWidget, *, can_replace: bool) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("The name is taken"))
        self.replaces = False
        self.field = line_edit(tr("Another name"), name)
        self.replace = button(tr("Replace the other one"), self._replace)
        show_if(self.replace, can_replace)
        install = button(tr("Install under this name"), self.accept, kind="primary")
        install.setDefault(True)
        foot = row(self.replace, None, button(tr("Cancel"), self.reject), install)
        column(
            plain_label(why, wrap=True),
            note(tr("A short name has small letters, digits, - and _.")),
            self.field,
            foot,
            space=3,
            margins=5,
            parent=self,
        )
        self.field.setMinimumWidth(
            px(410)
        )  # a minimum of the dialog's own would cut off buttons that need more

    @property
    def name(self) -> str:
        return self.field.text().strip()

    def _replace(self) -> None:
        self.replaces = True
        self.accept()


class LibraryDialog(Dialog):
    """Fighter sets and packs of house rules; ``set_wanted`` carries a name or a file, ``league_wanted`` a ``HousePack``."""

    set_wanted = Signal(object)
    league_wanted = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Fighter sets and house rules"))
        self.sets: Shelf[FighterSet] = Shelf(
            OWN_SETS,
            _all_sets,
            (tr("Fighter sets"), tr("Fighters"), tr("Choose a fighter set"), tr("Open…")),
            lambda made: len(made.fighters),
            tr("Fighter sets (*.yaml *.yml)"),
        )
        self.packs: Shelf[HousePack] = Shelf(
            OWN_PACKS,
            _all_packs,
            (tr("House rules"), tr("Differences"), tr("Open house rules"), tr("New league under it…")),
            lambda made: len(differences(made.rules)),
            tr("House rules (*.yaml *.yml)"),
        )
        compare = button(tr("Compare with the book…"), self._compare, picture="compare")
        self.packs.table.selected_changed.connect(lambda one: compare.setEnabled(bool(one and one.made)))
        compare.setEnabled(False)
        self.tabs = QTabWidget()
        self.tabs.addTab(self.sets, tr("Fighter sets"))
        self.packs.keep.hide()  # packs from elsewhere are not remembered
        self.packs.acts.addWidget(compare)
        self.tabs.addTab(self.packs, tr("House rules"))
        self.sets.use.connect(self._use_set)
        self.packs.use.connect(self._use_pack)
        column((self.tabs, 1), row(None, button(tr("Close"), self.accept)), space=3, margins=4, parent=self)
        size_window(self, 940, 600)

    def _use_set(self, one: Entry[FighterSet]) -> None:
        self.accept()
        self.set_wanted.emit(one.what)

    def _use_pack(self, one: Entry[HousePack]) -> None:
        self.accept()
        self.league_wanted.emit(one.made)

    def _compare(self) -> None:
        one = self.packs.table.selected()
        if one is not None and one.made is not None:
            dialog = CompareDialog((one.made, shipped(BOOK)), self)
            dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            dialog.open()


# One set, looked at before it is used


class SetPreview(Dialog):
    """Title, description and fighters of a set, and what can be begun with it.

    ``what`` is the name a set was shipped under, or its file; each signal carries it.
    """

    league_wanted = Signal(object)
    exhibition_wanted = Signal(object)
    editor_wanted = Signal(object)

    def __init__(self, fighter_set: FighterSet, what: str | Path, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._what = what
        origin = OWN_SETS.origin(what) if isinstance(what, Path) else Origin.SHIPPED
        if isinstance(what, Path) and origin is Origin.FILE:
            remember_set(what)
        self.setWindowTitle(tr("Fighter set"))
        count = tr("%n fighter", "%n fighters", len(fighter_set.fighters))
        self.table: Table[Prospect] = Table(
            "set_preview", prospect_columns(), lambda made: made.place, tr("There is nobody in this set.")
        )
        self.table.set_title(tr("Fighters of the set"))
        self.table.set_rows(prospects(fighter_set.fighters))
        place = (
            f"{translated(ORIGINS[origin])}: {what}"
            if isinstance(what, Path)
            else translated(ORIGINS[origin])
        )
        told = (f"{count} · {place}", " ".join(fighter_set.description.split()))
        box = column(
            Heading(fighter_set.title or fighter_set.name, 1),
            note("\n".join(part for part in told if part)),
            (self.table, 1),
            space=3,
            margins=5,
            parent=self,
        )
        self.use = button(
            tr("New league with these fighters…"), self._for(self.league_wanted), kind="primary"
        )
        self.box = button(tr("Exhibition bout…"), self._for(self.exhibition_wanted), picture="bell")
        edit = tr("Edit…") if isinstance(what, Path) else tr("Edit a copy…")
        self.edit = button(edit, self._for(self.editor_wanted), picture="edit")
        box.addLayout(row(button(tr("Close"), self.reject), None, self.edit, self.box, self.use))
        size_window(self, 860, 600)

    def _for(self, wanted: Any) -> Callable[[], None]:
        def act() -> None:
            self.accept()
            wanted.emit(self._what)

        return act
