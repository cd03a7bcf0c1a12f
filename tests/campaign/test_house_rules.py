"""The house rules as data: what is declared of every number, which packs contradict themselves, how files are read."""

from __future__ import annotations

from dataclasses import replace

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from ringside_manager import paths
from ringside_manager.campaign.house_packs import HousePack, PackFile, pack_text, schema_text
from ringside_manager.campaign.house_rules import (
    BOOK,
    BY_THE_BOOK,
    HouseRules,
    agreed,
    by_name,
    differences,
    numbers,
)
from ringside_manager.campaign.numbers import Number
from ringside_manager.errors import SetError
from ringside_manager.office.house_rules import SHIPPED, bases, read_pack, shipped
from ringside_manager.written.yaml_files import read_yaml
from tests.slow import each

HEAD = "name: ours\ntitle: Ours\nbased_on: by_the_book\n"


def read(text: str) -> HousePack:
    return read_yaml(PackFile(bases()), text, "ours.yaml")


def refusals(text: str) -> list[tuple[int, int, str]]:
    with pytest.raises(SetError) as refused:
        read(text)
    return [(problem.line, problem.column, str(problem.message)) for problem in refused.value.problems]


def values_of(number: Number) -> st.SearchStrategy[int]:
    """Any value the number's range and step allow."""
    meaning = number.meaning
    steps = st.integers(-(-meaning.lowest // meaning.step), meaning.highest // meaning.step)
    return steps.map(lambda count: count * meaning.step)


@st.composite
def packs(draw: st.DrawFn) -> HouseRules:
    """A pack in which some numbers are others than by the book, without contradiction."""
    chosen = draw(st.lists(st.sampled_from(numbers()), min_size=1, max_size=8, unique=True))
    rules = BY_THE_BOOK
    for number in chosen:
        try:
            rules = agreed((*differences(rules), (number.name, draw(values_of(number)))))
        except ValueError:
            continue  # it contradicts what was drawn before
    return rules


def test_every_number_is_declared_with_all_that_is_said_of_it() -> None:
    assert len({number.key for number in numbers()}) == len(numbers()) == 156
    for number in numbers():
        meaning = number.meaning
        assert number.rule[0] in "CY", number.key
        assert meaning.lowest < meaning.highest, number.key
        assert number.allows(number.book), number.key
        assert number.allows(meaning.lowest), number.key
        assert number.allows(meaning.highest), number.key
        assert meaning.label, number.key
        assert meaning.why.endswith("."), number.key


def test_the_numbers_of_the_book_are_the_law() -> None:
    rules = BY_THE_BOOK
    assert (rules.rest.nights, rules.tournament.nights_between, rules.tournament.rounds) == (4, 4, 7)
    assert (rules.retirement.bouts, rules.retirement.losses_in_a_row) == (10, 3)
    assert (rules.share.base, rules.share.bouts, rules.share.least, rules.share.most) == (10, 10, 10, 30)
    assert (rules.proposed.nights, rules.proposed.stable_size, rules.proposed.stake_dollars) == (52, 4, 1000)


@each("number", numbers())
def test_a_number_out_of_its_range_is_refused(number: Number) -> None:
    for value in (number.meaning.lowest - number.meaning.step, number.meaning.highest + number.meaning.step):
        with pytest.raises(ValueError, match=number.key):
            agreed(((number.name, value),))


def test_a_purse_is_a_multiple_of_ten_so_that_shares_stay_exact() -> None:
    with pytest.raises(ValueError, match=r"arenas.pits.winner_dollars is 75"):
        agreed((("arenas.pits.winner_dollars", 75),))


@each(
    "differing",
    [
        {"arenas.best.door.combined": 20},
        {"arenas.low.door.high": 13},
        {"arenas.high.door.low": 17},
        {"arenas.pits.longest": 4},
        {"arenas.pits.shortest": 8},
        {"arenas.low.loser_dollars": 310},
        {"experience.endurance_faces": 6},
        {"share.least": 31},
        {"tournament.rounds": 8},
        {"rest.nights": 5},
        {"titles.strip_nights": 8},
        {"titles.eliminator_ranks": 1, "titles.mandatory_nights": 20},
        {"titles.eliminator_ranks": 5},
    ],
)
def test_numbers_that_contradict_each_other_are_refused(differing: dict[str, int]) -> None:
    with pytest.raises(
        ValueError, match="faces" if "faces" in str(differing) else next(iter(differing)).split(".")[0]
    ):
        agreed(tuple(differing.items()))


def test_an_unknown_number_is_refused() -> None:
    with pytest.raises(ValueError, match="no number of_ours"):
        agreed((("of_ours", 3),))


@given(packs())
def test_a_pack_is_its_differences_and_its_file(rules: HouseRules) -> None:
    assert agreed(differences(rules)) == rules
    pack = HousePack("ours", "Ours", "", rules)
    assert read(pack_text(pack)).rules == rules
    whole = read(pack_text(pack, whole=True))
    assert (whole.rules, whole.based_on) == (rules, "")


@pytest.mark.parametrize("name", SHIPPED)
def test_a_shipped_pack_names_only_what_differs(name: str) -> None:
    pack = shipped(name)
    assert pack.name == name
    file = paths.resources() / "house_rules" / f"{name}.yaml"
    written = yaml.safe_load(file.read_text(encoding="utf-8"))

    def leaves(part: dict[str, object]) -> int:
        return sum(leaves(inner) if isinstance(inner, dict) else 1 for inner in part.values())

    assert leaves(written) - 4 == len(differences(pack.rules))
    assert (pack.rules == BY_THE_BOOK) is (name == BOOK)


def test_a_pack_may_be_based_on_another() -> None:
    pack = read("name: ours\ntitle: Ours\nbased_on: short_season\nrest: {nights: 2}\n")
    assert pack.rules == replace(shipped("short_season").rules, rest=replace(BY_THE_BOOK.rest, nights=2))


def test_popularity_is_written_in_points() -> None:
    pack = read(f"{HEAD}popularity: {{won_ko: 2.5, lost_ko: -2, knockdown: 0.5, won_tko: 1.0}}\n")
    changed = {"popularity.won_ko_half": 5, "popularity.won_tko_half": 2, "popularity.lost_ko_half": -4}
    assert dict(differences(pack.rules)) == changed


@each(
    "written, line, column, what",
    [
        ("rest: {nights: 27}", 4, 16, "out of range; allowed are 1 to 26"),
        ("rest:\n  nights: four", 5, 11, "expected a whole number from 1 to 26, found 'four'"),
        ("rest: {nigths: 3}", 4, 8, "'nigths' is not a key of rest"),
        ("rests: {nights: 3}", 4, 1, "'rests' is not a key of a pack of house rules"),
        ("arenas:\n  pits: {winner_dollars: 75}", 5, 26, "75 is no multiple of 10"),
        ("popularity: {won_ko: 1.3}", 4, 22, "expected a number of points or half points from 0 to 20"),
        ("popularity: {won_ko: 20.5}", 4, 22, "out of range; allowed are 0 to 20"),
        ("arenas:\n  best:\n    door: {combined: 20}", 6, 22, "a better arena asks for at least as much"),
        (
            "arenas:\n  high:\n    door: {combined: 36}",
            6,
            22,
            "less than the 36 of arenas.high.door.combined",
        ),
        ("share:\n  least: 31", 5, 10, "share.least is 31, more than share.most with 30"),
        ("rest:\n  nights: 6", 5, 11, "less than the 6 nights of rest.nights"),
        ("experience: {agility_faces: 4}", 4, 29, "come to 11, not to 10"),
        ("arenas: {pits: {loser_dollars: 80}}", 4, 32, "arenas.pits.loser_dollars is 80, more than"),
        ("rest: 4", 4, 7, "expected rest as a mapping"),
    ],
)
def test_a_fault_is_told_by_line_and_column(written: str, line: int, column: int, what: str) -> None:
    ((found_line, found_column, message),) = refusals(f"{HEAD}{written}\n")
    assert what in message
    assert (found_line, found_column) == (line, column)


def test_all_faults_are_told_at_once() -> None:
    assert len(refusals(f"{HEAD}rest: {{nights: 27}}\nshare: {{least: 300}}\nfoo: 1\n")) == 3


def test_a_pack_that_is_based_on_none_names_every_number_of_the_book() -> None:
    told = refusals("name: ours\ntitle: Ours\nrest: {nights: 3, carried_percent: 100}\n")
    book = [number for number in numbers() if number.rule.startswith("C")]  # ours may be left out
    assert len(told) == len(book) - 2
    assert all("says based_on: by_the_book" in message for _, _, message in told)


def test_a_file_cannot_take_the_name_of_a_shipped_pack_for_other_rules() -> None:
    ((line, column, message),) = refusals(
        "name: by_the_book\ntitle: Mine\nbased_on: by_the_book\nrest: {nights: 3}\n"
    )
    assert (line, column, "comes with the program" in message) == (1, 7, True)
    assert read_pack(pack_text(shipped(BOOK)), "copy.yaml").rules == BY_THE_BOOK


def test_the_shipped_schema_is_that_of_the_declarations() -> None:
    """``python -m tests.campaign.test_house_rules`` writes it again."""
    schema = paths.resources() / "schemas" / "house_rules.schema.json"
    assert schema.read_text(encoding="utf-8") == schema_text(bases())


def test_the_document_holds_every_number() -> None:
    """``python -m tests.campaign.test_house_rules`` writes the table again."""
    document = (paths.resources().parent / "docs" / "rules" / "house_rules.md").read_text(encoding="utf-8")
    assert table() in document


def table() -> str:
    """The numbers as the document lists them."""
    lines = ["| number | book | range | unit | rule | what it is, and why |", "|---|---|---|---|---|---|"]
    for number in numbers():
        meaning = number.meaning
        span = f"{number.text(meaning.lowest)} to {number.text(meaning.highest)}"
        span += f", by {meaning.step}" if meaning.step > 1 else ""
        unit = meaning.unit.value.replace("_half", "").replace("_", " ")
        lines.append(
            f"| `{number.key}` | {number.text(number.book)} | {span} | {unit} | {number.rule} | "
            f"{meaning.label}. {meaning.why} |"
        )
    return "\n".join(lines) + "\n"


def test_names_and_paths_agree() -> None:
    assert by_name()["rest.nights"].of(BY_THE_BOOK) == 4


if __name__ == "__main__":
    (paths.resources() / "schemas" / "house_rules.schema.json").write_text(
        schema_text(bases()), encoding="utf-8"
    )
    place = paths.resources().parent / "docs" / "rules" / "house_rules.md"
    before, mark, _ = place.read_text(encoding="utf-8").partition("<!-- numbers -->\n")
    place.write_text(f"{before}{mark}\n{table()}", encoding="utf-8")
