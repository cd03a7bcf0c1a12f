"""``ringside odds --rules all`` and ``--card``: pairings under several bout systems, side by side."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import click

from ringside_manager.bout import BLUE, CORNERS, RED, Setup, registry
from ringside_manager.bout.engine import AnyEngine
from ringside_manager.cli.console import note, on_terminal, out, out_json
from ringside_manager.cli.matchup import (
    USUAL_SET,
    Matchup,
    fighter_of,
    known_options,
    matchup,
    usual_sets,
)
from ringside_manager.cli.odds_seats import DIGITS, Seats, odds_document
from ringside_manager.cli.options import chosen_options, counted, seed_or_fresh
from ringside_manager.cli.progress import progress_bar
from ringside_manager.cli.tables import Column, out_table
from ringside_manager.cli.telling import names_of
from ringside_manager.cli.workers import workers_for_all
from ringside_manager.errors import UsageError, excerpt
from ringside_manager.odds import sample
from ringside_manager.odds.rule_books import Alike, Judgement, common_rounds, most_alike

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
            raise click.UsageError(f"Missing argument '{'RED' if self.red is None else 'BLUE'}'.")
        return self.red, self.blue

    def one(self) -> Matchup:
        """The bout under one system; errors as ``matchup``."""
        return matchup(*self.names(), self.rules, self.set_name, self.rounds, chosen_options(self.options))

    def engines(self) -> list[AnyEngine]:
        """The systems asked for."""
        names = registry.names() if self.rules == ALL else (self.rules,)
        return [registry.get(name) for name in names]


@dataclass(frozen=True, slots=True)
class Sampled:
    """How many bouts, with which seed and corners, and how it is told."""

    seats: Seats
    bouts: int
    seed: int | None
    timing: bool
    as_json: bool


Pairing = tuple[Setup, ...]
"""One bout under each system, in the order of the systems."""


def of_a_pair(asked: Asked) -> Pairing:
    """RED against BLUE under every system; errors as ``matchup``, for the first system that refuses."""
    engines = asked.engines()
    options = _options_by_system(engines, chosen_options(asked.options))
    rounds = common_rounds(engines) if asked.rounds is None else asked.rounds
    usual = (USUAL_SET,) if asked.rules == ALL else usual_sets(engines[0])
    red, blue = (fighter_of(name, (asked.set_name,) if asked.set_name else usual) for name in asked.names())
    return tuple(
        Setup(engine, red.card(engine), blue.card(engine), engine.info.terms(rounds, chosen))
        for engine, chosen in zip(engines, options, strict=True)
    )


def _options_by_system(engines: Sequence[AnyEngine], options: dict[str, str]) -> list[dict[str, str]]:
    """What each system is told: a plain option goes to all of them, ``SYSTEM.OPTION`` to that one."""
    systems = [engine.info.system for engine in engines]
    for name in options:
        if "." in name and name.partition(".")[0] not in systems:
            raise UsageError(
                f"{excerpt(name)} names no bout system before the dot; there are {', '.join(systems)}."
            )
    told = []
    for engine in engines:
        own = f"{engine.info.system}."
        for_all = {name: value for name, value in options.items() if "." not in name}
        for_one = {name.removeprefix(own): value for name, value in options.items() if name.startswith(own)}
        told.append(dict(known_options(engine, for_all | for_one)))
    return told


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
            raise click.UsageError(f"--card takes its bouts from the league; {word} cannot be given with it.")
    from ringside_manager.cli.league.common import reading
    from ringside_manager.office.facts import prospects

    engines = asked.engines()
    with reading(save) as office:
        books = office.books
        chosen = prospects.night_to_compare(books) if night is None else night
        bouts = prospects.bouts_to_compare(books, chosen)
        return [prospects.setups_of_bout(books, bout, engines) for bout in bouts]


def compare(pairings: Sequence[Pairing], sampled: Sampled) -> None:
    """Fight each pairing under each of its systems and tell what each makes of it."""
    plays = [sampled.seats.play(setup.engine) for setup in pairings[0]]
    works = [(setup, play) for pairing in pairings for setup, play in zip(pairing, plays, strict=True)]
    seed, bouts = seed_or_fresh(sampled.seed), sampled.bouts
    began = time.perf_counter()
    with (
        progress_bar("Fighting", bouts * len(works)) as progress,
        workers_for_all(works, bouts) as executor,
    ):
        judged = [
            Judgement(setup, sample(setup, bouts, seed, play, executor, progress=progress))
            for setup, play in works
        ]
    seconds = time.perf_counter() - began
    if sampled.timing or on_terminal(sys.stderr):
        note(f"{counted(bouts * len(works), 'bout')} in {seconds:.1f} seconds.")
    width = len(pairings[0])
    books = [judged[at : at + width] for at in range(0, len(judged), width)]
    if sampled.as_json:
        out_json(_document(books, seed, sampled.seats, seconds if sampled.timing else None))
    else:
        _show(books, seed, sampled)


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
        {"systems": [pair.one, pair.other], "agreement": round(pair.agreement, DIGITS)}
        for pair in most_alike(books)
    ]
    of_one: dict[str, object] = dict(bouts[0]) if len(bouts) == 1 else {"bouts": bouts}
    return of_one | {"alike": alike, "seconds": None if seconds is None else round(seconds, 3)}


def _show(books: Sequence[Sequence[Judgement]], seed: int, sampled: Sampled) -> None:
    for judgements in books:
        _show_pairing(judgements, seed, sampled)
        out()
    pairs = most_alike(books)
    if pairs:
        titles = {one.system: one.setup.engine.info.title for one in books[0]}
        columns = (Column(""), Column("Most alike"), Column("agree", right=True))
        out_table(columns, _alike_rows(pairs, titles))


def _show_pairing(judgements: Sequence[Judgement], seed: int, sampled: Sampled) -> None:
    setup = judgements[0].setup
    red, blue = names_of(setup)
    rounds = counted(setup.terms.rounds, "round")
    out(
        f"{red} against {blue}: {counted(len(judgements), 'bout system')}, {rounds}, {sampled.seats.spoken()}"
    )
    out(f"{counted(sampled.bouts, 'bout')} each, seed {seed}")
    out()
    headings = (red, "±", blue, "±", "draw", "by stoppage", "rounds", "knockdowns", "by cut")
    columns = (Column("Rules"), *(Column(heading, right=True) for heading in headings))
    out_table(columns, [_row(judgement) for judgement in judgements])
    out()
    out_table((Column("How"), Column(red), Column(blue)), [_how(judgement) for judgement in judgements])


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
    for place, pair in enumerate(pairs, 1):
        yield f"{place}.", f"{titles[pair.one]} and {titles[pair.other]}", f"{pair.agreement:.1%}"
