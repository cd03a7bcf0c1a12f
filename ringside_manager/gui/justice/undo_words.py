"""What undo and redo would take back, in a few words for a menu."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from ringside_manager.campaign.books import Answer, Books
from ringside_manager.gui.words import arena
from ringside_manager.language import tr
from ringside_manager.office.docket import Party
from ringside_manager.office.facts.deeds import DeedFacts
from ringside_manager.office.facts.journal import NOBODY
from ringside_manager.office.undoing import FIGHT_NIGHT, Undoable, next_redo, next_undo


class Readable(Protocol):
    """What can be asked: a session, or a reading copy of a league."""

    @property
    def books(self) -> Books:
        """The books."""

    @property
    def entries(self) -> Sequence[Any]:
        """The journal."""


def undo_text(reading: Readable, viewer: Party | None = None) -> str:
    """``Undo: offer Ali against Frazier``, as ``viewer`` may read it; just ``Undo`` if there is nothing."""
    found = next_undo(reading.entries, reading.books, viewer or NOBODY)
    return tr("Undo") if found is None else tr("Undo: {act}").format(act=act_text(found))


def redo_text(reading: Readable, viewer: Party | None = None) -> str:
    """``Redo: fight night 14``; just ``Redo`` if there is nothing."""
    found = next_redo(reading.entries, reading.books, viewer or NOBODY)
    return tr("Redo") if found is None else tr("Redo: {act}").format(act=act_text(found))


def act_text(act: Undoable) -> str:
    """An act in a few words, such as ``offer Ali against Frazier``; with how many others if it is not alone."""
    words = tr("something private of other managers") if act.hidden else _WORDS[act.kind](act.facts)
    return (
        tr("{act} and %n more act", "{act} and %n more acts", act.more).format(act=words)
        if act.more
        else words
    )


def _pair(facts: DeedFacts) -> dict[str, str]:
    names = (*facts.fighters, "?", "?")
    return {"red": names[0], "blue": names[1]}


def _one(facts: DeedFacts) -> str:
    return facts.fighters[0] if facts.fighters else "?"


def _who(facts: DeedFacts) -> str:
    return facts.managers[0] if facts.managers else tr("the office")


def _deal_answered(facts: DeedFacts) -> str:
    if facts.yes:
        return tr("deal about {fighter} accepted")
    return tr("deal about {fighter} turned down") if facts.managers else tr("deal about {fighter} closed")


def _offer_answered(facts: DeedFacts) -> str:
    """What was answered, with the names: an answer alone says too little to take it back."""
    if facts.answer is Answer.ACCEPTED:
        return tr("{red} against {blue} accepted")
    if facts.answer is Answer.WITHDRAWN:
        return tr("offer {red} against {blue} taken back")
    if facts.answer is Answer.COUNTERED:
        return tr("other terms wanted for {red} against {blue}")
    if facts.answer is Answer.LAPSED:
        return tr("offer {red} against {blue} lapsed")
    return tr("{red} against {blue} refused")


_WORDS: dict[str, Callable[[DeedFacts], str]] = {
    FIGHT_NIGHT: lambda f: tr("fight night {night}").format(night=f.night),
    "league_founded": lambda f: tr("founding of {league}").format(league=f.word),
    "manager_seated": lambda f: tr("seat of {manager}").format(manager=_who(f)),
    "stables_ordered": lambda _: tr("order of the draft"),
    "fighter_signed": lambda f: tr("signing of {fighter}").format(fighter=_one(f)),
    "fighter_sold": lambda f: tr("sale of {fighter}").format(fighter=_one(f)),
    "fighters_traded": lambda f: tr("exchange of {red} for {blue}").format(**_pair(f)),
    "deal_proposed": lambda f: tr("deal about {fighter}").format(fighter=_one(f)),
    "deal_answered": lambda f: _deal_answered(f).format(fighter=_one(f)),
    "offer_made": lambda f: tr("offer {red} against {blue}").format(**_pair(f)),
    "offer_answered": lambda f: _offer_answered(f).format(**_pair(f)),
    "bout_made": lambda f: tr("bout {red} against {blue}").format(**_pair(f)),
    "bout_cancelled": lambda f: tr("cancelling of {red} against {blue}").format(**_pair(f)),
    "bid_sealed": lambda f: tr("sealed bid of {manager}").format(manager=_who(f)),
    "dates_auctioned": lambda f: (
        tr("auction of dates at {arena}").format(arena=arena(f.arena)) if f.arena else ""
    ),
    "plan_sealed": lambda f: tr("fight plan for {fighter}").format(fighter=_one(f)),
    "doors_opened": lambda f: tr("opening of the doors of night {night}").format(night=f.night),
    "bout_fought": lambda f: tr("result of {red} against {blue}").format(**_pair(f)),
    "fighter_retired": lambda f: tr("retirement of {fighter}").format(fighter=_one(f)),
    "tournament_drawn": lambda f: tr("draw of {tournament}").format(tournament=f.word),
    "walkover_given": lambda f: tr("walkover for {fighter}").format(fighter=_one(f)),
    "night_closed": lambda f: tr("end of night {night}").format(night=f.night),
    "card_approved": lambda f: tr("approval of the card of night {night}").format(night=f.night),
    "card_ordered": lambda f: tr("running order of night {night}").format(night=f.night),
    "places_awarded": lambda f: tr("places on the card of night {night}").format(night=f.night),
    "ranking_overridden": lambda f: tr("rank given to {fighter}").format(fighter=_one(f)),
    "doubt_settled": lambda f: tr("doubt settled about entry {number}").format(number=f.number),
    "league_branched": lambda _: tr("branching of the league"),
    "league_ended": lambda _: tr("end of the campaign"),
    "struck": lambda f: tr("undoing of %n entry", "undoing of %n entries", f.count),
    "corrected": lambda f: tr("correction of entry {number}").format(number=f.number),
}
