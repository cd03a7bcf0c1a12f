"""``ringside odds``: what is likely, from many bouts."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass

import click

from ringside_manager.bout import BLUE, CORNERS, RED, Method, Setup
from ringside_manager.bout.engine import AnyEngine
from ringside_manager.cli.console import note, on_terminal, out, out_json
from ringside_manager.cli.corners import CORNER_HELP, corner_maker
from ringside_manager.cli.lazy import examples
from ringside_manager.cli.matchup import Matchup, takes_a_matchup
from ringside_manager.cli.options import WholeNumber, counted, json_option, seed_option, seed_or_fresh
from ringside_manager.cli.progress import progress_bar
from ringside_manager.cli.tables import Column, out_table
from ringside_manager.cli.telling import names_of
from ringside_manager.cli.workers import workers_for
from ringside_manager.odds import MOST_BOUTS, Odds, Play, Policy, sample

DIGITS = 6


@click.command(
    epilog=examples(
        "ringside odds Ali Marciano",
        "ringside odds Ali Frazier --rounds 15 --bouts 2000 --corner ai --seed 7 --json",
        "ringside odds Ali Frazier --red-corner my-plan.yaml --blue-corner ai:contender",
        "ringside odds Ali Frazier --bouts 1000 --red-corner plan:swarmer --corner ai",
    )
)
@takes_a_matchup
@click.option(
    "--bouts",
    type=WholeNumber(1, MOST_BOUTS),
    default=10_000,
    show_default=True,
    help="How many to fight.",
)
@seed_option
@click.option(
    "--corner",
    type=click.Choice([policy.value for policy in Policy]),
    default=Policy.PLAIN.value,
    show_default=True,
    help="Who decides in both corners: the plain policy of the rules, or the corner AI at its best.",
)
@click.option("--red-corner", metavar="WHO", help=CORNER_HELP.format("red") + " Left out: as --corner says.")
@click.option(
    "--blue-corner", metavar="WHO", help=CORNER_HELP.format("blue") + " Left out: as --corner says."
)
@click.option("--timing", is_flag=True, help="Say how long it took, also as 'seconds' in the JSON document.")
@json_option
def command(
    match: Matchup,
    *,
    bouts: int,
    seed: int | None,
    corner: str,
    red_corner: str | None,
    blue_corner: str | None,
    timing: bool,
    as_json: bool,
) -> None:
    """Fight RED against BLUE many times and count how it ends.

    The counts are exact; '±' is how far a true chance may lie from its share, at 95 % confidence.
    """
    setup = match.setup
    seats = Seats(corner, red_corner, blue_corner)
    policy = seats.play(setup.engine)
    chosen_seed = seed_or_fresh(seed)
    began = time.perf_counter()
    with progress_bar("Fighting", bouts) as progress, workers_for(setup, bouts, policy) as executor:
        odds = sample(setup, bouts, chosen_seed, policy, executor, progress=progress)
    seconds = time.perf_counter() - began
    if timing or on_terminal(sys.stderr):
        note(f"{counted(bouts, 'bout')} in {seconds:.1f} seconds.")
    if as_json:
        out_json(odds_document(setup, odds, chosen_seed, seats, seconds if timing else None))
    else:
        _show(setup, odds, chosen_seed, seats)


@dataclass(frozen=True, slots=True)
class Seats:
    """Who decides, as it was typed: a policy for both, unless a corner has somebody of its own."""

    both: str
    red: str | None = None
    blue: str | None = None

    @property
    def differ(self) -> bool:
        """Whether a corner was given somebody of its own."""
        return self.red is not None or self.blue is not None

    @property
    def words(self) -> tuple[str, str]:
        """Who decides in the red and in the blue corner."""
        return self.red or self.both, self.blue or self.both

    def play(self, engine: AnyEngine) -> Play:
        """The same for the bouts; errors as ``corner_maker``."""
        if not self.differ:
            return Policy(self.both)
        red, blue = (corner_maker(word, engine) for word in self.words)
        return red, blue

    def document(self) -> dict[str, object]:
        """Their part of the JSON document: ``corner`` is null where the corners were named one by one."""
        if not self.differ:
            return {"corner": self.both}
        return {"corner": None, "corners": dict(zip(("red", "blue"), self.words, strict=True))}

    def spoken(self) -> str:
        """Their part of the heading."""
        if self.differ:
            return "{} in the red corner, {} in the blue".format(*self.words)
        return "plain corners" if self.both == Policy.PLAIN.value else "AI corners"


def odds_document(
    setup: Setup, odds: Odds, seed: int, seats: Seats, seconds: float | None
) -> dict[str, object]:
    """The JSON document; ``seconds`` is null unless asked for, so that equal arguments give equal bytes."""
    red, blue = names_of(setup)
    counts = _counts(setup, odds)
    return {
        "system": setup.engine.info.system,
        "red": red,
        "blue": blue,
        "rounds": setup.terms.rounds,
        "bouts": odds.bouts,
        "seed": seed,
        **seats.document(),
        "results": {
            **{corner.value: {m.value: n for m, n in odds.by_method(corner).items()} for corner in CORNERS},
            **{ending: count for ending, count in counts.items() if ending not in ("red", "blue")},
        },
        "ended_in_round": {str(number): count for number, count in enumerate(odds.ended, 1)},
        "knockdowns_per_bout": {c.value: round(odds.knockdowns_per_bout(c), DIGITS) for c in CORNERS},
        "landed_per_round": {c.value: round(odds.landed_per_round(c), DIGITS) for c in CORNERS},
        "win": {ending: round(odds.share(count), DIGITS) for ending, count in counts.items()},
        "error": {ending: round(odds.error(count), DIGITS) for ending, count in counts.items()},
        "seconds": None if seconds is None else round(seconds, 3),
    }


def _counts(setup: Setup, odds: Odds) -> dict[str, int]:
    """How often each corner won and nobody did; no contests only in systems that know them."""
    counts = {"red": odds.won(RED), "blue": odds.won(BLUE), "draw": odds.draws}
    knows_them = Method.NC in setup.engine.info.methods
    return counts | ({"no_contest": odds.no_contests} if knows_them else {})


def _show(setup: Setup, odds: Odds, seed: int, seats: Seats) -> None:
    red, blue = names_of(setup)
    rounds = counted(setup.terms.rounds, "round")
    out(f"{red} against {blue}: {setup.engine.info.title}, {rounds}, {seats.spoken()}")
    out(f"{counted(odds.bouts, 'bout')}, seed {seed}")
    out()
    out_table((Column("Result"), *_FIGURES), _result_rows(odds, red, blue))
    out()
    out_table((Column("Ended in round", right=True), *_FIGURES), _round_rows(odds))
    out()
    averages = [
        ("Knockdowns a bout", *(f"{odds.knockdowns_per_bout(corner):.3f}" for corner in CORNERS)),
        ("Punches landed a round", *(f"{odds.landed_per_round(corner):.2f}" for corner in CORNERS)),
    ]
    out_table((Column("On average"), Column(red, right=True), Column(blue, right=True)), averages)


_FIGURES = (Column("bouts", right=True), Column("share", right=True), Column("±", right=True))


def _result_rows(odds: Odds, red: str, blue: str) -> Iterator[tuple[str, ...]]:
    for name, corner in ((red, RED), (blue, BLUE)):
        yield (f"{name} wins", *_figures(odds, odds.won(corner)))
        for method, count in odds.by_method(corner).items():
            yield (f"  by {method.value}", *_figures(odds, count))
    yield ("Draw", *_figures(odds, odds.draws))
    if odds.no_contests:
        yield ("No contest", *_figures(odds, odds.no_contests))


def _round_rows(odds: Odds) -> Iterator[tuple[str, ...]]:
    for number, count in enumerate(odds.ended, 1):
        yield (str(number), *_figures(odds, count))


def _figures(odds: Odds, count: int) -> tuple[str, str, str]:
    return f"{count:,}", f"{odds.share(count):.2%}", f"{odds.error(count):.2%}"
