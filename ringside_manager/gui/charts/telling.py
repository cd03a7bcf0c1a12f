"""What marks in charts say of themselves, in the language of the window."""

from __future__ import annotations

from ringside_manager.campaign.books import Books
from ringside_manager.charts.axes import Money
from ringside_manager.charts.career import Result, ResultWords
from ringside_manager.gui import words
from ringside_manager.language import later, tr
from ringside_manager.office.facts.charting import CareerBoutFacts


def result_of(bout: CareerBoutFacts) -> Result:
    """How a bout ended for the man whose career it is told in."""
    if bout.won is not None:
        return Result.WON if bout.won else Result.LOST
    return Result.DREW if bout.method.value == "DRAW" else Result.NO_CONTEST


def result_words() -> ResultWords:
    """The words of the key to the marks."""
    return ResultWords(
        won=tr("won"),
        lost=tr("lost"),
        drew=tr("drew"),
        no_contest=tr("no contest"),
        stopped=tr("filled: stopped inside the distance"),
        title=tr("ringed: for the title"),
        strokes=tr("strokes up: won, down: lost, level: neither; long: stopped inside the distance"),
    )


def money_word() -> Money:
    """Dollars as the language writes them, cents left to tables and tool tips."""
    return lambda dollars: words.dollars(round(dollars))


def told_bout(books: Books, bout: CareerBoutFacts) -> str:
    """A bout on a few lines: against whom and how, when and where, what it paid, where it left him."""
    lines = [
        _SENTENCES[result_of(bout)]().format(opponent=books.fighters[bout.opponent].name),
        words.ended(bout.method, bout.round, bout.cause),
        tr("Night {night}, {arena}").format(night=bout.night, arena=words.arena(bout.arena)),
        tr("Purse {purse}, of it share {share}").format(
            purse=words.dollars(bout.purse_dollars), share=words.money(bout.share_cents)
        ),
        tr("Popularity afterwards {pop}").format(pop=words.pop(bout.pop_half)),
    ]
    return "\n".join([*lines, tr("For the title")] if bout.title else lines)


_SENTENCES = {
    Result.WON: later("Won against {opponent}"),
    Result.LOST: later("Lost to {opponent}"),
    Result.DREW: later("Drew with {opponent}"),
    Result.NO_CONTEST: later("No contest with {opponent}"),
}
