"""What every bout system offers; code asks an engine's ``info`` for facts, never its name."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from importlib import import_module
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar, cast

from ringside_manager.bout.chance import UNDRAWN, Chance
from ringside_manager.bout.corner import (
    Controller,
    Corner,
    Decision,
    Facts,
    FactSpec,
    Instruction,
    Request,
    Script,
    UniformController,
)
from ringside_manager.bout.events import Emit, Event
from ringside_manager.bout.outcome import Method, Outcome
from ringside_manager.bout.paper import Stationery
from ringside_manager.bout.terms import Abilities, Carried, OptionSpec, OptionValue, Terms, complete_options
from ringside_manager.bout.view import (
    Chart,
    DieSpec,
    LiveFacts,
    MarkSpec,
    NumberSpec,
    Outlook,
    Scene,
    WantedDie,
)
from ringside_manager.errors import RuleError, UnknownNameError
from ringside_manager.language import later, say

PLAIN = "plain"
"""The plain policy of a system's rules, as who sits in a corner."""
IN_CHARACTER = "in_character"
"""The name of ``EngineInfo.character``, and the word for it."""
C = TypeVar("C")
Card = TypeVar("Card")
State = TypeVar("State")


@dataclass(frozen=True, slots=True)
class Level:
    """A strength of the corner AI, weakest first in ``EngineInfo.levels``."""

    name: str
    explanation: str


@dataclass(frozen=True, slots=True)
class EngineInfo:
    """The facts of a bout system.

    ``rules_version`` goes up when a change of the rules changes results.  ``clock`` names the unit
    of ``Outcome.time``.  ``methods`` are the results the system knows.  ``decisions`` and ``facts``
    are the words written instructions may use; a system without decisions takes none.
    ``character`` are the corners that box as their men did, no weaker or stronger level; ``None`` where there are none.
    ``numbers``, ``marks``, ``measures`` and ``dice`` explain the names used in scenes, outlooks and for
    dice; ``clock_length`` is the last unit of a round (0 where rounds have no fixed length), ``floor``
    the names of columns and rows of the ring, where places are squares.
    """

    system: str
    title: str
    designers: str
    summary: str
    rules_version: int
    rounds: range
    default_rounds: int
    clock: str
    methods: tuple[Method, ...]
    options: tuple[OptionSpec, ...]
    levels: tuple[Level, ...]
    character: Level | None = None
    decisions: tuple[Decision, ...] = ()
    facts: tuple[FactSpec, ...] = ()
    numbers: tuple[NumberSpec, ...] = ()
    marks: tuple[MarkSpec, ...] = ()
    measures: tuple[FactSpec, ...] = ()
    dice: tuple[DieSpec, ...] = ()
    clock_length: int = 0
    floor: tuple[str, str] | None = None

    def terms(
        self,
        rounds: int | None = None,
        options: Mapping[str, OptionValue | str] | None = None,
        carried: tuple[Carried | None, Carried | None] = (None, None),
    ) -> Terms:
        """Complete terms: defaults filled in, everything checked.

        Raises ``RuleError`` for a length the system does not have, ``UnknownNameError`` or
        ``UsageError`` for an option.
        """
        scheduled = self.default_rounds if rounds is None else rounds
        if scheduled not in self.rounds:
            allowed = say("{rounds} to {rounds2}", rounds=self.rounds[0], rounds2=self.rounds[-1])
            raise RuleError(
                "R10",
                say(
                    "{title} has bouts of {allowed} rounds, not {scheduled}.",
                    title=self.title,
                    allowed=allowed,
                    scheduled=scheduled,
                ),
            )
        return Terms(scheduled, complete_options(self.options, options or {}), carried)

    def level(self, name: str, *besides: str) -> Level:
        """The level of that name.

        Raises ``UnknownNameError``, which tells the levels and the words that are allowed ``besides``.
        """
        for level in self.corners:
            if level.name == name.casefold():
                return level
        raise UnknownNameError("level of the program", name, [*besides, *(one.name for one in self.corners)])

    @property
    def corners(self) -> tuple[Level, ...]:
        """Every way the corner AI can box: the levels, weakest first, and in character."""
        return (*self.levels, self.character) if self.character else self.levels

    @property
    def best_level(self) -> str:
        return self.levels[-1].name


class Started(NamedTuple, Generic[State]):
    """A bout set up: its working state, and the rules waiting to run on it."""

    state: State
    script: Script[Outcome]


Restart = Callable[[Chance, Emit | None], Started[State]]
"""Starts a bout from the place it was made at, with these dice; it can be sent to another process."""


class BoutEngine(ABC, Generic[Card, State]):
    """One bout system: its facts, its cards, its rules as a script, its corners.

    A system names its parts as class attributes; what is done with them is the same for all.  One that is built in
    another way overrides the methods instead.
    """

    info: ClassVar[EngineInfo]
    former: ClassVar[tuple[Any, ...]] = ()
    """The system under older versions of its rules, each an engine of its own, oldest first; none is registered."""

    read_card: ClassVar[staticmethod[[Mapping[str, object]], Any]]
    """The card written in data, in the form of its ``as_data``; ``CardError`` for one with faults."""
    opened: ClassVar[staticmethod[[Any, Any, Terms, Chance, Emit | None], Any]]
    """The state of a bout before anything has happened, of both cards."""
    converted: ClassVar[staticmethod[[str, Abilities], Any]]
    """The card of a name and the home ratings."""
    view_type: ClassVar[type[Any]]
    """What a corner may see, of the state and the corner."""
    readers: ClassVar[Mapping[str, Callable[[Any], int]]] = {}
    """How each of ``info.facts`` is read of a view."""
    table: ClassVar[staticmethod[[Any], Scene] | None] = None
    """What lies on the table, of the state."""
    effects: ClassVar[staticmethod[[Any, Request[Any]], Outlook] | None] = None
    """What each option of a request would do, of a view and the request."""
    throws: ClassVar[staticmethod[[Any, int, str, Sequence[Event]], WantedDie] | None] = None
    """Whose die it is, of the state, its sides, its purpose and the events so far."""
    bells: ClassVar[tuple[type[Event], ...]] = ()
    """The events from which a bout can be taken up again."""
    retells: ClassVar[bool] = False
    """Whether a bout taken up at one of them tells it again."""
    counts_home: ClassVar[bool] = False
    """Whether strength is counted in the points of the home ratings, so that a league can say it before a bout; it may then
    fall below 0 (R9, R26).
    """
    stationery: ClassVar[str] = ""
    """The module with ``STATIONERY``, the sheets it is played on: imported when it is used."""
    script: ClassVar[staticmethod[[Any], Script[Outcome]]]
    """The rules from where a state stands, if the state holds its dice and who listens (``copy(chance)``, ``emit``)."""
    mind: ClassVar[str] = ""
    """The module of the corner AI with ``Mind``, ``shares`` and perhaps ``suggested_instructions``: imported when it is used."""
    twin: ClassVar[str] = ""
    """The package whose ``load`` makes ready what fights the same bouts compiled (``odds.compiled``): imported when it is used."""

    def under(self, version: int) -> BoutEngine[Card, State] | None:
        """Return the system under that version of its rules, or ``None`` if they are not kept.

        A record is fought again under the version it names, and a league goes on under the one it agreed on.
        """
        known: tuple[BoutEngine[Card, State], ...] = (self, *self.former)
        return next((engine for engine in known if engine.info.rules_version == version), None)

    def start(self, red: Card, blue: Card, terms: Terms, chance: Chance, emit: Emit | None) -> Started[State]:
        """A bout set up, not begun; without ``emit`` no event is built."""
        state = self.opened(red, blue, terms, chance, emit)
        return Started(state, self.script(state))

    def card(self, data: Mapping[str, object]) -> Card:
        """The card written in ``data`` (as ``card_data`` gives it); ``CardError`` lists every fault."""
        written = self, repr(data)
        card: Card | None = _READ.get(written)
        if card is None:
            if len(_READ) >= MOST_KEPT:
                _READ.clear()
            card = _READ[written] = self.read_card(data)
        return card

    def card_data(self, card: Card) -> dict[str, object]:
        data: dict[str, object] = cast("Any", card).as_data()
        return data

    def card_from_abilities(self, name: str, abilities: Abilities) -> Card:
        """The card of a fighter of whom only the home ratings are known."""
        card: Card = _converted(self, name, abilities)
        return card

    def in_style(self, card: Card, style: str) -> Card:
        """The card of a fighter who boxes in that style; itself where the system's corners ask for none."""
        return card

    def view(self, state: State, corner: Corner) -> Any:
        """What ``corner`` may see: read-only and live, so it always shows the bout as it stands."""
        return self.view_type(state, corner)

    def facts(self, view: Any) -> Facts:
        """Every fact of ``info.facts`` as the corner of ``view`` knows it now, for written instructions.

        As live as the view: ``dict(...)`` keeps what it says now.
        """
        return LiveFacts(self.readers, view)

    def scene(self, state: State) -> Scene:
        """What lies on the table now, for everybody to see."""
        return self.table(state) if self.table else Scene(0, 0)

    def charts(self, red: Card, blue: Card) -> tuple[Chart, ...]:
        """The printed charts of a bout between these cards, their ratings added."""
        return ()

    def outlook(self, view: Any, request: Request[Any]) -> Outlook:
        """What each option of a request would do, as far as the corner of ``view`` can know it."""
        return self.effects(view, request) if self.effects else Outlook(())

    def advice(self, view: Any, request: Request[Any]) -> tuple[float, ...]:
        """How often the best corner AI takes each option, adding up to 1; nothing if it cannot say."""
        shares: tuple[float, ...] = import_module(self.mind).shares(request, view) if self.mind else ()
        return shares

    def suggested_instructions(self, own: Card, other: Card, terms: Terms) -> tuple[Instruction, ...]:
        """What the best corner AI would do for ``own`` against ``other``, as instructions; nothing if it cannot say."""
        suggest = getattr(import_module(self.mind), "suggested_instructions", None) if self.mind else None
        instructions: tuple[Instruction, ...] = suggest(own, other, terms) if suggest else ()
        return instructions

    def wanted(self, state: State, sides: int, purpose: str, events: Sequence[Event]) -> WantedDie:
        """What a die is thrown for where the bout stands; ``events`` are all that have happened."""
        return self.throws(state, sides, purpose, events) if self.throws else WantedDie(sides, purpose)

    def resigned(self, state: State, corner: Corner) -> Outcome | None:
        """The outcome if ``corner`` gives up now (RTD); ``None`` where a system does not have it."""
        return None

    def branch(self, state: State, event: Event) -> Restart[State] | None:
        """How to take the bout up again, any number of times, from where ``event`` was just told.

        ``None`` where that cannot be done; a system that never can is studied by replaying instead.
        What the returned function starts shares nothing with ``state`` that either of them changes.
        """
        return partial(self.resumed, self.kept(state)) if isinstance(event, self.bells) else None

    def kept(self, state: State) -> State:
        """A copy of the state, kept at one of ``bells``."""
        copied: State = cast("Any", state).copy(UNDRAWN)
        return copied

    def resumed(self, kept: State, chance: Chance, emit: Emit | None) -> Started[State]:
        """The bout from a kept state on; that state is not touched."""
        state: Any = cast("Any", kept).copy(chance)
        state.emit = emit
        return Started(state, self.script(state))

    def paper(self) -> Stationery:
        """The sheets the system is played on at a table; those that fit any system where it brings none."""
        found: Stationery = import_module(self.stationery).STATIONERY if self.stationery else Stationery()
        return found

    def plain_corner(self, chance: Chance) -> Controller:
        """The plain policy the system's rules name for comparison."""
        return UniformController(chance)

    def corner_ai(self, chance: Chance, level: str) -> Controller:
        named = self.info.level(level).name
        corner: Controller = import_module(self.mind).Mind(chance, named)
        return corner


AnyEngine = BoutEngine[Any, Any]


# Cards are read and converted once: it takes up to a millisecond, and a league asks for the same cards all the time

MOST_KEPT = 512
_READ: dict[tuple[AnyEngine, str], Any] = {}
"""Cards by the system and what is written."""


@lru_cache(maxsize=MOST_KEPT)
def _converted(engine: AnyEngine, name: str, abilities: Abilities) -> Any:
    return engine.converted(name, abilities)


# What the corner AIs of most systems share: four levels that know the best choice alike, and forget it


LAPSES = {"beginner": 85, "club": 50, "contender": 20, "expert": 0}
"""How many decisions in a hundred each level leaves to the plain policy, weakest first."""
V = TypeVar("V")


def four_levels(
    beginner: str,
    expert: str,
    club: str = later("Knows the best play and forgets it every second time."),
    contender: str = later("Plays like an expert, but lets one decision in five go by without a thought."),
) -> tuple[Level, ...]:
    """Return the levels of ``LAPSES`` with what each does, in words."""
    names = later("beginner"), later("club"), later("contender"), later("expert")
    return tuple(map(Level, names, (beginner, club, contender, expert)))


class ForgetfulCorner(ABC, Generic[V]):
    """A corner AI at one of the levels of ``LAPSES``; where it forgets, its plain policy decides."""

    def __init__(self, chance: Chance, level: str) -> None:
        self._chance = chance
        self._lapse = LAPSES[level]
        self._otherwise: Controller = UniformController(chance)

    def choose(self, request: Request[C], view: V) -> C:
        if self._lapse and self._chance.roll(100, "lapse") <= self._lapse:
            return self._otherwise.choose(request, view)
        best: C = self.best(request, view)
        return best

    @abstractmethod
    def best(self, request: Request[Any], view: V) -> Any:
        """Return what the corner takes at its best."""


def drawn(options: Sequence[C], shares: Sequence[float], chance: Chance) -> C:
    """Draw one of the options, each taken as often as its share says."""
    left = chance.share()
    for option, share in zip(options, shares, strict=True):
        left -= share
        if left < 0:
            return option
    return options[shares.index(max(shares))]


# Who fights whom, under what rules and terms


@dataclass(frozen=True, slots=True)
class Setup:
    """Who fights whom, under what rules and terms; cards are the engine's own."""

    engine: AnyEngine
    red: Any
    blue: Any
    terms: Terms

    @classmethod
    def from_data(
        cls, engine: AnyEngine, red: Mapping[str, object], blue: Mapping[str, object], terms: Terms
    ) -> Setup:
        """A setup from cards as JSON values; ``CardError`` if one does not fit."""
        return cls(engine, engine.card(red), engine.card(blue), terms)


# Who sits in a corner, before there is a bout: makers of controllers that travel between processes


AI = "ai"

CornerMaker = Callable[[AnyEngine, Chance], Controller]
"""Seats a controller once its dice are there; picklable, so that any process can seat it."""


@dataclass(frozen=True, slots=True)
class CornerAt:
    """The corner AI at the level of that name, its best if empty, or ``in_character``; ``plain`` is the plain policy (R90)."""

    level: str = ""

    def __call__(self, engine: AnyEngine, chance: Chance) -> Controller:
        """The controller; ``UnknownNameError`` for a level the system does not have."""
        if self.level == PLAIN:
            return engine.plain_corner(chance)
        return engine.corner_ai(chance, self.level or engine.info.best_level)

    @property
    def word(self) -> str:
        if self.level in (PLAIN, IN_CHARACTER):
            return self.level
        return f"{AI}:{self.level}" if self.level else AI


def corner_at(word: str, info: EngineInfo) -> CornerAt | None:
    """The corner meant by ``plain``, ``in_character``, ``ai`` or ``ai:LEVEL``; ``None`` for any other word.

    Raises ``UnknownNameError`` for a level the system does not have.
    """
    kind, _, level = word.partition(":")
    if word == PLAIN:
        return CornerAt(PLAIN)
    if word == IN_CHARACTER:
        if not info.character:
            raise UnknownNameError("level of the program", word, corner_words(info))
        return CornerAt(word)
    if kind != AI:
        return None
    return CornerAt(info.level(level).name if level else "")


def corner_words(info: EngineInfo) -> tuple[str, ...]:
    """Every word ``corner_at`` takes, weakest corner first but for the one in character."""
    character = (IN_CHARACTER,) if info.character else ()
    return (PLAIN, *character, *(f"{AI}:{level.name}" for level in info.levels), AI)
