"""The audit of a save, open or not: every discrepancy in words, bouts held against their night and fought again.

A bout is judged by the books as they were when it was written: its cards, its terms and what the fighters brought
into it follow from what had been posted by then, its dice from the seed of its night.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import groupby
from pathlib import Path

from ringside_manager.bout.chance import SeededChance
from ringside_manager.bout.drive import Unfinished, Verdict
from ringside_manager.bout.drive import replay as fight_again
from ringside_manager.bout.drive import setup_of as setup_in
from ringside_manager.bout.record import Begun, BoutRecord
from ringside_manager.campaign.books import Books, BoutBook
from ringside_manager.campaign.bouts import aftermath_seed, bout_seed, dice_seed, differences, setup_of
from ringside_manager.errors import CancelledError, DamagedError, RingsideError, UnknownNameError, excerpt
from ringside_manager.language import say, word
from ringside_manager.league.business import post_all, post_entry
from ringside_manager.league.business.bouts import Aftermath, BoutFought
from ringside_manager.league.business.club import WITHHELD_KINDS
from ringside_manager.league.business.open_books import Corrected, Struck
from ringside_manager.league.deeds import Entry
from ringside_manager.league.discrepancy import Area, Discrepancy, Findings
from ringside_manager.league.examination import UNPOSTABLE, examine
from ringside_manager.league.header import LAYOUTS, Layouts
from ringside_manager.league.ring import RingBout, Rows, live
from ringside_manager.league.save_file import open_save

Progress = Callable[[int, int], bool]
"""Told how many of how many bouts are done; false stops."""


def audit(path: Path, *, replay: bool = True, layouts: Layouts = LAYOUTS) -> Findings:
    """Everything wrong with the save at ``path``, which is not changed; empty if nothing is.

    With ``replay`` every bout is held against its night and fought again, those in the ring too.  Raises ``SaveError``
    for a file that is not there, locked, no league, or of a version this program does not know.
    """
    try:
        with open_save(path, layouts, read_only=True) as save:
            found = examine(save, layouts, tables=True)
    except DamagedError as error:
        return Findings(Discrepancy(Area.FILE, finding) for finding in error.findings)
    seen = Findings(found.findings, found.notes)
    return with_bouts(seen, found.entries, found.books, found.ring) if replay else seen


def with_bouts(
    found: Findings, entries: Sequence[Entry], books: Books, ring: Rows, progress: Progress | None = None
) -> Findings:
    """What was found already, and what is wrong with the bouts of the journal and in the ring."""
    bouts = bout_findings(entries, progress)
    in_ring = ring_findings(books, ring)
    return Findings([*found, *bouts, *in_ring], [*found.notes, *bouts.notes, *in_ring.notes])


def bout_findings(entries: Sequence[Entry], progress: Progress | None = None) -> Findings:
    """Every bout that was not fought as it had to be on its night, or no longer comes out as it did.

    What cannot be judged any more is a note: a bout under an older edition of its rules or under a system that is not
    installed, one without a record, a night held with dice of its own (``--seed``).  ``progress`` is told (bouts
    done, bouts) before each and after the last; if it returns false, ``CancelledError`` is raised.
    """
    found, judged = list[Discrepancy](), list[_Judged]()
    total = sum(isinstance(entry.deed, BoutFought) for entry in entries)
    for entry, books in _as_they_were(entries):
        if isinstance(entry.deed, BoutFought):
            _tell(progress, len(judged), total)
            judged.append(_Judged(entry, entry.deed, books).held())
        else:
            found += _strays(entry, entries)
    _tell(progress, total, total)
    for _, night in groupby(judged, lambda bout: bout.entry.act):
        _hold_night(list(night))
    found += [_at(bout.entry, what) for bout in judged for what in bout.faults]
    return Findings(sorted(found, key=lambda finding: finding.entry or 0), _notes(judged))


def ring_findings(books: Books, rows: Rows) -> Findings:
    """Every bout in the ring that could not have come about there; one the program cannot take up is a note.

    A row that is of no bout of tonight's card lies there for nobody, so only its record is looked at.
    """
    found, notes = list[Discrepancy](), list[Discrepancy]()
    now = live(books, rows)
    for number, row in rows.items():
        tonight = books.bouts[number] if number in now else None
        faults, remarks = (_over if row.done else _under_way)(books, tonight, row)
        found += [_of_row(row, what) for what in faults]
        notes += [_of_row(row, what) for what in remarks]
    return Findings(found, notes)


def _tell(progress: Progress | None, done: int, total: int) -> None:
    if progress is not None and not progress(done, total):
        raise CancelledError(
            say("The audit was stopped after {done} of {total} bouts.", done=done, total=total)
        )


def _at(entry: Entry, what: str) -> Discrepancy:
    return Discrepancy(Area.RECORD, what, entry=entry.number)


def _notes(judged: Iterable[_Judged]) -> Iterator[Discrepancy]:
    """What cannot be said of the bouts, each remark once with the first it is about."""
    about: dict[str, list[Entry]] = {}
    for bout in judged:
        for note in bout.notes:
            about.setdefault(note, []).append(bout.entry)
    for note, (first, *more) in about.items():
        yield _at(first, say("{note} (and {more} more like it)", note=note, more=len(more)) if more else note)


def _as_they_were(entries: Sequence[Entry]) -> Iterator[tuple[Entry, Books | None]]:
    """Every entry with the books as they were before it; ``None`` where it cannot be posted."""
    books: Books | None = Books()
    posted = True
    for place, entry in enumerate(entries):
        if not posted and isinstance(entry.deed, BoutFought):
            books, posted = _posted(entries[:place]), True
        yield entry, books
        if isinstance(entry.deed, Struck | Corrected):
            posted = False  # what follows was written with the books posted afresh
        elif posted and books is not None:
            books = _with(books, entry)


def _posted(entries: Sequence[Entry]) -> Books | None:
    try:
        return post_all(entries)
    except UNPOSTABLE:
        return None


def _with(books: Books, entry: Entry) -> Books | None:
    try:
        post_entry(books, entry)
    except UNPOSTABLE:
        return None
    return books


class _Judged:
    """A bout of the journal held against the books before it: what is wrong, what cannot be said.

    ``own_dice``: whether its dice are those of the league's seed; ``None`` if its night had a seed of its own, so
    that it was judged by that, or if there is nothing to tell them from.
    """

    def __init__(self, entry: Entry, deed: BoutFought, books: Books | None) -> None:
        self.entry, self.deed, self.books = entry, deed, books
        self.faults: list[str] = []
        self.notes: list[str] = []
        self.own_dice: bool | None = None

    def held(self) -> _Judged:
        """This, after it has been held against its night and fought again."""
        if self.entry.record is None:
            self.notes.append(say("the bout has no record, so it cannot be fought again"))
            return self
        try:
            record = BoutRecord.from_json(self.entry.record)
        except RingsideError as error:
            self.faults.append(error.message)
            return self
        if record.outcome != self.deed.outcome:
            self.faults.append(say("the bout record tells another outcome than the entry"))
        bout = None if self.books is None else self.books.bouts.get(self.deed.bout)
        if bout is None or self.books is None:
            self.faults.append(say("there was no bout {bout} to be fought", bout=self.deed.bout))
        else:
            self._hold(record, bout, self.books)
        self._fight_again(record)
        return self

    def _hold(self, record: BoutRecord, bout: BoutBook, books: Books) -> None:
        """Cards, terms, carried losses, plans and dice (C2, C57, CV4)."""
        faults, remarks = _not_its_bout(record, bout, books)
        self.faults += faults
        self.notes += remarks
        if self.deed.carried != record.terms.carried:
            self.faults.append(say("the bout record tells other losses carried into the bout than the entry"))
        if self.deed.by_hand is not None and books.doors != bout.night:
            self.faults.append(
                say("people are said to have led a corner or not, but the doors were never open")
            )
        for fighter, plan in zip(bout.fighters, self.deed.plans, strict=True):
            if plan is not None and plan != books.fighters[fighter].plan:
                self.faults.append(
                    say(
                        "entry {plan} is not the fight plan that was sealed for fighter {fighter}",
                        plan=plan,
                        fighter=fighter,
                    )
                )
        fixed = _fixed_seed(books, bout.night)
        opened = fixed is not None
        seed = bout_seed(bout, books.seed if fixed is None else fixed)
        own = record.seed == dice_seed(seed)
        if not opened:
            self.own_dice = own
        elif not own and record.dice is None:
            self.faults.append("the bout record does not tell of the dice of its night")
        if (opened or own) and self.deed.dice != Aftermath.thrown(SeededChance(aftermath_seed(seed))):
            self.faults.append("the dice after the bout are not those of its night")

    def _fight_again(self, record: BoutRecord) -> None:
        try:
            verdict = fight_again(record, listen=False).verdict
        except UnknownNameError as unknown:
            self.notes.append(say("the bout cannot be fought again: {unknown}", unknown=unknown.message))
            return
        if verdict is Verdict.DIFFERENT:
            self.faults.append("the bout no longer comes out as it was recorded")
        elif verdict is Verdict.HISTORY:
            self.notes.append(
                "the bout was fought under an older edition of the rules and comes out differently now"
            )


def _not_its_bout(record: BoutRecord, bout: BoutBook, books: Books) -> tuple[list[str], list[str]]:
    """What a record tells otherwise than the bout as it was to be fought, and what cannot be said of it."""
    if record.engine != bout.system:
        return [say("the bout record is of another bout system, {system}", system=excerpt(record.engine))], []
    try:
        setup = setup_of(books, bout)
    except UnknownNameError:
        return [], []  # a system that is not installed: fighting it again says so
    except RingsideError as refused:
        return [say("the bout could not be fought: {refused}", refused=refused.message)], []
    if record.rules_version != setup.engine.info.rules_version:
        # Cards are converted by the rules of their time, so only names and rounds can be compared
        lines = record.red.get("name"), record.blue.get("name"), record.terms.rounds
        names = (books.fighters[number].name for number in bout.fighters)
        same = lines == (*names, bout.rounds)
        faults: list[str] = [] if same else [say("the bout record tells of other fighters or rounds")]
        older = say("the bout was fought under version {version} of the rules", version=record.rules_version)
        return faults, [older]
    try:
        others = list(differences(record, setup))
        if others == ["cards"] and _entered(record, bout, books):
            return [], [say("the bout was fought with the cards its fighters entered the league with")]
    except RingsideError:
        others = ["cards or terms"]
    wrong: list[str] = [
        say("the bout record tells of other {what} than those of its night", what=word(what))
        for what in others
    ]
    return wrong, []


def _entered(record: BoutRecord, bout: BoutBook, books: Books) -> bool:
    """Whether both cards are those of the day or those their fighters came with, before any experience."""
    told = setup_in(record)
    pages = (books.fighters[number] for number in bout.fighters)
    return all(
        card in (page.card(told.engine), page.fighter.card_in_character(told.engine))
        for card, page in zip((told.red, told.blue), pages, strict=True)
    )


def _fixed_seed(books: Books, night: int) -> int | None:
    """The seed of a night that was fixed before its first bell, by open doors or by seals (C86); None without either."""
    if books.doors == night:
        return books.doors_seed
    page = books.club.nights.get(night)
    return None if page is None or page.opened is None else page.seed


def _hold_night(night: Sequence[_Judged]) -> None:
    """A night has one seed: either all of its bouts have the league's dice, or it was held with others."""
    strange = [bout for bout in night if bout.own_dice is False]
    if any(bout.own_dice for bout in night):
        for bout in strange:
            bout.faults.append("the bout was not fought with the dice of the other bouts of its night")
    elif strange:
        strange[0].notes.append(say("the night was held with other dice than those of the league's seed"))


def _strays(entry: Entry, entries: Sequence[Entry]) -> Iterator[Discrepancy]:
    """A record that belongs to no bout; a correction of a bout that changes more than its result."""
    if entry.record is not None and entry.deed.kind not in WITHHELD_KINDS:
        yield Discrepancy(Area.RECORD, say("the bout record belongs to no bout"), entry=entry.number)
    if not isinstance(entry.deed, Corrected) or not isinstance(entry.deed.deed, BoutFought):
        return
    told = next((one.deed for one in entries if one.number == entry.deed.entry), None)
    if not isinstance(told, BoutFought) or told != replace(entry.deed.deed, outcome=told.outcome):
        what = say("the correction of a bout changes more than its result")
        yield Discrepancy(Area.JOURNAL, what, entry=entry.number)


def _over(books: Books, bout: BoutBook | None, row: RingBout) -> tuple[list[str], list[str]]:
    """What is wrong with a bout that is over in the ring."""
    try:
        record = BoutRecord.from_json(row.text)
        faults = [] if bout is None else _not_tonights(record, bout, books)
        if fight_again(record, listen=False).verdict is Verdict.DIFFERENT:
            faults.append("the bout does not come out as its record says")
    except UnknownNameError as unknown:
        return [], [say("the bout cannot be fought again: {unknown}", unknown=unknown.message)]
    except RingsideError as error:
        return [error.message], []
    return faults, []


def _under_way(books: Books, bout: BoutBook | None, row: RingBout) -> tuple[list[str], list[str]]:
    """What is wrong with a bout that is not over in the ring; whatever the window keeps of it is JSON."""
    try:
        kept = Unfinished.from_json(row.text)
        kept.resume()
    except RingsideError as error:
        return [], [say("the bout cannot be taken up as it stands: {error}", error=error.message)]
    return ([] if bout is None else _not_tonights(kept.begun, bout, books)), []


def _not_tonights(told: Begun, bout: BoutBook, books: Books) -> list[str]:
    """What a bout in the ring has that is not that of the night whose doors are open."""
    try:
        others = list(differences(told, setup_of(books, bout)))
    except RingsideError:
        others = ["cards or terms"]
    if told.dice is None and told.seed != dice_seed(bout_seed(bout, books.doors_seed)):
        others.append("dice")
    return [say("the bout tells of other {what} than those of its night", what=word(what)) for what in others]


def _of_row(row: RingBout, what: str) -> Discrepancy:
    return Discrepancy(Area.RING, what, table="ring", key=f"bout {row.bout}")
