"""Fight plans in a compiled bout: what a corner knows, and its orders as rows of numbers, tried from top to bottom (P19)."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np

from ringside_manager.bout.corner import Comparison, Instruction, Mixture, choice_word
from ringside_manager.engines.ringside import policies
from ringside_manager.engines.ringside.odds import rows
from ringside_manager.engines.ringside.odds.streams import RED, compiled, drawn, inlined
from ringside_manager.engines.ringside.state import Clinch, Counter, Rush
from ringside_manager.engines.ringside.tables import PUNCHES, Tactic

_score_class = inlined(policies.score_class)

# What a corner knows, in the order of ``state.FACTS``


@inlined
def score(ring: Any, who: Any) -> Any:
    """P1."""
    lead = ring[who, rows.POINTS] - ring[1 - who, rows.POINTS]
    round_lead = ring[who, rows.SCORED] - ring[1 - who, rows.SCORED]
    to_score = ring[rows.BOUT, rows.ROUNDS] - ring[rows.BOUT, rows.ROUND] + 1
    return _score_class(lead, round_lead, to_score, ring[rows.BOUT, rows.SWING])


@inlined
def scored_down(ring: Any, who: Any) -> Any:
    """Whether he has scored a knockdown in this round."""
    return int(ring[who, rows.KNOCKDOWNS] > ring[who, rows.KNOCKDOWNS_AT_BELL])


@inlined
def in_force(ring: Any) -> Any:
    """Whether a clinch is."""
    return ring[0, rows.CLINCH] | ring[1, rows.CLINCH]


FACTS = (
    "round", "rounds_left", "turn", "turns_left", "lead", "lead_safe", "round_lead", "attacking", "own_endurance",
    "opponent_endurance", "own_endurance_percent", "opponent_endurance_percent", "endurance_lead", "own_hurt",
    "opponent_hurt", "own_lost", "opponent_lost", "own_landed", "opponent_landed", "own_knockdowns",
    "opponent_knockdowns", "own_down", "opponent_down", "own_trapped", "opponent_trapped", "own_on_ropes",
    "opponent_on_ropes", "own_cover_up", "opponent_cover_up", "own_clinch", "opponent_clinch", "any_clinch",
    "opponent_backpedal",
)  # fmt: skip


@compiled
def fact(ring: Any, who: Any, number: Any) -> Any:  # noqa: C901, PLR0912 - a table, for a compiler
    """What the corner ``who`` knows now of the fact with this number in ``FACTS``."""
    bout, other = ring[rows.BOUT], 1 - who
    if number == 0:
        return bout[rows.ROUND]
    if number == 1:
        return bout[rows.ROUNDS] - bout[rows.ROUND]
    if number == 2:
        return bout[rows.TURN]
    if number == 3:
        return max(0, rows.MOST_TURNS - bout[rows.TURN])
    if number == 4:
        return ring[who, rows.POINTS] - ring[other, rows.POINTS]
    if number == 5:
        return np.int64(score(ring, who) == policies.SAFE)
    if number == 6:
        return ring[who, rows.SCORED] - ring[other, rows.SCORED]
    if number == 7:
        return np.int64(bout[rows.AT] == who)
    if number == 12:
        return ring[who, rows.ENDURANCE] - ring[other, rows.ENDURANCE]
    if number == 31:
        return in_force(ring)
    if number == 32:
        return ring[other, rows.BACKPEDAL]
    # The others come in pairs, his own and the opponent's.
    pair = number - (8 if number < 12 else 13)
    him = who if pair % 2 == 0 else other
    pair = pair // 2 + (0 if number < 12 else 2)
    if pair == 0:
        return ring[him, rows.ENDURANCE]
    if pair == 1:
        return ring[him, rows.ENDURANCE] * 100 // max(1, ring[him, rows.TOTAL])
    if pair == 2:
        return np.int64(ring[him, rows.ENDURANCE] <= 0)
    if pair == 3:
        return ring[him, rows.AT_BELL] - ring[him, rows.ENDURANCE]
    if pair == 4:
        return ring[him, rows.LANDED]
    if pair == 5:
        return ring[him, rows.KNOCKDOWNS]
    if pair == 6:
        return np.int64(scored_down(ring, 1 - him))
    if pair == 7:
        return ring[him, rows.TRAPPED]
    if pair == 8:
        return np.int64(rows.ROPES[ring[him, rows.SQUARE] & 63])
    if pair == 9:
        return ring[him, rows.COVER]
    return ring[him, rows.CLINCH]


@compiled
def tell_red(rings: Any, facts: Any) -> None:
    """Fill in what the red corner knows of each ring."""
    for place in range(len(rings)):
        for number in range(facts.shape[1]):
            facts[place, number] = fact(rings[place], 0, number)


# Orders: a row each, behind one that says where those of each decision begin and end


TACTIC, RUSHING, COUNTERING, HOLDING, THROWING, EXPECTING = range(6)
KINDS = ("tactic", "rush", "counter", "clinch", "thrown", "anticipated")
_CONDITIONS, _WORDS, _IS_MIXTURE, _FIRST = range(4)
"""How many conditions and words an order has, whether a die decides between them, and where the conditions begin: fact,
comparison, bound.  Behind them stand the words: the place of the option and its weight.
"""
_BEGINNINGS = 2 * len(KINDS)
LARGEST = 1 << 31
"""No number of an order may reach this."""
_LESS, _AT_MOST, _EQUAL, _OTHER, _AT_LEAST = range(5)
_COMPARISONS = tuple(Comparison)
_PLACES = {
    "tactic": {choice_word(tactic): place for place, tactic in enumerate(Tactic)},
    **{
        kind: {choice_word(yes): 1, choice_word(no): 0}
        for kind, yes, no in (
            ("rush", Rush.RUSH, Rush.HOLD),
            ("counter", Counter.TRY, Counter.DECLINE),
            ("clinch", Clinch.KEEP, Clinch.RELEASE),
        )
    },
    **{kind: {choice_word(punch): punch - 1 for punch in PUNCHES} for kind in ("thrown", "anticipated")},
}
Orders = tuple[Instruction, ...]


@lru_cache(maxsize=256)
def order_rows(both: tuple[Orders, Orders]) -> Any | None:
    """The orders of both corners, which nobody writes into; ``None`` if one of them tells where to step, or has a number
    nobody could mean.
    """
    sorted_ones = [[order for kind in KINDS for order in orders if order.request == kind] for orders in both]
    if any(len(known) < len(orders) for known, orders in zip(sorted_ones, both, strict=True)):
        return None
    written = [[_row_of(order) for order in orders] for orders in sorted_ones]
    if any(abs(number) >= LARGEST for rows_of in written for row in rows_of for number in row):
        return None
    most = max(map(len, written))
    width = max(_BEGINNINGS, *(len(row) for rows_of in written for row in rows_of), 0)
    found = np.zeros((2, 1 + most, width), np.int64)
    for corner, orders, rows_of in zip(found, sorted_ones, written, strict=True):
        kinds = [order.request for order in orders]
        for number, kind in enumerate(KINDS):
            before = sum(kinds.count(earlier) for earlier in KINDS[:number])
            corner[0, 2 * number : 2 * number + 2] = 1 + before, 1 + before + kinds.count(kind)
        for row, numbers in zip(corner[1:], rows_of, strict=False):
            row[: len(numbers)] = numbers
    return found


def _row_of(order: Instruction) -> list[int]:
    mixture = isinstance(order.choose, Mixture)
    words = (
        order.choose.weights
        if isinstance(order.choose, Mixture)
        else [(word, 0) for word in order.choose.words]
    )
    places = _PLACES[order.request]
    told = [(places[word], weight) for word, weight in words if word in places]
    known = all(condition.fact in FACTS for condition in order.when)
    row = [len(order.when), len(told) if known else 0, int(mixture)]
    for condition in order.when:
        number = FACTS.index(condition.fact) if condition.fact in FACTS else 0
        row += number, _COMPARISONS.index(condition.comparison), condition.bound
    return row + [number for pair in told for number in pair]


@inlined
def ordered(ring: Any, told: Any, dice: Any, who: Any, kind: Any, legal: Any) -> Any:
    """The place of the option his orders choose among those that are ``legal``, a bit each; -1 where they say nothing."""
    begin, end = told[1][who, 0, 2 * kind], told[1][who, 0, 2 * kind + 1]
    if begin == end:
        return np.int64(-1)
    return _chosen(ring, told[1], dice, who, begin, end, legal)


@compiled
def _chosen(ring: Any, orders: Any, dice: Any, who: Any, begin: Any, end: Any, legal: Any) -> Any:
    for place in range(begin, end):
        order = orders[who, place]
        if _holds(ring, order, who):
            option = _picked(order, dice, who, legal)
            if option >= 0:
                return option
    return np.int64(-1)


@inlined
def _holds(ring: Any, order: Any, who: Any) -> bool:
    for number in range(order[_CONDITIONS]):
        at = _FIRST + 3 * number
        value, comparison, bound = fact(ring, who, order[at]), order[at + 1], order[at + 2]
        if comparison == _LESS:
            held = value < bound
        elif comparison == _AT_MOST:
            held = value <= bound
        elif comparison == _EQUAL:
            held = value == bound
        elif comparison == _OTHER:
            held = value != bound
        elif comparison == _AT_LEAST:
            held = value >= bound
        else:
            held = value > bound
        if not held:
            return False
    return True


@inlined
def _picked(order: Any, dice: Any, who: Any, legal: Any) -> Any:
    """The first word that is legal, or one of them by a die with as many sides as their weights."""
    first, sides = _FIRST + 3 * order[_CONDITIONS], np.int64(0)
    for number in range(order[_WORDS]):
        place = order[first + 2 * number]
        if legal >> place & 1:
            if not order[_IS_MIXTURE]:
                return place
            sides += order[first + 2 * number + 1]
    if sides == 0:
        return np.int64(-1)
    left, number = drawn(dice, RED + who, sides, 1), -1
    while left >= 0:
        number += 1
        if legal >> order[first + 2 * number] & 1:
            left -= order[first + 2 * number + 1]
    return order[first + 2 * number]
