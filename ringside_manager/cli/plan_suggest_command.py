"""``ringside plan suggest``: what the program would do, written down."""

from __future__ import annotations

from pathlib import Path

import click

from ringside_manager.cli.console import note, out_text
from ringside_manager.cli.files import write_text
from ringside_manager.cli.lazy import examples
from ringside_manager.cli.matchup import Matchup, takes_a_matchup
from ringside_manager.plans import plan_text, suggested_plan


@click.command(
    epilog=examples(
        "ringside plan suggest Ali Marciano > ali.yaml",
        "ringside plan suggest Ali Marciano --rounds 15 --out ali.yaml",
    )
)
@takes_a_matchup
@click.option(
    "--out",
    "out_path",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Write the plan to a new file instead of printing it.",
)
def command(match: Matchup, *, out_path: Path | None) -> None:
    """Print a fight plan for RED against BLUE: what the program at its best would do, as orders."""
    setup = match.setup
    text = plan_text(suggested_plan(setup.engine, setup.red, setup.blue, setup.terms))
    if out_path is None:
        out_text(text)
        return
    write_text(out_path, text)
    note(f"Written to {out_path}.")
