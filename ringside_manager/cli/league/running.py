"""Running a league: ``new`` founds one, ``season`` holds fight nights, ``play-on`` adds some, ``order`` hands in a file."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import click

from ringside_manager.almanac import plain, result_line
from ringside_manager.almanac.bouts import BoutRow, card, tournaments
from ringside_manager.almanac.league import manager_page, status
from ringside_manager.campaign.books import (
    Books,
    LeagueOptions,
    ManagerKind,
    Skill,
    StableMethod,
    Temperament,
)
from ringside_manager.campaign.house_rules import BOOK, agreed
from ringside_manager.campaign.orders import PlayOn
from ringside_manager.campaign.tournament import first_round, too_short
from ringside_manager.cli import options
from ringside_manager.cli.commands import examples
from ringside_manager.cli.console import note, on_terminal, out, out_json
from ringside_manager.cli.league.books import out_rankings, out_stables, out_standings
from ringside_manager.cli.league.saves import save_argument
from ringside_manager.cli.options import (
    LARGEST_SEED,
    WholeNumber,
    chosen_options,
    json_option,
    option_option,
    rules_option,
    seed_option,
    seed_or_fresh,
)
from ringside_manager.errors import RuleError, UsageError, close_matches, excerpt
from ringside_manager.fighters.choosing import Choosing
from ringside_manager.fighters.sets import load_set
from ringside_manager.language import joined, say, say_number, tr
from ringside_manager.office.docket import PROGRAM, NightOrder
from ringside_manager.office.facts.sentences import NewsRow, news
from ringside_manager.office.founding import league_options
from ringside_manager.office.founding_script import Founding, Seat
from ringside_manager.office.house_rules import GENERATIONS, load_pack, stands_still
from ringside_manager.office.office import Office
from ringside_manager.text_safety import match_key, tidy, visible
from ringside_manager.written.yaml_files import read_file

# ``new``.


AI = "ai:"
_TURNS = (Temperament.BALANCED, Temperament.CAREFUL, Temperament.RECKLESS)
"""The temperaments the program's managers get in turn when none is named."""


@click.command(
    name="new",
    epilog=examples(
        'ringside new club.ringside --managers "Ann,ai:Bob,ai:Cy/reckless,ai:Di" --stables draft --seed 7'
    ),
)
@save_argument
@click.option(
    "--managers",
    required=True,
    metavar="LIST",
    help="Names with commas: persons as they are, managers played by the program as ai:NAME, "
    "ai:NAME/TEMPERAMENT (careful, balanced, reckless) or ai:NAME/TEMPERAMENT/LEVEL (novice, club, contender, expert).",
)
@click.option(
    "--set",
    "set_name",
    default="heavyweights",
    show_default=True,
    metavar="NAME_OR_FILE",
    help="The fighter set.",
)
@options.takes_a_choosing
@click.option(
    "--stables",
    type=click.Choice([method.value for method in StableMethod]),
    default=StableMethod.DRAFT.value,
    show_default=True,
    help="How the stables are filled (C6-C9).",
)
@click.option(
    "--stable-size",
    type=WholeNumber(1, 100),
    help="Fighters in a stable (C6).  [default: that of the house rules, 4]",
)
@click.option(
    "--house-rules",
    default=BOOK,
    show_default=True,
    metavar="NAME_OR_FILE",
    shell_complete=options.packs,
    help="The pack of house rules; 'ringside rules list' lists them.",
)
@rules_option
@click.option("--promoter", default=PROGRAM, show_default=True, metavar="NAME", help="The promoter (C3).")
@seed_option
@option_option
@json_option
def new(
    save: Path,
    managers: str,
    set_name: str,
    choosing: Choosing,
    stables: str,
    stable_size: int | None,
    house_rules: str,
    rules: str,
    promoter: str,
    seed: int | None,
    options: tuple[tuple[str, str], ...],
    as_json: bool,
) -> None:
    """Found a league in the new file SAVE: seats, stables, and the tournament for the title.

    Seats of persons are filled as the program advises; from then on their managers decide.
    Options: nights, stake, card_cap, disputes, tournament_night, weight_classes, corners, scorecards, conduct, judgement, asking; rookies_from
    and first_year (Y7); of an auction bidding, lots, least_fighters, most_fighters (C74, C76, C77); and those of the bout system ('ringside systems').
    """
    method = StableMethod(stables)
    fighters, pack = choosing.of(load_set(set_name)), load_pack(house_rules)
    founding = Founding(
        name=visible(save.stem)[:100],
        system=rules,
        set_name=fighters.name,
        fighters=fighters.fighters,
        seats=seats(managers),
        promoter="" if match_key(promoter) == PROGRAM else tidy(promoter),
        options=league_options(rules, method, stable_size, chosen_options(options), pack),
        seed=seed_or_fresh(seed),
    )
    with Office.found(save, founding) as office:
        pages = tuple(manager_page(office.books, manager) for manager in office.books.managers.values())
        drawn = tournaments(office.books)
    _warn_of_no_champion(founding.options, [len(row.entrants) for row in reversed(drawn)])
    if as_json:
        out_json({"save": str(save), "managers": plain(pages), "tournaments": plain(drawn)})
        return
    text = say(
        "{name} is founded: {pages} managers, {pages2} fighters.",
        name=founding.name,
        pages=len(pages),
        pages2=sum(len(page.stable) for page in pages),
    )
    out(text, "bold")
    out_stables(pages)
    if stands_still(pack.rules, founding.options.nights):
        note(
            say(
                "Nobody ages in this league; with --house-rules {pack} men do, and rookies come.",
                pack=GENERATIONS,
            )
        )
    note(say("Next: ringside season {save}", save=save))


def _warn_of_no_champion(options: LeagueOptions, entrants: Sequence[int]) -> None:
    """Say so when the campaign ends before its title tournaments can (C53, C62, C70)."""
    lacking = too_short(
        agreed(options.house_numbers).tournament,
        entrants,
        options.tournament_night,
        options.nights,
        options.card_cap,
    )
    bouts, nights = first_round(entrants, options.card_cap)
    if lacking is None and nights > 1:
        note(
            say(
                "A round of {bouts} bouts at {card_cap} a night lasts {nights} nights.",
                bouts=bouts,
                card_cap=options.card_cap,
                nights=nights,
            )
        )
    if lacking is None:
        return
    final, places = lacking
    cap = say(", or card_cap={places} or more", places=places) if places else ""
    note(
        say(
            "Nobody will become champion: the final comes on night {final}, and the campaign ends after night {nights}. Found it with --option nights={final2} or more{cap}.",
            final=final,
            nights=options.nights,
            final2=final,
            cap=cap,
        )
    )


def seats(managers: str) -> tuple[Seat, ...]:
    """The seats named in ``--managers``; ``UsageError`` for a name that is missing or a temperament or level that is none."""
    names = [name.strip() for name in managers.split(",")]
    computers = iter(range(len(names)))
    return tuple(
        _ai_seat(name[len(AI) :], next(computers)) if name.casefold().startswith(AI) else _person(name)
        for name in names
    )


def _person(name: str) -> Seat:
    if not name:
        raise UsageError(
            say("A manager without a name stands in --managers; separate names by single commas.")
        )
    return Seat(name, ManagerKind.PERSON)


def _ai_seat(words: str, turn: int) -> Seat:
    name, slash, word = (part.strip() for part in words.partition("/"))
    if not name:
        raise UsageError(say("A manager played by the program needs a name: ai:NAME."))
    temperament, skill = _TURNS[turn % len(_TURNS)], None
    for said in word.casefold().split("/") if slash else ():
        leans, judges = said.strip() in _TEMPERS, _SKILLS.get(said.strip())
        if not (leans or judges):
            raise UsageError(_unknown(said.strip()))
        temperament = _TEMPERS.get(said.strip(), temperament)
        skill = judges or skill
    return Seat(name, ManagerKind.AI, temperament, "", skill)


_TEMPERS = {temperament.value: temperament for temperament in Temperament}
_SKILLS = {skill.value: skill for skill in Skill} | {"beginner": Skill.NOVICE}


def _unknown(word: str) -> str:
    """What is said of a word that is neither temperament nor level."""
    near = close_matches(word, [*_TEMPERS, *_SKILLS])
    return say(
        "{word} is no temperament and no level; there are {known}, and {levels}.{hint}",
        word=excerpt(word),
        known=", ".join(_TEMPERS),
        levels=", ".join(skill.value for skill in Skill),
        hint=say(" Did you mean {matches}?", matches=near[0]) if near else "",
    )


# ``season``.


SEASON = 52
_TOLD = ("crowned", "vacated", "retired", "returned", "sold", "traded", "date_won")


@click.command(name="season", epilog=examples("ringside season club.ringside --nights 4 --seed 7"))
@save_argument
@click.option(
    "--nights",
    type=WholeNumber(1, 5200),
    default=SEASON,
    show_default=True,
    help="Fight nights to hold.",
)
@click.option(
    "--seed",
    type=WholeNumber(0, LARGEST_SEED),
    help="Other dice for these nights.  [default: the league's own seed]",
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
@json_option
def season(
    save: Path, nights: int, seed: int | None, wait_for_persons: bool | None, finish_ring: bool, as_json: bool
) -> None:
    """Hold fight nights in SAVE: cards, results, and the standings at the end.

    The program decides for every seat, as far as no person's order has decided already.  Each night is
    in the file before the next begins.
    """
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
@click.option(
    "--nights",
    type=WholeNumber(1, 5200),
    default=SEASON,
    show_default=True,
    help="Fight nights more.",
)
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
@click.argument("file", type=click.Path(path_type=Path))
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
