"""The knockout tournament that crowns the first champion (C60-C63)."""

from __future__ import annotations

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from functools import cache
from heapq import heappop, heappush
from typing import Generic, TypeVar

from ringside_manager.bout.chance import Chance
from ringside_manager.bout.corner import CORNERS, Corner
from ringside_manager.bout.outcome import Outcome
from ringside_manager.campaign.arenas import Arena, ArenaTable, default_rounds
from ringside_manager.campaign.numbers import Unit, house_number
from ringside_manager.campaign.stables import by_d100
from ringside_manager.errors import against
from ringside_manager.language import later, say

F = TypeVar("F")
"""Whatever the league knows a fighter by."""

DEFAULT_ARENA = Arena.PITS
"""Where tournament bouts are held unless agreed otherwise, the final apart: everybody is let in there (C62)."""


@dataclass(frozen=True, slots=True)
class TournamentRules:
    """When tournament bouts are held and how long they go unless agreed otherwise, the final apart (C62)."""

    nights_between: int = house_number(
        4,
        "C62",
        Unit.NIGHTS,
        (1, 26),
        later("Nights from round to round"),
        later("Nights from round to round, so that nobody carries a loss from one to the next."),
    )
    rounds: int = house_number(
        7,
        "C62",
        Unit.ROUNDS,
        (1, 15),
        later("Length before the final"),
        later("The length of a tournament bout before the final."),
    )


@dataclass(frozen=True, slots=True, order=True)
class Slot:
    """A place in a tournament: bout ``place`` of ``round``, both from 1, from the top (C61); those that go first are lower."""

    tournament: int
    round: int
    place: int

    @property
    def after(self) -> Slot:
        """The place whoever wins here goes on to."""
        return Slot(self.tournament, self.round + 1, (self.place + 1) // 2)

    @property
    def before(self) -> tuple[Slot, ...]:
        """The two places of the round before from which its fighters come; none in the first."""
        if self.round == 1:
            return ()
        number, lower = self.round - 1, 2 * self.place
        return Slot(self.tournament, number, lower - 1), Slot(self.tournament, number, lower)


@cache
def bracket_order(size: int) -> tuple[int, ...]:
    """The seeds of a bracket from top to bottom (C61); ``ValueError`` unless ``size`` is a power of two."""
    if size < 1 or size & (size - 1):
        raise ValueError(f"a bracket has 1, 2, 4, 8 … places, not {size}")
    order = [1]
    while len(order) < size:
        mirror = 2 * len(order) + 1
        order = [seed for upper in order for seed in (upper, mirror - upper)]
    return tuple(order)


def roll_seeds(entrants: Sequence[F], chance: Chance) -> tuple[F, ...]:
    """The entrants in the order of their seeds by a d100 each, ties rolled again (C61)."""
    return by_d100(entrants, chance, "seed")


def night_of_round(rules: TournamentRules, first_night: int, round_number: int) -> int:
    """The fight night of a tournament round, counted from 1 (C62)."""
    return first_night + rules.nights_between * (round_number - 1)


def nights_of_finals(
    rules: TournamentRules, entrants: Sequence[int], first_night: int, places: int | None = None
) -> tuple[int, ...]:
    """The nights of the finals of title tournaments with so many entrants each, two or more (C53, C60-C62).

    All begin on ``first_night`` and share the cards: ``places`` bouts a night at The Pits and as many finals at
    The Best, no limit without.  Exact while nobody retires and no other bout is in the way.  ``ValueError`` for a
    card without places.
    """
    if places is not None and places < 1:
        raise ValueError(f"a card has one place or more, not {places}")
    course = _Course(rules, first_night, [draw_bracket(range(count)) for count in entrants])
    ready: tuple[list[Slot], list[Slot]] = [], []
    night = first_night
    while course.coming or any(ready):
        for place in course.coming.pop(night, ()):
            heappush(ready[course.is_final(place)], place)
        for card in ready:
            for _ in range(len(card) if places is None else min(places, len(card))):
                course.go_on(heappop(card), night)
        night += 1
    return tuple(course.held[Slot(number, last, 1)] for number, last in enumerate(course.rounds))


class _Course:
    """Tournaments from their first night: ``held`` by night, and ``coming`` by the night on which they can be."""

    def __init__(self, rules: TournamentRules, first_night: int, brackets: Sequence[Bracket[int]]) -> None:
        self.rules = rules
        self.first_night = first_night
        self.rounds = [bracket.rounds for bracket in brackets]
        self.held: dict[Slot, int] = {}
        self.coming: dict[int, list[Slot]] = defaultdict(list)
        for number, bracket in enumerate(brackets):
            for pairing in bracket.pairs(1):
                place = Slot(number, 1, pairing.place)
                if pairing.is_bye:
                    self.go_on(place, first_night - rules.nights_between)
                else:
                    self.coming[first_night].append(place)

    def is_final(self, place: Slot) -> bool:
        return place.round == self.rounds[place.tournament]

    def go_on(self, place: Slot, night: int) -> None:
        """Somebody has come through a place; the next is coming once both who meet in it are known."""
        self.held[place] = night
        after = place.after
        if not self.is_final(place) and all(before in self.held for before in after.before):
            rested = max(self.held[before] for before in after.before) + self.rules.nights_between
            self.coming[max(rested, night_of_round(self.rules, self.first_night, after.round))].append(after)


def first_round(entrants: Sequence[int], places: int | None = None) -> tuple[int, int]:
    """The bouts of the first round of title tournaments with so many entrants, and the nights they take (C53, C61)."""
    bouts = sum(count - (1 << (count - 1).bit_length()) // 2 for count in entrants if count > 1)
    return bouts, -(-bouts // places) if places else min(bouts, 1)


def too_short(
    rules: TournamentRules, entrants: Sequence[int], first_night: int, nights: int, places: int | None = None
) -> tuple[int, int | None] | None:
    """What a campaign over ``nights`` lacks to end its title tournaments; ``None`` if nothing (C53, C62, C70).

    The night it would need to last to, and how many places a night on a card would do, too; None if no card is long
    enough.  Classes with fewer than two entrants have no tournament.
    """
    drawn = [count for count in entrants if count > 1]
    final = max(nights_of_finals(rules, drawn, first_night, places), default=0)
    if final <= nights:
        return None
    if not places or max(nights_of_finals(rules, drawn, first_night)) > nights:
        return final, None
    caps = range(places + 1, sum(drawn))
    return (
        final,
        caps[
            bisect_left(
                caps, True, key=lambda cap: max(nights_of_finals(rules, drawn, first_night, cap)) <= nights
            )
        ],
    )


def default_arena(final: bool) -> Arena:
    """Where a tournament bout is held for which nothing else is agreed (C62, C64)."""
    return Arena.BEST if final else DEFAULT_ARENA


def default_setting(rules: TournamentRules, table: ArenaTable, final: bool) -> tuple[Arena, int]:
    """Arena and rounds of a tournament bout for which nothing else is agreed (C62, C64)."""
    if final:
        return default_arena(final), default_rounds(table, Arena.BEST, title=True)
    return default_arena(final), rules.rounds


@dataclass(frozen=True, slots=True)
class Pairing(Generic[F]):
    """One bout of the bracket: its round and place from the top, both from 1.

    ``red`` is the upper fighter; a side is ``None`` while it is not known, ``blue`` for good in a bye.  ``drawn``: a draw
    stands, and nobody goes on (F3).
    """

    round: int
    place: int
    red: F | None
    blue: F | None
    winner: F | None
    drawn: bool = False

    @property
    def is_bye(self) -> bool:
        """Whether a fighter goes on without an opponent; only the first round has byes (C61)."""
        return self.winner is not None and self.blue is None

    @property
    def is_open(self) -> bool:
        """Whether nothing is decided here yet."""
        return self.winner is None and not self.drawn

    @property
    def is_ready(self) -> bool:
        """Whether both fighters are known and have yet to meet."""
        return self.is_open and self.red is not None and self.blue is not None


@dataclass(frozen=True, slots=True)
class Bracket(Generic[F]):
    """A tournament: the entrants in seed order, and the winner of each place in each round so far (C60, C61).

    Make one with ``draw_bracket``; ``record`` gives the next.
    """

    entrants: tuple[F, ...]
    winners: tuple[tuple[F | None, ...], ...]

    @property
    def rounds(self) -> int:
        """How many rounds the tournament has."""
        return len(self.winners)

    @property
    def size(self) -> int:
        """Places of the first round: the smallest power of two that holds everyone (C61)."""
        return 1 << self.rounds

    @property
    def winner(self) -> F | None:
        """Who has won the final."""
        return self.winners[-1][0]

    @property
    def current_round(self) -> int | None:
        """The earliest round with a bout still to come; ``None`` after the final."""
        return next((number for number, row in enumerate(self.winners, 1) if None in row), None)

    def is_final(self, round_number: int) -> bool:
        """Whether this round is the last, whose one bout is the first for the title (C60)."""
        return round_number == self.rounds

    def is_last(self, round_number: int) -> bool:
        """Whether everything may be over with this round."""
        return self.is_final(round_number)

    def slots(self, round_number: int) -> tuple[F | None, ...]:
        """Who stands in a round from top to bottom: ``None`` for a missing seed or while not known (C61)."""
        return _places(self.entrants, self.size) if round_number == 1 else self.winners[round_number - 2]

    def pairs(self, round_number: int) -> tuple[Pairing[F], ...]:
        """The pairings of a round from top to bottom, byes among them (C61)."""
        slots = self.slots(round_number)
        sides = zip(slots[::2], slots[1::2], self.winners[round_number - 1], strict=True)
        return tuple(Pairing(round_number, place, *side) for place, side in enumerate(sides, 1))

    def next_round(self, fighter: F) -> int | None:
        """The round this fighter has yet to come through; ``None`` if he is out, has won, or never entered."""
        pairing = self._next_pairing(fighter)
        return pairing.round if pairing is not None and pairing.winner is None else None

    def waits_for(self, pairing: Pairing[F]) -> tuple[tuple[int, int], ...]:
        """The rounds and places that decide who comes to an open pairing."""
        sides = (2 * pairing.place - 1, pairing.red), (2 * pairing.place, pairing.blue)
        return tuple((pairing.round - 1, place) for place, side in sides if side is None)

    def has_boxed(self, fighter: F) -> bool:
        """Whether he has come through a round with an opponent, or been beaten."""
        decided = (
            one for number in range(1, self.rounds + 1) for one in self.pairs(number) if not one.is_open
        )
        return any(fighter in (one.red, one.blue) for one in decided if not one.is_bye)

    def with_substitute(self, fighter: F, substitute: F) -> Bracket[F]:
        """The same with another man on the seed of one who has not boxed (F87)."""
        entrants, *winners = (
            tuple(substitute if one == fighter else one for one in row)
            for row in (self.entrants, *self.winners)
        )
        return Bracket(entrants, tuple(winners))  # type: ignore[arg-type]

    def record(self, winner: F, loser: F, name: Callable[[F], str] = str) -> Bracket[F]:
        """The bracket after ``winner`` beat ``loser`` or goes on without a bout since he withdrew (C61, C63).

        Raises ``RuleError`` C61, with the ``name`` of each, unless these two are due to meet.
        """
        pairing = self._next_pairing(winner)
        if pairing is None or not pairing.is_ready or {winner, loser} != {pairing.red, pairing.blue}:
            raise against(
                "C61",
                "{winner} and {loser} are not due to meet in the tournament.",
                winner=name(winner),
                loser=name(loser),
                next_step=say("Look at the bracket for the bouts still to come."),
            )
        round_number = pairing.round
        row = list(self.winners[round_number - 1])
        row[pairing.place - 1] = winner
        rows = list(self.winners)
        rows[round_number - 1] = tuple(row)
        return replace(self, winners=tuple(rows))

    def _next_pairing(self, fighter: F) -> Pairing[F] | None:
        """The pairing of the first round he has not won; ``None`` for an outsider or the winner of all."""
        if fighter not in self.entrants:
            return None
        slot = bracket_order(self.size).index(self.entrants.index(fighter) + 1)
        for number, row in enumerate(self.winners, 1):
            place = slot >> number
            if row[place] != fighter:
                red, blue = self._side(number, 2 * place), self._side(number, 2 * place + 1)
                return Pairing(number, place + 1, red, blue, row[place])
        return None

    def _side(self, round_number: int, slot: int) -> F | None:
        """Who stands in one slot of a round, counted from 0 at the top."""
        if round_number > 1:
            return self.winners[round_number - 2][slot]
        seed = bracket_order(self.size)[slot]
        return self.entrants[seed - 1] if seed <= len(self.entrants) else None


def draw_bracket(entrants: Sequence[F]) -> Bracket[F]:
    """The bracket of entrants in seed order, byes already gone on (C61).

    Raises ``RuleError`` C61 for fewer than two entrants or one entered twice.
    """
    if len(entrants) < 2:
        raise against(
            "C61",
            "A tournament needs at least two fighters; this one has {entrants}.",
            entrants=len(entrants),
        )
    if len(set(entrants)) < len(entrants):
        raise against("C61", "Nobody can enter a tournament twice.")
    rounds = (len(entrants) - 1).bit_length()
    places = _places(entrants, 1 << rounds)
    # Of two neighbours the upper is the better seed, so only the lower can be missing.
    first = tuple(
        upper if lower is None else None for upper, lower in zip(places[::2], places[1::2], strict=True)
    )
    later = ((None,) * (1 << left) for left in reversed(range(rounds - 1)))
    return Bracket(tuple(entrants), (first, *later))


def _places(entrants: Sequence[F], size: int) -> tuple[F | None, ...]:
    """The first round from top to bottom, ``None`` where a seed is missing."""
    return tuple(entrants[seed - 1] if seed <= len(entrants) else None for seed in bracket_order(size))


def needs_dice(outcome: Outcome) -> bool:
    """Whether only dice can say who goes on: no winner, damage and landed punches equal (C63)."""
    return _ahead(outcome) is None


def roll_tie_break(chance: Chance) -> tuple[tuple[int, int], ...]:
    """The d100 of red and blue until they differ, every pair thrown (C63)."""
    thrown: list[tuple[int, int]] = []
    while not thrown or thrown[-1][0] == thrown[-1][1]:
        thrown.append((chance.roll(100, "tie"), chance.roll(100, "tie")))
    return tuple(thrown)


def goes_on(outcome: Outcome, rolls: Sequence[tuple[int, int]] = ()) -> Corner:
    """The corner that goes on to the next round, or is champion after the final (C63).

    The winner; after a draw more damage, then more landed punches, then the first unequal pair of ``rolls``.
    ``ValueError`` if all of these are equal.
    """
    ahead = _ahead(outcome) or next(filter(None, map(_higher, rolls)), None)
    if ahead is None:
        raise ValueError("neither corner is ahead and the dice given do not decide either")
    return ahead


class Decider(Enum):
    """Which step of C63 said who goes on."""

    RESULT = "result"
    """There was a winner."""
    DAMAGE = "damage"
    LANDED = "landed"
    DICE = "dice"


def decided_by(outcome: Outcome) -> Decider:
    """The step of C63 by which one of the two goes on after this outcome."""
    if outcome.winner is not None:
        return Decider.RESULT
    if _higher(outcome.damage) is not None:
        return Decider.DAMAGE
    return Decider.DICE if _higher(outcome.landed) is None else Decider.LANDED


def _ahead(outcome: Outcome) -> Corner | None:
    return outcome.winner or _higher(outcome.damage) or _higher(outcome.landed)


def _higher(pair: tuple[int, int]) -> Corner | None:
    red, blue = pair
    return None if red == blue else CORNERS[blue > red]
