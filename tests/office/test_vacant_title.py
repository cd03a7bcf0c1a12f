"""A vacant title: who fights for it next (C66)."""

from __future__ import annotations

import pytest

from ringside_manager.almanac.league import status
from ringside_manager.bout.corner import BLUE, RED
from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.books import Answer
from ringside_manager.campaign.orders import (
    AcceptOffer,
    MakeBout,
    OfferBout,
    RefuseOffer,
    RetireFighter,
    WithdrawOffer,
)
from ringside_manager.league.business.careers import FighterRetired
from tests.league.scribe import result
from tests.office.table import OPTIONS, Table
from tests.slow import each


def vacant(*managers: str, promoter: str = "") -> Table:
    """Ranked 1 to 5: B1, C1, B2, C2, A2; the champion A1 has just retired, everybody is rested."""
    table = Table(managers, stable=4, options=OPTIONS, promoter=promoter)
    table.crown("A1", "A3")
    for name, knockdowns in (("B1", 4), ("C1", 3), ("B2", 2), ("C2", 1), ("A2", 0)):
        table.win(name, "A4", knockdowns=knockdowns)
    table.pass_nights(4)
    table.write(FighterRetired(table.number("A1")))
    return table


@pytest.fixture
def persons() -> Table:
    return vacant("Ann", "Bob", "Cid")


@pytest.fixture
def program() -> Table:
    return vacant("Ann", "ai:Bob", "ai:Cid")


@pytest.fixture
def mixed() -> Table:
    return vacant("Ann", "Bob", "ai:Cid")


def title(table: Table, red: str, blue: str, night: int = 0) -> OfferBout:
    night = night or table.books.closed + 1
    return OfferBout(night, table.number(red), table.number(blue), Arena.BEST, title=True)


def title_bouts(table: Table) -> list[tuple[str, str]]:
    made = [bout for bout in table.books.bouts.values() if bout.title and bout.slot is None]
    return [(table.books.fighters[bout.red].name, table.books.fighters[bout.blue].name) for bout in made]


def test_the_two_best_whose_managers_accept_fight_for_it(program: Table) -> None:
    assert [program.fighter(name).rank for name in ("B1", "C1", "B2", "C2", "A2")] == [1, 2, 3, 4, 5]
    program.hold()
    assert title_bouts(program) == [("B1", "C1")]
    assert program.books.divisions[""].champion in (program.number("B1"), program.number("C1"), None)


def test_somebody_who_is_not_rested_is_passed_over(program: Table) -> None:
    program.win("C3", "B1")
    program.hold()
    assert title_bouts(program) == [("C1", "B2")]


def test_the_title_waits_for_two_of_the_four_best(program: Table) -> None:
    for winner, loser in (("C3", "B1"), ("B3", "C1"), ("C4", "B2")):
        program.win(winner, loser)
    program.hold()
    assert title_bouts(program) == []


def test_persons_may_agree_on_it_themselves(persons: Table) -> None:
    number = persons.order("Bob", title(persons, "B1", "C1"))
    persons.order("Cid", AcceptOffer(number))
    persons.hold()
    assert title_bouts(persons) == [("B1", "C1")]


@pytest.mark.parametrize(
    ("by", "red", "blue"), [("Bob", "B2", "C1"), ("Cid", "C1", "B2"), ("Ann", "A2", "B1")]
)
def test_nobody_jumps_the_queue(persons: Table, by: str, red: str, blue: str) -> None:
    refused = persons.refusal(by, title(persons, red, blue))
    assert (refused.rule, "B1 and C1" in str(refused)) == ("C66", True), str(refused)


def test_nobody_without_a_rank_fights_for_it(persons: Table) -> None:
    assert persons.refusal("Bob", title(persons, "B1", "C3")).rule == "C66"
    unranked = MakeBout(
        persons.books.closed + 1, persons.number("B1"), persons.number("C3"), Arena.BEST, title=True
    )
    assert persons.refusal("promoter", unranked).rule == "C66"


def test_who_refuses_lets_the_next_one_in(persons: Table) -> None:
    persons.order("Cid", RefuseOffer(persons.order("Bob", title(persons, "B1", "C1"))))
    assert persons.refusal("Bob", title(persons, "B1", "C2")).rule == "C66"
    persons.order("Bob", title(persons, "B1", "B2"))
    assert title_bouts(persons) == [("B1", "B2")]


def test_if_both_decline_the_next_two_fight(persons: Table) -> None:
    for by, red, blue in (("Bob", "B1", "C1"), ("Cid", "C1", "B2")):
        persons.order(by, WithdrawOffer(persons.order(by, title(persons, red, blue))))
    number = persons.order("Cid", title(persons, "C2", "B2"))
    persons.order("Bob", AcceptOffer(number))
    assert title_bouts(persons) == [("C2", "B2")]


def test_who_takes_his_offer_back_has_declined(persons: Table) -> None:
    persons.order("Bob", WithdrawOffer(persons.order("Bob", title(persons, "B1", "C1"))))
    number = persons.order("Cid", title(persons, "C1", "B2"))
    assert persons.books.offers[number].answer is None


def test_an_offer_left_to_lapse_is_a_refusal(persons: Table) -> None:
    persons.order("Bob", title(persons, "B1", "C1"))
    persons.hold()
    assert [offer.answer for offer in persons.books.offers.values()] == [Answer.LAPSED]
    persons.order("Bob", title(persons, "B1", "B2"))
    assert title_bouts(persons) == [("B1", "B2")]


def test_there_is_one_bout_for_it_at_a_time(persons: Table) -> None:
    number = persons.order("Bob", title(persons, "B1", "C1", persons.books.closed + 9))
    persons.order("Cid", AcceptOffer(number))
    assert persons.refusal("Bob", title(persons, "B2", "C2")).rule == "C66"


def test_an_ai_manager_next_in_line_asks_the_person_who_is_too(mixed: Table) -> None:
    night = mixed.hold()
    (offer,) = (mixed.books.offers[number] for number in mixed.offers() if mixed.books.offers[number].title)
    assert (offer.night, offer.red, offer.blue) == (night + 1, mixed.number("C1"), mixed.number("B1"))
    mixed.order("Bob", AcceptOffer(offer.number))
    mixed.hold()
    assert title_bouts(mixed) == [("C1", "B1")]


def test_a_person_who_says_nothing_is_passed_over_in_the_end(mixed: Table) -> None:
    for _ in range(20):
        mixed.hold()
        if title_bouts(mixed):
            break
    (pair,) = title_bouts(mixed)
    assert all(name.startswith(("C", "A")) for name in pair)


def test_a_promoter_who_is_a_person_sees_to_it_himself() -> None:
    table = vacant("Ann", "ai:Bob", "ai:Cid", promoter="Pam")
    table.hold()
    assert title_bouts(table) == []
    assert [row.who for row in status(table.books).waiting if "vacant" in row.what] == ["Pam"]
    free = [
        page for page in table.books.fighters.values() if page.rank and page.last_night != table.books.closed
    ]
    pair = [page.number for page in sorted(free, key=lambda page: page.rank or 0)][:2]
    table.order("Pam", MakeBout(table.books.closed + 1, pair[0], pair[1], Arena.BEST, title=True))
    assert len(title_bouts(table)) == 1


def test_status_names_who_is_next_in_line(persons: Table) -> None:
    (row,) = (row for row in status(persons.books).waiting if "vacant" in row.what)
    assert row.what == "the vacant title: B1 and C1 next in line"


def test_next_in_line_is_who_is_rested_by_the_coming_night(persons: Table) -> None:
    persons.win("B1", "A4")
    for nights, named in ((0, "C1 and B2"), (2, "C1 and B2"), (1, "B1 and C1")):
        persons.pass_nights(nights)
        (row,) = (row for row in status(persons.books).waiting if "vacant" in row.what)
        assert named in row.what


def test_offers_of_the_time_before_are_no_refusals() -> None:
    table = Table(("Ann", "Bob", "Cid"), stable=4)
    early = table.order("Bob", OfferBout(30, table.number("B1"), table.number("C1"), Arena.PITS))
    table.order("Cid", RefuseOffer(early))
    table.crown("A1", "A3")
    for name, knockdowns in (("B1", 4), ("C1", 3)):
        table.win(name, "A4", knockdowns=knockdowns)
    table.pass_nights(8)
    challenge = table.order("Ann", title(table, "A1", "B1"))
    table.order("Bob", RefuseOffer(challenge))
    table.write(FighterRetired(table.number("A1")))
    table.order("Bob", title(table, "B1", "C1"))
    assert len(table.offers()) == 1


def test_a_champion_who_retires_by_order_makes_room(persons: Table) -> None:
    assert persons.refusal("Ann", RetireFighter(persons.number("A1"))).rule == "C17"
    assert persons.books.divisions[""].champion is None


# Titles that changed hands before a bout agreed for them


@each("lost", [True, False])
def test_a_bout_for_a_title_that_has_gone_becomes_another_bout(lost: bool) -> None:
    table = Table(stable=4)
    table.crown("A1", "B1")
    table.win("B2", "A4")
    pair = table.number("A1"), table.number("B1")
    far = table.order("promoter", MakeBout(20, *pair, Arena.BEST, title=True))
    winner = BLUE if lost else RED
    table.bout(12, pair[0], table.number("B2"), result(winner=winner), Arena.BEST, title=True)
    table.close(12)
    table.pass_nights(7)
    table.hold()
    (bout,) = (bout for bout in table.books.bouts.values() if bout.night == 20 and bout.outcome is not None)
    assert (bout.fighters, bout.title, bout.number == far) == (pair, not lost, not lost)
    assert bout.arena is (Arena.PITS if lost else Arena.BEST)
