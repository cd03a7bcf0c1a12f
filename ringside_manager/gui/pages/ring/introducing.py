"""What the announcer says of both boxers: all of it from before the bout, so that nothing is given away."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ringside_manager.campaign.books import Books
from ringside_manager.gui import words
from ringside_manager.gui.pages.people import shown
from ringside_manager.gui.ring.tape import Introduction, Introductions
from ringside_manager.language import tr
from ringside_manager.office.facts.bouts import CornerFact, bout_page


def introductions(books: Books, entries: Sequence[Any], bout: int) -> Introductions:
    """Red and blue as they stood before the bout; ``KeyError`` for a number that is not one of the books."""
    page = bout_page(books, entries, bout)
    return _introduced(books, page.red), _introduced(books, page.blue)


def _introduced(books: Books, fact: CornerFact) -> Introduction:
    page = books.fighters[fact.fighter.number]
    facts = [
        (tr("Record"), shown.record(fact.before)),
        (tr("Standing"), _standing(fact)),
        (tr("POP"), words.pop(fact.pop_half)),
    ]
    if fact.carried:
        facts.append((tr("Carried in"), words.number(fact.carried)))
    manager = "" if fact.manager is None else fact.manager.name
    return Introduction(page.name, page.fighter.nickname, manager, tuple(facts))


def _standing(fact: CornerFact) -> str:
    if fact.is_champion:
        return tr("Champion")
    return tr("No. {rank}").format(rank=fact.rank) if fact.rank else tr("Unranked")
