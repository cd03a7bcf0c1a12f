"""Fighters sent to another weight class by their managers, and those who outgrow theirs (Y13)."""

from __future__ import annotations

from ringside_manager.bout.chance import Chance
from ringside_manager.campaign.books import Books
from ringside_manager.campaign.careers import check_move, classes_beside, outgrown
from ringside_manager.campaign.orders import MoveClass
from ringside_manager.errors import against
from ringside_manager.language import say
from ringside_manager.league.business.careers import ClassMoved
from ringside_manager.office.docket import Docket, Party, judge
from ringside_manager.office.orders.bout_rules import check_doors
from ringside_manager.office.orders.offers import lapse_offers
from ringside_manager.text_safety import match_key


@judge.register
def move_class(order: MoveClass, docket: Docket, by: Party, _chance: Chance) -> None:
    """Send a fighter to the class next to his; what was proposed for him in the old one lapses (Y13)."""
    fighter = docket.fighter(order.fighter)
    if by.manager is None or fighter.manager != by.manager:
        raise against("Y13", "{name} is not one of {name2}'s fighters.", name=fighter.name, name2=by.name)
    check_doors(docket.books, docket.books.doors)
    weight_class = _named(docket.books, fighter.number, order.weight_class)
    check_move(docket.books, fighter, weight_class)
    _move(docket, fighter.number, weight_class)


def move_up_outgrown(docket: Docket) -> None:
    """After the turn of a year, move up whoever can no longer make the limit of his class (Y13)."""
    for number, weight_class in tuple(outgrown(docket.books)):
        _move(docket, number, weight_class)


def _move(docket: Docket, fighter: int, weight_class: str) -> None:
    reason = say("{name} leaves the weight class", name=docket.books.fighters[fighter].name)
    lapse_offers(docket, (fighter,), reason)
    docket.write(ClassMoved(fighter, weight_class))


def _named(books: Books, fighter: int, written: str) -> str:
    """The class next to a fighter's that is meant, whatever the case it is written in."""
    key = match_key(written)
    beside = classes_beside(books, books.fighters[fighter])
    return next((name for name in beside if match_key(name) == key), written)
