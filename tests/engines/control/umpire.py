"""Somebody at the ring with the rules in hand: reads the events of a bout and finds every one that they do not allow.

The numbers of the rules stand here a second time; nothing of the engine is used but its events and cards.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from ringside_manager.bout import BLUE, CORNERS, RED, Corner, Outcome, Setup
from ringside_manager.bout.events import BoutEnded, Event, RoundScored
from ringside_manager.engines.control import events as told
from ringside_manager.engines.control.tables import ControlCard

PACE = {1: "plodding", 2: "normal", 3: "normal", 4: "normal", 5: "aggressive", 6: "aggressive"}
BASE = {"plodding": {1: -3, 2: -1, 5: -2}, "normal": {1: 3, 2: 1, 5: 2}, "aggressive": {1: 6, 2: 4, 5: 5}}
COLUMN_A = dict(
    zip(range(3, 19), (8, 10, 12, 13, 14, 15, 16, 18, 19, 20, 21, 22, 24, 26, 28, 31), strict=True)
)
STOPS = {
    "deep_cut_over_eye": 11,
    "cut_over_eye": 13,
    "cut_under_eye": 15,
    "swelling_under_eye": 15,
    "bloody_nose": 17,
}
ORDER = list(STOPS)
CHART = {2: "hand", 3: "low_blow", 4: "head_butt", 5: "cut_over_eye", 6: "bloody_nose", 7: "swelling_under_eye",
         8: "cut_under_eye", 9: "holding", 10: "rabbit_punch", 11: "deep_cut_over_eye", 12: "rib"}  # fmt: skip
FOULS = ("low_blow", "head_butt", "holding", "rabbit_punch")
PLAN = {"even": 0, "attack": 1, "box": -1}


@dataclass
class Man:
    """What the umpire writes down of one fighter."""

    card: ControlCard
    stamina: int
    column: int
    con: int = 0
    deep: int = 0
    coming: int = 0
    wear: int = 0
    downs: int = 0
    landed: int = 0
    marks: Counter[str] = field(default_factory=Counter)
    surcharge: Counter[str] = field(default_factory=Counter)
    warnings: int = 0
    beatings: int = 0
    streak: int = 0
    plan: str = "even"
    tr: int = 0
    past: bool = False
    worn_out: bool = False
    total: int = 0
    epl: int = 0
    fell: int = 0
    taken: int = 0


class Umpire:
    """Reads one bout; ``read`` fails at the first event the rules do not allow."""

    def __init__(self, setup: Setup) -> None:
        self.options = dict(setup.terms.options)
        self.rounds = setup.terms.rounds
        self.men: dict[Corner, Man] = {}
        for corner, card in ((RED, setup.red), (BLUE, setup.blue)):
            carried, stamina = setup.terms.carried[corner.index], card.stamina_round
            if carried is not None:
                share = min(1.0, carried.loss / carried.start)
                stamina = max(card.groove_round, int(stamina * (1 - share) + 0.5 + 1e-9))
            self.men[corner] = Man(card, stamina, "ABCDE".index(card.column))
        self.cards: list[list[tuple[int, int]]] = [
            [] for _ in range(3 if self.options["three_judges"] else 1)
        ]
        self.seen: Counter[str] = Counter()

    def read(self, events: list[Event], outcome: Outcome) -> None:
        """The whole bout, from its first event to its last."""
        self.events = iter(events)
        self.next = next(self.events)
        number = 0
        while not isinstance(self.next, BoutEnded):
            number += 1
            if not self.round(number) or number == self.rounds or not self.interval(number):
                break
        end = self.take(BoutEnded)
        assert end.outcome == outcome
        self.check_outcome(outcome)

    def take(self, kind: Any) -> Any:
        """The next event, which has to be of that kind."""
        event = self.next
        assert isinstance(event, kind), f"{event} where {kind.__name__} belongs"
        self.seen[type(event).__name__] += 1
        self.next = next(self.events, None)  # type: ignore[assignment]
        return event

    def comes(self, kind: Any) -> bool:
        return isinstance(self.next, kind)

    # A round; each step says whether the bout goes on

    def round(self, number: int) -> bool:
        for man in self.men.values():
            man.plan, man.fell, man.taken = "even", 0, 0
        if self.options["plans"]:
            for corner in CORNERS:
                plan = self.take(told.PlanShown)
                assert (plan.round, plan.corner) == (number, corner)
                self.men[corner].plan = plan.plan
        bell = self.take(told.RoundBegan)
        assert bell.round == number
        for corner, man in self.men.items():
            self.make_ready(man, number)
            assert bell.threat[corner.index] == man.tr
            assert bell.control[corner.index] == self.con(man)
            man.coming = 0
        self.control = self.take(told.ControlRolled)
        by = self.adjusted()
        for corner in CORNERS:
            self.punches(corner, by)
        return self.incidents() and self.trouble() and self.beating() and self.scored()

    def make_ready(self, man: Man, number: int) -> None:
        card = man.card
        man.tr = card.threat
        if number < card.groove_round:
            man.tr -= card.groove_round - number
        elif number > man.stamina:
            man.tr -= number - man.stamina
        man.tr = max(0, man.tr)
        man.past = number > man.stamina
        man.worn_out = number > man.stamina and man.tr == 0

    def con(self, man: Man) -> int:
        added = man.con + man.deep + man.coming
        added -= bool(self.options["tired_con"]) and man.worn_out
        added += bool(self.options["streak_con"]) and man.streak >= 3
        return man.card.control + added

    def adjusted(self) -> tuple[Corner, int] | None:
        red, blue = (self.control.drawn[side] + self.control.control[side] for side in (0, 1))
        winner = RED if red > blue else BLUE if blue > red else None
        assert self.control.winner is winner
        if winner is None:
            return None
        pace = self.take(told.PaceSet)
        face = min(6, max(1, pace.drawn + PLAN[self.men[winner].plan]))
        assert (pace.corner, pace.pace) == (winner, PACE[face])
        change = self.take(told.PunchesAdjusted)
        row = BASE[pace.pace]
        by = row[1 if change.drawn == 1 else 2 if change.drawn <= 4 else 5]
        whose = winner if by > 0 else winner.opponent
        assert (change.corner, change.by) == (whose, by)
        return whose, by

    def punches(self, corner: Corner, by: tuple[Corner, int] | None) -> None:
        man, thrown = self.men[corner], self.take(told.PunchesThrown)
        assert (thrown.corner, thrown.worn_out) == (corner, man.worn_out)
        assert 3 <= thrown.total <= (17 if man.worn_out else 18)
        assert thrown.chart == COLUMN_A[thrown.total] - 2 * man.column
        landed = thrown.chart + (by[1] if by and by[0] is corner else 0)
        assert thrown.landed == max(0, landed)
        man.total, man.epl = thrown.total, thrown.landed
        man.landed += thrown.landed

    # Section 7

    def incidents(self) -> bool:
        for corner in CORNERS:
            if self.men[corner].total == 6:
                rolled = self.take(told.IncidentRolled)
                assert (rolled.corner, rolled.incident) == (corner, CHART[rolled.drawn])
                if not self.incident(corner, rolled.incident):
                    return False
            assert not (self.comes(told.IncidentRolled) and self.next.corner is corner)
        return True

    def incident(self, corner: Corner, what: str) -> bool:
        if what in STOPS:
            return self.mark(corner, what)
        if what in FOULS:
            return self.foul(corner, what)
        man, hurt = self.men[corner], self.take(told.Injured)
        man.con -= 1
        if what == "hand":
            man.column = min(4, man.column + 1)
        assert (hurt.corner, hurt.injury, hurt.column) == (corner, what, "ABCDE"[man.column])
        return True

    def mark(self, corner: Corner, what: str) -> bool:
        man, mark = self.men[corner], self.take(told.Marked)
        rolled = mark.total - man.card.cut - 2 * man.marks[what] - man.surcharge.pop(what, 0)
        assert 2 <= rolled <= 12
        man.marks[what] += 1
        man.deep -= what == "deep_cut_over_eye"
        found = mark.corner, mark.mark, mark.stops_at, mark.times
        assert found == (corner, what, STOPS[what], man.marks[what])
        return mark.total < STOPS[what] or self.over("TKO", corner.opponent, "cut")

    def foul(self, corner: Corner, what: str) -> bool:
        man, seen = self.men[corner], self.take(told.FoulSeen)
        assert (seen.corner, seen.offence) == (corner, what)
        assert 2 <= seen.total - man.card.foul <= 12
        man.warnings += seen.total >= 7
        costs = seen.total >= 12 or (seen.total >= 7 and man.warnings >= 3)
        out = seen.total >= 15 or (seen.total >= 7 and man.warnings >= 5)
        verdict = "disqualified" if out else "point" if costs else "warning" if seen.total >= 7 else "caution"
        assert (seen.verdict, seen.warnings) == (verdict, man.warnings)
        if out:
            return self.over("DQ", corner.opponent, "")
        man.taken += costs
        if what != "head_butt":
            return True
        butt = self.take(told.ButtSeen)
        assert butt.cuts == (butt.drawn >= 9)
        return not butt.cuts or self.mark(corner.opponent, "cut_over_eye")

    # Sections 5 and 6

    @property
    def lead(self) -> int:
        return self.men[RED].epl - self.men[BLUE].epl

    def trouble(self) -> bool:
        first = BLUE if self.lead < 0 else RED
        for corner in (first, first.opponent):
            modifier = self.modifier(corner)
            if modifier is not None and not self.roll(corner, modifier):
                return False
        return True

    def modifier(self, corner: Corner) -> int | None:
        lead = self.lead if corner is RED else -self.lead
        found = [modifier for least, modifier in ((6, 0), (9, 1), (12, 2), (16, 4)) if lead >= least]
        found += (
            [0] if self.men[corner].total in (15, 16) else [1] if self.men[corner].total in (17, 18) else []
        )
        return max(found) if found else None

    def roll(self, corner: Corner, modifier: int) -> bool:
        man, other, roll = self.men[corner], self.men[corner.opponent], self.take(told.TroubleRolled)
        assert (roll.corner, roll.modifier) == (corner, modifier)
        total = roll.drawn + man.tr + modifier - other.card.chin + other.wear + other.past
        total += PLAN[man.plan] + PLAN[other.plan]
        result = next(word for most, word in ((8, "nothing"), (10, "hurt"), (13, "down"), (16, "down_twice"), (99, "out"))
                      if total <= most)  # fmt: skip
        assert (roll.total, roll.result) == (total, result)
        if result == "hurt":
            assert self.take(told.Hurt).corner is corner.opponent
            other.coming -= 1
            other.wear += 1
        if result == "out":
            return self.falls(corner.opponent) and self.knocked_out(corner.opponent)
        times = {"down": 1, "down_twice": 2}.get(result, 0)
        other.coming -= 2 if times else 0
        for _ in range(times):
            if not self.falls(corner.opponent) or not self.counted(corner.opponent):
                return False
        other.wear += times
        return True

    def falls(self, corner: Corner) -> bool:
        man, fall = self.men[corner], self.take(told.KnockedDown)
        man.downs += 1
        man.fell += 1
        assert (fall.corner, fall.times) == (corner, man.downs)
        return True

    def counted(self, corner: Corner) -> bool:
        man, count = self.men[corner], self.take(told.Counted)
        rolled = count.total - (man.downs - 1) - (self.men[corner.opponent].card.power >= 4)
        assert 2 <= rolled <= 12
        result = "clear" if count.total <= 7 else "shaky" if count.total <= 10 else "out"
        assert (count.corner, count.result) == (corner, result)
        if result == "out":
            return self.knocked_out(corner)
        if result == "shaky" and not self.looked(corner, 8, "count"):
            return False
        assert man.fell < 3
        return True

    def knocked_out(self, corner: Corner) -> bool:
        assert self.take(told.KnockedOut).corner is corner
        return self.over("KO", corner.opponent, "")

    def looked(self, corner: Corner, number: int, reason: str) -> bool:
        look = self.take(told.RefereeLooked)
        assert (look.corner, look.number, look.reason) == (corner, number, reason)
        assert 2 <= look.total - self.men[corner].card.chin // 2 <= 12
        assert look.stopped == (look.total <= number)
        return not look.stopped or self.over("TKO", corner.opponent, "stopped")

    def beating(self) -> bool:
        if abs(self.lead) < 12:
            return True
        corner = BLUE if self.lead > 0 else RED
        man, beaten = self.men[corner], self.take(told.Beaten)
        man.beatings += 1
        assert (beaten.corner, beaten.times) == (corner, man.beatings)
        if man.beatings >= 3:
            return self.looked(corner, 8, "beating")
        if abs(self.lead) < 16:
            return True
        return self.looked(corner, 8 if man.fell else 6, "outclassed")

    # Section 8

    def scored(self) -> bool:
        score = self.take(RoundScored)
        red, blue = self.men[RED], self.men[BLUE]
        points = list(score.cards or (score.points,))
        assert len(points) == len(self.cards)
        assert score.tally == (red.epl, blue.epl)
        bare = [(mine + red.taken, his + blue.taken) for mine, his in points]
        for card in bare:
            assert card in set(self.lawful(len(points) > 1))
        for card, scored in zip(self.cards, points, strict=True):
            card.append(scored)
        won = sum(mine - his for mine, his in points)
        assert score.winner is (RED if won > 0 else BLUE if won < 0 else None)
        assert score.points == sorted(points, key=lambda card: card[0] - card[1])[len(points) // 2]
        if won:
            winner, loser = (red, blue) if won > 0 else (blue, red)
            winner.streak, loser.streak = winner.streak + 1, 0
        return True

    def lawful(self, judges: bool) -> Iterator[tuple[int, int]]:
        """What a card may say before points are taken."""
        net = self.men[BLUE].fell - self.men[RED].fell
        lead = self.lead
        if net:
            ahead = lead if net > 0 else -lead
            other = 7 if ahead >= 16 else 8 if ahead >= -6 else 9
            other = max(6, other - abs(net) + 1)
            yield (10, other) if net > 0 else (other, 10)
            return
        size = abs(lead)
        for_leader, for_other = ((10, 9), (9, 10)) if lead > 0 else ((9, 10), (10, 9))
        if size >= 16:
            yield (10, 8) if lead > 0 else (8, 10)
        elif size >= 6 or (size >= 2 and not judges):
            yield for_leader
        elif not judges:
            yield 10, 10
        else:
            yield for_leader
            yield 10, 10
            if size < 4:
                yield for_other

    # Between rounds

    def interval(self, number: int) -> bool:
        thrown = []
        while self.comes(told.TowelThrown):
            thrown.append(self.take(told.TowelThrown).corner)
        if len(thrown) == 2:
            assert thrown == [RED, BLUE]
            return self.over("DRAW", None, "technical_draw")
        if thrown:
            return self.over("RTD", thrown[0].opponent, "")
        for corner in CORNERS:
            man = self.men[corner]
            if self.options["corner_work"] and +man.marks:
                self.treated(corner)
        return True

    def treated(self, corner: Corner) -> None:
        man, work = self.men[corner], self.take(told.MarkTreated)
        assert work.corner is corner
        assert man.marks[work.mark] > 0
        result = next(
            word
            for most, word in ((4, "worse"), (8, "holds"), (11, "better"), (12, "closed"))
            if work.drawn <= most
        )
        assert work.result == result
        man.surcharge[work.mark] += result == "worse"
        man.marks[work.mark] -= result in ("better", "closed")
        if result == "closed" and work.mark == "deep_cut_over_eye":
            man.deep = min(0, man.deep + 1)

    def over(self, method: str, winner: Corner | None, cause: str) -> bool:
        """The bout is over at once: nothing is told but that."""
        stop = self.take(told.Stopped)
        assert (stop.kind, stop.winner, stop.cause) == (method, winner, cause)
        assert self.comes(BoutEnded)
        self.ended = (method, winner, cause)
        return False

    def check_outcome(self, outcome: Outcome) -> None:
        red, blue = self.men[RED], self.men[BLUE]
        assert [list(card.rounds) for card in outcome.scorecards] == self.cards
        assert outcome.landed == outcome.damage == (red.landed, blue.landed)
        scored = [blue.downs, red.downs]
        if outcome.method.value == "KO":
            assert outcome.winner is not None
            scored[outcome.winner.index] -= 1
        assert outcome.knockdowns == tuple(scored)
        for side, (taken, downs) in enumerate(((blue.landed, red.downs), (red.landed, blue.downs))):
            damage = min(0.9, taken / (25 * self.rounds) + 0.1 * downs)
            assert abs(outcome.loss[side] / outcome.start[side] - damage) < 1e-9
        ended = getattr(self, "ended", None)
        if ended is None:
            self.check_decision(outcome)
        else:
            assert (outcome.method.value, outcome.winner, outcome.cause) == ended

    def check_decision(self, outcome: Outcome) -> None:
        leads = [sum(red - blue for red, blue in card) for card in self.cards]
        red, blue = sum(lead > 0 for lead in leads), sum(lead < 0 for lead in leads)
        assert outcome.round == self.rounds
        assert outcome.cause == ""
        if len(leads) == 1:
            expected = "DEC" if red + blue else "DRAW"
        else:
            expected = {(3, 0): "UD", (2, 0): "MD", (2, 1): "SD"}.get(
                (max(red, blue), min(red, blue)), "DRAW"
            )
        assert outcome.method.value == expected
        winner = None if expected == "DRAW" else RED if red > blue else BLUE
        assert outcome.winner is winner
