"""The other worlds that look alike to some seats (RL-3.1): what the secrecy tests play in."""

from engines.core.record import evolve
from engines.core.rng import Rng
from engines.risk_legacy.decisions.base import Played, Window
from engines.risk_legacy.moves.battle import Fire, PlayScar
from engines.risk_legacy.orders import Orders
from engines.risk_legacy.state import State

INFERRED = (
    "scar_watch", "missile_watch", "missile_rules", "lines", "turns", "favours", "stops", "resting", "wishes",
    "asked_by_packets",
)  # fmt: skip


def redeal(state: State, knowers: tuple[int, ...], seed: str) -> State:
    """Exchange the scar cards of all but *knowers* with each other and the pool, the order of the deck, sealed answers
    and those standing orders that nobody can infer. The end of a game uncovers nothing: what was hidden stays
    so (RL-3)."""
    strangers = tuple(seat for seat in state.seats if seat not in knowers)
    deck, _ = Rng(f"{seed}-deck").shuffled(sorted(state.cards.deck))
    shelf = tuple(each.dealt(Rng(f"{seed}-{each.kind}")) for each in state.shelf)
    other = evolve(state, cards=evolve(state.cards, deck=deck), shelf=shelf)
    other = _scars(other, strangers, f"{seed}-scars")
    return _orders(_answers(other, strangers, f"{seed}-answers"), strangers)


def _scars(state: State, strangers: tuple[int, ...], seed: str) -> State:
    holders = [seat for seat in strangers if state.sides[seat].scar is not None]
    held = [scar for seat in holders if (scar := state.sides[seat].scar) is not None]
    cards, _ = Rng(seed).shuffled(sorted((*state.pool, *held)))
    sides = list(state.sides)
    for seat, scar in zip(holders, cards, strict=False):
        sides[seat] = evolve(sides[seat], scar=scar)
    return evolve(state, sides=tuple(sides), pool=cards[len(holders) :])


def _answers(state: State, strangers: tuple[int, ...], seed: str) -> State:
    """Whoever has answered and played may have passed, or played the card that it now holds."""
    top = state.stack[-1] if state.stack else None
    if not isinstance(top, Window):
        return state
    rng, played = Rng(seed), []
    for play in top.played:
        keep, rng = rng.below(2)
        if play.seat not in strangers:
            played.append(play)
        elif keep:
            played.append(_played(state, play))
    return evolve(state, stack=(*state.stack[:-1], evolve(top, played=tuple(played))))


def _played(state: State, play: Played) -> Played:
    scar = state.sides[play.seat].scar
    match play.move:
        case PlayScar() if scar is not None:
            return evolve(play, move=PlayScar(scar=scar))
        case Fire(dice=dice):
            return evolve(play, move=Fire(dice=dice[:1]))
        case _:
            return play


def _orders(state: State, strangers: tuple[int, ...]) -> State:
    """Watches, rules for missiles and lines stay: who is asked follows from them, and everybody sees who is waited for
    (RL-6.1.3)."""
    sides = list(state.sides)
    for seat in strangers:
        sides[seat] = evolve(sides[seat], orders=_others(sides[seat].orders))
    return evolve(state, sides=tuple(sides))


def _others(orders: Orders) -> Orders:
    stay = {name: getattr(orders, name) for name in INFERRED}
    return Orders(buy_winning_star=not orders.buy_winning_star, **stay)
