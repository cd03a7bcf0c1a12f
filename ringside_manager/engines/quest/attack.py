"""What a clash brings: the referee, hits, damage and knockdowns (sections 7 to 9)."""

from __future__ import annotations

from ringside_manager.bout.events import Emit
from ringside_manager.bout.request import Script
from ringside_manager.engines.quest import ending, moves, requests, ring
from ringside_manager.engines.quest.events import (
    AttackMissed,
    CountTaken,
    HitLanded,
    IronChinShown,
    KnockedDown,
    RefereeLooked,
)
from ringside_manager.engines.quest.requests import Reaction
from ringside_manager.engines.quest.state import BoutState, Boxer
from ringside_manager.engines.quest.tables import (
    BODY_DAMAGE,
    DAMAGE,
    HALF_UP_TO,
    IRON_CHIN_ROLL,
    KNOCKDOWN_ABOVE,
    KNOCKOUT_ABOVE,
    PLAIN_DAMAGE,
    PRICE_TO_RISE,
    QUARTER_UP_TO,
    REFEREE_STOPS,
    RISES_UP_TO,
    Damage,
)

DOWNS_A_ROUND = 3
"""Q100, ``three_knockdown_rule``."""


def result(state: BoutState, emit: Emit | None) -> Script[None]:
    """The referee first, then both attacks on the values just rolled, red's worked out first (Q30 to Q33)."""
    red, blue = state.table.boxers
    if not (red.defense and blue.defense):
        referee(state, emit)
    for boxer, able in ((red, red.stamina > 0), (blue, blue.stamina > 0)):
        if able and boxer.might > boxer.opponent.defense:
            yield from hit(state, boxer, emit)
        elif emit and boxer.might:
            number, clash, other = state.table.round, state.table.clash, boxer.opponent
            emit(AttackMissed(number, clash, boxer.corner, boxer.might, other.defense, not able))
    if red.lost_by or blue.lost_by:
        ending.beaten(state, (red.lost_by, blue.lost_by), emit)


def referee(state: BoutState, emit: Emit | None) -> None:
    """Whoever has no Clash Defense is usually stopped (Q30)."""
    red, blue = state.table.boxers
    for boxer in (red, blue):
        if boxer.defense == 0:
            state.thrower = boxer.corner
            drawn = state.chance.roll(10, "referee")
            if drawn <= REFEREE_STOPS:
                boxer.lost_by = ending.REFEREE
            if emit:
                number, clash = state.table.round, state.table.clash
                emit(RefereeLooked(number, clash, boxer.corner, drawn, drawn <= REFEREE_STOPS))
    ending.beaten(state, (red.lost_by, blue.lost_by), emit)


def hit(state: BoutState, boxer: Boxer, emit: Emit | None) -> Script[None]:
    """An attack above the other's Clash Defense: damage, and perhaps a knockdown (Q31, Q32)."""
    target = boxer.opponent
    boxer.hit = True
    boxer.landed += 1
    hurt(state, boxer, emit)
    hay = boxer.move is moves.HAYMAKER
    down, out = (
        (moves.HAYMAKER_KNOCKDOWN, moves.HAYMAKER_KNOCKOUT) if hay else (KNOCKDOWN_ABOVE, KNOCKOUT_ABOVE)
    )
    if boxer.might > down * target.defense:
        yield from knockdown(state, target, boxer.might > out * target.defense, emit)


# Damage


def hurt(state: BoutState, boxer: Boxer, emit: Emit | None) -> None:
    """What a hit takes from the other (section 8, Q45)."""
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
    if emit:
        emit(
            HitLanded(
                state.table.round, state.table.clash, boxer.corner, boxer.might, target.defense, drawn, taken, damage.speed,
                damage.might, damage.defense,
            )
        )  # fmt: skip
    if drawn and state.options.cuts_and_fouls:
        ring.cut(state, target, drawn, emit)


def damage_roll(state: BoutState, both: bool) -> int:
    """The d10 that counts: the lower of two if only one boxer is aggressive (Q36)."""
    roll = state.chance.roll
    first = roll(10, "damage")
    return first if both else min(first, roll(10, "damage"))


def take(boxer: Boxer, target: Boxer, damage: Damage, stamina: int) -> int:
    """The target loses stamina and dice (Q36, Q37); how much stamina."""
    taken = target.lose(stamina)
    target.damage_speed += damage.speed
    target.damage_might += damage.might
    target.damage_defense += damage.defense
    boxer.dealt += taken + damage.speed + damage.might + damage.defense
    return taken


# Knockdowns


def knockdown(state: BoutState, boxer: Boxer, out: bool, emit: Emit | None) -> Script[None]:
    """He is down; knocked out, counted out, or up again at a price (section 9)."""
    earlier = boxer.knockdowns
    boxer.knockdowns += 1
    boxer.downs += 1
    boxer.clash_downs += 1
    if emit:
        number, clash = state.table.round, state.table.clash
        emit(KnockedDown(number, clash, boxer.corner, boxer.knockdowns, out))
    if out:
        boxer.lost_by = ending.KNOCKED_OUT
        return
    yield from count(state, boxer, earlier, emit)
    if state.options.three_knockdown_rule and boxer.downs >= DOWNS_A_ROUND and not boxer.lost_by:
        boxer.lost_by = ending.THREE_KNOCKDOWNS


def count(state: BoutState, boxer: Boxer, earlier: int, emit: Emit | None) -> Script[None]:
    """The knockdown roll (Q41, Q42); Smelling Salts forget earlier knockdowns (Q50)."""
    if boxer.salts:
        boxer.salts, earlier = False, 0
    state.thrower = boxer.corner
    drawn = state.chance.roll(10, "knockdown")
    rolled = drawn + earlier
    if rolled > HALF_UP_TO and boxer.moves & _IRON_CHIN and not boxer.used[moves.IRON_CHIN.place]:
        rolled = yield from iron_chin(state, boxer, rolled, emit)
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
    if emit:
        number, clash = state.table.round, state.table.clash
        emit(CountTaken(number, clash, boxer.corner, drawn, earlier, lost, not boxer.lost_by))


_IRON_CHIN = moves.IRON_CHIN.bit


def iron_chin(state: BoutState, boxer: Boxer, rolled: int, emit: Emit | None) -> Script[int]:
    """He may let his chin turn the roll into 9 (Q45); the roll that counts."""
    answer = yield requests.reaction("iron_chin", boxer.corner.index, "Q45", plain=True)
    if answer is not Reaction.USE:
        return rolled
    boxer.used[moves.IRON_CHIN.place] += 1
    boxer.worked += 1
    if emit:
        emit(IronChinShown(state.table.round, state.table.clash, boxer.corner))
    return IRON_CHIN_ROLL
