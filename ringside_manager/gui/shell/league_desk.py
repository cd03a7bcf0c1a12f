"""An open league with everything the window has around it: turns, Continue, curtain, pages, files."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QMainWindow,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from ringside_manager.campaign.books import Touched
from ringside_manager.campaign.schedule import SEASON, season_of
from ringside_manager.errors import RingsideError
from ringside_manager.gui.advance.advancer import Advancer
from ringside_manager.gui.away import Away
from ringside_manager.gui.hotseat import Curtain, SeatsDialog
from ringside_manager.gui.justice.deed_words import act_text
from ringside_manager.gui.look import follow_look, icon, px, spacing, square
from ringside_manager.gui.pages import Page, page_of
from ringside_manager.gui.place import COMMAND, PAGES, PageEntry, Place, Trail
from ringside_manager.gui.seats import Turns
from ringside_manager.gui.session import Session
from ringside_manager.gui.settings import settings
from ringside_manager.gui.shell.league_files import LeagueFiles
from ringside_manager.gui.shell.status import Notices
from ringside_manager.gui.widgets import Scroll, column, row, set_tip
from ringside_manager.language import tr
from ringside_manager.office.docket import Party
from ringside_manager.office.facts.decisions import InboxKind
from ringside_manager.office.office import Office
from ringside_manager.office.undoing import Undoable, Undone, next_redo, next_undo

# The list of pages on the left of the window


_NARROW = 920
"""A window narrower than this, in pixels at normal size, has a list of pictures only."""


class Navigation(QFrame):
    """One button a page; Tab stops at the one that is lit, that of the page shown, arrow keys go up and down.

    In a narrow window the buttons are their pictures alone; names are in their tips.
    """

    go = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("navigation")
        self.setAccessibleName(tr("Pages"))
        self._buttons: dict[str, QPushButton] = {}
        self._counts: dict[str, int] = {}
        self._narrow = False
        self._group = QButtonGroup(self)
        inner = QWidget()
        box = column(space=0, margins=(0, 2, 0, 2), parent=inner)
        for page in PAGES:
            if page.in_navigation:
                box.addWidget(self._button(page))
        box.addStretch(1)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        self._scroll = Scroll(inner)
        outer.addWidget(self._scroll)
        follow_look(self._dress)
        self._dress()

    def light(self, key: str) -> None:
        """Show which page one is on; a page that is not listed lights its home."""
        page = next((page for page in PAGES if page.key == key), None)
        home = page.home if page and not page.in_navigation else key
        button = self._buttons.get(home)
        if button is not None:
            for other in self._buttons.values():
                other.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            button.setChecked(True)
            self._scroll.ensureWidgetVisible(button)

    def badge(self, key: str, count: int) -> None:
        """Show how many things wait on a page; 0 for none."""
        page = next(page for page in PAGES if page.key == key)
        button, self._counts[key] = self._buttons[key], count
        if self._narrow:
            button.setText(f"{count}" if count else "")
        else:
            button.setText(f"{page.text()}  ({count})" if count else page.text())
        button.setAccessibleName(
            tr("{page}, %n waiting", "{page}, %n waiting", count).format(page=page.text())
            if count
            else page.text()
        )

    def fit(self, width: int) -> None:
        """Leave the pages room in a window of this width."""
        if (narrow := width < px(_NARROW)) == self._narrow:
            return
        self._narrow = narrow
        for key in self._buttons:
            self.badge(key, self._counts.get(key, 0))
        self._dress()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(Qt.Key(event.key()))
        buttons = list(self._buttons.values())
        focused = next((at for at, button in enumerate(buttons) if button.hasFocus()), None)
        if step is None or focused is None:
            super().keyPressEvent(event)
            return
        target = buttons[(focused + step) % len(buttons)]
        target.setFocus(Qt.FocusReason.TabFocusReason)
        self._scroll.ensureWidgetVisible(target)

    def _button(self, page: PageEntry) -> QPushButton:
        button = QPushButton(page.text())
        button.setProperty("kind", "nav")
        button.setCheckable(True)
        set_tip(button, f"{page.text()} ({page.shortcut})" if page.shortcut else page.text())
        button.setAccessibleName(page.text())
        button.clicked.connect(lambda: self.go.emit(Place(page.key)))
        self._group.addButton(button)
        self._buttons[page.key] = button
        return button

    def _dress(self) -> None:
        self.setFixedWidth(px(68 if self._narrow else 212))
        for page in PAGES:
            if page.in_navigation:
                self._buttons[page.key].setIcon(icon(page.icon))
                self._buttons[page.key].setIconSize(square(18))


class LeagueView(QWidget):
    """Pages of one league, each made when it is first gone to and filled only while it is seen."""

    moved = Signal()
    """Another place is shown, or the page calls itself otherwise."""
    open_league = Signal(object)
    """Another league, a ``Path``, is to be opened."""
    wanted = Signal(object)
    """Somebody wants to go to a place."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self.trail: Trail[Place] = Trail()
        self.navigation = Navigation()
        self.pages = QStackedWidget()
        self._made: dict[str, Page] = {}
        self._stale: set[str] = set()
        row(self.navigation, (column(self.pages, space=1), 1), space=0, parent=self)
        self._frame()
        follow_look(self._frame)
        self.navigation.go.connect(self.wanted)
        session.changed.connect(self._on_changed)
        session.viewer_changed.connect(self._on_viewer)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.navigation.fit(self.width())

    @property
    def page(self) -> Page | None:
        shown = self.pages.currentWidget()
        return shown if isinstance(shown, Page) else None

    def go(self, place: Place) -> None:
        self.trail.visit(place)
        self._show(place)

    def back(self) -> None:
        if (place := self.trail.back()) is not None:
            self._show(place)

    def forward(self) -> None:
        if (place := self.trail.forward()) is not None:
            self._show(place)

    def refresh(self) -> None:
        if self.page is not None:
            self.page.refresh()

    def forget_pages(self) -> None:
        """Throw all pages away, so that nothing of what was shown is left for the next person."""
        for page in self._made.values():
            self.pages.removeWidget(page)
            page.deleteLater()
        self._made.clear()
        self._stale.clear()
        self.trail.clear()
        self.moved.emit()

    def _show(self, place: Place) -> None:
        page = self._page(place.page)
        self._stale.discard(place.page)
        page.show_place(place)
        self.pages.setCurrentWidget(page)
        self._frame()
        self.navigation.light(place.page)
        self.moved.emit()

    def _page(self, key: str) -> Page:
        if key not in self._made:
            page = page_of(key, self.session, self.pages)
            page.go.connect(self.wanted)
            page.retitled.connect(self._frame)
            page.retitled.connect(self.moved)
            page.back_wanted.connect(self._leave)
            page.open_league.connect(self.open_league)
            if (layout := page.layout()) is not None:
                layout.setContentsMargins(0, 0, 0, 0)  # the frame keeps one distance for all pages
            self._made[key] = page
            self.pages.addWidget(page)
        return self._made[key]

    def _on_changed(self, touched: Touched) -> None:
        self._stale |= {key for key, page in self._made.items() if page.concerns(touched)}
        here = self.trail.here
        if here is not None and here.page in self._stale and self.isVisible():
            self._stale.discard(here.page)
            self.refresh()
            self.moved.emit()

    def _on_viewer(self) -> None:
        self.forget_pages()

    def showEvent(self, event: QShowEvent) -> None:
        """Coming back into view, the page may have to be filled again."""
        super().showEvent(event)
        here = self.trail.here
        if here is not None and here.page in self._stale:
            self._stale.discard(here.page)
            self.refresh()

    def _leave(self) -> None:
        """Go back to where one came from; to the office where the page was the first."""
        self.wanted.emit(self.trail.back() or Place("office"))

    def _frame(self) -> None:
        """Keep the pages at one distance from the frame; one that wants the whole window has all of it."""
        self.navigation.fit(self.width())
        whole = self.page is not None and self.page.wants_window
        margin, top, foot = (0, 0, 0) if whole else (spacing(5), spacing(4), spacing(3))
        self.pages.setContentsMargins(margin, top, margin, foot)
        self.navigation.setVisible(not whole)


# An open league with everything the window has around it: turns, Continue, curtain, pages, files


RING = "ring"
EXHIBITION = "exhibition"
RULE_BOOKS = "rule books"
"""No page of the league: a bout that counts for nothing, in a window of its own."""
Mending = Callable[[Office, Party], Undone]


class LeagueDesk(QObject):
    """One open league; ``changed`` follows whatever menus and bars tell of."""

    changed = Signal()
    seated = Signal()
    """Somebody has sat down: what he presses next must find everything up to date."""

    exhibition_wanted = Signal(int)
    """An exhibition with this fighter, by his number, is wished for."""
    command_wanted = Signal(str)
    """A command of the window, by its key, is to be carried out."""
    rule_books_wanted = Signal(object)
    """Every bout system shall judge the pairing or the card of a ``Wish``."""

    def __init__(self, window: QMainWindow, session: Session, notices: Notices) -> None:
        super().__init__(window)
        self.session = session
        self.notices = notices
        self.turns = session.findChild(Turns) or Turns(session)
        self.away = Away.of(session)
        self.advancer = session.findChild(Advancer) or Advancer(session, self.turns)
        self.view = LeagueView(session)
        self.files = LeagueFiles(window, session, notices.tell)
        self.curtain = Curtain(session, window, lambda: self.turns.waiting)
        self._window = window
        self._season = season_of(session.books.closed)
        self.advancer.show.connect(self._go_on)
        self.advancer.hand_over.connect(self.hand_over)
        if self.away is not None:
            self.advancer.hand_in.connect(self.away.hand_in)
            self.away.report(notices.tell, lambda: self.go(Place("places")))
            self.away.failed.connect(self._tell_failure)
            self.away.changed.connect(self.changed)
        self.curtain.lifted.connect(self.take_seat)
        self.curtain.seats_wanted.connect(self.choose_seat)
        self.view.moved.connect(self.changed)
        self.view.wanted.connect(self.go)
        self._heed_settings("stop/")
        settings().changed.connect(self._heed_settings)
        for signal in (
            session.viewer_changed,
            session.state_changed,
            self.turns.changed,
            self.advancer.changed,
        ):
            signal.connect(self.changed)
        session.changed.connect(self._on_changed)
        session.handed_in.connect(self._offer_undo)
        session.told.connect(lambda text: self.notices.tell(text, "warn"))
        session.failed.connect(self._tell_failure)

    def begin(self) -> None:
        """Show the first page: the only person sits down at once, several are asked who comes first."""
        persons = self.turns.order
        called = self.turns.waiting
        if self.session.books.ended:
            self.session.sit(None)
            self.go(Place("finale"))
        elif len(persons) > 1 and settings().value("curtain", default=True):
            self.view.go(Place("office"))
            if called:
                self.hand_over(called[0])
        else:
            self.session.sit(persons[0] if persons else Party(tr("Spectator")))
            self.go(Place("office"))

    def go(self, place: Place) -> None:
        """Show a place; results not yet shown are shown all at once when one leaves the fight night."""
        if place.page == EXHIBITION:
            self.exhibition_wanted.emit(place.number)
            return
        if place.page == COMMAND:
            self.command_wanted.emit(place.part)
            return
        if place.page == RULE_BOOKS:
            from ringside_manager.gui.ring.judging import wish_of

            self.rule_books_wanted.emit(wish_of(place))
            return
        run = self.advancer.run
        if run.concealing and place.page != "night":
            run.go_ringside(place.number if place.page == RING else 0)
            if not run.ringside:
                run.finish()
        self.view.go(place)

    def _go_on(self, place: Place) -> None:
        """Show where the yellow button leads; what was said of the act before does not lie over it."""
        if place.page != "office":
            self.notices.go_by()
        self.go(place)

    def hand_over(self, party: Party) -> None:
        """Let the curtain down for somebody; without curtains he sits down at once."""
        self.notices.clear()
        if len(self.turns.order) > 1 and settings().value("curtain", default=True):
            self.curtain.drop(party)
            self.changed.emit()
        else:
            self.take_seat(party)

    def take_seat(self, party: Party) -> None:
        self.curtain.lift()
        self.turns.take_seat(party)
        self.go(Place("office"))
        self.seated.emit()

    def choose_seat(self) -> None:
        """Ask who sits down; PINs are set here, too."""
        dialog = SeatsDialog(self.session, self.turns, self._window)
        dialog.seat_wanted.connect(dialog.accept)
        dialog.seat_wanted.connect(self.hand_over)
        dialog.open()

    def undo(self) -> None:
        """Take back the latest act, as whoever sits here may."""
        found = next_undo(self.session.entries, self.session.books, self.session.viewer)
        self._mend(tr("Undo"), lambda office, by: office.undo(by, ""), tr("Taken back: {what}."), found)

    def redo(self) -> None:
        """Take back the latest undo."""
        found = next_redo(self.session.entries, self.session.books, self.session.viewer)
        self._mend(tr("Redo"), lambda office, by: office.redo(by, ""), tr("Counts again: {what}."), found)

    def _heed_settings(self, key: str) -> None:
        if key.startswith("stop/"):
            wished = (kind for kind in InboxKind if kind.is_decision)
            stops = {kind for kind in wished if settings().value(f"stop/{kind.value}", default=kind.stops)}
            self.turns.stop_for = frozenset(stops)

    def _tell_failure(self, error: RingsideError) -> None:
        self.notices.tell_error(error, self.go)

    def _offer_undo(self, _order: object) -> None:
        """A small act can be taken back at once, without asking before it."""
        found = next_undo(self.session.entries, self.session.books, self.session.viewer)
        if found is not None:
            acts = ((tr("Undo"), self.undo),)
            self.notices.tell(tr("Done: {act}").format(act=act_text(found)), "good", acts, passing=True)

    def clear_away(self) -> None:
        """Take the pages away; the league stays open."""
        self.curtain.lift()
        self.view.deleteLater()
        self.curtain.deleteLater()
        self.deleteLater()

    def _mend(self, title: str, mend: Mending, sentence: str, act: Undoable | None) -> None:
        by = self.session.viewer or Party("")
        said = sentence.format(what="" if act is None else act_text(act))
        self.session.do(
            title,
            lambda office, _job: mend(office, office.promoter if self._unsigned else by),
            lambda undone: self._mended(undone, said),
        )

    @property
    def _unsigned(self) -> bool:
        """Whether nobody sits here where the program is the promoter: it signs then (C3)."""
        return self.session.viewer is None and not self.session.books.promoter

    def _mended(self, undone: Undone, said: str) -> None:
        self.notices.tell(said, "good")
        if undone.doubts:
            acts = ((tr("Look at them"), lambda: self.go(Place("promoter"))),)
            text = tr(
                "%n thing no longer agrees with the rules.",
                "%n things no longer agree with the rules.",
                len(undone.doubts),
            )
            self.notices.tell(text, "warn", acts)

    def _on_changed(self, _touched: Touched) -> None:
        season = season_of(self.session.books.closed + 1)
        ended = season > self._season and self.session.books.closed % SEASON == 0
        if ended and settings().value("backup/season", default=True):
            self.session.do(tr("Making a backup"), lambda office, _job: office.keep_backup("season"))
        self._season = season
        self.changed.emit()
