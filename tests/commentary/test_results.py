"""Result lines, summaries and the names a commentator uses."""

from __future__ import annotations

from ringside_manager.bout import BLUE, RED, Corner, Method, Outcome, Scorecard
from ringside_manager.commentary.results import result_line, speaking_names, summary
from tests.slow import each

ONE = (Scorecard("table", ((1, 0), (0, 1), (1, 0))),)
THREE = tuple(
    Scorecard(name, ((10, 9), (9, 10), (reds, 9))) for name, reds in (("A", 10), ("B", 10), ("C", 8))
)


def outcome(
    method: Method, winner: Corner | None, number: int = 7, cards: tuple[Scorecard, ...] = ()
) -> Outcome:
    return Outcome(method, winner, number, 12, (2, 0), (80, 61), (40, 33), (30, 107), (107, 106), cards)


@each(
    "result, line",
    [
        (outcome(Method.KO, RED), "Muhammad Ali beats Rocky Marciano by KO in round 7 (turn 12)"),
        (outcome(Method.TKO, BLUE), "Rocky Marciano beats Muhammad Ali by TKO in round 7 (turn 12)"),
        (outcome(Method.RTD, RED), "Muhammad Ali beats Rocky Marciano by retirement in round 7 (turn 12)"),
        (
            outcome(Method.DEC, RED, 12, ONE),
            "Muhammad Ali beats Rocky Marciano by decision over 12 rounds (2-1)",
        ),
        (outcome(Method.DEC, BLUE, 1, ()), "Rocky Marciano beats Muhammad Ali by decision over 1 round"),
        (
            outcome(Method.SD, BLUE, 3, THREE),
            "Rocky Marciano beats Muhammad Ali by split decision over 3 rounds (28-29, 28-29, 28-27)",
        ),
        (
            outcome(Method.TD, RED, 3, ONE),
            "Muhammad Ali beats Rocky Marciano by technical decision in round 3 (2-1)",
        ),
        (
            outcome(Method.DQ, RED),
            "Muhammad Ali beats Rocky Marciano by disqualification in round 7 (turn 12)",
        ),
        (outcome(Method.DRAW, None, 3, ONE), "Muhammad Ali and Rocky Marciano draw over 3 rounds (2-1)"),
        (
            outcome(Method.NC, None),
            "Muhammad Ali against Rocky Marciano is a no contest, called off in round 7",
        ),
    ],
)
def test_result_lines(result: Outcome, line: str) -> None:
    assert result_line(result, "Muhammad Ali", "Rocky Marciano", "turn") == line


@each("method", list(Method))
def test_every_method_has_a_line(method: Method) -> None:
    winner = None if method in (Method.DRAW, Method.NC) else RED
    assert result_line(outcome(method, winner), "A", "B", "turn").startswith("A ")


def test_names_in_a_result_line_are_text() -> None:
    line = result_line(outcome(Method.KO, RED), "A\x1b[2J", "B\nC\u202e", "turn")
    assert "\x1b" not in line
    assert "\u202e" not in line
    assert "\n" not in line
    assert "\\x1b[2J" in line


def test_the_summary_has_the_figures_of_both() -> None:
    rows = {label: (red, blue) for label, red, blue in summary(outcome(Method.DEC, RED, 12, ONE))}
    assert rows == {
        "Knockdowns scored": (2, 0),
        "Punches landed": (40, 33),
        "Damage done": (80, 61),
        "Strength left": (77, -1),
        "Points": (2, 1),
    }


def test_each_judge_has_a_row() -> None:
    labels = [label for label, _, _ in summary(outcome(Method.SD, BLUE, 3, THREE))]
    assert labels[-3:] == ["Points, A", "Points, B", "Points, C"]


@each(
    "red, blue, called",
    [
        ("Muhammad Ali", "Rocky Marciano", ("Ali", "Marciano")),
        ("Roy Jones Jr.", "Oscar De La Hoya", ("Jones", "De La Hoya")),
        ("Antonio Tarver", "Floyd Mayweather Jr", ("Tarver", "Mayweather")),
        ("Jack Johnson II", "Rubin", ("Johnson", "Rubin")),
        ("Max Baer", "Buddy Baer", ("Max Baer", "Buddy Baer")),
        ("Max Baer", "MAX  BÄER", ("Max Baer (red)", "MAX BÄER (blue)")),
        ("De La", "Van", ("La", "Van")),
        ("VI", "X Y", ("VI", "Y")),
    ],
)
def test_what_boxers_are_called(red: str, blue: str, called: tuple[str, str]) -> None:
    assert speaking_names(red, blue) == called


def ended(method: Method, winner: Corner | None, number: int, cause: str, time: int) -> Outcome:
    return Outcome(method, winner, number, time, (0, 0), (0, 0), (0, 0), (0, 0), (90, 90), (), cause)


@each("clock, method, cause, english, german", [
        ("clash", Method.KO, "towel", "Ali beats Liston by KO in round 7 (clash 2)", "Ali schlägt Liston durch KO in Runde 7 (Gang 2)"),
        ("clash", Method.DQ, "fouls", "Ali beats Liston by disqualification in round 7 (clash 2)", "Ali schlägt Liston durch Disqualifikation in Runde 7 (Gang 2)"),
        ("clash", Method.DRAW, "both_beaten", "Ali and Liston are both beaten in round 7: a draw", "Ali und Liston sind in Runde 7 beide geschlagen: unentschieden"),
        ("second", Method.KO, "", "Ali beats Liston by KO in round 7, 1:34", "Ali schlägt Liston durch KO in Runde 7, 1:34"),
        ("second", Method.TKO, "points", "Ali beats Liston by TKO in round 7, 1:34", "Ali schlägt Liston durch TKO in Runde 7, 1:34"),
        ("second", Method.TKO, "cut", "Ali beats Liston, stopped on cuts in round 7, 1:34", "Ali schlägt Liston, Abbruch wegen Cuts in Runde 7, 1:34"),
        ("second", Method.TKO, "swelling", "Ali beats Liston, stopped on swelling in round 7, 1:34", "Ali schlägt Liston, Abbruch wegen Schwellungen in Runde 7, 1:34"),
        ("second", Method.TKO, "doctor", "Ali beats Liston, stopped by the ring doctor in round 7, 1:34", "Ali schlägt Liston, vom Ringarzt abgebrochen in Runde 7, 1:34"),
        ("second", Method.DQ, "fouls", "Ali beats Liston by disqualification in round 7, 1:34", "Ali schlägt Liston durch Disqualifikation in Runde 7, 1:34"),
        ("second", Method.RTD, "", "Ali beats Liston by retirement in round 7, 1:34", "Ali schlägt Liston durch Aufgabe in Runde 7, 1:34"),
        ("second", Method.DRAW, "technical_draw", "Ali and Liston: technical draw in round 7", "Ali und Liston: technisches Unentschieden in Runde 7"),
        ("second", Method.TD, "technical_decision", "Ali beats Liston by technical decision in round 7", "Ali schlägt Liston durch technisches Urteil in Runde 7"),
    ])  # fmt: skip
def test_the_last_line_says_what_ended_it(
    clock: str, method: Method, cause: str, english: str, german: str
) -> None:
    result = ended(method, None if method is Method.DRAW else RED, 7, cause, 2 if clock == "clash" else 94)
    assert result_line(result, "Ali", "Liston", clock) == english
    assert result_line(result, "Ali", "Liston", clock, "de") == german


def test_without_a_time_none_is_told() -> None:
    for cause in ("cut", "swelling", "injury", "knockdowns", "doctor", "quit", "points"):
        line = result_line(ended(Method.TKO, RED, 7, cause, 0), "Ali", "Liston", "second")
        assert line.endswith("round 7")
    before = result_line(ended(Method.DQ, RED, 0, "head_case", 0), "Ali", "Liston", "second")
    assert before == "Ali beats Liston, disqualified before the first bell"
