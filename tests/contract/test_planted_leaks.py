"""The secrecy checks would notice: leaks planted in every game, and finer ones in the toy."""

from __future__ import annotations

from collections.abc import Callable
from itertools import takewhile
from typing import Any

import pytest

from engines.core import digest
from engines.core.event import Obeyed, Secret
from engines.core.match import Match
from engines.core.menu import Amount, Given, Menu, Pick, Picked
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
    afterwards,
    changed,
    every_menu_is_public,
    instead,
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
from tests.playing import Turn, asked, playing, shown

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
        pytest.skip("whether somebody has a choice never depends on what is hidden, or what is said is laid open")
    assert noticed(WORLDS, game, seats, who_has_no_choice_is_not_asked)


def betrays(match: Match[Any]) -> bool:
    """Whether somebody is asked who can only say one thing, and could say more if the hidden cards were others. Where
    the table is shown what is said, as when a card is laid open, worlds may part anyway."""
    alone = [seat for seat in match.asked() if forced(match, seat) and not opens(match, seat)]
    if not alone:
        return False
    others = (match.game.scramble(match._state, (), f"{seed}") for seed in range(5))
    return any(not forced(Match(match.game, state, match.step), seat) for state in others for seat in alone)


def forced(match: Match[Any], seat: int) -> bool:
    menu = match.menu(seat)
    return isinstance(menu, Pick) and len(menu.options) == menu.at_least == 1


def opens(match: Match[Any], seat: int) -> bool:
    """Whether the first option of *seat* reveals something to everybody."""
    menu = match.menu(seat)
    assert menu is not None
    _, events = match.act(asked(match, seat, menu.choose(0)))
    return any(event.reveals for event in shown(events, None))


def test_a_leak_at_the_opening_is_noticed(game: Any) -> None:
    seats = game.meta.seats[-1]
    if not any(isinstance(event, Secret) for event in table(game, seats, 0).begin()[1]):
        pytest.skip("it begins with nothing secret")
    assert noticed(secrecy.the_opening_tells_a_spectator_nothing, game, seats, secrets_are_told_aloud)


# ---- in the toy, whose secrets are known


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
    lambda _, state, seat: PASSING if state.players[seat].passes_denies and not holds(state, seat) else None,
)
non_holders_pass_by_themselves = instead(
    DenyWindow, "ordered", lambda _, state, seat: None if holds(state, seat) else PASSING
)
card_number_in_a_public_event = instead(Drew, "aloud", lambda drew: Earned(seat=drew.owners[0], coins=drew.card))


def discard_seen_before_it_is_told(patch: pytest.MonkeyPatch) -> None:
    def drop(board: Court, seat: int, cards: tuple[int, ...]) -> None:
        for card in cards:
            board._lay_off(seat, card)

    patch.setattr(Court, "drop", drop)


def betraying(window: Any, betray: Callable[[Any, State], Any]) -> Plant:
    """The next card of the deck shows in a public menu."""
    return changed(window, "menu", lambda menu, _, state, __: betray(menu, state))


label_of_a_public_menu = betraying(
    MissileWindow, lambda menu, state: evolve(menu, options=tuple(named(each, state) for each in menu.options))
)
label_beside_a_public_number = betraying(
    SealedBids, lambda menu, state: evolve(menu, options=tuple(named(each, state) for each in menu.options))
)
hint_of_a_public_menu = betraying(
    MissileWindow,
    lambda menu, state: evolve(
        menu, options=tuple(evolve(each, tell=lambda _: blurts(state)) for each in menu.options)
    ),
)
notes_of_a_public_menu = betraying(MissileWindow, lambda menu, state: evolve(menu, notes=lambda: (blurts(state),)))
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

    def advise(_view: View, menu: Menu[Move], rng: Rng) -> Given[Move]:
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
    card_number_in_a_public_event: WORLDS,
    discard_seen_before_it_is_told: WORLDS,
    reason_for_a_blocked_move: WORLDS,
    digest_of_all_that_happened: WORLDS,
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


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: next(name for name, it in globals().items() if it is leak))
def test_a_leak_in_the_toy_is_noticed(leak: Plant) -> None:
    assert noticed(LEAKS[leak], TOY, 4, leak)
