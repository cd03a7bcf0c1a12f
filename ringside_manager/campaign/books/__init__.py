"""The campaign's books (C4): plain pages that posting writes and everybody reads; no file, no dice."""

from ringside_manager.campaign.books.book import Books, Doubt, LedgerLine, NewsItem, Settlement, Touched
from ringside_manager.campaign.books.bouts import BoutBook, DealBook, OfferBook, TournamentBook
from ringside_manager.campaign.books.kinds import (
    Answer,
    BoutState,
    Dispute,
    Entrance,
    LeagueOptions,
    LedgerKind,
    ManagerKind,
    NewsKind,
    ReignEnd,
    Scores,
    StableMethod,
    Temperament,
)
from ringside_manager.campaign.books.people import (
    Division,
    FighterBook,
    GivenRank,
    ManagerBook,
    Reign,
    Standing,
    Tally,
)
from ringside_manager.campaign.tournament import Slot

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
