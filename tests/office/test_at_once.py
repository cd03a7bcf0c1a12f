"""F50 to F54: a league of a PostgreSQL database served by several programs at once, killed ones and cut lines among them."""

from __future__ import annotations

import os
import random
import signal
import socket
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from multiprocessing import get_context
from pathlib import Path

import pytest

from ringside_manager.campaign.books import LedgerKind
from ringside_manager.campaign.orders import AnswerDeal, ProposeDeal
from ringside_manager.errors import (
    ChangedSinceError,
    ChangedUnderneathError,
    DamagedError,
    LockedError,
    OutcomeUnknownError,
    ReadOnlyError,
    RuleError,
    TooNewError,
    TooOldError,
    UnreachableError,
    UsageError,
)
from ringside_manager.league import moving
from ringside_manager.league.business.founding import CampaignProlonged
from ringside_manager.league.header import Version
from ringside_manager.league.journal import row_of
from ringside_manager.league.postgres import LAYOUT, Address, Connections
from ringside_manager.office.copies import make_copy
from ringside_manager.office.docket import NightOrder
from ringside_manager.office.office import Office
from ringside_manager.office.stores import open_store
from tests.office.at_once import (
    LEAGUE,
    go_on_numbering,
    hang_in_an_act,
    hold_the_night,
    mixed_acts,
    numbered,
    numbers,
    opened,
    programs,
)
from tests.office.clubs import club, founding
from tests.postgres import Server, club_database, postgres
from tests.slow import each

__all__ = ["club_database", "postgres"]

FOUR = "Ann", "Bob", "Cyd", "Dee"


@pytest.fixture
def address(club_database: str) -> str:
    """The address of a database with a league of four persons and a promoter."""
    with open_store(club_database) as store:
        store.found(LEAGUE, founding(FOUR, promoter="Pam")).close()
    return club_database


# F50: several programs write at once


@pytest.mark.parametrize(
    ("count", "acts"),
    [(2, 1_000), *(pytest.param(*row, marks=pytest.mark.slow) for row in ((4, 1_000), (8, 4_000)))],
)
def test_what_several_programs_hand_in_at_once_is_one_history(address: str, count: int, acts: int) -> None:
    with programs(count) as pool:
        became = sum(
            pool.map(mixed_acts, [address] * count, range(count), [acts // count] * count), Counter()
        )
    assert became.total() == acts
    assert set(became) == {"deal", "answer", "undo", "night", "RuleError"}
    with opened(address) as office:
        assert office.check() == ()
        kept = {entry.act for entry in office.entries}
        assert len(kept) == 1 + acts - became["RuleError"]
        between = {LedgerKind.SALE, LedgerKind.PURCHASE, LedgerKind.TRADE}
        assert sum(line.amount_cents for line in office.books.ledger if line.kind in between) == 0
        for manager in office.books.managers.values():
            moved = sum(line.amount_cents for line in office.books.ledger if line.manager == manager.number)
            assert moved == manager.balance_cents


def test_an_order_is_judged_by_what_others_have_written_since(address: str) -> None:
    with opened(address) as here, opened(address) as there:
        seller, buyer = list(here.books.managers.values())[:2]
        man = next(page.number for page in here.books.fighters.values() if page.manager == seller.number)
        here.hand_in(ProposeDeal(man, buyer.number), here.party("Ann"))
        deal = next(iter(here.books.open_deals))
        there.hand_in(AnswerDeal(deal, accept=True), there.party("Bob"))  # it had not seen the deal yet
        with pytest.raises(RuleError):
            here.hand_in(AnswerDeal(deal, accept=False), here.party("Bob"))
        assert here.entries == there.entries
        assert here.books == there.books
        there.undo(there.promoter, "a slip")
        assert here.refresh() == 1
        assert here.refresh() == 0
        assert here.books == there.books
        there.hold_night(NightOrder(7))
        assert here.update_since(len(here.entries)).entries == ()
        here.refresh()
        assert here.books == there.books
        assert here.check() == there.check() == ()


def test_the_ring_is_one_for_all(address: str) -> None:
    with opened(address) as here, opened(address) as there:
        while not here.books.doors:
            night = here.open_doors(NightOrder(9))
            if not list(here.books.bouts_of_night(night)):
                here.hold_night(NightOrder(9))
        bout = next(iter(here.books.bouts_of_night(here.books.doors))).number
        here.keep_in_ring(bout, "[1]")
        assert there.refresh() > 0
        assert there.in_ring(bout) == "[1]"
        there.keep_in_ring(bout, "[2]")
        assert here.refresh() == 0
        assert here.in_ring(bout) == "[2]"
        there.leave_ring(bout)
        here.hold_night(NightOrder(9))
        there.refresh()
        assert here.ring() == there.ring() == {}
        assert here.books == there.books


def test_even_without_the_lock_no_number_is_there_twice(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Connections, "lock", lambda _self, _key: None)
    with opened(address) as here, opened(address) as there:
        with pytest.raises(ChangedUnderneathError, match="past this program"):
            _overtaken(here, there)
        numbered(here, 2)
        assert numbers(here) == [1, 2]
        assert here.check() == ()


def _overtaken(here: Office, there: Office) -> None:
    with here._league.act("program") as act:
        act.add(CampaignProlonged(1))
        numbered(there, 1)


def test_what_was_withheld_and_is_shown_to_one_is_shown_to_all(club_database: str, tmp_path: Path) -> None:
    with (
        club(tmp_path / "keeper.ringside", founding(("Ann", "Bob"))) as keeper,
        open_store(club_database) as store,
    ):
        keeper.club.seal(keeper.promoter)
        texts = [text.encode() for text in keeper.club.journal_text(0, None)]
        make_copy(tmp_path / "texts", texts, tmp_path / "copy.ringside")
        name = store.put_in(tmp_path / "copy.ringside")
        with store.open(name) as here, store.open(name) as there:
            numbers_withheld = here.club.withheld()
            assert numbers_withheld == there.club.withheld() != ()
            known = len(keeper.entries)
            keeper.hold_night(NightOrder(1))
            new = [text.encode() for text in keeper.club.journal_text(known, None)]
            here.club.extend(tmp_path / "texts", new, keeper.club.records_for(None, numbers_withheld))
            assert there.refresh() == len(new)
            assert there.club.withheld() == here.club.withheld() != numbers_withheld
            assert there._league.lines == here._league.lines
            assert there.check(replay=False) == here.check(replay=False) == ()


# F51: the line is cut


class Line:
    """A line to the database that can be cut the moment something is said on it."""

    def __init__(self, port: int) -> None:
        self._to = port
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port = self._listening.getsockname()[1]
        self.word = b""
        """What cuts the line when the program says it."""
        self.after = True
        """Whether the database still hears it."""
        self.dead = False
        """Whether no new call gets through."""
        self._calls: list[socket.socket] = []
        threading.Thread(target=self._serve, daemon=True).start()

    def close(self) -> None:
        self.dead = True
        self._listening.close()
        for call in self._calls:
            call.close()

    def _serve(self) -> None:
        with suppress(OSError):
            while True:
                call, _ = self._listening.accept()
                if self.dead:
                    call.close()
                    continue
                onward = socket.create_connection(("127.0.0.1", self._to))
                self._calls += [call, onward]
                for ways in ((call, onward, True), (onward, call, False)):
                    threading.Thread(target=self._carry, args=ways, daemon=True).start()

    def _carry(self, source: socket.socket, target: socket.socket, outward: bool) -> None:
        with suppress(OSError):
            while data := source.recv(65_536):
                if outward and self.word and self.word in data:
                    self.word = b""
                    source.shutdown(socket.SHUT_RDWR)  # first, or the answer might still get through
                    if self.after:
                        target.sendall(data)
                    break
                target.sendall(data)
        for end in (source, target):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)


@pytest.fixture
def line(postgres: Server) -> Iterator[Line]:
    with closing(Line(postgres.port)) as laid:
        yield laid


def through(line: Line, address: str) -> str:
    return address.replace(address.rsplit(":", 1)[1].split("/", maxsplit=1)[0], str(line.port))


def test_a_line_cut_after_the_commit_was_sent_loses_and_doubles_nothing(address: str, line: Line) -> None:
    with opened(through(line, address)) as office:
        for price in range(1, 6):
            line.word = b"COMMIT"
            numbered(office, price)
            assert line.word == b""
        assert numbers(office) == [1, 2, 3, 4, 5]
        assert office.check() == ()
    with opened(address) as office:
        assert numbers(office) == [1, 2, 3, 4, 5]


@pytest.mark.parametrize("word", [b"COMMIT", b"INSERT INTO ringside.journal", b"pg_advisory_xact_lock"])
def test_a_line_cut_before_the_commit_arrives_is_told_and_can_be_done_again(
    address: str, line: Line, word: bytes
) -> None:
    with opened(through(line, address)) as office:
        line.word, line.after = word, False
        with pytest.raises(UnreachableError) as told:
            numbered(office, 5)
        assert not isinstance(told.value, OutcomeUnknownError)
        assert numbers(office) == []
        numbered(office, 5)
        assert numbers(office) == [5]
        assert office.check() == ()


def test_what_is_not_known_is_found_out_before_anything_else_is_done(
    address: str, line: Line, monkeypatch: pytest.MonkeyPatch
) -> None:
    patiently = Connections.patiently
    monkeypatch.setattr(Connections, "patiently", lambda self: patiently(self, 0.2))
    with opened(through(line, address)) as office:
        office.refresh()
        line.word, line.dead = b"COMMIT", True
        with pytest.raises(OutcomeUnknownError, match="not known yet"):
            numbered(office, 1)
        assert numbers(office) == []
        with pytest.raises(UnreachableError):
            numbered(office, 1)
        line.dead = False
        with pytest.raises(ChangedSinceError, match="after all: entry"):
            numbered(office, 1)  # it was kept, so this would have been the second
        assert numbers(office) == [1]
        numbered(office, 2)
        assert numbers(office) == [1, 2]
        line.word, line.dead, line.after = b"COMMIT", True, False
        with pytest.raises(OutcomeUnknownError):
            numbered(office, 3)
        line.dead = False
        numbered(office, 3)  # it was not kept
        assert numbers(office) == [1, 2, 3]


def test_a_server_that_was_started_anew_is_taken_up_again(address: str, postgres: Server) -> None:
    with opened(address) as office:
        numbered(office, 1)
        postgres.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname IS NOT NULL"
        )
        numbered(office, 2)
        postgres.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname IS NOT NULL"
        )
        assert office.refresh() == 0
        assert numbers(office) == [1, 2]


@pytest.mark.parametrize("after", [False, True])
def test_an_interruption_at_the_commit_leaves_memory_and_database_of_one_mind(
    address: str, monkeypatch: pytest.MonkeyPatch, after: bool
) -> None:
    commit = Connections.commit

    def interrupted(self: Connections) -> None:
        monkeypatch.setattr(Connections, "commit", commit)
        if after:
            self.run("COMMIT")
        raise KeyboardInterrupt

    with opened(address) as office, opened(address) as other:
        monkeypatch.setattr(Connections, "commit", interrupted)
        with pytest.raises(KeyboardInterrupt):
            numbered(office, 1)
        other.refresh()
        assert numbers(office) == numbers(other) == [1] * after
        assert office.books == other.books
        numbered(office, 2)
        assert office.check() == ()


# F52: several hold the same night; the holder is killed


def test_of_five_who_hold_the_night_at_once_one_does(address: str) -> None:
    with programs(5) as pool:
        told = list(pool.map(hold_the_night, [address] * 5, [1] * 5))
    told.remove("held 1")
    assert len(told) == 4
    assert all("Night 1 is not the next night" in one and "(C2)" in one for one in told)
    with opened(address) as office:
        assert office.books.closed == 1
        assert office.check() == ()


def test_whoever_is_killed_in_the_midst_of_an_act_holds_nobody_up(address: str, tmp_path: Path) -> None:
    ready = tmp_path / "ready"
    hanging = get_context("forkserver").Process(target=hang_in_an_act, args=(address, str(ready)))
    hanging.start()
    while not ready.exists():
        time.sleep(0.01)
    with opened(address) as office:
        office._league._save._database.run("SET lock_timeout = '100ms'")
        with pytest.raises(LockedError, match="in use by another program"):
            numbered(office, 5)
        assert office.refresh() == 0  # whoever reads waits for nobody
        assert hanging.pid is not None
        os.kill(hanging.pid, signal.SIGKILL)
        hanging.join()
        office._league._save._database.run("SET lock_timeout = '10s'")
        numbered(office, 5)
        assert numbers(office) == [5]
        assert office.check() == ()


@pytest.mark.parametrize("kills", [6, pytest.param(100, marks=[pytest.mark.slow, pytest.mark.timeout(600)])])
def test_of_what_killed_programs_handed_in_nothing_is_lost_and_nothing_counts_twice(
    address: str, tmp_path: Path, kills: int
) -> None:
    chance, context = random.Random(kills), get_context("forkserver")
    context.set_forkserver_preload(["tests.office.at_once", "psycopg"])
    notes = tmp_path / "kept.txt"
    notes.touch()
    with opened(address) as office:
        numbered(office, 1)
    for round_ in range(0, kills, 2):
        pair = [
            context.Process(
                target=go_on_numbering, args=(address, (round_ + place + 1) * 1_000_000, str(notes))
            )
            for place in (0, 1)
        ]
        for one in pair:
            one.start()
        size = notes.stat().st_size
        while notes.stat().st_size == size:
            time.sleep(0.01)
        time.sleep(chance.uniform(0, 0.15))
        for one in pair:
            one.kill()
        for one in pair:
            one.join()
    kept = [int(price) for price in notes.read_text().split("\n")[:-1]]
    with opened(address) as office:
        assert office.check(replay=False) == ()
        found = Counter(numbers(office))
    assert set(found.values()) == {1}
    assert set(kept) <= set(found)
    assert len(found) - 1 - len(kept) <= kills  # at most one for each that could not note it any more


# F53: programs of other versions


@pytest.mark.parametrize(
    ("there", "here", "told"),
    [
        (Version(1, 0), Version(1, 0), None),
        (Version(1, 1), Version(1, 0), ReadOnlyError),
        (Version(1, 0), Version(1, 1), ReadOnlyError),
        (Version(2, 0), Version(1, 0), TooNewError),
        (Version(1, 0), Version(2, 0), TooOldError),
    ],
    ids=str,
)
def test_a_program_of_another_version_reads_only_or_is_refused(
    address: str,
    postgres: Server,
    there: Version,
    here: Version,
    told: type[Exception] | None,
) -> None:
    name = address.rsplit("/", 1)[1]
    with opened(address) as running:
        postgres.execute(f"UPDATE ringside.layout SET version = {there.number}", name)
        database = Connections(Address.of(address), here)
        if there.major != here.major:
            with pytest.raises(told or Exception, match=f"{there}.*{here}"):
                database.prepare()
            with pytest.raises(told or Exception):
                moving.open_league(database, LEAGUE)
            database.close()
            return
        with closing(database), moving.open_league(database, LEAGUE) as league:
            office = Office(league)
            assert office.check() == ()
            if told is None:
                numbered(office, 5)
            else:
                with pytest.raises(told, match=f"version {there}; this program writes version {here}"):
                    numbered(office, 5)
        if there != LAYOUT:  # a program that was at work when the tables were changed stops writing, too
            with pytest.raises(ReadOnlyError):
                numbered(running, 5)


def test_a_program_that_posts_other_books_is_told_and_stops_writing(
    address: str,
    postgres: Server,
) -> None:
    with opened(address) as here, opened(address) as there:
        numbered(there, 5)
        postgres.execute(
            "UPDATE ringside.league SET books = sha256('other rules')", address.rsplit("/", 1)[1]
        )
        with pytest.raises(ReadOnlyError, match="another version of this program"):
            numbered(here, 5)
        with pytest.raises(ReadOnlyError, match="another version of this program"):
            numbered(here, 5)
        assert here.entries == there.entries


# F54: the curious


SECRET = "round-fourteen-in-manila"


@each(
    "url",
    [
        f"postgresql://ann:{SECRET}@127.0.0.1/club",
        f"postgresql://127.0.0.1/club?password={SECRET}",
        f"postgresql://127.0.0.1/club?options=-cfoo={SECRET}",
        f"postgresql://ann@127.0.0.1:{SECRET}/club",
        f"postgresql://ann@127.0.0.1/club#{SECRET}",
        f"postgresql:{SECRET}",
        f"postgresql://ann@[{SECRET}/club",
    ],
)
def test_an_address_that_cannot_be_used_is_refused_without_repeating_it(url: str) -> None:
    with pytest.raises(UsageError) as told:
        Address.of(url)
    assert SECRET not in str(told.value) + told.value.next_step


def test_the_password_stands_nowhere(
    address: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv("PGPASSWORD", SECRET)
    caplog.set_level(0)
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        nobody = f"postgresql://club@127.0.0.1:{free.getsockname()[1]}/club"
        told = []
        for wrong in (nobody, address + "x", address.replace("club@", "stranger@")):
            with pytest.raises(UnreachableError, match="cannot be reached") as refused:
                open_store(wrong)
            told += [str(refused.value), refused.value.next_step, repr(refused.value.__cause__)]
    with opened(address) as office:
        told += [office.place, repr(office._league._save), str(office._league._save._database.address)]
        office.backup(tmp_path / "copy.ringside")
        office.export_journal(tmp_path / "journal.jsonl")
    assert SECRET not in "".join(told) + caplog.text
    for path in tmp_path.iterdir():
        assert SECRET.encode() not in path.read_bytes()


def test_connections_that_leave_this_machine_are_encrypted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PGHOST", raising=False)
    monkeypatch.delenv("PGSSLMODE", raising=False)

    def mode(url: str) -> str | None:
        return dict(Address.of(url).options).get("sslmode")

    assert mode("postgresql://club@db.example/club") == "require"
    assert mode("postgresql://club@db.example/club?sslmode=verify-full") == "verify-full"
    assert mode("postgresql://localhost/club") is None
    assert mode("postgresql:///club?host=/run/postgresql") is None


@pytest.fixture
def guest(address: str, postgres: Server) -> Iterator[str]:
    """The address for somebody who may only read."""
    name = address.rsplit("/", 1)[1]
    postgres.execute(
        "CREATE ROLE guest LOGIN; GRANT USAGE ON SCHEMA ringside TO guest; "
        "GRANT SELECT ON ALL TABLES IN SCHEMA ringside TO guest",
        name,
    )
    yield address.replace("club@", "guest@")
    postgres.execute("DROP OWNED BY guest; DROP ROLE guest", name)


def test_who_may_only_read_reads_and_is_refused_every_change(guest: str, tmp_path: Path) -> None:
    with open_store(guest) as store, store.open(LEAGUE) as office:
        assert office.check() == ()
        for act in _changes(office):
            with pytest.raises(ReadOnlyError, match="cannot be written"):
                act()
        assert numbers(office) == []
        with pytest.raises(ReadOnlyError):
            store.found("another", founding(FOUR))
        with pytest.raises(ReadOnlyError):
            store.take_out(LEAGUE, tmp_path / "out.ringside")
        assert not (tmp_path / "out.ringside").exists()


def _changes(office: Office) -> Iterator[Callable[[], object]]:
    yield lambda: numbered(office, 5)
    yield lambda: office.hold_night(NightOrder(7))
    yield lambda: office.open_doors(NightOrder(7))


# A stranger's hand in the tables


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE ringside.journal SET body = replace(body, ':6', ':9') WHERE number = (SELECT max(number) FROM ringside.journal)",
        "UPDATE ringside.journal SET by = 'Bob' WHERE number = 1",
        "UPDATE ringside.journal SET kind = 'nothing' WHERE number = 2",
        "UPDATE ringside.league SET digest = sha256('x')",
        "UPDATE ringside.league SET number = number - 1",
        "DELETE FROM ringside.journal WHERE number = (SELECT max(number) FROM ringside.journal)",
    ],
)
def test_a_change_past_the_programs_is_found(address: str, postgres: Server, statement: str) -> None:
    with opened(address) as office:
        numbered(office, 5)
        numbered(office, 6)
        postgres.execute(statement, address.rsplit("/", 1)[1])
        assert office.check() != ()
    with pytest.raises(DamagedError), opened(address):
        pass


def test_a_second_history_is_not_taken_up(address: str, postgres: Server, tmp_path: Path) -> None:
    with opened(address) as office:
        office.backup(tmp_path / "other.ringside")
        numbered(office, 1)
        with Office.open(tmp_path / "other.ringside") as other:
            numbered(other, 2)
            numbered(other, 3)
            lines = other._league.lines[-2:]
        import psycopg

        with psycopg.connect(address) as stranger:
            for line in lines:
                stranger.execute("DELETE FROM ringside.journal WHERE number = %s", (line.number,))
                stranger.execute(
                    "INSERT INTO ringside.journal SELECT id, %s, %s, %s, %s, %s, %s, %s, %s FROM ringside.league",
                    row_of(line),
                )
            stranger.execute(
                "UPDATE ringside.league SET number = %s, digest = %s", (lines[-1].number, lines[-1].digest)
            )
        known = office.entries
        with pytest.raises(DamagedError, match="the chain is broken here"):
            office.refresh()
        with pytest.raises(DamagedError):
            numbered(office, 4)
        assert office.entries == known
