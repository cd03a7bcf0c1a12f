"""Entries of the journal in words: as sentences, as groups of a filter, as acts that undo takes back."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ringside_manager.bout.outcome import Method
from ringside_manager.campaign.books import Answer, LedgerKind
from ringside_manager.gui import words
from ringside_manager.language import later, tr, translated
from ringside_manager.office.facts.deeds import DeedFacts
from ringside_manager.office.facts.journal import EntryRow
from ringside_manager.office.undoing import FIGHT_NIGHT, Undoable


@dataclass(frozen=True, slots=True)
class DeedWords:
    """One kind of deed in words: what a filter calls it, what it says, and the act in a few words for a menu."""

    group: Callable[[], str]
    sentence: Callable[[DeedFacts], str]
    act: Callable[[DeedFacts], str]


def deed_text(facts: DeedFacts) -> str:
    """What a deed says, as a sentence."""
    return _WORDS[facts.kind].sentence(facts)


def kind_text(kind: str) -> str:
    """A kind of entry, for a filter."""
    return _WORDS[kind].group()


def act_text(act: Undoable) -> str:
    """An act in a few words, such as ``offer Ali against Frazier``; with how many others if it is not alone."""
    if act.kind == FIGHT_NIGHT and not act.hidden:
        words = tr("fight night {night}").format(night=act.facts.night)
    else:
        words = _WORDS["hidden" if act.hidden else act.kind].act(act.facts)
    return (
        tr("{act} and %n more act", "{act} and %n more acts", act.more).format(act=words)
        if act.more
        else words
    )


def state_text(row: EntryRow) -> str:
    """Whether an entry counts, and who said otherwise."""
    if row.struck is not None:
        return tr("Struck by {who} ({entry})").format(who=who_text(row.struck.by), entry=row.struck.number)
    if row.corrected is not None:
        return tr("Corrected by {who} ({entry})").format(
            who=who_text(row.corrected.by), entry=row.corrected.number
        )
    return tr("Counts")


def who_text(by: str) -> str:
    """Who signed an entry."""
    return tr("the program") if by == "program" else by


def movement_text(kind: LedgerKind) -> str:
    """Why money moved."""
    return _MOVEMENTS[kind]()


def _named(facts: DeedFacts) -> dict[str, object]:
    fighters, managers = (*facts.fighters, "?", "?"), (*facts.managers, tr("The office"), "?")
    return {
        "one": fighters[0],
        "other": fighters[1],
        "manager": managers[0],
        "partner": managers[1],
        "night": facts.night,
        "arena": "" if facts.arena is None else words.arena(facts.arena),
        "rounds": facts.rounds,
        "number": facts.number,
        "count": facts.count,
        "money": words.money(abs(facts.cents)),
        "word": _reason(facts),
        "how": "" if facts.method is None else words.ended(facts.method, facts.round, facts.cause),
        "round": facts.round,
    }


def _reason(facts: DeedFacts) -> str:
    """The word of a deed; where the office gives the reason itself, in the window's language."""
    return translated(facts.word) if facts.kind in ("offer_answered", "bout_cancelled") else facts.word


def _plain(sentence: Callable[[], str]) -> Callable[[DeedFacts], str]:
    return lambda facts: sentence().format(**_named(facts))


def _with_word(plain: Callable[[], str], worded: Callable[[], str]) -> Callable[[DeedFacts], str]:
    return lambda facts: (worded() if facts.word else plain()).format(**_named(facts))


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


def _signed(facts: DeedFacts) -> str:
    if not facts.managers:
        return tr("{one} enters without a manager.").format(**_named(facts))
    if facts.cents:
        return tr("{one} signs with {manager} for {money}.").format(**_named(facts))
    return tr("{one} signs with {manager}.").format(**_named(facts))


def _ordered(facts: DeedFacts) -> str:
    return tr("The order of the draft: {names}.").format(names=", ".join(facts.managers))


def _deal(facts: DeedFacts) -> str:
    if len(facts.fighters) > 1:
        if facts.cents:
            return tr("{manager} proposes to {partner}: {one} for {other}, and {money} with it.").format(
                **_named(facts)
            )
        return tr("{manager} proposes to {partner}: {one} for {other}.").format(**_named(facts))
    if facts.cents < 0:
        return tr("{manager} offers {partner} {money} for {one}.").format(**_named(facts))
    return tr("{manager} offers {partner} {one} for {money}.").format(**_named(facts))


def _deal_answer(facts: DeedFacts) -> str:
    if facts.yes:
        return tr("{manager} accepts the deal about {one}.").format(**_named(facts))
    if not facts.managers:
        return tr("The deal about {one} is closed.").format(**_named(facts))
    return tr("{manager} turns the deal about {one} down.").format(**_named(facts))


def _offer(facts: DeedFacts) -> str:
    if facts.yes:
        return tr(
            "{manager} offers {one} against {other} for the title: night {night}, {rounds} rounds."
        ).format(**_named(facts))
    return tr("{manager} offers {one} against {other}: night {night}, {arena}, {rounds} rounds.").format(
        **_named(facts)
    )


def _answer(facts: DeedFacts) -> str:
    sentence = _ANSWERS[facts.answer]() if facts.answer else ""
    told = sentence.format(**_named(facts))
    return tr("{sentence} “{words}”").format(sentence=told, words=_reason(facts)) if facts.word else told


def _made(facts: DeedFacts) -> str:
    if facts.yes:
        return tr("{one} meets {other} for the title on night {night}, over {rounds} rounds.").format(
            **_named(facts)
        )
    return tr("{one} meets {other} on night {night} at {arena}, over {rounds} rounds.").format(
        **_named(facts)
    )


def _fought(facts: DeedFacts) -> str:
    if facts.method is Method.NC:
        return tr("{one} and {other}: no contest after round {round}.").format(**_named(facts))
    if not facts.yes and facts.cause:
        return tr("{one} and {other} box a technical draw, ended in round {round}.").format(**_named(facts))
    if not facts.yes:
        return tr("{one} and {other} box a draw over {round} rounds.").format(**_named(facts))
    return tr("{one} beats {other}: {how}.").format(**_named(facts))


def _drawn(facts: DeedFacts) -> str:
    if facts.yes:
        return tr(
            "{word} is drawn for the title: %n fighter.",
            "{word} is drawn for the title: %n fighters.",
            facts.count,
        ).format(**_named(facts))
    return tr("{word} is drawn: %n fighter.", "{word} is drawn: %n fighters.", facts.count).format(
        **_named(facts)
    )


def _rank(facts: DeedFacts) -> str:
    if not facts.count:
        return tr("{one} is ranked by his record again: {word}").format(**_named(facts))
    return tr("{one} is given rank {count}: {word}").format(**_named(facts))


def _struck(facts: DeedFacts) -> str:
    if facts.count == 1:
        return tr("Entry {number} is struck.").format(**_named(facts))
    return tr(
        "%n entry struck, from entry {number} on.", "%n entries struck, from entry {number} on.", facts.count
    ).format(**_named(facts))


def _corrected(facts: DeedFacts) -> str:
    if facts.method is None:
        return tr("Entry {number} is corrected.").format(**_named(facts))
    return tr("Entry {number} is corrected: {result}").format(number=facts.number, result=_fought(facts))


def _awarded(facts: DeedFacts) -> str:
    if not facts.count:
        return tr("The places at {arena} on night {night} are left to the usual order.").format(
            **_named(facts)
        )
    return tr(
        "%n bout comes first for the places at {arena} on night {night}.",
        "%n bouts come first for the places at {arena} on night {night}.",
        facts.count,
    ).format(**_named(facts))


_ANSWERS: dict[Answer, Callable[[], str]] = {
    Answer.ACCEPTED: later("{manager} accepts {one} against {other}."),
    Answer.REFUSED: later("{manager} refuses {one} against {other}."),
    Answer.WITHDRAWN: later("{manager} takes back {one} against {other}."),
    Answer.COUNTERED: later("{manager} wants {one} against {other} on other terms."),
    Answer.LAPSED: later("The offer {one} against {other} lapses."),
}


_WORDS: dict[str, DeedWords] = {
    "league_founded": DeedWords(
        later("Founding"),
        _plain(later("{word} is founded.")),
        lambda f: tr("founding of {league}").format(league=f.word),
    ),
    "manager_seated": DeedWords(
        later("Seats"),
        _plain(later("{manager} takes a seat.")),
        lambda f: tr("seat of {manager}").format(manager=_who(f)),
    ),
    "stables_ordered": DeedWords(
        later("Order of the draft"),
        _ordered,
        lambda _: tr("order of the draft"),
    ),
    "fighter_signed": DeedWords(
        later("Signings"),
        _signed,
        lambda f: tr("signing of {fighter}").format(fighter=_one(f)),
    ),
    "free_agent_signed": DeedWords(
        later("Free agents signed"),
        _plain(later("{one} signs with {manager}.")),
        lambda f: tr("signing of {fighter}").format(fighter=_one(f)),
    ),
    "fighter_sold": DeedWords(
        later("Sales"),
        _plain(later("{one} goes to {manager} for {money}.")),
        lambda f: tr("sale of {fighter}").format(fighter=_one(f)),
    ),
    "fighters_traded": DeedWords(
        later("Trades"),
        _plain(later("{one} and {other} change stables.")),
        lambda f: tr("exchange of {red} for {blue}").format(**_pair(f)),
    ),
    "deal_proposed": DeedWords(
        later("Deals proposed"),
        _deal,
        lambda f: tr("deal about {fighter}").format(fighter=_one(f)),
    ),
    "deal_answered": DeedWords(
        later("Answers to deals"),
        _deal_answer,
        lambda f: _deal_answered(f).format(fighter=_one(f)),
    ),
    "offer_made": DeedWords(
        later("Offers"),
        _offer,
        lambda f: tr("offer {red} against {blue}").format(**_pair(f)),
    ),
    "offer_answered": DeedWords(
        later("Answers to offers"),
        _answer,
        lambda f: _offer_answered(f).format(**_pair(f)),
    ),
    "bout_made": DeedWords(
        later("Bouts made"),
        _made,
        lambda f: tr("bout {red} against {blue}").format(**_pair(f)),
    ),
    "bout_cancelled": DeedWords(
        later("Bouts cancelled"),
        _with_word(later("{one} against {other} is off."), later("{one} against {other} is off: {word}")),
        lambda f: tr("cancelling of {red} against {blue}").format(**_pair(f)),
    ),
    "bid_sealed": DeedWords(
        later("Sealed bids"),
        _plain(later("{manager} seals a bid for {one} against {other}.")),
        lambda f: tr("sealed bid of {manager}").format(manager=_who(f)),
    ),
    "dates_auctioned": DeedWords(
        later("Auctions of dates"),
        _plain(later("The places at {arena} on night {night} are auctioned for {money}.")),
        lambda f: tr("auction of dates at {arena}").format(arena=words.arena(f.arena)) if f.arena else "",
    ),
    "plan_sealed": DeedWords(
        later("Fight plans"),
        lambda facts: (
            tr("{manager} seals a fight plan for {one}.")
            if facts.yes
            else tr("{manager} takes back the fight plan for {one}.")
        ).format(**_named(facts)),
        lambda f: tr("fight plan for {fighter}").format(fighter=_one(f)),
    ),
    "doors_opened": DeedWords(
        later("Doors opened"),
        _plain(later("The doors of night {night} are open; its card is final.")),
        lambda f: tr("opening of the doors of night {night}").format(night=f.night),
    ),
    "bout_fought": DeedWords(
        later("Results"),
        _fought,
        lambda f: tr("result of {red} against {blue}").format(**_pair(f)),
    ),
    "fighter_retired": DeedWords(
        later("Retirements"),
        _with_word(later("{one} retires."), later("{one} retires: {word}")),
        lambda f: tr("retirement of {fighter}").format(fighter=_one(f)),
    ),
    "tournament_drawn": DeedWords(
        later("Tournament draws"),
        _drawn,
        lambda f: tr("draw of {tournament}").format(tournament=f.word),
    ),
    "walkover_given": DeedWords(
        later("Walkovers"),
        _plain(later("{one} goes on in {word} without a bout.")),
        lambda f: tr("walkover for {fighter}").format(fighter=_one(f)),
    ),
    "night_closed": DeedWords(
        later("Nights closed"),
        _plain(later("Night {night} is over; rankings are drawn up.")),
        lambda f: tr("end of night {night}").format(night=f.night),
    ),
    "card_approved": DeedWords(
        later("Approvals"),
        lambda facts: tr(
            "The card of night {night} is approved: %n bout.",
            "The card of night {night} is approved: %n bouts.",
            facts.count,
        ).format(night=facts.night),
        lambda f: tr("approval of the card of night {night}").format(night=f.night),
    ),
    "card_ordered": DeedWords(
        later("Running orders"),
        _plain(later("The card at {arena} on night {night} is put in order.")),
        lambda f: tr("running order of night {night}").format(night=f.night),
    ),
    "places_awarded": DeedWords(
        later("Places given"),
        _awarded,
        lambda f: tr("places on the card of night {night}").format(night=f.night),
    ),
    "ranking_overridden": DeedWords(
        later("Ranks given"),
        _rank,
        lambda f: tr("rank given to {fighter}").format(fighter=_one(f)),
    ),
    "doubt_settled": DeedWords(
        later("Doubts settled"),
        _with_word(
            later("What is in doubt about entry {number} stands."),
            later("What is in doubt about entry {number} stands: {word}"),
        ),
        lambda f: tr("doubt settled about entry {number}").format(number=f.number),
    ),
    "league_branched": DeedWords(
        later("Branches"),
        _plain(later("A league of its own from here on, branched from {word}.")),
        lambda _: tr("branching of the league"),
    ),
    "league_ended": DeedWords(
        later("The end"),
        _plain(later("The campaign is over.")),
        lambda _: tr("end of the campaign"),
    ),
    "struck": DeedWords(
        later("Strikes"),
        _struck,
        lambda f: tr("undoing of %n entry", "undoing of %n entries", f.count),
    ),
    "corrected": DeedWords(
        later("Corrections"),
        _corrected,
        lambda f: tr("correction of entry {number}").format(number=f.number),
    ),
    "hidden": DeedWords(
        later("Private, between others"),
        lambda _: tr("Private: it concerns other managers."),
        lambda _: tr("something private of other managers"),
    ),
}

KINDS = tuple(_WORDS)
"""Every kind of entry, in the order of the journal's page in the handbook."""


_MOVEMENTS: dict[LedgerKind, Callable[[], str]] = {
    LedgerKind.SHARE: later("Share of a purse"),
    LedgerKind.SALE: later("Sale"),
    LedgerKind.PURCHASE: later("Purchase"),
    LedgerKind.TRADE: later("Trade"),
    LedgerKind.DATE_BID: later("Bid for a date"),
}
