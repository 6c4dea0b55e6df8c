"""All Spread attacks that the private steps can put together, against the words of TK-5.29."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from typing import Any

import pytest

from engines.core.match import Act, Match
from engines.core.menu import Pick, Picked
from engines.core.move import Move, called, part
from engines.take_the_kingdom.kingdom import Kingdom
from engines.take_the_kingdom.places import Place
from engines.take_the_kingdom.plays.attack import Attack
from engines.take_the_kingdom.state import State
from tests.take_the_kingdom.kingdom import A, lay, seat

AIMING = ("attack.place", "attack.first", "attack.amount")


def put_together(match: Match[Any]) -> Iterator[Attack]:
    """Every whole attack at the end of A's draft."""
    menu = match.menu(A)
    assert isinstance(menu, Pick)
    parts = [option.move for option in menu.options if isinstance(option.move, Attack) or called(option.move) in AIMING]
    assert parts, "no step is a dead end"
    for each in parts:
        if isinstance(each, Attack):
            yield each
        else:
            yield from put_together(answered(match, each))


def answered(match: Match[Any], move: Move) -> Match[Any]:
    after, _ = match.act(Act(seat=A, question=match.question(A), given=Picked((move,))))
    return after


def compositions(total: int, parts: int) -> Iterator[tuple[int, ...]]:
    """*total* as a sum of *parts* numbers from 1 up."""
    if parts == 1:
        yield (total,)
        return
    for first in range(1, total - parts + 2):
        yield from ((first, *rest) for rest in compositions(total - first, parts - 1))


def legal(state: State, damage: int, *, one_kingdom: bool) -> Iterator[tuple[tuple[int, int], ...]]:
    """Place and amount of every share, in order: at least two, each place once, the sum exact, each open in turn."""
    sites = [(kingdom, place) for kingdom in state.kingdoms[1:] for place in kingdom.places]
    for parts in range(2, min(damage, len(sites)) + 1):
        for targets in permutations(sites, parts):
            if one_kingdom and any(kingdom is not targets[0][0] for kingdom, _ in targets):
                continue
            for amounts in compositions(damage, parts):
                shares = [(kingdom, place, amount) for (kingdom, place), amount in zip(targets, amounts, strict=True)]
                if all(is_open(kingdom, place, shares[:at]) for at, (kingdom, place, _) in enumerate(shares)):
                    yield tuple((place.number, amount) for _, place, amount in shares)


def is_open(kingdom: Kingdom, place: Place, earlier: list[tuple[Kingdom, Place, int]]) -> bool:
    """A Land always is; a Fort if the earlier shares destroy every Land of its kingdom."""
    dealt = {hit.number: amount for _, hit, amount in earlier}
    if place is not kingdom.places[0]:
        return True
    return all(dealt.get(land.number, 0) >= land.strength for land in kingdom.lands)


def named(place: Place) -> set[int | None]:
    """What may be hit first there."""
    return {defence.card for defence in place.defences} if len(place.defences) == 2 else {None}


@pytest.mark.parametrize("reach", ["any", "one_kingdom"])
@pytest.mark.parametrize(("card", "damage"), [("pikemen", 2), ("trebuchet", 3), ("cannon", 4)])
@pytest.mark.parametrize(
    ("b", "c"),
    [
        ("Fort[Hills], Land", "Fort"),
        ("Fort, Land, Land", "Fort-2, Land"),
        ("Fort, Land[Walls]", "Fort[Knights]"),
        ("Fort[Hills, Moat], Land[Hills]", "Fort, Mercy[Walls-1]"),
        ("Fort-1", "Fort, Land[Hills, Hills]"),
    ],
)
def test_the_steps_lead_to_all_legal_divisions_and_no_others(
    b: str, c: str, card: str, damage: int, reach: str
) -> None:
    """TK-5.29, 5.26, 1.9: count, amounts, sum, order, openness; what an earlier share opens may be hit later."""
    scene = lay(seat("Fort", f"{card} spread"), seat(b, "hills"), seat(c, "hills"), spread_reach=reach)
    expected = set(legal(scene.state, damage, one_kingdom=reach == "one_kingdom"))
    begun = answered(scene.match, part(Attack, card=card))
    menu = begun.menu(A)
    assert isinstance(menu, Pick)
    offered = any(option.move == part(Attack, spread=True) for option in menu.options)
    assert offered == bool(expected), "TK-9.10: shares_wrong if there is nothing to divide"
    if not offered:
        return
    whole = list(put_together(answered(begun, part(Attack, spread=True))))
    assert len(whole) == len(set(whole)), "each in one way"
    assert {tuple((share.place, share.amount) for share in attack.shares) for attack in whole} == expected
    firsts = {(share.place, share.first) for attack in whole for share in attack.shares}
    hit = {place for shares in expected for place, _ in shares}
    assert firsts == {(place, first) for place in hit for first in named(scene.state.where(place)[1])}
