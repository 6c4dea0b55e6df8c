"""The marks of a territory where room is scarce: a sign each, explained wherever one stands."""

from engines.core.shown import hyphened
from engines.core.text import Arg, SeatRef, SignRef, Text, text
from engines.risk_legacy.atlas import CITIES, SCARS
from engines.risk_legacy.campaign.world import Land, World
from engines.risk_legacy.components import BOX
from engines.risk_legacy.fields import Field
from engines.risk_legacy.naming import city_name, joined, on_map, territory

PERMANENT = (*map(hyphened, CITIES), *map(hyphened, SCARS), "fortification")
KINDS = ("hq", *PERMANENT, "closed")
ROOM_FOR_NAMES = 200
"""Characters that the names of cities may take on a board; if they are longer, the atlas alone has them."""
Fields = tuple["Field", ...]


def land(world: World, fields: Fields, at: int, closed: tuple[int, ...], *, roomy: bool = False) -> Arg:
    """A territory with its troops, its headquarters and its marks.

    :param roomy: there is room for the names of all cities."""
    field = fields[at]
    name = text("board-land", land=territory(at), troops=field.troops)
    return joined(name, *_hq(field), *marks(world, at, roomy=roomy), *((icon("closed"),) if at in closed else ()))


def brief(world: World, fields: Fields, at: int, closed: tuple[int, ...]) -> Arg:
    """A territory without its troops, on one line: signs for all that lies there, and as short a name as on a map."""
    kinds, hq = (*_marks(world.lands[at]), *world.signs(at)), fields[at].hq
    whose = () if hq is None else (icon("hq"),) if hq == fields[at].owner else (icon("hq"), SignRef(hq))
    return joined(*whose, *map(icon, kinds), *((icon("closed"),) if at in closed else ()), on_map(at))


def marks(world: World, at: int, *, roomy: bool = False) -> tuple[Arg, ...]:
    """What lies there for good. A city without a name goes by its sign alone: it stands beside its territory."""
    mark, city = world.lands[at], world.lands[at].city
    named = city is not None and city.name is not None and (roomy or _roomy(world))
    return (
        *((icon(hyphened(city.kind)),) if city else ()),
        *((city_name(world, at),) if named else ()),
        *((icon(hyphened(mark.scar)),) if mark.scar else ()),
        *((text("icon-boxes", left=boxes_left(mark)),) if mark.boxes is not None else ()),
        *map(icon, world.signs(at)),
    )


def _roomy(world: World) -> bool:
    names = (land.city.name for land in world.lands if land.city)
    return sum(len(name) for name in names if name) <= ROOM_FOR_NAMES


def boxes_left(land: Land) -> int:
    return BOX.fortification.boxes - (land.boxes or 0)


def icon(kind: str) -> Text:
    """Packets say their own."""
    return text("icon", kind=kind) if kind in KINDS else text(f"icon-{kind}")


def _hq(field: Field) -> tuple[Text, ...]:
    """Whose it is, is said where somebody else controls it."""
    if field.hq is None:
        return ()
    return (icon("hq") if field.hq == field.owner else text("icon-hq-of", who=SeatRef(field.hq)),)


def legend(world: World, fields: Fields, closed: tuple[int, ...]) -> tuple[Text, ...]:
    """Of the signs that are on the board now."""
    hqs = ["hq"] if any(field.hq is not None for field in fields) else []
    return _explained([*hqs, *_lasting(world), *(["closed"] if closed else [])])


def lasting(world: World) -> tuple[Text, ...]:
    """Of those that lie in the world for good."""
    return _explained(_lasting(world))


def _explained(shown: list[str]) -> tuple[Text, ...]:
    printed = tuple(text("legend", icon=icon(kind), kind=kind) for kind in KINDS if kind in shown)
    brought = dict.fromkeys(kind for kind in shown if kind not in KINDS)
    return (*printed, *(text(f"legend-{kind}", icon=icon(kind)) for kind in brought))


def _lasting(world: World) -> list[str]:
    return [kind for at, land in enumerate(world.lands) for kind in (*_marks(land), *world.signs(at))]


def _marks(land: Land) -> tuple[str, ...]:
    return (
        *((hyphened(land.city.kind),) if land.city else ()),
        *((hyphened(land.scar),) if land.scar else ()),
        *(("fortification",) if land.boxes is not None else ()),
    )
