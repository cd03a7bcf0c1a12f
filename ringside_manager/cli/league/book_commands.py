"""The books: ``card``, ``rankings``, ``ledger``, ``tournament``, ``news``."""

from __future__ import annotations

from pathlib import Path

import click

from ringside_manager.almanac import money, plain, result_line
from ringside_manager.cli import completion
from ringside_manager.cli.console import out, out_json
from ringside_manager.cli.lazy import examples
from ringside_manager.cli.league.common import reading, save_argument
from ringside_manager.cli.league.tables import out_rankings
from ringside_manager.cli.options import WholeNumber, json_option
from ringside_manager.cli.tables import Column, out_table
from ringside_manager.office.facts.ledger import ledger as ledger_rows
from ringside_manager.office.names import find_manager
from ringside_manager.office.queries import bouts, status
from ringside_manager.office.queries.news import news as news_rows
from ringside_manager.office.queries.tournaments import PairingRow, TournamentPage, tournaments

MOST_NIGHTS = 1_000_000

night_option = click.option(
    "--night",
    type=WholeNumber(1, MOST_NIGHTS),
    help="The fight night.  [default: the one whose doors are open, or the latest]",
)


@click.command(name="card", epilog=examples("ringside card club.ringside --night 13"))
@save_argument
@night_option
@json_option
def card(save: Path, night: int | None, as_json: bool) -> None:
    """The card of a fight night, with results once it is over."""
    with reading(save) as office:
        chosen = night or office.books.doors or max(1, office.books.closed)
        rows = bouts.card(office.books, chosen)
        due = bouts.due_on(office.books, chosen)
        ring = {
            number: "over in the ring" if row.done else "in the ring" for number, row in office.ring().items()
        }
    if as_json:
        out_json({"night": chosen, "bouts": plain(rows), "due": plain(due), "ring": sorted(ring)})
        return
    out(f"Night {chosen}", "bold")
    if not rows and not due:
        out("No bouts on this night.")
    for one in due:
        out(_due(one, chosen))
    for arena in dict.fromkeys(row.arena for row in rows):
        out(arena, "bold")
        for row in rows:
            if row.arena == arena:
                state = f" ({ring[row.bout]})" if row.bout in ring else ""
                out(f"  {row.bout}: {result_line(row)}{state}", hang=4)


@click.command(name="rankings", epilog=examples("ringside rankings club.ringside"))
@save_argument
@json_option
def rankings(save: Path, as_json: bool) -> None:
    """The champion and all contenders."""
    with reading(save) as office:
        rows = status.rankings(office.books)
    if as_json:
        out_json(plain(rows))
    elif rows:
        out_rankings(rows)
    else:
        out("There are no rankings before the first champion is crowned (C32).")


@click.command(name="ledger", epilog=examples("ringside ledger club.ringside Bob"))
@save_argument
@click.argument("manager", required=False, shell_complete=completion.managers)
@json_option
def ledger(save: Path, manager: str | None, as_json: bool) -> None:
    """Every movement of money, of all managers or of one."""
    with reading(save) as office:
        number = None if manager is None else find_manager(office.books, manager).number
        rows = ledger_rows(office.books, number)
    if as_json:
        out_json(plain(rows))
        return
    if not rows:
        out("No money has moved yet.")
        return
    columns = (Column("Night", right=True), Column("Manager"), Column("Kind"), Column("Fighter"), Column("Bout", right=True), Column("Amount", right=True), Column("Balance", right=True))  # fmt: skip
    out_table(
        columns,
        [
            (
                r.night,
                r.manager,
                r.kind.replace("_", " "),
                r.fighter,
                r.bout,
                money(r.amount),
                money(r.balance),
            )
            for r in rows
        ],
        "Ledger",
    )


@click.command(name="tournament", epilog=examples("ringside tournament club.ringside"))
@save_argument
@json_option
def tournament(save: Path, as_json: bool) -> None:
    """The tournaments and their brackets, the latest first."""
    with reading(save) as office:
        pages = tournaments(office.books)
    if as_json:
        out_json(plain(pages))
        return
    if not pages:
        out("No tournament has been drawn.")
    for page in pages:
        _tell_tournament(page)


def _tell_tournament(page: TournamentPage) -> None:
    out(f"{page.name}: {len(page.entrants)} fighters, {page.rounds} rounds", "bold")
    for number in range(1, page.rounds + 1):
        rows = [row for row in page.pairings if row.round == number]
        out(f"Round {number}, {_nights(rows)}")
        for row in rows:
            out(f"  {_pairing(row)}")
    if page.winner:
        out(f"Winner: {page.winner}", "bold")


def _due(row: bouts.DueRow, night: int) -> str:
    """A bout the bracket makes on ``night``, or one that finds no place on its card (C53)."""
    pair = f"{row.tournament}, round {row.round}: {row.red} against {row.blue}"
    if row.night == night:
        return f"{pair}, made when the night begins"
    return f"{pair}, waits for a place: {expected(row.night)}"


def expected(night: int | None) -> str:
    """When a bout is expected; ``None`` if the campaign has no night left for it (C53)."""
    return "no night is left for it" if night is None else f"expected on night {night}"


def _nights(rows: list[PairingRow]) -> str:
    nights = sorted({row.night for row in rows if row.night is not None and not row.bye})
    if not nights:
        return expected(None)
    return f"night {nights[0]}" if len(nights) == 1 else f"nights {nights[0]} to {nights[-1]}"


def _pairing(row: PairingRow) -> str:
    if row.bye:
        return f"{row.red} has a bye"
    pair = f"{row.red or '?'} against {row.blue or '?'}"
    return f"{pair}: {row.winner} goes on" if row.winner else f"{pair}, {expected(row.night)}"


@click.command(name="news", epilog=examples("ringside news club.ringside --night 13"))
@save_argument
@click.option("--night", type=WholeNumber(0, MOST_NIGHTS), help="Only this night.  [default: all]")
@json_option
def news(save: Path, night: int | None, as_json: bool) -> None:
    """What has happened in the league."""
    with reading(save) as office:
        rows = news_rows(office.books, night)
    if as_json:
        out_json(plain(rows))
        return
    if not rows:
        out("No news.")
    for row in rows:
        out(f"Night {row.night}: {row.text}")
