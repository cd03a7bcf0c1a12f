"""What only the promoter may order (C3): bouts, cancellations, tournaments (C60-C62)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ringside_manager.bout.chance import ScriptedChance
from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.books import BoutState, LeagueOptions
from ringside_manager.campaign.orders import CancelBout, DrawTournament, MakeBout, OfferBout, Order, Seeding
from ringside_manager.league.business.careers import FighterRetired
from tests.office.table import Table, everybody
from tests.slow import each


@pytest.fixture
def table() -> Table:
    return Table()


def make(table: Table, red: str = "A1", blue: str = "B1", night: int = 1, **more: object) -> MakeBout:
    return replace(MakeBout(night, table.number(red), table.number(blue), Arena.PITS), **more)  # type: ignore[arg-type]


def kinds(table: Table) -> list[Order]:
    return [make(table), CancelBout(1), everybody()]


def test_the_promoter_makes_a_bout_nobody_is_asked_for(table: Table) -> None:
    number = table.order("promoter", make(table))
    assert (table.books.bouts[number].state, table.books.bouts[number].rounds) == (BoutState.MADE, 5)


def test_managers_do_not_give_the_promoters_orders(table: Table) -> None:
    for order in kinds(table):
        refused = table.refusal("Ann", order)
        assert (refused.rule, refused.next_step) == ("C3", "If all agree on it, hand it in as promoter.")


def test_a_promoter_who_is_a_person_is_asked() -> None:
    table = Table(promoter="Pam")
    for order in kinds(table):
        assert table.refusal("Ann", order).next_step == "Ask Pam."
    for by in ("Pam", "promoter", "PAM"):
        table.order(by, make(table, night=table.next))


@each(
    "terms, rule",
    [({"blue": "A1"}, "C2"), ({"arena": Arena.LOW}, "C44"), ({"rounds": 9}, "C51"), ({"night": 99}, "C70")],
)
def test_the_promoter_keeps_the_rules_too(table: Table, terms: dict[str, object], rule: str) -> None:
    assert table.refusal("promoter", make(table, **terms)).rule == rule  # type: ignore[arg-type]


def test_people_who_are_not_there_are_not_matched(table: Table) -> None:
    assert table.refusal("promoter", replace(make(table), blue=999)).rule == "C4"


def test_the_promoter_may_let_any_ranked_man_challenge(table: Table) -> None:
    table.crown("A1", "B1")
    table.order("promoter", make(table, night=2, arena=Arena.BEST, title=True))
    assert table.refusal("promoter", make(table, "A1", "B2", 9, arena=Arena.BEST, title=True)).rule == "C40"


def test_a_cancelled_bout_frees_both_men(table: Table) -> None:
    number = table.order("promoter", make(table))
    table.order("promoter", CancelBout(number, "fire"))
    found = table.books.bouts[number].state, table.books.bouts[number].reason
    assert found == (BoutState.CANCELLED, "fire")
    table.order("promoter", make(table))


def test_only_a_bout_to_come_is_cancelled(table: Table) -> None:
    number = table.order("promoter", make(table))
    table.order("promoter", CancelBout(number))
    assert table.refusal("promoter", CancelBout(number)).rule == "C3"
    assert table.refusal("promoter", CancelBout(999)).rule == "C4"
    table.order("promoter", make(table))
    table.hold()
    assert "is fought" in str(table.refusal("promoter", CancelBout(number + 2)))


# Tournaments


def test_everybody_enters_seeded_by_dice(table: Table) -> None:
    faces = [3, 50, 50, 7, 90, 20, 10, 60]  # A2 and A3 tie and throw again
    number = table.order("promoter", everybody(), ScriptedChance([("seed", face) for face in faces]))
    names = [
        table.books.fighters[entrant].name for entrant in table.books.tournaments[number].bracket.entrants
    ]
    assert names == ["B2", "A3", "A2", "B3", "B1", "A1"]


def test_entrants_can_be_named_in_the_order_of_their_seeds(table: Table) -> None:
    pair = table.number("B2"), table.number("A1")
    number = table.order("promoter", everybody(entrants=pair, seeding=Seeding.GIVEN))
    assert table.books.tournaments[number].bracket.entrants == pair


def test_ranking_seeds_the_champion_first(table: Table) -> None:
    table.crown("A1", "B1")
    table.win("B2", "A2")
    number = table.order("promoter", everybody(night=8, seeding=Seeding.RANKING))
    names = [
        table.books.fighters[entrant].name for entrant in table.books.tournaments[number].bracket.entrants
    ]
    assert names == ["A1", "B2", "A2", "B1", "A3", "B3"]


@each(
    "terms, rule",
    [
        ({"night": 53}, "C62"),
        ({"night": 0}, "C62"),
        ({"weight_class": "heavy"}, "C1"),
        ({"entrants": (4,)}, "C61"),
        ({"entrants": (4, 4)}, "C61"),
        ({"entrants": (4, 999)}, "C4"),
    ],
)
def test_tournaments_that_cannot_be_drawn(table: Table, terms: dict[str, object], rule: str) -> None:
    assert table.refusal("promoter", everybody(**terms)).rule == rule  # type: ignore[arg-type]


def test_who_cannot_enter(table: Table) -> None:
    free = table.sign("Free", None)
    table.write(FighterRetired(table.number("B3")))
    for number, rule in ((free, "C20"), (table.number("B3"), "C17")):
        assert table.refusal("promoter", everybody(entrants=(number, table.number("A1")))).rule == rule
    everyone = table.order("promoter", everybody())
    assert set(table.books.tournaments[everyone].bracket.entrants) == {
        table.number(name) for name in ("A1", "A2", "A3", "B1", "B2")
    }


def test_nobody_enters_for_another_weight_class() -> None:
    table = Table(stable=0, options=LeagueOptions(weight_classes=("light", "heavy")))
    men = [table.sign(str(number), table.manager("Ann"), weight_class="light") for number in range(3)]
    order = everybody(weight_class="heavy", entrants=tuple(men))
    assert table.refusal("promoter", order).rule == "C1"
    assert table.refusal("promoter", everybody(weight_class="heavy")).rule == "C61"
    table.order("promoter", everybody(weight_class="light"))


def test_the_title_is_fought_out_in_a_tournament_once(table: Table) -> None:
    title = replace(everybody("Title", 8), for_title=True)
    running = table.order("promoter", title)
    table.books.tournaments.pop(running)
    table.crown("A1", "B1")
    assert table.refusal("promoter", title).rule == "C60"


def test_there_is_one_tournament_for_the_title_at_a_time(table: Table) -> None:
    pair = table.number("A1"), table.number("B1")
    table.order("promoter", DrawTournament("Title", 1, for_title=True, entrants=pair))
    others = table.number("A2"), table.number("B2")
    again = DrawTournament("Title", 1, for_title=True, entrants=others)
    assert table.refusal("promoter", again).rule == "C60"
    table.order("promoter", replace(again, for_title=False))


def test_a_man_enters_one_tournament_at_a_time(table: Table) -> None:
    table.order("promoter", everybody("First", 5))  # six men: three rounds, nights 5, 9 and 13
    pair = table.number("A1"), table.number("B1")
    for night in (2, 5, 9, 13, 16):
        assert table.refusal("promoter", everybody("Second", night, entrants=pair)).rule == "C62"
    for night in (1, 17):
        table.order("promoter", everybody("Second", night, entrants=pair))
    assert len(table.books.tournaments) == 3


@pytest.mark.parametrize(
    ("night", "stands"), [(6, True), (7, False), (10, False), (14, False), (18, False), (19, True)]
)
def test_nobody_enters_who_has_a_bout_close_by(table: Table, night: int, stands: bool) -> None:
    table.order("Ann", OfferBout(night, table.number("A1"), table.number("A2"), Arena.PITS))
    order = everybody(night=10)
    if stands:
        table.order("promoter", order)
    else:
        assert table.refusal("promoter", order).rule == "C62"
    assert len(table.books.tournaments) == stands
