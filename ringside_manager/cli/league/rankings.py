"""How a league stands and what its years came to, from a terminal: rankings, seasons, stories, branches, managers.

Worked out beside what the books say of managers: their luck and their rating.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import click

from ringside_manager.almanac import league, money, plain, signed
from ringside_manager.almanac.history import season_rows, story_rows
from ringside_manager.almanac.league import (
    free_agents,
    manager_page,
)
from ringside_manager.bout import registry
from ringside_manager.campaign import awards
from ringside_manager.cli import options
from ringside_manager.cli.commands import examples
from ringside_manager.cli.console import Column, out, out_json, out_table, progress_bar
from ringside_manager.cli.league import out_rankings, save_argument
from ringside_manager.cli.options import json_option, path_argument
from ringside_manager.cli.sampling import DIGITS
from ringside_manager.language import joined, say, word
from ringside_manager.odds import compiled
from ringside_manager.office.docket import find_fighter, find_manager
from ringside_manager.office.facts import played_by
from ringside_manager.office.facts.charting import Branch, TitleLine
from ringside_manager.office.facts.charting import compare as compare_branches
from ringside_manager.office.facts.feuds import FeudRow, feud_rows
from ringside_manager.office.facts.luck import (
    ENOUGH,
    Account,
    Luck,
    ManagerLuck,
    ManagerRating,
    luck_of,
    ratings_of,
)
from ringside_manager.office.facts.rankings import BeltRow, DivisionPage, PoundRow, pound_rows, rankings_page
from ringside_manager.office.forecasting import STEPS, Weighing, tasks_of
from ringside_manager.office.office import Office


@click.command(
    name="rankings",
    epilog=examples("ringside rankings club.ringside", "ringside rankings club.ringside --feuds"),
)
@save_argument
@click.option("--pound-for-pound", is_flag=True, help="The best twenty of all weight classes, in one list.")
@click.option("--feuds", is_flag=True, help="The feuds of fighters and of managers, the hottest first.")
@json_option
def rankings(save: Path, pound_for_pound: bool, feuds: bool, as_json: bool) -> None:
    """The champion and all contenders."""
    with Office.open(save, read_only=True) as office:
        rows, pages, best, heated = (
            league.rankings(office.books),
            rankings_page(office.books),
            pound_rows(office.books),
            feud_rows(office.books) if feuds else (),
        )
    if as_json:
        out_json(plain(heated if feuds else best if pound_for_pound else rows))
    elif feuds:
        _out_feuds(heated)
    elif rows and pound_for_pound:
        _out_best(best)
    elif rows:
        out_rankings(rows)
        for page in pages:
            _out_due(page)
    else:
        out(say("There are no rankings before the first champion is crowned (C32)."))


def _out_best(rows: Sequence[PoundRow]) -> None:
    """The pound-for-pound list (Y11)."""
    columns = (Column(say("Place"), right=True), Column(say("Fighter")), Column(say("Weight class")), Column(say("Manager")), Column(say("POP"), right=True), Column(say("Record"), right=True))  # fmt: skip
    cells = [
        (row.place, row.name, word(row.weight_class), row.manager_name, f"{row.pop:g}", row.record)
        for row in rows
    ]
    out_table(columns, cells, say("Pound for pound"))


def _out_feuds(rows: Sequence[FeudRow]) -> None:
    """The feuds of fighters, then those of managers (C80)."""
    if not rows:
        out(say("There are no feuds yet: nobody has met often enough (C80)."))
    columns = (Column(say("Heat"), right=True), Column(say("Between")), Column(say("Bouts"), right=True), Column(say("Record"), right=True), Column(say("Last night"), right=True), Column(say("Next night"), right=True))  # fmt: skip
    titles = {"fighters": say("Feuds of fighters"), "managers": say("Feuds of managers")}
    for kind in dict.fromkeys(row.kind for row in rows):
        cells = [
            (
                row.heat,
                say("{one} and {other}", one=row.one_name, other=row.other_name),
                row.bouts,
                f"{row.won}-{row.lost}-{row.drawn}",
                row.last_night,
                row.next_night or "",
            )
            for row in rows
            if row.kind == kind
        ]
        out_table(columns, cells, titles[kind])


def _out_due(page: DivisionPage) -> None:
    """Whom the champion must meet, why, and by when (Y12, Y14)."""
    for belt in page.belts:
        out(_belt_line(belt))
    if page.undisputed and page.champion is not None:
        out(say("{name} is undisputed champion.", name=page.champion.name))
    if page.claim is not None:
        out(
            say(
                "{one} won the eliminator of night {night} against {other} and is mandatory challenger.",
                one=page.claim.one.name, other=page.claim.other.name, night=page.claim.night,
            )
        )  # fmt: skip
    if page.eliminator is not None:
        out(
            say(
                "Eliminator on night {night}: {one} against {other}.",
                one=page.eliminator.one.name, other=page.eliminator.other.name, night=page.eliminator.night,
            )
        )  # fmt: skip
    if page.champion is None or page.belts:
        return
    if page.mandatory is not None and page.claim is None:
        out(
            say(
                "Mandatory challenger of {champion}: {name}.",
                champion=page.champion.name,
                name=page.mandatory.name,
            )
        )
    if page.defend_by:
        out(
            say(
                "{champion} must defend the title by night {night}.",
                champion=page.champion.name,
                night=page.defend_by,
            )
        )


def _belt_line(belt: BeltRow) -> str:
    """Who holds a belt, since when, and what he must do for it (Y12, Y16)."""
    if belt.champion is None:
        return say("{belt}: vacant since night {night}.", belt=belt.name, night=belt.since)
    told = {"belt": belt.name, "champion": belt.champion.name, "night": belt.since}
    parts = [say("{belt}: {champion}, since night {night}.", **told)]
    if belt.mandatory is not None:
        parts.append(say("Mandatory challenger: {name}.", name=belt.mandatory.name))
    if belt.defend_by:
        parts.append(say("To be defended by night {night}.", night=belt.defend_by))
    return " ".join(parts)


# ``ringside seasons``


@click.command(epilog=examples("ringside seasons club.ringside"))
@save_argument
@json_option
def seasons(save: Path, as_json: bool) -> None:
    """Arenas and purses, season by season."""
    with Office.open(save, read_only=True) as office:
        rows = season_rows(office.books)
    if as_json:
        out_json(plain(rows))
        return
    if not any(row.bouts for row in rows):
        out(say("No bout has been fought yet."))
        return
    columns = (
        Column(say("Season"), right=True),
        Column(say("Arena")),
        Column(say("Bouts"), right=True),
        Column(say("Title bouts"), right=True),
        Column(say("A bout on average"), right=True),
        Column(say("Purses"), right=True),
    )
    lines = [
        (row.season, word(row.arena), row.bouts, row.title_bouts, money(row.average), money(row.purses))
        for row in rows
        if row.bouts
    ]
    out_table(columns, lines, say("Arenas and purses by season"))


# ``ringside story``


@click.command(epilog=examples('ringside story club.ringside "Muhammad Ali"'))
@save_argument
@click.argument("name", shell_complete=options.fighters)
@json_option
def story(save: Path, name: str, as_json: bool) -> None:
    """The career of the fighter NAME, told."""
    with Office.open(save, read_only=True) as office:
        page = find_fighter(office.books, name)
        parts = story_rows(office.books, page)
    if as_json:
        out_json({"name": page.name, "story": plain(parts)})
        return
    out(page.name, "bold")
    for part in parts:
        out("")
        out(part.part, "bold")
        for sentence in part.sentences:
            out(sentence)


# ``ringside compare``


@click.command(epilog=examples("ringside compare club.ringside what-if.ringside"))
@save_argument
@path_argument("others", nargs=-1, required=True, metavar="OTHER...")
@json_option
def compare(save: Path, others: tuple[Path, ...], as_json: bool) -> None:
    """Lay SAVE and branches of it side by side: money, ranks and titles after the last night all have held."""
    branches = []
    for path in (save, *others):
        with Office.open(path, read_only=True) as office:
            branches.append(Branch(office.books, office.entries))
    found = compare_branches(branches)
    if as_json:
        out_json(plain(found))
        return
    out(say("They share all up to entry {entry}, night {parted}.", entry=found.entry, parted=found.parted))
    sides = [Column(name, right=True) for name in found.names]
    cents = [
        (line.name, *("" if one is None else money(one / 100) for one in line.cents)) for line in found.money
    ]
    out_table((Column(say("Manager")), *sides), cents, say("Money after night {night}", night=found.night))
    ranks = [
        (line.name, word(line.weight_class) if line.weight_class else "", *map(_rank, line.ranks))
        for line in found.ranks
    ]
    out_table(
        (Column(say("Fighter")), Column(say("Class")), *sides),
        ranks,
        say("Ranks after night {night}", night=found.night),
    )
    for name, reigns in zip(found.names, found.titles, strict=True):
        out(say("Titles in {league}", league=name), "bold")
        for reign in reigns:
            out(_reign(reign))
        if not reigns:
            out(say("Nobody was champion."))


def _rank(rank: int | None) -> str:
    if rank is None:
        return "–"
    return str(rank) if rank else say("champion")


def _reign(reign: TitleLine) -> str:
    told = {"champion": reign.champion, "since": reign.since, "until": reign.until}
    if reign.until is None:
        return say("{champion}, from night {since} on", **told)
    return say("{champion}, night {since} to night {until}", **told)


# ``ringside manager``: what the books say, and, worked out beside it, luck and rating


WORTH_COMPILING = 20_000
"""With fewer bouts to box it is quicker not to wait until they are compiled."""


class Fortune(NamedTuple):
    """A manager's luck by season with its number, 0 for the whole campaign, and his rating."""

    luck: tuple[tuple[int, ManagerLuck], ...]
    rating: ManagerRating
    left_out: int

    def document(self) -> dict[str, object]:
        """The value of ``luck`` in the JSON document; money in dollars, popularity in points."""
        return {
            "seasons": [{"season": season or None, **_document(told)} for season, told in self.luck],
            "left_out": self.left_out,
            "rating": {
                "bouts": self.rating.bouts,
                "pop": _rounded(self.rating.pop),
                "error": _rounded(self.rating.error),
            },
        }


def _document(told: ManagerLuck) -> dict[str, object]:
    return {
        "bouts": told.bouts,
        "won": _figures(told.results, 1),
        "money": _figures(told.money_cents, 100),
        "pop": _figures(told.pop_half, 2, sure=False),
    }


def _figures(account: Account, unit: int, *, sure: bool = True) -> dict[str, object]:
    """``deviations`` says how unusual it is; for popularity that is not known."""
    known = {"actual": account.actual / unit, "worth": account.worth / unit, "luck": account.luck / unit}
    if sure:
        known |= {"error": account.error / unit, "usual": account.usual / unit}
    figures: dict[str, object] = {name: round(value, DIGITS) for name, value in known.items()}
    return {**figures, "deviations": _rounded(account.deviations)} if sure else figures


def _rounded(value: float | None) -> float | None:
    return None if value is None else round(value, DIGITS)


def fortunes_of(office: Office) -> dict[int, Fortune]:
    """The luck and the rating of every manager, by number; boxes every bout of the league again many times."""
    books = office.books
    weighing = Weighing(tasks_of(books, office.entries))
    if weighing.total // len(STEPS) * sum(STEPS) >= WORTH_COMPILING:
        compiled.wait(registry.get(books.system))
    with progress_bar(say("Working out bouts"), weighing.total) as progress:
        for _ in weighing.weigh():
            progress(1)
    told = [luck_of(books, weighing.worths, season) for season in (*awards.seasons(books), 0)]
    ratings = {one.number: one for one in ratings_of(books, weighing.worths)}
    return {number: _fortune(number, told, ratings[number]) for number in books.managers}


def _fortune(number: int, told: Sequence[Luck], rating: ManagerRating) -> Fortune:
    mine = ((luck.season, next(one for one in luck.managers if one.number == number)) for luck in told)
    return Fortune(tuple(mine), rating, told[-1].left_out)


def out_fortune(fortune: Fortune) -> None:
    """A line for each season and one for the campaign, then the rating."""
    if not any(told.bouts for _, told in fortune.luck):
        out(say("Luck and rating: no bout of his has been fought that could be weighed."))
        return
    columns = (Column(say("Luck")), Column(say("Bouts"), right=True), Column(say("Won"), right=True), Column(say("Worth"), right=True), Column(say("Luck"), right=True), Column(say("As rare as"), right=True), Column(say("Money"), right=True), Column(say("Worth"), right=True), Column(say("POP"), right=True), Column(say("Worth"), right=True))  # fmt: skip
    out_table(columns, [_row(season, told) for season, told in fortune.luck])
    if fortune.left_out:
        out(say("Bouts that could not be worked out: {count}", count=fortune.left_out))
    out(rating_text(fortune.rating))


def _row(season: int, told: ManagerLuck) -> tuple[object, ...]:
    won, cents, pop = told.results, told.money_cents, told.pop_half
    return (
        say("Season {season}", season=season) if season else say("Campaign"),
        told.bouts,
        f"{won.actual:g}",
        f"{won.worth:.1f} ±{won.error:.1f}",
        signed(round(won.luck, 1)),
        rarity_text(won),
        money(round(cents.actual / 100)),
        money(round(cents.worth / 100)),
        f"{pop.actual / 2:g}",
        f"{pop.worth / 2:.1f}",
    )


def rarity_text(account: Account) -> str:
    """How often luck is as far from none as this, either way."""
    return say("1 in {many}", many=f"{1 / max(account.rarity, 1e-6):,.0f}")


def rating_text(rating: ManagerRating) -> str:
    """The rating as a sentence."""
    if rating.pop is None or rating.error is None:
        return say("Rating: too early to say, with {bouts} bouts of his own choice; {enough} are needed.", bouts=rating.bouts, enough=ENOUGH)  # fmt: skip
    return say(
        "Rating: {pop} ±{error} POP a man and season, against the average manager with men as strong and popular.",
        pop=signed(round(rating.pop, 1)),
        error=f"{rating.error:.1f}",
    )


@click.command(
    name="manager",
    epilog=examples(
        "ringside manager club.ringside Bob",
        "ringside manager club.ringside",
        "ringside manager club.ringside Bob --luck",
    ),
)
@save_argument
@click.argument("name", required=False, shell_complete=options.managers)
@click.option("--luck", is_flag=True, help="Also what his bouts were worth before the bell, and the rating.")
@json_option
def manager(save: Path, name: str | None, luck: bool, as_json: bool) -> None:
    """Everything the books say about the manager NAME; without one of all managers and of the free agents."""
    with Office.open(save, read_only=True) as office:
        books = office.books
        fortunes = fortunes_of(office) if luck else {}
        found = tuple(books.managers.values()) if name is None else (find_manager(books, name),)
        pages = [manager_page(books, one) for one in found]
        free = free_agents(books) if name is None else ()
    if as_json:
        documents = [
            {**plain(page), **({"luck": fortunes[one.number].document()} if luck else {})}
            for one, page in zip(found, pages, strict=True)
        ]
        out_json(documents[0] if name is not None else {"managers": documents, "free_agents": plain(free)})
        return
    for one, page in zip(found, pages, strict=True):
        out(joined("", (page.name, " (", played_by(page.kind, page.temperament, page.skill), ")")), "bold")
        out(say("Money {money}, record {record}", money=money(page.money), record=page.record))
        if page.plan:
            out(joined(" ", page.plan))
        columns = (Column(say("Fighter")), Column(say("Standing")), Column(say("Record"), right=True), Column(say("POP"), right=True), Column(say("Share"), right=True), Column(say("Last night"), right=True))  # fmt: skip
        out_table(
            columns,
            [
                (r.name, r.standing, r.record, f"{r.pop:g}", f"{r.percentage} %", r.last_night)
                for r in page.stable
            ],
        )
        if luck:
            out_fortune(fortunes[one.number])
    if free:
        out(say("Free agents"), "bold")
        out_table(
            (Column(say("Fighter")), Column(say("Record"), right=True)),
            [(row.name, row.record) for row in free],
        )
