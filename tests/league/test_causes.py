"""What ended a bout beyond its method: kept in the journal, booked, and silent where there is nothing to tell."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from ringside_manager.bout.corner import RED
from ringside_manager.bout.outcome import Method, Outcome
from ringside_manager.campaign.arenas import Arena
from ringside_manager.league.business.bouts import BoutFought
from ringside_manager.league.business.nights import NightClosed
from ringside_manager.league.business.offers import BoutMade
from ringside_manager.league.deeds import Draft
from ringside_manager.league.journal import DeedError, decode, encode
from ringside_manager.league.league import League
from tests.league.leagues import hurry, season
from tests.league.scribe import DICE, draw, result
from tests.slow import each

HEAD_CASE = replace(result(Method.DQ, RED), round=0, time=0, loss=(0, 0), cause="head_case")


def test_a_cause_is_written_only_where_there_is_one() -> None:
    assert "cause" not in encode(BoutFought(7, result(), DICE))
    told = BoutFought(7, replace(result(Method.TKO), cause="swelling"), DICE)
    assert '"cause":"swelling"' in encode(told)
    assert decode("bout_fought", encode(told)) == told


@each(
    "outcome",
    [
        replace(result(Method.KO), round=0),
        replace(draw(), round=0),
        replace(HEAD_CASE, round=-1),
        replace(HEAD_CASE, cause="two\nlines"),
        replace(HEAD_CASE, cause="c" * 61),
    ],
)
def test_only_a_disqualification_comes_before_the_first_bell_and_a_cause_is_a_word(outcome: Outcome) -> None:
    body = encode(BoutFought(7, HEAD_CASE, DICE))
    fault = body.replace('"round":0', f'"round":{outcome.round}').replace('"DQ"', f'"{outcome.method.value}"')
    fault = fault.replace('"head_case"', '"' + outcome.cause.replace("\n", "\\n") + '"')
    if outcome.winner is None:
        fault = fault.replace('"winner":"red"', '"winner":null')
    assert decode("bout_fought", body) == BoutFought(7, HEAD_CASE, DICE)
    with pytest.raises(DeedError):
        decode("bout_fought", fault)


def test_the_books_hold_what_ended_a_bout(tmp_path: Path) -> None:
    path = tmp_path / "l.ringside"
    technical_draw = replace(draw(), round=2, cause="technical_draw")
    with League.create(path, season()[0], "program") as league:
        hurry(league)
        for act in season()[1:]:
            league.write(act, "program")
        before = len(league.entries)
        red, blue = list(league.books.fighters)[:2]
        for number, outcome in enumerate((HEAD_CASE, technical_draw)):
            night = league.books.closed + 9
            league.write(
                [
                    Draft(BoutMade(night, red, blue, Arena.PITS, 5, system="title_bout")),
                    Draft(BoutFought(before + 3 * number + 1, outcome, DICE)),
                    Draft(NightClosed(night)),
                ],
                "program",
            )
        assert league.check() == ()
    with closing(sqlite3.connect(path)) as connection:
        told = connection.execute(
            "SELECT outcome_method, outcome_round, outcome_cause FROM bouts WHERE outcome_method IS NOT NULL ORDER BY number"
        ).fetchall()
    assert told[-2:] == [("DQ", 0, "head_case"), ("DRAW", 2, "technical_draw")]
    assert {cause for *_, cause in told[:-2]} == {""}
    with League.open(path) as league:
        assert [bout.outcome for bout in league.books.bouts.values()][-2:] == [HEAD_CASE, technical_draw]
