"""Continue: what it says, what it does, how far it goes."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.books import ManagerKind, Temperament
from ringside_manager.campaign.orders import AcceptOffer, OfferBout, RefuseOffer
from ringside_manager.gui.advance import RunState
from ringside_manager.gui.advance.advancer import Advancer
from ringside_manager.gui.place import Place
from ringside_manager.gui.seats import Turns
from ringside_manager.gui.session import Session
from ringside_manager.office.docket import Party
from ringside_manager.office.facts.decisions import InboxKind
from ringside_manager.office.facts.going_on import AdvancePlan, StepKind
from ringside_manager.office.facts.inbox import calls
from ringside_manager.office.founding_script import Founding
from ringside_manager.office.office import Office
from tests.gui.looking import until_stopped

pytestmark = pytest.mark.usefixtures("undressed")


class Desk:
    """Continue with somebody who follows what it asks for."""

    def __init__(self, session: Session, *, curtain: bool = True) -> None:
        self.session = session
        self.turns = Turns(session)
        self.advancer = Advancer(session, self.turns)
        self.places: list[Place] = []
        self.handed: list[str] = []
        self.advancer.show.connect(self.places.append)
        self.advancer.hand_over.connect(self._hand_over)

    def _hand_over(self, party: Party) -> None:
        self.handed.append(party.name)
        self.turns.take_seat(party)

    def book(self, night: int) -> None:
        """Ann's first man meets Ben's."""
        ann, ben = self.session.persons
        number = self.offer(ann, ben, night)
        self.session.do("yes", lambda office, _: office.hand_in(AcceptOffer(number), ben))
        self.session.wait()

    def offer(self, by: Party, to: Party, night: int) -> int:
        """One party offers another a bout."""
        books = self.session.books
        red, blue = (books.managers[party.manager or 0].stable[0] for party in (by, to))
        self.session.do("o", lambda office, _: office.hand_in(OfferBout(night, red, blue, Arena.PITS), by))
        self.session.wait()
        return max(self.session.books.offers)


@pytest.fixture
def desk(session: Session) -> Desk:
    return Desk(session)


def test_it_goes_from_seat_to_seat_and_to_the_poster(desk: Desk, session: Session) -> None:
    advancer = desk.advancer
    desk.book(25)
    assert advancer.label() == "Next manager: Ben"
    advancer.go()
    assert (desk.handed, session.viewer) == (["Ben"], session.persons[1])
    assert advancer.label() == "Fight night 25"
    advancer.go()
    assert desk.places[-1] == Place("night", 25)
    assert session.books.closed == 24
    assert desk.turns.all_done
    advancer.run.watch(advancer, 25)
    assert advancer.label() == "Start fight night 25"
    advancer.go()
    session.wait()
    assert session.books.closed == 25


def test_quiet_nights_are_passed_by_one_key_and_call_nobody(desk: Desk, session: Session) -> None:
    desk.turns.end_all()
    assert desk.turns.all_done
    quiet = desk.advancer.step()
    assert quiet.kind is StepKind.QUIET
    assert (
        desk.advancer.label()
        == f"On to night {quiet.until + 1} ({quiet.until - 24} quiet night{'s' * (quiet.until > 25)})"
    )
    desk.advancer.go()
    session.wait()
    assert desk.places[-1].page == "night", "the program's men have boxed: here is what came of it"
    assert session.books.closed == quiet.until or desk.turns.waiting


def test_who_let_something_be_is_called_for_what_is_new(desk: Desk, session: Session) -> None:
    ann, ben = session.persons
    desk.turns.end_all()
    desk.offer(ben, ann, 30)
    assert desk.turns.waiting == (ann,)
    desk.advancer.go()
    assert (desk.handed, session.viewer) == (["Ann"], ann)
    desk.advancer.go_to(AdvancePlan.END_TURN)
    assert desk.turns.all_done
    desk.turns.reopen(ben)
    assert desk.turns.waiting == (ben,), "who asks for a turn has one"


def test_an_offer_of_ones_own_that_is_accepted_calls_nobody_again(desk: Desk, session: Session) -> None:
    desk.turns.end_all()
    ann, ben = session.persons
    number = desk.offer(ann, ben, session.books.closed + 1)
    desk.advancer.go()
    assert session.viewer == ben
    session.hand_in(AcceptOffer(number))
    session.wait()
    desk.advancer.go()
    assert desk.handed == ["Ben"], "Ann's man boxes tonight because she wanted it"
    assert desk.places[-1] == Place("night", session.books.closed + 1)


def test_why_a_run_ended_is_not_told_to_who_sits_down_next(desk: Desk, session: Session) -> None:
    ann, ben = session.persons
    desk.turns.end_all()
    desk.offer(ben, ann, 30)
    desk.advancer.run.remark = "3 nights held. There is something to decide for: Ann."
    desk.advancer.go()
    assert (session.viewer, desk.advancer.run.remark) == (ann, "")


def test_it_asks_for_answers_that_cannot_wait(desk: Desk, session: Session) -> None:
    ann, ben = session.persons
    first = desk.offer(ben, ann, 25)
    assert desk.advancer.label() == "Answer 1 offer(s)" or desk.advancer.label() == "Answer 1 offer"
    desk.advancer.go()
    assert desk.places[-1] == Place("office", 0, "decisions")
    assert session.viewer == ann
    session.hand_in(RefuseOffer(first))
    session.wait()
    assert desk.advancer.label() == "Next manager: Ben"
    desk.offer(ben, ann, 30)
    assert desk.advancer.label() == "Next manager: Ben"


def test_a_turn_can_be_ended_with_offers_unanswered(desk: Desk, session: Session) -> None:
    ann, ben = session.persons
    desk.offer(ben, ann, 25)
    desk.advancer.go_to(AdvancePlan.END_TURN)
    assert desk.handed == ["Ben"]
    assert session.books.open_offers


def test_plans_wait_for_everybody_and_the_shortest_counts(desk: Desk, session: Session) -> None:
    desk.book(25)
    desk.advancer.go_to(AdvancePlan.MONTH)
    assert (desk.handed, session.books.closed) == (["Ben"], 24)
    desk.advancer.go_to(AdvancePlan.END_TURN)
    session.wait()
    assert session.books.closed == 24
    assert desk.places[-1] == Place("night", 25)


def test_a_plan_everybody_has_holds_several_nights(desk: Desk, session: Session) -> None:
    desk.advancer.go_to(AdvancePlan.MONTH)
    desk.advancer.go_to(AdvancePlan.MONTH)
    assert desk.advancer.label() == "Stop"
    assert desk.advancer.plans() == ()
    session.wait()
    stopped = session.books.closed < 28
    assert 25 <= session.books.closed <= 28
    assert stopped is bool(session.books.open_offers)
    assert desk.places[-1] == Place("night", session.books.closed)
    assert "night" in desk.advancer.run.remark
    acts = {entry.act for entry in session.entries if entry.night > 24}
    assert len(acts) >= session.books.closed - 24


def test_who_chose_a_month_is_not_asked_before_its_end_though_another_was_shorter(
    desk: Desk, session: Session
) -> None:
    desk.book(25)
    desk.advancer.go_to(AdvancePlan.MONTH)
    desk.advancer.go()
    desk.advancer.run.watch(desk.advancer, 25)
    desk.advancer.go()
    session.wait()
    assert session.books.closed == 25
    assert "Ann" not in {party.name for party in desk.turns.waiting} or session.books.open_offers
    desk.advancer.run.finish()
    desk.turns.take_seat(session.persons[0])
    desk.advancer.go_to(AdvancePlan.END_TURN)
    assert desk.turns.until(session.persons[0]) == 0, "and takes it back whenever he likes"


def test_stopping_leaves_the_league_as_it_was(desk: Desk, session: Session) -> None:
    def hashed() -> str:
        found: list[str] = []
        session.do("hash", lambda office, _: office._league.state_hash(), found.append)
        session.wait()
        return found[0]

    before = hashed()
    desk.advancer.run.start()
    desk.advancer.go()
    session.wait()
    assert desk.advancer.run.state is RunState.IDLE
    if session.books.closed == 24:
        assert desk.advancer.run.remark == "Stopped. Fight night 25 has not begun."
        assert hashed() == before
    assert session.books.closed in (24, 25)


def test_a_run_stopped_before_it_begins_has_not_begun(desk: Desk, session: Session) -> None:
    blocking = session.do("hold the thread", until_stopped)
    desk.advancer.run.start()
    desk.advancer.run.cancel()
    blocking.cancel()
    session.wait()
    assert session.books.closed == 24
    assert desk.advancer.run.remark == "Stopped. Fight night 25 has not begun."
    desk.advancer.run.start()
    session.wait()
    assert session.books.closed == 25


def test_the_promoter_in_person_has_the_last_turn(promoter_session: Session) -> None:
    desk = Desk(promoter_session)
    pat = promoter_session.persons[-1]
    desk.turns.take_seat(promoter_session.persons[0])
    desk.turns.reopen(pat)
    desk.turns.reopen(promoter_session.persons[1])
    desk.advancer.go_to(AdvancePlan.END_TURN)
    assert desk.advancer.label() == "Next: Pat, promoter"
    desk.advancer.go_to(AdvancePlan.END_TURN)
    promoter_session.wait()
    assert desk.handed == ["Ben", "Pat"]
    kinds = {row.plan for row in desk.advancer.plans()}
    assert AdvancePlan.NEXT_BOUT not in kinds
    assert desk.advancer.step().kind in (StepKind.NIGHT, StepKind.QUIET)


def test_the_promoter_in_person_is_called_when_a_card_lies_before_him(promoter_session: Session) -> None:
    session, desk = promoter_session, Desk(promoter_session)
    pat = session.persons[-1]
    desk.turns.end_all()
    assert desk.turns.all_done, "nothing waits for him before the managers have agreed"
    desk.advancer.go()
    session.wait()
    assert desk.handed == ["Pat"]
    assert session.books.drawn_up == session.books.closed + 1
    assert {call[0] for call in calls(session.books, pat)} & {InboxKind.CARD, InboxKind.TITLE_PAIR}
    night = session.books.closed + 1
    assert desk.advancer.label() == f"Fight night {night}"
    desk.advancer.go()
    assert desk.places[-1] == Place("night", night), "it is his evening"


def test_plans_have_names_and_reasons(desk: Desk, session: Session) -> None:
    rows = {row.plan: row for row in desk.advancer.plans()}
    assert Advancer.plan_label(rows[AdvancePlan.MONTH]) == "One month, to night 28"
    assert Advancer.plan_label(rows[AdvancePlan.SEASON]) == "To the end of the season, night 52"
    assert Advancer.plan_why_not(rows[AdvancePlan.NEXT_BOUT]) == "None of your fighters has a bout to come."
    ann, ben = session.persons
    number = desk.offer(ann, ben, 29)
    session.do("yes", lambda office, _: office.hand_in(AcceptOffer(number), ben))
    session.wait()
    row = next(row for row in desk.advancer.plans() if row.plan is AdvancePlan.NEXT_BOUT)
    assert (row.until, Advancer.plan_label(row)) == (28, "To my next own bout, on night 29")


def test_the_night_waits_for_who_has_not_had_his_turn(desk: Desk, session: Session, qtbot: QtBot) -> None:
    desk.turns.reopen(session.persons[1])
    assert desk.advancer.why_no_night() == "Still to have their turn: Ben."
    desk.advancer.start_night()
    assert desk.advancer.run.state is RunState.IDLE
    desk.advancer.go_to(AdvancePlan.END_TURN)
    assert desk.advancer.why_no_night() == ""
    desk.advancer.start_night(at_once=True)
    session.wait()
    assert session.books.closed == 25


def test_what_happened_since_his_last_turn_is_remembered(desk: Desk, session: Session) -> None:
    ann, ben = session.persons
    assert desk.advancer.seen_by(ann) is None
    seen = len(session.entries)
    desk.advancer.go_to(AdvancePlan.END_TURN)
    assert desk.advancer.seen_by(ann) is None
    desk.advancer.go_to(AdvancePlan.END_TURN)
    for _ in range(2):
        desk.advancer.run.start(at_once=True)
        session.wait()
    assert desk.advancer.seen_by(ann) == seen
    desk.turns.take_seat(ann)
    desk.advancer.go_to(AdvancePlan.END_TURN)
    assert desk.advancer.seen_by(ben) == seen
    assert desk.advancer.seen_by(ann) is None


def test_a_league_of_the_program_alone_goes_on_as_far_as_one_likes(
    founding: Founding, tmp_path: Path, qapp: QApplication
) -> None:
    seats = tuple(
        replace(seat, kind=ManagerKind.AI, temperament=Temperament.BALANCED) for seat in founding.seats
    )
    Office.found(tmp_path / "ai.ringside", replace(founding, seats=seats)).close()
    session = Session.open(tmp_path / "ai.ringside")
    session.sit(Party("Spectator"))
    desk = Desk(session)
    assert desk.advancer.label() == "Fight night 1"
    assert [row.plan for row in desk.advancer.plans()] == [AdvancePlan.MONTH, AdvancePlan.SEASON]
    desk.advancer.go_to(AdvancePlan.MONTH)
    session.wait()
    assert session.books.closed == 4
    desk.advancer.go()
    assert desk.places[-1] == Place("night", 5)
    desk.advancer.run.watch(desk.advancer, 5)
    desk.advancer.go()
    session.wait()
    assert session.books.closed == 5
    session.close()


def test_the_only_person_needs_no_curtain_and_keeps_his_seat(
    founding: Founding, tmp_path: Path, qapp: QApplication
) -> None:
    ann, *others = founding.seats
    seats = (ann, *(replace(s, kind=ManagerKind.AI, temperament=Temperament.BALANCED) for s in others))
    Office.found(tmp_path / "one.ringside", replace(founding, seats=seats)).close()
    session = Session.open(tmp_path / "one.ringside")
    desk = Desk(session)
    desk.advancer.go()
    assert desk.handed == []
    assert session.viewer.name == "Ann"
    desk.advancer.run.watch(desk.advancer, 1)
    desk.advancer.start_night(at_once=True)
    session.wait()
    assert (session.books.closed, session.viewer.name) == (1, "Ann")
    assert desk.advancer.plans()
    session.close()
