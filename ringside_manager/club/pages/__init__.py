"""The pages of a league in the browser, by their names: pure functions of a visit and the words of its address."""

from ringside_manager.club.pages.desk import office_page
from ringside_manager.club.pages.page import Page, PageMaker, Visit, framed, inside
from ringside_manager.club.pages.reading import (
    bout_page,
    card_page,
    charts_page,
    fighter_page,
    front_page,
    journal_page,
    manager_page,
    news_page,
    proof_page,
    replay_page,
    rulebook_page,
    tables_page,
)
from ringside_manager.club.pages.ring import ring_page

__all__ = ["PAGES", "Page", "PageMaker", "Visit", "framed", "inside"]

PAGES: dict[str, PageMaker] = {
    "": front_page,
    "office": office_page,
    "card": card_page,
    "bout": bout_page,
    "fighter": fighter_page,
    "manager": manager_page,
    "tables": tables_page,
    "charts": charts_page,
    "news": news_page,
    "journal": journal_page,
    "rulebook": rulebook_page,
    "proof": proof_page,
    "replay": replay_page,
    "ring": ring_page,
}
"""Every page of a league; all but the office are the same for everybody who may see them."""
