"""What entries of the journal say where one sentence is not enough: templates chosen by what was done."""

from __future__ import annotations

from collections.abc import Callable

from ringside_manager.bout.outcome import Method
from ringside_manager.campaign.books import Answer
from ringside_manager.language import later, tr
from ringside_manager.office.facts.deeds import DeedFacts


def house_rules(facts: DeedFacts) -> str:
    """New house rules, and what version of the rules of bouts goes with them, where that is another."""
    words = tr(
        "New house rules, {word}: %n number differs from the book.",
        "New house rules, {word}: %n numbers differ from the book.",
        facts.count,
    ).format(word=facts.word)
    if not facts.number:
        return words
    return words + " " + tr("Bouts go by version {number} of their rules.").format(number=facts.number)


def deadline(facts: DeedFacts) -> str:
    """Until when orders are taken from here on."""
    if not facts.word:
        return tr("There is no deadline from here on.")
    words = tr("Orders for night {night} are taken until {time}.").format(night=facts.night, time=facts.word)
    again = tr("Each later night %n day later.", "Each later night %n days later.", facts.count)
    return f"{words} {again}" if facts.count else words


def deal_answered(facts: DeedFacts) -> str:
    """Return the act of answering a deal."""
    if facts.yes:
        return tr("deal about {fighter} accepted")
    return tr("deal about {fighter} turned down") if facts.managers else tr("deal about {fighter} closed")


def offer_answered(facts: DeedFacts) -> str:
    """What was answered, with the names: an answer alone says too little to take it back."""
    if facts.answer is Answer.ACCEPTED:
        return tr("{red} against {blue} accepted")
    if facts.answer is Answer.WITHDRAWN:
        return tr("offer {red} against {blue} taken back")
    if facts.answer is Answer.COUNTERED:
        return tr("other terms wanted for {red} against {blue}")
    if facts.answer is Answer.LAPSED:
        return tr("offer {red} against {blue} lapsed")
    return tr("{red} against {blue} refused")


def signed(facts: DeedFacts) -> str:
    """Return how a fighter was signed."""
    if not facts.managers:
        return tr("{one} enters without a manager.")
    if facts.cents:
        return tr("{one} signs with {manager} for {money}.")
    return tr("{one} signs with {manager}.")


def deal(facts: DeedFacts) -> str:
    """Return what deal was proposed, with the word that goes with it."""
    return _with_word(_deal(facts), facts)


def _deal(facts: DeedFacts) -> str:
    if len(facts.fighters) > 1:
        if facts.cents:
            return tr("{manager} proposes to {partner}: {one} for {other}, and {money} with it.")
        return tr("{manager} proposes to {partner}: {one} for {other}.")
    if facts.cents < 0:
        return tr("{manager} offers {partner} {money} for {one}.")
    return tr("{manager} offers {partner} {one} for {money}.")


def deal_answer(facts: DeedFacts) -> str:
    """Return how a deal was answered."""
    if facts.yes:
        return tr("{manager} accepts the deal about {one}.")
    if not facts.managers:
        return tr("The deal about {one} is closed.")
    return _with_word(tr("{manager} turns the deal about {one} down."), facts)


def offer(facts: DeedFacts) -> str:
    """Return what bout was offered, and what is paid beside it."""
    sentence = tr("{manager} offers {one} against {other}: night {night}, {arena}, {rounds} rounds.")
    if facts.yes:
        sentence = tr("{manager} offers {one} against {other} for the title: night {night}, {rounds} rounds.")
    if facts.stake_cents:
        sentence = f"{sentence} {tr('A call-out: each puts up {stake}.')}"
    if not facts.cents:
        return sentence
    money = tr("He wants {money} for it.") if facts.cents > 0 else tr("He pays {money} for it.")
    return f"{sentence} {money}"


def answer(facts: DeedFacts) -> str:
    """Return how an offer was answered, with the word that goes with it."""
    return _with_word(_ANSWERS[facts.answer]() if facts.answer else "", facts)


def _with_word(sentence: str, facts: DeedFacts) -> str:
    return tr("{sentence} “{words}”").format(sentence=sentence, words="{word}") if facts.word else sentence


def made(facts: DeedFacts) -> str:
    """Return what bout was made."""
    if facts.yes:
        return tr("{one} meets {other} for the title on night {night}, over {rounds} rounds.")
    if facts.word:
        return tr("{one} meets {other} in an eliminator on night {night} at {arena}, over {rounds} rounds.")
    return tr("{one} meets {other} on night {night} at {arena}, over {rounds} rounds.")


def fought(facts: DeedFacts) -> str:
    """Return how a bout ended."""
    if facts.method is Method.NC:
        return tr("{one} and {other}: no contest after round {round}.")
    if not facts.yes and facts.cause:
        return tr("{one} and {other} box a technical draw, ended in round {round}.")
    if not facts.yes:
        return tr("{one} and {other} box a draw over {round} rounds.")
    return tr("{one} beats {other}: {how}.")


def drawn(facts: DeedFacts) -> str:
    """Return what tournament was drawn."""
    if facts.yes:
        return tr(
            "{word} is drawn for the title: %n fighter.",
            "{word} is drawn for the title: %n fighters.",
            facts.count,
        )
    return tr("{word} is drawn: %n fighter.", "{word} is drawn: %n fighters.", facts.count)


def rank(facts: DeedFacts) -> str:
    """Return what rank was given, or taken back."""
    if not facts.count:
        return tr("{one} is ranked by his record again: {word}")
    return tr("{one} is given rank {count}: {word}")


def struck(facts: DeedFacts) -> str:
    """Return how much was struck."""
    if facts.count == 1:
        return tr("Entry {number} is struck.")
    return tr(
        "%n entry struck, from entry {number} on.", "%n entries struck, from entry {number} on.", facts.count
    )


def corrected(facts: DeedFacts) -> str:
    """Return what was corrected."""
    if facts.method is None:
        return tr("Entry {number} is corrected.")
    return tr("Entry {number} is corrected: {result}").format(number="{number}", result=fought(facts))


def awarded(facts: DeedFacts) -> str:
    """Return to whom the places of a short card went."""
    if not facts.count:
        return tr("The places at {arena} on night {night} are left to the usual order.")
    return tr(
        "%n bout comes first for the places at {arena} on night {night}.",
        "%n bouts come first for the places at {arena} on night {night}.",
        facts.count,
    )


_ANSWERS: dict[Answer, Callable[[], str]] = {
    Answer.ACCEPTED: later("{manager} accepts {one} against {other}."),
    Answer.REFUSED: later("{manager} refuses {one} against {other}."),
    Answer.WITHDRAWN: later("{manager} takes back {one} against {other}."),
    Answer.COUNTERED: later("{manager} wants {one} against {other} on other terms."),
    Answer.LAPSED: later("The offer {one} against {other} lapses."),
}
_TERMS: dict[Answer, Callable[[], str]] = {
    Answer.ACCEPTED: later("{one} signs with {manager} at {count} percent."),
    Answer.REFUSED: later("{one} turns down the terms of {manager}."),
    Answer.COUNTERED: later("{one} would sign with {manager} at {count} percent."),
    Answer.WITHDRAWN: later("{manager} takes the terms for {one} back."),
    Answer.LAPSED: later("The terms of {manager} for {one} lapse."),
}


def terms_answered(facts: DeedFacts) -> str:
    """Return how the terms of a contract were answered."""
    return _TERMS[facts.answer or Answer.LAPSED]()
