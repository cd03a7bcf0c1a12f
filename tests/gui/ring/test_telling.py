"""The commentary at every place: what has been told, and nothing of what is to come."""

from __future__ import annotations

import pytest

from ringside_manager.bout import SeededChance, registry
from ringside_manager.bout.view import MarkSpec, NumberSpec, Use
from ringside_manager.commentary import narrate
from ringside_manager.commentary.phrases import Length
from ringside_manager.gui.board import Names, square_word
from ringside_manager.gui.board.window import named
from ringside_manager.gui.ring import LiveBout
from ringside_manager.gui.ring.watching import Telling
from ringside_manager.language import Pseudo
from ringside_manager.play import Contest
from tests.gui.ring.bouts import watched
from tests.play.test_contest import EXPERT, PERSON, heavyweights
from tests.slow import each


@pytest.mark.parametrize("length", Length)
def test_told_to_the_end_it_is_the_whole_commentary(length: Length) -> None:
    match = watched()
    telling = Telling(match, length)
    told = telling.at(len(match.film))
    assert told[0] == tuple(narrate(match.setup, match.seed, match.film.events, length=length))
    assert told[1] == ""


@pytest.mark.parametrize("length", Length)
def test_what_is_asked_for_first_is_told_first_and_comes_out_the_same(length: Length) -> None:
    match = watched()
    whole, last = Telling(match, length), len(match.film)
    whole.at(last)
    for place in (0, 1, 2, 17, 60, last // 2, last - 3, last):
        telling = Telling(match, length)
        assert telling.at(place) == whole.at(place)
        assert telling.told <= place + 120, "no more is told than is to be seen"
    assert Telling(match, length).told == 0


@pytest.mark.parametrize("length", Length)
def test_each_place_goes_on_from_the_one_before_and_knows_nothing_later(length: Length) -> None:
    match = watched()
    telling = Telling(match, length)
    before = telling.at(0)
    for place in range(1, len(match.film) + 1):
        told = telling.at(place)
        assert told[0][: len(before[0])] == before[0]
        assert all(line.event < place for line in told[0])
        if before[1]:
            new = [line.text for line in told[0][len(before[0]) :]]
            assert (*new, told[1])[0].startswith(before[1])
        before = told


def test_what_is_said_of_a_moment_does_not_hang_on_what_comes_after_it() -> None:
    match = watched()
    whole = Telling(match, Length.STANDARD)
    for place in range(5, 120, 9):
        short = watched()
        short.film.events = match.film.events[:place]
        short.film.scenes = match.film.scenes[:place]
        so_far = Telling(short, Length.STANDARD).at(place)
        told = whole.at(place)
        assert (*[line.text for line in told[0]], told[1]) == (
            *[line.text for line in so_far[0]], so_far[1],
        ) or [line.text for line in told[0]] == [*[line.text for line in so_far[0]], so_far[1]]  # fmt: skip


def test_a_bout_being_fought_is_told_on_and_told_again_after_taking_back() -> None:
    match = LiveBout.played(Contest(heavyweights(), 7, (PERSON, EXPERT)))
    match.begin()
    telling, chance = Telling(match, Length.RADIO), SeededChance(3)
    for _ in range(12):
        match.answer(match.requests[0], chance.pick(match.requests[0].options))
        telling.follow()
    match.take_back()
    telling.follow()
    afresh = Telling(match, Length.RADIO)
    places = range(len(match.film) + 1)
    assert [telling.at(place) for place in places] == [afresh.at(place) for place in places]


# Names of a bout system as people read them


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


@each("system", SYSTEMS)
def test_every_name_is_told_in_the_language_of_the_window(qapp: object, system: str) -> None:
    with Pseudo():
        untold = [name for name, word in told(system).items() if not word.startswith("⟦")]
    assert untold == []


@each("system", SYSTEMS)
def test_every_name_is_short_enough_for_a_label(system: str) -> None:
    assert {name: word for name, word in told(system).items() if len(word) > 40} == {}


@each(
    "kind, word, expected",
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


@each(
    "square, expected",
    [("c3", "c3"), ("a3", "a3, on the ropes"), ("c6", "c6, on the ropes"), ("f1", "f1, in the corner")],
)
def test_a_square_and_what_lies_beside_it(square: str, expected: str) -> None:
    assert square_word(square, registry.get("ringside").info.floor) == expected
    assert square_word(square) == square


def test_codes_of_punches() -> None:
    assert [Names().code(word) for word in ("left_hook", "uppercut", "slap")] == ["LH", "UC", "SL"]
