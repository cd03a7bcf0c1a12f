"""Records and history: awards by season, the record book, the hall of fame, the line of champions."""

from __future__ import annotations

from ringside_manager.gui.pages.history.awards_part import AwardsPart
from ringside_manager.gui.pages.history.hall_part import HallPart
from ringside_manager.gui.pages.history.lineage_part import LineagePart
from ringside_manager.gui.pages.history.record_part import RecordPart
from ringside_manager.gui.pages.page import Page
from ringside_manager.gui.pages.people.parts import PartTabs
from ringside_manager.gui.place import Place
from ringside_manager.gui.session import Session
from ringside_manager.gui.widgets import column
from ringside_manager.language import tr


class RecordsPage(Page):
    """``part`` of a place names a tab: ``awards``, ``book``, ``hall`` or ``lineage``."""

    def build(self) -> None:
        """Make the tabs."""
        self.tabs: PartTabs[Session] = PartTabs(tr("Records and history"))
        self.tabs.add("awards", tr("Awards"), AwardsPart)
        self.tabs.add("book", tr("Record book"), RecordPart)
        self.tabs.add("hall", tr("Hall of fame"), HallPart)
        self.tabs.add("lineage", tr("Title lineage"), LineagePart)
        self.tabs.go.connect(self.go)
        column(self.tabs, parent=self)

    def show_place(self, place: Place) -> None:
        """Show a tab."""
        self.place = place
        self.tabs.fill(self.session, place.part)

    def refresh(self) -> None:
        """Read the books again."""
        self.tabs.fill(self.session)

    def title(self) -> str:
        """What is shown."""
        return tr("Records")
