"""How far a world has come, and who has signed it."""

from __future__ import annotations

from engines.core.page import Page, Section
from engines.core.text import Text, text
from engines.risk_legacy.campaign.records import Chain
from engines.risk_legacy.campaign.world import World
from engines.risk_legacy.components import BOX
from engines.risk_legacy.naming import person, planet


def overview(chain: Chain, world: World) -> Page:
    """Its title is what the world goes by (RL-7.8.5)."""
    games, played = BOX.campaign.games, len(chain) - 1
    late = int(played >= games)
    state = (text("world-next", game=played + 1, games=games, late=late), *_planet(world), _options(chain))
    sections = (
        Section(lines=state),
        Section(heading=text("world-wall"), lines=_wall(world)),
    )
    return Page(
        title=text("world-title", planet=planet(world)), sections=tuple(each for each in sections if each.lines)
    )


def _planet(world: World) -> tuple[Text, ...]:
    if world.namer is None:
        return ()
    return (text("world-namer", who=person(world.namer), named=int(world.planet is not None)),)


def _options(chain: Chain) -> Text:
    charter = chain[0].charter
    assert charter is not None, "a world is founded with its options"
    return text("world-charter", founding=charter.founding)


def _wall(world: World) -> tuple[Text, ...]:
    """Who signed, most signatures first."""
    return tuple(_signer(world, who) for who in sorted(world.signers, key=lambda who: -world.signed(who)))


def _signer(world: World, who: str) -> Text:
    games = tuple(signature.game for signature in world.signatures if signature.person == who)
    return text("world-signed", who=person(who), count=len(games), games=games)
