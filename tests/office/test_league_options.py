"""What a league agrees on about its bouts where nobody says anything."""

from __future__ import annotations

import pytest

from ringside_manager.bout import registry
from ringside_manager.campaign.books import StableMethod
from ringside_manager.office.founding import league_options


@pytest.mark.parametrize(("system", "option"), [("control", "three_judges"), ("quest", "cuts_and_fouls")])
def test_a_league_agrees_on_what_its_rules_mean_for_a_campaign(system: str, option: str) -> None:
    assert dict(league_options(system, StableMethod.DICE, 4, {}).bout_options)[option] is True
    assert dict(league_options(system, StableMethod.DICE, 4, {option: "no"}).bout_options)[option] is False
    assert registry.get(system).info.terms().options[option] is False
