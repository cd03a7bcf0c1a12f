"""The rulebook is whole, agrees with the program, and can be searched."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import ringside_manager
from ringside_manager.bout import registry
from ringside_manager.bout.corner import Corner
from ringside_manager.campaign.arenas import Arena, default_rounds, purses, rounds_allowed
from ringside_manager.campaign.house_rules import BY_THE_BOOK
from ringside_manager.campaign.rankings import rank_pop_half
from ringside_manager.errors import UnknownNameError
from ringside_manager.paths import resources
from ringside_manager.rulebook import (
    ChapterError,
    Grid,
    Rulebook,
    _load,
    pieces,
    read_chapter,
    rulebook,
    texts_of,
)
from tests.slow import each

PACKAGE = Path(ringside_manager.__file__).parent

BOUT = [*range(1, 28), 30, 31, *range(33, 59), *range(60, 70), *range(71, 85), 90]
CAMPAIGN = [
    *range(1, 15), *range(16, 19), *range(20, 25), *range(28, 36), *range(40, 50), *range(51, 56), 57, 58,
    *range(60, 67), 70,
]  # fmt: skip
TITLE_BOUT = {f"T{n}" for n in range(1, 200)} | {f"D{n}" for n in range(1, 13)}
CONTROL = {
    *range(1, 9), *range(10, 19), 20, 21, 22, 25, 30, 31, 32, 40, 41, 42, *range(50, 54), 60, 61, 65, 66, 70, 90, 91, 92, 94, 95,
    96, 98,
}  # fmt: skip
GLORY_DAYS = {
    *range(1, 28), *range(35, 39), *range(44, 53), 55, 56, *range(61, 66), *range(68, 71), 73, 74, 76, 77, *range(80, 93),
    *range(95, 98), *range(100, 103), *range(104, 108),
}  # fmt: skip
QUEST = {
    *range(1, 17), *range(20, 27), *range(30, 34), *range(35, 38), *range(40, 43), *range(45, 49), 50, 51, 60, 61, 62, 65,
    *range(70, 74), *range(80, 87), *range(100, 104), 105,
}  # fmt: skip
SPECIFIED = {f"R{n}" for n in BOUT} | {f"C{n}" for n in CAMPAIGN} | TITLE_BOUT | {f"K{n}" for n in CONTROL}
SPECIFIED |= {f"G{n}" for n in GLORY_DAYS} | {f"Q{n}" for n in QUEST}
"""Every rule the specification has; numbers between them were never given."""
OURS = {
    "C71", "C72", "C73", "C74", "C75", "C76", "C77", "C78", "C79", "C80", "C81", "C82", "C83", "C84", "C85",
    "C86", "C87", "C88", "C89", "Y12", "Y14", "Y16",
}  # fmt: skip
"""Rules the program adds to those of the specification."""


@pytest.fixture(scope="module")
def book() -> Rulebook:
    return rulebook()


def grid(book: Rulebook, rule: str, which: int = 0) -> Grid:
    return [block for block in book.rule(rule).blocks if isinstance(block, Grid)][which]


def whole(text: str) -> int:
    return int(text.replace("−", "-").replace("+", "").replace(",", ""))


def named_in_code() -> set[str]:
    """Every rule id the program names, ranges with both ends; codes of checkers apart."""
    named: set[str] = set()
    for file in sorted(PACKAGE.rglob("*.py")):
        for line in file.read_text(encoding="utf-8").splitlines():
            named |= set(
                re.findall(
                    r"\b(?:(?:CV|[RC])[1-9]\d?|[TGQ][1-9]\d{0,2}|K[1-9]\d?)\b", line.split("# noqa")[0]
                )
            )
    return named


# whole ------------------------------------------------------------------------------------------------


def test_every_rule_of_the_specification_is_there(book: Rulebook) -> None:
    numbered = {rule.id for rule in book.rules if rule.numbered and not rule.id.startswith("CV")}
    assert numbered == SPECIFIED | OURS


def test_every_rule_the_program_names_is_there(book: Rulebook) -> None:
    named = named_in_code()
    assert len(named) > 100
    assert named <= book.ids


def test_every_rule_named_in_a_text_is_there(book: Rulebook) -> None:
    for rule in book.rules:
        text = " ".join(texts_of(rule.blocks))
        assert set(re.findall(r"\b(?:CV|[RCTKGQ])\d+\b", text)) <= book.ids, rule.id
        assert set(rule.see) <= book.ids - {rule.id}, rule.id


def test_rules_are_short_and_start_with_a_title(book: Rulebook) -> None:
    for rule in book.rules:
        assert 0 < len(rule.title) <= 45, rule.id
        if rule.numbered:
            assert len(" ".join(texts_of(rule.blocks))) <= 1200, rule.id


def test_every_chapter_stands_under_its_book(book: Rulebook) -> None:
    found = [one.key for one in book.books]
    assert found == ["about", "ringside", "title_bout", "glory_days", "control", "quest", "campaign"]
    for rule in book.rules:
        assert rule in book.chapter(rule).rules


def test_the_designers_are_named_and_nothing_is_claimed(book: Rulebook) -> None:
    text = " ".join(texts_of(book.rule("credits").blocks))
    assert "Brian Blume" in text
    assert "Jim and Tom Trunzo" in text
    assert "not affiliated" in text


# agrees with the program ------------------------------------------------------------------------------


def test_the_punch_chart_is_the_engines(book: Rulebook) -> None:
    from ringside_manager.engines.ringside.tables import PUNCH_CHART

    told = [[whole(cell) for cell in line[1:]] for line in grid(book, "R23").lines]
    assert told == [list(line) for line in PUNCH_CHART]


@each("rule, arena, title", [
        ("C40", Arena.BEST, True), ("C41", Arena.BEST, False), ("C42", Arena.HIGH, False),
        ("C43", Arena.MIDDLE, False), ("C44", Arena.LOW, False), ("C45", Arena.PITS, False),
    ])  # fmt: skip
def test_arenas_pay_what_the_rulebook_says(book: Rulebook, rule: str, arena: Arena, title: bool) -> None:
    [rounds, winner, loser, bonus] = grid(book, rule).lines[0]
    allowed = rounds_allowed(BY_THE_BOOK.arenas, arena, title)
    assert [int(number) for number in re.findall(r"\d+", rounds)] == [allowed[0], allowed[-1]]
    assert purses(BY_THE_BOOK.arenas, arena, (0, 0), Corner.RED, title=title) == (
        whole(winner),
        whole(loser),
    )
    paid = purses(BY_THE_BOOK.arenas, arena, (2, 0), Corner.RED, title=title)[0] - whole(winner)
    assert paid == whole(bonus.split(" ")[0])


def test_lengths_if_nobody_agrees(book: Rulebook) -> None:
    told = [int(line[1]) for line in grid(book, "C51").lines]
    lengths = [default_rounds(BY_THE_BOOK.arenas, arena, title=False) for arena in Arena]
    assert told == [default_rounds(BY_THE_BOOK.arenas, Arena.BEST, title=True), *lengths]


def test_what_ranks_are_worth(book: Rulebook) -> None:
    for rank, worth in grid(book, "C33").lines:
        first = 0 if rank == "Champion" else int(re.findall(r"\d+", rank)[0])
        half = round(2 * (float(worth.replace("½", "") or 0) + (0.5 if "½" in worth else 0)))
        assert rank_pop_half(BY_THE_BOOK.rank_pop, first) == half, rank


def test_controls_tables_are_the_engines(book: Rulebook) -> None:
    from ringside_manager.engines.control import tables

    assert [tuple(map(int, line[1:])) for line in grid(book, "K13").lines] == list(tables.EPL_CHART)
    for faces, *row in grid(book, "K12").lines:
        for face in faces.split("-"):
            assert [whole(cell) for cell in row] == [by[int(face) - 1] for by in tables.ADJUSTMENT.values()]
    for lead, points, trouble in grid(book, "K15").lines:
        margin = tables.MARGINS[int(re.findall(r"\d+", lead)[0])]
        assert points == f"10-{margin.points}"
        assert trouble == ("–" if margin.modifier is None else str(margin.modifier))
    assert [int(line[1]) for line in grid(book, "K41").lines] == list(tables.MARK_STOPS.values())
    sums = [int(re.findall(r"\d+", line[0])[0]) for line in grid(book, "K20").lines[1:]]
    assert sums == [tables.HURT_FROM, tables.DOWN_FROM, tables.TWICE_FROM, tables.OUT_FROM]
    for dice, what in grid(book, "K40").lines:
        assert tables.INCIDENTS[int(dice)].value.replace("_", " ") in what.replace(" the ", " ")
    ends = [int(line[0].split("-")[-1]) for line in grid(book, "K61").lines]
    assert ends == [tables.SURCHARGE_TO, tables.HOLDS_TO, tables.HELPS_TO, 12]


def test_controls_scores_are_the_engines(book: Rulebook) -> None:
    from ringside_manager.engines.control import rules as scoring
    from ringside_manager.engines.control import tables

    leads = {"leads by 16 or more": (16, 30), "was outlanded by more": (-7, -30)}
    for scorer, points in grid(book, "K51").lines:
        for ahead in leads.get(scorer, (15, 0, -6)):
            assert scoring.by_knockdowns(ahead, 1) == int(points)
    says = [tables.JUDGE_CLOSE_CONTROLLED, tables.JUDGE_CLOSE, *(row for _, row in tables.JUDGE_BY_LEAD)]
    for (_, *cells), faces in zip(grid(book, "K53").lines, says, strict=True):
        for cell, said in zip(cells, tables.Says, strict=True):
            told = [int(face) for face in re.findall(r"\d", cell)]
            own = [place for place, word in enumerate(faces, 1) if word is said]
            assert (told[:1], told[-1:]) == (own[:1], own[-1:])


def test_what_every_converted_glory_days_card_has_is_the_engines(book: Rulebook) -> None:
    from ringside_manager.engines.glory_days import card as conversion

    told = {}
    for left, stars, right, more in grid(book, "CV11").lines:
        told |= {int(left): stars, int(right): more}
    assert told == {sum(faces): " ".join(map(str, faces)) for faces in conversion.STARS.values()}
    for which, spans in ((0, conversion.FOULS), (1, conversion.CUTS)):
        rows = [
            [int(end) for end in (dice.split("-") * 2)[:2]] for dice, _ in grid(book, "CV19", which).lines
        ]
        assert rows == sorted([first, last] for _, (first, last) in spans)


def test_the_converted_control_card_is_the_engines(book: Rulebook) -> None:
    from fractions import Fraction

    from ringside_manager.bout import Abilities
    from ringside_manager.engines.control.tables import RATINGS

    engine = registry.get("control")
    halves = {"½": Fraction(1, 2)}
    columns = [(line[0], line[1], line[2]) for line in grid(book, "CV40").lines]
    ranges = {line[0]: [whole(end) for end in line[2].split(" to ")] for line in grid(book, "CV40", 1).lines}
    for name, allowed in ranges.items():
        held = RATINGS[name.replace(" ", "_")][1]
        assert allowed == [held[0], held[-1]]
    for agility, punch in ((41, 1), (50, 2), (55, 3), (58, 4), (70, 5)):
        card = engine.card_from_abilities(
            "A", Abilities(agility, *[punch] * 6, counterpunch=30, endurance=10)
        )
        worth = 4 * Fraction(2 * (agility - 50), 150 - agility) + Fraction(6 * punch, 11) + Fraction(1, 2)
        told = next(
            column
            for below, column, _ in columns
            if below == "more" or worth < int("0" + re.sub(r"\D", "", below)) + halves["½"]
        )
        assert engine.card_data(card)["EPL_column"] == told


def test_glory_days_tables_are_the_engines(book: Rulebook) -> None:
    from ringside_manager.engines.glory_days import tables, trouble
    from ringside_manager.engines.glory_days.tables import CHART_OF_EVENTS

    stops = list(dict.fromkeys(tables.STOPPAGE_CHART.values()))
    assert [tuple(map(int, line[1:])) for line in grid(book, "G63").lines] == stops
    for (_, points, out), told in zip(grid(book, "G70").lines, tables.FOUL_CHART.values(), strict=True):
        assert (tuple(map(int, points.split(", "))), int(out)) == told
    for difference, *faces in grid(book, "G86").lines:
        for end in re.findall(r"\d+", difference):
            assert trouble.printed_faces(int(end)) == tuple(map(int, faces)), difference
    for who, difference, faces, score in grid(book, "G87").lines:
        for end, die in product(re.findall(r"\d+", difference), faces.split("-")):
            told = tuple(map(int, score.split("-")))
            assert trouble.by_knockdowns(int(end), 1 if who == "high" else -1, int(die)) == told
    lines = [*grid(book, "G81").lines, *grid(book, "G82").lines]
    spans = [[int(end) for end in re.findall(r"\d+", roll)] for roll, _ in lines]
    assert [span[0] for span in spans] == list(dict.fromkeys(line.first for line in CHART_OF_EVENTS))
    assert [span[-1] for span in spans] == [*(span[0] - 1 for span in spans[1:]), 99]
    for roll, what in lines:
        line = CHART_OF_EVENTS[int(re.findall(r"\d+", roll)[0])]
        assert ("*" in roll) == line.once
        both, his, mine = (
            re.search(rf"{who} (\d)", what) for who in ("both land", "the other lands", "he lands")
        )
        told = (both, both) if both else (mine, his)
        assert line.landed == tuple(int(one[1]) if one else 0 for one in told), what
    for which, limits in ((0, tables.REFEREE_LIMITS), (1, tables.JUDGE_LIMITS)):
        assert tuple(int(line[0].split("-")[1]) for line in grid(book, "G97", which).lines) == limits
    assert [line[0] for line in grid(book, "G9").lines] == list(tables.TRAITS)


def test_title_bouts_tables_are_the_engines(book: Rulebook) -> None:
    from ringside_manager.engines.title_bout import cuts, judging, knockdowns, tables
    from ringside_manager.engines.title_bout.cuts import cut_letter, stop_limit
    from ringside_manager.engines.title_bout.fouls import foul_outcome

    for rating, *cells in grid(book, "T58").lines:
        fours, fives, _ = (cell.removeprefix("# ") for cell in cells)
        for told, power in ((fours, "4"), (fives, "5")):
            first, last = (int(number) for number in told.split("-"))
            read = [knockdowns.basic_reading(int(rating), number).value for number in range(1, 21)]
            assert [n for n, value in enumerate(read, 1) if value == power] == list(range(first, last + 1))
    for numbers, *letters in grid(book, "T85").lines:
        for number in {int(one) for one in numbers.split("-")}:
            told = [letter.replace("–", "") for letter in letters]
            assert [cut_letter(rating, number) for rating in range(1, 9)] == told
    for rounds, *limits in grid(book, "T90").lines:
        number, of = (12, 12) if rounds == "the last" else (int(rounds.split("-")[0]), 15)
        assert [stop_limit(number, of, times) for times in range(3)] == [int(limit) for limit in limits]
    assert [int(n) for n in grid(book, "T109").lines[0][1:]] == list(tables.FOUL_TABLE[0][1])
    lines, seen = grid(book, "T109").lines, tables.FOUL_TABLE
    assert [[int(n) for n in line[1:]] for line in lines] == [list(limits) for _, limits in seen]
    assert foul_outcome("A", 73) is tables.Offence.LOW_BLOW
    for line in grid(book, "T155").lines:
        assert [knockdowns.advanced_reading(row, int(line[0])).value for row in range(11)] == list(line[1:])
    cards = [tuple(int(n) for n in line[1:]) for line in grid(book, "T162").lines]
    assert cards[:3] == [tables.CORNER_SWELLING[kind] for kind in ("minor", "major", "doctor")]
    assert cards[3:] == [tables.CORNER_CUT[kind] for kind in ("minor", "major", "doctor")]
    assert [int(n) for n in grid(book, "T158").lines[0][1:]] == list(tables.SWELLING_TO)
    doctors = [
        tuple(tuple(int(n) for n in cell.split(", ")) for cell in line[1:])
        for line in grid(book, "T165").lines
    ]
    assert doctors == [tables.DOCTOR_TABLE[kind] for kind in tables.DOCTORS]
    for (what, *told), harms in zip(grid(book, "T163").lines, cuts.RESULTS.values(), strict=True):
        for cell, harm in zip(told, harms, strict=True):
            said = {word: abs(whole(number)) for word, number in re.findall(r"(\w+) ([+−]\d)", cell)}
            assert said == {
                k: v for k, v in (("DEF", harm.defence), ("CUT", harm.cut), ("CF", harm.control)) if v
            }, what
    assert judging.by_knockdowns(26, 1) == (10, 7)


@each("system", ["title_bout", "glory_days", "control"])
def test_every_option_is_explained_by_its_rule(book: Rulebook, system: str) -> None:
    for option in registry.get(system).info.options:
        text = " ".join(texts_of(book.rule(option.rule).blocks))
        assert re.search(rf"\b{option.name}\b", text), option.name


def test_quests_tables_are_the_engines(book: Rulebook) -> None:
    from ringside_manager.engines.quest import moves, tables

    for faces, *row in grid(book, "Q36").lines:
        for face in range(int(faces.split("-")[0]), int(faces.split("-")[-1]) + 1):
            damage = tables.DAMAGE[face - 1]
            told = [damage.stamina, damage.speed, damage.might, damage.defense]
            assert [whole(cell) for cell in row] == told
    stances = {line[0]: whole(line[1]) for line in grid(book, "Q13").lines}
    assert stances == {family.value: price for family, price in moves.STANCE_PRICE.items()}
    assert [line[0] for line in grid(book, "Q45").lines] == [move.name for move in moves.MOVES]
    told = [re.search(r"costs (\d)", line[2]) for line in grid(book, "Q45").lines]
    assert [int(found[1]) if found else 0 for found in told] == [move.price for move in moves.MOVES]
    assert [line[0] for line in grid(book, "Q50").lines] == [one.name for one in moves.TECHNIQUES]
    judges = [line[1] for line in grid(book, "Q61").lines]
    assert judges == [criterion.value for criterion in tables.CRITERIA]


def test_options_name_rules_that_are_there(book: Rulebook) -> None:
    rules = [option.rule for name in registry.names() for option in registry.get(name).info.options]
    assert rules
    assert set(rules) <= book.ids


def test_a_book_of_one_system_names_no_rule_of_another(book: Rulebook) -> None:
    """Title Bout has a result K10; Control has a rule of that name."""
    assert "K10" in book.known_in("control") & book.known_in("campaign")
    assert "K10" not in book.known_in("title_bout")
    assert {"T155", "C41", "how-a-bout-works"} <= book.known_in("title_bout")


# finding ----------------------------------------------------------------------------------------------


def test_a_rule_by_its_id_in_any_case(book: Rulebook) -> None:
    assert book.rule("c41").title == "The Best"
    assert book.rule("CREDITS").id == "credits"
    with pytest.raises(UnknownNameError):
        book.rule("R32")


@each("words, best", [
        ("R34", "R34"), ("c57", "C57"), ("saved by the bell", "R37"), ("SAVED bell", "R37"),
        ("fatigue", "R50"), ("fatigué", "R50"), ("vacant title", "C66"), ("dodge", "R43"), ("trapped", "R45"),
        ("draft", "C8"), ("punch chart", "R23"),
    ])  # fmt: skip
def test_the_best_answer_comes_first(book: Rulebook, words: str, best: str) -> None:
    assert best in [hit.rule.id for hit in book.search(words)][: 1 if words[1:].isdigit() else 3]


def test_hits_hold_all_the_words_and_show_where(book: Rulebook) -> None:
    hits = book.search("champion purse")
    assert hits
    for hit in hits:
        text = (hit.rule.title + " " + " ".join(texts_of(hit.rule.blocks))).casefold()
        assert "champion" in text
        assert "purse" in text
    assert [hit.score for hit in hits] == sorted((hit.score for hit in hits), reverse=True)
    assert book.search("champion zebra") == ()
    assert book.search("  ") == ()


@given(st.text(max_size=20))
def test_any_words_can_be_searched(words: str) -> None:
    for hit in rulebook().search(words):
        assert hit.score > 0
        assert len(hit.excerpt) <= 163


@given(st.text(max_size=60), st.sets(st.text("abcr1", min_size=1, max_size=3), max_size=3))
def test_pieces_are_the_text(text: str, wanted: set[str]) -> None:
    assert "".join(piece.text for piece in pieces(text, {"R1", "C2"}, wanted)) == text


def test_pieces_know_rules_and_words() -> None:
    found = list(pieces("See R20, R99 and Táctics.", {"R20"}, {"tact"}))
    told = [(piece.text, piece.rule, piece.found) for piece in found if piece.rule or piece.found]
    assert told == [("R20", "R20", False), ("Táctics", "", True)]


# reading ----------------------------------------------------------------------------------------------


def test_a_chapter_as_it_is_written() -> None:
    text = "# Turns\n\nFirst.\n\n## R1: One\n\nA\nb.\n\n- x\n- y\n\n| a | b |\n|---|--:|\n| 1 | 2 |\n\nSee: R2, R3\n"
    chapter = read_chapter(text, "ringside", "01-turns")
    assert (chapter.title, chapter.blocks) == ("Turns", ("First.",))
    [rule] = chapter.rules
    assert rule.heading == "R1 One"
    assert rule.see == ("R2", "R3")
    assert list(texts_of(rule.blocks)) == ["A b.", "x", "y", "a", "b", "1", "2"]


@each(
    "text",
    [
        "",
        "Turns",
        "# T\n\n## R1 One\n\nx",
        "# T\n\n## R1: One\nx",
        "# T\n\n## R1: One\n\n## R2: Two\n\nx",
        "# T\n\n- a\nb",
        "# T\n\n| a |\n| b |",
        "# T\n\n| a |\n|---|\n| b | c |",
    ],
)
def test_a_chapter_written_otherwise_is_refused(text: str) -> None:
    with pytest.raises(ChapterError):
        read_chapter(text, "b", "c")


def test_a_translation_falls_back_to_english(tmp_path: Path) -> None:
    folder = tmp_path / "b" / "de"
    folder.mkdir(parents=True)
    (tmp_path / "books.toml").write_text(
        '[[book]]\nkey = "b"\ntitle = "Book"\ntitles = { de = "Buch" }\n', encoding="utf-8"
    )
    (tmp_path / "b" / "01.md").write_text("# One\n\n## R1: A\n\nx\n\n## R2: B\n\ny\n", encoding="utf-8")
    (folder / "01.md").write_text("# Eins\n\n## R2: Zwei\n\nz\n\n## R9: New\n\nn\n", encoding="utf-8")
    german, french = _load(tmp_path, "de"), _load(tmp_path, "fr")
    assert [rule.title for rule in german.rules] == ["A", "Zwei"]
    assert (german.books[0].title, german.books[0].chapters[0].title) == ("Buch", "Eins")
    assert [rule.title for rule in french.rules] == ["A", "B"]


def test_an_id_given_twice_is_refused(tmp_path: Path) -> None:
    (tmp_path / "b").mkdir()
    (tmp_path / "books.toml").write_text('[[book]]\nkey = "b"\ntitle = "Book"\n', encoding="utf-8")
    for name in ("01.md", "02.md"):
        (tmp_path / "b" / name).write_text("# One\n\n## R1: A\n\nx\n", encoding="utf-8")
    with pytest.raises(ValueError, match="R1 stands in 01 and 02"):
        _load(tmp_path, "en")


@each("language", ["en", "de_DE", "de-AT", "C", "../../x", ""])
def test_any_language_code_gives_a_rulebook(language: str) -> None:
    assert rulebook(language).ids >= SPECIFIED
    assert (resources() / "rulebook" / "books.toml").is_file()
