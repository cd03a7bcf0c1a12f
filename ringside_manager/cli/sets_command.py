"""``ringside sets``: the fighter sets that come with the program, and those a person saved."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import click

from ringside_manager.cli import completion
from ringside_manager.cli.console import note, out_json
from ringside_manager.cli.lazy import examples
from ringside_manager.cli.options import counted, json_option
from ringside_manager.cli.tables import Column, out_table
from ringside_manager.errors import RingsideError
from ringside_manager.fighters.fighter_set import FighterSet
from ringside_manager.fighters.sets import load_set, own_sets, shipped_sets


@click.command(epilog=examples("ringside sets", "ringside sets heavyweights"))
@click.argument("name", required=False, shell_complete=completion.sets)
@json_option
def command(name: str | None, as_json: bool) -> None:
    """List the fighter sets there are, your own among them, or the fighters of the set NAME (or file)."""
    if name is not None:
        _show_one(load_set(name), as_json=as_json)
        return
    sets = [load_set(shipped) for shipped in shipped_sets()]
    sets += [own for file in own_sets().values() if (own := _own(file)) is not None]
    if as_json:
        out_json([set_document(fighter_set) for fighter_set in sets])
        return
    rows = [(one.name, len(one.fighters), one.title, one.description) for one in sets]
    out_table((Column("Set"), Column("Fighters", right=True), Column("Title"), Column("Who is in it")), rows)


def _own(file: Path) -> FighterSet | None:
    """A set of the person's own; one that cannot be read costs itself and a line of warning."""
    try:
        return replace(load_set(file), name=file.stem.casefold())
    except RingsideError as error:
        note(f"{file.name} is left out: {error}")
        return None


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
    columns = (Column("Fighter"), Column("Nickname"), Column("Nationality"), Column("Stance"), *_RATINGS)
    rows = [
        (one.name, one.nickname, one.nationality, one.stance, *one.abilities.as_dict().values())
        for one in fighter_set.fighters
    ]
    out_table(columns, rows, f"{fighter_set.title}: {counted(len(rows), 'fighter')}")


_RATINGS = tuple(
    Column(heading, right=True) for heading in ("AG", "UC", "RJ", "RH", "CO", "LJ", "LH", "CP", "EN")
)
"""The nine home ratings, in the order of ``Abilities``."""
