"""The charts against a transcription of the specification, cell by cell."""

from __future__ import annotations

from typing import Any

from ringside_manager.engines.glory_days import tables
from ringside_manager.engines.glory_days.tables import CHART_OF_EVENTS, LINES, EventLine, Injury, Offence
from ringside_manager.engines.glory_days.trouble import by_knockdowns, printed_faces
from tests.engines.written import written
from tests.slow import each

WRITTEN = written("glory_days_tables")
ROWS = WRITTEN["judge_chart"]["rows"]
SCORES = {
    "high 10-9": (10, 9), "low 10-9": (9, 10), "even 10-10": (10, 10), "high 10-8": (10, 8), "high 10-7": (10, 7),
    "low 10-8": (8, 10),
}  # fmt: skip


def faces(cells: list[dict[str, Any]]) -> dict[int, tuple[int, int]]:
    return {
        face: SCORES[cell["score"]]
        for cell in cells
        for face in range(cell["range"][0], cell["range"][1] + 1)
    }


@each("row", ROWS)
def test_the_judges_chart(row: dict[str, Any]) -> None:
    first, last = row["differential"]
    for difference in {first, last, min(last, first + 1)}:
        counts = printed_faces(difference)
        laid = [score for score, count in zip(tables.FACE_SCORES, counts, strict=True) for _ in range(count)]
        assert dict(enumerate(laid, start=1)) == faces(row["no_knockdown"])
        for column, net in (("knockdown_by_high", 1), ("knockdown_by_low", -1)):
            assert {face: by_knockdowns(difference, net, face) for face in range(1, 21)} == faces(row[column])


def test_the_judges_chart_covers_every_difference() -> None:
    covered = [
        difference for row in ROWS for difference in range(row["differential"][0], row["differential"][1] + 1)
    ]
    assert covered == list(range(100))
    assert printed_faces(140) == printed_faces(99)


@each("net, die, points", [
    (2, 3, (10, 7)), (3, 3, (10, 6)), (5, 3, (10, 6)), (-2, 20, (8, 10)), (-4, 1, (6, 10)),
])  # fmt: skip
def test_each_further_knockdown_costs_a_point_down_to_six(
    net: int, die: int, points: tuple[int, int]
) -> None:
    assert by_knockdowns(5, net, die) == points


def test_the_foul_chart() -> None:
    chart = {Offence(row["foul"].replace(" ", "_")): row for row in WRITTEN["foul_chart"]["rows"]}
    assert {
        kind: (tuple(row["point"]), row["disqualified"]) for kind, row in chart.items()
    } == tables.FOUL_CHART
    assert all(row["warning"] == list(range(1, row["point"][0])) for row in chart.values())
    assert WRITTEN["foul_chart"]["any_kind"] == {"point": tables.ALL_POINT, "disqualified": tables.ALL_OUT}


def test_the_stoppage_chart() -> None:
    chart = {
        Injury(word.replace(" ", "_")): tuple(row) for word, row in WRITTEN["stoppage_chart"]["rows"].items()
    }
    assert chart == tables.STOPPAGE_CHART
    assert tuple(chart) == tables.INJURIES


def test_old_injuries_are_looked_at_in_order() -> None:
    classes = WRITTEN["injury_classes"]
    order = [word for name in classes["order"] for word in classes["members"][name]]
    assert [injury.value.replace("_", " ") for injury in tables.INJURIES] == order
    bounds = {
        word: classes["reopens_on_or_below"][name]
        for name in classes["order"]
        for word in classes["members"][name]
    }
    for injury in tables.INJURIES:
        bound = tables.SWELLS if injury in tables.SWELLINGS else tables.REOPENS
        assert bound == bounds[injury.value.replace("_", " ")]


def told(line: EventLine) -> dict[str, Any]:
    """A line in the words of the transcription."""
    numbers = (
        ("landed_self", line.landed[0]), ("landed_opp", line.landed[1]), ("power_self", line.own_power),
        ("landed_penalty_self", line.own_penalty), ("power_opp", line.others_power), ("will_opp", line.others_will),
        ("stamina_self", line.stamina[0]), ("stamina_opp", line.stamina[1]),
    )  # fmt: skip
    words: dict[str, Any] = {"once": line.once, **{key: value for key, value in numbers if value}}
    if line.both_cut:
        words["cut_check"] = "both"
    if line.others_cut is not None:
        words |= {"cut_check": "opp", "cut_add": line.others_cut}
    if line.injury:
        words["injury_opp"] = line.injury.value.replace("_", " ")
    if line.swelling:
        words["swelling_opp"] = "d20 odd left even right"
    if line.foul:
        words["foul_roll"] = {"type": line.foul[0].value.replace("_", " "), "add": line.foul[1]}
    if line.chin is not None:
        words["chin_check_opp"] = line.chin
    words |= {
        word: "opp"
        for word, holds in (
            ("flash_knockdown", line.flash),
            ("knockdown", line.knockdown),
            ("stun", line.stun),
        )
        if holds
    }
    return words | SPECIAL.get(line.special, {})


SPECIAL: dict[str, dict[str, Any]] = {
    "rally": {"tie_next": "self"}, "ankle": {"star_opp": "best outside line"}, "late": {"late_punch": True},
    "skip": {"skip_segments": 1}, "hand": {"corner_retires_self": 1}, "temper": {"temper": True},
    "end": {"end_round": True}, "doctor": {"doctor_opp": -2}, "both_down": {"double_knockdown": True, "skip_segments": 1},
}  # fmt: skip


def test_the_chart_of_events() -> None:
    written = {first: dict(row) for first, row in WRITTEN["event_effects"]["rows"].items()}
    written[60].pop("momentum")  # who lands more in the segment has it by G76
    assert {line.first: told(line) for line in LINES} == written
    for row in WRITTEN["event_chart"]["rows"]:
        first, last = row["range"]
        assert {CHART_OF_EVENTS[number].first for number in range(first, last + 1)} == {first}
        assert CHART_OF_EVENTS[first].once is row["once_per_fight"]
    assert len(CHART_OF_EVENTS) == 100


def test_the_traits() -> None:
    written = WRITTEN["traits"]["rows"]
    assert list(written) == list(tables.TRAITS)
    for name, row in written.items():
        expected = {(side == "own", rating): tuple(pair) if isinstance(pair, list) else (pair, pair)
                    for side in ("own", "opp") for rating, pair in row.get(side, {}).items()}  # fmt: skip
        assert {(own, rating.value): pair for own, rating, pair in tables.TRAITS[name]} == expected
    assert written["Crowd pleaser"]["judges"] == {
        "faces_from_even": 1, "differential_up_to": tables.PLEASER_UP_TO,
    }  # fmt: skip


def test_the_officials() -> None:
    for chart, names, limits in (
        ("referee_chart", tables.REFEREES, tables.REFEREE_LIMITS),
        ("judge_type_chart", tables.JUDGES, tables.JUDGE_LIMITS),
    ):
        rows = WRITTEN[chart]["rows"]
        assert tuple(row["range"][1] for row in rows) == limits
        assert len(names) == len(rows)
    shifts = WRITTEN["official_shifts"]["referees"]
    for key, shift in (
        ("will", tables.REFEREE_WILL), ("stoppage", tables.REFEREE_STOPPAGE), ("foul_kind", tables.REFEREE_FOULS),
    ):  # fmt: skip
        listed = zip(tables.REFEREES, shifts.values(), strict=True)
        assert {name: row[key] for name, row in listed if key in row} == shift
    taste, boxing, _, favour, even, _ = WRITTEN["official_shifts"]["judges"].values()
    assert (taste["faces"], taste["differential_up_to"]) == (tables.TASTE_FACES, tables.TASTE_UP_TO)
    assert (boxing["faces"], boxing["differential_up_to"]) == (tables.TASTE_FACES, tables.TASTE_UP_TO)
    assert favour["differential_up_to"] == tables.FAVOUR_UP_TO
    assert even["differential_up_to"] == tables.EVEN_UP_TO
