"""What a deed of the journal says, as facts with names, for whoever words it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields, replace
from functools import cached_property, singledispatch
from typing import Any, cast

from ringside_manager.bout.outcome import Method
from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.books import Answer
from ringside_manager.league.business.bouts import BoutFought
from ringside_manager.league.business.careers import ClassMoved, DraftListed, FighterSigned, YearTurned
from ringside_manager.league.business.club import (
    DeadlineSet,
    DeviceAdmitted,
    DeviceRevoked,
    NightCommitted,
    ParcelTaken,
    SealingAgreed,
    SealsListed,
    SealsOpened,
)
from ringside_manager.league.business.contracts import (
    ContractsEnded,
    DealAnswered,
    DealProposed,
    TermsAnswered,
    TermsOffered,
)
from ringside_manager.league.business.founding import (
    BeltsNamed,
    CampaignProlonged,
    HouseRulesChanged,
    LeagueBranched,
    LeagueFounded,
    ManagerSeated,
    StablesOrdered,
)
from ringside_manager.league.business.nights import (
    BidSealed,
    CardApproved,
    CardOrdered,
    DatesAuctioned,
    PlacesAwarded,
    PlanSealed,
    RankingOverridden,
)
from ringside_manager.league.business.offers import (
    BetAnswered,
    BetProposed,
    BoutCancelled,
    BoutMade,
    OfferAnswered,
    OfferMade,
)
from ringside_manager.league.business.open_books import Corrected, DoubtSettled, Struck
from ringside_manager.league.business.tournaments import TournamentDrawn, TournamentLeft, WalkoverGiven
from ringside_manager.league.deeds import Deed, Entry


@dataclass(frozen=True, slots=True)
class DeedFacts:
    """The facts of one deed; what its kind does not speak of is empty.

    ``fighters`` and ``managers`` are names, the one who acts, wins or is offered first; ``number`` is what it
    speaks of (offer, deal, bout, entry, tournament), ``bout`` the number of a bout to look at, ``count`` a
    rank, a percentage roll, places or how many; ``cents`` money, ``stake_cents`` what each side puts up; ``yes`` whether it was accepted, for the title, or a plan sealed and not taken back.
    """

    kind: str
    fighters: tuple[str, ...] = ()
    managers: tuple[str, ...] = ()
    night: int = 0
    arena: Arena | None = None
    rounds: int = 0
    number: int = 0
    bout: int = 0
    count: int = 0
    cents: int = 0
    stake_cents: int = 0
    yes: bool = False
    word: str = ""
    answer: Answer | None = None
    method: Method | None = None
    round: int = 0
    cause: str = ""


class Directory:
    """Who and what the numbers of a journal stand for, struck entries included: a number is that of an entry."""

    def __init__(self, entries: Sequence[Entry]) -> None:
        self._entries = entries

    @cached_property
    def _corrected(self) -> dict[int, Deed]:
        words = (entry.deed for entry in self._entries if isinstance(entry.deed, Corrected))
        return {word.entry: word.deed for word in words}

    def deed(self, number: int) -> Deed | None:
        """The deed of an entry, in the form it was last corrected to; ``None`` if there is none."""
        if number in self._corrected:
            return self._corrected[number]
        return self._entries[number - 1].deed if 1 <= number <= len(self._entries) else None

    def fighter(self, number: int | None) -> str:
        """A fighter's name; his number if there never was one."""
        deed = None if number is None else self.deed(number)
        return deed.fighter.name if isinstance(deed, FighterSigned) else _unknown(number)

    def manager(self, number: int | None) -> str:
        """A manager's name; empty for nobody."""
        deed = None if number is None else self.deed(number)
        return deed.name if isinstance(deed, ManagerSeated) else _unknown(number)

    def tournament(self, number: int) -> str:
        deed = self.deed(number)
        return deed.name if isinstance(deed, TournamentDrawn) else _unknown(number)

    def pair(self, number: int) -> tuple[str, ...]:
        """The names of red and blue of an offer or bout; empty if there never was one."""
        deed = self.deed(number)
        if not isinstance(deed, OfferMade | BoutMade):
            return ()
        return self.fighter(deed.red), self.fighter(deed.blue)

    def traded(self, number: int) -> tuple[str, ...]:
        """The names of whom a deal is about; empty if there never was one."""
        deed = self.deed(number)
        if not isinstance(deed, DealProposed):
            return ()
        men = (deed.fighter,) if deed.in_exchange is None else (deed.fighter, deed.in_exchange)
        return tuple(map(self.fighter, men))

    def backed(self, number: int) -> tuple[str, ...]:
        """The name of the man a bet is on; empty if there never was one."""
        deed = self.deed(number)
        return (self.fighter(deed.fighter),) if isinstance(deed, BetProposed) else ()


def _unknown(number: int | None) -> str:
    return "" if number is None else f"#{number}"


@singledispatch
def facts_of(deed: Deed, names: Directory) -> DeedFacts:
    """The facts of a deed; one of a correction are those of the deed it puts in place of the other.

    Of a kind that says nothing else here they are read from its fields, by their names.
    """
    said: dict[str, Any] = {field.name: getattr(deed, field.name) for field in fields(cast("Any", deed))}
    return DeedFacts(
        deed.kind,
        tuple(names.fighter(said[name]) for name in ("fighter", "first", "second") if name in said),
        tuple(names.manager(said[name]) for name in ("manager", "buyer") if name in said),
        night=said.get("night", 0),
        cents=said.get("price_cents", said.get("cash_cents", 0)),
        word=said.get("reason", ""),
    )


@facts_of.register
def _founded(deed: LeagueFounded, _: Directory) -> DeedFacts:
    return DeedFacts(deed.kind, word=deed.name)


@facts_of.register
def _seated(deed: ManagerSeated, _: Directory) -> DeedFacts:
    return DeedFacts(deed.kind, managers=(deed.name,), word=deed.manager.value)


@facts_of.register
def _signed(deed: FighterSigned, names: Directory) -> DeedFacts:
    manager = () if deed.manager is None else (names.manager(deed.manager),)
    return DeedFacts(
        deed.kind, (deed.fighter.name,), manager, cents=deed.price_cents, word=deed.entrance.value
    )


@facts_of.register
def _ordered(deed: StablesOrdered, names: Directory) -> DeedFacts:
    return DeedFacts(deed.kind, managers=tuple(names.manager(place.manager) for place in deed.order))


@facts_of.register
def _deal(deed: DealProposed, names: Directory) -> DeedFacts:
    men = (deed.fighter,) if deed.in_exchange is None else (deed.fighter, deed.in_exchange)
    return DeedFacts(
        deed.kind,
        tuple(map(names.fighter, men)),
        (names.manager(deed.proposer), names.manager(deed.partner)),
        cents=deed.price_cents,
        word=deed.reason,
    )


@facts_of.register
def _deal_answer(deed: DealAnswered, names: Directory) -> DeedFacts:
    who = () if deed.manager is None else (names.manager(deed.manager),)
    return DeedFacts(
        deed.kind, names.traded(deed.deal), who, number=deed.deal, yes=deed.accepted, word=deed.reason
    )


@facts_of.register
def _bet(deed: BetProposed, names: Directory) -> DeedFacts:
    return DeedFacts(
        deed.kind,
        (names.fighter(deed.fighter),),
        (names.manager(deed.proposer), names.manager(deed.partner)),
        bout=deed.bout,
        cents=100 * deed.win_dollars,
        stake_cents=100 * deed.stake_dollars,
    )


@facts_of.register
def _bet_answer(deed: BetAnswered, names: Directory) -> DeedFacts:
    who = () if deed.manager is None else (names.manager(deed.manager),)
    return DeedFacts(deed.kind, names.backed(deed.bet), who, number=deed.bet, yes=deed.accepted)


@facts_of.register
def _offer(deed: OfferMade, names: Directory) -> DeedFacts:
    by = (names.manager(deed.proposer),)
    return replace(
        _match(deed, names), managers=by, word=deed.note, cents=deed.side_cents, stake_cents=deed.stake_cents
    )


@facts_of.register
def _offer_answer(deed: OfferAnswered, names: Directory) -> DeedFacts:
    who = () if deed.manager is None else (names.manager(deed.manager),)
    return DeedFacts(
        deed.kind, names.pair(deed.offer), who, number=deed.offer, word=deed.reason, answer=deed.answer
    )


@facts_of.register
def _bout(deed: BoutMade, names: Directory) -> DeedFacts:
    """The word says that it is an eliminator (Y14)."""
    return replace(_match(deed, names), word="eliminator" if deed.eliminator else "")


def _match(deed: OfferMade | BoutMade, names: Directory) -> DeedFacts:
    pair = names.fighter(deed.red), names.fighter(deed.blue)
    return DeedFacts(deed.kind, pair, night=deed.night, arena=deed.arena, rounds=deed.rounds, yes=deed.title)


@facts_of.register
def _cancelled(deed: BoutCancelled, names: Directory) -> DeedFacts:
    return DeedFacts(deed.kind, names.pair(deed.bout), number=deed.bout, bout=deed.bout, word=deed.reason)


@facts_of.register
def _bid(deed: BidSealed, names: Directory) -> DeedFacts:
    """The amount stays in its envelope."""
    return DeedFacts(
        deed.kind, names.pair(deed.bout), (names.manager(deed.manager),), number=deed.bout, bout=deed.bout
    )


@facts_of.register
def _plan(deed: PlanSealed, names: Directory) -> DeedFacts:
    """The plan stays in its envelope."""
    who = (names.manager(deed.manager),)
    return DeedFacts(deed.kind, (names.fighter(deed.fighter),), who, yes=bool(deed.plan))


@facts_of.register
def _auction(deed: DatesAuctioned, _: Directory) -> DeedFacts:
    paid = sum(bid.total_cents for bid in deed.bids if bid.bout in deed.winners)
    return DeedFacts(deed.kind, night=deed.night, arena=deed.arena, count=deed.places, cents=paid)


@facts_of.register
def _fought(deed: BoutFought, names: Directory) -> DeedFacts:
    pair, outcome = names.pair(deed.bout), deed.outcome
    if outcome.winner is not None and outcome.winner.index == 1:
        pair = pair[::-1]
    return DeedFacts(
        deed.kind,
        pair,
        number=deed.bout,
        bout=deed.bout,
        method=outcome.method,
        round=outcome.round,
        cause=outcome.cause,
        yes=outcome.winner is not None,
    )


@facts_of.register
def _drawn(deed: TournamentDrawn, names: Directory) -> DeedFacts:
    men = tuple(map(names.fighter, deed.entrants))
    return DeedFacts(
        deed.kind, men, night=deed.first_night, count=len(men), yes=deed.for_title, word=deed.name
    )


@facts_of.register
def _left(deed: TournamentLeft, names: Directory) -> DeedFacts:
    men = tuple(map(names.fighter, filter(None, (deed.fighter, deed.substitute))))
    name = names.tournament(deed.tournament)
    return DeedFacts(deed.kind, men, number=deed.tournament, yes=len(men) > 1, word=name)


@facts_of.register
def _walkover(deed: WalkoverGiven, names: Directory) -> DeedFacts:
    name = names.tournament(deed.slot.tournament)
    return DeedFacts(deed.kind, (names.fighter(deed.fighter),), number=deed.slot.tournament, word=name)


@facts_of.register
def _approved(deed: CardApproved, _: Directory) -> DeedFacts:
    return DeedFacts(deed.kind, night=deed.night, count=len(deed.bouts))


@facts_of.register
def _card(deed: CardOrdered | PlacesAwarded, _: Directory) -> DeedFacts:
    return DeedFacts(deed.kind, night=deed.night, arena=deed.arena, count=len(deed.bouts))


@facts_of.register
def _rank(deed: RankingOverridden, names: Directory) -> DeedFacts:
    return DeedFacts(deed.kind, (names.fighter(deed.fighter),), count=deed.rank or 0, word=deed.reason)


@facts_of.register
def _settled(deed: DoubtSettled, _: Directory) -> DeedFacts:
    return DeedFacts(deed.kind, number=deed.entry, word=deed.note)


@facts_of.register
def _branched(deed: LeagueBranched, _: Directory) -> DeedFacts:
    return DeedFacts(deed.kind, number=deed.entry, word=deed.origin)


@facts_of.register
def _prolonged(deed: CampaignProlonged, _: Directory) -> DeedFacts:
    return DeedFacts(deed.kind, count=deed.nights)


@facts_of.register
def _house_rules(deed: HouseRulesChanged, _: Directory) -> DeedFacts:
    return DeedFacts(deed.kind, number=deed.bout_rules, count=len(deed.numbers), word=deed.name)


@facts_of.register
def _sealing(deed: SealingAgreed, _: Directory) -> DeedFacts:
    return DeedFacts(deed.kind, yes=deed.sealed, word=deed.beacon)


@facts_of.register
def _deadline(deed: DeadlineSet, _: Directory) -> DeedFacts:
    return DeedFacts(
        deed.kind,
        night=deed.night,
        word=f"{deed.at.replace('T', ' ')} {deed.zone}" if deed.at else "",
        count=deed.days,
    )


@facts_of.register
def _device(deed: DeviceAdmitted, _: Directory) -> DeedFacts:
    return DeedFacts(deed.kind, word=deed.member)


@facts_of.register
def _revoked(deed: DeviceRevoked, _: Directory) -> DeedFacts:
    return DeedFacts(deed.kind, word=deed.device[:8])


@facts_of.register(NightCommitted)
@facts_of.register(SealsOpened)
def _of_night(deed: NightCommitted | SealsOpened, _: Directory) -> DeedFacts:
    return DeedFacts(deed.kind, night=deed.night)


@facts_of.register
def _parcel(deed: ParcelTaken, _: Directory) -> DeedFacts:
    return DeedFacts(deed.kind, night=deed.night, count=len(deed.orders))


@facts_of.register
def _listed(deed: SealsListed, _: Directory) -> DeedFacts:
    return DeedFacts(deed.kind, night=deed.night, count=len(deed.parcels))


@facts_of.register
def _belts(deed: BeltsNamed, _: Directory) -> DeedFacts:
    return DeedFacts(deed.kind, count=len(deed.names), word=", ".join(deed.names))


@facts_of.register
def _year(deed: YearTurned, names: Directory) -> DeedFacts:
    """The fighters are those who retire."""
    gone = tuple(names.fighter(line.fighter) for line in deed.fighters if line.retires)
    return DeedFacts(deed.kind, gone, night=deed.night, count=len(deed.fighters))


@facts_of.register
def _terms(deed: TermsOffered, names: Directory) -> DeedFacts:
    """The count is the share, the number that of the seasons."""
    return DeedFacts(
        deed.kind, (names.fighter(deed.fighter),), (names.manager(deed.manager),),
        count=deed.share, cents=deed.fee_cents, number=deed.seasons,
    )  # fmt: skip


@facts_of.register
def _terms_answer(deed: TermsAnswered, names: Directory) -> DeedFacts:
    """The count is the share at which he would sign."""
    offered = names.deed(deed.terms)
    facts = _terms(offered, names) if isinstance(offered, TermsOffered) else DeedFacts(deed.kind)
    share = facts.count if deed.counter_share is None else deed.counter_share
    return replace(facts, kind=deed.kind, number=deed.terms, answer=deed.answer, count=share)


@facts_of.register
def _ended(deed: ContractsEnded, names: Directory) -> DeedFacts:
    gone = tuple(map(names.fighter, deed.fighters))
    return DeedFacts(deed.kind, gone, night=deed.night, count=len(gone))


@facts_of.register
def _draft_list(deed: DraftListed, names: Directory) -> DeedFacts:
    return DeedFacts(deed.kind, tuple(map(names.fighter, deed.fighters)), (names.manager(deed.manager),))


@facts_of.register
def _moved(deed: ClassMoved, names: Directory) -> DeedFacts:
    return DeedFacts(deed.kind, (names.fighter(deed.fighter),), word=deed.weight_class)


@facts_of.register
def _struck(deed: Struck, _: Directory) -> DeedFacts:
    return DeedFacts(deed.kind, number=deed.entries[0] if deed.entries else 0, count=len(deed.entries))


@facts_of.register
def _corrected(deed: Corrected, names: Directory) -> DeedFacts:
    return replace(facts_of(deed.deed, names), kind=deed.kind, number=deed.entry)
