"""House rules: ``ringside rules`` lists the packs there are, shows one, checks a file, and compares two."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import click

from ringside_manager.campaign.house_packs import HousePack, pack_text
from ringside_manager.campaign.house_rules import BOOK, differences
from ringside_manager.campaign.orders import ChangeHouseRules
from ringside_manager.cli import options
from ringside_manager.cli.commands import RULES_SECTIONS, examples, installs, own_group, read_own, removes
from ringside_manager.cli.console import (
    Column,
    in_language,
    out,
    out_json,
    out_table,
    out_text,
    write_text,
)
from ringside_manager.cli.league import save_argument, why_option
from ringside_manager.cli.options import SUFFIX, json_option, out_option, path_argument, read_or_refuse
from ringside_manager.language import say, say_number, word
from ringside_manager.office.house_rules import (
    CHAPTERS,
    OWN_PACKS,
    SHIPPED,
    UNITS,
    RuleRow,
    league_rows,
    load_pack,
    pack_of,
    read_pack,
    rows,
    shipped,
)
from ringside_manager.office.office import Office
from ringside_manager.text_safety import file_slug
from ringside_manager.written.own_files import ORIGINS, Origin
from ringside_manager.written.yaml_files import read_file


@own_group("rules", RULES_SECTIONS, "ringside rules list", "ringside rules diff by_the_book even_purses")
def rules() -> None:
    """List, show, check and compare packs of house rules."""


def _pack(name: str) -> tuple[HousePack, tuple[RuleRow, ...]]:
    """A pack by name or file, or the one a league boxes under, with its numbers beside the book."""
    if not name.casefold().endswith(SUFFIX):
        pack = load_pack(name)
        return pack, rows(pack.rules)
    with Office.open(Path(name).expanduser(), read_only=True) as office:
        return pack_of(office.books), league_rows(office.books)


# ``ringside rules list``


@click.command(name="list", epilog=examples("ringside rules list", "ringside rules list --json"))
@json_option
def list_packs(as_json: bool) -> None:
    """List the packs of house rules there are, your own among them; 'new --house-rules NAME' founds a league under one."""
    packs = [(shipped(name), Origin.SHIPPED) for name in SHIPPED]
    packs += [(own, Origin.OWN) for own in read_own(OWN_PACKS, load_pack)]
    counts = {pack.name: len(differences(pack.rules)) for pack, _ in packs}
    if as_json:
        heads = ((pack.name, {**_head(pack), "origin": origin.value}) for pack, origin in packs)
        out_json([{**head, "differences": counts[name]} for name, head in heads])
        return
    found = [
        (pack.name, counts[pack.name], ORIGINS[origin], pack.title, pack.description)
        for pack, origin in packs
    ]
    out_table(
        (
            Column(say("Pack")),
            Column(say("Differences"), right=True),
            Column(say("Origin")),
            Column(say("Title")),
            Column(say("What it is for")),
        ),
        [tuple(map(_said, row)) for row in found],
    )


def _said(cell: object) -> object:
    return in_language(word(cell)) if isinstance(cell, str) else cell


def _head(pack: HousePack) -> dict[str, object]:
    return {
        "name": pack.name,
        "title": pack.title,
        "description": pack.description,
        "based_on": pack.based_on,
    }


# ``ringside rules show``


@click.command(
    epilog=examples("ringside rules show even_purses", "ringside rules show by_the_book --out ours.yaml")
)
@click.argument("pack", metavar="PACK", shell_complete=options.packs)
@click.option("--yaml", "as_yaml", is_flag=True, help="Print every number as a file to be changed.")
@out_option("Write that file instead of printing it.")
@json_option
def show(pack: str, as_yaml: bool, out_path: Path | None, as_json: bool) -> None:
    """Show every number of PACK (a name, a file, or a league) with its rule, its range and what it is for.

    A star marks what differs from the book.
    """
    found, numbers = _pack(pack)
    if as_json:
        out_json({**_head(found), "numbers": [_row(row) for row in numbers]})
    elif out_path is not None:
        write_text(out_path, pack_text(replace(found, name=file_slug(out_path.stem, "ours")), whole=True))
    elif as_yaml:
        out_text(pack_text(found, whole=True))
    else:
        columns = (
            Column(""),
            Column(say("Number")),
            Column(say("Value"), right=True),
            Column(say("Book"), right=True),
            Column(say("Unit")),
            Column(say("Range")),
            Column(say("Rule")),
            Column(say("Why")),
        )
        out_table(columns, [_cells(row) for row in numbers], found.title)


def _row(row: RuleRow) -> dict[str, object]:
    number, meaning = row.number, row.number.meaning
    return {
        "name": number.key,
        "value": _plain(row, row.value),
        "book": _plain(row, number.book),
        "differs": row.value != number.book,
        "unit": "pop" if number.is_half else meaning.unit.value,
        "lowest": _plain(row, meaning.lowest),
        "highest": _plain(row, meaning.highest),
        "step": 0.5 if number.is_half else meaning.step,
        "rule": number.rule,
        "label": meaning.label,
        "why": meaning.why,
        "only_at_founding": meaning.founding,
    }


def _plain(row: RuleRow, value: int) -> float | int:
    return value / 2 if row.number.is_half else value


def _cells(row: RuleRow) -> tuple[str, ...]:
    number, meaning = row.number, row.number.meaning
    return (
        "*" if row.differs else "",
        number.key,
        number.text(row.value),
        number.text(row.other),
        in_language(UNITS[meaning.unit]),
        f"{number.text(meaning.lowest)} .. {number.text(meaning.highest)}",
        number.rule,
        in_language(meaning.why),
    )


# ``ringside rules check``


@click.command(epilog=examples("ringside rules check my-rules.yaml"))
@path_argument("file")
@json_option
def check(file: Path, as_json: bool) -> None:
    """Say whether the house rules in FILE are accepted; if not, list every problem by line and column.

    The exit code is 4 if they are refused.
    """
    pack = read_or_refuse(lambda: read_pack(read_file(file), str(file)), file, as_json)
    count = len(differences(pack.rules))
    if as_json:
        out_json({"file": str(file), "accepted": True, **_head(pack), "differences": count, "problems": []})
        return
    differing = say_number(
        "{count} number differs from the book", "{count} numbers differ from the book", count, count=count
    )
    out(
        say(
            "{file} is accepted: {title} ({name}), {differing}.",
            file=file,
            title=pack.title,
            name=pack.name,
            differing=differing,
        )
    )


# ``ringside rules diff``


@click.command(
    epilog=examples(
        "ringside rules diff by_the_book even_purses", "ringside rules diff club.ringside my-rules.yaml"
    )
)
@click.argument("one", metavar="PACK", shell_complete=options.packs)
@click.argument("other", metavar="PACK", shell_complete=options.packs)
@json_option
def diff(one: str, other: str, as_json: bool) -> None:
    """Compare two packs (names, files, or leagues), number by number, where they differ."""
    (left, numbers), (right, others) = _pack(one), _pack(other)
    found = [
        (row, there.value) for row, there in zip(numbers, others, strict=True) if row.value != there.value
    ]
    if as_json:
        out_json(
            {
                "one": _head(left),
                "other": _head(right),
                "differences": [
                    {
                        "name": row.number.key,
                        "one": _plain(row, row.value),
                        "other": _plain(row, there),
                        "book": _plain(row, row.number.book),
                        "unit": "pop" if row.number.is_half else row.number.meaning.unit.value,
                        "rule": row.number.rule,
                        "label": row.number.meaning.label,
                    }
                    for row, there in found
                ],
            }
        )
        return
    if not found:
        out(say("{one} and {other} have the same numbers.", one=left.name, other=right.name))
        return
    columns = (
        Column(say("Chapter")),
        Column(say("Number")),
        Column(left.name, right=True),
        Column(right.name, right=True),
        *(() if BOOK in (left.name, right.name) else (Column(say("Book"), right=True),)),
        Column(say("Unit")),
        Column(say("Rule")),
    )
    out_table(columns, [_compared(row, there, len(columns)) for row, there in found])


def _compared(row: RuleRow, there: int, columns: int) -> tuple[str, ...]:
    number = row.number
    return (
        in_language(CHAPTERS[number.path[0]]),
        number.key,
        number.text(row.value),
        number.text(there),
        *((number.text(number.book),) if columns == 7 else ()),
        in_language(UNITS[number.meaning.unit]),
        number.rule,
    )


# ``ringside rules adopt``


@click.command(epilog=examples("ringside rules adopt club.ringside even_purses --why agreed"))
@save_argument
@click.argument("pack", metavar="PACK", shell_complete=options.packs)
@why_option
@click.option(
    "--newest-bout-rules",
    is_flag=True,
    help="Fight bouts under the newest version of their system's rules, too.",
)
@json_option
def adopt(save: Path, pack: str, why: str, newest_bout_rules: bool, as_json: bool) -> None:
    """Let the league in SAVE go on under PACK, between two seasons (C78); what was boxed keeps its own rules.

    Signed by the promoter; where the program is the promoter, for what all at the table have agreed on.
    """
    wanted, _ = _pack(pack)
    with Office.open(save) as office:
        office.hand_in(ChangeHouseRules(wanted, why, newest_bout_rules), office.promoter)
        found, numbers = pack_of(office.books), league_rows(office.books)
    if as_json:
        out_json({**_head(found), "numbers": [_row(row) for row in numbers]})
    else:
        out(say("New house rules: {pack}.", pack=found.name))


# ``ringside rules install``, ``ringside rules remove``


@click.command(
    epilog=examples("ringside rules install ours.yaml", "ringside rules install ours.yaml --as thursday")
)
@installs(OWN_PACKS)
def install() -> None:
    """Check the pack in FILE and keep a copy among your own, to be named wherever a pack is.

    A name of a pack that comes with the program is refused, and so is that of another of your own unless it is replaced.
    """


@click.command(epilog=examples("ringside rules remove ours"))
@removes(OWN_PACKS, options.own_packs)
def remove() -> None:
    """Put your own pack NAME aside; it is kept until the next of that name is removed.  Leagues keep their rules."""
