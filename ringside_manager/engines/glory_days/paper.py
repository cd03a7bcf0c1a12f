"""The sheets of Glory Days Boxing: the card with its lists, and nine segments a round (G4, G6, G7)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ringside_manager.bout.corner import Keyed
from ringside_manager.bout.paper import Beside, Fields, Grid, Part, Remark, Stationery, numbered, write_rows
from ringside_manager.bout.terms import Terms
from ringside_manager.engines.glory_days.card import GloryDaysCard
from ringside_manager.engines.glory_days.tables import NUMBERS, SEGMENTS, Pair
from ringside_manager.engines.glory_days.texts import FOUL_WORDS, INJURY_WORDS
from ringside_manager.language import Message, joined, later, say

ACTIONS = ("5", "4", "3", "2", later("miss"), later("clinch"), later("foul"), later("event"))
"""What a list names, in its order (G7)."""


class GloryDaysStationery(Stationery):
    """Three judges (G87)."""

    def card(self, card: GloryDaysCard) -> tuple[Part, ...]:
        """Ring generalship, ratings fresh and tired, and both action lists (G6, G7)."""
        lines = tuple((f"RG {place}", line.word) for place, line in enumerate(card.ring_general, start=1))
        ratings = (
            (say("Trait"), card.trait), (say("Power"), _pairs(card.power)), ("Chin KD", _pairs(card.chin_kd)),
            ("Chin KO", _pair(card.chin_ko)), (say("Will"), _pair(card.will)), (say("Stamina"), _pair(card.stamina)),
            (say("Cut"), str(card.cut)), (say("Foul"), str(card.foul)),
        )  # fmt: skip
        actions = Grid(
            (say("Action"), say("Inside"), say("Outside")),
            tuple(zip(ACTIONS, _spans(card.inside), _spans(card.outside), strict=True)),
        )
        defence = ", ".join(f"{one.first}-{one.last}: {one.punches:+d}" for one in card.defence) or "-"
        faces = (
            (say("Defence"), defence), (say("Fouls"), _named(FOUL_WORDS, card.fouls)), (say("Cuts"), _named(INJURY_WORDS, card.cuts)),
        )  # fmt: skip
        told = tuple(Remark(joined(": ", (label, text))) for label, text in faces)
        return (Fields(lines, across=6), Fields(ratings, across=4), actions, *told)

    def blank(self, card: GloryDaysCard) -> tuple[Part, ...]:
        *parts, _, _, _ = super().blank(card)
        lists = say("Defence"), say("Fouls"), say("Cuts")
        return (*parts, Fields(tuple((label, "") for label in lists), across=1))

    def bout_sheet(self, names: tuple[str, str], terms: Terms) -> tuple[Part, ...]:
        """Nine segments a round: who leads, what lands, what comes of it (G16 to G45)."""
        columns = (
            say("Segment"),
            say("Leads"),
            say("Red lands"),
            say("Blue lands"),
            say("Chin, cuts, fouls"),
        )
        rounds = tuple(
            Grid(
                columns,
                write_rows((*numbered(SEGMENTS), say("Sum")), 5),
                (1.4, 1.4, 1.6, 1.6, 3),
                5.4,
                say("Round {number}", number=number),
            )
            for number in range(1, terms.rounds + 1)
        )
        red, blue = names
        start = Grid(
            (say("Corner"), say("Stamina"), say("Fouls"), say("Injuries")),
            write_rows((red, blue), 4),
            (2, 1, 2, 3),
            high=9,
        )
        return (start, Beside(rounds))


def _named(words: Mapping[str, Message], faces: Sequence[tuple[Keyed, tuple[int, int]]]) -> Message:
    """What stands on which faces."""
    return joined(", ", [joined(" ", (words[kind.value], _span(span))) for kind, span in faces])


def _pair(pair: Pair) -> str:
    return f"{pair[0]}/{pair[1]}"


def _pairs(columns: tuple[Pair, Pair]) -> str:
    return " · ".join(map(_pair, columns))


def _span(span: tuple[int, int]) -> str:
    return str(span[0]) if span[0] == span[1] else f"{span[0]}-{span[1]}"


def _spans(ends: Sequence[int]) -> list[str]:
    """The numbers of each action by the upper ends of the list, those of the event last."""
    found, first = [], 0
    for end in (*ends, NUMBERS - 1):
        found.append("-" if end < first else f"{first:02}-{end:02}")
        first = max(first, end + 1)
    return found


STATIONERY = GloryDaysStationery()
