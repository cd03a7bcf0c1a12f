"""``ringside bout``: one bout, fought and told."""

from __future__ import annotations

from pathlib import Path

import click

from ringside_manager.bout import BLUE, RED, BoutRecord, Fought, SeededChance, derive_seed, fight
from ringside_manager.bout.events import Event
from ringside_manager.cli.console import note, out_json
from ringside_manager.cli.corners import AI, CORNER_HELP, CornerMaker, corner_maker
from ringside_manager.cli.documents import bout_document
from ringside_manager.cli.files import read_text, write_text
from ringside_manager.cli.lazy import examples
from ringside_manager.cli.matchup import Matchup, takes_a_matchup
from ringside_manager.cli.options import commentary_option, json_option, seed_option, seed_or_fresh
from ringside_manager.cli.telling import out_opening, out_result, out_summary, out_telling
from ringside_manager.errors import NoSaveError, RecordError, SaveExistsError
from ringside_manager.fighters.fighter import Fighter


@click.command(
    epilog=examples(
        "ringside bout Ali Frazier",
        "ringside bout Ali Marciano --rounds 15 --seed 1974 --record ali-marciano.json",
        "ringside bout Louis Schmeling --commentary radio",
        "ringside bout Dempsey Tunney --red-corner my-plan.yaml --blue-corner plan:swarmer --quiet",
    )
)
@takes_a_matchup
@seed_option
@click.option("--red-corner", default=AI, show_default=True, metavar="WHO", help=CORNER_HELP.format("red"))
@click.option("--blue-corner", default=AI, show_default=True, metavar="WHO", help=CORNER_HELP.format("blue"))
@click.option(
    "--record",
    "record_path",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Keep the bout in a file, from which 'ringside replay' tells it again.",
)
@commentary_option
@click.option("--quiet", is_flag=True, help="Print the result alone.")
@json_option
def command(
    match: Matchup,
    *,
    seed: int | None,
    red_corner: str,
    blue_corner: str,
    record_path: Path | None,
    length: str,
    quiet: bool,
    as_json: bool,
) -> None:
    """Fight one bout between RED and BLUE and tell it.

    Names are found whatever their case and accents; a part of a name will do if it fits one fighter
    alone.
    """
    makers = tuple(corner_maker(word, match.setup.engine) for word in (red_corner, blue_corner))
    if record_path is not None:
        check_record_place(record_path)
    chosen_seed = seed_or_fresh(seed)
    fought, events = fight_it(match, chosen_seed, makers)
    if record_path is not None:
        keep_record(record_path, fought.record)
    if as_json:
        out_json(bout_document(fought.record, events))
    elif quiet:
        out_result(match.setup, fought.outcome)
    else:
        out_opening(match.setup, chosen_seed, introduced(match.red), introduced(match.blue))
        out_telling(match.setup, chosen_seed, events, length)
        out_summary(match.setup, fought.outcome)


def fight_it(match: Matchup, seed: int, makers: tuple[CornerMaker, ...]) -> tuple[Fought, list[Event]]:
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
    known = ", ".join(fact for fact in (fighter.nationality, fighter.stance) if fact)
    return f"{fighter.name}{nickname}" + (f" ({known})" if known else "")


def check_record_place(path: Path) -> None:
    """Refuse before the bout what ``keep_record`` would refuse after it."""
    if path.exists():
        _recorded_at(path)
    elif not path.parent.is_dir():
        raise NoSaveError(f"There is no folder {path.parent}.", next_step="Make it, or choose another.")


def keep_record(path: Path, record: BoutRecord) -> None:
    """Write a record; an earlier record gives way and that is said, any other file is never overwritten."""
    before = _recorded_at(path) if path.exists() else None
    write_text(path, record.to_json() + "\n", replace=before is not None)
    if before is not None and before != record:
        note(
            f"{path} held another bout, {before.red.get('name')} against {before.blue.get('name')}; replaced."
        )
    else:
        note(f"The bout is kept in {path}.")


def _recorded_at(path: Path) -> BoutRecord:
    try:
        return BoutRecord.from_json(read_text(path))
    except RecordError as error:
        raise SaveExistsError(
            f"{path} exists already and is not a bout record; it is not overwritten.",
            next_step="Choose another name, or move it away.",
        ) from error
