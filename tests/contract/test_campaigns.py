"""Whole campaigns, match after match at random; and what the checks do where a match is over at its beginning.

``CASTELLAN_SOAK_CAMPAIGNS`` sets how many campaigns of each game, ``CASTELLAN_SOAK_MATCHES`` how many matches each."""

from dataclasses import replace
from typing import Any

import pytest

from engines.core.match import restore
from engines.core.outcome import Heirloom
from tests.campaigns import CAMPAIGNS, LINKS, Table, bequeaths, following, lineage, table
from tests.contract.checks.heirlooms import readable
from tests.contract.games import ALL_GAMES, TOY
from tests.contract.test_every_game import CHECKS, Check
from tests.petty_court.founded import FOUNDED
from tests.playing import perform, played

HANDED_ON = [key for key, game in ALL_GAMES.items() if bequeaths(game)]
"""The games that are played in campaigns."""


@pytest.mark.parametrize("number", range(CAMPAIGNS))
@pytest.mark.parametrize("key", HANDED_ON)
def test_a_campaign_is_played_to_its_end(key: str, number: int) -> None:
    game, heirloom = ALL_GAMES[key], None
    for at in range(LINKS):
        seats = game.meta.seats[(number + at) % len(game.meta.seats)]
        try:
            heirloom = handed_on(following(game, seats, f"campaign {number}, {at}", heirloom), at)
        except Exception as error:
            error.add_note(f"{key}, {seats} seats, match {at} of campaign {number}")
            raise


def handed_on(place: Table, seed: int) -> Heirloom | None:
    """What the next match receives after one at *place* whose every act kept the invariants. Its log, read back from
    what was written down before every act, leads to the same heirloom."""
    game, (match, _) = place.game, place.begin()
    game.check(match._state)
    again = match
    for turn in played(place, seed):
        game.check(turn.after._state)
        again, _ = perform(restore(game, again.dump(), again.step), turn.entry)
        match = turn.after
    heirloom: Heirloom | None = game.bequest(match._state)
    assert match.outcome is not None
    assert game.bequest(restore(game, again.dump(), again.step)._state) == heirloom
    if heirloom:
        readable(game, heirloom)
    return heirloom or place.heirloom


# ---- how the tests themselves play campaigns


def test_a_match_begins_with_nothing_or_with_what_one_or_more_matches_left() -> None:
    places = [table(TOY, 3, seed) for seed in range(4 * LINKS)]
    assert all(bool(place.heirloom) == (seed % 2 == 0) for seed, place in enumerate(places))
    assert len({place.heirloom for place in places} - {None}) >= LINKS
    sat = [place.people for place in places if place.people]
    assert len(sat) == len(places), "persons are known in every match"
    assert {""} < {*sat[0]}.union(*sat), "some seats are empty"
    assert len(set(sat)) > len(places) / 2, "they change seats"


def test_what_a_founding_settled_is_asked_once() -> None:
    founding, later = table(FOUNDED, 3, 1), table(FOUNDED, 3, 0)
    assert "founding" in founding.options
    assert "founding" not in later.options


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_a_founding_that_is_over_at_once_is_no_failure(check: Check) -> None:
    """Nor is one that is played, nor a match after either."""
    at_once = next(seed for seed in range(1, 99, 2) if table(FOUNDED, 3, seed).begin()[0].over)
    is_played = next(seed for seed in range(1, 99, 2) if not table(FOUNDED, 3, seed).begin()[0].over)
    for seed in (0, at_once, is_played):
        check(FOUNDED, 3, seed)


def test_a_campaign_that_cannot_go_on_is_noticed() -> None:
    """The founding leaves nothing: no check lets that pass, nor do the matches after it."""
    barren: Any = replace(FOUNDED, bequest=lambda _state: None)
    with pytest.raises(AssertionError, match="bequeaths nothing"):
        lineage(barren, 0)
