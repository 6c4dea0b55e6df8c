"""How many recruits a seat gets, and where they go if it does not say (RL-5.4.2, 5.1.6); what resource cards trade for,
and which to give (RL-5.3.2, 5.4.3)."""

from collections.abc import Mapping

from engines.core.recent import recent
from engines.risk_legacy.atlas import COIN, MOST_COINS, troops_for
from engines.risk_legacy.campaign.world import World
from engines.risk_legacy.components import BOX
from engines.risk_legacy.fields import realm, threats
from engines.risk_legacy.hooks import Power, changed
from engines.risk_legacy.rules.ground import Ground, threat
from engines.risk_legacy.rules.reasons import Reason
from engines.risk_legacy.side import Reckoning
from engines.risk_legacy.state import State


def reckon(state: State, seat: int) -> Reckoning:
    """Recruits of *seat*, what a trade brings apart (RL-5.4.2)."""
    held, world, rules = state.held(seat), state.world, BOX.recruit
    population = world.population(held)
    whole = [number for number, lacking in enumerate(realm(state, seat).lacking) if not lacking]
    person = state.people[seat]
    named = sum(world.regions[number].namer == person != "" for number in whole)
    found = Reckoning(
        territories=len(held),
        population=population,
        base=base(state, seat, len(held) + population),
        continents=sum(world.bonus(number) for number in whole),
        names=named * rules.named_continent_bonus,
    )
    return changed(state, Power.recruit_total, found, seat)


def base(state: State, seat: int, strength: int) -> int:
    """What territories and population, *strength* together, bring (RL-5.4.2)."""
    recruits = max(BOX.recruit.minimum, strength // BOX.recruit.divisor)
    return changed(state, Power.recruit_base, recruits, seat, strength)


def places(state: State, seat: int) -> tuple[int, ...]:
    """Where recruits may be placed: in every own territory (RL-5.4.4), unless a power says more or less."""
    return changed(state, Power.recruit_place, state.held(seat), seat)


def stations(state: State, seat: int) -> tuple[int, ...]:
    """Those of the places that are its own already: rules and orders that decide for somebody look no further."""
    return tuple([at for at in places(state, seat) if state.fields[at].owner == seat])


def post(state: State, seat: int) -> int:
    """The territory that needs recruits most (*D-place*): the greatest superiority of enemies next to it, then one
    with a headquarters, then the order of the data."""
    return by_need(state, seat, stations(state, seat))[0]


def by_need(state: State, seat: int, among: tuple[int, ...]) -> list[int]:
    """*among*, the territory first that :func:`post` would choose."""

    def need(at: int) -> tuple[int, bool]:
        field = state.fields[at]
        return threat(state, seat, at) - field.troops, field.hq is not None

    return sorted(among, key=need, reverse=True)


def fronts(state: State, seat: int, among: tuple[int, ...]) -> tuple[int, ...]:
    """Territories in the order in which recruits are wanted: most enemy troops next to it first."""
    return _by_threat(among, threats(state, seat))


@recent
def _by_threat(among: tuple[int, ...], threat: Mapping[int, int]) -> tuple[int, ...]:
    return tuple(sorted(among, key=threat.__getitem__, reverse=True))


SUGGESTED = 3
"""Ready-made trades in the menu; every other one is put together card by card."""
PRICE = BOX.red_stars.price


def hindrance(state: State, seat: int) -> Reason | None:
    """Why *seat* cannot trade while it recruits: it may once per turn, before anything is placed (RL-5.4.3)."""
    if not brings(state, seat, state.sides[seat].hand):
        return "too_few_coins"
    if state.ongoing.traded:
        return "trade_used"
    return "wrong_step" if state.ongoing.mustered else None


def coins(world: World, cards: tuple[int, ...]) -> int:
    """Coins that resource cards show together (RL-2.3.2)."""
    return sum([BOX.resource_cards.coin_card_coins if card == COIN else world.worth(card) for card in cards])


def brings(ground: Ground, seat: int, cards: tuple[int, ...]) -> int:
    """Troops that *seat* gets for these cards; none, if they show too little (RL-5.4.3)."""
    return troops_for(counted(ground, seat, cards))


def counted(ground: Ground, seat: int, cards: tuple[int, ...]) -> int:
    """Coins that these cards count for when *seat* trades them."""
    return changed(ground, Power.recruit_trade, coins(ground.world, cards), seat, cards)


def bargains(ground: Ground, seat: int, hand: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """The trades that bring most, each with the fewest cards that show so many coins; nothing is given that the table
    would not pay for."""
    fewest: dict[int, tuple[int, ...]] = {0: ()}
    for card in hand:
        shows = coins(ground.world, (card,))
        for shown, cards in sorted(fewest.items(), reverse=True):
            more = shown + shows
            if shown < MOST_COINS and (more not in fewest or len(fewest[more]) > len(cards) + 1):
                fewest[more] = (*cards, card)
    full = min((shown for shown in fewest if shown >= MOST_COINS), default=None)
    worth = sorted((shown for shown in fewest if shown < MOST_COINS or shown == full), reverse=True)
    found: dict[int, tuple[int, ...]] = {}  # of those that bring as much, the one that shows least
    for shown in worth:
        found[brings(ground, seat, fewest[shown])] = fewest[shown]
    return tuple(cards for troops, cards in found.items() if troops)[:SUGGESTED]


def cheapest(world: World, hand: tuple[int, ...]) -> tuple[int, ...]:
    """What to give for a star: fewest coins, coin cards first, then the order of the data (RL-5.3.2)."""
    order = sorted(hand, key=lambda card: (coins(world, (card,)), card != COIN, card))
    return tuple(sorted(order[:PRICE]))


def winning(state: State, seat: int) -> bool:
    """Whether one star more wins."""
    return state.stars(seat) + 1 == BOX.red_stars.to_win
