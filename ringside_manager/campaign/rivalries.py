"""Feuds between two fighters and between two stables, read from the bouts they had against each other (C80).

A call-out declined heats a feud, too (C81).

Nothing is kept: the same bouts always make the same feuds, and a corrected result corrects them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from ringside_manager.campaign.award_winners import gap_against
from ringside_manager.campaign.awards import fought_on
from ringside_manager.campaign.books import Books, BoutBook, BoutState, OfferBook

MEETING, TITLE, CLOSE, UPSET, BOTH_DOWN, REVENGE = 10, 10, 5, 5, 5, 10
"""What a meeting is worth, and what it is worth more for the title, when it was drawn or went to the cards by a point or two,
when the winner stood below the beaten by ``UPSET_HALF``, when both were down, and when the beaten of the last meeting won.
"""
HOTTEST = MEETING + CLOSE + UPSET + BOTH_DOWN + REVENGE
"""The most a meeting can be worth that was not for the title."""
CLOSE_POINTS = 2
UPSET_HALF = 20
"""Half points of POP."""
COOLS = ((26, 4), (52, 2), (104, 1))
"""Up to how many nights later a meeting still counts, and for how many quarters."""
RIVALS, FEUD, BITTER = 20, 40, 60
"""The heat from which two are rivals, have a feud, and a bitter one."""


@dataclass(frozen=True, slots=True)
class Feud:
    """What is between two, the one of the lower number first.

    ``one`` and ``other`` are fighters, or managers; ``bouts`` are their meetings, oldest first, ``wins`` those of each.
    """

    one: int
    other: int
    bouts: tuple[int, ...]
    wins: tuple[int, int]
    draws: int
    heat: int


def feuds(books: Books) -> tuple[Feud, ...]:
    """Fighters who have met more than once and are rivals still, the hottest feud first (C80)."""
    night = max(books.closed, books.night)
    again = (
        (pair, bouts, _heat(bouts, night) + _heat_declined(books, pair, night))
        for pair, bouts in _meetings(books, _warm_pairs(books, night)).items()
        if len(bouts) > 1
    )
    return _hottest(_feud(pair, bouts, heat) for pair, bouts, heat in again if heat >= RIVALS)


def _warm_pairs(books: Books, night: int) -> set[tuple[int, int]]:
    """Two who may be rivals on a night, since their bouts that still count are, at their hottest, hot enough."""
    most: dict[tuple[int, int], int] = {}
    for bout in fought_on(books, range(max(1, night - COOLS[-1][0]), night + 1)) if night else ():
        share = quarters(night - bout.night) * (HOTTEST + TITLE * bout.title)
        most[_pair(bout)] = most.get(_pair(bout), 0) + share
    declined = (books.offers[number] for number in books.declined if number in books.offers)
    return {pair for pair, heat in most.items() if heat // 4 >= RIVALS} | {_pair(offer) for offer in declined}


def _meetings(books: Books, pairs: Iterable[tuple[int, int]]) -> dict[tuple[int, int], list[BoutBook]]:
    """All bouts of these pairs against each other, oldest first."""
    met: dict[tuple[int, int], list[BoutBook]] = {pair: [] for pair in pairs}
    for bout in books.bouts.values():
        if bout.state is BoutState.FOUGHT and (own := met.get(_pair(bout))) is not None:
            own.append(bout)
    for bouts in met.values():
        bouts.sort(key=lambda bout: bout.fought_entry or 0)
    return met


def _pair(of: BoutBook | OfferBook) -> tuple[int, int]:
    return (of.red, of.blue) if of.red < of.blue else (of.blue, of.red)


def stable_feuds(books: Books) -> tuple[Feud, ...]:
    """Managers whose men have met, the hottest feud first; it is as hot as all bouts between their men together."""
    met: dict[tuple[int, int], list[BoutBook]] = {}
    for bout in _all_bouts(books):
        red, blue = bout.managers
        if red is not None and blue is not None and red != blue:
            met.setdefault((min(red, blue), max(red, blue)), []).append(bout)
    night = max(books.closed, books.night)
    return _hottest(_stables(pair, bouts, night) for pair, bouts in met.items())


def heat_before(books: Books, bout: BoutBook) -> int:
    """The heat between the two of a bout when they entered the ring; 0 when they met for the first time."""
    career = books.fighters[bout.red].bouts
    place = career.index(bout.number) if bout.number in career else len(career)
    earlier = [books.bouts[number] for number in career[:place] if bout.blue in books.bouts[number].fighters]
    return _heat(earlier, bout.night) + _heat_declined(books, bout.fighters, bout.night, bout.number)


def worth(bout: BoutBook, before: BoutBook | None) -> int:
    """What a meeting adds to the heat of two; ``before`` is their last that had a winner."""
    outcome = bout.outcome
    if outcome is None:
        return 0
    found = MEETING + TITLE * bout.title + BOTH_DOWN * all(outcome.knockdowns)
    if outcome.winner is None:
        return found + CLOSE
    margins = [abs(card.total[0] - card.total[1]) for card in outcome.scorecards]
    found += CLOSE * (outcome.method.is_decision and bool(margins) and min(margins) <= CLOSE_POINTS)
    found += UPSET * (gap_against(bout, outcome.winner) >= UPSET_HALF)
    return found + REVENGE * (before is not None and before.winner != bout.winner)


def quarters(nights: int) -> int:
    """In quarters, how much a meeting so many nights ago still counts."""
    for most, share in COOLS:
        if nights <= most:
            return share
    return 0


def _all_bouts(books: Books) -> Iterable[BoutBook]:
    last = max(books.closed, books.night)
    return fought_on(books, range(1, last + 1)) if last else ()


def _feud(pair: tuple[int, int], bouts: list[BoutBook], heat: int) -> Feud:
    one, other = pair
    winners = [bout.winner for bout in bouts]
    wins = winners.count(one), winners.count(other)
    numbers = tuple(bout.number for bout in bouts)
    return Feud(one, other, numbers, wins, len(bouts) - sum(wins), heat)


def _stables(pair: tuple[int, int], bouts: list[BoutBook], night: int) -> Feud:
    """The feud of two managers; a bout is won by the manager whose man won it."""
    one, other = pair
    winners = [None if bout.winner is None else bout.manager_of(bout.winner) for bout in bouts]
    wins = winners.count(one), winners.count(other)
    shares = ((bout, quarters(night - bout.night)) for bout in bouts)
    heat = sum(worth(bout, None) * share for bout, share in shares if share) // 4
    return Feud(one, other, tuple(bout.number for bout in bouts), wins, len(bouts) - sum(wins), heat)


def _heat(bouts: Sequence[BoutBook], night: int) -> int:
    """How hot it still is between two on a night, after these meetings of theirs."""
    first = next((at for at, bout in enumerate(bouts) if quarters(night - bout.night)), len(bouts))
    decided = next((bout for bout in reversed(bouts[:first]) if bout.winner is not None), None)
    total = 0
    for bout in bouts[first:]:
        total += worth(bout, decided) * quarters(night - bout.night)
        decided = bout if bout.winner is not None else decided
    return total // 4


def _heat_declined(books: Books, pair: tuple[int, int], night: int, before: int | None = None) -> int:
    """The heat of call-outs declined between two, ``before`` an entry; it cools as that of bouts does (C81)."""
    total = 0
    for number in books.declined:
        offer = books.offers.get(number)
        if offer is None:  # a forecast has the latest alone
            continue
        if {offer.red, offer.blue} == set(pair) and (before is None or number < before):
            heat = books.house_on(offer.made_night).wagers.declined_heat
            total += heat * quarters(night - offer.made_night)
    return total // 4


def _hottest(found: Iterable[Feud]) -> tuple[Feud, ...]:
    return tuple(sorted(found, key=lambda feud: (-feud.heat, -feud.bouts[-1], feud.one, feud.other)))
