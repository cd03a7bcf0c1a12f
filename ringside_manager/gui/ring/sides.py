"""The head of the window: both corners, and between them the clock, at the end the result."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QSplitter, QTabWidget, QWidget

from ringside_manager.bout.corner import BLUE, RED, Corner
from ringside_manager.bout.drive import Verdict
from ringside_manager.bout.engine import Setup
from ringside_manager.bout.events import BoutEnded
from ringside_manager.gui.look import follow_look, px, spacing, theme
from ringside_manager.gui.portraits import PortraitLabel, Sitter, sitter_named
from ringside_manager.gui.ring.curves import MomentumPart
from ringside_manager.gui.ring.desk.bells import EndingPart
from ringside_manager.gui.ring.story import DicePart, StoryPart
from ringside_manager.gui.ring.tables import CardsPart, FiguresPart
from ringside_manager.gui.ring.watching import (
    Follower,
    Watching,
    result_text,
    round_told,
    seat_told,
    time_told,
    verdict_told,
)
from ringside_manager.gui.tape import Pair, TapeRows
from ringside_manager.gui.widgets import Badge, Heading, Scroll, column, plain_label, row
from ringside_manager.gui.widgets.frames import ViewTabs
from ringside_manager.gui.widgets.texts import LineLabel, SizedLabel, set_tone, show_if
from ringside_manager.gui.words import rating
from ringside_manager.language import tr

# The tale of the tape: who they are and what their cards say, side by side


@dataclass(frozen=True, slots=True)
class Introduction:
    """What is known of a boxer beyond his card: ``facts`` are labels with values, such as his record; how he sits for a portrait."""

    name: str = ""
    nickname: str = ""
    manager: str = ""
    facts: tuple[tuple[str, str], ...] = ()
    sitter: Sitter | None = None


Introductions = tuple[Introduction, Introduction]


NOBODY: Introductions = (Introduction(), Introduction())


class TapePart(Follower):
    """Facts and ratings of both."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.introductions = NOBODY
        self.facts, self.ratings = TapeRows(), TapeRows()
        inner = QWidget()
        column(Heading(tr("Tale of the tape"), 3), self.facts, self.ratings, None, parent=inner)
        column(Scroll(inner), parent=self)

    def show_bout(self, watching: Watching) -> None:
        names = watching.match.names
        told = [dict(one.facts) for one in self.introductions]
        labels = list({**told[0], **told[1]})
        facts = [Pair(label, told[0].get(label, "–"), told[1].get(label, "–")) for label in labels]
        self.facts.setVisible(bool(facts))
        self.facts.show_pairs(facts, names)
        self.ratings.show_pairs(rating_pairs(watching.match.setup), names)


def rating_pairs(setup: Setup) -> list[Pair]:
    """Every number of both cards; the longer bar is the higher one."""
    red, blue = (setup.engine.card_data(card) for card in (setup.red, setup.blue))
    pairs = []
    for name, value in red.items():
        other = blue.get(name)
        if isinstance(value, int) and isinstance(other, int) and not isinstance(value, bool):
            most = max(abs(value), abs(other), 1)
            ahead = (value > other) - (value < other)
            pairs.append(Pair(rating(name), str(value), str(other), (value / most, other / most), ahead))
    return pairs


# The head of the window: both corners, and between them the clock, at the end the result


class CornerHead(QWidget):
    """A boxer's name over what is said of him; blue is mirrored."""

    def __init__(self, corner: Corner, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._corner = corner
        left = corner is RED
        side = Qt.AlignmentFlag.AlignLeft if left else Qt.AlignmentFlag.AlignRight
        self.strip = QFrame()
        self.name = SizedLabel("", 1.35, QFont.Weight.Bold, display=True)
        self.about = plain_label(wrap=True, tone="muted")
        set_tone(self.name, corner.value)
        for label in (self.name, self.about):
            label.setAlignment(side | Qt.AlignmentFlag.AlignVCenter)
            label.setWordWrap(True)
        self.portrait = PortraitLabel(46)
        texts = column(None, self.name, self.about, None, space=1)
        parts = (self.strip, self.portrait, (texts, 1))
        row(*(parts if left else reversed(parts)), space=3, parent=self)
        follow_look(self._dress)
        self._dress()

    def show_boxer(self, name: str, seat: str, introduction: Introduction) -> None:
        """Show another boxer; ``seat`` is who decides for him, if somebody does."""
        self.name.setText(introduction.name or name)
        self.portrait.show_sitter(introduction.sitter or sitter_named(name))
        nickname = tr("“{nickname}”").format(nickname=introduction.nickname) if introduction.nickname else ""
        corner = tr("Red corner") if self._corner is RED else tr("Blue corner")
        said = (
            [nickname, introduction.manager, seat] if nickname or introduction.manager or seat else [corner]
        )
        self.about.setText(" · ".join(dict.fromkeys(part for part in said if part and part != name)))

    def _dress(self) -> None:
        colours = theme()
        colour = colours.red if self._corner is RED else colours.blue
        self.strip.setFixedWidth(px(5))
        self.strip.setStyleSheet(f"background: {colour}; border-radius: {px(2)}px;")


class RingHead(Follower):
    """Red on the left, blue on the right, the clock between them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.introductions = NOBODY
        self.red, self.blue = CornerHead(RED), CornerHead(BLUE)
        self.round = SizedLabel("", 1.35, QFont.Weight.Bold, display=True)
        self.time = plain_label(tone="muted")
        self.result = LineLabel(weight=QFont.Weight.DemiBold)
        self.verdict = Badge()
        for label in (self.round, self.time, self.result):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter)
        self._middle = column(self.round, self.time, self.result, row(None, self.verdict, None), space=1)
        box = row(self.red, space=4, parent=self)
        box.addLayout(self._middle)
        box.addWidget(self.blue)
        for place, share in enumerate((3, 4, 3)):
            box.setStretch(place, share)

    def set_low(self, low: bool) -> None:
        """Leave out what is said of the boxers, and put the clock beside the round, where there is no height."""
        for head in (self.red, self.blue):
            show_if(head.about, not low)
            show_if(head.portrait, not low)
        way = QBoxLayout.Direction
        self._middle.setDirection(way.LeftToRight if low else way.TopToBottom)
        side = Qt.AlignmentFlag.AlignLeft if low else Qt.AlignmentFlag.AlignHCenter
        for label in (self.time, self.result):
            label.setAlignment(side | Qt.AlignmentFlag.AlignVCenter)
        right = Qt.AlignmentFlag.AlignRight if low else Qt.AlignmentFlag.AlignHCenter
        self.round.setAlignment(right | Qt.AlignmentFlag.AlignVCenter)

    def show_bout(self, watching: Watching) -> None:
        """Who they are, and who decides for them."""
        match = watching.match
        for corner, head in ((RED, self.red), (BLUE, self.blue)):
            seat = "" if match.contest is None else seat_told(match.contest.seat(corner))
            head.show_boxer(match.name(corner), seat, self.introductions[corner.index])

    def show_place(self, watching: Watching, animate: bool = False) -> None:
        """The clock, or the result once it has been seen."""
        match = watching.match
        scene = match.film.scene(watching.place)
        rounds, info = match.setup.terms.rounds, match.setup.engine.info
        told = tr("{round} of {rounds}")
        shown = round_told(scene.round)
        self.round.setText(told.format(round=shown, rounds=rounds) if scene.round else shown)
        self.time.setText(time_told(info, scene.time))
        event = match.film.event(watching.place)
        ended = isinstance(event, BoutEnded)
        self.result.show_whole(result_text(match, event.outcome) if isinstance(event, BoutEnded) else "")
        for label, now in ((self.result, ended), (self.time, not ended)):
            show_if(label, now)
            label.setMinimumHeight(self.result.sizeHint().height())  # nothing moves when it is over
        wrong = match.verdict is not None and match.verdict is not Verdict.SAME
        self.verdict.set(verdict_told(match.verdict) if wrong and match.verdict else "", "warn")


STACKED = 440
"""From this height on, in pixels at normal size, the commentary has a place of its own above the tabs."""


LEAST = 300
"""The least width, in pixels at normal size."""


class SidePanel(QWidget):
    """Tabs; where there is height for it the commentary stands above them, always in sight.

    The ring is the first of them where a desk has taken its place.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.story, self.figures, self.cards = StoryPart(), FiguresPart(), CardsPart()
        self.momentum, self.tape, self.dice = MomentumPart(), TapePart(), DicePart()
        self.ending = EndingPart()
        self.ending.hide()
        self.ending.jumped.connect(self._see_again)
        self._watching: Watching | None = None
        self._before_end: QWidget | None = None
        self.desk: QWidget | None = None
        self.ring: QWidget | None = None
        self.splitter = QSplitter(Qt.Orientation.Vertical, self)
        self.splitter.setChildrenCollapsible(False)
        self.tabs = QTabWidget(self.splitter)
        bar = ViewTabs()
        bar.setAccessibleName(tr("Beside the ring"))
        self.tabs.setTabBar(bar)
        self.tabs.setDocumentMode(True)
        self._stacked = False
        for part, text in (
            (self.story, tr("Commentary")),
            (self.cards, tr("Scorecards")),
            (self.figures, tr("Figures")),
            (self.momentum, tr("Momentum")),
            (self.tape, tr("Boxers")),
            (self.dice, tr("Dice")),
        ):
            self._add(part, text)
        column(self.splitter, parent=self)
        follow_look(self._measure)
        self._measure()

    def follow(self, watching: Watching, introductions: Introductions) -> None:
        self.tape.introductions = introductions
        for part in (self.story, self.figures, self.cards, self.momentum, self.tape, self.dice):
            part.follow(watching)
        self._watching = watching
        watching.player.placed.connect(self._tell_end)
        self._tell_end()
        self._divide()

    def _tell_end(self) -> None:
        """Once the end of a bout has been watched, what is to be said of it stands in front."""
        watching = self._watching
        match = watching.match if watching is not None and watching.is_over else None
        over = match is not None and match.contest is None and match.finished is not None
        at = self.tabs.indexOf(self.ending)
        if over and at < 0 and match is not None:
            self.ending.show_match(match)
            self._before_end = self.tabs.currentWidget()
            self.tabs.setCurrentIndex(self.tabs.addTab(self.ending, tr("Result")))
        elif not over and at >= 0:
            if self.tabs.currentIndex() == at and self._before_end is not None:
                self.tabs.setCurrentWidget(self._before_end)
            self.tabs.removeTab(at)

    def _see_again(self, place: int) -> None:
        if self._watching is not None:
            self._watching.player.play_from(place)

    def set_desk(self, desk: QWidget | None) -> None:
        """Give a desk the first tab, or take it away from there."""
        if self.desk is not None:
            self.tabs.removeTab(self.tabs.indexOf(self.desk))
        self.desk = desk
        if desk is not None:
            self.tabs.insertTab(0, desk, tr("Your corner"))
            self.show_desk()
        self._divide()

    def set_ring(self, ring: QWidget | None) -> None:
        """Give the ring the first tab, or take it away from there."""
        if self.ring is not None:
            self.tabs.removeTab(self.tabs.indexOf(self.ring))
        self.ring = ring
        if ring is not None:
            self.tabs.insertTab(0, ring, tr("Ring"))
            self.tabs.setCurrentWidget(ring)
        self._arrange()
        self._divide()

    def show_ring(self) -> None:
        """Bring the ring to the front, if it stands here."""
        if self.ring is not None:
            self.tabs.setCurrentWidget(self.ring)

    def show_desk(self) -> None:
        """Bring the desk to the front."""
        if self.desk is not None:
            self.tabs.setCurrentWidget(self.desk)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """More height, more in sight at once."""
        super().resizeEvent(event)
        self._arrange()

    def _add(self, part: QWidget, text: str) -> None:
        margin = spacing(2)
        layout = part.layout()
        if layout is not None:
            layout.setContentsMargins(0, margin, 0, 0)
        self.tabs.addTab(part, text)

    def _divide(self) -> None:
        """The ring, or whoever decides, needs the room more than what has been said, but for its last lines."""
        if self._stacked:
            told = 0.1 if self.desk is not None or self.ring is not None else 0.42
            self.splitter.setSizes([round(self.height() * share) for share in (told, 1 - told)])

    def _measure(self) -> None:
        self.setMinimumWidth(px(LEAST))
        self.tabs.tabBar().setStyleSheet(f"QTabBar::tab {{ padding: {px(7)}px {px(8)}px; }}")
        self._arrange()

    def _arrange(self) -> None:
        stacked = self.ring is not None or self.height() >= px(STACKED)
        self.story.set_brief(stacked and self.height() < px(STACKED))
        if stacked == self._stacked:
            return
        self._stacked = stacked
        if stacked:
            self.tabs.removeTab(self.tabs.indexOf(self.story))
            self.splitter.insertWidget(0, self.story)
            self.story.show()
            self._divide()
        else:
            self.tabs.insertTab(0 if self.desk is None else 1, self.story, tr("Commentary"))
            self.tabs.setCurrentWidget(self.desk or self.story)
