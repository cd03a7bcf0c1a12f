"""Fight nights in words: who meets whom, what is at stake, how it came out."""

from __future__ import annotations

from collections.abc import Sequence

from ringside_manager.bout.corner import BLUE, RED
from ringside_manager.bout.outcome import Method
from ringside_manager.gui import words
from ringside_manager.language import tr
from ringside_manager.office.facts.night_bill import Boxer, PosterBout, Waiting
from ringside_manager.office.facts.night_report import NightResult


def waiting(found: Sequence[Waiting]) -> str:
    """Which bouts of tournaments wait for a place on the card, and when they are expected; empty if none."""
    if not found:
        return ""
    lines = [
        tr(
            "%n bout of a tournament waits for a place on the card:",
            "%n bouts of tournaments wait for a place on the card:",
            len(found),
        )
    ]
    for red, blue, night in found:
        pair = tr("{red} against {blue}").format(red=red, blue=blue)
        lines.append(tr("{pair}, {when}").format(pair=pair, when=words.expected(night)))
    return "\n".join(lines)


def stake(bout: PosterBout) -> str:
    """What is at stake beside the purse; empty if nothing."""
    if bout.title is not None:
        return _title(bout)
    if bout.tournament and bout.final:
        return tr("{name}: the final").format(name=bout.tournament)
    if bout.tournament:
        return tr("{name}: round {round}").format(name=bout.tournament, round=bout.tournament_round)
    return ""


def _title(bout: PosterBout) -> str:
    if bout.vacant:
        return (
            tr("For the vacant {title} title").format(title=bout.title)
            if bout.title
            else tr("For the vacant title")
        )
    return tr("For the {title} title").format(title=bout.title) if bout.title else tr("For the title")


def terms(bout: PosterBout) -> str:
    """Where and how long."""
    return tr("{arena}, {rounds} rounds").format(arena=words.arena(bout.arena), rounds=bout.rounds)


def rank(boxer: Boxer) -> str:
    """His standing before the night."""
    if boxer.rank is None:
        return tr("Unranked")
    return tr("No. {rank}").format(rank=boxer.rank) if boxer.rank else tr("Champion")


def corner_facts(boxer: Boxer) -> str:
    """Standing, record and popularity in one line."""
    return tr("{standing}  ·  {record}  ·  POP {pop}").format(
        standing=rank(boxer), record=words.record(boxer.tally), pop=words.pop(boxer.pop_half)
    )


def stable(boxer: Boxer) -> str:
    """Whose man he is."""
    return tr("{name}'s stable").format(name=boxer.manager_name) if boxer.manager_name else tr("No manager")


def tired(boxer: Boxer) -> str:
    """What he carries from an earlier bout; empty if nothing."""
    return tr("Carries a loss of {lost}").format(lost=boxer.lost) if boxer.lost else ""


def purse_range(bout: PosterBout) -> str:
    """What winner and loser are paid."""
    red, blue = bout.win_dollars
    if bout.win_dollars[0] == bout.win_dollars[1]:
        return tr("Purse {win} to the winner, {lose} to the loser").format(
            win=words.dollars(red), lose=words.dollars(bout.lose_dollars[0])
        )
    return tr("A win is worth {red} to {name}, {blue} to {other}").format(
        red=words.dollars(red), name=bout.red.name, blue=words.dollars(blue), other=bout.blue.name
    )


def how(result: NightResult) -> str:
    """How a bout ended, in a few words: ``Knockout, round 5``."""
    outcome = result.outcome
    drawn = outcome.method is Method.DRAW and not outcome.cause
    if drawn or (outcome.method.is_decision and outcome.method is not Method.TD):
        method = words.method(outcome.method)
        return tr("{method} over {rounds} rounds").format(method=method, rounds=outcome.round)
    return words.ended(outcome.method, outcome.round, outcome.cause)


def verdict(result: NightResult) -> str:
    """Who won, in poster letters."""
    if result.outcome.winner is None:
        return words.method(result.outcome.method, result.outcome.cause)
    return tr("{name} wins").format(name=result.names[result.outcome.winner.index])


def result_sentence(result: NightResult) -> str:
    """Who beat whom and how, in a sentence."""
    red, blue = result.names
    outcome, how_words = result.outcome, how(result)
    if outcome.winner is None:
        text = tr("{one} and {other}: {how}").format(one=red, other=blue, how=how_words)
    else:
        one, other = (red, blue) if outcome.winner is RED else (blue, red)
        text = tr("{one} beats {other}: {how}").format(one=one, other=other, how=how_words)
    return text


def scores(result: NightResult) -> tuple[str, ...]:
    """Every judge's card as a line, the winner's points first."""
    one, other = result.sides
    cards = [(card.total[one], card.total[other]) for card in result.outcome.scorecards]
    if len(cards) == 1:
        return tuple(tr("Card: {first} to {second}").format(first=mine, second=his) for mine, his in cards)
    return tuple(
        tr("Judge {judge}: {first} to {second}").format(judge=judge, first=mine, second=his)
        for judge, (mine, his) in enumerate(cards, 1)
    )


def side_words(result: NightResult, side: int) -> tuple[str, ...]:
    """Purse, share, popularity and what else a bout brought one side, a line each."""
    lines = [tr("Purse {money}").format(money=words.dollars(result.purses_dollars[side]))]
    if result.shares_cents[side]:
        lines.append(tr("Manager's share {money}").format(money=words.money(result.shares_cents[side])))
    change = words.signed(words.pop(result.pop_changes_half[side]))
    lines.append(tr("POP {change}").format(change=change))
    if result.gained[side]:
        lines.append(tr("Learned: {rating} +1").format(rating=words.rating(result.gained[side])))
    if result.renewed[side] is not None:
        lines.append(tr("New share: {share} %").format(share=result.renewed[side]))
    return tuple(lines)


def side_of(corner_index: int) -> str:
    """A corner's name."""
    return tr("Red corner") if corner_index == RED.index else tr("Blue corner")


CORNER_TONES = {RED.index: "red", BLUE.index: "blue"}
