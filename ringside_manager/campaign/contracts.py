"""Contracts: for how long and for what share a man boxes under a manager, what he asks for and what he says to other terms (Y9).

Designed for campaigns of many seasons; by the book there are none, and a share is rolled again after every tenth bout (C21).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum

from ringside_manager.campaign.numbers import Unit, house_number
from ringside_manager.campaign.progress import Share
from ringside_manager.campaign.years import Years
from ringside_manager.errors import against
from ringside_manager.language import later, say


@dataclass(frozen=True, slots=True)
class Contracts:
    """How long contracts run and what men ask for; with ``seasons`` 0 there are none (Y9)."""

    seasons: int = house_number(
        0, "Y9", Unit.SEASONS, (0, 10),
        later("Seasons of a contract at most"),
        later("With 0 there are no contracts: a man stays with his manager, and his share is rolled again."),
    )  # fmt: skip
    talks_nights: int = house_number(
        26, "Y9", Unit.NIGHTS, (1, 104),
        later("Nights before its end a contract may be extended"),
        later("Nobody signs years ahead, before it is known what he will be worth."),
    )  # fmt: skip
    share: int = house_number(
        22, "Y9", Unit.PERCENT, (0, 60),
        later("Share an unknown man grants"),
        later("What a manager has of the purses of a man without a name."),
    )  # fmt: skip
    pop_a_point: int = house_number(
        4, "Y9", Unit.POP, (1, 100),
        later("Popularity that takes a point off"),
        later("A man with a name needs his manager less, and grants a point less for every so many."),
    )  # fmt: skip
    champion_points: int = house_number(
        2, "Y9", Unit.PERCENT, (0, 30),
        later("Less from a champion"),
        later("Everybody wants to manage a champion."),
    )  # fmt: skip
    age_points: int = house_number(
        1, "Y9", Unit.PERCENT, (0, 10),
        later("More for each year past his best"),
        later("An ageing man is glad of a contract; years count from those in which men think of retiring."),
    )  # fmt: skip
    record_points: int = house_number(
        1, "Y9", Unit.PERCENT, (0, 10),
        later("More for each win over his losses of the season"),
        later("A man stays with a manager under whom he wins; whoever lost under him asks for more."),
    )  # fmt: skip
    demand_points: int = house_number(
        1, "Y9", Unit.PERCENT, (0, 10),
        later("Less for each other stable with an empty place"),
        later("Who could go elsewhere can ask for more."),
    )  # fmt: skip
    ease_nights: int = house_number(
        2, "Y9", Unit.NIGHTS, (1, 52),
        later("Nights without a manager that add a point"),
        later("A man whom nobody signs comes down, so that he finds a manager in the end."),
    )  # fmt: skip
    fee_percent: int = house_number(
        2, "Y9", Unit.PERCENT, (0, 50),
        later("Signing fee for each season"),
        later("Of what he earns in a season: it goes to him, so that a man who brings much costs something."),
    )  # fmt: skip
    counter_points: int = house_number(
        4, "Y9", Unit.PERCENT, (0, 30),
        later("Points off at which he still talks"),
        later("Terms that miss what he asks for by more than so many points of share are refused at once."),
    )  # fmt: skip
    season_points: int = house_number(
        2, "Y9", Unit.PERCENT, (0, 30),
        later("Points for a season more or less than he wants"),
        later("The young want to talk again soon, the old to be safe."),
    )  # fmt: skip


MOST_RECORD, MOST_DEMAND = 4, 3
"""Y9: wins over losses, and other stables, that count."""
YOUNG_SEASONS = 2
"""Y9: the seasons a man asks for whose body does not fail him yet."""
BOUTS_OF_A_BEGINNER = 10
"""Y9: nobody is reckoned to earn less in a season than the losers of so many bouts in The Pits."""
FEE_EASES = 10
"""Y9: points of easing after which a man asks for no signing fee."""


@dataclass(frozen=True, slots=True)
class Terms:
    """What a contract says: the manager's share in percent, for how many seasons, and the fee paid for signing it."""

    share: int
    seasons: int
    fee_cents: int


@dataclass(frozen=True, slots=True)
class Standing:
    """What a man's terms depend on (Y9).

    ``purse_dollars`` is what he is reckoned to earn in a season; ``years_past`` his years past the age at which men
    think of retiring; ``won`` his wins less his losses of the season under the manager he talks with; ``wanted_by`` other
    stables with an empty place; ``free_nights`` for how long he has had no manager.
    """

    pop_half: int
    purse_dollars: int
    champion: bool = False
    years_past: int = 0
    won: int = 0
    wanted_by: int = 0
    free_nights: int = 0
    failing: bool = False
    """Whether his body fails him by now (Y2)."""


class Why(Enum):
    """What moves a man's share, in the order it is reckoned."""

    BASE = "base"
    POP = "pop"
    CHAMPION = "champion"
    AGE = "age"
    RECORD = "record"
    DEMAND = "demand"
    EASE = "ease"
    LIMITS = "limits"


def reckoned(contracts: Contracts, share: Share, man: Standing) -> Iterator[tuple[Why, int]]:
    """Points of the share a man grants, reason by reason; their sum is what he asks for (Y9)."""
    points = {
        Why.BASE: contracts.share,
        Why.POP: -(max(man.pop_half, 0) // (2 * contracts.pop_a_point)),
        Why.CHAMPION: -contracts.champion_points if man.champion else 0,
        Why.AGE: contracts.age_points * man.years_past,
        Why.RECORD: contracts.record_points * max(-MOST_RECORD, min(MOST_RECORD, man.won)),
        Why.DEMAND: -contracts.demand_points * min(MOST_DEMAND, man.wanted_by),
        Why.EASE: eased(contracts, man),
    }
    yield from ((why, point) for why, point in points.items() if point or why is Why.BASE)
    total = sum(points.values())
    if limited := max(share.least, min(share.most, total)) - total:
        yield Why.LIMITS, limited


def eased(contracts: Contracts, man: Standing) -> int:
    """Return by how many points a man has come down for want of a manager (Y9)."""
    return man.free_nights // contracts.ease_nights


def wanted_seasons(contracts: Contracts, man: Standing) -> int:
    """Return for how many seasons a man wants to sign (Y9)."""
    return contracts.seasons if man.failing else min(YOUNG_SEASONS, contracts.seasons)


def asked(contracts: Contracts, share: Share, man: Standing) -> Terms:
    """Return what a man asks for (Y9)."""
    seasons = wanted_seasons(contracts, man)
    points = sum(points for _, points in reckoned(contracts, share, man))
    return Terms(points, seasons, fee_cents(contracts, man, seasons))


def fee_cents(contracts: Contracts, man: Standing, seasons: int) -> int:
    """Return the signing fee a man asks for, in cents of whole dollars (Y9)."""
    left = max(0, FEE_EASES - eased(contracts, man))
    dollars: int = contracts.fee_percent * man.purse_dollars * seasons * left // (100 * FEE_EASES)
    return dollars * 100


def worth_cents(contracts: Contracts, man: Standing, terms: Terms) -> int:
    """Return what terms are worth to a man, in cents a season: his part of his purses, and of the fee (Y9).

    Each season more or less than he wants is worth ``season_points`` of his purses less.
    """
    missed = abs(terms.seasons - wanted_seasons(contracts, man)) * contracts.season_points
    return (100 - terms.share - missed) * man.purse_dollars + terms.fee_cents // terms.seasons


class Reply(Enum):
    """What a man says to terms."""

    YES = "yes"
    COUNTER = "counter"
    NO = "no"


def reply(
    contracts: Contracts, share: Share, man: Standing, offered: Terms, last_word: Terms | None = None
) -> tuple[Reply, Terms]:
    """Return what a man says to terms, and the terms he would sign (Y9).

    He signs what is worth as much to him as what he asks for, or as his ``last_word`` to this manager.  Without one he meets
    terms half way, once, that miss by ``counter_points`` at most: the same seasons and fee, and a share between.
    """
    wanted = asked(contracts, share, man)
    offer, least = (worth_cents(contracts, man, terms) for terms in (offered, wanted))
    if last_word is not None:
        least = min(least, worth_cents(contracts, man, last_word))
    if offer >= least:
        return Reply.YES, offered
    met = _half_way(contracts, man, offered, (offer + least) // 2)
    if (
        last_word is None
        and least - offer <= contracts.counter_points * man.purse_dollars
        and met >= share.least
    ):
        return Reply.COUNTER, Terms(met, offered.seasons, offered.fee_cents)
    return Reply.NO, wanted if last_word is None else last_word


def _half_way(contracts: Contracts, man: Standing, offered: Terms, worth: int) -> int:
    """The highest share at which an offer is worth so much to him."""
    short = worth - worth_cents(contracts, man, offered)
    return offered.share - -(-short // max(1, man.purse_dollars))


def meets(contracts: Contracts, share: Share, man: Standing, seasons: int, fee: int) -> int | None:
    """Return the highest share at which a man signs for so many seasons and that fee, or None if there is none (Y9)."""
    least = worth_cents(contracts, man, asked(contracts, share, man))
    highest = _half_way(contracts, man, Terms(share.most, seasons, fee), least)
    best = min(share.most, highest)
    return best if best >= share.least else None


def check_terms(contracts: Contracts, share: Share, terms: Terms) -> None:
    """Raise ``RuleError`` Y9 for terms no contract may have."""
    if not contracts.seasons:
        raise against("Y9", "This league has no contracts: nothing can be negotiated.")
    if not 1 <= terms.seasons <= contracts.seasons:
        raise against(
            "Y9", "A contract runs for 1 to {most} seasons, not for {seasons}.",
            most=contracts.seasons, seasons=terms.seasons,
        )  # fmt: skip
    if not share.least <= terms.share <= share.most:
        raise against(
            "Y9", "A manager's share is {least} to {most} percent, not {share}.",
            least=share.least, most=share.most, share=terms.share,
        )  # fmt: skip


def check_talks(contracts: Contracts, name: str, until: int | None, night: int) -> None:
    """Raise ``RuleError`` Y9 unless a contract that ends with night ``until`` may be extended after ``night``."""
    if not contracts.seasons or until is None:
        raise against("Y9", "{name} has no contract that could be extended.", name=name)
    first = until - contracts.talks_nights
    if night < first:
        raise against(
            "Y9", "The contract of {name} runs until night {until}.", name=name, until=until,
            next_step=say("It can be extended from night {first} on.", first=first),
        )  # fmt: skip


def years_past(years: Years, age: int) -> int:
    """Return by how many years an age is past that at which men think of retiring; 0 where nobody ages (Y9)."""
    return max(0, age - years.retire_from) if years.a_season else 0
