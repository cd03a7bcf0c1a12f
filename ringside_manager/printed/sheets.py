"""Paper for the table: bills, cards, bout sheets, score sheets, judges' cards, action cards and results of a night."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any

from ringside_manager.almanac.bouts import bout_row, money, story
from ringside_manager.bout import registry
from ringside_manager.bout.engine import AnyEngine
from ringside_manager.bout.outcome import Method
from ringside_manager.bout.paper import Fields, Grid, Part
from ringside_manager.bout.terms import Terms
from ringside_manager.campaign.books import Books, BoutState
from ringside_manager.campaign.schedule import order_of_work
from ringside_manager.errors import UsageError
from ringside_manager.fighters import Fighter
from ringside_manager.language import Message, joined, later, say, word
from ringside_manager.office.facts.nights import Boxer, Poster, PosterBout, poster
from ringside_manager.printed import (
    Block,
    BoutCode,
    BoutLine,
    Card,
    Cards,
    Document,
    Heading,
    NewPage,
    Paragraph,
)


class What(Enum):
    """What can be printed."""

    BILL = "bill"
    BOUT_SHEETS = "bout_sheets"
    SCORE_SHEETS = "score_sheets"
    JUDGES_CARDS = "judges_cards"
    RESULTS = "results"
    CARDS = "cards"
    BLANK_CARDS = "blank_cards"
    ACTION_CARDS = "action_cards"


OF_A_NIGHT = (What.BILL, What.BOUT_SHEETS, What.SCORE_SHEETS, What.JUDGES_CARDS, What.RESULTS)
"""What is printed of a night of a league; bout sheets, score sheets and judges' cards without a league are blank."""
OF_A_BOUT = (What.BOUT_SHEETS, What.SCORE_SHEETS, What.JUDGES_CARDS)
TITLES: dict[What, Message] = {
    What.BILL: later("Bill of the night"),
    What.BOUT_SHEETS: later("Bout sheets"),
    What.SCORE_SHEETS: later("Score sheets"),
    What.JUDGES_CARDS: later("Judges' cards"),
    What.RESULTS: later("Results"),
    What.CARDS: later("Fighter cards"),
    What.BLANK_CARDS: later("Blank fighter cards"),
    What.ACTION_CARDS: later("Action cards"),
}


# A bout on paper: of a night, or with places for the names


@dataclass(frozen=True, slots=True)
class PaperBout:
    """Who meets whom on a sheet, under which rules; ``line`` is what stands above it."""

    engine: AnyEngine
    terms: Terms
    names: tuple[str, str]
    line: BoutLine
    cards: tuple[tuple[Part, ...], ...] = ()
    blank: Fields | None = None
    """Where the names are written on a sheet for any bout."""


def night_sheets(books: Books, league: str, night: int, what: What, only: int = 0) -> Document:
    """One of ``OF_A_NIGHT``; ``league`` is the name of the save for the codes, ``only`` the number of a bout if it is of one.

    Raises ``UsageError`` for a night without bouts, or results of one that is not over.
    """
    bill = poster(books, night)
    if not bill.bouts:
        raise UsageError(say("Night {night} has no bouts.", night=night))
    footer = joined(" · ", (books.name, say("night {night}", night=night), TITLES[what]))
    parts: list[Block]
    if what is What.BILL:
        parts = list(_bill(books, league, bill))
    elif what is What.RESULTS:
        parts = list(_results(books, league, night))
    else:
        parts = sheets_of(
            [_paper_bout(books, league, night, bout) for bout in bill.bouts if only in (0, bout.bout)], what
        )
    return Document(footer, footer, tuple(parts))


def blank_sheets(engine: AnyEngine, rounds: int | None, what: What) -> Document:
    """A sheet of a system for any bout: the names are filled in by hand; ``RuleError`` for a length it does not have."""
    names = say("Red"), say("Blue")
    empty = Fields(((names[0], ""), (names[1], "")), across=2)
    terms = engine.info.terms(rounds)
    line = BoutLine(
        names[0], names[1], say("against"), joined(" · ", (engine.info.title, _rounds(terms.rounds)))
    )
    footer = joined(" · ", (engine.info.title, TITLES[what]))
    return Document(
        footer, footer, tuple(sheets_of([PaperBout(engine, terms, names, line, blank=empty)], what))
    )


def sheets_of(bouts: Sequence[PaperBout], what: What) -> list[Block]:
    """The sheets of some bouts, each on a page of its own."""
    make: Callable[[PaperBout], Iterator[Block]] = {
        What.BOUT_SHEETS: _bout_sheet,
        What.SCORE_SHEETS: _score_sheet,
        What.JUDGES_CARDS: _judges_cards,
    }[what]
    parts: list[Block] = []
    for bout in bouts:
        if parts:
            parts.append(NewPage())
        parts += make(bout)
    return parts


def _head(bout: PaperBout) -> Iterator[Block]:
    yield bout.line
    if bout.blank is not None:
        yield bout.blank


def _bout_sheet(bout: PaperBout) -> Iterator[Block]:
    yield from _head(bout)
    if bout.cards:
        cards = zip(bout.names, bout.cards, strict=True)
        yield Cards(
            tuple(Card(name, tuple(part for part in parts if isinstance(part, Fields))) for name, parts in cards),
            2, 2, 34, 10,
        )  # fmt: skip
    yield from bout.engine.paper().bout_sheet(bout.names, bout.terms)


def _score_sheet(bout: PaperBout) -> Iterator[Block]:
    yield from _head(bout)
    yield from bout.engine.paper().score_sheet(bout.names, bout.terms)


def _judges_cards(bout: PaperBout) -> Iterator[Block]:
    """Each judge's card, two beside each other."""
    yield from _head(bout)
    stationery = bout.engine.paper()
    parts = stationery.judges_card(bout.names, bout.terms)
    high = 34 + 7.2 * (bout.terms.rounds + 2)
    sheet = 2 if high > 105 else 4
    cards = tuple(
        Card(say("Judge {number}", number=number), parts, joined(" - ", bout.names))
        for number in range(1, stationery.judges + 1)
    )
    yield Cards(cards, 2, sheet, high)


def _paper_bout(books: Books, league: str, night: int, bout: PosterBout) -> PaperBout:
    """A bout of a bill under the rules it is fought by, with the cards of the day."""
    made = books.bouts.get(bout.bout)
    engine = registry.get(made.system if made else books.system)
    names = bout.red.name, bout.blue.name
    fighters = [books.fighters[boxer.fighter] for boxer in (bout.red, bout.blue)]
    cards = tuple(engine.paper().card(page.card(engine)) for page in fighters)
    return PaperBout(
        engine, engine.info.terms(bout.rounds), names, _line(books, league, night, bout, engine), cards
    )


def _line(
    books: Books, league: str, night: int, bout: PosterBout, engine: AnyEngine, told: str = ""
) -> BoutLine:
    code = BoutCode(league, bout.bout) if bout.bout else None
    stake = _stake(bout)
    terms: list[str] = [
        word(bout.arena.title),
        _rounds(bout.rounds),
        engine.info.title,
        *([stake] if stake else []),
    ]
    above = joined(" · ", (books.name, say("night {night}", night=night)))
    return BoutLine(
        bout.red.name, bout.blue.name, say("against"), joined(" · ", terms), above, told,
        code.drawing() if code else "", code.word if code else "",
    )  # fmt: skip


def _rounds(count: int) -> Message:
    return say("{rounds} rounds", rounds=count)


def _stake(bout: PosterBout) -> str:
    if bout.title is not None:
        return say("for the vacant title") if bout.vacant else say("for the title")
    if bout.tournament:
        return joined(", ", (bout.tournament, say("round {round}", round=bout.tournament_round)))
    return say("eliminator") if bout.eliminator else ""


# The bill and the results


def _bill(books: Books, league: str, bill: Poster) -> Iterator[Block]:
    yield Heading(say("Fight night {night}", night=bill.night))
    yield Paragraph(books.name, quiet=True)
    for bout in bill.bouts:
        made = books.bouts.get(bout.bout)
        line = _line(books, league, bill.night, bout, registry.get(made.system if made else books.system))
        yield replace(line, above="")
        columns = (
            say("Corner"),
            say("Manager"),
            say("Record"),
            "POP",
            say("Purse if he wins"),
            say("if he loses"),
        )
        rows = tuple(_corner(boxer, bout, side) for side, boxer in enumerate((bout.red, bout.blue)))
        yield Grid(columns, rows, (3, 2.4, 1.4, 1, 1.8, 1.6))
    for red, blue, reason in bill.off:
        yield Paragraph(
            say("Off: {red} against {blue}. {reason}", red=red, blue=blue, reason=reason), quiet=True
        )


def _corner(boxer: Boxer, bout: PosterBout, side: int) -> tuple[str, ...]:
    tally = boxer.tally
    name = f"{boxer.name} ({boxer.nickname})" if boxer.nickname else boxer.name
    return (
        name, boxer.manager_name or say("free agent"), f"{tally.wins}-{tally.losses}-{tally.draws}", f"{boxer.pop_half / 2:g}",
        money(bout.win_dollars[side]), money(bout.lose_dollars[side]),
    )  # fmt: skip


def _results(books: Books, league: str, night: int) -> Iterator[Block]:
    fought = [bout for bout in order_of_work(books.bouts_of_night(night)) if bout.state is BoutState.FOUGHT]
    if not fought:
        raise UsageError(
            say("Night {night} is not over: there are no results yet.", night=night),
            next_step=say("Print its bill or its bout sheets."),
        )
    by_number = {bout.bout: bout for bout in poster(books, night).bouts}
    yield Heading(say("Results of night {night}", night=night))
    yield Paragraph(books.name, quiet=True)
    for bout in fought:
        red, blue = map(money, bout.purses_dollars)
        told = say("{story}; purses {red} / {blue}", story=story(bout_row(books, bout)), red=red, blue=blue)
        line = _line(books, league, night, by_number[bout.number], registry.get(bout.system), told)
        yield replace(line, above="")
        outcome = bout.outcome
        if outcome is not None and outcome.scorecards and _is_scored(outcome.method):
            names = [books.fighters[number].name for number in bout.fighters]
            rows = tuple(
                (card.judge if len(outcome.scorecards) > 1 else say("Points"), *map(str, card.total))
                for card in outcome.scorecards
            )
            yield Grid((say("Judge"), *names), rows, (1.5, 2, 2))


def _is_scored(method: Method) -> bool:
    """Whether the cards decided the bout."""
    return method.is_decision or method is Method.DRAW


# Cards


def set_cards(fighters: Sequence[Fighter], engine: AnyEngine, title: str, what: What) -> Document:
    """Fighter cards under a system, filled or blank; ``CardError`` for a printed card of another system."""
    return _cards([(one, one.card(engine)) for one in fighters], engine, title, what)


def league_cards(books: Books, engine: AnyEngine, what: What) -> Document:
    """The cards of all who box in a league as they are today, filled or blank; ``UsageError`` if nobody does."""
    pages = [page for page in books.fighters.values() if not page.is_retired]
    if not pages:
        raise UsageError(say("Nobody boxes in this league."))
    return _cards([(page.fighter, page.card(engine)) for page in pages], engine, books.name, what)


def _cards(fighters: Sequence[tuple[Fighter, Any]], engine: AnyEngine, title: str, what: What) -> Document:
    blank = what is What.BLANK_CARDS
    footer = joined(" · ", (engine.info.title, *(() if blank else (title,)), TITLES[what]))
    stationery, high = engine.paper(), CARD_HEIGHTS.get(engine.info.system, 78.0)
    sheet = 2 * int(ROOM // (high + GAP))
    if blank:
        cards = (Card("", stationery.blank(fighters[0][1]), engine.info.title),) * sheet
    else:
        cards = tuple(Card(one.name, stationery.card(card), _who(one)) for one, card in fighters)
    return Document(footer, footer, (Cards(cards, 2, sheet, high),))


CARD_HEIGHTS = {"ringside": 78.0, "quest": 78.0, "control": 45.0, "title_bout": 119.0, "glory_days": 119.0}
"""How high a card of each system is, in millimetres; any other is as high as a third of the page."""


ROOM, GAP = 250.0, 5.0
"""What the shorter paper leaves for cards, and between them, in millimetres."""


def _who(fighter: Fighter) -> str:
    facts = (
        fighter.nickname,
        fighter.nationality,
        word(fighter.weight_class) if fighter.weight_class else "",
    )
    return joined(" · ", [fact for fact in facts if fact])


def action_cards(engine: AnyEngine) -> Document:
    """The cards a system is played with; ``UsageError`` where it is played with dice alone."""
    drawn = engine.paper().drawn_cards()
    if not drawn:
        raise UsageError(say("{title} is played with dice: it has no action cards.", title=engine.info.title))
    footer = joined(" · ", (engine.info.title, TITLES[What.ACTION_CARDS]))
    cards = tuple(
        Card(card.title, (Fields(card.pairs[:-1], across=4), Fields(card.pairs[-1:], across=1)))
        for card in drawn
    )
    return Document(footer, footer, (Cards(cards, 2, 10, 44.8, 10),))
