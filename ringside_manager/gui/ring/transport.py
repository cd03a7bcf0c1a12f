"""What runs a bout: the line of its time with a handle to go anywhere, and the buttons to play, step, jump, with their keys."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QComboBox, QSizePolicy, QSlider, QToolButton, QWidget

from ringside_manager.gui.look import follow_look, icon, px, size_window, theme, typeface
from ringside_manager.gui.place import Command
from ringside_manager.gui.ring import Player, Speed
from ringside_manager.gui.ring.curves import Axis, fall_mark
from ringside_manager.gui.ring.watching import Follower, Watching, clock_told, speed_told
from ringside_manager.gui.widgets import (
    Dialog,
    Facts,
    Heading,
    Scroll,
    button,
    column,
    note,
    row,
    set_tip,
    show_if,
)
from ringside_manager.language import tr
from ringside_manager.play import Jump

# What can be done while a bout is watched, and the keys it is under


@dataclass(frozen=True, slots=True)
class Act:
    """One of them; ``keys`` as Qt writes them, the first is the one that is told."""

    key: str
    text: str
    run: Callable[[], object]
    keys: tuple[str, ...] = ()
    icon: str = ""

    @property
    def tip(self) -> str:
        return keyed(self.text, self.keys[0]) if self.keys else self.text

    def command(self) -> Command:
        """The act for menus and the palette.

        Its keys are those of the view, which leaves them to fields and tables that need them; a menu would not.
        """
        return Command(f"ring.{self.key}", self.text, self.run, icon=self.icon, group="ring")


def shown(keys: str) -> str:
    """A key as it stands on the keyboard."""
    return QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)


def keyed(what: str, keys: str) -> str:
    """What is done, with the keys it is under."""
    return tr("{what} ({key})").format(what=what, key=shown(keys))


def act_for(event: QKeyEvent, acts: tuple[Act, ...]) -> Act | None:
    """What a key stands for."""
    pressed = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    code = event.key()
    sign = code in (Qt.Key.Key_Plus, Qt.Key.Key_Minus, Qt.Key.Key_Question)
    if sign:  # which of them need Shift depends on the keyboard
        pressed &= ~Qt.KeyboardModifier.ShiftModifier
    sequence = QKeySequence(code | pressed.value)
    return next((act for act in acts if any(QKeySequence(keys) == sequence for keys in act.keys)), None)


KeyTexts = tuple[tuple[str, str], ...]
"""Keys as they stand on the keyboard, each with what it does."""


def key_texts(acts: Iterable[Act]) -> KeyTexts:
    """Acts with the keys they have."""
    return tuple((shown(act.keys[0]), act.text) for act in acts if act.keys)


class KeysView(Dialog):
    """A page of keys: those for watching, and before them those for ``deciding`` if there are any."""

    def __init__(self, acts: tuple[Act, ...], parent: QWidget | None = None, deciding: KeyTexts = ()) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Keys"))
        texts = key_texts(acts)
        half = (len(texts) + 1) // 2
        watching = row(Facts(texts[:half]), Facts(texts[half:]), space=5)
        shown_keys = QWidget()
        parts = [Heading(tr("Deciding"), 3), Facts(deciding), Heading(tr("Watching"), 3)] if deciding else []
        column(*parts, watching, None, space=3, parent=shown_keys)
        hint = note(tr("While a text is written the keys are letters."))
        close = button(tr("Close"), self.accept, kind="primary")
        scroll = Scroll(shown_keys)
        column(Heading(tr("Keys"), 2), scroll, hint, row(None, close), space=3, margins=5, parent=self)
        size_window(self, 700, 640 if deciding else 420)


def keys_act(
    parent: QWidget, acts: Callable[[], tuple[Act, ...]], deciding: Callable[[], KeyTexts] = tuple
) -> Act:
    """The act that shows the page of keys."""
    return Act("keys", tr("Keys"), lambda: KeysView(acts(), parent, deciding()).open(), ("?",), "help")


# The line of time: what has been seen, round by round


class TimeLine(QSlider):
    """The line itself; it is a slider over the places of the film, painted over the rounds."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.watching: Watching | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(tr("Where the bout is seen"))
        set_tip(self, tr("Drag to any moment; arrow keys step"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def sizeHint(self) -> QSize:
        return QSize(px(240), px(40))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    @property
    def axis(self) -> Axis | None:
        margin = px(9)
        return None if self.watching is None else Axis(self.watching, margin, self.width() - margin)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        self._drag(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._drag(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let go."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows and the like are those of the whole window."""
        event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.watching is None or (axis := self.axis) is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._rounds(painter, axis)
        self._falls(painter, axis)
        self._handle(painter, axis.x(self.watching.place))
        painter.end()

    def _rounds(self, painter: QPainter, axis: Axis) -> None:
        assert self.watching is not None
        colours = theme()
        here, end = axis.x(self.watching.place), axis.x(len(self.watching.match.film))
        font = typeface(0.85)
        painter.setFont(font)
        for number, left, right in axis.bells():
            box = QRectF(left, px(20), max(right - left - px(2), 1), px(8))
            painter.setPen(QPen(QColor(colours.shadow), 1))
            painter.setBrush(QColor(colours.raised))
            painter.drawRoundedRect(box, px(2), px(2))
            if not self.watching.as_live:
                _block(painter, _until(box, end), colours.line)
            _block(painter, _until(box, here), colours.accent)
            now = left <= here < right
            painter.setPen(QColor(colours.text if now else colours.muted))
            painter.drawText(QRectF(left, 0, right - left, px(18)), Qt.AlignmentFlag.AlignCenter, str(number))

    def _falls(self, painter: QPainter, axis: Axis) -> None:
        assert self.watching is not None
        for place, corner in self.watching.course.falls:
            if place <= self.watching.horizon:
                fall_mark(painter, axis.x(place), px(34), corner)

    def _handle(self, painter: QPainter, x: float) -> None:
        colours = theme()
        painter.setBrush(QColor(colours.text))
        ring = QColor(colours.accent_strong if self.hasFocus() else colours.panel)
        painter.setPen(QPen(ring, px(2)))
        painter.drawEllipse(QRectF(x - px(7), px(17), px(14), px(14)))

    def _drag(self, event: QMouseEvent) -> None:
        if self.watching is not None and (axis := self.axis) is not None:
            self.watching.player.go_to(axis.place(event.position().x()))


class Scrubber(Follower):
    """The line, following a bout; screen readers hear round and time."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.line = TimeLine()
        self.line.valueChanged.connect(self._on_value)
        column(self.line, parent=self)

    def show_bout(self, watching: Watching) -> None:
        self.line.watching = watching

    def show_place(self, watching: Watching, animate: bool = False) -> None:
        """Bring the handle to where the bout is seen."""
        self.line.blockSignals(True)
        self.line.setRange(0, watching.horizon if watching.as_live else len(watching.match.film))
        self.line.setValue(watching.place)
        self.line.blockSignals(False)
        info = watching.match.setup.engine.info
        clock = watching.course.clock(watching.place)
        self.line.setAccessibleDescription(clock_told(info, *clock))
        self.line.update()

    def _on_value(self, place: int) -> None:
        """An aid moved the slider; the arrow keys are the window's."""
        if self.watching is not None:
            self.watching.player.go_to(place)


def _until(box: QRectF, x: float) -> QRectF:
    """The part of a box left of a point."""
    return QRectF(box.left(), box.top(), min(x, box.right()) - box.left(), box.height())


def _block(painter: QPainter, box: QRectF, colour: str) -> None:
    if box.width() > 0:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colour))
        painter.drawRoundedRect(box, px(2), px(2))


# The buttons that run a bout: play, step, jump, the speed


class RoundButton(QToolButton):
    """A picture to press; the mouse does not take the keys away to it."""

    def __init__(self, act: Act, parent: QWidget | None = None, *, large: bool = False) -> None:
        super().__init__(parent)
        self._picture, self._large = act.icon, large
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        set_tip(self, act.tip)
        self.setAccessibleName(act.text)
        if large:
            self.setObjectName("raised")
        self.clicked.connect(partial(run_act, act))
        follow_look(self._dress)
        self._dress()

    def set_picture(self, picture: str, name: str, tip: str) -> None:
        self._picture = picture
        self.setAccessibleName(name)
        set_tip(self, tip)
        self._dress()

    def _dress(self) -> None:
        size = px(22 if self._large else 18)
        self.setIconSize(QSize(size, size))
        self.setIcon(icon(self._picture))


def run_act(act: Act, _checked: bool = False) -> None:
    """Run an act, for a signal that says whether something is checked."""
    act.run()


class Transport(Follower):
    """Two rows: the line of time, the buttons."""

    def __init__(self, acts: tuple[Act, ...], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        by_key = {act.key: act for act in acts}
        self.scrubber = Scrubber()
        self.buttons = {key: RoundButton(by_key[key], large=key == "play") for key in _ORDER}
        self._play = by_key["play"]
        self.speed = _speeds()
        self.speed.currentIndexChanged.connect(self._on_speed)
        self.as_live = RoundButton(by_key["as_live"])
        self.as_live.setCheckable(True)
        self.as_live.setText(tr("As live"))
        self.chance = RoundButton(by_key["chance"]) if "chance" in by_key else None
        if self.chance is not None:
            self.chance.setCheckable(True)
        keys = RoundButton(by_key["keys"])
        self.extra = row(space=2)
        line = row(
            *self.buttons.values(), None, self.chance, self.as_live, self.speed, keys, self.extra, space=1
        )
        column(self.scrubber, line, space=1, parent=self)
        self.set_narrow(False)

    def follow(self, watching: Watching) -> None:
        if self.watching is not None:
            self.watching.player.playing_changed.disconnect(self._show_playing)
            self.watching.player.speed_changed.disconnect(self._show_speed)
        watching.player.playing_changed.connect(self._show_playing)
        watching.player.speed_changed.connect(self._show_speed)
        super().follow(watching)
        self.scrubber.follow(watching)
        self._show_playing()
        self._show_speed()

    def set_narrow(self, narrow: bool) -> None:
        for key in ("start", "end"):
            self.buttons[key].setHidden(narrow)
        style = Qt.ToolButtonStyle
        self.as_live.setToolButtonStyle(
            style.ToolButtonIconOnly if narrow else style.ToolButtonTextBesideIcon
        )

    def set_low(self, low: bool) -> None:
        """Leave the line of time out, where there is no height for it."""
        show_if(self.scrubber, not low)

    def show_place(self, watching: Watching, animate: bool = False) -> None:
        place, last = watching.place, len(watching.match.film)
        for key in ("start", "bell_back", "turn_back", "step_back"):
            self.buttons[key].setEnabled(place > 0)
        for key in ("step", "turn", "fall", "bell", "end"):
            self.buttons[key].setEnabled(place < last)
        self.as_live.setChecked(watching.as_live)

    def _show_playing(self) -> None:
        if self.watching is None:
            return
        playing = self.watching.player.is_playing
        name = tr("Pause") if playing else tr("Play")
        tip = tr("{what} ({key})").format(what=name, key=tr("Space"))
        self.buttons["play"].set_picture("pause" if playing else "play", name, tip)

    def _show_speed(self) -> None:
        if self.watching is not None:
            self.speed.setCurrentIndex(self.speed.findData(self.watching.player.speed.name))

    def _on_speed(self) -> None:
        if self.watching is not None:
            self.watching.player.set_speed(Speed[self.speed.currentData()])


_ORDER = ("start", "bell_back", "turn_back", "step_back", "play", "step", "turn", "fall", "bell", "end")


def _speeds() -> QComboBox:
    made = QComboBox()
    made.setAccessibleName(tr("Speed"))
    set_tip(made, tr("Speed: keys + and −"))
    for speed in Speed:
        made.addItem(speed_told(speed), speed.name)
    made.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
    return made


def jump_acts(player: Callable[[], Player | None]) -> tuple[Act, ...]:
    """Everything a transport can do with the player there is when it is done."""

    def do(act: Callable[[Player], None]) -> Callable[[], None]:
        def done() -> None:
            if (one := player()) is not None:
                act(one)

        return done

    def forward(jump: Jump) -> Callable[[], None]:
        return do(lambda one: one.forward(jump))

    def back(jump: Jump) -> Callable[[], None]:
        return do(lambda one: one.back(jump))

    def faster(steps: int) -> Callable[[], None]:
        return do(lambda one: one.set_speed(one.speed.stepped(steps)))

    return (
        Act("play", tr("Play or pause"), do(Player.toggle), ("Space",), "play"),
        Act("step", tr("One event on"), forward(Jump.STEP), ("Right",), "forward"),
        Act("step_back", tr("One event back"), back(Jump.STEP), ("Left",), "back"),
        Act("turn", tr("To the next turn"), forward(Jump.TURN), ("Shift+Right",), "turn-forward"),
        Act("turn_back", tr("To the turn before"), back(Jump.TURN), ("Shift+Left",), "turn-back"),
        Act("fall", tr("To the next knockdown"), forward(Jump.KNOCKDOWN), ("K",), "fall"),
        Act("fall_back", tr("To the knockdown before"), back(Jump.KNOCKDOWN), ("Shift+K",), "fall"),
        Act("bell", tr("To the end of the round"), forward(Jump.ROUND), ("B",), "bell-forward"),
        Act("bell_back", tr("To the bell before"), back(Jump.ROUND), ("Shift+B",), "bell-back"),
        Act("start", tr("To the beginning"), do(lambda one: one.go_to(0)), ("Home",), "to-start"),
        Act("end", tr("To the end"), forward(Jump.END), ("End",), "to-end"),
        Act("faster", tr("Faster"), faster(1), ("+", "=")),
        Act("slower", tr("Slower"), faster(-1), ("-",)),
    )
