"""The chart of events (G81, G82): what happens on each number of d00."""

from __future__ import annotations

from dataclasses import dataclass

from ringside_manager.engines.glory_days.tables import NUMBERS, Injury, Offence


@dataclass(frozen=True, slots=True)
class EventLine:
    """One line; "he" is the boxer who rolled it, the other his opponent.

    ``landed`` are punches of his and of the other; ``power``, ``will`` and ``penalty`` last for the bout (his power and
    penalty; the other's power and will); ``stamina`` is his and the other's.  ``cut`` is added to the other's cut
    rating in a cut check.  ``foul`` is a kind with what is added to his foul rating.
    """

    first: int
    word: str
    once: bool = False
    landed: tuple[int, int] = (0, 0)
    own_power: int = 0
    own_penalty: int = 0
    others_power: int = 0
    others_will: int = 0
    stamina: tuple[int, int] = (0, 0)
    both_cut: bool = False
    others_cut: int | None = None
    injury: Injury | None = None
    swelling: bool = False
    foul: tuple[Offence, int] | None = None
    flash: bool = False
    knockdown: bool = False
    chin: int | None = None
    stun: bool = False
    special: str = ""
    """What only one line does: rally, ankle, late, skip, hand, temper, end, doctor, both_down."""


LINES = (
    EventLine(0, "heads_clash", once=True, both_cut=True),
    EventLine(4, "mouthpiece", stamina=(2, 2)),
    EventLine(8, "slip"),
    EventLine(12, "knuckle", once=True, landed=(2, 0), own_power=-1),
    EventLine(16, "wrist", once=True, landed=(3, 0), own_penalty=1),
    EventLine(19, "exchange", landed=(4, 4)),
    EventLine(23, "body_attack", landed=(4, 0), stamina=(0, -4)),
    EventLine(27, "feeling_out"),
    EventLine(32, "war", landed=(6, 6)),
    EventLine(36, "flash_knockdown", landed=(1, 0), flash=True),
    EventLine(39, "sudden_knockdown", once=True, landed=(2, 0), knockdown=True),
    EventLine(42, "holding", foul=(Offence.HOLDING, 2)),
    EventLine(46, "loose_tape"),
    EventLine(49, "raking_punch", landed=(3, 0), others_cut=4),
    EventLine(53, "rib_shot", once=True, landed=(3, 0), stamina=(0, -10)),
    EventLine(56, "on_the_ropes", landed=(5, 0)),
    EventLine(60, "caught_coming_in", landed=(0, 4)),
    EventLine(64, "broken_nose", once=True, landed=(3, 0), others_will=1, injury=Injury.BLOODY_NOSE),
    EventLine(67, "crowd_rally", landed=(4, 0), special="rally"),
    EventLine(71, "ankle", once=True, special="ankle"),
    EventLine(74, "stray_low_punch", landed=(1, 0), stamina=(0, 3), foul=(Offence.LOW_BLOW, 0)),
    EventLine(77, "late_punch", special="late"),
    EventLine(80, "fall_in"),
    EventLine(83, "eye_closing", once=True, landed=(3, 0), others_power=-1, swelling=True),
    EventLine(86, "haymaker", once=True, landed=(2, 0), chin=2),
    EventLine(89, "stunned", landed=(3, 0), stun=True),
    EventLine(92, "long_break", special="skip"),
    EventLine(94, "broken_hand", once=True, landed=(1, 0), own_penalty=2, special="hand"),
    EventLine(96, "temper", once=True, special="temper"),
    EventLine(97, "disturbance", once=True, special="end"),
    EventLine(98, "doctor", once=True, special="doctor"),
    EventLine(99, "both_down", once=True, special="both_down"),
)
"""In the printed order; a line goes on to the number before the next."""


def _by_number() -> tuple[EventLine, ...]:
    table: list[EventLine] = []
    for place, line in enumerate(LINES):
        end = LINES[place + 1].first if place + 1 < len(LINES) else NUMBERS
        table += [line] * (end - line.first)
    return tuple(table)


CHART_OF_EVENTS = _by_number()
"""The line of each number 0 to 99."""
