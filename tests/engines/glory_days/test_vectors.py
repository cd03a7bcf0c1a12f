"""The worked examples: every die of a segment, a judged round, an interval or the ratings after traits."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engines.glory_days.vector_script import play, vectors
from tests.slow import each

ALL = vectors()


def test_all_examples_are_here() -> None:
    assert [vector["id"] for vector in ALL] == [f"GV{number:02}" for number in range(1, 43)]


@each("vector", ALL)
def test_example(vector: dict[str, Any]) -> None:
    told, left, _ = play(vector)
    assert {word: told[word] for word in vector["expect"]} == vector["expect"]
    assert left == []


def test_a_wrong_die_would_be_seen() -> None:
    vector = {**ALL[0], "dice": ["d6 1", "d6 6", "d00 29", "d6 5", "d20 2"]}
    with pytest.raises(AssertionError, match=r"d20 \(check\) is asked, d6 written"):
        play(vector)
