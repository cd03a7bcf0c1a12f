"""What lies on a Quest table, for everybody to see, and what its names mean."""

from __future__ import annotations

from ringside_manager.bout.outlook import DieSpec
from ringside_manager.bout.scene import MarkSpec, NumberSpec, Scene, Side, Use
from ringside_manager.engines.quest.moves import DECLARED, MOVES, NO_MOVE, Move
from ringside_manager.engines.quest.state import Book, BoutState, Boxer, Table

NUMBERS = (
    NumberSpec("stamina", "stamina he has left", Use.TRACK, "Q7"),
    NumberSpec("stamina_start", "stamina he can have at most", Use.MEMORY, "Q10", of="stamina"),
    NumberSpec("speed", "Speed dice he has left", Use.RATING, "Q22"),
    NumberSpec("defense", "Defense dice he has left", Use.RATING, "Q24"),
    NumberSpec("might", "Might dice he has left", Use.RATING, "Q25"),
    NumberSpec("cunning", "Cunning dice", Use.RATING, "Q21"),
    NumberSpec("damage_speed", "Speed dice he has lost", Use.COUNT, "Q37"),
    NumberSpec("damage_defense", "Defense dice he has lost", Use.COUNT, "Q37"),
    NumberSpec("damage_might", "Might dice he has lost", Use.COUNT, "Q37"),
    NumberSpec("clash_speed", "his successes in the Speed test", Use.COUNT, "Q22"),
    NumberSpec("clash_defense", "his Clash Defense", Use.COUNT, "Q24"),
    NumberSpec("clash_might", "his Clash Might", Use.COUNT, "Q25"),
    NumberSpec("landed", "hits of the bout", Use.COUNT, "Q31"),
    NumberSpec("times_down", "how often he was down", Use.COUNT, "Q40"),
    NumberSpec("downs", "how often he was down in this round", Use.COUNT, "Q40"),
    NumberSpec("fouls", "fouls by clinching; the fourth ends the bout", Use.COUNT, "Q47"),
    NumberSpec("ring_fouls", "fouls the referee saw; the fourth ends the bout", Use.COUNT, "Q73"),
    NumberSpec("points_off", "points off in this round", Use.COUNT, "Q60"),
    NumberSpec("cuts", "cuts he has suffered", Use.COUNT, "Q71"),
    NumberSpec("southpaw", "clashes his Southpaw Switch still lasts", Use.COUNT, "Q45"),
    NumberSpec("card_1", "points on the first judge's card", Use.COUNT, "Q60", tells_score=True),
    NumberSpec("card_2", "points on the second judge's card", Use.COUNT, "Q60", tells_score=True),
    NumberSpec("card_3", "points on the third judge's card", Use.COUNT, "Q60", tells_score=True),
)
MARKS = (
    MarkSpec("sandbag", "he saves his strength: no Might", "Q13", tactic=True),
    MarkSpec("defensive", "his stance is defensive", "Q13", tactic=True),
    MarkSpec("aggressive", "his stance is aggressive", "Q13", tactic=True),
    *(
        MarkSpec(move.name, _words, "Q45", tactic=True)
        for move, _words in ((move, f"{move.title} comes off") for move in DECLARED)
    ),
    *(
        MarkSpec(
            f"spent_{move.name}",
            f"{move.title} is used up for the {'bout' if move.per_bout else 'round'}",
            "Q45",
        )
        for move in MOVES
        if move.per_bout or move.per_round
    ),
    *(
        MarkSpec(f"watches_{move.name}", f"he watches for {move.title} in this clash", "Q15", tactic=True)
        for move in DECLARED
    ),
    MarkSpec("edge", "he has the Edge", "Q22"),
    MarkSpec("open_cut", "a cut of his is open", "Q72"),
    MarkSpec("salts", "his next knockdown roll forgets earlier ones", "Q50"),
    MarkSpec("home", "he boxes at home", "Q6"),
)

DICE = (
    DieSpec("criterion", "what a judge looks for", "Q9", secret=True),
    DieSpec("speed", "a die of a Speed test: 4 or more is a success", "Q22"),
    DieSpec("defense", "a die of a Defense test: 4 or more is a success", "Q24"),
    DieSpec("might", "a die of a Might test: 4 or more is a success, more without the Edge", "Q25"),
    DieSpec("cunning", "a die of a Cunning test: 4 or more is a success", "Q21"),
    DieSpec("shoulder_roll", "a Defense die rolled once more", "Q26"),
    DieSpec("referee", "whether the referee stops a boxer without defence: on 1 to 9", "Q30"),
    DieSpec("damage", "the line of the damage table", "Q36"),
    DieSpec("knockdown", "how he gets up; earlier knockdowns are added", "Q41"),
    DieSpec("cut", "whether the blow cuts", "Q71"),
    DieSpec("closing", "whether the cut is closed: on 1 to 6", "Q72"),
    DieSpec("doctor", "whether the doctor stops the bout", "Q72"),
    DieSpec("foul", "whether the referee sees a foul", "Q73"),
)


def scene(state: BoutState) -> Scene:
    """The table now; its time is the clash, 0 in a corner phase."""
    table = state.table
    red, blue = (_side(table, state.books[boxer.corner.index], boxer) for boxer in table.boxers)
    return Scene(table.round, table.clash, (red, blue))


def _side(table: Table, book: Book, boxer: Boxer) -> Side:
    card, mine = boxer.card, boxer.corner.index
    numbers = {
        "stamina": boxer.stamina,
        "stamina_start": boxer.start,
        "speed": card.speed.left(-boxer.damage_speed).total,
        "defense": card.defense.left(-boxer.damage_defense).total,
        "might": card.might.left(-boxer.damage_might).total,
        "cunning": card.cunning.total,
        "damage_speed": boxer.damage_speed,
        "damage_defense": boxer.damage_defense,
        "damage_might": boxer.damage_might,
        "clash_speed": boxer.speed,
        "clash_defense": boxer.defense,
        "clash_might": boxer.might,
        "landed": boxer.landed,
        "times_down": boxer.knockdowns,
        "downs": boxer.downs,
        "fouls": boxer.fouls,
        "ring_fouls": boxer.ring_fouls,
        "points_off": boxer.points_off,
        "cuts": boxer.cuts,
        "southpaw": boxer.southpaw,
        **{
            f"card_{number}": sum(points[mine] for points in card)
            for number, card in enumerate(table.cards, start=1)
        },
    }
    return Side(numbers, _marks(table, book, boxer))


def _marks(table: Table, book: Book, boxer: Boxer) -> frozenset[str]:
    """What holds of him; his stance and what he watches for are turned over in the clash they are for (Q12)."""
    said = [
        ("edge", boxer.edge),
        ("open_cut", boxer.open_cut),
        ("salts", boxer.salts),
        ("home", boxer.home),
        *((f"spent_{move.name}", _spent(boxer, move)) for move in boxer.card.moves),
    ]  # fmt: skip
    marks = [name for name, holds in said if holds]
    if table.clash:
        marks.append(boxer.action.family.value)
        if boxer.move is not NO_MOVE:
            marks.append(boxer.move.name)
        marks += [f"watches_{move.name}" for move in DECLARED if move.bit & book.watched[table.clash - 1]]
    return frozenset(marks)


def _spent(boxer: Boxer, move: Move) -> bool:
    """Whether its limit allows no further use now (Q45)."""
    if move.per_bout:
        return boxer.used[move.place] >= move.per_bout
    return move.per_round > 0 and boxer.used_round[move.place] >= move.per_round
