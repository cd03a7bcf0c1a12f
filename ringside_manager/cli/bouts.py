"""``ringside bout`` and ``ringside replay``: one bout fought and shown, or shown again from its record and checked."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from ringside_manager.bout import (
    BLUE,
    RED,
    BoutRecord,
    SeededChance,
    Setup,
    derive_seed,
    fight,
    registry,
)
from ringside_manager.bout.drive import Replay, Verdict, replay
from ringside_manager.bout.engine import AI, CornerMaker
from ringside_manager.bout.events import Event
from ringside_manager.bout.outcome import Outcome, Scorecard
from ringside_manager.cli.commands import examples
from ringside_manager.cli.console import Column, note, out, out_json, out_table, read_text, write_text
from ringside_manager.cli.matchup import CORNER_HELP, Matchup, corner_maker, takes_a_matchup
from ringside_manager.cli.options import (
    commentary_option,
    counted,
    json_option,
    path_argument,
    path_option,
    seed_option,
    seed_or_fresh,
    spoken,
    whole_option,
)
from ringside_manager.commentary import Line, Tone, narrate
from ringside_manager.commentary.phrases import Length
from ringside_manager.commentary.results import SECONDS, clock_time, result_line, summary
from ringside_manager.errors import NoSaveError, RecordError, SaveExistsError, UsageError
from ringside_manager.fighters import Fighter
from ringside_manager.language import LANGUAGE, say, translated, word
from ringside_manager.printed import is_code, league_of, read_code

TYPED = "typed"
"""The corner whose decisions stand in the file of a bout played on paper."""

# A bout on the screen.


HANG = 5
_STYLES = {
    Tone.BELL: "bold",
    Tone.PLAIN: "",
    Tone.LOUD: "bold yellow",
    Tone.SCORE: "cyan",
    Tone.RESULT: "bold green",
}


def out_opening(setup: Setup, seed: int, red: str, blue: str) -> None:
    """Who meets whom, under which rules; ``red`` and ``blue`` introduce the boxers."""
    info, terms = setup.engine.info, setup.terms
    chosen = ", ".join(f"{name} {spoken(value)}" for name, value in terms.options.items())
    out(say("Red   {red}", red=red), "red")
    out(say("Blue  {blue}", blue=blue), "blue")
    rounds = counted(terms.rounds, "round")
    out(
        say(
            "{title}, {rounds}, seed {seed} ({options})",
            title=info.title,
            rounds=rounds,
            seed=seed,
            options=chosen,
        )
        if chosen
        else say("{title}, {rounds}, seed {seed}", title=info.title, rounds=rounds, seed=seed)
    )


def out_commentary(setup: Setup, seed: int, events: Iterable[Event], length: str) -> None:
    """The bout from the first bell to the result; ``length`` is the value of a ``Length``."""
    chosen, clock = Length(length), setup.engine.info.clock
    for line in narrate(setup, seed, events, length=chosen, language=LANGUAGE.code):
        if line.tone in (Tone.BELL, Tone.RESULT):
            out()
        # A line of the ticker says itself when it was.
        text = line.text if chosen is Length.TICKER else _with_time(line, clock)
        out(text, _STYLES[line.tone], hang=HANG + (clock == SECONDS))


def out_summary(setup: Setup, outcome: Outcome) -> None:
    """The figures of both boxers side by side."""
    red, blue = names_of(setup)
    out()
    columns = (Column(""), Column(red, right=True), Column(blue, right=True))
    out_table(columns, summary(outcome))


def out_result(setup: Setup, outcome: Outcome) -> None:
    """The result line alone."""
    out(result_line(outcome, *names_of(setup), setup.engine.info.clock, LANGUAGE.code), _STYLES[Tone.RESULT])


def names_of(setup: Setup) -> tuple[str, str]:
    """The names on both cards."""
    red, blue = (str(setup.engine.card_data(card)["name"]) for card in (setup.red, setup.blue))
    return red, blue


def _with_time(line: Line, clock: str) -> str:
    if line.tone not in (Tone.PLAIN, Tone.LOUD):
        return line.text
    time = clock_time(line.time, clock) if line.time else ""
    return f"{time:>{4 if clock == SECONDS else 3}}  {line.text}"


# JSON documents of bouts: the shape that scripts rely on.


Document = dict[str, object]


def bout_document(record: BoutRecord, events: Iterable[Event]) -> Document:
    """A bout with everything that happened in it."""
    return {
        "system": record.engine,
        "rules_version": record.rules_version,
        "red": record.red.get("name"),
        "blue": record.blue.get("name"),
        "rounds": record.terms.rounds,
        "seed": record.seed,
        "outcome": outcome_document(record.outcome),
        "scorecards": [scorecard_document(card) for card in record.outcome.scorecards],
        "knockdowns": by_corner(record.outcome.knockdowns),
        "events": [event.as_dict() for event in events],
        "digest": record.digest,
    }


def outcome_document(outcome: Outcome) -> Document:
    """How a bout ended."""
    return {
        "method": outcome.method.value,
        "winner": outcome.winner.value if outcome.winner else None,
        "round": outcome.round,
        "time": outcome.time,
    }


def scorecard_document(card: Scorecard) -> Document:
    """One judge's points, each pair red then blue."""
    return {
        "judge": card.judge,
        "rounds": [list(points) for points in card.rounds],
        "total": list(card.total),
    }


def by_corner(pair: tuple[int, int] | tuple[float, float]) -> Document:
    """A pair with its corners named."""
    return {"red": pair[0], "blue": pair[1]}


# ``ringside bout``.


@click.command(
    epilog=examples(
        "ringside bout Ali Frazier",
        "ringside bout Ali Marciano --rounds 15 --seed 1974 --record ali-marciano.json",
        "ringside bout Louis Schmeling --commentary radio",
        "ringside bout Dempsey Tunney --red-corner my-plan.yaml --blue-corner plan:swarmer --quiet",
        "ringside bout Ali Frazier --dice thrown.txt --red-corner typed --blue-corner typed",
    )
)
@takes_a_matchup
@seed_option
@click.option("--red-corner", default=AI, show_default=True, metavar="WHO", help=CORNER_HELP.format("red"))
@click.option("--blue-corner", default=AI, show_default=True, metavar="WHO", help=CORNER_HELP.format("blue"))
@path_option(
    "--record", "record_path", help="Keep the bout in a file, from which 'ringside replay' tells it again."
)
@path_option(
    "--dice",
    "dice_path",
    help="The bout as it was played on paper: the dice of FILE, and the decisions of a corner that is 'typed'.",
)
@commentary_option
@click.option("--quiet", is_flag=True, help="Print the result alone.")
@json_option
def bout(
    match: Matchup,
    *,
    seed: int | None,
    red_corner: str,
    blue_corner: str,
    record_path: Path | None,
    dice_path: Path | None,
    length: str,
    quiet: bool,
    as_json: bool,
) -> None:
    """Fight one bout between RED and BLUE and tell it.

    Names are found whatever their case and accents; a part of a name will do if it fits one fighter
    alone.
    """
    who = (red_corner, blue_corner)
    if dice_path is None and TYPED in who:
        raise UsageError(say("A corner is typed only where the bout is: name its file with --dice."))
    makers = tuple(None if word == TYPED else corner_maker(word, match.setup.engine) for word in who)
    match = match.with_corners(who)
    if record_path is not None:
        check_record_place(record_path)
    chosen_seed = seed_or_fresh(seed)
    if dice_path is not None:
        fought, events = _typed_bout(match, chosen_seed, makers, dice_path)
    else:
        fought, events = fight_it(match, chosen_seed, [maker for maker in makers if maker is not None])
    if record_path is not None:
        keep_record(record_path, fought)
    if as_json:
        out_json(bout_document(fought, events))
    elif quiet:
        out_result(match.setup, fought.outcome)
    else:
        out_opening(match.setup, chosen_seed, introduced(match.red), introduced(match.blue))
        out_commentary(match.setup, chosen_seed, events, length)
        out_summary(match.setup, fought.outcome)


def _typed_bout(
    match: Matchup, seed: int, makers: Sequence[CornerMaker | None], path: Path
) -> tuple[BoutRecord, list[Event]]:
    """The bout played on paper; the corners that are not typed decide by the dice of the seed."""
    from ringside_manager.bout.drive import fight_typed, read_typed

    events: list[Event] = []
    engine = match.setup.engine
    red, blue = (
        None if maker is None else maker(engine, SeededChance(derive_seed(seed, f"{corner.value} corner")))
        for maker, corner in zip(makers, (RED, BLUE), strict=True)
    )
    typed = read_typed(read_text(path), str(path))
    return fight_typed(match.setup, seed, typed, (red, blue), events.append), events


def fight_it(match: Matchup, seed: int, makers: Sequence[CornerMaker]) -> tuple[BoutRecord, list[Event]]:
    """The bout and all that happened in it; each corner's dice follow from the bout's seed."""
    events: list[Event] = []
    engine = match.setup.engine
    red, blue = (
        maker(engine, SeededChance(derive_seed(seed, f"{corner.value} corner")))
        for maker, corner in zip(makers, (RED, BLUE), strict=True)
    )
    return fight(match.setup, seed, red, blue, events.append), events


def introduced(fighter: Fighter) -> str:
    """A fighter as the announcer calls him in."""
    nickname = f', "{fighter.nickname}"' if fighter.nickname else ""
    known = ", ".join(fact for fact in (fighter.nationality, translated(fighter.stance)) if fact)
    return f"{fighter.name}{nickname}" + (f" ({known})" if known else "")


def check_record_place(path: Path) -> None:
    """Refuse before the bout what ``keep_record`` would refuse after it."""
    if path.exists():
        _recorded_at(path)
    elif not path.parent.is_dir():
        wrong = say("There is no folder {parent}.", parent=path.parent)
        raise NoSaveError(wrong, next_step=say("Make it, or choose another."))


def keep_record(path: Path, record: BoutRecord) -> None:
    """Write a record; an earlier record gives way and that is said, any other file is never overwritten."""
    before = _recorded_at(path) if path.exists() else None
    write_text(path, record.to_json() + "\n", replace=before is not None)
    if before is not None and before != record:
        note(
            say(
                "{path} held another bout, {get} against {get2}; replaced.",
                path=path,
                get=before.red.get("name"),
                get2=before.blue.get("name"),
            )
        )
    else:
        note(say("The bout is kept in {path}.", path=path))


def _recorded_at(path: Path) -> BoutRecord:
    try:
        return BoutRecord.from_json(read_text(path))
    except RecordError as error:
        wrong = say("{path} exists already and is not a bout record; it is not overwritten.", path=path)
        raise SaveExistsError(wrong, next_step=say("Choose another name, or move it away.")) from error


# ``ringside replay``.


if TYPE_CHECKING:
    from ringside_manager.cli.league import Recorded
    from ringside_manager.office.facts.bouts import BoutPage

DIFFERS = 1
PAGES = (".html", ".htm")
SAVE = ".ringside"
"""The suffix of a league."""


@click.command(
    epilog=examples(
        "ringside replay ali-marciano.json --json",
        "ringside replay club.ringside --bout 214",
        "ringside replay ali-marciano.json --page ali-marciano.html",
        "ringside replay ringside:club/214",
    )
)
@path_argument("file", metavar="FILE_OR_SAVE")
@whole_option("--bout", within=(1, 2**53), help="The bout of a league; without it the bouts are listed.")
@path_option(
    "--page",
    help="Write the bout as a page for a browser (FILE.html) or as a text (any other name) instead of telling it.",
)
@commentary_option
@json_option
def replay_bout(file: Path, *, bout: int | None, page: Path | None, length: str, as_json: bool) -> int:
    """Tell a recorded bout again and say whether it still comes out the same.

    The exit code is 1 if it comes out differently; a bout fought under an older edition of the rules
    is history, and that is no fault.  In place of a file stands the code printed beside a bout on paper.
    """
    if is_code(str(file)):
        named = read_code(str(file))
        file, bout = league_of(named, Path()), named.bout
    if bout is None and file.suffix.casefold() != SAVE:
        record = read_record(file)
        return (
            show_replay(record, length, as_json=as_json) if page is None else write_page(record, page, length)
        )
    from ringside_manager.cli.league import out_fought, recorded  # leagues are slow to import

    if bout is None:
        out_fought(file, as_json=as_json)
        return 0
    found = recorded(file, bout)
    if page is not None:
        return write_page(found.record, page, length, found.page)
    code = show_replay(found.record, length, as_json=as_json, found=found)
    if found.corrected:
        note(say("The result was corrected; in the books it is: {corrected}", corrected=found.corrected))
    return code


def read_record(path: Path) -> BoutRecord:
    """The record in a file; ``NoSaveError``, ``FileError`` or ``RecordError`` if there is none in it."""
    return BoutRecord.from_json(read_text(path))


def show_replay(record: BoutRecord, length: str, *, as_json: bool, found: Recorded | None = None) -> int:
    """Replay a record, tell it at a length, and return the exit code; ``found`` if it is that of a league."""
    shown = replay(record)
    if as_json:
        out_json({**_replay_document(shown), **({} if found is None else {"led_by": found.led_by})})
    else:
        _show(shown, length)
        if found is not None:
            out(found.led, hang=4)
    if shown.verdict is Verdict.DIFFERENT:
        note(say("The bout comes out differently: the record or the program's rules were changed."))
        return DIFFERS
    return 0


def write_page(record: BoutRecord, path: Path, length: str, page: BoutPage | None = None) -> int:
    """Write a bout to a new file, as a page or as a text; the exit code.  ``page`` is that of a league."""
    from ringside_manager.almanac import bout_html, bout_sheet, bout_text  # Jinja is slow to import

    sheet = bout_sheet(record, length=Length(length), language=LANGUAGE.code, page=page)
    write_text(path, bout_html(sheet) if path.suffix.casefold() in PAGES else bout_text(sheet))
    note(say("The bout is written to {path}.", path=path))
    return 0


def _show(shown: Replay, length: str) -> None:
    record, bout = shown.record, shown.bout
    red, blue = (str(card.get("name", "nobody")) for card in (record.red, record.blue))
    if bout is None:
        text = say(
            "{red} against {blue}: the rules as they are now cannot follow this record.", red=red, blue=blue
        )
        out(text)
    else:
        out_opening(bout.setup, record.seed, red, blue)
        out_commentary(bout.setup, record.seed, bout.events, length)
        if bout.outcome is not None:
            out_summary(bout.setup, bout.outcome)
    out()
    text = say("The bout {value}.", value=word(shown.verdict.value))
    out(text, "bold" if shown.verdict is Verdict.SAME else "bold red")
    if shown.verdict is not Verdict.SAME:
        out(say("As recorded:"))
        out(result_line(record.outcome, red, blue, registry.get(record.engine).info.clock, LANGUAGE.code))


def _replay_document(shown: Replay) -> dict[str, object]:
    """The document of the recorded bout; events and ``replayed`` are what happens now."""
    events = shown.bout.events if shown.bout is not None else ()
    outcome = shown.bout.outcome if shown.bout is not None else None
    return {
        **bout_document(shown.record, events),
        "verdict": shown.verdict.name.lower(),
        "replayed": outcome_document(outcome) if outcome is not None else None,
    }
