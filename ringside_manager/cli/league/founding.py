"""``new`` founds a league."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import click

from ringside_manager.almanac import plain
from ringside_manager.almanac.bouts import tournaments
from ringside_manager.almanac.league import manager_page
from ringside_manager.campaign.books import (
    LeagueOptions,
    ManagerKind,
    Skill,
    StableMethod,
    Temperament,
)
from ringside_manager.campaign.house_rules import BOOK, agreed
from ringside_manager.campaign.tournament import first_round, too_short
from ringside_manager.cli import options
from ringside_manager.cli.commands import examples
from ringside_manager.cli.console import note, out, out_json
from ringside_manager.cli.league import out_stables, save_argument
from ringside_manager.cli.options import (
    chosen_options,
    json_option,
    option_option,
    rules_option,
    seed_option,
    seed_or_fresh,
    whole_option,
)
from ringside_manager.errors import UsageError, close_matches, excerpt
from ringside_manager.fighters.finding import Choosing
from ringside_manager.fighters.sets import load_set
from ringside_manager.language import say
from ringside_manager.office.docket import PROGRAM
from ringside_manager.office.founding import league_options
from ringside_manager.office.founding_script import Founding, Seat
from ringside_manager.office.house_rules import GENERATIONS, load_pack, stands_still
from ringside_manager.office.office import Office
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
@whole_option(
    "--stable-size", within=(1, 100), help="Fighters in a stable (C6).  [default: that of the house rules, 4]"
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
