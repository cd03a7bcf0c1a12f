"""What is remembered between two starts, from files that somebody or something has damaged."""

from __future__ import annotations

import os
import random
from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from ringside_manager.gui import seats
from ringside_manager.gui.main import Windows
from ringside_manager.gui.ring.desk.asking import remembered
from ringside_manager.gui.seats import check_pin, colours_of, pin_required, set_pin
from ringside_manager.gui.settings import Recent, Settings, known_sets, settings, use_settings
from ringside_manager.gui.start.panels import RecentList, known_drafts
from ringside_manager.gui.tables.shape import recall
from ringside_manager.gui.window import MainWindow
from ringside_manager.gui.words import night
from tests.gui.looking import settle
from tests.slow import each

pytestmark = pytest.mark.usefixtures("undressed")

WRONG = (
    "5", "-1", "true", "null", '"x"', "[]", "{}", "[5]", "[[]]", '{"a": 1}', '{"Ann": ["zz", "é"]}', '{"Ann": [1, 2]}',
    "NaN", "Infinity", "-Infinity", "1e999", "1e308", "9" * 25, "9" * 5000, "2147483648", '"\\ud800"', '["\\u0000"]',
    '"' + "x" * 5000 + '"', '["' + "x" * 5000 + '"]', "[" * 100_000, '{"a":' * 5000, "", "nul", "'x'", "@Invalid()",
    '[{"path": "/x", "managers": 5}]', '[{"path": "/x", "managers": [5]}]', '[{"path": "/x", "night": 1e9}]',
    '[{"path": "/x", "night": 99999999999}]', '[{"path": "/x", "name": 5}]', '[{"path": 5}]', "[null]",
    '[{"path": "/x", "pinned": "yes"}]', '[{"path": "\\u0000", "opened": []}]',
)  # fmt: skip
"""What may stand behind a key and is none of its values, or not that of every key."""
KEYS = (
    "zoom", "theme", "language", "recent", "window", "drafts", "sets", "reopen", "curtain", "shortcut/undo",
    "clock",
)  # fmt: skip


@pytest.fixture(autouse=True)
def _quick_pins(monkeypatch: pytest.MonkeyPatch) -> None:
    """PINs are slow to try on purpose; not here."""
    monkeypatch.setattr(seats, "_ROUNDS", 1)


def read_everything() -> None:
    """Ask for every kind of value as the program does at its start and on its pages."""
    kept = settings()
    assert 0.8 <= min(max(kept.value("zoom", 1.0), 0.8), 2.0) <= 2.0
    assert all(
        isinstance(kept.value(key, ""), str) for key in ("theme", "language", "window", "shortcut/undo")
    )
    kept.value("window", "").encode()
    assert all(isinstance(kept.value(key, default=True), bool) for key in ("reopen", "curtain"))
    for recent in kept.recent():
        assert isinstance(recent.exists, bool)
        night(recent.night), ", ".join((recent.name, *recent.managers, recent.opened)).encode()
    kept.remember(Recent("/a", "A"))
    known_drafts(), known_sets(), recall("fighters"), colours_of("club/1"), remembered(real_dice=True)
    if pin_required("club/1", "Ann"):
        check_pin("club/1", "Ann", "1234")
    kept.sync()


def sound_file(folder: Path) -> bytes:
    """A settings file with something behind every key."""
    made = Settings(folder / "sound.ini")
    use_settings(made)
    for key, value in (
        ("zoom", 1.25),
        ("theme", "dark"),
        ("window", "AdnQ"),
        ("reopen", True),
        ("drafts", ["/x"]),
    ):
        made.set_value(key, value)
    made.remember(Recent("/x/club.ringside", "Club", 3, ("Ann", "Ben"), "2026-01-01 10:00", pinned=True))
    set_pin("club/1", "Ann", "1234")
    made.sync()
    return (folder / "sound.ini").read_bytes()


def damaged(sound: bytes, dice: random.Random) -> bytes:
    """The file with one to three faults: a wrong value, flipped or lost or doubled bytes, rubbish."""
    data = bytearray(sound)
    for _ in range(dice.randint(1, 3)):
        kind, at = dice.randrange(6), dice.randrange(len(data) + 1)
        if kind <= 2:
            text = dice.choice(WRONG).replace("\\", "\\\\").replace('"', '\\"')
            key = dice.choice(KEYS).replace("/", "\\")
            data += f'\n[General]\n{key}="{text}"\n'.encode() if kind else f"\n{key}={text}\n".encode()
        elif kind == 3:
            data[at : at + dice.choice((1, 1, 5, 50))] = dice.randbytes(dice.randrange(3))
        elif kind == 4:
            data[at:at] = dice.choice(
                (b"\0", b"\xff", b"@Variant(\0\0)", b"%", b"\\x", b"[", b"=", b"\n", b",")
            )
        else:
            del data[at:]
    return bytes(data)


@pytest.mark.parametrize("seed", range(4))
def test_no_damaged_file_keeps_the_program_from_reading_its_settings(tmp_path: Path, seed: int) -> None:
    sound, dice = sound_file(tmp_path), random.Random(seed)
    for number in range(100):
        file = tmp_path / f"{number}.ini"
        file.write_bytes(damaged(sound, dice))
        use_settings(Settings(file))
        read_everything()


@each("key", KEYS)
def test_a_wrong_value_costs_that_value_alone(tmp_path: Path, key: str) -> None:
    for text in WRONG:
        kept = Settings(None)
        kept.set_value("theme", "dark")
        kept._store.setValue(key, text)
        use_settings(kept)
        read_everything()
        assert set(kept.refusals) <= {key}
        if key != "theme":
            assert kept.value("theme", "system") == "dark"


def test_one_bad_league_costs_that_league(tmp_path: Path) -> None:
    kept = Settings(tmp_path / "settings.ini")
    kept.set_value("recent", [{"path": "/x", "managers": 5}, {"path": "/y", "name": "Y", "night": 3}])
    assert [recent.path for recent in kept.recent()] == ["/y"]
    assert kept.refusals == ["recent"]


def test_what_was_refused_is_told_in_one_line(tmp_path: Path, qtbot: QtBot) -> None:
    kept = Settings(tmp_path / "settings.ini")
    kept.set_value("zoom", "large")
    kept.set_value("recent", [5])
    use_settings(kept)
    assert kept.value("zoom", 1.0) == 1.0
    window = MainWindow()
    qtbot.addWidget(window)
    keeper = Windows(window)
    settle()
    (text,) = keeper.window.notices.texts
    assert text.endswith(": zoom, recent.")
    assert kept.keys() == ("recent", "version")


def test_a_folder_that_is_closed_to_us_only_greys_its_league(tmp_path: Path, qtbot: QtBot) -> None:
    settings().remember(Recent(str(tmp_path / ("x" * 300)), "Club"))
    made = RecentList()
    qtbot.addWidget(made)
    assert not settings().recent()[0].exists


@pytest.fixture(
    params=["a file for the folder", "a folder", "a pipe", "a pipe for the folder", "no right", "nowhere"]
)
def unusable(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "config"
    file = folder / "settings.ini"
    match request.param:
        case "a file for the folder":
            folder.write_text("x", encoding="utf-8")
        case "a folder":
            file.mkdir(parents=True)
        case "a pipe":
            folder.mkdir()
            os.mkfifo(file)
        case "a pipe for the folder":
            os.mkfifo(folder)
        case "nowhere":
            file = Path("/proc/nowhere/settings.ini")
        case _:
            monkeypatch.setattr(os, "access", lambda path, mode: False)
    return file


@pytest.mark.skipif(os.name == "nt", reason="needs pipes and /proc")
def test_without_a_place_for_settings_they_last_as_long_as_the_program(unusable: Path) -> None:
    kept = Settings(unusable)
    assert not kept.kept
    kept.set_value("theme", "dark")
    kept.sync()
    assert kept.value("theme", "system") == "dark"
    kept.forget("theme")
    assert kept.value("theme", "system") == "system"


def test_settings_that_can_only_be_read_are_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Settings(tmp_path / "settings.ini").set_value("theme", "dark")
    monkeypatch.setattr(os, "access", lambda path, mode: False)
    kept = Settings(tmp_path / "settings.ini")
    assert (kept.value("theme", "system"), kept.kept) == ("dark", False)


@pytest.mark.parametrize("far", [100_000, -100_000])
def test_a_window_off_every_screen_comes_back(far: int, qtbot: QtBot) -> None:
    first = QWidget()
    qtbot.addWidget(first)
    first.setGeometry(far, far, 1000, 700)
    settings().set_value("window", bytes(first.saveGeometry().toBase64().data()).decode())
    window = MainWindow()
    qtbot.addWidget(window)
    window.move(far, far)
    window.show()
    settle()
    assert window.screen().geometry().intersects(window.frameGeometry())


# A packed Python object, which Qt would unpack while it reads the file: that runs code


def packed(folder: Path) -> str:
    """What Qt writes for an object that makes ``folder`` when it is unpacked."""
    code = b"\x80\x04cos\nmkdir\n(X" + len(bytes(folder)).to_bytes(4, "little") + bytes(folder) + b"tR."
    name = b"PySide::PyObjectWrapper"
    data = bytes([0, 0, 0, 0x7F, 0, 0, 0, len(name) + 1, *name, 0, *len(code).to_bytes(4), *code])
    return (
        "Variant(" + "".join(f"\\x{byte:x}" if byte < 32 or byte > 126 else chr(byte) for byte in data) + ")"
    )


WAYS = (
    "@{}", " @{}", '"@{}"', "\\x40{}", "\\100{}", '"\\x40{}"', '""@{}', "\\q@{}", "x, @{}", '"x", "@{}"', "\\\n@{}", "x\rlook=@{}",
    '"x\\\n\ny=@{}', "\t@{}", ";@{}", "x\n\ufefflook=@{}", "x\n[other]\nlook=@{}", "x\n%40=@{}", 'x\n"a=b"=@{}',
)  # fmt: skip


@each("way", WAYS)
def test_no_object_is_unpacked_from_a_settings_file(tmp_path: Path, way: str) -> None:
    made, file = tmp_path / "made", tmp_path / "settings.ini"
    with file.open("w", encoding="utf-8", newline="") as text:
        text.write('[General]\nversion=1\ntheme=\\"dark\\"\nlook=' + way.format(packed(made)) + "\n")
    use_settings(Settings(file))
    read_everything()
    for key in (*settings().keys(), "look"):
        settings().value(key, None)
    assert not made.exists()
    assert settings().refusals or settings().set_aside
    if settings().set_aside is None:
        assert settings().value("theme", "") == "dark"


def test_an_object_in_a_file_that_cannot_be_written_is_not_read_either(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made, file = tmp_path / "made", tmp_path / "settings.ini"
    file.write_text(f"[General]\nversion=1\nlook=@{packed(made)}\n", encoding="utf-8")
    monkeypatch.setattr(os, "access", lambda *_: False)
    use_settings(Settings(file))
    assert settings().keys() == ("version",)
    assert not settings().kept
    assert not made.exists()
