"""What a deed of the journal says, as facts with names, for whoever words it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from typing import Any

from ringside_manager.bout.outcome import Method
from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.books import Answer
from ringside_manager.league import deeds as d
from ringside_manager.league.deeds import Deed, Entry


@dataclass(frozen=True, slots=True)
class DeedFacts:
    """The facts of one deed; what its kind does not speak of is empty.

    ``fighters`` and ``managers`` are names, the one who acts, wins or is offered first; ``number`` is what it
    speaks of (offer, deal, bout, entry, tournament), ``bout`` the number of a bout to look at, ``count`` a
    rank, a percentage roll, places or how many; ``cents`` money; ``yes`` whether it was accepted or for the title.
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


@dataclass(slots=True)
class Directory:
    """Who and what the numbers of a journal stand for, struck entries included; ``read`` goes on where it ended."""

    league: str = ""
    fighters: dict[int, str] = field(default_factory=dict)
    managers: dict[int, str] = field(default_factory=dict)
    pairs: dict[int, tuple[int, int]] = field(default_factory=dict)
    """Red and blue of every offer and bout."""
    tournaments: dict[int, str] = field(default_factory=dict)
    known: int = 0

    def read(self, entries: Iterable[Entry]) -> Directory:
        """Take in further entries; itself."""
        for entry in entries:
            self._note(entry.number, entry.deed)
            self.known = entry.number
        return self

    def _note(self, number: int, deed: Deed) -> None:
        if isinstance(deed, d.OfferMade | d.BoutMade):
            self.pairs[number] = deed.red, deed.blue
        elif isinstance(deed, d.FighterSigned):
            self.fighters[number] = deed.fighter.name
        elif isinstance(deed, d.ManagerSeated):
            self.managers[number] = deed.name
        elif isinstance(deed, d.TournamentDrawn):
            self.tournaments[number] = deed.name
        elif isinstance(deed, d.LeagueFounded | d.LeagueBranched):
            self.league = deed.name
        elif isinstance(deed, d.Corrected):
            self._note(deed.entry, deed.deed)

    def fighter(self, number: int | None) -> str:
        """A fighter's name; his number if there never was one."""
        return "" if number is None else self.fighters.get(number, f"#{number}")

    def manager(self, number: int | None) -> str:
        """A manager's name; empty for nobody."""
        return "" if number is None else self.managers.get(number, f"#{number}")

    def pair(self, number: int) -> tuple[str, ...]:
        """The names of red and blue of an offer or bout; empty if there never was one."""
        return tuple(self.fighter(side) for side in self.pairs.get(number, ()))


def facts_of(deed: Deed, names: Directory) -> DeedFacts:
    """The facts of a deed; one of a correction are those of the deed it puts in place of the other."""
    read = _FACTS.get(type(deed))
    facts = DeedFacts(deed.kind) if read is None else read(deed, names)
    return replace(facts, kind=deed.kind)


def _founded(deed: d.LeagueFounded, _: Directory) -> DeedFacts:
    return DeedFacts("", word=deed.name)


def _seated(deed: d.ManagerSeated, _: Directory) -> DeedFacts:
    return DeedFacts("", managers=(deed.name,), word=deed.manager.value)


def _signed(deed: d.FighterSigned, names: Directory) -> DeedFacts:
    manager = () if deed.manager is None else (names.manager(deed.manager),)
    return DeedFacts("", (deed.fighter.name,), manager, cents=deed.price_cents, word=deed.entrance.value)


def _ordered(deed: d.StablesOrdered, names: Directory) -> DeedFacts:
    return DeedFacts("", managers=tuple(names.manager(place.manager) for place in deed.order))


def _sold(deed: d.FighterSold, names: Directory) -> DeedFacts:
    return DeedFacts("", (names.fighter(deed.fighter),), (names.manager(deed.buyer),), cents=deed.price_cents)


def _traded(deed: d.FightersTraded, names: Directory) -> DeedFacts:
    return DeedFacts("", (names.fighter(deed.first), names.fighter(deed.second)), cents=deed.cash_cents)


def _deal(deed: d.DealProposed, names: Directory) -> DeedFacts:
    men = (deed.fighter,) if deed.in_exchange is None else (deed.fighter, deed.in_exchange)
    return DeedFacts(
        "",
        tuple(map(names.fighter, men)),
        (names.manager(deed.proposer), names.manager(deed.partner)),
        cents=deed.price_cents,
    )


def _deal_answer(deed: d.DealAnswered, names: Directory) -> DeedFacts:
    who = () if deed.manager is None else (names.manager(deed.manager),)
    return DeedFacts("", managers=who, number=deed.deal, yes=deed.accepted)


def _offer(deed: d.OfferMade, names: Directory) -> DeedFacts:
    return replace(_match(deed, names), managers=(names.manager(deed.proposer),), word=deed.note)


def _offer_answer(deed: d.OfferAnswered, names: Directory) -> DeedFacts:
    who = () if deed.manager is None else (names.manager(deed.manager),)
    return DeedFacts("", names.pair(deed.offer), who, number=deed.offer, word=deed.reason, answer=deed.answer)


def _match(deed: d.OfferMade | d.BoutMade, names: Directory) -> DeedFacts:
    pair = names.fighter(deed.red), names.fighter(deed.blue)
    return DeedFacts("", pair, night=deed.night, arena=deed.arena, rounds=deed.rounds, yes=deed.title)


def _cancelled(deed: d.BoutCancelled, names: Directory) -> DeedFacts:
    return DeedFacts("", names.pair(deed.bout), number=deed.bout, bout=deed.bout, word=deed.reason)


def _bid(deed: d.BidSealed, names: Directory) -> DeedFacts:
    """The amount stays in its envelope."""
    return DeedFacts(
        "", names.pair(deed.bout), (names.manager(deed.manager),), number=deed.bout, bout=deed.bout
    )


def _auction(deed: d.DatesAuctioned, _: Directory) -> DeedFacts:
    paid = sum(bid.total_cents for bid in deed.bids if bid.bout in deed.winners)
    return DeedFacts("", night=deed.night, arena=deed.arena, count=deed.places, cents=paid)


def _fought(deed: d.BoutFought, names: Directory) -> DeedFacts:
    pair, outcome = names.pair(deed.bout), deed.outcome
    if outcome.winner is not None and outcome.winner.index == 1:
        pair = pair[::-1]
    return DeedFacts(
        "",
        pair,
        number=deed.bout,
        bout=deed.bout,
        method=outcome.method,
        round=outcome.round,
        yes=outcome.winner is not None,
    )


def _retired(deed: d.FighterRetired, names: Directory) -> DeedFacts:
    return DeedFacts("", (names.fighter(deed.fighter),), word=deed.reason)


def _drawn(deed: d.TournamentDrawn, names: Directory) -> DeedFacts:
    men = tuple(map(names.fighter, deed.entrants))
    return DeedFacts("", men, night=deed.first_night, count=len(men), yes=deed.for_title, word=deed.name)


def _walkover(deed: d.WalkoverGiven, names: Directory) -> DeedFacts:
    name = names.tournaments.get(deed.slot.tournament, "")
    return DeedFacts("", (names.fighter(deed.fighter),), number=deed.slot.tournament, word=name)


def _closed(deed: d.NightClosed, _: Directory) -> DeedFacts:
    return DeedFacts("", night=deed.night)


def _approved(deed: d.CardApproved, _: Directory) -> DeedFacts:
    return DeedFacts("", night=deed.night, count=len(deed.bouts))


def _card(deed: d.CardOrdered | d.PlacesAwarded, _: Directory) -> DeedFacts:
    return DeedFacts("", night=deed.night, arena=deed.arena, count=len(deed.bouts))


def _rank(deed: d.RankingOverridden, names: Directory) -> DeedFacts:
    return DeedFacts("", (names.fighter(deed.fighter),), count=deed.rank or 0, word=deed.reason)


def _settled(deed: d.DoubtSettled, _: Directory) -> DeedFacts:
    return DeedFacts("", number=deed.entry, word=deed.note)


def _branched(deed: d.LeagueBranched, _: Directory) -> DeedFacts:
    return DeedFacts("", number=deed.entry, word=deed.origin)


def _struck(deed: d.Struck, _: Directory) -> DeedFacts:
    return DeedFacts("", number=deed.entries[0] if deed.entries else 0, count=len(deed.entries))


def _corrected(deed: d.Corrected, names: Directory) -> DeedFacts:
    return replace(facts_of(deed.deed, names), number=deed.entry)


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
    d.BoutFought: _fought,
    d.FighterRetired: _retired,
    d.TournamentDrawn: _drawn,
    d.WalkoverGiven: _walkover,
    d.NightClosed: _closed,
    d.CardApproved: _approved,
    d.CardOrdered: _card,
    d.PlacesAwarded: _card,
    d.RankingOverridden: _rank,
    d.DoubtSettled: _settled,
    d.LeagueBranched: _branched,
    d.Struck: _struck,
    d.Corrected: _corrected,
}
