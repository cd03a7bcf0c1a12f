"""Contracts in a league: extended, run out, free agents signed by the better offer (Y9)."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from ringside_manager.campaign.books import Answer, LedgerKind, NewsKind, StableMethod
from ringside_manager.campaign.house_rules import differences
from ringside_manager.campaign.orders import (
    AnswerDeal,
    ExtendContract,
    ProposeDeal,
    SignFighter,
    WithdrawOffer,
)
from ringside_manager.league.audit import audit
from ringside_manager.league.business import post_all
from ringside_manager.league.business.founding import HouseRulesChanged
from ringside_manager.league.business.open_books import Struck
from ringside_manager.office.facts.careers import (
    Change,
    contracts_of,
    explain_asked,
    market_of,
    spoken,
    talks_of,
)
from ringside_manager.office.facts.decisions import InboxKind
from ringside_manager.office.facts.explanations import Term, explain_percentage
from ringside_manager.office.facts.going_on import quiet_until
from ringside_manager.office.facts.inbox import calls, inbox
from ringside_manager.office.facts.news_sentences import sentence
from ringside_manager.office.founding import league_options
from ringside_manager.office.house_rules import shipped
from ringside_manager.office.office import Office
from tests.office.clubs import founding, hurry, play
from tests.office.table import OPTIONS, Table

CONTRACTS = (("contracts.seasons", 3),)


@pytest.fixture
def table() -> Table:
    """Three stables of three where four were agreed on: A1's contract ends with night 52, A2's with 104, A3's with 156."""
    return Table(("Ann", "Bob", "Cat"), options=replace(OPTIONS, nights=520, house_numbers=CONTRACTS))


def free(table: Table, name: str) -> None:
    """Let the contract of a man run out on night 52, the others going on as they were."""
    table.pass_nights(51)
    for other in ("A1", "B1", "C1"):
        if other != name:
            manager = table.books.managers[table.fighter(other).manager or 0]
            table.order(manager.name, ExtendContract(table.number(other), 10, 2, 0))
    table.hold()
    assert table.fighter(name).manager is None


def told(table: Table, name: str) -> list[tuple[InboxKind, int | None, int, Answer | None]]:
    """What somebody's inbox says of terms of his."""
    kinds = (InboxKind.TERMS_AWAITED, InboxKind.TERMS_ANSWERED)
    found = inbox(table.books, table.party(name), table.entries, since=0)
    return [(row.kind, row.fighter, row.amount, row.answer) for row in found if row.kind in kinds]


def test_going_on_stops_when_talks_open_and_before_a_contract_ends(table: Table) -> None:
    ann = table.party("Ann")
    table.pass_nights(24)
    assert not [call for call in calls(table.books, ann) if call[0] is InboxKind.CONTRACT]
    assert quiet_until(table.books, (ann,)) == 26
    table.pass_nights(2)
    (first,) = [call for call in calls(table.books, ann) if call[0] is InboxKind.CONTRACT]
    assert first[0].stops
    table.pass_nights(23)
    assert quiet_until(table.books, (ann,)) == 51
    table.pass_nights(2)
    (last,) = [call for call in calls(table.books, ann) if call[0] is InboxKind.CONTRACT]
    assert last != first, "it calls again on the last evening"


def test_first_contracts_end_in_turn_and_a_share_stands(table: Table) -> None:
    assert [table.fighter(name).contract_until for name in ("A1", "A2", "A3", "B1")] == [52, 104, 156, 52]
    refused = table.refusal("Ann", ExtendContract(table.number("A1")))
    assert (refused.rule, "from night 26 on" in refused.next_step) == ("Y9", True)


def test_a_contract_is_extended_on_the_terms_agreed(table: Table) -> None:
    table.pass_nights(26)
    man, ann = table.fighter("A1"), table.manager("Ann")
    assert "cannot pay a fee" in str(table.refusal("Ann", ExtendContract(man.number)))
    (mine, *_) = talks_of(table.books, ann)
    assert (mine.wanted.share, mine.wanted.seasons, mine.wanted.fee_cents, mine.refusal) == (20, 2, 1200, "")
    assert spoken(table.books, man, ann, replace(mine.wanted, fee_cents=0)).met.share == 19
    table.order("Ann", ExtendContract(man.number, 20, 2, 0))
    assert (man.contract_until, table.entries[-1].deed.answer) == (52, Answer.COUNTERED)  # type: ignore[attr-defined]
    table.order("Ann", ExtendContract(man.number, 20, 2, 0))
    assert table.entries[-1].deed.answer is Answer.REFUSED  # type: ignore[attr-defined]
    table.order("Ann", ExtendContract(man.number, 19, 2, 0))
    assert (man.percentage, man.contract_until, table.books.doubts) == (19, 156, [])
    assert sentence(table.books, table.books.news[-1]) == "A1 stays with Ann until night 156."
    explained = explain_percentage(table.books, man, table.entries)
    assert (explained.rule, explained.result.value, explained.lines[0].term) == ("Y9", 19, Term.AGREED)
    assert post_all(table.entries) == table.books
    table.write(Struck((table.next - 1,), "a slip"))
    taken_back = post_all(table.entries).fighters[man.number]
    assert taken_back.contract_until == 52


def test_a_contract_that_is_not_extended_runs_out(table: Table) -> None:
    free(table, "A1")
    ann = table.books.managers[table.manager("Ann")]
    assert table.number("A1") not in ann.stable
    told = [item for item in table.books.news if item.kind is NewsKind.RELEASED]
    assert [sentence(table.books, item) for item in told] == [
        "The contract of A1 with Ann has ended: he is a free agent."
    ]
    assert [each.left for each in contracts_of(table.books, table.number("A1"))] == [Change.END]
    assert table.fighter("B1").contract_until == 156


def test_of_two_offers_on_a_night_the_better_wins(table: Table) -> None:
    free(table, "A1")
    man = table.fighter("A1")
    table.order("Bob", SignFighter(man.number, 16, 2, 0))
    table.order("Cat", SignFighter(man.number, 15, 2, 0))
    assert man.manager is None
    assert told(table, "Bob") == [(InboxKind.TERMS_AWAITED, man.number, 16, None)]
    assert told(table, "Ann") == []
    table.hold()
    assert (man.manager, man.percentage, man.contract_until) == (table.manager("Cat"), 15, 156)
    assert told(table, "Bob") == [(InboxKind.TERMS_ANSWERED, man.number, 0, Answer.REFUSED)]
    assert told(table, "Cat") == [], "that he has signed is news"
    answers = {
        table.books.terms[number].manager: table.books.terms[number].answer for number in table.books.terms
    }
    assert answers[table.manager("Bob")] is Answer.REFUSED
    assert not table.books.open_terms
    left, came = contracts_of(table.books, man.number)
    assert (left.manager.name, came.manager.name, came.came) == ("Ann", "Cat", Change.SALE)


def test_a_new_offer_takes_the_place_of_the_old_and_may_be_taken_back(table: Table) -> None:
    free(table, "A1")
    man = table.fighter("A1")
    table.order("Bob", SignFighter(man.number, 16, 2, 0))
    table.order("Bob", SignFighter(man.number, 15, 2, 0))
    (waiting,) = table.books.open_terms
    (row,) = [row for row in market_of(table.books, table.manager("Bob")) if row.fighter.number == man.number]
    assert (row.offer, row.offered is not None and row.offered.share) == (waiting, 15)
    assert table.refusal("Cat", WithdrawOffer(waiting)).rule == "Y9"
    table.order("Bob", WithdrawOffer(waiting))
    table.hold()
    assert man.manager is None


def test_a_man_nobody_signs_comes_down(table: Table) -> None:
    free(table, "A1")
    man, bob = table.fighter("A1"), table.manager("Bob")
    asked = [row.wanted.share for row in market_of(table.books, bob)]
    table.pass_nights(10)
    assert [row.wanted.share for row in market_of(table.books, bob)] == [share + 5 for share in asked]
    reasons = explain_asked(table.books, man, bob)
    assert Term.ASKED_EASE in {line.term for line in reasons.lines}
    assert sum(line.amount.value for line in reasons.lines) == reasons.result.value


def test_a_contract_goes_with_who_is_sold(table: Table) -> None:
    man, share = table.fighter("A2"), table.fighter("A2").percentage
    table.order("Ann", ProposeDeal(man.number, table.manager("Bob"), 0))
    table.order("Bob", AnswerDeal(table.next - 1, True))
    assert (man.manager, man.percentage, man.contract_until) == (table.manager("Bob"), share, 104)


def test_without_contracts_nothing_is_negotiated() -> None:
    table = Table()
    table.sign("F1", None)
    assert table.refusal("Ann", ExtendContract(table.number("A1"))).rule == "Y9"
    assert table.refusal("Ann", SignFighter(table.number("F1"), 20)).rule == "Y9"
    table.order("Ann", SignFighter(table.number("F1")))
    assert table.fighter("F1").contract_until is None


def test_contracts_come_and_go_with_the_house_rules() -> None:
    table = Table(options=replace(OPTIONS, nights=520))
    table.pass_nights(52)
    table.write(HouseRulesChanged("ours", CONTRACTS))
    assert [table.fighter(name).contract_until for name in ("A1", "A2", "A3")] == [104, 156, 208]
    table.pass_nights(52)
    table.write(HouseRulesChanged("by_the_book", ()))
    assert {page.contract_until for page in table.books.fighters.values()} == {None}


def test_a_league_of_three_seasons_goes_on_by_contracts(tmp_path: Path) -> None:
    """Contracts are extended and run out, free agents find a place, money is where it went and the books hold."""
    path = tmp_path / "club.ringside"
    numbers = (*differences(shipped("generations").rules), *CONTRACTS)
    options = league_options("control", StableMethod.DRAFT, 5, {"corners": "plain", "nights": "156"})
    options = replace(options, house_numbers=tuple(dict(numbers).items()))
    with Office.found(path, replace(founding(system="control"), options=options)) as office:
        hurry(office)
        play(office, 1)
        for _ in range(2):
            play(office, 52)
            books = office.books
            places = sum(max(0, 5 - len(manager.stable)) for manager in books.managers.values())
            assert not (places and books.free_agents())
            for manager in books.managers.values():
                for number in manager.stable:
                    until = books.fighters[number].contract_until
                    assert until is not None
                    assert until % 52 == 0 < until - books.closed
        play(office, 51)
        books = office.books
        assert not books.doubts
        kinds = Counter(item.kind for item in books.news)
        assert kinds[NewsKind.EXTENDED] > 10
        assert kinds[NewsKind.RELEASED] > 0
        for manager in books.managers.values():
            moved = [line.amount_cents for line in books.ledger if line.manager == manager.number]
            assert sum(moved) == manager.balance_cents >= 0
        fees = -sum(line.amount_cents for line in books.ledger if line.kind is LedgerKind.SIGNING_FEE)
        agreed = [terms for terms in books.terms.values() if terms.answer is Answer.ACCEPTED]
        assert fees == sum(terms.fee_cents for terms in agreed) > 0
        office.undo(office.promoter, "once more")
        play(office, 1)
    assert not audit(path)
