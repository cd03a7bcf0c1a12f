"""Leagues as files: opened, copied, backed up, restored and exported."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from concurrent.futures import Future
from functools import partial
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QObject, Qt, QUrl, Signal, Slot
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QFileDialog, QWidget

from ringside_manager import paths
from ringside_manager.almanac import PAGES, write_almanac
from ringside_manager.almanac.league import almanac
from ringside_manager.almanac.site import MARK, Portrait, export_site
from ringside_manager.bout import registry
from ringside_manager.campaign.books import Books
from ringside_manager.errors import RingsideError
from ringside_manager.files import free_name, new_file
from ringside_manager.gui.look import size_window
from ringside_manager.gui.operation import Job, raise_fault
from ringside_manager.gui.portraits import portrait_file, sitter_of
from ringside_manager.gui.printing import BookDialog, PrintDialog
from ringside_manager.gui.seats import colours_in
from ringside_manager.gui.session import Opened, Session, new_thread, opened
from ringside_manager.gui.settings import settings
from ringside_manager.gui.tables import Column, Table
from ringside_manager.gui.widgets import Dialog, Heading, button, column, note, row
from ringside_manager.gui.words import night, number
from ringside_manager.language import tr
from ringside_manager.office.copies import Backup, kept_backups, restore_league
from ringside_manager.office.office import Office
from ringside_manager.printed import Paper, typeset
from ringside_manager.text_safety import file_slug

# What is done with leagues as files: open, copy, back up, restore, export


SUFFIX = ".ringside"
_SYNCED = (
    "dropbox",
    "onedrive",
    "google drive",
    "googledrive",
    "icloud",
    "nextcloud",
    "owncloud",
    "pcloud",
    "seafile",
)

Act = tuple[str, Callable[[], object]]


class Tell(Protocol):
    """Shows a message with what can be done about it."""

    def __call__(
        self, text: str, tone: str = "info", acts: tuple[Act, ...] = (), *, lasting: bool = False
    ) -> object: ...  # pragma: no cover


def league_filter() -> str:
    """The kinds of files a dialog shows when a league is opened or kept."""
    return f"{tr('Leagues')} (*{SUFFIX})"


def ask_for_league(parent: QWidget) -> Path | None:
    """Let the person choose a league; ``None`` if he changed his mind."""
    folder = paths.saves()
    name, _ = QFileDialog.getOpenFileName(parent, tr("Open a league"), str(folder), league_filter())
    return Path(name) if name else None


def ask_for_new_file(parent: QWidget, title: str, name: str) -> Path | None:
    """Let the person name a new league file; the suffix is added, nothing is overwritten here."""
    folder = paths.saves()
    folder.mkdir(parents=True, exist_ok=True)
    chosen, _ = QFileDialog.getSaveFileName(
        parent, title, str(folder / name), league_filter(), options=QFileDialog.Option.DontConfirmOverwrite
    )
    if not chosen:
        return None
    path = Path(chosen)
    return path if path.suffix == SUFFIX else path.with_name(path.name + SUFFIX)


def is_synced(path: Path) -> bool:
    """Whether a file lies in a folder that a program keeps in step with other computers (F08)."""
    return any(word in part.casefold() for part in path.resolve().parts for word in _SYNCED)


class LeagueFiles:
    """The open league as a file; ``tell(text, tone)`` shows what was done."""

    def __init__(self, parent: QWidget, session: Session, tell: Tell) -> None:
        self._parent = parent
        self._session = session
        self._tell = tell

    def tell_state(self) -> None:
        """Say what is to be known of the file of a league just opened."""
        session = self._session
        if session.read_only:
            text = tr("This league is open for reading only: its file or folder cannot be written.")
            self._tell(text, "warn", ((tr("Save a copy…"), self.save_copy),), lasting=True)
        if session.books.system not in registry.names():
            text = tr(
                "The bouts of this league are fought under {system}, which is no bout system of this program: "
                "its plug-in is missing or broken. The league can be looked at, but no bout can be fought."
            )
            self._tell(text.format(system=session.books.system), "warn", lasting=True)
        if session.upgraded is not None:
            text = tr("The league was brought to the newest format. Its old state is kept in {file}.")
            self._tell(text.format(file=session.upgraded.backup), "info", lasting=True)
        if is_synced(session.path) and not settings().value(f"synced/{session.path}", default=False):
            settings().set_value(f"synced/{session.path}", True)
            text = tr(
                "This league lies in a folder that is kept in step with other computers. Play on one of "
                "them at a time, and let it finish before you open the league on another."
            )
            self._tell(text, "warn", lasting=True)

    def save_copy(self) -> None:
        """Write a checked copy under a name of the person's choice."""
        name = tr("{league} copy").format(league=file_slug(self._session.books.name)) + SUFFIX
        path = ask_for_new_file(self._parent, tr("Save a copy"), name)
        if path is not None:
            self.copy_to(path)

    def copy_to(self, path: Path) -> None:
        self._session.do(
            tr("Saving a copy"),
            lambda office, _job: office.backup(path),
            lambda _: self._tell(tr("The copy is {file}.").format(file=path), "good"),
        )

    def back_up(self, label: str = "by-hand") -> None:
        self._session.do(
            tr("Making a backup"),
            lambda office, _job: office.keep_backup(label),
            lambda made: self._tell(tr("The backup is {file}.").format(file=made), "good"),
        )

    def export_almanac(self, form: str) -> None:
        """Write the whole season as files into a new folder; pages into the site that is there already, if one is."""
        start = str(self._session.path.parent)
        folder = QFileDialog.getExistingDirectory(
            self._parent, tr("Where to put the folder with the almanac"), start
        )
        if folder:
            slug, place = file_slug(self._session.books.name), Path(folder)
            if form == PAGES:
                is_site = (place / MARK).exists()
                self.export_to(place if is_site else place / tr("{league} site").format(league=slug), form)
                return
            name = tr("{league} almanac night {night}").format(league=slug, night=self._session.books.closed)
            self.export_to(free_name(place / name), form)

    def export_to(self, folder: Path, form: str) -> None:
        """Write the almanac into ``folder``, which must be new or empty but for pages of the same league."""

        shades = {number: colour.on_light for number, colour in colours_in(self._session.books).items()}

        def work(office: Office, job: Job) -> int:
            if form == PAGES:
                return export_site(office, folder, job.progress, portraits_in(office.books, shades)).files
            return write_almanac(almanac(office.books), folder, form)

        self._session.do(tr("Exporting the season"), work, lambda count: self._written(folder, count))

    def _written(self, folder: Path, count: int) -> None:
        def show(path: Path) -> None:
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(path)))

        told = tr("%n file is in {folder}.", "%n files are in {folder}.", count).format(folder=folder)
        cover = folder / "index.html"
        acts = [(tr("Open the folder"), partial(show, folder))]
        if cover.exists():
            acts.insert(0, (tr("Open in the browser"), partial(show, cover)))
        self._tell(told, "good", tuple(acts))

    def export_book(self) -> None:
        """Ask of which season the book is printed, and into which file."""
        dialog = BookDialog(self._session, self._parent)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.chosen.connect(self.book_to)
        dialog.open()

    def book_to(self, path: Path, season: int = 0, paper: Paper = Paper.A4) -> None:
        """Write the book of a season, the latest if none is named, and offer to open it."""
        league = self._session.path.stem

        def work(office: Office, job: Job) -> None:
            from ringside_manager.printed.book import season_book

            made = typeset(season_book(office, league, season, progress=job.progress), paper)
            with new_file(path, overwrite=True) as part:
                part.write_bytes(made)

        self._session.do(tr("Printing the book"), work, lambda _: self._printed(path))

    def print_night(self) -> None:
        """Ask what is printed of the coming night, or of the last where the campaign is over."""
        books = self._session.books
        dialog = PrintDialog(self._session, books.closed + (not books.ended), parent=self._parent)
        dialog.printed.connect(self._printed)
        dialog.open()

    def _printed(self, path: Path) -> None:
        opening = partial(QDesktopServices.openUrl, QUrl.fromLocalFile(str(path)))
        self._tell(tr("It is printed into {file}.").format(file=path), "good", ((tr("Open it"), opening),))

    def export_journal(self) -> None:
        """Write the journal as lines of text, from which the league can be rebuilt."""
        name = str(self._session.path.with_suffix(".jsonl"))
        chosen, _ = QFileDialog.getSaveFileName(
            self._parent, tr("Export the journal"), name, "JSON Lines (*.jsonl)"
        )
        if chosen:
            self._session.do(
                tr("Exporting the journal"),
                lambda office, _job: office.export_journal(Path(chosen), overwrite=True),
                lambda _: self._tell(tr("The journal is in {file}.").format(file=chosen), "good"),
            )

    def check(self) -> None:
        """Audit the save, every bout fought again, and tell what was found."""
        self._session.do(tr("Checking the league"), lambda office, _job: office.check(), self._checked)

    def _checked(self, findings: object) -> None:
        found = [str(finding) for finding in findings] if isinstance(findings, tuple | list) else []
        if found:
            self._tell(
                "\n".join(
                    [tr("%n thing does not agree:", "%n things do not agree:", len(found)), *found[:20]]
                ),
                "bad",
            )
        else:
            self._tell(tr("Nothing is wrong: file, books, journal and every bout agree."), "good")


def portraits_in(books: Books, shades: Mapping[int, str]) -> dict[int, Portrait]:
    """The portraits of all fighters of a league for its site, in the colours of their stables."""
    made = {}
    for man, page in books.fighters.items():
        shade = "" if page.manager is None else shades[page.manager]
        sitter = sitter_of(page.fighter, shade, books.fighter_set)
        key = "" if sitter.picture else hashlib.sha256(repr((PORTRAIT, sitter)).encode()).hexdigest()
        made[man] = Portrait(key, partial(portrait_file, sitter, PORTRAIT))
    return made


PORTRAIT = 192
"""Pixels a side of a portrait on a page."""


# Opening a league without stopping the window


class Opening(QObject):
    """A league being opened on the thread that will own its save.

    ``opened`` or ``failed`` follows, or neither where the program is at fault; ``over`` comes first in any case.
    """

    over = Signal()

    opened = Signal(object)
    failed = Signal(object)
    _arrived = Signal(object)

    def __init__(self, path: Path, *, read_only: bool = False, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.path = path
        self.is_over = False
        self.thread_of_save = new_thread()
        self._arrived.connect(self._deliver, Qt.ConnectionType.QueuedConnection)
        future = self.thread_of_save.submit(opened, path, read_only=read_only)
        future.add_done_callback(self._arrived.emit)

    @Slot(object)
    def _deliver(self, future: Future[Opened]) -> None:
        self.is_over = True
        self.over.emit()
        error = future.exception()
        if error is None:
            self.opened.emit(future.result())
            return
        self.thread_of_save.shutdown(wait=False)
        if not isinstance(error, RingsideError):
            raise_fault(error)
        self.failed.emit(error)


# The backups of a league: what each holds, whether it is whole, and bringing one back as a new league


class BackupsDialog(Dialog):
    """Lists the backups; ``opened`` is called with the league one was restored to."""

    def __init__(
        self, session: Session, opened: Callable[[Path], object], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._opened = opened
        self.setWindowTitle(tr("Backups"))
        hint = note(
            tr(
                "Every backup is a whole league in a file of its own. Restoring makes a new league of it; "
                "nothing is ever overwritten."
            )
        )
        empty = tr("There is no backup yet. One is made after every season, or now.")
        self.table: Table[Backup] = Table("backups", columns(), lambda backup: backup.sequence, empty)
        self.table.selected_changed.connect(self._choose)
        self.table.activated.connect(lambda _: self.restore())
        self.restore_button = button(
            tr("Restore as a new league…"), self.restore, kind="primary", picture="import"
        )
        self.restore_button.setEnabled(False)
        make = button(tr("Make a backup now"), self._make, picture="save")
        buttons = row(make, None, self.restore_button, button(tr("Close"), self.accept))
        column(Heading(tr("Backups")), hint, self.table, buttons, space=3, margins=5, parent=self)
        size_window(self, 760, 500)
        self._look()

    def restore(self) -> None:
        """Bring the chosen backup back under a name the person gives."""
        chosen = self.table.selected()
        if chosen is None or chosen.fault:
            return
        name = tr("{league} restored").format(league=file_slug(self._session.books.name)) + SUFFIX
        path = ask_for_new_file(self, tr("Restore as a new league"), name)
        if path is not None:
            self.restore_to(chosen, path)

    def restore_to(self, backup: Backup, path: Path) -> None:
        """Bring a backup back as the new league ``path``, and open that."""
        self._session.compute(
            tr("Restoring"), lambda _job: restore_league(backup.path, path), lambda _: self._restored(path)
        )

    def _restored(self, path: Path) -> None:
        self.accept()
        self._opened(path)

    def _make(self) -> None:
        self._session.do(
            tr("Making a backup"), lambda office, _job: office.keep_backup("by-hand"), lambda _: self._look()
        )

    def _look(self) -> None:
        save = self._session.path
        title = tr("Looking at the backups")
        self._session.compute(title, lambda job: kept_backups(save, job.progress), self.table.set_rows)

    def _choose(self, chosen: object) -> None:
        self.restore_button.setEnabled(isinstance(chosen, Backup) and not chosen.fault)


def columns() -> tuple[Column[Backup], ...]:
    """What the list tells of a backup."""
    return (
        Column("sequence", tr("No."), lambda b: b.sequence, align="right", width=6),
        Column("night", tr("As of"), lambda b: b.night or 0, lambda b: tr("damaged") if b.night is None else night(b.night), width=20),
        Column("label", tr("Made"), lambda b: _occasion(b.label), width=22),
        Column("size", tr("Size"), lambda b: b.size_bytes, lambda b: tr("{size} kB").format(size=number(b.size_bytes // 1024)), align="right", width=10),
        Column("whole", tr("Checked"), lambda b: b.fault, lambda b: tr("Damaged") if b.fault else tr("✓ whole"), tip=lambda b: b.fault, width=12),
    )  # fmt: skip


def _occasion(label: str) -> str:
    known = {"season": tr("after a season"), "by-hand": tr("by hand"), "upgrade": tr("before an upgrade")}
    return known.get(label, label)
