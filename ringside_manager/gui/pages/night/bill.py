"""The poster of a night: the main event large, the undercard under it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QGridLayout, QSizePolicy, QVBoxLayout, QWidget

from ringside_manager.gui import words
from ringside_manager.gui.look import follow_look, px, set_margins, spacing, theme
from ringside_manager.gui.pages.night import night_words
from ringside_manager.gui.place import Place
from ringside_manager.gui.widgets import Badge, Empty, Link, Panel, clear_layout, column, plain_label, row
from ringside_manager.gui.widgets.texts import SizedLabel, set_tone
from ringside_manager.language import tr
from ringside_manager.office.facts.night_bill import Boxer, Poster, PosterBout

_CENTRE = Qt.AlignmentFlag.AlignHCenter


class PosterLabel(SizedLabel):
    """A line of poster lettering: capitals, set wide."""

    def __init__(self, text: str = "", size: float = 1.0, *, spread: float = 104) -> None:
        self._spread = spread
        super().__init__(text, size, QFont.Weight.Black, display=True)
        self.setAlignment(_CENTRE)
        self.setWordWrap(True)
        self._letter()
        follow_look(self._letter)

    def _letter(self) -> None:
        font = self.font()
        font.setCapitalization(QFont.Capitalization.AllUppercase)
        font.setLetterSpacing(QFont.SpacingType.PercentageSpacing, self._spread)
        self.setFont(font)


class CornerSide(QWidget):
    """One side of a bout on the poster: corner, name, nickname, facts."""

    go = Signal(object)

    def __init__(self, side: int, size: float) -> None:
        super().__init__()
        self.corner = plain_label(night_words.side_of(side), tone=night_words.CORNER_TONES[side])
        self.name = PosterLabel("", size)
        self.nickname = plain_label(wrap=True, tone="muted")
        self.facts = plain_label(wrap=True)
        self.stable = plain_label(wrap=True, tone="muted")
        self.tired = plain_label(wrap=True, tone="warn")
        self.page = Link(tr("His page"))
        self.page.go.connect(self.go)
        for label in (self.corner, self.nickname, self.facts, self.stable, self.tired):
            label.setAlignment(_CENTRE)
        column(
            self.corner, self.name, self.nickname, self.facts, self.stable, self.tired, row(None, self.page, None), None,
            space=1, parent=self,
        )  # fmt: skip

    def set(self, boxer: Boxer) -> None:
        """Show another man."""
        self.name.setText(boxer.name)
        nickname = tr("“{nickname}”").format(nickname=boxer.nickname) if boxer.nickname else ""
        self.nickname.setText(nickname)
        self.nickname.setVisible(bool(nickname))
        self.facts.setText(night_words.corner_facts(boxer))
        self.stable.setText(night_words.stable(boxer))
        self.tired.setText(night_words.tired(boxer))
        self.tired.setVisible(bool(boxer.lost))
        self.page.place = Place("fighter", boxer.fighter)
        self.page.setEnabled(True)
        self.page.setAccessibleName(tr("The page of {name}").format(name=boxer.name))


class Duel(QFrame):
    """Two names against each other between a red and a blue half."""

    go = Signal(object)

    def __init__(self, size: float = 2.4) -> None:
        super().__init__()
        self.top = PosterLabel("", 0.95, spread=118)
        self.red, self.blue = CornerSide(0, size), CornerSide(1, size)
        self.versus = PosterLabel(tr("vs."), size * 0.7)
        set_tone(self.versus, "gold")
        self.versus.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        self.bottom = plain_label(wrap=True)
        self.bottom.setAlignment(_CENTRE)
        self.purse = plain_label(wrap=True, tone="muted")
        self.purse.setAlignment(_CENTRE)
        middle = row(self.red, self.versus, self.blue, space=4)
        middle.setStretch(0, 1)
        middle.setStretch(2, 1)
        middle.setAlignment(self.versus, Qt.AlignmentFlag.AlignVCenter)
        box = column(self.top, middle, self.bottom, self.purse, space=3, parent=self)
        set_margins(box, 5)
        for side in (self.red, self.blue):
            side.go.connect(self.go)

    def set(self, bout: PosterBout) -> None:
        """Show another bout."""
        self.top.setText(night_words.stake(bout) or words.arena(bout.arena))
        set_tone(self.top, "gold" if bout.title is not None or bout.tournament else "muted")
        self.red.set(bout.red)
        self.blue.set(bout.blue)
        self.bottom.setText(night_words.terms(bout))
        self.purse.setText(night_words.purse_range(bout))
        self.purse.setProperty("rule", "C40" if bout.title is not None else "C41")
        self.setAccessibleName(tr("{red} against {blue}").format(red=bout.red.name, blue=bout.blue.name))

    def set_linked(self, linked: bool) -> None:
        """Whether one can go to the pages of the two from here."""
        for side in (self.red, self.blue):
            side.page.setVisible(linked)

    def paintEvent(self, event: QPaintEvent) -> None:
        """A red and a blue half, parted by a slanting line, in a golden frame."""
        colours = theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        shape = QPainterPath()
        shape.addRoundedRect(area, px(10), px(10))
        painter.setClipPath(shape)
        painter.fillRect(area, QColor(colours.panel))
        slant = px(34)
        middle = area.center().x()
        for colour, outer in ((colours.red, area.left()), (colours.blue, area.right())):
            half = QPainterPath(QPointF(outer, area.top()))
            half.lineTo(middle + slant, area.top())
            half.lineTo(middle - slant, area.bottom())
            half.lineTo(outer, area.bottom())
            half.closeSubpath()
            tint = QColor(colour)
            tint.setAlphaF(0.16 if theme().is_dark else 0.10)
            painter.fillPath(half, tint)
        painter.setClipping(False)
        painter.setPen(QPen(QColor(colours.gold), px(2)))
        painter.drawPath(shape)
        painter.end()


class Undercard(Panel):
    """The other bouts, a line each."""

    go = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.set_title(tr("On the same bill"))
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(spacing(4))
        self._grid.setVerticalSpacing(spacing(3))
        for place in (0, 2):
            self._grid.setColumnStretch(place, 1)
        self.body.addLayout(self._grid)

    def set(self, bouts: tuple[PosterBout, ...]) -> None:
        """Show other bouts."""
        clear_layout(self._grid)
        for line, bout in enumerate(bouts):
            self._grid.addWidget(self._side(bout.red, 0), line, 0)
            versus = plain_label(tr("against"), tone="muted")
            self._grid.addWidget(versus, line, 1, Qt.AlignmentFlag.AlignTop)
            self._grid.addWidget(self._side(bout.blue, 1), line, 2)
            self._grid.addWidget(_terms(bout), line, 3, Qt.AlignmentFlag.AlignTop)
        self.setVisible(bool(bouts))

    def _side(self, boxer: Boxer, side: int) -> QWidget:
        holder = QWidget()
        link = Link(boxer.name, Place("fighter", boxer.fighter))
        link.go.connect(self.go)
        dot = SizedLabel("●")
        dot.setAccessibleName(night_words.side_of(side))
        set_tone(dot, night_words.CORNER_TONES[side])
        facts = plain_label(night_words.corner_facts(boxer), tone="muted", wrap=True)
        column(row(dot, link, None, space=1), facts, space=1, parent=holder)
        return holder


def _terms(bout: PosterBout) -> QWidget:
    holder = QWidget()
    stake = night_words.stake(bout)
    badge = Badge(stake, "gold", holder) if stake else None
    box = QVBoxLayout(holder)
    box.setContentsMargins(0, 0, 0, 0)
    box.setSpacing(spacing(1))
    box.addWidget(plain_label(night_words.terms(bout)))
    if badge is not None:
        box.addWidget(badge)
    return holder


class Bill(QWidget):
    """The whole poster."""

    go = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.league = PosterLabel("", 1.0, spread=125)
        set_tone(self.league, "muted")
        self.title = PosterLabel("", 3.0)
        self.main = Duel()
        self.undercard = Undercard()
        self.off = plain_label(wrap=True, tone="muted")
        self.waiting = plain_label(wrap=True, tone="muted")
        self.more = plain_label(wrap=True, tone="muted")
        self.empty = Empty(
            tr("Nobody is billed for this night yet. Bouts are made on the matchmaker's page.")
        )
        for label in (self.off, self.more, self.waiting):
            label.setAlignment(_CENTRE)
        for part in (self.main, self.undercard):
            part.go.connect(self.go)
        column(
            self.league, self.title, self.main, self.undercard, self.empty, self.waiting, self.more, self.off,
            space=3, parent=self,
        )  # fmt: skip

    def set(self, poster: Poster) -> None:
        """Show another poster."""
        self.league.setText(poster.league)
        self.title.setText(tr("Fight night {night}").format(night=poster.night))
        main = poster.main_event
        self.main.setVisible(main is not None)
        self.empty.setVisible(main is None)
        if main is not None:
            self.main.set(main)
        self.undercard.set(tuple(bout for bout in poster.bouts if bout is not main))
        self.waiting.setText(night_words.waiting(poster.waiting))
        self.waiting.setVisible(bool(poster.waiting))
        self.more.setText(tr("More bouts may be made on the night itself.") if poster.open else "")
        self.more.setVisible(poster.open)
        off = [
            tr("{red} against {blue} is off: {reason}").format(red=red, blue=blue, reason=reason)
            for red, blue, reason in poster.off
        ]
        self.off.setText("\n".join(off))
        self.off.setVisible(bool(off))
