"""Stable against stable, circuit and handicap cup in a league (F90-F92)."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from ringside_manager.almanac.bouts import tournaments
from ringside_manager.bout.chance import SeededChance
from ringside_manager.bout.terms import Carried
from ringside_manager.campaign.arenas import Arena, rounds_allowed
from ringside_manager.campaign.books import BoutBook, BoutState, NewsKind, TournamentBook
from ringside_manager.campaign.bouts import handicap, left_behind
from ringside_manager.campaign.festivals import Format
from ringside_manager.campaign.festivals.fixtures import Fixtures
from ringside_manager.campaign.orders import DrawTournament, LeaveTournament, Seeding
from ringside_manager.league.business.contracts import FighterSold
from ringside_manager.office.facts.news_sentences import sentence
from ringside_manager.office.facts.promoter import candidates, plan
from ringside_manager.office.facts.tournaments import bracket
from ringside_manager.office.orders.pairings import arranged, in_stables
from tests.office.table import OPTIONS, Table, everybody
from tests.slow import each

CLASSES = ("Heavy", "Light")


def cup_of(table: Table) -> TournamentBook:
    (cup,) = table.books.tournaments.values()
    return cup


def bouts_of(table: Table) -> list[BoutBook]:
    return [
        one for one in table.books.bouts.values() if one.slot is not None and one.state is BoutState.FOUGHT
    ]


def box_on(table: Table, most: int = 60) -> None:
    while cup_of(table).bracket.winner is None:
        assert table.hold(table.books.closed + 1) < most


def in_classes(stable: int = 2, managers: tuple[str, ...] = ("Ann", "Bob")) -> Table:
    """Managers with so many men of each of two classes: ``A1`` is heavy, ``A1l`` light."""
    table = Table(managers, 0, options=replace(OPTIONS, weight_classes=CLASSES))
    for manager in tuple(table.books.managers.values()):
        for place in range(1, stable + 1):
            table.sign(f"{manager.name[0]}{place}", manager.number, weight_class="Heavy")
            table.sign(f"{manager.name[0]}{place}l", manager.number, weight_class="Light")
    return table


# Stable against stable (F90)


@given(
    seed=st.integers(0, 999),
    managers=st.sampled_from([("Ann", "Bob"), ("Ann", "Bob", "Cleo")]),
    stable=st.integers(2, 4),
    seeding=st.sampled_from(Seeding),
)
@settings(max_examples=8, deadline=None)
def test_every_stable_meets_every_other_on_every_board(
    seed: int, managers: tuple[str, ...], stable: int, seeding: Seeding
) -> None:
    table = Table(managers, stable)
    table.order("promoter", everybody(form=Format.TEAMS, seeding=seeding), SeededChance(seed))
    cup = cup_of(table)
    boards = {man: at % stable for at, man in enumerate(cup.bracket.entrants)}
    box_on(table)
    bouts = bouts_of(table)
    assert len(bouts) == stable * len(managers) * (len(managers) - 1) // 2
    for bout in bouts:
        assert bout.managers[0] != bout.managers[1]
        assert boards[bout.red] == boards[bout.blue]
    (won,) = [item for item in table.books.news if item.kind is NewsKind.TOURNAMENT_WON]
    winner = cup_of(table).bracket.winner
    assert winner in won.fighters
    assert {table.books.fighters[man].manager for man in won.fighters} == {*won.managers}
    row = bracket(table.books, cup.number)
    assert row is not None
    assert [one.manager for one in row.stables][:1] == [*won.managers]
    assert sum(one.boards for one in row.stables) == 2 * len(bouts)
    assert sentence(table.books, won) == f"The stable of {row.stables[0].name} wins Cup."
    assert tournaments(table.books)[0].champion == row.champion == f"{row.stables[0].name}'s stable"


def test_men_stand_on_the_boards_they_are_named_for() -> None:
    table = Table()
    men = tuple(map(table.number, ("B2", "A3", "B1", "A1")))
    table.order("promoter", everybody(form=Format.TEAMS, entrants=men, seeding=Seeding.GIVEN))
    cup = cup_of(table)
    assert [table.books.fighters[man].name for man in cup.bracket.entrants] == ["B2", "B1", "A3", "A1"]
    assert cup.terms.stables == (table.manager("Bob"), table.manager("Ann"))
    pairs = [(table.books.fighters[one.red or 0].name, table.books.fighters[one.blue or 0].name) for one in cup.bracket.pairs(1)]  # fmt: skip
    assert pairs == [("B2", "A3"), ("B1", "A1")]


def test_stables_that_are_not_alike_are_refused_and_nobody_named_means_as_many_of_each() -> None:
    table = Table(("Ann", "Bob", "Cleo"), 3)
    table.sign("A4", table.manager("Ann"))
    men = tuple(map(table.number, ("A1", "A2", "B1")))
    refused = table.refusal("promoter", everybody(form=Format.TEAMS, entrants=(*men, table.number("A3"))))
    assert (refused.rule, "Ann: 3, Bob: 1" in refused.message) == ("F60", True)
    assert table.refusal("promoter", everybody(form=Format.TEAMS, entrants=men[:2])).rule == "F60"
    assert len(in_stables(table.books, "")) == 9
    assert len(in_stables(table.books, "", most=2)) == 6
    two = in_stables(table.books, "", (table.manager("Ann"), table.manager("Cleo")))
    assert {table.books.fighters[man].manager for man in two} == {
        table.manager("Ann"),
        table.manager("Cleo"),
    }
    barred = in_stables(table.books, "", barred=[table.number("B1")])
    assert len(barred) == 6
    table.order("promoter", everybody(form=Format.TEAMS))
    assert len(cup_of(table).bracket.entrants) == 9


def test_who_leaves_his_stable_leaves_and_a_reserve_of_the_stable_stands_in() -> None:
    table = Table(stable=4)
    men = tuple(map(table.number, ("A1", "A2", "B1", "B2")))
    reserves = table.number("B3"), table.number("A4")
    order = everybody(form=Format.TEAMS, entrants=men, seeding=Seeding.GIVEN, reserves=reserves)
    table.order("promoter", order)
    table.write(FighterSold(men[0], table.manager("Bob"), 0, 10))
    box_on(table)
    cup = cup_of(table)
    assert cup.bracket.entrants == (reserves[1], *men[1:])
    assert not any(men[0] in bout.fighters for bout in bouts_of(table))
    assert [item.fighters for item in table.books.news if item.kind is NewsKind.TOURNAMENT_LEFT] == [
        (men[0], reserves[1])
    ]


def test_a_stable_without_reserves_walks_on_with_a_board_less() -> None:
    table = Table(stable=2)
    table.order("promoter", everybody(form=Format.TEAMS))
    cup = cup_of(table)
    gone = [table.number("A1"), table.number("A2")]
    table.order("promoter", LeaveTournament(cup.number, gone[0]))
    assert cup_of(table).bracket.winner is None
    table.order("promoter", LeaveTournament(cup.number, gone[1]))
    row = bracket(table.books, cup.number)
    assert row is not None
    assert row.stables[0].name == "Bob"
    assert row.winner is not None
    assert bouts_of(table) == []


def test_reserves_are_of_the_stables_and_the_classes_that_meet() -> None:
    table = Table(("Ann", "Bob", "Cleo"))
    men = tuple(map(table.number, ("A1", "A2", "B1", "B2")))
    order = everybody(form=Format.TEAMS, entrants=men, reserves=(table.number("C1"),))
    assert table.refusal("promoter", order).rule == "F87"
    classes = in_classes()
    men = in_stables(classes.books, "Heavy")
    order = DrawTournament("Cup", 1, weight_class="Heavy", entrants=men, form=Format.TEAMS, reserves=(classes.number("A1l"),))  # fmt: skip
    assert classes.refusal("promoter", order).rule == "C1"


def test_boards_may_each_be_of_a_class() -> None:
    table = in_classes()
    table.order("promoter", everybody(form=Format.TEAMS))
    cup = cup_of(table)
    assert len(cup.bracket.entrants) == 8
    box_on(table)
    for bout in bouts_of(table):
        red, blue = (table.books.fighters[man].weight_class for man in bout.fighters)
        assert red == blue
    assert len(bouts_of(table)) == 4
    other = in_classes()
    men = tuple(map(other.number, ("A1", "A1l", "B1", "B2")))
    assert other.refusal("promoter", everybody(form=Format.TEAMS, entrants=men)).rule == "F90"
    one = in_stables(other.books, "Light")
    other.order("promoter", DrawTournament("Cup", 1, weight_class="Light", entrants=one, form=Format.TEAMS))
    assert {other.books.fighters[man].weight_class for man in cup_of(other).bracket.entrants} == {"Light"}
    assert in_classes().refusal("promoter", everybody(form=Format.SWISS)).rule == "C1"


# Circuit, leg by leg


@given(seed=st.integers(0, 999), stable=st.integers(2, 4), arena=st.sampled_from([None, *Arena]))
@settings(max_examples=8, deadline=None)
def test_a_circuit_goes_from_leg_to_leg_over_lengths_the_arena_allows(
    seed: int, stable: int, arena: Arena | None
) -> None:
    table = Table(stable=stable)
    table.order("promoter", everybody(form=Format.CIRCUIT, arena=arena), SeededChance(seed))
    cup = cup_of(table)
    lengths = cup.terms.lengths
    assert len(lengths) <= stable
    assert all(one < other for one, other in pairwise(lengths))
    box_on(table)
    bouts = bouts_of(table)
    assert len(bouts) == stable * len(lengths)
    pits = rounds_allowed(table.books.house.arenas, Arena.PITS)
    for bout in bouts:
        assert bout.slot is not None
        planned = lengths[bout.slot.round - 1]
        at_home = bout.arena is (arena or Arena.PITS)
        assert at_home or bout.arena is Arena.PITS
        assert bout.rounds == (planned if at_home else min(max(planned, pits[0]), pits[-1]))
    assert isinstance(cup_of(table).bracket, Fixtures)
    row = bracket(table.books, cup.number)
    assert row is not None
    assert sum(one.points or 0 for one in row.standing) == 2 * stable * sum(range(1, len(lengths) + 1))
    assert row.standing[0].entrant == row.winner


def test_the_lengths_of_a_circuit_are_the_promoters_within_the_arena() -> None:
    table = Table(stable=4)
    for more in ({"lengths": (4, 12)}, {"lengths": (4,), "arena": Arena.BEST}):
        assert table.refusal("promoter", everybody(form=Format.CIRCUIT, **more)).rule == "C51"
    assert table.refusal("promoter", everybody(form=Format.CIRCUIT, lengths=(8, 4))).rule == "F75"
    assert table.refusal("promoter", everybody(form=Format.CIRCUIT, rounds=6)).rule == "F75"
    assert table.refusal("promoter", everybody(form=Format.SWISS, lengths=(4, 6))).rule == "F75"
    assert table.refusal("promoter", everybody(form=Format.CIRCUIT, lengths=(4, 5, 6, 7, 8))).rule == "F40"
    order = everybody(form=Format.CIRCUIT, lengths=(4, 6), entrants=tuple(table.books.fighters))
    planned = plan(table.books, order)
    assert planned is not None
    assert (planned.bouts, planned.terms.lengths) == (8, (4, 6))
    table.order("promoter", order)
    box_on(table)
    assert sorted({bout.rounds for bout in bouts_of(table)}) == [4, 6]


# Handicap cup (F92)


@given(seed=st.integers(0, 999), stable=st.integers(2, 4), most=st.sampled_from([None, 1, 50]))
@settings(max_examples=8, deadline=None)
def test_the_better_man_of_a_handicap_cup_begins_without_the_difference_and_carries_none_of_it_on(
    seed: int, stable: int, most: int | None
) -> None:
    table = Table(stable=stable)
    table.order("promoter", everybody(form=Format.HANDICAP, handicap=most), SeededChance(seed))
    cup = cup_of(table)
    assert max(cup.terms.handicaps) == (most or 20)
    own = dict(zip(cup.bracket.entrants, cup.terms.handicaps, strict=True))
    box_on(table)
    bouts = bouts_of(table)
    assert len(bouts) == 2 * stable - 1
    for bout in bouts:
        red, blue = (own[man] for man in bout.fighters)
        expected = [Carried("handicap", one - other, 100) if one > other else None for one, other in ((red, blue), (blue, red))]  # fmt: skip
        assert [*bout.carried] == expected
    last = bouts[-1]
    for man in last.fighters:
        side, lost = last.corner_of(man).index, table.books.fighters[man].lost
        assert lost is not None
        assert last.outcome is not None
        brought, start = last.carried[side], last.outcome.start[side]
        cut = start * brought.loss // 100 if brought else 0
        assert lost == Carried("ringside", max(0, last.outcome.loss[side] - cut), start)
    assert table.books.doubts == []


def test_handicaps_follow_the_ranking_or_the_order_named_and_never_the_dice() -> None:
    table = Table(stable=2)
    table.win("B2", "A1")
    table.win("A2", "B1")
    men = tuple(table.books.fighters)
    best = [one.fighter for one in candidates(table.books, "", 20, 4)]
    planned = plan(
        table.books, everybody(night=20, form=Format.HANDICAP, entrants=men, seeding=Seeding.GIVEN)
    )
    assert planned is not None
    assert planned.terms.handicaps == (20, 13, 7, 0)
    table.order("promoter", everybody(night=20, form=Format.HANDICAP, seeding=Seeding.DICE))
    cup = cup_of(table)
    own = dict(zip(cup.bracket.entrants, cup.terms.handicaps, strict=True))
    assert [own[man] for man in best] == [20, 13, 7, 0]


@each(
    "more, rule",
    [({"form": Format.SWISS, "handicap": 5}, "F65"), ({"form": Format.HANDICAP, "entrants": 3}, "F1")],
)
def test_a_handicap_is_said_of_a_handicap_cup_of_four_or_more(more: dict[str, object], rule: str) -> None:
    table = Table()
    many = more.pop("entrants", 6)
    assert isinstance(many, int)
    order = replace(everybody(entrants=tuple(table.books.fighters)[:many]), **more)  # type: ignore[arg-type]
    assert table.refusal("promoter", order).rule == rule


# Vectors


def test_vectors_of_legs_and_of_what_is_carried_on() -> None:
    table = Table(stable=4)
    for arena, lengths in ((Arena.PITS, (4, 7)), (Arena.HIGH, (6, 8, 12))):
        order = everybody(form=Format.CIRCUIT, arena=arena)
        assert arranged(table.books, order, tuple(table.books.fighters))[1].lengths == lengths
    assert left_behind(handicap(20), 58, 145) == 29
    assert left_behind(handicap(20), 20, 145) == 0
    assert left_behind(Carried("ringside", 20, 145), 58, 145) == left_behind(None, 58, 145) == 58
