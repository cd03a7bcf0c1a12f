"""The charts made from a real league tell what its books say."""

from __future__ import annotations

from ringside_manager.charts import Key
from ringside_manager.gui.charts import About, Choice, group_of
from ringside_manager.gui.charts.league_charts import (
    CHARTS,
    arenas_chart,
    bump_chart,
    career_chart,
    chart_entry,
    earnings_chart,
    fighter_methods_chart,
    manager_chart,
    methods_chart,
    money_race_chart,
    ratings_chart,
    reigns_chart,
    seasons_chart,
)
from ringside_manager.gui.session import Session
from ringside_manager.office.facts.charting import fought_bouts
from tests.slow import each


def busiest(session: Session):
    return max(session.books.fighters.values(), key=lambda fighter: len(fighter.bouts))


def test_a_career_has_every_bout_and_ends_where_he_stands(session: Session):
    for fighter in session.books.fighters.values():
        chart = career_chart(session.books, fighter.number)
        assert [bout.key for bout in chart.bouts] == [Key("bout", number) for number in fighter.bouts]
        assert fighter.name in chart.title
        if fighter.bouts:
            assert chart.nights[-1].pop == fighter.pop_half / 2
            assert chart.nights[-1].rank == fighter.rank
            assert len(chart.data().rows) == len(fighter.bouts)


def test_a_bout_is_told_with_opponent_method_night_and_purse(session: Session):
    fighter = busiest(session)
    for shown, number in zip(career_chart(session.books, fighter.number).bouts, fighter.bouts, strict=True):
        bout = session.books.bouts[number]
        corner = bout.corner_of(fighter.number)
        opponent = session.books.fighters[bout.fighters[corner.opponent.index]]
        assert opponent.name in shown.told.splitlines()[0]
        assert f"Night {bout.night}" in shown.told
        assert f"round {bout.outcome.round}" in shown.told
        assert f"{bout.purses_dollars[corner.index]:,}" in shown.told.replace("\u202f", ",")
        assert shown.told.endswith("For the title") is bout.title


def test_earnings_end_at_what_the_books_say(session: Session):
    for fighter in session.books.fighters.values():
        chart = earnings_chart(session.books, fighter.number)
        assert chart.is_empty is not fighter.bouts
        if fighter.bouts:
            assert chart.sums()[0][-1] == fighter.earnings_dollars


def test_ratings_are_those_of_today_and_of_entry(session: Session):
    one, two = list(session.books.fighters.values())[:2]
    chart = ratings_chart(session.books, one.number, two.number)
    assert [row.now for row in chart.ratings] == list(
        zip(one.abilities.as_dict().values(), two.abilities.as_dict().values(), strict=True)
    )
    assert [row.entry[0] for row in chart.ratings] == list(one.fighter.abilities.as_dict().values())
    assert [key.number for key, _ in chart.men] == [one.number, two.number]
    assert all(row.best >= max(row.now) for row in chart.ratings)
    assert one.name in chart.heading.summary
    assert len(ratings_chart(session.books, one.number).men) == 1


def test_money_ends_where_the_standings_do(session: Session):
    race = money_race_chart(session.books)
    assert [(r.name, round(r.balances[-1].dollars * 100)) for r in race.racers] == [
        (m.name, m.balance_cents) for m in session.books.standings()
    ]
    ann = next(m for m in session.books.managers.values() if m.name == "Ann")
    mine = manager_chart(session.books, ann.number)
    assert mine.about == Key("manager", ann.number)
    assert mine.racers == race.racers
    assert "Ann" in mine.title


def test_ranks_end_with_the_ranking_of_today(session: Session):
    (division,) = session.books.divisions.values()
    last = bump_chart(session.books).nights[-1]
    assert (last.champion, list(last.ranking)) == (division.champion, division.ranking)
    assert session.books.fighters[division.champion].name in bump_chart(session.books).heading.summary


def test_arenas_and_methods_count_every_bout(session: Session):
    fought = len(fought_bouts(session.books))
    assert fought > 20
    assert sum(arena.bouts for arena in arenas_chart(session.books).arenas) == fought
    seasons = seasons_chart(session.books).seasons
    assert sum(hall.bouts for halls in seasons for hall in halls) == fought
    paid = [sum(bout.purses_dollars) for bout in session.books.bouts.values() if bout.outcome is not None]
    assert sum(hall.paid for halls in seasons for hall in halls) == sum(paid)
    assert sum(method.bouts for method in methods_chart(session.books).methods) == fought


def test_a_fighters_wins_are_counted_by_method(session: Session):
    fighter = max(session.books.fighters.values(), key=lambda one: one.tally.wins)
    chart = fighter_methods_chart(session.books, fighter.number)
    counts = {method.name: method.bouts for method in chart.methods}
    assert counts.get("Knockout", 0) == fighter.tally.wins_ko
    assert sum(counts.values()) == fighter.tally.wins


def test_reigns_are_those_of_the_division(session: Session):
    (division,) = session.books.divisions.values()
    chart = reigns_chart(session.books)
    assert [(bar.fighter.number, bar.since, bar.until) for bar in chart.reigns] == [
        (reign.fighter, reign.from_night, reign.until_night) for reign in division.reigns
    ]
    told = dict(chart.notes)
    for bar in chart.reigns:
        his = [
            (one.since, session.books.closed if one.until is None else one.until)
            for one in chart.reigns
            if one.fighter == bar.fighter
        ]
        assert told[bar.fighter].startswith(f"{sum(until - since for since, until in his)} night")
    assert [len(bar.defences) for bar in chart.reigns] == [reign.defences for reign in division.reigns]


@each("entry", CHARTS)
def test_every_chart_can_be_made_of_a_league_that_was_only_founded(entry, new_session: Session):
    books = new_session.books
    people = books.managers if entry.about is About.MANAGER else books.fighters
    chart = entry.make(books, Choice(next(iter(people))))
    assert chart.title
    assert chart.is_empty is (entry.key != "ratings")
    assert chart.heading.empty
    assert chart.summary


def test_a_chart_nobody_knows_is_the_first_one():
    assert chart_entry("nonsense") is CHARTS[0]
    assert len({entry.key for entry in CHARTS}) == len(CHARTS)
    assert next(group_of(entry.about) for entry in CHARTS) == "The league"


def test_money_is_marked_where_it_moved(session: Session):
    for racer in money_race_chart(session.books).racers:
        before = [None, *(balance.dollars for balance in racer.balances)]
        for balance in racer.balances:
            assert balance.moved is (balance.dollars != before[balance.night])
