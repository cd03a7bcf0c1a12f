"""What moves on the board: from one moment to the next, and how the boxers stand when it is over."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import Enum

from ringside_manager.bout.corner import CORNERS, Corner
from ringside_manager.bout.events import BoutEnded, Event, RoundScored
from ringside_manager.bout.outcome import Method
from ringside_manager.gui.board import figures
from ringside_manager.gui.board.figures import Pose
from ringside_manager.gui.board.moment import Moment
from ringside_manager.language import tr

LUNGE, NUDGE, HELD = 0.16, 0.07, 0.30
"""How far a punch carries forward, how far it drives back, and how far from the middle those in a clinch stand."""
BESIDE = 0.24
"""How far boxers one behind the other step aside, so that both are seen."""
_MARKED = (
    ("rush", figures.RUSH), ("cover_up", figures.COVER), ("backpedal", figures.BACKPEDAL), ("attacking", figures.ATTACK),
)  # fmt: skip


_AIMED = (*figures.PUNCHES.values(), figures.ATTACK, figures.RUSH)


class Spark(Enum):
    """What is shown beside a boxer for what has just happened."""

    HIT = "hit"
    MISS = "miss"
    COUNT = "count"
    CHANGE = "change"
    ALARM = "alarm"


@dataclass(frozen=True, slots=True)
class Shown:
    """A spark: at whom, with what text, how far it has come (0 to 1)."""

    spark: Spark
    corner: Corner
    text: str = ""
    share: float = 1.0


@dataclass(frozen=True, slots=True)
class Actor:
    """A boxer on the board: where (in squares), how he stands, which way he looks, his strength on the track."""

    across: float
    up: float
    facing: int
    pose: Pose
    tracks: Mapping[str, float]

    def towards(self, other: Actor, share: float) -> Actor:
        """The boxer that far on the way to another state; he turns at once."""
        late = min(1.0, max(0.0, share * 1.5 - 0.5))
        tracks = {
            name: self.tracks.get(name, value) + (value - self.tracks.get(name, value)) * late
            for name, value in other.tracks.items()
        }
        return Actor(
            self.across + (other.across - self.across) * share,
            self.up + (other.up - self.up) * share,
            other.facing,
            self.pose.towards(other.pose, share),
            tracks,
        )


@dataclass(frozen=True, slots=True)
class Still:
    """The moving part of the board at one instant; ``actors`` are (red, blue)."""

    actors: tuple[Actor, Actor]
    sparks: tuple[Shown, ...] = ()


@dataclass(frozen=True, slots=True)
class Motion:
    """The way from one instant to the end of the next moment."""

    start: Still
    end: Still

    def at(self, share: float) -> Still:
        """The instant that far on the way; the end itself from 1 on."""
        if share >= 1:
            return self.end
        eased = 1 - (1 - min(1.0, share * 1.35)) ** 3
        red, blue = (a.towards(b, eased) for a, b in zip(self.start.actors, self.end.actors, strict=True))
        since = max(0.0, share * 1.8 - 0.8)
        sparks = tuple(replace(spark, share=since) for spark in self.end.sparks) if since else ()
        return Still((red, blue), sparks)


def still(moment: Moment, floor: tuple[str, str]) -> Still:
    """How the boxers stand once everything of a moment has happened."""
    places = _places(moment, floor)
    facing = _facing(places, moment)
    actors = []
    for corner in CORNERS:
        side = moment.scene.side(corner)
        pose = _pose(moment, corner)
        up = (places[1 - corner.index][1] - places[corner.index][1]) * 0.24
        pose = pose.aimed(up) if pose in _AIMED else pose
        across, row = places[corner.index]
        tracks = {name: float(value) for name, value in side.numbers.items()}
        actors.append(Actor(across, row, facing[corner.index], pose, tracks))
    return Still((actors[0], actors[1]), _sparks(moment))


def _places(moment: Moment, floor: tuple[str, str]) -> tuple[tuple[float, float], tuple[float, float]]:
    columns, rows = floor
    squares = [side.place for side in moment.scene.sides]
    if not all(len(square) == 2 and square[0] in columns and square[1] in rows for square in squares):
        middle = len(columns) / 2, len(rows) / 2
        return (middle[0] - 0.5, middle[1]), (middle[0] + 0.5, middle[1])
    red, blue = ((columns.index(s[0]) + 0.5, rows.index(s[1]) + 0.5) for s in squares)
    if red[0] == blue[0]:
        red, blue = (red[0] - BESIDE, red[1]), (blue[0] + BESIDE, blue[1])
    if _clinching(moment):
        return _held(red, blue)
    return _shifted(moment, red, blue)


def _held(
    red: tuple[float, float], blue: tuple[float, float]
) -> tuple[tuple[float, float], tuple[float, float]]:
    """Both at the middle between them, breast to breast."""
    middle = (red[0] + blue[0]) / 2, (red[1] + blue[1]) / 2
    way = HELD if red[0] <= blue[0] else -HELD
    return (middle[0] - way, middle[1] - 0.02), (middle[0] + way, middle[1] + 0.02)


def _shifted(
    moment: Moment, red: tuple[float, float], blue: tuple[float, float]
) -> tuple[tuple[float, float], tuple[float, float]]:
    """A punch carries its thrower forward and drives the other back."""
    thrower = _thrower(moment.event)
    if thrower is None:
        return red, blue
    places = [red, blue]
    one, other = places[thrower.index], places[thrower.opponent.index]
    apart = max(math.dist(one, other), 1e-6)
    way = (other[0] - one[0]) / apart, (other[1] - one[1]) / apart
    carried = LUNGE + max(0.0, apart - 1.0) * 0.5
    places[thrower.index] = one[0] + way[0] * carried, one[1] + way[1] * carried
    if _name(moment.event) == "punch_landed":
        places[thrower.opponent.index] = other[0] + way[0] * NUDGE, other[1] + way[1] * NUDGE
    return places[0], places[1]


def _facing(places: tuple[tuple[float, float], tuple[float, float]], moment: Moment) -> tuple[int, int]:
    red = 1 if places[0][0] <= places[1][0] else -1
    return red, -red


def _pose(moment: Moment, corner: Corner) -> Pose:
    told = _told_by(moment.event, corner)
    if told is not None:
        return told
    marks = moment.scene.side(corner).marks
    if _clinching(moment):
        return figures.CLINCH
    return next((pose for mark, pose in _MARKED if mark in marks), figures.GUARD)


def _told_by(event: Event | None, corner: Corner) -> Pose | None:
    """How the event itself has a boxer stand; ``None`` if it leaves him as his marks say."""
    if isinstance(event, BoutEnded):
        outcome = event.outcome
        if outcome.winner is None:
            return figures.STAND
        if outcome.winner is corner:
            return figures.VICTORY
        return figures.DOWN if outcome.method is Method.KO else figures.SPENT
    if isinstance(event, RoundScored):
        return figures.STAND
    named = getattr(event, "corner", None) is corner
    name = _name(event)
    if name in ("punch_landed", "punch_missed"):
        thrown = str(event.as_dict().get("thrown")) if event else ""
        hurt = figures.RECOIL if name == "punch_landed" else figures.SLIP
        return figures.PUNCHES.get(thrown, figures.JAB) if named else hurt
    return _AFTER.get(name) if named else None


_AFTER = {
    "knocked_down": figures.DOWN,
    "counted_out": figures.DOWN,
    "saved_by_bell": figures.KNEEL,
    "counted": figures.KNEEL,
    "countered": figures.COCKED,
    "counter_failed": figures.OFF_GUARD,
}
"""How the boxer named by an event stands after it."""


def _sparks(moment: Moment) -> tuple[Shown, ...]:
    event, corner = moment.event, getattr(moment.event, "corner", None)
    if event is None or not isinstance(corner, Corner):
        return ()
    name, facts = event.name, event.as_dict()
    if name == "punch_landed":
        return (Shown(Spark.HIT, corner.opponent, str(facts.get("damage", ""))),)
    if name == "punch_missed":
        return (Shown(Spark.MISS, corner),)
    if name == "tired":
        return (Shown(Spark.CHANGE, corner, "\N{MINUS SIGN}1"),)
    if name == "trapped":
        return (Shown(Spark.ALARM, corner),)
    count = {
        "knocked_down": tr("Down"),
        "counted": str(facts.get("count", "")),
        "counted_out": tr("Out"),
    }.get(name)
    return (Shown(Spark.COUNT, corner, count),) if count else ()


def _clinching(moment: Moment) -> bool:
    scene = moment.scene
    if isinstance(moment.event, RoundScored | BoutEnded) or _name(moment.event) in (
        "knocked_down",
        "counted_out",
    ):
        return False
    landed = _name(moment.event) == "punch_landed"
    return not landed and any("clinch" in side.marks for side in scene.sides)


def _thrower(event: Event | None) -> Corner | None:
    corner = getattr(event, "corner", None)
    return corner if isinstance(corner, Corner) and _name(event) in ("punch_landed", "punch_missed") else None


def _name(event: Event | None) -> str:
    return event.name if event else ""
