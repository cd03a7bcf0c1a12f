"""The language of the filter row."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QLocale

from ringside_manager.gui import words
from ringside_manager.gui.tables.column import (
    Column,
    FilterError,
    FilterFault,
    compares,
    fold,
    number_in,
    parse,
)
from tests.slow import each

pytestmark = pytest.mark.usefixtures("undressed")

WORDS = st.text(st.characters(categories=["L", "N"]), min_size=1, max_size=8)


def passes(filter_text: str, cell: str, *, numeric: bool = False) -> bool:
    test = parse(filter_text, numeric=numeric)
    return test(fold(cell), number_in(cell))


@each(
    "filter_text, cell, expected",
    [
        ("lou", "Joe Louis", True), ("LOU", "joe louis", True), ("eric", "Éric Dupont", True),
        ("é", "Eric", True), ("joe louis", "Louis, Joe", True), ('"joe louis"', "Louis, Joe", False),
        ('"joe louis"', "Joe Louis", True), ("!joe", "Max", True), ("!joe", "Joe", False),
        ("!!joe", "Joe", True), ("joe|max", "Max", True), ("joe | max", "Max", True),
        ("joe|max schmeling", "Joe Louis", False), ("joe|max schmeling", "Max Schmeling", True),
        ("=joe", "Joe", True), ("=joe", "Joe Louis", False), ('="joe louis"', "Joe Louis", True),
        ('=""', "", True), ('!=""', "Joe", True), ("a..c", "Carl", True), ("a..c", "Dan", False),
        ('"a..c"', "a..c", True), (">m", "Zed", True), (">m", "", False), ("it...", "it...", True),
    ],
)  # fmt: skip
def test_words(filter_text: str, cell: str, expected: bool) -> None:
    assert passes(filter_text, cell) is expected


@each(
    "filter_text, cell, expected",
    [
        (">50", "51", True), (">50", "50", False), (">=50", "50", True), ("> 50", "51", True),
        ("<=3", "3", True), ("<3", "−4", True), ("<3", "", False), ("!>50", "", True), ("10..20", "20", True),
        ("10..20", "20.5", False), ("10..", "1,000", True), ("..4½", "4½", True), ("=9", "9", True),
        ("=9", "90", False), ("9", "90", True), (">$1,000", "$1,000.50", True), ("-5..-1", "-3", True),
        ("<2|>60 !61", "61", False),
    ],
)  # fmt: skip
def test_numbers(filter_text: str, cell: str, expected: bool) -> None:
    assert passes(filter_text, cell, numeric=True) is expected


@each("blank", ["", "   "])
def test_a_blank_filter_asks_for_nothing(blank: str) -> None:
    assert parse(blank) is None


@each(
    "filter_text, fault",
    [
        (">", FilterFault.NOTHING_TO_COMPARE), ("!", FilterFault.NOTHING_TO_COMPARE),
        ("a =", FilterFault.NOTHING_TO_COMPARE), (">x", FilterFault.NUMBER_WANTED),
        ("1..x", FilterFault.NUMBER_WANTED), ('"joe', FilterFault.OPEN_QUOTE),
        ("|a", FilterFault.NO_ALTERNATIVE), ("a|", FilterFault.NO_ALTERNATIVE),
        ("a||b", FilterFault.NO_ALTERNATIVE), ("20..10", FilterFault.BACKWARDS),
    ],
)  # fmt: skip
def test_faults_are_named(filter_text: str, fault: FilterFault) -> None:
    with pytest.raises(FilterError) as caught:
        parse(filter_text, numeric=True)
    assert caught.value.fault is fault
    assert caught.value.part


@given(st.text(max_size=40), st.booleans(), st.text(max_size=20))
def test_any_text_is_a_filter_or_a_filter_error(text: str, numeric: bool, cell: str) -> None:
    with contextlib.suppress(FilterError):
        test = parse(text, numeric=numeric)
        assert test is None or test(fold(cell), number_in(cell)) in {True, False}


@given(WORDS, st.text(max_size=20))
def test_not_is_the_opposite(word: str, cell: str) -> None:
    assert passes(word, cell) is not passes(f"!{word}", cell)


@given(WORDS, WORDS, st.text(max_size=20))
def test_or_and_and(one: str, other: str, cell: str) -> None:
    assert passes(f"{one}|{other}", cell) is (passes(one, cell) or passes(other, cell))
    assert passes(f"{one} {other}", cell) is (passes(one, cell) and passes(other, cell))


@given(st.integers(-999, 999), st.integers(-999, 999), st.integers(-999, 999))
def test_a_range_is_its_two_bounds(low: int, high: int, cell: int) -> None:
    low, high = sorted((low, high))
    assert passes(f"{low}..{high}", str(cell), numeric=True) is (low <= cell <= high)
    both = passes(f">={low} <={high}", str(cell), numeric=True)
    assert both is (low <= cell <= high)


@given(st.text(max_size=30))
def test_a_cell_passes_its_own_quoted_text(cell: str) -> None:
    if '"' not in cell and cell.strip():
        assert passes(f'"{cell}"', cell)


@each(
    "text, number",
    [
        ("$1,200.50", 1200.5), ("-$5", -5), ("$-5", -5), ("−3", -3), ("+4½", 4.5), ("½", 0.5), ("60 %", 60),
        ("12-3-1", None), ("", None), ("$", None), ("1,20", None), ("3rd", None),
    ],
)  # fmt: skip
def test_numbers_as_people_write_them(text: str, number: float | None) -> None:
    assert number_in(text) == number


def test_filters_read_the_number_that_is_shown() -> None:
    dollars: Column[int] = Column("a", "A", lambda cents: cents, text=lambda cents: f"${cents / 100:.2f}")
    third: Column[int] = Column("b", "B", lambda place: place, text=lambda place: f"{place}rd")
    assert dollars.number(1250) == 12.5
    assert dollars.cell(1200) == 12
    assert third.number(3) == 3


def test_numbers_compared_are_told_from_words() -> None:
    assert all(map(compares, (">50", "joe <=3", "!>5", "10..20", "..5", "7..")))
    assert not any(map(compares, ("joe", "!draw", "=9", "ko|tko", "12", "St..")))


# Numbers in the language of the window

LANGUAGES = (
    "C", "en_US", "de_DE", "de_AT", "de_CH", "en_IN", "en_ZA", "tr_TR", "ar_EG", "sv_SE", "fr_FR", "pl_PL",
)  # fmt: skip


@pytest.fixture(params=LANGUAGES)
def habits(request: pytest.FixtureRequest) -> Iterator[str]:
    before = QLocale()
    QLocale.setDefault(QLocale(request.param))
    yield request.param
    QLocale.setDefault(before)


@pytest.mark.usefixtures("habits")
def test_every_number_the_window_writes_is_read_again() -> None:
    for cents in (0, 5, 99, 100, 12_345, 1_234_500, 123_456_700, -123_450, 10**11):
        assert number_in(words.money(cents)) == cents / 100, words.money(cents)
    for value in (0, 7, 999, 1000, 12_345, 1_234_567, 0.5, 12.5, 1234.5, -3, -1234.5, -1_234_567.5):
        assert number_in(words.number(value)) == value, words.number(value)
    for half in (0, 1, 24, 2469, -25):
        assert number_in(words.pop(half)) == half / 2, words.pop(half)


@pytest.mark.usefixtures("habits")
def test_a_table_is_filtered_and_exported_by_what_it_means() -> None:
    earned: Column[int] = Column("a", "A", lambda cents: cents, text=words.money)
    assert earned.cell(1_234_500) == 12_345
    assert earned.cell(-50) == -0.5
    # A blank, which some languages put between thousands, parts the terms of a filter: nobody types it there.
    low, this, high = ("".join(words.number(value).split()) for value in (12_000, 12_345, 12_400))
    for text in (">12000 <12400", f"={this}", f"{low}..{high}", f">={this}", "<=12345.5"):
        accepts = parse(text, numeric=True)
        assert accepts(fold(earned.shown(1_234_500)), earned.number(1_234_500)), text


def test_germans_write_points_between_thousands() -> None:
    before = QLocale()
    QLocale.setDefault(QLocale("de_DE"))
    try:
        read = {
            text: number_in(text) for text in ("1.234", "1.234,5", "1,5", "1.5", "12.34", "1.23.4", "1,234.5")
        }
    finally:
        QLocale.setDefault(before)
    assert read == {
        "1.234": 1234, "1.234,5": 1234.5, "1,5": 1.5, "1.5": 1.5, "12.34": 12.34, "1.23.4": None, "1,234.5": None,
    }  # fmt: skip
