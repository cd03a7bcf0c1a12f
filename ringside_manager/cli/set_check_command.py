"""``ringside set check``: whether a set file is accepted."""

from __future__ import annotations

from pathlib import Path

import click

from ringside_manager.cli.console import note, out, out_json
from ringside_manager.cli.lazy import examples
from ringside_manager.cli.options import counted, json_option
from ringside_manager.errors import SetError
from ringside_manager.fighters.fighter_set import FighterSet
from ringside_manager.fighters.printed import unread_cards
from ringside_manager.fighters.sets import load_set


@click.command(epilog=examples("ringside set check my-fighters.yaml"))
@click.argument("file", type=click.Path(path_type=Path))
@json_option
def command(file: Path, as_json: bool) -> int:
    """Say whether the set in FILE is accepted; if not, list every problem by line and column.

    The exit code is 4 if it is refused.
    """
    try:
        fighter_set = load_set(file)
    except SetError as refused:
        if not as_json:
            raise
        out_json(_refusal(file, refused))
        return refused.exit_code
    hints = _hints(fighter_set)
    if as_json:
        facts = {"name": fighter_set.name, "title": fighter_set.title, "fighters": len(fighter_set.fighters)}
        out_json({"file": str(file), "accepted": True, **facts, "problems": [], "hints": hints})
    else:
        fighters = counted(len(fighter_set.fighters), "fighter")
        out(f"{file} is accepted: {fighter_set.title} ({fighter_set.name}), {fighters}.")
        for hint in hints:
            note(hint)
    return 0


def _hints(fighter_set: FighterSet) -> list[str]:
    return [
        f"{counted(count, 'fighter')} with a card of {system}: no such bout system is installed, the card is kept unread."
        for system, count in unread_cards(fighter_set).items()
    ]


def _refusal(file: Path, refused: SetError) -> dict[str, object]:
    problems = [
        {"line": problem.line, "column": problem.column, "message": problem.message}
        for problem in refused.problems
    ]
    return {"file": str(file), "accepted": False, "problems": problems, "hints": []}
