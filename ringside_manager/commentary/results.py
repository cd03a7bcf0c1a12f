"""The result of a bout as a line, and its figures as rows."""

from __future__ import annotations

from dataclasses import dataclass

from ringside_manager.bout.corner import RED
from ringside_manager.bout.outcome import Method, Outcome
from ringside_manager.commentary.speaking_names import shown

_DECISIONS = {
    Method.UD: "unanimous decision",
    Method.SD: "split decision",
    Method.MD: "majority decision",
    Method.DEC: "decision",
}
_STOPPAGES = {
    Method.KO: "KO",
    Method.TKO: "TKO",
    Method.RTD: "retirement",
    Method.TD: "technical decision",
    Method.DQ: "disqualification",
}


@dataclass(frozen=True, slots=True)
class SummaryRow:
    """One figure of both boxers."""

    label: str
    red: str
    blue: str


def result_line(outcome: Outcome, red: str, blue: str, clock: str) -> str:
    """Such as ``Muhammad Ali beats Rocky Marciano by KO in round 7 (turn 12)``; names are made safe to print.

    ``clock`` names the unit of ``outcome.time``; scores are told from the winner's side.
    """
    red, blue = shown(red), shown(blue)
    if outcome.method is Method.DRAW:
        return f"{red} and {blue} draw over {_rounds(outcome.round)}{_scores(outcome)}"
    if outcome.method is Method.NC:
        return f"{red} against {blue} is a no contest, called off in round {outcome.round}"
    winner, loser = (red, blue) if outcome.winner is RED else (blue, red)
    how = f"{winner} beats {loser} by "
    if outcome.method in _DECISIONS:
        return f"{how}{_DECISIONS[outcome.method]} over {_rounds(outcome.round)}{_scores(outcome)}"
    when = f"in round {outcome.round}"
    if outcome.method is Method.TD:
        return f"{how}{_STOPPAGES[outcome.method]} {when}{_scores(outcome)}"
    return f"{how}{_STOPPAGES[outcome.method]} {when} ({clock} {outcome.time})"


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


def _rounds(count: int) -> str:
    return f"{count} round{'s' if count != 1 else ''}"


def _scores(outcome: Outcome) -> str:
    """The cards in brackets, the winner's points first (red's in a draw); nothing without cards."""
    totals = [
        card.total if outcome.winner in (RED, None) else card.total[::-1] for card in outcome.scorecards
    ]
    return f" ({', '.join(f'{mine}-{his}' for mine, his in totals)})" if totals else ""
