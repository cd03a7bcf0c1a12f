"""The bench: ``ringside bench`` plays many leagues under packs of house rules and lays side by side what they came to."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import isfinite
from time import perf_counter

import click

from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.house_packs import HousePack
from ringside_manager.campaign.house_rules import BOOK
from ringside_manager.campaign.schedule import SEASON
from ringside_manager.cli import options
from ringside_manager.cli.commands import examples
from ringside_manager.cli.console import Column, out, out_json, out_table, progress_bar
from ringside_manager.cli.options import (
    LARGEST_SEED,
    cluster_option,
    json_option,
    rules_option,
    whole_option,
)
from ringside_manager.cli.sampling import DIGITS, workers_for_nights
from ringside_manager.language import joined, say
from ringside_manager.office.bench import (
    MOST_FIGHTERS,
    MOST_LEAGUES,
    MOST_MANAGERS,
    MOST_SEASONS,
    Bench,
    Benching,
)
from ringside_manager.office.facts.bench import FIGURES, Estimate, PackFigures, Unit
from ringside_manager.office.house_rules import load_pack

_STANDARD = Bench(())


@click.command(
    name="bench",
    epilog=examples(
        "ringside bench --house-rules by_the_book --house-rules even_purses",
        "ringside bench --house-rules ours.yaml --leagues 50 --seasons 1 --json",
    ),
)
@click.option(
    "--house-rules",
    "packs",
    multiple=True,
    default=(BOOK,),
    show_default=True,
    metavar="NAME_OR_FILE",
    shell_complete=options.packs,
    help="A pack of house rules; may be given several times.",
)
@whole_option("--leagues", within=(1, MOST_LEAGUES), usual=_STANDARD.leagues, help="Leagues under each pack.")
@whole_option(
    "--seasons",
    within=(1, MOST_SEASONS),
    usual=_STANDARD.seasons,
    help="Seasons of each league, of 52 nights.",
)
@whole_option(
    "--fighters",
    within=(1, MOST_FIGHTERS),
    usual=_STANDARD.fighters,
    help="Fighters for stables of one size in each league; where the thirty are too few, others are rolled.",
)
@whole_option(
    "--managers",
    within=(2, MOST_MANAGERS),
    usual=_STANDARD.managers,
    help="Managers in each league, all played by the program.",
)
@rules_option
@whole_option(
    "--seed",
    within=(0, LARGEST_SEED),
    usual=_STANDARD.seed,
    help="The same seed gives the same result on every machine.",
)
@cluster_option
@json_option
def bench(
    *,
    packs: Sequence[str],
    leagues: int,
    seasons: int,
    fighters: int,
    managers: int,
    rules: str,
    seed: int,
    cluster: str | None,
    as_json: bool,
) -> None:
    """Play many leagues under each pack of house rules and compare what they came to.

    A league is the same under every pack but for the pack: men, seats and dice.  '±' is how far the true mean may lie from
    that of the leagues played, at 95 % confidence.
    """
    begun = perf_counter()
    found = tuple(load_pack(pack) for pack in packs)
    benching = Benching(Bench(found, leagues, seasons, fighters, managers, rules, seed))
    pool = workers_for_nights(rules, benching.whole * seasons * SEASON, cluster)
    with progress_bar(say("Playing"), benching.whole) as progress, pool as executor:
        before = 0
        for done in benching.play(executor, afar=cluster is not None):
            progress(done - before)
            before = done
    told = [figures for figures in benching.figures() if figures is not None]
    if as_json:
        seconds = round(perf_counter() - begun, 2)
        documents = [_document(pack, figures) for pack, figures in zip(found, told, strict=True)]
        out_json({"packs": documents, "seconds": seconds})
    else:
        _show(benching.bench, told)


# The JSON document.


def _document(pack: HousePack, told: PackFigures) -> dict[str, object]:
    """Shares from 0 to 1, popularity in points, reigns in nights; ``errors`` has the same names and shapes."""
    head = {"name": pack.name, "leagues": told.leagues, "seasons": len(told.arenas)}
    return {**head, **_figures(told, _value), "errors": _figures(told, _error)}


def _value(one: Estimate | None) -> float | None:
    return None if one is None else round(one.value, DIGITS)


def _error(one: Estimate | None) -> float | None:
    return None if one is None or not isfinite(one.error) else round(one.error, DIGITS)


def _figures(told: PackFigures, figure: Callable[[Estimate | None], float | None]) -> dict[str, object]:
    return {
        "arena_shares": [
            {"season": number, **{arena.value: figure(row[arena.place]) for arena in reversed(Arena)}}
            for number, row in enumerate(told.arenas, 1)
        ],
        "title_share_of_purses": figure(told.title_share),
        "money": {
            "gini": figure(told.gini),
            "richest_over_poorest": figure(told.richest_over_poorest),
            "last_at_half_in_upper_half": figure(told.recovered),
        },
        "retired_per_season": [figure(one) for one in told.retired],
        "mean_pop": [figure(one) for one in told.pop],
        "newcomers_in_top_ten": [figure(one) for one in told.newcomers],
        "reign_nights_median": figure(told.reign_nights),
        "title_bouts_per_season": figure(told.title_bouts),
        "leader_changes_per_season": figure(told.leader_changes),
        "upsets": figure(told.upsets),
        "rematches": figure(told.rematches),
        "methods": {method.value: figure(one) for method, one in told.methods},
    }


# The tables.


def _show(bench: Bench, told: Sequence[PackFigures]) -> None:
    out(
        say(
            "Leagues under each pack: {leagues}; seasons: {seasons}; managers: {managers}; fighters: {fighters}",
            leagues=f"{bench.leagues:,}",
            seasons=bench.seasons,
            managers=bench.managers,
            fighters=bench.fighters,
        ),
        "bold",
    )
    packs = [Column(pack.name, right=True) for pack in bench.packs]
    out()
    out_table(
        (Column(say("Figure")), *packs),
        [
            (row.title(), *(_text(row.of(one), row.unit) for one in told))
            for row in FIGURES
            if any(row.of(one) is not None for one in told)
        ],
        say("What they came to"),
    )
    for season in dict.fromkeys((0, bench.seasons - 1)):
        rows = [
            (arena.title, *(_text(one.arenas[season][arena.place], Unit.SHARE) for one in told))
            for arena in Arena
        ]
        out()
        heading = joined(
            ": ", (say("Share of bouts in each arena"), say("season {number}", number=season + 1))
        )
        out_table((Column(say("Arena")), *packs), rows, heading)
    out()
    methods = dict.fromkeys(method for one in told for method, _ in one.methods)
    rows = [
        (method.value, *(_text(dict(one.methods).get(method), Unit.SHARE) for one in told))
        for method in methods
    ]
    out_table((Column(say("Ending")), *packs), rows, say("How bouts end"))


def _text(one: Estimate | None, unit: Unit) -> str:
    if one is None:
        return ""
    form = ".1%" if unit is Unit.SHARE else ".2f"
    error = f" ±{one.error:{form}}" if isfinite(one.error) else ""
    return f"{one.value:{form}}{error}"
