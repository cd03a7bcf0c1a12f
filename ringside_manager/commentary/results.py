"""The result of a bout as a line, and its figures as rows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ringside_manager.bout.corner import BLUE, RED
from ringside_manager.bout.outcome import Outcome
from ringside_manager.commentary.length import Length
from ringside_manager.commentary.phrases import Fact, phrases_in
from ringside_manager.commentary.sentences import fill
from ringside_manager.commentary.speaking_names import shown
from ringside_manager.commentary.tallies import leader_of

RESULTS = "results"
"""The phrase file of bells, scores and last lines."""
SECONDS = "second"
"""The unit of a clock that is told in minutes and seconds."""


@dataclass(frozen=True, slots=True)
class SummaryRow:
    """One figure of both boxers."""

    label: str
    red: str
    blue: str


def clock_time(time: int, clock: str) -> str:
    """A system's time as it is shown: seconds as ``1:34``, any other unit as its number; ``clock`` names the unit."""
    return f"{time // 60}:{time % 60:02d}" if clock == SECONDS else str(time)


def result_line(outcome: Outcome, red: str, blue: str, clock: str, language: str = "en") -> str:
    """Such as ``Muhammad Ali beats Rocky Marciano by KO in round 7 (turn 12)``; names are made safe to print.

    ``clock`` names the unit of ``outcome.time``; scores are told from the winner's side.
    """
    red, blue = shown(red), shown(blue)
    winner, loser = (red, blue) if outcome.winner is RED else (blue, red)
    names = {"red": red, "blue": blue, "winner": winner, "loser": loser, "scores": _scores(outcome)}
    facts: dict[str, Fact] = {"method": outcome.method.value, "round": outcome.round, "time": outcome.time}
    facts |= {"cause": outcome.cause, "clock": clock, "at": clock_time(outcome.time, clock)}
    return _said("result", facts, names, language)


def round_line(number: int, language: str = "en") -> str:
    """A round is rung in."""
    return _said("round_begun", {"round": number}, {}, language)


def time_mark(number: int, time: int, clock: str, language: str = "en") -> str:
    """When something happened, for a line that stands alone, such as ``R3 T12:``; ``clock`` names the unit."""
    facts: dict[str, Fact] = {"round": number, "time": time, "clock": clock, "at": clock_time(time, clock)}
    return _said("time_mark", facts, {}, language)


def score_line(
    number: int,
    names: tuple[str, str],
    cards: Sequence[tuple[int, int]],
    language: str = "en",
    length: Length = Length.STANDARD,
) -> str:
    """How both stand after a round on every judge's card; names and points are (red, blue)."""
    red, blue = cards[0]
    leader = leader_of(tuple(cards))
    shown_first = [(his, mine) for mine, his in cards] if leader == BLUE.value else cards
    facts: dict[str, Fact] = {
        "round": number,
        "points_red": red,
        "points_blue": blue,
        "judges": len(cards),
        "leader": leader,
        "cards": ", ".join(f"{mine}-{his}" for mine, his in shown_first),
    }
    ahead = names[leader == BLUE.value]
    return _said("round_over", facts, {"red": names[0], "blue": names[1], "ahead": ahead}, language, length)


def _said(
    event: str,
    facts: Mapping[str, Fact],
    names: Mapping[str, str],
    language: str,
    length: Length = Length.STANDARD,
) -> str:
    """The first sentence of the case that fits, which dice have no part in."""
    book = phrases_in(language, RESULTS)
    case = book.case(event, facts, length)
    spoken = {name: book.word(fact) for name, fact in facts.items()}
    return fill(case.say[0], {**spoken, **names}) if case is not None else ""


def summary(outcome: Outcome) -> tuple[SummaryRow, ...]:
    """What both did: knockdowns, punches, damage, strength left, and the cards."""
    left = (outcome.start[side] - outcome.loss[side] for side in (0, 1))
    rows = [
        _row("Knockdowns scored", outcome.knockdowns),
        _row("Punches landed", outcome.landed),
        _row("Damage done", outcome.damage),
        _row("Strength left", tuple(left)),
    ]
    cards = outcome.scorecards
    single = len(cards) == 1
    rows += [_row("Points" if single else f"Points, {shown(card.judge)}", card.total) for card in cards]
    return tuple(rows)


def _row(label: str, pair: tuple[int, ...]) -> SummaryRow:
    return SummaryRow(label, str(pair[0]), str(pair[1]))


def _scores(outcome: Outcome) -> str:
    """The cards in brackets, the winner's points first (red's in a draw); nothing without cards."""
    totals = [
        card.total if outcome.winner in (RED, None) else card.total[::-1] for card in outcome.scorecards
    ]
    return f" ({', '.join(f'{mine}-{his}' for mine, his in totals)})" if totals else ""
