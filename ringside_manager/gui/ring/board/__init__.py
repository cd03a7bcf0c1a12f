"""The board: a bout as its printed game would lie on the table, painted as vectors."""

from ringside_manager.gui.ring.board.board import Board
from ringside_manager.gui.ring.board.layout import Part
from ringside_manager.gui.ring.board.picture import board_svg, paint_board

__all__ = ["Board", "Part", "board_svg", "paint_board"]
