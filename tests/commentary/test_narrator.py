"""The telling: in order, the same every time, complete, and never against the events."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ringside_manager.bout import (
    BLUE,
    RED,
    Abilities,
    Method,
    Outcome,
    SeededChance,
    Setup,
    registry,
    simulate,
)
from ringside_manager.bout.corner import Request
from ringside_manager.bout.events import BoutEnded, Event, RoundScored
from ringside_manager.commentary import Line, Narrator, Tone, narrate
from ringside_manager.commentary.phrases import Length
from tests.slow import each

ENGINE = registry.get("ringside")


class Restless:
    """Any option with equal chance, every tactic too."""

    def __init__(self, seed: int) -> None:
        self._pick = SeededChance(seed).pick

    def choose(self, request: Request[Any], _view: Any) -> Any:
        return self._pick(request.options)


def setup_of(
    red: str = "Muhammad Ali", blue: str = "Rocky Marciano", punch: int = 3, rounds: int = 3
) -> Setup:
    in_red, in_blue = (
        ENGINE.card_from_abilities(name, Abilities(50, *(punch,) * 6, counterpunch=40, endurance=10))
        for name in (red, blue)
    )
    return Setup(ENGINE, in_red, in_blue, ENGINE.info.terms(rounds, {"saved_by_bell": True}))


def events_of(setup: Setup, seed: int) -> list[Event]:
    events: list[Event] = []
    simulate(setup, seed, Restless(seed), Restless(seed + 1), events.append)
    return events


def told(setup: Setup, seed: int) -> list[Line]:
    return list(narrate(setup, seed, events_of(setup, seed)))


def test_every_round_is_rung_in_once_and_the_result_comes_last() -> None:
    for seed in range(20):
        lines, events = told(setup_of(), seed), events_of(setup_of(), seed)
        last = max(event.round for event in events)
        rung = [line.text for line in lines if line.tone is Tone.BELL]
        assert rung == [f"Round {number}" for number in range(1, last + 1)]
        assert [line.tone for line in lines].count(Tone.RESULT) == 1
        assert lines[-1].tone is Tone.RESULT
        assert [line.tone for line in lines].count(Tone.SCORE) == sum(
            e.name == "round_scored" for e in events
        )


def test_the_same_bout_is_told_in_the_same_words() -> None:
    assert told(setup_of(), 5) == told(setup_of(), 5)
    wordings = {
        tuple(line.text for line in narrate(setup_of(), seed, events_of(setup_of(), 5))) for seed in (1, 2)
    }
    assert len(wordings) == 2


def test_telling_as_it_happens_is_the_same_telling() -> None:
    narrator = Narrator(setup_of(), 5)
    lines = [line for event in events_of(setup_of(), 5) for line in narrator.hear(event)]
    assert lines == told(setup_of(), 5)
    assert narrator.finish() == ()


def test_a_bout_that_breaks_off_is_told_to_its_last_event() -> None:
    events = [event for event in events_of(setup_of(), 5) if event.name != "bout_ended"][:60]
    lines = list(narrate(setup_of(), 5, events))
    whole = told(setup_of(), 5)
    assert lines[:-1] == whole[: len(lines) - 1]
    assert whole[len(lines) - 1].text.startswith(lines[-1].text)


def test_lines_bear_the_turn_and_turns_come_in_order() -> None:
    lines = [line for line in told(setup_of(), 5) if line.round == 1 and line.tone in (Tone.PLAIN, Tone.LOUD)]
    turns = [line.time for line in lines if line.time]
    assert len(turns) > 9
    assert turns == sorted(set(turns))
    assert turns[-1] <= 18


WITNESSES: list[tuple[str, Callable[[str], bool]]] = [
    ("knocked_down", lambda text: any(word in text.lower() for word in ("down goes", "canvas", "is down", "floor"))),
    ("counted", lambda text: any(word in text.lower() for word in (" up at ", " up again at ", "back on his feet", "on his feet again",
                                                                  "somehow", "he makes it"))),
    ("counted_out", lambda text: "counts to ten" in text or "ten!" in text or "beat the count!" in text),
    ("saved_by_bell", lambda text: "bell" in text),
]  # fmt: skip


def test_what_is_grave_is_told_when_it_happens_and_only_then() -> None:
    seen = set()
    for seed in range(30):
        setup = setup_of(punch=6)
        events = [event.as_dict() for event in events_of(setup, seed)]
        lines = [line for line in told(setup, seed) if line.time]
        for name, witness in WITNESSES:
            happened = {(event["round"], event["turn"]) for event in events if event["event"] == name}
            spoken = {(line.round, line.time) for line in lines if witness(line.text)}
            seen |= {name} if happened else set()
            # an extra turn is marked off inside the line of the knockdown
            assert {where[0] for where in happened} == {where[0] for where in spoken}, (name, seed)
            assert len(happened) == len(spoken), (name, seed)
    assert seen == {name for name, _ in WITNESSES}


def test_names_are_text_whatever_they_hold() -> None:
    setup = setup_of(red="{me} \x1b[31mRed\u202e", blue="{count in words}'s")
    text = "\n".join(line.text for line in told(setup, 3))
    assert "\x1b" not in text
    assert "\u202e" not in text
    assert "\\x1b[31mRed\\u202e" in text
    assert "{count in words}'s" in text


def test_two_of_one_name_are_told_apart() -> None:
    lines = told(setup_of(red="Joe Frazier", blue="JOE FRAZIER"), 4)
    assert any("Joe Frazier (red)" in line.text for line in lines)
    assert any("JOE FRAZIER (blue)" in line.text for line in lines)


def test_points_add_up_from_round_to_round() -> None:
    narrator = Narrator(setup_of(), 1)
    first = narrator.hear(RoundScored(1, (9, 4), (10, 9), RED))
    second = narrator.hear(RoundScored(2, (3, 3), (10, 10), None))
    assert first[-1].text.endswith("After 1 round: Ali 10, Marciano 9.")
    assert second[-1].text.endswith("After 2 rounds: Ali 20, Marciano 19.")


def test_an_even_card_is_never_told_as_a_won_round() -> None:
    for seed in range(10):
        line = Narrator(setup_of(), seed).hear(RoundScored(1, (9, 8), (10, 10), RED))[-1]
        assert "even" in line.text


@each("method", [method for method in Method if method not in (Method.DRAW, Method.NC)])
def test_every_end_has_a_closing_sentence(method: Method) -> None:
    outcome = Outcome(method, BLUE, 3, 7, (0, 0), (0, 0), (0, 0), (0, 0), (1, 1))
    lines = Narrator(setup_of(), 1).hear(BoutEnded(3, outcome))
    assert lines[0].tone is Tone.BELL
    assert len(lines) == 3
    assert lines[-1].text.startswith("Rocky Marciano beats Muhammad Ali by ")


@each("method", [Method.DRAW, Method.NC])
def test_an_end_without_a_winner_too(method: Method) -> None:
    outcome = Outcome(method, None, 3, 7, (0, 0), (0, 0), (0, 0), (0, 0), (1, 1))
    assert len(Narrator(setup_of(), 1).hear(BoutEnded(3, outcome))) == 3


@each("language, words", [("en", ("takes over", "passes to")), ("de", ("übernimmt", "wechselt"))])
def test_nobody_takes_over_an_attack_that_nobody_had(language: str, words: tuple[str, ...]) -> None:
    first, later = [], []
    for seed in range(30):
        setup = setup_of(rounds=1)
        lines = narrate(setup, seed, events_of(setup, seed), language=language, length=Length.RADIO)
        for line in lines:
            if line.tone is not Tone.BELL:
                (first if line.time == 1 else later).append(line.text)
    assert not [text for text in first if any(word in text for word in words)]
    assert [text for text in later if any(word in text for word in words)]


@each("language", ["en", "de"])
def test_a_retirement_is_told_as_it_happens_and_not_at_the_next_bell(language: str) -> None:
    setup = setup_of()
    outcome = Outcome(Method.RTD, RED, 2, 7, (0, 0), (0, 0), (0, 0), (0, 0), (1, 1))
    texts = {
        line.text
        for seed in range(20)
        for line in narrate(setup, seed, [BoutEnded(2, outcome)], language=language)
        if line.tone is not Tone.BELL and line.tone is not Tone.RESULT
    }
    assert len(texts) == 2
    assert not [text for text in texts if "bell" in text or "Gong" in text]
