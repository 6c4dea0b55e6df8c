"""The box unpacked: nothing is shuffled or dealt yet, that is the first deed, so that it makes events."""

from __future__ import annotations

from pydantic import TypeAdapter

from engines.bellum_magica.atlas import CASTLES, CHESTS_OF, DECK_ORDER, OF_KIND, OF_TIER
from engines.bellum_magica.deeds.deal import Deal
from engines.bellum_magica.lair import Lair
from engines.bellum_magica.state import Piles, State, Variant
from engines.core.chair import Chair
from engines.core.meta import Options
from engines.core.rng import Rng

ANY = "any"
"""A seat that takes whatever castle it is dealt."""
NO_CAP = "none"
_IDS = tuple(castle.id for castle in CASTLES)
_VARIANT = TypeAdapter(Variant)


def variant(options: Options) -> Variant:
    """The options of the table as the rules read them."""
    captain, cap = options["first_captain"], options["day_cap"]
    wishes = options["castle_wishes"].split(",")
    return _VARIANT.validate_python(
        {
            "first": None if captain == "random" else int(captain),
            "wishes": tuple(None if wish == ANY else _IDS.index(wish) for wish in wishes),
            "end_at": int(options["end_at"]),
            "supply": options["supply"],
            "day_cap": None if cap == NO_CAP else int(cap),
        }
    )


def setup(seats: int, seed: str, options: Options) -> State:
    wood, metal, gold = CHESTS_OF
    evil, more_evil = OF_TIER
    return State(
        lairs=(Lair(),) * seats,
        piles=Piles(
            settlements=tuple(card for kind in DECK_ORDER for card in OF_KIND[kind]),
            creatures=(evil, more_evil),
            chests=(wood, metal, gold),
        ),
        variant=variant(options),
        rng=Rng(seed),
        stack=(Deal(),),
        chairs=(Chair(),) * seats,
        drafts=(None,) * seats,
    )
