"""What a review says, as rows and sentences for people."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QLocale

from ringside_manager.bout.corner import RED
from ringside_manager.commentary import Line
from ringside_manager.gui.board.names import Names
from ringside_manager.language import tr
from ringside_manager.odds.review import Decision, Review, Swing

POINTS = 100
TOLD = 0.05
"""Less than this, in points, is nothing: it is shown as 0.0."""


@dataclass(frozen=True, slots=True)
class DecisionRow:
    """A decision; ``cost`` and ``error`` in hundredths of a chance, ``clear`` if the cost is beyond the error."""

    number: int
    event: int
    round: int
    time: int
    name: str
    asked: str
    chosen: str
    better: str
    cost: float
    error: float
    clear: bool


@dataclass(frozen=True, slots=True)
class SwingRow:
    """A turn of the bout: red's chance before and after, in hundredths, and what was said of it."""

    number: int
    event: int
    round: int
    time: int
    told: str
    before: int
    after: int
    luck: float


def decision_rows(names: tuple[str, str], found: Sequence[Decision], words: Names) -> tuple[DecisionRow, ...]:
    """The decisions, the dearest first, as a table shows them."""
    return tuple(
        DecisionRow(
            number,
            one.event,
            one.round,
            one.time,
            names[one.corner.index],
            words.asked_for(one.kind),
            words.option(one.kind, one.options[one.chosen]),
            words.option(one.kind, one.options[one.best]) if POINTS * one.cost >= TOLD else "",
            POINTS * one.cost,
            POINTS * one.error,
            one.is_clear,
        )
        for number, one in enumerate(sorted(found, key=lambda one: (not one.is_clear, -one.cost)), 1)
    )


def swing_rows(found: Sequence[Swing], lines: Sequence[Line]) -> tuple[SwingRow, ...]:
    """The swings named, with the commentary of what happened in them."""
    return tuple(
        SwingRow(
            number,
            swing.event_to,
            swing.round,
            swing.time,
            _told(swing, lines),
            round(POINTS * swing.before),
            round(POINTS * swing.after),
            POINTS * swing.luck,
        )
        for number, swing in enumerate(found, 1)
    )


def _told(swing: Swing, lines: Sequence[Line]) -> str:
    """The words of what happened; a line belongs where the last event it tells belongs."""
    return " ".join(line.text for line in lines if swing.event_from <= line.event < swing.event_to)


@dataclass(frozen=True, slots=True)
class Balance:
    """A review in whole tenths of a point, as shown; every figure is what happened to red's chance.

    ``start`` + ``decisions`` of red and blue + ``given_up`` of both + ``luck`` = ``end``, to the last tenth.
    ``errors`` belong to the decisions, ``error`` to what both together leave to luck.
    """

    start: int
    decisions: tuple[int, int]
    errors: tuple[int, int]
    given_up: tuple[int, int]
    luck: int
    end: int

    @property
    def error(self) -> int:
        """How far off the decisions of both together may be, and with them the luck."""
        return sum(self.errors)


def balanced(found: Review) -> Balance:
    """The figures of a review; what rounding leaves over goes to luck, which is what nothing else explains."""
    start, end, red, blue, resigned, won = (
        _in_tenths(POINTS * part)
        for part in (
            found.start,
            found.end,
            -found.cost[0],
            found.cost[1],
            -found.given_up[0],
            found.given_up[1],
        )
    )
    errors = (
        _in_tenths(shown_error(POINTS * found.error[0])),
        _in_tenths(shown_error(POINTS * found.error[1])),
    )
    luck = end - start - red - blue - resigned - won
    return Balance(start, (red, blue), errors, (resigned, won), luck, end)


def balance(names: tuple[str, str], found: Review) -> tuple[tuple[str, str, str], ...]:
    """Rows of what, red, blue, each column adding up from the first bell to the end."""
    one = balanced(found)
    rows = [(tr("Chance at the first bell"), _percent(one.start), _percent(10 * POINTS - one.start))]
    for name, change, error in zip(names, one.decisions, one.errors, strict=True):
        rows.append((tr("Decisions of {name}").format(name=name), *_both(change, error)))
    if any(one.given_up):
        rows.append((tr("Giving up"), *_both(sum(one.given_up), 0)))
    rows.append((tr("Luck of dice and guesses"), *_both(one.luck, one.error)))
    rows.append((tr("At the end"), _percent(one.end), _percent(10 * POINTS - one.end)))
    return tuple(rows)


def verdict(names: tuple[str, str], found: Review) -> str:
    """The bout in two sentences: who decided better, whom the dice liked, as far as it is beyond the error."""
    one = balanced(found)
    gap = sum(one.decisions) + sum(one.given_up)
    better, worse = names if gap > 0 else names[::-1]
    if abs(gap) <= one.error:
        first = tr("Both corners decided about equally well.")
    else:
        first = tr("The corner of {better} gave away {points} points less than that of {worse}.").format(
            better=better, worse=worse, points=tenths(abs(gap) / 10)
        )
    if abs(one.luck) <= one.error:
        second = tr("Dice and guesses were about equally kind to both.")
    else:
        second = tr("Dice and guesses were kinder to {name}, by {points} points.").format(
            name=names[0] if one.luck > 0 else names[1], points=tenths(abs(one.luck) / 10)
        )
    return tr("{decisions} {luck}").format(decisions=first, luck=second)


def shown_error(standard: float) -> float:
    """The error shown beside a figure: twice the standard error."""
    return 2 * standard


def tenths(points: float) -> str:
    """Points with one decimal."""
    return QLocale().toString(points, "f", 1)


def luck_word(row: SwingRow, names: tuple[str, str]) -> str:
    """Whom the dice of a turn helped, and by how much."""
    name = names[RED.index] if row.luck > 0 else names[1]
    return tr("{name} +{points}").format(name=name, points=tenths(abs(row.luck)))


def _in_tenths(points: float) -> int:
    return round(10 * points)


def _percent(tenth: int) -> str:
    return tr("{number} %").format(number=tenths(tenth / 10))


def _both(change: int, error: int) -> tuple[str, str]:
    """What one thing did to red's chance, and so to blue's."""
    red, blue = (_signed(part / 10) for part in (change, -change))
    if not error:
        return red, blue
    margin = tenths(error / 10)
    told = tr("{points} ± {error}")
    return told.format(points=red, error=margin), told.format(points=blue, error=margin)


def _signed(points: float) -> str:
    shown = tenths(abs(points))
    if not points:
        return shown
    return tr("+{points}").format(points=shown) if points > 0 else tr("−{points}").format(points=shown)
