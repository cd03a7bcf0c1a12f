"""The sheets of Quest: pools and moves, and three clashes a round (Q2, Q6, Q11)."""

from __future__ import annotations

from ringside_manager.bout.paper import Fields, Grid, Part, Remark, Stationery, write_rows
from ringside_manager.bout.terms import Terms
from ringside_manager.engines.quest.card import POOLS, QuestCard
from ringside_manager.engines.quest.moves import MOVES
from ringside_manager.engines.quest.tables import CLASHES
from ringside_manager.language import say

MOST_MOVES = 6
"""Lines for moves on a card to be filled in."""


class QuestStationery(Stationery):
    """Three judges, each with what he looks for (Q9)."""

    def card(self, card: QuestCard) -> tuple[Part, ...]:
        """The pools, the stamina bonus and the special moves in his own order (Q6)."""
        pools = tuple((pool.capitalize(), str(getattr(card, pool))) for pool in POOLS)
        bonus = (say("Bonus"), f"{card.stamina_bonus:+d}")
        moves = tuple((move.title,) for move in card.moves) or ((say("none"),),)
        return (Fields((*pools, bonus), across=5), Grid((say("Special moves"),), moves))

    def blank(self, card: QuestCard) -> tuple[Part, ...]:
        pools, _ = super().blank(card)
        known = ", ".join(move.title for move in MOVES)
        return (pools, Grid((say("Special moves"),), (("",),) * MOST_MOVES, high=6), Remark(known))

    def bout_sheet(self, names: tuple[str, str], terms: Terms) -> tuple[Part, ...]:
        """A line for each clash: the Edge, Might against Defense, what it cost (Q11, Q21 to Q36)."""
        red, blue = names
        columns = (
            say("Clash"), say("Stance and move: {name}", name=red), say("Stance and move: {name}", name=blue), say("Edge"),
            say("Might / Defense red"), say("Might / Defense blue"), say("Stamina red"), say("Stamina blue"),
        )  # fmt: skip
        lines = [
            f"{number}.{clash}" for number in range(1, terms.rounds + 1) for clash in range(1, CLASHES + 1)
        ]
        rows = write_rows(lines, len(columns))
        return (Grid(columns, rows, (1, 3, 3, 1.2, 2, 2, 1.6, 1.6), high=6.3),)


STATIONERY = QuestStationery()
