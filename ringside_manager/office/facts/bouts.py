"""One bout in the books, and two fighters side by side."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum
from types import EllipsisType

from ringside_manager.bout import registry
from ringside_manager.bout.corner import CORNERS, Corner
from ringside_manager.bout.outcome import Outcome
from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.belts import belts_of, titles_name
from ringside_manager.campaign.books import Books, BoutBook, BoutState, Division, LedgerKind, ManagerKind
from ringside_manager.campaign.careers import longest
from ringside_manager.campaign.rankings import earned_change_half
from ringside_manager.errors import UnknownNameError
from ringside_manager.fighters import CareerRecord
from ringside_manager.league.business.bouts import BoutFought
from ringside_manager.league.business.nights import DoorsOpened, NightClosed
from ringside_manager.league.business.open_books import Corrected
from ringside_manager.league.deeds import Entry
from ringside_manager.office.facts import Named, Record, named_manager
from ringside_manager.office.facts.careers import BoutFacts, career_facts, counted, named_tournament, results
from ringside_manager.office.facts.explanations import explain_purse, explain_share
from ringside_manager.office.facts.roster import RosterRow, opened_plans, rows_of


class Stake(Enum):
    """What a bout is about beside the purse."""

    NOTHING = "nothing"
    EXHIBITION = "exhibition"
    """Not even that: it counts for nothing but rest."""
    TOURNAMENT = "tournament"
    ELIMINATOR = "eliminator"
    """The right to be the next who challenges for the title (Y14)."""
    FIRST_TITLE = "first_title"
    """The final that crowns the first champion (C60, C64)."""
    DEFENCE = "defence"
    """The champion risks his title (C40)."""
    UNIFICATION = "unification"
    """Two champions risk all their belts (Y16)."""
    VACANT_TITLE = "vacant_title"
    """C66."""


class Led(Enum):
    """Who led a corner of a bout that was fought."""

    HAND = "hand"
    """A person, at least as long as he did not leave the rest to the program."""
    PLAN = "plan"
    PROGRAM = "program"
    NO_PLAN = "no_plan"
    """A person or the program: an old journal does not tell."""


@dataclass(frozen=True, slots=True)
class CornerFact:
    """One side of a bout; popularity in half points, money in dollars and cents.

    What comes of the fight is 0, ``None`` or empty before it.  ``rank`` is that before the night (0
    the champion), ``before`` and ``after`` the record, ``carried`` the loss carried into the bout
    (C57), ``lost`` what he lost in it of ``start``, ``rating`` what he learned (C11) and ``renewed``
    the percentage that followed (C21).
    """

    corner: Corner
    fighter: Named
    manager: Named | None
    percentage: int | None
    rank: int | None
    is_champion: bool
    before: Record
    after: Record
    pop_half: int
    pop_change_half: int
    purse_dollars: int
    share_cents: int
    carried: int
    lost: int
    start: int
    rating: str
    renewed: int | None


@dataclass(frozen=True, slots=True)
class BoutPage:
    """A bout; ``outcome`` is ``None`` before it was fought.

    ``entry`` is the journal's entry of the fight, ``corrected_by`` that of the latest correction of
    it and ``record`` the text it can be fought again from, ``None`` for a result entered by hand.  ``plans`` are the
    texts of the sealed plans red and blue were led by, open to all since it was fought; ``led`` says who led the
    corners, ``None`` for both unless it has a record.  ``sides_cents`` is what their managers get beside the purses, by
    the side payment agreed on until it is paid (C75).
    """

    bout: int
    night: int
    arena: Arena
    rounds: int
    system: str
    stake: Stake
    weight_class: str
    tournament: Named | None
    tournament_round: int | None
    state: BoutState
    reason: str
    red: CornerFact
    blue: CornerFact
    outcome: Outcome | None
    advanced: Corner | None
    entry: int | None
    corrected_by: int | None
    record: str | None
    plans: tuple[str | None, str | None]
    led: tuple[Led | None, Led | None]
    meetings: tuple[BoutBook, ...]
    guest_rules: str = ""
    title: str = ""
    """What the title at stake is called: weight class and belts; empty without a name, and where none is (Y16)."""
    sides_cents: tuple[int, int] = (0, 0)

    @property
    def corners(self) -> tuple[CornerFact, CornerFact]:
        return self.red, self.blue

    @property
    def winner(self) -> CornerFact | None:
        """Whoever won; ``None`` if nobody did or it was not fought."""
        if self.outcome is None or self.outcome.winner is None:
            return None
        return self.corners[self.outcome.winner.index]


def bout_page(books: Books, entries: Sequence[Entry], number: int) -> BoutPage:
    """The page of a bout; ``KeyError`` for a number that is not one of the books."""
    bout = books.bouts[number]
    ranks = _ranks_before(books, bout)
    red, blue = (_corner(books, bout, corner, ranks) for corner in CORNERS)
    slot, record = bout.slot, record_text(entries, bout.fought_entry)
    return BoutPage(
        bout=number,
        night=bout.night,
        arena=bout.arena,
        rounds=bout.rounds,
        system=bout.system,
        stake=_stake(books, bout),
        weight_class=books.class_of(bout),
        tournament=None if slot is None else named_tournament(books, slot.tournament),
        tournament_round=None if slot is None else slot.round,
        state=bout.state,
        reason=bout.reason,
        red=red,
        blue=blue,
        outcome=bout.outcome,
        advanced=bout.advanced,
        entry=bout.fought_entry,
        corrected_by=_corrected_by(entries, bout.fought_entry),
        record=record,
        plans=opened_plans(entries, bout.plans),
        led=(None, None) if record is None else _leaders(books, entries, bout),
        meetings=meetings(books, bout.red, bout.blue),
        guest_rules=guest_rules(books, bout),
        title=_title(books, bout),
        sides_cents=_sides_cents(books, bout),
    )


@dataclass(frozen=True, slots=True)
class Brought:
    """What a bout brings one corner: the purse, his manager's share, the change of POP, and his rank before and after.

    ``rank_after`` is ``...`` until the night is closed, ``None`` for no rank.
    """

    purse_dollars: int
    share_cents: int | None
    pop_change_half: int
    rank_before: int | None
    rank_after: int | EllipsisType | None


def brought(books: Books, number: int, outcome: Outcome) -> tuple[Brought, Brought]:
    """What a bout brings red and blue that came out so, in the books already or only in the ring (C23, C29, C40).

    ``KeyError`` for a number that is not one of the books.
    """
    bout = books.bouts[number]
    page = bout_page(books, (), number)
    taken = bout if bout.is_over else replace(bout, outcome=outcome)
    change = bout.pop_changes_half
    if not bout.is_over and not bout.exhibition:
        change = earned_change_half(books.house_on(bout.night).popularity, outcome)
    found = []
    for fact in page.corners:
        purse = explain_purse(books, taken, fact.corner).result.value
        share = None if fact.percentage is None else explain_share(books, taken, fact.corner).result.value
        after = books.ranks_after(bout.night).get(fact.fighter.number) if bout.night <= books.closed else ...
        found.append(Brought(purse, share, change[fact.corner.index], fact.rank, after))
    red, blue = found
    return red, blue


def _sides_cents(books: Books, bout: BoutBook) -> tuple[int, int]:
    """What the managers of red and blue get beside the purses: as agreed, then as paid; who offered it is red's (C75)."""
    offer = books.offers.get(bout.offer or 0)
    if offer is None or offer.side is None:
        return 0, 0
    cents = abs(offer.side_cents)
    if bout.is_over:
        lines = (line for line in books.ledger if line.bout == bout.number)
        cents = max((line.amount_cents for line in lines if line.kind is LedgerKind.SIDE_PAYMENT), default=0)
    red = cents if offer.side_cents > 0 else -cents
    return red, -red


def guest_rules(books: Books, bout: BoutBook) -> str:
    """What the bout system is called if it is not the league's; empty if it is."""
    return "" if bout.system == books.system else system_title(bout.system)


def system_title(system: str) -> str:
    """What a bout system is called."""
    try:
        return str(registry.get(system).info.title)
    except UnknownNameError:  # a system that is not installed any more
        return system


def meetings(books: Books, one: int, other: int) -> tuple[BoutBook, ...]:
    """The bouts two fighters had with each other and those still to come, oldest first."""
    page = books.fighters[one]
    bouts = (books.bouts[number] for number in (*page.bouts, *page.booked))
    return tuple(bout for bout in bouts if other in bout.fighters)


def _ranks_before(books: Books, bout: BoutBook) -> dict[int, int]:
    """The ranks in force when the bout is fought: those drawn up after the night before (C5)."""
    if bout.night <= books.closed:
        return books.ranks_after(bout.night - 1)
    pages = (books.fighters[number] for number in bout.fighters)
    return {page.number: page.rank for page in pages if page.rank is not None}


def _corner(books: Books, bout: BoutBook, corner: Corner, ranks: dict[int, int]) -> CornerFact:
    i = corner.index
    page, outcome = books.fighters[bout.fighters[i]], bout.outcome
    fought = outcome is not None
    before = _record_before(books, bout, page.number)
    won = None if outcome is None or outcome.winner is None else outcome.winner is corner
    carried = bout.carried[i]
    return CornerFact(
        corner=corner,
        fighter=Named(page.number, page.name),
        manager=named_manager(books, bout.managers[i] if fought else page.manager),
        percentage=bout.percentages[i] if fought else page.percentage,
        rank=ranks.get(page.number),
        is_champion=ranks.get(page.number) == 0,
        before=before,
        after=before if outcome is None else counted(before, won, outcome.method),
        pop_half=bout.pops_half[i] if fought else page.pop_half,
        pop_change_half=bout.pop_changes_half[i],
        purse_dollars=bout.purses_dollars[i],
        share_cents=bout.shares_cents[i],
        carried=0 if carried is None else carried.loss,
        lost=0 if outcome is None else outcome.loss[i],
        start=0 if outcome is None else outcome.start[i],
        rating=bout.gained[i],
        renewed=bout.renewed[i],
    )


def _record_before(books: Books, bout: BoutBook, fighter: int) -> Record:
    so_far = Record()
    for number in books.fighters[fighter].bouts:
        earlier = books.bouts[number]
        if number == bout.number:
            break
        if earlier.outcome is not None:
            won = None if earlier.winner is None else earlier.winner == fighter
            so_far = counted(so_far, won, earlier.outcome.method)
    return so_far


def _stake(books: Books, bout: BoutBook) -> Stake:
    if bout.exhibition:
        return Stake.EXHIBITION
    if bout.eliminator:
        return Stake.ELIMINATOR
    if not bout.title:
        return Stake.NOTHING if bout.slot is None else Stake.TOURNAMENT
    division = books.divisions[books.class_of(bout)]
    # Within a night the title may change hands only once, in this very bout.
    if bout.first_title or not division.crowned:
        return Stake.FIRST_TITLE
    fought = bout.state is BoutState.FOUGHT
    held = _holders(division, bout.night - 1) if fought else set(division.champions)
    if held.issuperset(bout.fighters):
        return Stake.UNIFICATION
    return Stake.VACANT_TITLE if held.isdisjoint(bout.fighters) else Stake.DEFENCE


def _title(books: Books, bout: BoutBook) -> str:
    division = books.divisions[books.class_of(bout)]
    return titles_name(books, division, belts_of(books, bout)) if bout.title else ""


def _holders(division: Division, night: int) -> set[int]:
    """Who held a belt when a night was over and before the next began, a final given without a bout included (C60)."""
    return {
        reign.fighter
        for reign in division.reigns
        if reign.from_night <= night and (reign.until_night is None or reign.until_night > night)
    }


def _corrected_by(entries: Sequence[Entry], entry: int | None) -> int | None:
    """The latest correction of an entry; only later entries can be."""
    if entry is None:
        return None
    for later in reversed(entries[entry:]):
        if isinstance(later.deed, Corrected) and later.deed.entry == entry:
            return later.number
    return None


def _leaders(books: Books, entries: Sequence[Entry], bout: BoutBook) -> tuple[Led, Led]:
    """Who led the corners of a bout that was fought."""
    entry = bout.fought_entry or 0
    deed = entries[entry - 1].deed
    hands = deed.by_hand if isinstance(deed, BoutFought) else None
    if hands is None and not _doors_were_open(entries[: entry - 1], bout.night):
        hands = (False, False)
    red, blue = (_leader(books, bout, at.index, hands) for at in CORNERS)
    return red, blue


def _leader(books: Books, bout: BoutBook, at: int, hands: tuple[bool, bool] | None) -> Led:
    if hands is not None and hands[at]:
        return Led.HAND
    if bout.plans[at] is not None:
        return Led.PLAN
    manager = bout.managers[at]
    person = manager is not None and books.managers[manager].kind is ManagerKind.PERSON
    return Led.NO_PLAN if hands is None and person else Led.PROGRAM


def _doors_were_open(before: Sequence[Entry], night: int) -> bool:
    """Whether people could step into the ring on a night, by the entries before a bout of it."""
    for entry in reversed(before):
        if isinstance(entry.deed, DoorsOpened) and entry.deed.night == night:
            return True
        if isinstance(entry.deed, NightClosed) and entry.deed.night < night:
            return False
    return False


def record_text(entries: Sequence[Entry], entry: int | None) -> str | None:
    """The record of the fight; entries are numbered from 1 without a gap."""
    return None if entry is None or entry > len(entries) else entries[entry - 1].record


# Two fighters side by side.


Common = tuple[Named, tuple[list[BoutFacts], list[BoutFacts]]]
"""Somebody both have met, and the bouts of each with him, oldest first."""


@dataclass(frozen=True, slots=True)
class Comparison:
    """Red and blue; ``head_to_head`` is the record from red's side.

    ``stoppages_lost``, ``longest_winning``, ``rounds`` (boxed in all) and ``careers`` (before any league) are pairs.
    """

    red: RosterRow
    blue: RosterRow
    longest_winning: tuple[int, int]
    stoppages_lost: tuple[int, int]
    rounds: tuple[int, int]
    title_bouts: tuple[int, int]
    reigns: tuple[int, int]
    head_to_head: Record
    meetings: tuple[BoutBook, ...]
    common: tuple[Common, ...]
    careers: tuple[CareerRecord | None, CareerRecord | None] = (None, None)


def comparison(books: Books, red: int, blue: int) -> Comparison:
    """Two fighters compared; ``KeyError`` for a number that is not one of the books."""
    pages = books.fighters[red], books.fighters[blue]
    rows = rows_of(books, pages)
    careers = [career_facts(books, page) for page in pages]
    return Comparison(
        red=rows[0],
        blue=rows[1],
        longest_winning=_pair([longest(bout.won is True for bout in career) for career in careers]),
        stoppages_lost=_pair([_stopped(career) for career in careers]),
        rounds=_pair([sum(bout.round for bout in career) for career in careers]),
        title_bouts=_pair([sum(bout.title for bout in career) for career in careers]),
        reigns=(len(books.reigns_of(red)), len(books.reigns_of(blue))),
        head_to_head=results(bout.won for bout in careers[0] if bout.opponent.number == blue),
        meetings=meetings(books, red, blue) if red != blue else (),
        common=_common(careers[0], careers[1], {red, blue}),
        careers=(pages[0].fighter.career, pages[1].fighter.career),
    )


def _pair(values: list[int]) -> tuple[int, int]:
    return values[0], values[1]


def _stopped(career: tuple[BoutFacts, ...]) -> int:
    return sum(bout.won is False and bout.method.is_stoppage for bout in career)


def _common(
    red: tuple[BoutFacts, ...], blue: tuple[BoutFacts, ...], themselves: set[int]
) -> tuple[Common, ...]:
    """Common opponents in the order red met them."""
    his, other = _by_opponent(red), _by_opponent(blue)
    both = [met for met in his if met in other and met.number not in themselves]
    return tuple((met, (his[met], other[met])) for met in both)


def _by_opponent(career: tuple[BoutFacts, ...]) -> dict[Named, list[BoutFacts]]:
    met: dict[Named, list[BoutFacts]] = defaultdict(list)
    for bout in career:
        met[bout.opponent].append(bout)
    return met
