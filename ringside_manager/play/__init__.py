"""Bouts that people play: who sits in which corner, what is put aside, what was seen."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any

from ringside_manager.bout.bout import Bout
from ringside_manager.bout.chance import Chance, SeededChance, derive_seed
from ringside_manager.bout.corner import CORNERS, Controller, Corner, Facts, Request
from ringside_manager.bout.drive import Unfinished
from ringside_manager.bout.engine import AnyEngine, CornerAt, Setup
from ringside_manager.bout.events import CountedOut, Fell, Injured, RoundScored, Warned
from ringside_manager.bout.record import BoutRecord
from ringside_manager.bout.view import Outlook
from ringside_manager.errors import RecordError, UsageError, excerpt
from ringside_manager.language import say
from ringside_manager.play.film import Film, Jump

# Who sits in a corner: a person, the corner AI at a level, or a written fight plan


class Sitter(Enum):
    """What kind of corner it is."""

    PERSON = "person"
    PROGRAM = "program"
    PLAN = "plan"


@dataclass(frozen=True, slots=True)
class Seat:
    """One corner: ``name`` is the person's, or the plan's; ``level`` that of the AI (or ``plain``); ``plan`` YAML.

    A person's ``level`` is that of the corner that decides while he has handed over, the best if it is empty.
    """

    sitter: Sitter
    name: str = ""
    level: str = ""
    plan: str = ""

    @property
    def is_person(self) -> bool:
        return self.sitter is Sitter.PERSON

    def controller(self, engine: AnyEngine, chance: Chance) -> Controller:
        """Who decides for a corner without a person.

        Raises ``SetError`` for a plan that cannot be read, ``UnknownNameError`` for a level, ``UsageError`` for a
        person, whom nobody can stand in for.
        """
        if self.sitter is Sitter.PLAN:
            from ringside_manager.plans.files import parse_plan  # reading YAML is slow to import

            return parse_plan(self.plan, self.name or "the fight plan", engine.info).controller(
                engine, chance
            )
        if self.is_person:
            raise UsageError(say("{or_} decides for himself.", or_=self.name or say("A person")))
        return CornerAt(self.level)(engine, chance)

    def as_data(self) -> dict[str, object]:
        return {"sitter": self.sitter.value, "name": self.name, "level": self.level, "plan": self.plan}

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> Seat:
        """Read ``as_data``; ``RecordError`` for anything else."""
        try:
            return cls(Sitter(data["sitter"]), str(data["name"]), str(data["level"]), str(data["plan"]))
        except (KeyError, ValueError, TypeError) as error:
            raise RecordError(
                say("This is nobody who could sit in a corner: {data}.", data=excerpt(data))
            ) from error


class Until(Enum):
    """How long a person lets somebody else decide for his corner."""

    TURN = "turn"
    """As long as the clock stands."""
    ROUND = "round"
    EVENT = "event"
    """Until somebody falls, is hurt or warned."""
    END = "end"
    BELL = "bell"
    """To the bell, and after each bell by a new instruction."""


@dataclass(frozen=True, slots=True)
class Handed:
    """A corner handed over at a place of the bout: its ``round`` and ``time``, and how many ``events`` there were."""

    by: Seat
    until: Until
    round: int
    time: int
    events: int

    def lasts(self, bout: Bout) -> bool:
        """Whether the person still wants to be left in peace."""
        scene = bout.scene
        if self.until is Until.TURN:
            return (scene.round, scene.time) == (self.round, self.time)
        if self.until is Until.ROUND:
            return scene.round == self.round
        told = (RoundScored,) if self.until is Until.BELL else (Fell, CountedOut, Injured, Warned)
        return self.until is Until.END or not any(isinstance(e, told) for e in bout.events[self.events :])


Seats = tuple[Seat, Seat]
"""The seats of red and blue."""


class Contest:
    """A bout and who decides in its corners.

    What is ``asked`` of people they answer; ``run_on`` lets everybody else answer.  The dice of a seat
    without a person are those of the place in the bout, so a bout put aside goes on as it would have.
    With ``real_dice`` people throw, and ``bout.wanted`` says which die.
    """

    def __init__(self, setup: Setup, seed: int, seats: Seats, *, real_dice: bool = False) -> None:
        self.bout = Bout(setup, seed, watch=True, dice=() if real_dice else None)
        self.seats = seats
        self.notes: dict[str, object] = {}
        self.handed: dict[Corner, Handed] = {}
        """The corners people have handed over; forgotten when the bout is put aside."""
        self.led: dict[Corner, Seat] = {}
        """The corners people lead by an instruction for each round, with the latest; kept when the bout is put aside."""
        self.bells: list[tuple[int, int]] = []
        """Where instructions were given: how many choices and dice there were."""

    @property
    def setup(self) -> Setup:
        return self.bout.setup

    @property
    def real_dice(self) -> bool:
        return self.bout.dice is not None

    @property
    def is_over(self) -> bool:
        return self.bout.outcome is not None

    @property
    def asked(self) -> tuple[Request[Any], ...]:
        """What people have to decide now; two requests are answered in secret."""
        return tuple(request for request in self.bout.pending if self.seat(request.corner).is_person)

    def seat(self, corner: Corner) -> Seat:
        return self.seats[corner.index]

    @property
    def waiting(self) -> tuple[Corner, ...]:
        """The corners whose next instruction is due; none while no such corner is asked anything."""
        due = tuple(corner for corner in CORNERS if corner in self.led and self._sitting(corner).is_person)
        return due if any(request.corner in due for request in self.asked) else ()

    def run_on(self, until: Callable[[], bool] | None = None) -> None:
        """Let the seats without people answer until a person is asked, a die is wanted or the bout is over.

        ``until`` stops it earlier, before an answer.
        """
        while (request := self._unattended()) is not None and not (until and until()):
            engine, corner = self.setup.engine, request.corner
            seed = derive_seed(self.bout.seed, f"{corner.value} corner", *self._place())
            controller = self._sitting(corner).controller(engine, SeededChance(seed))
            self.bout.answer(request, controller.choose(request, self.bout.view(corner)))

    def hand_over(self, corner: Corner, until: Until, plan: Seat | None = None) -> None:
        """Let the corner AI, or a ``plan``, decide for a person in ``run_on``; its choices are recorded as his own.

        ``UsageError`` if no person sits there.
        """
        seat, scene = self.seat(corner), self.bout.scene
        if not seat.is_person:
            raise UsageError(say("No person decides in that corner."))
        level = seat.level or self.setup.engine.info.best_level
        by = plan or Seat(Sitter.PROGRAM, level=level)
        self.handed[corner] = Handed(by, until, scene.round, scene.time, len(self.bout.events))
        if until is Until.BELL:
            self.led[corner] = by
            self.bells.append(self._so_far)
        else:
            self.led.pop(corner, None)

    def lead_no_more(self, corner: Corner) -> None:
        """Let the person decide everything in a corner again that was led by instructions."""
        self.led.pop(corner, None)

    def answer(self, request: Request[Any], choice: Any) -> None:
        """A person's answer; raises as ``Bout.answer``."""
        self.bout.answer(request, choice)

    def enter(self, roll: int) -> None:
        """A die thrown at the table; raises as ``Bout.enter``."""
        self.bout.enter(roll)

    def outlook(self, request: Request[Any]) -> Outlook:
        """What each option would do, as far as the corner asked can know."""
        return self.setup.engine.outlook(self.bout.view(request.corner), request)

    def facts(self, request: Request[Any]) -> Facts:
        """All the corner that is asked knows, by the names of ``EngineInfo.facts``; as live as the bout."""
        return self.setup.engine.facts(self.bout.view(request.corner))

    def hint(self, request: Request[Any]) -> tuple[float, ...]:
        """How often the best corner AI would take each option; nothing if the system has no such corner."""
        return self.setup.engine.advice(self.bout.view(request.corner), request)

    @property
    def can_take_back(self) -> bool:
        """Whether a person has decided or thrown anything that could be taken back."""
        return bool(self.bout.dice) or any(self.seat(r.corner).is_person for r, _ in self.bout.decided)

    def take_back(self) -> None:
        """Take back the last thing a person decided or threw; ``IllegalChoiceError`` if there is none.

        What was handed over is his own again.  Where people did nothing but instruct their corners, the latest
        instruction is taken back with all that came of it.
        """
        self.handed.clear()
        if (bell := self._last_bell()) is not None:
            self._go_back(*bell)
            return
        self.led.clear()
        before = self._decided()
        self.bout.undo()
        if self._decided() == before:  # only the program's half of a secret pair, which it would answer again
            self.bout.undo()
        while not (self.asked or self.bout.wanted) and (self.bout.choices or self.bout.dice):
            self.bout.undo()

    def resign(self, corner: Corner) -> None:
        """A corner gives the bout up; raises as ``Bout.resign``."""
        self.bout.resign(corner)

    def record(self) -> BoutRecord:
        return self.bout.record()

    def put_aside(self) -> str:
        """The bout as text, to be taken up again at the same request; secrets not opened are not in it."""
        seats = [seat.as_data() for seat in self.seats]
        led = {corner.value: seat.as_data() for corner, seat in self.led.items()}
        notes = {**self.notes, "seats": seats} | ({"led": led} if led else {})
        return Unfinished.of(self.bout, notes).to_json()

    @classmethod
    def take_up(cls, text: str) -> Contest:
        """The contest put aside as ``text``; ``RecordError`` if it is none or the rules have changed since."""
        kept = Unfinished.from_json(text)
        seats = kept.notes.get("seats")
        if not isinstance(seats, list) or len(seats) != len(CORNERS):
            raise RecordError(say("The unfinished bout does not say who sits in its corners."))
        contest = cls.__new__(cls)
        contest.bout = kept.resume(watch=True)
        contest.handed, contest.bells = {}, []
        contest.seats = Seat.from_data(seats[0]), Seat.from_data(seats[1])
        contest.led = _led(kept.notes.get("led"))
        contest.notes = {name: value for name, value in kept.notes.items() if name not in ("seats", "led")}
        return contest

    @property
    def _so_far(self) -> tuple[int, int]:
        """How many choices and dice there are."""
        return len(self.bout.choices), len(self.bout.dice or ())

    def _last_bell(self) -> tuple[int, int] | None:
        """Where the latest instruction was given; ``None`` if it is not known, or if somebody decides for himself."""
        people = [corner for corner in CORNERS if self.seat(corner).is_person]
        if not self.led or any(corner not in self.led for corner in people) or self.bout.resigned:
            return None
        self.bells = [bell for bell in self.bells if bell < self._so_far]
        return self.bells.pop() if self.bells else None

    def _go_back(self, choices: int, dice: int) -> None:
        """Take back everything since there were so many choices and dice."""
        bout = self.bout
        thrown = None if bout.dice is None else bout.dice[:dice]
        self.bout = Bout.replay(bout.setup, bout.seed, bout.choices[:choices], watch=True, dice=thrown)

    def _decided(self) -> tuple[object, ...]:
        """What people and dice have decided, the open half of a secret pair included."""
        return self.asked, self.bout.choices, self.bout.dice, self.bout.resigned

    def _sitting(self, corner: Corner) -> Seat:
        """Who decides in a corner now: whoever a person has handed over to, as long as that lasts."""
        handed = self.handed.get(corner)
        if handed is not None and not handed.lasts(self.bout):
            del self.handed[corner]
            handed = None
        return self.seat(corner) if handed is None else handed.by

    def _unattended(self) -> Request[Any] | None:
        return next((r for r in self.bout.pending if not self._sitting(r.corner).is_person), None)

    def _place(self) -> tuple[int, ...]:
        """Where the bout stands; with real dice also what was thrown, or the program would be foreseeable."""
        return len(self.bout.choices), *(self.bout.dice or ())[-3:]


def _led(kept: object) -> dict[Corner, Seat]:
    """Who was led by whose instruction when a bout was put aside; ``RecordError`` for anything else."""
    if kept is None:
        return {}
    known = {corner.value: corner for corner in CORNERS}
    if not isinstance(kept, dict) or not all(word in known and isinstance(kept[word], dict) for word in kept):
        raise RecordError(say("These are nobody's instructions: {data}.", data=excerpt(kept)))
    led = {known[word]: Seat.from_data(data) for word, data in kept.items()}
    if any(seat.is_person for seat in led.values()):
        raise RecordError(say("These are nobody's instructions: {data}.", data=excerpt(kept)))
    return led


__all__ = ["Contest", "Film", "Jump", "Seat", "Sitter", "Until"]
