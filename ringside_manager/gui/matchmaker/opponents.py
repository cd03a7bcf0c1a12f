"""Opponents: who may be fought, and the words of the matchmaker."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QWidget

from ringside_manager.campaign.books import Books, FighterBook, ManagerKind
from ringside_manager.campaign.bouts import rested_from
from ringside_manager.gui import words
from ringside_manager.gui.matchmaker.chance import percent
from ringside_manager.gui.session import Session
from ringside_manager.gui.shown import standing
from ringside_manager.gui.tables import Column, Table
from ringside_manager.language import later, tr
from ringside_manager.office.facts.matchmaking import Opponent, Side
from ringside_manager.office.facts.objections import Bar, Objection
from ringside_manager.office.facts.prospects import Chances, expected_dollars, expected_half

# Why a bout may not be made, and how fit somebody is, in words


def why_not(books: Books, found: Objection) -> str:
    """An objection as a sentence."""
    return _BARS[found.bar](_Facts(books, found))


def is_waiting(found: Objection | None) -> bool:
    """Whether nothing is wrong: the bout is offered and waits for its answer."""
    return found is not None and found.bar is Bar.OFFER_OPEN


def with_rule(books: Books, found: Objection) -> str:
    """An objection as a sentence with its rule; an offer that waits breaks none."""
    if is_waiting(found):
        return why_not(books, found)
    return tr("{sentence} (rule {rule})").format(sentence=why_not(books, found), rule=found.rule)


def fitness(side: Side) -> str:
    """Nights since his last bout and what he would miss, in a word or two."""
    if side.since is None:
        return tr("Has not boxed yet")
    if side.hurt:
        return tr("Hurt, out until night {night}").format(night=side.rested_on)
    if side.carried is None:
        return tr("Rested for %n night", "Rested for %n nights", side.since)
    if side.carried.loss >= side.carried.start:
        return tr("Fresh on night {night}: worn out").format(night=side.rested_on)
    return tr("Fresh on night {night}: {loss} of {start} missing").format(
        loss=words.number(side.carried.loss), start=words.number(side.carried.start), night=side.rested_on
    )


def manager(books: Books, side: Side) -> str:
    """The manager's name, and whether the program decides for him."""
    if side.manager is None:
        return tr("Free agent")
    name = books.managers[side.manager].name
    return tr("{name} (the program)").format(name=name) if side.kind is ManagerKind.AI else name


def points(number: int) -> str:
    """Strength in points; less than nothing has the minus sign of every other figure."""
    return words.number(number) if number >= 0 else f"{words.MINUS}{words.number(-number)}"


class _Facts:
    """An objection's facts by name."""

    def __init__(self, books: Books, found: Objection) -> None:
        self.books, self.found, self.numbers = books, found, found.numbers
        self.name = self.man.name if found.fighter in books.fighters else ""

    @property
    def man(self) -> FighterBook:
        """Whom it is about."""
        return self.books.fighters[self.found.fighter or 0]

    def named(self, number: int) -> str:
        return self.books.fighters[number].name


def _door(facts: _Facts) -> str:
    together, has_together, high, _, low, _ = (words.pop(half) for half in facts.numbers[:6])
    red, blue = (facts.books.fighters[number] for number in facts.numbers[6:8])
    if facts.numbers[4]:
        text = tr(
            "Needs a popularity of {together} together, or {high} beside {low}; "
            "{red} has {red_has} and {blue} {blue_has}, together {has_together}."
        )
    else:
        text = tr(
            "Needs a popularity of {together} together, or {high} of one man; "
            "{red} has {red_has} and {blue} {blue_has}, together {has_together}."
        )
    return text.format(
        together=together,
        high=high,
        low=low,
        red=red.name,
        red_has=words.pop(red.pop_half),
        blue=blue.name,
        blue_has=words.pop(blue.pop_half),
        has_together=has_together,
    )


def _two_classes(facts: _Facts) -> str:
    red, blue = (facts.books.fighters[number] for number in facts.numbers)
    text = tr("{blue} boxes at {his}, {red} at {mine}: only men of one class meet.")
    return text.format(blue=blue.name, his=blue.weight_class, red=red.name, mine=red.weight_class)


def _has_bout(facts: _Facts) -> str:
    return tr("{name} boxes on night {night} already.").format(name=facts.name, night=facts.numbers[0])


def _tournament(facts: _Facts) -> str:
    number, first, last = facts.numbers
    kept = tr("{name} is in {tournament}, which keeps him from night {first} to {last}.")
    if first <= facts.books.closed + 1:
        kept = tr("{name} is in {tournament}, which keeps him until night {last}.")
    if not last:
        kept = tr("{name} is in {tournament}, which is late and keeps him until it is over.")
    cup = facts.books.tournaments[number].name
    return kept.format(name=facts.name, tournament=cup, first=first, last=last)


def _strength(facts: _Facts) -> str:
    return tr("{name} would begin {rounds} rounds with {total} points; he needs more than 0.").format(
        name=facts.name, rounds=facts.numbers[0], total=points(facts.numbers[1])
    )


def _not_due(facts: _Facts) -> str:
    if len(facts.numbers) < 2:
        return tr("These two are not next in line for the vacant title.")
    return tr("{first} and {second} are next in line for the vacant title.").format(
        first=facts.named(facts.numbers[0]), second=facts.named(facts.numbers[1])
    )


def _low_challenger(facts: _Facts) -> str:
    return tr("The promoter wants a challenger ranked {limit} or better; {name} is No. {rank}.").format(
        limit=facts.numbers[1], name=facts.name, rank=facts.numbers[0]
    )


def _waiting(facts: _Facts) -> str:
    manager = facts.books.fighters[facts.books.offers[facts.numbers[0]].blue].manager
    name = "" if manager is None else facts.books.managers[manager].name
    return tr("Offered, waits for {name}.").format(name=name)


def _about(text: Callable[[], str]) -> Callable[[_Facts], str]:
    """A sentence with no more in it than a name and the first number."""
    return lambda facts: text().format(name=facts.name, number=facts.numbers[0] if facts.numbers else 0)


_BARS: dict[Bar, Callable[[_Facts], str]] = {
    Bar.NOT_OWN: _about(later("{name} is not one of your fighters.")),
    Bar.OTHER_CLASS: _two_classes,
    Bar.HIMSELF: _about(later("{name} cannot meet himself.")),
    Bar.NIGHT_OVER: lambda facts: tr("Night {night} is over; the next is night {next}.").format(
        night=facts.numbers[0], next=facts.numbers[1]
    ),
    Bar.HAS_BOUT: _has_bout,
    Bar.BEYOND_END: _about(later("The league ends after night {number}.")),
    Bar.RETIRED: _about(later("{name} has retired.")),
    Bar.NO_MANAGER: _about(later("{name} has no manager to make a bout for him.")),
    Bar.IN_TOURNAMENT: _tournament,
    Bar.HURT: _about(later("{name} is hurt and out until night {number}.")),
    Bar.LENGTH: lambda facts: tr("Bouts there go {least} to {most} rounds.").format(
        least=facts.numbers[0], most=facts.numbers[1]
    ),
    Bar.NO_CHAMPION_YET: _about(later("The first champion comes from the tournament for the title.")),
    Bar.TITLE_ELSEWHERE: _about(later("The title is at stake at The Best only.")),
    Bar.NO_CHAMPION_HERE: _about(later("Neither of them is champion.")),
    Bar.NOT_RANKED: _about(later("{name} has no rank and cannot box for the title.")),
    Bar.TITLE_BOOKED: _about(later("A bout for the vacant title is made already.")),
    Bar.NOT_DUE: _not_due,
    Bar.LOW_CHALLENGER: _low_challenger,
    Bar.CHALLENGED_LAST: _about(later("{name} had the last title bout; somebody else comes first.")),
    Bar.TITLE_TOO_SOON: _about(later("The promoter wants {number} nights between title bouts.")),
    Bar.OFFER_OPEN: _waiting,
    Bar.OFFER_CLOSED: _about(later("This offer has been answered.")),
    Bar.NOT_ASKED: _about(later("This offer waits for somebody else.")),
    Bar.NOT_PROMOTER: _about(later("Only the promoter may move or cancel a bout that is made.")),
    Bar.BOUT_CLOSED: _about(later("This bout is over or was cancelled.")),
    Bar.BOUT_OF_TOURNAMENT: _about(later("A bout of a tournament stays where it is.")),
    Bar.POPULARITY: _door,
    Bar.STRENGTH: _strength,
    Bar.OTHER: lambda facts: facts.found.said,
}


# The table of opponents: whom my fighter could meet, and what it would pay


BooksOf = Callable[[], Books]
ChancesOf = Callable[[int], Chances | None]
"""What is known of the chances against an opponent, those of my fighter being red's."""
BY_CHANCE = ("chance", "expected", "gain")
"""The columns that tell more as more bouts are sampled."""


def opponents_table(session: Session, known: ChancesOf, parent: QWidget | None = None) -> Table[Opponent]:
    """A table of opponents; what pays best comes first."""
    table: Table[Opponent] = Table(
        "matchmaker-opponents",
        columns(lambda: session.books, known),
        lambda row: row.fighter,
        tr("There is nobody to meet."),
        parent,
    )
    table.set_title(tr("Opponents"))
    table.sort_first_by("win", descending=True)
    return table


def columns(books: BooksOf, known: ChancesOf) -> tuple[Column[Opponent], ...]:
    """The columns; ``books`` are asked for whenever a name is needed, ``known`` for a chance."""
    return (
        Column("name", tr("Opponent"), lambda row: books().fighters[row.fighter].name, width=16),
        *_what_may_come(books, known),
        *_what_it_pays(books),
        *_who_he_is(books),
        *_hidden(books),
    )


def _what_may_come(books: BooksOf, known: ChancesOf) -> tuple[Column[Opponent], ...]:
    """What a sample of the bout in the best arena says, over its usual length."""

    def told(row: Opponent, value: Callable[[Chances], float]) -> float | None:
        found = known(row.fighter)
        return None if found is None else value(found)

    def chance(row: Opponent) -> float | None:
        return told(row, lambda found: found.red.share) if can_meet(row) else None

    def gain(row: Opponent) -> float | None:
        return None if row.best is None else told(row, partial(expected_half, books().house.popularity))

    def paid(row: Opponent) -> float | None:
        if row.best is None:
            return None
        purses = row.win_dollars, row.draw_dollars, row.lose_dollars
        return told(row, lambda found: expected_dollars(found, *purses))

    return (
        Column(
            "chance",
            tr("Chance"),
            chance,
            lambda row: _percent(chance(row)) if can_meet(row) else "–",
            "right",
            tip=lambda row: (
                _how_sure(known(row.fighter), row.rounds) if can_meet(row) else _why(books(), row)
            ),
            width=7,
        ),
        Column(
            "expected",
            tr("On average"),
            paid,
            lambda row: _or_dots(row, paid(row), lambda value: words.dollars(round(value))),
            "right",
            tip=tr("Your fighter's purse in the best arena, each result weighed by its chance"),
            rule="C41",
            width=9,
        ),
        Column(
            "gain",
            tr("POP gained"),
            gain,
            lambda row: _or_dots(row, gain(row), _gain),
            "right",
            tip=tr("Popularity your fighter gains or loses on average, by results and knockdowns"),
            rule="C29",
            width=9,
        ),
    )


def can_meet(row: Opponent) -> bool:
    """Whether the two may box that night, or an offer of it waits; else there is no chance to speak of."""
    return row.best is not None or is_waiting(row.objection)


def _why(books: Books, row: Opponent) -> str:
    """What stands against the two that night, with its rule; empty where nothing does."""
    return "" if row.objection is None else with_rule(books, row.objection)


def _percent(share: float | None) -> str:
    return "…" if share is None else tr("{percent} %").format(percent=round(100 * share))


def _or_dots(row: Opponent, value: float | None, text: Callable[[float], str]) -> str:
    """A dash where no bout can be made, dots while it is being worked out."""
    if row.best is None:
        return "–"
    return "…" if value is None else text(value)


def _gain(half: float) -> str:
    """Half points as points with one decimal and their sign."""
    tenths = round(5 * half)
    text = QLocale().toString(abs(tenths) / 10, "f", 1)
    sign = "+" if tenths > 0 else words.MINUS if tenths else ""
    return f"{sign}{text}"


def _how_sure(found: Chances | None, rounds: int) -> str:
    if found is None:
        return tr("Being worked out…")
    text = tr("{share} over {rounds} rounds, draws apart, from {bouts} bouts; ± at 95 %")
    return text.format(share=percent(found.red), rounds=rounds, bouts=words.number(found.bouts))


def _what_it_pays(books: BooksOf) -> tuple[Column[Opponent], ...]:
    return (
        Column(
            "arena",
            tr("Best arena"),
            lambda row: None if row.best is None else (row.best.place,),
            lambda row: _best(books(), row),
            tip=lambda row: _why(books(), row),
            rule="C40",
            width=19,
        ),
        _purse(
            "win",
            tr("If he wins"),
            tr("Your fighter's purse for a win in the best arena"),
            lambda row: row.win_dollars,
        ),
        _purse(
            "lose",
            tr("If he loses"),
            tr("Your fighter's purse for a loss in the best arena"),
            lambda row: row.lose_dollars,
        ),
    )


def _purse(result: str, title: str, tip: str, dollars: Callable[[Opponent], int]) -> Column[Opponent]:
    return Column(
        result,
        title,
        lambda row: None if row.best is None else dollars(row),
        lambda row: "–" if row.best is None else words.dollars(dollars(row)),
        "right",
        tip=tip,
        rule="C41",
        width=9,
    )


def _who_he_is(books: BooksOf) -> tuple[Column[Opponent], ...]:
    return (
        Column(
            "pop",
            tr("POP"),
            lambda row: row.side.pop_half,
            lambda row: words.pop(row.side.pop_half),
            "right",
            tip=tr("Popularity"),
            rule="C28",
            width=6,
        ),
        Column(
            "rank",
            tr("Rank"),
            lambda row: row.side.rank,
            lambda row: standing(row.side.rank),
            rule="C32",
            width=9,
        ),
        Column(
            "record",
            tr("Record"),
            lambda row: row.side.tally.wins,
            lambda row: words.record(row.side.tally),
            width=8,
        ),
        Column("rest", tr("Rest"), _rest, lambda row: fitness(row.side), rule="C55", width=22),
        Column("manager", tr("Manager"), lambda row: manager(books(), row.side), width=14),
    )


def _hidden(books: BooksOf) -> tuple[Column[Opponent], ...]:
    return (
        Column(
            "why",
            tr("Why not"),
            lambda row: _why(books(), row),
            width=30,
            hidden=True,
        ),
        Column(
            "title",
            tr("Title"),
            lambda row: row.title_win_dollars,
            lambda row: words.dollars(row.title_win_dollars) if row.title else "",
            "right",
            rule="C40",
            width=9,
            hidden=True,
        ),
    )


def _best(books: Books, row: Opponent) -> str:
    """The best arena open to the two, or in few words why there is none."""
    if row.best is not None:
        return words.arena(row.best)
    found = row.objection
    if found is None or is_waiting(found):
        return tr("offered") if found else tr("none")
    short = _SHORT.get(found.bar)
    if short is None:
        return why_not(books, found)
    text = short(_Facts(books, found))
    if found.fighter == row.fighter:
        return text
    mine = books.fighters[found.fighter or row.fighter].name
    return tr("{name}: {reason}").format(name=mine.split()[-1], reason=text)


_SHORT: dict[Bar, Callable[[_Facts], str]] = {
    Bar.OTHER_CLASS: lambda facts: tr("boxes at {weight_class}").format(weight_class=facts.man.weight_class),
    Bar.HAS_BOUT: _about(later("boxes on night {number}")),
    Bar.IN_TOURNAMENT: _about(later("taken by a tournament")),
    Bar.HURT: _about(later("hurt until night {number}")),
    Bar.STRENGTH: lambda facts: tr("tired until night {night}").format(
        night=rested_from(facts.books.house.rest, facts.man.last_night or 0)
    ),
}
"""Why there is no arena, in a cell of the table."""


def _rest(row: Opponent) -> int:
    """Nights since his last bout; who never fought is best rested."""
    return 9999 if row.side.since is None else row.side.since
