"""The bout window's inside: the ring with everything around it, following one match."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QPushButton, QSplitter, QStackedWidget, QWidget

from ringside_manager.commentary.phrases import Length
from ringside_manager.gui.board.board import Board
from ringside_manager.gui.commands import Command
from ringside_manager.gui.look import follow_look, px, spacing
from ringside_manager.gui.ring.desk.surface import Surface
from ringside_manager.gui.ring.live_bout import LiveBout, Player, Speed
from ringside_manager.gui.ring.sides import NOBODY, Introductions, RingHead, SidePanel
from ringside_manager.gui.ring.transport import Act, KeyTexts, Transport, act_for, jump_acts, keys_act
from ringside_manager.gui.ring.watching import Follower, Watching, result_told, verdict_told
from ringside_manager.gui.widgets import Empty, column
from ringside_manager.gui.widgets.texts import show_if
from ringside_manager.language import tr

NARROW = 760
"""Below this width, in pixels at normal size, ring and panel take turns."""


LOW = 440
"""Below this height, in pixels at normal size, the head holds names and clock only."""


TALL = 780
"""From this height on, in pixels at normal size, a desk stands below the ring and not in the panel."""


class RingBoard(Follower):
    """The board, following a bout."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.board = Board()
        column(self.board, parent=self)

    def show_bout(self, watching: Watching) -> None:
        self.board.set_bout(watching.match.setup)

    def show_place(self, watching: Watching, animate: bool = False) -> None:
        """Show the table; at speed everything moves faster."""
        self.board.speed = max(1.0, watching.player.speed.value)
        self.board.show_moment(watching.moment(), animate=animate)


class RingView(QWidget):
    """A match to be watched, and played where a desk is set beside it.

    ``go`` asks the window to go to a place, ``retitled`` tells that another bout is shown.
    """

    go = Signal(object)
    retitled = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.watching: Watching | None = None
        self.desk: QWidget | None = None
        self._narrow = False
        self.acts = (*jump_acts(lambda: self.player), *self._own_acts())
        self.head, self.ring, self.side = RingHead(), RingBoard(), SidePanel()
        self.transport = Transport(self.acts)
        self.turn_over = QPushButton()
        self.turn_over.clicked.connect(self._turn_over)
        self.transport.extra.addWidget(self.turn_over)
        self.below = QSplitter(Qt.Orientation.Vertical)
        self.below.addWidget(self.ring)
        self.beside = QSplitter(Qt.Orientation.Horizontal)
        self.beside.addWidget(self.below)
        self.beside.addWidget(self.side)
        self.beside.setStretchFactor(0, 1)
        self.beside.setStretchFactor(1, 0)
        for splitter in (self.below, self.beside):
            splitter.setChildrenCollapsible(False)
            splitter.setHandleWidth(spacing(2))
        self.nothing = Empty(tr("There is nothing to be seen of this bout."))
        inside = QWidget()
        column(self.head, (self.beside, 1), self.transport, space=2, parent=inside)
        self.stack = QStackedWidget()
        self.stack.addWidget(inside)
        self.stack.addWidget(self.nothing)
        column(self.stack, margins=3, parent=self)
        follow_look(self._arrange)
        self._arrange()

    @property
    def player(self) -> Player | None:
        return None if self.watching is None else self.watching.player

    @property
    def board(self) -> Board:
        return self.ring.board

    def show_match(self, match: LiveBout, introductions: Introductions = NOBODY) -> None:
        """Show another bout: one being fought from where it stands, one recorded from its beginning."""
        before, self.watching = self.watching, Watching(match, self)
        self.head.introductions = introductions
        for part in (self.head, self.ring, self.transport):
            part.follow(self.watching)
        self.side.follow(self.watching, introductions)
        if before is not None:
            before.deleteLater()
        if match.is_live:
            self.watching.player.go_to(len(match.film))
        match.asked.connect(self.side.show_desk)
        match.asked.connect(self._name_turn_over)
        self.watching.player.placed.connect(self._name_turn_over)
        self.setFocus()
        self._tell_nothing(match)
        self.retitled.emit()

    def title(self) -> str:
        if self.watching is None:
            return ""
        red, blue = self.watching.match.names
        return tr("{red} against {blue}").format(red=red, blue=blue)

    def set_desk(self, desk: QWidget | None) -> None:
        """Put a panel where a person decides below the ring, or beside it where there is no height; ``None`` takes it away."""
        if self.desk is not None:
            self.side.set_desk(None)
            self.desk.setParent(None)
        self.desk = desk
        self._place_desk()

    def commands(self) -> tuple[Command, ...]:
        desk = self.desk.acts if isinstance(self.desk, Surface) else ()
        return tuple(act.command() for act in (*self.acts, *desk))

    def show_desk(self) -> None:
        """Bring the desk to the front and give it the keys; nothing while the view itself is not seen."""
        if self.desk is None or not self.isVisible():
            return
        if self.desk is self.side.desk and not self.side.isVisibleTo(self.beside):
            self._swap()
        self.side.show_desk()
        self.desk.setFocus()

    def ask_round(self, number: int = 0) -> None:
        self.side.cards.ask(number)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that nothing inside has a use for."""
        desk = self.desk if isinstance(self.desk, Surface) else None
        if desk is not None and desk.claim(event):
            return
        act = act_for(event, (*self.acts, *(desk.acts if desk is not None else ())))
        if act is None:
            super().keyPressEvent(event)
        else:
            act.run()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _own_acts(self) -> tuple[Act, ...]:
        texts = (tr("Commentary: ticker"), tr("Commentary: standard"), tr("Commentary: radio"))
        lengths = enumerate(zip(Length, texts, strict=True), 1)
        tell = self._tell_at
        return (
            *(
                Act(f"telling_{one.value}", text, partial(tell, one), (f"Alt+{key}",))
                for key, (one, text) in lengths
            ),
            Act("top_speed", tr("Play at top speed"), self._top_speed, ("T",)),
            Act("as_live", tr("As live: show nothing before it is seen"), self._turn_live, ("L",), "eye"),
            Act("ledger", tr("How was this round won?"), self.ask_round, ("W",), "ledger"),
            keys_act(self, lambda: self.acts, self._desk_keys),
        )

    def _tell_at(self, length: Length) -> None:
        self.side.story.set_length(length)

    def _top_speed(self) -> None:
        if self.player is not None:
            self.player.set_speed(Speed.TOP)
            self.player.play()

    def _turn_live(self) -> None:
        if self.watching is not None:
            self.watching.set_as_live(not self.watching.as_live)

    def _tell_nothing(self, match: LiveBout) -> None:
        """A record these rules cannot follow has no film; what it says is told all the same."""
        lost = not match.is_live and not len(match.film) and match.finished is not None
        self.stack.setCurrentIndex(1 if lost else 0)
        if lost and match.finished is not None and match.verdict is not None:
            told = tr(
                "{verdict}, and these rules cannot follow it: there is nothing to be seen. The record says: {result}"
            )
            result = result_told(match, match.finished.outcome)
            self.nothing.set_text(told.format(verdict=verdict_told(match.verdict), result=result))

    def _arrange(self) -> None:
        narrow = self.width() < px(NARROW)
        show_if(self.turn_over, narrow)
        if narrow != self._narrow:
            self._narrow = narrow
            self.below.setVisible(True)
            self.side.setVisible(not narrow)
            self.transport.set_narrow(narrow)
            self._name_turn_over()
        if not narrow and self.width():
            wide = max(px(340), round(self.width() * 0.31))
            if not self.beside.property("moved"):
                self.beside.setSizes([self.width() - wide, wide])
        self.head.set_low(self.height() < px(LOW))
        self._place_desk()

    @property
    def _waits_unseen(self) -> bool:
        """Whether somebody is to decide, and the desk stands behind the ring."""
        desk, watching = self.desk, self.watching
        if desk is None or watching is None or desk.isVisibleTo(self) or not watching.player.at_end:
            return False
        contest = watching.match.contest
        asked = contest is not None and (contest.asked or contest.bout.wanted is not None)
        return watching.match.is_live and bool(asked)

    def _desk_keys(self) -> KeyTexts:
        return self.desk.key_texts if isinstance(self.desk, Surface) else ()

    def _turn_over(self) -> None:
        if self._waits_unseen:
            self.show_desk()
        else:
            self._swap()

    def _swap(self) -> None:
        """Show the panel in the place of the ring, or the ring again."""
        ring = not self.below.isVisibleTo(self.beside)
        self.below.setVisible(ring)
        self.side.setVisible(not ring)
        self._name_turn_over()

    def _name_turn_over(self) -> None:
        """The way to the other side; a decision that waits there is called by its name."""
        ring, waits = self.below.isVisibleTo(self.beside), self._narrow and self._waits_unseen
        name = tr("Show the panel") if ring else tr("Show the ring")
        self.turn_over.setText(tr("Decide") if waits else tr("Panel") if ring else tr("Ring"))
        self.turn_over.setAccessibleName(tr("Decide: show the panel") if waits else name)
        kind = "primary" if waits else ""
        if (self.turn_over.property("kind") or "") != kind:
            self.turn_over.setProperty("kind", kind)
            self.turn_over.style().unpolish(self.turn_over)
            self.turn_over.style().polish(self.turn_over)

    def _place_desk(self) -> None:
        if self.desk is None:
            return
        tall = self.height() >= px(TALL)
        if tall and self.desk.parentWidget() is not self.below:
            self.side.set_desk(None)
            self.below.addWidget(self.desk)
            wanted = self.desk.sizeHint().height()
            self.below.setStretchFactor(0, 1)
            self.below.setStretchFactor(1, 0)
            self.below.setSizes([max(wanted, self.height() - wanted), wanted])
            self.desk.show()
        elif not tall and self.side.desk is not self.desk:
            self.side.set_desk(self.desk)
        self._name_turn_over()
