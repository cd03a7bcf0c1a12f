"""Reading a Glory Days card from data: strict, and every fault is shown at once."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeVar

from ringside_manager.bout.engine import CardError, CardPart, is_whole
from ringside_manager.engines.glory_days.card import ENDS, Blow, Change, Distance, GloryDaysCard, Line, Span
from ringside_manager.engines.glory_days.tables import (
    FACES,
    MOST_POWER,
    NO_TRAIT,
    NUMBERS,
    TRAITS,
    Injury,
    Offence,
    Pair,
)
from ringside_manager.errors import close_matches, excerpt
from ringside_manager.language import joined, say

# Single values of a written card: each reader takes what stands there and notes what is wrong with it


@dataclass(frozen=True, slots=True)
class Part(CardPart):
    """A mapping of a Glory Days card."""

    def pair(self, key: str, names: str, allowed: range) -> Pair:
        """The two whole numbers under ``key``, which are called ``names``."""
        if not self.holds(key):
            return allowed[0], allowed[0]
        found = pair_of(self.values[key], allowed)
        return found or self._no_pair(key, names, allowed)

    def pairs(self, key: str, names: str, allowed: range) -> tuple[Pair, Pair]:
        """Two such pairs, fresh and tired."""
        none = (allowed[0], allowed[0])
        written = self.values.get(key)
        if not self.holds(key):
            return none, none
        if isinstance(written, list | tuple) and len(written) == 2:
            found = [pair_of(one, allowed) for one in written]
            if found[0] and found[1]:
                return found[0], found[1]
        self._no_pair(key, f"[{names}] fresh, [{names}] tired", allowed)
        return none, none

    def _no_pair(self, key: str, names: str, allowed: range) -> Pair:
        named, written, lowest, highest = self.named(key), self.values[key], allowed[0], allowed[-1]
        self.fault(
            key,
            say(
                "{named} is {written}, expected [{names}], whole numbers from {lowest} to {highest}",
                named=named,
                written=excerpt(written),
                names=names,
                lowest=lowest,
                highest=highest,
            ),
        )
        return lowest, lowest

    def rows(self, key: str) -> Sequence[object]:
        if not self.holds(key):
            return ()
        written = self.values[key]
        if isinstance(written, list | tuple):
            return written
        named = self.named(key)
        self.fault(key, say("{named} is {written}, expected a list", named=named, written=excerpt(written)))
        return ()

    def span(self, key: str) -> Span | None:
        """First and last face under ``key``; ``None`` (and a fault) if there are none such."""
        if not self.holds(key):
            return None
        found = pair_of(self.values[key], range(1, FACES + 1))
        if found and found[0] <= found[1]:
            return found
        named, written = self.named(key), self.values[key]
        self.fault(
            key,
            say(
                "{named} is {written}, expected [first, last] within 1 to {faces}",
                named=named,
                written=excerpt(written),
                faces=FACES,
            ),
        )
        return None

    def faces(self, key: str, written: object, punches: range) -> tuple[int, int, int] | None:
        """First face, last face and punches written at ``key``; ``None`` (and a fault) if they are none such."""
        if isinstance(written, list | tuple) and len(written) == 3:
            span = pair_of(written[:2], range(1, FACES + 1))
            change = written[2]
            if span and span[0] <= span[1] and is_whole(change) and change in punches:
                return span[0], span[1], change
        named, lowest, highest = self.named(key), punches[0], punches[-1]
        self.fault(
            key,
            say(
                "{named} has {written}, expected [first, last, punches] with faces from 1 to {faces} and punches from {lowest} to {highest}",
                named=named,
                written=excerpt(written),
                faces=FACES,
                lowest=lowest,
                highest=highest,
            ),
        )
        return None


def pair_of(written: object, allowed: range) -> Pair | None:
    """The pair of whole numbers written, ``None`` if it is none."""
    if isinstance(written, list | tuple) and len(written) == 2:
        first, second = written
        if is_whole(first) and is_whole(second) and first in allowed and second in allowed:
            return first, second
    return None


# Reading a Glory Days card from data: strict, and every fault told at once (G6, G7)


LINES = 6
STARS = range(4)
POWER = range(MOST_POWER + 1)
RATING = range(FACES + 1)
STAMINA = range(1, 201)
CHANGES = range(-2, 3)
"""G6: what a face of the defence list adds."""
COUNTERS = range(1, 6)
_CARD = (
    "name", "trait", "ring_general", "power", "chin_kd", "chin_ko", "will", "cut", "foul", "stamina", "inside", "outside",
    "defence", "counter", "fouls", "cuts",
)  # fmt: skip
_LINES = {line.word: line for line in (Line(distance, stars) for distance in Distance for stars in STARS)}
Kind = TypeVar("Kind", Offence, Injury)


def read_card(data: Mapping[str, object]) -> GloryDaysCard:
    """The card written in ``data``, in the form of ``GloryDaysCard.as_data``.

    Raises ``CardError`` with every fault, each with its place, such as ``counter.hook``.
    """
    card = Part.of((), data, _CARD, [])
    name = data.get("name", "")
    if not isinstance(name, str) or not name.strip():
        card.fault("name", say("name is missing"))
    hook, cross = _counter(card)
    read = GloryDaysCard(
        name=str(name),
        trait=_trait(card),
        ring_general=_ring_general(card),
        power=card.pairs("power", "normal, finishing", POWER),
        chin_kd=_chin(card),
        chin_ko=card.pair("chin_ko", "fresh, tired", RATING),
        will=card.pair("will", "fresh, tired", RATING),
        cut=card.whole("cut", RATING),
        foul=card.whole("foul", RATING),
        stamina=card.pair("stamina", "up to 10 rounds, longer", STAMINA),
        inside=_ends(card, "inside"),
        outside=_ends(card, "outside"),
        defence=_defence(card),
        hook=hook,
        cross=cross,
        fouls=_tiled(card, "fouls", tuple(Offence)),
        cuts=_tiled(card, "cuts", tuple(Injury)),
    )
    if card.faults:
        faults = joined("; ", [fault.message for fault in card.faults])
        raise CardError(
            say("The Glory Days card of {name} has faults: {faults}.", name=excerpt(name), faults=faults),
            faults=card.faults,
        )
    return read


def _trait(card: Part) -> str:
    written = card.values.get("trait")
    known = (*TRAITS, NO_TRAIT)
    if isinstance(written, str) and written in known:
        return written
    if card.holds("trait"):
        near = close_matches(written, known) if isinstance(written, str) else ()
        names = ", ".join(known)
        card.fault(
            "trait",
            say(
                "trait is {written}, allowed are {names} (did you mean {near}?)",
                written=excerpt(written),
                names=names,
                near=near[0],
            )
            if near
            else say("trait is {written}, allowed are {names}", written=excerpt(written), names=names),
        )
    return NO_TRAIT


def _ring_general(card: Part) -> tuple[Line, ...]:
    """Six lines, one for each face."""
    rows = card.rows("ring_general")
    found = [_LINES.get(row) if isinstance(row, str) else None for row in rows]
    lines = tuple(line for line in found if line)
    if len(lines) == len(rows) == LINES:
        return lines
    if not any(fault.place == ("ring_general",) for fault in card.faults):
        card.fault(
            "ring_general",
            say(
                "ring_general is {rows}, expected six of I0 to I3 and O0 to O3, inside or outside with the stars",
                rows=excerpt(rows),
            ),
        )
    return (_LINES["I0"],) * LINES


def _chin(card: Part) -> tuple[Pair, Pair]:
    """Down, and stunned, which is not smaller (G6)."""
    fresh, tired = card.pairs("chin_kd", "down, stunned", RATING)
    for pair in (fresh, tired):
        if pair[0] > pair[1]:
            down, stunned = pair
            card.fault(
                "chin_kd",
                say(
                    "chin_kd goes down on {down} and is stunned on {stunned}, expected no less",
                    down=down,
                    stunned=stunned,
                ),
            )
            break
    return fresh, tired


def _ends(card: Part, key: str) -> tuple[int, ...]:
    """The upper ends of an action list, none below the one before (G7)."""
    nothing = (-1,) * len(ENDS)
    rows = card.rows(key)
    ends = tuple(row for row in rows if is_whole(row))
    if (
        len(ends) == len(rows) == len(ENDS)
        and list(ends) == sorted(ends)
        and ends[0] >= -1
        and ends[-1] < NUMBERS
    ):
        return ends
    if not any(fault.place == (key,) for fault in card.faults):
        card.fault(
            key,
            say(
                "{key} is {rows}, expected the last numbers of 5, 4, 3 and 2 punches, miss, clinch and foul, each from -1 to {numbers} and none below the one before",
                key=key,
                rows=excerpt(rows),
                numbers=NUMBERS - 1,
            ),
        )
    return nothing


def _defence(card: Part) -> tuple[Change, ...]:
    """What every face adds; those that add nothing are written too, with 0 (G35)."""
    before = len(card.faults)
    found = [card.faces("defence", row, CHANGES) for row in card.rows("defence")]
    changes = [Change(*row) for row in found if row]
    faces = sorted(face for change in changes for face in range(change.first, change.last + 1))
    if len(card.faults) == before and faces != list(range(1, FACES + 1)):
        card.fault(
            "defence",
            say(
                "defence covers {faces}, expected each face from 1 to {faces2} once",
                faces=excerpt(faces),
                faces2=FACES,
            ),
        )
    return tuple(change for change in changes if change.punches)


def _counter(card: Part) -> tuple[Blow | None, Blow | None]:
    part = card.part("counter", ("hook", "cross"))
    hook, cross = (_blow(part, word) for word in ("hook", "cross"))
    _check_apart(card, "counter", ((blow.first, blow.last) for blow in (hook, cross) if blow))
    return hook, cross


def _blow(part: Part, word: str) -> Blow | None:
    """Faces of a counter, null for none."""
    if not part.holds(word) or part.values[word] is None:
        return None
    found = part.faces(word, part.values[word], COUNTERS)
    return Blow(*found) if found else None


def _check_apart(card: Part, key: str, spans: Iterable[Span]) -> None:
    taken: set[int] = set()
    for first, last in spans:
        faces = set(range(first, last + 1))
        if taken & faces:
            twice = min(taken & faces)
            card.fault(key, say("{key} gives the face {twice} twice", key=key, twice=twice))
        taken |= faces


def _tiled(card: Part, key: str, kinds: tuple[Kind, ...]) -> tuple[tuple[Kind, Span], ...]:
    """A list over the whole d20; a kind that is left out never comes up."""
    words = {kind.value: kind for kind in kinds}
    part = card.part(key, tuple(words))
    before = len(card.faults)
    spans = tuple(
        (words[word], span) for word in words if word in part.values and (span := part.span(word)) is not None
    )
    faces = sorted(face for _, (first, last) in spans for face in range(first, last + 1))
    if len(card.faults) == before and part.faults is card.faults and faces != list(range(1, FACES + 1)):
        card.fault(
            key,
            say(
                "{key} covers {faces}, expected each face from 1 to {faces2} once",
                key=key,
                faces=excerpt(faces),
                faces2=FACES,
            ),
        )
    return spans or ((kinds[0], (1, FACES)),)
