"""Fighters, results and titles in the words of the window."""

from __future__ import annotations

from collections.abc import Callable

from ringside_manager.bout.outcome import Method
from ringside_manager.campaign.books import ReignEnd
from ringside_manager.fighters import CareerRecord, Fighter, YearsActive
from ringside_manager.gui import words
from ringside_manager.gui.place import Place
from ringside_manager.language import later, tr
from ringside_manager.office.facts import Named, Record
from ringside_manager.office.facts.careers import Change
from ringside_manager.office.facts.explanations import Term
from ringside_manager.office.facts.roster import RosterRow


def record(kept: Record) -> str:
    """Wins, losses and draws: ``7-2-1``."""
    return f"{kept.wins}-{kept.losses}-{kept.draws}"


def gain(cents: int) -> str:
    """An amount won or lost: ``+$20``, ``−$5``, ``$0``."""
    return words.signed(words.money(cents)) if cents else words.money(0)


def record_of(row: RosterRow) -> str:
    """A fighter's wins, losses and draws."""
    return f"{row.wins}-{row.losses}-{row.draws}"


def record_worth(kept: Record) -> tuple[int, int, int]:
    """What sorts records: more wins, then fewer losses, then more draws."""
    return kept.wins, -kept.losses, kept.draws


def share(part: float | None) -> str:
    """A part of a whole as a percentage; a dash where there is no whole."""
    return "–" if part is None else tr("{number} %").format(number=round(100 * part))


def standing(rank: int | None, *, retired: bool = False) -> str:
    """Champion, ranked with his number, unranked or retired."""
    if retired:
        return tr("Retired")
    if rank is None:
        return tr("Unranked")
    return tr("No. {rank}").format(rank=rank) if rank else tr("Champion")


def standing_tone(rank: int | None, *, retired: bool = False) -> str:
    """The tone of a badge that says ``standing``."""
    return "gold" if rank == 0 and not retired else "neutral"


def stance(kept: str) -> str:
    """Which hand he leads with."""
    return {"orthodox": tr("Orthodox"), "southpaw": tr("Southpaw")}.get(kept, "")


def career(record: CareerRecord) -> str:
    """What a man did in the ring before any league, such as ``56-5-0 (37 KO)``."""
    counts = f"{record.won}-{record.lost}-{record.drawn}"
    return (
        counts if record.by_ko is None else tr("{counts} ({kos} KO)").format(counts=counts, kos=record.by_ko)
    )


def years(active: YearsActive | None) -> str:
    """First and last year of a career; empty if nobody knows them."""
    if active is None:
        return ""
    first, last = active
    return tr("since {year}").format(year=first) if last is None else f"{first}–{last}"


def person(fighter: Fighter) -> tuple[tuple[str, str], ...]:
    """What a set tells of a man besides his ratings, each with its label; nothing of what it leaves empty."""
    told = (
        (tr("From"), fighter.nationality),
        (tr("Class"), fighter.weight_class),
        (tr("Born"), "" if fighter.born is None else str(fighter.born)),
        (tr("Active"), years(fighter.years_active)),
        (tr("Stance"), stance(fighter.stance)),
        (tr("Record in life"), "" if fighter.career is None else career(fighter.career)),
    )
    return tuple((label, text) for label, text in told if text)


def result(won: bool | None, method: Method) -> str:
    """How a bout went for a fighter, in a word."""
    if won is None:
        return tr("No contest") if method is Method.NC else tr("Drew")
    return tr("Won") if won else tr("Lost")


def result_text(won: bool | None, method: Method) -> str:
    """How a bout went for a fighter and how it ended: ``Won · KO``."""
    if won is None:
        return result(won, method)
    return tr("{result} · {method}").format(result=result(won, method), method=words.method_short(method))


def result_worth(won: bool | None) -> int:
    """What sorts results: wins, then draws, then losses."""
    return 1 if won is None else 2 * won


def streak(in_a_row: int) -> str:
    """Bouts won in a row, or lost in a row below 0."""
    if not in_a_row:
        return "–"
    if in_a_row > 0:
        return tr("%n won", "%n won", in_a_row)
    return tr("%n lost", "%n lost", -in_a_row)


def condition(row: RosterRow) -> str:
    """How fit he is for the next fight night (C55-C57)."""
    if row.is_retired:
        return ""
    if row.out_in:
        return tr("Hurt: out for %n night", "Hurt: out for %n nights", row.out_in)
    if not row.rested_in:
        return tr("Rested")
    if not row.carried_loss:
        return tr("Rested in %n night", "Rested in %n nights", row.rested_in)
    return tr(
        "Tired: {loss} missing, for %n night", "Tired: {loss} missing, for %n nights", row.rested_in
    ).format(loss=row.carried_loss)


def nights_since(row: RosterRow) -> int | None:
    """Nights from his last bout to the coming night, as office and matchmaker count them; ``None``: no bout yet."""
    return None if row.nights_since is None else row.nights_since + 1


def share_stands(until: int | None, bouts: int) -> str:
    """How long a manager's share stands: as long as the contract, or for so many bouts."""
    if until is not None:
        return tr("by contract until night {night}").format(night=until)
    return tr("rolled again after %n bout", "rolled again after %n bouts", bouts)


def title_name(weight_class: str) -> str:
    """What a title is called."""
    if not weight_class:
        return tr("The title")
    return tr("{weight_class} title").format(weight_class=weight_class)


def change(how: Change | None) -> str:
    """How a fighter came to a manager or left him."""
    return "" if how is None else _CHANGES[how]()


def reign_end(end: ReignEnd | None) -> str:
    """How a reign ended."""
    return tr("Reigning") if end is None else _ENDS[end]()


def quoted(nickname: str) -> str:
    """A nickname as it stands by a name."""
    return tr("“{nickname}”").format(nickname=nickname) if nickname else ""


def fighter_place(fighter: Named | None) -> Place | None:
    """The page of a fighter."""
    return None if fighter is None else Place("fighter", fighter.number)


def manager_place(manager: Named | None) -> Place | None:
    """The page of a manager."""
    return None if manager is None else Place("manager", manager.number)


def manager_name(manager: Named | None) -> str:
    """A manager's name, or that there is none."""
    return tr("Free agent") if manager is None else manager.name


_CHANGES: dict[Change, Callable[[], str]] = {
    Change.DICE: later("Rolled up"),
    Change.DRAFT: later("Drafted"),
    Change.AUCTION: later("Auction"),
    Change.REPLACEMENT: later("Replacement"),
    Change.SALE: later("Sale"),
    Change.TRADE: later("Exchange"),
    Change.RETIREMENT: later("Retired"),
    Change.END: later("Contract ended"),
}
_ENDS: dict[ReignEnd, Callable[[], str]] = {
    ReignEnd.BEATEN: later("Beaten"),
    ReignEnd.RETIRED: later("Retired"),
    ReignEnd.STRIPPED: later("Stripped"),
    ReignEnd.MOVED: later("Changed class"),
    ReignEnd.SUPERSEDED: later("Superseded"),
}

ASKED: dict[Term, Callable[[], str]] = {
    Term.ASKED_BASE: later("A man without a name"),
    Term.ASKED_POP: later("His popularity"),
    Term.ASKED_CHAMPION: later("He is champion"),
    Term.ASKED_AGE: later("His age"),
    Term.ASKED_RECORD: later("His season under this manager"),
    Term.ASKED_DEMAND: later("Other stables with an empty place"),
    Term.ASKED_EASE: later("Nights without a manager"),
    Term.ASKED_LIMITS: later("Brought into the allowed range"),
}
"""What moves the share a man would leave his manager (Y9)."""
