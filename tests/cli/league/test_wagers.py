"""``call-out``: a man called out, the answer, the list (C81)."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from ringside_manager.office.office import Office
from tests.cli.calling import Call
from tests.office.clubs import club, founding, play


@pytest.fixture(scope="module")
def wagering(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A league whose house rules let men be called out, eight nights old."""
    made = founding(("Ann", "Bob", "ai:Cyd"), options={"tournament_night": "40"})
    numbers = (("wagers.most_stake_dollars", 5_000),)
    made = replace(made, options=replace(made.options, house_numbers=numbers))
    path = tmp_path_factory.mktemp("wagers") / "club.ringside"
    with club(path, made) as office:
        play(office, 8)
    return path


@pytest.fixture
def men(wagering: Path) -> tuple[str, str]:
    """A free man of Ann's and one of Bob's."""
    with Office.open(wagering, read_only=True) as office:
        books = office.books
        own, other = (
            next(
                books.fighters[n].name
                for n in books.managers[office.party(name).manager or 0].stable
                if not books.fighters[n].booked
            )
            for name in ("Ann", "Bob")
        )
    return own, other


def test_a_man_is_called_out_and_declines(wagering: Path, men: tuple[str, str], call: Call) -> None:
    assert "Nobody has been called out" in call("call-out", wagering).out
    told = call("call-out", wagering, *men, "--as", "Ann", "--stake", 20, "--night", 12)
    assert "waits for Bob" in told.out
    (row,) = call("call-out", wagering, "--json").document
    assert (row["red"], row["blue"], row["stake_cents"], row["answer"]) == (*men, 2_000, None)
    told = call("call-out", wagering, "--as", "Bob", "--decline", row["offer"])
    assert "refused" in told.out


def test_what_is_missing_is_said(wagering: Path, men: tuple[str, str], call: Call) -> None:
    def refused(*words: object) -> tuple[int, str]:
        done = call("call-out", wagering, *words)
        return done.code, done.err

    code, text = refused(*men, "--stake", 20)
    assert (code, "--as is missing" in text) == (2, True)
    code, text = refused(men[0], "--as", "Ann")
    assert (code, "names two fighters" in text) == (2, True)
    code, text = refused(*men, "--as", "Ann", "--stake", 6_000)
    assert (code, "$10 to $5,000" in text) == (3, True)
