"""Several belts a class: who holds them, which a bout is for, and when a champion is undisputed (Y16)."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest

from ringside_manager.bout.corner import RED, Corner
from ringside_manager.bout.outcome import Method
from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.belts import (
    TitleTurn,
    belts_at_stake,
    title_name,
    title_results,
    undisputed,
    vacant_belts,
)
from ringside_manager.campaign.books import Division, NewsKind, ReignEnd
from ringside_manager.campaign.orders import MakeBout, NameBelts, OfferBout, RetireFighter
from ringside_manager.campaign.titles import due_pair
from ringside_manager.league.audit import audit
from ringside_manager.league.business.bouts import BoutFought
from ringside_manager.league.business.founding import HouseRulesChanged
from ringside_manager.office.docket import Party
from ringside_manager.office.facts.bouts import Stake, bout_page
from ringside_manager.office.facts.news_sentences import news
from ringside_manager.office.facts.nights import poster
from ringside_manager.office.facts.rankings import lineages, rankings_page
from tests.league.scribe import DICE, result
from tests.office.clubs import club, founding
from tests.office.table import OPTIONS, Table
from tests.slow import each

TWO = (("titles.belts", 2),)


def belted_table(*numbers: tuple[str, int]) -> Table:
    """A1 is champion since night 1 and holds the Crown; C1, D1 and B2 are the best contenders; the Laurel is vacant."""
    table = Table(("Ann", "Bob", "Cat", "Dan"), options=replace(OPTIONS, house_numbers=numbers or TWO))
    table.crown("A1", "B1")
    table.win("C1", "B3", Method.KO, knockdowns=2)
    table.win("D1", "A3", Method.KO, knockdowns=1)
    table.win("B2", "C2", Method.UD)
    return table


def division(table: Table) -> Division:
    return table.books.divisions[""]


def holders(table: Table) -> dict[int, str]:
    held = {belt: division(table).holder(belt) for belt in (1, 2, 3, 4)}
    return {belt: table.books.fighters[man].name for belt, man in held.items() if man is not None}


def title(
    table: Table, night: int, red: str, blue: str, winner: Corner | None = RED, method: Method = Method.UD
) -> int:
    table.pass_nights(night - 1 - table.books.closed)
    number = table.bout(
        night, table.number(red), table.number(blue), result(method, winner), Arena.BEST, title=True
    )
    table.close(night)
    return number


def filled_table(*numbers: tuple[str, int]) -> Table:
    """As ``belted_table``, and C1 beat D1 for the Laurel on night 9."""
    table = belted_table(*numbers)
    title(table, 9, "C1", "D1")
    return table


def told(table: Table, kind: NewsKind) -> list[str]:
    return [row.text for row in news(table.books) if row.kind == kind.value]


def test_the_first_champion_has_the_first_belt_and_the_best_two_box_for_the_next() -> None:
    table = belted_table()
    assert (holders(table), vacant_belts(table.books, division(table))) == ({1: "A1"}, (2,))
    pair = due_pair(table.books, division(table), 9)
    assert pair is not None
    assert [table.books.fighters[number].name for number in pair] == ["C1", "D1"]
    table.order("Cat", OfferBout(9, table.number("C1"), table.number("D1"), Arena.BEST, title=True))
    assert table.refusal("Bob", OfferBout(9, table.number("B2"), table.number("D1"), Arena.BEST, title=True))
    filled = filled_table()
    assert holders(filled) == {1: "A1", 2: "C1"}
    assert told(filled, NewsKind.CROWNED)[-1] == "C1 is Laurel champion!"
    assert [filled.fighter(name).rank for name in ("A1", "C1", "D1")] == [0, 0, 1]
    assert filled.fighter("C1").rank_half == filled.books.house.rank_pop.champion_half


@each(
    "pair, at_stake",
    [(("A1", "D1"), (1,)), (("C1", "D1"), (2,)), (("A1", "C1"), (1, 2)), (("D1", "B2"), (3,))],
)
def test_all_belts_of_the_two_are_at_stake_else_the_first_vacant(
    pair: tuple[str, str], at_stake: tuple[int, ...]
) -> None:
    table = filled_table(("titles.belts", 4))
    men = [table.number(name) for name in pair]
    assert belts_at_stake(table.books, division(table), men) == at_stake


def test_two_champions_unite_their_belts_for_one_purse() -> None:
    table = filled_table()
    before = [page.earnings_dollars for page in table.books.fighters.values()]
    table.pass_nights(7)
    order = MakeBout(17, table.number("A1"), table.number("C1"), Arena.BEST, title=True)
    made = table.order("promoter", order)
    assert bout_page(table.books, (), made).stake is Stake.UNIFICATION
    assert [bout.title for bout in poster(table.books, 17).bouts] == ["Crown and Laurel"]
    losses = table.losses(17, *table.books.bouts[made].fighters)
    table.write(BoutFought(made, result(Method.UD, RED), DICE, losses))
    table.close(17)
    assert (holders(table), undisputed(table.books, division(table))) == (
        {1: "A1", 2: "A1"},
        table.number("A1"),
    )
    assert told(table, NewsKind.UNDISPUTED) == ["A1 is undisputed champion."]
    assert told(table, NewsKind.DEFENDED) == ["A1 keeps the Crown title; defended once."]
    after = [page.earnings_dollars for page in table.books.fighters.values()]
    row = table.books.house.arenas.title
    bonus = sum(after) - sum(before) - row.winner_dollars - row.loser_dollars
    assert bonus == table.books.bouts[made].pops_half[0] * row.bonus_dollars // 2 + (
        table.books.bouts[made].pops_half[1] * row.bonus_dollars // 2
    )
    found = title_results(table.books)[made]
    assert (found.turn, found.belts, found.dethroned) == (TitleTurn.TAKEN, (1, 2), table.number("C1"))
    assert [reign.defences for reign in division(table).line(1)] == [1]
    assert [reign.end for reign in division(table).line(2)] == [ReignEnd.BEATEN, None]
    (page,) = rankings_page(table.books)
    assert (page.undisputed, [belt.champion and belt.champion.name for belt in page.belts]) == (
        True,
        ["A1", "A1"],
    )
    assert not table.books.doubts


def test_a_draw_of_two_champions_leaves_each_what_he_has() -> None:
    table = filled_table()
    title(table, 17, "A1", "C1", None, Method.DRAW)
    assert holders(table) == {1: "A1", 2: "C1"}
    assert [reign.defences for reign in division(table).reigns] == [1, 1]
    assert undisputed(table.books, division(table)) is None


def test_a_defence_costs_a_champion_his_own_belt_alone() -> None:
    table = filled_table()
    title(table, 17, "D1", "C1")
    assert holders(table) == {1: "A1", 2: "D1"}
    lines = {
        line.weight_class: [reign.champion.name for reign in line.reigns] for line in lineages(table.books)
    }
    assert lines == {"Crown": ["A1"], "Laurel": ["C1", "D1"]}
    assert table.fighter("C1").rank is not None


def test_belts_of_a_man_who_retires_are_filled_one_by_one() -> None:
    table = filled_table()
    title(table, 17, "A1", "C1")
    table.fighter("A1").losing_streak = 9
    table.order("Ann", RetireFighter(table.number("A1")))
    assert (holders(table), vacant_belts(table.books, division(table))) == ({}, (1, 2))
    title(table, 21, "C1", "D1")
    assert holders(table) == {1: "C1"}
    assert told(table, NewsKind.VACATED) == ["A1 leaves the title vacant."]


def test_only_who_does_not_defend_is_stripped() -> None:
    table = filled_table(("titles.belts", 2), ("titles.strip_nights", 20))
    table.pass_nights(20 - table.books.closed)
    assert holders(table) == {1: "A1", 2: "C1"}
    table.pass_nights(1)
    assert holders(table) == {2: "C1"}
    (page,) = rankings_page(table.books)
    assert page.champion is not None
    assert (page.champion.name, [belt.champion is None for belt in page.belts]) == ("C1", [True, False])


def test_a_belt_beyond_the_number_goes_with_its_champion() -> None:
    table = filled_table()
    table.write(HouseRulesChanged("by_the_book", ()))
    assert holders(table) == {1: "A1", 2: "C1"}
    table.fighter("C1").losing_streak = 9
    table.order("Cat", RetireFighter(table.number("C1")))
    assert (holders(table), vacant_belts(table.books, division(table))) == ({1: "A1"}, ())
    assert title_name(table.books, division(table), 1) == "Crown"  # its history had two


def test_the_promoter_names_the_belts_between_seasons() -> None:
    table = Table(options=replace(OPTIONS, house_numbers=TWO))
    for names, word in (
        (("North",), "needs a name of its own"),
        (("North", " north "), "needs a name of its own"),
        (("North", "South", "East"), "2 belts"),
    ):
        refused = table.refusal("promoter", NameBelts(names))
        assert (refused.rule, word in refused.reason) == ("Y16", True)
    table.order("promoter", NameBelts((" North  Star", "South")))
    assert table.books.belt_names == ("North Star", "South")
    assert told(table, NewsKind.BELTS_NAMED) == ["The belts have names: North Star, South."]
    assert table.refusal("Ann", NameBelts(("A", "B"))).rule == "C3"
    table.pass_nights(3)
    assert "between two seasons" in table.refusal("promoter", NameBelts(("A", "B"))).reason
    assert "one belt each" in Table().refusal("promoter", NameBelts(("A",))).reason


@pytest.mark.parametrize(("belts", "conduct"), [(2, "by_worth"), (4, "in_turn")])
def test_two_seasons_of_belts_are_in_order(tmp_path: Path, belts: int, conduct: str) -> None:
    base = founding(size=4, options={"conduct": conduct})
    numbers = ("titles.belts", belts), ("titles.mandatory_nights", 20), ("titles.strip_nights", 39)
    founded = replace(base, options=replace(base.options, nights=104, house_numbers=numbers))
    path = tmp_path / "club.ringside"
    with club(path, founded, 104) as office:
        books = office.books
        ours = books.divisions[""]
        assert {reign.belt for reign in ours.reigns} == set(range(1, belts + 1))
        for belt in range(1, belts + 1):
            line = ours.line(belt)
            for earlier, later in pairwise(line):
                assert earlier.until_night is not None
                assert earlier.until_night <= later.from_night
            lasting = [reign.fighter for reign in line if reign.until_night is None]
            assert lasting == [man for man in (ours.holder(belt),) if man is not None]
        ranked = {page.number for page in books.fighters.values() if page.rank == 0}
        assert ranked == set(ours.champions)
        assert not ranked & set(ours.ranking)
        assert not books.doubts
        champions = ours.champions
        office.undo(Party("promoter", promoter=True), "to see")
        office.redo(Party("promoter", promoter=True), "again")
        assert office.books.divisions[""].champions == champions
    assert not audit(path)
