"""What stands on the Title Bout II table in words: short names, cuts, eyes, injuries, officials."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ringside_manager.language import later, tr

Words = Mapping[str, Callable[[], str]]


def said(words: Words, name: str) -> str:
    """The word for a name; the name itself where there is none."""
    known = words.get(name)
    return known() if known else name.replace("_", " ")


def chip_word(name: str) -> str:
    """A rating on the tracker in a word that fits: ``Lands``."""
    return said(_CHIPS, name)


def chip_told(name: str) -> str:
    """What a rating on the tracker means, with its rule."""
    return said(_CHIPS_TOLD, name)


def place_word(place: str) -> str:
    """A place of a cut or a swelling: ``left brow``."""
    return said(_PLACES, place)


def skill_word(skill: str) -> str:
    """How good a man in the corner is: ``excellent``."""
    return said(_SKILLS, skill)


def referee_word(kind: str) -> str:
    """A kind of referee: ``very lenient``."""
    return said(_REFEREES, kind)


def doctor_word(kind: str) -> str:
    """A kind of ring doctor: ``overly cautious``."""
    return said(_DOCTORS, kind)


def text_word(code: str) -> str:
    """What an injury, special action or condition text says, in a few words."""
    return said(_TEXTS, code)


def offence_word(offence: str) -> str:
    """What a warning was for: ``low blow``."""
    return said(_OFFENCES, offence)


def caution_word(caution: str) -> str:
    """What the referee says without a warning."""
    return said(_CAUTIONS, caution)


def offences_told(numbers: Mapping[str, int]) -> str:
    """The warnings by kind: ``low blow 2, holding 1``; nothing where none is for a kind."""
    counted = [(offence, numbers.get(f"warned_{offence}", 0)) for offence in _OFFENCES]
    shape = tr("{offence} {times}")
    return tr(", ").join(
        shape.format(offence=offence_word(what), times=times) for what, times in counted if times
    )


def cut_told(letter: str, place: str, state: tuple[bool, bool], reopened: int, markers: int) -> str:
    """A cut in words: ``H: left brow, gash, open, control −1``; ``state`` is whether it is open, and a gash."""
    is_open, gash = state
    parts = [_SIMPLE[place]() if place in _SIMPLE else place_word(place)]
    if gash:
        parts.append(tr("gash"))
    parts.append(tr("open") if is_open else tr("closed"))
    if reopened:
        parts.append(tr("reopened %n time", "reopened %n times", reopened))
    if markers:
        parts.append(tr("control \N{MINUS SIGN}{count}").format(count=markers))
    return tr("{letter}: {cut}").format(letter=letter, cut=tr(", ").join(parts))


def eye_told(eye: str, stage: int) -> str:
    """An eye in words: ``Left eye puffy``."""
    shapes = {
        ("left", 1): later("Left eye puffy"),
        ("left", 2): later("Left eye half shut"),
        ("left", 3): later("Left eye shut"),
        ("right", 1): later("Right eye puffy"),
        ("right", 2): later("Right eye half shut"),
        ("right", 3): later("Right eye shut"),
    }
    return shapes[eye, min(stage, 3)]() if stage else ""


def wound_told(wound: str, place: str, severity: str, state: str) -> str:
    """An injury of the advanced tables: ``Swelling, over left eye, minor, held by the corner``."""
    parts = [said(_WOUNDS, wound)]
    if place:
        parts.append(place_word(place))
    if severity:
        parts.append(said(_SEVERITIES, severity))
    if state == "held":
        parts.append(tr("held by the corner"))
    return tr(", ").join(parts)


def injuries_told(injuries: tuple[str, ...], clashes: int) -> tuple[str, ...]:
    """Hand, rib and gashes from clashes of heads."""
    told = [said(_INJURIES, injury) for injury in injuries]
    if clashes:
        told.append(
            tr(
                "%n gash from clashes: control −{count}", "%n gashes from clashes: control −{count}", clashes
            ).format(count=clashes)
        )
    return tuple(told)


def unmarked() -> str:
    """Nothing can be seen of the fight."""
    return tr("No marks yet")


_CHIPS: Words = {
    "control": later("Control"),
    "limit": later("Lands"),
    "power": later("Power"),
    "counter": later("Counter"),
    "chin": later("Chin"),
    "count_out": later("Count"),
    "finish": later("Run"),
    "knockdowns": later("Downs"),
}
_CHIPS_TOLD: Words = {
    "control": later("Control: he takes control with a control number up to this, of 20 (T41)."),
    "limit": later("Lands: action numbers up to this, of 80, land (T42)."),
    "power": later("Power: numbers up to this land with power and may put the other down (T43)."),
    "counter": later("Counter: his counterpunch lands with a number up to this, of 80 (T67)."),
    "chin": later("Chin: how easily he goes down, 0 is best, 10 worst (T44)."),
    "count_out": later("Count: how easily he is counted out, 0 is best, 10 worst (T60)."),
    "finish": later("Run: how many cards his finishing run lasts when the other is hurt (T71)."),
    "knockdowns": later("Downs: knockdowns he has scored in the bout (T61)."),
}
_PLACES: Words = {
    "nose_bleed": later("nose"),
    "under_left": later("under left eye"),
    "under_right": later("under right eye"),
    "over_left": later("over left eye"),
    "over_right": later("over right eye"),
    "bridge": later("bridge of nose"),
    "lip": later("lip"),
    "left": later("left eye"),
    "right": later("right eye"),
}
_SIMPLE: Words = {"nose_bleed": later("bloody nose"), "lip": later("torn lip")}
_SKILLS: Words = {
    "excellent": later("excellent"),
    "good": later("good"),
    "average": later("average"),
    "fair": later("fair"),
    "poor": later("poor"),
}
_REFEREES: Words = {
    "very_lenient": later("very lenient"),
    "lenient": later("lenient"),
    "normal": later("normal"),
    "strict": later("strict"),
}
_DOCTORS: Words = {
    "overly_cautious": later("overly cautious"),
    "cautious": later("cautious"),
    "balanced": later("balanced"),
    "lenient": later("lenient"),
    "permissive": later("permissive"),
}
_OFFENCES: Words = {
    "low_blow": later("low blow"),
    "head_butt": later("head butt"),
    "rabbit_punch": later("rabbit punch"),
    "hold_and_hit": later("holding and hitting"),
    "pull_head": later("pulling the head"),
    "elbow": later("elbow"),
    "laces": later("laces"),
    "push": later("pushing"),
    "holding": later("holding"),
}
_CAUTIONS: Words = {
    "none": later("no foul"),
    "punches_low": later("caution: keep them up"),
    "back_of_head": later("caution: back of the head"),
    "elbow": later("caution: elbow"),
    "both_fighters": later("caution for both"),
    "heads": later("caution: heads"),
}
_WOUNDS: Words = {
    "swelling": later("Swelling"),
    "cut": later("Cut"),
    "lip": later("Split lip"),
    "mouth": later("Cut inside the mouth"),
}
_SEVERITIES: Words = {
    "minor": later("minor"),
    "major": later("major"),
    "doctor": later("a case for the doctor"),
}
_INJURIES: Words = {
    "hand_broken": later("Hand broken: every punch counts one less"),
    "hand_hurt": later("Hand hurt: 2-point punches count 1"),
    "rib": later("Cracked rib"),
}
_TEXTS: Words = {
    "C-NONE": later("no effect"),
    "C-SWL1": later("left eye may puff up"),
    "C-SWR1": later("right eye may puff up"),
    "C-SWL2": later("left eye may get worse"),
    "C-SWR2": later("right eye may get worse"),
    "C-SWL3": later("left eye may shut"),
    "C-SWR3": later("right eye may shut"),
    "C-WIND": later("short of wind"),
    "C-GAS": later("out of breath"),
    "C-LEGS": later("weak legs"),
    "C-DAZE": later("dazed"),
    "C-ARMS": later("heavy arms"),
    "C-GUARD": later("guard comes down"),
    "C-BLOOD": later("swallows blood"),
    "C-SORE": later("sore body"),
    "I-NONE": later("no injury"),
    "I-ANKLE": later("ankle"),
    "I-LEG": later("leg"),
    "I-CLASH": later("clash of heads"),
    "I-SHOULDER": later("shoulder"),
    "I-KNUCKLE": later("knuckle"),
    "I-HAND": later("hand"),
    "I-RIB": later("rib"),
    "I-JAW": later("jaw"),
    "I-NOSE": later("nose"),
    "I-ELBOW": later("stray elbow"),
    "I-BUTT": later("head butt"),
    "S-NONE": later("nothing happens"),
    "S-MOUTH": later("the mouthpiece is rinsed"),
    "S-TAPE": later("loose tape is cut away"),
    "S-GLOVE": later("a split glove is changed"),
    "S-WATER": later("a wet corner is mopped"),
    "S-ROPE": later("a slack rope is tightened"),
    "S-CROWD": later("something flies in from the seats"),
    "S-REF": later("the referee is knocked off balance"),
    "S-SURGE": later("the crowd lifts him"),
}
