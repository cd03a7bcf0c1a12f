"""A bout as it is kept: everything needed to fight it again, blow for blow."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ringside_manager.bout.corner import Corner
from ringside_manager.bout.engine import Setup
from ringside_manager.bout.outcome import Method, Outcome, Scorecard
from ringside_manager.bout.terms import Carried, OptionValue, Terms
from ringside_manager.errors import RecordError, excerpt
from ringside_manager.language import say

FORMAT = "ringside-bout 1"
_ALPHABET = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"


@dataclass(frozen=True, slots=True)
class Begun:
    """What a bout needs to be fought again up to a point: the part of a record that is there before its end.

    ``choices`` are places among the options, in the order they were asked.  ``dice`` are the rolls of a bout with real
    dice, ``None`` if the seed threw them.
    """

    engine: str
    rules_version: int
    red: Mapping[str, object]
    blue: Mapping[str, object]
    terms: Terms
    seed: int
    choices: tuple[int, ...]
    dice: tuple[int, ...] | None = field(default=None, kw_only=True)

    @classmethod
    def noted(
        cls, setup: Setup, seed: int, choices: Iterable[int], dice: tuple[int, ...] | None = None
    ) -> Begun:
        return Begun(**_beginning(setup, seed, choices), dice=dice)

    def facts(self) -> dict[str, object]:
        """As JSON values; dice are named only where people threw them."""
        dice = {} if self.dice is None else {"dice": list(self.dice)}
        return {
            "engine": self.engine,
            "rules_version": self.rules_version,
            "red": dict(self.red),
            "blue": dict(self.blue),
            "terms": _terms_facts(self.terms),
            "seed": self.seed,
            "choices": encode_places(self.choices),
            **dice,
        }

    @staticmethod
    def read(facts: Mapping[str, Any]) -> Begun:
        """Read ``facts``; ``ValueError``, ``KeyError`` or ``TypeError`` for anything else."""
        return Begun(**_read_beginning(facts))


def _beginning(setup: Setup, seed: int, choices: Iterable[int]) -> dict[str, Any]:
    """The fields of ``Begun`` but the dice."""
    info, engine = setup.engine.info, setup.engine
    return {
        "engine": info.system,
        "rules_version": info.rules_version,
        "red": engine.card_data(setup.red),
        "blue": engine.card_data(setup.blue),
        "terms": setup.terms,
        "seed": seed,
        "choices": tuple(choices),
    }


def _read_beginning(facts: Mapping[str, Any]) -> dict[str, Any]:
    dice = facts.get("dice")
    return {
        "engine": _text(facts["engine"]),
        "rules_version": _whole(facts["rules_version"]),
        "red": read_object(facts["red"]),
        "blue": read_object(facts["blue"]),
        "terms": _read_terms(facts["terms"]),
        "seed": _whole(facts["seed"]),
        "choices": decode_places(facts["choices"]),
        "dice": None if dice is None else tuple(_whole(roll) for roll in dice),
    }


@dataclass(frozen=True, slots=True)
class BoutRecord(Begun):
    """A bout as it was begun, with all its choices, and how it came out.

    ``digest`` is the SHA-256 of all the rest, so a changed record is noticed; the stored outcome shows a replay that
    differs.  ``resigned`` is the corner that gave it up.
    """

    outcome: Outcome
    resigned: Corner | None = None

    @classmethod
    def of(
        cls,
        setup: Setup,
        seed: int,
        choices: Iterable[int],
        outcome: Outcome,
        *,
        dice: tuple[int, ...] | None = None,
        resigned: Corner | None = None,
    ) -> BoutRecord:
        return cls(**_beginning(setup, seed, choices), outcome=outcome, dice=dice, resigned=resigned)

    @property
    def digest(self) -> str:
        """SHA-256 of the record as 64 hexadecimal digits."""
        return _digest(self._facts())

    def to_json(self) -> str:
        facts = self._facts()
        return _canonical({**facts, "digest": _digest(facts)})

    @classmethod
    def from_json(cls, text: str) -> BoutRecord:
        """Read ``to_json``; ``RecordError`` for a text that is none or was changed."""
        try:
            facts = json.loads(text)
            record = _read(facts)
            stored = facts["digest"]
        except RecordError:
            raise
        except (ValueError, LookupError, TypeError, AttributeError, RecursionError) as cause:
            raise RecordError(
                say("This is not a bout record of Ringside Manager: {text}.", text=excerpt(text))
            ) from cause
        if stored != record.digest:
            raise RecordError(
                say("The bout record was changed after it was written: its digest does not fit.")
            )
        return record

    def _facts(self) -> dict[str, object]:
        resigned = {} if self.resigned is None else {"resigned": self.resigned.value}
        return {"format": FORMAT, **self.facts(), "outcome": outcome_facts(self.outcome), **resigned}


def _digest(facts: Mapping[str, object]) -> str:
    return hashlib.sha256(_canonical(facts).encode()).hexdigest()


def encode_places(places: Sequence[int]) -> str:
    """One character for a place below 62, ``(123)`` for a larger one."""
    if max(places, default=0) < len(_ALPHABET):  # nearly always: a bout has hundreds
        return "".join(map(_ALPHABET.__getitem__, places))
    return "".join(_ALPHABET[place] if place < len(_ALPHABET) else f"({place})" for place in places)


def decode_places(text: str) -> tuple[int, ...]:
    """Read ``encode_places``; ``ValueError`` for anything else."""
    rest = iter(text)
    places = [
        int("".join(iter(lambda: next(rest, ")"), ")"))) if letter == "(" else _ALPHABET.index(letter)
        for letter in rest
    ]
    # There is one spelling only, and no place below 0.
    if min(places, default=0) < 0 or encode_places(places) != text:
        raise ValueError(f"{excerpt(text)} is not how choices are written")
    return tuple(places)


def outcome_facts(outcome: Outcome) -> dict[str, object]:
    """An outcome as JSON values."""
    return {
        "method": outcome.method.value,
        "winner": outcome.winner.value if outcome.winner else None,
        "round": outcome.round,
        "time": outcome.time,
        "knockdowns": list(outcome.knockdowns),
        "damage": list(outcome.damage),
        "landed": list(outcome.landed),
        "loss": list(outcome.loss),
        "start": list(outcome.start),
        "scorecards": [
            {"judge": card.judge, "rounds": [list(points) for points in card.rounds]}
            for card in outcome.scorecards
        ],
        **({"cause": outcome.cause} if outcome.cause else {}),
    }


def read_outcome(facts: Mapping[str, Any]) -> Outcome:
    """Read ``outcome_facts``; ``ValueError``, ``KeyError`` or ``TypeError`` for anything else."""
    return Outcome(
        method=Method(facts["method"]),
        winner=Corner(facts["winner"]) if facts["winner"] else None,
        round=_whole(facts["round"]),
        time=_whole(facts["time"]),
        knockdowns=_pair(facts["knockdowns"]),
        damage=_pair(facts["damage"]),
        landed=_pair(facts["landed"]),
        loss=_pair(facts["loss"]),
        start=_pair(facts["start"]),
        scorecards=tuple(
            Scorecard(_text(card["judge"]), tuple(_pair(points) for points in card["rounds"]))
            for card in facts["scorecards"]
        ),
        cause=_text(facts.get("cause", "")),
    )


def _read(facts: Mapping[str, Any]) -> BoutRecord:
    if facts["format"] != FORMAT:
        raise RecordError(
            say(
                "The bout record has the format {facts}; known is {format}.",
                facts=excerpt(facts["format"]),
                format=repr(FORMAT),
            )
        )
    resigned = Corner(facts["resigned"]) if "resigned" in facts else None
    return BoutRecord(**_read_beginning(facts), outcome=read_outcome(facts["outcome"]), resigned=resigned)


def _terms_facts(terms: Terms) -> dict[str, object]:
    return {
        "rounds": terms.rounds,
        "options": dict(terms.options),
        "carried": [
            None if carried is None else [carried.system, carried.loss, carried.start]
            for carried in terms.carried
        ],
    }


def _read_terms(facts: Mapping[str, Any]) -> Terms:
    red, blue = (
        None if carried is None else Carried(_text(carried[0]), _whole(carried[1]), _whole(carried[2]))
        for carried in facts["carried"]
    )
    options = {name: _option(value) for name, value in read_object(facts["options"]).items()}
    return Terms(_whole(facts["rounds"]), options, (red, blue))


def read_object(value: object) -> dict[str, Any]:
    """A JSON object, a copy; ``TypeError`` for anything else, such as a list of pairs."""
    if not isinstance(value, dict):
        raise TypeError(f"{excerpt(value)} is not an object")
    return dict(value)


def _option(value: object) -> OptionValue:
    if not isinstance(value, bool | int | str):
        raise TypeError(f"{excerpt(value)} is not the value of an option")
    return value


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError(f"{excerpt(value)} is not a text")
    return value


def _whole(value: object) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise TypeError(f"{excerpt(value)} is not a whole number")
    return value


def _pair(value: object) -> tuple[int, int]:
    if not isinstance(value, list):
        raise TypeError(f"{excerpt(value)} is not a pair")
    red, blue = value
    return _whole(red), _whole(blue)


def _canonical(facts: Mapping[str, object]) -> str:
    return json.dumps(facts, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
