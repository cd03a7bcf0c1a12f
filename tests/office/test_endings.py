"""Results in English, as the terminal and the almanac tell them: method, round, and what ended the bout."""

from __future__ import annotations

from dataclasses import replace

from ringside_manager.almanac import how, result_line
from ringside_manager.almanac.bouts import bout_row, career
from ringside_manager.bout.corner import BLUE, RED
from ringside_manager.bout.outcome import Method, Outcome
from ringside_manager.campaign.award_winners import season_awards
from ringside_manager.campaign.awards import Award
from ringside_manager.campaign.books import NewsKind
from ringside_manager.office.facts.history import feat_rows, record_tables
from ringside_manager.office.facts.news_sentences import sentence
from tests.league.scribe import draw, result
from tests.office.table import Table
from tests.slow import each

HEAD_CASE = replace(result(Method.DQ, BLUE), round=0, time=0, cause="head_case")
TOLD = [
    (
        replace(result(Method.TKO), cause="cut"),
        "A1 stopped B1 in round 3 at The Pits: cuts.",
        "A1 stops B1 in round 3, cuts",
        "TKO 3/7, cuts",
    ),
    (result(Method.TKO), "A1 stopped B1 in round 3 at The Pits.", "A1 stops B1 in round 3", "TKO 3/7"),
    (
        replace(result(Method.TKO), cause="points"),
        "A1 stopped B1 in round 3 at The Pits.",
        "A1 stops B1 in round 3",
        "TKO 3/7",
    ),
    (
        HEAD_CASE,
        "B1 won by disqualification over A1 before the first bell at The Pits: lost his head.",
        "B1 wins by disqualification against A1 before the first bell, lost his head",
        "DQ 0/7, lost his head",
    ),
    (
        replace(result(Method.TD), cause="technical_decision"),
        "A1 beat B1 by a technical decision in round 3 at The Pits.",
        "A1 beats B1 by a technical decision in round 3",
        "TD 3/7",
    ),
    (
        replace(draw(), cause="technical_draw"),
        "A1 and B1 boxed a technical draw over 3 rounds at The Pits.",
        "A1 and B1: technical draw in round 3",
        "DRAW 3/7, technical draw",
    ),
    (
        result(Method.NC, None),
        "A1 and B1 boxed no contest over 3 rounds at The Pits.",
        "A1 and B1: no contest, called off in round 3",
        "NC 3/7",
    ),
]


def boxed(outcome: Outcome) -> tuple[Table, int]:
    table = Table()
    number = table.bout(1, table.number("A1"), table.number("B1"), outcome, rounds=7)
    table.close(1)
    return table, number


@each("outcome, news, line, short", TOLD)
def test_what_ended_a_bout_is_told(outcome: Outcome, news: str, line: str, short: str) -> None:
    table, number = boxed(outcome)
    item = next(item for item in table.books.news if item.kind is NewsKind.RESULT)
    assert sentence(table.books, item) == news
    assert result_line(bout_row(table.books, table.books.bouts[number])).startswith(f"{line} (")
    assert how(career(table.books, table.number("A1"))[0]) == short


def test_a_word_no_one_knows_is_told_as_it_is() -> None:
    table, number = boxed(replace(result(Method.TKO), cause="broken_glove"))
    assert ", broken glove (" in result_line(bout_row(table.books, table.books.bouts[number]))


def test_a_bout_over_before_the_first_bell_is_no_good_bout_and_no_record() -> None:
    table, _ = boxed(HEAD_CASE)
    tables = {best[0].record.value for best in record_tables(table.books)}
    assert "fastest_knockout" not in tables
    assert feat_rows(table.books) == ()
    assert season_awards(table.books, 1).awards[Award.BOUT] == ()


def test_the_clock_of_a_record_is_that_of_its_bout() -> None:
    table, _ = boxed(replace(result(Method.KO, RED), round=1, time=77))
    rows = {best[0].record.value: best[0] for best in record_tables(table.books)}
    assert rows["fastest_knockout"].clock == "turn"
    assert [row.clock for row in feat_rows(table.books)] == ["turn"]
