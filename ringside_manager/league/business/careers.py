"""Careers: fighters enter the campaign, change class and leave it (C7-C10, C16-C20, Y13), and what a year makes of them (Y1-Y6, Y8, Y10, Y15)."""

from __future__ import annotations

from bisect import insort
from dataclasses import dataclass, field
from typing import Annotated, ClassVar

from annotated_types import Ge, Le, MaxLen

from ringside_manager.campaign.books import (
    ClassLeft,
    Entrance,
    FighterBook,
    LedgerKind,
    ManagerBook,
    NewsKind,
    ReignEnd,
    YearBook,
)
from ringside_manager.campaign.books.kinds import LATER
from ringside_manager.campaign.careers import is_above, ratings_in
from ringside_manager.campaign.progress import Gains, check_retire, first_percentage
from ringside_manager.campaign.schedule import SEASON
from ringside_manager.campaign.talks import first_until, is_full, is_undrafted
from ringside_manager.campaign.years import entry_age, pot_moves_cents
from ringside_manager.errors import RuleError
from ringside_manager.fighters import Fighter
from ringside_manager.language import say
from ringside_manager.league.business.nights import value_ranks
from ringside_manager.league.business.open_books import OpenBooks, post
from ringside_manager.league.business.tournaments import end_claim, vacate
from ringside_manager.league.deeds import D20, Cents, Deed, Night, Number, Text, Word, check_fighter


@dataclass(frozen=True, slots=True)
class FighterSigned(Deed):
    """A fighter enters the campaign with empty books (C7-C10, C18).

    ``manager`` and ``percentage_roll`` (C20) are both ``None`` for a free agent.  ``price_cents`` comes
    out of the stake in an auction (C9), out of the manager's money otherwise (C18).
    """

    kind: ClassVar[str] = "fighter_signed"
    fighter: Fighter
    manager: Number | None
    percentage_roll: D20 | None
    entrance: Entrance
    price_cents: Cents = 0
    replaces: Number | None = None
    weight_class: Word = ""

    def __post_init__(self) -> None:
        if (self.manager is None) != (self.percentage_roll is None):
            raise ValueError("a manager and the roll for his percentage go together")
        check_fighter(self.fighter)

    def percentage_roll_of(self, fighter: int, entry: int) -> int | None:
        """Return the d20 with which ``fighter`` came to his manager, or None if this is not about him (C20)."""
        return self.percentage_roll if entry == fighter else None


@post.register
def fighter_signed(deed: FighterSigned, opened: OpenBooks) -> None:
    """Open a fighter's page and give him to his manager (C10, C20)."""
    manager = None if deed.manager is None else opened.manager(deed.manager)
    page = _new_page(opened, deed)
    opened.books.fighters[opened.entry] = page
    opened.books.touched.fighters.add(opened.entry)
    opened.division(deed.weight_class).roster.append(opened.entry)
    if manager is not None and deed.percentage_roll is not None:
        join(opened, page, manager, deed.percentage_roll)
        _charge(opened, manager, deed)
    _check_signing(opened, deed)
    managers = () if manager is None else (manager.number,)
    opened.news(NewsKind.SIGNED, (opened.entry,), managers, amount=deed.price_cents)


def join(opened: OpenBooks, fighter: FighterBook, manager: ManagerBook, percentage_roll: int) -> None:
    """A fighter enters a stable: a percentage by C20, a new count of bouts (C21, C24), no plan.

    A contract goes with him from manager to manager, with its share (Y9).
    """
    house = opened.books.house
    if fighter.manager is None or fighter.contract_until is None:
        fighter.percentage = first_percentage(house.share, percentage_roll)
        fighter.contract_until = first_until(house.contracts, opened.night, len(manager.stable))
    fighter.manager = manager.number
    fighter.bouts_under_manager = 0
    fighter.plan = None
    if not fighter.is_retired:
        manager.stable.append(fighter.number)


def _new_page(opened: OpenBooks, deed: FighterSigned) -> FighterBook:
    books = opened.books
    return FighterBook(
        number=opened.entry,
        fighter=deed.fighter,
        weight_class=deed.weight_class,
        entrance=deed.entrance,
        entered_night=opened.night,
        price_cents=deed.price_cents,
        replaces=deed.replaces,
        abilities=deed.fighter.abilities,
        gains=Gains(),
        entered_age=entry_age(books.house.years, books.seed, opened.entry, opened.night, deed.fighter),
    )


def _charge(opened: OpenBooks, manager: ManagerBook, deed: FighterSigned) -> None:
    """Take the price out of the stake in an auction, out of his money otherwise (C9, C18)."""
    if deed.entrance is not Entrance.AUCTION:
        opened.pay(manager, LedgerKind.PURCHASE, -deed.price_cents, fighter=opened.entry, rule="C18")
        return
    manager.stake_cents -= deed.price_cents
    if manager.stake_cents < 0:
        opened.doubt(
            "C9",
            say(
                "{name} bid for {name2} what his stake does not hold.",
                name=manager.name,
                name2=deed.fighter.name,
            ),
        )


def _check_signing(opened: OpenBooks, deed: FighterSigned) -> None:
    classes = opened.books.options.weight_classes or ("",)
    if deed.weight_class not in classes:
        opened.doubt(
            "C1",
            say(
                "{name} is of the class {weight_class}, which was not declared.",
                name=deed.fighter.name,
                weight_class=repr(deed.weight_class),
            ),
        )
    if deed.replaces is None:
        return
    replaced = opened.books.fighters.get(deed.replaces)
    if replaced is None or not replaced.is_retired:
        who = say("fighter {replaces}", replaces=deed.replaces) if replaced is None else replaced.name
        opened.doubt(
            "C18", say("{name} replaces {who}, who is not retired.", name=deed.fighter.name, who=who)
        )


@dataclass(frozen=True, slots=True)
class FreeAgentSigned(Deed):
    """A fighter without a manager takes an empty place of a stable (C18), at a percentage by C20."""

    kind: ClassVar[str] = "free_agent_signed"
    fighter: Number
    manager: Number
    percentage_roll: D20

    def percentage_roll_of(self, fighter: int, _entry: int) -> int | None:
        """Return the d20 with which ``fighter`` came to his manager, or None if this is not about him (C20)."""
        return self.percentage_roll if fighter == self.fighter else None


@post.register
def free_agent_signed(deed: FreeAgentSigned, opened: OpenBooks) -> None:
    """Give the fighter to his manager, unless he has one or fights no more."""
    fighter, manager = opened.fighter(deed.fighter), opened.manager(deed.manager)
    if fighter.is_retired or fighter.manager is not None:
        opened.doubt(
            "C18", say("{name} signed {name2}, who was no free agent.", name=manager.name, name2=fighter.name)
        )
        return
    if is_full(opened.books, manager):
        opened.doubt(
            "C18",
            say("{name} signed {name2} into a stable that was full.", name=manager.name, name2=fighter.name),
        )
    join(opened, fighter, manager, deed.percentage_roll)
    opened.news(NewsKind.SIGNED, (fighter.number,), (manager.number,))


@dataclass(frozen=True, slots=True)
class FighterRetired(Deed):
    """A manager retires a fighter (C16, C17)."""

    kind: ClassVar[str] = "fighter_retired"
    fighter: Number
    reason: Text = ""


@post.register
def fighter_retired(deed: FighterRetired, opened: OpenBooks) -> None:
    """A fighter leaves his stable, the rankings and, if he holds it, the title (C16, C17)."""
    fighter = opened.fighter(deed.fighter)
    if fighter.is_retired:
        opened.doubt("C17", say("{name} was retired before.", name=fighter.name))
        return
    try:
        check_retire(opened.books.house.retirement, fighter.name, fighter.tally.bouts, fighter.losing_streak)
    except RuleError as refusal:
        opened.refused(refusal)
    _take_back_percentage(opened, fighter)
    leave(opened, fighter, deed.reason)


def leave(opened: OpenBooks, fighter: FighterBook, reason: str) -> None:
    """End a career: a fighter leaves his stable, his division and the title, and keeps what he has earned (C17, Y6)."""
    manager = opened.owner(fighter)
    if manager is not None:
        manager.stable.remove(fighter.number)
    leave_division(opened, fighter, ReignEnd.RETIRED)
    fighter.retired_night, fighter.retired_reason = opened.night, reason
    fighter.plan = fighter.contract_until = None
    managers = () if fighter.manager is None else (fighter.manager,)
    opened.news(NewsKind.RETIRED, (fighter.number,), managers, word=reason)


def leave_division(opened: OpenBooks, fighter: FighterBook, end: ReignEnd) -> None:
    """Strike a fighter from the roster and ranking of his weight class, and take his titles there; ``end`` says why they fall."""
    division = opened.division(fighter.weight_class)
    end_claim(opened, fighter.number)
    division.roster.remove(fighter.number)
    if fighter.number in division.ranking:
        division.ranking.remove(fighter.number)
    if fighter.number in division.champions:
        vacate(opened, fighter.number, end)
        opened.news(NewsKind.VACATED, (fighter.number,), word=division.weight_class)
    fighter.rank, fighter.rank_half, fighter.pop_half = None, 0, fighter.earned_half
    fighter.given = None


def come_back(opened: OpenBooks, fighter: FighterBook) -> None:
    """Begin a career again: a retired fighter is a free agent, with the popularity that he has earned (Y10)."""
    books, left = opened.books, fighter.retired_night or 0
    insort(opened.division(fighter.weight_class).roster, fighter.number)
    away = sum(turn.night > left for turn in books.turns)
    managers = () if fighter.manager is None else (fighter.manager,)
    fighter.retired_night, fighter.retired_reason = None, ""
    fighter.returned_night = opened.night
    fighter.manager = fighter.percentage = fighter.contract_until = None
    opened.news(NewsKind.RETURNED, (fighter.number,), managers, amount=away)


def _take_back_percentage(opened: OpenBooks, fighter: FighterBook) -> None:
    """Who retires after a bout, on its night, is rolled no new percentage for it (C5 steps 7 and 8, C21)."""
    if not fighter.bouts:
        return
    bout = opened.books.bouts[fighter.bouts[-1]]
    corner = bout.corner_of(fighter.number)
    if bout.night <= opened.books.closed or bout.renewed[corner.index] is None:
        return
    opened.books.touched.bouts.add(bout.number)
    fighter.percentage = bout.percentages[corner.index]
    others = bout.renewed[corner.opponent.index]
    bout.renewed = (None, others) if corner.index == 0 else (others, None)


# From one weight class to another (Y13)


@dataclass(frozen=True, slots=True)
class ClassMoved(Deed):
    """A fighter goes to another weight class of the league (Y13)."""

    kind: ClassVar[str] = "class_moved"
    fighter: Number
    weight_class: Word


@post.register
def class_moved(deed: ClassMoved, opened: OpenBooks) -> None:
    """A fighter leaves his class, his rank and, if he holds it, its title, and has the ratings of the new class (Y13)."""
    fighter = opened.fighter(deed.fighter)
    if fighter.is_retired:
        opened.doubt("C17", say("{name} changed his weight class when he was retired.", name=fighter.name))
        return
    if not _is_move(opened, fighter, deed.weight_class):
        return
    old, books = fighter.weight_class, opened.books
    leave_division(opened, fighter, ReignEnd.MOVED)
    fighter.abilities, taken = ratings_in(books, fighter, deed.weight_class)
    fighter.toll = list(taken)
    fighter.classes_left.append(ClassLeft(old, books.closed, fighter.tally.bouts))
    fighter.weight_class = deed.weight_class
    insort(opened.division(deed.weight_class).roster, fighter.number)
    managers = () if fighter.manager is None else (fighter.manager,)
    way = 1 if is_above(deed.weight_class, old) else -1
    opened.news(NewsKind.MOVED, (fighter.number,), managers, amount=way, word=deed.weight_class)


def _is_move(opened: OpenBooks, fighter: FighterBook, weight_class: str) -> bool:
    """Whether the class is another of the league's; a move the rules would not have allowed is in doubt."""
    named = {"name": fighter.name, "weight_class": weight_class}
    if weight_class == fighter.weight_class or weight_class not in opened.books.options.weight_classes:
        opened.doubt(
            "Y13", say("{name} went to {weight_class}, which was not another weight class.", **named)
        )
        return False
    if fighter.booked:
        opened.doubt("Y13", say("{name} went to {weight_class} with a bout to come.", **named))
    return True


# The turn of the year between two seasons: what it makes of every fighter and of the money


Change = Annotated[int, Ge(-120), Le(120)]
Age = Annotated[int, Ge(1), Le(10_000)]
MOST_MEN = 100_000
MOST_LISTED = 200


@dataclass(frozen=True, slots=True)
class YearOfFighter:
    """What a year made of one man.

    ``age`` is how old he is from now on, ``worn`` the years his career counts as besides (Y3).  ``changes`` are points
    gained or lost, rating by rating in the order of R4 (Y2); ``faded_half`` half points of popularity lost (Y5);
    ``retires`` says why he retires, and is empty if he goes on (Y6); ``returns`` is whether he comes back after all the
    years that he was away, for which the rest of the line then counts (Y10).
    """

    fighter: Number
    age: Age
    worn: Annotated[int, Ge(0), Le(10_000)]
    changes: tuple[Change, Change, Change, Change, Change, Change, Change, Change, Change]
    faded_half: Annotated[int, Ge(0), Le(1_000_000)] = 0
    retires: Text = ""
    returns: bool = field(default=False, metadata=LATER)


@dataclass(frozen=True, slots=True)
class YearTurned(Deed):
    """A season is over, and every fighter is older by what it counts (Y1-Y6, Y10, Y15); rookies are entries of their own (Y7)."""

    kind: ClassVar[str] = "year_turned"
    night: Night
    years: Annotated[int, Ge(1), Le(100)]
    fighters: Annotated[tuple[YearOfFighter, ...], MaxLen(MOST_MEN)]


@post.register
def year_turned(deed: YearTurned, opened: OpenBooks) -> None:
    """Write what the year changed on every page: who retires leaves his stable, ranks are valued again, the pot is shared."""
    if deed.night != opened.books.closed or deed.night % SEASON:
        opened.doubt("Y1", say("The year turned on night {night}, within a season.", night=deed.night))
    pages = [opened.fighter(line.fighter) for line in deed.fighters]
    faded = {line.fighter: line.faded_half for line in deed.fighters if line.faded_half}
    for manager in opened.books.managers.values():
        manager.draft_list, manager.draft_only = (), False
    opened.books.turns.append(YearBook(deed.night, deed.years, faded))
    for line, page in zip(deed.fighters, pages, strict=True):
        if not _goes_on(opened, line, page):
            continue
        page.abilities = page.abilities.changed_by(line.changes)
        page.earned_half -= line.faded_half
        page.pop_half -= line.faded_half
        if line.retires:
            _retire(opened, page, line.retires)
    _share_pot(opened)
    value_ranks(opened)


def _goes_on(opened: OpenBooks, line: YearOfFighter, page: FighterBook) -> bool:
    """Whether the year counts for him, who may have come back just now (Y10)."""
    if line.returns and page.is_retired and page.returned_night is None:
        come_back(opened, page)
    elif line.returns:
        opened.doubt("Y10", say("{name} cannot come back.", name=page.name))
    elif page.is_retired:
        opened.doubt("Y1", say("{name} had retired before the year turned.", name=page.name))
        return False
    return not page.is_retired


def _share_pot(opened: OpenBooks) -> None:
    """Every manager puts a part of his money into a pot that all share alike (Y15)."""
    managers = [opened.manager(number) for number in opened.books.managers]
    balances = [manager.balance_cents for manager in managers]
    for manager, cents in zip(managers, pot_moves_cents(opened.books.house.years, balances), strict=True):
        opened.pay(manager, LedgerKind.POT, cents, rule="Y15")


def _retire(opened: OpenBooks, page: FighterBook, reason: str) -> None:
    if page.booked:
        opened.doubt("Y6", say("{name} retired with a bout to come.", name=page.name))
    leave(opened, page, reason)


@dataclass(frozen=True, slots=True)
class DraftListed(Deed):
    """A manager says which rookies he would have in the draft, the first first, and whether he takes ``only`` these (Y8)."""

    kind: ClassVar[str] = "draft_listed"
    manager: Number
    fighters: Annotated[tuple[Number, ...], MaxLen(MOST_LISTED)]
    only: bool = False


@post.register
def draft_listed(deed: DraftListed, opened: OpenBooks) -> None:
    """Keep the list on the manager's page, in place of an earlier one."""
    manager = opened.manager(deed.manager)
    strangers = [number for number in deed.fighters if not is_undrafted(opened.books, opened.fighter(number))]
    if strangers:
        text = say("{name} listed a man for the draft who was no rookie of this year.", name=manager.name)
        opened.doubt("Y8", text)
    manager.draft_list, manager.draft_only = deed.fighters, deed.only
