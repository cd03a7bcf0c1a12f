"""What bouts bring a fighter: experience, a new percentage, the day he may retire, and injuries (C11-C23, Y4)."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from ringside_manager.bout.chance import Chance
from ringside_manager.bout.outcome import Method, Outcome
from ringside_manager.bout.terms import Abilities
from ringside_manager.campaign.numbers import Unit, house_number
from ringside_manager.errors import against
from ringside_manager.language import later, say

# What victories in a row teach a fighter (C11-C14)


@dataclass(frozen=True, slots=True)
class Gains:
    """Points gained by experience in each rating; never above the ceilings (C13)."""

    endurance: int = 0
    agility: int = 0
    counterpunch: int = 0


@dataclass(frozen=True, slots=True)
class Experience:
    """What victories in a row teach (C11-C13): from which on, the faces of the d10 for each rating, and the most of each."""

    victories: int = house_number(
        2,
        "C11",
        Unit.VICTORIES,
        (1, 20),
        later("Victories that earn a roll"),
        later("So many victories in a row earn a roll, and each one after them."),
    )
    endurance_faces: int = house_number(
        5,
        "C11",
        Unit.FACES,
        (0, 10),
        later("Faces for Endurance"),
        later("Stamina is what bouts teach most."),
    )
    agility_faces: int = house_number(
        3, "C11", Unit.FACES, (0, 10), later("Faces for Agility"), later("Quickness can be learnt, but less.")
    )
    counterpunch_faces: int = house_number(
        2,
        "C11",
        Unit.FACES,
        (0, 10),
        later("Faces for Counterpunch"),
        later("A counterpuncher is hardly ever made."),
    )
    endurance_most: int = house_number(
        10,
        "C13",
        Unit.POINTS,
        (0, 40),
        later("Most Endurance learnt"),
        later("A ceiling, so that a long career does not make a man of iron."),
    )
    agility_most: int = house_number(
        5,
        "C13",
        Unit.POINTS,
        (0, 40),
        later("Most Agility learnt"),
        later("The most Agility that experience gives."),
    )
    counterpunch_most: int = house_number(
        5,
        "C13",
        Unit.POINTS,
        (0, 40),
        later("Most Counterpunch learnt"),
        later("The most Counterpunch that experience gives."),
    )
    faces: tuple[str, ...] = field(init=False, repr=False, compare=False)
    """The rating each face improves (C11)."""

    def __post_init__(self) -> None:
        ratings = ("endurance", "agility", "counterpunch")
        faces = (rating for rating in ratings for _ in range(getattr(self, f"{rating}_faces")))
        object.__setattr__(self, "faces", tuple(faces))


def winning_streak_after(streak: int, won: bool) -> int:
    """The winning streak after a bout: a loss or a draw ends it (C12)."""
    return streak + 1 if won else 0


def earns_experience(experience: Experience, winning_streak: int) -> bool:
    """Whether the victory that made the streak ``winning_streak`` long earns a roll (C11)."""
    return winning_streak >= experience.victories


def roll_experience(chance: Chance) -> int:
    """The d10 of C11."""
    return chance.roll(10, "experience")


def gain(experience: Experience, gains: Gains, d10: int) -> Gains:
    """``gains`` after the roll ``d10``; a roll in a full category gives nothing (C11, C13).

    ``ValueError`` if the roll is not on a d10.
    """
    if not 1 <= d10 <= 10:
        raise ValueError(f"a d10 shows 1 to 10, not {d10}")
    rating = experience.faces[d10 - 1]
    points = getattr(gains, rating)
    if points >= getattr(experience, f"{rating}_most"):
        return gains
    return replace(gains, **{rating: points + 1})


def improved(abilities: Abilities, gains: Gains, before: Gains | None = None) -> Abilities:
    """The ratings a fighter brings to his next bout: those he had and what he gained since ``before``, or ever (C14).

    The ranges of R5-R8 do not limit him (C13).
    """
    had = before or Gains()
    return replace(
        abilities,
        endurance=abilities.endurance + gains.endurance - had.endurance,
        agility=abilities.agility + gains.agility - had.agility,
        counterpunch=abilities.counterpunch + gains.counterpunch - had.counterpunch,
    )


# The manager's share of a fighter's purses (C20-C23)


@dataclass(frozen=True, slots=True)
class Share:
    """What a manager has of a fighter's purses (C20, C21)."""

    base: int = house_number(
        10,
        "C20",
        Unit.PERCENT,
        (0, 60),
        later("Added to the die"),
        later("A percentage is this and what a twenty-sided die shows."),
    )
    bouts: int = house_number(
        10,
        "C21",
        Unit.BOUTS,
        (1, 100),
        later("Bouts until it is rolled again"),
        later("For how many bouts under one manager a percentage stands."),
    )
    for_loss: int = house_number(
        1,
        "C21",
        Unit.PERCENT,
        (0, 10),
        later("More for each loss"),
        later("A man who loses is glad of a manager, and pays more for him."),
    )
    for_win: int = house_number(
        1,
        "C21",
        Unit.PERCENT,
        (0, 10),
        later("Less for each win"),
        later("A man who wins can ask for better terms."),
    )
    least: int = house_number(
        10,
        "C21",
        Unit.PERCENT,
        (0, 100),
        later("Least when rolled again"),
        later("No manager works for less."),
    )
    most: int = house_number(
        30,
        "C21",
        Unit.PERCENT,
        (0, 100),
        later("Most when rolled again"),
        later("No fighter signs away more than this."),
    )


def roll_percentage(chance: Chance) -> int:
    """The d20 of C20 and C21 (C10)."""
    return chance.roll(20, "percentage")


def first_percentage(share: Share, d20: int) -> int:
    """The percentage on acquisition, 11 to 30 by the book (C20); ``ValueError`` if the roll is not on a d20."""
    if not 1 <= d20 <= 20:
        raise ValueError(f"a d20 shows 1 to 20, not {d20}")
    return share.base + d20


def renewed_percentage(share: Share, d20: int, wins: int, losses: int) -> int:
    """The percentage after every tenth bout, 10 to 30 by the book, with the wins and losses of the whole career (C21).

    The bout just fought is among them, draws are not; ``ValueError`` if the roll is not on a d20.
    """
    wanted = first_percentage(share, d20) + share.for_loss * losses - share.for_win * wins
    return max(share.least, min(share.most, wanted))


def is_due(share: Share, bouts_under_manager: int, retired: bool = False) -> bool:
    """Whether a new percentage is rolled after this many bouts under the same manager (C21).

    A fighter who retires after that very bout rolls none.
    """
    tenth = bouts_under_manager > 0 and bouts_under_manager % share.bouts == 0
    return tenth and not retired


def share_cents(purse_dollars: int, percentage: int) -> int:
    """The manager's share of a purse in cents, exact (C23): a percent of a dollar is a cent."""
    return purse_dollars * percentage


# When a manager may send a fighter into retirement (C16-C18)


@dataclass(frozen=True, slots=True)
class Retirement:
    """Either opens the door to retirement (C16)."""

    bouts: int = house_number(
        10,
        "C16",
        Unit.BOUTS,
        (1, 200),
        later("Bouts to retire"),
        later("A man who was given so many chances may be sent home."),
    )
    losses_in_a_row: int = house_number(
        3,
        "C16",
        Unit.LOSSES,
        (1, 50),
        later("Losses in a row to retire"),
        later("So may a man who only loses."),
    )


def losing_streak_after(streak: int, lost: bool) -> int:
    """The losing streak after a bout: a win or a draw ends it (C16)."""
    return streak + 1 if lost else 0


def may_retire(retirement: Retirement, bouts: int, losing_streak: int) -> bool:
    """Whether a fighter may be retired; both counts are over his whole career (C16)."""
    return bouts >= retirement.bouts or losing_streak >= retirement.losses_in_a_row


def check_retire(retirement: Retirement, name: str, bouts: int, losing_streak: int) -> None:
    """Raise ``RuleError`` C16 naming the fighter unless he may be retired."""
    if not may_retire(retirement, bouts, losing_streak):
        raise against(
            "C16",
            "{name} may not be retired: he has {bouts} of {career_bouts} bouts and {losing_streak} of {losses_in_a_row} losses in a row.",
            name=name,
            bouts=bouts,
            career_bouts=retirement.bouts,
            losing_streak=losing_streak,
            losses_in_a_row=retirement.losses_in_a_row,
            next_step=say("Let him fight on until he has one or the other, or sell him."),
        )


# For how long a beaten man is out (Y4); what is left of it in the books is read in ``bouts``


@dataclass(frozen=True, slots=True)
class Injuries:
    """For how many nights a bout puts a man out (Y4); by the book for none."""

    ko_nights: int = house_number(
        0,
        "Y4",
        Unit.NIGHTS,
        (0, 52),
        later("Out after a KO"),
        later("Who was counted out may not box for so many nights from that bout; 0 for no such rule."),
    )
    stoppage_nights: int = house_number(
        0,
        "Y4",
        Unit.NIGHTS,
        (0, 52),
        later("Out after a TKO"),
        later("Who was stopped may not box for so many nights from that bout; 0 for no such rule."),
    )
    knockdown_nights: int = house_number(
        0,
        "Y4",
        Unit.NIGHTS,
        (0, 10),
        later("More for each knockdown"),
        later("So many nights more for each knockdown a man suffered, won or lost."),
    )


def nights_out(injuries: Injuries, outcome: Outcome, side: int) -> int:
    """Return for how many nights from the bout the man of corner ``side`` (0 red, 1 blue) is out; 0 for none (Y4)."""
    lost = outcome.winner is not None and outcome.winner.index != side
    stopped = lost and outcome.method.is_stoppage
    base = injuries.ko_nights if outcome.method is Method.KO else injuries.stoppage_nights
    return (base if stopped else 0) + injuries.knockdown_nights * outcome.knockdowns[1 - side]
