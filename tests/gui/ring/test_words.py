"""Names of a bout system as people read them."""

from __future__ import annotations

import pytest

from ringside_manager.bout import registry
from ringside_manager.bout.view import MarkSpec, NumberSpec, Use
from ringside_manager.gui.board.names import Names, square_word
from ringside_manager.gui.board.window import named
from ringside_manager.language import Pseudo

SYSTEMS = ("ringside", "title_bout", "control", "glory_days", "quest")


def told(system: str) -> dict[str, str]:
    """Every name a system knows, with its word."""
    info, names = registry.get(system).info, named(system).names
    words = {f"number {spec.name}": names.number(spec.name, spec) for spec in info.numbers}
    words |= {f"mark {spec.name}": names.mark(spec.name, spec) for spec in info.marks}
    words |= {f"measure {spec.name}": names.measure(spec.name) for spec in info.measures}
    words |= {f"fact {spec.name}": names.fact(spec.name) for spec in info.facts}
    words |= {f"die {spec.purpose}": names.die(spec.purpose, 100) for spec in info.dice}
    for decision in info.decisions:
        if decision.kind not in ("dodge", "follow"):
            words |= {
                f"{decision.kind} {word}": names.option(decision.kind, word) for word in decision.options
            }
    return words


@pytest.mark.parametrize("system", SYSTEMS)
def test_every_name_is_told_in_the_language_of_the_window(qapp: object, system: str) -> None:
    with Pseudo():
        untold = [name for name, word in told(system).items() if not word.startswith("⟦")]
    assert untold == []


@pytest.mark.parametrize("system", SYSTEMS)
def test_every_name_is_short_enough_for_a_label(system: str) -> None:
    assert {name: word for name, word in told(system).items() if len(word) > 40} == {}


@pytest.mark.parametrize(
    ("kind", "word", "expected"),
    [
        ("tactic", "cover_up", "Cover up"),
        ("thrown", "left_hook", "Left hook"),
        ("anticipated", "right_jab", "Right jab"),
        ("rush", "hold", "No rush"),
        ("follow", "c3", "c3"),
    ],
)
def test_an_option(kind: str, word: str, expected: str) -> None:
    assert named("ringside").names.option(kind, word) == expected


def test_names_of_other_systems_are_told_as_they_explain_them() -> None:
    assert Names().number("grit", NumberSpec("grit", "grit he has left", Use.TRACK)) == "Grit he has left"
    assert Names().mark("cut", MarkSpec("cut", "he bleeds")) == "He bleeds"
    assert Names().number("ring_craft") == "Ring craft"
    assert Names().option("stance", "stand_tall") == "Stand tall"
    assert Names().fact("ring_craft") == "Ring craft"


@pytest.mark.parametrize(
    ("square", "expected"),
    [("c3", "c3"), ("a3", "a3, on the ropes"), ("c6", "c6, on the ropes"), ("f1", "f1, in the corner")],
)
def test_a_square_and_what_lies_beside_it(square: str, expected: str) -> None:
    assert square_word(square, registry.get("ringside").info.floor) == expected
    assert square_word(square) == square


def test_codes_of_punches() -> None:
    assert [Names().code(word) for word in ("left_hook", "uppercut", "slap")] == ["LH", "UC", "SL"]
