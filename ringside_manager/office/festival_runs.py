"""Festivals under way: what happened in sentences, who is placed why, and what is left of them drawn from bouts of their own."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from itertools import combinations
from typing import NamedTuple

from ringside_manager.bout import SeededChance, Setup, derive_seed
from ringside_manager.bout.corner import CORNERS
from ringside_manager.bout.outcome import Outcome
from ringside_manager.bout.terms import Carried
from ringside_manager.campaign.books import Books, TournamentBook
from ringside_manager.campaign.bouts import engine_of, handicap
from ringside_manager.campaign.festivals import Course, Format, Man, Meeting, Result, Row, Told
from ringside_manager.campaign.festivals.brackets import Brackets
from ringside_manager.campaign.festivals.fixtures import Fixtures
from ringside_manager.campaign.festivals.groups import Teams
from ringside_manager.campaign.orders import Seeding
from ringside_manager.campaign.tournament import Decider, decided_by, goes_on, needs_dice, roll_tie_break
from ringside_manager.language import later, say
from ringside_manager.odds import Odds, Play, Policy, Sampling, fight_number
from ringside_manager.office.facts.prospects import setups_of_pair
from ringside_manager.office.festivals import Absent, Festival, Happening, Replaced, Withdrew

# What is left, drawn from bouts of its own


PARTS = 20

# What is forecast


@dataclass(frozen=True, eq=False)
class Underway:
    """A festival as it stands, or a tournament of a league: all that its forecast needs.

    ``bout`` gives the bout of two over the rounds the format says, ``None`` for those of every bout.  ``lost`` is what each has
    lost so far where all is boxed on one night (F50), ``None`` where nobody carries anything on.
    """

    course: Course
    told: Told
    names: Sequence[str]
    bout: Callable[[Man, Man, int | None], Setup]
    play: Play
    seed: int
    lost: Mapping[Man, Carried | None] | None = None

    @property
    def due(self) -> tuple[Meeting, ...]:
        """The meetings that can be held now."""
        return self.course.due(self.told)

    @property
    def able(self) -> tuple[Man, ...]:
        """Who has not withdrawn."""
        return tuple(man for man in range(1, self.course.entrants + 1) if man not in self.told.withdrawn)

    @property
    def lengths(self) -> tuple[int | None, ...]:
        """The lengths of bouts the format says, shortest first; ``None`` alone where it says none."""
        said = {self.course.length(key) for turn in self.course.turns() for key in turn}
        return tuple(sorted(said, key=lambda length: length or 0)) or (None,)

    def from_the_bell(self) -> Underway:
        """The same before anything happened; who has withdrawn does not box (F5)."""
        told = Told({}, dict.fromkeys(self.told.withdrawn, 0))
        return replace(self, told=told, lost=None if self.lost is None else {})


def underway(festival: Festival | Underway) -> Underway:
    """What the forecast of a festival needs."""
    if isinstance(festival, Underway):
        return festival
    men = range(1, len(festival.cards) + 1)
    return Underway(
        festival.course,
        festival.told,
        tuple(map(festival.name, men)),
        lambda red, blue, rounds: festival.bout(red, blue, festival.rounds if rounds is None else rounds),
        Policy.AI if festival.corner == Policy.AI.value else festival.corner,
        festival.seed,
        {man: festival.brought(man) for man in men} if festival.form is Format.ONE_NIGHT else None,
    )


def underway_in(books: Books, drawn: TournamentBook, fixtures: Fixtures) -> Underway:
    """What the forecast of a tournament of a league needs that is no knockout: its men as they are today, rested (F89)."""
    terms, men = drawn.terms, fixtures.entrants
    pages = [books.fighters[number] for number in men]
    engine = engine_of(books, terms.system or books.system)
    told = fixtures.told
    for seat, page in enumerate(pages, 1):
        if page.is_retired and seat not in told.withdrawn:
            told = told.with_withdrawal(seat)

    @cache
    def bout(red: Man, blue: Man, length: int | None) -> Setup:
        pair, pops = (men[red - 1], men[blue - 1]), (pages[red - 1].pop_half, pages[blue - 1].pop_half)
        leg = 1 if length is None else 1 + terms.lengths.index(length)
        rounds = terms.setting(books.house, title=False, pops_half=pops, leg=leg)[1]
        (setup,) = setups_of_pair(books, *pair, rounds, (engine,))
        carried = handicap(drawn.handicap_of(*pair)), handicap(-drawn.handicap_of(*pair))
        return replace(setup, terms=replace(setup.terms, carried=carried))

    boxed = {seat: page.lost for seat, page in enumerate(pages, 1) if fixtures.has_boxed(page.number)}
    lost = boxed if fixtures.form is Format.ONE_NIGHT else None
    for pair in combinations(range(1, len(men) + 1), 2) if lost is not None else ():
        bout(*pair, None)  # the books are read here and now: a night is boxed on another thread
    names = tuple(page.name for page in pages)
    return Underway(fixtures.course, told, names, bout, books.options.corners, books.seed, lost)


# The bouts of a pair


class Ends(NamedTuple):
    """How so many bouts of two men ended: the first stopped the other, won on points, nobody won, and so for the second."""

    stopped: int
    won: int
    drawn: int
    lost: int
    was_stopped: int

    def with_more(self, others: Ends) -> Ends:
        """All these bouts together."""
        return Ends(*(mine + theirs for mine, theirs in zip(self, others, strict=True)))


PairKey = tuple[Man, Man, int | None]
"""Two men, the better seed first, and the rounds of their bout the format says."""
Table = Mapping[PairKey, Ends]


@dataclass(frozen=True, eq=False)
class Pair:
    """A bout that may come, boxed in parts with seeds of its own; equal to itself alone."""

    key: PairKey
    setup: Setup
    seed: int


def boxed(pair: Pair, play: Play, before: int, bouts: int) -> tuple[Ends, ...]:
    """What ``bouts`` more of a pair came to in each part, after so many ``before``; works in any process."""
    return tuple(
        _ends(Sampling(pair.setup, derive_seed(pair.seed, part), play, before=before).fight(bouts))
        for part in range(PARTS)
    )


def _ends(odds: Odds) -> Ends:
    red, blue = (
        (odds.won(corner) - odds.on_the_cards(corner), odds.on_the_cards(corner)) for corner in CORNERS
    )
    return Ends(*red, odds.draws + odds.no_contests, *reversed(blue))


# What comes of a meeting


class Draw(NamedTuple):
    """The bouts a part is drawn from, and who stands on each seed."""

    table: Table
    order: Sequence[Man]

    def result(self, course: Course, one: Meeting, chance: SeededChance) -> Result:
        """One of the bouts of the two; where somebody has to go on, a draw is half a bout for either (C63)."""
        men = self.order[one.red - 1], self.order[one.blue - 1]
        first, second = (one.red, one.blue) if men[0] < men[1] else (one.blue, one.red)
        ends = self.table[min(men), max(men), course.length(one.key)]
        drawn = chance.roll(sum(ends))
        for winner, stopped, count in (
            (first, True, ends.stopped),
            (first, False, ends.won),
            (second, False, ends.lost),
            (second, True, ends.was_stopped),
        ):
            drawn -= count
            if drawn <= 0:
                return Result(winner, stopped)
        return Result(chance.pick((first, second)) if course.needs_winner(one.key) else None)


def drawn_to_the_end(course: Course, told: Told, draw: Draw, chance: SeededChance) -> Told:
    """The festival with everything that is left of it drawn."""
    while due := course.due(told):
        results = {one.key: draw.result(course, one, chance) for one in due}
        told = Told({**told.results, **results}, told.withdrawn)
    return told


@dataclass(frozen=True)
class Night:
    """What a bout of one night needs: that of every pair, the better seed first, and what each man has lost before (F50)."""

    bouts: Mapping[tuple[Man, Man], Setup]
    lost: Mapping[Man, Carried | None]

    @classmethod
    def of(cls, festival: Underway) -> Night:
        """The night a festival stands at, light enough to travel to another process."""
        able = festival.able
        pairs = ((red, blue) for red in able for blue in able if red < blue)
        return cls({pair: festival.bout(*pair, None) for pair in pairs}, dict(festival.lost or {}))

    def boxed(self, course: Course, told: Told, order: Sequence[Man], play: Play, seed: int) -> Told:
        """Everything that is left of the night boxed, as the men are after their bouts (F50-F51)."""
        lost, number = dict(self.lost), 0
        while due := course.due(told):
            one = due[0]
            men = order[one.red - 1], order[one.blue - 1]
            brought = lost.get(men[0]), lost.get(men[1])
            spent = next((seat for seat, his in zip(one[1:], brought, strict=True) if his and his.loss >= his.start), None)  # fmt: skip
            if spent is not None:
                told = told.with_withdrawal(spent)
                continue
            number += 1
            outcome = fight_number(self._setup(men, brought), seed, number, play)
            for side, man in enumerate(men):
                lost[man] = Carried(self._system(men), outcome.loss[side], outcome.start[side])
            told = course.record(told, one.red, one.blue, _night_result(outcome, one, seed + number))
        return told

    def _setup(self, men: tuple[Man, Man], brought: tuple[Carried | None, Carried | None]) -> Setup:
        setup = self.bouts[min(men), max(men)]
        red, blue = (setup.red, setup.blue) if men[0] < men[1] else (setup.blue, setup.red)
        return replace(setup, red=red, blue=blue, terms=replace(setup.terms, carried=brought))

    def _system(self, men: tuple[Man, Man]) -> str:
        return self.bouts[min(men), max(men)].engine.info.system


def _night_result(outcome: Outcome, one: Meeting, seed: int) -> Result:
    rolls = roll_tie_break(SeededChance(derive_seed(seed, "tie"))) if needs_dice(outcome) else ()
    return Result(one[1:][goes_on(outcome, rolls).index], outcome.method.is_stoppage)


# The parts


class Count(NamedTuple):
    """Over some runs: how often each man won, was first or second, and how often both of the best were."""

    runs: int
    won: tuple[int, ...]
    first_two: tuple[int, ...]
    best: int


@dataclass(frozen=True, eq=False)
class Runs:
    """A part of the work, the same wherever it is done; ``night`` where festivals are boxed whole, ``table`` else.

    ``order`` is who stands on each seed; where the dice say so, those who box stand on theirs before all others.
    """

    course: Course
    told: Told
    play: Play
    order: tuple[Man, ...]
    best: tuple[Man, ...]
    runs: int
    seed: int
    part: int = 0
    seeding: Seeding | None = None
    night: Night | None = None
    table: Table = field(default_factory=dict)

    def of_part(self, part: int, table: Table | None = None) -> Runs:
        """The same work for a part of it, with the bouts it is drawn from."""
        return replace(self, part=part, table=table or {})

    def count(self) -> Count:
        """Draw or box the runs."""
        size = len(self.order)
        won, two, best = [0] * size, [0] * size, 0
        gone = [man for man in self.order if man in self.told.withdrawn]
        able = [man for man in self.order if man not in self.told.withdrawn]
        for number in range(self.runs):
            chance = SeededChance(derive_seed(self.seed, "run", self.part, number))
            order, told = self.order, self.told
            if self.seeding is Seeding.DICE:
                order = seeded(self.course, [*chance.shuffled(able), *gone])
            if self.seeding is not None:
                seats = (seat for seat, man in enumerate(order, 1) if man in gone)
                told = Told({}, dict.fromkeys(seats, 0))
            told = self._ended(told, order, chance)
            for seat in self.course.winners(told):
                won[order[seat - 1] - 1] += 1
            ahead = {order[row.man - 1] for row in self.course.standing(told)[:2]}
            for man in ahead:
                two[man - 1] += 1
            best += ahead == set(self.best)
        return Count(self.runs, tuple(won), tuple(two), best)

    def _ended(self, told: Told, order: Sequence[Man], chance: SeededChance) -> Told:
        if self.night is not None:
            return self.night.boxed(self.course, told, order, self.play, chance.seed)
        return drawn_to_the_end(self.course, told, Draw(self.table, order), chance)


def seeded(course: Course, order: Sequence[Man]) -> tuple[Man, ...]:
    """Who stands on each seed in this order; in teams everybody stays in his stable, and the order is that of the boards."""
    if not isinstance(course, Teams):
        return tuple(order)
    return tuple(man for stable in range(1, course.count + 1) for man in order if man in course.men(stable))


# What is told of a festival: what happened in sentences, and who is placed why


_DECIDERS = {
    Decider.DAMAGE: later("by damage"),
    Decider.LANDED: later("by punches landed"),
    Decider.DICE: later("by dice"),
}


ResultLine = Callable[[Outcome, str, str, str], str]
"""Says how a bout of two, by their names, came out; told the unit of its clock."""


def happening_told(festival: Festival, one: Happening, result: Result | None, result_line: ResultLine) -> str:
    """What happened in a sentence, with the rule where no bout decided."""
    name = festival.name
    if isinstance(one, Withdrew):
        return say("{name} withdraws (F5).", name=name(one.man))
    if isinstance(one, Replaced):
        return say(
            "{name} stands in for {former} (F6).", name=str(one.card["name"]), former=str(one.former["name"])
        )
    if isinstance(one, Absent):
        return say(
            "{name} does not come: {other} walks over (F7).", name=name(one.man), other=name(one.other)
        )
    outcome = one.record.outcome
    line = result_line(outcome, name(one.red), name(one.blue), festival.engine.info.clock)
    decider = decided_by(outcome)
    if result is None or result.winner is None or decider is Decider.RESULT:
        return line
    return say(
        "{line} {name} goes on {decider} (F2).",
        line=line,
        name=name(result.winner),
        decider=_DECIDERS[decider](),
    )


def stable_told(festival: Festival, course: Teams, number: int) -> str:
    """A stable by its number and its first man."""
    return say("{number}: {name} and his", number=number, name=festival.name(course.men(number)[0]))


# Who is placed why


@dataclass(frozen=True, slots=True)
class PlacedLine:
    """A line of a standing: a man, or a stable of men."""

    place: int
    name: str
    seed: int
    record: str
    points: int | None
    parted: str


def standing_lines(festival: Festival) -> tuple[PlacedLine, ...]:
    """Everybody, best first; in a bracket points count for nothing and are left out."""
    course, told = festival.course, festival.told
    rows = zip(course.standing(told), course.partings(told), strict=True)
    return tuple(
        _line(
            place,
            festival.name(row.man),
            row,
            parting.told() if parting else "",
            isinstance(course, Brackets),
        )
        for place, (row, parting) in enumerate(rows, 1)
    )


def stable_lines(festival: Festival) -> tuple[PlacedLine, ...]:
    """The stables, best first; none where no stables meet."""
    course, told = festival.course, festival.told
    if not isinstance(course, Teams):
        return ()
    rows = zip(course.stable_standing(told), course.stable_partings(told), strict=True)
    return tuple(
        _line(
            place, stable_told(festival, course, row.man), row, parting.told("F61") if parting else "", False
        )
        for place, (row, parting) in enumerate(rows, 1)
    )


def _line(place: int, name: str, row: Row, parted: str, bracket: bool) -> PlacedLine:
    record = f"{row.won}-{row.lost}-{row.drawn}"
    return PlacedLine(place, name, row.man, record, None if bracket else row.points, parted)
