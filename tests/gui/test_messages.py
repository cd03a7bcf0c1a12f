"""Refusals and errors in a German window: the same sentence with the same values."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from ringside_manager.campaign.arenas import Arena, check_eligible, check_rounds
from ringside_manager.campaign.books import Answer
from ringside_manager.campaign.house_rules import BY_THE_BOOK
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
from ringside_manager.gui.language import error_text
from ringside_manager.language import LANGUAGE, say, translated
from ringside_manager.office.facts.deeds import DeedFacts
from tests.slow import each


@pytest.fixture(autouse=True)
def german(monkeypatch: pytest.MonkeyPatch) -> None:
    """The window speaks German."""
    monkeypatch.setattr(LANGUAGE, "code", "de")


def caught() -> Iterator[RingsideError]:
    for check in (
        lambda: check_eligible(BY_THE_BOOK.arenas, Arena.BEST, 2, 3),
        lambda: check_rounds(BY_THE_BOOK.arenas, Arena.LOW, 33),
    ):
        with pytest.raises(RingsideError) as raised:
            check()
        yield raised.value


def test_refusals_of_the_rules_are_german_to_the_last_word() -> None:
    arena, rounds = caught()
    assert error_text(arena).title == "Gegen die Regeln"
    assert error_text(arena).text == (
        "„Die Besten“ steht Paaren mit einer gemeinsamen POP von 35 oder mehr oder einem von 20 oder mehr neben "
        "10 oder mehr offen; diese beiden haben 1 und 1½, zusammen 2½, also 32½ zu wenig. (C41)"
    )
    assert error_text(arena).next_step == "„Das Loch“ ist die beste Arena, die ihnen offensteht."
    assert error_text(rounds).whole == (
        "Ein Kampf in „Unterklasse“ geht über 5 bis 8 Runden, nicht über 33. (C51) "
        "5 bis 8 Runden vereinbaren oder es bei 7 belassen."
    )


@each(
    "error, text",
    [
        (
            LockedError("/leagues/a.ringside", LockHolder("office", 12, "20:15")),
            "/leagues/a.ringside ist in Gebrauch: Ringside Manager auf dem Computer 'office' seit '20:15' (Prozess 12).",
        ),
        (
            UnknownNameError("fighter", "Alli", ["Ali"]),
            "Diesen Namen gibt es hier nicht (Boxer): 'Alli'. Vielleicht Ali?",
        ),
        (
            SetError(
                "a.csv", [Problem(3, 1, say("{named} is missing", named="night")), Problem(0, 0, "Odd.")]
            ),
            "a.csv: 2 Fehler, nichts wurde daraus übernommen.\n  Zeile 3, Spalte 1: night fehlt\n  Odd.",
        ),
        (
            DamagedError("/a", [say("it is empty"), say("the row is missing")]),
            (
                "/a ist beschädigt (2 Befunde); die Datei wurde gelassen, wie sie ist.\n"
                "  es ist leer\n"
                "  die Zeile fehlt"
            ),
        ),
    ],
)
def test_messages_put_together_are_translated_piece_by_piece(error: RingsideError, text: str) -> None:
    assert error_text(error).text == text


def test_an_unknown_message_is_shown_as_it_is() -> None:
    error = RingsideError("Something: else went  wrong.\n  twice ", next_step="Wait.")
    assert (error_text(error).text, error_text(error).next_step) == (str(error), "Wait.")
    assert error_text(OSError("full")).text == "full"


def test_in_english_nothing_is_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LANGUAGE, "code", "en")
    error = RuleError("C8", say("Every stable is full; the draft is over."))
    assert error_text(error).text == str(error) == "Every stable is full; the draft is over. (C8)"


def test_a_language_without_a_file_shows_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LANGUAGE, "code", "xx")
    assert translated("Every stable is full; the draft is over.").startswith("Every")


def test_reasons_the_office_gives_are_translated_in_the_journal_and_the_paper() -> None:
    answered = DeedFacts(
        "offer_answered", ("Ali", "Liston"), word="one of the two has changed stables", answer=Answer.LAPSED
    )
    assert "„einer der beiden hat den Stall gewechselt“" in deed_text(answered)
    typed = DeedFacts("fighter_retired", ("Ali",), word="one of the two has changed stables")
    assert "one of the two has changed stables" in deed_text(typed)


def test_what_the_disk_reports_has_the_words_it_has_everywhere() -> None:
    full = OSError(28, "No space left on device", "plan.yaml")
    assert error_text(full) == error_text(refusal(Path("plan.yaml"), full))
    assert error_text(full).next_step
    assert error_text(OSError("nothing of a file")).text == "nothing of a file"
