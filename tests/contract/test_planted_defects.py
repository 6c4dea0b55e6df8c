"""Every check of the contract can fail: for each there is a defect, planted in the toy or the core, that it notices."""

from collections.abc import Callable
from itertools import count, cycle
from typing import Any

import pytest

from engines.core import match as core
from engines.core import phrase
from engines.core.board import Board
from engines.core.event import Event, Obeyed, Secret, Stopped
from engines.core.match import Match
from engines.core.menu import NOT_OFFERED, Option, Picked
from engines.core.move import Move, part
from engines.core.page import Tale
from engines.core.record import evolve
from engines.core.shown import label
from engines.core.text import PersonRef, text
from engines.core.undo import Course
from tests.contract.checks import digests, heirlooms, phrases, play, presses, purity, secrecy, undo
from tests.contract.games import TOY
from tests.contract.leaks import LEAKS, name_of
from tests.contract.plants import (
    Check,
    Plant,
    afterwards,
    changed,
    instead,
    noticed,
    secrets_are_told_aloud,
)
from tests.contract.test_every_game import CHECKS
from tests.petty_court import GAME, rules, turns
from tests.petty_court.rules import Court, Fire, Memory, State, Volley, bequeathed, remembered
from tests.petty_court.turns import TakeTurn
from tests.petty_court.windows import Aiming


def everybody_hears_of(kind: type[Secret]) -> Plant:
    honest = Board.emit

    def emit(board: Board[Any], event: Event) -> None:
        everybody = tuple(range(len(board.state.chairs)))
        honest(board, evolve(event, owners=everybody) if isinstance(event, kind) else event)

    return instead(Board, "emit", emit)


the_board_shows_who_has_ordered_something = changed(
    GAME,
    "view",
    lambda view, state, _: evolve(view, goal=sum(player.orders.passes for player in state.players)),
)
whatever_somebody_does_starts_the_clock_again = instead(
    secrecy, "stirred", lambda before, after, _events: before.step != after.step
)
played_cards_are_lost = afterwards(Court, "show", lambda board, *_: board.amend(discard=board.state.discard[:-1]))
ILLEGAL: Option[Move] = Option(move=Fire(), say=label)
an_illegal_move_is_offered = changed(TakeTurn, "menu", lambda menu, *_: evolve(menu, options=(*menu.options, ILLEGAL)))
ONE_PART: Option[Move] = Option(move=part(Volley, card=1), say=label)
a_draft_asks_for_nothing = changed(Aiming, "menu", lambda menu, *_: evolve(menu, options=(ONE_PART, menu.options[-1])))
ONE_WHOLE: Option[Move] = Option(move=Volley(card=1, shots=(1,)), say=label)
a_draft_confirms_unasked = changed(Aiming, "menu", lambda menu, *_: evolve(menu, options=(ONE_WHOLE, menu.options[-1])))
refusals_give_no_reason = instead(Match, "_why", lambda *_: NOT_OFFERED)
the_default_is_illegal = instead(TakeTurn, "fallback", lambda *_: Picked((Fire(),)))
it_never_ends = instead(turns, "finished", lambda _state: False)


def a_record_is_changed_in_place(patch: pytest.MonkeyPatch) -> None:
    def earn(board: Court, seat: int, coins: int) -> None:
        player = board.state.players[seat]
        object.__setattr__(player, "coins", max(0, player.coins + coins))

    patch.setattr(Court, "earn", earn)


def something_is_remembered_outside_the_state(patch: pytest.MonkeyPatch) -> None:
    honest, turns = Court.draw, cycle((1, 1, 1, 1, 2))

    def draw(board: Court, seat: int) -> None:
        for _ in range(next(turns)):
            honest(board, seat)

    patch.setattr(Court, "draw", draw)


a_prompt_is_built_with_every_menu = changed(TakeTurn, "menu", lambda menu, *_: evolve(menu, prompt=text("ask-turn")))


def every_question_is_new(patch: pytest.MonkeyPatch) -> None:
    def ask(before: Match[Any], board: Board[Any], *_: Any, **__: Any) -> Match[Any]:
        chairs = tuple(evolve(chair, question=chair.question + 1) for chair in board.state.chairs)
        board.amend(chairs=chairs)
        return Match(before.game, board.state, before.step + 1)

    patch.setattr(core, "ask", ask)


no_question_is_new = instead(
    core, "ask", lambda before, board, *_, **__: Match(before.game, board.state, before.step + 1)
)
strangers_are_seated = instead(Match, "_known", lambda match, seat: seat % len(match._state.chairs))


def people_leave_when_all_is_over(patch: pytest.MonkeyPatch) -> None:
    honest = Match.seat
    patch.setattr(Match, "seat", lambda match, seating: (match, ()) if match.over else honest(match, seating))


anybody_is_removed_at_any_time = instead(GAME, "remove", lambda _board, _seat: None)
turns_go_round_the_other_way = instead(GAME, "next_up", lambda state, seat: (seat - 1) % len(state.players))
nothing_has_a_line = instead(GAME.presenter, "event", lambda _event: None)
completions_are_forgotten = instead(phrase, "token", lambda move: f"at {id(move)}")
a_running_match_bequeaths = instead(GAME, "bequest", lambda state: bequeathed(Memory(champions=state.people[:1])))


def remembering(decree: Callable[[State], str]) -> Plant:
    """Whatever a match leaves says this beside what it should."""
    return changed(
        GAME, "bequest", lambda left, state: left and bequeathed(evolve(remembered(left), decree=decree(state)))
    )


TIMES = count()
a_bequest_remembers_how_often_it_was_asked_for = remembering(lambda _state: f"{next(TIMES)}")
a_bequest_names_the_next_card = remembering(lambda state: f"{state.deck[:1]}")
a_running_world_names_the_next_card = changed(
    GAME,
    "meanwhile",
    lambda now, state: now and bequeathed(evolve(remembered(now), decree=f"{state.deck[:1]}")),
)
nothing_is_played_on_an_heirloom = changed(
    GAME, "setup", lambda state, *_: evolve(state, stack=()) if state.champions else state
)
NAMELESS = text("world-champion")
a_match_is_told_in_one_sentence = instead(
    GAME, "tale", lambda _left: Tale(title=NAMELESS, story=(NAMELESS,), changes=())
)
a_nameless_champion_is_not_thought_of = instead(
    rules, "_person", lambda person: PersonRef(person) if person else NAMELESS
)
a_played_card_is_not_said_to_reveal = instead(rules.Played, "reveals", False)
nothing_is_found_free = instead(Course, "_free", lambda _course, _seat: None)
the_end_is_free = instead(Course, "free", lambda course: {0: course.match.step})
a_page_of_the_world_lacks_a_name = instead(rules, "_person", lambda _person: NAMELESS)

DEFECTS: dict[Check, Plant] = {
    play.a_match_ends_and_keeps_its_invariants: played_cards_are_lost,
    play.every_offered_answer_is_playable: an_illegal_move_is_offered,
    play.a_part_without_a_choice_is_never_asked: a_draft_asks_for_nothing,
    play.blocked_moves_are_refused_with_their_reason: refusals_give_no_reason,
    play.defaults_are_legal_wherever_somebody_is_awaited: the_default_is_illegal,
    play.defaults_alone_end_the_match: it_never_ends,
    play.who_is_said_to_come_next_usually_does: turns_go_round_the_other_way,
    purity.acting_leaves_the_match_before_untouched: a_record_is_changed_in_place,
    purity.a_round_trip_before_every_act_changes_nothing: something_is_remembered_outside_the_state,
    purity.the_log_replays_to_the_same_fingerprint: something_is_remembered_outside_the_state,
    purity.a_match_begins_with_events_that_can_be_written_down: something_is_remembered_outside_the_state,
    purity.nobody_is_spoken_to_unasked: a_prompt_is_built_with_every_menu,
    secrecy.the_opening_tells_a_spectator_nothing: secrets_are_told_aloud,
    secrecy.what_nobody_else_notices_starts_no_clock_again: whatever_somebody_does_starts_the_clock_again,
    secrecy.an_order_that_was_obeyed_is_told_to_its_owner_alone: everybody_hears_of(Obeyed),
    secrecy.orders_that_stop_look_as_if_they_had_rested: everybody_hears_of(Stopped),
    secrecy.what_is_written_for_later_is_nobody_elses_business: the_board_shows_who_has_ordered_something,
    presses.a_question_grows_only_when_its_seats_menu_opens_or_changes: every_question_is_new,
    presses.one_answer_leaves_the_others_buttons_good: every_question_is_new,
    presses.double_presses_are_refused: no_question_is_new,
    presses.strangers_and_shapeless_answers_are_refused: strangers_are_seated,
    presses.nothing_is_accepted_after_the_end: people_leave_when_all_is_over,
    presses.people_come_and_go_without_touching_any_question: every_question_is_new,
    presses.a_removal_is_either_refused_or_played_on_from: anybody_is_removed_at_any_time,
    phrases.what_a_phrase_offers_can_be_said: completions_are_forgotten,
    digests.a_digest_says_nothing_that_goes_without_saying: nothing_has_a_line,
    undo.an_act_is_free_to_take_back_if_nobody_has_learnt_anything: a_played_card_is_not_said_to_reveal,
    undo.who_may_take_back_is_known_step_by_step: nothing_is_found_free,
    undo.the_end_cannot_be_taken_back: the_end_is_free,
    heirlooms.only_a_match_that_is_over_bequeaths: a_running_match_bequeaths,
    heirlooms.the_same_match_bequeaths_the_same: a_bequest_remembers_how_often_it_was_asked_for,
    heirlooms.an_heirloom_opens_the_next_match: nothing_is_played_on_an_heirloom,
    heirlooms.a_deserted_match_bequeaths_to_strangers: a_nameless_champion_is_not_thought_of,
    heirlooms.the_world_between_two_matches_can_be_read: a_page_of_the_world_lacks_a_name,
    heirlooms.the_world_between_two_matches_tells_no_secret: a_bequest_names_the_next_card,
    heirlooms.the_world_during_a_match_is_read_and_tells_no_secret: a_running_world_names_the_next_card,
    heirlooms.the_match_that_left_a_world_is_told: a_match_is_told_in_one_sentence,
}


@pytest.mark.parametrize("check", DEFECTS, ids=lambda check: check.__name__)
def test_a_defect_is_noticed(check: Check) -> None:
    assert noticed(check, TOY, 4, DEFECTS[check])


def test_a_lone_whole_is_asked_for_where_its_draft_says_why() -> None:
    """Issue 13, point 11: a choice among one is never asked."""
    check = play.a_part_without_a_choice_is_never_asked
    assert noticed(check, TOY, 4, a_draft_confirms_unasked)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Aiming, "confirms", True)
        assert not noticed(check, TOY, 4, a_draft_confirms_unasked)


@pytest.mark.parametrize("leak", LEAKS, ids=name_of)
def test_a_leak_is_noticed(leak: Plant) -> None:
    assert noticed(LEAKS[leak], TOY, 4, leak)


def test_no_check_is_beyond_failing() -> None:
    assert {*DEFECTS, *LEAKS.values()} == set(CHECKS)
