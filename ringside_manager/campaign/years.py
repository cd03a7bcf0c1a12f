"""The years of a career: age, growth and decline, wear, fading names, the end of careers and rookies (Y1-Y8).

Designed for campaigns of many seasons; by the book a season makes nobody older, and none of this counts.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ringside_manager.bout.abilities import ABILITY_RANGES, PUNCH_NAMES, Abilities
from ringside_manager.bout.chance import Chance, SeededChance, derive_seed
from ringside_manager.campaign.numbers import Unit, house_number
from ringside_manager.language import later


@dataclass(frozen=True, slots=True)
class Years:
    """What the turn of the year does to fighters; with ``a_season`` 0 there is none (Y1-Y8)."""

    a_season: int = house_number(
        0, "Y1", Unit.YEARS, (0, 3),
        later("Years a season counts"),
        later("How much older a season makes a man; with 0 nobody ages, and no year turns."),
    )  # fmt: skip
    body_until: int = house_number(
        26, "Y2", Unit.YEARS, (18, 60),
        later("Endurance and Agility grow until"),
        later("A young body still gains."),
    )  # fmt: skip
    body_from: int = house_number(
        30, "Y2", Unit.YEARS, (18, 80),
        later("Endurance and Agility fall from"),
        later("Legs and breath are the first to go."),
    )  # fmt: skip
    craft_until: int = house_number(
        32, "Y2", Unit.YEARS, (18, 60),
        later("Counterpunch grows until"),
        later("The eye for an opening is learnt late."),
    )  # fmt: skip
    craft_from: int = house_number(
        36, "Y2", Unit.YEARS, (18, 80),
        later("Counterpunch falls from"),
        later("Reflexes last longer than legs."),
    )  # fmt: skip
    punch_from: int = house_number(
        34, "Y2", Unit.YEARS, (18, 80),
        later("Punches fall from"),
        later("Power is the last thing to go, but hands slow down."),
    )  # fmt: skip
    worn_by_knockdowns: int = house_number(
        10, "Y3", Unit.KNOCKDOWNS, (0, 100),
        later("Knockdowns suffered that count as a year"),
        later("Who has been down often ages early; with 0 knockdowns do not count."),
    )  # fmt: skip
    worn_by_stoppages: int = house_number(
        5, "Y3", Unit.LOSSES, (0, 100),
        later("Losses by stoppage that count as a year"),
        later("Each beating leaves something behind; with 0 stoppages do not count."),
    )  # fmt: skip
    worn_by_rounds: int = house_number(
        400, "Y3", Unit.ROUNDS, (0, 5000),
        later("Rounds boxed that count as a year"),
        later("Hard work wears as well as beatings; with 0 rounds do not count."),
    )  # fmt: skip
    fade_percent: int = house_number(
        0, "Y5", Unit.PERCENT, (0, 100),
        later("Popularity lost in a year"),
        later("Of the popularity above the floor: names are forgotten, the greatest fastest."),
    )  # fmt: skip
    fade_idle_percent: int = house_number(
        0, "Y5", Unit.PERCENT, (0, 100),
        later("More of it for who did not box"),
        later("Who is not seen for a season is forgotten sooner."),
    )  # fmt: skip
    fade_floor_half: int = house_number(
        8, "Y5", Unit.POP_HALF, (0, 200),
        later("Popularity that stays"),
        later("Nobody's name is forgotten below this."),
    )  # fmt: skip
    retire_from: int = house_number(
        30, "Y6", Unit.YEARS, (18, 80),
        later("Men think of retiring from"),
        later("The age from which a career may end of its own accord."),
    )  # fmt: skip
    retire_percent: int = house_number(
        0, "Y6", Unit.PERCENT, (0, 100),
        later("Chance to retire for each year past it"),
        later("The older a man is, the likelier he stops; with 0 nobody retires of his own accord."),
    )  # fmt: skip
    retire_losing_percent: int = house_number(
        0, "Y6", Unit.PERCENT, (0, 100),
        later("More for each loss in a row"),
        later("Men past their best stop sooner when they only lose."),
    )  # fmt: skip
    rookies_percent: int = house_number(
        0, "Y7", Unit.PERCENT, (0, 200),
        later("Fighters a class of rookies fills the league up to"),
        later("Of the fighters the league began with; with 0 no rookies come."),
    )  # fmt: skip


FOUNDING_AGE, FOUNDING_DIE = 19, 12
"""Y1: a man of the founding is 19 and a d12 years old."""
ROOKIE_AGE, ROOKIE_DIE = 18, 4
"""Y1: who comes later is 18 and a d4 years old."""
GROWTH = (0, 0, 0, 1, 1, 1, 2, 2, 3, 4)
"""Y2: points of Agility and Counterpunch a growing man gains by the faces of a d10; Endurance gains half of them, rounded down."""
BODY_FALLS, CRAFT_FALLS, PUNCH_FALLS = 4, 4, 12
"""Y2: a d10 and the years past loses a point for each time this goes into it."""
MOST_LOST = 6
"""Y2: the most Agility or Counterpunch a man loses in a year."""
LEAST_POWER = 1
"""Y2: no punch that had power falls below this."""
MOST_CHANCE = 90
"""Y6: no man is certain to retire."""


def entry_age(league_seed: int, fighter: int, entered_night: int) -> int:
    """Return how old a fighter was when he entered, from the league's seed and his number (Y1)."""
    chance = SeededChance(derive_seed(league_seed, "age", fighter))
    if entered_night:
        return ROOKIE_AGE + chance.roll(ROOKIE_DIE, "age")
    return FOUNDING_AGE + chance.roll(FOUNDING_DIE, "age")


def wear(years: Years, knockdowns: int, stoppages: int, rounds: int) -> int:
    """Return by how many whole years a career has aged a man (Y3)."""
    counted = (
        (knockdowns, years.worn_by_knockdowns),
        (stoppages, years.worn_by_stoppages),
        (rounds, years.worn_by_rounds),
    )
    return sum(count // a_year for count, a_year in counted if a_year)


def changed_in_a_year(years: Years, abilities: Abilities, age: int, chance: Chance) -> Abilities:
    """Return a man's ratings after a year, ``age`` being his age with his wear; a d10 for each (Y2).

    No rating leaves the range a card may hold.
    """
    dice = {name: chance.roll(10, name) for name in abilities.as_dict()}
    moved = dict(_moved(years, abilities, age, dice))
    ratings = {name: now + moved.get(name, 0) for name, now in abilities.as_dict().items()}
    return Abilities.from_dict(
        {
            name: min(
                max(now, _least(abilities, name)), max(ABILITY_RANGES[name][-1], getattr(abilities, name))
            )
            for name, now in ratings.items()
        }
    )


def _least(abilities: Abilities, name: str) -> int:
    """No year takes a man's last point: without Endurance nobody could box (C58)."""
    now: int = getattr(abilities, name)
    return min(1, now)


def _moved(years: Years, abilities: Abilities, age: int, dice: dict[str, int]) -> Iterator[tuple[str, int]]:
    body = _curve(age, dice["agility"], years.body_until, years.body_from, BODY_FALLS)
    breath = _curve(age, dice["endurance"], years.body_until, years.body_from, BODY_FALLS)
    yield "agility", body
    yield "endurance", breath // 2 if breath > 0 else -(-breath // 2)
    yield (
        "counterpunch",
        _curve(age, dice["counterpunch"], years.craft_until, years.craft_from, CRAFT_FALLS),
    )
    for name in PUNCH_NAMES:
        if age >= years.punch_from and getattr(abilities, name) > LEAST_POWER:
            yield name, -min(1, (dice[name] + age - years.punch_from) // PUNCH_FALLS)


def _curve(age: int, die: int, until: int, since: int, falls: int) -> int:
    if age < until:
        return GROWTH[die - 1]
    lost: int = (die + age - since) // falls
    return -min(MOST_LOST, lost) if age >= since else 0


def faded(years: Years, earned_half: int, *, idle: bool) -> int:
    """Return the half points of popularity a year takes from a man, never below the floor (Y5)."""
    above: int = earned_half - years.fade_floor_half
    percent: int = min(100, years.fade_percent + (years.fade_idle_percent if idle else 0))
    return max(0, above * percent // 100)


def retirement_percent(years: Years, age: int, losing_streak: int) -> int:
    """Return the chance in 100 that a man of this age, his wear included, ends his career (Y6)."""
    past = age - years.retire_from
    if past < 0 or not years.retire_percent:
        return 0
    return min(MOST_CHANCE, (past + 1) * years.retire_percent + losing_streak * years.retire_losing_percent)


def rookies(years: Years, founded_with: int, active: int) -> int:
    """Return how many rookies come, so that the league keeps its number of fighters (Y7)."""
    return max(0, founded_with * years.rookies_percent // 100 - active)
