"""The head of the window: both corners, and between them the clock, at the end the result."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QFrame, QWidget

from ringside_manager.bout.corner import BLUE, RED, Corner
from ringside_manager.bout.events import BoutEnded
from ringside_manager.bout.replay import Verdict
from ringside_manager.gui.look import follow_look, px, theme
from ringside_manager.gui.ring.tape import NOBODY, Introduction
from ringside_manager.gui.ring.watching import Follower, Watching
from ringside_manager.gui.ring.wording import result_told, round_told, seat_told, time_told, verdict_told
from ringside_manager.gui.widgets import Badge, column, plain_label, row
from ringside_manager.gui.widgets.texts import SizedLabel, set_tone, show_if
from ringside_manager.language import tr


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
