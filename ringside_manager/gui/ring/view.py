"""The bout window's inside: the ring with everything around it, following one match."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QPushButton, QSplitter, QWidget

from ringside_manager.bout.events import BoutEnded, Fell, RoundScored, Struck
from ringside_manager.commentary.phrases import Length
from ringside_manager.gui import words
from ringside_manager.gui.board.board import Board
from ringside_manager.gui.look import follow_look, px, set_margins, spacing
from ringside_manager.gui.place import Command
from ringside_manager.gui.ring import LiveBout, Player, Speed
from ringside_manager.gui.ring.chance import LiveChance
from ringside_manager.gui.ring.desk.surface import Surface
from ringside_manager.gui.ring.sides import LEAST, NOBODY, Introductions, RingHead, SidePanel
from ringside_manager.gui.ring.strips import ChanceStrip, Moments
from ringside_manager.gui.ring.transport import (
    Act,
    KeyTexts,
    Transport,
    act_for,
    jump_acts,
    keyed,
    keys_act,
)
from ringside_manager.gui.ring.watching import Follower, Watching, result_text, verdict_told
from ringside_manager.gui.widgets import Empty, Stack, button, column, row, set_tip
from ringside_manager.gui.widgets.texts import show_if
from ringside_manager.language import tr

NARROW = 760
"""Below this width, in pixels at normal size, ring and panel take turns."""


TALL = 840
"""From this height on, in pixels at normal size, a desk stands below the ring; else it takes the ring's place, and the
ring stands beside it."""


LOW, LOW_ALONE = 600, 440
"""Below this height, in pixels at normal size, the head is one line, and nothing but the buttons runs the bout; the
second is the height of a bout that is only watched."""


class RingBoard(Follower):
    """The board, following a bout."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.board = Board()
        self.introductions = NOBODY
        column(self.board, parent=self)

    def show_bout(self, watching: Watching) -> None:
        red, blue = (one.sitter for one in self.introductions)
        self.board.set_bout(watching.match.setup, (red, blue) if red and blue else None)

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
    left = Signal()
    """The person wants to leave the ring."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(tr("The ring"))
        self.leave = button(tr("Leave the ring"), self.left.emit, picture="back")
        set_tip(self.leave, keyed(tr("Leave the ring"), "Esc"))
        self.leave.hide()
        self.watching: Watching | None = None
        self.desk: QWidget | None = None
        self._narrow = False
        self.acts = (*jump_acts(lambda: self.player), *self._own_acts())
        self._build_frames()
        self.chance = LiveChance(self)
        self.strip = ChanceStrip(self.chance)
        self.moments = Moments(self.board)
        self.transport = Transport(self.acts, self._inside)
        self._tell_chance()
        self.turn_over = QPushButton()
        self.turn_over.clicked.connect(self._turn_over)
        self.transport.extra.addWidget(self.turn_over)
        self.nothing = Empty(tr("There is nothing to be seen of this bout."))
        top = row(self.leave, (self.head, 1), space=4)
        column(top, self.strip, (self.beside, 1), self.transport, space=2, parent=self._inside)
        self.stack.addWidget(self._inside)
        self.stack.addWidget(self.nothing)
        self._frame = column(self.stack, margins=3, parent=self)
        follow_look(self._arrange)
        self._arrange()

    def _build_frames(self) -> None:
        """Make each frame where it will stand: a splitter measures what is in it, and what is moved is styled again."""
        self.stack = Stack(self)
        self._inside = QWidget(self.stack)
        self.beside = QSplitter(Qt.Orientation.Horizontal, self._inside)
        self.below = QSplitter(Qt.Orientation.Vertical, self.beside)
        self.head, self.ring, self.side = (
            RingHead(self._inside),
            RingBoard(self.below),
            SidePanel(self.beside),
        )
        self.below.setStretchFactor(0, 1)
        self.beside.setStretchFactor(0, 1)
        self.beside.setStretchFactor(1, 0)
        for splitter in (self.below, self.beside):
            splitter.setChildrenCollapsible(False)
            splitter.setHandleWidth(spacing(2))

    @property
    def player(self) -> Player | None:
        return None if self.watching is None else self.watching.player

    @property
    def board(self) -> Board:
        return self.ring.board

    def show_match(self, match: LiveBout, introductions: Introductions = NOBODY) -> None:
        """Show another bout: one being fought from where it stands, one recorded from its beginning.

        What is fought before anybody is asked is shown, too.
        """
        before, self.watching = self.watching, Watching(match, self)
        self.head.introductions = self.ring.introductions = introductions
        self.chance.follow(self.watching)
        for part in (self.head, self.strip, self.ring, self.transport, self.moments):
            part.follow(self.watching)
        self.side.follow(self.watching, introductions)
        if before is not None:
            before.deleteLater()
        if match.is_live:
            self._begin(self.watching.player, match)
        match.asked.connect(self.side.show_desk)
        match.asked.connect(self._name_turn_over)
        self.watching.player.placed.connect(self._name_turn_over)
        self.watching.player.placed.connect(self._bring_ring)
        self.setFocus()
        self._tell_nothing(match)
        self.retitled.emit()

    @staticmethod
    def _begin(player: Player, match: LiveBout) -> None:
        decided = match.contest is not None and bool(match.contest.bout.choices or match.contest.bout.dice)
        if not decided and any(isinstance(event, Struck | RoundScored) for event in match.film.events):
            player.play()
        else:
            player.go_to(len(match.film))

    def title(self) -> str:
        if self.watching is None:
            return ""
        red, blue = self.watching.match.names
        return words.against(red, blue)

    def show_way_out(self) -> None:
        """Offer to leave the ring, by a button and by Esc."""
        show_if(self.leave, True)

    def set_desk(self, desk: QWidget | None) -> None:
        """Put a panel where a person decides below the ring, or in its place where there is no height; ``None`` takes it away."""
        if self.desk is not None:
            self.side.set_desk(None)
            self.desk.setParent(None)
        self.desk = desk
        if isinstance(desk, Surface):
            desk.room_wanted.connect(self._arrange)
        self._arrange()

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
        if act is not None:
            act.run()
        elif event.key() == Qt.Key.Key_Escape and not self.leave.isHidden():
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def minimumSizeHint(self) -> QSize:
        """Ask for what the least of all arrangements needs, whichever is in force."""
        return QSize(px(560), px(400))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def hideEvent(self, event: QHideEvent) -> None:
        """Nothing is worked out for a bout nobody looks at."""
        self.chance.stop()
        super().hideEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.chance.look_soon()

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
            Act("chance", tr("Chance to win: show or hide"), self._turn_chance, ("C",), "chart"),
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

    def _turn_chance(self) -> None:
        self.chance.set_on(not self.chance.is_on)
        self._tell_chance()

    def _tell_chance(self) -> None:
        if self.transport.chance is not None:
            self.transport.chance.setChecked(self.chance.is_on)

    def _tell_nothing(self, match: LiveBout) -> None:
        """A record these rules cannot follow has no film; what it says is told all the same."""
        lost = not match.is_live and not len(match.film) and match.finished is not None
        self.stack.setCurrentIndex(1 if lost else 0)
        if lost and match.finished is not None and match.verdict is not None:
            told = tr(
                "{verdict}, and these rules cannot follow it: there is nothing to be seen. The record says: {result}"
            )
            result = result_text(match, match.finished.outcome)
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
        low = self.height() < px(LOW_ALONE if self.desk is None else LOW)
        self.head.set_low(low)
        self.transport.set_low(low and self.desk is not None)
        set_margins(self._frame, 1 if low else 3)
        had_keys = self._desk_has_keys
        self._place_desk()
        if had_keys and not self._desk_has_keys and isinstance(self.desk, Surface):
            self.desk.take_keys()  # put elsewhere, it has lost them
        if not narrow and self.width():
            wide = max(px(LEAST), round(self.width() * self._beside))
            self.beside.setSizes([self.width() - wide, wide])

    @property
    def _beside(self) -> float:
        """How much of the width the panel beside the ring takes, more where the ring is in it."""
        if self.side.ring is None:
            return 0.31
        return 0.48 if self.width() >= px(1100) else 0.36

    @property
    def _desk_has_keys(self) -> bool:
        focus: QWidget | None = self.window().focusWidget()
        return self.desk is not None and focus is not None and self.desk.isAncestorOf(focus)

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

    def _bring_ring(self, place: int) -> None:
        """What is shown large is seen, whatever else stood in its place."""
        event = None if self.watching is None else self.watching.match.film.event(place)
        if isinstance(event, Fell | BoutEnded):
            self.side.show_ring()

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
        """Below the ring, in its place, or where ring and panel take turns in the panel."""
        desk, tall = self.desk, self.height() >= px(TALL)
        instead = desk is not None and not self._narrow and not tall
        if instead != (self.side.ring is not None):
            self.side.set_ring(self.ring if instead else None)
            if not instead:
                self.below.insertWidget(0, self.ring)
                self.ring.show()
        if desk is not None and (self._narrow and not tall) != (self.side.desk is desk):
            self.side.set_desk(None if self.side.desk is desk else desk)
        if desk is not None and self.side.desk is not desk and desk.parentWidget() is not self.below:
            self.below.addWidget(desk)
            desk.show()
        if desk is not None and tall:
            wanted = desk.sizeHint().height()
            self.below.setSizes([max(wanted, self.height() - wanted), wanted])
        self._name_turn_over()
