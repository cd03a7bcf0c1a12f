"""What the promoter does on a fight night: bouts that do not stand as made, the vacant title (C3, C66)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from ringside_manager.bout.chance import Chance
from ringside_manager.campaign.ai.scene import Scene
from ringside_manager.campaign.arenas import Arena, check_eligible, default_rounds, eligible
from ringside_manager.campaign.books import Books, BoutBook, Division
from ringside_manager.campaign.orders import MakeBout, OfferBout
from ringside_manager.campaign.vacancy import due_pair, is_patience_over, is_title_booked, is_vacant
from ringside_manager.errors import RuleError
from ringside_manager.league.business.offers import BoutCancelled
from ringside_manager.office.docket import PROGRAM, Docket, Party
from ringside_manager.office.evening import Evening
from ringside_manager.office.orders import try_order
from ringside_manager.office.orders.bout_rules import WantedBout, check_bout, check_stake, check_strength
from ringside_manager.office.orders.offers import make, open_offers

Checked = TypeVar("Checked")
Pair = tuple[int, int]


def fill_vacant_titles(docket: Docket, scene: Scene, evening: Evening, chance: Chance) -> None:
    """While a title is vacant, the two best-ranked whose managers accept fight for it (C66).

    A promoter who is a person sees to it himself.
    """
    if docket.books.promoter and not evening.autopilot:
        return
    for division in docket.books.divisions.values():
        if is_vacant(division) and not is_title_booked(docket.books, division):
            _fill(docket, scene, division, evening, chance)


def _fill(docket: Docket, scene: Scene, division: Division, evening: Evening, chance: Chance) -> None:
    """Make the bout if the program decides for both; a person is asked, and passed over if he is silent for long."""
    tonight = _next_in_line(docket.books, division, evening, scene.night)
    if tonight and all(_is_decided(docket.books, number, evening) for number in tonight):
        red, blue = tonight
        title = MakeBout(scene.night, red, blue, Arena.BEST, title=True)
        available = all(scene.is_available(docket.books.fighters[number]) for number in tonight)
        if available and try_order(docket, title, Party(PROGRAM, promoter=True), chance):
            scene.take(*tonight)
    elif scene.night < docket.books.options.nights:
        later = _next_in_line(docket.books, division, evening, scene.night + 1)
        _ask(
            docket,
            later,
            [number for number in later if _is_decided(docket.books, number, evening)],
            scene.night + 1,
            chance,
        )


def _next_in_line(books: Books, division: Division, evening: Evening, night: int) -> Pair | tuple[()]:
    """The pair that is due on ``night``, persons who have been silent for too long passed over; or nobody."""
    silent = frozenset(
        number
        for number in division.ranking
        if is_patience_over(division, night) and not _is_decided(books, number, evening)
    )
    return due_pair(books, division, night, silent=silent) or ()


def _is_decided(books: Books, fighter: int, evening: Evening) -> bool:
    return evening.decides(books, books.fighters[fighter].manager)


def _ask(docket: Docket, pair: tuple[int, ...], deciding: list[int], night: int, chance: Chance) -> None:
    """An AI manager whose man is next in line asks the person whose man is, too."""
    asked_before = any(
        offer.title and {offer.red, offer.blue} == set(pair) for offer in open_offers(docket.books)
    )
    if asked_before or len(deciding) != 1:
        return
    opponent = next(number for number in pair if number not in deciding)
    terms = OfferBout(night, deciding[0], opponent, Arena.BEST, title=True, note="for the vacant title")
    try_order(docket, terms, docket.party_of(deciding[0]), chance)


def review_bouts(docket: Docket, night: int) -> None:
    """Bouts agreed earlier that cannot be held as they were made are moved or cancelled (C40-C45, C58)."""
    for bout in tuple(docket.books.bouts_of_night(night)):
        if bout.slot is None:
            _review(docket, bout)


def _review(docket: Docket, bout: BoutBook) -> None:
    """A bout that would start a man from nothing is off; one that lost its stage moves to the best still open."""
    weakness = _refusal(_check_strengths, docket.books, bout)
    objection = weakness or _refusal(_check_stage, docket.books, bout)
    if not objection:
        return
    docket.write(BoutCancelled(bout.number, objection))
    red, blue = (docket.books.fighters[number] for number in bout.fighters)
    arena = eligible(red.pop_half, blue.pop_half)[0]
    moved = WantedBout(bout.night, bout.red, bout.blue, arena, default_rounds(arena))
    if not weakness and not _refusal(check_bout, docket.books, moved):
        make(docket, moved, bout.offer)


def _check_strengths(books: Books, bout: BoutBook) -> None:
    for number in bout.fighters:
        check_strength(books, books.fighters[number], bout.night, bout.rounds, bout.system)


def _check_stage(books: Books, bout: BoutBook) -> None:
    red, blue = (books.fighters[number] for number in bout.fighters)
    if bout.title:
        check_stake(books, red, blue)
    check_eligible(bout.arena, red.pop_half, blue.pop_half, title=bout.title)


def _refusal(check: Callable[[Books, Checked], None], books: Books, checked: Checked) -> str:
    """What a check has to say against it, as a sentence; empty if nothing."""
    try:
        check(books, checked)
    except RuleError as refusal:
        return str(refusal)
    return ""
