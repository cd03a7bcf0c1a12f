"""The sheets of Title Bout II: both sides of the card, the round's account, and the hundred action cards (T7, T12)."""

from __future__ import annotations

from ringside_manager.bout.paper import DrawnCard, Fields, Grid, Part, Stationery, numbered, write_rows
from ringside_manager.bout.terms import Terms
from ringside_manager.engines.title_bout.card import PUNCHES, CardSide, Group, Span, TitleBoutCard
from ringside_manager.engines.title_bout.deck import ACTION_CARDS, ActionCard
from ringside_manager.engines.title_bout.texts import RING_PLACES, text_words
from ringside_manager.language import Message, joined, say, word


class TitleBoutStationery(Stationery):
    """Three judges, whose close rounds an action card decides (T130)."""

    def card(self, card: TitleBoutCard) -> tuple[Part, ...]:
        """Both sides, the strategies and what each punch is worth (T6 to T10)."""
        groups = tuple((group.value, str(card.strategy(group))) for group in Group)
        who = (
            (say("Style"), card.style.value), (say("Stance"), word(card.stance.value.capitalize())), (say("Special"), card.special or "-"),
        )  # fmt: skip
        numbers = ((say("Overall"), str(card.overall)), ("END", str(card.endurance)), *groups)
        fresh, tired = _side(card.fresh), _side(card.fatigued)
        sides = Grid(
            (say("Rating"), say("fresh"), say("tired")),
            tuple((name, value, tired[name]) for name, value in fresh.items()),
        )
        values = Grid(
            (say("Punch"), "3", "2", "1"),
            tuple(
                (word(punch.value.capitalize()), _window(value.three), _window(value.two), _window(value.one))
                for punch, value in zip(PUNCHES, card.hitting, strict=True)
            ),
            (2, 1, 1, 1),
            title=say("Hitting values"),
        )
        return (Fields(who, across=3), Fields(numbers, across=6), sides, values)

    def bout_sheet(self, names: tuple[str, str], terms: Terms) -> tuple[Part, ...]:
        """A line for each round: control, points, Endurance, what has to be remembered (T80, T130)."""
        red, blue = names
        columns = (
            say("Round"), say("Points: {name}", name=red), say("Points: {name}", name=blue), say("END red"), say("END blue"),
            say("Knockdowns"), say("Cuts and swellings"), say("Fouls and injuries"),
        )  # fmt: skip
        rows = write_rows(numbered(terms.rounds), len(columns))
        start = Grid(
            (say("Corner"), "END", "CFB / CFS", "DEF", "AGG", say("Strategy")), write_rows((red, blue), 6), (3, 1, 1.4, 1, 1, 3), high=8
        )  # fmt: skip
        return (start, Grid(columns, rows, (1, 2.6, 2.6, 1.2, 1.2, 1.9, 2.6, 2.6), high=12))

    def drawn_cards(self) -> tuple[DrawnCard, ...]:
        """The hundred action cards with our own words for their texts (T12)."""
        return tuple(map(_drawn, ACTION_CARDS))


def _side(side: CardSide) -> dict[str, str]:
    return {
        "CFB / CFS": f"{side.control_boxer} / {side.control_slugger}",
        "DEF": f"{side.defence:+d}",
        "AGG": str(side.aggressiveness),
        "KD1 / KD2": f"{side.knockdown} / {side.knockdown_added}",
        "KI / KO": f"{side.killer_instinct} / {side.knockout}",
        "PL / power": f"{side.landed} / {side.power}",
        "PM / CPW": f"{side.missed} / {_window(side.window)}",
        "CL": str(side.clinched),
        "CUT / FOUL": f"{side.cut} / {side.foul}",
        "CP": str(side.counter),
    }


def _window(span: Span | None) -> str:
    return "-" if span is None else f"{span[0]}-{span[1]}"


def _drawn(card: ActionCard) -> DrawnCard:
    rn = card.word.value if card.word else str(card.rn)
    result = f"{card.result} {card.tag}".strip()
    texts = [text for code in (card.condition, card.injury, card.special) if (text := text_words(code))]
    told: str | Message = joined("; ", texts) if texts else "-"
    return DrawnCard(
        say("Action card {number}", number=card.number),
        (
            ("CF", str(card.cf)), ("RN", rn), ("RESULT", result), (say("Place"), RING_PLACES[card.place.value]),
            ("KD / KD2", f"{card.kd} / {card.kd2}"), ("KOR / KDC", f"{card.kor} / {card.kdc}"),
            (say("Judges"), " ".join(judge.value for judge in card.judges)), (say("Texts"), told),
        ),
    )  # fmt: skip


STATIONERY = TitleBoutStationery()
