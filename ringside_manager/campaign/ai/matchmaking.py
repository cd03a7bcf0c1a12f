"""Offering bouts and answering offers: as the program's managers do, and by standing order (C72)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ringside_manager.campaign.ai import Scene
from ringside_manager.campaign.ai.gathering import market_of
from ringside_manager.campaign.ai.valuation import Prospect, Stage, prospect, stage, wished_rounds
from ringside_manager.campaign.arenas import best_open
from ringside_manager.campaign.books import (
    Books,
    Conduct,
    FighterBook,
    MandateBook,
    OfferBook,
    Otherwise,
    Task,
)
from ringside_manager.campaign.bouts import may_start
from ringside_manager.campaign.orders import AcceptOffer, CounterOffer, OfferBout, RefuseOffer
from ringside_manager.campaign.progress import share_cents
from ringside_manager.campaign.rivalries import Feud
from ringside_manager.campaign.schedule import SEASON
from ringside_manager.campaign.wagers import stake_worth_cents

AVOIDED = 1.5
"""Times his own patience that a manager can avoid an opponent who finds nobody to box with."""
AT_HOME = 0.3
"""How a bout within the stable is valued: one of the two must lose what the other wins."""
TRIES = 3
"""How many opponents a manager asks for one fighter on one night; more if nobody has wanted him for long."""
TRIES_BY_WORTH = 8
"""The same where all offers of a night are gathered: who offers more has more to choose from, and so have they."""


def proposals(scene: Scene, fighter: FighterBook, *, night: int | None = None) -> Iterator[OfferBout]:
    """The bouts a manager would offer for ``fighter``, best first, no more than he would ask for.

    ``night`` is the night he offers for if it is not tonight.
    """
    if scene.books.options.conduct is Conduct.BY_WORTH:
        yield from _proposals_by_worth(scene, fighter, night)
        return
    found = []
    may_box = _has_rested(scene, fighter)
    for opponent in scene.neighbours(fighter):
        where = stage(scene.books, fighter, opponent)
        at_home = opponent.manager == fighter.manager
        if not where.title and not (may_box and (not at_home or _are_idle(scene, fighter, opponent))):
            continue
        mine = prospect(scene, fighter, opponent, where)
        if wants(scene, fighter, opponent, mine, where) and _can_start(scene, fighter, opponent, where, mine):
            likely = AT_HOME if at_home else _likelihood(scene, opponent, mine.chance)
            found.append((mine.worth_cents * likely, opponent, where, mine))
    found.sort(key=lambda entry: (-entry[0], entry[1].number))
    for _, opponent, where, mine in found[: max(TRIES, scene.idle(fighter) - TRIES)]:
        yield OfferBout(
            scene.night if night is None else night,
            fighter.number,
            opponent.number,
            where.arena,
            wished_rounds(scene, where, mine.chance),
            where.title,
        )


def _proposals_by_worth(scene: Scene, fighter: FighterBook, night: int | None) -> Iterator[OfferBout]:
    """The bouts that would suit both sides, best first for the manager of ``fighter`` (C79)."""
    market, tries = market_of(scene), 0
    for pair in market.options(fighter):
        other = pair.other(fighter)
        at_home = other.manager == fighter.manager
        suits = (
            market.is_best_at_home(pair)
            if at_home
            else market.suits(pair, fighter) and market.suits(pair, other)
        )
        if tries == TRIES_BY_WORTH or not (suits and scene.is_available(other)):
            continue
        tries += 1
        where, chance = pair.where, scene.chance(fighter, other)
        terms = fighter.number, other.number, where.arena, wished_rounds(scene, where, chance), where.title
        yield OfferBout(scene.night if night is None else night, *terms)


def answer(scene: Scene, offer: OfferBook) -> AcceptOffer | RefuseOffer:
    """What the manager an offer waits for says to it."""
    fighter, opponent = scene.books.fighters[offer.blue], scene.books.fighters[offer.red]
    if not scene.is_available(fighter):
        return RefuseOffer(offer.number, "not free or not rested on that night")
    where = Stage(offer.arena, offer.title)
    if scene.books.options.conduct is Conduct.BY_WORTH:
        return _answer_by_worth(scene, offer, where)
    mine = prospect(scene, fighter, opponent, where)
    if not _likes(scene, offer, where, mine):
        money = bool(offer.side_cents or offer.stake_cents)
        wanted = money and wants(scene, fighter, opponent, mine, where)
        return RefuseOffer(offer.number, "not for that money" if wanted else _reason(mine))
    return AcceptOffer(offer.number, wished_rounds(scene, where, mine.chance))


def _answer_by_worth(scene: Scene, offer: OfferBook, where: Stage) -> AcceptOffer | RefuseOffer:
    """Accept what is worth as much as the best he could have else (C79)."""
    fighter, opponent = scene.books.fighters[offer.blue], scene.books.fighters[offer.red]
    market = market_of(scene)
    pair = market.offered(offer, opponent, fighter)
    if not market.suits(pair, fighter):
        return RefuseOffer(offer.number, _reason(prospect(scene, fighter, opponent, where)))
    if pair.cents_of(fighter) < market.best_else(fighter, opponent):
        return RefuseOffer(offer.number, "another bout is worth more")
    return AcceptOffer(offer.number, wished_rounds(scene, where, scene.chance(fighter, opponent)))


# Money beside the purses, and other terms (C75)


PAYS = 0.25
"""The part of his expected share a manager gives away at most to have a bout."""


def _likes(scene: Scene, offer: OfferBook, where: Stage, mine: Prospect) -> bool:
    """Whether the manager asked takes a bout with the money that goes with it.

    Money makes up for what he lacks, never for rest; he pays, as long as the bout is worth more to him than to the other,
    what evens that out, and never more than a part of what his man should earn by it.
    """
    fighter, opponent = scene.books.fighters[offer.blue], scene.books.fighters[offer.red]
    if scene.books.options.conduct is Conduct.BY_WORTH:
        market = market_of(scene)
        pair = market.offered(offer, opponent, fighter)._replace(where=where)
        return market.suits(pair, fighter)
    wanted = wants(scene, fighter, opponent, mine, where)
    gets = stake_worth_cents(offer.stake_cents, mine.chance) - offer.side_cents
    if not gets or (wanted and gets > 0):
        return wanted
    even = (prospect(scene, opponent, fighter, where).worth_cents - mine.worth_cents) / 2
    if gets < 0:
        return wanted and -gets <= min(-even, PAYS * _expected_share(fighter, mine))
    rested = not scene.is_early(fighter) and (where.title or _has_rested(scene, fighter))
    return rested and gets >= even and mine.worth_cents + gets > 0


def _expected_share(fighter: FighterBook, mine: Prospect) -> float:
    won, lost = (share_cents(purse, fighter.percentage or 0) for purse in mine.purse_dollars)
    return mine.chance * won + (1 - mine.chance) * lost


def counter(scene: Scene, offer: OfferBook, at: Callable[[int], Scene]) -> CounterOffer | None:
    """What the manager asked wants instead of an offer whose night or arena alone does not suit him, else ``None``.

    ``scene`` is that of the offer's night, ``at`` makes that of another.  He names the best arena open to the pair, on the
    first night after the coming one on which both are free and he would take it; but other terms once in an exchange.
    """
    books, fighter, opponent = scene.books, scene.books.fighters[offer.blue], scene.books.fighters[offer.red]
    if _has_countered(books, offer, fighter.manager):
        return None
    offered = Stage(offer.arena, offer.title)
    where = (
        offered
        if offer.title
        else Stage(best_open(books.house.arenas, fighter.pop_half, opponent.pop_half), False)
    )
    first = max(offer.night, books.closed + 2)
    free = scene.is_available(fighter) and _has_rested(scene, fighter) and not scene.is_early(fighter)
    if isinstance(answer(scene, offer), AcceptOffer):
        worth = [prospect(scene, fighter, opponent, place).worth_cents for place in (offered, where)]
        if first > offer.night or worth[0] >= worth[1]:
            return None
    for night in (first,) if free else range(first, first + scene.rest + 1):
        if night <= books.options.nights and _would_take(at(night), offer, where):
            return CounterOffer(offer.number, where.arena, None, night)
    return None


def _would_take(scene: Scene, offer: OfferBook, where: Stage) -> bool:
    """Whether both are free on a night, and the manager asked would take the bout then and there."""
    fighter, opponent = scene.books.fighters[offer.blue], scene.books.fighters[offer.red]
    both = scene.is_available(fighter) and scene.is_available(opponent)
    return both and _likes(scene, offer, where, prospect(scene, fighter, opponent, where))


def _has_countered(books: Books, offer: OfferBook, manager: int | None) -> bool:
    """Whether a manager has named other terms before in the exchange that led to an offer."""
    before = books.offers.get(offer.answers or 0)
    return before is not None and (before.answered_by == manager or _has_countered(books, before, manager))


# Men called out (C81)


STAKED = 10
"""The part of what the poorer of two managers has that is put up at most when the program calls out: one in so many."""


def call_out(scene: Scene, feud: Feud, manager: int) -> OfferBout | None:
    """The call-out by which a manager brings a feud to a head on the scene's night; ``None`` if he would rather not (C81).

    He calls out a man his own is likelier to beat than not, once a season.
    """
    books = scene.books
    pages = books.fighters[feud.one], books.fighters[feud.other]
    mine, other = pages if pages[0].manager == manager else pages[::-1]
    if mine.manager != manager or other.manager in (None, manager):
        return None
    if not (scene.is_available(mine) and scene.is_available(other)) or _was_called_out(books, mine, other):
        return None
    where, stake_cents = stage(books, mine, other), _stake_cents(books, mine, other)
    chance = scene.chance(mine, other)
    rested = not (mine.booked or other.booked or scene.is_early(mine) or scene.is_early(other))
    if not rested or chance < 0.5 or not stake_cents:
        return None
    rounds = wished_rounds(scene, where, chance)
    terms = scene.night, mine.number, other.number, where.arena, rounds, where.title
    return OfferBout(*terms, stake_cents=stake_cents)


def _stake_cents(books: Books, mine: FighterBook, other: FighterBook) -> int:
    """A part of what the poorer has, in whole tens of dollars and within the house rules; 0 if that is too little."""
    wagers = books.house.wagers
    poorer = min(books.managers[page.manager].balance_cents for page in (mine, other) if page.manager)
    dollars = min(wagers.most_stake_dollars, poorer // (STAKED * 1_000) * 10)
    return 100 * dollars if dollars >= wagers.least_stake_dollars else 0


def _was_called_out(books: Books, one: FighterBook, other: FighterBook) -> bool:
    """Whether either called out the other within a season."""
    pair = {one.number, other.number}
    return any(
        offer.stake_cents and {offer.red, offer.blue} == pair and offer.made_night > books.closed - SEASON
        for offer in books.offers.values()
    )


# What a bout is to a manager's liking for


def wants(scene: Scene, fighter: FighterBook, opponent: FighterBook, mine: Prospect, where: Stage) -> bool:
    """Whether a bout is to the manager's liking tonight; what he asks for falls the longer his man is idle.

    Nor can an opponent be avoided for ever: if he has waited too long the crowd will have it.
    """
    style = scene.style(fighter.manager)
    if where.title:
        return not scene.is_early(fighter) or style.early > 0
    if not _has_rested(scene, fighter):
        return False
    if scene.is_early(fighter) and not _pays_for_hurry(fighter, mine, style.early_purse):
        return False
    idle = scene.idle(fighter)
    rest = scene.rest + style.extra_rest
    if idle >= style.patience or scene.idle(opponent) >= AVOIDED * style.patience:
        return True
    hurry = max(0.0, (idle - rest) / (style.patience - rest))
    return mine.chance >= style.least_chance * (1 - hurry) and mine.worth_cents > 0


def _has_rested(scene: Scene, fighter: FighterBook) -> bool:
    """Whether his manager lets him box tonight for less than the title."""
    style = scene.style(fighter.manager)
    return fighter.last_night is None or scene.idle(fighter) >= scene.rest + style.extra_rest - style.early


def _are_idle(scene: Scene, fighter: FighterBook, opponent: FighterBook) -> bool:
    """Whether two men of one stable may meet without the title at stake: only when both are long idle (C52)."""
    patience = scene.style(fighter.manager).patience
    return min(scene.idle(fighter), scene.idle(opponent)) >= patience


def _pays_for_hurry(fighter: FighterBook, mine: Prospect, times: float) -> bool:
    """Whether even the loser's purse is ``times`` what he has earned a bout so far."""
    usual = fighter.earnings_dollars / max(1, len(fighter.bouts))
    return mine.purse_dollars[1] >= times * usual


def _likelihood(scene: Scene, opponent: FighterBook, chance: float) -> float:
    """How probable it is that the other side accepts, as far as one can guess: nobody likes long odds.

    ``chance`` is that of the fighter it is offered for.
    """
    his_chance = 1 - chance
    return min(1.0, 0.2 + his_chance * 2 + scene.idle(opponent) / 40)


def _can_start(
    scene: Scene, fighter: FighterBook, opponent: FighterBook, where: Stage, mine: Prospect
) -> bool:
    """Whether C58 lets both begin, whether the length wished for is agreed on or that of C51 holds."""
    if not (scene.is_early(fighter) or scene.is_early(opponent)):
        return True
    rounds = min(wished_rounds(scene, where, mine.chance), where.rounds(scene.books))
    system = scene.books.system
    return all(
        may_start(system, boxer.abilities.endurance, rounds, boxer.lost if scene.is_early(boxer) else None)
        for boxer in (fighter, opponent)
    )


def _reason(mine: Prospect) -> str:
    if mine.chance < 0.25:
        return "not against him"
    return "not for that purse" if mine.worth_cents <= 0 else "not yet"


# Standing orders: whom they cover, and what they say to a bout (C72)


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
        found = answer(scene, offer)
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


def proposals_within_terms(
    scene: Scene, fighter: FighterBook, night: int | None = None
) -> Iterator[OfferBout]:
    """The bouts that would be offered for a fighter, best first: as the program would, within his manager's terms."""
    mandate = mandate_for(scene.books, fighter, scene.night) if scene.books.mandates else None
    for proposal in proposals(scene, fighter, night=night):
        opponent, where = scene.books.fighters[proposal.blue], Stage(proposal.arena, proposal.title)
        if mandate is None or meets(scene, mandate, fighter, opponent, where, proposal.night):
            yield proposal
