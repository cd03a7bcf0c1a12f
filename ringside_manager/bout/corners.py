"""Who sits in a corner, before there is a bout: makers of controllers that travel between processes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ringside_manager.bout.chance import Chance
from ringside_manager.bout.controllers import Controller
from ringside_manager.bout.engine import AnyEngine, EngineInfo

AI, PLAIN = "ai", "plain"

CornerMaker = Callable[[AnyEngine, Chance], Controller]
"""Seats a controller once its dice are there; picklable, so that any process can seat it."""


@dataclass(frozen=True, slots=True)
class CornerAt:
    """The corner AI at the level of that name, its best if empty; ``plain`` is the plain policy (R90)."""

    level: str = ""

    def __call__(self, engine: AnyEngine, chance: Chance) -> Controller:
        """The controller; ``UnknownNameError`` for a level the system does not have."""
        if self.level == PLAIN:
            return engine.plain_corner(chance)
        return engine.corner_ai(chance, self.level or engine.info.best_level)

    @property
    def word(self) -> str:
        """How it is written: ``plain``, ``ai`` or ``ai:LEVEL``."""
        if self.level == PLAIN:
            return PLAIN
        return f"{AI}:{self.level}" if self.level else AI


def corner_at(word: str, info: EngineInfo) -> CornerAt | None:
    """The corner meant by ``plain``, ``ai`` or ``ai:LEVEL``; ``None`` for any other word.

    Raises ``UnknownNameError`` for a level the system does not have.
    """
    kind, _, level = word.partition(":")
    if word == PLAIN:
        return CornerAt(PLAIN)
    if kind != AI:
        return None
    return CornerAt(info.level(level).name if level else "")


def corner_words(info: EngineInfo) -> tuple[str, ...]:
    """Every word ``corner_at`` takes, weakest corner first."""
    return (PLAIN, *(f"{AI}:{level.name}" for level in info.levels), AI)
