"""``ringside print``: paper for the table, as PDF."""

from __future__ import annotations

from pathlib import Path

import click

from ringside_manager.bout import registry
from ringside_manager.cli import options
from ringside_manager.cli.commands import examples
from ringside_manager.cli.console import out
from ringside_manager.cli.options import DEFAULT_RULES, WholeNumber, rounds_option
from ringside_manager.errors import UsageError
from ringside_manager.fighters.sets import load_set, usual_sets
from ringside_manager.files import new_file
from ringside_manager.language import say
from ringside_manager.printed.sheets import (
    OF_A_NIGHT,
    What,
    action_cards,
    blank_sheets,
    league_cards,
    night_sheets,
    set_cards,
)
from ringside_manager.printed.typeset import Document, Paper, typeset

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
@click.argument(
    "save", metavar="[SAVE]", type=click.Path(path_type=Path), required=False, shell_complete=options.saves
)
@click.option(
    "--what", type=click.Choice([what.value for what in What]), required=True, help="What is printed."
)
@click.option("--night", type=WholeNumber(1, 10**6), help="The fight night of SAVE.")
@click.option(
    "--set", "set_name", metavar="NAME_OR_FILE", shell_complete=options.sets, help="Whose cards are printed."
)
@click.option(
    "--rules", metavar="SYSTEM", shell_complete=options.systems, help="Under which bout system; that of the league, or Ringside, if left out."
)  # fmt: skip
@rounds_option
@paper_option
@click.option(
    "--to",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="The PDF to write; a name is made if it is left out.",
)
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
