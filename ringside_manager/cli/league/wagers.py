"""Call-outs from a terminal: naming a man and a stake, and answering (C81)."""

from __future__ import annotations

from pathlib import Path

import click

from ringside_manager.almanac import money
from ringside_manager.campaign.arenas import Arena, best_open
from ringside_manager.campaign.books import Books, OfferBook
from ringside_manager.campaign.frequency import fit_from
from ringside_manager.campaign.orders import AcceptOffer, OfferBout, RefuseOffer
from ringside_manager.campaign.wagers import MOST_STAKE_CENTS
from ringside_manager.cli import options
from ringside_manager.cli.commands import examples
from ringside_manager.cli.console import Column, out, out_json, out_table
from ringside_manager.cli.league.saves import save_argument
from ringside_manager.cli.options import WholeNumber, json_option
from ringside_manager.errors import misused
from ringside_manager.language import say, word
from ringside_manager.office.docket import Party
from ringside_manager.office.facts.named import manager_name
from ringside_manager.office.office import Office
from ringside_manager.office.orders.offers import addressee
from ringside_manager.office.parties import find_fighter

as_option = click.option(
    "--as", "by", metavar="NAME", shell_complete=options.managers, help="The manager who speaks."
)
take_option = click.option("--take", type=WholeNumber(1, 2**53), metavar="NUMBER", help="Take it.")
decline_option = click.option("--decline", type=WholeNumber(1, 2**53), metavar="NUMBER", help="Decline it.")


@click.command(
    name="call-out",
    epilog=examples(
        "ringside call-out club.ringside",
        "ringside call-out club.ringside Marciano Louis --as Ann --stake 500",
        "ringside call-out club.ringside --as Bob --take 212",
    ),
)
@save_argument
@click.argument("own", required=False, shell_complete=options.fighters)
@click.argument("other", required=False, shell_complete=options.fighters)
@as_option
@click.option(
    "--stake", type=WholeNumber(1, MOST_STAKE_CENTS // 100), metavar="DOLLARS", help="From each side."
)
@click.option(
    "--night", type=WholeNumber(1, 1_000_000), help="Fight night; otherwise the first both are rested for."
)
@click.option(
    "--arena",
    type=click.Choice([arena.value for arena in Arena]),
    help="Where; otherwise the best open to them.",
)
@take_option
@decline_option
@json_option
def call_out(
    save: Path, own: str | None, other: str | None, by: str | None, stake: int | None, night: int | None,
    arena: str | None, take: int | None, decline: int | None, as_json: bool,
) -> None:  # fmt: skip
    """Call out the fighter OTHER for a bout with OWN, who is --as's, each side putting up --stake (C81).

    With --take or --decline the manager called out answers.  With none of these it lists the call-outs, the latest first.
    """
    asks = own is not None or take is not None or decline is not None
    with Office.open(save, read_only=not asks) as office:
        if asks:
            party = _party(office, by)
            if own is not None:
                _call(office, party, (own, other), stake, night, arena)
            else:
                _answer(office, party, take, decline)
        _list(office.books, as_json)


def _party(office: Office, by: str | None) -> Party:
    if by is None:
        raise misused("--as is missing: say which manager speaks.")
    return office.party(by)


def _call(
    office: Office, party: Party, names: tuple[str, str | None], stake: int | None, night: int | None, arena: str | None
) -> None:  # fmt: skip
    own, other = names
    if other is None or stake is None:
        raise misused("A call-out names two fighters and a --stake.")
    books = office.books
    red, blue = find_fighter(books, own), find_fighter(books, other)
    first = max(books.closed + 1, fit_from(books, red), fit_from(books, blue))
    where = Arena(arena) if arena else best_open(books.house.arenas, red.pop_half, blue.pop_half)
    order = OfferBout(night or first, red.number, blue.number, where, stake_cents=100 * stake)
    office.hand_in(order, party)


def _answer(office: Office, party: Party, take: int | None, decline: int | None) -> None:
    if take is not None and decline is not None:
        raise misused("--take and --decline do not go together.")
    office.hand_in(AcceptOffer(take) if take is not None else RefuseOffer(decline or 0), party)


def _list(books: Books, as_json: bool) -> None:
    found = [offer for offer in reversed(books.offers.values()) if offer.stake_cents]
    if as_json:
        out_json([_row(books, offer) for offer in found])
        return
    if not found:
        out(say("Nobody has been called out (C81)."))
        return
    columns = (
        Column(say("No."), right=True), Column(say("Night"), right=True), Column(say("Called out")), Column(say("By")),
        Column(say("Stake"), right=True), Column(say("Answer")), Column(say("Winner")),
    )  # fmt: skip
    out_table(columns, [_cells(books, offer) for offer in found])


def _cells(books: Books, offer: OfferBook) -> tuple[str, ...]:
    row = _row(books, offer)
    answer = word(str(row["answer"])) if row["answer"] else say("waits for {manager}", manager=row["asked"])
    who = say("{fighter} ({manager})", fighter=row["red"], manager=row["manager"])
    numbers = str(offer.number), str(offer.night)
    return (*numbers, str(row["blue"]), who, money(offer.stake_cents), answer, str(row["winner"] or ""))


def _row(books: Books, offer: OfferBook) -> dict[str, object]:
    """What is told of a call-out; its keys stand in ``docs/leagues.md``."""
    winner = None if offer.bout is None else books.bouts[offer.bout].winner
    return {
        "offer": offer.number, "night": offer.night, "red": books.fighters[offer.red].name,
        "blue": books.fighters[offer.blue].name, "manager": manager_name(books, offer.proposer),
        "asked": manager_name(books, addressee(books, offer)), "stake_cents": offer.stake_cents,
        "answer": None if offer.answer is None else offer.answer.value, "bout": offer.bout,
        "winner": None if winner is None else books.fighters[winner].name,
    }  # fmt: skip
