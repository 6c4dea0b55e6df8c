"""Resource cards: what they trade for, and which to give (RL-5.3.2, 5.4.3)."""

from __future__ import annotations

from engines.risk_legacy.atlas import COIN, MOST_COINS, troops_for
from engines.risk_legacy.campaign.world import World
from engines.risk_legacy.components import BOX
from engines.risk_legacy.hooks import in_force
from engines.risk_legacy.rules.ground import Ground
from engines.risk_legacy.rules.reasons import Reason
from engines.risk_legacy.state import State

SUGGESTED = 3
"""Ready-made trades in the menu; every other one is put together card by card."""
PRICE = BOX.red_stars.purchase.cards


def hindrance(state: State, seat: int) -> Reason | None:
    """Why *seat* cannot trade while it recruits: it may once per turn, before anything is placed (RL-5.4.3)."""
    if not brings(state, seat, state.sides[seat].hand):
        return "too_few_coins"
    if state.ongoing.traded:
        return "trade_used"
    return "wrong_step" if any(deed.kind == "placed" for deed in state.ongoing.undo) else None


def coins(world: World, cards: tuple[int, ...]) -> int:
    """Coins that resource cards show together (RL-2.3.2)."""
    return sum(BOX.resource_cards.coin_card_coins if card == COIN else world.lands[card].coins for card in cards)


def brings(ground: Ground, seat: int, cards: tuple[int, ...]) -> int:
    """Troops that *seat* gets for these cards; none, if they show too little (RL-5.4.3)."""
    shown = coins(ground.world, cards)
    for power in in_force(ground):
        shown = power.recruit_trade(ground, seat, cards, shown)
    return troops_for(shown)


def bargains(ground: Ground, seat: int, hand: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """The trades that bring most, each with the fewest cards that show so many coins; nothing is given that the table
    would not pay for."""
    fewest: dict[int, tuple[int, ...]] = {0: ()}
    for card in hand:
        for shown, cards in sorted(fewest.items(), reverse=True):
            more = shown + coins(ground.world, (card,))
            if shown < MOST_COINS and (more not in fewest or len(fewest[more]) > len(cards) + 1):
                fewest[more] = (*cards, card)
    full = min((shown for shown in fewest if shown >= MOST_COINS), default=None)
    worth = sorted((shown for shown in fewest if shown < MOST_COINS or shown == full), reverse=True)
    return tuple(fewest[shown] for shown in worth if brings(ground, seat, fewest[shown]))[:SUGGESTED]


def cheapest(world: World, hand: tuple[int, ...]) -> tuple[int, ...]:
    """What to give for a star: fewest coins, coin cards first, then the order of the data (RL-5.3.2)."""
    order = sorted(hand, key=lambda card: (coins(world, (card,)), card != COIN, card))
    return tuple(sorted(order[:PRICE]))
