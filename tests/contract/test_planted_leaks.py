"""The secrecy checks would notice: leaks planted in every game."""

from itertools import takewhile
from typing import Any

import pytest

from engines.core.event import OfOrders, Secret
from engines.core.match import Match
from engines.core.menu import Pick
from tests.campaigns import table
from tests.contract.checks import secrecy
from tests.contract.games import MANY, SOAK_GAMES
from tests.contract.plants import (
    MATCHES,
    noticed,
    peeking,
    secrets_are_told_aloud,
    who_has_no_choice_is_not_asked,
)
from tests.playing import Turn, asked, playing, shown

SEARCHED = MATCHES if SOAK_GAMES >= MANY else 4
"""In so many matches a game has to confide something to be looked at: some never do."""
WORLDS = secrecy.worlds_part_only_where_something_is_revealed


def test_a_hand_in_everybodys_view_is_noticed(game: Any) -> None:
    assert noticed(WORLDS, peeking(game), game.meta.seats[-1])


def test_secrets_told_aloud_are_noticed(game: Any) -> None:
    seats = game.meta.seats[-1]
    if not any(confides(turn) for seed in range(SEARCHED) for turn in playing(game, seats, seed)):
        pytest.skip("what this game keeps secret is dealt at the opening: that is looked at below")
    assert noticed(WORLDS, game, seats, secrets_are_told_aloud)


def confides(turn: Turn) -> bool:
    """Whether somebody alone learns something before anything is revealed: after that, worlds may part anyway. What
    becomes of one's own orders does not count."""
    own = takewhile(lambda event: not event.reveals or isinstance(event, Secret), turn.events)
    return any(isinstance(event, Secret) and not isinstance(event, OfOrders) for event in own)


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
