"""Weight classes with limits: what a man weighs, which class he can make, and what it costs him to change (Y13).

Designed; by the book nobody leaves the class he entered.  Weights are whole pounds.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from ringside_manager.bout.chance import SeededChance, derive_seed
from ringside_manager.bout.terms import ABILITY_NAMES, PUNCH_NAMES, Abilities
from ringside_manager.campaign.numbers import Unit, house_number
from ringside_manager.language import later
from ringside_manager.text_safety import match_key


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

DIE = 20


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
    die = SeededChance(derive_seed(league_seed, "weight", fighter)).roll(DIE, "weight")
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
