"""The doors of a night: what is done when they open, what is final from then on, and the way back (C2, C5)."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from dataclasses import replace
from pathlib import Path

import pytest

from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.books import BoutState
from ringside_manager.campaign.orders import (
    AcceptOffer,
    AnswerDeal,
    ApproveCard,
    AwardPlaces,
    BidForDate,
    CancelBout,
    CounterOffer,
    DrawTournament,
    HoldAuction,
    MakeBout,
    OfferBout,
    Order,
    OrderCard,
    ProposeDeal,
    RefuseOffer,
    RetireFighter,
    SetFightPlan,
    WithdrawOffer,
)
from ringside_manager.errors import CancelledError, RuleError
from ringside_manager.league.business.bouts import BoutFought
from ringside_manager.league.business.nights import DoorsOpened, PlanSealed
from ringside_manager.office.docket import NightOrder
from ringside_manager.office.facts.inbox import blocking, open_decisions
from ringside_manager.office.night import hold_night, open_doors
from ringside_manager.office.office import Office
from ringside_manager.office.undoing import next_redo, next_undo
from tests.office.clubs import FOUR, PERSONS, club, founding
from tests.office.table import AUCTIONED, OPTIONS, Table
from tests.slow import each

PLAN = "orders: [{request: rush, choose: hold}]"


@pytest.fixture
def office(tmp_path: Path) -> Iterator[Office]:
    with club(tmp_path / "club.ringside", founding(PERSONS), 6) as office:
        yield office


def open_table(**more: object) -> Table:
    """A1 meets B1 tonight, an offer about A2 and a deal about A3 are open; then the doors open."""
    table = Table(**more)  # type: ignore[arg-type]
    a, b = ([table.number(f"{letter}{place}") for place in (1, 2, 3)] for letter in "AB")
    for _ in range(3):
        table.win("B1", "A1")
        table.win("B3", "A3")
        table.pass_nights(4)
    night = table.books.closed + 1
    table.order("promoter", MakeBout(night, a[0], b[0], Arena.PITS))
    table.order("Ann", OfferBout(night, a[1], b[1], Arena.PITS))
    table.order("Ann", OfferBout(night + 20, a[0], b[1], Arena.PITS))
    table.order("Ann", ProposeDeal(a[0], table.manager("Bob"), 100))
    table.order("Ann", ProposeDeal(a[1], table.manager("Bob"), 100))
    assert open_doors(table.desk, NightOrder(1, autopilot=False)) == table.books.doors == night
    return table


# The same night


def told(office: Office) -> list[object]:
    """Everything a league says but the numbers of its entries."""
    books = office.books
    return [
        [entry.deed.kind for entry in office.entries if not isinstance(entry.deed, DoorsOpened)],
        [entry.record for entry in office.entries],
        [(page.name, page.balance_cents, page.tally, len(page.stable)) for page in books.managers.values()],
        [
            (page.name, page.abilities, page.percentage, page.pop_half, page.rank, page.tally, page.lost)
            for page in books.fighters.values()
        ],
        [(item.night, item.kind, item.word) for item in books.news],
        [doubt.why for doubt in books.doubts],
        (books.night, books.closed, books.ended, books.doors, books.doors_seed),
    ]


@pytest.mark.parametrize(
    ("names", "method", "options"),
    [
        (FOUR, "draft", {}),
        (PERSONS, "dice", {"card_cap": "1", "disputes": "auction"}),
        (FOUR, "auction", {"card_cap": "2", "nights": "9"}),
    ],
)
def test_a_night_comes_out_as_if_nobody_had_opened_its_doors_first(
    tmp_path: Path, names: tuple[str, ...], method: str, options: dict[str, str]
) -> None:
    founded = founding(names, 5, method, options=options)
    with club(tmp_path / "a.ringside", founded) as plain, club(tmp_path / "b.ringside", founded) as other:
        for night in range(1, 10):
            evening = NightOrder(night % 4, autopilot=night % 2 == 0)
            assert plain.hold_night(evening) == night
            if night % 3:
                assert other.open_doors(evening) == night
            assert other.hold_night(evening) == night
            without = [record for record in told(plain)[1] if record]  # type: ignore[attr-defined]
            assert [record for record in told(other)[1] if record] == without  # type: ignore[attr-defined]
        first, second = told(plain), told(other)
        assert first[:1] + first[2:] == second[:1] + second[2:]
        assert len(other.entries) == len(plain.entries) + 6
        assert any(isinstance(entry.deed, BoutFought) for entry in plain.entries)
        assert other.check() == ()


def test_the_night_goes_on_with_the_seed_its_doors_were_opened_with() -> None:
    """Nobody can choose other dice once he knows the card."""
    table = open_table()
    others = deepcopy(table)
    hold_night(table.desk, NightOrder(1, autopilot=False))
    hold_night(others.desk, NightOrder(2, autopilot=False))
    assert table.entries == others.entries


def test_opening_doors_and_sealing_plans_bring_no_other_dice(tmp_path: Path) -> None:
    order = DrawTournament("Cup", 40, for_title=False)
    drawn = []
    for name in ("a", "b"):
        with club(tmp_path / f"{name}.ringside", founding(PERSONS), 6) as office:
            if name == "b":
                ann = office.party("Ann")
                stable = office.books.managers[ann.manager or 0].stable
                office.hand_in(SetFightPlan(stable[0], PLAN), ann)
                office.open_doors(NightOrder(1, autopilot=False))
                assert not list(office.books.bouts_of_night(7))
            office.hand_in(order, office.promoter)
            drawn.append(office.entries[-1].deed)
    assert drawn[0] == drawn[1]


def test_doors_open_once_a_night_and_not_after_the_last(tmp_path: Path) -> None:
    with club(tmp_path / "c.ringside", founding(FOUR, options={"nights": "2"})) as office:
        for night in (1, 2):
            assert office.open_doors(NightOrder(1)) == night
            entries = office.entries
            with pytest.raises(RuleError, match=f"night {night} are open already") as refused:
                office.open_doors(NightOrder(1))
            assert refused.value.rule == "C2"
            assert office.entries == entries
            assert office.hold_night(NightOrder(1)) == night
            assert office.books.doors == 0
        with pytest.raises(RuleError) as over:
            office.open_doors(NightOrder(1))
        assert over.value.rule == "C70"


def test_a_night_stopped_in_the_middle_leaves_its_doors_open(tmp_path: Path) -> None:
    with club(tmp_path / "c.ringside", founding(FOUR)) as office:
        office.open_doors(NightOrder(1))
        entries, books = office.entries, deepcopy(office.books)
        with pytest.raises(CancelledError):
            office.hold_night(NightOrder(1, progress=lambda fought, _: fought < 1))
        assert office.entries == entries
        assert office.books == books
        assert office.books.doors == 1


# What is final


def refused_orders(table: Table) -> dict[str, tuple[str, Order]]:
    night, (bout,) = table.books.doors, table.books.bouts_of_night(table.books.doors)
    a1, a2, b1, b2, b3 = (table.number(name) for name in ("A1", "A2", "B1", "B2", "B3"))
    tonight, later = sorted(table.books.open_offers)
    deal = min(table.books.open_deals)
    return {
        "an offer for tonight": ("Ann", OfferBout(night, table.number("A3"), b3, Arena.PITS)),
        "an offer about him for later": ("Ann", OfferBout(night + 9, a1, b3, Arena.PITS)),
        "an offer to him for later": ("Bob", OfferBout(night + 9, b3, a1, Arena.PITS)),
        "an acceptance for tonight": ("Bob", AcceptOffer(tonight)),
        "other terms for tonight": ("Bob", CounterOffer(tonight, Arena.PITS, 6)),
        "an acceptance about him": ("Bob", AcceptOffer(later)),
        "a bout tonight": ("promoter", MakeBout(night, a2, b2, Arena.PITS)),
        "a bout of his": ("promoter", MakeBout(night + 9, a2, b1, Arena.PITS)),
        "a cancellation": ("promoter", CancelBout(bout.number)),
        "a deal about him": ("Bob", ProposeDeal(b1, table.manager("Ann"), 5)),
        "a deal for him": ("Bob", ProposeDeal(a1, table.manager("Ann"), -5)),
        "a deal that takes him in exchange": ("Bob", ProposeDeal(b2, table.manager("Ann"), 5, a1)),
        "the acceptance of a deal": ("Bob", AnswerDeal(deal, accept=True)),
        "his retirement": ("Ann", RetireFighter(a1)),
        "a tournament with him": (
            "promoter",
            DrawTournament("Cup", night + 20, for_title=False, entrants=(a1, b2)),
        ),
        "another plan": ("Ann", SetFightPlan(a1, PLAN)),
        "another order of the card": ("promoter", OrderCard(night, Arena.PITS, (bout.number,))),
        "an approval": ("promoter", ApproveCard(night)),
    }


def said_to(table: Table, by: str, order: Order) -> str | None:
    """Why an order is refused; ``None`` if it stands."""
    try:
        table.order(by, order)
    except RuleError as refused:
        return str(refused)
    return None


OPEN = open_table()


@pytest.mark.parametrize("name", refused_orders(OPEN))
def test_what_would_touch_the_card_is_refused_until_the_night_is_over(name: str) -> None:
    table = deepcopy(OPEN)
    by, order = refused_orders(table)[name]
    refusal = table.refusal(by, order)
    assert "doors of night" in str(refusal)
    assert refusal.rule in ("C2", "C3")
    assert refusal.next_step
    table.hold()
    assert "doors" not in (said_to(table, by, order) or "")


@each("order", ["bid", "auction", "places"])
def test_the_places_of_the_card_are_given_away(order: str) -> None:
    table = open_table(options=AUCTIONED)
    night, (bout,) = table.books.doors, table.books.bouts_of_night(table.books.doors)
    orders: dict[str, tuple[str, Order]] = {
        "bid": ("Ann", BidForDate(bout.number, 0)),
        "auction": ("promoter", HoldAuction(night, Arena.PITS)),
        "places": ("promoter", AwardPlaces(night, Arena.PITS, ())),
    }
    assert "doors" in str(table.refusal(*orders[order]))


def test_what_does_not_touch_the_card_goes_on() -> None:
    table = deepcopy(OPEN)
    a2, a3, b2 = (table.number(name) for name in ("A2", "A3", "B2"))
    tonight, later = sorted(table.books.open_offers)
    first, second = sorted(table.books.open_deals)
    table.order("Ann", OfferBout(table.books.doors + 9, a2, b2, Arena.PITS))
    table.order("Bob", RefuseOffer(tonight))
    table.order("Ann", WithdrawOffer(later))
    table.order("Bob", AnswerDeal(first, accept=False))
    table.order("Bob", AnswerDeal(second, accept=True))
    table.order("Ann", SetFightPlan(a3, PLAN))
    table.order("Ann", RetireFighter(a3))
    table.hold()
    assert all(bout.state is BoutState.FOUGHT for bout in table.books.bouts_of_night(table.books.closed))


def test_nobody_is_asked_what_he_can_no_longer_accept() -> None:
    table = deepcopy(OPEN)
    tonight, later = sorted(table.books.open_offers)
    bob = table.party("Bob")
    asked = {row.number for row in open_decisions(table.books, bob)}
    assert later in asked
    assert tonight not in asked
    assert tonight not in {row.number for row in blocking(table.books, bob)}
    table.hold()
    assert table.books.offers[tonight].answer is not None


def test_a_plan_changed_when_the_doors_were_open_is_in_doubt() -> None:
    """As after a correction: posting refuses nothing."""
    table = deepcopy(OPEN)
    table.write(PlanSealed(table.number("A1"), table.manager("Ann"), PLAN))
    assert [doubt.rule for doubt in table.books.doubts] == ["C5"]


@each("night", [1, 40])
def test_doors_of_another_night_are_in_doubt(night: int) -> None:
    table = Table()
    table.pass_nights(3)
    table.write(DoorsOpened(night, 1))
    assert [doubt.rule for doubt in table.books.doubts] == ["C2"]


# The way back


def test_opening_can_be_undone_and_redone(office: Office) -> None:
    before = deepcopy(office.books)
    office.open_doors(NightOrder(3))
    opened = deepcopy(office.books)
    undo = next_undo(office.entries, office.books, office.party("Ann"))
    assert undo is not None
    assert (undo.kind, undo.facts.night) == ("doors_opened", 7)
    assert "doors of night 7" in office.undo(office.promoter, "").what
    assert office.books == before
    redo = next_redo(office.entries, office.books, office.party("Ann"))
    assert redo is not None
    assert redo.kind == "doors_opened"
    office.redo(office.promoter, "")
    assert office.books == opened
    assert office.hold_night(NightOrder(3)) == 7


def test_undoing_the_night_opens_its_doors_again(office: Office) -> None:
    office.open_doors(NightOrder(3))
    opened = deepcopy(office.books)
    office.hold_night(NightOrder(3))
    assert office.books.doors == 0
    office.undo(office.promoter, "")
    assert office.books == opened


def test_a_retirement_on_the_night_itself_is_not_refused() -> None:
    """Managers retire men of the card once their bouts are fought (C5 step 7)."""
    table = Table(("ai:Ann", "ai:Bob"), stable=2, options=replace(OPTIONS, nights=104))
    for _ in range(4):
        table.win("B1", "A1")
        table.pass_nights(3)
    table.pass_nights(51 - table.books.closed)
    worn = table.number("A1")
    table.order("promoter", MakeBout(52, worn, table.number("B1"), Arena.PITS))
    open_doors(table.desk, NightOrder(1))
    hold_night(table.desk, NightOrder(1))
    assert (table.fighter("A1").last_night, table.fighter("A1").retired_night) == (52, 52)
    assert table.books.doubts == []
