"""The office in words: what happened in the league, a sentence each, and what waits for a manager."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from ringside_manager.bout.outcome import Method, Outcome
from ringside_manager.campaign.books import Answer, Books, BoutBook, FighterBook, NewsItem, NewsKind
from ringside_manager.campaign.talks import asks, choosers
from ringside_manager.gui import words
from ringside_manager.gui.matchmaker.bets import bet_detail
from ringside_manager.gui.matchmaker.tale import changed, side_words, wants
from ringside_manager.gui.pages.office.contracts import terms_text
from ringside_manager.language import later, tr, translated
from ringside_manager.office.agreeing import scene_of, waits_for_manager
from ringside_manager.office.facts.decisions import InboxKind, InboxRow
from ringside_manager.office.facts.matchmaking import offer_pay
from ringside_manager.office.facts.news_sentences import acting_managers
from ringside_manager.office.facts.roster import lapsing

# The news


def news_sentence(books: Books, item: NewsItem) -> str:
    """One thing that happened, in a sentence."""
    names = [books.fighters[number].name for number in item.fighters] or [tr("Nobody")]
    managers = acting_managers(books, item) or (tr("Nobody"),)
    if item.kind is NewsKind.RESULT and item.bout is not None:
        return _result(books.bouts[item.bout], names)
    if item.kind is NewsKind.BOUT_MADE and item.bout is not None and books.bouts[item.bout].eliminator:
        sentence = tr("{one} and {other} box an eliminator on night {amount}.")
        return sentence.format(one=names[0], other=names[-1], amount=item.amount)
    return _SENTENCES[item.kind](item).format(
        one=names[0],
        other=names[-1],
        manager=managers[0],
        winners=", ".join(managers),
        money=words.money(abs(item.amount)),
        amount=item.amount,
        next=item.amount + 1,
        rating=words.rating(item.word),
        word=item.word,
        league=books.name,
    )


def _result(bout: BoutBook, names: list[str]) -> str:
    """How a bout came out, the winner first."""
    outcome = bout.outcome
    if outcome is None:
        return tr("{one} met {other}.").format(one=names[0], other=names[-1])
    text = _drawn(outcome) if outcome.winner is None else _won(outcome)
    arena = words.arena(bout.arena)
    return text.format(one=names[0], other=names[-1], round=outcome.round, arena=arena)


def _drawn(outcome: Outcome) -> str:
    if outcome.method is Method.NC:
        return tr("{one} and {other} boxed no contest at {arena}.")
    if outcome.cause:
        return tr("{one} and {other} boxed a technical draw at {arena}; it ended in round {round}.")
    return tr("{one} and {other} boxed a draw at {arena}.")


def _won(outcome: Outcome) -> str:
    if outcome.method is Method.TD:
        return tr("{one} beat {other} by a technical decision in round {round} at {arena}.")
    if outcome.method.is_decision:
        return tr("{one} outpointed {other} over {round} rounds at {arena}.")
    if outcome.method is Method.KO:
        return tr("{one} knocked out {other} in round {round} at {arena}.")
    if outcome.method is Method.DQ:
        if not outcome.round:
            return tr("{one} won at {arena}: {other} was disqualified before the first bell.")
        return tr("{one} won by disqualification over {other} in round {round} at {arena}.")
    stopped = _STOPPED.get(outcome.cause)
    return stopped() if stopped else tr("{one} stopped {other} in round {round} at {arena}.")


_STOPPED: dict[str, Callable[[], str]] = {
    "cut": later("{one} stopped {other} on cuts in round {round} at {arena}."),
    "swelling": later("{one} stopped {other} on swelling in round {round} at {arena}."),
    "injury": later("{one} beat {other} at {arena}, who was injured in round {round}."),
    "doctor": later("{one} beat {other} at {arena}; the ring doctor ended it in round {round}."),
    "quit": later("{one} beat {other} at {arena}, who gave up in round {round}."),
}
"""Where more is to be said than that somebody was stopped."""


def _signed(item: NewsItem) -> str:
    if not item.managers:
        return tr("{one} is looking for a manager.")
    return (
        tr("{one} signed with {manager} for {money}.") if item.amount else tr("{one} signed with {manager}.")
    )


def _given(item: NewsItem) -> str:
    if not item.amount:
        return tr("{one} is ranked by his results again.")
    return tr("The promoter ranks {one} No. {amount}: {word}")


_SENTENCES: dict[NewsKind, Callable[[NewsItem], str]] = {
    NewsKind.FOUNDED: lambda _: tr("{league} is founded."),
    NewsKind.SEATED: lambda _: tr("{manager} takes a seat."),
    NewsKind.SIGNED: _signed,
    NewsKind.SOLD: lambda _: tr("{one} goes to {manager} for {money}."),
    NewsKind.TRADED: lambda _: tr("{one} and {other} change stables."),
    NewsKind.BOUT_MADE: lambda _: tr("{one} and {other} are matched for night {amount}."),
    NewsKind.BOUT_CANCELLED: lambda _: tr("{one} against {other} is off: {word}."),
    NewsKind.DATE_WON: lambda _: tr("{manager} pays {money} for a place on the card."),
    NewsKind.RESULT: lambda _: tr("{one} met {other}."),
    NewsKind.IMPROVED: lambda _: tr("{one} has learned: {rating} +1."),
    NewsKind.STRIPPED: lambda _: tr("{one} is stripped of the title, not having defended it for {amount} nights."),
    NewsKind.EXTENDED: lambda _: tr("{one} stays with {manager} until night {amount}."),
    NewsKind.RELEASED: lambda _: tr("The contract of {one} with {manager} has ended: he is a free agent."),
    NewsKind.CALLED_OUT: lambda _: tr("{one} calls out {other}: {money} from each side."),
    NewsKind.CALL_DECLINED: lambda _: tr("{one} will not have it with {other}."),
    NewsKind.BET_WON: lambda _: tr("{manager} wins a side bet: {money} of play money."),
    NewsKind.STAKE_WON: lambda _: tr("{one} wins the stake of {money} for {manager}."),
    NewsKind.MOVED: lambda n: tr("{one} moves up: {word}.") if n.amount > 0 else tr("{one} moves down: {word}."),
    NewsKind.MANDATORY: lambda _: tr("{one} wins the eliminator and is mandatory challenger."),
    NewsKind.UNDISPUTED: lambda n: tr("{one} is undisputed {word} champion!") if n.word else tr("{one} is undisputed champion!"),
    NewsKind.BELTS_NAMED: lambda _: tr("The belts have names: {word}."),
    NewsKind.CLAIM_LOST: lambda _: tr("{one} is mandatory challenger no longer."),
    NewsKind.HURT: lambda _: tr("{one} is hurt and out until night {amount}."),
    NewsKind.RENEWED: lambda _: tr("{one} and {manager} now share at {amount} percent."),
    NewsKind.CROWNED: lambda n: tr("{one} is the new {word} champion!") if n.word else tr("{one} is the new champion!"),
    NewsKind.DEFENDED: lambda n: tr("{one} keeps the {word} title. Defences so far: {amount}.") if n.word else tr("{one} keeps the title. Defences so far: {amount}."),
    NewsKind.VACATED: lambda n: tr("{one} leaves the {word} title vacant.") if n.word else tr("{one} leaves the title vacant."),
    NewsKind.ADVANCED: lambda _: tr("{one} goes on to round {next} of the tournament."),
    NewsKind.RETIRED: lambda n: tr("{one} retires: {word}.") if n.word else tr("{one} retires."),
    NewsKind.RETURNED: lambda _: tr("{one} comes back."),
    NewsKind.TOURNAMENT_DRAWN: lambda _: tr("The draw is made: {word}."),
    NewsKind.TOURNAMENT_WON: lambda n: tr("The stable of {manager} wins {word}.") if n.managers else tr("{one} wins the tournament."),
    NewsKind.TOURNAMENT_LEFT: lambda n: tr("{one} is out of {word}; {other} takes his place.") if len(n.fighters) > 1 else tr("{one} is out of {word}."),
    NewsKind.RANK_GIVEN: _given,
    NewsKind.BRANCHED: lambda _: tr("{league} is branched off {word}."),
    NewsKind.ENDED: lambda _: tr("The campaign is over. Most money: {winners}."),
    NewsKind.PROLONGED: lambda _: tr("The campaign goes on to night {amount}."),
    NewsKind.HOUSE_RULES: lambda _: tr("New house rules: {word}."),
}  # fmt: skip


# Rows of the inbox in words: what it is about, and what one needs to know to decide


def headline(books: Books, row: InboxRow) -> str:
    """What a row is about, in a sentence."""
    if row.news is not None:
        return news_sentence(books, row.news)
    return _HEADLINES[row.kind](books, row).format(
        mine=_name(books, row.fighter),
        other=_name(books, row.other),
        party=tr("nobody") if row.manager is None else books.managers[row.manager].name,
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


def _terms_answered(_books: Books, row: InboxRow) -> str:
    if row.answer is Answer.COUNTERED:
        return tr("{mine} does not sign at your terms, but would for a share of {amount} percent.")
    if row.answer is Answer.LAPSED:
        return tr("Your terms for {mine} have lapsed.")
    return tr("{mine} turned your terms down.")


def _tournament(_books: Books, row: InboxRow) -> str:
    if row.night is None:
        return tr("{word}: {mine} is in round {amount}, and the campaign has no night left for his bout.")
    if row.other is None:
        return tr("{word}: {mine} waits for his opponent in round {amount}, night {night}.")
    return tr("{word}: {mine} meets {other} in round {amount}, night {night}.")


def _offer(books: Books, row: InboxRow) -> str:
    offer = books.offers[row.number]
    asks = wants(books, offer)
    if offer.stake_cents:
        text = tr("{party} calls out {mine} for {other}, with {money} from each side at stake.")
        return text.replace("{money}", words.money(offer.stake_cents))
    if asks:
        return tr("{party} wants {terms} for {mine} against {other}.").replace("{terms}", asks)
    if row.title:
        return tr("{party} offers {mine} a title bout against {other}.")
    return tr("{party} offers {mine} a bout against {other}.")


def _defend(_books: Books, row: InboxRow) -> str:
    if row.other is None:
        return tr("{mine} must defend the title by night {night}, or it is taken from him.")
    if not row.night:
        return tr("For the title {mine} may meet nobody but {other}.")
    return tr("For the title {mine} may meet nobody but {other}; it must be defended by night {night}.")


_HEADLINES: dict[InboxKind, Callable[[Books, InboxRow], str]] = {
    InboxKind.OFFER: _offer,
    InboxKind.DEAL: _deal,
    InboxKind.SIDE_BET: lambda *_: tr("{party} bets on {other} and wants you to back {mine}, in play money."),
    InboxKind.BID: lambda *_: tr("The card at {arena} on night {night} is too short: bid for {mine} against {other}?"),
    InboxKind.ELIMINATOR: lambda *_: tr("{mine} is ordered into an eliminator against {other}, night {night}: the winner is mandatory challenger."),
    InboxKind.TONIGHT: lambda *_: tr("{mine} boxes {other} tonight."),
    InboxKind.TITLE_PAIR: _title_pair,
    InboxKind.CARD: lambda _, row: tr("The card of night {night} is drawn up: %n bout to approve.", "The card of night {night} is drawn up: %n bouts to approve.", row.amount),
    InboxKind.CARD_SHORT: lambda *_: tr("More bouts are asked for at {arena} on night {night} than there are places."),
    InboxKind.MAY_CHALLENGE: lambda *_: tr("{mine} could challenge {other} for the title."),
    InboxKind.CHALLENGER: lambda *_: tr("{other} could challenge {mine} for the title."),
    InboxKind.IDLE: lambda *_: tr("{mine} is rested and has no bout to come."),
    InboxKind.DRAFT: lambda _, row: tr("%n rookie waits for the draft before night {night}.", "%n rookies wait for the draft before night {night}.", row.amount),
    InboxKind.CONTRACT: lambda *_: tr("The contract of {mine} ends with night {night}."),
    InboxKind.MAY_RETIRE: lambda *_: tr("{mine} keeps losing: you may retire him."),
    InboxKind.DOUBT: lambda *_: tr("In doubt: {word}"),
    InboxKind.ANSWERED: _answered,
    InboxKind.AWAITED: lambda *_: tr("Your offer waits for {party}: {mine} against {other}, night {night}."),
    InboxKind.TERMS_ANSWERED: _terms_answered,
    InboxKind.TERMS_AWAITED: lambda *_: tr("Your terms wait for {mine}."),
    InboxKind.TOURNAMENT: _tournament,
    InboxKind.DEFEND: _defend,
    InboxKind.DUE: lambda *_: tr("{mine}: after his next bout your share of {amount} percent is rolled anew."),
    InboxKind.RENEWED: lambda *_: tr("Your share of {mine} is now {amount} percent; it was {before}."),
}  # fmt: skip


def whole(books: Books, number: int) -> str:
    """A man as he is: record, popularity, rank, his manager's share and his ratings."""
    page = books.fighters[number]
    ratings = ", ".join(
        f"{words.rating_short(name)}\N{NO-BREAK SPACE}{value}"
        for name, value in page.abilities.as_dict().items()
    )
    text = tr("{name}: {record}, POP {pop}, share {share} %. {ratings}.")
    return text.format(
        name=page.name, record=words.record(page.tally), pop=words.pop(page.pop_half),
        share=page.percentage or 0, ratings=ratings,
    )  # fmt: skip


def compared(books: Books, men: Sequence[int]) -> str:
    """The men of a deal whole, a line each, and how they would fare against each other."""
    lines = [whole(books, number) for number in men]
    if len(men) > 1 and not books.ended:
        one, other = (books.fighters[number] for number in men)
        chance = scene_of(books, books.closed + 1).chance(one, other)
        text = tr("{name} would beat {other} in about {chance} of 100 bouts.")
        lines.append(text.format(name=one.name, other=other.name, chance=round(100 * chance)))
    return "\n".join(lines)


def _bout_terms(books: Books, row: InboxRow) -> str:
    other = books.fighters[row.other or 0]
    terms = tr("Night {night} at {arena}, {rounds} rounds. He is {record}, POP {pop}.")
    if row.kind is InboxKind.OFFER:  # who both are stands below
        terms = tr("Night {night} at {arena}, {rounds} rounds.")
    terms = terms.format(
        night=row.night, arena=words.arena(row.arena) if row.arena else "", rounds=row.rounds,
        record=words.record(other.tally), pop=words.pop(other.pop_half),
    )  # fmt: skip
    party = books.managers[row.manager].name if row.manager is not None else ""
    said = tr("{name} says: “{word}”").format(name=party, word=row.word) if row.word and party else ""
    left = row.kind is InboxKind.OFFER and not waits_for_manager(books, books.offers[row.number])
    answered = tr("Your standing order answers it before the night.") if left else ""
    told = (terms, _offer_pay(books, row), _side(books, row), said, answered)
    return " ".join(part for part in told if part)


def _side(books: Books, row: InboxRow) -> str:
    """What goes beside the purses, by an offer (C75, C81)."""
    offer = books.offers.get(row.number) if row.kind in (InboxKind.OFFER, InboxKind.AWAITED) else None
    return "" if offer is None else side_words(books, offer)


def changes_of(books: Books, row: InboxRow) -> tuple[str, ...]:
    """What a counter-offer changes, each to be seen at a glance; nothing for other rows."""
    return changed(books, books.offers[row.number]) if row.kind is InboxKind.OFFER else ()


def _tonight(books: Books, row: InboxRow) -> str:
    """Where and against whom, and what can still be done for him; only his manager reads whether a plan is sealed."""
    terms = tr("{arena}, {rounds} rounds. {name}: {facts}.").format(
        arena=words.arena(row.arena) if row.arena else "", rounds=row.rounds,
        name=books.fighters[row.other or 0].name, facts=_about(books.fighters[row.other or 0]),
    )  # fmt: skip
    sealed = books.fighters[row.fighter or 0].plan is not None
    led = tr("His corner follows the plan you sealed.") if sealed else tr("His corner decides by itself.")
    return f"{terms} {led}"


def _since(fighter: FighterBook, nights: int) -> str:
    if fighter.last_night is None:
        return tr("He has not boxed yet.")
    return tr(
        "By the coming night, %n night since his last bout.",
        "By the coming night, %n nights since his last bout.",
        nights + 1,
    )


def _offer_pay(books: Books, row: InboxRow) -> str:
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
    men = [number for number in (row.fighter, row.other) if number is not None]
    told = " ".join((_deal_facts(books, row), *(lapse_words(name) for name in lost_plans(books, row))))
    return "\n".join((*_why(books, row), told, compared(books, men)))


def _why(books: Books, row: InboxRow) -> Iterator[str]:
    """Why the other party proposes a deal, if that is known."""
    if row.word and row.manager is not None:
        text, name = tr("Why {name} proposes it: {why}."), books.managers[row.manager].name
        yield text.format(name=name, why=translated(row.word))


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
    if row.other is None:
        return ""
    return tr("{name}: {facts}").format(
        name=books.fighters[row.other].name, facts=_about(books.fighters[row.other])
    )


def _asked(books: Books, row: InboxRow) -> str:
    fighter = books.fighters[row.fighter or 0]
    return tr("He asks for {terms}.").format(terms=terms_text(asks(books, fighter, fighter.manager or 0)))


def _offered_terms(books: Books, row: InboxRow) -> str:
    text = tr("{terms}. He answers before the next night, and of several offers he takes the best.")
    return text.format(terms=terms_text(books.terms[row.number].terms))


def _draft(books: Books, _row: InboxRow) -> str:
    return tr("The managers choose in turn: {names}.").format(
        names=", ".join(page.name for page in choosers(books))
    )


_DETAILS: dict[InboxKind, Callable[[Books, InboxRow], str]] = {
    InboxKind.OFFER: _bout_terms,
    InboxKind.DEAL: _deal_terms,
    InboxKind.BID: lambda _, row: tr("%n place for all the bouts that ask. Bids are opened together on the night.", "%n places for all the bouts that ask. Bids are opened together on the night.", row.amount),
    InboxKind.ELIMINATOR: lambda books, row: " ".join((_bout_terms(books, row), tr("Unless you decline before the doors open, he boxes."))),
    InboxKind.TONIGHT: _tonight,
    InboxKind.SIDE_BET: lambda books, row: bet_detail(books, row.number),
    InboxKind.TITLE_PAIR: _rival,
    InboxKind.MAY_CHALLENGE: _rival,
    InboxKind.CHALLENGER: _rival,
    InboxKind.IDLE: lambda books, row: _since(books.fighters[row.fighter or 0], row.amount),
    InboxKind.DRAFT: _draft,
    InboxKind.CONTRACT: _asked,
    InboxKind.MAY_RETIRE: lambda _, row: tr("%n loss in a row. A newcomer can take his place.", "%n losses in a row. A newcomer can take his place.", row.amount),
    InboxKind.TERMS_AWAITED: _offered_terms,
    InboxKind.ANSWERED: lambda _, row: tr("Reason: {word}").format(word=row.word) if row.word else "",
}  # fmt: skip
