"""The inbox: every kind of row from a league in which it happens, and nothing of what is another's."""

from __future__ import annotations

from dataclasses import replace

from ringside_manager.bout.outcome import Method
from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.books import Answer, LeagueOptions, NewsKind
from ringside_manager.campaign.orders import (
    AcceptOffer,
    AnswerDeal,
    AwardPlaces,
    BidForDate,
    MakeBout,
    OfferBout,
    ProposeDeal,
    RefuseOffer,
    RetireFighter,
    SettleDoubt,
)
from ringside_manager.league.business.offers import OfferMade
from ringside_manager.office.docket import Party
from ringside_manager.office.facts.decisions import InboxKind, InboxRow
from ringside_manager.office.facts.inbox import blocking, calls, inbox, open_decisions
from ringside_manager.office.facts.tournaments import brackets
from tests.league.scribe import draw, result
from tests.office.table import AUCTIONED, OPTIONS, Table, everybody
from tests.slow import each


def rows(table: Table, name: str, *kinds: InboxKind, since: int | None = None) -> list[InboxRow]:
    """What lies in somebody's inbox, of some kinds if they are named."""
    found = inbox(table.books, table.party(name), table.entries, since=since)
    return [row for row in found if not kinds or row.kind in kinds]


def test_an_offer_lies_with_whom_it_waits_for_and_is_known_to_who_made_it() -> None:
    table = Table()
    number = table.order(
        "Ann", OfferBout(2, table.number("A1"), table.number("B1"), Arena.PITS, 6, note="a good one")
    )
    (row,) = rows(table, "Bob", InboxKind.OFFER)
    assert (row.number, row.fighter, row.other, row.manager) == (
        number, table.number("B1"), table.number("A1"), table.manager("Ann"),
    )  # fmt: skip
    assert (row.night, row.arena, row.rounds, row.title, row.word) == (2, Arena.PITS, 6, False, "a good one")
    assert rows(table, "Ann", InboxKind.OFFER) == []
    (awaited,) = rows(table, "Ann", InboxKind.AWAITED)
    assert (awaited.number, awaited.manager) == (number, table.manager("Bob"))
    assert row.kind.is_decision
    assert row.kind.stops
    assert not awaited.kind.is_decision


def test_a_third_manager_hears_nothing_of_offers_deals_and_bids() -> None:
    table = Table(("Ann", "Bob", "Cy"), options=AUCTIONED)
    before = rows(table, "Cy"), rows(table, "promoter")
    offer = table.order("Ann", OfferBout(9, table.number("A1"), table.number("B1"), Arena.PITS))
    table.order("Ann", OfferBout(9, table.number("A2"), table.number("B2"), Arena.PITS))
    table.order("Ann", ProposeDeal(table.number("A3"), table.manager("Bob"), 500))
    assert (rows(table, "Cy"), rows(table, "promoter")) == before
    table.order("Bob", RefuseOffer(offer, "no"))
    assert (rows(table, "Cy"), rows(table, "promoter")) == before


@each(
    "terms, seen",
    [
        (("Ann", "A1", "Bob", 500, None), (None, "A1", 500)),
        (("Ann", "A1", "Bob", 200, "B1"), ("B1", "A1", 200)),
        (("Ann", "B2", "Bob", -300, None), ("B2", None, -300)),
    ],
)
def test_a_deal_says_what_he_gives_what_he_gets_and_what_he_pays(
    terms: tuple[str, str, str, int, str | None], seen: tuple[str | None, str | None, int]
) -> None:
    table = Table()
    by, fighter, partner, cents, exchange = terms
    other = table.number(exchange) if exchange else None
    number = table.order(by, ProposeDeal(table.number(fighter), table.manager(partner), cents, other))
    (row,) = rows(table, "Bob", InboxKind.DEAL)
    names = [None if name is None else table.books.fighters[name].name for name in (row.fighter, row.other)]
    assert (*names, row.amount, row.number) == (*seen, number)
    assert rows(table, "Ann", InboxKind.DEAL) == []
    table.order("Bob", AnswerDeal(number, accept=False))
    assert rows(table, "Bob", InboxKind.DEAL) == []


def test_a_bid_is_wanted_only_where_the_card_is_too_short_and_none_was_sealed() -> None:
    table = Table(options=AUCTIONED)
    table.win("A3", "B3")
    bouts = []
    for mine, his in (("A1", "B1"), ("A2", "B2")):
        assert rows(table, "Ann", InboxKind.BID) == []
        number = table.order("Ann", OfferBout(9, table.number(mine), table.number(his), Arena.PITS))
        table.order("Bob", AcceptOffer(number))
        bouts.append(max(table.books.bouts))
    assert [(row.number, row.night, row.amount) for row in rows(table, "Ann", InboxKind.BID)] == [
        (bouts[0], 9, 1), (bouts[1], 9, 1),
    ]  # fmt: skip
    table.order("Ann", BidForDate(bouts[0], 100))
    assert [row.number for row in rows(table, "Ann", InboxKind.BID)] == [bouts[1]]
    assert len(rows(table, "Bob", InboxKind.BID)) == 2
    assert "100" not in str(rows(table, "Bob"))
    (short,) = rows(table, "promoter", InboxKind.CARD_SHORT)
    assert (short.night, short.arena, short.amount) == (9, Arena.PITS, 1)


def test_where_the_promoter_settles_disputes_nobody_is_asked_to_bid() -> None:
    table = Table(options=replace(OPTIONS, card_cap=1))
    for mine, his in (("A1", "B1"), ("A2", "B2")):
        number = table.order("Ann", OfferBout(9, table.number(mine), table.number(his), Arena.PITS))
        table.order("Bob", AcceptOffer(number))
    assert rows(table, "Ann", InboxKind.BID) == []
    assert len(rows(table, "promoter", InboxKind.CARD_SHORT)) == 1


def test_a_champion_has_challengers_and_they_have_their_chance() -> None:
    table = Table(("Ann", "Bob", "Cy"))
    table.crown("A1", "B1")
    table.pass_nights(4)
    table.win("B2", "C1")
    table.pass_nights(8)
    champion = rows(table, "Ann", InboxKind.CHALLENGER)
    assert next((row.fighter, row.amount) for row in champion) == (table.number("A1"), 1)
    chances = rows(table, "Bob", InboxKind.MAY_CHALLENGE)
    assert [(row.fighter, row.other) for row in chances] == [(table.number("B2"), table.number("A1"))]
    assert rows(table, "Ann", InboxKind.MAY_CHALLENGE) == []
    night = table.books.closed + 2
    table.order("Bob", OfferBout(night, table.number("B2"), table.number("A1"), Arena.BEST, title=True))
    assert rows(table, "Bob", InboxKind.MAY_CHALLENGE) == []
    assert rows(table, "Ann", InboxKind.CHALLENGER) == []


def test_a_vacant_title_calls_the_two_next_in_line() -> None:
    table = Table(("Ann", "Bob", "Cy"), promoter="Pat")
    table.crown("A1", "B1")
    for winner, loser in (("B2", "C1"), ("A2", "C2")):
        table.pass_nights(4)
        table.win(winner, loser)
    for _ in range(3):
        table.pass_nights(4)
        table.win("C3", "A1")
    table.pass_nights(4)
    assert rows(table, "Ann", InboxKind.TITLE_PAIR) == []
    table.order("Ann", RetireFighter(table.number("A1")))
    pair = rows(table, "Pat", InboxKind.TITLE_PAIR)[0]
    named = {pair.fighter, pair.other}
    for name in ("Ann", "Bob", "Cy"):
        mine = {row.fighter for row in rows(table, name, InboxKind.TITLE_PAIR)}
        own = {number for number in named if table.books.fighters[number or 0].manager == table.manager(name)}
        assert mine <= own
        assert bool(mine) is bool(own)
    red, blue = pair.fighter or 0, pair.other or 0
    table.order("Pat", MakeBout(table.books.closed + 1, red, blue, Arena.BEST, title=True))
    assert rows(table, "Pat", InboxKind.TITLE_PAIR) == []


def test_a_free_man_is_brought_to_mind_while_there_is_somebody_to_meet() -> None:
    table = Table()
    table.win("A1", "B1")
    assert {row.fighter for row in rows(table, "Ann", InboxKind.IDLE)} == {
        table.number("A2"),
        table.number("A3"),
    }
    table.pass_nights(3)
    idle = {row.fighter: row.amount for row in rows(table, "Ann", InboxKind.IDLE)}
    assert idle == {table.number("A1"): 3, table.number("A2"): 4, table.number("A3"): 4}
    table.order("Ann", OfferBout(9, table.number("A1"), table.number("A2"), Arena.PITS))
    assert [row.fighter for row in rows(table, "Ann", InboxKind.IDLE)] == [table.number("A3")]
    for mine, his in (("B1", "B2"), ("B3", "B1")):
        table.order(
            "Bob", OfferBout(9 if mine == "B1" else 13, table.number(mine), table.number(his), Arena.PITS)
        )
    assert rows(table, "Ann", InboxKind.IDLE) == [], "everybody else has a bout"


def test_a_man_without_a_bout_calls_again_only_after_six_nights() -> None:
    table = Table(("Ann", "ai:Bob"))
    bob, ann = table.manager("Bob"), table.party("Ann")
    first = set(calls(table.books, ann))
    assert {call[0] for call in first} == {InboxKind.IDLE}
    table.pass_nights(5)
    assert set(calls(table.books, ann)) == first
    table.pass_nights(1)
    assert first.isdisjoint(calls(table.books, ann))
    table.write(OfferMade(9, table.number("B1"), table.number("A1"), Arena.PITS, 6, False, bob))
    assert InboxKind.OFFER not in {row.kind for row in calls(table.books, ann).values()}, (
        "not its last evening"
    )
    table.pass_nights(2)
    assert InboxKind.OFFER in {row.kind for row in calls(table.books, ann).values()}


def test_a_bout_of_the_coming_night_calls_both_managers() -> None:
    table = Table()
    number = table.order("Ann", OfferBout(3, table.number("A1"), table.number("B1"), Arena.PITS))
    assert InboxKind.OFFER in {row.kind for row in calls(table.books, table.party("Bob")).values()}, (
        "who waits in person is answered soon"
    )
    table.order("Bob", AcceptOffer(number))
    assert rows(table, "Ann", InboxKind.TONIGHT) == []
    table.pass_nights(2)
    for mine, his, name in (("A1", "B1", "Ann"), ("B1", "A1", "Bob")):
        (row,) = rows(table, name, InboxKind.TONIGHT)
        assert (row.fighter, row.other, row.night) == (table.number(mine), table.number(his), 3)


def test_a_loser_may_retire() -> None:
    table = Table()
    for _ in range(3):
        assert rows(table, "Ann", InboxKind.MAY_RETIRE) == []
        table.win("B1", "A1")
        table.pass_nights(3)
    (row,) = rows(table, "Ann", InboxKind.MAY_RETIRE)
    assert (row.fighter, row.amount) == (table.number("A1"), 3)
    table.order("Ann", RetireFighter(table.number("A1")))
    assert rows(table, "Ann", InboxKind.MAY_RETIRE) == []


def test_a_percentage_is_announced_before_and_told_after() -> None:
    table = Table()
    for count in range(10):
        due = [row.fighter for row in rows(table, "Ann", InboxKind.DUE)]
        assert (table.number("A1") in due) is (count == 9)
        table.win("A1", "B1")
        if count < 9:
            table.pass_nights(3)
    (row,) = rows(table, "Ann", InboxKind.RENEWED)
    # 10 + 10, less ten wins.
    assert (row.fighter, row.before, row.amount) == (table.number("A1"), 20, 10)
    assert [row.fighter for row in rows(table, "Bob", InboxKind.RENEWED)] == [table.number("B1")]
    table.pass_nights(1)
    assert rows(table, "Ann", InboxKind.RENEWED) == []
    assert len(rows(table, "Ann", InboxKind.RENEWED, since=0)) == 1


@each("answer", [Answer.REFUSED, Answer.LAPSED])
def test_what_became_of_an_offer_is_told_to_who_made_it(answer: Answer) -> None:
    table = Table()
    number = table.order("Ann", OfferBout(1, table.number("A1"), table.number("B1"), Arena.PITS))
    seen = len(table.entries)
    if answer is Answer.REFUSED:
        table.order("Bob", RefuseOffer(number, "not him"))
    else:
        table.hold()
    (row,) = rows(table, "Ann", InboxKind.ANSWERED, since=seen)
    assert (row.number, row.answer) == (number, answer)
    assert row.word
    assert rows(table, "Bob", InboxKind.ANSWERED, since=seen) == []
    assert rows(table, "Ann", InboxKind.ANSWERED, since=len(table.entries)) == []


def test_a_man_in_a_tournament_sees_his_next_bout() -> None:
    table = Table()
    names = ("A1", "A2", "B1", "B2")
    table.order("promoter", everybody(night=3, entrants=tuple(map(table.number, names))))
    found = {row.fighter: row for row in rows(table, "Ann", InboxKind.TOURNAMENT)}
    assert set(found) == {table.number("A1"), table.number("A2")}
    row = found[table.number("A1")]
    assert (row.night, row.amount, row.word) == (3, 1, "Cup")
    assert row.other in set(map(table.number, names)) - {row.fighter}
    for _ in range(3):
        table.hold()
    for row in rows(table, "Ann", InboxKind.TOURNAMENT):
        assert (row.night, row.amount) == (7, 2)


def test_the_inbox_counts_the_places_of_the_card() -> None:
    table = Table(stable=4, options=replace(OPTIONS, card_cap=1, nights=6))
    table.order("promoter", everybody())
    (row,) = brackets(table.books)
    expected = {side.fighter: cell.night for cell in row.rounds[0] for side in (cell.red, cell.blue) if side}
    found = {row.fighter: row.night for row in rows(table, "Ann", InboxKind.TOURNAMENT)}
    assert found == {fighter: expected[fighter] for fighter in found}
    assert max(night or 0 for night in found.values()) > 1


def test_a_round_no_night_is_left_for_says_so() -> None:
    table = Table(stable=4, options=replace(OPTIONS, card_cap=1, nights=2))
    table.order("promoter", everybody())
    nights = [row.night for row in rows(table, "Ann", InboxKind.TOURNAMENT)]
    assert None in nights


def test_news_are_those_of_his_own_men_and_what_concerns_all() -> None:
    table = Table(("Ann", "Bob", "Cy"))
    table.win("A1", "B1")
    kinds = {row.news.kind for row in rows(table, "Ann", InboxKind.NEWS) if row.news}
    assert NewsKind.RESULT in kinds
    assert rows(table, "Cy", InboxKind.NEWS) == []
    table.pass_nights(3)
    table.crown("A1", "B1")
    found = {row.news.kind for row in rows(table, "Cy", InboxKind.NEWS) if row.news}
    assert found == {NewsKind.CROWNED, NewsKind.TOURNAMENT_WON}


def test_news_stay_with_the_manager_of_the_night_after_a_sale() -> None:
    table = Table(("Ann", "Bob", "Cy"))
    table.win("A1", "B1")
    table.order(
        "Cy",
        AnswerDeal(table.order("Ann", ProposeDeal(table.number("A1"), table.manager("Cy"), 0)), accept=True),
    )
    kinds = [row.news.kind for row in rows(table, "Cy", InboxKind.NEWS) if row.news]
    assert NewsKind.RESULT not in kinds
    assert NewsKind.SOLD in kinds
    assert NewsKind.RESULT in [row.news.kind for row in rows(table, "Ann", InboxKind.NEWS) if row.news]


def test_at_the_beginning_a_manager_reads_whom_he_has() -> None:
    table = Table()
    signed = [row.fighter for row in rows(table, "Ann", InboxKind.NEWS)]
    assert set(signed) == set(table.books.managers[table.manager("Ann")].stable)


def test_decisions_come_first_and_the_nearest_deadline_before_others() -> None:
    table = Table()
    for night, mine in ((6, "A1"), (3, "A2")):
        table.order("Ann", OfferBout(night, table.number(mine), table.number("B1"), Arena.PITS))
    found = rows(table, "Bob")
    assert [row.night for row in found if row.kind is InboxKind.OFFER] == [3, 6]
    flags = [row.kind.is_decision for row in found]
    assert flags == sorted(flags, reverse=True)
    assert [row.kind for row in open_decisions(table.books, table.party("Bob"))] == [
        row.kind for row in found if row.kind.is_decision
    ]


def test_only_what_cannot_wait_blocks() -> None:
    table = Table()
    table.order("Ann", OfferBout(3, table.number("A1"), table.number("B1"), Arena.PITS))
    assert blocking(table.books, table.party("Bob")) == ()
    table.pass_nights(2)
    assert [row.kind for row in blocking(table.books, table.party("Bob"))] == [InboxKind.OFFER]
    table.order("Ann", ProposeDeal(table.number("A2"), table.manager("Bob"), 0))
    found = [row.kind for row in blocking(table.books, table.party("Bob"))]
    assert found == [InboxKind.OFFER, InboxKind.DEAL]


def test_the_promoter_reads_what_is_in_doubt() -> None:
    table = Table(promoter="Pat")
    table.bout(1, table.number("A1"), table.number("B1"), result(Method.UD), rounds=7)
    assert rows(table, "Pat", InboxKind.DOUBT) == []
    table.close(1)
    table.bout(1, table.number("A2"), table.number("B2"), draw(), rounds=7)
    doubts = rows(table, "Pat", InboxKind.DOUBT)
    assert [row.number for row in doubts] == [doubt.entry for doubt in table.books.doubts]
    assert doubts
    assert rows(table, "Ann", InboxKind.DOUBT) == []
    for row in doubts:
        table.order("Pat", SettleDoubt(row.number))
    assert rows(table, "Pat", InboxKind.DOUBT) == []


def test_where_the_program_is_promoter_everybody_reads_what_is_in_doubt() -> None:
    table = Table()
    table.close(1)
    table.bout(1, table.number("A2"), table.number("B2"), draw(), rounds=7)
    assert len(rows(table, "Ann", InboxKind.DOUBT)) == len(rows(table, "Bob", InboxKind.DOUBT)) > 0


def test_a_dispute_the_promoter_has_settled_is_off_his_desk() -> None:
    table = Table(promoter="Pat", options=replace(OPTIONS, card_cap=1))
    for mine, his in (("A1", "B1"), ("A2", "B2")):
        number = table.order("Ann", OfferBout(9, table.number(mine), table.number(his), Arena.PITS))
        table.order("Bob", AcceptOffer(number))
    assert len(rows(table, "Pat", InboxKind.CARD_SHORT)) == 1
    table.order("Pat", AwardPlaces(9, Arena.PITS, (max(table.books.bouts),)))
    assert rows(table, "Pat", InboxKind.CARD_SHORT) == []


def test_when_it_is_over_nothing_is_to_be_decided() -> None:
    table = Table(options=LeagueOptions(nights=1, corners="plain"))
    table.hold()
    assert [row for row in rows(table, "Ann") if row.kind.is_decision] == []
    assert NewsKind.ENDED in {row.news.kind for row in rows(table, "Ann") if row.news}
    assert rows(table, "promoter", InboxKind.DOUBT, InboxKind.CARD_SHORT) == []


def test_somebody_unknown_has_an_empty_inbox() -> None:
    assert inbox(Table().books, Party("nobody")) == ()
    assert open_decisions(Table().books, Party("nobody")) == ()
