"""Parts of the draft room and the auction room: head, foot, pace, stables and ratings."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QObject, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QComboBox, QFrame, QGridLayout, QSizePolicy, QWidget

from ringside_manager.bout.terms import ABILITY_NAMES, Abilities
from ringside_manager.campaign.books import FighterBook, LeagueOptions, StableMethod
from ringside_manager.gui import words
from ringside_manager.gui.look import px, set_margins, spacing, theme
from ringside_manager.gui.seats import CornerColour, CornerMark
from ringside_manager.gui.settings import settings
from ringside_manager.gui.widgets import (
    Badge,
    Heading,
    Panel,
    Scroll,
    button,
    column,
    grid,
    plain_label,
    row,
    set_tip,
)
from ringside_manager.gui.widgets.fields import combo
from ringside_manager.gui.widgets.frames import Flow
from ringside_manager.gui.widgets.texts import Ornament, SizedLabel, show_text
from ringside_manager.language import later, tr
from ringside_manager.office.founding_script import Founding, Seat
from ringside_manager.office.live_founding import LiveFounding
from ringside_manager.palette import HIGH_CONTRAST

# How fast AI managers act in a draft or auction, and how long persons may think


PACE, CLOCK = "rooms/pace", "rooms/clock"
PACES: tuple[tuple[int, Callable[[], str]], ...] = (
    (1500, later("Slow")),
    (700, later("Normal")),
    (250, later("Fast")),
    (0, later("At once")),
)
"""Milliseconds an AI manager takes for a pick."""
CLOCKS = (0, 15, 30, 60, 120)
"""Seconds a person has for a choice; 0 for as long as he likes."""
_TICK = 1000


def pace_box() -> QComboBox:
    """The list of paces, the remembered one chosen."""
    made = combo(tr("Pace of the program"))
    set_tip(made, tr("How fast the program acts"))
    for pause, text in PACES:
        made.addItem(text(), pause)
    _remembered(made, PACE, 700)
    return made


def clock_box() -> QComboBox:
    """The list of times to think, the remembered one chosen."""
    made = combo(tr("Clock for persons"))
    set_tip(made, tr("When the time is up the program decides"))
    for seconds in CLOCKS:
        made.addItem(tr("%n second", "%n seconds", seconds) if seconds else tr("No clock"), seconds)
    _remembered(made, CLOCK, 0)
    return made


def _remembered(box: QComboBox, key: str, default: int) -> None:
    box.setCurrentIndex(max(0, box.findData(settings().value(key, default))))
    box.currentIndexChanged.connect(lambda _index: settings().set_value(key, box.currentData()))


class Clock(QObject):
    """Counts the seconds of a person's turn down; does nothing while ``seconds`` is 0."""

    ticked = Signal(int)
    ran_out = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.seconds = 0
        self.left = 0
        self._timer = QTimer(self)
        self._timer.setInterval(_TICK)
        self._timer.timeout.connect(self.tick)

    @property
    def running(self) -> bool:
        return self._timer.isActive()

    def start(self) -> None:
        self.left = self.seconds
        if self.seconds:
            self._timer.start()
            self.ticked.emit(self.left)
        else:
            self._timer.stop()

    def stop(self) -> None:
        self._timer.stop()

    def tick(self) -> None:
        self.left -= 1
        self.ticked.emit(self.left)
        if self.left <= 0:
            self._timer.stop()
            self.ran_out.emit()


# The nine ratings of a fighter as bars, measured against the best on the list


class Bar(Ornament, QWidget):
    """A share of 1 as a bar, in a manager's colour if one is given; the number it stands for is always written beside it."""

    def __init__(self, colour: CornerColour | None = None) -> None:
        super().__init__()
        self._colour = colour
        self._share = 0.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(px(8))
        self.setMinimumWidth(px(20))

    def set(self, share: float) -> None:
        """Show another share, 0 to 1."""
        self._share = min(max(share, 0.0), 1.0)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        round_by = self.height() / 2
        full = theme().accent_strong if self._colour is None else self._colour.shade
        empty = (
            theme().hover if theme() is HIGH_CONTRAST else theme().line
        )  # where lines are as bright as bars
        for width, shade in ((1.0, empty), (self._share, full)):
            painter.setBrush(QColor(shade))
            if width:
                area = QRectF(0, 0, max(self.width() * width, self.height()), self.height())
                painter.drawRoundedRect(area, round_by, round_by)
        painter.end()


class RatingBars(QWidget):
    """Ratings in columns, each with its name, bar and number."""

    def __init__(self, best: Mapping[str, int], columns: int = 3) -> None:
        super().__init__()
        self._best = best
        self._bars: dict[str, Bar] = {}
        self._numbers = {name: plain_label() for name in ABILITY_NAMES}
        cells = grid(3, 1, parent=self)
        rows = -(-len(ABILITY_NAMES) // columns)
        for at, name in enumerate(ABILITY_NAMES):
            line, side = at % rows, at // rows * 3
            self._bars[name] = Bar()
            self._numbers[name].setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            self._numbers[name].setMinimumWidth(px(20))
            cells.addWidget(plain_label(words.rating(name), tone="muted"), line, side)
            cells.addWidget(self._bars[name], line, side + 1)
            cells.addWidget(self._numbers[name], line, side + 2)
            cells.setColumnStretch(side + 1, 1)

    def best(self, name: str) -> int:
        """The best of a rating there is."""
        return max(self._best.get(name, 1), 1)

    def set(self, abilities: Abilities) -> None:
        self.show_ratings(abilities.as_dict())

    def show_ratings(self, ratings: Mapping[str, int]) -> None:
        for name, rating in ratings.items():
            self._bars[name].set(rating / self.best(name))
            self._numbers[name].setText(str(rating))
            self._numbers[name].setAccessibleName(f"{words.rating(name)}: {rating}")


def best_of(all_abilities: list[Abilities]) -> dict[str, int]:
    """The best of each rating on a list."""
    lines = [abilities.as_dict() for abilities in all_abilities]
    return {name: max((ratings[name] for ratings in lines), default=1) for name in ABILITY_NAMES}


# Head and foot of the draft room and the auction room


Act = Callable[[], object]


class Banner(QFrame):
    """Whose turn it is in big letters, the time left, and at the end the founding."""

    def __init__(self, colour: CornerColour, found: Act) -> None:
        super().__init__()
        self.setProperty("kind", "panel")
        self.mark = CornerMark(colour, 30)
        self.turn = SizedLabel(size=2.1, weight=700, display=True)
        self.turn.setWordWrap(True)
        self.under = plain_label(tone="muted", wrap=True)
        self.time = SizedLabel(size=1.7, weight=700, display=True)
        self.time.setAccessibleName(tr("Time left"))
        self.act = button(tr("Found the league"), found, kind="primary")
        texts = column(self.turn, self.under, space=0)
        row(self.mark, (texts, 1), self.time, self.act, space=4, margins=(4, 3, 4, 3), parent=self)


class Foot(QWidget):
    """Leaving, undoing, the pace of AI managers and the clock of persons."""

    def __init__(self, leave: Act, undo: Act, skip: Act, finish: Act) -> None:
        super().__init__()
        self.pace, self.clocks = pace_box(), clock_box()
        self.skipper = button(tr("Skip to the next person"), skip, tip=tr("The program acts at once"))
        self.finisher = button(
            tr("Let the program finish…"),
            finish,
            tip=tr(
                "Asks for whom; you look it over before the league is founded, and one undo takes it back"
            ),
        )
        self.undoer = button(
            tr("Undo the last choice"), undo, tip=tr("Takes back what a person did last (Ctrl+Z)")
        )
        self.leaver = button(
            tr("Leave for now"), leave, tip=tr("Everything is kept; go on from the start page")
        )
        clock = plain_label(tr("Clock"), tone="muted")
        managers = plain_label(tr("The program"), tone="muted")
        self._deciding = (managers, self.pace, self.skipper, self.finisher, clock, self.clocks)
        line = Flow(2)
        for widget in (self.leaver, self.undoer, self.finisher):
            line.addWidget(widget)
        for widgets in ((managers, self.pace, self.skipper), (clock, self.clocks)):
            group = QWidget()
            row(*widgets, parent=group)
            line.addWidget(group)
        self.setLayout(line)

    def show_controls(self, *, deciding: bool) -> None:
        """Pace, skipping and clock only while there is something to decide."""
        for widget in self._deciding:
            widget.setVisible(deciding)


# The stables filling up, seat by seat, at the side of the draft room and the auction room


class StablesPanel(QWidget):
    """A card for every seat."""

    def __init__(self, live: LiveFounding, colours: Sequence[CornerColour]) -> None:
        super().__init__()
        self.setMinimumWidth(px(240))
        inner = QWidget()
        self._grid = QGridLayout(inner)
        set_margins(self._grid, 0, 0, 2, 0)
        self._grid.setSpacing(spacing(2))
        self._columns = 0
        self.cards = [
            SeatCard(live.founding, seat, colour)
            for seat, colour in zip(live.founding.seats, colours, strict=True)
        ]
        self.arrange(1)
        outer = column(Heading(tr("Stables")), parent=self)
        self._scroll = Scroll(inner)
        self._scroll.setAccessibleName(tr("Stables"))
        outer.addWidget(self._scroll, 1)
        self.refresh(live)

    def arrange(self, columns: int) -> None:
        if columns == self._columns:
            return
        self._columns = columns
        for at, card in enumerate(self.cards):
            self._grid.addWidget(card, at // columns, at % columns, Qt.AlignmentFlag.AlignTop)
        for at in range(max(columns, self._grid.columnCount())):
            self._grid.setColumnStretch(at, int(at < columns))
        rows = self._grid.rowCount()
        for line in range(rows + 1):
            self._grid.setRowStretch(line, int(line == rows))

    def show_men(self, live: LiveFounding, men: Sequence[tuple[int, FighterBook]]) -> None:
        """Show the stables with these men alone, each with the seat he goes to."""
        for at, card in enumerate(self.cards, 1):
            card.show_stable([man for seat, man in men if seat == at], has_turn=False)
            if men and men[-1][0] == at:
                self._scroll.ensureWidgetVisible(card, 0, spacing(3))

    def refresh(self, live: LiveFounding) -> None:
        """Show every stable as it stands, and whose turn it is."""
        turn = live.turn
        for at, (card, stable) in enumerate(zip(self.cards, live.stables, strict=True), 1):
            left = at not in live.persons
            card.show_stable(stable, has_turn=turn is not None and turn.seat == at, left_to_program=left)
            if turn is not None and turn.seat == at:
                self._scroll.ensureWidgetVisible(card, 0, spacing(3))


def places_text(held: int, options: LeagueOptions) -> str:
    """How many fighters somebody has of those he must and may have (C77)."""
    least, most = options.least_fighters, options.most_fighters
    if most is not None and least == most:
        return tr("{count} of {most}").format(count=held, most=most)
    if most is not None and least:
        return tr("{count} of {least} to {most}").format(count=held, least=least, most=most)
    if most is not None:
        return tr("{count} of {most} at most").format(count=held, most=most)
    if least:
        return tr("{count} of {least} at least").format(count=held, least=least)
    return tr("%n fighter", "%n fighters", held)


class SeatCard(Panel):
    """A manager, his fighters, and in an auction his money."""

    def __init__(self, founding: Founding, seat: Seat, colour: CornerColour) -> None:
        super().__init__()
        self._options = founding.options
        self._auction = founding.options.stable_method is StableMethod.AUCTION
        kind = words.played_by(seat.temperament, seat.skill) if seat.temperament else tr("Person")
        self._kind = kind
        self._turn = Badge("", "gold")
        self._count = plain_label(tone="muted", wrap=True)
        name = SizedLabel(seat.name, 1.0, 600)
        name.setWordWrap(True)
        head = row(CornerMark(colour), (name, 1), self._turn)
        self.body.addLayout(head)
        self.body.addWidget(self._count)
        self._money, self._bar = plain_label(), Bar(colour)
        money = QWidget()
        row(self._money, (self._bar, 1), parent=money)
        money.setVisible(self._auction)
        self.body.addWidget(money)
        self._names, self._prices = plain_label(wrap=True), plain_label(tone="muted")
        if not self._auction:
            set_tip(self._prices, tr("The manager's share of the fighter's purses, from the dice"))
            self._prices.setProperty("rule", "C20")
        self._prices.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
        line = row((self._names, 1), self._prices)
        self.body.addLayout(line)
        self._seat = seat

    def show_stable(
        self, stable: Sequence[FighterBook], *, has_turn: bool, left_to_program: bool = False
    ) -> None:
        """Show the fighters signed so far, and at a person's seat whether the program decides for him."""
        self._turn.set(tr("Now") if has_turn else "", "gold")
        sentence = tr("{count} of {size}").format(count=len(stable), size=self._options.stable_size)
        fighters = places_text(len(stable), self._options) if self._auction else sentence
        kind = tr("Left to the program") if left_to_program and self._seat.is_person else self._kind
        self._count.setText(tr("{kind} · {fighters}").format(kind=kind, fighters=fighters))
        show_text(self._names, "\n".join(signed.name for signed in stable))
        show_text(self._prices, "\n".join(self._text(signed) for signed in stable))
        self.setAccessibleName(tr("Stable of {name}: {count}").format(name=self._seat.name, count=sentence))
        if self._auction:
            left = self._options.stake_dollars - sum(signed.price_cents for signed in stable) // 100
            self._bar.set(left / self._options.stake_dollars)
            self._money.setText(tr("{money} left").format(money=words.dollars(left)))

    def _text(self, signed: FighterBook) -> str:
        """The price, or else the manager's share of the fighter's purses (C20)."""
        if self._auction:
            return words.dollars(signed.price_cents // 100)
        return tr("share {percent} %").format(percent=signed.percentage)
