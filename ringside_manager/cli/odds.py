"""``ringside odds``: what is likely, from many bouts, under one bout system or several side by side."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import click

from ringside_manager.bout import BLUE, CORNERS, RED, Setup, registry
from ringside_manager.bout.engine import IN_CHARACTER, AnyEngine
from ringside_manager.cli import options
from ringside_manager.cli.bouts import names_of
from ringside_manager.cli.commands import examples
from ringside_manager.cli.console import Column, note, on_terminal, out, out_json, out_table, progress_bar
from ringside_manager.cli.matchup import CORNER_HELP, Matchup, fighter_of, known_options, matchup
from ringside_manager.cli.options import (
    DEFAULT_RULES,
    chosen_options,
    cluster_option,
    counted,
    json_option,
    option_option,
    path_option,
    rounds_option,
    seed_option,
    seed_or_fresh,
    set_option,
    whole_option,
)
from ringside_manager.cli.sampling import DIGITS, Seats, odds_document, workers_for
from ringside_manager.errors import UsageError, excerpt
from ringside_manager.fighters.sets import USUAL_SET, usual_sets
from ringside_manager.language import say
from ringside_manager.odds import MOST_BOUTS, Odds, Play, Policy, sample
from ringside_manager.odds.rule_books import Alike, Judgement, common_rounds, most_alike
from ringside_manager.odds.workers import joined_cluster

# Several systems side by side, and the card of a night: ``--rules all`` and ``--card``.


ALL = "all"
"""What ``--rules`` says for every system there is."""


@dataclass(frozen=True, slots=True)
class Asked:
    """Who meets whom under which rules, as it was typed."""

    red: str | None
    blue: str | None
    rules: str
    set_name: str | None
    rounds: int | None
    options: tuple[tuple[str, str], ...]

    def names(self) -> tuple[str, str]:
        """Both names; ``click.UsageError`` if one is missing."""
        if self.red is None or self.blue is None:
            raise click.UsageError(
                say("Missing argument 'RED'.") if self.red is None else say("Missing argument 'BLUE'.")
            )
        return self.red, self.blue

    def one(self) -> Matchup:
        """The bout under one system; errors as ``matchup``."""
        return matchup(*self.names(), self.rules, self.set_name, self.rounds, chosen_options(self.options))

    def engines(self) -> list[AnyEngine]:
        names = registry.names() if self.rules == ALL else (self.rules,)
        return [registry.get(name) for name in names]


@dataclass(frozen=True, slots=True)
class Sampled:
    """How many bouts, with which seed and corners, on which cluster if any, and how it is told."""

    seats: Seats
    bouts: int
    seed: int | None
    cluster: str | None
    timing: bool
    as_json: bool


Pairing = tuple[Setup, ...]
"""One bout under each system, in the order of the systems."""


def of_a_pair(asked: Asked, words: Sequence[str]) -> Pairing:
    """RED against BLUE under every system, ``words`` in the corners; errors as ``matchup``, for the first that refuses."""
    engines = asked.engines()
    options = _options_by_system(engines, chosen_options(asked.options))
    rounds = common_rounds(engines) if asked.rounds is None else asked.rounds
    usual = (USUAL_SET,) if asked.rules == ALL else usual_sets(engines[0])
    red, blue = (fighter_of(name, (asked.set_name,) if asked.set_name else usual) for name in asked.names())
    return tuple(
        Matchup(
            red, blue, Setup(engine, red.card(engine), blue.card(engine), engine.info.terms(rounds, chosen))
        )
        .with_corners(words)
        .setup
        for engine, chosen in zip(engines, options, strict=True)
    )


def _options_by_system(engines: Sequence[AnyEngine], options: dict[str, str]) -> list[dict[str, str]]:
    """What each system is told: a plain option goes to all of them, ``SYSTEM.OPTION`` to that one."""
    systems = [engine.info.system for engine in engines]
    for name in options:
        if "." in name and name.partition(".")[0] not in systems:
            raise UsageError(
                say(
                    "{name} names no bout system before the dot; there are {systems}.",
                    name=excerpt(name),
                    systems=", ".join(systems),
                )
            )
    chosen = []
    for engine in engines:
        own = f"{engine.info.system}."
        for_all = {name: value for name, value in options.items() if "." not in name}
        for_one = {name.removeprefix(own): value for name, value in options.items() if name.startswith(own)}
        chosen.append(dict(known_options(engine, for_all | for_one)))
    return chosen


def of_a_card(save: Path, night: int | None, asked: Asked) -> list[Pairing]:
    """Every bout of a night of a league under the systems asked for.

    ``click.UsageError`` for words that say what the league says; errors of opening a save and of
    ``setups_of_bout``.
    """
    said = (
        ("RED and BLUE", asked.red),
        ("--set", asked.set_name),
        ("--rounds", asked.rounds),
        ("--option", asked.options),
    )
    for word, value in said:
        if value:
            raise click.UsageError(
                say("--card takes its bouts from the league; {word} cannot be given with it.", word=word)
            )
    from ringside_manager.office.facts import prospects
    from ringside_manager.office.office import Office  # leagues are slow to import

    engines = asked.engines()
    with Office.open(save, read_only=True) as office:
        books = office.books
        chosen = prospects.night_to_compare(books) if night is None else night
        bouts = prospects.bouts_to_compare(books, chosen)
        return [prospects.setups_of_bout(books, bout, engines) for bout in bouts]


def compare(pairings: Sequence[Pairing], sampled: Sampled) -> None:
    """Fight each pairing under each of its systems and tell what each makes of it."""
    plays = [sampled.seats.play(setup.engine) for setup in pairings[0]]
    works = [(setup, play) for pairing in pairings for setup, play in zip(pairing, plays, strict=True)]
    judged, seed, seconds = _fought(works, sampled)
    width = len(pairings[0])
    books = [judged[at : at + width] for at in range(0, len(judged), width)]
    if sampled.as_json:
        out_json(_document(books, seed, sampled.seats, seconds))
    else:
        _show_all(books, seed, sampled)


def _fought(
    works: Sequence[tuple[Setup, Play]], sampled: Sampled
) -> tuple[list[Judgement], int, float | None]:
    """What each system makes of its bouts, the seed, and the seconds it took if they are asked for."""
    seed, bouts = seed_or_fresh(sampled.seed), sampled.bouts
    began, many = time.perf_counter(), bouts * len(works)
    afar = sampled.cluster is not None
    workers = joined_cluster(sampled.cluster) if sampled.cluster is not None else workers_for(works, bouts)
    with progress_bar(say("Fighting"), many) as progress, workers as executor:
        judged = [
            Judgement(setup, sample(setup, bouts, seed, play, executor, progress=progress, afar=afar))
            for setup, play in works
        ]
    seconds = time.perf_counter() - began
    if sampled.timing or on_terminal(sys.stderr):
        note(say("{bouts} in {seconds} seconds.", bouts=counted(many, "bout"), seconds=f"{seconds:.1f}"))
    return judged, seed, seconds if sampled.timing else None


def _document(
    books: Sequence[Sequence[Judgement]], seed: int, seats: Seats, seconds: float | None
) -> dict[str, object]:
    """The JSON document: of one pairing its systems, of a card its bouts, each with its systems."""
    bouts = [
        {
            "systems": [odds_document(one.setup, one.odds, seed, seats, None) for one in judgements],
            "won_by_cut": {
                one.system: dict(zip(("red", "blue"), one.odds.cuts, strict=True)) for one in judgements
            },
            "mean_rounds": {one.system: round(one.odds.mean_rounds, DIGITS) for one in judgements},
        }
        for judgements in books
    ]
    alike = [
        {"systems": [one, other], "agreement": round(share, DIGITS)}
        for one, other, share in most_alike(books)
    ]
    of_one: dict[str, object] = dict(bouts[0]) if len(bouts) == 1 else {"bouts": bouts}
    return of_one | {"alike": alike, "seconds": None if seconds is None else round(seconds, 3)}


def _show_all(books: Sequence[Sequence[Judgement]], seed: int, sampled: Sampled) -> None:
    for judgements in books:
        _show_pairing(judgements, seed, sampled)
        out()
    pairs = most_alike(books)
    if pairs:
        titles = {one.system: one.setup.engine.info.title for one in books[0]}
        columns = (Column(""), Column(say("Most alike")), Column(say("agree"), right=True))
        out_table(columns, _alike_rows(pairs, titles))


def _show_pairing(judgements: Sequence[Judgement], seed: int, sampled: Sampled) -> None:
    setup = judgements[0].setup
    red, blue = names_of(setup)
    rounds = counted(setup.terms.rounds, "round")
    out(
        say(
            "{red} against {blue}: {judgements}, {rounds}, {spoken}",
            red=red,
            blue=blue,
            judgements=counted(len(judgements), "bout system"),
            rounds=rounds,
            spoken=sampled.seats.spoken(),
        )
    )
    out(say("{bouts} each, seed {seed}", bouts=counted(sampled.bouts, "bout"), seed=seed))
    out()
    figures = (say("draw"), say("by stoppage"), say("rounds"), say("knockdowns"), say("by cut"))
    headings = (red, "±", blue, "±", *figures)
    columns = (Column(say("Rules")), *(Column(heading, right=True) for heading in headings))
    out_table(columns, [_row(judgement) for judgement in judgements])
    out()
    out_table((Column(say("How")), Column(red), Column(blue)), [_how(judgement) for judgement in judgements])


def _row(judgement: Judgement) -> tuple[str, ...]:
    odds = judgement.odds
    stopped = sum(odds.won(corner) - odds.on_the_cards(corner) for corner in CORNERS)
    wins = [
        text
        for corner in (RED, BLUE)
        for text in (f"{odds.share(odds.won(corner)):.1%}", f"{odds.error(odds.won(corner)):.1%}")
    ]
    return (
        judgement.setup.engine.info.title,
        *wins,
        f"{odds.share(odds.draws + odds.no_contests):.1%}",
        f"{odds.share(stopped):.1%}",
        f"{odds.mean_rounds:.1f}",
        f"{sum(map(odds.knockdowns_per_bout, CORNERS)):.2f}",
        f"{odds.share(sum(odds.cuts)):.1%}",
    )


def _how(judgement: Judgement) -> tuple[str, str, str]:
    odds = judgement.odds
    red, blue = (
        ", ".join(
            f"{method.value} {odds.share(count):.1%}"
            for method, count in odds.by_method(corner).items()
            if count
        )
        for corner in (RED, BLUE)
    )
    return judgement.setup.engine.info.title, red, blue


def _alike_rows(pairs: Sequence[Alike], titles: dict[str, str]) -> Iterator[tuple[str, ...]]:
    for place, (one, other, share) in enumerate(pairs, 1):
        yield (
            f"{place}.",
            say("{one} and {other}", one=titles[one], other=titles[other]),
            f"{share:.1%}",
        )


# The command.


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
@click.argument("red", required=False, shell_complete=options.set_fighters)
@click.argument("blue", required=False, shell_complete=options.set_fighters)
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
@path_option(
    "--card",
    metavar="SAVE",
    help="Instead of RED and BLUE: every bout of a fight night of this league, as its fighters are today.",
)
@whole_option(
    "--night",
    within=(1, MOST_NIGHTS),
    help="The night of --card.  [default: the next with a card, or the latest]",
)
@whole_option("--bouts", within=(1, MOST_BOUTS), usual=10_000, help="How many to fight.")
@seed_option
@click.option(
    "--corner",
    type=click.Choice([*(policy.value for policy in Policy), IN_CHARACTER]),
    default=Policy.PLAIN.value,
    show_default=True,
    help="Who decides in both corners: the plain policy of the rules, the program at its best, or as the men boxed.",
)
@click.option("--red-corner", metavar="WHO", help=CORNER_HELP.format("red") + " Left out: as --corner says.")
@click.option(
    "--blue-corner", metavar="WHO", help=CORNER_HELP.format("blue") + " Left out: as --corner says."
)
@cluster_option
@click.option("--timing", is_flag=True, help="Say how long it took, also as 'seconds' in the JSON document.")
@json_option
def odds(
    *,
    bouts: int,
    seed: int | None,
    corner: str,
    red_corner: str | None,
    blue_corner: str | None,
    cluster: str | None,
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
    sampled = Sampled(seats, bouts, seed, cluster, timing=timing, as_json=as_json)
    if card is not None:
        compare(of_a_card(card, night, asked), sampled)
    elif night is not None:
        raise click.UsageError(say("--night goes with --card alone."))
    elif asked.rules == ALL:
        compare([of_a_pair(asked, seats.words)], sampled)
    else:
        _sample_one(asked.one().with_corners(seats.words).setup, sampled)


def _sample_one(setup: Setup, sampled: Sampled) -> None:
    (judged,), seed, seconds = _fought([(setup, sampled.seats.play(setup.engine))], sampled)
    if sampled.as_json:
        out_json(odds_document(setup, judged.odds, seed, sampled.seats, seconds))
    else:
        _show(setup, judged.odds, seed, sampled.seats)


def _show(setup: Setup, odds: Odds, seed: int, seats: Seats) -> None:
    red, blue = names_of(setup)
    rounds = counted(setup.terms.rounds, "round")
    out(
        say(
            "{red} against {blue}: {title}, {rounds}, {spoken}",
            red=red,
            blue=blue,
            title=setup.engine.info.title,
            rounds=rounds,
            spoken=seats.spoken(),
        )
    )
    out(say("{bouts}, seed {seed}", bouts=counted(odds.bouts, "bout"), seed=seed))
    out()
    out_table((Column(say("Result")), *_FIGURES), _result_rows(odds, red, blue))
    out()
    out_table((Column(say("Ended in round"), right=True), *_FIGURES), _round_rows(odds))
    out()
    averages = [
        (say("Knockdowns a bout"), *(f"{odds.knockdowns_per_bout(corner):.3f}" for corner in CORNERS)),
        (say("Punches landed a round"), *(f"{odds.landed_per_round(corner):.2f}" for corner in CORNERS)),
    ]
    out_table((Column(say("On average")), Column(red, right=True), Column(blue, right=True)), averages)


_FIGURES = (Column(say("bouts"), right=True), Column(say("share"), right=True), Column("±", right=True))


def _result_rows(odds: Odds, red: str, blue: str) -> Iterator[tuple[str, ...]]:
    for name, corner in ((red, RED), (blue, BLUE)):
        yield (say("{name} wins", name=name), *_figures(odds, odds.won(corner)))
        for method, count in odds.by_method(corner).items():
            yield (say("  by {method}", method=method.value), *_figures(odds, count))
    yield (say("Draw"), *_figures(odds, odds.draws))
    if odds.no_contests:
        yield (say("No contest"), *_figures(odds, odds.no_contests))


def _round_rows(odds: Odds) -> Iterator[tuple[str, ...]]:
    for number, count in enumerate(odds.ended, 1):
        yield (str(number), *_figures(odds, count))


def _figures(odds: Odds, count: int) -> tuple[str, str, str]:
    return f"{count:,}", f"{odds.share(count):.2%}", f"{odds.error(count):.2%}"
