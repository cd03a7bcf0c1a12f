"""``ringside odds``: what is likely, from many bouts."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click

from ringside_manager.bout import BLUE, CORNERS, RED, Setup
from ringside_manager.cli import completion
from ringside_manager.cli.console import note, on_terminal, out, out_json
from ringside_manager.cli.corners import CORNER_HELP
from ringside_manager.cli.lazy import examples
from ringside_manager.cli.odds_all import ALL, Asked, Sampled, compare, of_a_card, of_a_pair
from ringside_manager.cli.odds_seats import Seats, odds_document
from ringside_manager.cli.options import (
    DEFAULT_RULES,
    WholeNumber,
    counted,
    json_option,
    option_option,
    rounds_option,
    seed_option,
    seed_or_fresh,
    set_option,
)
from ringside_manager.cli.progress import progress_bar
from ringside_manager.cli.tables import Column, out_table
from ringside_manager.cli.telling import names_of
from ringside_manager.cli.workers import workers_for
from ringside_manager.odds import MOST_BOUTS, Odds, Policy, sample

MOST_NIGHTS = 1_000_000


@click.command(
    epilog=examples(
        "ringside odds Ali Marciano",
        "ringside odds Ali Frazier --rounds 15 --bouts 2000 --corner ai --seed 7 --json",
        "ringside odds Ali Frazier --red-corner my-plan.yaml --blue-corner ai:contender",
        "ringside odds Ali Frazier --bouts 1000 --red-corner plan:swarmer --corner ai",
        "ringside odds Ali Frazier --rules all --bouts 2000",
        "ringside odds --card club.ringside --night 13 --rules all --bouts 500",
    )
)
@click.argument("red", required=False, shell_complete=completion.set_fighters)
@click.argument("blue", required=False, shell_complete=completion.set_fighters)
@click.option(
    "--rules",
    default=DEFAULT_RULES,
    show_default=True,
    metavar="SYSTEM",
    help="The bout system; 'ringside systems' lists them. 'all': under every one, and how alike they judge.",
)
@set_option
@rounds_option
@option_option
@click.option(
    "--card",
    type=click.Path(path_type=Path),
    metavar="SAVE",
    help="Instead of RED and BLUE: every bout of a fight night of this league, as its fighters are today.",
)
@click.option(
    "--night",
    type=WholeNumber(1, MOST_NIGHTS),
    help="The night of --card.  [default: the next with a card, or the latest]",
)
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
    help="Who decides in both corners: the plain policy of the rules, or the program at its best.",
)
@click.option("--red-corner", metavar="WHO", help=CORNER_HELP.format("red") + " Left out: as --corner says.")
@click.option(
    "--blue-corner", metavar="WHO", help=CORNER_HELP.format("blue") + " Left out: as --corner says."
)
@click.option("--timing", is_flag=True, help="Say how long it took, also as 'seconds' in the JSON document.")
@json_option
def command(
    *,
    bouts: int,
    seed: int | None,
    corner: str,
    red_corner: str | None,
    blue_corner: str | None,
    timing: bool,
    as_json: bool,
    card: Path | None,
    night: int | None,
    **words: Any,  # who meets whom under which rules
) -> None:
    """Fight RED against BLUE many times and count how it ends.

    The counts are exact; '±' is how far a true chance may lie from its share, at 95 % confidence.
    Under '--rules all' an option is given as OPTION=VALUE to all systems, as SYSTEM.OPTION=VALUE to one.
    """
    asked = Asked(
        words["red"], words["blue"], words["rules"], words["set_name"], words["rounds"], words["options"]
    )
    seats = Seats(corner, red_corner, blue_corner)
    sampled = Sampled(seats, bouts, seed, timing=timing, as_json=as_json)
    if card is not None:
        compare(of_a_card(card, night, asked), sampled)
    elif night is not None:
        raise click.UsageError("--night goes with --card alone.")
    elif asked.rules == ALL:
        compare([of_a_pair(asked)], sampled)
    else:
        _sample_one(asked.one().setup, sampled)


def _sample_one(setup: Setup, sampled: Sampled) -> None:
    """The odds under one system."""
    seats, bouts = sampled.seats, sampled.bouts
    timing, as_json = sampled.timing, sampled.as_json
    policy = seats.play(setup.engine)
    chosen_seed = seed_or_fresh(sampled.seed)
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
