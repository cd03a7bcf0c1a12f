"""Rows of the inbox in words: what it is about, and what one needs to know to decide."""

from __future__ import annotations

from collections.abc import Callable

from ringside_manager.campaign.books import Answer, Books, FighterBook
from ringside_manager.gui import words
from ringside_manager.gui.pages.office.news_words import news_sentence
from ringside_manager.language import tr
from ringside_manager.office.facts.decisions import InboxKind, InboxRow
from ringside_manager.office.facts.matchmaking import offer_pay
from ringside_manager.office.facts.plans import lapsing


def headline(books: Books, row: InboxRow) -> str:
    """What a row is about, in a sentence."""
    if row.news is not None:
        return news_sentence(books, row.news)
    return _HEADLINES[row.kind](books, row).format(
        mine=_name(books, row.fighter),
        other=_name(books, row.other),
        party=_manager(books, row.manager),
        night=row.night or 0,
        amount=row.amount,
        before=row.before,
        money=words.money(abs(row.amount)),
        arena=words.arena(row.arena) if row.arena else "",
        word=row.word,
    )


def detail(books: Books, row: InboxRow) -> str:
    """What else one should know; empty if nothing."""
    make = _DETAILS.get(row.kind)
    return make(books, row) if make is not None else ""


def _name(books: Books, number: int | None) -> str:
    return tr("a man not known yet") if number is None else books.fighters[number].name


def _manager(books: Books, number: int | None) -> str:
    return tr("nobody") if number is None else books.managers[number].name


def _deal(_books: Books, row: InboxRow) -> str:
    if row.fighter is not None and row.other is not None:
        if not row.amount:
            return tr("{party} offers {other} in exchange for {mine}.")
        if row.amount > 0:
            return tr("{party} offers {other} in exchange for {mine} and {money} from you.")
        return tr("{party} offers {other} and {money} in exchange for {mine}.")
    return (
        tr("{party} offers {other} for {money}.")
        if row.fighter is None
        else tr("{party} offers {money} for {mine}.")
    )


def _title_pair(_books: Books, row: InboxRow) -> str:
    if row.fighter is None:
        return tr("The title is vacant, and no two contenders are next in line.")
    return tr("The title is vacant: {mine} and {other} are next in line for it.")


def _answered(_books: Books, row: InboxRow) -> str:
    if row.answer is Answer.LAPSED:
        return tr("No answer to your offer: {mine} against {other}, night {night}.")
    if row.answer is Answer.COUNTERED:
        return tr("{party} wants other terms for {mine} against {other}, night {night}.")
    return tr("{party} refused {mine} against {other}, night {night}.")


def _tournament(_books: Books, row: InboxRow) -> str:
    if row.night is None:
        return tr("{word}: {mine} is in round {amount}, and the campaign has no night left for his bout.")
    if row.other is None:
        return tr("{word}: {mine} waits for his opponent in round {amount}, night {night}.")
    return tr("{word}: {mine} meets {other} in round {amount}, night {night}.")


def _offer(_books: Books, row: InboxRow) -> str:
    if row.title:
        return tr("{party} offers {mine} a title bout against {other}.")
    return tr("{party} offers {mine} a bout against {other}.")


_HEADLINES: dict[InboxKind, Callable[[Books, InboxRow], str]] = {
    InboxKind.OFFER: _offer,
    InboxKind.DEAL: _deal,
    InboxKind.BID: lambda *_: tr(
        "The card at {arena} on night {night} is too short: bid for {mine} against {other}?"
    ),
    InboxKind.TITLE_PAIR: _title_pair,
    InboxKind.CARD_SHORT: lambda *_: tr(
        "More bouts are asked for at {arena} on night {night} than there are places."
    ),
    InboxKind.MAY_CHALLENGE: lambda *_: tr("{mine} could challenge {other} for the title."),
    InboxKind.CHALLENGER: lambda *_: tr("{other} could challenge {mine} for the title."),
    InboxKind.IDLE: lambda *_: tr("{mine} is rested and has no bout to come."),
    InboxKind.MAY_RETIRE: lambda *_: tr("{mine} loses and loses: he may retire."),
    InboxKind.DOUBT: lambda *_: tr("In doubt: {word}"),
    InboxKind.ANSWERED: _answered,
    InboxKind.AWAITED: lambda *_: tr("Your offer waits for {party}: {mine} against {other}, night {night}."),
    InboxKind.TOURNAMENT: _tournament,
    InboxKind.DUE: lambda *_: tr(
        "{mine}: after his next bout your share of {amount} percent is rolled anew."
    ),
    InboxKind.RENEWED: lambda *_: tr("Your share of {mine} is now {amount} percent; it was {before}."),
}


def _bout_terms(books: Books, row: InboxRow) -> str:
    other = books.fighters[row.other or 0]
    terms = tr("Night {night} at {arena}, {rounds} rounds. He is {record}, POP {pop}.").format(
        night=row.night, arena=words.arena(row.arena) if row.arena else "", rounds=row.rounds,
        record=words.record(other.tally), pop=words.pop(other.pop_half),
    )  # fmt: skip
    party = books.managers[row.manager].name if row.manager is not None else ""
    said = tr("{name} says: “{word}”").format(name=party, word=row.word) if row.word and party else ""
    return " ".join(part for part in (terms, _offer_pay(books, row), said) if part)


def _offer_pay(books: Books, row: InboxRow) -> str:
    """What an open offer brings the reader."""
    if row.kind is not InboxKind.OFFER or row.fighter is None:
        return ""
    (won, my_won), (lost, my_lost) = offer_pay(books, row.number, row.fighter)
    return tr("A win pays {won}, {mine} of it yours; a loss {lost}, {less} yours.").format(
        won=words.dollars(won), mine=words.money(my_won), lost=words.dollars(lost), less=words.money(my_lost)
    )


def lapse_words(name: str) -> str:
    """That a sealed plan ends with the deal."""
    return tr("The fight plan sealed for {name} lapses when he changes managers.").format(name=name)


def _deal_terms(books: Books, row: InboxRow) -> str:
    """What is offered, and what goes with the fighter given for it; the reader is his manager."""
    return " ".join((_deal_facts(books, row), *(lapse_words(name) for name in lost_plans(books, row))))


def lost_plans(books: Books, row: InboxRow) -> tuple[str, ...]:
    """Whose sealed plan the reader of a deal loses by accepting it."""
    given = None if row.fighter is None else books.fighters[row.fighter]
    return lapsing(books, (row.fighter,), None if given is None else given.manager)


def _deal_facts(books: Books, row: InboxRow) -> str:
    if row.other is None:
        mine = books.fighters[row.fighter or 0]
        return tr("He has earned you a share of {share} percent. POP {pop}, {record}.").format(
            share=mine.percentage or 0, pop=words.pop(mine.pop_half), record=words.record(mine.tally)
        )
    return _about(books.fighters[row.other])


def _about(fighter: FighterBook) -> str:
    return tr("{standing}, {record}, POP {pop}").format(
        standing=words.standing(fighter), record=words.record(fighter.tally), pop=words.pop(fighter.pop_half)
    )


def _rival(books: Books, row: InboxRow) -> str:
    """Who the other man in a title bout is."""
    if row.other is None:
        return ""
    return tr("{name}: {facts}").format(
        name=books.fighters[row.other].name, facts=_about(books.fighters[row.other])
    )


_DETAILS: dict[InboxKind, Callable[[Books, InboxRow], str]] = {
    InboxKind.OFFER: _bout_terms,
    InboxKind.DEAL: _deal_terms,
    InboxKind.BID: lambda _, row: tr(
        "%n place for all the bouts that ask. Bids are opened together on the night.",
        "%n places for all the bouts that ask. Bids are opened together on the night.",
        row.amount,
    ),
    InboxKind.TITLE_PAIR: _rival,
    InboxKind.MAY_CHALLENGE: _rival,
    InboxKind.CHALLENGER: _rival,
    InboxKind.IDLE: lambda _, row: tr(
        "%n night since he was last in the ring.", "%n nights since he was last in the ring.", row.amount
    ),
    InboxKind.MAY_RETIRE: lambda _, row: tr(
        "%n loss in a row. A newcomer can take his place.",
        "%n losses in a row. A newcomer can take his place.",
        row.amount,
    ),
    InboxKind.ANSWERED: lambda _, row: tr("Reason: {word}").format(word=row.word) if row.word else "",
}
