"""A league in many places: sealed nights, parcels of orders, copies that show their reader what is his (C83-C88)."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.many_places import (
    ParcelBook,
    Role,
    Slip,
    Standing,
    digest,
    night_seed,
    nonce_digest,
)
from ringside_manager.campaign.orders import AcceptOffer, OfferBout, Order, SetFightPlan
from ringside_manager.errors import RuleError, UsageError
from ringside_manager.office import copies
from ringside_manager.office.docket import NightOrder, Party
from ringside_manager.office.mending import StrikeAct
from ringside_manager.office.office import Office
from ringside_manager.office.sealing import OpenedSeal
from tests.office.clubs import PERSONS, club, founding, known_secrets

MARK = "swordfish"
PLAN = f"name: {MARK}\norders:\n  - {{request: rush, choose: hold}}\n"
EVENING = NightOrder(5)
ANNS, BOBS = "a" * 64, "b" * 64
SIGNED = "5" * 128


@pytest.fixture
def office(tmp_path: Path) -> Iterator[Office]:
    """A sealed league of Ann, Bob and the program; Ann and Bob have a device each."""
    with (
        known_secrets(),
        club(tmp_path / "club.ringside", founding(PERSONS, options={"tournament_night": "40"})) as office,
    ):
        office.club.seal(office.promoter)
        for name, key in (("Ann", ANNS), ("Bob", BOBS)):
            office.club.admit(name, Role.MEMBER, key, "Laptop", office.promoter)
        yield office


def slip(
    office: Office, device: str = ANNS, sequence: int = 1, night: int = 1, nonce: str = "1" * 64
) -> Slip:
    head = len(office.entries)
    told = office.club.identity, night, device, sequence, head, office.club.digest_of(head)
    return Slip(*told, ("d" * 64,) * 3, nonce_digest(nonce))


def take(office: Office, slip: Slip, orders: Sequence[tuple[int, Order]] = ()) -> ParcelBook:
    return office.club.take_parcel(slip, SIGNED, orders, "{}")


def man_of(office: Office, name: str) -> int:
    return next(iter(office.books.managers[office.party(name).manager or 0].stable))


def offer(office: Office, night: int = 1) -> OfferBout:
    return OfferBout(night, man_of(office, "Ann"), man_of(office, "Bob"), Arena.PITS, note="for your eyes")


def opened_night(office: Office) -> int:
    """Ann and Bob hand in, the seals are listed and opened; the seed."""
    for name, device, nonce in (("Ann", ANNS, "1" * 64), ("Bob", BOBS, "2" * 64)):
        assert take(office, slip(office, device, nonce=nonce)).standing is Standing.TAKEN, name
    page = office.club.list_seals(office.promoter)
    plan = (2, SetFightPlan(man_of(office, "Ann"), PLAN))
    seals = [OpenedSeal(page.parcels[0], "1" * 64, (plan,)), OpenedSeal(page.parcels[1], "2" * 64)]
    assert office.club.open_seals(seals) == ()
    return office.books.club.nights[1].seed


# Sealed nights


@given(st.permutations(["1" * 64, "2" * 64, "3" * 64]), st.integers(1, 99))
def test_the_seed_does_not_depend_on_the_order_of_the_nonces(nonces: list[str], night: int) -> None:
    assert night_seed("ab" * 32, night, "0" * 64, nonces) == night_seed(
        "ab" * 32, night, "0" * 64, sorted(nonces)
    )


def test_the_seed_is_a_hash_of_all_that_was_fixed(office: Office) -> None:
    nonces = "1" * 64, "2" * 64
    assert night_seed("ab" * 32, 5, "0" * 64, ["22" * 32, "11" * 32]) == 8278794667790787316
    assert night_seed("ab" * 32, 5, "0" * 64, ["11" * 32, "22" * 32], "ff") == 7670457909574789949
    seed = opened_night(office)
    secret = json.loads(office.entries[office.books.club.nights[1].committed - 1].record or "")["secret"]
    assert seed == night_seed(office.club.identity, 1, secret, nonces)


def test_a_night_is_committed_to_before_it_can_be_known(office: Office) -> None:
    page = office.books.club.nights[1]
    record = office.entries[page.committed - 1].record
    texts = [json.loads(text) for text in office.club.journal_text(0, office.party("Bob"))]
    assert texts[page.committed - 1]["record"] == f"sha256:{digest(record or '')}"
    office.hold_night(EVENING)
    assert office.books.club.nights[2].committed > page.committed
    assert office.books.club.nights[1].seed == office.club.seed_of_night() or office.books.closed == 1


def test_the_nights_of_a_sealed_league_take_their_dice_from_its_seals(office: Office) -> None:
    seed = opened_night(office)
    office.hold_night(EVENING)
    assert office.check() == ()
    assert office.books.club.nights[1].seed == seed != EVENING.seed


def test_a_night_taken_back_keeps_its_dice(office: Office) -> None:
    seed = opened_night(office)
    office.hold_night(EVENING)
    results = [bout.outcome for bout in office.books.bouts.values()]
    office.undo(office.promoter, "wrong button")
    assert office.books.closed == 0
    office.hold_night(NightOrder(99))
    assert office.books.club.nights[1].seed == seed
    assert [bout.outcome for bout in office.books.bouts.values()] == results
    assert office.books.club.nights[1].attempt == office.books.club.nights[2].attempt == 1


def test_what_proves_a_seal_is_never_struck(office: Office) -> None:
    opened_night(office)
    before = office.books.club.twin()
    for act in {entry.act for entry in office.entries if entry.act > 1}:
        with suppress(RuleError):
            office.mend(StrikeAct(act), office.promoter, "no")
    assert office.books.club == before
    assert office.books.club.nights[1].opened is not None


def test_what_waits_sealed_keeps_the_night_from_being_held(office: Office) -> None:
    take(office, slip(office))
    with pytest.raises(RuleError, match="not opened yet"):
        office.hold_night(EVENING)
    office.club.list_seals(office.promoter)
    with pytest.raises(RuleError, match="not opened yet"):
        office.hold_night(EVENING)


def test_a_seal_that_is_not_the_one_signed_counts_as_unopened(office: Office) -> None:
    entry = take(office, slip(office)).entry
    office.club.list_seals(office.promoter)
    office.club.open_seals([OpenedSeal(entry, "9" * 64)])
    assert office.books.club.parcels[entry].nonce is None
    told = office.entries[(office.books.club.nights[1].opened or 0) - 1].deed
    assert told.unopened == (entry,)


def test_a_league_with_a_beacon_waits_for_it(office: Office) -> None:
    office.club.seal(office.promoter, "drand quicknet")
    with pytest.raises(RuleError, match="drand quicknet"):
        office.club.list_seals(office.promoter)
    office.club.list_seals(office.promoter, "round 9")
    with pytest.raises(RuleError, match="round 9 is missing"):
        office.club.open_seals(())
    office.club.open_seals((), "ff")
    office.hold_night(EVENING)
    assert office.check() == ()


def test_a_league_unsealed_is_played_as_at_one_keyboard(office: Office) -> None:
    office.club.unseal(office.promoter, "all in one room")
    office.hold_night(EVENING)
    assert office.books.closed == 1
    assert office.check() == ()


# Parcels


def test_a_parcel_counts_once(office: Office) -> None:
    told = slip(office)
    first = take(office, told, [(0, offer(office))])
    before = len(office.entries)
    assert take(office, told, [(0, offer(office))]) == first
    assert len(office.entries) == before
    assert len(office.books.offers) == 1
    with pytest.raises(RuleError, match="another parcel of the number 1"):
        office.club.take_parcel(told, "6" * 128, [])


def test_each_order_of_a_parcel_is_judged_by_itself(office: Office) -> None:
    wrong = OfferBout(1, man_of(office, "Bob"), man_of(office, "Ann"), Arena.PITS)
    answer = take(office, slip(office), [(0, wrong), (1, offer(office))])
    assert [(each.index, each.rule) for each in answer.refusals] == [(0, answer.refusals[0].rule)]
    assert len(office.books.offers) == 1
    assert office.books.club.parcels[answer.entry].refusals == answer.refusals


def test_what_comes_after_the_list_is_late(office: Office) -> None:
    in_time = slip(office)
    office.club.list_seals(office.promoter)
    for order in (lambda: take(office, in_time), lambda: office.hand_in(offer(office), office.party("Ann"))):
        with pytest.raises(RuleError, match="before it has been held"):
            order()
    office.hold_night(EVENING)
    answer = take(office, in_time, [(0, offer(office, 12))])
    assert answer.standing is Standing.LATE
    assert answer.refusals == ()
    assert [page.note for page in office.books.offers.values() if page.note] == ["for your eyes"]
    assert office.club.list_seals(office.promoter).parcels == ()


def test_only_a_device_that_was_admitted_may_hand_in(office: Office) -> None:
    with pytest.raises(RuleError, match="C88"):
        take(office, slip(office, "c" * 64))
    office.club.revoke(ANNS, "lost", office.party("Ann"))
    with pytest.raises(RuleError, match="C88"):
        take(office, slip(office))
    with pytest.raises(RuleError, match="promoter"):
        office.club.revoke(BOBS, "no", office.party("Ann"))
    with pytest.raises(RuleError, match="admitted before"):
        office.club.admit("Ann", Role.MEMBER, ANNS, "", office.promoter)


def test_a_parcel_made_on_another_history_is_refused(office: Office) -> None:
    good = slip(office)
    for bad in (
        Slip("9" * 64, 1, ANNS, 1, good.head, good.head_digest, (), good.nonce),
        Slip(good.league, 1, ANNS, 1, good.head, "0" * 64, (), good.nonce),
        Slip(good.league, 1, ANNS, 1, 10_000, good.head_digest, (), good.nonce),
        Slip(good.league, 9, ANNS, 1, good.head, good.head_digest, (), good.nonce),
    ):
        with pytest.raises(RuleError, match="C84"):
            take(office, bad)
    take(office, slip(office, sequence=5))
    with pytest.raises(RuleError, match="comes after"):
        take(office, slip(office, sequence=4))


# Copies


def test_a_copy_shows_its_reader_what_is_his(office: Office, tmp_path: Path) -> None:
    office.hand_in(offer(office), office.party("Ann"))
    opened_night(office)
    shown = {}
    for name in ("Ann", "Bob", "Cy"):
        texts = "".join(office.club.journal_text(0, office.party(name)))
        shown[name] = MARK in texts, "for your eyes" in texts
    assert shown == {"Ann": (True, True), "Bob": (False, True), "Cy": (False, False)}
    assert MARK not in "".join(office.club.journal_text(0, None))
    assert "Ann" not in {
        json.loads(text)["by"] for text in office.club.journal_text(0, None) if "secret_kept" in text
    }


def test_a_copy_follows_the_league_night_by_night(office: Office, tmp_path: Path) -> None:
    path = tmp_path / "bob.ringside"
    bob = office.party("Bob")
    opened_night(office)
    copies.make_copy(tmp_path / "part", lines_for(office, bob), path)
    with Office.open(path) as copy:
        assert copy.check() == ()
        for _ in range(3):
            held = len(copy.entries)
            office.hold_night(EVENING)
            records = office.club.records_for(bob, copy.club.withheld())
            copy.club.extend(tmp_path / "part", lines_for(office, bob, held), records)
            assert copy.check() == ()
            assert copy.books.standings()[0].balance_cents == office.books.standings()[0].balance_cents
            assert copy.club.digest_of(len(copy.entries)) == office.club.digest_of(len(office.entries))
    with Office.open(path) as again:
        assert again.check() == ()


def test_a_plan_is_shown_once_a_bout_was_fought_with_it(office: Office) -> None:
    ann, bob = man_of(office, "Ann"), man_of(office, "Bob")
    office.hand_in(OfferBout(1, ann, bob, Arena.PITS), office.party("Ann"))
    office.hand_in(AcceptOffer(next(iter(office.books.offers))), office.party("Bob"))
    opened_night(office)
    cy = office.party("Cy")
    assert MARK not in "".join(office.club.journal_text(0, cy))
    office.hold_night(EVENING)
    assert MARK in "".join(office.club.journal_text(0, cy))


def test_a_copy_takes_nothing_that_does_not_follow(office: Office, tmp_path: Path) -> None:
    path = tmp_path / "guest.ringside"
    copies.make_copy(tmp_path / "part", lines_for(office, None), path)
    office.hold_night(EVENING)
    with Office.open(path) as copy:
        held = len(copy.entries)
        new = list(lines_for(office, None, held))
        forged = json.loads(new[0]) | {"by": "Mallory"}
        for bad in (new[1:], [json.dumps(forged).encode(), *new[1:]], [*new, *new]):
            with pytest.raises(UsageError, match="does not follow"):
                copy.club.extend(tmp_path / "part", bad, {})
        hidden = copy.club.withheld()[0]
        with pytest.raises(UsageError, match="not the one"):
            copy.club.extend(tmp_path / "part", [], {hidden: '{"secret":"0"}'})
        assert len(copy.entries) == held
        assert copy.check() == ()
        with pytest.raises(RuleError, match="secret of night 1 is not in this copy"):
            copy.hold_night(EVENING)


def lines_for(office: Office, reader: Party | None, since: int = 0) -> Iterator[bytes]:
    return (text.encode() for text in office.club.journal_text(since, reader))
