"""Facts of the books as people read them in the window's language."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QLocale

from ringside_manager.bout.engine import IN_CHARACTER
from ringside_manager.bout.outcome import CUT, TECHNICAL_DRAW, Method
from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.books import BoutState, FighterBook, Skill, Tally, Temperament
from ringside_manager.campaign.numbers import Number
from ringside_manager.campaign.schedule import night_of_season, season_of
from ringside_manager.fighters import Looks
from ringside_manager.language import later, tr, translated
from ringside_manager.office.facts.prospects import Chance
from ringside_manager.office.house_rules import RuleRow, unit_word

MINUS = "\N{MINUS SIGN}"


def number(value: float) -> str:
    """A whole number or one with one decimal, grouped as the language does."""
    locale = QLocale()
    return locale.toString(int(value)) if value == int(value) else locale.toString(float(value), "f", 1)


def percent(chance: Chance) -> str:
    """A chance with its error, in whole per cents; what is decided without."""
    share, error = round(100 * chance.share), max(1, round(100 * chance.error))
    if not chance.error:
        return tr("{share} %").format(share=share)
    return tr("{share} ± {error} %").format(share=share, error=error)


def signed_share(share: float) -> str:
    """How much a chance has grown or shrunk, in whole per cents: ``+4 %``."""
    points = round(100 * share)
    return tr("{share} %").format(share=f"+{points}" if points > 0 else str(points).replace("-", MINUS))


def money(cents: int) -> str:
    """An amount in cents as dollars: ``$1,234`` or, with cents, ``$1,234.50``."""
    locale = QLocale()
    whole, rest = divmod(abs(cents), 100)
    digits = locale.toString(abs(cents) / 100, "f", 2) if rest else locale.toString(whole)
    return f"{MINUS if cents < 0 else ''}${digits}"


def dollars(whole: int) -> str:
    """An amount in whole dollars."""
    return money(whole * 100)


def points(half: int) -> str:
    """Half points of an award with their word: ``1 point``, ``8½ points``."""
    return tr("1 point") if half == 2 else tr("{points} points").format(points=pop(half))


def pop(half: int) -> str:
    """Half points of popularity as points: ``12`` or ``12½``."""
    sign = MINUS if half < 0 else ""
    whole, rest = divmod(abs(half), 2)
    if rest and not whole:
        return f"{sign}½"
    return f"{sign}{QLocale().toString(whole)}{'½' if rest else ''}"


def signed(text: str) -> str:
    """A number as a change: with a plus unless it has a minus or is nothing."""
    return text if text.startswith(MINUS) or text == "0" else f"+{text}"


def record(tally: Tally) -> str:
    """Wins, losses and draws: ``7-2-1``."""
    return f"{tally.wins}-{tally.losses}-{tally.draws}"


def against(red: str, blue: str) -> str:
    """A pairing, by two names."""
    return tr("{red} against {blue}").format(red=red, blue=blue)


def night(n: int) -> str:
    """A fight night, counted from the founding: ``Night 61``."""
    return tr("Night {night}").format(night=n)


def kept(until: int | None) -> str:
    """Why a tournament lets a fighter take no other bout; empty for ``None``: none does (C62)."""
    if until is None:
        return ""
    if not until:
        return tr("In a late tournament")
    return tr("In a tournament until night {night}").format(night=until)


def expected(n: int | None) -> str:
    """When a bout is expected that waits for a place on a card; ``None`` if the campaign has no night for it (C53)."""
    return tr("no night is left for it") if n is None else tr("expected on night {night}").format(night=n)


def season(n: int) -> str:
    """The season of a fight night: ``Season 2``."""
    return tr("Season {season}").format(season=season_of(n))


def in_season(n: int) -> str:
    """A fight night within its season, to stand beside the night itself: ``night 9 of season 2``."""
    return tr("night {night} of season {season}").format(night=night_of_season(n), season=season_of(n))


def method(kind: Method, cause: str = "") -> str:
    """How a bout ended, in a word or two, and what ended it where that is told: ``Technical knockout (cuts)``."""
    sentence = tr("Technical draw") if cause and kind is Method.DRAW else _METHODS[kind]()
    why = _CAUSES.get(cause, lambda: cause.replace("_", " "))()
    return tr("{method} ({cause})").format(method=sentence, cause=why) if why else sentence


def ended(kind: Method, number: int, cause: str = "") -> str:
    """How a bout ended and in which round: ``Knockout, round 5``; number 0 is before the first bell."""
    sentence = tr("{method}, round {round}") if number else tr("{method}, before the first bell")
    return sentence.format(method=method(kind, cause), round=number)


def method_short(kind: Method) -> str:
    """How a bout ended, in the letters of record books: ``KO``, ``UD``."""
    return _LETTERS.get(kind, kind.value.upper)()


def level(name: str, explanation: str) -> str:
    """A level of the program with what it is good for, or the plain policy, under whatever bout system."""
    known = _LEVELS.get(name)
    if known:
        return known()
    return tr("{level}: {explanation}").format(
        level=name.replace("_", " ").capitalize(), explanation=explanation
    )


def program(level: str) -> str:
    """The program in a corner, at a level or in character."""
    if level == IN_CHARACTER:
        return tr("The program, in character")
    return tr("The program, {level}").format(level=translated(level))


def arena(which: Arena) -> str:
    """An arena's name."""
    return _ARENAS[which]()


def played_by(temper: Temperament | None, skill: Skill | None = None) -> str:
    """Who plays a manager: a person, who has no temperament, or the program, how it leans and how well it judges."""
    if temper is None:
        return tr("Person")
    leans = temperament(temper).lower()
    if skill is None:
        return tr("The program, {temperament}").format(temperament=leans)
    return tr("The program, {temperament}, {skill}").format(temperament=leans, skill=_SKILLS[skill]().lower())


def skill(kind: Skill) -> str:
    """How well the program judges as a manager."""
    return _SKILLS[kind]()


def temperament(kind: Temperament | None) -> str:
    """How the program leans as a manager."""
    return "" if kind is None else _TEMPERAMENTS[kind]()


def bout_state(state: BoutState) -> str:
    """Where a bout stands."""
    return _STATES[state]()


def standing(fighter: FighterBook) -> str:
    """Champion, ranked with his number, unranked or retired."""
    if fighter.is_retired:
        return tr("Retired")
    if fighter.rank is None:
        return tr("Unranked")
    return tr("No. {rank}").format(rank=fighter.rank) if fighter.rank else tr("Champion")


def rating(name: str) -> str:
    """A rating by its field name in the books."""
    return _RATINGS.get(name, lambda: name.replace("_", " ").capitalize())()


def rating_short(name: str) -> str:
    """The same in two letters; ``KeyError`` for what is no home rating."""
    return SHORT_RATINGS[name]()


_LEVELS: dict[str, Callable[[], str]] = {
    "plain": later("Plain: dice and habit decide, nobody thinks"),
    "beginner": later("Beginner: seldom thinks"),
    "club": later("Club fighter: knows what is best and forgets it half the time"),
    "contender": later("Contender: nearly an expert"),
    "expert": later("Expert: the best the program knows"),
    IN_CHARACTER: later("In character: every man boxes as he did; many go the distance"),
}
_ARENAS: dict[Arena, Callable[[], str]] = {
    Arena.BEST: later("The Best"),
    Arena.HIGH: later("High Class"),
    Arena.MIDDLE: later("Middle Class"),
    Arena.LOW: later("Low Class"),
    Arena.PITS: later("The Pits"),
}
_TEMPERAMENTS: dict[Temperament, Callable[[], str]] = {
    Temperament.CAREFUL: later("Careful"),
    Temperament.BALANCED: later("Balanced"),
    Temperament.RECKLESS: later("Reckless"),
}
_SKILLS: dict[Skill, Callable[[], str]] = {
    Skill.NOVICE: later("Novice"),
    Skill.CLUB: later("Club"),
    Skill.CONTENDER: later("Contender"),
    Skill.EXPERT: later("Expert"),
}
_STATES: dict[BoutState, Callable[[], str]] = {
    BoutState.MADE: later("To come"),
    BoutState.FOUGHT: later("Fought"),
    BoutState.EXHIBITED: later("Exhibition, fought"),
    BoutState.CANCELLED: later("Cancelled"),
}
_METHODS: dict[Method, Callable[[], str]] = {
    Method.KO: later("Knockout"),
    Method.TKO: later("Technical knockout"),
    Method.RTD: later("Retired in the corner"),
    Method.UD: later("Unanimous decision"),
    Method.SD: later("Split decision"),
    Method.MD: later("Majority decision"),
    Method.DEC: later("Decision"),
    Method.TD: later("Technical decision"),
    Method.DQ: later("Disqualification"),
    Method.DRAW: later("Draw"),
    Method.NC: later("No contest"),
}
_CAUSES: dict[str, Callable[[], str]] = {
    "technical_decision": str,
    TECHNICAL_DRAW: str,
    "knocked_out": str,
    "points": str,
    "punches": str,
    "hurt": str,
    "stopped": str,
    CUT: later("cuts"),
    "swelling": later("swelling"),
    "injury": later("injury"),
    "knockdowns": later("knockdowns"),
    "doctor": later("ring doctor"),
    "quit": later("gave up"),
    "fouls": later("fouls"),
    "intent": later("deliberate butt"),
    "retaliation": later("retaliation"),
    "head_case": later("lost his head"),
    "low_blow": later("low blows"),
    "head_butt": later("head butts"),
    "holding": later("holding"),
    "elbows": later("elbows"),
    "rabbit_punch": later("rabbit punches"),
    "late_punch": later("punch after the bell"),
    "temper": later("lost his temper"),
    "referee": later("stopped by the referee"),
    "will_not_rise": later("did not rise"),
    "cannot_rise": later("could not rise"),
    "towel": later("towel"),
    "three_knockdowns": later("three knockdowns"),
    "both_beaten": later("both beaten"),
}
_LETTERS: dict[Method, Callable[[], str]] = {Method.DEC: later("Dec"), Method.DRAW: later("Draw")}
SHORT_RATINGS: dict[str, Callable[[], str]] = {
    "agility": later("AG"),
    "uppercut": later("UC"),
    "right_jab": later("RJ"),
    "right_hook": later("RH"),
    "combination": later("CO"),
    "left_jab": later("LJ"),
    "left_hook": later("LH"),
    "counterpunch": later("CP"),
    "endurance": later("EN"),
}
"""The ratings in two letters, for columns as narrow as their figures."""
_RATINGS: dict[str, Callable[[], str]] = {
    "agility": later("Agility"),
    "uppercut": later("Uppercut"),
    "right_jab": later("Right jab"),
    "right_hook": later("Right hook"),
    "combination": later("Combination"),
    "left_jab": later("Left jab"),
    "left_hook": later("Left hook"),
    "counterpunch": later("Counterpunch"),
    "endurance": later("Endurance"),
    "CON": later("Control"),
    "TR": later("Threat"),
    "groove_round": later("Groove round"),
    "stamina_round": later("Stamina round"),
    "chin": later("Chin"),
    "power": later("Power"),
    "cut": later("Cuts"),
    "foul": later("Fouls"),
}


# What a fighter looks like


FEATURE_TITLES: dict[str, Callable[[], str]] = {
    "complexion": later("Complexion"),
    "hair": later("Hair"),
    "hair_colour": later("Colour of his hair"),
    "beard": later("Beard"),
    "face": later("Face"),
    "nose": later("Nose"),
    "build": later("Build"),
    "era": later("Portrait of the era"),
}


def looks_told(looks: Looks) -> str:
    """Everything that is said of a fighter's looks, each feature with its name."""
    told = (f"{FEATURE_TITLES[name]()}: {feature_word(word)}" for name, word in looks.as_dict().items())
    return "; ".join(told)


def feature_word(word: str) -> str:
    """A word of a fighter's looks as people say it."""
    return _FEATURE_WORDS[word]() if word in _FEATURE_WORDS else word or tr("As his name says")


_FEATURE_WORDS = {
    "pale": later("Pale"),
    "fair": later("Fair"),
    "ruddy": later("Ruddy"),
    "olive": later("Olive"),
    "tan": later("Tan"),
    "light brown": later("Light brown"),
    "brown": later("Brown"),
    "dark brown": later("Dark brown"),
    "deep brown": later("Deep brown"),
    "bald": later("Bald"),
    "shaved": later("Shaved"),
    "receding": later("Receding"),
    "cropped": later("Cropped"),
    "crew cut": later("Crew cut"),
    "short": later("Short"),
    "side parting": later("Side parting"),
    "swept back": later("Swept back"),
    "wavy": later("Wavy"),
    "curly": later("Curly"),
    "afro": later("Afro"),
    "full": later("Full"),
    "black": later("Black"),
    "red": later("Red"),
    "grey": later("Grey"),
    "clean-shaven": later("Clean-shaven"),
    "stubble": later("Stubble"),
    "thin moustache": later("Thin moustache"),
    "moustache": later("Moustache"),
    "handlebar": later("Handlebar"),
    "horseshoe": later("Horseshoe"),
    "goatee": later("Goatee"),
    "full beard": later("Full beard"),
    "sideburns": later("Sideburns"),
    "oval": later("Oval"),
    "long": later("Long"),
    "round": later("Round"),
    "square": later("Square"),
    "broad": later("Broad"),
    "straight": later("Straight"),
    "narrow": later("Narrow"),
    "aquiline": later("Aquiline"),
    "flattened": later("Flattened"),
    "lean": later("Lean"),
    "athletic": later("Athletic"),
    "heavy": later("Heavy"),
    "bare knuckle": later("Bare knuckle"),
    "between the wars": later("Between the wars"),
    "television": later("Television"),
    "modern": later("Modern"),
}


# Numbers of the house rules


def rule_figure(number: Number, value: int) -> str:
    """A value of the house rules: popularity in points and halves, grouped as the language does."""
    return pop(value) if number.is_half else _figure(value)


def rule_value(number: Number, value: int) -> str:
    """The same with its unit."""
    return f"{rule_figure(number, value)} {translated(unit_word(number.meaning.unit, value))}"


_PARTS = {"title": later("Title bouts at The Best")}


def rule_part(number: Number) -> str:
    """The part of a chapter a number stands in: an arena, or nothing."""
    if len(number.path) < 3:
        return ""
    name = number.path[1]
    return translated(_PARTS[name]) if name in _PARTS else translated(Arena(name).title)


def house_rule(row: RuleRow) -> str:
    """What a league has otherwise than the book, with a star before it."""
    part, label = rule_part(row.number), translated(row.number.meaning.label)
    return tr("★ {label}: {value} ({book} by the book)").format(
        label=tr("{part}, {label}").format(part=part, label=label) if part else label,
        value=rule_value(row.number, row.value),
        book=rule_figure(row.number, row.number.book),
    )


_figure = number
