"""Drafts and auctions held choice by choice, undone, kept and gone on with (C8-C10)."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ringside_manager.campaign.books import Books
from ringside_manager.errors import NoSaveError, RingsideError, RuleError, UsageError
from ringside_manager.league.business import post_all
from ringside_manager.league.business.careers import FighterSigned
from ringside_manager.league.deeds import Entry
from ringside_manager.office.founding import founding_act
from ringside_manager.office.founding_script import (
    AuctionTurn,
    Bid,
    Choice,
    DraftTurn,
    Founding,
    NominationTurn,
    Pass,
    Pick,
)
from ringside_manager.office.live_founding import LiveFounding, prospects
from ringside_manager.office.live_founding_file import DraftFileError, keep_live, kept_name, load_live
from ringside_manager.office.office import Office
from ringside_manager.paths import draft_path, drafts_in, league_path
from tests.office.clubs import FOUR, PERSONS, founding
from tests.slow import each


def finished(live: LiveFounding) -> LiveFounding:
    """The program decides whatever is left."""
    while live.turn:
        live.choose(live.advice())
    return live


def posted(live: LiveFounding) -> Books:
    entries = (Entry(number, 1, 0, "program", draft.deed) for number, draft in enumerate(live.act(), 1))
    return post_all(list(entries))


def drafting(live: LiveFounding) -> DraftTurn:
    assert isinstance(live.turn, DraftTurn)
    return live.turn


def bidding(live: LiveFounding) -> AuctionTurn:
    assert isinstance(live.turn, AuctionTurn)
    return live.turn


LOTS = {"limits": "shuffled", "nominated": "nominated"}


def bound(
    names: tuple[str, ...], seed: int, method: str = "limits", least: int = 2, most: int = 3
) -> Founding:
    """An auction by limits, of stables with a least and a most (C74, C76, C77)."""
    options = {
        "bidding": "limits",
        "lots": LOTS[method],
        "least_fighters": str(least),
        "most_fighters": str(most),
    }
    return founding(names, seed, "auction", 2, options=options)


# The same league whether asked or not


@each("method", ["dice", "draft", "auction", "limits", "nominated"])
@each("names", [FOUR, PERSONS])
def test_the_programs_choices_found_what_it_founds_unasked(method: str, names: tuple[str, ...]) -> None:
    base = bound(names, 11, method) if method in LOTS else founding(names, 11, method)
    live = finished(LiveFounding(base))
    assert live.act() == founding_act(base)
    assert bool(live.made) is (method != "dice")


def test_choices_alone_tell_the_whole_founding() -> None:
    live = finished(LiveFounding(founding(PERSONS, 3, "auction")))
    again = LiveFounding(live.founding, live.choices)
    assert (again.act(), again.stables, again.made) == (live.act(), live.stables, live.made)


def legal(live: LiveFounding, data: st.DataObject) -> Choice:
    turn = live.turn
    if isinstance(turn, DraftTurn):
        return Pick(data.draw(st.sampled_from(turn.available)))
    assert turn is not None
    allowed = turn.auction.bids_allowed
    steep = st.integers(allowed[0], min(allowed[-1], allowed[0] + 400)).map(Bid)
    return data.draw(st.one_of(st.just(Pass()), steep))


@given(st.data(), st.sampled_from(["draft", "auction"]), st.integers(0, 99), st.integers(1, 3))
def test_every_legal_sequence_founds_a_lawful_league(
    data: st.DataObject, method: str, seed: int, size: int
) -> None:
    base = founding(PERSONS, seed, method, size)
    live = LiveFounding(replace(base, fighters=base.fighters[:9]))
    while live.turn:
        live.choose(legal(live, data))
    signed = [fighter for stable in live.stables for fighter in stable]
    if len(signed) < 2:
        with pytest.raises(RuleError, match="C61"):
            live.act()
        return
    books = posted(live)
    assert books.doubts == []
    names = [[books.fighters[number].name for number in seat.stable] for seat in books.managers.values()]
    assert names == [[row.fighter.name for row in stable] for stable in live.stables]
    for manager in books.managers.values():
        assert manager.stake_cents >= 0
    assert len({row.fighter.name for row in signed}) == len(signed)
    assert all(11 <= row.percentage <= 30 for row in signed)
    assert LiveFounding(live.founding, live.choices).act() == live.act()


# Whose turn, and what is legal


def test_a_draft_asks_in_the_order_of_its_dice_again_and_again() -> None:
    live = LiveFounding(founding(PERSONS, 5))
    order = [seat for seat, _ in live.order]
    assert sorted(order) == [1, 2, 3]
    assert [rolls for _, rolls in live.order] == sorted((rolls for _, rolls in live.order), reverse=True)
    asked = []
    while live.turn:
        asked.append(drafting(live).seat)
        assert drafting(live).number == len(asked)
        live.choose(Pick(drafting(live).available[-1]))
    assert asked == order * 4


def test_who_is_picked_is_gone_and_is_in_the_stable() -> None:
    live = LiveFounding(founding(PERSONS, 5))
    seat, louis = drafting(live).seat, drafting(live).available[3]
    live.choose(Pick(louis))
    assert louis not in drafting(live).available
    assert [row.fighter for row in live.stables[seat - 1]] == [louis]
    with pytest.raises(RuleError, match="not to be had"):
        live.choose(Pick(louis))
    assert len(live.choices) == 1


def test_a_lot_opens_with_the_next_seat_and_goes_to_the_last_bidder() -> None:
    live = LiveFounding(founding(PERSONS, 5, "auction"))
    first = bidding(live).lot
    assert (bidding(live).seat, bidding(live).auction.bids_allowed) == (1, range(1, 1001))
    for choice in (Bid(10), Bid(30), Pass(), Pass()):
        live.choose(choice)
    assert [(row.fighter, row.price_cents // 100) for row in live.stables[1]] == [(first, 30)]
    assert bidding(live).auction.purses_dollars == (1000, 970, 1000)
    assert bidding(live).seat == 2
    with pytest.raises(RuleError, match="1 to 970"):
        live.choose(Bid(971))


def test_answers_to_another_question_change_nothing() -> None:
    draft, auction = (LiveFounding(founding(PERSONS, 5, method)) for method in ("draft", "auction"))
    with pytest.raises(UsageError, match="no bids"):
        draft.choose(Pass())
    with pytest.raises(UsageError, match="no picks"):
        auction.choose(Pick(bidding(auction).lot))
    assert draft.choices == auction.choices == ()


def test_when_all_is_decided_nobody_is_asked() -> None:
    live = finished(LiveFounding(founding(PERSONS, 5)))
    assert (live.turn, live.seat) == (None, None)
    with pytest.raises(UsageError, match="nobody has anything left"):
        live.advice()


def test_too_few_or_too_many_choices_found_nothing() -> None:
    live = finished(LiveFounding(founding(PERSONS, 5)))
    with pytest.raises(UsageError, match="choice 12 is still to be made"):
        founding_act(live.founding, live.choices[:-1])
    with pytest.raises(UsageError, match="more choices"):
        founding_act(live.founding, (*live.choices, Pass()))


def test_advice_for_a_lot_has_a_limit() -> None:
    live = LiveFounding(founding(PERSONS, 5, "auction"))
    limit = live.advised_limit()
    assert 1 <= limit <= 997
    live.choose(Bid(limit))
    live.choose(Pass())
    assert bidding(live).auction.high_dollars == limit
    assert LiveFounding(founding(PERSONS, 5)).advised_limit() == 0


# Taken back


def test_undo_takes_back_the_last_persons_choice_and_all_after_it() -> None:
    live = LiveFounding(founding(("Ann", "ai:Cy", "ai:Di"), 5))
    assert not live.may_undo
    while live.seat and not live.seat.is_person:
        live.choose(live.advice())
    before = live.choices
    live.choose(Pick(drafting(live).available[-1]))
    live.choose(live.advice())
    assert live.may_undo
    live.undo()
    assert (live.choices, live.seat and live.seat.name) == (before, "Ann")
    with pytest.raises(UsageError, match="nothing to take back"):
        live.undo()
    assert finished(live).act() == founding_act(live.founding)


def test_undo_after_the_last_choice() -> None:
    live = finished(LiveFounding(founding(PERSONS, 5, "auction")))
    live.undo()
    assert live.seat is not None
    assert live.seat.is_person
    assert finished(live).act() == founding_act(live.founding)


# Lots, limits and the size of stables (C74, C76, C77)


def test_lots_are_shuffled_by_the_seed_and_everybody_fills_his_stable() -> None:
    first, second, again = (LiveFounding(bound(FOUR, seed)) for seed in (5, 6, 5))
    orders = [bidding(live).auction.lots for live in (first, second, again)]
    assert orders[0] == orders[2] != orders[1]
    assert sorted(orders[0], key=lambda fighter: fighter.name) == sorted(
        first.founding.fighters, key=lambda fighter: fighter.name
    )
    assert all(2 <= len(stable) <= 3 for stable in finished(first).stables)
    assert posted(first).doubts == []
    assert len(first.made) < 200, "few bids are enough"


def test_a_limit_is_bid_whole_and_the_price_stays_low() -> None:
    live = LiveFounding(bound(PERSONS, 5))
    lot = bidding(live).lot
    live.bid_up_to(300)
    assert (live.limits, bidding(live).auction.high_dollars) == ({}, 1)
    live.choose(Pass())
    while isinstance(live.turn, AuctionTurn) and live.turn.lot == lot:
        live.choose(live.settled() or Pass())
    [signed] = live.stables[0] or live.stables[2]
    assert signed.fighter == lot
    assert signed.price_cents <= 30_000


def test_a_lot_is_named_before_it_is_bid_for() -> None:
    live = LiveFounding(bound(PERSONS, 5, "nominated"))
    turn = live.turn
    assert isinstance(turn, NominationTurn)
    with pytest.raises(UsageError, match="names the next fighter"):
        live.choose(Bid(5))
    with pytest.raises(RuleError, match="C77"):
        live.choose(Pass())
    live.choose(Pick(turn.available[7]))
    assert bidding(live).lot == turn.available[7]
    assert (bidding(live).auction.leader, bidding(live).seat) == (1, 2)
    live.undo()
    assert live.turn == turn


@pytest.mark.parametrize("method", ["limits", "nominated"])
def test_an_auction_of_many_rules_survives_its_program(tmp_path: Path, method: str) -> None:
    live = LiveFounding(bound(PERSONS, 5, method))
    lots = live.founding.fighters
    live.wish(1, {lots[3]: 200, lots[9]: 45})
    path = draft_path(tmp_path / "club.ringside")
    while live.turn and len(live.choices) < 25:
        live.choose(live.settled() or live.advice())
    keep_live(path, live)
    again = load_live(path)
    assert (again.wishes, again.choices, again.turn) == (live.wishes, live.choices, live.turn)
    assert finished(again).act() == finished(live).act()


# Wish lists


def wishing(options: dict[str, str] | None = None) -> LiveFounding:
    """Ann wishes for the first two lots of the list, as far as 200 and 45 dollars."""
    live = LiveFounding(
        founding(("Ann", "Bob"), 5, "auction", options={"bidding": "limits", **(options or {})})
    )
    live.wish(
        1, {live.founding.fighters[0]: 200, live.founding.fighters[1]: 45, live.founding.fighters[2]: 0}
    )
    return live


def test_a_wish_bids_by_itself_and_who_is_topped_is_asked() -> None:
    live = wishing()
    assert live.settled() == Bid(200, wished=True)
    live.choose(Bid(200, wished=True))
    assert (bidding(live).seat, live.settled()) == (2, None), "the other manager is asked, and sees no wish"
    live.choose(Bid(100))
    assert (bidding(live).auction.leader, bidding(live).auction.high_dollars) == (1, 105)
    live.choose(Bid(300))
    assert (bidding(live).seat, live.settled()) == (1, None)
    live.choose(Pass())
    assert [row.price_cents for row in live.stables[1]] == [21_000]


def test_a_wish_raises_by_the_dollar_where_raises_are_bid() -> None:
    live = wishing({"bidding": "raises"})
    live.choose(live.settled() or Pass())
    live.choose(Bid(30))
    assert live.settled() == Bid(31, wished=True)


def test_undo_passes_over_what_wishes_bid() -> None:
    live = wishing()
    live.choose(live.settled() or Pass())
    live.choose(Pass())
    assert (bidding(live).seat, live.settled()) == (2, None)
    live.choose(Pass())
    live.choose(live.settled() or Pass())
    assert len(live.stables[0]) == 2
    live.undo()
    assert (len(live.choices), bidding(live).seat, len(live.stables[0])) == (2, 2, 1)
    assert len(live.wishes[1]) == 2


def test_where_wishes_alone_have_bid_the_last_is_struck() -> None:
    live = wishing()
    live.choose(live.settled() or Pass())
    live.undo()
    assert (live.choices, live.settled()) == ((), None)
    assert list(live.wishes[1].values()) == [45]


@each(
    "what, told",
    [
        *(
            ("wishes", told)
            for told in ('{"3": [[1, 5]]}', '{"1": [[0, 5]]}', '{"1": [[31, 5]]}', '{"1": [[1, 0]]}', "[1]")
        ),
        *(
            ("limits", told)
            for told in ('{"4": 3}', '{"0": 3}', '{"1": -3}', '{"1": true}', '{"x": 3}', "[1]")
        ),
    ],
)
def test_wishes_and_limits_nobody_can_have_are_refused(tmp_path: Path, what: str, told: str) -> None:
    path = draft_path(tmp_path / "club.ringside")
    keep_live(path, LiveFounding(founding(PERSONS, 5, "auction")))
    path.write_text(path.read_text().replace(f'"{what}": {{}}', f'"{what}": {told}'))
    with pytest.raises(DraftFileError):
        load_live(path)


# What cannot be founded is said before anybody picks


@each(
    "changes, rule",
    [
        ({"size": 11}, "C8"),
        ({"options": {"tournament_night": "53"}}, "C62"),
        ({"size": 1, "options": {"weight_classes": "light,heavy"}}, "C61"),
        ({"promoter": "ann"}, "C3"),
        ({"method": "auction", "options": {"least_fighters": "11"}}, "C77"),
        ({"method": "auction", "options": {"least_fighters": "4", "most_fighters": "3"}}, "C77"),
    ],
)
def test_a_league_the_rules_do_not_know_is_not_drafted(changes: dict[str, object], rule: str) -> None:
    with pytest.raises(RuleError) as refused:
        LiveFounding(founding(PERSONS, **changes))  # type: ignore[arg-type]
    assert refused.value.rule == rule


# Kept and gone on with


@pytest.mark.parametrize("method", ["draft", "auction"])
@pytest.mark.parametrize("done", [0, 1, 7, 10_000])
def test_a_founding_survives_its_program(tmp_path: Path, method: str, done: int) -> None:
    options = {"weight_classes": "light,heavy", "card_cap": "3", "scoring": "ten_must"}
    live = LiveFounding(founding(PERSONS, 5, method, promoter="Père Pam", options=options))
    while live.turn and len(live.choices) < done:
        live.choose(live.advice())
    path = draft_path(tmp_path / "club.ringside")
    keep_live(path, live)
    again = load_live(path)
    assert (again.founding, again.choices, again.turn) == (live.founding, live.choices, live.turn)
    assert finished(again).act() == finished(live).act()
    assert list(tmp_path.iterdir()) == [path]


def test_limits_stand_until_their_lot_is_gone_and_are_kept(tmp_path: Path) -> None:
    live = LiveFounding(founding(("Ann", "ai:Cy", "ai:Di"), 5, "auction"))
    lot, path = bidding(live).lot, draft_path(tmp_path / "club.ringside")
    assert live.settled() is None
    live.bid_up_to(40)
    for _ in range(4):
        live.choose(live.settled() or Pass())
    keep_live(path, live)
    again = load_live(path)
    assert (again.limits, again.choices, again.turn) == ({1: 40}, live.choices, live.turn)
    for going_on in (live, again):
        while bidding(going_on).lot == lot:
            going_on.choose(going_on.settled() or Pass())
        assert (going_on.limits, going_on.choices) == ({}, live.choices)
    mine = [made.choice.dollars for made in live.made if made.turn.seat == 1 and isinstance(made.choice, Bid)]
    assert mine
    assert max(mine) <= 40
    with pytest.raises(UsageError, match="no bids"):
        LiveFounding(founding(PERSONS, 5)).bid_up_to(3)


def test_undo_takes_limits_back_too() -> None:
    live = LiveFounding(founding(("Ann", "ai:Cy"), 5, "auction"))
    live.bid_up_to(40)
    live.choose(Bid(1))
    live.undo()
    assert (live.limits, live.choices, live.settled()) == ({}, (), None)


def test_the_name_of_a_founding_is_read_from_its_head(tmp_path: Path) -> None:
    path = draft_path(tmp_path / "club 2.ringside")
    assert kept_name(path) == ""
    keep_live(path, LiveFounding(founding(PERSONS)))
    assert kept_name(path) == "Club"
    path.write_text("{}\n[[[\n")
    assert kept_name(path) == ""


def test_drafts_lie_beside_their_leagues(tmp_path: Path) -> None:
    league = tmp_path / "My club.ringside"
    keep_live(draft_path(league), LiveFounding(founding(PERSONS)))
    (tmp_path / "other.draft").touch()
    assert drafts_in(tmp_path) == (tmp_path / "My club.ringside.draft",)
    assert league_path(drafts_in(tmp_path)[0]) == league
    assert drafts_in(tmp_path / "nowhere") == ()


def test_a_kept_founding_is_replaced_whole(tmp_path: Path) -> None:
    path, live = tmp_path / "club.ringside.draft", LiveFounding(founding(PERSONS))
    keep_live(path, live)
    live.choose(live.advice())
    keep_live(path, live)
    assert len(load_live(path).choices) == 1
    with pytest.raises(RingsideError):
        keep_live(tmp_path / "nowhere" / "x.ringside.draft", live)


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    path = tmp_path_factory.mktemp("draft") / "club.ringside.draft"
    base = founding(("Ann", "ai:Cy"), 5, "draft", 2)
    keep_live(path, finished(LiveFounding(replace(base, fighters=base.fighters[:5]))))
    return path.read_bytes()


def goes_on(path: Path) -> bool:
    """Whether a file is gone on with, rather than refused as no draft."""
    try:
        live = load_live(path)
    except DraftFileError:
        return False
    return finished(live).turn is None


@given(changes=st.lists(st.tuples(st.integers(0, 10_000), st.integers(0, 255)), min_size=1, max_size=3))
def test_an_altered_file_is_gone_on_with_or_refused(
    kept: bytes, changes: list[tuple[int, int]], tmp_path_factory: pytest.TempPathFactory
) -> None:
    path = tmp_path_factory.getbasetemp() / "altered.ringside.draft"
    text = bytearray(kept)
    for place, value in changes:
        text[place % len(text)] = value
    path.write_bytes(text)
    assert goes_on(path) in (True, False)
    path.write_bytes(text[: len(text) // 2])
    assert not goes_on(path)


@each(
    "text",
    ["", "[]", "{}", "null", '"x"', "[" * 50_000, '{"ringside_draft": 2}', '{"ringside_draft": 1}', "\xff"],
)
def test_files_that_are_no_draft(tmp_path: Path, text: str) -> None:
    path = tmp_path / "x.ringside.draft"
    path.write_text(text, encoding="latin-1")
    with pytest.raises(DraftFileError, match="draft"):
        load_live(path)
    with pytest.raises(NoSaveError):
        load_live(tmp_path / "none")


def test_the_league_drafted_is_a_sound_save(tmp_path: Path) -> None:
    live = LiveFounding(founding(PERSONS, 5))
    while live.turn:
        live.choose(Pick(drafting(live).available[-1]))
    with Office.found(tmp_path / "club.ringside", live.founding, live.choices) as office:
        assert office.check() == ()
        signings = [entry.deed for entry in office.entries if isinstance(entry.deed, FighterSigned)]
    picked = [deed.fighter for deed in signings if deed.manager is not None]
    left = [deed.fighter for deed in signings if deed.manager is None]
    assert left == list(live.founding.fighters)[: len(left)]
    assert len(picked) + len(left) == len(live.founding.fighters)
    assert picked == list(reversed(live.founding.fighters))[: len(picked)]


def test_a_founding_needs_all_its_choices(tmp_path: Path) -> None:
    base: Founding = founding(PERSONS, 5)
    with pytest.raises(UsageError, match="choice 1 is still to be made"):
        Office.found(tmp_path / "club.ringside", base, ())
    assert list(tmp_path.iterdir()) == []


# Rows to choose from


def test_fighters_are_measured_against_the_average_of_the_list() -> None:
    heavyweights = founding(PERSONS).fighters
    rows = prospects(heavyweights)
    assert [row.fighter for row in rows] == list(heavyweights)
    assert [row.place for row in rows] == list(range(1, 31))
    best = max(rows, key=lambda row: row.promise)
    assert best.fighter.name == "Joe Louis"
    assert 0 < min(row.promise for row in rows) < 0.5 < best.promise < 1
    assert best.punching == sum(best.fighter.abilities.punches)
    assert prospects(()) == ()
    assert [row.promise for row in prospects(heavyweights[:1])] == [0.5]
