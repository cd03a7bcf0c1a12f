"""A bout as everybody outside sees it: a state machine that waits to be answered."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, TypeVar

from ringside_manager.bout.chance import SeededChance
from ringside_manager.bout.controllers import Controller
from ringside_manager.bout.corner import CORNERS, Corner
from ringside_manager.bout.events import Event
from ringside_manager.bout.outcome import Outcome
from ringside_manager.bout.record import BoutRecord
from ringside_manager.bout.request import Asked, Both, Request
from ringside_manager.bout.setup import Setup
from ringside_manager.errors import IllegalChoiceError, RecordError, RuleError

C = TypeVar("C")


@dataclass(slots=True)
class _Sealed:
    """What is asked at the moment, and the answers that are in, as places among the options."""

    requests: tuple[Request[Any], ...]
    answers: dict[Corner, int] = field(default_factory=dict)


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
        requests, answers = self._asked.requests, self._asked.answers
        return (
            tuple(request for request in requests if request.corner not in answers) if answers else requests
        )

    @property
    def events(self) -> tuple[Event, ...]:
        """What has happened so far."""
        return tuple(self._events)

    @property
    def outcome(self) -> Outcome | None:
        """The result; ``None`` while the bout goes on."""
        return self._outcome

    def view(self, corner: Corner) -> Any:
        """What ``corner`` may see: the engine's own view, read-only, and live until ``undo``."""
        return self._views[corner.index]

    def answer(self, request: Request[C], choice: C) -> None:
        """Answer a pending request.

        Raises ``IllegalChoiceError`` (and changes nothing) for a choice that is not among its
        options, ``RuleError`` if the request is not pending.
        """
        requests, answers = self._asked.requests, self._asked.answers
        if request not in requests or request.corner in answers:
            raise RuleError(
                request.rule, f"The {request.kind} of {request.corner.value} is not asked for now."
            )
        answers[request.corner] = request.check(choice)
        if len(answers) == len(requests):
            self._open(tuple(answers[asked.corner] for asked in requests))

    def undo(self) -> None:
        """Take back the last choice; ``IllegalChoiceError`` if none was made."""
        if self._asked.answers:
            self._asked.answers.clear()
        elif self._choices:
            self._choices.pop()
            kept, self._choices = self.choices, []
            self._begin()
            self._replay(kept)
        else:
            raise IllegalChoiceError("", "There is no choice to take back.")

    def play(self, red: Controller, blue: Controller) -> Outcome:
        """Let two controllers finish the bout."""
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
        bout._replay(choices)
        return bout

    def _begin(self) -> None:
        self._events: list[Event] = []
        self._outcome: Outcome | None = None
        setup = self.setup
        emit = self._events.append if self._listen else None
        chance = SeededChance(self.seed)
        state, self._script = setup.engine.start(setup.red, setup.blue, setup.terms, chance, emit)
        self._views = tuple(setup.engine.view(state, corner) for corner in CORNERS)
        self._advance(None)

    def _open(self, places: tuple[int, ...]) -> None:
        """All answers are in: note them, open them to the rules, and see what is asked next."""
        self._choices.append(places)
        requests = self._asked.requests
        if len(requests) == 1:
            self._advance(requests[0].options[places[0]])
        else:
            self._advance(
                tuple(request.options[place] for request, place in zip(requests, places, strict=True))
            )

    def _advance(self, answer: Any) -> None:
        try:
            asked: Asked = self._script.send(answer)
        except StopIteration as stop:
            self._outcome = stop.value
            self._asked = _Sealed(())
        else:
            self._asked = _Sealed((asked.first, asked.second) if isinstance(asked, Both) else (asked,))

    def _replay(self, choices: tuple[int, ...]) -> None:
        taken = 0
        while taken < len(choices):
            requests = self._asked.requests
            places = choices[taken : taken + len(requests)]
            if not places or len(places) < len(requests):
                raise RecordError("The recorded choices do not fit the rules: some are left over.")
            for request, place in zip(requests, places, strict=True):
                if not 0 <= place < len(request.options):
                    raise RecordError(f"The recorded choices do not fit the {request.kind} that is asked.")
            self._open(places)
            taken += len(places)
