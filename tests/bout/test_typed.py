"""A bout played on paper and typed in after is the bout that was played, and what cannot be is refused with its place."""

from __future__ import annotations

from typing import Any, TypeVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ringside_manager.bout import SeededChance, Setup, registry
from ringside_manager.bout.chance import Chance, read_face
from ringside_manager.bout.corner import BLUE, RED, Request, UniformController, choice_word
from ringside_manager.bout.drive import TypedError, Verdict, fight_typed, read_typed, replay, run
from ringside_manager.bout.terms import Abilities
from tests.slow import each

T = TypeVar("T")
SYSTEMS = ("ringside", "quest", "control", "glory_days", "title_bout")


class Scribe(Chance):
    """Throws dice and writes down what people would."""

    def __init__(self, seed: int) -> None:
        self.lines: list[str] = []
        self._inner = SeededChance(seed)

    def roll(self, sides: int, purpose: str = "") -> int:
        rolled = self._inner.roll(sides, purpose)
        self.lines.append("00" if (sides, rolled) == (100, 100) else str(rolled))
        return rolled

    def draw(self, pile: list[T], purpose: str = "") -> T:
        drawn = self._inner.draw(pile, purpose)
        self.lines.append(str(getattr(drawn, "number", 0)))
        return drawn


class Writing:
    """A corner that writes down what it decides."""

    def __init__(self, scribe: Scribe, seed: int) -> None:
        self._scribe, self._plain = scribe, UniformController(SeededChance(seed))

    def choose(self, request: Request[Any], view: Any) -> Any:
        choice = self._plain.choose(request, view)
        self._scribe.lines.append(f"{request.corner.value}:{choice_word(choice)}")
        return choice


def setup_of(system: str, rounds: int = 3) -> Setup:
    engine = registry.get(system)
    rated = Abilities(55, 3, 3, 3, 3, 3, 3, 25, 15)
    red, blue = (engine.card_from_abilities(name, rated) for name in ("Ann", "Bob"))
    return Setup(engine, red, blue, engine.info.terms(rounds))


def played(system: str, seed: int = 7) -> tuple[Setup, list[str], Any]:
    setup, scribe = setup_of(system), Scribe(seed)
    state, script = setup.engine.start(setup.red, setup.blue, setup.terms, scribe, None)
    red, blue = (Writing(scribe, seed + side) for side in (1, 2))
    view = setup.engine.view
    outcome = run(script, (red, view(state, RED)), (blue, view(state, BLUE)))
    return setup, scribe.lines, outcome


@each("system", SYSTEMS)
def test_what_was_played_on_paper_is_fought_again(system: str) -> None:
    setup, lines, outcome = played(system)
    typed = read_typed("# round by round\n" + "\n".join(lines), "paper.txt")
    record = fight_typed(setup, 1, typed, (None, None))
    assert record.outcome == outcome
    assert record.dice is not None
    assert replay(record).verdict is Verdict.SAME


def test_the_program_may_lead_a_corner_that_was_not_typed() -> None:
    setup, lines, _ = played("control")
    dice = [line for line in lines if ":" not in line]
    corners = [UniformController(SeededChance(side)) for side in (1, 2)]
    with pytest.raises(TypedError, match=r"too early|left over"):
        fight_typed(setup, 1, read_typed("\n".join(dice[:5]), "paper.txt"), (corners[0], corners[1]))


@given(
    st.integers(0, 60),
    st.sampled_from(["0", "101", "7+21", "11+3", "jab", "-4", "red:fly", "9" * 40, "½", "٣"]),
)
def test_an_impossible_entry_is_refused_with_its_line(place: int, wrong: str) -> None:
    setup, lines, _ = played("ringside")
    place = min(place, len(lines) - 1)
    if lines[place].isdecimal() or ":" in lines[place]:
        lines = [*lines[:place], wrong, *lines[place + 1 :]]
    with pytest.raises(TypedError) as refused:
        fight_typed(setup, 1, read_typed("\n".join(lines), "paper.txt"), (None, None))
    said = str(refused.value)
    # A 0 is a face of a d10, after which the bout goes another way.
    assert f"line {place + 1}:" in said or wrong == "0"
    assert "Allowed" in said or wrong == "0"


def test_a_card_is_drawn_once_a_round() -> None:
    setup, lines, _ = played("title_bout")
    first = next(place for place, line in enumerate(lines) if ":" not in line)
    lines = [*lines[: first + 1], *[lines[first]] * 20]
    with pytest.raises(TypedError, match="Allowed"):
        fight_typed(setup, 1, read_typed(" ".join(lines), "paper.txt"), (None, None))


def test_too_few_and_too_many_entries_are_refused() -> None:
    setup, lines, _ = played("quest")
    with pytest.raises(TypedError, match="ends too early: the rules ask for"):
        fight_typed(setup, 1, read_typed("\n".join(lines[:-1]), "paper.txt"), (None, None))
    with pytest.raises(TypedError, match="2 entries are left over"):
        fight_typed(setup, 1, read_typed("\n".join([*lines, "4", "5"]), "paper.txt"), (None, None))
    with pytest.raises(TypedError, match="0 entries"):
        read_typed("# nothing\n", "paper.txt")


@each("text, sides, face", [
        ("00", 100, 100), ("7", 100, 7), ("100", 100, 100), ("7+14", 100, 74), ("10+20", 100, 100), ("0+3", 100, 3), ("3+10", 100, 30),
        ("7+21", 100, None), ("11+1", 100, None), ("0", 10, 10), ("0", 6, None), ("7", 6, None), ("3+4", 20, None), ("x", 6, None),
    ])  # fmt: skip
def test_faces_as_people_read_them(text: str, sides: int, face: int | None) -> None:
    assert read_face(text, sides) == face


def test_both_ways_of_reading_percentile_dice_are_fair() -> None:
    found = sorted(read_face(f"{ten}+{twenty}", 100) or 0 for ten in range(1, 11) for twenty in range(1, 21))
    assert found == sorted([*range(1, 101)] * 2)
