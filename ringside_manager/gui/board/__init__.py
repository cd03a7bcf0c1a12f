"""The board: a bout as its printed game would lie on the table, painted as vectors."""

from ringside_manager.gui.board.board import Board
from ringside_manager.gui.board.drawing import board_svg, paint_board
from ringside_manager.gui.board.face import Part

__all__ = ["Board", "Part", "board_svg", "paint_board"]
