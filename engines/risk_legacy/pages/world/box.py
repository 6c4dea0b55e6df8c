"""What the box still holds, and the fate of every card (RL-11.6)."""

from collections.abc import Iterator
from dataclasses import dataclass

from engines.core.page import Page, Section
from engines.core.text import CardRef, Text, text
from engines.risk_legacy.campaign.deltas import CardDestroyed, Delta, ScarCancelled, ScarPlaced
from engines.risk_legacy.campaign.records import Chain
from engines.risk_legacy.campaign.world import World
from engines.risk_legacy.components import BOX, ScarName
from engines.risk_legacy.naming import territory
from engines.risk_legacy.words.figures import supplies


def box(chain: Chain, world: World) -> Page:
    sections = (
        Section(heading=text("board-supplies"), lines=supplies(world)),
        Section(heading=text("world-scars"), lines=(*_played(chain), *_unplayed(world))),
        Section(heading=text("world-cards"), lines=_cards(chain, world)),
    )
    return Page(title=text("world-box"), sections=tuple(each for each in sections if each.lines))


def _deltas(chain: Chain) -> Iterator[tuple[int, Delta]]:
    """With the numbers of their games."""
    return ((record.n, delta) for record in chain for delta in record.deltas)


# ---- scar cards


@dataclass(frozen=True, slots=True)
class Scarred:
    scar: ScarName
    territory: int
    game: int
    until: int
    """The game after which it was cancelled; 0: it is still there."""


def _played(chain: Chain) -> tuple[Text, ...]:
    """Where each was played, and what became of it, in the order of play."""
    return tuple(
        text(
            "world-scar-played",
            scar=CardRef(each.scar),
            land=territory(each.territory),
            game=each.game,
            cancelled=int(each.until > 0),
            until=each.until,
        )
        for each in _scarred(chain)
    )


def _scarred(chain: Chain) -> tuple[Scarred, ...]:
    found: list[Scarred] = []
    for game, delta in _deltas(chain):
        match delta:
            case ScarPlaced(territory=at, scar=scar):
                found.append(Scarred(scar, at, game, 0))
            case ScarCancelled(territory=at):
                number = next(n for n, each in enumerate(found) if each.territory == at and not each.until)
                found[number] = Scarred(found[number].scar, at, found[number].game, game)
            case _:
                pass
    return tuple(found)


def _unplayed(world: World) -> tuple[Text, ...]:
    """What is left of either kind: never who holds it (RL-3)."""
    pool = world.pool
    left = tuple(text("world-count", what=CardRef(scar), count=pool.count(scar)) for scar in dict.fromkeys(pool))
    return (text("world-scars-left", scars=left),) if left else ()


# ---- territory cards


def _cards(chain: Chain, world: World) -> tuple[Text, ...]:
    """Those that are no longer as printed, the dearest first; then the others."""
    start, most = BOX.resource_cards.territory_start_coins, BOX.resource_cards.max_coins
    dear = tuple(line for coins in range(most, start, -1) for line in _worth(world, coins))
    gone = tuple(
        text("world-destroyed-card", card=territory(delta.territory), game=game)
        for game, delta in _deltas(chain)
        if isinstance(delta, CardDestroyed)
    )
    return (*dear, *((text("world-destroyed", cards=gone),) if gone else ()), text("world-plain-cards", coins=start))


def _worth(world: World, coins: int) -> tuple[Text, ...]:
    cards = tuple(territory(at) for at, land in enumerate(world.lands) if land.card and land.coins == coins)
    return (text("world-worth", coins=coins, cards=cards),) if cards else ()
