"""A bout as everybody outside sees it: a state machine that waits to be answered."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, TypeVar

from ringside_manager.bout.chance import Chance, ChanceSpentError, DieWantedError, SeededChance, TableChance
from ringside_manager.bout.corner import CORNERS, Asked, Both, Controller, Corner, Request, Script
from ringside_manager.bout.engine import Setup
from ringside_manager.bout.events import BoutEnded, Event
from ringside_manager.bout.outcome import Outcome
from ringside_manager.bout.record import BoutRecord
from ringside_manager.bout.view import NotedChance, Rolled, Scene, WantedDie
from ringside_manager.errors import IllegalChoiceError, RecordError, RuleError
from ringside_manager.language import say, word

C = TypeVar("C")


class Bout:
    """A bout in progress.

    While it goes on, ``pending`` holds the requests not yet answered; of two secret choices either
    may be answered first and neither is known to anybody before both are in.  ``undo`` takes back
    the last choice (both of a pair that was opened).  Without ``listen`` no events are kept; with
    ``watch`` a scene is kept beside each, and every roll of the dice is noted.

    With ``dice`` (the rolls entered so far, at first none) it is a bout with real dice: where the
    rules ask for a die nothing is pending and ``wanted`` says which, until ``enter`` has told the roll.
    """

    _outcome: Outcome | None
    _wanted: WantedDie | None
    _state: Any
    _script: Script[Outcome]
    _table: TableChance | None

    def __init__(
        self,
        setup: Setup,
        seed: int,
        *,
        listen: bool = True,
        watch: bool = False,
        dice: Sequence[int] | None = None,
    ) -> None:
        self.setup = setup
        self.seed = seed
        self._listen, self._watch = (
            listen or watch or dice is not None,
            watch,
        )  # dice are told by what happened
        self._secret = frozenset(die.purpose for die in setup.engine.info.dice if die.secret)
        self._choices: list[tuple[int, ...]] = []
        self._dice = None if dice is None else list(dice)
        self._resigned: Corner | None = None
        self._begin()

    @property
    def pending(self) -> tuple[Request[Any], ...]:
        """The requests that wait for an answer; empty when the bout is over or waits for a die."""
        requests, answers = self._asked, self._answers
        return (
            tuple(request for request in requests if request.corner not in answers) if answers else requests
        )

    @property
    def wanted(self) -> WantedDie | None:
        """The die the rules wait for in a bout with real dice."""
        return self._wanted

    @property
    def dice(self) -> tuple[int, ...] | None:
        """The rolls entered so far; ``None`` if the program throws the dice."""
        return None if self._dice is None else tuple(self._dice)

    @property
    def events(self) -> tuple[Event, ...]:
        return tuple(self._events)

    @property
    def scenes(self) -> tuple[Scene, ...]:
        """The table after each of ``events``; empty without ``watch``."""
        return tuple(self._scenes)

    @property
    def rolls(self) -> tuple[Rolled, ...]:
        """Every die of the bout as it stands, whoever threw it; empty without ``watch``.

        Secret dice are opened with the last event.
        """
        if not self._secret:
            return tuple(self._rolls)
        known = [rolled for rolled in self._rolls if rolled.die.purpose not in self._secret]
        if self._outcome is not None:
            last = len(self._events) - 1
            known += [
                replace(rolled, event=last) for rolled in self._rolls if rolled.die.purpose in self._secret
            ]
        return tuple(known)

    @property
    def scene(self) -> Scene:
        return self.setup.engine.scene(self._state)

    @property
    def outcome(self) -> Outcome | None:
        return self._outcome

    @property
    def resigned(self) -> Corner | None:
        return self._resigned

    def view(self, corner: Corner) -> Any:
        """What ``corner`` may see: the engine's own view, read-only, and live until ``undo``."""
        return self._views[corner.index]

    def answer(self, request: Request[C], choice: C) -> None:
        """Answer a pending request.

        Raises ``IllegalChoiceError`` (and changes nothing) for a choice that is not among its
        options, ``RuleError`` if the request is not pending.
        """
        requests, answers = self._asked, self._answers
        if request not in requests or request.corner in answers:
            raise RuleError(
                request.rule,
                say(
                    "The {kind} of {value} is not asked for now.",
                    kind=request.kind,
                    value=word(request.corner.value),
                ),
            )
        answers[request.corner] = request.check(choice)
        if len(answers) == len(requests):
            self._open(tuple(answers[asked.corner] for asked in requests))

    def enter(self, roll: int) -> None:
        """Tell the die that is ``wanted``.

        Raises ``IllegalChoiceError`` (and changes nothing) for a roll the die does not have or if none is wanted.
        """
        wanted = self._wanted
        if wanted is None or self._dice is None:
            raise IllegalChoiceError("", say("No die is to be thrown now."))
        if not 1 <= roll <= wanted.sides:
            raise IllegalChoiceError(
                "R3",
                say(
                    "A d{sides} shows 1 to {sides2}, not {roll}.",
                    sides=wanted.sides,
                    sides2=wanted.sides,
                    roll=roll,
                ),
            )
        self._dice.append(roll)
        self._rebuild()

    def resign(self, corner: Corner) -> None:
        """Let ``corner`` give the bout up; ``RuleError`` if it is over or the system does not have it."""
        if self._outcome is not None:
            raise RuleError("R58", say("The bout is over; nobody can give it up any more."))
        outcome = self.setup.engine.resigned(self._state, corner)
        if outcome is None:
            raise RuleError(
                "R58", say("In {title} nobody can give a bout up.", title=self.setup.engine.info.title)
            )
        self._resigned, self._outcome = corner, outcome
        self._ask(())
        self._wanted = None
        if self._listen:
            self._hear(BoutEnded(outcome.round, outcome))

    def undo(self) -> None:
        """Take back the last choice or die; ``IllegalChoiceError`` if there was none."""
        if self._answers:
            self._answers.clear()
            return
        if self._resigned is not None:
            self._resigned = None
        elif self._dice and len(self._dice) > (self._dice_at[-1] if self._dice_at else 0):
            self._dice.pop()
        elif self._choices:
            self._choices.pop()
        else:
            raise IllegalChoiceError("", say("There is no choice to take back."))
        self._rebuild()

    def play(self, red: Controller, blue: Controller) -> Outcome:
        """Let two controllers finish the bout; not for one with real dice."""
        while pending := self.pending:
            request = pending[0]
            controller = red if request.corner is Corner.RED else blue
            self.answer(request, controller.choose(request, self.view(request.corner)))
        if self._outcome is None:
            raise AssertionError("a bout without pending requests has an outcome")  # pragma: no cover
        return self._outcome

    def record(self) -> BoutRecord:
        """The record of a bout that is over; ``RecordError`` while it goes on."""
        if self._outcome is None:
            raise RecordError(say("The bout is not over yet."))
        return BoutRecord.of(
            self.setup, self.seed, self.choices, self._outcome, dice=self.dice, resigned=self._resigned
        )

    @property
    def choices(self) -> tuple[int, ...]:
        """Every choice opened so far, as places among the options, in the order they were asked."""
        return tuple(place for places in self._choices for place in places)

    @property
    def decided(self) -> tuple[tuple[Request[Any], int], ...]:
        """Every request opened so far with the place of its choice among the options."""
        return tuple(
            (request, place)
            for requests, places in zip(self._decided, self._choices, strict=True)
            for request, place in zip(requests, places, strict=True)
        )

    @classmethod
    def replay(
        cls,
        setup: Setup,
        seed: int,
        choices: tuple[int, ...],
        *,
        listen: bool = True,
        watch: bool = False,
        dice: Sequence[int] | None = None,
        resigned: Corner | None = None,
    ) -> Bout:
        """The bout as it stood after ``choices``; ``RecordError`` if they or the dice do not fit these rules."""
        bout = cls(setup, seed, listen=listen, watch=watch, dice=dice)
        bout._replay(choices)
        if bout._table is not None and bout._table.used < len(dice or ()):
            raise RecordError(say("The recorded dice do not fit the rules: some are left over."))
        if resigned is not None:
            bout.resign(resigned)
        return bout

    def _begin(self) -> None:
        self._events: list[Event] = []
        self._scenes: list[Scene] = []
        self._rolls: list[Rolled] = []
        self._outcome = self._wanted = None
        self._dice_at: list[int] = []
        self._decided: list[tuple[Request[Any], ...]] = []
        setup = self.setup
        self._table = None if self._dice is None else TableChance(self._dice)
        chance: Chance = SeededChance(self.seed) if self._table is None else self._table
        if self._watch:
            chance = NotedChance(chance, self._note)
        emit = self._hear if self._listen else None
        self._state, self._script = setup.engine.start(setup.red, setup.blue, setup.terms, chance, emit)
        self._views = tuple(setup.engine.view(self._state, corner) for corner in CORNERS)
        self._advance(None)

    def _hear(self, event: Event) -> None:
        self._events.append(event)
        if self._watch:
            self._scenes.append(self.setup.engine.scene(self._state))

    def _note(self, sides: int, purpose: str, result: int) -> None:
        wanted = self.setup.engine.wanted(self._state, sides, purpose, self._events)
        self._rolls.append(Rolled(len(self._events), wanted, result))

    def _rebuild(self) -> None:
        kept, self._choices = self.choices, []
        self._begin()
        self._replay(kept)

    def _open(self, places: tuple[int, ...]) -> None:
        """All answers are in: note them, open them to the rules, and see what is asked next."""
        self._choices.append(places)
        if self._table is not None:
            self._dice_at.append(self._table.used)
        requests = self._asked
        self._decided.append(requests)
        if len(requests) == 1:
            self._advance(requests[0].options[places[0]])
        else:
            self._advance(
                tuple(request.options[place] for request, place in zip(requests, places, strict=True))
            )

    def _ask(self, requests: tuple[Request[Any], ...]) -> None:
        """Ask, with no answers in yet; they are kept as places among the options."""
        self._asked = requests
        self._answers: dict[Corner, int] = {}

    def _advance(self, answer: Any) -> None:
        try:
            asked: Asked = self._script.send(answer)
        except StopIteration as stop:
            self._outcome = stop.value
            self._ask(())
        except DieWantedError as die:
            self._ask(())
            self._wanted = self.setup.engine.wanted(self._state, die.sides, die.purpose, self._events)
        except ChanceSpentError as error:
            raise RecordError(say("The recorded dice do not fit the rules: {error}.", error=error)) from error
        else:
            self._ask((asked.first, asked.second) if isinstance(asked, Both) else (asked,))

    def _replay(self, choices: tuple[int, ...]) -> None:
        """Open recorded choices one after the other; ``RecordError`` if they do not fit what is asked."""
        taken, most = 0, len(choices)
        while taken < most:
            requests = self._asked
            places = choices[taken : taken + len(requests)]
            taken += len(requests)
            if not requests or taken > most:
                raise RecordError(say("The recorded choices do not fit the rules: some are left over."))
            for request, place in zip(requests, places):  # noqa: B905 - as long as each other, and most of a bout is this
                if not 0 <= place < len(request.options):
                    raise RecordError(
                        say("The recorded choices do not fit the {kind} that is asked.", kind=request.kind)
                    )
            self._open(places)
