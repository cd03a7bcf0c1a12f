"""Every test vector of the Control specification's section 18."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engines.control.vector_script import ALL, SEEN, marks_told, play, table


def of_kind(*kinds: str) -> list[Any]:
    return [pytest.param(vector, id=vector["id"]) for vector in ALL if vector["kind"] in kinds]


def test_all_vectors_are_here() -> None:
    assert [vector["id"] for vector in ALL] == [f"KV{number:02d}" for number in range(1, 28)]
    assert len(of_kind("round", "corner")) + len(of_kind("tr")) == len(ALL)


@pytest.mark.parametrize("vector", of_kind("round", "corner"))
def test_a_round_or_a_minute_in_the_corner(vector: dict[str, Any]) -> None:
    state, end, told, dice = play(vector)
    expected = vector["expect"]
    assert end == expected.get("end")
    assert dice.left == 0
    for word, value in expected.items():
        if word in ("marks", "pending"):
            found = [
                marks_told(getattr(fighter, word), asked)
                for fighter, asked in zip(state.fighters, value, strict=True)
            ]
            assert found == value, word
        elif word != "end":
            assert SEEN[word](state) == value, word
    assert told


@pytest.mark.parametrize("vector", of_kind("tr"))
def test_threat_by_rounds(vector: dict[str, Any]) -> None:
    fighters = table(vector).fighters
    assert [[one.threats[number] for number in vector["at_rounds"]] for one in fighters] == vector["expect"][
        "tr"
    ]
