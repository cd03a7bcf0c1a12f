"""The columns of the ranking and of the line of champions."""

from __future__ import annotations

from ringside_manager.gui import words
from ringside_manager.gui.pages.people import shown
from ringside_manager.gui.place import Place
from ringside_manager.gui.tables import Column
from ringside_manager.language import tr
from ringside_manager.office.facts.rankings import LadderRow, LineageRow


def ladder_columns() -> tuple[Column[LadderRow], ...]:
    """Columns over the champion and his contenders."""
    return (
        Column("rank", tr("Rank"), lambda r: r.rank, _rank, "right", _rank_told, rule="C32", width=6),
        Column("moved", tr("Move"), lambda r: r.moved, lambda r: moved(r.moved, new=r.before is None), tip=tr("Places won or lost since the fight night before"), width=7),
        Column("month", tr("In 4 nights"), lambda r: r.moved_in_month, lambda r: moved(r.moved_in_month, new=r.month_ago is None), tip=tr("Places won or lost in four fight nights"), width=10),
        Column("fighter", tr("Fighter"), lambda r: r.fighter.name, place=lambda r: shown.fighter_place(r.fighter), width=18),
        Column("manager", tr("Manager"), lambda r: shown.manager_name(r.manager), place=lambda r: shown.manager_place(r.manager), width=11),
        Column("record", tr("Record"), lambda r: shown.record_worth(r.record), lambda r: shown.record(r.record), tip=tr("Won, lost, drawn"), width=9),
        Column("streak", tr("Streak"), lambda r: r.streak, lambda r: shown.streak(r.streak), "right", width=8, hidden=True),
        Column("earned", tr("Earned POP"), lambda r: r.earned_half / 2, lambda r: words.pop(r.earned_half), "right", tr("This alone decides the order, before wins and losses"), rule="C32", width=10),
        Column("pop", tr("POP in all"), lambda r: r.pop_half / 2, lambda r: words.pop(r.pop_half), "right", tr("With what the rank adds"), rule="C33", width=9),
        Column("last", tr("Last bout"), lambda r: None if r.last is None else r.last.night, _last, tip=_last_told, place=_last_place, width=21),
    )  # fmt: skip


def lineage_columns() -> tuple[Column[LineageRow], ...]:
    """Columns over the reigns of a title."""
    return (
        Column("number", tr("No."), lambda r: r.number, align="right", width=5),
        Column("champion", tr("Champion"), lambda r: r.champion.name, place=lambda r: shown.fighter_place(r.champion), width=17),
        Column("manager", tr("Manager"), lambda r: "" if r.manager is None else r.manager.name, place=lambda r: shown.manager_place(r.manager), tip=tr("When he won the title"), width=12),
        Column("from", tr("From night"), lambda r: r.reign.from_night, align="right", place=lambda r: _bout(r.reign.won_bout), width=10),
        Column("until", tr("Until night"), lambda r: r.reign.until_night, align="right", place=lambda r: _bout(r.reign.lost_bout), width=10),
        Column("nights", tr("Nights"), lambda r: r.reign.nights, align="right", width=7),
        Column("defences", tr("Defences"), lambda r: r.reign.defences, align="right", rule="C49", width=9),
        Column("won_from", tr("Won from"), lambda r: "" if r.reign.won_from is None else r.reign.won_from.name, place=lambda r: shown.fighter_place(r.reign.won_from), width=16),
        Column("lost_to", tr("Lost to"), lambda r: "" if r.reign.lost_to is None else r.reign.lost_to.name, place=lambda r: shown.fighter_place(r.reign.lost_to), width=16, hidden=True),
        Column("end", tr("End"), lambda r: shown.reign_end(r.reign.end), width=10),
    )  # fmt: skip


def _rank(row: LadderRow) -> str:
    if row.given is not None:
        return tr("{rank} *").format(rank=row.rank)
    return str(row.rank) if row.rank else tr("C")


def _rank_told(row: LadderRow) -> str:
    if row.given is None:
        return "" if row.rank else tr("Champion")
    return tr("The promoter ranked him No. {rank}: {reason}").format(
        rank=row.given.rank, reason=row.given.reason
    )


def moved(rungs: int | None, *, new: bool) -> str:
    """A movement with its arrow and number; a newcomer is named so."""
    if rungs is None or new:
        return tr("new")
    if not rungs:
        return "–"
    return f"▲ {rungs}" if rungs > 0 else f"▼ {-rungs}"


def _last(row: LadderRow) -> str:
    if row.last is None:
        return ""
    told = tr("{result}, {opponent}")
    return told.format(
        result=shown.result_told(row.last.won, row.last.method), opponent=row.last.opponent.name
    )


def _last_told(row: LadderRow) -> str:
    return "" if row.last is None else words.night(row.last.night)


def _last_place(row: LadderRow) -> Place | None:
    return None if row.last is None else Place("bout", row.last.bout)


def _bout(number: int | None) -> Place | None:
    return None if number is None else Place("bout", number)
