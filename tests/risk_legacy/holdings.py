"""What a side holds, and what events say of it: territories, resource cards, and the stars that are gained: those at
the start are told with the beginning of the game."""

from collections import Counter
from collections.abc import Hashable, Iterable
from typing import Any

from engines.core.event import Event
from engines.risk_legacy.atlas import COIN
from engines.risk_legacy.events import battle, founding, turn
from engines.risk_legacy.events.packets import TroopsLost
from engines.risk_legacy.packets.common.missions.told import MissionClaimed
from engines.risk_legacy.packets.pack_1.told import CoinsDrafted
from engines.risk_legacy.packets.pocket_1.told import ChaosPaid
from engines.risk_legacy.packets.pocket_2.told import BeamedDown, CoinsGivenBack, IslandManned
from engines.risk_legacy.state import State

Held = Counter[Hashable]


def held(state: State, seat: int) -> Held:
    side = state.sides[seat]
    mine: Held = Counter(("territory", at) for at, field in enumerate(state.fields) if field.owner == seat)
    mine.update(("card", number) for number in side.hand)
    mine["tokens"] = len([token for token in side.tokens if token != "start"])
    return mine


def replayed(before: Held, events: Iterable[Event], seat: int) -> Held:
    now: Held = Counter(before)
    for event in events:
        match event:
            case founding.Started(seat=by, territory=at) | turn.Joined(seat=by, territory=at) if by == seat:
                now["territory", at] += 1
            case turn.TerritoryEntered(seat=by, target=at) if by == seat:
                now.update(("territory", each) for each in _each(at))
            case battle.AssaultEnded(seat=by, defender=loser, target=at, why="conquered"):
                now["territory", at] += (by == seat) - (loser == seat)
            case turn.TroopsPlaced(seat=by, territory=at) if by == seat:
                now["territory", at] = 1
            case TroopsLost(seat=by, territory=at, emptied=True) if by == seat:
                now.subtract(("territory", each) for each in _each(at))
            case turn.CardTaken(seat=by, card=card) if by == seat:
                now["card", card] += 1
            case CoinsDrafted(seat=by, coins=coins) if by == seat:
                now["card", COIN] += coins
            case CoinsGivenBack(seat=by, coins=coins) if by == seat:
                now["card", COIN] -= coins
            case BeamedDown(seat=by, territory=at) | IslandManned(seat=by, territory=at) if by == seat:
                now["territory", at] = 1
            case turn.CardsTraded(seat=by, cards=cards) if by == seat:
                now.subtract(("card", card) for card in cards)
            case turn.StarGained(seat=by, cards=cards) if by == seat:
                now["tokens"] += 1
                now.subtract(("card", card) for card in cards)
            case MissionClaimed(seat=by, stars=stars) if by == seat:
                now["tokens"] += stars
            case turn.PileEmptied(seat=by) | ChaosPaid(seat=by) if by == seat:
                now["tokens"] += 1
            case turn.KnockedOut(seat=out, by=by, cards=cards):
                now.update(("card", card) for card in cards) if by == seat else now.subtract(
                    ("card", card) for card in cards
                )
            case turn.Eliminated(seat=out) if out == seat:
                now = Counter({"tokens": now["tokens"]})  # stars that were bought stay on the sheet
    return now


def _each(at: Any) -> tuple[int, ...]:
    """In a digest those of one cause, or of one origin, are one line."""
    found: tuple[int, ...] = at if isinstance(at, tuple) else (at,)
    return found
