"""Tournaments drawn and under way: whose bouts are made tonight, who leaves, and who goes on without a bout (C60-C62, F80-F88)."""

from __future__ import annotations

from contextlib import suppress
from itertools import product

from ringside_manager.bout import registry
from ringside_manager.bout.chance import Chance
from ringside_manager.campaign.arenas import check_rounds
from ringside_manager.campaign.books import Books, CupTerms, FighterBook, Slot, TournamentBook
from ringside_manager.campaign.bouts import check_tournaments, may_start, out_until
from ringside_manager.campaign.festivals import OF_ROUNDS, Format
from ringside_manager.campaign.festivals.fixtures import Fixtures, draw
from ringside_manager.campaign.orders import DrawTournament, LeaveTournament, Seeding
from ringside_manager.campaign.stables import draw_lots
from ringside_manager.errors import RuleError, against, excerpt
from ringside_manager.language import say
from ringside_manager.league.business.offers import BoutCancelled, BoutMade
from ringside_manager.league.business.tournaments import (
    SeedRolls,
    TournamentDrawn,
    TournamentLeft,
    WalkoverGiven,
)
from ringside_manager.office.docket import Docket, Party, judge
from ringside_manager.office.orders.bout_rules import check_off_card
from ringside_manager.office.orders.pairings import (
    DuePairing,
    arranged,
    by_ranking,
    can_box,
    check_entrant_free,
    due_pairings,
    everybody,
    is_by_class,
    nights_taken,
    settled,
)


@judge.register
def draw_tournament(order: DrawTournament, docket: Docket, _by: Party, chance: Chance) -> None:
    """Draw a tournament of the named fighters or of everybody in the class (C60-C62)."""
    books = docket.books
    if books.ended or not docket.next_night <= order.first_night <= books.options.nights:
        raise against(
            "C62",
            "A tournament can begin on nights {next_night} to {nights}.",
            next_night=docket.next_night,
            nights=books.options.nights,
        )
    entrants = order.entrants or everybody(books, order.weight_class, order.form)
    _check_entrants(docket, entrants, order.weight_class, order.form)
    if order.for_title:
        if order.terms != CupTerms():
            raise against("C60", "The first champion comes from a knockout as the book has it.")
        _check_title_free(docket, order.weight_class)
    rolls: tuple[SeedRolls, ...] = ()
    if order.seeding is Seeding.DICE:
        lots = draw_lots(entrants, chance, "seed")
        entrants = tuple(fighter for fighter, _ in lots)
        rolls = tuple(SeedRolls(*lot) for lot in lots)
    elif order.seeding is Seeding.RANKING:
        entrants = tuple(sorted(entrants, key=lambda number: by_ranking(books.fighters[number])))
    entrants, terms = arranged(books, order, entrants)
    _check_asked(order.terms)
    _check_terms(docket, terms, entrants)
    nights = nights_taken(books.house, order.first_night, len(entrants), terms)
    check_off_card(books, *entrants)
    for number in entrants:
        check_entrant_free(books, number, nights)
    deed = TournamentDrawn(
        order.name, order.weight_class, entrants, order.first_night, order.for_title, rolls, terms
    )
    docket.write(deed)


def _check_terms(docket: Docket, terms: CupTerms, entrants: tuple[int, ...]) -> None:
    """Raise ``RuleError`` for a format that these cannot box, and for nights, lengths and reserves there cannot be (F80-F92)."""
    house = docket.books.house
    draw(terms.form, entrants, terms.shape)
    if terms.every is not None and (terms.form is Format.ONE_NIGHT or terms.every < house.rest.nights):
        raise against(
            "F81",
            "A round follows after {rest} nights of rest or more, not after {every}; on one night there are none.",
            rest=house.rest.nights,
            every=terms.every,
        )
    for rounds in terms.lengths or (terms.rounds,):
        if rounds is not None:
            check_rounds(house.arenas, terms.where(title=False), rounds)
    if terms.system or terms.lengths:
        rules = registry.get(terms.system or docket.books.system).info
        for leg, pops in product(range(1, len(terms.lengths) + 1) or (1,), (None, (0, 0))):
            rules.terms(terms.setting(house, title=False, pops_half=pops, leg=leg)[1])
    _check_reserves(docket, terms, entrants)


def _check_asked(terms: CupTerms) -> None:
    """Raise ``RuleError`` for what is said of another format than the one it is asked of."""
    if terms.swiss_rounds is not None and terms.form not in OF_ROUNDS:
        raise against("F40", "How many rounds there are is said of a Swiss or a ladder alone.")
    if terms.lengths and (terms.form is not Format.CIRCUIT or terms.rounds is not None):
        raise against(
            "F75", "The lengths of legs are said of a circuit alone, and there in place of one length."
        )
    if terms.handicap is not None and terms.form is not Format.HANDICAP:
        raise against("F65", "A handicap is said of a handicap cup alone.")


def _check_reserves(docket: Docket, terms: CupTerms, entrants: tuple[int, ...]) -> None:
    if len({*terms.reserves, *entrants}) < len(terms.reserves) + len(entrants):
        raise against("F87", "A reserve is named once and does not enter himself.")
    classes = {docket.fighter(number).weight_class for number in entrants}
    for number in terms.reserves:
        page = docket.fighter(number)
        _check_able(page)
        if page.weight_class not in classes:
            raise against("C1", "{name} is of another weight class.", name=page.name)
        if terms.stables and page.manager not in terms.stables:
            raise against("F87", "{name} is of none of the stables that meet.", name=page.name)


def _check_entrants(docket: Docket, entrants: tuple[int, ...], weight_class: str, form: Format) -> None:
    by_class = form is Format.TEAMS and is_by_class(docket.books, weight_class)
    if weight_class not in docket.books.divisions and not by_class:
        known = ", ".join(docket.books.divisions) or say("none")
        raise against(
            "C1",
            "There is no weight class {weight_class} in this league; it has: {known}.",
            weight_class=excerpt(weight_class),
            known=known,
        )
    if len(entrants) < 2 or len(set(entrants)) < len(entrants):
        raise against("C61", "A tournament needs two fighters or more, each of them once.")
    for number in entrants:
        fighter = docket.fighter(number)
        _check_able(fighter)
        if fighter.weight_class != weight_class and not by_class:
            raise against(
                "C1",
                "{name} is not of the weight class {or_}.",
                name=fighter.name,
                or_=weight_class or say("of all fighters"),
            )


def _check_able(fighter: FighterBook) -> None:
    if fighter.is_retired:
        raise against("C17", "{name} is retired and cannot enter a tournament.", name=fighter.name)
    if fighter.manager is None:
        raise against("C20", "{name} has no manager and cannot enter a tournament.", name=fighter.name)


def _check_title_free(docket: Docket, weight_class: str) -> None:
    running = any(
        drawn.for_title and drawn.weight_class == weight_class and drawn.bracket.winner is None
        for drawn in docket.books.tournaments.values()
    )
    if running or docket.books.divisions[weight_class].crowned:
        raise against("C60", "The tournament for the title is fought once, for the first champion.")


def give_walkovers(docket: Docket) -> None:
    """Whoever is due to meet a man who is out of it goes on without a bout (C17, C61, F5), round by round.

    Of a retired man that is said first, where somebody takes his place, or where the format has no bracket; and of one who
    boxes for a stable he is no longer of (F90).
    """
    for drawn in tuple(docket.books.tournaments.values()):
        for number in drawn.bracket.entrants if drawn.bracket.winner is None else ():
            if docket.books.fighters[number].is_retired and not drawn.has_left(number):
                substitute = _substitute(docket.books, drawn, number)
                if substitute is not None or isinstance(drawn.bracket, Fixtures):
                    _leave(docket, drawn, number, "he has retired")
            elif not drawn.has_left(number) and drawn.stable_of(number) not in (
                None,
                docket.books.fighters[number].manager,
            ):
                _leave(docket, drawn, number, "he has left his stable")
        for pairing, goes_on in settled(docket.books, drawn)[1]:
            slot = Slot(drawn.number, pairing.round, pairing.place)
            docket.write(WalkoverGiven(slot, goes_on, "the opponent has retired"))


def make_tournament_bouts(docket: Docket, night: int) -> None:
    """The tournament bouts of tonight (C62).

    A bout that finds no place on the card (C53), or a man who is not rested, waits for a later night.
    What was agreed for tonight by men who are still in a late tournament is called off.
    """
    give_walkovers(docket)
    _strike_off_the_hurt(docket, night)
    # Bouts outside the tournament that its men agreed on for a night after its end as planned (C62)
    for bout in tuple(docket.books.bouts_of_night(night)):
        try:
            if bout.slot is None:
                for number in bout.fighters:
                    check_tournaments(docket.books, docket.books.fighters[number], night)
        except RuleError as kept:
            docket.write(BoutCancelled(bout.number, str(kept)))
    for due in tuple(due_pairings(docket.books, night)):
        if due.night == night and can_box(docket.books, due.pair, night):
            _make(docket, due, night)


def _make(docket: Docket, due: DuePairing, night: int) -> None:
    docket.write(
        BoutMade(
            night, *due.pair, due.arena, due.rounds, title=due.title, slot=due.slot,
            system=due.system or docket.books.system, exhibition=due.exhibition,
        )
    )  # fmt: skip


def make_next_round(docket: Docket, night: int) -> bool:
    """Make the bouts that follow tonight from those boxed tonight, where all is boxed on one night; whether there are any (F50, F84).

    Who has nothing left to box with, or is hurt, leaves (F51, F86).
    """
    made = False
    for drawn in tuple(docket.books.tournaments.values()):
        if drawn.terms.form is not Format.ONE_NIGHT or drawn.bracket.winner is not None:
            continue
        _strike_off_the_hurt(docket, night)
        while spent := _spent(docket.books, drawn, night):
            _leave(docket, drawn, spent, "he has nothing left to box with")
        for due in tuple(due_pairings(docket.books, night)):
            if due.slot.tournament == drawn.number and due.night == night and due.slot.round > 1:
                _make(docket, due, night)
                made = True
    return made


def rounds_to_follow(books: Books) -> tuple[TournamentBook, ...]:
    """The tournaments of which another round follows tonight from bouts on the card of open doors (F84)."""
    slots = [bout.slot for bout in books.bouts_of_night(books.doors) if bout.slot and not bout.is_over]
    return tuple(
        drawn
        for drawn in books.tournaments.values()
        if drawn.terms.form is Format.ONE_NIGHT
        and any(one.tournament == drawn.number and one.round < drawn.bracket.rounds for one in slots)
    )


def _spent(books: Books, drawn: TournamentBook, night: int) -> int | None:
    """A man who is due to box again tonight and has nothing left (C58, F51)."""
    for due in due_pairings(books, night):
        for page in map(books.fighters.__getitem__, due.pair if due.slot.tournament == drawn.number else ()):
            system = due.system or books.system
            if page.last_night == night and not may_start(
                system, page.abilities.endurance, due.rounds, page.lost
            ):
                return page.number
    return None


# Who is out of it without having been beaten (F85-F88)


@judge.register
def leave_tournament(order: LeaveTournament, docket: Docket, by: Party, _chance: Chance) -> None:
    """Take a man out of a tournament: his manager, or the promoter (F85)."""
    books, page = docket.books, docket.fighter(order.fighter)
    drawn = books.tournaments.get(order.tournament)
    if drawn is None:
        raise against("C4", "There is no tournament number {number} in this league.", number=order.tournament)
    if not by.promoter and page.manager != by.manager:
        raise against("C3", "{name} is not a fighter of yours.", name=page.name)
    if drawn.for_title:
        raise against("F85", "Nobody leaves the tournament for the title but by retiring.")
    if books.ended or drawn.has_left(page.number) or drawn.bracket.next_round(page.number) is None:
        raise against("F85", "{name} has no bout to come in {cup}.", name=page.name, cup=drawn.name)
    check_off_card(books, page.number)
    _leave(docket, drawn, page.number, order.reason)
    give_walkovers(docket)


def _leave(docket: Docket, drawn: TournamentBook, number: int, reason: str) -> None:
    """Write that a man is out, his bout off the card, and who takes his place if he has not boxed (F85, F87)."""
    for bout in tuple(docket.books.fighters[number].booked):
        slot = docket.books.bouts[bout].slot
        if slot is not None and slot.tournament == drawn.number:
            docket.write(BoutCancelled(bout, reason))
    docket.write(TournamentLeft(drawn.number, number, _substitute(docket.books, drawn, number), reason))


def _substitute(books: Books, drawn: TournamentBook, number: int) -> int | None:
    """The first reserve who can take a man's place; nobody once he has boxed, or in the final round (F87)."""
    bracket = drawn.bracket
    if bracket.winner is not None or bracket.has_boxed(number):
        return None
    nights = range(
        books.closed + 2 - books.house.rest.nights, drawn.night_of(books.house, bracket.rounds) + 1
    )
    for reserve in drawn.terms.reserves:
        page = books.fighters[reserve]
        if reserve in bracket.entrants or page.is_retired or page.manager is None:
            continue
        if drawn.terms.stables and not _is_like(page, books.fighters[number], drawn):
            continue
        with suppress(RuleError):
            check_off_card(books, reserve)
            check_entrant_free(books, reserve, nights)
            return reserve
    return None


def _is_like(reserve: FighterBook, page: FighterBook, drawn: TournamentBook) -> bool:
    """Whether a reserve is of the stable and the class of who leaves a board (F90)."""
    return reserve.manager == drawn.stable_of(page.number) and reserve.weight_class == page.weight_class


def _strike_off_the_hurt(docket: Docket, night: int) -> None:
    """Who is hurt when he is due to box, and still will be when the next round comes, is out of it (F86).

    The book's own knockout waits for him (C62).
    """
    books = docket.books
    for drawn in tuple(books.tournaments.values()):
        if not isinstance(drawn.bracket, Fixtures) or drawn.bracket.winner is not None:
            continue
        waits = night + drawn.terms.nights_between(books.house)
        rounds = range(1, drawn.bracket.rounds + 1)
        due = [
            one
            for number in rounds
            if drawn.night_of(books.house, number) <= night
            for one in drawn.bracket.pairs(number)
        ]
        for number in (number for one in due if one.is_ready for number in (one.red, one.blue)):
            if (
                number is not None
                and out_until(books, books.fighters[number]) > waits
                and not drawn.has_left(number)
            ):
                _leave(docket, drawn, number, "he is hurt")
