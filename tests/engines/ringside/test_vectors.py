"""Every test vector of the Ringside specification's section 14 that concerns the bout."""

from __future__ import annotations

import csv
import json
from pathlib import Path
from typing import Any

import pytest

from ringside_manager.engines.ringside.rules import round_points
from ringside_manager.engines.ringside.tables import dodges, follows, retreat
from tests.engines.ringside.vector_script import play

VECTORS = Path(__file__).parents[2] / "vectors"
ALL = json.loads((VECTORS / "ringside.json").read_text(encoding="utf-8"))


def of_kind(letter: str) -> list[Any]:
    return [pytest.param(vector, id=vector["id"]) for vector in ALL if vector["id"].startswith(letter)]


def heavyweight(name: str) -> dict[str, Any]:
    with (VECTORS / "ringside_heavyweights.csv").open(encoding="utf-8") as lines:
        row = next(row for row in csv.DictReader(lines) if row["name"] == name)
    return {key: value if key == "name" else int(value) for key, value in row.items() if key != "doubtful"}


def test_all_vectors_are_here() -> None:
    counts = {letter: len(of_kind(letter)) for letter in "VMFS"}
    assert counts == {"V": 52, "M": 10, "F": 6, "S": 1}


@pytest.mark.parametrize("vector", of_kind("V"))
def test_bout(vector: dict[str, Any]) -> None:
    told, unused = play(vector, heavyweight)
    assert told == vector["expect"]
    assert unused == 0


@pytest.mark.parametrize("vector", of_kind("M"))
def test_squares_for_the_defender(vector: dict[str, Any]) -> None:
    assert list(dodges(vector["at"], vector["df"])) == vector["dodge"]
    driven = retreat(vector["at"], vector["df"])
    assert ([driven] if driven else []) == vector["retreat"]


@pytest.mark.parametrize("vector", of_kind("F"))
def test_squares_for_the_attacker(vector: dict[str, Any]) -> None:
    assert sorted(follows(vector["at"], vector["df"])) == sorted(vector["squares"])


@pytest.mark.parametrize("vector", of_kind("S"))
def test_must_systems(vector: dict[str, Any]) -> None:
    points = [list(round_points(system, red, blue)) for red, blue, system in vector["rounds"]]
    assert points == vector["expect"]
