"""What each option of a request would do, in numbers, and what a die is wanted for."""

from __future__ import annotations

from dataclasses import dataclass

from ringside_manager.bout.corner import Corner
from ringside_manager.bout.orders import Comparison


@dataclass(frozen=True, slots=True)
class Measure:
    """One number an option leads to; ``name`` is explained in ``EngineInfo.measures``.

    ``percent`` says that ``value`` is a chance in 100.
    """

    name: str
    value: int
    percent: bool = False


@dataclass(frozen=True, slots=True)
class OptionEffect:
    """What one option does; ``against`` is its effect for each choice the other may make in secret."""

    measures: tuple[Measure, ...] = ()
    against: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Outlook:
    """The effects of a request's options, in their order.

    ``others`` are the words of the other corner's secret choices, ``measure`` the name of what
    ``OptionEffect.against`` holds; both are empty where nothing is chosen in secret.
    """

    effects: tuple[OptionEffect, ...]
    others: tuple[str, ...] = ()
    measure: str = ""


@dataclass(frozen=True, slots=True)
class WantedDie:
    """A die the rules ask for: ``sides`` faces, for ``purpose``, thrown by ``corner`` if by anybody.

    ``comparison`` and ``bound`` say what the roll is held against, where it is held against a number.
    """

    sides: int
    purpose: str
    corner: Corner | None = None
    comparison: Comparison | None = None
    bound: int = 0


@dataclass(frozen=True, slots=True)
class DieSpec:
    """A purpose dice are thrown for; ``explanation`` says what the roll decides.

    The roll of a ``secret`` die is known to nobody before the bout is over.
    """

    purpose: str
    explanation: str
    rule: str = ""
    secret: bool = False
