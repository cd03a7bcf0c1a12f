"""The ring with everything around it: what is seen, what is decided, what is looked back on."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from ringside_manager.errors import RingsideError
from ringside_manager.gui.commands import Command
from ringside_manager.gui.messages import error_text
from ringside_manager.gui.ring.desk import PlayDesk
from ringside_manager.gui.ring.exports import After, AfterButton
from ringside_manager.gui.ring.live_bout import LiveBout
from ringside_manager.gui.ring.tape import NOBODY, Introductions
from ringside_manager.gui.ring.view import RingView
from ringside_manager.gui.widgets import column, plain_label
from ringside_manager.language import tr

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
        self.view = RingView()
        self.after = After(self.view)
        self.after.failed.connect(self._tell_error)
        self.after.told.connect(self._tell)
        self.after.wanted.connect(self._keep)
        self.view.acts = (*self.view.acts, *self.after.acts)
        self.view.transport.extra.insertWidget(0, AfterButton(self.after.acts))
        self.told = plain_label(wrap=True)
        self.told.hide()
        self._kept: list[QWidget] = []
        self.match: LiveBout | None = None
        self.desk: PlayDesk | None = None
        self.view.go.connect(self.go)
        self.view.retitled.connect(self.retitled)
        column(self.view, self.told, parent=self).setStretch(0, 1)

    def show_match(self, match: LiveBout, introductions: Introductions = NOBODY) -> None:
        self.match = match
        self.told.hide()
        self.view.show_match(match, introductions)
        self.desk = seated(self.view, match)
        if self.desk is not None:
            self.desk.put_aside.connect(self.closed)
            self.desk.closed.connect(self.closed)
            self.desk.again.connect(partial(self.again.emit, match))
            self.desk.review_wanted.connect(self.after.review)
        self.retitled.emit()

    def go_to_round(self, number: int) -> None:
        if self.view.player is not None and self.match is not None:
            self.view.player.go_to(self.match.film.round_begins(number) + 1)

    def _tell_error(self, error: RingsideError) -> None:
        self._tell(error_text(error).text)

    def _tell(self, text: str) -> None:
        self.told.setText(text)
        self.told.show()

    def _keep(self, window: QWidget) -> None:
        self._kept = [other for other in self._kept if isValid(other) and other.isVisible()] + [window]

    def commands(self) -> tuple[Command, ...]:
        return self.view.commands()


def seated(view: RingView, match: LiveBout) -> PlayDesk | None:
    """The desk of a match that is played, set beside its view; the bout goes on to the first decision."""
    if match.contest is None:
        view.set_desk(None)
        return None
    desk = PlayDesk(match, view.player, view.board)
    desk.front_wanted.connect(view.show_desk)
    view.set_desk(desk)
    match.begin()
    return desk


def ring_window(match: LiveBout) -> tuple[RingWindow, RingHost]:
    """A window of its own for a bout outside a league, and what is in it."""
    from ringside_manager.gui.ring.window import RingWindow

    red, blue = match.names
    host = RingHost()
    window = RingWindow(host, tr("{red} against {blue}").format(red=red, blue=blue))
    host.closed.connect(window.close)
    host.show_match(match)
    return window, host
