"""Facts of bouts that are fought in clashes with dice, within the conditions of a plan."""

from __future__ import annotations

from collections.abc import Callable

from ringside_manager.language import later, tr

Said = Callable[[], str]


def _criterion(judge: int) -> Said:
    """What a judge looks for."""
    return lambda: tr("the line of what judge {judge} looks for, 0 if unknown,").format(judge=judge)


CLASH_LEADS: dict[str, Said] = {"lead_highest": later("on the card that is best for him")}
"""Facts below 0 for whoever is behind."""
CLASH_AMOUNTS: dict[str, Said] = {
    "clash": later("the number of the clash, 0 between rounds,"),
    "stamina_to_plan": later("his stamina for the clashes not planned yet"),
    "criteria_known": later("the number of judges his corner sees through"),
    **{f"criterion_{judge}": _criterion(judge) for judge in range(1, 4)},
    "read_clash": later("the number of the clash his corner has read, 0 for none,"),
    "read_stance": later("the stance his corner has read, 0 to 2 and 3 for none,"),
    "own_speed": later("the number of his Speed dice"),
    "opponent_speed": later("the number of the opponent's Speed dice"),
    "own_defense": later("the number of his Defense dice"),
    "opponent_defense": later("the number of the opponent's Defense dice"),
    "own_might": later("the number of his Might dice"),
    "opponent_might": later("the number of the opponent's Might dice"),
    "own_cunning": later("the number of his Cunning dice"),
    "opponent_cunning": later("the number of the opponent's Cunning dice"),
    "own_damage": later("the number of dice he has lost"),
    "opponent_damage": later("the number of dice the opponent has lost"),
    "own_hits": later("the number of hits he has landed"),
    "opponent_hits": later("the number of hits the opponent has landed"),
    "own_ring_fouls": later("the number of his fouls the referee saw"),
    "opponent_ring_fouls": later("the number of the opponent's fouls the referee saw"),
    "own_cuts_suffered": later("the number of cuts he has suffered"),
    "opponent_cuts_suffered": later("the number of cuts the opponent has suffered"),
    "own_southpaw": later("the number of clashes he goes on as a southpaw"),
    "opponent_southpaw": later("the number of clashes the opponent goes on as a southpaw"),
    "own_clinches": later("the number of clinches he has used"),
    "opponent_clinches": later("the number of clinches the opponent has used"),
    "own_moves": later("the number of his special moves"),
    "opponent_moves": later("the number of the opponent's special moves"),
}
CLASH_FLAGS: dict[str, tuple[Said, Said]] = {
    "own_open_cut": (later("a cut of his is open"), later("no cut of his is open")),
    "opponent_open_cut": (
        later("a cut of the opponent is open"),
        later("no cut of the opponent is open"),
    ),
}
