"""All Spread attacks that the private steps can put together, against the words of TK-5.29."""

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
    parts = [move for move in moves(match) if isinstance(move, Attack) or called(move) in AIMING]
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
    """Place and amount of every share, in order: at least two, each place once, the sum exact, each open in turn. What
    no place can take is lost, so that is offered only where the rest has nowhere else to go."""
    sites = [(kingdom, place) for kingdom in state.kingdoms[1:] for place in kingdom.places]
    for parts in range(2, min(damage, len(sites)) + 1):
        for targets in permutations(sites, parts):
            if one_kingdom and any(kingdom is not targets[0][0] for kingdom, _ in targets):
                continue
            for amounts in compositions(damage, parts):
                shares = [(kingdom, place, amount) for (kingdom, place), amount in zip(targets, amounts, strict=True)]
                opened = all(is_open(kingdom, place, shares[:at]) for at, (kingdom, place, _) in enumerate(shares))
                if opened and not any(wasteful(shares, at, sites, one_kingdom=one_kingdom) for at in range(parts)):
                    yield tuple((place.number, amount) for _, place, amount in shares)


def wasteful(
    shares: list[tuple[Kingdom, Place, int]], at: int, sites: list[tuple[Kingdom, Place]], *, one_kingdom: bool
) -> bool:
    """Whether a share is of more than its place can take although another place is open then."""
    kingdom, place, amount = shares[at]
    if amount <= place.strength:
        return False
    others = [each for each in sites if all(each[1] is not hit for _, hit, _ in shares[: at + 1])]
    near = [each for each in others if each[0] is kingdom] if one_kingdom else others
    return at < len(shares) - 1 or any(is_open(*each, shares) for each in near)


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
    """TK-5.29, 5.26, 1.9: count, amounts, sum, order, openness; what an earlier share opens may be hit later; nothing
    is wasted needlessly."""
    scene = lay(seat("Fort", f"{card} spread"), seat(b, "hills"), seat(c, "hills"), spread_reach=reach)
    expected = set(legal(scene.state, damage, one_kingdom=reach == "one_kingdom"))
    begun = answered(scene.match, part(Attack, card=card))
    offered = part(Attack, spread=True) in moves(begun)
    assert offered == bool(expected), "TK-9.10: shares_wrong if there is nothing to divide"
    if not offered:
        return
    whole = list(put_together(answered(begun, part(Attack, spread=True))))
    assert len(whole) == len(set(whole)), "each in one way"
    assert {tuple((share.place, share.amount) for share in attack.shares) for attack in whole} == expected
    firsts = {(share.place, share.first) for attack in whole for share in attack.shares}
    hit = {place for shares in expected for place, _ in shares}
    assert firsts == {(place, first) for place in hit for first in named(scene.state.where(place)[1])}


@pytest.mark.parametrize(
    ("card", "b", "c", "reach", "presses"),
    [
        ("trebuchet", "Fort, Land, Land, Land", "Fort[Hills]", "one_kingdom", 0),
        ("trebuchet", "Fort, Land, Land", "Fort", "any", 1),  # or the Fort that opens then
        ("trebuchet", "Fort, Land, Land", "Fort, Land, Land", "any", 3),
        ("pikemen", "Fort, Land[Hills, Moat], Land", "Fort, Mercy", "one_kingdom", 1),
        ("trebuchet", "Fort, Land, Land", "Fort, Land", "one_kingdom", None),
        ("soldiers", "Fort, Land, Land", "Fort, Land", "any", None),
    ],
)
def test_one_each(card: str, b: str, c: str, reach: str, presses: int | None) -> None:
    """TK-5.29: one press says Spread and 1 each; amounts are never asked, places only where there are too many."""
    scene = lay(seat("Fort", f"{card} spread"), seat(b, "hills"), seat(c, "hills"), spread_reach=reach)
    begun = answered(scene.match, part(Attack, card=card))
    even = part(Attack, each=True)
    assert (even in moves(begun)) == (presses is not None)
    if presses is None:
        return
    match, pressed = answered(begun, even), 0
    while not isinstance(moves(match)[0], Attack):
        match, pressed = answered(match, moves(match)[0]), pressed + 1
    (whole, *_) = moves(match)
    assert isinstance(whole, Attack)
    assert (whole.spread, {share.amount for share in whole.shares}, pressed) == (True, {1}, presses)


def moves(match: Match[Any]) -> list[Move]:
    menu = match.menu(A)
    assert isinstance(menu, Pick)
    return [option.move for option in menu.options]
