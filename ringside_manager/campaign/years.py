"""What years do to a man: age, growth and decline, wear, fading names, the end of careers, rookies, and his weight (Y1-Y8, Y10, Y13, Y15).

Designed for campaigns of many seasons; by the book a season makes nobody older, nobody leaves the class he entered, and none of
this counts.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from ringside_manager.bout.chance import Chance, SeededChance, derive_seed
from ringside_manager.bout.terms import ABILITY_NAMES, ABILITY_RANGES, PUNCH_NAMES, Abilities
from ringside_manager.campaign.numbers import Unit, house_number
from ringside_manager.fighters import Fighter
from ringside_manager.language import later
from ringside_manager.text_safety import match_key


@dataclass(frozen=True, slots=True)
class Years:
    """What the turn of the year does; with ``a_season`` 0 there is none (Y1-Y8, Y10, Y15)."""

    a_season: int = house_number(
        0, "Y1", Unit.YEARS, (0, 3),
        later("Years a season counts"),
        later("How much older a season makes a man; with 0 nobody ages, and no year turns."),
    )  # fmt: skip
    founding_age: int = house_number(
        19, "Y1", Unit.YEARS, (10, 60),
        later("Age at the founding, before the die"),
        later("Who boxes when the league is founded is older than this by what his die shows."),
        founding=True,
    )  # fmt: skip
    founding_die: int = house_number(
        12, "Y1", Unit.YEARS, (1, 60),
        later("Faces of that die"),
        later("Men of one age would all retire together; the more faces, the steadier the league."),
        founding=True,
    )  # fmt: skip
    rookie_age: int = house_number(
        18, "Y1", Unit.YEARS, (10, 60),
        later("Age of who comes later, before the die"),
        later("Who comes after the founding is older than this by what his die shows."),
    )  # fmt: skip
    rookie_die: int = house_number(
        4, "Y1", Unit.YEARS, (1, 60),
        later("Faces of a rookie's die"),
        later("Some turn professional as boys, some after a career as amateurs."),
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
    gains_1_from: int = house_number(
        4, "Y2", Unit.FACES, (1, 11),
        later("Face that gains a point"),
        later("Who grows gains a point if the ten-sided die shows this or more; with 11 never."),
    )  # fmt: skip
    gains_2_from: int = house_number(
        7, "Y2", Unit.FACES, (1, 11),
        later("Face that gains one more"),
        later("And another from this face on, so that few grow much in a year."),
    )  # fmt: skip
    gains_3_from: int = house_number(
        9, "Y2", Unit.FACES, (1, 11),
        later("Face that gains a third"),
        later("A third point is a good year."),
    )  # fmt: skip
    gains_4_from: int = house_number(
        10, "Y2", Unit.FACES, (1, 11),
        later("Face that gains a fourth"),
        later("A fourth point makes a champion of a prospect."),
    )  # fmt: skip
    breath_percent: int = house_number(
        50, "Y2", Unit.PERCENT, (0, 100),
        later("Endurance, of what Agility would change"),
        later("A point of Endurance is worth more, and a year changes it less."),
    )  # fmt: skip
    body_falls_by: int = house_number(
        4, "Y2", Unit.POINTS, (1, 100),
        later("Die and years past for a point of body"),
        later("A falling Endurance or Agility loses a point for each time the die and the years past hold this."),
    )  # fmt: skip
    craft_falls_by: int = house_number(
        4, "Y2", Unit.POINTS, (1, 100),
        later("Die and years past for a point of craft"),
        later("The same for Counterpunch."),
    )  # fmt: skip
    punch_falls_by: int = house_number(
        12, "Y2", Unit.POINTS, (1, 100),
        later("Die and years past for a point of a punch"),
        later("A punch has few points, and loses one at most in a year."),
    )  # fmt: skip
    most_lost: int = house_number(
        6, "Y2", Unit.POINTS, (0, 40),
        later("Most lost in a year"),
        later("Nobody falls apart in one year."),
    )  # fmt: skip
    least_punch: int = house_number(
        1, "Y2", Unit.POINTS, (0, 4),
        later("Punch that stays"),
        later("No punch that had more falls below this: who could punch can still hit."),
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
    retire_most_percent: int = house_number(
        90, "Y6", Unit.PERCENT, (0, 100),
        later("Most that chance can be"),
        later("Nobody is certain to retire."),
    )  # fmt: skip
    rookies_percent: int = house_number(
        0, "Y7", Unit.PERCENT, (0, 200),
        later("Fighters a class of rookies fills the league up to"),
        later("Of the fighters the league began with; with 0 no rookies come."),
    )  # fmt: skip
    comeback_percent: int = house_number(
        0, "Y10", Unit.PERCENT, (0, 100),
        later("Chance of a comeback"),
        later("Each year, for each man who has retired not long ago: few stay away for good, and few find what they left."),
    )  # fmt: skip
    comeback_years: int = house_number(
        3, "Y10", Unit.YEARS, (1, 20),
        later("Turns of the year in which one may come back"),
        later("Who has stayed away for longer does not come back."),
    )  # fmt: skip
    pot_percent: int = house_number(
        0, "Y15", Unit.PERCENT, (0, 100),
        later("Money each manager puts into the pot"),
        later("The pot is shared alike, so that old riches do not decide a campaign; with 0 there is none."),
    )  # fmt: skip


PROFESSIONAL = range(10, 61)
"""Y1: ages at which a man can have begun to box; what a set says beyond them is no age."""


def entry_age(
    years: Years, league_seed: int, fighter: int, entered_night: int, person: Fighter | None = None
) -> int:
    """Return how old a fighter is when he enters, from the league's seed and his number (Y1).

    Where the set of ``person`` knows his birth and his years, his first year as a professional takes the place of the
    numbers of the house, and he is never older at the founding than he was in his last year.
    """
    chance = SeededChance(derive_seed(league_seed, "age", fighter))
    began, ended = _known_ages(person)
    if entered_night:
        return began or years.rookie_age + chance.roll(years.rookie_die, "age")
    die = chance.roll(years.founding_die, "age")
    return min(began + die - 1, ended) if began else years.founding_age + die


def _known_ages(person: Fighter | None) -> tuple[int, int]:
    """How old a man was in his first and last year as a professional; 0 and 0 if a set does not say so."""
    if person is None or person.born is None or person.years_active is None:
        return 0, 0
    first, last = person.years_active
    began = first - person.born
    if began not in PROFESSIONAL:
        return 0, 0
    return began, max(began, (PROFESSIONAL[-1] if last is None else last - person.born))


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

    No rating leaves the range a card may hold, and no year takes a man's last point: without Endurance nobody could box (C58).
    """
    ratings = abilities.as_dict()
    dice = {name: chance.roll(10, name) for name in ratings}
    moved = dict(_moved(years, abilities, age, dice))
    for name, now in ratings.items():
        least, most = min(1, now), max(ABILITY_RANGES[name][-1], now)
        ratings[name] = min(max(now + moved.get(name, 0), least), most)
    return Abilities.from_dict(ratings)


def _moved(years: Years, abilities: Abilities, age: int, dice: dict[str, int]) -> Iterator[tuple[str, int]]:
    body = years.body_until, years.body_from, years.body_falls_by
    craft = years.craft_until, years.craft_from, years.craft_falls_by
    yield "agility", _curve(years, age, dice["agility"], *body)
    breath = _curve(years, age, dice["endurance"], *body)
    share: int = abs(breath) * years.breath_percent // 100
    yield "endurance", share if breath > 0 else -share
    yield "counterpunch", _curve(years, age, dice["counterpunch"], *craft)
    for name in PUNCH_NAMES:
        if age >= years.punch_from and getattr(abilities, name) > years.least_punch:
            yield name, -min(1, (dice[name] + age - years.punch_from) // years.punch_falls_by)


def _curve(years: Years, age: int, die: int, until: int, since: int, falls_by: int) -> int:
    if age < until:
        faces = years.gains_1_from, years.gains_2_from, years.gains_3_from, years.gains_4_from
        return sum(die >= face for face in faces)
    lost: int = (die + age - since) // falls_by
    return -min(years.most_lost, lost) if age >= since else 0


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
    percent: int = (past + 1) * years.retire_percent + losing_streak * years.retire_losing_percent
    return min(years.retire_most_percent, percent)


def rookies(years: Years, founded_with: int, active: int) -> int:
    """Return how many rookies come, so that the league keeps its number of fighters (Y7)."""
    return max(0, founded_with * years.rookies_percent // 100 - active)


def pot_moves_cents(years: Years, balances_cents: Sequence[int]) -> tuple[int, ...]:
    """Return what the pot moves for each manager, in cents and in the order of their balances (Y15).

    Who owes money puts nothing in.  All have the same share of it; the cents that are left over go one by one to the first,
    so that no cent is made or lost.
    """
    given = [max(0, cents) * years.pot_percent // 100 for cents in balances_cents]
    share, over = divmod(sum(given), len(given)) if given else (0, 0)
    return tuple(share + (place < over) - cents for place, cents in enumerate(given))


# Weight classes with limits: what a man weighs, in whole pounds, which class he can make, and what it costs him to change (Y13)


@dataclass(frozen=True, slots=True)
class Limit:
    """A weight class: its names, the least its men weigh by nature, and the most they may weigh (0: no limit)."""

    names: tuple[str, ...]
    above: int
    limit: int


LIMITS: tuple[Limit, ...] = (
    Limit(("Minimumweight", "Strawweight", "Mini Flyweight"), 0, 105),
    Limit(("Light Flyweight", "Junior Flyweight"), 105, 108),
    Limit(("Flyweight",), 108, 112),
    Limit(("Super Flyweight", "Junior Bantamweight"), 112, 115),
    Limit(("Bantamweight",), 115, 118),
    Limit(("Super Bantamweight", "Junior Featherweight"), 118, 122),
    Limit(("Featherweight",), 122, 126),
    Limit(("Super Featherweight", "Junior Lightweight"), 126, 130),
    Limit(("Lightweight",), 130, 135),
    Limit(("Super Lightweight", "Junior Welterweight", "Light Welterweight"), 135, 140),
    Limit(("Welterweight",), 140, 147),
    Limit(("Super Welterweight", "Junior Middleweight", "Light Middleweight"), 147, 154),
    Limit(("Middleweight",), 154, 160),
    Limit(("Super Middleweight",), 160, 168),
    Limit(("Light Heavyweight",), 168, 175),
    Limit(("Cruiserweight",), 175, 200),
    Limit(("Heavyweight",), 200, 0),
)
"""The classes boxing knows, lightest first, with their limits in pounds."""


@dataclass(frozen=True, slots=True)
class WeightRules:
    """Who may change his weight class, how often, and what it costs (Y13)."""

    move_nights: int = house_number(
        0, "Y13", Unit.NIGHTS, (0, 520),
        later("Nights between two changes of weight class"),
        later("A man who has changed his weight class stays there for so many nights; with 0 nobody changes."),
    )  # fmt: skip
    unranked_bouts: int = house_number(
        1, "Y13", Unit.BOUTS, (0, 10),
        later("Bouts in a new class before a rank"),
        later("Who comes from another class must show what he can do in this one first."),
    )  # fmt: skip
    dry_percent: int = house_number(
        5, "Y13", Unit.PERCENT, (0, 20),
        later("Weight a man can leave off"),
        later("So much of his weight can be sweated off before a bout without harm."),
    )  # fmt: skip
    drain_percent: int = house_number(
        1, "Y13", Unit.PERCENT, (1, 20),
        later("More of it for a point of Endurance"),
        later("Each part of his weight beyond that costs a point of Endurance: a drained man tires."),
    )  # fmt: skip
    most_dry_percent: int = house_number(
        10, "Y13", Unit.PERCENT, (0, 30),
        later("Most weight a man can leave off"),
        later("Below that nobody can make a limit, and a man who grows must move up."),
    )  # fmt: skip
    small_percent: int = house_number(
        2, "Y13", Unit.PERCENT, (1, 20),
        later("Weight short for a point of a punch"),
        later("Against bigger men punches count for less: so much short of their weight costs a point."),
    )  # fmt: skip
    most_small_percent: int = house_number(
        10, "Y13", Unit.PERCENT, (0, 30),
        later("Most weight a man may be short"),
        later("Nobody may box men who are bigger by more than this."),
    )  # fmt: skip
    growth_percent: int = house_number(
        1, "Y13", Unit.PERCENT, (0, 10),
        later("Weight gained in a year"),
        later("Where men age, the young ones fill out until their body has grown up (Y2)."),
    )  # fmt: skip


@cache
def limit_of(weight_class: str) -> Limit | None:
    """Return the limits of a class by one of its names, whatever its case; None for a class boxing does not know."""
    key = match_key(weight_class)
    return next((each for each in LIMITS if key in map(match_key, each.names)), None)


def entry_weight(weight_class: str, league_seed: int, fighter: int) -> int | None:
    """Return what a man weighs who enters this class, in pounds, by a die of 20 of his own; None without a limit known.

    94.5 to 104 percent of the limit; a heavyweight 199 to 256 pounds.
    """
    limits = limit_of(weight_class)
    if limits is None:
        return None
    die = SeededChance(derive_seed(league_seed, "weight", fighter)).roll(20, "weight")
    return limits.limit * (940 + 5 * die) // 1000 if limits.limit else 196 + 3 * die


def grown(rules: WeightRules, pounds: int, years_of_growth: int) -> int:
    """Return what a man weighs who has filled out for some years."""
    return pounds * (100 + rules.growth_percent * max(0, years_of_growth)) // 100


def dry_percent(limits: Limit, pounds: int) -> int:
    """Return the share of his weight a man must leave off to make a limit, in whole percent begun; 0 if none."""
    over = pounds - limits.limit
    return -(-100 * over // pounds) if limits.limit and over > 0 else 0


def short_percent(limits: Limit, pounds: int) -> int:
    """Return by how much a man is lighter than the lightest who box there by nature, in whole percent begun; 0 if he is not."""
    short = limits.above - pounds
    return -(-100 * short // limits.above) if short > 0 else 0


def toll(rules: WeightRules, abilities: Abilities, weight_class: str, pounds: int) -> tuple[int, ...]:
    """Return what boxing in a class takes from a man's ratings, 0 or less each, in the order of R4.

    A point of Endurance for each ``drain_percent`` begun beyond ``dry_percent``, and a point of a punch for each
    ``small_percent`` begun that he is short, of the strongest punch that is left each time.  No rating falls below 1.
    """
    limits = limit_of(weight_class)
    left = abilities.as_dict()
    if limits is None:
        return tuple(0 for _ in left)
    drained = -(-max(0, dry_percent(limits, pounds) - rules.dry_percent) // rules.drain_percent)
    left["endurance"] -= max(0, min(drained, left["endurance"] - 1))
    for _ in range(-(-short_percent(limits, pounds) // rules.small_percent)):
        strongest = max(PUNCH_NAMES, key=left.__getitem__)
        left[strongest] -= left[strongest] > 1
    return tuple(left[name] - getattr(abilities, name) for name in ABILITY_NAMES)


def neighbours(weight_class: str, classes: tuple[str, ...]) -> Iterator[str]:
    """The classes of a league next above and next below one, above first, those without a known limit left out."""
    known = sorted((LIMITS.index(limits), name) for name in classes if (limits := limit_of(name)) is not None)
    names = [name for _, name in known]
    if weight_class in names:
        place = names.index(weight_class)
        yield from names[place + 1 : place + 2]
        yield from names[max(0, place - 1) : place]
