"""Single postings, where the small season does not reach."""

from __future__ import annotations

import pytest

from ringside_manager.bout.corner import BLUE, RED, Corner
from ringside_manager.bout.outcome import Method
from ringside_manager.bout.terms import Carried
from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.books import (
    Answer,
    Entrance,
    LeagueOptions,
    LedgerKind,
    ManagerKind,
    NewsKind,
    Slot,
    StableMethod,
    Temperament,
)
from ringside_manager.campaign.progress import Gains
from ringside_manager.league.business import night_of, rewrites
from ringside_manager.league.business.bouts import Aftermath, BoutFought
from ringside_manager.league.business.careers import FighterRetired
from ringside_manager.league.business.contracts import DealAnswered, DealProposed, FighterSold, FightersTraded
from ringside_manager.league.business.founding import LeagueEnded, ManagerSeated, OrderRolls, StablesOrdered
from ringside_manager.league.business.nights import BidPart, BidSealed, BoutBid, DatesAuctioned, NightClosed
from ringside_manager.league.business.offers import BoutCancelled, BoutMade, OfferAnswered, OfferMade
from ringside_manager.league.business.open_books import Corrected, Struck, in_force
from ringside_manager.league.business.tournaments import TournamentDrawn, WalkoverGiven
from tests.league.scribe import ANN, ASH, BIRCH, BOB, COLE, DICE, DORN, Scribe, draw, result


def test_the_founding() -> None:
    scribe = Scribe()
    scribe.found([], LeagueOptions(nights=10))
    seat = scribe.write(ManagerSeated("Eve", ManagerKind.AI, Temperament.RECKLESS))
    scribe.write(StablesOrdered((OrderRolls(seat, (77,)),)))
    books = scribe.books
    assert (books.name, books.system, books.seed, books.options.nights) == ("Test League", "ringside", 7, 10)
    eve = books.managers[seat]
    assert (eve.name, eve.kind, eve.temperament) == ("Eve", ManagerKind.AI, Temperament.RECKLESS)
    assert (eve.seat, eve.balance_cents, eve.stake_cents, eve.stable) == (1, 0, 0, [])
    assert [item.kind for item in books.news] == [NewsKind.FOUNDED, NewsKind.SEATED]


def test_the_stake_of_an_auction_is_no_money() -> None:
    scribe = Scribe()
    scribe.found(options=LeagueOptions(stable_method=StableMethod.AUCTION))
    ash = scribe.sign("Ash", BOB, 7, entrance=Entrance.AUCTION, price_cents=34_500)
    bob = scribe.books.managers[BOB]
    assert (bob.stake_cents, bob.balance_cents, scribe.books.ledger) == (65_500, 0, [])
    assert (scribe.books.fighters[ash].percentage, scribe.books.fighters[ash].price_cents) == (17, 34_500)
    assert scribe.books.doubts == []


def test_a_free_agent_is_bought_of_nobody(scribe: Scribe) -> None:
    scribe.bout(1, ASH, COLE, result())
    scribe.close(1)
    free = scribe.sign("Free", None)
    assert (scribe.books.fighters[free].manager, scribe.books.fighters[free].percentage) == (None, None)
    scribe.write(FighterSold(free, ANN, 900, 3))
    page = scribe.books.fighters[free]
    assert (page.manager, page.percentage) == (ANN, 13)
    assert scribe.books.managers[ANN].balance_cents == 1400 - 900
    assert scribe.books.ledger[-1].kind is LedgerKind.PURCHASE
    assert scribe.books.doubts == []


def test_a_free_agent_earns_for_himself_alone(scribe: Scribe) -> None:
    free = scribe.sign("Free", None)
    bout = scribe.bout(1, free, COLE, result())
    page = scribe.books.fighters[free]
    assert (page.earnings_dollars, page.bouts_under_manager, page.tally.wins) == (70, 0, 1)
    assert scribe.books.bouts[bout].shares_cents == (0, 600)
    assert scribe.books.bouts[bout].managers == (None, BOB)
    assert [line.manager for line in scribe.books.ledger] == [BOB]


def test_a_newcomer_who_costs_money(scribe: Scribe) -> None:
    scribe.bout(1, ASH, COLE, result())
    scribe.sign("Elm", ANN, price_cents=400, entrance=Entrance.REPLACEMENT)
    line = scribe.books.ledger[-1]
    assert (line.kind, line.amount_cents, line.balance_cents) == (LedgerKind.PURCHASE, -400, 1000)


def test_a_trade_moves_both_men_and_the_cash(scribe: Scribe) -> None:
    for night in range(1, 4):
        scribe.bout(night, ASH, COLE, result(loss=(0, 0)))
        scribe.close(night)
    scribe.write(FightersTraded(ASH, DORN, -1000, (1, 20)))
    ash, dorn = scribe.books.fighters[ASH], scribe.books.fighters[DORN]
    assert (ash.manager, ash.percentage, ash.bouts_under_manager) == (BOB, 11, 0)
    assert (dorn.manager, dorn.percentage) == (ANN, 30)
    assert scribe.books.managers[ANN].stable == [BIRCH, DORN]
    assert scribe.books.managers[BOB].stable == [COLE, ASH]
    moved = [
        (line.manager, line.amount_cents) for line in scribe.books.ledger if line.kind is LedgerKind.TRADE
    ]
    assert moved == [(ANN, 1000), (BOB, -1000)]
    assert scribe.books.doubts == []


def test_the_tenth_bout_under_a_new_manager_counts_from_the_sale(scribe: Scribe) -> None:
    night = 1
    for _ in range(9):
        scribe.bout(night, ASH, COLE, draw())
        for step in range(4):
            scribe.close(night + step)
        night += 4
    scribe.write(FighterSold(ASH, BOB, 0, 2))
    bout = scribe.bout(night, ASH, COLE, draw(), dice=Aftermath((1, 1), (9, 9)))
    assert scribe.books.bouts[bout].renewed == (None, 19)
    assert scribe.books.fighters[ASH].bouts_under_manager == 1
    assert scribe.books.fighters[ASH].percentage == 12


def test_the_winning_parts_of_a_bid_are_paid(scribe: Scribe) -> None:
    scribe.bout(1, ASH, COLE, result())
    scribe.close(1)
    one = scribe.write(BoutMade(9, ASH, DORN, Arena.PITS, 5))
    two = scribe.write(BoutMade(9, BIRCH, COLE, Arena.PITS, 5))
    bids = (
        BoutBid(one, (BidPart(ANN, 500), BidPart(BOB, 100))),
        BoutBid(two, (BidPart(ANN, 0), BidPart(BOB, 599))),
    )
    scribe.write(DatesAuctioned(9, Arena.PITS, 1, bids, (one,)))
    paid = [line for line in scribe.books.ledger if line.kind is LedgerKind.DATE_BID]
    found = [(line.manager, line.amount_cents, line.bout) for line in paid]
    assert found == [(ANN, -500, one), (BOB, -100, one)]
    news = scribe.books.news[-1]
    assert (news.kind, news.bout, news.amount, news.managers) == (NewsKind.DATE_WON, one, 600, (ANN, BOB))
    assert scribe.books.doubts == []


def test_a_retired_opponent_gives_a_walkover(scribe: Scribe) -> None:
    for night in range(1, 10, 4):
        scribe.bout(night, ASH, DORN, result())
        for step in range(4):
            scribe.close(night + step)
    cup = scribe.write(TournamentDrawn("Cup", "", (ASH, BIRCH, COLE, DORN), 13, for_title=True))
    scribe.write(FighterRetired(DORN, "three in a row"))
    scribe.write(WalkoverGiven(Slot(cup, 1, 1), ASH, "Dorn retired"))
    scribe.bout(13, BIRCH, COLE, result(), rounds=7, slot=Slot(cup, 1, 2))
    assert scribe.books.tournaments[cup].bracket.winners[0] == (ASH, BIRCH)
    gone_on = [item for item in scribe.books.news if item.kind is NewsKind.ADVANCED]
    assert [(item.fighters[0], item.amount) for item in gone_on] == [(ASH, 1), (BIRCH, 1)]
    assert scribe.books.doubts == []
    scribe.write(WalkoverGiven(Slot(cup, 2, 1), BIRCH))
    assert scribe.books.is_champion(BIRCH)
    assert scribe.books.divisions[""].reigns[0].won_bout is None
    assert [item.kind for item in scribe.books.news[-2:]] == [NewsKind.TOURNAMENT_WON, NewsKind.CROWNED]


def test_a_drawn_first_final_crowns_whoever_goes_on(scribe: Scribe) -> None:
    cup = scribe.write(TournamentDrawn("Cup", "", (ASH, COLE), 1, for_title=True))
    even = draw(damage=(40, 40), landed=(20, 20))
    dice = Aftermath((1, 1), (1, 1), ((8, 8), (3, 4)))
    bout = scribe.bout(1, ASH, COLE, even, Arena.BEST, title=True, slot=Slot(cup, 1, 1), dice=dice)
    assert scribe.books.bouts[bout].advanced is BLUE
    assert scribe.books.bouts[bout].purses_dollars == (5000, 5000)
    assert scribe.books.is_champion(COLE)
    assert scribe.books.fighters[COLE].tally.draws == 1
    assert scribe.books.doubts == []
    assert scribe.books.reigns_of(COLE) == tuple(scribe.books.divisions[""].reigns)
    assert scribe.books.reigns_of(ASH) == ()


def test_a_drawn_tournament_bout_leaves_the_champion_his_title(scribe: Scribe) -> None:
    cup = scribe.write(TournamentDrawn("Cup", "", (ASH, COLE), 1, for_title=True))
    scribe.bout(1, ASH, COLE, result(), Arena.BEST, title=True, slot=Slot(cup, 1, 1))
    for night in range(1, 5):
        scribe.close(night)
    second = scribe.write(TournamentDrawn("Gala", "", (ASH, COLE), 5, for_title=False))
    even = draw(damage=(3, 9))
    bout = scribe.bout(5, ASH, COLE, even, Arena.BEST, title=True, slot=Slot(second, 1, 1))
    assert scribe.books.bouts[bout].advanced is BLUE
    assert scribe.books.tournaments[second].bracket.winner == COLE
    assert scribe.books.is_champion(ASH)
    assert scribe.books.divisions[""].reigns[0].defences == 1
    assert scribe.books.doubts == []


def test_a_drawn_bout_for_a_vacant_title_leaves_it_vacant(scribe: Scribe) -> None:
    cup = scribe.write(TournamentDrawn("Cup", "", (ASH, COLE), 1, for_title=True))
    scribe.bout(1, ASH, COLE, result(), Arena.BEST, title=True, slot=Slot(cup, 1, 1))
    scribe.bout(1, BIRCH, DORN, result())
    for night in range(1, 5):
        scribe.close(night)
    scribe.write(FighterRetired(ASH))
    scribe.bout(5, BIRCH, COLE, draw(), Arena.BEST, title=True)
    division = scribe.books.divisions[""]
    assert (division.champion, division.crowned, len(division.reigns)) == (None, True, 1)
    assert [doubt.rule for doubt in scribe.books.doubts] == ["C16"]


def test_a_free_agent_may_retire_too(scribe: Scribe) -> None:
    free = scribe.sign("Free", None)
    for night in range(1, 10, 4):
        scribe.bout(night, ASH, free, result())
        for step in range(4):
            scribe.close(night + step)
    scribe.write(FighterRetired(free, "no offers"))
    assert scribe.books.fighters[free].retired_night == 12
    assert free not in scribe.books.divisions[""].roster
    assert scribe.books.news[-1].managers == ()
    assert scribe.books.doubts == []


def test_a_tournament_with_byes(scribe: Scribe) -> None:
    cup = scribe.write(TournamentDrawn("Cup", "", (ASH, BIRCH, COLE), 1, for_title=False))
    assert scribe.books.tournaments[cup].bracket.winners[0] == (ASH, None)
    scribe.bout(1, BIRCH, COLE, result(winner=BLUE), slot=Slot(cup, 1, 2))
    scribe.bout(5, COLE, ASH, result(loss=(0, 0)), slot=Slot(cup, 2, 1))
    assert scribe.books.tournaments[cup].bracket.winner == COLE
    assert scribe.books.divisions[""].champion is None


def test_every_round_of_a_tournament_has_its_number_in_the_news(scribe: Scribe) -> None:
    more = [scribe.sign(name, BOB, 4) for name in ("Elm", "Fir")]
    cup = scribe.write(TournamentDrawn("Cup", "", (ASH, BIRCH, COLE, DORN, *more), 1, for_title=False))
    for night in (1, 5, 9):
        bracket = scribe.books.tournaments[cup].bracket
        number = bracket.current_round or 0
        for pairing in bracket.pairs(number):
            if pairing.red and pairing.blue and pairing.winner is None:
                slot = Slot(cup, number, pairing.place)
                scribe.bout(night, pairing.red, pairing.blue, result(loss=(0, 0)), rounds=7, slot=slot)
        for step in range(4):
            scribe.close(night + step)
    gone_on = [item.amount for item in scribe.books.news if item.kind is NewsKind.ADVANCED]
    assert gone_on == [1, 1, 2, 2]
    assert scribe.books.news[-1].kind is NewsKind.TOURNAMENT_WON


@pytest.mark.parametrize(
    ("method", "winner", "red", "blue"),
    [
        (Method.KO, RED, "wins_ko", "losses_ko"),
        (Method.TKO, BLUE, "losses_tko", "wins_tko"),
        (Method.RTD, RED, "wins_tko", "losses_tko"),
        (Method.UD, RED, "wins_decision", "losses_decision"),
        (Method.TD, BLUE, "losses_decision", "wins_decision"),
        (Method.DQ, RED, "wins_dq", "losses_dq"),
        (Method.DRAW, None, "draws", "draws"),
        (Method.NC, None, "no_contests", "no_contests"),
    ],
)
def test_where_results_are_counted(
    scribe: Scribe, method: Method, winner: Corner | None, red: str, blue: str
) -> None:
    scribe.bout(1, ASH, COLE, result(method, winner))
    for number, column in ((ASH, red), (COLE, blue)):
        tally = scribe.books.fighters[number].tally
        assert (getattr(tally, column), tally.bouts) == (1, 1)
    for number, column in ((ANN, red), (BOB, blue)):
        assert getattr(scribe.books.managers[number].tally, column) == 1


def test_a_disqualification_pays_like_a_decision_and_costs_like_a_tko(scribe: Scribe) -> None:
    bout = scribe.bout(1, ASH, COLE, result(Method.DQ, RED, knockdowns=(0, 1)))
    assert scribe.books.bouts[bout].pop_changes_half == (2, -1)
    assert scribe.books.bouts[bout].purses_dollars == (70, 30)


def test_experience_stops_at_its_ceiling(scribe: Scribe) -> None:
    gained = []
    for night in range(1, 30, 4):
        bout = scribe.bout(night, ASH, COLE, result(), dice=Aftermath((6, 6), (1, 1)))
        gained.append(scribe.books.bouts[bout].gained)
        for step in range(4):
            scribe.close(night + step)
    assert gained == [("", "")] + [("agility", "")] * 5 + [("", "")] * 2
    ash = scribe.books.fighters[ASH]
    assert (ash.gains, ash.abilities.agility) == (Gains(agility=5), 55)
    assert scribe.books.fighters[COLE].gains == Gains()


def test_totals_within_a_night_are_those_from_before_it(scribe: Scribe) -> None:
    scribe.bout(1, ASH, COLE, result(knockdowns=(2, 0)))
    assert (scribe.books.fighters[ASH].earned_half, scribe.books.fighters[ASH].pop_half) == (6, 0)
    late = scribe.bout(1, ASH, DORN, result())
    assert scribe.books.bouts[late].pops_half == (0, 0)
    scribe.close(1)
    assert scribe.books.fighters[ASH].pop_half == 10


def test_a_bout_under_another_system_carries_that_systems_loss(scribe: Scribe) -> None:
    scribe.bout(1, ASH, COLE, result(loss=(7, 0), start=(20, 20)), system="quest")
    assert scribe.books.fighters[ASH].lost == Carried("quest", 7, 20)
    scribe.close(1)
    bout = scribe.bout(2, ASH, DORN, result())
    assert scribe.books.bouts[bout].system == "ringside"
    assert scribe.books.bouts[bout].carried == (Carried("quest", 7, 20), None)
    assert scribe.books.doubts == []


def test_a_deal_waits_until_it_is_answered(scribe: Scribe) -> None:
    deal = scribe.write(DealProposed(ANN, BOB, ASH, -500, in_exchange=COLE))
    page = scribe.books.deals[deal]
    assert (page.proposer, page.partner, page.fighter, page.in_exchange) == (ANN, BOB, ASH, COLE)
    assert (page.price_cents, page.accepted, scribe.books.open_deals) == (-500, None, {deal})
    scribe.write(DealAnswered(deal, accepted=False, manager=BOB))
    assert (page.accepted, scribe.books.open_deals) == (False, set())
    assert scribe.books.fighters[ASH].manager == ANN
    scribe.write(DealAnswered(deal, accepted=True))
    assert [doubt.rule for doubt in scribe.books.doubts] == ["C24"]


def test_a_later_sealed_bid_replaces_the_earlier(scribe: Scribe) -> None:
    bout = scribe.write(BoutMade(3, ASH, COLE, Arena.PITS, 5))
    scribe.write(BidSealed(bout, ANN, 300), BidSealed(bout, BOB, 200), BidSealed(bout, ANN, 100))
    assert scribe.books.bouts[bout].bids_cents == {ANN: 100, BOB: 200}
    assert scribe.books.ledger == []


def test_open_offers_wait(scribe: Scribe) -> None:
    refused, taken = (scribe.write(OfferMade(3, ASH, COLE, Arena.PITS, 6, False, ANN)) for _ in range(2))
    assert scribe.books.open_offers == {refused, taken}
    scribe.write(OfferAnswered(refused, Answer.REFUSED, BOB))
    scribe.write(BoutMade(3, ASH, COLE, Arena.PITS, 6, offer=taken))
    assert scribe.books.open_offers == set()


def test_an_offer_and_the_bout_it_led_to(scribe: Scribe) -> None:
    offer = scribe.write(OfferMade(3, ASH, COLE, Arena.PITS, 6, False, ANN, "a rematch"))
    page = scribe.books.offers[offer]
    assert (page.made_night, page.night, page.rounds, page.note, page.answer) == (0, 3, 6, "a rematch", None)
    scribe.write(OfferAnswered(offer, Answer.ACCEPTED, BOB, "gladly"))
    bout = scribe.write(BoutMade(3, ASH, COLE, Arena.PITS, 6, offer=offer))
    assert (page.answer, page.answered_by, page.reason, page.bout) == (Answer.ACCEPTED, BOB, "gladly", bout)
    scribe.write(BoutCancelled(bout, "a broken hand"))
    assert scribe.books.bouts[bout].reason == "a broken hand"
    assert list(scribe.books.bouts_of_night(3)) == []
    assert scribe.books.doubts == []


def test_shared_victory(scribe: Scribe) -> None:
    scribe.write(LeagueEnded())
    assert scribe.books.winners == (ANN, BOB)


def test_weight_classes_have_champions_and_ranks_of_their_own() -> None:
    scribe = Scribe()
    scribe.found(options=LeagueOptions(weight_classes=("Heavy", "Light")))
    men = [
        scribe.sign(name, ANN, weight_class=name[0:5])
        for name in ("Heavy A", "Heavy B", "Light A", "Light B")
    ]
    cup = scribe.write(TournamentDrawn("Cup", "Light", (men[2], men[3]), 1, for_title=True))
    scribe.bout(1, men[2], men[3], result(), Arena.BEST, title=True, slot=Slot(cup, 1, 1))
    scribe.bout(1, men[0], men[1], result())
    scribe.close(1)
    assert scribe.books.divisions["Light"].champion == men[2]
    assert scribe.books.divisions["Light"].ranking == [men[3]]
    assert scribe.books.divisions["Heavy"].ranking == []
    assert scribe.books.doubts == []


def test_the_night_a_deed_belongs_to(scribe: Scribe) -> None:
    bout = scribe.write(BoutMade(3, ASH, COLE, Arena.PITS, 5))
    assert night_of(scribe.books, BoutFought(bout, result(), DICE)) == 3
    assert night_of(scribe.books, BoutFought(99, result(), DICE)) == 0
    assert night_of(scribe.books, NightClosed(2)) == 2
    assert night_of(scribe.books, FighterRetired(ASH)) == 0


def test_only_strikes_and_corrections_rewrite_what_was() -> None:
    assert rewrites([NightClosed(1), Struck((1,))])
    assert rewrites([Corrected(1, NightClosed(1))])
    assert not rewrites([NightClosed(1), LeagueEnded()])


def test_of_several_words_about_an_entry_the_last_holds(scribe: Scribe) -> None:
    night = scribe.write(NightClosed(1))
    strike = scribe.write(Struck((night,)))
    assert scribe.books.closed == 0
    correction = scribe.write(Corrected(night, NightClosed(2)))
    assert scribe.books.closed == 2
    held = in_force(scribe.entries)
    assert (held.struck, held.corrected) == ({}, {night: correction})
    scribe.write(Struck((correction,)))
    assert scribe.books.closed == 0
    scribe.write(Struck((strike,)))
    assert scribe.books.closed == 1
    scribe.write(Struck((night, correction)))
    held = in_force(scribe.entries)
    assert [entry.number for entry in held.entries if entry.number in (night, correction)] == []
    assert set(held.struck) == {night, strike, correction}


def test_a_correction_of_a_correction_replaces_it(scribe: Scribe) -> None:
    night = scribe.write(NightClosed(1))
    first = scribe.write(Corrected(night, NightClosed(2)))
    scribe.write(Corrected(first, Corrected(night, NightClosed(3))))
    assert scribe.books.closed == 3
