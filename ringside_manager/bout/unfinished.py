"""A bout put aside: kept as text, taken up again at the same request."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass

from ringside_manager.bout import registry
from ringside_manager.bout.bout import Bout
from ringside_manager.bout.record import Begun, read_object
from ringside_manager.bout.replay import setup_of
from ringside_manager.errors import RecordError, excerpt
from ringside_manager.language import say

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
        """The bout as it stands."""
        return cls(Begun.of(bout.setup, bout.seed, bout.choices, bout.dice), notes or {})

    def to_json(self) -> str:
        """One line of JSON."""
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

        Raises ``UnknownNameError`` for a system that is not installed, ``RecordError`` if the rules have changed
        since or do not follow it.
        """
        begun = self.begun
        if begun.rules_version != registry.get(begun.engine).info.rules_version:
            raise RecordError(
                say("The rules have changed since this bout was put aside, so it cannot be taken up again.")
            )
        return Bout.replay(setup_of(begun), begun.seed, begun.choices, watch=watch, dice=begun.dice)
