"""The contract suite: every check, for every game and seat count, over as many matches as time allows.

``CASTELLAN_SOAK_GAMES`` sets the matches per game and seat count of the first check; the others play a share of
them. A game that bequeaths is played with an heirloom and without: twice as often. Where one match is the whole share
of a costly check, it looks at one table, by turns of checks and games: the smallest, which begins with nothing, or the
largest with an heirloom.
``CASTELLAN_SOAK_MOMENTS`` says how many turns of a match are looked at closely."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.campaigns import sorts
from tests.contract.checks import digests, heirlooms, phrases, play, presses, purity, secrecy, undo
from tests.contract.games import ALL_GAMES, by_turns, seeds, tables

Check = Callable[[Any, int, int], None]

CHECKS: dict[Check, float] = {
    play.a_match_ends_and_keeps_its_invariants: 1,
    play.every_offered_answer_is_playable: 0.05,
    play.a_part_without_a_choice_is_never_asked: 0.2,
    play.blocked_moves_are_refused_with_their_reason: 0.1,
    play.defaults_are_legal_wherever_somebody_is_awaited: 0.2,
    play.defaults_alone_end_the_match: 0.1,
    play.stewards_end_the_match_and_know_what_their_seat_knows: 0.1,
    play.who_is_said_to_come_next_usually_does: 0.1,
    purity.acting_leaves_the_match_before_untouched: 0.1,
    purity.a_round_trip_before_every_act_changes_nothing: 0.1,
    purity.the_log_replays_to_the_same_fingerprint: 0.1,
    purity.a_match_begins_with_events_that_can_be_written_down: 0.25,
    purity.nobody_is_spoken_to_unasked: 0.05,
    secrecy.worlds_part_only_where_something_is_revealed: 0.1,
    secrecy.the_opening_tells_a_spectator_nothing: 0.25,
    secrecy.a_sealed_answer_tells_the_others_only_that_it_was_given: 0.1,
    secrecy.a_step_of_a_draft_is_nobodys_business: 0.1,
    secrecy.what_nobody_else_notices_starts_no_clock_again: 0.1,
    secrecy.an_order_that_was_obeyed_is_told_to_its_owner_alone: 0.05,
    secrecy.orders_that_stop_look_as_if_they_had_rested: 0.1,
    secrecy.what_is_written_for_later_is_nobody_elses_business: 0.05,
    secrecy.pages_show_a_seat_its_own_and_everybody_the_same_board: 0.05,
    secrecy.other_worlds_exist: 0.025,
    presses.a_question_grows_only_when_its_seats_menu_opens_or_changes: 0.2,
    presses.one_answer_leaves_the_others_buttons_good: 0.2,
    presses.double_presses_are_refused: 0.1,
    presses.strangers_and_shapeless_answers_are_refused: 0.025,
    presses.nothing_is_accepted_after_the_end: 0.1,
    presses.people_come_and_go_without_touching_any_question: 0.1,
    presses.a_removal_is_either_refused_or_played_on_from: 0.05,
    phrases.what_a_phrase_offers_can_be_said: 0.05,
    digests.a_digest_says_nothing_that_goes_without_saying: 0.05,
    undo.an_act_is_free_to_take_back_if_nobody_has_learnt_anything: 0.1,
    undo.who_may_take_back_is_known_step_by_step: 0.1,
    undo.the_end_cannot_be_taken_back: 0.05,
    heirlooms.only_a_match_that_is_over_bequeaths: 0.2,
    heirlooms.the_same_match_bequeaths_the_same: 0.1,
    heirlooms.an_heirloom_opens_the_next_match: 0.2,
    heirlooms.a_deserted_match_bequeaths_to_strangers: 0.1,
    heirlooms.the_world_between_two_matches_can_be_read: 0.2,
    heirlooms.the_world_between_two_matches_tells_no_secret: 0.2,
    heirlooms.the_match_that_left_a_world_is_told: 0.2,
    heirlooms.the_world_during_a_match_is_read_and_tells_no_secret: 0.1,
}
"""Each check and the share of the matches that it looks at."""

COSTLY = 0.25
"""The share of a check that does more than play a match."""


def alone(check: Check) -> bool:
    """Whether one match is the whole share of something costly."""
    return CHECKS[check] <= COSTLY and len(seeds(CHECKS[check])) == 1


CASES = [
    (key, seats, check)
    for at, (key, game) in enumerate(ALL_GAMES.items())
    for seats in game.meta.seats
    for nth, check in enumerate(CHECKS)
    if not alone(check) or seats in by_turns(at + nth, tables(game))
]


@pytest.mark.parametrize(("key", "seats", "check"), CASES, ids=lambda part: getattr(part, "__name__", str(part)))
def test_contract(key: str, seats: int, check: Check) -> None:
    game = ALL_GAMES[key]
    for seed in slice_of(game, seats, check):
        try:
            check(game, seats, seed)
        except Exception as error:
            error.add_note(f"{key}, {seats} seats, seed {seed}")
            raise


def slice_of(game: Any, seats: int, check: Check) -> range:
    """The matches of one seat count."""
    if not alone(check):
        return range(len(seeds(CHECKS[check])) * sorts(game))
    sort = 0 if seats == game.meta.seats[-1] else sorts(game) - 1
    return range(sort, sort + 1)
