"""What the standing orders of a seat answer (BM-6.4 to 6.7), by what everybody can see and by its orders alone. The
decisions ask it when it comes to that, and so does the dry run."""

from engines.bellum_magica import moves as m
from engines.bellum_magica.components import Side, TreatAnswer
from engines.bellum_magica.hiring import wanted
from engines.bellum_magica.orders import RaidWish, RecruitWish, settled
from engines.bellum_magica.public import public
from engines.bellum_magica.state import State
from engines.bellum_magica.targets import Attack, attacks, quiet
from engines.bellum_magica.taste import raiding, recruiting
from engines.core.move import Move

Found = tuple[int, Move]
"""The line that answers, from 1 (0: the orders as such), and what."""


def spells(state: State, seat: int) -> int:
    """Spells that *seat* may use now: the captain's own."""
    return state.lairs[seat].ready if seat == state.captain else 0


def treat(state: State, seat: int, row: int) -> TreatAnswer | None:
    """To a poll about *row*: its entry; what is not there, or is to be kept, passes (BM-6.4)."""
    orders = state.lairs[seat].orders.live.treats
    entry = orders.rows[row - 1]
    if orders.tavern and quiet(state, row):
        return "pass"
    if entry == "ask":
        return None
    if entry in {"spell", "spell_then_barrel"} and spells(state, seat):
        return "spell"
    if entry in {"barrel", "spell_then_barrel"} and state.lairs[seat].barrels > orders.keep_barrels:
        return "barrel"
    return "pass"


def raid(state: State, seat: int) -> Found | None:
    """The first legal entry (BM-6.5). Orders judge by what everybody sees."""
    orders = state.lairs[seat].orders.live.raids
    if orders.mode == "auto":
        return 0, raiding.raid(public(state), seat)
    for line, wish in enumerate(orders.wishes, start=1):
        attack = _wished(state, seat, wish)
        if attack is not None:
            return line, attack
    return (0, m.Stay()) if settled(orders) else None


def _wished(state: State, seat: int, wish: RaidWish) -> Attack | None:
    """The attack that an entry of a list means, if it is legal now."""
    if wish.given is not None and wish.given not in state.settlements:
        return None
    attack: Attack | None
    match wish.what:
        case "settlement":
            attack = m.Plunder(settlement=wish.number)
        case "best_settlement":
            attack = raiding.best_settlement(public(state), seat)
        case _:
            attack = m.Rob(victim=wish.number, most=True)
    return attack if attack in attacks(state, seat) else None


def recruit(state: State, seat: int) -> Found | None:
    """The first wish that can be paid (BM-6.7)."""
    orders = state.lairs[seat].orders.live.recruits
    if orders.mode == "auto":
        return 0, recruiting.recruit(public(state), seat) or m.Done()
    found = wanted(state, seat, orders)
    if found is None:
        return (0, m.Done()) if settled(orders) else None
    wish, card, payment = found
    return orders.wishes.index(wish) + 1, m.Recruit(card=card, side=_side(state, seat, wish, card), payment=payment)


def _side(state: State, seat: int, wish: RecruitWish, card: int) -> Side:
    return recruiting.side(public(state), seat, card) if wish.side == "auto" else wish.side
