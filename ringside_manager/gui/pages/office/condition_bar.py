"""How fresh a fighter is: a bar, and the words beside it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ringside_manager.gui.look import px, theme
from ringside_manager.gui.widgets import column, plain_label
from ringside_manager.language import tr
from ringside_manager.office.facts.roster import Condition, StableGlance


class Bar(QWidget):
    """A share of a whole, in the colour of a token of the theme."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._share = 0.0
        self._tone = "good"
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set(self, share: float, tone: str) -> None:
        """Show another share, 0 to 1."""
        self._share, self._tone = min(1.0, max(0.0, share)), tone
        self.update()

    def sizeHint(self) -> QSize:
        """Wide enough to see a tenth of it."""
        return QSize(px(110), px(8))

    def paintEvent(self, event: QPaintEvent) -> None:
        """A rounded track and the filled part of it."""
        colours = theme().as_dict()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        track = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        round_by = track.height() / 2
        painter.setPen(QColor(colours["line"]))
        painter.setBrush(QColor(colours["raised"]))
        painter.drawRoundedRect(track, round_by, round_by)
        filled = QRectF(track.x(), track.y(), track.width() * self._share, track.height())
        if filled.width() >= 1:
            painter.setBrush(QColor(colours[self._tone]))
            painter.setPen(QColor(colours[self._tone]))
            painter.drawRoundedRect(filled, round_by, round_by)
        painter.end()


_TONES = {Condition.NEW: "good", Condition.RESTED: "good", Condition.TIRED: "warn", Condition.SPENT: "bad"}


class ConditionBar(QWidget):
    """What a fighter has left for the next night, as a bar with words (C55, C57)."""

    def __init__(self, glance: StableGlance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("rule", "C57")
        self.bar = Bar()
        left = 1.0 if not glance.start else 1 - glance.lost / glance.start
        self.bar.set(left, _TONES[glance.condition])
        self.words = plain_label(condition_words(glance), wrap=False)
        self.since = plain_label(since_words(glance), tone="muted")
        column(self.words, self.bar, self.since, space=1, parent=self)
        self.setAccessibleName(f"{self.words.text()} {self.since.text()}")


def condition_words(glance: StableGlance) -> str:
    """How he would go into a bout on the next night."""
    if glance.condition is Condition.NEW:
        return tr("Fresh")
    if glance.condition is Condition.RESTED:
        return tr("Rested")
    if glance.condition is Condition.SPENT:
        return tr("Spent until night {night}").format(night=glance.rested_on)
    return tr("Carries {lost} of {start} until night {night}").format(
        lost=glance.lost, start=glance.start, night=glance.rested_on
    )


def since_words(glance: StableGlance) -> str:
    """How long he has been out of the ring."""
    if glance.nights_since is None:
        return tr("No bout yet")
    return tr("%n night since his last bout", "%n nights since his last bout", glance.nights_since)
