"""What people are asked at the desk, what choices do, what dice mean: as plain sentences, from what the system says."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ringside_manager.bout.corner import Comparison, Corner, Decision, Request, choice_word
from ringside_manager.bout.view import Measure, OptionEffect, Rolled, WantedDie
from ringside_manager.gui.board import Names
from ringside_manager.gui.board.window import DeskWords, SystemWindow
from ringside_manager.gui.ring import LiveBout
from ringside_manager.language import later, tr, translated

_MOST_MISSING = 6
"""A decision that could offer more than that (any square of the ring) offers never all of it."""


@dataclass(frozen=True, slots=True)
class Missing:
    """An option that is not open now: why, and the rule that says so."""

    word: str
    told: str
    rule: str


def letter(corner: Corner) -> str:
    """The letter of a corner, as it stands on the board."""
    return tr("R") if corner is Corner.RED else tr("B")


def corner_word(corner: Corner) -> str:
    """``Red corner``."""
    return tr("Red corner") if corner is Corner.RED else tr("Blue corner")


def person(match: LiveBout, corner: Corner) -> str:
    """Who sits in a corner; the boxer's own name where the person has none."""
    seat = match.contest.seat(corner) if match.contest is not None else None
    return seat.name if seat is not None and seat.name else match.name(corner)


def question(match: LiveBout, request: Request[Any]) -> str:
    """What is asked, as a sentence with both boxers' names."""
    name, other = match.name(request.corner), match.name(request.corner.opponent)
    asked = match.window.desk.question(request.kind)
    if asked:
        return asked.format(name=name, other=other)
    decision = _decision(match, request)
    what = translated(decision.explanation) if decision else request.kind.replace("_", " ")
    return tr("{name} decides: {what}.").format(name=name, what=what)


def chosen_of_more(match: LiveBout, request: Request[Any], place: int, events: int) -> str:
    """What a person has chosen, where he is asked the same again before anything has happened; ``events`` had, before.

    Nothing where somebody else at the keyboard would read it.
    """
    contest = match.contest
    if contest is None or len(match.people) > 1 or len(contest.bout.events) > events:
        return ""
    if not any((one.corner, one.kind) == (request.corner, request.kind) for one in match.requests):
        return ""
    option = match.window.names.option(request.kind, choice_word(request.options[place]))
    return tr("Chosen: {option}. What else?").format(option=option)


def is_sealed(match: LiveBout, request: Request[Any]) -> bool:
    """Whether what is chosen stays secret even when all have chosen, until the bout tells of it."""
    decision = _decision(match, request)
    return decision is not None and decision.sealed


def known_lines(match: LiveBout, request: Request[Any]) -> tuple[str, ...]:
    """Short sentences for the eyes of the corner that is asked; nothing for what is decided openly."""
    if match.contest is None or not is_sealed(match, request):
        return ()
    return match.window.desk.known(request, match.contest.facts(request))


def missing(match: LiveBout, request: Request[Any]) -> tuple[Missing, ...]:
    """The options of this decision that are not open now, each with its reason."""
    decision = _decision(match, request)
    if decision is None or request.kind in match.window.desk.as_needed:
        return ()
    offered = {choice_word(option) for option in request.options}
    absent = [word for word in decision.options if word not in offered]
    if len(absent) > _MOST_MISSING:
        return ()
    return tuple(_reason(match, request, decision, word) for word in absent)


def _reason(match: LiveBout, request: Request[Any], decision: Decision, word: str) -> Missing:
    reason, contest = match.window.desk.reasons.get((request.kind, word)), match.contest
    marks = contest.bout.scene.side(request.corner).marks if contest is not None else frozenset()
    if reason is not None and (not reason.mark or reason.mark in marks):
        return Missing(word, reason.text().format(rule=reason.rule), reason.rule)
    generic = tr("{option} is not allowed now ({rule}).")
    option = match.window.names.option(request.kind, word)
    return Missing(word, generic.format(option=option, rule=decision.rule), decision.rule)


def _decision(match: LiveBout, request: Request[Any]) -> Decision | None:
    decisions = match.setup.engine.info.decisions
    return next((decision for decision in decisions if decision.kind == request.kind), None)


# What an option does


def effect_lines(window: SystemWindow, kind: str, word: str, effect: OptionEffect) -> tuple[str, ...]:
    """An option's effect as short sentences; plain name and number where the system has no words for it."""
    values = {measure.name: measure.value for measure in effect.measures}
    worded = window.desk.effects.get(kind)
    lines = worded(word, values) if worded is not None else None
    if lines is None:
        lines = tuple(measure_line(window.names, measure) for measure in effect.measures)
    return tuple(map(_unbroken, lines))


def _unbroken(line: str) -> str:
    """A number and its sign stay on one line."""
    return line.replace(" %", "\N{NO-BREAK SPACE}%")


def measure_line(names: Names, measure: Measure) -> str:
    """A measure by its name: ``Chance to hit: 27 %``."""
    line = tr("{measure}: {value} %") if measure.percent else tr("{measure}: {value}")
    return line.format(measure=names.measure(measure.name), value=measure.value)


# What the corner advises

_SURE = 0.995


def hint_sentence(names: Names, request: Request[Any], shares: Sequence[float]) -> str:
    """``Best mix: left jab 53 %, uppercut 47 %.``; what is hardly ever right is left out."""
    if not shares:
        return tr("The corner has no advice here.")
    words = [names.option(request.kind, choice_word(option)) for option in request.options]
    ranked = sorted(zip(shares, words, strict=True), key=lambda pair: -pair[0])
    if ranked[0][0] >= _SURE:
        return tr("Best: {option}.").format(option=ranked[0][1])
    part = tr("{option} {share} %")
    told = [part.format(option=word, share=percent(share)) for share, word in ranked if percent(share)]
    mix = ", ".join(told).replace(" %", "\N{NO-BREAK SPACE}%")
    return tr("Best mix: {mix}.").format(mix=mix)


def share_words(shares: Sequence[float]) -> tuple[str, ...]:
    """What stands beside each option: ``Best`` beside a certain one, parts of a mix, nothing beside the others."""
    if any(share >= _SURE for share in shares):
        return tuple(tr("Best") if share >= _SURE else "" for share in shares)
    part = tr("{value} %")
    return tuple(part.format(value=percent(share)) if percent(share) else "" for share in shares)


def percent(share: float) -> int:
    """A share of 1 in whole points of 100."""
    return round(share * 100)


# Dice


def die_question(match: LiveBout, wanted: WantedDie) -> str:
    """``Ali throws d100: to hit he needs more than 63.``"""
    name, names = match.name(wanted.corner) if wanted.corner is not None else "", match.window.names
    asked = match.window.desk.thrown.get((wanted.purpose, wanted.comparison))
    if asked is not None and name:
        return asked().format(name=name, sides=wanted.sides, bound=wanted.bound)
    what = names.die(wanted.purpose, wanted.sides)
    if wanted.comparison is None:
        return tr("{name} throws: {what}.").format(name=name, what=what) if name else what
    shape = tr("{name} throws: {what}; it is held against {bound}.")
    return shape.format(name=name, what=what, bound=bound_text(wanted))


def meaning(desk: DeskWords, wanted: WantedDie, roll: int, before: int | None = None) -> str:
    """``71: on target``; only the number where the rules hold it against nothing.

    ``before`` is the roll thrown before it, if there was any: two equal ones of a duel decide nothing.
    """
    if desk.duel is not None and wanted.purpose == desk.duel.blue and roll == before:
        return desk.duel.again()
    if wanted.comparison is None:
        return tr("{roll} thrown.").format(roll=roll)
    return tr("{roll}: {meaning}").format(roll=roll, meaning=consequence(desk, wanted, roll))


def consequence(desk: DeskWords, wanted: WantedDie, roll: int) -> str:
    """``on target``; nothing where the rules hold the roll against nothing."""
    if wanted.comparison is None:
        return ""
    return desk.meaning(wanted.purpose, holds=wanted.comparison.holds(roll, wanted.bound))


def bound_text(wanted: WantedDie) -> str:
    """``more than 63``; nothing where the rules hold the roll against nothing."""
    if wanted.comparison is None:
        return ""
    return _BOUNDS[wanted.comparison]().format(bound=wanted.bound)


def last_roll(match: LiveBout) -> int | None:
    """The die thrown last in a bout with real dice; ``None`` if there is none."""
    thrown = match.contest.bout.dice if match.contest is not None else None
    return thrown[-1] if thrown else None


def roll_sentences(match: LiveBout, rolls: Sequence[Rolled]) -> tuple[str, ...]:
    """A sentence for each roll: ``Ali, to hit: 45, needs more than 58: a miss``."""
    befores = (None, *rolls)
    return tuple(_roll(match, rolled, before) for rolled, before in zip(rolls, befores, strict=False))


def _roll(match: LiveBout, rolled: Rolled, before: Rolled | None) -> str:
    die, desk, names = rolled.die, match.window.desk, match.window.names
    if names.is_card(die.purpose):
        return _card_drawn(match, rolled)
    what, result = names.die(die.purpose, die.sides), rolled.result
    if die.corner is None:
        return _nobody_s(desk, what, rolled)
    name, other = match.name(die.corner), match.name(die.corner.opponent)
    duel = desk.duel
    if duel and before and (before.die.purpose, die.purpose) == (duel.red, duel.blue):
        shape = duel.equal() if result == before.result else duel.decided()
        return shape.format(name=name, roll=result, first=name if result > before.result else other)
    shaped = desk.rolled.get((die.purpose, die.comparison))
    if shaped is None:
        held = tr("{name}, {what}: {roll}, held against {bound}: {meaning}")
        shape = tr("{name}, {what}: {roll}") if die.comparison is None else held
    else:
        shape = shaped()
    return shape.format(
        name=name,
        other=other,
        what=what,
        roll=result,
        bound=die.bound if shaped is not None else bound_text(die),
        meaning=consequence(desk, die, result),
    )


def _card_drawn(match: LiveBout, rolled: Rolled) -> str:
    """A card drawn: which of those that were left, for what."""
    die = rolled.die
    shape = (
        tr("{name}, {what}: card {roll} of {count}") if die.corner else tr("{what}: card {roll} of {count}")
    )
    name = match.name(die.corner) if die.corner else ""
    what = match.window.names.die(die.purpose, die.sides)
    return shape.format(name=name, what=what, roll=rolled.result, count=die.sides)


def _nobody_s(desk: DeskWords, what: str, rolled: Rolled) -> str:
    """A die nobody in particular throws."""
    die, roll = rolled.die, rolled.result
    if die.comparison is None:
        return tr("{what}: {roll}").format(what=what, roll=roll)
    shape = tr("{what}: {roll}, held against {bound}: {meaning}")
    return shape.format(what=what, roll=roll, bound=bound_text(die), meaning=consequence(desk, die, roll))


_BOUNDS: Mapping[Comparison, Callable[[], str]] = {
    Comparison.LESS: later("less than {bound}"),
    Comparison.AT_MOST: later("at most {bound}"),
    Comparison.EQUAL: later("exactly {bound}"),
    Comparison.OTHER: later("anything but {bound}"),
    Comparison.AT_LEAST: later("at least {bound}"),
    Comparison.MORE: later("more than {bound}"),
}
