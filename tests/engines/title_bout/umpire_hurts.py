"""The umpire's eye for cuts, swellings, fouls and texts (sections 16 to 20)."""

from __future__ import annotations

from collections import deque
from typing import Any

from ringside_manager.bout.corner import CORNERS, Corner
from ringside_manager.bout.events import Event
from ringside_manager.engines.title_bout import events as ev
from tests.engines.title_bout.umpire_book import (
    CLASS_OF,
    GASH_OF,
    PLACE_OF,
    PRINTED,
    SKILLS,
    TEXTS,
    CutNote,
    Side,
)

STAGE_TEXTS = {
    f"C-SW{eye[0].upper()}{stage}": (eye, stage) for eye in ("left", "right") for stage in (1, 2, 3)
}
Expected = tuple[Corner | None, str, int, str]


class Surgeon:
    """The part of an umpire that watches what hurts and what is forbidden."""

    sides: dict[Corner, Side]
    options: dict[str, Any]
    terms: Any
    round: int
    belled: bool
    referee: str
    trapped: Corner | None

    def nothing_hurts(self) -> None:
        self.effects: deque[Expected] = deque()
        self.owes_point: Corner | None = None
        self.may_lose_point: Corner | None = None
        self.must_go: Corner | None = None
        self.must_look: tuple[Corner, str] | None = None
        self.becomes = ""
        self.text: dict[str, Any] = {"code": ""}
        self.text_points: tuple[Corner, int] | None = None
        self.repeats = False
        self.conditions: list[Corner] = []

    # What must follow

    def settle_text(self, event: Event) -> None:
        """Points of a text stand unless it turns out to be a repetition (T116)."""
        if self.repeats:
            assert event.name == "text_repeated"
            if self.text_points:
                self.sides[self.text_points[0]].points -= self.text_points[1]
        self.text_points = None

    def settle_hurts(self, event: Event) -> None:
        name = event.name
        if self.must_look:
            becomes = self.becomes and name == "cut_became_gash"
            assert becomes or name in ("cut_looked_at", "stopped", "round_scored")
        elif self.becomes:
            assert name == "cut_became_gash"
        if self.owes_point:
            assert name == "point_taken"
        if self.must_go:
            assert name == "stopped"
        if self.effects and name != "affected":
            assert name in ("text_passed", "stopped")
            self.effects.clear()

    # Cuts and swelling

    def cut_avoided(self, event: ev.CutAvoided) -> None:
        pass

    def cut_there(self, event: ev.CutThere) -> None:
        assert self.sides[event.corner].cuts

    def cut_opened(self, event: ev.CutOpened) -> None:
        side = self.sides[event.corner]
        assert PLACE_OF[event.letter] == event.place
        assert event.place not in side.cuts
        column = {row.split()[side.cut_rating() - 1] for _, row in PRINTED["cut"]}
        assert event.letter in column
        side.cuts[event.place] = CutNote(event.letter)
        self.gash(event.corner, event.place)

    def gash(self, corner: Corner, place: str) -> None:
        """T87, T89: somebody must look at a gash that opens."""
        if CLASS_OF[self.sides[corner].cuts[place].letter] == 6:
            self.must_look = corner, place

    def cut_reopened(self, event: ev.CutReopened) -> None:
        side = self.sides[event.corner]
        cut = side.cuts[event.place]
        assert CLASS_OF[cut.letter] == max(CLASS_OF[each.letter] for each in side.cuts.values())
        cut.reopened, cut.open = cut.reopened + 1, True
        if cut.letter in GASH_OF and cut.reopened == 2:
            self.becomes = event.place
        self.gash(event.corner, event.place)

    def cut_became_gash(self, event: ev.CutBecameGash) -> None:
        cut = self.sides[event.corner].cuts[event.place]
        assert self.becomes == event.place
        assert cut.reopened == 2
        cut.letter, cut.reopened, self.becomes = GASH_OF[cut.letter], 0, ""
        self.gash(event.corner, event.place)

    def cut_looked_at(self, event: ev.CutLookedAt) -> None:
        assert self.must_look == (event.corner, event.place)
        self.must_look = None
        cut = self.sides[event.corner].cuts[event.place]
        assert event.limit == self.stop_limit(cut) < event.drawn
        cut.markers = min(2, cut.markers + 1)

    def stop_limit(self, cut: CutNote) -> int:
        """T91."""
        last = self.round == self.terms.rounds >= 10
        if last and self.options["lenient_last_round"]:
            last = self.referee in ("lenient", "very_lenient")
        lines = PRINTED["stoppage"].items()
        line = next((limits for band, limits in lines if self.round <= int(band.split("-")[1])), [28, 34, 40])
        return (PRINTED["stoppage_last"] if last else line)[min(2, cut.reopened)]

    def cut_treated(self, event: ev.CutTreated) -> None:
        side = self.sides[event.corner]
        assert self.belled
        assert event.place in side.problems()
        assert event.place not in side.treated
        assert event.skill in SKILLS
        side.treated.add(event.place)
        cut = side.cuts[event.place]
        if event.result in ("stops", "controls"):
            cut.markers = 0 if event.result == "stops" else max(0, cut.markers - 1)
            cut.open, cut.penalty = False, 0
        elif cut.open:
            cut.penalty = max(cut.penalty, {"seeping": 1, "bleeding": 2}[event.result])

    def eye_treated(self, event: ev.EyeTreated) -> None:
        side = self.sides[event.corner]
        stage = side.pending.pop(event.eye)
        assert side.eyes[event.eye] == stage - 1
        assert event.stage in (0, stage)
        side.eyes[event.eye] = event.stage or side.eyes[event.eye]

    def wound_noted(self, event: ev.WoundNoted) -> None:
        assert self.options["advanced_cuts"]
        assert event.wound in ("swelling", "cut", "lip", "mouth")
        if event.wound in ("lip", "mouth"):
            self.sides[event.corner].lip_mouth[event.wound] += 1
            return
        assert event.step in ("starts", "worsens", "becomes")
        assert (event.severity == "doctor") == (event.step == "becomes")

    def wound_treated(self, event: ev.WoundTreated) -> None:
        assert self.options["advanced_cuts"]
        assert self.belled

    def doctor_looked(self, event: ev.DoctorLooked) -> None:
        assert self.options["advanced_cuts"]
        assert event.verdict in ("go_on", "one_more_round", "stop")

    # Fouls

    def word_drawn(self, event: ev.WordDrawn) -> None:
        assert event.word in ("Foul", "Injury", "Special")
        assert event.word != "Injury" or not self.options["ignore_injuries"]

    def foul_seen(self, event: ev.FoulSeen) -> None:
        assert event.caution in ("none", "punches_low", "back_of_head", "elbow", "both_fighters", "heads")

    def warned(self, event: ev.Warned) -> None:
        side = self.sides[event.corner]
        side.warnings += 1
        assert event.total == side.warnings
        if event.offence != "push":
            side.warned[event.offence] += 1
        if event.offence == "holding":
            assert (side.clinches, self.may_lose_point) == (5, event.corner)
            self.may_lose_point = None
        same, total, out = PRINTED["referee"][self.referee]
        assert side.warnings <= out
        if side.warnings < out and (side.warned[event.offence] in same or side.warnings in total):
            self.owes_point = event.corner
        self.must_go = event.corner if side.warnings == out else None

    def point_taken(self, event: ev.PointTaken) -> None:
        if self.owes_point:
            assert event.corner is self.owes_point
            self.owes_point = None
        else:
            assert event.corner is self.may_lose_point
            self.may_lose_point = None
        self.sides[event.corner].deducted += 1

    def retaliated(self, event: ev.Retaliated) -> None:
        side = self.sides[event.corner]
        assert side.has("Anger Issues")
        side.suffered["retaliated"] = side.suffered.get("retaliated", 0) + 1
        assert side.suffered["retaliated"] <= 3
        self.may_lose_point = event.corner

    # Texts

    def text_read(self, event: ev.TextRead) -> None:
        text, side = TEXTS[event.code], self.sides[event.corner]
        self.text = text
        assert event.kind[0].upper() == event.code[0]
        if event.kind == "condition":
            assert self.conditions[:1] == [event.corner]
            del self.conditions[0]
            self.swelling(side, event.code)
        if text.get("points"):
            self.text_points = event.corner, text["points"]
            side.points += text["points"]
        if self.suffers_again(event.corner, text):
            self.repeats = True
        else:
            self.effects.extend(self.expected(event.corner, text, event.kind))

    def suffers_again(self, corner: Corner, text: dict[str, Any]) -> bool:
        who = {"control": corner, "opponent": corner.opponent}.get(text["who"])
        return who is not None and self.sides[who].suffered.get(text.get("once", ""), -1) >= text.get(
            "rank", 0
        )

    def swelling(self, side: Side, code: str) -> None:
        """T104."""
        eye, stage = STAGE_TEXTS.get(code, ("left", 0))
        if stage and not self.options["advanced_cuts"] and side.eyes[eye] == stage - 1:
            side.pending[eye] = stage

    def expected(
        self, corner: Corner, text: dict[str, Any], kind: str
    ) -> list[tuple[Corner | None, str, int, str]]:
        """The effects of a text, as they will be told (T116)."""
        concerned: dict[str, tuple[Corner | None, ...]] = {
            "control": (corner,), "opponent": (corner.opponent,), "both": CORNERS, "rn": (None,), "none": (),
        }  # fmt: skip
        who = (corner,) if kind == "condition" else concerned[text["who"]]
        told = [effect for effect in text.get("effects", ()) if effect["op"] not in ("SWELL", "CUTCHECK")]
        return [
            (each, effect["op"], effect.get("by", 0), effect.get("until", "now"))
            for each in who
            for effect in told
        ]

    def text_repeated(self, event: ev.TextRepeated) -> None:
        assert self.repeats
        assert event.code == self.text["code"]
        self.repeats = False

    def text_passed(self, event: ev.TextPassed) -> None:
        assert event.drawn > TEXTS[event.code]["needs"]

    def affected(self, event: ev.Affected) -> None:
        side = self.sides[event.corner]
        who, *effect = self.effects.popleft()
        assert effect == [event.effect, event.by, event.until]
        assert who in (None, event.corner)
        if "once" in self.text:
            side.suffered[self.text["once"]] = self.text.get("rank", 0)
        {"END": self.endurance, "SLUG": self.slugs, "HAND": self.hurt_hand, "CLASH": self.clash, "RIB": self.hurt_rib,
         "CENTER": self.centered}.get(event.effect, self.rating)(side, event)  # fmt: skip

    def rating(self, side: Side, event: ev.Affected) -> None:
        where = {"bout": side.bout, "round": side.round, "next_round": side.coming}[event.until]
        where[event.effect.lower()] += event.by

    def endurance(self, side: Side, event: ev.Affected) -> None:
        if not side.fatigued:
            side.endurance = max(0, side.endurance + event.by)

    def slugs(self, side: Side, event: ev.Affected) -> None:
        side.forced = True

    def hurt_hand(self, side: Side, event: ev.Affected) -> None:
        assert event.by > side.hand
        side.hand = event.by

    def clash(self, side: Side, event: ev.Affected) -> None:
        side.clashes += 1

    def hurt_rib(self, side: Side, event: ev.Affected) -> None:
        assert not side.rib
        side.rib = True

    def centered(self, side: Side, event: ev.Affected) -> None:
        self.trapped = None

    def rib_held(self, event: ev.RibHeld) -> None:
        assert self.sides[event.corner].rib
        assert self.belled

    def trait_shown(self, event: ev.TraitShown) -> None:
        side = self.sides[event.corner]
        assert self.options["traits"]
        assert event.trait == side.card.special
        change = {"Fights Down": {"cf": -2}, "Inconsistent": {"cf": -2, "pl": -2}, "Fireplug": {"cf": -2},
                  "Self-Doubts": {"cf": -1 if self.round == 0 else 1}}.get(event.trait, {})  # fmt: skip
        for name, by in change.items():
            side.bout[name] += by
