"""How a carried loss came about, and why a pair is let into an arena or not (C40-C45, C55-C58)."""

from __future__ import annotations

from collections.abc import Iterator

from ringside_manager.campaign.arenas import Arena, arena_rule, is_open
from ringside_manager.campaign.books import Books, FighterBook
from ringside_manager.campaign.frequency import REST_NIGHTS, carried
from ringside_manager.campaign.popularity import CHAMPION
from ringside_manager.campaign.vacancy import is_vacant
from ringside_manager.office.queries.explain_values import (
    Explanation,
    Line,
    Subject,
    Term,
    night,
    nights,
    points,
    pop,
    rank_number,
    yes_no,
)


def explain_carried(books: Books, fighter: FighterBook, for_night: int) -> Explanation:
    """What he would carry into a bout on ``for_night``, from his bouts so far (C55-C57).

    Raises ``RuleError`` C2 unless that night comes after his latest bout.
    """
    loss = carried(fighter.last_night, fighter.lost, for_night)
    result = points(0 if loss is None else loss.loss)
    return Explanation(
        Subject.CARRIED, "C57", result, tuple(_carrying(fighter, for_night)), (fighter.number,)
    )


def _carrying(fighter: FighterBook, for_night: int) -> Iterator[Line]:
    if fighter.last_night is None or fighter.lost is None:
        yield Line(Term.NEVER_FOUGHT, "C57", points(0))
        return
    since = for_night - fighter.last_night
    yield Line(Term.LAST_BOUT, "C55", nights(since), (night(fighter.last_night), night(for_night)))
    if since >= REST_NIGHTS:
        yield Line(Term.RESTED, "C55", points(0), (nights(REST_NIGHTS),))
        return
    lost = fighter.lost
    yield Line(
        Term.STRENGTH_LOST, "C57", points(lost.loss), (points(lost.start), points(lost.start - lost.loss))
    )


def explain_eligibility(
    books: Books, red: FighterBook, blue: FighterBook, arena: Arena, title: bool = False
) -> Explanation:
    """Whether the pair is let into an arena at today's popularity, or to the title (C40-C45, C66).

    The result is 1 or 0.  Night, rest and other bouts are not in it.
    """
    row = arena_rule(arena, title)
    lines = tuple(_title(books, red, blue) if title else _door(arena, red.pop_half, blue.pop_half))
    allowed = all(line.met for line in lines) if title else is_open(arena, red.pop_half, blue.pop_half)
    return Explanation(
        Subject.ELIGIBILITY,
        row.rule,
        yes_no(allowed),
        lines,
        (red.number, blue.number),
        arena=arena.value,
        title=title,
    )


def _door(arena: Arena, red_half: int, blue_half: int) -> Iterator[Line]:
    """Either the first line holds, or all the others do together."""
    row = arena_rule(arena)
    if row.door is None:
        yield Line(Term.ANYBODY, row.rule, yes_no(True), met=True)
        return
    low, high = sorted((red_half, blue_half))
    needs = [
        (Term.COMBINED, low + high, row.door.combined),
        (Term.HIGHER, high, row.door.high),
        (Term.LOWER, low, row.door.low),
    ]
    for term, has_half, needed in needs:
        if needed is not None:
            yield Line(term, row.rule, pop(has_half), (pop(2 * needed),), met=has_half >= 2 * needed)


def _title(books: Books, red: FighterBook, blue: FighterBook) -> Iterator[Line]:
    division = books.divisions[red.weight_class]
    vacant = is_vacant(division)
    rule = "C66" if vacant else "C40"
    holds = vacant or CHAMPION in (red.rank, blue.rank)
    yield Line(Term.HOLDS_TITLE, rule, yes_no(holds), met=holds and division.crowned)
    for fighter in (red, blue):
        if fighter.rank != CHAMPION:
            place = () if fighter.rank is None else (rank_number(fighter.rank),)
            yield Line(
                Term.IS_RANKED,
                rule,
                yes_no(fighter.rank is not None),
                place,
                fighter.rank is not None,
                fighter.number,
            )
