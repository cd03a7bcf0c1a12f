"""Festivals without a league: held under every system, kept in a file, and a file that was changed is refused."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ringside_manager.bout import registry
from ringside_manager.bout.drive import replay
from ringside_manager.bout.terms import Carried
from ringside_manager.campaign.festivals import Format, Result
from ringside_manager.campaign.festivals.groups import Shape
from ringside_manager.errors import FileError, RuleError
from ringside_manager.fighters.sets import load_set
from ringside_manager.office.festivals import Festival, Held, card_of, founded, read, write
from tests.slow import each

HEAVYWEIGHTS = load_set("heavyweights").fighters
SYSTEMS = ("control", "glory_days", "quest", "ringside", "title_bout")


def made(form: Format, system: str = "ringside", entrants: int = 6) -> Festival:
    return founded(form, registry.get(system), HEAVYWEIGHTS[:entrants], seed=5, corner="plain")


def ended(festival: Festival) -> Festival:
    while festival.due:
        festival = festival.hold(festival.due[0])
    return festival


@pytest.mark.parametrize("system", SYSTEMS)
def test_a_double_elimination_comes_to_its_end_and_out_of_its_file_as_it_was(
    system: str, tmp_path: Path
) -> None:
    festival = ended(made(Format.DOUBLE, system, 5))
    assert festival.champion is not None
    path = tmp_path / "cup.festival"
    write(festival, path)
    again = read(path)
    assert again.happened == festival.happened
    assert again.champion == festival.champion
    assert ended(replace(again, happened=again.happened[:3])).happened == festival.happened
    first = festival.happened[0]
    assert isinstance(first, Held)
    assert replay(first.record).verdict.name == "SAME"


def test_on_one_night_everything_lost_is_carried_on() -> None:
    """F50: the vector of the rules."""
    festival = made(Format.ONE_NIGHT, entrants=4)
    first, second = festival.due
    festival = festival.hold(first).hold(second)
    [final] = festival.due
    lost = {}
    for one in festival.happened:
        assert isinstance(one, Held)
        lost.update(zip((one.red, one.blue), one.record.outcome.loss, strict=True))
    brought = [festival.brought(man) for man in (final.red, final.blue)]
    assert [carried.loss for carried in brought if carried] == [lost[final.red], lost[final.blue]]
    assert festival.setup(final.red, final.blue).terms != festival.setup(first.red, first.blue).terms
    assert made(Format.KNOCKOUT, entrants=4).brought(1) is None


def test_who_withdraws_is_walked_over_and_cannot_do_so_twice() -> None:
    """F5."""
    festival = made(Format.KNOCKOUT, entrants=4).withdraw(1)
    assert all(1 not in (one.red, one.blue) for one in festival.due)
    with pytest.raises(RuleError) as refused:
        festival.withdraw(1)
    assert refused.value.rule == "F5"
    over = ended(festival)
    assert over.champion in (2, 3, 4)
    with pytest.raises(RuleError):
        over.withdraw(2)


def card(name: str, festival: Festival) -> Mapping[str, object]:
    [fighter] = [one for one in HEAVYWEIGHTS if name in one.name]
    return card_of(fighter, festival.engine, festival.corner)


def test_substitutes_and_no_shows_stand_in_the_file_and_are_refused_by_rule(tmp_path: Path) -> None:
    """F6, F7."""
    festival = made(Format.ROUND_ROBIN, entrants=4)
    names = [festival.name(man) for man in (1, 2, 3, 4)]
    festival = festival.substitute(4, card("Marciano", festival))
    first = festival.due[0]
    festival = festival.no_show(first.red)
    assert festival.told.results[first.key] == Result(first.blue, walkover=True)
    over = ended(festival)
    path = tmp_path / "cup.festival"
    write(over, path)
    again = read(path)
    assert [again.name(man) for man in (1, 2, 3, 4)] == [*names[:3], "Rocky Marciano"]
    assert again.happened == over.happened
    assert sum(isinstance(one, Held) for one in over.happened) == 5
    wrong: list[tuple[str, Callable[[], object]]] = [
        ("F6", lambda: festival.substitute(first.red, card("Louis", festival))),
        ("F6", lambda: festival.withdraw(2).substitute(2, card("Louis", festival))),
        ("F6", lambda: made(Format.KNOCKOUT).substitute(2, made(Format.KNOCKOUT).cards[3])),
        ("F6", lambda: over.substitute(2, card("Louis", festival))),
        ("F7", lambda: over.no_show(2)),
    ]
    for rule, call in wrong:
        with pytest.raises(RuleError) as refused:
            call()
        assert refused.value.rule == rule


def test_a_handicap_is_carried_by_the_better_man_alone(tmp_path: Path) -> None:
    """F65-F66: the vector of the rules."""
    festival = made(Format.HANDICAP, entrants=8)
    terms = festival.setup(1, 8).terms
    assert terms.carried == (Carried("handicap", 20, 100), None)
    assert festival.setup(1, 4).terms.carried == (Carried("handicap", 9, 100), None)
    one = festival.hold(festival.due[0]).happened[0]
    assert isinstance(one, Held)
    assert one.record.terms == terms
    write(festival, tmp_path / "cup.festival")
    assert read(tmp_path / "cup.festival").handicaps == festival.handicaps


def test_the_legs_of_a_circuit_have_their_lengths_and_stables_their_men(tmp_path: Path) -> None:
    """F60, F75."""
    festival = founded(Format.CIRCUIT, registry.get("quest"), HEAVYWEIGHTS[:8], corner="plain")
    assert festival.lengths == (4, 8, 12, 16)
    assert festival.setup(1, 5).terms.rounds == 4
    over = ended(replace(festival, lengths=(1, 2)))
    assert [one.record.terms.rounds for one in over.happened if isinstance(one, Held)] == [1] * 4 + [2] * 4
    write(over, tmp_path / "circuit.festival")
    assert read(tmp_path / "circuit.festival").champion == over.champion
    with pytest.raises(RuleError) as refused:
        founded(Format.CIRCUIT, registry.get("ringside"), HEAVYWEIGHTS[:8], shape=Shape(lengths=(4, 16)))
    assert refused.value.rule == "R10"
    teams = founded(
        Format.TEAMS, registry.get("ringside"), HEAVYWEIGHTS[:6], shape=Shape(stables=3), corner="plain"
    )
    write(teams, tmp_path / "teams.festival")
    again = ended(read(tmp_path / "teams.festival"))
    assert again.stables == 3
    assert len(again.champions) == 2
    assert again.champion in again.champions


@pytest.fixture(scope="module")
def facts(tmp_path_factory: pytest.TempPathFactory) -> dict[str, object]:
    path = tmp_path_factory.mktemp("festival") / "cup.festival"
    write(ended(made(Format.ROUND_ROBIN, entrants=4)), path)
    found: dict[str, object] = json.loads(path.read_text(encoding="utf-8"))
    return found


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_a_file_that_was_changed_is_refused_in_words(
    facts: dict[str, object], tmp_path: Path, data: st.DataObject
) -> None:
    changed = json.loads(json.dumps(facts))
    name = data.draw(st.sampled_from(sorted(changed)))
    other = data.draw(
        st.sampled_from([None, -1, 2**70, "x", [], {}, [1], {"a": 1}, "swiss", "control", 3, True])
    )
    if changed[name] == other or (name == "swiss_rounds" and other is None):
        return
    changed[name] = other
    path = tmp_path / "changed.festival"
    path.write_text(json.dumps(changed), encoding="utf-8")
    harmless = {
        "swiss_rounds",
        "options",
        "happened",
    }  # of no Swiss, those left out, nothing that has happened
    if (name in harmless and not other) or name == "swiss_rounds":
        return
    with pytest.raises(FileError, match=r"changed\.festival"):
        read(path)


def test_a_bout_of_other_men_or_other_dice_is_found(facts: dict[str, object], tmp_path: Path) -> None:
    path = tmp_path / "changed.festival"
    for change in ("red", "order", "seed"):
        changed = json.loads(json.dumps(facts))
        happened = changed["happened"]
        if change == "red":
            happened[0]["red"] = 3
        elif change == "order":
            happened[0], happened[1] = happened[1], happened[0]
        else:
            changed["seed"] = 6
        path.write_text(json.dumps(changed), encoding="utf-8")
        with pytest.raises(FileError):
            read(path)


@each("content", [b"", b"{", b"[]", b"null", b"\xff", b"[" * 100_000, b'{"form": 1}'])
def test_what_is_no_festival_is_refused(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "no.festival"
    path.write_bytes(content)
    with pytest.raises(FileError):
        read(path)
