"""Charts of a league made from its books, for pages and for print."""

from __future__ import annotations

from ringside_manager.campaign.books import Books
from ringside_manager.charts.chart import Heading, Key
from ringside_manager.charts.money import Balance, RaceChart, Racer
from ringside_manager.charts.seasons import HallSeason, SeasonsChart
from ringside_manager.charts.titles import Defence, ReignBar, ReignsChart
from ringside_manager.language import say, tr, translated, word
from ringside_manager.office.facts.charting import defences, seasons_used
from ringside_manager.office.facts.history import EveningLine
from ringside_manager.office.facts.managers import colour_keys
from ringside_manager.office.facts.named import money
from ringside_manager.office.facts.rankings import Lineage, ReignFacts
from ringside_manager.palette import CORNER_SHADES


def race_chart(books: Books, lines: tuple[EveningLine, ...], first: int) -> RaceChart:
    """The money of every manager from after the night ``first``, each in his colour (C70)."""
    shades = {each.key: (each.on_light, each.on_dark) for each in CORNER_SHADES}
    keys = colour_keys(books)
    racers = tuple(
        Racer(
            Key("manager", line.manager.number),
            line.manager.name,
            tuple(
                Balance(first + at, cents / 100, at > 0 and cents != line.cents[at - 1])
                for at, cents in enumerate(line.cents)
            ),
            shades[keys[line.manager.number]],
        )
        for line in lines
    )
    told = "; ".join(f"{line.manager.name}: {money(line.cents[-1])}" for line in lines)
    return RaceChart(
        Heading(tr("The race for money"), tr("Money of every manager after each fight night"), "", told),
        racers,
        None,
        _money,
    )


def reigns_chart(books: Books, lineage: Lineage) -> ReignsChart:
    """Who held a title, and how long (C65)."""
    heading = Heading(
        tr("The line of champions"),
        tr("Every reign over the fight nights; dots are defences of the title"),
        tr("There has been no champion yet."),
        "; ".join(reign.champion.name for reign in lineage.reigns),
    )
    bars = tuple(_bar(books, reign) for reign in lineage.reigns)
    return ReignsChart(heading, bars, books.closed, ())


def _bar(books: Books, reign: ReignFacts) -> ReignBar:
    held = tuple(Defence(Key("bout", bout.number), bout.night, "") for bout in defences(books, reign))
    won = None if reign.won_bout is None else Key("bout", reign.won_bout)
    champion = Key("fighter", reign.champion.number)
    return ReignBar(champion, reign.champion.name, reign.from_night, reign.until_night, held, "", won)


def seasons_chart(books: Books) -> SeasonsChart:
    """How often each arena was used in every season, and what its bouts paid (C40-C45)."""
    used = seasons_used(books)
    told = (
        say("Season {season}: {bouts} bouts, {money}", season=one.season, bouts=one.bouts, money=money(100 * one.paid_dollars))
        for one in used
    )  # fmt: skip
    heading = Heading(
        tr("Arenas and purses by season"),
        tr("Bouts in each arena, and what they paid both men together"),
        tr("No bout was fought yet."),
        "; ".join(map(translated, told)),
    )
    rows = tuple(
        tuple(
            HallSeason(
                translated(word(hall.arena.title)), hall.bouts, hall.title_bouts, hall.paid_dollars, ""
            )
            for hall in one.arenas
        )
        for one in used
    )
    return SeasonsChart(heading, rows, _money)


def _money(dollars: float) -> str:
    return money(100 * round(dollars))
