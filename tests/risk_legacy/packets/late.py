"""A world in which every packet is open and has left its marks, for matches that show what packets bring."""

from engines.core.outcome import Heirloom
from engines.risk_legacy.atlas import NUMBER
from engines.risk_legacy.campaign.deltas import CityFounded, Delta, PowerAdded, ScarPlaced
from engines.risk_legacy.factions import newcomers
from engines.risk_legacy.hooks import seals
from engines.risk_legacy.packets.pack_1.items import DraftPick
from engines.risk_legacy.packets.pocket_1 import mutants
from engines.risk_legacy.packets.pocket_1.land import Irradiated
from engines.risk_legacy.packets.pocket_1.who import Mutants
from engines.risk_legacy.packets.pocket_2 import aliens
from engines.risk_legacy.packets.pocket_2.ruins import Ruined
from engines.risk_legacy.packets.pocket_2.who import Aliens
from tests.risk_legacy.packets.open_world import inherited

MARKS: tuple[Delta, ...] = (
    Irradiated(territory=NUMBER["mongolia"]),
    *(PowerAdded(faction=Mutants.number, power=power) for power in mutants.TRAITS),
    *(PowerAdded(faction=Aliens.number, power=power) for power in aliens.TRAITS),
    PowerAdded(faction=0, power="bringer_of_nuclear_fire"),
    PowerAdded(faction=1, power="emp"),
    PowerAdded(faction=2, power="interference"),
    PowerAdded(faction=1, power="mobile"),
    PowerAdded(faction=3, power="stealthy"),
    *(
        CityFounded(territory=NUMBER[at], city="minor_city", person="ann")
        for at in ("peru", "egypt", "iceland", "japan")
    ),
    CityFounded(territory=NUMBER["madagascar"], city="minor_city", person="bob"),
    Ruined(territory=NUMBER["madagascar"]),
    CityFounded(territory=NUMBER["central_america"], city="world_capital", person="bob"),
    ScarPlaced(territory=NUMBER["alaska"], scar="biohazard"),
    ScarPlaced(territory=NUMBER["brazil"], scar="mercenary"),
)
WANTED = tuple(DraftPick(category="faction", value=newcomer.number) for newcomer in newcomers())
"""Somebody plays the factions that packets bring."""


def heirloom() -> Heirloom:
    return inherited(*(seal.packet for seal in seals()), changes=MARKS)
