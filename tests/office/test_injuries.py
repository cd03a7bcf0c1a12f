"""Hurt men in a league: out, told so wherever somebody asks, and back in time; idle men without a rank (Y4, Y11)."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from ringside_manager.bout.outcome import Method
from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.books import BoutState, NewsKind
from ringside_manager.campaign.bouts import fit_from, is_hurt, out_until
from ringside_manager.campaign.house_rules import differences
from ringside_manager.campaign.orders import OfferBout
from ringside_manager.league.audit import audit
from ringside_manager.office.facts.cards import Availability, availability
from ringside_manager.office.facts.matchmaking import pair_sheet
from ringside_manager.office.facts.news_sentences import news
from ringside_manager.office.facts.objections import Bar, objection
from ringside_manager.office.facts.roster import Condition, roster, stable_glance
from ringside_manager.office.house_rules import shipped
from tests.office.clubs import club, founding
from tests.office.table import OPTIONS, Table

GENERATIONS = shipped("generations")


def hurt_table() -> Table:
    """Bob's first was counted out on night 1 and had been down twice: out until night 13."""
    table = Table(options=replace(OPTIONS, house_numbers=differences(GENERATIONS.rules)))
    table.win("A1", "B1", Method.KO, knockdowns=2)
    return table


def offer(table: Table, night: int) -> OfferBout:
    return OfferBout(night, table.number("B1"), table.number("A2"), Arena.PITS)


def test_a_man_who_was_counted_out_is_out_and_back_on_his_night() -> None:
    table = hurt_table()
    assert (out_until(table.books, table.fighter("B1")), out_until(table.books, table.fighter("A1"))) == (
        13,
        0,
    )
    assert fit_from(table.books, table.fighter("A1")) == 5
    refused = table.refusal("Bob", offer(table, 12))
    assert (refused.rule, "until night 13" in refused.reason) == ("Y4", True)
    table.order("Bob", offer(table, 13))


def test_it_is_told_wherever_somebody_asks() -> None:
    table = hurt_table()
    books, page = table.books, table.fighter("B1")
    found = objection(books, offer(table, 8), table.party("Bob"))
    assert found is not None
    assert (found.bar, found.fighter, found.numbers) == (Bar.HURT, page.number, (13,))
    assert availability(books, page, 12) is Availability.HURT
    assert availability(books, page, 13) is Availability.RESTED
    (row,) = (row for row in roster(books) if row.name == "B1")
    assert row.out_in == 13 - (books.closed + 1)
    glance = stable_glance(books, table.manager("Bob"))[0]
    assert (glance.condition, glance.rested_on) == (Condition.HURT, 13)
    side = pair_sheet(books, table.party("Bob"), page.number, table.number("A2"), 8).sides[0]
    assert (side.hurt, side.is_rested, side.rested_on) == (True, False, 13)
    assert [row.text for row in news(books) if row.kind == "hurt"] == ["B1 is hurt and out until night 13."]


def test_by_the_book_nobody_is_hurt() -> None:
    table = Table()
    table.win("A1", "B1", Method.KO, knockdowns=2)
    assert not is_hurt(table.books, table.fighter("B1"), 2)
    assert not [item for item in table.books.news if item.kind is NewsKind.HURT]


def test_a_season_keeps_hurt_men_out_and_idle_men_unranked(tmp_path: Path) -> None:
    numbers = differences(GENERATIONS.rules)
    base = founding(size=3)
    founded = replace(base, options=replace(base.options, nights=60, house_numbers=numbers))
    path = tmp_path / "club.ringside"
    with club(path, founded, 60) as office:
        books = office.books
        hurt = {
            (item.fighters[0], item.night): item.amount for item in books.news if item.kind is NewsKind.HURT
        }
        assert hurt
        for bout in books.bouts.values():
            if bout.state is BoutState.FOUGHT:
                for fighter in bout.fighters:
                    assert not any(
                        man == fighter and night < bout.night < back for (man, night), back in hurt.items()
                    )
        for division in books.divisions.values():
            for number in division.ranking:
                assert books.closed - (books.fighters[number].last_night or 0) < 26
        assert not books.doubts
    assert not audit(path)
