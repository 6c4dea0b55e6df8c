"""How rewards and names are said, and what they are worth (RL-7.5 to 7.8)."""

from typing import cast

from engines.core.move import Move, Part
from engines.core.shown import hyphened, label
from engines.core.text import CardRef, Said, SeatRef, Text, text
from engines.risk_legacy.components import BOX
from engines.risk_legacy.moves import rewards as m
from engines.risk_legacy.naming import continent_name, lies_in, packet_title, territory
from engines.risk_legacy.rules.rewards import left, opened_by
from engines.risk_legacy.state import State
from engines.risk_legacy.words.land import dotted, marks, plain

SUPPLIES: dict[str, str] = {
    "found_major": "major_city",
    "cancel_scar": "cancel_scar",
    "fortify": "fortify_city",
    "found_minor": "minor_city",
    "upgrade_card": "upgrade_card",
}
"""Rewards whose marks are counted, and under which name; a changed bonus has one of either sign, said by its places."""


def say(state: State, _seat: int, move: Move) -> Text:
    match move:
        case Part(field="sure"):
            return text("move-forgo-sure")
        case Part(value=str(reward)):
            return text(f"reward-{hyphened(reward)}")
        case m.ClaimContinent(continent=number):
            return plain(continent_name(state.world, number))
        case m.ChangeBonus(continent=number, change=change):
            now = state.world.bonus(number)
            return text("move-change-bonus", continent=continent_name(state.world, number), now=now, then=now + change)
        case m.OnTerritory(territory=at):
            return plain(territory(at))
        case m.GiveName(name=name):
            return label(move, name=Said(name, text("name-hidden")))
        case _:
            return label(move)


def group(state: State, _seat: int, move: m.OnTerritory) -> Text:
    return plain(lies_in(state.world, move.territory))


def hint(state: State, seat: int, move: Move) -> Text | None:
    match move:
        case Part(value=str(reward)):
            return _kind(state, seat, cast("m.RewardName", reward))
        case m.ClaimContinent(continent=number):
            return text("hint-bonus", troops=state.world.bonus(number))
        case m.FoundMajor(territory=at) | m.FoundMinor(territory=at):
            return dotted(_holder(state, at), *marks(state, at))
        case m.CancelScar(territory=at):
            scar = state.world.lands[at].scar
            return plain(CardRef(scar)) if scar else None
        case m.Fortify(territory=at):
            return dotted(*marks(state, at))
        case m.DestroyCard(territory=at):
            return text("hint-coins", coins=state.world.lands[at].coins)
        case m.UpgradeCard(territory=at):
            now = state.world.lands[at].coins
            return text("hint-sticker", coins=now, more=min(now + 1, BOX.resource_cards.max_coins))
        case m.NotNow():
            return text("hint-not-now")
        case m.Forgo() | Part():
            return text("hint-forgo")
        case _:
            return None


def _kind(state: State, seat: int, reward: m.RewardName) -> Text | None:
    """What a reward of that kind is worth, how many there are, and whether it opens anything."""
    supply = SUPPLIES.get(reward)
    counted = text("hint-supply", count=left(state, supply)) if supply else None
    opens = (text("hint-opens", packet=packet_title(packet)) for packet in opened_by(state, seat, reward))
    return dotted(*opens, text(f"worth-{hyphened(reward)}"), counted)


def _holder(state: State, at: int) -> Text | None:
    """Who stands there at the end."""
    owner = state.fields[at].owner
    return None if owner is None else text("hint-holder", who=SeatRef(owner), troops=state.fields[at].troops)
