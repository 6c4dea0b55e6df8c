"""What one act may not undo: invariants between two states (TK-10.5 to 10.7)."""

from engines.take_the_kingdom.kingdom import Kingdom
from engines.take_the_kingdom.places import Standing, Trap
from engines.take_the_kingdom.state import State


def check(before: State, after: State) -> None:
    """Damage never heals, piles never shrink, nobody forgets a trap, a Fort is hurt only when no Land is left."""
    assert before.house == after.house, "TK-1.6: the options hold for the whole match"
    hurt = damage(after)
    for card, was in damage(before).items():
        assert hurt.get(card, was) >= was, "TK-10.5: damage never falls while the card is on the table"
    assert after.discard[: len(before.discard)] == before.discard, "TK-10.5: the discard never shrinks"
    assert after.out[: len(before.out)] == before.out, "TK-10.5: what is out stays out"
    assert len(after.deck) <= len(before.deck), "TK-10.5: a penalty that goes back was drawn in the same act"
    for kingdom in after.kingdoms:
        for guard in fort(kingdom):
            unhurt = guard.damage == damage(before).get(guard.card, guard.damage)
            assert unhurt or not kingdom.lands, "TK-10.6: a Fort is damaged only while its kingdom has no Land"
    now = {trap.card: trap for trap in traps(after)}
    for trap in traps(before):
        if trap.card in now:
            assert {*trap.known_to} <= {*now[trap.card].known_to}, "TK-10.7: known_to never loses a seat"


def damage(state: State) -> dict[int, int]:
    return {
        card.card: card.damage
        for kingdom in state.kingdoms
        for place in kingdom.places
        for card in (place.base, *place.defences)
    }


def fort(kingdom: Kingdom) -> tuple[Standing, ...]:
    """The Fort and what stands on it; nothing once the kingdom is out."""
    return tuple(card for place in kingdom.places[:1] for card in (place.base, *place.defences))


def traps(state: State) -> list[Trap]:
    return [place.trap for kingdom in state.kingdoms for place in kingdom.places if place.trap]
