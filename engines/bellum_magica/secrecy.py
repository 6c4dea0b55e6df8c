"""The other worlds that look alike to some seats (BM-3.1 to 3.5): what the secrecy tests play in."""

from typing import Any

from engines.bellum_magica.atlas import CHESTS_OF, DECK_ORDER, KIND, OF_KIND, SETTLEMENTS
from engines.bellum_magica.decisions.goblins import Goblins
from engines.bellum_magica.decisions.poll import Poll
from engines.bellum_magica.state import Piles, State
from engines.core.record import evolve
from engines.core.rng import Rng


def redeal(state: State, knowers: tuple[int, ...], seed: str) -> State:
    """Exchange whatever none of *knowers* can see: orders of decks, which settlements are in the game at all, values of
    chests kind by kind, sealed answers. At the end nothing is hidden any more."""
    if state.ending is not None:
        return state
    strangers = tuple(seat for seat in range(len(state.lairs)) if seat not in knowers)
    state = _chests(state, strangers, seed)
    evil, more_evil = (Rng(f"{seed}-creatures").shuffled(sorted(deck))[0] for deck in state.piles.creatures)
    settlements = _settlements(state.piles, f"{seed}-settlements")
    state = evolve(state, piles=evolve(state.piles, creatures=(evil, more_evil), settlements=settlements))
    return _answers(state, strangers, f"{seed}-answers")


def _settlements(piles: Piles, seed: str) -> tuple[int, ...]:
    """As many of each kind, from all that nobody has seen: deck and box."""
    shown = (*piles.open, *piles.plundered)
    deck: list[int] = []
    for kind in DECK_ORDER:
        unseen, _ = Rng(f"{seed}-{kind}").shuffled([card for card in OF_KIND[kind] if card not in shown])
        deck += unseen[: sum(SETTLEMENTS[card].kind == kind for card in piles.settlements)]
    return tuple(deck)


def _chests(state: State, strangers: tuple[int, ...], seed: str) -> State:
    """Each hidden chest becomes another one of its kind."""
    piles, lairs = state.piles, list(state.lairs)
    known = [chest for seat, lair in enumerate(lairs) if seat not in strangers for chest in lair.chests]
    pools = []
    for kind, chests in enumerate(CHESTS_OF):
        pool, _ = Rng(f"{seed}-chests-{kind}").shuffled([chest for chest in chests if chest not in known])
        pools.append(iter(pool))

    def others(chests: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(next(pools[KIND[chest]]) for chest in chests)

    for seat in strangers:
        lairs[seat] = evolve(lairs[seat], chests=others(lairs[seat].chests))
    wood, metal, gold = (others(pile) for pile in piles.chests)
    piles = evolve(piles, lost=others(piles.lost), chests=(wood, metal, gold))
    return evolve(state, lairs=tuple(lairs), piles=piles)


def _answers(state: State, strangers: tuple[int, ...], seed: str) -> State:
    """That an answer lies there stays; what it says may be anything that it could have said. Answers to a poll that
    have counted are passes, which everybody can tell."""
    top, rng = state.stack[-1] if state.stack else None, Rng(seed)
    if not isinstance(top, Goblins | Poll):
        return state
    for seat in top.answered():
        if seat in strangers and top.unsealed(seat):
            possible: Any = top.possible(state, seat)
            at, rng = rng.below(len(possible))
            top = top.sealing(seat, possible[at])
    return evolve(state, stack=(*state.stack[:-1], top))
