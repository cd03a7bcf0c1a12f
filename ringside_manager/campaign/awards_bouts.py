"""Points for the bout, the knockout and the upset of a season; the table stands in ``docs/records.md``."""

from __future__ import annotations

from collections.abc import Iterator

from ringside_manager.bout.corner import Corner
from ringside_manager.bout.outcome import Method, Outcome
from ringside_manager.campaign.awards import Award, Merit, Nominee, Part, SeasonBook
from ringside_manager.campaign.awards_points import (
    BALANCE_HALF,
    MOST_KNOCKDOWNS,
    SMALLEST_GAP_HALF,
    WORTH_HALF,
)
from ringside_manager.campaign.books import BoutBook
from ringside_manager.campaign.records_book_titles import TitleTurn

_BOUT, _KNOCKOUT, _UPSET = WORTH_HALF[Award.BOUT], WORTH_HALF[Award.KNOCKOUT], WORTH_HALF[Award.UPSET]


def best_bouts(page: SeasonBook) -> Iterator[Nominee]:
    """Bouts by how good they were to watch: names, balance, knockdowns, rounds, drama, the title."""
    for bout in page.bouts:
        outcome = bout.outcome
        if outcome is not None and outcome.round and outcome.method is not Method.NC:
            parts = _shown(_bout_parts(bout, outcome))
            order = (-_combined_half(bout), -outcome.round, bout.fought_entry or 0)
            yield Nominee(bout.winner, bout.number, None, parts, order)


def _bout_parts(bout: BoutBook, outcome: Outcome) -> Iterator[Part]:
    combined, down = _combined_half(bout), sum(outcome.knockdowns)
    yield Part(Merit.POPULARITY, combined // 2, combined // 4)
    balance = _balance(outcome)
    yield Part(Merit.BALANCE, balance, BALANCE_HALF * balance // 100)
    yield Part(Merit.KNOCKDOWNS, down, _BOUT[Merit.KNOCKDOWNS] * min(down, MOST_KNOCKDOWNS))
    if min(outcome.knockdowns) > 0:
        yield Part(Merit.BOTH_DOWN, 1, _BOUT[Merit.BOTH_DOWN])
    yield Part(Merit.ROUNDS, outcome.round, _BOUT[Merit.ROUNDS] * outcome.round)
    if is_comeback(outcome):
        yield Part(Merit.COMEBACK, 1, _BOUT[Merit.COMEBACK])
    by_cards = outcome.method.is_decision or outcome.method is Method.DRAW
    if by_cards and outcome.round >= bout.rounds and _margin(outcome) <= 1:
        yield Part(Merit.CLOSE_CARDS, 1, _BOUT[Merit.CLOSE_CARDS])
    if bout.title:
        yield Part(Merit.TITLE_BOUT, 1, _BOUT[Merit.TITLE_BOUT])


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


def _balance(outcome: Outcome) -> int:
    """The lesser damage in percent of the greater; 0 where there was none."""
    most = max(outcome.damage)
    return 0 if most <= 0 else 100 * max(0, min(outcome.damage)) // most


def _margin(outcome: Outcome) -> int:
    """The widest card, in points; 0 without cards."""
    return max((abs(card.total[0] - card.total[1]) for card in outcome.scorecards), default=0)


def _shown(parts: Iterator[Part]) -> tuple[Part, ...]:
    """Only what brought something."""
    return tuple(part for part in parts if part.points_half)
