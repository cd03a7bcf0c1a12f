"""``ringside festival``: a tournament of any format without a league, kept in a file of its own."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

import click

from ringside_manager.bout import registry
from ringside_manager.campaign.festivals import FORMAT_TITLES, MOST, Format, Row
from ringside_manager.cli.commands import examples
from ringside_manager.cli.console import Column, out, out_json, out_table, progress_bar
from ringside_manager.cli.matchup import fighter_named, known_options
from ringside_manager.cli.options import (
    WholeNumber,
    chosen_options,
    json_option,
    option_option,
    rounds_option,
    rules_option,
    seed_option,
    seed_or_fresh,
    set_option,
)
from ringside_manager.commentary.results import result_line
from ringside_manager.errors import SaveExistsError, misused
from ringside_manager.fighters.fighter import Fighter
from ringside_manager.fighters.sets import load_set, usual_sets
from ringside_manager.language import LANGUAGE, say
from ringside_manager.office.festivals import CORNER_WORDS, Festival, Held, Withdrew, founded, read, write


@click.command(
    name="festival",
    epilog=examples(
        "ringside festival cup.festival --new double --set heavyweights --entrants 16 --seed 5",
        "ringside festival cup.festival --bouts 1",
        "ringside festival cup.festival --to-the-end",
    ),
)
@click.argument("file", type=click.Path(path_type=Path))
@click.option(
    "--new", "form", type=click.Choice([one.value for one in Format]), help="Found a festival of this format."
)
@click.option(
    "--entrants", default="8", metavar="N|NAMES", show_default=True,
    help="The first N of the set, or names with commas between them; the order is that of the seeds.",
)  # fmt: skip
@rules_option
@set_option
@rounds_option
@option_option
@click.option(
    "--corner",
    type=click.Choice(CORNER_WORDS),
    default="ai",
    show_default=True,
    help="Who decides in both corners.",
)
@click.option(
    "--swiss-rounds",
    type=WholeNumber(1, MOST),
    help="Rounds of a Swiss.  [default: the least that tell one winner]",
)
@seed_option
@click.option("--bouts", type=WholeNumber(0, 10_000), default=0, help="Hold so many bouts.")
@click.option("--to-the-end", "to_the_end", is_flag=True, help="Hold all bouts that are left.")
@click.option("--withdraw", metavar="NAME", help="Let a man box no more, before any bout is held.")
@json_option
def festival(
    *,
    file: Path,
    form: str | None,
    entrants: str,
    rules: str,
    set_name: str | None,
    rounds: int | None,
    options: tuple[tuple[str, str], ...],
    corner: str,
    swiss_rounds: int | None,
    seed: int | None,
    bouts: int,
    to_the_end: bool,
    withdraw: str | None,
    as_json: bool,
) -> None:
    """Found a festival in the new file FILE, hold its bouts, and show how it stands.

    Without a league: entrants are fighters of a set, and nothing counts beyond the file, which holds all that was boxed and must
    fit together when it is read.  The same words and seed give the same festival on every machine.
    """
    if form is not None:
        if file.exists() or file.is_symlink():
            raise SaveExistsError(say("{file} exists already; a festival is never written over.", file=file))
        engine = registry.get(rules)
        held = founded(
            Format(form), engine, _fighters(entrants, set_name, usual_sets(engine)), rounds=rounds, corner=corner,
            options=known_options(engine, chosen_options(options)), seed=seed_or_fresh(seed), swiss_rounds=swiss_rounds,
        )  # fmt: skip
    else:
        held = read(file)
    before = len(held.happened)
    if withdraw is not None:
        man = fighter_of(held, withdraw)
        held = held.withdraw(man)
    held = _boxed(held, 10_000 if to_the_end else bouts)
    if form is not None or len(held.happened) > before:
        write(held, file, overwrite=form is None)
    if as_json:
        out_json(_document(held))
    else:
        _show(held, held.happened[before:])


def fighter_of(held: Festival, name: str) -> int:
    """The seed of the man meant by ``name``; ``UnknownNameError`` with close matches."""
    from ringside_manager.fighters.name_search import find

    men = range(1, len(held.cards) + 1)
    return find("entrant", name, men, held.name)


def _fighters(entrants: str, set_name: str | None, usual: Sequence[str]) -> list[Fighter]:
    fighters = load_set(set_name or usual[0])
    text = entrants.strip()
    if not (text.isascii() and text.isdigit()):
        return [fighter_named(name.strip(), fighters) for name in text.split(",") if name.strip()]
    there = len(fighters.fighters)
    if len(text) > 6 or int(text) > there:
        raise misused(
            "The set {name} has {there} fighters, not {wanted}.",
            name=fighters.name,
            there=there,
            wanted=text[:20],
        )
    return list(fighters.fighters[: int(text)])


def _boxed(held: Festival, bouts: int) -> Festival:
    with progress_bar(say("Boxing"), max(1, min(bouts, len(held.due) or 1))) as progress:
        for _ in range(bouts):
            if not held.due:
                break
            held = held.hold(held.due[0])
            progress(1)
    return held


# What is shown


def _show(held: Festival, news: Iterable[Held | Withdrew]) -> None:
    out(
        say(
            "{format} of {count}, {system}, seed {seed}",
            format=FORMAT_TITLES[held.form](),
            count=len(held.cards),
            system=held.engine.info.title,
            seed=held.seed,
        ),
        "bold",
    )
    for one in news:
        if isinstance(one, Withdrew):
            out(say("{name} withdraws.", name=held.name(one.man)))
        else:
            names = held.name(one.red), held.name(one.blue)
            out(result_line(one.record.outcome, *names, held.engine.info.clock, LANGUAGE.code))
    out_table(
        (Column("", right=True), Column(say("Fighter")), Column(say("Seed"), right=True), Column(say("Record")), Column(say("Points"), right=True)),
        [
            (place, held.name(row.man), row.man, f"{row.won}-{row.lost}-{row.drawn}", row.points)
            for place, row in enumerate(held.course.standing(held.told), 1)
        ],
        say("Standing"),
    )  # fmt: skip
    if held.champion is not None:
        out(say("{name} has won it.", name=held.name(held.champion)), "bold green")
    for due in held.due[:16]:
        out(
            say(
                "Next: {red} against {blue} ({where})",
                red=held.name(due.red),
                blue=held.name(due.blue),
                where=due.key.where(),
            )
        )
    if len(held.due) > 16:
        out(say("… and {more} more that can be held now.", more=len(held.due) - 16))


def _document(held: Festival) -> dict[str, object]:
    champion = held.champion
    return {
        "format": held.form.value,
        "system": held.system,
        "seed": held.seed,
        "rounds": held.rounds,
        "entrants": [held.name(man) for man in range(1, len(held.cards) + 1)],
        "held": [_held(held, one) for one in held.happened],
        "standing": [_row(held, row) for row in held.course.standing(held.told)],
        "next": [{"red": held.name(one.red), "blue": held.name(one.blue), "stage": one.key.stage, "round": one.key.round} for one in held.due],
        "winner": None if champion is None else held.name(champion),
    }  # fmt: skip


def _held(held: Festival, one: Held | Withdrew) -> dict[str, object]:
    if isinstance(one, Withdrew):
        return {"withdrew": held.name(one.man)}
    outcome = one.record.outcome
    winner = None if outcome.winner is None else held.name((one.red, one.blue)[outcome.winner.index])
    return {
        "red": held.name(one.red),
        "blue": held.name(one.blue),
        "method": outcome.method.value,
        "winner": winner,
        "round": outcome.round,
        "digest": one.record.digest,
    }


def _row(held: Festival, row: Row) -> dict[str, object]:
    return {
        "name": held.name(row.man),
        "seed": row.man,
        "won": row.won,
        "lost": row.lost,
        "drawn": row.drawn,
        "points": row.points,
        "ties": list(row.ties),
    }
