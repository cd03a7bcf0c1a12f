"""A clash: stances, the Edge, attacks and what they do (Q20 to Q47, section 8)."""

from __future__ import annotations

from ringside_manager.bout.corner import Script
from ringside_manager.engines.quest import ending, moves
from ringside_manager.engines.quest.ending import FOULS, beaten
from ringside_manager.engines.quest.events import (
    AttackMissed,
    Clinched,
    CountTaken,
    DefenseTested,
    FeintTried,
    Fouled,
    HitLanded,
    IronChinShown,
    KnockedDown,
    MightTested,
    MoveTried,
    RefereeLooked,
    RopeDrained,
    ShoulderRolled,
    SouthpawSeen,
    SpeedTested,
    StanceTaken,
)
from ringside_manager.engines.quest.moves import AS_PLAIN, NO_MOVE, Action
from ringside_manager.engines.quest.state import BoutState, Boxer, Reaction, reaction_request
from ringside_manager.engines.quest.tables import (
    BODY_DAMAGE,
    CLINCH_FOUL_FROM,
    DAMAGE,
    DISQUALIFIED_AT,
    HALF_UP_TO,
    IRON_CHIN_ROLL,
    KNOCKDOWN_ABOVE,
    KNOCKOUT_ABOVE,
    PLAIN_DAMAGE,
    PRICE_TO_RISE,
    QUARTER_UP_TO,
    REFEREE_STOPS,
    RISES_UP_TO,
    SUCCESS,
    Clash,
    Damage,
    attribute_test,
    defense_test,
)

# What a clash brings: the referee, hits, damage and knockdowns (sections 7 to 9)


DOWNS_A_ROUND = 3
"""Q100, ``three_knockdown_rule``."""


def result(state: BoutState) -> Script[None]:
    """The referee first, then both attacks on the values just rolled, red's worked out first (Q30 to Q33)."""
    red, blue = state.table.boxers
    if not (red.defense and blue.defense):
        referee(state)
    for boxer, able in ((red, red.stamina > 0), (blue, blue.stamina > 0)):
        if able and boxer.might > boxer.opponent.defense:
            yield from hit(state, boxer)
        elif boxer.might and state.emit:
            state.tell(AttackMissed, boxer, boxer.might, boxer.opponent.defense, not able)
    if red.lost_by or blue.lost_by:
        ending.beaten(state, (red.lost_by, blue.lost_by))


def referee(state: BoutState) -> None:
    """Whoever has no Clash Defense is usually stopped (Q30)."""
    red, blue = state.table.boxers
    for boxer in (red, blue):
        if boxer.defense == 0:
            state.thrower = boxer.corner
            drawn = state.chance.roll(10, "referee")
            if drawn <= REFEREE_STOPS:
                boxer.lost_by = ending.REFEREE
            state.tell(RefereeLooked, boxer, drawn, drawn <= REFEREE_STOPS)
    ending.beaten(state, (red.lost_by, blue.lost_by))


def hit(state: BoutState, boxer: Boxer) -> Script[None]:
    """An attack above the other's Clash Defense: damage, and perhaps a knockdown (Q31, Q32)."""
    target = boxer.opponent
    boxer.hit = True
    boxer.landed += 1
    hurt(state, boxer)
    hay = boxer.move is moves.HAYMAKER
    down, out = (
        (moves.HAYMAKER_KNOCKDOWN, moves.HAYMAKER_KNOCKOUT) if hay else (KNOCKDOWN_ABOVE, KNOCKOUT_ABOVE)
    )
    if boxer.might > down * target.defense:
        yield from knockdown(state, target, boxer.might > out * target.defense)


# Damage


def hurt(state: BoutState, boxer: Boxer) -> None:
    """What a hit takes from the other (section 8, Q35, Q45)."""
    target, drawn = boxer.opponent, 0
    if boxer.move is moves.BODY_SNATCHER:
        damage = BODY_DAMAGE
    elif boxer.action.aggressive or target.action.aggressive:
        state.thrower = boxer.corner
        drawn = damage_roll(state, boxer.action.aggressive and target.action.aggressive)
        damage = DAMAGE[drawn - 1]
    else:
        damage = PLAIN_DAMAGE
    stamina = damage.stamina
    if boxer.move is moves.LIVER_SHOT and boxer.might > moves.LIVER_ABOVE * target.defense:
        stamina += moves.LIVER_STAMINA
    taken = take(boxer, target, damage, stamina)
    if state.emit:
        state.tell(
            HitLanded,
            boxer,
            boxer.might,
            target.defense,
            drawn,
            taken,
            damage.speed,
            damage.might,
            damage.defense,
        )
    if drawn and state.options.cuts_and_fouls:
        ending.cut(state, target, drawn)


def damage_roll(state: BoutState, both: bool) -> int:
    """The d10 that counts: the lower of two if only one boxer is aggressive (Q36)."""
    roll = state.chance.roll
    first = roll(10, "damage")
    return first if both else min(first, roll(10, "damage"))


def take(boxer: Boxer, target: Boxer, damage: Damage, stamina: int) -> int:
    """The target loses stamina and dice (Q36, Q37); how much stamina."""
    taken = target.lose(stamina)
    _, speed, might, defense = damage
    target.damage_speed += speed
    target.damage_might += might
    target.damage_defense += defense
    boxer.dealt += taken + speed + might + defense
    return taken


# Knockdowns


def knockdown(state: BoutState, boxer: Boxer, out: bool) -> Script[None]:
    """He is down; knocked out, counted out, or up again at a price (section 9, Q40)."""
    earlier = boxer.knockdowns
    boxer.knockdowns += 1
    boxer.downs += 1
    boxer.clash_downs += 1
    state.tell(KnockedDown, boxer, boxer.knockdowns, out)
    if out:
        boxer.lost_by = ending.KNOCKED_OUT
        return
    yield from count(state, boxer, earlier)
    if state.options.three_knockdown_rule and boxer.downs >= DOWNS_A_ROUND and not boxer.lost_by:
        boxer.lost_by = ending.THREE_KNOCKDOWNS


def count(state: BoutState, boxer: Boxer, earlier: int) -> Script[None]:
    """The knockdown roll (Q41, Q42); Smelling Salts forget earlier knockdowns (Q50)."""
    if boxer.salts:
        boxer.salts, earlier = False, 0
    state.thrower = boxer.corner
    drawn = state.chance.roll(10, "knockdown")
    rolled = drawn + earlier
    if rolled > HALF_UP_TO and boxer.moves & _IRON_CHIN and not boxer.used[moves.IRON_CHIN.place]:
        rolled = yield from iron_chin(state, boxer, rolled)
    lost = 0
    if rolled > HALF_UP_TO:
        boxer.lost_by = ending.WILL_NOT_RISE
    else:
        part = 0 if rolled <= RISES_UP_TO else 4 if rolled <= QUARTER_UP_TO else 2
        lost = boxer.lose(-(-boxer.start // part)) if part else 0
        if boxer.stamina < PRICE_TO_RISE:
            boxer.lost_by = ending.CANNOT_RISE
        lost += boxer.lose(PRICE_TO_RISE)
    boxer.opponent.dealt += lost
    state.tell(CountTaken, boxer, drawn, earlier, lost, not boxer.lost_by)


_IRON_CHIN = moves.IRON_CHIN.bit


def iron_chin(state: BoutState, boxer: Boxer, rolled: int) -> Script[int]:
    """He may let his chin turn the roll into 9 (Q45); the roll that counts."""
    answer = yield reaction_request("iron_chin", boxer.corner.index, "Q45", plain=True)
    if answer is not Reaction.USE:
        return rolled
    boxer.used[moves.IRON_CHIN.place] += 1
    boxer.worked += 1
    state.tell(IronChinShown, boxer)
    return IRON_CHIN_ROLL


# The clash (section 6): stances paid, moves come off or not, Speed, Defense and Might are tested


_SHOULDER_ROLL = moves.SHOULDER_ROLL.bit
_SOUTHPAW = moves.SOUTHPAW.bit


def fight_clash(state: BoutState) -> Script[None]:
    """One clash from the stances to its result; ``table.clash`` says which (Q101)."""
    table = state.table
    red, blue = table.boxers
    number = table.clash - 1
    mine, his = state.books
    for boxer, book in ((red, mine), (blue, his)):
        action = book.actions[number]
        assert action is not None
        pay(state, boxer, action)
    come_off(state, red, his.watched[number])
    come_off(state, blue, mine.watched[number])
    lead = test_speed(state)
    take_effect(state)
    test_defense(state)
    test_might(state, lead)
    if red.moves & _SHOULDER_ROLL:
        yield from shoulder_roll(state, red)
    if blue.moves & _SHOULDER_ROLL:
        yield from shoulder_roll(state, blue)
    yield from result(state)
    if table.options.cuts_and_fouls:
        ending.look_for_fouls(state)
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


def pay(state: BoutState, boxer: Boxer, planned: Action) -> None:
    """The stance and the move are paid now; what he cannot pay he does not do (Q20)."""
    action = planned
    if boxer.stamina < action.price:
        action = AS_PLAIN[action]
        if boxer.stamina < action.price:
            action = moves.SANDBAG
    boxer.new_clash(action)
    boxer.lose(action.price)
    if state.emit:
        dropped = planned.move.name if planned.move is not action.move else ""
        move = "" if action.move is NO_MOVE else action.move.name
        state.tell(StanceTaken, boxer, action.family.value, move, action.price, dropped)


def come_off(state: BoutState, boxer: Boxer, watched: int) -> None:
    """Whether his move comes off, against the set the other watches for (Q15, Q16, Q21)."""
    declared, last = boxer.action.move, boxer.last
    boxer.last = (last[1], declared)
    if boxer.southpaw and watched & _SOUTHPAW:
        boxer.southpaw = 0
        state.tell(SouthpawSeen, boxer)
    if declared is NO_MOVE:
        return
    boxer.used[declared.place] += 1
    boxer.used_round[declared.place] += 1
    seen = watched & declared.bit or (last[0] is declared and last[1] is declared)
    if seen:
        own, other = _cunning(state, boxer)
        state.tell(MoveTried, boxer, declared.name, own, other, own > other)
        if own <= other:
            return
    boxer.move = declared
    if declared is moves.SOUTHPAW:
        boxer.southpaw = moves.SOUTHPAW_CLASHES
    boxer.double = declared is moves.GRANDSTAND
    boxer.worked = int(declared is not moves.FEINT)


def _cunning(state: BoutState, boxer: Boxer) -> tuple[int, int]:
    """A Cunning contest, the user of the move first (Q21)."""
    chance = state.chance
    state.thrower = boxer.corner
    own = attribute_test(boxer.card.cunning, 0, 0, "cunning", chance)
    state.thrower = boxer.corner.opponent
    return own, attribute_test(boxer.opponent.card.cunning, 0, 0, "cunning", chance)


def test_speed(state: BoutState) -> int:
    """Both test Speed; more successes have the Edge (Q22).  By how many red is ahead, below 0 blue."""
    red, blue = state.table.boxers
    chance = state.chance
    state.thrower = red.corner
    red.speed = attribute_test(red.card.speed, red.speed_change(), 0, "speed", chance)
    state.thrower = blue.corner
    blue.speed = attribute_test(blue.card.speed, blue.speed_change(), 0, "speed", chance)
    lead = red.speed - blue.speed
    red.edge, blue.edge = lead > 0, lead < 0
    if state.emit:
        edge = (red.corner if lead > 0 else blue.corner) if lead else None
        state.emit(SpeedTested(state.table.round, state.table.clash, (red.speed, blue.speed), edge))
    return lead


def take_effect(state: BoutState) -> None:
    """Feint's contest, the price of attacking a Rope-a-Dope, a Clinch: red's first (Q23)."""
    red, blue = state.table.boxers
    for boxer in (red, blue):
        move = boxer.move
        if move is moves.FEINT:
            feint(state, boxer)
        elif move is moves.ROPE_A_DOPE:
            if boxer.opponent.action.aggressive:
                taken = boxer.opponent.lose(moves.ROPE_STAMINA)
                state.tell(RopeDrained, boxer, taken)
        elif move is moves.CLINCH:
            clinch(state, boxer)
    if red.fouls >= DISQUALIFIED_AT or blue.fouls >= DISQUALIFIED_AT:
        red_out, blue_out = (FOULS if boxer.fouls >= DISQUALIFIED_AT else "" for boxer in (red, blue))
        beaten(state, (red_out, blue_out))


def feint(state: BoutState, boxer: Boxer) -> None:
    """A Feint has a contest of its own (Q45, Q46)."""
    own, other = _cunning(state, boxer)
    boxer.feinted = own > other
    boxer.worked = int(boxer.feinted)
    state.tell(FeintTried, boxer, own, other, boxer.feinted)


def clinch(state: BoutState, boxer: Boxer) -> None:
    """He regains stamina; from the third use of the bout on it is a foul (Q45, Q47)."""
    gained = boxer.gain(moves.CLINCH_STAMINA)
    state.tell(Clinched, boxer, gained)
    if boxer.used[moves.CLINCH.place] >= CLINCH_FOUL_FROM:
        boxer.fouls += 1
        boxer.points_off += 1
        state.tell(Fouled, boxer, "clinch", boxer.fouls, 1)


def test_defense(state: BoutState) -> None:
    """Both test Defense (Q24)."""
    red, blue = state.table.boxers
    for boxer in (red, blue):
        state.thrower = boxer.corner
        boxer.defense, boxer.failed, boxer.failed_extra = defense_test(
            boxer.card.defense, defense_change(boxer), state.chance
        )
    if state.emit:
        state.emit(DefenseTested(state.table.round, state.table.clash, (red.defense, blue.defense)))


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


def test_might(state: BoutState, lead: int) -> None:
    """Both test Might, not from a sandbag stance and nobody in a Clinch; without the Edge each die is worth less (Q25)."""
    red, blue = state.table.boxers
    most = state.table.options.most_penalty
    behind = min(most, -lead) if lead < 0 else 0
    behind_too = min(most, lead) if lead > 0 else 0
    if red.move is not moves.CLINCH and blue.move is not moves.CLINCH:
        for boxer, penalty in ((red, behind), (blue, behind_too)):
            if not boxer.action.sandbag:
                state.thrower = boxer.corner
                pool, change = boxer.card.might, might_change(boxer)
                boxer.might = attribute_test(pool, change, -penalty, "might", state.chance)
    if state.emit:
        state.emit(
            MightTested(state.table.round, state.table.clash, (red.might, blue.might), (behind, behind_too))
        )


def might_change(boxer: Boxer) -> int:
    """Might dice more or fewer than his card has, once the Edge is known (Q23)."""
    move = boxer.move
    change = boxer.bonus_might - boxer.damage_might + move.own_might
    if boxer.edge and not (move is moves.COUNTERPUNCH and boxer.opponent.feinted):
        change += move.edge_might
    return change


def shoulder_roll(state: BoutState, boxer: Boxer) -> Script[None]:
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
    answer = yield reaction_request("shoulder_roll", boxer.corner.index, "Q26", plain=plain)
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
    state.tell(ShoulderRolled, boxer, added)
