"""A member's line to his league: through a folder and to a real server, with an outbox that outlives whatever happens."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from ringside_manager import paths
from ringside_manager.club import client, keeper, lines, member
from ringside_manager.club import outbox as outboxes
from ringside_manager.club.client import (
    OfflineError,
    ServerLine,
    StrangerError,
    keep_word,
    known_word,
    read_link,
)
from ringside_manager.club.outbox import SERVER, SUFFIX, Outbox, outbox_beside, outbox_of
from ringside_manager.errors import FileError, ReadOnlyError, RingsideError, RuleError, UsageError
from ringside_manager.office.copies import make_copy
from ringside_manager.office.office import Office
from ringside_manager.office.previewing import judge_aside
from tests.club.friends import Friends, man_of, offer_of, plan_of
from tests.club.served import PHRASE, Member, invitations, served
from tests.office.clubs import club, founding
from tests.slow import each


@contextmanager
def copy_of(path: Path) -> Iterator[tuple[Office, Outbox]]:
    """A member's copy with its outbox, as the window opens it."""
    with Office.open(path) as copy:
        copy.follow()
        outbox = outbox_of(copy)
        assert outbox is not None
        yield copy, outbox


def taken_in(line: lines.Line, copy: Office) -> outboxes.News:
    head = len(copy.entries)
    return line.take_in(copy, line.look(head, copy.club.digest_of(head), copy.club.withheld()))


@pytest.fixture
def friends(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Friends:
    made = Friends(tmp_path, monkeypatch)
    made.start(members=("Bob", "Cleo"))
    return made


def killed_there(*_: object) -> None:
    raise KeyboardInterrupt


# A folder


def test_a_full_outbox_outlives_a_restart_and_goes_out_as_one_parcel(friends: Friends) -> None:
    folder = friends.be("Bob")
    with copy_of(friends.copy("Bob")) as (copy, outbox):
        outbox.put(offer_of("Bob", "Cleo", "Well?")(copy))
        outbox.put(plan_of("Bob", "secret")(copy))
    with copy_of(friends.copy("Bob")) as (copy, outbox):
        assert [each.order.kind for each in outbox.waiting] == ["offer", "fight_plan"]
        line = lines.line_of(outbox)
        line.post(copy, outbox)
        line.send(outbox)
        line.post(copy, outbox)  # there is nothing left to go
        assert outbox.waiting == ()
        assert "with 2 orders" in outbox.told[0].text
    assert len(list(folder.rglob("*.ring"))) - len(list(friends.folder("keeper").rglob("*.ring"))) == 1
    friends.sync()
    assert len(friends.collect().receipts) == 1
    friends.sync()
    friends.be("Bob")
    with copy_of(friends.copy("Bob")) as (copy, outbox):
        news = taken_in(lines.line_of(outbox), copy)
        assert any("taken" in each.text for each in news.told)
        assert len(copy.books.open_offers) == 1


@pytest.mark.parametrize("before", [True, False], ids=["before", "after"])
def test_a_program_killed_while_it_hands_in_hands_in_once(
    friends: Friends, monkeypatch: pytest.MonkeyPatch, *, before: bool
) -> None:
    friends.be("Bob")
    with copy_of(friends.copy("Bob")) as (copy, outbox):
        outbox.put(offer_of("Bob", "Cleo")(copy))
        with monkeypatch.context() as killed:
            target: object = member if before else outbox
            killed.setattr(target, "_post" if before else "gone", killed_there)
            with pytest.raises(KeyboardInterrupt):
                lines.line_of(outbox).post(copy, outbox)
    with copy_of(friends.copy("Bob")) as (copy, outbox):
        assert outbox.sending
        lines.line_of(outbox).post(copy, outbox)
        assert (outbox.waiting, outbox.sending) == ((), 0)
    friends.sync()
    assert len(friends.collect().receipts) == 1
    with friends.office() as office:
        assert len(office.books.open_offers) == 1


def test_a_copy_takes_nothing_but_what_was_published(friends: Friends) -> None:
    friends.be("Bob")
    with copy_of(friends.copy("Bob")) as (copy, _):
        with pytest.raises(ReadOnlyError, match="kept elsewhere"):
            copy.hand_in(offer_of("Bob", "Cleo")(copy), copy.party("Bob"))
        with pytest.raises(ReadOnlyError):
            copy._league.keep_ring({})
        assert copy.club.digest_of(len(copy.entries))


def test_an_order_is_judged_aside_after_those_that_wait(friends: Friends) -> None:
    friends.be("Bob")
    with copy_of(friends.copy("Bob")) as (copy, _):
        before = len(copy.entries), copy.books.open_offers
        offer, by = offer_of("Bob", "Cleo")(copy), copy.party("Bob")
        judge_aside(copy.books, len(copy.entries), [], offer, by)
        with pytest.raises(RuleError):
            judge_aside(copy.books, len(copy.entries), [offer], offer, by)
        with pytest.raises(RuleError):
            judge_aside(copy.books, len(copy.entries), [], offer, copy.party("Cleo"))
        assert (len(copy.entries), copy.books.open_offers) == before


def test_a_folder_that_is_gone_is_told_and_nothing_is_lost(friends: Friends) -> None:
    folder = friends.be("Bob")
    folder.rename(folder.with_name("unplugged"))
    with copy_of(friends.copy("Bob")) as (copy, outbox):
        outbox.put(offer_of("Bob", "Cleo")(copy))
        with pytest.raises(FileError, match="is not here"):
            lines.line_of(outbox).post(copy, outbox)
        assert len(outbox.waiting) == 1


def test_damaged_notes_of_a_league_are_named_and_can_be_moved_away(friends: Friends) -> None:
    friends.hand_in("Bob", offer_of("Bob", "Cleo"))
    friends.be("Bob")
    with Office.open(friends.copy("Bob"), read_only=True) as copy:
        notes = paths.clubs() / copy.club.identity[:32] / "memory.json"
    notes.write_bytes(notes.read_bytes()[:40])
    with Office.open(friends.copy("Bob")) as copy, pytest.raises(FileError, match=r"memory\.json") as refused:
        outboxes.outbox_of(copy)
    assert "safe. Move the file away" in str(refused.value.next_step)
    notes.rename(notes.with_name("away"))
    friends.fetch("Bob")
    friends.hand_in("Bob", plan_of("Bob", "secret"))
    keepers = friends.be("keeper")
    notes = next(paths.clubs().glob("*/memory.json"))
    notes.write_text("{}")
    with pytest.raises(FileError, match=r"memory\.json"):
        friends.collect()
    notes.unlink()
    friends.sync()
    friends.be("keeper")
    with Office.open(friends.save) as office:
        keeper.start(office, keepers)
    assert [each.sequence for each in friends.collect().receipts] == [2, 3]
    assert friends.hold().night == 1


def test_damaged_receipts_are_named_and_come_again(friends: Friends) -> None:
    friends.hand_in("Bob", offer_of("Bob", "Cleo"))
    friends.sync()
    friends.collect()
    friends.sync()
    friends.fetch("Bob")
    folder = friends.be("Bob")
    receipt = next(paths.clubs().glob("*/receipts/*.json"))
    receipt.write_text("[")
    next(paths.clubs().glob("*/parcels/*.json")).write_text("[")
    with pytest.raises(FileError, match=receipt.name) as refused:
        member.receipts(folder)
    assert "comes again" in str(refused.value.next_step)
    with pytest.raises(FileError, match="parcels"):
        member.posted_orders(folder, 2)
    receipt.unlink()
    (told,) = friends.fetch("Bob").receipts
    assert "taken" in member.receipt_line(told, folder=folder)


def test_a_damaged_word_for_a_server_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    keep_word("http://127.0.0.1:1/l/club", "word")
    file = next(paths.clubs().glob("server-*.json"))
    file.write_text("{}")
    with pytest.raises(FileError, match=file.name) as refused:
        known_word("http://127.0.0.1:1/l/club")
    assert "passphrase" in str(refused.value.next_step)


@each("text", ["", "{}", "[" * 9999, '{"way":"ftp","place":"x","name":"Bob"}', '{"way":"folder","place":"x","name":"Bob","waiting":[{"word":"0123456789abcdef","text":"{}"}]}'])  # fmt: skip
def test_an_outbox_of_a_stranger_is_refused_in_words(tmp_path: Path, text: str) -> None:
    copy = tmp_path / "mine.ringside"
    copy.with_suffix(SUFFIX).write_text(text)
    with pytest.raises(FileError, match="cannot be read"):
        outbox_beside(copy)
    assert copy.with_suffix(SUFFIX).read_text() == text


def test_orders_are_taken_back_and_too_many_are_refused(
    friends: Friends, monkeypatch: pytest.MonkeyPatch
) -> None:
    friends.be("Bob")
    monkeypatch.setattr(outboxes, "MOST_WAITING", 2)
    with copy_of(friends.copy("Bob")) as (copy, outbox):
        order = offer_of("Bob", "Cleo")(copy)
        outbox.put(order)
        outbox.put(order)
        with pytest.raises(UsageError, match="holds 2 orders"):
            outbox.put(order)
        outbox.take_back(outbox.waiting[0].word)
        outbox.put(order)
        assert len(outbox.waiting) == 2


# Links


@each("text, address, code", [
        ("https://example.org/l/club", "https://example.org/l/club", ""),
        (" http://127.0.0.1:8080/l/my%20club/invitation?code=abc ", "http://127.0.0.1:8080/l/my%20club", "abc"),
        ("http://[::1]:8080/l/club/", "http://[::1]:8080/l/club", ""),
    ])  # fmt: skip
def test_a_link_is_read(text: str, address: str, code: str) -> None:
    link = read_link(text)
    assert (link.address, link.code) == (address, code)


@each("text", [
        "http://example.org/l/club", "https://a@example.org/l/club", "ftp://example.org/l/club", "https://example.org/", "",
        "https://[::1/l/club", "https://example.org:99999/l/club", "javascript:alert(1)", "https:///l/club",
        "http://127.0.0.1.example.org/l/club",
    ])  # fmt: skip
def test_a_link_that_is_none_or_not_safe_is_refused(text: str) -> None:
    with pytest.raises(UsageError):
        read_link(text)


# A server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, dict[str, str], Path]]:
    save = tmp_path_factory.mktemp("served") / "club.ringside"
    seats = ("Ann", "Bob", "Cleo", "ai:Dan")
    with club(save, founding(seats, options={"tournament_night": "40"})):
        pass
    links = invitations(save, keeper="Ann", members=("Bob", "Cleo"))
    with served(save) as address:
        yield address, links, save


def test_a_league_on_a_server_is_joined_read_and_ordered_in(
    server: tuple[str, dict[str, str], Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    address, links, _ = server
    link = read_link(address + links["Bob"])
    line = ServerLine(link.address)
    assert line.me().name == ""
    with pytest.raises(UsageError):
        line.take_seat(link.code, "short")
    keep_word(link.address, line.take_seat(link.code, PHRASE))
    with pytest.raises(RingsideError):
        line.enter("Bob", "another phrase altogether")
    line.enter("Bob", PHRASE)
    assert line.me().name == "Bob"
    path = tmp_path / "mine.ringside"
    make_copy(path, line.look(0, "", ()).lines, path)
    Outbox.make(path, SERVER, link.address, "Bob")
    line.close()
    keeper = Member(address)
    keeper.take_seat(links["Ann"])
    with copy_of(path) as (copy, outbox):
        line = ServerLine(link.address, known_word(link.address))
        outbox.put(plan_of("Bob", "mine")(copy))
        outbox.put(offer_of("Bob", "Cleo", "Well?")(copy))
        lost = outbox.waiting
        line.send(outbox)
        assert [told.good for told in outbox.told] == [True, True]
        outbox._change(waiting=lost)  # as if both answers had been lost on the line
        line.send(outbox)
        assert [told.good for told in outbox.told] == [True] * 4
        news = taken_in(line, copy)
        assert news.entries
        assert len(copy.books.open_offers) == 1
        assert man_of(copy, "Bob")
        outbox.put(offer_of("Bob", "Cleo")(copy))
        line.send(outbox)
        assert not outbox.told[0].good
        assert keeper.night(1).status_code == 200
        assert taken_in(line, copy).entries
        assert copy.books.closed == 1
        line.close()


def test_a_lost_line_loses_no_order_and_a_stranger_hands_nothing_in(
    server: tuple[str, dict[str, str], Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    address, _, _ = server
    link = read_link(f"{address}/l/club")
    line = ServerLine(link.address)
    path = tmp_path / "mine.ringside"
    make_copy(path, line.look(0, "", ()).lines, path)
    Outbox.make(path, SERVER, link.address, "Cleo")
    with copy_of(path) as (copy, outbox):
        outbox.put(offer_of("Cleo", "Bob")(copy))
        with pytest.raises(StrangerError):
            line.send(outbox)
        gone = ServerLine("http://127.0.0.1:9/l/club")
        with pytest.raises(OfflineError):
            gone.send(outbox)
        with pytest.raises(OfflineError):
            taken_in(gone, copy)
        monkeypatch.setattr(client, "LARGEST_ANSWER", 10)
        monkeypatch.setattr(client, "LARGEST_JOURNAL", 10)
        with pytest.raises(RingsideError):
            line.look(0, "", ())
        assert len(outbox.waiting) == 1
        gone.close()
    line.close()


def test_another_history_is_noticed(server: tuple[str, dict[str, str], Path], tmp_path: Path) -> None:
    line = ServerLine(f"{server[0]}/l/club")
    with pytest.raises(UsageError, match="another history"):
        line.look(3, "0" * 64, ())
    with pytest.raises(UsageError, match="another history"):
        line.look(10**6, "0" * 64, ())
    line.close()


@pytest.mark.parametrize("fault", [httpx.ReadError, httpx.RemoteProtocolError])
def test_a_connection_closed_as_it_is_used_again_is_none_to_a_member(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fault: type[httpx.TransportError]
) -> None:
    asked: list[str] = []

    def answer(request: httpx.Request) -> httpx.Response:
        asked.append(f"{request.method} {request.url.path}")
        if len(asked) % 2:
            raise fault("closed")
        return httpx.Response(200, json={"good": True, "night": 1, "told": "That is done."})

    line = ServerLine("http://127.0.0.1:9/l/club")
    line._http = httpx.Client(transport=httpx.MockTransport(answer))
    outbox = Outbox.make(tmp_path / "mine.ringside", SERVER, "http://127.0.0.1:9/l/club", "Bob")
    with club(tmp_path / "club.ringside", founding(("Ann", "Bob"))) as office:
        outbox.put(offer_of("Bob", "Ann")(office))
    line.send(outbox)
    assert not outbox.waiting
    assert asked == ["POST /l/club/parcel"] * 2
    with pytest.raises(RingsideError):
        line.me()  # the answer is none, but one came
    asked.clear()
    with pytest.raises(OfflineError):
        line._ask("POST", "invitation", {})
    assert len(asked) == 1  # a seat is taken once
