"""Who wins the awards of a season: bouts, knockouts, upsets, fighters, managers."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator

from ringside_manager.bout.corner import CORNERS, Corner
from ringside_manager.bout.outcome import Method, Outcome
from ringside_manager.campaign.awards import (
    BALANCE_HALF,
    CENTS_FOR_A_HALF,
    MOST_KNOCKDOWNS,
    NOMINEES,
    SMALLEST_GAP_HALF,
    WORTH_HALF,
    Award,
    Merit,
    Nominee,
    Part,
    SeasonAwards,
    SeasonBook,
    fought_on,
    is_over,
    season_book,
)
from ringside_manager.campaign.belts import TitleTurn
from ringside_manager.campaign.books import Books, BoutBook, LedgerKind
from ringside_manager.campaign.schedule import nights_of, season_of

# Points for the bout, the knockout and the upset of a season; the table stands in ``docs/records.md``


_BOUT, _KNOCKOUT, _UPSET = WORTH_HALF[Award.BOUT], WORTH_HALF[Award.KNOCKOUT], WORTH_HALF[Award.UPSET]


def best_bouts(page: SeasonBook) -> Iterator[Nominee]:
    """The best bouts by how good they were to watch: names, balance, knockdowns, rounds, drama, the title."""
    return (_bout_nominee(*rated) for rated in _best_rated(page.bouts, NOMINEES, lambda rated: rated[0]))


def best_bout_ever(books: Books) -> Nominee | None:
    """The best of the bouts of all seasons, one of an earlier season before its equals."""
    bouts = fought_on(books, range(1, books.closed + 1)) if books.closed else ()

    def place(rated: _Rated) -> tuple[int, ...]:
        worth, *order = rated[0]
        return worth, season_of(rated[1].night), *order

    return next((_bout_nominee(*rated) for rated in _best_rated(bouts, 1, place)), None)


_Merits = list[tuple[Merit, int, int]]
"""What becomes the parts of a nominee; a league has thousands of bouts, and few are nominated."""
_Rated = tuple[tuple[int, ...], BoutBook, _Merits]
"""A bout with its place among others, better ones first: what it is worth taken from nothing, then what parts equals."""


def _best_rated(
    bouts: Iterable[BoutBook], count: int, place: Callable[[_Rated], tuple[int, ...]]
) -> list[_Rated]:
    """Return the best bouts; rated are only those that can be among them, as few of a league's thousands can."""
    best: list[_Rated] = []
    for most, bout in sorted(((_most_worth(bout), bout) for bout in bouts), key=lambda one: -one[0]):
        if len(best) == count and most < -best[-1][0][0]:
            break
        best = sorted((*best, *_rated(bout)), key=place)[:count]
    return best


def _rated(bout: BoutBook) -> Iterator[_Rated]:
    outcome = bout.outcome
    if outcome is not None and outcome.round and outcome.method is not Method.NC:
        merits = list(_bout_merits(bout, outcome))
        worth = sum([points_half for _merit, _count, points_half in merits])
        yield (-worth, -_combined_half(bout), -outcome.round, bout.fought_entry or 0), bout, merits


_ONCE = BALANCE_HALF + sum(
    _BOUT[merit] for merit in (Merit.BOTH_DOWN, Merit.COMEBACK, Merit.CLOSE_CARDS, Merit.TITLE_BOUT)
)
"""Half points for all that a bout has once or not at all."""


def _most_worth(bout: BoutBook) -> int:
    """Return the half points a bout cannot be above, from what is quickly read of it."""
    if (outcome := bout.outcome) is None:
        return 0
    down = _BOUT[Merit.KNOCKDOWNS] * min(sum(outcome.knockdowns), MOST_KNOCKDOWNS)
    return _ONCE + _combined_half(bout) // 4 + down + _BOUT[Merit.ROUNDS] * outcome.round


def _bout_nominee(place: tuple[int, ...], bout: BoutBook, merits: _Merits) -> Nominee:
    parts = _shown(Part(*merit) for merit in merits)
    return Nominee(bout.winner, bout.number, None, parts, place[1:])


def _bout_merits(bout: BoutBook, outcome: Outcome) -> Iterator[tuple[Merit, int, int]]:
    combined, down = _combined_half(bout), sum(outcome.knockdowns)
    yield Merit.POPULARITY, combined // 2, combined // 4
    # The lesser damage in percent of the greater; 0 where there was none
    most = max(outcome.damage)
    balance = 0 if most <= 0 else 100 * max(0, min(outcome.damage)) // most
    yield Merit.BALANCE, balance, BALANCE_HALF * balance // 100
    yield Merit.KNOCKDOWNS, down, _BOUT[Merit.KNOCKDOWNS] * min(down, MOST_KNOCKDOWNS)
    if min(outcome.knockdowns) > 0:
        yield Merit.BOTH_DOWN, 1, _BOUT[Merit.BOTH_DOWN]
    yield Merit.ROUNDS, outcome.round, _BOUT[Merit.ROUNDS] * outcome.round
    if is_comeback(outcome):
        yield Merit.COMEBACK, 1, _BOUT[Merit.COMEBACK]
    by_cards = outcome.method.is_decision or outcome.method is Method.DRAW
    if by_cards and outcome.round >= bout.rounds and _margin(outcome) <= 1:
        yield Merit.CLOSE_CARDS, 1, _BOUT[Merit.CLOSE_CARDS]
    if bout.title:
        yield Merit.TITLE_BOUT, 1, _BOUT[Merit.TITLE_BOUT]


def knockouts(page: SeasonBook) -> Iterator[Nominee]:
    """Wins by knockout or stoppage: who was beaten, how early, how clean."""
    for bout in page.bouts:
        outcome = bout.outcome
        if outcome is None or outcome.winner is None or outcome.method not in (Method.KO, Method.TKO):
            continue
        beaten_half = max(0, bout.pops_half[outcome.winner.opponent.index])
        parts = _shown(_knockout_parts(page, bout, outcome, beaten_half))
        order = (-beaten_half, outcome.round, outcome.time, bout.fought_entry or 0)
        yield Nominee(bout.winner, bout.number, None, parts, order)


def _knockout_parts(page: SeasonBook, bout: BoutBook, outcome: Outcome, beaten_half: int) -> Iterator[Part]:
    left = max(0, bout.rounds - outcome.round)
    yield Part(Merit.POPULARITY, beaten_half // 2, beaten_half)
    yield Part(Merit.EARLY, left, _KNOCKOUT[Merit.EARLY] * left)
    if outcome.method is Method.KO:
        yield Part(Merit.CLEAN_KNOCKOUT, 1, _KNOCKOUT[Merit.CLEAN_KNOCKOUT])
    if _dethroned(page, bout):
        yield Part(Merit.CHAMPION_BEATEN, 1, _KNOCKOUT[Merit.CHAMPION_BEATEN])


def upsets(page: SeasonBook) -> Iterator[Nominee]:
    """Wins over men of more POP: the gap first."""
    for bout in page.bouts:
        outcome = bout.outcome
        if outcome is None or outcome.winner is None:
            continue
        gap_half = gap_against(bout, outcome.winner)
        if gap_half >= SMALLEST_GAP_HALF:
            parts = _shown(_upset_parts(page, bout, outcome, gap_half))
            yield Nominee(bout.winner, bout.number, None, parts, (-gap_half, bout.fought_entry or 0))


def _upset_parts(page: SeasonBook, bout: BoutBook, outcome: Outcome, gap_half: int) -> Iterator[Part]:
    yield Part(Merit.POPULARITY, gap_half // 2, gap_half)
    if outcome.method.is_stoppage:
        yield Part(Merit.INSIDE, 1, _UPSET[Merit.INSIDE])
    if _dethroned(page, bout):
        yield Part(Merit.CHAMPION_BEATEN, 1, _UPSET[Merit.CHAMPION_BEATEN])


def gap_against(bout: BoutBook, winner: Corner) -> int:
    """By how many half points of POP the winner stood below the man he beat; negative if above."""
    return bout.pops_half[winner.opponent.index] - bout.pops_half[winner.index]


def is_comeback(outcome: Outcome, behind: int = 1) -> bool:
    """Whether he won inside the distance though ``behind`` points or more behind on every card."""
    if outcome.winner is None or not outcome.method.is_stoppage or not outcome.scorecards:
        return False
    mine, his = outcome.winner.index, outcome.winner.opponent.index
    return all(card.total[mine] + behind <= card.total[his] for card in outcome.scorecards)


def _dethroned(page: SeasonBook, bout: BoutBook) -> bool:
    result = page.titles.get(bout.number)
    return result is not None and result.turn is TitleTurn.TAKEN


def _combined_half(bout: BoutBook) -> int:
    return max(0, bout.pops_half[0]) + max(0, bout.pops_half[1])


def _margin(outcome: Outcome) -> int:
    """The widest card, in points; 0 without cards."""
    return max((abs(card.total[0] - card.total[1]) for card in outcome.scorecards), default=0)


def _shown(parts: Iterable[Part]) -> tuple[Part, ...]:
    """Only what brought something."""
    return tuple(part for part in parts if part.points_half)


# Points for the fighter and the manager of a season; the table stands in ``docs/records.md``


EARNED = (LedgerKind.SHARE, LedgerKind.DATE_BID, LedgerKind.SIDE_PAYMENT, LedgerKind.STAKE)
"""Money of the ring; sales only move money from one manager to another."""


def fighters(page: SeasonBook) -> Iterator[Nominee]:
    """Everybody who won a bout, by whom he beat, how, and what was at stake."""
    years: dict[int, Counter[Merit]] = defaultdict(Counter)
    for bout in page.bouts:
        for corner in CORNERS:
            _count_side(page, bout, corner, years[bout.fighters[corner.index]])
    for number, year in years.items():
        if year[Merit.WINS]:
            half = year[Merit.OPPOSITION] // 2
            parts = _paid(Award.FIGHTER, year, Part(Merit.OPPOSITION, half, half))
            order = (-year[Merit.WINS], year[Merit.LOSSES], -year[Merit.STOPPAGES], number)
            yield Nominee(number, None, None, parts, order)


def managers(page: SeasonBook) -> Iterator[Nominee]:
    """Every manager with a bout in the season, by money of the ring, titles and results."""
    years: dict[int, Counter[Merit]] = {number: Counter() for number in page.books.managers}
    for bout in page.bouts:
        for corner in CORNERS:
            if (year := years.get(bout.managers[corner.index] or 0)) is not None:
                _count_side(page, bout, corner, year)
    cents = dict.fromkeys(years, 0)
    nights = nights_of(page.season)
    for line in page.books.ledger:
        if nights[0] <= line.night <= nights[-1] and line.kind in EARNED and line.manager in years:
            cents[line.manager] += line.amount_cents
    for number, year in years.items():
        if year[Merit.WINS] or year[Merit.LOSSES] or cents[number]:
            money = Part(Merit.MONEY, cents[number] // 100, cents[number] // CENTS_FOR_A_HALF)
            order = (-cents[number], -year[Merit.WINS], page.books.managers[number].seat)
            yield Nominee(None, None, number, _paid(Award.MANAGER, year, money), order)


def _count_side(page: SeasonBook, bout: BoutBook, corner: Corner, year: Counter[Merit]) -> None:
    """Count a bout for one side; the opposition beaten in half points of POP."""
    outcome, result = bout.outcome, page.titles.get(bout.number)
    if outcome is None or outcome.winner is None:
        year[Merit.DRAWS] += 1
    elif outcome.winner is corner:
        year[Merit.WINS] += 1
        year[Merit.STOPPAGES] += outcome.method.is_stoppage
        year[Merit.OPPOSITION] += max(0, bout.pops_half[corner.opponent.index])
    else:
        year[Merit.LOSSES] += 1
    if result is not None and result.champion == bout.fighters[corner.index]:
        year[Merit.TITLES] += result.turn in (TitleTurn.TAKEN, TitleTurn.FILLED)
        year[Merit.DEFENCES] += result.turn is TitleTurn.DEFENDED


def _paid(award: Award, counts: Counter[Merit], more: Part) -> tuple[Part, ...]:
    """What was done times what it is worth, the largest first."""
    worth = WORTH_HALF[award].items()
    parts = [more, *(Part(merit, counts[merit], counts[merit] * half) for merit, half in worth)]
    return tuple(sorted((part for part in parts if part.points_half), key=lambda part: -part.points_half))


Nominate = Callable[[SeasonBook], Iterable[Nominee]]


def season_awards(books: Books, season: int, only: Award | None = None) -> SeasonAwards[Nominee]:
    """The awards of a season, counted from 1, or one of them; of the running one as they stand."""
    page = season_book(books, season)
    by_award: dict[Award, Nominate] = {
        Award.FIGHTER: fighters,
        Award.BOUT: best_bouts,
        Award.KNOCKOUT: knockouts,
        Award.UPSET: upsets,
        Award.MANAGER: managers,
    }
    awards = {award: _best(nominate(page)) for award, nominate in by_award.items() if only in (None, award)}
    return SeasonAwards(season, is_over(books, season), awards)


def _best(nominees: Iterable[Nominee]) -> tuple[Nominee, ...]:
    ranked = sorted(nominees, key=lambda nominee: (-nominee.points_half, nominee.order))
    return tuple(ranked[:NOMINEES])
