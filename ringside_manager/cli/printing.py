"""What leaves a league: ``ringside export``, the almanac and the season book, and ``ringside print``, paper for the table."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import click

from ringside_manager.almanac import FORMATS, PAGES, write_almanac
from ringside_manager.almanac.league import almanac
from ringside_manager.bout import registry
from ringside_manager.cli import options
from ringside_manager.cli.commands import examples
from ringside_manager.cli.console import out, progress_bar
from ringside_manager.cli.league import save_argument
from ringside_manager.cli.options import (
    DEFAULT_RULES,
    counted,
    path_argument,
    path_option,
    rounds_option,
    whole_option,
)
from ringside_manager.errors import UsageError
from ringside_manager.fighters.sets import load_set, usual_sets
from ringside_manager.files import new_file
from ringside_manager.language import say
from ringside_manager.office.office import Office
from ringside_manager.printed import Document, Paper, typeset
from ringside_manager.printed.sheets import (
    OF_A_NIGHT,
    What,
    action_cards,
    blank_sheets,
    league_cards,
    night_sheets,
    set_cards,
)
from ringside_manager.text_safety import file_slug

PAPERS = {"a4": Paper.A4, "letter": Paper.LETTER}
paper_option = click.option(
    "--paper",
    "size",
    type=click.Choice(tuple(PAPERS)),
    default="a4",
    show_default=True,
    help="The size of the paper.",
)
"""``--paper``: A4 or Letter."""


@click.command(
    name="print",
    epilog=examples(
        "ringside print club.ringside --night 12 --what bill",
        "ringside print club.ringside --night 12 --what bout_sheets --paper letter",
        "ringside print --set heavyweights --what cards --to cards.pdf",
        "ringside print --rules quest --what score_sheets --rounds 8",
        "ringside print --rules title_bout --what action_cards",
    ),
)
@path_argument("save", metavar="[SAVE]", required=False, shell_complete=options.saves)
@click.option(
    "--what", type=click.Choice([what.value for what in What]), required=True, help="What is printed."
)
@whole_option("--night", within=(1, 10**6), help="The fight night of SAVE.")
@click.option(
    "--set", "set_name", metavar="NAME_OR_FILE", shell_complete=options.sets, help="Whose cards are printed."
)
@click.option(
    "--rules", metavar="SYSTEM", shell_complete=options.systems, help="Under which bout system; that of the league, or Ringside, if left out."
)  # fmt: skip
@rounds_option
@paper_option
@path_option("--to", help="The PDF to write; a name is made if it is left out.")
def print_paper(
    save: Path | None,
    *,
    what: str,
    night: int | None,
    set_name: str | None,
    rules: str | None,
    rounds: int | None,
    size: str,
    to: Path | None,
) -> None:
    """Print paper for the table into a PDF: a night of SAVE, the cards of a set, or blank sheets of a system.

    Each bout of a night bears a code with which 'ringside replay' finds it again.  Nothing is overwritten.
    """
    wanted = What(what)
    document = (
        _of_a_league(save, night, wanted, rules)
        if save is not None
        else _without_one(wanted, set_name, rules, rounds)
    )
    name = f"night-{night}-{what}" if save is not None and night else f"{rules or DEFAULT_RULES}-{what}"
    path = to or Path(f"{name.replace('_', '-')}.pdf")
    write_pdf(path, document, PAPERS[size])
    out(say("Printed into {path}.", path=path))


def write_pdf(path: Path, document: Document, size: Paper) -> None:
    """Write a document to a new file; errors as ``new_file``."""
    with new_file(path) as part:
        part.write_bytes(typeset(document, size))


def _of_a_league(save: Path, night: int | None, what: What, rules: str | None) -> Document:
    from ringside_manager.office.office import Office  # leagues are slow to import

    with Office.open(save, read_only=True) as office:
        books = office.books
        if what in (What.CARDS, What.BLANK_CARDS):
            return league_cards(books, registry.get(rules or books.system), what)
        if what is What.ACTION_CARDS:
            return action_cards(registry.get(rules or books.system))
        if night is None:
            raise UsageError(say("Which night? Name it with --night."))
        return night_sheets(books, save.stem, night, what)


def _without_one(what: What, set_name: str | None, rules: str | None, rounds: int | None) -> Document:
    engine = registry.get(rules or DEFAULT_RULES)
    if what in (What.BILL, What.RESULTS):
        raise UsageError(say("{what} needs a league: name its SAVE and the --night.", what=what.value))
    if what is What.ACTION_CARDS:
        return action_cards(engine)
    if what in OF_A_NIGHT:
        return blank_sheets(engine, rounds, what)
    fighters = load_set(set_name or usual_sets(engine)[0])
    return set_cards(fighters.fighters, engine, fighters.title, what)


BOOK = "book"
"""The form that is printed."""


@click.command(
    name="export",
    epilog=examples(
        "ringside export club.ringside almanac --format html",
        "ringside export club.ringside season-1.pdf --format book",
    ),
)
@save_argument
@path_argument("folder", metavar="FILE_OR_DIR")
@click.option(
    "--format",
    "form",
    type=click.Choice((*FORMATS, BOOK)),
    required=True,
    help="Tables, pages, one document, a database, or the book of a season.",
)
@whole_option("--season", within=(1, 10**4), help="Of a book: which season; the latest if left out.")
@paper_option
def export(save: Path, folder: Path, form: str, season: int | None, size: str) -> None:
    """Write the whole almanac of SAVE into the new folder DIR: standings, careers, bouts, titles, money, news.

    Pages are a site; written again into its folder, only what has changed is.  The book of a season is one PDF: FILE.pdf, or a
    file of its name in DIR.  Sealed bids are not in any of them.  Nothing of anybody else's is overwritten, and a folder that
    holds anything is never written to but with a book or with a newer site of the same league.
    """
    if form == BOOK:
        out(say("The book is {path}.", path=_write_book(save, folder, season or 0, size)))
        return
    if season is not None:
        raise UsageError(say("Only a book is of one season; leave --season out."))
    if form == PAGES:
        _write_site(save, folder)
        return
    with Office.open(save, read_only=True) as office:
        league = almanac(office.books)
    out(say("{form} in {folder}.", form=counted(write_almanac(league, folder, form), "file"), folder=folder))


def _write_site(save: Path, folder: Path) -> None:
    from ringside_manager.almanac.site import export_site  # charts are slow to import

    with Office.open(save, read_only=True) as office, progress_bar(say("Pages"), 100) as tell:
        done = export_site(office, folder, progress=_in_hundredths(tell))
    out(say("{form} in {folder}.", form=counted(done.files, "file"), folder=folder))
    if done.kept:
        out(
            say(
                "Written: {written}, removed: {removed}, the others are as they were.",
                written=done.written,
                removed=done.removed,
            )
        )


def _in_hundredths(tell: Callable[[int], None]) -> Callable[[int, int], bool]:
    """What a progress of so much of so much tells a bar of a hundred steps."""
    shown = 0

    def progress(done: int, total: int) -> bool:
        nonlocal shown
        tell(100 * done // max(1, total) - shown)
        shown = 100 * done // max(1, total)
        return True

    return progress


def _write_book(save: Path, place: Path, season: int, size: str) -> Path:
    """Write the book of a season to a file, or into a folder, which is made where it is not there; the file."""
    from ringside_manager.printed.book import season_book  # charts are slow to import

    with Office.open(save, read_only=True) as office, progress_bar(say("Turning points"), 100) as tell:
        book = season_book(office, save.stem, season, progress=_in_hundredths(tell))
    path = place
    if place.suffix.casefold() != ".pdf":
        place.mkdir(exist_ok=True)
        path = place / f"{file_slug(book.title)}.pdf"
    write_pdf(path, book, PAPERS[size])
    return path
