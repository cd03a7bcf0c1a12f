"""The news in the window's language, one sentence each."""

from __future__ import annotations

from collections.abc import Callable

from ringside_manager.bout.outcome import Method, Outcome
from ringside_manager.campaign.books import Books, BoutBook, NewsItem, NewsKind
from ringside_manager.gui import words
from ringside_manager.language import later, tr
from ringside_manager.office.facts.news_sentences import acting_managers


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


def _retired(item: NewsItem) -> str:
    return tr("{one} retires: {word}.") if item.word else tr("{one} retires.")


def _vacated(item: NewsItem) -> str:
    return tr("{one} leaves the {word} title vacant.") if item.word else tr("{one} leaves the title vacant.")


def _given(item: NewsItem) -> str:
    if not item.amount:
        return tr("{one} is ranked by his results again.")
    return tr("The promoter ranks {one} No. {amount}: {word}")


def _crowned(item: NewsItem) -> str:
    return tr("{one} is the new {word} champion!") if item.word else tr("{one} is the new champion!")


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
    NewsKind.STRIPPED: lambda _: tr(
        "{one} is stripped of the title, not having defended it for {amount} nights."
    ),
    NewsKind.EXTENDED: lambda _: tr("{one} stays with {manager} until night {amount}."),
    NewsKind.RELEASED: lambda _: tr("The contract of {one} with {manager} has ended: he is a free agent."),
    NewsKind.CALLED_OUT: lambda _: tr("{one} calls out {other}: {money} from each side."),
    NewsKind.CALL_DECLINED: lambda _: tr("{one} will not have it with {other}."),
    NewsKind.BET_WON: lambda _: tr("{manager} wins a side bet: {money} of play money."),
    NewsKind.STAKE_WON: lambda _: tr("{one} wins the stake of {money} for {manager}."),
    NewsKind.MOVED: lambda n: (
        tr("{one} moves up: {word}.") if n.amount > 0 else tr("{one} moves down: {word}.")
    ),
    NewsKind.MANDATORY: lambda _: tr("{one} wins the eliminator and is mandatory challenger."),
    NewsKind.UNDISPUTED: lambda n: (
        tr("{one} is undisputed {word} champion!") if n.word else tr("{one} is undisputed champion!")
    ),
    NewsKind.BELTS_NAMED: lambda _: tr("The belts have names: {word}."),
    NewsKind.CLAIM_LOST: lambda _: tr("{one} is mandatory challenger no longer."),
    NewsKind.HURT: lambda _: tr("{one} is hurt and out until night {amount}."),
    NewsKind.RENEWED: lambda _: tr("{one} and {manager} now share at {amount} percent."),
    NewsKind.CROWNED: _crowned,
    NewsKind.DEFENDED: lambda n: (
        tr("{one} keeps the {word} title. Defences so far: {amount}.")
        if n.word
        else tr("{one} keeps the title. Defences so far: {amount}.")
    ),
    NewsKind.VACATED: _vacated,
    NewsKind.ADVANCED: lambda _: tr("{one} goes on to round {next} of the tournament."),
    NewsKind.RETIRED: _retired,
    NewsKind.RETURNED: lambda _: tr("{one} comes back."),
    NewsKind.TOURNAMENT_DRAWN: lambda _: tr("The draw is made: {word}."),
    NewsKind.TOURNAMENT_WON: lambda n: (
        tr("The stable of {manager} wins {word}.") if n.managers else tr("{one} wins the tournament.")
    ),
    NewsKind.TOURNAMENT_LEFT: lambda n: (
        tr("{one} is out of {word}; {other} takes his place.")
        if len(n.fighters) > 1
        else tr("{one} is out of {word}.")
    ),
    NewsKind.RANK_GIVEN: _given,
    NewsKind.BRANCHED: lambda _: tr("{league} is branched off {word}."),
    NewsKind.ENDED: lambda _: tr("The campaign is over. Most money: {winners}."),
    NewsKind.PROLONGED: lambda _: tr("The campaign goes on to night {amount}."),
    NewsKind.HOUSE_RULES: lambda _: tr("New house rules: {word}."),
}
