"""What the window knows of Title Bout II: board, names, what is asked and explained at the desk, injuries and fouls."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ringside_manager.bout.corner import Corner
from ringside_manager.bout.engine import Setup
from ringside_manager.engines.title_bout.events import (
    Affected,
    CutBecameGash,
    CutOpened,
    DoctorLooked,
    EyeTreated,
    FoulSeen,
    PointTaken,
    Retaliated,
    Warned,
)
from ringside_manager.gui.board.names import Moment, Text, Words, word_in
from ringside_manager.gui.board.window import DeskWords, Incidents, Lines, Reason, SystemWindow, Values
from ringside_manager.gui.portraits.marks import Mark
from ringside_manager.gui.systems.title_bout.board import TitleBoutFace
from ringside_manager.gui.systems.title_bout.names import CARD, CLAUSES, NAMES, OPTIONS
from ringside_manager.gui.systems.title_bout.seen import Seen
from ringside_manager.gui.systems.title_bout.tracker import looks, marks_of
from ringside_manager.language import later, tr


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
        lines.append(tr("If both stay where they are:"))
    pairs = {pair: shape for pair, shape in _PAIRS.items() if values.keys() >= {*pair}}
    paired = {name for pair in pairs for name in pair}
    lines += [shape().format(**values) for shape in pairs.values()]
    return (*lines, *_text(_CHANGES, {name: value for name, value in values.items() if name not in paired}))


def treat_lines(word: str, values: Values) -> Lines | None:
    """What the corner can do for a wound, and what is at stake."""
    if word == "done":
        return (tr("Whatever is open stays as it is, and may get worse"),)
    return _text(_AT_STAKE, values) if values else None


def _text(shapes: Mapping[str, Callable[[], str]], values: Values) -> Lines:
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


DESK = DeskWords(
    questions={
        "style": later("{name} can box or slug. How does he fight {other} now?"),
        "strategy": later("Which strategy does {name} try?"),
    },
    as_needed=frozenset({"treat"}),
    reasons={("strategy", "tie_up"): Reason(later("No tying up: he clinches as it is ({rule})."), "T179")},
    effects={"style": style_lines, "strategy": strategy_lines, "treat": treat_lines},
)


# Injuries and fouls in a few words, as they stand below the ring


def _cut(event: CutOpened) -> str:
    return tr("{letter}: {cut}").format(letter=event.letter, cut=NAMES.option("treat", event.place))


def _gash(event: CutBecameGash) -> str:
    return tr("{cut} has become a gash").format(cut=NAMES.option("treat", event.place))


def _eye(event: EyeTreated) -> str:
    """The swelling man's work; an eye he has held is none."""
    known = _STAGES.get((event.eye, event.stage))
    return known() if known is not None else ""


def _effect(event: Affected) -> str:
    """An effect of a text; only injuries are said."""
    known = _INJURIES.get(event.effect)
    return known() if known is not None else ""


def _warned(event: Warned) -> str:
    shape = tr("warned for {offence}, warning {total}")
    return shape.format(offence=word_in(_OFFENCES, event.offence), total=event.total)


def _doctor(event: DoctorLooked) -> str | None:
    known = _VERDICTS.get(event.verdict)
    return known() if known is not None else None


_STAGES: Mapping[tuple[str, int], Text] = {
    ("left", 1): later("left eye puffy"),
    ("left", 2): later("left eye half shut"),
    ("left", 3): later("left eye shut"),
    ("right", 1): later("right eye puffy"),
    ("right", 2): later("right eye half shut"),
    ("right", 3): later("right eye shut"),
}
_INJURIES: Words = {
    "HAND": later("hand injured"),
    "CLASH": later("gash from a clash of heads"),
    "RIB": later("cracked rib"),
    "SLUG": later("leg injured"),
}
_VERDICTS: Words = {
    "go_on": later("the doctor lets him go on"),
    "one_more_round": later("the doctor gives him one more round"),
    "stop": later("the doctor stops it"),
}
_OFFENCES: Words = {
    "low_blow": later("a low blow"),
    "head_butt": later("a head butt"),
    "rabbit_punch": later("a rabbit punch"),
    "hold_and_hit": later("holding and hitting"),
    "pull_head": later("pulling the head down"),
    "elbow": later("the elbow"),
    "laces": later("the laces"),
    "push": later("pushing"),
    "holding": later("holding"),
}
INCIDENTS: Incidents = {
    Affected: _effect,
    CutBecameGash: _gash,
    CutOpened: _cut,
    DoctorLooked: _doctor,
    EyeTreated: _eye,
    FoulSeen: lambda _event: "",
    PointTaken: lambda _event: tr("the referee takes a point"),
    Retaliated: lambda _event: tr("pays the foul back, a point off"),
    Warned: _warned,
}


def marks_left(_setup: Setup, moment: Moment, corner: Corner) -> tuple[Mark, ...]:
    """What a bout so far has left on a head."""
    return marks_of(looks(moment.scene.side(corner), Seen.of(moment.past), corner))


WINDOW = SystemWindow(
    face=TitleBoutFace,
    names=NAMES,
    desk=DESK,
    clauses=CLAUSES,
    options=OPTIONS,
    card=CARD,
    incidents=INCIDENTS,
    deciding=("strategies",),
    marks=marks_left,
)
