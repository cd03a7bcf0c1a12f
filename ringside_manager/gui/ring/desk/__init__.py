"""The desk under the ring: whatever the rules ask of people is answered here."""

from ringside_manager.gui.ring.desk.desk import PlayDesk

__all__ = ["PlayDesk"]
