"""What is needed to tell bouts of one system, and to hold every telling to the same."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module

from ringside_manager.bout import Setup, simulate
from ringside_manager.bout.corner import Controller
from ringside_manager.bout.events import Event
from ringside_manager.commentary import Line, narrate
from ringside_manager.commentary.phrases import Length

SYSTEMS = ("control", "glory_days", "quest", "title_bout")


@dataclass(frozen=True, kw_only=True)
class Telling:
    """The bouts of a system by their seeds, and what may be said of them."""

    system: str
    setup: Callable[[int], Setup]
    corners: Callable[[int], Iterable[Controller]]
    rehearsed: Callable[[], Iterable[tuple[Setup, list[Event], bool]]]
    """Events in which everything happens, and whether the scores are open."""
    lines: tuple[int, int, int]
    """Standard lines a round at least, how many a bout may have less, and lines a round at most."""
    longest: int
    """Characters of its longest line; ``middle``: of half of its lines."""
    kinds: int
    """How many kinds of events ``many`` bouts show."""
    secret: Mapping[str, str]
    """What gives scores away, by language."""
    repeats: int = 10
    """How many bouts are read for repetitions."""
    many: int = 36
    standard: Collection[int] = range(0, 36, 4)
    """The bouts whose standard lines are counted."""
    middle: int = 500
    silent: Collection[str] = ()
    end_tells: bool = False
    """Whether the end of a bout opens what was secret, before the result is told."""


def scores_in(events: Iterable[Event], *more: str) -> list[Event]:
    """What is told otherwise if others win the rounds: their scores and ends, and ``more`` kinds of events."""
    kinds = {"round_began", "bell_rang", "round_scored", "stopped", "bout_ended", *more}
    return [event for event in events if event.name in kinds]


def telling(system: str) -> Telling:
    found: Telling = import_module(f"tests.commentary.systems.{system}").TELLING
    return found


@cache
def fought(system: str, seed: int) -> tuple[Setup, list[Event]]:
    setup, events = telling(system).setup(seed), list[Event]()
    red, blue = telling(system).corners(seed)
    simulate(setup, seed, red, blue, events.append)
    return setup, events


@cache
def told(system: str, seed: int, language: str, length: Length) -> list[Line]:
    setup, events = fought(system, seed)
    return list(narrate(setup, seed, events, language=language, length=length, scores=seed % 5 > 0))
