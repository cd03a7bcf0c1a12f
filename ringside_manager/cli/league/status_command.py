"""``ringside status``: the league at a glance."""

from __future__ import annotations

from pathlib import Path

import click

from ringside_manager.almanac import plain
from ringside_manager.cli.console import out, out_json
from ringside_manager.cli.lazy import examples
from ringside_manager.cli.league.common import reading, save_argument
from ringside_manager.cli.league.tables import out_rankings, out_standings
from ringside_manager.cli.options import json_option
from ringside_manager.office.queries.status import Status, status


@click.command(name="status", epilog=examples("ringside status club.ringside"))
@save_argument
@json_option
def command(save: Path, as_json: bool) -> None:
    """Night, standings, champion, rankings, and what waits for whom in SAVE."""
    with reading(save) as office:
        now = status(office.books)
    if as_json:
        out_json(plain(now))
        return
    _tell(now)


def _tell(now: Status) -> None:
    out(f"{now.league}: night {now.night} of {now.nights}", "bold")
    out(f"Champion: {now.champion or 'none'}")
    out_standings(now.managers)
    if now.rankings:
        out_rankings(now.rankings, limit=10)
    if now.free_agents:
        out(f"Free agents: {len(now.free_agents)}")
    if now.ended:
        out(f"The campaign is over.  Most money: {', '.join(now.winners)}.", "bold")
    for row in now.waiting:
        by = f" (by night {row.night})" if row.night and row.number else ""
        out(f"Waiting for {row.who}: {row.what}{by}")
