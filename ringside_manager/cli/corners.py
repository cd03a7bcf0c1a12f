"""Who decides for a corner, from the word given on the command line."""

from __future__ import annotations

from pathlib import Path

from ringside_manager.bout.corners import AI, CornerMaker, corner_at
from ringside_manager.bout.engine import AnyEngine
from ringside_manager.errors import UsageError, excerpt

PLAN = "plan:"
WHO = "ai, ai:LEVEL, plain, plan:NAME or the file of a fight plan"

CORNER_HELP = f"Who decides in the {{}} corner: {WHO}."


def corner_maker(word: str, engine: AnyEngine) -> CornerMaker:
    """What seats the controller meant by ``word``, once its dice are there.

    ``ai`` is the program at its best, ``ai:LEVEL`` at another level, ``plain`` the plain policy,
    ``plan:NAME`` a fight plan that comes with the program; anything else is the file of a plan, read and
    checked now.  Raises ``UnknownNameError`` for a level or a shipped plan, ``UsageError`` for a word
    that is no file either, ``SetError`` for a file with problems.
    """
    corner = corner_at(word, engine.info)
    if corner is not None:
        return corner
    from ringside_manager.plans import read_plan, shipped_plan

    if word.startswith(PLAN):
        return shipped_plan(engine.info.system, word.removeprefix(PLAN)).controller
    path = Path(word)
    looks_like_a_file = len(path.parts) > 1 or bool(path.suffix)
    if not looks_like_a_file and not path.exists():
        raise UsageError(f"There is no corner {excerpt(word)}: it is {WHO}.")
    return read_plan(path, engine.info).controller


__all__ = ["AI", "CORNER_HELP", "CornerMaker", "corner_maker"]
