"""Records fought again: whole, or put aside unfinished and taken up."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum

from ringside_manager.bout import registry
from ringside_manager.bout.bout import Bout
from ringside_manager.bout.engine import Setup
from ringside_manager.bout.record import Begun, BoutRecord, read_object
from ringside_manager.errors import RecordError, RingsideError, excerpt
from ringside_manager.language import say

# Fighting a recorded bout again, and saying whether it still comes out the same


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
    """Engine under the record's version of the rules, cards and terms; an option it does not know is at its default.

    Where that version is not kept, the engine is under the newest.  Raises ``UnknownNameError`` for a system that is not installed, and what the system raises for
    cards or terms it does not have (any more).
    """
    newest, terms = registry.get(record.engine), record.terms
    engine = newest.under(record.rules_version) or newest
    complete = engine.info.terms(terms.rounds, terms.options, terms.carried)
    return Setup.from_data(engine, record.red, record.blue, complete)


def replay(record: BoutRecord, *, listen: bool = True, watch: bool = False) -> Replay:
    """Fight ``record`` again under its own version of the rules, or the newest where that is not kept.

    Raises ``UnknownNameError`` if there are none.
    """
    kept = registry.get(record.engine).under(record.rules_version)
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
    if kept is None and not same:
        return Replay(record, Verdict.HISTORY, bout)
    return Replay(record, Verdict.SAME if same else Verdict.DIFFERENT, bout)


# A bout put aside: kept as text, taken up again at the same request


FORMAT = "ringside-unfinished 1"


@dataclass(frozen=True, slots=True)
class Unfinished:
    """A bout as far as it has come; a choice of a secret pair that is not opened yet is not in it.

    ``notes`` is whatever its keeper wants to find again (who plays which corner), as JSON values.
    """

    begun: Begun
    notes: Mapping[str, object]

    @classmethod
    def of(cls, bout: Bout, notes: Mapping[str, object] | None = None) -> Unfinished:
        return cls(Begun.of(bout.setup, bout.seed, bout.choices, bout.dice), notes or {})

    def to_json(self) -> str:
        facts = {"format": FORMAT, **self.begun.facts(), "notes": dict(self.notes)}
        return json.dumps(facts, sort_keys=True, separators=(",", ":"), ensure_ascii=True)

    @classmethod
    def from_json(cls, text: str) -> Unfinished:
        """Read ``to_json``; ``RecordError`` for a text that is none."""
        try:
            facts = json.loads(text)
            known = facts["format"] == FORMAT
            begun, notes = Begun.read(facts), read_object(facts["notes"])
        except (ValueError, LookupError, TypeError, AttributeError, RecursionError) as cause:
            raise RecordError(
                say("This is not an unfinished bout of Ringside Manager: {text}.", text=excerpt(text))
            ) from cause
        if not known:
            raise RecordError(
                say(
                    "The unfinished bout has the format {facts}; known is {format}.",
                    facts=excerpt(facts["format"]),
                    format=repr(FORMAT),
                )
            )
        return cls(begun, notes)

    def resume(self, *, watch: bool = False) -> Bout:
        """The bout where it was put aside.

        Raises ``UnknownNameError`` for a system that is not installed, ``RecordError`` if its version of the rules is not
        kept or does not follow it.
        """
        begun = self.begun
        if registry.get(begun.engine).under(begun.rules_version) is None:
            raise RecordError(
                say("The rules have changed since this bout was put aside, so it cannot be taken up again.")
            )
        return Bout.replay(setup_of(begun), begun.seed, begun.choices, watch=watch, dice=begun.dice)
