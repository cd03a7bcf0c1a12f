"""The result of many bouts as bars with their error, and the rounds they ended in."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from ringside_manager.bout.corner import RED, Corner
from ringside_manager.gui import words
from ringside_manager.gui.look import px, spacing, theme, typeface
from ringside_manager.gui.plans.small import ShareBar
from ringside_manager.gui.plans.trial_facts import Part, Result, with_error
from ringside_manager.gui.widgets import Panel, clear_layout, note, plain_label, set_tip
from ringside_manager.language import tr


class RoundBars(QWidget):
    """In which round the bouts ended, as a bar for each round."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rounds: tuple[Part, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Room for bars, and for a number below each."""
        return QSize(px(260), px(96))

    def minimumSizeHint(self) -> QSize:
        """Fifteen rounds side by side, numbered."""
        return QSize(px(200), px(96))

    def show_rounds(self, rounds: tuple[Part, ...]) -> None:
        """Show other rounds."""
        self._rounds = rounds
        told = (
            tr("round {n}: {share} %").format(n=number, share=part.percent)
            for number, part in enumerate(rounds, 1)
            if part.count
        )
        said = "; ".join(told)
        self.setAccessibleName(tr("Bouts by the round they ended in"))
        self.setAccessibleDescription(said)
        set_tip(self, said)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the bars, the highest as high as there is room."""
        if not self._rounds:
            return
        painter, colours = QPainter(self), theme()
        painter.setFont(typeface(0.8))
        label = painter.fontMetrics().height()
        high = max((part.share for part in self._rounds), default=0.0) or 1.0
        step, room = self.width() / len(self._rounds), self.height() - 2 * label - px(4)
        for place, part in enumerate(self._rounds):
            left, tall = place * step, part.share / high * room
            bar = QRectF(left + step * 0.15, label + room - tall, step * 0.7, max(tall, 1.0))
            painter.fillRect(bar, QColor(colours.accent if part.count else colours.line))
            self._write(
                painter, QRectF(left, self.height() - label, step, label), str(place + 1), colours.muted
            )
            if part.percent:
                above = QRectF(left - step, bar.top() - label, 3 * step, label)
                self._write(painter, above, str(part.percent), colours.text)

    @staticmethod
    def _write(painter: QPainter, room: QRectF, text: str, colour: str) -> None:
        painter.setPen(QColor(colour))
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, text)


class ResultView(Panel):
    """Who won how often and how, and in which round it ended; ``texts`` are its lines."""

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(title, parent)
        self.waiting = note(tr("Nothing has been fought yet."))
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(spacing(2))
        self._grid.setVerticalSpacing(spacing(1))
        self._grid.setColumnStretch(1, 1)
        self.rounds = RoundBars()
        self.rounds_title = plain_label(tr("Ended in round (per cent)"), tone="muted", size=0.9)
        self.sure = note()
        self.texts: list[tuple[str, str]] = []
        self.body.addWidget(self.waiting)
        self.body.addLayout(self._grid)
        for widget in (self.rounds_title, self.rounds, self.sure):
            self.body.addWidget(widget)
        self.body.addStretch(1)
        self.show_result(None, ("", ""), RED)

    def show_result(self, result: Result | None, names: tuple[str, str], corner: Corner) -> None:
        """Show what bouts came to; ``names`` are his in ``corner``, then the other's."""
        self.waiting.setVisible(result is None)
        for widget in (self.rounds, self.rounds_title, self.sure):
            widget.setVisible(result is not None)
        clear_layout(self._grid)
        self.texts = []
        if result is None:
            return
        colours = ("red", "blue") if corner is RED else ("blue", "red")
        self._side(names[0], result.won, colours[0])
        for ending in result.won_by:
            self._ending(words.method(ending.method), ending.part, colours[0])
        self._line(tr("Draw"), result.drawn, "muted", large=True)
        self._side(names[1], result.lost, colours[1])
        for ending in result.lost_by:
            self._ending(words.method(ending.method), ending.part, colours[1])
        self.rounds.show_rounds(result.rounds)
        self.sure.setText(tr("From {bouts} bouts.").format(bouts=words.number(result.bouts)))

    def _side(self, name: str, part: Part, colour: str) -> None:
        self._line(tr("{name} wins").format(name=name), part, colour, large=True)

    def _ending(self, method: str, part: Part, colour: str) -> None:
        self._line(tr("by {method}").format(method=method), part, colour, large=False)

    def _line(self, text: str, part: Part, colour: str, *, large: bool) -> None:
        line, told = self._grid.rowCount(), with_error(part)
        self.texts.append((text, told))
        tone = "" if large else "muted"
        name = plain_label(text, tone=tone if large else "muted", wrap=True)
        if not large:
            name.setIndent(px(12))
        bar = ShareBar(colour)
        bar.show_share(part.share, part.error)
        figure = plain_label(told, tone=tone)
        figure.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        bar.setAccessibleName(f"{text}: {told}")
        for place, widget in enumerate((name, bar, figure)):
            self._grid.addWidget(widget, line, place)
