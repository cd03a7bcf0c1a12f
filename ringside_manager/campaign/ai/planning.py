"""What the program's managers plan for their stables: what a man is worth to whom, what a stable lacks, and who should go (C79)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from enum import Enum
from functools import cached_property
from itertools import islice
from math import ceil
from statistics import median

from ringside_manager.campaign.ai import INSIGHTS, Scene
from ringside_manager.campaign.ai.earnings import Earnings
from ringside_manager.campaign.books import Books, Conduct, FighterBook, ManagerBook, ManagerKind, Skill
from ringside_manager.campaign.careers import age_of, wear_of
from ringside_manager.campaign.orders import ProposeDeal, RetireFighter, SignFighter
from ringside_manager.campaign.progress import may_retire
from ringside_manager.campaign.schedule import SEASON
from ringside_manager.language import Message, later, say

FAIR_ROLL = 10.5
"""What a new manager's die shows on average (C20)."""
WANTED = 0.25
"""How much more a man is worth to a stable that lacks somebody like him."""
LOW_SHARE = 6
"""Points by which a share is low: so much less than another manager would have of the same purses."""
BLOCKED = 0.2
"""What is left of a contender's challenges while the champion of his class is of his own stable (C79)."""
WORTH_WHILE = 1.25
"""How much more a man must be worth to another for a deal about him to be proposed."""
KEPT = 1.1
"""How much more than he is worth a manager wants for a man others ask for."""
PART_PAID = 2
"""No manager proposes to pay more than one part in so many of his money."""
ASKED_AGAIN = 26
"""Nights after which a man who was sold, or about whom a deal was turned down, may be spoken of again."""
LEAST_CENTS = 50_000
"""What a man must bring another for a deal about him to be worth the talk."""
SEES = 8
"""How many other managers one looks at, so that a night's work grows with the managers and not with their square."""
BETTER = 0.15
"""A man is retired for the sake of a newcomer who would be paid this much more, and a fearful manager wants more still."""


class Lack(Enum):
    """What a stable lacks."""

    CONTENDER = "contender"
    SUCCESSOR = "successor"
    YOUTH = "youth"


LOOKS_FOR: dict[Lack, Message] = {
    Lack.CONTENDER: later("the stable has no contender"),
    Lack.SUCCESSOR: later("the champion grows old, and the stable has nobody to follow him"),
    Lack.YOUTH: later("the stable has no young man"),
}
"""Why a manager wants a man."""


class Parting(Enum):
    """Why a manager would part with a man."""

    AGE = "age"
    BLOCKED = "blocked"
    SHARE = "share"


PARTS_WITH: dict[Parting, Message] = {
    Parting.AGE: later("his best nights are behind him, and he still brings money"),
    Parting.BLOCKED: later("the champion of his own stable stands in his way"),
    Parting.SHARE: later("another manager would have more of his purses"),
}
"""The same in words."""

PAST_HIS_BEST = later("his best nights are behind him")
REPLACEABLE = later("a newcomer would earn more in his place")
TOO_LITTLE, TOO_MUCH, NO_PLACE = (
    later("he is worth more than that"),
    later("he is not worth that much"),
    later("the stable has no place for him"),
)
"""Why a deal is turned down."""

Proposal = tuple[ProposeDeal, str]
"""A deal a manager proposes, and why; empty where he gives no reason."""


# What a stable lacks, read from the books


def share_elsewhere(books: Books, page: FighterBook) -> float:
    """What another manager would have of a man's purses: a contract goes with him (Y9), else a new roll (C20)."""
    rolled = page.contract_until is None or page.manager is None
    return books.house.share.base + FAIR_ROLL if rolled else page.percentage or 0


class Survey:
    """Who is young, who fails and what stables lack, read from the books; ages are counted once."""

    def __init__(self, books: Books) -> None:
        self.books = books
        self._years: dict[int, int] = {}

    def lacks(self, manager: ManagerBook, without: int = 0) -> tuple[Lack, ...]:
        """What a stable lacks, were it ``without`` one of its men; ages count where men age (Y1)."""
        stable = [self.books.fighters[number] for number in manager.stable if number != without]
        if not stable:
            return ()
        found = [] if any(self.is_contender(page) for page in stable) else [Lack.CONTENDER]
        if not self.books.house.years.a_season:
            return tuple(found)
        old_champion = any(page.rank == 0 and self.is_failing(page) for page in stable)
        if old_champion and not any(self.fills(page, Lack.SUCCESSOR) for page in stable):
            found.append(Lack.SUCCESSOR)
        if not any(self.is_young(page) for page in stable):
            found.append(Lack.YOUTH)
        return tuple(found)

    def fills(self, page: FighterBook, lack: Lack) -> bool:
        """Whether a man is what a stable lacks."""
        if lack is Lack.YOUTH:
            return self.is_young(page)
        wanted = self.is_contender(page)
        return wanted and not (lack is Lack.SUCCESSOR and (page.rank == 0 or self.is_failing(page)))

    def partings(self, page: FighterBook) -> Iterator[Parting]:
        """Why his manager would part with a man, the weightiest first."""
        if self.is_failing(page):
            yield Parting.AGE
        if self.is_contender(page) and self.is_blocked(self.books.managers[page.manager or 0], page):
            yield Parting.BLOCKED
        if (page.percentage or 0) <= share_elsewhere(self.books, page) - LOW_SHARE:
            yield Parting.SHARE

    def is_contender(self, page: FighterBook) -> bool:
        """Whether a man is champion, or ranked high enough to challenge (C3)."""
        return page.rank is not None and page.rank <= self.books.house.titles.contenders

    def is_young(self, page: FighterBook) -> bool:
        """Whether his body still grows (Y2)."""
        return self.years(page) < self.books.house.years.body_until

    def is_failing(self, page: FighterBook) -> bool:
        """Whether his body fails him by now (Y2)."""
        years = self.books.house.years
        return bool(years.a_season) and self.years(page) >= years.body_from

    def is_blocked(self, manager: ManagerBook, page: FighterBook) -> bool:
        """Whether a man would have the champion of his class beside him in a manager's stable."""
        champion = self.books.divisions[page.weight_class].champion
        return champion is not None and champion != page.number and champion in manager.stable

    def years(self, page: FighterBook) -> int:
        """A man's age with his wear (Y1, Y3)."""
        known = self._years.get(page.number)
        if known is None:
            known = self._years[page.number] = age_of(self.books, page) + wear_of(self.books, page)
        return known


def told(books: Books, manager: ManagerBook) -> tuple[str, ...]:
    """What a manager of the program plans for his stable, in sentences; nothing of a person, or where no plan is made."""
    if manager.kind is not ManagerKind.AI or books.options.conduct is not Conduct.BY_WORTH:
        return ()
    survey = Survey(books)
    sentences = [_WISHES[lack] for lack in survey.lacks(manager)]
    going: dict[Parting, list[str]] = {}
    for page in (books.fighters[number] for number in manager.stable):
        for why in islice(survey.partings(page), 1):
            going.setdefault(why, []).append(page.name)
    sentences += (_GOING[why](", ".join(names)) for why, names in going.items())
    return tuple(sentences)


_WISHES: dict[Lack, Message] = {
    Lack.CONTENDER: later("This stable looks for a contender: it has none."),
    Lack.SUCCESSOR: later("This stable looks for somebody to follow its champion, who grows old."),
    Lack.YOUTH: later("This stable looks for a young man: it has none."),
}
_GOING: dict[Parting, Callable[[str], Message]] = {
    Parting.AGE: lambda names: say(
        "Past their best, and to be had as long as they bring money: {names}.", names=names
    ),
    Parting.BLOCKED: lambda names: say(
        "To be had, for the champion of the same stable stands in the way: {names}.", names=names
    ),
    Parting.SHARE: lambda names: say(
        "To be had, for another manager would have more of the purses: {names}.", names=names
    ),
}


class Plan:
    """What men are worth to the managers of a scene's night, in cents of their money."""

    def __init__(self, scene: Scene) -> None:
        self.scene, self.books = scene, scene.books
        self.earnings, self.survey = Earnings(scene), Survey(scene.books)

    def worth(self, manager: ManagerBook, page: FighterBook) -> float:
        """What a man will bring a manager, of whose stable he is or who would have him, for as long as he may keep him."""
        own = page.manager == manager.number
        share = (page.percentage or 0) if own else share_elsewhere(self.books, page)
        cents = share * self.dollars(manager, page, self._nights(page))
        wanted = self.survey.lacks(manager, page.number)
        lacked = any(self.survey.fills(page, lack) for lack in wanted)
        return cents * (1 + WANTED * lacked)

    def _nights(self, page: FighterBook) -> int:
        """The nights for which a manager may keep a man: to the end of the campaign, or of his contract."""
        last = self.books.options.nights
        bound = page.contract_until if page.manager is not None else None
        return min(last, bound or last) - self.scene.night

    def dollars(self, manager: ManagerBook, page: FighterBook, nights: int) -> float:
        """What a man will be paid within so many nights, as a manager expects it."""
        titles = BLOCKED if self.survey.is_blocked(manager, page) else 1.0
        seen = self.earnings.dollars(page, nights, titles=titles)
        if self.survey.is_failing(page):
            seen /= self.scene.style(manager.number).fear
        foresight = INSIGHTS[manager.skill or Skill.EXPERT].foresight
        if foresight == 1:
            return seen
        # Who does not see far goes by what a man has been paid so far
        paid = (page.earnings_dollars + 50) / max(1, len(page.bouts))
        return foresight * seen + (1 - foresight) * paid * nights * self.earnings.bouts_a_night

    def keeps(self, manager: ManagerBook, page: FighterBook) -> float:
        """What a manager would lose with a man: what he will bring, less what another brings in his place."""
        return max(0.0, self.worth(manager, page) - self._refilled(manager, page, -1))

    def gains(self, manager: ManagerBook, page: FighterBook) -> float:
        """What a manager would gain with a man of another's: what he will bring, less what another brings in his place."""
        return self.worth(manager, page) - self._refilled(manager, page, 0)

    def _refilled(self, manager: ManagerBook, page: FighterBook, more: int) -> float:
        """What a free agent, or else a rookie to come, would bring in a man's place, if it is empty with so many men more."""
        if len(manager.stable) + more >= self.books.options.stable_size:
            return 0.0
        nights = self._nights(page)
        best = self._best_free
        if best is not None:
            seen = self.earnings.dollars(best, nights)
        elif self.books.house.years.rookies_percent:
            seen = self.earnings.beginner_dollars(page.weight_class, nights - SEASON // 2)
        else:
            seen = 0.0
        return (self.books.house.share.base + FAIR_ROLL) * seen

    @cached_property
    def _best_free(self) -> FighterBook | None:
        """The man without a manager who will be paid most."""
        men = self.books.free_agents()
        return max(men, key=lambda page: (self.earnings.dollars(page, SEASON), -page.number), default=None)

    @cached_property
    def usual_dollars(self) -> float:
        """What a man in the middle of those who box will be paid within a season."""
        men = [
            page for page in self.books.fighters.values() if page.manager is not None and not page.is_retired
        ]
        return median(self.earnings.dollars(page, SEASON) for page in men) if men else 0.0

    # Who should go

    def retirements(self, manager: ManagerBook) -> Iterator[RetireFighter]:
        """Whom a manager retires where the rule leaves it to him (C16): who will be paid less than a newcomer in his place."""
        books, scene = self.books, self.scene
        margin = 1 + BETTER * scene.style(manager.number).fear
        nights = min(2 * SEASON, books.options.nights - scene.night)
        fair = books.house.share.base + FAIR_ROLL
        for number in tuple(manager.stable):
            page = books.fighters[number]
            allowed = may_retire(books.house.retirement, page.tally.bouts, page.losing_streak)
            if not allowed or page.booked or books.is_champion(number):
                continue
            here = (page.percentage or 0) * self.dollars(manager, page, nights)
            if fair * self.earnings.beginner_dollars(page.weight_class, nights) > margin * here:
                past = self.survey.is_failing(page) or page.earned_half < 0
                yield RetireFighter(number, replace=True, reason=PAST_HIS_BEST if past else REPLACEABLE)

    # What is proposed to others, and what is said to them

    def sale(self, manager: ManagerBook) -> Proposal | None:
        """The man a manager would sell tonight, if another makes more of him; one at a time, so that no stable is broken up."""
        if len(manager.stable) < self.books.options.stable_size:
            return None
        found = []
        for number in manager.stable:
            page = self.books.fighters[number]
            why = next(self.survey.partings(page), None)
            if why is None or not self._is_free(manager, page):
                continue
            own = self.keeps(manager, page)
            for buyer in self._with_room(manager):
                gain = self.gains(buyer, page)
                price = _between(own, gain)
                if (
                    gain >= max(LEAST_CENTS, WORTH_WHILE * own)
                    and 0 < price <= buyer.balance_cents // PART_PAID
                ):
                    found.append((gain - own, -buyer.seat, -number, price, buyer.number, why))
        if not found:
            return None
        _, _, number, price, partner, why = max(found, key=lambda one: one[:3])
        return ProposeDeal(-number, partner, price), PARTS_WITH[why]

    def purchase(self, manager: ManagerBook) -> Proposal | None:
        """The man a manager would buy, or take in exchange, because his stable lacks somebody like him."""
        for lack in self.survey.lacks(manager):
            found = [
                (gain, -page.number, order)
                for page in self._seen(manager, lack)
                if self._is_to_be_had(manager, page)
                for gain, order in self._offers(manager, page)
            ]
            if found:
                return max(found, key=lambda one: one[:2])[2], LOOKS_FOR[lack]
        return None

    def _seen(self, manager: ManagerBook, lack: Lack) -> Iterator[FighterBook]:
        """The men who are what a stable lacks: all contenders, and young men with the managers next to him in the table."""
        fighters = self.books.fighters
        if lack is Lack.YOUTH:
            table = self._table
            place = table.index(manager)
            near = table[max(0, place - SEES) : place + SEES + 1]
            some = (number for other in near for number in other.stable)
        else:
            most = self.books.house.titles.contenders
            some = (number for each in self.books.divisions.values() for number in each.ranking[:most])
        return (fighters[number] for number in some if self.survey.fills(fighters[number], lack))

    @cached_property
    def _table(self) -> list[ManagerBook]:
        return sorted(self.books.managers.values(), key=lambda page: (-page.balance_cents, page.seat))

    def _offers(self, manager: ManagerBook, page: FighterBook) -> Iterator[tuple[float, ProposeDeal]]:
        """What a manager would give for another's man, and what he would gain: money if he has a place, else a man of his own.

        He offers no more than what the other parts with his man for, as far as he can see.
        """
        owner, most = self.books.managers[page.manager or 0], manager.balance_cents // PART_PAID
        asked, worth = KEPT * self.worth(owner, page), self.gains(manager, page)
        if len(manager.stable) <= self.books.options.stable_size:
            price = _at_least(asked)
            if worth >= LEAST_CENTS and price <= min(worth, most):
                yield worth - price, ProposeDeal(page.number, owner.number, -price)
            return
        for number in manager.stable:
            given = self.books.fighters[number]
            if self.survey.is_contender(given) or not self._is_free(manager, given):
                continue
            cash = _at_least(KEPT * self.worth(owner, page) - self.worth(owner, given))
            left = worth - self.worth(manager, given) - cash
            if left > 0 and cash <= most:
                yield left, ProposeDeal(number, owner.number, -cash, page.number)

    def _is_to_be_had(self, manager: ManagerBook, page: FighterBook) -> bool:
        """Whether a man is another's whom he could do without: no champion, and not the only contender of his stable."""
        if page.is_retired or page.manager in (None, manager.number) or page.rank == 0 or page.booked:
            return False
        owner = self.books.managers[page.manager or 0]
        spared = Lack.CONTENDER not in self.survey.lacks(owner, page.number)
        return (spared or not self.survey.is_contender(page)) and self._is_free(manager, page)

    def _is_free(self, manager: ManagerBook, page: FighterBook) -> bool:
        """Whether a manager may propose a deal about a man: he has boxed for his manager, and has not been dealt about lately."""
        if page.booked or not page.bouts_under_manager:
            return False
        open_deals = (self.books.deals[number] for number in self.books.open_deals)
        if any(page.number in (deal.fighter, deal.in_exchange) for deal in open_deals):
            return False
        for deal in reversed(self.books.deals.values()):
            if deal.made_night <= self.scene.night - ASKED_AGAIN:
                return True
            if page.number in (deal.fighter, deal.in_exchange) and (
                deal.accepted or deal.proposer == manager.number
            ):
                return False
        return True

    def _with_room(self, manager: ManagerBook) -> Iterator[ManagerBook]:
        """The richest others who have a place."""
        room = self.books.options.stable_size + 1
        others = (other for other in self._table if other is not manager and len(other.stable) < room)
        return islice(others, SEES)

    def refusal(
        self, manager: ManagerBook, fighter: int, price_cents: int, in_exchange: int | None
    ) -> Message | None:
        """Why a manager turns down a deal that waits for him, or None if he takes it; ``price_cents`` is what he pays."""
        page = self.books.fighters[fighter]
        if page.manager == manager.number:
            # Not less for who would fill his place: whoever may hold many men would buy up the league
            return None if -price_cents >= KEPT * self.worth(manager, page) + 1 else TOO_LITTLE
        if in_exchange is not None:
            mine = self.books.fighters[in_exchange]
            gain = self.worth(manager, page) - KEPT * self.worth(manager, mine)
            return None if gain - price_cents > 0 else TOO_LITTLE
        if len(manager.stable) > self.books.options.stable_size:
            return NO_PLACE
        most = self.gains(manager, page) / self.scene.style(manager.number).fear
        return None if 0 <= price_cents <= min(manager.balance_cents, most) else TOO_MUCH

    # Free agents where there are no contracts (C18)

    def signing(self, manager: ManagerBook) -> SignFighter | None:
        """The free agent a manager takes into an empty place: who will be paid most, and those first whom the stable lacks."""
        if len(manager.stable) >= self.books.options.stable_size:
            return None
        men = [(self.worth(manager, page), -page.number) for page in self.books.free_agents()]
        worth, number = max(men, default=(0.0, 0))
        return SignFighter(-number) if worth > 0 else None


def plan_of(scene: Scene) -> Plan:
    """The plan on a scene's night; one for a scene."""
    if not isinstance(scene.planned, Plan):
        scene.planned = Plan(scene)
    return scene.planned


def _at_least(cents: float) -> int:
    """So much in whole dollars, and one more, for a manager wants more than he loses."""
    return (ceil(cents / 100) + 1) * 100


def _between(one: float, other: float) -> int:
    """Half way between two worths, in cents of whole dollars."""
    return round((one + other) / 200) * 100
