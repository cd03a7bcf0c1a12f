"""Fighting a recorded bout again, and saying whether it still comes out the same."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from ringside_manager.bout import registry
from ringside_manager.bout.bout import Bout
from ringside_manager.bout.record import Begun, BoutRecord
from ringside_manager.bout.setup import Setup
from ringside_manager.errors import RingsideError


class Verdict(Enum):
    """What a replay showed."""

    SAME = "comes out the same"
    DIFFERENT = "comes out differently"
    HISTORY = "was fought under an older edition of the rules"


@dataclass(frozen=True, slots=True)
class Replay:
    """A bout fought again; ``bout`` is ``None`` when these rules cannot follow the record."""

    record: BoutRecord
    verdict: Verdict
    bout: Bout | None


def setup_of(record: BoutRecord | Begun) -> Setup:
    """Engine, cards and terms of a record, an option it does not know at its default.

    Raises ``UnknownNameError`` for a system that is not installed, and what the system raises for
    cards or terms it does not have (any more).
    """
    engine, terms = registry.get(record.engine), record.terms
    complete = engine.info.terms(terms.rounds, terms.options, terms.carried)
    return Setup.from_data(engine, record.red, record.blue, complete)


def replay(record: BoutRecord, *, listen: bool = True, watch: bool = False) -> Replay:
    """Fight ``record`` again under the rules as they are now; ``UnknownNameError`` if there are none."""
    engine = registry.get(record.engine)
    try:
        bout = Bout.replay(
            setup_of(record),
            record.seed,
            record.choices,
            listen=listen,
            watch=watch,
            dice=record.dice,
            resigned=record.resigned,
        )
    except RingsideError:
        bout = None
    same = bout is not None and bout.outcome == record.outcome
    if record.rules_version != engine.info.rules_version and not same:
        return Replay(record, Verdict.HISTORY, bout)
    return Replay(record, Verdict.SAME if same else Verdict.DIFFERENT, bout)
