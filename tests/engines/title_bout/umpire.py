"""An umpire for whole bouts: he knows the rule book, but not how the engine is written.

He hears every event and keeps his own notes: who may check or act next, what everybody's numbers are, which text does what,
what a warning costs.  He objects with an ``AssertionError``.
"""

from __future__ import annotations

from typing import Any

from ringside_manager.bout.corner import BLUE, CORNERS, RED, Corner
from ringside_manager.bout.engine import Setup
from ringside_manager.bout.events import BoutEnded, Event, RoundScored
from ringside_manager.bout.outcome import Method
from ringside_manager.engines.title_bout import events as ev
from ringside_manager.engines.title_bout.state import starting_endurance
from tests.engines.title_bout.umpire_book import PLANS, PRINTED, SKILLS, Side
from tests.engines.title_bout.umpire_hurts import Surgeon
from tests.engines.title_bout.umpire_judges import possible_cards, verdict

ACTIONS = (
    "punch_landed", "power_punch", "punch_missed", "counter_opened", "clinched", "moved", "came_free",
    "word_drawn",
)  # fmt: skip
POINTS_OF = {"3": 3, "4": 4, "5": 5, "5H": 5, "5F": 5, "K": 6}
BEFORE_THE_BELL = ("round_began", "style_chosen", "strategy_named", "trait_shown")
DECISIONS = ("UD", "MD", "SD", "DRAW")


class Umpire(Surgeon):
    """Hears the events of one bout; ``heard`` are the names of those he has heard, ``over`` says that it has ended."""

    def __init__(self, setup: Setup) -> None:
        self.terms, self.options = setup.terms, dict(setup.terms.options)
        self.sides = {
            corner: Side(corner, card, self.options, self.start(card, corner))
            for corner, card in ((RED, setup.red), (BLUE, setup.blue))
        }
        self.sides[RED].opponent, self.sides[BLUE].opponent = self.sides[BLUE], self.sides[RED]
        self.heard: set[str] = set()
        self.round, self.cards, self.seconds, self.over = 0, 0, 0, False
        self.referee, self.belled, self.last = "normal", True, ""
        self.scorecards: list[list[tuple[int, int]]] = [[], [], []]
        self.stop: ev.Stopped | None = None
        self.who_is_next()
        self.nothing_hurts()

    def who_is_next(self) -> None:
        self.checker: Corner = RED
        self.aggressor: Corner = RED
        self.acting: Corner | None = None
        self.running: Corner | None = None
        self.due: tuple[Corner, bool] | None = None
        self.broken: Corner | None = None
        self.opened: Corner | None = None
        self.counterer: Corner | None = None
        self.trapped: Corner | None = None
        self.last_ahead: Corner | None = None
        self.level: Corner | None = None
        self.by_counter = self.saved = False
        self.reasons: list[str] = []

    def start(self, card: Any, corner: Corner) -> int:
        carried = self.terms.carried[corner.index]
        full = starting_endurance(card.endurance, self.terms.rounds)
        return (
            full
            if carried is None
            else max(1, -(-full * (carried.start - min(carried.loss, carried.start)) // carried.start))
        )

    # Hearing

    def hear(self, event: Event) -> None:
        assert not self.over
        self.heard.add(event.name)
        if event.round == self.round + 1 and not isinstance(event, BoutEnded):
            self.new_round()
        assert event.round == self.round
        self.watch_the_clock(event)
        self.settle_debts(event)
        if isinstance(event, ev.TitleBoutEvent) and event.name in ACTIONS:
            self.check_actor(event)
        getattr(self, event.name)(event)
        self.last = event.name

    def watch_the_clock(self, event: Event) -> None:
        """Time runs on and stops at the bell, unless the referee stops the clock (T18, T151, T144)."""
        second = getattr(event, "second", None)
        if second is None or self.round == 0:
            return
        assert 0 <= second <= 180
        if self.belled and event.name not in BEFORE_THE_BELL:
            assert second == 180
        if not self.belled:
            assert second >= self.seconds or self.options["advanced_timing"]
        self.seconds = second

    def settle_debts(self, event: Event) -> None:
        """What the event before made necessary."""
        if self.stop is not None:
            assert isinstance(event, BoutEnded)
            return
        if self.last == "round_scored" and self.belled:
            assert event.name == "recovered"
        self.settle_text(event)
        limit_reached = [side for side in self.sides.values() if side.points >= side.stops_at()]
        if limit_reached:
            assert isinstance(event, ev.Stopped)
            assert (event.kind, event.cause, event.winner) == ("TKO", "points", limit_reached[0].corner)
        self.settle_hurts(event)
        if self.broken:
            assert event.name in ("finish_broken", "trait_shown", "stopped")
        elif self.due and self.running is None and not self.options["ki_timing"]:
            assert event.name in ("finish_began", "came_free", "trait_shown", "stopped")

    def check_actor(self, event: ev.TitleBoutEvent) -> None:
        """Who acts: he who passed the check, or whose run it is (T37, T73); a counter is the other's (T67)."""
        if getattr(event, "countering", False):
            assert event.corner is self.counterer
            self.counterer = None
            return
        assert self.counterer is None or event.name == "came_free"
        if isinstance(event, ev.CameFree) and self.due:
            assert event.corner is self.due[0] is self.trapped  # T72
            return
        assert not self.belled
        if self.running:
            assert event.corner is self.running
            self.cards -= 1
            assert self.cards >= 0
        else:
            assert event.corner is self.acting
            self.acting = None

    # Before the bell

    def officials_named(self, event: ev.OfficialsNamed) -> None:
        assert self.round == 0
        named = self.options["referee"]
        assert event.referee in PRINTED["referee"]
        assert named in ("random", event.referee)
        self.referee = event.referee
        for corner in CORNERS:
            self.check_men(event, corner)

    def check_men(self, event: ev.OfficialsNamed, corner: Corner) -> None:
        if self.options["advanced_cuts"]:
            assert event.corners[corner.index] in PRINTED["corners"]
            assert event.doctor in PRINTED["doctors"]
            return
        cut_man, other = event.cut_men[corner.index], event.swelling_men[corner.index]
        assert self.options[f"{corner.value}_cut_man"] in ("random", cut_man)
        assert (cut_man == other) if self.options["one_man_corner"] else {cut_man, other} <= set(SKILLS)

    def new_round(self) -> None:
        if self.round:
            assert self.belled
            assert len(self.scorecards[0]) == self.round
            assert not self.conditions
            for side in self.sides.values():
                self.nose_and_lip(side)
                assert side.fatigued == (side.endurance == 0 or side.fatigued)
                side.next_round()
        self.round += 1
        self.trapped, self.acting, self.running, self.due = None, None, None, None
        for side in self.sides.values():
            if (
                side.has("Strong Closer")
                and side.opponent.card.overall >= side.card.overall - 1
                and self.round > self.terms.rounds - 2
            ):
                side.round["cf"] += 1
            self.southpaw(side)

    def nose_and_lip(self, side: Side) -> None:
        """T82, T83: told as Tired before this, or END is left."""
        if not side.fatigued and {"nose_bleed", "lip"} <= set(side.cuts):
            side.endurance = max(0, side.endurance - 5)
        assert side.fatigued or side.endurance > 0

    def southpaw(self, side: Side) -> None:
        mine, his = side.card.stance.value, side.opponent.card.stance.value
        if self.options["southpaw"] and (mine, his) == ("orthodox", "southpaw") and self.round <= 5:
            side.round["cf"] -= 1

    def tired(self, event: ev.Tired) -> None:
        side = self.sides[event.corner]
        lost = 5 if {"nose_bleed", "lip"} <= set(side.cuts) else 0
        assert not side.fatigued
        assert max(0, side.endurance - lost) == 0
        side.endurance, side.fatigued = 0, True

    def style_chosen(self, event: ev.StyleChosen) -> None:
        side = self.sides[event.corner]
        assert side.card.style.value == "E"
        assert self.acting is None
        side.style = event.style

    def strategy_named(self, event: ev.StrategyNamed) -> None:
        assert self.options["strategies"]
        assert 1 <= event.drawn <= 10
        assert event.works == (event.drawn <= event.rating)
        if event.works:
            self.sides[event.corner].plan = PLANS[event.strategy]

    def round_began(self, event: ev.RoundBegan) -> None:
        red, blue = self.sides[RED], self.sides[BLUE]
        mine, his = red.side.aggressiveness, blue.side.aggressiveness
        if mine != his:
            expected = RED if mine > his else BLUE
        elif self.last_ahead is not None and self.round > 1:
            expected = self.last_ahead
        elif red.card.overall != blue.card.overall:
            expected = RED if red.card.overall > blue.card.overall else BLUE
        else:
            expected = self.level = self.level or event.corner
        assert event.corner is expected
        self.checker = self.aggressor = expected
        self.belled, self.seconds = False, 0

    # Control

    def control_checked(self, event: ev.ControlChecked) -> None:
        side = self.sides[event.corner]
        assert not self.belled
        assert (self.acting, self.running, self.due, self.counterer) == (None, None, None, None)
        assert event.corner is self.checker
        assert 1 <= event.drawn <= 20
        assert event.passed == (event.drawn <= event.factor)
        if not self.options["advanced_cuts"]:
            assert event.factor == side.factor(self.trapped is side.opponent.corner)
        if event.passed:
            self.acting = event.corner
        else:
            self.checker = event.corner.opponent

    # Actions

    def punch_landed(self, event: ev.PunchLanded) -> None:
        side = self.sides[event.corner]
        assert (event.thrown, event.damage) in side.hits()
        side.points += event.damage
        self.landed(side)

    def landed(self, side: Side) -> None:
        side.landed += 1
        side.body += side.plan.get("body", 0)

    def power_punch(self, event: ev.PowerPunch) -> None:
        side = self.sides[event.corner]
        assert event.rating == side.opponent.rating()
        assert event.result == self.reading(event, side)
        assert event.damage == POINTS_OF[event.result]
        self.reasons, self.by_counter, self.saved = [], event.countering, False
        self.landed(side)
        if event.result != "K":
            side.points += event.damage
            self.freezes(side.opponent, event.damage)
            self.decides(event.corner, event.result, event.countering)

    def freezes(self, side: Side, points: int) -> None:
        """T184."""
        if (
            side.has("Freezes")
            and side.opponent.card.fresh.power >= 10
            and points >= 4
            and not side.suffered.get("frozen")
        ):
            side.suffered["frozen"] = 1
            side.bout["cf"] -= 2

    def reading(self, event: ev.PowerPunch, side: Side) -> str:
        """T57-T59, T155, T56: the last number drawn, after what asked for it."""
        rating, number = event.rating, event.drawn
        if self.options["advanced_kd_table"]:
            rating = min(10, rating + self.reasons.count("K+1"))
            if self.reasons[-1:] == ["K10"]:
                result = "K" if number <= 10 else "5F"
            else:
                row = dict(PRINTED["advanced_knockdown"]).get(number)
                result = row.split()[rating] if row else "4"
        else:
            assert (self.reasons == ["#"]) == bool(self.reasons)
            assert not self.reasons or rating == 0
            _, four, five, _ = PRINTED["knockdown"][1 if self.reasons else rating]
            result = next(
                (word for word, band in (("4", four), ("5", five)) if number <= int(band.split("-")[-1])), "K"
            )
        if side.hand < 2:
            return result
        down = {
            "K": "5F" if self.options["advanced_kd_table"] else "5",
            "5": "4",
            "5H": "4",
            "5F": "4",
            "4": "3",
        }
        return down[result]

    def decides(self, corner: Corner, result: str, countering: bool) -> None:
        """What 3, 4 or 5 points mean for control (T59, T69-T71, T75, T77, T155)."""
        with_run = result in ("5H", "5F") or (result == "5" and not self.options["advanced_kd_table"])
        if result == "3":
            return
        if countering and not with_run:
            if self.running is None:
                self.checker = corner
        elif with_run:
            self.run_is_due(corner, half=result == "5H", countering=countering)

    def run_is_due(self, corner: Corner, *, half: bool, countering: bool) -> None:
        if countering and self.running:
            self.broken = self.running
        if countering or self.running is None:
            self.due = corner, half

    def second_reading(self, event: ev.SecondReading) -> None:
        assert event.reason in (("K10", "K+1") if self.options["advanced_kd_table"] else ("#",))
        self.reasons.append(event.reason)

    def punch_missed(self, event: ev.PunchMissed) -> None:
        self.sides[event.corner].missed += 1

    def counter_opened(self, event: ev.CounterOpened) -> None:
        self.sides[event.corner].missed += 1
        self.opened = event.corner

    def countered(self, event: ev.Countered) -> None:
        side = self.sides[event.corner]
        assert event.corner is self.opened.opponent
        assert event.landed == (0 < event.drawn <= event.limit)
        if not self.options["advanced_cuts"]:
            assert event.limit == side.counter_limit()
        if event.landed:
            self.counterer = event.corner
        elif event.drawn:
            side.missed += 1

    def clinched(self, event: ev.Clinched) -> None:
        side = self.sides[event.corner]
        each = side.plan.get("clinch", 0) + side.has("Constant Clincher")
        assert event.removed <= each
        assert event.removed == each or event.second == 180
        side.clinches += each > 0
        if each and side.clinches == 5:
            self.may_lose_point = event.corner

    def moved(self, event: ev.Moved) -> None:
        assert self.trapped is not event.corner
        self.trapped = None if event.place == "center" else event.corner.opponent

    def came_free(self, event: ev.CameFree) -> None:
        assert self.trapped is event.corner
        self.trapped = None

    # Knockdowns and runs

    def saved_by_bell(self, event: ev.SavedByBell) -> None:
        assert self.options["saved_by_bell"] == "any" or (
            self.options["saved_by_bell"] == "last" and self.round == self.terms.rounds
        )
        assert event.second == 180
        self.saved = True

    def knocked_down(self, event: ev.KnockedDown) -> None:
        side = self.sides[event.corner]
        side.downs += 1
        side.opponent.knockdowns += 1
        if self.options["three_knockdowns"] and side.downs == 3:
            return
        side.opponent.points += 6
        self.reasons = []

    def counted(self, event: ev.Counted) -> None:
        assert 3 <= event.count <= 9
        self.rises(event)
        if not self.saved:
            self.run_is_due(event.corner.opponent, half=False, countering=self.by_counter)

    def flash_knockdown(self, event: ev.FlashKnockdown) -> None:
        assert 1 <= event.count <= 2
        self.rises(event)
        if self.by_counter:
            self.checker = event.corner.opponent
            if self.running:
                self.broken = self.running

    def rises(self, event: Any) -> None:
        """T61, T62, T145, T148."""
        side = self.sides[event.corner]
        lasted = max(8, event.count) if self.options["mandatory_eight"] else event.count
        removes = PRINTED["count_removes"][lasted - 1] if self.options["count_removes_cards"] else 0
        assert event.removed == removes or (event.removed < removes and self.left(event) == 0)
        side.falls(event.count)
        self.freezes(side, 6)

    def left(self, event: Any) -> int:
        """Cards left in the round deck, by the time gone (T151)."""
        return 50 - event.second * 10 // 36

    def counted_out(self, event: ev.CountedOut) -> None:
        self.reasons, self.down = [], event.corner

    def finish_began(self, event: ev.FinishBegan) -> None:
        assert self.due is not None
        owner, half = self.due
        assert event.corner is owner
        assert self.trapped is not owner
        assert self.running is None
        assert event.cards == min(self.sides[owner].finishing(half), self.left(event))
        self.running, self.due, self.cards, self.acting = owner, None, event.cards, None

    def finish_ended(self, event: ev.FinishEnded) -> None:
        assert event.corner is self.running
        self.checker, self.running = event.corner, None

    def finish_broken(self, event: ev.FinishBroken) -> None:
        assert event.corner is self.broken is self.running
        self.broken = self.running = None

    # The end of a round

    def bell_rang(self, event: ev.BellRang) -> None:
        assert not self.belled
        assert (self.running, self.due, self.counterer) == (None, None, None)
        self.belled, self.acting = True, None
        first = self.sides[self.aggressor]
        if self.options["aggressor_bonus"] and first.points > first.opponent.points:
            first.points += 1

    def round_scored(self, event: RoundScored) -> None:
        red, blue = self.sides[RED], self.sides[BLUE]
        assert event.tally == (red.points, blue.points)
        words = possible_cards(red, blue, self.options)
        assert set(event.cards) <= words
        assert len(event.cards) == 3
        for card, points in zip(self.scorecards, event.cards, strict=True):
            card.append(points)
        ahead = [sum(card[side] > card[1 - side] for card in event.cards) for side in (0, 1)]
        assert event.winner is (RED if ahead[0] > 1 else BLUE if ahead[1] > 1 else None)
        assert event.points in event.cards
        if self.belled:
            self.round_over(red, blue, event.winner)

    def round_over(self, red: Side, blue: Side, winner: Corner | None) -> None:
        if red.points != blue.points:
            self.last_ahead = RED if red.points > blue.points else BLUE
        for side in (red, blue):
            side.endurance = max(0, side.endurance - side.loss())
        if self.round == self.terms.rounds:
            return
        self.conditions = [
            side.corner for side in (red, blue) if side.opponent.points >= PRINTED["condition"]
        ]
        for side in (red, blue):
            self.in_front(side, winner)

    def in_front(self, side: Side, winner: Corner | None) -> None:
        """T194."""
        won = winner is side.corner
        side.row = 0 if winner is None else max(1, side.row + 1) if won else min(-1, side.row - 1)
        before = side.slump
        if side.row <= -3:
            side.slump = -2
        elif won and before:
            side.slump = 0 if side.row > 1 else -1
        if side.has("Front Runner"):
            side.bout["cf"] += side.slump - before

    def recovered(self, event: ev.Recovered) -> None:
        assert self.belled
        assert event.endurance == tuple(side.endurance for side in self.sides.values())

    def carried_over(self, event: ev.CarriedOver) -> None:
        side = self.sides[event.corner]
        assert side.carry_over_limit() > 0
        side.carried = True

    # The end

    def stopped(self, event: ev.Stopped) -> None:
        kind, loser = event.kind, None if event.winner is None else self.sides[event.winner.opponent]
        if kind in DECISIONS:
            assert (self.belled, self.round) == (True, self.terms.rounds)
            assert (kind, event.winner) == verdict(self.scorecards)
        elif kind in ("TD", "TDRAW"):
            self.technical(event)
        else:
            assert loser is not None
            assert {"KO": self.knocked_out, "TKO": self.cannot_go_on, "DQ": self.disqualified}[kind](
                event, loser
            )
        self.stop = event

    def technical(self, event: ev.Stopped) -> None:
        """T124, T125, T129: before round 5 only a cut that a foul has made gets to the cards."""
        assert self.must_look or self.text["code"] == "I-ELBOW"
        if event.kind == "TDRAW" and len(self.scorecards[0]) < self.round:
            assert self.round < 5
            return
        word, winner = verdict(self.scorecards)
        assert len(self.scorecards[0]) == self.round
        assert (event.kind == "TDRAW") == (word == "DRAW")
        assert event.winner is winner

    def knocked_out(self, event: ev.Stopped, loser: Side) -> bool:
        return self.last == "counted_out" and self.down is loser.corner

    def cannot_go_on(self, event: ev.Stopped, loser: Side) -> bool:
        reasons = {
            "points": loser.opponent.points >= loser.opponent.stops_at(),
            "cut": self.must_look is not None and self.must_look[0] is loser.corner,
            "swelling": self.belled and 3 in loser.eyes.values(),
            "injury": (self.belled and loser.rib) or self.text["code"] in ("I-SHOULDER", "I-JAW"),
            "knockdowns": self.options["three_knockdowns"] and loser.downs == 3,
            "doctor": self.options["advanced_cuts"] and self.belled,
            "quit": loser.has("Head Case") and self.last == "trait_shown",
        }
        return reasons[event.cause]

    def disqualified(self, event: ev.Stopped, loser: Side) -> bool:
        reasons = {
            "fouls": self.must_go is loser.corner,
            "intent": self.text["code"] == "I-BUTT",
            "cut": self.must_look is not None and self.must_look[0] is loser.opponent.corner,
            "head_case": loser.has("Head Case") and self.round == 0,
            "retaliation": loser.suffered.get("retaliated") == 3,
        }
        return reasons[event.cause]

    def bout_ended(self, event: BoutEnded) -> None:
        outcome, stop, sides = event.outcome, self.stop, list(self.sides.values())
        assert stop is not None
        method = Method.DRAW if stop.kind == "TDRAW" else Method(stop.kind)
        assert (outcome.method, outcome.winner, outcome.cause) == (method, stop.winner, stop.cause)
        told = self.options["time_of_stoppage"] or method.is_decision or stop.kind == "DRAW"
        assert (outcome.round, outcome.time) == (self.round, stop.second if told else 0)
        assert outcome.damage == tuple(sum(side.history) + side.points for side in sides)
        assert outcome.landed == tuple(side.landed for side in sides)
        assert outcome.loss == tuple(
            max(0, begun - side.endurance) for begun, side in zip(outcome.start, sides, strict=True)
        )
        assert outcome.knockdowns == tuple(side.knockdowns for side in sides)
        assert [list(card.rounds) for card in outcome.scorecards] == self.scorecards
        self.over = True
