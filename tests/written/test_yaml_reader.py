"""The YAML reader is safe and total (F20 to F23)."""

from __future__ import annotations

import ast
import subprocess
import sys
import textwrap
from contextlib import suppress
from pathlib import Path

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from ringside_manager.errors import SetError
from ringside_manager.text_safety import tidy, visible
from ringside_manager.written import MAX_PROBLEMS, ListNode, MapNode, Node, Report, TextNode, yaml_files
from ringside_manager.written.cards import Anything
from ringside_manager.written.yaml_files import MAX_BYTES, MAX_DEPTH, read_file, read_yaml, scan, yaml_text
from tests.slow import each


def nodes_of(text: str | bytes, source: str) -> Node:
    report = Report(source)
    node = scan(text, report)
    report.finish()
    return node


PARSERS = [getattr(yaml, "CBaseLoader", yaml.BaseLoader), yaml.BaseLoader]


def problems(text):
    with pytest.raises(SetError) as refused:
        nodes_of(text, "file.yaml")
    return [str(problem) for problem in refused.value.problems]


def test_every_value_is_located_text():
    tree = nodes_of("name: no\nlist:\n  - 12:30\n  - '010'\n", "file.yaml")
    assert tree == MapNode(
        1,
        1,
        (
            (TextNode(1, 1, "name"), TextNode(1, 7, "no")),
            (
                TextNode(2, 1, "list"),
                ListNode(3, 3, (TextNode(3, 5, "12:30"), TextNode(4, 5, "010", plain=False))),
            ),
        ),
    )
    assert tree.get("name") == TextNode(1, 7, "no")
    assert tree.get("nothing") is None


@each(
    "word",
    [
        "no",
        "on",
        "yes",
        "12:30",
        "010",
        "1e3",
        ".nan",
        ".inf",
        "2024-02-30",
        "null",
        "~",
        "true",
        "0x1F",
        "+5",
        "=",
        "9" * 30,
    ],
)
def test_words_that_mean_something_elsewhere_are_text(word):
    assert nodes_of(f"- {word}", "file.yaml") == ListNode(1, 1, (TextNode(1, 3, word),))


@each("start", ["", "\ufeff"])
@each("encode", [str, str.encode])
def test_utf8_with_and_without_mark(start, encode):
    assert nodes_of(encode(f"{start}é: ü\r\n"), "f") == MapNode(
        1, 1, ((TextNode(1, 1, "é"), TextNode(1, 4, "ü")),)
    )


GOLDEN = {
    "empty": ("", ["line 1, column 1: the file is empty"]),
    "comments only": ("# nothing\n\n", ["line 1, column 1: the file is empty"]),
    "colon": (
        "name: Kid: the Great\n",
        [
            "line 1, column 10: not YAML: mapping values are not allowed in this context, at 'name: Kid: the Great'; a text with a colon and a space in it needs quotes"
        ],
    ),
    "tab": (
        "fighters:\n\t- name: A\n",
        [
            "line 2, column 1: not YAML: while scanning for the next token, found character that cannot start any token, at '- name: A'; indent with spaces, not with tabs"
        ],
    ),
    "tab in a text": (
        "note: |\n  one\n\ttwo\n",
        [
            "line 3, column 1: not YAML: while scanning a block scalar begun on line 1, found a tab character where an indentation space is expected, at 'two'; indent with spaces, not with tabs"
        ],
    ),
    "at sign": (
        "name: @home\n",
        [
            "line 1, column 7: not YAML: while scanning for the next token, found character that cannot start any token, at 'name: @home'; a text that begins with @ needs quotes"
        ],
    ),
    "open bracket": (
        "a: [1, 2\nb: 3\n",
        ["line 2, column 2: not YAML: while parsing a flow sequence begun on line 1, did not find expected ',' or ']', at 'b: 3'"],
    ),
    "open quote": (
        "a: 'abc\nb: 2\n",
        [
            "line 3, column 1: not YAML: while scanning a quoted scalar begun on line 1, found unexpected end of stream, where nothing follows"
        ],
    ),
    "indentation": (
        "a:\n  - b\n c: d\n",
        ["line 3, column 2: not YAML: while parsing a block mapping begun on line 1, did not find expected key, at 'c: d'"],
    ),
    "escape": (
        'a: "\\q"\n',
        ["line 1, column 5: not YAML: while parsing a quoted scalar, found unknown escape character, at 'a: \"\\\\q\"'"],
    ),
    "two documents": ("a: 1\n---\nb: 2\n", ["line 2, column 1: a second document starts here; a file holds one"]),
    "latin-1": (b"a: 1\nb: Jos\xe9\n", ["line 2, column 7: the byte 0xE9 is not UTF-8; save the file as UTF-8"]),
    "utf-16": ("a: 1".encode("utf-16"), ["line 1, column 1: the file is written in UTF-16; save it as UTF-8"]),
    "nul": (b"a: \0", ["This is not a text file in UTF-8: it holds the character NUL."]),
    "controls": (
        "a: \x07\nb: \x9b\u2028\n",
        [
            "line 1, column 4: the character U+0007 may not stand in a file; remove it",
            "line 2, column 4: the character U+009B may not stand in a file; remove it",
            "line 2, column 5: the character U+2028 may not stand in a file; remove it",
        ],
    ),
    "surrogate": ("a: \ud800", ["line 1, column 4: the character U+D800 may not stand in a file; remove it"]),
    "aliases and anchors": (
        "a: &x 1\nb: *x\nc: &y [1]\n",
        [
            "line 1, column 4: &x (an anchor) is not taken; remove it, or put it in quotes if it is text",
            "line 2, column 4: *x (an alias) is not taken; write it out, or in quotes if it is text",
            "line 3, column 4: &y (an anchor) is not taken; remove it, or put it in quotes if it is text",
        ],
    ),
    "merge key": ("<<: {a: 1}\n", ["line 1, column 1: << (a merge key) is not taken; write the keys out"]),
    "tags": (
        "a: !!python/object/apply:os.system ['true']\nb: !!int 5\nc: ! x\n",
        [
            "line 1, column 4: the tag 'tag:yaml.org,2002:python/object/apply:os.system' is not taken; remove it, or put it in quotes if it is text",
            "line 2, column 4: the tag 'tag:yaml.org,2002:int' is not taken; remove it, or put it in quotes if it is text",
            "line 3, column 4: the tag '!' is not taken; remove it, or put it in quotes if it is text",
        ],
    ),
    "duplicate keys": (
        "a: 1\nb: {c: 1, c: 2}\na: 3\n",
        ["line 2, column 11: the key 'c' stands twice, first on line 2", "line 3, column 1: the key 'a' stands twice, first on line 1"],
    ),
    "odd keys": (
        "? [a]\n: 1\n? {b: c}\n: 2\n",
        [
            "line 1, column 3: a key must be a single word or text, not a list or mapping",
            "line 3, column 3: a key must be a single word or text, not a list or mapping",
        ],
    ),
    "depth": ("[" * 21, ["line 1, column 21: lists and mappings lie more than 20 deep in each other"]),
    "length": ("#" * (MAX_BYTES + 1), ["The file is longer than 5,000,000 bytes, the most that is read."]),
}  # fmt: skip


@each("case", GOLDEN)
def test_golden_messages(case):
    text, expected = GOLDEN[case]
    assert problems(text) == expected


def test_the_error_names_the_file_and_counts():
    with pytest.raises(
        SetError, match=r"^my\.yaml: 2 problems, nothing was taken from it\.\n  line 1, column 1: "
    ):
        nodes_of("<<: 1\na: &b 1\n", "my.yaml")


def test_depth_is_limited_exactly():
    assert nodes_of("[" * MAX_DEPTH + "]" * MAX_DEPTH, "f").items
    assert "20 deep" in problems("[" * (MAX_DEPTH + 1))[0]


def test_the_number_of_values_is_limited_exactly(monkeypatch):
    monkeypatch.setattr(yaml_files, "MAX_EVENTS", 100)
    assert len(nodes_of("- a\n" * 99, "f").items) == 99
    assert problems("- a\n" * 100) == [
        "line 100, column 3: the file holds more than 100 values, lists and mappings"
    ]


def test_a_flood_of_problems_is_cut():
    told = problems("- &a 1\n" * 5000)
    assert len(told) == MAX_PROBLEMS + 1
    assert told[-1] == f"There may be more: only the first {MAX_PROBLEMS} problems are told."


@pytest.mark.parametrize("parser", PARSERS)
@given(
    text=st.one_of(st.binary(), st.text(), st.text(alphabet="a1:-[]{},&*!|>'\"%@`#?<~ \n\t\\U0\ud800\u0085"))
)
def test_nothing_but_set_errors_escapes(parser, text):
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(yaml_files, "_PARSER", parser)
        with suppress(SetError):
            assert nodes_of(text, "any").line >= 1


@pytest.mark.parametrize("parser", PARSERS)
@pytest.mark.parametrize(
    "text", ["%YAML 1." + "9" * 5000 + "\n---\na", '"\\UFFFFFFFF"', '"\\U00110000"', "!%ff a", "!<%zz> a"]
)
def test_faults_deep_in_a_parser_stay_inside(parser, text, monkeypatch):
    monkeypatch.setattr(yaml_files, "_PARSER", parser)
    assert problems(text)


@pytest.mark.parametrize("parser", PARSERS)
def test_both_parsers_build_the_same_tree(parser, monkeypatch):
    text = "a: [1, {b: 'c'}]\nd: |\n  e\n  f\ng: >-\n  h\n  i\nj:\n- k\n-\n"
    expected = nodes_of(text, "f")
    monkeypatch.setattr(yaml_files, "_PARSER", parser)
    assert nodes_of(text, "f") == expected


def test_scan_goes_on_after_what_it_can_leave_out():
    report = Report("f")
    tree = scan("a: *b\nc: d\n", report)
    assert len(report) == 1
    assert tree.get("c") == TextNode(2, 4, "d")


BOMBS = {
    "brackets": "'[' * 100_000",
    "braces": "'{' * 100_000",
    "nested keys": "'? ' * 100_000",
    "dashes": "'- ' * 100_000",
    "laughs": "'a: &a [x]\\n' + ''.join(f'{chr(98 + n)}: &{chr(98 + n)} [' + f'*{chr(97 + n)},' * 9 + ']\\n' for n in range(20))",
    "merges": "'a: &a {x: 1}\\nb:\\n' + '  - {<<: [*a, *a, *a]}\\n' * 10_000",
    "flat": "'[' + 'a,' * 2_400_000 + ']'",
    "tags": "'- !!python/name:os.system x\\n' * 100_000",
    "huge number": "'a: ' + '9' * 4_900_000 + '\\nb: *c'",
    "open quote": "'\"' + 'a' * 4_900_000",
    "controls": "'\\x07' * 4_900_000",
    "same key": "'a: 1\\n' * 50_000",
}


@each("bomb", BOMBS)
def test_bombs_are_refused_quickly_in_little_memory(bomb):
    script = f"""
        import resource
        from ringside_manager.errors import SetError
        from ringside_manager.written.cards import Anything
        from ringside_manager.written.yaml_files import read_yaml
        resource.setrlimit(resource.RLIMIT_AS, (300_000_000, 300_000_000))
        resource.setrlimit(resource.RLIMIT_CPU, (40, 40))
        try:
            read_yaml(Anything(), {BOMBS[bomb]}, "bomb")
        except SetError as error:
            print(len(str(error)) < 1_000_000)
    """
    run = subprocess.run(
        [sys.executable, "-c", textwrap.dedent(script)],
        capture_output=True,
        text=True,
        timeout=110,
        check=False,
    )
    assert (run.returncode, run.stdout.split()) == (0, ["True"]), run.stderr[-500:]


class TestReadFile:
    def test_reads_bytes_up_to_the_limit(self, tmp_path):
        path = tmp_path / "long.yaml"
        path.write_bytes(b"#" * (MAX_BYTES + 100))
        assert len(read_file(path)) == MAX_BYTES + 1

    def test_missing_folder_and_impossible_names(self, tmp_path):
        refusals = {
            tmp_path / "missing.yaml": "There is no such file.",
            tmp_path: "This is not a file.",
            tmp_path / "nul\0name": "",
            tmp_path / ("x" * 300): "",
        }
        for path, message in refusals.items():
            with pytest.raises(SetError) as refused:
                read_file(path)
            assert message in str(refused.value)

    @pytest.mark.skipif(sys.platform == "win32", reason="Windows has no FIFOs")
    def test_never_waits_for_a_pipe(self, tmp_path):
        import os

        os.mkfifo(tmp_path / "pipe.yaml")
        with pytest.raises(SetError, match="not a file"):
            read_file(tmp_path / "pipe.yaml")


FORBIDDEN = {
    *("eval", "exec", "yaml.load", "yaml.load_all", "yaml.full_load", "yaml.unsafe_load"),
    *("pickle", "shelve", "marshal"),
}

ALLOWED = {
    ("bout/pieces.py", "exec"),
    ("office/forecasting.py", "pickle"),
    ("office/previewing.py", "pickle"),
}
"""Copiers are written from the names of slots in our own classes, as those of dataclasses are; a forecast pickles its own books
for the processes that play them, a preview its own to have a second copy in memory.  Nothing out of a file goes into any.
"""


def test_nothing_in_the_program_runs_what_a_file_says():
    package = Path(yaml_files.__file__).parents[1]
    offenders = []
    for path in package.rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        if not any(word in text for word in FORBIDDEN):
            continue
        for node in ast.walk(ast.parse(text)):
            words = {ast.unparse(node.func)} if isinstance(node, ast.Call) else set()
            words |= {name.name for name in node.names} if isinstance(node, ast.Import) else set()
            words |= {node.module} if isinstance(node, ast.ImportFrom) else set()
            offenders += [(path.relative_to(package).as_posix(), word) for word in words & FORBIDDEN]
    assert set(offenders) == ALLOWED


# What the YAML writer writes, every reader takes for the same


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


@each("value", [1.5, b"a", object(), {1: {2}}])
def test_what_no_file_of_ours_holds_is_refused(value):
    with pytest.raises(TypeError, match="has no place"):
        yaml_text({"a": value})
