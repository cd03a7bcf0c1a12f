"""The chance to win beside a bout, at the moment it is seen: a thin bar under the names."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, QObject, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ringside_manager.bout.corner import RED, Corner
from ringside_manager.bout.events import BoutEnded
from ringside_manager.gui import words
from ringside_manager.gui.look import follow_look, px, theme, typeface
from ringside_manager.gui.ring.growing import Executors, Growing, Known, other_processes, sample_from
from ringside_manager.gui.ring.watching import Follower, Watching
from ringside_manager.gui.settings import settings
from ringside_manager.gui.widgets import column, set_tip
from ringside_manager.gui.widgets.texts import Spoken, show_if
from ringside_manager.language import tr

if TYPE_CHECKING:
    from ringside_manager.odds.moment import Trail
    from ringside_manager.odds.odds import Sampling


PATIENCE_MS = 150
"""How long the eye must rest on a moment before other processes are set to work for it."""
SURE = 0.005
"""The standard error with which the chance of a moment is known well enough."""
_KEY = "ring/chance"


# The chance at the moment a bout is seen


Spot = tuple[int, ...]
"""The number of events seen; at the end of a bout being fought also how much has been chosen and thrown."""


class LiveChance(QObject):
    """The chance at the moment that is seen, known for every moment it was worked out for.

    It is told of open knowledge alone: a choice one corner has sealed is not in it, and where the scorecards are
    closed there is none.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None, executors: Executors = other_processes) -> None:
        super().__init__(parent)
        self.is_on: bool = settings().value(_KEY, True)
        self._growing = Growing(self, executors)
        self._growing.grown.connect(self._on_grown)
        self._growing.rested.connect(self._on_rested)
        self._wait = QTimer(self)
        self._wait.setSingleShot(True)
        self._wait.timeout.connect(self.look)
        self._watching: Watching | None = None
        self._found: dict[Spot, Known] = {}
        self._trail: list[Trail] = []
        self._rested: set[Spot] = set()
        self._is_answered, self._is_quick = True, False

    def follow(self, watching: Watching) -> None:
        """Look at another bout."""
        before, self._watching = self._watching, watching
        if before is not None:
            before.player.placed.disconnect(self._on_placed)
            before.changed.disconnect(self._on_placed)
            before.match.moved.disconnect(self._on_moved)
        self._found, self._rested, self._trail = {}, set(), []
        self._growing.stop()
        watching.player.placed.connect(self._on_placed)
        watching.changed.connect(self._on_placed)
        watching.match.moved.connect(self._on_moved)
        self._on_placed()

    def set_on(self, on: bool) -> None:
        """Show it or not, here and in bouts to come."""
        self.is_on = on
        settings().set_value(_KEY, on)
        if not on:
            self._growing.stop()
        self._on_placed()

    @property
    def is_open(self) -> bool:
        """Whether it can be told and may be: closed scorecards must not be read from it."""
        if self._watching is None or not self._watching.scores_open:
            return False
        match = self._watching.match
        return (match.contest or match.finished) is not None and bool(match.film.events)

    @property
    def now(self) -> Known | None:
        """The chance at the moment that is seen; ``None`` if it is not known yet."""
        watching = self._watching
        if watching is None or not self.is_open:
            return None
        event = watching.match.film.event(watching.place)
        if isinstance(event, BoutEnded):
            winner = event.outcome.winner
            return Known(0.5 if winner is None else float(winner is RED), 0.0, 0)
        return self._found.get(self._spot(watching))

    def stop(self) -> None:
        self._wait.stop()
        self._growing.stop()

    @property
    def _is_seen(self) -> bool:
        """Whether anybody can look at it: nothing is worked out for a bout behind another page."""
        parent = self.parent()
        return not isinstance(parent, QWidget) or parent.isVisible()

    def _spot(self, watching: Watching) -> Spot:
        contest = watching.match.contest
        if contest is None or contest.is_over or not watching.player.at_end:
            return (watching.place,)
        return watching.place, len(contest.bout.choices), len(contest.bout.dice or ())

    def _on_placed(self, *_: object) -> None:
        """The eye is somewhere else; what is known there is shown at once."""
        self.changed.emit()
        self.look_soon()

    def _on_moved(self, same: int) -> None:
        """What was known of events that were taken back is known no more."""
        self._found = {
            spot: found for spot, found in self._found.items() if len(spot) == 1 and spot[0] <= same
        }
        self._rested &= self._found.keys()

    def look_soon(self) -> None:
        """Look when the eye has rested a moment; at once where an answer costs next to nothing."""
        if not self._wait.isActive():
            self._wait.start(0 if self._is_quick else PATIENCE_MS)

    def look(self) -> None:
        """Ask for the moment that is seen, unless it is known well enough or being worked out."""
        watching = self._watching
        if watching is None or not (self.is_on and self.is_open and self._is_seen):
            return
        spot, at_hand = self._spot(watching), self.now
        question = watching, spot
        if self._growing.question is not None and not self._is_answered:
            return  # a first answer is never given up for the next question, or fast bouts would have none
        if self._growing.question == question or spot in self._rested:
            return
        self._is_answered = at_hand is not None
        self._growing.ask(question, self._samples(watching, spot), SURE)

    def _samples(self, watching: Watching, spot: Spot) -> Callable[[], Sequence[Sampling]]:
        match, kept = watching.match, self._trail
        bout = match.finished if match.contest is None or match.finished else match.contest.bout
        assert bout is not None
        setup, seed, choices, dice, is_live = match.setup, match.seed, bout.choices, bout.dice, match.is_live

        def begun() -> Sequence[Sampling]:
            from ringside_manager.odds.moment import Trail

            if not kept:
                kept.append(Trail(setup, seed))
            (trail,) = kept
            trail.follow(choices, dice)
            moment = trail.now(sealed=not is_live) if len(spot) > 1 else trail.at(spot[0], sealed=not is_live)
            sample = sample_from(setup, moment)
            self._is_quick = sample.is_quick
            return [sample]

        return begun

    def _on_grown(self, question: tuple[Watching, Spot], found: tuple[Known, ...]) -> None:
        watching, spot = question
        self._is_answered = True
        if watching is self._watching and found[0].bouts > getattr(self._found.get(spot), "bouts", 0):
            self._found[spot] = found[0]
            self.changed.emit()
        self.look()

    def _on_rested(self, question: tuple[Watching, Spot]) -> None:
        if question[0] is self._watching:
            self._rested.add(question[1])
        self.look()


# The bar


_HEIGHT, _GROOVE = 20, 7


class ChanceBar(Spoken, QWidget):
    """Red from the left, blue from the right; a pale zone says how far the truth may lie."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.known: Known | None = None
        self.is_fresh = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        follow_look(self.updateGeometry)

    def sizeHint(self) -> QSize:
        return QSize(px(320), px(_HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return QSize(px(160), px(_HEIGHT))

    def show_chance(self, found: Known | None) -> None:
        """Show another chance; while there is none the last one stays, paler, unless it was the result."""
        self.is_fresh = found is not None
        if found is not None or (self.known and not self.known.bouts):
            self.known = found
        self.update()

    def forget(self) -> None:
        """Show nothing of another bout."""
        self.known, self.is_fresh = None, False
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not self.is_fresh:
            painter.setOpacity(0.45)
        room = self._texts(painter)
        self._groove(painter, room)
        painter.end()

    def _texts(self, painter: QPainter) -> QRectF:
        """Red's chance at the left, blue's at the right; the room between them."""
        painter.setFont(typeface(1.0, QFont.Weight.Bold))
        figures = QFontMetrics(painter.font())
        wide = figures.horizontalAdvance(tr("{number} %").format(number=100)) + px(2)
        small = QFontMetrics(typeface(0.86)).horizontalAdvance(_margin(99)) + px(6)
        area = QRectF(self.rect())
        left, right = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight
        middle = Qt.AlignmentFlag.AlignVCenter
        colours = theme()
        if self.known is not None:
            red, blue = shown_shares(self.known)
            painter.setPen(QColor(colours.red))
            painter.drawText(area, left | middle, tr("{number} %").format(number=red))
            painter.setPen(QColor(colours.blue))
            painter.drawText(area, right | middle, tr("{number} %").format(number=blue))
            if margin := shown_margin(self.known):
                painter.setFont(typeface(0.86))
                painter.setPen(QColor(colours.muted))
                painter.drawText(area.adjusted(wide, 0, 0, 0), left | middle, _margin(margin))
        return area.adjusted(wide + small, 0, -(wide + px(4)), 0)

    def _groove(self, painter: QPainter, room: QRectF) -> None:
        colours, high = theme(), px(_GROOVE)
        bar = QRectF(room.left(), room.center().y() - high / 2, room.width(), high)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colours.line))
        bend = high / 2
        painter.drawRoundedRect(bar, bend, bend)
        if self.known is not None:
            at = bar.left() + bar.width() * self.known.chance
            for colour, begin, end in ((colours.red, bar.left(), at), (colours.blue, at, bar.right())):
                painter.setClipRect(QRectF(begin, bar.top(), max(0.0, end - begin), high))
                painter.setBrush(QColor(colour))
                painter.drawRoundedRect(bar, bend, bend)
            whole = QPainterPath()
            whole.addRoundedRect(bar, bend, bend)
            painter.setClipPath(whole)
            self._zone(painter, bar, at)
            painter.setClipping(False)
            painter.setBrush(QColor(colours.panel))
            painter.drawRect(QRectF(at - px(1), bar.top() - px(1), px(2), bar.height() + px(2)))
        painter.setBrush(QColor(colours.text))
        painter.drawRect(QRectF(bar.center().x() - 0.5, bar.top() - px(3), 1, high + px(6)))

    def _zone(self, painter: QPainter, bar: QRectF, at: float) -> None:
        assert self.known is not None
        half = max(2 * self.known.error * bar.width(), px(1))
        zone = QColor(theme().panel)
        zone.setAlphaF(0.45)
        painter.setBrush(zone)
        painter.drawRect(QRectF(at - half, bar.top(), 2 * half, bar.height()))


class ChanceStrip(Follower):
    """The bar under the names, as long as it is wanted and may be told."""

    def __init__(self, live: LiveChance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.live = live
        self.bar = ChanceBar()
        column(self.bar, parent=self)
        live.changed.connect(self._on_changed)

    def show_bout(self, watching: Watching) -> None:
        self.bar.forget()

    def show_place(self, watching: Watching, animate: bool = False) -> None:
        found = self.live.now
        self.bar.show_chance(found)
        told = chance_told(watching.match.names, found)
        self.bar.setAccessibleName(told)
        set_tip(self.bar, told)

    def _show(self, animate: bool) -> None:
        show_if(self, self.live.is_on and self.live.is_open)
        super()._show(animate)


def option_chance(found: Known, corner: Corner) -> str:
    """What the chance to win is after an option, with its error, for the card or the row of that option."""
    share, error = option_figures(found, corner)
    return tr("To win: {share} ± {error} %").format(share=share, error=error)


def option_figures(found: Known, corner: Corner) -> tuple[str, str]:
    """The chance of a corner after an option and its error, in per cents with a decimal."""
    locale = QLocale()
    points = 100 * found.of(corner), max(0.1, 200 * found.error)
    share, error = (locale.toString(one, "f", 1) for one in points)
    return share, error


def shown_shares(found: Known) -> tuple[int, int]:
    """The chances of red and blue in whole per cents, a hundred together; 0 and 100 are kept for what is certain."""
    red = round(100 * found.chance)
    if found.bouts:
        red = min(max(red, 1), 99)
    return red, 100 - red


def shown_margin(found: Known) -> int:
    """Twice the standard error in whole per cents, at least 1; 0 for what is certain."""
    return max(1, round(200 * found.error)) if found.bouts else 0


def chance_told(names: tuple[str, str], found: Known | None) -> str:
    """The bar in words."""
    if found is None:
        return tr("The chance to win is being worked out…")
    if not found.bouts:
        return tr("The bout is decided.")
    red, blue = shown_shares(found)
    told = tr(
        "{red} wins {share} ± {error} %, {blue} {other} %, a draw counted half to each, if the program at its best decided for both from here on. From {bouts} bouts."
    )
    margin, bouts = shown_margin(found), words.number(found.bouts)
    return told.format(red=names[0], blue=names[1], share=red, other=blue, error=margin, bouts=bouts)


def _margin(points: int) -> str:
    return tr("± {points} to win").format(points=points)
