"""Call-outs and side bets from a terminal: naming a man and a stake, and answering (C81, C82)."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path

import click

from ringside_manager.campaign.arenas import Arena, best_open
from ringside_manager.campaign.books import Books, OfferBook
from ringside_manager.campaign.bouts import fit_from
from ringside_manager.campaign.orders import AcceptOffer, AnswerBet, OfferBout, ProposeBet, RefuseOffer
from ringside_manager.campaign.wagers import MOST_STAKE_CENTS
from ringside_manager.cli import options
from ringside_manager.cli.commands import examples
from ringside_manager.cli.console import Column, out, out_json, out_table
from ringside_manager.cli.league import save_argument
from ringside_manager.cli.options import json_option, whole_option
from ringside_manager.errors import against, misused
from ringside_manager.language import say, word
from ringside_manager.office.bets import open_to_bets
from ringside_manager.office.docket import Party, find_fighter, find_manager
from ringside_manager.office.facts import manager_name, money
from ringside_manager.office.facts.feuds import BetRow, bet_rows, between_rows, play_rows, state_word
from ringside_manager.office.office import Office
from ringside_manager.office.orders.offers import addressee

as_option = click.option(
    "--as", "by", metavar="NAME", shell_complete=options.managers, help="The manager who speaks."
)
take_option = whole_option("--take", within=(1, 2**53), metavar="NUMBER", help="Take it.")
decline_option = whole_option("--decline", within=(1, 2**53), metavar="NUMBER", help="Decline it.")


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
@whole_option("--stake", within=(1, MOST_STAKE_CENTS // 100), metavar="DOLLARS", help="From each side.")
@whole_option("--night", within=(1, 1_000_000), help="Fight night; otherwise the first both are rested for.")
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


# Side bets


@click.command(
    name="bet",
    epilog=examples(
        "ringside bet club.ringside",
        "ringside bet club.ringside --as Ann --on Marciano --with Bob --stake 20",
        "ringside bet club.ringside --as Bob --take 231",
    ),
)
@save_argument
@as_option
@click.option(
    "--on",
    "backed",
    metavar="NAME",
    shell_complete=options.fighters,
    help="The fighter to back in his next bout.",
)
@click.option(
    "--with", "partner", metavar="NAME", shell_complete=options.managers, help="The manager to bet with."
)
@whole_option("--stake", within=(1, 1_000_000), metavar="DOLLARS", help="In play money.")
@take_option
@decline_option
@json_option
def bet(
    save: Path, by: str | None, backed: str | None, partner: str | None, stake: int | None, take: int | None,
    decline: int | None, as_json: bool,
) -> None:  # fmt: skip
    """Bet --with another manager in play money that the fighter --on wins his next bout, at true odds (C82).

    With --take or --decline a bet is answered; who proposed it takes it back with --decline.  With none of these it shows the play
    money, who won what from whom, and every bet.
    """
    asks = backed is not None or take is not None or decline is not None
    with Office.open(save, read_only=not asks) as office:
        if asks:
            party = _party(office, by)
            if take is not None and decline is not None:
                raise misused("--take and --decline do not go together.")
            if backed is not None:
                office.hand_in(_bet(office.books, backed, partner, stake), party)
            else:
                office.hand_in(AnswerBet(take or decline or 0, accept=take is not None), party)
        _show(office.books, as_json)


def _bet(books: Books, backed: str, partner: str | None, stake: int | None) -> ProposeBet:
    if partner is None or stake is None:
        raise misused("A bet names --on whom, --with whom and a --stake.")
    man, other = find_fighter(books, backed), find_manager(books, partner)
    bouts = sorted((page.night, page.number) for page in open_to_bets(books) if man.number in page.fighters)
    if not bouts:
        raise against("C82", "{name} has no bout to come that can be bet on.", name=man.name)
    return ProposeBet(bouts[0][1], man.number, other.number, stake)


def _show(books: Books, as_json: bool) -> None:
    purses, between, bets = play_rows(books), between_rows(books), bet_rows(books)
    if as_json:
        out_json(
            {
                "purses": [asdict(row) for row in purses],
                "between": [asdict(row) for row in between],
                "bets": [asdict(row) for row in bets],
            }
        )
        return
    if not purses:
        out(say("There are no side bets in this league (C82)."))
        return
    dollars = Column(say("Play money"), right=True), Column(say("At risk"), right=True)
    out_table(
        (Column(say("Manager")), *dollars, Column(say("Won"), right=True), Column(say("Lost"), right=True)),
        [
            (row.manager, f"${row.dollars:,}", f"${row.bound:,}", str(row.won), str(row.lost))
            for row in purses
        ],
    )
    for row in between:
        told = {"winner": row.winner, "loser": row.loser, "dollars": f"${row.dollars:,}"}
        out(say("{winner} has won {dollars} from {loser}.", **told))
    if bets:
        out_table(
            (
                Column(say("No."), right=True), Column(say("Night"), right=True), Column(say("Backs")), Column(say("Against")),
                Column(say("Chance"), right=True), Column(say("Stake"), right=True), Column(say("To win"), right=True),
                Column(say("State")),
            ),
            [_bet_cells(row) for row in bets],
        )  # fmt: skip


def _bet_cells(row: BetRow) -> tuple[str, ...]:
    backs = say("{manager}: {fighter}", manager=row.proposer, fighter=row.backed)
    against_him = say("{manager}: {fighter}", manager=row.partner, fighter=row.other)
    chance = f"{row.chance_permille / 10:.1f} %"
    money = f"${row.stake:,}", f"${row.win:,}"
    return (str(row.bet), str(row.night), backs, against_him, chance, *money, state_word(row.state))
