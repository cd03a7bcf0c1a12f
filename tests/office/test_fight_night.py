"""The poster of a night and its report."""

from __future__ import annotations

from ringside_manager.almanac.bouts import card
from ringside_manager.bout.corner import BLUE
from ringside_manager.bout.outcome import Method
from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.books import NewsKind
from ringside_manager.campaign.careers import tally_before
from ringside_manager.campaign.orders import CancelBout, OfferBout, OrderCard, OverrideRanking, RetireFighter
from ringside_manager.league.business.bouts import BoutFought
from ringside_manager.league.business.nights import CardOrdered
from ringside_manager.league.business.offers import BoutMade
from ringside_manager.office.facts.charting import standings_of
from ringside_manager.office.facts.nights import held_nights, night_report, night_results, poster
from tests.league.scribe import DICE, draw, result
from tests.office.seasons import season
from tests.office.table import Table, everybody
from tests.slow import each


def crowned() -> Table:
    """A1 is champion since night 1."""
    table = Table(stable=4)
    table.crown("A1", "B1")
    table.pass_nights(3)
    return table


def test_a_poster_lists_the_bouts_as_they_will_be_fought() -> None:
    table = crowned()
    for red, blue, arena in (("A2", "A3", Arena.PITS), ("A1", "A4", Arena.LOW)):
        table.order("Ann", OfferBout(6, table.number(red), table.number(blue), arena))
    bill = poster(table.books, 6)
    assert (bill.night, bill.open) == (6, True)
    assert [(bout.arena, bout.red.name, bout.blue.name) for bout in bill.bouts] == [
        (Arena.LOW, "A1", "A4"), (Arena.PITS, "A2", "A3"),
    ]  # fmt: skip
    first = bill.bouts[0]
    # 300 and 100 at Low Class, 10 for each POP of 12 and 0 together.
    assert (first.win_dollars, first.lose_dollars) == ((420, 420), (220, 220))
    assert (first.red.rank, first.red.pop_half, first.red.tally.wins, first.title) == (0, 24, 1, None)
    assert bill.main_event is first


def test_a_title_bout_is_the_main_event_and_says_what_is_at_stake() -> None:
    table = crowned()
    table.pass_nights(5)
    number = table.bout(10, table.number("A1"), table.number("B1"), result(), Arena.BEST, title=True)
    for bill in (poster(table.books, 10), (table.close(10), poster(table.books, 10))[1]):
        main = bill.main_event
        assert main is not None
        assert (main.bout, main.title, main.vacant, main.rounds) == (number, "", False, 12)
        # 35,000 and 15,000, and 1,000 for each own POP: A1 had 12, B1 -1½ and 5 for rank 1.
        assert (main.win_dollars, main.lose_dollars) == ((47_000, 38_500), (27_000, 18_500))


def test_the_poster_of_a_night_gone_by_is_as_it_was_then() -> None:
    table = crowned()
    before = poster(table.books, 1)
    table.pass_nights(5)
    table.bout(10, table.number("A1"), table.number("B1"), result(winner=BLUE), Arena.BEST, title=True)
    table.close(10)
    assert poster(table.books, 1) == before
    (bout,) = before.bouts
    assert (bout.red.tally.bouts, bout.red.rank, bout.red.pop_half) == (0, None, 0)
    assert (bout.tournament, bout.final, bout.vacant) == ("Title", True, True)
    later = poster(table.books, 10).bouts[0]
    assert (later.red.rank, later.red.tally.wins, later.blue.tally.losses) == (0, 1, 1)


def test_tournament_bouts_are_billed_before_they_are_made() -> None:
    table = Table()
    names = ("A1", "A2", "B1", "B2")
    table.order("promoter", everybody(night=1, entrants=tuple(map(table.number, names))))
    bill = poster(table.books, 1)
    assert [(bout.bout, bout.tournament, bout.tournament_round, bout.final) for bout in bill.bouts] == [
        (0, "Cup", 1, False), (0, "Cup", 1, False),
    ]  # fmt: skip
    due = {bout.key for bout in bill.bouts}
    assert poster(table.books, 2).bouts == ()
    table.hold()
    assert {bout.key for bout in poster(table.books, 1).bouts} == due
    assert poster(table.books, 2).bouts == ()


def test_a_poster_tells_nothing_of_results() -> None:
    table = Table()
    table.win("A1", "B1")
    text = str(poster(table.books, 1))
    for said in ("winner", "KO", "outcome", "method"):
        assert said not in text


def test_what_was_called_off_is_said_with_its_reason() -> None:
    table = Table(promoter="Pat")
    table.order("Ann", OfferBout(2, table.number("A1"), table.number("A2"), Arena.PITS))
    table.order("Pat", CancelBout(max(table.books.bouts), "a cold"))
    assert poster(table.books, 2).off == (("A1", "A2", "a cold"),)
    assert poster(table.books, 2).main_event is None


def test_ranks_of_nights_gone_by_are_those_that_were_drawn_up() -> None:
    books = season(nights=30)
    assert books.ranks_after(0) == {}
    for nights in (16, 22, 29):
        earlier = season(nights=nights)
        drawn = {number: page.rank for number, page in earlier.fighters.items() if page.rank is not None}
        assert drawn
        assert books.ranks_after(nights) == drawn


@each("boxes_on", [None, 3, 4])
def test_a_rank_the_promoter_gave_counts_as_long_as_it_held(boxes_on: int | None) -> None:
    table = Table(stable=4, promoter="Pat")
    table.crown("A1", "B1")
    for winner, loser in (("A2", "B2"), ("A3", "B3")):
        table.win(winner, loser)
    last = table.number("B3")
    table.order("Pat", OverrideRanking(last, 1, "he was robbed"))
    drawn = {}
    for night in (4, 5, 6):
        if night - 1 == boxes_on:
            table.bout(night, last, table.number("B4"), draw(), rounds=7)
        table.close(night)
        drawn[night] = {n: p.rank for n, p in table.books.fighters.items() if p.rank is not None}
    assert drawn[4][last] == 1
    assert (drawn[6][last] == 1) is (boxes_on in (None, 3))
    table.close(7)
    for night, ranks in drawn.items():
        assert table.books.ranks_after(night) == ranks
    told = {point.night: point for point in standings_of(table.books, last)}
    assert {night: told[night].rank for night in drawn} == {night: drawn[night].get(last) for night in drawn}
    contenders = {night: point.ranking for night, point in table.books.divisions[""].nights.items()}
    for night, ranks in drawn.items():
        assert list(contenders[night]) == sorted((n for n in ranks if ranks[n]), key=lambda n: ranks[n])


def test_a_card_is_billed_in_the_order_the_promoter_gave_it() -> None:
    table = Table(stable=4, promoter="Pat")
    for red, blue in (("A1", "A2"), ("A3", "A4")):
        table.order("Ann", OfferBout(2, table.number(red), table.number(blue), Arena.PITS))
    first, second = (bout.bout for bout in poster(table.books, 2).bouts)
    table.order("Pat", OrderCard(2, Arena.PITS, (second, first)))
    assert [bout.bout for bout in poster(table.books, 2).bouts] == [second, first]
    table.hold()
    table.hold()
    assert [row.bout.number for row in night_report(table.books, 2).results] == [second, first]


def test_a_record_before_a_night_is_what_it_was() -> None:
    books = season(nights=30)
    for night in (1, 12, 25):
        earlier = season(nights=night - 1) if night > 1 else None
        for number, page in books.fighters.items():
            then = tally_before(books, page, night)
            assert then.bouts == (earlier.fighters[number].tally.bouts if earlier else 0)
            if earlier:
                assert then == earlier.fighters[number].tally


def test_the_report_of_a_night() -> None:
    table = Table(stable=4)
    table.crown("A1", "B1")
    table.pass_nights(8)
    one = table.bout(
        10, table.number("A1"), table.number("B1"), result(Method.UD, BLUE), Arena.BEST, title=True
    )
    two = table.bout(10, table.number("A2"), table.number("B2"), result(knockdowns=(3, 0)), rounds=7)
    three = table.bout(10, table.number("A3"), table.number("B3"), draw(), rounds=7)
    table.close(10)
    report = night_report(table.books, 10)
    assert [row.bout.number for row in report.results] == [one, two, three]
    # A1 had 12 POP, B1 3½.
    assert [(row.bout.number, row.upset_half) for row in report.upsets] == [(one, 17)]
    assert report.biggest_purse is not None
    assert (report.biggest_purse[0].bout.number, report.biggest_purse[1]) == (one, 1)
    assert [(fighter.name, half) for fighter, half in report.risers] == [("A2", 7), ("B1", 2)]
    assert [(fighter.name, half) for fighter, half in report.fallers] == [("B2", -3), ("A1", -1)]
    ranks = {fighter.name: (before, after) for fighter, before, after in report.ranks}
    assert ranks["B1"] == (1, 0)
    assert ranks["A1"][0] == 0
    assert ranks["A2"][0] is None
    assert [item.kind for item in report.titles] == [NewsKind.CROWNED]
    assert list(report.earned) == sorted(report.earned, key=lambda row: -row[1])
    assert sum(cents for _, cents in report.earned) == sum(
        cents for row in report.results for cents in row.bout.shares_cents
    )


def test_the_report_names_renewals_and_who_has_gone() -> None:
    table = Table()
    for count in range(10):
        table.win("A1", "B1")
        if count < 9:
            table.pass_nights(3)
    table.order("Bob", RetireFighter(table.number("B1"), reason="tired"))
    report = night_report(table.books, table.books.closed)
    assert [row[1:] for row in report.renewals] == [("A1", 20, 10), ("B1", 20, 30)]
    assert [(item.kind, item.fighters) for item in report.retired] == [
        (NewsKind.RETIRED, (table.number("B1"),))
    ]
    assert len(report.newcomers) == 1


def test_the_report_of_an_empty_night_and_of_one_to_come() -> None:
    table = Table()
    table.pass_nights(2)
    for night in (2, 3):
        report = night_report(table.books, night)
        assert (report.results, report.biggest_purse, report.risers) == ((), None, ())
    assert held_nights(table.books) == ((2, 0), (1, 0))


def at_the_best() -> tuple[Table, list[int]]:
    """A title bout and two others at The Best on night 6, made in this order; their numbers."""
    table = crowned()
    table.pass_nights(1)
    for name in ("A2", "A3", "B2", "B3"):
        table.fighter(name).pop_half = 60
    pairs = (("A1", "B1", True), ("A2", "B2", False), ("A3", "B3", False))
    made = [
        table.write(BoutMade(6, table.number(red), table.number(blue), Arena.BEST, 10, title=title))
        for red, blue, title in pairs
    ]
    return table, made


def fought(table: Table) -> dict[int, BoutFought]:
    return {
        entry.deed.bout: entry.deed
        for entry in table.entries
        if isinstance(entry.deed, BoutFought) and table.books.bouts[entry.deed.bout].night == 6
    }


def shown(table: Table) -> list[list[int]]:
    """The bouts of night 6 by bill, report and card, each in its order."""
    return [
        [bout.bout or 0 for bout in poster(table.books, 6).bouts],
        [row.bout.number for row in night_results(table.books, 6)],
        [row.bout for row in card(table.books, 6)],
    ]


def test_the_title_closes_the_show_on_bill_in_ring_and_report() -> None:
    table, (title, first, second) = at_the_best()
    order = [first, second, title]
    billed = [title, first, second]
    assert shown(table)[::2] == [billed, order]
    table.hold()
    assert list(fought(table)) == order
    assert shown(table) == [billed, order, order]


def test_what_is_thrown_in_a_bout_does_not_hang_on_its_turn() -> None:
    table, (title, first, second) = at_the_best()
    table.hold()
    other, numbers = at_the_best()
    other.write(CardOrdered(6, Arena.BEST, (numbers[0], numbers[2])))
    other.hold()
    assert list(fought(other)) == [title, second, first]
    assert fought(other) == fought(table)
    assert other.books.managers == table.books.managers
    assert other.books.divisions == table.books.divisions


def test_a_night_that_is_over_keeps_the_order_it_had() -> None:
    table, numbers = at_the_best()
    for number in numbers:
        table.write(BoutFought(number, result(), DICE))
    table.close(6)
    assert shown(table) == [numbers] * 3
