"""The table of Glory Days Boxing: two cards, the segment track, the score pawn, the ring, the dice, the judges' cards."""

from ringside_manager.gui.systems.glory_days.board import GloryDaysFace

__all__ = ["GloryDaysFace"]
