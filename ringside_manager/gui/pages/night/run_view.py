"""The night bout by bout: how each bout is followed, who is in the ring, how it came out, who is next."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QButtonGroup, QProgressBar, QToolButton, QWidget

from ringside_manager.campaign.books import Books, BoutBook, BoutState, ManagerKind
from ringside_manager.commentary import Line
from ringside_manager.gui import words
from ringside_manager.gui.advance import NightRun
from ringside_manager.gui.look import px, spacing
from ringside_manager.gui.matchmaker.bets import bet_button, may_bet
from ringside_manager.gui.pages.night import bill
from ringside_manager.gui.pages.night.bill import Duel, PosterLabel
from ringside_manager.gui.place import Place
from ringside_manager.gui.session import Session
from ringside_manager.gui.widgets import (
    Link,
    Panel,
    Scroll,
    button,
    clear_layout,
    column,
    grid,
    note,
    plain_label,
    row,
    set_tip,
    show_if,
)
from ringside_manager.gui.widgets.texts import set_tone
from ringside_manager.language import tr
from ringside_manager.office.facts.nights import NightResult, Poster, PosterBout, night_results
from ringside_manager.office.orders.tournaments import rounds_to_follow

_CENTRE = Qt.AlignmentFlag.AlignCenter


class Computing(Panel):
    """While the bouts are being fought: how far, and a way to stop."""

    def __init__(self, run: NightRun) -> None:
        super().__init__()
        self._run = run
        self.words = PosterLabel(tr("The bell rings"), 1.6)
        self.bar = QProgressBar()
        self.bar.setAccessibleName(tr("Progress"))
        self.told = note()
        self.told.setAlignment(_CENTRE)
        self.stop = button(tr("Stop"), run.cancel, tip=tr("The night is then as if it had not begun."))
        self.body.addWidget(self.words)
        self.body.addWidget(self.bar)
        self.body.addWidget(self.told)
        self.body.addLayout(row(None, self.stop, None))
        self._followed: object = None

    def follow(self) -> None:
        operation = self._run.operation
        if operation is None or operation is self._followed:
            return
        self._followed = operation
        self.bar.setRange(0, 0)
        self.told.setText(tr("Stopping leaves the night as if it had not begun."))
        operation.progressed.connect(self._on_progress)
        self.stop.setFocus()

    def _on_progress(self, done: int, total: int) -> None:
        self.bar.setRange(0, max(1, total))
        self.bar.setValue(done)


class ScoreStrip(QWidget):
    """The judges' cards, round by round."""

    def __init__(self) -> None:
        super().__init__()
        self._grid = grid(3, 1, parent=self)

    def set(self, result: NightResult) -> None:
        """Show the cards of another bout; nothing without any."""
        clear_layout(self._grid)
        cards = result.outcome.scorecards
        self.setVisible(bool(cards))
        self.setAccessibleName("  ".join(bill.scores(result)))
        line = 0
        for number, card in enumerate(cards, 1):
            heads = [
                tr("Judge {judge}").format(judge=number) if len(cards) > 1 else tr("Rounds"),
                *map(str, range(1, len(card.rounds) + 1)),
                tr("Card"),
            ]
            self._line(line, heads, "muted")
            for side in (0, 1):
                points = [str(pair[side]) for pair in card.rounds]
                self._line(line + 1 + side, [result.names[side], *points, str(card.total[side])], "")
            line += 3

    def _line(self, line: int, texts: list[str], tone: str) -> None:
        for place, text in enumerate(texts):
            label = plain_label(text, tone=tone)
            label.setAlignment(Qt.AlignmentFlag.AlignLeft if place == 0 else Qt.AlignmentFlag.AlignRight)
            self._grid.addWidget(label, line, place)


class ResultPanel(Panel):
    """What came of the bout that is shown large."""

    def __init__(self) -> None:
        super().__init__()
        self.how = PosterLabel("", 2.0)
        self.winner = plain_label(wrap=True, size=1.15)
        self.winner.setAlignment(_CENTRE)
        self.story = plain_label(wrap=True)
        self.story.setAlignment(_CENTRE)
        self.scores = ScoreStrip()
        self.red, self.blue = plain_label(wrap=True), plain_label(wrap=True)
        for label, side in ((self.red, Qt.AlignmentFlag.AlignLeft), (self.blue, Qt.AlignmentFlag.AlignRight)):
            label.setAlignment(side | Qt.AlignmentFlag.AlignTop)
        self.advanced = plain_label(wrap=True, tone="gold")
        self.advanced.setAlignment(_CENTRE)
        self.page = Link(tr("All about this bout"), go=self.go)
        self.body.setSpacing(spacing(3))
        for part in (self.how, self.winner, self.advanced, self.story):
            self.body.addWidget(part)
        self.body.addLayout(row(None, self.scores, None))
        sides = row(self.red, self.blue, space=4)
        self.body.addLayout(sides)
        self.body.addLayout(row(None, self.page, None))

    def set(self, result: NightResult, story: Line | None) -> None:
        self.how.setText(bill.verdict(result))
        set_tone(self.how, "gold" if result.outcome.winner is not None else "muted")
        self.winner.setText(bill.how(result))
        self.story.setText(
            "" if story is None else tr("Round {round}: {text}").format(round=story.round, text=story.text)
        )
        show_if(self.story, story is not None)
        self.scores.set(result)
        advanced = result.bout.advanced
        name = "" if advanced is None else result.names[advanced.index]
        drawn = result.outcome.winner is None and bool(name)
        self.advanced.setText(tr("{name} goes on in the tournament.").format(name=name) if drawn else "")
        show_if(self.advanced, drawn)
        for label, side in ((self.red, 0), (self.blue, 1)):
            label.setText("\n".join((result.names[side], *bill.side_words(result, side))))
        self.page.place = Place("bout", result.bout.number)
        self.page.setEnabled(True)


class RunView(QWidget):
    """One bout after the other; Space or Enter shows the next, A all of them."""

    go = Signal(object)
    watch_asked = Signal(int)
    """Somebody wants to see the next bout, by its number, from ringside."""

    def __init__(self, run: NightRun) -> None:
        super().__init__()
        self.run = run
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.counter = plain_label(tone="muted")
        self.counter.setAlignment(_CENTRE)
        self.duel = Duel(2.0)
        self.result = ResultPanel()
        self.next_up = plain_label(wrap=True)
        self.next_up.setAlignment(_CENTRE)
        self.next = button(run.label, run.next, picture="bell")
        self.next.setMinimumHeight(px(40))
        set_tip(self.next, tr("Space or Enter"))
        self.all = button(tr("All results"), run.finish, tip=tr("A"))
        self.watch = button("", self._watch, picture="eye", tip=tr("W"))
        self.done = column(space=1)
        self.so_far = Panel()
        self.so_far.set_title(tr("So far tonight"))
        self.so_far.body.addLayout(self.done)
        for part in (self.duel, self.result):
            part.go.connect(self.go)
        content = QWidget()
        column(self.counter, self.duel, self.result, self.so_far, None, space=4, parent=content)
        foot = column(self.next_up, row(None, self.next, self.watch, self.all, None), space=2)
        column((Scroll(content), 1), foot, space=3, parent=self)

    def refresh(self, books: Books, poster: Poster, stories: dict[int, Line | None]) -> None:
        """Show as much of the night as has been revealed: two faces before a bout, its result under the names after it."""
        run = self.run
        billed = {bout.bout: bout for bout in poster.bouts}
        order = [billed[result.bout.number] for result in run.results if result.bout.number in billed]
        if not order:
            return
        shown = max(0, run.revealed - 1)
        self.counter.setText(tr("Bout {number} of {all}").format(number=shown + 1, all=len(order)))
        self.duel.set(order[shown], None if run.revealed else books, brief=run.revealed > 0)
        # Leaving shows everything, so nothing invites one to leave while results are held back.
        self.duel.set_linked(not run.concealing)
        show_if(self.result.page, not run.concealing)
        show_if(self.result, run.revealed > 0)
        if run.revealed:
            result = run.results[shown]
            self.result.set(result, stories.get(result.bout.number))
        self._fill_done(run.results[:shown])
        self._fill_foot(order)

    def _fill_done(self, results: tuple[NightResult, ...]) -> None:
        clear_layout(self.done)
        for result in reversed(results):
            self.done.addWidget(plain_label(bill.result_sentence(result), wrap=True))
        show_if(self.so_far, bool(results))

    def _fill_foot(self, order: list[PosterBout]) -> None:
        run = self.run
        if run.revealed == 0:
            self.next_up.setText(tr("The hall is full. The first two are in the ring."))
        elif run.concealing:
            bout = order[run.revealed]
            up = tr("Next in the ring: {red} against {blue}, {terms}")
            self.next_up.setText(up.format(red=bout.red.name, blue=bout.blue.name, terms=bill.terms(bout)))
        else:
            self.next_up.setText(tr("That was the last bout of the night."))
        text = run.label
        self.next.setText(text)
        self.next.setAccessibleName(text)
        show_if(self.all, run.concealing)
        show_if(self.watch, run.concealing and not run.bout_to_watch)
        watched = tr("Watch the next bout from ringside") if run.revealed else tr("Watch it from ringside")
        self.watch.setText(watched)
        self.watch.setAccessibleName(watched)

    def _watch(self) -> None:
        """See the next bout instead of only hearing how it came out."""
        if self.run.concealing:
            self.watch_asked.emit(self.run.results[self.run.revealed].bout.number)

    def take_focus(self) -> None:
        self.next.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.run.next()
        elif event.key() == Qt.Key.Key_A:
            self.run.finish()
        elif event.key() == Qt.Key.Key_W:
            self._watch()
        else:
            super().keyPressEvent(event)


class BoutWays(QWidget):
    """The three ways of one bout; ``boxed`` carries its pair when somebody wants to box it.

    A bout of fighters of the program's can be watched or left.
    """

    boxed = Signal(object)

    def __init__(self, session: Session, bout: PosterBout, why_not: str) -> None:
        super().__init__()
        self._run, self._pair = NightRun.of(session), bout.key
        names = words.against(bout.red.name, bout.blue.name)
        box = row(space=1, parent=self)
        ring, page = session.ring.get(bout.bout), session.books.bouts.get(bout.bout)
        if page is not None and page.is_over:
            boxed = (one for one in night_results(session.books, page.night) if one.bout is page)
            box.addWidget(plain_label(bill.result_sentence(next(boxed)), wrap=True))
            return
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
    """What can be done before the doors are opened; ``doors_asked`` when they are to be.

    ``round_asked`` when the card is to be boxed before the rounds that follow from it tonight (F84).
    """

    doors_asked = Signal()
    round_asked = Signal()

    def __init__(self) -> None:
        super().__init__(tr("Step into the ring"))
        self.told = note()
        self.doors = button(tr("Open the doors"), self.doors_asked.emit, picture="lock")
        self.round = button(tr("Box this round"), self.round_asked.emit, picture="bell")
        self.round.setProperty("rule", "F84")
        self.body.addWidget(self.told)
        self.body.addLayout(row(self.doors, self.round, None))

    def show_night(self, books: Books, night: int, why_not: str, why_no_round: str) -> None:
        """Show what is to be known of the coming night, and why nothing can be done now."""
        opened = books.doors >= night
        show_if(self.doors, not opened)
        self.doors.setEnabled(not why_not)
        set_tip(self.doors, why_not)
        cups = [drawn.name for drawn in rounds_to_follow(books)] if opened else []
        show_if(self.round, bool(cups))
        self.round.setEnabled(not why_no_round)
        set_tip(self.round, why_no_round)
        told = _text(opened=opened, any_bout=bool(own_bouts(books, night)))
        if cups:
            more = tr(
                "Once this card is boxed the next round of {cups} is drawn; its bouts can then be boxed by hand, too."
            )
            told = f"{told} {more.format(cups=', '.join(cups))}"
        self.told.setText(told)


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
