"""Dice that were thrown, as sentences: who threw what for what, against what number, and what it meant."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from ringside_manager.bout.orders import Comparison
from ringside_manager.bout.rolls import Rolled
from ringside_manager.gui.ring.desk.dice_words import bound_told, consequence
from ringside_manager.gui.ring.match import Match
from ringside_manager.gui.ring.words import die_word, is_card
from ringside_manager.language import later, tr


def rolls_told(match: Match, rolls: Sequence[Rolled]) -> tuple[str, ...]:
    """A sentence for each roll: ``Ali, to hit: 45, needs more than 58: a miss``."""
    befores = (None, *rolls)
    return tuple(_roll_told(match, rolled, before) for rolled, before in zip(rolls, befores, strict=False))


def _roll_told(match: Match, rolled: Rolled, before: Rolled | None) -> str:
    die = rolled.die
    if is_card(die.purpose):
        return _card_told(match, rolled)
    if die.corner is None:
        return _nobody_s(rolled)
    name, other = match.name(die.corner), match.name(die.corner.opponent)
    if die.comparison is None:
        if die.purpose == "initB" and before is not None and before.die.purpose == "initA":
            return _first_attack(name, other, before.result, rolled.result)
        told = _PLAIN.get(die.purpose, later("{name}, {what}: {roll}"))
    else:
        shape = _HELD.get((die.purpose, die.comparison))
        told = shape or (later("{name}, {what}: {roll}, held against {bound}: {meaning}"))
    return told().format(
        name=name,
        other=other,
        what=die_word(die.purpose, die.sides),
        roll=rolled.result,
        bound=die.bound if (die.purpose, die.comparison) in _HELD else bound_told(die),
        meaning=consequence(die, rolled.result),
    )


def _card_told(match: Match, rolled: Rolled) -> str:
    """A card drawn: which of those that were left, for what."""
    die = rolled.die
    shape = (
        tr("{name}, {what}: card {roll} of {count}") if die.corner else tr("{what}: card {roll} of {count}")
    )
    name = match.name(die.corner) if die.corner else ""
    return shape.format(name=name, what=die_word(die.purpose, die.sides), roll=rolled.result, count=die.sides)


def _nobody_s(rolled: Rolled) -> str:
    """A die nobody in particular throws."""
    die = rolled.die
    what, bound, meaning = die_word(die.purpose, die.sides), bound_told(die), consequence(die, rolled.result)
    if die.comparison is None:
        return tr("{what}: {roll}").format(what=what, roll=rolled.result)
    told = tr("{what}: {roll}, held against {bound}: {meaning}")
    return told.format(what=what, roll=rolled.result, bound=bound, meaning=meaning)


def _first_attack(name: str, other: str, before: int, roll: int) -> str:
    """The second of the two rolls for the first attack says who has it (R14)."""
    if roll == before:
        return tr("{name}, first attack: {roll}, equal: both throw again").format(name=name, roll=roll)
    first = name if roll > before else other
    return tr("{name}, first attack: {roll}: {first} attacks first").format(name=name, roll=roll, first=first)


_PLAIN: Mapping[str, Callable[[], str]] = {
    "initA": later("{name}, first attack: {roll}"),
    "initB": later("{name}, first attack: {roll}"),
}
_HELD: Mapping[tuple[str, Comparison], Callable[[], str]] = {
    ("hit", Comparison.MORE): later("{name}, to hit: {roll}, needs more than {bound}: {meaning}"),
    ("cp", Comparison.AT_MOST): later("{name}, counterpunch: {roll}, needs {bound} or less: {meaning}"),
    ("down", Comparison.AT_MOST): later(
        "{name}, knockdown: {roll}, with {bound} or less {other} goes down: {meaning}"
    ),
    ("count", Comparison.AT_LEAST): later(
        "{name}, count over {other}: {roll}, {bound} or more is a knockout: {meaning}"
    ),
}
