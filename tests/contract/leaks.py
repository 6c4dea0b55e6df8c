"""Leaks in the toy, whose secrets are known: finer than those that fit any game."""

from collections.abc import Callable
from typing import Any

import pytest

from engines.core import digest
from engines.core.menu import Amount, Given, Menu, Picked
from engines.core.move import Move
from engines.core.record import evolve
from engines.core.rng import Rng
from engines.core.steward import Level, guess
from engines.core.text import CardRef, Text, text
from tests.contract.checks import play, secrecy
from tests.contract.plants import Check, Plant, afterwards, changed, instead
from tests.petty_court import GAME
from tests.petty_court.game import View
from tests.petty_court.rules import DECK, Aim, Court, Drew, Earned, Load, Orders, Passed, State
from tests.petty_court.turns import SealedBids, TakeTurn
from tests.petty_court.windows import PASSING, Aiming, DenyWindow, MissileWindow

WORLDS = secrecy.worlds_part_only_where_something_is_revealed


def holds(state: State, seat: int) -> bool:
    """A card that denies."""
    return bool(state.players[seat].holding("deny"))


def top(state: State) -> CardRef:
    """The next card of the deck, which nobody knows."""
    return CardRef(DECK[state.deck[0]] if state.deck else "none")


def blurts(state: State) -> Text:
    return text("x", card=top(state))


def named(option: Any, state: State) -> Any:
    return evolve(option, say=lambda _: blurts(state))


window_only_for_holders = instead(
    DenyWindow, "asked", lambda window, state: tuple(seat for seat in window.queue if holds(state, seat))[:1]
)
order_only_for_non_holders = instead(
    DenyWindow,
    "ordered",
    lambda _, state, seat: (1, PASSING) if state.players[seat].orders.passes and not holds(state, seat) else None,
)
non_holders_pass_by_themselves = instead(
    DenyWindow, "ordered", lambda _, state, seat: None if holds(state, seat) else (1, PASSING)
)
orders_that_stop_at_a_card_in_the_hand = instead(Orders, "stopped_by", lambda _, state, seat, __: holds(state, seat))
card_number_in_a_public_event = instead(Drew, "aloud", lambda drew: Earned(seat=drew.owners[0], coins=drew.card))


def discard_seen_before_it_is_told(patch: pytest.MonkeyPatch) -> None:
    def drop(board: Court, seat: int, cards: tuple[int, ...]) -> None:
        for card in cards:
            board._lay_off(seat, card)

    patch.setattr(Court, "drop", drop)


def betraying(window: Any, betray: Callable[[Any, State], Any]) -> Plant:
    """The next card of the deck shows in a menu."""
    return changed(window, "menu", lambda menu, _, state, __: betray(menu, state))


label_of_a_menu = betraying(
    MissileWindow, lambda menu, state: evolve(menu, options=tuple(named(each, state) for each in menu.options))
)
label_beside_a_number = betraying(
    SealedBids, lambda menu, state: evolve(menu, options=tuple(named(each, state) for each in menu.options))
)
hint_of_a_menu = betraying(
    MissileWindow,
    lambda menu, state: evolve(
        menu, options=tuple(evolve(each, tell=lambda _: blurts(state)) for each in menu.options)
    ),
)
notes_of_a_menu = betraying(MissileWindow, lambda menu, state: evolve(menu, notes=lambda: (blurts(state),)))
reason_for_a_blocked_move = changed(
    TakeTurn, "blocked", lambda no, _, state, __: tuple(evolve(each, because=blurts(state)) for each in no)
)
bid_told_when_it_is_sealed = afterwards(
    SealedBids,
    "resolve",
    lambda _, board, seat, given: board.emit(Earned(seat=seat, coins=getattr(given, "value", 0))),
)
draft_told_aloud = afterwards(
    TakeTurn,
    "resolve",
    lambda _, board, seat, given: board.emit(Passed(seat=seat)) if isinstance(given.move, Load) else None,
)


def number_without_a_way_out_of_the_draft(patch: pytest.MonkeyPatch) -> None:
    honest = Aiming.step
    patch.setattr(Aiming, "menu", lambda *_: Amount(prompt=text("x"), low=1, high=2))
    patch.setattr(Aiming, "step", lambda aiming, given: honest(aiming, Picked((Aim(target=given.value),))))


def hand_on_the_common_board(patch: pytest.MonkeyPatch) -> None:
    presenter = GAME.presenter
    patch.setitem(vars(presenter), "board", lambda view: presenter.own(view) or presenter.own(evolve(view, own=None)))


def steward_that_peeks(patch: pytest.MonkeyPatch) -> None:
    """It looks at the next card through a menu that knows it."""

    def advise(_view: View, menu: Menu[Move], rng: Rng, _level: Level) -> Given[Move]:
        known = "".join(note.key for note in menu.notes())
        return guess(menu, Rng(known)) if known else guess(menu, rng)

    betraying(TakeTurn, lambda menu, state: evolve(menu, notes=lambda: (Text(str(state.deck[:1])),)))(patch)
    patch.setitem(vars(GAME), "advise", advise)


nothing_is_scrambled = instead(GAME, "redeal", lambda state, _knowers, _seed: state)

digest_of_all_that_happened = instead(digest, "overheard", lambda log, _seat: [digest.Heard(*each) for each in log])

LEAKS: dict[Plant, Check] = {
    window_only_for_holders: WORLDS,
    order_only_for_non_holders: WORLDS,
    non_holders_pass_by_themselves: WORLDS,
    orders_that_stop_at_a_card_in_the_hand: WORLDS,
    card_number_in_a_public_event: WORLDS,
    discard_seen_before_it_is_told: WORLDS,
    reason_for_a_blocked_move: WORLDS,
    digest_of_all_that_happened: WORLDS,
    label_of_a_menu: WORLDS,
    label_beside_a_number: WORLDS,
    hint_of_a_menu: WORLDS,
    notes_of_a_menu: WORLDS,
    bid_told_when_it_is_sealed: secrecy.a_sealed_answer_tells_the_others_only_that_it_was_given,
    draft_told_aloud: secrecy.a_step_of_a_draft_is_nobodys_business,
    number_without_a_way_out_of_the_draft: secrecy.a_step_of_a_draft_is_nobodys_business,
    hand_on_the_common_board: secrecy.pages_show_a_seat_its_own_and_everybody_the_same_board,
    steward_that_peeks: play.stewards_end_the_match_and_know_what_their_seat_knows,
    nothing_is_scrambled: secrecy.other_worlds_exist,
}


def name_of(leak: Plant) -> str:
    return next(name for name, it in globals().items() if it is leak)
