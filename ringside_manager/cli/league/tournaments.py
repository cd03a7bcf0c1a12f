"""``ringside tournament``: brackets and standings of a league, a new one of any format, and a man taken out of one."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import click

from ringside_manager.almanac import plain
from ringside_manager.almanac.bouts import PairingRow, TournamentPage, tournaments
from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.books import Books, TournamentBook
from ringside_manager.campaign.festivals import FORMAT_TITLES, MOST, Format
from ringside_manager.campaign.festivals.brackets import MOST_HANDICAP
from ringside_manager.campaign.festivals.tables import lengths_in
from ringside_manager.campaign.orders import DrawTournament, LeaveTournament, Order, Seeding
from ringside_manager.cli import options
from ringside_manager.cli.commands import examples
from ringside_manager.cli.console import Column, out, out_json, out_table
from ringside_manager.cli.league import MOST_NIGHTS, as_option, expected, save_argument
from ringside_manager.cli.options import json_option, whole_option
from ringside_manager.errors import UnknownNameError
from ringside_manager.language import joined, say, say_number
from ringside_manager.office.docket import find_fighter, find_manager
from ringside_manager.office.office import Office
from ringside_manager.office.orders.pairings import able, by_ranking, in_stables


@click.command(
    name="tournament",
    epilog=examples(
        "ringside tournament club.ringside",
        'ringside tournament club.ringside --new double --name "Spring Cup" --entrants 16 --first-night 20',
        "ringside tournament club.ringside --new swiss --entrants 12 --swiss-rounds 4 --arena low",
        "ringside tournament club.ringside --new teams --stables Ann,Bob --entrants 3",
        'ringside tournament club.ringside --leave "Jerry Quarry" --name "Spring Cup"',
    ),
)
@save_argument
@click.option(
    "--new",
    "form",
    type=click.Choice([one.value for one in Format]),
    help="Draw a tournament of this format.",
)
@click.option(
    "--leave", metavar="NAME", shell_complete=options.fighters, help="Take a fighter out of the tournament."
)
@click.option(
    "--name", default="", metavar="NAME", help="What it is called.  [default: Cup, or the one under way]"
)
@whole_option(
    "--first-night", within=(1, MOST_NIGHTS), help="Night of its first round.  [default: when all are rested]"
)
@click.option(
    "--entrants",
    default="",
    metavar="N|NAMES",
    help="The first N by ranking, of teams N of each stable, or names with commas.  [default: everybody]",
)
@click.option(
    "--stables", default="", metavar="NAMES", help="The managers whose stables meet.  [default: all]"
)
@click.option(
    "--class",
    "weight_class",
    default="",
    metavar="NAME",
    help="The weight class; left out, teams meet board by board in several.",
)
@click.option(
    "--seeding",
    type=click.Choice([one.value for one in Seeding]),
    default="ranking",
    show_default=True,
    help="How they are seeded.",
)
@whole_option(
    "--swiss-rounds", within=(1, 32), help="Rounds of a Swiss.  [default: as few as tell one winner]"
)
@click.option(
    "--lengths",
    default="",
    metavar="N,N…",
    help="Rounds of the legs of a circuit.  [default: 4,8,12,16 as the arena allows]",
)
@whole_option(
    "--handicap",
    within=(1, MOST_HANDICAP),
    help="Per cent of his strength the first of a handicap cup begins without.  [default: 20]",
)
@whole_option(
    "--every", within=(1, 100), help="Nights from round to round.  [default: as the house rules have it]"
)
@click.option(
    "--arena",
    type=click.Choice([one.value for one in Arena]),
    help="Where its bouts are held.  [default: pits]",
)
@whole_option(
    "--rounds", within=(1, 99), help="The length of its bouts.  [default: as the house rules have it]"
)
@click.option(
    "--rules",
    default="",
    metavar="SYSTEM",
    shell_complete=options.systems,
    help="Guest rules.  [default: the league's own]",
)
@click.option("--exhibition", is_flag=True, help="Its bouts count for nothing but rest.")
@click.option(
    "--reserves", default="", metavar="NAMES", help="Who takes the places of men who leave, with commas."
)
@as_option
@json_option
def tournament(*, save: Path, form: str | None, leave: str | None, by: str | None, as_json: bool, **said: str | int | bool | None) -> None:  # fmt: skip
    """The tournaments with their brackets and standings, the latest first; draw one, or take a man out of one.

    Its bouts count like all others, or not at all (--exhibition).  Signed by the promoter; a manager takes out his own men.
    """
    if form is not None and leave is not None:
        raise click.UsageError(say("--new and --leave do not go together."))
    if form is None and leave is None:
        with Office.open(save, read_only=True) as office:
            pages = tournaments(office.books)
    else:
        with Office.open(save) as office:
            party = office.promoter if by is None else office.party(by)
            order = (
                _leaving(office.books, leave, said) if leave else _drawing(office.books, Format(form), said)
            )
            office.hand_in(order, party)
            pages = tournaments(office.books)
    if as_json:
        out_json(plain(pages))
    else:
        _show(pages)


Said = dict[str, str | int | bool | None]
"""What the command's options say, by their names."""


def _drawing(books: Books, form: Format, said: Said) -> Order:
    entrants, weight_class = str(said["entrants"] or ""), str(said["weight_class"] or "")
    seeding = Seeding(said["seeding"])
    swiss, every, rounds, handicap = (
        _number(said[name]) for name in ("swiss_rounds", "every", "rounds", "handicap")
    )
    stables = tuple(_stables(books, str(said["stables"] or "")))
    if stables and form is not Format.TEAMS:
        raise click.UsageError(say("--stables goes with --new teams."))
    return DrawTournament(
        str(said["name"] or say("Cup")),
        _number(said["first_night"]) or min(books.closed + books.house.rest.nights, books.options.nights),
        weight_class=weight_class,
        entrants=_entrants(books, entrants, weight_class, form, stables),
        seeding=seeding,
        form=form,
        swiss_rounds=swiss,
        every=every,
        arena=Arena(said["arena"]) if said["arena"] else None,
        rounds=rounds,
        system=str(said["rules"] or ""),
        exhibition=bool(said["exhibition"]),
        reserves=tuple(_men(books, str(said["reserves"] or ""))),
        lengths=lengths_in(str(said["lengths"] or "")),
        handicap=handicap,
    )


def _number(value: str | int | bool | None) -> int | None:
    return value if isinstance(value, int) else None


def _entrants(
    books: Books, text: str, weight_class: str, form: Format, stables: tuple[int, ...]
) -> tuple[int, ...]:
    """Those meant by a number of the best, by names, or by nothing: everybody; of teams as many of each stable."""
    counted = text.strip().isascii() and text.strip().isdigit()
    if not counted and (text.strip() or not stables):
        return tuple(_men(books, text))
    most = int(text.strip()[:6]) if counted else MOST
    if form is Format.TEAMS:
        return in_stables(books, weight_class, stables, most)
    return tuple(page.number for page in sorted(able(books, weight_class), key=by_ranking)[:most])


def _stables(books: Books, names: str) -> list[int]:
    return [find_manager(books, name.strip()).number for name in names.split(",") if name.strip()]


def _men(books: Books, names: str) -> list[int]:
    return [find_fighter(books, name.strip()).number for name in names.split(",") if name.strip()]


def _leaving(books: Books, name: str, said: Said) -> Order:
    return LeaveTournament(_meant(books, str(said["name"] or "")).number, find_fighter(books, name).number)


def _meant(books: Books, name: str) -> TournamentBook:
    """The tournament of a name, or the latest under way; of several of one name the latest."""
    for drawn in reversed(books.tournaments.values()):
        if drawn.name.casefold() == name.strip().casefold() or (not name and drawn.bracket.winner is None):
            return drawn
    raise UnknownNameError("tournament", name, [one.name for one in books.tournaments.values()])


# What is shown.


def _show(pages: Sequence[TournamentPage]) -> None:
    if not pages:
        out(say("No tournament has been drawn."))
    for page in pages:
        text = say_number(
            "{name}: {entrants} fighters, {n} round",
            "{name}: {entrants} fighters, {n} rounds",
            page.rounds,
            name=page.name,
            entrants=len(page.entrants),
        )
        form = "" if page.format == Format.KNOCKOUT.value else FORMAT_TITLES[Format(page.format)]()
        out(joined(", ", (text, form)) if form else text, "bold")
        if page.lengths:
            out(say("Legs of {lengths} rounds", lengths=", ".join(map(str, page.lengths))))
        for number in range(1, page.rounds + 1):
            rows = [row for row in page.pairings if row.round == number]
            if not rows:
                continue
            out(say("Round {number}, {rows}", number=number, rows=_nights(rows)))
            for row in rows:
                out(joined("", ("  ", _pairing(row))))
        _show_standing(page)
        if page.champion:
            out(say("Winner: {winner}", winner=page.champion), "bold")


def _show_standing(page: TournamentPage) -> None:
    place, record, points, why = Column("", right=True), Column(say("Record")), Column(say("Points"), right=True), Column(say("Why behind the one above"))  # fmt: skip
    if page.stables:
        stables = [
            (number, row.name, f"{row.won}-{row.lost}-{row.drawn}", row.points, row.boards, row.parted)
            for number, row in enumerate(page.stables, 1)
        ]
        out_table((place, Column(say("Stable")), record, points, Column(say("Boards"), right=True), why), stables, say("Stables"))  # fmt: skip
    if not page.standing:
        return
    cup = any(row.handicap for row in page.standing)
    rows = [
        (number, row.name, row.seed, *((f"{row.handicap} %",) if cup else ()), f"{row.won}-{row.lost}-{row.drawn}", row.points, row.parted)
        for number, row in enumerate(page.standing, 1)
    ]  # fmt: skip
    handicap = (Column(say("Handicap"), right=True),) if cup else ()
    columns = (place, Column(say("Fighter")), Column(say("Seed"), right=True), *handicap, record, points, why)
    out_table(columns, rows, say("Standing"))


def _nights(rows: list[PairingRow]) -> str:
    nights = sorted({row.night for row in rows if row.night is not None and not row.bye})
    if not nights:
        return expected(None)
    first, last = nights[0], nights[-1]
    return (
        say("night {night}", night=first)
        if len(nights) == 1
        else say("nights {first} to {last}", first=first, last=last)
    )


def _pairing(row: PairingRow) -> str:
    if row.bye:
        return say("{fighter} has a bye", fighter=row.red)
    pair = say("{red} against {blue}", red=row.red or "?", blue=row.blue or "?")
    if row.stage:
        pair = say("{where}: {pair}", where=row.stage, pair=pair)
    if row.drawn:
        return say("{pair}: a draw", pair=pair)
    if row.winner:
        return (
            say("{pair}: {winner} wins", pair=pair, winner=row.winner)
            if row.stage
            else say("{pair}: {winner} goes on", pair=pair, winner=row.winner)
        )
    return joined(", ", (pair, expected(row.night)))
