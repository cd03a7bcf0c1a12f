"""Every message of the rooms below the window has a translation with the same blanks."""

from __future__ import annotations

from pathlib import Path

import message_patterns
import messages
import pytest

SOURCE = """
class OddError(RingsideError):
    title = "Odd thing"

INFO = EngineInfo(levels=(Level("odd", "Odd in every round."),))

def check(desk: Desk, name: str, night: int) -> None:
    late = f"; it was due on {night}" if night else ""
    if desk.odd:
        raise OddError(f"{name} is odd{late}.", next_step="Make it {even}.")
    raise RuleError("C3", _why(desk, name))

def _why(desk: Desk, name: str) -> str:
    if desk.full:
        return "The desk is full."
    return f"{name} and {name.lower()} are at {desk.title!r}: {{so}}"

def refuse(reason, *, where):
    raise UsageError(reason)

def late(books):
    refuse("It is late" + (" today." if books else " tonight."), where="nowhere at all")
    raise ValueError("nobody sees this one")
"""


@pytest.fixture
def read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """The patterns of a small program."""
    monkeypatch.setattr(message_patterns, "SOURCES", tmp_path)
    for room in ("office", "gui"):
        (tmp_path / room).mkdir()
    (tmp_path / "office" / "desk.py").write_text(SOURCE, encoding="utf-8")
    (tmp_path / "gui" / "page.py").write_text('raise UsageError("The window says this.")', encoding="utf-8")
    return message_patterns.patterns(tmp_path)


def test_a_pattern_has_a_blank_for_every_value_and_one_for_every_variant(read: dict[str, str]) -> None:
    assert set(read) == {
        "Odd thing",
        "odd",
        "Odd in every round.",
        "{name} is odd.",
        "{name} is odd; it was due on {night}.",
        "Make it {{even}}.",
        "The desk is full.",
        "{name} and {lower} are at {title}: {{so}}",
        "It is late today.",
        "It is late tonight.",
    }
    assert set(read.values()) == {"office/desk.py"}


def test_a_file_keeps_what_is_known_and_drops_what_is_gone() -> None:
    known = {"words": {"red": "Rot"}, "old.py": {"Gone.": "Weg.", "Here.": "Da."}}
    text = messages.written({"Here.": "a/b.py", "New {name}.": "a/b.py"}, known)
    assert '[words]\n"red" = "Rot"\n' in text
    assert '["a/b.py"]\n"Here." = "Da."\n"New {name}." = ""\n' in text
    assert "Gone" not in text


def test_the_german_file_is_in_step_with_the_rooms() -> None:
    known = messages.translated("de")
    file = messages.FOLDER / "messages_de.toml"
    assert file.read_text(encoding="utf-8") == messages.written(message_patterns.patterns(), known)


def test_every_message_is_told_in_german_with_the_same_blanks() -> None:
    tables = messages.translated("de")
    said = {english: text for table in tables.values() for english, text in table.items()}
    assert len(said) > 300
    assert [english for english, text in said.items() if not text] == []
    blanks = message_patterns.BLANK.findall
    assert [
        english for english, text in said.items() if sorted(blanks(english)) != sorted(blanks(text))
    ] == []


def test_check_changes_nothing_and_says_what_is_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(messages, "FOLDER", tmp_path)
    assert messages.main(["--check"]) == 1
    assert not list(tmp_path.iterdir())
    assert messages.main([]) == 0
    assert "wait for a translation" in capsys.readouterr().out
    assert (tmp_path / "messages_de.toml").is_file()
