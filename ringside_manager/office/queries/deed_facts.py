"""What a deed of the journal says, as facts with names, for whoever words it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from ringside_manager.bout.outcome import Method
from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.books import Answer
from ringside_manager.league import deeds as d
from ringside_manager.league import night_deeds as n
from ringside_manager.league import promoter_deeds as p
from ringside_manager.league.deed_base import Deed
from ringside_manager.league.deeds import Entry


@dataclass(frozen=True, slots=True)
class DeedFacts:
    """The facts of one deed; what its kind does not speak of is empty.

    ``fighters`` and ``managers`` are names, the one who acts, wins or is offered first; ``number`` is what it
    speaks of (offer, deal, bout, entry, tournament), ``bout`` the number of a bout to look at, ``count`` a
    rank, a percentage roll, places or how many; ``cents`` money; ``yes`` whether it was accepted, for the title, or a plan sealed and not taken back.
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
        self._corrected = {
            entry.deed.entry: entry.deed.deed for entry in entries if isinstance(entry.deed, d.Corrected)
        }

    def deed(self, number: int) -> Deed | None:
        """The deed of an entry, in the form it was last corrected to; ``None`` if there is none."""
        if number in self._corrected:
            return self._corrected[number]
        return self._entries[number - 1].deed if 1 <= number <= len(self._entries) else None

    def fighter(self, number: int | None) -> str:
        """A fighter's name; his number if there never was one."""
        deed = None if number is None else self.deed(number)
        return deed.fighter.name if isinstance(deed, d.FighterSigned) else _unknown(number)

    def manager(self, number: int | None) -> str:
        """A manager's name; empty for nobody."""
        deed = None if number is None else self.deed(number)
        return deed.name if isinstance(deed, d.ManagerSeated) else _unknown(number)

    def tournament(self, number: int) -> str:
        """A tournament's name."""
        deed = self.deed(number)
        return deed.name if isinstance(deed, d.TournamentDrawn) else _unknown(number)

    def pair(self, number: int) -> tuple[str, ...]:
        """The names of red and blue of an offer or bout; empty if there never was one."""
        deed = self.deed(number)
        if not isinstance(deed, d.OfferMade | d.BoutMade):
            return ()
        return self.fighter(deed.red), self.fighter(deed.blue)

    def traded(self, number: int) -> tuple[str, ...]:
        """The names of whom a deal is about; empty if there never was one."""
        deed = self.deed(number)
        if not isinstance(deed, d.DealProposed):
            return ()
        men = (deed.fighter,) if deed.in_exchange is None else (deed.fighter, deed.in_exchange)
        return tuple(map(self.fighter, men))


def _unknown(number: int | None) -> str:
    return "" if number is None else f"#{number}"


def facts_of(deed: Deed, names: Directory) -> DeedFacts:
    """The facts of a deed; one of a correction are those of the deed it puts in place of the other."""
    read = _FACTS.get(type(deed))
    return DeedFacts(deed.kind) if read is None else read(deed, names)


def _founded(deed: d.LeagueFounded, _: Directory) -> DeedFacts:
    return DeedFacts(deed.kind, word=deed.name)


def _seated(deed: d.ManagerSeated, _: Directory) -> DeedFacts:
    return DeedFacts(deed.kind, managers=(deed.name,), word=deed.manager.value)


def _signed(deed: d.FighterSigned, names: Directory) -> DeedFacts:
    manager = () if deed.manager is None else (names.manager(deed.manager),)
    return DeedFacts(
        deed.kind, (deed.fighter.name,), manager, cents=deed.price_cents, word=deed.entrance.value
    )


def _ordered(deed: d.StablesOrdered, names: Directory) -> DeedFacts:
    return DeedFacts(deed.kind, managers=tuple(names.manager(place.manager) for place in deed.order))


def _sold(deed: d.FighterSold, names: Directory) -> DeedFacts:
    return DeedFacts(
        deed.kind, (names.fighter(deed.fighter),), (names.manager(deed.buyer),), cents=deed.price_cents
    )


def _traded(deed: d.FightersTraded, names: Directory) -> DeedFacts:
    return DeedFacts(
        deed.kind, (names.fighter(deed.first), names.fighter(deed.second)), cents=deed.cash_cents
    )


def _deal(deed: d.DealProposed, names: Directory) -> DeedFacts:
    men = (deed.fighter,) if deed.in_exchange is None else (deed.fighter, deed.in_exchange)
    return DeedFacts(
        deed.kind,
        tuple(map(names.fighter, men)),
        (names.manager(deed.proposer), names.manager(deed.partner)),
        cents=deed.price_cents,
    )


def _deal_answer(deed: d.DealAnswered, names: Directory) -> DeedFacts:
    who = () if deed.manager is None else (names.manager(deed.manager),)
    return DeedFacts(deed.kind, names.traded(deed.deal), who, number=deed.deal, yes=deed.accepted)


def _offer(deed: d.OfferMade, names: Directory) -> DeedFacts:
    return replace(_match(deed, names), managers=(names.manager(deed.proposer),), word=deed.note)


def _offer_answer(deed: d.OfferAnswered, names: Directory) -> DeedFacts:
    who = () if deed.manager is None else (names.manager(deed.manager),)
    return DeedFacts(
        deed.kind, names.pair(deed.offer), who, number=deed.offer, word=deed.reason, answer=deed.answer
    )


def _match(deed: d.OfferMade | d.BoutMade, names: Directory) -> DeedFacts:
    pair = names.fighter(deed.red), names.fighter(deed.blue)
    return DeedFacts(deed.kind, pair, night=deed.night, arena=deed.arena, rounds=deed.rounds, yes=deed.title)


def _cancelled(deed: d.BoutCancelled, names: Directory) -> DeedFacts:
    return DeedFacts(deed.kind, names.pair(deed.bout), number=deed.bout, bout=deed.bout, word=deed.reason)


def _bid(deed: d.BidSealed, names: Directory) -> DeedFacts:
    """The amount stays in its envelope."""
    return DeedFacts(
        deed.kind, names.pair(deed.bout), (names.manager(deed.manager),), number=deed.bout, bout=deed.bout
    )


def _plan(deed: n.PlanSealed, names: Directory) -> DeedFacts:
    """The plan stays in its envelope."""
    who = (names.manager(deed.manager),)
    return DeedFacts(deed.kind, (names.fighter(deed.fighter),), who, yes=bool(deed.plan))


def _doors(deed: n.DoorsOpened, _: Directory) -> DeedFacts:
    return DeedFacts(deed.kind, night=deed.night)


def _auction(deed: d.DatesAuctioned, _: Directory) -> DeedFacts:
    paid = sum(bid.total_cents for bid in deed.bids if bid.bout in deed.winners)
    return DeedFacts(deed.kind, night=deed.night, arena=deed.arena, count=deed.places, cents=paid)


def _fought(deed: d.BoutFought, names: Directory) -> DeedFacts:
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


def _retired(deed: d.FighterRetired, names: Directory) -> DeedFacts:
    return DeedFacts(deed.kind, (names.fighter(deed.fighter),), word=deed.reason)


def _drawn(deed: d.TournamentDrawn, names: Directory) -> DeedFacts:
    men = tuple(map(names.fighter, deed.entrants))
    return DeedFacts(
        deed.kind, men, night=deed.first_night, count=len(men), yes=deed.for_title, word=deed.name
    )


def _walkover(deed: d.WalkoverGiven, names: Directory) -> DeedFacts:
    name = names.tournament(deed.slot.tournament)
    return DeedFacts(deed.kind, (names.fighter(deed.fighter),), number=deed.slot.tournament, word=name)


def _closed(deed: d.NightClosed, _: Directory) -> DeedFacts:
    return DeedFacts(deed.kind, night=deed.night)


def _approved(deed: p.CardApproved, _: Directory) -> DeedFacts:
    return DeedFacts(deed.kind, night=deed.night, count=len(deed.bouts))


def _card(deed: p.CardOrdered | p.PlacesAwarded, _: Directory) -> DeedFacts:
    return DeedFacts(deed.kind, night=deed.night, arena=deed.arena, count=len(deed.bouts))


def _rank(deed: p.RankingOverridden, names: Directory) -> DeedFacts:
    return DeedFacts(deed.kind, (names.fighter(deed.fighter),), count=deed.rank or 0, word=deed.reason)


def _settled(deed: p.DoubtSettled, _: Directory) -> DeedFacts:
    return DeedFacts(deed.kind, number=deed.entry, word=deed.note)


def _branched(deed: p.LeagueBranched, _: Directory) -> DeedFacts:
    return DeedFacts(deed.kind, number=deed.entry, word=deed.origin)


def _struck(deed: d.Struck, _: Directory) -> DeedFacts:
    return DeedFacts(deed.kind, number=deed.entries[0] if deed.entries else 0, count=len(deed.entries))


def _corrected(deed: d.Corrected, names: Directory) -> DeedFacts:
    return replace(facts_of(deed.deed, names), kind=deed.kind, number=deed.entry)


_FACTS: dict[type[Deed], Callable[[Any, Directory], DeedFacts]] = {
    d.LeagueFounded: _founded,
    d.ManagerSeated: _seated,
    d.StablesOrdered: _ordered,
    d.FighterSigned: _signed,
    d.FighterSold: _sold,
    d.FightersTraded: _traded,
    d.DealProposed: _deal,
    d.DealAnswered: _deal_answer,
    d.OfferMade: _offer,
    d.OfferAnswered: _offer_answer,
    d.BoutMade: _match,
    d.BoutCancelled: _cancelled,
    d.BidSealed: _bid,
    d.DatesAuctioned: _auction,
    n.PlanSealed: _plan,
    n.DoorsOpened: _doors,
    d.BoutFought: _fought,
    d.FighterRetired: _retired,
    d.TournamentDrawn: _drawn,
    d.WalkoverGiven: _walkover,
    d.NightClosed: _closed,
    p.CardApproved: _approved,
    p.CardOrdered: _card,
    p.PlacesAwarded: _card,
    p.RankingOverridden: _rank,
    p.DoubtSettled: _settled,
    p.LeagueBranched: _branched,
    d.Struck: _struck,
    d.Corrected: _corrected,
}
