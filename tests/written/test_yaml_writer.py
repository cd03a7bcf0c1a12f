"""What the YAML writer writes, every reader takes for the same."""

from __future__ import annotations

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from ringside_manager.text_safety import tidy, visible
from ringside_manager.written.cards import Anything
from ringside_manager.written.yaml_files import read_yaml, yaml_text

TEXT = st.one_of(
    st.text(st.characters(exclude_categories=["Cs"]), max_size=30),
    st.sampled_from(["no", "Yes", "null", "~", "", " ", "12:30", "010", "1e3", ".nan", "2001-01-01", "a: b", "a #b", "- a", "[a]", "{a", "*a", "&a", "!a", "|", ">", "%", "@", "`", "'", '"', "\\", "a\nb", "\ta", "?", "---", "...", "=", "<<", "y", "\u2028", "\ufeff", "\x85", "é", "🥊"]),
)  # fmt: skip
VALUES = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(-(10**17), 10**17), TEXT),
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(TEXT, inner, max_size=4)),
    max_leaves=12,
)


@given(st.dictionaries(TEXT, VALUES, max_size=5))
def test_the_customary_reader_reads_it_back(values):
    assert yaml.safe_load(yaml_text(values)) == (values or None)


TIDY = st.text(st.characters(exclude_categories=["Cs"]), max_size=20).map(visible).map(tidy)
TIDY_VALUES = st.one_of(st.integers(0, 99), TIDY, st.lists(st.lists(TIDY, max_size=3), max_size=3))


@given(st.dictionaries(TIDY, TIDY_VALUES))
def test_our_reader_reads_tidy_values_back(values):
    assert read_yaml(Anything(), yaml_text(values) or "{}", "f") == values


def test_short_parts_stand_on_one_line_and_long_ones_do_not():
    values = {
        "a": {"b": 1, "c": [1, 2]}, "j": {"k": [[1, 2], [3]], "l": []}, "d": {"e": 1, "f": "no"},
        "g": ["x" * 90, "y" * 90], "h": {}, "i": [],
    }  # fmt: skip
    assert yaml_text(values) == (
        f'a: {{b: 1, c: [1, 2]}}\nj:\n  k: [[1, 2], [3]]\n  l: []\nd: {{e: 1, f: "no"}}\ng:\n  - {"x" * 90}\n  - {"y" * 90}\nh: {{}}\ni: []\n'
    )


@pytest.mark.parametrize("value", [1.5, b"a", object(), {1: {2}}])
def test_what_no_file_of_ours_holds_is_refused(value):
    with pytest.raises(TypeError, match="has no place"):
        yaml_text({"a": value})
