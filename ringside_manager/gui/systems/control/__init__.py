"""What the window knows of Control: board, names, what is asked and explained at the desk, injuries and fouls."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ringside_manager.bout.corner import Corner
from ringside_manager.bout.engine import Setup
from ringside_manager.engines.control.events import FoulSeen, Injured, Marked
from ringside_manager.gui.board.names import Moment, Words, word_in
from ringside_manager.gui.board.window import DeskWords, Incidents, Lines, SystemWindow, Values
from ringside_manager.gui.portraits.marks import Mark
from ringside_manager.gui.systems.control.board import ControlFace, drawn_as, marks_of
from ringside_manager.gui.systems.control.names import CARD, CLAUSES, NAMES, OPTIONS, ROUND_MARKS, Seen
from ringside_manager.gui.words import number
from ringside_manager.language import later, tr


def round_plan_lines(word: str, values: Values) -> Lines | None:
    """What the plan of a round is for, and what the round may bring against each plan of the other."""
    said = _ROUND_PLANS.get(word)
    if said is None or "ahead" not in values:
        return None
    leads = [_ahead(shape(), values[name]) for name, shape in _LEADS.items() if name in values]
    return (said(), *leads, *_text(_STOPPAGES, values))


def treat_lines(_word: str, values: Values) -> Lines | None:
    """What work on a mark can do."""
    return _text(_MARK, values) if {"marks", "helps", "worse"} <= values.keys() else None


def towel_lines(word: str, values: Values) -> Lines | None:
    """What another round threatens, or what the bout has cost so far."""
    if "damage" in values:
        return (
            tr("The bout is lost"),
            tr("The bout has taken {damage} % of his strength so far").format(**values),
        )
    if "ahead" not in values:
        return None
    return (_ahead(tr("Another round: {lead}"), values["ahead"]), *_text(_STOPPAGES, values))


def _ahead(shape: str, tenths: int) -> str:
    """How far ahead in punches; ``tenths`` below 0 is behind."""
    if not tenths:
        return shape.format(lead=tr("as many punches as he"))
    text = tr("{punches} punches more") if tenths > 0 else tr("{punches} punches fewer")
    return shape.format(lead=text.format(punches=number(abs(tenths) / 10)))


def _text(shapes: Mapping[str, Callable[[], str]], values: Values) -> Lines:
    return tuple(shape().format(**values) for name, shape in shapes.items() if name in values)


_MARK: Mapping[str, Callable[[], str]] = {
    "marks": later("Marks of this kind so far: {marks}"),
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


DESK = DeskWords(
    as_needed=frozenset({"treat"}),
    effects={"plan": round_plan_lines, "treat": treat_lines, "towel": towel_lines},
    columns={"plan": later("Wins of 100 against:")},
    explained=frozenset({"plan"}),
)


# Injuries and fouls in a few words, as they stand below the ring


def _injured(event: Injured) -> str | None:
    """A hand or a rib; with a hand also the column of the punch chart it leaves him (K40)."""
    known = _HURT.get(event.injury)
    return known().format(column=event.column) if known is not None else None


def _marked(event: Marked) -> str | None:
    """A mark, and how often he has it now (K41)."""
    known = ROUND_MARKS.get(f"has_{event.mark}")
    if known is None:
        return None
    again = tr("{mark}, number {times}")
    return known() if event.times == 1 else again.format(mark=known(), times=event.times)


def _foul(event: FoulSeen) -> str:
    """The referee's word on a foul (K42); a caution is none."""
    known = _VERDICTS.get(event.verdict)
    if known is None:
        return ""
    return known().format(offence=word_in(_OFFENCES, event.offence), total=event.warnings)


_HURT: Words = {
    "hand": later("hand hurt: one control less, column {column}"),
    "rib": later("rib hurt: one control less"),
}
_VERDICTS: Words = {
    "warning": later("warned for {offence}, warning {total}"),
    "point": later("a point off for {offence}, warning {total}"),
    "disqualified": later("sent out for {offence}"),
}
_OFFENCES: Words = {
    "low_blow": later("a low blow"),
    "head_butt": later("a head butt"),
    "holding": later("holding"),
    "rabbit_punch": later("a rabbit punch"),
}
INCIDENTS: Incidents = {FoulSeen: _foul, Injured: _injured, Marked: _marked}


def marks_left(setup: Setup, moment: Moment, corner: Corner) -> tuple[Mark, ...]:
    """What a bout so far has left on a head."""
    card = setup.engine.card_data((setup.red, setup.blue)[corner.index])
    return drawn_as(marks_of(card, moment.scene.side(corner), Seen.of(moment.past), corner))


WINDOW = SystemWindow(
    face=ControlFace,
    names=NAMES,
    desk=DESK,
    clauses=CLAUSES,
    options=OPTIONS,
    card=CARD,
    incidents=INCIDENTS,
    deciding=("plans",),
    marks=marks_left,
)
