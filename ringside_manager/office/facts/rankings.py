"""Rankings and titles: a ranking as drawn up now or with one more result, reigns, the page of a class (C32-C34, C60-C66)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from ringside_manager.bout.outcome import Method
from ringside_manager.campaign.belts import (
    belt_name,
    belts_of_class,
    has_belts,
    title_name,
    undisputed,
    vacant_since,
)
from ringside_manager.campaign.books import Books, BoutBook, Division, FighterBook, GivenRank, Reign, ReignEnd
from ringside_manager.campaign.eliminators import booked_eliminator
from ringside_manager.campaign.rankings import CHAMPION, Contender, pound_for_pound, rank, with_given_ranks
from ringside_manager.campaign.titles import claimant, due_pair, idle_since, is_vacant, mandatory_challenger
from ringside_manager.office.facts import (
    Named,
    Record,
    manager_name,
    named_fighter,
    named_manager,
    pop,
    record,
    record_of,
)
from ringside_manager.office.facts.careers import BoutFacts, last_bout

# Drawing up a ranking.


def contender(fighter: FighterBook, *, champion: bool, idle: bool = False, new: bool = False) -> Contender:
    """What the ranking reads of a fighter, as his books stand; ``idle`` and ``new`` are as in ``Contender`` (C32, Y11, Y13)."""
    tally = fighter.tally
    return Contender(
        entry_order=fighter.number,
        earned_half=fighter.earned_half,
        wins=tally.wins,
        losses=tally.losses,
        kos=tally.wins_ko,
        bouts=tally.bouts,
        retired=fighter.is_retired,
        champion=champion,
        idle=idle,
        new=new,
    )


def roster(books: Books, division: Division) -> list[Contender]:
    """Everybody of a division who has not retired, as he stands now."""
    pages = (books.fighters[number] for number in division.roster)
    is_over, night, proof = books.house.idleness.is_over, books.closed, books.house.weights.unranked_bouts
    return [
        contender(
            page,
            champion=page.number in division.champions,
            idle=is_over(page.last_night, night),
            new=page.is_new_in_class(proof),
        )
        for page in pages
    ]


def given_ranks(books: Books, division: Division) -> dict[int, int]:
    """Ranks the promoter gave, by fighter's number (C3)."""
    pages = (books.fighters[number] for number in division.roster)
    return {page.number: page.given.rank for page in pages if page.given is not None}


def ranks(
    contenders: Iterable[Contender], champions: Iterable[int], given: Mapping[int, int], *, crowned: bool
) -> dict[int, int]:
    """Ranks by fighter's number, drawn up of these; a champion is 0 (C3, C32, C33)."""
    order = [ranked.entry_order for ranked in rank(contenders, crowned=crowned)]
    places = {number: place for place, number in enumerate(with_given_ranks(order, given), 1)}
    return places | dict.fromkeys(champions, CHAMPION)


# Reigns.


@dataclass(frozen=True, slots=True)
class ReignFacts:
    """A reign in the line of champions; ``number`` counts from 1, ``until_night`` is None while it lasts.

    ``nights`` counts up to now, ``vacant_nights`` how long nobody had held the title before.  ``manager`` had the
    champion in the bout that won the title.  ``belt`` names the one of several belts, empty where there is one, and
    ``belt_number`` counts it from 1 (Y16).  ``won_from`` and ``lost_to`` are opponents, None without a bout, and
    ``took_it`` says whether the champion was beaten.  ``tournament`` names the one it was won in.
    """

    weight_class: str
    number: int
    champion: Named
    manager: Named | None
    from_night: int
    until_night: int | None
    nights: int
    defences: int
    vacant_nights: int
    won_bout: int | None
    won_from: Named | None
    won_by: Method | None
    took_it: bool
    tournament: str
    end: ReignEnd | None
    lost_bout: int | None
    lost_to: Named | None
    lost_by: Method | None
    belt: str = ""
    belt_number: int = 1


@dataclass(frozen=True, slots=True)
class Lineage:
    """A title's reigns, oldest first, called by weight class and belt; ``vacant_since`` is 0 unless it is vacant after a reign."""

    weight_class: str
    reigns: tuple[ReignFacts, ...]
    vacant_since: int


def lineages(books: Books) -> tuple[Lineage, ...]:
    """Return the line of champions of every belt of every weight class."""
    return tuple(
        _lineage(books, division, belt)
        for division in books.divisions.values()
        for belt in belts_of_class(books, division)
    )


def _lineage(books: Books, division: Division, belt: int) -> Lineage:
    reigns = tuple(reign for reign in reigns_of(books, division) if reign.belt_number == belt)
    ended = reigns[-1].until_night if reigns else None
    return Lineage(title_name(books, division, belt), reigns, ended or 0)


def reigns_of(books: Books, division: Division, fighter: int | None = None) -> tuple[ReignFacts, ...]:
    """Return the reigns of a weight class, or of one fighter in it, belt by belt and oldest first."""
    belts = sorted({reign.belt for reign in division.reigns})
    return tuple(
        _reign(books, division, belt, place)
        for belt in belts
        for place, reign in enumerate(division.line(belt))
        if fighter is None or reign.fighter == fighter
    )


def _reign(books: Books, division: Division, belt: int, place: int) -> ReignFacts:
    line = division.line(belt)
    reign = line[place]
    before = line[place - 1] if place else None
    until = max(books.closed, books.night) if reign.until_night is None else reign.until_night
    won_from, won_by = _met(books, reign.won_bout, reign.fighter)
    lost_to, lost_by = _met(books, reign.lost_bout, reign.fighter)
    won = books.bouts.get(reign.won_bout or 0)
    return ReignFacts(
        weight_class=division.weight_class,
        number=place + 1,
        champion=named_fighter(books, reign.fighter),
        manager=None if won is None else named_manager(books, won.manager_of(reign.fighter)),
        from_night=reign.from_night,
        until_night=reign.until_night,
        nights=until - reign.from_night,
        defences=reign.defences,
        vacant_nights=reign.from_night - before.until_night if before and before.until_night else 0,
        won_bout=reign.won_bout,
        won_from=won_from,
        won_by=won_by,
        took_it=before is not None and before.lost_bout is not None and before.lost_bout == reign.won_bout,
        tournament=_tournament(books, division, reign),
        end=reign.end,
        lost_bout=reign.lost_bout,
        lost_to=lost_to,
        lost_by=lost_by,
        belt=belt_name(books, belt) if has_belts(books, division) else "",
        belt_number=belt,
    )


def _met(books: Books, number: int | None, fighter: int) -> tuple[Named | None, Method | None]:
    """Return whom the champion met in a bout and how it ended; nobody where the champion had no part in it."""
    bout = books.bouts.get(number or 0)
    if bout is None or bout.outcome is None or fighter not in bout.fighters:
        return None, None
    return named_fighter(books, bout.opponent_of(fighter)), bout.outcome.method


def _tournament(books: Books, division: Division, reign: Reign) -> str:
    """The tournament a reign began in, also where its final was given without a bout."""
    bout = books.bouts.get(reign.won_bout or 0)
    if bout is not None:
        drawn = books.tournaments.get(bout.slot.tournament) if bout.slot is not None else None
        return drawn.name if drawn is not None else ""
    given = (
        drawn.name
        for drawn in books.tournaments.values()
        if drawn.for_title
        and drawn.weight_class == division.weight_class
        and drawn.bracket.winner == reign.fighter
    )
    return next(given, "")


# The page of a class.


MONTH = 4
"""Nights over which the longer movement is measured."""


@dataclass(frozen=True, slots=True)
class LadderRow:
    """A rung of the ladder; ``rank`` 0 is the champion, popularity in half points.

    ``before`` is his rank one night ago and ``month_ago`` four nights ago, ``None`` without one then.
    ``given`` is the rank the promoter gave him as long as it holds, with his reason (C3); ``belts`` names what a champion
    holds where there are several (Y16).
    """

    rank: int
    fighter: Named
    manager: Named | None
    earned_half: int
    pop_half: int
    record: Record
    streak: int
    before: int | None
    month_ago: int | None
    last: BoutFacts | None
    given: GivenRank | None
    belts: tuple[str, ...] = ()

    @property
    def moved(self) -> int | None:
        """Rungs climbed since the night before, below 0 for falling; ``None`` for a newcomer."""
        return None if self.before is None else self.before - self.rank

    @property
    def moved_in_month(self) -> int | None:
        """Rungs climbed in four nights, below 0 for falling; ``None`` for a newcomer."""
        return None if self.month_ago is None else self.month_ago - self.rank


@dataclass(frozen=True, slots=True)
class DivisionPage:
    """One weight class; ``next_in_line`` are the two who may fight for a vacant title (C66).

    ``mandatory`` is whom alone the champion may meet for the title on the next night, ``defend_by`` the last night he
    must defend it by, 0 for none (Y12).  ``claim`` is the eliminator by which somebody is mandatory challenger, also while
    the title is vacant or he cannot box; ``eliminator`` the one that is to come (Y14).  Where there are several belts,
    ``belts`` tells of each, ``undisputed`` says that one man holds them all, and ``champion`` holds the first that is not vacant (Y16).
    """

    weight_class: str
    crowned: bool
    champion: Named | None
    reign: ReignFacts | None
    vacant: bool
    next_in_line: tuple[Named, ...]
    ladder: tuple[LadderRow, ...]
    unranked: int
    lineage: tuple[ReignFacts, ...]
    mandatory: Named | None
    defend_by: int
    claim: Eliminator | None = None
    eliminator: Eliminator | None = None
    belts: tuple[BeltRow, ...] = ()
    undisputed: bool = False


@dataclass(frozen=True, slots=True)
class BeltRow:
    """A belt of several: who holds it, since ``since``; vacant since then without a ``champion`` (Y16).

    ``mandatory`` and ``defend_by`` are as in ``DivisionPage``.
    """

    name: str
    champion: Named | None
    since: int
    defences: int
    mandatory: Named | None
    defend_by: int


def belt_rows(books: Books, division: Division) -> tuple[BeltRow, ...]:
    """Every belt of a class that has more than one and has had a champion (Y16)."""
    if not has_belts(books, division) or not division.crowned:
        return ()
    return tuple(_belt(books, division, belt) for belt in belts_of_class(books, division))


def _belt(books: Books, division: Division, belt: int) -> BeltRow:
    name, holder = belt_name(books, belt), division.holder(belt)
    if holder is None:
        return BeltRow(name, None, vacant_since(division, belt), 0, None, 0)
    reign = division.line(belt)[-1]
    return BeltRow(
        name, named_fighter(books, holder), reign.from_night, reign.defences,
        mandatory(books, holder), defend_by(books, holder),
    )  # fmt: skip


@dataclass(frozen=True, slots=True)
class Eliminator:
    """A bout for the right to challenge: its winner first once it was boxed, its night and number (Y14)."""

    one: Named
    other: Named
    night: int
    bout: int


def rankings_page(books: Books) -> tuple[DivisionPage, ...]:
    """Every weight class, in the order they were declared."""
    night_ago, month_ago = books.ranks_after(books.closed - 1), books.ranks_after(books.closed - MONTH)
    return tuple(_division(books, division, night_ago, month_ago) for division in books.divisions.values())


def _division(
    books: Books, division: Division, night_ago: dict[int, int], month_ago: dict[int, int]
) -> DivisionPage:
    lineage = reigns_of(books, division)
    vacant = is_vacant(books, division)
    made = booked_eliminator(books, division)
    pair = due_pair(books, division, books.closed + 1) if vacant else None
    champions = division.champions
    first_held = champions[0] if champions else None
    order = [*champions, *division.ranking]
    return DivisionPage(
        weight_class=division.weight_class,
        crowned=division.crowned,
        champion=None if first_held is None else named_fighter(books, first_held),
        reign=None if first_held is None else _lasting(lineage, first_held),
        vacant=vacant and not champions,
        next_in_line=tuple(named_fighter(books, number) for number in pair or ()),
        ladder=tuple(
            _rung(books, max(0, place), number, night_ago, month_ago)
            for place, number in enumerate(order, 1 - len(champions))
        ),
        unranked=sum(
            books.fighters[number].manager is not None for number in division.roster if number not in order
        ),
        lineage=lineage,
        mandatory=None if first_held is None else mandatory(books, first_held),
        defend_by=0 if first_held is None else defend_by(books, first_held),
        claim=claim_of(books, division),
        eliminator=None if made is None else _eliminator(books, made),
        belts=belt_rows(books, division),
        undisputed=undisputed(books, division) is not None,
    )


def _lasting(lineage: tuple[ReignFacts, ...], champion: int) -> ReignFacts:
    """The reign of a champion that lasts, of several that of his first belt."""
    return next(reign for reign in lineage if reign.champion.number == champion and reign.until_night is None)


def _rung(
    books: Books, place: int, number: int, night_ago: dict[int, int], month_ago: dict[int, int]
) -> LadderRow:
    page = books.fighters[number]
    division = books.divisions[page.weight_class]
    belts = division.held_by(number) if has_belts(books, division) else ()
    return LadderRow(
        place,
        Named(number, page.name),
        named_manager(books, page.manager),
        page.earned_half,
        page.pop_half,
        record_of(page.tally),
        page.winning_streak or -page.losing_streak,
        night_ago.get(number),
        month_ago.get(number),
        last_bout(books, page),
        page.given,
        tuple(belt_name(books, belt) for belt in belts),
    )


def mandatory(books: Books, champion: int) -> Named | None:
    """Whom alone a champion may meet for the title on the next night; None if nobody is named (Y12, Y14).

    A person who is promoter is bound by an eliminator alone.
    """
    page = books.fighters[champion]
    if books.promoter and claimant(books, books.divisions[page.weight_class]) is None:
        return None
    due = mandatory_challenger(books, page, books.closed + 1)
    return None if due is None else named_fighter(books, due.number)


def claim_of(books: Books, division: Division) -> Eliminator | None:
    """The eliminator by which somebody is mandatory challenger; None if nobody is (Y14)."""
    first = claimant(books, division)
    if first is None or division.claim is None or division.claim.bout not in books.bouts:
        return None
    return _eliminator(books, books.bouts[division.claim.bout], first.number)


def _eliminator(books: Books, bout: BoutBook, winner: int | None = None) -> Eliminator:
    one = bout.red if winner is None else winner
    other = bout.opponent_of(one)
    return Eliminator(named_fighter(books, one), named_fighter(books, other), bout.night, bout.number)


def defend_by(books: Books, champion: int) -> int:
    """The last night a champion must defend his title by; 0 if he need not (Y12)."""
    limit = books.house.titles.strip_nights
    return max(books.closed + 1, idle_since(books, books.fighters[champion]) + limit) if limit else 0


@dataclass(frozen=True, slots=True)
class PoundRow:
    """A place among the best of all weight classes; ``rank`` is that of his own, 0 for its champion, ``pop`` the earned one.

    ``fighter`` and ``manager`` are their numbers, ``manager`` None for a free agent.
    """

    place: int
    fighter: int
    name: str
    weight_class: str
    rank: int | None
    manager: int | None
    manager_name: str
    pop: int | float
    record: str


def pound_rows(books: Books, most: int = 20) -> tuple[PoundRow, ...]:
    """The best of all weight classes by one order, ``most`` at most (Y11); none before the first champion of any."""
    divisions = [division for division in books.divisions.values() if division.crowned]
    listed = pound_for_pound(man for division in divisions for man in roster(books, division))
    pages = (books.fighters[man.entry_order] for man in listed[:most])
    return tuple(
        PoundRow(
            place, page.number, page.name, page.weight_class, page.rank, page.manager,
            manager_name(books, page.manager), pop(page.earned_half), record(page.tally),
        )
        for place, page in enumerate(pages, 1)
    )  # fmt: skip
