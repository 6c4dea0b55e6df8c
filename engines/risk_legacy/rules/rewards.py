"""Which rewards there are, where they may go and why not elsewhere (RL-5.12, 7.5.2, 7.6.1)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, get_args

from engines.core.text import Text
from engines.risk_legacy.atlas import CITIES, CONTINENTS, EVERYWHERE
from engines.risk_legacy.components import BOX
from engines.risk_legacy.moves import (
    CancelScar,
    ChangeBonus,
    ClaimContinent,
    DestroyCard,
    Fortify,
    FoundMajor,
    FoundMinor,
    UpgradeCard,
)
from engines.risk_legacy.moves.rewards import RewardName
from engines.risk_legacy.words.reasons import reason

if TYPE_CHECKING:
    from engines.risk_legacy.state import State

Reward = ClaimContinent | FoundMajor | CancelScar | ChangeBonus | Fortify | DestroyCard | FoundMinor | UpgradeCard

WINNERS: tuple[RewardName, ...] = tuple(
    name for name in get_args(RewardName) if name not in ("found_minor", "upgrade_card")
)
HOLDERS: tuple[RewardName, ...] = ("found_minor", "upgrade_card")
ON_TERRITORIES: Mapping[RewardName, Callable[..., Reward]] = {
    "found_major": FoundMajor,
    "cancel_scar": CancelScar,
    "fortify": Fortify,
    "destroy_card": DestroyCard,
    "found_minor": FoundMinor,
    "upgrade_card": UpgradeCard,
}
CARD_FULL = reason("card_full")
CARD_GONE = reason("card_gone")
CONTINENT_CHANGED = reason("continent_changed")
CONTINENT_NAMED = reason("continent_named")
HAS_CITY = reason("has_city")
NOT_HELD_AT_END = reason("not_held_at_end")
NO_CITY = reason("no_city")
NO_SCAR = reason("no_scar")
SUPPLY_EMPTY = reason("supply_empty")


def every(name: RewardName) -> Iterator[Reward]:
    """All places that a reward of this kind could be thought to have, in the order of the data."""
    match name:
        case "claim_continent":
            yield from (ClaimContinent(continent=continent) for continent in range(len(CONTINENTS)))
        case "change_bonus":
            for continent in range(len(CONTINENTS)):
                yield from (ChangeBonus(continent=continent, change=change) for change in (1, -1))
        case _:
            yield from (ON_TERRITORIES[name](territory=at) for at in EVERYWHERE)


def offered(state: State, seat: int, name: RewardName) -> list[Reward]:
    return [reward for reward in every(name) if refusal(state, seat, reward) is None]


def refusal(state: State, seat: int, reward: Reward) -> Text | None:
    """Why not: the first reason that applies, in the order of RL-5.12."""
    world = state.world
    match reward:
        case ClaimContinent(continent=continent):
            return CONTINENT_NAMED if world.regions[continent].namer is not None else None
        case ChangeBonus(continent=continent, change=change):
            if world.regions[continent].change:
                return CONTINENT_CHANGED
            return _supplied(state, "raised" if change > 0 else "lowered")
        case CancelScar(territory=at):
            return _supplied(state, "cancel_scar") if world.lands[at].scar else NO_SCAR
        case Fortify(territory=at):
            return _supplied(state, "fortify_city") if world.lands[at].city else NO_CITY
        case DestroyCard(territory=at):
            return None if world.lands[at].card else CARD_GONE
        case FoundMajor(territory=at) | FoundMinor(territory=at):
            return _no_city(state, seat, reward, at)
        case UpgradeCard(territory=at):
            return _no_upgrade(state, seat, at)


def _no_city(state: State, seat: int, reward: FoundMajor | FoundMinor, at: int) -> Text | None:
    """The winner's city may stand anywhere, a minor one only where its founder stands at the end."""
    if state.world.lands[at].city:
        return HAS_CITY
    if isinstance(reward, FoundMinor) and state.fields[at].owner != seat:
        return NOT_HELD_AT_END
    kind = "minor_city" if isinstance(reward, FoundMinor) else "major_city"
    return _supplied(state, kind)


def _no_upgrade(state: State, seat: int, at: int) -> Text | None:
    land = state.world.lands[at]
    if not land.card:
        return CARD_GONE
    if land.coins >= BOX.resource_cards.max_coins:
        return CARD_FULL
    if state.fields[at].owner != seat:
        return NOT_HELD_AT_END
    return _supplied(state, "upgrade_card")


def printed(supply: str) -> int:
    """How many of a mark the box has; the fields of :class:`~engines.risk_legacy.campaign.world.Used` name them."""
    match supply:
        case "minor_city" | "major_city":
            return CITIES[supply].supply
        case "fortify_city":
            return BOX.fortification.supply
        case "founding_coins":
            return BOX.founding.coin_stickers
        case "raised" | "lowered":
            return BOX.rewards.changes["+1" if supply == "raised" else "-1"]
        case _:
            return BOX.rewards.supply(supply)


def left(state: State, supply: str) -> int:
    used: int = getattr(state.world.used, supply)
    return printed(supply) - used


def _supplied(state: State, supply: str) -> Text | None:
    return None if left(state, supply) > 0 else SUPPLY_EMPTY
