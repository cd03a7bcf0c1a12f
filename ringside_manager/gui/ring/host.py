"""The ring with everything around it: what is seen, what is decided, what is looked back on."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QSize, Signal
from PySide6.QtWidgets import QFileDialog, QMenu, QToolButton, QWidget
from shiboken6 import isValid

from ringside_manager import paths
from ringside_manager.bout.events import RoundScored
from ringside_manager.bout.record import BoutRecord
from ringside_manager.commentary.phrases import Length
from ringside_manager.errors import RingsideError
from ringside_manager.files import write_text
from ringside_manager.gui import words
from ringside_manager.gui.board import moments
from ringside_manager.gui.board.board import board_svg
from ringside_manager.gui.language import error_text
from ringside_manager.gui.look import follow_look, icon, square
from ringside_manager.gui.place import Command
from ringside_manager.gui.ring import LiveBout
from ringside_manager.gui.ring.desk import PlayDesk
from ringside_manager.gui.ring.desk.bells import Home
from ringside_manager.gui.ring.sides import NOBODY, Introductions
from ringside_manager.gui.ring.transport import Act
from ringside_manager.gui.ring.view import RingView
from ringside_manager.gui.ring.watching import verdict_told
from ringside_manager.gui.widgets import column, plain_label, set_tip
from ringside_manager.language import LANGUAGE, tr
from ringside_manager.play.film import take_down
from ringside_manager.text_safety import file_slug

# What can be done with a bout besides watching it: look back on it, write it down, lay it beside another


if TYPE_CHECKING:
    from ringside_manager.almanac.files import BoutSheet
    from ringside_manager.gui.ring.window import Offers
    from ringside_manager.office.facts.bouts import BoutPage


PICTURE = QSize(720, 480)


class After(QObject):
    """The acts for the bout a view shows; ``failed`` carries an error of the house, ``told`` a sentence."""

    failed = Signal(object)
    told = Signal(str)
    wanted = Signal(object)
    """A widget that is to be kept as long as it is open."""

    def __init__(self, view: RingView) -> None:
        super().__init__(view)
        self._view = view
        self.offers: Offers | None = None
        """Bouts that can be laid beside this one; ``None`` where they can only come from files."""
        self.told_by_league: Callable[[], BoutPage | None] = lambda: None
        """What a league tells of the bout beside its record."""
        self.sealed = ""
        """Why nothing may be told of the bout yet, although it is over; empty where it may."""
        self.acts = (
            Act("review", tr("How it went…"), self.review, ("V",), "chart"),
            Act("save_text", tr("Save as a text…"), self.ask_for_text, icon="export"),
            Act("save_page", tr("Save as a page for a browser…"), self.ask_for_page, icon="export"),
            Act("save_record", tr("Save the record…"), self.ask_for_record, icon="save"),
            Act("beside", tr("Compare with another bout…"), self.ask_for_other, icon="compare"),
        )

    @property
    def match(self) -> LiveBout | None:
        watching = self._view.watching
        match = None if watching is None else watching.match
        return match if match is not None and match.finished is not None else None

    def review(self) -> None:
        match = self._over()
        if match is None:
            return
        from ringside_manager.gui.ring.review import ReviewDialog

        dialog = ReviewDialog(match, self._view.window())
        dialog.jumped.connect(self._jump)
        self.wanted.emit(dialog)
        dialog.show()

    def ask_for_text(self) -> None:
        self._ask(".txt", tr("Texts (*.txt)"), self.write_text)

    def ask_for_page(self) -> None:
        self._ask(".html", tr("Pages (*.html)"), self.write_page)

    def ask_for_record(self) -> None:
        self._ask(".bout", tr("Bouts (*.bout)"), self.write_record)

    def write_text(self, path: Path) -> None:
        """Write the bout as it is told in the view; what the disk does not allow is told."""
        from ringside_manager.almanac import bout_text  # Jinja is slow to import

        self._write(path, bout_text(self._sheet({})))

    def write_page(self, path: Path) -> None:
        """Write the bout as a page with a picture of the ring at every bell; see ``write_text``."""
        from ringside_manager.almanac import bout_html

        match = self.match
        if match is not None:
            self._write(path, bout_html(self._sheet(pictures(match))))

    def write_record(self, path: Path) -> None:
        """Write the record, from which the bout can be fought again; see ``write_text``."""
        match = self.match
        if match is not None and match.finished is not None:
            self._write(path, match.finished.to_json() + "\n")

    def ask_for_other(self) -> None:
        """Let the person choose another recorded bout and show both."""
        if self._over() is None:
            return
        if self.offers is None:
            self.ask_for_file()
            return
        from ringside_manager.gui.ring.window import OtherDialog

        dialog = OtherDialog(self.offers(), self._view.window())
        dialog.chosen.connect(lambda record: self._beside(BoutRecord.from_json(record)))
        dialog.file_wanted.connect(self.ask_for_file)
        self.wanted.emit(dialog)
        dialog.open()

    def ask_for_file(self) -> None:
        """Let the person choose a file with another bout and show both."""
        file, _ = QFileDialog.getOpenFileName(
            self._view, tr("Compare with another bout"), str(paths.saves()), tr("Bouts (*.bout *.json)")
        )
        if file:
            self.lay_beside(Path(file))

    def lay_beside(self, path: Path) -> None:
        try:
            other = take_down(path).record
        except RingsideError as error:
            self.failed.emit(error)
            return
        if other is None:
            self.told.emit(tr("That bout is not over yet."))
        else:
            self._beside(other)

    def _beside(self, other: BoutRecord) -> None:
        from ringside_manager.gui.ring.window import SideBySide

        match = self.match
        if match is None or match.finished is None:
            return
        try:
            window = SideBySide(LiveBout.watched(match.finished), LiveBout.watched(other))
        except RingsideError as error:
            self.failed.emit(error)
            return
        self.wanted.emit(window)
        window.show()

    def _sheet(self, drawn: dict[int, str]) -> BoutSheet:
        from ringside_manager.almanac import bout_sheet

        match = self.match
        assert match is not None
        assert match.finished is not None
        length = str(self._view.side.story.length.currentData())
        return bout_sheet(
            match.finished,
            length=Length(length),
            language=LANGUAGE.code,
            pictures=drawn,
            page=self.told_by_league(),
        )

    def _ask(self, suffix: str, kinds: str, write: Callable[[Path], None]) -> None:
        match = self._over()
        if match is None:
            return
        name = "-".join(map(file_slug, match.names)) + suffix
        file, _ = QFileDialog.getSaveFileName(self._view, tr("Save the bout"), str(Path.home() / name), kinds)
        if file:
            write(Path(file))

    def _write(self, path: Path, text: str) -> None:
        try:
            write_text(path, [text], overwrite=True)
        except RingsideError as error:
            self.failed.emit(error)
        except OSError as error:
            self.told.emit(
                tr("{file} cannot be written: {cause}.").format(
                    file=path.name, cause=error.strerror or str(error)
                )
            )
        else:
            self.told.emit(tr("The bout is written to {file}.").format(file=path.name))

    def _over(self) -> LiveBout | None:
        """The bout if it is over; a sentence if it is not."""
        if self.match is None or self.sealed:
            self.told.emit(self.sealed or tr("The bout is not over yet."))
            return None
        return self.match

    def _jump(self, place: int) -> None:
        if self._view.player is not None:
            self._view.player.pause()
            self._view.player.go_to(place)


class AfterButton(QToolButton):
    """The acts in a menu; over them stands what ``told`` says of the bout, if anything."""

    def __init__(self, acts: tuple[Act, ...], told: Callable[[], str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(tr("More about this bout"))
        set_tip(self, tr("Review, save, lay beside another"))
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        menu = QMenu(self)
        self.said = menu.addAction("")
        self.said.setEnabled(False)
        self._told = told
        menu.aboutToShow.connect(self._tell)
        for act in acts:
            menu.addAction(act.text).triggered.connect(act.run)
        self.setMenu(menu)
        follow_look(self._dress)
        self._dress()

    def _tell(self) -> None:
        self.said.setText(self._told())
        self.said.setVisible(bool(self.said.text()))

    def _dress(self) -> None:
        self.setIconSize(square(18))
        self.setIcon(icon("more"))


def pictures(match: LiveBout) -> dict[int, str]:
    """The ring at the end of every round, as SVG by round; nothing where there is no ring to draw."""
    film = match.film
    if film.setup.engine.info.floor is None:
        return {}
    drawn: dict[int, str] = {}
    for moment in moments(film.events, film.scenes):
        if isinstance(moment.event, RoundScored):
            drawn[moment.event.round] = _inside(board_svg(film.setup, moment, PICTURE))
    return drawn


def _inside(svg: bytes) -> str:
    """The drawing as it stands inside a page: without the head of a file."""
    text = svg.decode("utf-8")
    return text[text.index("<svg") :]


# The ring with everything around it: what is seen, what is decided, what is looked back on


if TYPE_CHECKING:
    from ringside_manager.gui.ring.window import RingWindow


class RingHost(QWidget):
    """A view of a match, with a desk below it while the match is played; ``closed`` when people leave it."""

    go = Signal(object)
    retitled = Signal()
    closed = Signal()
    again = Signal(object)
    """The people want the same bout once more; carries the ``LiveBout`` that is over."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.view = RingView(self)
        self.after = After(self.view)
        self.after.failed.connect(self._tell_error)
        self.after.told.connect(self._tell)
        self.after.wanted.connect(self._keep)
        self.view.acts = (*self.view.acts, *self.after.acts)
        self.view.transport.extra.insertWidget(0, AfterButton(self.after.acts, self._verdict))
        self.told = plain_label(wrap=True)
        self.told.hide()
        self._kept: list[QWidget] = []
        self.match: LiveBout | None = None
        self.desk: PlayDesk | None = None
        self.home: Home | None = None
        """Where a bout leads that is boxed here; ``None`` outside a league."""
        self.view.go.connect(self.go)
        self.view.retitled.connect(self.retitled)
        column((self.view, 1), self.told, parent=self)

    def show_match(self, match: LiveBout, introductions: Introductions = NOBODY) -> None:
        self.match = match
        self.told.hide()
        self.view.show_match(match, introductions)
        self.desk = seated(self.view, match, self.home)
        self.view.side.ending.home = self.home
        if self.desk is not None:
            self.desk.put_aside.connect(self.closed)
            self.desk.closed.connect(self.closed)
            self.desk.again.connect(partial(self.again.emit, match))
            self.desk.review_wanted.connect(self.after.review)
        self.retitled.emit()

    def take_keys(self) -> None:
        """Give the keys to the bout: to the desk where somebody decides, to the transport where one watches."""
        self.view.setFocus()
        if self.desk is not None:
            self.desk.take_keys()

    def go_to_round(self, number: int) -> None:
        if self.view.player is not None and self.match is not None:
            self.view.player.go_to(self.match.film.round_begins(number) + 1)

    def _verdict(self) -> str:
        """Whether the record still holds, once the end has been seen."""
        watching = self.view.watching
        verdict = None if watching is None or not watching.is_over else watching.match.verdict
        return "" if verdict is None else verdict_told(verdict)

    def _tell_error(self, error: RingsideError) -> None:
        self._tell(error_text(error).text)

    def _tell(self, text: str) -> None:
        self.told.setText(text)
        self.told.show()

    def _keep(self, window: QWidget) -> None:
        self._kept = [other for other in self._kept if isValid(other) and other.isVisible()] + [window]

    def commands(self) -> tuple[Command, ...]:
        return self.view.commands()


def seated(view: RingView, match: LiveBout, home: Home | None = None) -> PlayDesk | None:
    """The desk of a match that is played, set beside its view; the bout goes on to the first decision."""
    if match.contest is None:
        view.set_desk(None)
        return None
    desk = PlayDesk(match, view.player, view.board, home=home)
    desk.front_wanted.connect(view.show_desk)
    view.set_desk(desk)
    match.begin()
    return desk


def ring_window(
    match: LiveBout, introductions: Introductions = NOBODY, home: Home | None = None
) -> tuple[RingWindow, RingHost]:
    """A window of its own for a bout outside a league, and what is in it; ``home`` is where the bout leads."""
    from ringside_manager.gui.ring.window import RingWindow

    red, blue = match.names
    host = RingHost()
    host.home = home
    window = RingWindow(host, words.against(red, blue))
    host.closed.connect(window.close)
    host.show_match(match, introductions)
    return window, host
