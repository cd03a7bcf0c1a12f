"""``ringside fighter`` and ``ringside manager``: the pages of people."""

from __future__ import annotations

from pathlib import Path

import click

from ringside_manager.almanac import how, money, plain, signed
from ringside_manager.cli import completion
from ringside_manager.cli.console import out, out_json
from ringside_manager.cli.lazy import examples
from ringside_manager.cli.league.common import reading, save_argument
from ringside_manager.cli.options import json_option
from ringside_manager.cli.tables import Column, out_table
from ringside_manager.office.names import find_fighter, find_manager
from ringside_manager.office.queries.people import (
    FighterPage,
    ManagerPage,
    fighter_page,
    free_agents,
    manager_page,
)
from ringside_manager.office.queries.words import played_by


@click.command(name="fighter", epilog=examples("ringside fighter club.ringside Marciano"))
@save_argument
@click.argument("name", shell_complete=completion.fighters)
@json_option
def fighter(save: Path, name: str, as_json: bool) -> None:
    """Everything the books say about the fighter NAME."""
    with reading(save) as office:
        page = fighter_page(office.books, find_fighter(office.books, name))
    if as_json:
        out_json(plain(page))
    else:
        _tell_fighter(page)


def _tell_fighter(page: FighterPage) -> None:
    out(f"{page.name}" + (f', "{page.nickname}"' if page.nickname else ""), "bold")
    manager = (
        f"managed by {page.manager} at {page.percentage} percent" if page.manager else "without a manager"
    )
    out(f"{page.standing}, {page.record}, {manager}")
    out(
        f"POP {page.pop.total:g} (earned {page.pop.earned:g}, rank {page.pop.rank:g}); earnings {money(page.earnings)}"
    )
    out(f"Knockdowns {page.knockdowns[0]} scored, {page.knockdowns[1]} suffered")
    ratings = [(name.replace("_", " "), now, signed(page.ratings.gained[name]) if name in page.ratings.gained else "") for name, now in page.ratings.now.items()]  # fmt: skip
    out_table((Column("Rating"), Column("Now", right=True), Column("Gained", right=True)), ratings)
    if not page.bouts:
        out("No bouts yet.")
        return
    columns = (Column("Night", right=True), Column("Result"), Column("Opponent"), Column("How"), Column("Arena"), Column("Purse", right=True), Column("POP", right=True))  # fmt: skip
    out_table(
        columns,
        [
            (b.night, b.result, b.opponent, how(b), b.arena, money(b.purse), signed(b.pop_change))
            for b in page.bouts
        ],
    )  # fmt: skip
    for reign in page.reigns:
        until = f"to night {reign.until_night}" if reign.until_night else "still"
        out(f"Champion from night {reign.from_night} {until}, {reign.defences} defences")


@click.command(
    name="manager", epilog=examples("ringside manager club.ringside Bob", "ringside manager club.ringside")
)
@save_argument
@click.argument("name", required=False, shell_complete=completion.managers)
@json_option
def manager(save: Path, name: str | None, as_json: bool) -> None:
    """Everything the books say about the manager NAME; without one of all managers and of the free agents."""
    with reading(save) as office:
        books = office.books
        found = tuple(books.managers.values()) if name is None else (find_manager(books, name),)
        pages = [manager_page(books, one) for one in found]
        free = free_agents(books) if name is None else ()
    if as_json:
        out_json(
            plain(pages[0]) if name is not None else {"managers": plain(pages), "free_agents": plain(free)}
        )
        return
    for page in pages:
        _tell_manager(page)
    if free:
        out("Free agents", "bold")
        out_table((Column("Fighter"), Column("Record", right=True)), [(row.name, row.record) for row in free])


def _tell_manager(page: ManagerPage) -> None:
    out(f"{page.name} ({played_by(page.kind, page.temperament)})", "bold")
    out(f"Money {money(page.money)}, record {page.record}")
    columns = (Column("Fighter"), Column("Standing"), Column("Record", right=True), Column("POP", right=True), Column("Share", right=True), Column("Last night", right=True))  # fmt: skip
    out_table(
        columns,
        [
            (r.name, r.standing, r.record, f"{r.pop:g}", f"{r.percentage} %", r.last_night)
            for r in page.stable
        ],
    )
