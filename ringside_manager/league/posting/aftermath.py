"""Posting a bout that was fought: the order of work of C5, step by step, winner first."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ringside_manager.bout.corner import CORNERS, Corner
from ringside_manager.bout.outcome import Method
from ringside_manager.bout.terms import Carried
from ringside_manager.campaign.arenas import purses
from ringside_manager.campaign.books import BoutBook, BoutState, FighterBook, LedgerKind, NewsKind, Tally
from ringside_manager.campaign.experience import (
    Gains,
    earns_experience,
    gain,
    improved,
    winning_streak_after,
)
from ringside_manager.campaign.percentage import is_due, renewed_percentage, share_cents
from ringside_manager.campaign.popularity import earned_change_half
from ringside_manager.campaign.retirement import losing_streak_after
from ringside_manager.league.deeds import BoutFought
from ringside_manager.league.posting.desk import Desk
from ringside_manager.league.posting.scrutiny import examine
from ringside_manager.league.posting.titles import decide_title
from ringside_manager.league.posting.tournaments import advance


@dataclass(frozen=True, slots=True)
class Side:
    """One corner of the bout being posted; ``index`` is its place in every pair."""

    corner: Corner
    index: int
    fighter: FighterBook
    won: bool
    lost: bool


def bout_fought(desk: Desk, deed: BoutFought) -> None:
    """Everything a bout changes (C5); a bout is posted only once."""
    bout = desk.bout(deed.bout)
    pair = desk.fighter(bout.red), desk.fighter(bout.blue)
    if bout.is_over:
        desk.doubt("C2", f"Bout {bout.number} was fought before; its second result is left out.")
        return
    examine(desk, deed, bout, pair)
    sides = _winner_first(deed, pair)
    _put_down(desk, deed, bout, pair)
    if bout.exhibition:
        _rest_only(deed, bout, sides)
        return
    _records(desk, deed, sides)
    _purses(desk, bout, sides)
    _popularity(deed, bout, sides)
    _experience(desk, deed, bout, sides)
    _last_night(deed, bout, sides)
    advance(desk, deed, bout)
    decide_title(desk, bout)
    _percentages(deed, bout, sides)


def _winner_first(deed: BoutFought, pair: tuple[FighterBook, FighterBook]) -> tuple[Side, ...]:
    """Both sides in the order of C5; red first after a draw."""
    winner = deed.outcome.winner
    order = CORNERS if winner is None else (winner, winner.opponent)
    return tuple(
        Side(corner, index, pair[index], corner is winner, corner is not winner and winner is not None)
        for corner, index in ((corner, corner.index) for corner in order)
    )


def _put_down(desk: Desk, deed: BoutFought, bout: BoutBook, pair: tuple[FighterBook, FighterBook]) -> None:
    """The result, and what was in force when it came about (C22, C35)."""
    red, blue = pair
    desk.books.night = max(desk.books.night, bout.night)
    desk.books.touched.league = True
    bout.state = BoutState.EXHIBITED if bout.exhibition else BoutState.FOUGHT
    bout.fought_entry, bout.outcome = desk.entry, deed.outcome
    bout.carried, bout.plans = deed.carried, deed.plans
    bout.managers = red.manager, blue.manager
    bout.percentages = red.percentage, blue.percentage
    bout.pops_half = red.pop_half, blue.pop_half
    bout.first_title = bout.title and not desk.division(red.weight_class).crowned
    if bout.exhibition:  # no headline for what counts for nothing
        return
    winner = deed.outcome.winner
    order = bout.fighters if winner is not Corner.BLUE else (bout.blue, bout.red)
    desk.news(NewsKind.RESULT, order, bout=bout.number)


def _rest_only(deed: BoutFought, bout: BoutBook, sides: tuple[Side, ...]) -> None:
    """What an exhibition leaves behind: tired men (C55, C57), no record, purse, popularity, experience or percentage."""
    for side in sides:
        if bout.number in side.fighter.booked:
            side.fighter.booked.remove(bout.number)
        _tire(deed, bout, side)


_WINS = {Method.KO: "wins_ko", Method.TKO: "wins_tko", Method.RTD: "wins_tko", Method.DQ: "wins_dq"}
_LOSSES = {Method.KO: "losses_ko", Method.TKO: "losses_tko", Method.RTD: "losses_tko", Method.DQ: "losses_dq"}


def _records(desk: Desk, deed: BoutFought, sides: tuple[Side, ...]) -> None:
    """Step 1: records and streaks (C12, C16, C21)."""
    method, knockdowns = deed.outcome.method, deed.outcome.knockdowns
    for side in sides:
        fighter = side.fighter
        column = _column(side, method)
        _count(fighter.tally, column)
        fighter.winning_streak = winning_streak_after(fighter.winning_streak, side.won)
        fighter.losing_streak = losing_streak_after(fighter.losing_streak, side.lost)
        fighter.knockdowns += knockdowns[side.index]
        fighter.knockdowns_suffered += knockdowns[1 - side.index]
        fighter.bouts.append(deed.bout)
        if deed.bout in fighter.booked:
            fighter.booked.remove(deed.bout)
        manager = desk.owner(fighter)
        if manager is not None:
            fighter.bouts_under_manager += 1
            _count(manager.tally, column)


def _column(side: Side, method: Method) -> str:
    """Where a result is counted for one side."""
    if side.won:
        return _WINS.get(method, "wins_decision")
    if side.lost:
        return _LOSSES.get(method, "losses_decision")
    return "no_contests" if method is Method.NC else "draws"


def _count(tally: Tally, column: str) -> None:
    setattr(tally, column, getattr(tally, column) + 1)


def _purses(desk: Desk, bout: BoutBook, sides: tuple[Side, ...]) -> None:
    """Step 2: purse and manager's share, at the percentage in force (C22, C23, C40-C49)."""
    winner = None if bout.outcome is None else bout.outcome.winner
    bout.purses_dollars = purses(
        bout.arena, bout.pops_half, winner, title=bout.title, first_title=bout.first_title
    )
    shares = [0, 0]
    for side in sides:
        purse, fighter = bout.purses_dollars[side.index], side.fighter
        fighter.earnings_dollars += purse
        manager = desk.owner(fighter)
        if manager is not None and fighter.percentage is not None:
            shares[side.index] = share_cents(purse, fighter.percentage)
            desk.pay(
                manager,
                LedgerKind.SHARE,
                shares[side.index],
                fighter=fighter.number,
                bout=bout.number,
            )
    bout.shares_cents = shares[0], shares[1]


def _popularity(deed: BoutFought, bout: BoutBook, sides: tuple[Side, ...]) -> None:
    """Step 3: earned popularity; totals stay as they are until the night is closed (C5, C29, C30)."""
    bout.pop_changes_half = earned_change_half(deed.outcome)
    for side in sides:
        side.fighter.earned_half += bout.pop_changes_half[side.index]


def _experience(desk: Desk, deed: BoutFought, bout: BoutBook, sides: tuple[Side, ...]) -> None:
    """Step 4: what the winner learns (C11-C14)."""
    winner = sides[0]
    fighter = winner.fighter
    if not winner.won or not earns_experience(fighter.winning_streak):
        return
    before = fighter.gains
    fighter.gains = gain(before, deed.dice.experience[winner.index])
    rating = _raised(before, fighter.gains)
    if rating:
        fighter.abilities = improved(fighter.fighter.abilities, fighter.gains)
        bout.gained = (rating, "") if winner.corner is Corner.RED else ("", rating)
        desk.news(NewsKind.IMPROVED, (fighter.number,), bout=bout.number, word=rating)


def _raised(before: Gains, after: Gains) -> str:
    """The rating that went up, ``""`` if the category was full (C13)."""
    if after.endurance > before.endurance:
        return "endurance"
    if after.agility > before.agility:
        return "agility"
    return "counterpunch" if after.counterpunch > before.counterpunch else ""


def _last_night(deed: BoutFought, bout: BoutBook, sides: tuple[Side, ...]) -> None:
    """Step 5: last night and what he will carry if he fights again too early (C55, C57).

    A rank the promoter gave him, once it was drawn up, ends with the bout: now he has boxed for one.
    """
    for side in sides:
        _tire(deed, bout, side)
        given = side.fighter.given
        if given is not None and bout.night > given.night + 1:
            side.fighter.given = None


def _tire(deed: BoutFought, bout: BoutBook, side: Side) -> None:
    outcome = deed.outcome
    side.fighter.last_night = bout.night
    side.fighter.lost = Carried(bout.system, outcome.loss[side.index], outcome.start[side.index])


def _percentages(deed: BoutFought, bout: BoutBook, sides: tuple[Side, ...]) -> None:
    """Step 8: new percentages that are due, from the next bout on (C21, C22).

    Step 7, retirements, comes with deeds of its own; they take a new percentage back.
    """
    renewed = dict(_renewals(deed, sides))
    bout.renewed = renewed.get(Corner.RED), renewed.get(Corner.BLUE)


def _renewals(deed: BoutFought, sides: tuple[Side, ...]) -> Iterator[tuple[Corner, int]]:
    for side in sides:
        fighter = side.fighter
        if fighter.manager is not None and is_due(fighter.bouts_under_manager, fighter.is_retired):
            roll = deed.dice.percentage[side.index]
            fighter.percentage = renewed_percentage(roll, fighter.tally.wins, fighter.tally.losses)
            yield side.corner, fighter.percentage
