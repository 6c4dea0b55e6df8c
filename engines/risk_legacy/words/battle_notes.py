"""What stands beside the questions of a battle. All of it is public, but for an order that is being put together."""

from engines.core.text import SeatRef, Text, text
from engines.risk_legacy.moves.battle import Assault
from engines.risk_legacy.naming import territory
from engines.risk_legacy.rules.battle import modifiers, ongoing, priority, stake
from engines.risk_legacy.state import State
from engines.risk_legacy.words.battle import extras, order, subjects
from engines.risk_legacy.words.dice import dice, outcome, subject
from engines.risk_legacy.words.land import dotted, enemies, gains, marks, spot


def battle(state: State) -> tuple[Text, ...]:
    """Who attacks what, what the dice are subject to, and how they stand."""
    now = ongoing(state)
    who = text(
        "note-battle",
        who=SeatRef(now.seat),
        origin=spot(state, now.order.origin),
        target=spot(state, now.order.target),
        defender=SeatRef(now.defender),
    )
    by = subject(modifiers(state, now.seat, now.defender, now.order.target))
    return (who, *_marked(state, now.order.target), *by, *_dice(state))


def at_stake(state: State, seat: int, prompt: Text, asks: Text) -> Text:
    """The question of a window; if the game may be over, or a star in other hands, that comes first, and then what it
    *asks* in short: notes stand below the edge of a phone."""
    now = ongoing(state)
    found = stake(state, now.attack)
    if found is None:
        return prompt
    built = state.fields[now.order.target].hq == seat
    of = ("mine" if built else "held") if found == "hq" and now.defender == seat else found
    what = text("stake", of=of, who=SeatRef(now.seat), where=territory(now.order.target))
    return text("prompt-at-stake", stake=what, asks=asks)


def _marked(state: State, at: int) -> tuple[Text, ...]:
    lie = marks(state, at)
    return (text("note-marks", where=territory(at), marks=lie),) if lie else ()


def _dice(state: State) -> tuple[Text, ...]:
    now = ongoing(state)
    if now.roll is None:
        return ()
    cut = len(now.roll.attack)
    attack = dice(now.natural[:cut], now.roll.attack, roomy=True)
    defence = dice(now.natural[cut:], now.roll.defence, roomy=True)
    armed = tuple(text("armed", who=SeatRef(seat), count=count) for seat, count in _missiles(state) if count)
    return (
        text("note-dice", attack=attack, defence=defence),
        text("note-stands", outcome=outcome(state, ())),
        *((text("note-armed", missiles=armed),) if armed else ()),
    )


def _missiles(state: State) -> tuple[tuple[int, int], ...]:
    """Of everybody who could still fire, in the order in which that counts."""
    return tuple((seat, state.sides[seat].missiles) for seat in priority(state, ongoing(state).attack))


def clash(state: State, seat: int, wanted: Assault) -> tuple[Text, ...]:
    """Before an attack: both sides, what the dice are subject to, what conquering would bring."""
    origin, target = wanted.origin, wanted.target
    defender = state.fields[target].owner
    assert defender is not None
    sides = text("note-clash", spot=spot(state, origin), target=spot(state, target), who=SeatRef(defender))
    brings = gains(state, seat, target, attack=True)
    return (
        sides,
        *_marked(state, target),
        *subject(subjects(state, seat, wanted)),
        *((text("note-brings", gains=brings),) if brings else ()),
    )


def assault(state: State, seat: int, wanted: Assault) -> tuple[Text, ...]:
    """An order that is being put together: what it says so far."""
    more = dotted(*extras(state, seat, wanted))
    return (
        *clash(state, seat, wanted),
        text("note-order", order=order(state, seat, wanted)),
        *((text("note-extras", extras=more),) if more else ()),
    )


def moving_in(state: State, seat: int) -> tuple[Text, ...]:
    """Both ends of the move, and what threatens them."""
    now = ongoing(state).order
    ends = now.origin, now.target
    return tuple(text("note-end", spot=spot(state, at), enemies=enemies(state, seat, at)) for at in ends)
