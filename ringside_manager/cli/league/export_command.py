"""``ringside export``: the whole almanac of a league as files."""

from __future__ import annotations

import json
from pathlib import Path

import click

from ringside_manager.cli.console import out
from ringside_manager.cli.lazy import examples
from ringside_manager.cli.league.common import plain, reading, save_argument
from ringside_manager.cli.options import counted
from ringside_manager.files import new_folder
from ringside_manager.office.queries.almanac import Almanac, almanac

FORMATS = ("csv", "html", "json")


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
        told = _files(almanac(office.books), form)
    with new_folder(folder) as part:
        for name, text in told.items():
            path = part / name
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, encoding="utf-8", newline="\n")
    out(f"{counted(len(told), 'file')} in {folder}.")


def _files(told: Almanac, form: str) -> dict[str, str]:
    if form == "json":
        return {"league.json": json.dumps(plain(told), ensure_ascii=True, indent=2) + "\n"}
    if form == "csv":
        from ringside_manager.cli.league.almanac_tables import tables

        return tables(told)
    from ringside_manager.cli.league.almanac_pages import pages

    return pages(told)
