"""A bout drawn blow by blow: one picture of the ring for each line of its telling, for every bout system."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from functools import lru_cache, partial
from html import escape
from itertools import groupby

from markupsafe import Markup

from ringside_manager.bout.corner import CORNERS, RED, Corner
from ringside_manager.bout.drive import Verdict, replay
from ringside_manager.bout.engine import Setup
from ringside_manager.bout.events import (
    NO_BLOWS,
    Blows,
    Counted,
    CountedOut,
    Event,
    Fell,
    Injured,
    RoundScored,
    Struck,
)
from ringside_manager.bout.outcome import Method, Outcome
from ringside_manager.bout.record import BoutRecord
from ringside_manager.bout.view import Scene, Side, Use
from ringside_manager.commentary import Line, Tone, narrate, narrate_round
from ringside_manager.commentary.results import clock_time
from ringside_manager.errors import RecordError, RingsideError
from ringside_manager.language import tr
from ringside_manager.odds.workers import carried_out
from ringside_manager.text_safety import visible

KEPT = 16
"""Bouts whose frames are kept for the next step through them."""
WIDTH, HEIGHT = 360, 200
FLOOR = 158
STAND = (138, 222)
"""Where the two stand across the ring."""
TRACK = 120
SIDES = ("red", "blue")
SHOWN = 20
"""The letters of a name there is room for."""


@dataclass(frozen=True, slots=True)
class Frame:
    """The ring as a line of the telling leaves it; pairs are (red, blue).

    ``blows`` are those of this line, ``scored`` the damage of the round so far, ``left`` the hundredths of his strength a
    boxer has left, ``None`` where the system has no such track.
    """

    round: int
    clock: str
    text: str
    tone: Tone
    blows: tuple[Blows, Blows]
    scored: tuple[int, int]
    down: tuple[bool, bool]
    hurt: tuple[bool, bool]
    left: tuple[int | None, int | None]


@lru_cache(KEPT)
def frames_of(record: str, language: str) -> tuple[Frame, ...]:
    """Return the frames of a recorded bout, told in ``language``.

    Raises ``UnknownNameError`` for a system that is not installed, ``RecordError`` if these rules cannot follow it.
    """
    recorded = BoutRecord.from_json(record)
    bout = replay(recorded, watch=True).bout
    if bout is None:
        raise RecordError("The rules as they are now cannot follow this bout, so it cannot be drawn.")
    told = narrate(bout.setup, recorded.seed, bout.events, language=language)
    return tuple(frames_between(bout.setup, bout.events, bout.scenes, told))


def frames_between(
    setup: Setup, events: Sequence[Event], scenes: Sequence[Scene], lines: Iterable[Line], first: int = 0
) -> Iterator[Frame]:
    """Yield the frames of a bout as far as it has come, one for each of its lines.

    Without ``scenes`` nobody knows what strength is left; ``first`` is the event at which the lines begin.
    """
    clock = setup.engine.info.clock
    table, seen = _Table(setup), first
    for line in lines:
        rung = line.tone is Tone.BELL
        until = seen if rung else max(seen, line.event + 1)
        table.begin_line(new_round=rung)
        for place in range(seen, until):
            table.follow(events[place], scenes[place] if scenes else None)
        seen = until
        yield Frame(
            line.round,
            clock_time(line.time, clock) if line.time else "",
            visible(line.text),
            line.tone,
            table.blows,
            table.scored,
            table.down,
            table.hurt,
            table.left,
        )


Pair = tuple[bool, bool]


class _Table:
    """What stands on the table while a bout goes on; pairs are (red, blue)."""

    def __init__(self, setup: Setup) -> None:
        numbers = setup.engine.info.numbers
        self._track = next((number.name for number in numbers if number.use is Use.TRACK), "")
        self._most = [0, 0]
        self.left: tuple[int | None, int | None] = (None, None)
        self.down: Pair = (False, False)
        self.begin_line(new_round=True)

    def begin_line(self, *, new_round: bool) -> None:
        """Clear what belongs to the line before, and to the round before."""
        self.blows: tuple[Blows, Blows] = (NO_BLOWS, NO_BLOWS)
        self.hurt: Pair = (False, False)
        if new_round:
            self.scored: tuple[int, int] = (0, 0)
            self.down = (False, False)

    def follow(self, event: Event, scene: Scene | None) -> None:
        """Take in what has happened, and the table after it."""
        if isinstance(event, Struck):
            red, blue = (event.blows(corner) for corner in CORNERS)
            self.blows = _added(self.blows[0], red), _added(self.blows[1], blue)
            self.scored = self.scored[0] + red.damage, self.scored[1] + blue.damage
        if isinstance(event, Injured):
            self.hurt = _put(self.hurt, event.corner, value=True)
        if isinstance(event, Fell | CountedOut):
            self.down = _put(self.down, event.corner, value=True)
        elif isinstance(event, Counted) and event.is_up:
            self.down = _put(self.down, event.corner, value=False)
        if scene is None:
            return
        red_left, blue_left = (self._left(at, side) for at, side in enumerate(scene.sides))
        self.left = red_left, blue_left

    def _left(self, at: int, side: Side) -> int | None:
        """Return the hundredths left of a boxer's track, ``None`` without one."""
        now = side.numbers.get(self._track)
        if now is None:
            return self.left[at]
        self._most[at] = max(self._most[at], now, 1)
        return max(0, 100 * now // self._most[at])


def _added(one: Blows, other: Blows) -> Blows:
    return Blows(*(a + b for a, b in zip(one, other, strict=True)))


def _put(pair: Pair, corner: Corner, *, value: bool) -> Pair:
    return (value, pair[1]) if corner is RED else (pair[0], value)


# The picture


def frame_drawing(frame: Frame, names: tuple[str, str]) -> Markup:
    """Draw the ring as a frame has it: who stands and who is down, the blows that landed, strength left."""
    parts = ["".join(_ring())]
    for at, name in enumerate(names):
        parts += _boxer(frame, at)
        parts += _corner(frame, at, visible(name))
    told = escape(frame.text)
    return Markup(  # noqa: S704 - drawn here, names and text escaped
        f'<svg class="ring" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{told}">{"".join(parts)}</svg>'
    )


def _ring() -> Iterator[str]:
    yield f'<path class="mat" d="M30 {FLOOR - 8}H{WIDTH - 30}L{WIDTH - 6} {HEIGHT - 12}H6Z"/>'
    for rope in range(3):
        y = 70 + rope * 26
        yield f'<line class="rope" x1="30" x2="{WIDTH - 30}" y1="{y}" y2="{y}"/>'
    for side, x in (("red", 26), ("blue", WIDTH - 34)):
        yield f'<rect class="bar-{side}" x="{x}" y="60" width="8" height="{FLOOR - 60}" rx="2"/>'


def _boxer(frame: Frame, at: int) -> Iterator[str]:
    """Draw a boxer on his feet or on the floor, with the arm that hit last."""
    yield f'<g class="man-{SIDES[at]}">'
    if frame.down[at]:
        yield _lying(at)
    else:
        yield _standing(at) + _arm(at, arm_of(frame, at))
    yield "</g>"
    if frame.hurt[at] and not frame.down[at]:
        yield _hurt(at)


def _standing(at: int) -> str:
    x = STAND[at]
    return (
        f'<circle cx="{x}" cy="84" r="12"/><rect x="{x - 11}" y="98" width="22" height="36" rx="8"/>'
        f'<path d="M{x - 5} 132L{x - 10} {FLOOR}M{x + 5} 132L{x + 10} {FLOOR}"/>'
    )


def _lying(at: int) -> str:
    x = STAND[at]
    return (
        f'<rect x="{x - 34}" y="{FLOOR - 4}" width="48" height="14" rx="7"/>'
        f'<circle cx="{x + 24}" cy="{FLOOR + 3}" r="10"/>'
    )


def arm_of(frame: Frame, at: int) -> str:
    """Where a boxer's glove is: ``idle``, ``landed``, or ``low`` on a man who is down."""
    if frame.down[1 - at]:
        return "low"
    return "landed" if frame.blows[at].landed else "idle"


def _arm(at: int, how: str) -> str:
    x, towards = STAND[at], 1 - 2 * at
    reach = x + 24 * towards if how == "idle" else STAND[1 - at] - 15 * towards
    high = {"idle": 104, "landed": 96, "low": 112}[how]
    return f'<path d="M{x + 8 * towards} 106L{reach} {high}"/><circle cx="{reach}" cy="{high}" r="7"/>'


def _hurt(at: int) -> str:
    return f'<circle class="fall" cx="{STAND[at] + 5 * (1 - 2 * at)}" cy="80" r="3"/>'


# The same with everything a script may show and hide


def stage_drawing(frame: Frame, names: tuple[str, str]) -> Markup:
    """Draw the ring as a frame has it, with what it may look like in other frames hidden."""
    parts = ["".join(_ring())]
    for at, name in enumerate(names):
        shown = frame_state(frame).split(";")[at].split(",")[0].split("-")
        parts.append(f'<g class="man-{SIDES[at]}">')
        parts += (
            f'<g data-part="{at}-{key}"{"" if key in shown else HIDDEN}>{part}</g>'
            for key, part in _parts(at)
        )
        parts.append("</g>")
        parts.append(f'<g data-part="{at}-hurt"{"" if "hurt" in shown else HIDDEN}>{_hurt(at)}</g>')
        x, anchor = ((12, "start"), (WIDTH - 12, "end"))[at]
        parts.append(
            f'<text class="name-{SIDES[at]}" x="{x}" y="18" text-anchor="{anchor}">{escape(_short(visible(name)))}</text>'
        )
        parts.append(
            f'<text class="quiet" x="{x}" y="38" text-anchor="{anchor}" data-told="{at}">{frame.scored[at]}</text>'
        )
        parts.append(
            f'<text class="blow" x="{STAND[1 - at]}" y="66" text-anchor="middle" data-blow="{at}">{_blow(frame, at)}</text>'
        )
    told = escape(tr("The ring"))
    return Markup(  # noqa: S704 - drawn here, names escaped
        f'<svg class="ring" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{told}">{"".join(parts)}</svg>'
    )


HIDDEN = ' class="off"'


def _parts(at: int) -> Iterator[tuple[str, str]]:
    yield "up", _standing(at)
    yield "down", _lying(at)
    for how in ("idle", "landed", "low"):
        yield how, _arm(at, how)


def frame_state(frame: Frame) -> str:
    """What of the stage a frame shows: for red and for blue the parts, the damage of the line and of the round."""
    return ";".join(_state(frame, at) for at in range(2))


def _state(frame: Frame, at: int) -> str:
    parts = ["down"] if frame.down[at] else ["up", arm_of(frame, at), *(["hurt"] if frame.hurt[at] else [])]
    return f"{'-'.join(parts)},{_blow(frame, at)},{frame.scored[at]}"


def _blow(frame: Frame, at: int) -> str:
    return f"+{frame.blows[at].damage}" if frame.blows[at].damage > 0 else ""


def _short(name: str) -> str:
    return name if len(name) <= SHOWN else f"{name[: SHOWN - 1]}…"


def _corner(frame: Frame, at: int, name: str) -> Iterator[str]:
    """Write a boxer's name, what his blows did in this line and the round, and draw what strength he has left."""
    side = SIDES[at]
    x, anchor = ((12, "start"), (WIDTH - 12, "end"))[at]
    scored = tr("{damage} this round").format(damage=frame.scored[at])
    yield f'<text class="name-{side}" x="{x}" y="18" text-anchor="{anchor}">{escape(_short(name))}</text>'
    yield f'<text class="quiet" x="{x}" y="48" text-anchor="{anchor}">{escape(scored)}</text>'
    left = frame.left[at]
    if left is not None:
        begin = 12 if at == 0 else WIDTH - 12 - TRACK
        long = TRACK * left / 100
        filled = begin if at == 0 else begin + TRACK - long
        yield f'<rect class="empty" x="{begin}" y="25" width="{TRACK}" height="7" rx="3"/>'
        yield f'<rect class="bar-{side}" x="{filled:.1f}" y="25" width="{long:.1f}" height="7" rx="3"/>'
    if frame.blows[at].damage > 0:
        yield f'<text class="blow" x="{STAND[1 - at]}" y="66" text-anchor="middle">+{frame.blows[at].damage}</text>'


_SHOWN = Struck, RoundScored, Fell
CHUNK = 40
"""So many bouts are told in one piece of work."""

Blow = tuple[int, int]
"""Whose blow it was, 0 for red and 1 for blue, and its damage; 0 for the fall of that boxer."""


@dataclass(frozen=True, slots=True)
class RoundTold:
    """A round of a bout: its blows in order, and the points (red, blue) if it was finished."""

    number: int
    blows: tuple[Blow, ...]
    points: tuple[int, int] | None

    @property
    def damage(self) -> tuple[int, int]:
        """What the blows of red and of blue did."""
        red, blue = (sum(damage for side, damage in self.blows if side == wanted) for wanted in (0, 1))
        return red, blue

    @property
    def falls(self) -> int:
        return sum(not damage for _, damage in self.blows)


@dataclass(frozen=True, slots=True)
class BoutTold:
    """A bout as its page tells it; ``decisive`` is the round that decided it, ``frames`` that round line by line.

    ``same`` says whether the rules as they are now lead to the result in the books.
    """

    rounds: tuple[RoundTold, ...]
    decisive: int
    frames: tuple[Frame, ...]
    same: bool


def told_bouts(
    records: Mapping[int, str], language: str, executor: Executor | None = None
) -> Iterator[tuple[int, BoutTold | None]]:
    """Tell bouts from the texts of their records, by number; ``None`` where these rules cannot follow one."""
    items = tuple(records.items())
    chunks = [items[at : at + CHUNK] for at in range(0, len(items), CHUNK)]
    for _, told in carried_out(chunks, partial(_told_chunk, language), executor):
        yield from told


def _told_chunk(language: str, chunk: tuple[tuple[int, str], ...]) -> list[tuple[int, BoutTold | None]]:
    return [(number, bout_told(record, language)) for number, record in chunk]


def bout_told(text: str, language: str) -> BoutTold | None:
    """Tell a bout from the text of its record; ``None`` where it cannot be fought again."""
    try:
        record = BoutRecord.from_json(text)
        shown = replay(record)
    except RingsideError:
        return None
    if shown.bout is None:
        return None
    setup, events = shown.bout.setup, shown.bout.events
    rounds = tuple(_rounds(events))
    if not rounds:
        return None
    decisive = decisive_round(record.outcome, rounds)
    lines = tuple(narrate_round(setup, record.seed, events, decisive, language))
    first = next((place for place, event in enumerate(events) if event.round == decisive), 0)
    frames = tuple(frames_between(setup, events, (), lines, first))
    return BoutTold(rounds, decisive, frames, shown.verdict is Verdict.SAME)


def decisive_round(outcome: Outcome, rounds: Sequence[RoundTold]) -> int:
    """The round a bout ended in before the distance; else that with most falls, then the one won most clearly."""
    if not outcome.method.is_decision and outcome.method is not Method.DRAW:
        return rounds[-1].number
    return max(rounds, key=lambda one: (one.falls, abs(one.damage[0] - one.damage[1]), one.number)).number


def _rounds(events: Iterable[Event]) -> Iterator[RoundTold]:
    """Every round that was begun, in one walk through the bout."""
    for number, told in groupby(events, key=lambda event: event.round):
        if number:
            yield _round(number, told)


def _round(number: int, events: Iterable[Event]) -> RoundTold:
    blows: list[Blow] = []
    points: tuple[int, int] | None = None
    for event in events:
        if not isinstance(event, _SHOWN):
            continue
        if isinstance(event, Struck):
            for side, corner in enumerate(CORNERS):
                if (damage := event.blows(corner).damage) > 0:
                    blows.append((side, damage))
        elif isinstance(event, RoundScored):
            points = event.points
        if isinstance(event, Fell):
            blows.append((0 if event.corner is RED else 1, 0))
    return RoundTold(number, tuple(blows), points)
