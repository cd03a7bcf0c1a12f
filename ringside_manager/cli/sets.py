"""Fighter sets: ``ringside sets`` lists those there are, ``ringside set`` checks, describes, converts and rolls one."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import click

from ringside_manager.bout import registry
from ringside_manager.cli import options
from ringside_manager.cli.commands import SET_SECTIONS, examples, installs, own_group, read_own, removes
from ringside_manager.cli.console import (
    Column,
    deliver,
    in_language,
    note,
    out,
    out_json,
    out_table,
    out_text,
)
from ringside_manager.cli.options import (
    counted,
    json_option,
    out_option,
    path_argument,
    read_or_refuse,
    seed_option,
    seed_or_fresh,
    whole_option,
)
from ringside_manager.errors import excerpt
from ringside_manager.fighters import MAX_FIGHTERS, Fighter, FighterSet
from ringside_manager.fighters.finding import Choosing
from ringside_manager.fighters.generation import generate_set
from ringside_manager.fighters.set_csv import read_good
from ringside_manager.fighters.sets import (
    OWN_SETS,
    load_set,
    schema_text,
    shipped_sets,
    unread_cards,
    with_cards,
    write_set,
)
from ringside_manager.language import joined, say
from ringside_manager.text_safety import file_slug
from ringside_manager.written.own_files import ORIGINS, Origin
from ringside_manager.written.yaml_files import read_file


@click.command(epilog=examples("ringside sets", "ringside sets all_time_heavyweights --era 1920-1950"))
@click.argument("name", required=False, shell_complete=options.sets)
@options.takes_a_choosing
@json_option
def sets(name: str | None, choosing: Choosing, as_json: bool) -> None:
    """List the fighter sets there are, your own among them, or the fighters of the set NAME (or file).

    With --era or --class only men of that era and class count.
    """
    if name is not None:
        _show_one(choosing.of(load_set(name)), as_json=as_json)
        return
    there = [(load_set(shipped), Origin.SHIPPED) for shipped in shipped_sets()]
    there += [(own, Origin.OWN) for own in read_own(OWN_SETS, load_set)]
    sets = [(choosing.of(one), origin) for one, origin in there if any(map(choosing.takes, one.fighters))]
    if as_json:
        out_json([{**set_document(one), "origin": origin.value} for one, origin in sets])
        return
    rows = [
        (one.name, len(one.fighters), in_language(ORIGINS[origin]), one.title, one.description)
        for one, origin in sets
    ]
    out_table(
        (
            Column(say("Set")),
            Column(say("Fighters"), right=True),
            Column(say("Origin")),
            Column(say("Title")),
            Column(say("Who is in it")),
        ),
        rows,
    )


def set_document(fighter_set: FighterSet) -> dict[str, object]:
    """What a set is, without its fighters."""
    return {
        "name": fighter_set.name,
        "title": fighter_set.title,
        "description": fighter_set.description,
        "source": fighter_set.source,
        "fighters": len(fighter_set.fighters),
    }


def _show_one(fighter_set: FighterSet, *, as_json: bool) -> None:
    if as_json:
        fighters = [fighter.as_dict() for fighter in fighter_set.fighters]
        out_json({**set_document(fighter_set), "fighters": fighters})
        return
    columns = (
        Column(say("Fighter")),
        Column(say("Nickname")),
        Column(say("Nationality")),
        Column(say("Stance")),
        Column(say("Class")),
        Column(say("Years")),
        *_RATINGS,
    )
    rows = [
        (
            *(one.name, one.nickname, one.nationality, one.stance, one.weight_class, _years(one)),
            *one.abilities.as_dict().values(),
        )
        for one in fighter_set.fighters
    ]
    out_table(columns, rows, joined(": ", (fighter_set.title, counted(len(rows), "fighter"))))


def _years(fighter: Fighter) -> str:
    first, last = fighter.years_active or ("", "")
    return f"{first}-{last or ''}" if first else ""


_RATINGS = tuple(
    Column(heading, right=True) for heading in ("AG", "UC", "RJ", "RH", "CO", "LJ", "LH", "CP", "EN")
)
"""The nine home ratings, in the order of ``Abilities``."""


# ``ringside set``.


@own_group(
    "set", SET_SECTIONS, "ringside set check my-fighters.yaml", "ringside set generate --count 100 --seed 7"
)
def one_set() -> None:
    """Check, describe, convert or roll a fighter set."""


# ``ringside set check``.


@click.command(epilog=examples("ringside set check my-fighters.yaml"))
@path_argument("file")
@json_option
def check(file: Path, as_json: bool) -> None:
    """Say whether the set in FILE is accepted; if not, list every problem by line and column.

    The exit code is 4 if it is refused.
    """
    fighter_set = read_or_refuse(lambda: load_set(file), file, as_json, hints=[])
    hints = _hints(fighter_set)
    if as_json:
        facts = {"name": fighter_set.name, "title": fighter_set.title, "fighters": len(fighter_set.fighters)}
        out_json({"file": str(file), "accepted": True, **facts, "problems": [], "hints": hints})
    else:
        fighters = counted(len(fighter_set.fighters), "fighter")
        out(
            say(
                "{file} is accepted: {title} ({name}), {fighters}.",
                file=file,
                title=fighter_set.title,
                name=fighter_set.name,
                fighters=fighters,
            )
        )
        for hint in hints:
            note(hint)


def _hints(fighter_set: FighterSet) -> list[str]:
    return [
        say(
            "{fighters} with a card of {system}: no such bout system is installed, the card is kept unread.",
            fighters=counted(count, "fighter"),
            system=system,
        )
        for system, count in unread_cards(fighter_set).items()
    ]


# ``ringside set convert``.


@click.command(
    epilog=examples(
        "ringside set convert my-fighters.yaml --to title_bout --out my-cards.yaml",
        "ringside set convert heavyweights --to title_bout > heavyweights-cards.yaml",
    )
)
@click.argument("file", metavar="NAME_OR_FILE", shell_complete=options.sets)
@click.option(
    "--to",
    "system",
    required=True,
    metavar="SYSTEM",
    shell_complete=options.systems,
    help="The bout system of the cards.",
)
@out_option("Write the set to a new file instead of printing it.")
def convert(*, file: str, system: str, out_path: Path | None) -> None:
    """Print the set with a card of SYSTEM for every fighter.

    Printed cards stay as they are, the others are converted from the abilities. In the new set all of them
    count as printed, so they can be changed by hand.
    """
    engine = registry.get(system.casefold())
    carded, printed = with_cards(load_set(file), engine)
    text = write_set(carded)
    deliver(
        text,
        out_path,
        lambda path: say(
            "Written to {file}: {fighters} with cards of {title}, {printed} printed and {converted} converted.",
            file=path,
            fighters=counted(len(carded.fighters), "fighter"),
            title=engine.info.title,
            printed=printed,
            converted=len(carded.fighters) - printed,
        ),
    )


# ``ringside set import``.


@click.command(
    epilog=examples(
        "ringside set import club.csv --out club.yaml",
        'ringside set import club.csv --name club --title "The Harbour Club" > club.yaml',
    )
)
@path_argument("table")
@click.option("--name", help="Short name of the set; left out: that of the file.")
@click.option("--title", help="What the set is called on screen.")
@out_option("Write the set to a new file instead of printing it.")
def import_table(*, table: Path, name: str | None, title: str | None, out_path: Path | None) -> None:
    """Make a set of the fighters in TABLE (CSV), one a line under a line of headings.

    Lines with mistakes are left out, and it is said what is wrong with each; the exit code is 4 if none is without.
    """
    fighters, problems = read_good(read_file(table), table.name)
    for problem in problems:
        note(str(problem))
    short = name or file_slug(table.stem)
    _deliver(FighterSet(short, title or table.stem, "", fighters), out_path)


def _deliver(made: FighterSet, out_path: Path | None) -> None:
    """Print a set that was made, or write it into a new file and say how many are in it."""
    count = counted(len(made.fighters), "fighter")
    deliver(
        write_set(made),
        out_path,
        lambda path: say("Written to {out_path}: {count}.", out_path=path, count=count),
    )


# ``ringside set generate``.


@click.command(
    epilog=examples(
        "ringside set generate --count 100 --seed 7 --out new-blood.yaml",
        'ringside set generate --count 8 --seed 7 --name eight --title "Eight of the Best" > eight.yaml',
    )
)
@whole_option("--count", within=(1, MAX_FIGHTERS), usual=100, help="How many fighters.")
@seed_option
@click.option("--name", default="invented", show_default=True, help="Short name of the set.")
@click.option("--title", help="What the set is called on screen.")
@out_option("Write the set to a new file instead of printing it.")
def generate(*, count: int, seed: int | None, name: str, title: str | None, out_path: Path | None) -> None:
    """Roll a set of invented fighters by the dice of the Ringside rules, with names and nicknames."""
    if name != file_slug(name):
        wrong = say("{name} is no short name; {name2} would be.", name=excerpt(name), name2=file_slug(name))
        raise click.BadParameter(wrong, param_hint="--name")
    rolled = generate_set(count, seed_or_fresh(seed), name)
    _deliver(replace(rolled, title=title) if title else rolled, out_path)


# ``ringside set schema``.


@click.command(epilog=examples("ringside set schema > fighter_set.schema.json"))
def schema() -> None:
    """Print the form of a set file as JSON Schema (draft 7), which editors can check against while you type."""
    out_text(schema_text())


# ``ringside set install``, ``ringside set remove``.


@click.command(
    epilog=examples(
        "ringside set install harbour-club.yaml", "ringside set install club.yaml --as harbour-club"
    )
)
@installs(OWN_SETS)
def install() -> None:
    """Check the set in FILE and keep a copy among your own, to be named wherever a set is.

    A name of a set that comes with the program is refused, and so is that of another of your own unless it is replaced.
    """


@click.command(epilog=examples("ringside set remove harbour-club"))
@removes(OWN_SETS, options.own_sets)
def remove() -> None:
    """Put your own set NAME aside; it is kept until the next of that name is removed.

    Leagues keep their fighters; only rookies a league was to take from the set are rolled instead.
    """
