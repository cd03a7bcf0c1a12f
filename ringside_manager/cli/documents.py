"""The JSON documents of bouts: the shape that scripts rely on."""

from __future__ import annotations

from collections.abc import Iterable

from ringside_manager.bout.events import Event
from ringside_manager.bout.outcome import Outcome, Scorecard
from ringside_manager.bout.record import BoutRecord

Document = dict[str, object]


def bout_document(record: BoutRecord, events: Iterable[Event]) -> Document:
    """A bout with everything that happened in it."""
    return {
        "system": record.engine,
        "rules_version": record.rules_version,
        "red": record.red.get("name"),
        "blue": record.blue.get("name"),
        "rounds": record.terms.rounds,
        "seed": record.seed,
        "outcome": outcome_document(record.outcome),
        "scorecards": [scorecard_document(card) for card in record.outcome.scorecards],
        "knockdowns": by_corner(record.outcome.knockdowns),
        "events": [event.as_dict() for event in events],
        "digest": record.digest,
    }


def outcome_document(outcome: Outcome) -> Document:
    """How a bout ended."""
    return {
        "method": outcome.method.value,
        "winner": outcome.winner.value if outcome.winner else None,
        "round": outcome.round,
        "time": outcome.time,
    }


def scorecard_document(card: Scorecard) -> Document:
    """One judge's points, each pair red then blue."""
    return {
        "judge": card.judge,
        "rounds": [list(points) for points in card.rounds],
        "total": list(card.total),
    }


def by_corner(pair: tuple[int, int] | tuple[float, float]) -> Document:
    """A pair with its corners named."""
    return {"red": pair[0], "blue": pair[1]}
