"""Orders in YAML: wholly understood, or refused with every problem by line and column."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.books import Otherwise, Task
from ringside_manager.campaign.festivals import Format
from ringside_manager.campaign.house_packs import HousePack
from ringside_manager.campaign.house_rules import agreed
from ringside_manager.campaign.orders import (
    KINDS,
    AcceptOffer,
    AnswerBet,
    AnswerDeal,
    ApproveCard,
    AwardPlaces,
    BidForDate,
    CancelBout,
    ChangeHouseRules,
    CounterOffer,
    DeclineEliminator,
    DraftRookies,
    DrawTournament,
    DrawUpCard,
    EndMandate,
    ExtendContract,
    GiveMandate,
    HoldAuction,
    LeaveTournament,
    MakeBout,
    MoveClass,
    NameBelts,
    OfferBout,
    OrderCard,
    OverrideRanking,
    PlayOn,
    ProposeBet,
    ProposeDeal,
    RefuseOffer,
    RetireFighter,
    Seeding,
    SetFightPlan,
    SettleDoubt,
    SignFighter,
    WithdrawOffer,
)
from ringside_manager.errors import SetError
from ringside_manager.fighters import Fighter
from ringside_manager.league.business.careers import FighterSigned
from ringside_manager.office.house_rules import shipped
from ringside_manager.office.office import Office
from ringside_manager.office.orders_file import MOST_ORDERS, read_orders
from tests.league.scribe import ABILITIES
from tests.office.clubs import club, founding
from tests.office.table import Table
from tests.slow import each


def table() -> Table:
    table = Table()
    for name in ("Łukasz Łęcki", "José Ñandú", "Joe Frazier", "Joe Louis"):
        table.sign(name, table.manager("Bob"))
    return table


TABLE = table()
A1, B1, B2 = (TABLE.number(name) for name in ("A1", "B1", "B2"))
BOB = TABLE.manager("Bob")

UNDERSTOOD = [
    ("offer, night: 3, fighter: a1, opponent: B1, arena: pits", OfferBout(3, A1, B1, Arena.PITS)),
    (
        "offer, night: 3, fighter: A1, opponent: B1, arena: best, rounds: 12, title: yes, note: Now!",
        OfferBout(3, A1, B1, Arena.BEST, 12, True, "Now!"),
    ),
    (
        "offer, night: 3, fighter: A1, opponent: B1, arena: pits, stake: 500",
        OfferBout(3, A1, B1, Arena.PITS, stake_cents=50_000),
    ),
    ("accept, offer: 12", AcceptOffer(12)),
    ("accept, offer: 12, rounds: 6", AcceptOffer(12, 6)),
    ("refuse, offer: 12", RefuseOffer(12)),
    ("refuse, offer: 12, reason: no", RefuseOffer(12, "no")),
    ("counter, offer: 12, arena: high", CounterOffer(12, Arena.HIGH)),
    ("counter, offer: 12, arena: low, rounds: 8, note: x", CounterOffer(12, Arena.LOW, 8, note="x")),
    (
        "counter, offer: 12, night: 6, title: no, dollars: -500",
        CounterOffer(12, night=6, title=False, side_cents=-50_000),
    ),
    ("withdraw, offer: 12", WithdrawOffer(12)),
    ("retire, fighter: A1", RetireFighter(A1)),
    ("retire, fighter: A1, replace: no, reason: old", RetireFighter(A1, False, "old")),
    ("sign, fighter: A1", SignFighter(A1)),
    ("draft", DraftRookies()),
    ("draft, fighters: [A1], nobody_else: yes", DraftRookies((A1,), only=True)),
    ("extend, fighter: A1, share: 12, seasons: 2, fee: 50", ExtendContract(A1, 12, 2, 5000)),
    ("move_class, fighter: A1, class: Middleweight", MoveClass(A1, "Middleweight")),
    ("decline_eliminator, bout: 9, reason: no", DeclineEliminator(9, "no")),
    ("deal, fighter: A1, with: bob, dollars: 250", ProposeDeal(A1, BOB, 25_000)),
    ("deal, fighter: A1, with: Bob, for: B1", ProposeDeal(A1, BOB, 0, B1)),
    ("deal, fighter: A1, with: Bob, dollars: -3, for: B1", ProposeDeal(A1, BOB, -300, B1)),
    ("answer_deal, deal: 12, accept: yes", AnswerDeal(12, True)),
    ("answer_deal, deal: 12, accept: false", AnswerDeal(12, False)),
    ("bet, bout: 9, fighter: A1, with: Bob, stake: 20", ProposeBet(9, A1, BOB, 20)),
    ("answer_bet, bet: 12, accept: no", AnswerBet(12, False)),
    ("bid, bout: 9, dollars: 15", BidForDate(9, 1500)),
    ("make_bout, night: 3, fighter: A1, opponent: B1, arena: middle", MakeBout(3, A1, B1, Arena.MIDDLE)),
    (
        "make_bout, night: 3, fighter: A1, opponent: B1, arena: low, eliminator: yes",
        MakeBout(3, A1, B1, Arena.LOW, eliminator=True),
    ),
    (
        "make_bout, night: 3, fighter: A1, opponent: B1, arena: best, rounds: 10, title: true",
        MakeBout(3, A1, B1, Arena.BEST, 10, True),
    ),
    ("cancel_bout, bout: 9", CancelBout(9)),
    ("cancel_bout, bout: 9, reason: fire", CancelBout(9, "fire")),
    ("tournament, name: Cup, first_night: 4", DrawTournament("Cup", 4, False)),
    (
        "tournament, name: Cup, first_night: 4, for_title: yes, class: heavy, fighters: [A1, B1], seeding: given",
        DrawTournament("Cup", 4, True, "heavy", (A1, B1), Seeding.GIVEN),
    ),
    (
        "tournament, name: Cup, first_night: 4, format: swiss, swiss_rounds: 2, every: 5, rounds: 6, rules: quest, counts: no, reserves: [B2]",
        DrawTournament(
            "Cup",
            4,
            form=Format.SWISS,
            swiss_rounds=2,
            every=5,
            rounds=6,
            system="quest",
            exhibition=True,
            reserves=(B2,),
        ),
    ),
    (
        "tournament, name: Cup, first_night: 4, format: circuit, lengths: [4, 6]",
        DrawTournament("Cup", 4, form=Format.CIRCUIT, lengths=(4, 6)),
    ),
    (
        "tournament, name: Cup, first_night: 4, format: handicap, handicap: 30",
        DrawTournament("Cup", 4, form=Format.HANDICAP, handicap=30),
    ),
    ("leave_tournament, tournament: 9, fighter: A1, reason: hurt", LeaveTournament(9, A1, "hurt")),
    ("draw_up_card, night: 3", DrawUpCard(3)),
    ("approve_card, night: 3", ApproveCard(3)),
    ("order_card, night: 3, arena: low, bouts: [9, 7]", OrderCard(3, Arena.LOW, (9, 7))),
    ("award_places, night: 3, arena: pits, bouts: []", AwardPlaces(3, Arena.PITS, ())),
    ("hold_auction, night: 3, arena: best", HoldAuction(3, Arena.BEST)),
    ("override_ranking, fighter: A1, rank: 2, reason: seen", OverrideRanking(A1, 2, "seen")),
    (
        "fight_plan, fighter: A1, plan: {orders: [{request: rush, choose: hold}]}",
        SetFightPlan(A1, "system: ringside\notherwise: plain\norders:\n  - {request: rush, choose: hold}\n"),
    ),
    ('fight_plan, fighter: A1, plan: ""', SetFightPlan(A1, "")),
    ("standing_order, task: manage", GiveMandate(Task.MANAGE)),
    (
        "standing_order, task: answer, until: 9, fighters: [A1], chance: 40, dollars: 1000, rest: 4, never: [B1], otherwise: wait",
        GiveMandate(Task.ANSWER, 9, (A1,), 40, 100_000, 4, (B1,), Otherwise.WAIT),
    ),
    (
        "standing_order, task: manage, never_champion: yes, never_champion_of: [bob]",
        GiveMandate(Task.MANAGE, never_champion=True, never_champions_of=(BOB,)),
    ),
    ('standing_order, task: decline, plan: ""', GiveMandate(Task.DECLINE, plan="")),
    ("end_standing_order", EndMandate()),
    ("end_standing_order, number: 9", EndMandate(9)),
    ("override_ranking, fighter: A1, reason: enough", OverrideRanking(A1, None, "enough")),
    ("play_on", PlayOn(52)),
    ("play_on, nights: 26", PlayOn(26)),
    ("name_belts, names: [Crown, Laurel]", NameBelts(("Crown", "Laurel"))),
    ("change_house_rules, house_rules: short_season", ChangeHouseRules(shipped("short_season"))),
    (
        "change_house_rules, reason: agreed, house_rules: {name: ours, title: Ours, based_on: by_the_book, rest: {nights: 3}}",
        ChangeHouseRules(HousePack("ours", "Ours", "", agreed((("rest.nights", 3),))), "agreed"),
    ),
    ("settle_doubt, entry: 9", SettleDoubt(9)),
    ("settle_doubt, entry: 9, note: agreed", SettleDoubt(9, note="agreed")),
]


@each("words, order", UNDERSTOOD)
def test_what_is_understood(words: str, order: object) -> None:
    (placed,) = read_orders(f"orders:\n  - {{order: {words}}}\n", "o.yaml", TABLE.books)
    assert (placed.order, placed.line) == (order, 2)


def test_every_kind_of_order_can_be_written() -> None:
    assert {type(order) for _, order in UNDERSTOOD} == set(KINDS.values())


def test_orders_keep_their_places() -> None:
    text = "orders:\n\n  - order: accept\n    offer: 3\n  # a remark\n  - offer: 4\n    order: refuse\n"
    placed = read_orders(text, "o.yaml", TABLE.books)
    assert [(order.line, order.order) for order in placed] == [(3, AcceptOffer(3)), (7, RefuseOffer(4))]


@each("name", ["lukasz", "ŁĘCKI", "lecki", "Łukasz Łęcki"])
def test_names_are_found_without_case_and_accents(name: str) -> None:
    (placed,) = read_orders(f"orders: [{{order: retire, fighter: '{name}'}}]", "o", TABLE.books)
    assert placed.order == RetireFighter(TABLE.number("Łukasz Łęcki"))


OFFER = "order: offer, night: 3, fighter: A1, opponent: B1, arena: pits"
PROBLEMS = [
    ("", 1, 1, "empty"),
    ("[]", 1, 1, "mapping (orders)"),
    ("orders: []", 1, 9, "a list of 0"),
    ("orders: {}", 1, 9, "expected a list"),
    ("order: []", 1, 1, "'order' is not a key"),
    ("orders: [accept]", 1, 10, "an order names its kind"),
    ("orders: [{offer: 3}]", 1, 10, "an order names its kind: order: offer, accept"),
    ("orders: [{order: acept, offer: 3}]", 1, 18, "did you mean accept"),
    ("orders: [{order: accept}]", 1, 10, "the key offer is missing"),
    ("orders: [{order: accept, offer: three}]", 1, 33, "three"),
    ("orders: [{order: accept, offer: 0}]", 1, 33, "0"),
    ("orders: [{order: accept, offer: 1.5}]", 1, 33, "1.5"),
    ("orders: [{order: accept, offer: 3, round: 4}]", 1, 36, "did you mean rounds"),
    (f"orders: [{{{OFFER}, rounds: 100}}]", 1, 83, "100"),
    (f"orders: [{{{OFFER}, title: maybe}}]", 1, 82, "yes, no, true or false"),
    (f"orders: [{{{OFFER.replace('pits', 'pit')}}}]", 1, 69, "did you mean pits"),
    (f"orders: [{{{OFFER.replace('B1', 'B9')}}}]", 1, 58, "There is no fighter named 'B9'"),
    ("orders: [{order: retire, fighter: Joe}]", 1, 35, "Joe Frazier"),
    ("orders: [{order: retire, fighter: ''}]", 1, 35, "characters"),
    ("orders: [{order: deal, fighter: A1, with: Zoe}]", 1, 43, "There is no manager named 'Zoe'"),
    ("orders: [{order: bid, bout: 3, dollars: 1.50}]", 1, 41, "1.50"),
    ("orders: [{order: bid, bout: 3, dollars: -1}]", 1, 41, "-1"),
    ("orders: [{order: refuse, offer: 3, reason: [a]}]", 1, 44, "found a list"),
    (
        "orders: [{order: refuse, offer: 3, reason: 'a\\u202eb'}]".replace("\\u202e", "\u202e"),
        1,
        44,
        "U+202E",
    ),
    ("orders: [{order: tournament, name: Cup, first_night: 1, fighters: [A1]}]", 1, 67, "a list of 1"),
    ("orders: [{order: accept, offer: &a 3}, {order: accept, offer: *a}]", 1, 33, "anchor"),
    ("orders: [{order: accept, offer: !!int 3}]", 1, 33, "tag"),
    ("orders: [{order: accept, order: refuse, offer: 3}]", 1, 26, "twice"),
    ("orders:\n\t- order: accept", 2, 1, "tab"),
    ("orders: [{order: accept", 2, 1, "nothing follows"),
]


@each("text, line, column, said", PROBLEMS)
def test_what_is_not_understood_is_located(text: str, line: int, column: int, said: str) -> None:
    with pytest.raises(SetError) as refused:
        read_orders(text, "o.yaml", TABLE.books)
    places = [(problem.line, problem.column) for problem in refused.value.problems]
    assert (line, column) in places, str(refused.value)
    assert said in str(refused.value), str(refused.value)
    assert str(refused.value).startswith("o.yaml: ")


NO_COUNTS = ("-1", "0", "1e3", "1.5", "0x10", ".nan", ".inf", "½", "9223372036854775808", "9" * 400)
COUNTED = {
    "offer, night: {}, fighter: A1, opponent: B1, arena: pits": 1_000_000,
    "offer, night: 3, fighter: A1, opponent: B1, arena: pits, rounds: {}": 99,
    "accept, offer: {}": 2**53,
    "bid, bout: {}, dollars: 1": 2**53,
    "tournament, name: Cup, first_night: {}": 1_000_000,
    "settle_doubt, entry: {}": 2**53,
}


@pytest.mark.parametrize(("words", "most"), COUNTED.items())
def test_a_number_is_taken_to_its_bounds_and_no_further(words: str, most: int) -> None:
    for number in (1, most):
        assert read_orders(f"orders: [{{order: {words.format(number)}}}]", "o", TABLE.books)
    for number in (*NO_COUNTS, str(most + 1)):
        with pytest.raises(SetError, match=f"whole number|allowed are 1 to {most}"):
            read_orders(f"orders: [{{order: {words.format(number)}}}]", "o", TABLE.books)


def test_every_problem_is_told_at_once() -> None:
    text = "orders:\n- {order: accept, offer: x}\n- {order: what}\n- {order: retire, fighter: Nobody, replace: 3}\n"
    with pytest.raises(SetError) as refused:
        read_orders(text, "o.yaml", TABLE.books)
    assert [problem.line for problem in refused.value.problems] == [2, 3, 4, 4]


def test_a_file_of_too_many_orders_is_refused() -> None:
    text = "orders:\n" + "- {order: accept, offer: 1}\n" * (MOST_ORDERS + 1)
    with pytest.raises(SetError, match="a list of 1001"):
        read_orders(text, "o.yaml", TABLE.books)


@given(st.binary(max_size=200) | st.text(max_size=200).map(str.encode))
def test_any_bytes_give_orders_or_problems(text: bytes) -> None:
    try:
        found: tuple[object, ...] = read_orders(text, "o.yaml", TABLE.books)
    except SetError as refused:
        found = refused.problems
    assert found


# Handing a file in


def hand_in(office: Office, text: str, by: str) -> list[tuple[int, str, bool, str]]:
    receipts = office.hand_in_file(text, "o.yaml", office.party(by))
    return [(receipt.line, receipt.kind, receipt.accepted, receipt.rule) for receipt in receipts]


def test_a_refused_order_does_not_hold_up_the_others(tmp_path: Path) -> None:
    with club(tmp_path / "c.ringside", founding(("Ann", "Bob"), method="draft", size=2)) as office:
        mine, his = (
            [office.books.fighters[number].name for number in manager.stable]
            for manager in office.books.managers.values()
        )
        kinds = [
            ("a", mine[0], his[0], "pits"),
            ("b", mine[1], his[1], "best"),
            ("c", mine[1], his[1], "pits"),
        ]
        text = "orders:\n" + "".join(
            f"- {{order: offer, night: 9, fighter: {red}, opponent: {blue}, arena: {arena}, note: {note}}}\n"
            for note, red, blue, arena in kinds
        )
        assert hand_in(office, text, "Ann") == [
            (2, "offer", True, ""), (3, "offer", False, "C41"), (4, "offer", True, ""),
        ]  # fmt: skip
        assert [offer.note for offer in office.books.offers.values()] == ["a", "c"]
        found = hand_in(office, text, "Bob")
        assert found == [(2, "offer", False, "C1"), (3, "offer", False, "C1"), (4, "offer", False, "C1")]
        acts = {entry.act for entry in office.entries if entry.by == "Ann"}
        assert len(acts) == 2
        assert office.check() == ()


def test_of_a_file_with_a_problem_nothing_is_judged(tmp_path: Path) -> None:
    with club(tmp_path / "c.ringside", founding(("Ann", "Bob"))) as office:
        before = office.entries
        with pytest.raises(SetError):
            hand_in(office, "orders: [{order: accept, offer: 1}, {order: nonsense}]", "Ann")
        assert office.entries == before


def test_a_plan_in_block_style_is_kept_word_for_word() -> None:
    text = """orders:
  - order: fight_plan
    fighter: A1
    plan: |
      # after the third knockdown
      orders:
        - {request: rush, choose: hold}
"""
    (placed,) = read_orders(text, "o.yaml", TABLE.books)
    assert placed.order == SetFightPlan(
        A1, "# after the third knockdown\norders:\n  - {request: rush, choose: hold}\n"
    )


@each(
    "plan, line",
    [
        ("{orders: [{request: rush, choose: dance}]}", 4),
        ("\n      orders:\n        - {request: waltz, choose: hold}", 6),
        ("|\n      orders:\n        - {request: rush, choose: hold}\n        - {request: waltz}", 7),
        ("[hold]", 4),
        ("{orders: [{request: rush, choose: hold}], system: chess}", 4),
    ],
)
def test_a_plan_no_corner_could_follow_is_refused_by_the_lines_of_the_file(plan: str, line: int) -> None:
    text = f"orders:\n  - order: fight_plan\n    fighter: A1\n    plan: {plan}\n"
    with pytest.raises(SetError) as refused:
        read_orders(text, "o.yaml", TABLE.books)
    assert {problem.line for problem in refused.value.problems} == {line}


def test_names_may_be_given_to_two_people() -> None:
    table = Table()
    twin = FighterSigned(Fighter("A1", ABILITIES), table.manager("Bob"), 3, TABLE.fighter("A1").entrance)
    table.write(twin)
    with pytest.raises(SetError, match="A1"):
        read_orders("orders: [{order: retire, fighter: A1}]", "o", table.books)


def test_the_orders_in_the_manual_are_understood(repository: Path) -> None:
    manual = (repository / "docs" / "orders.md").read_text(encoding="utf-8")
    named = set(re.findall(r"(?:fighter|opponent|for): ([A-Z][\w .]+?) *(?:#|$)", manual, re.MULTILINE))
    named |= {
        name
        for names in re.findall(r"(?:fighters|reserves): \[(.*?)\]", manual)
        for name in names.split(", ")
    }
    table = Table()
    for name in sorted(named):
        table.sign(name, table.manager("Ann"))
    blocks = re.findall(r"```yaml\n(.*?)```", manual, re.DOTALL)
    placed = [order for block in blocks for order in read_orders(block, "manual", table.books)]
    assert {type(order.order) for order in placed} == set(KINDS.values())
