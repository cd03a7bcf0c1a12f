"""``ringside new``: found a league."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import click

from ringside_manager.almanac import plain
from ringside_manager.campaign.books import LeagueOptions, ManagerKind, StableMethod, Temperament
from ringside_manager.campaign.tournament import first_round, too_short
from ringside_manager.cli.console import note, out, out_json
from ringside_manager.cli.lazy import examples
from ringside_manager.cli.league.common import save_argument
from ringside_manager.cli.league.tables import out_stables
from ringside_manager.cli.options import (
    WholeNumber,
    chosen_options,
    json_option,
    option_option,
    rules_option,
    seed_option,
    seed_or_fresh,
)
from ringside_manager.errors import UsageError, close_matches, excerpt
from ringside_manager.fighters.sets import load_set
from ringside_manager.office.desk import PROGRAM
from ringside_manager.office.founding import Founding, Seat
from ringside_manager.office.league_options import league_options
from ringside_manager.office.office import Office
from ringside_manager.office.queries.people import manager_page
from ringside_manager.office.queries.tournaments import tournaments
from ringside_manager.text_safety import match_key, tidy, visible

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
    help="Names with commas: persons as they are, managers played by the program as ai:NAME or ai:NAME/TEMPERAMENT "
    "(careful, balanced, reckless).",
)
@click.option(
    "--set",
    "set_name",
    default="heavyweights",
    show_default=True,
    metavar="NAME_OR_FILE",
    help="The fighter set.",
)
@click.option(
    "--stables",
    type=click.Choice([method.value for method in StableMethod]),
    default=StableMethod.DRAFT.value,
    show_default=True,
    help="How the stables are filled (C6-C9).",
)
@click.option(
    "--stable-size", type=WholeNumber(1, 100), default=4, show_default=True, help="Fighters in a stable (C6)."
)
@rules_option
@click.option("--promoter", default=PROGRAM, show_default=True, metavar="NAME", help="The promoter (C3).")
@seed_option
@option_option
@json_option
def command(
    save: Path,
    managers: str,
    set_name: str,
    stables: str,
    stable_size: int,
    rules: str,
    promoter: str,
    seed: int | None,
    options: tuple[tuple[str, str], ...],
    as_json: bool,
) -> None:
    """Found a league in the new file SAVE: seats, stables, and the tournament for the title.

    Seats of persons are filled as the program advises; from then on their managers decide.
    Options: nights, stake, card_cap, disputes, tournament_night, weight_classes, corners, and those
    of the bout system ('ringside systems').
    """
    method = StableMethod(stables)
    fighters = load_set(set_name)
    founding = Founding(
        name=visible(save.stem)[:100],
        system=rules,
        set_name=fighters.name,
        fighters=fighters.fighters,
        seats=seats(managers),
        promoter="" if match_key(promoter) == PROGRAM else tidy(promoter),
        options=league_options(rules, method, stable_size, chosen_options(options)),
        seed=seed_or_fresh(seed),
    )
    with Office.found(save, founding) as office:
        pages = tuple(manager_page(office.books, manager) for manager in office.books.managers.values())
        drawn = tournaments(office.books)
    _warn_of_no_champion(founding.options, [len(row.entrants) for row in reversed(drawn)])
    if as_json:
        out_json({"save": str(save), "managers": plain(pages), "tournaments": plain(drawn)})
        return
    out(
        f"{founding.name} is founded: {len(pages)} managers, {sum(len(page.stable) for page in pages)} fighters.",
        "bold",
    )
    out_stables(pages)
    note(f"Next: ringside season {save}")


def _warn_of_no_champion(options: LeagueOptions, entrants: Sequence[int]) -> None:
    """Say so when the campaign ends before its title tournaments can (C53, C62, C70)."""
    lacking = too_short(entrants, options.tournament_night, options.nights, options.card_cap)
    bouts, nights = first_round(entrants, options.card_cap)
    if lacking is None and nights > 1:
        note(f"A round of {bouts} bouts at {options.card_cap} a night lasts {nights} nights.")
    if lacking is None:
        return
    cap = f", or card_cap={lacking.places} or more" if lacking.places else ""
    note(
        f"Nobody will become champion: the final comes on night {lacking.final}, and the campaign ends after "
        f"night {options.nights}. Found it with --option nights={lacking.final} or more{cap}."
    )


def seats(managers: str) -> tuple[Seat, ...]:
    """The seats named in ``--managers``; ``UsageError`` for a name that is missing or a temperament that is none."""
    names = [name.strip() for name in managers.split(",")]
    computers = iter(range(len(names)))
    return tuple(
        _ai_seat(name[len(AI) :], next(computers)) if name.casefold().startswith(AI) else _person(name)
        for name in names
    )


def _person(name: str) -> Seat:
    if not name:
        raise UsageError("A manager without a name stands in --managers; separate names by single commas.")
    return Seat(name, ManagerKind.PERSON)


def _ai_seat(words: str, turn: int) -> Seat:
    name, slash, word = (part.strip() for part in words.partition("/"))
    if not name:
        raise UsageError("A manager played by the program needs a name: ai:NAME.")
    if not slash:
        return Seat(name, ManagerKind.AI, _TURNS[turn % len(_TURNS)])
    known = {temperament.value: temperament for temperament in Temperament}
    if word.casefold() not in known:
        near = close_matches(word, known)
        hint = f" Did you mean {near[0]}?" if near else ""
        raise UsageError(f"{excerpt(word)} is no temperament; there are {', '.join(known)}.{hint}")
    return Seat(name, ManagerKind.AI, known[word.casefold()])
