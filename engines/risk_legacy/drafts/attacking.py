"""An attack put together: where from, then how (RL-5.9). Ready-made orders first, everything else on request."""

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Any

from engines.core.draft import Draft
from engines.core.menu import Blocked, Given, Menu, Picked, picking
from engines.core.move import Cancel, Move, Part, part
from engines.core.record import evolve, record
from engines.core.text import Text
from engines.risk_legacy.components import BOX
from engines.risk_legacy.lands import OfLands
from engines.risk_legacy.moves.battle import Advance, Assault, LeaveBehind
from engines.risk_legacy.naming import across, everywhere
from engines.risk_legacy.rules.attacks import most_dice, origins
from engines.risk_legacy.rules.battle import SCAR_EFFECTS
from engines.risk_legacy.rules.ground import neighbours
from engines.risk_legacy.rules.reasons import reason
from engines.risk_legacy.state import State
from engines.risk_legacy.words.moves import Words

WHERE_FROM, HOW, REFINE = everywhere("prompt-attack-from"), across("prompt-attack"), across("prompt-refine")
TOO_MANY_DICE, NO_MISSILE = reason("too_many_dice"), reason("no_missile")
KEEP_ONE, SCARRED = reason("must_keep_one"), reason("scarred_already")
NO_CARD, NOT_NOW = reason("no_such_card"), reason("not_now")
FULL = BOX.combat.attack_dice_max
CAREFUL = 3
"""Stopping there means rolling with three dice only, and leaving some who can hold the place (RL-5.9.4)."""
CANCEL = Cancel()
AIMS = OfLands(lambda at: part(Assault, target=at))
DICE = {dice: part(Assault, dice=dice) for dice in range(FULL, 0, -1)}
KEEPS = {keep: part(Assault, keep=keep) for keep in (1, 2, 3, 4, 5, 6, 8, 10, 15, 20)}
PLENTY = max(KEEPS) + 1
"""So many troops can keep any of those."""
ROLLS = {rolls: part(Assault, rolls=rolls) for rolls in (1, 2, 3, 5, 10, None)}
ADVANCES: Mapping[Advance, Part] = {
    **{word: part(Assault, advance=word) for word in ("ask", "min", "max")},
    **{LeaveBehind(troops=troops): part(Assault, advance=troops) for troops in (2, 3, 5)},
}
"""Each setting that is offered, with the part that says it: made once, since menus are built far more often than they
are read."""


@record
class Attacking(Draft, of=Assault):
    target: int
    origin: int | None = None
    order: Assault | None = None
    """What is being refined."""

    def menu(self, state: State, seat: int) -> Menu[Move]:
        words = Words(state, seat)
        origin = self.start(state, seat)
        if origin is None:
            moves: list[Move] = [part(Assault, origin=at) for at in origins(state, seat, self.target)]
            return picking(prompt=WHERE_FROM[self.target], options=words.options(*moves, CANCEL))
        if self.order is not None:
            order = self.order
            moves = [order, *settings(state, seat, order)]
            notes = words.assault(order)
            prompt = REFINE(origin, self.target)
            return picking(prompt=prompt, options=words.options(*moves, CANCEL), notes=notes)
        moves = [*presets(state, seat, origin, self.target), part(Assault, order=origin)]
        return picking(
            prompt=HOW(origin, self.target),
            options=words.options(*moves, CANCEL),
            notes=words.clash(origin, self.target),
            taken=words.options(part(Assault, origin=origin)) if self.origin is None else (),
        )

    def blocked(self, state: State, seat: int) -> tuple[Blocked[Move], ...]:
        """Own territories next to it from which it cannot be attacked; and what an order cannot have."""
        words, origin = Words(state, seat), self.start(state, seat)
        if self.order is not None:
            return words.blocked(*lacking(state, seat, self.order))
        idle = stuck(state, seat, self.target) if self.origin is None else []
        ways = words.blocked(*((part(Assault, origin=at), KEEP_ONE) for at in idle))
        return ways if origin is None else (*ways, *words.rolls(*too_many(state, origin, self.target)))

    def step(self, given: Given[Move]) -> Draft | Given[Move] | None:
        match given:
            case Picked(moves=(Part(field="origin", value=int(origin)),)):
                return evolve(self, origin=origin)
            case Picked(moves=(Part(field="order", value=int(origin)),)):
                return evolve(self, origin=origin, order=until(origin, self.target))
            case Picked(moves=(Part(field="advance", value=value),)):
                return self._refined(advance=LeaveBehind(troops=value) if isinstance(value, int) else value)
            case Picked(moves=(Part(field=field, value=value),)):
                return self._refined(**{field: value})
            case Picked(moves=(Cancel(),)):
                return None
            case _:
                return given

    def _refined(self, **setting: Any) -> Draft:
        return evolve(self, order=evolve(self.order, **setting))

    def start(self, state: State, seat: int) -> int | None:
        """Where it starts: as said, or the only place there is."""
        if self.origin is not None:
            return self.origin
        found = origins(state, seat, self.target)
        return found[0] if len(found) == 1 else None


def stuck(state: State, seat: int, target: int) -> list[int]:
    """Where the seat stands next to *target* with too few to attack it."""
    ways = origins(state, seat, target)
    return [at for at in neighbours(state, seat, target) if at not in ways]


def presets(state: State, seat: int, origin: int, target: int) -> tuple[Assault, ...]:
    """What is wanted nearly always: until it falls, carefully or to the last, the latter also with the own scar card
    where that helps; one roll with as many dice as can be."""
    plain = _presets(origin, target, most_dice(state, origin), careful=state.fields[origin].troops > CAREFUL)
    scar = state.sides[seat].scar
    if (
        scar is None
        or scar not in SCAR_EFFECTS
        or state.world.lands[target].scar is not None
        or SCAR_EFFECTS[scar].delta >= 0
    ):
        return plain
    return (evolve(until(origin, target), scar=True), *plain)


@cache
def _presets(origin: int, target: int, most: int, *, careful: bool) -> tuple[Assault, ...]:
    endless, single = until(origin, target), Assault(origin=origin, target=target)
    found = [evolve(endless, keep=CAREFUL)] if careful else []
    return (*found, endless, *(evolve(single, dice=dice) for dice in range(most, 0, -1)))


def too_many(state: State, origin: int, target: int) -> list[tuple[Assault, Text]]:
    """Single rolls with more dice than troops."""
    dice = range(FULL, most_dice(state, origin), -1)
    return [(Assault(origin=origin, target=target, dice=count), TOO_MANY_DICE) for count in dice]


def lacking(state: State, seat: int, order: Assault) -> list[tuple[Move, Text]]:
    """Settings that may be looked for where dice, missiles or a scar card are wanting (RL-5.6.1, 5.12)."""
    side, most = state.sides[seat], most_dice(state, order.origin)
    found: list[tuple[Move, Text]] = [(part(Assault, dice=dice), TOO_MANY_DICE) for dice in range(FULL, most, -1)]
    if not side.missiles:
        found.append((part(Assault, press=1), NO_MISSILE))
    if state.world.lands[order.target].scar is not None:
        found.append((part(Assault, scar=True), SCARRED))
    elif side.scar is None:
        found.append((part(Assault, scar=True), NO_CARD))
    elif side.scar not in SCAR_EFFECTS:
        found.append((part(Assault, scar=True), NOT_NOW))
    return found


def until(origin: int, target: int) -> Assault:
    """Without end, and without asking about own missiles before every loss (RL-5.9.5)."""
    return Assault(origin=origin, target=target, rolls=None, missiles="none")


def settings(state: State, seat: int, order: Assault) -> list[Move]:
    """Every setting of the order to another value than it has (RL-5.9.1)."""
    side, troops = state.sides[seat], state.fields[order.origin].troops
    plain = _plain(order.rolls, order.dice, order.keep, order.advance, min(troops, PLENTY))
    said = state.ongoing.advance != "ask"  # for the rest of the turn: nobody is asked any more (RL-5.9.6)
    found: list[Move] = [way for way in plain if not (said and way is ADVANCES["ask"])]
    if side.scar in SCAR_EFFECTS and state.world.lands[order.target].scar is None:
        found.append(part(Assault, scar=not order.scar))
    if side.missiles:
        asks, presses = order.missiles, range(min(side.missiles, FULL) + 1)
        found.append(part(Assault, missiles="none" if asks == "ask" else "ask"))
        found += [part(Assault, press=press) for press in presses if press != order.press]
    return found


@lru_cache(maxsize=1024)
def _plain(rolls: int | None, dice: int, keep: int, advance: Advance, troops: int) -> list[Part]:
    """Of those that every seat has."""
    return [
        *(way for other, way in ROLLS.items() if other != rolls),
        *(way for other, way in DICE.items() if other != dice and other < troops),
        *(way for other, way in KEEPS.items() if other != keep and other < troops),
        *(way for other, way in ADVANCES.items() if other != advance),
    ]
