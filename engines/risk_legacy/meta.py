"""What the lobby and the slash commands show before a match exists."""

from engines.core.meta import Meta, Phrase, Setting, step
from engines.core.printed import OptionItem
from engines.core.record import evolve
from engines.risk_legacy.components import BOX
from engines.risk_legacy.drafts.marching import Expanding, Maneuvering, Placing
from engines.risk_legacy.rules.rewards import HOLDERS, WINNERS
from engines.risk_legacy.setup import LATER, NO_CAP

ROUND_CAPS = range(8, 51)
"""The rules allow any number from the first of these on (RL-1.10). Ours end here, since a setting may have fifty
entries to choose from and no more; a game that is to last longer takes no cap."""
BUILT = ("all_built", "none")
"""No list of single packets can be chosen: it would say which there are, and what they are called."""


def _setting(item: OptionItem) -> Setting:
    match item.id:
        case "round_cap":
            return Setting(key=item.id, choices=(NO_CAP,), default=NO_CAP, numbers=ROUND_CAPS)
        case "sealed_packets":
            return evolve(item.setting(), choices=BUILT)
    return item.setting()


PHRASES = (
    Phrase(name="place", steps=Placing.steps("where", "troops")),
    Phrase(
        name="attack",
        steps=(step("target", "assault.target"), step("from", "assault.origin", optional=True), step("how", "assault")),
    ),
    Phrase(name="expand", steps=Expanding.steps("target", "from", "troops", optional=("from",))),
    Phrase(name="move", steps=Maneuvering.steps("from", "to", "troops")),
    Phrase(name="trade", steps=(step("cards", "trade", "trade.cards"),)),
    Phrase(name="star", steps=(step("cards", "buy_star", "buy_star.cards"),)),
    Phrase(name="end", steps=(step("", "end_turn"),)),
    Phrase(name="card", steps=(step("which", "take_card"),)),
    Phrase(name="join", steps=(step("where", "join"),)),
    Phrase(name="start", steps=(step("faction", "take_faction", optional=True), step("where", "start_at"))),
    Phrase(name="defend", steps=(step("dice", "defend_with"),)),
    Phrase(name="window", steps=(step("play", "pass", "play_scar", "fire"),)),
    Phrase(name="reward", steps=(step("what", "reward_move.reward", "forgo.sure"), step("where", *WINNERS, *HOLDERS))),
    Phrase(name="name", steps=(step("text", "not_now"),)),
    Phrase(name="orders", aside=True),
)

UNSEAL = Setting(key=LATER, choices=("no", "yes"), default="no", later=True)
"""Packets in a world that was founded without (RL-B0.4)."""

META = Meta(
    key="risk_legacy",
    command="risk",
    seats=BOX.seats.counts,
    options=(*(_setting(item) for item in BOX.options.items), UNSEAL),
    schema=4,
    rules="8",
    phrases=PHRASES,
    minutes=(60, 120),
    turns=100,
    prologue=True,
)
