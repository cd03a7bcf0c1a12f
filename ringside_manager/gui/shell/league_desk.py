"""An open league with everything the window has around it: turns, Continue, curtain, pages, files."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QMainWindow

from ringside_manager.campaign.books import Touched
from ringside_manager.campaign.schedule import SEASON, season_of
from ringside_manager.errors import RingsideError
from ringside_manager.gui.advance.advancer import Advancer
from ringside_manager.gui.hotseat import Curtain, SeatsDialog
from ringside_manager.gui.justice.deed_words import act_text
from ringside_manager.gui.place import Place
from ringside_manager.gui.session import Session
from ringside_manager.gui.settings import settings
from ringside_manager.gui.shell.league_files import LeagueFiles
from ringside_manager.gui.shell.league_view import LeagueView
from ringside_manager.gui.shell.status import Notices
from ringside_manager.gui.turns import Turns
from ringside_manager.language import tr
from ringside_manager.office.docket import Party
from ringside_manager.office.facts.decisions import InboxKind
from ringside_manager.office.office import Office
from ringside_manager.office.undoing import Undoable, Undone, next_redo, next_undo

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
    rule_books_wanted = Signal(object)
    """Every bout system shall judge the pairing or the card of a ``Wish``."""

    def __init__(self, window: QMainWindow, session: Session, notices: Notices) -> None:
        super().__init__(window)
        self.session = session
        self.notices = notices
        self.turns = session.findChild(Turns) or Turns(session)
        self.advancer = session.findChild(Advancer) or Advancer(session, self.turns)
        self.view = LeagueView(session)
        self.files = LeagueFiles(window, session, notices.tell)
        self.curtain = Curtain(session, window, lambda: self.turns.waiting)
        self._window = window
        self._season = season_of(session.books.closed)
        self.advancer.show.connect(self.go)
        self.advancer.hand_over.connect(self.hand_over)
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
        if self.session.books.ended:
            self.session.sit(None)
            self.go(Place("office"))
        elif len(persons) > 1 and settings().value("curtain", default=True):
            self.view.go(Place("office"))
            self.hand_over(persons[0])
        else:
            self.session.sit(persons[0] if persons else Party(tr("Spectator")))
            self.go(Place("office"))

    def go(self, place: Place) -> None:
        """Show a place; results not yet shown are shown all at once when one leaves the fight night."""
        if place.page == EXHIBITION:
            self.exhibition_wanted.emit(place.number)
            return
        if place.page == RULE_BOOKS:
            from ringside_manager.gui.ring.rule_books.asking import wish_of

            self.rule_books_wanted.emit(wish_of(place))
            return
        run = self.advancer.run
        if run.concealing and place.page != "night":
            run.go_ringside(place.number if place.page == RING else 0)
            if not run.ringside:
                run.finish()
        self.view.go(place)

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
            self.advancer.stop_for = frozenset(stops)

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

    def _mend(self, title: str, mend: Mending, told: str, act: Undoable | None) -> None:
        by = self.session.viewer or Party("")
        said = told.format(what="" if act is None else act_text(act))
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
