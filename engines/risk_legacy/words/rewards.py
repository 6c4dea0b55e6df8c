"""How rewards and names are said, and what they are worth (RL-7.5 to 7.8)."""

from typing import cast

from engines.core.move import Move, Part
from engines.core.shown import hyphened, label
from engines.core.text import CardRef, Said, SeatRef, Text, text
from engines.risk_legacy.components import BOX
from engines.risk_legacy.moves import rewards as m
from engines.risk_legacy.naming import condition, continent_name, lies_in, packet_title, territory
from engines.risk_legacy.rules.rewards import Nearing, left, neared_by
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
    opened = (each.packet for each in neared_by(state, seat, reward) if each.opens)
    opens = (text("hint-opens", packet=packet_title(packet)) for packet in opened)
    return dotted(*opens, text(f"worth-{hyphened(reward)}"), counted)


# ---- what comes nearer with them


def nears(found: tuple[Nearing, ...]) -> tuple[Text, ...]:
    """Which packets something would open, or how far it would bring them."""
    return tuple(
        text(
            "seal-nears",
            packet=packet_title(each.packet),
            condition=condition(each.packet),
            opens=int(each.opens),
            done=each.progress[0] if each.progress else 0,
            all=each.progress[1] if each.progress else 0,
        )
        for each in found
    )


def choosing(state: State, seat: int) -> tuple[Text, ...]:
    """Beside the question what one's reward is."""
    return tuple(text("note-nears", nears=each) for each in going(state, seat, "found_minor"))


def going(state: State, seat: int, reward: m.RewardName) -> tuple[Text, ...]:
    """Beside the question where that reward goes."""
    return nears(neared_by(state, seat, reward))


def warnings(state: State, seat: int, move: Move) -> tuple[Text, ...]:
    """Repeated when somebody is asked whether they mean it."""
    return going(state, seat, "found_minor") if isinstance(move, m.FoundMinor) else ()


def _holder(state: State, at: int) -> Text | None:
    """Who stands there at the end."""
    owner = state.fields[at].owner
    return None if owner is None else text("hint-holder", who=SeatRef(owner), troops=state.fields[at].troops)
