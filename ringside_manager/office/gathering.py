"""A night on which all offers are gathered before any is answered (C79)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from ringside_manager.bout.chance import SeededChance
from ringside_manager.campaign.ai import Scene, matchmaking
from ringside_manager.campaign.ai.gathering import Market, Pairing, market_of
from ringside_manager.campaign.ai.valuation import wished_rounds
from ringside_manager.campaign.books import Answer, FighterBook, MandateBook, OfferBook, Task
from ringside_manager.campaign.orders import AcceptOffer, OfferBout, RefuseOffer
from ringside_manager.errors import RuleError
from ringside_manager.league.business.offers import OfferAnswered
from ringside_manager.office.docket import Docket, NightOrder, Party
from ringside_manager.office.orders import carry_out, try_order
from ringside_manager.office.orders.offers import addressee, open_offers

ROUNDS = 3
"""How often the gathered offers are gone through, where a rule forbids what two had agreed on."""


@dataclass(slots=True)
class Gathering:
    """The offers of one night, persons' and those of the program's managers."""

    docket: Docket
    evening: NightOrder
    market: Market
    chance: SeededChance
    seeking: bool = True
    """Whether bouts are looked for; else offers alone are answered (C73)."""
    forbidden: set[frozenset[int]] = field(default_factory=set)

    @property
    def scene(self) -> Scene:
        """The night."""
        return self.market.scene

    def agree(self) -> None:
        """Make the bouts of the night: whatever is worth most is agreed on first, and what is left is refused."""
        for _ in range(ROUNDS):
            agreed = self.market.match(self._men(), self._offered(), self._seeks, self._allows)
            made = [self._make(pair) for pair in agreed]
            if all(made):
                break

    def waiting(self) -> tuple[OfferBook, ...]:
        """The offers for tonight that wait for a seat the program decides for."""
        books = self.docket.books
        return tuple(
            offer for offer in open_offers(books) if offer.night == self.scene.night and self._answers(offer)
        )

    def _answers(self, offer: OfferBook) -> bool:
        """Whether the program may answer; no standing order takes a call-out (C81)."""
        fighter = self.docket.books.fighters[offer.blue]
        return self._decides(fighter) and not (offer.stake_cents and self._mandate(fighter) is not None)

    def _men(self) -> list[FighterBook]:
        """Those free tonight whose managers, or the office for them, decide at once."""
        return [man for man in self.scene.market() if self.scene.is_available(man) and self._decides(man)]

    def _decides(self, fighter: FighterBook) -> bool:
        mandate = self._mandate(fighter)
        if mandate is not None:
            return mandate.task is not Task.DECLINE
        return self.evening.decides(self.docket.books, fighter.manager)

    def _mandate(self, fighter: FighterBook) -> MandateBook | None:
        books = self.docket.books
        return matchmaking.mandate_for(books, fighter, self.scene.night) if books.mandates else None

    def _seeks(self, fighter: FighterBook) -> bool:
        mandate = self._mandate(fighter)
        return self.seeking and (mandate is None or mandate.task is Task.MANAGE)

    def _allows(self, pair: Pairing) -> bool:
        """Whether no rule and no standing order is known to forbid it."""
        if frozenset((pair.red.number, pair.blue.number)) in self.forbidden:
            return False
        for man in (pair.red, pair.blue):
            mandate = self._mandate(man)
            night = self.scene.night
            if mandate is not None and not matchmaking.meets(
                self.scene, mandate, man, pair.other(man), pair.where, night
            ):
                return False
        return True

    def _offered(self) -> Iterator[Pairing]:
        for offer in self.waiting():
            red, blue = self.docket.books.fighters[offer.red], self.docket.books.fighters[offer.blue]
            if self.scene.is_available(blue):
                yield self.market.offered(offer, red, blue)

    def _make(self, pair: Pairing) -> bool:
        """Whether the rules let them box; both have found their bout then."""
        made = self._accept(pair) if pair.offer else self._propose(pair)
        if made:
            self.scene.take(pair.red.number, pair.blue.number)
        else:
            self.forbidden.add(frozenset((pair.red.number, pair.blue.number)))
        return made

    def _accept(self, pair: Pairing) -> bool:
        rounds = self._rounds(pair, pair.blue)
        return try_order(
            self.docket, AcceptOffer(pair.offer, rounds), self.docket.party_of(pair.blue.number), self.chance
        )

    def _propose(self, pair: Pairing) -> bool:
        books, where = self.docket.books, pair.where
        red, blue = pair.red, pair.blue
        terms = self.scene.night, red.number, blue.number, where.arena
        order = OfferBout(*terms, self._rounds(pair, red), where.title)
        before = len(books.offers)
        if not try_order(self.docket, order, self.docket.party_of(red.number), self.chance):
            return False
        if len(books.offers) == before:
            return True  # within a stable it is made at once (C52)
        offer = next(reversed(books.offers.values()))
        if self._accept(pair._replace(offer=offer.number)):
            return True
        manager = self.docket.party_of(blue.number).manager
        self.docket.write(OfferAnswered(offer.number, Answer.REFUSED, manager, "not by the rules"))
        return False

    def _rounds(self, pair: Pairing, man: FighterBook) -> int:
        return wished_rounds(self.scene, pair.where, self.scene.chance(man, pair.other(man)))

    # What is left

    def refuse(self, countered: Callable[[OfferBook], bool]) -> None:
        """Refuse what nobody has accepted, unless ``countered`` answers it with other terms."""
        for offer in self.waiting():
            if offer.answer is not None or countered(offer):
                continue
            asked = addressee(self.docket.books, offer)
            party = Party(self.docket.manager(asked or 0).name, asked)
            order = matchmaking.answer(self.scene, offer)
            reason = order.reason if isinstance(order, RefuseOffer) else "another bout was worth more"
            carry_out(self.docket, RefuseOffer(offer.number, reason), party, self.chance)

    def leftover(self) -> Iterator[tuple[FighterBook, OfferBout]]:
        """The program's men without a bout tonight, each with what would be offered to a person, best first."""
        for man in self._men():
            if self._seeks(man):
                for order in matchmaking.proposals(self.scene, man):
                    if not self._decides(self.docket.books.fighters[order.blue]):
                        yield man, order


def answer_ahead(docket: Docket, scene: Scene, later: Scene, offer: OfferBook, chance: SeededChance) -> None:
    """Answer an offer for a later night: at once if it is the best he may hope for or will not do, else it waits for its night."""
    fighter = docket.books.fighters[offer.blue]
    market = market_of(later)
    pair = market.offered(offer, docket.books.fighters[offer.red], fighter)
    asked = addressee(docket.books, offer)
    party = Party(docket.manager(asked or 0).name, asked)
    if not later.is_available(fighter):
        order: AcceptOffer | RefuseOffer = RefuseOffer(offer.number, "not free or not rested on that night")
    elif not market.suits(pair, fighter):
        order = matchmaking.answer(later, offer)
    elif _is_best(market_of(scene), market, pair, later.night - scene.night):
        order = AcceptOffer(offer.number, wished_rounds(later, pair.where, later.chance(fighter, pair.red)))
    else:
        return
    try:
        carry_out(docket, order, party, chance)
    except RuleError as refusal:
        docket.write(OfferAnswered(offer.number, Answer.REFUSED, asked, str(refusal)))


def _is_best(tonight: Market, later: Market, pair: Pairing, nights: int) -> bool:
    """Whether an offer for a later night is worth more than all he could have until then."""
    fighter = pair.blue
    cents = pair.cents_of(fighter)
    if cents < later.best_else(fighter, pair.red):
        return False
    if not tonight.scene.is_available(fighter):
        return True
    return cents - nights * tonight.outlook.rate_cents(fighter) >= tonight.best_else(fighter, pair.red)
