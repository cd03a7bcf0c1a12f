"""``ringside set convert``: a set with a card of one bout system for every fighter."""

from __future__ import annotations

from pathlib import Path

import click

from ringside_manager.bout import registry
from ringside_manager.cli import completion
from ringside_manager.cli.console import note, out_text
from ringside_manager.cli.files import write_text
from ringside_manager.cli.lazy import examples
from ringside_manager.cli.options import counted
from ringside_manager.fighters.printed import CardedSet, with_cards
from ringside_manager.fighters.sets import load_set, write_set


@click.command(
    epilog=examples(
        "ringside set convert my-fighters.yaml --to title_bout --out my-cards.yaml",
        "ringside set convert heavyweights --to title_bout > heavyweights-cards.yaml",
    )
)
@click.argument("file", metavar="NAME_OR_FILE", shell_complete=completion.sets)
@click.option(
    "--to",
    "system",
    required=True,
    metavar="SYSTEM",
    shell_complete=completion.systems,
    help="The bout system of the cards.",
)
@click.option(
    "--out",
    "out_path",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Write the set to a new file instead of printing it.",
)
def command(*, file: str, system: str, out_path: Path | None) -> None:
    """Print the set with a card of SYSTEM for every fighter.

    Printed cards stay as they are, the others are converted from the abilities. In the new set all of them
    count as printed, so they can be changed by hand.
    """
    engine = registry.get(system.casefold())
    carded = with_cards(load_set(file), engine)
    text = write_set(carded.fighters)
    if out_path is None:
        out_text(text)
        return
    write_text(out_path, text)
    note(f"Written to {out_path}: {_told(carded, engine.info.title)}.")


def _told(carded: CardedSet, title: str) -> str:
    fighters = counted(len(carded.fighters.fighters), "fighter")
    return f"{fighters} with cards of {title}, {carded.printed} printed and {carded.converted} converted"
