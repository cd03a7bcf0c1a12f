"""Guest rules: one bout of the league under another system, and exhibitions that count for nothing but rest (CV60-CV63)."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from ringside_manager.almanac import bouts, result_line
from ringside_manager.bout import RED, BoutRecord, SeededChance, registry
from ringside_manager.bout.terms import Carried
from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.books import BoutState, NewsKind
from ringside_manager.campaign.bouts import carried_into, setup_of
from ringside_manager.campaign.orders import MakeBout
from ringside_manager.errors import UnknownNameError
from ringside_manager.office.copies import rebuild_league
from ringside_manager.office.docket import NightOrder
from ringside_manager.office.facts.bouts import Stake, bout_page
from ringside_manager.office.facts.explanations import explain_purse
from ringside_manager.office.facts.nights import night_results
from ringside_manager.office.office import Office
from tests.office.clubs import PERSONS, club, founding
from tests.office.table import Table
from tests.slow import each

GUESTS = [name for name in registry.names() if name != "ringside"]


@pytest.fixture
def table() -> Table:
    return Table()


def guest(table: Table, system: str = "quest", night: int = 1, **more: object) -> MakeBout:
    order = MakeBout(night, table.number("A1"), table.number("B1"), Arena.PITS, 5, system=system)
    return replace(order, **more)  # type: ignore[arg-type]


def standing(table: Table, name: str) -> tuple[object, ...]:
    """All of a fighter's page that a bout could change, but what tires him."""
    page = table.fighter(name)
    manager = table.books.managers[page.manager or 0]
    return (
        replace(page.tally), page.winning_streak, page.losing_streak, page.knockdowns, page.earned_half,
        page.pop_half, page.earnings_dollars, page.gains, page.abilities, page.percentage, page.bouts_under_manager,
        list(page.bouts), page.rank, replace(manager.tally), manager.balance_cents,
    )  # fmt: skip


@pytest.mark.parametrize("system", GUESTS)
def test_a_bout_under_guest_rules_counts_as_any(table: Table, system: str) -> None:
    number = table.order("promoter", guest(table, system))
    table.hold()
    bout = table.books.bouts[number]
    assert (bout.system, bout.state, bout.exhibition) == (system, BoutState.FOUGHT, False)
    assert sum(bout.purses_dollars) > 0
    assert table.fighter("A1").bouts == [number]
    assert table.fighter("A1").tally.bouts == 1
    lost = table.fighter("A1").lost
    assert lost is not None
    assert (lost.system, table.fighter("A1").last_night) == (system, 1)


@pytest.mark.parametrize("system", ["", *GUESTS])
def test_an_exhibition_changes_nothing_but_rest(table: Table, system: str) -> None:
    before = standing(table, "A1"), standing(table, "B1")
    number = table.order("promoter", guest(table, system, exhibition=True))
    table.hold()
    bout = table.books.bouts[number]
    assert (bout.state, bout.system) == (BoutState.EXHIBITED, system or "ringside")
    assert bout.outcome is not None
    assert (bout.purses_dollars, bout.shares_cents, bout.pop_changes_half) == ((0, 0), (0, 0), (0, 0))
    assert (standing(table, "A1"), standing(table, "B1")) == before
    assert not any(item.kind is NewsKind.RESULT for item in table.books.news)
    assert bout.fighters == (table.number("A1"), table.number("B1"))
    for side, name in enumerate(("A1", "B1")):
        page = table.fighter(name)
        assert page.booked == []
        assert page.last_night == 1
        loss, start = bout.outcome.loss[side], bout.outcome.start[side]
        assert carried_into(table.books, page, 3) == Carried(bout.system, loss, start)
        assert carried_into(table.books, page, 5) is None


def test_a_loss_goes_from_guest_rules_to_the_leagues_by_its_share(table: Table) -> None:
    first = table.order("promoter", guest(table, "control", exhibition=True))
    table.hold()
    outcome = table.books.bouts[first].outcome
    assert outcome is not None
    side = min((0, 1), key=lambda at: outcome.loss[at] / outcome.start[at])
    tired = table.fighter(("A1", "B1")[side])
    assert tired.lost is not None
    assert 0 < tired.lost.loss < tired.lost.start
    other = table.number(("B2", "A2")[side])
    second = table.order("promoter", MakeBout(2, tired.number, other, Arena.PITS, 5))
    setup = setup_of(table.books, table.books.bouts[second])
    assert setup.terms.carried == (tired.lost, None)
    begun = setup.engine.start(setup.red, setup.blue, setup.terms, SeededChance(1), None).state
    full = tired.abilities.endurance + 7 * 5
    found = setup.engine.scene(begun).sides[0].numbers["total"]
    assert found == full - tired.lost.loss * full // tired.lost.start
    brought = tired.lost
    table.hold()
    assert table.books.bouts[second].carried == (brought, None)


def test_an_exhibition_takes_the_night_and_the_rest_of_both(table: Table) -> None:
    table.order("promoter", guest(table, exhibition=True))
    assert table.refusal("promoter", guest(table, "")).rule == "C2"


@each(
    "terms, rule",
    [
        ({"arena": Arena.BEST, "title": True, "exhibition": True, "rounds": 12}, "C40"),
        ({"rounds": 9}, "C51"),
        ({"arena": Arena.LOW}, "C44"),
    ],
)
def test_guest_rules_keep_the_rules_of_the_league(table: Table, terms: dict[str, object], rule: str) -> None:
    assert table.refusal("promoter", guest(table, **terms)).rule == rule  # type: ignore[arg-type]


def test_rules_nobody_knows_are_refused(table: Table) -> None:
    with pytest.raises(UnknownNameError, match="no bout system named 'chess'"):
        table.order("promoter", guest(table, "chess"))


def test_only_the_promoter_says_so(table: Table) -> None:
    assert table.refusal("Ann", guest(table, exhibition=True)).rule == "C3"


ORDERS = """
orders:
  - order: make_bout
    night: {night}
    fighter: {red}
    opponent: {blue}
    arena: pits
    rules: control
    counts: {counts}
"""


@pytest.mark.parametrize("counts", ["no", "yes"])
def test_from_the_orders_file_to_audit_undo_and_rebuild(tmp_path: Path, counts: str) -> None:
    path = tmp_path / "club.ringside"
    with club(path, founding(PERSONS, options={"nights": "20", "tournament_night": "9"})) as office:
        red, blue = (
            office.books.fighters[page.stable[0]].name for page in list(office.books.managers.values())[:2]
        )
        text = ORDERS.format(night=1, red=red, blue=blue, counts=counts)
        (receipt,) = office.hand_in_file(text, "orders", office.promoter)
        assert receipt.accepted, receipt.refusal
        number = max(office.books.bouts)
        office.hold_night(NightOrder(office.seed))
        bout = office.books.bouts[number]
        assert bout.state is (BoutState.EXHIBITED if counts == "no" else BoutState.FOUGHT)
        row = bouts.bout_row(office.books, bout)
        assert (row.system, row.exhibition) == ("control", counts == "no")
        assert ("control rules, exhibition" in result_line(row)) == (counts == "no")
        assert number in {result.bout.number for result in night_results(office.books, 1)}
        purse = explain_purse(office.books, bout, RED).lines[-1].amount.value
        assert purse == bout.purses_dollars[0]
        record = office.entries[(bout.fought_entry or 0) - 1].record
        assert BoutRecord.from_json(record or "").engine == "control"
        page = bout_page(office.books, office.entries, number)
        assert page.guest_rules == "Control"
        assert page.stake is (Stake.EXHIBITION if counts == "no" else Stake.NOTHING)
        assert office.check() == ()
        journal = tmp_path / "journal.jsonl"
        office.export_journal(journal)
        books = office.books
        rebuild_league(journal, tmp_path / "again.ringside")
        with Office.open(tmp_path / "again.ringside") as again:
            assert again.books == books
        office.undo(office.promoter, "")
        assert office.books.bouts[number].state is BoutState.MADE
        assert office.check() == ()
