"""Fighters who go from one weight class to another (Y13)."""

from __future__ import annotations

from bisect import insort
from dataclasses import dataclass
from typing import ClassVar

from ringside_manager.campaign.books import ClassLeft, FighterBook, NewsKind, ReignEnd
from ringside_manager.campaign.careers import is_above, ratings_in
from ringside_manager.language import say
from ringside_manager.league.business.careers import leave_division
from ringside_manager.league.business.open_books import OpenBooks, post
from ringside_manager.league.deeds import Deed, Number, Word


@dataclass(frozen=True, slots=True)
class ClassMoved(Deed):
    """A fighter goes to another weight class of the league (Y13)."""

    kind: ClassVar[str] = "class_moved"
    fighter: Number
    weight_class: Word


@post.register
def class_moved(deed: ClassMoved, opened: OpenBooks) -> None:
    """A fighter leaves his class, his rank and, if he holds it, its title, and has the ratings of the new class (Y13)."""
    fighter = opened.fighter(deed.fighter)
    if fighter.is_retired:
        opened.doubt("C17", say("{name} changed his weight class when he was retired.", name=fighter.name))
        return
    if not _is_move(opened, fighter, deed.weight_class):
        return
    old, books = fighter.weight_class, opened.books
    leave_division(opened, fighter, ReignEnd.MOVED)
    fighter.abilities, taken = ratings_in(books, fighter, deed.weight_class)
    fighter.toll = list(taken)
    fighter.classes_left.append(ClassLeft(old, books.closed, fighter.tally.bouts))
    fighter.weight_class = deed.weight_class
    insort(opened.division(deed.weight_class).roster, fighter.number)
    managers = () if fighter.manager is None else (fighter.manager,)
    way = 1 if is_above(deed.weight_class, old) else -1
    opened.news(NewsKind.MOVED, (fighter.number,), managers, amount=way, word=deed.weight_class)


def _is_move(opened: OpenBooks, fighter: FighterBook, weight_class: str) -> bool:
    """Whether the class is another of the league's; a move the rules would not have allowed is in doubt."""
    named = {"name": fighter.name, "weight_class": weight_class}
    if weight_class == fighter.weight_class or weight_class not in opened.books.options.weight_classes:
        opened.doubt(
            "Y13", say("{name} went to {weight_class}, which was not another weight class.", **named)
        )
        return False
    if fighter.booked:
        opened.doubt("Y13", say("{name} went to {weight_class} with a bout to come.", **named))
    return True
