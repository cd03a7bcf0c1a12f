"""Eliminators: who may box one, what the winner may claim, and when the program orders one (Y14)."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from ringside_manager.bout.corner import BLUE, RED, Corner
from ringside_manager.bout.outcome import Method, Outcome
from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.books import BoutState, NewsKind, Task
from ringside_manager.campaign.eliminators import eliminator_pair, is_eliminator_due
from ringside_manager.campaign.orders import (
    CancelBout,
    DeclineEliminator,
    GiveMandate,
    MakeBout,
    OfferBout,
    RefuseOffer,
    RetireFighter,
)
from ringside_manager.campaign.titles import claimant, due_pair, mandatory_challenger
from ringside_manager.league.audit import audit
from ringside_manager.league.business.bouts import BoutFought
from ringside_manager.office.docket import Docket, Party
from ringside_manager.office.facts.bouts import Stake, bout_page
from ringside_manager.office.facts.decisions import InboxKind, decisions
from ringside_manager.office.facts.news_sentences import news
from ringside_manager.office.facts.nights import poster
from ringside_manager.office.facts.rankings import rankings_page
from ringside_manager.office.orders.promoter import order_eliminators
from tests.league.scribe import DICE, result
from tests.office.clubs import club, founding
from tests.office.table import OPTIONS, Table
from tests.slow import each

NUMBERS = (
    ("titles.eliminator_apart", 10),
    ("titles.eliminator_nights", 3),
    ("titles.eliminator_ranks", 4),
    ("titles.mandatory_nights", 20),
    ("titles.strip_nights", 60),
)


def ranked_table(*numbers: tuple[str, int], promoter: str = "") -> Table:
    """A1 is champion since night 1; on night 4 C1, D1, B2 and C3 are ranked in this order, all but C1 of other stables."""
    options = replace(OPTIONS, house_numbers=numbers or NUMBERS)
    table = Table(("Ann", "Bob", "Cat", "Dan"), options=options, promoter=promoter)
    table.crown("A1", "B1")
    table.win("C1", "B3", Method.KO, knockdowns=2)
    table.win("D1", "A3", Method.KO, knockdowns=1)
    table.win("B2", "C2", Method.UD)
    names = [table.books.fighters[number].name for number in table.books.divisions[""].ranking[:3]]
    assert names == ["C1", "D1", "B2"]
    return table


def eliminator(table: Table, night: int = 9, red: str = "C1", blue: str = "D1") -> MakeBout:
    return MakeBout(night, table.number(red), table.number(blue), Arena.PITS, eliminator=True)


def box(table: Table, number: int, winner: Corner | None = RED, method: Method = Method.UD) -> None:
    """Box what was made, and close its night."""
    bout = table.books.bouts[number]
    table.pass_nights(bout.night - 1 - table.books.closed)
    fight(table, number, result(method, winner))
    table.close(bout.night)


def fight(table: Table, number: int, outcome: Outcome) -> None:
    bout = table.books.bouts[number]
    table.write(BoutFought(number, outcome, DICE, table.losses(bout.night, *bout.fighters)))


def held(table: Table, winner: Corner | None = RED, method: Method = Method.UD) -> int:
    """An eliminator of C1 and D1 on night 9."""
    number = table.order("promoter", eliminator(table))
    box(table, number, winner, method)
    return number


def claim(table: Table) -> str:
    first = claimant(table.books, table.books.divisions[""])
    return "" if first is None else first.name


def challenge(table: Table, challenger: str, night: int) -> OfferBout:
    return OfferBout(night, table.number("A1"), table.number(challenger), Arena.BEST, title=True)


def told(table: Table, *kinds: NewsKind) -> list[str]:
    wanted = {kind.value for kind in kinds}
    return [row.text for row in news(table.books) if row.kind in wanted]


def test_the_winner_alone_may_challenge_until_he_has_boxed_for_the_title() -> None:
    table = ranked_table()
    held(table, BLUE)
    assert claim(table) == "D1"
    assert mandatory_challenger(table.books, table.fighter("A1"), 13) is table.fighter("D1")
    refused = table.refusal("Ann", challenge(table, "B2", 14))
    assert (refused.rule, "D1 has won an eliminator" in refused.reason) == ("Y14", True)
    assert told(table, NewsKind.MANDATORY) == ["D1 wins the eliminator and is mandatory challenger."]
    title = table.bout(14, table.number("A1"), table.number("D1"), result(), Arena.BEST, title=True)
    table.close(14)
    assert table.books.bouts[title].is_over
    assert claim(table) == ""
    assert told(table, NewsKind.CLAIM_LOST) == []


def test_a_low_rank_does_not_keep_him_out_and_a_person_as_promoter_is_bound() -> None:
    low = (*NUMBERS, ("titles.contenders", 1))
    table = ranked_table(*sorted(low), promoter="Pat")
    held(table, BLUE)
    table.fighter("D1").rank = 3
    table.order("Ann", challenge(table, "D1", 14))
    assert table.refusal("Ann", challenge(table, "B2", 14)).rule == "Y14"
    free = MakeBout(14, table.number("A1"), table.number("B2"), Arena.BEST, title=True)
    table.order("Pat", free)  # the promoter himself may match others (C3)


@each("winner, method", [(None, Method.DRAW), (None, Method.NC)])
def test_after_a_draw_nobody_has_the_right_and_another_two_may_box_for_it(
    winner: Corner | None, method: Method
) -> None:
    table = ranked_table()
    held(table, winner, method)
    assert claim(table) == ""
    assert table.refusal("promoter", eliminator(table, 14)).rule == "Y14"  # no rematch so soon
    table.order("promoter", eliminator(table, 14, "B2", "C1"))


def test_the_right_ends_with_a_defeat_a_refusal_and_retirement() -> None:
    beaten = ranked_table()
    held(beaten)
    beaten.bout(14, beaten.number("B2"), beaten.number("C1"), result(), rounds=7)
    beaten.close(14)
    assert (claim(beaten), told(beaten, NewsKind.CLAIM_LOST)) == (
        "",
        ["C1 is mandatory challenger no longer."],
    )
    refusing = ranked_table()
    held(refusing)
    refusing.order("Ann", challenge(refusing, "C1", 14))
    refusing.order("Cat", RefuseOffer(*refusing.offers()))
    assert claim(refusing) == ""
    refusing.order("Ann", challenge(refusing, "B2", 14))
    silent = ranked_table()
    held(silent)
    silent.order("Ann", challenge(silent, "C1", 14))
    while silent.books.closed < 14:
        silent.hold()
    assert claim(silent) == ""
    drawn = ranked_table()
    held(drawn)
    drawn.bout(14, drawn.number("B2"), drawn.number("C1"), result(Method.DRAW, None), rounds=7)
    drawn.close(14)
    assert claim(drawn) == "C1"
    drawn.fighter("C1").losing_streak = 9
    drawn.order("Cat", RetireFighter(drawn.number("C1")))
    assert drawn.books.divisions[""].claim is None


def test_while_he_is_hurt_others_may_challenge_and_he_keeps_his_right() -> None:
    table = ranked_table(*sorted((*NUMBERS, ("injuries.knockdown_nights", 10))))
    number = table.order("promoter", eliminator(table, 14))
    table.pass_nights(13 - table.books.closed)
    fight(table, number, result(Method.UD, RED, knockdowns=(0, 2)))
    table.close(14)
    assert claim(table) == "C1"
    table.order("Ann", challenge(table, "B2", 18))
    assert table.refusal("Ann", challenge(table, "B2", 34)).rule == "Y14"


def test_he_is_first_in_line_when_the_title_falls_vacant() -> None:
    table = ranked_table()
    held(table, BLUE)
    table.fighter("A1").losing_streak = 9
    table.order("Ann", RetireFighter(table.number("A1")))
    pair = due_pair(table.books, table.books.divisions[""], 14)
    assert pair is not None
    assert table.books.fighters[pair[0]].name == "D1"


def test_who_may_box_one() -> None:
    table = ranked_table()
    for order, word in (
        (eliminator(table, 9, "C1", "A1"), "A1 is the champion"),
        (eliminator(table, 9, "C1", "B1"), "B1 is ranked"),
        (eliminator(table, 9, "C1", "D3"), "D3 is not ranked"),
        (eliminator(table, 5), "C1 is not rested"),
        (replace(eliminator(table), arena=Arena.BEST, title=True), "not the title"),
        (replace(eliminator(table), exhibition=True), "it counts"),
    ):
        refused = table.refusal("promoter", order)
        assert (refused.rule, word in refused.reason) == ("Y14", True), refused.reason
    table.order("promoter", eliminator(table))
    assert "one at a time" in table.refusal("promoter", eliminator(table, 9, "B2", "C3")).reason
    plain = ranked_table(("titles.mandatory_nights", 20))
    assert "know no eliminators" in plain.refusal("promoter", eliminator(plain)).reason
    assert table.refusal("Ann", eliminator(table)).rule == "C3"


def test_either_manager_may_decline_until_the_doors_open() -> None:
    table = ranked_table()
    number = table.order("promoter", eliminator(table))
    rows = [
        row
        for row in decisions(table.books, table.books.managers[table.manager("Dan")])
        if row.kind is InboxKind.ELIMINATOR
    ]
    assert [(row.number, row.fighter, row.other, row.night) for row in rows] == [
        (number, table.number("D1"), table.number("C1"), 9)
    ]
    assert table.refusal("Ann", DeclineEliminator(number)).rule == "Y14"
    table.order("Dan", DeclineEliminator(number, "not for that purse"))
    bout = table.books.bouts[number]
    assert (bout.state, bout.declined_by) == (BoutState.CANCELLED, table.manager("Dan"))
    assert "is not to come" in table.refusal("Dan", DeclineEliminator(number)).reason
    agreed = table.order("promoter", replace(eliminator(table), eliminator=False))
    assert "no eliminator" in table.refusal("Dan", DeclineEliminator(agreed)).reason


def test_the_program_orders_one_when_nobody_has_and_goes_on_to_the_next_two() -> None:
    table = ranked_table(*sorted({**dict(NUMBERS), "titles.eliminator_nights": 12}.items()))
    division = table.books.divisions[""]
    table.pass_nights(8)
    assert (table.books.closed, is_eliminator_due(table.books, division)) == (12, False)
    table.pass_nights(1)
    assert is_eliminator_due(table.books, division)
    pair = eliminator_pair(table.books, division, 14)
    assert pair is not None
    assert [page.name for page in pair] == ["C1", "D1"]
    order_eliminators(Docket(table.books, table))
    (bout,) = [page for page in table.books.bouts.values() if page.eliminator]
    assert (bout.night, table.books.fighters[bout.red].name) == (14, "C1")
    assert not is_eliminator_due(table.books, division)
    table.order("Dan", DeclineEliminator(bout.number))
    assert is_eliminator_due(table.books, division)
    again = eliminator_pair(table.books, division, 14)
    assert again is not None
    assert [page.name for page in again] == ["C1", "B2"]
    table.order("promoter", eliminator(table, 14, "C1", "B2"))
    table.order("promoter", CancelBout(table.next - 1))
    assert not is_eliminator_due(table.books, division)  # it was not declined: the program waits its nights
    table.order("promoter", eliminator(table, 14, "C1", "B2"))  # the promoter need not


def test_a_standing_order_declines() -> None:
    table = ranked_table()
    table.order("Dan", GiveMandate(Task.DECLINE))
    number = table.order("promoter", eliminator(table))
    while table.books.closed < 9:
        table.hold()
    bout = table.books.bouts[number]
    assert (bout.state, bout.reason, bout.declined_by) == (
        BoutState.CANCELLED,
        "by standing order",
        table.manager("Dan"),
    )


def test_bill_page_and_rankings_say_so() -> None:
    table = ranked_table()
    number = table.order("promoter", eliminator(table))
    (page,) = rankings_page(table.books)
    assert page.eliminator is not None
    assert (page.eliminator.one.name, page.eliminator.other.name, page.eliminator.night) == ("C1", "D1", 9)
    assert [bout.eliminator for bout in poster(table.books, 9).bouts] == [True]
    assert bout_page(table.books, (), number).stake is Stake.ELIMINATOR
    assert told(table, NewsKind.BOUT_MADE)[-1] == "C1 and D1 box an eliminator on night 9."
    box(table, number)
    (page,) = rankings_page(table.books)
    assert page.claim is not None
    assert (page.claim.one.name, page.claim.bout, page.eliminator) == ("C1", number, None)
    assert page.mandatory is not None
    assert page.mandatory.name == "C1"


def test_two_seasons_have_eliminators_their_winners_challenge_and_all_is_in_order(tmp_path: Path) -> None:
    base = founding(size=4)
    founded = replace(base, options=replace(base.options, nights=104, house_numbers=NUMBERS))
    path = tmp_path / "club.ringside"
    with club(path, founded, 104) as office:
        books = office.books
        boxed = [bout for bout in books.bouts.values() if bout.eliminator and bout.is_over]
        assert len(boxed) >= 3
        won = [item for item in books.news if item.kind is NewsKind.MANDATORY]
        titles = [bout for bout in books.bouts.values() if bout.title and bout.is_over]
        challenged = [item for item in won if any(item.fighters[0] in title.fighters for title in titles)]
        assert len(challenged) >= len(won) - 1 > 0
        assert not books.doubts
        claims, nights = books.divisions[""].claim, books.closed
        office.undo(Party("promoter", promoter=True), "to see")
        assert office.books.closed == nights - 1
        office.redo(Party("promoter", promoter=True), "again")
        assert (office.books.closed, office.books.divisions[""].claim) == (nights, claims)
    assert not audit(path)
