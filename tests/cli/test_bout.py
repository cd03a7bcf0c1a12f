"""``ringside bout`` and ``ringside replay``: what scripts and people are told, and what is kept."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import pytest

from ringside_manager.bout import BoutRecord, Method
from ringside_manager.cli.console import write_text
from tests.cli.calling import Call, in_a_process
from tests.slow import each

PLAIN = ("--red-corner", "plain", "--blue-corner", "plain")
ALI = ("bout", "Ali", "Marciano", *PLAIN, "--seed", "1974", "--rounds", "3")
KEYS = [
    "system", "rules_version", "red", "blue", "rounds", "seed", "outcome", "scorecards", "knockdowns", "events",
    "digest",
]  # fmt: skip


def test_the_document_has_the_agreed_keys(call: Call) -> None:
    done = call(*ALI, "--json")
    assert (done.code, done.err) == (0, "")
    document = done.document
    assert list(document) == KEYS
    assert (document["red"], document["blue"], document["rounds"], document["seed"]) == (
        "Muhammad Ali", "Rocky Marciano", 3, 1974,
    )  # fmt: skip
    outcome = document["outcome"]
    assert list(outcome) == ["method", "winner", "round", "time"]
    assert outcome["method"] in {method.value for method in Method}
    assert outcome["winner"] in ("red", "blue", None)
    assert list(document["knockdowns"]) == ["red", "blue"]
    assert all(len(card["rounds"]) <= 3 for card in document["scorecards"])
    assert len(document["digest"]) == 64


def test_events_carry_the_facts_of_ringside(call: Call) -> None:
    events = call(*ALI, "--json").document["events"]
    assert all({"event", "round"} <= set(event) for event in events)
    landed = [event for event in events if event["event"] == "punch_landed"]
    assert landed
    facts = {"turn", "corner", "thrown", "anticipated", "damage", "endurance"}
    assert all(facts <= set(event) for event in landed)
    assert {event["corner"] for event in landed} == {"red", "blue"}
    assert events[-1]["event"] == "bout_ended"


def test_the_same_seed_gives_the_same_bytes_anywhere(call: Call) -> None:
    assert call(*ALI) == call(*ALI)
    assert call(*ALI, "--json") == call(*ALI, "--json") == in_a_process(*ALI, "--json")
    assert call(*ALI).out != call(*ALI[:-4], "--seed", "1975", "--rounds", "3").out


def test_without_a_seed_one_is_drawn_and_told(call: Call) -> None:
    done = call("bout", "Ali", "Marciano", *PLAIN, "--rounds", "2", "--json")
    seed = done.document["seed"]
    assert done.err == f"Seed {seed} was drawn; --seed {seed} gives the same again.\n"
    again = call("bout", "Ali", "Marciano", *PLAIN, "--rounds", "2", "--json", "--seed", seed)
    assert again.document == done.document
    assert again.err == ""


def test_the_telling_opens_with_the_boxers_and_ends_with_the_figures(call: Call) -> None:
    lines = call(*ALI).out.splitlines()
    assert lines[0] == 'Red   Muhammad Ali, "The Greatest" (United States, orthodox)'
    assert lines[1].startswith('Blue  Rocky Marciano, "')
    assert lines[2] == "Ringside, 3 rounds, seed 1974 (scoring rounds, saved_by_bell no)"
    assert "Round 1" in lines
    result = next(line for line in lines if line.startswith(("Muhammad Ali beats", "Rocky Marciano beats")))
    assert lines.index(result) > lines.index("Round 1")
    assert [line.split("  ")[0] for line in lines[-5:]] == [
        "Knockdowns scored", "Punches landed", "Damage done", "Strength left", "Points",
    ]  # fmt: skip


@pytest.mark.parametrize("command", ["bout", "replay"])
def test_the_commentary_comes_in_three_lengths(command: str, call: Call, tmp_path: Path) -> None:
    words = ALI if command == "bout" else ("replay", tmp_path / "bout.json")
    call(*ALI, "--quiet", "--record", tmp_path / "bout.json")
    ticker, standard, radio = (
        call(*words, "--commentary", length).out for length in ("ticker", "standard", "radio")
    )
    assert len(ticker) < len(standard) < len(radio)
    assert call(*words).out == standard
    assert "Round 1" not in ticker.splitlines()
    assert "\nR1: " in ticker
    assert ticker.splitlines()[-5:] == radio.splitlines()[-5:]
    refused = call(*words, "--commentary", "novel")
    assert (refused.code, refused.out) == (2, "")
    assert "novel" in refused.err
    assert "--commentary [ticker|standard|radio]" in call(command, "--help").out


def test_quiet_prints_the_result_alone(call: Call) -> None:
    told, quiet = call(*ALI), call(*ALI, "--quiet")
    assert quiet.out.count("\n") == 1
    assert quiet.out in told.out
    assert " beats " in quiet.out or " draw " in quiet.out


def test_names_of_a_set_of_ones_own(call: Call, few: Path) -> None:
    done = call("bout", "lecki", "nandu", "--set", few, *PLAIN, "--seed", "1", "--json")
    assert (done.document["red"], done.document["blue"]) == ("Łukasz Łęcki", "José Ñandú")
    assert done.out.isascii()
    told = call("bout", "lecki", "O'Neil =1+1", "--set", few, *PLAIN, "--seed", "1", "--quiet").out
    assert "Łukasz Łęcki" in told
    assert "O'Neil =1+1" in told


@each(
    "words, code, told",
    [
        (["joe", "no"], 1, "Joe Frazier, Joe Louis"),
        (["Frasier", "no"], 1, "Did you mean Joe Frazier?"),
        (["no", "lecki", "--rounds", "99"], 3, "1 to 15 rounds, not 99. (R10)"),
        (["no", "lecki", "--rounds", "0"], 3, "(R10)"),
        (["no", "lecki", "--rules", "ringsid"], 1, "Did you mean ringside?"),
        (["no", "lecki", "--option", "scoring=six"], 2, "ten_must"),
        (["no", "lecki", "--option", "scorin=six"], 2, "Did you mean scoring?"),
        (["no", "lecki", "--option", "scoring=rounds", "--option", "scoring=ten_must"], 2, "twice"),
        (["no", "lecki", "--red-corner", "ai:champion"], 1, "level"),
        (["no", "lecki", "--red-corner", "nobody"], 2, "ai, ai:LEVEL, plain, in_character, plan:NAME or"),
        (["no", "lecki", "--red-corner", "missing.yaml"], 4, "There is no such file."),
    ],
)
def test_what_cannot_be_fought_is_refused_with_a_reason(
    words: list[str], code: int, told: str, call: Call, few: Path
) -> None:
    done = call("bout", *words, "--set", few, "--seed", "1")
    assert (done.code, done.out) == (code, "")
    assert told in done.err


def test_options_reach_the_bout(call: Call) -> None:
    done = call(*ALI, "--option", "scoring=ten_must", "--option", "saved_by_bell = YES")
    assert "scoring ten_must, saved_by_bell yes" in done.out
    cards = call(*ALI, "--option", "scoring=ten_must", "--json").document["scorecards"]
    assert all(10 in points for points in cards[0]["rounds"])


def test_a_set_that_is_refused_is_exit_code_4(call: Call, tmp_path: Path) -> None:
    (tmp_path / "bad.yaml").write_text("name: x\n")
    done = call("bout", "a", "b", "--set", tmp_path / "bad.yaml")
    assert (done.code, done.out) == (4, "")
    assert "nothing was taken from it" in done.err


# Records


@pytest.fixture
def record(call: Call, tmp_path: Path) -> Path:
    path = tmp_path / "bout.json"
    assert call(*ALI, "--quiet", "--record", path).code == 0
    return path


def test_a_record_is_the_bout_itself(call: Call, record: Path) -> None:
    kept = BoutRecord.from_json(record.read_text())
    assert kept.digest == call(*ALI, "--json").document["digest"]
    assert [path.name for path in record.parent.iterdir()] == ["bout.json"]


def test_recording_says_where_and_leaves_the_result_alone(call: Call, tmp_path: Path) -> None:
    done = call(*ALI, "--json", "--record", tmp_path / "bout.json")
    assert done.document["digest"]
    assert done.err == f"The bout is kept in {tmp_path / 'bout.json'}.\n"


def test_an_earlier_record_gives_way_and_that_is_said(call: Call, record: Path) -> None:
    assert "replaced" not in call(*ALI, "--quiet", "--record", record).err
    done = call("bout", "Dempsey", "Tunney", *PLAIN, "--seed", "1", "--quiet", "--record", record)
    assert done.code == 0
    assert "held another bout, Muhammad Ali against Rocky Marciano; replaced" in done.err
    assert BoutRecord.from_json(record.read_text()).red["name"] == "Jack Dempsey"


@pytest.mark.parametrize("text", ["my diary\n", "", "{}"])
def test_any_other_file_is_never_overwritten(text: str, call: Call, tmp_path: Path) -> None:
    path = tmp_path / "diary.txt"
    path.write_text(text)
    done = call(*ALI, "--record", path)
    assert (done.code, done.out) == (1, "")
    assert "not overwritten" in done.err
    assert path.read_text() == text


def test_a_place_that_cannot_be_written_is_told(call: Call, tmp_path: Path) -> None:
    done = call(*ALI, "--quiet", "--record", tmp_path / "missing" / "bout.json")
    assert done.code == 1
    assert f"There is no folder {tmp_path / 'missing'}." in done.err


# Replays


def test_a_replay_tells_the_same_bout_and_says_so(call: Call, record: Path) -> None:
    told, again = call(*ALI), call("replay", record)
    assert again.code == 0
    assert again.err == ""
    assert again.out.endswith("\nThe bout comes out the same.\n")
    # the introductions of the bout know more of the boxers than the record does
    assert again.out.splitlines()[2:-2] == told.out.splitlines()[2:]


def test_the_document_of_a_replay_is_the_bout_with_a_verdict(call: Call, record: Path) -> None:
    document = call("replay", record, "--json").document
    assert (document.pop("verdict"), document.pop("replayed")) == ("same", document["outcome"])
    assert document == call(*ALI, "--json").document


def forged(record: Path, **changes: object) -> Path:
    """The record with some facts changed by somebody who knows how digests are made."""
    facts = {**json.loads(record.read_text()), **changes}
    del facts["digest"]
    canonical = json.dumps(facts, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    path = record.with_name("forged.json")
    path.write_text(json.dumps({**facts, "digest": hashlib.sha256(canonical.encode()).hexdigest()}))
    return path


def test_a_bout_that_comes_out_differently_is_reported(call: Call, record: Path) -> None:
    outcome = {**json.loads(record.read_text())["outcome"], "round": 1, "time": 1}
    done = call("replay", forged(record, outcome=outcome))
    assert done.code == 1
    assert "comes out differently" in done.err
    assert "The bout comes out differently.\nAs recorded:\n" in done.out
    document = call("replay", forged(record, outcome=outcome), "--json").document
    assert document["verdict"] == "different"
    assert document["replayed"] != document["outcome"]


def test_a_bout_of_older_rules_is_history_and_no_fault(call: Call, record: Path) -> None:
    outcome = {**json.loads(record.read_text())["outcome"], "round": 1, "time": 1}
    done = call("replay", forged(record, outcome=outcome, rules_version=0))
    assert (done.code, done.err) == (0, "")
    assert "older edition of the rules" in done.out


def test_choices_that_break_off_are_told_as_far_as_they_go(call: Call, record: Path) -> None:
    choices = json.loads(record.read_text())["choices"]
    done = call("replay", forged(record, choices=choices[:40]))
    assert done.code == 1
    assert "Round 1" in done.out
    too_many = call("replay", forged(record, choices=choices + "000"), "--json")
    assert (too_many.code, too_many.document["replayed"], too_many.document["events"]) == (1, None, [])


def test_a_system_that_is_not_there_is_told(call: Call, record: Path) -> None:
    done = call("replay", forged(record, engine="control_ii"))
    assert (done.code, done.out) == (1, "")
    assert "no bout system named 'control_ii'" in done.err


@pytest.mark.parametrize(
    "changes",
    [
        {"red": {"name": "Muhammad Ali"}},
        {"terms": {"rounds": 99, "options": {}, "carried": [None, None]}},
        {"terms": {"rounds": 3, "options": {"scoring": "six"}, "carried": [None, None]}},
    ],
)
def test_what_the_rules_cannot_follow_is_told_as_it_was_recorded(
    changes: dict[str, object], call: Call, record: Path
) -> None:
    result = call(*ALI, "--quiet").out
    done = call("replay", forged(record, **changes))
    assert done.code == 1
    assert "cannot follow this record" in done.out
    assert done.out.endswith(f"As recorded:\n{result}")
    history = call("replay", forged(record, **changes, rules_version=0))
    assert (history.code, history.err) == (0, "")
    assert "older edition" in history.out


def test_a_record_changed_by_hand_is_refused(call: Call, record: Path) -> None:
    record.write_text(record.read_text().replace('"seed":1974', '"seed":1975'))
    done = call("replay", record)
    assert (done.code, done.out) == (4, "")
    assert "was changed" in done.err


def test_hidden_characters_in_a_record_stay_hidden_characters(call: Call, record: Path) -> None:
    red = {**json.loads(record.read_text())["red"], "name": "\x1b[2J\u202eAli"}
    done = call("replay", forged(record, red=red))
    assert done.code == 0
    assert "\x1b" not in done.out
    assert "\\x1b[2J\\u202eAli" in done.out


@each(
    "name, content, code",
    [
        ("missing.json", None, 1),
        ("empty.json", b"", 4),
        ("text.json", b"hello", 4),
        ("list.json", b"[]", 4),
        ("deep.json", b"[" * 100_000, 4),
        ("bytes.json", b"\xff\xfe\x00", 4),
        (".", None, 4),
        ("nul\0.json", None, 2),
    ],
)
def test_what_is_no_record_is_refused(
    name: str, content: bytes | None, code: int, call: Call, tmp_path: Path
) -> None:
    path = tmp_path / name
    if content is not None:
        path.write_bytes(content)
    done = call("replay", path)
    assert (done.code, done.out) == (code, "")
    assert done.err
    assert "Traceback" not in done.err


def test_the_files_own_text_is_not_thrown_at_the_terminal(call: Call, tmp_path: Path) -> None:
    write_text(tmp_path / "x.json", "\x1b[31m" * 1000)
    done = call("replay", tmp_path / "x.json")
    assert "\x1b" not in done.err
    assert len(done.err) < 300


def test_without_a_set_printed_cards_come_first_and_the_usual_heavyweights_after_them(call: Call) -> None:
    done = call("bout", "Tua", "Ali", "--rules", "title_bout", "--rounds", "4", "--seed", "3", "--json")
    assert (done.code, done.err) == (0, "")
    assert (done.document["red"], done.document["blue"]) == ("David Tua", "Muhammad Ali")
    unknown = call("bout", "Tua", "Nobody at all", "--rules", "title_bout")
    assert unknown.code != 0
    assert "heavyweights" in unknown.err
