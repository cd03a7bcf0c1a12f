"""The buttons that run a bout: play, step, jump, the speed."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QComboBox, QToolButton, QWidget

from ringside_manager.gui.look import follow_look, icon, px, size_window
from ringside_manager.gui.place import Command
from ringside_manager.gui.ring.live_bout import Player, Speed
from ringside_manager.gui.ring.scrubber import Scrubber
from ringside_manager.gui.ring.watching import Follower, Watching, speed_told
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
        self.clicked.connect(partial(_run, act))
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


def _run(act: Act, _checked: bool = False) -> None:
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
