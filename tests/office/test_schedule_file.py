"""A schedule from a table: read whole or refused with every problem, then judged line by line."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.books import BoutState
from ringside_manager.campaign.orders import MakeBout, OfferBout
from ringside_manager.errors import SetError
from ringside_manager.office.orders_file import read_schedule
from ringside_manager.written.yaml_files import MAX_BYTES
from tests.office.clubs import club, founding
from tests.office.table import Table
from tests.slow import each

TABLE = Table()
ANN = TABLE.party("Ann")


def numbers(red: str, blue: str) -> tuple[int, int]:
    return TABLE.number(red), TABLE.number(blue)


def problems(text: str | bytes) -> list[str]:
    with pytest.raises(SetError) as refused:
        read_schedule(text, "s.csv", TABLE.books, ANN)
    return [str(problem) for problem in refused.value.problems]


def test_a_table_becomes_offers() -> None:
    text = "night,arena,red,blue,rounds,title\n3,The Pits,A1,B1,7,\n4,best,a2,b2,,yes\n"
    (a1, b1), (a2, b2) = numbers("A1", "B1"), numbers("A2", "B2")
    assert [(bout.line, bout.order) for bout in read_schedule(text, "s.csv", TABLE.books, ANN)] == [
        (2, OfferBout(3, a1, b1, Arena.PITS, 7)),
        (3, OfferBout(4, a2, b2, Arena.BEST, None, True)),
    ]


def test_a_promoters_table_becomes_bouts() -> None:
    promoter = TABLE.party("promoter")
    (bout,) = read_schedule("night,arena,red,blue\n3,pits,A1,B1", "s.csv", TABLE.books, promoter)
    assert bout.order == MakeBout(3, *numbers("A1", "B1"), Arena.PITS)


@each("sign", [",", ";", "\t"])
def test_columns_may_stand_in_any_order_between_any_signs(sign: str) -> None:
    lines = (("Blue corner", "State", "Red corner", "Arena", "Night"), ("B1", "x", "A1", "low class", "9"))
    text = "\ufeff" + "\r\n".join(sign.join(line) for line in lines) + "\r\n\r\n"
    (bout,) = read_schedule(text.encode(), "s.csv", TABLE.books, ANN)
    assert bout.order == OfferBout(9, *numbers("A1", "B1"), Arena.LOW)


def test_every_problem_is_told_by_its_line() -> None:
    text = "night,arena,red,blue,title\nnever,pits,A1,B1,\n3,heaven,Nobody,B1,perhaps\n3,pits,,B1,\n"
    told = problems(text)
    assert [line.split(",")[0] for line in told] == ["line 2", "line 3", "line 3", "line 3", "line 4"]
    assert "'never' is no whole number" in told[0]
    assert "'heaven' is none of the arenas" in told[1]


@each(
    "text, said",
    [
        ("", "empty"),
        ("red,blue\nA1,B1", "the column night is missing"),
        (b"\xff\xfe", "UTF-8"),
        ("a\0b", "not a text"),
        ("x" * (MAX_BYTES + 1), "too long"),
        ("night,arena,red,blue\n" + "1,pits,A1,B1\n" * 1001, "lines"),
    ],
)
def test_what_is_no_schedule_is_refused(text: str | bytes, said: str) -> None:
    assert said in problems(text)[0]


@given(st.text(max_size=80))
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        read = read_schedule("night,arena,red,blue\n" + text, "s.csv", TABLE.books, ANN)
        told = [bout.line for bout in read]
    except SetError as refused:
        told = [problem.line for problem in refused.problems]
    assert all(line > 1 or line == 0 for line in told)


def test_each_line_is_judged_by_itself(tmp_path: Path) -> None:
    with club(tmp_path / "c.ringside", founding(("Ann", "Bob", "ai:Cy"), 3), nights=24) as office:
        by, night = office.party("Ann"), office.books.closed + 5
        own = [office.books.fighters[number].name for number in office.books.managers[by.manager or 0].stable]
        lines = (own[0], own[1]), (own[0], own[2]), (own[2], own[2])
        text = "night,arena,red,blue\n" + "".join(f"{night},pits,{red},{blue}\n" for red, blue in lines)
        receipts = office.hand_in_placed(read_schedule(text, "s.csv", office.books, by), by)
        made = [bout for bout in office.books.bouts.values() if bout.state is BoutState.MADE]
    assert [(told.line, told.rule) for told in receipts] == [(2, ""), (3, "C2"), (4, "C2")]
    assert [bout.night for bout in made] == [night]
