"""Records and feats in words: what each is called, and its figures as people read them."""

from __future__ import annotations

from collections.abc import Callable

from ringside_manager.campaign.records_book import Record
from ringside_manager.campaign.records_book_feats import Feat
from ringside_manager.commentary.results import SECONDS, clock_time
from ringside_manager.gui import words
from ringside_manager.language import later, tr
from ringside_manager.office.facts.history import FeatRow, RecordRow


def record_name(record: Record) -> str:
    """What a record is called."""
    return _NAMES[record]()


def figure(row: RecordRow) -> str:
    """The figure of a place in a table, with its unit."""
    return _FIGURES.get(row.record, words.number)(row.value)


def when(row: RecordRow) -> str:
    """When it was done: a night, or the nights of a run or reign."""
    if not row.night:
        return ""
    if row.record not in _RUNS:
        return words.night(row.night)
    if not row.until_night:
        return tr("Since night {night}").format(night=row.night)
    return tr("Nights {first} to {last}").format(first=row.night, last=row.until_night)


def remark(row: RecordRow) -> str:
    """What else is to be said: whom he met, the moment of a knockout."""
    if row.record is Record.FASTEST_KNOCKOUT:
        if row.clock == SECONDS:
            return tr("against {other}, after {time}").format(
                other=row.other, time=clock_time(row.time, row.clock)
            )
        return tr("against {other}, turn {turn}").format(other=row.other, turn=row.time)
    if row.record is Record.MOST_KNOCKDOWNS:
        return tr("with {other}").format(other=row.other)
    if row.other:
        return tr("against {other}").format(other=row.other)
    return tr("goes on") if row.record in _RUNS and not row.until_night else ""


def feat_text(row: FeatRow) -> str:
    """A feat as a sentence."""
    if row.feat is Feat.FIRST_ROUND_KNOCKOUT and row.clock == SECONDS:
        told = tr("{name} knocked out {other} in the first round, after {time}.")
        return told.format(name=row.name, other=row.other, time=clock_time(row.value, row.clock))
    return _FEATS[row.feat]().format(
        name=row.name, other=row.other, value=row.value, pop=words.pop(row.value)
    )


_RUNS = frozenset({
    Record.WINNING_STREAK, Record.UNBEATEN_RUN, Record.STOPPAGE_RUN, Record.DEFENCES, Record.LONGEST_REIGN,
})  # fmt: skip

_NAMES: dict[Record, Callable[[], str]] = {
    Record.WINS: later("Most wins"),
    Record.KNOCKOUTS: later("Most wins by knockout"),
    Record.STOPPAGES: later("Most wins inside the distance"),
    Record.BOUTS: later("Most bouts"),
    Record.WINNING_STREAK: later("Longest winning streak"),
    Record.UNBEATEN_RUN: later("Longest unbeaten run"),
    Record.STOPPAGE_RUN: later("Most stoppages in a row"),
    Record.KNOCKDOWNS_SCORED: later("Most knockdowns scored"),
    Record.EARNINGS: later("Highest earnings"),
    Record.HIGHEST_POP: later("Highest popularity"),
    Record.TITLES_WON: later("Most titles won"),
    Record.DEFENCES: later("Most defences in a reign"),
    Record.LONGEST_REIGN: later("Longest reign"),
    Record.QUICKEST_TITLE: later("Quickest to the title"),
    Record.FASTEST_KNOCKOUT: later("Quickest knockout"),
    Record.MOST_KNOCKDOWNS: later("Most knockdowns in a bout"),
    Record.BIGGEST_PURSE: later("Biggest purse"),
    Record.BIGGEST_UPSET: later("Biggest upset"),
    Record.MANAGER_EARNINGS: later("Managers: most money from purses"),
    Record.MANAGER_WINS: later("Managers: most wins"),
}

_FIGURES: dict[Record, Callable[[int], str]] = {
    Record.EARNINGS: words.dollars,
    Record.BIGGEST_PURSE: words.dollars,
    Record.MANAGER_EARNINGS: words.money,
    Record.HIGHEST_POP: words.pop,
    Record.BIGGEST_UPSET: lambda value: tr("{pop} POP").format(pop=words.pop(value)),
    Record.LONGEST_REIGN: lambda value: tr("%n night", "%n nights", value),
    Record.QUICKEST_TITLE: lambda value: tr("%n bout", "%n bouts", value),
    Record.FASTEST_KNOCKOUT: lambda value: tr("round {round}").format(round=value),
}

_FEATS: dict[Feat, Callable[[], str]] = {
    Feat.FIRST_ROUND_KNOCKOUT: later("{name} knocked out {other} in the first round, in turn {value}."),
    Feat.KNOCKDOWNS: later("{name} scored {value} knockdowns against {other}."),
    Feat.OFF_THE_FLOOR: later("{name} was down {value} times and beat {other}."),
    Feat.COMEBACK: later("{name}, far behind on the cards, stopped {other} in round {value}."),
    Feat.STREAK: later("{name} won for the {value}th time in a row, against {other}."),
    Feat.GREAT_UPSET: later("{name} beat {other}, who stood {pop} POP above him."),
    Feat.TITLE_REGAINED: later("{name} was champion again, for time number {value}, against {other}."),
    Feat.TITLE_IN_FIVE: later("{name} was champion after {value} bouts, against {other}."),
}
"""``STREAK`` comes at tens only, so that its ordinal always ends alike."""
