"""What of a bout that was fought the rules would not have allowed: doubts for the promoter."""

from __future__ import annotations

from collections.abc import Iterator

from ringside_manager.bout import registry
from ringside_manager.bout.record import BoutRecord
from ringside_manager.bout.replay import setup_of
from ringside_manager.bout.terms import Carried
from ringside_manager.campaign.arenas import arena_rule, eligibility_reason
from ringside_manager.campaign.books import BoutBook, BoutState, FighterBook
from ringside_manager.campaign.commitments import check_tournaments
from ringside_manager.campaign.frequency import carried, check_start
from ringside_manager.campaign.popularity import CHAMPION
from ringside_manager.campaign.titles import title_objection
from ringside_manager.errors import RingsideError, RuleError
from ringside_manager.league.deed_base import Deed
from ringside_manager.league.deeds import BoutFought, BoutMade
from ringside_manager.league.posting.desk import Desk
from ringside_manager.league.posting.titles import is_title_final

Pair = tuple[FighterBook, FighterBook]


def examine(desk: Desk, deed: BoutFought, bout: BoutBook, pair: Pair) -> None:
    """Note every rule that spoke against the bout, before anything of it is posted."""
    _examine_card(desk, bout)
    if pair[0].weight_class != pair[1].weight_class:
        desk.doubt("C1", f"{pair[0].name} and {pair[1].name} are not of one weight class.")
    for fighter, brought in zip(pair, deed.carried, strict=True):
        _examine_fighter(desk, bout, fighter, brought)
    for rule, why in _standing(desk, bout, pair):
        desk.doubt(rule, why)


def examine_again(desk: Desk, deed: Deed, record: str | None) -> None:
    """Note what speaks against a deed since something before it counts otherwise than when it was written."""
    if isinstance(deed, BoutMade) and deed.slot is None:
        _examine_tournaments(desk, deed)
    elif isinstance(deed, BoutFought) and record is not None:
        _examine_ratings(desk, deed, record)


def _examine_tournaments(desk: Desk, deed: BoutMade) -> None:
    """Whether a tournament keeps one of the two from another bout (C62)."""
    for fighter in (desk.fighter(deed.red), desk.fighter(deed.blue)):
        try:
            check_tournaments(desk.books, fighter, deed.night)
        except RuleError as refusal:
            desk.refused(refusal)


def _examine_ratings(desk: Desk, deed: BoutFought, record: str) -> None:
    """Whether both boxed with their ratings, what they had gained by then taken effect (C14).

    Cards of another edition of the rules, or of a system that is not installed, cannot be compared.
    """
    bout = desk.bout(deed.bout)
    pair = desk.fighter(bout.red), desk.fighter(bout.blue)
    try:
        told = BoutRecord.from_json(record)
        engine, boxed = registry.get(told.engine), setup_of(told)
        if told.rules_version != engine.info.rules_version:
            return
        own = [
            fighter.card(engine) == card for fighter, card in zip(pair, (boxed.red, boxed.blue), strict=True)
        ]
    except RingsideError:
        return
    for fighter, same in zip(pair, own, strict=True):
        if not same:
            desk.doubt("C14", f"{fighter.name} boxed with ratings he would not have had by then.")


def _examine_card(desk: Desk, bout: BoutBook) -> None:
    """The bout's place on its night (C2, C53)."""
    books = desk.books
    if bout.state is BoutState.CANCELLED:
        desk.doubt("C2", f"Bout {bout.number} was fought although it had been cancelled.")
    if bout.night <= books.closed or bout.night < books.night:
        desk.doubt("C2", f"Bout {bout.number} of night {bout.night} was fought when that night was over.")
    cap = books.options.card_cap
    if cap is None:
        return
    others = (other for other in books.bouts_of_night(bout.night) if other.arena is bout.arena)
    if sum(other.is_over for other in others) >= cap:
        desk.doubt("C53", f"The card at {bout.arena.title} has {cap} bouts at most.")


def _examine_fighter(desk: Desk, bout: BoutBook, fighter: FighterBook, brought: Carried | None) -> None:
    """Whether he might fight on that night, and with what loss (C2, C17, C57, C58)."""
    if fighter.is_retired:
        desk.doubt("C17", f"{fighter.name} fought although he was retired.")
    try:
        due = carried(fighter.last_night, fighter.lost, bout.night)
        check_start(fighter.name, bout.system, fighter.abilities.endurance, bout.rounds, brought)
    except RuleError as refusal:
        desk.refused(refusal)
        return
    if due != brought:
        desk.doubt(
            "C57", f"{fighter.name} carried {_loss(brought)} into the bout; it should be {_loss(due)}."
        )


def _loss(lost: Carried | None) -> str:
    return "no loss" if lost is None else f"a loss of {lost.loss} of {lost.start}"


def _standing(desk: Desk, bout: BoutBook, pair: Pair) -> Iterator[tuple[str, str]]:
    """Whether the two might meet in that arena, and for the title (C40-C45, C60, C66)."""
    red, blue = pair
    if not bout.title:
        if is_title_final(desk.books, bout):
            yield "C60", "The last bout of the tournament was not for the title."
        reason = eligibility_reason(bout.arena, red.pop_half, blue.pop_half)
        if reason:
            yield arena_rule(bout.arena).rule, reason
        return
    division = desk.division(red.weight_class)
    if is_title_final(desk.books, bout):
        if division.champion is not None:
            yield "C60", "The tournament was for a vacant title, but there is a champion."
    elif division.champion is not None:
        objection = title_objection(_ranks(pair, division.champion))
        if objection:
            yield "C40", f"It was for the title. {objection}"
    elif not division.crowned:
        yield "C60", "The first champion comes from a tournament."
    elif None in (red.rank, blue.rank):
        yield "C66", "Both contenders for a vacant title have a rank."


def _ranks(pair: Pair, champion: int) -> tuple[int | None, int | None]:
    """The ranks before the night, the title being where it is now."""
    red, blue = (CHAMPION if fighter.number == champion else fighter.rank or None for fighter in pair)
    return red, blue
