"""Tournaments on the way: who is kept free, what a short card does, who goes on (C53, C57, C61, C62)."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ringside_manager.almanac.bouts import tournaments
from ringside_manager.almanac.league import status
from ringside_manager.bout.chance import SeededChance
from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.books import BoutState, FighterBook, NewsKind
from ringside_manager.campaign.bouts import check_tournaments
from ringside_manager.campaign.house_rules import BY_THE_BOOK
from ringside_manager.campaign.orders import CancelBout, DrawTournament, OfferBout
from ringside_manager.campaign.tournament import night_of_round, nights_of_finals, too_short
from ringside_manager.errors import RuleError
from ringside_manager.gui.matchmaker.opponents import why_not
from ringside_manager.league.business.careers import FighterRetired
from ringside_manager.office.docket import NightOrder, Party
from ringside_manager.office.facts.cards import board
from ringside_manager.office.facts.fighters import fighter_facts
from ringside_manager.office.facts.nights import poster
from ringside_manager.office.facts.objections import objection
from ringside_manager.office.facts.promoter import desk_of, nights_with_bouts
from ringside_manager.office.facts.roster import bouts_to_plan, next_bouts, roster, stable_glance
from ringside_manager.office.facts.tournaments import brackets
from ringside_manager.office.night import open_doors
from ringside_manager.office.orders import carry_out
from ringside_manager.office.orders.pairings import due_pairings, expected_nights
from ringside_manager.office.orders.tournaments import make_tournament_bouts
from tests.league.scribe import result
from tests.office.table import OPTIONS, Table, everybody
from tests.slow import each


@pytest.fixture
def table() -> Table:
    """A cup of six on nights 10, 14 and 18; two have a bye in the first round."""
    table = Table()
    table.order("promoter", everybody(night=10))
    return table


def offer(table: Table, night: int, red: str = "A1", blue: str = "A2") -> OfferBout:
    return OfferBout(night, table.number(red), table.number(blue), Arena.PITS)


def nights_of_slots(table: Table) -> list[int]:
    return [bout.night for bout in table.books.bouts.values() if bout.slot]


@pytest.mark.parametrize("night", [7, 10, 13, 18])
def test_its_men_take_no_other_bouts_meanwhile(table: Table, night: int) -> None:
    refused = table.refusal("Ann", offer(table, night))
    assert (refused.rule, "Cup" in str(refused)) == ("C62", True)


def test_men_who_rest_for_it_already_are_kept_until_its_end(table: Table) -> None:
    assert "rests for it from night 7 to 18" in table.refusal("Ann", offer(table, 8)).message
    table.pass_nights(6)
    assert table.refusal("Ann", offer(table, 8)).message == "A1 is still in Cup until night 18. (C62)"


@pytest.mark.parametrize("night", [1, 6, 19])
def test_before_and_after_they_may(table: Table, night: int) -> None:
    table.order("Ann", offer(table, night))
    assert len(table.books.bouts) == 1


def test_a_beaten_man_may_take_other_bouts_and_a_winner_may_not(table: Table) -> None:
    for _ in range(10):
        table.hold()
    fought = [bout for bout in table.books.bouts.values() if bout.slot]
    winners = [bout.winner or 0 for bout in fought]
    losers = [number for bout in fought for number in bout.fighters if number not in winners]
    for number in losers:
        check_tournaments(table.books, table.books.fighters[number], 14)
    for number in winners:
        with pytest.raises(RuleError) as refused:
            check_tournaments(table.books, table.books.fighters[number], 14)
        assert refused.value.rule == "C62"
    assert (len(winners), len(losers)) == (2, 2)


def test_its_rounds_are_held_on_their_nights_until_one_has_won(table: Table) -> None:
    for _ in range(18):
        table.hold()
    (cup,) = table.books.tournaments.values()
    assert sorted(nights_of_slots(table)) == [10, 10, 14, 14, 18]
    assert cup.bracket.winner is not None
    assert table.hold() == 19
    assert len(nights_of_slots(table)) == 5


def test_a_tournament_bout_cannot_be_cancelled_by_hand(table: Table) -> None:
    table.pass_nights(9)
    make_tournament_bouts(table.desk, 10)
    number = next(number for number, bout in table.books.bouts.items() if bout.slot)
    assert table.refusal("promoter", CancelBout(number)).rule == "C62"


# A card that is too short


def test_a_round_that_finds_no_places_goes_on_the_night_after() -> None:
    table = Table(stable=4, options=replace(OPTIONS, card_cap=1))
    table.order("promoter", everybody())
    for _ in range(20):
        table.hold()
    (cup,) = table.books.tournaments.values()
    assert cup.bracket.winner is not None
    assert [nights_of_slots(table).count(night) for night in range(1, 5)] == [1, 1, 1, 1]
    assert max(nights_of_slots(table).count(night) for night in range(1, 21)) == 1
    assert all(bout.carried == (None, None) for bout in table.books.bouts.values())


def test_other_bouts_take_the_places_a_tournament_leaves() -> None:
    table = Table(stable=4, options=replace(OPTIONS, card_cap=2))
    entrants = tuple(map(table.number, ("A1", "B1")))
    table.order("promoter", everybody(entrants=entrants))
    for red, blue in (("A2", "A3"), ("B2", "B3")):
        table.order("Ann" if red == "A2" else "Bob", offer(table, 1, red, blue))
    table.hold()
    states = [(bout.slot is not None, bout.state) for bout in table.books.bouts.values() if bout.night == 1]
    assert sorted(states, key=str) == [
        (False, BoutState.CANCELLED), (False, BoutState.FOUGHT), (True, BoutState.FOUGHT),
    ]  # fmt: skip


def test_a_man_who_is_not_rested_keeps_his_tournament_waiting(table: Table) -> None:
    # A correction or an undo can leave somebody in a round too early; nobody is driven into it.
    table.pass_nights(7)
    table.win("A1", "B1")
    for _ in range(6):
        table.hold()
    waited = {
        bout.night for bout in table.books.bouts.values() if bout.slot and table.number("A1") in bout.fighters
    }
    assert not waited & {9, 10, 11}
    assert table.books.doubts == []


def test_the_program_signs_for_what_nobody_ordered(table: Table) -> None:
    assert table.desk.party_of(table.number("A1")) == Party("Ann", table.manager("Ann"))
    assert table.desk.party_of(table.sign("Free", None)) == Party("", None)


def test_the_promoters_desk_shows_who_meets_before_the_bouts_are_made(table: Table) -> None:
    assert 10 in nights_with_bouts(table.books)
    due = desk_of(table.books, 10).due
    assert len(due) == 2, "six entrants, two byes"
    assert {(pairing.name, pairing.slot.round, pairing.final) for pairing in due} == {("Cup", 1, False)}
    assert desk_of(table.books, 9).due == ()
    for _ in range(10):
        table.hold()
    fought = {
        frozenset(table.books.fighters[number].name for number in bout.fighters)
        for bout in table.books.bouts.values()
        if bout.slot and bout.night == 10
    }
    names = {number: page.name for number, page in table.books.fighters.items()}
    assert fought == {frozenset((names[pairing.red], names[pairing.blue])) for pairing in due}
    assert desk_of(table.books, 11).due == ()
    assert {pairing.slot.round for pairing in desk_of(table.books, 14).due} == {2}


def test_who_is_paired_has_a_bout_to_come_before_it_is_made(table: Table) -> None:
    books = table.books
    coming = {
        (bout.night, bout.slot and bout.slot.tournament)
        for name in ("Ann", "Bob")
        for _, bout in next_bouts(books, table.manager(name))
    }
    assert coming == {(10, next(iter(books.tournaments)))}
    pairs = [{pairing.red, pairing.blue} for pairing in due_pairings(books)]
    assert len(pairs) == 2
    for mine in (mine for name in ("Ann", "Bob") for mine, _ in next_bouts(books, table.manager(name))):
        assert any(mine in pair for pair in pairs)


def test_news_say_which_round_a_man_has_come_through(table: Table) -> None:
    for _ in range(18):
        table.hold()
    rounds = [item.amount for item in table.books.news if item.kind is NewsKind.ADVANCED]
    assert rounds == [1, 1, 2, 2]


# What is to come, as every page tells it


@pytest.fixture
def short() -> Table:
    """Eight fighters whose cup begins tomorrow, and one place a night at an arena."""
    table = Table(stable=4, options=replace(OPTIONS, card_cap=1))
    table.order("promoter", everybody())
    return table


def test_a_short_card_is_billed_for_the_bouts_that_have_a_place(short: Table) -> None:
    bill = poster(short.books, 1)
    assert len(bill.bouts) == 1
    assert [night for *_, night in bill.waiting] == [2, 3, 4]
    assert [len(poster(short.books, night).bouts) for night in (2, 3, 4, 5)] == [1, 1, 1, 0]
    desk = desk_of(short.books, 1)
    assert (len(desk.due), [due.night for due in desk.waiting]) == (1, [2, 3, 4])
    cells = board(short.books, None, 1, 5).nights
    assert [column[Arena.PITS.place].places_left for column in cells] == [0, 0, 0, 0, 1]
    (row,) = brackets(short.books)
    assert [cell.night for cell in row.rounds[0]] == [1, 2, 3, 4]


def test_expected_nights_are_those_it_comes_to(short: Table) -> None:
    expected = expected_nights(short.books)
    assert len(expected) == 7
    for _ in range(max(expected.values())):
        short.hold()
    fought = {bout.slot: bout.night for bout in short.books.bouts.values() if bout.slot}
    assert fought == expected


def test_those_without_a_place_still_wait_after_the_night(short: Table) -> None:
    short.hold()
    assert [night for *_, night in poster(short.books, 1).waiting] == [2, 3, 4]


def test_the_open_doors_bill_nobody_who_has_no_place(short: Table) -> None:
    open_doors(short.desk, NightOrder(7))
    assert [bout.bout != 0 for bout in poster(short.books, 1).bouts] == [True]
    assert [due.night for due in due_pairings(short.books)] == [2, 3, 4]


def test_a_final_that_no_night_is_left_for_is_not_promised() -> None:
    table = Table(stable=4, options=replace(OPTIONS, card_cap=1, nights=10))
    table.order("promoter", everybody())
    ((row,),) = (brackets(table.books),)
    assert [cell.night for cell in row.rounds[-1]] == [0]
    (page,) = tournaments(table.books)
    assert page.pairings[-1].night is None


def test_a_pairing_is_the_next_bout_of_both_wherever_it_is_asked(short: Table) -> None:
    (first, *_) = due_pairings(short.books)
    red, blue = first.pair
    for me, other in ((red, blue), (blue, red)):
        ((opponent, coming),) = fighter_facts(short.books, me).booked
        assert (opponent.number, coming.night, coming.number) == (other, 1, 0)
        plan = bouts_to_plan(short.books, me)[0]
        assert (plan.opponent_of(me), plan.night, plan.slot) == (other, 1, first.slot)
        assert next(row for row in roster(short.books) if row.number == me).booked == 1
    told = [row for row in status(short.books).waiting if short.books.fighters[red].name in row.what]
    assert [(row.night, row.who) for row in told] == [(1, "program")]


# A tournament that is late


def waiting_finalist(table: Table) -> FighterBook:
    """The only man who is through to the final."""
    (cup,) = table.books.tournaments.values()
    (final,) = cup.bracket.pairs(cup.bracket.rounds)
    (number,) = (side for side in (final.red, final.blue) if side is not None)
    return table.books.fighters[number]


def late_by_the_cap() -> Table:
    table = Table(stable=2, options=replace(OPTIONS, card_cap=1))
    table.order("promoter", everybody())
    table.hold()
    return table


def late_by_an_unrested_man() -> Table:
    table = Table(stable=2)
    drawn = table.order("promoter", everybody(night=5))
    table.pass_nights(3)
    pairing = table.books.tournaments[drawn].bracket.pairs(1)[0]
    table.bout(4, pairing.red or 0, pairing.blue or 0, result(), rounds=7)
    table.close(4)
    table.hold()
    return table


def late_by_a_walkover() -> Table:
    table = Table(stable=2)
    drawn = table.order("promoter", everybody(night=5))
    late, short = table.books.tournaments[drawn].bracket.pairs(1)
    table.pass_nights(3)
    table.bout(4, late.red or 0, late.blue or 0, result(), rounds=7)
    table.close(4)
    table.write(FighterRetired(short.blue or 0, "enough"))
    table.hold()
    assert waiting_finalist(table).number == short.red
    return table


@each("late", [late_by_the_cap, late_by_an_unrested_man, late_by_a_walkover])
def test_a_finalist_of_a_late_tournament_is_kept_until_it_is_over(late: Callable[[], Table]) -> None:
    table = late()
    man = waiting_finalist(table)
    bouts = (bout for bout in table.books.bouts.values() if bout.slot and bout.is_over)
    for loser in {number for bout in bouts for number in bout.fighters} - {man.number}:
        check_tournaments(table.books, table.books.fighters[loser], table.books.closed + 2)
    for night in range(table.books.closed + 1, 52):
        with pytest.raises(RuleError, match="late and keeps"):
            check_tournaments(table.books, man, night)
    (cup,) = table.books.tournaments.values()
    while cup.bracket.winner is None:
        table.hold()
    check_tournaments(table.books, man, table.books.closed + 1)


def test_what_was_agreed_for_after_the_final_is_off_if_that_is_late(table: Table) -> None:
    table.order("Ann", offer(table, 19))
    table.pass_nights(18)
    table.hold()
    (cup,) = table.books.tournaments.values()
    (off,) = (bout for bout in table.books.bouts.values() if bout.slot is None)
    assert off.state is BoutState.CANCELLED
    assert "Cup, which is late" in off.reason
    assert cup.bracket.current_round == 2, "the first round was held on that night"


def test_the_window_and_the_stable_say_that_it_is_late() -> None:
    table = late_by_the_cap()
    man = waiting_finalist(table)
    manager = table.books.managers[man.manager or 0]
    other = next(number for number in manager.stable if number != man.number)
    wish = OfferBout(30, man.number, other, Arena.PITS)
    found = objection(table.books, wish, Party(manager.name, manager.number))
    assert found is not None
    assert (found.rule, found.numbers[2]) == ("C62", 0)
    assert "late" in why_not(table.books, found)
    assert (
        next(g for g in stable_glance(table.books, manager.number) if g.fighter == man.number).kept_until == 0
    )


@settings(deadline=None, max_examples=25)
@given(
    cap=st.sampled_from([1, 2, None]),
    night=st.integers(1, 8),
    wishes=st.lists(st.lists(st.tuples(*[st.integers(0, 4)] * 3), max_size=6), min_size=16, max_size=16),
)
def test_nobody_still_in_a_bracket_boxes_outside_it(
    cap: int | None, night: int, wishes: list[list[tuple[int, int, int]]]
) -> None:
    table = Table(("Ann", "ai:Cy"), stable=4, options=replace(OPTIONS, card_cap=cap))
    table.order("promoter", everybody(night=night))
    for asked in wishes:
        for one, two, ahead in asked:
            with suppress(RuleError):
                wish = offer(table, table.books.closed + 1 + ahead, f"A{one % 4 + 1}", f"A{two % 4 + 1}")
                carry_out(table.desk, wish, table.party("Ann"), SeededChance(1))
        tonight = table.hold()
        outside = [
            number
            for bout in table.books.bouts_of_night(tonight) if bout.slot is None and bout.is_over
            for number in bout.fighters
        ]  # fmt: skip
        for cup in table.books.tournaments.values():
            for number in outside:
                due = cup.bracket.next_round(number)
                assert (
                    due is None or tonight < night_of_round(BY_THE_BOOK.tournament, cup.first_night, due) - 3
                ), number


# How long a tournament takes


@each(
    "stable, managers, cap, night", [(2, 2, 1, 3), (4, 2, 1, 1), (3, 2, 2, 1), (5, 2, 2, 4), (3, 3, None, 2)]
)
def test_the_night_of_the_final_is_known_beforehand(
    stable: int, managers: int, cap: int | None, night: int
) -> None:
    table = Table(("Ann", "Bob", "Cy")[:managers], stable=stable, options=replace(OPTIONS, card_cap=cap))
    drawn = table.order("promoter", DrawTournament("Title", night, for_title=True))
    (final,) = nights_of_finals(BY_THE_BOOK.tournament, [stable * managers], night, cap)
    while table.books.tournaments[drawn].bracket.winner is None:
        table.hold()
    assert table.books.closed == final


@settings(deadline=None, max_examples=60)
@given(
    entrants=st.lists(st.integers(2, 40), min_size=1, max_size=3),
    first=st.integers(1, 9), nights=st.integers(1, 60), places=st.none() | st.integers(1, 4),
)  # fmt: skip
def test_what_a_campaign_lacks_would_be_enough(
    entrants: list[int], first: int, nights: int, places: int | None
) -> None:
    lacking = too_short(BY_THE_BOOK.tournament, entrants, first, nights, places)
    finals = nights_of_finals(BY_THE_BOOK.tournament, entrants, first, places)
    assert (lacking is None) == (max(finals) <= nights)
    if lacking is None:
        return
    final, enough = lacking
    assert too_short(BY_THE_BOOK.tournament, entrants, first, final, places) is None
    assert too_short(BY_THE_BOOK.tournament, entrants, first, final - 1, places) is not None
    if enough is not None:
        assert too_short(BY_THE_BOOK.tournament, entrants, first, nights, enough) is None
        assert enough - 1 == places or too_short(BY_THE_BOOK.tournament, entrants, first, nights, enough - 1)
