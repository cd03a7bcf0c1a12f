"""What styles, strategies and work in the corner do, as short sentences from the numbers a system gives for them."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ringside_manager.gui.language import tr
from ringside_manager.gui.words import number

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
    "counter_punch": lambda: tr("Wait, and punch when he misses"),
    "stick_and_move": lambda: tr("Jab and step away"),
    "keep_away": lambda: tr("Stay out of his reach"),
    "defensive_shell": lambda: tr("Cover up and tie up"),
    "work_the_body": lambda: tr("Tire him out"),
    "smothering_attack": lambda: tr("Stand so close that he cannot punch hard"),
    "tie_up": lambda: tr("Clinch whenever you can; the fifth in a round is a warning"),
    "load_up": lambda: tr("Fewer punches, harder ones"),
    "go_for_the_knockout": lambda: tr("Risk all for the knockout"),
}
_PAIRS: Mapping[tuple[str, str], Callable[[], str]] = {
    ("land", "other_land"): lambda: tr("You land {land} %, he {other_land} %"),
    ("power", "other_power"): lambda: tr("Power up to {power}, his to {other_power}"),
    ("down", "other_down"): lambda: tr("Power floors him {down} %, you {other_down} %"),
    ("counter", "opening"): lambda: tr("Openings {opening} %, your counter lands {counter} %"),
}
"""Numbers that are told in one line where both change."""
_CHANGES: Mapping[str, Callable[[], str]] = {
    "land": lambda: tr("You land: {land} %"),
    "other_land": lambda: tr("He lands: {other_land} %"),
    "power": lambda: tr("Your power: up to {power}"),
    "other_power": lambda: tr("His power: up to {other_power}"),
    "down": lambda: tr("A power punch floors him: {down} %"),
    "other_down": lambda: tr("A power punch floors you: {other_down} %"),
    "counter": lambda: tr("Your counter lands: {counter} %"),
    "opening": lambda: tr("He opens himself to it: {opening} %"),
    "run": lambda: tr("Your finishing run: {run} cards"),
    "body": lambda: tr("Each punch takes {body} Endurance more"),
}
_AT_STAKE: Mapping[str, Callable[[], str]] = {
    "stops": lambda: tr("Closed, all control back: {stops} %"),
    "holds": lambda: tr("At least under control: {holds} %"),
    "at_stake": lambda: tr("Control at stake: {at_stake}"),
    "defence": lambda: tr("If not: he lands with {defence} more"),
    "cut_rating": lambda: tr("If not: cuts come {cut_rating} easier"),
    "stage": lambda: tr("If not: the eye comes to stage {stage} of 3"),
    "threat": lambda: tr("It may stop the bout: {threat} %"),
}
_MARK: Mapping[str, Callable[[], str]] = {
    "marks": lambda: tr("He has it {marks} time(s)"),
    "threat": lambda: tr("The next one stops the bout: {threat} %"),
    "helps": lambda: tr("One taken off: {helps} %"),
    "worse": lambda: tr("Made worse: {worse} %"),
}
_ROUND_PLANS: Mapping[str, Callable[[], str]] = {
    "even": lambda: tr("Fight as it comes"),
    "attack": lambda: tr("A faster pace in control; both get into trouble more easily"),
    "box": lambda: tr("A slower pace in control; both get into trouble less easily"),
}
_LEADS: Mapping[str, Callable[[], str]] = {
    "ahead": lambda: tr("If he stays even: {lead}"),
    "ahead_if_attack": lambda: tr("If he attacks: {lead}"),
    "ahead_if_box": lambda: tr("If he boxes: {lead}"),
}
_STOPPAGES: Mapping[str, Callable[[], str]] = {
    "stops_other": lambda: tr("You stop him: {stops_other} %"),
    "stopped": lambda: tr("He stops you: {stopped} %"),
}
