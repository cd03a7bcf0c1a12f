"""Leagues under house rules: any pack in its ranges is played and posted, and what is told is the league's own."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from ringside_manager.bout.corner import CORNERS
from ringside_manager.bout.outcome import Method
from ringside_manager.bout.record import BoutRecord
from ringside_manager.campaign.arenas import purses
from ringside_manager.campaign.books import BoutState, StableMethod
from ringside_manager.campaign.house_packs import HousePack
from ringside_manager.campaign.house_rules import BOOK, BY_THE_BOOK, HouseRules, agreed, differences
from ringside_manager.campaign.orders import ChangeHouseRules, PlayOn
from ringside_manager.errors import RuleError
from ringside_manager.league.audit import audit
from ringside_manager.league.business import post_all
from ringside_manager.office.facts.explained_standing import explain_pop
from ringside_manager.office.facts.explanations import explain_purse
from ringside_manager.office.facts.news_sentences import news
from ringside_manager.office.founding import league_options
from ringside_manager.office.house_rules import league_rows, load_pack, shipped
from ringside_manager.office.office import Office
from tests.campaign.test_house_rules import packs
from tests.office.clubs import club, founding, hurry, play


def under(rules: HouseRules, size: int = 3) -> HousePack:
    """A pack of these rules, but for what a short test asks of the founding."""
    return HousePack(
        "ours",
        "Ours",
        "",
        replace(rules, proposed=replace(BY_THE_BOOK.proposed, nights=12, stable_size=size)),
    )


@settings(max_examples=12, phases=[Phase.generate])
@given(packs(), st.integers(0, 99))
def test_any_pack_plays_a_league_and_its_books_are_clean(rules: HouseRules, seed: int) -> None:
    pack = under(rules)
    options = league_options("control", StableMethod.DRAFT, None, {"corners": "plain"}, pack)
    with TemporaryDirectory() as folder:
        path = Path(folder) / "club.ringside"
        with Office.found(path, replace(founding(system="control"), options=options)) as office:
            hurry(office)
            play(office, 9, seed)
            assert office.books.house == pack.rules
            assert not office.books.doubts
            for bout in office.books.bouts.values():
                if bout.state is BoutState.FOUGHT and bout.outcome is not None:
                    paid = purses(
                        pack.rules.arenas, bout.arena, bout.pops_half, bout.outcome.winner,
                        title=bout.title, first_title=bout.first_title,
                    )  # fmt: skip
                    assert bout.purses_dollars == paid
                    for corner in CORNERS:
                        assert explain_purse(office.books, bout, corner).result.value == paid[corner.index]
            for fighter in office.books.fighters.values():
                assert explain_pop(office.books, fighter).result.value == fighter.pop_half
        assert not audit(path)


def test_a_league_is_founded_under_what_its_pack_proposes() -> None:
    options = league_options("ringside", StableMethod.DRAFT, None, {}, shipped("short_season"))
    assert (options.nights, options.stable_size, options.house_rules) == (26, 4, "short_season")
    assert agreed(options.house_numbers) == shipped("short_season").rules
    longer = league_options("ringside", StableMethod.DRAFT, 6, {"nights": "30"}, shipped("short_season"))
    assert (longer.nights, longer.stable_size) == (30, 6)


def test_a_league_by_the_book_writes_nothing_of_it() -> None:
    assert league_options("ringside", StableMethod.DRAFT, 4, {}) == league_options(
        "ringside", StableMethod.DRAFT, None, {}, load_pack("by_the_book")
    )


def test_what_was_agreed_counts_and_not_what_was_proposed(tmp_path: Path) -> None:
    options = league_options("ringside", StableMethod.DRAFT, 3, {"nights": "30"}, shipped("short_season"))
    with club(tmp_path / "club.ringside", replace(founding(), options=options)) as office:
        found = {row.number.key: row for row in league_rows(office.books)}
    assert (found["proposed.nights"].value, found["proposed.stable_size"].value) == (30, 3)
    assert found["rest.nights"].differs
    assert not found["share.base"].differs
    assert sum(row.differs for row in found.values()) == len(differences(shipped("short_season").rules)) + 1


def rested(nights: int) -> HousePack:
    return HousePack("ours", "Ours", "", agreed((("rest.nights", nights), ("popularity.won_ko_half", 8))))


def test_house_rules_change_between_seasons_and_what_was_boxed_keeps_its_own(tmp_path: Path) -> None:
    founded = founding(options={"nights": "18"}, size=2)
    with club(tmp_path / "club.ringside", founded, 18) as office:
        books = office.books
        before = {number: bout.pop_changes_half for number, bout in books.bouts.items() if bout.is_over}
        totals = {number: page.pop_half for number, page in books.fighters.items()}
        by = office.promoter
        office.hand_in(PlayOn(9), by)
        title = replace(rested(2).rules, rank_pop=replace(BY_THE_BOOK.rank_pop, champion_half=60))
        office.hand_in(ChangeHouseRules(HousePack("ours", "Ours", "", title), "more bouts"), by)
        books = office.books
        assert (books.house, books.house_name, books.house_on(18), books.house_on(19)) == (
            title,
            "ours",
            BY_THE_BOOK,
            title,
        )
        champion = books.divisions[""].champion or 0
        assert books.fighters[champion].pop_half == totals[champion] + 40
        play(office, 9)
        books = office.books
        assert not books.doubts
        later = [bout for bout in books.bouts.values() if bout.is_over and bout.night > 18]
        assert {number: books.bouts[number].pop_changes_half for number in before} == before
        assert any(
            abs(one.night - other.night) < 4
            for one in later
            for other in later
            if one.red == other.red and one is not other
        )
        kos = [bout for bout in later if bout.outcome is not None and bout.outcome.method is Method.KO]
        assert kos
        assert all(max(bout.pop_changes_half) >= 8 for bout in kos)
        for fighter in books.fighters.values():
            assert explain_pop(books, fighter).result.value == fighter.pop_half
        assert post_all(office.entries) == books
        told = [row.text for row in news(books, 18) if row.kind == "house_rules"]
        assert told == ["New house rules: ours."]
    assert not audit(tmp_path / "club.ringside")


def test_nobody_changes_the_rules_within_a_season(tmp_path: Path) -> None:
    with club(tmp_path / "club.ringside", founding(size=2), 3) as office:
        with pytest.raises(RuleError, match=r"night 4 is within one.*C78"):
            office.hand_in(ChangeHouseRules(rested(3)), office.promoter)
        with pytest.raises(RuleError, match="C3"):
            office.hand_in(ChangeHouseRules(rested(3)), office.party("Ada"))


def test_rules_are_changed_before_the_first_night_and_what_was_agreed_at_the_founding_stays(
    tmp_path: Path,
) -> None:
    with club(tmp_path / "club.ringside") as office:
        office.hand_in(ChangeHouseRules(shipped("short_season")), office.promoter)
        assert (office.books.options.nights, office.books.house.proposed) == (52, BY_THE_BOOK.proposed)
        assert office.books.house.rest.nights == 3
        with pytest.raises(RuleError, match=r"boxes under already.*C78"):
            office.hand_in(ChangeHouseRules(shipped("short_season")), office.promoter)
        office.undo(office.promoter, "")
        assert (office.books.house, office.books.house_name) == (BY_THE_BOOK, "by_the_book")


def test_a_tournament_under_way_keeps_the_rules(tmp_path: Path) -> None:
    with (
        club(tmp_path / "club.ringside", founding(options={"nights": "2"}, size=2), 2) as office,
        pytest.raises(RuleError, match=r"Title tournament is under way.*C78"),
    ):
        office.hand_in(ChangeHouseRules(rested(3)), office.promoter)


def test_a_league_keeps_the_rules_of_its_bouts_until_they_are_raised_between_seasons(tmp_path: Path) -> None:
    """A league of old goes on under version 1 of the rules; one founded now has the newest (C78)."""
    options = league_options("title_bout", StableMethod.DRAFT, 2, {"corners": "plain"})
    assert options.bout_rules == 2
    with club(tmp_path / "club.ringside", founding(size=2, system="title_bout"), 1) as office:
        assert {record.rules_version for record in fought(office)} == {1}
        with pytest.raises(RuleError, match="C78"):
            office.hand_in(ChangeHouseRules(shipped(BOOK), "", newest_bout_rules=True), office.promoter)
        office.undo(office.promoter, "")
        office.hand_in(ChangeHouseRules(shipped(BOOK), "", newest_bout_rules=True), office.promoter)
        assert office.books.options.bout_rules == 2
        with pytest.raises(RuleError, match=r"newest version of their rules already.*C78"):
            office.hand_in(ChangeHouseRules(shipped(BOOK), "", newest_bout_rules=True), office.promoter)
        play(office, 1)
        assert {record.rules_version for record in fought(office)} == {2}
        assert post_all(office.entries) == office.books
    assert not audit(tmp_path / "club.ringside")


def test_a_league_under_rules_of_a_newer_program_says_so(tmp_path: Path) -> None:
    founded = founding(size=2, system="title_bout")
    founded = replace(founded, options=replace(founded.options, bout_rules=9))
    with (
        club(tmp_path / "club.ringside", founded) as office,
        pytest.raises(RuleError, match="version 9 of the rules of Title Bout II"),
    ):
        play(office, 1)


def fought(office: Office) -> list[BoutRecord]:
    """The records of all bouts that count."""
    bouts = (bout.number for bout in office.books.bouts.values() if bout.state is BoutState.FOUGHT)
    return [BoutRecord.from_json(office.record_of(number)) for number in bouts]
