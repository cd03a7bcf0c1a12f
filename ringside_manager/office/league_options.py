"""The campaign's options as data: name, values, default, explanation, rule (C1, C6, C53-C54, C60, C70)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from ringside_manager.bout import registry
from ringside_manager.bout.engine import EngineInfo
from ringside_manager.bout.terms import complete_options
from ringside_manager.campaign.books import Dispute, LeagueOptions, Scores, StableMethod
from ringside_manager.errors import UnknownNameError, UsageError, excerpt
from ringside_manager.office.fighting import PLAIN
from ringside_manager.text_safety import hidden_character, match_key, tidy


@dataclass(frozen=True, slots=True)
class CampaignOption:
    """An option of the campaign; ``allowed`` says in words what ``read`` takes (it raises ``ValueError``)."""

    name: str
    allowed: str
    default: str
    explanation: str
    rule: str
    read: Callable[[str], object]


def _whole(low: int, high: int) -> Callable[[str], int]:
    def read(text: str) -> int:
        number = int(text)
        if not low <= number <= high:
            raise ValueError(text)
        return number

    return read


def _cap(text: str) -> int | None:
    return None if text.casefold() == "none" else _whole(1, 1_000)(text)


def _classes(text: str) -> tuple[str, ...]:
    names = tuple(tidy(name) for name in text.split(",") if tidy(name))
    if unseen := [name for name in names if hidden_character(name) or len(name) > 40]:
        raise UsageError(f"{excerpt(unseen[0])} will not do as a weight class: 1 to 40 signs that show.")
    keys = [match_key(name) for name in names]
    if double := [name for place, name in enumerate(names) if keys[place] in keys[:place]]:
        raise UsageError(f"{double[0]} stands twice among the weight classes.")
    if not 1 <= len(names) <= 20:
        raise UsageError(f"A league has 1 to 20 weight classes, not {len(names)}.")
    return names


OPTIONS: tuple[CampaignOption, ...] = (
    CampaignOption("nights", "1 to 5200", "52", "Fight nights until the campaign ends.", "C70", _whole(1, 5200)),
    CampaignOption("stake", "1 to 1000000", "1000", "Dollars each manager bids with in an auction.", "C6", _whole(1, 1_000_000)),
    CampaignOption("card_cap", "none or 1 to 1000", "none", "The most bouts an arena's card holds.", "C53", _cap),
    CampaignOption("disputes", "promoter or auction", "promoter", "Who gets a place on a card that is too short.", "C54", Dispute),
    CampaignOption("tournament_night", "1 to 5200", "1", "First night of the tournament for the title.", "C60", _whole(1, 5200)),
    CampaignOption("weight_classes", "names with commas", "one class", "Weight classes, each with a champion.", "C1", _classes),
    CampaignOption("corners", "a level of the program, or plain", "the best level", "Who decides in the ring.", "R19", str),
    CampaignOption("scorecards", "open or closed", "open", "Whether scorecards are open before the end of a bout.", "R57", Scores),
)  # fmt: skip
"""Every option of the campaign, in the order of the rules; those of the bout system come beside them."""

_FIELDS = {"stake": "stake_dollars"}


def league_options(
    system: str, method: StableMethod, stable_size: int, chosen: Mapping[str, str]
) -> LeagueOptions:
    """The options of a league: those of the campaign by name, all others those of the bout system.

    Raises ``UnknownNameError`` for an option neither has, ``UsageError`` for a value not allowed.
    """
    info = registry.get(system).info
    campaign = {option.name: option for option in OPTIONS}
    bout = {spec.name for spec in info.options}
    for name in chosen:
        if name not in campaign and name not in bout:
            raise UnknownNameError("option", name, [*campaign, *bout])
    values = {name: _read(campaign[name], text) for name, text in chosen.items() if name in campaign}
    specs = tuple(spec.for_league for spec in info.options)
    ours = complete_options(specs, {name: text for name, text in chosen.items() if name in bout})
    agreed = LeagueOptions(
        stable_method=method,
        stable_size=_whole_size(stable_size),
        corners=_corners(info, str(values.pop("corners", info.best_level))),
        bout_options=tuple(sorted(ours.items())),
    )
    # Any: ``OPTIONS`` says which type each value has, and ``LeagueOptions`` checks its range.
    changes: dict[str, Any] = {_FIELDS.get(name, name): value for name, value in values.items()}
    return replace(agreed, **changes)


def _read(option: CampaignOption, text: str) -> object:
    try:
        return option.read(text.strip())
    except ValueError:
        raise UsageError(f"The option {option.name} takes {option.allowed}, not {excerpt(text)}.") from None


def _corners(info: EngineInfo, level: str) -> str:
    return PLAIN if level.casefold() == PLAIN else info.level(level).name


def _whole_size(stable_size: int) -> int:
    if not 1 <= stable_size <= 100:
        raise UsageError(f"A stable holds 1 to 100 fighters, not {stable_size}.")
    return stable_size
