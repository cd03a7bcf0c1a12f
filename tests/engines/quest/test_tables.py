"""The printed tables against a transcription made from the text of the specification."""

from __future__ import annotations

from ringside_manager.bout import BLUE, Carried, Chance, SeededChance
from ringside_manager.bout.events import Event
from ringside_manager.engines.quest import ENGINE, clash, moves, scene, tables
from ringside_manager.engines.quest.ending import card_points
from ringside_manager.engines.quest.events import MightTested
from ringside_manager.engines.quest.moves import MOVES, Kind, Move, move_named
from ringside_manager.engines.quest.state import begins_with, new_bout, starting_stamina
from ringside_manager.engines.quest.tables import SUCCESS, Pool, attribute_test, defense_test
from tests.engines.quest.vector_script import boxer_card
from tests.slow import each

PRINTED_MOVES = """
turtle | Turtle Stance | stance | defensive | 0 |
peekaboo | Peekaboo Stance | stance | defensive | 0 |
stick_and_move | Stick and Move Stance | stance | defensive | 0 |
counterpunch | Counterpunch Stance | stance | defensive | 0 |
rope_a_dope | Rope-a-Dope | stance | sandbag | 0 |
swarm | Swarm Stance | stance | aggressive | 1 |
haymaker | Haymaker | strike | aggressive | 0 | once a round
body_snatcher | Body Snatcher | strike | aggressive | 0 | once a round
liver_shot | Liver Shot | strike | any | 1 | once a round
feint | Feint | strike | any | 0 | twice a round
clinch | Clinch | strike | defensive | 0 | once a round
cut_off_ring | Cut Off the Ring | strike | any | 0 | twice a round
southpaw | Southpaw Switch | ongoing | any | 0 | once a bout
shoulder_roll | Shoulder Roll | reactive | defensive | 1 | once a round
iron_chin | Iron Chin | reactive | | 0 | once a bout
second_wind | Second Wind | reactive | | 0 | once a bout
grandstand | Grandstand Finish | strike | aggressive | 0 | third clash only
"""
"""Q45: id, name, kind, family, price and limit."""
LIMITS = {(1, 0): "once a round", (2, 0): "twice a round", (0, 1): "once a bout", (0, 0): ""}
# Q45: own speed, defense, might | might with the Edge | defense if the other has it | other's speed
DICE = {
    "turtle": (0, 3, -3, 0, 0, 0), "peekaboo": (0, 1, 0, 1, 0, 0), "stick_and_move": (2, 0, -2, 0, 0, 0),
    "counterpunch": (0, 0, 0, 3, -1, 0), "rope_a_dope": (0, 2, 0, 0, 0, 0), "swarm": (1, -1, 2, 0, 0, 0),
    "haymaker": (-1, -1, 2, 0, 0, 0), "cut_off_ring": (0, 0, 0, 0, 0, -2), "grandstand": (0, 0, 1, 0, 0, 0),
}  # fmt: skip
PRINTED_TECHNIQUES = """
swab | Swab and Adrenaline | cut man | once in 2 rounds
cold_iron | Cold Iron | cut man | every round
salts | Smelling Salts | cut man | once a bout
water | Water and Stool | any | every round
rub_down | Rub Down | trainer | once in 2 rounds
fire_up | Fire Him Up | trainer | once a bout
calm_down | Calm Him Down | trainer | once a bout
new_plan | New Plan | trainer | once a bout
scouting | Scouting Report | strategist | every round
read | Read His Corner | strategist | once in 3 rounds
work_judges | Work the Judges | manager | once a bout
towel | Throw in the Towel | chief second | every round
"""


def cells(text: str) -> list[list[str]]:
    return [[cell.strip() for cell in line.split("|")] for line in text.strip().splitlines()]


def families(move: Move) -> str:
    if move.kind is Kind.REACTIVE and len(move.families) == 3:
        return ""
    return "any" if len(move.families) == 2 else move.families[0].value


def test_the_special_moves() -> None:
    told = [
        [move.name, move.title, move.kind.value, families(move), str(move.price),
         "third clash only" if move is moves.GRANDSTAND else LIMITS[move.per_round, move.per_bout]]
        for move in MOVES
    ]  # fmt: skip
    assert told == [[*row, ""][:6] for row in cells(PRINTED_MOVES)]
    assert [move.place for move in MOVES] == list(range(17))


@each("move", MOVES)
def test_the_dice_of_a_move(move: Move) -> None:
    given = (move.own_speed, move.own_defense, move.own_might, move.edge_might, move.no_edge_defense,
             move.opponent_speed)  # fmt: skip
    assert given == DICE.get(move.name, (0,) * 6)
    assert move_named(move.name) is move


def test_the_other_numbers_of_moves() -> None:
    assert (moves.HAYMAKER_KNOCKDOWN, moves.HAYMAKER_KNOCKOUT) == (2, 4)
    assert tables.BODY_DAMAGE == (2, 1, 0, 0)
    assert (moves.LIVER_ABOVE, moves.LIVER_STAMINA) == (2, 3)
    assert (moves.FEINT_DEFENSE, moves.SOUTHPAW_DEFENSE, moves.SOUTHPAW_CLASHES) == (-2, -1, 3)
    assert (moves.CLINCH_STAMINA, tables.CLINCH_FOUL_FROM, moves.LEAST_FOR_SHOULDER_ROLL) == (1, 3, 2)


def test_the_stances() -> None:
    assert list(moves.STANCE_PRICE.values()) == [0, 1, 2]
    found = {action.name: action.price for action in moves.ACTIONS if action.price == 3}
    assert found == {"aggressive_swarm": 3, "aggressive_liver_shot": 3}
    assert len(moves.ACTIONS) == 3 + 18


def test_the_techniques() -> None:
    words = {0: "once a bout", 1: "every round", 2: "once in 2 rounds", 3: "once in 3 rounds"}
    told = [
        [technique.name, technique.title,
         technique.second.value.replace("_", " ") if technique.second else "any", words[technique.every_rounds]]
        for technique in moves.TECHNIQUES
    ]  # fmt: skip
    assert told == cells(PRINTED_TECHNIQUES)
    found = [technique.name for technique in moves.AUTOMATIC]
    assert found == ["swab", "water", "cold_iron", "rub_down", "scouting"]


def test_the_default_crew_has_all_the_automatic_corner_uses() -> None:
    crew = moves.brought(moves.DEFAULT_CREW)
    assert set(moves.AUTOMATIC) <= set(crew)
    assert moves.TOWEL in crew
    assert len(crew) == 8


def test_the_damage_table() -> None:
    assert tables.DAMAGE[:6] == ((1, 0, 0, 0),) * 6
    assert tables.DAMAGE[6:] == ((1, 1, 0, 0), (1, 1, 1, 0), (1, 1, 1, 1), (2, 2, 2, 2))


def test_knockdowns_the_referee_cuts_and_fouls() -> None:
    found = tables.RISES_UP_TO, tables.QUARTER_UP_TO, tables.HALF_UP_TO, tables.IRON_CHIN_ROLL
    assert found == (6, 8, 10, 9)
    assert (tables.KNOCKDOWN_ABOVE, tables.KNOCKOUT_ABOVE, tables.REFEREE_STOPS) == (3, 5, 9)
    assert tables.CUT_UP_TO == {7: 1, 8: 2, 9: 5, 10: 9}
    assert (tables.CLOSED_UP_TO, tables.DOCTOR_STOPS) == (6, (1, 4, 9))
    assert tables.RING_FOUL_UP_TO == {"sandbag": 0, "defensive": 1, "aggressive": 2}
    assert (tables.DISQUALIFIED_AT, tables.READ_SUCCESSES, tables.EDGE_PENALTY) == (4, 3, 2)


def test_the_criteria() -> None:
    printed = (
        "clean hitting|ring general|effective aggression|heavy artillery|defence first|conditioning|late show|"
        "showmanship|old school|hometown"
    )
    assert [criterion.value.replace("_", " ") for criterion in tables.CRITERIA] == printed.split("|")


@each("lead, downs, off, points", [(1, (0, 0), (0, 0), (10, 9)), (1, (0, 2), (0, 0), (10, 8)), (-3, (0, 1), (0, 0), (9, 10)),
     (-3, (1, 0), (0, 0), (8, 10)), (0, (1, 0), (0, 0), (10, 10)), (0, (0, 0), (1, 2), (9, 8)),
     (2, (1, 1), (1, 0), (9, 8))])  # fmt: skip
def test_a_round_on_a_card(
    lead: int, downs: tuple[int, int], off: tuple[int, int], points: tuple[int, int]
) -> None:
    assert card_points(lead, downs, off) == points


# Stamina and pools


@each("rounds, bonus, start", [(12, 0, 52), (12, -9, 43), (4, 0, 20), (16, 9, 77), (1, -9, 1)])
def test_starting_stamina(rounds: int, bonus: int, start: int) -> None:
    assert starting_stamina(rounds, bonus) == start


@each("loss, of, left", [(0, 52, 52), (26, 52, 26), (1, 3, 35), (52, 52, 1), (60, 52, 1), (1, 100, 52)])
def test_what_a_carried_loss_leaves(loss: int, of: int, left: int) -> None:
    assert begins_with(52, Carried("quest", loss, of)) == left


class Counted(Chance):
    """Every die shows its highest number; the sizes rolled are kept."""

    def __init__(self) -> None:
        self.rolled: list[int] = []

    def roll(self, sides: int, purpose: str = "") -> int:
        self.rolled.append(sides)
        return sides


@each("change, rolled", [(0, [6] * 3 + [4]), (2, [6] * 5 + [4]), (-2, [6, 4]), (-3, [4]), (-4, []), (-9, [])])
def test_base_dice_go_first(change: int, rolled: list[int]) -> None:
    chance = Counted()
    assert attribute_test(Pool(3, 6, 4), change, 0, "speed", chance) == len(rolled)
    assert chance.rolled == rolled
    chance = Counted()
    tested = defense_test(Pool(3, 6, 4), change, chance)
    assert tested[0] == len(rolled)
    assert chance.rolled == rolled[1:]
    assert Pool(3, 6, 4).left(change).total == len(rolled)


def test_a_modifier_counts_on_every_die() -> None:
    assert attribute_test(Pool(10, 6, 4), 0, -2, "might", Counted()) == 10  # a 6 is worth 4, a 4 is worth 2
    chance = SeededChance(1)
    many = sum(attribute_test(Pool(10, 6), 0, -1, "might", chance) for _ in range(400))
    assert 1333 * 0.9 < many < 1333 * 1.1


def test_dice_that_failed_are_told() -> None:
    class Low(Counted):
        def roll(self, sides: int, purpose: str = "") -> int:
            return 1

    assert defense_test(Pool(5, 6, 4), 0, Low()) == (1, 4, 1)
    assert defense_test(Pool(5, 6, 4), -5, Low()) == (1, 0, 0)
    assert defense_test(Pool(5, 6), -5, Low()) == (0, 0, 0)


class Least(Chance):
    """No dice: what every test asks its dice to show."""

    def __init__(self) -> None:
        self.asked: list[int] = []

    def roll(self, sides: int, purpose: str = "") -> int:
        return 1

    def successes(self, dice: int, sides: int, least: int, purpose: str = "") -> int:
        self.asked.append(least)
        return 0


@each("chosen, lost", [({}, 2), ({"edge_penalty": "capped"}, 2), ({"edge_penalty": "full"}, 4)])
def test_the_whole_difference_counts_if_agreed(chosen: dict[str, str], lost: int) -> None:
    dice = Least()
    terms = ENGINE.info.terms(12, chosen)
    state = new_bout(boxer_card({}), boxer_card({}), terms, dice)
    for boxer in state.table.boxers:
        boxer.new_clash(moves.DEFENSIVE)
    events: list[Event] = []
    state.emit = events.append
    clash.test_might(state, 4)
    assert dice.asked == [SUCCESS, SUCCESS + lost]
    (told,) = events
    assert isinstance(told, MightTested)
    assert told.penalties == (0, lost)
    state.table.boxers[0].speed = 4
    assert scene._behind(state, BLUE) == lost
    assert ("edge_penalty" in terms.options) == (lost == 4)
