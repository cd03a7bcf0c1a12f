"""What styles, strategies and work in the corner do, as short sentences from the numbers a system gives for them."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ringside_manager.gui.words import number
from ringside_manager.language import later, tr

Values = Mapping[str, int]
Lines = tuple[str, ...]


def style_lines(word: str, values: Values) -> Lines | None:
    """Control of both, and power, as they would be."""
    if not {"control", "other_control", "power"} <= values.keys():
        return None
    return (
        tr("You take control: {control} %").format(**values),
        tr("He takes control: {other_control} %").format(**values),
        tr("Power up to {power}").format(**values),
    )


def strategy_lines(word: str, values: Values) -> Lines | None:
    """What it is for, how likely it works, and what changes if it does."""
    said = _PLANS.get(word)
    if said is None and word != "none":
        return None
    lines = [said()] if said else []
    if "works" in values:
        lines.append(tr("Works: {works} %. Then:").format(**values))
    elif values:
        lines.append(tr("As you stand now:"))
    pairs = {pair: shape for pair, shape in _PAIRS.items() if values.keys() >= {*pair}}
    paired = {name for pair in pairs for name in pair}
    lines += [shape().format(**values) for shape in pairs.values()]
    return (*lines, *_told(_CHANGES, {name: value for name, value in values.items() if name not in paired}))


def treat_lines(word: str, values: Values) -> Lines | None:
    """What the corner can do, and what is at stake."""
    if word == "done":
        return (tr("Whatever is open stays as it is, and may get worse"),)
    if {"marks", "helps", "worse"} <= values.keys():
        return _told(_MARK, values)
    return _told(_AT_STAKE, values) if values else None


def round_plan_lines(word: str, values: Values) -> Lines | None:
    """What the plan of a round is for, and what the round may bring against each plan of the other."""
    said = _ROUND_PLANS.get(word)
    if said is None or "ahead" not in values:
        return None
    leads = [_ahead(shape(), values[name]) for name, shape in _LEADS.items() if name in values]
    return (said(), *leads, *_told(_STOPPAGES, values))


def towel_lines(word: str, values: Values) -> Lines | None:
    """What another round threatens, or what the bout has cost so far."""
    if "damage" in values:
        return (
            tr("The bout is lost"),
            tr("It has cost him {damage} % of himself so far").format(**values),
        )
    if "ahead" not in values:
        return None
    return (_ahead(tr("Another round: {lead}"), values["ahead"]), *_told(_STOPPAGES, values))


def _ahead(shape: str, tenths: int) -> str:
    """How far ahead in punches; ``tenths`` below 0 is behind."""
    if not tenths:
        return shape.format(lead=tr("as many punches as he"))
    told = tr("{punches} punches more") if tenths > 0 else tr("{punches} punches fewer")
    return shape.format(lead=told.format(punches=number(abs(tenths) / 10)))


def _told(shapes: Mapping[str, Callable[[], str]], values: Values) -> Lines:
    return tuple(shape().format(**values) for name, shape in shapes.items() if name in values)


_PLANS: Mapping[str, Callable[[], str]] = {
    "counter_punch": later("Wait, and punch when he misses"),
    "stick_and_move": later("Jab and step away"),
    "keep_away": later("Stay out of his reach"),
    "defensive_shell": later("Cover up and tie up"),
    "work_the_body": later("Tire him out"),
    "smothering_attack": later("Stand so close that he cannot punch hard"),
    "tie_up": later("Clinch whenever you can; the fifth in a round is a warning"),
    "load_up": later("Fewer punches, harder ones"),
    "go_for_the_knockout": later("Risk all for the knockout"),
}
_PAIRS: Mapping[tuple[str, str], Callable[[], str]] = {
    ("land", "other_land"): later("You land {land} %, he {other_land} %"),
    ("power", "other_power"): later("Power up to {power}, his to {other_power}"),
    ("down", "other_down"): later("Power floors him {down} %, you {other_down} %"),
    ("counter", "opening"): later("Openings {opening} %, your counter lands {counter} %"),
}
"""Numbers that are told in one line where both change."""
_CHANGES: Mapping[str, Callable[[], str]] = {
    "land": later("You land: {land} %"),
    "other_land": later("He lands: {other_land} %"),
    "power": later("Your power: up to {power}"),
    "other_power": later("His power: up to {other_power}"),
    "down": later("A power punch floors him: {down} %"),
    "other_down": later("A power punch floors you: {other_down} %"),
    "counter": later("Your counter lands: {counter} %"),
    "opening": later("He opens himself to it: {opening} %"),
    "run": later("Your finishing run: {run} cards"),
    "body": later("Each punch takes {body} Endurance more"),
}
_AT_STAKE: Mapping[str, Callable[[], str]] = {
    "stops": later("Closed, all control back: {stops} %"),
    "holds": later("At least under control: {holds} %"),
    "at_stake": later("Control at stake: {at_stake}"),
    "defence": later("If not: he lands with {defence} more"),
    "cut_rating": later("If not: cuts come {cut_rating} easier"),
    "stage": later("If not: the eye comes to stage {stage} of 3"),
    "threat": later("It may stop the bout: {threat} %"),
}
_MARK: Mapping[str, Callable[[], str]] = {
    "marks": later("He has it {marks} time(s)"),
    "threat": later("The next one stops the bout: {threat} %"),
    "helps": later("One taken off: {helps} %"),
    "worse": later("Made worse: {worse} %"),
}
_ROUND_PLANS: Mapping[str, Callable[[], str]] = {
    "even": later("Fight as it comes"),
    "attack": later("A faster pace in control; both get into trouble more easily"),
    "box": later("A slower pace in control; both get into trouble less easily"),
}
_LEADS: Mapping[str, Callable[[], str]] = {
    "ahead": later("If he stays even: {lead}"),
    "ahead_if_attack": later("If he attacks: {lead}"),
    "ahead_if_box": later("If he boxes: {lead}"),
}
_STOPPAGES: Mapping[str, Callable[[], str]] = {
    "stops_other": later("You stop him: {stops_other} %"),
    "stopped": later("He stops you: {stopped} %"),
}
