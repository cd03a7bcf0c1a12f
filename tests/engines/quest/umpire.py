"""An umpire for whole bouts: he knows the rule book, but not how the engine is written.

He hears every event and keeps his own notes: stamina, dice, uses of moves, what a blow must do, what a judge must write.
He objects with an ``AssertionError``.
"""

from __future__ import annotations

from typing import Any

from ringside_manager.bout.corner import CORNERS
from ringside_manager.bout.engine import Setup
from ringside_manager.bout.events import BoutEnded, Event, RoundScored
from ringside_manager.engines.quest import events as ev
from tests.engines.quest.umpire_book import (
    A_ROUND,
    DAMAGE,
    DEFENSE,
    FAMILIES,
    MIGHT,
    PRICES,
    SPEED,
    STANCES,
    TECHNIQUES,
    Fought,
    Notes,
    winner,
)


class Umpire:
    """Hears the events of one bout; ``heard`` are the names of those he has heard."""

    def __init__(self, setup: Setup) -> None:
        self.terms, self.options = setup.terms, setup.terms.options
        self.sides = tuple(
            self.notes(card, corner.index)
            for corner, card in zip(CORNERS, (setup.red, setup.blue), strict=True)
        )
        self.round = self.clash = 0
        self.heard: set[str] = set()
        self.rounds: list[tuple[Any, ...]] = []
        self.stopped: ev.Stopped | None = None
        self.over = False
        self.able: list[bool] = []
        self.expected = (False, False)
        self.lead, self.chin = 0, False

    def notes(self, card: Any, side: int) -> Notes:
        start = max(1, 4 * self.terms.rounds + 4 + card.stamina_bonus)
        carried = self.terms.carried[side]
        stamina = start if carried is None else max(1, start - start * carried.loss // carried.start)
        seats = [str(self.options[f"{CORNERS[side].value}_second_{seat}"]) for seat in range(1, 5)]
        crew: set[str] = set()
        for seat in seats:
            who, _, what = seat.partition(":")
            for technique in filter(None, what.split("+")):
                assert TECHNIQUES[technique][0] in (who, "any")
                crew.add(technique)
        return Notes(card, start, stamina, crew)

    def hear(self, event: Event) -> None:
        assert not self.over
        self.heard.add(event.name)
        if not isinstance(event, ev.RoundBegan | BoutEnded):
            assert event.round == self.round
        if self.stopped is not None:
            assert isinstance(event, ev.CriteriaShown | BoutEnded)
        if isinstance(event, ev.Stopped):
            self.end(event)
        else:
            getattr(self, event.name)(event)

    def side(self, event: Any) -> Notes:
        if hasattr(event, "clash"):
            assert event.clash == self.clash
        return self.sides[event.corner.index]

    def other(self, event: Any) -> Notes:
        return self.sides[1 - event.corner.index]

    # Corner phase

    def round_began(self, event: ev.RoundBegan) -> None:
        assert event.round == self.round + 1 <= self.terms.rounds
        self.round, self.clash = event.round, 0
        for side in self.sides:
            side.used_round, side.this_phase, side.clashes = {}, [], []
            side.off = side.spent = side.downs = side.might_bonus = 0

    def second_wind_taken(self, event: ev.SecondWindTaken) -> None:
        side = self.side(event)
        assert "second_wind" in side.moves
        assert "second_wind" not in side.used
        assert self.round - 1 >= self.terms.rounds / 2
        side.used["second_wind"] = 1
        assert event.gained == min(side.start // 4, side.start - side.stamina)
        side.stamina += event.gained

    def technique_used(self, event: ev.TechniqueUsed) -> None:
        side, name = self.side(event), event.technique
        assert name in side.crew
        assert name not in side.this_phase
        assert self.round - side.techniques.get(name, -99) >= TECHNIQUES[name][1]
        if name == "towel":
            side.beaten = "towel"
            return
        side.this_phase.append(name)
        assert len(side.this_phase) <= 2
        side.techniques[name] = self.round
        if name == "water":
            assert event.effect == min(1, side.start - side.stamina)
            side.stamina += event.effect
        healed = {"swab": "defense", "cold_iron": "speed", "rub_down": "might"}.get(name)
        if healed:
            assert event.effect == min(1, side.lost[healed])
            side.lost[healed] -= event.effect
        side.salts |= name == "salts"
        side.might_bonus += (name == "fire_up") - (name == "calm_down")

    def cut_closed(self, event: ev.CutClosed) -> None:
        side = self.side(event)
        assert side.open_cut
        side.open_cut = False

    def doctor_looked(self, event: ev.DoctorLooked) -> None:
        side = self.side(event)
        assert side.open_cut
        assert event.limit == {1: 1, 2: 4}.get(side.cuts, 9)
        if event.drawn <= event.limit:
            side.beaten = "cut"

    def bell_rang(self, event: ev.BellRang) -> None:
        self.nobody_beaten()

    def nobody_beaten(self) -> None:
        assert not any(side.beaten for side in self.sides)

    # Stances and moves

    def stance_taken(self, event: ev.StanceTaken) -> None:
        if event.corner is CORNERS[0]:
            self.new_clash()
        side = self.side(event)
        assert event.price == STANCES[event.stance] + PRICES.get(event.move, 0) <= side.stamina
        if event.dropped:
            assert not event.move
            prices = [STANCES[family] + PRICES.get(event.dropped, 0) for family in FAMILIES[event.dropped]]
            assert side.stamina < max(prices)
        side.pay(event.price)
        side.clash = Fought(family=event.stance)
        side.clashes.append(side.clash)
        side.declared = side.move = event.move
        side.tested = False
        side.last.append(event.move)
        if event.move:
            self.declare(side, event.move)

    def new_clash(self) -> None:
        self.nobody_beaten()
        self.clash += 1
        assert self.clash <= 3
        for side in self.sides:
            side.feint, side.declared, side.move = False, "", ""
            side.southpaw = max(0, side.southpaw - 1)

    def declare(self, side: Notes, move: str) -> None:
        assert move in side.moves
        assert side.clash.family in FAMILIES[move]
        assert move != "grandstand" or self.clash == 3
        for uses, limit in (
            (side.used, 1 if move == "southpaw" else 999),
            (side.used_round, A_ROUND.get(move, 3)),
        ):
            uses[move] = uses.get(move, 0) + 1
            assert uses[move] <= limit
        if move == "southpaw":
            side.southpaw = 3
        side.clash.worked = int(move != "feint")
        side.clash.grand = move == "grandstand"

    def move_tried(self, event: ev.MoveTried) -> None:
        side = self.side(event)
        assert event.move == side.declared
        side.tested = True
        assert event.works == (event.own > event.other)
        assert event.own <= side.dice("cunning", 0)
        assert event.other <= self.other(event).dice("cunning", 0)
        if not event.works:
            side.move, side.clash.worked, side.clash.grand = "", 0, False
            side.southpaw = 0 if event.move == "southpaw" else side.southpaw

    def southpaw_seen(self, event: ev.SouthpawSeen) -> None:
        side = self.side(event)
        assert side.southpaw > 0
        side.southpaw = 0

    # Tests

    def speed_tested(self, event: ev.SpeedTested) -> None:
        for side, other, successes in zip(self.sides, self.sides[::-1], event.successes, strict=True):
            own = (
                0
                if side.move == "stick_and_move" and other.move == "cut_off_ring"
                else SPEED.get(side.move, 0)
            )
            assert successes <= side.dice("speed", own - 2 * (other.move == "cut_off_ring"))
            third = len(side.last) > 2 and side.last[-1] and len(set(side.last[-3:])) == 1
            assert not third or side.tested  # Q16
        red, blue = event.successes
        assert event.edge is (None if red == blue else CORNERS[red < blue])
        self.lead = red - blue
        self.sides[0].clash.edge, self.sides[1].clash.edge = red > blue, blue > red

    def feint_tried(self, event: ev.FeintTried) -> None:
        side = self.side(event)
        assert side.move == "feint"
        assert event.works == (event.own > event.other)
        side.feint, side.clash.worked = event.works, int(event.works)

    def rope_drained(self, event: ev.RopeDrained) -> None:
        assert self.side(event).move == "rope_a_dope"
        assert self.other(event).clash.family == "aggressive"
        assert event.stamina == self.other(event).pay(1)

    def clinched(self, event: ev.Clinched) -> None:
        side = self.side(event)
        assert side.move == "clinch"
        assert event.gained == min(1, side.start - side.stamina)
        side.stamina += event.gained

    def fouled(self, event: ev.Fouled) -> None:
        side = self.side(event)
        side.fouls[event.kind] += 1
        assert event.number == side.fouls[event.kind]
        if event.kind == "clinch":
            assert side.used["clinch"] >= 3
            assert event.points == 1
        else:
            assert self.options["cuts_and_fouls"]
            assert side.clash.family != "sandbag"
            assert event.points == (event.number in (2, 3))
        side.off += event.points
        if event.number == 4:
            side.beaten = "fouls"

    def defense_tested(self, event: ev.DefenseTested) -> None:
        for side, other, successes in zip(self.sides, self.sides[::-1], event.successes, strict=True):
            own = 0 if side.move == "turtle" and other.move == "liver_shot" else DEFENSE.get(side.move, 0)
            own -= side.move == "counterpunch" and other.clash.edge
            own -= 2 * other.feint + (other.southpaw > 0) + side.might_bonus
            dice = side.dice("defense", own)
            assert min(1, dice) <= successes <= dice
            side.clash.defense = successes

    def might_tested(self, event: ev.MightTested) -> None:
        most = 99 if self.options.get("edge_penalty") == "full" else 2
        assert event.penalties == (min(most, max(0, -self.lead)), min(most, max(0, self.lead)))
        held = any(side.move == "clinch" for side in self.sides)
        for side, other, successes in zip(self.sides, self.sides[::-1], event.successes, strict=True):
            own = MIGHT.get(side.move, 0) + side.might_bonus
            if side.clash.edge:
                own += (side.move == "peekaboo") + 3 * (side.move == "counterpunch" and not other.feint)
            assert successes <= (0 if held or side.clash.family == "sandbag" else side.dice("might", own))
            side.clash.might = successes
        self.able = []

    def shoulder_rolled(self, event: ev.ShoulderRolled) -> None:
        side = self.side(event)
        assert "shoulder_roll" in side.moves
        assert side.clash.family == "defensive"
        assert "shoulder_roll" not in side.used_round
        assert side.stamina >= 2
        side.used_round["shoulder_roll"] = 1
        side.pay(1)
        side.clash.worked += 1
        side.clash.defense += event.added

    # What comes of it

    def referee_looked(self, event: ev.RefereeLooked) -> None:
        side = self.side(event)
        assert side.clash.defense == 0
        assert event.stops == (event.drawn <= 9)
        if event.stops:
            side.beaten = "referee"

    def strong(self, side: Notes) -> bool:
        """Whether he had stamina before both attacks (Q31, Q32)."""
        if not self.able:
            self.able = [each.stamina > 0 for each in self.sides]
        return self.able[0 if side is self.sides[0] else 1]

    def attack_missed(self, event: ev.AttackMissed) -> None:
        side = self.side(event)
        assert event.tired == (not self.strong(side))
        assert event.tired or event.might <= event.defense == self.other(event).clash.defense

    def hit_landed(self, event: ev.HitLanded) -> None:
        side, other = self.side(event), self.other(event)
        assert self.strong(side)
        assert side.clash.might == event.might > event.defense == other.clash.defense
        rolled = "aggressive" in (side.clash.family, other.clash.family) and side.move != "body_snatcher"
        assert rolled == (event.drawn > 0)
        due = (
            DAMAGE[event.drawn] if rolled else (2, 1, 0, 0) if side.move == "body_snatcher" else (1, 0, 0, 0)
        )
        stamina = due[0] + 3 * (side.move == "liver_shot" and event.might > 2 * event.defense)
        assert (event.speed, event.might_dice, event.defense_dice) == due[1:]
        assert event.stamina == other.pay(stamina)
        for attribute, dice in zip(("speed", "might", "defense"), due[1:], strict=True):
            other.lost[attribute] += dice
        side.clash.hit = True
        side.hits += 1
        down, out = (2, 4) if side.move == "haymaker" else (3, 5)
        self.expected = (event.might > down * event.defense, event.might > out * event.defense)

    def cut_opened(self, event: ev.CutOpened) -> None:
        side = self.side(event)
        assert self.options["cuts_and_fouls"]
        side.cuts += 1
        side.open_cut = True
        assert event.cuts == side.cuts

    def knocked_down(self, event: ev.KnockedDown) -> None:
        side = self.side(event)
        assert self.expected == (True, event.out)
        assert event.number == side.knockdowns + 1
        side.knockdowns += 1
        side.downs += 1
        side.clash.downs += 1
        self.chin = False
        if event.out:
            side.beaten = "knocked_out"

    def iron_chin_shown(self, event: ev.IronChinShown) -> None:
        side = self.side(event)
        assert "iron_chin" in side.moves
        assert "iron_chin" not in side.used
        side.used["iron_chin"] = 1
        side.clash.worked += 1
        self.chin = True

    def count_taken(self, event: ev.CountTaken) -> None:
        side = self.side(event)
        assert event.added == (0 if side.salts else side.knockdowns - 1)
        side.salts = False
        rolled = 9 if self.chin else event.drawn + event.added
        assert not self.chin or event.drawn + event.added >= 11
        if rolled >= 11:
            side.beaten = "will_not_rise"
            assert (event.stamina, event.rises) == (0, False)
        else:
            part = 0 if rolled <= 6 else -(-side.start // 4) if rolled <= 8 else -(-side.start // 2)
            lost = side.pay(part)
            side.beaten = "" if side.stamina else "cannot_rise"
            assert event.stamina == lost + side.pay(1)
            assert event.rises == (not side.beaten)
        if self.options["three_knockdown_rule"] and side.downs == 3 and not side.beaten:
            side.beaten = "three_knockdowns"

    # Bells

    def round_scored(self, event: RoundScored) -> None:
        self.nobody_beaten()
        assert self.clash == 3
        assert all(len(side.clashes) == 3 for side in self.sides)
        spent, home = [side.spent for side in self.sides], [side.card.home for side in self.sides]
        clashes = [list(side.clashes) for side in self.sides]
        downs, off = [side.downs for side in self.sides], [side.off for side in self.sides]
        self.rounds.append((clashes, spent, home, downs, off, event.cards))

    def end(self, event: ev.Stopped) -> None:
        """Ends of bouts (Q33, section 13)."""
        causes = [side.beaten for side in self.sides]
        if all(causes):
            assert (event.method, event.corner) == ("DRAW", None)
        elif any(causes):
            loser = 0 if causes[0] else 1
            assert event.corner is CORNERS[1 - loser]
            assert event.cause == causes[loser]
            methods = {"cut": "TKO", "three_knockdowns": "TKO", "fouls": "DQ"}
            assert event.method == methods.get(event.cause, "KO")
        else:
            assert self.round == self.terms.rounds == len(self.rounds)
            self.decided(event)
        self.stopped = event

    def decided(self, event: ev.Stopped) -> None:
        totals = [
            [sum(each[5][judge][side] for each in self.rounds) for side in (0, 1)] for judge in range(3)
        ]
        ahead = [sum(red > blue for red, blue in totals), sum(blue > red for red, blue in totals)]
        best = max(ahead)
        if best < 2:
            assert (event.method, event.corner) == ("DRAW", None)
            return
        assert event.corner is CORNERS[ahead.index(best)]
        assert event.method == ("UD" if best == 3 else "SD" if min(ahead) else "MD")

    def criteria_shown(self, event: ev.CriteriaShown) -> None:
        """Now that the criteria are known, every card can be held against them (Q60, Q61)."""
        for number, criterion in enumerate(event.criteria):
            assert self.options[f"judge_{number + 1}"] in ("random", criterion)
            for clashes, spent, home, downs, off, cards in self.rounds:
                won = winner(criterion, clashes, spent, home)
                points = [10, 10]
                if won is not None:
                    points[1 - won] = 8 if downs[1 - won] else 9
                assert list(cards[number]) == [points[0] - off[0], points[1] - off[1]]

    def bout_ended(self, event: BoutEnded) -> None:
        self.over = True
        outcome, stopped = event.outcome, self.stopped
        assert stopped is not None
        assert (outcome.method.value, outcome.winner) == (stopped.method, stopped.corner)
        assert outcome.start == tuple(side.start for side in self.sides)
        assert outcome.loss == tuple(side.start - side.stamina for side in self.sides)
        assert outcome.landed == tuple(side.hits for side in self.sides)
        by_punch = outcome.cause in ("knocked_out", "will_not_rise", "cannot_rise")
        for corner, side, other in zip(CORNERS, self.sides, self.sides[::-1], strict=True):
            last = by_punch and outcome.winner is corner
            assert outcome.knockdowns[corner.index] == other.knockdowns - last
            assert 0 <= side.stamina <= side.start
