"""The office: the one counter for every window, AI manager, orders file and command.

Orders go in and are judged; acts come out and are in the save when a call returns.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from types import TracebackType

from ringside_manager.bout.chance import SeededChance, derive_seed
from ringside_manager.bout.corner import Corner
from ringside_manager.bout.drive import Typed
from ringside_manager.bout.engine import Setup
from ringside_manager.bout.record import BoutRecord
from ringside_manager.campaign.books import Books, BoutBook
from ringside_manager.campaign.bouts import bout_seed, setup_of
from ringside_manager.campaign.many_places import Deadline
from ringside_manager.campaign.orders import Order
from ringside_manager.errors import RuleError, against, misused
from ringside_manager.language import say
from ringside_manager.league.business.careers import DraftListed
from ringside_manager.league.business.club import DeadlineSet
from ringside_manager.league.business.nights import DoorsOpened, PlanSealed
from ringside_manager.league.copies import Upgrade
from ringside_manager.league.deeds import Draft, Entry
from ringside_manager.league.discrepancy import Findings
from ringside_manager.league.league import League
from ringside_manager.league.ring import Rows
from ringside_manager.office import ring, undoing
from ringside_manager.office.copies import Reading, Update, update_since
from ringside_manager.office.docket import (
    PROGRAM,
    Docket,
    NightOrder,
    Party,
    Progress,
    find_party,
    on_the_newest,
    promoter_of,
)
from ringside_manager.office.facts.roster import plans_in_force
from ringside_manager.office.founding import founding_act
from ringside_manager.office.founding_script import Choice, Founding
from ringside_manager.office.mending import Mending, ResultChange, corrected_result, fought_entry, plan
from ringside_manager.office.night import hold_card, hold_night, open_doors
from ringside_manager.office.orders import carry_out
from ringside_manager.office.orders_file import PlacedOrder, read_orders
from ringside_manager.office.ring import Corners, RingBout, RingCorner, corners_of
from ringside_manager.office.sealing import ClubDesk, check_card_is_open, commit
from ringside_manager.office.undoing import Undone


@dataclass(frozen=True, slots=True)
class Receipt:
    """What became of one order of a file: written, or refused by ``refusal``, a sentence with the rule's id."""

    line: int
    kind: str
    refusal: str = ""
    rule: str = ""

    @property
    def accepted(self) -> bool:
        return not self.refusal


class Office:
    """An open league and everything that can be done in it.

    Belongs to the thread that opened it; close it, or use it with ``with``.  Whatever changes the
    league is one act: all of it is kept or none, and the errors of ``League.act`` apply.
    """

    def __init__(self, league: League) -> None:
        self._league = league
        self._live: tuple[tuple[int, Rows], Mapping[int, RingBout]] | None = None

    @classmethod
    def found(cls, path: Path, founding: Founding, choices: Sequence[Choice] | None = None) -> Office:
        """Found a league in a new save, with the ``choices`` of a draft or auction that was held.

        Raises ``SaveExistsError`` if there is one, and as ``founding_act`` if it cannot be founded so.
        """
        return cls(League.create(path, founding_act(founding, choices), PROGRAM))

    @classmethod
    def open(cls, path: Path, *, read_only: bool = False, thorough: bool = True) -> Office:
        """Open a save; see ``League.open`` for what is refused, and for what is left unless ``thorough``."""
        return cls(League.open(path, read_only=read_only, thorough=thorough))

    def finish_opening(self) -> None:
        """Check what opening left for later; ``DamagedError`` if something is wrong."""
        self._league.finish_opening()

    def lend_reading(self) -> Reading:
        """A reading copy for another thread, made of the books just posted (see ``League.lend_books``)."""
        return Reading(self.entries, self._league.lend_books(), self.ring())

    def __enter__(self) -> Office:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        self._league.close()

    @property
    def books(self) -> Books:
        """The books as they stand, for those who read facts; never to be written."""
        return self._league.books

    @property
    def entries(self) -> tuple[Entry, ...]:
        """The journal, for those who read facts."""
        return self._league.entries

    @property
    def path(self) -> Path:
        return self._league.path

    @property
    def place(self) -> str:
        """What to call the place the league is kept in: the path of its file, or its name and the database."""
        return self._league.place

    def refresh(self) -> int:
        """Take up what other programs have written since, where several serve the league; how many entries.

        Every verb that writes does so by itself.  Raises ``DamagedError`` if the two histories differ.
        """
        return self._league.refresh()

    @contextmanager
    def alone(self) -> Iterator[None]:
        """Nobody else writes the league within the block until something is written in it, and it begins with the newest books.

        Raises as ``League.alone``.
        """
        with self._league.alone():
            yield

    @property
    def read_only(self) -> bool:
        """Whether nothing can be written to the save."""
        return self._league.read_only

    def follow(self) -> None:
        """Write nothing from here on but what was written where the league is kept; else ``ReadOnlyError``."""
        self._league.follows = True

    @property
    def upgraded(self) -> Upgrade | None:
        """The upgrade that opening the save made, if it was of an older layout."""
        return self._league.upgraded

    def update_since(self, known: int) -> Update:
        """What a reading copy that knows the first ``known`` entries lacks."""
        return update_since(self.entries, known, self.ring())

    def update_of_all(self) -> Update:
        """The whole league for a reading copy, from which less was withheld than before."""
        return update_since(self.entries, 0, self.ring(), whole=True)

    @property
    def seed(self) -> int:
        """The league's own seed, from which every night is decided unless another is given."""
        return self.books.seed

    def party(self, name: str) -> Party:
        """Who ``name`` is: a manager, or the promoter by his name or as ``promoter``; see ``find_party``."""
        return find_party(self.books, name)

    @property
    def promoter(self) -> Party:
        """The promoter; where the program is, whoever speaks for all managers."""
        return Party(promoter_of(self.books), promoter=True)

    @property
    def club(self) -> ClubDesk:
        """What can be done because the league is played in many places."""
        return ClubDesk(self._league)

    def hand_in(self, order: Order, by: Party) -> None:
        """Carry out one order; ``RuleError`` if a rule forbids it, and then nothing has changed."""
        check_card_is_open(self.books)
        with self._league.act(by.name) as act:
            carry_out(Docket(self.books, act), order, by, self._chance())

    def hand_in_file(self, text: str | bytes, source: str, by: Party) -> tuple[Receipt, ...]:
        """Judge the orders of a file one by one; ``SetError`` if it cannot be read, and then none is judged."""
        return self.hand_in_placed(read_orders(text, source, self.books), by)

    def hand_in_placed(self, orders: Iterable[PlacedOrder[Order]], by: Party) -> tuple[Receipt, ...]:
        """Hand orders of a file in one by one; what became of each."""
        return tuple(self._receipt(placed, by) for placed in orders)

    @on_the_newest
    def hold_night(self, evening: NightOrder) -> int:
        """Hold the next fight night, as one act; its number.

        Bouts that are over in the ring come out as they did there.  Raises ``RuleError`` C5 if one is still under way
        and the corners are not to finish it, and as ``night.hold_night``.
        """
        evening = self._sealed(evening)
        with self._league.act(PROGRAM) as act:
            finish = evening.finish_ring
            lies_ready = ring.ready(self.books, self.entries, self._league.ring, finish_ring=finish)
            night = hold_night(docket := Docket(self.books, act), evening, lies_ready)
            commit(docket)
            act.ring = {}
            return night

    @on_the_newest
    def hold_card(self, evening: NightOrder) -> int:
        """Box the card of open doors as one act, so that people can box the rounds that follow (F84); as ``hold_night`` and ``night.hold_card``."""
        with self._league.act(PROGRAM) as act:
            finish = evening.finish_ring
            lies_ready = ring.ready(self.books, self.entries, self._league.ring, finish_ring=finish)
            act.ring = {}
            return hold_card(Docket(self.books, act), evening, lies_ready)

    @on_the_newest
    def set_deadline(self, deadline: Deadline | None, by: Party) -> None:
        """Agree until when orders are taken (C89), None: no longer; ``RuleError`` C3 for others than the promoter."""
        if not by.promoter:
            raise against("C3", "Only the promoter may do this, not {name}.", name=by.name)
        told = deadline or Deadline(self.books.closed + 1, "")
        with self._league.act(by.name) as act:
            act.add(DeadlineSet(told.night, told.at, told.zone, told.days))

    @on_the_newest
    def open_doors(self, evening: NightOrder) -> int:
        """Open the doors of the next night, as one act; its number.  From then on its card is final.

        Raises ``RuleError`` as ``night.open_doors``.
        """
        evening = self._sealed(evening)
        with self._league.act(PROGRAM) as act:
            night = open_doors(Docket(self.books, act), evening)
            act.ring = ring.taken_up(self.books, self._league.ring)
            return night

    def bout_setup(self, bout: int) -> Setup:
        """Who meets whom under what terms in a bout of the night whose doors are open; ``RuleError`` C2 for another."""
        return setup_of(self.books, ring.bout_to_come(self.books, bout))

    def bout_seed(self, bout: int) -> int:
        """The seed of such a bout's dice, the one the night itself would use; ``RuleError`` C2 for another."""
        return ring.seed_in_ring(self.books, bout)

    def corner_of(self, bout: int, corner: Corner, viewer: Party | None = None) -> RingCorner:
        """Whose corner it is and who leads it, as ``viewer`` may know it; ``RuleError`` C2 as ``bout_setup``."""
        return ring.corner_facts(self.books, self.entries, bout, corner, viewer)

    def corners_of(self, bout: int) -> Corners:
        """Who leads the corners of such a bout if nobody in person does, sealed plans at work; errors as ``bout_setup``."""
        page = ring.bout_to_come(self.books, bout)
        engine = setup_of(self.books, page).engine
        seed = bout_seed(page, self.books.doors_seed)
        return corners_of(self.books, page, engine, seed, plans_in_force(self.books, self.entries))

    def ring(self) -> Mapping[int, RingBout]:
        """The bouts in the ring by their numbers, those that are over included."""
        known = len(self.entries), self._league.ring
        if self._live is None or self._live[0] != known:
            self._live = known, ring.live(self.books, self._league.ring)
        return self._live[1]

    def in_ring(self, bout: int) -> str | None:
        """The text kept of a bout in the ring, the record of one that is over; ``None`` if it is not there."""
        row = self.ring().get(bout)
        return None if row is None else row.text

    @on_the_newest
    def keep_in_ring(
        self,
        bout: int,
        text: str,
        plans: tuple[bool, bool] = (False, False),
        by_hand: tuple[bool, bool] | None = None,
    ) -> None:
        """Put a bout of the night whose doors are open aside as it stands; durable, and no entry of the journal.

        ``text`` is JSON of 1,000,000 bytes at most; one of ``Unfinished`` lets the corners finish the bout.  ``plans``
        and ``by_hand`` say which corners sealed plans and people have led, if that is known.  Raises ``UsageError``, ``RuleError`` C2, and ``SaveError``.
        """
        self._league.keep_ring(ring.kept(self.books, self._league.ring, bout, text, plans, by_hand))

    @on_the_newest
    def finish_in_ring(
        self,
        bout: int,
        record: BoutRecord,
        plans: tuple[bool, bool] = (False, False),
        by_hand: tuple[bool, bool] | None = None,
    ) -> None:
        """A bout in the ring is over: the night will take its record; ``RuleError`` C2 if that is not of this bout."""
        self._league.keep_ring(ring.finished(self.books, self._league.ring, bout, record, plans, by_hand))

    @on_the_newest
    def type_in(self, bout: int, typed: Typed, *, keep: bool = True) -> BoutRecord:
        """A bout played on paper, held against the rules; the night will take it unless it is only read.

        Raises as ``ring.typed_in``, and ``RuleError`` C2 if the bout is over.
        """
        record, hands = ring.typed_in(self.books, bout, typed)
        rows = ring.finished(self.books, self._league.ring, bout, record, (False, False), hands)
        if keep:
            self._league.keep_ring(rows)
        return record

    @on_the_newest
    def leave_ring(self, bout: int) -> None:
        """Drop what was kept of a bout under way: it begins again with the same dice.  ``RuleError`` C2 if it is over."""
        self._league.keep_ring(ring.left(self.books, self._league.ring, bout))

    @on_the_newest
    def undo(self, by: Party, why: str) -> Undone:
        """Strike the latest act that counts; ``RuleError`` C3 for the founding or if he may not."""
        act = undoing.last_act(self.entries)
        if not act:
            raise against("C3", "There is nothing to undo: the league has only been founded.")
        undoing.check_may_mend(self.books, by, act)
        undoing.check_not_private(self.books, by, act, self.entries)
        numbers = [entry.number for entry in act]
        return self._mended(
            numbers[0], undoing.words_of(act), lambda: self._league.strike(numbers, by.name, why)
        )

    @on_the_newest
    def redo(self, by: Party, why: str) -> Undone:
        """Strike the latest undo, so that what it struck counts again; ``RuleError`` C3 as ``undo``."""
        undo = undoing.last_undo(self.entries)
        if undo is None:
            raise against("C3", "There is nothing to redo: nothing was undone, or something was done since.")
        undoing.check_may_mend(self.books, by, [undo])
        undoing.check_not_private(self.books, by, undoing.struck_by(self.entries, undo), self.entries)
        what = undoing.what_was_struck(self.entries, undo)
        return self._mended(undo.number, what, lambda: self._league.strike([undo.number], by.name, why))

    @on_the_newest
    def correct_result(self, number: int, change: ResultChange, by: Party, why: str) -> Undone:
        """Correct the result of a bout by its number or that of the entry that tells it.

        Everything after it is posted again; what no longer stands is listed.  Raises ``UsageError`` or
        ``RuleError`` as ``corrected_result``, and C3 if he may not.
        """
        entry = fought_entry(self.books, self.entries, number)
        undoing.check_may_mend(self.books, by, [entry])
        deed = corrected_result(self.books, self.entries, entry, change)
        what = say("the result of bout {bout}", bout=deed.bout)
        return self._mended(
            entry.number, what, lambda: self._league.correct(entry.number, deed, by.name, why)
        )

    @on_the_newest
    def mend(self, wish: Mending, by: Party, why: str) -> Undone:
        """Strike an act, restore one, go back to a point or correct a result: see ``mending``.

        Everything after it is posted again; what has come into doubt is listed.  Raises ``RuleError`` C3 if
        he may not, and as ``plan``.
        """
        planned = plan(self.entries, self.books, wish, why)
        undoing.check_may_mend(self.books, by, planned.concerned)
        drafts = [Draft(deed) for deed in planned.deeds]
        number = planned.concerned[0].number
        return self._mended(number, planned.what, lambda: self._league.write(drafts, by.name))

    def branch(self, to: Path, upto: int, by: Party, name: str = "") -> Path:
        """Make a new league at ``to`` that shares the journal up to the act of entry ``upto``; where it lies.

        It remembers where it comes from, and this one stays as it is.  Raises ``UsageError`` for an entry that is
        not there, ``SaveExistsError``, and other ``SaveError``.
        """
        last = undoing.end_of_act(self.entries, upto)
        night = self.entries[last - 1].night
        self._league.branch(to, last, name.strip() or undoing.branch_name(self.books.name, night), by.name)
        return to

    def record_of(self, bout: int) -> str:
        """The JSON text of the record of a bout that was fought, as it was fought; ``UsageError`` if there is none."""
        entry = fought_entry(self.books, self.entries, bout)
        if entry.record is None:
            raise misused("Bout {bout} has no record: its result was entered by hand.", bout=bout)
        return entry.record

    def fought_bout(self, number: int) -> BoutBook:
        """A bout by its number or that of the entry that tells it; ``UsageError`` if it does not count as fought."""
        entry = fought_entry(self.books, self.entries, number)
        page = next((bout for bout in self.books.bouts.values() if bout.fought_entry == entry.number), None)
        if page is None:
            raise misused("Entry {number} was undone, so no bout was fought in it.", number=entry.number)
        return page

    def check(self, *, replay: bool = True, progress: Progress | None = None) -> Findings:
        """Audit file, books, chain, records and ring; ``progress`` is told (bouts done, bouts) and stops it with false."""
        return self._league.check(replay=replay, progress=progress)

    def backup(self, to: Path) -> None:
        """Write a checked copy to a new file."""
        self._league.backup(to)

    def keep_backup(self, label: str) -> Path:
        """Make a numbered backup beside the save; where it lies."""
        return self._league.keep_backup(label).path

    def export_journal(self, to: Path, *, overwrite: bool = False) -> None:
        """Write the journal as JSON lines."""
        self._league.export_journal(to, overwrite=overwrite)

    def _sealed(self, evening: NightOrder) -> NightOrder:
        """The night with the dice of its seals, where the league is sealed (C86)."""
        books = self.books
        if evening.night not in (0, books.closed + 1):
            return evening  # it will be refused; the seals of another night stay closed
        if not books.club.sealed or books.doors or books.ended or books.closed >= books.options.nights:
            return evening
        return replace(evening, seed=self.club.seed_of_night())

    def _mended(self, number: int, what: str, mend: Callable[[], object]) -> Undone:
        """Strike or correct, and list the doubts that come of it."""
        before = set(self.books.doubts)
        mend()
        return Undone(number, what, tuple(doubt for doubt in self.books.doubts if doubt not in before))

    def _receipt(self, placed: PlacedOrder[Order], by: Party) -> Receipt:
        try:
            self.hand_in(placed.order, by)
        except RuleError as refused:
            return Receipt(placed.line, placed.order.kind, refused.message, refused.rule)
        return Receipt(placed.line, placed.order.kind)

    def _chance(self) -> SeededChance:
        """The dice of an order: those of its place among what counts, so that undoing throws no others.

        Nor does opening doors, sealing plans or listing rookies, so that nobody comes by other dice that way.
        """
        silent = (DoorsOpened, PlanSealed, DraftListed)
        counted = (entry.deed for entry in undoing.counting(self.entries))
        place = sum(not deed.lasting and not isinstance(deed, silent) for deed in counted)
        return SeededChance(derive_seed(self.seed, "order", place))
