from __future__ import annotations

import pytest

from ringside_manager.bout.corner import BLUE, RED
from ringside_manager.campaign.titles import champion_after, check_title, vacant_title_pair
from ringside_manager.errors import RuleError


@pytest.mark.parametrize("ranks", [(0, 1), (17, 0)])
def test_champion_and_ranked_contender_may_fight_for_the_title(ranks) -> None:
    check_title(ranks)


@pytest.mark.parametrize(
    ("ranks", "reason"), [((1, 2), "Neither"), ((0, None), "not ranked"), ((None, None), "Neither")]
)
def test_no_declaration_makes_another_bout_a_title_bout(ranks, reason: str) -> None:
    with pytest.raises(RuleError, match=rf"{reason}.*\(C40\)"):
        check_title(ranks)


@pytest.mark.parametrize(
    ("champion", "winner", "after"),
    [
        ("Louis", RED, "Louis"),
        ("Louis", BLUE, "Conn"),
        ("Louis", None, "Louis"),
        (None, BLUE, "Conn"),
        (None, None, None),
    ],
)
def test_who_is_champion_after_a_title_bout(champion, winner, after) -> None:
    assert champion_after(champion, ("Louis", "Conn"), winner) == after


def test_a_vacant_title_goes_to_the_two_best_ranked_who_accept() -> None:
    ranking = [(name, name != "Schmeling") for name in ("Baer", "Schmeling", "Carnera", "Sharkey")]
    assert vacant_title_pair(ranking) == ("Baer", "Carnera")
    assert vacant_title_pair(ranking[:3]) == ("Baer", "Carnera")
    assert vacant_title_pair(ranking[:2]) is None
    assert vacant_title_pair([]) is None
