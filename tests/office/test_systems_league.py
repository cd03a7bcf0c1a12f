"""A league under other bout systems: seasons, their results in the campaign's books (CV61, CV62), corrections."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from ringside_manager.bout import registry
from ringside_manager.bout.bout import Bout
from ringside_manager.bout.corner import RED
from ringside_manager.bout.drive import Unfinished
from ringside_manager.bout.outcome import Method, Outcome, Scorecard
from ringside_manager.bout.record import BoutRecord
from ringside_manager.bout.terms import Carried
from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.books import BoutState, Slot
from ringside_manager.campaign.bouts import carried_into, check_start
from ringside_manager.campaign.house_rules import BY_THE_BOOK
from ringside_manager.errors import RuleError
from ringside_manager.league.business.bouts import BoutFought
from ringside_manager.league.business.nights import NightClosed
from ringside_manager.league.business.offers import BoutMade
from ringside_manager.league.business.tournaments import TournamentDrawn
from ringside_manager.office.copies import rebuild_league
from ringside_manager.office.docket import NightOrder
from ringside_manager.office.facts.replays import replay_facts
from ringside_manager.office.mending import ResultChange
from ringside_manager.office.office import Office
from tests.league.scribe import DICE, draw, result
from tests.office.clubs import PERSONS, club, exported, founding, opened, play
from tests.office.seasons import season
from tests.office.systems import OTHERS, options_of, unknown_to
from tests.office.table import Table
from tests.slow import each

SYSTEM = "title_bout"
CARDS = tuple(Scorecard(judge, ((10, 9), (10, 9), (9, 10))) for judge in ("first", "second", "third"))
HEAD_CASE = replace(
    result(Method.DQ, RED, damage=(0, 0), landed=(0, 0), loss=(0, 0)), round=0, time=0, cause="head_case"
)
TECHNICAL_DECISION = replace(result(Method.TD, RED), scorecards=CARDS, cause="technical_decision")
TECHNICAL_DRAW = replace(draw(damage=(20, 30)), cause="technical_draw")


@pytest.fixture(params=OTHERS)
def system(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def office(tmp_path: Path, system: str) -> Iterator[Office]:
    with club(tmp_path / "club.ringside", founding(system=system), 9) as office:
        yield office


def fought(office: Office) -> list[tuple[int, BoutRecord]]:
    """Every bout fought and its record."""
    return [
        (bout.number, BoutRecord.from_json(office.record_of(bout.number) or ""))
        for bout in office.books.bouts.values()
        if bout.outcome is not None
    ]


# Seasons


def test_nights_end_as_the_system_ends_bouts_and_nothing_comes_into_doubt(office: Office) -> None:
    system = office.books.system
    assert office.books.doubts == []
    known = set(registry.get(system).info.methods)
    records = fought(office)
    assert len(records) >= 14
    for number, record in records:
        outcome = office.books.bouts[number].outcome
        assert record.engine == system
        assert record.outcome == outcome
        assert outcome.method in known
        assert (
            len(outcome.scorecards) == 3
        )  # Control's leagues agree on three judges unless told otherwise (K90)
        assert all(0 <= loss <= start for loss, start in zip(outcome.loss, outcome.start, strict=True))


def test_the_same_seed_gives_the_same_season(office: Office, tmp_path: Path) -> None:
    (tmp_path / "again").mkdir()
    founded = founding(system=office.books.system)
    with club(tmp_path / "again" / "club.ringside", founded, 0) as again:
        play(again, 9)
        assert exported(again, tmp_path / "again") == exported(office, tmp_path)


def test_the_options_of_the_league_are_those_of_its_bouts(tmp_path: Path, system: str) -> None:
    options = options_of(system)
    with club(tmp_path / "o.ringside", founding(system=system, options=options), 2) as office:
        assert fought(office)
        for _, record in fought(office):
            told = {name: record.terms.options[name] for name in options}
            assert told == {name: True if word == "yes" else word for name, word in options.items()}
            assert len(record.outcome.scorecards) == 3
            if options.get("scoring") == "rounds":
                assert all(max(pair) <= 1 for card in record.outcome.scorecards for pair in card.rounds)


def test_undo_and_rebuild(office: Office, tmp_path: Path) -> None:
    before = exported(office, tmp_path)
    office.hold_night(NightOrder(5))
    office.undo(office.promoter, "held by mistake")
    assert (office.books.closed, office.books.doubts) == (9, [])
    office.export_journal(tmp_path / "j.jsonl")
    rebuild_league(tmp_path / "j.jsonl", tmp_path / "again.ringside")
    with opened(tmp_path / "again.ringside") as again:
        assert again.books == office.books
        assert exported(again, tmp_path) == exported(office, tmp_path) != before


def test_what_the_bout_page_counts_is_what_the_outcome_says(office: Office) -> None:
    for number, record in fought(office):
        shown = replay_facts(office.record_of(number) or "")
        assert shown.is_faithful
        assert tuple(count.landed for count in shown.totals) == record.outcome.landed
        assert tuple(count.knockdowns for count in shown.totals) == record.outcome.knockdowns
        assert all(
            count.damage <= done for count, done in zip(shown.totals, record.outcome.damage, strict=True)
        )
        assert not any(count.again for count in shown.totals)
        assert all(count.tells_thrown or count.thrown == 0 for count in shown.totals)
        if record.engine != "title_bout":
            assert shown.scored == record.outcome.damage


def test_people_box_their_bouts_in_the_ring(tmp_path: Path, system: str) -> None:
    founded = founding(PERSONS, system=system, options=options_of(system))
    with club(tmp_path / "p.ringside", founded, 0) as office:
        office.open_doors(NightOrder(3))
        first, second = (bout.number for bout in list(office.books.bouts_of_night(1))[:2])
        for number, answers in ((first, 10_000), (second, 4)):
            fight = Bout(office.bout_setup(number), office.bout_seed(number), listen=False)
            corners = office.corners_of(number).controllers
            for _ in range(answers):
                if fight.outcome is not None:
                    break
                request = fight.pending[0]
                corner = corners[request.corner.index]
                fight.answer(request, corner.choose(request, fight.view(request.corner)))
            if fight.outcome is None:
                office.keep_in_ring(number, Unfinished.of(fight).to_json())
            else:
                office.finish_in_ring(number, fight.record())
        office.hold_night(NightOrder(3, finish_ring=True))
        assert office.books.bouts[first].state is office.books.bouts[second].state is BoutState.FOUGHT
        assert office.books.doubts == []


def test_what_judges_look_for_is_told_when_the_bout_is_over(tmp_path: Path) -> None:
    names = registry.get("quest").info.options[2].values[1:]
    with club(tmp_path / "q.ringside", founding(PERSONS, system="quest"), 0) as office:
        office.open_doors(NightOrder(3))
        number = next(iter(office.books.bouts_of_night(1))).number
        fight = Bout(office.bout_setup(number), office.bout_seed(number))
        corners = office.corners_of(number).controllers
        while fight.outcome is None:
            told = json.dumps([event.as_dict() for event in fight.events]) + Unfinished.of(fight).to_json()
            assert not any(str(name) in told for name in names)
            request = fight.pending[0]
            view = fight.view(request.corner)
            assert view.criteria == ("", "", "")
            fight.answer(request, corners[request.corner.index].choose(request, view))
        assert "criteria_shown" in [event.name for event in fight.events]


@pytest.mark.slow
def test_a_year_checks_clean(tmp_path: Path, system: str) -> None:
    with club(tmp_path / "y.ringside", founding(system=system, options=options_of(system)), 52) as office:
        assert office.books.ended
        assert office.check() == ()


# One result for the campaign (CV60, CV61)


@each(
    "outcome, wins, losses, pop_half",
    [
        (HEAD_CASE, "wins_dq", "losses_dq", (2, -2)),
        (replace(HEAD_CASE, round=5, cause="fouls"), "wins_dq", "losses_dq", (2, -2)),
        (TECHNICAL_DECISION, "wins_decision", "losses_decision", (2, -1)),
        (result(Method.MD, knockdowns=(1, 2)), "wins_decision", "losses_decision", (3, 1)),
        (result(Method.SD), "wins_decision", "losses_decision", (2, -1)),
        (result(Method.RTD), "wins_tko", "losses_tko", (3, -2)),
        (replace(result(Method.TKO), cause="cut"), "wins_tko", "losses_tko", (3, -2)),
    ],
)
def test_what_a_result_is_worth(outcome: Outcome, wins: str, losses: str, pop_half: tuple[int, int]) -> None:
    table = Table()
    number = table.bout(1, table.number("A1"), table.number("B1"), outcome, rounds=7)
    table.close(1)
    winner, loser = table.fighter("A1"), table.fighter("B1")
    assert (getattr(winner.tally, wins), getattr(loser.tally, losses)) == (1, 1)
    assert (winner.earned_half, loser.earned_half) == pop_half
    assert table.books.bouts[number].purses_dollars == (70, 30)
    assert (winner.winning_streak, loser.losing_streak) == (1, 1)
    assert table.books.doubts == []


def test_a_technical_draw_is_a_draw_and_in_a_tournament_damage_says_who_goes_on() -> None:
    table = Table()
    pair = table.number("A1"), table.number("B1")
    drawn = table.write(TournamentDrawn("Cup", "", pair, 1, False))
    number = table.bout(1, *pair, TECHNICAL_DRAW, rounds=7, slot=Slot(drawn, 1, 1))
    table.close(1)
    red, blue = table.fighter("A1"), table.fighter("B1")
    assert (red.tally.draws, blue.tally.draws, red.earned_half, blue.earned_half) == (1, 1, 0, 0)
    assert table.books.bouts[number].purses_dollars[0] == table.books.bouts[number].purses_dollars[1]
    assert table.books.tournaments[drawn].bracket.winners[-1] == (blue.number,)


def test_who_is_disqualified_before_the_bell_loses_his_title_bout() -> None:
    table = Table()
    table.crown("B1", "B2")
    number = table.bout(9, table.number("A1"), table.number("B1"), HEAD_CASE, Arena.BEST, title=True)
    table.close(9)
    assert table.books.divisions[""].champion == table.number("A1")
    assert table.books.bouts[number].outcome == HEAD_CASE


# Too early again (CV62)


def test_nobody_boxes_who_has_lost_everything_and_a_loss_crosses_over_by_its_share() -> None:
    table = Table()
    red, blue = table.number("A1"), table.number("B1")
    made = table.write(BoutMade(1, red, blue, Arena.PITS, 7, system=SYSTEM))
    table.write(BoutFought(made, result(Method.TKO, loss=(35, 70), start=(70, 70)), DICE))
    table.write(NightClosed(1))
    assert carried_into(table.books, table.fighter("A1"), 3) == Carried(SYSTEM, 35, 70)
    check_start(
        BY_THE_BOOK.rest,
        "A1",
        SYSTEM,
        20,
        7,
        carried_into(table.books, table.fighter("A1"), 3),
    )
    with pytest.raises(RuleError, match="with nothing left") as refused:
        check_start(
            BY_THE_BOOK.rest,
            "B1",
            SYSTEM,
            20,
            7,
            carried_into(table.books, table.fighter("B1"), 3),
        )
    assert refused.value.rule == "C58"
    assert carried_into(table.books, table.fighter("B1"), 5) is None


@pytest.mark.parametrize("system", registry.names())
def test_a_loss_from_any_other_system_weighs_by_its_share_alone(tmp_path: Path, system: str) -> None:
    with club(tmp_path / "c.ringside", founding(system=system), 0) as office:
        office.open_doors(NightOrder(3))
        number = next(iter(office.books.bouts_of_night(1))).number
        setup, seed = office.bout_setup(number), office.bout_seed(number)

        def fought_with(carried: Carried | None) -> Outcome:
            corners = office.corners_of(number).controllers
            terms = replace(setup.terms, carried=(carried, None))
            fight = Bout(replace(setup, terms=terms), seed, listen=False)
            while fight.outcome is None:
                request = fight.pending[0]
                fight.answer(
                    request, corners[request.corner.index].choose(request, fight.view(request.corner))
                )
            return fight.outcome

        others = [name for name in registry.names() if name != system]
        weighed = [
            fought_with(Carried(name, 42 * times, 70 * times)) for times, name in enumerate(others, start=1)
        ]
        assert len(set(map(repr, weighed))) == 1
        fresh = fought_with(None)
        assert weighed[0].start == fresh.start
        assert weighed[0] != fresh


# Corrections


def stopped(office: Office) -> int:
    """A bout that ended inside the distance, after the first round."""
    return next(
        bout.number
        for bout in office.books.bouts.values()
        if bout.outcome is not None
        and bout.outcome.method.is_stoppage
        and 1 < bout.outcome.round < bout.rounds
    )


def corrected(office: Office, number: int, **change: object) -> Outcome:
    office.correct_result(number, ResultChange(**change), office.promoter, "misread")  # type: ignore[arg-type]
    outcome = office.books.bouts[number].outcome
    assert outcome is not None
    return outcome


def test_a_correction_takes_the_cause_with_it(office: Office) -> None:
    number = stopped(office)
    was = office.books.bouts[number].outcome
    assert was is not None
    if Method.TD in registry.get(office.books.system).info.methods:
        told = corrected(office, number, method=Method.TD, round=2)
        assert (told.round, told.cause, told.scorecards) == (2, "", ())
    assert corrected(office, number, method=Method.DQ, round=0).round == 0
    early = corrected(office, number, drawn=True, round=1)
    assert (early.method, early.cause) == (Method.DRAW, "technical_draw")
    counted = corrected(office, number, knockdowns=(3, 2))
    assert (counted.method, counted.round, counted.cause) == (Method.DRAW, 1, "technical_draw")
    late = corrected(office, number, drawn=True, round=office.books.bouts[number].rounds)
    assert late.cause == ""
    back = corrected(office, number, method=was.method, winner=was.winner, round=was.round)
    assert (back.cause, back.scorecards) == (was.cause, was.scorecards)
    assert office.check(replay=False) == ()


@pytest.mark.parametrize(
    ("change", "rule"),
    [
        ({}, "R58"),
        ({"method": Method.UD, "round": 1}, "R58"),
        ({"method": Method.RTD, "round": 0}, "R58"),
        ({"endurance": (-1, 0)}, "CV60"),
        ({"endurance": (9999, 0)}, "C57"),
    ],
)
def test_results_that_cannot_be(office: Office, change: dict[str, object], rule: str) -> None:
    number, before = stopped(office), len(office.entries)
    with pytest.raises(RuleError) as refused:
        corrected(office, number, **(change or {"method": unknown_to(office.books.system)}))
    assert (refused.value.rule, len(office.entries)) == (rule, before)


def test_a_season_of_memory_and_of_a_file_are_one(office: Office) -> None:
    assert season("draft", 7, 9, system=office.books.system).ledger == office.books.ledger
