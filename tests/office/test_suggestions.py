"""Suggested bouts are such as the office takes, and serve what they are suggested for."""

from __future__ import annotations

from dataclasses import replace

from ringside_manager.campaign.arenas import Arena
from ringside_manager.office.docket import Party
from ringside_manager.office.facts.objections import objection
from ringside_manager.office.facts.suggestions import (
    Aim,
    coming_nights,
    fair_for_all,
    first_free,
    free_men,
    suggestions,
    whole_card,
)
from tests.office.table import OPTIONS, Table


def test_a_man_is_offered_the_fairest_and_the_safest_bout_the_office_takes() -> None:
    table = Table(stable=4)
    ann = table.party("Ann")
    fighter = table.number("A1")
    found = suggestions(table.books, ann, fighter)
    assert {aim for bout in found for aim in bout.aims} == {Aim.FAIR, Aim.MONEY, Aim.CAREER}
    for bout in found:
        assert objection(table.books, bout.order, ann) is None
        assert table.books.fighters[bout.order.blue].manager != ann.manager
    fair = next(bout for bout in found if Aim.FAIR in bout.aims)
    safe = next(bout for bout in found if Aim.CAREER in bout.aims)
    assert abs(fair.chance - 0.5) == min(abs(bout.chance - 0.5) for bout in found)
    assert safe.chance == max(bout.chance for bout in found)


def test_fair_bouts_for_all_keep_everybody_to_one_and_leave_nobody_free() -> None:
    table = Table(stable=4)
    ann = table.party("Ann")
    men = free_men(table.books, ann.manager or 0)
    assert len(men) == 4
    orders = [bout.order for bout in fair_for_all(table.books, ann, men)]
    boxers = [number for order in orders for number in (order.red, order.blue)]
    assert len(boxers) == len(set(boxers)) == 2 * len(men)
    for order in orders:
        table.order("Ann", order)
    assert free_men(table.books, ann.manager or 0) == ()


def test_who_has_boxed_is_looked_for_again_when_he_is_rested() -> None:
    table = Table(stable=4)
    ann = table.party("Ann")
    for page in table.books.fighters.values():
        page.last_night = 1
    assert first_free(table.books, ann, [table.number("A2")], range(2, 9)) == (5, table.number("A2"))
    assert first_free(table.books, ann, [table.number("A2")], coming_nights(table.books)[:0]) is None


def test_a_promoters_card_holds_no_more_than_the_arena_and_serves_its_aim() -> None:
    table = Table(stable=4)
    boss = Party("", promoter=True)
    even = whole_card(table.books, boss, 1, Aim.FAIR)
    wanted = whole_card(table.books, boss, 1, Aim.WANTED)
    assert [abs(bout.chance - 0.5) for bout in even] == sorted(abs(bout.chance - 0.5) for bout in even)
    assert wanted[0].pop_half == max(bout.pop_half for bout in wanted)
    assert all(objection(table.books, bout.order, boss) is None for bout in even)
    short = Table(stable=4, options=replace(OPTIONS, card_cap=1))
    arenas = [bout.order.arena for bout in whole_card(short.books, boss, 1, Aim.FAIR)]
    assert arenas == [Arena.PITS]
