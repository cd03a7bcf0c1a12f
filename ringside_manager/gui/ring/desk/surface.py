"""The desk as one sees it: head, the panel asked for, foot; without any knowledge of what is asked."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QMetaMethod, QObject, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QFont, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QApplication,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QSizePolicy,
    QTextEdit,
    QVBoxLayout,
    QWidget,
)

from ringside_manager.bout.corner import CORNERS, Corner, choice_word
from ringside_manager.gui.board.board import Board
from ringside_manager.gui.look import px, spacing
from ringside_manager.gui.place import Place
from ringside_manager.gui.ring import LiveBout
from ringside_manager.gui.ring.desk.asking import ModeBox
from ringside_manager.gui.ring.desk.entry import DeskPanel, TypeField
from ringside_manager.gui.ring.desk.panels import RequestPanel
from ringside_manager.gui.ring.desk.questions import corner_word, letter, person
from ringside_manager.gui.ring.desk.secrets import LEFT_HAND, RIGHT_HAND
from ringside_manager.gui.ring.transport import Act, KeyTexts, act_for, key_texts, keyed
from ringside_manager.gui.rulebook import RuleHelp, rule_behind
from ringside_manager.gui.widgets import Badge, Link, Scroll, button, note, row, set_tip
from ringside_manager.gui.widgets.texts import LineLabel, SizedLabel, set_tone, show_if, show_text
from ringside_manager.language import tr

# The head of the desk: whose decision it is, what is asked, and the door to its rule


class Head(QWidget):
    """Corner, question, rule, and on the right a place for a choice of ``modes`` and the corner's advice."""

    go = Signal(object)
    hint_wanted = Signal()
    handing_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.badge = Badge()
        self.who = QLabel()
        self.who.setTextFormat(Qt.TextFormat.PlainText)
        self.question = SizedLabel("", 1.2, QFont.Weight.DemiBold, display=True)
        self.question.setWordWrap(True)
        self.question.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.question.setMinimumWidth(px(120))
        self.rule = Link()
        self.rule.go.connect(self.go)
        self.hint = button(tr("Ask the corner"), self.hint_wanted.emit, picture="help")
        self.hand_over = button(tr("Hand over…"), self.handing_wanted.emit, picture="handshake")
        set_tip(self.hand_over, keyed(tr("Let the corner decide for a while"), HAND))
        self._first, self._last, self._slot = QWidget(), QWidget(), QWidget()
        row(self.badge, self.who, space=2, parent=self._first)
        row(self.rule, self.hint, self.hand_over, space=2, parent=self._last)
        self.slot = QHBoxLayout(self._slot)
        self.slot.setContentsMargins(0, 0, 0, 0)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(spacing(3))
        self._grid.setVerticalSpacing(spacing(1))
        self._grid.setColumnStretch(1, 1)
        self.setMinimumWidth(px(200))
        self._narrow: bool | None = None
        self._least = False
        self.set_narrow(False)

    def set_narrow(self, narrow: bool, *, least: bool = False) -> None:
        if (narrow, least) != (self._narrow, self._least):
            self._narrow, self._least = narrow, least
            self._arrange()

    def _arrange(self) -> None:
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        self._grid.addWidget(self._first, 0, 0)
        self._grid.addWidget(self._last, *((3, 0, 1, 4) if self._least else (0, 3, 1, 1)), right)
        if self._narrow:
            self._grid.addWidget(self.question, 1, 0, 1, 4)
            self._grid.addWidget(self._slot, 2, 0, 1, 4)
        else:
            self._grid.addWidget(self.question, 0, 1)
            self._grid.addWidget(self._slot, 0, 2, right)

    def show_asked(self, question: str, corner: Corner | None, person: str, rule: str) -> None:
        self.question.setText(question)
        shown = letter(corner) if corner is not None else ""
        self.badge.set(shown, corner.value if corner is not None else "neutral")
        self.badge.setAccessibleName(corner_word(corner) if corner is not None else "")
        show_text(self.who, person)
        set_tone(self.who, corner.value if corner is not None else "")
        self._first.setVisible(bool(person))
        self._arrange()
        self.rule.setVisible(bool(rule))
        self.rule.set(rule, Place("rulebook", part=rule) if rule else None)
        told = tr("Rule {rule} in the rulebook").format(rule=rule) if rule else ""
        self.rule.setAccessibleName(told)
        set_tip(self.rule, told)
        self.rule.setProperty("rule", rule)
        self.setProperty("rule", rule)


# The foot of the desk: the line to type into, what was said last, and what can be done about the bout


HINT, HAND, BACK, TOWEL, ASIDE = "Ctrl+H", "Ctrl+Shift+A", "Ctrl+Z", "Ctrl+Shift+T", "Ctrl+Shift+W"
"""Keys of the acts of a desk; none of them is a letter or a digit, which answer, or means something else in the window."""


class Foot(QWidget):
    """Typing, and the ways back and out."""

    back_wanted = Signal()
    towel_wanted = Signal()
    aside_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.field = TypeField()
        self.field.setMinimumWidth(px(110))
        self.said = note()
        self.said.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.said.setMinimumWidth(px(120))
        self.back = button(tr("Take back"), self.back_wanted.emit, picture="undo")
        self.towel = button(tr("Throw in the towel…"), self.towel_wanted.emit, picture="flag")
        self.aside = button(tr("Put it aside"), self.aside_wanted.emit, picture="save")
        briefly = (tr("Take back"), tr("Towel…"), tr("Aside"))
        tools = (self.back, self.towel, self.aside)
        self._words = {tool: (tool.text(), brief) for tool, brief in zip(tools, briefly, strict=True)}
        set_tip(self.back, keyed(tr("Take back the last thing decided or thrown"), BACK))
        set_tip(self.towel, keyed(tr("Throw in the towel…"), TOWEL))
        told = tr("Put it aside: close the bout and finish it later; everything is kept")
        set_tip(self.aside, keyed(told, ASIDE))
        self._tools = QWidget()
        row(self.back, self.towel, self.aside, space=2, parent=self._tools)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(spacing(3))
        self._grid.setVerticalSpacing(spacing(1))
        self.setMinimumWidth(px(200))
        self._shape: tuple[bool, bool, bool] | None = None
        self.set_shape(0)

    def set_shape(self, width: int) -> None:
        """Stand under each other where it is narrow; buttons say less where they are short of room."""
        shape = least, narrow, short = tuple(width < px(bound) for bound in (NARROW, CROWDED, SHORT))
        if self._shape == shape:
            return
        self._shape = least, narrow, short
        for tool, words in self._words.items():
            tool.setText(words[short])
        self._grid.addWidget(self.field, 0, 0)
        self._grid.addWidget(self._tools, *((1, 0, 1, 3) if least else (0, 2, 1, 1)))
        self.field.setMaximumWidth(16_777_215 if narrow else px(200))
        self._grid.addWidget(self.said, *((2, 0, 1, 3) if narrow else (0, 1, 1, 1)))
        self._grid.setColumnStretch(0, 1 if narrow else 0)
        self._grid.setColumnStretch(1, 0 if narrow else 1)
        self._show_said()

    def say(self, text: str, tone: str = "muted") -> None:
        """A quiet sentence; an empty one takes the last away."""
        self.said.setText(text)
        set_tone(self.said, tone)
        self._show_said()

    def _show_said(self) -> None:
        """Where it has a line of its own, an empty sentence takes no room."""
        narrow = self._shape is not None and self._shape[1]
        show_if(self.said, not narrow or bool(self.said.text()))


# The keys of the desk: those of its own acts, and which keys answer what


def answering_keys(match: LiveBout) -> KeyTexts:
    """Which keys decide; the hidden ones with the punches they stand for, in their order."""
    red, blue = (letter(corner) for corner in CORNERS)
    agree = tr("{red} or {blue}").format(red=red, blue=blue)
    return (
        (tr("1 to 9"), tr("Choose one of the answers, 0 for a tenth; with real dice, begin the number")),
        *_hidden(match),
        (agree, tr("Agree that something is taken back, for the red or the blue corner")),
        (tr("Enter"), tr("Open the curtain, go on, enter what was typed")),
        (
            tr("Words"),
            tr("In the line “Type it”: the name of an answer or its beginning, such as “cover” or “e5”"),
        ),
        (tr("F1"), tr("The rule behind the question")),
    )


def _hidden(match: LiveBout) -> KeyTexts:
    """The keys of both hands; nothing for a system without such choices."""
    decisions = [one for one in match.setup.engine.info.decisions if one.kind in match.window.desk.secrets]
    if not decisions:
        return ()
    words = [match.window.names.option(decisions[0].kind, word) for word in decisions[0].options]
    punches = ", ".join(words)
    left = tr("Red's secret choice, left hand: {punches}; also 1 to {count}")
    right = tr("Blue's secret choice, right hand: {punches}; also 1 to {count} on the keypad")
    count = len(words)
    return (
        (" ".join(LEFT_HAND[:count]), left.format(punches=punches, count=count)),
        (" ".join(RIGHT_HAND[:count]), right.format(punches=punches, count=count)),
    )


NARROW = 480
"""Below so many pixels at normal size all parts stand under each other."""
CROWDED = 700
"""Below so many those of the head do so, and what was said last stands under the buttons."""
TIGHT = 420
"""Below so many in height the parts stand closer."""
ROOMY = 560
"""From so many in height on what came of the last decision has two lines."""
SHORT = 820
"""Below so many the buttons of the foot say less."""
_ENTERING = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Escape)
"""Keys that belong to whatever has the focus."""
_TYPED_INTO = (QLineEdit, QTextEdit, QPlainTextEdit, QAbstractSpinBox)


class Surface(QWidget):
    """Shows one panel at a time and gives it the keys nobody else wants."""

    go = Signal(object)
    """A ``Place`` of the rulebook is wanted; where nobody listens the rulebook opens over the window."""

    advised = Signal()
    """The corner has been asked for its advice."""
    room_wanted = Signal()
    """What is shown now is higher: a bout that is over has more to tell than the ring."""
    front_wanted = Signal()
    """An answer was pressed while the desk stands behind something else."""

    def __init__(self, match: LiveBout, board: Board | None, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.acts: tuple[Act, ...] = ()
        """What can be done about the bout by keys of its own."""
        self.match, self._board = match, board
        self._hints = True
        self._typing = False
        self._helper: RuleHelp | None = None
        self.panel: DeskPanel | None = None
        contest = match.contest
        self.head, self.foot = Head(), Foot()
        self.result = LineLabel()
        self.result.setProperty("kind", "result")
        self.modes = ModeBox(real_dice=contest is not None and contest.real_dice)
        self.modes.hide()
        self.head.slot.addWidget(self.modes)
        self.head.go.connect(self._open_rule)
        self.head.hint_wanted.connect(self._hint)
        self._lay_out()
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._on_focus)

    def _open_rule(self, place: Place) -> None:
        if self.isSignalConnected(QMetaMethod.fromSignal(self.go)):
            self.go.emit(place)
        else:
            self._show_rule(place.part)

    def _show_rule(self, rule: str) -> None:
        if self._helper is None:
            self._helper = RuleHelp(self)
        self._helper.show_rule(rule, self.window())

    def _lay_out(self) -> None:
        body = QWidget()
        self._body_box = QVBoxLayout(body)
        self._body_box.setContentsMargins(0, 0, 0, 0)
        self._scroll = Scroll(body)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        box = self._box = QVBoxLayout(self)
        side, over = spacing(3), spacing(2)
        box.setContentsMargins(side, over, side, over)
        box.setSpacing(over)
        box.addWidget(self.result)
        box.addWidget(self.head)
        box.addWidget(self._scroll, 1)
        box.addWidget(self.foot)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)

    @property
    def hints(self) -> bool:
        return self._hints

    @hints.setter
    def hints(self, allowed: bool) -> None:
        self._hints = allowed
        self._tell_hint()

    def sizeHint(self) -> QSize:
        ended = self.panel is not None and self.panel.is_end
        return QSize(px(900), px(304 if ended else 264))

    def show_result(self, told: str) -> None:
        """Say what the last decision has come to; it stays beside the next question, its room is always kept."""
        if told != self.result.whole:
            self.result.show_whole(told)

    def put(self, panel: DeskPanel | None, said: str = "") -> None:
        """Put another panel in the place of the one shown, with a quiet sentence under it."""
        takes_keys, old = self._takes_keys(), self.panel
        if panel is old:
            return
        show_if(self, panel is not None)
        self.panel = panel
        if panel is not None:
            self._show(panel, takes_keys=takes_keys)
            self.foot.say(said)
        if old is not None:
            self._body_box.removeWidget(old)
            old.hide()
            old.deleteLater()

    def _show(self, panel: DeskPanel, *, takes_keys: bool) -> None:
        name = person(self.match, panel.corner) if panel.corner is not None else ""
        show_if(self.result, not panel.is_end)
        self.head.show_asked(panel.question, panel.corner, name, panel.rule)
        self._body_box.addWidget(panel)
        panel.show()
        self.foot.field.ask(panel.wanted)
        self._give_keys(panel, takes_keys=takes_keys)
        self._scroll.verticalScrollBar().setValue(0)
        self._tell_hint()
        self._offer_squares(panel)
        self._announce(panel)
        if panel.is_end:
            self.room_wanted.emit()

    def _give_keys(self, panel: DeskPanel, *, takes_keys: bool) -> None:
        """To the panel; to the line at the foot if that was typed into, also when a die came in between."""
        field = self.foot.field
        typing = field.hasFocus() or self._typing
        self._typing = typing and panel.has_field
        field.setVisible(not panel.has_field)
        if typing and not panel.has_field and panel.wanted is not None:
            if takes_keys:
                field.setFocus(Qt.FocusReason.OtherFocusReason)
        elif takes_keys:
            panel.start()

    def take_keys(self) -> None:
        """Give the keys to what is asked, so that it is answered without a click; call it once the desk is seen."""
        if self.panel is not None:
            self._give_keys(self.panel, takes_keys=True)

    def _takes_keys(self) -> bool:
        focus = QApplication.focusWidget()
        if focus is None or self.isAncestorOf(focus):
            return True
        return focus.window() is self.window() and not isinstance(focus, _TYPED_INTO)

    def _tell_hint(self) -> None:
        why = self.panel.no_hint if self.panel is not None else ""
        self.head.hint.setVisible(self._hints and why != "")
        self.head.hint.setEnabled(why is None)
        set_tip(self.head.hint, why or keyed(tr("What would the best corner do?"), HINT))

    def _hint(self) -> None:
        if self._hints and self.panel is not None and self.panel.no_hint is None:
            self.foot.say(self.panel.ask_corner(), "")
            self.advised.emit()

    def _offer_squares(self, panel: DeskPanel) -> None:
        if self._board is not None:
            self._board.set_choices(self._squares(panel), panel.corner)

    def _squares(self, panel: DeskPanel) -> Sequence[str]:
        floor = self.match.setup.engine.info.floor
        if not isinstance(panel, RequestPanel) or floor is None:
            return ()
        words = [choice_word(option) for option in panel.request.options]
        ring = {column + line for column in floor[0] for line in floor[1]}
        return words if ring.issuperset(words) else ()

    def _announce(self, panel: DeskPanel) -> None:
        text = panel.told
        if panel.corner is not None:
            shape = tr("{corner}, {name}: {question}")
            name = person(self.match, panel.corner)
            text = shape.format(corner=corner_word(panel.corner), name=name, question=panel.told)
        self.setAccessibleName(text)
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys nobody took on the way here are for the panel; F1 is the rule behind whatever has the focus."""
        if event.key() == Qt.Key.Key_F1:
            self._show_rule(rule_behind(QApplication.focusWidget()) or rule_behind(self.panel))
        elif self.panel is not None and self.panel.press(event):
            event.accept()
        elif (act := act_for(event, self.acts)) is not None:
            act.run()
        else:
            super().keyPressEvent(event)

    @property
    def key_texts(self) -> KeyTexts:
        return (*answering_keys(self.match), *key_texts(self.acts))

    def claim(self, event: QKeyEvent) -> bool:
        """Come to the front for a key that is an answer, and take it; whether it was one."""
        if self.panel is None or self.isVisible() or not self.panel.takes(event):
            return False
        self.front_wanted.emit()
        return self.isVisible() and self.panel.press(event)

    def _on_focus(self, _old: QWidget | None, now: QWidget | None) -> None:
        """Hear the keys of others in the window: choosing goes on wherever one has clicked."""
        if now is None or now is self or self.isAncestorOf(now) or isinstance(now, _TYPED_INTO):
            return
        if now.window() is self.window():
            now.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A key that means something here does not go elsewhere while something is asked."""
        if event.type() is not QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return False
        elsewhere = isinstance(watched, QWidget) and watched.hasFocus() and not self.isAncestorOf(watched)
        if self.panel is None or not elsewhere or event.key() in _ENTERING:
            return False
        return self.panel.press(event) if self.isVisible() else self.claim(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def fit(self) -> None:
        width, over = self.width(), spacing(1 if self.height() < px(TIGHT) else 2)
        if self._box.spacing() != over:
            side = spacing(3)
            self._box.setContentsMargins(side, over, side, over)
            self._box.setSpacing(over)
        self.result.set_rows(1 if self.height() < px(ROOMY) else 2)
        self.head.set_narrow(width < px(CROWDED), least=width < px(NARROW))
        self.foot.set_shape(width)
