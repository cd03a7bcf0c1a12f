"""``ringside bench``: the document scripts rely on, the tables, and what is refused."""

from __future__ import annotations

import pytest

from tests.cli.calling import Call
from tests.slow import each

SMALL = ("bench", "--leagues", 2, "--seasons", 1, "--fighters", 6, "--managers", 2)
PACKS = ("--house-rules", "by_the_book", "--house-rules", "even_purses")
NAMES = [
    "arena_shares", "title_share_of_purses", "money", "retired_per_season", "mean_pop", "newcomers_in_top_ten",
    "reign_nights_median", "title_bouts_per_season", "leader_changes_per_season", "upsets", "rematches", "methods",
]  # fmt: skip


def test_the_document_has_figures_and_errors_of_one_shape(call: Call) -> None:
    told = call(*SMALL, *PACKS, "--json").document
    assert list(told) == ["packs", "seconds"]
    assert [pack["name"] for pack in told["packs"]] == ["by_the_book", "even_purses"]
    for pack in told["packs"]:
        assert list(pack) == ["name", "leagues", "seasons", *NAMES, "errors"]
        assert (pack["leagues"], pack["seasons"]) == (2, 1)
        (row,) = pack["arena_shares"]
        assert list(row) == ["season", "pits", "low", "middle", "high", "best"]
        assert sum(row.values()) - row["season"] == pytest.approx(1, abs=1e-5)
        assert sum(pack["methods"].values()) == pytest.approx(1, abs=1e-5)
        assert list(pack["errors"]) == NAMES
        assert list(pack["money"]) == list(pack["errors"]["money"])
    assert call(*SMALL, *PACKS, "--json", "--seed", 2).document["packs"] != told["packs"]


def test_the_tables_lay_the_packs_side_by_side(call: Call) -> None:
    done = call(*SMALL, *PACKS)
    assert done.code == 0
    heading = next(line for line in done.out.splitlines() if line.startswith("Figure"))
    assert heading.split() == ["Figure", "by_the_book", "even_purses"]
    assert "The Pits" in done.out
    assert "KO" in done.out


@each(
    "words, code, said",
    [
        (("--fighters", 5), 2, "at least as many fighters"),
        (("--house-rules", "by_the_book", "--house-rules", "by_the_book"), 2, "there twice"),
        (("--house-rules", "nobodys"), 1, "even_purses"),
    ],
)
def test_what_cannot_be_played_is_refused_with_what_is_allowed(
    call: Call, words: tuple[object, ...], code: int, said: str
) -> None:
    done = call("bench", *words)
    assert (done.code, done.out) == (code, "")
    assert said in done.err
