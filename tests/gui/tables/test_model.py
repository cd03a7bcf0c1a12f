"""The rows below a view."""

from __future__ import annotations

import time
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPersistentModelIndex, Qt
from pytestqt.modeltest import ModelTester

from ringside_manager.gui.tables.column import Column, parse
from ringside_manager.gui.tables.model import Cells, RowsModel, SortKey
from tests.gui.tables.people import PEOPLE, Person, columns
from tests.slow import each


@pytest.fixture
def model(qapp: object) -> RowsModel[Person]:
    made = RowsModel(columns(), lambda person: person.number)
    made.set_rows(PEOPLE)
    return made


def numbers(model: RowsModel[Person]) -> list[int]:
    return [person.number for person in model.shown_rows]


def test_it_is_a_proper_model(model: RowsModel[Person], qtmodeltester: ModelTester) -> None:
    qtmodeltester.check(model)
    assert (model.rowCount(), model.columnCount()) == (5, 6)


def test_it_stays_a_proper_model_whatever_happens(
    model: RowsModel[Person], qtmodeltester: ModelTester
) -> None:
    qtmodeltester.check(model)
    model.sort(0)
    model.set_filter({"nation": parse("fr") or (lambda _text, _number: False)}, None)
    model.set_rows(PEOPLE[1:])
    model.sort(2, Qt.SortOrder.DescendingOrder)
    model.set_filter({}, None)
    model.set_rows([])
    qtmodeltester.check(model)
    assert model.rowCount() == 0


def test_words_sort_without_accents_and_case(model: RowsModel[Person]) -> None:
    model.sort(0)
    assert [person.name for person in model.shown_rows] == [
        "=cmd()", "Éric Dupont", "Joe Louis", "Louis Cerdan", "Max Schmeling",
    ]  # fmt: skip


@pytest.mark.parametrize("descending", [False, True])
def test_unknown_values_go_last_in_both_orders(model: RowsModel[Person], descending: bool) -> None:
    model.sort_by([SortKey("wins", descending)])
    assert numbers(model)[-1] == 4


def test_several_columns(model: RowsModel[Person]) -> None:
    model.sort_by([SortKey("nation"), SortKey("pop", descending=True)])
    assert numbers(model) == [3, 2, 4, 1, 5]
    assert model.headerData(1, Qt.Orientation.Horizontal) == "Nation ▲1"
    assert model.headerData(3, Qt.Orientation.Horizontal) == "POP ▼2"


def test_no_column_brings_back_the_first_order(model: RowsModel[Person]) -> None:
    model.sort(0)
    model.sort(-1)
    assert numbers(model) == [1, 2, 3, 4, 5]


def test_persistent_indexes_stay_with_their_row(model: RowsModel[Person]) -> None:
    held = QPersistentModelIndex(model.index(3, 0))
    model.sort(0, Qt.SortOrder.DescendingOrder)
    assert model.row(held.row()).number == 4


def test_filters_and_search_together(model: RowsModel[Person]) -> None:
    wins = parse(">10", numeric=True)
    assert wins is not None
    model.set_filter({"wins": wins}, parse("lou"))
    assert numbers(model) == [1]
    model.set_filter({}, parse('"no. 3"'))
    assert numbers(model) == [3]


def test_a_search_finds_nothing_across_two_cells(model: RowsModel[Person]) -> None:
    model.set_filter({}, parse('"louis us"'))
    assert numbers(model) == []


def test_new_rows_pass_the_old_filter(model: RowsModel[Person]) -> None:
    test = parse("us")
    assert test is not None
    model.set_filter({"nation": test}, None)
    model.set_rows([*PEOPLE, Person(6, "Jack Johnson", "US", 50, 30, 0)])
    assert numbers(model) == [1, 5, 6]


def test_headers_explain_themselves(model: RowsModel[Person]) -> None:
    told = model.headerData(2, Qt.Orientation.Horizontal, Qt.ItemDataRole.ToolTipRole)
    assert "Bouts he won" in told
    assert "C32" in told


def test_a_cell_tells_its_column_to_a_screen_reader(model: RowsModel[Person]) -> None:
    assert model.index(0, 2).data(Qt.ItemDataRole.AccessibleTextRole) == "Wins: 66"


@given(
    st.lists(st.tuples(st.integers(0, 3), st.none() | st.integers(0, 3)), max_size=12),
    st.booleans(),
    st.booleans(),
)
def test_sorting_is_stable_and_complete(
    pairs: list[tuple[int, int | None]], first_down: bool, second_down: bool
) -> None:
    rows = list(enumerate(pairs))
    keys: tuple[Column[tuple[int, tuple[int, int | None]]], ...] = (
        Column("a", "A", lambda row: row[1][0]),
        Column("b", "B", lambda row: row[1][1]),
    )
    order = Cells(keys, rows).order([SortKey("a", first_down), SortKey("b", second_down)])
    assert sorted(order) == list(range(len(rows)))
    for one, other in pairwise(order):
        left, right = pairs[one], pairs[other]
        assert left[0] == right[0] or (left[0] > right[0]) is first_down
        if left == right:
            assert one < other


@each("mixed", [[1, "x", None, (2, None), (None, "y")], [True, 2.5, 1], ["b", "", "a"]])
def test_mixed_values_still_sort(mixed: list[object]) -> None:
    column: Column[object] = Column("a", "A", lambda value: value)
    order = Cells((column,), mixed).order([SortKey("a")])
    assert sorted(order) == list(range(len(mixed)))


@pytest.mark.speed
def test_ten_thousand_rows_are_quick(qapp: object) -> None:
    model = RowsModel(columns(), lambda person: person.number)
    people = [Person(i, f"Fighter {i * 7919 % 10_000}", "US", i % 60, i % 80, i * 7) for i in range(10_000)]
    model.set_rows(people)
    test = parse("99")
    assert test is not None

    def milliseconds(act: object) -> float:
        start = time.perf_counter()
        act()
        return (time.perf_counter() - start) * 1000

    assert milliseconds(lambda: model.sort(0)) < 30
    assert milliseconds(lambda: model.sort(3)) < 30
    assert milliseconds(lambda: model.set_filter({"name": test}, None)) < 40
    assert model.rowCount() == 280
