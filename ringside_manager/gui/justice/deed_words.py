"""Entries of the journal as sentences."""

from __future__ import annotations

from collections.abc import Callable

from ringside_manager.bout.outcome import Method
from ringside_manager.campaign.books import Answer, LedgerKind
from ringside_manager.gui import words
from ringside_manager.gui.messages import translated
from ringside_manager.language import later, tr
from ringside_manager.office.facts.deeds import DeedFacts
from ringside_manager.office.facts.journal import EntryRow


def deed_text(facts: DeedFacts) -> str:
    """What a deed says, as a sentence."""
    if facts.kind == "hidden":
        return tr("Private: it concerns other managers.")
    return _SENTENCES[facts.kind](facts)


def kind_text(kind: str) -> str:
    """A kind of entry, for a filter."""
    return _KINDS[kind]()


KINDS = (
    "league_founded",
    "manager_seated",
    "stables_ordered",
    "fighter_signed",
    "fighter_sold",
    "fighters_traded",
    "deal_proposed",
    "deal_answered",
    "offer_made",
    "offer_answered",
    "bout_made",
    "bout_cancelled",
    "bid_sealed",
    "dates_auctioned",
    "plan_sealed",
    "doors_opened",
    "bout_fought",
    "fighter_retired",
    "tournament_drawn",
    "walkover_given",
    "night_closed",
    "card_approved",
    "card_ordered",
    "places_awarded",
    "ranking_overridden",
    "doubt_settled",
    "league_branched",
    "league_ended",
    "struck",
    "corrected",
    "hidden",
)
"""Every kind of entry, in the order of the journal's page in the handbook."""


def state_text(row: EntryRow) -> str:
    """Whether an entry counts, and who said otherwise."""
    if row.struck is not None:
        return tr("Struck by {who} ({entry})").format(who=who_text(row.struck.by), entry=row.struck.entry)
    if row.corrected is not None:
        return tr("Corrected by {who} ({entry})").format(
            who=who_text(row.corrected.by), entry=row.corrected.entry
        )
    return tr("Counts")


def who_text(by: str) -> str:
    """Who signed an entry."""
    return tr("the program") if by == "program" else by


def movement_text(kind: LedgerKind) -> str:
    """Why money moved."""
    return _MOVEMENTS[kind]()


def _named(facts: DeedFacts) -> dict[str, object]:
    """The names and numbers a sentence may hold."""
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

_SENTENCES: dict[str, Callable[[DeedFacts], str]] = {
    "league_founded": _plain(later("{word} is founded.")),
    "manager_seated": _plain(later("{manager} takes a seat.")),
    "stables_ordered": _ordered,
    "fighter_signed": _signed,
    "fighter_sold": _plain(later("{one} goes to {manager} for {money}.")),
    "fighters_traded": _plain(later("{one} and {other} change stables.")),
    "deal_proposed": _deal,
    "deal_answered": _deal_answer,
    "offer_made": _offer,
    "offer_answered": _answer,
    "bout_made": _made,
    "bout_cancelled": _with_word(
        later("{one} against {other} is off."), later("{one} against {other} is off: {word}")
    ),
    "bid_sealed": _plain(later("{manager} seals a bid for {one} against {other}.")),
    "dates_auctioned": _plain(later("The places at {arena} on night {night} are auctioned for {money}.")),
    "plan_sealed": lambda facts: (
        tr("{manager} seals a fight plan for {one}.")
        if facts.yes
        else tr("{manager} takes back the fight plan for {one}.")
    ).format(**_named(facts)),
    "doors_opened": _plain(later("The doors of night {night} are open; its card is final.")),
    "bout_fought": _fought,
    "fighter_retired": _with_word(later("{one} retires."), later("{one} retires: {word}")),
    "tournament_drawn": _drawn,
    "walkover_given": _plain(later("{one} goes on in {word} without a bout.")),
    "night_closed": _plain(later("Night {night} is over; rankings are drawn up.")),
    "card_approved": lambda facts: tr(
        "The card of night {night} is approved: %n bout.",
        "The card of night {night} is approved: %n bouts.",
        facts.count,
    ).format(night=facts.night),
    "card_ordered": _plain(later("The card at {arena} on night {night} is put in order.")),
    "places_awarded": _awarded,
    "ranking_overridden": _rank,
    "doubt_settled": _with_word(
        later("What is in doubt about entry {number} stands."),
        later("What is in doubt about entry {number} stands: {word}"),
    ),
    "league_branched": _plain(later("A league of its own from here on, branched from {word}.")),
    "league_ended": _plain(later("The campaign is over.")),
    "struck": _struck,
    "corrected": _corrected,
}

_KINDS: dict[str, Callable[[], str]] = {
    "league_founded": later("Founding"),
    "manager_seated": later("Seats"),
    "stables_ordered": later("Order of the draft"),
    "fighter_signed": later("Signings"),
    "fighter_sold": later("Sales"),
    "fighters_traded": later("Trades"),
    "deal_proposed": later("Deals proposed"),
    "deal_answered": later("Answers to deals"),
    "offer_made": later("Offers"),
    "offer_answered": later("Answers to offers"),
    "bout_made": later("Bouts made"),
    "bout_cancelled": later("Bouts cancelled"),
    "bid_sealed": later("Sealed bids"),
    "dates_auctioned": later("Auctions of dates"),
    "plan_sealed": later("Fight plans"),
    "doors_opened": later("Doors opened"),
    "bout_fought": later("Results"),
    "fighter_retired": later("Retirements"),
    "tournament_drawn": later("Tournament draws"),
    "walkover_given": later("Walkovers"),
    "night_closed": later("Nights closed"),
    "card_approved": later("Approvals"),
    "card_ordered": later("Running orders"),
    "places_awarded": later("Places given"),
    "ranking_overridden": later("Ranks given"),
    "doubt_settled": later("Doubts settled"),
    "league_branched": later("Branches"),
    "league_ended": later("The end"),
    "struck": later("Strikes"),
    "corrected": later("Corrections"),
    "hidden": later("Private, between others"),
}

_MOVEMENTS: dict[LedgerKind, Callable[[], str]] = {
    LedgerKind.SHARE: later("Share of a purse"),
    LedgerKind.SALE: later("Sale"),
    LedgerKind.PURCHASE: later("Purchase"),
    LedgerKind.TRADE: later("Trade"),
    LedgerKind.DATE_BID: later("Bid for a date"),
}
