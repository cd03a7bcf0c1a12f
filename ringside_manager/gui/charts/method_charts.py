"""How bouts end, as a chart: of the league, of a fighter, of whatever bouts are counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace

from ringside_manager.bout.outcome import Method
from ringside_manager.charts.bouts import MethodCount, MethodsChart, MethodWords
from ringside_manager.charts.chart import Heading
from ringside_manager.language import later, tr
from ringside_manager.office.facts.charting import MethodFacts

SHORTEST_AXIS = 5


def methods_of(facts: Sequence[MethodFacts], heading: Heading, whole: str) -> MethodsChart:
    """The chart of some counts, ``whole`` over its right part; decisions of every kind are one, and so are ways to be stopped short of a knockout."""
    counts = tuple(
        MethodCount(name(), *_joined([fact for fact in facts if fact.method in methods], early))
        for name, methods, early in _GROUPS
    )
    used = tuple(count for count in counts if count.bouts)
    longest = max((number for fact in facts for number, _ in fact.rounds), default=SHORTEST_AXIS)
    words = MethodWords(
        by_round=tr("Bouts that ended early, by round"),
        by_method=whole,
        round=tr("Round"),
        headers=(tr("Method"), tr("Round"), tr("Bouts")),
        told_round=tr("{name} in round {round}: {count}"),
        told_all=tr("{name}: {count} ({share} %)"),
    )
    summary = heading.summary or "\n".join(f"{count.name}: {count.bouts}" for count in used)
    return MethodsChart(replace(heading, summary=summary), used, max(longest, SHORTEST_AXIS), words)


def _joined(facts: Sequence[MethodFacts], early: bool) -> tuple[int, tuple[tuple[int, int], ...]]:
    """All bouts of some methods, and for those that end early their rounds."""
    rounds: Counter[int] = Counter()
    for fact in facts:
        rounds.update(dict(fact.rounds))
    return sum(fact.bouts for fact in facts), tuple(sorted(rounds.items())) if early else ()


_GROUPS: tuple[tuple[Callable[[], str], frozenset[Method], bool], ...] = (
    (later("Knockout"), frozenset({Method.KO}), True),
    (later("Technical knockout"), frozenset({Method.TKO, Method.RTD}), True),
    (later("Disqualification"), frozenset({Method.DQ}), True),
    (
        later("Decision"),
        frozenset({Method.UD, Method.SD, Method.MD, Method.DEC, Method.TD}),
        False,
    ),
    (later("Draw"), frozenset({Method.DRAW}), False),
    (later("No contest"), frozenset({Method.NC}), False),
)
