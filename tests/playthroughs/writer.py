"""Writes bouts down so that a person with the rule book in hand can check them, die by die.

``python -m tests.playthroughs.writer`` writes all of them anew; read what changed before you keep it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from ringside_manager.bout import (
    CORNERS,
    BoutRecord,
    Chance,
    SeededChance,
    Setup,
    Terms,
    derive_seed,
    registry,
)
from ringside_manager.bout.corner import Controller, Request, choice_word
from ringside_manager.bout.drive import run
from ringside_manager.bout.events import Event
from tests.bout.corners import AnyOption
from tests.playthroughs.scripts import PLAYTHROUGHS, Playthrough

FOLDER = Path(__file__).parent
COMMAND = "python -m tests.playthroughs.writer"
SPARE = "spare_"
"""What stands before the reading of a card that is drawn and put back."""


class Telling(Chance):
    """Dice that write down what they show, and cards what they say for the reading they were drawn for."""

    def __init__(self, inner: Chance, lines: list[str], playthrough: Playthrough) -> None:
        self._inner, self._lines = inner, lines
        self._rules, self._card = playthrough.dice, playthrough.card

    def roll(self, sides: int, purpose: str = "") -> int:
        rolled = self._inner.roll(sides, purpose)
        if self._card and purpose.startswith(SPARE):
            self._lines.append(
                f"  spare {self._card(rolled, purpose.removeprefix(SPARE))} ({self._rules[purpose]})"
            )
        else:
            self._lines.append(f"  die   d{sides} for {purpose}: {rolled} ({self._rules[purpose]})")
        return rolled

    def draw(self, pile: list[Any], purpose: str = "") -> Any:
        drawn = pile.pop(self._inner.roll(len(pile), purpose) - 1)
        assert self._card, "cards are drawn, and nobody says what stands on them"
        self._lines.append(f"  card  {self._card(drawn.number, purpose)} ({self._rules[purpose]})")
        return drawn


class Asked:
    """A corner whose requests and choices are written down."""

    def __init__(self, controller: Controller, lines: list[str], places: list[int]) -> None:
        self._controller, self._lines, self._places = controller, lines, places

    def choose(self, request: Request[Any], view: Any) -> Any:
        choice = self._controller.choose(request, view)
        self._places.append(request.check(choice))
        words = " ".join(map(choice_word, request.options))
        said = f"{request.corner.value} {request.kind}: {choice_word(choice)} of {words}"
        self._lines.append(f"  asks  {said} ({request.rule})")
        return choice


class Listener:
    """Writes events down, a paragraph for each turn and a heading for each round."""

    def __init__(self, lines: list[str], paragraph: str) -> None:
        self._lines, self._paragraph, self._round = lines, paragraph, 0

    def hear(self, event: Event) -> None:
        if event.round != self._round:
            self._round = event.round
            self._lines += ["", f"Round {event.round}"]
        if event.name == self._paragraph:
            self._lines.append("")
        facts = {key: value for key, value in event.as_dict().items() if key not in {"event", "round"}}
        told = ", ".join(f"{key} {fact(value)}" for key, value in facts.items())
        self._lines.append(f"  event {event.name}: {told}{rules_of(event)}")


def fact(value: object) -> str:
    """A fact of an event in one word."""
    if isinstance(value, list):
        return (" " if value and isinstance(value[0], list) else "-").join(map(fact, value))
    if isinstance(value, dict):
        return "(" + ", ".join(f"{key} {fact(part)}" for key, part in value.items()) + ")"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "none" if value is None else str(value)


def rules_of(event: Event) -> str:
    """The rules an event's docstring names."""
    named = re.findall(r"\b(?:CV|[A-Z])\d+\b", type(event).__doc__ or "")
    return f" ({', '.join(named)})" if named else ""


def write(playthrough: Playthrough) -> str:
    """The whole text of a playthrough."""
    setup = setup_of(playthrough)
    lines = list(heading(playthrough, setup))
    places: list[int] = []
    dice = Telling(SeededChance(playthrough.seed), lines, playthrough)
    state, script = setup.engine.start(
        setup.red, setup.blue, setup.terms, dice, Listener(lines, playthrough.paragraph).hear
    )
    corners = [Asked(controller, lines, places) for controller in controllers(playthrough, setup)]
    views = [setup.engine.view(state, corner) for corner in CORNERS]
    outcome = run(script, (corners[0], views[0]), (corners[1], views[1]))
    record = BoutRecord.of(setup, playthrough.seed, places, outcome)
    return "\n".join([*lines, "", *ending(record)]) + "\n"


def setup_of(playthrough: Playthrough) -> Setup:
    engine = registry.get(playthrough.system)
    terms = engine.info.terms(playthrough.rounds, playthrough.options)
    return Setup.from_data(engine, playthrough.red, playthrough.blue, terms)


def controllers(playthrough: Playthrough, setup: Setup) -> Iterator[Controller]:
    for corner in CORNERS:
        dice = SeededChance(derive_seed(playthrough.seed, corner.value))
        yield setup.engine.plain_corner(dice) if playthrough.corners == "plain" else AnyOption(dice)


def heading(playthrough: Playthrough, setup: Setup) -> Iterator[str]:
    info = setup.engine.info
    yield f"{info.title}: {playthrough.title}"
    yield ""
    yield f"Written by {COMMAND}; checked line by line by the tests beside it."
    yield "Each die and each choice stands before what came of it; letters and numbers in brackets name rules."
    yield ""
    yield f"rules   {info.system}, version {info.rules_version}"
    for corner, card in zip(CORNERS, (setup.red, setup.blue), strict=True):
        data = dict(setup.engine.card_data(card))
        yield f"{corner.value:<7} {data.pop('name')}: {', '.join(f'{key} {fact(value)}' for key, value in data.items())}"
    yield f"terms   {told_terms(setup.terms)}"
    yield f"seed    {playthrough.seed}"
    yield f"corners {playthrough.corners} (both)"
    yield from ("", "Before the first bell")


def told_terms(terms: Terms) -> str:
    options = (f"{name} {fact(value)}" for name, value in terms.options.items())
    return ", ".join([f"{terms.rounds} rounds", *options, "nothing carried over"])


def ending(record: BoutRecord) -> Iterator[str]:
    outcome = record.outcome
    winner = outcome.winner.value if outcome.winner else "nobody"
    yield f"Result: {outcome.method.value} for {winner} in round {outcome.round}, {outcome.time}"
    for name in ("knockdowns", "damage", "landed", "loss", "start"):
        yield f"  {name} {fact(list(getattr(outcome, name)))}"
    for card in outcome.scorecards:
        rounds = " ".join(fact(list(points)) for points in card.rounds)
        yield f"  card of {card.judge}: {rounds} total {fact(list(card.total))}"
    yield f"  digest of the record {record.digest}"


def path_of(playthrough: Playthrough) -> Path:
    return FOLDER / playthrough.system / f"{playthrough.name}.txt"


def main() -> None:
    for playthrough in PLAYTHROUGHS:
        path = path_of(playthrough)
        path.parent.mkdir(exist_ok=True)
        path.write_text(write(playthrough), encoding="utf-8", newline="\n")
        print(path.relative_to(FOLDER))


if __name__ == "__main__":
    main()
