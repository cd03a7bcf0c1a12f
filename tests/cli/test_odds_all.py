"""``ringside odds --rules all``: one pairing under every system, a row and a document each."""

from __future__ import annotations

from ringside_manager.bout import registry
from tests.cli.calling import Call, in_a_process
from tests.slow import each

WORDS = ("odds", "Ali", "Marciano", "--seed", "7", "--bouts", "12", "--rounds", "5")
ALL = (*WORDS, "--rules", "all")


def test_every_system_has_its_document_and_it_is_the_one_of_odds(call: Call) -> None:
    document = call(*ALL, "--json").document
    assert [one["system"] for one in document["systems"]] == list(registry.names())
    for one in document["systems"]:
        assert one == call(*WORDS, "--set", "heavyweights", "--rules", one["system"], "--json").document
    assert set(document["won_by_cut"]) == set(document["mean_rounds"]) == set(registry.names())
    assert all(1 <= rounds <= 5 for rounds in document["mean_rounds"].values())
    assert document["seconds"] is None


def test_every_two_systems_are_ranked_by_how_alike_they_judge(call: Call) -> None:
    alike = call(*ALL, "--json").document["alike"]
    count = len(registry.names())
    assert len({frozenset(pair["systems"]) for pair in alike}) == len(alike) == count * (count - 1) // 2
    shares = [pair["agreement"] for pair in alike]
    assert shares == sorted(shares, reverse=True)
    assert all(0 <= share <= 1 for share in shares)


def test_the_table_has_a_row_for_each_system(call: Call) -> None:
    told = call(*ALL).out
    assert told.startswith(
        f"Muhammad Ali against Rocky Marciano: {len(registry.names())} bout systems, 5 rounds, plain corners\n"
    )
    documents = {one["system"]: one for one in call(*ALL, "--json").document["systems"]}
    for name in registry.names():
        title = registry.get(name).info.title
        row = next(line for line in told.splitlines() if line.startswith(title))
        assert row.removeprefix(title).split()[0] == f"{documents[name]['win']['red']:.1%}"
    assert "Most alike" in told


def test_the_same_seed_gives_the_same_bytes_in_every_process(call: Call) -> None:
    assert call(*ALL, "--json") == in_a_process(*ALL, "--json")


def test_without_rounds_all_fight_the_same_number(call: Call) -> None:
    words = [word for word in ALL if word not in ("--rounds", "5", "--bouts", "12")]
    document = call(*words, "--bouts", "2", "--json").document
    assert {one["rounds"] for one in document["systems"]} == {12}


def test_an_option_goes_to_the_system_it_names(call: Call) -> None:
    plain, must = (
        {one["system"]: one for one in call(*ALL, *words, "--json").document["systems"]}
        for words in ((), ("--option", "ringside.scoring=ten_must", "--option", "control.three_judges=yes"))
    )
    assert set(must["control"]["results"]["red"]) == set(plain["control"]["results"]["red"])
    assert must["control"]["results"]["red"]["DEC"] == must["control"]["results"]["blue"]["DEC"] == 0
    assert plain["control"]["results"]["red"]["DEC"] + plain["control"]["results"]["blue"]["DEC"] > 0
    assert all(must[name] == plain[name] for name in set(plain) - {"control", "ringside"})


@each(
    "words, code, told",
    [
        (("--option", "saved_by_bell=yes"), 2, "Control has no option 'saved_by_bell'"),
        (("--option", "three_knockdown_rule=yes"), 2, "Ringside has no option 'three_knockdown_rule'"),
        (("--option", "chess.clock=yes"), 2, "names no bout system before the dot"),
        (("--option", "quest.scoring=yes"), 2, "Quest has no option 'scoring'"),
        (("--option", "ringside.scoring=chess"), 2, "takes rounds, ten_must, five_must, not 'chess'"),
        (("--rounds", "16"), 3, "bouts of 1 to 15 rounds, not 16"),
        (("--night", "3"), 2, "--night goes with --card alone"),
        (("--red-corner", "plan:nobody"), 1, "no fight plan named 'nobody'"),
    ],
)
def test_what_a_system_does_not_have_is_refused(
    call: Call, words: tuple[str, ...], code: int, told: str
) -> None:
    done = call(*ALL, *words)
    assert (done.code, done.out) == (code, "")
    assert told in done.err


@each("words", [("odds",), ("odds", "Ali"), ("odds", "Ali", "--rules", "all")])
def test_a_name_that_is_missing_is_asked_for(call: Call, words: tuple[str, ...]) -> None:
    done = call(*words)
    assert (done.code, done.out) == (2, "")
    assert "Missing argument" in done.err
