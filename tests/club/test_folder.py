"""A league in a shared folder: nothing is lost, nothing counts twice, nobody reads what is another's."""

from __future__ import annotations

import hashlib
import json
import os
import random
import shutil
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from ringside_manager.campaign.many_places import Standing
from ringside_manager.campaign.orders import AcceptOffer
from ringside_manager.club import keeper, member
from ringside_manager.club.device import Memory, known, this_device
from ringside_manager.club.keeper import LOCK, PARCEL, KeptFolder, kept
from ringside_manager.club.shelf import (
    CHARTER,
    SecondHistoryError,
    Shelf,
    open_envelopes,
    read_charter,
    read_published,
)
from ringside_manager.club.verify import verified
from ringside_manager.errors import FileError, LockedError, RingsideError, RuleError, UsageError
from ringside_manager.office.docket import NightOrder
from ringside_manager.office.office import Office
from tests.club.friends import MEMBERS, Friends, offer_of, plan_of


@pytest.fixture
def friends(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Friends:
    return Friends(tmp_path, monkeypatch)


@pytest.fixture
def started(friends: Friends) -> Friends:
    friends.start()
    return friends


def test_four_friends_play_two_nights_through_a_hostile_synchroniser(started: Friends) -> None:
    chance = random.Random(11)
    for night in (1, 2):
        wanted = set()
        for name in MEMBERS:
            wanted.add((name, started.hand_in(name, plan_of(name, f"{name}s secret"))))
        answers: list[tuple[str, int]] = []
        for turn in range(6):
            started.sync(chance=chance if turn < 5 else None)
            answers += [(_name(started, each.device), each.sequence) for each in started.collect().receipts]
        assert sorted(answers) == sorted(wanted)
        assert started.hold().night == night
        started.sync(chance=chance)
        started.sync()
        for name in MEMBERS:
            (receipt,) = started.fetch(name).receipts
            assert receipt.standing is Standing.TAKEN
            assert receipt.refusals == ()
    with started.office() as office:
        digest = office.club.digest_of(len(office.entries))
        assert len(office.books.club.parcels) == 6
        assert all(page.nonce for page in office.books.club.parcels.values())
    for name in MEMBERS:
        with Office.open(started.copy(name), read_only=True) as copy:
            assert copy.club.digest_of(len(copy.entries)) == digest
        assert verified(started.copy(name)).holds
    assert verified(started.save).holds


def _name(friends: Friends, key: str) -> str:
    return next(name for name in MEMBERS if friends.key(name) == key)


def test_nobody_finds_anothers_secrets_in_the_folder(started: Friends) -> None:
    started.hand_in("Ann", plan_of("Ann", "swordfish"), offer_of("Ann", "Cleo", "for Cleo alone"))
    started.sync()
    started.collect()
    started.sync()
    found = {}
    for name in MEMBERS:
        started.fetch(name)
        found[name] = _all_he_can_read(started, name)
    started.hold()
    started.sync()
    started.fetch("Bob")
    found["Bob"] += _all_he_can_read(started, "Bob")
    told = {name: (b"swordfish" in text, b"for Cleo alone" in text) for name, text in found.items()}
    assert told == {"Ann": (True, True), "Bob": (False, False), "Cleo": (False, True)}


def _all_he_can_read(friends: Friends, name: str) -> bytes:
    """Every byte of his folder, his data folder and his copy, and what his key opens."""
    folder = friends.be(name)
    charter, device = read_charter(folder), this_device()
    published = read_published(Shelf(folder), charter, device, known(charter.league))
    opened = [repr(envelope).encode() for _, envelope in open_envelopes(published, device)]
    places = [folder, friends.top / name / "data", friends.copy(name)]
    files = [
        path
        for place in places
        for path in ([place] if place.is_file() else place.rglob("*"))
        if path.is_file()
    ]
    return b"".join([*opened, *(path.read_bytes() for path in files)])


def test_an_offer_travels_and_is_answered(started: Friends) -> None:
    started.hand_in("Ann", offer_of("Ann", "Bob"))
    for name in ("Bob", "Ann"):
        started.sync()
        started.collect()
        started.sync()
        started.fetch(name)
        with Office.open(started.copy(name), read_only=True) as copy:
            assert len(copy.books.offers) == 1
        if name == "Bob":
            started.hand_in("Bob", lambda copy: AcceptOffer(next(iter(copy.books.offers))))
    with started.office() as office:
        assert len(office.books.bouts) >= 1


def test_what_comes_after_the_night_is_late_and_its_open_orders_count(started: Friends) -> None:
    offer = offer_of("Ann", "Bob")
    started.hand_in("Ann", offer, plan_of("Ann", "too late"))
    assert started.hold().night == 1
    started.sync()
    (receipt,) = started.collect().receipts
    assert receipt.standing is Standing.LATE
    assert [each.index for each in receipt.refusals] == [0]  # that night was held


def test_strange_things_in_the_folder_are_told_and_left_alone(started: Friends) -> None:
    started.hand_in("Ann", offer_of("Ann", "Bob"))
    started.sync()
    anns = started.folder("keeper") / started.key("Ann")
    (anns / "desktop.ini").write_text("x")
    os.mkfifo(anns / f"000009-{'a' * 32}.ring")
    (anns / f"000010-{'b' * 32}.ring").symlink_to(started.save)
    (anns / f"000011-{'c' * 32}.ring").write_text("damaged")
    (started.folder("keeper") / ("e" * 64)).symlink_to(started.top)
    with (anns / f"000012-{'d' * 32}.ring").open("wb") as huge:
        huge.truncate(65_000_000)
    done = started.collect()
    assert len(done.receipts) == 1
    told = "\n".join(map(str, done.notes))
    for words in ("none of ours", "no plain file", "damaged", "larger than"):
        assert words in told
    assert (anns / "desktop.ini").read_text() == "x"


def test_nobody_writes_in_anothers_name(started: Friends) -> None:
    started.hand_in("Bob", offer_of("Bob", "Ann"))
    anns, bobs = started.key("Ann"), started.key("Bob")
    posted = max((started.folder("Bob") / bobs).iterdir())
    shutil.copy(posted, started.folder("Bob") / anns / posted.name)
    bob = started.be("Bob")
    charter = read_charter(bob)
    sealed = next(each for each in Shelf(bob).read(bobs) if each.kind == PARCEL).text("sealed")
    Shelf(bob).post(this_device(), 3, {"kind": PARCEL, "league": charter.league, "sealed": sealed})
    started.sync()
    done = started.collect()
    assert [each.device for each in done.receipts] == [bobs]
    assert [(key, number) for key, number, _ in done.refused] == [(bobs, 3)]
    assert any("not signed by the device" in str(each) for each in done.notes)


def test_a_parcel_after_a_gap_waits_for_it(started: Friends) -> None:
    started.hand_in("Ann", offer_of("Ann", "Bob"))
    started.hand_in("Ann", offer_of("Ann", "Cleo"))
    first = sorted((started.folder("Ann") / started.key("Ann")).iterdir())[1]
    aside = started.top / first.name
    first.rename(aside)
    started.sync()
    done = started.collect()
    assert done.receipts == []
    assert any("waits for number 2" in str(each) for each in done.notes)
    aside.rename(first)
    started.sync()
    assert [each.sequence for each in started.collect().receipts] == [2, 3]


def test_a_device_is_admitted_by_code_name_or_digits_and_no_other_way(friends: Friends) -> None:
    with Office.open(friends.save) as office:
        _, codes = keeper.start(office, friends.be("keeper"), ["Ann"])
    friends.sync()
    member.join(friends.be("Ann"), "Ann", codes["Ann"])
    member.join(friends.be("Bob"), "Cleo", codes["Ann"])  # a code for another name, seen somewhere
    member.join(friends.be("Cleo"), "Cleo")
    friends.sync()
    done = friends.collect()
    assert [each.name for each in done.admitted] == ["Ann"]
    assert {each.fingerprint for each in done.asked} == {friends.digits("Bob"), friends.digits("Cleo")}
    done = friends.collect("Cleo")
    assert done.admitted == []
    assert any("Several devices" in str(each) for each in done.notes)
    done = friends.collect(friends.digits("Cleo"))
    assert [each.key for each in done.admitted] == [friends.key("Cleo")]
    friends.sync()
    friends.fetch("Bob")
    with pytest.raises(RuleError, match="has not admitted it"):
        friends.hand_in("Bob")


def test_two_keepers_at_once_are_noticed_by_everybody(started: Friends) -> None:
    second = started.top / "second"
    shutil.copytree(started.top / "keeper", second)
    started.hold()
    with started.office() as office:
        head = len(office.entries)
    started.sync()
    started.fetch("Ann")
    started._patch.setenv("XDG_DATA_HOME", str(second / "data"))
    with Office.open(second / "club.ringside") as office:
        with KeptFolder(office, second / "shared") as shared:
            shared.hold()
            shared.publish()
        assert len(office.entries) >= head
    for path in (second / "shared" / started.key("keeper")).iterdir():
        shutil.copy(path, started.folder("Ann") / started.key("keeper") / path.name)
    with pytest.raises(SecondHistoryError, match="written twice"):
        started.fetch("Ann")
    started.sync()
    with pytest.raises(SecondHistoryError), kept(started.be("keeper")):
        pass


def test_an_older_save_of_the_keeper_is_refused(started: Friends) -> None:
    older = started.top / "older.ringside"
    shutil.copy(started.save, older)
    started.hold()
    before = {path.name for path in started.folder("keeper").rglob("*.ring")}
    with pytest.raises(SecondHistoryError, match="older copy"), kept(started.be("keeper"), older):
        pass
    assert {path.name for path in started.folder("keeper").rglob("*.ring")} == before


def test_a_second_history_is_refused_by_who_has_seen_the_first(started: Friends) -> None:
    started.hold()
    started.sync()
    started.fetch("Ann")
    keeper_key = started.key("keeper")
    ann = started.folder("Ann") / keeper_key
    last = max(ann.iterdir())
    last.unlink()
    assert "holds less" in str(started.fetch("Ann").notes[-1])
    started.be("keeper")
    charter = read_charter(started.folder("keeper"))
    facts = {"kind": "publication", "league": charter.league, "publication": int(last.name[:6]), "lines": [], "records": {}, "envelopes": {}, "previous": max(ann.iterdir()).name[7:39]}  # fmt: skip
    Shelf(started.folder("Ann")).post(this_device(), int(last.name[:6]), facts)
    with pytest.raises(SecondHistoryError, match="not the one this device has seen before"):
        started.fetch("Ann")


def test_one_program_at_a_time_has_the_folder_in_hand(started: Friends) -> None:
    (started.folder("keeper") / LOCK).write_text(json.dumps({"host": "elsewhere", "pid": 1, "key": "f" * 64}))
    with pytest.raises(LockedError, match="elsewhere"), kept(started.be("keeper")):
        pass
    with kept(started.be("keeper"), take_over=True):
        pass
    assert not (started.folder("keeper") / LOCK).exists()


def test_a_keeper_moves_to_another_computer(started: Friends) -> None:
    digits = member.join(started.be("Cleo"), "Cleo").fingerprint
    assert digits == started.digits("Cleo")
    new = started.top / "new"
    started._patch.setenv("XDG_DATA_HOME", str(new / "data"))
    shutil.copytree(started.folder("keeper"), new / "shared")
    with Office.open(started.save) as office, pytest.raises(UsageError, match="kept by another device"):
        keeper.start(office, new / "shared")
    asked = member.join(new / "shared", "the new computer")
    shutil.copytree(new / "shared", started.folder("keeper"), dirs_exist_ok=True)
    with kept(started.be("keeper")) as (_, shared):
        shared.collect(keepers=[asked.fingerprint])
        shared.publish()
    shutil.copytree(started.folder("keeper"), new / "shared", dirs_exist_ok=True)
    shutil.copy(started.save, new / "club.ringside")
    started._patch.setenv("XDG_DATA_HOME", str(new / "data"))
    with Office.open(new / "club.ringside") as office:
        keeper.start(office, new / "shared")
    with kept(new / "shared") as (_, shared):
        assert shared.hold().night == 1
        shared.publish()
    shutil.copytree(new / "shared", started.folder("Ann"), dirs_exist_ok=True)
    started.fetch("Ann")
    with Office.open(started.copy("Ann"), read_only=True) as copy:
        assert copy.books.closed == 1


def test_a_night_cut_short_at_any_step_goes_on(started: Friends, monkeypatch: pytest.MonkeyPatch) -> None:
    started.hand_in("Ann", plan_of("Ann", "swordfish"))
    started.sync()
    for step in ("take_parcel", "list_seals", "open_seals"):
        with monkeypatch.context() as cut:
            _cut_after(cut, step)
            with pytest.raises(KeyboardInterrupt):
                started.hold()
    with monkeypatch.context() as cut:
        cut.setattr(Shelf, "post", _stop)
        with pytest.raises(KeyboardInterrupt):
            started.hold()
    done = started.hold() if started_night(started) == 0 else started.collect()
    with started.office() as office:
        assert office.books.closed == 1
        assert len(office.books.club.parcels) == 1
        assert [page.nonce is not None for page in office.books.club.parcels.values()] == [True]
    assert [each.sequence for each in done.receipts] == [2]
    started.sync()
    assert len(started.fetch("Ann").receipts) == 1
    assert verified(started.save).holds


def started_night(friends: Friends) -> int:
    with friends.office() as office:
        return office.books.closed


def _stop(*_: object, **__: object) -> None:
    raise KeyboardInterrupt


def _cut_after(patch: pytest.MonkeyPatch, step: str) -> None:
    from ringside_manager.office.sealing import ClubDesk

    whole = getattr(ClubDesk, step)

    def cut(*given: object, **named: object) -> None:
        whole(*given, **named)
        raise KeyboardInterrupt

    patch.setattr(ClubDesk, step, cut)


def test_a_charter_somebody_else_wrote_is_refused(started: Friends) -> None:
    path = started.folder("Ann") / CHARTER
    told = json.loads(path.read_text())
    for changed in ({"name": "Mine"}, {"keeper": started.key("Bob")}, {"league": "../../.."}):
        path.write_text(json.dumps(told | changed))
        with pytest.raises(FileError, match="not signed by the keeper"):
            started.fetch("Ann")
    path.write_text(json.dumps(told | {"format": 2, "program": "9.9"}))
    with pytest.raises(FileError, match=r"version .9\.9"):
        started.fetch("Ann")


def test_the_league_goes_back_to_one_keyboard_and_out_again(started: Friends) -> None:
    with kept(started.be("keeper")) as (office, shared):
        office.club.unseal(office.promoter, "all in one room")
        shared.publish()
        office.hold_night(NightOrder(5))
    with Office.open(started.save) as office:
        keeper.start(office, started.be("keeper"))
        assert office.books.club.sealed
    started.sync()
    started.fetch("Bob")
    with Office.open(started.copy("Bob"), read_only=True) as copy:
        assert copy.books.closed == 1


def test_who_leaves_hands_in_no_more(started: Friends) -> None:
    member.leave(started.be("Ann"))
    started.sync()
    started.collect()
    started.sync()
    started.fetch("Ann")
    with pytest.raises(RuleError, match="C88"):
        started.hand_in("Ann")
    with started.office() as office:
        assert [seat.devices for seat in member.seats(office.books)] == [0, 1, 1]
        assert "from Bob, Cleo." in str(member.reminder(office.books))


def test_a_folder_that_is_lost_is_begun_again(started: Friends) -> None:
    started.hand_in("Ann", plan_of("Ann", "before"))
    started.sync()
    started.collect()
    for name in ("keeper", *MEMBERS):
        shutil.rmtree(started.folder(name))
        started.folder(name).mkdir()
    with Office.open(started.save) as office:
        keeper.start(office, started.be("keeper"))
    started.sync()
    member.join(started.be("Ann"), "Ann")
    assert started.fetch("Ann").entries > 0
    started.hand_in("Ann", plan_of("Ann", "after"))
    started.sync()
    assert [each.sequence for each in started.collect().receipts] == [4]


HOSTILE: tuple[object, ...] = (
    None, "", 0, -1, 2**70, 1.5, True, [], {}, [[]], {"a": 1}, "\ud800", "\x00\x1b[2J", "x" * 5_000, ["{}"], ["[]"],
    ['{"number":1,"digest":5,"kind":[],"body":[],"record":{}}'], [None], {"1": "x"}, {"-": 1}, [[[[[[[[]]]]]]]],
)  # fmt: skip
"""What a fact of a file may be in the hands of somebody who means harm, signed as it should be."""


def test_files_of_a_hostile_member_are_answered_in_words(started: Friends) -> None:
    bob = started.be("Bob")
    league, shelf, number = read_charter(bob).league, Shelf(bob), 1
    for kind in (PARCEL, "join", "unheard of", *HOSTILE):
        for bad in HOSTILE:
            number += 1
            facts = {"kind": kind, "league": league, "name": bad, "label": bad, "sealed": bad}
            post_as_it_is(shelf, number, facts)
    started.sync()
    done = started.collect(over_gaps=True)
    assert done.receipts == []
    assert all(key == started.key("Bob") and why for key, _, why in done.refused)
    assert len(done.refused) > 10
    with started.office() as office:
        assert office.check() == ()


def test_publications_that_are_none_are_refused_in_words(started: Friends) -> None:
    folder = started.be("keeper")
    charter = read_charter(folder)
    found = read_published(Shelf(folder), charter, this_device(), known(charter.league))
    good = {"kind": "publication", "league": charter.league, "publication": found.count + 1, "previous": found.hash, "lines": [], "records": {}, "envelopes": {}}  # fmt: skip
    number = Shelf(folder).last_number(this_device().key) + 1
    for name in ("lines", "records", "envelopes", "previous"):
        for bad in HOSTILE:
            before = set(folder.rglob("*.ring"))
            started.be("keeper")
            post_as_it_is(Shelf(folder), number, {**good, name: bad})
            (made,) = set(folder.rglob("*.ring")) - before
            to = started.folder("Ann") / made.relative_to(folder)
            shutil.move(made, to)
            with suppress(RingsideError):
                member.fetch(started.be("Ann"), started.copy("Ann"))
            to.unlink()
            with known_again(charter.league) as memory:
                memory.published, memory.hash = found.count, found.hash
    assert started.fetch("Ann").entries == 0


@contextmanager
def known_again(league: str) -> Iterator[Memory]:
    """What is known of a league, written down when the block ends."""
    memory = known(league)
    yield memory
    memory.keep()


def post_as_it_is(shelf: Shelf, number: int, facts: dict[str, object]) -> None:
    """Post a file as ``Shelf.post`` does, but of facts no program of ours would write."""
    body = json.dumps({**facts, "number": number}).encode()
    content = this_device().sign(b"ringside folder 1\n" + body).encode() + b"\n" + body
    name = hashlib.sha256(content).hexdigest()[:32]
    (shelf.folder / this_device().key / f"{number:06}-{name}.ring").write_bytes(content)


def test_the_dice_wait_for_a_beacon_that_nobody_knew_when_the_list_was_made(friends: Friends) -> None:
    with Office.open(friends.save) as office:
        keeper.start(office, friends.be("keeper"), beacon="drand")
    with kept(friends.be("keeper")) as (_, shared):
        with pytest.raises(RuleError, match="listed before"):
            shared.hold(beacon_value="ab" * 16)
        with pytest.raises(RuleError, match="none was named"):
            shared.hold()
        assert shared.hold(beacon_round="4711").waits_for == "4711"
        shared.publish()
    with kept(friends.be("keeper")) as (office, shared):
        assert (shared.hold().night, office.books.closed) == (0, 0)
        with pytest.raises(RuleError, match="names the round 4711"):
            shared.hold(beacon_round="4712", beacon_value="ab" * 16)
        for value in ("ab", "xy" * 16, "ab" * 200):
            with pytest.raises(UsageError, match="0 to 9 and a to f"):
                shared.hold(beacon_value=value)
        assert shared.hold(beacon_value="AB" * 16).night == 1
        opened = office.books.club.nights[1]
        assert opened.opened is not None
    assert verified(friends.save).holds
    with Office.open(friends.save) as office, pytest.raises(UsageError, match="stays as it is"):
        keeper.start(office, friends.be("keeper"), beacon="another")


def test_a_league_without_a_beacon_takes_no_round(started: Friends) -> None:
    with kept(started.be("keeper")) as (_, shared), pytest.raises(UsageError, match="wait for no beacon"):
        shared.hold(beacon_round="4711")


def test_a_guest_reads_what_is_for_all_and_may_join_later(friends: Friends) -> None:
    friends.start(members=("Ann",))
    friends.hand_in("Ann", plan_of("Ann", "swordfish"))
    friends.sync()
    friends.collect()
    friends.sync()
    fetched = friends.fetch("Bob")
    assert any("as a guest" in str(note) for note in fetched.notes)
    assert "swordfish" not in friends.copy("Bob").read_bytes().decode("latin-1")
    with pytest.raises(RuleError, match="not admitted"):
        friends.hand_in("Bob", plan_of("Bob", "halberd"))
    assert not any("as a guest" in str(note) for note in friends.fetch("Bob").notes)
    member.join(friends.be("Bob"), "Bob")
    friends.sync()
    friends.collect("Bob")
    friends.sync()
    friends.fetch("Bob")
    assert friends.hand_in("Bob", plan_of("Bob", "halberd"))


def test_a_league_goes_from_a_folder_to_pages_and_back_and_all_of_it_is_proved(friends: Friends) -> None:
    friends.start(members=("Bob", "Cleo"))
    friends.hand_in("Bob", plan_of("Bob", "first"))
    friends.sync()
    assert friends.hold().night == 1
    with kept(friends.be("keeper")) as (office, shared):
        office.club.unseal(office.promoter, "on pages from now on")
        shared.publish()
        office.club.seal(office.promoter)  # as a server does; what comes from a browser is signed by nobody
        office.hand_in(plan_of("Bob", "second")(office), office.party("Bob"))
        office.hold_night(NightOrder(office.seed, night=2))
        shared.publish()
    assert verified(friends.save).holds
    friends.sync()
    friends.fetch("Bob")
    friends.hand_in("Bob", plan_of("Bob", "third"))
    friends.sync()
    assert friends.hold().night == 3
    assert verified(friends.save).holds
    with kept(friends.be("keeper")) as (office, _):
        office.hand_in(plan_of("Bob", "forged")(office), office.party("Bob"))
    (fault,) = [fault for page in verified(friends.save).nights for fault in page.faults]
    assert "Bob has not signed this" in str(fault.what)
