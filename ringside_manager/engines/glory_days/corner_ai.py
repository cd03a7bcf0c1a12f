"""The corner that plans for a Glory Days boxer (G101); the towel it never throws (G105).

How it thinks: a round between the two is worked out in closed form for every plan of both (below), the bout as
the coming round and then the others as the boxers stand, so that the score, the rounds left and fatigue count
here as well.  Both choose in secret, so it looks for the mixture that does best against the best answer, by playing
the table against itself until neither side learns anything more.

Weaker levels know all this but forget it: as often as ``LAPSES`` says, a decision is left to the plain policy.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import erf, sqrt
from typing import Any, TypeVar

from ringside_manager.bout.corner import FactSpec, Request, choice_word
from ringside_manager.bout.engine import ForgetfulCorner, drawn
from ringside_manager.bout.view import Measure, OptionEffect, Outlook, leads
from ringside_manager.engines.glory_days.state import Boxer, Plan, Towel
from ringside_manager.engines.glory_days.tables import (
    CLINCH,
    EVENT,
    FACES,
    FOUL,
    LANDING,
    MISS,
    NUMBERS,
    SEGMENTS,
    WILL_FROM,
)
from ringside_manager.engines.glory_days.view import GloryDaysView

# What a round and the bout promise, in closed form: for panels, and for the corner that weighs plans.
#
# A segment between two boxers neither of whom is hurt is counted exactly, line by line and number by number; what follows
# a stunned boxer is followed for as long as he is hurt.  Cuts, fouls and the chart of events, which befall both alike,
# are left out, and every segment of a round is taken like the first.


SPREAD = 7.5
"""How far the punches of a round lie apart by chance: about one standard deviation of their difference."""
CARD_SPREAD = 0.95
"""The same for the points of a round on one card."""


@dataclass(frozen=True, slots=True)
class ActionOdds:
    """An offensive action at one distance: punches expected alone and toe to toe, the other's punches by counters, the
    chance to test his chin, and of a clinch or an event.
    """

    alone: float
    toe: float
    countered: float
    chin: float
    cancels: float


@dataclass(frozen=True, slots=True)
class SegmentOdds:
    """A segment: the chance to act alone, punches expected, and the chance to test the other's chin."""

    control: float
    landed: float
    chin: float


@dataclass(frozen=True, slots=True)
class RoundOdds:
    """What a round promises one boxer: control of a segment, punches, knockdowns scored, and stopping the other."""

    control: float
    landed: float
    downs: float
    stops: float


def action_odds(boxer: Boxer, other: Boxer, inside: bool) -> ActionOdds:
    """His action at a distance, the other sound (G22 to G38)."""
    card, power = boxer.card, boxer.power
    actions = card.inside_actions if inside else card.outside_actions
    alone = toe = hits = 0.0
    full = (power + 2) / FACES
    for code in LANDING:
        punches = code - boxer.penalty
        if punches > 0:
            share = actions.count(code) / NUMBERS
            hits += share
            toe += share * punches
            blocked = sum(max(0, punches + change) for change in other.card.defence_faces[1:]) / FACES
            alone += share * (full * punches + (1 - full) * blocked)
    rough = actions.count(FOUL) / NUMBERS * max(0, 1 - boxer.penalty)
    back = sum(max(0, blow[1] - other.penalty) for blow in other.card.counter_faces if blow) / FACES
    return ActionOdds(
        alone=alone + rough,
        toe=toe + rough,
        countered=actions.count(MISS) / NUMBERS * back,
        chin=hits * power / FACES,
        cancels=(actions.count(CLINCH) + actions.count(EVENT)) / NUMBERS,
    )


def segment_odds(me: Boxer, him: Boxer) -> tuple[SegmentOdds, SegmentOdds]:
    """A segment for both, neither of them hurt (G16 to G18); momentum is anybody's."""
    mine = {inside: action_odds(me, him, inside) for inside in (False, True)}
    his = {inside: action_odds(him, me, inside) for inside in (False, True)}
    control, landed, chin = [0.0, 0.0], [0.0, 0.0], [0.0, 0.0]
    for my_stars, my_inside, _ in me.lines:
        for his_stars, his_inside, _ in him.lines:
            if my_stars != his_stars:
                ahead = 0 if my_stars > his_stars else 1
                odds = mine[my_inside] if ahead == 0 else his[his_inside]
                control[ahead] += 1
                landed[ahead] += odds.alone
                landed[1 - ahead] += odds.countered
                chin[ahead] += odds.chin
                continue
            for inside in (my_inside, his_inside):
                for side, (odds, others) in enumerate(
                    ((mine[inside], his[inside]), (his[inside], mine[inside]))
                ):
                    landed[side] += odds.toe * (1 - others.cancels) / 2
                    chin[side] += odds.chin * (1 - others.cancels) / 2
    pairs = len(me.lines) * len(him.lines)
    first, second = (
        SegmentOdds(control[side] / pairs, landed[side] / pairs, chin[side] / pairs) for side in (0, 1)
    )
    return first, second


def finish_odds(boxer: Boxer, other: Boxer) -> tuple[float, float]:
    """Chances that a segment in which the other is hurt stops him, and that it hurts him again (G50, G51)."""
    stopped = again = 0.0
    will, finishing = min(1.0, other.will / FACES), boxer.finishing / FACES
    down, stunned, out = _chin(other)
    for _, _, actions in boxer.lines:
        for code in LANDING:
            punches = code - boxer.penalty
            if punches <= 0:
                continue
            share = actions.count(code) / NUMBERS / len(boxer.lines)
            falls, reels = finishing * down, finishing * stunned
            # Down and up again he has no will check to pass (G51); the corner reckons so with will_after_knockdown, too.
            fails = (1 - falls) * will if punches >= WILL_FROM else 0.0
            stopped += share * (falls * out + fails)
            again += share * (falls * (1 - out) + reels)
    return stopped, again


def _chin(boxer: Boxer) -> tuple[float, float, float]:
    """Chances to go down, to be stunned, and, down, to be counted out."""
    down = min(1.0, boxer.down_at / FACES)
    stunned = max(0.0, min(1.0, boxer.stunned_at / FACES) - down)
    return down, stunned, min(1.0, boxer.out_at / FACES)


def round_odds(me: Boxer, him: Boxer) -> tuple[RoundOdds, RoundOdds]:
    """A round for both."""
    first, second = segment_odds(me, him)
    return _round(first, me, him), _round(second, him, me)


def _round(segment: SegmentOdds, boxer: Boxer, other: Boxer) -> RoundOdds:
    down, stunned, out = _chin(other)
    stopped, again = finish_odds(boxer, other)
    finish = (
        min(1.0, stopped / max(0.05, 1 - again)) * (SEGMENTS - 1) / SEGMENTS
    )  # the bell saves him after the last one
    stops = segment.chin * (down * (out + (1 - out) * finish) + stunned * finish)
    return RoundOdds(
        control=segment.control,
        landed=segment.landed * SEGMENTS,
        downs=1 - (1 - segment.chin * down) ** SEGMENTS,
        stops=1 - (1 - min(1.0, stops)) ** SEGMENTS,
    )


def points(me: RoundOdds, him: RoundOdds) -> float:
    """How many points a round puts him ahead on a card, on average (G86, G87)."""
    level = 2 * _normal((me.landed - him.landed) / SPREAD) - 1
    return level + me.downs - him.downs


def win_chance(
    coming: tuple[RoundOdds, RoundOdds], later: tuple[RoundOdds, RoundOdds], rounds: int, lead: float
) -> float:
    """The chance to win the bout, half of a draw with it: ``coming`` is the round at hand, ``later`` each of the others
    of ``rounds``; ``lead`` is how far he is ahead on a card.
    """
    standing, won = 1.0, 0.0
    for number in range(rounds):
        mine, his = coming if number == 0 else later
        won += standing * mine.stops * (1 - his.stops / 2)
        standing *= (1 - mine.stops) * (1 - his.stops)
    mean = lead + points(*coming) + (rounds - 1) * points(*later)
    return won + standing * _normal(mean / (CARD_SPREAD * sqrt(max(1, rounds))))


def _normal(deviations: float) -> float:
    return (1 + erf(deviations / sqrt(2))) / 2


# The chance to win with each plan against each plan of the other (G101)


Both = tuple[RoundOdds, RoundOdds]


def mean_lead(view: GloryDaysView) -> float:
    """How far he is ahead on a card, on average of the three; points of the round at hand that are gone count too."""
    cards = leads(view)
    taken = 0 if view.between else view.opponent.points_off - view.me.points_off
    return sum(cards) / len(cards) + taken


def promised(view: GloryDaysView, mine: Plan, his: Plan) -> Both:
    """What the coming round promises both with these plans."""
    return round_odds(*view.supposing(mine, his))


def plan_table(view: GloryDaysView) -> tuple[tuple[float, ...], ...]:
    """The chance to win with each plan (rows) against each of the other (columns), the later rounds without any."""
    later = promised(view, Plan.NATURAL, Plan.NATURAL)
    rounds, lead = max(1, view.rounds_to_score), mean_lead(view)
    return tuple(
        tuple(win_chance(promised(view, mine, his), later, rounds, lead) for his in Plan) for mine in Plan
    )


def win_now(view: GloryDaysView) -> float:
    """The chance to win from where the bout stands; a boxer who is hurt has to come through the segment first."""
    me, him = view.supposing()
    odds = round_odds(me, him)
    chance = win_chance(odds, odds, max(1, view.rounds_to_score), mean_lead(view))
    if me.shaken and not him.shaken:
        chance *= 1 - finish_odds(him, me)[0]
    return chance


C = TypeVar("C")

TURNS = 400
"""How often the table is played against itself."""


class GloryDaysCorner(ForgetfulCorner[GloryDaysView]):
    """A corner at one of the levels of ``LAPSES``."""

    def choose(self, request: Request[C], view: GloryDaysView) -> C:
        if request.kind == "towel" and request.plain is not None:
            return request.plain
        return super().choose(request, view)

    def best(self, request: Request[Any], view: GloryDaysView) -> object:
        return drawn(request.options, shares(request, view), self._chance)


def shares(request: Request[Any], view: GloryDaysView) -> tuple[float, ...]:
    """How often the corner at its best takes each option."""
    if request.kind == "towel":
        return tuple(float(option is request.plain) for option in request.options)
    return mixture(plan_table(view))


def mixture(table: tuple[tuple[float, ...], ...]) -> tuple[float, ...]:
    """How often each row of a game should be taken by the one who wants much, against one who wants little.

    Found by fictitious play, which comes as near as ``TURNS`` allow; a row that is best against every column is taken
    always.
    """
    rows, columns = len(table), len(table[0])
    for row in range(rows):
        if all(
            table[row][column] >= table[other][column] for other in range(rows) for column in range(columns)
        ):
            return tuple(float(other == row) for other in range(rows))
    gains, losses, taken = [0.0] * rows, [0.0] * columns, [0] * rows
    row = 0
    for _ in range(TURNS):
        taken[row] += 1
        for column in range(columns):
            losses[column] += table[row][column]
        answer = losses.index(min(losses))
        for each in range(rows):
            gains[each] += table[each][answer]
        row = gains.index(max(gains))
    return tuple(times / TURNS for times in taken)


Mind = GloryDaysCorner


# What each option of a request would do, in numbers


MEASURES = (
    FactSpec("control", "chance in 100 that he acts alone in a segment"),
    FactSpec("other_control", "chance in 100 that the other does"),
    FactSpec("land", "punches he lands in a round, on average"),
    FactSpec("other_land", "punches the other lands, on average"),
    FactSpec("down", "chance in 100 that he puts the other down in a round"),
    FactSpec("other_down", "chance in 100 that the other puts him down"),
    FactSpec("stopped", "chance in 100 that he is stopped in the segment at hand"),
    FactSpec("win", "chance in 100 to win the bout, as far as it can be reckoned"),
)


def outlook(view: GloryDaysView, request: Request[Plan] | Request[Towel]) -> Outlook:
    """The effects of a request's options, seen from the corner that is asked."""
    if request.kind == "towel":
        return Outlook(tuple(OptionEffect(_towel(view, option)) for option in request.options))
    table = plan_table(view)
    effects = tuple(
        OptionEffect(_plan(view, plan), tuple(map(in_100, row)))
        for plan, row in zip(Plan, table, strict=True)
    )
    return Outlook(effects, tuple(map(choice_word, Plan)), "win")


def _plan(view: GloryDaysView, plan: Plan) -> tuple[Measure, ...]:
    """The coming round with that plan if the other has none (G101)."""
    me, him = promised(view, plan, Plan.NATURAL)
    return (
        Measure("control", in_100(me.control), percent=True),
        Measure("other_control", in_100(him.control), percent=True),
        Measure("land", round(me.landed)),
        Measure("other_land", round(him.landed)),
        Measure("down", in_100(me.downs), percent=True),
        Measure("other_down", in_100(him.downs), percent=True),
    )


def _towel(view: GloryDaysView, choice: object) -> tuple[Measure, ...]:
    """What going on means (G105)."""
    if choice is Towel.THROW:
        return ()
    measures = [Measure("win", in_100(win_now(view)), percent=True)]
    if view.me.shaken and not view.opponent.shaken:
        me, him = view.supposing()
        measures.insert(0, Measure("stopped", in_100(finish_odds(him, me)[0]), percent=True))
    return tuple(measures)


def in_100(share: float) -> int:
    """A chance in 100, rounded."""
    return round(100 * min(1.0, max(0.0, share)))
