"""The registry of a server, shared by several processes, and what a lost answer leads to."""

from __future__ import annotations

import subprocess
import sys
import threading
import time
from pathlib import Path

import httpx
import pytest

from ringside_manager.campaign.many_places import Role
from ringside_manager.campaign.orders import Order
from ringside_manager.club.server.registry import LOCKED_SECONDS, Registry, Seat, TooManyTriesError
from ringside_manager.errors import UsageError
from ringside_manager.office.docket import Party
from ringside_manager.office.office import Office
from ringside_manager.office.orders_file import order_text
from ringside_manager.office.stores import open_store
from tests.club.friends import offer_of
from tests.club.served import PHRASE, Member, served
from tests.office.clubs import club, founding
from tests.postgres import club_database, postgres

__all__ = ["club_database", "postgres"]


def test_wrong_passphrases_shut_the_door_for_a_while(tmp_path: Path) -> None:
    now = [1_000.0]
    registry = Registry(tmp_path, lambda: now[0])
    registry.take_seat(registry.invite("club", "Ann", Role.MEMBER), PHRASE)
    for _ in range(5):
        assert registry.seat_of("club", "Ann", "wrong", "10.0.0.1") is None
    with pytest.raises(TooManyTriesError) as shut:
        registry.seat_of("club", "ann", PHRASE, "10.0.0.2")
    assert 0 < shut.value.seconds <= LOCKED_SECONDS
    with pytest.raises(TooManyTriesError):
        Registry(tmp_path, lambda: now[0]).seat_of("club", "Ann", PHRASE, "10.0.0.3")
    now[0] += LOCKED_SECONDS + 1
    assert registry.seat_of("club", "Ann", PHRASE, "10.0.0.1") == Seat("club", "Ann", Role.MEMBER)


def test_the_registry_opens_no_door_to_whoever_reads_it(tmp_path: Path) -> None:
    registry = Registry(tmp_path)
    link = registry.invite("club", "Ann", Role.MEMBER)
    seat = registry.take_seat(registry.invite("club", "Bob", Role.MEMBER), PHRASE)
    session = registry.open_session(seat)
    text = "".join(path.read_text() for path in tmp_path.iterdir())
    assert all(secret not in text for secret in (link, session, PHRASE))
    assert Registry(tmp_path).session(session) == seat
    registry.end_session(session)
    assert Registry(tmp_path).session(session) is None


def test_sessions_and_invitations_grow_old(tmp_path: Path) -> None:
    now = [time.time()]
    registry = Registry(tmp_path, lambda: now[0])
    link = registry.invite("club", "Ann", Role.MEMBER)
    session = registry.open_session(Seat("club", "Ann", Role.MEMBER))
    now[0] += 15 * 24 * 3600
    assert registry.session(session) is None
    with pytest.raises(UsageError, match="too old"):
        registry.take_seat(link, PHRASE)


def test_two_processes_share_a_registry(tmp_path: Path) -> None:
    one, other = Registry(tmp_path), Registry(tmp_path)
    seat = other.take_seat(one.invite("club", "Ann", Role.MEMBER), PHRASE)
    word = one.open_session(seat)
    assert other.session(word) == seat
    assert one.seat_of("club", "Ann", PHRASE, "10.0.0.1") == seat
    assert one.begin_command("word", "body", "club", 7, bool) is None
    one.end_command("word", "done", 200)
    other.open_session(seat)
    known = one.begin_command("word", "body", "club", 8, bool)
    assert known is not None
    assert (known["entries"], known["told"], known["status"]) == (7, "done", 200)
    with pytest.raises(UsageError):
        other.begin_command("word", "another body", "club", 8, bool)


def test_a_command_whose_answer_was_lost_is_looked_for_where_it_would_stand(tmp_path: Path) -> None:
    asked: list[int] = []

    def is_there(entry: int) -> bool:
        asked.append(entry)
        return True

    Registry(tmp_path).begin_command("one", "body", "club", 7, is_there)
    assert Registry(tmp_path).begin_command("one", "body", "club", 9, is_there) is not None
    Registry(tmp_path).begin_command("two", "body", "club", 9, lambda _: False)
    assert Registry(tmp_path).begin_command("two", "body", "club", 9, lambda _: False) is None
    Registry(tmp_path).begin_command("three", "body", "another", 9, is_there)
    assert Registry(tmp_path).begin_command("two", "body", "club", 10, is_there) is not None
    Registry(tmp_path).begin_command("four", "body", "club", 9, is_there)  # so "two" had written nothing
    assert Registry(tmp_path).begin_command("two", "body", "club", 10, is_there) is None
    assert asked == [7, 9]


def test_the_latest_commands_are_kept_after_a_restart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ringside_manager.club.server.registry.MOST_COMMANDS", 5)
    for number in range(20):
        assert (
            Registry(tmp_path).begin_command(f"word {number}", "body", "club", number, lambda _: True) is None
        )
        if number:
            assert Registry(tmp_path).begin_command(
                f"word {number - 1}", "body", "club", number, lambda _: True
            )


def test_many_processes_lose_nothing_of_a_registry(tmp_path: Path) -> None:
    act = (
        "import sys; from pathlib import Path; from ringside_manager.campaign.many_places import Role;"
        "from ringside_manager.club.server.registry import Registry;"
        "r = Registry(Path(sys.argv[1]));"
        "print(*(r.invite('club', f'{sys.argv[2]} {n}', Role.GUEST) for n in range(40)))"
    )
    running = [
        subprocess.Popen([sys.executable, "-c", act, str(tmp_path), name], stdout=subprocess.PIPE, text=True)
        for name in ("Ann", "Bob", "Cleo")
    ]
    words = {word for process in running for word in process.communicate(timeout=60)[0].split()}
    registry = Registry(tmp_path)
    assert len({registry.invited(word) for word in words} - {None}) == len(words) == 120


def test_an_order_sent_again_to_another_process_counts_once(
    club_database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with club(
        tmp_path / "club.ringside", founding(("Ann", "Bob"), options={"tournament_night": "40"})
    ) as office:
        text = order_text(offer_of("Bob", "Ann")(office))
    with open_store(club_database) as store:
        store.put_in(tmp_path / "club.ringside")
    session = Registry(tmp_path).open_session(Seat("club", "Bob", Role.MEMBER))
    at_it, other_came = threading.Event(), threading.Event()
    hand_in = Office.hand_in

    def slowly(office: Office, order: Order, by: Party) -> None:
        if not at_it.is_set():
            at_it.set()
            other_came.wait(0.5)
        else:
            other_came.set()
        hand_in(office, order, by)

    monkeypatch.setattr(Office, "hand_in", slowly)
    answers: list[httpx.Response] = []

    def send(address: str) -> None:
        bob = Member(address)
        bob.http.cookies.set("ringside", session)
        me = bob.http.get("/l/club/me").json()
        form = {"csrf": me["token"], "command": "0123456789abcdef", "order": text}
        answers.append(bob.http.post("/l/club/parcel", data=form))

    with served(club_database) as one, served(club_database) as other:
        first = threading.Thread(target=send, args=(one,))
        first.start()
        assert at_it.wait(10)
        send(other)
        first.join(10)
    assert [answer.json()["good"] for answer in answers] == [True, True]
    with open_store(club_database) as store, store.open("club") as office:
        assert len(office.books.offers) == 1
