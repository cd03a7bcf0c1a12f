"""A bout as everybody outside sees it: a state machine that waits to be answered."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, TypeVar

from ringside_manager.bout.chance import SeededChance
from ringside_manager.bout.controllers import Controller
from ringside_manager.bout.corner import Corner
from ringside_manager.bout.events import Event
from ringside_manager.bout.outcome import Outcome
from ringside_manager.bout.record import BoutRecord
from ringside_manager.bout.request import Asked, Both, Request
from ringside_manager.bout.setup import Setup
from ringside_manager.errors import IllegalChoiceError, RecordError, RuleError

C = TypeVar("C")


@dataclass(slots=True)
class _Sealed:
    """What is asked at the moment, and the answers that are in."""

    requests: tuple[Request[Any], ...]
    answers: dict[Corner, Any] = field(default_factory=dict)


class Bout:
    """A bout in progress.

    While it goes on, ``pending`` holds the requests not yet answered; of two secret choices either
    may be answered first and neither is known to anybody before both are in.  ``undo`` takes back
    the last choice (both of a pair that was opened).  Without ``listen`` no events are kept.
    """

    def __init__(self, setup: Setup, seed: int, *, listen: bool = True) -> None:
        self.setup = setup
        self.seed = seed
        self._listen = listen
        self._choices: list[tuple[int, ...]] = []
        self._begin()

    @property
    def pending(self) -> tuple[Request[Any], ...]:
        """The requests that wait for an answer; empty when the bout is over."""
        return tuple(request for request in self._asked.requests if request.corner not in self._asked.answers)

    @property
    def events(self) -> tuple[Event, ...]:
        """What has happened so far."""
        return tuple(self._events)

    @property
    def outcome(self) -> Outcome | None:
        """The result; ``None`` while the bout goes on."""
        return self._outcome

    def view(self, corner: Corner) -> Any:
        """What ``corner`` may see: the engine's own view, read-only and live."""
        return self.setup.engine.view(self._state, corner)

    def answer(self, request: Request[C], choice: C) -> None:
        """Answer a pending request.

        Raises ``IllegalChoiceError`` (and changes nothing) for a choice that is not among its
        options, ``RuleError`` if the request is not pending.
        """
        if request not in self.pending:
            raise RuleError(
                request.rule, f"The {request.kind} of {request.corner.value} is not asked for now."
            )
        request.check(choice)
        self._asked.answers[request.corner] = choice
        if not self.pending:
            self._resume()

    def undo(self) -> None:
        """Take back the last choice; ``IllegalChoiceError`` if none was made."""
        if self._asked.answers:
            self._asked.answers.clear()
        elif self._choices:
            kept, self._choices = self._choices[:-1], []
            self._begin()
            self._replay(kept)
        else:
            raise IllegalChoiceError("", "There is no choice to take back.")

    def play(self, red: Controller, blue: Controller) -> Outcome:
        """Let two controllers finish the bout."""
        while self.pending:
            request = self.pending[0]
            controller = red if request.corner is Corner.RED else blue
            self.answer(request, controller.choose(request, self.view(request.corner)))
        if self._outcome is None:
            raise AssertionError("a bout without pending requests has an outcome")  # pragma: no cover
        return self._outcome

    def record(self) -> BoutRecord:
        """The record of a bout that is over; ``RecordError`` while it goes on."""
        if self._outcome is None:
            raise RecordError("The bout is not over yet.")
        return BoutRecord.of(self.setup, self.seed, self.choices, self._outcome)

    @property
    def choices(self) -> tuple[int, ...]:
        """Every choice opened so far, as places among the options, in the order they were asked."""
        return tuple(place for places in self._choices for place in places)

    @classmethod
    def replay(cls, setup: Setup, seed: int, choices: tuple[int, ...], *, listen: bool = True) -> Bout:
        """The bout as it stood after ``choices``; ``RecordError`` if they do not fit these rules."""
        bout = cls(setup, seed, listen=listen)
        left = list(choices)
        while bout.pending and len(left) >= len(bout._asked.requests):
            taken = tuple(left.pop(0) for _ in bout._asked.requests)
            bout._replay([taken])
        if left:
            raise RecordError("The recorded choices do not fit the rules: some are left over.")
        return bout

    def _begin(self) -> None:
        self._events: list[Event] = []
        self._outcome: Outcome | None = None
        setup = self.setup
        emit = self._events.append if self._listen else None
        chance = SeededChance(self.seed)
        self._state, self._script = setup.engine.start(setup.red, setup.blue, setup.terms, chance, emit)
        self._advance(None)

    def _resume(self) -> None:
        """All answers are in: note them, open them to the rules, and see what is asked next."""
        answers = tuple(self._asked.answers[request.corner] for request in self._asked.requests)
        places = (
            request.check(answer) for request, answer in zip(self._asked.requests, answers, strict=True)
        )
        self._choices.append(tuple(places))
        self._advance(answers[0] if len(answers) == 1 else answers)

    def _advance(self, answer: Any) -> None:
        try:
            asked: Asked = self._script.send(answer)
        except StopIteration as stop:
            self._outcome = stop.value
            self._asked = _Sealed(())
        else:
            self._asked = _Sealed((asked.first, asked.second) if isinstance(asked, Both) else (asked,))

    def _replay(self, choices: list[tuple[int, ...]]) -> None:
        for places in choices:
            for request, place in zip(self._asked.requests, places, strict=True):
                if not 0 <= place < len(request.options):
                    raise RecordError(f"The recorded choices do not fit the {request.kind} that is asked.")
                self._asked.answers[request.corner] = request.options[place]
            self._resume()
