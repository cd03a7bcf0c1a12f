"""The columns of every table of fighters."""

from __future__ import annotations

from collections.abc import Collection

from ringside_manager.bout.abilities import ABILITY_NAMES
from ringside_manager.gui import words
from ringside_manager.gui.pages.people import shown
from ringside_manager.gui.place import Place
from ringside_manager.gui.tables import Column
from ringside_manager.language import tr
from ringside_manager.office.facts.roster import RosterRow

Columns = tuple[Column[RosterRow], ...]


def fighter_columns(*, classes: bool = False, manager: bool = True, watched: Collection[int] = ()) -> Columns:
    """Columns over fighters; ``classes`` for a league of several, ``watched`` are marked with a star and may change."""
    return (
        *_who(classes=classes, manager=manager, watched=watched),
        *_standing(),
        *_record(),
        *_body(),
        *_ratings(),
    )


def _who(*, classes: bool, manager: bool, watched: Collection[int]) -> Columns:
    star: Column[RosterRow] = Column(
        "watched", "★", lambda row: row.number in watched, lambda row: "★" if row.number in watched else "",
        tip=tr("Fighters you watch"), width=3,
    )  # fmt: skip
    weight: Column[RosterRow] = Column(
        "class", tr("Class"), lambda row: row.weight_class, width=12, hidden=not classes
    )
    return (
        star,
        Column("name", tr("Fighter"), lambda row: row.name, place=_page, width=19),
        Column("nickname", tr("Nickname"), lambda row: row.nickname, width=16, hidden=True),
        Column("nation", tr("From"), lambda row: row.nationality, width=12, hidden=True),
        Column("stance", tr("Stance"), lambda row: shown.stance(row.stance), width=10, hidden=True),
        weight,
        Column(
            "manager", tr("Manager"), lambda row: row.manager_name,
            lambda row: row.manager_name or tr("Free agent"), place=_manager, width=13, hidden=not manager,
        ),
    )  # fmt: skip


def _standing() -> Columns:
    return (
        Column(
            "rank", tr("Standing"), _rank_worth, _standing_of, tip=tr("Champion, place in the ranking, or retired"),
            rule="C32", width=10,
        ),
        Column(
            "place", tr("Rank"), lambda row: row.rank, align="right", tip=tr("Place in the ranking, 0 for the champion"),
            rule="C32", width=6, hidden=True,
        ),
        Column("record", tr("Record"), _record_worth, shown.record_of, tip=tr("Won, lost, drawn"), width=9),
        Column(
            "pop", tr("POP"), lambda row: row.pop_half / 2, lambda row: words.pop(row.pop_half), "right",
            tr("Popularity in all: earned and by rank"), rule="C28", width=7,
        ),
        Column(
            "earned", tr("Earned POP"), lambda row: row.earned_half / 2, lambda row: words.pop(row.earned_half),
            "right", tr("Popularity earned in bouts, without what the rank adds"), rule="C28", width=10, hidden=True,
        ),
    )  # fmt: skip


def _record() -> Columns:
    return (
        Column("bouts", tr("Bouts"), lambda row: row.bouts, align="right", width=7, hidden=True),
        Column("wins", tr("Won"), lambda row: row.wins, align="right", width=6, hidden=True),
        Column("losses", tr("Lost"), lambda row: row.losses, align="right", width=6, hidden=True),
        Column("kos", tr("KOs"), lambda row: row.kos, align="right", tip=tr("Wins by knockout"), width=6),
        Column(
            "koshare", tr("KO share"), lambda row: None if row.ko_share is None else round(100 * row.ko_share),
            lambda row: shown.share(row.ko_share), "right", tr("The part of his wins that came by knockout"), width=9, hidden=True,
        ),
        Column(
            "streak", tr("Streak"), lambda row: row.streak, lambda row: shown.streak(row.streak), "right",
            tr("Bouts won or lost in a row"), width=8,
        ),
        Column(
            "downs", tr("Knockdowns"), lambda row: row.knockdowns,
            lambda row: tr("{scored} : {suffered}").format(scored=row.knockdowns, suffered=row.knockdowns_suffered),
            "right", tr("Scored and suffered"), width=11, hidden=True,
        ),
        Column(
            "earnings", tr("Earnings"), lambda row: row.earnings, lambda row: words.dollars(row.earnings), "right",
            tr("All his purses"), rule="C23", width=10,
        ),
        Column(
            "percentage", tr("Share"), lambda row: row.percentage,
            lambda row: "" if row.percentage is None else tr("{number} %").format(number=row.percentage), "right",
            tr("The manager's part of his purses"), rule="C20", width=8, hidden=True,
        ),
    )  # fmt: skip


def _body() -> Columns:
    return (
        Column(
            "condition", tr("Condition"), _condition_worth, shown.condition,
            tip=tr("For the next fight night: what he still carries from his last bout"),
            rule="C57", width=22,
        ),
        Column("last", tr("Last bout"), lambda row: row.last_night, _last, "right", tr("Fight night"), width=9, hidden=True),
        Column(
            "since", tr("Nights since"), shown.nights_since, align="right",
            tip=tr("From his last bout to the coming fight night"), width=11, hidden=True,
        ),
        Column("booked", tr("Booked"), lambda row: row.booked, align="right", tip=tr("Bouts to come"), width=8, hidden=True),
        Column("entered", tr("Entered"), lambda row: row.entered_night, align="right", width=8, hidden=True),
    )  # fmt: skip


def _ratings() -> Columns:
    return tuple(_rating(name) for name in ABILITY_NAMES)


def _rating(name: str) -> Column[RosterRow]:
    title = words.rating(name)
    return Column(
        name, title, lambda row: getattr(row.abilities, name), align="right",
        tip=tr("The rating {name} as it is now").format(name=title), width=max(8, len(title) + 2),
        hidden=True,
    )  # fmt: skip


def _page(row: RosterRow) -> Place:
    return Place("fighter", row.number)


def _manager(row: RosterRow) -> Place | None:
    return None if row.manager is None else Place("manager", row.manager)


def _standing_of(row: RosterRow) -> str:
    return shown.standing(row.rank, retired=row.is_retired)


def _rank_worth(row: RosterRow) -> tuple[bool, bool, int]:
    """Ranks first, then the unranked by their popularity, then the retired."""
    return row.is_retired, row.rank is None, -row.pop_half if row.rank is None else row.rank


def _condition_worth(row: RosterRow) -> tuple[int, int] | None:
    return None if row.is_retired else (row.rested_in, row.carried_loss)


def _record_worth(row: RosterRow) -> tuple[int, int, int]:
    return row.wins, -row.losses, row.draws


def _last(row: RosterRow) -> str:
    return "" if row.last_night is None else words.number(row.last_night)
