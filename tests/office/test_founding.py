"""Founding: seats, stables by dice, draft and auction, options (C6-C10, C60)."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from pathlib import Path
from statistics import mean

import pytest

from ringside_manager.bout import registry
from ringside_manager.campaign.ai import strength
from ringside_manager.campaign.books import (
    Asking,
    Bidding,
    Books,
    Conduct,
    Dispute,
    Entrance,
    FighterBook,
    Judgement,
    LeagueOptions,
    Lots,
    Scores,
    StableMethod,
)
from ringside_manager.campaign.house_rules import BY_THE_BOOK
from ringside_manager.campaign.tournament import bracket_order, nights_of_finals
from ringside_manager.errors import RingsideError, RuleError, SaveExistsError, UnknownNameError, UsageError
from ringside_manager.fighters.generation import generate_set
from ringside_manager.fighters.sets import load_set
from ringside_manager.league.business import post_all
from ringside_manager.league.business.careers import FighterSigned
from ringside_manager.league.business.founding import ManagerSeated, StablesOrdered
from ringside_manager.league.deeds import Entry
from ringside_manager.office.docket import Party
from ringside_manager.office.facts.matchmaking import opponents
from ringside_manager.office.facts.rankings import rankings_page
from ringside_manager.office.founding import (
    LONGEST_NAME,
    OPTIONS,
    entrants_by_class,
    founding_act,
    league_options,
)
from ringside_manager.office.founding_script import Founding
from ringside_manager.office.live_founding import LiveFounding
from ringside_manager.office.office import Office
from tests.office.clubs import FOUR, founding
from tests.office.seasons import Season, season
from tests.slow import each, rest_slow

METHODS = tuple(method.value for method in StableMethod)


def signed(books: Books) -> list[FighterBook]:
    """The fighters of all stables."""
    return [page for page in books.fighters.values() if page.manager is not None]


def founded(founding: Founding) -> Books:
    drafts = founding_act(founding)
    return post_all([Entry(number, 1, 0, "program", draft.deed) for number, draft in enumerate(drafts, 1)])


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("seed", range(5))
def test_every_manager_has_his_stable_and_everybody_his_percentage(method: str, seed: int) -> None:
    books = founded(founding(FOUR, seed, method))
    sizes = [len(manager.stable) for manager in books.managers.values()]
    assert sizes == [4, 4, 4, 4] if method != "auction" else (min(sizes) >= 4 and sum(sizes) == 30)
    for fighter in signed(books):
        assert 11 <= (fighter.percentage or 0) <= 30
        assert (fighter.entrance.value, fighter.earned_half, fighter.pop_half) == (method, 0, 0)
    (title,) = books.tournaments.values()
    assert (title.for_title, title.first_night, len(title.bracket.entrants)) == (True, 1, sum(sizes))
    assert books.doubts == []


def test_dice_roll_one_stable_after_the_other() -> None:
    books = founded(founding(("Ann", "ai:Bob"), method="dice", size=3))
    owners = [books.managers[fighter.manager or 0].name for fighter in books.fighters.values()]
    assert owners == ["Ann"] * 3 + ["Bob"] * 3
    assert len({fighter.name for fighter in books.fighters.values()}) == 6


def test_the_draft_follows_its_dice_again_and_again() -> None:
    drafts = founding_act(founding(FOUR, 3))
    (order,) = (draft.deed for draft in drafts if isinstance(draft.deed, StablesOrdered))
    signings = (draft.deed for draft in drafts if isinstance(draft.deed, FighterSigned))
    picks = [deed.manager for deed in signings if deed.manager is not None]
    places = [place.manager for place in order.order]
    assert picks == places * 4
    rolls = [place.rolls for place in order.order]
    assert rolls == sorted(rolls, reverse=True)


def test_an_auction_takes_the_price_out_of_the_stake_and_not_out_of_the_money() -> None:
    books = founded(founding(FOUR, 5, "auction"))
    for manager in books.managers.values():
        paid = sum(books.fighters[number].price_cents for number in manager.stable)
        assert manager.stake_cents == 100_000 - paid >= 0
        assert manager.balance_cents == 0
    assert books.ledger == []
    assert {fighter.entrance for fighter in signed(books)} == {Entrance.AUCTION}


def test_strong_men_are_dear() -> None:
    books = founded(founding(FOUR, 5, "auction"))
    prices = {fighter.name: fighter.price_cents for fighter in books.fighters.values()}
    dearest = max(prices, key=lambda name: prices[name])
    assert dearest in ("Joe Louis", "Muhammad Ali", "Rocky Marciano")
    assert min(prices.values()) < prices[dearest] / 3


def test_the_tournament_pairs_seeds_as_brackets_do() -> None:
    (title,) = founded(founding(FOUR)).tournaments.values()
    seeds = [title.bracket.entrants.index(man) + 1 for man in title.bracket.slots(1) if man]
    assert tuple(seeds) == bracket_order(16)


def test_weight_classes_share_the_stables_and_have_a_tournament_each() -> None:
    books = founded(founding(FOUR, options={"weight_classes": "light, heavy"}))
    assert Counter(fighter.weight_class for fighter in signed(books)) == {"light": 8, "heavy": 8}
    names = [(title.name, title.weight_class) for title in books.tournaments.values()]
    assert names == [("Light title tournament", "light"), ("Heavy title tournament", "heavy")]


def test_the_same_seed_founds_the_same_league() -> None:
    assert founding_act(founding(FOUR, 9, "auction")) == founding_act(founding(FOUR, 9, "auction"))
    assert founding_act(founding(FOUR, 9)) != founding_act(founding(FOUR, 10))


# Free agents


@each("method", METHODS)
def test_nobody_of_the_list_is_lost(method: str) -> None:
    books = founded(
        founding(FOUR, 4, method, size=3, options={"stake": "40"} if method == "auction" else None)
    )
    names = [fighter.name for fighter in load_set("heavyweights").fighters]
    free = [page.name for page in books.free_agents()]
    if method == "dice":
        assert free == []
        return
    assert sorted(page.name for page in books.fighters.values()) == sorted(names)
    kept = {page.name for page in signed(books)}
    assert free == [name for name in names if name not in kept]
    assert len(free) == 18 or method == "auction"
    for page in books.free_agents():
        assert (page.entrance, page.manager, page.percentage) == (Entrance.POOL, None, None)
        assert page.number > next(reversed(books.tournaments)), (
            "they come last, so nobody's number is another"
        )
    assert books.doubts == []


def test_free_agents_go_through_the_classes_in_turn() -> None:
    books = founded(founding(FOUR, options={"weight_classes": "light, heavy"}))
    assert [page.weight_class for page in books.free_agents()] == ["light", "heavy"] * 7


def test_free_agents_neither_box_nor_rank_nor_enter() -> None:
    books = season(nights=20)
    free = books.free_agents()
    assert len(free) == 14
    for page in free:
        assert (page.bouts, page.booked, page.rank, page.pop_half, page.last_night) == ([], [], None, 0, None)
        for drawn in books.tournaments.values():
            assert page.number not in drawn.bracket.entrants
    (division,) = rankings_page(books)
    assert len(division.ladder) + division.unranked == 16
    assert not {row.fighter for row in opponents(books, Party("Ada", 2), books.managers[2].stable[0], 21)} & {
        page.number for page in free
    }


def test_bouts_come_out_as_they_did_without_free_agents() -> None:
    founded_ = founding(FOUR, 6)
    whole, alone = Season(founded_), Season(founded_)
    drafts = [draft.deed for draft in founding_act(founded_)]
    alone.books, alone.deeds = Books(), []
    for deed in drafts:
        if not isinstance(deed, FighterSigned) or deed.manager is not None:
            alone.add(deed)
    told = []
    for played in (whole, alone):
        played.hold(8, 6)
        told.append([(page.name, page.tally, page.earnings_dollars) for page in signed(played.books)])
    assert told[0] == told[1]


# What cannot be founded


@each(
    "names, error, said",
    [
        (("Ann",), UsageError, "at least two"),
        (("Ann", "ai:Ann"), UsageError, "twice"),
        (("Ann", "ÄNN"), UsageError, "twice"),
        (("Ann", " "), UsageError, "Give every manager a name"),
        (("Ann", "B\u202eob"), UsageError, "cannot be a name"),
        (("Ann", "B\nob"), UsageError, "cannot be a name"),
        (("Ann", "x" * (LONGEST_NAME + 1)), UsageError, "too long"),
        (("Ann", "Promoter"), UsageError, "Nobody can be named"),
        (("Ann", "program"), UsageError, "Nobody can be named"),
    ],
)
def test_seats_that_will_not_do(names: tuple[str, ...], error: type[RingsideError], said: str) -> None:
    with pytest.raises(error, match=said):
        founding_act(founding(names))


def test_a_promoter_manages_no_fighters() -> None:
    with pytest.raises(RuleError) as refused:
        founding_act(founding(("Ann", "Bob"), promoter="ann"))
    assert refused.value.rule == "C3"
    with pytest.raises(UsageError, match="cannot be a name"):
        founding_act(founding(("Ann", "Bob"), promoter="P\u200bam"))


@each(
    "changes, rule",
    [
        ({"size": 8}, "C8"),
        ({"method": "dice", "options": {"tournament_night": "53"}}, "C62"),
        ({"method": "dice", "size": 1, "options": {"weight_classes": "light,heavy"}}, "C61"),
    ],
)
def test_leagues_the_rules_do_not_know(changes: dict[str, object], rule: str) -> None:
    with pytest.raises(RuleError) as refused:
        founding_act(founding(FOUR, **changes))  # type: ignore[arg-type]
    assert refused.value.rule == rule


def test_an_auction_at_which_nearly_nothing_is_sold_founds_nothing() -> None:
    lone = founding(FOUR, method="auction")
    with pytest.raises(RuleError) as refused:
        founding_act(replace(lone, fighters=lone.fighters[:1]))
    assert refused.value.rule == "C61"
    with pytest.raises(RuleError) as refused:
        founding_act(replace(lone, fighters=()))
    assert refused.value.rule == "C9"


def test_a_system_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(UnknownNameError):
        founding_act(replace(founding(FOUR), system="whist"))


def test_a_file_that_is_there_is_never_founded_over(tmp_path: Path) -> None:
    path = tmp_path / "club.ringside"
    path.write_text("mine")
    with pytest.raises(SaveExistsError):
        Office.found(path, founding(FOUR))
    assert path.read_text() == "mine"


def test_what_cannot_be_founded_leaves_no_file(tmp_path: Path) -> None:
    with pytest.raises(UsageError):
        Office.found(tmp_path / "club.ringside", founding(("Ann",)))
    assert list(tmp_path.iterdir()) == []


# Options


def test_the_defaults_are_those_of_the_rules() -> None:
    options = league_options("ringside", StableMethod.DRAFT, 4, {"corners": "plain"})
    assert (options.conduct, options.judgement) == (Conduct.BY_WORTH, Judgement.LEARNT)
    assert options == replace(
        LeagueOptions(corners="plain", conduct=Conduct.BY_WORTH, judgement=Judgement.LEARNT),
        stable_method=StableMethod.DRAFT,
        bout_options=options.bout_options,
    )
    assert LeagueOptions().conduct is Conduct.IN_TURN  # as in the leagues of old
    told = {option.name: option.default for option in OPTIONS}
    assert (told["nights"], told["stake"], told["card_cap"]) == ("52", "1000", "none")


def test_every_option_of_the_campaign_is_heeded() -> None:
    chosen = {
        "nights": "104", "stake": "500", "card_cap": "3", "disputes": "auction", "tournament_night": "9",
        "weight_classes": "a, b", "corners": "PLAIN", "scorecards": "closed",
        "judgement": "learnt", "conduct": "in_turn", "asking": "ahead", "countering": "once", "bidding": "limits", "lots": "nominated",
        "least_fighters": "2", "most_fighters": "5", "rookies_from": "Middleweights", "first_year": "1920",
    }  # fmt: skip
    options = league_options("ringside", StableMethod.DICE, 2, chosen)
    assert set(chosen) == {option.name for option in OPTIONS}
    said = options.scorecards, options.judgement, options.asking, options.conduct
    assert said == (Scores.CLOSED, Judgement.LEARNT, Asking.AHEAD, Conduct.IN_TURN)
    auction = options.bidding, options.lots, options.least_fighters, options.most_fighters
    assert auction == (Bidding.LIMITS, Lots.NOMINATED, 2, 5)
    assert (options.rookies_from, options.first_year) == ("middleweights", 1920)
    found = options.nights, options.stake_dollars, options.card_cap, options.disputes
    assert found == (104, 500, 3, Dispute.AUCTION)
    assert (options.tournament_night, options.weight_classes, options.corners) == (9, ("a", "b"), "plain")
    assert (
        league_options("ringside", StableMethod.DICE, 2, {"card_cap": "none", "corners": "plain"}).card_cap
        is None
    )


def test_options_of_the_bout_system_stand_beside_them() -> None:
    options = league_options("ringside", StableMethod.DICE, 2, {"scoring": "ten_must", "corners": "plain"})
    assert dict(options.bout_options)["scoring"] == "ten_must"


@each("name, value", [
        ("nights", "0"), ("nights", "5201"), ("nights", "many"), ("nights", ""), ("stake", "-1"), ("stake", "1e3"),
        ("card_cap", "0"), ("card_cap", "1001"), ("disputes", "dice"), ("tournament_night", "0"),
        ("weight_classes", ""), ("weight_classes", "a,a"), ("weight_classes", "a\u202eb"),
        ("weight_classes", ",".join(map(str, range(21)))), ("scoring", "whim"),
    ])  # fmt: skip
def test_values_that_are_not_allowed(name: str, value: str) -> None:
    with pytest.raises(RingsideError) as refused:
        league_options("ringside", StableMethod.DICE, 2, {"corners": "plain", name: value})
    assert refused.value.exit_code == 2
    assert name in str(refused.value).replace("weight class", "weight_classes"), str(refused.value)


def test_options_nobody_has() -> None:
    with pytest.raises(UnknownNameError, match="nights"):
        league_options("ringside", StableMethod.DICE, 2, {"night": "3"})
    with pytest.raises(UnknownNameError):
        league_options("ringside", StableMethod.DICE, 2, {"corners": "godlike"})
    for size in (0, 101):
        with pytest.raises(UsageError, match="1 to 100"):
            league_options("ringside", StableMethod.DICE, size, {"corners": "plain"})


def test_seats_are_taken_in_the_order_named() -> None:
    seated = [draft.deed for draft in founding_act(founding(FOUR)) if isinstance(draft.deed, ManagerSeated)]
    assert [deed.name for deed in seated] == ["Ada", "Ben", "Cleo", "Dan"]


@each(
    "fighters, first, classes, final",
    [(16, 1, 1, 13), (24, 1, 1, 17), (2, 5, 1, 5), (33, 1, 1, 21), (24, 1, 3, 9), (5, 2, 2, 6)],
)
def test_the_night_of_the_final(fighters: int, first: int, classes: int, final: int) -> None:
    entrants = entrants_by_class(StableMethod.AUCTION, 4, 4, fighters, classes)
    assert max(nights_of_finals(BY_THE_BOOK.tournament, entrants, first)) == final


@each("size, classes, each", [(4, 1, (16,)), (4, 2, (8, 8)), (3, 2, (8, 4)), (5, 3, (8, 8, 4))])
def test_stables_go_through_the_classes_in_turn(size: int, classes: int, each: tuple[int, ...]) -> None:
    names = ",".join(f"class {number}" for number in range(classes))
    assert entrants_by_class(StableMethod.DRAFT, 4, size, 0, classes) == each
    books = founded(founding(FOUR, size=size, options={"weight_classes": names}))
    assert tuple(len(drawn.bracket.entrants) for drawn in books.tournaments.values()) == each


# What the program's bids come to


AUCTIONS = ((("ai:A", "ai:B", "ai:C", "ai:D"), 4, 40), (("ai:A", "ai:B", "ai:C", "ai:D"), 6, 24), (("ai:A", "ai:B"), 4, 12),
            (("ai:A", "ai:B", "ai:C"), 4, 60))  # fmt: skip


@pytest.mark.parametrize("seed", rest_slow(range(6), 2))
@pytest.mark.parametrize(("names", "size", "count"), AUCTIONS)
def test_ai_managers_put_their_money_to_work(
    names: tuple[str, ...], size: int, count: int, seed: int
) -> None:
    base = founding(names, seed, "auction", size, turn=seed)
    live = LiveFounding(replace(base, fighters=generate_set(count, seed).fighters))
    while live.turn:
        live.choose(live.advice())
    sold = [signed for stable in live.stables for signed in stable]
    assert len(sold) == count
    for stable in live.stables:
        assert sum(signed.price_cents // 100 for signed in stable) > 600, "most of the money was not spent"
    dearest = max(signed.price_cents // 100 for signed in sold)
    assert dearest <= 510, "half of the money went for one man with places to fill"
    ranked = sorted(sold, key=lambda signed: strength(signed.fighter.abilities), reverse=True)
    best, rest = ranked[: len(names)], ranked[-count // 4 :]
    assert min(signed.price_cents // 100 for signed in best) > 20, (
        "one of the best men went for next to nothing"
    )
    assert mean(signed.price_cents // 100 for signed in best) > 2 * mean(
        signed.price_cents // 100 for signed in rest
    )


# What a league agrees on about its bouts where nobody says anything


@each("system, option", [("control", "three_judges"), ("quest", "cuts_and_fouls")])
def test_a_league_agrees_on_what_its_rules_mean_for_a_campaign(system: str, option: str) -> None:
    assert dict(league_options(system, StableMethod.DICE, 4, {}).bout_options)[option] is True
    assert dict(league_options(system, StableMethod.DICE, 4, {option: "no"}).bout_options)[option] is False
    assert registry.get(system).info.terms().options[option] is False
