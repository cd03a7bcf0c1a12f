"""How a tournament may end: every possible pair boxed many times, then chances round by round, and what the seeding does (C60-C63, F89).

The chance of a pair comes from bouts over the tournament's rounds, with the abilities of the day and by the league's corners;
nobody carries a loss, as nobody boxes in a tournament before he is rested (C62).  A draw counts as half a bout for either.
What follows from the chances of the pairs is worked out, not played: everybody's chance to come through each place is
a sum over those he can meet there.  A tournament that is no knockout is drawn from the bouts of its pairs, as a festival without
a league is.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor, as_completed
from itertools import combinations
from math import inf, sqrt
from types import MappingProxyType
from typing import Any, NamedTuple

from ringside_manager.bout.chance import SeededChance, derive_seed
from ringside_manager.bout.corner import RED
from ringside_manager.bout.engine import Setup
from ringside_manager.bout.registry import get
from ringside_manager.campaign.books import Books, TournamentBook
from ringside_manager.campaign.festivals import Format, Key
from ringside_manager.campaign.festivals.fixtures import Fixtures, draw
from ringside_manager.campaign.orders import DrawTournament, Seeding
from ringside_manager.campaign.tournament import (
    Bracket,
    bracket_order,
    default_setting,
    draw_bracket,
    roll_seeds,
)
from ringside_manager.errors import UsageError, against
from ringside_manager.language import say
from ringside_manager.odds import DEVIATIONS, Odds, Play, Sampling
from ringside_manager.odds.workers import processors
from ringside_manager.office.facts.prospects import Chance, setups_of_pair
from ringside_manager.office.festival_forecast import FestivalForecasting, FestivalOutlook, Watch
from ringside_manager.office.festival_runs import PARTS, underway_in
from ringside_manager.office.orders.pairings import arranged, by_ranking

DRAWS = 1_000
"""Brackets drawn by dice whose mean is told."""
BOUTS, SLOW_BOUTS = 1_000, 100
"""So often each pair boxes unless said otherwise: under a bout system that can be compiled, and under others."""
_AT_ONCE = 256
_NUDGES = 25_000
"""Pairs moved at once, and moved in all, where the mean of many brackets is asked how it hangs on each of them."""

Tables = Any
"""Chances of the first to beat the second, an array ``[…, length of the bout, first, second]``.

Lengths are that of all bouts, or those before the final and of the final.  After the last fighter comes nobody, whom all beat.
"""


class EntrantChances(NamedTuple):
    """Somebody's chance to come through each round; the last is that to win the tournament.

    In a tournament that is no knockout there are two: to end first or second, and to win.
    """

    fighter: int
    name: str
    rounds: tuple[Chance, ...]

    @property
    def win(self) -> Chance:
        return self.rounds[-1]


class Outlook(NamedTuple):
    """A tournament under one seeding, the likeliest winner first; ``seeding`` is ``None`` for the one that stands.

    ``best_final`` is the chance that the two who are best against the whole field meet in the final, or end first and second.
    ``due`` has the chances of both in each bout that can be held, where that is known by its place in the format.
    """

    seeding: Seeding | None
    entrants: tuple[EntrantChances, ...]
    best_final: Chance
    due: Mapping[Key, tuple[float, float]] = MappingProxyType({})

    def of(self, fighter: int) -> EntrantChances:
        return next(one for one in self.entrants if one.fighter == fighter)


class TournamentForecast(NamedTuple):
    """What ``bouts`` of each pair say: the tournament as it stands, if it is drawn, and from its first bell under each seeding.

    ``best`` are the two best against the whole field.  Of one night ``bouts`` are the nights that were boxed whole.
    """

    bouts: int
    best: tuple[str, str]
    stands: Outlook | None
    seedings: tuple[Outlook, ...]
    form: Format = Format.KNOCKOUT


class TournamentForecasting(ABC):
    """A tournament's forecast under way: it grows with the bouts of the pairs, and can be asked at any time."""

    bouts: int
    """So often each pair boxes if nobody says otherwise."""
    pairs: int
    """How many pairs box; those of a final over another length count again."""
    work: tuple[Setup, Play]
    """A bout like all others, and who decides in its corners."""
    studied: Sequence[Seeding]
    at_once: float = inf
    """Of so many pairs, where their bouts are compiled, all of it takes no time worth waiting for."""

    @property
    def is_quick(self) -> bool:
        """Whether it takes no time worth waiting for."""
        setup, play = self.work
        return 0 < self.pairs <= self.at_once and Sampling(setup, 0, play).is_quick

    @staticmethod
    def of(books: Books, drawn: TournamentBook, seed: int | None = None) -> TournamentForecasting:
        """The forecast of a tournament under way.

        Raises ``RuleError`` C60 or C70 where nothing is left to be boxed, ``UsageError`` where nobody can.
        """
        if drawn.bracket.winner is not None:
            winner = books.fighters[drawn.bracket.winner].name
            raise against(
                "C60",
                "{name} is over: {winner} has won it. There is nothing left to forecast.",
                name=drawn.name,
                winner=winner,
            )
        if books.ended:
            raise against("C70", "The campaign is over, and {name} ended without a winner.", name=drawn.name)
        seedings = tuple(reversed(Seeding))
        if isinstance(drawn.bracket, Fixtures):
            return _OfFixtures(books, drawn, drawn.bracket, seedings, stands=True, seed=seed)
        entrants = drawn.bracket.entrants
        return _OfKnockout(books, entrants, for_title=drawn.for_title, seedings=seedings, drawn=drawn.bracket, seed=seed)  # fmt: skip

    @staticmethod
    def planned(books: Books, order: DrawTournament) -> TournamentForecasting:
        """The forecast of a tournament that could be drawn; seeds by hand count if the order is for them.

        Raises ``RuleError`` for what its format cannot do, ``UsageError`` where nobody can box.
        """
        seedings = [one for one in reversed(Seeding) if one in (Seeding.DICE, Seeding.RANKING, order.seeding)]
        entrants, terms = arranged(books, order, order.entrants)
        fixtures = draw(order.form, entrants, terms.shape)
        if isinstance(fixtures, Fixtures):
            drawn = TournamentBook(
                0, order.name, order.weight_class, order.first_night, False, fixtures, terms
            )
            return _OfFixtures(books, drawn, fixtures, seedings, stands=False)
        return _OfKnockout(books, order.entrants, for_title=order.for_title, seedings=seedings)

    @abstractmethod
    def fight(self, bouts: int, executor: Executor | None = None, *, afar: bool = False) -> Iterator[int]:
        """Let each pair box so many more bouts; yields how many pairs have whenever one more is done.

        The executor (any of ``concurrent.futures``) changes nothing but the time; compiled bouts need none.  ``afar`` leaves all
        of it to the executor.  A caller who stops asking stops it, and the pairs that have boxed stay ahead of the others.
        """

    @abstractmethod
    def forecast(
        self, executor: Executor | None = None, *, afar: bool = False, watch: Watch = bool
    ) -> TournamentForecast:
        """What the bouts so far say; every pair must have boxed.  ``watch`` is called as it goes on, and may stop it."""


class _OfFixtures(TournamentForecasting):
    """The forecast of a tournament that is no knockout (F89)."""

    at_once = 120

    def __init__(
        self, books: Books, drawn: TournamentBook, fixtures: Fixtures, seedings: Sequence[Seeding], *, stands: bool,
        seed: int | None = None,
    ) -> None:  # fmt: skip
        self._now = underway_in(books, drawn, fixtures)
        self._form, self._entrants, self._stands = fixtures.form, fixtures.entrants, stands
        if len(self._now.able) < 2:
            raise _too_few()
        self._told = FestivalForecasting(self._now, seed)
        self.studied, self.pairs, self.work = seedings, len(self._told.pairs), self._told.work
        self.bouts = self._told.runs if self._told.is_whole else self._told.bouts * PARTS
        self._held = 0
        gone = self._now.told.withdrawn
        order = sorted((seat in gone, by_ranking(books.fighters[man]), seat) for seat, man in enumerate(self._entrants, 1))  # fmt: skip
        self._ranked = [seat for _, _, seat in order]

    def fight(self, bouts: int, executor: Executor | None = None, *, afar: bool = False) -> Iterator[int]:
        self._held += -(-bouts // PARTS)
        return self._told.fight(self._held, executor, afar=afar)

    def forecast(
        self, executor: Executor | None = None, *, afar: bool = False, watch: Watch = bool
    ) -> TournamentForecast:
        told, now = self._told, self._now
        runs = self._held * PARTS if told.is_whole else told.runs
        stands = None
        if self._stands:
            pairs = ((one.key, told.to_win(one)) for one in now.due)
            due = {key: pair for key, pair in pairs if pair is not None}
            stands = self._outlook(told.stands(now, runs, executor, afar=afar, watch=watch), due)
        studied = tuple(
            self._outlook(
                told.study(now, one, runs, executor, afar=afar, watch=watch, order=self._ranked), {}
            )
            for one in self.studied
        )
        first, second = (now.names[man - 1] for man in told.best[:2])
        return TournamentForecast(self._held * PARTS, (first, second), stands, studied, self._form)

    def _outlook(self, told: FestivalOutlook, due: Mapping[Key, tuple[float, float]]) -> Outlook:
        entrants = (
            EntrantChances(self._entrants[one.man - 1], one.name, (one.first_two, one.win))
            for one in told.entrants
        )
        return Outlook(told.seeding, tuple(entrants), told.best_final, due)


def _too_few() -> UsageError:
    return UsageError(say("Fewer than two of its fighters can still box, so there is nothing to forecast."))


class _OfKnockout(TournamentForecasting):
    """The forecast of a knockout, worked out from the chances of its pairs."""

    def __init__(
        self,
        books: Books,
        entrants: Sequence[int],
        *,
        for_title: bool,
        seedings: Sequence[Seeding],
        drawn: Bracket[int] | None = None,
        seed: int | None = None,
    ) -> None:
        self._names = {number: books.fighters[number].name for number in entrants}
        self._drawn = drawn
        self._seed = books.seed if seed is None else seed
        pages = [books.fighters[number] for number in entrants]
        self._able = [page.number for page in pages if not page.is_retired]
        if len(self._able) < 2:
            raise _too_few()
        ranked = sorted((page for page in pages if not page.is_retired), key=by_ranking)
        self._ranked = [page.number for page in ranked]
        self.studied = seedings
        lengths = dict.fromkeys(
            default_setting(books.house.tournament, books.house.arenas, final)[1]
            for final in (False, for_title)
        )
        engine = get(books.system)
        self.bouts = BOUTS if engine.twin else SLOW_BOUTS
        self._samplings: dict[tuple[int, int, int], Sampling] = {}
        for length, rounds in enumerate(lengths):
            for red, blue in combinations(sorted(self._able), 2):
                (setup,) = setups_of_pair(books, red, blue, rounds, (engine,))
                own = derive_seed(self._seed, "tournament", red, blue, rounds)
                self._samplings[length, red, blue] = Sampling(setup, own, books.options.corners)
                self.work = setup, books.options.corners
        self.pairs = len(self._samplings)

    def fight(self, bouts: int, executor: Executor | None = None, *, afar: bool = False) -> Iterator[int]:
        del afar  # the bouts of an executor are its own in any case
        quick = self.is_quick
        if executor is None and not quick:
            for done, sampling in enumerate(self._samplings.values(), 1):
                sampling.fight(bouts)
                yield done
            return
        with ThreadPoolExecutor(processors()) as threads:
            shared = threads if quick or executor is None else executor
            given = {
                shared.submit(_grown, sampling, bouts): pair for pair, sampling in self._samplings.items()
            }
            try:
                for done, future in enumerate(as_completed(given), 1):
                    self._samplings[given[future]] = future.result()
                    yield done
            finally:
                for future in given:
                    future.cancel()

    def forecast(
        self, executor: Executor | None = None, *, afar: bool = False, watch: Watch = bool
    ) -> TournamentForecast:
        del executor, afar, watch  # nothing is drawn
        known = {pair: sampling.odds for pair, sampling in self._samplings.items()}
        field = _Field(self._names, self._able, known)
        stands = None if self._drawn is None else field.outlook(None, [self._drawn])
        studied = tuple(
            field.outlook(seeding, [draw_bracket(order) for order in self._orders(seeding)])
            for seeding in self.studied
        )
        first, second = (self._names[number] for number in field.best)
        return TournamentForecast(
            min(odds.bouts for odds in known.values()), (first, second), stands, studied
        )

    def _orders(self, seeding: Seeding) -> list[Sequence[int]]:
        """Who can still box in the order of his seed, once for each bracket of a seeding (C61)."""
        if seeding is not Seeding.DICE:
            return [self._ranked if seeding is Seeding.RANKING else self._able]
        chance = SeededChance(derive_seed(self._seed, "seeding"))
        return [roll_seeds(self._able, chance) for _ in range(DRAWS)]


def _grown(sampling: Sampling, bouts: int) -> Sampling:
    """The sample larger by so many bouts; works in any process."""
    sampling.fight(bouts)
    return sampling


# From the chances of pairs to those of a bracket


class _Field:
    """The chances of all pairs, their standard errors, and the two who are best against all."""

    def __init__(
        self, names: dict[int, str], able: Sequence[int], known: dict[tuple[int, int, int], Odds]
    ) -> None:
        import numpy as np

        self._names = names
        self._at = {number: place for place, number in enumerate(names)}
        count = len(names)
        lengths = 1 + max(length for length, _, _ in known)
        self._tables = np.zeros((lengths, count + 1, count + 1))
        self._tables[:, [self._at[number] for number in able], :] = 1.0  # against the retired, and nobody
        self._errors = np.zeros_like(self._tables)
        for (length, red, blue), odds in known.items():
            one, other = self._at[red], self._at[blue]
            self._tables[length, one, other] = odds.chance(RED)
            self._tables[length, other, one] = 1 - odds.chance(RED)
            self._errors[length, one, other] = odds.chance_error
        means = {
            number: sum(
                self._tables[0, self._at[number], self._at[other]] for other in able if other != number
            )
            for number in able
        }
        first, second = sorted(able, key=lambda number: -means[number])[:2]
        self.best = first, second

    def outlook(self, seeding: Seeding | None, brackets: Sequence[Bracket[int]]) -> Outlook:
        """The mean over brackets of the same entrants; what is decided in them stands."""
        import numpy as np

        tables, errors = self._decided(brackets[0])
        seated = [self._seats(bracket) for bracket in brackets]
        base = np.array([self._figures(seats, tables) for seats in seated])
        nudged = np.argwhere(errors)
        few = range(min(len(seated), max(4, min(50, _NUDGES // max(1, len(nudged))))))
        variance = base.var(0) / len(base)
        for start in range(0, len(nudged), _AT_ONCE):
            moved = _nudged(tables, errors, nudged[start : start + _AT_ONCE])
            change = sum(self._figures(seated[place], moved) - base[place] for place in few) / len(few)
            variance = variance + (change**2).sum(0)
        told = [
            Chance(float(share), DEVIATIONS * sqrt(square))
            for share, square in zip(base.mean(0), variance, strict=True)
        ]
        rounds = brackets[0].rounds
        entrants = [
            EntrantChances(number, self._names[number], tuple(told[rounds * self._at[number] :][:rounds]))
            for number in brackets[0].entrants
        ]
        entrants.sort(key=lambda one: tuple(-chance.share for chance in reversed(one.rounds)))
        return Outlook(seeding, tuple(entrants), told[-1])

    def _decided(self, bracket: Bracket[int]) -> tuple[Tables, Any]:
        """Tables and errors with what a bracket has decided; of two who are retired the upper goes on (C17)."""
        tables, errors = self._tables.copy(), self._errors.copy()
        seats = self._seats(bracket)
        for place, upper in enumerate(seats):
            for lower in seats[place + 1 :]:
                if not tables[:, upper, lower].any() and not tables[:, lower, upper].any():
                    tables[:, upper, lower] = 1.0
        for number in range(1, bracket.rounds + 1):
            for pairing in bracket.pairs(number):
                if pairing.winner is None or pairing.red is None or pairing.blue is None:
                    continue
                red, blue = self._at[pairing.red], self._at[pairing.blue]
                tables[:, red, blue] = pairing.winner == pairing.red
                tables[:, blue, red] = pairing.winner == pairing.blue
                errors[:, [red, blue], [blue, red]] = 0.0
        return tables, errors

    def _seats(self, bracket: Bracket[int]) -> Any:
        """Who stands in the first round from top to bottom, by place in the tables (C61)."""
        import numpy as np

        entrants = [self._at[number] for number in bracket.entrants]
        nobody = len(self._names)
        return np.array(
            [entrants[seed - 1] if seed <= len(entrants) else nobody for seed in bracket_order(bracket.size)]
        )

    def _figures(self, seats: Any, tables: Tables) -> Any:
        """Everybody's chance to come through each round, one after the other, and that of the best final at the end."""
        import numpy as np

        through = come_through(seats, tables)
        rounds = through.shape[-1]
        found = np.zeros((*through.shape[:-2], len(self._names) + 1, rounds))
        found[..., seats, :] = through
        places = [int(np.flatnonzero(seats == self._at[number])[0]) for number in self.best]
        apart = len({place >> (rounds - 1) for place in places}) == 2
        reached = [through[..., place, rounds - 2] if rounds > 1 else 1.0 for place in places]
        final = np.broadcast_to(reached[0] * reached[1] if apart else 0.0, through.shape[:-2])
        everybody = found[..., :-1, :].reshape(*through.shape[:-2], -1)
        return np.concatenate([everybody, final[..., None]], -1)


def come_through(seats: Any, tables: Tables) -> Any:
    """The chance of whoever sits in each seat to come through each round, ``[…, seat, round]``."""
    import numpy as np

    where = np.arange(len(seats))
    chances = tables[..., seats[:, None], seats]
    alive = np.ones((*tables.shape[:-3], len(seats)))
    told = []
    last = len(seats).bit_length() - 2
    for number in range(last + 1):
        meets = (where[:, None] >> number) ^ (where >> number) == 1
        beats = chances[..., -1 if number == last else 0, :, :] * meets
        alive = alive * (beats @ alive[..., None])[..., 0]
        told.append(alive)
    return np.stack(told, -1)


def _nudged(tables: Tables, errors: Any, places: Any) -> Tables:
    """The tables once for each of these pairs, its chance moved by its standard error."""
    import numpy as np

    moved = np.repeat(tables[None], len(places), 0)
    each = np.arange(len(places))
    length, one, other = places.T
    moved[each, length, one, other] += errors[length, one, other]
    moved[each, length, other, one] -= errors[length, one, other]
    return moved
