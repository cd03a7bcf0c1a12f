"""What a review says, as rows and sentences for people."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QLocale

from ringside_manager.bout.corner import RED
from ringside_manager.commentary import Line
from ringside_manager.gui.language import tr
from ringside_manager.gui.ring.words import option_word
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


def decision_rows(names: tuple[str, str], found: Sequence[Decision]) -> tuple[DecisionRow, ...]:
    """The decisions, the dearest first, as a table shows them."""
    return tuple(
        DecisionRow(
            number,
            one.event,
            one.round,
            one.time,
            names[one.corner.index],
            asked_word(one.kind),
            option_word(one.kind, one.options[one.chosen]),
            option_word(one.kind, one.options[one.best]) if POINTS * one.cost >= TOLD else "",
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


def asked_word(kind: str) -> str:
    """What was to be decided."""
    known = {
        "tactic": tr("Tactic"),
        "rush": tr("Rush"),
        "thrown": tr("Punch thrown"),
        "anticipated": tr("Punch expected"),
        "counter": tr("Counterpunch"),
        "clinch": tr("Keeping the clinch"),
        "dodge": tr("Step after a miss"),
        "follow": tr("Following"),
    }
    return known.get(kind, kind.replace("_", " "))


def balance(found: Review) -> tuple[tuple[str, str, str], ...]:
    """Rows of what, red, blue: start, what decisions gave away, luck, end."""
    start, end = POINTS * found.start, POINTS * found.end
    costs = [_lost(cost, error) for cost, error in zip(found.cost, found.error, strict=True)]
    net = POINTS * (found.luck[0] - found.luck[1])
    luck = [_signed(net), _signed(-net)]
    rows = [
        (tr("Chance at the first bell"), _percent(start), _percent(POINTS - start)),
        (tr("Given away by decisions"), costs[0], costs[1]),
        (tr("Luck of dice and guesses"), luck[0], luck[1]),
        (tr("At the end"), _percent(end), _percent(POINTS - end)),
    ]
    if max(found.given_up) > 0:
        red, blue = (_lost(part, 0.0) for part in found.given_up)
        rows.insert(-1, (tr("Given away by resigning"), red, blue))
    return tuple(rows)


def verdict(names: tuple[str, str], found: Review) -> str:
    """The bout in two sentences: who decided better, whom the dice liked."""
    lost = [cost + given for cost, given in zip(found.cost, found.given_up, strict=True)]
    gap = POINTS * (lost[1] - lost[0])
    luck = POINTS * (found.luck[0] - found.luck[1])
    errors = POINTS * (found.error[0] + found.error[1])
    better, worse = names if gap > 0 else names[::-1]
    lucky = names[0] if luck > 0 else names[1]
    if abs(gap) <= errors:
        first = tr("Both corners decided about equally well.")
    else:
        first = tr("The corner of {better} gave away {points} points less than that of {worse}.").format(
            better=better, worse=worse, points=_one(abs(gap))
        )
    second = tr("Dice and guesses were kinder to {name}, by {points} points.").format(
        name=lucky, points=_one(abs(luck))
    )
    return tr("{decisions} {luck}").format(decisions=first, luck=second)


def luck_word(row: SwingRow, names: tuple[str, str]) -> str:
    """Whom the dice of a turn helped, and by how much."""
    name = names[RED.index] if row.luck > 0 else names[1]
    return tr("{name} +{points}").format(name=name, points=_one(abs(row.luck)))


def _percent(points: float) -> str:
    return tr("{number} %").format(number=round(points))


def _lost(part: float, error: float) -> str:
    points = max(0.0, POINTS * part)
    lost = tr("−{points}").format(points=_one(points)) if points >= TOLD else _one(0.0)
    return tr("{points} ± {error}").format(points=lost, error=_one(2 * POINTS * error)) if error else lost


def _signed(points: float) -> str:
    shown = _one(abs(points))
    return tr("+{points}").format(points=shown) if points >= 0 else tr("−{points}").format(points=shown)


def _one(points: float) -> str:
    return QLocale().toString(points, "f", 1)
