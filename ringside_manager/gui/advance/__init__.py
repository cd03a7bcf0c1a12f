"""What Continue does: from seat to seat, to the fight night, and over several nights."""

from ringside_manager.gui.advance.advancer import Advancer
from ringside_manager.gui.advance.night_run import NightRun, RunState

__all__ = ["Advancer", "NightRun", "RunState"]
