"""Charts in the window: what one is called, whom it is about, how it is made; and the texts several charts share."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import Enum

from ringside_manager.bout.outcome import Method
from ringside_manager.campaign.books import Books
from ringside_manager.charts import Chart, Heading
from ringside_manager.charts.axes import Money
from ringside_manager.charts.bouts import MethodCount, MethodsChart
from ringside_manager.charts.career import Result
from ringside_manager.gui import words
from ringside_manager.language import later, tr
from ringside_manager.office.facts.careers import BoutFacts

# Entries.


class About(Enum):
    """What somebody has to choose before a chart can be made."""

    LEAGUE = "league"
    DIVISION = "division"
    FIGHTER = "fighter"
    PAIR = "pair"
    MANAGER = "manager"


@dataclass(frozen=True, slots=True)
class Choice:
    """Whom a chart is about: a fighter or manager by number (``other`` beside him), a weight class."""

    number: int = 0
    other: int | None = None
    weight_class: str = ""


@dataclass(frozen=True, slots=True)
class ChartEntry:
    """A chart of the list; ``key`` is the part of its place, ``rule`` what lies behind its figures."""

    key: str
    text: Callable[[], str]
    about: About
    make: Callable[[Books, Choice], Chart]
    rule: str


def group_of(about: About) -> str:
    """The heading a chart stands under."""
    if about in {About.LEAGUE, About.DIVISION}:
        return tr("The league")
    return tr("A manager") if about is About.MANAGER else tr("A fighter")


# Texts of marks.


def result_of(bout: BoutFacts) -> Result:
    """Return how a bout ended for the fighter whose career it is in."""
    if bout.won is not None:
        return Result.WON if bout.won else Result.LOST
    return Result.DREW if bout.method.value == "DRAW" else Result.NO_CONTEST


def money_word() -> Money:
    """Dollars as the language writes them, cents left to tables and tool tips."""
    return lambda dollars: words.dollars(round(dollars))


def bout_text(bout: BoutFacts, pop_half: int) -> str:
    """Return a bout on a few lines: against whom and how, when and where, what it paid, the popularity after it."""
    lines = [
        _SENTENCES[result_of(bout)]().format(opponent=bout.opponent.name),
        words.ended(bout.method, bout.round, bout.cause),
        tr("Night {night}, {arena}").format(night=bout.night, arena=words.arena(bout.arena)),
        tr("Purse {purse}, of it share {share}").format(
            purse=words.dollars(bout.purse_dollars), share=words.money(bout.share_cents)
        ),
        tr("Popularity afterwards {pop}").format(pop=words.pop(pop_half)),
    ]
    return "\n".join([*lines, tr("For the title")] if bout.title else lines)


_SENTENCES = {
    Result.WON: later("Won against {opponent}"),
    Result.LOST: later("Lost to {opponent}"),
    Result.DREW: later("Drew with {opponent}"),
    Result.NO_CONTEST: later("No contest with {opponent}"),
}


# The chart of ways to end a bout: of the league, of a fighter.


SHORTEST_AXIS = 5


def methods_of(ended: Counter[tuple[Method, int]], heading: Heading, whole: str) -> MethodsChart:
    """The chart of bouts by method and round, ``whole`` over its right part.

    Decisions of every kind are one, and so are ways to be stopped short of a knockout.
    """
    counts = tuple(MethodCount(name(), *_joined(ended, methods, early)) for name, methods, early in _GROUPS)
    used = tuple(count for count in counts if count.bouts)
    longest = max((number for _, number in ended), default=SHORTEST_AXIS)
    summary = heading.summary or "\n".join(f"{count.name}: {count.bouts}" for count in used)
    return MethodsChart(replace(heading, summary=summary), used, max(longest, SHORTEST_AXIS), whole)


def _joined(
    ended: Counter[tuple[Method, int]], methods: frozenset[Method], early: bool
) -> tuple[int, tuple[tuple[int, int], ...]]:
    """All bouts of some methods, and for those that end early their rounds."""
    rounds: Counter[int] = Counter()
    for (method, number), bouts in ended.items():
        if method in methods:
            rounds[number] += bouts
    return rounds.total(), tuple(sorted(rounds.items())) if early else ()


_GROUPS: tuple[tuple[Callable[[], str], frozenset[Method], bool], ...] = (
    (later("Knockout"), frozenset({Method.KO}), True),
    (later("Technical knockout"), frozenset({Method.TKO, Method.RTD}), True),
    (later("Disqualification"), frozenset({Method.DQ}), True),
    (later("Decision"), frozenset({Method.UD, Method.SD, Method.MD, Method.DEC, Method.TD}), False),
    (later("Draw"), frozenset({Method.DRAW}), False),
    (later("No contest"), frozenset({Method.NC}), False),
)
