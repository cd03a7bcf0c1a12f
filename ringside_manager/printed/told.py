"""A bout of a league told for a book: blow by blow, and the turns at which the chance to win moved most."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from ringside_manager.almanac.bout_sheet import BoutSheet, bout_sheet
from ringside_manager.bout.record import BoutRecord
from ringside_manager.campaign.books import BoutBook
from ringside_manager.commentary.narrator import Line
from ringside_manager.commentary.phrases import Length
from ringside_manager.errors import RecordError, RingsideError
from ringside_manager.language import LANGUAGE, say
from ringside_manager.odds.review_curve import CurvePoint, Effort, Progress
from ringside_manager.office.office import Office
from ringside_manager.printed.typeset import Block, Columns, Picture, Telling

__all__ = ["Effort", "Progress", "Told", "blow_by_blow", "recorded", "turning_points"]

EFFORT = Effort(bouts=400, probes=800, samples=16, again=100, dearest=4)
"""Enough for chances in whole percent; a window that is asked for one bout plays three times as much."""
SWINGS = 3
"""Turns that are told of a bout."""
LEAST = 0.03
"""A turn that moved the chance by less is none to tell of."""
SEED = 1974
"""The chances of a book are the same whenever it is printed."""


@dataclass(frozen=True, slots=True)
class Told:
    """A bout of the books with its record and all that is said of it."""

    bout: BoutBook
    record: BoutRecord
    sheet: BoutSheet

    @property
    def lines(self) -> Iterator[Line]:
        """Everything said, from the first bell on."""
        for told in self.sheet.rounds:
            yield from told.lines


def recorded(office: Office, number: int) -> Told | None:
    """A bout that was fought in the program; ``None`` for one entered by hand or that today's rules cannot follow."""
    try:
        record = BoutRecord.from_json(office.record_of(number))
        sheet = bout_sheet(record, length=Length.STANDARD, language=LANGUAGE.code)
    except RingsideError:
        return None
    return Told(office.fought_bout(number), record, sheet)


def blow_by_blow(told: Told) -> Iterator[Block]:
    """Every round, in two columns, and the result at the end."""
    lines = [[(told.sheet.time(line), line.text) for line in one.lines] for one in told.sheet.rounds]
    if lines:
        lines[-1].append(("", told.sheet.result))
    rounds = zip(told.sheet.rounds, lines, strict=True)
    yield Columns(
        tuple(
            Telling(told.sheet.words["round"].format(number=one.number), tuple(said)) for one, said in rounds
        )
    )


def turning_points(
    told: Told, effort: Effort | None = None, progress: Progress | None = None
) -> Iterator[Block]:
    """The chance to win as a drawing, and the turns that moved it most; nothing where it cannot be worked out.

    ``CancelledError`` if ``progress`` says so.
    """
    from ringside_manager.odds.review import review_curve  # NumPy is slow to import

    try:
        points = review_curve(told.record, seed=SEED, effort=effort or EFFORT, progress=progress).points
    except RecordError:
        return
    if not points:
        return
    yield Picture(curve_drawing(points), 1.0)
    lines = list(told.lines)
    found = sorted(_swings(points), key=lambda pair: -abs(pair[1].chance - pair[0].chance))[:SWINGS]
    said = [(pair, _said(lines, pair)) for pair in sorted(found, key=lambda pair: pair[1].event)]
    turns = tuple(
        (
            say("Round {number}", number=max(1, before.round)),
            say(
                "{before} % → {after} %: {text}", before=round(100 * before.chance), after=round(100 * after.chance), text=text
            ),
        )
        for (before, after), text in said
        if text
    )  # fmt: skip
    if turns:
        yield Telling("", turns)


def _swings(points: Sequence[CurvePoint]) -> Iterator[tuple[CurvePoint, CurvePoint]]:
    for before, after in pairwise(points):
        if abs(after.chance - before.chance) >= LEAST:
            yield before, after


def _said(lines: Sequence[Line], pair: tuple[CurvePoint, CurvePoint]) -> str:
    """What was said between two points, the last thing before it if nothing was."""
    before, after = pair
    within = [line.text for line in lines if before.event <= line.event < after.event]
    if not within:
        within = [line.text for line in lines if line.event < after.event][-1:]
    return " ".join(within[-2:])


WIDE, HIGH, LEFT, FOOT = 640.0, 96.0, 30.0, 14.0


def curve_drawing(points: Sequence[CurvePoint]) -> str:
    """Red's chance over the bout as SVG: half in the middle, a rule for each round, numbers at the foot."""
    last = max(1, len(points) - 1)
    places = [
        (LEFT + (WIDE - LEFT) * at / last, (HIGH - FOOT) * (1 - point.chance))
        for at, point in enumerate(points)
    ]
    rules, numbers = [], []
    for at, point in enumerate(points):
        if at == 0 or max(1, point.round) != max(1, points[at - 1].round):
            x = places[at][0]
            rules.append(f"M{x:.1f} 0V{HIGH - FOOT:.1f}")
            numbers.append(f'<text x="{x + 2:.1f}" y="{HIGH - 3:.1f}">{max(1, point.round)}</text>')
    middle = (HIGH - FOOT) / 2
    path = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in places)
    area = f"{path}L{places[-1][0]:.1f} {middle:.1f}L{LEFT:.1f} {middle:.1f}Z"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE:.0f} {HIGH:.0f}" font-family="Inter" font-size="8" fill="#5c6570">'
        f'<path d="{"".join(rules)}" stroke="#e1e4e8" stroke-width="0.6" fill="none"/>'
        f'<path d="M{LEFT:.0f} {middle:.1f}H{WIDE:.0f}" stroke="#9aa3ad" stroke-width="0.6" fill="none"/>'
        f'<path d="{area}" fill="#b3362a" fill-opacity="0.12"/>'
        f'<path d="{path}" stroke="#b3362a" stroke-width="1.4" fill="none" stroke-linejoin="round"/>'
        f'<text x="0" y="8">100 %</text><text x="0" y="{middle + 3:.1f}">50 %</text><text x="0" y="{HIGH - FOOT:.1f}">0 %</text>'
        f"{''.join(numbers)}</svg>"
    )
