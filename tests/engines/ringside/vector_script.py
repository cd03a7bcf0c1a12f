"""Plays the scripts of the Ringside specification's test vectors and tells what happened in its words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ringside_manager.bout.chance import Chance
from ringside_manager.bout.corner import CORNERS, Both, Corner, Request
from ringside_manager.bout.engine import Setup
from ringside_manager.bout.events import BoutEnded, Event, RoundScored
from ringside_manager.bout.outcome import Method
from ringside_manager.engines.ringside import ENGINE, events, rules
from ringside_manager.engines.ringside.state import BoutState, Clinch, Counter, Rush
from ringside_manager.engines.ringside.tables import PUNCH_CODES, PUNCHES, Punch, Tactic
from ringside_manager.errors import IllegalChoiceError

FIGHTER_P = {"agility": 50, "punches": [3] * 6, "counterpunch": 30, "endurance": 10}
VECTOR_CHART = tuple(
    tuple(-1 if row == column else 4 if (row, column) == (0, 3) else 1 for column in range(6))
    for row in range(6)
)
TACTIC_WORDS = {"cover": Tactic.COVER_UP, "backpedal": Tactic.BACKPEDAL, "clinch": Tactic.CLINCH}
LETTER = {Corner.RED: "A", Corner.BLUE: "B"}
CORNER = {letter: corner for corner, letter in LETTER.items()}


class ScriptSpentError(Exception):
    """The vector ends here."""


class RefusedError(Exception):
    """The script asked for something the rules do not allow."""


class Words(Chance):
    """The one list of dice and choices, used in order by both."""

    def __init__(self, script: list[str]) -> None:
        self._words = [line.split() for line in script]

    @property
    def left(self) -> int:
        return len(self._words)

    def next_is(self, *heads: str) -> bool:
        return bool(self._words) and self._words[0][0] in heads

    def take(self) -> list[str]:
        return self._words.pop(0)[1:]

    def roll(self, sides: int, purpose: str = "") -> int:
        if not self._words:
            raise ScriptSpentError
        if self.next_is("rush"):
            raise RefusedError("rush")  # the rules did not even ask
        assert self._words[0][0] == purpose, f"asked {purpose}, script has {self._words[0]}"
        rolled = int(self.take()[0])
        assert 1 <= rolled <= sides
        return rolled

    def answer(self, request: Request[Any]) -> Any:
        choice, word = self._choice(request)
        try:
            request.check(choice)
        except IllegalChoiceError:
            raise RefusedError(word) from None
        return choice

    def answer_both(self, both: Both) -> tuple[Punch, Punch]:
        if not self.next_is("punch"):
            raise ScriptSpentError
        thrown, anticipated = (PUNCHES[PUNCH_CODES.index(code)] for code in self.take())
        return thrown, anticipated

    def _choice(self, request: Request[Any]) -> tuple[Any, str]:
        match request.kind:
            case "tactic":
                word = self.take()[0] if self.next_is("tactic") else "none"
                return TACTIC_WORDS.get(word, Tactic.NONE), word
            case "rush":
                return (self.take(), Rush.RUSH)[1] if self.next_is("rush") else Rush.HOLD, "rush"
            case "counter":
                return (self.take(), Counter.DECLINE)[1] if self.next_is("nocp") else Counter.TRY, "counter"
            case "clinch":
                return (self.take(), Clinch.KEEP)[1] if self.next_is(
                    "maintain"
                ) else Clinch.RELEASE, "maintain"
        if not self.next_is("df", "at"):
            raise ScriptSpentError
        square = self.take()[0]
        return square, f"square {square}"


def play(vector: Mapping[str, Any], named: Callable[[str], Mapping[str, Any]]) -> tuple[list[str], int]:
    """The told events of a bout vector, and how many words of its script were not used."""
    fighters = vector.get("fighters", {})
    cards = [card(letter, fighters.get(letter, FIGHTER_P), named) for letter in "AB"]
    options = {key: vector[key] for key in ("scoring", "saved_by_bell") if key in vector}
    setup = Setup(ENGINE, *cards, ENGINE.info.terms(vector.get("rounds", 12), options))
    state = BoutState(setup.red, setup.blue, setup.terms, VECTOR_CHART)
    place(state, vector.get("state", {}))
    told: list[str] = []
    words = Words(vector["script"])
    script = rules.bout(state, words, lambda event: told.extend(tell(event, state)))
    try:
        asked = next(script)
        while True:
            asked = script.send(words.answer_both(asked) if isinstance(asked, Both) else words.answer(asked))
    except (StopIteration, ScriptSpentError):
        pass
    except RefusedError as refused:
        told.append(f"illegal {refused}")
        return told, 0
    return told, words.left


def card(letter: str, fighter: Any, named: Callable[[str], Mapping[str, Any]]) -> Any:
    if isinstance(fighter, str):
        return ENGINE.card(named(fighter))
    names = ("uppercut", "right_jab", "right_hook", "combination", "left_jab", "left_hook")
    rest = {key: value for key, value in fighter.items() if key != "punches"}
    return ENGINE.card({"name": letter, **rest, **dict(zip(names, fighter["punches"], strict=True))})


def place(state: BoutState, preset: Mapping[str, Any]) -> None:
    """Set the table up as a vector's state says."""
    state.round = preset.get("round", 1)
    state.turn = preset.get("turn", 1)
    if "at" in preset:
        state.at = state.boxer(CORNER[preset["at"]])
    attributes = {"square": "square", "end": "endurance", "landed": "landed", "scored": "scored",
                  "trapped": "trapped", "rounds_won": "points", "points": "points"}  # fmt: skip
    for word, attribute in attributes.items():
        for letter, value in preset.get(word, {}).items():
            setattr(state.boxer(CORNER[letter]), attribute, value)


def tell(event: Event, state: BoutState) -> list[str]:
    """The event in the words of the specification's vectors; nothing for those it does not name."""
    match event:
        case RoundScored(number, (red, blue), _, winner):
            return [f"round {number} A={red} B={blue} to {LETTER[winner] if winner else 'none'}"]
        case events.Recovered(_, (red, blue)):
            return [f"recover A={red} B={blue}"]
        case BoutEnded(_, outcome):
            return [tell_end(outcome, state)]
        case events.RingsideEvent():
            return [line for line in [tell_turn(event)] if line]
    return []


def tell_end(outcome: Any, state: BoutState) -> str:
    red, blue = (state.boxer(corner).points for corner in CORNERS)
    if outcome.method is Method.DRAW:
        return f"draw {red}-{blue}"
    winner = LETTER[outcome.winner]
    if outcome.method is Method.DEC:
        return f"DEC {winner} {max(red, blue)}-{min(red, blue)}"
    return f"{outcome.method.value} {winner}"


def tell_turn(event: events.RingsideEvent) -> str:
    who, other = LETTER[event.corner], LETTER[event.corner.opponent]
    teller = TELLERS.get(type(event))
    return teller(event, who, other) if teller else ""


def tell_punch(event: events.PunchLanded, who: str, other: str) -> str:
    return (
        f"{who} lands {event.thrown.code}/{event.anticipated.code} {event.damage}, {other}={event.endurance}"
    )


def tactic_word(tactic: Tactic) -> str:
    return next(word for word, named in TACTIC_WORDS.items() if named is tactic)


TELLERS: dict[type[Event], Callable[[Any, str, str], str]] = {
    events.TurnBegan: lambda event, who, _: f"turn {event.round}.{event.turn} AT={who}",
    events.TacticChosen: lambda event, who, _: f"{who} {tactic_word(event.tactic)}",
    events.Rushed: lambda _, who, __: f"{who} rush",
    events.PunchMissed: lambda event, who, _: (
        f"{who} hook in clinch: miss" if event.thrown else f"{who} miss"
    ),
    events.PunchLanded: tell_punch,
    events.Tired: lambda event, who, _: f"{who} fatigue, {who}={event.endurance}",
    events.KnockedDown: lambda _, who, __: f"{who} down",
    events.Counted: lambda event, _, __: f"count {event.count}",
    events.SavedByBell: lambda *_: "saved by the bell",
    events.ExtraTurn: lambda *_: "extra turn",
    events.Countered: lambda _, who, __: f"{who} counters",
    events.CounterFailed: lambda event, who, _: f"{who} {'declines' if event.declined else 'no counter'}",
    events.Dodged: lambda event, who, _: f"{who} moves to {event.square}",
    events.DrivenBack: lambda event, who, _: f"{who} moves to {event.square}",
    events.Trapped: lambda _, who, __: f"{who} trapped",
    events.CouldNotMove: lambda _, who, __: f"{who} cannot move",
    events.Followed: lambda event, who, _: (
        f"{who} stays" if event.stayed else f"{who} follows to {event.square}"
    ),
    events.ClinchKept: lambda _, who, __: f"{who} keeps clinch",
}
