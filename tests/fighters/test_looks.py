"""What fighters look like: described, derived, and never two alike in one ring."""

from __future__ import annotations

from itertools import combinations

import pytest

from ringside_manager.errors import SetError
from ringside_manager.fighters import CLEARLY, FEATURES, Fighter, Looks, face_of, two_faces
from ringside_manager.fighters.set_csv import read_csv, write_csv
from ringside_manager.fighters.sets import load_set, read_set, write_set

SET = """schema_version: 1
name: one
title: One
fighters:
  - name: Ann
    looks: {complexion: purple, hair: afro, hat: top}
    abilities: {agility: 50, uppercut: 2, right_jab: 2, right_hook: 2, combination: 2, left_jab: 2, left_hook: 2, counterpunch: 20, endurance: 10}
"""


def test_a_mistake_in_the_looks_is_told_where_it_stands() -> None:
    with pytest.raises(SetError) as refusal:
        read_set(SET, "one.yaml")
    told = [str(problem) for problem in refusal.value.problems]
    assert [text.split(":")[0] for text in told] == ["line 6, column 25", "line 6, column 45"]
    assert "deep brown" in told[0]
    assert "hair_colour" in told[1]


def test_looks_go_through_files_and_dictionaries() -> None:
    thirty = load_set("heavyweights")
    assert read_set(write_set(thirty), "again") == thirty
    assert read_csv(write_csv(thirty.fighters), "x.csv") == thirty.fighters
    assert all(Fighter.from_dict(one.as_dict()) == one for one in thirty.fighters)


def test_the_thirty_are_described_and_each_has_a_face_of_his_own() -> None:
    men = load_set("heavyweights").fighters
    assert all(set(FEATURES) - {"era"} <= set(one.looks.as_dict()) for one in men)
    faces = [face_of(one.name, one.nationality, None, one.looks) for one in men]
    assert all(one.differs_from(other) >= CLEARLY for one, other in combinations(faces, 2))


def test_what_is_not_described_follows_from_the_name_for_good() -> None:
    """Saved leagues describe nobody: their faces would change with a change of the derivation."""
    rolled = face_of("Isamu Aoki", "Japan")
    assert rolled == face_of("Isamu Aoki", "Japan")
    assert rolled.looks.as_dict().keys() == FEATURES.keys()
    kept = face_of("Isamu Aoki", "Japan", 1932, Looks(hair="bald"))
    assert (kept.looks.hair, kept.looks.era) == ("bald", "between the wars")
    assert kept.looks.complexion == rolled.looks.complexion


def test_two_in_one_ring_never_share_a_face() -> None:
    """A man against himself, against a namesake's twin, and every two of a hundred rolled ones."""
    men = [face_of(one.name, one.nationality) for one in load_set("invented").fighters]
    same = face_of("Gene Tunney", "United States", 1920, Looks("fair", "wavy"))
    near = same._replace(brows=(same.brows + 1) % 5)
    for one, other in [*combinations(men, 2), (same, same), (same, near), (near, same)]:
        red, blue = two_faces(one, other)
        assert red == one
        assert red.differs_from(blue) >= CLEARLY
