"""What the rules would not have allowed is posted as it is and noted, rule by rule."""

from __future__ import annotations

import pytest

from ringside_manager.bout import registry
from ringside_manager.bout.chance import SeededChance
from ringside_manager.bout.corner import BLUE
from ringside_manager.bout.drive import fight
from ringside_manager.bout.engine import Setup
from ringside_manager.bout.outcome import Method
from ringside_manager.bout.terms import Carried
from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.books import (
    Answer,
    BoutState,
    Entrance,
    LeagueOptions,
    ReignEnd,
    Slot,
    StableMethod,
)
from ringside_manager.campaign.progress import Gains
from ringside_manager.fighters import Fighter
from ringside_manager.league.business import post_all
from ringside_manager.league.business.bouts import BoutFought
from ringside_manager.league.business.careers import FighterRetired, FighterSigned
from ringside_manager.league.business.contracts import DealAnswered, DealProposed, FighterSold, FightersTraded
from ringside_manager.league.business.founding import LeagueEnded, LeagueFounded, OrderRolls, StablesOrdered
from ringside_manager.league.business.nights import BidPart, BidSealed, BoutBid, DatesAuctioned, NightClosed
from ringside_manager.league.business.offers import BoutCancelled, BoutMade, OfferAnswered, OfferMade
from ringside_manager.league.business.open_books import Corrected, Struck
from ringside_manager.league.business.tournaments import TournamentDrawn, WalkoverGiven
from ringside_manager.league.deeds import Entry
from tests.league.scribe import (
    ABILITIES,
    ANN,
    ASH,
    BIRCH,
    BOB,
    COLE,
    DICE,
    DORN,
    Scribe,
    draw,
    league,
    result,
)


def champion_crowned() -> Scribe:
    """Cole is champion since night 5; Ash, Dorn and Birch are ranked in that order."""
    scribe = league()
    cup = scribe.write(TournamentDrawn("Cup", "", (ASH, BIRCH, COLE, DORN), 1, for_title=True))
    scribe.bout(1, ASH, DORN, result(), rounds=7, slot=Slot(cup, 1, 1))
    scribe.bout(1, BIRCH, COLE, result(winner=BLUE), rounds=7, slot=Slot(cup, 1, 2))
    for night in range(1, 5):
        scribe.close(night)
    scribe.bout(5, ASH, COLE, result(winner=BLUE), Arena.BEST, title=True, slot=Slot(cup, 2, 1))
    for night in range(5, 9):
        scribe.close(night)
    assert scribe.books.doubts == []
    assert scribe.books.is_champion(COLE)
    return scribe


def rules(scribe: Scribe) -> list[str]:
    """The rules in doubt; each doubt names an entry and says why in a sentence."""
    for doubt in scribe.books.doubts:
        assert 1 <= doubt.entry <= len(scribe.entries)
        assert doubt.why.endswith(".")
    return [doubt.rule for doubt in scribe.books.doubts]


def test_an_arena_that_is_not_open(scribe: Scribe) -> None:
    number = scribe.bout(1, ASH, COLE, result(), Arena.HIGH)
    assert rules(scribe) == ["C42"]
    assert "combined POP of 26" in scribe.books.doubts[0].why
    assert scribe.books.bouts[number].purses_dollars == (2000, 1000)


def test_a_length_the_arena_does_not_allow(scribe: Scribe) -> None:
    scribe.bout(1, ASH, COLE, result(), rounds=9)
    assert rules(scribe) == ["C51"]


def test_two_bouts_on_one_night(scribe: Scribe) -> None:
    scribe.bout(1, ASH, COLE, result())
    scribe.bout(1, ASH, DORN, result())
    assert rules(scribe) == ["C2"]
    assert scribe.books.fighters[ASH].tally.wins == 2


def test_two_bookings_for_one_night(scribe: Scribe) -> None:
    scribe.write(BoutMade(2, ASH, COLE, Arena.PITS, 5), BoutMade(2, DORN, ASH, Arena.PITS, 5))
    assert rules(scribe) == ["C2"]
    assert scribe.books.fighters[ASH].booked == [8, 9]


def test_a_bout_for_or_on_a_night_that_is_over(scribe: Scribe) -> None:
    scribe.close(1)
    scribe.bout(1, ASH, COLE, result())
    assert rules(scribe) == ["C2", "C2"]
    assert scribe.books.night == 1


def test_a_bout_fought_after_it_was_cancelled(scribe: Scribe) -> None:
    bout = scribe.write(BoutMade(1, ASH, COLE, Arena.PITS, 5))
    scribe.write(BoutCancelled(bout, "rain"))
    assert scribe.books.fighters[ASH].booked == []
    scribe.write(BoutFought(bout, result(), DICE))
    assert rules(scribe) == ["C2"]
    assert scribe.books.fighters[ASH].tally.wins == 1


def test_a_bout_is_fought_and_posted_once(scribe: Scribe) -> None:
    bout = scribe.bout(1, ASH, COLE, result())
    scribe.write(BoutFought(bout, result(winner=BLUE), DICE))
    scribe.write(BoutCancelled(bout))
    assert rules(scribe) == ["C2", "C2"]
    assert scribe.books.fighters[ASH].tally.bouts == 1
    assert scribe.books.bouts[bout].state is BoutState.FOUGHT


def test_a_bout_nobody_fought(scribe: Scribe) -> None:
    scribe.write(BoutMade(1, ASH, COLE, Arena.PITS, 5), NightClosed(1))
    assert rules(scribe) == ["C5"]


def test_nights_closed_out_of_order(scribe: Scribe) -> None:
    scribe.close(2)
    scribe.close(2)
    assert rules(scribe) == ["C2", "C2"]
    assert scribe.books.closed == 2


def test_more_bouts_than_the_card_holds() -> None:
    scribe = league(LeagueOptions(card_cap=1))
    scribe.bout(1, ASH, COLE, result())
    scribe.bout(1, BIRCH, DORN, result())
    assert rules(scribe) == ["C53"]


def test_a_loss_that_is_not_the_one_in_the_books(scribe: Scribe) -> None:
    first = scribe.bout(1, ASH, COLE, result(loss=(30, 40)))
    fought = scribe.next - 1
    scribe.close(1)
    scribe.bout(2, ASH, DORN, result())
    assert rules(scribe) == []
    scribe.write(Corrected(fought, BoutFought(first, result(loss=(35, 40)), DICE)))
    assert rules(scribe) == ["C57"]
    assert "a loss of 30 of 50" in scribe.books.doubts[0].why
    assert "a loss of 35 of 50" in scribe.books.doubts[0].why


def test_a_start_with_nothing_left(scribe: Scribe) -> None:
    scribe.bout(1, ASH, COLE, result(loss=(50, 40)))
    scribe.close(1)
    scribe.bout(2, ASH, DORN, result())
    assert rules(scribe) == ["C58"]
    assert scribe.books.fighters[ASH].tally.bouts == 2


def test_a_loss_where_there_should_be_none(scribe: Scribe) -> None:
    bout = scribe.write(BoutMade(1, ASH, COLE, Arena.PITS, 5))
    scribe.write(BoutFought(bout, result(), DICE, (Carried("ringside", 3, 50), None)))
    assert rules(scribe) == ["C57"]
    assert "it should be no loss" in scribe.books.doubts[0].why


def test_a_retirement_too_early(scribe: Scribe) -> None:
    scribe.write(FighterRetired(ASH, "tired"))
    assert rules(scribe) == ["C16"]
    assert scribe.books.fighters[ASH].is_retired
    scribe.write(FighterRetired(ASH, "again"))
    assert rules(scribe) == ["C16", "C17"]
    assert scribe.books.fighters[ASH].retired_reason == "tired"


def test_a_retired_man_booked_fighting_sold_and_drawn(scribe: Scribe) -> None:
    scribe.write(FighterRetired(ASH))
    scribe.bout(1, ASH, COLE, result())
    scribe.close(1)
    scribe.write(FighterSold(ASH, BOB, 0, 5))
    scribe.write(TournamentDrawn("Cup", "", (ASH, COLE), 2, for_title=False))
    assert rules(scribe) == ["C16", "C17", "C17", "C17", "C17"]
    assert scribe.books.managers[BOB].stable == [COLE, DORN]


def test_a_newcomer_for_somebody_who_is_still_there(scribe: Scribe) -> None:
    scribe.sign("Elm", ANN, entrance=Entrance.REPLACEMENT, replaces=ASH)
    scribe.sign("Fir", ANN, entrance=Entrance.REPLACEMENT, replaces=99)
    assert rules(scribe) == ["C18", "C18"]
    assert scribe.books.managers[ANN].stable == [ASH, BIRCH, 8, 9]


def test_weight_classes() -> None:
    scribe = Scribe()
    scribe.found(options=LeagueOptions(weight_classes=("Heavy", "Middle")))
    big = scribe.sign("Big", ANN, weight_class="Heavy")
    small = scribe.sign("Small", BOB, weight_class="Middle")
    assert rules(scribe) == []
    scribe.sign("Odd", BOB)
    scribe.bout(1, big, small, result())
    assert rules(scribe) == ["C1", "C1"]
    assert set(scribe.books.divisions) == {"Heavy", "Middle", ""}


def test_money_that_is_not_there(scribe: Scribe) -> None:
    scribe.write(FighterSold(ASH, BOB, 50_000, 5))
    assert rules(scribe) == ["C24"]
    assert "Bob spends 500.00 dollars more" in scribe.books.doubts[0].why
    assert scribe.books.managers[BOB].balance_cents == -50_000


def test_a_stake_overspent() -> None:
    scribe = Scribe()
    scribe.found(options=LeagueOptions(stable_method=StableMethod.AUCTION, stake_dollars=10))
    scribe.sign("Ash", ANN, entrance=Entrance.AUCTION, price_cents=600)
    scribe.sign("Birch", ANN, entrance=Entrance.AUCTION, price_cents=500)
    assert rules(scribe) == ["C9"]
    assert scribe.books.managers[ANN].stake_cents == -100
    assert scribe.books.managers[ANN].balance_cents == 0


def test_trades_and_sales_that_are_none(scribe: Scribe) -> None:
    free = scribe.sign("Free", None)
    scribe.write(FighterSold(ASH, ANN, 0, 5))
    scribe.write(FightersTraded(ASH, BIRCH, 0, (1, 1)))
    scribe.write(FightersTraded(free, BIRCH, 0, (1, 1)))
    assert rules(scribe) == ["C24", "C24", "C24"]
    assert scribe.books.fighters[free].manager is None
    assert scribe.books.managers[ANN].stable == [BIRCH, ASH]


def test_a_sale_during_a_night(scribe: Scribe) -> None:
    scribe.bout(1, ASH, COLE, result())
    scribe.write(FighterSold(ASH, BOB, 0, 5))
    assert rules(scribe) == ["C24"]


def test_a_title_bout_without_the_champion() -> None:
    scribe = champion_crowned()
    scribe.bout(9, ASH, DORN, result(), Arena.BEST, title=True)
    assert rules(scribe) == ["C40"]
    assert "Neither of the two is the champion." in scribe.books.doubts[0].why
    old, new = scribe.books.divisions[""].reigns
    assert (old.fighter, old.end, old.lost_bout) == (COLE, ReignEnd.SUPERSEDED, new.won_bout)
    assert scribe.books.is_champion(ASH)


def test_a_draw_without_the_champion_leaves_him_the_title() -> None:
    scribe = champion_crowned()
    scribe.bout(9, ASH, DORN, draw(), Arena.BEST, title=True)
    assert rules(scribe) == ["C40"]
    assert scribe.books.is_champion(COLE)
    assert scribe.books.divisions[""].reigns[0].defences == 0


def test_a_challenger_without_a_rank() -> None:
    scribe = champion_crowned()
    elm = scribe.sign("Elm", ANN)
    scribe.bout(9, COLE, elm, result(), Arena.BEST, title=True)
    assert rules(scribe) == ["C40"]
    assert scribe.books.divisions[""].reigns[0].defences == 1


def test_a_first_champion_without_a_tournament(scribe: Scribe) -> None:
    bout = scribe.bout(1, ASH, COLE, result(), Arena.BEST, title=True)
    assert rules(scribe) == ["C60"]
    assert scribe.books.is_champion(ASH)
    assert scribe.books.bouts[bout].purses_dollars == (7000, 3000)


def test_a_vacant_title_between_men_without_ranks() -> None:
    scribe = champion_crowned()
    scribe.write(FighterRetired(COLE))
    elm = scribe.sign("Elm", ANN)
    scribe.bout(9, elm, ASH, result(), Arena.BEST, title=True)
    assert rules(scribe) == ["C16", "C66"]
    assert scribe.books.is_champion(elm)


def test_a_tournament_for_a_title_that_is_held() -> None:
    scribe = champion_crowned()
    cup = scribe.write(TournamentDrawn("Second", "", (ASH, DORN), 9, for_title=True))
    scribe.bout(9, ASH, DORN, result(), Arena.BEST, title=True, slot=Slot(cup, 1, 1))
    assert rules(scribe) == ["C60", "C60"]
    assert scribe.books.is_champion(ASH)


def test_a_final_that_was_not_for_the_title(scribe: Scribe) -> None:
    cup = scribe.write(TournamentDrawn("Cup", "", (ASH, COLE), 1, for_title=True))
    scribe.bout(1, ASH, COLE, result(), slot=Slot(cup, 1, 1))
    assert rules(scribe) == ["C60"]
    assert scribe.books.tournaments[cup].bracket.winner == ASH
    assert scribe.books.divisions[""].champion is None


@pytest.mark.parametrize("place", [(1, 1), (1, 2), (2, 1), (1, 3), (3, 1), (2, 2)])
def test_tournament_bouts_between_the_wrong_men(scribe: Scribe, place: tuple[int, int]) -> None:
    cup = scribe.write(TournamentDrawn("Cup", "", (ASH, BIRCH, COLE, DORN), 1, for_title=False))
    bout = scribe.bout(1, ASH, BIRCH, result(), slot=Slot(cup, *place))
    assert rules(scribe) == ["C61"]
    assert scribe.books.bouts[bout].advanced is None
    assert scribe.books.tournaments[cup].bracket.winners == ((None, None), (None,))


def test_a_bout_of_a_tournament_that_is_not_in_the_books(scribe: Scribe) -> None:
    bout = scribe.bout(1, ASH, BIRCH, result(), slot=Slot(77, 1, 1))
    assert rules(scribe) == ["C61"]
    assert scribe.books.bouts[bout].winner == ASH


def test_a_place_in_the_bracket_is_decided_once(scribe: Scribe) -> None:
    cup = scribe.write(TournamentDrawn("Cup", "", (ASH, BIRCH, COLE, DORN), 1, for_title=True))
    scribe.bout(1, ASH, DORN, result(), slot=Slot(cup, 1, 1))
    scribe.close(1)
    scribe.bout(2, ASH, DORN, result(winner=BLUE), slot=Slot(cup, 1, 1))
    assert rules(scribe) == ["C61"]
    assert scribe.books.tournaments[cup].bracket.winners[0] == (ASH, None)


def test_a_drawn_tournament_bout_without_dice(scribe: Scribe) -> None:
    cup = scribe.write(TournamentDrawn("Cup", "", (ASH, COLE), 1, for_title=False))
    even = draw(damage=(9, 9), landed=(9, 9))
    dice = type(DICE)((1, 1), (1, 1))
    scribe.bout(1, ASH, COLE, even, slot=Slot(cup, 1, 1), dice=dice)
    assert rules(scribe) == ["C63"]
    assert scribe.books.tournaments[cup].bracket.winner is None


def test_walkovers_that_are_none(scribe: Scribe) -> None:
    cup = scribe.write(TournamentDrawn("Cup", "", (ASH, BIRCH, COLE, DORN), 1, for_title=False))
    scribe.write(WalkoverGiven(Slot(cup, 2, 1), ASH))
    scribe.write(WalkoverGiven(Slot(cup, 1, 2), ASH))
    assert rules(scribe) == ["C61", "C61"]
    scribe.write(WalkoverGiven(Slot(cup, 1, 1), ASH))
    assert rules(scribe) == ["C61", "C61", "C61"]
    assert "Dorn is not retired" in scribe.books.doubts[-1].why
    assert scribe.books.tournaments[cup].bracket.winners[0] == (ASH, None)


def test_places_that_went_to_lower_bids(scribe: Scribe) -> None:
    one = scribe.write(BoutMade(1, ASH, COLE, Arena.PITS, 5))
    two = scribe.write(BoutMade(1, BIRCH, DORN, Arena.PITS, 5))
    bids = (BoutBid(one, (BidPart(ANN, 0),), (40,)), BoutBid(two, (BidPart(BOB, 0),), (90,)))
    scribe.write(DatesAuctioned(1, Arena.PITS, 1, bids, (two,)))
    assert rules(scribe) == []
    scribe.write(DatesAuctioned(1, Arena.PITS, 1, bids, (one,)))
    assert rules(scribe) == ["C54"]


def test_offers_answered_twice_or_fought_unasked(scribe: Scribe) -> None:
    offer = scribe.write(OfferMade(3, ASH, COLE, Arena.PITS, 5, False, ANN))
    scribe.write(OfferAnswered(offer, Answer.REFUSED, BOB, "no"))
    scribe.write(OfferAnswered(offer, Answer.LAPSED))
    assert rules(scribe) == ["C3"]
    scribe.write(BoutMade(3, ASH, COLE, Arena.PITS, 5, offer=offer))
    assert rules(scribe) == ["C3", "C3"]
    assert scribe.books.offers[offer].answer is Answer.ACCEPTED


def test_a_league_founded_twice_and_ended_early(scribe: Scribe) -> None:
    scribe.write(LeagueFounded("Other", "ringside", "s", 1, "", LeagueOptions()))
    scribe.write(LeagueEnded())
    assert rules(scribe) == ["C1", "C70"]
    assert scribe.books.name == "Other"


@pytest.mark.parametrize(
    "deed",
    [
        FighterSold(99, ANN, 0, 1),
        FighterSold(ASH, 99, 0, 1),
        FightersTraded(ASH, 99, 0, (1, 1)),
        FighterSigned(Fighter("A", ABILITIES), 99, 1, Entrance.DICE),
        FighterRetired(99),
        OfferMade(1, ASH, 99, Arena.PITS, 5, False, ANN),
        OfferMade(1, ASH, COLE, Arena.PITS, 5, False, 99),
        OfferAnswered(99, Answer.REFUSED),
        BoutMade(1, 99, ASH, Arena.PITS, 5),
        BoutMade(1, COLE, ASH, Arena.PITS, 5, offer=99),
        BoutCancelled(99),
        BidSealed(99, ANN, 5),
        DealProposed(ANN, 99, ASH, 5),
        DealProposed(ANN, BOB, ASH, 5, in_exchange=99),
        DealAnswered(99, accepted=True),
        BoutFought(99, result(), DICE),
        DatesAuctioned(1, Arena.PITS, 1, (BoutBid(1, (BidPart(99, 5),)),), (1,)),
        StablesOrdered((OrderRolls(99, (5,)),)),
        TournamentDrawn("Cup", "", (ASH, 99), 1, for_title=True),
        WalkoverGiven(Slot(99, 1, 1), ASH),
    ],
    ids=lambda deed: deed.kind,
)
def test_what_speaks_of_something_unknown_changes_nothing(scribe: Scribe, deed: object) -> None:
    before = Scribe(scribe.entries).books
    scribe.write(deed)  # type: ignore[arg-type]
    (doubt,) = scribe.books.doubts
    assert (doubt.entry, doubt.rule) == (8, "C4")
    assert "99" in doubt.why
    before.doubts.append(doubt)
    assert scribe.books == before


def test_strikes_and_corrections_of_what_is_to_come(scribe: Scribe) -> None:
    scribe.write(Struck((8, 9)), Corrected(10, NightClosed(1)))
    scribe.close(1)
    assert rules(scribe) == ["", "", ""]
    assert scribe.books.closed == 1


def test_a_correction_leaves_a_doubt_where_later_bouts_no_longer_stand() -> None:
    scribe = champion_crowned()
    final = next(bout for bout in scribe.books.bouts.values() if bout.title)
    scribe.bout(9, COLE, ASH, result(Method.UD), Arena.BEST, title=True)
    assert rules(scribe) == []
    entry = final.fought_entry or 0
    scribe.write(Corrected(entry, BoutFought(final.number, result(), DICE), "the cards were swapped"))
    assert rules(scribe) == []
    first, second = scribe.books.divisions[""].reigns
    assert (first.fighter, second.fighter) == (ASH, COLE)
    scribe.write(Corrected(entry, BoutFought(final.number, draw(damage=(1, 2)), DICE)))
    assert [reign.fighter for reign in scribe.books.divisions[""].reigns] == [COLE]
    scribe.write(Struck((final.number,)))
    assert rules(scribe) == ["C4", "C62", "C62", "C60"]  # a cup without its final keeps both men


# What only a correction brings about


def test_a_bout_made_by_a_man_the_mended_bracket_keeps() -> None:
    scribe = league()
    cup = scribe.write(TournamentDrawn("Cup", "", (ASH, BIRCH, COLE, DORN), 1, for_title=False))
    bouts = [
        scribe.write(BoutMade(1, red, blue, Arena.PITS, 7, slot=Slot(cup, 1, place)))
        for place, (red, blue) in enumerate(((ASH, DORN), (BIRCH, COLE)), 1)
    ]
    fought = [scribe.write(BoutFought(bout, result(), DICE)) for bout in bouts]
    scribe.close(1)
    scribe.bout(2, DORN, COLE, result())
    before = rules(scribe)
    correction = scribe.write(Corrected(fought[0], BoutFought(bouts[0], result(winner=BLUE), DICE)))
    assert rules(scribe) == ["C62", *before]
    assert "Dorn is still in Cup until night 5." in scribe.books.doubts[0].why
    scribe.write(Struck((correction,)))
    assert rules(scribe) == before


def test_a_bout_boxed_with_experience_that_was_not_won(scribe: Scribe) -> None:
    """Two wins, then a bout with what they taught; the second win corrected away, the bout stays as it was boxed."""
    for night in (1, 5):
        fought = scribe.bout(night, ASH, COLE, result()) + 1
        scribe.close(night)
    ash = scribe.books.fighters[ASH]
    assert ash.gains != Gains()
    made = scribe.write(BoutMade(9, ASH, COLE, Arena.PITS, 5))
    engine = registry.get("ringside")
    cards = [scribe.books.fighters[number].card(engine) for number in (ASH, COLE)]
    record = fight(
        Setup(engine, *cards, engine.info.terms(5)), 1, *(engine.plain_corner(SeededChance(1)),) * 2
    )
    scribe.entries.append(
        Entry(
            scribe.next, scribe.next, 9, "program", BoutFought(made, record.outcome, DICE), record.to_json()
        )
    )
    scribe.books = post_all(scribe.entries)
    before = rules(scribe)
    assert "C14" not in before
    correction = scribe.write(Corrected(fought, BoutFought(fought - 1, result(winner=BLUE), DICE)))
    assert [(doubt.rule, doubt.why) for doubt in scribe.books.doubts if doubt.rule == "C14"] == [
        ("C14", "Ash boxed with ratings he would not have had by then.")
    ]
    scribe.write(Struck((correction,)))
    assert rules(scribe) == before
