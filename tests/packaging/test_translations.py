"""The program speaks German throughout, with proper plurals and every value in its sentence."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import translations

BLANKS = re.compile(r"\{[a-z_]\w*[^{}]*\}|%n")


@pytest.fixture(scope="module")
def wanted() -> list[translations.Text]:
    return translations.texts()


def test_every_text_of_the_program_is_found(wanted: list[translations.Text]) -> None:
    assert translations.Text("Answer %n offer", "Answer %n offers") in wanted
    assert translations.Text("All changes saved") in wanted


@pytest.mark.parametrize("language", translations.LANGUAGES)
def test_nothing_waits_for_a_translation(wanted: list[translations.Text], language: str) -> None:
    known = translations.translated(language)
    assert [text.source for text in wanted if not known.get(text.source)] == []
    assert set(known) == {text.source for text in wanted}, "texts that are gone are dropped"


@pytest.mark.parametrize("language", translations.LANGUAGES)
def test_a_translation_has_the_blanks_of_its_text(wanted: list[translations.Text], language: str) -> None:
    known = translations.translated(language)
    for text in wanted:
        for form in known.get(text.source, ()):
            assert form.count("&&") == text.source.count("&&"), text
        if forms := known.get(text.source):
            last = text.many or text.source
            assert sorted(BLANKS.findall(forms[-1])) == sorted(BLANKS.findall(last)), text


@pytest.mark.parametrize("language", translations.LANGUAGES)
def test_what_the_program_reads_is_what_translators_wrote(language: str) -> None:
    file = translations.po_file(language)
    assert file.with_suffix(".mo").read_bytes() == translations.compiled(file.read_bytes(), language)


def test_a_text_that_is_put_together_is_refused(tmp_path: Path) -> None:
    (tmp_path / "page.py").write_text('tr("Night " + str(7))\n', encoding="utf-8")
    with pytest.raises(ValueError, match=r"page\.py, line 1"):
        translations.texts(tmp_path)


def test_a_new_text_waits_and_an_old_one_goes(tmp_path: Path) -> None:
    source = 'tr("New")\nlater("Turtle")\nsay("{a} wins.", a=1)\ntr("%n bout", "%n bouts", 2)\n'
    (tmp_path / "page.py").write_text(source, encoding="utf-8")
    file = translations.po_file("de", tmp_path)
    file.parent.mkdir(parents=True)
    file.write_bytes(translations.po("de", translations.texts(tmp_path), {"Old": ("Alt",), "New": ("Neu",)}))
    waiting = {"%n bout": (), "Turtle": (), "{a} wins.": ()}
    assert translations.translated("de", tmp_path) == {"New": ("Neu",)} | waiting
