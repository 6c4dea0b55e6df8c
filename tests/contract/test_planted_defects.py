"""Every check of the contract can fail: for each there is a defect, planted in the toy or the core, that it notices."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count, cycle
from typing import Any

import pytest

from engines.core import match as core
from engines.core import phrase
from engines.core.board import Board
from engines.core.event import Event, Obeyed
from engines.core.match import Match
from engines.core.menu import NOT_OFFERED, Given, Menu, Option, Pick, Picked
from engines.core.move import Move
from engines.core.outcome import Heirloom
from engines.core.record import evolve
from engines.core.shown import label
from engines.core.text import PersonRef, text
from tests.contract.checks import heirlooms, phrases, play, presses, purity, secrecy
from tests.contract.games import TOY
from tests.contract.plants import Check, Plant, every_menu_is_public, noticed, secrets_are_told_aloud
from tests.contract.test_every_game import CHECKS
from tests.contract.test_planted_leaks import LEAKS
from tests.petty_court import GAME, rules, turns
from tests.petty_court.rules import Court, Fire, Memory, State, bequeathed, remembered
from tests.petty_court.turns import TakeTurn


def everybody_hears_who_obeyed_an_order(patch: pytest.MonkeyPatch) -> None:
    honest = Board.emit

    def emit(board: Board[Any], event: Event) -> None:
        everybody = tuple(range(len(board.state.chairs)))
        honest(board, Obeyed(owners=everybody) if isinstance(event, Obeyed) else event)

    patch.setattr(Board, "emit", emit)


def whatever_somebody_does_starts_the_clock_again(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(secrecy, "stirred", lambda before, after, _events: before.step != after.step)


def played_cards_are_lost(patch: pytest.MonkeyPatch) -> None:
    honest = Court.show

    def show(board: Court, seat: int, card: int) -> None:
        honest(board, seat, card)
        board.amend(discard=board.state.discard[:-1])

    patch.setattr(Court, "show", show)


def an_illegal_move_is_offered(patch: pytest.MonkeyPatch) -> None:
    honest = TakeTurn.menu

    def menu(turn: TakeTurn, state: State, seat: int) -> Menu[Move]:
        good = honest(turn, state, seat)
        bad: Option[Move] = Option(move=Fire(), say=label)
        assert isinstance(good, Pick)
        return evolve(good, options=(*good.options, bad))

    patch.setattr(TakeTurn, "menu", menu)


def refusals_give_no_reason(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Match, "_why", lambda _match, *_: NOT_OFFERED)


def the_default_is_illegal(patch: pytest.MonkeyPatch) -> None:
    def fallback(_turn: TakeTurn, _state: State, _seat: int) -> Given[Move]:
        return Picked((Fire(),))

    patch.setattr(TakeTurn, "fallback", fallback)


def it_never_ends(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(turns, "finished", lambda _state: False)


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


def a_prompt_is_built_with_every_menu(patch: pytest.MonkeyPatch) -> None:
    honest = TakeTurn.menu

    def menu(turn: TakeTurn, state: State, seat: int) -> Menu[Move]:
        return evolve(honest(turn, state, seat), prompt=text("ask-turn"))

    patch.setattr(TakeTurn, "menu", menu)


def every_question_is_new(patch: pytest.MonkeyPatch) -> None:
    def ask(before: Match[Any], board: Board[Any], answered: int | None) -> Match[Any]:
        chairs = tuple(evolve(chair, question=chair.question + 1) for chair in board.state.chairs)
        board.amend(chairs=chairs)
        return Match(before.game, board.state, before.step + 1)

    patch.setattr(core, "ask", ask)


def no_question_is_new(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(core, "ask", lambda before, board, answered: Match(before.game, board.state, before.step + 1))


def strangers_are_seated(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Match, "_known", lambda match, seat: seat % len(match._state.chairs))


def people_leave_when_all_is_over(patch: pytest.MonkeyPatch) -> None:
    honest = Match.seat

    def seat(match: Match[Any], seating: Any) -> Any:
        return (match, ()) if match.over else honest(match, seating)

    patch.setattr(Match, "seat", seat)


def anybody_is_removed_at_any_time(patch: pytest.MonkeyPatch) -> None:
    patch.setitem(vars(GAME), "remove", lambda _board, _seat: None)


def completions_are_forgotten(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(phrase, "token", lambda move: f"at {id(move)}")


def a_running_match_bequeaths(patch: pytest.MonkeyPatch) -> None:
    patch.setitem(vars(GAME), "bequest", lambda state: bequeathed(Memory(champions=state.people[:1])))


def a_bequest_remembers_how_often_it_was_asked_for(patch: pytest.MonkeyPatch) -> None:
    times = count()
    spoil_memory(patch, lambda _state: f"{next(times)}")


def a_bequest_names_the_next_card(patch: pytest.MonkeyPatch) -> None:
    spoil_memory(patch, lambda state: f"{state.deck[:1]}")


def spoil_memory(patch: pytest.MonkeyPatch, decree: Callable[[State], str]) -> None:
    honest = GAME.bequest

    def bequest(state: State) -> Heirloom | None:
        left = honest(state)
        return left and bequeathed(evolve(remembered(left), decree=decree(state)))

    patch.setitem(vars(GAME), "bequest", bequest)


def nothing_is_played_on_an_heirloom(patch: pytest.MonkeyPatch) -> None:
    honest = GAME.setup

    def setup(*given: Any) -> State:
        state = honest(*given)
        return evolve(state, stack=()) if state.champions else state

    patch.setitem(vars(GAME), "setup", setup)


def a_nameless_champion_is_not_thought_of(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(rules, "_person", lambda person: PersonRef(person) if person else text("world-champion"))


def a_page_of_the_world_lacks_a_name(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(rules, "_person", lambda _person: text("world-champion"))


DEFECTS: dict[Check, Plant] = {
    play.a_match_ends_and_keeps_its_invariants: played_cards_are_lost,
    play.every_offered_answer_is_playable: an_illegal_move_is_offered,
    play.blocked_moves_are_refused_with_their_reason: refusals_give_no_reason,
    play.defaults_are_legal_wherever_somebody_is_awaited: the_default_is_illegal,
    play.defaults_alone_end_the_match: it_never_ends,
    purity.acting_leaves_the_match_before_untouched: a_record_is_changed_in_place,
    purity.a_round_trip_before_every_act_changes_nothing: something_is_remembered_outside_the_state,
    purity.the_log_replays_to_the_same_fingerprint: something_is_remembered_outside_the_state,
    purity.a_match_begins_with_events_that_can_be_written_down: something_is_remembered_outside_the_state,
    purity.nobody_is_spoken_to_unasked: a_prompt_is_built_with_every_menu,
    secrecy.the_opening_tells_a_spectator_nothing: secrets_are_told_aloud,
    secrecy.public_menus_are_the_same_in_every_world: every_menu_is_public,
    secrecy.what_nobody_else_notices_starts_no_clock_again: whatever_somebody_does_starts_the_clock_again,
    secrecy.an_order_that_was_obeyed_is_told_to_its_owner_alone: everybody_hears_who_obeyed_an_order,
    presses.a_question_grows_only_when_its_seats_menu_opens_or_changes: every_question_is_new,
    presses.one_answer_leaves_the_others_buttons_good: every_question_is_new,
    presses.double_presses_are_refused: no_question_is_new,
    presses.strangers_and_shapeless_answers_are_refused: strangers_are_seated,
    presses.nothing_is_accepted_after_the_end: people_leave_when_all_is_over,
    presses.people_come_and_go_without_touching_any_question: every_question_is_new,
    presses.a_removal_is_either_refused_or_played_on_from: anybody_is_removed_at_any_time,
    phrases.what_a_phrase_offers_can_be_said: completions_are_forgotten,
    heirlooms.only_a_match_that_is_over_bequeaths: a_running_match_bequeaths,
    heirlooms.the_same_match_bequeaths_the_same: a_bequest_remembers_how_often_it_was_asked_for,
    heirlooms.an_heirloom_opens_the_next_match: nothing_is_played_on_an_heirloom,
    heirlooms.a_deserted_match_bequeaths_to_strangers: a_nameless_champion_is_not_thought_of,
    heirlooms.the_world_between_two_matches_can_be_read: a_page_of_the_world_lacks_a_name,
    heirlooms.the_world_between_two_matches_tells_no_secret: a_bequest_names_the_next_card,
}


@pytest.mark.parametrize("check", DEFECTS, ids=lambda check: check.__name__)
def test_a_defect_is_noticed(check: Check) -> None:
    assert noticed(check, TOY, 4, DEFECTS[check])


def test_no_check_is_beyond_failing() -> None:
    assert {*DEFECTS, *LEAKS.values()} == set(CHECKS)
