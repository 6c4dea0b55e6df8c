"""What is called by its name, on a map of the world between two games."""

from collections.abc import Sequence

from engines.core.drawing.look import Look
from engines.core.drawing.typefaces import LABELS, written
from engines.risk_legacy.campaign.world import World
from engines.risk_legacy.naming import city_name, territory
from engines.risk_legacy.picture.lettering import short


def unnamed(words: Sequence[str], world: World, look: Look) -> list[str]:
    """Territories with marks for which neither the name of their city nor their own is written anywhere."""
    said = "".join("".join(each.split()) for each in words)
    missing = []
    for at in world.everywhere:
        land = world.lands[at]
        if not (land.marked or world.figure(at)):
            continue
        named = land.city is not None and land.city.name is not None
        names = (look.say(city_name(world, at)),) if named else (look.say(territory(at)), short(look, at))
        if not any("".join(written(name, LABELS).split()) in said for name in names):
            missing.append(names[0])
    return missing
