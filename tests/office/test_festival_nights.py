"""Festivals in a league: drawn, boxed night by night, left by men who are hurt or had enough (F80-F89)."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ringside_manager.almanac.bouts import tournaments
from ringside_manager.bout.chance import SeededChance
from ringside_manager.bout.corner import Corner
from ringside_manager.bout.outcome import Method
from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.books import BoutState, NewsKind, TournamentBook
from ringside_manager.campaign.festivals import Format
from ringside_manager.campaign.festivals.fixtures import Fixtures
from ringside_manager.campaign.orders import DrawTournament, LeaveTournament
from ringside_manager.league.business import post_all
from ringside_manager.league.business.careers import FighterRetired
from ringside_manager.league.business.tournaments import TournamentLeft
from ringside_manager.league.journal import decode, encode
from ringside_manager.office.docket import NightOrder
from ringside_manager.office.facts.news_sentences import news
from ringside_manager.office.facts.promoter import plan
from ringside_manager.office.facts.tournaments import Decision, brackets
from ringside_manager.office.mending import ResultChange
from ringside_manager.office.office import Office
from ringside_manager.office.orders.pairings import due_pairings, expected_nights
from tests.league.scribe import result
from tests.office.clubs import FOUR, club, founding, opened
from tests.office.table import OPTIONS, Table, everybody
from tests.slow import each

FESTIVALS = [form for form in Format if form is not Format.KNOCKOUT]


def drawn(form: Format, stable: int = 4, **more: object) -> Table:
    """A league of two managers with a festival of all their men from the first night."""
    table = Table(stable=stable)
    table.order("promoter", everybody(form=form, **more))
    return table


def cup_of(table: Table) -> TournamentBook:
    (cup,) = table.books.tournaments.values()
    return cup


def fixtures(table: Table) -> Fixtures:
    found = cup_of(table).bracket
    assert isinstance(found, Fixtures)
    return found


def box_on(table: Table, most: int = 60) -> None:
    """Hold nights until the cup is won."""
    while cup_of(table).bracket.winner is None:
        assert table.hold(table.books.closed + 1) < most


@pytest.mark.parametrize("form", FESTIVALS)
@given(seed=st.integers(0, 1000), stable=st.integers(3, 4), every=st.sampled_from([None, 4, 5]))
@settings(max_examples=4)
def test_every_format_is_boxed_to_its_end_on_its_nights(
    form: Format, seed: int, stable: int, every: int | None
) -> None:
    table = Table(stable=stable)
    every = None if form is Format.ONE_NIGHT else every
    table.order("promoter", everybody(form=form, every=every), SeededChance(seed))
    expected = expected_nights(table.books)
    box_on(table)
    cup = fixtures(table)
    bouts = [bout for bout in table.books.bouts.values() if bout.slot is not None]
    assert len(bouts) == len(cup.ended)
    for bout in bouts:
        assert bout.slot is not None
        assert (
            expected.get(bout.slot, bout.night)
            == bout.night
            == cup_of(table).night_of(table.books.house, bout.slot.round)
        )
    held = Counter((bout.night, man) for bout in bouts for man in bout.fighters)
    assert form is Format.ONE_NIGHT or max(held.values()) == 1
    assert [item.word for item in table.books.news if item.kind is NewsKind.TOURNAMENT_WON] == ["Cup"]
    assert cup.standing()[0].man == cup.winner
    assert table.books.doubts == []


@pytest.mark.parametrize("form", FESTIVALS)
def test_what_is_written_posts_the_same_books_again(form: Format) -> None:
    table = drawn(form)
    box_on(table)
    read = [replace(entry, deed=decode(entry.deed.kind, encode(entry.deed))) for entry in table.entries]
    assert post_all(read).tournaments == table.books.tournaments


def test_a_bout_counts_as_all_others_do_or_for_rest_alone() -> None:
    counts, shown = drawn(Format.SWISS), drawn(Format.SWISS, exhibition=True)
    for table in (counts, shown):
        box_on(table)
    assert sum(page.tally.bouts for page in counts.books.fighters.values()) == 2 * len(fixtures(counts).ended)
    assert sum(page.earnings_dollars for page in counts.books.fighters.values()) > 0
    assert not any(page.tally.bouts or page.earnings_dollars for page in shown.books.fighters.values())
    assert {bout.state for bout in shown.books.bouts.values()} == {BoutState.EXHIBITED}
    assert fixtures(shown).winner is not None


def test_arena_length_and_guest_rules_are_the_promoters_where_the_pair_is_let_in() -> None:
    table = drawn(Format.ROUND_ROBIN, 3, arena=Arena.LOW, rounds=8, system="control")
    table.fighter("A1").pop_half = table.fighter("B1").pop_half = 60
    table.hold()
    told = {(bout.arena, bout.rounds, bout.system) for bout in table.books.bouts.values() if bout.slot}
    assert told == {(Arena.LOW, 8, "control"), (Arena.PITS, 7, "control")}


@each("more, rule", [
        ({"form": Format.GROUPS, "entrants": 4}, "F45"),
        ({"form": Format.DOUBLE, "entrants": 3}, "F1"),
        ({"form": Format.SWISS, "swiss_rounds": 5}, "F40"),
        ({"form": Format.DOUBLE, "swiss_rounds": 3}, "F40"),
        ({"form": Format.DOUBLE, "every": 3}, "F81"),
        ({"form": Format.ONE_NIGHT, "every": 4}, "F81"),
        ({"form": Format.DOUBLE, "rounds": 12}, "C51"),
        ({"form": Format.DOUBLE, "for_title": True}, "C60"),
        ({"form": Format.DOUBLE, "reserves": 1}, "F87"),
    ])  # fmt: skip
def test_what_a_format_cannot_do_is_refused(more: dict[str, object], rule: str) -> None:
    table = Table(stable=4)
    men = tuple(table.books.fighters)
    many = more.pop("entrants", len(men))
    assert isinstance(many, int)
    if "reserves" in more:
        more["reserves"] = men[:1]
    order = replace(DrawTournament("Cup", 1, entrants=men[:many]), **more)  # type: ignore[arg-type]
    assert table.refusal("promoter", order).rule == rule


def test_its_men_are_kept_and_the_beaten_are_free() -> None:
    table = drawn(Format.DOUBLE)
    for _ in range(9):
        table.hold()
    out = [row.man for row in fixtures(table).standing() if row.lost == 2]
    assert out
    assert all(fixtures(table).next_round(man) is None for man in out)
    still = {number for due in due_pairings(table.books) for number in due.pair}
    assert still.isdisjoint(out)


# One night (F50, F51, F84)


def test_on_one_night_everything_lost_is_carried_on() -> None:
    table = drawn(Format.ONE_NIGHT)
    table.hold()
    bouts = sorted(table.books.bouts.values(), key=lambda bout: bout.number)
    assert {bout.night for bout in bouts} == {1}
    for place, bout in enumerate(bouts):
        for man, brought in zip(bout.fighters, bout.carried, strict=True):
            before = [one for one in bouts[:place] if man in one.fighters]
            if before and before[-1].outcome is not None:
                side = before[-1].corner_of(man).index
                assert brought is not None
                assert brought.loss == before[-1].outcome.loss[side]
            else:
                assert brought is None


def test_on_one_night_the_cap_of_the_card_holds_for_the_first_round() -> None:
    table = Table(stable=4, options=replace(OPTIONS, card_cap=4))
    table.order("promoter", everybody(form=Format.ONE_NIGHT))
    table.hold()
    assert len(table.books.bouts) == 7
    assert table.books.doubts == []


# Who leaves (F85-F87)


def test_a_manager_takes_out_his_own_man_and_nobody_elses() -> None:
    table = drawn(Format.ROUND_ROBIN, 2)
    number = cup_of(table).number
    assert table.refusal("Ann", LeaveTournament(number, table.number("B1"))).rule == "C3"
    table.order("Ann", LeaveTournament(number, table.number("A1"), "a broken hand"))
    assert table.refusal("promoter", LeaveTournament(number, table.number("A1"))).rule == "F85"
    box_on(table)
    assert not any(table.number("A1") in bout.fighters for bout in table.books.bouts.values())
    row = next(row for row in brackets(table.books)[0].standing if row.entrant.name == "A1")
    assert (row.gone, row.lost, row.won) == (True, 3, 0)
    decisions = [cell.decision for cells in brackets(table.books)[0].rounds for cell in cells]
    assert decisions.count(Decision.WALKOVER) == 3
    assert any("A1 is out of Cup" in row.text for row in news(table.books))


@pytest.mark.parametrize("form", list(Format))
def test_a_reserve_takes_the_place_of_who_leaves_before_his_first_bout(form: Format) -> None:
    table = Table(stable=4)
    men = tuple(map(table.number, ("A1", "A2", "A3", "B1", "B2", "B3")))
    reserves = table.number("A4"), table.number("B4")
    table.order("promoter", DrawTournament("Cup", 1, entrants=men, form=form, reserves=reserves))
    table.write(FighterRetired(reserves[0]))
    table.order("promoter", LeaveTournament(cup_of(table).number, men[3]))
    assert men[3] not in cup_of(table).bracket.entrants
    assert reserves[1] in cup_of(table).bracket.entrants
    box_on(table)
    assert any(reserves[1] in bout.fighters for bout in table.books.bouts.values())


@pytest.mark.parametrize("form", list(Format))
def test_who_has_left_is_never_paired_again_and_the_others_come_to_an_end(form: Format) -> None:
    table = drawn(form)
    cup, gone = cup_of(table), [table.number("A2"), table.number("B3")]
    table.order("promoter", LeaveTournament(cup.number, gone[0]))
    table.write(FighterRetired(gone[1]))
    box_on(table)
    assert not any(set(bout.fighters) & set(gone) for bout in table.books.bouts.values() if bout.slot)
    assert cup.bracket.winner not in gone


def test_who_is_hurt_beyond_the_next_round_does_not_show_up() -> None:
    hurt = replace(OPTIONS, house_numbers=(("injuries.ko_nights", 12),))
    table = Table(stable=3, options=hurt)
    loser = table.number("A1")
    table.order("promoter", everybody(form=Format.ROUND_ROBIN, night=1))
    table.hold()
    knocked = [
        bout for bout in table.books.bouts.values() if bout.outcome and bout.outcome.method is Method.KO
    ]
    for _ in range(8):
        table.hold()
    for bout in knocked:
        loser = bout.opponent_of(bout.winner or 0)
        assert fixtures(table).has_left(loser)
        assert any(
            isinstance(e.deed, TournamentLeft) and e.deed.reason == "he is hurt" for e in table.entries
        )
    box_on(table)


def test_nobody_leaves_the_tournament_for_the_title() -> None:
    table = Table()
    table.order("promoter", DrawTournament("Title", 1, for_title=True))
    assert table.refusal("promoter", LeaveTournament(cup_of(table).number, table.number("A1"))).rule == "F85"


def test_a_result_under_other_pairings_is_in_doubt_and_does_not_count() -> None:
    table = drawn(Format.SWISS)
    cup = cup_of(table)
    table.bout(1, table.number("A1"), table.number("A2"), result(), rounds=7, slot=None)
    assert fixtures(table).ended == ()
    pairing = cup.bracket.pairs(1)[0]
    others = [man for man in table.books.fighters if man not in (pairing.red, pairing.blue)]
    from ringside_manager.campaign.books import Slot

    table.bout(2, *others[:2], result(), rounds=7, slot=Slot(cup.number, 1, 1))
    assert fixtures(table).ended == ()
    assert "C61" in {doubt.rule for doubt in table.books.doubts}


# Told


def test_plan_and_pages_tell_bouts_stages_and_standing() -> None:
    table = Table(stable=4)
    order = everybody(form=Format.DOUBLE, entrants=tuple(table.books.fighters))
    planned = plan(table.books, order)
    assert planned is not None
    assert (planned.nights[0], planned.nights[-1], planned.bouts) == (1, 21, 14)
    table.order("promoter", order)
    box_on(table)
    (page,) = tournaments(table.books)
    assert page.format == "double"
    assert {row.stage.split(",")[0] for row in page.pairings} == {
        "Winners' bracket",
        "Losers' bracket",
        "Final",
    }
    assert page.standing[0].name == page.winner
    assert sum(row.won for row in page.standing) == len(page.pairings)


# A league as it is kept: undone, corrected, branched, checked


def cups(office: Office) -> None:
    """A double elimination of eight and a Swiss of eight more, from the night after the next."""
    men = [page.number for page in office.books.fighters.values() if page.manager is not None]
    first = office.books.closed + 2
    for name, form, entrants in (("Double", Format.DOUBLE, men[:8]), ("Swiss", Format.SWISS, men[8:16])):
        order = DrawTournament(name, first, entrants=tuple(entrants), form=form)
        office.hand_in(order, office.promoter)


def test_a_league_with_a_double_and_a_swiss_is_undone_corrected_branched_and_checked(tmp_path: Path) -> None:
    options = {"tournament_night": "40", "nights": "52"}
    with club(tmp_path / "club.ringside", founding(FOUR, size=4, options=options)) as office:
        cups(office)
        for _ in range(11):
            office.hold_night(NightOrder(office.seed))
        before = office.books.tournaments
        office.hold_night(NightOrder(office.seed))
        office.undo(office.promoter, "")
        assert office.books.tournaments == before
        for _ in range(14):
            office.hold_night(NightOrder(office.seed))
        double, swiss = (one for one in office.books.tournaments.values() if not one.for_title)
        assert double.bracket.winner is not None
        assert swiss.bracket.winner is not None
        assert office.check() == ()
        whole = tmp_path / "journal.jsonl"
        office.export_journal(whole)
        branched = office.branch(tmp_path / "branch.ringside", len(office.entries), office.promoter)
        with opened(branched) as twin:
            assert twin.books.tournaments == office.books.tournaments
        first = next(
            bout for bout in office.books.bouts.values()
            if bout.slot is not None and bout.slot.tournament == swiss.number and bout.winner is not None
        )  # fmt: skip
        loser = Corner.RED if first.winner == first.blue else Corner.BLUE
        undone = office.correct_result(first.number, ResultChange(winner=loser), office.promoter, "misread")
        assert office.check() == ()
        assert {doubt.rule for doubt in undone.doubts} <= {
            "C14", "C57", "C61", "C62", "C2", "C41", "C42", "C43", "C44", "C20",
        }  # fmt: skip
        assert "C61" in {doubt.rule for doubt in undone.doubts}


def test_one_night_is_boxed_to_its_end_with_open_doors(tmp_path: Path) -> None:
    options = {"tournament_night": "40"}
    with club(tmp_path / "club.ringside", founding(FOUR, size=4, options=options)) as office:
        men = tuple(page.number for page in office.books.fighters.values() if page.manager is not None)[:8]
        office.hand_in(DrawTournament("Night", 1, entrants=men, form=Format.ONE_NIGHT), office.promoter)
        office.open_doors(NightOrder(office.seed))
        assert sum(bout.slot is not None for bout in office.books.bouts.values()) == 4
        office.hold_night(NightOrder(office.seed))
        (night, *_) = [one for one in office.books.tournaments.values() if one.name == "Night"]
        assert night.bracket.winner is not None
        assert office.check() == ()
