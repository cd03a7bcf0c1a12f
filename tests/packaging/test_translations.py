"""The window speaks German throughout, and English with proper plurals."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import translations

FIELDS = re.compile(r"\{[a-z_]*\}")


@pytest.fixture(scope="module")
def wanted() -> list[translations.Text]:
    return translations.texts()


def test_every_text_of_the_window_is_found(wanted: list[translations.Text]) -> None:
    assert translations.Text("Answer %n offer(s)", plural=True) in wanted
    assert translations.Text("All changes saved", plural=False) in wanted


@pytest.mark.parametrize("language", translations.LANGUAGES)
def test_nothing_waits_for_a_translation(wanted: list[translations.Text], language: str) -> None:
    known = translations.translated(language)
    mine = [text for text in wanted if text.plural or language != translations.PLURALS_ONLY]
    assert [text.source for text in mine if not known.get(text.source)] == []
    assert [text.source for text in mine if len(known[text.source]) != 1 + text.plural] == []
    assert set(known) == {text.source for text in mine}, "texts that are gone are dropped"


@pytest.mark.parametrize("language", translations.LANGUAGES)
def test_a_translation_has_the_fields_of_its_text(language: str) -> None:
    for source, forms in translations.translated(language).items():
        for form in forms:
            assert sorted(FIELDS.findall(form)) == sorted(FIELDS.findall(source)), source
            assert form.count("&&") == source.count("&&"), source
        assert ("%n" in forms[-1]) == ("%n" in source), source


@pytest.mark.parametrize("language", translations.LANGUAGES)
def test_what_the_window_loads_is_what_translators_wrote(language: str) -> None:
    source = (translations.FOLDER / f"ringside_{language}.ts").read_text(encoding="utf-8")
    loaded = (translations.FOLDER / f"ringside_{language}.qm").read_bytes()
    assert loaded == translations.compiled(language, source)


def test_a_text_that_is_put_together_is_refused(tmp_path: Path) -> None:
    (tmp_path / "page.py").write_text('tr("Night " + str(7))\n', encoding="utf-8")
    with pytest.raises(ValueError, match=r"page\.py, line 1"):
        translations.texts(tmp_path)


def test_a_new_text_waits_and_an_old_one_goes(tmp_path: Path) -> None:
    (tmp_path / "page.py").write_text('tr("New")\ntr("%n bout(s)", n=2)\n', encoding="utf-8")
    wanted = translations.texts(tmp_path)
    told = translations.ts("de", wanted, {"Old": ("Alt",), "New": ("Neu",)})
    (tmp_path / "ringside_de.ts").write_text(told, encoding="utf-8")
    assert translations.translated("de", tmp_path) == {"New": ("Neu",), "%n bout(s)": ()}
