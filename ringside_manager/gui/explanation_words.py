"""Explanations in words: what each step is, how it is worked out, what it comes to."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.books import Books
from ringside_manager.gui import words
from ringside_manager.gui.shown import ASKED
from ringside_manager.language import later, tr
from ringside_manager.office.facts.explanations import Amount, Explanation, Line, Subject, Term, Unit


@dataclass(frozen=True, slots=True)
class Step:
    """One step in words: its name, how it is worked out, and what it comes to; ``total`` closes a sum."""

    name: str
    how: str
    value: str
    rule: str
    total: bool = False
    met: bool | None = None


def heading(books: Books, told: Explanation) -> str:
    """What is explained."""
    who = [books.fighters[number].name for number in told.fighters]
    texts: dict[Subject, Callable[[], str]] = {
        Subject.PURSE: lambda: tr("Purse of {name}").format(name=who[0]),
        Subject.SHARE: lambda: tr("Manager's share in the purse of {name}").format(name=who[0]),
        Subject.POP: lambda: tr("Popularity of {name}").format(name=who[0]),
        Subject.PERCENTAGE: lambda: tr("Manager's percentage of {name}").format(name=who[0]),
        Subject.ASKED: lambda: tr("The share {name} would leave his manager").format(name=who[0]),
        Subject.RANK: lambda: tr("Rank of {name}").format(name=who[0]),
        Subject.CARRIED: lambda: tr("Strength {name} still misses").format(name=who[0]),
        Subject.INJURY: lambda: tr("Until when {name} is out").format(name=who[0]),
        Subject.ELIGIBILITY: lambda: _entry(told, who),
    }
    return texts[told.subject]()


def _entry(told: Explanation, who: list[str]) -> str:
    if told.title:
        return tr("{red} and {blue} for the title").format(red=who[0], blue=who[1])
    place = words.arena(Arena(told.arena))
    return tr("{red} and {blue} at {arena}").format(red=who[0], blue=who[1], arena=place)


def where(told: Explanation) -> str:
    """Which bout it was, as far as that matters."""
    if not told.arena or told.subject is Subject.ELIGIBILITY:
        return ""
    place = words.arena(Arena(told.arena))
    return tr("{arena}, for the title").format(arena=place) if told.title else place


def result(told: Explanation) -> str:
    """The number explained."""
    if told.subject is Subject.ELIGIBILITY:
        return tr("Allowed") if told.result.value else tr("Not allowed")
    return amount(told.result)


def steps(books: Books, told: Explanation) -> tuple[Step, ...]:
    """Every line in words."""
    return tuple(_step(books, line) for line in told.lines)


def amount(value: Amount) -> str:
    """A number as people read it."""
    return _AMOUNTS[value.unit](value.value)


def _step(books: Books, line: Line) -> Step:
    name, how = _LINES[line.term](books, line)
    shown = "" if line.term in _WITHOUT_VALUE else amount(line.amount)
    return Step(name, how, shown, line.rule, line.term in _TOTALS, line.met)


def _rank(value: int) -> str:
    if value < 0:
        return tr("Unranked")
    return tr("No. {rank}").format(rank=value) if value else tr("Champion")


_AMOUNTS: dict[Unit, Callable[[int], str]] = {
    Unit.DOLLARS: words.dollars,
    Unit.CENTS: words.money,
    Unit.DOLLARS_PER_POP: lambda value: tr("{dollars} a point").format(dollars=words.dollars(value)),
    Unit.POP_HALF: words.pop,
    Unit.PERCENT: lambda value: tr("{percent} %").format(percent=words.number(value)),
    Unit.POINTS: lambda value: tr("%n point", "%n points", value),
    Unit.ROUNDS: lambda value: tr("%n round", "%n rounds", value),
    Unit.NIGHT: words.night,
    Unit.NIGHTS: lambda value: tr("%n night", "%n nights", value),
    Unit.RANK: _rank,
    Unit.COUNT: words.number,
    Unit.DIE: words.number,
    Unit.YES_NO: lambda value: tr("yes") if value else tr("no"),
}
_TOTALS = frozenset(
    {Term.PURSE, Term.SHARE, Term.EARNED, Term.TOTAL_POP, Term.LIMITED, Term.STRENGTH_LOST, Term.FIT_AGAIN}
)
_WITHOUT_VALUE = frozenset({
    Term.NO_MANAGER, Term.CHAMPION, Term.UNRANKED_RETIRED, Term.UNRANKED_UNCROWNED, Term.UNRANKED_NO_BOUT, Term.UNRANKED_NEW,
    Term.NEVER_FOUGHT, Term.ANYBODY, Term.HOLDS_TITLE, Term.IS_RANKED,
})  # fmt: skip

Words = tuple[str, str]


def _input(line: Line, place: int) -> str:
    return amount(line.inputs[place])


def _each(name: Callable[[], str]) -> Callable[[Books, Line], Words]:
    """So many times so much."""

    def worded(_: Books, line: Line) -> Words:
        how = tr("{count} × {each}").format(count=_input(line, 0), each=words.signed(_input(line, 1)))
        return name(), how

    return worded


def _plain(name: Callable[[], str]) -> Callable[[Books, Line], Words]:
    return lambda _, line: (name(), "")


def _bonus_combined(_: Books, line: Line) -> Words:
    rate, red, blue = (_input(line, place) for place in range(3))
    how = tr("{rate}, popularity {red} + {blue}").format(rate=rate, red=red, blue=blue)
    return tr("Bonus by both popularities"), how


def _bonus_own(_: Books, line: Line) -> Words:
    how = tr("{rate}, popularity {own}").format(rate=_input(line, 0), own=_input(line, 1))
    return tr("Bonus by his own popularity"), how


def _drawn(_: Books, line: Line) -> Words:
    how = tr("{part} of {winner} + {loser}").format(
        part=_input(line, 2), winner=_input(line, 0), loser=_input(line, 1)
    )
    return tr("Base for a draw"), how


def _share(_: Books, line: Line) -> Words:
    how = tr("{purse} × {percentage}").format(purse=_input(line, 0), percentage=_input(line, 1))
    return tr("Manager's share"), how


def _rolled(_: Books, line: Line) -> Words:
    name = tr("{base} and a twenty-sided die").format(base=line.inputs[-1].value)
    if len(line.inputs) < 2:
        return name, tr("the roll is hidden by the limits")
    return name, tr("{base} + {roll}").format(base=line.inputs[-1].value, roll=_input(line, 0))


def _career(name: Callable[[], str]) -> Callable[[Books, Line], Words]:
    """So much for each of so many results so far."""
    times = later("{count} × {each}")
    return lambda _, line: (name(), times().format(count=_input(line, 0), each=_input(line, 1)))


def _limited(_: Books, line: Line) -> Words:
    how = tr("{value}, kept between {least} and {most}").format(
        value=_input(line, 0), least=_input(line, 1), most=_input(line, 2)
    )
    return tr("Percentage"), how


def _rank_pop(_: Books, line: Line) -> Words:
    how = _input(line, 0) if line.inputs else tr("no rank")
    return tr("Popularity by rank"), how


def _champion(_: Books, line: Line) -> Words:
    return tr("He holds the title"), tr("since {night}").format(night=_input(line, 0))


def _placed(books: Books, line: Line) -> Words:
    how = tr("popularity earned {pop}, won {wins}, lost {losses}, knockouts {kos}").format(
        pop=_input(line, 1), wins=_input(line, 2), losses=_input(line, 3), kos=_input(line, 4)
    )
    return _name(books, line), how


def _given(books: Books, line: Line) -> Words:
    return tr("The promoter gave him this rank"), tr("on {night}").format(night=_input(line, 0))


def _name(books: Books, line: Line) -> str:
    return books.fighters[line.fighter].name if line.fighter else ""


def _last_bout(_: Books, line: Line) -> Words:
    how = tr("from {last} to {night}").format(last=_input(line, 0), night=_input(line, 1))
    return tr("Since his last bout"), how


def _each_night(_: Books, line: Line) -> Words:
    return tr("Knockdowns suffered"), tr("{count} × {each}").format(
        count=_input(line, 0), each=_input(line, 1)
    )


def _faded(_: Books, line: Line) -> Words:
    how = "" if line.inputs[1].value else tr("without a bout")
    return tr("Forgotten in season {season}").format(season=_input(line, 0)), how


def _rested(_: Books, line: Line) -> Words:
    return tr("Rested"), tr("after {nights}").format(nights=_input(line, 0))


def _lost(_: Books, line: Line) -> Words:
    how = tr("{full} at full strength, {left} at the end").format(full=_input(line, 0), left=_input(line, 1))
    return tr("Strength still missing"), how


def _needed(name: Callable[[], str]) -> Callable[[Books, Line], Words]:
    return lambda _, line: (name(), tr("{needed} or more").format(needed=_input(line, 0)))


def _ranked(books: Books, line: Line) -> Words:
    how = _input(line, 0) if line.inputs else tr("no rank")
    return tr("{name} is a ranked contender").format(name=_name(books, line)), how


def _agreed(_: Books, line: Line) -> Words:
    until, seasons, fee = (_input(line, place) for place in range(3))
    how = tr("Seasons: {seasons}, fee: {fee}").format(seasons=seasons, fee=fee)
    return tr("By contract until {night}").format(night=until), how


_LINES: dict[Term, Callable[[Books, Line], Words]] = {
    Term.BASE_WON: _plain(later("Base for the winner")),
    Term.BASE_LOST: _plain(later("Base for the loser")),
    Term.BASE_DRAWN: _drawn,
    Term.BONUS_OWN: _bonus_own,
    Term.BONUS_COMBINED: _bonus_combined,
    Term.PURSE: _plain(later("Purse")),
    Term.SHARE: _share,
    Term.NO_MANAGER: _plain(later("He has no manager")),
    Term.ROLLED: _rolled,
    Term.CAREER_LOSSES: _career(later("For each loss so far")),
    Term.CAREER_WINS: _career(later("Off for each win so far")),
    Term.LIMITED: _limited,
    Term.AGREED: _agreed,
    **{term: _plain(name) for term, name in ASKED.items()},
    Term.WINS_KO: _each(later("Wins by knockout")),
    Term.WINS_TKO: _each(later("Wins by technical knockout")),
    Term.WINS_DECISION: _each(later("Wins by decision")),
    Term.LOSSES_KO: _each(later("Losses by knockout")),
    Term.LOSSES_TKO: _each(later("Losses by technical knockout")),
    Term.LOSSES_DECISION: _each(later("Losses by decision")),
    Term.DRAWS: _each(later("Draws")),
    Term.FADED: _faded,
    Term.KNOCKDOWNS: _each(later("Knockdowns scored")),
    Term.EARNED: _plain(later("Earned popularity")),
    Term.RANK_POP: _rank_pop,
    Term.TOTAL_POP: _plain(later("Popularity")),
    Term.CHAMPION: _champion,
    Term.UNRANKED_RETIRED: _plain(later("He has retired and is not ranked.")),
    Term.UNRANKED_UNCROWNED: _plain(later("Nobody is ranked before the first champion is crowned.")),
    Term.UNRANKED_NO_BOUT: _plain(later("Nobody is ranked before his first bout.")),
    Term.UNRANKED_NEW: _plain(later("He has yet to box in his new weight class.")),
    Term.PLACED: _placed,
    Term.GIVEN: _given,
    Term.LAST_BOUT: _last_bout,
    Term.HURT_IN: _plain(later("Hurt in his last bout")),
    Term.HURT_BY_KO: _plain(later("Knocked out")),
    Term.HURT_BY_STOPPAGE: _plain(later("Stopped")),
    Term.HURT_BY_KNOCKDOWNS: _each_night,
    Term.FIT_AGAIN: _plain(later("May box again")),
    Term.NEVER_FOUGHT: _plain(later("He has not boxed yet and is fresh.")),
    Term.RESTED: _rested,
    Term.STRENGTH_LOST: _lost,
    Term.COMBINED: _needed(later("Both popularities together")),
    Term.HIGHER: _needed(later("or the higher one")),
    Term.LOWER: _needed(later("beside the lower one")),
    Term.ANYBODY: _plain(later("Open to everybody")),
    Term.HOLDS_TITLE: _plain(later("One of them is champion, or the title is vacant")),
    Term.IS_RANKED: _ranked,
}
