"""The tables against the copy made from the book's text, and the deck against its description (sections 28 and 29)."""

from __future__ import annotations

import hashlib
import json
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

from ringside_manager.engines.title_bout import tables
from ringside_manager.engines.title_bout.corner_work import cut_man
from ringside_manager.engines.title_bout.cuts import CLASSES, PLACES, cut_letter, stop_limit
from ringside_manager.engines.title_bout.deck import ACTION_CARDS, ActionCard, Word
from ringside_manager.engines.title_bout.effective import converted
from ringside_manager.engines.title_bout.fouls import (
    CONDITIONS,
    INJURIES,
    SPECIALS,
    TEXTS,
    Text,
    foul_outcome,
)
from ringside_manager.engines.title_bout.knockdowns import advanced_reading, basic_reading
from ringside_manager.engines.title_bout.tables import Caution, Offence
from tests.engines.title_bout.vector_script import VECTORS
from tests.engines.written import written
from tests.slow import each

PRINTED = written("title_bout_tables")
DECK: dict[str, Any] = json.loads((VECTORS / "title_bout_deck.json").read_text(encoding="utf-8"))
COLUMNS: dict[str, Any] = DECK["generator"]
FOUL_WORDS = {
    "none": Caution.NONE,
    "caution, punches low": Caution.LOW,
    "caution, back of head": Caution.BACK_OF_HEAD,
    "caution, elbow": Caution.ELBOW,
    "caution, both fighters": Caution.BOTH,
    "caution, heads": Caution.HEADS,
    "warning push (total only)": Offence.PUSH,
}


def numbers(written: Any) -> range:
    """A range as the book prints it: ``12-18``, ``20`` or ``# 19-20``."""
    first, *last = re.findall(r"\d+", str(written))
    return range(int(first), int(last[0] if last else first) + 1)


# Knockdowns


def test_knockdown_table() -> None:
    """29.1: every reading of every row."""
    assert [row[0] for row in PRINTED["knockdown"]] == list(range(11))
    for rating, four, five, down in PRINTED["knockdown"]:
        printed = dict.fromkeys(numbers(four), "4")
        printed |= dict.fromkeys(numbers(five), "5")
        printed |= dict.fromkeys(numbers(down), "#" if "#" in down else "K")
        assert sorted(printed) == list(range(1, 21))
        assert {number: basic_reading(rating, number).value for number in range(1, 21)} == printed


def test_advanced_knockdown_table() -> None:
    """29.9."""
    for rating in range(11):
        assert {advanced_reading(rating, number).value for number in range(1, 6)} == {"4"}
        for number, row in PRINTED["advanced_knockdown"]:
            assert advanced_reading(rating, number).value == row.split()[rating]
    assert [number for number, _ in PRINTED["advanced_knockdown"]] == list(range(6, 21))


def test_limits() -> None:
    """29.2, T145."""
    assert {count: limit for count, limit in enumerate(tables.CARRY_OVER) if limit} == PRINTED["carry_over"]
    assert list(tables.TKO_POINTS) == PRINTED["tko"]
    assert list(tables.ABSORBER_POINTS) == PRINTED["tko_absorber"]
    assert PRINTED["condition"] == tables.CONDITION_POINTS
    assert PRINTED["shut_eye"] == tables.SHUT_EYE_STOPS
    assert PRINTED["reopens"] == tables.REOPENS
    assert list(tables.COUNT_REMOVES[1:]) == PRINTED["count_removes"]


# Cuts


def test_cut_table() -> None:
    """29.3: every RN of every column."""
    told = 0
    for band, row in PRINTED["cut"]:
        for number in numbers(band):
            told += 1
            letters = [cut_letter(rating, number) or "-" for rating in range(1, 9)]
            assert letters == row.split(), number
    assert told == 80


def test_places_and_classes() -> None:
    """T84."""
    assert {letter: place.value for letter, place in PLACES.items()} == {
        "A": "nose_bleed", "B": "under_left", "C": "under_right", "D": "over_left", "E": "over_right",
        "F": "bridge", "G": "lip", "H": "over_left", "I": "over_right",
    }  # fmt: skip
    assert CLASSES == {"A": 1, "B": 2, "C": 2, "D": 3, "E": 3, "F": 4, "G": 5, "H": 6, "I": 6}


@each("rounds", [8, 10, 12, 15])
def test_stoppage_table(rounds: int) -> None:
    """29.4, T91: the line of the round, but low limits in the last round of 10 or more."""
    for band, limits in PRINTED["stoppage"].items():
        for number in numbers(band):
            if number < rounds:
                assert [stop_limit(number, rounds, times) for times in (0, 1, 2)] == limits
                assert stop_limit(number, rounds, 5) == limits[2]
    last = [stop_limit(rounds, rounds, times) for times in (0, 1, 2)]
    assert last == (PRINTED["stoppage_last"] if rounds >= 10 else PRINTED["stoppage"]["7-9"])


def test_a_round_after_the_printed_lines() -> None:
    """T91: the line of rounds 13 and 14, where no other fits."""
    assert stop_limit(15, 15, 0, last_round_counts=False) == 28


def test_cut_man() -> None:
    """29.5: the results of every RN."""
    limits = PRINTED["cut_man"]
    for place, skill in enumerate(tables.SKILLS):
        for number in range(1, 81):
            printed = next(result for result in limits if number <= limits[result][place])
            assert cut_man(skill, number) == printed


def test_swelling_man() -> None:
    """29.6."""
    first, later = zip(*tables.SWELLING_MAN, strict=True)
    assert {"first": list(first), "later": list(later)} == PRINTED["swelling_man"]


# Fouls and officials


@each("letter", "ABCDE")
def test_foul_table(letter: str) -> None:
    """29.7: every RN."""
    column = "ABCDE".index(letter) + 1
    for number in range(1, 81):
        words = next(row[0] for row in PRINTED["foul"] if number <= row[column])
        printed = FOUL_WORDS.get(words) or Offence(words.removeprefix("warning "))
        assert foul_outcome(letter, number) is printed


def test_referees() -> None:
    """29.8, T112."""
    told = {name: [list(same), list(total), out] for name, (same, total, out) in tables.REFEREE_TABLE.items()}
    assert told == PRINTED["referee"]


def test_random_officials() -> None:
    """T24, T25, T162, T165."""
    for names, limits, printed in (
        (tables.REFEREES, tables.REFEREE_LIMITS, "referees"),
        (tables.SKILLS, tables.SKILL_LIMITS, "corner_men"),
        (tables.CORNER_SKILLS, tables.CORNER_SKILL_LIMITS, "corners"),
        (tables.DOCTORS, tables.DOCTOR_LIMITS, "doctors"),
    ):
        assert dict(zip(names, limits, strict=True)) == PRINTED[printed]
    assert list(tables.HEAD_BUTT_CUTS) == PRINTED["head_butt"]


# Advanced cuts and control


def test_advanced_cut_tables() -> None:
    """29.10: X1, X4 to X6."""
    assert list(tables.SWELLING_TO) == PRINTED["swelling_to"]
    assert {kind: list(row) for kind, row in tables.CORNER_SWELLING.items()} == PRINTED["corner_swelling"]
    assert {kind: list(row) for kind, row in tables.CORNER_CUT.items()} == PRINTED["corner_cut"]
    doctors = {name: [list(cell) for cell in row] for name, row in tables.DOCTOR_TABLE.items()}
    assert doctors == PRINTED["doctor"]


def test_conversion() -> None:
    """29.11, T142: the printed pairs, and no others."""
    pairs = {
        tuple(map(int, pair.split("-"))): tuple(map(int, moved.split("-")))
        for pair, moved in PRINTED["conversion"].items()
    }
    for high in range(1, 16):
        for low in range(1, high + 1):
            assert converted(high, low) == pairs.get((high, low), (high, low))
            assert converted(low, high) == tuple(reversed(pairs.get((high, low), (high, low))))


# The deck


def row(card: ActionCard) -> list[Any]:
    """The card in the columns of the normative list."""
    judges = [judge.value for judge in card.judges]
    tag, number = card.tag or None, card.word.value if card.word else card.rn
    texts = card.condition, card.injury, card.special
    readings = card.kd, card.kd2, card.kor, card.kdc
    return [card.number, card.cf, number, card.result, tag, card.place.value, *readings, judges, *texts]


def column(name: str) -> list[Any]:
    place = DECK["columns"].index(name)
    return [row(card)[place] for card in ACTION_CARDS]


def test_the_hundred_cards() -> None:
    """T12, T13, T16, D12: the rows give the check sum of the list."""
    rows = [row(card) for card in ACTION_CARDS]
    assert rows == DECK["rows"]
    compact = json.dumps(rows, separators=(",", ":"))
    assert hashlib.sha256(compact.encode()).hexdigest() == DECK["sha256"]


def test_words_and_fallback() -> None:
    """D2-D4: 88 numbers, then 8 fouls, 2 injuries, 2 specials; a word's RESULT is its number."""
    assert [card.rn for card in ACTION_CARDS[:88]] == [*range(1, 81), *range(5, 80, 10)]
    words = [card.word for card in ACTION_CARDS[88:]]
    assert words == [Word.FOUL] * 8 + [Word.INJURY] * 2 + [Word.SPECIAL] * 2
    assert all(card.rnv == (card.rn or card.result) for card in ACTION_CARDS)
    assert [card.result for card in ACTION_CARDS[88:]] == [3, 43, 10, 50, 17, 57, 23, 63, 30, 70, 37, 77]
    assert Counter(card.result for card in ACTION_CARDS[:88]) == Counter([*range(1, 81), *range(5, 80, 10)])


def test_counts_of_the_columns() -> None:
    """D5-D7 as the text has them."""
    assert Counter(column("CF")) == {
        **dict.fromkeys(range(1, 6), 7), **dict.fromkeys(range(6, 11), 6),
        **dict.fromkeys(range(11, 16), 4), **dict.fromkeys(range(16, 21), 3),
    }  # fmt: skip
    assert Counter(column("KD")) == {
        **dict.fromkeys(range(1, 12), 5), 12: 6, 13: 8, 14: 7, 15: 7, 16: 7, 17: 3, 18: 2, 19: 2, 20: 3,
    }  # fmt: skip
    assert Counter(column("KD2")) == {
        **dict.fromkeys(range(1, 4), 7), **dict.fromkeys(range(4, 13), 6), **dict.fromkeys(range(13, 17), 4),
        17: 3, 18: 2, 19: 2, 20: 2,
    }  # fmt: skip
    assert Counter(column("KOR")) == {
        **dict.fromkeys(range(1, 11), 4), **dict.fromkeys(range(11, 17), 3), 17: 5, 18: 10, 19: 10, 20: 17,
    }  # fmt: skip
    assert Counter(column("KDC")) == dict(enumerate((7, 10, 12, 14, 13, 12, 12, 12, 8), 1))
    assert Counter(column("POS")) == {
        "center": 60, "near_ropes": 10, "far_ropes": 10, "left_neutral": 5, "right_neutral": 5,
        "red_corner": 5, "blue_corner": 5,
    }  # fmt: skip


def test_judges() -> None:
    """D8: each judge alone, and all three of one mind."""
    lines = column("J")
    for judge in range(3):
        assert Counter(line[judge] for line in lines) == {"HS": 57, "LS": 25, "E": 18}
    alike = Counter(line[0] for line in lines if len(set(line)) == 1)
    assert alike == {"HS": 30, "LS": 8, "E": 5}
    assert Counter("/".join(line) for line in lines) == dict(COLUMNS["J"]["counts"])


# Its generator


def shuffled(values: list[Any], start: int) -> list[Any]:
    """D10."""
    x, values = start, list(values)
    for place in range(len(values) - 1, 0, -1):
        x = 48271 * x % 2147483647
        other = x % (place + 1)
        values[place], values[other] = values[other], values[place]
    return values


def written_out(counts: list[tuple[Any, int]]) -> list[Any]:
    return [value for value, count in counts for _ in range(count)]


def tags(results: list[int]) -> list[str | None]:
    """D9."""
    by_rank = sorted(range(100), key=lambda place: (results[place], place))
    ranks: dict[int, str] = {(2 * i + 1) * 100 // 14: "Cut" for i in range(7)}
    for i in range(10):
        rank = (4 * i + 1) * 100 // 40
        while rank in ranks:
            rank += 1
        ranks[rank] = "PB"
    tagged: list[str | None] = [None] * 100
    for rank, tag in ranks.items():
        tagged[by_rank[rank]] = tag
    return tagged


def generated() -> Iterator[list[Any]]:
    results = shuffled(COLUMNS["RESULT"]["numbers"], COLUMNS["RESULT"]["start"])
    results += COLUMNS["RESULT"]["on_word_cards"]
    numbers_and_words = [*COLUMNS["RN"]["numbers"], *written_out(COLUMNS["RN"]["words"])]
    shuffles = {
        name: shuffled(written_out(COLUMNS[name]["counts"]), COLUMNS[name]["start"])
        for name in ("CF", "KD", "KD2", "KOR", "KDC", "POS", "J")
    }
    for name, kind in (("COND", "conditions"), ("INJ", "injuries"), ("SPEC", "specials")):
        counts = [(text["code"], text["count"]) for text in DECK["texts"][kind]]
        shuffles[name] = shuffled(written_out(counts), COLUMNS[name]["start"])
    shuffles["J"] = [line.split("/") for line in shuffles["J"]]
    listed = {
        "id": list(range(1, 101)),
        "RN": numbers_and_words,
        "RESULT": results,
        "TAG": tags(results),
        **shuffles,
    }
    for place in range(100):
        yield [listed[name][place] for name in DECK["columns"]]


def test_the_generator_gives_the_deck() -> None:
    """D3, D4, D9, D10."""
    assert list(generated()) == [row(card) for card in ACTION_CARDS]


def test_tags() -> None:
    """D9, T15: seven cards tell of a cut and nothing else does."""
    assert Counter(column("TAG")) == {None: 83, "Cut": 7, "PB": 10}
    assert [card.cuts for card in ACTION_CARDS] == [tag == "Cut" for tag in column("TAG")]


# Texts


def as_written(text: Text) -> dict[str, Any]:
    """The text in the form of the deck's list; what does not apply is left out."""
    effects = [
        {
            "op": effect.op.value,
            **({"eye": effect.eye} if effect.eye else {}),
            **({"by": effect.by} if effect.by else {}),
            **({"until": effect.until.value} if effect.until.value != "now" else {}),
            **({"cause": effect.cause} if effect.cause else {}),
        }
        for effect in text.effects
    ]
    told = {
        "code": text.code, "count": text.count, "who": text.who.value, "roll": text.roll, "split": text.split,
        "needs": text.needs, "stop": text.stop, "stop_as": text.stop_as and text.stop_as.value, "points": text.points,
        "once": text.once, "rank": text.rank, "time_stop": text.time_stop, "effects": effects,
    }  # fmt: skip
    return {key: value for key, value in told.items() if value}


@each("kind, texts", [("conditions", CONDITIONS), ("injuries", INJURIES), ("specials", SPECIALS)])
def test_texts(kind: str, texts: tuple[Text, ...]) -> None:
    """D11: codes, counts, whom they concern and what they do."""
    listed = [{"who": "none", **text} for text in DECK["texts"][kind]]
    assert [as_written(text) for text in texts] == listed
    name = {"conditions": "COND", "injuries": "INJ", "specials": "SPEC"}[kind]
    assert Counter(column(name)) == {text.code: text.count for text in texts}


def test_all_texts() -> None:
    """D11: 15, 12 and 9 texts; 54 conditions may swell an eye."""
    assert [len(texts) for texts in (CONDITIONS, INJURIES, SPECIALS)] == [15, 12, 9]
    assert len(TEXTS) == 36
    swelling = [text for text in CONDITIONS if any(effect.eye for effect in text.effects)]
    by_stage = Counter(dict.fromkeys((1, 2, 3), 0))
    for text in swelling:
        by_stage[text.effects[0].by] += text.count
    assert by_stage == {1: 26, 2: 18, 3: 10}
    assert (TEXTS["I-NONE"].count, TEXTS["S-NONE"].count) == (86, 67)
