"""How founding a world and taking up a place in it are said (RL-4)."""

from engines.core.move import Move
from engines.core.shown import hyphened, label
from engines.core.text import CardRef, Text, text
from engines.risk_legacy.campaign.world import World
from engines.risk_legacy.components import PowerName
from engines.risk_legacy.moves.founding import FixPower, PlaceSticker, StartAt, TakeFaction
from engines.risk_legacy.moves.turn import Join
from engines.risk_legacy.naming import faction, lies_in, territory
from engines.risk_legacy.rules.starts import at_home, hindrance, starts
from engines.risk_legacy.state import State
from engines.risk_legacy.words.land import dotted, foes, marks, plain

NAMED = 4
"""So many neighbours are named where there is the least room."""


def say(_state: State, _seat: int, move: Move) -> Text:
    match move:
        case FixPower(power=power):
            return plain(CardRef(power))
        case TakeFaction(faction=number):
            return plain(faction(number))
        case PlaceSticker(territory=at) | StartAt(territory=at) | Join(territory=at):
            return plain(territory(at))
        case _:
            return label(move)


def group(state: State, _seat: int, move: PlaceSticker | StartAt) -> Text:
    return plain(lies_in(state.world, move.territory))


def hint(state: State, seat: int, move: Move) -> Text | None:
    match move:
        case FixPower(power=power):
            return effect(power)
        case TakeFaction(faction=number):
            return faction_hint(state.world, number)
        case PlaceSticker(territory=at):
            now = state.world.lands[at].coins
            return text("hint-sticker", coins=now, more=now + 1)
        case StartAt(territory=at):
            lies = marks(state, at)  # its founder knows what is next to it
            return dotted(_distance(state, at), *lies, None if lies else _near(state, at))
        case Join(territory=at):
            return dotted(lies_in(state.world, at), foes(state, seat, at), *marks(state, at))
        case _:
            return None


def faction_hint(world: World, number: int) -> Text | None:
    """What it can do, as far as that is fixed; of several powers the first is explained, the others in a note."""
    fixed = world.banners[number].powers
    if not fixed:
        return None
    told = text("hint-faction", power=CardRef(fixed[0]), effect=effect(fixed[0]))
    return dotted(told, *map(CardRef, fixed[1:]))


def starting(state: State, seat: int, factions: tuple[int, ...]) -> tuple[Text, ...]:
    """To whoever chooses among *factions*: what a past winner begins with (RL-4.2.2), and what each can do that has
    been added to it."""
    side = state.sides[seat]
    won = (text("note-winner", missiles=side.missiles),) if side.missiles and not side.tokens else ()
    further = (
        text("note-further-power", faction=faction(number), power=CardRef(power), effect=effect(power))
        for number in factions
        for power in state.world.banners[number].powers[1:]
    )
    return (*won, *further)


def where(state: State, seat: int) -> tuple[Text, ...]:
    """To whoever chooses where to start: what is offered, as far as anything is not (RL-4.3)."""
    offered = starts(state, seat)
    if len(offered) == len(state.world.everywhere):
        return ()
    if hindrance(state, seat, offered[0], hq=True):
        return (text("note-starts-relaxed"),)
    home = any(at_home(state, seat, at) for at in state.world.everywhere)
    return (text("note-starts", home=int(home)),)


def effect(power: PowerName) -> Text:
    """What a starting power does."""
    return text(f"power-{hyphened(power)}")


def _near(state: State, at: int) -> Text:
    """What lies next to it: of much as many names as a line of a list holds."""
    lands = state.world.chart.neighbours[at]
    named = lands if len(lands) <= NAMED else lands[: NAMED - 1]
    return text("hint-neighbours", lands=tuple(map(territory, named)), more=len(lands) - len(named))


def _distance(state: State, at: int) -> Text | None:
    """To the nearest headquarters that stands already."""
    distance = state.world.chart.distance[at]
    hqs = tuple(distance[other] for other, field in enumerate(state.fields) if field.hq is not None)
    return text("hint-distance", count=min(hqs)) if hqs else None
