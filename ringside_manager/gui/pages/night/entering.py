"""Stepping into the ring: what a bout of the league begins with, and who may sit in its corners."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QWidget

from ringside_manager.bout import registry
from ringside_manager.bout.corner import CORNERS, RED
from ringside_manager.bout.engine import Setup
from ringside_manager.bout.outcome import Outcome
from ringside_manager.campaign.books import Books, BoutBook
from ringside_manager.commentary.results import result_line
from ringside_manager.gui import shown, words
from ringside_manager.gui.pages.night.report import rank_word, rank_words
from ringside_manager.gui.place import Place
from ringside_manager.gui.portraits import sitter_in
from ringside_manager.gui.ring import TakingBack
from ringside_manager.gui.ring.beginning import TakingBox, still_off
from ringside_manager.gui.ring.sides import Introduction, Introductions
from ringside_manager.gui.ring.window import Offer
from ringside_manager.gui.tape import Pair
from ringside_manager.gui.widgets import (
    Heading,
    Link,
    Panel,
    button,
    clear_layout,
    column,
    note,
    row,
    show_if,
)
from ringside_manager.gui.widgets.fields import Field
from ringside_manager.language import LANGUAGE, tr
from ringside_manager.office.docket import Party
from ringside_manager.office.facts.bouts import Brought, CornerFact, bout_page, brought
from ringside_manager.office.office import Office
from ringside_manager.office.ring import of_the_league
from ringside_manager.play import Contest, Seat, Sitter

# Where no bout was named: the latest ones, to be watched


MOST = 12


class Choice(QWidget):
    """A list of doors to the ring; ``go`` carries the place of the one gone through."""

    go = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.reason = note()
        self.panel = Panel(tr("The latest bouts"))
        self.rows = column(space=1)
        self.panel.body.addLayout(self.rows)
        hint = note(
            tr("Every bout that was boxed can be watched again, from any point, as often as you like.")
        )
        cards = Link(tr("All cards"), Place("cards"), go=self.go)
        column(
            Heading(tr("Bouts to watch"), 1), self.reason, hint, self.panel, row(cards, None), None,
            space=3, parent=self,
        )  # fmt: skip

    def show_books(self, books: Books, reason: str) -> None:
        """Offer the latest bouts; ``reason`` says why one has to choose."""
        self.reason.setText(reason)
        show_if(self.reason, bool(reason))
        clear_layout(self.rows)
        bouts = sorted(
            (bout for bout in books.bouts.values() if bout.is_over),
            key=lambda bout: (-bout.night, bout.number),
        )[:MOST]
        for bout in bouts:
            link = Link(_choice_text(books, bout), Place("ring", bout.number), go=self.go)
            self.rows.addLayout(row(link, None))
        if not bouts:
            self.rows.addWidget(note(tr("No bout has been boxed yet.")))


def offers(books: Books, entries: Sequence[Any], beside: int) -> tuple[Offer, ...]:
    """Every bout of the league that has a record, latest first, but not the one it is laid beside."""
    records = {entry.number: entry.record for entry in entries if entry.record is not None}
    fought = (bout for bout in books.bouts.values() if bout.is_over and bout.number != beside)
    return tuple(
        (_choice_text(books, bout), records[bout.fought_entry])
        for bout in sorted(fought, key=lambda bout: (-bout.night, bout.number))
        if bout.fought_entry in records
    )


def _choice_text(books: Books, bout: BoutBook) -> str:
    red, blue = (books.fighters[number].name for number in bout.fighters)
    assert bout.outcome is not None  # it was fought
    clock = registry.get(bout.system).info.clock if bout.system in registry.names() else ""
    result = result_line(bout.outcome, red, blue, clock, LANGUAGE.code)
    return tr("Night {night}: {result}").format(night=bout.night, result=result)


# What the announcer says of both boxers: all of it from before the bout, so that nothing is given away


def introductions(books: Books, entries: Sequence[Any], bout: int) -> Introductions:
    """Red and blue as they stood before the bout; ``KeyError`` for a number that is not one of the books."""
    page = bout_page(books, entries, bout)
    return _introduced(books, page.red), _introduced(books, page.blue)


def _introduced(books: Books, fact: CornerFact) -> Introduction:
    page = books.fighters[fact.fighter.number]
    facts = [
        (tr("Record"), shown.record(fact.before)),
        (tr("Standing"), _standing(fact)),
        (tr("POP"), words.pop(fact.pop_half)),
    ]
    if fact.carried:
        facts.append((tr("Tired by"), words.number(fact.carried)))
    manager = "" if fact.manager is None else fact.manager.name
    sitter = sitter_in(books, page.number)
    return Introduction(page.name, page.fighter.nickname, manager, tuple(facts), sitter)


def _standing(fact: CornerFact) -> str:
    if fact.is_champion:
        return tr("Champion")
    return tr("No. {rank}").format(rank=fact.rank) if fact.rank else tr("Unranked")


# What a bout brings, once it has come out


def what_it_brings(books: Books, bout: int, outcome: Outcome) -> tuple[tuple[Pair, ...], str]:
    """Purses, shares, popularity and ranks of both corners, and what is still to be settled."""
    both = brought(books, bout, outcome)
    told: list[tuple[str, Callable[[Brought], str]]] = [
        (tr("Purse"), lambda one: words.dollars(one.purse_dollars)),
        (tr("Manager's share"), lambda one: "–" if one.share_cents is None else words.money(one.share_cents)),
        (tr("POP"), lambda one: words.signed(words.pop(one.pop_change_half))),
        (tr("Rank"), _rank_told),
    ]
    pairs = tuple(Pair(label, of(both[0]), of(both[1])) for label, of in told)
    settled = books.bouts[bout].is_over
    return pairs, "" if settled else tr("It counts when the night is held; ranks are drawn up after it.")


def _rank_told(one: Brought) -> str:
    if one.rank_after is ... or one.rank_after == one.rank_before:
        return rank_word(one.rank_before)
    return rank_words(one.rank_before, one.rank_after)


@dataclass(frozen=True, slots=True)
class CornerDoor:
    """One corner before the bell: ``person`` is the manager's name if a person manages the fighter.

    ``seats`` are those who can decide without a person, the usual one first: a sealed plan goes before the AI.
    """

    fighter: str
    manager: str
    person: str
    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class RingDoor:
    """A bout of the night whose doors are open: where it begins, or ``text``, where it was put aside."""

    bout: int
    setup: Setup
    seed: int
    corners: tuple[CornerDoor, CornerDoor]
    text: str | None
    over: bool
    sealed: bool
    """Whether the dice are those of the night's seals, which nobody throws (C86)."""


def ring_door(office: Office, bout: int) -> RingDoor:
    """Everything the ring begins with, read on the save's thread; errors as ``Office.bout_setup``."""
    red, blue = (_corner(office, bout, index) for index in range(len(CORNERS)))
    row = office.ring().get(bout)
    return RingDoor(
        bout,
        office.bout_setup(bout),
        office.bout_seed(bout),
        (red, blue),
        None if row is None else row.text,
        row is not None and row.done,
        office.books.club.sealed,
    )


def _corner(office: Office, bout: int, index: int) -> CornerDoor:
    books = office.books
    facts = office.corner_of(bout, CORNERS[index])
    manager = books.managers.get(facts.manager or 0)
    usual = Seat(Sitter.PROGRAM, level=facts.level)
    seats: tuple[Seat, ...] = (usual,)
    if manager is not None:
        # Asked as his manager would: the plan goes into the seat, and nobody is shown it.
        own = office.corner_of(bout, CORNERS[index], Party(manager.name, manager.number))
        if own.plan:
            from ringside_manager.plans.files import parse_plan, plan_text  # YAML is slow to import

            plan = parse_plan(own.plan, "", office.bout_setup(bout).engine.info)
            seats = (Seat(Sitter.PLAN, manager.name, "", plan_text(of_the_league(office.books, plan))), usual)
    name = "" if manager is None else manager.name
    return CornerDoor(books.fighters[facts.fighter].name, name, name if facts.person else "", seats)


def contest_from(
    door: RingDoor, seats: tuple[Seat, Seat], *, real_dice: bool, scores: bool, taking_back: TakingBack
) -> Contest:
    """The bout from its first bell, with these in its corners, and what they have agreed on."""
    contest = Contest(door.setup, door.seed, seats, real_dice=real_dice)
    contest.notes["scores"] = scores
    contest.notes["taking_back"] = taking_back.value
    return contest


def led_by_plans(contest: Contest) -> tuple[bool, bool]:
    """Which corners follow their sealed plans."""
    red, blue = (contest.seat(corner).sitter is Sitter.PLAN for corner in CORNERS)
    return red, blue


def led_by_hand(contest: Contest) -> tuple[bool, bool]:
    """In which corners a person has decided anything, if only to give up."""
    bout = contest.bout
    decided = {request.corner for request, _ in bout.decided} | {bout.resigned}
    red, blue = (contest.seat(corner).is_person and corner in decided for corner in CORNERS)
    return red, blue


# Before the first bell: who sits in the corners, and whose dice are thrown


class DoorPanel(QWidget):
    """Asks who boxes; ``ready`` when the bell can ring."""

    ready = Signal()
    paper_wanted = Signal()
    """The bout was played on paper and is to be typed in."""

    def __init__(self) -> None:
        super().__init__()
        self.heading = Heading("", 1)
        self.told = note(
            tr(
                "Your decisions count, the dice are those of the night. Each decision is saved at once, and the result "
                "counts when the night is held."
            )
        )
        self.corners = row(space=4)
        self.who: list[QComboBox] = []
        self.hidden = QCheckBox(tr("Keep the scorecards closed until the end"))
        self.real_dice = QCheckBox(tr("We throw real dice and enter the rolls"))
        self.little = note(
            tr(
                "Under the rules of this league a corner decides little more than whether to throw in the towel."
            )
        )
        self.taking = TakingBox()
        self.bell = button(tr("Ring the bell"), self.ready.emit, kind="primary", picture="bell")
        self.paper = button(tr("Played on paper…"), self.paper_wanted.emit, picture="dice")
        box = column(
            self.heading, self.told, self.little, self.corners, self.hidden, self.real_dice,
            row(Field(tr("May decisions be taken back?"), self.taking), None), row(self.bell, self.paper, None), None,
            space=4, parent=self,
        )  # fmt: skip
        box.setStretch(3, 0)

    def show_door(self, door: RingDoor, *, hidden: bool) -> None:
        red, blue = (corner.fighter for corner in door.corners)
        self.heading.setText(words.against(red, blue))
        self.hidden.setChecked(hidden)
        for thrown in (self.real_dice, self.paper):
            show_if(thrown, not door.sealed)
        show_if(self.little, bool(still_off(door.setup.engine.info, door.setup.terms.options)))
        clear_layout(self.corners)
        self.who = []
        self._seats: list[list[Seat]] = []
        for corner, facts in zip(CORNERS, door.corners, strict=True):
            self._add(tr("Red corner") if corner is RED else tr("Blue corner"), facts)
        people = {corner.person for corner in door.corners if corner.person}
        self.taking.choose(TakingBack.AGREED if len(people) > 1 else TakingBack.NEVER)

    @property
    def seats(self) -> tuple[Seat, Seat]:
        red, blue = (seats[box.currentIndex()] for seats, box in zip(self._seats, self.who, strict=True))
        return red, blue

    def _add(self, title: str, facts: CornerDoor) -> None:
        panel = Panel(title)
        usual = facts.seats[-1].level
        seats = [Seat(Sitter.PERSON, facts.person, usual)] if facts.person else []
        seats += facts.seats
        choice = QComboBox()
        choice.addItems([_text(seat) for seat in seats])
        choice.setEnabled(len(seats) > 1)
        manager = facts.manager or tr("no manager")
        panel.body.addWidget(
            Field(
                tr("Who decides for {fighter} ({manager})").format(fighter=facts.fighter, manager=manager),
                choice,
            )
        )
        self.who.append(choice)
        self._seats.append(seats)
        self.corners.addWidget(panel, 1)


def _text(seat: Seat) -> str:
    if seat.is_person:
        return tr("{name}, at this keyboard").format(name=seat.name)
    if seat.sitter is Sitter.PLAN:
        return tr("The fight plan sealed for him")
    if seat.level == "plain":
        return tr("The dice alone")
    return words.program(seat.level)
