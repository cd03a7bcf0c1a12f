"""Facts of bouts that are fought in clashes with dice, within the conditions of a plan."""

from __future__ import annotations

from collections.abc import Callable

from ringside_manager.gui.language import tr

Said = Callable[[], str]


def _criterion(judge: int) -> Said:
    """What a judge looks for."""
    return lambda: tr("the line of what judge {judge} looks for, 0 if unknown,").format(judge=judge)


CLASH_LEADS: dict[str, Said] = {"lead_highest": lambda: tr("on the card that is best for him")}
"""Facts below 0 for whoever is behind."""
CLASH_AMOUNTS: dict[str, Said] = {
    "clash": lambda: tr("the number of the clash, 0 between rounds,"),
    "stamina_to_plan": lambda: tr("his stamina for the clashes not planned yet"),
    "criteria_known": lambda: tr("the number of judges his corner sees through"),
    **{f"criterion_{judge}": _criterion(judge) for judge in range(1, 4)},
    "read_clash": lambda: tr("the number of the clash his corner has read, 0 for none,"),
    "read_stance": lambda: tr("the stance his corner has read, 0 to 2 and 3 for none,"),
    "own_speed": lambda: tr("the number of his Speed dice"),
    "opponent_speed": lambda: tr("the number of the opponent's Speed dice"),
    "own_defense": lambda: tr("the number of his Defense dice"),
    "opponent_defense": lambda: tr("the number of the opponent's Defense dice"),
    "own_might": lambda: tr("the number of his Might dice"),
    "opponent_might": lambda: tr("the number of the opponent's Might dice"),
    "own_cunning": lambda: tr("the number of his Cunning dice"),
    "opponent_cunning": lambda: tr("the number of the opponent's Cunning dice"),
    "own_damage": lambda: tr("the number of dice he has lost"),
    "opponent_damage": lambda: tr("the number of dice the opponent has lost"),
    "own_hits": lambda: tr("the number of hits he has landed"),
    "opponent_hits": lambda: tr("the number of hits the opponent has landed"),
    "own_ring_fouls": lambda: tr("the number of his fouls the referee saw"),
    "opponent_ring_fouls": lambda: tr("the number of the opponent's fouls the referee saw"),
    "own_cuts_suffered": lambda: tr("the number of cuts he has suffered"),
    "opponent_cuts_suffered": lambda: tr("the number of cuts the opponent has suffered"),
    "own_southpaw": lambda: tr("the number of clashes he goes on as a southpaw"),
    "opponent_southpaw": lambda: tr("the number of clashes the opponent goes on as a southpaw"),
    "own_clinches": lambda: tr("the number of clinches he has used"),
    "opponent_clinches": lambda: tr("the number of clinches the opponent has used"),
    "own_moves": lambda: tr("the number of his special moves"),
    "opponent_moves": lambda: tr("the number of the opponent's special moves"),
}
CLASH_FLAGS: dict[str, tuple[Said, Said]] = {
    "own_open_cut": (lambda: tr("a cut of his is open"), lambda: tr("no cut of his is open")),
    "opponent_open_cut": (
        lambda: tr("a cut of the opponent is open"),
        lambda: tr("no cut of the opponent is open"),
    ),
}
