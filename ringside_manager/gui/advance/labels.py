"""What Continue and its menu say."""

from __future__ import annotations

from ringside_manager.language import tr
from ringside_manager.office.facts.inbox import AdvancePlan, PlanRow, Step, StepKind


def step_label(step: Step) -> str:
    """What Continue will do, in a few words."""
    if step.kind is StepKind.ANSWER:
        return _answer_label(step)
    if step.kind is StepKind.HAND_OVER and step.party is not None:
        if step.party.promoter:
            return tr("Next: {name}, promoter").format(name=step.party.name)
        return tr("Next manager: {name}").format(name=step.party.name)
    if step.kind is StepKind.NIGHT:
        return tr("Fight night {night}").format(night=step.night)
    return tr("Final table")


def _answer_label(step: Step) -> str:
    if step.offers == step.decisions:
        return tr("Answer %n offer", "Answer %n offers", step.offers)
    if step.deals == step.decisions:
        return tr("Answer %n deal", "Answer %n deals", step.deals)
    if step.bids == step.decisions:
        return tr("Seal %n bid", "Seal %n bids", step.bids)
    return tr("%n thing to decide", "%n things to decide", step.decisions)


def step_tip(step: Step) -> str:
    """What Continue will do, in a sentence."""
    if step.kind is StepKind.ANSWER:
        return tr("Shows what cannot wait until after the next fight night.")
    if step.kind is StepKind.HAND_OVER:
        return tr("Ends your turn and hands the keyboard over.")
    if step.kind is StepKind.NIGHT:
        return tr("Everybody is ready: on to the poster of the night.")
    return tr("All nights have been held: shows who has won.")


def plan_label(row: PlanRow) -> str:
    """A plan in the menu of Continue."""
    if row.plan is AdvancePlan.END_TURN:
        return tr("End my turn and leave the rest unanswered")
    if row.plan is AdvancePlan.QUIET:
        if row.until is None:
            return tr("Over quiet nights, for everybody")
        return tr("Over quiet nights, for everybody, to night {night}").format(night=row.until)
    if row.plan is AdvancePlan.NEXT_BOUT:
        if row.bout is None:
            return tr("To my next own bout")
        return tr("To my next own bout, on night {night}").format(night=row.bout.night)
    if row.plan is AdvancePlan.MONTH:
        return tr("One month, to night {night}").format(night=row.until)
    return tr("To the end of the season, night {night}").format(night=row.until)


def plan_why_not(row: PlanRow) -> str:
    """Why a plan makes no sense now; empty if it does."""
    if row.until is not None:
        return ""
    if row.plan is AdvancePlan.QUIET:
        return tr("Somebody has a bout on the coming night or something to decide.")
    return tr("None of your fighters has a bout to come.")
