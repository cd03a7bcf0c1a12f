"""The rankings of a league and what its years came to, from a terminal: champions, contenders, seasons, stories, branches."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import click

from ringside_manager.almanac import league, plain
from ringside_manager.almanac import money
from ringside_manager.almanac.history import season_rows, story_rows
from ringside_manager.cli import options
from ringside_manager.cli.commands import examples
from ringside_manager.cli.console import Column, out, out_json, out_table
from ringside_manager.cli.league import out_rankings, save_argument
from ringside_manager.cli.options import json_option, path_argument
from ringside_manager.language import say, word
from ringside_manager.office.docket import find_fighter
from ringside_manager.office.facts.charting import Branch, TitleLine
from ringside_manager.office.facts.charting import compare as compare_branches
from ringside_manager.office.facts.feuds import FeudRow, feud_rows
from ringside_manager.office.facts.rankings import BeltRow, DivisionPage, PoundRow, pound_rows, rankings_page
from ringside_manager.office.office import Office


@click.command(
    name="rankings",
    epilog=examples("ringside rankings club.ringside", "ringside rankings club.ringside --feuds"),
)
@save_argument
@click.option("--pound-for-pound", is_flag=True, help="The best twenty of all weight classes, in one list.")
@click.option("--feuds", is_flag=True, help="The feuds of fighters and of managers, the hottest first.")
@json_option
def rankings(save: Path, pound_for_pound: bool, feuds: bool, as_json: bool) -> None:
    """The champion and all contenders."""
    with Office.open(save, read_only=True) as office:
        rows, pages, best, heated = (
            league.rankings(office.books),
            rankings_page(office.books),
            pound_rows(office.books),
            feud_rows(office.books) if feuds else (),
        )
    if as_json:
        out_json(plain(heated if feuds else best if pound_for_pound else rows))
    elif feuds:
        _out_feuds(heated)
    elif rows and pound_for_pound:
        _out_best(best)
    elif rows:
        out_rankings(rows)
        for page in pages:
            _out_due(page)
    else:
        out(say("There are no rankings before the first champion is crowned (C32)."))


def _out_best(rows: Sequence[PoundRow]) -> None:
    """The pound-for-pound list (Y11)."""
    columns = (Column(say("Place"), right=True), Column(say("Fighter")), Column(say("Weight class")), Column(say("Manager")), Column(say("POP"), right=True), Column(say("Record"), right=True))  # fmt: skip
    cells = [
        (row.place, row.name, word(row.weight_class), row.manager_name, f"{row.pop:g}", row.record)
        for row in rows
    ]
    out_table(columns, cells, say("Pound for pound"))


def _out_feuds(rows: Sequence[FeudRow]) -> None:
    """The feuds of fighters, then those of managers (C80)."""
    if not rows:
        out(say("There are no feuds yet: nobody has met often enough (C80)."))
    columns = (Column(say("Heat"), right=True), Column(say("Between")), Column(say("Bouts"), right=True), Column(say("Record"), right=True), Column(say("Last night"), right=True), Column(say("Next night"), right=True))  # fmt: skip
    titles = {"fighters": say("Feuds of fighters"), "managers": say("Feuds of managers")}
    for kind in dict.fromkeys(row.kind for row in rows):
        cells = [
            (
                row.heat,
                say("{one} and {other}", one=row.one_name, other=row.other_name),
                row.bouts,
                f"{row.won}-{row.lost}-{row.drawn}",
                row.last_night,
                row.next_night or "",
            )
            for row in rows
            if row.kind == kind
        ]
        out_table(columns, cells, titles[kind])


def _out_due(page: DivisionPage) -> None:
    """Whom the champion must meet, why, and by when (Y12, Y14)."""
    for belt in page.belts:
        out(_belt_line(belt))
    if page.undisputed and page.champion is not None:
        out(say("{name} is undisputed champion.", name=page.champion.name))
    if page.claim is not None:
        out(
            say(
                "{one} won the eliminator of night {night} against {other} and is mandatory challenger.",
                one=page.claim.one.name, other=page.claim.other.name, night=page.claim.night,
            )
        )  # fmt: skip
    if page.eliminator is not None:
        out(
            say(
                "Eliminator on night {night}: {one} against {other}.",
                one=page.eliminator.one.name, other=page.eliminator.other.name, night=page.eliminator.night,
            )
        )  # fmt: skip
    if page.champion is None or page.belts:
        return
    if page.mandatory is not None and page.claim is None:
        out(
            say(
                "Mandatory challenger of {champion}: {name}.",
                champion=page.champion.name,
                name=page.mandatory.name,
            )
        )
    if page.defend_by:
        out(
            say(
                "{champion} must defend the title by night {night}.",
                champion=page.champion.name,
                night=page.defend_by,
            )
        )


def _belt_line(belt: BeltRow) -> str:
    """Who holds a belt, since when, and what he must do for it (Y12, Y16)."""
    if belt.champion is None:
        return say("{belt}: vacant since night {night}.", belt=belt.name, night=belt.since)
    told = {"belt": belt.name, "champion": belt.champion.name, "night": belt.since}
    parts = [say("{belt}: {champion}, since night {night}.", **told)]
    if belt.mandatory is not None:
        parts.append(say("Mandatory challenger: {name}.", name=belt.mandatory.name))
    if belt.defend_by:
        parts.append(say("To be defended by night {night}.", night=belt.defend_by))
    return " ".join(parts)


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
