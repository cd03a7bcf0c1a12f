"""Festivals in a league: who meets whom round by round where a tournament is no knockout (F80-F89).

``Fixtures`` are to these formats what ``Bracket`` is to the knockout, and are asked the same.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import NamedTuple

from ringside_manager.campaign.festivals import Course, Format, Key, Man, Result, Row, Told, points_of
from ringside_manager.campaign.festivals.groups import Shape, course_of
from ringside_manager.campaign.tournament import Bracket, Pairing, draw_bracket
from ringside_manager.errors import against


class Ended(NamedTuple):
    """A place that was boxed for: the winner's number, 0 after a draw that stands."""

    round: int
    place: int
    winner: int
    stoppage: bool


class Gone(NamedTuple):
    """A fighter who left, after so many results (F5)."""

    fighter: int
    after: int


@dataclass(frozen=True, slots=True)
class Fixtures:
    """A festival of fighters in the order of their seeds, with what has happened in it.

    Rounds and places count from 1; a round is a turn of its format.
    """

    form: Format
    entrants: tuple[int, ...]
    shape: Shape
    ended: tuple[Ended, ...] = ()
    gone: tuple[Gone, ...] = ()

    @property
    def rounds(self) -> int:
        """The most rounds it can have."""
        return len(_turns(self))

    @property
    def winner(self) -> int | None:
        """Who has won it; where everybody left, whoever did so last (F83)."""
        return _known(self).winner

    @property
    def current_round(self) -> int | None:
        """The earliest round with a bout still to come; ``None`` after the last."""
        rounds = enumerate(_known(self).rounds, 1)
        return next((number for number, row in rounds if any(one.is_open for one in row)), None)

    def is_final(self, round_number: int) -> bool:
        """Whether the bout of this round can decide all; a table has no such round."""
        keys = _turns(self)[round_number - 1]
        return self.needs_winner(round_number) and len(keys) == 1

    def is_last(self, round_number: int) -> bool:
        """Whether everything may be over with this round."""
        return self.is_final(round_number) or round_number == self.rounds

    def needs_winner(self, round_number: int) -> bool:
        """Whether somebody goes on after a draw (C63); in a table it stands (F3)."""
        return self.course.needs_winner(_turns(self)[round_number - 1][0])

    def pairs(self, round_number: int) -> tuple[Pairing[int], ...]:
        """The pairings of a round, without byes; of one not paired yet its places."""
        return _known(self).rounds[round_number - 1]

    def key(self, pairing: Pairing[int]) -> Key:
        """Where the format has a pairing."""
        return _turns(self)[pairing.round - 1][pairing.place - 1]

    def next_round(self, fighter: int) -> int | None:
        """The round this fighter has yet to box in, as far as is known; ``None`` if he is out, has left or never entered."""
        if fighter not in self.entrants or self.winner is not None or self.has_left(fighter):
            return None
        known = _known(self)
        rounds = [(number, one) for number, row in enumerate(known.rounds, 1) for one in row if one.is_open]
        named = (number for number, one in rounds if fighter in (one.red, one.blue))
        return next(named, known.unpaired)

    def waits_for(self, pairing: Pairing[int]) -> tuple[tuple[int, int], ...]:
        """The rounds and places that decide who comes to an open pairing."""
        return _known(self).after.get((pairing.round, pairing.place), ())

    def has_left(self, fighter: int) -> bool:
        """Whether he boxes no more (F5)."""
        return any(one.fighter == fighter for one in self.gone)

    def has_boxed(self, fighter: int) -> bool:
        """Whether he has had a bout in it."""
        boxed = (_known(self).rounds[one.round - 1] for one in self.ended)
        told = {(one.round, one.place) for one in self.ended}
        return any(
            fighter in (one.red, one.blue) and (one.round, one.place) in told for row in boxed for one in row
        )

    def record(
        self,
        round_number: int,
        place: int,
        winner: int | None,
        *,
        stoppage: bool = False,
        name: Callable[[int], str] = str,
    ) -> Fixtures:
        """What is known after a bout; ``winner`` is ``None`` for a draw that stands.

        ``RuleError`` F2 for a place that is not due, a winner who was not in it, a draw where somebody goes on.
        """
        row = self.pairs(round_number) if 1 <= round_number <= self.rounds else ()
        due = next((one for one in row if one.place == place and one.is_ready), None)
        if due is None or winner not in (None, due.red, due.blue):
            raise against("F2", "{name} was not due to box there.", name=name(winner or 0))
        if winner is None and self.needs_winner(round_number):
            raise against("F2", "Somebody has to go on: after a draw C63 says who.")
        return replace(self, ended=(*self.ended, Ended(round_number, place, winner or 0, stoppage)))

    def without(self, fighter: int) -> Fixtures:
        """The same after he left (F5)."""
        return replace(self, gone=(*self.gone, Gone(fighter, len(self.ended))))

    def with_substitute(self, fighter: int, substitute: int) -> Fixtures:
        """The same with another man on his seed (F87)."""
        return replace(self, entrants=tuple(substitute if one == fighter else one for one in self.entrants))

    def standing(self) -> tuple[Row, ...]:
        """Everybody, best first, known by his number (F3, F4)."""
        return tuple(row._replace(man=self.entrants[row.man - 1]) for row in self.course.standing(self.told))

    @property
    def course(self) -> Course:
        """Its format."""
        return _course(self.form, len(self.entrants), self.shape)

    @property
    def told(self) -> Told:
        """What has happened, as the format reads it."""
        seed = {fighter: place for place, fighter in enumerate(self.entrants, 1)}
        turns = _turns(self)
        results = {
            turns[one.round - 1][one.place - 1]: Result(seed.get(one.winner), one.stoppage)
            for one in self.ended
        }
        return Told(results, {seed[one.fighter]: one.after for one in self.gone})


Draw = Bracket[int] | Fixtures
"""Who meets whom in a tournament of any format."""


def draw(form: Format, entrants: tuple[int, ...], shape: Shape) -> Draw:
    """The draw of a tournament by its format.

    ``RuleError`` C61 for a knockout of fewer than two, F1, F40 to F75 for what a format cannot do.
    """
    if form is Format.KNOCKOUT:
        return draw_bracket(entrants)
    if len(set(entrants)) < len(entrants):
        raise against("F1", "Nobody can enter a tournament twice.")
    _course(form, len(entrants), shape)
    return Fixtures(form, entrants, shape)


# What follows from what has happened


class _Known(NamedTuple):
    rounds: tuple[tuple[Pairing[int], ...], ...]
    after: dict[tuple[int, int], tuple[tuple[int, int], ...]]
    unpaired: int | None
    """The first round of which nobody is known."""
    winner: int | None


@lru_cache(64)
def _course(form: Format, entrants: int, shape: Shape) -> Course:
    return course_of(form, entrants, shape.rounds, stables=shape.stables, lengths=shape.lengths)


@lru_cache(64)
def _turns_of(form: Format, entrants: int, shape: Shape) -> tuple[tuple[Key, ...], ...]:
    return _course(form, entrants, shape).turns()


def _turns(drawn: Fixtures) -> tuple[tuple[Key, ...], ...]:
    return _turns_of(drawn.form, len(drawn.entrants), drawn.shape)


@lru_cache(64)
def _known(drawn: Fixtures) -> _Known:
    """All that is known of fixtures as they stand; the office asks for it at every turn."""
    course, told, turns = drawn.course, drawn.told, _turns(drawn)
    where = {
        key: (number, place) for number, turn in enumerate(turns, 1) for place, key in enumerate(turn, 1)
    }
    rows: list[list[Pairing[int]]] = [[] for _ in turns]
    after: dict[tuple[int, int], tuple[tuple[int, int], ...]] = {}
    for spot in course.spots(told):
        number, place = where[spot.key]
        rows[number - 1].append(_pairing(drawn, told, (number, place), spot.key, (spot.red, spot.blue)))
        after[number, place] = tuple(where[key] for key in spot.after)
    opened = [one for row in rows for one in row if one.is_open]
    unpaired = next((one.round for one in opened if one.red is None and one.blue is None), None)
    champion = course.winner(told)
    winner = None if champion is None else drawn.entrants[champion - 1]
    if winner is None and not opened and drawn.gone:
        winner = drawn.gone[-1].fighter
    paired_anew = drawn.form in (Format.SWISS, Format.GROUPS, Format.LADDER, Format.CIRCUIT)
    return _Known(tuple(map(tuple, rows)), after, unpaired if paired_anew else None, winner)


def _pairing(
    drawn: Fixtures, told: Told, at: tuple[int, int], key: Key, men: tuple[Man | None, Man | None]
) -> Pairing[int]:
    red, blue = (None if man is None else drawn.entrants[man - 1] for man in men)
    if men[0] is None or men[1] is None:
        return Pairing(*at, red, blue, None)
    points = points_of(men[0], men[1], told.results.get(key), told)
    if points is None:
        return Pairing(*at, red, blue, None)
    return Pairing(*at, red, blue, (blue, None, red)[points], points == 1)
