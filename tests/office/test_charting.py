"""The facts behind the charts, against the books night by night and small leagues worked out by hand."""

from __future__ import annotations

from functools import cache

from ringside_manager.bout.outcome import Method
from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.books import Books, LeagueOptions, ReignEnd
from ringside_manager.league.business import night_of, post_entry
from ringside_manager.league.business.careers import FighterRetired
from ringside_manager.league.business.nights import NightClosed
from ringside_manager.league.deeds import Entry
from ringside_manager.office.docket import Docket, NightOrder
from ringside_manager.office.facts.charting import (
    bouts_by_arena,
    career_facts,
    defences,
    endings,
    highest_ratings,
    money_facts,
    standings_of,
    title_reigns,
)
from ringside_manager.office.night import hold_night
from tests.league.scribe import draw
from tests.office.clubs import FOUR, founding
from tests.office.seasons import Season
from tests.office.table import Table

NIGHTS = 40
After = dict[int, tuple[int, int | None]]


class Watched(Season):
    """A season that remembers how everybody stood whenever a night had been closed."""

    def __init__(self, *args: object) -> None:
        self.standings: dict[int, After] = {}
        self.rankings: dict[int, tuple[int | None, tuple[int, ...]]] = {}
        self.money: dict[int, dict[int, int]] = {}
        super().__init__(*args)

    def add(self, deed, record=None):
        self.deeds.append(deed)
        number = len(self.deeds)
        post_entry(self.books, Entry(number, number, night_of(self.books, deed), "program", deed))
        self.money[self.books.night] = {m.number: m.balance_cents for m in self.books.managers.values()}
        if isinstance(deed, NightClosed):
            self._remember(self.books)
        return number

    def _remember(self, books: Books) -> None:
        night, (division,) = books.closed, books.divisions.values()
        self.standings[night] = {f.number: (f.pop_half, f.rank) for f in books.fighters.values()}
        self.rankings[night] = (division.champion, tuple(division.ranking))


@cache
def watched() -> Watched:
    played = Watched(founding(FOUR, 3, "draft", options={"corners": "plain"}))
    for night in range(NIGHTS):
        hold_night(Docket(played.books, played), NightOrder(night))
    return played


def test_standings_are_what_the_books_said_after_every_night():
    season = watched()
    for fighter in season.books.fighters.values():
        for point in standings_of(season.books, fighter.number):
            if point.night:
                wanted = season.standings[point.night][fighter.number]
                assert (point.pop_half, point.rank) == wanted, (fighter.name, point.night)


def test_a_standing_is_told_for_every_night_from_entry_on():
    season = watched()
    for fighter in season.books.fighters.values():
        last = NIGHTS if fighter.retired_night is None else fighter.retired_night
        nights = [point.night for point in standings_of(season.books, fighter.number)]
        assert nights == list(range(fighter.entered_night, last + 1))


def test_rankings_are_what_the_books_said_after_every_night():
    season = watched()
    points = list(season.books.divisions[""].nights.values())
    crowned = next(night for night, (champion, _) in season.rankings.items() if champion)
    assert [point.night for point in points] == list(range(crowned, NIGHTS + 1))
    for point in points:
        assert (point.champion, point.ranking) == season.rankings[point.night]


def test_money_is_what_the_books_said_until_the_next_night():
    season = watched()
    facts = money_facts(season.books)
    assert [manager for manager, _ in facts] == [m.number for m in season.books.standings()]
    for manager, balances in facts:
        assert len(balances) == NIGHTS + 1
        for night in range(1, NIGHTS + 1):
            assert balances[night] == season.money[night][manager]


def test_money_that_moved_since_the_last_night_counts_as_of_it():
    from ringside_manager.campaign.orders import AnswerDeal, ProposeDeal

    table = Table()
    table.win("A1", "B1")
    deal = table.order("Ann", ProposeDeal(table.number("A1"), table.manager("Bob"), 500))
    table.order("Bob", AnswerDeal(deal, accept=True))
    ann = dict(money_facts(table.books))[table.manager("Ann")]
    assert ann[-1] == table.books.managers[table.manager("Ann")].balance_cents


def test_a_career_tells_every_bout_and_where_it_led():
    table = Table()
    table.crown("A1", "B1")
    table.pass_nights(3)
    table.bout(5, table.number("B2"), table.number("A1"), draw(), Arena.HIGH)
    table.close(5)
    facts = career_facts(table.books, table.number("A1"))
    found = [(b.night, b.won, b.method, b.title) for b in facts.bouts]
    assert found == [(1, True, Method.KO, True), (5, None, Method.DRAW, False)]
    assert [(p.pop_half, p.rank) for p in map(facts.after, facts.bouts)] == [(24, 0), (24, 0)]
    assert [b.opponent.number for b in facts.bouts] == [table.number("B1"), table.number("B2")]
    assert facts.bouts[0].purse_dollars == 7000
    assert facts.bouts[0].share_cents == 140_000
    assert [(p.night, p.pop_half, p.rank) for p in facts.standings][:2] == [(0, 0, None), (1, 24, 0)]


def test_who_has_not_fought_has_a_career_without_bouts():
    table = Table()
    table.pass_nights(2)
    facts = career_facts(table.books, table.number("A1"))
    assert facts.bouts == ()
    found = [(p.night, p.pop_half, p.rank) for p in facts.standings]
    assert found == [(0, 0, None), (1, 0, None), (2, 0, None)]


def test_a_bout_of_a_night_not_closed_yet_shows_the_books_of_now():
    table = Table()
    table.bout(1, table.number("A1"), table.number("B1"), draw())
    facts = career_facts(table.books, table.number("A1"))
    (bout,) = facts.bouts
    after = facts.after(bout)
    assert (bout.night, after.pop_half, after.rank) == (1, 0, None)


def test_a_career_ends_when_he_retires():
    table = Table()
    table.crown("A1", "B1")
    table.pass_nights(2)
    table.write(FighterRetired(table.number("A1")))
    table.pass_nights(3)
    standings = standings_of(table.books, table.number("A1"))
    assert [point.night for point in standings] == [0, 1, 2, 3]
    contenders = [point.ranking for point in table.books.divisions[""].nights.values()]
    assert all(table.number("A1") not in ranking for ranking in contenders)


def test_the_highest_rating_is_that_of_the_men_of_the_league():
    table = Table()
    for _ in range(2):
        table.win("A1", "B1")
        table.pass_nights(3)
    highest = highest_ratings(table.books)
    assert highest["endurance"] == table.books.fighters[table.number("A1")].abilities.endurance == 16
    table.write(FighterRetired(table.number("A1")))
    assert highest_ratings(table.books)["endurance"] == 15
    assert (next(iter(highest)), len(highest)) == ("agility", 9)


def test_arenas_are_told_from_the_best_used_or_not():
    table = Table()
    table.crown("A1", "B1")
    table.pass_nights(3)
    table.bout(5, table.number("A2"), table.number("B2"), draw(), Arena.PITS, rounds=7)
    arenas = bouts_by_arena(table.books)
    assert [arena for arena, _ in arenas] == list(Arena)
    (_, best), *rest, (_, pits) = arenas
    assert [(bout.title, sum(bout.purses_dollars)) for bout in best] == [(True, 10_000)]
    assert [sum(bout.purses_dollars) for bout in pits] == [100]
    assert all(bouts == () for _, bouts in rest)


def test_methods_are_counted_with_their_rounds():
    table = Table()
    table.win("A1", "B1")
    table.pass_nights(3)
    table.win("A1", "B1", Method.TKO)
    table.pass_nights(3)
    table.win("B1", "A1")
    assert endings(table.books) == {(Method.KO, 3): 2, (Method.TKO, 3): 1}
    assert endings(table.books, winner=table.number("A1")) == {(Method.KO, 3): 1, (Method.TKO, 3): 1}


def test_reigns_tell_how_they_began_and_ended_and_their_defences():
    table = Table()
    crowning = table.crown("A1", "B1")
    table.pass_nights(3)
    kept = table.bout(5, table.number("A1"), table.number("B1"), draw(), Arena.BEST, title=True)
    table.close(5)
    table.pass_nights(3)
    lost = table.bout(9, table.number("B1"), table.number("A1"), result_red(), Arena.BEST, title=True)
    table.close(9)
    first, second = title_reigns(table.books, "")
    assert (first.champion.number, first.from_night, first.until_night, first.end) == (
        table.number("A1"), 1, 9, ReignEnd.BEATEN,
    )  # fmt: skip
    assert (first.won_bout, first.lost_bout) == (crowning, lost)
    assert [(bout.number, bout.night, bout.winner) for bout in defences(table.books, first)] == [
        (kept, 5, None)
    ]
    assert (second.champion.number, second.until_night, second.end) == (table.number("B1"), None, None)
    assert defences(table.books, second) == ()
    assert title_reigns(table.books, "fly") == ()


def result_red():
    from tests.league.scribe import result

    return result()


def test_weight_classes_are_kept_apart():
    table = Table(stable=0, options=LeagueOptions(weight_classes=("light", "heavy"), corners="plain"))
    for name, weight in (("L1", "light"), ("L2", "light"), ("H1", "heavy"), ("H2", "heavy")):
        table.sign(name, table.manager("Ann"), weight_class=weight)
    table.win("L1", "L2")
    table.pass_nights(1)
    assert table.books.divisions["light"].nights == {}
    assert standings_of(table.books, table.number("H1"))[-1].pop_half == 0


def test_an_empty_league_has_nothing_to_tell():
    table = Table((), stable=0)
    assert all(bouts == () for _, bouts in bouts_by_arena(table.books))
    assert (endings(table.books), money_facts(table.books)) == ({}, ())
