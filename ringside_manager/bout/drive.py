"""Bouts fought to their end: by two controllers, and from records, whole or put aside unfinished."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any, TypeVar

from ringside_manager.bout import registry
from ringside_manager.bout.bout import Bout
from ringside_manager.bout.chance import SeededChance
from ringside_manager.bout.corner import BLUE, RED, Asked, Controller, Request, Script
from ringside_manager.bout.engine import Setup
from ringside_manager.bout.events import Emit
from ringside_manager.bout.outcome import Outcome
from ringside_manager.bout.record import Begun, BoutRecord, read_object
from ringside_manager.errors import RecordError, RingsideError, excerpt
from ringside_manager.language import say

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
