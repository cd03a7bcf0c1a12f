"""Entries of the journal in words: as sentences, as groups of a filter, as acts that undo takes back."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ringside_manager.campaign.books import LedgerKind
from ringside_manager.gui import words
from ringside_manager.gui.justice import deed_sentences
from ringside_manager.language import later, tr, translated
from ringside_manager.office.facts.deeds import DeedFacts
from ringside_manager.office.facts.journal import EntryRow
from ringside_manager.office.undoing import FIGHT_NIGHT, Undoable


@dataclass(frozen=True, slots=True)
class DeedWords:
    """One kind of deed in words: what a filter calls it, what it says, and the act in a few words for a menu.

    Sentence and act are templates, filled with ``_named`` and ``_act_names``.
    """

    group: Callable[[], str]
    sentence: Callable[[DeedFacts], str]
    act: Callable[[DeedFacts], str]


def deed_text(facts: DeedFacts) -> str:
    """What a deed says, as a sentence."""
    return _WORDS[facts.kind].sentence(facts).format(**_named(facts))


def kind_text(kind: str) -> str:
    """A kind of entry, for a filter."""
    return _WORDS[kind].group()


def act_text(act: Undoable) -> str:
    """An act in a few words, such as ``offer Ali against Frazier``; with how many others if it is not alone."""
    if act.kind == FIGHT_NIGHT and not act.hidden:
        words = tr("fight night {night}").format(night=act.facts.night or act.night)
    else:
        words = _WORDS["hidden" if act.hidden else act.kind].act(act.facts).format(**_act_names(act.facts))
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
        "names": ", ".join(facts.managers),
        "partner": managers[1],
        "night": facts.night,
        "arena": "" if facts.arena is None else words.arena(facts.arena),
        "rounds": facts.rounds,
        "number": facts.number,
        "count": facts.count,
        "money": words.money(abs(facts.cents)),
        "stake": words.money(facts.stake_cents),
        "word": (
            translated(facts.word) if facts.kind in ("offer_answered", "bout_cancelled") else facts.word
        ),
        "how": "" if facts.method is None else words.ended(facts.method, facts.round, facts.cause),
        "round": facts.round,
    }


def _plain(template: Callable[[], str]) -> Callable[[DeedFacts], str]:
    return lambda _facts: template()


def _with_word(plain: Callable[[], str], worded: Callable[[], str]) -> Callable[[DeedFacts], str]:
    return lambda facts: worded() if facts.word else plain()


def _act_names(facts: DeedFacts) -> dict[str, object]:
    """The names and numbers an act may hold, in a menu."""
    names = (*facts.fighters, "?", "?")
    return {
        "fighter": names[0],
        "red": names[0],
        "blue": names[1],
        "manager": facts.managers[0] if facts.managers else tr("the office"),
        "league": facts.word,
        "tournament": facts.word,
        "word": facts.word,
        "arena": "" if facts.arena is None else words.arena(facts.arena),
        "night": facts.night,
        "number": facts.number,
    }


_WORDS: dict[str, DeedWords] = {
    "league_founded": DeedWords(
        later("Founding"), _plain(later("{word} is founded.")), _plain(later("founding of {league}"))
    ),
    "manager_seated": DeedWords(
        later("Seats"), _plain(later("{manager} takes a seat.")), _plain(later("seat of {manager}"))
    ),
    "stables_ordered": DeedWords(
        later("Order of the draft"),
        _plain(later("The order of the draft: {names}.")),
        _plain(later("order of the draft")),
    ),
    "fighter_signed": DeedWords(
        later("Signings"), deed_sentences.signed, _plain(later("signing of {fighter}"))
    ),
    "free_agent_signed": DeedWords(
        later("Free agents signed"),
        _plain(later("{one} signs with {manager}.")),
        _plain(later("signing of {fighter}")),
    ),
    "fighter_sold": DeedWords(
        later("Sales"),
        _plain(later("{one} goes to {manager} for {money}.")),
        _plain(later("sale of {fighter}")),
    ),
    "fighters_traded": DeedWords(
        later("Trades"),
        _plain(later("{one} and {other} change stables.")),
        _plain(later("exchange of {red} for {blue}")),
    ),
    "deal_proposed": DeedWords(
        later("Deals proposed"), deed_sentences.deal, _plain(later("deal about {fighter}"))
    ),
    "deal_answered": DeedWords(
        later("Answers to deals"), deed_sentences.deal_answer, deed_sentences.deal_answered
    ),
    "offer_made": DeedWords(
        later("Offers"), deed_sentences.offer, _plain(later("offer {red} against {blue}"))
    ),
    "offer_answered": DeedWords(
        later("Answers to offers"), deed_sentences.answer, deed_sentences.offer_answered
    ),
    "bout_made": DeedWords(
        later("Bouts made"), deed_sentences.made, _plain(later("bout {red} against {blue}"))
    ),
    "bout_cancelled": DeedWords(
        later("Bouts cancelled"),
        _with_word(later("{one} against {other} is off."), later("{one} against {other} is off: {word}")),
        _plain(later("cancelling of {red} against {blue}")),
    ),
    "bet_proposed": DeedWords(
        later("Side bets"),
        _plain(later("{manager} bets {partner} {stake} of play money to {money} on {one}.")),
        _plain(later("side bet on {fighter}")),
    ),
    "bet_answered": DeedWords(
        later("Answers to side bets"),
        lambda f: (
            tr("{manager} takes the bet on {one}.") if f.yes else tr("{manager} declines the bet on {one}.")
        ),
        _plain(later("answer to a bet on {fighter}")),
    ),
    "bid_sealed": DeedWords(
        later("Sealed bids"),
        _plain(later("{manager} seals a bid for {one} against {other}.")),
        _plain(later("sealed bid of {manager}")),
    ),
    "dates_auctioned": DeedWords(
        later("Auctions of dates"),
        _plain(later("The places at {arena} on night {night} are auctioned for {money}.")),
        lambda f: tr("auction of dates at {arena}") if f.arena else "",
    ),
    "plan_sealed": DeedWords(
        later("Fight plans"),
        lambda facts: (
            tr("{manager} seals a fight plan for {one}.")
            if facts.yes
            else tr("{manager} takes back the fight plan for {one}.")
        ),
        _plain(later("fight plan for {fighter}")),
    ),
    "mandate_given": DeedWords(
        later("Standing orders"),
        _plain(later("{manager} gives a standing order.")),
        _plain(later("standing order of {manager}")),
    ),
    "mandate_ended": DeedWords(
        later("Standing orders ended"),
        _plain(later("{manager} ends a standing order.")),
        _plain(later("end of a standing order of {manager}")),
    ),
    "doors_opened": DeedWords(
        later("Doors opened"),
        _plain(later("The doors of night {night} are open; its card is final.")),
        _plain(later("opening of the doors of night {night}")),
    ),
    "bout_fought": DeedWords(
        later("Results"), deed_sentences.fought, _plain(later("result of {red} against {blue}"))
    ),
    "fighter_retired": DeedWords(
        later("Retirements"),
        _with_word(later("{one} retires."), later("{one} retires: {word}")),
        _plain(later("retirement of {fighter}")),
    ),
    "tournament_drawn": DeedWords(
        later("Tournament draws"), deed_sentences.drawn, _plain(later("draw of {tournament}"))
    ),
    "tournament_left": DeedWords(
        later("Withdrawals"),
        lambda facts: (
            tr("{one} is out of {word}; {other} takes his place.")
            if facts.yes
            else tr("{one} is out of {word}.")
        ),
        _plain(later("withdrawal of {fighter}")),
    ),
    "walkover_given": DeedWords(
        later("Walkovers"),
        _plain(later("{one} goes on in {word} without a bout.")),
        _plain(later("walkover for {fighter}")),
    ),
    "night_closed": DeedWords(
        later("Nights closed"),
        _plain(later("Night {night} is over; rankings are drawn up.")),
        _plain(later("end of night {night}")),
    ),
    "card_drawn_up": DeedWords(
        later("Cards drawn up"),
        _plain(later("The card of night {night} is drawn up.")),
        _plain(later("drawing up of the card of night {night}")),
    ),
    "card_approved": DeedWords(
        later("Approvals"),
        lambda facts: tr(
            "The card of night {night} is approved: %n bout.",
            "The card of night {night} is approved: %n bouts.",
            facts.count,
        ),
        _plain(later("approval of the card of night {night}")),
    ),
    "card_ordered": DeedWords(
        later("Running orders"),
        _plain(later("The card at {arena} on night {night} is put in order.")),
        _plain(later("running order of night {night}")),
    ),
    "places_awarded": DeedWords(
        later("Places given"), deed_sentences.awarded, _plain(later("places on the card of night {night}"))
    ),
    "ranking_overridden": DeedWords(
        later("Ranks given"), deed_sentences.rank, _plain(later("rank given to {fighter}"))
    ),
    "doubt_settled": DeedWords(
        later("Doubts settled"),
        _with_word(
            later("What is in doubt about entry {number} stands."),
            later("What is in doubt about entry {number} stands: {word}"),
        ),
        _plain(later("doubt settled about entry {number}")),
    ),
    "league_branched": DeedWords(
        later("Branches"),
        _plain(later("A league of its own from here on, branched from {word}.")),
        _plain(later("branching of the league")),
    ),
    "league_ended": DeedWords(
        later("The end"), _plain(later("The campaign is over.")), _plain(later("end of the campaign"))
    ),
    "campaign_prolonged": DeedWords(
        later("Another season"),
        lambda facts: tr(
            "The campaign goes on for %n more night.", "The campaign goes on for %n more nights.", facts.count
        ),
        _plain(later("another season")),
    ),
    "house_rules_changed": DeedWords(
        later("House rules"), deed_sentences.house_rules, _plain(later("house rules {word}"))
    ),
    "sealing_agreed": DeedWords(
        later("Sealing"),
        lambda facts: (
            tr("The league is sealed from here on.")
            if facts.yes
            else tr("The league is sealed no longer from here on.")
        ),
        _plain(later("sealing of the league")),
    ),
    "deadline_set": DeedWords(
        later("Deadline"), deed_sentences.deadline, _plain(later("deadline of night {night}"))
    ),
    "device_admitted": DeedWords(
        later("Devices"),
        _plain(later("A device may sign for {word} from here on.")),
        _plain(later("admission of a device")),
    ),
    "device_revoked": DeedWords(
        later("Devices"),
        _plain(later("The device {word} may sign no longer.")),
        _plain(later("taking back of a device")),
    ),
    "night_committed": DeedWords(
        later("Seals"),
        _plain(later("The dice of night {night} are committed to.")),
        _plain(later("commitment to the dice of night {night}")),
    ),
    "parcel_taken": DeedWords(
        later("Parcels"),
        lambda facts: tr(
            "A parcel for night {night} was taken in: %n order.",
            "A parcel for night {night} was taken in: %n orders.",
            facts.count,
        ),
        _plain(later("parcel for night {night}")),
    ),
    "seals_listed": DeedWords(
        later("Seals"),
        lambda facts: tr(
            "The seals of night {night} are listed: %n parcel.",
            "The seals of night {night} are listed: %n parcels.",
            facts.count,
        ),
        _plain(later("list of the seals of night {night}")),
    ),
    "seals_opened": DeedWords(
        later("Seals"),
        _plain(later("The seals of night {night} are opened; its dice are known.")),
        _plain(later("opening of the seals of night {night}")),
    ),
    "secret_kept": DeedWords(
        later("Secrets"),
        _plain(later("Something this copy of the league does not show.")),
        _plain(later("a secret of somebody's")),
    ),
    "belts_named": DeedWords(
        later("Names of belts"),
        _plain(later("The belts are called {word}.")),
        _plain(later("names of the belts")),
    ),
    "class_moved": DeedWords(
        later("Changes of weight class"),
        _plain(later("{one} goes to another weight class: {word}.")),
        _plain(later("change of weight class of {fighter}")),
    ),
    "year_turned": DeedWords(
        later("Turn of the year"),
        lambda facts: tr("The year turns for %n fighter.", "The year turns for %n fighters.", facts.count),
        _plain(later("the turn of the year")),
    ),
    "draft_listed": DeedWords(
        later("Lists for the draft"),
        _plain(later("{manager} says whom he would have in the draft.")),
        _plain(later("list of {manager} for the draft")),
    ),
    "terms_offered": DeedWords(
        later("Terms offered"),
        _plain(later("{manager} offers {one} terms: {count} percent, a fee of {money}, seasons: {number}.")),
        _plain(later("terms for {fighter}")),
    ),
    "terms_answered": DeedWords(
        later("Answers to terms"),
        deed_sentences.terms_answered,
        _plain(later("answer to terms for {fighter}")),
    ),
    "contracts_ended": DeedWords(
        later("Contracts ended"),
        _plain(later("Contracts that end: {count}.")),
        _plain(later("the end of contracts")),
    ),
    "struck": DeedWords(
        later("Strikes"),
        deed_sentences.struck,
        lambda f: tr("undoing of %n entry", "undoing of %n entries", f.count),
    ),
    "corrected": DeedWords(
        later("Corrections"), deed_sentences.corrected, _plain(later("correction of entry {number}"))
    ),
    "hidden": DeedWords(
        later("Private, between others"),
        _plain(later("Private: it concerns other managers.")),
        _plain(later("something private of other managers")),
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
    LedgerKind.SIDE_PAYMENT: later("Side payment"),
    LedgerKind.STAKE: later("Stake of a call-out"),
    LedgerKind.POT: later("Pot of the year"),
    LedgerKind.SIGNING_FEE: later("Signing fee"),
}
