"""A league whose years turn: ages, retirements, rookies and all that shows them (Y1-Y8)."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from copy import deepcopy
from dataclasses import replace
from pathlib import Path

import pytest

from ringside_manager import paths
from ringside_manager.almanac.league import fighter_page
from ringside_manager.campaign.books import Books, Entrance, LedgerKind, NewsKind, StableMethod
from ringside_manager.campaign.careers import age_of
from ringside_manager.errors import RuleError, UnknownNameError, UsageError
from ringside_manager.fighters import CareerRecord, FighterSet
from ringside_manager.fighters.sets import load_set, write_set
from ringside_manager.league.audit import audit
from ringside_manager.league.business.careers import FighterSigned, YearTurned
from ringside_manager.office.bench import Bench, Benching
from ringside_manager.office.facts.bench import Estimate
from ringside_manager.office.facts.careers import Change
from ringside_manager.office.facts.charting import standings_of
from ringside_manager.office.facts.explained_standing import explain_pop
from ringside_manager.office.facts.feuds import story_line
from ringside_manager.office.facts.fighters import fighter_facts
from ringside_manager.office.facts.managers import season_money
from ringside_manager.office.founding import check_founding, league_options
from ringside_manager.office.house_rules import shipped
from ringside_manager.office.mending import UndoTo
from ringside_manager.office.office import Office
from tests.office.clubs import club, founding, hurry, play
from tests.office.seasons import season
from tests.slow import each


def check_taken_back(office: Office, before: int, as_it_was: Books) -> None:
    """Take back a turned year: the books are those before its last night, in every figure."""
    office.mend(UndoTo(before), office.promoter, "the wrong year")
    assert office.books == as_it_was


def check_standings(books: Books) -> None:
    """Nothing is doubtful, and what charts show before a bout is the popularity brought into it, also after names were forgotten (Y5)."""
    assert not books.doubts
    for number, page in books.fighters.items():
        shown = {point.night: point.pop_half for point in standings_of(books, number)}
        for bout in (books.bouts[fought] for fought in page.bouts):
            assert shown[bout.night - 1] == bout.pops_half[bout.fighters.index(number)]


def test_the_year_turns_once_a_season_and_the_books_hold(tmp_path: Path) -> None:
    path = tmp_path / "club.ringside"
    agreed = {"corners": "plain", "nights": "130"}
    options = league_options("control", StableMethod.DRAFT, 4, agreed, shipped("generations"))
    with club(path, replace(founding(system="control"), options=options), 51) as office:
        books, before, as_it_was = office.books, len(office.entries), deepcopy(office.books)
        ages = {number: age_of(books, page) for number, page in books.fighters.items()}
        play(office, 1)
        books = office.books
        told = " ".join(story_line(books))
        gone = [page for page in books.fighters.values() if page.retired_night == 52]
        came = [page for page in books.fighters.values() if page.entered_night == 52]
        assert any(page.name in told for page in gone) == bool(gone)
        assert any(page.name in told for page in came) == bool(came)
        (turned,) = [entry for entry in office.entries if isinstance(entry.deed, YearTurned)]
        assert isinstance(turned.deed, YearTurned)
        here = [line for line in turned.deed.fighters if not books.fighters[line.fighter].is_retired]
        assert all(
            line.age == ages[line.fighter] + 1 == age_of(books, books.fighters[line.fighter]) for line in here
        )
        assert any(any(line.changes) for line in here)
        check_taken_back(office, before, as_it_was)
        play(office, 61)
        books = office.books
        assert [turn.night for turn in books.turns] == [52, 104]
        check_standings(books)
        for night in 52, 104:
            pot = [line for line in books.ledger if line.kind is LedgerKind.POT and line.night == night]
            assert sum(line.amount_cents for line in pot) == 0
            richest = max(pot, key=lambda line: line.balance_cents - line.amount_cents)
            assert richest.amount_cents == min(line.amount_cents for line in pot) < 0
        for number, manager in books.managers.items():
            seasons = season_money(books, number)
            assert sum(season.net_cents for season in seasons) == manager.balance_cents
        active = [page for page in books.fighters.values() if not page.is_retired]
        assert len(active) == sum(page.entered_night == 0 for page in books.fighters.values())
        rookies = [
            page for page in books.fighters.values() if page.entrance is Entrance.DRAFT and page.entered_night
        ]
        assert rookies
        assert all(19 <= fighter_page(books, page).age <= 24 for page in rookies)
        for page in books.fighters.values():
            assert explain_pop(books, page).result.value == page.pop_half
            assert fighter_facts(books, page.number).age == age_of(books, page)
        undone = next(
            entry for entry in office.entries if isinstance(entry.deed, FighterSigned) and entry.night
        )
        assert undone.act != undone.number
    assert not audit(path)


def test_who_has_retired_comes_back_once_and_older(tmp_path: Path) -> None:
    path = tmp_path / "club.ringside"
    pack = shipped("generations")
    eager = replace(pack.rules.years, retire_from=20, comeback_percent=100, comeback_years=2)
    rules = replace(pack, rules=replace(pack.rules, years=eager))
    options = league_options("control", StableMethod.DRAFT, 4, {"corners": "plain", "nights": "160"}, rules)
    with club(path, replace(founding(system="control"), options=options), 52) as office:
        gone = {number for number, page in office.books.fighters.items() if page.retired_night == 52}
        ages = {number: age_of(office.books, office.books.fighters[number]) for number in gone}
        fame = {number: office.books.fighters[number].earned_half for number in gone}
        play(office, 52)
        books = office.books
        turned = [entry.deed for entry in office.entries if isinstance(entry.deed, YearTurned)]
        back = {line.fighter: line for line in turned[-1].fighters if line.returns}
        assert set(back) & gone
        assert not any(line.returns for line in turned[0].fighters)
        for number in set(back) & gone:
            page = books.fighters[number]
            assert (page.returned_night, page.is_retired) == (104, False)
            assert age_of(books, page) == back[number].age == ages[number] + 1
            assert fame[number] - page.earned_half == back[number].faded_half
            assert explain_pop(books, page).result.value == page.pop_half
            assert number in books.divisions[""].roster
            contracts = fighter_facts(books, number).contracts
            assert [contract.manager.number for contract in contracts[-2:]] == [page.manager] * 2
            assert (contracts[-1].came, contracts[-2].left) == (Change.SALE, Change.RETIREMENT)
            assert page.manager is not None
            assert number in books.managers[page.manager].stable
        assert books.divisions[""].roster == sorted(books.divisions[""].roster)
        assert {story.fighters[0] for story in books.news if story.kind is NewsKind.RETURNED} == set(back)
        play(office, 52)
        turned = [entry.deed for entry in office.entries if isinstance(entry.deed, YearTurned)]
        again = [line.fighter for deed in turned for line in deed.fighters if line.returns]
        assert len(again) == len(set(again))
        assert not office.books.doubts
        office.undo(office.promoter, "a look back")
        assert not office.books.doubts
    assert not audit(path)


def test_by_the_book_nobody_ages() -> None:
    books = season()
    assert (books.closed, books.turns) == (52, [])
    assert fighter_facts(books, next(iter(books.fighters))).age is None


def test_rookies_are_the_men_of_the_set_whose_years_have_come(tmp_path: Path) -> None:
    path = tmp_path / "club.ringside"
    agreed = {
        "corners": "plain",
        "nights": "160",
        "rookies_from": "all_time_heavyweights",
        "first_year": "1988",
    }
    options = league_options("control", StableMethod.DRAFT, 4, agreed, shipped("generations"))
    with club(path, replace(founding(system="control"), options=options), 104) as office:
        books = office.books
        for turn, year in (52, 1989), (104, 1990):
            came = [page for page in books.fighters.values() if page.entered_night == turn]
            known = [page.fighter for page in came if page.fighter.born]
            assert all(1988 <= man.years_active[0] <= year <= (man.years_active[1] or year) for man in known)
        names = [page.name for page in books.fighters.values()]
        assert len(set(names)) == len(names)
        assert {"Michael Moorer", "Tommy Morrison"} <= set(names)
        moorer = next(page for page in books.fighters.values() if page.name == "Michael Moorer")
        assert moorer.fighter.career == CareerRecord(52, 4, 1, 40)
        assert not books.doubts
    assert not audit(path)


def test_rookies_of_a_class_and_of_a_set_that_is_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(paths, "own_sets", lambda: tmp_path)
    men = [replace(load_set("middleweights").fighters[0], name="Bob Late", years_active=(1971, 1990))]
    (tmp_path / "mine.yaml").write_text(
        write_set(FighterSet("mine", "Mine", "", tuple(men))), encoding="utf-8"
    )
    agreed = {"corners": "plain", "nights": "130", "rookies_from": "mine", "first_year": "1970"}
    options = league_options("control", StableMethod.DRAFT, 4, agreed, shipped("generations"))
    for gone in False, True:
        path = tmp_path / f"{gone}.ringside"
        with Office.found(path, replace(founding(system="control"), options=options)) as office:
            if gone:
                (tmp_path / "mine.yaml").unlink()
            hurry(office)
            play(office, 52)
            came = [page.name for page in office.books.fighters.values() if page.entered_night]
            assert ("Bob Late" in came) is not gone
            assert len(came) > 1


@each(
    "agreed, rule",
    [
        ({"rookies_from": "none", "first_year": "1970"}, None),
        ({"rookies_from": "heavyweights"}, "Y7"),
    ],
)
def test_rookies_from_a_set_need_a_year(agreed: dict[str, str], rule: str | None) -> None:
    options = league_options("control", StableMethod.DRAFT, 4, agreed)
    asked = replace(founding(system="control"), options=options)
    if rule is None:
        check_founding(asked)
    else:
        with pytest.raises(RuleError) as refused:
            check_founding(asked)
        assert refused.value.rule == rule


@each("name", ["hevyweights", "../fighter_sets/heavyweights.yaml", "x" * 41])
def test_rookies_come_from_sets_the_program_knows_alone(name: str) -> None:
    with pytest.raises((UsageError, UnknownNameError)):
        league_options("control", StableMethod.DRAFT, 4, {"rookies_from": name})


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_long_campaigns_stay_alive_under_the_pack_for_them() -> None:
    """The aims of docs/studies/careers.md, in fewer leagues: each may be missed by the error of so few."""
    benching = Benching(Bench((shipped("generations"),), leagues=6, seasons=10, fighters=32, managers=6))
    with ProcessPoolExecutor(2) as executor:
        for _ in benching.play(executor):
            pass
    (found,) = benching.figures()
    assert found is not None

    def holds(estimate: Estimate | None, least: float, most: float) -> bool:
        return estimate is not None and least - estimate.error <= estimate.value <= most + estimate.error

    for second, last in zip(found.arenas[1], found.arenas[-1], strict=True):
        assert second is not None
        assert holds(last, second.value - 0.08, second.value + 0.08)
    assert all(holds(season, 0.10, 0.20) for season in found.retired[2:])
    assert found.pop[2] is not None
    assert holds(found.pop[-1], 0.85 * found.pop[2].value, 1.15 * found.pop[2].value)
    assert holds(found.newcomers[-1], 0.60, 1)
    assert holds(found.title_share, 0.25, 0.45)
    assert holds(found.recovered, 0.25, 1)
