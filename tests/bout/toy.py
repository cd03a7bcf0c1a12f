"""A bout system of a dozen rules, to test what all systems share, and that the contract asks no more of them.

Round after round both show fingers in secret, 0 to 69; a die is added; the larger sum takes the round.  In
even rounds blue is asked first.  Whoever lost the round may throw in the towel.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Any, ClassVar

from ringside_manager.bout import BLUE, CORNERS, RED, Abilities, Chance, Corner, Method, OptionSpec, Outcome
from ringside_manager.bout.corner import Controller, Request, Script, ask, ask_both
from ringside_manager.bout.engine import BoutEngine, EngineInfo, Level, Started
from ringside_manager.bout.events import BoutEnded, Emit, Event, RoundScored
from ringside_manager.bout.outcome import Scorecard
from ringside_manager.bout.terms import Terms
from ringside_manager.written.cards import CardError

FINGERS = tuple(range(70))


class Towel(Enum):
    KEEP = "keep"
    THROW = "throw"


SHOW = {corner: Request("fingers", corner, FINGERS, "X1") for corner in CORNERS}
GIVE_UP = {corner: Request("towel", corner, tuple(Towel), "X2", plain=Towel.KEEP) for corner in CORNERS}


@dataclass(frozen=True, slots=True)
class ToyCard:
    name: str
    reach: int


@dataclass(frozen=True, slots=True)
class Shown(Event):
    fingers: tuple[int, int]
    dice: tuple[int, int]


@dataclass(slots=True)
class ToyState:
    cards: tuple[ToyCard, ToyCard]
    terms: Terms
    rounds: list[tuple[int, int]] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class ToyView:
    _state: ToyState
    corner: Corner

    @property
    def rounds(self) -> tuple[tuple[int, int], ...]:
        return tuple(self._state.rounds)


class ToyEngine(BoutEngine[ToyCard, ToyState]):
    info: ClassVar[EngineInfo] = EngineInfo(
        system="toy", title="Toy", designers="nobody", summary="Fingers and a die.", rules_version=1,
        rounds=range(1, 7), default_rounds=3, clock="step", methods=(Method.RTD, Method.DEC, Method.DRAW),
        options=(OptionSpec("sides", (2, 6), 6, "how many sides the die has", "X3"),),
        levels=(Level("only", "shows as many fingers as it happens"),),
    )  # fmt: skip

    def card(self, data: Mapping[str, object]) -> ToyCard:
        name, reach = data.get("name"), data.get("reach")
        if set(data) != {"name", "reach"} or not isinstance(name, str):
            raise CardError("A toy card has a name and a reach.")
        if type(reach) is not int or reach not in range(1000):
            raise CardError("A reach is 0 to 999.")
        return ToyCard(name, reach)

    def card_data(self, card: ToyCard) -> dict[str, object]:
        return {"name": card.name, "reach": card.reach}

    def card_from_abilities(self, name: str, abilities: Abilities) -> ToyCard:
        return ToyCard(name, abilities.agility)

    def start(
        self, red: ToyCard, blue: ToyCard, terms: Terms, chance: Chance, emit: Emit | None
    ) -> Started[ToyState]:
        state = ToyState((red, blue), terms)
        return Started(state, script(state, chance, emit))

    def view(self, state: ToyState, corner: Corner) -> ToyView:
        return ToyView(state, corner)

    def corner_ai(self, chance: Chance, level: str) -> Controller:
        self.info.level(level)
        return self.plain_corner(chance)


TOY = ToyEngine()


def script(state: ToyState, chance: Chance, emit: Emit | None) -> Script[Outcome]:
    outcome: Outcome | None = None
    while outcome is None:
        outcome = yield from play_round(state, chance, emit)
    if emit:
        emit(BoutEnded(outcome.round, outcome))
    return outcome


def play_round(state: ToyState, chance: Chance, emit: Emit | None) -> Script[Outcome | None]:
    number = len(state.rounds) + 1
    if number % 2:
        red, blue = yield from ask_both(SHOW[RED], SHOW[BLUE])
    else:
        blue, red = yield from ask_both(SHOW[BLUE], SHOW[RED])
    sides = int(state.terms.options["sides"])
    dice = chance.roll(sides, "red"), chance.roll(sides, "blue")
    sums = red + dice[0] + state.cards[0].reach, blue + dice[1] + state.cards[1].reach
    points = int(sums[0] > sums[1]), int(sums[1] > sums[0])
    loser = None if points == (0, 0) else CORNERS[points.index(0)]
    state.rounds.append(points)
    if emit:
        emit(Shown(number, (red, blue), dice))
        emit(RoundScored(number, sums, points, loser and loser.opponent))
    if loser:
        towel: Towel = yield from ask(GIVE_UP[loser])
        if towel is Towel.THROW:
            return result(state, Method.RTD, loser.opponent)
    return decision(state) if number == state.terms.rounds else None


def decision(state: ToyState) -> Outcome:
    red, blue = map(sum, zip(*state.rounds, strict=True))
    if red == blue:
        return result(state, Method.DRAW, None)
    return result(state, Method.DEC, RED if red > blue else BLUE)


def result(state: ToyState, method: Method, winner: Corner | None) -> Outcome:
    nothing: Any = (0, 0)
    card = Scorecard("table", tuple(state.rounds))
    return Outcome(method, winner, len(state.rounds), 1, nothing, nothing, nothing, nothing, (1, 1), (card,))
