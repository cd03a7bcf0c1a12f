"""Standing orders (C72): what the office does for somebody who is not asked."""

from __future__ import annotations

from pathlib import Path

from ringside_manager.bout.corner import RED
from ringside_manager.bout.outcome import Method
from ringside_manager.campaign.ai import Scene
from ringside_manager.campaign.ai.matchmaking import mandate_for, meets
from ringside_manager.campaign.ai.valuation import Stage
from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.books import Answer, OfferBook, Otherwise, Task
from ringside_manager.campaign.orders import (
    EndMandate,
    GiveMandate,
    OfferBout,
    ProposeDeal,
    SetFightPlan,
)
from ringside_manager.league.business.club import MandateGiven
from ringside_manager.office.advancing import hold_until
from ringside_manager.office.facts.decisions import STOP_FOR, InboxKind
from ringside_manager.office.facts.going_on import quiet_until
from ringside_manager.office.facts.inbox import blocking, calls
from ringside_manager.office.facts.journal import journal
from tests.league.scribe import result
from tests.office.clubs import PERSONS, club, founding
from tests.office.table import Table
from tests.slow import each


def offer(table: Table, by: str, mine: str, his: str, night: int = 1) -> OfferBook:
    """An offer, and its page."""
    number = table.order(by, OfferBout(night, table.number(mine), table.number(his), Arena.PITS))
    return table.books.offers[number]


@each(
    "terms, answer",
    [
        ({}, Answer.ACCEPTED),
        ({"least_chance": 50}, Answer.ACCEPTED),
        ({"least_chance": 51}, Answer.REFUSED),
        ({"least_cents": 5_000}, Answer.ACCEPTED),
        ({"least_cents": 5_100}, Answer.REFUSED),
        ({"never": ("A1",)}, Answer.REFUSED),
        ({"never": ("A2",)}, Answer.ACCEPTED),
        ({"least_chance": 51, "otherwise": Otherwise.WAIT}, Answer.LAPSED),
    ],
)
def test_terms_decide_alone(terms: dict[str, object], answer: Answer) -> None:
    """Equals meet at The Pits for $50 on average: 70 and 30."""
    table = Table()
    if "never" in terms:
        terms["never"] = tuple(map(table.number, terms["never"]))
    table.order("Bob", GiveMandate(Task.ANSWER, **terms))
    offered = offer(table, "Ann", "A1", "B1")
    table.hold()
    assert offered.answer is answer
    assert offered.answered_by == (None if answer is Answer.LAPSED else table.manager("Bob"))


def test_never_against_a_champion_follows_the_title() -> None:
    """A1 is champion, then C1 beats him; a man of Bob's is offered bouts by both all the while."""
    table = Table(("Ann", "Bob", "Cyd"))
    table.crown("A1", "C1")
    anybody = table.order(
        "Bob", GiveMandate(Task.ANSWER, fighters=(table.number("B1"),), never_champion=True)
    )
    annes = GiveMandate(
        Task.ANSWER, fighters=(table.number("B2"),), never_champions_of=(table.manager("Ann"),)
    )
    table.order("Bob", annes)

    def barred() -> list[str]:
        """Who may not be met, of B1 and of B2."""
        scene = Scene(table.books, table.books.closed + 1)
        where = Stage(Arena.PITS, False)
        return [
            f"{mine}-{his}"
            for mine in ("B1", "B2")
            for his in ("A1", "C1")
            if not meets(
                scene,
                mandate_for(table.books, table.fighter(mine), scene.night) or table.books.mandates[anybody],
                table.fighter(mine),
                table.fighter(his),
                where,
                scene.night,
            )
        ]

    assert barred() == ["B1-A1", "B2-A1"]
    table.pass_nights(4)
    night = table.books.closed + 1
    table.bout(night, table.number("C1"), table.number("A1"), result(Method.KO, RED), Arena.BEST, title=True)
    table.close(night)
    assert barred() == ["B1-C1"], "the title has gone to Cyd"


def test_rest_is_counted_to_the_night_of_the_bout() -> None:
    table = Table()
    table.win("B1", "A2")
    table.order("Bob", GiveMandate(Task.ANSWER, rest=6))
    early, late = offer(table, "Ann", "A1", "B1", 6), offer(table, "Ann", "A1", "B1", 7)
    for _ in range(6):
        table.hold()
    assert (early.answer, late.answer) == (Answer.REFUSED, Answer.ACCEPTED)


def test_the_latest_order_that_covers_a_man_counts_until_its_night() -> None:
    table = Table()
    table.order("Bob", GiveMandate(Task.DECLINE, until=9))
    table.order("Bob", GiveMandate(Task.ANSWER, until=2, fighters=(table.number("B1"),)))

    def task(name: str, night: int) -> Task | None:
        mandate = mandate_for(table.books, table.fighter(name), night)
        return None if mandate is None else mandate.task

    assert [task("B1", night) for night in (1, 2, 3, 9, 10)] == [
        Task.ANSWER, Task.ANSWER, Task.DECLINE, Task.DECLINE, None,
    ]  # fmt: skip
    assert [task("B2", 1), task("A1", 1)] == [Task.DECLINE, None]


def test_it_ends_when_its_manager_says_so() -> None:
    table = Table()
    first = table.order("Bob", GiveMandate(Task.DECLINE))
    second = table.order("Bob", GiveMandate(Task.DECLINE, fighters=(table.number("B2"),)))
    table.order("Bob", EndMandate(first))
    assert mandate_for(table.books, table.fighter("B1"), 1) is None
    assert mandate_for(table.books, table.fighter("B2"), 1) is not None
    assert table.refusal("Bob", EndMandate(first)).rule == "C72"
    assert table.refusal("Ann", EndMandate(second)).rule == "C72"
    table.order("Bob", EndMandate())
    assert table.refusal("Bob", EndMandate()).rule == "C72"


def test_who_may_give_one() -> None:
    table = Table()
    assert table.refusal("Ann", GiveMandate(Task.MANAGE, fighters=(table.number("B1"),))).rule == "C72"
    assert table.refusal("promoter", GiveMandate(Task.MANAGE)).rule == "C72"
    table.pass_nights(3)
    assert table.refusal("Ann", GiveMandate(Task.MANAGE, until=3)).rule == "C72"
    assert table.refusal("Ann", GiveMandate(Task.MANAGE, plan="nonsense: yes")).rule == "C3"


def test_an_order_about_somebody_who_is_not_there_is_not_posted() -> None:
    table = Table()
    table.write(MandateGiven(table.manager("Bob"), Task.DECLINE, never=(9_999,)))
    assert not table.books.mandates
    assert [doubt.rule for doubt in table.books.doubts] == ["C4"]


def test_a_plan_is_sealed_for_everybody_it_covers_and_taken_back() -> None:
    table = Table()
    plan = "system: ringside\notherwise: plain\norders:\n  - {request: rush, choose: hold}\n"
    table.order("Ann", SetFightPlan(table.number("A3"), plan))
    table.order("Ann", GiveMandate(Task.ANSWER, fighters=tuple(map(table.number, ("A1", "A2"))), plan=plan))
    assert all(table.fighter(name).plan for name in ("A1", "A2", "A3"))
    table.order("Ann", GiveMandate(Task.ANSWER, plan=""))
    assert not any(table.fighter(name).plan for name in ("A1", "A2", "A3"))


def test_what_it_says_is_its_managers_alone() -> None:
    table = Table()
    number = table.order("Bob", GiveMandate(Task.ANSWER, least_chance=47))
    for reader in ("Ann", "promoter"):
        rows = journal(table.entries, table.books, table.party(reader))
        assert rows[number - 1].kind == "hidden"
    assert journal(table.entries, table.books, table.party("Bob"))[number - 1].kind == "mandate_given"
    assert "47" not in str(journal(table.entries, table.books))


def test_the_office_finds_bouts_for_whom_it_manages_within_their_terms() -> None:
    table = Table(("Ann", "ai:Bob"), 4)
    loner = table.number("B1")
    terms = GiveMandate(Task.MANAGE, fighters=(table.number("A1"), table.number("A2")), never=(loner,))
    table.order("Ann", terms)
    table.hold()
    met = {number for bout in table.books.bouts.values() for number in bout.fighters}
    assert {table.number("A1"), table.number("A2")} <= met
    assert met.isdisjoint({table.number("A3"), table.number("A4")}), "these she looks after herself"
    assert not any(
        {loner, table.number(name)} == set(bout.fighters)
        for name in ("A1", "A2")
        for bout in table.books.bouts.values()
    )


def test_the_program_agrees_at_once_with_a_man_under_standing_order() -> None:
    table = Table(("Ann", "ai:Bob"), 1)
    table.order("Ann", GiveMandate(Task.ANSWER))
    table.hold()
    assert [bout.night for bout in table.books.bouts.values()] == [1]
    declining = Table(("Ann", "ai:Bob"), 1)
    declining.order("Ann", GiveMandate(Task.DECLINE))
    declining.hold()
    assert not declining.books.offers, "who declines everything is not asked"


def test_while_the_whole_stable_is_managed_deals_are_declined_and_nobody_is_called() -> None:
    table = Table()
    table.order("Bob", GiveMandate(Task.MANAGE, until=8))
    deal = table.order("Ann", ProposeDeal(table.number("A1"), table.manager("Bob"), 0))
    offer(table, "Ann", "A1", "B1")
    bob = table.party("Bob")
    assert (calls(table.books, bob), blocking(table.books, bob)) == ({}, ())
    assert quiet_until(table.books, [bob]) == 8, "no month needed"
    table.hold()
    assert table.books.deals[deal].accepted is False


def test_an_offer_that_waits_for_him_calls_and_one_that_is_answered_does_not() -> None:
    table = Table()
    bob = table.party("Bob")
    table.order("Bob", GiveMandate(Task.ANSWER, least_chance=60, otherwise=Otherwise.WAIT))
    offered = offer(table, "Ann", "A1", "B1")
    assert [row.number for row in blocking(table.books, bob)] == [offered.number]
    table.order("Bob", GiveMandate(Task.ANSWER, least_chance=40))
    assert blocking(table.books, bob) == ()
    assert InboxKind.OFFER not in {row.kind for row in calls(table.books, bob).values()}


def test_a_season_of_standing_orders_stops_for_nobody(tmp_path: Path) -> None:
    with club(tmp_path / "c.ringside", founding(PERSONS)) as office:
        persons = tuple(office.party(name) for name in ("Ann", "Bob"))
        for person in persons:
            office.hand_in(GiveMandate(Task.MANAGE, until=20), person)
        held = hold_until(office, 20, dict.fromkeys(persons, STOP_FOR))
        assert (held.nights[-1], held.stopped_for) == (20, ())
        assert all(manager.tally.bouts for manager in office.books.managers.values())
        assert office.check() == ()


def test_a_league_without_one_is_as_it_was() -> None:
    """The same season, with an order that covers nobody any more."""
    plain, ended = Table(("Ann", "ai:Bob", "ai:Cy")), Table(("Ann", "ai:Bob", "ai:Cy"))
    ended.order("Ann", GiveMandate(Task.MANAGE))
    ended.order("Ann", EndMandate())
    for table in (plain, ended):
        for _ in range(6):
            table.hold(autopilot=True)
    told = [
        [
            (bout.night, table.books.fighters[bout.red].name, table.books.fighters[bout.blue].name)
            for bout in table.books.bouts.values()
        ]
        for table in (plain, ended)
    ]
    assert told[0] == told[1]
