"""The commands that work on a league's save."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

import click

from ringside_manager.almanac import bouts, how, league, led_line, money, plain, result_line, signed
from ringside_manager.almanac.bouts import bout_row, fought
from ringside_manager.almanac.league import (
    FighterPage,
    ManagerPage,
    ManagerRow,
    RankingRow,
    fighter_page,
)
from ringside_manager.almanac.league import ledger as ledger_rows
from ringside_manager.bout import BoutRecord
from ringside_manager.cli import options
from ringside_manager.cli.commands import examples
from ringside_manager.cli.console import Column, note, out, out_json, out_table
from ringside_manager.cli.options import json_option, path_argument, whole_option
from ringside_manager.language import LANGUAGE, joined, say, word
from ringside_manager.office.docket import find_fighter, find_manager
from ringside_manager.office.facts import played_by
from ringside_manager.office.facts.bouts import BoutPage, bout_page
from ringside_manager.office.facts.feuds import story_line
from ringside_manager.office.facts.news_sentences import news as news_rows
from ringside_manager.office.office import Office

save_argument = path_argument("save", shell_complete=options.saves)
"""``SAVE``: the league's file."""
why_option = click.option("--why", default="", metavar="TEXT", help="The reason, kept in the journal.")
"""``--why``: the reason, kept in the journal."""
as_option = click.option(
    "--as",
    "by",
    metavar="NAME",
    shell_complete=options.givers,
    help="Who does it.  [default: the promoter]",
)
"""``--as``: who does it, as the journal shall name him."""


# Bouts of a league for ``ringside replay``.


@dataclass(frozen=True, slots=True)
class Recorded:
    """A bout's record, its page, and its line in the books if that says something else since it was corrected."""

    record: BoutRecord
    page: BoutPage
    corrected: str

    @property
    def led_by(self) -> dict[str, str]:
        return {
            fact.corner.value: led.value
            for led, fact in zip(self.page.led, self.page.corners, strict=True)
            if led
        }

    @property
    def led(self) -> str:
        return led_line(self.page, LANGUAGE.code)


def recorded(save: Path, number: int) -> Recorded:
    """The bout of that number, or of the entry that tells it; ``UsageError`` if none was fought."""
    with Office.open(save, read_only=True) as office:
        record = BoutRecord.from_json(office.record_of(number))
        bout = office.fought_bout(number)
        differs = bout.outcome != record.outcome
        page = bout_page(office.books, office.entries, bout.number)
        return Recorded(record, page, result_line(bout_row(office.books, bout)) if differs else "")


def out_fought(save: Path, *, as_json: bool) -> None:
    """Every bout that was fought, so that one can be chosen."""
    with Office.open(save, read_only=True) as office:
        rows = fought(office.books)
    if as_json:
        out_json(plain(rows))
        return
    for row in rows:
        out(say("{bout}, night {night}: {row}", bout=row.bout, night=row.night, row=result_line(row)), hang=4)
    note(
        say("Which one? Choose it with --bout.")
        if rows
        else say("No bout of this league has been fought yet.")
    )


# Tables of several commands.


def out_standings(rows: Iterable[ManagerRow]) -> None:
    """The managers, richest first."""
    columns = (Column(say("Place"), right=True), Column(say("Manager")), Column(say("Played by")), Column(say("Money"), right=True), Column(say("Fighters"), right=True), Column(say("Record"), right=True))  # fmt: skip
    out_table(
        columns,
        [
            (place, row.name, played_by(row.kind), money(row.money), row.fighters, row.record)
            for place, row in enumerate(rows, 1)
        ],
        say("Standings"),
    )


def out_rankings(rows: Sequence[RankingRow], limit: int | None = None) -> None:
    """Champion and contenders, class by class."""
    columns = (Column(say("Rank"), right=True), Column(say("Fighter")), Column(say("Manager")), Column(say("POP"), right=True), Column(say("Record"), right=True))  # fmt: skip
    for weight_class in dict.fromkeys(row.weight_class for row in rows):
        shown = [row for row in rows if row.weight_class == weight_class][:limit]
        out_table(
            columns,
            [(_rank(row), row.name, row.manager, f"{row.pop:g}", row.record) for row in shown],
            joined(" ", (say("Rankings"), word(weight_class))) if weight_class else say("Rankings"),
        )


def _rank(row: RankingRow) -> str:
    """The rank, with a star if the promoter gave it (C3)."""
    rank = str(row.rank) if row.rank else say("champion")
    return joined("", (rank, "*")) if row.given else rank


def out_stables(pages: Iterable[ManagerPage]) -> None:
    """Every stable."""
    columns = (Column(say("Manager")), Column(say("Played by")), Column(say("Fighters")))
    rows = [(page.name, played_by(page.kind, page.temperament, page.skill), page.stable) for page in pages]
    out_table(
        columns, [(name, played, ", ".join(row.name for row in stable)) for name, played, stable in rows]
    )


# ``fighter`` and ``manager``.


@click.command(name="fighter", epilog=examples("ringside fighter club.ringside Marciano"))
@save_argument
@click.argument("name", shell_complete=options.fighters)
@json_option
def fighter(save: Path, name: str, as_json: bool) -> None:
    """Everything the books say about the fighter NAME."""
    with Office.open(save, read_only=True) as office:
        page = fighter_page(office.books, find_fighter(office.books, name))
    if as_json:
        out_json(plain(page))
    else:
        _show_fighter(page)


def _show_fighter(page: FighterPage) -> None:
    out(f"{page.name}" + (f', "{page.nickname}"' if page.nickname else ""), "bold")
    manager = (
        say("managed by {manager} at {percentage} percent", manager=page.manager, percentage=page.percentage)
        if page.manager
        else say("without a manager")
    )
    out(joined(", ", (page.standing, page.record, manager)))
    out(
        say(
            "POP {total} (earned {earned}, rank {rank}); earnings {earnings}",
            total=f"{page.pop.total:g}",
            earned=f"{page.pop.earned:g}",
            rank=f"{page.pop.rank:g}",
            earnings=money(page.earnings),
        )
    )
    scored, suffered = page.knockdowns
    out(
        say("Knockdowns {knockdowns} scored, {knockdowns2} suffered", knockdowns=scored, knockdowns2=suffered)
    )
    if page.age is not None:
        out(say("Age {age}; worn by {worn} years besides", age=page.age, worn=page.worn or 0))
    if page.returned_night is not None:
        out(say("Came back after night {night}", night=page.returned_night))
    if page.life:
        out(page.life)
    if page.contract_until is not None:
        out(say("His contract runs until night {until}.", until=page.contract_until))
    if page.weight is not None:
        weight = say("weighs {weight} pounds", weight=page.weight)
        out(joined("; ", (word(page.weight_class), weight, *page.classes_left)))
    ratings = [(word(name.replace("_", " ")), now, signed(page.ratings.gained[name]) if name in page.ratings.gained else "") for name, now in page.ratings.now.items()]  # fmt: skip
    out_table(
        (Column(say("Rating")), Column(say("Now"), right=True), Column(say("Gained"), right=True)), ratings
    )
    if not page.bouts:
        out(say("No bouts yet."))
        return
    columns = (Column(say("Night"), right=True), Column(say("Result")), Column(say("Opponent")), Column(say("How")), Column(say("Arena")), Column(say("Purse"), right=True), Column(say("POP"), right=True))  # fmt: skip
    out_table(
        columns,
        [
            (b.night, word(b.result), b.opponent, how(b), b.arena, money(b.purse), signed(b.pop_change))
            for b in page.bouts
        ],
    )  # fmt: skip
    for reign in page.reigns:
        until = say("to night {night}", night=reign.until_night) if reign.until_night else say("still")
        out(
            say(
                "Champion from night {from_night} {until}, {defences} defences",
                from_night=reign.from_night,
                until=until,
                defences=reign.defences,
            )
        )


# ``status``.


@click.command(name="status", epilog=examples("ringside status club.ringside"))
@save_argument
@json_option
def status(save: Path, as_json: bool) -> None:
    """Night, standings, champion, rankings, and what waits for whom in SAVE."""
    with Office.open(save, read_only=True) as office:
        now = league.status(office.books)
    if as_json:
        out_json(plain(now))
        return
    _show_status(now)


def _show_status(now: league.Status) -> None:
    text = say("{league}: night {night} of {nights}", league=now.league, night=now.night, nights=now.nights)
    out(text, "bold")
    out(say("Champion: {or_}", or_=now.champion or say("none")))
    out_standings(now.managers)
    if now.rankings:
        out_rankings(now.rankings, limit=10)
    if now.free_agents:
        out(say("Free agents: {free_agents}", free_agents=len(now.free_agents)))
    if now.ended:
        out(say("The campaign is over.  Most money: {winners}.", winners=", ".join(now.winners)), "bold")
    for row in now.waiting:
        by = say(" (by night {night})", night=row.night) if row.night and row.number else ""
        out(say("Waiting for {who}: {what}{by}", who=word(row.who), what=row.what, by=by))


# ``card``, ``rankings``, ``ledger`` and ``news``.


MOST_NIGHTS = 1_000_000

night_option = whole_option(
    "--night",
    within=(1, MOST_NIGHTS),
    help="The fight night.  [default: the one whose doors are open, or the latest]",
)


@click.command(name="card", epilog=examples("ringside card club.ringside --night 13"))
@save_argument
@night_option
@json_option
def card(save: Path, night: int | None, as_json: bool) -> None:
    """The card of a fight night, with results once it is over."""
    with Office.open(save, read_only=True) as office:
        chosen = night or office.books.doors or max(1, office.books.closed)
        rows = bouts.card(office.books, chosen)
        due = bouts.due_on(office.books, chosen)
        ring = {
            number: say("over in the ring") if row.done else say("in the ring")
            for number, row in office.ring().items()
        }
    if as_json:
        out_json({"night": chosen, "bouts": plain(rows), "due": plain(due), "ring": sorted(ring)})
        return
    out(say("Night {chosen}", chosen=chosen), "bold")
    if not rows and not due:
        out(say("No bouts on this night."))
    for one in due:
        out(_due(one, chosen))
    for arena in dict.fromkeys(row.arena for row in rows):
        out(arena, "bold")
        for row in rows:
            if row.arena == arena:
                state = (" (", ring[row.bout], ")") if row.bout in ring else ()
                out(joined("", (f"  {row.bout}: ", result_line(row), *state)), hang=4)


@click.command(name="ledger", epilog=examples("ringside ledger club.ringside Bob"))
@save_argument
@click.argument("manager", required=False, shell_complete=options.managers)
@json_option
def ledger(save: Path, manager: str | None, as_json: bool) -> None:
    """Every movement of money, of all managers or of one."""
    with Office.open(save, read_only=True) as office:
        number = None if manager is None else find_manager(office.books, manager).number
        rows = ledger_rows(office.books, number)
    if as_json:
        out_json(plain(rows))
        return
    if not rows:
        out(say("No money has moved yet."))
        return
    columns = (Column(say("Night"), right=True), Column(say("Manager")), Column(say("Kind")), Column(say("Fighter")), Column(say("Bout"), right=True), Column(say("Amount"), right=True), Column(say("Balance"), right=True))  # fmt: skip
    out_table(
        columns,
        [
            (
                r.night,
                r.manager,
                word(r.kind.replace("_", " ")),
                r.fighter,
                r.bout,
                money(r.amount),
                money(r.balance),
            )
            for r in rows
        ],
        say("Ledger"),
    )


def _due(row: bouts.DueRow, night: int) -> str:
    """A bout the bracket makes on ``night``, or one that finds no place on its card (C53)."""
    pair = say(
        "{tournament}, round {round}: {red} against {blue}",
        tournament=row.tournament,
        round=row.round,
        red=row.red,
        blue=row.blue,
    )
    if row.night == night:
        return say("{pair}, made when the night begins", pair=pair)
    return say("{pair}, waits for a place: {expected}", pair=pair, expected=expected(row.night))


def expected(night: int | None) -> str:
    """When a bout is expected; ``None`` if the campaign has no night left for it (C53)."""
    return say("no night is left for it") if night is None else say("expected on night {night}", night=night)


@click.command(name="news", epilog=examples("ringside news club.ringside --night 13"))
@save_argument
@whole_option("--night", within=(0, MOST_NIGHTS), help="Only this night.  [default: all]")
@json_option
def news(save: Path, night: int | None, as_json: bool) -> None:
    """What has happened in the league."""
    with Office.open(save, read_only=True) as office:
        rows = news_rows(office.books, night)
        line = story_line(office.books) if night is None else ()
    if as_json:
        out_json(plain(rows))
        return
    if not rows:
        out(say("No news."))
    for sentence in line:
        out(sentence, "bold")
    for row in rows:
        out(say("Night {night}: {text}", night=row.night, text=row.text))
