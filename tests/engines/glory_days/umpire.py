"""An umpire for whole bouts: he knows the rule book, but not how the engine is written.

He hears every event and keeps his own notes: who may act, who is hurt, what each number is worth, what a foul costs, how
much stamina is left.  He objects with an ``AssertionError``.
"""

from __future__ import annotations

from typing import Any

from ringside_manager.bout.corner import BLUE, CORNERS, RED, Corner
from ringside_manager.bout.engine import Setup
from ringside_manager.bout.events import BoutEnded, Event, RoundScored
from ringside_manager.bout.outcome import Method
from ringside_manager.engines.glory_days import events as ev
from tests.engines.glory_days.umpire_book import (
    EFFECTS,
    ONCE,
    Side,
    fouls_allowed,
    possible_cards,
    starting_stamina,
    verdict,
)

DECISIONS = ("UD", "MD", "SD", "DRAW")


class Umpire:
    """Hears the events of one bout; ``heard`` are the names of those he has heard, ``over`` says that it has ended."""

    def __init__(self, setup: Setup) -> None:
        self.terms, self.options = setup.terms, dict(setup.terms.options)
        self.sides = {
            RED: Side(RED, setup.red, setup.blue, starting_stamina(setup, RED)),
            BLUE: Side(BLUE, setup.blue, setup.red, starting_stamina(setup, BLUE)),
        }
        self.heard: set[str] = set()
        self.round, self.segment, self.over = 0, 9, False
        self.momentum, self.referee, self.judges = RED, "standard", ("neutral",) * 3
        self.actors: tuple[Corner, ...] = ()
        self.inside, self.marked, self.rally = False, False, (RED, 0, 0)
        self.expected: list[str] = []
        self.scorecards: list[list[tuple[int, int]]] = [[], [], []]
        self.stop: ev.Stopped | None = None
        self.skipped = 0

    def hear(self, event: Event) -> None:
        """The next event."""
        assert not self.over
        self.heard.add(event.name)
        if self.expected and event.name not in ("stopped", "bout_ended"):
            assert event.name in self.expected.pop(0).split("|"), (event, self.expected)
        getattr(self, event.name)(event)

    def due(self, *names: str) -> None:
        """What has to come next, in order; alternatives stand with a bar between them."""
        self.expected = [*names, *self.expected]

    def other(self, corner: Corner) -> Side:
        return self.sides[corner.opponent]

    # Before a round

    def officials_named(self, event: ev.OfficialsNamed) -> None:
        assert self.options["officials"]
        assert self.round == 0
        self.referee, self.judges = event.referee, event.judges
        for side in self.sides.values():
            side.referee = event.referee

    def plan_chosen(self, event: ev.PlanChosen) -> None:
        assert self.options["corner_orders"]
        assert event.round == self.round + 1
        self.sides[event.corner].plan = event.plan
        self.sides[event.corner.opponent].against = event.plan

    def round_began(self, event: ev.RoundBegan) -> None:
        self.round += 1
        assert (event.round, event.segment, event.corner) == (self.round, 0, self.momentum)
        assert self.round <= self.terms.rounds
        self.segment, self.rally, self.skipped = 0, (RED, 0, 0), 0
        for side in self.sides.values():
            side.new_round(keeps_hurt=bool(self.options["hurt_over_bell"]))

    # Who acts

    def begin(self, event: ev.SegmentEvent, why: str) -> None:
        """A segment begins: who was shaken is hurt now, unless both are."""
        assert event.segment == self.segment + self.skipped + 1 <= 9
        self.segment, self.skipped = event.segment, 0
        red, blue = self.sides.values()
        red.hurt, blue.hurt = red.shaken and not blue.shaken, blue.shaken and not red.shaken
        red.shaken = blue.shaken = False
        assert (red.hurt or blue.hurt) == (why == "hurt")
        for side in self.sides.values():
            side.segment = 0
            side.fell = False

    def took_control(self, event: ev.TookControl) -> None:
        self.begin(event, event.why)
        side = self.sides[event.corner]
        assert (event.distance == "inside", event.stars) in side.lines()
        if event.why == "hurt":
            assert self.other(event.corner).hurt
        elif event.why == "stars":
            assert event.stars > event.others
        else:
            assert event.stars == event.others
            assert self.rally == (event.corner, self.round, event.segment)
        self.momentum = event.corner
        self.act((event.corner,), event.distance == "inside")

    def toe_to_toe(self, event: ev.ToeToToe) -> None:
        self.begin(event, "level")
        assert self.rally[1:] != (self.round, event.segment)
        assert event.corner is self.momentum
        assert (event.distance == "inside", event.stars) in self.sides[event.corner].lines()
        assert event.stars in [stars for _, stars in self.other(event.corner).lines()]
        self.act((event.corner, event.corner.opponent), event.distance == "inside")

    def act(self, actors: tuple[Corner, ...], inside: bool) -> None:
        self.actors, self.inside = actors, inside
        self.to_act = list(actors)
        self.checks: list[str] = []
        self.due("punches_landed|action_missed|rough_punch|clinched|occurred")

    def acted(self, corner: Corner, check: str) -> None:
        """One of the actions is told; in an exchange the other follows, then the checks of both."""
        assert corner is self.to_act.pop(0)
        if check:
            self.checks.append(check)
        if self.to_act:
            self.due("punches_landed|action_missed|rough_punch")
        else:
            for each in reversed(self.checks):
                self.due(each)

    # Offence, defence, counters

    def punches_landed(self, event: ev.PunchesLanded) -> None:
        side, other = self.sides[event.corner], self.other(event.corner)
        code = side.code(event.number, self.inside)
        assert code >= 2
        lost = min(code, side.penalty())
        left = code - lost
        assert event.lost == lost
        power = side.power(finishing=other.hurt)
        alone = len(self.actors) == 1
        if left and alone and not other.hurt and power < event.die < 19:
            changes = {max(0, left + change) for change in other.defence()}
            assert event.punches in changes
            assert event.blocked == left - event.punches
        else:
            assert (event.punches, event.blocked) == (left, 0)
        self.land(event.corner, event.punches)
        check = ""
        if left and event.die <= power:
            check = "chin_tested"
        elif left and event.die > 18:
            check = "cut_tested|injury_tested"
        self.acted(event.corner, check)
        if other.hurt and event.punches >= 3:
            other.must_show_will = True

    def action_missed(self, event: ev.ActionMissed) -> None:
        assert self.sides[event.corner].code(event.number, self.inside) == 0
        self.acted(event.corner, "")
        if len(self.actors) == 1 and not self.other(event.corner).hurt:
            self.due("counter_tried")

    def counter_tried(self, event: ev.CounterTried) -> None:
        assert event.corner.opponent is self.actors[0]
        word, punches = self.sides[event.corner].counter(event.die)
        assert event.thrown == word
        assert event.punches == max(0, punches - self.sides[event.corner].penalty() if word else 0)
        self.land(event.corner, event.punches)

    def rough_punch(self, event: ev.RoughPunch) -> None:
        side, other = self.sides[event.corner], self.other(event.corner)
        thrown = max(0, 1 - side.penalty())
        alone = len(self.actors) == 1 and not other.hurt
        if thrown and alone and self.options.get("defence_before_foul"):
            assert event.punches in {max(0, thrown + change) for change in other.defence()}
        else:
            assert event.punches == thrown
        assert event.rating == side.foul()
        assert event.called == (event.die <= event.rating)
        self.land(event.corner, event.punches)
        self.acted(event.corner, "foul_called" if event.called else "")

    def clinched(self, event: ev.Clinched) -> None:
        assert event.corner in self.actors
        if event.let_through:
            assert self.options["clinch_one_punch"]
            assert self.actors == (event.corner.opponent, event.corner)
            assert self.other(event.corner).penalty() == 0
        self.land(event.corner.opponent, event.let_through)
        self.to_act = []
        self.due("segment_ended|too_many_punches|tired")

    def land(self, corner: Corner, punches: int) -> None:
        assert punches >= 0
        self.sides[corner].segment += punches
        self.sides[corner].landed += punches
        self.sides[corner].all_landed += punches
        if self.options["mid_round_fatigue"]:
            self.other(corner).lose(punches)

    # Chin and will

    def chin_tested(self, event: ev.ChinTested) -> None:
        side = self.sides[event.corner]
        more = 2 if side.haymaker else 0
        side.haymaker = False
        down, stunned = side.chin()
        assert (event.down, event.stunned) == (down + more, stunned + more)
        fits = "down" if event.die <= event.down else "stunned" if event.die <= event.stunned else "nothing"
        assert event.result == fits
        if fits == "down":
            self.due("knocked_down", "count_taken")
        elif fits == "stunned":
            self.due("stunned")

    def knocked_down(self, event: ev.KnockedDown) -> None:
        side = self.sides[event.corner]
        side.fell = True
        side.downs += 1
        assert event.times == side.downs
        self.other(event.corner).knockdowns += 1
        if not event.flash:
            side.counting = True
        elif side.downs > 2 and self.options["three_knockdown_rule"]:
            self.due("stopped")

    def count_taken(self, event: ev.CountTaken) -> None:
        side = self.sides[event.corner]
        assert side.counting
        side.counting = False
        again = side.downs > 1 and self.options["repeat_knockdown_tired_ko"]
        assert event.rating == side.count_out(tired=bool(again))
        fails = event.die <= event.rating
        saves = bool(self.options["saved_by_bell"]) and self.segment == 9
        assert (event.out, event.saved) == (fails and not saves, fails and saves)
        if self.line == 99:
            return
        side.shaken = not event.out
        if event.out or (side.downs > 2 and self.options["three_knockdown_rule"]):
            self.expected = ["stopped"]

    def stunned(self, event: ev.Stunned) -> None:
        self.sides[event.corner].shaken = True

    def will_tested(self, event: ev.WillTested) -> None:
        side = self.sides[event.corner]
        if side.must_show_will and (not side.fell or self.options.get("will_after_knockdown")):
            assert event.rating == side.will()
            side.must_show_will = False
        else:
            assert self.options["accumulation_will_check"]
            assert event.rating == 2 * side.will()
            assert side.withstood
        assert event.stopped == (event.die <= event.rating)
        if event.stopped:
            self.expected = ["stopped"]

    # Injuries

    def cut_tested(self, event: ev.CutTested) -> None:
        side = self.sides[event.corner]
        assert event.rating == side.cut() + (4 if self.line == 49 else 0)
        assert event.holds == (event.die > event.rating)
        if not event.holds:
            self.due("injured")

    def injury_tested(self, event: ev.InjuryTested) -> None:
        assert self.options["reopen_injuries"]
        assert event.injury in self.sides[event.corner].injuries
        assert event.worse == (event.die <= (7 if "swelling" in event.injury else 10))
        self.due("injured" if event.worse else "injury_tested|cut_tested")

    def injured(self, event: ev.Injured) -> None:
        side = self.sides[event.corner]
        side.injuries[event.injury] = side.injuries.get(event.injury, 0) + 1
        assert event.times == side.injuries[event.injury]
        if side.stage(event.injury):
            self.due("stoppage_tested")

    def stoppage_tested(self, event: ev.StoppageTested) -> None:
        side = self.sides[event.corner]
        assert event.by_doctor == (self.line == 98)
        assert event.value == side.stage(event.injury) - (2 if event.by_doctor else 0) > 0
        assert event.stopped == (event.die <= event.value)
        if event.stopped:
            self.expected = ["stopped"]

    # Fouls

    def foul_called(self, event: ev.FoulCalled) -> None:
        side = self.sides[event.corner]
        if event.kind == "temper":
            assert event.total == side.fouls
            assert event.follows == ("disqualified" if side.called else "point")
        else:
            side.fouls += 1
            side.kinds[event.kind] = side.kinds.get(event.kind, 0) + 1
            assert event.total == side.fouls
            if event.kind == "late_punch":
                fits = "point" if side.called or event.total == 5 else "warning"
                assert event.follows == ("disqualified" if event.total >= 6 else fits)
            else:
                assert event.times == side.kinds[event.kind]
                assert event.follows == fouls_allowed(self.referee, event.kind, event.times, event.total)
        side.called = False
        side.points_off += event.follows == "point"
        if event.follows == "disqualified":
            self.expected = ["stopped"]

    def foul_tested(self, event: ev.FoulTested) -> None:
        side = self.sides[event.corner]
        assert event.rating == side.foul() + (2 if self.line == 42 else 0)
        assert event.called == (event.die <= event.rating)
        side.called = event.called
        if event.called or self.line in (77, 96):
            self.due("foul_called")

    # The chart of events

    line = -1

    def occurred(self, event: ev.Occurred) -> None:
        side, other = self.sides[event.corner], self.other(event.corner)
        assert event.corner in self.actors
        first = max(line for line in EFFECTS if line <= event.number)
        marked = first in ONCE
        assert event.ignored == (marked and self.marked)
        self.to_act, self.line = [], -1
        if event.ignored:
            assert event.punches == (0, 0)
            self.due("segment_ended")
            return
        self.marked, self.line = self.marked or marked, first
        effect = EFFECTS[first]
        assert event.punches == (effect.get("landed_self", 0), effect.get("landed_opp", 0))
        self.land(event.corner, event.punches[0])
        self.land(event.corner.opponent, event.punches[1])
        side.suffer({"power": effect.get("power_self", 0), "hand": effect.get("landed_penalty_self", 0)})
        other.suffer({"power": effect.get("power_opp", 0), "will": effect.get("will_opp", 0)})
        side.gain(effect.get("stamina_self", 0))
        other.gain(effect.get("stamina_opp", 0))
        self.special(first, event.corner)

    def special(self, first: int, corner: Corner) -> None:
        """What the line leads to."""
        side, other = self.sides[corner], self.other(corner)
        other.haymaker = first == 86
        side.broken = side.broken or first == 94
        if first == 67:
            self.rally = corner, self.round, self.segment + 1
        if first == 71:
            other.twist()
        self.skipped = 1 if first in (92, 99) else 9 - self.segment if first == 97 else 0
        follows = {
            0: "cut_tested|injury_tested", 36: "knocked_down", 39: "knocked_down", 42: "foul_tested", 49: "cut_tested|injury_tested",
            64: "injured", 74: "foul_tested", 83: "injured", 86: "chin_tested", 89: "stunned", 96: "foul_tested", 99: "knocked_down",
        }  # fmt: skip
        if first in follows:
            self.due(follows[first])

    # The end of a segment and of a round

    def too_many_punches(self, event: ev.TooManyPunches) -> None:
        side, other = self.sides[event.corner], self.other(event.corner)
        assert event.taken == other.landed > 25
        assert side.landed <= other.landed or side.withstood or self.sides[event.corner.opponent].withstood
        assert not side.withstood
        side.withstood = True
        self.expected = ["will_tested" if self.options["accumulation_will_check"] else "stopped"]

    def segment_ended(self, event: ev.SegmentEnded) -> None:
        red, blue = self.sides.values()
        assert event.segment == self.segment
        assert event.landed == (red.segment, blue.segment)
        if red.segment != blue.segment:
            self.momentum = RED if red.segment > blue.segment else BLUE
        assert event.momentum is self.momentum
        for side in self.sides.values():
            assert self.other(side.corner).landed <= 25 or side.withstood
            spared = side.fell and not self.options.get("will_after_knockdown")
            assert not (side.must_show_will and not spared and side.hurt)
            assert not self.options["mid_round_fatigue"] or side.tired or side.stamina > 0
            side.hurt = side.must_show_will = False
        self.line = -1
        assert self.expected == []

    def bell_rang(self, event: Event) -> None:
        assert self.segment + self.skipped >= 9
        for side in self.sides.values():
            if not self.options["mid_round_fatigue"]:
                side.lose(self.other(side.corner).landed)
        self.due("round_scored")

    def round_scored(self, event: RoundScored) -> None:
        red, blue = self.sides.values()
        assert event.tally == (red.landed, blue.landed)
        possible = possible_cards(red, blue, self.momentum, bool(self.options["officials"]))
        for judge, points in zip(self.scorecards, event.cards, strict=True):
            assert points in possible, (points, possible)
            judge.append(points)
        assert event.points == sorted(event.cards, key=lambda card: card[0] - card[1])[1]
        for side in (blue, red):
            if side.stamina == 0 and not side.tired:
                self.due("tired")

    def tired(self, event: ev.Tired) -> None:
        side = self.sides[event.corner]
        assert side.stamina == 0
        assert not side.tired
        side.tired = True
        if self.options["mid_round_fatigue"] and len(self.scorecards[0]) < self.round:
            self.due("tired|segment_ended")

    def hand_tested(self, event: ev.HandTested) -> None:
        assert self.sides[event.corner].broken
        assert self.round < self.terms.rounds
        assert event.retired == (event.die == 1)
        if event.retired:
            self.expected = ["stopped"]

    def towel_thrown(self, event: ev.TowelThrown) -> None:
        assert self.options["towel"]
        self.due("towel_thrown|stopped")

    # The end

    def stopped(self, event: ev.Stopped) -> None:
        self.stop = event
        self.expected = ["bout_ended"]
        if event.kind in DECISIONS and event.cause == "":
            assert self.round == self.terms.rounds == len(self.scorecards[0])
            assert verdict(self.scorecards) == (event.kind, event.winner)

    def bout_ended(self, event: BoutEnded) -> None:
        outcome: Any = event.outcome
        assert self.stop is not None
        assert (outcome.method.value, outcome.winner, outcome.cause) == (
            self.stop.kind, self.stop.winner, self.stop.cause,
        )  # fmt: skip
        red, blue = self.sides.values()
        assert outcome.landed == (red.all_landed, blue.all_landed)
        knocked = outcome.method is Method.KO
        assert outcome.knockdowns == tuple(
            self.sides[corner].knockdowns - (knocked and outcome.winner is corner) for corner in CORNERS
        )
        assert [list(card.rounds) for card in outcome.scorecards] == self.scorecards
        unsettled = len(self.scorecards[0]) < self.round and not self.options["mid_round_fatigue"]
        for side in self.sides.values():
            if unsettled:
                side.lose(self.other(side.corner).landed)
            assert outcome.start[side.corner.index] == side.start
            assert outcome.loss[side.corner.index] == side.start - side.stamina
        self.over = True
