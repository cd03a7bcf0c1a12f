"""Why an award went where it went, in the words of its points."""

from __future__ import annotations

from collections.abc import Callable

from ringside_manager.bout.outcome import Method
from ringside_manager.campaign.awards import Award, Merit, Part
from ringside_manager.gui import words
from ringside_manager.language import tr
from ringside_manager.office.facts.history import NomineeRow


def headline(nominee: NomineeRow) -> str:
    """What happened, for an award of a bout; empty for people."""
    if not nominee.bout:
        return ""
    method = nominee.method
    if method is None or method is Method.DRAW or (method.is_decision and method is not Method.TD):
        how = "" if method is None else words.method(method, nominee.cause)
        return tr("against {other}: {method} over {round} rounds, night {night}").format(
            other=nominee.other, method=how, round=nominee.round, night=nominee.night
        )
    return tr("against {other}: {how}, night {night}").format(
        other=nominee.other, how=words.ended(method, nominee.round, nominee.cause), night=nominee.night
    )


def reasons(award: Award, nominee: NomineeRow, most: int = 9) -> list[str]:
    """What brought the points, each with how many."""
    parts = sorted(nominee.parts, key=lambda part: -abs(part.points_half))[:most]
    return [
        tr("{what} ({points})").format(
            what=_what(award, part), points=words.signed(words.pop(part.points_half))
        )
        for part in parts
    ]


def _what(award: Award, part: Part) -> str:
    special = _SPECIAL.get((award, part.merit))
    return special(part.points_half) if special is not None else _WHAT[part.merit](part.count)


Said = Callable[[int], str]

_WHAT: dict[Merit, Said] = {
    Merit.WINS: lambda count: tr("%n win", "%n wins", count),
    Merit.STOPPAGES: lambda count: tr("%n inside the distance", "%n inside the distance", count),
    Merit.OPPOSITION: lambda count: tr("half the POP of the men beaten"),
    Merit.DRAWS: lambda count: tr("%n draw", "%n draws", count),
    Merit.LOSSES: lambda count: tr("%n loss", "%n losses", count),
    Merit.TITLES: lambda count: tr("%n title won", "%n titles won", count),
    Merit.DEFENCES: lambda count: tr("%n defence", "%n defences", count),
    Merit.POPULARITY: lambda count: tr("{pop} POP of both").format(pop=count),
    Merit.BALANCE: lambda count: tr("damage even to {percent} %").format(percent=count),
    Merit.KNOCKDOWNS: lambda count: tr("%n knockdown", "%n knockdowns", count),
    Merit.BOTH_DOWN: lambda count: tr("both down"),
    Merit.ROUNDS: lambda count: tr("%n round", "%n rounds", count),
    Merit.COMEBACK: lambda count: tr("won from behind"),
    Merit.CLOSE_CARDS: lambda count: tr("the closest of cards"),
    Merit.TITLE_BOUT: lambda count: tr("the title at stake"),
    Merit.CLEAN_KNOCKOUT: lambda count: tr("a clean knockout"),
    Merit.EARLY: lambda count: tr("%n round early", "%n rounds early", count),
    Merit.CHAMPION_BEATEN: lambda count: tr("the champion beaten"),
    Merit.INSIDE: lambda count: tr("inside the distance"),
    Merit.MONEY: lambda count: tr("{money} of the ring").format(money=words.dollars(count)),
}
_SPECIAL: dict[tuple[Award, Merit], Said] = {
    (Award.KNOCKOUT, Merit.POPULARITY): lambda half: tr("{pop} POP of the beaten").format(
        pop=words.pop(half)
    ),
    (Award.UPSET, Merit.POPULARITY): lambda half: tr("a gap of {pop} POP").format(pop=words.pop(half)),
}
"""Where the points themselves are the POP."""
