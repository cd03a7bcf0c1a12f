"""``ringside set schema``: the form of a set file."""

from __future__ import annotations

import click

from ringside_manager.cli.console import out_text
from ringside_manager.cli.lazy import examples
from ringside_manager.fighters.set_fields import schema_text


@click.command(epilog=examples("ringside set schema > fighter_set.schema.json"))
def command() -> None:
    """Print the form of a set file as JSON Schema (draft 7), which editors can check against while you type."""
    out_text(schema_text())
