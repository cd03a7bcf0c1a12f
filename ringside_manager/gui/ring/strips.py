"""What is shown close about the ring: the chance to win as a thin bar, a line for whoever decided, the great moments in large print."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ringside_manager.bout.corner import CORNERS, Corner
from ringside_manager.bout.events import BoutEnded, Counted, CountedOut, Event, Fell, Landed
from ringside_manager.bout.outcome import Method, Outcome
from ringside_manager.commentary import Line, Tone
from ringside_manager.commentary.phrases import Length
from ringside_manager.gui import words
from ringside_manager.gui.board import punch_word
from ringside_manager.gui.look import follow_look, px, theme, typeface
from ringside_manager.gui.ring import LiveBout
from ringside_manager.gui.ring.chance import (
    Known,
    LiveChance,
)
from ringside_manager.gui.ring.watching import Follower, Telling, Watching
from ringside_manager.gui.widgets import column, set_tip
from ringside_manager.gui.widgets.texts import Spoken, show_if
from ringside_manager.gui.words import method, method_short
from ringside_manager.language import tr

# The chance to win, as a thin bar under the names


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
