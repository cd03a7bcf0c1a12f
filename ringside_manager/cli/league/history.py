"""What the years of a league came to, from a terminal: arenas and purses by season, careers, and branches side by side."""

from __future__ import annotations

from pathlib import Path

import click

from ringside_manager.almanac.bouts import money
from ringside_manager.almanac.history import season_rows, story_rows
from ringside_manager.almanac import plain
from ringside_manager.cli import options
from ringside_manager.cli.commands import examples
from ringside_manager.cli.console import Column, out, out_json, out_table
from ringside_manager.cli.league.saves import save_argument
from ringside_manager.cli.options import json_option, path_argument
from ringside_manager.language import say, word
from ringside_manager.office.facts.branches import Branch, TitleLine
from ringside_manager.office.facts.branches import compare as compare_branches
from ringside_manager.office.office import Office
from ringside_manager.office.parties import find_fighter

# ``ringside seasons``


@click.command(epilog=examples("ringside seasons club.ringside"))
@save_argument
@json_option
def seasons(save: Path, as_json: bool) -> None:
    """Arenas and purses, season by season."""
    with Office.open(save, read_only=True) as office:
        rows = season_rows(office.books)
    if as_json:
        out_json(plain(rows))
        return
    if not any(row.bouts for row in rows):
        out(say("No bout has been fought yet."))
        return
    columns = (
        Column(say("Season"), right=True),
        Column(say("Arena")),
        Column(say("Bouts"), right=True),
        Column(say("Title bouts"), right=True),
        Column(say("A bout on average"), right=True),
        Column(say("Purses"), right=True),
    )
    lines = [
        (row.season, word(row.arena), row.bouts, row.title_bouts, money(row.average), money(row.purses))
        for row in rows
        if row.bouts
    ]
    out_table(columns, lines, say("Arenas and purses by season"))


# ``ringside story``


@click.command(epilog=examples('ringside story club.ringside "Muhammad Ali"'))
@save_argument
@click.argument("name", shell_complete=options.fighters)
@json_option
def story(save: Path, name: str, as_json: bool) -> None:
    """The career of the fighter NAME, told."""
    with Office.open(save, read_only=True) as office:
        page = find_fighter(office.books, name)
        parts = story_rows(office.books, page)
    if as_json:
        out_json({"name": page.name, "story": plain(parts)})
        return
    out(page.name, "bold")
    for part in parts:
        out("")
        out(part.part, "bold")
        for sentence in part.sentences:
            out(sentence)


# ``ringside compare``


@click.command(epilog=examples("ringside compare club.ringside what-if.ringside"))
@save_argument
@path_argument("others", nargs=-1, required=True, metavar="OTHER...")
@json_option
def compare(save: Path, others: tuple[Path, ...], as_json: bool) -> None:
    """Lay SAVE and branches of it side by side: money, ranks and titles after the last night all have held."""
    branches = []
    for path in (save, *others):
        with Office.open(path, read_only=True) as office:
            branches.append(Branch(office.books, office.entries))
    found = compare_branches(branches)
    if as_json:
        out_json(plain(found))
        return
    out(say("They share all up to entry {entry}, night {parted}.", entry=found.entry, parted=found.parted))
    sides = [Column(name, right=True) for name in found.names]
    cents = [
        (line.name, *("" if one is None else money(one / 100) for one in line.cents)) for line in found.money
    ]
    out_table((Column(say("Manager")), *sides), cents, say("Money after night {night}", night=found.night))
    ranks = [
        (line.name, word(line.weight_class) if line.weight_class else "", *map(_rank, line.ranks))
        for line in found.ranks
    ]
    out_table(
        (Column(say("Fighter")), Column(say("Class")), *sides),
        ranks,
        say("Ranks after night {night}", night=found.night),
    )
    for name, reigns in zip(found.names, found.titles, strict=True):
        out(say("Titles in {league}", league=name), "bold")
        for reign in reigns:
            out(_reign(reign))
        if not reigns:
            out(say("Nobody was champion."))


def _rank(rank: int | None) -> str:
    if rank is None:
        return "–"
    return str(rank) if rank else say("champion")


def _reign(reign: TitleLine) -> str:
    told = {"champion": reign.champion, "since": reign.since, "until": reign.until}
    if reign.until is None:
        return say("{champion}, from night {since} on", **told)
    return say("{champion}, night {since} to night {until}", **told)
