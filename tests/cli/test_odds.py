"""``ringside odds``: the document, the tables, and the same bytes however the work is shared."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from ringside_manager.cli import odds, sampling
from ringside_manager.cli.matchup import matchup
from ringside_manager.cli.sampling import workers_for
from ringside_manager.odds import Policy
from tests.cli.calling import Call, in_a_process
from tests.slow import each

WORDS = ("odds", "Ali", "Marciano", "--seed", "7", "--bouts", "60", "--rounds", "4")
KEYS = [
    "system", "red", "blue", "rounds", "bouts", "seed", "corner", "results", "ended_in_round", "knockdowns_per_bout",
    "landed_per_round", "win", "error", "seconds",
]  # fmt: skip


def test_the_document_has_the_agreed_keys_and_adds_up(call: Call) -> None:
    done = call(*WORDS, "--json")
    assert (done.code, done.err) == (0, "")
    document = done.document
    assert list(document) == KEYS
    assert [document[key] for key in KEYS[:7]] == [
        "ringside", "Muhammad Ali", "Rocky Marciano", 4, 60, 7, "plain",
    ]  # fmt: skip
    results = document["results"]
    assert list(results) == ["red", "blue", "draw"]
    assert list(results["red"]) == list(results["blue"]) == ["KO", "TKO", "DEC"]
    assert sum(results["red"].values()) + sum(results["blue"].values()) + results["draw"] == 60
    assert list(document["ended_in_round"]) == ["1", "2", "3", "4"]
    assert sum(document["ended_in_round"].values()) == 60
    assert sum(document["win"].values()) == pytest.approx(1, abs=1e-5)
    assert document["win"]["red"] == pytest.approx(sum(results["red"].values()) / 60, abs=1e-6)
    assert all(0 < error < 0.2 for error in document["error"].values())
    assert document["seconds"] is None


def test_the_same_seed_gives_the_same_bytes_in_every_process(call: Call) -> None:
    here = call(*WORDS, "--json")
    assert here == call(*WORDS, "--json") == in_a_process(*WORDS, "--json")
    assert here.out != call(*WORDS[:3], "--seed", "8", *WORDS[5:], "--json").out


def test_time_is_told_when_asked_for(call: Call) -> None:
    done = call(*WORDS, "--json", "--timing")
    assert done.document["seconds"] > 0
    assert done.err.startswith("60 bouts in ")


def test_without_a_seed_one_is_drawn_and_told(call: Call) -> None:
    done = call("odds", "Ali", "Marciano", "--bouts", "5", "--json")
    assert f"--seed {done.document['seed']} gives the same again" in done.err


def test_the_tables_say_the_same_as_the_document(call: Call) -> None:
    told, document = call(*WORDS).out, call(*WORDS, "--json").document
    assert told.splitlines()[:2] == [
        "Muhammad Ali against Rocky Marciano: Ringside, 4 rounds, plain corners",
        "60 bouts, seed 7",
    ]
    won = sum(document["results"]["red"].values())
    (line,) = [line for line in told.splitlines() if line.startswith("Muhammad Ali wins")]
    assert line.split()[3:5] == [str(won), f"{won / 60:.2%}"]
    assert "  by TKO" in told
    assert "Ended in round" in told
    assert "Knockdowns a bout" in told


def test_each_corner_can_have_somebody_of_its_own(call: Call, tmp_path: Path) -> None:
    plan = tmp_path / "jabs.yaml"
    plan.write_text("orders: [{request: thrown, choose: left_jab}]\n")
    words = (*WORDS, "--red-corner", plan, "--corner", "ai", "--json")
    document = call(*words).document
    assert (document["corner"], document["corners"]) == (None, {"red": str(plan), "blue": "ai"})
    assert document["results"] != call(*WORDS, "--corner", "ai", "--json").document["results"]
    both = call(*WORDS, "--red-corner", "ai", "--blue-corner", "ai:expert", "--json").document
    assert both["results"] == call(*WORDS, "--corner", "ai", "--json").document["results"]


def test_the_heading_says_who_decides(call: Call) -> None:
    told = call(*WORDS, "--blue-corner", "ai:club").out
    assert told.splitlines()[0].endswith("4 rounds, plain in the red corner, ai:club in the blue")


@each(
    "word, code, told",
    [
        ("nobody", 2, "plan:NAME"),
        ("missing.yaml", 4, "no such file"),
        ("plan:nobody", 1, "no fight plan named"),
    ],
)
def test_a_corner_that_is_nobody_is_refused(call: Call, word: str, code: int, told: str) -> None:
    done = call(*WORDS, "--red-corner", word)
    assert (done.code, done.out) == (code, "")
    assert told in done.err


def test_options_and_sets_reach_the_bouts(call: Call, few: Path) -> None:
    words = ("odds", "lecki", "no", "--set", few, "--seed", "1", "--bouts", "40", "--rounds", "2", "--json")
    document = call(*words).document
    assert (document["red"], document["blue"]) == ("Łukasz Łęcki", "no")
    must = call(*words, "--option", "scoring=ten_must").document
    assert must["results"] != document["results"]
    assert must["ended_in_round"] == document["ended_in_round"]


@pytest.fixture
def always_worth_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sampling, "WORTH_SECONDS", 0.0)
    monkeypatch.setattr(sampling, "processors", lambda: 2)


@pytest.mark.usefixtures("always_worth_it")
def test_processes_change_nothing(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    shared = call(*WORDS, "--json")
    monkeypatch.setattr(sampling, "processors", lambda: 1)
    assert shared == call(*WORDS, "--json")


def used(bouts: int) -> bool:
    setup = matchup("Ali", "Marciano", "ringside", None, 1, {}).setup
    with workers_for([(setup, Policy.PLAIN)], bouts) as executor:
        return executor is not None


def test_processes_are_started_only_when_worth_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sampling, "processors", lambda: 2)
    assert not used(5)
    assert not used(40)
    monkeypatch.setattr(sampling, "WORTH_SECONDS", 0.0)
    assert used(40)
    monkeypatch.setattr(sampling, "processors", lambda: 1)
    assert not used(40)


def test_there_is_at_least_one_processor(monkeypatch: pytest.MonkeyPatch) -> None:
    assert sampling.processors() >= 1
    monkeypatch.delattr("os.sched_getaffinity", raising=False)
    monkeypatch.setattr("os.cpu_count", lambda: None)
    assert sampling.processors() == 1


@pytest.mark.usefixtures("always_worth_it")
def test_a_stop_calls_the_workers_off() -> None:
    setup = matchup("Ali", "Marciano", "ringside", None, 1, {}).setup
    waiting: list[Future[int]] = []

    def begin_and_stop() -> None:
        with workers_for([(setup, Policy.PLAIN)], 100) as executor:
            assert executor is not None
            waiting.extend(executor.submit(sum, (1, 2)) for _ in range(200))
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        begin_and_stop()
    assert len(waiting) == 200
    # What the workers had in hand cannot be called off any more; that is a few, wherever they have come to.
    still_running = [future for future in waiting if not (future.done() or future.cancel())]
    assert len(still_running) < 20


def test_progress_is_told_as_the_bouts_are_fought(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[int] = []

    @contextmanager
    def bar(_what: str, total: int) -> Iterator[Callable[[int], Any]]:
        yield done.append
        assert sum(done) == total

    monkeypatch.setattr(odds, "progress_bar", bar)
    assert call(*WORDS).code == 0
    assert sum(done) == 60


def test_a_bar_is_for_terminals_only(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from ringside_manager.cli.console import progress_bar

    with progress_bar("Fighting", 10) as progress:
        progress(10)
    assert capsys.readouterr() == ("", "")
    monkeypatch.setattr("ringside_manager.cli.console.on_terminal", lambda _stream: True)
    monkeypatch.setenv("TERM", "dumb")
    with progress_bar("Fighting", 10) as progress:
        progress(10)
    printed = capsys.readouterr()
    assert printed.out == ""
    assert sys.stderr is not sys.stdout
