"""The clash (section 6): stances paid, moves come off or not, Speed, Defense and Might are tested."""

from __future__ import annotations

from ringside_manager.bout.events import Emit
from ringside_manager.bout.request import Script
from ringside_manager.engines.quest import attack, moves, requests, ring
from ringside_manager.engines.quest.criteria import Clash
from ringside_manager.engines.quest.ending import FOULS, beaten
from ringside_manager.engines.quest.events import (
    Clinched,
    DefenseTested,
    FeintTried,
    Fouled,
    MightTested,
    MoveTried,
    RopeDrained,
    ShoulderRolled,
    SouthpawSeen,
    SpeedTested,
    StanceTaken,
)
from ringside_manager.engines.quest.moves import NO_MOVE, Action
from ringside_manager.engines.quest.pools import attribute_test, defense_test
from ringside_manager.engines.quest.requests import Reaction
from ringside_manager.engines.quest.state import BoutState, Boxer
from ringside_manager.engines.quest.tables import CLINCH_FOUL_FROM, DISQUALIFIED_AT, SUCCESS

_SHOULDER_ROLL = moves.SHOULDER_ROLL.bit
_SOUTHPAW = moves.SOUTHPAW.bit


def fight_clash(state: BoutState, emit: Emit | None) -> Script[None]:
    """One clash from the stances to its result; ``table.clash`` says which."""
    table = state.table
    red, blue = table.boxers
    number = table.clash - 1
    mine, his = state.books
    for boxer, book in ((red, mine), (blue, his)):
        action = book.actions[number]
        assert action is not None
        pay(state, boxer, action, emit)
    come_off(state, red, his.watched[number], emit)
    come_off(state, blue, mine.watched[number], emit)
    lead = test_speed(state, emit)
    take_effect(state, emit)
    test_defense(state, emit)
    test_might(state, lead, emit)
    if red.moves & _SHOULDER_ROLL:
        yield from shoulder_roll(state, red, emit)
    if blue.moves & _SHOULDER_ROLL:
        yield from shoulder_roll(state, blue, emit)
    yield from attack.result(state, emit)
    if state.options.cuts_and_fouls:
        ring.look_for_fouls(state, emit)
    for boxer in (red, blue):
        note(boxer)


def note(boxer: Boxer) -> None:
    """What is kept of a clash for the judges (Q103); a Southpaw Switch comes nearer its end."""
    if boxer.southpaw:
        boxer.southpaw -= 1
    boxer.clashes += (
        Clash(
            boxer.edge, boxer.hit, boxer.action.aggressive, boxer.might, boxer.defense, boxer.clash_downs, boxer.worked,
            boxer.double,
        ),
    )  # fmt: skip


def pay(state: BoutState, boxer: Boxer, planned: Action, emit: Emit | None) -> None:
    """The stance and the move are paid now; what he cannot pay he does not do (Q20)."""
    action = planned
    if boxer.stamina < action.price:
        action = action.as_plain()
        if boxer.stamina < action.price:
            action = moves.SANDBAG
    boxer.new_clash(action)
    boxer.lose(action.price)
    if emit:
        dropped = planned.move.name if planned.move is not action.move else ""
        move = "" if action.move is NO_MOVE else action.move.name
        number, clash = state.table.round, state.table.clash
        emit(StanceTaken(number, clash, boxer.corner, action.family.value, move, action.price, dropped))


def come_off(state: BoutState, boxer: Boxer, watched: int, emit: Emit | None) -> None:
    """Whether his move comes off, against the set the other watches for (Q15, Q16, Q21)."""
    declared, last = boxer.action.move, boxer.last
    boxer.last = (last[1], declared)
    if boxer.southpaw and watched & _SOUTHPAW:
        boxer.southpaw = 0
        if emit:
            emit(SouthpawSeen(state.table.round, state.table.clash, boxer.corner))
    if declared is NO_MOVE:
        return
    boxer.used[declared.place] += 1
    boxer.used_round[declared.place] += 1
    seen = watched & declared.bit or (last[0] is declared and last[1] is declared)
    if seen and not _outwits(state, boxer, declared, emit):
        return
    boxer.move = declared
    if declared is moves.SOUTHPAW:
        boxer.southpaw = moves.SOUTHPAW_CLASHES
    boxer.double = declared is moves.GRANDSTAND
    boxer.worked = int(declared is not moves.FEINT)


def _outwits(state: BoutState, boxer: Boxer, declared: moves.Move, emit: Emit | None) -> bool:
    own, other = _cunning(state, boxer)
    if emit:
        number, clash = state.table.round, state.table.clash
        emit(MoveTried(number, clash, boxer.corner, declared.name, own, other, own > other))
    return own > other


def _cunning(state: BoutState, boxer: Boxer) -> tuple[int, int]:
    """A Cunning contest, the user of the move first (Q21)."""
    chance = state.chance
    state.thrower = boxer.corner
    own = attribute_test(boxer.card.cunning, 0, 0, "cunning", chance)
    state.thrower = boxer.corner.opponent
    return own, attribute_test(boxer.opponent.card.cunning, 0, 0, "cunning", chance)


def test_speed(state: BoutState, emit: Emit | None) -> int:
    """Both test Speed; more successes have the Edge (Q22).  By how many red is ahead, below 0 blue."""
    red, blue = state.table.boxers
    chance = state.chance
    state.thrower = red.corner
    red.speed = attribute_test(red.card.speed, red.speed_change(), 0, "speed", chance)
    state.thrower = blue.corner
    blue.speed = attribute_test(blue.card.speed, blue.speed_change(), 0, "speed", chance)
    lead = red.speed - blue.speed
    red.edge, blue.edge = lead > 0, lead < 0
    if emit:
        edge = (red.corner if lead > 0 else blue.corner) if lead else None
        emit(SpeedTested(state.table.round, state.table.clash, (red.speed, blue.speed), edge))
    return lead


def take_effect(state: BoutState, emit: Emit | None) -> None:
    """Feint's contest, the price of attacking a Rope-a-Dope, a Clinch: red's first (Q23)."""
    red, blue = state.table.boxers
    for boxer in (red, blue):
        move = boxer.move
        if move is moves.FEINT:
            feint(state, boxer, emit)
        elif move is moves.ROPE_A_DOPE:
            if boxer.opponent.action.aggressive:
                taken = boxer.opponent.lose(moves.ROPE_STAMINA)
                if emit:
                    emit(RopeDrained(state.table.round, state.table.clash, boxer.corner, taken))
        elif move is moves.CLINCH:
            clinch(state, boxer, emit)
    if red.fouls >= DISQUALIFIED_AT or blue.fouls >= DISQUALIFIED_AT:
        red_out, blue_out = (FOULS if boxer.fouls >= DISQUALIFIED_AT else "" for boxer in (red, blue))
        beaten(state, (red_out, blue_out), emit)


def feint(state: BoutState, boxer: Boxer, emit: Emit | None) -> None:
    """A Feint has a contest of its own (Q45, Q46)."""
    own, other = _cunning(state, boxer)
    boxer.feinted = own > other
    boxer.worked = int(boxer.feinted)
    if emit:
        number, clash = state.table.round, state.table.clash
        emit(FeintTried(number, clash, boxer.corner, own, other, boxer.feinted))


def clinch(state: BoutState, boxer: Boxer, emit: Emit | None) -> None:
    """He regains stamina; from the third use of the bout on it is a foul (Q45, Q47)."""
    gained = boxer.gain(moves.CLINCH_STAMINA)
    number, clash = state.table.round, state.table.clash
    if emit:
        emit(Clinched(number, clash, boxer.corner, gained))
    if boxer.used[moves.CLINCH.place] >= CLINCH_FOUL_FROM:
        boxer.fouls += 1
        boxer.points_off += 1
        if emit:
            emit(Fouled(number, clash, boxer.corner, "clinch", boxer.fouls, 1))


def test_defense(state: BoutState, emit: Emit | None) -> None:
    """Both test Defense (Q24)."""
    red, blue = state.table.boxers
    for boxer in (red, blue):
        state.thrower = boxer.corner
        tested = defense_test(boxer.card.defense, defense_change(boxer), state.chance)
        boxer.defense, boxer.failed, boxer.failed_extra = tested
    if emit:
        emit(DefenseTested(state.table.round, state.table.clash, (red.defense, blue.defense)))


def defense_change(boxer: Boxer) -> int:
    """Defense dice more or fewer than his card has, once the Edge is known (Q23)."""
    move, other = boxer.move, boxer.opponent
    change = boxer.bonus_defense - boxer.damage_defense
    if move is not moves.TURTLE or other.move is not moves.LIVER_SHOT:
        change += move.own_defense
    if other.edge:
        change += move.no_edge_defense
    if other.feinted:
        change += moves.FEINT_DEFENSE
    if other.southpaw:
        change += moves.SOUTHPAW_DEFENSE
    return change


def test_might(state: BoutState, lead: int, emit: Emit | None) -> None:
    """Both test Might, not from a sandbag stance and nobody in a Clinch; without the Edge each die is worth less (Q25)."""
    red, blue = state.table.boxers
    most = state.options.most_penalty
    behind, behind_too = min(most, max(0, -lead)), min(most, max(0, lead))
    if red.move is not moves.CLINCH and blue.move is not moves.CLINCH:
        for boxer, penalty in ((red, behind), (blue, behind_too)):
            if not boxer.action.sandbag:
                state.thrower = boxer.corner
                pool, change = boxer.card.might, might_change(boxer)
                boxer.might = attribute_test(pool, change, -penalty, "might", state.chance)
    if emit:
        emit(MightTested(state.table.round, state.table.clash, (red.might, blue.might), (behind, behind_too)))


def might_change(boxer: Boxer) -> int:
    """Might dice more or fewer than his card has, once the Edge is known (Q23)."""
    move = boxer.move
    change = boxer.bonus_might - boxer.damage_might + move.own_might
    if boxer.edge and not (move is moves.COUNTERPUNCH and boxer.opponent.feinted):
        change += move.edge_might
    return change


def shoulder_roll(state: BoutState, boxer: Boxer, emit: Emit | None) -> Script[None]:
    """He may pay to roll the Defense dice that failed once more (Q26, Q45, Q47)."""
    place = moves.SHOULDER_ROLL.place
    if (
        not boxer.action.defensive
        or boxer.used_round[place]
        or boxer.stamina < moves.LEAST_FOR_SHOULDER_ROLL
        or not (boxer.failed or boxer.failed_extra)
    ):
        return
    plain = boxer.opponent.might > boxer.defense
    answer = yield requests.reaction("shoulder_roll", boxer.corner.index, "Q26", plain=plain)
    if answer is not Reaction.USE:
        return
    boxer.used_round[place] += 1
    boxer.lose(moves.SHOULDER_ROLL.price)
    boxer.worked += 1
    pool, chance = boxer.card.defense, state.chance
    state.thrower = boxer.corner
    added = chance.successes(boxer.failed, pool.sides, SUCCESS, "shoulder_roll")
    if boxer.failed_extra:
        added += chance.successes(1, pool.extra, SUCCESS, "shoulder_roll")
    boxer.defense += added
    if emit:
        emit(ShoulderRolled(state.table.round, state.table.clash, boxer.corner, added))
