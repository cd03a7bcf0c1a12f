"""What the draft room and the auction room share: whose turn, pace, clock, undo, keeping, founding."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QElapsedTimer, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QSplitter, QWidget

from ringside_manager.errors import RingsideError
from ringside_manager.gui.language import error_text
from ringside_manager.gui.look import px
from ringside_manager.gui.operation import Background
from ringside_manager.gui.seats import colour_of
from ringside_manager.gui.start.room_parts import Banner, Clock, Foot, StablesPanel
from ringside_manager.gui.widgets import MessageBox, column, plain_label
from ringside_manager.gui.widgets.texts import set_tone, show_text
from ringside_manager.language import tr
from ringside_manager.office.founding_script import Choice, DraftTurn
from ringside_manager.office.live_founding import LiveFounding
from ringside_manager.office.live_founding_file import Keeper
from ringside_manager.office.office import Office
from ringside_manager.office.stores import fresh_path
from ringside_manager.paths import draft_path

KEPT_EVERY = 1_000
"""Milliseconds after which what AI managers have decided meanwhile is kept."""
LEAST_PAUSE = 15
"""Milliseconds between two bids of a long run of AI managers, which grows faster as it goes on."""


class Room(QWidget):
    """A draft or auction held live.

    ``founded`` carries the path of the league when it is founded; ``left`` tells that the room was left
    with everything kept beside the league to be.
    """

    founded = Signal(Path)
    left = Signal()
    steps_per_pick = 1

    def __init__(self, live: LiveFounding, path: Path, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.live, self.path = live, path
        self.colours = [colour_of(seat.colour, at) for at, seat in enumerate(live.founding.seats, 1)]
        self._background = Background(self)
        self._run = 0
        self._kept = live.choices
        self._since = QElapsedTimer()
        self._since.start()
        self.question: MessageBox | None = None
        self._keeper = Keeper(draft_path(path))
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.step)
        self.clock = Clock(self)
        self.clock.ticked.connect(self._show_clock)
        self.clock.ran_out.connect(self.let_program)
        self._lay_out()
        undo = QShortcut(QKeySequence(QKeySequence.StandardKey.Undo), self)
        undo.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        undo.activated.connect(self.undo)
        self._refresh()

    # what a kind of room adds --------------------------------------------------------------------------

    def build_stage(self) -> QWidget:
        raise NotImplementedError

    def show_stage(self, *, mine: bool) -> None:
        """Show the state in the middle; ``mine``: a person is to decide."""
        raise NotImplementedError

    def headline(self) -> tuple[str, str]:
        """What is asked, in big letters, and a line under it."""
        raise NotImplementedError

    def automatic(self) -> Choice | None:
        """What is decided without asking anybody: AI managers, and limits persons have left for this lot."""
        return self.live.settled()

    def let_program(self) -> None:
        """The program decides for the person whose turn it is."""
        if self._is_persons():
            self.choose(self.live.advice())

    # choices -------------------------------------------------------------------------------------------

    def choose(self, choice: Choice) -> None:
        """A person's choice; one that may not be made is told and changes nothing."""
        try:
            self.live.choose(choice)
        except RingsideError as refused:
            self.tell(refused)
            return
        self._keep()
        self._go_on()

    def step(self) -> None:
        choice = self.automatic()
        if choice is not None:
            self._run += 1
            self.live.choose(choice)
            if self._since.elapsed() >= KEPT_EVERY:
                self._keep()
        self._go_on(same_run=choice is not None)

    def skip(self) -> None:
        """Everything until somebody is asked, at once."""
        self._timer.stop()
        while (choice := self.automatic()) is not None:
            self.live.choose(choice)
        self._go_on()

    def ask_to_finish(self) -> None:
        """Ask for whom the program is to decide from now on: every person left, or only the one asked."""
        seats, turn = self.live.persons, self.live.turn
        if turn is None:
            return
        if not seats:  # AI managers alone
            self.hand_over()
            return
        self._stop()
        box = self.question = MessageBox(
            self, tr("Let the program finish?"), self._finish_text(), picture=MessageBox.Icon.Question
        )
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.setInformativeText(
            tr("For whom is the program to decide from now on? One undo takes all of it back.")
        )
        everybody = box.addButton(self._finish_for(seats), MessageBox.ButtonRole.AcceptRole)
        everybody.clicked.connect(lambda: self.hand_over(*seats))
        if len(seats) > 1 and turn.seat in seats:
            alone = box.addButton(self._finish_for((turn.seat,)), MessageBox.ButtonRole.ActionRole)
            alone.clicked.connect(lambda: self.hand_over(turn.seat))
        box.setDefaultButton(box.addButton(tr("Cancel"), MessageBox.ButtonRole.RejectRole))
        box.rejected.connect(self._go_on)
        box.open()

    def hand_over(self, *seats: int) -> None:
        """The program decides for these seats from now on, at once as far as nobody else is asked."""
        self.live.hand_over(*seats)
        self._keep()
        self.skip()

    def _finish_text(self) -> str:
        if not isinstance(self.live.turn, DraftTurn):
            return tr("%n lot is still to be decided.", "%n lots are still to be decided.", self.live.left)
        return tr("%n pick is still to be decided.", "%n picks are still to be decided.", self.live.left)

    def _finish_for(self, seats: Sequence[int]) -> str:
        names = [self.live.founding.seats[seat - 1].name for seat in seats]
        if len(seats) < len(self.live.persons):
            return tr("Only for {name}").format(name=names[0]).replace("&", "&&")
        return tr("For {names}").format(names=", ".join(names)).replace("&", "&&")

    def undo(self) -> None:
        if self.live.may_undo and self._background.running is None:
            self.live.undo()
            self._keep()
            self._go_on()

    def leave(self) -> None:
        """Leave with everything kept; it can be gone on with from the start page."""
        if self._background.running is None:
            self._stop()
            if self._keep():
                self.left.emit()

    def finish(self) -> None:
        """Stop for good: the room is taken down."""
        self._stop()
        self._background.close()

    def found(self) -> None:
        """Found the league with exactly these choices, and remove what was kept."""
        if self.live.turn is not None or self._background.running is not None:
            return
        target = fresh_path(self.path.parent, self.path.stem)
        live, kept = self.live, draft_path(self.path)

        def work(_job: object) -> None:
            Office.found(target, live.founding, live.choices).close()
            kept.unlink(missing_ok=True)

        self.act.setEnabled(False)
        self._background.run(
            tr("Founding the league"), work, lambda _: self._on_founded(target), self._on_failed
        )

    def tell(self, error: RingsideError | None) -> None:
        """Show what went wrong, or nothing."""
        text = "" if error is None else error_text(error).whole
        show_text(self.trouble, text)

    def showEvent(self, event: QShowEvent) -> None:
        """The first choice, or the next one."""
        super().showEvent(event)
        self._go_on()

    def hideEvent(self, event: QHideEvent) -> None:
        """Nothing goes on behind people's backs, and nothing said so far is lost."""
        self._stop()
        if self._background.running is None and self.live.choices != self._kept:
            self._keep()
        super().hideEvent(event)

    # layout --------------------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        self.stables = StablesPanel(self.live, self.colours)
        split = QSplitter(Qt.Orientation.Horizontal)
        split.setChildrenCollapsible(False)
        self.stage = self.build_stage()
        split.addWidget(self.stage)
        split.addWidget(self.stables)
        split.setStretchFactor(0, 3)
        split.setStretchFactor(1, 1)
        split.setSizes([px(960), px(280)])
        self._name_parts()
        column(self.banner, self.trouble, (split, 1), self.foot, space=3, margins=(5, 4, 5, 4), parent=self)

    def _name_parts(self) -> None:
        self.banner, self.foot = (
            Banner(self.colours[0], self.found),
            Foot(self.leave, self.undo, self.skip, self.ask_to_finish),
        )
        self.turn, self.under, self.mark = self.banner.turn, self.banner.under, self.banner.mark
        self.time, self.act = self.banner.time, self.banner.act
        self.skipper, self.undoer, self.leaver = self.foot.skipper, self.foot.undoer, self.foot.leaver
        self.finisher = self.foot.finisher
        self.pace, self.clocks = self.foot.pace, self.foot.clocks
        self.pace.currentIndexChanged.connect(lambda _index: self._go_on())
        self.clocks.currentIndexChanged.connect(lambda _index: self._on_clock(int(self.clocks.currentData())))
        self.clock.seconds = int(self.clocks.currentData())
        self.trouble = plain_label(wrap=True, tone="bad")
        self.trouble.hide()

    # going on ------------------------------------------------------------------------------------------

    def _is_persons(self) -> bool:
        return self.live.turn is not None and self.live.turn.seat in self.live.persons

    def _go_on(self, *, same_run: bool = False) -> None:
        """Show where things stand; then wait for a person, or let the program act after a pause."""
        self._run = self._run if same_run else 0
        self.tell(None)
        self._refresh()
        automatic = self.automatic() is not None
        self._timer.stop()
        if automatic and not self.pace.currentData():
            self.skip()
        elif automatic:
            self.clock.stop()
            self._timer.start(self._pause())
        else:
            self._clock_on()

    def _clock_on(self) -> None:
        """A person is asked, or all is done: a good moment to keep what was decided."""
        if self.live.turn is None:
            self.clock.stop()
        else:
            self.clock.start()
        if self.live.choices != self._kept:
            self._keep()

    def _pause(self) -> int:
        """A pick takes the pace; bids are quicker, and quicker still in a long run of them."""
        pause = int(self.pace.currentData()) / self.steps_per_pick
        return max(LEAST_PAUSE, round(pause / (1 + self._run / 12)))

    def _refresh(self) -> None:
        turn, asked = self.live.turn, self.automatic() is None and self.live.turn is not None
        head, under = self.headline() if turn else _filled()
        self.turn.setText(head)
        self.turn.setAccessibleName(head)
        self.under.setText(under)
        self.mark.setVisible(turn is not None)
        if turn is not None:
            self.mark.set(self.colours[turn.seat - 1])
        self.time.setVisible(asked and self.clock.seconds > 0)
        self.act.setVisible(turn is None)
        self.act.setEnabled(turn is None)
        self.foot.show_controls(deciding=turn is not None)
        self.skipper.setEnabled(turn is not None and not asked)
        self.undoer.setEnabled(self.live.may_undo)
        self.stage.setVisible(turn is not None)
        self.stables.arrange(1 if turn else _columns(len(self.live.founding.seats)))
        self.stables.refresh(self.live)
        self.show_stage(mine=asked)
        if turn is None:
            self.act.setFocus()

    def _show_clock(self, left: int) -> None:
        self.time.setText(f"{left // 60}:{left % 60:02}")
        set_tone(self.time, "bad" if left <= 5 else "")

    def _on_clock(self, seconds: int) -> None:
        self.clock.seconds = seconds
        self._go_on()

    def _keep(self) -> bool:
        """Keep everything beside the league to be; whether that went well."""
        try:
            self._keeper.keep(self.live)
        except RingsideError as fault:
            self.tell(fault)
            return False
        self._kept = self.live.choices
        self._since.restart()
        return True

    def _stop(self) -> None:
        self._timer.stop()
        self.clock.stop()

    def _on_founded(self, path: Path) -> None:
        self._kept = self.live.choices  # in the league now
        self.finish()
        self.founded.emit(path)

    def _on_failed(self, error: RingsideError) -> None:
        self.act.setEnabled(True)
        self.tell(error)


def _filled() -> tuple[str, str]:
    return tr("The stables are filled"), tr("Look them over: the last choice can still be undone.")


def _columns(seats: int) -> int:
    """In how many columns so many stables stand best across the window."""
    return 2 if seats in {2, 4} else 3
