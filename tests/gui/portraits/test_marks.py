"""Every system's marks come to lie on the head: what is hurt, where, and what stands beside it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from ringside_manager.fighters import face_of
from ringside_manager.gui.board.heads import paint_head
from ringside_manager.gui.board.paint import Paint
from ringside_manager.gui.portraits import Sitter
from ringside_manager.gui.portraits.marks import Mark
from ringside_manager.gui.systems import control
from ringside_manager.gui.systems import glory_days as glory
from ringside_manager.gui.systems.title_bout import tracker


def test_title_bout_draws_cuts_with_their_letters_eyes_and_clashes() -> None:
    cuts = (
        tracker.CutSeen("over_left", "H", open=True, gash=True, reopened=0, markers=0),
        tracker.CutSeen("nose_bleed", "A", open=True, gash=False, reopened=0, markers=0),
        tracker.CutSeen("lip", "G", open=False, gash=False, reopened=0, markers=0),
    )
    wounds = (("swelling", "under_right", "major", "held"), ("swelling", "nowhere", "minor", ""))
    marks = tracker.marks_of(tracker.Looks(cuts, (("left", 2), ("right", 0)), wounds, (), 2))
    assert marks == (
        Mark("eye", "eye_left", 2),
        Mark("gash", "over_left", tag="H"),
        Mark("blood", "nose", tag="A"),
        Mark("cut", "lip", held=True, tag="G"),
        Mark("swelling", "under_right", 2, held=True),
        Mark("gash", "forehead", times=2),
    )


def test_glory_days_and_control_count_what_comes_up_again() -> None:
    seen = (("gash_left_eye", 1), ("cut_right_cheek", 3), ("swelling_right_eye", 5))
    assert glory.marks_of(seen) == (
        Mark("gash", "brow_left"),
        Mark("cut", "cheek_right", times=3, tag="3"),
        Mark("eye", "eye_right", 3),
    )
    marks = (control.MarkSeen("cut_under_eye", 2, 0, 8), control.MarkSeen("bloody_nose", 0, 1, 9))
    assert control.drawn_as(marks) == (Mark("cut", "under_right", times=2, tag="2"),)


@pytest.mark.usefixtures("qapp")
def test_a_tag_stands_on_the_side_of_its_mark() -> None:
    """His left is on the right of the picture."""
    sides = {}
    for place in ("over_left", "over_right"):
        written: list[object] = []
        paint = Paint.in_force(written)  # type: ignore[arg-type]
        image = QImage(200, 200, QImage.Format.Format_RGB32)
        painter = QPainter(image)
        paint_head(
            painter, paint, QRectF(0, 0, 200, 200), Sitter(face_of("Ann")), (Mark("cut", place, tag="Q"),)
        )
        painter.end()
        [tag] = paint.written or []
        sides[place] = tag.letters.center().x()
    assert sides["over_right"] < 100 < sides["over_left"]
