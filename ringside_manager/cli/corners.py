"""Who decides for a corner, from the word given on the command line."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from ringside_manager.bout.chance import Chance
from ringside_manager.bout.controllers import Controller
from ringside_manager.bout.engine import AnyEngine
from ringside_manager.bout.orders import OrdersController
from ringside_manager.errors import UsageError, excerpt

AI, PLAIN = "ai", "plain"

CornerMaker = Callable[[Chance], Controller]


def corner_maker(word: str, engine: AnyEngine) -> CornerMaker:
    """What makes the controller meant by ``word``, once its dice are there.

    ``ai`` is the corner AI at its best, ``ai:LEVEL`` at another level, ``plain`` the plain policy; anything
    else is a file of written orders, read and checked now.  Raises ``UnknownNameError`` for a level,
    ``UsageError`` for a word that is no file either, ``SetError`` for a file with problems.
    """
    if word == PLAIN:
        return engine.plain_corner
    if word == AI or word.startswith(f"{AI}:"):
        level = engine.info.level(word.partition(":")[2] or engine.info.best_level).name
        return lambda chance: engine.corner_ai(chance, level)
    return _orders_maker(Path(word), engine)


def _orders_maker(path: Path, engine: AnyEngine) -> CornerMaker:
    from ringside_manager.cli.orders_file import read_orders

    looks_like_a_file = len(path.parts) > 1 or bool(path.suffix)
    if not looks_like_a_file and not path.exists():
        raise UsageError(
            f"There is no corner {excerpt(str(path))}: it is ai, ai:LEVEL, plain or a file of written orders."
        )
    written = read_orders(path, engine.info)
    others = corner_maker(written.otherwise, engine)
    return lambda chance: OrdersController(written.orders, others(chance), chance, engine.facts)
