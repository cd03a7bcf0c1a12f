"""What an option does, in words and figures, from the numbers the bout system gives for it."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ringside_manager.bout.outlook import Measure, OptionEffect
from ringside_manager.gui.ring.desk.plans_told import (
    round_plan_lines,
    strategy_lines,
    style_lines,
    towel_lines,
    treat_lines,
)
from ringside_manager.gui.ring.desk.pools_told import POOLS_TOLD
from ringside_manager.gui.ring.desk.segments_told import segment_plan_lines, segment_towel_lines
from ringside_manager.gui.ring.words import measure_word
from ringside_manager.language import tr

Values = Mapping[str, int]


def effect_lines(kind: str, word: str, effect: OptionEffect) -> tuple[str, ...]:
    """An option's effect as short sentences; plain name and number where the system is a stranger."""
    values = {measure.name: measure.value for measure in effect.measures}
    told = _TOLD.get(kind)
    if told is not None:
        lines = told(word, values)
        if lines is not None:
            return tuple(map(_unbroken, lines))
    return tuple(_unbroken(measure_line(measure)) for measure in effect.measures)


def _unbroken(line: str) -> str:
    """A number and its sign stay on one line."""
    return line.replace(" %", "\N{NO-BREAK SPACE}%")


def measure_line(measure: Measure) -> str:
    """A measure by its name: ``Chance to hit: 27 %``."""
    line = tr("{measure}: {value} %") if measure.percent else tr("{measure}: {value}")
    return line.format(measure=measure_word(measure.name), value=measure.value)


def _tactic(word: str, values: Values) -> tuple[str, ...] | None:
    if not {"needs", "hit", "counter"} <= values.keys():
        return None
    lines = [tr("He needs over {needs}: {hit} %").format(**values)]
    if "hit_in_rush" in values:
        lines.append(tr("If he rushes: {hit_in_rush} %").format(**values))
    lines.append(tr("You counter and hit: {counter} %").format(**values))
    if word == "clinch":
        lines.append(tr("No hook can land"))
    return tuple(lines)


def _rush(word: str, values: Values) -> tuple[str, ...] | None:
    if not {"needs", "hit", "counter"} <= values.keys():
        return None
    return (
        tr("You need over {needs}: {hit} %").format(**values),
        tr("He counters and hits: {counter} %").format(**values),
    )


def _counter(word: str, values: Values) -> tuple[str, ...] | None:
    if word == "decline":
        return (tr("He stays the attacker"),)
    if not {"counter_at", "needs", "counter"} <= values.keys():
        return None
    return (
        tr("Roll {counter_at} or less, then over {needs}").format(**values),
        tr("Both succeed: {counter} %").format(**values),
    )


def _clinch(word: str, values: Values) -> tuple[str, ...] | None:
    if {"needs", "hit"} <= values.keys():
        return (
            tr("Nobody moves; no hook can land"),
            tr("He needs over {needs}: {hit} %").format(**values),
        )
    return _ground(values)


def _dodge(word: str, values: Values) -> tuple[str, ...] | None:
    return _ground(values)


def _ground(values: Values) -> tuple[str, ...] | None:
    """How far he can still be driven back."""
    if "room" not in values:
        return None
    room = values["room"]
    lines = [
        tr("Room behind you: %n step", "Room behind you: %n steps", room)
        if room
        else tr("No room behind you")
    ]
    if values.get("ropes"):
        lines.append(tr("You stand on the ropes"))
    return tuple(lines)


def _follow(word: str, values: Values) -> tuple[str, ...] | None:
    if "room" not in values:
        return None
    room = values["room"]
    lines = [
        tr("Room behind him: %n step", "Room behind him: %n steps", room)
        if room
        else tr("No room behind him")
    ]
    if values.get("ropes"):
        lines.append(tr("You stand on the ropes"))
    return tuple(lines)


_TOLD: Mapping[str, Callable[[str, Values], tuple[str, ...] | None]] = {
    **POOLS_TOLD,
    "tactic": _tactic,
    "rush": _rush,
    "counter": _counter,
    "clinch": _clinch,
    "dodge": _dodge,
    "follow": _follow,
    "style": style_lines,
    "strategy": strategy_lines,
    "treat": treat_lines,
    "plan": lambda word, values: round_plan_lines(word, values) or segment_plan_lines(word, values),
    "towel": lambda word, values: towel_lines(word, values) or segment_towel_lines(word, values),
}
