"""The board: a bout as its printed game would lie on the table, painted as vectors.

Here are the names a bout system gives its numbers, marks, options and dice, and a moment of a bout as it is shown.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Self

from ringside_manager.bout.events import Event, RoundScored
from ringside_manager.bout.terms import PUNCH_NAMES
from ringside_manager.bout.view import MarkSpec, NumberSpec, Rolled, Scene
from ringside_manager.gui.words import SHORT_RATINGS
from ringside_manager.language import later, tr

Text = Callable[[], str]
Words = Mapping[str, Text]
Meaning = tuple[Text, Text]
"""What a roll means that is held against a number: where it holds, and where not."""


def plainly(name: str) -> str:
    """A name as it is written, for reading."""
    return name.replace("_", " ").capitalize()


def word_in(words: Words, name: str) -> str:
    """The word for a name; the name itself where there is none."""
    known = words.get(name)
    return known() if known else name.replace("_", " ")


@dataclass(frozen=True, slots=True)
class Names:
    """What a system's names are called; each table is by the names of ``EngineInfo``.

    Attributes:
        numbers: ``Side.numbers``, such as ``Endurance``.
        marks: ``Side.marks``, such as ``On the ropes``.
        places: ``Side.place`` in a system without squares.
        options: what may be chosen, by the kind of the decision.
        squares: kinds of decisions whose options are squares of the ring.
        codes: two letters for what may be chosen, over the columns of a table.
        measures: ``EngineInfo.measures``.
        dice: what dice are thrown for.
        cards: dice that are cards drawn, with as many faces as there are cards left.
        spare: what the purpose of a card drawn in place of another begins with.
        facts: ``EngineInfo.facts``.
        decisions: kinds of decisions, as headings of their rules.
        asked: kinds of decisions in a column of a table, where they are not called plainly.
        chosen: options within a sentence, where they are not called as in ``options``.
    """

    numbers: Words = field(default_factory=dict)
    marks: Words = field(default_factory=dict)
    places: Words = field(default_factory=dict)
    options: Mapping[str, Words] = field(default_factory=dict)
    squares: frozenset[str] = frozenset()
    codes: Words = field(default_factory=dict)
    measures: Words = field(default_factory=dict)
    dice: Words = field(default_factory=dict)
    cards: frozenset[str] = frozenset()
    spare: str = ""
    facts: Words = field(default_factory=dict)
    decisions: Words = field(default_factory=dict)
    asked: Words = field(default_factory=dict)
    chosen: Mapping[str, Words] = field(default_factory=dict)

    def number(self, name: str, spec: NumberSpec | None = None) -> str:
        """A number of ``Side.numbers``: ``Endurance``."""
        return _known(self.numbers, NUMBERS, name, spec.explanation if spec else "")

    def mark(self, name: str, spec: MarkSpec | None = None) -> str:
        """A mark of ``Side.marks``: ``On the ropes``."""
        return _known(self.marks, MARKS, name, spec.explanation if spec else "")

    def option(self, kind: str, word: str) -> str:
        """An option of a request of that kind, as ``choice_word`` names it: ``Left hook``."""
        if kind in self.squares:
            return square_word(word)
        return _known(self.options.get(kind, {}), PUNCHES, word)

    def option_in_sentence(self, kind: str, word: str) -> str:
        """What may be chosen, within a sentence; a word nobody knows stays as it is written."""
        known = self.chosen.get(kind, {}).get(word)
        if known:
            return known()
        headed = self.option(kind, word)
        return headed[:1].lower() + headed[1:]

    def decision(self, kind: str) -> str:
        """A decision as the heading of its rules: ``Tactic in defence``."""
        known = self.decisions.get(kind) or DECISIONS.get(kind)
        return known() if known else plainly(kind)

    def asked_for(self, kind: str) -> str:
        """What was to be decided, in a column of a table: ``Punch thrown``."""
        known = self.asked.get(kind)
        return known() if known else kind.replace("_", " ")

    def code(self, word: str) -> str:
        """Two letters for an option: ``LH``; the first two of a word that has none."""
        known = self.codes.get(word) or CODES.get(word)
        return known() if known else word[:2].upper()

    def measure(self, name: str) -> str:
        """A measure of ``EngineInfo.measures``: ``Chance to hit``."""
        return _known(self.measures, MEASURES, name)

    def die(self, purpose: str, sides: int) -> str:
        """What a die is thrown for, and which: ``To hit (d100)``."""
        if self.spare and purpose.startswith(self.spare):
            return tr("{purpose}, spare card").format(purpose=self.die_name(purpose.removeprefix(self.spare)))
        if self.is_card(purpose):
            return self.die_name(purpose)
        return tr("{purpose} (d{sides})").format(purpose=self.die_name(purpose), sides=sides)

    def die_name(self, purpose: str) -> str:
        """What a die is thrown for, without its sides: ``To hit``."""
        return _known(self.dice, DICE, purpose)

    def is_card(self, purpose: str) -> bool:
        """Whether this die is a card drawn, so that a roll is its place among those that are left."""
        return (purpose.removeprefix(self.spare) if self.spare else purpose) in self.cards

    def place(self, place: str) -> str:
        """Where in the ring somebody is, in a system without squares: ``Far ropes``."""
        return _known(self.places, {}, place)

    def fact(self, name: str) -> str:
        """A fact written instructions may depend on: ``Rounds left``."""
        return _known(self.facts, FACTS, name)


def punch_word(word: str) -> str:
    """A punch as it landed: ``Left hook``; only ``Hook`` where a system does not say the hand."""
    return _known(PUNCHES, {}, word)


def square_word(square: str, floor: tuple[str, str] | None = None) -> str:
    """A square: ``c3``; with the ``floor`` of the system also what is beside it: ``a3, on the ropes``."""
    if floor is None:
        return square
    edges = sum(part in (line[0], line[-1]) for part, line in zip(square, floor, strict=True))
    if edges == 2:
        return tr("{square}, in the corner").format(square=square)
    return tr("{square}, on the ropes").format(square=square) if edges else square


def _known(own: Words, common: Words, name: str, explanation: str = "") -> str:
    known = own.get(name) or common.get(name)
    if known is not None:
        return known()
    text = explanation or name.replace("_", " ")
    return text[:1].upper() + text[1:]


# Boxing's own words, which several systems use

NUMBERS: Words = {
    "endurance": later("Endurance"),
    "landed": later("Landed"),
    "points": later("Points"),
    "knockdowns": later("Knockdowns"),
    "control": later("Control"),
    "power": later("Power"),
    "chin": later("Chin"),
    "count_out": later("Count-out"),
    "warnings": later("Warnings"),
    "taken": later("Points taken"),
    "card_1": later("Judge 1"),
    "card_2": later("Judge 2"),
    "card_3": later("Judge 3"),
    "stamina": later("Stamina"),
    "stamina_start": later("Stamina at the start"),
    "fouls": later("Fouls"),
    "points_off": later("Points off in this round"),
    "downs": later("Times down in this round"),
    "times_down": later("Times down"),
    "bloody_nose": later("Bloody noses"),
}
MARKS: Words = {
    "on_ropes": later("On the ropes"),
    "trapped": later("Trapped"),
    "clinch": later("Clinch"),
    "in_control": later("In control"),
    "shaken": later("Shaken"),
    "hand_hurt": later("Hand hurt"),
    "hand_broken": later("Hand broken"),
    "box": later("Boxes"),
    "aggressive": later("Aggressive"),
}
PUNCHES: Words = {
    "uppercut": later("Uppercut"),
    "right_jab": later("Right jab"),
    "right_hook": later("Right hook"),
    "combination": later("Combination"),
    "left_jab": later("Left jab"),
    "left_hook": later("Left hook"),
    "jab": later("Jab"),
    "hook": later("Hook"),
    "cross": later("Cross"),
}
CODES: Words = {punch: SHORT_RATINGS[punch] for punch in PUNCH_NAMES}
MEASURES: Words = {
    "hit": later("Chance to hit"),
    "counter": later("Chance to counter and hit"),
    "down": later("Chance of a knockdown"),
    "damage": later("Damage"),
    "works": later("Works"),
    "control": later("Takes control"),
    "other_control": later("The other takes control"),
    "land": later("Lands"),
    "other_land": later("The other lands"),
    "other_down": later("Chance to go down himself"),
    "threat": later("Chance of a stoppage"),
    "stopped": later("Chance to be stopped"),
}
DICE: Words = {
    "count": later("Count"),
    "order": later("By the order's shares"),
    "control": later("Control"),
    "cut": later("Cut"),
    "foul": later("Foul"),
    "judge": later("Judge"),
    "referee": later("Referee"),
}
FACTS: Words = {
    "lead_lowest": later("Lead on the worst card"),
    "in_control": later("In control"),
    "own_downs": later("Times down in this round"),
    "opponent_downs": later("Times the opponent was down"),
    "own_warnings": later("Own warnings"),
    "opponent_warnings": later("Opponent's warnings"),
    "own_control": later("Own control"),
    "opponent_control": later("Opponent's control"),
    "own_power": later("Own power"),
    "opponent_power": later("Opponent's power"),
    "own_chin": later("Own chin"),
    "opponent_chin": later("Opponent's chin"),
    "own_hand": later("Own hand"),
    "opponent_hand": later("Opponent's hand"),
    "round": later("Round"),
    "rounds_left": later("Rounds left"),
    "lead": later("Lead in points"),
    "lead_safe": later("Lead is safe"),
    "round_lead": later("Lead in this round"),
    "own_endurance": later("Own Endurance"),
    "opponent_endurance": later("Opponent's Endurance"),
    "own_endurance_percent": later("Own Endurance in percent"),
    "opponent_endurance_percent": later("Opponent's Endurance in percent"),
    "endurance_lead": later("Lead in Endurance"),
    "own_landed": later("Own punches landed"),
    "opponent_landed": later("Opponent's punches landed"),
    "own_knockdowns": later("Knockdowns scored"),
    "opponent_knockdowns": later("Knockdowns suffered"),
    "own_trapped": later("Trapped himself"),
    "opponent_trapped": later("Opponent trapped"),
    "stamina_lead": later("Lead in stamina"),
    "own_stamina": later("Own stamina"),
    "opponent_stamina": later("Opponent's stamina"),
    "own_stamina_percent": later("Own stamina in percent"),
    "opponent_stamina_percent": later("Opponent's stamina in percent"),
    "own_fouls": later("Own fouls"),
    "opponent_fouls": later("Opponent's fouls"),
    "own_times_down": later("Times down in the bout"),
    "opponent_times_down": later("Opponent's times down in the bout"),
}
DECISIONS: Words = {
    "treat": later("Work of his corner between rounds"),
    "plan": later("Plan for the round"),
    "towel": later("Towel"),
}


# A moment of a bout: the table, what has just happened, the rounds that are over


@dataclass(frozen=True, slots=True)
class Moment:
    """The table after ``event`` (``None`` before anything has happened), and the rounds over by then.

    ``past`` is everything that has happened up to it, ``rolls`` are the dice thrown for it; ``scores`` says whether
    points may be shown.
    """

    scene: Scene
    event: Event | None = None
    rounds: tuple[RoundScored, ...] = ()
    past: Sequence[Event] = field(default=(), compare=False)
    scores: bool = True
    rolls: Sequence[Rolled] = field(default=(), compare=False)


def moments(events: Sequence[Event], scenes: Sequence[Scene]) -> tuple[Moment, ...]:
    """A moment for each event of a bout that was watched; both must be equally many, as ``Bout`` keeps them."""
    over: tuple[RoundScored, ...] = ()
    made = []
    for place, (event, scene) in enumerate(zip(events, scenes, strict=True), 1):
        if isinstance(event, RoundScored):
            over = (*over, event)
        made.append(Moment(scene, event, over, events[:place]))
    return tuple(made)


@dataclass(slots=True)
class SeenSoFar:
    """What a table remembers of a bout that no number of the scene holds; each system notes its own events.

    ``scored`` are the rounds that are over, ``fighting`` says that one is being fought.
    """

    scored: list[RoundScored] = field(default_factory=list)
    fighting: bool = False

    @classmethod
    def of(cls, past: Sequence[Event]) -> Self:
        """Return what there is to be remembered after these events."""
        made = cls()
        for event in past:
            if isinstance(event, RoundScored):
                made.scored.append(event)
            made.note(event)
        return made

    def note(self, event: Event) -> None:
        """Take in one more event."""
        raise NotImplementedError
