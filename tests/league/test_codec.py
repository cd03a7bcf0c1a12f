"""Deeds as canonical JSON: read back as they were, refused by name of entry and field."""

from __future__ import annotations

import json
import re
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.books import Entrance, LeagueOptions
from ringside_manager.fighters import Fighter
from ringside_manager.league.business.bouts import Aftermath, BoutFought
from ringside_manager.league.business.careers import FighterSigned
from ringside_manager.league.business.founding import LeagueEnded, LeagueFounded
from ringside_manager.league.business.nights import NightClosed
from ringside_manager.league.business.offers import BoutMade
from ringside_manager.league.business.open_books import Corrected, Struck, post
from ringside_manager.league.business.tournaments import TournamentDrawn
from ringside_manager.league.deeds import KINDS, Deed
from ringside_manager.league.journal import DeedError, canonical, decode, encode
from tests.league.any_deed import JSON_VALUES, of_type
from tests.league.scribe import ABILITIES, DICE, result
from tests.slow import each


@each("form", KINDS.values())
@settings(max_examples=12)
@given(data=st.data())
def test_every_kind_is_read_back_as_it_was_written(form: type[Deed], data: st.DataObject) -> None:
    deed = data.draw(of_type(form))
    body = encode(deed)
    assert decode(form.kind, body) == deed
    assert encode(decode(form.kind, body)) == body


def test_every_kind_of_deed_has_a_posting() -> None:
    assert set(KINDS.values()) == set(post.registry) - {object}
    assert all(form.kind == kind for kind, form in KINDS.items())


@given(JSON_VALUES)
def test_canonical_json_is_sorted_tight_and_ascii(value: object) -> None:
    text = canonical(value)
    assert text == json.dumps(json.loads(text), sort_keys=True, separators=(",", ":"))
    assert text.isascii()


def test_a_body_is_written_by_names() -> None:
    deed = BoutMade(3, 4, 5, Arena.LOW, 7, offer=9)
    assert encode(deed) == (
        '{"arena":"low","blue":5,"night":3,"offer":9,"red":4,"rounds":7,"slot":null,"system":"","title":false}'
    )


def test_a_correction_holds_kind_and_body_of_what_it_puts_in_place() -> None:
    deed = Corrected(7, Struck((3,), "wrong"), "so")
    body = '{"body":{"entries":[3],"why":"wrong"},"entry":7,"kind_of_deed":"struck","why":"so"}'
    assert encode(deed) == body
    assert decode("corrected", body) == deed


def test_fields_left_out_are_defaults() -> None:
    assert decode("struck", '{"entries":[1,2]}') == Struck((1, 2), "")


FOUGHT = BoutFought(5, result(), DICE)


@each(
    "kind, path, value, field",
    [
        ("night_closed", ["night"], 0, "night"),
        ("night_closed", ["night"], "3", "night"),
        ("night_closed", ["night"], 3.0, "night"),
        ("night_closed", ["night"], True, "night"),
        ("night_closed", ["night"], 10**30, "night"),
        ("night_closed", ["nigth"], 4, "nigth"),
        ("bout_fought", ["dice", "experience", 1], 11, "dice.experience.1"),
        ("bout_fought", ["dice", "percentage"], [1], "dice.percentage.1"),
        ("bout_fought", ["outcome", "method"], "ko", "outcome.method"),
        ("bout_fought", ["outcome", "winner"], "green", "outcome.winner"),
        ("bout_fought", ["outcome", "winner"], None, "outcome"),
        ("bout_fought", ["outcome", "knockdowns"], [-1, 0], ""),
        ("bout_fought", ["outcome", "start"], [0, 50], ""),
        ("bout_fought", ["outcome", "loss"], [3, -1], ""),
        ("bout_fought", ["carried"], [{"system": "ringside", "loss": 1, "start": 0}, None], "carried.0"),
        ("bout_fought", ["outcome"], [], "outcome"),
        ("bout_fought", ["bout"], None, "bout"),
        ("corrected", ["body", "night"], 0, "night"),
        ("corrected", ["kind_of_deed"], "night_open", ""),
        ("corrected", ["body"], [], "body"),
    ],
)
def test_a_body_that_does_not_fit_is_refused_by_entry_and_field(
    kind: str, path: list[str | int], value: object, field: str
) -> None:
    sound: dict[str, Deed] = {
        "night_closed": NightClosed(3),
        "bout_fought": FOUGHT,
        "corrected": Corrected(5, NightClosed(3)),
    }
    body: Any = json.loads(encode(sound[kind]))
    inner = body
    for step in path[:-1]:
        inner = inner[step]
    inner[path[-1]] = value
    with pytest.raises(DeedError) as refusal:
        decode(kind, json.dumps(body), 88)
    assert (refusal.value.entry, refusal.value.field) == (88, field)
    assert refusal.value.exit_code == 4
    assert "entry 88" in str(refusal.value)
    assert refusal.value.next_step


@each("body", ["", "nothing", "[]", "3", "null", '{"night":3', "{}", "[" * 100_000])
def test_what_is_no_body_at_all_is_refused(body: str) -> None:
    with pytest.raises(DeedError, match="Journal entry 4 "):
        decode("night_closed", body, 4)


def test_a_kind_that_does_not_exist_is_refused_with_the_nearest() -> None:
    with pytest.raises(DeedError, match="Did you mean bout_fought"):
        decode("bout_fougth", "{}", 2)


@given(st.binary(max_size=40) | st.just(b"{}"))
def test_bytes_are_read_or_refused(body: bytes) -> None:
    read: object = None
    try:
        read = decode("league_ended", body, 1)
    except DeedError as error:
        read = error
    assert isinstance(read, DeedError | LeagueEnded)


@each(
    "deed",
    [
        NightClosed(0),
        Struck((2,), "\ud800"),
        FighterSigned(Fighter("A", ABILITIES, cards={"x": {"y": float("nan")}}), None, None, Entrance.POOL),
        FighterSigned(Fighter("A", ABILITIES, cards={"x": {"y": object()}}), None, None, Entrance.POOL),
        BoutFought(1, result(), Aftermath((0, 1), (1, 1))),
        LeagueFounded("A", "ringside", "s", 2**63, "", LeagueOptions()),
        NightClosed("3"),  # type: ignore[arg-type]
    ],
)
def test_what_could_not_be_read_again_is_not_written(deed: Deed) -> None:
    with pytest.raises(DeedError, match=rf"A deed to be written \({deed.kind}"):
        encode(deed)


def test_deeds_that_contradict_themselves_do_not_come_about() -> None:
    with pytest.raises(ValueError, match="go together"):
        FighterSigned(Fighter("A", ABILITIES), 2, None, Entrance.DICE)
    with pytest.raises(ValueError, match="himself"):
        BoutMade(1, 4, 4, Arena.PITS, 5)
    with pytest.raises(ValueError, match="The Best"):
        BoutMade(1, 4, 5, Arena.PITS, 5, title=True)
    with pytest.raises(ValueError, match="two entrants"):
        TournamentDrawn("Cup", "", (4, 4), 1, for_title=True)
    with pytest.raises(ValueError, match="nights is 0"):
        LeagueOptions(nights=0)


def test_the_page_about_the_journal_describes_every_kind_and_field(repository: Path) -> None:
    page = (repository / "docs" / "journal.md").read_text(encoding="utf-8")
    sections = dict(re.findall(r"^### `(\w+)`(.*?)(?=^##)", page, re.DOTALL | re.MULTILINE))
    assert set(sections) == set(KINDS)
    for kind, form in KINDS.items():
        for field in fields(form):  # type: ignore[arg-type]
            assert f"`{field.name}`" in sections[kind], f"{kind}: {field.name}"


def test_errors_quote_no_more_than_a_line() -> None:
    with pytest.raises(DeedError) as refusal:
        decode("struck", json.dumps({"entries": "x" * 10_000}), 3)
    assert len(str(refusal.value)) < 300
