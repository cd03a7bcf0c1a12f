"""A draft or auction under way: asks seat by seat, can be advised, undone and kept (C8-C10, C74, C76, C77)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import exp

from ringside_manager.bout.chance import Chance
from ringside_manager.campaign.ai import strength
from ringside_manager.campaign.books import FighterBook
from ringside_manager.campaign.stables import Auction
from ringside_manager.errors import misused
from ringside_manager.fighters import Fighter
from ringside_manager.league.business.founding import ManagerSeated, StablesOrdered
from ringside_manager.league.deeds import Draft
from ringside_manager.office.founding import FoundingPaper, begin, founding_act, founding_chance
from ringside_manager.office.founding_script import (
    Adviser,
    AuctionTurn,
    Bid,
    Choice,
    Filling,
    Founding,
    NominationTurn,
    Pass,
    Seat,
    Turn,
    check_choice,
    held_after,
)


@dataclass(frozen=True, slots=True)
class Made:
    """A choice that was made, with the turn as it stood."""

    turn: Turn
    choice: Choice


@dataclass(frozen=True, slots=True)
class HandedOver:
    """Seats of persons for whom the program decides from the choice ``at`` on, counted from 0.

    ``limits`` are those that stood then; undoing brings them back.
    """

    at: int
    seats: frozenset[int]
    limits: tuple[tuple[int, int], ...] = ()


class LiveFounding:
    """The founding of a league, choice by choice.

    Whoever holds it asks ``turn``, answers with ``choose`` until it is ``None``, and takes ``act``.
    It is the same script that founds leagues without being asked; undoing is replaying all but the last
    choices.  Raises as ``founding_act`` if the league cannot be founded or ``choices`` do not stand.
    ``limits`` are those persons have left for the lot under the hammer, by seat; see ``bid_up_to``.
    ``handed`` are the seats left to the program, in order; see ``hand_over``.  ``wishes`` are the secret wish lists of
    persons, dollars by fighter by seat; see ``wish``.
    """

    def __init__(
        self,
        founding: Founding,
        choices: Sequence[Choice] = (),
        limits: Mapping[int, int] | None = None,
        handed: Sequence[HandedOver] = (),
        wishes: Mapping[int, Mapping[Fighter, int]] | None = None,
    ) -> None:
        self.founding = founding
        self._wishes = {seat: dict(wished) for seat, wished in (wishes or {}).items()}
        self._adviser = Adviser(founding)
        self._turn: Turn | None = None
        self._limits: dict[int, int] = {}
        self._replay(choices)
        self._limits = dict(limits or {}) if isinstance(self.turn, AuctionTurn) else {}
        self._handed = list(handed)

    @property
    def turn(self) -> Turn | None:
        """Who must decide what; ``None`` when the stables are filled."""
        return self._turn

    @property
    def auction(self) -> Auction[Fighter] | None:
        """The auction as it stands, at its end too; ``None`` in a draft, and before anybody was asked."""
        if isinstance(self._turn, (AuctionTurn, NominationTurn)):
            return self._turn.auction
        if self._made and isinstance(last := self._made[-1].turn, (AuctionTurn, NominationTurn)):
            return held_after(last, self._made[-1].choice)
        return None

    @property
    def seat(self) -> Seat | None:
        """The seat whose turn it is; ``None`` when the stables are filled."""
        return None if self._turn is None else self.founding.seats[self._turn.seat - 1]

    @property
    def made(self) -> tuple[Made, ...]:
        """Every choice so far, first to last."""
        return tuple(self._made)

    @property
    def choices(self) -> tuple[Choice, ...]:
        """Every choice so far; with ``founding`` they are all there is to keep."""
        return tuple(made.choice for made in self._made)

    @property
    def limits(self) -> Mapping[int, int]:
        """The limits persons have left for the lot under the hammer, in dollars by seat."""
        return dict(self._limits)

    @property
    def handed(self) -> tuple[HandedOver, ...]:
        """Every handing over of seats to the program that stands, first to last."""
        return tuple(self._handed)

    @property
    def wishes(self) -> Mapping[int, Mapping[Fighter, int]]:
        """Whom persons wish for and how far they go for each, in dollars by seat; every list is its manager's alone."""
        return {seat: dict(wished) for seat, wished in self._wishes.items() if wished}

    @property
    def persons(self) -> tuple[int, ...]:
        """The seats of persons who still decide themselves, counted from 1."""
        given = {seat for handed in self._handed for seat in handed.seats}
        seats = enumerate(self.founding.seats, 1)
        return tuple(at for at, seat in seats if seat.is_person and at not in given)

    @property
    def left(self) -> int:
        """How many picks or lots are still to be decided, the present one included."""
        if isinstance(self.turn, (AuctionTurn, NominationTurn)):
            return len(self.turn.auction.calls)
        size = self.founding.options.stable_size * len(self.founding.seats)
        return size - len(self._made) if self.turn else 0

    @property
    def order(self) -> tuple[tuple[int, tuple[int, ...]], ...]:
        """The seats in the order of the draft, each with its d100s, later ones where it was tied (C8); empty for an auction."""
        rolled = (draft.deed for draft in self._paper.drafts if isinstance(draft.deed, StablesOrdered))
        seats = self._seats()
        return tuple((seats.index(one.manager) + 1, one.rolls) for deed in rolled for one in deed.order)

    @property
    def stables(self) -> tuple[tuple[FighterBook, ...], ...]:
        """The fighters of every seat so far, seat by seat, in the order in which they came."""
        books = self._paper.books
        return tuple(
            tuple(books.fighters[number] for number in books.managers[seat].stable) for seat in self._seats()
        )

    @property
    def may_undo(self) -> bool:
        """Whether a person has decided anything or handed a seat over, which is what can be taken back."""
        return bool(self._handed) or self._last_choice() is not None

    def advice(self) -> Choice:
        """What the program would do at the seat whose turn it is; ``UsageError`` when it is nobody's."""
        return self._adviser.choice(self._asked())

    def advised_limit(self) -> int:
        """The most dollars the program would give for the lot; 0 in a draft."""
        turn = self._asked()
        return self._adviser.limit_dollars(turn) if isinstance(turn, AuctionTurn) else 0

    def bid_up_to(self, dollars: int) -> None:
        """Leave a limit at the seat whose turn it is: on this lot ``settled`` bids for it as far as so much.

        Where bids are limits it is bid at once (C74).  ``UsageError`` in a draft, ``RuleError`` C9 for a limit too low to bid.
        """
        turn = self._asked()
        if not isinstance(turn, AuctionTurn):
            raise misused("In a draft a manager picks a fighter; there are no bids.")
        if turn.auction.rules.by_limits:
            self.choose(Bid(dollars))
        else:
            self._limits[turn.seat] = dollars

    def wish(self, seat: int, wished: Mapping[Fighter, int]) -> None:
        """Put down whom a seat wishes for and how far it goes for each, in dollars, in place of what it wished before.

        When such a lot comes up ``settled`` bids for the seat as far as that; whoever is topped beyond it is asked.
        """
        self._wishes[seat] = {fighter: dollars for fighter, dollars in wished.items() if dollars > 0}

    def settled(self) -> Choice | None:
        """What nobody need be asked: an AI manager's choice, a bid within a limit that was left or wished, else ``None``."""
        turn = self._turn
        if turn is None:
            return None
        if isinstance(turn, AuctionTurn) and turn.seat in self._limits:
            least = turn.auction.bids_allowed[0]
            return Bid(least) if least <= self._limits[turn.seat] else Pass()
        if turn.seat in self.persons:
            return self._wished(turn) if isinstance(turn, AuctionTurn) else None
        return self.advice()

    def _wished(self, turn: AuctionTurn) -> Bid | None:
        """The bid of the asked seat's wish list for the lot under the hammer, if it has one."""
        limit = self._wishes.get(turn.seat, {}).get(turn.lot, 0)
        allowed = turn.auction.bids_allowed
        if limit < allowed[0]:
            return None
        return Bid(min(limit, allowed[-1]) if turn.auction.rules.by_limits else allowed[0], wished=True)

    def hand_over(self, *seats: int) -> None:
        """Leave all further choices of these seats to the program; ``undo`` takes the whole of it back."""
        self._handed.append(HandedOver(len(self._made), frozenset(seats), tuple(self._limits.items())))
        for seat in seats:
            self._limits.pop(seat, None)

    def choose(self, choice: Choice) -> None:
        """Make a choice at the seat whose turn it is; ``RuleError`` C8 or C9 if it may not be, and nothing changes."""
        turn = self._asked()
        check_choice(turn, choice)
        self._made.append(Made(turn, choice))
        try:
            self._turn = self._script.send(choice)
        except StopIteration:
            self._turn = None
        if _lot(self._turn) != _lot(turn):
            self._limits.clear()

    def undo(self) -> None:
        """Take back what a person did last, all after it and every limit left since; ``UsageError`` if there is nothing.

        That is a choice, or the handing over of seats with all the program decided at them.  What wish lists bid is made
        again, unless there was nothing else: then the last of those wishes is struck and its manager is asked.
        """
        last = self._last_choice()
        handed = self._handed[-1] if self._handed else None
        if handed is not None and (last is None or last < handed.at):
            self._handed.pop()
            self._replay(self.choices[: handed.at])
            self._limits = dict(handed.limits)
            return
        if last is None:
            raise misused("There is nothing to take back: no person has decided anything yet.")
        self._limits.clear()
        made = self._made[last]
        if isinstance(made.choice, Bid) and made.choice.wished and isinstance(made.turn, AuctionTurn):
            self._wishes[made.turn.seat].pop(made.turn.lot, None)
        self._replay(self.choices[:last])

    def act(self) -> tuple[Draft, ...]:
        """Every deed of the founding, with exactly these choices.

        Raises ``UsageError`` while a choice is still to be made, ``RuleError`` C61 if hardly anybody was sold.
        """
        return founding_act(self.founding, self.choices)

    def _replay(self, choices: Sequence[Choice]) -> None:
        self._made: list[Made] = []
        self._paper = FoundingPaper()
        chance: Chance = founding_chance(self.founding)
        self._script: Filling = begin(self.founding, self._paper, chance)
        self._turn = next(self._script, None)
        for choice in choices:
            self.choose(choice)

    def _asked(self) -> Turn:
        if self._turn is None:
            raise misused("The stables are filled; nobody has anything left to decide.")
        return self._turn

    def _last_choice(self) -> int | None:
        """The index of the last choice a person made, if any by himself; ``None`` if nobody has."""
        chosen = [at for at, made in enumerate(self._made) if self._is_persons(at, made.turn.seat)]
        by_himself = (at for at in chosen if not getattr(self._made[at].choice, "wished", False))
        return max(by_himself, default=max(chosen, default=None))

    def _is_persons(self, at: int, seat: int) -> bool:
        given = any(handed.at <= at and seat in handed.seats for handed in self._handed)
        return self.founding.seats[seat - 1].is_person and not given

    def _seats(self) -> list[int]:
        """The managers' numbers in seat order."""
        return [at for at, draft in enumerate(self._paper.drafts, 1) if isinstance(draft.deed, ManagerSeated)]


def _lot(turn: Turn | None) -> tuple[int, int] | None:
    """Which lot is under the hammer, and whether it is called again."""
    if not isinstance(turn, AuctionTurn):
        return None
    return turn.auction.calls[0], len(turn.auction.passed_over)


# The fighters of a draft or auction as rows to choose from


@dataclass(frozen=True, slots=True)
class Prospect:
    """A fighter on the list, by his ``place`` in it from 1.

    ``punching`` is the sum of his six punches; ``promise`` the chance, 0 to 1, that he beats the average
    fighter of the list by the fitted formula AI managers judge with.
    """

    place: int
    fighter: Fighter
    punching: int
    promise: float


def prospects(fighters: Sequence[Fighter]) -> tuple[Prospect, ...]:
    """Every fighter of a list measured against its average, in list order."""
    strengths = [strength(fighter.abilities) for fighter in fighters]
    average = sum(strengths) / len(strengths) if strengths else 0.0
    return tuple(
        Prospect(place, fighter, sum(fighter.abilities.punches), 1 / (1 + exp(average - strong)))
        for place, (fighter, strong) in enumerate(zip(fighters, strengths, strict=True), 1)
    )
