"""How long it takes to read what people write, and to refuse a flood of nonsense."""

from __future__ import annotations

from time import process_time

import pytest

from ringside_manager.bout.terms import ABILITY_NAMES
from ringside_manager.errors import SetError
from ringside_manager.fighters.generation import generate_set
from ringside_manager.fighters.set_csv import read_csv
from ringside_manager.fighters.sets import read_set, write_set
from tests.fighters.test_sets import FLOODS, flooded
from tests.speed.conftest import Noting

pytestmark = pytest.mark.speed
MOST_TO_REFUSE = 2.0
"""Seconds."""


def test_a_set_of_ten_thousand_fighters_is_read(figure: Noting) -> None:
    text = write_set(generate_set(10_000, 5))
    begun = process_time()
    assert len(read_set(text, "many").fighters) == 10_000
    took = process_time() - begun
    figure("10,000 fighters read", took, "s")
    assert took < 7


@pytest.mark.parametrize("flood", FLOODS)
def test_a_flood_is_refused(flood: str, figure: Noting) -> None:
    text = flooded(flood)
    begun = process_time()
    with pytest.raises(SetError):
        read_set(text, "mine.yaml")
    took = process_time() - begun
    figure(f"a flood refused: {flood}", took, "s", MOST_TO_REFUSE)
    assert took < MOST_TO_REFUSE


@pytest.mark.parametrize("cells", ["50,2,2,3,2,2,3,20,12", "x,2,2,3,2,2,3,20,12"])
def test_a_flood_of_lines_is_refused(cells: str, figure: Noting) -> None:
    text = f"name,{','.join(ABILITY_NAMES)}\n" + "".join(f"F{n},{cells}\n" for n in range(100_000))
    begun = process_time()
    with pytest.raises(SetError):
        read_csv(text, "mine.csv")
    took = process_time() - begun
    figure(
        f"a flood of lines refused: {'sound' if cells[0] == '5' else 'faulty'} ones",
        took,
        "s",
        MOST_TO_REFUSE,
    )
    assert took < MOST_TO_REFUSE
