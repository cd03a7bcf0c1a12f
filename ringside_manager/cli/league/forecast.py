"""The chances of the rest of the campaign: places in the money table, money, champions; and those of a tournament."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import click
from click.core import ParameterSource

from ringside_manager.almanac import money
from ringside_manager.campaign.books import Books, TournamentBook
from ringside_manager.campaign.festivals import Format
from ringside_manager.campaign.orders import Seeding
from ringside_manager.cli.commands import examples
from ringside_manager.cli.console import Column, chance_text, out, out_json, out_table, progress_bar
from ringside_manager.cli.league import save_argument
from ringside_manager.cli.options import LARGEST_SEED, cluster_option, json_option, whole_option
from ringside_manager.cli.sampling import DIGITS, workers_for, workers_for_nights
from ringside_manager.errors import UnknownNameError, UsageError
from ringside_manager.language import joined, later, say, word
from ringside_manager.odds.workers import joined_cluster
from ringside_manager.office.facts.prospects import (
    QUANTILES,
    Chance,
    Fan,
    Forecast,
    ManagerForecast,
    TitleForecast,
    title_holder,
)
from ringside_manager.office.facts.seeding import (
    EntrantChances,
    Outlook,
    TournamentForecast,
    TournamentForecasting,
)
from ringside_manager.office.forecasting import DEFAULT_RUNS, MOST_RUNS, Forecasting, start_of
from ringside_manager.office.office import Office

MOST_NIGHTS = 1_000_000
SHOWN = (0.05, 0.5, 0.95)
"""The quantiles of money that are told."""


@click.command(
    name="forecast",
    epilog=examples(
        "ringside forecast club.ringside",
        "ringside forecast club.ringside --nights 13 --json",
        "ringside forecast club.ringside --tournament Cup",
    ),
)
@save_argument
@whole_option(
    "--runs", within=(1, MOST_RUNS), usual=DEFAULT_RUNS, help="How often the nights to come are played."
)
@whole_option(
    "--nights",
    within=(1, MOST_NIGHTS),
    help="How many nights are played.  [default: all to the end of the campaign]",
)
@click.option(
    "--tournament",
    metavar="NAME",
    help="The chances in this tournament, as it stands and under each seeding; each pair boxes --runs times.",
)
@whole_option(
    "--seed",
    within=(0, LARGEST_SEED),
    help="The same seed gives the same result on every machine.  [default: the league's own]",
)
@cluster_option
@json_option
@click.pass_context
def forecast(
    context: click.Context,
    *,
    save: Path,
    runs: int,
    nights: int | None,
    tournament: str | None,
    seed: int | None,
    cluster: str | None,
    as_json: bool,
) -> None:
    """Play the rest of the campaign many times and count how it ends.

    Bouts that are made stand; the program decides for every seat.  Nothing is written into the league.
    '±' is how far a true chance may lie from its share, at 95 % confidence.
    """
    with Office.open(save, read_only=True) as office:
        books = office.books
        if tournament is not None:
            if nights is not None:
                raise UsageError(
                    say("A tournament is forecast to its end: --nights and --tournament do not go together.")
                )
            typed = context.get_parameter_source("runs") is not ParameterSource.DEFAULT
            drawn = _named(books, tournament)
            pairs = TournamentForecasting.of(books, drawn, seed)
            told = _boxed(pairs, runs if typed else pairs.bouts, cluster)
            if as_json:
                out_json(_tournament_document(told, drawn))
            else:
                _show_tournament(told, drawn)
            return
        start = start_of(books, office.ring(), len(office.entries), nights)
    forecasting = Forecasting(start, books, books.seed if seed is None else seed)
    _play(forecasting, books, runs, runs * (start.until - books.closed), cluster)
    if as_json:
        out_json(_document(forecasting.forecast(), books))
    else:
        _show(forecasting.forecast(), books)


def _play(forecasting: Forecasting, books: Books, runs: int, nights: int, cluster: str | None) -> None:
    """Play the runs, ``nights`` in all, on every processor."""
    pool = workers_for_nights(books.system, nights, cluster)
    with progress_bar(say("Playing"), runs) as progress, pool as executor:
        before = 0
        for done in forecasting.play(runs, executor, afar=cluster is not None):
            progress(done - before)
            before = done


# The JSON document.


def _document(told: Forecast, books: Books) -> dict[str, object]:
    """Chances and money in dollars; ``errors`` has the same names and shapes."""
    return {
        "night": told.night,
        "until": told.until,
        "runs": told.runs,
        "managers": [_manager(one, error=False) for one in told.managers],
        "champion": list(_champions(told.titles, books, error=False)),
        "errors": {
            "managers": [_manager(one, error=True) for one in told.managers],
            "champion": list(_champions(told.titles, books, error=True)),
        },
    }


def _manager(one: ManagerForecast, *, error: bool) -> dict[str, object]:
    figures = one.money.errors_cents if error else one.money.cents
    named = dict(zip(QUANTILES, figures, strict=True))
    return {
        "name": one.name,
        "money": {f"p{round(100 * share)}": named[share] / 100 for share in SHOWN},
        "places": [_figure(chance, error) for chance in one.places],
    }


def _champions(titles: Sequence[TitleForecast], books: Books, *, error: bool) -> Iterator[dict[str, object]]:
    """Every possible champion, of all weight classes in turn; ``name`` is null for a vacant title and for newcomers."""
    for title in titles:
        named = {"weight_class": title.weight_class} if title.weight_class else {}
        for holder, chance in title.chances:
            page = books.fighters.get(holder or 0)
            who = {"name": page.name} if page else {"name": None, "vacant": holder is None}
            yield {**named, **who, "p": _figure(chance, error)}


def _figure(chance: Chance, error: bool) -> float:
    return round(chance.error if error else chance.share, DIGITS)


# The tables.


def _show(told: Forecast, books: Books) -> None:
    out(
        say(
            "{name}: nights {first} to {until} played {runs} times",
            name=books.name,
            first=told.night + 1,
            until=told.until,
            runs=f"{told.runs:,}",
        )
    )
    out()
    _show_managers(told.managers)
    for title in told.titles:
        out()
        heading = say("Champion in the end")
        if title.weight_class:
            heading = joined(" ", (heading, word(title.weight_class)))
        columns = (Column(say("Fighter")), Column(say("Chance"), right=True))
        out_table(columns, [(title_holder(books, holder), chance_text(chance)) for holder, chance in title.chances], heading)  # fmt: skip


def _show_managers(managers: Sequence[ManagerForecast]) -> None:
    places = [Column(f"{place}.", right=True) for place in range(1, len(managers) + 1)]
    sums = (say("Low (1 in 20)"), say("Middle"), say("High (1 in 20)"))
    columns = (Column(say("Manager")), *places, *(Column(head, right=True) for head in sums))
    rows = [(one.name, *map(chance_text, one.places), *_dollars(one.money)) for one in managers]
    out_table(columns, rows, say("Chance of each place, and money in the end"))


def _dollars(fan: Fan) -> tuple[str, ...]:
    """What 1 run in 20 stays below, half of them, and 19 of 20."""
    return tuple(money(round(fan.cents[QUANTILES.index(share)] / 100)) for share in SHOWN)


# A tournament.


def _named(books: Books, name: str) -> TournamentBook:
    """The tournament of a name, whatever its case; of several the one under way, else the latest."""
    found = [one for one in books.tournaments.values() if one.name.casefold() == name.strip().casefold()]
    if not found:
        raise UnknownNameError("tournament", name, [one.name for one in books.tournaments.values()])
    return max(found, key=lambda one: (one.bracket.winner is None, one.number))


def _boxed(forecasting: TournamentForecasting, bouts: int, cluster: str | None) -> TournamentForecast:
    """Let every pair box so often, on every processor or on a cluster."""
    work = [forecasting.work]
    workers = workers_for(work, bouts * forecasting.pairs) if cluster is None else joined_cluster(cluster)
    with workers as executor:
        with progress_bar(say("Boxing"), max(1, forecasting.pairs)) as progress:
            for _ in forecasting.fight(bouts, executor):
                progress(1)
        return forecasting.forecast(executor)


def _tournament_document(told: TournamentForecast, drawn: TournamentBook) -> dict[str, object]:
    """Chances to come through each round, or to end first or second, and to win; ``stands`` is it with what is decided."""

    def both(error: bool) -> dict[str, object]:
        stands = {"stands": _outlook(told.stands, told.form, error=error)} if told.stands else {}
        return {**stands, "seedings": [_outlook(one, told.form, error=error) for one in told.seedings]}

    head = {"name": drawn.name, "format": told.form.value, "bouts": told.bouts, "best": list(told.best)}
    return {**head, **both(error=False), "errors": both(error=True)}


def _outlook(one: Outlook, form: Format, *, error: bool) -> dict[str, object]:
    def places(entrant: EntrantChances) -> dict[str, object]:
        if form is not Format.KNOCKOUT:
            return {"first_two": _figure(entrant.rounds[0], error)}
        return {"rounds": [_figure(chance, error) for chance in entrant.rounds]}

    entrants = [
        {"name": entrant.name, "win": _figure(entrant.win, error), **places(entrant)}
        for entrant in one.entrants
    ]
    seeding = {} if one.seeding is None else {"seeding": one.seeding.value}
    return {**seeding, "entrants": entrants, "best_final": _figure(one.best_final, error)}


_SEEDINGS = {
    Seeding.GIVEN: later("As drawn"),
    Seeding.RANKING: later("By ranking"),
    Seeding.DICE: later("By dice"),
}


def _show_tournament(told: TournamentForecast, drawn: TournamentBook) -> None:
    text = say("{name}: each pair boxed {bouts} times", name=drawn.name, bouts=f"{told.bouts:,}")
    if told.form is Format.ONE_NIGHT:
        text = say("{name}: its night was boxed {nights} times", name=drawn.name, nights=f"{told.bouts:,}")
    out(text, "bold")
    out()
    assert told.stands is not None
    knockout = told.form is Format.KNOCKOUT
    heads = [say("First or second")]
    if knockout:
        heads = [say("Round {number}", number=number) for number in range(1, drawn.bracket.rounds)]
    rounds = (Column(head, right=True) for head in (*heads, say("Wins it")))
    columns = (Column(say("Fighter")), *rounds)
    rows = [(one.name, *map(chance_text, one.rounds)) for one in told.stands.entrants]
    head = say("Chance to come through each round, as it stands") if knockout else say("Chance as it stands")
    out_table(columns, rows, head)
    out()
    columns = (
        Column(say("Fighter")),
        *(Column(_SEEDINGS[study.seeding](), right=True) for study in told.seedings if study.seeding),
    )
    rows = [
        (one.name, *(chance_text(study.of(one.fighter).win) for study in told.seedings))
        for one in told.seedings[-1].entrants
    ]
    out_table(columns, rows, say("Chance to win from the first bell, by seeding"))
    finals = (chance_text(study.best_final) for study in told.seedings)
    first, second = told.best
    out()
    out_table(
        columns[1:],
        [tuple(finals)],
        say("Chance that {first} and {second} meet in the final", first=first, second=second)
        if knockout
        else say("Chance that {first} and {second} end first and second", first=first, second=second),
    )
