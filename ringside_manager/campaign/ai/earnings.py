"""What a man will still be paid, as the program's managers expect it: by his strength, his standing and his years (C79)."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from functools import cached_property, lru_cache
from itertools import islice
from math import exp
from typing import NamedTuple

from ringside_manager.bout.chance import Chance
from ringside_manager.bout.terms import Abilities
from ringside_manager.campaign.ai import Scene
from ringside_manager.campaign.arenas import Arena, arena_rule, best_open
from ringside_manager.campaign.books import FighterBook
from ringside_manager.campaign.careers import age_of, wear_of
from ringside_manager.campaign.rankings import rank_pop_half
from ringside_manager.campaign.schedule import SEASON
from ringside_manager.campaign.years import Years, changed_in_a_year, retirement_percent

STEP = 13
"""Nights after which a man's standing is looked at again; four make a season."""
AHEAD = 3 * SEASON
"""Nights a manager plans ahead for a stable: what comes later is too uncertain to be paid for."""
NEAREST = 4
"""How many men on either side in popularity a man is expected to meet."""
SPACING = 6.0
"""Nights from bout to bout, as long as a league is too young to say."""
SLOPE = 4.0
"""Half points of POP around the last rank that may challenge, within which a contender is in or out."""
TITLE_WAITS = 2
"""Nights a title bout comes later than the promoter would have it, on average."""
YEARS_SEEN = (2, 5, 9)
"""What the ten-sided dice of Y2 show in a bad year, a middling one and a good one."""
BEGINNER = Abilities(
    agility=50, uppercut=2, right_jab=2, right_hook=2, combination=2, left_jab=2, left_hook=2,
    counterpunch=20, endurance=11,
)  # fmt: skip
"""What a man of nobody's choosing is like (R5-R8)."""


class Course(NamedTuple):
    """What a man is expected to be paid step by step, in dollars: for bouts as they come, and for those for the title."""

    usual: list[float]
    title: list[float]


class Man(NamedTuple):
    """What a course depends on; ``number`` is 0 for a man nobody knows yet."""

    number: int
    weight_class: str
    abilities: Abilities
    earned_half: int
    rank: int | None
    age: int
    losing_streak: int


class Earnings:
    """What men will be paid from the night of a scene on; figures are remembered, so make it again for every night."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self._courses: dict[int, Course] = {}
        self._purses: dict[tuple[int, int], tuple[float, float]] = {}

    def dollars(self, page: FighterBook, nights: int, *, titles: float = 1.0) -> float:
        """Return what a man will be paid within so many nights, a part of his ``titles`` alone counted."""
        found = self._courses.get(page.number)
        if found is None:
            found = self._courses[page.number] = self._course(self._man(page))
        return _within(found.usual, nights) + titles * _within(found.title, nights)

    def beginner_dollars(self, weight_class: str, nights: int) -> float:
        """Return what a newcomer will be paid within so many nights."""
        years = self.scene.books.house.years
        age = years.rookie_age + years.rookie_die // 2 if years.a_season else 0
        course = self._course(Man(0, weight_class, BEGINNER, 0, None, age, 0))
        return _within(course.usual, nights) + _within(course.title, nights)

    def _man(self, page: FighterBook) -> Man:
        books = self.scene.books
        age = age_of(books, page) + wear_of(books, page) if books.house.years.a_season else 0
        earned = page.pop_half - page.rank_half
        return Man(page.number, page.weight_class, page.abilities, earned, page.rank, age, page.losing_streak)

    def _course(self, man: Man) -> Course:
        """His standing rises and falls with the bouts he is expected to win; age takes its part between two seasons."""
        scene, years = self.scene, self.scene.books.house.years
        course = Course([], [])
        earned, force, there = float(man.earned_half), scene.strength(man.abilities), 1.0
        age, streak, reigns = man.age, man.losing_streak, 1.0 if man.rank == 0 else 0.0
        ahead = min(AHEAD, scene.books.options.nights - scene.night)
        for step in range(-(-ahead // STEP)):
            pop = earned + self._rank_half(man.rank, reigns)
            usual, change = self._usual(man, pop, force)
            title, reigns = self._title(man, pop, force, reigns)
            course.usual.append(there * usual)
            course.title.append(there * title)
            earned += change
            if years.a_season and _turns(scene.night + step * STEP):
                age += years.a_season
                earned -= max(0.0, earned - years.fade_floor_half) * min(100, years.fade_percent) / 100
                force += self._growth(man.abilities, age)
                there *= 1 - retirement_percent(years, age, streak) / 100
                streak = 0
        return course

    def _rank_half(self, rank: int | None, reigns: float) -> float:
        """The POP of his rank in half points, if he is champion with a chance of ``reigns``."""
        worth = self.scene.books.house.rank_pop
        below = 0 if rank is None else rank_pop_half(worth, max(1, rank))
        return reigns * worth.champion_half + (1 - reigns) * below

    def _usual(self, man: Man, pop: float, force: float) -> tuple[float, float]:
        """What the bouts of a step pay a man of this POP and strength, in dollars, and how they change his POP."""
        others = list(self._nearest(man, pop))
        if not others:
            return 0.0, 0.0
        won_half, lost_half = self.scene.usual_half
        bouts = STEP * self.bouts_a_night / len(others)
        paid = change = 0.0
        for his_pop, his_force in others:
            chance = _chance(force - his_force)
            won, lost = self._purse(round(pop), his_pop)
            paid += chance * won + (1 - chance) * lost
            change += chance * won_half + (1 - chance) * lost_half
        return bouts * paid, bouts * change

    def _nearest(self, man: Man, pop: float) -> Iterator[tuple[int, float]]:
        """POP and strength of the men of his class nearest to a POP."""
        field = self._fields.get(man.weight_class, [])
        place = bisect_left(field, (pop, 0.0, 0))
        for some in (field[max(0, place - NEAREST - 1) : place][::-1], field[place : place + NEAREST + 1]):
            yield from islice(((half, force) for half, force, one in some if one != man.number), NEAREST)

    @cached_property
    def _fields(self) -> dict[str, list[tuple[int, float, int]]]:
        """POP, strength and number of those who box, by weight class in the order of POP."""
        found: dict[str, list[tuple[int, float, int]]] = {}
        for page in self.scene.books.fighters.values():
            if not page.is_retired and page.manager is not None:
                line = page.pop_half, self.scene.strength(page.abilities), page.number
                found.setdefault(page.weight_class, []).append(line)
        for field in found.values():
            field.sort()
        return found

    @cached_property
    def bouts_a_night(self) -> float:
        """How often a man of the league has boxed lately; what a young league cannot say yet, the usual spacing says."""
        books = self.scene.books
        nights = min(books.closed, SEASON)
        men = max(1, sum(len(field) for field in self._fields.values()))
        fought = 0
        for bout in reversed(books.bouts.values()):
            if bout.night <= books.closed - SEASON:
                break
            fought += bout.outcome is not None
        return (2 * fought + men) / (men * (nights + SPACING))

    def _purse(self, pop_half: int, his_half: int) -> tuple[float, float]:
        """What a bout pays a man who wins it, and one who loses it, at the best arena open to the pair (C41-C48)."""
        known = self._purses.get((pop_half, his_half))
        if known is None:
            table = self.scene.books.house.arenas
            row = arena_rule(table, best_open(table, pop_half, his_half))
            bonus = row.bonus_dollars * max(0, pop_half + his_half) / 2
            known = row.winner_dollars + bonus, row.loser_dollars + bonus
            self._purses[pop_half, his_half] = known
        return known

    def _title(self, man: Man, pop: float, force: float, reigns: float) -> tuple[float, float]:
        """What title bouts of a step pay a man who is champion with a chance of ``reigns``, and that chance after it."""
        titles = self.scene.books.house.titles
        row = arena_rule(self.scene.books.house.arenas, Arena.BEST, True)
        if man.weight_class not in self._tops:
            return 0.0, reigns
        bar, champion, contenders = self._tops[man.weight_class]
        held = STEP / (titles.nights + TITLE_WAITS)
        among = 1 / (1 + exp(max(-30.0, min(30.0, (bar - pop) / SLOPE)))) / max(1, titles.contenders)
        keeps = _chance(force - contenders)
        wins = keeps if man.rank == 0 else _chance(force - (contenders if champion is None else champion))
        bonus = row.bonus_dollars * max(0.0, pop) / 2
        as_champion = keeps * row.winner_dollars + (1 - keeps) * row.loser_dollars + bonus
        as_challenger = wins * row.winner_dollars + (1 - wins) * row.loser_dollars + bonus
        asked = (1 - reigns) * among * held
        return reigns * held * as_champion + asked * as_challenger, reigns * keeps**held + asked * wins

    @cached_property
    def _tops(self) -> dict[str, tuple[float, float | None, float]]:
        """By weight class with a ranking the POP of the last who may challenge, the champion's strength, and that of contenders on average."""
        books = self.scene.books
        found: dict[str, tuple[float, float | None, float]] = {}
        for name, division in books.divisions.items():
            best = [books.fighters[number] for number in division.ranking[: books.house.titles.contenders]]
            champion = books.fighters[division.champions[0]] if division.champions else None
            forces = [self.scene.strength(page.abilities) for page in best]
            if best:
                found[name] = (
                    float(min(page.pop_half for page in best)),
                    None if champion is None else self.scene.strength(champion.abilities),
                    sum(forces) / len(forces),
                )
        return found

    def _growth(self, abilities: Abilities, age: int) -> float:
        """What a year makes of a man of that age, his wear included, in log-odds (Y2)."""
        seen = _after_a_year(self.scene.books.house.years, abilities, age)
        forces = [self.scene.strength(after) for after in seen]
        return sum(forces) / len(forces) - self.scene.strength(abilities)


class _Shows(Chance):
    """Dice that all show the same."""

    def __init__(self, face: int) -> None:
        self._face = face

    def roll(self, sides: int, purpose: str = "") -> int:
        return min(sides, self._face)


@lru_cache(maxsize=1 << 12)
def _after_a_year(years: Years, abilities: Abilities, age: int) -> tuple[Abilities, ...]:
    """A man after a bad year, a middling one and a good one (Y2)."""
    return tuple(changed_in_a_year(years, abilities, age, _Shows(face)) for face in YEARS_SEEN)


def _chance(stronger: float) -> float:
    return 1 / (1 + exp(-max(-30.0, min(30.0, stronger))))


def _turns(night: int) -> bool:
    """Whether a season ends within a step after a night."""
    return (night + STEP) // SEASON > night // SEASON


def _within(steps: list[float], nights: int) -> float:
    """What falls within so many nights."""
    whole, part = divmod(max(0, nights), STEP)
    return sum(steps[:whole]) + (steps[whole] * part / STEP if whole < len(steps) else 0.0)
