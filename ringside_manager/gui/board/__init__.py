"""The board: a bout as its printed game would lie on the table, painted as vectors."""

from ringside_manager.gui.board.board import Board
from ringside_manager.gui.board.layout import Part
from ringside_manager.gui.board.picture import board_svg, paint_board

__all__ = ["Board", "Part", "board_svg", "paint_board"]
