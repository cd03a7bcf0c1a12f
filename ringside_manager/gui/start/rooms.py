"""Which room a founding is held in."""

from __future__ import annotations

from pathlib import Path

from ringside_manager.campaign.books import StableMethod
from ringside_manager.gui.start.auction_room import AuctionRoom
from ringside_manager.gui.start.draft_room import DraftRoom
from ringside_manager.gui.start.room import Room
from ringside_manager.office.live_founding import LiveFounding


def room_for(live: LiveFounding, path: Path) -> Room:
    """The draft room or the auction room for the league to be at ``path``."""
    auction = live.founding.options.stable_method is StableMethod.AUCTION
    return AuctionRoom(live, path) if auction else DraftRoom(live, path)
