"""What the books say of managers, and, worked out beside it, their luck and their rating."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import click

from ringside_manager.almanac import money, plain, signed
from ringside_manager.almanac.league import (
    free_agents,
    manager_page,
)
from ringside_manager.bout import registry
from ringside_manager.campaign import awards
from ringside_manager.cli import options
from ringside_manager.cli.commands import examples
from ringside_manager.cli.console import Column, out, out_json, out_table, progress_bar
from ringside_manager.cli.league import save_argument
from ringside_manager.cli.options import json_option
from ringside_manager.cli.sampling import DIGITS
from ringside_manager.language import joined, say
from ringside_manager.odds import compiled
from ringside_manager.office.docket import find_manager
from ringside_manager.office.facts import played_by
from ringside_manager.office.facts.luck import (
    ENOUGH,
    Account,
    Luck,
    ManagerLuck,
    ManagerRating,
    luck_of,
    ratings_of,
)
from ringside_manager.office.forecasting import STEPS, Weighing, tasks_of
from ringside_manager.office.office import Office

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
