"""What managers order from the terminal: men called out, bets, lists for the draft (C81, C82, Y8)."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from ringside_manager.office.office import Office
from tests.cli.calling import Call
from tests.office.clubs import aged, founding
from tests.office.test_rookie_draft import turned


@pytest.fixture
def wagering(tmp_path: Path) -> Path:
    """A league whose house rules let men be called out and give play money, eight nights old."""
    made = founding(("Ann", "Bob", "ai:Cyd"), options={"tournament_night": "40"})
    numbers = (("wagers.most_stake_dollars", 5_000), ("wagers.play_dollars", 100))
    return aged(
        tmp_path / "club.ringside", replace(made, options=replace(made.options, house_numbers=numbers)), 8
    )


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
    assert " $20 " in told.out
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


def test_two_bet_on_a_bout_to_come(wagering: Path, men: tuple[str, str], call: Call) -> None:
    no_bout = call("bet", wagering, "--as", "Ann", "--on", men[0], "--with", "Bob", "--stake", 20)
    assert (no_bout.code, "no bout to come" in no_bout.err) == (3, True)
    offer = call("call-out", wagering, *men, "--as", "Ann", "--stake", 20, "--night", 13, "--json").document[
        0
    ]
    assert call("call-out", wagering, "--as", "Bob", "--take", offer["offer"]).code == 0
    told = call("bet", wagering, "--as", "Ann", "--on", men[0], "--with", "Bob", "--stake", 20)
    assert f"Ann: {men[0]}" in told.out
    document = call("bet", wagering, "--json").document
    (bet,) = document["bets"]
    assert (bet["backed"], bet["other"], bet["stake"], bet["state"]) == (*men, 20, "open")
    assert [row["bound"] for row in document["purses"] if row["manager"] == "Ann"] == [20]
    taken = call("bet", wagering, "--as", "Bob", "--take", bet["bet"], "--json").document
    assert [row["state"] for row in taken["bets"]] == ["taken"]
    late = call("bet", wagering, "--as", "Bob", "--decline", bet["bet"])
    assert (late.code, "no bet number" in late.err) == (3, True)
    missing = call("bet", wagering, "--as", "Ann", "--on", men[0])
    assert (missing.code, "--with whom" in missing.err) == (2, True)


# ``ringside draft``: who waits, who chooses when, lists kept and taken back (Y8)


def test_rookies_are_listed_wished_for_and_left_open(call: Call, tmp_path: Path) -> None:
    path = tmp_path / "club.ringside"
    with turned(path, ("Ann", "ai:Cat", "ai:Dan")):
        pass
    listed = call("draft", path, "--as", "Ann", "--json").document
    assert "Ann" in listed["order"]
    first, last = listed["rookies"][0]["name"], listed["rookies"][-1]["name"]
    assert listed["rookies"][0]["promise"] >= listed["rookies"][-1]["promise"]
    kept = call("draft", path, last, first, "--as", "Ann", "--nobody-else", "--json").document
    assert {one["name"]: one["choice"] for one in kept["rookies"] if one["choice"]} == {last: 1, first: 2}
    assert kept["nobody_else"]
    told = call("draft", path, "--as", "Ann").out
    assert "Before night 53 they choose in turn:" in told
    refused = call("draft", path, first, "--as", "Ann", "--leave-open")
    assert refused.code == 2
    assert "goes with no names" in refused.err
    opened = call("draft", path, "--as", "Ann", "--leave-open", "--json").document
    assert not [one for one in opened["rookies"] if one["choice"]]
