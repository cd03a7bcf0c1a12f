"""``ringside order``: hand in an orders file."""

from __future__ import annotations

from pathlib import Path

import click

from ringside_manager.cli import completion
from ringside_manager.cli.console import out, out_json
from ringside_manager.cli.lazy import examples
from ringside_manager.cli.league.common import save_argument, writing
from ringside_manager.cli.options import json_option
from ringside_manager.fighters.yaml_reader import read_file

REFUSED = 3


@click.command(name="order", epilog=examples("ringside order club.ringside --as Ann orders.yaml"))
@save_argument
@click.option(
    "--as",
    "by",
    required=True,
    metavar="NAME",
    shell_complete=completion.givers,
    help="The manager who gives the orders, or promoter.",
)
@click.argument("file", type=click.Path(path_type=Path))
@json_option
@click.pass_context
def command(context: click.Context, save: Path, by: str, file: Path, as_json: bool) -> None:
    """Hand in the orders of FILE (YAML); each is accepted or refused with its reason.

    A file that cannot be read is refused as a whole.  The kinds of orders and their words are told
    in docs/orders.md.
    """
    text = read_file(file)
    with writing(save) as office:
        receipts = office.hand_in_file(text, str(file), office.party(by))
    if as_json:
        out_json(
            [
                {"line": r.line, "order": r.kind, "accepted": r.accepted, "reason": r.refusal, "rule": r.rule}
                for r in receipts
            ]
        )
    else:
        for receipt in receipts:
            verdict = "accepted" if receipt.accepted else f"refused: {receipt.refusal}"
            out(f"line {receipt.line}, {receipt.kind}: {verdict}")
    if not all(receipt.accepted for receipt in receipts):
        context.exit(REFUSED)
