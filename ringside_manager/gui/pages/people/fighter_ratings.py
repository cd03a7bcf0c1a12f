"""What a fighter can do: his ratings on the scale of the field, and what experience taught him."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from ringside_manager.gui import words
from ringside_manager.gui.look import set_margins
from ringside_manager.gui.pages.people.bars import Meter, RatingMeters
from ringside_manager.gui.pages.people.fighter_view import FighterView
from ringside_manager.gui.pages.people.parts import Part, TallScroll, leading
from ringside_manager.gui.place import Place
from ringside_manager.gui.widgets import Facts, Panel, note, row
from ringside_manager.language import tr
from ringside_manager.office.facts.fighters import FieldRating, RatingFact


class RatingsPart(Part[FighterView]):
    """Bars on the left, lessons on the right."""

    def build(self) -> None:
        """Make the bars and the list of lessons."""
        self.meters = RatingMeters()
        self.legend = note()
        self.lessons = Facts()
        self.untaught = note()
        bars, taught = Panel(tr("Ratings now")), Panel(tr("What experience taught him"))
        taught.setProperty("rule", "C11")
        bars.body.addWidget(self.meters)
        bars.body.addWidget(self.legend)
        bars.body.addStretch(1)
        taught.body.addWidget(self.untaught)
        taught.body.addWidget(self.lessons)
        taught.body.addStretch(1)
        inner = QWidget()
        box = row(space=4, parent=inner)
        box.addWidget(bars, 3)
        box.addWidget(taught, 2)
        outer = row(TallScroll(inner), parent=self)
        set_margins(outer, 0, 3, 0, 0)

    def fill(self, facts: FighterView) -> None:
        """Show another fighter's ratings."""
        over = facts.field()
        field = {rating.rating: rating for rating in over}
        self.meters.show_meters([_meter(rating, field[rating.rating]) for rating in facts.facts.ratings])
        self.legend.setText(_legend(over))
        lessons = sorted(
            (lesson for rating in facts.facts.ratings for lesson in rating.lessons),
            key=lambda lesson: lesson.night,
        )
        self.lessons.set(
            [
                (
                    tr("Night {night}: {rating} +1").format(
                        night=lesson.night, rating=words.rating(lesson.rating)
                    ),
                    leading(
                        self.link(
                            tr("after beating {opponent}").format(opponent=lesson.opponent.name),
                            Place("bout", lesson.bout),
                        )
                    ),
                )
                for lesson in lessons
            ]
        )
        self.untaught.setText(
            tr("Nothing yet. From the second victory in a row on, every victory may add a point.")
        )
        self.untaught.setVisible(not lessons)


def _meter(rating: RatingFact, field: FieldRating) -> Meter:
    return Meter(
        words.rating(rating.rating), rating.now, rating.now - rating.at_entry, field.most, field.mean
    )


def _legend(over: tuple[FieldRating, ...]) -> str:
    best = [field for field in over if field.place == 1 and field.of > 1]
    told = tr("A full bar is the league's best, the mark its average. Green came by experience.")
    if not best:
        return told
    names = ", ".join(words.rating(field.rating) for field in best)
    return tr("{legend} Nobody is better in: {ratings}.").format(legend=told, ratings=names)
