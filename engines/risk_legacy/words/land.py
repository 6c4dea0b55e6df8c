"""Territories, cards and troops in few words, and what taking a territory brings. All of it is known to everybody."""

from functools import reduce

from engines.core.text import Arg, CardRef, SeatRef, Text, text
from engines.risk_legacy import naming
from engines.risk_legacy.atlas import WITHIN, continent_of
from engines.risk_legacy.campaign.world import World
from engines.risk_legacy.components import BOX
from engines.risk_legacy.rules.approach import Approach, approach
from engines.risk_legacy.rules.attacks import completes
from engines.risk_legacy.rules.ground import threat
from engines.risk_legacy.rules.recruits import brings, coins, reckon
from engines.risk_legacy.rules.supply import due
from engines.risk_legacy.state import State
from engines.risk_legacy.words.icons import boxes_left

FEW_CARDS = 4
"""So many cards are named; more are counted."""


def dotted(*parts: Arg | None) -> Text | None:
    """Facts side by side; nothing, if there are none."""
    said = [part for part in parts if part is not None]
    return reduce(lambda one, next_: text("dotted", left=one, right=next_), said[1:], plain(said[0])) if said else None


def plain(what: Arg) -> Text:
    """A name by itself."""
    return what if isinstance(what, Text) else text("plain", what=what)


def scar_of(state: State, seat: int) -> CardRef:
    """The card that *seat* holds: for its own eyes."""
    scar = state.sides[seat].scar
    assert scar is not None
    return CardRef(scar)


def idle_scar(state: State, seat: int) -> tuple[Text, ...]:
    """Why *seat* is asked about a card that it cannot play now (RL-5.3.2, 6.2.5)."""
    return (text("note-idle-scar", scar=scar_of(state, seat)),)


# ---- cards


def card(world: World, number: int) -> Text:
    """With what it shows."""
    return text("card", what=naming.card(number), coins=coins(world, (number,)))


def short(numbers: tuple[int, ...]) -> tuple[Arg, ...]:
    """Cards without what they show; many of them only by their number."""
    if len(numbers) > FEW_CARDS:
        return (text("so-many-cards", count=len(numbers)),)
    return tuple(naming.card(number) for number in numbers)


# ---- places


def spot(state: State, at: int) -> Text:
    """A place and how many stand there."""
    return text("spot", where=naming.territory(at), troops=state.fields[at].troops)


def marks(state: State, at: int) -> tuple[Arg, ...]:
    """What lies there for good, and whose headquarters stands there."""
    field, land = state.fields[at], state.world.lands[at]
    city = naming.city_name(state.world, at) if land.city else None
    return (
        *((_hq(field.hq, field.owner),) if field.hq is not None else ()),
        *((text("mark-city", city=city, population=land.population),) if city else ()),
        *((text("mark-fortified", left=boxes_left(land)),) if land.boxes is not None else ()),
        *((CardRef(land.scar),) if land.scar else ()),
        *map(CardRef, state.world.signs(at)),
    )


def _hq(whose: int, owner: int | None) -> Text:
    """Whose it is, is said where it is not its owner's."""
    return text("mark-hq") if whose == owner else text("mark-hq-of", who=SeatRef(whose))


def foes(state: State, seat: int, at: int) -> Text | None:
    """:func:`enemies` for one choice among many: nothing of where there are none."""
    field = state.fields[at]
    mine = field.hq is not None and field.owner == seat
    return enemies(state, seat, at) if mine or threat(state, seat, at) else None


def enemies(state: State, seat: int, at: int) -> Text:
    """Next to it; of an own headquarters also who could march there."""
    near, field = text("near-enemies", count=threat(state, seat, at)), state.fields[at]
    if field.hq is None or field.owner != seat:
        return near
    there = (other for other in state.present if state.held(other))
    armies = {other: reckon(state, other).total + brings(state, other, state.sides[other].hand) for other in there}
    return text("dotted", left=near, right=within_reach(approach(state, armies, at)))


def within_reach(found: Approach | None) -> Text:
    """How many could come to a headquarters within one turn, their recruits and what their cards bring among them."""
    if found is None:
        return text("hq-out-of-reach")
    return text("hq-reach", troops=found.troops, who=SeatRef(found.seat), steps=found.steps)


def gains(state: State, seat: int, at: int, *, attack: bool) -> Text | None:
    """What *seat* would have of taking it, the victory, a star, a continent, the card of this turn; and what its owner
    would lose by that."""
    owner, number = state.fields[at].owner, continent_of(at)
    where, found = naming.lies_in(state.world, at), []
    if state.fields[at].hq is not None:
        wins = state.stars(seat) + 1 >= BOX.red_stars.to_win
        found.append(text("gain-win") if wins else text("gain-star"))
    if number is not None and completes(state, seat, at):
        found.append(text("gain-continent", continent=where, troops=state.world.bonus(number)))
    if attack and not due(state, seat):
        found.append(text("gain-card"))
    brings = text("gains", what=tuple(found)) if found else None
    if owner is None or number is None or any(state.fields[each].owner != owner for each in WITHIN[number]):
        return brings
    costs = text("gain-breaks", who=SeatRef(owner), continent=where)
    return text("gains-both", brings=brings, costs=costs) if brings else costs
