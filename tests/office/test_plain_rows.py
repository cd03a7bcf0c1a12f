"""What screens and tables show, against small leagues that were worked out by hand."""

from __future__ import annotations

from dataclasses import asdict

import pytest

from ringside_manager.almanac.bouts import bout_row, card, fought, tournaments
from ringside_manager.almanac.league import fighter_page, ledger, manager_page, rankings, standings, status
from ringside_manager.bout.corner import BLUE, RED
from ringside_manager.bout.outcome import Method
from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.books import LeagueOptions
from ringside_manager.campaign.orders import AnswerDeal, DrawTournament, OfferBout, ProposeDeal
from ringside_manager.league.business.careers import FighterRetired
from ringside_manager.league.business.open_books import Corrected, Struck
from ringside_manager.office.facts import dollars, money, pop
from ringside_manager.office.facts.journal import journal
from ringside_manager.office.facts.news_sentences import news
from tests.league.scribe import draw, result
from tests.office.table import Table, everybody


@pytest.fixture
def table() -> Table:
    """Everybody shares at 20 percent.

    Night 1: A1 knocks B1 out, two knockdowns each; A2 and B2 draw.  Night 2: nothing.  Night 3: B1, not rested,
    outpoints A3.
    """
    table = Table()
    one, two = (table.number("A1"), table.number("B1")), (table.number("A2"), table.number("B2"))
    table.bout(1, *one, result(knockdowns=(2, 2)), rounds=7)
    table.bout(1, *two, draw(), rounds=5)
    table.close(1)
    table.close(2)
    table.bout(3, table.number("B1"), table.number("A3"), result(Method.UD, knockdowns=(0, 1)), rounds=7)
    table.close(3)
    return table


def test_the_standings_add_up_the_shares(table: Table) -> None:
    # Night 1: 70 to A1, 30 to B1, 50 each after the draw.  Night 3: 70 to B1, 30 to A3.  Equals in seat order.
    found = [tuple(asdict(row).values()) for row in standings(table.books)]
    assert found == [("Ann", "person", 30, 3, "1-1-1"), ("Bob", "person", 30, 3, "1-1-1")]


def test_the_ledger_tells_every_movement(table: Table) -> None:
    rows = [tuple(asdict(row).values()) for row in ledger(table.books)]
    bouts = list(table.books.bouts)
    assert rows == [
        (1, "Ann", "A1", bouts[0], "share", 14, 14),
        (1, "Bob", "B1", bouts[0], "share", 6, 6),
        (1, "Ann", "A2", bouts[1], "share", 10, 24),
        (1, "Bob", "B2", bouts[1], "share", 10, 16),
        (3, "Bob", "B1", bouts[2], "share", 14, 30),
        (3, "Ann", "A3", bouts[2], "share", 6, 30),
    ]
    assert [row.manager for row in ledger(table.books, table.manager("Bob"))] == ["Bob"] * 3


def test_the_ledger_names_sales_and_prices(table: Table) -> None:
    deal = table.order("Ann", ProposeDeal(table.number("A1"), table.manager("Bob"), 1_050))
    table.order("Bob", AnswerDeal(deal, accept=True))
    bought, sold = ledger(table.books)[-2:]
    assert tuple(asdict(bought).values()) == (3, "Bob", "A1", None, "purchase", -10.5, 19.5)
    assert tuple(asdict(sold).values()) == (3, "Ann", "A1", None, "sale", 10.5, 40.5)


def test_the_page_of_a_fighter(table: Table) -> None:
    page = asdict(fighter_page(table.books, table.fighter("B1")))
    first, last = page.pop("bouts")
    ratings = page.pop("ratings")
    assert ratings["now"] == ratings["at_entry"]
    assert (ratings["gained"], ratings["now"]["agility"], len(ratings["now"])) == ({}, 50, 9)
    assert first == {
        "bout": first["bout"], "night": 1, "opponent": "A1", "arena": "The Pits", "rounds": 7, "title": False,
        "result": "lost", "method": "KO", "round": 3, "purse": 30, "share": 6, "pop_change": -0.5, "knockdowns": (2, 2),
        "cause": "",
    }  # fmt: skip
    assert (last["result"], last["opponent"], last["purse"], last["pop_change"]) == ("won", "A3", 70, 1)
    assert [part["part"] for part in page.pop("story")] == ["The beginning", "The end of the story, so far"]
    by_method = page.pop("by_method")
    assert {name for name, count in by_method.items() if count} == {"wins_decision", "losses_ko"}
    assert page == {
        "name": "B1", "nickname": "", "nationality": "", "stance": "", "weight_class": "", "standing": "unranked",
        "rank": None, "manager": "Bob", "percentage": 20, "record": "1-1-0", "winning_streak": 1, "losing_streak": 0,
        "knockdowns": (2, 3), "pop": {"earned": 0.5, "rank": 0, "total": 0.5}, "earnings": 100, "last_night": 3,
        "entered_night": 0, "retired_night": None, "reigns": (), "age": None, "worn": None, "born": None,
        "returned_night": None, "years_active": None, "career": None, "life": "",
        "contract_until": None, "weight": None, "classes_left": (),
    }  # fmt: skip


def test_experience_shows_as_gained() -> None:
    table = Table()
    for _ in range(2):
        table.win("A1", "B1")
        table.pass_nights(3)
    ratings = fighter_page(table.books, table.fighter("A1")).ratings
    assert ratings.gained == {"endurance": 1}
    assert ratings.now["endurance"] == ratings.at_entry["endurance"] + 1


def test_the_page_of_a_champion_tells_his_reigns() -> None:
    table = Table()
    table.crown("A1", "B1")
    table.pass_nights(3)
    table.bout(5, table.number("A1"), table.number("B1"), draw(), Arena.BEST, title=True)
    table.close(5)
    page = fighter_page(table.books, table.fighter("A1"))
    assert (page.standing, page.rank, page.pop.rank) == ("champion", 0, 10)
    assert asdict(page.reigns[0]) == {"from_night": 1, "until_night": None, "defences": 1, "end": ""}
    assert [row.title for row in page.bouts] == [True, True]
    assert fighter_page(table.books, table.fighter("B1")).standing == "ranked 1"
    table.write(FighterRetired(table.number("A1")))
    gone = fighter_page(table.books, table.fighter("A1"))
    assert (gone.standing, gone.reigns[0].until_night, gone.reigns[0].end) == ("retired", 5, "retired")


def test_the_page_of_a_manager(table: Table) -> None:
    table.crown("A1", "B2")
    page = manager_page(table.books, table.books.managers[table.manager("Ann")])
    found = page.name, page.kind, page.temperament, page.seat, page.record
    assert found == ("Ann", "person", "", 1, "2-1-1")
    assert page.champions == ("A1",)
    assert [(row.name, row.standing, row.record, row.percentage) for row in page.stable] == [
        ("A1", "champion", "2-0-0", 20), ("A2", "ranked 2", "0-0-1", 20), ("A3", "ranked 3", "0-1-0", 20),
    ]  # fmt: skip
    assert page.stable[0].carried_loss == 30
    assert page.money == sum(row.amount for row in ledger(table.books, table.manager("Ann")))


def test_a_card_is_in_the_order_the_bouts_are_fought() -> None:
    table = Table(stable=4)
    table.crown("A1", "B1")
    for red, blue, arena in (("A2", "A3", Arena.PITS), ("A1", "A4", Arena.LOW)):
        table.order("Ann", OfferBout(5, table.number(red), table.number(blue), arena))
    rows = [(row.arena, row.red, row.blue, row.state, row.method, row.round) for row in card(table.books, 5)]
    assert rows == [("Low Class", "A1", "A4", "made", "", None), ("The Pits", "A2", "A3", "made", "", None)]
    assert card(table.books, 99) == ()


def test_a_bout_that_is_over_tells_how() -> None:
    table = Table()
    table.crown("A1", "B1")
    (over,) = card(table.books, 1)
    assert fought(table.books) == (over,)
    assert (over.title, over.tournament, over.winner, over.round, over.purses) == (
        True, "Title", "red", 3, (7000, 3000),
    )  # fmt: skip


def test_a_bout_lost_by_the_blue_corner_and_a_drawn_one(table: Table) -> None:
    table.bout(9, table.number("A1"), table.number("B1"), result(winner=BLUE), rounds=7)
    drawn = bout_row(table.books, table.books.bouts[list(table.books.bouts)[1]])
    lost = fought(table.books)[-1]
    assert (drawn.winner, drawn.method, lost.winner) == ("", "DRAW", "blue")


def test_rankings_begin_with_the_champion(table: Table) -> None:
    assert rankings(table.books) == ()
    table.crown("A1", "B1")
    rows = [(row.rank, row.name, row.manager, row.pop, row.record) for row in rankings(table.books)]
    # A1 +3 and +2; A2, B2 drew; A3 lost on points with a knockdown of his own; B1 has lost twice by KO.
    assert rows == [
        (0, "A1", "Ann", 15, "2-0-0"),
        (1, "A2", "Ann", 5, "0-0-1"),
        (2, "B2", "Bob", 5, "0-0-1"),
        (3, "A3", "Ann", 5, "0-1-0"),
        (4, "B1", "Bob", 3.5, "1-2-0"),
    ]


def test_status_tells_who_is_waited_for(table: Table) -> None:
    offer = table.order("Ann", OfferBout(9, table.number("A1"), table.number("B1"), Arena.PITS))
    deal = table.order("Bob", ProposeDeal(table.number("B2"), table.manager("Ann"), 100))
    now = status(table.books)
    found = now.league, now.night, now.nights, now.ended, now.champion, now.winners
    assert found == ("Table", 3, 52, False, None, ())
    assert [tuple(asdict(row).values()) for row in now.waiting] == [
        ("Bob", f"offer {offer}: A1 against B1", offer, 9),
        ("Ann", f"deal {deal} about B2", deal, None),
        ("managers", "fight night 4", 0, 4),
    ]


def test_status_at_the_end_names_the_winners_and_waits_for_nobody() -> None:
    table = Table(("ai:Ann", "ai:Bob"), options=LeagueOptions(nights=1, corners="plain"))
    assert [row.who for row in status(table.books).waiting] == ["program"]
    table.hold()
    now = status(table.books)
    best = max(row.money for row in now.managers)
    assert (now.ended, now.waiting) == (True, ())
    assert now.winners == tuple(row.name for row in now.managers if row.money == best)


def test_several_champions_are_all_named() -> None:
    table = Table(stable=0, options=LeagueOptions(weight_classes=("light", "heavy"), corners="plain"))
    for name, weight in (("L1", "light"), ("L2", "light"), ("H1", "heavy"), ("H2", "heavy")):
        table.sign(name, table.manager("Ann"), weight_class=weight)
    for weight in ("light", "heavy"):
        table.order("promoter", DrawTournament(f"{weight} title", 1, True, weight))
    table.hold()
    champions = (status(table.books).champion or "").split(", ")
    assert [name[0] for name in champions] == ["L", "H"]
    assert [row.weight_class for row in rankings(table.books)] == ["light", "light", "heavy", "heavy"]


def test_a_bracket_shows_byes_winners_and_what_is_to_come() -> None:
    table = Table(("Ann", "Bob"), stable=3)
    names = ("A1", "A2", "A3", "B1", "B2", "B3")
    order = everybody(entrants=tuple(map(table.number, names)))
    table.order("promoter", order)
    table.hold()
    (page,) = tournaments(table.books)
    first = [row for row in page.pairings if row.round == 1]
    found = page.name, page.rounds, page.winner, page.for_title, len(page.entrants)
    assert found == ("Cup", 3, "", False, 6)
    assert [row.bye for row in first].count(True) == 2
    for row in first:
        assert row.winner in (row.red, row.blue)
        assert (row.bout is None) is row.bye
    later = [row for row in page.pairings if row.round > 1]
    assert [(row.round, row.night, row.winner, row.bout) for row in later] == [
        (2, 5, "", None), (2, 5, "", None), (3, 9, "", None),
    ]  # fmt: skip


# News and journal


def test_news_are_sentences(table: Table) -> None:
    told = [(row.night, row.kind, row.text) for row in news(table.books) if row.kind == "result"]
    assert told == [
        (1, "result", "A1 knocked out B1 in round 3 at The Pits."),
        (1, "result", "A2 and B2 boxed a draw over 3 rounds at The Pits."),
        (3, "result", "B1 outpointed A3 over 3 rounds at The Pits."),
    ]
    assert {row.night for row in news(table.books, 3)} == {3}
    assert news(table.books, 40) == ()


def test_every_kind_of_news_can_be_told(table: Table) -> None:
    table.crown("A1", "B2")
    table.pass_nights(4)
    table.bout(9, table.number("A1"), table.number("B2"), result(Method.DQ), Arena.BEST, title=True)
    table.close(9)
    table.order(
        "Bob",
        AnswerDeal(table.order("Ann", ProposeDeal(table.number("A2"), table.manager("Bob"), 100)), True),
    )
    table.order(
        "Bob",
        AnswerDeal(
            table.order("Ann", ProposeDeal(table.number("A3"), table.manager("Bob"), 0, table.number("B3"))),
            True,
        ),
    )
    table.write(FighterRetired(table.number("A1"), "tired"))
    table.sign("New", None)
    texts = " ".join(row.text for row in news(table.books))
    for said in (
        "Table is founded.", "Ann takes a seat.", "A1 signed with Ann.", "A1 is champion!",
        "A1 keeps the title; defended once.", "A2 goes to Bob for $1.", "A3 and B3 change stables.",
        "A1 retires: tired.", "A1 leaves the title vacant.", "New is looking for a manager.",
        "A1 won by disqualification over B2 in round 3",
    ):  # fmt: skip
        assert said in texts, said


def test_the_journal_tells_what_was_struck_and_corrected(table: Table) -> None:
    offer = table.order("Ann", OfferBout(9, table.number("A1"), table.number("B1"), Arena.PITS, note="x"))
    table.write(Struck((offer,), "no"), by="Bob")
    first = next(entry for entry in table.entries if entry.deed.kind == "bout_fought")
    table.write(Corrected(first.number, first.deed, "misread"))
    rows = journal(table.entries, table.books)
    assert [row.entry for row in rows] == list(range(1, len(table.entries) + 1))
    told = {row.entry: row for row in rows}
    assert told[offer].what == "Ann offers A1 against B1 (night 9, The Pits, 5 rounds)"
    assert told[offer].state == f"struck by {offer + 1}"
    found = told[offer + 1].what, told[offer + 1].why, told[offer + 1].by
    assert found == (f"struck entry {offer}", "no", "Bob")
    assert told[first.number].state == f"corrected by {offer + 2}"
    assert told[offer + 2].what == f"corrected entry {first.number}"
    assert told[first.number].what.startswith("A1 knocked out B1")


@pytest.mark.parametrize(
    ("order", "said"),
    [
        ((0, None), "Ann to Bob: A1 for $0"),
        ((1_050, None), "Ann to Bob: A1 for $10.50"),
        ((0, "B1"), "Ann to Bob: A1 for B1"),
        ((500, "B1"), "Ann to Bob: A1 for B1 and $5"),
        ((-500, "B1"), "Ann to Bob: A1 for B1, with $5 on top"),
    ],
)
def test_the_journal_tells_what_a_deal_is_about(
    table: Table, order: tuple[int, str | None], said: str
) -> None:
    cents, other = order
    exchange = table.number(other) if other else None
    number = table.order("Ann", ProposeDeal(table.number("A1"), table.manager("Bob"), cents, exchange))
    table.order("Bob", AnswerDeal(number, accept=False))
    deal, answer = journal(table.entries, table.books)[-2:]
    assert (deal.what, answer.what) == (said, f"deal {number} refused by Bob")


# Numbers


def test_numbers_are_whole_where_they_are_whole() -> None:
    assert [dollars(cents) for cents in (1200, 1250, -5, 0)] == [12, 12.5, -0.05, 0]
    assert [pop(half) for half in (4, 3, -1, 0)] == [2, 1.5, -0.5, 0]
    found = [money(cents) for cents in (123_450, -500, 7, 100_000_00)]
    assert found == ["$1,234.50", "-$5", "$0.07", "$100,000"]
    assert (isinstance(dollars(1200), int), RED.index) == (True, 0)
