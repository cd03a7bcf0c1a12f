"""One side of a secret choice: who it is, whether he has chosen, and his damage table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QWidget

from ringside_manager.bout.corner import CORNERS, Corner, Request, choice_word
from ringside_manager.bout.view import OptionEffect, Outlook
from ringside_manager.gui.board.window import SystemWindow
from ringside_manager.gui.look import px, spacing
from ringside_manager.gui.ring import LiveBout
from ringside_manager.gui.ring.chance import Known
from ringside_manager.gui.ring.desk.entry import DeskPanel, Wanted, spoken
from ringside_manager.gui.ring.desk.panels import Cards, OptionsPanel, key_of, option_cards
from ringside_manager.gui.ring.desk.questions import (
    corner_word,
    effect_lines,
    hint_sentence,
    known_lines,
    letter,
    measure_line,
    person,
    question,
)
from ringside_manager.gui.ring.desk.table import DamageTable, Row
from ringside_manager.gui.widgets import Badge, button, column, grid, note, plain_label, row
from ringside_manager.gui.widgets.texts import SizedLabel, show_if
from ringside_manager.language import tr

Effects = dict[str, tuple[str, ...]]
"""What each option does, line by line, by its name."""


class SidePanel(QWidget):
    """A secret request of one corner as a table; ``keys`` stand before the rows.

    With ``by_hand`` off the rows cannot be pressed and nothing of the choice is ever shown; ``brief`` where there is
    room for little.
    """

    def __init__(
        self,
        match: LiveBout,
        request: Request[Any],
        outlook: Outlook,
        keys: Sequence[str],
        *,
        by_hand: bool,
        brief: bool = False,
    ) -> None:
        super().__init__()
        self.request, self.outlook = request, outlook
        corner = request.corner
        self.setProperty("rule", request.rule)
        name = _name(match, request)
        badge = Badge(letter(corner), corner.value)
        badge.setAccessibleName(corner_word(corner))
        self.state = plain_label(tone="muted")
        heading = match.window.desk.headings.get(request.kind)
        self.title = SizedLabel(heading().format(name=name) if heading else name, 1.0, QFont.Weight.DemiBold)
        self.title.setWordWrap(True)
        self.heading = QWidget()
        row(badge, (self.title, 1), self.state, space=2, parent=self.heading)
        self.table = DamageTable(
            rows_of(match.window, request, outlook),
            [match.window.names.code(word) for word in outlook.others],
            keys,
            _columns(match.window, request, outlook),
            by_hand=by_hand,
        )
        self.setAccessibleName(tr("{name}: {question}").format(name=name, question=question(match, request)))
        effects = _effects(match.window, request, outlook, brief=brief)
        shared = _shared(effects)
        notes = [note(told) for told in _sentences(effects, shared)]
        figures = _figures(effects, shared)
        column(self.heading, self.table, *notes, figures, None, space=1, parent=self).setSpacing(px(2))

    def hide_heading(self) -> None:
        """Where it stands alone, the head of the desk says who it is."""
        self.heading.hide()

    def say_state(self, *, chosen: bool) -> None:
        """Whether he has chosen; never what."""
        self.state.setText(tr("✓ chosen") if chosen else tr("not chosen yet"))


def rows_of(window: SystemWindow, request: Request[Any], outlook: Outlook) -> tuple[Row, ...]:
    """The table's rows, one for each option."""
    made = []
    for place, option in enumerate(request.options):
        effect = outlook.effects[place] if place < len(outlook.effects) else OptionEffect()
        word = choice_word(option)
        values = {measure.name: measure.value for measure in effect.measures}
        made.append(
            Row(
                window.names.option(request.kind, word),
                window.names.code(word),
                values.get("rating"),
                effect.against,
                values.get("least"),
                values.get("most"),
                values.get("down") if outlook.others else None,
                _text(window, request, outlook, effect),
            )
        )
    return tuple(made)


def _text(window: SystemWindow, request: Request[Any], outlook: Outlook, effect: OptionEffect) -> str:
    lines = [
        said() if (said := window.desk.measures.get(measure.name)) else measure_line(window.names, measure)
        for measure in effect.measures
    ]
    against = tr("{measure} against {option}: {value}")
    for word, value in zip(outlook.others, effect.against, strict=False):
        option = window.names.option(request.kind, word)
        lines.append(
            against.format(measure=window.names.measure(outlook.measure), option=option, value=value)
        )
    return ". ".join(lines)


def _effects(window: SystemWindow, request: Request[Any], outlook: Outlook, *, brief: bool) -> Effects:
    """What each option does, where the table of the other's choices does not say it; ``brief`` where both have one."""
    if outlook.others and request.kind not in window.desk.explained:
        return {}
    told = {}
    for option, effect in zip(request.options, outlook.effects, strict=False):
        word = choice_word(option)
        lines = effect_lines(window, request.kind, word, effect)
        if brief and outlook.others:
            lines = lines[:1]
        if lines:
            told[window.names.option(request.kind, word)] = lines
    return told


def _shared(effects: Effects) -> tuple[str, ...]:
    """What is told of every option by a figure of its own; nothing where that would be a single line."""
    told = [[line.rpartition(": ")[0] for line in lines] for lines in effects.values()]
    found = tuple(name for name in (told[0] if told else ()) if name and all(name in one for one in told))
    return found if len(told) > 1 and len(found) > 1 else ()


def _sentences(effects: Effects, shared: Sequence[str]) -> Iterator[str]:
    """What each option does beside the ``shared`` figures, a paragraph for each."""
    for option, lines in effects.items():
        if rest := [line for line in lines if line.rpartition(": ")[0] not in shared]:
            told = ". ".join(rest).replace(":. ", ": ")  # a colon leads on to the next
            yield tr("{option}: {effects}").format(option=option, effects=told)


def _figures(effects: Effects, shared: Sequence[str]) -> QWidget | None:
    """The ``shared`` figures, a column for each option."""
    if not shared:
        return None
    held = QWidget()
    box = grid(2, 0, stretch=dict.fromkeys(range(len(effects) + 1), 1), parent=held)
    for place, (option, lines) in enumerate(effects.items(), 1):
        values = {name: value for name, _, value in (line.rpartition(": ") for line in lines)}
        for at, told in enumerate((option, *(values[name] for name in shared))):
            label = plain_label(told, wrap=True)
            label.setAlignment(Qt.AlignmentFlag.AlignRight)
            box.addWidget(label, at, place)
    for at, name in enumerate(shared, 1):
        box.addWidget(plain_label(name, wrap=True, tone="muted"), at, 0)
    return held


def _name(match: LiveBout, request: Request[Any]) -> str:
    boxer, who = match.name(request.corner), person(match, request.corner)
    return boxer if who == boxer else tr("{boxer} ({person})").format(boxer=boxer, person=who)


def _columns(window: SystemWindow, request: Request[Any], outlook: Outlook) -> str:
    if not outlook.others:
        return ""
    told = window.desk.columns.get(request.kind)
    return told() if told else tr("Against his choice:")


# Secret choices one after the other: the table is shown only to him whose turn it is


class CurtainPanel(DeskPanel):
    """Names who looks now and who looks away; nothing else is seen.

    ``done`` is the corner that has chosen already and may still choose again.
    """

    opened = Signal()
    again = Signal()

    def __init__(self, name: str, other: str, corner: Corner, rule: str, *, first_is_in: bool) -> None:
        told = (
            tr("{other} has chosen. Now it is {name}'s turn to look.")
            if first_is_in
            else tr("{name} looks now, {other} looks away.")
        )
        super().__init__(told.format(name=name, other=other), corner, rule)
        self.entered = self.opened
        words = tr("Hand the keyboard to {name}. Only {name} may see what comes next.").format(name=name)
        self.open = button(
            tr("I am {name}: show it").format(name=name), self.opened.emit, kind="primary", picture="eye"
        )
        self.open.setMinimumHeight(px(40))
        self.back = button(tr("{name} chooses again").format(name=other), self.again.emit, kind="flat")
        text = note(words)
        text.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column(None, text, row(None, self.open, self.back, None), None, space=3, parent=self)
        show_if(self.back, first_is_in)

    def start(self) -> None:
        self.open.setFocus(Qt.FocusReason.OtherFocusReason)


# A secret choice of one person alone: against the program, or behind the curtain


class SecretPanel(OptionsPanel):
    """One damage table whose rows are pressed, or cards where there is none; ``hidden`` if somebody else is in the room who must not know."""

    def __init__(self, match: LiveBout, request: Request[Any], *, hidden: bool = False) -> None:
        super().__init__(match, request)
        assert match.contest is not None
        self._contest, self._hidden, self._window = match.contest, hidden, match.window
        outlook = match.contest.outlook(request)
        keys = [key_of(place) for place in range(len(request.options))]
        self.cards: Cards | None = None
        if not outlook.others:  # nothing to be laid against the other's choices
            self.cards = Cards(option_cards(match, request))
            self.cards.chosen.connect(self.choose)
            column(*map(note, known_lines(match, request)), (self.cards, 1), space=1, parent=self)
            return
        self.side = SidePanel(match, request, outlook, keys, by_hand=True)
        self.side.hide_heading()
        self.side.table.chosen.connect(self.choose)
        column(self.side, None, parent=self)

    @property
    def wanted(self) -> Wanted:
        what = tr("Type your choice; it is not shown") if self._hidden else tr("Type one of the choices")
        return Wanted(what, spoken(self._window, self.request), secret=self._hidden, rule=self.request.rule)

    @property
    def no_hint(self) -> str | None:
        return None

    def ask_corner(self) -> str:
        shares = self._contest.hint(self.request)
        if self.cards is not None:
            self.cards.show_shares(shares)
        else:
            self.side.table.show_shares(shares)
        return hint_sentence(self._window.names, self.request, shares)

    def show_chances(self, found: Sequence[Known]) -> None:
        if self.cards is not None:
            self.cards.show_chances(found, self.request.corner)
        else:
            self.side.table.show_chances(found, self.request.corner)


# Two secret choices at one keyboard: both at once with hidden keys, or entered openly by a clerk


Key = Qt.Key
LEFT_HAND = "QWEASDRFT"
RIGHT_HAND = "UIOJKLPHN"
MOST_KEYS = len(LEFT_HAND)
"""More options than that have no keys for both hands."""
_NARROW = 490


class PairPanel(DeskPanel):
    """Both tables beside each other, red's on the left; ``open_`` if everybody may see what is chosen.

    Red's keys are under the left hand (or 1 to 6), blue's under the right (or the keypad).
    """

    def __init__(self, match: LiveBout, pair: Sequence[Request[Any]], *, open_: bool) -> None:
        told = tr("Both choose.") if open_ else tr("Both choose in secret, with keys of their own.")
        super().__init__(told, None, pair[0].rule)
        assert match.contest is not None
        self._match, self._contest, self._open = match, match.contest, open_
        self._picked: dict[Corner, int] = {}
        self._requests = {request.corner: request for request in pair}
        self.setMinimumWidth(px(250))
        self._box = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._box.setContentsMargins(0, 0, 0, 0)
        self._box.setSpacing(spacing(4))
        self.sides = {corner: self._side(corner) for corner in CORNERS}
        self._line = QFrame()
        self._line.setFrameShape(QFrame.Shape.VLine)
        red, blue = CORNERS
        self._box.addWidget(self.sides[red], 1)
        self._box.addWidget(self._line)
        self._box.addWidget(self.sides[blue], 1)
        self.tell()

    def _side(self, corner: Corner) -> SidePanel:
        request = self._requests[corner]
        letters = LEFT_HAND if corner is CORNERS[0] else RIGHT_HAND
        keys = [letters[place : place + 1] for place in range(len(request.options))]
        outlook = self._contest.outlook(request)
        side = SidePanel(self._match, request, outlook, keys, by_hand=self._open, brief=True)
        side.table.chosen.connect(partial(self._choose, corner))
        return side

    def tell(self) -> None:
        """Say who has chosen; in the open also what."""
        waiting = {request.corner for request in self._match.requests}
        for corner, side in self.sides.items():
            side.say_state(chosen=corner not in waiting)
            if self._open:
                side.table.mark(None if corner in waiting else self._picked.get(corner))

    @property
    def wanted(self) -> Wanted | None:
        request = next(self._waiting(), None)
        if request is None:
            return None
        shape = (
            tr("Type the choice of {name}")
            if self._open
            else tr("Type the choice of {name}; it is not shown")
        )
        what = shape.format(name=person(self._match, request.corner))
        return Wanted(what, spoken(self._match.window, request), secret=not self._open, rule=request.rule)

    def typed(self, place: int) -> None:
        self._choose(next(self._waiting()).corner, place)

    def _waiting(self) -> Iterator[Request[Any]]:
        return (
            self._requests[corner] for corner in CORNERS if self._requests[corner] in self._match.requests
        )

    @property
    def no_hint(self) -> str | None:
        """What the corner says to one the other would read."""
        return None if self._open else tr("No advice while both look: the other would read it.")

    def ask_corner(self) -> str:
        told = []
        for corner in CORNERS:
            request = self._requests[corner]
            shares = self._contest.hint(request)
            self.sides[corner].table.show_shares(shares)
            shape = tr("{name}: {hint}")
            hint = hint_sentence(self._match.window.names, request, shares)
            told.append(shape.format(name=self._match.name(corner), hint=hint))
        return " ".join(told)

    def takes(self, event: QKeyEvent) -> bool:
        return hand(event) is not None

    def press(self, event: QKeyEvent) -> bool:
        """A key of either hand; which one is not shown."""
        meant = hand(event)
        if meant is None:
            return False
        corner, place = meant
        if place < len(self._requests[corner].options):
            self._choose(corner, place)
        return True

    def _choose(self, corner: Corner, place: int) -> None:
        if self._open:
            self._picked[corner] = place
        self.chose.emit(self._requests[corner], place)

    def resizeEvent(self, event: QResizeEvent) -> None:
        narrow = event.size().width() < px(_NARROW)
        down, right = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
        self._box.setDirection(down if narrow else right)
        self._box.setSpacing(spacing(1 if narrow else 4))
        self._line.setFrameShape(QFrame.Shape.HLine if narrow else QFrame.Shape.VLine)
        super().resizeEvent(event)


def hand(event: QKeyEvent) -> tuple[Corner, int] | None:
    """Whose key it is and which of his options it means; ``None`` for any other key."""
    modifiers = event.modifiers()
    on_pad = bool(modifiers & Qt.KeyboardModifier.KeypadModifier)
    shift = Qt.KeyboardModifier.ShiftModifier
    if modifiers & ~(Qt.KeyboardModifier.KeypadModifier | shift) or event.isAutoRepeat():
        return None
    red, blue = CORNERS
    key = event.key()
    if Key.Key_1 <= key <= Key.Key_9:
        return (blue if on_pad else red), key - Key.Key_1.value
    letter = chr(key) if Key.Key_A <= key <= Key.Key_Z else ""
    for corner, letters in ((red, LEFT_HAND), (blue, RIGHT_HAND)):
        if letter and letter in letters:
            return corner, letters.index(letter)
    return None
