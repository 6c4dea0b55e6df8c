"""A founding match, or the next game of a world (RL-1.6, 4.1, 4.2)."""

from pydantic import TypeAdapter

from engines.core.board import unpacked
from engines.core.meta import Options
from engines.core.outcome import Heirloom
from engines.risk_legacy.campaign.records import Charter, fold, inherited
from engines.risk_legacy.deeds.found import Found
from engines.risk_legacy.deeds.opening import OpenGame
from engines.risk_legacy.fields import EMPTY
from engines.risk_legacy.side import Side
from engines.risk_legacy.state import State, Variant

NO_CAP = "none"
LATER = "unseal"
_VARIANT, _CHARTER = TypeAdapter(Variant), TypeAdapter(Charter)
_CAMPAIGN = ("founding", "sealed_packets")


def setup(seats: int, seed: str, options: Options, heirloom: Heirloom | None, people: tuple[str, ...]) -> State:
    """Whatever is dealt or rolled is the business of the first deed, so that it makes events."""
    chain = inherited(heirloom)
    world = fold(chain)
    allowing = options[LATER] == "yes" and not world.packets.allowed
    chosen = _CHARTER.validate_python({key: options[key] for key in _CAMPAIGN})
    return State(
        world=world,
        charter=(chain[0].charter if chain else None) or chosen,
        chain=chain,
        people=people,
        variant=variant(options),
        sides=(Side(),) * seats,
        fields=(EMPTY,) * len(world.lands),
        pool=world.pool,
        **unpacked(seats, seed, OpenGame(allowing=allowing) if chain else Found()),
    )


def moot(heirloom: Heirloom) -> tuple[str, ...]:
    """Packets can be allowed once: at the founding, or later in a world that was founded without (RL-B0.4)."""
    return (LATER,) if fold(inherited(heirloom)).packets.allowed else ()


def variant(options: Options) -> Variant:
    """The options of this game as the rules read them."""
    told = {key: choice for key, choice in options.items() if key not in (*_CAMPAIGN, LATER, "round_cap")}
    cap = options["round_cap"]
    return _VARIANT.validate_python({**told, "round_cap": None if cap == NO_CAP else int(cap)})
