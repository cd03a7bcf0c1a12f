"""The head of the window: both corners, and between them the clock, at the end the result."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QResizeEvent
from PySide6.QtWidgets import QFrame, QSplitter, QTabWidget, QWidget

from ringside_manager.bout.corner import BLUE, RED, Corner
from ringside_manager.bout.events import BoutEnded
from ringside_manager.bout.replay import Verdict
from ringside_manager.gui.look import follow_look, px, spacing, theme
from ringside_manager.gui.ring.scrubber import MomentumPart
from ringside_manager.gui.ring.story import DicePart, StoryPart
from ringside_manager.gui.ring.tables import CardsPart, FiguresPart
from ringside_manager.gui.ring.watching import (
    Follower,
    Watching,
    result_told,
    round_told,
    seat_told,
    time_told,
    verdict_told,
)
from ringside_manager.gui.tape import Pair, TapeRows
from ringside_manager.gui.widgets import Badge, Heading, Scroll, column, plain_label, row
from ringside_manager.gui.widgets.frames import ViewTabs
from ringside_manager.gui.widgets.texts import SizedLabel, set_tone, show_if
from ringside_manager.gui.words import rating
from ringside_manager.language import tr

# The tale of the tape: who they are and what their cards say, side by side


@dataclass(frozen=True, slots=True)
class Introduction:
    """What is said of a boxer beyond his card: ``facts`` are labels with values, such as his record."""

    name: str = ""
    nickname: str = ""
    manager: str = ""
    facts: tuple[tuple[str, str], ...] = ()


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
        self.ratings.show_pairs(rating_pairs(watching), names)


def rating_pairs(watching: Watching) -> list[Pair]:
    """Every number of both cards; the longer bar is the higher one."""
    setup = watching.match.setup
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
        texts = column(None, self.name, self.about, None, space=1)
        row(*((self.strip, texts) if left else (texts, self.strip)), space=3, parent=self).setStretch(
            1 if left else 0, 1
        )
        follow_look(self._dress)
        self._dress()

    def show_boxer(self, name: str, seat: str, introduction: Introduction) -> None:
        """Show another boxer; ``seat`` is who decides for him, if somebody does."""
        self.name.setText(introduction.name or name)
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
        self.result = SizedLabel("", 1.1, QFont.Weight.DemiBold)
        self.result.setWordWrap(True)
        self.verdict = Badge()
        for label in (self.round, self.time, self.result):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter)
        middle = column(self.round, self.time, self.result, row(None, self.verdict, None), space=1)
        box = row(self.red, space=4, parent=self)
        box.addLayout(middle)
        box.addWidget(self.blue)
        for place, share in enumerate((3, 4, 3)):
            box.setStretch(place, share)

    def set_low(self, low: bool) -> None:
        """Leave out what is said of the boxers, where there is no height for it."""
        for head in (self.red, self.blue):
            show_if(head.about, not low)

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
        self.result.setText(result_told(match, event.outcome) if isinstance(event, BoutEnded) else "")
        show_if(self.result, ended)
        show_if(self.time, not ended)
        self._tell_verdict(match.verdict, ended=ended)

    def _tell_verdict(self, verdict: Verdict | None, *, ended: bool) -> None:
        """That all is well is said at the end; anything else is said from the first bell."""
        if verdict is None or (verdict is Verdict.SAME and not ended):
            self.verdict.set("")
        else:
            self.verdict.set(verdict_told(verdict), "good" if verdict is Verdict.SAME else "warn")


STACKED = 560
"""From this height on, in pixels at normal size, the commentary has a place of its own above the tabs."""


LEAST = 340
"""The least width, in pixels at normal size."""


class SidePanel(QWidget):
    """Tabs; where there is height for it the commentary stands above them, always in sight."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.story, self.figures, self.cards = StoryPart(), FiguresPart(), CardsPart()
        self.momentum, self.tape, self.dice = MomentumPart(), TapePart(), DicePart()
        self.desk: QWidget | None = None
        self._deciding = False
        self.tabs = QTabWidget()
        bar = ViewTabs()
        bar.setAccessibleName(tr("Beside the ring"))
        self.tabs.setTabBar(bar)
        self.tabs.setDocumentMode(True)
        self._stacked = False
        self.splitter = QSplitter(Qt.Orientation.Vertical)
        self.splitter.setChildrenCollapsible(False)
        self.splitter.addWidget(self.tabs)
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
        contest = watching.match.contest
        self._deciding = contest is not None and any(seat.is_person for seat in contest.seats)
        self._divide()

    def set_desk(self, desk: QWidget | None) -> None:
        """Give a desk the first tab, or take it away from there."""
        if self.desk is not None:
            self.tabs.removeTab(self.tabs.indexOf(self.desk))
        self.desk = desk
        if desk is not None:
            self.tabs.insertTab(0, desk, tr("Your corner"))
            self.show_desk()
        self._divide()

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
        """Whoever decides needs the room more than what has been said."""
        if self._stacked:
            told = 0.15 if self._deciding and self.desk is not None else 0.42
            self.splitter.setSizes([round(self.height() * share) for share in (told, 1 - told)])

    def _measure(self) -> None:
        self.setMinimumWidth(px(LEAST))
        self.tabs.tabBar().setStyleSheet(f"QTabBar::tab {{ padding: {px(7)}px {px(8)}px; }}")
        self._arrange()

    def _arrange(self) -> None:
        stacked = self.height() >= px(STACKED)
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
