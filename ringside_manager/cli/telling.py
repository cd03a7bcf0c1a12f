"""A bout told on the screen."""

from __future__ import annotations

from collections.abc import Iterable

from ringside_manager.bout.events import Event
from ringside_manager.bout.outcome import Outcome
from ringside_manager.bout.setup import Setup
from ringside_manager.cli.console import out
from ringside_manager.cli.options import counted, spoken
from ringside_manager.cli.tables import Column, out_table
from ringside_manager.commentary import Length, Line, Tone, narrate, result_line, summary
from ringside_manager.commentary.results import SECONDS, clock_time

HANG = 5
_STYLES = {
    Tone.BELL: "bold",
    Tone.PLAIN: "",
    Tone.LOUD: "bold yellow",
    Tone.SCORE: "cyan",
    Tone.RESULT: "bold green",
}


def out_opening(setup: Setup, seed: int, red: str, blue: str) -> None:
    """Who meets whom, under which rules; ``red`` and ``blue`` introduce the boxers."""
    info, terms = setup.engine.info, setup.terms
    chosen = ", ".join(f"{name} {spoken(value)}" for name, value in terms.options.items())
    out(f"Red   {red}", "red")
    out(f"Blue  {blue}", "blue")
    out(f"{info.title}, {counted(terms.rounds, 'round')}, seed {seed}" + (f" ({chosen})" if chosen else ""))


def out_telling(setup: Setup, seed: int, events: Iterable[Event], length: str) -> None:
    """The bout from the first bell to the result; ``length`` is the value of a ``Length``."""
    chosen, clock = Length(length), setup.engine.info.clock
    for line in narrate(setup, seed, events, length=chosen):
        if line.tone in (Tone.BELL, Tone.RESULT):
            out()
        # A line of the ticker says itself when it was.
        text = line.text if chosen is Length.TICKER else _with_time(line, clock)
        out(text, _STYLES[line.tone], hang=HANG + (clock == SECONDS))


def out_summary(setup: Setup, outcome: Outcome) -> None:
    """The figures of both boxers side by side."""
    red, blue = names_of(setup)
    out()
    columns = (Column(""), Column(red, right=True), Column(blue, right=True))
    out_table(columns, [(row.label, row.red, row.blue) for row in summary(outcome)])


def out_result(setup: Setup, outcome: Outcome) -> None:
    """The result line alone."""
    out(result_line(outcome, *names_of(setup), setup.engine.info.clock), _STYLES[Tone.RESULT])


def names_of(setup: Setup) -> tuple[str, str]:
    """The names on both cards."""
    red, blue = (str(setup.engine.card_data(card)["name"]) for card in (setup.red, setup.blue))
    return red, blue


def _with_time(line: Line, clock: str) -> str:
    if line.tone not in (Tone.PLAIN, Tone.LOUD):
        return line.text
    time = clock_time(line.time, clock) if line.time else ""
    return f"{time:>{4 if clock == SECONDS else 3}}  {line.text}"
