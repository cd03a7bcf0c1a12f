"""What stands on the Title Bout II table in words: short names, cuts, eyes, injuries, officials."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ringside_manager.gui.language import tr

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
        parts.append(tr("reopened %n time(s)", reopened))
    if markers:
        parts.append(tr("control \N{MINUS SIGN}{count}").format(count=markers))
    return tr("{letter}: {cut}").format(letter=letter, cut=tr(", ").join(parts))


def eye_told(eye: str, stage: int) -> str:
    """An eye in words: ``Left eye puffy``."""
    shapes = {
        ("left", 1): lambda: tr("Left eye puffy"),
        ("left", 2): lambda: tr("Left eye half shut"),
        ("left", 3): lambda: tr("Left eye shut"),
        ("right", 1): lambda: tr("Right eye puffy"),
        ("right", 2): lambda: tr("Right eye half shut"),
        ("right", 3): lambda: tr("Right eye shut"),
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
            tr("%n gash(es) from clashes: control \N{MINUS SIGN}{count}", clashes).format(count=clashes)
        )
    return tuple(told)


def unmarked() -> str:
    """Nothing can be seen of the fight."""
    return tr("No marks yet")


_CHIPS: Words = {
    "control": lambda: tr("Control"),
    "limit": lambda: tr("Lands"),
    "power": lambda: tr("Power"),
    "counter": lambda: tr("Counter"),
    "chin": lambda: tr("Chin"),
    "count_out": lambda: tr("Count"),
    "finish": lambda: tr("Run"),
    "knockdowns": lambda: tr("Downs"),
}
_CHIPS_TOLD: Words = {
    "control": lambda: tr("Control: he takes control with a control number up to this, of 20 (T41)."),
    "limit": lambda: tr("Lands: action numbers up to this, of 80, land (T42)."),
    "power": lambda: tr("Power: numbers up to this land with power and may put the other down (T43)."),
    "counter": lambda: tr("Counter: his counterpunch lands with a number up to this, of 80 (T67)."),
    "chin": lambda: tr("Chin: how easily he goes down, 0 is best, 10 worst (T44)."),
    "count_out": lambda: tr("Count: how easily he is counted out, 0 is best, 10 worst (T60)."),
    "finish": lambda: tr("Run: how many cards his finishing run lasts when the other is hurt (T71)."),
    "knockdowns": lambda: tr("Downs: knockdowns he has scored in the bout (T61)."),
}
_PLACES: Words = {
    "nose_bleed": lambda: tr("nose"),
    "under_left": lambda: tr("under left eye"),
    "under_right": lambda: tr("under right eye"),
    "over_left": lambda: tr("over left eye"),
    "over_right": lambda: tr("over right eye"),
    "bridge": lambda: tr("bridge of nose"),
    "lip": lambda: tr("lip"),
    "left": lambda: tr("left eye"),
    "right": lambda: tr("right eye"),
}
_SIMPLE: Words = {"nose_bleed": lambda: tr("bloody nose"), "lip": lambda: tr("torn lip")}
_SKILLS: Words = {
    "excellent": lambda: tr("excellent"),
    "good": lambda: tr("good"),
    "average": lambda: tr("average"),
    "fair": lambda: tr("fair"),
    "poor": lambda: tr("poor"),
}
_REFEREES: Words = {
    "very_lenient": lambda: tr("very lenient"),
    "lenient": lambda: tr("lenient"),
    "normal": lambda: tr("normal"),
    "strict": lambda: tr("strict"),
}
_DOCTORS: Words = {
    "overly_cautious": lambda: tr("overly cautious"),
    "cautious": lambda: tr("cautious"),
    "balanced": lambda: tr("balanced"),
    "lenient": lambda: tr("lenient"),
    "permissive": lambda: tr("permissive"),
}
_OFFENCES: Words = {
    "low_blow": lambda: tr("low blow"),
    "head_butt": lambda: tr("head butt"),
    "rabbit_punch": lambda: tr("rabbit punch"),
    "hold_and_hit": lambda: tr("holding and hitting"),
    "pull_head": lambda: tr("pulling the head"),
    "elbow": lambda: tr("elbow"),
    "laces": lambda: tr("laces"),
    "push": lambda: tr("pushing"),
    "holding": lambda: tr("holding"),
}
_CAUTIONS: Words = {
    "none": lambda: tr("no foul"),
    "punches_low": lambda: tr("caution: keep them up"),
    "back_of_head": lambda: tr("caution: back of the head"),
    "elbow": lambda: tr("caution: elbow"),
    "both_fighters": lambda: tr("caution for both"),
    "heads": lambda: tr("caution: heads"),
}
_WOUNDS: Words = {
    "swelling": lambda: tr("Swelling"),
    "cut": lambda: tr("Cut"),
    "lip": lambda: tr("Split lip"),
    "mouth": lambda: tr("Cut inside the mouth"),
}
_SEVERITIES: Words = {
    "minor": lambda: tr("minor"),
    "major": lambda: tr("major"),
    "doctor": lambda: tr("a case for the doctor"),
}
_INJURIES: Words = {
    "hand_broken": lambda: tr("Hand broken: every punch counts one less"),
    "hand_hurt": lambda: tr("Hand hurt: 2-point punches count 1"),
    "rib": lambda: tr("Cracked rib"),
}
_TEXTS: Words = {
    "C-NONE": lambda: tr("no effect"),
    "C-SWL1": lambda: tr("left eye may puff up"),
    "C-SWR1": lambda: tr("right eye may puff up"),
    "C-SWL2": lambda: tr("left eye may get worse"),
    "C-SWR2": lambda: tr("right eye may get worse"),
    "C-SWL3": lambda: tr("left eye may shut"),
    "C-SWR3": lambda: tr("right eye may shut"),
    "C-WIND": lambda: tr("short of wind"),
    "C-GAS": lambda: tr("out of breath"),
    "C-LEGS": lambda: tr("weak legs"),
    "C-DAZE": lambda: tr("dazed"),
    "C-ARMS": lambda: tr("heavy arms"),
    "C-GUARD": lambda: tr("guard comes down"),
    "C-BLOOD": lambda: tr("swallows blood"),
    "C-SORE": lambda: tr("sore body"),
    "I-NONE": lambda: tr("no injury"),
    "I-ANKLE": lambda: tr("ankle"),
    "I-LEG": lambda: tr("leg"),
    "I-CLASH": lambda: tr("clash of heads"),
    "I-SHOULDER": lambda: tr("shoulder"),
    "I-KNUCKLE": lambda: tr("knuckle"),
    "I-HAND": lambda: tr("hand"),
    "I-RIB": lambda: tr("rib"),
    "I-JAW": lambda: tr("jaw"),
    "I-NOSE": lambda: tr("nose"),
    "I-ELBOW": lambda: tr("stray elbow"),
    "I-BUTT": lambda: tr("head butt"),
    "S-NONE": lambda: tr("nothing happens"),
    "S-MOUTH": lambda: tr("the mouthpiece is rinsed"),
    "S-TAPE": lambda: tr("loose tape is cut away"),
    "S-GLOVE": lambda: tr("a split glove is changed"),
    "S-WATER": lambda: tr("a wet corner is mopped"),
    "S-ROPE": lambda: tr("a slack rope is tightened"),
    "S-CROWD": lambda: tr("something flies in from the seats"),
    "S-REF": lambda: tr("the referee is knocked off balance"),
    "S-SURGE": lambda: tr("the crowd lifts him"),
}
