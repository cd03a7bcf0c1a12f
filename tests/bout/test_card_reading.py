"""Written cards, read part by part: every fault is told with its place, and reading goes on."""

from __future__ import annotations

import pytest

from ringside_manager.bout.engine import CardFault, CardPart, Faults, is_whole

KEYS = ("power", "chin", "counter")


class Part(CardPart):
    """A system's own."""


def read(written: object) -> tuple[Part, Faults]:
    faults: Faults = []
    return Part.of((), written, KEYS, faults), faults


def test_a_sound_card_has_no_fault() -> None:
    card, faults = read({"power": 7, "counter": {"hook": 3}})
    assert card.whole("power", range(1, 11)) == 7
    assert card.whole("chin", range(1, 11), fallback=4) == 4
    assert card.part("counter", ("hook",)).whole("hook", range(1, 7)) == 3
    assert faults == []


@pytest.mark.parametrize("written", [11, 0, "7", 7.0, True, None])
def test_what_is_not_allowed_is_told_and_the_lowest_stands_in(written: object) -> None:
    card, faults = read({"power": written})
    assert card.whole("power", range(1, 11)) == 1
    [fault] = faults
    assert fault.place == ("power",)
    assert fault.message.startswith("power is ")
    assert fault.message.endswith("allowed are 1 to 10")


def test_a_missing_rating_is_told_by_its_whole_place() -> None:
    card, faults = read({"counter": {}})
    card.part("counter", ("hook",)).whole("hook", range(1, 7))
    assert faults == [CardFault(("counter", "hook"), "counter.hook is missing")]


def test_a_misspelt_rating_is_told_with_the_one_that_is_near() -> None:
    _, faults = read({"powr": 7, "colour of his trunks": 1})
    assert faults[0] == CardFault(("powr",), "powr is no rating (did you mean power?)")
    assert faults[1].message.endswith("is no rating")


def test_what_a_part_lacks_is_not_told_once_the_part_itself_is_wrong() -> None:
    card, faults = read({"counter": 3})
    part = card.part("counter", ("hook",))
    assert isinstance(part, Part)
    assert part.whole("hook", range(1, 7)) == 1
    assert faults == [CardFault(("counter",), "counter is 3, expected a mapping of hook")]


def test_true_and_false_are_no_numbers() -> None:
    assert is_whole(0)
    assert not is_whole(False)
