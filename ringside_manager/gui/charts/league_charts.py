"""The charts of a league, its managers and its fighters, made from the books."""

from __future__ import annotations

from collections.abc import Sequence

from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.books import Books, BoutBook, Division
from ringside_manager.charts import Heading, Key
from ringside_manager.charts.bouts import MethodsChart
from ringside_manager.charts.career import CareerBout, CareerChart, CareerNight, RatingRow, RatingsChart
from ringside_manager.charts.money import Balance, EarningsChart, RaceChart, Racer
from ringside_manager.charts.seasons import ArenasChart, ArenaUse, HallSeason, SeasonsChart
from ringside_manager.charts.titles import BumpChart, Defence, ReignBar, ReignsChart
from ringside_manager.gui import words
from ringside_manager.gui.charts import (
    About,
    ChartEntry,
    bout_text,
    methods_of,
    money_word,
    result_of,
)
from ringside_manager.gui.seats import colours_in
from ringside_manager.language import later, tr
from ringside_manager.office.facts.careers import BoutFacts
from ringside_manager.office.facts.charting import (
    ArenaSeason,
    CareerFacts,
    MoneyFacts,
    SeasonUse,
    StandingPoint,
    bouts_by_arena,
    career_facts,
    defences,
    endings,
    highest_ratings,
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


# Of a fighter


def career_chart(books: Books, number: int) -> CareerChart:
    """A fighter's popularity, rank and every bout over the fight nights."""
    page, facts = books.fighters[number], career_facts(books, number)
    name = page.name
    heading = Heading(
        tr("The career of {name}").format(name=name),
        tr("Popularity and rank after every fight night, and every bout"),
        tr("{name} has not fought yet.").format(name=name),
        _career_summary(books, number, facts),
    )
    nights = tuple(CareerNight(point.night, point.pop_half / 2, point.rank) for point in facts.standings)
    return CareerChart(
        heading,
        nights,
        tuple(_career_bout(bout, facts.after(bout)) for bout in facts.bouts),
        pop_now=tr("{pop} POP").format(pop=words.pop(page.pop_half)),
        rank_now=words.standing(page),
    )


def _career_bout(bout: BoutFacts, after: StandingPoint) -> CareerBout:
    return CareerBout(
        key=Key("bout", bout.bout),
        night=bout.night,
        opponent=bout.opponent.name,
        result=result_of(bout),
        method=words.method(bout.method),
        stopped=bout.method.is_stoppage,
        round=bout.round,
        title=bout.title,
        pop=after.pop_half / 2,
        rank=after.rank,
        purse=bout.purse_dollars,
        share=bout.share_cents / 100,
        told=bout_text(bout, after.pop_half),
    )


def _career_summary(books: Books, number: int, facts: CareerFacts) -> str:
    page = books.fighters[number]
    if not facts.bouts:
        return tr("{name} has not fought yet.").format(name=page.name)
    best = max(point.pop_half for point in facts.standings)
    return tr(
        "{name} has won {wins}, lost {losses} and drawn {draws}. Popularity is {pop} now and was {best} at its highest. "
        "Standing: {standing}."
    ).format(
        name=page.name,
        wins=page.tally.wins,
        losses=page.tally.losses,
        draws=page.tally.draws,
        pop=words.pop(page.pop_half),
        best=words.pop(best),
        standing=words.standing(page),
    )


def earnings_chart(books: Books, number: int) -> EarningsChart:
    """What a fighter earned over the fight nights, and his managers' shares of it."""
    page, facts = books.fighters[number], career_facts(books, number)
    shares = sum(bout.share_cents for bout in facts.bouts)
    heading = Heading(
        tr("What {name} earned").format(name=page.name),
        tr("Purses added up over the fight nights, and what of them went to his managers"),
        tr("{name} has not been paid yet.").format(name=page.name),
        tr("{name} has earned {purses}; {shares} of it went to his managers.").format(
            name=page.name, purses=words.dollars(page.earnings_dollars), shares=words.money(shares)
        ),
    )
    bouts = tuple(_career_bout(bout, facts.after(bout)) for bout in facts.bouts)
    return EarningsChart(heading, bouts, books.closed, money_word())


def ratings_chart(books: Books, number: int, other: int | None = None) -> RatingsChart:
    """A fighter's ratings now and at entry, or the tale of the tape of two (``number`` red, ``other`` blue)."""
    numbers = (number,) if other is None else (number, other)
    names = [books.fighters[man].name for man in numbers]
    pages, highest = [books.fighters[man] for man in numbers], highest_ratings(books)
    rows = []
    for name, best in highest.items():
        now = tuple(getattr(page.abilities, name) for page in pages)
        entry = tuple(getattr(page.fighter.abilities, name) for page in pages)
        rows.append(RatingRow(words.rating(name), max(best, *now, *entry), now, entry))
    title = tr("The ratings of {name}") if other is None else tr("The tale of the tape: {name} and {other}")
    heading = Heading(
        title.format(name=names[0], other=names[-1]),
        tr("The nine ratings, now and at entry"),
        tr("There is nobody to show."),
        _told_ratings(rows, names),
    )
    men = tuple((Key("fighter", man), name) for man, name in zip(numbers, names, strict=True))
    return RatingsChart(heading, men, tuple(rows))


def _told_ratings(rows: Sequence[RatingRow], names: list[str]) -> str:
    """Every rating in words, for whoever cannot see the bars."""
    if len(names) == 1:
        return "\n".join(tr("{rating}: {now}").format(rating=row.name, now=row.now[0]) for row in rows)
    line = tr("{rating}: {red} has {first}, {blue} has {second}")
    return "\n".join(
        line.format(rating=row.name, red=names[0], first=row.now[0], blue=names[1], second=row.now[1])
        for row in rows
    )


def fighter_methods_chart(books: Books, number: int) -> MethodsChart:
    """How a fighter won, and in which rounds."""
    name = books.fighters[number].name
    heading = Heading(
        tr("How {name} won").format(name=name),
        tr("Bouts won, by method and round"),
        tr("{name} has not won yet.").format(name=name),
    )
    return methods_of(endings(books, winner=number), heading, tr("All bouts won, by method"))


FIGHTER_CHARTS = (
    ChartEntry("career", later("Career"), About.FIGHTER, lambda b, c: career_chart(b, c.number), "C28"),
    ChartEntry("earnings", later("Earnings"), About.FIGHTER, lambda b, c: earnings_chart(b, c.number), "C23"),
    ChartEntry("ratings", later("Ratings"), About.PAIR, lambda b, c: ratings_chart(b, c.number, c.other), "C14"),
    ChartEntry("wins", later("How he won"), About.FIGHTER, lambda b, c: fighter_methods_chart(b, c.number), "C29"),
)  # fmt: skip
"""The charts of a fighter, in the order of the list."""

CHARTS: tuple[ChartEntry, ...] = (*LEAGUE_CHARTS, *FIGHTER_CHARTS, *MANAGER_CHARTS)
"""Every chart in the order of the list."""


def chart_entry(key: str) -> ChartEntry:
    """The chart of that key, the first one if there is none."""
    return next((entry for entry in CHARTS if entry.key == key), CHARTS[0])
