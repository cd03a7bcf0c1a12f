"""The words for bouts thrown round by round, and what the table remembers of them that no number of the scene holds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from ringside_manager.bout.corner import RED, Corner
from ringside_manager.bout.events import BoutEnded, Event, RoundScored
from ringside_manager.engines.control import events
from ringside_manager.gui.board import Names, SeenSoFar, Words, word_in
from ringside_manager.gui.board.parts import StripLine
from ringside_manager.gui.board.window import CardNames, Clauses, OptionNames
from ringside_manager.gui.words import MINUS
from ringside_manager.language import later, tr

ROUND_MARKS: Words = {
    "plodding": later("Plodding pace"),
    "normal": later("Normal pace"),
    "groove": later("In his groove"),
    "past": later("Past his best"),
    "worn_out": later("Worn out"),
    "hand": later("Hand or rib hurt"),
    "has_deep_cut_over_eye": later("Deep cut over the eye"),
    "has_cut_over_eye": later("Cut over the eye"),
    "has_cut_under_eye": later("Cut under the eye"),
    "has_swelling_under_eye": later("Swelling under the eye"),
    "has_bloody_nose": later("Bloody nose"),
    "attack": later("Attacks"),
}
NAMES = Names(
    numbers={
        "threat": later("Threat"),
        "groove_round": later("Groove round"),
        "stamina_round": later("Stamina round"),
        "column": later("Column of the punch chart"),
        "wear": later("Wear"),
        "dice": later("Dice for punches"),
        "punches": later("Landed in this round"),
        "beatings": later("Beatings"),
        "streak": later("Rounds won running"),
        "deep_cut_over_eye": later("Deep cuts over the eye"),
        "cut_over_eye": later("Cuts over the eye"),
        "cut_under_eye": later("Cuts under the eye"),
        "swelling_under_eye": later("Swellings under the eye"),
    },
    marks=ROUND_MARKS,
    options={
        "plan": {"even": later("Even"), "attack": later("Attack"), "box": later("Box")},
        "towel": {"fight_on": later("Let him go on"), "throw_in": later("Throw in the towel")},
        "treat": {
            "deep_cut_over_eye": later("The deep cut over the eye"),
            "cut_over_eye": later("The cut over the eye"),
            "cut_under_eye": later("The cut under the eye"),
            "swelling_under_eye": later("The swelling under the eye"),
            "bloody_nose": later("The bloody nose"),
        },
    },
    measures={
        "stops_other": later("Chance to stop the other"),
        "ahead": later("Tenths of a punch ahead"),
        "ahead_if_attack": later("The same if the other attacks"),
        "ahead_if_box": later("The same if the other boxes"),
        "marks": later("Marks of this kind"),
        "helps": later("Chance to take one off"),
        "worse": later("Chance to make it worse"),
    },
    dice={
        "pace": later("Pace"),
        "adjustment": later("Control adjustment"),
        "punches": later("Punches"),
        "incident": later("Foul, cut or injury"),
        "mark": later("How bad the mark is"),
        "butt": later("Head butt"),
        "trouble": later("Trouble"),
        "corner": later("Corner work"),
    },
    facts={
        "landed_lead": later("Lead in punches landed"),
        "own_threat": later("Own threat"),
        "opponent_threat": later("Opponent's threat"),
        "own_past": later("Past his best rounds himself"),
        "opponent_past": later("Opponent past his best rounds"),
        "own_worn_out": later("Worn out himself"),
        "opponent_worn_out": later("Opponent worn out"),
        "own_wear": later("Own wear"),
        "opponent_wear": later("Opponent's wear"),
        "own_beatings": later("Own beatings"),
        "opponent_beatings": later("Opponent's beatings"),
        "own_marks": later("Own marks"),
        "opponent_marks": later("Opponent's marks"),
        "own_deep_cuts": later("Own deep cuts"),
        "opponent_deep_cuts": later("Opponent's deep cuts"),
    },
)
CLAUSES = Clauses(
    leads={"landed_lead": later("in effective punches")},
    amounts={
        "own_threat": later("his threat in this round"),
        "opponent_threat": later("the opponent's threat in this round"),
        "own_wear": later("what the punches he took have worn him"),
        "opponent_wear": later("what the punches the opponent took have worn him"),
        "own_beatings": later("the number of beatings he has had"),
        "opponent_beatings": later("the number of beatings the opponent has had"),
        "own_marks": later("the number of marks on his face"),
        "opponent_marks": later("the number of marks on the opponent's face"),
        "own_deep_cuts": later("the number of deep cuts over his eyes"),
        "opponent_deep_cuts": later("the number of deep cuts over the opponent's eyes"),
    },
    flags={
        "own_past": (later("his best rounds are over"), later("his best rounds are not over")),
        "opponent_past": (
            later("the opponent's best rounds are over"),
            later("the opponent's best rounds are not over"),
        ),
        "own_worn_out": (later("he is worn out"), later("he is not worn out")),
        "opponent_worn_out": (later("the opponent is worn out"), later("the opponent is not worn out")),
    },
)

OPTIONS = OptionNames(
    titles={
        "three_judges": later("Three judges"),
        "corner_work": later("Work of the corners"),
        "tired_con": later("Worn-out fighters lose control"),
        "streak_con": later("Rounds won running bring control"),
        "plans": later("Plans for the round"),
    }
)

CARD = CardNames(
    ratings={
        "EPL_column": later("Column for punches landed (EPL)"),
        "CON": later("Control (CON)"),
        "TR": later("Threat (TR)"),
    },
    meanings={
        "EPL_column": (later("Effective punches landed: the column of the punch chart they are read from, A the best, E the worst."), "K2"),
        "CON": (later("Added to the die that decides who controls a round, mostly \N{MINUS SIGN}1 to 6. Hurts and deep cuts lower it."), "K10"),
        "TR": (later("How dangerous he is in his best rounds, from the groove round to the stamina round; before and after it is less."), "K5"),
    },
)  # fmt: skip


# What stands on the Control table in words: short names, marks, fouls, what came of a roll


def signed(value: int) -> str:
    """A number as a change: ``+3``, ``−1``, ``+0``."""
    return f"{MINUS}{-value}" if value < 0 else f"+{value}"


def plain(value: int) -> str:
    """A number with a proper minus."""
    return f"{MINUS}{-value}" if value < 0 else str(value)


def incident_name(incident: str) -> str:
    """What a 6 has brought: a mark, a foul or an injury."""
    return word_in({**MARK_WORDS, **OFFENCE_WORDS, **_INJURIES}, incident)


def controls_text(winner: Corner | None) -> str:
    """Who has control of the round."""
    if winner is None:
        return tr("Nobody in control")
    return tr("Red controls") if winner is RED else tr("Blue controls")


PACE_WORDS: Words = {
    "plodding": later("Plodding"),
    "normal": later("Normal"),
    "aggressive": later("Aggressive"),
}
TROUBLE_WORDS: Words = {
    "nothing": later("Nothing"),
    "hurt": later("Hurt"),
    "down": later("Down"),
    "down_twice": later("Twice"),
    "out": later("Out"),
}
MARK_WORDS: Words = {
    "deep_cut_over_eye": later("Deep cut over the eye"),
    "cut_over_eye": later("Cut over the eye"),
    "cut_under_eye": later("Cut under the eye"),
    "swelling_under_eye": later("Swelling under the eye"),
    "bloody_nose": later("Bloody nose"),
}
OFFENCE_WORDS: Words = {
    "low_blow": later("Low blow"),
    "head_butt": later("Head butt"),
    "holding": later("Holding"),
    "rabbit_punch": later("Rabbit punch"),
}
_INJURIES: Words = {"hand": later("Hand hurt"), "rib": later("Rib hurt")}
VERDICT_WORDS: Words = {
    "caution": later("a caution"),
    "warning": later("a warning"),
    "point": later("a warning and a point off"),
    "disqualified": later("disqualified"),
}
COUNT_WORDS: Words = {
    "clear": later("up and clear"),
    "shaky": later("up, but shaky"),
    "out": later("counted out"),
}
WORK_WORDS: Words = {
    "worse": later("the next one counts 1 more"),
    "holds": later("it stays as it is"),
    "better": later("one taken off"),
    "closed": later("one taken off for good"),
}
TILE_WORDS: Words = {
    "control": later("Control"),
    "threat": later("Threat"),
    "column": later("Column"),
    "chin": later("Chin"),
    "power": later("Power"),
    "cut": later("Cuts"),
    "foul": later("Fouls"),
    "wear": later("Wear"),
}
TILE_HINTS: Words = {
    "control": later("Control of the moment: added to his die for control (K10, K65)."),
    "threat": later("Threat of this round: added to his trouble rolls (K5, K20)."),
    "column": later("His column of the punch chart, A is best, E worst (K13)."),
    "chin": later("Chin: taken off the other's trouble rolls, high is good (K20)."),
    "power": later("Power: with 4 or 5 the count over the other is harder by 1 (K21)."),
    "cut": later("Cuts: added to every roll for a mark on him, high is bad (K41)."),
    "foul": later("Fouls: added to every roll for a foul of his, high is bad (K42)."),
    "wear": later("Wear: what he has suffered is added to the other's trouble rolls (K20, K22)."),
}


@dataclass(slots=True)
class Seen(SeenSoFar):
    """The dice of the round at hand, and what lasts.

    ``thrown`` and ``trouble`` are by corner, ``latest`` is the corner whose trouble roll came last; ``pending`` are
    surcharges on the next mark by corner and kind (K61).
    """

    control: events.ControlRolled | None = None
    pace: events.PaceSet | None = None
    adjusted: events.PunchesAdjusted | None = None
    thrown: dict[Corner, events.PunchesThrown] = field(default_factory=dict)
    trouble: dict[Corner, events.TroubleRolled] = field(default_factory=dict)
    latest: Corner | None = None
    log: list[Event] = field(default_factory=list)
    number: int = 0
    pending: Counter[tuple[Corner, str]] = field(default_factory=Counter)

    def note(self, event: Event) -> None:
        if isinstance(event, events.PlanShown | events.RoundBegan):
            self._begin(event)
        if type(event) in LOGGED:
            self.log.append(event)
        match event:
            case events.ControlRolled():
                self.control = event
            case events.PaceSet():
                self.pace = event
            case events.PunchesAdjusted():
                self.adjusted = event
            case events.PunchesThrown():
                self.thrown[event.corner] = event
            case events.TroubleRolled():
                self.trouble[event.corner], self.latest = event, event.corner
            case events.Marked() | events.MarkTreated():
                self._mark(event)
            case RoundScored() | BoutEnded():
                self.fighting = False

    def _begin(self, event: Event) -> None:
        """Take a fresh chart at the first event of a round; plans are opened before the bell."""
        if event.round > self.number:
            self.control = self.pace = self.adjusted = self.latest = None
            self.thrown, self.trouble, self.log, self.number = {}, {}, [], event.round
        self.fighting = self.fighting or isinstance(event, events.RoundBegan)

    def _mark(self, event: events.Marked | events.MarkTreated) -> None:
        key = event.corner, event.mark
        if isinstance(event, events.Marked):
            del self.pending[key]
        elif event.result == "worse":
            self.pending[key] += 1


# What stands in the margin of the round: fouls, marks, falls, counts, the referee, the corners, each with its dice


def margin_of(known: Seen, *, scores: bool) -> tuple[str, tuple[StripLine, ...]]:
    """Heading and lines; the latest first, so that it is never the one there is no room for.

    A beating gives the difference of the round away, so it is only said with the ``scores``.
    """
    if not known.number:
        return tr("Before the first bell"), (StripLine(None, tr("Control, pace, punches, trouble, score")),)
    texts = (event for event in reversed(known.log) if scores or not isinstance(event, events.Beaten))
    lines = tuple(_LINES[type(event)](event) for event in texts)
    return tr("In this round, the latest first"), lines or (
        StripLine(None, tr("Nothing to note in this round")),
    )


def _incident(event: events.IncidentRolled) -> StripLine:
    text = tr("A total of 6: chart {drawn}, {incident}")
    incident = incident_name(event.incident)
    return StripLine(event.corner, text.format(drawn=event.drawn, incident=incident))


def _injured(event: events.Injured) -> StripLine:
    text = tr("Rib hurt: control \N{MINUS SIGN}1 for the bout")
    if event.injury == "hand":
        text = tr("Hand hurt: control \N{MINUS SIGN}1, column {column}").format(column=event.column)
    return StripLine(event.corner, text, False)


def _marked_line(event: events.Marked) -> StripLine:
    text = tr("{mark}: {total}, stopped at {stops_at}")
    mark = word_in(MARK_WORDS, event.mark)
    return StripLine(
        event.corner,
        text.format(mark=mark, total=event.total, stops_at=event.stops_at),
        event.total < event.stops_at,
    )


def _foul(event: events.FoulSeen) -> StripLine:
    text = tr("{offence}: {total}, {verdict}").format(
        offence=word_in(OFFENCE_WORDS, event.offence),
        total=event.total,
        verdict=word_in(VERDICT_WORDS, event.verdict),
    )
    return StripLine(event.corner, text, event.verdict == "caution")


def _butt(event: events.ButtSeen) -> StripLine:
    text = tr("Head butt: {drawn}, it cuts the other") if event.cuts else tr("Head butt: {drawn}, no cut")
    return StripLine(event.corner, text.format(drawn=event.drawn))


def _counted(event: events.Counted) -> StripLine:
    text = tr("Count: {total}, {result}").format(total=event.total, result=word_in(COUNT_WORDS, event.result))
    return StripLine(event.corner, text, event.result == "clear")


def _looked(event: events.RefereeLooked) -> StripLine:
    text = tr("Referee: {total}, stopped up to {number}")
    return StripLine(event.corner, text.format(total=event.total, number=event.number), not event.stopped)


def _treated_line(event: events.MarkTreated) -> StripLine:
    text = tr("{mark}: {drawn}, {result}").format(
        mark=word_in(MARK_WORDS, event.mark), drawn=event.drawn, result=word_in(WORK_WORDS, event.result)
    )
    good = {"worse": False, "holds": None}.get(event.result, True)
    return StripLine(event.corner, text, good)


_LINES: Mapping[type[Event], Callable[[Any], StripLine]] = {
    events.IncidentRolled: _incident,
    events.Injured: _injured,
    events.Marked: _marked_line,
    events.FoulSeen: _foul,
    events.ButtSeen: _butt,
    events.Hurt: lambda event: StripLine(
        event.corner, tr("Hurt: control \N{MINUS SIGN}1 in the next round"), False
    ),
    events.KnockedDown: lambda event: StripLine(
        event.corner, tr("Down, for the bout number {times}").format(times=event.times), False
    ),
    events.Counted: _counted,
    events.KnockedOut: lambda event: StripLine(event.corner, tr("Knocked out"), False),
    events.Beaten: lambda event: StripLine(
        event.corner, tr("A beating, number {times}").format(times=event.times), False
    ),
    events.RefereeLooked: _looked,
    events.MarkTreated: _treated_line,
    events.TowelThrown: lambda event: StripLine(event.corner, tr("The towel comes in"), False),
}
LOGGED = frozenset(_LINES)
"""Events that stand in the margin of the round."""
