"""Who enters a tournament and with what (C60, C61, F90-F92), and its bouts that are still to be made (C53, C62, F81-F84)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace
from itertools import count

from ringside_manager.bout import registry
from ringside_manager.campaign.arenas import Arena, rounds_allowed
from ringside_manager.campaign.books import Books, BoutBook, CupTerms, FighterBook, Slot, TournamentBook
from ringside_manager.campaign.bouts import is_hurt, is_late, kept_nights, rested_from
from ringside_manager.campaign.festivals import FEWEST, MOST, Format
from ringside_manager.campaign.festivals.brackets import USUAL_HANDICAP, handicaps
from ringside_manager.campaign.festivals.fixtures import Draw, Fixtures, draw
from ringside_manager.campaign.festivals.tables import usual_lengths
from ringside_manager.campaign.house_rules import HouseRules
from ringside_manager.campaign.orders import DrawTournament, Seeding
from ringside_manager.campaign.tournament import Pairing
from ringside_manager.errors import against
from ringside_manager.language import say
from ringside_manager.office.orders.bout_rules import has_right

# The bouts still to be made: between whom, on which night, where


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
    system: str = ""
    exhibition: bool = False

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
        return self.drawn.terms.where(title=self.is_title)

    @property
    def is_title(self) -> bool:
        """Whether the title is at stake (C60)."""
        return self.drawn.is_title(self.slot.round)

    @property
    def is_same_night(self) -> bool:
        """Whether its men box again on the night of their last bout (F50)."""
        return self.drawn.is_same_night(self.slot.round)


def nights_taken(rules: HouseRules, first_night: int, entrants: int, terms: CupTerms) -> range:
    """The nights a tournament of so many takes, with those its men rest before it (C62, F81).

    ``RuleError`` as ``draw``.
    """
    rounds = draw(terms.form, tuple(range(entrants)), terms.shape).rounds
    last = first_night + terms.nights_between(rules) * (rounds - 1)
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


def settled(books: Books, drawn: TournamentBook) -> tuple[Draw, list[tuple[Pairing[int], int]]]:
    """The bracket once every walkover is given, and those still to give with who goes on (C17, C61)."""
    bracket, given = drawn.bracket, list[tuple[Pairing[int], int]]()
    out = {one for one in bracket.entrants if books.fighters[one].is_retired or drawn.has_left(one)}
    if not out or isinstance(bracket, Fixtures):
        return bracket, given
    for number in range(bracket.current_round or bracket.rounds + 1, bracket.rounds + 1):
        for pairing in bracket.pairs(number):
            pair = _pair(pairing)
            present = [one for one in pair if one not in out]
            if pair and len(present) < 2:
                goes_on = present[0] if present else pair[0]
                bracket = bracket.record(goes_on, pair[0] if goes_on == pair[1] else pair[1])
                given.append((pairing, goes_on))
    return bracket, given


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
        first = max(place.night, books.doors or books.closed + 1) if place.is_same_night else place.night
        since = next(night for night in count(first) if can_box(books, pair, night, place.is_same_night))
        terms, red, blue = place.drawn.terms, books.fighters[pair[0]], books.fighters[pair[1]]
        pops = red.pop_half, blue.pop_half
        leg = place.slot.round
        arena, rounds = terms.setting(books.house, title=place.is_title, pops_half=pops, leg=leg)
        final = place.drawn.bracket.is_final(place.slot.round)
        yield DuePairing(
            place.slot, place.drawn.name, since, nights.get(place.slot), final, place.is_title, *pair, arena, rounds,
            terms.system, terms.exhibition,
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
    # Nothing finds a place any more on a night whose doors are open, but what follows from its own bouts (F84).
    night, last = max(books.closed, books.doors - 1), books.options.nights
    while left and night < (last if until is None else min(until, last)):
        night += 1
        taken = Counter(bout.arena for bout in books.bouts_of_night(night) if has_right(books, bout))
        for place in tuple(left):
            free = place.is_same_night or (night > books.doors and (cap is None or taken[place.arena] < cap))
            if free and _can_be_boxed(books, place, night, found):
                found[place.slot] = night
                taken[place.arena] += not place.is_same_night
                left.remove(place)
    return found


def _can_be_boxed(books: Books, place: _Place, night: int, found: dict[Slot, int]) -> bool:
    """Whether the round has come and both fighters can box, one still to be found after rest from his bout."""
    if night < place.night:
        return False
    known = tuple(side for side in (place.pairing.red, place.pairing.blue) if side is not None)
    waits = place.drawn.bracket.waits_for(place.pairing)
    fed = [found.get(Slot(place.slot.tournament, *before)) for before in waits]
    return all(
        before is not None
        and (night >= rested_from(books.house.rest, before) or (place.is_same_night and night == before))
        for before in fed
    ) and can_box(books, known, night, place.is_same_night)


def _open_places(books: Books, until: int | None = None) -> Iterator[_Place]:
    """The places still to be boxed for, tournament by tournament, once every walkover is given.

    ``until`` leaves out the rounds after that night.
    """
    for drawn in () if books.ended else books.tournaments.values():
        bracket = settled(books, drawn)[0]
        for number in range(bracket.current_round or bracket.rounds + 1, bracket.rounds + 1):
            night = drawn.night_of(books.house, number)
            if until is not None and night > until:
                break
            for pairing in bracket.pairs(number):
                if pairing.is_open:
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


def can_box(books: Books, fighters: tuple[int, ...], night: int, same_night: bool = False) -> bool:
    """Whether these fighters are unhurt and rested on ``night`` from every bout fought or made before, and free.

    ``same_night``: they may have boxed on that very night (F50).
    """
    for page in map(books.fighters.__getitem__, fighters):
        if is_hurt(books, page, night):
            return False
        nights = [books.bouts[bout].night for bout in page.booked]
        if page.last_night is not None and not (same_night and page.last_night == night):
            nights.append(page.last_night)
        if any(taken <= night < rested_from(books.house.rest, taken) for taken in nights):
            return False
    return True


# Who enters: seeds by ranking, stables, legs, handicaps


def by_ranking(page: FighterBook) -> tuple[bool, int, int, int, int]:
    """The key of seeding by ranking: champion and ranked contenders first, then by earned POP, wins and entry (C32, C61)."""
    return page.rank is None, page.rank or 0, -page.earned_half, -page.tally.wins, page.number


def is_by_class(books: Books, weight_class: str) -> bool:
    """Whether no class of a league that has classes is meant: stables then meet board by board in several (F90)."""
    return not weight_class and "" not in books.divisions


def able(books: Books, weight_class: str) -> list[FighterBook]:
    """Every unretired fighter with a manager of the class, or of all classes where none is meant, in order of entry."""
    every = is_by_class(books, weight_class)
    return [
        page
        for page in books.fighters.values()
        if not page.is_retired and page.manager is not None and (every or page.weight_class == weight_class)
    ]


def everybody(books: Books, weight_class: str, form: Format) -> tuple[int, ...]:
    """Who enters where nobody is named: all who can (C60), of stables as many as each can name (F90)."""
    if form is Format.TEAMS:
        return in_stables(books, weight_class)
    return tuple(page.number for page in able(books, weight_class))


def in_stables(
    books: Books,
    weight_class: str,
    managers: Collection[int] = (),
    most: int = MOST,
    barred: Collection[int] = (),
) -> tuple[int, ...]:
    """As many men of each stable of two or more as all of them have, the best of each class, ``most`` of one at the utmost (F90).

    ``managers`` are the stables that are meant, none means all; ``barred`` are men who cannot enter.
    """
    stables: dict[int, dict[str, list[int]]] = {}
    for page in sorted(able(books, weight_class), key=by_ranking):
        meant = page.manager is not None and (not managers or page.manager in managers)
        if meant and page.number not in barred:
            stables.setdefault(page.manager or 0, {}).setdefault(page.weight_class, []).append(page.number)
    found = [men for men in stables.values() if sum(map(len, men.values())) > 1]
    if not found:
        return ()
    boards = {name: min(most, *(len(men.get(name, ())) for men in found)) for name in books.divisions}
    named = ([one for name, many in boards.items() for one in men.get(name, [])[:many]] for men in found)
    return tuple(one for men in named for one in men[: MOST // len(found)])


def arranged(
    books: Books, order: DrawTournament, entrants: tuple[int, ...]
) -> tuple[tuple[int, ...], CupTerms]:
    """The entrants, who come in the order of their seeds, in their places, and the terms with what follows from who they are.

    ``RuleError`` F60 and F90 for stables that are not alike, F65 for a handicap.
    """
    terms = order.terms
    if terms.form is Format.TEAMS:
        stables = _stables(books, entrants, by_class=is_by_class(books, order.weight_class))
        return tuple(one for men in stables.values() for one in men), replace(terms, stables=tuple(stables))
    if terms.form is Format.CIRCUIT and not terms.lengths and terms.rounds is None:
        allowed = rounds_allowed(books.house.arenas, terms.where(title=False))
        longest = min(allowed[-1], registry.get(terms.system or books.system).info.rounds[-1])
        return entrants, replace(terms, lengths=usual_lengths(longest, len(entrants), allowed[0]))
    if terms.form is Format.HANDICAP and len(entrants) >= FEWEST:
        steps = handicaps(len(entrants), terms.handicap or USUAL_HANDICAP)
        best = sorted(entrants, key=lambda number: by_ranking(books.fighters[number]))
        own = dict(zip(entrants if order.seeding is Seeding.GIVEN else best, steps, strict=True))
        return entrants, replace(terms, handicaps=tuple(own[number] for number in entrants))
    return entrants, terms


def _stables(books: Books, entrants: tuple[int, ...], *, by_class: bool) -> dict[int, list[int]]:
    """The men of each stable in the order of their boards, by manager, the stable named first coming first (F60, F90)."""
    stables: dict[int, list[int]] = {}
    for number in entrants:
        stables.setdefault(books.fighters[number].manager or 0, []).append(number)
    sizes = {len(men) for men in stables.values()}
    if len(stables) < 2 or len(sizes) > 1 or min(sizes) < 2:
        raise against(
            "F60",
            "Stables meet with equally many men each, two or more; named are {named}.",
            named=", ".join(f"{books.managers[one].name}: {len(men)}" for one, men in stables.items()),
        )
    if by_class:
        order = list(books.divisions)
        for men in stables.values():
            men.sort(key=lambda number: order.index(books.fighters[number].weight_class))
        boards = {tuple(books.fighters[number].weight_class for number in men) for men in stables.values()}
        if len(boards) > 1:
            raise against(
                "F90", "On each board men of one class meet: name as many of each class of every stable."
            )
    return stables
