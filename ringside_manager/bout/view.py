"""What is seen of a bout: by a corner, by everybody, of each option, of each die, and by written instructions."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from operator import attrgetter
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Protocol, TypeVar

from ringside_manager.bout.chance import Chance
from ringside_manager.bout.corner import Comparison, Corner, FactSpec
from ringside_manager.bout.outcome import totals
from ringside_manager.bout.terms import Terms

# What all views of a bout have in common: they can be looked at and not be changed


M = TypeVar("M")


class ReadOnly:
    """Nothing of it can be set from outside; a view fills its own slots with ``object.__setattr__``."""

    __slots__ = ()

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a view cannot be changed ({name})")


class BoxerSeen(ReadOnly, Generic[M]):
    """A boxer as anybody in the hall sees him: those attributes of his that ``SEEN`` names, and what a system adds.

    Each of ``SEEN`` becomes a property of the class: corner AIs ask for hundreds of them in a bout.

    What it adds are properties, which ``ADDED`` names so that ``dir`` lists them too.
    """

    __slots__ = ("_boxer",)

    SEEN: ClassVar[frozenset[str]] = frozenset()
    ADDED: ClassVar[frozenset[str]] = frozenset()
    _boxer: M

    def __init__(self, boxer: M) -> None:
        object.__setattr__(self, "_boxer", boxer)

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        for name in cls.SEEN:
            setattr(cls, name, property(attrgetter(f"_boxer.{name}")))

    if TYPE_CHECKING:  # dozens of attributes, typed where a system names them again

        def __getattr__(self, name: str) -> Any: ...

    def __dir__(self) -> list[str]:
        return sorted(self.SEEN | self.ADDED)


class CornerView(ReadOnly):
    """What one corner sees of a table: ``me`` and ``opponent`` are the two boxers as anybody in the hall sees them."""

    __slots__ = ("_state", "corner", "me", "opponent")

    _state: Any
    corner: Corner

    def __init__(self, state: Any, corner: Corner, me: Any, opponent: Any) -> None:
        put = object.__setattr__
        put(self, "_state", state)
        put(self, "corner", corner)
        put(self, "me", me)
        put(self, "opponent", opponent)

    @property
    def terms(self) -> Terms:
        terms: Terms = self._state.terms
        return terms

    @property
    def rounds_to_score(self) -> int:
        """Rounds the judges have still to score, the one being fought among them."""
        return self.terms.rounds - len(self._state.cards[0])

    @property
    def scores(self) -> tuple[tuple[int, int], ...]:
        """The judges' totals so far, own points first."""
        mine, both = self.corner.index, totals(self._state.cards)
        return tuple([(card[mine], card[1 - mine]) for card in both])

    @property
    def margins(self) -> tuple[int, ...]:
        """How far he is ahead on each card, in the order of the judges."""
        ahead = [sum([red - blue for red, blue in card]) for card in self._state.cards]
        return tuple([-lead for lead in ahead] if self.corner.index else ahead)


def leads(view: CornerView) -> list[int]:
    """How far he is ahead on each card, the worst first; level before the first bell."""
    return sorted(view.margins)


def lead_is_safe(view: CornerView, swing: int) -> bool:
    """Whether standing to the end wins if no point is taken: two cards cannot be lost at ``swing`` points a round."""
    at_stake = swing * view.rounds_to_score
    return sum(lead > at_stake for lead in leads(view)) >= 2


# What is on the table at a moment of a bout: what everybody in the hall sees, in numbers and words
#
# A picture of the ring is painted from scenes; so are clocks, tracks and tactics boxes.  What the
# names mean is said once for each system, in ``EngineInfo.numbers`` and ``EngineInfo.marks``.


NOTHING: Mapping[str, int] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Side:
    """One boxer: his numbers and marks by the names his system gives them, and where he stands.

    ``place`` is empty where a system knows no places.  Nothing secret is ever in it.
    """

    numbers: Mapping[str, int] = field(default_factory=lambda: NOTHING)
    marks: frozenset[str] = frozenset()
    place: str = ""


@dataclass(frozen=True, slots=True)
class Scene:
    """The table; ``time`` is the system's clock within ``round``, ``sides`` are (red, blue)."""

    round: int
    time: int
    sides: tuple[Side, Side] = field(default=(Side(), Side()))

    def side(self, corner: Corner) -> Side:
        return self.sides[corner.index]


class Use(Enum):
    """What a number of a scene is for, so that a window can show it without knowing the system."""

    TRACK = "track"
    """Strength that is used up, shown as a track with a marker."""
    RATING = "rating"
    """A rating as it stands now."""
    COUNT = "count"
    """Something counted up."""
    MEMORY = "memory"
    """A mark on a track, such as where the round began."""


@dataclass(frozen=True, slots=True)
class NumberSpec:
    """A number of ``Side.numbers``; ``of`` names the track a ``MEMORY`` belongs to.

    ``tells_score`` says that it gives away how a round or the bout stands on the cards.
    """

    name: str
    explanation: str
    use: Use
    rule: str = ""
    of: str = ""
    tells_score: bool = False


@dataclass(frozen=True, slots=True)
class MarkSpec:
    """A word of ``Side.marks``; a ``tactic`` is something in force, the others are states."""

    name: str
    explanation: str
    rule: str = ""
    tactic: bool = False


@dataclass(frozen=True, slots=True)
class Chart:
    """A printed chart with the thrower's ratings added: ``cells[row][column]`` in the words of both.

    ``corner`` is the boxer whose choices are the rows.
    """

    name: str
    corner: Corner
    rows: tuple[str, ...]
    columns: tuple[str, ...]
    cells: tuple[tuple[int, ...], ...]
    rule: str = ""


# What each option of a request would do, in numbers, and what a die is wanted for


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


# The facts written instructions may ask for, as a table of readers of a corner's view


class SeesBoth(Protocol):
    """A view in which both boxers are seen."""

    @property
    def me(self) -> Any:
        """The boxer of the corner whose view it is."""

    @property
    def opponent(self) -> Any:
        """The other."""


V = TypeVar("V", bound=SeesBoth)
B = TypeVar("B")

Bounds = tuple[int | None, int | None]
"""The lowest and the highest number a fact can be, ``None`` for no bound."""
YES_OR_NO: Bounds = (0, 1)
ANY: Bounds = (None, None)
COUNT: Bounds = (0, None)

Reader = Callable[[V], int]
FactRow = tuple[str, str, Bounds, Callable[[V], int]]
"""Name, explanation, bounds and reader of a fact of the bout."""
PairRow = tuple[str, str, str, Bounds, Callable[[B, V], int]]
"""A fact of each boxer: name, explanation of the own and of the other's, bounds, and what reads it of a boxer."""


def facts_of(
    rows: Sequence[FactRow[V]], pairs: Sequence[PairRow[B, V]] = ()
) -> tuple[tuple[FactSpec, ...], dict[str, Reader[V]]]:
    """The vocabulary of these rows, and the readers by name; a pair stands as ``own_`` and as ``opponent_``."""
    lines = [(FactSpec(name, explanation, *bounds), read) for name, explanation, bounds, read in rows]
    for name, own, others, bounds, tell in pairs:
        lines.append((FactSpec(f"own_{name}", own, *bounds), _side(tell, own=True)))
        lines.append((FactSpec(f"opponent_{name}", others, *bounds), _side(tell, own=False)))
    return tuple(spec for spec, _ in lines), {spec.name: read for spec, read in lines}


def _side(tell: Callable[[B, V], int], own: bool) -> Reader[V]:
    return (lambda view: tell(view.me, view)) if own else (lambda view: tell(view.opponent, view))


class LiveFacts(Mapping[str, int]):
    """Every fact of a table of readers as the corner of a view knows it; each is read when it is asked for.

    Orders ask for two or three of them, thousands of times a bout.
    """

    __slots__ = ("_read", "_view")

    def __init__(self, read: Mapping[str, Reader[V]], view: V) -> None:
        self._read: Mapping[str, Callable[[Any], int]] = read
        self._view = view

    def __getitem__(self, name: str) -> int:
        return self._read[name](self._view)

    def __iter__(self) -> Iterator[str]:
        return iter(self._read)

    def __len__(self) -> int:
        return len(self._read)


# The dice of a bout as anybody at the table sees them: who threw what for what, and when


@dataclass(frozen=True, slots=True)
class Rolled:
    """A die that was thrown: ``result`` from 1 to ``die.sides``, when ``event`` events had been told."""

    event: int
    die: WantedDie
    result: int


class NotedChance(Chance):
    """Passes another chance's rolls on and tells ``note`` of each: its sides, its purpose and its result."""

    def __init__(self, inner: Chance, note: Callable[[int, str, int], None]) -> None:
        self._inner, self._note = inner, note

    def roll(self, sides: int, purpose: str = "") -> int:
        rolled = self._inner.roll(sides, purpose)
        self._note(sides, purpose, rolled)
        return rolled
