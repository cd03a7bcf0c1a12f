"""Terms from a terminal: ``extend`` talks with a fighter of a stable, ``sign`` with a free agent (Y9)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import Any

import click

from ringside_manager.almanac import money
from ringside_manager.campaign.books import Answer, Books, TermsBook
from ringside_manager.campaign.careers import age_of
from ringside_manager.campaign.contracts import Terms
from ringside_manager.campaign.order_fields import MOST_CENTS
from ringside_manager.campaign.orders import DraftRookies, ExtendContract, SignFighter
from ringside_manager.campaign.talks import choosers, promise, undrafted
from ringside_manager.cli import options
from ringside_manager.cli.commands import examples
from ringside_manager.cli.console import Column, out, out_json, out_table
from ringside_manager.cli.league import save_argument
from ringside_manager.cli.options import json_option, whole_option
from ringside_manager.errors import UsageError, against
from ringside_manager.language import say, word
from ringside_manager.office.docket import Party, find_fighter
from ringside_manager.office.facts.careers import Talk, market_of, talks_of
from ringside_manager.office.office import Office

Command = Callable[..., None]


def _terms(command: Command) -> Command:
    """The options of both commands."""
    for option in (
        json_option,
        whole_option("--fee", within=(0, MOST_CENTS // 100), metavar="DOLLARS", help="Signing fee."),
        whole_option("--seasons", within=(1, 100), help="For how many seasons."),
        whole_option("--share", within=(0, 100), help="Your share of his purses in percent."),
        click.option(
            "--as", "by", required=True, metavar="NAME", shell_complete=options.managers,
            help="The manager who talks.",
        ),
        click.argument("name", required=False, shell_complete=options.fighters),
        save_argument,
    ):  # fmt: skip
        command = option(command)
    return command


@click.command(
    name="extend",
    epilog=examples(
        "ringside extend club.ringside --as Ann",
        "ringside extend club.ringside Marciano --as Ann --share 18 --seasons 2",
    ),
)
@_terms
def extend(
    save: Path,
    name: str | None,
    by: str,
    share: int | None,
    seasons: int | None,
    fee: int | None,
    as_json: bool,
) -> None:
    """Offer the fighter NAME, who is --as's own, a longer contract (Y9).

    He answers at once.  What is left out is as he asks for.  Without a NAME it lists when the contracts of the stable end,
    and what the men ask for.
    """
    _talk(save, name, by, as_json, ExtendContract, talks_of, (share, seasons, _cents(fee)))


@click.command(
    name="sign",
    epilog=examples(
        "ringside sign club.ringside --as Ann", "ringside sign club.ringside Folley --as Ann --fee 500"
    ),
)
@_terms
def sign(
    save: Path,
    name: str | None,
    by: str,
    share: int | None,
    seasons: int | None,
    fee: int | None,
    as_json: bool,
) -> None:
    """Sign the free agent NAME (C18), or offer him terms where the league has contracts (Y9).

    He answers before the next night, and the best offer wins.  What is left out is as he asks for.  Without a NAME it lists the
    free agents and what they ask for.
    """
    _talk(save, name, by, as_json, SignFighter, market_of, (share, seasons, _cents(fee)))


@click.command(
    name="draft",
    epilog=examples(
        "ringside draft club.ringside --as Ann", "ringside draft club.ringside --as Ann Quarry Lyle"
    ),
)
@save_argument
@click.argument("names", nargs=-1, shell_complete=options.fighters)
@click.option(
    "--as",
    "by",
    required=True,
    metavar="NAME",
    shell_complete=options.managers,
    help="The manager who chooses.",
)
@click.option("--nobody-else", is_flag=True, help="Leave the place empty when others have taken those named.")
@click.option("--leave-open", is_flag=True, help="Take the list back: the program chooses.")
@json_option
def draft(
    save: Path, names: tuple[str, ...], by: str, nobody_else: bool, leave_open: bool, as_json: bool
) -> None:
    """Say which of the rookies NAMES who wait for the draft --as would have, the first first (Y8).

    The draft is held before the next night, who has least money first; whom one leaves open the program chooses, the most
    promising first.  Without NAMES it lists the rookies.
    """
    if leave_open and (names or nobody_else):
        raise UsageError(say("--leave-open takes the whole list back, and goes with no names."))
    writes = bool(names or nobody_else or leave_open)
    with Office.open(save, read_only=not writes) as office:
        party, books = office.party(by), office.books
        if party.manager is None:
            raise against("Y8", "Rookies are chosen by managers, not by {name}.", name=party.name)
        if writes:
            men = tuple(find_fighter(books, name).number for name in names)
            office.hand_in(DraftRookies(men, nobody_else), party)
        _list_rookies(office.books, party.manager, as_json)


def _list_rookies(books: Books, manager: int, as_json: bool) -> None:
    rookies, page = undrafted(books), books.managers[manager]
    turns = [each.name for each in choosers(books)] if rookies else []
    wished = {number: place for place, number in enumerate(page.draft_list, start=1)}
    if as_json:
        rows = [
            {"name": each.name, "age": age_of(books, each), "choice": wished.get(each.number), "promise": promise(each.abilities)}
            for each in rookies
        ]  # fmt: skip
        out_json({"order": turns, "nobody_else": page.draft_only, "rookies": rows})
        return
    if not rookies:
        out(say("No rookies wait for a draft."))
        return
    columns = (
        Column(say("Choice"), right=True), Column(say("Fighter")), Column(say("Age"), right=True),
        Column(say("Endurance"), right=True), Column(say("Promise"), right=True),
    )  # fmt: skip
    lines = [
        (
            str(wished.get(each.number, "")), each.name, str(age_of(books, each)), str(each.abilities.endurance),
            str(promise(each.abilities)),
        )
        for each in rookies
    ]  # fmt: skip
    out_table(columns, lines)
    out(
        say(
            "Before night {night} they choose in turn: {names}.",
            night=books.closed + 1,
            names=", ".join(turns),
        )
    )


def _cents(fee: int | None) -> int | None:
    return None if fee is None else fee * 100


def _talk(
    save: Path, name: str | None, by: str, as_json: bool, order: type[ExtendContract] | type[SignFighter],
    rows: Callable[[Books, int], tuple[Talk, ...]], terms: tuple[int | None, int | None, int | None],
) -> None:  # fmt: skip
    with Office.open(save, read_only=name is None) as office:
        party = office.party(by)
        if party.manager is None:
            raise against("Y9", "Contracts are made by managers, not by {name}.", name=party.name)
        if name is None:
            _list(rows(office.books, party.manager), as_json)
            return
        fighter = find_fighter(office.books, name).number
        office.hand_in(order(fighter, *terms), party)
        _tell(office.books, fighter, party, as_json)


def _list(talks: tuple[Talk, ...], as_json: bool) -> None:
    if as_json:
        out_json([_row(each) for each in talks])
        return
    if not talks:
        out(say("There is nobody to talk with."))
        return
    columns = (
        Column(say("Fighter")), Column(say("Until night"), right=True), Column(say("Share now"), right=True),
        Column(say("Asks for")), Column(say("His last word")), Column(say("Talks")),
    )  # fmt: skip
    rows = [
        (
            each.fighter.name, "" if each.until is None else str(each.until),
            "" if each.share is None else f"{each.share} %", _said(each.wanted),
            "" if each.word is None else _said(each.word), _when(each),
        )
        for each in talks
    ]  # fmt: skip
    out_table(columns, rows)
    for why in dict.fromkeys(each.refusal for each in talks if each.refusal and not each.extends):
        out(why)


def _when(each: Talk) -> str:
    if not each.refusal:
        return say("open")
    return say("from night {night} on", night=each.opens) if each.extends else say("not now")


def _row(each: Talk) -> dict[str, Any]:
    """Any: JSON."""
    return {
        "name": each.fighter.name, "until": each.until, "share": each.share, "asks": asdict(each.wanted),
        "last_word": _plain(each.word), "offered": _plain(each.offered), "refusal": str(each.refusal),
    }  # fmt: skip


def _plain(terms: Terms | None) -> dict[str, int] | None:
    return None if terms is None else asdict(terms)


def _said(terms: Terms) -> str:
    return say(
        "{share} %, seasons: {seasons}, fee: {fee}",
        share=terms.share, seasons=terms.seasons, fee=money(terms.fee_cents // 100),
    )  # fmt: skip


def _tell(books: Books, fighter: int, party: Party, as_json: bool) -> None:
    """What became of the order."""
    page = books.fighters[fighter]
    offers = [
        each for each in books.terms.values() if (each.fighter, each.manager) == (fighter, party.manager)
    ]
    last = offers[-1] if offers else None
    if as_json:
        out_json(
            {
                "name": page.name, "terms": _plain(None if last is None else last.terms),
                "answer": "waits" if last is not None and last.answer is None else (
                    "accepted" if last is None or last.answer is None else last.answer.value
                ),
                "counter_share": None if last is None else last.counter_share,
                "share": page.percentage, "until": page.contract_until,
            }
        )  # fmt: skip
        return
    out(_answer(books, page.name, last))


def _answer(books: Books, name: str, last: TermsBook | None) -> str:
    if last is None:
        return say("{name} has signed.", name=name)
    offered = _said(last.terms)
    if last.answer is None:
        return say(
            "{name} has your offer ({offered}) and answers before the next night.", name=name, offered=offered
        )
    if last.answer is Answer.COUNTERED:
        return say(
            "{name} does not sign ({offered}), but would at {share} %.",
            name=name, offered=offered, share=last.counter_share,
        )  # fmt: skip
    if last.answer is Answer.ACCEPTED:
        until = books.fighters[last.fighter].contract_until
        return say("{name} signs ({offered}), until night {until}.", name=name, offered=offered, until=until)
    return say("{name}: {answer} ({offered}).", name=name, answer=word(last.answer.value), offered=offered)
