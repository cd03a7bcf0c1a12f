"""The page of a bout: the bout fought again from its record, in figures and in words."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from PySide6.QtGui import QColor, QFont, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import QComboBox, QStackedLayout, QTextEdit, QWidget
from shiboken6 import isValid

from ringside_manager.bout import registry
from ringside_manager.commentary import Line, Tone, narrate
from ringside_manager.errors import RingsideError
from ringside_manager.gui import words
from ringside_manager.gui.justice.correcting import CorrectDialog
from ringside_manager.gui.language import error_text
from ringside_manager.gui.look import follow_look, px, theme
from ringside_manager.gui.operation import Job
from ringside_manager.gui.pages import Page
from ringside_manager.gui.pages.people.bout_parts import BoutBanner, ScoreGrid, ScoreLine, card_lines
from ringside_manager.gui.pages.people.compare import Meetings
from ringside_manager.gui.place import Command, Place
from ringside_manager.gui.portraits import sitter_in
from ringside_manager.gui.settings import settings
from ringside_manager.gui.tape import SideBySide, TapeRows, money_rows, punch_pairs
from ringside_manager.gui.widgets import (
    Empty,
    Link,
    Panel,
    Scroll,
    button,
    clear_layout,
    column,
    note,
    plain_label,
    row,
    show_if,
)
from ringside_manager.language import LANGUAGE, tr
from ringside_manager.office.facts import bouts as facts_of
from ringside_manager.office.facts.replays import ReplayFacts, replay_facts

# The fight plans a bout was fought with: open to all since the bell


class PlansPanel(Panel):
    """Both plans in sentences, side by side; hidden where no corner had one."""

    def __init__(self) -> None:
        super().__init__(tr("Fight plans"))
        self._sides = row(space=4)
        self.body.addLayout(self._sides)

    def show_plans(self, names: tuple[str, str], plans: tuple[str | None, str | None], system: str) -> None:
        """Show the plans of another bout, red's and blue's, as they were written."""
        clear_layout(self._sides)
        for side, (name, text) in enumerate(zip(names, plans, strict=True)):
            if text is not None:
                hint = plain_label(_sentences(text, system), wrap=True)
                hint.setAccessibleName(tr("Fight plan of {name}").format(name=name))
                head = plain_label(name, tone="red" if side == 0 else "blue")
                self._sides.addLayout(column(head, hint, None, space=1), 1)
        self.setVisible(plans != (None, None))


def _sentences(text: str, system: str) -> str:
    """A plan in words, or as it is written where this program cannot follow it."""
    from ringside_manager.gui.plans import plan_sentences
    from ringside_manager.plans.files import parse_plan  # YAML is slow to import

    try:
        info = registry.get(system).info
        return plan_sentences(parse_plan(text, "", info), info)
    except RingsideError:
        return text


# A bout fought again from its record, in figures and in words; worked out beside the save


Told = tuple[ReplayFacts, tuple[Line, ...]]
"""The facts of a bout fought again, and its story."""


def tell(record: str, _job: Job | None = None) -> Told:
    """Fight a bout again and tell it; errors as ``replay_facts``."""
    facts = replay_facts(record)
    return facts, _narrated(facts)


def _narrated(facts: ReplayFacts) -> tuple[Line, ...]:
    if facts.setup is None:
        return ()
    return tuple(narrate(facts.setup, facts.seed, facts.events, language=LANGUAGE.code))


class Length(Enum):
    """How much of the story is told."""

    ROUNDS = "rounds"
    HIGHLIGHTS = "highlights"
    FULL = "full"


_TONES = {
    Length.ROUNDS: (Tone.BELL, Tone.SCORE, Tone.RESULT),
    Length.HIGHLIGHTS: (Tone.BELL, Tone.LOUD, Tone.SCORE, Tone.RESULT),
    Length.FULL: tuple(Tone),
}


class StoryPanel(Panel):
    """The story at the length chosen."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(tr("The story"), parent)
        self.length = QComboBox()
        self.length.setAccessibleName(tr("Length of the story"))
        for length, text in (
            (Length.ROUNDS, tr("Round by round")),
            (Length.HIGHLIGHTS, tr("Highlights")),
            (Length.FULL, tr("Blow by blow")),
        ):
            self.length.addItem(text, length.value)
        wished = self.length.findData(settings().value("people/story_length", Length.HIGHLIGHTS.value))
        self.length.setCurrentIndex(max(0, wished))
        self.length.currentIndexChanged.connect(self._choose)
        self.text = QTextEdit()
        self.text.setReadOnly(True)
        self.text.setTabChangesFocus(True)
        self.text.setAccessibleName(tr("The story of the bout"))
        self.text.setMinimumHeight(px(240))
        self._lines: Sequence[Line] = ()
        self.head.addWidget(self.length)
        self.body.addLayout(column(self.text))
        follow_look(self._write)

    def show_lines(self, lines: Sequence[Line]) -> None:
        self._lines = lines
        self._write()

    def _choose(self) -> None:
        settings().set_value("people/story_length", self.length.currentData())
        self._write()

    def _write(self) -> None:
        """Texts go in letter by letter, so that a name can never be markup."""
        length = Length(self.length.currentData())
        told = told_at(self._lines, length)
        self.text.clear()
        cursor = QTextCursor(self.text.document())
        cursor.beginEditBlock()
        for place, line in enumerate(told):
            if place:
                cursor.insertText("\n")
            cursor.insertText(line.text, _shape(line.tone, length))
        cursor.endEditBlock()
        self.text.moveCursor(QTextCursor.MoveOperation.Start)


def told_at(lines: Sequence[Line], length: Length) -> list[Line]:
    """The lines of a story at a length; a round of which nothing is left is not rung in."""
    kept = [line for line in lines if line.tone in _TONES[length]]
    return [line for place, line in enumerate(kept) if not _is_idle(kept, place)]


def _is_idle(lines: list[Line], place: int) -> bool:
    return lines[place].tone is Tone.BELL and place + 1 < len(lines) and lines[place + 1].tone is Tone.BELL


def _shape(tone: Tone, length: Length) -> QTextCharFormat:
    """Bells and the result stand out; in the full story so does what the crowd stands up for."""
    shape, colours = QTextCharFormat(), theme()
    shape.setForeground(QColor(colours.muted if tone is Tone.SCORE else colours.text))
    bold = tone in (Tone.BELL, Tone.RESULT) or (tone is Tone.LOUD and length is Length.FULL)
    shape.setFontWeight(QFont.Weight.Bold if bold else QFont.Weight.Normal)
    return shape


# The page of a bout


RING = "ring"
"""The page on which a bout can be watched."""


class BoutPage(Page):
    """Result, cards, figures and story of one bout."""

    def build(self) -> None:
        self._told_record: str | None = None
        self._told: Told | None = None
        self.banner = BoutBanner()
        self.banner.go.connect(self.go)
        self.cards, self.grid, self.card_note = Panel(tr("Scorecard")), ScoreGrid(), note()
        self.punches, self.tape, self.punch_note = Panel(tr("Punches")), TapeRows(), note()
        self.money, self.sides = Panel(tr("Money and popularity")), SideBySide()
        self.story, self.doubt = StoryPanel(), note()
        self.plans = PlansPanel()
        self.meetings = Meetings()
        self.meetings.go.connect(self.go)
        self.entry, self.correction, self.compare, self.rule_books = Link(), Link(), Link(), Link()
        self.correct = button(tr("Correct the result…"), self._correct, picture="gavel")
        self.watch = button(tr("Watch it again"), self._to_ring, picture="eye")
        for link in (self.entry, self.correction, self.compare, self.rule_books):
            link.go.connect(self.go)
        for panel, rule in ((self.cards, "R52"), (self.punches, "R53"), (self.money, "C41")):
            panel.setProperty("rule", rule)
        self._lay_out()

    def focus_rule(self) -> str:
        """The rule of what has the keyboard; of the result of a bout where nothing has."""
        return super().focus_rule() or "R58"

    def _lay_out(self) -> None:
        for panel, widgets in (
            (self.cards, (self.grid, self.card_note)),
            (self.punches, (self.tape, self.punch_note)),
            (self.money, (self.sides,)),
        ):
            for widget in widgets:
                panel.body.addWidget(widget)
            panel.body.addStretch(1)
        inner = QWidget()
        links = self.compare, self.rule_books, self.entry, self.correction
        self.doors = row(self.watch, self.correct, *links, None, space=3)
        figures = row((self.punches, 3), (self.money, 2), space=4)
        column(
            self.banner,
            self.doors,
            self.doubt,
            self.cards,
            figures,
            self.plans,
            self.story,
            self.meetings,
            None,
            space=4,
            parent=inner,
        )
        self._stack = QStackedLayout(self)
        self._stack.addWidget(Scroll(inner))
        self._stack.addWidget(
            Empty(tr("There is no such bout."), tr("All cards"), lambda: self.go.emit(Place("cards")))
        )

    def show_place(self, place: Place) -> None:
        super().show_place(place)
        self.retitled.emit()

    def refresh(self) -> None:
        """Read the bout's page of the books; have it fought again if it has a record."""
        books, number = self.session.books, self.place.number
        self._stack.setCurrentIndex(0 if number in books.bouts else 1)
        if number not in books.bouts:
            return
        page = facts_of.bout_page(books, self.session.entries, number)
        self._page = page
        red, blue = (sitter_in(books, side.fighter.number) for side in page.corners)
        self.banner.show_bout(page, (red, blue))
        names = page.red.fighter.name, page.blue.fighter.name
        self.sides.show_rows(names, money_rows(books, page))
        self.meetings.show_meetings(
            page.meetings, {side.fighter.number: side.fighter.name for side in page.corners}, page.bout
        )
        self.plans.show_plans(names, page.plans, books.bouts[number].system)
        self._show_doors(page)
        record = page.record
        if record != self._told_record:
            self._told_record, self._told = record, None
            if record is not None:
                self.session.compute(
                    tr("Fighting the bout again"),
                    lambda job: tell(record, job),
                    lambda told: self._take(record, told),
                    self._cannot,
                )
        self._show_text()

    def title(self) -> str:
        bout = self.session.books.bouts.get(self.place.number)
        if bout is None:
            return tr("Bout")
        red, blue = (self.session.books.fighters[number].name for number in bout.fighters)
        return words.against(red, blue)

    def commands(self) -> tuple[Command, ...]:
        return (
            Command(
                "bout_correct", tr("Correct the result…"), self._correct, icon="gavel", why_not=self._why_not
            ),
            Command("bout_print", tr("Print sheets of this bout…"), self._print_sheets, icon="print"),
            Command("bout_compare", tr("Compare the two"), self.compare.click, icon="compare"),
            Command("bout_rule_books", tr("Under every rule book…"), self.rule_books.click, icon="compare"),
        )

    def _why_not(self) -> str:
        bout = self.session.books.bouts.get(self.place.number)
        if bout is None or bout.outcome is None:
            return tr("There is no result yet.")
        if self.session.read_only:
            return tr("This league is open for reading only.")
        return "" if self.session.is_promoter else tr("Only the promoter corrects results.")

    def _show_doors(self, page: facts_of.BoutPage) -> None:
        pair = Place("compare", page.red.fighter.number, str(page.blue.fighter.number))
        self.compare.set(tr("Compare the two"), pair)
        self.rule_books.set(tr("Under every rule book…"), Place("rule books", pair.number, pair.part))
        entry = None if page.entry is None else Place("journal", page.entry)
        self.entry.set(tr("In the journal"), entry)
        show_if(self.entry, entry is not None)
        show_if(self.correct, not self._why_not())
        show_if(self.watch, page.record is not None)
        by = page.corrected_by
        self.correction.set(tr("The result was corrected"), None if by is None else Place("journal", by))
        show_if(self.correction, by is not None)

    def _correct(self) -> None:
        dialog = CorrectDialog(self.session, self.place.number, self)
        dialog.go.connect(self.go)
        dialog.open()

    def _print_sheets(self) -> None:
        from ringside_manager.gui.printing import PrintDialog

        bout = self.session.books.bouts.get(self.place.number)
        if bout is not None:
            PrintDialog(self.session, bout.night, bout.number, parent=self).open()

    def _to_ring(self) -> None:
        self.go.emit(Place(RING, self.place.number))

    # fought again -------------------------------------------------------------------------------------

    def _take(self, record: str, told: Told) -> None:
        if isValid(self) and record == self._told_record:
            self._told = told
            self._show_text()

    def _cannot(self, error: RingsideError) -> None:
        if isValid(self):
            self.doubt.setText(error_text(error).text)
            self.doubt.show()

    def _show_text(self) -> None:
        page = self._page
        facts, story = self._told or (None, ())
        fought, faithful = page.outcome is not None, facts is not None and facts.is_faithful
        show_if(self.cards, fought)
        self.doubt.setText(_doubt(page, facts))
        show_if(self.doubt, bool(self.doubt.text()))
        self._show_cards(page, facts if faithful else None)
        show_if(self.punches, fought)
        show_if(self.tape, faithful)
        show_if(self.punch_note, not faithful)
        self.punch_note.setText(
            tr("Nobody wrote down the single punches of this bout.")
            if page.record is None
            else tr("Counting the punches…")
        )
        names = page.red.fighter.name, page.blue.fighter.name
        if facts is not None and faithful:
            self.tape.show_pairs(punch_pairs(facts.totals), names)
        show_if(self.story, faithful)
        self.story.show_lines(story if faithful else ())

    def _show_cards(self, page: facts_of.BoutPage, facts: ReplayFacts | None) -> None:
        outcome = page.outcome
        if outcome is None:
            return
        by_rounds = all(sum(points) <= 1 for card in outcome.scorecards for points in card.rounds)
        lines = card_lines(
            outcome.scorecards, tr("Judge {judge}"), tr("Rounds won") if by_rounds else tr("Points")
        )
        if facts is not None:
            rounds = facts.rounds
            red, blue = facts.totals
            landed = [(r.counts[0].landed, r.counts[1].landed) for r in rounds]
            if landed != [r.scored for r in rounds]:
                lines.append(ScoreLine(tr("Damage scored"), [r.scored for r in rounds], facts.scored))
            if red.tells_thrown and blue.tells_thrown:
                thrown = [(r.counts[0].thrown, r.counts[1].thrown) for r in rounds]
                lines.append(ScoreLine(tr("Punches thrown"), thrown, (red.thrown, blue.thrown)))
            lines.append(ScoreLine(tr("Punches landed"), landed, (red.landed, blue.landed)))
            downs = [(r.counts[0].knockdowns, r.counts[1].knockdowns) for r in rounds]
            if red.knockdowns or blue.knockdowns:
                lines.append(ScoreLine(tr("Knockdowns scored"), downs, (red.knockdowns, blue.knockdowns)))
        else:
            lines.append(ScoreLine(tr("Knockdowns scored"), (), outcome.knockdowns))
        boxed = max([outcome.round, *(len(line.rounds) for line in lines)])
        self.grid.show_lines((page.red.fighter.name, page.blue.fighter.name), boxed, lines)
        self.card_note.setText("" if outcome.scorecards else tr("There is no scorecard of this result."))
        show_if(self.card_note, not outcome.scorecards)


def _doubt(page: facts_of.BoutPage, facts: ReplayFacts | None) -> str:
    """What keeps the bout from being told from its record."""
    if page.outcome is None:
        return ""
    if page.record is None:
        return tr("The result was entered by hand, so there is no record to tell the bout from.")
    if page.corrected_by is not None:
        return tr(
            "The result was corrected. The figures by rounds and the story are those of the bout as it was recorded."
        )
    if facts is not None and not facts.is_faithful:
        return tr(
            "The rules have changed since this bout was fought, so it cannot be told from its record any more."
        )
    return ""
