"""Before a league is open: the start page, and the rooms it leads to."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFileDialog, QGridLayout, QHBoxLayout, QProgressDialog, QStackedWidget, QWidget

from ringside_manager import paths
from ringside_manager.errors import NoSaveError, RingsideError
from ringside_manager.gui.language import error_text
from ringside_manager.gui.look import px, zoom_factor
from ringside_manager.gui.operation import Background, Job, Operation
from ringside_manager.gui.start.panels import Hero, RecentList, SetStrip, remember_draft
from ringside_manager.gui.widgets import MessageBox, Scroll, column, grid, plain_label
from ringside_manager.gui.widgets.frames import CardButton
from ringside_manager.language import tr

if TYPE_CHECKING:
    from ringside_manager.campaign.house_packs import HousePack
    from ringside_manager.gui.start.assistant import NewLeague
    from ringside_manager.gui.start.bench import BenchDialog
    from ringside_manager.gui.start.panels import JoinDialog
    from ringside_manager.gui.start.plan import Plan
    from ringside_manager.gui.start.room import Room
    from ringside_manager.office.live_founding import LiveFounding

NARROW = 960
"""Below this width, in pixels at normal size, doors stand two by two."""
_UNITS = 12
_WIDE_LINES, _NARROW_LINES = ((0, 1, 2, 6), (3, 7, 4, 5)), ((0, 1), (2, 6), (3, 7), (4, 5))
"""Which doors stand beside each other."""
WIDEST = 1280
"""How wide the page grows, in pixels at normal size; what is left over stays free on both sides."""


class StartPage(QWidget):
    """Eight doors, recent leagues, drafts under way; a draft or auction is held in its place.

    ``open_requested`` carries the league to open; ``room_opened`` tells that a draft or auction stands on
    this page now and wants to be seen.
    """

    open_requested = Signal(Path)
    room_opened = Signal()
    exhibition_wanted = Signal(object)
    """A bout between fighters of the set it carries, a name or a file; of any if it carries nothing."""
    editor_wanted = Signal(object)
    shelf_wanted = Signal()
    festival_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._background = Background(self)
        self.assistant: NewLeague | None = None
        self.bench: BenchDialog | None = None
        self.joining: JoinDialog | None = None
        self.room: Room | None = None
        self.waiting: Waiting | None = None
        self.question: MessageBox | None = None
        self._plan: Plan | None = None
        self.stack = QStackedWidget()
        self.recent = RecentList()
        self.recent.opened.connect(self.open_requested)
        self.recent.resumed.connect(self.resume)
        self.sets = SetStrip()
        self.sets.chosen.connect(self.show_set)
        self.stack.addWidget(self._home())
        column(self.stack, parent=self)
        self.setAccessibleName(tr("Start page"))

    def refresh(self) -> None:
        self.recent.refresh()
        self.sets.refresh()

    # doors ---------------------------------------------------------------------------------------------

    def open_sample(self) -> None:
        """Open the sample league; one that is there already can be gone on with."""
        from ringside_manager.office.stores import latest_sample

        there = latest_sample(paths.saves())
        if self._background.running is not None:
            return
        if there is None:
            self.make_sample()
        else:
            self._ask_sample(there)

    def _ask_sample(self, there: Path) -> None:
        from ringside_manager.office.stores import persons_of_older

        persons = persons_of_older(there)
        text = tr("Go on with the sample league as you left it, or make a fresh one beside it?")
        if persons:
            names = tr("{first} and {last}").format(first=", ".join(persons[:-1]), last=persons[-1])
            text = tr(
                "This sample league was made by an earlier version for {persons}, who take turns at the keyboard. In a fresh "
                "one you have it to yourself; this one stays as it is."
            ).format(persons=names)
        box = self.question = MessageBox(
            self.window(),
            tr("The sample league is there already"),
            text,
            picture=MessageBox.Icon.Question,
        )
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.setInformativeText(str(there))
        go_on = box.addButton(tr("Go on with it"), MessageBox.ButtonRole.AcceptRole)
        fresh = box.addButton(tr("Make a fresh one"), MessageBox.ButtonRole.ActionRole)
        box.addButton(tr("Cancel"), MessageBox.ButtonRole.RejectRole)
        box.setDefaultButton(fresh if persons else go_on)
        go_on.clicked.connect(lambda: self.open_requested.emit(there))
        fresh.clicked.connect(self.make_sample)
        box.open()

    def make_sample(self) -> None:
        """Play the sample league into a new file and open it."""
        from ringside_manager.office.stores import make_sample

        def work(job: Job) -> Path:
            return make_sample(paths.saves(), job.progress)

        title = tr("Making the sample league")
        operation = self._background.run(title, work, self.open_requested.emit, self._tell)
        self.waiting = Waiting(
            operation, tr("The sample league is played up to its second season…"), self.window()
        )

    def try_rules(self) -> None:
        """Play leagues under packs of house rules; from there a pack goes into a new league."""
        from ringside_manager.gui.start.bench import BenchDialog

        if self.bench is None:
            self.bench = BenchDialog(self.window())
            self.bench.league_wanted.connect(lambda pack: self.new_league(pack=pack))
        self.bench.show()
        self.bench.raise_()

    def new_league(self, fighter_set: str | Path | None = None, pack: HousePack | None = None) -> None:
        """Ask for a new league, step by step; with a fighter set or a pack of house rules if one is given.

        An assistant that was closed before is gone on with.
        """
        from ringside_manager.gui.start.assistant import NewLeague

        self.assistant = NewLeague(self.window(), fighter_set=fighter_set, plan=self._plan, pack=pack)
        self.assistant.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.assistant.setWindowModality(Qt.WindowModality.WindowModal)
        self.assistant.finished.connect(self._on_asked)
        self.assistant.room_wanted.connect(self.show_room)
        self.assistant.accepted.connect(lambda: self._put_aside(None))
        self.assistant.put_aside.connect(self._put_aside)
        self.assistant.anew.connect(self._begin_anew)
        self.assistant.show()

    def open_file(self) -> None:
        file, _ = QFileDialog.getOpenFileName(
            self, tr("Open a league"), str(paths.saves()), tr("Leagues (*.ringside)")
        )
        if file:
            self.open_requested.emit(Path(file))

    def join_league(self) -> None:
        """Ask for a league that is kept elsewhere, and open a copy of it."""
        from ringside_manager.gui.start.panels import JoinDialog

        self.joining = JoinDialog(self.window())
        self.joining.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.joining.joined.connect(self.open_requested)
        self.joining.open()

    def open_library(self) -> None:
        """Show every fighter set and pack of house rules there is."""
        from ringside_manager.gui.start.library import LibraryDialog

        library = LibraryDialog(self.window())
        library.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        library.set_wanted.connect(self.show_set)
        library.league_wanted.connect(lambda pack: self.new_league(pack=pack))
        library.finished.connect(self.refresh)
        library.open()

    def show_set(self, what: str | Path) -> None:
        """Show the fighters of a set, shipped or from a file, and offer what can be begun with them, or say what is wrong with it."""
        from ringside_manager.fighters.sets import load_set
        from ringside_manager.gui.start.library import SetPreview

        try:
            made = load_set(what)
        except RingsideError as refused:
            self._tell(refused)
            return
        preview = SetPreview(made, what, self.window())
        preview.league_wanted.connect(self.new_league)
        preview.exhibition_wanted.connect(self.exhibition_wanted)
        preview.editor_wanted.connect(self.editor_wanted)
        preview.open()

    # drafts and auctions -------------------------------------------------------------------------------

    def resume(self, file: Path) -> None:
        """Go on with a draft or auction."""
        from ringside_manager.office.live_founding_file import load_live
        from ringside_manager.paths import league_path

        try:
            live = load_live(file)
        except NoSaveError:
            self.refresh()
        except RingsideError as refused:
            self._tell(refused)
        else:
            self.show_room(live, league_path(file))

    def show_room(self, live: LiveFounding, path: Path) -> None:
        """Hold a draft or auction on this page."""
        from ringside_manager.paths import draft_path

        self._close_room()
        remember_draft(draft_path(path))
        self.room = room_for(live, path)
        self.room.left.connect(self._on_left)
        self.room.founded.connect(self._on_founded)
        self.stack.addWidget(self.room)
        self.stack.setCurrentWidget(self.room)
        self.room_opened.emit()

    def _put_aside(self, plan: Plan | None) -> None:
        """What was said to an assistant that was closed is there when it is opened again."""
        self._plan = plan

    def _begin_anew(self) -> None:
        self._plan = None
        self.new_league()

    def _on_asked(self) -> None:
        self.assistant = None

    def _on_left(self) -> None:
        self._close_room()
        self.refresh()

    def _on_founded(self, path: Path) -> None:
        self._close_room()
        self.refresh()
        self.open_requested.emit(path)

    def _close_room(self) -> None:
        if self.room is not None:
            self.stack.removeWidget(self.room)
            self.room.finish()
            self.room.hide()
            self.room.deleteLater()
            self.room = None
            self.stack.setCurrentIndex(0)

    def _tell(self, error: RingsideError) -> None:
        """Say what went wrong, the first lines at once and all of it on demand."""
        said = error_text(error)
        lines = said.text.splitlines()
        ok, warning = MessageBox.StandardButton.Ok, MessageBox.Icon.Warning
        box = MessageBox(self.window(), said.title, "\n".join(lines[:6]), ok, picture=warning)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.setInformativeText(said.next_step)
        if len(lines) > 6:
            box.setDetailedText("\n".join(lines))
        box.open()

    # layout --------------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Three doors in a row where there is room for them."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        width = self.width() / zoom_factor()
        lines = _WIDE_LINES if width >= NARROW else _NARROW_LINES
        for down, line in enumerate(lines):
            span = _UNITS // len(line)
            for at, door in enumerate(line):
                self._grid.addWidget(self.doors[door], down, at * span, 1, span)
        for at in range(_UNITS):
            self._grid.setColumnStretch(at, 1)
        self.recent.arrange(2 if width >= NARROW * 0.8 else 1)

    def _home(self) -> QWidget:
        inner = QWidget()
        line = QHBoxLayout(inner)
        line.setContentsMargins(0, 0, 0, 0)
        middle = QWidget()
        middle.setMaximumWidth(px(WIDEST))
        column(Hero(), self._doors(), self.recent, self.sets, None, space=5, margins=6, parent=middle)
        line.addStretch(1)
        line.addWidget(middle, 100)
        line.addStretch(1)
        return Scroll(inner)

    def _doors(self) -> QGridLayout:
        self.doors = self._made_doors()
        self._grid = grid(3)
        self._arrange()
        return self._grid

    def _made_doors(self) -> tuple[CardButton, ...]:
        return (
            CardButton(
                tr("Open the sample league"),
                tr(
                    "A league in its second season, with offers on the desk: the quickest way to look around."
                ),
                self.open_sample,
                picture="glove",
            ),
            CardButton(
                tr("New league…"),
                tr("Managers, stables and rules in a few short steps; every step has a default that works."),
                self.new_league,
                picture="plus",
            ),
            CardButton(
                tr("Open a league…"),
                tr("A league you saved before, from any folder."),
                self.open_file,
                picture="folder",
            ),
            CardButton(
                tr("Exhibition bout…"),
                tr(
                    "One bout between any two: against a friend at this keyboard, against the program, or watched."
                ),
                lambda: self.exhibition_wanted.emit(None),
                picture="bell",
            ),
            CardButton(
                tr("Bouts put aside and fought…"),
                tr("Exhibitions to go on with, to watch again, or to lay side by side."),
                self.shelf_wanted.emit,
                picture="eye",
            ),
            CardButton(
                tr("Fighter sets and house rules…"),
                tr(
                    "Those that come with the program and your own: to look at, to use, to install from a file."
                ),
                self.open_library,
                picture="cards",
            ),
            CardButton(
                tr("Join a league…"),
                tr(
                    "A league of friends that is kept elsewhere: by a shared folder, or the link of a server."
                ),
                self.join_league,
                picture="person",
            ),
            CardButton(
                tr("Festival…"),
                tr("A cup, a Swiss, a round robin among fighters of the sets, without a league."),
                self.festival_wanted.emit,
                picture="trophy",
            ),
        )


# Which room a founding is held in


def room_for(live: LiveFounding, path: Path) -> Room:
    """The room for the draft, the auction or the dice of the league to be at ``path``; imported here, the office comes late."""
    from ringside_manager.campaign.books import StableMethod
    from ringside_manager.gui.start.auction_room import AuctionRoom
    from ringside_manager.gui.start.draft_room import DiceRoom, DraftRoom

    rooms: dict[StableMethod, type[Room]] = {
        StableMethod.AUCTION: AuctionRoom,
        StableMethod.DRAFT: DraftRoom,
        StableMethod.DICE: DiceRoom,
    }
    return rooms[live.founding.options.stable_method](live, path)


class Waiting(QProgressDialog):
    """Shows how far an operation is; goes away with its end."""

    def __init__(self, operation: Operation, text: str, parent: QWidget) -> None:
        super().__init__("", tr("Stop"), 0, 0, parent)
        self.setLabel(plain_label(text))
        self.setWindowTitle(operation.title)
        self.setWindowModality(Qt.WindowModality.WindowModal)
        self.setMinimumDuration(0)
        self.setAutoReset(False)
        self.setAutoClose(False)
        self.canceled.connect(operation.cancel)
        operation.progressed.connect(self._on_progress)
        operation.finished.connect(self._on_end)
        self.show()

    def _on_progress(self, done: int, total: int) -> None:
        self.setMaximum(total)
        self.setValue(done)

    def _on_end(self) -> None:
        self.canceled.disconnect()
        self.hide()
        self.deleteLater()
