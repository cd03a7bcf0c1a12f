"""The readers of files the program itself writes: bouts, drafts, journals, saves with what lies beside them."""

from __future__ import annotations

import json
import os
import random
import shutil
import sqlite3
import zlib
from contextlib import closing, suppress
from functools import partial
from pathlib import Path
from typing import Any

from ringside_manager.almanac import bout_html, bout_sheet, bout_text
from ringside_manager.bout import registry
from ringside_manager.bout.bout import Bout
from ringside_manager.bout.chance import SeededChance
from ringside_manager.bout.drive import fight_typed, read_typed, replay
from ringside_manager.bout.engine import Setup
from ringside_manager.bout.record import BoutRecord, _read
from ringside_manager.errors import RingsideError, UsageError
from ringside_manager.fighters.sets import load_set
from ringside_manager.league.audit import audit
from ringside_manager.league.copies import rebuild
from ringside_manager.league.discrepancy import Area
from ringside_manager.league.journal import BEGINNING, Line, canonical, unpack
from ringside_manager.league.league import League
from ringside_manager.league.ring import RingBout
from ringside_manager.office.live_founding import LiveFounding
from ringside_manager.office.live_founding_file import keep_live, kept_name, load_live
from ringside_manager.office.office import Office
from ringside_manager.printed import read_code
from tests.bout.test_typed import played
from tests.fuzz.harness import Attempt, Maker
from tests.fuzz.mutators import WORDS, as_bytes, bytes_changed, json_changed, text_changed
from tests.league.leagues import write_league
from tests.office.clubs import PERSONS, club, founding
from tests.office.systems import options_of

GOLDEN = Path(__file__).resolve().parents[1] / "golden_saves"


def typed_bouts(_folder: Path) -> Maker:
    """Bouts played on paper and typed in, of every system; codes printed beside bouts."""
    papers = [played(system) for system in registry.names()]

    def make(chance: random.Random) -> Attempt:
        setup, lines, _ = chance.choice(papers)
        text = text_changed("\n".join(lines), chance, "+")

        def attempt() -> None:
            try:
                read_code(text[:60])
            except UsageError:
                fight_typed(setup, 1, read_typed(text, "paper.txt"), (None, None))

        return attempt

    return make


def bouts(_folder: Path) -> Maker:
    """Records of bouts of every system, most with a digest that fits: read, replayed, told as a page."""
    records = [json.loads(_record(system).to_json()) for system in registry.names()]

    def make(chance: random.Random) -> Attempt:
        facts = chance.choice(records)
        if chance.random() < 0.2:
            text = text_changed(json.dumps(facts), chance, ",")
        else:
            text = json.dumps(_with_digest(json_changed(facts, chance)))
        told = chance.random() < 0.2
        return lambda: _replayed(text, told=told)

    return make


def _record(system: str) -> BoutRecord:
    engine = registry.get(system)
    red, blue = load_set("heavyweights").fighters[:2]
    terms = engine.info.terms(4, options_of(system))
    bout = Bout(Setup(engine, red.card(engine), blue.card(engine), terms), 7, listen=False)
    bout.play(engine.plain_corner(SeededChance(1)), engine.plain_corner(SeededChance(2)))
    return bout.record()


def _with_digest(facts: Any) -> Any:
    """``facts`` with the digest somebody would put there who has changed the rest."""
    if isinstance(facts, dict):
        with suppress(Exception):  # what cannot be read has no digest
            facts["digest"] = _read(facts).digest
    return facts


def _replayed(text: str, *, told: bool) -> None:
    record = BoutRecord.from_json(text)
    replay(record)
    if told:
        sheet = bout_sheet(record)
        bout_html(sheet)
        bout_text(sheet)


def drafts(folder: Path) -> Maker:
    """Drafts and auctions under way, one of their lines changed."""
    folder.mkdir(exist_ok=True)
    kept = [_draft(folder / "one.draft", *kind) for kind in _DRAFTS]
    file = folder / "x.draft"

    def make(chance: random.Random) -> Attempt:
        document = chance.choice(kept)
        if chance.random() < 0.7:
            key = chance.choice([*document, "choices"])
            document = {**document, key: json_changed(document[key], chance)}
            data = _draft_text(document).encode(errors="surrogatepass")
        else:
            data = as_bytes(text_changed(_draft_text(document), chance, ","), chance)

        def attempt() -> None:
            file.write_bytes(data)
            kept_name(file)
            live = load_live(file)
            keep_live(folder / "again.draft", live)
            assert load_live(folder / "again.draft").choices == live.choices, "reads back otherwise"

        return attempt

    return make


_LIMITS = {"bidding": "limits", "lots": "nominated", "least_fighters": "3", "most_fighters": "5"}
_DRAFTS: tuple[tuple[str, dict[str, str]], ...] = (("draft", {}), ("auction", {}), ("auction", _LIMITS))


def _draft(path: Path, method: str, options: dict[str, str]) -> dict[str, Any]:
    live = LiveFounding(founding(PERSONS, 7, method, options=options))
    live.wish(1, {live.founding.fighters[3]: 200})
    for _ in range(5):
        live.choose(live.advice())
    keep_live(path, live)
    document: dict[str, Any] = json.loads(path.read_bytes())
    return document


def _draft_text(document: dict[str, Any]) -> str:
    return ",\n".join(f"{json.dumps(key)}: {json.dumps(value)}" for key, value in document.items()).join("{}")


def journals(folder: Path) -> Maker:
    """Exported journals with their chain made whole again: what is built from one opens and holds together."""
    folder.mkdir(exist_ok=True)
    pool = _journals(folder)
    source, to = folder / "j.jsonl", folder / "new.ringside"

    def make(chance: random.Random) -> Attempt:
        heading, *lines = chance.choice(pool)
        kept = lines[: chance.choice((len(lines), chance.randrange(1, len(lines) + 1), 40))]
        changed = chance.choices(
            (_body_changed, _line_changed, _line_moved, _corrected, _struck), (12, 2, 2, 2, 1)
        )[0]
        text = "\n".join(json.dumps(line) for line in [heading, *chained(changed(list(kept), chance))])
        if chance.random() < 0.05:
            text = text_changed(text, chance)

        def attempt() -> None:
            source.write_bytes(text.encode(errors="surrogatepass"))
            to.unlink(missing_ok=True)
            rebuild(source, to)
            _opens(to)

        return attempt

    return make


def _journals(folder: Path) -> list[list[dict[str, Any]]]:
    """Journals of invented deeds, of real nights with their records, and of an older layout."""
    saves = [folder / "invented.ringside", folder / "golden.ringside", folder / "club.ringside"]
    write_league(saves[0])
    shutil.copy(max(GOLDEN.glob("*.ringside")), saves[1])
    with club(saves[2], nights=3):
        pass
    found = []
    for save in saves:
        with Office.open(save) as office:
            office.export_journal(save.with_suffix(".jsonl"))
        text = save.with_suffix(".jsonl").read_text(encoding="utf-8")
        found.append([json.loads(line) for line in text.splitlines()])
    return found


def chained(lines: list[Any]) -> list[Any]:
    """The lines with every digest as it must be; one that has none keeps what it has."""
    before = BEGINNING
    for facts in lines:
        with suppress(Exception):  # whatever is no line of a journal
            told = {**facts, "body": canonical(facts["body"]), "digest": b""}
            before = Line(**told).link(before)
            facts["digest"] = before.hex()
    return lines


def _body_changed(lines: list[Any], chance: random.Random) -> list[Any]:
    place = chance.randrange(len(lines))
    lines[place] = {**lines[place], "body": json_changed(lines[place]["body"], chance)}
    return lines


def _line_changed(lines: list[Any], chance: random.Random) -> list[Any]:
    place = chance.randrange(len(lines))
    lines[place] = json_changed(lines[place], chance)
    return lines


def _line_moved(lines: list[Any], chance: random.Random) -> list[Any]:
    place, other = chance.randrange(len(lines)), chance.choice(lines)
    lines[place] = {**lines[place], "kind": other["kind"], "body": other["body"]}
    return lines


def _corrected(lines: list[Any], chance: random.Random) -> list[Any]:
    target = chance.choice(lines)
    body = json_changed(target["body"], chance)
    return [
        *lines,
        _added(lines, "corrected", entry=target["number"], body=body, kind_of_deed=target["kind"], why="x"),
    ]


def _struck(lines: list[Any], chance: random.Random) -> list[Any]:
    entries = [chance.randrange(1, len(lines) + 2) for _ in range(chance.choice((1, 5)))]
    return [*lines, _added(lines, "struck", entries=entries, why="x")]


def _added(lines: list[Any], kind: str, **body: Any) -> dict[str, Any]:
    number = lines[-1]["number"] + 1
    return {**lines[-1], "number": number, "act": number, "kind": kind, "record": None, "body": body}


def saves(folder: Path) -> Maker:
    """Damaged saves: refused and left as they are, or opened with all they held; the check finds what is wrong with the tables."""
    folder.mkdir(exist_ok=True)
    pool = _saves(folder)

    def make(chance: random.Random) -> Attempt:
        content, whole = chance.choice(pool)
        place = folder / "at"
        shutil.rmtree(place, ignore_errors=True)
        place.mkdir()
        save, victim = place / "l.ringside", folder / "victim.txt"
        victim.write_text("the only copy")
        damage = chance.choices((_bytes, _value, _schema, _beside, _bombs), (50, 30, 20, 20, 3))[0]
        save.write_bytes(content)
        damage(save, victim, chance)
        way = chance.choice((_opens, partial(_opens, read_only=True), _opens_as_the_window_does))

        def attempt() -> None:
            damaged = save.read_bytes()
            try:
                told = way(save)
            except RingsideError:
                assert victim.read_text() == "the only copy", "a file of the user has changed"
                assert damage is _beside or save.read_bytes() == damaged, "a refused save was written to"
                raise
            assert victim.read_text() == "the only copy", "a file of the user has changed"
            assert damage is _bombs or told[:2] == whole[:2], "a silent change"
            assert damage is _bombs or told == whole or _is_told(save), "a silent change of the tables"

        return attempt

    return make


_Held = tuple[str, dict[int, RingBout], str]
"""What a save holds: the digest of the journal, the ring, the hash of all tables."""


def _is_told(save: Path) -> bool:
    """Whether the check says that the tables are not what the journal gives.

    Of tables another version of the program has posted it says no more than that: the next act writes them again.
    """
    found = audit(save)
    return bool(found) or any(note.area is Area.SEAL for note in found.notes)


def _saves(folder: Path) -> list[tuple[bytes, _Held]]:
    """Whole saves: of invented deeds, of an older version as it was and with tables of this one, of real nights."""
    found = []
    path = folder / "whole.ringside"
    write_league(path)
    found.append((path.read_bytes(), _opens(path)))
    shutil.copy(max(GOLDEN.glob("*.ringside")), path)
    found.append((path.read_bytes(), _opens(path)))
    journal, rebuilt = folder / "whole.jsonl", folder / "rebuilt.ringside"
    with Office.open(path) as office:
        office.export_journal(journal)
    rebuild(journal, rebuilt)
    found.append((rebuilt.read_bytes(), _opens(rebuilt)))
    with club(path, nights=2):
        pass
    found.append((path.read_bytes(), _opens(path)))
    return found


def _opens(path: Path, *, read_only: bool = False) -> _Held:
    with League.open(path, read_only=read_only) as league:
        return league.digest, dict(league.ring), league.state_hash()


def _opens_as_the_window_does(path: Path) -> _Held:
    with Office.open(path, thorough=False) as office:
        office.finish_opening()
    return _opens(path)


def _bytes(save: Path, _victim: Path, chance: random.Random) -> None:
    save.write_bytes(bytes_changed(save.read_bytes(), chance))


_CELLS = (
    *(None, 0, -1, 1, 255, 2**63 - 1, -(2**63), 1.5, float("nan"), float("inf"), *WORDS, "x" * 100_000),
    *(b"", b"\xff\xfe", bytes(1000), "{}", "[]", "[" * 5000, '{"a":1}', "null", "1e999"),
)
_STATEMENTS = (
    "CREATE TRIGGER z AFTER INSERT ON ledger BEGIN SELECT 1; END", "CREATE VIEW v AS SELECT 1", "CREATE TABLE q(x)",
    "DROP TABLE {table}", "ALTER TABLE {table} ADD COLUMN zz", 'ALTER TABLE {table} RENAME TO "a\'b"',
    "CREATE INDEX ii ON {table}({column})", "PRAGMA user_version={number}", "PRAGMA application_id={number}",
    "PRAGMA journal_mode=WAL", "PRAGMA page_size=512; VACUUM", "PRAGMA auto_vacuum=1; VACUUM", "VACUUM", "REINDEX", "ANALYZE",
    "UPDATE sqlite_master SET sql=sql||' '", "UPDATE sqlite_master SET rootpage=rootpage+1",
    "UPDATE sqlite_master SET rootpage=1 WHERE name='{table}'", "DELETE FROM sqlite_master WHERE name='{table}'",
    "UPDATE sqlite_master SET sql='CREATE VIEW {table} AS SELECT 1', type='view' WHERE name='{table}'",
    "INSERT INTO sqlite_master VALUES('table','x','x',5,'CREATE TABLE x(a)')", "DELETE FROM {table}",
    "UPDATE {table} SET {column}=(SELECT {column} FROM {table} LIMIT 1)",
    "UPDATE sqlite_master SET sql=replace(sql,'CHECK','-- ') WHERE name='{table}'",
)  # fmt: skip
_NUMBERS = (0, 1, 65535, 65536, 65539, 65540, 131071, 131072, 131073, 2**31 - 1, -1)


def _value(save: Path, _victim: Path, chance: random.Random) -> None:
    """One value of one row is another."""
    with _unguarded(save) as connection:
        table, column = _somewhere(connection, chance)
        rows = connection.execute(f"SELECT count(*) FROM {table}").fetchone()[0]
        key = connection.execute(f"PRAGMA table_info({table})").fetchall()[0][1]
        row = f"(SELECT {key} FROM {table} LIMIT 1 OFFSET {chance.randrange(max(1, rows))})"
        with suppress(sqlite3.Error, OverflowError, UnicodeEncodeError):
            connection.execute(
                f"UPDATE OR REPLACE {table} SET {column} = ? WHERE {key} = {row}", (chance.choice(_CELLS),)
            )


def _schema(save: Path, _victim: Path, chance: random.Random) -> None:
    """A statement no league has ever run."""
    with _unguarded(save) as connection:
        table, column = _somewhere(connection, chance)
        if table == "ring":  # the one table without a chain: who has the file can take a bout out of the ring
            table, column = "fighters", "name"
        statement = chance.choice(_STATEMENTS).format(
            table=table, column=column, number=chance.choice(_NUMBERS)
        )
        with suppress(sqlite3.Error):
            for one in [statement] if "BEGIN" in statement else statement.split("; "):
                connection.execute(one)


def _bombs(save: Path, _victim: Path, chance: random.Random) -> None:
    """Records that take a thousandth of their length in the file, in a chain that is whole."""
    text = "0" * chance.choice((100_000, 1_000_000, 15_900_000))
    packed, before, left = zlib.compress(text.encode(), 9), BEGINNING, 30
    with _unguarded(save) as connection:
        rows = "SELECT number, act, night, by, kind, body, record FROM journal ORDER BY number"
        for *facts, record in connection.execute(rows).fetchall():
            told, left = (text, left - 1) if record is not None and left else (unpack(record), left)
            before = Line(*facts, told, b"").link(before)
            kept = packed if told is text else record
            connection.execute(
                "UPDATE journal SET record = ?, digest = ? WHERE number = ?", (kept, before, facts[0])
            )


def _unguarded(save: Path) -> closing[sqlite3.Connection]:
    connection = sqlite3.connect(save, isolation_level=None)
    for pragma in ("foreign_keys=0", "ignore_check_constraints=1", "writable_schema=1"):
        connection.execute(f"PRAGMA {pragma}")
    return closing(connection)


def _somewhere(connection: sqlite3.Connection, chance: random.Random) -> tuple[str, str]:
    tables = [
        row[0]
        for row in connection.execute("SELECT name FROM sqlite_master WHERE type='table' ORDER BY name")
    ]
    table = chance.choice(tables)
    return table, chance.choice([row[1] for row in connection.execute(f"PRAGMA table_info({table})")])


def _beside(save: Path, victim: Path, chance: random.Random) -> None:
    """Something beside the save that the program did not put there."""
    name = save.with_name(
        save.name + chance.choice(("-journal", "-journal", ".lock", ".lock", "-wal", "-shm"))
    )
    how = chance.randrange(8)
    if how == 0:
        name.symlink_to(victim)
    elif how == 1:
        os.link(victim, name)
    elif how == 2:
        name.mkdir()
    elif how == 3 and hasattr(os, "mkfifo"):
        os.mkfifo(name)
    elif how == 4:
        name.write_bytes(_naming(save, victim))
    elif how == 5:
        name.symlink_to(save.parent / "nowhere")
    else:
        name.write_bytes(
            chance.choice((b"", b"{}", b'{"host": 5}', b"[" * 9999, chance.randbytes(5000), bytes(512)))
        )
    backups = save.with_suffix(".backups")
    if chance.random() < 0.2:
        chance.choice((backups.write_text, lambda _: backups.symlink_to(victim.parent)))("no folder")


def _naming(save: Path, victim: Path) -> bytes:
    """A rollback journal that names ``victim`` as its super-journal, which SQLite would delete."""
    header, magic = save.read_bytes()[:100], bytes.fromhex("d9d505f920a163d7")
    size, pages, name = int.from_bytes(header[16:18]), int.from_bytes(header[28:32]), os.fsencode(victim)
    head = magic + b"".join(number.to_bytes(4) for number in (0, 12345, pages, 512, size))
    facts = (len(name), sum(name))
    lock_page = (0x40000000 // size + 1).to_bytes(4)
    return (
        head.ljust(512, b"\0") + lock_page + name + b"".join(number.to_bytes(4) for number in facts) + magic
    )
