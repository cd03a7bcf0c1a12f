"""Whom somebody means: case, accents, parts of names, close matches."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ringside_manager.errors import UnknownNameError
from ringside_manager.fighters.finding import AmbiguousNameError, close_names, find

HALL = (
    "Muhammad Ali", "Joe Frazier", "Joe Louis", "Jersey Joe Walcott", "Jack Johnson", "Jack Dempsey",
    "Ingemar Johansson", "Łukasz Łęcki", "Al Haymon", "Alisher Usman", "José Nápoles",
)  # fmt: skip


def found(wanted: str) -> str:
    return find("boxer", wanted, HALL, str)


@pytest.mark.parametrize(
    ("wanted", "meant"),
    [
        ("Muhammad Ali", "Muhammad Ali"),
        ("  muhammad   ALI ", "Muhammad Ali"),
        ("Ali", "Muhammad Ali"),  # a whole word before the beginning of Alisher
        ("al", "Al Haymon"),
        ("alis", "Alisher Usman"),
        ("lecki", "Łukasz Łęcki"),
        ("jose napoles", "José Nápoles"),
        ("walcott", "Jersey Joe Walcott"),
        ("joe w", "Jersey Joe Walcott"),
        ("johan", "Ingemar Johansson"),
        ("azie", "Joe Frazier"),
    ],
)
def test_a_name_or_a_unique_part_of_it(wanted: str, meant: str) -> None:
    assert found(wanted) == meant


@pytest.mark.parametrize(
    ("wanted", "candidates"),
    [
        ("joe", ("Joe Frazier", "Joe Louis", "Jersey Joe Walcott")),
        ("Jack", ("Jack Johnson", "Jack Dempsey")),
        ("joh", ("Jack Johnson", "Ingemar Johansson")),
        ("an", ("Ingemar Johansson", "Alisher Usman")),
    ],
)
def test_what_fits_several_names_them_all(wanted: str, candidates: tuple[str, ...]) -> None:
    with pytest.raises(AmbiguousNameError) as told:
        found(wanted)
    assert told.value.candidates == candidates
    assert all(name in str(told.value) for name in candidates)
    assert told.value.exit_code == 1


def test_a_long_list_is_cut_short() -> None:
    with pytest.raises(AmbiguousNameError, match="Man 7 and 12 more"):
        find("boxer", "man", [f"Man {number}" for number in range(20)], str)


@pytest.mark.parametrize(
    ("wanted", "near"),
    [
        ("Frasier", "Joe Frazier"),
        ("Walcot Joe", "Jersey Joe Walcott"),
        ("Luecki", "Łukasz Łęcki"),
        ("Mohamed Aly", "Muhammad Ali"),
        ("dempsy", "Jack Dempsey"),
    ],
)
def test_an_unknown_name_is_given_the_close_ones(wanted: str, near: str) -> None:
    with pytest.raises(UnknownNameError) as told:
        found(wanted)
    assert near in told.value.matches
    assert f"There is no boxer named {wanted!r}. Did you mean " in str(told.value)
    assert near in str(told.value)


@pytest.mark.parametrize("wanted", ["", "   ", "\u200b", "xyzzy"])
def test_nothing_like_it_is_said_plainly(wanted: str) -> None:
    with pytest.raises(UnknownNameError) as told:
        found(wanted)
    assert told.value.matches == ()
    assert "Did you mean" not in str(told.value)


@given(st.sampled_from(HALL), st.data())
def test_every_name_is_found_by_itself_however_it_is_written(name: str, data: st.DataObject) -> None:
    assert found(data.draw(st.sampled_from([name, name.upper(), name.casefold(), f" {name} "]))) == name


@given(st.text(max_size=12), st.lists(st.text(max_size=12), max_size=6))
def test_finding_is_total(wanted: str, names: list[str]) -> None:
    meant: str | None = None
    with suppress(UnknownNameError, AmbiguousNameError):
        meant = find("boxer", wanted, names, str)
    assert meant is None or meant in names


@given(st.text(max_size=12), st.lists(st.text(max_size=12), max_size=8))
def test_close_names_are_at_most_three_of_those_known(wanted: str, names: list[str]) -> None:
    near = close_names(wanted, names)
    assert len(near) <= 3
    assert set(near) <= set(names)
