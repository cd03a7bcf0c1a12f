"""The charts of a fighter, made from the books."""

from __future__ import annotations

from collections.abc import Sequence

from ringside_manager.campaign.books import Books
from ringside_manager.charts.bouts import MethodsChart
from ringside_manager.charts.career import CareerBout, CareerChart, CareerNight, RatingRow, RatingsChart
from ringside_manager.charts.chart import Heading, Key
from ringside_manager.charts.money import EarningsChart
from ringside_manager.gui import words
from ringside_manager.gui.charts.entries import (
    About,
    ChartEntry,
    bout_text,
    methods_of,
    money_word,
    result_of,
)
from ringside_manager.language import later, tr
from ringside_manager.office.facts.careers import BoutFacts
from ringside_manager.office.facts.charting import (
    CareerFacts,
    StandingPoint,
    career_facts,
    endings,
    highest_ratings,
)


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
