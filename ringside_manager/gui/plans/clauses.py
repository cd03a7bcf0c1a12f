"""Conditions of a rule in words: when in the bout, and what has to be so."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from ringside_manager.bout.engine import EngineInfo
from ringside_manager.bout.orders import Comparison, Condition, FactSpec
from ringside_manager.gui.board.window import SystemWindow, window_of
from ringside_manager.gui.words import MINUS
from ringside_manager.language import later, tr

Said = Callable[[], str]
_LEAST, _MOST, _EXACTLY, _NOT = Comparison.AT_LEAST, Comparison.AT_MOST, Comparison.EQUAL, Comparison.OTHER


@dataclass(frozen=True, slots=True)
class Told:
    """Conditions in words: ``times`` say when (``from round 9 on``), ``clauses`` what has to be so."""

    times: tuple[str, ...]
    clauses: tuple[str, ...]


def told(conditions: Sequence[Condition], info: EngineInfo) -> Told:
    """All conditions of a rule, those on one fact together, in the order of their first."""
    specs, window = {spec.name: spec for spec in info.facts}, window_of(info)
    times: list[str] = []
    clauses: list[str] = []
    for name in dict.fromkeys(condition.fact for condition in conditions):
        held = [_without_edges(condition) for condition in conditions if condition.fact == name]
        if name in _CLOCKS:
            times += _times(name, held)
        else:
            clauses += [_clause(condition, specs.get(name), window) for condition in held]
    return Told(tuple(times), tuple(clauses))


def number(value: int) -> str:
    """A number as it stands in a sentence."""
    return f"{MINUS}{-value}" if value < 0 else str(value)


def yes_or_no(condition: Condition) -> bool | None:
    """What a condition asks of a fact that is so or not so; ``None`` if it is neither."""
    both = condition.holds({condition.fact: 1}), condition.holds({condition.fact: 0})
    return both[0] if both[0] != both[1] else None


def _without_edges(condition: Condition) -> Condition:
    """``more than 2`` is ``at least 3``: half the sentences."""
    if condition.comparison is Comparison.MORE:
        return replace(condition, comparison=_LEAST, bound=condition.bound + 1)
    if condition.comparison is Comparison.LESS:
        return replace(condition, comparison=_MOST, bound=condition.bound - 1)
    return condition


# When


def _times(name: str, held: Sequence[Condition]) -> Iterator[str]:
    """Conditions on a clock; a beginning and an end make one stretch of time."""
    begin = next((condition.bound for condition in held if condition.comparison is _LEAST), None)
    end = next((condition.bound for condition in held if condition.comparison is _MOST), None)
    stretch = _STRETCHES.get(name)
    if stretch and len(held) == 2 and begin is not None and end is not None and begin < end:
        yield stretch().format(begin=begin, end=end)
        return
    for condition in held:
        yield _CLOCKS[name](condition.comparison, condition.bound)


def _round(comparison: Comparison, bound: int) -> str:
    said = {
        _LEAST: tr("from round {n} on"),
        _MOST: tr("up to round {n}"),
        _EXACTLY: tr("in round {n}"),
        _NOT: tr("in every round but round {n}"),
    }
    return said[comparison].format(n=number(bound))


def _turn(comparison: Comparison, bound: int) -> str:
    said = {
        _LEAST: tr("from turn {n} of a round on"),
        _MOST: tr("up to turn {n} of a round"),
        _EXACTLY: tr("in turn {n} of a round"),
        _NOT: tr("in every turn of a round but turn {n}"),
    }
    return said[comparison].format(n=number(bound))


def _rounds_left(comparison: Comparison, bound: int) -> str:
    if comparison is _MOST and bound >= 0:
        return tr("in the last round", "in the last %n rounds", bound + 1)
    if comparison is _EXACTLY and bound == 0:
        return tr("in the last round")
    if comparison is _LEAST and bound == 1:
        return tr("before the last round")
    return _left_of(comparison).format(what=tr("rounds"), n=number(bound))


def _turns_left(comparison: Comparison, bound: int) -> str:
    if comparison is _MOST and bound >= 0:
        return tr("in the last turn of a round", "in the last %n turns of a round", bound + 1)
    if comparison is _EXACTLY and bound == 0:
        return tr("in the last turn of a round")
    if comparison is _LEAST and bound == 1:
        return tr("before the last turn of a round")
    return _left_of(comparison).format(what=tr("turns of the round"), n=number(bound))


def _left_of(comparison: Comparison) -> str:
    said = {
        _LEAST: tr("with {n} or more {what} to come"),
        _MOST: tr("with {n} or fewer {what} to come"),
        _EXACTLY: tr("with exactly {n} {what} to come"),
        _NOT: tr("unless {n} {what} are to come"),
    }
    return said[comparison]


_CLOCKS: dict[str, Callable[[Comparison, int], str]] = {
    "round": _round,
    "turn": _turn,
    "rounds_left": _rounds_left,
    "turns_left": _turns_left,
}
_STRETCHES: dict[str, Said] = {
    "round": later("from round {begin} to round {end}"),
    "turn": later("from turn {begin} to turn {end} of a round"),
}


# What has to be so


def _clause(condition: Condition, spec: FactSpec | None, window: SystemWindow) -> str:
    name, clauses = condition.fact, window.clauses
    if spec is not None and spec.is_yes_or_no:
        asked = yes_or_no(condition)
        if asked is not None:
            return _so_or_not(spec, window, so=asked)
    lead, percentage, amount = clauses.lead(name), clauses.percentage(name), clauses.amount(name)
    if lead is not None:
        return _lead(condition, lead())
    said = amount or percentage
    text = _percentage(condition.comparison) if percentage else _amount(condition.comparison)
    return text.format(what=said() if said else window.names.fact(name), n=number(condition.bound))


def _so_or_not(spec: FactSpec, window: SystemWindow, *, so: bool) -> str:
    pair = window.clauses.flag(spec.name)
    if pair is not None:
        return pair[0 if so else 1]()
    text = tr("“{fact}” is so") if so else tr("“{fact}” is not so")
    return text.format(fact=window.names.fact(spec.name))


def _amount(comparison: Comparison) -> str:
    said = {
        _LEAST: tr("{what} is {n} or more"),
        _MOST: tr("{what} is {n} or less"),
        _EXACTLY: tr("{what} is exactly {n}"),
        _NOT: tr("{what} is anything but {n}"),
    }
    return said[comparison]


def _percentage(comparison: Comparison) -> str:
    said = {
        _LEAST: tr("{what} is {n} % or more"),
        _MOST: tr("{what} is {n} % or less"),
        _EXACTLY: tr("{what} is exactly {n} %"),
        _NOT: tr("{what} is anything but {n} %"),
    }
    return said[comparison]


def _lead(condition: Condition, what: str) -> str:
    """A lead is negative for whoever is behind, which no sentence should say so."""
    comparison, bound = condition.comparison, condition.bound
    if comparison is _LEAST:
        text = _ahead(bound)
    elif comparison is _MOST:
        text = _behind(bound)
    else:
        text = _level(bound, but=comparison is _NOT)
    return text.format(what=what, n=abs(bound))


def _ahead(bound: int) -> str:
    if bound < 0:
        return tr("he is not more than {n} behind {what}")
    known = {0: tr("he is not behind {what}"), 1: tr("he is ahead {what}")}
    return known.get(bound, tr("he is ahead {what} by {n} or more"))


def _behind(bound: int) -> str:
    if bound > 0:
        return tr("he is not more than {n} ahead {what}")
    known = {0: tr("he is not ahead {what}"), -1: tr("he is behind {what}")}
    return known.get(bound, tr("he is behind {what} by {n} or more"))


def _level(bound: int, *, but: bool) -> str:
    if bound == 0:
        return tr("they are not level {what}") if but else tr("they are level {what}")
    if bound > 0:
        return tr("he is not ahead {what} by just {n}") if but else tr("he is ahead {what} by just {n}")
    return tr("he is not behind {what} by just {n}") if but else tr("he is behind {what} by just {n}")
