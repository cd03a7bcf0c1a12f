"""Refusals and errors in a German window: known by their pattern, told with the same values."""

from __future__ import annotations

import time
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ringside_manager import paths
from ringside_manager.campaign.arenas import Arena, check_eligible, check_rounds
from ringside_manager.campaign.books import Answer
from ringside_manager.errors import (
    DamagedError,
    LockedError,
    LockHolder,
    Problem,
    RingsideError,
    RuleError,
    SetError,
    UnknownNameError,
)
from ringside_manager.files import refusal
from ringside_manager.gui.justice.deed_words import deed_text
from ringside_manager.gui.messages import Pattern, told, translated
from ringside_manager.language import LANGUAGE
from ringside_manager.office.facts.deeds import DeedFacts

TABLES = tomllib.loads((paths.resources() / "translations" / "messages_de.toml").read_text(encoding="utf-8"))
PATTERNS = [
    Pattern.of(english, said)
    for name, table in TABLES.items()
    if name != "words"
    for english, said in table.items()
]
NASTY = st.one_of(
    st.text(max_size=40),
    st.sampled_from(
        [
            "",
            ".",
            " ",
            "{name}",
            "{0}",
            "{",
            "}}",
            "\\1",
            "%n",
            "<b>Ali</b>",
            "A. B. C",
            "x (C3)",
            ": ",
            "\n",
            "–½$1,234.50",
        ]
    ),
    st.sampled_from([text for pattern in PATTERNS for text in pattern.texts]),
)


@pytest.fixture(autouse=True)
def german(monkeypatch: pytest.MonkeyPatch) -> None:
    """The window speaks German."""
    monkeypatch.setattr(LANGUAGE, "code", "de")


def filled(pattern: Pattern, values: list[str]) -> str:
    return "".join(
        text + value for text, value in zip(pattern.texts, [*values, ""][: len(pattern.texts)], strict=True)
    )


def caught() -> Iterator[RingsideError]:
    for check in (lambda: check_eligible(Arena.BEST, 2, 3), lambda: check_rounds(Arena.LOW, 33)):
        with pytest.raises(RingsideError) as raised:
            check()
        yield raised.value


def test_refusals_of_the_rules_are_german_to_the_last_word() -> None:
    arena, rounds = caught()
    assert told(arena).title == "Gegen die Regeln"
    assert told(arena).text == (
        "„Die Besten“ steht Paaren mit einer gemeinsamen POP von 35 oder mehr oder einem von 20 oder mehr neben "
        "10 oder mehr offen; diese beiden haben 1 und 1½, zusammen 2½, also 32½ zu wenig. (C41)"
    )
    assert told(arena).next_step == "„Das Loch“ ist die beste Arena, die ihnen offensteht."
    assert told(rounds).whole == (
        "Ein Kampf in „Unterklasse“ geht über 5 bis 8 Runden, nicht über 33. (C51) "
        "5 bis 8 Runden vereinbaren oder es bei 7 belassen."
    )


@pytest.mark.parametrize(
    ("error", "text"),
    [
        (
            RuleError("C40", "This cannot be a title bout. Neither of the two is the champion."),
            "Das kann kein Titelkampf sein. Keiner der beiden ist der Champion. (C40)",
        ),
        (
            RuleError("C54", "The Best offers $1,234.50 in all and has $0.50."),
            "The Best bietet insgesamt $1,234.50 und hat $0.50. (C54)",
        ),
        (
            LockedError("/leagues/a.ringside", LockHolder("office", 12, "20:15")),
            "/leagues/a.ringside ist in Gebrauch: Ringside Manager auf dem Computer 'office' seit '20:15' (Prozess 12).",
        ),
        (
            UnknownNameError("fighter", "Alli", ["Ali"]),
            "Diesen Namen gibt es hier nicht (Boxer): 'Alli'. Vielleicht Ali?",
        ),
        (
            SetError("a.csv", [Problem(3, 1, "night: 'x' is no whole number"), Problem(0, 0, "Odd.")]),
            (
                "a.csv: 2 Fehler, nichts wurde daraus übernommen.\n"
                "  Zeile 3, Spalte 1: night: 'x' ist keine ganze Zahl\n"
                "  Odd."
            ),
        ),
        (
            DamagedError("/a", ["journal, entry 4: it is empty", "the row is missing"]),
            (
                "/a ist beschädigt (2 Befunde); die Datei wurde gelassen, wie sie ist.\n"
                "  Journal, Eintrag 4: es ist leer\n"
                "  die Zeile fehlt"
            ),
        ),
    ],
)
def test_messages_put_together_are_told_piece_by_piece(error: RingsideError, text: str) -> None:
    assert told(error).text == text


def test_a_refusal_and_its_next_step_in_one_text_are_both_told() -> None:
    text = "Only the promoter may do this, not Ann. (C3) Ask J. R. Bob."
    assert translated(text) == "Das darf nur der Promoter, nicht Ann. (C3) J. R. Bob fragen."


def test_an_unknown_message_is_shown_as_it_is() -> None:
    error = RingsideError("Something: else went  wrong.\n  twice ", next_step="Wait.")
    assert (told(error).text, told(error).next_step) == ("Something: else went  wrong.\n  twice ", "Wait.")
    assert told(OSError("full")).text == "full"


def test_in_english_nothing_is_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LANGUAGE, "code", "en")
    assert told(RuleError("C8", "Every stable is full; the draft is over.")).text == (
        "Every stable is full; the draft is over. (C8)"
    )


def test_a_language_without_a_file_shows_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LANGUAGE, "code", "xx")
    assert translated("Every stable is full; the draft is over.").startswith("Every")


@given(st.sampled_from(PATTERNS), st.data())
def test_a_pattern_is_known_again_whatever_is_put_in(pattern: Pattern, data: st.DataObject) -> None:
    values = [data.draw(NASTY) for _ in pattern.blanks]
    text = filled(pattern, values)
    found = pattern.values(text)
    assert found is not None
    assert filled(pattern, [found[blank] for blank in pattern.blanks]) == text


@given(st.sampled_from([pattern for pattern in PATTERNS if not pattern.texts[0].startswith(" ")]), st.data())
def test_a_plain_name_stands_in_the_german_sentence(pattern: Pattern, data: st.DataObject) -> None:
    """What begins with a space is the tail of another message and never stands alone."""
    plain = st.text("ÄÖXYZ", min_size=3, max_size=8)
    values = [data.draw(plain) for _ in pattern.blanks]
    said = translated(filled(pattern, values))
    assert said == pattern.fill(dict(zip(pattern.blanks, values, strict=True)))


@given(st.lists(NASTY, max_size=6).map("".join))
def test_no_text_makes_it_fail(text: str) -> None:
    assert isinstance(translated(text), str)
    assert translated(text) == translated(text)


@pytest.mark.parametrize(
    "text", ["x is already retired. " * 200, "a: " * 1_500, "{name} " * 600, "no loss. (C3) " * 300]
)
def test_long_texts_are_told_in_no_time(text: str) -> None:
    begun = time.perf_counter()
    translated(text)
    assert time.perf_counter() - begun < 1


def test_reasons_the_office_gives_are_told_in_the_journal_and_the_paper() -> None:
    answered = DeedFacts(
        "offer_answered", ("Ali", "Liston"), word="one of the two has changed stables", answer=Answer.LAPSED
    )
    assert "„einer der beiden hat den Stall gewechselt“" in deed_text(answered)
    typed = DeedFacts("fighter_retired", ("Ali",), word="one of the two has changed stables")
    assert "one of the two has changed stables" in deed_text(typed)


def test_what_the_disk_reports_has_the_words_it_has_everywhere() -> None:
    full = OSError(28, "No space left on device", "plan.yaml")
    assert told(full) == told(refusal(Path("plan.yaml"), full))
    assert told(full).next_step
    assert told(OSError("nothing of a file")).text == "nothing of a file"
