"""Two bouts side by side: two rings, one transport for both or for either, their figures beside each other."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QCloseEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QComboBox, QSplitter, QWidget

from ringside_manager.gui.board import Part
from ringside_manager.gui.look import px, set_margins, spacing
from ringside_manager.gui.ring.keys import Act, act_for, keys_act
from ringside_manager.gui.ring.live_bout import LiveBout
from ringside_manager.gui.ring.player import Player
from ringside_manager.gui.ring.sides import RingHead
from ringside_manager.gui.ring.tables import Cell, FigureTable
from ringside_manager.gui.ring.timeline import Both, Counts, totals
from ringside_manager.gui.ring.transport import Transport, jump_acts
from ringside_manager.gui.ring.view import RingBoard
from ringside_manager.gui.ring.watching import Watching
from ringside_manager.gui.widgets import column, row
from ringside_manager.language import tr
from ringside_manager.office.facts.replays import PunchCount

_PARTS = (Part.ROUNDS, Part.TURNS, Part.ENDURANCE)


class Half(QWidget):
    """One of the two: its head and its ring."""

    def __init__(self, watching: Watching, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.watching = watching
        self.head, self.ring = RingHead(), RingBoard()
        self.ring.board.set_parts(_PARTS)
        column(self.head, self.ring, space=2, parent=self).setStretch(1, 1)
        self.head.follow(watching)
        self.ring.follow(watching)

    @property
    def clock(self) -> float:
        """How many rounds have gone by."""
        return self.watching.course.at[self.watching.place]

    def go_along(self, clock: float, *, at_end: bool) -> None:
        """Show what had happened by then; at the end of the other bout, the end of this one."""
        last = len(self.watching.match.film)
        self.watching.player.go_to(last if at_end else self.watching.course.by(clock))


class SideBySide(QWidget):
    """Two bouts; while they go together they stand at the same round and time, and the longer one leads."""

    def __init__(self, one: LiveBout, other: LiveBout, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Two bouts side by side"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.halves = (Half(Watching(one, self)), Half(Watching(other, self)))
        self._counts = [Counts(half.watching.course) for half in self.halves]
        live = Act("as_live", tr("As live: show nothing before it is seen"), self._turn_live, ("L",), "eye")
        self.acts = (*jump_acts(self._player), live, keys_act(self, lambda: self.acts))
        self.transport = Transport(self.acts)
        self.which = QComboBox()
        self.which.setAccessibleName(tr("Which bout is stepped"))
        for text in (tr("Both bouts"), tr("Left bout"), tr("Right bout")):
            self.which.addItem(text)
        self.which.currentIndexChanged.connect(self._steer)
        self.transport.extra.addWidget(self.which)
        self.figures = (
            FigureTable(tr("Figures of the left bout")),
            FigureTable(tr("Figures of the right bout")),
        )
        self._arrange()
        for half in self.halves:
            half.watching.player.placed.connect(self._on_placed)
            half.watching.changed.connect(self._on_changed)
        self.resize(1280, 800)
        self._steer()

    @property
    def together(self) -> bool:
        return self.which.currentIndex() == 0

    @property
    def lead(self) -> Half:
        """The bout the transport steps: the one chosen, or the longer one."""
        red, blue = self.halves
        if not self.together:
            return self.halves[self.which.currentIndex() - 1]
        return red if red.watching.course.at[-1] >= blue.watching.course.at[-1] else blue

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The keys of a bout; Esc and Ctrl+W close the window."""
        act = act_for(event, self.acts)
        if act is not None:
            act.run()
        elif event.key() == Qt.Key.Key_Escape or event.matches(QKeySequence.StandardKey.Close):
            self.close()
        else:
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        for half in self.halves:
            half.watching.player.pause()
        super().closeEvent(event)

    def _arrange(self) -> None:
        rings = QSplitter(Qt.Orientation.Horizontal)
        parts = QSplitter(Qt.Orientation.Vertical)
        for half in self.halves:
            rings.addWidget(half)
        below = QWidget()
        row(*self.figures, space=3, parent=below)
        parts.addWidget(rings)
        parts.addWidget(below)
        for splitter in (rings, parts):
            splitter.setChildrenCollapsible(False)
            splitter.setHandleWidth(spacing(3))
        for table in self.figures:
            table.setMinimumHeight(px(96))
        parts.setSizes([px(470), px(220)])
        box = column(parts, self.transport, space=2, parent=self)
        box.setStretch(0, 1)
        set_margins(box, 3)

    def _turn_live(self) -> None:
        self.lead.watching.set_as_live(not self.lead.watching.as_live)

    def _player(self) -> Player:
        return self.lead.watching.player

    def _steer(self) -> None:
        """Another bout is stepped; both come together again where they were apart."""
        for half in self.halves:
            half.watching.player.pause()
        self.transport.follow(self.lead.watching)
        self._on_placed()

    def _on_placed(self) -> None:
        if self.together:
            lead = self.lead
            for half in self.halves:
                if half is not lead:
                    half.go_along(lead.clock, at_end=lead.watching.player.at_end)
        self._fill()

    def _on_changed(self) -> None:
        """What may be known of one may be known of the other."""
        lead = self.lead.watching
        for place, half in enumerate(self.halves):
            self._counts[place] = Counts(half.watching.course)
            if half.watching.as_live != lead.as_live:
                half.watching.set_as_live(lead.as_live)
        self._fill()

    def _fill(self) -> None:
        """The figures of all four boxers at the places seen."""
        scored = all(half.watching.scores_open for half in self.halves)
        for half, counts, table in zip(self.halves, self._counts, self.figures, strict=True):
            names = [Cell(name, bold=True) for name in half.watching.match.names]
            table.set_heads([Cell(""), *names], stretch=None)
            told = totals(counts.at(half.watching.place))
            table.set_rows([_cells(line, told) for line in _rows(scored=scored)])


@dataclass(frozen=True, slots=True)
class _Row:
    label: str
    of: Callable[[PunchCount], str]


def _cells(line: _Row, told: Both) -> list[Cell]:
    return [Cell(line.label, "muted"), Cell(line.of(told[0]), "red"), Cell(line.of(told[1]), "blue")]


def _rows(*, scored: bool) -> tuple[_Row, ...]:
    rows = (
        _Row(tr("Punches thrown"), lambda count: str(count.thrown) if count.is_thrown_told else "–"),
        _Row(tr("Punches landed"), lambda count: str(count.landed)),
        _Row(tr("Accuracy"), lambda count: "–" if count.accuracy is None else f"{count.accuracy:.0%}"),
        _Row(tr("Knockdowns"), lambda count: str(count.knockdowns)),
        _Row(tr("Counterpunches"), lambda count: str(count.counters)),
    )
    return (*rows, _Row(tr("Damage scored"), lambda count: str(count.scored))) if scored else rows
