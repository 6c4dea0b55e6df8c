"""What holds in every reachable state (BM-10), as far as one state shows it."""

from engines.bellum_magica import atlas
from engines.bellum_magica.components import BOX, LIMITS, ROWS
from engines.bellum_magica.decisions.poll import Poll
from engines.bellum_magica.decisions.raiding import Raiding, Stealing
from engines.bellum_magica.lair import Lair
from engines.bellum_magica.state import State


def check(state: State) -> None:
    assert bool(state.stack) == (state.ending is None), "the stack is empty when the match is over and only then"
    _chests(state)
    _creatures(state)
    _settlements(state)
    _resources(state)
    for seat in range(len(state.lairs)):
        _tokens(state, seat)
    if state.day:
        _days(state)


def _chests(state: State) -> None:
    piles = state.piles
    held = [chest for lair in state.lairs for chest in lair.chests]
    every = [*held, *(chest for pile in piles.chests for chest in pile), *piles.lost]
    assert sorted(every) == list(range(len(atlas.VALUES))), "BM-10.1: every chest is in one place"
    for kind, pile in enumerate(piles.chests):
        assert all(atlas.KIND[chest] == kind for chest in pile), "BM-10.1: in the pile of its kind"
    full = [seat for seat, lair in enumerate(state.lairs) if len(lair.chests) >= state.variant.end_at]
    plundering = bool(state.stack) and isinstance(state.stack[-1], Raiding | Stealing)
    assert not full or plundering or state.ending, "BM-10.10: nobody has enough chests outside phases 3 and 4"
    for lair in state.lairs:
        tally = lair.tally
        gained = tally.scouted + tally.plundered + tally.stolen - tally.lost
        assert lair.gone or len(lair.chests) == gained, "BM-10.12: a chest comes and goes in known ways"


def _creatures(state: State) -> None:
    piles = state.piles
    tucked = [card for lair in state.lairs for card in (*lair.left, *lair.right)]
    for tier, cards in enumerate(atlas.OF_TIER):
        display = [card for card in piles.display[tier] if card is not None]
        there = [*piles.creatures[tier], *display, *(card for card in tucked if card in cards)]
        assert sorted(there) == list(cards), "BM-10.2: a creature is in exactly one place"
        assert None not in piles.display[tier] or not piles.creatures[tier], "BM-10.4: slots of a deck are full"
    goblins = [card for card in tucked if card in atlas.GOBLINS]
    castles = [lair.castle for lair in state.lairs]
    assert len(castles) == len(dict.fromkeys(castles)), "BM-4.2: no castle twice"
    dealt = [card for lair in state.lairs for card in lair.goblins]
    assert len(dealt) == len(dict.fromkeys(dealt)) == LIMITS.goblins_per_seat * len(state.lairs)
    assert sorted(goblins) == (sorted(dealt) if state.day else []), "BM-10.2: tucked when all have chosen"


def _settlements(state: State) -> None:
    piles, setup = state.piles, BOX.setup(len(state.lairs))
    seen = [*state.settlements, *piles.plundered]
    every = [*piles.settlements, *seen]
    assert len(every) == len(dict.fromkeys(every)) == setup.in_game, "BM-10.3: deck, open and removed are all"
    assert atlas.TAVERN not in every, "BM-10.3: the tavern has a place of its own"
    for kind in atlas.DECK_ORDER:
        assert sum(atlas.SETTLEMENTS[card].kind == kind for card in every) == getattr(setup, kind), "BM-2.2"
    order = [
        atlas.DECK_ORDER.index(kind)
        for card in piles.settlements
        if (kind := atlas.SETTLEMENTS[card].kind) in atlas.DECK_ORDER
    ]
    assert order == sorted(order), "BM-10.3: no farm behind a village, no village behind a city"
    assert len(piles.open) == setup.open
    if state.stack and isinstance(state.stack[-1], Poll):
        assert None not in piles.open or not piles.settlements, "BM-10.3: slots are filled in phase 6"
    assert all(card in piles.plundered for card in state.today.plundered)


def _resources(state: State) -> None:
    for lair in state.lairs:
        assert min(lair.food, lair.runestones, lair.barrels) >= 0, "BM-10.5"
        assert lair.barrels <= LIMITS.barrels_per_seat, "BM-10.5"
        if lair.gone:
            assert (lair.food, lair.runestones, lair.barrels, lair.chests) == (0, 0, 0, ()), "BM-7.7"
    if state.variant.supply == "printed":
        supply = BOX.supplies.resources
        assert sum(lair.food for lair in state.lairs) <= supply.food, "BM-10.5"
        assert sum(lair.runestones for lair in state.lairs) <= supply.runestone, "BM-10.5"


def _tokens(state: State, seat: int) -> None:
    """All tokens come from creatures, castles and robberies (BM-10.6)."""
    lair: Lair = state.lairs[seat]
    bonuses = [atlas.CREATURES[card].bonus for card in (*lair.left, *lair.right)]
    castle = atlas.CASTLES[lair.castle]
    shields = castle.defence.shields + sum(bonus.shields for bonus in bonuses)
    assert lair.shields == shields + lair.tally.robbed * LIMITS.shields_per_robbery, "BM-10.6"
    assert lair.magic_shields == castle.defence.magic + sum(bonus.magic_shields for bonus in bonuses), "BM-10.6"
    assert lair.spells == sum(bonus.spells for bonus in bonuses), "BM-10.6"
    assert 0 <= lair.used <= lair.spells
    assert not lair.used or seat == state.captain, "BM-10.7: only the captain uses spells"


def _days(state: State) -> None:
    assert 1 <= state.row <= BOX.faces
    assert len(state.rolled) == ROWS
    assert sum(state.rolled) >= state.day
    gone = any(lair.gone for lair in state.lairs)
    assert gone or state.captain == (state.first + state.day - 1) % len(state.lairs), "BM-10.9"
    assert not state.lairs[state.captain].gone or state.ending, "BM-7.7: never captain again"
    attacked = state.today.attacked
    assert len(attacked) == len(dict.fromkeys(attacked)), "BM-10.9: one attack a day"
    if state.today.rolls == 1 and state.stack and isinstance(state.stack[-1], Poll):
        assert not any(lair.used for lair in state.lairs), "BM-10.7: at dawn every spell is ready"
