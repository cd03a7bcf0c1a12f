"""What has just come of it: a line for whoever decided, and the great moments shown large over the ring."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from ringside_manager.bout.corner import CORNERS, Corner
from ringside_manager.bout.events import BoutEnded, Counted, CountedOut, Event, Fell, Landed
from ringside_manager.bout.outcome import Method, Outcome
from ringside_manager.commentary.narrator import Line, Tone
from ringside_manager.commentary.phrases import Length
from ringside_manager.gui.board.names import punch_word
from ringside_manager.gui.look import px, theme, typeface
from ringside_manager.gui.ring.live_bout import LiveBout
from ringside_manager.gui.ring.watching import Follower, Telling, Watching
from ringside_manager.gui.widgets.texts import Spoken
from ringside_manager.gui.words import method, method_short
from ringside_manager.language import tr

# The line: what was thrown and expected, what it did, who went down


class Exchange:
    """Tells what has happened in a match since it was asked last."""

    def __init__(self, match: LiveBout) -> None:
        self._match = match
        self._telling: Telling | None = None
        self._seen = len(match.film)
        self.told = ""

    def follow(self) -> str:
        """Return what the latest events come to, the same until there are others; nothing after something was taken back."""
        film, before = self._match.film, self._seen
        self._seen = len(film)
        if self._seen < before:
            self.told = ""
        elif self._seen > before:
            self.told = blows_told(self._match, film.events[before:]) or self._lines(before)
        return self.told

    def at(self, place: int) -> str:
        """Return the commentary on what happens at a place that is being watched."""
        lines, still_open = self._heard(place)
        return still_open or (lines[-1].text if lines else "")

    def _lines(self, begin: int) -> str:
        """The commentary since a place, the newest of it where it is long."""
        lines, still_open = self._heard(self._seen)
        told = [line.text for line in lines if line.event >= begin and line.tone is not Tone.BELL]
        return " ".join([*told[-_LINES:], still_open]).strip()

    def _heard(self, place: int) -> tuple[tuple[Line, ...], str]:
        if self._telling is None:
            self._telling = Telling(self._match, Length.STANDARD)
        else:
            self._telling.follow()
        return self._telling.at(place)


_LINES = 2
_BLOWS = 2
"""Blows told at most, the newest: after a corner has decided for some rounds the line has no room for all."""


def blows_told(match: LiveBout, events: Sequence[Event]) -> str:
    """Return what was thrown, expected and done of late, and what came of it; nothing where nobody guesses at punches."""
    blows = [at for at, event in enumerate(events) if isinstance(event, Landed) and event.expected]
    if not blows:
        return ""
    told: list[str] = []
    for event in events[blows[-_BLOWS:][0] :]:
        if isinstance(event, Landed) and event.expected:
            told.append(_blow(match, event))
        elif isinstance(event, Fell):
            told.append(tr("{name} is down").format(name=match.name(event.corner)))
        elif isinstance(event, Counted) and event.is_up:
            count = getattr(event, "count", 0)
            told.append(tr("up at {count}").format(count=count) if count else tr("up again"))
        elif isinstance(event, CountedOut):
            told.append(tr("{name} is counted out").format(name=match.name(event.corner)))
    return " · ".join(told)


def _blow(match: LiveBout, event: Landed) -> str:
    shape = tr("{name} threw: {thrown}, {other} expected: {expected}: {damage} damage")
    return shape.format(
        name=match.name(event.corner),
        thrown=punch_word(event.kind).lower(),
        other=match.name(event.corner.opponent),
        expected=punch_word(event.expected).lower(),
        damage=event.damage,
    )


# Over the ring: who is down, and how the bout has ended

MOMENT_MS = 4000
"""How long a great moment stands over the ring, in milliseconds."""


class Banner(Spoken, QWidget):
    """A band across what it lies on; it takes no press, and goes by itself."""

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._large, self._small = "", ""
        self._corner: Corner | None = None
        self._timer = QTimer(self, singleShot=True, interval=MOMENT_MS)
        self._timer.timeout.connect(self.hide)
        self.hide()

    def say(self, large: str, small: str, corner: Corner | None) -> None:
        """Show this until something else is shown, but no longer than a great moment; nothing hides it."""
        self._large, self._small, self._corner = large, small, corner
        self.setAccessibleName(f"{large} {small}".strip())
        self.setVisible(bool(large))
        if large:
            over = self.parentWidget()
            assert over is not None
            high = min(over.height() // 2, px(150))
            self.setGeometry(0, (over.height() - high) // 2, over.width(), high)
            self.raise_()
            self._timer.start()
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours, area = theme(), QRectF(self.rect())
        ground = QColor(colours.panel)
        ground.setAlphaF(0.93)
        painter.fillRect(area, ground)
        edge = {CORNERS[0]: colours.red, CORNERS[1]: colours.blue}.get(self._corner, colours.accent_strong)  # type: ignore[arg-type]
        for top in (0.0, area.height() - px(4)):
            painter.fillRect(QRectF(0, top, area.width(), px(4)), QColor(edge))
        parts = QRectF(area)
        parts.setBottom(area.top() + area.height() * 0.66)
        self._write(painter, parts, self._large, area.height() / px(16) * 0.42, edge)
        parts.setTop(parts.bottom())
        parts.setBottom(area.bottom() - px(6))
        self._write(painter, parts, self._small, 1.2, colours.text)
        painter.end()

    @staticmethod
    def _write(painter: QPainter, area: QRectF, text: str, size: float, colour: str) -> None:
        """A line in the middle of an area, smaller where that is too narrow for it."""
        painter.setPen(QColor(colour))
        painter.setFont(typeface(size, QFont.Weight.Bold, display=True))
        wide = painter.fontMetrics().horizontalAdvance(text) / max(1.0, area.width() - px(24))
        if wide > 1:
            painter.setFont(typeface(size / wide, QFont.Weight.Bold, display=True))
        painter.drawText(area, Qt.AlignmentFlag.AlignCenter, text)


class Moments(Follower):
    """Says over the ring who goes down and how the bout has ended, as it is seen."""

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self.banner = Banner(over)
        self.hide()

    def _show(self, animate: bool) -> None:
        if self.watching is not None:
            self.show_place(self.watching, animate)

    def show_place(self, watching: Watching, animate: bool = False) -> None:
        match = watching.match
        event = match.film.event(watching.place)
        if isinstance(event, Fell):
            self.banner.say(tr("Down!"), match.name(event.corner), event.corner.opponent)
        elif isinstance(event, BoutEnded):
            self.banner.say(*ending(match, event.outcome))
        else:
            self.banner.say("", "", None)


def ending(match: LiveBout, outcome: Outcome) -> tuple[str, str, Corner | None]:
    """Return how a bout has ended, in a word and with the round, who has won, and his corner."""
    early = outcome.method in (Method.KO, Method.TKO, Method.RTD, Method.DQ, Method.NC, Method.TD)
    large = method(outcome.method)
    if early:
        large = tr("{method} {round}").format(method=method_short(outcome.method), round=outcome.round)
    if outcome.winner is None:
        return large, tr("Nobody wins"), None
    return large, tr("{name} wins").format(name=match.name(outcome.winner)), outcome.winner
