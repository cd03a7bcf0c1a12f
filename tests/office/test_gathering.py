"""Offers of a night gathered and answered in the order of their worth, and the title kept from staying at home (C79)."""

from __future__ import annotations

from dataclasses import replace

from ringside_manager.campaign.ai.gathering import LONG_IDLE, Market, market_of
from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.books import Answer, Books, BoutState, Conduct, Entrance, Skill
from ringside_manager.campaign.orders import OfferBout
from ringside_manager.office.agreeing import scene_of
from tests.office.clubs import FOUR, founding
from tests.office.seasons import Season
from tests.office.table import OPTIONS, Table
from tests.slow import each

BY_WORTH = replace(OPTIONS, conduct=Conduct.BY_WORTH)


def table(*managers: str, **more: object) -> Table:
    return Table(managers, options=replace(BY_WORTH, **more))  # type: ignore[arg-type]


def famous(made: Table, **half_points: int) -> None:
    """Give fighters a POP, in half points, as if they had earned it."""
    for name, half in half_points.items():
        made.fighter(name).earned_half = made.fighter(name).pop_half = half


def offered(made: Table, by: str, red: str, blue: str, arena: Arena, night: int = 1) -> int:
    return made.order(by, OfferBout(night, made.number(red), made.number(blue), arena))


def pairs(made: Table, night: int = 1) -> set[frozenset[str]]:
    """Who met on a night."""
    books = made.books
    return {
        frozenset(books.fighters[man].name for man in bout.fighters)
        for bout in books.bouts.values()
        if bout.night == night and bout.state is BoutState.FOUGHT
    }


# Offers are compared


def test_the_better_of_two_offers_is_taken_whoever_came_first() -> None:
    made = table("Ann", "Bob", "ai:Cy")
    famous(made, A1=2, B1=44, C1=44)
    first = offered(made, "Ann", "A1", "C1", Arena.PITS)
    second = offered(made, "Bob", "B1", "C1", Arena.BEST)
    made.hold()
    assert made.books.offers[second].answer is Answer.ACCEPTED
    assert made.books.offers[first].answer is Answer.LAPSED
    assert frozenset(("B1", "C1")) in pairs(made)


def test_a_person_is_not_served_before_a_better_bout_among_the_programs_own() -> None:
    made = table("Ann", "ai:Bob", "ai:Cy")
    famous(made, A1=2, B1=44, C1=44)
    number = offered(made, "Ann", "A1", "C1", Arena.PITS)
    made.hold()
    assert frozenset(("B1", "C1")) in pairs(made)
    assert made.books.offers[number].answer is not Answer.ACCEPTED


def test_the_losing_purse_at_the_best_is_taken_against_the_odds() -> None:
    made = table("Ann", "ai:Cy")
    famous(made, A1=60, C1=40)
    strong = made.fighter("A1")
    strong.abilities = replace(strong.abilities, agility=strong.abilities.agility + 6)
    scene = scene_of(made.books, 1)
    assert scene.chance(made.fighter("C1"), strong) < 0.35
    number = offered(made, "Ann", "A1", "C1", Arena.BEST)
    made.hold()
    assert made.books.offers[number].answer is Answer.ACCEPTED


def test_an_offer_for_a_later_night_waits_while_something_better_may_come() -> None:
    made = table("Ann", "ai:Bob", "ai:Cy")
    famous(made, A1=2, B1=44, C1=44)
    number = offered(made, "Ann", "A1", "C1", Arena.PITS, night=3)
    made.hold()
    assert made.books.offers[number].answer is not Answer.ACCEPTED


def test_who_has_waited_long_takes_nobody_away_from_the_best() -> None:
    made = table("Ann", "ai:Bob", "ai:Cy")
    famous(made, A1=30, B1=60, C1=60)
    made.pass_nights(20)
    for name in ("B1", "C1"):
        made.fighter(name).last_night = 14
    number = offered(made, "Ann", "A1", "C1", Arena.HIGH, night=21)
    market = market_of(scene_of(made.books, 21))
    pair = market.offered(made.books.offers[number], made.fighter("A1"), made.fighter("C1"))
    assert market.suits(pair, made.fighter("C1"))
    made.hold()
    assert frozenset(("B1", "C1")) in pairs(made, 21)


def test_who_has_waited_long_is_served_before_better_bouts_below_the_best() -> None:
    made = table("Ann", "ai:Bob", "ai:Cy")
    famous(made, A1=2, B1=20, C1=20)
    made.pass_nights(20)
    for name in ("B1", "C1"):
        made.fighter(name).last_night = 14
    offered(made, "Ann", "A1", "C1", Arena.PITS, night=21)
    made.hold()
    assert frozenset(("A1", "C1")) in pairs(made, 21)


# Who meets whom


def market(seed: int, nights: int) -> Market:
    played = Season(founding(FOUR, seed, options={"conduct": "by_worth"}))
    played.hold(nights, seed)
    return market_of(scene_of(played.books, nights + 1))


@each("nights", [8, 20, 33])
def test_nobody_is_left_who_would_rather_have_met_another_who_would_rather_have_met_him(nights: int) -> None:
    found = market(3, nights)
    men = found.scene.market()
    agreed = found.match(men, (), lambda _man: True, lambda _pair: True)
    got = {man.number: pair.cents_of(man) for pair in agreed for man in (pair.red, pair.blue)}
    at_home = {man for pair in agreed if pair.red.manager == pair.blue.manager for man in (pair.red.number,)}
    assert len(got) == 2 * len(agreed)
    for man in men:
        if found.scene.idle(man) >= LONG_IDLE:
            continue
        for pair in found.options(man):
            other = pair.other(man)
            both = found.suits(pair, man) and found.suits(pair, other)
            if both and man.manager != other.manager and not at_home:
                better = [pair.cents_of(one) > got.get(one.number, float("-inf")) for one in (man, other)]
                assert not all(better)


def test_seasons_have_few_rematches_and_miss_few_chances_at_the_best() -> None:
    again = bouts = 0
    for seed in range(4):
        books = _season(seed)
        fought = [bout for bout in books.bouts.values() if bout.outcome is not None]
        bouts += len(fought)
        for bout in fought:
            for man in bout.fighters:
                mine = books.fighters[man].bouts
                place = mine.index(bout.number)
                again += place > 0 and set(books.bouts[mine[place - 1]].fighters) == set(bout.fighters)
        drafted = [man for man in books.fighters.values() if man.entrance is Entrance.DRAFT]
        assert min(len(man.bouts) for man in drafted) >= 6
    assert again / (2 * bouts) < 0.1


def _season(seed: int) -> Books:
    played = Season(founding(FOUR, seed, options={"conduct": "by_worth", "judgement": "learnt"}))
    played.hold(52, seed)
    assert played.books.doubts == []
    return played.books


# The title at home


def crowned(conduct: Conduct, challenger: str = "A2", rival: str = "B1") -> Table:
    """Ann's A1 is champion; ranked are her A2 and Bob's B1, rested all."""
    made = Table(("Ann", "Bob"), options=replace(OPTIONS, conduct=conduct))
    made.crown("A1", "B2")
    made.win("A2", "B3")
    made.win("B1", "A3")
    made.pass_nights(8)
    return made


def title(made: Table, challenger: str = "A2") -> OfferBout:
    night = made.books.closed + 1
    return OfferBout(night, made.number("A1"), made.number(challenger), Arena.BEST, title=True)


def test_no_title_bout_at_home_while_an_outsider_may_challenge() -> None:
    made = crowned(Conduct.BY_WORTH)
    refused = made.refusal("Ann", title(made))
    assert refused.rule == "C79"
    assert "B1" in refused.message or "B3" in refused.message


def test_leagues_of_old_allow_the_title_at_home() -> None:
    made = crowned(Conduct.IN_TURN)
    made.order("Ann", title(made))
    assert any(bout.title and bout.state is BoutState.MADE for bout in made.books.bouts.values())


def test_the_title_may_stay_at_home_when_no_outsider_is_rested() -> None:
    made = crowned(Conduct.BY_WORTH)
    for name in ("B1", "B2", "B3"):
        made.fighter(name).last_night = made.books.closed
    made.order("Ann", title(made))
    assert any(bout.title and bout.state is BoutState.MADE for bout in made.books.bouts.values())


@each("outsider, refused", [(1, True), (5, True), (6, False)])
def test_only_an_outsider_of_the_five_best_keeps_the_title_from_staying_at_home(
    outsider: int, refused: bool
) -> None:
    made = Table(("Ann", "Bob"), stable=7, options=BY_WORTH)
    made.crown("A1", "B7")
    made.pass_nights(8)
    order = [made.number(f"A{place}") for place in range(2, 8)]
    order.insert(outsider - 1, made.number("B1"))
    ranked = [made.books.fighters[number] for number in order]
    for page in made.books.fighters.values():
        page.rank = None if page.rank else page.rank
    for rank, page in enumerate(ranked, 1):
        page.rank = rank
    made.books.divisions[""].ranking = order
    if refused:
        assert (
            made.refusal("Ann", title(made, ranked[0].name if outsider > 1 else ranked[1].name)).rule == "C79"
        )
    else:
        made.order("Ann", title(made, ranked[0].name))


# Levels


def test_a_novice_boxes_less_and_earns_less() -> None:
    seats = founding(FOUR, 5, options={"conduct": "by_worth", "judgement": "learnt"})
    novice = replace(seats.seats[0], skill=Skill.NOVICE)
    money = 0.0
    for seed in range(8):
        played = Season(replace(seats, seats=(novice, *seats.seats[1:]), seed=seed))
        played.hold(52, seed)
        pages = list(played.books.managers.values())
        assert [page.skill for page in pages] == [Skill.NOVICE, None, None, None]
        money += pages[0].balance_cents / (sum(page.balance_cents for page in pages) / 4)
    assert money / 8 < 0.6
