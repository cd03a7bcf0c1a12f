"""What may be written on a Glory Days card: strict, and every fault is shown at once (G6, G7)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial
from typing import Any, TypeVar

from ringside_manager.engines.glory_days.card import ENDS, Distance, GloryDaysCard, Line, Span, Stretch
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
from ringside_manager.errors import excerpt
from ringside_manager.language import say
from ringside_manager.written import FAULT, DataNode, Fault, MapNode, Node, Report, cards, data_of
from ringside_manager.written.cards import CardName, Fitting
from ringside_manager.written.kinds import Choice, Field, Kind, OrNothing, Record, Whole, is_whole

# Single values


LINES = 6
STARS = range(4)
POWER = range(MOST_POWER + 1)
RATING = range(FACES + 1)
STAMINA = range(1, 201)
CHANGES = range(-2, 3)
"""G6: what a face of the defence list adds."""
COUNTERS = range(1, 6)
_LINES = {line.word: line for line in (Line(distance, stars) for distance in Distance for stars in STARS)}
Named = TypeVar("Named", Offence, Injury)


def pair_of(written: object, allowed: range) -> Pair | None:
    """The pair of whole numbers written, ``None`` if it is none."""
    if isinstance(written, list | tuple) and len(written) == 2:
        first, second = written
        if is_whole(first) and is_whole(second) and first in allowed and second in allowed:
            return first, second
    return None


def _pairs_of(written: object, allowed: range) -> tuple[Pair, Pair] | None:
    if isinstance(written, list | tuple) and len(written) == 2:
        fresh, tired = (pair_of(one, allowed) for one in written)
        if fresh and tired:
            return fresh, tired
    return None


def _span_of(written: object) -> Span | None:
    found = pair_of(written, range(1, FACES + 1))
    return found if found and found[0] <= found[1] else None


def _faces_of(written: object, punches: range) -> tuple[int, int, int] | None:
    """First face, last face and punches; ``None`` if they are none such."""
    if isinstance(written, list | tuple) and len(written) == 3:
        span, change = _span_of(written[:2]), written[2]
        if span and is_whole(change) and change in punches:
            return *span, change
    return None


def _lines_of(written: object) -> tuple[Line, ...] | None:
    """Six lines, one for each face."""
    rows = written if isinstance(written, list | tuple) else ()
    lines = tuple(_LINES[row] for row in rows if isinstance(row, str) and row in _LINES)
    return lines if len(lines) == len(rows) == LINES else None


def _ends_of(written: object) -> tuple[int, ...] | None:
    """The upper ends of an action list, none below the one before (G7)."""
    rows = written if isinstance(written, list | tuple) else ()
    ends = tuple(row for row in rows if is_whole(row))
    rising = len(ends) == len(rows) == len(ENDS) and list(ends) == sorted(ends)
    return ends if rising and ends[0] >= -1 and ends[-1] < NUMBERS else None


def _numbers(names: str, allowed: range, fit: Any = pair_of) -> Fitting[Any]:
    """Whole numbers that are called ``names``."""
    lowest, highest = allowed[0], allowed[-1]
    return Fitting(
        partial(fit, allowed=allowed),
        say(
            "expected [{names}], whole numbers from {lowest} to {highest}",
            names=names,
            lowest=lowest,
            highest=highest,
        ),
    )


def _two(names: str, allowed: range) -> Fitting[tuple[Pair, Pair]]:
    """Two such pairs, fresh and tired."""
    return _numbers(f"[{names}] fresh, [{names}] tired", allowed, _pairs_of)


def _faces(punches: range) -> Fitting[tuple[int, int, int]]:
    lowest, highest = punches[0], punches[-1]
    return Fitting(
        partial(_faces_of, punches=punches),
        say(
            "expected [first, last, punches] with faces from 1 to {faces} and punches from {lowest} to {highest}",
            faces=FACES,
            lowest=lowest,
            highest=highest,
        ),
    )


_SPAN = Fitting(_span_of, say("expected [first, last] within 1 to {faces}", faces=FACES))
_RING_GENERAL = Fitting(
    _lines_of, say("expected six of I0 to I3 and O0 to O3, inside or outside with the stars")
)
_ENDS = Fitting(
    _ends_of,
    say(
        "expected the last numbers of 5, 4, 3 and 2 punches, miss, clinch and foul, each from -1 to {numbers} and none below the one before",
        numbers=NUMBERS - 1,
    ),
)


# Lists over the faces of the d20


def _check_cover(spans: Iterable[Span], node: Node, report: Report) -> None:
    """Note it if the spans do not give each face once."""
    covered = sorted(face for first, last in spans for face in range(first, last + 1))
    if covered != list(range(1, FACES + 1)):
        faces, all_faces = excerpt(covered), FACES
        wrong = say(
            "{key} covers {faces}, expected each face from 1 to {all_faces} once",
            key=report.named,
            faces=faces,
            all_faces=all_faces,
        )
        report.at(node, wrong)


class _Defence(Kind[tuple[Stretch, ...]]):
    """What every face adds; those that add nothing are written too, with 0 (G35)."""

    def read(self, node: Node, report: Report) -> tuple[Stretch, ...] | Fault:
        rows, row = data_of(node), _faces(CHANGES)
        if not isinstance(rows, list | tuple):
            return report.unfit(node, say("expected a list"))
        before = len(report)
        found = [row.read(DataNode(0, 0, one), report) for one in rows]
        changes = [Stretch(*one) for one in found if not isinstance(one, Fault)]
        if len(report) == before:
            _check_cover(((change.first, change.last) for change in changes), node, report)
        return FAULT if len(report) > before else tuple(change for change in changes if change.punches)


def _tiled(names: type[Named]) -> Record[tuple[tuple[Named, Span], ...]]:
    """A list over the whole d20; a kind that is left out never comes up."""

    def check(spans: dict[str, Any], node: MapNode, report: Report) -> None:
        if FAULT not in spans.values():
            _check_cover(spans.values(), node, report)

    return Record(
        "the list",
        tuple(Field(name.value, _SPAN) for name in names),
        lambda **spans: tuple((name, spans[name.value]) for name in names if name.value in spans),
        check,
    )


def _check_apart(blows: dict[str, Any], node: MapNode, report: Report) -> None:
    hook, cross = (blows.get(word) for word in ("hook", "cross"))
    if isinstance(hook, tuple) and isinstance(cross, tuple):
        twice = set(range(hook[0], hook[1] + 1)) & set(range(cross[0], cross[1] + 1))
        if twice:
            report.at(node, say("{key} gives the face {twice} twice", key=report.named, twice=min(twice)))


_COUNTER = Record(
    "the counters",
    tuple(Field(word, OrNothing(_faces(COUNTERS)), required=True) for word in ("hook", "cross")),
    lambda hook, cross: tuple(Stretch(*faces) if faces else None for faces in (hook, cross)),
    _check_apart,
)


# The card


def _check(card: dict[str, Any], node: MapNode, report: Report) -> None:
    """A chin is stunned on no less than what puts it down (G6)."""
    chin = card.get("chin_kd", FAULT)
    for down, stunned in () if chin is FAULT else chin:
        if down > stunned:
            wrong = say(
                "chin_kd goes down on {down} and is stunned on {stunned}, expected no less",
                down=down,
                stunned=stunned,
            )
            report.inside("chin_kd").at(node, wrong)
            return


def _built(*, counter: tuple[Stretch | None, Stretch | None], **written: Any) -> GloryDaysCard:
    hook, cross = counter
    return GloryDaysCard(hook=hook, cross=cross, **written)


_KINDS: dict[str, Kind[Any]] = {
    "name": CardName(),
    "trait": Choice((*TRAITS, NO_TRAIT)),
    "ring_general": _RING_GENERAL,
    "power": _two("normal, finishing", POWER),
    "chin_kd": _two("down, stunned", RATING),
    "chin_ko": _numbers("fresh, tired", RATING),
    "will": _numbers("fresh, tired", RATING),
    "cut": Whole(RATING[0], RATING[-1]),
    "foul": Whole(RATING[0], RATING[-1]),
    "stamina": _numbers("up to 10 rounds, longer", STAMINA),
    "inside": _ENDS,
    "outside": _ENDS,
    "defence": _Defence(),
    "counter": _COUNTER,
    "fouls": _tiled(Offence),
    "cuts": _tiled(Injury),
}
CARD = Record(
    "the card", tuple(Field(key, kind, required=True) for key, kind in _KINDS.items()), _built, _check
)


def read_card(data: Mapping[str, object]) -> GloryDaysCard:
    """The card written in ``data``, in the form of ``GloryDaysCard.as_data`` (G8).

    Raises ``CardError`` with every fault, each with its place, such as ``counter.hook``.
    """
    return cards.read_card("Glory Days", CARD, data)
