"""The sheet of a pair never disagrees with the office, and foresees what a bout brings."""

from __future__ import annotations

import copy
import random
from functools import cache
from pathlib import Path
from typing import Any

from ringside_manager.bout.chance import SeededChance
from ringside_manager.bout.corner import BLUE, RED
from ringside_manager.bout.outcome import Method
from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.books import Books, LeagueOptions, ManagerKind
from ringside_manager.campaign.orders import (
    AcceptOffer,
    CancelBout,
    CounterOffer,
    OfferBout,
    RefuseOffer,
    WithdrawOffer,
)
from ringside_manager.errors import RuleError
from ringside_manager.league.business.careers import FighterRetired
from ringside_manager.league.business.offers import BoutMade
from ringside_manager.office.docket import Docket, Party
from ringside_manager.office.facts.matchmaking import (
    Terms,
    answer_order,
    offer_sheet,
    opponents,
    order_for,
    pair_sheet,
    start,
)
from ringside_manager.office.facts.objections import Bar, BoutOrder, objection, refusal
from ringside_manager.office.facts.prospects import consequences
from ringside_manager.office.office import Office
from ringside_manager.office.orders import try_order
from tests.league.scribe import result
from tests.office.clubs import club, founding
from tests.office.seasons import Season, season
from tests.office.table import Table, everybody
from tests.slow import each

PITS = Arena.PITS


class Nowhere:
    """An act into which nothing is written."""

    def add(self, deed: object, record: str | None = None) -> int:
        return 0


def accepted(books: Books, order: BoutOrder, by: Party) -> bool:
    return try_order(Docket(books, Nowhere()), order, by, SeededChance(1))


def ann(table: Table) -> Party:
    return table.party("Ann")


def offer(table: Table, red: str = "A1", blue: str = "B1", night: int = 1, **more: Any) -> OfferBout:
    return OfferBout(night, table.number(red), table.number(blue), **{"arena": PITS, **more})


# The sheet and the office


@cache
def leagues() -> tuple[Books, ...]:
    return tuple(season(seed=seed, nights=nights) for seed, nights in ((1, 52), (2, 9), (3, 26), (5, 33)))


def managed(books: Books) -> list[int]:
    """The numbers of all fighters but free agents, for whom nothing stands."""
    return sorted(page.number for page in books.fighters.values() if page.manager is not None)


@each("place", range(4))
def test_the_sheet_agrees_with_the_office_about_every_length_everywhere(place: int) -> None:
    books, dice = leagues()[place], random.Random(place)
    if books.ended:
        books = copy.deepcopy(books)
        books.ended, books.options = False, LeagueOptions(nights=80, corners="plain")
    allowed = 0
    for _ in range(25):
        red, blue = dice.sample(managed(books), 2)
        by = Party("", books.fighters[red].manager) if dice.random() < 0.8 else Party("", promoter=True)
        night = books.closed + dice.randint(0, 6)
        sheet = pair_sheet(books, by, red, blue, night)
        for line in (*sheet.arenas, sheet.title):
            for rounds in range(1, 16):
                order = order_for(by, night, (red, blue), line.arena, rounds, title=line.title)
                stands = accepted(books, order, by)
                assert stands == (rounds in line.open_rounds), (order, line)
                assert stands == (objection(books, order, by) is None)
                allowed += stands
            assert (line.objection is None) == (line.default_rounds in line.open_rounds)
    assert allowed > 20


def test_the_sheet_agrees_with_an_office_of_a_real_league(tmp_path: Path) -> None:
    dice, stood = random.Random(3), 0
    with club(tmp_path / "c.ringside", founding(("Ann", "Bob", "ai:Cy"), 3), nights=24) as office:
        for _ in range(60):
            red, blue = dice.sample(managed(office.books), 2)
            manager = office.books.fighters[red].manager
            by = Party("x" if manager is None else office.books.managers[manager].name, manager)
            night = office.books.closed + dice.randint(1, 6)
            arena = dice.choice((PITS, PITS, Arena.LOW, Arena.MIDDLE, Arena.HIGH))
            line = pair_sheet(office.books, by, red, blue, night).line(arena)
            rule = handed_in(office, OfferBout(night, red, blue, arena), by)
            assert rule == ("" if line.objection is None else line.objection.rule)
            assert line.objection is None or line.objection.bar is not Bar.OTHER
            stood += not rule
    assert stood > 5


def handed_in(office: Office, order: OfferBout, by: Party) -> str:
    """The rule by which the office refused an order; empty if it stands."""
    try:
        office.hand_in(order, by)
    except RuleError as refused:
        return refused.rule
    return ""


def test_looking_writes_nothing() -> None:
    books = season(seed=2, nights=9)
    before = copy.deepcopy(books)
    mine = next(page for page in books.fighters.values() if page.manager is not None)
    by = Party("", mine.manager)
    for row in opponents(books, by, mine.number, 10):
        pair_sheet(books, by, mine.number, row.fighter, 10)
    assert books == before


# Why not, as facts


def test_an_own_pair_and_anothers_fighter() -> None:
    table = Table()
    assert pair_sheet(table.books, ann(table), table.number("A1"), table.number("A2"), 1).own_bout
    assert not pair_sheet(table.books, ann(table), table.number("A1"), table.number("B2"), 1).own_bout
    found = objection(table.books, offer(table, "B1", "A1"), ann(table))
    assert found is not None
    assert (found.rule, found.bar, found.fighter) == ("C1", Bar.NOT_OWN, table.number("B1"))


def test_high_class_is_closed_by_popularity() -> None:
    table = Table()
    table.fighter("A1").pop_half, table.fighter("B1").pop_half = 20, 10
    found = objection(table.books, offer(table, arena=Arena.HIGH), ann(table))
    assert found is not None
    assert (found.rule, found.bar) == ("C42", Bar.POPULARITY)
    assert found.numbers[:6] == (52, 30, 32, 20, 12, 10)
    assert "High Class is open to pairs with" in found.said


def test_an_offer_made_twice() -> None:
    table = Table()
    number = table.order("Ann", offer(table))
    found = objection(table.books, offer(table), ann(table))
    assert found is not None
    assert (found.rule, found.bar, found.numbers) == ("C3", Bar.OFFER_OPEN, (number,))


def test_a_fighter_who_boxes_that_night() -> None:
    table = Table()
    table.order("Ann", offer(table, "A1", "A2"))
    (made,) = table.books.bouts
    found = objection(table.books, offer(table), ann(table))
    assert found is not None
    assert (found.bar, found.fighter, found.numbers) == (Bar.HAS_BOUT, table.number("A1"), (1, made))


def test_nights_that_are_over_or_beyond() -> None:
    table = Table(options=LeagueOptions(nights=5, corners="plain"))
    table.pass_nights(2)
    over, beyond = (objection(table.books, offer(table, night=night), ann(table)) for night in (2, 6))
    assert over is not None
    assert (over.bar, over.numbers) == (Bar.NIGHT_OVER, (2, 3))
    assert beyond is not None
    assert (beyond.bar, beyond.numbers) == (Bar.BEYOND_END, (5,))


def test_a_retired_man_and_a_free_agent() -> None:
    table = Table()
    for _ in range(3):
        table.win("A1", "B1")
    table.write(FighterRetired(table.number("B1"), ""))
    free = table.sign("F1", None)
    retired = objection(table.books, offer(table, night=9), ann(table))
    nobodys = objection(table.books, OfferBout(9, table.number("A1"), free, PITS), ann(table))
    assert retired is not None
    assert nobodys is not None
    assert (retired.bar, retired.fighter) == (Bar.RETIRED, table.number("B1"))
    assert (nobodys.bar, nobodys.fighter) == (Bar.NO_MANAGER, free)


def test_a_length_the_arena_has_not_and_a_man_who_meets_himself() -> None:
    table = Table()
    long = objection(table.books, offer(table, rounds=9), ann(table))
    himself = objection(table.books, offer(table, "A1", "A1"), ann(table))
    assert long is not None
    assert himself is not None
    assert (long.bar, long.numbers) == (Bar.LENGTH, (3, 7))
    assert himself.bar is Bar.HIMSELF


def test_a_man_who_would_start_with_nothing() -> None:
    table = Table()
    pair = table.number("A1"), table.number("B1")
    table.bout(1, *pair, result(Method.KO, RED, loss=(40, 52)), rounds=7)
    table.close(1)
    found = objection(table.books, offer(table, night=2), ann(table))
    assert found is not None
    assert (found.rule, found.bar, found.fighter) == ("C58", Bar.STRENGTH, pair[1])
    rounds, total = found.numbers
    assert (rounds, total) == (5, 15 + 35 - 52)
    sheet = pair_sheet(table.books, ann(table), *pair, 2)
    assert not sheet.sides[1].is_rested
    assert start(sheet.sides[1], 5)[1] == -2
    assert sheet.line(PITS).open_rounds == (6, 7)


def test_a_tournament_keeps_its_men() -> None:
    table = Table(promoter="Pat")
    table.order("promoter", everybody(night=3))
    found = objection(table.books, offer(table, night=2), ann(table))
    assert found is not None
    assert (found.rule, found.bar) == ("C62", Bar.IN_TOURNAMENT)
    assert found.numbers[1] <= 2 <= found.numbers[2]


def test_titles() -> None:
    table = Table()
    title: dict[str, Any] = {"title": True, "arena": Arena.BEST, "night": 9}
    early = objection(table.books, offer(table, **title), ann(table))
    table.crown("A1", "B1")
    too_soon = objection(table.books, offer(table, **title), ann(table))
    unranked = objection(table.books, offer(table, "A1", "B2", **title), ann(table))
    none_of_them = objection(table.books, offer(table, "A2", "B1", **title), ann(table))
    elsewhere = objection(table.books, offer(table, title=True, night=9), ann(table))
    told = [found and found.bar for found in (early, unranked, none_of_them, elsewhere)]
    assert told == [Bar.NO_CHAMPION_YET, Bar.NOT_RANKED, Bar.NO_CHAMPION_HERE, Bar.TITLE_ELSEWHERE]
    assert too_soon is None
    second = objection(
        table.books, offer(table, "A1", "B1", title=True, arena=Arena.BEST, night=5), ann(table)
    )
    assert second is not None
    assert (second.bar, second.numbers) == (Bar.TITLE_TOO_SOON, (8,))


def test_the_promoters_orders_are_the_promoters() -> None:
    table = Table(promoter="Pat")
    made = table.write(BoutMade(3, table.number("A1"), table.number("B1"), PITS, 5, False, system="ringside"))
    assert objection(table.books, CancelBout(made), table.party("promoter")) is None
    mine = objection(table.books, CancelBout(made), ann(table))
    assert mine is not None
    assert mine.bar is Bar.NOT_PROMOTER


def test_answers_are_judged_without_being_given() -> None:
    table = Table()
    number = table.order("Ann", offer(table))
    bob = table.party("Bob")
    answers = AcceptOffer(number), CounterOffer(number, PITS, 7), RefuseOffer(number)
    assert [refusal(table.books, answer, bob) for answer in answers] == [None, None, None]
    assert refusal(table.books, WithdrawOffer(number), ann(table)) is None
    not_asked = [objection(table.books, answer, ann(table)) for answer in answers]
    assert [found and found.bar for found in not_asked] == [Bar.NOT_ASKED] * 3
    table.order("Bob", answers[1])
    closed = objection(table.books, AcceptOffer(number), bob)
    assert closed is not None
    assert closed.bar is Bar.OFFER_CLOSED
    low = objection(table.books, CounterOffer(max(table.offers()), Arena.LOW), ann(table))
    assert low is not None
    assert (low.rule, low.bar) == ("C44", Bar.POPULARITY)


# What it pays


def test_purses_and_shares_of_each_result() -> None:
    table = Table()
    table.fighter("A1").pop_half, table.fighter("B1").pop_half = 12, 8
    sheet = pair_sheet(table.books, ann(table), table.number("A1"), table.number("B1"), 1)
    red, draw, blue = sheet.line(Arena.LOW).pays
    found = red.purses_dollars, draw.purses_dollars, blue.purses_dollars
    assert found == ((400, 200), (300, 300), (200, 400))
    percentage = table.fighter("A1").percentage or 0
    assert red.shares_cents[0] == 400 * percentage


def test_opponents_are_those_of_the_class_and_the_best_arena_pays() -> None:
    table = Table()
    table.fighter("A1").pop_half, table.fighter("B1").pop_half = 16, 2
    rows = {row.fighter: row for row in opponents(table.books, ann(table), table.number("A1"), 1)}
    assert table.number("A1") not in rows
    assert len(rows) == 5
    row = rows[table.number("B1")]
    assert (row.best, row.objection, row.win_dollars, row.lose_dollars) == (Arena.LOW, None, 390, 190)
    assert row.side.kind is ManagerKind.PERSON
    assert rows[table.number("A2")].own
    busy = table.order("Ann", offer(table, "A1", "A2"))
    assert busy
    blocked = opponents(table.books, ann(table), table.number("A1"), 1)
    assert {row.objection and row.objection.bar for row in blocked} == {Bar.HAS_BOUT}


# What it changes


def test_consequences_are_those_the_books_show_afterwards() -> None:
    for winner, method in ((RED, Method.KO), (RED, Method.DEC), (None, Method.DRAW), (BLUE, Method.TKO)):
        table = Table(stable=4)
        table.crown("A1", "B1")
        table.win("B2", "A3", Method.DEC)
        table.win("A2", "B3", Method.KO)
        table.pass_nights(4)
        pair = table.number("A2"), table.number("B2")
        foreseen = next(
            told
            for told in consequences(table.books, *pair)
            if (told.winner, told.method) == (winner, method)
        )
        night = table.books.closed + 1
        table.bout(night, *pair, result(method, winner))
        table.close(night)
        pages = table.fighter("A2"), table.fighter("B2")
        assert foreseen.ranks == (pages[0].rank, pages[1].rank)
        assert foreseen.pops_half == (pages[0].pop_half, pages[1].pop_half)
        assert foreseen.changes_half == table.books.bouts[pages[0].bouts[-1]].pop_changes_half


def test_a_title_bout_makes_the_winner_champion() -> None:
    table = Table(stable=4)
    table.crown("A1", "B1")
    table.pass_nights(9)
    pair = table.number("A1"), table.number("B1")
    told = {(row.winner, row.method): row for row in consequences(table.books, *pair, title=True)}
    lost, kept = told[BLUE, Method.KO], told[None, Method.DRAW]
    assert (lost.title_changes, kept.title_changes) == (True, False)
    night = table.books.closed + 1
    table.bout(night, *pair, result(Method.KO, BLUE), Arena.BEST, title=True)
    table.close(night)
    pages = table.fighter("A1"), table.fighter("B1")
    assert lost.ranks == (pages[0].rank, 0) == (pages[0].rank, pages[1].rank)
    assert lost.pops_half == (pages[0].pop_half, pages[1].pop_half)


def test_before_the_first_champion_nobody_is_ranked() -> None:
    table = Table()
    told = consequences(table.books, table.number("A1"), table.number("B1"))
    assert {row.ranks for row in told} == {(None, None)}


def test_opponents_of_a_large_league_are_quick() -> None:
    league = Season(founding(("ai:Ada", "ai:Ben", "ai:Cleo", "ai:Dan"), 6, "draft", 7))
    league.hold(3, 6)
    page = next(iter(league.books.fighters.values()))
    rows = opponents(league.books, Party("", page.manager), page.number, 4)
    assert len(rows) == 4 * 7 - 1
    assert {row.fighter for row in rows} <= set(managed(league.books))


# The sheet of an offer


def test_the_sheet_of_an_offer_is_judged_as_the_answer() -> None:
    table = Table()
    for name in ("A1", "B1"):
        table.fighter(name).pop_half = 10
    number = table.order("Ann", offer(table, rounds=6))
    bob = table.party("Bob")
    sheet = offer_sheet(table.books, bob, number)
    assert sheet.line(PITS).open_rounds == (3, 4, 5, 6, 7)
    assert sheet.line(Arena.LOW).open_rounds == (5, 6, 7, 8)
    assert not sheet.line(Arena.MIDDLE).open_rounds
    page = table.books.offers[number]
    terms = Terms(page.night, PITS, 6)
    assert answer_order(page, terms) == AcceptOffer(number)
    longer = CounterOffer(number, PITS, 7, page.night, False, 0, "longer")
    assert answer_order(page, terms._replace(rounds=7), "longer") == longer
    for line in sheet.arenas:
        for rounds in line.rounds:
            wanted = terms._replace(arena=line.arena, rounds=rounds)
            stands = accepted(table.books, answer_order(page, wanted), bob)
            assert stands == (rounds in line.open_rounds)


def test_ones_own_offer_is_judged_as_if_it_were_new() -> None:
    table = Table()
    number = table.order("Ann", offer(table))
    sheet = offer_sheet(table.books, ann(table), number)
    assert sheet.line(PITS).open_rounds == (3, 4, 5, 6, 7)
    assert sheet.line(PITS).objection is None
