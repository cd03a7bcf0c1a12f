"""Running a league: ``season`` holds fight nights, ``play-on`` adds some, ``order`` hands in a file."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import click

from ringside_manager.almanac import plain, result_line
from ringside_manager.almanac.bouts import BoutRow, card
from ringside_manager.almanac.league import status
from ringside_manager.bout import registry
from ringside_manager.bout.drive import read_typed
from ringside_manager.campaign.books import (
    Books,
    ManagerKind,
)
from ringside_manager.campaign.orders import PlayOn
from ringside_manager.cli import options
from ringside_manager.cli.commands import examples
from ringside_manager.cli.console import note, on_terminal, out, out_json
from ringside_manager.cli.league import out_rankings, out_standings, save_argument
from ringside_manager.cli.options import LARGEST_SEED, json_option, path_argument, whole_option
from ringside_manager.commentary.results import result_line as fought_line
from ringside_manager.errors import RuleError, UsageError
from ringside_manager.language import LANGUAGE, joined, say, say_number, tr
from ringside_manager.office.docket import NightOrder
from ringside_manager.office.facts.news_sentences import NewsRow, news
from ringside_manager.office.office import Office
from ringside_manager.printed import is_code, league_of, read_code
from ringside_manager.written.yaml_files import read_file

# ``season``.


SEASON = 52
_TOLD = ("crowned", "vacated", "retired", "returned", "sold", "traded", "date_won")


@click.command(name="season", epilog=examples("ringside season club.ringside --nights 4 --seed 7"))
@save_argument
@whole_option("--nights", within=(1, 5200), usual=SEASON, help="Fight nights to hold.")
@whole_option(
    "--seed", within=(0, LARGEST_SEED), help="Other dice for these nights.  [default: the league's own seed]"
)
@click.option(
    "--wait-for-persons/--play-persons",
    default=None,
    help="Decide for the program's managers only: a person's fighters box what their manager has agreed to.  Or decide for "
    "persons too.  [default: asked on a terminal, otherwise for persons too]",
)
@click.option(
    "--finish-ring",
    is_flag=True,
    help="Let the corners finish the bouts that are under way in the ring.",
)
@click.option(
    "--card",
    "card_only",
    is_flag=True,
    help="Box only the card of the night whose doors are open, so that the next round of a tournament of one night can be boxed by hand.",
)
@json_option
def season(
    save: Path,
    nights: int,
    seed: int | None,
    wait_for_persons: bool | None,
    finish_ring: bool,
    card_only: bool,
    as_json: bool,
) -> None:
    """Hold fight nights in SAVE: cards, results, and the standings at the end.

    The program decides for every seat, as far as no person's order has decided already.  Each night is
    in the file before the next begins.
    """
    if card_only:
        _hold_card(save, finish_ring=finish_ring, as_json=as_json)
        return
    with Office.open(save) as office:
        left = office.books.options.nights - office.books.closed
        if left <= 0 or office.books.ended:
            raise RuleError(
                "C70",
                say("The campaign is over."),
                next_step=say("ringside status shows who has won, ringside play-on opens another season."),
            )
        ahead = min(nights, left)
        if ahead < nights:
            left_over = say_number("{n} night is left", "{n} nights are left", left)
            note(
                say(
                    "The campaign ends after night {nights}: {left_over}.",
                    nights=office.books.options.nights,
                    left_over=left_over,
                )
            )
        seed = office.seed if seed is None else seed
        if wait_for_persons is None:
            wait_for_persons = _waits(office.books)
        evening = NightOrder(seed, autopilot=not wait_for_persons, finish_ring=finish_ring)
        held = _hold(office, ahead, evening, quiet=as_json)
        now = status(office.books)
    if as_json:
        out_json({"nights": held, "status": plain(now)})
        return
    out()
    out_standings(now.managers)
    out_rankings(now.rankings, limit=10)
    if now.ended:
        out(say("The campaign is over.  Most money: {winners}.", winners=", ".join(now.winners)), "bold")


@click.command(name="play-on", epilog=examples("ringside play-on club.ringside --nights 26"))
@save_argument
@whole_option("--nights", within=(1, 5200), usual=SEASON, help="Fight nights more.")
@json_option
def play_on(save: Path, nights: int, as_json: bool) -> None:
    """Let the campaign in SAVE, which is over, go on with everything as it stands (C71).

    Signed by the promoter; where the program is the promoter, for what all at the table have agreed on.
    """
    with Office.open(save) as office:
        office.hand_in(PlayOn(nights), office.promoter)
        now = status(office.books)
    if as_json:
        out_json(plain(now))
    else:
        out(say("The campaign goes on to night {amount}.", amount=now.nights))


def _waits(books: Books) -> bool:
    """Whether the seats of persons are left to them: asked on a terminal, told beside the result anywhere else."""
    persons = [manager.name for manager in books.managers.values() if manager.kind is ManagerKind.PERSON]
    if not persons:
        return False
    if on_terminal(sys.stdin) and on_terminal(sys.stdout) and on_terminal(sys.stderr):
        note(say("Seats of persons: {persons}.", persons=", ".join(persons)))
        return not click.confirm(
            tr("Is the program to decide for them where their orders say nothing?"), err=True
        )
    note(
        say(
            "The program decides for {persons} too; to leave these seats to them: --wait-for-persons.",
            persons=", ".join(persons),
        )
    )
    return False


def _hold(office: Office, nights: int, evening: NightOrder, *, quiet: bool) -> list[dict[str, object]]:
    """Hold the nights one by one and tell each; what a JSON document says of them."""
    held: list[dict[str, object]] = []
    with _progress(nights, quiet) as step:
        for _ in range(nights):
            night = office.hold_night(evening)
            bouts, items = card(office.books, night), news(office.books, night)
            if not quiet:
                _show(night, bouts, items)
            held.append({"night": night, "bouts": plain(bouts)})
            step()
    return held


def _hold_card(save: Path, *, finish_ring: bool, as_json: bool) -> None:
    """Box the card of open doors and tell it, with what follows from it tonight (F84)."""
    with Office.open(save) as office:
        night = office.hold_card(NightOrder(office.seed, autopilot=False, finish_ring=finish_ring))
        bouts, items = card(office.books, night), news(office.books, night)
    if as_json:
        out_json({"night": night, "bouts": plain(bouts)})
    else:
        _show(night, bouts, items)


def _show(night: int, bouts: tuple[BoutRow, ...], items: tuple[NewsRow, ...]) -> None:
    if not bouts:
        out(say("Night {night}: no bouts.", night=night), "dim")
        return
    out(say("Night {night}", night=night), "bold")
    for row in bouts:
        out(joined("", ("  ", result_line(row))), hang=4)
    for item in items:
        if item.kind in _TOLD:
            out(joined("", ("  * ", item.text)), "yellow")


@contextmanager
def _progress(nights: int, quiet: bool) -> Iterator[Callable[[], None]]:
    """A bar on standard error while nothing else is told, on a terminal only."""
    if not (quiet and on_terminal(sys.stderr)):
        yield lambda: None
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(tr("Fight nights"), total=nights)
        yield lambda: bar.advance(task)


# ``order``.


REFUSED = 3


@click.command(name="order", epilog=examples("ringside order club.ringside --as Ann orders.yaml"))
@save_argument
@click.option(
    "--as",
    "by",
    required=True,
    metavar="NAME",
    shell_complete=options.givers,
    help="The manager who gives the orders, or promoter.",
)
@path_argument("file")
@json_option
@click.pass_context
def order(context: click.Context, save: Path, by: str, file: Path, as_json: bool) -> None:
    """Hand in the orders of FILE (YAML); each is accepted or refused with its reason.

    A file that cannot be read is refused as a whole.  The kinds of orders and their words are told
    in docs/orders.md.
    """
    text = read_file(file)
    with Office.open(save) as office:
        receipts = office.hand_in_file(text, str(file), office.party(by))
    if as_json:
        out_json(
            [
                {"line": r.line, "order": r.kind, "accepted": r.accepted, "reason": r.refusal, "rule": r.rule}
                for r in receipts
            ]
        )
    else:
        for receipt in receipts:
            verdict = (
                say("accepted") if receipt.accepted else say("refused: {refusal}", refusal=receipt.refusal)
            )
            out(say("line {line}, {kind}: {verdict}", line=receipt.line, kind=receipt.kind, verdict=verdict))
    if not all(receipt.accepted for receipt in receipts):
        context.exit(REFUSED)


# ``type-in``.


@click.command(
    name="type-in",
    epilog=examples(
        "ringside type-in ringside:club/14 thrown.txt",
        "ringside type-in club.ringside thrown.txt --bout 14 --open-doors",
    ),
)
@save_argument
@path_argument("file")
@whole_option("--bout", within=(1, 10**9), help="The number of the bout, where no code names it.")
@click.option(
    "--open-doors",
    is_flag=True,
    help="Open the doors of the coming night first; its card is final from then on.",
)
@click.option("--check", is_flag=True, help="Hold it against the rules and keep nothing.")
@json_option
def type_in(save: Path, file: Path, bout: int | None, open_doors: bool, check: bool, as_json: bool) -> None:
    """Take a bout of the coming night of SAVE as it was played on paper: dice, cards and decisions from FILE.

    In place of SAVE stands the code printed beside the bout.  What the rules do not allow is refused with its line; what
    they do allow is the result the night will take.
    """
    if is_code(str(save)):
        named = read_code(str(save))
        save, bout = league_of(named, Path()), named.bout
    if bout is None:
        raise UsageError(say("Which bout? Name its number with --bout, or give the code printed beside it."))
    typed = read_typed(read_file(file).decode("utf-8", errors="replace"), str(file))
    with Office.open(save) as office:
        if open_doors and not office.books.doors and not check:
            office.open_doors(NightOrder(office.seed, autopilot=False))
        record = office.type_in(bout, typed, keep=not check)
        page = office.books.bouts[bout]
        red, blue = (office.books.fighters[number].name for number in page.fighters)
    info = registry.get(record.engine).info
    told = fought_line(record.outcome, red, blue, info.clock, LANGUAGE.code)
    if as_json:
        out_json(
            {
                "bout": bout,
                "night": page.night,
                "result": told,
                "dice": len(record.dice or ()),
                "kept": not check,
            }
        )
        return
    out(told)
    out(say("Nothing was kept.") if check else say("Kept: night {night} will take it.", night=page.night))
