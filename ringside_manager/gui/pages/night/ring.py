"""The page on which a bout of the league is boxed, watched while it is news, or watched again."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QStackedLayout
from shiboken6 import isValid

from ringside_manager.bout.corner import CORNERS
from ringside_manager.bout.drive import Typed
from ringside_manager.bout.outcome import Outcome
from ringside_manager.bout.record import BoutRecord
from ringside_manager.campaign.books import BoutBook, BoutState, Scores, Touched
from ringside_manager.errors import RingsideError
from ringside_manager.gui import words
from ringside_manager.gui.advance import NightRun
from ringside_manager.gui.language import error_text
from ringside_manager.gui.pages import Page
from ringside_manager.gui.pages.night.entering import (
    Choice,
    DoorPanel,
    RingDoor,
    contest_from,
    introductions,
    led_by_hand,
    led_by_plans,
    offers,
    ring_door,
    what_it_brings,
)
from ringside_manager.gui.place import Command, Place
from ringside_manager.gui.ring import LiveBout, TakingBack, agreed
from ringside_manager.gui.ring.beginning import TypedDialog
from ringside_manager.gui.ring.desk.bells import Home
from ringside_manager.gui.ring.host import RingHost
from ringside_manager.gui.ring.sides import Introductions
from ringside_manager.gui.ring.window import Offer
from ringside_manager.gui.tape import Pair
from ringside_manager.gui.widgets import Empty, Scroll, show_if
from ringside_manager.language import tr
from ringside_manager.office.facts.bouts import BoutPage, bout_page, record_text
from ringside_manager.play import Contest


class RingPage(Page):
    """One bout: before its bell, in the ring, or over; ``part`` of a place names the round to begin with."""

    def build(self) -> None:
        """Make the door before the bell, the ring, and what stands where there is nothing to see."""
        self._shown: object = None
        self._door: RingDoor | None = None
        self.host = RingHost(self)
        self.host.go.connect(self.go)
        self.host.closed.connect(self._leave)
        self.host.view.left.connect(self.back_wanted)
        self.host.view.show_way_out()
        self.host.again.connect(self._from_the_start)
        self.host.retitled.connect(self.retitled)
        self.host.home = Home(lambda: tr("Back to the night"), self._brings)
        self.host.after.offers = self._offers
        self.host.after.told_by_league = self._text
        self.door = DoorPanel()
        self.door.ready.connect(self._ring_the_bell)
        self.door.paper_wanted.connect(self._ask_paper)
        self.empty = Empty("", tr("Back to the card"), self._leave)
        self.choice = Choice()
        self.choice.go.connect(self.go)
        self.choice_page = Scroll(self.choice)
        self._stack = QStackedLayout(self)
        for widget in (self.empty, Scroll(self.door), self.host, self.choice_page):
            self._stack.addWidget(widget)
        self._stack.currentChanged.connect(lambda _index: self.retitled.emit())

    def show_place(self, place: Place) -> None:
        """Show a bout; one that was being watched goes on where it stood."""
        if place.number != self.place.number:
            self._shown = None
        super().show_place(place)
        if place.part.isdecimal() and self._stack.currentWidget() is self.host:
            self.host.go_to_round(int(place.part))
        self.retitled.emit()

    @property
    def _is_ringside(self) -> bool:
        """Whether the bout is watched on its night, before its result is told."""
        return NightRun.of(self.session).ringside == self.place.number != 0

    @property
    def wants_window(self) -> bool:
        """A bout takes the whole window while it is boxed or watched."""
        return self._stack.currentWidget() is self.host

    @property
    def has_next_step(self) -> bool:
        """Before the first bell it is rung here."""
        return self._stack.currentIndex() == 1

    def refresh(self) -> None:
        """Show what there is of the bout; nothing is begun again while it is the same."""
        self.host.after.sealed = (
            tr("Watch it to its end first: the result is told when you go back to the fight night.")
            if self._is_ringside
            else ""
        )
        bout = self.session.books.bouts.get(self.place.number)
        if bout is None:
            reason = tr("There is no such bout.") if self.place.number else ""
            self.choice.show_books(self.session.books, reason)
            self._stack.setCurrentWidget(self.choice_page)
        elif bout.is_over:
            record = record_text(self.session.entries, bout.fought_entry)
            if record is None:
                self._say(tr("The result was entered by hand, so there is nothing to watch."))
            elif self._shown != record:
                self._show_record(record)
        elif bout.state is BoutState.MADE and bout.night == self.session.books.doors:
            self._enter(bout)
        elif bout.state is BoutState.MADE:
            self._say(tr("This bout is still to come. It can be boxed when the doors of its night are open."))
        else:
            self._say(tr("This bout was cancelled."))

    def concerns(self, touched: Touched) -> bool:
        """A bout in the ring concerns nobody but itself."""
        return not self.place.number or self.place.number in touched.bouts

    def title(self) -> str:
        bout = self.session.books.bouts.get(self.place.number)
        if bout is None:
            return tr("The ring")
        red, blue = (self.session.books.fighters[number].name for number in bout.fighters)
        return words.against(red, blue)

    def commands(self) -> tuple[Command, ...]:
        """What the ring offers while a bout is in it."""
        return self.host.commands() if self._stack.currentWidget() is self.host else ()

    # watching ------------------------------------------------------------------------------------------

    def _show_record(self, record: str) -> None:
        try:
            match = LiveBout.watched(BoutRecord.from_json(record), parent=self)
            match.scores = self.session.books.options.scorecards is Scores.OPEN
        except RingsideError as error:
            self._say(error_text(error).text)
            return
        self._shown = record
        self.host.show_match(match, self._introductions())
        self._stack.setCurrentWidget(self.host)
        self.host.take_keys()
        if self._is_ringside and self.host.view.player is not None:
            self.host.view.player.play()

    # boxing --------------------------------------------------------------------------------------------

    def _enter(self, bout: BoutBook) -> None:
        if self._shown == (bout.number, "ring"):
            return
        row = self.session.ring.get(bout.number)
        if row is not None and row.done:
            if self._shown != row.text:
                self._show_record(row.text)
            return
        self._shown = (bout.number, "ring")
        self._say(tr("Stepping into the ring…"))
        self.session.do(
            tr("Stepping into the ring"),
            lambda office, _job: ring_door(office, bout.number),
            self._take_door,
            self._cannot,
        )

    def _take_door(self, door: RingDoor) -> None:
        if not isValid(self) or door.bout != self.place.number:
            return
        self._door = door
        if door.text is None:
            self.door.show_door(door, hidden=self.session.books.options.scorecards is Scores.CLOSED)
            show_if(self.door.paper, not self.session.books.club.sealed)
            self._stack.setCurrentIndex(1)
            self.door.bell.setFocus()
            return
        try:
            self._play(Contest.take_up(door.text))
        except RingsideError as error:
            self._cannot(error)

    def _cannot(self, error: RingsideError) -> None:
        if isValid(self):
            self._shown = None
            self._say(error_text(error).text)

    def _ring_the_bell(self) -> None:
        if self._door is not None:
            scores = not self.door.hidden.isChecked()
            self._play(
                contest_from(
                    self._door,
                    self.door.seats,
                    real_dice=self.door.real_dice.isChecked() and not self._door.sealed,
                    scores=scores,
                    taking_back=self.door.taking.chosen,
                )
            )

    def _ask_paper(self) -> None:
        """Let the bout be typed in as it was played on paper."""
        if self._door is None:
            return
        asking = TypedDialog(self._door.setup, self._door.seed, tr("Keep the result"), self.window())
        asking.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        asking.kept.connect(self._take_paper)
        asking.open()

    def _take_paper(self, typed: Typed) -> None:
        bout = self.place.number

        def kept(record: BoutRecord) -> None:
            if isValid(self):
                self._show_record(record.to_json())

        self.session.do(tr("Keeping the bout"), lambda office, _job: office.type_in(bout, typed), kept)

    def _play(self, contest: Contest) -> None:
        persons = {contest.seat(corner).name for corner in CORNERS if contest.seat(corner).is_person}
        bout, plans = self.place.number, led_by_plans(contest)

        def kept(text: str, over: bool) -> None:
            hands = led_by_hand(contest)
            if over:
                record = BoutRecord.from_json(text)
                self.session.do(
                    tr("Keeping the bout"),
                    lambda office, _job: office.finish_in_ring(bout, record, plans, hands),
                )
            else:
                self.session.do(
                    tr("Keeping the bout"), lambda office, _job: office.keep_in_ring(bout, text, plans, hands)
                )

        match = LiveBout.played(
            contest,
            kept,
            scores=contest.notes.get("scores") is not False,
            taking_back=agreed(contest, TakingBack.AGREED if len(persons) > 1 else TakingBack.NEVER),
            parent=self,
        )
        self.host.show_match(match, self._introductions())
        self._stack.setCurrentWidget(self.host)
        self.host.take_keys()

    def _offers(self) -> Sequence[Offer]:
        return offers(self.session.books, self.session.entries, self.place.number)

    def _text(self) -> BoutPage:
        return bout_page(self.session.books, self.session.entries, self.place.number)

    def _introductions(self) -> Introductions:
        return introductions(self.session.books, self.session.entries, self.place.number)

    def _brings(self, outcome: Outcome) -> tuple[tuple[Pair, ...], str]:
        """What the bout brings; nothing while its result is still to be told on the night."""
        if self.host.after.sealed:
            return (), ""
        return what_it_brings(self.session.books, self.place.number, outcome)

    def _from_the_start(self, _match: object) -> None:
        """A bout of the league is boxed once; what can be done again is to watch it."""
        if self.host.view.player is not None:
            self.host.view.player.go_to(0)

    # coming and going ----------------------------------------------------------------------------------

    def _say(self, text: str) -> None:
        self.empty.set_text(text)
        self._stack.setCurrentIndex(0)

    def _leave(self) -> None:
        bout = self.session.books.bouts.get(self.place.number)
        self.go.emit(Place("cards") if bout is None else Place("night", bout.night))
