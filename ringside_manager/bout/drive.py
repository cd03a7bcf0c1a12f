"""Bouts fought to their end: by two controllers, from records, whole or put aside unfinished, and as they were typed in."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any, TypeVar

from ringside_manager.bout import registry
from ringside_manager.bout.bout import Bout
from ringside_manager.bout.chance import Chance, SeededChance, read_face
from ringside_manager.bout.corner import BLUE, RED, Asked, C, Controller, Corner, Request, Script, choice_word
from ringside_manager.bout.engine import AnyEngine, Setup
from ringside_manager.bout.events import Emit
from ringside_manager.bout.outcome import Outcome
from ringside_manager.bout.record import Begun, BoutRecord, read_object
from ringside_manager.bout.view import WantedDie
from ringside_manager.errors import RecordError, RingsideError, excerpt
from ringside_manager.language import Message, joined, later, say, word

# The tight driver: two controllers fight a bout to its end.
#
# It trusts its controllers to choose among the options; ``Bout`` is the door that checks.


T = TypeVar("T")


def simulate(setup: Setup, seed: int, red: Controller, blue: Controller, emit: Emit | None = None) -> Outcome:
    """Fight a bout and keep nothing but its outcome."""
    state, script = setup.engine.start(setup.red, setup.blue, setup.terms, SeededChance(seed), emit)
    view = setup.engine.view
    return run(script, (red, view(state, RED)), (blue, view(state, BLUE)))


def fight(setup: Setup, seed: int, red: Controller, blue: Controller, emit: Emit | None = None) -> BoutRecord:
    """Fight a bout; its record holds the outcome."""
    places: list[int] = []
    outcome = simulate(setup, seed, Noting(red, places), Noting(blue, places), emit)
    return BoutRecord.of(setup, seed, places, outcome)


class Noting:
    """A controller that passes on another's choices and notes their places among the options."""

    __slots__ = ("_choose", "_note")

    def __init__(self, controller: Controller, places: list[int]) -> None:
        self._choose = controller.choose
        self._note = places.append

    def choose(self, request: Any, view: Any) -> Any:
        choose, note = self._choose, self._note
        choice = choose(request, view)
        note(request.options.index(choice))
        return choice


def run(script: Script[T], red: tuple[Controller, Any], blue: tuple[Controller, Any]) -> T:
    """Run a script to its end, each request answered by its corner's controller from its view."""
    choose_red, view_red = red[0].choose, red[1]
    choose_blue, view_blue = blue[0].choose, blue[1]
    send = script.send
    try:
        asked: Asked = next(script)
        while True:
            if isinstance(asked, Request):
                if asked.corner is RED:
                    asked = send(choose_red(asked, view_red))
                else:
                    asked = send(choose_blue(asked, view_blue))
            elif asked.first.corner is RED:
                asked = send((choose_red(asked.first, view_red), choose_blue(asked.second, view_blue)))
            else:
                asked = send((choose_blue(asked.first, view_blue), choose_red(asked.second, view_red)))
    except StopIteration as stop:
        outcome: T = stop.value
        return outcome


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


def setup_of(record: Begun) -> Setup:
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
        return cls(Begun.noted(bout.setup, bout.seed, bout.choices, bout.dice), notes or {})

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


# A bout played on paper and typed in after: its dice, its cards and its decisions, held against the rules as they are read


MOST_ENTRIES = 50_000
"""Far more than the longest bout of any system has."""
MOST_TYPED = 1_000_000
"""Bytes of a file with such a bout."""


class TypedError(RingsideError, ValueError):
    """What was typed in is not what the rules ask for."""

    title = later("Bout not accepted")
    exit_code = 4


class TooFewError(TypedError):
    """The bout is not over where what was typed ends; ``asked`` says what the rules ask for next."""

    def __init__(self, source: str, asked: Message) -> None:
        super().__init__(
            say("{source} ends too early: the rules ask for {asked}.", source=source, asked=asked),
            next_step=say("Add what is missing, or look for an entry left out further up."),
        )
        self.asked = asked


@dataclass(frozen=True, slots=True)
class Entry:
    """A die, a card or a decision as it was typed, and on which line."""

    text: str
    line: int


@dataclass(frozen=True, slots=True)
class Typed:
    """All entries of a bout in the order the rules ask for them; ``source`` names where they come from."""

    entries: tuple[Entry, ...]
    source: str


def read_typed(text: str, source: str) -> Typed:
    """Read a bout as it is typed: entries between blanks or commas, ``#`` begins a remark.

    Raises ``TypedError`` if there is nothing in it, or more than any bout can have.
    """
    entries = tuple(
        Entry(said, number)
        for number, line in enumerate(text.splitlines(), start=1)
        for said in re.split(r"[\s,;]+", line.partition("#")[0])
        if said
    )
    if not 0 < len(entries) <= MOST_ENTRIES:
        raise TypedError(
            say(
                "{source} has {count} entries; allowed are 1 to {most}.",
                source=source,
                count=len(entries),
                most=MOST_ENTRIES,
            )
        )
    return Typed(entries, source)


def fight_typed(
    setup: Setup,
    seed: int,
    typed: Typed,
    corners: tuple[Controller | None, Controller | None],
    emit: Emit | None = None,
) -> BoutRecord:
    """The record of a bout played on paper; a corner that is ``None`` decides as it was typed.

    Of two decisions made in secret red's stands first.  Raises ``TypedError`` with the line, what the rules ask for there and
    what is allowed: for a face a die does not have, a card that is gone, a decision nobody may make, for too few entries
    and for too many.
    """
    table = _Table(setup.engine, typed)
    state, script = setup.engine.start(setup.red, setup.blue, setup.terms, table, table.hear(emit))
    table.state = state
    places: list[int] = []
    red, blue = (Noting(one or _TypedCorner(table), places) for one in corners)
    view = setup.engine.view
    outcome = run(script, (red, view(state, RED)), (blue, view(state, BLUE)))
    table.close()
    return BoutRecord.of(setup, seed, places, outcome, dice=tuple(table.rolls))


class _Table(Chance):
    """Gives the rules what was typed, one entry after the other."""

    def __init__(self, engine: AnyEngine, typed: Typed) -> None:
        self.rolls: list[int] = []
        self.state: Any = None
        self._engine, self._typed, self._next = engine, typed, 0
        self._events: list[Any] = []

    def hear(self, emit: Emit | None) -> Emit:
        """Keep the events, by which a system knows whose die it is, and pass them on."""

        def heard(event: Any) -> None:
            self._events.append(event)
            if emit is not None:
                emit(event)

        return heard

    def roll(self, sides: int, purpose: str = "") -> int:
        entry = self._take(lambda: self._die(sides, purpose))
        face = read_face(entry.text, sides)
        if face is None:
            raise self._refused(entry, self._die(sides, purpose), say("1 to {sides}", sides=sides))
        self.rolls.append(face)
        return face

    def draw(self, pile: list[T], purpose: str = "") -> T:
        """A card by the number printed on it; of a pile without numbers the place is typed."""
        numbers = [getattr(card, "number", place) for place, card in enumerate(pile, start=1)]
        entry = self._take(lambda: self._card(purpose))
        number = read_face(entry.text, 999)
        if number not in numbers:
            left = say("the cards that are left: {numbers}", numbers=_ranges(sorted(numbers)))
            raise self._refused(entry, self._card(purpose), left)
        place = numbers.index(number)
        self.rolls.append(place + 1)
        return pile.pop(place)

    def choice(self, request: Request[C]) -> C:
        """The option that was typed, with its corner in front (``red:clinch``) or without."""
        words = [choice_word(option) for option in request.options]
        entry = self._take(lambda: self._decision(request))
        corner, colon, said = entry.text.casefold().rpartition(":")
        if (colon and corner != request.corner.value) or said not in words:
            raise self._refused(entry, self._decision(request), joined(", ", words))
        return request.options[words.index(said)]

    def close(self) -> None:
        """Refuse what stands behind the end of the bout."""
        left = len(self._typed.entries) - self._next
        if left:
            entry = self._typed.entries[self._next]
            raise TypedError(
                say(
                    "{source}, line {line}: the bout is over before {text}, and {count} entries are left over.",
                    source=self._typed.source, line=entry.line, text=excerpt(entry.text), count=left,
                ),
                next_step=say("Look for an entry too many further up, or take them away."),
            )  # fmt: skip

    def _take(self, asked: Callable[[], Message]) -> Entry:
        if self._next == len(self._typed.entries):
            raise TooFewError(self._typed.source, asked())
        self._next += 1
        return self._typed.entries[self._next - 1]

    def _refused(self, entry: Entry, asked: str, allowed: str) -> TypedError:
        return TypedError(
            say(
                "{source}, line {line}: the rules ask for {asked}, and {text} is none of it. Allowed: {allowed}.",
                source=self._typed.source, line=entry.line, asked=asked, text=excerpt(entry.text), allowed=allowed,
            )
        )  # fmt: skip

    def _die(self, sides: int, purpose: str) -> Message:
        die = say("a d{sides}", sides=sides)
        wanted = WantedDie(sides, purpose)
        if self.state is not None:
            wanted = self._engine.wanted(self.state, sides, purpose, self._events)
        return self._where(die, purpose, wanted.corner)

    def _card(self, purpose: str) -> Message:
        return self._where(say("the number of a card"), purpose, None)

    def _decision(self, request: Request[Any]) -> Message:
        asked = say("the decision “{kind}”", kind=request.kind)
        return self._where(asked, "", request.corner)

    def _where(self, asked: Message, purpose: str, corner: Corner | None) -> Message:
        """What is asked, of whom, what for and when."""
        spec = next((die for die in self._engine.info.dice if die.purpose == purpose), None)
        parts = [asked]
        if corner is not None:
            parts.append(word(corner.value))
        if spec is not None:
            parts.append(joined(" ", (word(spec.explanation), f"({spec.rule})" if spec.rule else "")))
        if self.state is not None:
            parts.append(say("round {round}", round=max(1, self._engine.scene(self.state).round)))
        return joined(", ", parts)


class _TypedCorner:
    """Decides as it was typed."""

    def __init__(self, table: _Table) -> None:
        self._table = table

    def choose(self, request: Request[C], view: Any) -> C:
        return self._table.choice(request)


def _ranges(numbers: Sequence[int]) -> str:
    """Numbers as people write many of them: ``1-8, 12, 20-100``."""
    found: list[list[int]] = []
    for number in numbers:
        if found and number == found[-1][1] + 1:
            found[-1][1] = number
        else:
            found.append([number, number])
    return ", ".join(str(first) if first == last else f"{first}-{last}" for first, last in found)
