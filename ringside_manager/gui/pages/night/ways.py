"""How a bout of the coming night is followed: watched from ringside, boxed oneself, or left to the corners."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QToolButton, QWidget

from ringside_manager.campaign.books import Books, BoutBook, BoutState, ManagerKind
from ringside_manager.gui.advance import NightRun
from ringside_manager.gui.matchmaker.bets import bet_button, may_bet
from ringside_manager.gui.session import Session
from ringside_manager.gui.widgets import Panel, button, note, plain_label, row, set_tip, show_if
from ringside_manager.language import tr
from ringside_manager.office.facts.nights import PosterBout


class BoutWays(QWidget):
    """The three ways of one bout; ``boxed`` carries its pair when somebody wants to box it.

    A bout of fighters of the program's can be watched or left.
    """

    boxed = Signal(object)

    def __init__(self, session: Session, bout: PosterBout, why_not: str) -> None:
        super().__init__()
        self._run, self._pair = NightRun.of(session), bout.key
        names = tr("{red} against {blue}").format(red=bout.red.name, blue=bout.blue.name)
        box = row(space=1, parent=self)
        ring = session.ring.get(bout.bout)
        if ring is not None and ring.done:
            box.addWidget(plain_label(tr("Boxed; the result counts when the night is held."), tone="muted"))
            return
        self._choice = QButtonGroup(self)
        tips = (
            tr("Seen from ringside when its turn comes"),
            tr("Boxed by the corners; only the result is shown"),
        )
        watch, leave = (
            self._toggle(text, tip, names)
            for text, tip in zip((tr("Watch"), tr("Leave it")), tips, strict=True)
        )
        (watch if self._pair in self._run.to_watch else leave).setChecked(True)
        watch.toggled.connect(self._watch)
        box.addWidget(watch)
        box.addWidget(leave)
        if any(_has_person(session.books, number) for number in bout.key):
            text = tr("Box it") if ring is None else tr("Go on with it")
            act = button(
                text,
                partial(self.boxed.emit, bout.key),
                picture="glove",
                name=tr("{act}: {bout}").format(act=text, bout=names),
                tip=why_not or tr("The doors are opened first: then the card is final."),
            )
            act.setEnabled(not why_not)
            box.addWidget(act)
        if bout.bout and may_bet(session, bout.bout):
            box.addWidget(bet_button(session, bout.bout))

    def _toggle(self, text: str, tip: str, names: str) -> QToolButton:
        made = QToolButton()
        made.setObjectName("raised")
        made.setText(text)
        made.setCheckable(True)
        made.setAccessibleName(tr("{act}: {bout}").format(act=text, bout=names))
        set_tip(made, tip)
        self._choice.addButton(made)
        return made

    def _watch(self, wanted: bool) -> None:
        (self._run.to_watch.add if wanted else self._run.to_watch.discard)(self._pair)


class CornerPanel(Panel):
    """What can be done before the doors are opened; ``doors_asked`` when they are to be."""

    doors_asked = Signal()

    def __init__(self) -> None:
        super().__init__(tr("Step into the ring"))
        self.told = note()
        self.doors = button(tr("Open the doors"), self.doors_asked.emit, picture="lock")
        self.body.addWidget(self.told)
        self.body.addLayout(row(self.doors, None))

    def show_night(self, books: Books, night: int, why_not: str) -> None:
        """Show what is to be known of the coming night."""
        opened = books.doors >= night
        show_if(self.doors, not opened)
        self.doors.setEnabled(not why_not)
        set_tip(self.doors, why_not)
        self.told.setText(_text(opened=opened, any_bout=bool(own_bouts(books, night))))


def _text(*, opened: bool, any_bout: bool) -> str:
    if not opened:
        return tr(
            "Bouts of your fighters can be boxed by yourself instead of being left to the corner. Opening the doors "
            "makes the card of the night final, with all bouts of a tournament and whatever else the night brings."
        )
    if any_bout:
        return tr("The card of the night is final. Bouts nobody boxes are fought by the corners.")
    return tr("The card of the night is settled, and none of your fighters is on it.")


def own_bouts(books: Books, night: int) -> tuple[BoutBook, ...]:
    """The bouts of a night to come in which a person's fighter meets somebody."""
    return tuple(
        bout
        for bout in books.bouts_of_night(night)
        if bout.state is BoutState.MADE and any(_has_person(books, number) for number in bout.fighters)
    )


def _has_person(books: Books, fighter: int) -> bool:
    manager = books.managers.get(books.fighters[fighter].manager or 0)
    return manager is not None and manager.kind is ManagerKind.PERSON
