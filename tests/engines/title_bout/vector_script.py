"""Plays the scripts of the Title Bout II specification's test vectors and tells what happened in its words."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

from ringside_manager.bout.corner import BLUE, RED, Both, Script
from ringside_manager.bout.events import BoutEnded, Event, RoundScored
from ringside_manager.bout.outcome import BoutOver
from ringside_manager.engines.title_bout import ENGINE, actions, corner_work, events, judging, rules
from ringside_manager.engines.title_bout.card import TitleBoutCard
from ringside_manager.engines.title_bout.card_reader import read_card
from ringside_manager.engines.title_bout.deck import Place
from ringside_manager.engines.title_bout.effective import cut_rating, finishing_cards, hold, refresh
from ringside_manager.engines.title_bout.judging import points_to_win
from ringside_manager.engines.title_bout.options import Style
from ringside_manager.engines.title_bout.state import BoutState, Cut, CutPlace, Eye, Fighter
from ringside_manager.engines.title_bout.tables import Offence
from tests.engines.title_bout.scripted_deck import ScriptedDeck

VECTORS = Path(__file__).parents[2] / "vectors"
LETTER = {RED: "A", BLUE: "B"}
CORNER = {"A": RED, "B": BLUE}
STYLES = {"B": Style.BOX, "S": Style.SLUG}
SIDE_WORDS = {"df": "defence", "pl": "landed", "pm": "missed", "cpw": "window", "cp": "counter", "cut": "cut",
              "kd1": "knockdown", "kd2": "knockdown_added", "ki": "killer_instinct"}  # fmt: skip
CUT_WORDS = {"pen": "penalty"}
FIGHTER_WORDS = {"end": "endurance", "kdn": "counts", "hist": "history", "prev_kd": "down_before", "warns": "warnings",
                 "scored_kd": "scored", "ded": "deducted", "temp": "temporary"}  # fmt: skip


@cache
def _written_cards() -> str:
    return (VECTORS / "title_bout_cards.json").read_text(encoding="utf-8")


def cards() -> dict[str, Any]:
    """The book's cards by name, each time new: a test may change what it gets."""
    return json.loads(_written_cards())


@cache
def fighter_card(name: str) -> TitleBoutCard:
    """A card the book prints (30.1), or one of the cards for calibration (32)."""
    return read_card(cards()[name])


# Setting the table


def table(
    deck: Any,
    a: str = "jackson",
    b: str = "joshua",
    rounds: int = 12,
    state: Mapping[str, Any] | None = None,
    referee: str = "normal",
    styles: tuple[str, ...] = (),
    **options: Any,
) -> BoutState:
    """Two printed cards in the first round, with the vector's changes; the corner men are average."""
    terms = ENGINE.info.terms(rounds, {"referee": referee, **options})
    bout = BoutState(fighter_card(a), fighter_card(b), terms, deck)
    bout.referee, bout.round, bout.begun = referee, 1, True
    for fighter, style in zip(bout.fighters, styles, strict=False):
        fighter.style = STYLES[style]
    place(bout, state or {})
    return bout


def place(state: BoutState, preset: Mapping[str, Any]) -> None:
    """Change the table as a vector's state says."""
    state.round = preset.get("round", 1)
    if "lastwon" in preset:
        state.last_ahead = state.fighter(CORNER[preset["lastwon"]])
    for key, value in preset.items():
        letter, _, word = key.partition(".")
        if word and word != "score":
            change(state.fighter(CORNER[letter]), word, value)
    scores(state, preset.get("A.score"), preset.get("B.score"))
    trapped = preset.get("trapped")
    hold(state, Place(preset.get("pos", "center")), state.fighter(CORNER[trapped]) if trapped else None)
    for fighter in state.fighters:
        fighter.tko_at = points_to_win(state, fighter)
    refresh(state)
    state.stale = False


def change(fighter: Fighter, word: str, value: Any) -> None:
    """One entry such as ``B.card.df: 2`` or ``A.hand: 1``."""
    if word.startswith("card."):
        value = tuple(value) if isinstance(value, list) else value
        fighter.side = replace(fighter.side, **{SIDE_WORDS[word.removeprefix("card.")]: value})
    elif word == "cuts":
        fighter.cuts = {CutPlace(at): cut(written) for at, written in value.items()}
    elif word == "eyes":
        fighter.eyes = {Eye(eye): stage for eye, stage in value.items()}
    elif word == "warn":
        fighter.warned = {Offence(kind): count for kind, count in value.items()}
    elif word == "tired":
        fighter.fatigued, fighter.side = value, fighter.card.fatigued
    elif word.endswith("_mod"):
        fighter.for_bout = fighter.for_bout.plus(**{word.removesuffix("_mod"): value})
    else:
        name = FIGHTER_WORDS.get(word, word)
        assert name in Fighter.__slots__, f"nothing is called {word}"
        setattr(fighter, name, value)


def cut(written: Mapping[str, Any]) -> Cut:
    return Cut(**{CUT_WORDS.get(word, word): value for word, value in written.items()})


def scores(state: BoutState, red: list[int] | None, blue: list[int] | None) -> None:
    """Totals of the three judges after the rounds before this one."""
    if red and blue:
        empty = [(0, 0)] * max(0, state.round - 2)
        state.cards = tuple([(mine, his), *empty] for mine, his in zip(red, blue, strict=True))


# Playing


def play(vector: Mapping[str, Any]) -> tuple[list[str], BoutState, list[str]]:
    """What is told, the table afterwards, and the cards nobody has drawn."""
    deck = ScriptedDeck(vector.get("cards", ()), vector.get("spare", ()))
    named = {key: vector[key] for key in ("a", "b", "rounds", "referee", "state", "styles") if key in vector}
    state = table(deck, **named)
    told: list[str] = []
    state.emit = lambda event: told.extend(tell(event))
    try:
        for step in vector.get("do", ["play"]):
            told.extend(do(state, step, vector))
    except BoutOver:
        pass
    return told, state, unused(vector, deck)


def unused(vector: Mapping[str, Any], deck: ScriptedDeck) -> list[str]:
    """A run is played alone: the card behind it only says that the bell is not near."""
    cards, spare = deck.rest
    behind = ["CF=1"] if "kiA" in vector.get("do", []) else []
    return [*([] if cards == behind else cards), *spare]


def do(state: BoutState, step: str, vector: Mapping[str, Any]) -> list[str]:
    match step:
        case "play":
            state.checker = (
                state.fighter(CORNER[vector["start"]]) if "start" in vector else rules.aggressor(state)
            )
            settle(rules.fight_round(state))
        case "bell":
            settle(rules.interval(state))
        case "next":
            settle(rules.next_round(state))
        case "kiA":
            actions.finish(state, state.red, finishing_cards(state.red))
        case "cornerA" | "cornerB":
            settle(corner_work.work(state, state.fighter(CORNER[step[-1]])))
        case "decide":
            judging.decide(state)
        case "aggressor":
            return [f"aggressor {LETTER[rules.aggressor(state).corner]}"]
        case _:
            raise AssertionError(step)
    return []


def settle(script: Script[Any]) -> None:
    """Both corners follow their plain policies (T30, T101)."""
    try:
        asked = next(script)
        while True:
            both = isinstance(asked, Both)
            asked = script.send((asked.first.plain, asked.second.plain) if both else asked.plain)
    except StopIteration:
        return


# Looking at the table afterwards


def seen(state: BoutState, word: str) -> Any:
    """What the specification calls ``word``: ``A.cf``, ``trapped`` and so on."""
    letter, _, name = word.partition(".")
    if word == "pos":
        return state.place.value
    if word == "trapped":
        return LETTER[state.trapped.corner] if state.trapped else None
    fighter = state.fighter(CORNER[letter])
    return SEEN[name](state, fighter) if name in SEEN else getattr(fighter, FIGHTER_WORDS.get(name, name))


SEEN: dict[str, Callable[[BoutState, Fighter], Any]] = {
    "pl": lambda _, fighter: fighter.limit,
    "counter": lambda _, fighter: fighter.counter_limit,
    "kd1": lambda _, fighter: fighter.kd_rating,
    "kds": lambda _, fighter: fighter.downs,
    "tired": lambda _, fighter: fighter.fatigued and fighter.side is fighter.card.fatigued,
    "style": lambda _, fighter: "B" if fighter.boxes else "S",
    "cutrating": cut_rating,
    "eyes": lambda _, fighter: {eye.value: stage for eye, stage in fighter.eyes.items()},
    "cuts": lambda _, fighter: {
        at.value: {"letter": cut.letter, "reopened": cut.reopened, "markers": cut.markers, "open": cut.open, "pen": cut.penalty}
        for at, cut in fighter.cuts.items()
    },
}  # fmt: skip


# The words of T5


def tell(event: Event) -> list[str]:
    """The event in the words of T5; nothing for those it does not name."""
    kind = type(event)
    assert (kind in TELLERS) != (kind in UNTOLD), f"{kind.__name__} must be told or left out"
    if kind in UNTOLD:
        return []
    who = getattr(event, "corner", None)
    return [TELLERS[kind](event, LETTER.get(who, ""))]


def tell_score(event: RoundScored, _: str) -> str:
    return "score " + " ".join(f"{mine}-{his}" for mine, his in event.cards)


def tell_text(event: events.TextRead, who: str) -> str:
    return f"condition {who} {event.code}" if event.kind == "condition" else f"{event.kind} {event.code}"


def tell_stop(event: events.Stopped, _: str) -> str:
    return f"stop {event.kind} {LETTER[event.winner] if event.winner else '-'}"


TELLERS: dict[type[Event], Callable[[Any, str], str]] = {
    events.ControlChecked: lambda event, who: f"ctrl {who} {'yes' if event.passed else 'no'}",
    events.PunchLanded: lambda event, who: f"land {who} {event.thrown} {event.damage}",
    events.PowerPunch: lambda event, who: f"power {who} {event.result}",
    events.SecondReading: lambda event, _: "hash" if event.reason == "#" else f"again {event.reason}",
    events.PunchMissed: lambda _, who: f"miss {who}",
    events.CounterOpened: lambda _, who: f"open {who}",
    events.Countered: lambda event, who: f"counter {who} {'yes' if event.landed else 'no'}",
    events.Clinched: lambda _, who: f"clinch {who}",
    events.Moved: lambda event, who: f"move {who} {event.place}",
    events.CameFree: lambda _, who: f"free {who}",
    events.KnockedDown: lambda _, who: f"down {who}",
    events.Counted: lambda event, who: f"count {who} {event.count}",
    events.FlashKnockdown: lambda _, who: f"flash {who}",
    events.FinishBegan: lambda event, who: f"ki {who} {event.cards}",
    events.FinishEnded: lambda _, who: f"kiend {who}",
    events.FinishBroken: lambda _, who: f"kibroken {who}",
    events.WordDrawn: lambda event, who: f"word {who} {event.word}",
    events.FoulSeen: lambda event, who: f"foul {who} {'none' if event.caution == 'none' else 'caution'}",
    events.Warned: lambda event, who: f"warn {who} {event.offence}",
    events.PointTaken: lambda _, who: f"deduct {who}",
    events.CutAvoided: lambda _, who: f"nocut {who}",
    events.CutThere: lambda _, who: f"samecut {who}",
    events.CutOpened: lambda event, who: f"cut {who} {event.letter}",
    events.CutReopened: lambda event, who: f"reopen {who} {event.place}",
    events.CutBecameGash: lambda event, who: f"gash {who} {event.place}",
    events.CutLookedAt: lambda _, who: f"cutgo {who}",
    events.TextRead: tell_text,
    events.TextRepeated: lambda *_: "repeat",
    events.TextPassed: lambda *_: "passed",
    events.Affected: lambda event, who: f"effect {who} {event.effect}",
    events.BellRang: lambda *_: "bell",
    RoundScored: tell_score,
    events.CutTreated: lambda event, who: f"corner {who} {event.place} {event.result}",
    events.EyeTreated: lambda event, who: f"swell {who} {event.eye} {event.stage or 'held'}",
    events.CarriedOver: lambda _, who: f"carry {who}",
    events.Tired: lambda _, who: f"tired {who}",
    events.Stopped: tell_stop,
}

UNTOLD: set[type[Event]] = {
    BoutEnded, events.CountedOut, events.DoctorLooked, events.OfficialsNamed, events.Recovered,
    events.Retaliated, events.RibHeld, events.RoundBegan, events.SavedByBell, events.StrategyNamed,
    events.StyleChosen, events.TraitShown, events.WoundNoted, events.WoundTreated,
}  # fmt: skip
"""What happens beside T5's words."""


def every_event() -> set[type[Event]]:
    """The kinds of events a Title Bout II bout may tell."""
    own = {
        kind
        for kind in vars(events).values()
        if isinstance(kind, type) and kind.__module__ == events.__name__
    }
    return {*own, BoutEnded, RoundScored} - {events.TitleBoutEvent}


# For tests that are no vectors


def told(state: BoutState, *steps: str, **vector: Any) -> list[str]:
    """What the steps tell, to the end of the bout if they bring it."""
    words: list[str] = []
    state.emit = lambda event: words.extend(tell(event))
    try:
        for step in steps:
            words.extend(do(state, step, vector))
    except BoutOver:
        pass
    return words


def script(*cards: str, spare: tuple[str, ...] = (), **named: Any) -> BoutState:
    """A table with a scripted deck; ``named`` are the parts of a vector and options."""
    return table(ScriptedDeck(cards, spare), **named)


def nothing_left(state: BoutState) -> bool:
    """Whether every card of the script was drawn."""
    return state.deck.rest == ([], [])
