"""Founding a league: seats, stables by dice, draft or auction, and the tournament for the title (C6-C10, C60)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from ringside_manager.bout import registry
from ringside_manager.bout.chance import Chance, SeededChance, derive_seed
from ringside_manager.campaign.ai.stables import limit_dollars, pick, yardstick
from ringside_manager.campaign.ai.style import style_of
from ringside_manager.campaign.auction import Auction, Sale, open_auction
from ringside_manager.campaign.books import (
    Books,
    Entrance,
    LeagueOptions,
    ManagerKind,
    StableMethod,
    Temperament,
)
from ringside_manager.campaign.lots import draw_lots
from ringside_manager.campaign.orders import DrawTournament
from ringside_manager.campaign.percentage import roll_percentage
from ringside_manager.campaign.stables import draft_turns, open_draft
from ringside_manager.errors import RuleError, UsageError, excerpt
from ringside_manager.fighters.fighter import Fighter
from ringside_manager.fighters.generation import roll_fighter
from ringside_manager.league.deeds import (
    Deed,
    Draft,
    Entry,
    FighterSigned,
    LeagueFounded,
    ManagerSeated,
    OrderRolls,
    StablesOrdered,
)
from ringside_manager.league.posting import post
from ringside_manager.office.career_orders import draw_tournament
from ringside_manager.office.desk import PROGRAM, Desk
from ringside_manager.office.parties import PROMOTER
from ringside_manager.text_safety import hidden_character, match_key

LONGEST_NAME = 40
"""Signs in the name of a manager or promoter."""


@dataclass(frozen=True, slots=True)
class Seat:
    """A manager to be: a person, or an AI of a temperament."""

    name: str
    kind: ManagerKind
    temperament: Temperament | None = None


@dataclass(frozen=True, slots=True)
class Founding:
    """What a league is founded on; ``promoter`` is ``""`` when the program is the promoter (C3).

    ``fighters`` is the list drafted or auctioned from, in its order (C8, C9).
    """

    name: str
    system: str
    set_name: str
    fighters: tuple[Fighter, ...]
    seats: tuple[Seat, ...]
    promoter: str
    options: LeagueOptions
    seed: int


@dataclass(slots=True)
class _Paper:
    """The founding act on paper: posted into books of its own until it is written as a whole."""

    books: Books = field(default_factory=Books)
    drafts: list[Draft] = field(default_factory=list)

    def add(self, deed: Deed, record: str | None = None) -> int:
        """Post a deed; the number its entry will have."""
        self.drafts.append(Draft(deed, record))
        number = len(self.drafts)
        post(self.books, Entry(number, 1, 0, PROGRAM, deed, record))
        return number


def founding_act(founding: Founding) -> tuple[Draft, ...]:
    """Every deed of the founding; the seats the program decides for pick and bid as AI managers do.

    Raises ``RuleError`` or ``UsageError`` for a league that cannot be founded.
    """
    _check(founding)
    paper = _Paper()
    desk = Desk(paper.books, paper)
    desk.write(
        LeagueFounded(
            founding.name,
            founding.system,
            founding.set_name,
            founding.seed,
            founding.promoter,
            founding.options,
        )
    )
    managers = [desk.write(ManagerSeated(seat.name, seat.kind, seat.temperament)) for seat in founding.seats]
    chance = SeededChance(derive_seed(founding.seed, "founding"))
    _FILLERS[founding.options.stable_method](desk, founding, managers, chance)
    for weight_class in founding.options.weight_classes or ("",):
        name = f"{weight_class} title tournament".strip().capitalize()
        order = DrawTournament(
            name, founding.options.tournament_night, for_title=True, weight_class=weight_class
        )
        draw_tournament(desk, order, chance)
    return tuple(paper.drafts)


def _check(founding: Founding) -> None:
    registry.get(founding.system).info.terms(None, dict(founding.options.bout_options))
    if len(founding.seats) < 2:
        raise UsageError("A league needs at least two managers.")
    taken: set[str] = set()
    for name in (seat.name for seat in founding.seats):
        _check_name(name)
        if match_key(name) in taken:
            raise UsageError(f"Every manager needs a name of his own; {excerpt(name)} is there twice.")
        taken.add(match_key(name))
    if not founding.promoter:
        return
    _check_name(founding.promoter)
    if match_key(founding.promoter) in taken:
        raise RuleError(
            "C3", f"{founding.promoter} cannot be promoter and manager: a promoter manages no fighters."
        )


def _check_name(name: str) -> None:
    """A name is there, short, printable, and nothing the office calls somebody else."""
    hidden = hidden_character(name)
    if not match_key(name) or hidden or not name.isprintable():
        raise UsageError(f"{excerpt(name)} will not do as a name: it must be text that shows.")
    if len(name) > LONGEST_NAME:
        raise UsageError(
            f"{excerpt(name)} is too long for a name, {len(name)} signs; {LONGEST_NAME} are the most."
        )
    if match_key(name) in (PROGRAM, PROMOTER):
        raise UsageError(
            f"Nobody can be named {name}: that is what the office calls the program and the promoter."
        )


def _fill_by_dice(desk: Desk, founding: Founding, managers: Sequence[int], chance: Chance) -> None:
    """Every manager rolls up his fighters, one whole fighter after another (C7)."""
    taken: list[str] = []
    for manager in managers:
        for _ in range(founding.options.stable_size):
            fighter = roll_fighter(chance, taken)
            taken.append(fighter.name)
            _sign(desk, fighter, manager, Entrance.DICE, chance)


def _fill_by_draft(desk: Desk, founding: Founding, managers: Sequence[int], chance: Chance) -> None:
    """One pick each in the order of the dice, again and again (C8)."""
    open_draft(founding.fighters, managers, founding.options.stable_size)  # refuses a list too short
    lots = draw_lots(managers, chance, "draft order")
    desk.write(StablesOrdered(tuple(OrderRolls(lot.item, lot.rolls) for lot in lots)))
    available = list(founding.fighters)
    for manager in draft_turns([lot.item for lot in lots], founding.options.stable_size):
        fighter = pick(available, style_of(desk.books.managers[manager].temperament))
        available.remove(fighter)
        _sign(desk, fighter, manager, Entrance.DRAFT, chance)


def _fill_by_auction(desk: Desk, founding: Founding, managers: Sequence[int], chance: Chance) -> None:
    """Every lot to the last bidder (C9)."""
    if not founding.fighters:
        raise RuleError("C9", "An auction needs a fighter or more on its list.")
    stake = founding.options.stake_dollars
    auction = open_auction(founding.fighters, len(managers), stake)
    for sale, manager in _sales(auction, desk, founding, managers):
        _sign(desk, sale.fighter, manager, Entrance.AUCTION, chance, sale.dollars * 100)


def _sales(
    auction: Auction[Fighter], desk: Desk, founding: Founding, managers: Sequence[int]
) -> Iterator[tuple[Sale[Fighter], int]]:
    """Bid the auction through; every sale as it is made, with the manager who won it."""
    styles = [style_of(desk.books.managers[manager].temperament) for manager in managers]
    measures = [yardstick(founding.fighters, style) for style in styles]
    made = 0
    while (seat := auction.seat) is not None and (lot := auction.lot) is not None:
        mine = sum(sale.seat == seat for sale in auction.sales)
        limit = limit_dollars(
            lot,
            measures[seat - 1],
            styles[seat - 1],
            auction.purses_dollars[seat - 1],
            founding.options.stable_size - mine,
        )
        allowed = auction.bids_allowed
        auction = auction.bid(allowed[0]) if limit >= allowed[0] else auction.decline()
        for sale in auction.sales[made:]:
            yield sale, managers[sale.seat - 1]
        made = len(auction.sales)


def _sign(
    desk: Desk, fighter: Fighter, manager: int, entrance: Entrance, chance: Chance, price_cents: int = 0
) -> None:
    """A fighter enters the stable, his percentage rolled at once (C10); a stable goes through the classes in turn."""
    classes = desk.books.options.weight_classes or ("",)
    weight_class = classes[len(desk.books.managers[manager].stable) % len(classes)]
    desk.write(
        FighterSigned(
            fighter, manager, roll_percentage(chance), entrance, price_cents, weight_class=weight_class
        )
    )


_FILLERS = {
    StableMethod.DICE: _fill_by_dice,
    StableMethod.DRAFT: _fill_by_draft,
    StableMethod.AUCTION: _fill_by_auction,
}
