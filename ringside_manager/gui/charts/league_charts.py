"""The charts of the whole league and of a manager, made from the books."""

from __future__ import annotations

from collections.abc import Sequence

from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.books import Books, BoutBook, Division
from ringside_manager.charts.bouts import MethodsChart
from ringside_manager.charts.chart import Heading, Key
from ringside_manager.charts.money import Balance, RaceChart, Racer
from ringside_manager.charts.seasons import ArenasChart, ArenaUse, HallSeason, SeasonsChart
from ringside_manager.charts.titles import BumpChart, Defence, ReignBar, ReignsChart
from ringside_manager.gui import words
from ringside_manager.gui.charts.entries import About, ChartEntry, methods_of, money_word
from ringside_manager.gui.corners import colours_in
from ringside_manager.language import later, tr
from ringside_manager.office.facts.charting import (
    ArenaSeason,
    MoneyFacts,
    SeasonUse,
    bouts_by_arena,
    defences,
    endings,
    money_facts,
    seasons_used,
    title_reigns,
)
from ringside_manager.office.facts.rankings import ReignFacts

PLACES = 10
"""Contenders shown in the picture of the ranking."""


def money_race_chart(books: Books) -> RaceChart:
    """The managers' money over the fight nights (C70)."""
    racers = tuple(_racer(books, facts) for facts in money_facts(books))
    heading = Heading(
        tr("The race for money"),
        tr("Money of every manager after each fight night"),
        tr("No fight night is over yet."),
        _told_race(books),
    )
    return RaceChart(heading, racers, None, money_word())


def manager_chart(books: Books, number: int) -> RaceChart:
    """One manager's money over the fight nights, the others' behind it."""
    name = books.managers[number].name
    heading = Heading(
        tr("The money of {name}").format(name=name),
        tr("After each fight night; the other managers in grey"),
        tr("No fight night is over yet."),
        _told_race(books),
    )
    racers = tuple(_racer(books, facts) for facts in money_facts(books))
    return RaceChart(heading, racers, Key("manager", number), money_word())


def _racer(books: Books, facts: MoneyFacts) -> Racer:
    manager, cents_by_night = facts
    name = books.managers[manager].name
    text = tr("{name}\n{money} after night {night}")

    def text_of(balance: Balance) -> str:
        money = words.money(round(100 * balance.dollars))
        return text.format(name=name, money=money, night=balance.night)

    before = (None, *cents_by_night)
    balances = tuple(
        Balance(night, cents / 100, cents != before[night]) for night, cents in enumerate(cents_by_night)
    )
    return Racer(Key("manager", manager), name, balances, colours_in(books)[manager].shades, text_of=text_of)


def _told_race(books: Books) -> str:
    line = tr("{name}: {money}")
    return "\n".join(
        line.format(name=manager.name, money=words.money(manager.balance_cents))
        for manager in books.standings()
    )


def bump_chart(books: Books, weight_class: str = "") -> BumpChart:
    """How the ten best contenders and the champion of a weight class changed places (C32)."""
    division = books.divisions.get(weight_class, Division(weight_class))
    names = tuple((Key("fighter", number), page.name) for number, page in books.fighters.items())
    heading = Heading(
        _of_class(tr("Who passed whom"), weight_class),
        tr("Champion (C) and the ten best contenders after each fight night"),
        tr("Nobody is ranked before the first champion is crowned."),
        _told_ranking(books, weight_class),
    )
    return BumpChart(heading, tuple(division.nights.values()), names, PLACES)


def _of_class(title: str, weight_class: str) -> str:
    """A title that names the weight class, where the league has several (C1)."""
    return (
        tr("{title}: {weight_class}").format(title=title, weight_class=weight_class)
        if weight_class
        else title
    )


def _told_ranking(books: Books, weight_class: str) -> str:
    division = books.divisions.get(weight_class)
    if division is None or not division.crowned:
        return tr("Nobody is ranked before the first champion is crowned.")
    line = tr("{place}. {name}")
    head = [books.fighters[number].name for number in division.champions]
    return "\n".join(
        [
            *(tr("Champion: {name}").format(name=name) for name in head),
            *(
                line.format(place=place, name=books.fighters[number].name)
                for place, number in enumerate(division.ranking[:PLACES], 1)
            ),
        ]
    )


def arenas_chart(books: Books) -> ArenasChart:
    """How often each arena was used, and what its bouts paid (C40-C45)."""
    fought = bouts_by_arena(books)
    heading = Heading(
        tr("The five arenas"),
        tr("Bouts fought in each, and what a bout paid both men together"),
        tr("No bout was fought yet."),
        "\n".join(
            tr("{arena}: {count}, {total} in all").format(
                arena=words.arena(arena),
                count=tr("%n bout", "%n bouts", len(bouts)),
                total=words.dollars(sum(sum(bout.purses_dollars) for bout in bouts)),
            )
            for arena, bouts in fought
        ),
    )
    return ArenasChart(heading, tuple(_arena(*facts) for facts in fought), money_word())


def _arena(arena: Arena, bouts: Sequence[BoutBook]) -> ArenaUse:
    paid = [sum(bout.purses_dollars) for bout in bouts]
    average = sum(paid) / len(paid) if paid else 0.0
    least, most = min(paid, default=0), max(paid, default=0)
    sentence = tr("{arena}: {count}\nA bout paid {least} to {most}, {average} on average").format(
        arena=words.arena(arena),
        count=tr("%n bout", "%n bouts", len(paid)),
        least=words.dollars(least),
        most=words.dollars(most),
        average=words.dollars(round(average)),
    )
    key = Key("bout", bouts[paid.index(most)].number) if paid else None
    titles = sum(bout.title for bout in bouts)
    return ArenaUse(words.arena(arena), len(paid), titles, least, average, most, sum(paid), sentence, key)


def seasons_chart(books: Books) -> SeasonsChart:
    """How often each arena was used in every season, and what its bouts paid (C40-C45)."""
    used = seasons_used(books)
    heading = Heading(
        tr("Arenas and purses by season"),
        tr("Bouts in each arena, and what they paid both men together"),
        tr("No bout was fought yet."),
        "\n".join(_told_season(season) for season in used),
    )
    return SeasonsChart(
        heading, tuple(tuple(_hall(season, hall) for hall in season.arenas) for season in used), money_word()
    )


def _hall(season: SeasonUse, hall: ArenaSeason) -> HallSeason:
    sentence = tr("{arena}, season {season}: {count}\n{total} in all, a bout {average} on average").format(
        arena=words.arena(hall.arena),
        season=season.season,
        count=tr("%n bout", "%n bouts", hall.bouts),
        total=words.dollars(hall.paid_dollars),
        average=words.dollars(hall.average_dollars),
    )
    return HallSeason(words.arena(hall.arena), hall.bouts, hall.title_bouts, hall.paid_dollars, sentence)


def _told_season(season: SeasonUse) -> str:
    return tr("Season {season}: {count}, {total}").format(
        season=season.season,
        count=tr("%n bout", "%n bouts", season.bouts),
        total=words.dollars(season.paid_dollars),
    )


def methods_chart(books: Books) -> MethodsChart:
    """How bouts ended, and in which round."""
    heading = Heading(
        tr("How bouts end"), tr("All bouts of the league so far"), tr("No bout was fought yet.")
    )
    return methods_of(endings(books), heading, tr("All bouts, by method"))


def reigns_chart(books: Books, weight_class: str = "") -> ReignsChart:
    """Who held the title of a weight class, and how long (C65)."""
    reigns = title_reigns(books, weight_class)
    heading = Heading(
        _of_class(tr("The line of champions"), weight_class),
        tr("Every reign over the fight nights; dots are defences of the title"),
        tr("There has been no champion yet."),
        "\n".join(_told_reign(books, reign) for reign in reigns),
    )
    bars = tuple(_reign(books, reign) for reign in reigns)
    return ReignsChart(heading, bars, books.closed, _reign_notes(reigns, books.closed))


def _reign_notes(reigns: Sequence[ReignFacts], now: int) -> tuple[tuple[Key, str], ...]:
    """How many nights each was champion, all his reigns together."""
    nights: dict[int, int] = {}
    for reign in reigns:
        last = now if reign.until_night is None else reign.until_night
        nights[reign.champion.number] = nights.get(reign.champion.number, 0) + last - reign.from_night
    return tuple((Key("fighter", man), tr("%n night", "%n nights", count)) for man, count in nights.items())


def _reign(books: Books, facts: ReignFacts) -> ReignBar:
    return ReignBar(
        fighter=Key("fighter", facts.champion.number),
        name=facts.champion.name,
        since=facts.from_night,
        until=facts.until_night,
        defences=tuple(_defence(books, facts, bout) for bout in defences(books, facts)),
        told=_told_reign(books, facts),
        won=None if facts.won_bout is None else Key("bout", facts.won_bout),
    )


def _defence(books: Books, reign: ReignFacts, bout: BoutBook) -> Defence:
    champion = reign.champion.number
    text = (
        tr("{name} beat {opponent}\nTitle defended on night {night}")
        if bout.winner == champion
        else tr("{name} drew with {opponent}\nTitle kept on night {night}")
    )
    sentence = text.format(
        name=reign.champion.name, opponent=books.fighters[bout.opponent_of(champion)].name, night=bout.night
    )
    return Defence(Key("bout", bout.number), bout.night, sentence)


def _told_reign(books: Books, facts: ReignFacts) -> str:
    name, count = facts.champion.name, len(defences(books, facts))
    defended = tr("%n defence", "%n defences", count)
    if facts.until_night is None:
        text = tr("{name}: champion since night {first}, {defences}")
    else:
        text = tr("{name}: champion from night {first} to night {last}, {defences}")
    return text.format(name=name, first=facts.from_night, last=facts.until_night, defences=defended)


LEAGUE_CHARTS = (
    ChartEntry("money", later("Race for money"), About.LEAGUE, lambda b, _: money_race_chart(b), "C70"),
    ChartEntry("ranking", later("Ranking over time"), About.DIVISION, lambda b, c: bump_chart(b, c.weight_class), "C32"),
    ChartEntry("titles", later("Title reigns"), About.DIVISION, lambda b, c: reigns_chart(b, c.weight_class), "C65"),
    ChartEntry("arenas", later("Arenas and purses"), About.LEAGUE, lambda b, _: arenas_chart(b), "C40"),
    ChartEntry("seasons", later("Arenas by season"), About.LEAGUE, lambda b, _: seasons_chart(b), "C40"),
    ChartEntry("methods", later("How bouts end"), About.LEAGUE, lambda b, _: methods_chart(b), "C29"),
)  # fmt: skip
"""The charts of the league, in the order of the list."""


MANAGER_CHARTS = (
    ChartEntry("manager", later("Money of a manager"), About.MANAGER, lambda b, c: manager_chart(b, c.number), "C70"),
)  # fmt: skip
"""The charts of a manager."""
