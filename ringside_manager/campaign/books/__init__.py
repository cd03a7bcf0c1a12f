"""The campaign's books (C4): plain pages that posting writes and everybody reads; no file, no dice."""

from ringside_manager.campaign.books.book import Books, Touched
from ringside_manager.campaign.books.bouts import BoutBook, OfferBook, Slot, TournamentBook
from ringside_manager.campaign.books.deals import DealBook
from ringside_manager.campaign.books.kinds import (
    Answer,
    BoutState,
    Dispute,
    Entrance,
    LedgerKind,
    ManagerKind,
    NewsKind,
    ReignEnd,
    Scores,
    StableMethod,
    Temperament,
)
from ringside_manager.campaign.books.lines import Doubt, LedgerLine, NewsItem, Settlement
from ringside_manager.campaign.books.options import LeagueOptions
from ringside_manager.campaign.books.people import FighterBook, GivenRank, ManagerBook, Tally
from ringside_manager.campaign.books.titles import Division, Reign, Standing

__all__ = [
    "Answer",
    "Books",
    "BoutBook",
    "BoutState",
    "DealBook",
    "Dispute",
    "Division",
    "Doubt",
    "Entrance",
    "FighterBook",
    "GivenRank",
    "LeagueOptions",
    "LedgerKind",
    "LedgerLine",
    "ManagerBook",
    "ManagerKind",
    "NewsItem",
    "NewsKind",
    "OfferBook",
    "Reign",
    "ReignEnd",
    "Scores",
    "Settlement",
    "Slot",
    "StableMethod",
    "Standing",
    "Tally",
    "Temperament",
    "Touched",
    "TournamentBook",
]
