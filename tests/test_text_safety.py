"""Text from people in names, table cells, pages and file names (F24 to F28)."""

from __future__ import annotations

import csv
import io
import unicodedata
from html.parser import HTMLParser
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from ringside_manager.text_safety import (
    csv_cell,
    csv_text,
    file_slug,
    hidden_character,
    html_text,
    match_key,
    tidy,
    visible,
)
from tests.slow import each

NASTY = (
    "=1+1", "-2", "+3", "@x", "\t=1", "\r", "\n=1", "\0", "  =1", "＝1+1", "'=1", "''=1", "'", "''", '"', "'); DROP TABLE",
    "%", "_", "<b>", "<img src=x>", "&", "&amp;", "$\\frac{$", "{0}", "%s", "../x", "CON", "nul.txt", "a:b", ".", "..", "",
    "x" * 65, "x" * 300, "\u202egpj.exe", "a\u200db", "e\u0301", "🥊", "日本", "٣", "\ud800", "no", "null", "12:30", "1e3",
    "O'Neil", "D'Angelo \"Kid\" Smith", "--", "con", "LPT1", "a\\b", "a/b", "x.",
)  # fmt: skip


@each("text", ["=1+1", "-2", "+3", "@x", "\tx", "\rx", "\nx", "\0x", "  =1", "＝1", "﹢1", " \t=1"])
def test_a_formula_gets_an_apostrophe(text):
    assert csv_cell(text) == f"'{text}"


@each("text", ["O'Neil", "Jack-Hammer", "a=b", "'quoted'", "'", "", "1+1", "A@B"])
def test_plain_text_keeps_its_cell(text):
    assert csv_cell(text) == text


@given(st.one_of(st.text(), st.text(alphabet="'=+-@ \t\r\n\0＝a1")))
def test_a_cell_reads_back_and_never_starts_a_formula(text):
    cell = csv_cell(text)
    assert csv_text(cell) == text
    assert not cell.lstrip().startswith(tuple("=+-@＝＋－＠"))
    assert not cell.startswith(tuple("\t\r\n\0"))


@each("text", NASTY)
def test_a_cell_survives_the_csv_module(text):
    table = io.StringIO()
    csv.writer(table).writerow([csv_cell(text), "end"])
    row = next(csv.reader(io.StringIO(table.getvalue(), newline="")))
    assert [csv_text(row[0]), row[1]] == [text, "end"]


class _Page(HTMLParser):
    def __init__(self):
        super().__init__()
        self.tags, self.text = [], ""

    def handle_starttag(self, tag, attrs):
        self.tags.append((tag, dict(attrs)))

    def handle_data(self, data):
        self.text += data


@given(st.one_of(st.text(), st.text(alphabet="<>&'\"/abp;=# !-")))
def test_a_page_shows_text_and_gains_no_markup(text):
    page = _Page()
    page.feed(f'<p title="{html_text(text)}">{html_text(text)}</p>')
    page.close()
    assert page.tags == [("p", {"title": visible(text)})]
    assert page.text == visible(text)


def test_hidden_characters_are_named_and_made_visible():
    assert hidden_character("a\u202eb") == "U+202E"
    assert hidden_character("Jos\u00e9 \U0001f94a") == ""
    assert visible("a\u202eb\0\n\ud800") == "a\\u202eb\\x00\n\\ud800"


@each("category", ["Cc", "Cs", "Zl", "Zp"])
def test_every_control_separator_and_surrogate_is_hidden(category):
    signs = [chr(code) for code in range(0x110000) if unicodedata.category(chr(code)) == category]
    assert signs
    assert all(hidden_character(sign) for sign in signs)


@each("code", [0x200B, 0x200D, 0x200E, 0x202A, 0x202E, 0x2066, 0x2069, 0xFEFF, 0xAD, 0x3164, 0xE0041])
def test_zero_width_and_direction_are_hidden(code):
    assert hidden_character(f"a{chr(code)}b") == f"U+{code:04X}"


@given(st.text())
def test_visible_text_hides_nothing(text):
    assert hidden_character(visible(text).replace("\n", "")) == ""


@each(
    "one, other",
    [
        ("José Núñez", "JOSE NUNEZ"), ("Jose\u0301", "José"), ("Łukasz", "lukasz"),
        ("Joe  Louis", "joe louis"), ("Joe\u00a0Louis", "Joe Louis"), ("Аli", "Ali"), ("O’Neil", "O'Neil"),
        ("Weiß", "WEISS"), ("ＡＬＩ", "Ali"), ("A\u200bli", "Ali"), ("Søren", "Soren"), ("IŞIK", "ışık"),
    ],
)  # fmt: skip
def test_texts_a_reader_confuses_share_a_key(one, other):
    assert match_key(one) == match_key(other)


@each("one, other", [("Joe Louis", "Joe Lewis"), ("O'Neil", "ONeil"), ("Ali", "Ali II")])
def test_different_names_have_different_keys(one, other):
    assert match_key(one) != match_key(other)


@given(st.text())
def test_keys_and_tidy_text_stay_as_they_are(text):
    assert match_key(match_key(text)) == match_key(text)
    assert tidy(tidy(text)) == tidy(text)
    assert unicodedata.is_normalized("NFC", tidy(text))


@each(
    "text, slug",
    [
        ("Jersey Joe Walcott", "jersey-joe-walcott"), ("Łukasz Żak", "lukasz-zak"),
        ("title_bout", "title_bout"), ("../../etc/passwd", "etc-passwd"), ("CON", "con-file"),
        ("nul.txt", "nul-txt"), ("日本", "unnamed"), ("..", "unnamed"),
    ],
)  # fmt: skip
def test_file_slugs(text, slug):
    assert file_slug(text) == slug


@given(st.one_of(st.sampled_from(NASTY), st.text()))
def test_a_file_slug_is_a_plain_file_name_everywhere(text):
    slug = file_slug(text)
    assert 1 <= len(slug) <= 65
    assert slug.isascii()
    assert set(slug) <= set("abcdefghijklmnopqrstuvwxyz0123456789_-")
    assert Path("folder", f"{slug}.csv").resolve().parent == Path("folder").resolve()
    assert slug not in {"con", "prn", "aux", "nul", "com1", "lpt9"}
    assert file_slug(slug) == slug
