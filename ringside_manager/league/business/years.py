"""The turn of the year between two seasons: what a year makes of every fighter and of the money (Y1-Y6, Y8, Y10, Y15)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, ClassVar

from annotated_types import Ge, Le, MaxLen

from ringside_manager.campaign.books import FighterBook, LedgerKind, YearBook
from ringside_manager.campaign.books.kinds import LATER
from ringside_manager.campaign.schedule import SEASON
from ringside_manager.campaign.talks import is_undrafted
from ringside_manager.campaign.years import pot_moves_cents
from ringside_manager.language import say
from ringside_manager.league.business.careers import come_back, leave
from ringside_manager.league.business.nights import value_ranks
from ringside_manager.league.business.open_books import OpenBooks, post
from ringside_manager.league.deeds import Deed, Night, Number, Text

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
