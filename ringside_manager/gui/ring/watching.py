"""Watching a bout: the match, its player, its course, and how much of it may be known already."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget

from ringside_manager.bout.engine import EngineInfo
from ringside_manager.bout.events import RoundScored
from ringside_manager.bout.view import Side
from ringside_manager.gui.board.moment import Moment
from ringside_manager.gui.ring.course import Course
from ringside_manager.gui.ring.match import Match
from ringside_manager.gui.ring.player import Player
from ringside_manager.gui.settings import settings

_AS_LIVE = "ring/as_live"


class Watching(QObject):
    """One match as one person watches it; everybody who shows a part of it follows this.

    ``as_live`` means that nothing is shown that has not been seen yet.  Scores that are hidden are opened at the end
    of the film and nowhere before it.
    """

    changed = Signal()
    """The film, or what may be known of it, is another."""

    def __init__(self, match: Match, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.match = match
        self.course = Course(match.film)
        self.as_live: bool = settings().value(_AS_LIVE, True)
        self.player = Player(match, self)
        self.player.stretched.connect(self._on_stretched)

    def set_as_live(self, as_live: bool) -> None:
        """Show nothing that has not been seen yet, or all of it; remembered."""
        self.as_live = as_live
        settings().set_value(_AS_LIVE, as_live)
        self.changed.emit()

    @property
    def place(self) -> int:
        """Where the player stands."""
        return self.player.place

    @property
    def is_over(self) -> bool:
        """Whether the result has been seen."""
        return self.player.at_end and self.match.film.is_complete

    @property
    def horizon(self) -> int:
        """The last place anything may be shown of."""
        return self.place if self.as_live else len(self.match.film)

    @property
    def scores_open(self) -> bool:
        """Whether points may be shown now."""
        return self.match.scores or self.is_over

    def moment(self) -> Moment:
        """The table as it may be shown now."""
        moment = self.course.moment(self.place)
        if self.scores_open:
            return moment
        return without_scores(moment, self.match.setup.engine.info)

    @property
    def span(self) -> float:
        """How many rounds the course is drawn over: those scheduled, or those fought if they may be known."""
        if self.as_live or not self.match.film.is_complete:
            return float(self.match.setup.terms.rounds)
        return float(max(1, self.course.clock(len(self.match.film))[0]))

    def _on_stretched(self) -> None:
        self.course = Course(self.match.film)
        self.changed.emit()


def without_scores(moment: Moment, info: EngineInfo) -> Moment:
    """The same moment with nothing in it that gives away how the bout stands on the cards."""
    telling = {spec.name for spec in info.numbers if spec.tells_score}
    red, blue = (
        Side({name: n for name, n in side.numbers.items() if name not in telling}, side.marks, side.place)
        for side in moment.scene.sides
    )
    return Moment(
        replace(moment.scene, sides=(red, blue)),
        None if isinstance(moment.event, RoundScored) else moment.event,
        past=tuple(event for event in moment.past if not isinstance(event, RoundScored)),
        scores=False,
        rolls=moment.rolls,
    )


class Follower(QWidget):
    """A part of the window that follows a bout; while it cannot be seen it rests and catches up afterwards."""

    watching: Watching | None = None
    _behind = False

    def follow(self, watching: Watching) -> None:
        """Follow another bout."""
        if self.watching is not None:
            self.watching.player.placed.disconnect(self._on_placed)
            self.watching.changed.disconnect(self._on_changed)
        self.watching = watching
        watching.player.placed.connect(self._on_placed)
        watching.changed.connect(self._on_changed)
        self.show_bout(watching)
        self._on_changed()

    def show_bout(self, watching: Watching) -> None:
        """Show what does not change while a bout goes on: names, ratings, the length of the bout."""

    def show_place(self, watching: Watching, animate: bool = False) -> None:
        """Show the bout where the player stands."""

    def showEvent(self, event: QShowEvent) -> None:
        """Catch up with what happened while it was not seen."""
        super().showEvent(event)
        if self._behind and self.watching is not None:
            self._behind = False
            self.show_place(self.watching)

    def _on_placed(self, _place: int, animate: bool) -> None:
        self._show(animate)

    def _on_changed(self) -> None:
        self._show(False)

    def _show(self, animate: bool) -> None:
        if self.watching is None:
            return
        if self.isVisible():
            self.show_place(self.watching, animate)
        else:
            self._behind = True
