"""The secrecy checks would notice: leaks planted in every game, and finer ones in the toy."""

from __future__ import annotations

from itertools import takewhile
from typing import Any

import pytest

from engines.core.event import Obeyed, Secret
from engines.core.match import Match
from engines.core.menu import Amount, Given, Menu, Number, Pick, Picked
from engines.core.move import Move
from engines.core.record import evolve
from engines.core.rng import Rng
from engines.core.steward import guess
from engines.core.text import CardRef, Text, text
from tests.campaigns import table
from tests.contract.checks import play, secrecy
from tests.contract.games import TOY
from tests.contract.plants import (
    MATCHES,
    Check,
    Plant,
    every_menu_is_public,
    noticed,
    peeking,
    secrets_are_told_aloud,
    who_has_no_choice_is_not_asked,
)
from tests.petty_court import GAME
from tests.petty_court.game import View
from tests.petty_court.rules import DECK, Aim, Court, Drew, Earned, Load, Passed, State
from tests.petty_court.turns import SealedBids, TakeTurn
from tests.petty_court.windows import PASSING, Aiming, DenyWindow, MissileWindow
from tests.playing import Turn, playing

WORLDS = secrecy.worlds_part_only_where_something_is_revealed


# ---- in every game


def test_a_hand_in_everybodys_view_is_noticed(game: Any) -> None:
    assert noticed(WORLDS, peeking(game), game.meta.seats[-1])


def test_secrets_told_aloud_are_noticed(game: Any) -> None:
    seats = game.meta.seats[-1]
    if not any(confides(turn) for seed in range(MATCHES) for turn in playing(game, seats, seed)):
        pytest.skip("what this game keeps secret is dealt at the opening: that is looked at below")
    assert noticed(WORLDS, game, seats, secrets_are_told_aloud)


def confides(turn: Turn) -> bool:
    """Whether somebody alone learns something before anything is revealed: after that, worlds may part anyway. That an
    own order was obeyed does not count."""
    own = takewhile(lambda event: not event.reveals or isinstance(event, Secret), turn.events)
    return any(isinstance(event, Secret) and not isinstance(event, Obeyed) for event in own)


def test_menus_made_public_are_noticed(game: Any) -> None:
    check = secrecy.public_menus_are_the_same_in_every_world
    assert noticed(check, game, game.meta.seats[-1], every_menu_is_public)


def test_passing_over_who_has_no_choice_is_noticed(game: Any) -> None:
    seats = game.meta.seats[-1]
    if not any(betrays(turn.before) for seed in range(3) for turn in playing(game, seats, seed)):
        pytest.skip("whether somebody has a choice never depends on what is hidden")
    assert noticed(WORLDS, game, seats, who_has_no_choice_is_not_asked)


def betrays(match: Match[Any]) -> bool:
    """Whether somebody is asked who can only say one thing, and could say more if the hidden cards were others."""
    alone = [seat for seat in match.asked() if forced(match, seat)]
    if not alone:
        return False
    others = (match.game.scramble(match._state, (), f"{seed}") for seed in range(5))
    return any(not forced(Match(match.game, state, match.step), seat) for state in others for seat in alone)


def forced(match: Match[Any], seat: int) -> bool:
    menu = match.menu(seat)
    return isinstance(menu, Pick) and len(menu.options) == menu.at_least == 1


def test_a_leak_at_the_opening_is_noticed(game: Any) -> None:
    seats = game.meta.seats[-1]
    if not any(isinstance(event, Secret) for event in table(game, seats, 0).begin()[1]):
        pytest.skip("it begins with nothing secret")
    assert noticed(secrecy.the_opening_tells_a_spectator_nothing, game, seats, secrets_are_told_aloud)


# ---- in the toy, whose secrets are known


def window_only_for_holders(patch: pytest.MonkeyPatch) -> None:
    def asked(window: DenyWindow, state: State) -> tuple[int, ...]:
        return tuple(seat for seat in window.queue if state.players[seat].holding("deny"))[:1]

    patch.setattr(DenyWindow, "asked", asked)


def order_only_for_non_holders(patch: pytest.MonkeyPatch) -> None:
    def ordered(window: DenyWindow, state: State, seat: int) -> Given[Move] | None:
        player = state.players[seat]
        return PASSING if player.passes_denies and not player.holding("deny") else None

    patch.setattr(DenyWindow, "ordered", ordered)


def non_holders_pass_by_themselves(patch: pytest.MonkeyPatch) -> None:
    def ordered(window: DenyWindow, state: State, seat: int) -> Given[Move] | None:
        return None if state.players[seat].holding("deny") else PASSING

    patch.setattr(DenyWindow, "ordered", ordered)


def card_number_in_a_public_event(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Drew, "aloud", lambda drew: Earned(seat=drew.owners[0], coins=drew.card))


def discard_seen_before_it_is_told(patch: pytest.MonkeyPatch) -> None:
    def drop(board: Court, seat: int, cards: tuple[int, ...]) -> None:
        for card in cards:
            board._lay_off(seat, card)

    patch.setattr(Court, "drop", drop)


def label_of_a_public_menu(patch: pytest.MonkeyPatch) -> None:
    leak_in_missiles(patch, lambda menu, ref: evolve(menu, options=tuple(_named(o, ref) for o in menu.options)))


def label_beside_a_public_number(patch: pytest.MonkeyPatch) -> None:
    honest = SealedBids.menu

    def menu(bids: SealedBids, state: State, seat: int) -> Menu[Move]:
        asked, top = honest(bids, state, seat), DECK[state.deck[0]]
        return evolve(asked, options=tuple(_named(option, top) for option in asked.options))

    patch.setattr(SealedBids, "menu", menu)


def hint_of_a_public_menu(patch: pytest.MonkeyPatch) -> None:
    leak_in_missiles(patch, lambda menu, ref: evolve(menu, options=tuple(_hinted(o, ref) for o in menu.options)))


def notes_of_a_public_menu(patch: pytest.MonkeyPatch) -> None:
    leak_in_missiles(patch, lambda menu, ref: evolve(menu, notes=lambda: (text("x", card=CardRef(ref)),)))


def _named(option: Any, ref: str) -> Any:
    return evolve(option, say=lambda _: text("x", card=CardRef(ref)))


def _hinted(option: Any, ref: str) -> Any:
    return evolve(option, tell=lambda _: text("x", card=CardRef(ref)))


def leak_in_missiles(patch: pytest.MonkeyPatch, spoil: Any) -> None:
    """The next card of the deck shows in a window."""
    honest = MissileWindow.menu

    def menu(window: MissileWindow, state: State, seat: int) -> Menu[Move]:
        spoilt: Menu[Move] = spoil(honest(window, state, seat), DECK[state.deck[0]] if state.deck else "none")
        return spoilt

    patch.setattr(MissileWindow, "menu", menu)


def reason_for_a_blocked_move(patch: pytest.MonkeyPatch) -> None:
    honest = TakeTurn.blocked

    def blocked(turn: TakeTurn, state: State, seat: int) -> Any:
        top = text("x", card=CardRef(DECK[state.deck[0]] if state.deck else "none"))
        return tuple(evolve(no, because=top) for no in honest(turn, state, seat))

    patch.setattr(TakeTurn, "blocked", blocked)


def bid_told_when_it_is_sealed(patch: pytest.MonkeyPatch) -> None:
    honest = SealedBids.resolve

    def resolve(bids: SealedBids, board: Court, seat: int, given: Given[Move]) -> None:
        honest(bids, board, seat, given)
        board.emit(Earned(seat=seat, coins=given.value if isinstance(given, Number) else 0))

    patch.setattr(SealedBids, "resolve", resolve)


def draft_told_aloud(patch: pytest.MonkeyPatch) -> None:
    honest = TakeTurn.resolve

    def resolve(turn: TakeTurn, board: Court, seat: int, given: Any) -> None:
        honest(turn, board, seat, given)
        if isinstance(given.move, Load):
            board.emit(Passed(seat=seat))

    patch.setattr(TakeTurn, "resolve", resolve)


def number_without_a_way_out_of_the_draft(patch: pytest.MonkeyPatch) -> None:
    honest = Aiming.step

    def step(aiming: Aiming, given: Any) -> Any:
        return honest(aiming, Picked((Aim(target=given.value),)))

    patch.setattr(Aiming, "menu", lambda *_: Amount(prompt=text("x"), low=1, high=2))
    patch.setattr(Aiming, "step", step)


def hand_on_the_common_board(patch: pytest.MonkeyPatch) -> None:
    presenter = GAME.presenter
    patch.setitem(vars(presenter), "board", lambda view: presenter.own(view) or presenter.own(evolve(view, own=None)))


def steward_that_peeks(patch: pytest.MonkeyPatch) -> None:
    """It looks at the next card through a menu that knows it."""
    honest = TakeTurn.menu

    def menu(turn: TakeTurn, state: State, seat: int) -> Menu[Move]:
        return evolve(honest(turn, state, seat), notes=lambda: (Text(str(state.deck[:1])),))

    def advise(_view: View, menu: Menu[Move], rng: Rng) -> Given[Move]:
        known = "".join(note.key for note in menu.notes())
        return guess(menu, Rng(known)) if known else guess(menu, rng)

    patch.setattr(TakeTurn, "menu", menu)
    patch.setitem(vars(GAME), "advise", advise)


def nothing_is_scrambled(patch: pytest.MonkeyPatch) -> None:
    patch.setitem(vars(GAME), "redeal", lambda state, _knowers, _seed: state)


LEAKS: dict[Plant, Check] = {
    window_only_for_holders: WORLDS,
    order_only_for_non_holders: WORLDS,
    non_holders_pass_by_themselves: WORLDS,
    card_number_in_a_public_event: WORLDS,
    discard_seen_before_it_is_told: WORLDS,
    reason_for_a_blocked_move: WORLDS,
    label_of_a_public_menu: secrecy.public_menus_are_the_same_in_every_world,
    label_beside_a_public_number: secrecy.public_menus_are_the_same_in_every_world,
    hint_of_a_public_menu: secrecy.public_menus_are_the_same_in_every_world,
    notes_of_a_public_menu: secrecy.public_menus_are_the_same_in_every_world,
    bid_told_when_it_is_sealed: secrecy.a_sealed_answer_tells_the_others_only_that_it_was_given,
    draft_told_aloud: secrecy.a_step_of_a_draft_is_nobodys_business,
    number_without_a_way_out_of_the_draft: secrecy.a_step_of_a_draft_is_nobodys_business,
    hand_on_the_common_board: secrecy.pages_show_a_seat_its_own_and_everybody_the_same_board,
    steward_that_peeks: play.stewards_end_the_match_and_know_what_their_seat_knows,
    nothing_is_scrambled: secrecy.other_worlds_exist,
}


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.__name__)
def test_a_leak_in_the_toy_is_noticed(leak: Plant) -> None:
    assert noticed(LEAKS[leak], TOY, 4, leak)
