"""The main window."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QShowEvent
from PySide6.QtWidgets import (
    QApplication,
    QDockWidget,
    QLabel,
    QMainWindow,
    QSizePolicy,
    QStackedWidget,
    QToolBar,
    QWidget,
)

from ringside_manager.errors import RingsideError
from ringside_manager.gui.language import term_in
from ringside_manager.gui.look import follow_look, square
from ringside_manager.gui.place import COMMAND, GLOSSARY, Place
from ringside_manager.gui.rulebook import RuleHelp
from ringside_manager.gui.settings import Recent, settings, with_origin
from ringside_manager.gui.shell.menus import Actions, ContinueButton, RecentMenu
from ringside_manager.gui.shell.status import Notices, StatusBar
from ringside_manager.gui.start import StartPage
from ringside_manager.gui.widgets import Heading, column
from ringside_manager.gui.widgets.texts import PlainLabel
from ringside_manager.gui.window_commands import CommandTable
from ringside_manager.language import tr

if TYPE_CHECKING:
    from ringside_manager.campaign.house_rules import HouseRules
    from ringside_manager.gui.festival import Festivals
    from ringside_manager.gui.ring.judging import Wish
    from ringside_manager.gui.ring.shelf import RingHouse
    from ringside_manager.gui.session import Opened, Session
    from ringside_manager.gui.shell.guide import FirstEvening
    from ringside_manager.gui.shell.help import Find, RulebookDock
    from ringside_manager.gui.shell.league_desk import LeagueDesk
    from ringside_manager.gui.shell.league_files import Opening


class MainWindow(QMainWindow):
    """One window: the start page, or an open league.  ``league_opened`` follows every opening."""

    league_opened = Signal()
    language_changed = Signal()
    """The person speaks another language now: a new window in it is wanted."""

    def __init__(self) -> None:
        super().__init__()
        self.desk: LeagueDesk | None = None
        self.rulebook: RulebookDock | None = None
        self._opening: Opening | None = None
        self._editors: list[QWidget] = []
        self._ring: RingHouse | None = None
        self._festivals: Festivals | None = None
        self._evening: FirstEvening | None = None
        self.setMinimumSize(900, 560)
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._refresh_frame)
        self.stack = QStackedWidget()
        self.start = StartPage()
        self.start.open_requested.connect(self.open_league)
        self.start.room_opened.connect(self.close_league)
        self.start.exhibition_wanted.connect(self.open_exhibition)
        self.start.editor_wanted.connect(self.open_set_editor)
        self.start.shelf_wanted.connect(self.open_shelf)
        self.start.festival_wanted.connect(self.open_festivals)
        self.stack.addWidget(self.start)
        central = QWidget()
        column(self.stack, parent=central)
        self.setCentralWidget(central)
        self.notices = Notices(central)
        self.status = StatusBar()
        self.setStatusBar(self.status)
        self.status.waiting_clicked.connect(self._open_seats)
        self.page_title = Heading("", 2)
        self.go_on = ContinueButton()
        self.commands = CommandTable(self).commands()
        self.actions_ = Actions(self, self.commands)
        self.bar = self._toolbar()
        self.recent = RecentMenu(self.actions_, self.open_league, self)
        settings().changed.connect(self._heed_settings)
        follow_look(self._size_icons)
        follow_look(self._refresh_soon)
        self._size_icons()
        self.helper = RuleHelp(self, self._house)
        settings().restore_window("window", self)
        self._refresh_frame()

    # --- leagues ------------------------------------------------------------------------------

    def open_league(self, path: Path, *, read_only: bool = False) -> None:
        """Open a league in the background and show it, an open one is closed first; a file with a bout is watched."""
        if path.suffix.casefold() in (".bout", ".json"):
            self.ring.open_file(path)
            return
        if path.suffix.casefold() == ".festival":
            self.festivals.open(path)
            return
        if self.desk is not None and self.desk.session.path == path.resolve():
            return
        from ringside_manager.gui.shell.league_files import Opening

        self.notices.clear()
        self._opening = Opening(path, read_only=read_only, parent=self)
        self._opening.over.connect(self._on_over)
        self._opening.opened.connect(self._on_opened)
        self._opening.failed.connect(self._on_refused)
        self.start.setEnabled(False)
        self.status.showMessage(tr("Opening {file}…").format(file=path.name))

    @property
    def is_opening(self) -> bool:
        return self._opening is not None and not self._opening.is_over

    def show_league(self, session: Session) -> None:
        """Show a league that is open; the window closes it."""
        from ringside_manager.gui.shell.league_desk import LeagueDesk

        self.close_league()
        self.desk = LeagueDesk(self, session, self.notices)
        self.stack.addWidget(self.desk.view)
        self.stack.setCurrentWidget(self.desk.view)
        self.desk.changed.connect(self._refresh_soon)
        self.desk.seated.connect(self._refresh_frame)
        self.desk.exhibition_wanted.connect(self.open_exhibition)
        self.desk.rule_books_wanted.connect(self.open_rule_books)
        self.desk.command_wanted.connect(self._carry_out, Qt.ConnectionType.QueuedConnection)
        self.desk.view.open_league.connect(self.open_league, Qt.ConnectionType.QueuedConnection)
        session.started.connect(self.status.work.follow)
        self.go_on.follow(self.desk.advancer)
        self._remember(session)
        self.desk.files.tell_state()
        self.desk.begin()
        self._refresh_frame()
        self.league_opened.emit()
        from ringside_manager.gui.shell.guide import greets

        if greets(session.books.name):
            self.evening.begin()

    def close_league(self) -> None:
        session = self.give_up_league()
        if session is not None:
            session.finishing.connect(self._tell_finishing)
            if not session.close():
                text = tr("{league} is not closed yet: it can be opened again when its work has ended.")
                self.notices.tell(text.format(league=session.path.name), "warn")
            self.start.refresh()
            self._refresh_frame()

    def _tell_finishing(self, work: str) -> None:
        self.notices.tell(tr("Finishing: {work}…").format(work=work), passing=True)

    def give_up_league(self) -> Session | None:
        """Take the open league out of this window without closing it; ``None`` if there is none."""
        if self.desk is None:
            return None
        self._remember(self.desk.session)
        self.go_on.follow(None)
        desk, self.desk = self.desk, None
        self.stack.removeWidget(desk.view)
        desk.clear_away()
        if self.rulebook is not None:
            self.rulebook.hide()
        self.notices.clear(lasting=True)
        return desk.session

    def called(self, path: str) -> None:
        """Another start of the program asked for this window, and for a league if it names one."""
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.raise_()
        self.activateWindow()
        if path:
            self.open_league(Path(path))

    def ask_and_open(self) -> None:
        from ringside_manager.gui.shell.league_files import ask_for_league

        if (path := ask_for_league(self)) is not None:
            self.open_league(path)

    def _on_over(self) -> None:
        self.start.setEnabled(True)
        self.status.clearMessage()

    def _on_opened(self, opened: Opened) -> None:
        from ringside_manager.gui.session import Session

        assert self._opening is not None
        self.show_league(Session(self._opening.thread_of_save, opened))

    def _on_refused(self, error: RingsideError) -> None:
        self.notices.tell_error(error, lambda _place: None)

    def _remember(self, session: Session) -> None:
        books = session.books
        names = tuple(manager.name for manager in books.managers.values())
        now = datetime.now().astimezone().isoformat(" ", "minutes")[:16]
        settings().remember(Recent(str(session.path), books.name, books.closed, names, now))

    # --- the frame ----------------------------------------------------------------------------

    def _toolbar(self) -> QToolBar:
        bar = self.addToolBar(tr("Tools"))
        bar.setObjectName("bar")
        bar.setMovable(False)
        bar.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        for key in ("back", "forward"):
            bar.addAction(self.actions_.actions[key])
        bar.addWidget(self.page_title)
        spring = QWidget()
        spring.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        bar.addWidget(spring)
        for key in ("undo", "palette", "seats"):
            bar.addAction(self.actions_.actions[key])
        bar.addWidget(self.go_on)
        return bar

    def _refresh_soon(self) -> None:
        self._soon.start()

    def _refresh_frame(self) -> None:
        """Bring bars, menus and title up to date; changes that come together are told once."""
        desk = self.desk
        self.notices.settle()
        page = desk.view.page if desk and not desk.curtain.is_down else None
        self.actions_.show_for_page(page.commands() if page else ())
        self.actions_.refresh()
        if desk is not None and desk.curtain.is_down:
            self.setWindowTitle(" – ".join((desk.session.books.name, tr("Ringside Manager"))))
            return
        whole = page is not None and page.wants_window
        self.menuBar().setVisible(not whole)
        self.bar.setVisible(desk is not None and not whole)
        self.go_on.set_back(page is not None and page.has_next_step)
        self.statusBar().setVisible((desk is not None or self._opening is not None) and not whole)
        if desk is None:
            self.stack.setCurrentWidget(self.start)
            self.status.clear_league()
            self.setWindowTitle(tr("Ringside Manager"))
            return
        session, page = desk.session, desk.view.page
        title = page.title() if page else ""
        self.page_title.setText(title)
        self.setWindowTitle(
            " – ".join(part for part in (session.books.name, title, tr("Ringside Manager")) if part)
        )
        self.status.show_league(session.books, session.viewer, [party.name for party in desk.turns.waiting])
        self.status.show_saved(session.trouble, read_only=session.read_only, busy=session.busy)

    def _heed_settings(self, key: str) -> None:
        if key == "language":
            self.language_changed.emit()

    def _size_icons(self) -> None:
        self.bar.setIconSize(square(22))

    # --- tools --------------------------------------------------------------------------------

    def open_palette(self) -> None:
        """Find anything; behind a curtain only commands."""
        desk = self.desk
        books = desk.session.books if desk and not desk.curtain.is_down else None
        from ringside_manager.gui.shell.help import Palette, rule_titles

        palette = Palette(
            books,
            tuple(self.actions_.commands.values()),
            rule_titles(),
            self,
            desk.session.path.stem if desk else "",
        )
        palette.chosen.connect(self._on_found)
        palette.open()

    def _carry_out(self, key: str) -> None:
        self.actions_.actions[key].trigger()

    def _on_found(self, found: Find) -> None:
        if found.command is not None:
            self._carry_out(found.command.key)
        elif found.place is not None:
            self.go(found.place)

    def go(self, place: Place) -> None:
        """Show a place: in the league, or a rule or a word beside the start page."""
        if place.page == GLOSSARY:
            self.open_glossary(place.part)
        elif place.page == COMMAND:
            self._carry_out(place.part)
        elif self.desk is not None and not self.desk.curtain.is_down:
            self.desk.go(place)
        elif place.page == "rulebook":
            self.open_rulebook(place.part)

    def help_here(self) -> None:
        """Open the rule behind the control that has the focus, else the rulebook."""
        page = self.desk.view.page if self.desk else None
        rule, focus = page.focus_rule() if page else "", QApplication.focusWidget()
        term = term_in(focus.text()) if isinstance(focus, QLabel) else None
        word = (isinstance(focus, PlainLabel) and focus.term) or (term.short() if term else "")
        if word and not rule:
            self.open_glossary(word)
        else:
            self.open_rulebook(rule)

    def open_glossary(self, word: str = "") -> None:
        """Say what the words mean, one of them first."""
        from ringside_manager.gui.shell.help import GlossaryDialog

        dialog = GlossaryDialog(word, self)
        dialog.rule_wanted.connect(self.open_rulebook)
        dialog.open()

    def open_rulebook(self, rule: str = "") -> None:
        """Show the rulebook beside the page, at a rule if one is named."""
        from ringside_manager.gui.shell.help import RulebookDock

        if self.rulebook is None:
            self.rulebook = RulebookDock(self, self._house)
            self.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, self.rulebook)
        self.rulebook.show_rule(rule)

    def _house(self) -> HouseRules | None:
        return self.desk.session.books.house if self.desk else None

    def toggle_rulebook(self) -> None:
        """Show the rulebook beside the page, or hide it."""
        if self.rulebook_is_open() and self.rulebook is not None:
            self.rulebook.hide()
        else:
            self.open_rulebook()

    def rulebook_is_open(self) -> bool:
        return isinstance(self.rulebook, QDockWidget) and self.rulebook.isVisible()

    def open_settings(self) -> None:
        from ringside_manager.gui.shell.settings_dialog import SettingsDialog

        SettingsDialog(self).open()

    def open_set_editor(self, what: str | Path | None = None) -> None:
        """Open the editor of fighter sets in a window of its own, on a file or a copy of a shipped set if one is named."""
        from ringside_manager.gui.set_editor import SetEditor

        editor = SetEditor()
        if what is not None:
            editor.open_set(what)
        self._editors = [other for other in self._editors if other.isVisible()] + [editor]
        editor.show()

    @property
    def evening(self) -> FirstEvening:
        """The hints of the first evening, made when they are first wanted."""
        from ringside_manager.gui.shell.guide import FirstEvening

        if self._evening is None:
            search = self.bar.widgetForAction(self.actions_.actions["palette"])
            self._evening = FirstEvening(self, lambda: self.desk, {"go_on": self.go_on, "search": search})
        return self._evening

    @property
    def ring(self) -> RingHouse:
        from ringside_manager.gui.ring.shelf import RingHouse

        if self._ring is None:
            self._ring = RingHouse(self)
            self._ring.failed.connect(lambda error: self.notices.tell_error(error, self.go))
            self._ring.judge_wanted.connect(self.open_rule_books)
        return self._ring

    @property
    def festivals(self) -> Festivals:
        from ringside_manager.gui.festival import Festivals

        if self._festivals is None:
            self._festivals = Festivals(self)
            self._festivals.failed.connect(lambda error: self.notices.tell_error(error, self.go))
        return self._festivals

    def open_festivals(self) -> None:
        self.festivals.ask()

    def open_shelf(self) -> None:
        self.ring.look()

    def open_exhibition(self, of: int | str | Path | None = 0) -> None:
        """Ask for an exhibition bout ``of`` a set, or in a league between its fighters, one of them in the red corner."""
        from ringside_manager.gui.ring.beginning import league_offer, set_source

        desk = self.desk
        if isinstance(of, str | Path):
            self.ring.ask(set_source(str(of), with_origin(of)))
        elif desk is None or desk.curtain.is_down:
            self.ring.ask()
        else:
            self.ring.ask(*league_offer(desk.session.books, desk.session.viewer, of or 0))

    def open_rule_books(self, wish: Wish | None = None) -> None:
        """Let every bout system judge a pairing or a card; in a league its own are offered."""
        desk = self.desk
        self.ring.judge(None if desk is None or desk.curtain.is_down else desk.session.books, wish)

    def open_about(self) -> None:
        from ringside_manager.gui.shell.about import About

        About(self).open()

    def _open_seats(self) -> None:
        if self.desk is not None:
            self.desk.choose_seat()

    # --- coming and going ---------------------------------------------------------------------

    def showEvent(self, event: QShowEvent) -> None:
        """A window whose screen is gone comes back to one that is there (F17)."""
        super().showEvent(event)
        if QApplication.screenAt(self.frameGeometry().center()) is None:
            self.move(0, 0)

    def retire(self) -> None:
        """Go without closing anything: another window has taken its place."""
        self.hide()
        self.deleteLater()

    def closeEvent(self, event: QCloseEvent) -> None:
        if any(not editor.close() for editor in self._editors if editor.isVisible()):
            event.ignore()
            return
        for house in (self._ring, self._festivals):
            if house is not None:
                house.close()
        self.close_league()
        settings().keep_window("window", self)
        settings().sync()
        event.accept()
