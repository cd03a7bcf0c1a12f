"""A festival in a window of its own: how it stands, the next bout, what has happened, and how it leaves the window."""

from __future__ import annotations

from contextlib import ExitStack
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QAction, QCloseEvent
from PySide6.QtWidgets import QMainWindow, QProgressBar, QTabWidget, QWidget
from shiboken6 import isValid

from ringside_manager.campaign.festivals import FORMAT_TITLES, Meeting
from ringside_manager.errors import RingsideError
from ringside_manager.files import write_text
from ringside_manager.gui.charts.courses import Field, picture_of
from ringside_manager.gui.charts.pairings import Pairing, Pairings
from ringside_manager.gui.charts.pairings_leaving import PairingsTools, Sitters, svg_of
from ringside_manager.gui.charts.pairings_view import PairingsView
from ringside_manager.gui.festival.chances import ChancesView
from ringside_manager.gui.festival.founding import FoundingDialog, title_of
from ringside_manager.gui.festival.keeper import Keeper
from ringside_manager.gui.festival.seats import (
    Boxed,
    BoxersDialog,
    MissingDialog,
    Next,
    bouts_table,
    boxed_in,
    facts_told,
    names_of,
    sitters_of,
    stables_table,
    standing_table,
)
from ringside_manager.gui.language import error_text
from ringside_manager.gui.look import icon
from ringside_manager.gui.operation import Operation
from ringside_manager.gui.place import Command
from ringside_manager.gui.settings import settings
from ringside_manager.gui.widgets import (
    Badge,
    Heading,
    MessageBox,
    button,
    column,
    plain_label,
    row,
    set_tip,
    show_if,
)
from ringside_manager.gui.widgets.dialogs import ask_for_file, write_or_warn
from ringside_manager.gui.widgets.frames import flow
from ringside_manager.gui.widgets.texts import show_text
from ringside_manager.language import tr
from ringside_manager.locks import SaveLock
from ringside_manager.office.festival_runs import stable_lines, standing_lines
from ringside_manager.office.festivals import Festival, read

_KEY = "festival/window"


class FestivalWindow(QMainWindow):
    """Shows a festival that is kept in a file; everything done in it is on the disk at once."""

    def __init__(
        self, festival: Festival, path: Path, parent: QWidget | None = None, lock: SaveLock | None = None
    ) -> None:
        super().__init__(parent)
        self.path = path
        self.keeper = Keeper(festival, path, self, lock)
        self.chosen: Meeting | None = None
        """The meeting that is chosen in the picture, if it is one that can be held."""
        self._again: list[QWidget] = []
        self.question: MessageBox | None = None
        self._build()
        self.keeper.changed.connect(self.refresh)
        self.keeper.failed.connect(self._tell)
        self.keeper.working.connect(self._follow)
        self.keeper.left.connect(self.come_forward)
        settings().restore_window(_KEY, self)
        self.refresh()
        self.view.setFocus()

    @classmethod
    def open(cls, path: Path) -> FestivalWindow:
        """A window for the festival in a file, which is its own until it is closed; raises as ``SaveLock`` and ``office.festivals.read``."""
        with ExitStack() as undo:
            if lock := SaveLock.where_it_can_be(path):
                undo.callback(lock.release)
            made = cls(read(path), path, lock=lock)
            undo.pop_all()
        return made

    # building ------------------------------------------------------------------------------------------

    def _build(self) -> None:
        self.heading = Heading(title_of(self.path))
        self.format, self.state = Badge(), Badge()
        self.facts = plain_label(tone="muted")
        self.champion = Heading("", 2)
        self.view = PairingsView()
        self.view.canvas.setProperty("rule", "F2")
        self.view.canvas.chosen.connect(self._on_chosen)
        self.view.canvas.opened.connect(self._open_pairing)
        self.standing, self.stables, self.bouts = standing_table(), stables_table(), bouts_table()
        self.bouts.activated.connect(self._watch_boxed)
        self.tabs = QTabWidget()
        self.tabs.setDocumentMode(True)
        self.tabs.tabBar().setAccessibleName(tr("How the festival is shown"))
        self.tabs.addTab(self.view, tr("Pairings"))
        self.tabs.addTab(self.stables, tr("Stables"))
        self.tabs.addTab(self.standing, tr("Standing"))
        self.tabs.addTab(self.bouts, tr("Bouts"))
        self.chances = ChancesView()
        self.chances.told.connect(self._draw)
        self.tabs.addTab(self.chances, tr("Chances"))
        self.tools = PairingsTools(self.view, self._leaving)
        page = self.tools.menu.addAction(tr("As page for a browser (HTML)…"))
        page.triggered.connect(lambda _checked=False: self.ask_for_page())
        self.tabs.setCornerWidget(self.tools)
        self.next = Next()
        self.problem = plain_label(wrap=True, tone="bad")
        self.problem.hide()
        self.deeds = self._deeds()
        self.buttons = {
            deed.key: button(
                deed.text,
                deed.run,
                picture=deed.icon,
                kind="primary" if deed.key in ("watch", "go on") else "",
            )
            for deed in self.deeds
        }
        self.progress = QProgressBar()
        self.progress.setAccessibleName(tr("Bouts held"))
        self.stop = button(tr("Stop"), self.keeper.stop, kind="danger")
        self._lay_out()
        self._make_menu()

    def _lay_out(self) -> None:
        central = QWidget()
        head = flow(self.heading, self.format, self.state, self.facts, self.champion, space=3)
        doing = flow(*(self.buttons[deed.key] for deed in self.deeds), space=2)
        holding = row((self.progress, 1), self.stop)
        column(
            head, (self.tabs, 1), self.problem, self.next, doing, holding,
            space=3, margins=4, parent=central,
        )  # fmt: skip
        self.setCentralWidget(central)

    def _deeds(self) -> tuple[Command, ...]:
        return (
            Command(
                "go on", tr("Go on with the bout"), self.keeper.go_on, shortcut="Ctrl+G", icon="continue"
            ),
            Command("throw away", tr("Throw it away…"), self.ask_to_throw_away, icon="trash"),
            Command("watch", tr("Watch the bout"), self.watch, shortcut="Ctrl+Return", icon="eye"),
            Command("box", tr("Box it…"), self.box, shortcut="Ctrl+B", icon="glove"),
            Command("at once", tr("At once"), self.at_once, shortcut="Ctrl+1", icon="forward"),
            Command(
                "round", tr("All that can be held"), self.hold_round, shortcut="Ctrl+2", icon="bell-forward"
            ),
            Command("all", tr("To the end"), self.hold_all, shortcut="Ctrl+3", icon="to-end"),
            Command("missing", tr("Somebody is missing…"), self.ask_who_is_missing, icon="flag"),
        )

    def _make_menu(self) -> None:
        menu = self.menuBar().addMenu(tr("&Festival"))
        self.actions_: dict[str, QAction] = {}
        for deed in self.deeds:
            action = QAction(icon(deed.icon), deed.text, self)
            if deed.shortcut:
                action.setShortcut(deed.shortcut)
            action.triggered.connect(partial(_run, deed))
            menu.addAction(action)
            self.actions_[deed.key] = action
        menu.addSeparator()
        leave = menu.addMenu(tr("Export"))
        leave.addActions(self.tools.menu.actions())
        menu.addSeparator()
        close = QAction(tr("Close"), self)
        close.setShortcut("Ctrl+W")
        close.triggered.connect(self.close)
        menu.addAction(close)

    # shown ---------------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Show the festival as it stands, without a bout that is being watched."""
        festival = self.keeper.shown
        self.setWindowTitle(title_of(self.path))
        self.format.set(FORMAT_TITLES[festival.form]())
        over = not festival.due
        self.state.set(tr("Over") if over else tr("Under way"), "neutral" if over else "good")
        self.facts.setText(facts_told(festival))
        set_tip(self.facts, tr("Seed of the dice: {seed}").format(seed=festival.seed))
        won = festival.champions
        told = tr("The stable of {name} has won it") if len(won) > 1 else tr("{name} has won it")
        self.champion.setText(told.format(name=festival.name(won[0])) if won else "")
        show_if(self.champion, bool(won))
        self.chances.show_festival(festival)
        self._draw()
        self.standing.set_rows(standing_lines(festival))
        stables = stable_lines(festival)
        self.stables.set_rows(stables)
        self.tabs.setTabVisible(self.tabs.indexOf(self.stables), bool(stables))
        self.bouts.set_rows(boxed_in(festival))
        self._refresh_deeds()

    def _draw(self) -> None:
        self.view.show_pairings(self.drawn(), sitters_of(self.keeper.shown))

    def drawn(self) -> Pairings:
        """The picture as it stands."""
        festival = self.keeper.shown
        known = Field(
            names_of(festival),
            {one.key: one.held.record.outcome for one in boxed_in(festival)},
            self.chances.chances(),
            opens=self._opens,
        )
        return picture_of(festival.course, festival.told, known, str(self.path), title_of(self.path))

    @property
    def coming(self) -> Meeting | None:
        """The bout the buttons speak of: the one that is chosen, or the next."""
        due = self.keeper.shown.due
        if self.chosen in due:
            return self.chosen
        return due[0] if due else None

    def _refresh_deeds(self) -> None:
        aside, busy, coming = self.keeper.meeting_aside, self.keeper.busy, self.coming
        holding = self.keeper.is_holding
        for key, made in self.buttons.items():
            seen = not holding and (key in ("go on", "throw away")) == (aside is not None)
            free = (
                seen
                and (self.keeper.ring is None)
                and (aside is not None or (not busy and coming is not None))
            )
            show_if(made, seen and (aside is not None or coming is not None))
            made.setEnabled(free)
            self.actions_[key].setEnabled(free)
        for part in (self.progress, self.stop):
            show_if(part, holding)
        self.next.show_meeting(self.keeper.shown, aside or coming, busy)

    def _opens(self, key: object) -> str:
        if any(one.key == key for one in self.keeper.shown.due):
            return tr("Watch the bout")
        return tr("Watch it again") if key in self.keeper.shown.told.results else ""

    def _on_chosen(self, pairing: Pairing) -> None:
        self.chosen = next((one for one in self.keeper.shown.due if one.key == pairing.key), None)
        self._refresh_deeds()

    def _open_pairing(self, pairing: Pairing) -> None:
        """Watch what is opened: the bout that is due, or the one that was held there."""
        for one in boxed_in(self.keeper.shown):
            if one.key == pairing.key:
                self._watch_boxed(one)
                return
        self._on_chosen(pairing)
        if self.chosen is not None:
            self.watch()

    def _watch_boxed(self, one: Boxed) -> None:
        window = self.keeper.watch_again(one.held.record)
        if window is not None:
            self._again = [other for other in self._again if other.isVisible()] + [window]

    # done ----------------------------------------------------------------------------------------------

    def watch(self) -> None:
        """Hold the bout and watch it blow by blow."""
        if (meeting := self._free()) is not None:
            self.keeper.watch(meeting)

    def at_once(self) -> None:
        """Hold the bout and show what came of it."""
        if (meeting := self._free()) is not None:
            self.keeper.hold([meeting])

    def hold_round(self) -> None:
        """Hold all bouts that can be held now."""
        if self._free() is not None:
            self.keeper.hold(self.keeper.festival.due)

    def hold_all(self) -> None:
        """Hold all bouts to the end."""
        if self._free() is not None:
            self.keeper.hold_all()

    def box(self) -> None:
        """Ask who sits in the corners, and let them box the bout."""
        if (meeting := self._free()) is None:
            return
        festival = self.keeper.festival
        dialog = BoxersDialog(festival, meeting, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.made.connect(lambda seats, taking: self.keeper.box(meeting, seats, taking))
        dialog.open()

    def ask_who_is_missing(self) -> None:
        """Let somebody withdraw, stay away from his next bout, or be replaced."""
        if self._free() is None:
            return
        dialog = MissingDialog(self.keeper.festival, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.chosen.connect(self.keeper.change)
        dialog.open()

    def ask_to_throw_away(self) -> None:
        """Forget the bout that was put aside, if that is meant."""
        text = tr(
            "What was decided in this bout so far is thrown away; it can be boxed anew. This cannot be undone."
        )
        box = self.question = MessageBox(self, tr("Throw the bout away?"), text)
        yes = box.addButton(tr("Throw it away"), MessageBox.ButtonRole.DestructiveRole)
        box.addButton(tr("Keep it"), MessageBox.ButtonRole.RejectRole)
        yes.clicked.connect(self.keeper.throw_away)
        box.open()

    def _free(self) -> Meeting | None:
        """The bout the next act is about; ``None``, with the reason, where nothing can be done now."""
        busy = self.keeper.busy
        show_text(self.problem, busy)
        return None if busy else self.coming

    def _follow(self, operation: Operation) -> None:
        show_text(self.problem, "")
        self.progress.setRange(0, 0)
        operation.progressed.connect(self._on_progress)

    def _on_progress(self, done: int, total: int) -> None:
        self.progress.setRange(0, total)
        self.progress.setValue(done)

    def come_forward(self) -> None:
        """Stand before other windows and take the keyboard."""
        self.raise_()
        self.activateWindow()

    def _tell(self, error: RingsideError) -> None:
        show_text(self.problem, error_text(error).whole)

    def _leaving(self) -> tuple[Pairings, Sitters] | None:
        return self.drawn(), sitters_of(self.keeper.shown)

    def ask_for_page(self) -> None:
        """Ask for a file and write the festival there as a page."""
        path = ask_for_file(self, tr("Save the festival"), self.path.stem, "html")
        if path is not None:
            write_or_warn(self, lambda: self.write_page(path), tr("The page was not written"))

    def write_page(self, path: Path) -> None:
        """Write the festival as a page with its picture; raises what the disk does."""
        from ringside_manager.almanac.festivals import festival_html  # Jinja is slow to import

        drawing = svg_of(self.drawn(), title=False).decode()
        page = festival_html(self.keeper.shown, title_of(self.path), drawing[drawing.index("<svg") :])
        write_text(path, [page], overwrite=True)

    # coming and going ----------------------------------------------------------------------------------

    def closeEvent(self, event: QCloseEvent) -> None:
        """Stop what is being held; nothing is lost, for all of it is on the disk."""
        self.keeper.close()
        self.chances.work.close()
        for window in self._again:
            window.close()
        settings().keep_window(_KEY, self)
        event.accept()


def _run(deed: Command, _checked: bool = False) -> None:
    deed.run()


# The festivals that are open


class Festivals(QObject):
    """Keeps the windows of festivals; ``failed`` carries an error of the house."""

    failed = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._desktop = parent
        self.windows: list[FestivalWindow] = []

    def ask(self) -> FoundingDialog:
        """Ask for a new festival, or one that was founded before, and open it."""
        dialog = FoundingDialog(self._desktop)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.opened.connect(self.open)
        dialog.open()
        return dialog

    def open(self, path: Path) -> FestivalWindow | None:
        """Open the festival in a file; one that is open already comes forward."""
        self.windows = [window for window in self.windows if isValid(window) and window.isVisible()]
        for window in self.windows:
            if window.path == path.resolve():
                window.come_forward()
                return window
        try:
            made = FestivalWindow.open(path.resolve())
        except RingsideError as refused:
            self.failed.emit(refused)
            return None
        self.windows.append(made)
        made.show()
        return made

    def close(self) -> None:
        """Close the windows; all that happened is on the disk."""
        for window in self.windows:
            if isValid(window):
                window.close()
