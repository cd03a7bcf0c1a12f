"""How popularity, rank and a carried loss came about (C28-C34, C55-C58)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from ringside_manager.bout.outcome import Method
from ringside_manager.campaign.awards import fought_on
from ringside_manager.campaign.books import Books, Division, FighterBook
from ringside_manager.campaign.bouts import carried, fit_from, is_hurt, out_until
from ringside_manager.campaign.house_rules import Rest
from ringside_manager.campaign.progress import nights_out
from ringside_manager.campaign.rankings import (
    CHAMPION,
    Verdict,
    popularity_of,
    rank_pop_half,
    total_half,
    verdict,
)
from ringside_manager.campaign.schedule import nights_of, season_of
from ringside_manager.office.facts.explanations import (
    Explanation,
    Line,
    Subject,
    Term,
    count,
    night,
    nights,
    points,
    pop,
    rank_number,
    yes_no,
)
from ringside_manager.office.facts.rankings import contender

_RESULTS = {
    (Verdict.KO, True): Term.WINS_KO,
    (Verdict.TKO, True): Term.WINS_TKO,
    (Verdict.DECISION, True): Term.WINS_DECISION,
    (Verdict.KO, False): Term.LOSSES_KO,
    (Verdict.TKO, False): Term.LOSSES_TKO,
    (Verdict.DECISION, False): Term.LOSSES_DECISION,
    (Verdict.DRAW, False): Term.DRAWS,
}


def explain_pop(books: Books, fighter: FighterBook) -> Explanation:
    """His popularity in all: what each kind of result earned, knockdowns, and his rank (C28-C34)."""
    earned = (*_results(books, fighter), *_knockdowns(books, fighter), *_faded(books, fighter))
    earned_half = sum(line.amount.value for line in earned)
    total = pop(total_half(books.house.rank_pop, earned_half, fighter.rank))
    lines = (
        *earned,
        Line(Term.EARNED, "C28", pop(earned_half)),
        _rank_pop(books, fighter),
        Line(Term.TOTAL_POP, "C28", total),
    )
    return Explanation(Subject.POP, "C28", total, lines, (fighter.number,))


def explain_rank(books: Books, fighter: FighterBook) -> Explanation:
    """His rank, with those just above and below him (C32); result -1 stands for no rank."""
    division = books.divisions[fighter.weight_class]
    place = fighter.rank
    lines: tuple[Line, ...]
    if place is None:
        lines = (_unranked(books, fighter, division.crowned),)
    elif place == CHAMPION:
        since = division.reign_of(fighter.number).from_night
        lines = (Line(Term.CHAMPION, "C65", rank_number(CHAMPION), (night(since),)),)
    else:
        lines = (*_neighbours(books, division, place), *_given(fighter))
    return Explanation(
        Subject.RANK, lines[0].rule, rank_number(-1 if place is None else place), lines, (fighter.number,)
    )


def _results(books: Books, fighter: FighterBook) -> Iterator[Line]:
    """One line for each kind of result he has had, in the order of C29."""
    counted: Counter[tuple[Verdict, bool, int]] = Counter(_verdicts(books, fighter))
    order = list(_RESULTS)
    for (kind, won, each), times in sorted(counted.items(), key=lambda found: order.index(found[0][:2])):
        yield Line(_RESULTS[kind, won], "C29", pop(times * each), (count(times), pop(each)))


def _faded(books: Books, fighter: FighterBook) -> Iterator[Line]:
    """What each year took of it, more from who did not box in it, if the years take anything (Y5)."""
    for turn in books.turns:
        if lost := turn.faded_half.get(fighter.number, 0):
            season = season_of(turn.night)
            boxed = any(fighter.number in bout.fighters for bout in fought_on(books, nights_of(season)))
            yield Line(Term.FADED, "Y5", pop(-lost), (count(season), yes_no(boxed)))


def _verdicts(books: Books, fighter: FighterBook) -> Iterator[tuple[Verdict, bool, int]]:
    """What every bout was for him, and what that was worth by the house rules of its night."""
    for number in fighter.bouts:
        bout = books.bouts[number]
        if bout.outcome is not None:
            won = bout.winner == fighter.number
            read = verdict(bout.outcome.method, won)
            yield read, won, popularity_of(books.house_on(bout.night).popularity, read, won)


def _knockdowns(books: Books, fighter: FighterBook) -> Iterator[Line]:
    scored: Counter[int] = Counter()
    for number in fighter.bouts:
        bout = books.bouts[number]
        if bout.outcome is not None:
            each = books.house_on(bout.night).popularity.knockdown_half
            scored[each] += bout.outcome.knockdowns[bout.corner_of(fighter.number).index]
    for each, times in scored.items():
        if times:
            yield Line(Term.KNOCKDOWNS, "C30", pop(times * each), (count(times), pop(each)))


def _rank_pop(books: Books, fighter: FighterBook) -> Line:
    if fighter.rank is None:
        return Line(Term.RANK_POP, "C34", pop(0))
    return Line(
        Term.RANK_POP,
        "C33",
        pop(rank_pop_half(books.house.rank_pop, fighter.rank)),
        (rank_number(fighter.rank),),
    )


def _unranked(books: Books, fighter: FighterBook, crowned: bool) -> Line:
    proof = books.house.weights.unranked_bouts
    if crowned and not fighter.is_retired and fighter.is_new_in_class(proof):
        return Line(Term.UNRANKED_NEW, "Y13", count(0), (count(proof),))
    return Line(_why_unranked(fighter, crowned), _unranked_rule(fighter), count(0))


def _why_unranked(fighter: FighterBook, crowned: bool) -> Term:
    if fighter.is_retired:
        return Term.UNRANKED_RETIRED
    return Term.UNRANKED_NO_BOUT if crowned else Term.UNRANKED_UNCROWNED


def _unranked_rule(fighter: FighterBook) -> str:
    return "C17" if fighter.is_retired else "C34" if fighter.tally.bouts == 0 else "C32"


def _neighbours(books: Books, division: Division, place: int) -> Iterator[Line]:
    """He between the man before and the man behind him, with what the order goes by."""
    pages = (books.fighters[number] for number in division.roster)
    placed = sorted((page.rank, page.number) for page in pages if page.rank)
    for his, number in placed:
        if abs(his - place) <= 1:
            yield _placed(books.fighters[number], his)


def _given(fighter: FighterBook) -> Iterator[Line]:
    """The promoter's word goes before the order (C3)."""
    if fighter.given is not None:
        given = fighter.given
        yield Line(Term.GIVEN, "C3", rank_number(given.rank), (night(given.night),), fighter=fighter.number)


def _placed(fighter: FighterBook, place: int) -> Line:
    read = contender(fighter, champion=False)
    inputs = (
        rank_number(place), pop(read.earned_half), count(read.wins), count(read.losses), count(read.kos),
        count(read.entry_order),
    )  # fmt: skip
    return Line(Term.PLACED, "C32", rank_number(place), inputs, fighter=fighter.number)


# An injury, a carried loss, and the door of an arena (Y4, C40-C45, C55-C58).


def explain_condition(books: Books, fighter: FighterBook) -> Explanation | None:
    """Why he is not at his best on the coming night: his injury, or else what he carries over; ``None`` if he is (Y4, C55)."""
    coming = books.closed + 1
    if fighter.is_retired or coming >= fit_from(books, fighter):
        return None
    if is_hurt(books, fighter, coming):
        return _explain_injury(books, fighter)
    return explain_carried(books, fighter, coming)


def _explain_injury(books: Books, fighter: FighterBook) -> Explanation:
    bout, injuries = books.bouts[fighter.bouts[-1]], books.house.injuries
    back, lines = night(out_until(books, fighter)), [Line(Term.HURT_IN, "Y4", night(bout.night))]
    if (outcome := bout.outcome) is not None:
        side = bout.corner_of(fighter.number)
        downs = outcome.knockdowns[side.opponent.index]
        stopped = nights_out(injuries, outcome, side.index) - injuries.knockdown_nights * downs
        if stopped:
            lines.append(
                Line(
                    Term.HURT_BY_KO if outcome.method is Method.KO else Term.HURT_BY_STOPPAGE,
                    "Y4",
                    nights(stopped),
                )
            )
        if downs and injuries.knockdown_nights:
            each = nights(injuries.knockdown_nights)
            lines.append(
                Line(Term.HURT_BY_KNOCKDOWNS, "Y4", nights(each.value * downs), (count(downs), each))
            )
    lines.append(Line(Term.FIT_AGAIN, "Y4", back))
    return Explanation(Subject.INJURY, "Y4", back, tuple(lines), (fighter.number,))


def explain_carried(books: Books, fighter: FighterBook, for_night: int) -> Explanation:
    """What he would carry into a bout on ``for_night``, from his bouts so far (C55-C57).

    Raises ``RuleError`` C2 unless that night comes after his latest bout.
    """
    loss = carried(books.house.rest, fighter.last_night, fighter.lost, for_night)
    result = points(0 if loss is None else loss.loss)
    return Explanation(
        Subject.CARRIED,
        "C57",
        result,
        tuple(_carrying(books.house.rest, fighter, for_night)),
        (fighter.number,),
    )


def _carrying(rest: Rest, fighter: FighterBook, for_night: int) -> Iterator[Line]:
    if fighter.last_night is None or fighter.lost is None:
        yield Line(Term.NEVER_FOUGHT, "C57", points(0))
        return
    since = for_night - fighter.last_night
    yield Line(Term.LAST_BOUT, "C55", nights(since), (night(fighter.last_night), night(for_night)))
    if since >= rest.nights:
        yield Line(Term.RESTED, "C55", points(0), (nights(rest.nights),))
        return
    lost = fighter.lost
    yield Line(
        Term.STRENGTH_LOST, "C57", points(lost.loss), (points(lost.start), points(lost.start - lost.loss))
    )
