"""Every test vector of the Quest specification's section 22."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engines.quest.vector_script import VECTORS, play


def test_all_vectors_are_here() -> None:
    assert [vector["id"] for vector in VECTORS] == [f"QV{number:02}" for number in range(1, 32)]


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: str(vector["id"]))
def test_vector(vector: dict[str, Any]) -> None:
    told = play(vector)
    assert {word: told[word] for word in vector["expect"]} == vector["expect"]
