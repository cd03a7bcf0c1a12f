"""The commands of a league: exit codes, both streams, JSON documents, names, 80 columns."""

from __future__ import annotations

import io
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ringside_manager.bout.bout import Bout
from ringside_manager.bout.drive import Unfinished
from ringside_manager.cli.league import running
from ringside_manager.office.docket import NightOrder
from ringside_manager.office.office import Office
from tests.cli.calling import Call, in_a_process
from tests.slow import each

NEW = ("--managers", "Ann,ai:Bob", "--stable-size", 2, "--option", "corners=plain", "--seed", 3)
READERS = {
    "status": (), "card": (), "rankings": (), "ledger": (), "tournament": (), "news": (), "journal": (),
    "fighter": ("Marciano",), "manager": ("Cy",), "check": (), "replay": (),
    "forecast": ("--runs", 2),
}  # fmt: skip


# Founding


def test_a_league_is_founded_and_played(tmp_path: Path, call: Call) -> None:
    save = tmp_path / "my club.ringside"
    done = call("new", save, *NEW)
    assert (done.code, "my club is founded: 2 managers, 4 fighters." in done.out) == (0, True)
    assert "Next: ringside season" in done.err
    done = call("season", save, "--nights", 3)
    assert (done.code, done.err.count("\n")) == (0, 1)
    assert re.findall(r"^Night (\d+)", done.out, re.MULTILINE) == ["1", "2", "3"]
    assert "Standings" in done.out
    assert call("check", save).out == "Nothing is wrong.\n"


def test_a_night_with_dice_of_its_own_is_noted_by_the_audit_and_is_no_damage(
    tmp_path: Path, call: Call
) -> None:
    save = tmp_path / "club.ringside"
    call("new", save, *NEW)
    call("season", save, "--nights", 2, "--seed", 99)
    told = call("check", save)
    assert told.code == 0
    assert "Note: record, entry" in told.out
    assert told.out.endswith("Nothing is wrong.\n")
    document = call("check", save, "--json").document
    assert document["discrepancies"] == []
    assert ["other dice" in note for note in document["notes"]] == [True]
    assert "no seal against somebody who rewrites all of it" in " ".join(call("check", "--help").out.split())


def test_a_league_that_ends_without_a_champion_is_warned_of(tmp_path: Path, call: Call) -> None:
    words = (
        "--managers", "ai:A,ai:B,ai:C,ai:D", "--seed", 3, "--option", "corners=plain", "--option",
        "card_cap=1",
    )  # fmt: skip
    done = call("new", tmp_path / "short.ringside", *words, "--option", "nights=12")
    assert done.code == 0
    assert (
        "Nobody will become champion: the final comes on night 20, and the campaign ends after night 12. "
        "Found it with --option nights=20 or more.\n" in done.err
    )
    done = call("new", tmp_path / "cap.ringside", *words, "--option", "nights=15")
    assert "nights=20 or more, or card_cap=3 or more." in done.err
    fine = call("new", tmp_path / "long.ringside", *words, "--option", "nights=20")
    assert "champion" not in fine.err


def test_the_document_of_new(tmp_path: Path, call: Call) -> None:
    document = call("new", tmp_path / "a.ringside", *NEW, "--json").document
    assert set(document) == {"save", "managers", "tournaments"}
    assert [manager["name"] for manager in document["managers"]] == ["Ann", "Bob"]
    assert [manager["kind"] for manager in document["managers"]] == ["person", "ai"]
    assert len(document["tournaments"][0]["entrants"]) == 4


def test_temperaments_are_named_or_go_round(tmp_path: Path, call: Call) -> None:
    managers = "ai:A,ai:B,ai:C,ai:D, ai:E/Careful ,F"
    words = ("--managers", managers, "--stables", "dice", "--stable-size", 1, "--option", "corners=plain")
    document = call("new", tmp_path / "a.ringside", *words, "--seed", 1, "--json").document
    assert [manager["temperament"] for manager in document["managers"]] == [
        "balanced", "careful", "reckless", "balanced", "careful", "",
    ]  # fmt: skip


def test_corner_ai_decides_in_the_ring_unless_told_otherwise(tmp_path: Path, call: Call) -> None:
    prints = []
    for name, words in (("expert", ()), ("club", ("--option", "corners=club")), ("again", ())):
        save = tmp_path / f"{name}.ringside"
        assert call("new", save, "--managers", "ai:A,ai:B", "--stable-size", 2, "--seed", 3, *words).code == 0
        prints.append(call("season", save, "--nights", 5).out)
        assert call("check", save).code == 0
    assert prints[0] == prints[2] != prints[1]


def test_a_seed_that_was_drawn_is_told(tmp_path: Path, call: Call) -> None:
    done = call("new", tmp_path / "a.ringside", *NEW[:-2])
    assert (done.code, "was drawn" in done.err) == (0, True)


@each(
    "words, code, said",
    [
        (("--managers", "Ann"), 2, "at least two"),
        (("--managers", "Ann,,Bob"), 2, "without a name"),
        (("--managers", "Ann,ai:"), 2, "needs a name"),
        (("--managers", "Ann,ai:Bob/bold"), 2, "no temperament"),
        (("--managers", "Ann,ai:Bob/recless"), 2, "Did you mean reckless?"),
        (("--managers", "Ann,ann"), 2, "twice"),
        (("--managers", "Ann,Bob", "--promoter", "ANN"), 3, "(C3)"),
        (("--managers", "Ann,Bob", "--stable-size", "40"), 3, "(C8)"),
        (("--managers", "Ann,Bob", "--stable-size", "0"), 2, "from 1 to 100"),
        (("--managers", "Ann,Bob", "--stables", "lots"), 2, "'draft'"),
        (("--managers", "Ann,Bob", "--set", "heavywaits"), 1, "heavyweights"),
        (("--managers", "Ann,Bob", "--rules", "ringsides"), 1, "ringside"),
        (("--managers", "Ann,Bob", "--option", "nights"), 2, "key=value"),
        (("--managers", "Ann,Bob", "--option", "nihgts=9"), 1, "nights"),
        (("--managers", "Ann,Bob", "--option", "nights=0"), 2, "1 to 5200"),
        (("--managers", "Ann,Bob", "--option", "nights=9", "--option", "nights=8"), 2, "twice"),
        (("--managers", "Ann,Bob", "--option", "tournament_night=60"), 3, "(C62)"),
        (("--managers", "Ann,Bob", "--seed", "-1"), 2, "from 0"),
        ((), 2, "--managers"),
    ],
)
def test_what_cannot_be_founded(
    tmp_path: Path, call: Call, words: tuple[str, ...], code: int, said: str
) -> None:
    corners = ("--option", "corners=plain") if "--managers" in words else ()
    done = call("new", tmp_path / "a.ringside", *words, *corners)
    assert (done.code, done.out) == (code, ""), done
    assert said in done.err, done.err
    assert list(tmp_path.iterdir()) == []


def test_a_league_is_never_founded_over_a_file(save: Path, call: Call) -> None:
    before = save.read_bytes()
    done = call("new", save, *NEW)
    assert (done.code, save.read_bytes() == before) == (1, True)
    assert str(save) in done.err


# Files that are no leagues


@each("command", [*READERS, "season", "order", "undo", "correct", "backup"])
def test_files_that_are_no_leagues(tmp_path: Path, call: Call, command: str) -> None:
    orders = tmp_path / "orders.yaml"
    orders.write_text("orders: [{order: withdraw, offer: 1}]")
    more = {
        "order": ("--as", "Ann", orders),
        "correct": (9, "--winner", "red"),
        "fighter": ("x",),
        "manager": ("x",),
    }
    missing, stranger, empty = (
        tmp_path / "no.ringside",
        tmp_path / "text.ringside",
        tmp_path / "empty.ringside",
    )
    stranger.write_text("Dear diary, " * 20)
    empty.touch()
    for path, codes in ((missing, {1}), (stranger, {4}), (empty, {4}), (tmp_path, {1, 4})):
        done = call(command, path, *more.get(command, ()))
        assert done.code in codes, (path, done)
        assert done.out == ""
        assert path.name in done.err
    assert stranger.read_text() == "Dear diary, " * 20
    found = sorted(path.name for path in tmp_path.iterdir())
    assert found == ["empty.ringside", "orders.yaml", "text.ringside"]


def test_a_damaged_league_is_refused_and_checked(save: Path, call: Call) -> None:
    content = bytearray(save.read_bytes())
    entry = content.index(b"night_closed")  # in the journal; the books' tables are only compared by a check
    content[entry : entry + 2000] = bytes(2000)
    save.write_bytes(content)
    done = call("status", save)
    assert (done.code, done.out, "damaged" in done.err.casefold()) == (4, "", True)
    done = call("check", save)
    assert (done.code, "discrepanc" in done.out, "restore" in done.err) == (4, True, True)
    document = call("check", save, "--json").document
    assert document["save"] == str(save)
    assert document["discrepancies"]


# Books


def test_readers_change_nothing_and_keep_the_streams_apart(save: Path, call: Call) -> None:
    before = save.read_bytes()
    for command, more in READERS.items():
        done = call(command, save, *more)
        assert (done.code, bool(done.out)) == (0, True), (command, done)
        assert command == "replay" or done.err == ""
        document = call(command, save, *more, "--json")
        assert (document.code, document.err) == (0, "")
        assert document.out.isascii()
        json.loads(document.out)
    assert save.read_bytes() == before
    assert [path.name for path in save.parent.iterdir()] == [save.name]


def keys(value: Any) -> set[str]:
    return set(value)


def test_the_documents_have_the_keys_of_the_contract(save: Path, call: Call) -> None:
    status = call("status", save, "--json").document
    assert keys(status) >= {"night", "managers", "champion", "rankings", "waiting"}
    assert keys(status["managers"][0]) == {"name", "kind", "money", "fighters", "record"}
    assert keys(status["rankings"][0]) >= {"rank", "name", "manager", "pop", "record"}
    assert (status["night"], status["rankings"][0]["name"]) == (14, status["champion"])
    assert re.fullmatch(r"\d+-\d+-\d+", status["managers"][0]["record"])
    (waiting,) = [row for row in status["waiting"] if row["number"] == 0]
    assert waiting == {"who": "managers", "what": "fight night 15", "number": 0, "night": 15}
    ledger = call("ledger", save, "--json").document
    assert keys(ledger[0]) == {"night", "manager", "fighter", "bout", "kind", "amount", "balance"}
    for manager in status["managers"]:
        mine = [line for line in ledger if line["manager"] == manager["name"]]
        assert sum(line["amount"] for line in mine) == pytest.approx(manager["money"])
        assert mine[-1]["balance"] == manager["money"]
        assert mine == call("ledger", save, manager["name"], "--json").document
    fighter = call("fighter", save, status["champion"], "--json").document
    assert keys(fighter) >= {
        "ratings", "by_method", "pop", "earnings", "manager", "percentage", "bouts", "reigns",
    }  # fmt: skip
    assert keys(fighter["ratings"]) == {"now", "at_entry", "gained"}
    assert keys(fighter["pop"]) == {"earned", "rank", "total"}
    assert fighter["pop"]["earned"] + fighter["pop"]["rank"] == fighter["pop"]["total"]
    assert keys(fighter["bouts"][0]) >= {
        "opponent", "night", "arena", "rounds", "result", "purse", "share", "pop_change", "knockdowns",
    }  # fmt: skip
    assert sum(bout["purse"] for bout in fighter["bouts"]) == fighter["earnings"]
    assert call("rankings", save, "--json").document == status["rankings"]


def test_the_other_documents(save: Path, call: Call) -> None:
    card = call("card", save, "--night", 13, "--json").document
    assert (card["night"], card["bouts"][0]["title"]) == (13, True)
    (title,) = call("tournament", save, "--json").document
    winner = card["bouts"][0][card["bouts"][0]["winner"]]
    assert (title["for_title"], title["winner"], len(title["pairings"])) == (True, winner, 15)
    news = call("news", save, "--night", 13, "--json").document
    assert {row["night"] for row in news} == {13}
    assert keys(news[0]) == {"night", "entry", "kind", "text"}
    journal = call("journal", save, "--json").document
    assert keys(journal[0]) == {"entry", "act", "night", "by", "kind", "what", "why", "state"}
    manager = call("manager", save, "Ann", "--json").document
    assert keys(manager) >= {"name", "kind", "temperament", "money", "record", "stable", "champions"}
    season = call("season", save, "--nights", 2, "--json").document
    assert [night["night"] for night in season["nights"]] == [15, 16]
    assert season["status"] == call("status", save, "--json").document
    fought = call("replay", save, "--json").document
    assert [bout["state"] for bout in fought] == ["fought"] * len(fought)


def test_a_bout_told_again_says_who_led_its_corners(whole: Path, call: Call, tmp_path: Path) -> None:
    bout = call("replay", whole, "--json").document[0]
    number, line = bout["bout"], f"Led by: the program ({bout['red']}); the program ({bout['blue']})."
    assert line in call("replay", whole, "--bout", number).out
    assert call("replay", whole, "--bout", number, "--json").document["led_by"] == {
        "red": "program", "blue": "program",
    }  # fmt: skip
    for name in ("bout.html", "bout.txt"):
        assert call("replay", whole, "--bout", number, "--page", tmp_path / name).code == 0
        assert line in (tmp_path / name).read_text(encoding="utf-8")


def test_a_night_without_bouts_is_said_to_be_one(save: Path, call: Call) -> None:
    assert "No bouts on this night." in call("card", save, "--night", 999).out


@each(
    "words, code, said",
    [
        (("fighter", "Nobody"), 1, "There is no fighter named 'Nobody'"),
        (("fighter", "Jo"), 1, "could be any fighter of these: Joe"),
        (("fighter", "MARCIANO"), 0, ""),
        (("fighter", "Marziano"), 1, "Did you mean"),
        (("manager", "Zoe"), 1, "There is no manager named 'Zoe'"),
        (("ledger", "Zoe"), 1, "There is no manager named 'Zoe'"),
        (("ledger", "ann"), 0, ""),
        (("card", "--night", "0"), 2, "from 1"),
        (("card", "--night", "soon"), 2, "whole number"),
        (("news", "--night", "-1"), 2, "from 0"),
        (("journal", "--last", "0"), 2, "from 1"),
        (("season", "--nights", "0"), 2, "from 1 to 5,200"),
        (("season", "--seed", "x"), 2, "whole number"),
        (("fighter",), 2, "NAME"),
        (("replay", "--bout", "1"), 2, "neither a bout"),
        (("undo", "--as", "Zoe"), 1, "Zoe"),
        (("undo", "--redo"), 3, "(C3)"),
        (("correct", "9"), 2, "Say what was different"),
        (("correct", "9", "--winner", "red"), 2, "neither a bout"),
        (("correct", "x", "--winner", "red"), 2, "whole number"),
        (("correct", "9", "--winner", "green"), 2, "green"),
        (("correct", "9", "--method", "GONG"), 2, "GONG"),
    ],
)
def test_words_that_mean_nothing_here(
    whole: Path, call: Call, words: tuple[str, ...], code: int, said: str
) -> None:
    command, *more = words
    before = whole.read_bytes()
    done = call(command, whole, *more)
    assert done.code == code, done
    assert said in done.err
    assert whole.read_bytes() == before


# Seasons


def test_a_season_stops_where_the_campaign_ends(save: Path, call: Call) -> None:
    done = call("season", save)
    assert (done.code, "6 nights are left" in done.err) == (0, True)
    assert "The campaign is over.  Most money: " in done.out
    done = call("season", save)
    assert (done.code, done.out) == (3, "")
    assert "(C70)" in done.err
    assert call("status", save, "--json").document["waiting"] == []


def test_a_campaign_that_is_over_plays_on(save: Path, call: Call) -> None:
    early = call("play-on", save)
    assert early.code == 3
    assert "(C71)" in early.err
    last = call("status", save, "--json").document["nights"]
    assert call("season", save, "--nights", last).code == 0
    told = call("play-on", save, "--nights", 2, "--json").document
    assert (told["ended"], told["winners"], told["nights"]) == (False, [], last + 2)
    assert call("season", save, "--nights", 2).code == 0
    assert call("status", save, "--json").document["ended"]


def test_a_league_past_its_last_night_has_none_left(tmp_path: Path, repository: Path, call: Call) -> None:
    save = tmp_path / "past.ringside"
    shutil.copy(repository / "tests/golden_saves/0.1.ringside", save)
    now = call("status", save, "--json").document
    assert now["night"] > now["nights"]
    done = call("season", save, "--nights", 1)
    assert (done.code, "The campaign is over" in done.err, "left" in done.err) == (3, True, False)


@pytest.fixture
def short(call: Call, tmp_path: Path) -> Path:
    """Eight fighters whose tournament begins tomorrow, and one place a night at an arena."""
    save = tmp_path / "short.ringside"
    words = ("--managers", "ai:Ann,ai:Ben", "--stable-size", 4, "--option", "card_cap=1", "--seed", 7)
    done = call("new", save, *words)
    assert (done.code, "A round of 4 bouts at 1 a night lasts 4 nights." in done.err) == (0, True)
    return save


def test_a_short_card_says_who_waits_for_a_place(short: Path, call: Call) -> None:
    lines = call("card", short, "--night", 1).out.splitlines()
    assert sum("made when the night begins" in line for line in lines) == 1
    waiting = [line for line in lines if "waits for a place: expected on night" in line]
    assert [line[-1] for line in waiting] == ["2", "3", "4"]
    due = call("card", short, "--night", 1, "--json").document["due"]
    assert [row["night"] for row in due] == [1, 2, 3, 4]
    bracket = call("tournament", short).out
    assert "Round 1, nights 1 to 4" in bracket
    assert bracket.count("expected on night") == 7
    call("season", short, "--nights", 1)
    assert call("card", short, "--night", 1).out.count("waits for a place") == 3


def test_a_season_can_wait_for_persons(save: Path, call: Call) -> None:
    assert call("season", save, "--nights", 4, "--wait-for-persons").code == 0
    with Office.open(save, read_only=True) as office:
        books = office.books
        persons = {page.number for page in books.managers.values() if page.name in ("Ann", "Bob")}
        bouts = [bout for bout in books.bouts.values() if bout.night > 14 and bout.outcome]
        assert not any(persons & set(bout.managers) for bout in bouts)
        asked = [offer for offer in books.offers.values() if offer.made_night >= 14]
        assert asked
        assert not any(offer.proposer in persons for offer in asked)


def test_a_bout_in_the_ring_is_on_the_card_and_holds_up_the_season(save: Path, call: Call) -> None:
    with Office.open(save) as office:
        night = office.books.closed + 1
        while not list(office.books.bouts_of_night(night)):
            night = office.open_doors(NightOrder(1))
            if not list(office.books.bouts_of_night(night)):
                office.hold_night(NightOrder(1))
                night += 1
        bout = next(office.books.bouts_of_night(night)).number
        fight = Bout(office.bout_setup(bout), office.bout_seed(bout))
        office.keep_in_ring(bout, Unfinished.of(fight).to_json())
    assert f"{bout}: " in call("card", save).out
    assert "(in the ring)" in call("card", save).out
    assert call("card", save, "--json").document["ring"] == [bout]
    held_up = call("season", save, "--nights", 1)
    assert held_up.code == 3
    assert "not over in the ring" in held_up.err
    assert call("season", save, "--nights", 1, "--finish-ring").code == 0
    assert "in the ring" not in call("card", save).out


def test_a_fight_plan_is_sealed_from_a_file_and_the_season_goes_on_with_it(
    save: Path, call: Call, tmp_path: Path
) -> None:
    with Office.open(save, read_only=True) as office:
        names = [
            office.books.fighters[number].name
            for page in office.books.managers.values()
            if page.name == "Ann"
            for number in page.stable
        ]
    plan = "{orders: [{request: rush, choose: rush}]}"
    orders = tmp_path / "plans.yaml"
    orders.write_text(
        "orders:\n"
        + "".join(f"  - {{order: fight_plan, fighter: '{name}', plan: {plan}}}\n" for name in names)
    )
    assert call("order", save, "--as", "Ann", orders).code == 0
    assert call("order", save, "--as", "Bob", orders).code == 3
    assert call("season", save, "--nights", 4).code == 0
    assert call("check", save).code == 0
    with Office.open(save, read_only=True) as office:
        assert any(any(bout.plans) for bout in office.books.bouts.values())


# Orders


def test_orders_are_accepted_or_refused_one_by_one(save: Path, call: Call, tmp_path: Path) -> None:
    ann, bob = (call("manager", save, name, "--json").document["stable"] for name in ("Ann", "Bob"))
    offer = "order: offer, night: 20, fighter: {}, opponent: {}, arena: {}"
    lines = [
        offer.format(ann[0]["name"], bob[0]["name"], "pits"),
        offer.format(bob[0]["name"], ann[0]["name"], "pits"),
    ]
    orders = tmp_path / "orders.yaml"
    orders.write_text("orders:\n" + "".join(f"  - {{{line}}}\n" for line in lines))
    done = call("order", save, "--as", "ann", orders)
    assert done.code == 3
    first, second = done.out.splitlines()
    assert (first, second.startswith("line 3, offer: refused: "), "(C1)" in second) == (
        "line 2, offer: accepted", True, True,
    )  # fmt: skip
    done = call("order", save, "--as", "Ann", orders, "--json")
    assert done.code == 3
    assert [(row["line"], row["order"], row["accepted"], row["rule"]) for row in done.document] == [
        (2, "offer", False, "C3"), (3, "offer", False, "C1"),
    ]  # fmt: skip
    orders.write_text(f"orders: [{{order: refuse, offer: {waiting_offer(call, save)}}}]")
    assert call("order", save, "--as", "Bob", orders).code == 0


def waiting_offer(call: Call, save: Path) -> int:
    rows = call("status", save, "--json").document["waiting"]
    return int(next(row["number"] for row in rows if row["who"] == "Bob" and row["number"]))


def test_a_file_of_orders_that_is_not_accepted(save: Path, call: Call, tmp_path: Path) -> None:
    before = save.read_bytes()
    orders = tmp_path / "orders.yaml"
    orders.write_text("orders:\n  - {order: jump}\n")
    done = call("order", save, "--as", "Ann", orders)
    assert (done.code, done.out) == (4, "")
    assert "line 2, column 13" in done.err
    done = call("order", save, "--as", "Ann", tmp_path / "none.yaml")
    assert (done.code, "no such file" in done.err) == (4, True)
    orders.write_text("orders: [{order: withdraw, offer: 1}]")
    done = call("order", save, "--as", "Zoe", orders)
    assert (done.code, "Zoe" in done.err) == (1, True)
    assert call("order", save, orders).code == 2
    assert save.read_bytes() == before


# The journal


def test_undo_and_redo(save: Path, call: Call) -> None:
    before = call("status", save, "--json").document
    done = call("undo", save, "--why", "by mistake", "--json").document
    assert (done["what"], done["doubts"]) == ("fight night 14", [])
    assert call("status", save, "--json").document["night"] == 13
    done = call("undo", save, "--redo")
    assert done.out.startswith("Redone: fight night 14")
    assert call("status", save, "--json").document == before
    assert call("check", save).code == 0


def test_a_correction_lists_what_no_longer_stands(save: Path, call: Call) -> None:
    first = call("replay", save, "--json").document[0]
    other = {"red": "blue", "blue": "red"}[first["winner"]]
    done = call(
        "correct", save, first["bout"], "--winner", other, "--method", "ko", "--round", 2, "--why", "misread"
    )
    assert done.code == 0
    assert f"Corrected: the result of bout {first['bout']}" in done.out
    assert "No longer stands, entry" in done.out
    assert "(C61)" in done.out
    replayed = call("replay", save, "--bout", first["bout"])
    assert replayed.code == 0
    assert "The result was corrected; in the books it is:" in replayed.err
    assert "knocks out" in replayed.err
    rows = call("journal", save, "--json").document
    assert [row["state"] for row in rows if row["state"]] == [f"corrected by {len(rows)}"]


def test_a_league_is_branched_off(save: Path, call: Call, tmp_path: Path) -> None:
    other = tmp_path / "what if.ringside"
    done = call("branch", save, other, "--at-night", 3, "--name", "What if")
    assert (done.code, "is What if, branched from" in done.out) == (0, True)
    found = call("status", other, "--json").document
    assert (found["league"], found["night"]) == ("What if", 3)
    assert call("branch", save, other, "--at-night", 3).code == 1
    assert call("branch", save, tmp_path / "x.ringside", "--at-night", 999).code == 2
    assert call("branch", save, tmp_path / "x.ringside").code == 2
    assert call("branch", save, tmp_path / "y.ringside", "--at-entry", 1).code == 0


def test_the_journal_goes_out_and_comes_back(save: Path, call: Call, tmp_path: Path) -> None:
    exported, again, early = tmp_path / "club.jsonl", tmp_path / "again.ringside", tmp_path / "early.ringside"
    done = call("journal", save, "--export", exported)
    assert (done.code, done.out, str(exported) in done.err) == (0, "", True)
    assert call("journal", save, "--export", exported).code == 1
    assert call("rebuild", exported, again).code == 0
    assert call("rebuild", exported, again).code == 1
    assert call("status", again, "--json").document == call("status", save, "--json").document
    assert call("rebuild", exported, early, "--until", 60).code == 2
    founding = call("journal", save, "--json").document
    last = max(row["entry"] for row in founding if row["act"] == 1)
    assert call("rebuild", exported, early, "--until", last).code == 0
    assert call("status", early, "--json").document["night"] == 0
    exported.write_text(exported.read_text().replace('"night":14', '"night":15', 1))
    done = call("rebuild", exported, tmp_path / "no.ringside")
    assert (done.code, (tmp_path / "no.ringside").exists()) == (4, False)


def test_last_counts_in_the_document_too(save: Path, call: Call, tmp_path: Path) -> None:
    whole = call("journal", save, "--json").document
    assert call("journal", save, "--last", 3, "--json").document == whole[-3:]
    assert call("journal", save, "--last", 10**6, "--json").document == whole
    assert len(call("journal", save, "--last", 3).out.splitlines()) == 2 + 3
    assert len(call("journal", save).out.splitlines()) == 2 + 40
    done = call("journal", save, "--last", 3, "--export", tmp_path / "part.jsonl")
    assert (done.code, "leave --last out" in done.err) == (2, True)
    assert not (tmp_path / "part.jsonl").exists()


# Free agents


def test_free_agents_are_listed_and_not_lost(save: Path, call: Call, tmp_path: Path) -> None:
    free = call("status", save, "--json").document["free_agents"]
    assert len(free) == 30 - 12
    assert "Free agents: 18\n" in call("status", save).out
    told = call("manager", save)
    assert told.code == 0
    assert all(name in told.out for name in (*free, "Ann", "Bob", "Cy"))
    document = call("manager", save, "--json").document
    assert [row["name"] for row in document["free_agents"]] == free
    assert [page["name"] for page in document["managers"]] == ["Ann", "Bob", "Cy"]
    page = call("fighter", save, free[0], "--json").document
    assert (page["manager"], page["percentage"], page["bouts"]) == ("", None, [])
    for form in ("csv", "html"):
        assert call("export", save, tmp_path / form, "--format", form).code == 0
    table = (tmp_path / "csv" / "fighters.csv").read_text(encoding="utf-8")
    assert all(name in table for name in free)
    assert "Free agents" in (tmp_path / "html" / "managers.html").read_text(encoding="utf-8")
    assert call("journal", save, "--export", tmp_path / "club.jsonl").code == 0
    assert call("rebuild", tmp_path / "club.jsonl", tmp_path / "again.ringside").code == 0
    assert call("status", tmp_path / "again.ringside", "--json").document["free_agents"] == free
    assert call("check", tmp_path / "again.ringside").code == 0


# Whose seats are played


def test_a_season_says_which_seats_of_persons_it_plays(save: Path, call: Call, tmp_path: Path) -> None:
    again = tmp_path / "again.ringside"
    again.write_bytes(save.read_bytes())
    told = call("season", save, "--nights", 1)
    assert told.err == (
        "The program decides for Ann, Bob too; to leave these seats to them: --wait-for-persons.\n"
    )
    silent = call("season", again, "--nights", 1, "--play-persons")
    assert (silent.out, silent.err) == (told.out, "")
    assert call("season", save, "--nights", 1, "--wait-for-persons").err == ""


def test_without_persons_a_season_has_nothing_to_say(tmp_path: Path, call: Call) -> None:
    save = tmp_path / "a.ringside"
    words = ("--managers", "ai:A,ai:B", "--stable-size", 2, "--seed", 3, "--option", "corners=plain")
    assert call("new", save, *words).code == 0
    assert call("season", save, "--nights", 1).err == ""


@pytest.mark.parametrize(("answer", "autopilot"), [("y", True), ("n", False), ("", False)])
def test_on_a_terminal_it_asks(
    save: Path, monkeypatch: pytest.MonkeyPatch, answer: str, *, autopilot: bool
) -> None:
    monkeypatch.setattr(running, "on_terminal", lambda _stream: True)
    told: list[str] = []
    monkeypatch.setattr(running, "note", told.append)
    monkeypatch.setattr("sys.stdin", io.StringIO(f"{answer}\n"))
    with Office.open(save, read_only=True) as office:
        assert running._waits(office.books) is not autopilot
    assert told == ["Seats of persons: Ann, Bob."]


# The file


def test_a_refused_founding_leaves_the_journal_of_an_unfinished_write_alone(save: Path, call: Call) -> None:
    hot = save.with_name(save.name + "-journal")
    hot.write_bytes(b"what a crash left behind")
    assert call("new", save, *NEW).code == 1
    assert hot.read_bytes() == b"what a crash left behind"


@pytest.mark.parametrize("name", ["", ".", "/", "missing/x.ringside"])
def test_files_that_cannot_be_made(
    save: Path, call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.chdir(tmp_path)
    for words in (
        ("new", name, *NEW), ("backup", save, name), ("restore", save, name), ("journal", save, "--export", name),
    ):  # fmt: skip
        done = call(*words)
        assert (done.code, done.out) == (1, ""), (words, done)
        assert "fault of the program" not in done.err
        assert "no folder missing" in done.err or "exists already" in done.err
    assert [path.name for path in tmp_path.iterdir()] == [save.name]


def test_backups_come_back_under_another_name(save: Path, call: Call, tmp_path: Path) -> None:
    backup, restored = tmp_path / "backup.ringside", tmp_path / "restored.ringside"
    assert call("backup", save, backup).code == 0
    assert call("backup", save, backup).code == 1
    assert call("restore", backup, restored).code == 0
    assert call("restore", backup, save).code == 1
    assert call("status", restored, "--json").document == call("status", save, "--json").document
    done = call("backup", save)
    assert done.code == 0
    assert Path(done.out.removeprefix("The backup is ").rstrip().removesuffix(".")).exists()


# Presentation


@contextmanager
def a_terminal_of(columns: int) -> Iterator[tuple[int, int]]:
    fcntl, pty = pytest.importorskip("fcntl"), pytest.importorskip("pty")
    import struct
    import termios

    master, slave = pty.openpty()
    fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 40, columns, 0, 0))
    try:
        yield master, slave
    finally:
        for end in (master, slave):
            with suppress(OSError):
                os.close(end)


SHOW = """
import json, sys
from ringside_manager.cli.main import main
for words in json.loads(sys.argv[1]):
    print("<<")
    sys.exit(1) if main(words) else None
"""


def test_everything_fits_a_terminal_of_80_columns(whole: Path) -> None:
    commands = ("status", "fighter", "journal", "ledger", "card", "tournament", "news")
    words = [[command, str(whole), *READERS[command]] for command in commands]
    words[4] += ["--night", "13"]
    with a_terminal_of(80) as (master, slave):
        child = [sys.executable, "-c", SHOW, json.dumps(words)]
        shown = subprocess.Popen(child, stdout=slave, env={**os.environ, "TERM": "dumb"})
        os.close(slave)
        text = b""
        with suppress(OSError):
            while piece := os.read(master, 65536):
                text += piece
        assert shown.wait() == 0
    pages = re.sub(r"\x1b\[[0-9;]*m", "", text.decode()).replace("\r", "").split("<<\n")[1:]
    assert len(pages) == len(commands)
    for page in pages:
        lines = page.split("\n")
        assert len(lines) > 3
        assert max(map(len, lines)) <= 80
        assert "…" not in page


def test_a_progress_bar_shows_on_a_terminal_only_and_beside_the_document(save: Path) -> None:
    words = [sys.executable, "-m", "ringside_manager", "season", str(save), "--nights", "2", "--json"]
    with a_terminal_of(80) as (master, slave):
        done = subprocess.run(
            words, stdout=subprocess.PIPE, stderr=slave, env={**os.environ, "TERM": "xterm"}, check=False
        )
        os.close(slave)
        bar = os.read(master, 65536)
    assert (done.returncode, b"Fight nights" in bar) == (0, True)
    assert [night["night"] for night in json.loads(done.stdout)["nights"]] == [15, 16]


def test_what_people_read_of_a_league(save: Path, call: Call, tmp_path: Path) -> None:
    orders = tmp_path / "orders.yaml"
    ann = call("manager", save, "Ann", "--json").document["stable"]
    pair = f"fighter: {ann[0]['name']}, opponent: {ann[1]['name']}"
    orders.write_text(f"orders: [{{order: offer, night: 20, {pair}, arena: pits}}]")
    assert call("order", save, "--as", "Ann", orders).code == 0
    assert re.search(r"against .* \(The Pits, 5 rounds\): made", call("card", save, "--night", 20).out)
    assert "title bout, 12 rounds" in call("card", save, "--night", 13).out
    assert re.search(r"managed by \w+ at \d+ percent", call("fighter", save, "Marciano").out)
    assert "Waiting for managers: fight night 15" in call("status", save).out
    assert call("season", save).code == 0
    assert "The campaign is over." in call("status", save).out
    assert "Round 4, night 13" in call("tournament", save).out


def test_what_there_is_not_yet(tmp_path: Path, call: Call) -> None:
    save = tmp_path / "new.ringside"
    assert call("new", save, *NEW).code == 0
    for command, said in (
        ("ledger", "No money has moved yet."), ("rankings", "(C32)"), ("card", "made when the night begins"),
        ("replay", ""), ("news", "Night 0: new is founded."), ("status", "Champion: none"),
    ):  # fmt: skip
        assert said in call(command, save).out
    assert "No bout of this league" in call("replay", save).err
    assert (
        "No bouts yet."
        in call("fighter", save, call("manager", save, "Bob", "--json").document["stable"][0]["name"]).out
    )


# No mistake of a person's shows a traceback


TEXTS = st.text(st.characters(exclude_characters="\x00", exclude_categories=["Cs"]), max_size=12)
WORDS = st.one_of(
    TEXTS,
    st.sampled_from(["--json", "--night", "--seed", "--as", "--winner", "red", "--why", "--nights", "-1", "0", "9" * 40, "Ann", "Marciano", "--", "--bout", "--method", "KO"]),
)  # fmt: skip


@settings(max_examples=40, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    command=st.sampled_from(sorted({*READERS, "undo", "correct", "backup", "order"})),
    words=st.lists(WORDS, max_size=4),
)
def test_nonsense_is_answered_with_a_sentence(
    whole: Path, tmp_path: Path, call: Call, monkeypatch: pytest.MonkeyPatch, command: str, words: list[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "club.ringside"
    path.write_bytes(whole.read_bytes())
    done = call(command, path, *words)
    assert done.code in (0, 1, 2, 3, 4), done
    assert "Traceback" not in done.err
    assert "fault of the program" not in done.err
    assert done.code == 0 or done.err or command == "check"


@settings(max_examples=40, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    managers=st.lists(st.one_of(TEXTS, st.sampled_from(["Ann", "ai:Bob", "ai:Cy/careful"])), max_size=4).map(",".join),
    options=st.lists(st.tuples(st.sampled_from(["nights", "stake", "weight_classes", "card_cap", "corners", "scoring"]), TEXTS), max_size=2),
    method=st.sampled_from(["draft", "dice", "auction"]),
)  # fmt: skip
def test_no_founding_shows_a_traceback(
    tmp_path: Path, call: Call, managers: str, options: list[tuple[str, str]], method: str
) -> None:
    path = tmp_path / "fuzzed.ringside"
    path.unlink(missing_ok=True)
    words = [word for key, value in options for word in ("--option", f"{key}={value}")]
    done = call(
        "new", path, f"--managers={managers}", "--stables", method, "--stable-size", 1, *words, "--seed", 1
    )
    assert done.code in (0, 1, 2, 3), done
    assert "fault of the program" not in done.err, done.err
    assert path.exists() is (done.code == 0)


def test_a_season_in_a_process_of_its_own(save: Path) -> None:
    done = in_a_process("season", save, "--nights", 1, "--play-persons", "--json")
    assert (done.code, done.err) == (0, "")
    assert done.document["nights"][0]["night"] == 15
    assert in_a_process("status", Path(__file__)).code == 4
