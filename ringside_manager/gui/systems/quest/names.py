"""Names of bouts in which pools of dice meet: stances, special moves, seconds, judges; as people read them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from ringside_manager.engines.quest.state import JUDGES
from ringside_manager.engines.quest.tables import CLASHES
from ringside_manager.gui.board import Meaning, Names, Text, Words
from ringside_manager.gui.board.window import Clauses, OptionNames
from ringside_manager.language import later, tr

MOVE_WORDS: Words = {
    "turtle": later("Turtle"),
    "peekaboo": later("Peekaboo"),
    "stick_and_move": later("Stick and move"),
    "counterpunch": later("Counterpunch"),
    "rope_a_dope": later("Rope-a-Dope"),
    "swarm": later("Swarm"),
    "haymaker": later("Haymaker"),
    "body_snatcher": later("Body Snatcher"),
    "liver_shot": later("Liver Shot"),
    "feint": later("Feint"),
    "clinch": later("Clinch"),
    "cut_off_ring": later("Cut Off the Ring"),
    "southpaw": later("Southpaw Switch"),
    "shoulder_roll": later("Shoulder Roll"),
    "iron_chin": later("Iron Chin"),
    "second_wind": later("Second Wind"),
    "grandstand": later("Grandstand Finish"),
}
STANCE_WORDS: Words = {
    "sandbag": later("Sandbag"),
    "defensive": later("Defensive"),
    "aggressive": later("Aggressive"),
}
ATTRIBUTE_WORDS: Words = {
    "speed": later("Speed"),
    "defense": later("Defense"),
    "might": later("Might"),
    "cunning": later("Cunning"),
}
_STANCE_MOVES = ("turtle", "peekaboo", "stick_and_move", "counterpunch", "rope_a_dope", "swarm")
"""Moves that are stances themselves."""
TECHNIQUE_WORDS: Words = {
    "swab": later("Swab and Adrenaline"),
    "cold_iron": later("Cold Iron"),
    "salts": later("Smelling Salts"),
    "water": later("Water and Stool"),
    "rub_down": later("Rub Down"),
    "fire_up": later("Fire Him Up"),
    "calm_down": later("Calm Him Down"),
    "new_plan": later("New Plan"),
    "scouting": later("Scouting Report"),
    "read": later("Read His Corner"),
    "work_judges": later("Work the Judges"),
    "towel": later("Throw in the Towel"),
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


_ACTIONS: Words = {
    **STANCE_WORDS,
    **{
        f"{stance}_{move}": partial(action_word, stance, move)
        for stance in STANCE_WORDS
        for move in MOVE_WORDS
    },
}
_WATCHED: Words = {"nothing": later("Watch for nothing more"), **MOVE_WORDS}
_SUCCESS: Meaning = (later("a success"), later("no success"))
POOL_MEANINGS: Mapping[str, Meaning] = {
    **dict.fromkeys(("speed", "defense", "might", "cunning", "shoulder_roll"), _SUCCESS),
    "referee": (later("he stops it"), later("he lets it go on")),
    "closing": (later("the cut is closed"), later("it stays open")),
    "doctor": (later("he stops the bout"), later("he lets him go on")),
    "foul": (later("a foul"), later("no foul")),
}
"""What a roll means that is held against a number: where it holds, and where not."""
NAMES = Names(
    numbers={
        "speed": later("Speed dice"),
        "defense": later("Defense dice"),
        "might": later("Might dice"),
        "cunning": later("Cunning dice"),
        "damage_speed": later("Speed dice lost"),
        "damage_defense": later("Defense dice lost"),
        "damage_might": later("Might dice lost"),
        "clash_speed": later("Successes in Speed"),
        "clash_defense": later("Clash Defense"),
        "clash_might": later("Clash Might"),
        "ring_fouls": later("Fouls the referee saw"),
        "cuts": later("Cuts"),
        "southpaw": later("Clashes left of the Southpaw Switch"),
    },
    marks={
        **STANCE_WORDS,
        **MOVE_WORDS,
        **{f"watches_{move}": partial(_watched, move) for move in MOVE_WORDS},
        **{f"spent_{move}": partial(_spent, move) for move in MOVE_WORDS},
        "edge": later("The Edge"),
        "open_cut": later("Open cut"),
        "salts": later("Smelling Salts"),
        "home": later("At home"),
    },
    options={
        **{f"clash_{number}": _ACTIONS for number in range(1, CLASHES + 1)},
        **{f"watch_{number}": _WATCHED for number in range(1, CLASHES + 1)},
        "technique": {"nothing": later("Nothing more"), **TECHNIQUE_WORDS},
        "judge": {"first": later("Judge 1"), "second": later("Judge 2"), "third": later("Judge 3")},
        "read": {
            "clash_1": later("The first clash"),
            "clash_2": later("The second clash"),
            "clash_3": later("The third clash"),
        },
        "second_wind": {"use": later("Take it now"), "keep": later("Save it")},
        "shoulder_roll": {"use": later("Roll the shoulder"), "keep": later("Leave it to chance")},
        "iron_chin": {"use": later("Show the chin"), "keep": later("Stay down")},
    },
    measures={
        "price": later("Stamina it costs"),
        "other_hit": later("Chance to be hit"),
        "hit_aggressive": later("Chance to hit if he attacks"),
        "other_hit_aggressive": later("Chance to be hit then"),
        "edge": later("Chance of the Edge"),
        "if_seen": later("Comes off if watched for"),
        "uses": later("Uses in the bout"),
        "has_it": later("The other has it"),
        "foiled": later("Stopped if watched for"),
        "stamina": later("Stamina afterwards"),
        "healed": later("Dice he gets back"),
        "saved": later("Blow kept out"),
    },
    dice={
        "criterion": later("What a judge looks for"),
        "speed": later("Speed"),
        "defense": later("Defense"),
        "might": later("Might"),
        "cunning": later("Cunning"),
        "shoulder_roll": later("Shoulder Roll"),
        "damage": later("Damage"),
        "knockdown": later("Getting up"),
        "closing": later("Closing the cut"),
        "doctor": later("Ring doctor"),
    },
    facts={
        "clash": later("Clash being fought"),
        "lead_highest": later("Lead on the best card"),
        "stamina_to_plan": later("Stamina left to plan with"),
        "criteria_known": later("Judges whose criterion is known"),
        "criterion_1": later("Line of judge 1's criterion"),
        "criterion_2": later("Line of judge 2's criterion"),
        "criterion_3": later("Line of judge 3's criterion"),
        "read_clash": later("Clash that was read"),
        "read_stance": later("Stance that was read"),
        "own_speed": later("Own Speed dice"),
        "opponent_speed": later("Opponent's Speed dice"),
        "own_defense": later("Own Defense dice"),
        "opponent_defense": later("Opponent's Defense dice"),
        "own_might": later("Own Might dice"),
        "opponent_might": later("Opponent's Might dice"),
        "own_cunning": later("Own Cunning dice"),
        "opponent_cunning": later("Opponent's Cunning dice"),
        "own_damage": later("Own dice lost"),
        "opponent_damage": later("Opponent's dice lost"),
        "own_hits": later("Own hits"),
        "opponent_hits": later("Opponent's hits"),
        "own_ring_fouls": later("Own fouls the referee saw"),
        "opponent_ring_fouls": later("Opponent's fouls the referee saw"),
        "own_cuts_suffered": later("Own cuts so far"),
        "opponent_cuts_suffered": later("Opponent's cuts so far"),
        "own_open_cut": later("Own cut open"),
        "opponent_open_cut": later("Opponent's cut open"),
        "own_southpaw": later("Clashes left of the own switch"),
        "opponent_southpaw": later("Clashes left of the opponent's switch"),
        "own_clinches": later("Own clinches"),
        "opponent_clinches": later("Opponent's clinches"),
        "own_moves": later("Own special moves"),
        "opponent_moves": later("Opponent's special moves"),
    },
    decisions={
        "second_wind": later("Second Wind"),
        "technique": later("Work of the seconds"),
        "judge": later("Judge the manager works on"),
        "read": later("Clash that is read"),
        "clash_1": later("First clash"),
        "clash_2": later("Second clash"),
        "clash_3": later("Third clash"),
        "watch_1": later("Watching in the first clash"),
        "watch_2": later("Watching in the second clash"),
        "watch_3": later("Watching in the third clash"),
        "shoulder_roll": later("Shoulder Roll"),
        "iron_chin": later("Iron Chin"),
    },
)


def _criterion(judge: int) -> Text:
    return lambda: tr("the line of what judge {judge} looks for, 0 if unknown,").format(judge=judge)


CLAUSES = Clauses(
    leads={"lead_highest": later("on the card that is best for him")},
    amounts={
        "clash": later("the number of the clash, 0 between rounds,"),
        "stamina_to_plan": later("his stamina for the clashes not planned yet"),
        "criteria_known": later("the number of judges his corner sees through"),
        **{f"criterion_{judge}": _criterion(judge) for judge in range(1, JUDGES + 1)},
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
    },
    flags={
        "own_open_cut": (later("a cut of his is open"), later("no cut of his is open")),
        "opponent_open_cut": (
            later("a cut of the opponent is open"),
            later("no cut of the opponent is open"),
        ),
    },
)


# The options of Quest

_SEATS = range(1, 5)


def second_title(value: str) -> str:
    """A second with the two techniques he brings, from ``cut_man:swab+salts``; empty if it is none."""
    second, _, brought = value.partition(":")
    one, _, other = brought.partition("+")
    if second not in _SECONDS or one not in _TECHNIQUES or other not in _TECHNIQUES:
        return ""
    return tr("{second}: {one}, {other}").format(
        second=_SECONDS[second](), one=_TECHNIQUES[one](), other=_TECHNIQUES[other]()
    )


def _judge(number: int) -> Text:
    return lambda: tr("Judge {number}").format(number=number)


def _red(number: int) -> Text:
    return lambda: tr("Red's corner, seat {number}").format(number=number)


def _blue(number: int) -> Text:
    return lambda: tr("Blue's corner, seat {number}").format(number=number)


_TITLES: Words = {
    "cuts_and_fouls": later("Cuts and fouls"),
    "edge_penalty": later("Lack of the Edge"),
    **{f"judge_{number}": _judge(number) for number in range(1, JUDGES + 1)},
    **{f"red_second_{number}": _red(number) for number in _SEATS},
    **{f"blue_second_{number}": _blue(number) for number in _SEATS},
}
CRITERIA: Words = {
    "clean_hitting": later("Clean hitting"),
    "ring_general": later("Ring generalship"),
    "effective_aggression": later("Effective aggression"),
    "heavy_artillery": later("Heavy artillery"),
    "defence_first": later("Defence first"),
    "conditioning": later("Conditioning"),
    "late_show": later("A late show"),
    "showmanship": later("Showmanship"),
    "old_school": later("Old school"),
    "hometown": later("The man from the place"),
}
"""What judges look for (Q61)."""
_SECONDS: Words = {
    "cut_man": later("Cut man"),
    "trainer": later("Trainer"),
    "strategist": later("Strategist"),
    "manager": later("Manager"),
    "chief_second": later("Chief second"),
}
_TECHNIQUES: Words = {
    "swab": later("swab and adrenaline"),
    "cold_iron": later("cold iron"),
    "salts": later("smelling salts"),
    "water": later("water and stool"),
    "rub_down": later("rub down"),
    "fire_up": later("fire him up"),
    "calm_down": later("calm him down"),
    "new_plan": later("new plan"),
    "scouting": later("scouting report"),
    "read": later("read his corner"),
    "work_judges": later("work the judges"),
    "towel": later("throw in the towel"),
}
OPTIONS = OptionNames(
    titles=_TITLES,
    value=second_title,
    values={**CRITERIA, "capped": later("At most 2 a die"), "full": later("The whole difference")},
    groups={"Judges": later("Judges"), "Seconds": later("Seconds")},
)


# What is asked and explained at the desk


MOVES_TOLD: Words = {
    "turtle": later("Three Defense dice more, three Might dice fewer"),
    "peekaboo": later("A Defense die more; with the Edge a Might die more"),
    "stick_and_move": later("Two Speed dice more, two Might dice fewer"),
    "counterpunch": later("With the Edge three Might dice more; against it a Defense die fewer"),
    "rope_a_dope": later("Two Defense dice more; whoever attacks him loses a stamina"),
    "swarm": later("Two Might dice and a Speed die more, a Defense die fewer"),
    "haymaker": later("Two Might dice more, a Speed and a Defense die fewer; floors with twice his Defense"),
    "body_snatcher": later("A hit takes two stamina and a Speed die, without a roll"),
    "liver_shot": later("A hit with twice his Defense takes three stamina more; no shell helps"),
    "feint": later("If you outwit him he has two Defense dice fewer"),
    "clinch": later("Nobody strikes, a stamina comes back; a foul from the third on"),
    "cut_off_ring": later("He has two Speed dice fewer"),
    "southpaw": later("He has a Defense die fewer in three clashes, once a bout"),
    "shoulder_roll": later("Rolls the Defense dice that failed once more, for a stamina, once a round"),
    "iron_chin": later("Gets up when he would not, once a bout"),
    "second_wind": later("Regains a quarter of his stamina once half of the rounds are over, once a bout"),
    "grandstand": later("A Might die more; some judges count this clash twice"),
}
"""What each special move does."""


TECHNIQUES_TOLD: Words = {
    "swab": later("Gives a lost Defense die back"),
    "cold_iron": later("Gives a lost Speed die back"),
    "salts": later("His next count forgets earlier knockdowns, once a bout"),
    "water": later("A stamina comes back"),
    "rub_down": later("Gives a lost Might die back"),
    "fire_up": later("This round a Might die more and a Defense die fewer, once a bout"),
    "calm_down": later("This round a Defense die more and a Might die fewer, once a bout"),
    "new_plan": later("After the first clash the other two are planned anew, once a bout"),
    "scouting": later("One move more to watch for in each clash of the round"),
    "read": later("With three Cunning successes you learn a stance of his plan"),
    "work_judges": later("You learn what one judge looks for, once a bout"),
    "towel": later("The bout is lost"),
    "nothing": later("His seconds rest"),
}
"""What each technique of a second does."""


POOL_QUESTIONS: Words = {
    "technique": later("What do the seconds of {name} do before the round?"),
    "judge": later("Which judge does the manager of {name} work on?"),
    "read": later("Which clash of the plan of {other} is read?"),
    "clash_1": later("How does {name} go into the first clash?"),
    "clash_2": later("How does {name} go into the second clash?"),
    "clash_3": later("How does {name} go into the third clash?"),
    "watch_1": later("What does {name} watch for in the first clash?"),
    "watch_2": later("What does {name} watch for in the second clash?"),
    "watch_3": later("What does {name} watch for in the third clash?"),
    "second_wind": later("Does {name} take his Second Wind before this round?"),
    "shoulder_roll": later("{other} strikes. Does {name} roll his shoulder?"),
    "iron_chin": later("{name} would not rise. Does his Iron Chin hold?"),
}
