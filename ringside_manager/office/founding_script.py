"""Filling the stables as a script that asks: every pick of a draft, every lot and bid of an auction (C6-C10, C74, C76, C77)."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass, replace

from ringside_manager.bout.chance import Chance
from ringside_manager.bout.engine import IN_CHARACTER
from ringside_manager.campaign.ai import style_of
from ringside_manager.campaign.ai.careers import limit_by_places, limit_dollars, pick, worths
from ringside_manager.campaign.books import (
    Bidding,
    Colour,
    Entrance,
    LeagueOptions,
    Lots,
    ManagerKind,
    Skill,
    StableMethod,
    Temperament,
)
from ringside_manager.campaign.progress import roll_percentage
from ringside_manager.campaign.stables import (
    Auction,
    AuctionRules,
    check_draft,
    draft_turns,
    draw_lots,
    open_auction,
)
from ringside_manager.errors import against, misused
from ringside_manager.fighters import NO_LOOKS, Fighter
from ringside_manager.fighters.generation import roll_fighter
from ringside_manager.fighters.sets import usual_looks
from ringside_manager.language import say
from ringside_manager.league.business.careers import FighterSigned
from ringside_manager.league.business.founding import ManagerSeated, OrderRolls, StablesOrdered
from ringside_manager.office.docket import Docket


@dataclass(frozen=True, slots=True)
class Seat:
    """A manager to be: a person, or an AI of a temperament and a skill; ``colour`` is his stable's, if he chose one."""

    name: str
    kind: ManagerKind
    temperament: Temperament | None = None
    colour: Colour = ""
    skill: Skill | None = None

    @property
    def deed(self) -> ManagerSeated:
        """How this seat is written down."""
        return ManagerSeated(self.name, self.kind, self.temperament, self.colour, self.skill)

    @property
    def is_person(self) -> bool:
        """Whether somebody at the keyboard decides for this seat."""
        return self.kind is ManagerKind.PERSON


@dataclass(frozen=True, slots=True)
class Founding:
    """What a league is founded on; ``promoter`` is ``""`` when the program is the promoter (C3).

    ``fighters`` is the list drafted or auctioned from, in its order (C8, C9); their styles are kept where corners ask for
    them, their looks where the usual set does not say the same.
    """

    name: str
    system: str
    set_name: str
    fighters: tuple[Fighter, ...]
    seats: tuple[Seat, ...]
    promoter: str
    options: LeagueOptions
    seed: int

    def __post_init__(self) -> None:
        if self.options.corners != IN_CHARACTER and any(fighter.style for fighter in self.fighters):
            plain = tuple(replace(fighter, style="") for fighter in self.fighters)
            object.__setattr__(self, "fighters", plain)
        if any(fighter.looks != NO_LOOKS for fighter in self.fighters):
            object.__setattr__(self, "fighters", tuple(map(_without_usual_looks, self.fighters)))


def _without_usual_looks(fighter: Fighter) -> Fighter:
    return replace(fighter, looks=NO_LOOKS) if fighter.looks == usual_looks(fighter.name) else fighter


@dataclass(frozen=True, slots=True)
class DraftTurn:
    """A seat, counted from 1, must pick one of ``available``, which stand in list order (C8).

    ``number`` counts the picks of the whole draft from 1.
    """

    seat: int
    number: int
    available: tuple[Fighter, ...]


@dataclass(frozen=True, slots=True)
class AuctionTurn:
    """A seat, counted from 1, must bid on ``auction.lot`` or pass (C9)."""

    seat: int
    auction: Auction[Fighter]

    @property
    def lot(self) -> Fighter:
        """The fighter under the hammer."""
        return self.auction.lots[self.auction.calls[0]]


@dataclass(frozen=True, slots=True)
class NominationTurn:
    """A seat, counted from 1, must name the next lot, or pass and name no more (C76)."""

    seat: int
    auction: Auction[Fighter]

    @property
    def available(self) -> tuple[Fighter, ...]:
        """Whom he may name."""
        return self.auction.to_come


@dataclass(frozen=True, slots=True)
class Pick:
    """This fighter, for the stable (C8) or as the next lot (C76)."""

    fighter: Fighter


@dataclass(frozen=True, slots=True)
class Bid:
    """So many whole dollars (C9, C74); ``wished`` if a wish list bid and nobody was asked."""

    dollars: int
    wished: bool = False


@dataclass(frozen=True, slots=True)
class Pass:
    """No more bids on this lot (C9), or no more lots named (C76)."""


Turn = DraftTurn | AuctionTurn | NominationTurn
Choice = Pick | Bid | Pass
Filling = Generator[Turn, Choice, None]
"""Asks turn by turn and is sent the choices."""


def fill_stables(docket: Docket, founding: Founding, managers: Sequence[int], chance: Chance) -> Filling:
    """Fill every stable by the method agreed on; dice ask nothing (C6).

    Sending a choice that is not legal ends the script: ``check_choice`` says so before.
    """
    return _FILLERS[founding.options.stable_method](docket, founding, managers, chance)


def check_choice(turn: Turn, choice: Choice) -> None:
    """Whether a choice may be made; ``RuleError`` C8, C9, C76 or C77 if not, ``UsageError`` if it answers something else."""
    if isinstance(turn, DraftTurn):
        if not isinstance(choice, Pick):
            raise misused("In a draft a manager picks a fighter; there are no bids.")
        if choice.fighter not in turn.available:
            raise against(
                "C8",
                "{name} is not to be had.",
                name=choice.fighter.name,
                next_step=say("Pick one who is on the list."),
            )
    elif isinstance(turn, NominationTurn):
        if isinstance(choice, Bid):
            raise misused("A manager names the next fighter before anybody bids.")
        held_after(turn, choice)
    elif isinstance(choice, Bid):
        turn.auction.bid(choice.dollars)
    elif not isinstance(choice, Pass):
        raise misused("In an auction a manager bids or passes; there are no picks.")


def held_after(turn: AuctionTurn | NominationTurn, choice: Choice) -> Auction[Fighter]:
    """The auction after a choice; ``RuleError`` C9, C76 or C77 if it does not stand."""
    if isinstance(choice, Bid):
        return turn.auction.bid(choice.dollars)
    return turn.auction.nominate(choice.fighter) if isinstance(choice, Pick) else turn.auction.decline()


def auction_rules(options: LeagueOptions) -> AuctionRules:
    """The rules of a league's auction (C9, C74, C76, C77)."""
    return AuctionRules(
        options.bidding is Bidding.LIMITS,
        options.lots is Lots.NOMINATED,
        options.least_fighters,
        options.most_fighters,
    )


class Adviser:
    """What the program would do at every seat: the AI managers' own judgement, a balanced one for persons."""

    def __init__(self, founding: Founding) -> None:
        self._founding = founding
        self._styles = [style_of(seat.temperament, founding.options.conduct) for seat in founding.seats]
        self._worths: dict[int, tuple[float, ...]] = {}
        self._limits: dict[int, tuple[Auction[Fighter], int]] = {}

    def choice(self, turn: Turn) -> Choice:
        """The pick, bid or pass of an AI manager; no dice are thrown for it."""
        style = self._styles[turn.seat - 1]
        if not isinstance(turn, AuctionTurn):
            return Pick(pick(turn.available, style))
        least, limit = turn.auction.bids_allowed[0], self.limit_dollars(turn)
        if limit < least:
            return Pass()
        return Bid(limit if turn.auction.rules.by_limits else least)

    def limit_dollars(self, turn: AuctionTurn) -> int:
        """The most the program would give for the lot at that seat (C9); it stands as long as the lot does."""
        known = self._limits.get(turn.seat)
        if known is None or known[0].calls is not turn.auction.calls:
            known = self._limits[turn.seat] = turn.auction, self._reckoned(turn)
        return known[1]

    def _reckoned(self, turn: AuctionTurn) -> int:
        seat, auction = turn.seat, turn.auction
        if seat not in self._worths:
            wanted = self._founding.options.stable_size * len(self._founding.seats)
            self._worths[seat] = worths(auction.lots, self._styles[seat - 1], wanted)
        known = self._worths[seat]
        to_come, purse = [known[call] for call in auction.calls], auction.purses_dollars[seat - 1]
        if auction.rules == AuctionRules():
            places = self._founding.options.stable_size - auction.held(seat)
            return limit_dollars(to_come, purse, len(auction.purses_dollars), places)
        places, wanted, buyers = self._places(auction, seat)
        return min(limit_by_places(to_come, purse, buyers, places, wanted), auction.most_dollars(seat))

    def _places(self, auction: Auction[Fighter], seat: int) -> tuple[int, int, int]:
        """The places a seat wants to fill, those all seats want to fill, and how many seats may still buy (C77)."""
        rules, seats = auction.rules, range(1, len(auction.purses_dollars) + 1)
        most = len(auction.lots) if rules.most is None else rules.most
        goal = min(max(self._founding.options.stable_size, rules.least), most)
        wanted = sum(max(0, goal - auction.held(one)) for one in seats)
        buyers = sum(auction.held(one) < most for one in seats)
        return goal - auction.held(seat), wanted or sum(most - auction.held(one) for one in seats), buyers


def _fill_by_dice(docket: Docket, founding: Founding, managers: Sequence[int], chance: Chance) -> Filling:
    """Every manager rolls up his fighters, one whole fighter after another (C7)."""
    taken: list[str] = []
    for manager in managers:
        for _ in range(founding.options.stable_size):
            fighter = roll_fighter(chance, taken)
            taken.append(fighter.name)
            _sign(docket, fighter, manager, Entrance.DICE, chance)
    yield from ()


def _fill_by_draft(docket: Docket, founding: Founding, managers: Sequence[int], chance: Chance) -> Filling:
    """One pick each in the order of the dice, again and again (C8)."""
    check_draft(len(founding.fighters), len(managers), founding.options.stable_size)
    lots = draw_lots(managers, chance, "draft order")
    docket.write(StablesOrdered(tuple(OrderRolls(*lot) for lot in lots)))
    available = list(founding.fighters)
    turns = draft_turns([manager for manager, _ in lots], founding.options.stable_size)
    for number, manager in enumerate(turns, 1):
        turn = DraftTurn(managers.index(manager) + 1, number, tuple(available))
        choice = yield turn
        check_choice(turn, choice)
        assert isinstance(choice, Pick)
        available.remove(choice.fighter)
        _sign(docket, choice.fighter, manager, Entrance.DRAFT, chance)


def _fill_by_auction(docket: Docket, founding: Founding, managers: Sequence[int], chance: Chance) -> Filling:
    """Every lot to the last bidder (C9, C74, C76, C77)."""
    if not founding.fighters:
        raise against("C9", "An auction needs a fighter or more on its list.")
    options = founding.options
    shuffled = options.lots is Lots.SHUFFLED
    lots = chance.shuffled(founding.fighters) if shuffled else founding.fighters
    auction = open_auction(lots, len(managers), options.stake_dollars, auction_rules(options))
    while (seat := auction.seat) is not None:
        turn = (AuctionTurn if auction.nominator is None else NominationTurn)(seat, auction)
        choice = yield turn
        check_choice(turn, choice)
        made = len(auction.sales)
        auction = held_after(turn, choice)
        for sale in auction.sales[made:]:
            manager = managers[sale.seat - 1]
            _sign(docket, sale.fighter, manager, Entrance.AUCTION, chance, sale.dollars * 100)


def _sign(
    docket: Docket, fighter: Fighter, manager: int, entrance: Entrance, chance: Chance, price_cents: int = 0
) -> None:
    """A fighter enters the stable, his percentage rolled at once (C10); a stable goes through the classes in turn."""
    classes = docket.books.options.weight_classes or ("",)
    weight_class = classes[len(docket.books.managers[manager].stable) % len(classes)]
    docket.write(
        FighterSigned(
            fighter, manager, roll_percentage(chance), entrance, price_cents, weight_class=weight_class
        )
    )


_FILLERS: dict[StableMethod, Callable[[Docket, Founding, Sequence[int], Chance], Filling]] = {
    StableMethod.DICE: _fill_by_dice,
    StableMethod.DRAFT: _fill_by_draft,
    StableMethod.AUCTION: _fill_by_auction,
}
