"""The helpers for long rows of cases do run every case, and say which one failed."""

from __future__ import annotations

from inspect import signature

import pytest

from tests.slow import each, in_turn


def test_each_runs_all_and_names_the_one_that_fails() -> None:
    run = list[tuple[int, str, int]]()

    @each("letter, number", [("a", 1), ("b", 2)])
    @each("more", [10, 20])
    def told(letter: str, number: int, more: int, kept: list[tuple[int, str, int]]) -> None:
        kept.append((number, letter, more))
        assert (number, more) != (2, 20)

    assert list(signature(told).parameters) == ["kept"]
    with pytest.raises(AssertionError) as fault:
        told(kept=run)
    assert run == [(1, "a", 10), (1, "a", 20), (2, "b", 10), (2, "b", 20)]
    assert fault.value.__notes__ == ["with more = 20", "with letter, number = ('b', 2)"]


def test_in_turn_every_one_has_its_case_and_every_pair_is_there() -> None:
    rows = in_turn("abc", [(1, 2), (3, 4)], 1)
    assert [row.values for row in rows if not row.marks] == [("a", 3, 4), ("b", 1, 2), ("c", 3, 4)]
    assert {row.values for row in rows} == {(one, *other) for one in "abc" for other in ((1, 2), (3, 4))}
