"""The news as sentences, for the terminal and the almanac."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from ringside_manager.bout.outcome import Method, Outcome
from ringside_manager.campaign.belts import has_belts
from ringside_manager.campaign.books import Books, BoutBook, NewsItem, NewsKind
from ringside_manager.language import say, word
from ringside_manager.office.facts import cause_text, money


@dataclass(frozen=True, slots=True)
class NewsRow:
    """One thing that happened on ``night``; ``entry`` is the journal's."""

    night: int
    entry: int
    kind: str
    text: str


def news(books: Books, night: int | None = None) -> tuple[NewsRow, ...]:
    """The news in the order it happened, of all nights or of one."""
    items = (item for item in books.news if night is None or item.night == night)
    return tuple(NewsRow(item.night, item.entry, item.kind.value, sentence(books, item)) for item in items)


def acting_managers(books: Books, item: NewsItem) -> tuple[str, ...]:
    """The names of the managers an item tells of; for a new percentage whose fighter he was in that bout (C21)."""
    numbers: tuple[int | None, ...] = item.managers
    if item.kind is NewsKind.RENEWED and item.bout is not None:
        numbers = (books.bouts[item.bout].manager_of(item.fighters[0]),)
    return tuple(books.managers[number].name for number in numbers if number is not None)


def sentence(books: Books, item: NewsItem) -> str:
    """A news item in words."""
    return _SENTENCES[item.kind](_Named(books, item))


@dataclass(frozen=True, slots=True)
class _Named:
    """A news item with its names."""

    books: Books
    item: NewsItem

    @property
    def one(self) -> str:
        return self.books.fighters[self.item.fighters[0]].name if self.item.fighters else say("nobody")

    @property
    def other(self) -> str:
        return (
            self.books.fighters[self.item.fighters[1]].name if len(self.item.fighters) > 1 else say("nobody")
        )

    @property
    def manager(self) -> str:
        return (*acting_managers(self.books, self.item), say("nobody"))[0]

    @property
    def money(self) -> str:
        return money(abs(self.item.amount))

    @property
    def bout(self) -> BoutBook:
        return self.books.bouts[self.item.bout or 0]

    @property
    def why(self) -> str:
        """The word of the item: the program's own is said in the language chosen."""
        return word(self.item.word)

    @property
    def pair(self) -> dict[str, str]:
        return {"one": self.one, "other": self.other}


def _result(named: _Named) -> str:
    outcome = named.bout.outcome
    if outcome is None:
        return say("{one} met {other}.", **named.pair)
    at = {**named.pair, "round": outcome.round, "arena": named.bout.arena.title}
    if outcome.winner is None:
        return _drawn(outcome, at)
    if outcome.method is Method.TD:
        return say("{one} beat {other} by a technical decision in round {round} at {arena}.", **at)
    if outcome.method.is_decision:
        return say("{one} outpointed {other} over {round} rounds at {arena}.", **at)
    why = cause_text(outcome.cause)
    if why:
        return say("{result}: {why}.", result=_stopped(outcome, at), why=why)
    return say("{result}.", result=_stopped(outcome, at))


def _drawn(outcome: Outcome, at: Mapping[str, object]) -> str:
    if outcome.cause:
        return say("{one} and {other} boxed a technical draw over {round} rounds at {arena}.", **at)
    if outcome.method is Method.DRAW:
        return say("{one} and {other} boxed a draw over {round} rounds at {arena}.", **at)
    return say("{one} and {other} boxed no contest over {round} rounds at {arena}.", **at)


def _stopped(outcome: Outcome, at: Mapping[str, object]) -> str:
    if outcome.method is Method.KO:
        if outcome.round:
            return say("{one} knocked out {other} in round {round} at {arena}", **at)
        return say("{one} knocked out {other} before the first bell at {arena}", **at)
    if outcome.method is Method.DQ:
        if outcome.round:
            return say("{one} won by disqualification over {other} in round {round} at {arena}", **at)
        return say("{one} won by disqualification over {other} before the first bell at {arena}", **at)
    if outcome.round:
        return say("{one} stopped {other} in round {round} at {arena}", **at)
    return say("{one} stopped {other} before the first bell at {arena}", **at)


def _signed(named: _Named) -> str:
    if not named.item.managers:
        return say("{one} is looking for a manager.", one=named.one)
    if named.item.amount:
        return say(
            "{one} signed with {manager} for {money}.",
            one=named.one, manager=named.manager, money=named.money,
        )  # fmt: skip
    return say("{one} signed with {manager}.", one=named.one, manager=named.manager)


def _defended(named: _Named) -> str:
    once, weight_class = named.item.amount == 1, named.item.word
    values = {"one": named.one, "word": word(weight_class), "amount": named.item.amount}
    if weight_class:
        return (
            say("{one} keeps the {word} title; defended once.", **values)
            if once
            else say("{one} keeps the {word} title; defended {amount} times now.", **values)
        )
    return (
        say("{one} keeps the title; defended once.", **values)
        if once
        else say("{one} keeps the title; defended {amount} times now.", **values)
    )


def _crowned(named: _Named) -> str:
    """The title is named where there is more than one of it (Y16)."""
    if named.item.word and any(has_belts(named.books, one) for one in named.books.divisions.values()):
        return say("{one} is {word} champion!", one=named.one, word=named.why)
    return say("{one} is champion!", one=named.one)


def _vacated(named: _Named) -> str:
    if named.item.word:
        return say("{one} leaves the {word} title vacant.", one=named.one, word=named.why)
    return say("{one} leaves the title vacant.", one=named.one)


def _moved(named: _Named) -> str:
    if named.item.amount > 0:
        return say("{one} moves up: {word}.", one=named.one, word=named.why)
    return say("{one} moves down: {word}.", one=named.one, word=named.why)


def _rank_given(named: _Named) -> str:
    values = {"one": named.one, "amount": named.item.amount, "word": named.why}
    if not named.item.amount:
        if named.item.word:
            return say("The promoter ranks {one} by his record again: {word}.", **values)
        return say("The promoter ranks {one} by his record again.", **values)
    if named.item.word:
        return say("The promoter ranks {one} number {amount}: {word}.", **values)
    return say("The promoter ranks {one} number {amount}.", **values)


def _retired(named: _Named) -> str:
    if named.item.word:
        return say("{one} retires: {word}.", one=named.one, word=named.why)
    return say("{one} retires.", one=named.one)


_SENTENCES: dict[NewsKind, Callable[[_Named], str]] = {
    NewsKind.FOUNDED: lambda n: say("{league} is founded.", league=n.books.name),
    NewsKind.SEATED: lambda n: say("{manager} takes a seat.", manager=n.manager),
    NewsKind.SIGNED: _signed,
    NewsKind.SOLD: lambda n: say(
        "{one} goes to {manager} for {money}.", one=n.one, manager=n.manager, money=n.money
    ),
    NewsKind.TRADED: lambda n: say("{one} and {other} change stables.", **n.pair),
    NewsKind.BOUT_MADE: lambda n: (
        say("{one} and {other} box an eliminator on night {amount}.", amount=n.bout.night, **n.pair)
        if n.bout.eliminator
        else say("{one} and {other} are matched for night {amount}.", amount=n.bout.night, **n.pair)
    ),
    NewsKind.MANDATORY: lambda n: say("{one} wins the eliminator and is mandatory challenger.", one=n.one),
    NewsKind.UNDISPUTED: lambda n: (
        say("{one} is undisputed {word} champion.", one=n.one, word=n.why)
        if n.item.word
        else say("{one} is undisputed champion.", one=n.one)
    ),
    NewsKind.BELTS_NAMED: lambda n: say("The belts have names: {names}.", names=n.item.word),
    NewsKind.CLAIM_LOST: lambda n: say("{one} is mandatory challenger no longer.", one=n.one),
    NewsKind.BOUT_CANCELLED: lambda n: say("{one} against {other} is off: {word}.", word=n.why, **n.pair),
    NewsKind.DATE_WON: lambda n: say(
        "{manager} pays {money} for a place on the card.", manager=n.manager, money=n.money
    ),
    NewsKind.RESULT: _result,
    NewsKind.IMPROVED: lambda n: say(
        "{one} has learned: {rating} +1.", one=n.one, rating=word(n.item.word.capitalize())
    ),
    NewsKind.RENEWED: lambda n: say(
        "{one} and {manager} now share at {amount} percent.",
        one=n.one,
        manager=n.manager,
        amount=n.item.amount,
    ),
    NewsKind.CROWNED: _crowned,
    NewsKind.DEFENDED: _defended,
    NewsKind.VACATED: _vacated,
    NewsKind.ADVANCED: lambda n: say(
        "{one} goes on to round {next} of the tournament.", one=n.one, next=n.item.amount + 1
    ),
    NewsKind.RETIRED: _retired,
    NewsKind.RETURNED: lambda n: say("{one} comes back.", one=n.one),
    NewsKind.RANK_GIVEN: _rank_given,
    NewsKind.BRANCHED: lambda n: say("A league of its own, branched from {word}.", word=n.item.word),
    NewsKind.TOURNAMENT_DRAWN: lambda n: say("The draw is made: {word}.", word=n.item.word),
    NewsKind.TOURNAMENT_WON: lambda n: (
        say("The stable of {manager} wins {word}.", manager=n.manager, word=n.item.word)
        if n.item.managers
        else say("{one} wins the tournament.", one=n.one)
    ),
    NewsKind.TOURNAMENT_LEFT: lambda n: (
        say("{one} is out of {word}; {other} takes his place.", one=n.one, other=n.other, word=n.item.word)
        if len(n.item.fighters) > 1
        else say("{one} is out of {word}.", one=n.one, word=n.item.word)
    ),
    NewsKind.ENDED: lambda n: say("The campaign is over. Most money: {winners}.", winners=_winners(n)),
    NewsKind.PROLONGED: lambda n: say("The campaign goes on to night {amount}.", amount=n.item.amount),
    NewsKind.STRIPPED: lambda n: say(
        "{one} is stripped of the title, not having defended it for {amount} nights.",
        one=n.one,
        amount=n.item.amount,
    ),
    NewsKind.EXTENDED: lambda n: say(
        "{one} stays with {manager} until night {amount}.",
        one=n.one,
        manager=n.manager,
        amount=n.item.amount,
    ),
    NewsKind.RELEASED: lambda n: say(
        "The contract of {one} with {manager} has ended: he is a free agent.", one=n.one, manager=n.manager
    ),
    NewsKind.MOVED: _moved,
    NewsKind.CALLED_OUT: lambda n: say(
        "{one} calls out {other}: {money} from each side.", one=n.one, other=n.other, money=n.money
    ),
    NewsKind.CALL_DECLINED: lambda n: say("{one} will not have it with {other}.", one=n.one, other=n.other),
    NewsKind.BET_WON: lambda n: say(
        "{manager} wins a side bet: {money} of play money.", manager=n.manager, money=n.money
    ),
    NewsKind.STAKE_WON: lambda n: say(
        "{one} wins the stake of {money} for {manager}.", one=n.one, money=n.money, manager=n.manager
    ),
    NewsKind.HURT: lambda n: say(
        "{one} is hurt and out until night {amount}.", one=n.one, amount=n.item.amount
    ),
    NewsKind.HOUSE_RULES: lambda n: say("New house rules: {pack}.", pack=n.item.word),
}


def _winners(named: _Named) -> str:
    return ", ".join(named.books.managers[number].name for number in named.item.managers)
