"""The desk as one sees it: head, the panel asked for, foot; without any knowledge of what is asked."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QMetaMethod, QObject, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QApplication,
    QLineEdit,
    QPlainTextEdit,
    QTextEdit,
    QVBoxLayout,
    QWidget,
)

from ringside_manager.bout.request import choice_word
from ringside_manager.gui.board import Board
from ringside_manager.gui.look import px, spacing
from ringside_manager.gui.place import Place
from ringside_manager.gui.ring.desk.foot import HINT, Foot
from ringside_manager.gui.ring.desk.head import Head
from ringside_manager.gui.ring.desk.modes import ModeBox
from ringside_manager.gui.ring.desk.panel import DeskPanel
from ringside_manager.gui.ring.desk.questions import corner_word, person
from ringside_manager.gui.ring.desk.request_panel import RequestPanel
from ringside_manager.gui.ring.desk.told_keys import answering_keys
from ringside_manager.gui.ring.keys import Act, Told, act_for, keyed, told_of
from ringside_manager.gui.ring.match import Match
from ringside_manager.gui.shell.rule_help import RuleHelp, rule_behind
from ringside_manager.gui.widgets import Scroll, set_tip
from ringside_manager.gui.widgets.texts import show_if
from ringside_manager.language import tr

NARROW = 560
"""Below so many pixels at normal size the parts stand under each other."""
CROWDED = 700
"""Below so many they do so in the head if there is a choice of modes in it."""
SHORT = 820
"""Below so many the buttons of the foot are only pictures."""
_ENTERING = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Escape)
"""Keys that belong to whatever has the focus."""
_TYPED_INTO = (QLineEdit, QTextEdit, QPlainTextEdit, QAbstractSpinBox)


class Surface(QWidget):
    """Shows one panel at a time and gives it the keys nobody else wants."""

    go = Signal(object)
    """A ``Place`` of the rulebook is wanted; where nobody listens the rulebook opens over the window."""

    front_wanted = Signal()
    """An answer was pressed while the desk stands behind something else."""

    def __init__(self, match: Match, board: Board | None, parent: QWidget | None) -> None:
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
        box = QVBoxLayout(self)
        side, over = spacing(3), spacing(2)
        box.setContentsMargins(side, over, side, over)
        box.setSpacing(over)
        box.addWidget(self.head)
        box.addWidget(self._scroll, 1)
        box.addWidget(self.foot)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)

    @property
    def hints(self) -> bool:
        """Whether the corner may be asked in this bout."""
        return self._hints

    @hints.setter
    def hints(self, allowed: bool) -> None:
        self._hints = allowed
        self._tell_hint()

    def sizeHint(self) -> QSize:
        """As high as it is meant to be under the board."""
        return QSize(px(900), px(264))

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
        self.head.show_asked(panel.question, panel.corner, name, panel.rule)
        self._body_box.addWidget(panel)
        panel.show()
        self.foot.field.ask(panel.wanted)
        self._give_keys(panel, takes_keys=takes_keys)
        self._scroll.verticalScrollBar().setValue(0)
        self._tell_hint()
        self._offer_squares(panel)
        self._announce(panel)

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

    def _takes_keys(self) -> bool:
        """Whether nobody is typing something elsewhere."""
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
        """Ask the corner."""
        if self._hints and self.panel is not None and self.panel.no_hint is None:
            self.foot.say(self.panel.ask_corner(), "")

    def _offer_squares(self, panel: DeskPanel) -> None:
        """Let the squares of a decision be clicked on the board, too."""
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
        """Tell a screen reader whose turn it is."""
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
    def told_keys(self) -> Told:
        """All keys that mean something here."""
        return (*answering_keys(self.match), *told_of(self.acts))

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
        """Stand under each other where it is narrow."""
        super().resizeEvent(event)
        self.fit()

    def fit(self) -> None:
        """Lay head and foot out for the width there is."""
        width = self.width()
        crowded = not self.modes.isHidden() and width < px(CROWDED)
        self.head.set_narrow(crowded or width < px(NARROW))
        self.foot.set_shape(narrow=width < px(NARROW), short=width < px(SHORT))
