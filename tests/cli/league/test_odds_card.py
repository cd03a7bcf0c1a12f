"""``ringside odds --card``: every bout of a fight night under the bout systems there are."""

from __future__ import annotations

from pathlib import Path

from ringside_manager.bout import registry
from tests.cli.calling import Call
from tests.slow import each


def test_a_card_is_judged_by_every_bout_system(call: Call, whole: Path) -> None:
    words = ("odds", "--card", whole, "--rules", "all", "--bouts", "4", "--seed", "3")
    card = []
    for night in range(14, 0, -1):
        card = card or call("card", whole, "--night", night, "--json").document["bouts"]
    document = call(*words, "--json").document
    assert call(*words, "--night", card[0]["night"], "--json").document == document, (
        "the latest night with bouts"
    )
    systems = list(registry.names())
    shown = document["bouts"] if len(card) > 1 else [document]
    assert [(one["systems"][0]["red"], one["systems"][0]["blue"]) for one in shown] == [
        (row["red"], row["blue"]) for row in card
    ]
    assert all([system["system"] for system in one["systems"]] == systems for one in shown)
    assert len(document["alike"]) == len(systems) * (len(systems) - 1) // 2
    told = call(*words).out
    assert all(f"{row['red']} against {row['blue']}: " in told for row in card)


@each(
    "words, code, told",
    [
        (("--night", "19"), 3, "Night 19 has no bouts"),
        (("--rounds", "5"), 2, "--card takes its bouts from the league; --rounds"),
        (("--set", "invented"), 2, "--set cannot be given with it"),
    ],
)
def test_a_card_that_cannot_be_judged_is_refused(
    call: Call, whole: Path, words: tuple[str, ...], code: int, told: str
) -> None:
    done = call("odds", "--card", whole, "--rules", "all", "--bouts", "4", *words)
    assert (done.code, done.out) == (code, "")
    assert told in done.err
