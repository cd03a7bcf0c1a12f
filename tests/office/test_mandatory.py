"""The mandatory challenger, and a champion who lets his time pass (Y12)."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from ringside_manager.bout.outcome import Method
from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.books import NewsKind, ReignEnd
from ringside_manager.campaign.house_rules import differences
from ringside_manager.campaign.orders import AcceptOffer, OfferBout
from ringside_manager.campaign.titles import mandatory_challenger
from ringside_manager.league.audit import audit
from ringside_manager.office.facts.decisions import InboxKind
from ringside_manager.office.facts.inbox import notes
from ringside_manager.office.facts.news_sentences import news
from ringside_manager.office.facts.rankings import pound_rows, rankings_page
from ringside_manager.office.house_rules import shipped
from tests.office.clubs import club, founding
from tests.office.table import OPTIONS, Table

NUMBERS = ("titles.mandatory_nights", 20), ("titles.strip_nights", 39)


def champions_table(*numbers: tuple[str, int]) -> Table:
    """A1 is champion since night 1; by night 4 C1 is the best contender, before A2 and B2."""
    table = Table(("Ann", "Bob", "Cat"), options=replace(OPTIONS, house_numbers=numbers))
    table.crown("A1", "B1")
    table.win("C1", "B3", Method.KO, knockdowns=2)
    table.win("A2", "C3", Method.KO, knockdowns=1)
    table.win("B2", "C2", Method.UD)
    names = [table.books.fighters[number].name for number in table.books.divisions[""].ranking[:3]]
    assert names == ["C1", "A2", "B2"]
    return table


def challenge(table: Table, challenger: str, night: int) -> OfferBout:
    return OfferBout(night, table.number("A1"), table.number(challenger), Arena.BEST, title=True)


def test_after_a_time_only_the_best_contender_may_challenge() -> None:
    table = champions_table(*NUMBERS)
    table.pass_nights(15)
    assert mandatory_challenger(table.books, table.fighter("A1"), 20) is None
    table.order("Ann", challenge(table, "B2", 20))
    refused = table.refusal("Ann", challenge(table, "B2", 21))
    assert (refused.rule, "mandatory challenger is C1, ranked 1" in refused.reason) == ("Y12", True)
    table.order("Ann", challenge(table, "C1", 21))


def test_men_of_other_stables_are_mandatory_before_his_own() -> None:
    table = champions_table(*NUMBERS)
    table.pass_nights(15)
    table.books.fighters[table.number("C1")].last_night = 18  # not rested
    due = mandatory_challenger(table.books, table.fighter("A1"), 21)
    assert due is not None
    assert due.name == "B2"  # A2 is ranked higher


def test_a_champion_who_does_not_defend_is_stripped() -> None:
    table = champions_table(*NUMBERS)
    table.pass_nights(35)
    assert table.books.closed == 39
    assert table.fighter("A1").rank == 0
    table.pass_nights(1)
    division = table.books.divisions[""]
    (reign,) = division.reigns
    assert (division.champion, reign.end, reign.until_night) == (None, ReignEnd.STRIPPED, 40)
    assert table.fighter("A1").rank is not None
    told = [row.text for row in news(table.books) if row.kind == "stripped"]
    assert told == ["A1 is stripped of the title, not having defended it for 39 nights."]
    table.order("Cat", OfferBout(45, table.number("C1"), table.number("A2"), Arena.BEST, title=True))  # C66


def test_his_manager_is_told_before_the_title_is_taken_from_him() -> None:
    table = champions_table(*NUMBERS)

    def told() -> list[tuple[str, int]]:
        ann = table.books.managers[table.manager("Ann")]
        rows = [row for row in notes(table.books, ann, (), 10**6) if row.kind is InboxKind.DEFEND]
        return [
            ("" if row.other is None else table.books.fighters[row.other].name, row.night) for row in rows
        ]

    table.pass_nights(15)
    assert told() == []
    table.pass_nights(1)
    assert told() == [("C1", 40)]
    table.order("Ann", challenge(table, "C1", 21))
    table.order("Cat", AcceptOffer(*table.offers()))
    assert told() == []


def test_by_the_book_a_champion_may_wait() -> None:
    table = champions_table()
    table.pass_nights(46)
    assert table.fighter("A1").rank == 0
    table.order("Ann", challenge(table, "B2", 52))


def test_two_seasons_of_generations_have_their_titles_fought_for(tmp_path: Path) -> None:
    base = founding(size=3)
    numbers = differences(shipped("generations").rules)
    founded = replace(base, options=replace(base.options, nights=104, house_numbers=numbers))
    path = tmp_path / "club.ringside"
    with club(path, founded, 104) as office:
        books = office.books
        assert sum(bout.title and bout.is_over for bout in books.bouts.values()) >= 5
        stripped = sum(item.kind is NewsKind.STRIPPED for item in books.news)
        assert stripped == sum(reign.end is ReignEnd.STRIPPED for reign in books.divisions[""].reigns)
        assert not books.doubts
    assert not audit(path)


def test_the_page_of_the_rankings_names_whom_he_must_meet_and_by_when() -> None:
    table = champions_table(*NUMBERS)
    (page,) = rankings_page(table.books)
    assert (page.mandatory, page.defend_by) == (None, 40)
    table.pass_nights(16)
    (page,) = rankings_page(table.books)
    assert page.mandatory is not None
    assert (page.mandatory.name, page.defend_by) == ("C1", 40)
    (page,) = rankings_page(champions_table().books)
    assert (page.mandatory, page.defend_by) == (None, 0)


def test_one_list_holds_the_best_of_all_classes() -> None:
    table = champions_table(("idleness.ranked_nights", 10))
    rows = pound_rows(table.books)
    assert [row.place for row in rows] == list(range(1, len(rows) + 1))
    earned = [row.pop for row in rows]
    assert earned == sorted(earned, reverse=True)
    assert "A1" in [row.name for row in rows]  # the champion is in it
    table.pass_nights(7)  # night 11: who boxed on night 1 alone is idle
    assert "A1" not in [row.name for row in pound_rows(table.books)]
    assert pound_rows(Table().books) == ()
