"""What written instructions can speak of in Ringside: its decisions (R19) and the facts a corner knows.

A fight plan whose orders ask for no more than a class of situation tells is a table, too (P19).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from functools import lru_cache
from math import inf

from ringside_manager.bout.instructions import (
    Comparison,
    Condition,
    Decision,
    Instruction,
    Mixture,
    Preference,
)
from ringside_manager.bout.request import choice_word
from ringside_manager.bout.view import ANY, YES_OR_NO, FactRow, facts_of
from ringside_manager.engines.ringside.policies import (
    AHEAD,
    BEHIND,
    CLINCH_DIMS,
    COUNTER_DIMS,
    LEVEL,
    PARTS,
    PUNCH_DIMS,
    RUSH_DIMS,
    SAFE,
    SPENT,
    SPENT_SOON,
    TACTIC_DIMS,
    WEARY,
    WEARY_SOON,
    CornerTable,
    Shares,
    classes,
    legal_tactics,
)
from ringside_manager.engines.ringside.state import BoxerView, Clinch, Counter, RingsideView, Rush
from ringside_manager.engines.ringside.tables import (
    PUNCHES,
    SQUARES,
    TURNS,
    Tactic,
    on_the_ropes,
)

_PUNCH_WORDS = tuple(map(choice_word, PUNCHES))

_TACTICS, _RUSH, _COUNTER, _CLINCH = (
    tuple(map(choice_word, kind)) for kind in (Tactic, Rush, Counter, Clinch)
)

DECISIONS = (
    Decision("tactic", _TACTICS, "the defender's tactic, before each turn", "R63", ("none", "cover_up")),
    Decision("rush", _RUSH, "whether the attacker rushes", "R64", _RUSH),
    Decision("thrown", _PUNCH_WORDS, "the punch he throws once it is on target", "R22", _PUNCH_WORDS),
    Decision(
        "anticipated",
        _PUNCH_WORDS,
        "the punch he expects when one is on target against him",
        "R22",
        _PUNCH_WORDS,
    ),
    Decision("counter", _COUNTER, "whether he answers a punch with his own", "R38", _COUNTER),
    Decision("clinch", _CLINCH, "whether he holds on after being hit in a clinch", "R77", _CLINCH),
    Decision("dodge", SQUARES, "where he steps when the attack has missed him", "R43"),
    Decision("follow", SQUARES, "where the attacker stands after the defender's move", "R47"),
)
"""R19, in the order of its table."""

_READERS: tuple[FactRow[RingsideView], ...] = (
    ("round", "the round being fought, from 1", (1, 15), lambda view: view.round),
    ("rounds_left", "rounds still to come after this one", (0, 14), lambda view: view.terms.rounds - view.round),
    ("turn", "the turn being fought, 1 to 18", (1, TURNS), lambda view: view.turn),
    ("turns_left", "turns of the round still to come after this one", (0, TURNS - 1),
     lambda view: max(0, TURNS - view.turn)),
    ("lead", "his points so far minus the other's; below 0 he is behind", ANY,
     lambda view: view.me.points - view.opponent.points),
    ("lead_safe", "1 if he wins by standing to the end: the rounds left cannot take his lead, or he needs only this one",
     YES_OR_NO, lambda view: int(lead_is_safe(view))),
    ("round_lead", "his damage in this round minus the other's", ANY,
     lambda view: view.me.scored - view.opponent.scored),
    ("attacking", "1 if he is the attacker now", YES_OR_NO, lambda view: int(view.attacking)),
    ("own_endurance", "Endurance he has left", ANY, lambda view: view.me.endurance),
    ("opponent_endurance", "Endurance the other has left", ANY, lambda view: view.opponent.endurance),
    ("own_endurance_percent", "his Endurance in 100 parts of what he began with", (None, 100),
     lambda view: _percent(view.me)),
    ("opponent_endurance_percent", "the other's Endurance in 100 parts of what he began with", (None, 100),
     lambda view: _percent(view.opponent)),
    ("endurance_lead", "his Endurance minus the other's", ANY,
     lambda view: view.me.endurance - view.opponent.endurance),
    ("own_hurt", "1 if his Endurance is 0 or less, so that every punch may put him down", YES_OR_NO,
     lambda view: int(view.me.endurance <= 0)),
    ("opponent_hurt", "1 if the other's Endurance is 0 or less, so that every punch may put him down", YES_OR_NO,
     lambda view: int(view.opponent.endurance <= 0)),
    ("own_lost", "Endurance he has lost since the bell of this round", (0, None), lambda view: _lost(view.me)),
    ("opponent_lost", "Endurance the other has lost since the bell of this round", (0, None),
     lambda view: _lost(view.opponent)),
    ("own_landed", "punches he landed in this round; from the sixth on each costs 1 Endurance", (0, None),
     lambda view: view.me.landed),
    ("opponent_landed", "punches the other landed in this round", (0, None), lambda view: view.opponent.landed),
    ("own_knockdowns", "knockdowns he scored", (0, None), lambda view: view.me.knockdowns),
    ("opponent_knockdowns", "knockdowns the other scored", (0, None), lambda view: view.opponent.knockdowns),
    ("own_down", "1 if he has been knocked down in this round", YES_OR_NO, lambda view: _has_scored(view.opponent)),
    ("opponent_down", "1 if the other has been knocked down in this round", YES_OR_NO,
     lambda view: _has_scored(view.me)),
    ("own_trapped", "1 if he is trapped", YES_OR_NO, lambda view: int(view.me.trapped)),
    ("opponent_trapped", "1 if the other is trapped", YES_OR_NO, lambda view: int(view.opponent.trapped)),
    ("own_on_ropes", "1 if he stands on the edge of the ring", YES_OR_NO,
     lambda view: int(on_the_ropes(view.me.square))),
    ("opponent_on_ropes", "1 if the other stands on the edge of the ring", YES_OR_NO,
     lambda view: int(on_the_ropes(view.opponent.square))),
    ("own_cover_up", "1 if his cover-up is in force", YES_OR_NO, lambda view: int(view.me.cover)),
    ("opponent_cover_up", "1 if the other's cover-up is in force", YES_OR_NO,
     lambda view: int(view.opponent.cover)),
    ("own_clinch", "1 if he clinches", YES_OR_NO, lambda view: int(view.me.clinch)),
    ("opponent_clinch", "1 if the other clinches", YES_OR_NO, lambda view: int(view.opponent.clinch)),
    ("any_clinch", "1 if either clinches, so that no hook lands", YES_OR_NO,
     lambda view: int(view.me.clinch or view.opponent.clinch)),
    ("opponent_backpedal", "1 if the other backpedals this turn", YES_OR_NO,
     lambda view: int(view.opponent.backpedal)),
)  # fmt: skip

FACTS, READ = facts_of(_READERS)


def lead_is_safe(view: RingsideView) -> bool:
    """Whether the boxer wins if he is still standing at the end: no round left can take his lead (P1)."""
    return view.score == SAFE


def _percent(boxer: BoxerView) -> int:
    """Endurance in 100 parts of the starting total, rounded down; below 0 when it is."""
    return int(boxer.endurance * 100 // max(1, boxer.starting_total))


def _lost(boxer: BoxerView) -> int:
    return int(boxer.at_bell - boxer.endurance)


def _has_scored(boxer: BoxerView) -> int:
    """1 if the boxer has scored a knockdown since the bell."""
    return int(boxer.knockdowns > boxer.knockdowns_at_bell)


# Fight plans as tables (P19): what the orders choose in each class of situation, where that is certain
#
# A class leaves a fact between two bounds.  An order whose condition holds for some of these numbers and fails for others
# is beyond the classes, and the plan stays with the script.


Bounds = tuple[float, float]
Known = dict[str, Bounds]
"""Between which numbers a class leaves each fact; a fact it says nothing of is missing."""

_EITHER = {"rush": _RUSH[::-1], "counter": _COUNTER, "clinch": _CLINCH[::-1]}
"""The word of which a table holds the parts, and the other."""


class _BeyondTablesError(Exception):
    """The orders cannot be said as a table."""


@lru_cache(maxsize=256)
def table_of_orders(orders: tuple[Instruction, ...], base: CornerTable) -> CornerTable | None:
    """The table of a plan whose other decisions are those of ``base``, drawing the dice the plan would (P19).

    ``None`` if there is none.
    """
    of = {kind: tuple(order for order in orders if order.request == kind) for kind in _KNOWN}
    if base.lapse or sum(map(len, of.values())) < len(orders):
        return None
    try:
        rush, counter, clinch = (_either(kind, of[kind], getattr(base, kind)) for kind in _EITHER)
        table = replace(base, tactic=_tactics(of["tactic"], base), rush=rush, counter=counter, clinch=clinch)
        if of["thrown"] or of["anticipated"]:
            thrown, anticipated = (_punches(kind, of[kind], base) for kind in ("thrown", "anticipated"))
            table = replace(table, picks=False, thrown=thrown, anticipated=anticipated)
    except _BeyondTablesError:
        return None
    return table


def _tactics(orders: Sequence[Instruction], base: CornerTable) -> tuple[Shares, ...]:
    if not orders:
        return base.tactic
    rows = []
    for seen, usual in zip(classes(TACTIC_DIMS), base.tactic, strict=True):
        legal = {choice_word(tactic) for tactic in legal_tactics(*seen[-2:])}
        choose = _chosen(orders, _in_tactic(seen), legal)
        rows.append(usual if choose is None else _shares(choose, _TACTICS, legal, PARTS))
    return tuple(rows)


def _either(kind: str, orders: Sequence[Instruction], base: Shares) -> Shares:
    if not orders:
        return base
    words, parts = _EITHER[kind], []
    for seen, usual in zip(classes(_DIMS[kind]), base, strict=True):
        choose = _chosen(orders, _KNOWN[kind](seen), set(words))
        if isinstance(choose, Mixture):  # its die has other sides than that of a table
            raise _BeyondTablesError
        parts.append(usual if choose is None else _shares(choose, words, set(words), PARTS)[0])
    return tuple(parts)


def _punches(kind: str, orders: Sequence[Instruction], base: CornerTable) -> tuple[Shares, ...]:
    rows = []
    for seen, usual in zip(classes(PUNCH_DIMS), getattr(base, kind), strict=True):
        choose = _chosen(orders, _KNOWN[kind](seen), set(_PUNCH_WORDS))
        if choose is None:
            rows.append((1,) * len(PUNCHES) if base.picks else usual)
        else:
            rows.append(_shares(choose, _PUNCH_WORDS, set(_PUNCH_WORDS), 1))
    return tuple(rows)


def _chosen(orders: Iterable[Instruction], known: Known, legal: set[str]) -> Preference | Mixture | None:
    """What the first order that decides says; ``None`` if none does."""
    for order in orders:
        words = order.choose.words if isinstance(order.choose, Preference) else dict(order.choose.weights)
        if legal.isdisjoint(words):
            continue
        holding = [_holds(condition, known) for condition in order.when]
        if False in holding:
            continue
        if None in holding:
            raise _BeyondTablesError
        return order.choose
    return None


def _shares(choose: Preference | Mixture, words: tuple[str, ...], legal: set[str], certain: int) -> Shares:
    """The row of a choice; what needs no die is ``certain``, a mixture has a die of all its weights together."""
    if isinstance(choose, Preference):
        first = next(word for word in choose.words if word in legal)
        return tuple(certain * (word == first) for word in words)
    told = [word for word, _ in choose.weights if word in legal]
    weights = {word: dict(choose.weights)[word] for word in told}
    if told != [word for word in words if word in told]:  # a die tells them in the plan's order
        raise _BeyondTablesError
    if len(weights) == 1:  # a die is thrown even so
        weights = dict.fromkeys(weights, 2)
    return tuple(weights.get(word, 0) for word in words)


# What the classes know


def _holds(condition: Condition, known: Known) -> bool | None:
    """Whether a condition holds in a class; ``None`` if the class does not tell."""
    low, high = known.get(condition.fact, (-inf, inf))
    bound, comparison = condition.bound, condition.comparison
    if comparison in (Comparison.EQUAL, Comparison.OTHER):
        equal = False if not low <= bound <= high else True if low == high else None
        return equal if equal is None or comparison is Comparison.EQUAL else not equal
    # Between two numbers on the same side of a bound, all are.
    ends = {comparison.holds(end, bound) for end in (low, high)}  # type: ignore[arg-type]
    return ends.pop() if len(ends) == 1 else None


def _yes(flag: int) -> Bounds:
    return flag, flag


_LEADS: dict[int, Bounds] = {BEHIND: (-inf, -1), LEVEL: (0, 0), AHEAD: (1, inf), SAFE: (1, inf)}
_STATES: dict[int, Bounds] = {SPENT: (-inf, SPENT_SOON), WEARY: (SPENT_SOON + 1, WEARY_SOON)}


def _standing(score: int | None, own: int | None, other: int | None) -> Known:
    known: Known = {} if score is None else {"lead": _LEADS[score], "lead_safe": _yes(score == SAFE)}
    for who, condition in (("own", own), ("opponent", other)):
        if condition is not None:
            low, high = known[f"{who}_endurance"] = _STATES.get(condition, (WEARY_SOON + 1, inf))
            known[f"{who}_hurt"] = int(high <= 0), int(low <= 0)
    return known


def _in_tactic(seen: tuple[int, ...]) -> Known:
    score, own, weary, _, down, covered, trapped, _ = seen
    return {
        **_standing(score, own, None),
        "opponent_endurance": (-inf, WEARY_SOON) if weary else (WEARY_SOON + 1, inf),
        "opponent_hurt": (0, weary),
        "own_down": _yes(down),
        "opponent_cover_up": _yes(covered),
        "own_trapped": _yes(trapped),
    }


def _in_rush(seen: tuple[int, ...]) -> Known:
    score, own, other, _, down, tactic = seen
    return {
        **_standing(score, own, other),
        "opponent_down": _yes(down),
        "opponent_cover_up": _yes(tactic == 1),
        "opponent_backpedal": _yes(tactic == 2),  # as P5 numbers them
    }


_KNOWN: dict[str, Callable[[tuple[int, ...]], Known]] = {
    "tactic": _in_tactic,
    "rush": _in_rush,
    "counter": lambda seen: _standing(*seen[:3]),
    "clinch": lambda seen: {**_standing(*seen[:3]), "own_trapped": _yes(seen[3])},
    "thrown": lambda seen: {**_standing(None, seen[2], seen[1]), "any_clinch": _yes(seen[0])},
    "anticipated": lambda seen: {**_standing(None, seen[1], seen[2]), "any_clinch": _yes(seen[0])},
}
_DIMS = {"rush": RUSH_DIMS, "counter": COUNTER_DIMS, "clinch": CLINCH_DIMS}
