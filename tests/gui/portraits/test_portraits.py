"""Portraits: every two men can be told apart, marks are seen where they are, and strange pictures are no pictures."""

from __future__ import annotations

import os
from itertools import combinations, product
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from ringside_manager.fighters import FEATURES, NO_LOOKS, VARIANTS, Face, Fighter, Looks, face_of
from ringside_manager.fighters.sets import load_set
from ringside_manager.gui import portraits
from ringside_manager.gui.portraits import (
    KEPT,
    Sitter,
    paint_portrait,
    pictures_of,
    portrait,
    read_picture,
    sitter_named,
    sitter_of,
    spot_of,
)
from ringside_manager.gui.portraits.marks import Mark
from ringside_manager.text_safety import match_key
from tests.slow import each

pytestmark = pytest.mark.usefixtures("qapp")
SIDE = 96


def drawn(face: Face, marks: tuple[Mark, ...] = (), side: int = SIDE) -> QImage:
    image = QImage(side, side, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    paint_portrait(painter, QRectF(0, 0, side, side), face, marks=marks)
    painter.end()
    return image


def unlike(one: QImage, other: QImage, least: int = 24) -> float:
    """The share of pixels that are clearly not the same."""
    pairs = zip(bytes(one.constBits()), bytes(other.constBits()), strict=True)
    return sum(abs(a - b) > least for a, b in pairs) / one.sizeInBytes()


def test_no_two_of_the_thirty_look_alike() -> None:
    pictures = [drawn(sitter_of(one).face, side=32) for one in load_set("heavyweights").fighters]
    assert min(unlike(one, other) for one, other in combinations(pictures, 2)) > 0.02


@each("name", ["Muhammad Ali", "Isamu Aoki"])
def test_a_man_against_himself_has_two_faces(name: str) -> None:
    one = Sitter(face_of(name, "Japan"))
    assert unlike(drawn(one.face), drawn(one.beside(one).face)) > 0.02


def test_a_league_older_than_looks_knows_the_thirty_by_their_names() -> None:
    men = load_set("heavyweights")
    johnson = men.fighter("Jack Johnson")
    plain = Fighter(johnson.name, johnson.abilities, nationality=johnson.nationality)
    assert sitter_of(plain).face.looks == sitter_of(johnson).face.looks
    assert sitter_of(plain).face.looks.complexion == "deep brown"
    assert sitter_of(Fighter("Nobody At All", johnson.abilities)).face.looks != NO_LOOKS


def test_every_word_can_be_drawn_and_every_variant_is_seen() -> None:
    for feature, words in FEATURES.items():
        for word in words:
            drawn(face_of("Ann", "Sweden", None, Looks(**{feature: word})), side=16)
    face = face_of("Ann")
    for variant, count in VARIANTS.items():
        shown = {
            bytes(drawn(face._replace(**{variant: place}), side=64).constBits()) for place in range(count)
        }
        assert len(shown) == count, variant


@each(
    "kind, place",
    list(
        product(
            ("cut", "gash"),
            ("over_left", "under_right", "cheek_left", "brow_right", "bridge", "lip", "forehead"),
        )
    ),
)
def test_an_open_cut_is_seen_where_it_is(kind: str, place: str) -> None:
    """A mark of his left lies on the right of the picture."""
    face = face_of(
        "Gene Tunney", "United States", 1920, Looks("fair", "side parting", "brown", "clean-shaven")
    )
    mark = Mark(kind, place)  # type: ignore[arg-type]
    spot = spot_of(mark, QRectF(0, 0, SIDE, SIDE), face)
    if place.endswith(("left", "right")):
        assert (spot.x() > SIDE / 2) == place.endswith("left")
    before, after = drawn(face), drawn(face, (mark,))
    near = [(spot.x() + x, spot.y() + y) for x, y in product(range(-3, 4), range(-3, 6))]
    reds = [QColor(after.pixel(round(x), round(y))) for x, y in near]
    assert any(tone.red() > 2 * tone.green() for tone in reds)
    assert unlike(before, after) < 0.1


def test_a_swollen_eye_closes_step_by_step() -> None:
    face = face_of("Karl Mildenberger", "Germany", 1960)
    stages = [drawn(face, (Mark("eye", "eye_left", stage),)) for stage in (1, 2, 3)]
    spot = spot_of(Mark("eye", "eye_left"), QRectF(0, 0, SIDE, SIDE), face)
    other = spot_of(Mark("eye", "eye_right"), QRectF(0, 0, SIDE, SIDE), face)
    whites = [
        [QColor(image.pixel(round(at.x()) + 2, round(at.y()))).lightness() for image in stages]
        for at in (spot, other)
    ]
    assert whites[0][0] > whites[0][2]
    assert len(set(whites[1])) == 1


def test_portraits_are_drawn_once_for_each_size() -> None:
    sitter = sitter_of(load_set("heavyweights").fighters[0], "#1d5fb0")
    assert portrait(sitter, 48) is portrait(sitter, 48)
    assert portrait(sitter, 48).width() == 48


# Pictures somebody put beside a set


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr("ringside_manager.paths.own_sets", lambda: tmp_path)
    made = tmp_path / "club.pictures"
    made.mkdir()
    return made


def save(path: Path, width: int = 80, height: int = 120) -> Path:
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(QColor("#336699"))
    assert image.save(str(path))
    return path


def test_a_picture_is_found_by_the_name_of_its_fighter(folder: Path) -> None:
    path = save(folder / "JOSE nunez.png")
    assert pictures_of("club")[match_key("José Núñez")] == path
    found = read_picture(path)
    assert found is not None
    assert (found.width(), found.height()) == (KEPT, KEPT)
    assert match_key("Somebody Else") not in pictures_of("club")
    assert match_key("José Núñez") not in pictures_of("../club")


@pytest.mark.parametrize("kind", ["text", "gif", "tiny", "huge", "cut short", "large"])
def test_what_is_no_picture_of_a_fair_size_is_passed_over(
    kind: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = folder / "ann.png"
    if kind == "text":
        path.write_text("no picture")
    elif kind == "gif":
        path.write_bytes(b"GIF89a" + b"\0" * 100)
    elif kind == "tiny":
        save(path, 8, 8)
    elif kind == "huge":
        monkeypatch.setattr(portraits, "LARGEST", 100)
        save(path, 101, 40)
    elif kind == "cut short":
        path.write_bytes(save(path).read_bytes()[:60])
    else:
        monkeypatch.setattr(portraits, "MOST_BYTES", 100)
        save(path)
    assert read_picture(path) is None


@pytest.mark.skipif(os.name == "nt", reason="links need rights there")
def test_no_link_leads_out_of_the_folder(folder: Path, tmp_path: Path) -> None:
    secret = save(tmp_path / "secret.png")
    (folder / "ann.png").symlink_to(secret)
    (folder / "ben.png").hardlink_to(secret)
    os.mkfifo(folder / "cleo.png")
    assert match_key("Ann") not in pictures_of("club")
    assert match_key("Cleo") not in pictures_of("club")
    assert read_picture(folder / "ann.png") is None
    assert read_picture(folder / "ben.png") is None
    (tmp_path / "other.pictures").symlink_to(folder, target_is_directory=True)
    save(folder / "dan.png")
    assert match_key("Dan") not in pictures_of("other")


def test_who_is_known_by_name_alone_looks_as_he_does_in_his_set() -> None:
    """Boards of exhibitions know names only; a rolled man's name tells where he is from."""
    men = load_set("invented").fighters
    same = [sitter_named(one.name).face == sitter_of(one).face for one in men]
    assert sum(same) >= 95


def test_a_picture_takes_the_place_of_the_drawn_head_until_it_is_none(folder: Path) -> None:
    ann = Fighter("Ann", load_set("heavyweights").fighters[0].abilities)
    save(folder / "ann.png")
    blue = portrait(sitter_of(ann, set_name="club"), 60).toImage()
    assert {blue.pixelColor(x, 30).name() for x in (5, 30, 55)} == {"#336699"}
    (folder / "ben.jpg").write_text("no picture")
    ben = sitter_of(Fighter("Ben", ann.abilities), set_name="club")
    assert ben.picture is not None
    assert portrait(ben, 60).toImage() == portrait(ben._replace(picture=None), 60).toImage()
