"""Tournaments drawn and under way: which bouts come on which night, and who goes on without one (C53, C60-C62)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count

from ringside_manager.bout.chance import Chance
from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.books import Books, BoutBook, Slot, TournamentBook
from ringside_manager.campaign.frequency import (
    check_tournaments,
    is_hurt,
    is_late,
    kept_nights,
    rested_from,
)
from ringside_manager.campaign.house_rules import HouseRules
from ringside_manager.campaign.orders import DrawTournament, Seeding
from ringside_manager.campaign.stables import draw_lots
from ringside_manager.campaign.tournament import (
    Bracket,
    Pairing,
    default_arena,
    default_setting,
    draw_bracket,
    night_of_round,
)
from ringside_manager.errors import RuleError, against, excerpt
from ringside_manager.language import say
from ringside_manager.league.business.offers import BoutCancelled, BoutMade
from ringside_manager.league.business.tournaments import SeedRolls, TournamentDrawn, WalkoverGiven
from ringside_manager.office.docket import Docket, Party, judge
from ringside_manager.office.orders.bout_rules import check_off_card, has_right


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
    entrants = order.entrants or _everybody(docket, order.weight_class)
    _check_entrants(docket, entrants, order.weight_class)
    if order.for_title:
        _check_title_free(docket, order.weight_class)
    rolls: tuple[SeedRolls, ...] = ()
    if order.seeding is Seeding.DICE:
        lots = draw_lots(entrants, chance, "seed")
        entrants = tuple(fighter for fighter, _ in lots)
        rolls = tuple(SeedRolls(*lot) for lot in lots)
    elif order.seeding is Seeding.RANKING:
        entrants = _by_ranking(docket, entrants)
    nights = nights_taken(books.house, order.first_night, len(entrants))
    check_off_card(books, *entrants)
    for number in entrants:
        check_entrant_free(books, number, nights)
    deed = TournamentDrawn(
        order.name, order.weight_class, entrants, order.first_night, order.for_title, rolls
    )
    docket.write(deed)


def _everybody(docket: Docket, weight_class: str) -> tuple[int, ...]:
    """Every unretired fighter of the class with a manager, in order of entry (C60)."""
    return tuple(
        fighter.number
        for fighter in docket.active()
        if fighter.manager is not None and fighter.weight_class == weight_class
    )


def _check_entrants(docket: Docket, entrants: tuple[int, ...], weight_class: str) -> None:
    if weight_class not in docket.books.divisions:
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
        if fighter.is_retired:
            raise against("C17", "{name} is retired and cannot enter a tournament.", name=fighter.name)
        if fighter.manager is None:
            raise against("C20", "{name} has no manager and cannot enter a tournament.", name=fighter.name)
        if fighter.weight_class != weight_class:
            raise against(
                "C1",
                "{name} is not of the weight class {or_}.",
                name=fighter.name,
                or_=weight_class or say("of all fighters"),
            )


def _check_title_free(docket: Docket, weight_class: str) -> None:
    running = any(
        drawn.for_title and drawn.weight_class == weight_class and drawn.bracket.winner is None
        for drawn in docket.books.tournaments.values()
    )
    if running or docket.books.divisions[weight_class].crowned:
        raise against("C60", "The tournament for the title is fought once, for the first champion.")


def _by_ranking(docket: Docket, entrants: tuple[int, ...]) -> tuple[int, ...]:
    """Champion and ranked contenders first, then by earned POP, wins and entry (C32, C61)."""
    fighters = (docket.fighter(number) for number in entrants)
    ranked = sorted(
        fighters, key=lambda f: (f.rank is None, f.rank or 0, -f.earned_half, -f.tally.wins, f.number)
    )
    return tuple(fighter.number for fighter in ranked)


@dataclass(frozen=True, slots=True)
class DuePairing:
    """Two fighters a tournament brings together, whose bout is made when its night begins (C62).

    ``since`` is the first night on which both can box.  ``night`` is the one on which the card has a place
    for them, as far as can be seen now; ``None`` if none has before the campaign is over (C53).
    """

    slot: Slot
    name: str
    since: int
    night: int | None
    final: bool
    title: bool
    red: int
    blue: int
    arena: Arena
    rounds: int

    @property
    def pair(self) -> tuple[int, int]:
        return self.red, self.blue


@dataclass(frozen=True, slots=True)
class _Place:
    """A place of a bracket from which nobody has gone on yet."""

    slot: Slot
    drawn: TournamentBook
    pairing: Pairing[int]
    night: int
    """The night of its round (C62)."""

    @property
    def arena(self) -> Arena:
        """Where it is boxed unless another arena is agreed (C62)."""
        return default_arena(self.is_title)

    @property
    def is_title(self) -> bool:
        """Whether the title is at stake (C60)."""
        return self.drawn.for_title and self.drawn.bracket.is_final(self.slot.round)


def nights_taken(rules: HouseRules, first_night: int, entrants: int) -> range:
    """The nights a tournament of so many takes, with those its men rest before it (C62).

    ``RuleError`` C61 for fewer than two entrants.
    """
    last = night_of_round(rules.tournament, first_night, draw_bracket(range(entrants)).rounds)
    return range(first_night - rules.rest.nights + 1, last + 1)


def check_entrant_free(books: Books, number: int, nights: range) -> None:
    """Raise ``RuleError`` C62 if a fighter is promised elsewhere on the nights a tournament takes (C2)."""
    fighter = books.fighters[number]
    for drawn in books.tournaments.values():
        kept = kept_nights(books, drawn, number)
        if kept and kept[0] <= nights[-1] and nights[0] <= kept[-1]:
            if is_late(books, drawn):
                raise against(
                    "C62", "{name} is still in {name2}, which is late.", name=fighter.name, name2=drawn.name
                )
            raise against(
                "C62",
                "{name} is still in {name2} until night {kept}.",
                name=fighter.name,
                name2=drawn.name,
                kept=kept[-1],
            )
    for bout in fighter.booked:
        night = books.bouts[bout].night
        if night in nights:
            raise against(
                "C62",
                "{name} has a bout on night {night}, too close to the tournament.",
                name=fighter.name,
                night=night,
                next_step=say("Begin the tournament later, or cancel that bout first."),
            )


def give_walkovers(docket: Docket) -> None:
    """Whoever is due to meet a retired man goes on without a bout (C17, C61), round by round."""
    for drawn in tuple(docket.books.tournaments.values()):
        for pairing, goes_on in _settled(docket.books, drawn)[1]:
            slot = Slot(drawn.number, pairing.round, pairing.place)
            docket.write(WalkoverGiven(slot, goes_on, "the opponent has retired"))


def _settled(books: Books, drawn: TournamentBook) -> tuple[Bracket[int], list[tuple[Pairing[int], int]]]:
    """The bracket once every walkover is given, and those still to give with who goes on (C17, C61)."""
    bracket, given = drawn.bracket, list[tuple[Pairing[int], int]]()
    if not any(books.fighters[entrant].is_retired for entrant in bracket.entrants):
        return bracket, given
    for number in range(bracket.current_round or bracket.rounds + 1, bracket.rounds + 1):
        for pairing in bracket.pairs(number):
            pair = _pair(pairing)
            present = [one for one in pair if not books.fighters[one].is_retired]
            if pair and len(present) < 2:
                goes_on = present[0] if present else pair[0]
                bracket = bracket.record(goes_on, pair[0] if goes_on == pair[1] else pair[1])
                given.append((pairing, goes_on))
    return bracket, given


def make_tournament_bouts(docket: Docket, night: int) -> None:
    """The tournament bouts of tonight (C62).

    A bout that finds no place on the card (C53), or a man who is not rested, waits for a later night.
    What was agreed for tonight by men who are still in a late tournament is called off.
    """
    give_walkovers(docket)
    # Bouts outside the tournament that its men agreed on for a night after its end as planned (C62)
    for bout in tuple(docket.books.bouts_of_night(night)):
        try:
            if bout.slot is None:
                for number in bout.fighters:
                    check_tournaments(docket.books, docket.books.fighters[number], night)
        except RuleError as kept:
            docket.write(BoutCancelled(bout.number, str(kept)))
    for due in tuple(due_pairings(docket.books, night)):
        if due.night == night and _can_box(docket.books, due.pair, night):
            docket.write(
                BoutMade(
                    night, *due.pair, due.arena, due.rounds,
                    title=due.title, slot=due.slot, system=docket.books.system,
                )
            )  # fmt: skip


def due_in(books: Books, arena: Arena, night: int) -> int:
    """How many tournament bouts are still to be made for an arena's card on ``night`` (C62)."""
    return sum(due.night == night and due.arena is arena for due in due_pairings(books, night))


def waiting_for_a_place(books: Books, night: int) -> tuple[DuePairing, ...]:
    """The pairings whose fighters could box on ``night``, past or to come, and find no place on its card (C53)."""
    if books.options.card_cap is None:
        return ()
    return tuple(
        due for due in due_pairings(books) if due.since <= night and (due.night is None or night < due.night)
    )


def due_pairings(books: Books, until: int | None = None) -> Iterator[DuePairing]:
    """Every pairing that is known and has no bout yet, tournament by tournament; none once the campaign is over.

    ``until`` leaves out those that have no place on a card up to that night.
    """
    nights = expected_nights(books, until)
    for place in _open_places(books, until):
        pair = _pair(place.pairing)
        if (
            not pair
            or (until is not None and place.slot not in nights)
            or _made_for(books, place) is not None
        ):
            continue
        since = next(night for night in count(place.night) if _can_box(books, pair, night))
        arena, rounds = default_setting(books.house.tournament, books.house.arenas, place.is_title)
        final = place.drawn.bracket.is_final(place.slot.round)
        yield DuePairing(
            place.slot, place.drawn.name, since, nights.get(place.slot), final, place.is_title, *pair, arena, rounds
        )  # fmt: skip


def expected_nights(books: Books, until: int | None = None) -> dict[Slot, int]:
    """The night of every tournament bout still to come, as far as can be seen now (C53, C62).

    The places of a card go to tournaments in their order, round by round from the top.  A bout for which the
    campaign, or the time up to the night ``until``, has no night left is missing.
    """
    places = tuple(_open_places(books, until))
    found = {place.slot: made.night for place in places if (made := _made_for(books, place))}
    left = [place for place in places if place.slot not in found]
    cap = books.options.card_cap
    night, last = max(books.closed, books.doors), books.options.nights
    while left and night < (last if until is None else min(until, last)):
        night += 1
        taken = Counter(bout.arena for bout in books.bouts_of_night(night) if has_right(books, bout))
        for place in tuple(left):
            if (cap is None or taken[place.arena] < cap) and _can_be_boxed(books, place, night, found):
                found[place.slot] = night
                taken[place.arena] += 1
                left.remove(place)
    return found


def _can_be_boxed(books: Books, place: _Place, night: int, found: dict[Slot, int]) -> bool:
    """Whether the round has come and both fighters can box, one still to be found after rest from his bout."""
    if night < place.night:
        return False
    known = tuple(side for side in (place.pairing.red, place.pairing.blue) if side is not None)
    fed = [found[slot] for slot in place.slot.before if slot in found]
    return (
        len(known) + len(fed) == 2
        and all(night >= rested_from(books.house.rest, before) for before in fed)
        and _can_box(books, known, night)
    )


def _open_places(books: Books, until: int | None = None) -> Iterator[_Place]:
    """The places still to be boxed for, tournament by tournament, once every walkover is given.

    ``until`` leaves out the rounds after that night.
    """
    for drawn in () if books.ended else books.tournaments.values():
        bracket = _settled(books, drawn)[0]
        for number in range(bracket.current_round or bracket.rounds + 1, bracket.rounds + 1):
            night = night_of_round(books.house.tournament, drawn.first_night, number)
            if until is not None and night > until:
                break
            for pairing in bracket.pairs(number):
                if pairing.winner is None:
                    yield _Place(Slot(drawn.number, number, pairing.place), drawn, pairing, night)


def _made_for(books: Books, place: _Place) -> BoutBook | None:
    """The bout made for a place and still to be fought."""
    pair = _pair(place.pairing)
    booked = (books.bouts[number] for number in (books.fighters[pair[0]].booked if pair else ()))
    return next((bout for bout in booked if bout.slot == place.slot), None)


def _pair(pairing: Pairing[int]) -> tuple[int, int] | tuple[()]:
    """The two who are due to meet; empty while one is not known, or when they have met."""
    if not pairing.is_ready or pairing.red is None or pairing.blue is None:
        return ()
    return pairing.red, pairing.blue


def _can_box(books: Books, fighters: tuple[int, ...], night: int) -> bool:
    """Whether these fighters are unhurt and rested on ``night`` from every bout fought or made before, and free."""
    for page in map(books.fighters.__getitem__, fighters):
        if is_hurt(books, page, night):
            return False
        nights = [books.bouts[bout].night for bout in page.booked]
        if page.last_night is not None:
            nights.append(page.last_night)
        if any(taken <= night < rested_from(books.house.rest, taken) for taken in nights):
            return False
    return True
