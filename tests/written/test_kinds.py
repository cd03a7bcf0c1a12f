"""Kinds of value: what each takes, refuses and publishes."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ringside_manager.written import FAULT, Report
from ringside_manager.written.cards import Anything, ByKey
from ringside_manager.written.kinds import (
    Choice,
    Field,
    Many,
    OrNothing,
    Record,
    Slug,
    Text,
    Whole,
)
from ringside_manager.written.yaml_files import scan
from tests.slow import each


def reading(kind, text):
    """The value and the messages of reading ``text`` as ``kind``."""
    report = Report("f")
    return kind.read(scan(text, report), report), [problem.message for problem in report.problems]


class TestWhole:
    kind = Whole(-3, 120)

    @pytest.mark.parametrize(("text", "number"), [("-3", -3), ("0", 0), ("-0", 0), ("+7", 7), ("120", 120)])
    def test_takes_digits(self, text, number):
        assert reading(self.kind, text) == (number, [])

    @pytest.mark.parametrize(
        "text", ["-4", "121", "9" * 18, "9" * 19, "9" * 5000, f"-{'9' * 5000}", str(2**63)]
    )
    def test_keeps_to_its_range(self, text):
        value, [message] = reading(self.kind, text)
        assert value is FAULT
        assert message.endswith("is out of range; allowed are -3 to 120")
        assert len(message) < 120

    @pytest.mark.parametrize(
        "text",
        ["010", "1e3", "12:30", "0x1F", "0o17", "1_000", ".nan", ".inf", "1.0", "1,5", "yes", "٣", "５", "2024-02-30", "- -", "1 2"],
    )  # fmt: skip
    def test_takes_nothing_that_only_looks_like_a_number(self, text):
        value, [message] = reading(self.kind, text)
        assert value is FAULT
        assert message.startswith("expected a whole number from -3 to 120, found ")

    def test_says_what_stands_there_instead(self):
        for text, found in {"": "nothing", "[1]": "a list", "{a: 1}": "a mapping", "'x'": "'x'"}.items():
            assert reading(self.kind, f"[{text or '~'}, ]")[1] == [
                "expected a whole number from -3 to 120, found a list"
            ]
            assert reading(Many(self.kind, 1), f"- {text}\n")[1] == [
                f"expected a whole number from -3 to 120, found {found}"
            ]

    @pytest.mark.parametrize("text", ["'5'", '"5"', "|\n  5"])
    def test_refuses_quotes(self, text):
        value, [message] = reading(Many(self.kind, 1), f"- {text}")
        assert value is FAULT
        assert "found " in message

    @given(st.integers(min_value=-3, max_value=120))
    def test_reads_what_python_writes(self, number):
        assert reading(self.kind, str(number)) == (number, [])


class TestText:
    kind = Text(longest=10, shortest=1)

    @pytest.mark.parametrize(
        "text", ["no", "on", "null", "~", "12:30", "010", "1e3", ".nan", "2001-01-01", "=", "٣", "🥊"]
    )
    def test_stays_text(self, text):
        assert reading(self.kind, text) == (text, [])

    def test_is_tidied_and_composed(self):
        assert reading(self.kind, "'  Jose\u0301 \u00a0 A '") == ("José A", [])

    @pytest.mark.parametrize(("text", "length"), [("x", 1), ("x" * 10, 10)])
    def test_lengths_within(self, text, length):
        assert len(reading(self.kind, text)[0]) == length

    @pytest.mark.parametrize(
        ("text", "told"),
        [
            ("' '", "expected 1 to 10 characters, found none"),
            ("''", "expected 1 to 10 characters, found none"),
            ("x" * 11, "'xxxxxxxxxxx' has 11 characters; allowed are 1 to 10 characters"),
        ],
    )
    def test_lengths_beyond(self, text, told):
        value, [message] = reading(self.kind, text)
        assert value is FAULT
        assert message.endswith(told)

    @pytest.mark.parametrize(
        ("text", "code"),
        [('"a\\tb"', "U+0009"), ('"\\u202e"', "U+202E"), ('"a\\nb"', "U+000A"), ('"\\0"', "U+0000")],
    )
    def test_hides_nothing(self, text, code):
        value, [message] = reading(self.kind, text)
        assert value is FAULT
        assert message.endswith(f"holds the hidden character {code}; remove it")
        assert message.isprintable()

    def test_of_several_lines(self):
        assert reading(Text(99, lines=True), "|\n  one \n\n  two\n") == ("one\n\ntwo", [])
        assert reading(Text(99, lines=True), '"a\\tb"')[0] is FAULT

    def test_nothing_is_no_text(self):
        assert reading(Many(Text(9), 1), "-\n") == (FAULT, ["expected text, found nothing"])
        assert reading(Many(Text(9), 1), "- ''\n") == (("",), [])


class TestSlug:
    @pytest.mark.parametrize("text", ["heavyweights", "title_bout", "set-2", "a", "1", "null"])
    def test_takes_short_names(self, text):
        assert reading(Slug(), text) == (text, [])

    @pytest.mark.parametrize(
        ("text", "example"),
        [("../../etc/passwd", "etc-passwd"), ("My Set", "my-set"), ("CON", "con-file"), ("a:b", "a-b"), ("日本", "my-set"), ("a--b", "a-b"), ("x" * 41, "x" * 40)],
    )  # fmt: skip
    def test_proposes_a_name_that_would_do(self, text, example):
        value, [message] = reading(Slug(), text)
        assert value is FAULT
        assert message.endswith(f", such as {example}")
        assert reading(Slug(), example) == (example, [])


def test_choice_hints_at_the_word_meant():
    stances = Choice(("orthodox", "southpaw"))
    assert reading(stances, "southpaw") == ("southpaw", [])
    found = reading(stances, "Southpaw")
    assert found == (FAULT, ["'Southpaw' is not orthodox or southpaw; did you mean southpaw?"])
    found = reading(stances, "left")
    assert found == (FAULT, ["'left' is not orthodox or southpaw; there are orthodox, southpaw"])
    assert reading(stances, "[a]") == (FAULT, ["expected orthodox or southpaw, found a list"])


@each("text, value", [("null", None), ("~", None), ("", None), ("5", 5)])
def test_or_nothing(text, value):
    assert reading(Many(OrNothing(Whole(1, 9)), 1), f"- {text}") == ((value,), [])


def test_quoted_null_is_text_not_nothing():
    assert reading(OrNothing(Whole(1, 9)), "'null'")[0] is FAULT


def test_many_tells_every_fault_and_its_length():
    value, messages = reading(Many(Whole(1, 9), most=2), "[0, x, 10]")
    assert value is FAULT
    assert len(messages) == 4
    assert "a list of 3; allowed are 0 to 2" in messages


PAIR = Record(
    "the pair",
    (Field("left", Whole(1, 9), "", required=True), Field("right", Whole(1, 9), "")),
    lambda **values: values,
)


def test_record_builds_from_what_is_given():
    assert reading(PAIR, "{left: 1}") == ({"left": 1}, [])
    assert reading(PAIR, "{right: 2, left: 1}") == ({"left": 1, "right": 2}, [])


def test_record_tells_unknown_missing_and_faulty_keys_together():
    value, messages = reading(PAIR, "{rihgt: 2, right: x, up: 1}")
    assert value is FAULT
    assert messages == [
        "the pair: the key left is missing",
        "'rihgt' is not a key of the pair; did you mean right?",
        "expected a whole number from 1 to 9, found 'x'",
        "'up' is not a key of the pair; there are left, right",
    ]


def test_record_is_not_built_from_what_could_not_be_read():
    report = Report("f")
    from ringside_manager.written.yaml_files import scan

    tree = scan("{left: *x}", report)
    assert PAIR.read(tree, report) is FAULT
    assert len(report) == 1


def test_anything_types_as_json_would():
    text = "{a: 1, b: [true, false, null, ~, ''], c: {d: no, e: '5', f: 010, g: 1.5}, h: -2}"
    value, messages = reading(Anything(), text)
    assert messages == []
    assert value == {
        "a": 1,
        "b": [True, False, None, None, ""],
        "c": {"d": "no", "e": "5", "f": "010", "g": "1.5"},
        "h": -2,
    }


def test_anything_still_refuses_what_nobody_can_hold():
    assert reading(Anything(), "[1" + "0" * 30 + ', "\\u202e", {a: "\\u200b"}]')[0] is FAULT


def test_by_key():
    assert reading(ByKey(Whole(1, 9)), "{a: 1, b: 2}") == ({"a": 1, "b": 2}, [])
    assert reading(ByKey(Whole(1, 9)), "{a: x}")[0] is FAULT
    assert reading(ByKey(Whole(1, 9)), "[a]") == (FAULT, ["expected a mapping, found a list"])
