"""Several people at one keyboard: the curtain between their turns, seats and PINs."""

from ringside_manager.gui.hotseat.curtain import Curtain
from ringside_manager.gui.hotseat.pins import has_pin, opens, set_seat_pin
from ringside_manager.gui.hotseat.seats_dialog import SeatsDialog

__all__ = ["Curtain", "SeatsDialog", "has_pin", "opens", "set_seat_pin"]
