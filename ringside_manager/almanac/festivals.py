"""A festival as plain values, for other programs (F1-F77)."""

from __future__ import annotations

from ringside_manager.campaign.festivals import Meeting, Parting, Result, Row
from ringside_manager.campaign.festivals.stables import Teams
from ringside_manager.campaign.tournament import decided_by
from ringside_manager.office.festivals import Absent, Festival, Happening, Replaced, Withdrew


def festival_document(held: Festival) -> dict[str, object]:
    """The festival as plain values: the JSON document, in the shape that scripts rely on."""
    champion = held.champion
    partings = held.course.partings(held.told)
    rows = zip(held.course.standing(held.told), partings, strict=True)
    return {
        "format": held.form.value,
        "system": held.system,
        "seed": held.seed,
        "rounds": held.rounds,
        "entrants": [held.name(man) for man in range(1, len(held.cards) + 1)],
        "held": [_held(held, *one) for one in held.outcomes],
        "walkovers": [{"winner": held.name(one.winner), "loser": held.name(one.meeting.red + one.meeting.blue - one.winner), "rule": one.rule} for one in held.course.walkovers(held.told)],
        "standing": [_row(held, row, parting) for row, parting in rows],
        **_own_facts(held),
        "next": [{"red": held.name(one.red), "blue": held.name(one.blue), "stage": one.key.stage, "round": one.key.round} for one in held.due],
        "winner": None if champion is None else held.name(champion),
        "winners": [held.name(man) for man in held.champions],
    }  # fmt: skip


def _own_facts(held: Festival) -> dict[str, object]:
    """What some formats alone have."""
    facts: dict[str, object] = {}
    if isinstance(held.course, Teams):
        facts["stables"] = [
            {"men": [held.name(man) for man in held.course.men(row.man)], "won": row.won, "lost": row.lost, "drawn": row.drawn,
             "points": row.points, "ties": list(row.ties)}
            for row in held.course.stable_standing(held.told)
        ]  # fmt: skip
    if held.lengths:
        facts["lengths"] = list(held.lengths)
    if held.handicaps:
        facts["handicaps"] = list(held.handicaps)
    return facts


def _held(held: Festival, one: Happening, met: Meeting | None, result: Result | None) -> dict[str, object]:
    if isinstance(one, Withdrew):
        return {"withdrew": held.name(one.man)}
    if isinstance(one, Replaced):
        return {"replaced": str(one.former["name"]), "by": str(one.card["name"])}
    if isinstance(one, Absent):
        return {"no_show": held.name(one.man), "winner": held.name(one.other)}
    outcome = one.record.outcome
    goes_on = met is not None and held.course.needs_winner(met.key) and result is not None and result.winner
    return {
        "red": held.name(one.red),
        "blue": held.name(one.blue),
        "method": outcome.method.value,
        "winner": None if outcome.winner is None else held.name((one.red, one.blue)[outcome.winner.index]),
        "goes_on": held.name(goes_on) if goes_on else None,
        "decided_by": decided_by(outcome).name.lower() if goes_on else None,
        "round": outcome.round,
        "digest": one.record.digest,
    }


def _row(held: Festival, row: Row, parting: Parting | None) -> dict[str, object]:
    return {
        "name": held.name(row.man),
        "seed": row.man,
        "won": row.won,
        "lost": row.lost,
        "drawn": row.drawn,
        "points": row.points,
        "ties": list(row.ties),
        "parted_by": None if parting is None else parting.tie.value,
    }
