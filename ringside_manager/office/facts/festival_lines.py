"""What is told of a festival without a league: what happened in sentences, and who is placed why."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ringside_manager.bout.outcome import Outcome
from ringside_manager.campaign.festivals import Result, Row
from ringside_manager.campaign.festivals.brackets import Brackets
from ringside_manager.campaign.festivals.groups import Teams
from ringside_manager.campaign.tournament import Decider, decided_by
from ringside_manager.language import later, say
from ringside_manager.office.festivals import Absent, Festival, Happening, Replaced, Withdrew

_DECIDERS = {
    Decider.DAMAGE: later("by damage"),
    Decider.LANDED: later("by punches landed"),
    Decider.DICE: later("by dice"),
}


ResultLine = Callable[[Outcome, str, str, str], str]
"""Says how a bout of two, by their names, came out; told the unit of its clock."""


def happening_told(festival: Festival, one: Happening, result: Result | None, result_line: ResultLine) -> str:
    """What happened in a sentence, with the rule where no bout decided."""
    name = festival.name
    if isinstance(one, Withdrew):
        return say("{name} withdraws (F5).", name=name(one.man))
    if isinstance(one, Replaced):
        return say(
            "{name} stands in for {former} (F6).", name=str(one.card["name"]), former=str(one.former["name"])
        )
    if isinstance(one, Absent):
        return say(
            "{name} does not come: {other} walks over (F7).", name=name(one.man), other=name(one.other)
        )
    outcome = one.record.outcome
    line = result_line(outcome, name(one.red), name(one.blue), festival.engine.info.clock)
    decider = decided_by(outcome)
    if result is None or result.winner is None or decider is Decider.RESULT:
        return line
    return say(
        "{line} {name} goes on {decider} (F2).",
        line=line,
        name=name(result.winner),
        decider=_DECIDERS[decider](),
    )


def stable_told(festival: Festival, course: Teams, number: int) -> str:
    """A stable by its number and its first man."""
    return say("{number}: {name} and his", number=number, name=festival.name(course.men(number)[0]))


# Who is placed why


@dataclass(frozen=True, slots=True)
class PlacedLine:
    """A line of a standing: a man, or a stable of men."""

    place: int
    name: str
    seed: int
    record: str
    points: int | None
    parted: str


def standing_lines(festival: Festival) -> tuple[PlacedLine, ...]:
    """Everybody, best first; in a bracket points count for nothing and are left out."""
    course, told = festival.course, festival.told
    rows = zip(course.standing(told), course.partings(told), strict=True)
    return tuple(
        _line(
            place,
            festival.name(row.man),
            row,
            parting.told() if parting else "",
            isinstance(course, Brackets),
        )
        for place, (row, parting) in enumerate(rows, 1)
    )


def stable_lines(festival: Festival) -> tuple[PlacedLine, ...]:
    """The stables, best first; none where no stables meet."""
    course, told = festival.course, festival.told
    if not isinstance(course, Teams):
        return ()
    rows = zip(course.stable_standing(told), course.stable_partings(told), strict=True)
    return tuple(
        _line(
            place, stable_told(festival, course, row.man), row, parting.told("F61") if parting else "", False
        )
        for place, (row, parting) in enumerate(rows, 1)
    )


def _line(place: int, name: str, row: Row, parted: str, bracket: bool) -> PlacedLine:
    record = f"{row.won}-{row.lost}-{row.drawn}"
    return PlacedLine(place, name, row.man, record, None if bracket else row.points, parted)
