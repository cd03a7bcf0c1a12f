"""Men who change their weight class: orders, ranks, titles, ratings, and what the program does (Y13)."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest

from ringside_manager.almanac.league import fighter_page
from ringside_manager.bout.outcome import Method
from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.belts import title_results
from ringside_manager.campaign.books import Books, NewsKind, ReignEnd, Slot
from ringside_manager.campaign.careers import changes_in, outgrown, weight_of
from ringside_manager.campaign.orders import MoveClass, OfferBout
from ringside_manager.league.audit import audit
from ringside_manager.league.business.careers import ClassMoved
from ringside_manager.league.business.tournaments import TournamentDrawn
from ringside_manager.office.docket import find_party
from ringside_manager.office.facts.explained_standing import explain_rank
from ringside_manager.office.facts.explanations import Term
from ringside_manager.office.facts.fighters import fighter_facts, moves_of
from ringside_manager.office.facts.news_sentences import news
from tests.league.scribe import result
from tests.office.clubs import club, of_classes
from tests.office.table import OPTIONS, Table

LOW, HIGH = "Middleweight", "Super Middleweight"
NUMBERS = (("weights.move_nights", 10),)


def classes_table(numbers: tuple[tuple[str, int], ...] = NUMBERS) -> Table:
    """Ann and Bob have two men in each of two classes; A1 is the champion of the lower since night 1."""
    options = replace(OPTIONS, house_numbers=numbers, weight_classes=(LOW, HIGH))
    table = Table(("Ann", "Bob"), 0, options=options)
    for name in "Ann", "Bob":
        for place in range(1, 5):
            weight_class = LOW if place < 3 else HIGH
            table.sign(f"{name[0]}{place}", table.manager(name), weight_class=weight_class)
    for pair, weight_class in (("A1", "B1"), LOW), (("B3", "A3"), HIGH):
        red, blue = map(table.number, pair)
        night = table.books.closed + 1
        drawn = table.write(TournamentDrawn("Title", weight_class, (red, blue), night, True))
        table.bout(night, red, blue, result(), Arena.BEST, title=True, slot=Slot(drawn, 1, 1))
        table.close(night)
    return table


def move(table: Table, name: str, weight_class: str) -> MoveClass:
    return MoveClass(table.number(name), weight_class)


def test_a_man_who_moves_leaves_rank_and_class_and_is_ranked_after_a_bout_there() -> None:
    table = classes_table()
    table.win("A2", "B2", Method.KO)
    man = table.fighter("A2")
    assert man.rank == 1
    before = man.earned_half
    table.order("Ann", move(table, "A2", HIGH.upper()))
    assert (man.weight_class, man.rank, man.pop_half, man.earned_half) == (HIGH, None, before, before)
    assert man.number not in table.books.divisions[LOW].roster
    assert table.books.divisions[HIGH].roster == sorted([*table.books.divisions[HIGH].roster])
    table.pass_nights(1)
    assert man.rank is None
    assert explain_rank(table.books, man).lines[0].term is Term.UNRANKED_NEW
    table.win("A2", "B4", Method.KO)
    assert man.rank == 1
    told = [row.text for row in news(table.books) if row.kind == "moved"]
    assert told == ["A2 moves up: Super Middleweight."]


def test_a_champion_who_moves_leaves_the_title_and_his_bouts_their_class() -> None:
    table = classes_table()
    champion = table.fighter("A1")
    table.order("Ann", move(table, "A1", HIGH))
    division = table.books.divisions[LOW]
    (reign,) = division.reigns
    assert (division.champion, reign.end, reign.until_night) == (None, ReignEnd.MOVED, 2)
    kinds = [item.kind for item in table.books.news[-2:]]
    assert kinds == [NewsKind.VACATED, NewsKind.MOVED]
    assert {found.weight_class for found in title_results(table.books).values()} == {LOW, HIGH}
    (own,) = (each for each in title_results(table.books).values() if each.champion == champion.number)
    assert own.weight_class == LOW
    assert fighter_facts(table.books, champion.number).reigns[0].weight_class == LOW
    assert table.books.reigns_of(champion.number) == (reign,)


def test_what_a_class_took_is_given_back() -> None:
    table = classes_table(((*NUMBERS[0],), ("weights.small_percent", 1)))
    man, books = table.fighter("A2"), table.books
    natural, mass = man.abilities, weight_of(books, man)
    assert mass is not None
    wanted = changes_in(books, man, HIGH)
    table.order("Ann", move(table, "A2", HIGH))
    now = man.abilities.as_dict()
    assert {name: now[name] - old for name, old in natural.as_dict().items() if now[name] != old} == wanted
    table.pass_nights(10)
    table.order("Ann", move(table, "A2", LOW))
    assert man.abilities == natural
    assert [left.weight_class for left in man.classes_left] == [LOW, HIGH]
    assert [man.class_on(night) for night in (0, 2, 3, 12, 13)] == [LOW, LOW, HIGH, HIGH, LOW]
    page = fighter_page(books, man)
    assert (page.weight, page.classes_left) == (mass, (LOW, HIGH))


def test_refusals_name_the_rule_and_what_to_do() -> None:
    table = classes_table()
    cases = [
        ("Bob", move(table, "A2", HIGH), "not one of Bob's fighters"),
        ("Ann", move(table, "A2", "Flyweight"), "cannot go from Middleweight to Flyweight"),
        ("Ann", move(table, "A2", LOW), "cannot go from Middleweight to Middleweight"),
    ]
    for by, order, why in cases:
        refused = table.refusal(by, order)
        assert (refused.rule, why in refused.reason) == ("Y13", True)
    table.order("Ann", OfferBout(8, table.number("A2"), table.number("B2"), Arena.PITS))
    table.order("Ann", move(table, "A2", HIGH))
    assert not table.offers()  # what was proposed in the old class has lapsed
    again = table.refusal("Ann", move(table, "A2", LOW))
    assert "changed his weight class after night 2 and stays for 10 nights" in again.reason
    by_the_book = classes_table(())
    assert "nobody changes" in by_the_book.refusal("Ann", move(by_the_book, "A2", HIGH)).reason
    assert moves_of(by_the_book.books, by_the_book.number("A2")) == ()
    assert fighter_facts(by_the_book.books, by_the_book.number("A2")).weight is None


def test_nobody_makes_a_class_that_is_too_far() -> None:
    options = replace(OPTIONS, house_numbers=NUMBERS, weight_classes=("Lightweight", "Cruiserweight"))
    table = Table(("Ann", "Bob"), 0, options=options)
    table.sign("A1", table.manager("Ann"), weight_class="Lightweight")
    table.sign("B1", table.manager("Bob"), weight_class="Cruiserweight")
    assert "percent lighter" in table.refusal("Ann", move(table, "A1", "Cruiserweight")).reason
    assert "cannot make 135" in table.refusal("Bob", move(table, "B1", "Lightweight")).reason
    (only,) = moves_of(table.books, table.number("A1"))
    assert (only.up, only.limit, bool(only.why_not)) == (True, 200, True)


def test_a_move_corrected_away_leaves_the_books_as_before() -> None:
    table = classes_table()
    table.write(ClassMoved(table.number("A2"), LOW))
    assert table.books.doubts[-1].rule == "Y13"
    assert table.fighter("A2").classes_left == []


def _moved(books: Books) -> list[int]:
    return [item.fighters[0] for item in books.news if item.kind is NewsKind.MOVED]


@pytest.mark.parametrize("seed", [7])
def test_two_seasons_with_moves_keep_the_books_and_the_plan(tmp_path: Path, seed: int) -> None:
    founded = of_classes(seed=seed, nights="105")
    path = tmp_path / "club.ringside"
    with club(path, founded, 104) as office:
        books = office.books
        moved = _moved(books)
        assert moved
        assert not books.doubts
        for number in moved:
            page = books.fighters[number]
            ladder = [*(left.weight_class for left in page.classes_left), page.weight_class]
            assert all(one != other for one, other in pairwise(ladder))
            assert number in books.divisions[page.weight_class].roster or page.is_retired
        assert not list(
            outgrown(books)
        )  # who can no longer make his class has gone up, unless he was awaited
        for division in books.divisions.values():
            assert all(books.fighters[man].weight_class == division.weight_class for man in division.roster)
    assert not audit(path)


def test_a_move_by_file_is_exported_and_can_be_taken_back(tmp_path: Path) -> None:
    path = tmp_path / "club.ringside"
    with club(path, of_classes(("Ann", "ai:Cy")), 14) as office:
        by = find_party(office.books, "Ann")
        before = {number: page.twin() for number, page in office.books.fighters.items()}
        man, to = next(
            (office.books.fighters[man], move.weight_class)
            for man in office.books.managers[by.manager or 0].stable
            for move in moves_of(office.books, man)
            if not move.why_not
        )
        text = f"orders:\n  - order: move_class\n    fighter: {man.name}\n    class: {to.lower()}\n"
        (receipt,) = office.hand_in_file(text, "orders.yaml", by)
        assert receipt.accepted
        assert office.books.fighters[man.number].weight_class == to
        office.undo(office.promoter, "a slip")
        assert office.books.fighters == before
        assert not office.books.doubts
    assert not audit(path)
