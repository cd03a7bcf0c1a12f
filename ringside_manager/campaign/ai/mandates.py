"""Standing orders: whom they cover, and what they say to a bout (C72)."""

from __future__ import annotations

from collections.abc import Iterator

from ringside_manager.campaign.ai import matchmaking
from ringside_manager.campaign.ai.scene import Scene
from ringside_manager.campaign.ai.valuation import Stage, prospect, wished_rounds
from ringside_manager.campaign.books import Books, FighterBook, MandateBook, OfferBook, Otherwise, Task
from ringside_manager.campaign.orders import AcceptOffer, OfferBout, RefuseOffer


def mandate_for(books: Books, fighter: FighterBook, night: int) -> MandateBook | None:
    """The standing order that counts for a fighter on a night: his manager's latest that covers him (C72)."""
    for mandate in reversed(books.mandates.values()):
        covers = not mandate.fighters or fighter.number in mandate.fighters
        if mandate.manager == fighter.manager and covers and mandate.holds(night):
            return mandate
    return None


def is_managed(books: Books, fighter: FighterBook, night: int) -> bool:
    """Whether the office looks for his bouts, too."""
    mandate = mandate_for(books, fighter, night)
    return mandate is not None and mandate.task is Task.MANAGE


def is_away(books: Books, manager: int, night: int) -> bool:
    """Whether the office manages the whole stable: then nothing waits for its manager himself."""
    stable = [books.fighters[number] for number in books.managers[manager].stable]
    return bool(books.mandates) and bool(stable) and all(is_managed(books, man, night) for man in stable)


def standing_answer(scene: Scene, offer: OfferBook) -> AcceptOffer | RefuseOffer | None:
    """What a standing order says to an offer; ``None`` if there is none for the man, or the offer waits for his manager.

    Where terms are named they alone decide, where none are the program judges as it does for its own managers; nothing is paid
    for a bout by standing order, and no call-out accepted (C75, C81).
    """
    fighter, opponent = scene.books.fighters[offer.blue], scene.books.fighters[offer.red]
    mandate = mandate_for(scene.books, fighter, offer.night)
    if mandate is None:
        return None
    if mandate.task is Task.DECLINE:
        return RefuseOffer(offer.number, "by standing order")
    where = Stage(offer.arena, offer.title)
    found: AcceptOffer | RefuseOffer
    if offer.side_cents > 0 or offer.stake_cents:
        found = RefuseOffer(offer.number, "by standing order")
    elif not mandate.has_terms:
        found = matchmaking.answer(scene, offer)
    elif meets(scene, mandate, fighter, opponent, where, offer.night):
        found = AcceptOffer(offer.number, wished_rounds(scene, where, scene.chance(fighter, opponent)))
    else:
        found = RefuseOffer(offer.number, "by standing order")
    waits = isinstance(found, RefuseOffer) and mandate.otherwise is Otherwise.WAIT
    return None if waits else found


def meets(
    scene: Scene, mandate: MandateBook, fighter: FighterBook, opponent: FighterBook, where: Stage, night: int
) -> bool:
    """Whether a bout meets the terms: chance, purse on average, rest, opponent."""
    chance = scene.chance(fighter, opponent)
    won, lost = prospect(scene, fighter, opponent, where).purse_dollars
    rested = fighter.last_night is None or night - fighter.last_night >= mandate.rest
    return (
        rested
        and not _is_barred(scene.books, mandate, opponent)
        and 100 * chance >= mandate.least_chance
        and 100 * (chance * won + (1 - chance) * lost) >= mandate.least_cents
    )


def _is_barred(books: Books, mandate: MandateBook, opponent: FighterBook) -> bool:
    """Whether he is out of the question, by his name or by the title as it stands now."""
    if opponent.number in mandate.never:
        return True
    asks = mandate.never_champion or opponent.manager in mandate.never_champions_of
    return asks and books.is_champion(opponent.number)


def proposals(scene: Scene, fighter: FighterBook, night: int | None = None) -> Iterator[OfferBout]:
    """The bouts that would be offered for a fighter, best first: as the program would, within his manager's terms."""
    mandate = mandate_for(scene.books, fighter, scene.night) if scene.books.mandates else None
    for proposal in matchmaking.proposals(scene, fighter, night=night):
        opponent, where = scene.books.fighters[proposal.blue], Stage(proposal.arena, proposal.title)
        if mandate is None or meets(scene, mandate, fighter, opponent, where, proposal.night):
            yield proposal
