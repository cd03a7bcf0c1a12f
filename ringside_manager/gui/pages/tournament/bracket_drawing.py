"""A bracket of a league as a picture of pairings: where each stands, and what it says."""

from __future__ import annotations

from collections.abc import Callable

from ringside_manager.gui import words
from ringside_manager.gui.charts.courses import Field, picture_of
from ringside_manager.gui.charts.pairings import Crown, Head, Pairing, Pairings, Side, State
from ringside_manager.language import later, tr, translated
from ringside_manager.office.facts.seeding import Outlook
from ringside_manager.office.facts.tournaments import BracketRow, Cell, Decision, Entrant


def pairings_of(row: BracketRow, chances: Outlook | None = None) -> Pairings:
    """A bracket as it is drawn: later rounds stand between the two before, with chances where they are known.

    Of another format its own picture, whose men are known by their seeds.
    """
    if row.fixtures is not None:
        picture = row.fixtures.course, row.fixtures.told, _field(row, chances)
        return picture_of(*picture, row.number, row.name, names_lead=True)
    last = len(row.rounds)
    crown = row.winner.name if row.winner is not None else ""
    return Pairings(
        row.number,
        row.name,
        tuple(_pairing(row, cell, chances) for cells in row.rounds for cell in cells),
        tuple(
            Head(number - 1, round_name(row, number), night_text(row, number))
            for number in range(1, last + 1)
        ),
        crown=Crown((last, 1), crown, tr("Champion") if row.for_title else tr("Winner")),
        names_lead=True,
    )


def _field(row: BracketRow, chances: Outlook | None) -> Field:
    cells = {cell.where: cell for cells in row.rounds for cell in cells if cell.where is not None}
    return Field(
        [entrant.name for entrant in row.entrants],
        {where: cell.outcome for where, cell in cells.items() if cell.outcome is not None},
        {} if chances is None else chances.due,
        handicaps=row.terms.handicaps,
        feet=lambda key: caption(cells[key]) if key in cells else "",
        opens=lambda key: tr("The bout") if key in cells and cells[key].bout else "",
    )


def _pairing(row: BracketRow, cell: Cell, chances: Outlook | None) -> Pairing:
    goes_on = None
    if cell.round < len(row.rounds):
        goes_on = ((cell.round + 1, (cell.place + 1) // 2), cell.place % 2 == 1)
    return Pairing(
        (cell.round, cell.place),
        cell.round - 1,
        (1 << (cell.round - 1)) * (cell.place - 0.5),
        _side(cell, cell.red, chances),
        _side(cell, cell.blue, chances),
        told(row, cell),
        caption(cell),
        _state(cell),
        cell.winner or 0,
        mark(cell),
        goes_on,
        tr("The bout") if cell.bout else "",
    )


def _side(cell: Cell, side: Entrant | None, chances: Outlook | None) -> Side | None:
    if side is None:
        return None
    note = ""
    if chances is not None and cell.winner is None:
        share = chances.of(side.fighter).rounds[cell.round - 1].share
        note = tr("{share} %").format(share=round(100 * share))
    return Side(side.fighter, side.name, side.seed, note)


def _state(cell: Cell) -> State:
    if cell.decision is Decision.BYE:
        return State.BYE
    if cell.winner is not None:
        return State.OVER
    return State.NEXT if cell.is_next else State.WAITING


# A bracket in words: its rounds, what stands in a place, and how it was decided


def round_name(row: BracketRow, number: int) -> str:
    """A round by what it is called: the last three have names of their own."""
    left = len(row.rounds) - number
    if left == 0:
        return tr("Final")
    if left == 1:
        return tr("Semi-finals")
    return tr("Quarter-finals") if left == 2 else tr("Round {number}").format(number=number)


def night_text(row: BracketRow, number: int) -> str:
    """When a round is or was boxed: a night, or the first and the last of several."""
    cells = [cell for cell in row.rounds[number - 1] if cell.decision is not Decision.BYE]
    nights = sorted({cell.night for cell in cells if cell.night})
    if not nights:
        return words.expected(None) if cells else ""
    if len(nights) == 1:
        return tr("Night {night}").format(night=nights[0])
    return tr("Nights {first} to {last}").format(first=nights[0], last=nights[-1])


def mark(cell: Cell) -> str:
    """How the winner won, in a few letters: ``KO 5``, ``Dec``, ``Draw``."""
    if cell.method is None:
        return ""
    letters = words.method_short(cell.method)
    return f"{letters} {cell.ended}" if cell.method.is_stoppage else letters


def caption(cell: Cell) -> str:
    """The small line under a pairing."""
    if cell.decision is Decision.BYE:
        return tr("Bye")
    if cell.decision is Decision.OPEN:
        if cell.bout:
            return tr("Night {night}, on the card").format(night=cell.night)
        if not cell.night:
            return words.expected(None)
        return tr("Night {night}").format(night=cell.night)
    when = tr("Night {night}").format(night=cell.night)
    how = _CAPTIONS.get(cell.decision)
    return when if how is None else how().format(night=cell.night)


_CAPTIONS: dict[Decision, Callable[[], str]] = {
    Decision.WALKOVER: later("Walkover"),
    Decision.DAMAGE: later("Night {night}, went on by damage"),
    Decision.LANDED: later("Night {night}, went on by punches landed"),
    Decision.DICE: later("Night {night}, went on by dice"),
}


def how_decided(cell: Cell) -> str:
    """How somebody came on from a place, in a sentence; empty while nobody has."""
    names = _names(cell)
    winner = names.get(cell.winner or 0, "")
    sentence = _DECIDED.get(cell.decision)
    if sentence is None:
        return ""
    if cell.where is not None and cell.decision is Decision.WALKOVER:
        return tr("{winner} wins without a bout: the other has left.").format(winner=winner)
    how = "" if cell.method is None else words.ended(cell.method, cell.ended, cell.cause)
    return sentence().format(winner=winner, how=how)


_DECIDED: dict[Decision, Callable[[], str]] = {
    Decision.BYE: later("{winner} has a bye."),
    Decision.WALKOVER: later("{winner} goes on without a bout: the other has retired."),
    Decision.RESULT: later("{winner} won: {how}."),
    Decision.DRAWN: later("A draw, which stands."),
    Decision.DAMAGE: later("A draw; {winner} goes on for more damage."),
    Decision.LANDED: later("A draw with even damage; {winner} goes on for more punches landed."),
    Decision.DICE: later("A draw with everything even; the dice let {winner} go on."),
}


def told(row: BracketRow, cell: Cell) -> str:
    """A place of the bracket as a screen reader says it."""
    where = tr("{round}, pairing {place} of {count}").format(
        round=round_name(row, cell.round), place=cell.place, count=len(row.rounds[cell.round - 1])
    )
    if cell.decision is Decision.BYE:
        return f"{where}. {how_decided(cell)}"
    when = tr("night {night}").format(night=cell.night) if cell.night else words.expected(None)
    who = tr("{red} against {blue}, {when}.").format(
        red=side_name(cell.red), blue=side_name(cell.blue), when=when
    )
    return f"{where}: {who} {how_decided(cell)}".strip()


def side_name(side: Entrant | None) -> str:
    """A side of a pairing with his seed; a word for who is not known yet."""
    if side is None:
        return tr("to be decided")
    return tr("{name} (seed {seed})").format(name=side.name, seed=side.seed)


def _names(cell: Cell) -> dict[int, str]:
    return {side.fighter: side.name for side in (cell.red, cell.blue) if side is not None}


def state(row: BracketRow) -> str:
    """Where a tournament stands, in a line."""
    if row.winner is not None:
        return tr("Won by {name}").format(name=translated(row.champion))
    if row.next_night:
        return tr(
            "%n still in it, next on night {night}", "%n still in it, next on night {night}", row.left
        ).format(night=row.next_night)
    return tr("%n still in it", "%n still in it", row.left)
