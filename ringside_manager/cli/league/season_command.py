"""``ringside season``: hold fight nights."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import click

from ringside_manager.almanac import plain, result_line
from ringside_manager.campaign.books import Books, ManagerKind
from ringside_manager.cli.console import note, on_terminal, out, out_json
from ringside_manager.cli.lazy import examples
from ringside_manager.cli.league.common import save_argument, writing
from ringside_manager.cli.league.tables import out_rankings, out_standings
from ringside_manager.cli.options import LARGEST_SEED, WholeNumber, json_option
from ringside_manager.errors import RuleError
from ringside_manager.office.evening import Evening
from ringside_manager.office.office import Office
from ringside_manager.office.queries.bouts import BoutRow, card
from ringside_manager.office.queries.news import NewsRow, news
from ringside_manager.office.queries.status import status

SEASON = 52
_TOLD = ("crowned", "vacated", "retired", "sold", "traded", "date_won")


@click.command(name="season", epilog=examples("ringside season club.ringside --nights 4 --seed 7"))
@save_argument
@click.option(
    "--nights",
    type=WholeNumber(1, 5200),
    default=SEASON,
    show_default=True,
    help="Fight nights to hold.",
)
@click.option(
    "--seed",
    type=WholeNumber(0, LARGEST_SEED),
    help="Other dice for these nights.  [default: the league's own seed]",
)
@click.option(
    "--wait-for-persons/--play-persons",
    default=None,
    help="Decide for the program's managers only: a person's fighters box what their manager has agreed to.  Or decide for "
    "persons too.  [default: asked on a terminal, otherwise for persons too]",
)
@click.option(
    "--finish-ring",
    is_flag=True,
    help="Let the corners finish the bouts that are under way in the ring.",
)
@json_option
def command(
    save: Path, nights: int, seed: int | None, wait_for_persons: bool | None, finish_ring: bool, as_json: bool
) -> None:
    """Hold fight nights in SAVE: cards, results, and the standings at the end.

    The program decides for every seat, as far as no person's order has decided already.  Each night is
    in the file before the next begins.
    """
    with writing(save) as office:
        left = office.books.options.nights - office.books.closed
        if left <= 0 or office.books.ended:
            raise RuleError("C70", "The campaign is over.", next_step="ringside status shows who has won.")
        ahead = min(nights, left)
        if ahead < nights:
            told = "1 night is left" if left == 1 else f"{left} nights are left"
            note(f"The campaign ends after night {office.books.options.nights}: {told}.")
        seed = office.seed if seed is None else seed
        if wait_for_persons is None:
            wait_for_persons = _waits(office.books)
        evening = Evening(seed, autopilot=not wait_for_persons, finish_ring=finish_ring)
        held = _hold(office, ahead, evening, quiet=as_json)
        now = status(office.books)
    if as_json:
        out_json({"nights": held, "status": plain(now)})
        return
    out()
    out_standings(now.managers)
    out_rankings(now.rankings, limit=10)
    if now.ended:
        out(f"The campaign is over.  Most money: {', '.join(now.winners)}.", "bold")


def _waits(books: Books) -> bool:
    """Whether the seats of persons are left to them: asked on a terminal, told beside the result anywhere else."""
    persons = [manager.name for manager in books.managers.values() if manager.kind is ManagerKind.PERSON]
    if not persons:
        return False
    if on_terminal(sys.stdin) and on_terminal(sys.stdout) and on_terminal(sys.stderr):
        note(f"Seats of persons: {', '.join(persons)}.")
        return not click.confirm(
            "Is the program to decide for them where their orders say nothing?", err=True
        )
    note(
        f"The program decides for {', '.join(persons)} too; to leave these seats to them: --wait-for-persons."
    )
    return False


def _hold(office: Office, nights: int, evening: Evening, *, quiet: bool) -> list[dict[str, object]]:
    """Hold the nights one by one and tell each; what a JSON document says of them."""
    held: list[dict[str, object]] = []
    with _progress(nights, quiet) as step:
        for _ in range(nights):
            night = office.hold_night(evening)
            bouts, items = card(office.books, night), news(office.books, night)
            if not quiet:
                _tell(night, bouts, items)
            held.append({"night": night, "bouts": plain(bouts)})
            step()
    return held


def _tell(night: int, bouts: tuple[BoutRow, ...], items: tuple[NewsRow, ...]) -> None:
    if not bouts:
        out(f"Night {night}: no bouts.", "dim")
        return
    out(f"Night {night}", "bold")
    for row in bouts:
        out(f"  {result_line(row)}", hang=4)
    for item in items:
        if item.kind in _TOLD:
            out(f"  * {item.text}", "yellow")


@contextmanager
def _progress(nights: int, quiet: bool) -> Iterator[Callable[[], None]]:
    """A bar on standard error while nothing else is told, on a terminal only."""
    if not (quiet and on_terminal(sys.stderr)):
        yield lambda: None
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("Fight nights", total=nights)
        yield lambda: bar.advance(task)
