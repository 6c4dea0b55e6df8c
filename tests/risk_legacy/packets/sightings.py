"""What of the packets somebody has seen in play: what can never come about would be noticed."""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from engines.core.event import Event
from engines.core.record import members, named
from engines.risk_legacy import GAME
from engines.risk_legacy.events.battle import ScarPlayed
from engines.risk_legacy.events.founding import FactionTaken
from engines.risk_legacy.factions import faction_id, newcomers
from engines.risk_legacy.hooks import Packet, Power, Seal, seals
from engines.risk_legacy.packets.common.cards import EventCard, event_card, event_cards
from engines.risk_legacy.packets.common.missions.mission import missions
from engines.risk_legacy.packets.common.missions.told import MissionClaimed
from engines.risk_legacy.packets.common.told import EventDrawn
from engines.risk_legacy.packets.pocket_1.told import MissilePowerUsed
from engines.risk_legacy.packets.pocket_2.told import WeaknessGiven
from engines.risk_legacy.state import State

PACKETS = f"{GAME.package}.packets"


ONCE: Mapping[str, str] = {
    "told nuke_fell": "test_pocket_1.py",
    "told card_burnt": "test_pocket_1.py",
    "told fire_brought": "../told/pocket_1.py",
    "told island_risen": "test_pocket_2.py",
    "told island_joined": "../told/pocket_2.py",
    "told island_manned": "test_pocket_2.py",
    "told capital_founded": "../told/missions.py",
    "power alien_collaborator": "test_pocket_2.py",
}
"""What happens when a packet is opened, and never again in its world → where it is shown."""
SELDOM: Mapping[str, str] = {
    **dict.fromkeys(
        (
            *("mission reign_of_terror", "mission urban_assault", "mission amphibious_onslaught"),
            *("mission unexpected_attack", "mission imperial_might", "mission explore_the_world"),
            "mission world_is_ready",
        ),
        "test_missions.py",
    ),
    **{
        f"{what} {name}": "test_pack_4.py"
        for name in (
            *("advanced_tactics", "advanced_training", "forced_occupation"),
            *("guerilla_warfare", "urban_troop_surge", "wide_border"),
        )
        for what in ("mission", "power")
    },
    **dict.fromkeys(
        ("power unnatural_strength", "power mindshackle", "power unstable_cloning", "power mass_hypnosis"),
        "test_pocket_1_mutants.py",
    ),
    "power convincing": "test_pack_2.py",
    "power well_supplied": "test_pack_2.py",
    "told mission_kept": "../told/missions.py",
    "told sea_charted": "../told/missions.py",
    "told mutants_evolved": "../told/pocket_1.py",
    "told mutation_claimed": "../told/pocket_1.py",
    "told card_swapped": "test_pocket_2_weaknesses.py",
    "told cloned": "../told/pocket_1.py",
    "told entrancing": "test_pocket_1_mutants.py",
    "told coins_given_back": "test_pocket_2_weaknesses.py",
    "told domination_claimed": "../told/pocket_2.py",
}
"""What no few campaigns are sure to show: a mission that asks for much, a power that takes two cards of one event or
that is left when others are taken, stars for every city there is → where it is laid out by hand."""


@cache
def everything() -> tuple[str, ...]:
    """All that packets bring: factions, events, missions, powers, scars, and what is told of them."""
    return (
        *(f"faction {named(each)}" for each in newcomers()),
        *(f"event {card.kind}" for card in event_cards()),
        *(f"mission {name}" for name in missions()),
        *(f"power {name}" for name in _powers()),
        *(f"missile for {name}" for name in MISSILE_POWERS),
        *(f"scar {name}" for seal in seals() for name in dict.fromkeys(seal.scars)),
        *(f"told {kind}" for kind in _told()),
    )


MISSILE_POWERS = ("emp", "interference", "recon", "bad_intel", "rally")


@cache
def _powers() -> tuple[str, ...]:
    found: Any = members(Power, PACKETS).items()
    return tuple(name for name, kind in found if not issubclass(kind, Packet | Seal))


@cache
def _told() -> tuple[str, ...]:
    return tuple(kind for kind, each in members(Event, PACKETS).items() if each.__module__.startswith(PACKETS))


def heard(event: Event) -> Iterator[str]:
    """What *event* shows of it. An event card that names nobody, though it names somebody at other times, shows
    nothing: it is discarded."""
    if event.kind in _told():
        yield f"told {event.kind}"
    match event:
        case FactionTaken(faction=faction):
            yield f"faction {faction_id(faction)}"
        case EventDrawn(event=card, seat=seat):
            if seat is not None or type(event_card(card)).names is EventCard.names:
                yield f"event {card}"
        case MissionClaimed(mission=mission):
            yield f"mission {mission}"
        case MissilePowerUsed(power=power):
            yield f"missile for {power}"
        case ScarPlayed(scar=scar) | WeaknessGiven(scar=scar):
            yield f"scar {scar}"


def played(state: State) -> Iterator[str]:
    """The powers of packets that factions of a game have at its end."""
    for side in state.sides:
        if side.faction is not None:
            yield from (f"power {name}" for name in state.world.banners[side.faction].powers if name in _powers())
