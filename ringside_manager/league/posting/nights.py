"""Posting what ends: careers (C16, C17), fight nights (C32-C34), the campaign (C70)."""

from __future__ import annotations

from collections.abc import Iterable

from ringside_manager.campaign.books import BoutState, Division, FighterBook, NewsKind, ReignEnd
from ringside_manager.campaign.popularity import CHAMPION, rank_pop_half
from ringside_manager.campaign.rankings import Contender, rank, with_given_ranks
from ringside_manager.campaign.retirement import check_retire
from ringside_manager.campaign.standings import winners
from ringside_manager.errors import RuleError
from ringside_manager.league.deeds import (
    FighterRetired,
    LeagueEnded,
    NightClosed,
)
from ringside_manager.league.night_deeds import DoorsOpened, PlanSealed
from ringside_manager.league.posting.desk import Desk
from ringside_manager.league.posting.titles import end_reign


def fighter_retired(desk: Desk, deed: FighterRetired) -> None:
    """A fighter leaves his stable, the rankings and, if he holds it, the title (C16, C17)."""
    fighter = desk.fighter(deed.fighter)
    if fighter.is_retired:
        desk.doubt("C17", f"{fighter.name} was retired before.")
        return
    try:
        check_retire(fighter.name, fighter.tally.bouts, fighter.losing_streak)
    except RuleError as refusal:
        desk.refused(refusal)
    _take_back_percentage(desk, fighter)
    _leave(desk, fighter)
    fighter.retired_night, fighter.retired_reason = desk.night, deed.reason
    fighter.rank, fighter.rank_half, fighter.pop_half = None, 0, fighter.earned_half
    fighter.given = fighter.plan = None
    managers = () if fighter.manager is None else (fighter.manager,)
    desk.news(NewsKind.RETIRED, (fighter.number,), managers, word=deed.reason)


def _take_back_percentage(desk: Desk, fighter: FighterBook) -> None:
    """Who retires after a bout, on its night, is rolled no new percentage for it (C5 steps 7 and 8, C21)."""
    if not fighter.bouts:
        return
    bout = desk.books.bouts[fighter.bouts[-1]]
    corner = bout.corner_of(fighter.number)
    if bout.night <= desk.books.closed or bout.renewed[corner.index] is None:
        return
    desk.books.touched.bouts.add(bout.number)
    fighter.percentage = bout.percentages[corner.index]
    others = bout.renewed[corner.opponent.index]
    bout.renewed = (None, others) if corner.index == 0 else (others, None)


def _leave(desk: Desk, fighter: FighterBook) -> None:
    manager = desk.owner(fighter)
    if manager is not None:
        manager.stable.remove(fighter.number)
    division = desk.division(fighter.weight_class)
    division.roster.remove(fighter.number)
    if fighter.number in division.ranking:
        division.ranking.remove(fighter.number)
    if division.champion == fighter.number:
        end_reign(desk, division, None, ReignEnd.RETIRED)
        desk.news(NewsKind.VACATED, (fighter.number,), word=division.weight_class)


def plan_sealed(desk: Desk, deed: PlanSealed) -> None:
    """A fighter's corner has its orders, or has them no longer."""
    fighter, manager = desk.fighter(deed.fighter), desk.manager(deed.manager)
    if fighter.is_retired or fighter.manager != manager.number:
        desk.doubt("C3", f"{manager.name} sealed a fight plan for {fighter.name}, who was not his fighter.")
        return
    if desk.books.doors and any(desk.books.bouts[bout].night == desk.books.doors for bout in fighter.booked):
        desk.doubt("C5", f"The fight plan of {fighter.name} was changed when the doors were open.")
    fighter.plan = desk.entry if deed.plan else None


def doors_opened(desk: Desk, deed: DoorsOpened) -> None:
    """The card of the next night is final (C2)."""
    books = desk.books
    if deed.night != books.closed + 1 or books.doors:
        desk.doubt("C2", f"The doors of night {deed.night} were opened after night {books.closed}.")
    books.doors, books.doors_seed = deed.night, deed.seed
    books.touched.league = True


def night_closed(desk: Desk, deed: NightClosed) -> None:
    """Rankings and popularity totals are drawn up anew (C32-C34)."""
    books = desk.books
    if deed.night != books.closed + 1 or deed.night < books.night:
        desk.doubt("C2", f"Night {deed.night} was closed after night {books.closed}.")
    books.night = books.closed = max(deed.night, books.night)
    books.doors = books.doors_seed = 0
    books.touched.league = True
    _look_over_card(desk, deed.night)
    for weight_class in books.divisions:
        _draw_up(desk, books.divisions[weight_class])


def _look_over_card(desk: Desk, night: int) -> None:
    """Tell the new percentages of the night, and note bouts that nobody fought (C5, C21)."""
    for bout in desk.books.bouts_of_night(night):
        if bout.state is BoutState.MADE:
            desk.doubt("C5", f"Bout {bout.number} of night {night} was neither fought nor cancelled.")
        for fighter, percentage in zip(bout.fighters, bout.renewed, strict=True):
            if percentage is not None:
                desk.news(NewsKind.RENEWED, (fighter,), bout=bout.number, amount=percentage)


def _draw_up(desk: Desk, division: Division) -> None:
    roster = [desk.books.fighters[number] for number in division.roster]
    contenders = (_contender(fighter, division) for fighter in roster)
    earned = [contender.entry_order for contender in rank(contenders, crowned=division.crowned)]
    given = {fighter.number: fighter.given.rank for fighter in roster if fighter.given is not None}
    ranking = with_given_ranks(earned, given) if given else earned
    if ranking != division.ranking:
        division.ranking = ranking
        desk.books.touched.divisions.add(division.weight_class)
    ranks = {number: place for place, number in enumerate(ranking, 1)}
    if division.champion is not None:
        ranks[division.champion] = CHAMPION
    _give_ranks(desk, roster, ranks)


def _contender(fighter: FighterBook, division: Division) -> Contender:
    tally = fighter.tally
    return Contender(
        entry_order=fighter.number,
        earned_half=fighter.earned_half,
        wins=tally.wins,
        losses=tally.losses,
        kos=tally.wins_ko,
        bouts=tally.bouts,
        champion=division.champion == fighter.number,
    )


def _give_ranks(desk: Desk, roster: Iterable[FighterBook], ranks: dict[int, int]) -> None:
    touched = desk.books.touched.fighters
    for fighter in roster:
        place = ranks.get(fighter.number)
        rank_half = 0 if place is None else rank_pop_half(place)
        pop_half = fighter.earned_half + rank_half
        if place != fighter.rank or pop_half != fighter.pop_half or rank_half != fighter.rank_half:
            fighter.rank, fighter.rank_half, fighter.pop_half = place, rank_half, pop_half
            touched.add(fighter.number)


def league_ended(desk: Desk, _deed: LeagueEnded) -> None:
    """The managers with the most money win (C70)."""
    books = desk.books
    if books.closed < books.options.nights:
        desk.doubt("C70", f"{books.closed} of {books.options.nights} nights were over when the league ended.")
    seated = list(books.managers.values())
    seats = winners([manager.balance_cents for manager in seated])
    books.ended, books.winners = True, tuple(manager.number for manager in seated if manager.seat in seats)
    books.touched.league = True
    desk.news(NewsKind.ENDED, managers=books.winners)
