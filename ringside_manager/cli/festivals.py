"""``ringside festival``: a tournament of any format without a league, kept in a file of its own."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

import click

from ringside_manager.almanac.festivals import festival_document, festival_picture, forecast_document
from ringside_manager.bout import registry
from ringside_manager.bout.engine import AnyEngine
from ringside_manager.campaign.festivals import (
    FORMAT_TITLES,
    MOST,
    Format,
    Meeting,
)
from ringside_manager.campaign.festivals.brackets import MOST_HANDICAP, USUAL_HANDICAP
from ringside_manager.campaign.festivals.groups import Shape, Teams
from ringside_manager.campaign.festivals.tables import lengths_in
from ringside_manager.campaign.orders import Seeding
from ringside_manager.charts import KINDS
from ringside_manager.cli.commands import examples
from ringside_manager.cli.console import Column, chance_text, out, out_json, out_table, progress_bar
from ringside_manager.cli.matchup import fighter_named, known_options
from ringside_manager.cli.options import (
    WholeNumber,
    chosen_options,
    counted,
    json_option,
    option_option,
    path_argument,
    path_option,
    rounds_option,
    rules_option,
    seed_option,
    seed_or_fresh,
    set_option,
    whole_option,
)
from ringside_manager.cli.sampling import workers_for
from ringside_manager.commentary.results import result_line
from ringside_manager.errors import SaveExistsError, excerpt, misused
from ringside_manager.fighters import Fighter
from ringside_manager.fighters.sets import load_set, usual_sets
from ringside_manager.files import new_file, write_text
from ringside_manager.language import LANGUAGE, later, say
from ringside_manager.locks import SaveLock
from ringside_manager.office.festival_forecast import (
    NIGHTS,
    RUNS,
    FestivalForecast,
    FestivalForecasting,
)
from ringside_manager.office.festival_runs import PARTS, happening_told, stable_told
from ringside_manager.office.festivals import (
    CORNER_WORDS,
    Festival,
    Held,
    card_of,
    founded,
    read,
    write,
)


@click.command(
    name="festival",
    epilog=examples(
        "ringside festival cup.festival --new double --set heavyweights --entrants 16 --seed 5",
        "ringside festival cup.festival --bouts 1",
        "ringside festival cup.festival --to-the-end",
    ),
)
@path_argument("file")
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
@whole_option(
    "--swiss-rounds",
    within=(1, MOST),
    help="Rounds of a Swiss, or of a ladder.  [default: the least that tell one winner; twice as many]",
)
@whole_option(
    "--stables", within=(2, MOST // 2), help="Into how many stables of teams the entrants go.  [default: 2]"
)
@click.option("--lengths", metavar="N,N…", help="Rounds of the legs of a circuit.  [default: 4,8,12,16]")
@whole_option(
    "--handicap",
    within=(1, MOST_HANDICAP),
    usual=USUAL_HANDICAP,
    help="Per cent of his strength the first of a handicap cup begins without.",
)
@seed_option
@click.option("--bouts", type=WholeNumber(0, 10_000), default=0, help="Hold so many bouts.")
@click.option("--to-the-end", "to_the_end", is_flag=True, help="Hold all bouts that are left.")
@click.option("--withdraw", metavar="NAME", help="Let a man box no more, before any bout is held.")
@click.option("--no-show", metavar="NAME", help="Let a man stay away from his next bout, and lose it.")
@click.option(
    "--substitute", metavar="NAME=NAME", help="Let a fighter of the set stand in for a man who has not boxed."
)
@path_option("--page", metavar=None, help="Write it as a page for a browser, over one that is there.")
@path_option(
    "--picture",
    metavar=None,
    help="Draw its bouts round by round into a file that ends with .png, .svg or .pdf, over one that is there.",
)
@click.option(
    "--forecast", is_flag=True, help="Say everybody's chance to win it, before and after each bout held."
)
@click.option(
    "--study",
    is_flag=True,
    help="The same, and what the seeding does: chances from the first bell under each.",
)
@whole_option(
    "--runs",
    within=(PARTS, 100_000),
    help=f"Festivals drawn for a forecast.  [default: {RUNS:,}; {NIGHTS} boxed whole on one night]",
)
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
    stables: int | None,
    lengths: str | None,
    handicap: int,
    seed: int | None,
    bouts: int,
    to_the_end: bool,
    withdraw: str | None,
    no_show: str | None,
    substitute: str | None,
    page: Path | None,
    picture: Path | None,
    forecast: bool,
    study: bool,
    runs: int | None,
    as_json: bool,
) -> None:
    """Found a festival in the new file FILE, hold its bouts, and show how it stands.

    Without a league: entrants are fighters of a set, and nothing counts beyond the file, which holds all that was boxed and must
    fit together when it is read.  The same words and seed give the same festival on every machine.
    """
    if form or bouts or to_the_end or substitute or withdraw or no_show:
        click.get_current_context().with_resource(SaveLock(file.resolve()))
    if form is None:
        held = read(file)
    else:
        shape = Shape(swiss_rounds, stables, lengths_in(lengths or ""), handicap)
        held = _new(file, Format(form), registry.get(rules), (entrants, set_name), rounds=rounds, corner=corner, shape=shape, options=options, seed=seed)  # fmt: skip
    kind = None if picture is None else _kind(picture)
    before = len(held.happened)
    held = _changed(held, set_name, substitute, withdraw, no_show)
    held, told = _boxed(
        held, 10_000 if to_the_end else bouts, forecast=forecast or study, study=study, runs=runs
    )
    if form is not None or len(held.happened) > before:
        write(held, file, overwrite=form is None)
    if page is not None:
        from ringside_manager.almanac.festivals import drawn_page  # Jinja is slow to import

        write_text(page, [drawn_page(held, file.stem)], overwrite=True)
    if picture is not None and kind is not None:
        _write_picture(held, file.stem, picture, kind)
    if as_json:
        out_json({**festival_document(held), **({} if told is None else forecast_document(told))})
    else:
        _show(held, before)
        if told is not None:
            _show_forecast(told)


def _new(
    file: Path,
    form: Format,
    engine: AnyEngine,
    entrants: tuple[str, str | None],
    *,
    options: tuple[tuple[str, str], ...],
    seed: int | None,
    **terms: Any,  # rounds, corner and shape, as ``founded`` takes them
) -> Festival:
    if file.exists() or file.is_symlink():
        raise SaveExistsError(say("{file} exists already; a festival is never written over.", file=file))
    men = _fighters(*entrants, usual_sets(engine))
    chosen = known_options(engine, chosen_options(options))
    return founded(form, engine, men, options=chosen, seed=seed_or_fresh(seed), **terms)


def _changed(
    held: Festival, set_name: str | None, substitute: str | None, withdraw: str | None, no_show: str | None
) -> Festival:
    """The festival after what is said of its men, before any bout."""
    if substitute is not None:
        held = _substituted(held, substitute, set_name)
    if withdraw is not None:
        held = held.withdraw(fighter_of(held, withdraw))
    return held if no_show is None else held.no_show(fighter_of(held, no_show))


def _kind(picture: Path) -> str:
    kind = picture.suffix.lower().removeprefix(".")
    if kind not in KINDS:
        raise misused(
            "A picture ends with {kinds}, not with {suffix}.",
            kinds=", ".join(f".{one}" for one in KINDS),
            suffix=excerpt(picture.suffix),
        )
    return kind


def _write_picture(held: Festival, name: str, picture: Path, kind: str) -> None:
    from ringside_manager.charts import picture_of
    from ringside_manager.charts.sheet import LIGHT

    drawn = festival_picture(held, name)
    with new_file(picture, overwrite=True) as part:
        part.write_bytes(picture_of(drawn, kind, LIGHT, drawn.inches))


def fighter_of(held: Festival, name: str) -> int:
    """The seed of the man meant by ``name``; ``UnknownNameError`` with close matches."""
    from ringside_manager.fighters.finding import find

    men = range(1, len(held.cards) + 1)
    return find("entrant", name, men, held.name)


def _substituted(held: Festival, words: str, set_name: str | None) -> Festival:
    """The festival with another in a man's place; errors of the names, and F6."""
    former, sign, new = words.partition("=")
    if not sign:
        raise misused("A substitute is named as OLD=NEW, not {words}.", words=excerpt(words))
    fighters = load_set(set_name or usual_sets(held.engine)[0])
    fighter = fighter_named(new.strip(), fighters)
    return held.substitute(fighter_of(held, former.strip()), card_of(fighter, held.engine, held.corner))


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


def _boxed(
    held: Festival, bouts: int, *, forecast: bool, study: bool, runs: int | None
) -> tuple[Festival, FestivalForecast | None]:
    """The festival after so many bouts more, with the chances before and after each of them if they are asked for."""
    if not forecast:
        return _held_on(held, bouts), None
    forecasting = FestivalForecasting(held)
    each = 0 if forecasting.is_whole else forecasting.bouts * PARTS
    nights = len(held.cards) * (runs or forecasting.runs) if forecasting.is_whole else 0
    with workers_for([forecasting.work], each * len(forecasting.pairs) + nights) as executor:
        with progress_bar(say("Boxing"), max(1, len(forecasting.pairs))) as progress:
            for _ in forecasting.fight(executor=executor):
                progress(1)
        moments = [(_count(held), forecasting.stands(held, runs, executor))]
        for _ in range(bouts):
            if not held.due:
                break
            held = held.hold(held.due[0])
            moments.append((_count(held), forecasting.stands(held, runs, executor)))
        wanted = tuple(reversed(Seeding)) if study else ()
        seedings = [forecasting.study(held, seeding, runs, executor) for seeding in wanted]
        best = tuple(held.name(man) for man in forecasting.best[:2])
    return held, FestivalForecast(moments, seedings, best, each)


def _count(held: Festival) -> int:
    return sum(isinstance(one, Held) for one in held.happened)


def _held_on(held: Festival, bouts: int) -> Festival:
    with progress_bar(say("Boxing"), max(1, min(bouts, len(held.due) or 1))) as progress:
        for _ in range(bouts):
            if not held.due:
                break
            held = held.hold(held.due[0])
            progress(1)
    return held


# What is shown


def _show(held: Festival, news: int) -> None:
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
    for one, _, result in held.outcomes[news:]:
        out(happening_told(held, one, result, partial(result_line, language=LANGUAGE.code)))
    if isinstance(held.course, Teams):
        _show_stables(held, held.course)
    _show_standing(held)
    if len(held.champions) > 1:
        names = ", ".join(map(held.name, held.champions))
        out(say("The stable of {names} has won it.", names=names), "bold green")
    elif held.champion is not None:
        out(say("{name} has won it.", name=held.name(held.champion)), "bold green")
    for due in held.due[:16]:
        out(
            say(
                "Next: {red} against {blue} ({where})",
                red=held.name(due.red),
                blue=held.name(due.blue),
                where=_where(held, due),
            )
        )
    if len(held.due) > 16:
        out(say("… and {more} more that can be held now.", more=len(held.due) - 16))


def _show_stables(held: Festival, course: Teams) -> None:
    rows = course.stable_standing(held.told)
    columns = (Column("", right=True), Column(say("Stable")), Column(say("Duels")), Column(say("Points"), right=True), Column(say("Boards"), right=True), Column(say("Level on points")))  # fmt: skip
    lines = [
        (place, stable_told(held, course, row.man), f"{row.won}-{row.lost}-{row.drawn}", row.points, row.ties[0], parting.told("F61") if parting else "")
        for place, (row, parting) in enumerate(zip(rows, course.stable_partings(held.told), strict=True), 1)
    ]  # fmt: skip
    out_table(columns, lines, say("Stables"))


def _show_standing(held: Festival) -> None:
    partings = held.course.partings(held.told)
    columns = [Column("", right=True), Column(say("Fighter")), Column(say("Seeded"), right=True), Column(say("Record")), Column(say("Points"), right=True)]  # fmt: skip
    if any(partings):
        columns.append(Column(say("Level on points")))
    lines = [
        (place, held.name(row.man), row.man, f"{row.won}-{row.lost}-{row.drawn}", row.points, parting.told() if parting else "")[: len(columns)]
        for place, (row, parting) in enumerate(zip(held.course.standing(held.told), partings, strict=True), 1)
    ]  # fmt: skip
    out_table(columns, lines, say("Standing"))
    for one in held.course.walkovers(held.told):
        if one.rule == "F5":
            loser = one.meeting.red + one.meeting.blue - one.winner
            out(
                say(
                    "{winner} walks over: {loser} has withdrawn (F5).",
                    winner=held.name(one.winner),
                    loser=held.name(loser),
                )
            )


def _where(held: Festival, meeting: Meeting) -> str:
    length = held.course.length(meeting.key)
    if length is None:
        return meeting.key.where()
    return say("{where}, over {rounds}", where=meeting.key.where(), rounds=counted(length, "round"))


def _show_forecast(told: FestivalForecast) -> None:
    """The chances as they were after each bout, and from the first bell under each seeding."""
    out()
    shown = told.moments[-_SHOWN:]
    columns = [
        Column(say("Fighter")),
        *(Column(_after(bouts), right=True) for bouts, _ in shown),
    ]
    _, now = shown[-1]
    rows = [
        (man.name, *(chance_text(outlook.of(man.man).win) for _, outlook in shown)) for man in now.entrants
    ]
    out_table(columns, rows, say("Chance to win it"))
    if not told.seedings:
        return
    out()
    columns = [
        Column(say("Fighter")),
        *(Column(_SEEDINGS[one.seeding](), right=True) for one in told.seedings if one.seeding),
    ]
    rows = [
        (man.name, *(chance_text(one.of(man.man).win) for one in told.seedings))
        for man in told.seedings[-1].entrants
    ]
    first, second = told.best
    both = say("{first} and {second} end first and second", first=first, second=second)
    rows.append((both, *(chance_text(one.best_final) for one in told.seedings)))
    out_table(columns, rows, say("Chance to win it from the first bell, by seeding"))


_SHOWN = 6
"""Moments a table has room for; the document holds all."""
_SEEDINGS = {
    Seeding.GIVEN: later("As entered"),
    Seeding.RANKING: later("By strength"),
    Seeding.DICE: later("By dice"),
}


def _after(bouts: int) -> str:
    return say("After {bouts}", bouts=counted(bouts, "bout"))
