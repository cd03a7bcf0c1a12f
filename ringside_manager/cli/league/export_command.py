"""``ringside export``: the whole almanac of a league as files."""

from __future__ import annotations

from pathlib import Path

import click

from ringside_manager.almanac import FORMATS, write_almanac
from ringside_manager.cli.console import out
from ringside_manager.cli.lazy import examples
from ringside_manager.cli.league.common import reading, save_argument
from ringside_manager.cli.options import counted
from ringside_manager.office.queries.almanac import almanac


@click.command(name="export", epilog=examples("ringside export club.ringside almanac --format html"))
@save_argument
@click.argument("folder", metavar="DIR", type=click.Path(path_type=Path))
@click.option(
    "--format", "form", type=click.Choice(FORMATS), required=True, help="Tables, pages, or one document."
)
def command(save: Path, folder: Path, form: str) -> None:
    """Write the whole almanac of SAVE into the new folder DIR: standings, careers, bouts, titles, money, news.

    Sealed bids are not in it.  A folder that holds anything is never written to.
    """
    with reading(save) as office:
        told = almanac(office.books)
    out(f"{counted(write_almanac(told, folder, form), 'file')} in {folder}.")
