"""Who sits in a corner: a person, the corner AI at a level, or a written fight plan."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any

from ringside_manager.bout.chance import Chance
from ringside_manager.bout.controllers import Controller
from ringside_manager.bout.corners import CornerAt
from ringside_manager.bout.engine import AnyEngine
from ringside_manager.errors import RecordError, UsageError, excerpt


class Sitter(Enum):
    """What kind of corner it is."""

    PERSON = "person"
    PROGRAM = "program"
    PLAN = "plan"


@dataclass(frozen=True, slots=True)
class Seat:
    """One corner: ``name`` is the person's, or the plan's; ``level`` that of the AI (or ``plain``); ``plan`` YAML."""

    sitter: Sitter
    name: str = ""
    level: str = ""
    plan: str = ""

    @property
    def is_person(self) -> bool:
        """Whether somebody at the keyboard decides."""
        return self.sitter is Sitter.PERSON

    def controller(self, engine: AnyEngine, chance: Chance) -> Controller:
        """Who decides for a corner without a person.

        Raises ``SetError`` for a plan that cannot be read, ``UnknownNameError`` for a level, ``UsageError`` for a
        person, whom nobody can stand in for.
        """
        if self.sitter is Sitter.PLAN:
            from ringside_manager.plans import parse_plan  # reading YAML is slow to import

            return parse_plan(self.plan, self.name or "the fight plan", engine.info).controller(
                engine, chance
            )
        if self.is_person:
            raise UsageError(f"{self.name or 'A person'} decides for himself.")
        return CornerAt(self.level)(engine, chance)

    def as_data(self) -> dict[str, object]:
        """The seat as JSON values."""
        return {"sitter": self.sitter.value, "name": self.name, "level": self.level, "plan": self.plan}

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> Seat:
        """Read ``as_data``; ``RecordError`` for anything else."""
        try:
            return cls(Sitter(data["sitter"]), str(data["name"]), str(data["level"]), str(data["plan"]))
        except (KeyError, ValueError, TypeError) as error:
            raise RecordError(f"This is nobody who could sit in a corner: {excerpt(data)}.") from error
