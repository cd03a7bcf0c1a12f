"""``ringside set generate``: a set of invented fighters."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import click

from ringside_manager.cli.console import note, out_text
from ringside_manager.cli.files import write_text
from ringside_manager.cli.lazy import examples
from ringside_manager.cli.options import WholeNumber, counted, seed_option, seed_or_fresh
from ringside_manager.errors import excerpt
from ringside_manager.fighters.fighter_set import MAX_FIGHTERS
from ringside_manager.fighters.generation import generate_set
from ringside_manager.fighters.sets import write_set
from ringside_manager.text_safety import file_slug


@click.command(
    epilog=examples(
        "ringside set generate --count 100 --seed 7 --out new-blood.yaml",
        'ringside set generate --count 8 --seed 7 --name eight --title "Eight of the Best" > eight.yaml',
    )
)
@click.option(
    "--count",
    type=WholeNumber(1, MAX_FIGHTERS),
    default=100,
    show_default=True,
    help="How many fighters.",
)
@seed_option
@click.option("--name", default="invented", show_default=True, help="Short name of the set.")
@click.option("--title", help="What the set is called on screen.")
@click.option(
    "--out",
    "out_path",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Write the set to a new file instead of printing it.",
)
def command(*, count: int, seed: int | None, name: str, title: str | None, out_path: Path | None) -> None:
    """Roll a set of invented fighters by the dice of the Ringside rules, with names and nicknames."""
    if name != file_slug(name):
        raise click.BadParameter(
            f"{excerpt(name)} is no short name; {file_slug(name)} would be.", param_hint="--name"
        )
    rolled = generate_set(count, seed_or_fresh(seed), name)
    text = write_set(replace(rolled, title=title) if title else rolled)
    if out_path is None:
        out_text(text)
        return
    write_text(out_path, text)
    note(f"Written to {out_path}: {counted(count, 'fighter')}.")
