"""Names of bouts in which pools of dice meet: stances, special moves, seconds, judges; as people read them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from ringside_manager.gui.language import tr

Words = Mapping[str, Callable[[], str]]
Meaning = tuple[Callable[[], str], Callable[[], str]]

MOVE_WORDS: Words = {
    "turtle": lambda: tr("Turtle"),
    "peekaboo": lambda: tr("Peekaboo"),
    "stick_and_move": lambda: tr("Stick and move"),
    "counterpunch": lambda: tr("Counterpunch"),
    "rope_a_dope": lambda: tr("Rope-a-Dope"),
    "swarm": lambda: tr("Swarm"),
    "haymaker": lambda: tr("Haymaker"),
    "body_snatcher": lambda: tr("Body Snatcher"),
    "liver_shot": lambda: tr("Liver Shot"),
    "feint": lambda: tr("Feint"),
    "clinch": lambda: tr("Clinch"),
    "cut_off_ring": lambda: tr("Cut Off the Ring"),
    "southpaw": lambda: tr("Southpaw Switch"),
    "shoulder_roll": lambda: tr("Shoulder Roll"),
    "iron_chin": lambda: tr("Iron Chin"),
    "second_wind": lambda: tr("Second Wind"),
    "grandstand": lambda: tr("Grandstand Finish"),
}
STANCE_WORDS: Words = {
    "sandbag": lambda: tr("Sandbag"),
    "defensive": lambda: tr("Defensive"),
    "aggressive": lambda: tr("Aggressive"),
}
_STANCE_MOVES = ("turtle", "peekaboo", "stick_and_move", "counterpunch", "rope_a_dope", "swarm")
"""Moves that are stances themselves."""
TECHNIQUE_WORDS: Words = {
    "swab": lambda: tr("Swab and Adrenaline"),
    "cold_iron": lambda: tr("Cold Iron"),
    "salts": lambda: tr("Smelling Salts"),
    "water": lambda: tr("Water and Stool"),
    "rub_down": lambda: tr("Rub Down"),
    "fire_up": lambda: tr("Fire Him Up"),
    "calm_down": lambda: tr("Calm Him Down"),
    "new_plan": lambda: tr("New Plan"),
    "scouting": lambda: tr("Scouting Report"),
    "read": lambda: tr("Read His Corner"),
    "work_judges": lambda: tr("Work the Judges"),
    "towel": lambda: tr("Throw in the Towel"),
}


def action_word(stance: str, move: str) -> str:
    """A stance with a move, if there is one: ``Defensive, Liver Shot``; a move that is a stance stands alone."""
    if not move:
        return _said(STANCE_WORDS, stance)
    if move in _STANCE_MOVES:
        return _said(MOVE_WORDS, move)
    return tr("{stance}, {move}").format(stance=_said(STANCE_WORDS, stance), move=_said(MOVE_WORDS, move))


def _said(words: Words, name: str) -> str:
    known = words.get(name)
    return known() if known else name.replace("_", " ").capitalize()


def _watched(move: str) -> str:
    return tr("Watches for {move}").format(move=MOVE_WORDS[move]())


def _spent(move: str) -> str:
    return tr("{move} used up").format(move=MOVE_WORDS[move]())


POOL_NUMBERS: Words = {
    "speed": lambda: tr("Speed dice"),
    "defense": lambda: tr("Defense dice"),
    "might": lambda: tr("Might dice"),
    "cunning": lambda: tr("Cunning dice"),
    "damage_speed": lambda: tr("Speed dice lost"),
    "damage_defense": lambda: tr("Defense dice lost"),
    "damage_might": lambda: tr("Might dice lost"),
    "clash_speed": lambda: tr("Successes in Speed"),
    "clash_defense": lambda: tr("Clash Defense"),
    "clash_might": lambda: tr("Clash Might"),
    "ring_fouls": lambda: tr("Fouls the referee saw"),
    "cuts": lambda: tr("Cuts"),
    "southpaw": lambda: tr("Clashes left of the Southpaw Switch"),
}
POOL_MARKS: Words = {
    **STANCE_WORDS,
    **MOVE_WORDS,
    **{f"watches_{move}": partial(_watched, move) for move in MOVE_WORDS},
    **{f"spent_{move}": partial(_spent, move) for move in MOVE_WORDS},
    "edge": lambda: tr("The Edge"),
    "open_cut": lambda: tr("Open cut"),
    "salts": lambda: tr("Smelling Salts"),
    "home": lambda: tr("At home"),
}
POOL_MEASURES: Words = {
    "price": lambda: tr("Stamina it costs"),
    "other_hit": lambda: tr("Chance to be hit"),
    "hit_aggressive": lambda: tr("Chance to hit if he attacks"),
    "other_hit_aggressive": lambda: tr("Chance to be hit then"),
    "edge": lambda: tr("Chance of the Edge"),
    "if_seen": lambda: tr("Comes off if watched for"),
    "uses": lambda: tr("Uses in the bout"),
    "has_it": lambda: tr("The other has it"),
    "foiled": lambda: tr("Stopped if watched for"),
    "stamina": lambda: tr("Stamina afterwards"),
    "healed": lambda: tr("Dice he gets back"),
    "saved": lambda: tr("Blow kept out"),
}
POOL_DICE: Words = {
    "criterion": lambda: tr("What a judge looks for"),
    "speed": lambda: tr("Speed"),
    "defense": lambda: tr("Defense"),
    "might": lambda: tr("Might"),
    "cunning": lambda: tr("Cunning"),
    "shoulder_roll": lambda: tr("Shoulder Roll"),
    "damage": lambda: tr("Damage"),
    "knockdown": lambda: tr("Getting up"),
    "closing": lambda: tr("Closing the cut"),
    "doctor": lambda: tr("Ring doctor"),
}
POOL_FACTS: Words = {
    "clash": lambda: tr("Clash being fought"),
    "lead_highest": lambda: tr("Lead on the best card"),
    "stamina_to_plan": lambda: tr("Stamina left to plan with"),
    "criteria_known": lambda: tr("Judges whose criterion is known"),
    "criterion_1": lambda: tr("Line of judge 1's criterion"),
    "criterion_2": lambda: tr("Line of judge 2's criterion"),
    "criterion_3": lambda: tr("Line of judge 3's criterion"),
    "read_clash": lambda: tr("Clash that was read"),
    "read_stance": lambda: tr("Stance that was read"),
    "own_speed": lambda: tr("Own Speed dice"),
    "opponent_speed": lambda: tr("Opponent's Speed dice"),
    "own_defense": lambda: tr("Own Defense dice"),
    "opponent_defense": lambda: tr("Opponent's Defense dice"),
    "own_might": lambda: tr("Own Might dice"),
    "opponent_might": lambda: tr("Opponent's Might dice"),
    "own_cunning": lambda: tr("Own Cunning dice"),
    "opponent_cunning": lambda: tr("Opponent's Cunning dice"),
    "own_damage": lambda: tr("Own dice lost"),
    "opponent_damage": lambda: tr("Opponent's dice lost"),
    "own_hits": lambda: tr("Own hits"),
    "opponent_hits": lambda: tr("Opponent's hits"),
    "own_ring_fouls": lambda: tr("Own fouls the referee saw"),
    "opponent_ring_fouls": lambda: tr("Opponent's fouls the referee saw"),
    "own_cuts_suffered": lambda: tr("Own cuts so far"),
    "opponent_cuts_suffered": lambda: tr("Opponent's cuts so far"),
    "own_open_cut": lambda: tr("Own cut open"),
    "opponent_open_cut": lambda: tr("Opponent's cut open"),
    "own_southpaw": lambda: tr("Clashes left of the own switch"),
    "opponent_southpaw": lambda: tr("Clashes left of the opponent's switch"),
    "own_clinches": lambda: tr("Own clinches"),
    "opponent_clinches": lambda: tr("Opponent's clinches"),
    "own_moves": lambda: tr("Own special moves"),
    "opponent_moves": lambda: tr("Opponent's special moves"),
}
_ACTIONS: Words = {
    **STANCE_WORDS,
    **{
        f"{stance}_{move}": partial(action_word, stance, move)
        for stance in STANCE_WORDS
        for move in MOVE_WORDS
    },
}
_WATCHED: Words = {"nothing": lambda: tr("Nothing more"), **MOVE_WORDS}
POOL_OPTIONS: Mapping[str, Words] = {
    **{f"clash_{number}": _ACTIONS for number in (1, 2, 3)},
    **{f"watch_{number}": _WATCHED for number in (1, 2, 3)},
    "technique": {"nothing": lambda: tr("Nothing more"), **TECHNIQUE_WORDS},
    "judge": {
        "first": lambda: tr("Judge 1"),
        "second": lambda: tr("Judge 2"),
        "third": lambda: tr("Judge 3"),
    },
    "read": {
        "clash_1": lambda: tr("The first clash"),
        "clash_2": lambda: tr("The second clash"),
        "clash_3": lambda: tr("The third clash"),
    },
    "second_wind": {"use": lambda: tr("Take it now"), "keep": lambda: tr("Save it")},
    "shoulder_roll": {"use": lambda: tr("Roll the shoulder"), "keep": lambda: tr("Take it as it comes")},
    "iron_chin": {"use": lambda: tr("Show the chin"), "keep": lambda: tr("Stay down")},
}
_SUCCESS: Meaning = (lambda: tr("a success"), lambda: tr("no success"))
POOL_MEANINGS: Mapping[str, Meaning] = {
    **dict.fromkeys(("speed", "defense", "might", "cunning", "shoulder_roll"), _SUCCESS),
    "referee": (lambda: tr("he stops it"), lambda: tr("he lets it go on")),
    "closing": (lambda: tr("the cut is closed"), lambda: tr("it stays open")),
    "doctor": (lambda: tr("he stops the bout"), lambda: tr("he lets him go on")),
    "foul": (lambda: tr("a foul"), lambda: tr("no foul")),
}
"""What a roll means that is held against a number: where it holds, and where not."""
POOL_DECISIONS: Words = {
    "second_wind": lambda: tr("Second Wind"),
    "technique": lambda: tr("Work of the seconds"),
    "judge": lambda: tr("Judge the manager works on"),
    "read": lambda: tr("Clash that is read"),
    "clash_1": lambda: tr("First clash"),
    "clash_2": lambda: tr("Second clash"),
    "clash_3": lambda: tr("Third clash"),
    "watch_1": lambda: tr("Watching in the first clash"),
    "watch_2": lambda: tr("Watching in the second clash"),
    "watch_3": lambda: tr("Watching in the third clash"),
    "shoulder_roll": lambda: tr("Shoulder Roll"),
    "iron_chin": lambda: tr("Iron Chin"),
}
"""Decisions as the headings of their rules."""
